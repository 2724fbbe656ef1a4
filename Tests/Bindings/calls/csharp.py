# SPDX-License-Identifier: MIT
"""The script as a program of C#."""

from generator.description import pascal, short
from generator.module import SETS, STRUCTS, TYPES
from typed import Typed

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
    text("message", new TapZoomException(error.Status).Message);
    if (error.Field.Contains("_")) text("field", error.Field); // C names settings alone
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
              "view.Replay(bytes.AsSpan(at), out size, out entry, events);\n"
              "show(entry); showEvents(entry.EventCount); }",
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
