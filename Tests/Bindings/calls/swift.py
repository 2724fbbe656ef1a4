# SPDX-License-Identifier: MIT
"""The script as a program of Swift."""

import re

from generator.description import camel, short
from generator.module import NEEDED, STRUCTS, TYPES
from script import Step
from typed import Typed

SWIFT_HEAD = """import Glibc
import TapZoom

struct Run: ~Copyable {
    var view: ZoomView
    var saved: [UInt8] = []
    var recorded: [UInt8] = []
}

func say(_ name: String, _ value: String) { print(" \\(name)=\\(value)", terminator: "") }
func whole(_ name: String, _ value: Int64) { say(name, "\\(value)") }
func text(_ name: String, _ value: String) { say(name, value) }
func padded(_ value: UInt64, _ width: Int) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: width - digits.count) + digits
}
func num(_ name: String, _ value: Double) { say(name, padded(value.bitPattern, 16)) }
func hex(_ bytes: [UInt8]) { say("bytes", bytes.map { padded(UInt64($0), 2) }.joined()) }
func failed(_ error: TapZoomError) {
    whole("error", Int64(error.status.rawValue))
    text("message", error.message)
    // C names settings alone.
    if let field = error.field, field.contains("_") { text("field", field) }
    if error.acceptedTouches > 0 { whole("accepted", Int64(error.acceptedTouches)) }
}
"""
ABOUT = "ViewPoint(x: {view_x}, y: {view_y})"
SWIFT_CALLS = {
    "version": 'whole("version", Int64(libraryVersion))',
    "config_init": "show(Config({preset}))",
    "config_check": "try {config}.check()",
    "create": "run.view = try ZoomView({config}, viewport: {viewport}, content: {content})",
    "destroy": "",  # the next view takes its place
    "set_config": "try run.view.setConfig({config}, options: {options})",
    "set_viewport": "try run.view.setViewport({viewport})",
    "set_content": "try run.view.setContent({content}, keep: {keep})",
    "set_pager_offset": "try run.view.setPagerOffset(x: {x}, y: {y})",
    "push_touches": "try run.view.push([{touches}])",
    "push_scroll": 'whole("consumed", try run.view.push({scroll}) ? 1 : 0)',
    "get_contact_owner": 'whole("owner", Int64(try run.view.owner(of: {id}).rawValue))',
    "set_contact_owner": "try run.view.setOwner({owner}, of: {id})",
    "get_contacts": "for one in run.view.contacts { show(one) }",
    "cancel_touches": "try run.view.cancelTouches(at: {time})",
    "pen_near": "try run.view.penNear(at: {time})",
    "advance": "try run.view.advance(to: {time})",
    "frame": "var events: [GestureEvent] = []\n"
             "show(try run.view.frame(at: {time}, touches: [{touches}], into: &events))\n"
             "for one in events { show(one) }",
    "rebase_time": "try run.view.rebaseTime(by: {offset})",
    "get_transform_at": "show(try run.view.transform(at: {time}))",
    "get_scale_range": 'let range = run.view.scaleRange\n'
                       'num("min", range.min); num("max", range.max); num("fitted", range.fitted)',
    "get_raster_transform": "show(try run.view.rasterTransform(showing: {transform}))",
    "get_visible_rect": "show(try run.view.visibleRect(under: {transform}))",
    "get_pan_range": "show(try run.view.panRange({transform}))",
    "get_smart_zoom": "show(try run.view.smartZoom(to: {block}, at: ContentPoint(x: {content_x}, y: {content_y}), "
                      "maxScale: {max_scale}))",
    "poll_events": "for one in run.view.pollEvents() { show(one) }",
    "view_to_content": f'let point = try {{transform}}.contentPoint(at: {ABOUT})\n'
                       'num("content_x", point.x); num("content_y", point.y)',
    "content_to_view": 'let point = try {transform}.viewPoint(at: ContentPoint(x: {content_x}, y: {content_y}))\n'
                       'num("view_x", point.x); num("view_y", point.y)',
    "transform_compose": "show(try {outer}.composed(with: {inner}))",
    "transform_invert": "show(try {transform}.inverted())",
    "transform_interpolate": "show(try {from}.interpolated(to: {to}, at: {t}))",
    "transform_to_affine": 'let found = try {transform}.affine()\n'
                           'for (i, one) in [found.a, found.b, found.c, found.d, found.x, found.y].enumerated() '
                           '{ num("matrix\\(i)", one) }',
    "transform_to_matrix": 'let origin = ContentPoint(x: {origin_x}, y: {origin_y})\n'
                           'let found = try {transform}.matrix(relativeTo: origin)\n'
                           'for (i, column) in [found.0, found.1, found.2, found.3].enumerated() {\n'
                           'for k in 0..<4 { num("matrix\\(4 * i + k)", Double(column[k])) } }',
    "set_transform": "try run.view.setTransform({transform}, options: {options})",
    "zoom_to": f"try run.view.zoom(to: {{scale}}, about: {ABOUT}, options: {{options}})",
    "zoom_to_rect": "try run.view.zoom(to: {rect}, options: {options})",
    "center_on": "try run.view.center(on: ContentPoint(x: {content_x}, y: {content_y}), scale: {scale}, "
                 "options: {options})",
    "rotate_to": f"try run.view.rotate(to: {{rotation}}, about: {ABOUT}, options: {{options}})",
    "fit": "try run.view.fit(options: {options})",
    "pan_by": "try run.view.pan(byX: {dx}, y: {dy}, options: {options})",
    "zoom_by": f"try run.view.zoom(by: {{factor}}, about: {ABOUT}, options: {{options}})",
    "rotate_by": f"try run.view.rotate(by: {{angle}}, about: {ABOUT}, options: {{options}})",
    "step": "try run.view.step({action}, options: {options})",
    "set_velocity": "try run.view.setVelocity({velocity})",
    "stop_motion": "run.view.stopMotion()",
    "save_state": "run.saved = run.view.saveState()\nhex(run.saved)",
    "load_state": "try run.view.loadState(run.saved)",
    "begin_recording": "try run.view.beginRecording(capacity: 65536)",
    "fetch_recording": "let bytes = try run.view.fetchRecording()\nhex(bytes)\nrun.recorded += bytes",
    "end_recording": "run.view.endRecording()",
    "replay": "var (at, entry, events) = (0, RecordEntry(), [GestureEvent]())\nwhile at < run.recorded.count {\n"
              "at += try run.view.replay(run.recorded[at...], into: &entry, events: &events)\n"
              "show(entry); for one in events { show(one) } }",
}


class Swift(Typed):
    column, NAN, ABSENT, calls = "Swift", "Double.nan", "CommandOptions()", SWIFT_CALLS

    def named(self, name: str) -> str:
        point = re.fullmatch(r"((?:landing_)?(?:view|content))_([xy])", name)
        return f"{camel(point[1])}Point.{point[2]}" if point else camel(name)

    def arguments(self, step: Step) -> dict:
        found = super().arguments(step)
        if step.function == "get_pan_range":
            found["transform"] = f"under: {found['transform']}" if found else ""
        return found

    def call(self, receiver: str, function: str, words: list) -> str:
        return f"run.view.{self.method(function)}"

    def switch(self, value: bool) -> str:
        return str(value).lower()

    def choice(self, prefix: str, member: str) -> str:
        return f"{TYPES[prefix]}.{camel(member)}"

    def flags(self, prefix: str, members: list) -> str:
        return f"[{', '.join(f'.{camel(one)}' for one in members)}]"

    kinds = flags

    def struct(self, name: str, given: dict) -> str:
        words = {camel(field): f"[{self.value(value)}]" if value[0] == "list" else self.value(value)
                 for field, value in given.items()}
        if name == "config":
            sets = "; ".join(f"it.{field} = {value}" for field, value in words.items())
            return f"{{ () -> Config in var it = Config(.photos); {sets}; return it }}()"
        if name == "velocity":
            words["viewPoint"] = f"ViewPoint(x: {words.pop('viewX')}, y: {words.pop('viewY')})"
        first = [camel(one) for one in NEEDED.get(name, "").split()]
        ordered = [*first, *(field for field in words if field not in first)]
        return f"{STRUCTS[name]}({', '.join(f'{field}: {words[field]}' for field in ordered)})"

    def constant(self, prefix: str, value: dict) -> str:
        if value["name"] == "TAPZOOM_OK":
            return "0"
        return f"Int64({self.choice(prefix, short(value['name'], prefix))}.rawValue)"

    def integer(self, at: str, what: str, prefix: str) -> str:
        if what == "switch":
            return f"{at} ? 1 : 0"
        if at.endswith(".flags") and prefix == "TAPZOOM_STATE_":
            return f"Int64({at}.rawValue | {at[:-5]}limits.rawValue)"
        if what == "count":
            return f"Int64(truncatingIfNeeded: {at})"
        return f"Int64(truncatingIfNeeded: {at}.rawValue)"

    def levels(self, at: str) -> list[str]:
        return [f"for one in {at}.levels {{ show(one) }}"]

    def say(self, label: str, at: str, field: dict) -> str:
        return super().say(label, at, field).rstrip(";")

    def setting(self, at: str) -> str:
        return super().setting(at).rstrip(";")

    def write(self) -> str:
        return self.program(
            SWIFT_HEAD,
            'func show(_ it: {of}) {{\n    print(" {struct}:", terminator: "")\n    {body}\n}}',
            'func step{at}(_ run: inout Run) throws(TapZoomError) {{\n    {body}\n}}',
            'print("{at} {name}", terminator: "")\ndo {{ try step{at}(&run) }} catch {{ failed(error) }}\nprint()\n',
            'func enumerations() {\nprint("enumerations", terminator: "")\nENUMS\nprint()\n}\nenumerations()\n'
            "var run = Run(view: try ZoomView(\n"
            "Config(.photos), viewport: Viewport(width: 1, height: 1), content: ContentRect(width: 1, height: 1)))\n"
            "RUNS")
