# SPDX-License-Identifier: MIT
"""play.py SCRIPT - plays a script with the Python binding and prints the result of each call, with all digits.

A line of a script is a call and its arguments. play.cpp and play.lua do the same with their bindings.
"""

import sys
from typing import Callable, Dict, List

import tapzoom


def options(duration: str) -> tapzoom.Options:
    """Returns the options of a command: animated, or at once for a duration of 0."""
    return {"duration": float(duration)}


def touch(
    view: tapzoom.View, time: str, id: str, phase: str, x: str, y: str, tool: str, flag: str, button: str
) -> None:
    """Pushes a touch. The word "none" stands for an empty set."""
    flags, buttons = ([] if name == "none" else [name] for name in (flag, button))
    view.push_touch(float(time), int(id), phase, float(x), float(y), tool, flags, buttons)


def scroll(
    view: tapzoom.View, time: str, x: str, y: str, dx: str, dy: str, factor: str, rotation: str, unit: str,
    source: str, phase: str,
) -> None:
    print("consumed" if view.push_scroll(
        float(time), float(x), float(y), dx=float(dx), dy=float(dy), factor=float(factor), rotation=float(rotation),
        unit=unit, source=source, phase=phase
    ) else "left")


def velocity(view: tapzoom.View, *given: str) -> None:
    x, y, log_scale, rotation, view_x, view_y = map(float, given)
    view.set_velocity((x, y, log_scale, rotation, (view_x, view_y)))


def settings(view: tapzoom.View, wheel: str, trackpad: str, snap: str, momentum: str, invert: str) -> None:
    view.config = view.config.replace(
        wheel=wheel, trackpad=trackpad, snap=snap, momentum=momentum, invert_zoom=invert == "1"
    )


def sharing(view: tapzoom.View, contacts: str, edge: str, tool: str, button: str) -> None:
    edges, tools, buttons = ([] if name == "none" else [name] for name in (edge, tool, button))
    view.config = view.config.replace(
        min_pan_contacts=int(contacts), pager_edges=edges, host_tools=tools, host_buttons=buttons
    )


def owner(view: tapzoom.View, id: int) -> str:
    try:
        return str(view.contact_owner(id))
    except tapzoom.ContactUnknownError:
        return "-"


CALLS: Dict[str, Callable[..., None]] = {
    "touch": touch,
    "scroll": scroll,
    "velocity": velocity,
    "advance": lambda view, time: view.advance(float(time)),
    "cancel": lambda view, time: view.cancel_touches(float(time)),
    "near": lambda view, time: view.pen_near(float(time)),
    "step": lambda view, action, duration: view.step(action, **options(duration)),
    "pan_by": lambda view, dx, dy, duration: view.pan_by(float(dx), float(dy), **options(duration)),
    "zoom_by": lambda view, factor, x, y, duration: view.zoom_by(
        float(factor), (float(x), float(y)), **options(duration)
    ),
    "rotate_by": lambda view, angle, x, y, duration: view.rotate_by(
        float(angle), (float(x), float(y)), **options(duration)
    ),
    "zoom_to": lambda view, scale, x, y, duration: view.zoom_to(
        float(scale), (float(x), float(y)), **options(duration)
    ),
    "reset": lambda view, duration: view.fit(**options(duration)),
    "stop": lambda view: view.stop_motion(),
    "settings": settings,
    "sharing": sharing,
    "owner": lambda view, id, name: view.set_contact_owner(int(id), name),
    "pager": lambda view, x, y: view.set_pager_offset(float(x), float(y)),
}


def text(*numbers: float) -> str:
    return " ".join(f"{number:.17g}" for number in numbers)


def main(lines: List[str]) -> None:
    with tapzoom.View((400, 600), (2000, 3000), preset="maps") as view:
        view.config = view.config.replace(gestures=view.config.gestures | tapzoom.Gesture.ROTATE)
        for line in lines:
            name, *arguments = line.split()
            CALLS[name](view, *arguments)
            print(text(*view.transform, *view.target_transform))
            print(text(*view.overscroll))
            print(text(*view.velocity[:4], *view.velocity.view_point, view.state.next_deadline))
            print(*(owner(view, id) for id in range(3)))
            for event in view.poll_events():
                print(event.kind, event.phase, text(event.time, *event.view_point, event.scale, *event.unconsumed))
                print(event.contact, event.tool, int(event.buttons), int(event.limits), event.owner)


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as script:
        main(script.read().splitlines())
