# SPDX-License-Identifier: MIT
"""The script as a program of Java."""

from generator.description import pascal, short
from generator.module import STRUCTS, TYPES
from script import Step, fields, kind
from typed import Typed

JAVA_HEAD = """import io.tapzoom.*;
import java.io.*;
import java.util.*;

public final class Calls {
static final PrintStream out = new PrintStream(new BufferedOutputStream(new FileOutputStream(FileDescriptor.out)));
static TapZoom view;
static final EventList events = new EventList();
static byte[] saved;
static final ByteArrayOutputStream recorded = new ByteArrayOutputStream();

static void whole(String name, long value) { out.print(" " + name + "=" + value); }
static void whole(String name, boolean value) { whole(name, value ? 1 : 0); }
static void text(String name, String value) { out.print(" " + name + "=" + value); }
static void num(String name, double value) {
    out.print(" " + name + "=" + String.format("%016x", Double.doubleToRawLongBits(value)));
}
static byte[] hex(byte[] bytes) {
    out.print(" bytes=");
    for (byte one : bytes) out.print(String.format("%02x", one));
    return bytes;
}
static void showEvents() { for (GestureEvent one : events) show(one); }
static TouchList touches(Touch... all) {
    TouchList list = new TouchList();
    for (Touch one : all) list.add(one);
    return list;
}
// The phrases of C for the statuses -3, -4 and -5. The message names the wrong number instead.
static final String[] PHRASES = {
    "a number is NaN or infinite; pass a finite one", "a number is outside its range",
    "a value is not in its enumeration, or a mask has an unknown bit"};
static void failed(TapZoomException error) {
    whole("error", error.getStatus());
    String field = error.getField();
    text("message", field == null ? error.getMessage() : PHRASES[-3 - error.getStatus()]);
    if (field != null && field.contains("_")) text("field", field); // C names settings alone
    if (error.getAcceptedTouches() > 0) whole("accepted", error.getAcceptedTouches());
}
"""
JAVA_CALLS = {
    "version": 'whole("version", TapZoom.version());',
    "config_init": "show(new Config({preset}));",
    "config_check": "{config}.check();",
    "create": "view = new TapZoom({config}, {viewport}, {content});",
    "destroy": "view.close();",
    "save_state": "saved = hex(view.saveState());",
    "load_state": "view.loadState(saved);",
    "begin_recording": "view.beginRecording(65536);",
    "fetch_recording": "recorded.writeBytes(hex(view.fetchRecording()));",
    "poll_events": "view.pollEvents(events); showEvents();",
    "get_contacts": "ContactList contacts = new ContactList();\nview.getContacts(contacts);\n"
                    "for (Contact one : contacts) show(one);",
    "push_touches": "view.push(touches({touches}));",
    "frame": "show(view.frame({time}, touches({touches}), events)); showEvents();",
    "get_scale_range": 'double[] found = view.getScaleRange();\n'
                       'num("min", found[0]); num("max", found[1]); num("fitted", found[2]);',
    "view_to_content": 'double[] found = {transform}.viewToContent({view_x}, {view_y});\n'
                       'num("content_x", found[0]); num("content_y", found[1]);',
    "content_to_view": 'double[] found = {transform}.contentToView({content_x}, {content_y});\n'
                       'num("view_x", found[0]); num("view_y", found[1]);',
    "transform_to_affine": 'double[] found = {transform}.toAffine();\n'
                           'for (int i = 0; i < 6; i++) num("matrix" + i, found[i]);',
    "transform_to_matrix": 'float[] found = {transform}.toMatrix({origin_x}, {origin_y});\n'
                           'for (int i = 0; i < 16; i++) num("matrix" + i, found[i]);',
    "replay": "byte[] bytes = recorded.toByteArray();\nRecordEntry entry = new RecordEntry();\n"
              "for (int at = 0; at < bytes.length;) {\nat += view.replay(bytes, at, entry, events);\n"
              "show(entry); showEvents(); }",
}


class Java(Typed):
    column, NAN, ABSENT, calls = "Java", "Double.NaN", "", JAVA_CALLS

    def arguments(self, step: Step) -> dict:
        found = super().arguments(step)
        return {"transform": "null", **found} if step.function == "get_pan_range" else found

    def count(self, value: int, of: str) -> str:
        return f"{value}L" if of == "int64_t" else str(value)

    def switch(self, value: bool) -> str:
        return str(value).lower()

    def choice(self, prefix: str, member: str) -> str:
        return f"{TYPES[prefix]}.{member.upper()}"

    def flags(self, prefix: str, members: list) -> str:
        return " | ".join(self.choice(prefix, one) for one in members) or "0"

    def kinds(self, prefix: str, members: list) -> str:
        return " | ".join(f"{TYPES[prefix]}.bit({self.choice(prefix, one)})" for one in members) or "0"

    def struct(self, name: str, given: dict) -> str:
        start = "Preset.PHOTOS" if name == "config" else ""
        return f"new {STRUCTS[name]}({start})" + "".join(
            f".set{pascal(field)}({self.value(value)})" for field, value in given.items())

    def constant(self, prefix: str, value: dict) -> str:
        return self.choice(prefix, short(value["name"], prefix))

    def member(self, at: str, name: str, struct: str) -> str:
        if struct == "record_entry" and name in ("numbers", "integers"):
            return f"{at}.get{pascal(name)[:-1]}"
        is_switch = any(kind(field) == "switch" for field in fields(struct) if field["name"] == name)
        return f"{at}.{'is' if is_switch else 'get'}{pascal(name)}()"

    def element(self, at: str, index: int) -> str:
        return f"{at}({index})"

    def integer(self, at: str, what: str, prefix: str) -> str:
        return at

    def levels(self, at: str) -> list[str]:
        return [f"for (ScaleLevel one : {at}.getLevels()) show(one);"]

    def write(self) -> str:
        return self.program(
            JAVA_HEAD, 'static void show({of} it) {{\n    out.print(" {struct}:");\n    {body}\n}}',
            'static void step{at}() {{\n    out.print("{at} {name}");\n    try {{\n    {body}\n'
            '    }} catch (TapZoomException error) {{ failed(error); }}\n    out.print("\\n");\n}}',
            "step{at}();\n",
            'public static void main(String[] arguments) {\nout.print("enumerations");\nENUMS\nout.print("\\n");\n'
            "RUNS\nout.flush();\n}\n}")
