# SPDX-License-Identifier: MIT
"""The script as a program of Rust."""

from generator.description import pascal, short
from generator.module import SETS, STRUCTS
from generator.rust import IMPOSSIBLE
from generator.rust import TYPES as RUST_TYPES
from script import API, Step
from typed import Typed

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
    // C names settings alone.
    if let Some(field) = error.field.filter(|name| name.contains('_')) {
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
