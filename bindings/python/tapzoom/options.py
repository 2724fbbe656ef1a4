# SPDX-License-Identifier: MIT
"""The options of commands."""

from __future__ import annotations

from typing import Optional, TypedDict, Union

from .enums import Curve, Path


class Options(TypedDict, total=False):
    """How a command moves the view: keyword arguments such as ``view.reset(animated=True, curve="ease_out")``.

    animated                  True: animated. False: at once. Without it, a duration animates.
    curve                     A Curve or its name [STANDARD].
    path                      A Path or its name [DIRECT]. Relative commands and set_config go DIRECT.
    duration                  Duration of the animation in seconds, 0, or 0.001 to 10. 0 takes the setting
                              animation_duration, or for FLY the time by fly_speed: at least animation_duration, at most
                              60 seconds.
    left, top, right, bottom  Space that zoom_to_rect leaves free at the sides of the safe area, view units, each 0 to
                              MAX_LENGTH [0]. It leaves at least 1/64 of the safe area.
    max_scale                 Largest scale to go to, 1e-40 to 1e40, or 0: that of the view. zoom_by never zooms out for
                              it. set_config ignores it.
    fly_rho                   FLY: curvature, 0.001 to 1000, or 0: sqrt 2. A larger one zooms out further.
    fly_speed                 FLY without a duration: rho-screenfuls per second, 0.001 to 1000, or 0: 1.2.
    fly_min_scale             FLY: smallest scale to pass between both ends, 1e-40 to 1e40, or 0: that of the view,
                              which also holds where it is larger. A flight that would go below it flies with a smaller
                              rho instead.

    The length of a flight counts in rho-screenfuls, by the larger side of the viewport. Its duration is that length
    divided by fly_speed, as in MapLibre GL JS and math.gl with their default speed of 1.2; d3-interpolate takes length
    * rho / sqrt 2 seconds. Every field is checked, also where the command ignores it: RangeError, NotFiniteError,
    EnumError; an unknown name is a TypeError.
    """

    animated: Optional[bool]
    curve: Union[Curve, int, str]
    path: Union[Path, int, str]
    duration: float
    left: float
    top: float
    right: float
    bottom: float
    max_scale: float
    fly_rho: float
    fly_speed: float
    fly_min_scale: float
