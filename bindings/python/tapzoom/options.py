# SPDX-License-Identifier: MIT
"""The options of commands."""

from __future__ import annotations

from typing import Optional, TypedDict, Union

from .enums import Curve, Path


class Options(TypedDict, total=False):
    """How a command moves the view: keyword arguments such as ``view.reset(animated=True, curve="ease_out")``."""

    #: Whether the view animates; without it, at once, unless a duration is given.
    animated: Optional[bool]
    #: Speed along the way: a Curve or its name [STANDARD].
    curve: Union[Curve, int, str]
    #: A Path or its name [DIRECT]; relative commands and set_config go DIRECT.
    path: Union[Path, int, str]
    #: Seconds, 0.001 to 10. 0 takes the setting animation_duration, for FLY the time by fly_speed.
    duration: float
    #: Space that zoom_to_rect leaves free at the sides of the safe area, 0 to MAX_LENGTH each.
    left: float
    top: float
    right: float
    bottom: float
    #: Largest scale to go to, 1e-40 to 1e40, or 0: that of the view. zoom_by never zooms out for it.
    max_scale: float
    #: Curvature of FLY, 0.001 to 1000, or 0: sqrt 2. A larger one zooms out further.
    fly_rho: float
    #: rho-screenfuls per second of FLY without a duration, 0.001 to 1000, or 0: 1.2.
    fly_speed: float
    #: Smallest scale that FLY passes between both ends, 1e-40 to 1e40, or 0: that of the view.
    fly_min_scale: float
