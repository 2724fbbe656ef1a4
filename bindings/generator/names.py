# SPDX-License-Identifier: MIT
"""A page of the guide: the name of each function in each language. A test finds each name in its binding."""

from .description import TYPE_NAMES, WRITTEN, Description, camel, pascal
from .godot import RENAMED

PAGE = "examples/guide/names.md"
#: Where a name does not follow from that in the header.
OTHERS = {
    "C++": {"version": "version", "status_string": "message", "config_init": "Config", "config_check": "Config::check",
            "destroy": "~View", "view_to_content": "view_to_content", "content_to_view": "content_to_view",
            "transform_compose": "compose", "transform_invert": "invert", "transform_interpolate": "interpolate",
            "transform_to_affine": "to_affine", "transform_to_matrix": "to_matrix"},
    "Python": {"version": "library_version", "status_string": "Error.message", "config_init": "Config",
               "config_check": "Config.check", "create": "View", "destroy": "View.close",
               "view_to_content": "Transform.to_content", "content_to_view": "Transform.to_view",
               "transform_compose": "Transform.compose", "transform_invert": "Transform.inverse",
               "transform_interpolate": "Transform.interpolate", "transform_to_affine": "Transform.affine",
               "transform_to_matrix": "Transform.matrix", "replay": "replay"},
    "Lua": {"version": "library_version", "config_init": "view", "create": "view", "view_to_content": "view_to_content",
            "content_to_view": "content_to_view", "transform_compose": "transform_compose",
            "transform_invert": "transform_invert", "transform_interpolate": "transform_interpolate",
            "transform_to_affine": "transform_to_affine", "transform_to_matrix": "transform_to_matrix",
            "poll_events": "view:events"},
    "JavaScript": {"version": "version", "status_string": "statusString", "config_init": "configInit",
                   "config_check": "configCheck", "create": "View", "destroy": "view.close",
                   "view_to_content": "viewToContent", "content_to_view": "contentToView",
                   "transform_compose": "transformCompose", "transform_invert": "transformInvert",
                   "transform_interpolate": "transformInterpolate", "transform_to_affine": "transformToAffine",
                   "transform_to_matrix": "transformToMatrix"},
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
             "content_to_view": "Transform.contentToView", "transform_compose": "Transform.compose",
             "transform_invert": "Transform.invert", "transform_interpolate": "Transform.interpolate",
             "transform_to_affine": "Transform.toAffine", "transform_to_matrix": "Transform.toMatrix"},
    "GDScript": {"config_init": "camera.preset", "create": "TapZoomCamera2D.new", "destroy": "camera.free",
                 **{name: f"camera.{renamed}" for name, renamed in RENAMED.items()}},
    "Rust": {"version": "library_version", "status_string": "Status::message", "config_init": "Config::new",
             "config_check": "Config::check", "create": "View::new", "destroy": "View::drop",
             "view_to_content": "Transform::view_to_content", "content_to_view": "Transform::content_to_view",
             "transform_compose": "Transform::compose", "transform_invert": "Transform::invert",
             "transform_interpolate": "Transform::interpolate", "transform_to_affine": "Transform::to_affine",
             "transform_to_matrix": "Transform::to_matrix"},
    "C#": {"version": "View.LibraryVersion", "status_string": "TapZoomException", "config_init": "Config",
           "config_check": "Config.Check", "create": "View", "view_size": "View.Size", "create_at": "View",
           "destroy": "View.Dispose", "get_contact_owner": "View.GetContactOwner", "get_contacts": "View.GetContacts",
           "get_transform_at": "View.GetTransformAt", "get_scale_range": "View.GetScaleRange",
           "get_raster_transform": "View.GetRasterTransform", "get_visible_rect": "View.GetVisibleRect",
           "get_pan_range": "View.GetPanRange", "get_smart_zoom": "View.GetSmartZoom",
           "view_to_content": "Transform.ToContent", "content_to_view": "Transform.ToView",
           "transform_compose": "Transform.Compose",
           "transform_invert": "Transform.Invert", "transform_interpolate": "Transform.Interpolate",
           "transform_to_affine": "Transform.ToAffine", "transform_to_matrix": "Transform.ToMatrix"}}
#: Functions without a name in a language, because it has their result elsewhere.
MISSING = {("Lua", "status_string"): "the message of an error", ("Lua", "config_check"): "the error of `view`",
           ("GDScript", "config_check"): "the error of a property"}
#: Functions of languages in which a program places objects in memory; the bindings of the others do not call them.
MEMORY = {"view_size", "create_at"}
PLACING = {"C++", "C#"}


def names(function: str) -> dict[str, str]:
    """The name of a function in each language."""
    plain = function.removeprefix("tapzoom_")
    noun = plain.removeprefix("get_")
    usual = {"C++": f"View::{noun}", "Python": f"View.{noun}", "Lua": f"view:{noun}",
             "JavaScript": f"view.{camel(plain)}", "Swift": f"ZoomView.{camel(noun)}",
             "Java": f"TapZoom.{camel(plain)}", "GDScript": f"camera.{plain}", "Rust": f"View::{noun}",
             "C#": f"View.{pascal(noun)}"}
    return {language: OTHERS[language].get(plain, name) for language, name in usual.items()
            if (language, plain) not in MISSING and (language in PLACING or plain not in MEMORY)}


def types() -> list[str]:
    """The types that have one name in some languages and another one in the others."""
    from .module import STRUCTS, TYPES  # that module takes the names of functions from this one

    pairs = [(f"tapzoom_{name}", pascal(name), STRUCTS[name]) for name in ("level", "rect", "state")]
    pairs += [(f"{prefix}*", name, TYPES[prefix]) for prefix, name in TYPE_NAMES.items() if prefix != "TAPZOOM_ERROR_"]
    return [f"| `{c}` | `{one}` | `{other}` |" for c, one, other in pairs if one.rstrip("s") != other.rstrip("s")]


def outputs(api: Description) -> dict[str, object]:
    lines = ["<!-- SPDX-License-Identifier: MIT -->", f"<!-- {WRITTEN} -->",
             "# Names in each language", "",
             "Each binding has every function of [tapzoom.h](../../include/tapzoom.h), which is the manual. Use this "
             "table to find",
             "the name in your language. Kotlin has the names of Java. A program in C, C++ or C# can place a view in "
             "its own", "memory.", "",
             "| C | " + " | ".join(OTHERS) + " |", "|---|" + "---|" * len(OTHERS)]
    for one in api.functions:
        found, plain = names(one["name"]), one["name"].removeprefix("tapzoom_")
        cells = [f"`{found[language]}`" if language in found else MISSING.get((language, plain), "-")
                 for language in OTHERS]
        lines.append(f"| `{one['name']}` | " + " | ".join(cells) + " |")
    lines += ["", "Some types have another name in Swift, Java and C#.", "",
              "| C | C++, Python, JavaScript, Rust | Swift, Java, C# |", "|---|---|---|", *types()]
    return {PAGE: "\n".join(lines) + "\n"}
