# SPDX-License-Identifier: MIT
"""The options of commands."""

from __future__ import annotations

from typing import Optional, TypedDict

from .enums import CurveLike, PathLike


class Options(TypedDict, total=False):
    """Options of a command: keyword arguments such as ``view.fit(animated=True, curve="ease_out")``.

    animated                  True: animated. False: at once. Without it, a duration other than 0 animates. Without
                              animation curve, path, duration and the fields of FLY have no effect.
    curve                     A Curve or its name [STANDARD].
    path                      A Path or its name [DIRECT]. Relative commands and set_config always take DIRECT.
    duration                  Duration of the animation in seconds, 0, or 0.001 to 10 [0]. 0 means the setting
                              animation_duration; if that is 0 too, the command takes effect at once. For FLY 0 means
                              the time by fly_speed, at least animation_duration and at most 60 seconds.
    left, top, right, bottom  Padding of zoom_to_rect at the sides of the safe area, view units, 0 to MAX_LENGTH each
                              [0]. Like insets, it leaves at least 1/64 of the safe area.
    max_scale                 Largest scale of the target, 1e-40 to 1e40, or 0: that of the view [0]. It limits every
                              absolute command. zoom_by never zooms out because of it. set_config ignores it.
    fly_rho                   FLY: curvature, 0.001 to 1000, or 0: sqrt 2 [0]. A larger one zooms out further. A flight
                              that would go below the view's smallest scale takes a smaller rho.
    fly_speed                 FLY without a duration: rho-screenfuls per second, 0.001 to 1000, or 0: 1.2 [0].

    quiet                     True: the command follows another camera, such as a linked view, and yields to the user.
                              It sends no events of its own; SETTLED comes 0.15 s after the last one. Not with
                              animated.

    The length S of a flight is in rho-screenfuls, by the larger side of the viewport. Its duration is S / fly_speed, as
    in MapLibre GL JS and math.gl, which have the same default speed of 1.2; d3-interpolate takes S * rho / sqrt 2
    seconds. The library checks every option, also those that the command ignores: RangeError, NotFiniteError,
    EnumError. An unknown name raises TypeError.
    """

    animated: Optional[bool]
    curve: CurveLike
    path: PathLike
    duration: float
    left: float
    top: float
    right: float
    bottom: float
    max_scale: float
    fly_rho: float
    fly_speed: float
    quiet: Optional[bool]
