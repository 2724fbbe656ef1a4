# SPDX-License-Identifier: MIT
"""The script as programs of Java, C#, Rust and Swift."""

import re

from generator.description import TYPE_NAMES, camel, pascal, short
from generator.module import NEEDED, SETS, STRUCTS, TYPES
from generator.names import names
from generator.rust import IMPOSSIBLE
from generator.rust import TYPES as RUST_TYPES
from program import Language, plain
from script import API, Step, fields, kind

RECEIVERS = ("tapzoom_transform",)


class Typed(Language):
    """A language with an object of the view, values of structs, and an exception or error for a status."""

    column, structs, types = "", STRUCTS, TYPES
    #: Prints what an expression returns: SHOW of a struct, and one of a number.
    shown, whole, num = "show({0});", 'whole("{1}", {0});', 'num("{1}", {0});'

    def method(self, function: str) -> str:
        return names(f"tapzoom_{function}")[self.column].split(".")[-1].split("::")[-1]

    def call(self, receiver: str, function: str, words: list) -> str:
        return f"{receiver}.{self.method(function)}({', '.join(filter(None, words))})"

    def rule(self, step: Step, function: dict) -> str:
        given, receiver = self.arguments(step), "view"
        if function["parameters"][0]["name"] != "view":
            receiver = self.receiver(given.pop(function["parameters"][0]["name"]))
        words = [given.get(one["name"], self.ABSENT) for one in function["parameters"]
                 if one["name"] in given or one["name"] in ("options", "transform") and one["nullable"]]
        call = self.call(receiver, step.function, words)
        (out,) = [one for one in function["parameters"] if one["direction"] != "in"] or [None]
        if out is None:
            return f"{self.attempt(call, function)};"
        of = plain(out["type"])
        if of.startswith("tapzoom_"):
            return self.shown.format(self.attempt(call, function))
        field = {"count": None, "range": None, "holds": None, "size": 4, **out, "type": of}
        if out["name"] == "consumed":
            field["range"] = [[0, 1]]
        return self.say(out["name"], self.attempt(call, function), field)

    def receiver(self, value: str) -> str:
        return value

    def attempt(self, call: str, function: dict) -> str:
        """A call that may fail."""
        return call

    def shows(self, form: str) -> list[str]:
        """A function that prints a struct, for each struct that functions return."""
        return [form.format(of=self.structs[struct], struct=struct, body="\n    ".join(self.read(struct, "it")))
                for struct in self.structs if struct not in ("touch", "scroll", "options")]

    def program(self, head: str, show: str, step: str, run: str, tail: str) -> str:
        steps = [step.format(at=at, name=one.function, body=self.body(one).replace("\n", "\n    "))
                 for at, one in enumerate(self.steps)]
        runs = "".join(run.format(at=at, name=one.function) for at, one in enumerate(self.steps))
        enums = "\n".join(f'whole("{value["name"]}", {self.constant(prefix, value)});'
                          for prefix, one in API.enumerations.items() for value in one["values"])
        return "\n".join([head, *self.shows(show), *steps, tail.replace("ENUMS", enums).replace("RUNS", runs)])


# ---- Java -----------------------------------------------------------------------------------------------------------

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
static void failed(TapZoomException error) {
    whole("error", error.getStatus());
    String field = error.getField();
    text("message", field == null ? error.getMessage() : error.getMessage().replaceFirst("^.*?: ", ""));
    if (field != null) text("field", field);
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


# ---- C# -------------------------------------------------------------------------------------------------------------

CSHARP_HEAD = """using System;
using System.Collections.Generic;
using System.IO;
using TapZoom;

static class Calls
{
static readonly TextWriter Out = new StreamWriter(Console.OpenStandardOutput());
static View view;
static readonly GestureEvent[] events = new GestureEvent[View.EventCapacity];
static readonly byte[] memory = new byte[65536];
static byte[] saved;
static readonly List<byte> recorded = new List<byte>();

static void whole(string name, long value) { Out.Write(" " + name + "=" + value); }
static void whole(string name, bool value) { whole(name, value ? 1 : 0); }
static void text(string name, string value) { Out.Write(" " + name + "=" + value); }
static void num(string name, double value)
{
    Out.Write(" " + name + "=" + BitConverter.DoubleToInt64Bits(value).ToString("x16"));
}
static void hex(ReadOnlySpan<byte> bytes)
{
    Out.Write(" bytes=");
    foreach (byte one in bytes) Out.Write(one.ToString("x2"));
}
static void showEvents(int count) { for (int i = 0; i < count; i++) show(events[i]); }
static void failed(TapZoomException error)
{
    whole("error", (long)error.Status);
    bool hasField = error.Field != "";
    text("message", hasField ? error.Message.Substring(error.Field.Length + 2) : error.Message);
    if (hasField) text("field", error.Field);
    if (error.AcceptedTouches > 0) whole("accepted", error.AcceptedTouches);
}
"""
CSHARP_CALLS = {
    "version": 'whole("version", View.LibraryVersion);',
    "config_init": "show(new Config({preset}));",
    "config_check": "{config}.Check();",
    "create": "view = new View({config}, {viewport}, {content});",
    "destroy": "view.Dispose();",
    "save_state": "saved = view.SaveState(); hex(saved);",
    "load_state": "view.LoadState(saved);",
    "begin_recording": "view.BeginRecording(memory);",
    "fetch_recording": "Span<byte> bytes = memory.AsSpan(0, view.FetchRecording());\n"
                       "hex(bytes); recorded.AddRange(bytes.ToArray());",
    "poll_events": "showEvents(view.PollEvents(events));",
    "get_contacts": "Contact[] contacts = new Contact[16];\nint count = view.GetContacts(contacts);\n"
                    "for (int i = 0; i < count; i++) show(contacts[i]);",
    "push_touches": "view.PushTouches(new Touch[] { {touches} });",
    "frame": "FrameResult result = view.Frame({time}, new Touch[] { {touches} }, events);\n"
             "show(result); showEvents(result.EventCount);",
    "get_scale_range": 'double min, max, fitted;\nview.GetScaleRange(out min, out max, out fitted);\n'
                       'num("min", min); num("max", max); num("fitted", fitted);',
    "view_to_content": 'double x, y;\n{transform}.ToContent({view_x}, {view_y}, out x, out y);\n'
                       'num("content_x", x); num("content_y", y);',
    "content_to_view": 'double x, y;\n{transform}.ToView({content_x}, {content_y}, out x, out y);\n'
                       'num("view_x", x); num("view_y", y);',
    "transform_to_affine": 'double[] found = new double[6];\n{transform}.ToAffine(found);\n'
                           'for (int i = 0; i < 6; i++) num("matrix" + i, found[i]);',
    "transform_to_matrix": 'float[] found = new float[16];\n{transform}.ToMatrix({origin_x}, {origin_y}, found);\n'
                           'for (int i = 0; i < 16; i++) num("matrix" + i, found[i]);',
    "replay": "byte[] bytes = recorded.ToArray();\nRecordEntry entry;\n"
              "for (int at = 0, size; at < bytes.Length; at += size) {\n"
              "view.Replay(bytes.AsSpan(at), out size, out entry, events);\nshow(entry); showEvents(entry.EventCount); }",
}


class CSharp(Typed):
    column, NAN, ABSENT, calls = "C#", "double.NaN", "", CSHARP_CALLS
    types = {**TYPES, "TAPZOOM_ERROR_": "Status"}

    def named(self, name: str) -> str:
        return pascal(name)

    def call(self, receiver: str, function: str, words: list) -> str:
        is_property = function.startswith("get_") and not words and not self.method(function).startswith("Get")
        return f"{receiver}.{self.method(function)}" if is_property else super().call(receiver, function, words)

    def switch(self, value: bool) -> str:
        return str(value).lower()

    def choice(self, prefix: str, member: str) -> str:
        return f"{self.types[prefix]}.{pascal(member)}"

    def flags(self, prefix: str, members: list) -> str:
        return " | ".join(self.choice(prefix, one) for one in members) or "0"

    def kinds(self, prefix: str, members: list) -> str:
        return " | ".join(f"{SETS[prefix][0]}.{pascal(one)}" for one in members) or "0"

    def struct(self, name: str, given: dict) -> str:
        words = [f"{pascal(field)} = " + ("new ScaleLevel[] { " + self.value(value) + " }" if value[0] == "list"
                                          else self.value(value)) for field, value in given.items()]
        return f"new {STRUCTS[name]}{'(Preset.Photos)' if name == 'config' else ''} {{ {', '.join(words)} }}"

    def receiver(self, value: str) -> str:
        return f"({value})"

    def constant(self, prefix: str, value: dict) -> str:
        return f"(long){self.choice(prefix, short(value['name'], prefix))}"

    def integer(self, at: str, what: str, prefix: str) -> str:
        if at.endswith(".Flags"):
            return f"(long){at} | (long){at[:-5]}Limits"
        return at if what == "switch" else f"(long){at}"

    def levels(self, at: str) -> list[str]:
        return [f"foreach (ScaleLevel one in {at}.Levels) show(one);"]

    def write(self) -> str:
        return self.program(
            CSHARP_HEAD, 'static void show({of} it)\n{{\n    Out.Write(" {struct}:");\n    {body}\n}}',
            'static void Step{at}()\n{{\n    Out.Write("{at} {name}");\n    try {{\n    {body}\n'
            '    }} catch (TapZoomException error) {{ failed(error); }}\n    Out.Write("\\n");\n}}',
            "Step{at}();\n",
            'static void Main()\n{\nOut.Write("enumerations");\nENUMS\nOut.Write("\\n");\nRUNS\nOut.Flush();\n}\n}')


# ---- Rust -----------------------------------------------------------------------------------------------------------

RUST_HEAD = """#![allow(unused)]
use tapzoom::*;

#[derive(Default)]
struct Run {
    view: Option<View>,
    saved: Vec<u8>,
    recorded: Vec<u8>,
}

impl Run {
    fn view(&mut self) -> &mut View {
        self.view.as_mut().unwrap()
    }
}

trait Show {
    fn show(&self);
}

fn whole(name: &str, value: i64) {
    print!(" {name}={value}");
}
fn text(name: &str, value: &str) {
    print!(" {name}={value}");
}
fn num(name: &str, value: f64) {
    print!(" {name}={:016x}", value.to_bits());
}
fn hex(bytes: &[u8]) {
    print!(" bytes={}", bytes.iter().map(|one| format!("{one:02x}")).collect::<String>());
}
fn failed(error: Error) {
    whole("error", error.status.0 as i64);
    text("message", error.status.message());
    if let Some(field) = error.field {
        text("field", field);
    }
    if error.accepted > 0 {
        whole("accepted", error.accepted as i64);
    }
}
"""
RUST_CALLS = {
    "version": 'whole("version", library_version() as i64);',
    "config_init": "Config::new({preset}).show();",
    "config_check": "{config}.check()?;",
    "create": "run.view = Some(View::new(&{config}, {viewport}, {content})?);",
    "destroy": "run.view = None;",
    "set_config": "run.view().set_config(&{config}, {options})?;",
    "save_state": "run.saved = run.view().save_state();\nhex(&run.saved);",
    "load_state": "let saved = run.saved.clone();\nrun.view().load_state(&saved)?;",
    "begin_recording": "run.view().begin_recording(65536)?;",
    "fetch_recording": "let bytes = run.view().fetch_recording()?.to_vec();\nhex(&bytes);\nrun.recorded.extend(bytes);",
    "poll_events": "run.view().poll_events().iter().for_each(Show::show);",
    "get_contacts": "run.view().contacts().iter().for_each(Show::show);",
    "push_touches": "run.view().push_touches(&[{touches}])?;",
    # The result of C, and the frame of Rust.
    "frame": "let mut events = [Event::default(); EVENT_CAPACITY];\n"
             "let result = run.view().frame_into({time}, &[{touches}], &mut events)?;\n"
             "result.show();\nevents[..result.event_count as usize].iter().for_each(Show::show);",
    "get_scale_range": 'let (min, max, fitted) = run.view().scale_range();\n'
                       'num("min", min);\nnum("max", max);\nnum("fitted", fitted);',
    "view_to_content": 'let (x, y) = {transform}.view_to_content({view_x}, {view_y})?;\n'
                       'num("content_x", x);\nnum("content_y", y);',
    "content_to_view": 'let (x, y) = {transform}.content_to_view({content_x}, {content_y})?;\n'
                       'num("view_x", x);\nnum("view_y", y);',
    "transform_to_affine": 'for (i, one) in ({transform}).to_affine()?.iter().enumerate() {\n'
                           'num(&format!("matrix{i}"), *one); }',
    "transform_to_matrix": 'for (i, one) in ({transform}).to_matrix({origin_x}, {origin_y})?.iter().enumerate() {\n'
                           'num(&format!("matrix{i}"), *one as f64); }',
    "replay": "let (bytes, mut entry) = (run.recorded.clone(), RecordEntry::default());\nlet mut at = 0;\n"
              "while at < bytes.len() {\nlet replayed = run.view().replay(&bytes[at..], &mut entry)?;\n"
              "at += replayed.accepted;\nentry.show();\nreplayed.events.iter().for_each(Show::show); }",
}


class Rust(Typed):
    column, NAN, ABSENT, calls, types = "Rust", "f64::NAN", "&Options::AT_ONCE", RUST_CALLS, RUST_TYPES
    structs = {name: pascal(name) for name in STRUCTS}
    shown = "{0}.show();"

    def arguments(self, step: Step) -> dict:
        found = super().arguments(step)
        if "options" in found:
            found["options"] = f"&{found['options']}"
        if step.function == "get_pan_range":
            found["transform"] = f"Some({found['transform']})" if found else "None"
        return found

    def call(self, receiver: str, function: str, words: list) -> str:
        return super().call("run.view()" if receiver == "view" else receiver, function, words)

    def attempt(self, call: str, function: dict) -> str:
        fails = set(function["statuses"]) - IMPOSSIBLE - {"TAPZOOM_ERROR_BUSY"}
        return f"{call}?" if fails else call

    def switch(self, value: bool) -> str:
        return str(value).lower()

    def choice(self, prefix: str, member: str) -> str:
        return f"{RUST_TYPES[prefix]}::{member.upper()}"

    def flags(self, prefix: str, members: list) -> str:
        return " | ".join(self.choice(prefix, one) for one in members) or f"{RUST_TYPES[prefix]}::EMPTY"

    def kinds(self, prefix: str, members: list) -> str:
        of = SETS[prefix][0]
        return " | ".join(f"{of}::{one.upper()}" for one in members) or f"{of}::EMPTY"

    def struct(self, name: str, given: dict) -> str:
        words = [f"{field}: " + (f"Levels::new(&[{self.value(value)}])" if value[0] == "list" else self.value(value))
                 for field, value in given.items()]
        return f"{pascal(name)} {{ {', '.join(words)}, ..Default::default() }}"

    def constant(self, prefix: str, value: dict) -> str:
        if value["name"] == "TAPZOOM_OK":
            return "0"
        of = "flags" if API.enumerations[prefix]["flags"] else "choice"
        return self.integer(self.choice(prefix, short(value["name"], prefix)), of, prefix)

    def integer(self, at: str, what: str, prefix: str) -> str:
        return {"choice": f"{at}.0 as i64", "flags": f"{at}.bits() as i64",
                "kinds": f"{at}.bits() as i64"}.get(what, f"{at} as i64")

    def setting(self, at: str) -> str:
        return f'text("setting", {at}_name());'

    def levels(self, at: str) -> list[str]:
        return [f"{at}.levels.iter().for_each(Show::show);"]

    def write(self) -> str:
        return self.program(
            RUST_HEAD, 'impl Show for {of} {{\n    fn show(&self) {{\n    let it = self;\n    print!(" {struct}:");\n'
            '    {body}\n    }}\n}}',
            'fn step{at}(run: &mut Run) -> Result<()> {{\n    {body}\n    Ok(())\n}}',
            'print!("{at} {name}");\nif let Err(error) = step{at}(run) {{\n    failed(error);\n}}\nprintln!();\n',
            'fn main() {\nlet run = &mut Run::default();\nprint!("enumerations");\nENUMS\nprintln!();\nRUNS}\n')


# ---- Swift ----------------------------------------------------------------------------------------------------------

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
    if let field = error.field { text("field", field) }
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
    "frame": "var events: [GestureEvent] = []\nshow(try run.view.frame(at: {time}, touches: [{touches}], into: &events))\n"
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
    "transform_to_matrix": 'let found = try {transform}.matrix(relativeTo: ContentPoint(x: {origin_x}, y: {origin_y}))\n'
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
    "end_replay": "run.view.endReplay()",
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
            "Config(.photos), viewport: Viewport(width: 1, height: 1), content: ContentRect(width: 1, height: 1)))\nRUNS")


# ---- C++ ------------------------------------------------------------------------------------------------------------

CPP_HEAD = """#include <cinttypes>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <string>
#include <vector>
#include <tapzoom.hpp>

using namespace tapzoom;
static View view;
static Result status;
static const char *field;
static std::size_t accepted;
static EventBuffer events;
static std::vector<unsigned char> memory(65536), saved, recorded;

template <class T> void whole(const char *name, T value) {
    std::printf(" %s=%" PRId64, name, static_cast<std::int64_t>(value));
}
static void text(const char *name, std::string_view value) {
    std::printf(" %s=%.*s", name, static_cast<int>(value.size()), value.data());
}
static void num(const char *name, double value) {
    std::uint64_t bits;
    std::memcpy(&bits, &value, sizeof bits);
    std::printf(" %s=%016" PRIx64, name, bits);
}
static void hex(const unsigned char *bytes, std::size_t size) {
    std::printf(" bytes=");
    for (std::size_t i = 0; i < size; i++) std::printf("%02x", bytes[i]);
}
template <class T> void show(const T &it);
template <class T> void whole(const char *name, const Expected<T> &it) {
    status = it.result();
    if (it) whole(name, *it);
}
template <class T> void show(const Expected<T> &it) {
    status = it.result();
    if (it) show(*it);
}
template <class T> void show_all(Span<T> all) { for (const auto &one : all) show(one); }
static void begin() { status = Result::ok, field = nullptr, accepted = 0; }
static void failed() {
    if (status == Result::ok) return;
    whole("error", status);
    text("message", message(status));
    if (field) text("field", field);
    if (accepted) whole("accepted", accepted);
}
"""
CPP_CALLS = {
    "version": 'whole("version", version());',
    "config_init": "show(Config({preset}));",
    "config_check": "status = {config}.check(&field);",
    "create": "auto made = View::create({config}, {viewport}, {content});\nstatus = made.result(); view = std::move(*made);",
    "destroy": "view = View();",
    "set_config": "const Config config = {config};\nstatus = view.set_config(config, {options});\n"
                  "if (status != Result::ok) field = config.wrong_field();",
    "get_config": "show(view.config());",
    "push_touches": "status = view.push_touches({{touches}}, &accepted);",
    "push_scroll": 'bool consumed = false; status = view.push_scroll({scroll}, &consumed); whole("consumed", consumed);',
    "get_contacts": "ContactBuffer contacts; show_all(view.contacts(contacts));",
    "frame": "FrameResult result; const std::vector<Touch> touches = {{touches}};\n"
             "status = view.frame({time}, touches, events, result); accepted = static_cast<std::size_t>(result.accepted);\n"
             "if (status == Result::ok) { show(result);\n"
             "show_all(Span<Event>(events).first(static_cast<std::size_t>(result.event_count))); }",
    "get_scale_range": 'const ScaleRange range = view.scale_range();\n'
                       'num("min", range.min); num("max", range.max); num("fitted", range.fitted);',
    "get_smart_zoom": "show(view.smart_zoom({block}, {{content_x}, {content_y}}, {max_scale}));",
    "poll_events": "show_all(view.poll_events(events));",
    "view_to_content": 'const Point at = *view_to_content({transform}, {{view_x}, {view_y}});\n'
                       'num("content_x", at.x); num("content_y", at.y);',
    "content_to_view": 'const Point at = *content_to_view({transform}, {{content_x}, {content_y}});\n'
                       'num("view_x", at.x); num("view_y", at.y);',
    "transform_compose": "show(compose({outer}, {inner}));",
    "transform_invert": "show(invert({transform}));",
    "transform_interpolate": "show(interpolate({from}, {to}, {t}));",
    "transform_to_affine": 'int i = 0; for (double one : *to_affine({transform}))\n'
                           'num(("matrix" + std::to_string(i++)).c_str(), one);',
    "transform_to_matrix": 'int i = 0; for (float one : *to_matrix({transform}, {{origin_x}, {origin_y}}))\n'
                           'num(("matrix" + std::to_string(i++)).c_str(), static_cast<double>(one));',
    **{name: f"status = view.{name}({{{{{x}}}, {{{y}}}}}, {{scale}}, {{options}});" if first else
       f"status = view.{name}({{{number}}}, {{{{{x}}}, {{{y}}}}}, {{options}});" for name, number, x, y, first in (
           ("zoom_to", "scale", "view_x", "view_y", False), ("zoom_by", "factor", "view_x", "view_y", False),
           ("rotate_to", "rotation", "view_x", "view_y", False), ("rotate_by", "angle", "view_x", "view_y", False),
           ("center_on", "", "content_x", "content_y", True))},
    "save_state": "saved.resize(view.snapshot_capacity());\nconst auto bytes = view.save_state(saved);\n"
                  "saved.resize(bytes->size()); hex(saved.data(), saved.size());",
    "load_state": "status = view.load_state(saved);",
    "begin_recording": "status = view.begin_recording(memory);",
    "fetch_recording": "const std::size_t size = *view.fetch_recording(); hex(memory.data(), size);\n"
                       "recorded.insert(recorded.end(), memory.begin(), memory.begin() + static_cast<long>(size));",
    "replay": "Bytes rest(recorded);\nwhile (!rest.empty() && status == Result::ok) {\n"
              "const Replayed replayed = view.replay(rest, &events); status = replayed.result;\n"
              "rest = rest.subspan(replayed.accepted); show(replayed.entry);\n"
              "show_all(Span<Event>(events).first(static_cast<std::size_t>(replayed.entry.event_count))); }",
}


class Cpp(Typed):
    column, NAN, ABSENT, calls, types = "C++", "NAN", "", CPP_CALLS, TYPE_NAMES
    structs = {name: pascal(name) for name in STRUCTS}

    def rule(self, step: Step, function: dict) -> str:
        return super().rule(step, function) if [one for one in function["parameters"] if one["direction"] != "in"] else (
            f"status = {super().rule(step, function)}")

    def switch(self, value: bool) -> str:
        return str(int(value))

    def choice(self, prefix: str, member: str) -> str:
        return f"{TYPE_NAMES[prefix]}::{member}"

    def flags(self, prefix: str, members: list) -> str:
        return " | ".join(self.choice(prefix, one) for one in members) or f"{TYPE_NAMES[prefix]}{{}}"

    def kinds(self, prefix: str, members: list) -> str:
        mask = "event_mask" if prefix == "TAPZOOM_EVENT_" else "tool_mask"
        return f"{mask}({', '.join(self.choice(prefix, one) for one in members)})" if members else "0"

    def struct(self, name: str, given: dict) -> str:
        sets = " ".join(
            f"status = it.set_levels({{{self.value(value)}}});" if value[0] == "list" else
            f"it.{field} = {self.value(value)};" for field, value in given.items())
        return f"[] {{ {pascal(name)} it{'' if name in ('config', 'level', 'options') else '{}'}; {sets} return it; }}()"

    def constant(self, prefix: str, value: dict) -> str:
        if prefix == "TAPZOOM_ERROR_":
            return f"Result::{value['name'].removeprefix('TAPZOOM_').lower()}"
        return self.choice(prefix, short(value["name"], prefix))

    def integer(self, at: str, what: str, prefix: str) -> str:
        return at

    def setting(self, at: str) -> str:
        return f'text("setting", {at}_name());'

    def levels(self, at: str) -> list[str]:
        return [f"for (std::int32_t i = 0; i < {at}.level_count; i++) show({at}.levels[i]);"]

    def write(self) -> str:
        return self.program(
            CPP_HEAD, 'template <> void show({of} const &it) {{\n    std::printf(" {struct}:");\n    {body}\n}}',
            'static void step{at}() {{\n    {body}\n}}',
            'begin();\nstd::printf("{at} {name}");\nstep{at}();\nfailed();\nstd::puts("");\n',
            'int main() {\nstd::printf("enumerations");\nENUMS\nstd::puts("");\nRUNS}\n')
