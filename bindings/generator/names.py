# SPDX-License-Identifier: MIT
"""The name of each function in each language, and the paragraph of names in the README of each binding."""

import re

from .description import TYPE_NAMES, Description, camel, filled, pascal
from .godot import RENAMED

#: The folders of the bindings.
FOLDERS = {"C++": "cpp", "Python": "python", "Lua": "lua", "JavaScript": "web", "Swift": "swift", "Java": "java",
           "GDScript": "godot", "Rust": "rust", "C#": "csharp"}
#: Where a name does not follow from that in the header.
OTHERS = {
    "C++": {"status_string": "message", "config_init": "Config", "config_check": "Config::check", "destroy": "~View"},
    "Python": {"version": "library_version", "status_string": "Error.message", "config_init": "Config",
               "config_check": "Config.check", "create": "View", "destroy": "View.close",
               "view_to_content": "Transform.to_content", "content_to_view": "Transform.to_view",
               "transform_invert": "Transform.inverse", "transform_to_affine": "Transform.affine",
               "transform_to_matrix": "Transform.matrix", "replay": "replay"},
    "Lua": {"version": "library_version", "config_init": "view", "create": "view", "poll_events": "view:events"},
    "JavaScript": {"create": "View", "destroy": "view.close"},
    "Swift": {"version": "libraryVersion", "status_string": "TapZoomError.message", "config_init": "Config.init",
              "config_check": "Config.check", "create": "ZoomView.init", "destroy": "ZoomView.deinit",
              "push_touches": "ZoomView.push(_:)", "push_scroll": "ZoomView.push(_:)",
              "get_contact_owner": "ZoomView.owner(of:)", "set_contact_owner": "ZoomView.setOwner",
              "get_transform_at": "ZoomView.transform(at:)", "zoom_to": "ZoomView.zoom(to:about:)",
              "zoom_to_rect": "ZoomView.zoom(to:)", "center_on": "ZoomView.center(on:)",
              "rotate_to": "ZoomView.rotate(to:about:)", "pan_by": "ZoomView.pan(byX:y:)",
              "zoom_by": "ZoomView.zoom(by:about:)", "rotate_by": "ZoomView.rotate(by:about:)",
              "view_to_content": "Transform.contentPoint", "content_to_view": "Transform.viewPoint",
              "transform_compose": "Transform.composed", "transform_invert": "Transform.inverted",
              "transform_interpolate": "Transform.interpolated", "transform_to_affine": "Transform.affine",
              "transform_to_matrix": "Transform.matrix"},
    "Java": {"status_string": "TapZoomException", "config_init": "Config", "config_check": "Config.check",
             "create": "TapZoom", "destroy": "TapZoom.close", "push_touches": "TapZoom.push",
             "push_scroll": "TapZoom.push", "view_to_content": "Transform.viewToContent",
             "content_to_view": "Transform.contentToView"},
    "GDScript": {"config_init": "camera.preset", "create": "TapZoomCamera2D.new", "destroy": "camera.free",
                 **{name: f"camera.{renamed}" for name, renamed in RENAMED.items()}},
    "Rust": {"version": "library_version", "status_string": "Status::message", "config_init": "Config::new",
             "config_check": "Config::check", "create": "View::new", "destroy": "View::drop",
             "view_to_content": "Transform::view_to_content", "content_to_view": "Transform::content_to_view"},
    "C#": {"version": "View.LibraryVersion", "status_string": "TapZoomException", "config_init": "Config",
           "config_check": "Config.Check", "create": "View", "view_size": "View.Size", "create_at": "View",
           "destroy": "View.Dispose", "get_contact_owner": "View.GetContactOwner", "get_contacts": "View.GetContacts",
           "get_transform_at": "View.GetTransformAt", "get_scale_range": "View.GetScaleRange",
           "get_raster_transform": "View.GetRasterTransform", "get_visible_rect": "View.GetVisibleRect",
           "get_pan_range": "View.GetPanRange", "get_smart_zoom": "View.GetSmartZoom",
           "view_to_content": "Transform.ToContent", "content_to_view": "Transform.ToView"}}
#: Functions without a name in a language, because it has their result elsewhere.
MISSING = {("Lua", "status_string"): "the message of an error", ("Lua", "config_check"): "the error of `view`",
           ("GDScript", "config_check"): "the error of a property"}
#: Functions of languages in which a program places objects in memory; the bindings of the others do not call them.
MEMORY = {"view_size", "create_at"}
PLACING = {"C++", "C#"}


#: Functions without a view. C++, Lua and JavaScript have them outside of a type.
FREE = {"version", "status_string", "config_init", "config_check", "view_to_content", "content_to_view"}


def usual(plain: str) -> dict[str, str]:
    """The name in each language that follows from that in the header, without `tapzoom_`."""
    if plain.startswith("transform_"):
        of = plain.removeprefix("transform_")
        return {"C++": of, "Python": f"Transform.{of}", "Lua": plain, "JavaScript": camel(plain),
                "Swift": f"Transform.{camel(of)}", "Java": f"Transform.{camel(of)}", "GDScript": f"camera.{plain}",
                "Rust": f"Transform::{of}", "C#": f"Transform.{pascal(of)}"}
    noun = plain.removeprefix("get_")
    free = {"C++": plain, "Lua": plain, "JavaScript": camel(plain)} if plain in FREE else {}
    return {"C++": f"View::{noun}", "Python": f"View.{noun}", "Lua": f"view:{noun}",
            "JavaScript": f"view.{camel(plain)}", "Swift": f"ZoomView.{camel(noun)}",
            "Java": f"TapZoom.{camel(plain)}", "GDScript": f"camera.{plain}", "Rust": f"View::{noun}",
            "C#": f"View.{pascal(noun)}", **free}


def names(function: str) -> dict[str, str]:
    """The name of a function in each language."""
    plain = function.removeprefix("tapzoom_")
    return {language: OTHERS[language].get(plain, name) for language, name in usual(plain).items()
            if (language, plain) not in MISSING and (language in PLACING or plain not in MEMORY)}


def types() -> list[str]:
    """The types of Swift, Java and C# that have a name of their own, each behind that in the header."""
    from .module import STRUCTS, TYPES  # that module takes the names of functions from this one

    pairs = [(f"tapzoom_{name}", pascal(name), STRUCTS[name]) for name in ("level", "rect", "state")]
    pairs += [(f"{prefix}*", name, TYPES[prefix]) for prefix, name in TYPE_NAMES.items() if prefix != "TAPZOOM_ERROR_"]
    return [f"`{c}`: `{other}`" for c, one, other in pairs if one.rstrip("s") != other.rstrip("s")]


def last(name: str) -> str:
    """A name without its type or view."""
    return re.split("[.:]", name.partition("(")[0])[-1]


def paragraph(api: Description, language: str) -> list[str]:
    """The rule by examples, and each function that does not follow it."""
    functions = {plain: usual(plain)[language] for plain in (one["name"].removeprefix("tapzoom_")
                                                             for one in api.functions)}
    other = {plain: f"`{name}`" for plain, name in OTHERS[language].items() if last(name) != last(functions[plain])}
    other.update({plain: text for (of, plain), text in MISSING.items() if of == language})
    rule = [f"`tapzoom_{plain}` is `{functions[plain]}`" for plain in ("step", "get_state", "transform_compose")
            if plain not in OTHERS[language]]
    text = f"**Names**: {', '.join(rule)}, and so on. Exceptions: "
    text += ", ".join(f"`{plain}`: {other[plain]}" for plain in functions if plain in other) + "."
    if language not in PLACING:
        text += " `view_size` and `create_at` are missing."
    if language in ("Swift", "Java", "C#"):
        text += f" Types: {', '.join(types())}."
    return filled(text.split(), "", "")


def outputs(api: Description) -> dict[str, object]:
    return {f"bindings/{folder}/README.md": {"names": ["", *paragraph(api, language), ""]}
            for language, folder in FOLDERS.items()}
