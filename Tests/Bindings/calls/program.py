# SPDX-License-Identifier: MIT
"""The script as a program of C, and what the programs of all languages have in common.

A program prints a line for each call: its number and name, its results as name=value, and an error=status if it fails.
A double is the 16 hexadecimal digits of its bits.
"""

import re
import struct
import subprocess
from pathlib import Path

from script import API, FUNCTIONS, ROOT, Script, Step, fields, kind, prefix_of



class Language:
    """Writes the script in one language."""

    #: How a call prints what it returns, and a loop over a list of structs.
    loop = ""
    #: Statements of calls that no rule makes: {name} is an argument.
    calls: dict = {}

    def __init__(self) -> None:
        self.steps = Script().steps

    # Values

    def value(self, given: tuple) -> str:
        return getattr(self, {"list": "several"}.get(given[0], given[0]))(*given[1:])

    def number(self, value: float) -> str:
        return self.NAN if value != value else repr(value)

    def count(self, value: int, of: str) -> str:
        return str(value)

    def several(self, values: list) -> str:
        return ", ".join(self.value(one) for one in values)

    def named(self, name: str) -> str:
        """A name of C in this language."""
        return name

    # Results

    def member(self, at: str, name: str, struct: str) -> str:
        return f"{at}.{self.named(name)}"

    def element(self, at: str, index: int) -> str:
        return f"{at}[{index}]"

    def integer(self, at: str, what: str, prefix: str) -> str:
        raise NotImplementedError

    def say(self, label: str, at: str, field: dict) -> str:
        what = kind(field)
        if what == "number":
            return f'num("{label}", {at});'
        return f'whole("{label}", {self.integer(at, what, prefix_of(field) if field["holds"] else "")});'

    def read(self, struct: str, at: str, label: str = "") -> list[str]:
        """The statements that print each field of a struct."""
        lines = []
        for field in fields(struct):
            name, what = field["name"], kind(field)
            inner = self.member(at, name, struct)
            if (struct, name) == ("event", "setting"):
                lines.append(self.setting(inner))
            elif what == "list":
                lines += self.levels(at)
            elif what == "struct":
                lines += self.read(field["type"].removeprefix("tapzoom_"), inner, f"{label}{name}.")
            elif field["count"]:
                one = {**field, "count": None}
                lines += [self.say(f"{name}{index}", self.element(inner, index), one)
                          for index in range(field["count"])]
            else:
                lines.append(self.say(label + name, inner, field))
        return lines

    def setting(self, at: str) -> str:
        return f'text("setting", {at});'

    # Calls

    def arguments(self, step: Step) -> dict:
        return {name: self.value(given) for name, given in step.given.items()}

    def body(self, step: Step) -> str:
        """The statements of a call, and of its results."""
        if step.function in self.calls:
            given = {**{one["name"]: self.ABSENT for one in FUNCTIONS[step.function]["parameters"]},
                     **self.arguments(step)}
            text = re.sub(r"\{(\w+)\}", lambda found: given.get(found[1], found[0]), self.calls[step.function])
            return text.replace(", )", ")")  # options that are left out
        return self.rule(step, FUNCTIONS[step.function])

    def write(self) -> str:
        raise NotImplementedError


def outs(function: dict) -> list[dict]:
    return [one for one in function["parameters"] if one["direction"] == "out"]


def plain(of: str) -> str:
    """A pointed type without const and pointers."""
    return of.replace("const ", "").replace("*", "").strip()


# ---- C --------------------------------------------------------------------------------------------------------------

C_HEAD = r"""#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "tapzoom.h"

static tapzoom_view *view;
static tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
static unsigned char memory[1 << 20], saved[1 << 16], recorded[1 << 20];
static size_t saved_size, recorded_size;

static void whole(const char *name, int64_t value) { printf(" %s=%" PRId64, name, value); }
static void text(const char *name, const char *value) { printf(" %s=%s", name, value); }

static void num(const char *name, double value) {
    uint64_t bits;
    memcpy(&bits, &value, sizeof bits);
    printf(" %s=%016" PRIx64, name, bits);
}

static void hex(const char *name, const unsigned char *bytes, size_t size) {
    printf(" %s=", name);
    for (size_t i = 0; i < size; i++) printf("%02x", bytes[i]);
}

static void failed(tapzoom_status status, const char *field, size_t accepted) {
    whole("error", status);
    text("message", tapzoom_status_string(status));
    if (field) text("field", field);
    if (accepted) whole("accepted", (int64_t)accepted);
}
"""
C_CALLS = {
    "version": 'whole("version", tapzoom_version());',
    "config_init": 'tapzoom_config config; status = tapzoom_config_init(&config, sizeof config, {preset});\n'
                   'show_config(&config);',
    "config_check": 'tapzoom_config config = {config}; status = tapzoom_config_check(&config, &field);',
    "create": 'tapzoom_config config = {config}; tapzoom_viewport viewport = {viewport};\n'
              'tapzoom_rect content = {content}; status = tapzoom_create(&config, &viewport, &content, &view);',
    "destroy": "tapzoom_destroy(view);",
    "set_config": "tapzoom_config config = {config}; tapzoom_options options = {options};\n"
                  "status = tapzoom_set_config(view, &config, &options);\n"
                  "if (status) tapzoom_config_check(&config, &field);",
    "get_config": "tapzoom_config config = {.struct_size = sizeof config};\n"
                  "status = tapzoom_get_config(view, &config);\n"
                  "show_config(&config);",
    "save_state": 'status = tapzoom_save_state(view, saved, sizeof saved, &saved_size);\n'
                  'hex("bytes", saved, saved_size);',
    "load_state": "status = tapzoom_load_state(view, saved, saved_size);",
    "begin_recording": "status = tapzoom_begin_recording(view, memory, 65536);",
    "fetch_recording": 'size_t size = 0; status = tapzoom_fetch_recording(view, &size); hex("bytes", memory, size);\n'
                       "memcpy(recorded + recorded_size, memory, size); recorded_size += size;",
    "poll_events": "size_t count = 0; status = tapzoom_poll_events(view, events, 32, &count); show_events(count);",
    "get_contacts": "size_t count = 0; tapzoom_contact contacts[16];\n"
                    "status = tapzoom_get_contacts(view, contacts, 16, &count);\n"
                    "for (size_t i = 0; i < count; i++) show_contact(&contacts[i]);",
    "push_touches": "const tapzoom_touch touches[] = {{touches}};\n"
                    "status = tapzoom_push_touches(view, touches, sizeof touches / sizeof *touches, &accepted);",
    "frame": "const tapzoom_touch touches[] = {{touches}{0}};\ntapzoom_frame_result result = {0};\n"
             "const size_t count = sizeof touches / sizeof *touches - 1;\n"
             "status = tapzoom_frame(view, {time}, touches, count, events, 32, &result);\n"
             "accepted = (size_t)result.accepted;\n"
             "if (!status) { show_frame_result(&result); show_events((size_t)result.event_count); }",
    "replay": "for (size_t at = 0, size; at < recorded_size && !status; at += size) {\n"
              "tapzoom_record_entry entry;\n"
              "status = tapzoom_replay(view, recorded + at, recorded_size - at, &size, &entry, events);\n"
              "show_record_entry(&entry); show_events((size_t)entry.event_count); }",
}


class C(Language):
    NAN, ABSENT, calls = "NAN", "{.struct_size = sizeof(tapzoom_options)}", C_CALLS

    def several(self, values: list) -> str:
        return "".join(f"{self.value(one)}, " for one in values)

    def switch(self, value: bool) -> str:
        return str(int(value))

    def choice(self, prefix: str, member: str) -> str:
        return prefix + member.upper()

    def flags(self, prefix: str, names: list) -> str:
        return " | ".join(self.choice(prefix, name) for name in names) or "0"

    def kinds(self, prefix: str, names: list) -> str:
        return " | ".join(f"1ull << {self.choice(prefix, name)}" for name in names) or "0"

    def struct(self, name: str, given: dict) -> str:
        if name in ("config", "options"):
            given = {"struct_size": ("count", API.structs[f"tapzoom_{name}"]["size"], ""), **given}
        words = [f".{field} = " + ("{" + self.value(value) + "}" if value[0] == "list" else self.value(value))
                 for field, value in given.items()]
        if "levels" in given:
            words.append(f".level_count = {len(given['levels'][1])}")
        return f"(tapzoom_{name}){{{', '.join(words)}}}"

    def integer(self, at: str, what: str, prefix: str) -> str:
        return f"(int64_t){at}"

    def setting(self, at: str) -> str:
        return f'text("setting", setting_at({at}));'

    def levels(self, at: str) -> list[str]:
        return [f"for (int32_t i = 0; i < {at}.level_count; i++) show_level(&{at}.levels[i]);"]

    def rule(self, step: Step, function: dict) -> str:
        lines, words, shown = [], [], []
        for one in function["parameters"]:
            name, of = one["name"], plain(one["type"])
            if of == "tapzoom_view":
                words.append("view")
            elif one["direction"] == "out":
                size = f"[{one['length']}]" if isinstance(one["length"], int) else ""
                lines.append(f"{of} {name}{size} = {{0}};")
                words.append(name if size else f"&{name}")
                if of.startswith("tapzoom_"):
                    shown.append(f"show_{of.removeprefix('tapzoom_')}(&{name});")
                else:
                    say = "num" if of in ("double", "float") else "whole"
                    shown += ([f'{say}("{name}{at}", {name}[{at}]);' for at in range(one["length"])] if size
                              else [f'{say}("{name}", {name});'])
            elif name not in step.given:
                words.append("NULL")
            elif of.startswith("tapzoom_"):
                lines.append(f"{of} {name} = {self.value(step.given[name])};")
                words.append(f"&{name}")
            else:
                words.append(self.value(step.given[name]))
        call = f"status = {function['name']}({', '.join(words)});"
        return "\n".join([*lines, call, *([f"if (!status) {{ {' '.join(shown)} }}"] if shown else [])])

    def write(self) -> str:
        names = "".join(f'    case {offset}: return "{name}";\n' for offset, name in API.setting_names.items())
        shows = []
        for struct in ("level", *(one.removeprefix("tapzoom_") for one in API.structs)):
            if struct == "level" and shows:
                continue
            lines = "\n    ".join(self.read(struct, "(*it)"))
            shows.append(f'static void show_{struct}(const tapzoom_{struct} *it) {{\n    printf(" {struct}:");\n'
                         f"    {lines}\n}}\n")
        steps = []
        for at, step in enumerate(self.steps):
            body = self.body(step).replace("\n", "\n    ")
            steps.append(f"static void step{at}(void) {{\n    tapzoom_status status = 0;\n"
                         "    const char *field = NULL;\n    size_t accepted = 0;\n"
                         f'    printf("{at} {step.function}");\n    {body}\n'
                         '    if (status) failed(status, field, accepted);\n    printf("\\n");\n}\n')
        enums = "".join(f'    whole("{name}", {name});\n' for name in API.values)
        calls = "".join(f"    step{at}();\n" for at in range(len(steps)))
        return "\n".join([
            C_HEAD, f"static const char *setting_at(int32_t offset) {{\n    switch (offset) {{\n{names}"
            '    default: return "";\n    }\n}\n', *shows,
            'static void show_events(size_t count) {\n'
            '    for (size_t i = 0; i < count; i++) show_event(&events[i]);\n}\n',
            *steps, f'int main(void) {{\n    printf("enumerations");\n{enums}    printf("\\n");\n{calls}}}\n'])


# ---- Comparison -----------------------------------------------------------------------------------------------------


def readable(text: str) -> list[str]:
    """The lines of an output with its doubles as numbers."""
    def number(found: re.Match) -> str:
        return "=" + repr(struct.unpack(">d", bytes.fromhex(found[1]))[0])
    return [re.sub(r"=([0-9a-f]{16})(?= |$)", number, line) for line in text.splitlines()]


#: What the bindings with names in place of numbers do not print: the arguments of a recorded call by number.
BY_NUMBER = r" (?:numbers|integers)\d+=\S+"


def common(lines: list[str], leave_out: str) -> list[str]:
    """The lines without a pattern, and without bits of later kinds of events, which have no name."""
    known = sum(1 << value for value in API.members("TAPZOOM_EVENT_").values() if value)
    return [re.sub(r"(?<= events=)-?\d+", lambda found: str(int(found[0]) & known), re.sub(leave_out, "", line))
            for line in lines]


def said(folder: Path, compiler: str) -> str:
    """What the C functions of the shipped library print."""
    (folder / "calls.c").write_text(C().write(), "utf-8")
    library = ROOT / "build/lib"
    subprocess.run([compiler, "-w", f"-I{ROOT}/include", folder / "calls.c",
                    f"-L{library}", "-ltapzoom", f"-Wl,-rpath,{library}", "-o", folder / "calls-c"], check=True)
    return subprocess.run([folder / "calls-c"], check=True, stdout=subprocess.PIPE, text=True).stdout


def expected(folder: Path, compiler: str) -> list[str]:
    return readable(said(folder, compiler))


def counting(folder: Path, compiler: str) -> dict:
    """The environment of a program whose views count.c counts."""
    subprocess.run([compiler, "-O2", "-shared", "-fPIC", ROOT / "Tests/Bindings/count.c", "-o", folder / "count.so"],
                   check=True)
    (folder / "size.c").write_text('#include <tapzoom.h>\n#include <stdio.h>\n'
                                   'int main(void) { printf("%zu", tapzoom_view_size()); }\n', "utf-8")
    subprocess.run([compiler, f"-I{ROOT}/include", folder / "size.c", ROOT / "build/lib/libtapzoom.a", "-o",
                    folder / "size"], check=True)
    size = subprocess.run([folder / "size"], check=True, stdout=subprocess.PIPE, text=True).stdout
    return {"LD_PRELOAD": str(folder / "count.so"), "VIEW_SIZE": size}
