// SPDX-License-Identifier: MIT
//! Plays touches into a map view at 60 frames a second, and tells what happens.
//!
//!     cargo run -- ../../touches/double-tap.jsonl ../../touches/pinch.jsonl ../../touches/fling.jsonl

use std::error::Error;
use tapzoom::{Config, Event, EventKind, Phase, Preset, Rect, Touch, TouchPhase, View, Viewport};

const RATE: f64 = 60.0;

/// What begins with an event of a kind. A host reacts to the kinds that it needs, and skips others.
fn story(kind: EventKind) -> Option<&'static str> {
    Some(match kind {
        EventKind::TAP => "One tap, and no second one in time.",
        EventKind::DOUBLE_TAP => "Two quick taps: the view zooms in about them.",
        EventKind::FINGERS_TAP => "Two fingers tap: the view zooms out.",
        EventKind::LONG_PRESS => "A finger rests: a long press.",
        EventKind::PAN => "Fingers move: the content follows them.",
        EventKind::PINCH => "Their distance changes: the scale follows it.",
        EventKind::QUICK_ZOOM => "A tap and a drag: the scale follows the finger.",
        EventKind::FLING => "A finger lifts in motion: the content glides on.",
        EventKind::SETTLED => "The view is at rest.",
        _ => return None,
    })
}

/// Prints a line for an event that begins something.
fn tell(event: &Event) {
    if event.phase != Phase::DISCRETE && event.phase != Phase::BEGAN {
        return;
    }
    if let Some(story) = story(event.kind) {
        let Event { time, content_x, content_y, scale, .. } = event;
        println!("{time:6.3}  {content_x:6.1} {content_y:6.1}  {scale:6.4}  {story}");
    }
}

/// The text of a field in a line such as {"time": 0.5, "phase": "moved"}. A program of its own takes a crate for JSON.
fn field<'line>(line: &'line str, name: &str) -> Option<&'line str> {
    let start = line.find(&format!("\"{name}\": "))? + name.len() + 4;
    let rest = &line[start..];
    Some(rest[..rest.find(|sign| sign == ',' || sign == '}')?].trim_matches('"'))
}

/// The touch of a line, from a time on. There is none in other lines, such as the header of the file.
fn touch(line: &str, start: f64) -> Option<Touch> {
    let number = |name| field(line, name)?.parse::<f64>().ok();
    let phase = match field(line, "phase")? {
        "began" => TouchPhase::BEGAN,
        "moved" => TouchPhase::MOVED,
        "ended" => TouchPhase::ENDED,
        "cancelled" => TouchPhase::CANCELLED,
        _ => return None,
    };
    let id = field(line, "id")?.parse().ok()?;
    Some(Touch::new(start + number("time")?, id, phase, number("x")?, number("y")?))
}

/// Plays files, each until the view is at rest.
fn play(paths: &[String]) -> Result<(), Box<dyn Error>> {
    let config = Config::new(Preset::MAPS);
    let mut view = View::new(&config, Viewport::new(400.0, 600.0), Rect::new(0.0, 0.0, 2000.0, 3000.0))?;
    let mut count = 0.0; // the frames so far
    println!("  time   map x  map y   scale");
    for path in paths {
        let start = count / RATE;
        let touches: Vec<_> = std::fs::read_to_string(path)?.lines().filter_map(|line| touch(line, start)).collect();
        let (mut rest, mut deadline) = (&touches[..], 0.0);
        while !rest.is_empty() || deadline < f64::INFINITY {
            let now = count / RATE;
            let (due, later) = rest.split_at(rest.iter().take_while(|touch| touch.time <= now).count());
            rest = later;
            let frame = view.frame(now, due)?;
            frame.events.iter().for_each(tell);
            count += 1.0; // a host draws here, with frame.transform
            deadline = frame.state.next_deadline;
        }
    }
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let paths: Vec<_> = std::env::args().skip(1).collect();
    if paths.is_empty() {
        return Err("usage: quickstart TOUCHES...".into());
    }
    play(&paths)
}
