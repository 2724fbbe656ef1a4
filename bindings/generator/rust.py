# SPDX-License-Identifier: MIT
"""Rust: the crate tapzoom-sys, and the enumerations, sets, value types and methods of the crate tapzoom."""

import re
from typing import Callable, Iterable

from .description import (
    SETTING_DOC, TYPE_NAMES, WIDTH, WRITTEN, Description, filled, kind, number, pascal, prefix_of, short, switch_doc)
from .names import MEMORY, names
from .prose import Prose, value_doc
from .ranges import continued, entries, spec

SYS = "bindings/rust/tapzoom-sys/src/lib.rs"
FOLDER = "bindings/rust/tapzoom/src"
HEAD = ["// SPDX-License-Identifier: MIT", f"// {WRITTEN}", ""]
#: Sets of flags have plural names.
TYPES = {**TYPE_NAMES, "TAPZOOM_CONTACT_": "ContactFlags", "TAPZOOM_BUTTON_": "Buttons",
         "TAPZOOM_GESTURE_": "Gestures", "TAPZOOM_LIMIT_": "Limits", "TAPZOOM_STATE_": "StateFlags",
         "TAPZOOM_FINGERS_": "FingerCounts", "TAPZOOM_STEP_": "Steps"}
#: The sets of kinds: bits 1 << value.
SETS = {"TAPZOOM_EVENT_": ("EventKinds", "u64"), "TAPZOOM_TOOL_": ("Tools", "u32")}
NUMBERS = {"double": "f64", "float": "f32", "int32_t": "i32", "uint32_t": "u32", "int64_t": "i64", "uint64_t": "u64",
           "size_t": "usize", "tapzoom_status": "tapzoom_status", "void": "c_void", "char": "u8"}
#: The structs that begin with struct_size and grow: in Rust they are plain structs, which a call converts.
GROWING = {"tapzoom_config", "tapzoom_options"}
#: The fields that those do not show: the call fills them.
HIDDEN = ("struct_size", "level_count", "reserved")
#: The functions whose wrappers view.rs, config.rs and error.rs have.
BY_HAND = {"version", "status_string", "config_init", "config_check", "create", "destroy", "set_config", "get_config",
           "push_touches", "frame", "poll_events", "get_contacts", "save_state", "begin_recording", "fetch_recording",
           "end_recording", "replay"}
#: What a method cannot cause: the wrapper passes no NULL, and sizes of its own.
IMPOSSIBLE = {"TAPZOOM_OK", "TAPZOOM_ERROR_NULL", "TAPZOOM_ERROR_STRUCT_SIZE"}
#: Comments of the header that speak of C.
OWN_DOCS = {
    "level": "A scale that keeps its meaning after a resize: a factor times the scale of a fit, or the larger of two "
             "such terms. [`Level::new`] and [`Level::larger`] make one; `2.5.into()` is a plain scale. A second fit "
             "without a second factor is `Status::RANGE`.",
    "options": "Options of a command: how it moves the view. [`Options::AT_ONCE`] has all defaults, "
               "[`Options::ANIMATED`] animates. Write `..Options::ANIMATED` for the rest of the fields, because later "
               "versions add some.",
    "config": "Every setting of a view. [`Config::new`] fills it with a preset; change fields then. Brackets hold the "
              "default, and the presets with another default. [`Config::check`] names the first field outside its "
              "range. Write `..Config::new(preset)` for the rest of the fields, because later versions add some."}
#: The number of a setting is public, because its struct has the layout of C.
SETTING_NUMBER = "FAILED: number of the setting that decided, for `Event::setting_name`; 0 if none did."

#: How a literal of a struct with a reserved field ends, where not with ..Default::default().
REST = {"touch": "`..Touch::new(time, id, phase, x, y)`"}


# ---- Comments -------------------------------------------------------------------------------------------------------


def escaped(text: str) -> str:
    """Text for Markdown: what rustdoc would read as a link or as HTML is escaped. The parts at odd places are code."""
    parts = text.replace("``", "`").split("`")
    parts[::2] = [re.sub(r"[\[\]<*]", r"\\\g<0>", re.sub(r"(?m)^- ", "\0", part)).replace("\0", "- ")
                  for part in parts[::2]]
    text = "`".join(parts)
    # Links of the comments above.
    return re.sub(r"\\\[(`[\w:]+`)\\\]", r"[\1]", text)


def comment(text: str, indent: str = "", mark: str = "///") -> list[str]:
    """A comment for rustdoc, which compiles indented lines unless a fence says that they are text."""
    # A list needs an empty line before it and behind it.
    text = re.sub(r"(?m)(^(?!- ).*\S)\n(?=- )", r"\1\n\n", text)
    lines: list[str] = []
    for part in re.split(r"((?:^    .*\n?)+)", text, flags=re.MULTILINE):
        if part.startswith("    "):
            code = [f"{indent}{mark} {line[4:]}".rstrip() for line in part.replace("`", "").rstrip("\n").split("\n")]
            lines += [f"{indent}{mark}", f"{indent}{mark} ```text", *code, f"{indent}{mark} ```"]
        elif part.strip("\n"):
            lines += [f"{indent}{mark}"] if lines else []
            for line in escaped(part.strip("\n")).split("\n"):
                # A sign at the beginning of a line would begin a list.
                words = re.sub(r"(?<=\S) ([-+=]) (?=\S)", "\0\\1\0", line).split(" ")
                rest = "  " if line.startswith("- ") else ""
                made = filled(filter(None, words), f"{indent}{mark} ", f"{indent}{mark} {rest}")
                lines += [line.replace("\0", " ") for line in made]
    return lines


def prose(api: Description) -> Callable[[str], str]:
    def function(name: str) -> str:
        return f"`{names(f'tapzoom_{name}').get('Rust', name)}`".replace("_", "\0")

    def field(struct: str, name: str) -> str:
        # Hides the name from the search for names of fields.
        return f"`{pascal(struct)}::{name}`".replace("_", "\0") if name else f"`{pascal(struct)}`"

    text = Prose(api, function, field, str, lambda name: f"`{name}`")

    def constant(match: re.Match) -> str:
        name = match[0].rstrip("*")
        prefix = next((one for one in TYPES if name.startswith(one)), "")
        if not prefix:
            return f"`{name.removeprefix('TAPZOOM_')}`"
        return f"`{TYPES[prefix]}`" if name == prefix else f"`{TYPES[prefix]}::{name.removeprefix(prefix)}`"

    text.constant = constant

    def rust(doc: str) -> str:
        doc = re.sub(r"\bNULL means\b", "`None` means", doc)
        doc = re.sub(r"\bINFINITY\b", "`f64::INFINITY`", doc).replace("-`f64::", "`-f64::")
        return text(doc).replace("\0", "_")

    return rust


def worded(name: str, doc: str) -> str:
    return doc or f"{name.replace('_', ' ').capitalize()}."


# ---- tapzoom-sys ----------------------------------------------------------------------------------------------------


def pointer(text: str) -> str:
    """A type of C in Rust."""
    is_constant, stars = text.startswith("const "), text.count("*")
    base = text.removeprefix("const ").replace("*", "").strip()
    made = NUMBERS.get(base, base)
    for star in range(stars):
        made = f"*{'const' if is_constant and star == 0 else 'mut'} {made}"
    return made


def declared(one: dict) -> str:
    given = [f"{item['name']}: {pointer(item['type'])}," for item in one["parameters"]]
    result = "" if one["result"] == "void" else f" -> {pointer(one['result'])}"
    words = [*given[:-1], *(word[:-1] for word in given[-1:])]
    line = f"    pub fn {one['name']}({' '.join(words)}){result};"
    if len(line) < WIDTH:
        return line
    return "\n".join([f"    pub fn {one['name']}(", *(f"        {word}" for word in given), f"    ){result};"])


def plain_struct(struct: dict) -> list[str]:
    name, lines = struct["name"], comment(struct["doc"])
    lines += ["#[repr(C)]", "#[derive(Clone, Copy, Debug, Default, PartialEq)]", f"pub struct {name} {{"]
    for field in struct["fields"]:
        of = NUMBERS.get(field["type"], field["type"])
        of = f"[{of}; {field['count']}]" if field["count"] else of
        lines += [*comment(worded(field["name"], field["doc"]), "    "), f"    pub {field['name']}: {of},"]
    places = [f"{field['name']}: {field['offset']}," for field in struct["fields"]]
    places[-1] = places[-1][:-1]
    return [*lines, "}", "", f"layout!({name}, {struct['size']}, {{",
            *filled(places, "    ", "    "), "});", ""]


def sys(api: Description) -> str:
    lines = [*HEAD[:-1]]
    lines += comment("The C functions of libtapzoom: the constants, structs and functions of its header, tapzoom.h, "
                     "under their names. The crate `tapzoom` has the safe interface over them.", mark="//!")
    lines += ["//!"] + comment("`build.rs` tells which library is linked.", mark="//!")
    lines += ["#![no_std]", "#![deny(missing_docs)]", "#![allow(non_camel_case_types)]", "",
              "use core::ffi::c_void;", "use core::marker::{PhantomData, PhantomPinned};", "",
              *LAYOUT, ""]
    for one in api.constants:
        of = "f64" if isinstance(one["value"], float) else "usize"
        value = number(one["value"])
        value = value if of == "usize" else re.sub(r"^(\d+)(e|$)", r"\1.0\2", value)
        lines += [*comment(worded(short(one["name"], "TAPZOOM_"), one["doc"])),
                  f"pub const {one['name']}: {of} = {value};"]
    lines.append("")
    for prefix, found in api.enumerations.items():
        for one in found["values"]:
            doc = worded(short(one["name"], prefix), one["doc"])
            of = "u32" if found["flags"] else "i32"
            lines += [*comment(doc), f"pub const {one['name']}: {of} = {one['value']};"]
        lines.append("")
    types = {one["name"]: one["doc"] for one in api.all["types"]}
    lines += [*comment(types["tapzoom_status"]), "pub type tapzoom_status = i32;", ""]
    lines += [*comment(types["tapzoom_view"]), "#[repr(C)]", "#[derive(Debug)]", "pub struct tapzoom_view {",
              "    _private: [u8; 0],", "    _marker: PhantomData<(*mut u8, PhantomPinned)>,", "}", ""]
    for struct in api.structs.values():
        lines += plain_struct(struct)
    lines.append('extern "C" {')
    for one in api.functions:
        doc = one["doc"]
        about = [f"`{item['name']}`: {item['doc']}" for item in one["parameters"] if item["doc"]]
        if about:
            doc += "\n\n" + "\n".join(f"- {text}" for text in about)
        lines += [*comment(doc, "    "), declared(one)]
    return "\n".join([*lines, "}"]) + "\n"


LAYOUT = """\
/// Fails to compile unless a struct has a size, and its fields have their offsets.
///
/// Each 4 bytes of a value hold their own offset, so a field begins with its own.
macro_rules! layout {
    ($name:ident, $size:literal, { $($field:ident: $offset:literal),* }) => {
        const _: () = {
            assert!(core::mem::size_of::<$name>() == $size);
            // Every field is a number or a struct of numbers: all bits are values.
            let value: $name = unsafe { core::mem::transmute(offsets::<{ $size / 4 }>()) };
            $(assert!(first_word(value.$field) == $offset);)*
        };
    };
}

#[allow(dead_code)] // rustc 1.63 does not see the use in a constant without a name
const fn offsets<const COUNT: usize>() -> [u32; COUNT] {
    let mut words = [0; COUNT];
    let mut index = 0;
    while index < COUNT {
        words[index] = 4 * index as u32;
        index += 1;
    }
    words
}

#[allow(dead_code)] // rustc 1.63 does not see the use in a constant without a name
const fn first_word<T: Copy>(value: T) -> u32 {
    #[repr(C)]
    union Words<T: Copy> {
        value: T,
        first: u32,
    }
    unsafe { Words { value }.first }
}""".split("\n")


# ---- Enumerations ---------------------------------------------------------------------------------------------------


def debugged(name: str, members: list[tuple[str, object]]) -> list[str]:
    """A number that is printed by its name, if it has one."""
    return [f"impl fmt::Debug for {name} {{", "    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {",
            "        f.write_str(match self.0 {",
            *(f'            {value} => "{name}::{member}",' for member, value in members),
            f'            other => return write!(f, "{name}({{other}})"),', "        })", "    }", "}", ""]


def choice(name: str, doc: str, values: list[tuple[str, int, str]]) -> list[str]:
    lines = [*comment(doc), "///", "/// A later version of the library may return other numbers.",
             "#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]", "#[repr(transparent)]",
             f"pub struct {name}(pub i32);", "", f"impl {name} {{"]
    for member, value, text in values:
        lines += [*comment(text, "    "), f"    pub const {member}: Self = Self({value});"]
    return [*lines, "}", "", *debugged(name, [(member, value) for member, value, _ in values])]


def bit_set(name: str, raw: str, doc: str, members: list[tuple[str, int, str]], all_bits: str,
            other: str = "", also: Iterable[str] = ()) -> list[str]:
    """`also`: the members of another set that a value may have too."""
    lines = [*comment(doc), "#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]", "#[repr(transparent)]",
             f"pub struct {name}({raw});", "", f"impl {name} {{"]
    for member, bit, text in members:
        lines += [*comment(text, "    "), f"    pub const {member}: Self = Self(1 << {bit});"]
    whole = "All kinds, also those of later versions." if all_bits.endswith("MAX") else "All members."
    lines += [f"    /// {whole}", f"    pub const ALL: Self = Self({all_bits});", "}", "",
              f"set!({name}, {raw}, {{"]
    lines += filled([f"{member}," for member, _, _ in members], "    ", "    ")
    if also:
        lines += [f"}}, {other} {{", *filled([f"{member}," for member in also], "    ", "    ")]
    return [*lines, "});", ""]


SET = """\
/// The operations of a set of bits. A value of another set may be among them, whose names are printed then too.
macro_rules! set {
    ($name:ident, $raw:ident, { $($member:ident),* $(,)? } $(, $other:ident { $($also:ident),* $(,)? })?) => {
        impl $name {
            /// The empty set.
            pub const EMPTY: Self = Self(0);

            /// Creates a set of bits. Bits without a name stay.
            pub const fn from_bits(bits: $raw) -> Self {
                Self(bits)
            }

            /// The bits of the members.
            pub const fn bits(self) -> $raw {
                self.0
            }

            /// Whether the set is empty.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Whether the set has all members of another.
            pub const fn contains(self, other: Self) -> bool {
                self.0 & other.0 == other.0
            }

            /// Adds the members of another set.
            pub fn insert(&mut self, other: Self) {
                self.0 |= other.0;
            }

            /// Removes the members of another set.
            pub fn remove(&mut self, other: Self) {
                self.0 &= !other.0;
            }
        }

        impl ops::BitOr for $name {
            type Output = Self;
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl ops::BitAnd for $name {
            type Output = Self;
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }

        impl ops::Sub for $name {
            type Output = Self;
            fn sub(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }
        }

        impl ops::BitOrAssign for $name {
            fn bitor_assign(&mut self, other: Self) {
                self.insert(other);
            }
        }

        impl ops::BitAndAssign for $name {
            fn bitand_assign(&mut self, other: Self) {
                self.0 &= other.0;
            }
        }

        impl ops::SubAssign for $name {
            fn sub_assign(&mut self, other: Self) {
                self.remove(other);
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let mut rest = *self;
                let mut set = f.debug_set();
                $(if self.contains(Self::$member) {
                    set.entry(&format_args!(stringify!($member)));
                    rest.remove(Self::$member);
                })*
                $($(if rest.0 & $other::$also.0 != 0 {
                    set.entry(&format_args!(stringify!($also)));
                    rest.0 &= !$other::$also.0;
                })*)?
                if !rest.is_empty() {
                    set.entry(&format_args!("{:#x}", rest.0));
                }
                set.finish()
            }
        }
    };
}""".split("\n")


def enumerations(api: Description) -> str:
    text, lines = prose(api), [*HEAD, "use core::{fmt, ops};", "use tapzoom_sys as sys;", "", *SET, ""]
    for prefix, found in api.enumerations.items():
        name = TYPES[prefix]
        values = [(short(one["name"], prefix).upper(), one["value"],
                   text(value_doc(one, prefix)))
                  for one in found["values"] if one["name"] != "TAPZOOM_OK"]
        doc = text(found["doc"]) or "Why the library refused a call: [`Error::status`](crate::Error::status)."
        if found["flags"]:
            members = [(member, value.bit_length() - 1, about) for member, value, about in values]
            also = api.members("TAPZOOM_LIMIT_") if name == "StateFlags" else ()
            lines += bit_set(name, "u32", doc, members, hex(sum(value for _, value, _ in values)),
                             "Limits", [member.upper() for member in also])
            continue
        lines += choice(name, doc, values)
        if prefix in SETS:
            of, raw = SETS[prefix]
            members = [(member, value, f"The bit of `{name}::{member}`.") for member, value, _ in values
                       if member != "NONE"]
            every = f"{raw}::MAX" if prefix == "TAPZOOM_EVENT_" else hex(sum(1 << value for _, value, _ in members))
            lines += bit_set(of, raw, f"A set of [`{name}`].", members, every)
    for one in api.constants:
        if "VERSION" not in one["name"]:
            name, of = one["name"].removeprefix("TAPZOOM_"), "f64" if isinstance(one["value"], float) else "usize"
            lines += [*comment(text(one["doc"])), f"pub const {name}: {of} = sys::{one['name']};"]
    return "\n".join(lines) + "\n"


# ---- Values ---------------------------------------------------------------------------------------------------------


def field_type(field: dict, is_growing: bool) -> str:
    """The type of a field. A switch is a bool only where a call converts the struct: a C struct may hold any number."""
    what = kind(field)
    if what in ("struct", "list"):
        return pascal(field["type"].removeprefix("tapzoom_")) if what == "struct" else "Levels"
    if what in ("choice", "flags"):
        return TYPES[prefix_of(field)]
    if what == "kinds":
        return SETS[prefix_of(field)][0]
    if is_growing and (what == "switch" or field["name"] == "animated"):
        return "bool"
    of = NUMBERS[field["type"]]
    return f"[{of}; {field['count']}]" if field["count"] else of


def c_struct(struct: dict, text: Callable[[str], str]) -> list[str]:
    """A struct with the layout of that of C."""
    plain = struct["name"].removeprefix("tapzoom_")
    name = pascal(plain)
    has_reserved = any(field["name"] == "reserved" for field in struct["fields"])
    doc = OWN_DOCS.get(plain) or text(struct["doc"])
    if has_reserved:
        # rustdoc says "private fields" for a hidden one.
        rest = REST.get(plain, "`..Default::default()`")
        doc += f"\n\nEvery field is public. A literal ends with {rest}, because a reserved field is hidden."
    derived = "Clone, Copy, Default, PartialEq" if has_reserved else "Clone, Copy, Debug, Default, PartialEq"
    lines = [*comment(doc), f"#[derive({derived})]", "#[repr(C)]", f"pub struct {name} {{"]
    for field in struct["fields"]:
        # Public, so that a literal may end with ..Default::default().
        doc = SETTING_NUMBER if field["name"] == "setting" else text(field["doc"])
        lines += ["    #[doc(hidden)]"] if field["name"] == "reserved" else comment(doc, "    ")
        lines.append(f"    pub {field['name']}: {field_type(field, False)},")
    lines += ["}", "", f"same_layout!({name}, sys::{struct['name']});", ""]
    lines += printed(name, struct) if has_reserved else []
    return lines


def setting_name(api: Description) -> list[str]:
    """The method of an event for the name of its setting."""
    return ["impl Event {", *comment(SETTING_DOC.replace("FAILED", "`EventKind::FAILED`"), "    "),
            "    pub const fn setting_name(&self) -> &'static str {", "        match self.setting {",
            *(f'            {offset} => "{name}",' for offset, name in api.setting_names.items()),
            '            _ => "",', "        }", "    }", "}", ""]


def shown(field: dict) -> str:
    return "setting_name()" if field["name"] == "setting" else field["name"]


def printed(name: str, struct: dict) -> list[str]:
    """The fields of a struct without the reserved one."""
    return [f"impl fmt::Debug for {name} {{", "    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {",
            f'        f.debug_struct("{name}")',
            *(f'            .field("{field["name"]}", &self.{shown(field)})' for field in struct["fields"]
              if field["name"] != "reserved"), "            .finish()", "    }", "}", ""]


def growing_struct(struct: dict, text: Callable[[str], str]) -> list[str]:
    """A struct of Rust, and its conversions."""
    plain = struct["name"].removeprefix("tapzoom_")
    name, fields = pascal(plain), [one for one in struct["fields"] if one["name"] not in HIDDEN]
    derived = "Clone, Copy, Debug, PartialEq" if plain == "config" else "Clone, Copy, Debug, Default, PartialEq"
    lines = [*comment(OWN_DOCS[plain] if plain == "options" else text(OWN_DOCS[plain])), f"#[derive({derived})]",
             f"pub struct {name} {{"]
    into, back = {}, {}
    for field in fields:
        own, of = field["name"], field_type(field, True)
        doc = switch_doc(field["doc"], "false", "true") if of == "bool" else field["doc"]
        lines += [*comment(text(doc), "    "), f"    pub {own}: {of},"]
        what = kind(field)
        if of == "bool":
            into[own], back[own] = f"self.{own}.into()", f"c.{own} != 0"
        elif what in ("struct", "list"):
            into[own], back[own] = f"self.{own}.c()", f"{of}::from_c({'c.level_count, ' * (what == 'list')}&c.{own})"
        elif what == "choice":
            into[own], back[own] = f"self.{own}.0", f"{of}(c.{own})"
        elif what in ("flags", "kinds"):
            into[own], back[own] = f"self.{own}.bits()", f"{of}::from_bits(c.{own})"
        else:
            into[own], back[own] = f"self.{own}", f"c.{own}"
    if plain == "config":
        into["level_count"] = "self.levels.count()"
    if any(one["name"] == "reserved" for one in struct["fields"]):
        into["reserved"] = "0"
    lines += ["}", "", f"impl {name} {{", f"    pub(crate) fn c(&self) -> sys::{struct['name']} {{",
              f"        sys::{struct['name']} {{",
              f"            struct_size: core::mem::size_of::<sys::{struct['name']}>() as u32,",
              *(f"            {own}: {value}," for own, value in into.items()), "        }", "    }"]
    if plain == "config":
        lines += ["", f"    pub(crate) fn from_c(c: &sys::{struct['name']}) -> Self {{", "        Self {",
                  *(f"            {own}: {value}," for own, value in back.items()), "        }", "    }"]
    return [*lines, "}", ""]


VALUES = """\
use crate::config::Levels;
use crate::enumerations::*;
use core::fmt;
use core::mem::{align_of, size_of};
use tapzoom_sys as sys;

/// Fails to compile unless a struct has the size of that of C. The order and the sizes of the fields are the same.
macro_rules! same_layout {
    ($own:ty, $c:ty) => {
        const _: () = assert!(size_of::<$own>() == size_of::<$c>() && align_of::<$own>() == align_of::<$c>());
    };
}
""".split("\n")


def limits(api: Description) -> list[str]:
    """The flags of a state, beside the limits that it has reached."""
    (field,) = (one for one in api.structs["tapzoom_state"]["fields"] if kind(one) == "flags")
    assert field["holds"]["flags"] == ["TAPZOOM_STATE_", "TAPZOOM_LIMIT_"]
    return ["impl State {", "    /// The limits that the displayed content has reached.",
            "    pub const fn limits(&self) -> Limits {",
            "        Limits::from_bits(self.flags.bits() & Limits::ALL.bits())", "    }", "}", ""]


def values(api: Description) -> str:
    text, lines = prose(api), [*HEAD, *VALUES]
    for name, struct in api.structs.items():
        lines += growing_struct(struct, text) if name in GROWING else c_struct(struct, text)
    return "\n".join([*lines, *setting_name(api), *limits(api)][:-1]) + "\n"


# ---- Methods --------------------------------------------------------------------------------------------------------


def errors(one: dict, text: Callable[[str], str]) -> tuple[str, str]:
    """The comment of a function without its returned statuses, and these as a section."""
    found = [status for status in one["statuses"] if status not in IMPOSSIBLE]
    told = {f"TAPZOOM_{error}": why for error, why in one["errors"].items() if why}
    bare = [f"`{text(status).strip('`')}`" for status in found if status not in told]
    lines = [f"{', '.join(bare)}."] if bare else []
    lines += [f"- {text(status)}: {text(told[status])}." for status in found if status in told]
    return one["doc"], "\n\n# Errors\n\n" + "\n".join(lines) if found else ""


def described(one: dict, text: Callable[[str], str]) -> str:
    """The comment of a method: of the function, its parameters, what it returns and its errors."""
    doc, section = errors(one, text)
    doc = text(doc)
    owner, *rest = one["parameters"]
    about: dict[str, list[str]] = {}
    for item in rest:
        if item["doc"] and item["direction"] == "in" and not item.get("holds"):
            about.setdefault(item["doc"], []).append(f"`{item['name']}`")
    # The size of a slice has the comment of the slice.
    sizes = {f"`{item['length']}`" for item in rest if isinstance(item.get("length"), str)}
    if about:
        doc += "\n\n" + "\n".join(f"- {', '.join(own for own in owns if own not in sizes)}: {text(words)}"
                                   for words, owns in about.items())
    for item in rest:
        if item["direction"] == "out" and item["doc"].startswith("Receives ") and not item["length"]:
            words = text(item["doc"]).removeprefix("Receives ")
            if is_truth(item):
                words = words.replace("1 if", "whether").replace(", otherwise 0", "")
            if not re.fullmatch(r"`\w+`\.", words):  # no more than the type
                doc += f"\n\nReturns {words}"
    return doc.replace(f"`{owner['name']}`", "`self`") + section


def is_truth(item: dict) -> bool:
    """Whether an output is 0 or 1."""
    return item["type"] == "int32_t *" and not item["holds"]


def refuse(function: str, item: dict) -> None:
    """Ends the generator at a parameter for which `method` has no rule: the wrapper is then by hand."""
    base, is_input = item["type"].removeprefix("const ").rstrip("* "), item["direction"] == "in"
    is_known = base != "void" or is_input
    if isinstance(item.get("length"), str):
        is_known &= base == "void"
    if item.get("nullable") and is_input:
        is_known &= base.startswith("tapzoom_") and not item["length"]
    if item.get("retained") or item["type"].endswith("**") or not is_known:
        raise SystemExit(f"{function}: no rule for {item['name']}")


def method(one: dict, text: Callable[[str], str]) -> list[str]:
    name = names(one["name"])["Rust"].split("::")[1]
    owner, *rest = one["parameters"]
    takes = [("&self" if owner["type"].startswith("const") else "&mut self")
             if "tapzoom_view" in owner["type"] else "self"]
    calls = ["self.raw.as_ptr()" if "tapzoom_view" in owner["type"] else "(&self as *const Self).cast()"]
    before, outputs = [], []
    lengths = {item["length"]: item["name"] for item in rest if item.get("length")}
    for item in rest:
        own, base = item["name"], item["type"].removeprefix("const ").rstrip("* ")
        struct = pascal(base.removeprefix("tapzoom_")) if base.startswith("tapzoom_") else ""
        holds = item.get("holds") or {}
        refuse(one["name"], item)
        if item["direction"] == "out":
            if isinstance(item["length"], int):
                of = NUMBERS[base]
                before.append(f"let mut {own} = [0.0; {item['length']}];")
                calls.append(f"{own}.as_mut_ptr()")
                outputs.append((f"[{of}; {item['length']}]", own))
            elif struct:
                before.append(f"let mut {own} = {struct}::default();")
                calls.append(f"(&mut {own} as *mut {struct}).cast()")
                outputs.append((struct, own))
            elif base in ("int32_t", "uint32_t"):
                before.append(f"let mut {own} = 0;")
                calls.append(f"&mut {own}")
                of = "" if is_truth(item) else TYPES[prefix_of(item)]
                made = f"{of}::from_bits" if "flags" in holds else of
                outputs.append((of, f"{made}({own})") if of else ("bool", f"{own} != 0"))
            else:
                before.append(f"let mut {own} = 0.0;")
                calls.append(f"&mut {own}")
                outputs.append((NUMBERS[base], own))
        elif own in lengths:
            calls.append(f"{lengths[own]}.len()")
        elif base == "void":
            takes.append(f"{own}: &[u8]")
            calls.append(f"{own}.as_ptr().cast()")
        elif struct == "Options":
            takes.append(f"{own}: &Options")
            before.append("let options = options.c();")
            calls.append("&options")
        elif struct and item["nullable"]:
            takes.append(f"{own}: Option<{struct}>")
            calls.append(f"{own}.as_ref().map_or(core::ptr::null(), |at| (at as *const {struct}).cast())")
        elif struct:
            takes.append(f"{own}: {struct}")
            calls.append(f"(&{own} as *const {struct}).cast()")
        elif holds:
            takes.append(f"{own}: {TYPES[prefix_of(item)]}")
            calls.append(f"{own}.bits()" if "flags" in holds else f"{own}.0")
        else:
            takes.append(f"{own}: {NUMBERS[base]}")
            calls.append(own)
    can_fail = set(one["statuses"]) - IMPOSSIBLE
    numbers = spec(one, lambda name: "self" if name == owner["name"] else name)
    value = ", ".join(text for _, text in outputs)
    of = ", ".join(kind for kind, _ in outputs)
    if len(outputs) != 1:
        value, of = f"({value})", f"({of})"
    returns = (f"Result<{of}>" if can_fail else of) if outputs or can_fail else ""
    head = f"    pub fn {name}({', '.join(takes)})" + (f" -> {returns}" if returns else "") + " {"
    if len(head) > WIDTH:
        tail = "    )" + (f" -> {returns}" if returns else "") + " {"
        head = "\n".join([f"    pub fn {name}(", *(f"        {word}," for word in takes), tail])
    call = f"sys::{one['name']}({', '.join(calls)})"
    if can_fail:
        checked = wrapped("check(unsafe { ", call, " })" + ("?;" if outputs and not numbers else ""))
        body = [*before, *checked, *([refusal(numbers, "?;" if outputs else "")] if numbers else [])]
        body += [f"Ok({value})"] if outputs else []
    else:
        body = [*before, *wrapped("never_fails(unsafe { ", call, " });"), *([value] if outputs else [])]
    about = comment(described(one, text), "    ")
    return [*about, "    #[inline]", head, *(f"        {line}" for line in body), "    }", ""]


def refusal(numbers: list[tuple[str, dict]], end: str) -> str:
    """What names the wrong number of an error."""
    words = [": ".join(dict.fromkeys(name.split(":"))) for name, _ in numbers]
    named = f"named!({', '.join(words)})"
    if len(numbers) == 1 and numbers[0][1].get("nullable") and words != ["options"]:
        own = numbers[0][0].split(":")[0]
        named = f"|error| {own}.map_or(error, |{own}| {named}(error))"
    return f".map_err({named}){end}"


def wrapped(start: str, call: str, end: str) -> list[str]:
    line = f"{start}{call}{end}"
    if len(line) <= WIDTH - 8:
        return [line]
    if len(call) <= WIDTH - 12:
        return [start.rstrip(), f"    {call}", end.strip()]
    function, _, arguments = call.partition("(")
    return [start.rstrip(), f"    {function}(", *(f"        {word}," for word in split(arguments[:-1])), "    )",
            end.strip()]


def split(arguments: str) -> list[str]:
    """Arguments at the commas outside of parentheses."""
    found, depth = [""], 0
    for sign in arguments:
        depth += {"(": 1, ")": -1}.get(sign, 0)
        if sign == "," and not depth:
            found.append("")
        else:
            found[-1] += sign
    return [one.strip() for one in found]


def methods(api: Description) -> str:
    text = prose(api)
    lines = [*HEAD, "use crate::enumerations::*;", "use crate::error::{check, named, never_fails, Result};",
             "use crate::values::*;", "use crate::View;", "use tapzoom_sys as sys;", ""]
    for owner, types in (("View", "tapzoom_view"), ("Transform", "tapzoom_transform")):
        lines.append(f"impl {owner} {{")
        for one in api.functions:
            plain = one["name"].removeprefix("tapzoom_")
            if plain in BY_HAND or plain in MEMORY or types not in one["parameters"][0]["type"]:
                continue
            lines += method(one, text)
        lines[-1:] = ["}", ""]
    return "\n".join(lines[:-1]) + "\n"


def ranges(api: Description) -> str:
    lines = continued(entries(api, str, str, TYPES, SETS), "    ", '"')
    lines[-1] = lines[-1][:-1] + '";'
    return "\n".join([*HEAD, "/// Name, offset in the struct, type and range of each number that a host passes.",
                      "pub(crate) const RANGES: &str =", *lines]) + "\n"


def outputs(api: Description) -> dict[str, object]:
    return {SYS: sys(api), f"{FOLDER}/ranges.rs": ranges(api), f"{FOLDER}/enumerations.rs": enumerations(api),
            f"{FOLDER}/values.rs": values(api), f"{FOLDER}/methods.rs": methods(api)}
