// SPDX-License-Identifier: MIT
//! Plays touches into a map view at 60 frames a second; tells what happens, and draws the scale.
//!
//!     cargo run -- ../../touches/double-tap.jsonl ../../touches/pinch.jsonl ../../touches/fling.jsonl

use std::error::Error;
use tapzoom::{Config, Event, EventKind, Phase, Preset, Rect, Touch, TouchPhase, View, Viewport};

const RATE: usize = 60;
const ROWS: usize = 6;
const COLUMNS: usize = 72; // of the chart

/// A frame on the screen.
struct Picture {
    scale: f64,
    fingers: i32,
}

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

/// Plays files, each until the view is at rest. Returns the frames.
fn play(paths: &[String]) -> Result<Vec<Picture>, Box<dyn Error>> {
    let config = Config::new(Preset::MAPS);
    let mut view = View::new(&config, Viewport::new(400.0, 600.0), Rect::new(0.0, 0.0, 2000.0, 3000.0))?;
    let mut film = vec![];
    println!("  time   map x  map y   scale");
    for path in paths {
        let start = film.len() as f64 / RATE as f64;
        let touches: Vec<_> = std::fs::read_to_string(path)?.lines().filter_map(|line| touch(line, start)).collect();
        let (mut rest, mut deadline) = (&touches[..], 0.0);
        while !rest.is_empty() || deadline < f64::INFINITY {
            let now = film.len() as f64 / RATE as f64;
            let (due, later) = rest.split_at(rest.iter().take_while(|touch| touch.time <= now).count());
            rest = later;
            let frame = view.frame(now, due)?;
            frame.events.iter().for_each(tell);
            // A host draws here.
            film.push(Picture { scale: frame.transform.scale, fingers: frame.state.contact_count });
            deadline = frame.state.next_deadline;
        }
    }
    Ok(film)
}

/// Draws the scale over time on a logarithmic axis. Below it: the number of fingers, a digit where a second begins.
fn draw(film: &[Picture]) {
    let frame_of = |column: usize| column * (film.len() - 1) / (COLUMNS - 1);
    let low = film.iter().map(|picture| picture.scale).fold(f64::INFINITY, f64::min);
    let high = film.iter().map(|picture| picture.scale).fold(2.0 * low, f64::max);
    for row in (0..ROWS).rev() {
        let line: String = (0..COLUMNS)
            .map(|column| (film[frame_of(column)].scale / low).ln() / (high / low).ln() * (ROWS - 1) as f64)
            .map(|height| if height > row as f64 - 0.5 { '#' } else { ' ' })
            .collect();
        println!("{:7.4} {line}", low * (high / low).powf(row as f64 / (ROWS - 1) as f64));
    }
    let digit = |number: usize| char::from(b'0' + (number % 10) as u8);
    let fingers = |column| film[frame_of(column)].fingers as usize;
    let second = |column| frame_of(column) / RATE;
    let line = |sign: &dyn Fn(usize) -> Option<usize>| -> String {
        (0..COLUMNS).map(|column| sign(column).map_or(' ', digit)).collect()
    };
    println!("fingers {}", line(&|column| Some(fingers(column)).filter(|count| *count > 0)));
    let begins = |column: &usize| *column == 0 || second(*column) > second(*column - 1);
    println!("seconds {}", line(&|column| Some(column).filter(begins).map(second)));
}

fn main() -> Result<(), Box<dyn Error>> {
    let paths: Vec<_> = std::env::args().skip(1).collect();
    if paths.is_empty() {
        return Err("usage: quickstart TOUCHES...".into());
    }
    draw(&play(&paths)?);
    Ok(())
}
