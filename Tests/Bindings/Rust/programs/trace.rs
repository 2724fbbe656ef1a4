// SPDX-License-Identifier: MIT
//! trace FILE [RECORDING [SNAPSHOTS]] - plays a golden trace through the crate tapzoom, as Tests/Traces/trace.c does
//! through the C functions. It must print the same text, and write the same recordings and snapshots.

use std::collections::HashMap;
use std::ffi::CString;
use std::fmt::Debug;
use std::fs::{read_to_string, File};
use std::io::{stdout, BufWriter, Write};
use std::os::raw::{c_char, c_int};
use tapzoom::*;

extern "C" {
    /// Rust has no format for a number of digits.
    fn snprintf(text: *mut c_char, size: usize, format: *const c_char, ...) -> c_int;
}

fn formatted(format: &str, value: f64) -> String {
    let (format, mut text) = (CString::new(format).unwrap(), [0u8; 400]);
    let length = unsafe { snprintf(text.as_mut_ptr().cast(), text.len(), format.as_ptr(), value) };
    String::from_utf8_lossy(&text[..length as usize]).into_owned()
}

/// Rounding errors near 0 are 0; ten digits hide those of other numbers.
fn tidy(value: f64) -> f64 {
    if value.abs() < 1e-10 {
        0.0
    } else {
        value
    }
}

fn g(value: f64) -> String {
    formatted("%.10g", value)
}

fn t(value: f64) -> String {
    g(tidy(value))
}

fn f(value: f64) -> String {
    formatted("%.6f", value)
}

/// The name of a value, in the words of the traces.
fn name(value: impl Debug) -> String {
    let text = format!("{value:?}");
    text.rsplit("::").next().unwrap_or("?").trim_matches(|sign| sign == '{' || sign == '}').to_lowercase()
}

/// The value of an enumeration with a name.
fn value<T: Debug>(word: &str, make: impl Fn(i32) -> T) -> T {
    let word = if word == "RESET" { "fit".into() } else { word.to_lowercase() };
    let found = (0..64).map(make).find(|value| name(value) == word);
    found.unwrap_or_else(|| panic!("unknown name {word}"))
}

/// The bit of a name, if there is one.
fn bit<T: Debug>(word: &str, make: impl Fn(u32) -> T) -> Option<u32> {
    (0..32).find(|bit| name(make(1 << bit)) == word).map(|bit| 1 << bit)
}

/// The names of bits.
fn names<T: Debug>(bits: u32, make: impl Fn(u32) -> T) -> String {
    let each = (0..32).filter(|bit| bits >> bit & 1 != 0).map(|bit| name(make(1 << bit)));
    each.filter(|name| !name.starts_with("0x")).map(|name| format!(" {name}")).collect()
}

fn transform_text(what: &str, transform: Transform) -> String {
    let Transform { scale, rotation, x, y } = transform;
    let turned = if rotation != 0.0 { format!(" rotation {}", g(rotation)) } else { String::new() };
    format!("| {what} scale {} offset ({}, {}){turned}\n", g(scale), t(x), t(y))
}

fn rect_text(what: &str, rect: Rect) -> String {
    format!("| {what} ({}, {}) {} x {}\n", t(rect.x), t(rect.y), g(rect.width), g(rect.height))
}

fn failure_text(event: &Event, shows_contacts: bool) -> String {
    let mut line = format!("| {} failed {} {}", f(event.time), name(event.gesture), name(event.reason));
    if event.reason == FailureReason::LOST {
        line += &format!(" to {}", name(EventKind(event.measured as i32)));
    } else if event.measured != 0.0 || event.allowed != 0.0 {
        line += &format!(" {}, allowed {}", t(event.measured), g(event.allowed));
    }
    if !event.setting_name().is_empty() {
        line += &format!(" by {}", event.setting_name());
    }
    line += &format!(" at ({}, {}) fingers {}", t(event.view_x), t(event.view_y), event.contact_count);
    if event.tool != Tool::FINGER {
        line += &format!(" {}", name(event.tool));
    }
    if shows_contacts {
        line += &format!(" contact {}", event.contact);
    }
    line + "\n"
}

fn event_text(event: &Event, changes: usize, shows_contacts: bool) -> String {
    if event.kind == EventKind::FAILED {
        return failure_text(event, shows_contacts);
    }
    let velocity = event.velocity;
    let mut line = format!("| {} {} {}", f(event.time), name(event.kind), name(event.phase));
    line +=
        &format!(" at ({}, {}) on ({}, {})", t(event.view_x), t(event.view_y), t(event.content_x), t(event.content_y));
    line += &format!(" scale {}", g(event.scale));
    if tidy(event.rotation) != 0.0 {
        line += &format!(" rotation {}", g(event.rotation));
    }
    if tidy(velocity.x) != 0.0 || tidy(velocity.y) != 0.0 {
        line += &format!(" velocity ({}, {})", t(velocity.x), t(velocity.y));
    }
    if tidy(velocity.log_scale) != 0.0 {
        line += &format!(" log_scale_velocity {}", g(velocity.log_scale));
    }
    if tidy(velocity.rotation) != 0.0 {
        line += &format!(" rotation_velocity {}", g(velocity.rotation));
    }
    if tidy(event.unconsumed_x) != 0.0 || tidy(event.unconsumed_y) != 0.0 {
        line += &format!(" unconsumed ({}, {})", t(event.unconsumed_x), t(event.unconsumed_y));
    }
    line += &names(event.limits.bits(), Limits::from_bits);
    if event.direction != Direction::NONE {
        line += &format!(" going {}", name(event.direction));
    }
    if event.kind == EventKind::OWNER {
        line += &format!(" of the {}", name(event.owner));
    }
    if event.contact_count != 0 {
        line += &format!(" fingers {}", event.contact_count);
    }
    if event.tap_count != 0 {
        line += &format!(" taps {}", event.tap_count);
    }
    if event.tool != Tool::FINGER {
        line += &format!(" {}", name(event.tool));
    }
    line += &names(event.buttons.bits(), Buttons::from_bits);
    if shows_contacts && event.contact_count != 0 {
        line += &format!(" contact {} landed", event.contact);
        line += &format!(" ({}, {})", g(event.landing_view_x), g(event.landing_view_y));
        line += &format!(" on ({}, {})", t(event.landing_content_x), t(event.landing_content_y));
    }
    if changes > 1 {
        line += &format!(" changes {changes}");
    }
    line + "\n"
}

struct Player {
    config: Config,
    viewport: Viewport,
    view: Option<View>,
    words: Vec<String>,
    now: f64,
    events: Vec<Event>,
    shows_contacts: bool,
    given: Options,
    fingers: HashMap<i64, (f64, f64)>,
    recordings: Option<File>,
    snapshots: Option<File>,
    out: BufWriter<std::io::Stdout>,
}

impl Player {
    fn print(&mut self, text: String) {
        self.out.write_all(text.as_bytes()).unwrap();
    }

    /// Prints the error of a call, if there is one.
    fn attempt<T>(&mut self, result: Result<T>) -> Option<T> {
        match result {
            Ok(value) => Some(value),
            Err(error) => {
                self.print(format!("| error: {}\n", error.status.message()));
                None
            }
        }
    }

    fn view(&mut self) -> &mut View {
        self.view.as_mut().expect("no view")
    }

    // ---- Reading ----

    fn word(&mut self) -> Option<String> {
        (!self.words.is_empty()).then(|| self.words.remove(0))
    }

    fn number(&mut self) -> f64 {
        self.word().and_then(|word| word.parse().ok()).expect("a number is missing")
    }

    fn optional_number(&mut self) -> f64 {
        if self.words.is_empty() {
            0.0
        } else {
            self.number()
        }
    }

    fn numbers<const COUNT: usize>(&mut self) -> [f64; COUNT] {
        [(); COUNT].map(|_| self.number())
    }

    fn one<T: Debug>(&mut self, make: impl Fn(i32) -> T) -> T {
        value(&self.word().expect("a name is missing"), make)
    }

    fn bits<T: Debug>(&mut self, make: impl Fn(u32) -> T + Copy) -> T {
        let mut bits = 0;
        while let Some(word) = self.word().filter(|word| word != "none") {
            bits |= bit(&word.to_lowercase(), make).expect("unknown name");
        }
        make(bits)
    }

    /// "FIT FACTOR" or "LARGER FIT FACTOR FIT FACTOR".
    fn level(&mut self) -> Level {
        let is_larger = self.words.first().map_or(false, |word| word == "LARGER");
        if is_larger {
            self.word();
        }
        let (fit, factor) = (self.one(Fit), self.number());
        if !is_larger {
            return Level::new(factor, fit);
        }
        let (other_fit, other_factor) = (self.one(Fit), self.number());
        Level::larger(factor, fit, other_factor, other_fit)
    }

    fn set_field(&mut self) {
        let field = self.word().expect("a field is missing");
        macro_rules! set {
            (numbers $($number:ident)*; switches $($switch:ident)*; choices $($choice:ident: $of:ident)*;
             sets $($set:ident: $bits:ident)*) => {
                match &*field {
                    $(stringify!($number) => self.config.$number = self.number(),)*
                    $(stringify!($switch) => self.config.$switch = self.number() != 0.0,)*
                    $(stringify!($choice) => self.config.$choice = self.one($of),)*
                    $(stringify!($set) => self.config.$set = self.bits($bits::from_bits),)*
                    "min_scale" => self.config.min_scale = self.level(),
                    "max_scale" => self.config.max_scale = self.level(),
                    "level" => {
                        let level = self.level();
                        self.config.levels = Levels::new(&[&self.config.levels[..], &[level]].concat());
                    }
                    "no_levels" => self.config.levels = Levels::default(),
                    "min_pan_contacts" => self.config.min_pan_contacts = self.number() as i32,
                    "events" => {
                        self.config.events = EventKinds::ALL;
                        self.config.events -= EventKinds::FAILED | EventKinds::SNAP;
                        while let Some(word) = self.word() {
                            let kind = || EventKinds::from_bits(1 << value(&word[1..], EventKind).0);
                            match word.as_bytes()[0] {
                                b'+' => self.config.events |= kind(),
                                b'-' => self.config.events -= kind(),
                                _ => self.config.events = EventKinds::EMPTY,
                            }
                        }
                    }
                    "gestures" => {
                        while let Some(word) = self.word() {
                            let bits = || Gestures::from_bits(bit(&word[1..], Gestures::from_bits).expect("a gesture"));
                            match word.as_bytes()[0] {
                                b'+' => self.config.gestures |= bits(),
                                b'-' => self.config.gestures -= bits(),
                                _ => self.config.gestures = Gestures::EMPTY,
                            }
                        }
                    }
                    _ => panic!("unknown field {field}"),
                }
            };
        }
        set!(
            numbers points_per_unit pixels_per_unit align_x align_y visible_part visible_extra snap_tolerance zoom_step
                animation_duration tap_time tap_slop tap_slop_pen tap_slop_mouse tap_debounce_time double_tap_time
                double_tap_distance two_finger_tap_time two_finger_land_time two_finger_lift_time press_time pan_slop
                axis_lock_ratio pinch_slop pinch_speed pinch_min_span rotate_slop rotate_snap lift_grace_time
                swipe_speed swipe_angle quick_zoom_distance page_overscroll fling_min_speed fling_max_speed fling_decay
                fling_boost_speed fling_zoom_decay rubber_band rubber_band_scale spring_frequency wheel_speed
                wheel_smoothing scroll_end_time palm_size pen_guard_time tap_ignore_time rotate_snap_step
                rotate_snap_origin rotate_slop_snapped predict_time jitter_cutoff jitter_beta;
            switches lenient reduced_motion always_bounce_x always_bounce_y invert_zoom;
            choices fit: Fit bounds: Bounds double_tap: Zoom two_finger_tap: Zoom double_tap_anchor: Anchor
                two_finger_tap_anchor: Anchor snap: Snap wheel: ScrollAction trackpad: ScrollAction momentum: Momentum
                tap_action: Zoom press_action: Zoom pinch_anchor: PinchAnchor;
            sets pager_edges: Limits host_tools: Tools host_buttons: Buttons finger_taps: FingerCounts
                drag_fingers: FingerCounts
        );
    }

    // ---- Events ----

    fn print_events(&mut self) {
        let mut polled = [Event::default(); 7];
        loop {
            let count = self.view().poll_events_into(&mut polled);
            self.events.extend(&polled[..count]);
            if count < 7 {
                break;
            }
        }
        let events = std::mem::take(&mut self.events);
        let (mut changes, mut unconsumed) = (HashMap::new(), (0.0, 0.0));
        for (index, event) in events.iter().enumerate() {
            if event.phase != Phase::CHANGED {
                self.print(event_text(event, 0, self.shows_contacts));
                continue;
            }
            *changes.entry(event.kind).or_insert(0) += 1;
            unconsumed = (unconsumed.0 + event.unconsumed_x, unconsumed.1 + event.unconsumed_y);
            // Of several CHANGED in a row, the last one counts.
            let is_end = |next: &&Event| next.kind == event.kind || next.phase != Phase::CHANGED;
            if events[index + 1..].iter().find(is_end).map_or(false, |next| next.phase == Phase::CHANGED) {
                continue;
            }
            let mut last = *event;
            if event.kind == EventKind::PAN || event.kind == EventKind::FINGERS_DRAG {
                (last.unconsumed_x, last.unconsumed_y) = std::mem::take(&mut unconsumed);
            }
            let count = changes.remove(&event.kind).unwrap_or(0);
            self.print(event_text(&last, count, self.shows_contacts));
        }
    }

    // ---- Commands ----

    /// ID X Y [TOOL] [FLAG ...] [BUTTON ...]
    fn touch(&mut self, phase: TouchPhase) {
        let [id, x, y] = self.numbers();
        let mut touch = Touch::new(self.now, id as i64, phase, x, y);
        self.fingers.insert(touch.id, (x, y));
        while let Some(word) = self.word() {
            if let Some(bits) = bit(&word, ContactFlags::from_bits) {
                touch.flags |= ContactFlags::from_bits(bits);
            } else if let Some(bits) = bit(&word, Buttons::from_bits) {
                touch.buttons |= Buttons::from_bits(bits);
            } else if word == "size" {
                touch.size = self.number();
            } else {
                touch.tool = value(&word, Tool);
            }
        }
        let result = self.view().push_touches(&[touch]);
        self.attempt(result);
    }

    /// Moves fingers at a rate from a time to now: straight to new positions (glide RATE ID X Y ...), or by an angle
    /// about a point (turn RATE DEGREES X Y ID ...).
    fn go(&mut self, from: f64, turns: bool) {
        let rate = self.number();
        let [degrees, x, y] = if turns { self.numbers() } else { [0.0; 3] };
        let mut moves = vec![];
        while let Some(word) = self.word() {
            let id: i64 = word.parse().unwrap();
            let start = *self.fingers.get(&id).unwrap_or(&(0.0, 0.0));
            let end = if turns { start } else { (self.number(), self.number()) };
            moves.push((id, start, end));
        }
        let last = ((self.now - from) * rate - 1e-6).ceil() as i32;
        for frame in 1..=last {
            let time = if frame == last { self.now } else { from + f64::from(frame) / rate };
            let part = f64::from(frame) / f64::from(last);
            let angle = part * degrees * (std::f64::consts::PI / 180.0);
            let (c, s) = (angle.cos(), angle.sin());
            let mut touches = vec![];
            for &(id, start, end) in &moves {
                let (dx, dy) = (start.0 - x, start.1 - y);
                let mut place = (start.0 + part * (end.0 - start.0), start.1 + part * (end.1 - start.1));
                if turns {
                    // Rounds away the last bits of libm.
                    let rounded = |value: f64| (value * 1048576.0 + 0.5).floor() / 1048576.0;
                    place = (rounded(x + c * dx - s * dy), rounded(y + s * dx + c * dy));
                }
                self.fingers.insert(id, place);
                touches.push(Touch::new(time, id, TouchPhase::MOVED, place.0, place.1));
            }
            let result = self.view.as_mut().expect("no view").frame(time, &touches);
            let result = result.map(|frame| self.events.extend(frame.events));
            self.attempt(result);
        }
    }

    /// The options with the rest of the command, [DURATION].
    fn options(&mut self, animated: bool) -> Options {
        Options { animated, duration: self.optional_number(), ..self.given }
    }

    /// A number that tells whether the command is animated, and the options.
    fn told_options(&mut self) -> Options {
        let animated = self.number() != 0.0;
        self.options(animated)
    }

    fn end_view(&mut self) {
        let mut view = match self.view.take() {
            Some(view) => view,
            None => return,
        };
        let recording = view.fetch_recording().expect("the recording").to_vec();
        if let Some(file) = &mut self.recordings {
            file.write_all(&recording).unwrap();
        }
        view.end_recording();
        let (mut rest, mut entry) = (&recording[..], RecordEntry::default());
        while !rest.is_empty() {
            rest = &rest[view.replay(rest, &mut entry).expect("the replay").accepted..];
        }
        self.print(format!("| hash {:016x}\n", entry.hash));
        (self.now, self.shows_contacts) = (0.0, false);
    }

    /// WIDTH HEIGHT [X Y]
    fn content_rect(&mut self) -> Rect {
        let [width, height] = self.numbers();
        Rect::new(self.optional_number(), self.optional_number(), width, height)
    }

    fn create(&mut self) {
        let [width, height] = self.numbers();
        let content = self.content_rect();
        self.viewport = Viewport::new(width, height);
        self.end_view();
        let mut view = View::new(&self.config, self.viewport, content).expect("no view");
        view.begin_recording(1 << 20).unwrap();
        self.view = Some(view);
    }

    fn scroll(&mut self, source: ScrollSource) {
        let [x, y, dx, dy] = self.numbers();
        let mut scroll = Scroll { time: self.now, x, y, dx, dy, factor: 1.0, source, ..Scroll::default() };
        if source == ScrollSource::WHEEL {
            scroll.unit = self.one(ScrollUnit);
        } else {
            scroll.phase = self.one(ScrollPhase);
            (scroll.factor, scroll.rotation) = (self.optional_number(), self.optional_number());
        }
        let result = self.view().push_scroll(scroll);
        if self.attempt(result) != Some(true) {
            self.print("| not consumed\n".into());
        }
    }

    /// The commands that read the view.
    fn show(&mut self, verb: &str) {
        let state = self.view().state();
        match verb {
            "show" => {
                let (is, will) = (self.view().transform(), self.view().target_transform());
                self.print(transform_text("is", is));
                if is != will {
                    self.print(transform_text("will be", will));
                }
            }
            "target" => {
                let will = self.view().target_transform();
                let rect = self.view().visible_rect(will).expect("a rectangle");
                self.print(transform_text("will be", will) + &rect_text("will show", rect));
            }
            "at" => {
                let time = self.number();
                let result = self.view().transform_at(time);
                if let Some(shown) = self.attempt(result) {
                    self.print(transform_text("shows", shown));
                }
            }
            "raster" => {
                let view = self.view();
                let text = format!("| raster {}\n", g(view.raster_scale()));
                let residual = view.raster_transform(view.transform()).expect("a residual");
                self.print(text + &transform_text("residual", residual));
            }
            "visible" => {
                let [scale, rotation, x, y] = self.numbers();
                let result = self.view().visible_rect(Transform { scale, rotation, x, y });
                if let Some(rect) = self.attempt(result) {
                    self.print(rect_text("rect", rect));
                }
            }
            "velocity" => {
                let Velocity { x, y, log_scale, rotation, view_x, view_y } = self.view().velocity();
                self.print(format!(
                    "| velocity ({}, {}) log_scale {} rotation {} at ({}, {})\n",
                    t(x),
                    t(y),
                    t(log_scale),
                    t(rotation),
                    t(view_x),
                    t(view_y)
                ));
            }
            "overscroll" => {
                let Overscroll { x, y, raw_x, raw_y, log_scale, raw_log_scale } = self.view().overscroll();
                self.print(format!(
                    "| overscroll ({}, {}) raw ({}, {}) log_scale {} raw {}\n",
                    t(x),
                    t(y),
                    t(raw_x),
                    t(raw_y),
                    t(log_scale),
                    t(raw_log_scale)
                ));
            }
            "state" => {
                let own = (state.flags & StateFlags::ALL).bits();
                let flags = names(state.limits().bits(), Limits::from_bits) + &names(own, StateFlags::from_bits);
                let (time, deadline) = (f(state.time), f(state.next_deadline));
                self.print(format!(
                    "| state time {time} deadline {deadline} contacts {}{flags}\n",
                    state.contact_count
                ));
            }
            "actions" => {
                let actions = self.view().actions();
                self.print(format!("| actions {}\n", actions.bits()));
            }
            "clock" => self.print(format!("| clock {}\n", f(state.time))),
            "deadline" => self.print(format!("| deadline {}\n", f(state.next_deadline))),
            "smart_zoom" => {
                let [x, y, width, height, content_x, content_y, most] = self.numbers();
                let result = self.view().smart_zoom(Rect::new(x, y, width, height), content_x, content_y, most);
                if let Some(found) = self.attempt(result) {
                    self.print(transform_text("smart", found));
                }
            }
            "owner" => {
                let id = self.number() as i64;
                let result = self.view().contact_owner(id);
                if let Some(owner) = self.attempt(result) {
                    self.print(format!("| contact {id}: {}\n", name(owner)));
                }
            }
            _ => panic!("unknown command {verb}"),
        }
    }

    /// The commands that change the view. Returns None for others.
    fn change(&mut self, verb: &str) -> Option<Result<()>> {
        macro_rules! three {
            ($method:ident) => {{
                let ([a, b, c], options) = (self.numbers(), self.told_options());
                self.view().$method(a, b, c, &options)
            }};
        }
        Some(match verb {
            "zoom_to" => three!(zoom_to),
            "zoom_by" => three!(zoom_by),
            "rotate_to" => three!(rotate_to),
            "rotate_by" => three!(rotate_by),
            "center_on" => three!(center_on),
            "step" => {
                let ([bit], options) = (self.numbers(), self.told_options());
                self.view().step(Steps::from_bits(bit as u32), &options)
            }
            "pan_by" => {
                let ([dx, dy], options) = (self.numbers(), self.told_options());
                self.view().pan_by(dx, dy, &options)
            }
            "zoom_to_rect" => {
                let ([x, y, width, height], options) = (self.numbers(), self.options(true));
                self.view().zoom_to_rect(Rect::new(x, y, width, height), &options)
            }
            "set_transform" => {
                let ([scale, rotation, x, y], options) = (self.numbers(), self.options(true));
                self.view().set_transform(Transform { scale, rotation, x, y }, &options)
            }
            "reset" => {
                let options = self.options(true);
                self.view().fit(&options)
            }
            "set_velocity" => {
                let [x, y, log_scale, rotation, view_x, view_y] = self.numbers();
                self.view().set_velocity(Velocity { x, y, log_scale, rotation, view_x, view_y })
            }
            "claim" | "release" => {
                let (id, owner) = (self.number() as i64, if verb == "claim" { Owner::HOST } else { Owner::VIEW });
                self.view().set_contact_owner(id, owner)
            }
            "pager" => {
                let [x, y] = self.numbers();
                self.view().set_pager_offset(x, y)
            }
            "resize" => {
                [self.viewport.width, self.viewport.height] = self.numbers();
                let viewport = self.viewport;
                self.view().set_viewport(viewport)
            }
            "insets" => {
                let [left, top, right, bottom] = self.numbers();
                self.viewport = Viewport { left, top, right, bottom, ..self.viewport };
                let viewport = self.viewport;
                self.view().set_viewport(viewport)
            }
            "content" => {
                let rect = self.content_rect();
                let keep = if self.words.is_empty() { Keep::PICTURE } else { self.one(Keep) };
                self.view().set_content(rect, keep)
            }
            "cancel" => {
                let now = self.now;
                self.view().cancel_touches(now)
            }
            "near" => {
                let now = self.now;
                self.view().pen_near(now)
            }
            "advance" => {
                let now = self.now;
                self.view().advance(now)
            }
            "rebase" => {
                let offset = self.number();
                self.now += offset;
                self.view().rebase_time(offset)
            }
            _ => return None,
        })
    }

    fn frames(&mut self, before: f64) {
        let (rate, now, mut frame) = (self.number(), self.now, 1.0);
        while before + frame / rate < now {
            let result = self.view().advance(before + frame / rate);
            self.attempt(result);
            frame += 1.0;
        }
        let result = self.view().advance(now);
        self.attempt(result);
    }

    fn command(&mut self, verb: &str, is_timed: bool, before: f64) {
        let phases = ["down", "move", "up", "gone"];
        if let Some(index) = phases.iter().position(|phase| *phase == verb) {
            return self.touch(TouchPhase(index as i32 + 1));
        }
        let takes_time = ["cancel", "advance", "frames", "glide", "turn", "wheel", "trackpad", "near"].contains(&verb);
        if is_timed && !takes_time {
            let now = self.now;
            let result = self.view().advance(now);
            self.attempt(result);
        }
        match verb {
            "preset" => {
                self.end_view();
                self.config = Config::new(self.one(Preset));
            }
            "set" | "animate" => {
                self.set_field();
                if self.view.is_some() {
                    let options = if verb == "set" { Options::AT_ONCE } else { self.options(true) };
                    let config = self.config;
                    let result = self.view().set_config(&config, &options);
                    self.attempt(result);
                }
            }
            "view" => self.create(),
            "glide" | "turn" => self.go(before, verb == "turn"),
            "contacts" => self.shows_contacts = true,
            "frames" => self.frames(before),
            "options" => {
                (self.given.curve, self.given.path) = (self.one(Curve), self.one(Path));
                let [left, top, right, bottom, max_scale, fly_rho, fly_speed] = [(); 7].map(|_| self.optional_number());
                self.given = Options { left, top, right, bottom, max_scale, fly_rho, fly_speed, ..self.given };
            }
            "quiet" => self.given.quiet = self.number() != 0.0,
            "wheel" => self.scroll(ScrollSource::WHEEL),
            "trackpad" => self.scroll(ScrollSource::TRACKPAD),
            "stop" => self.view().stop_motion(),
            _ => match self.change(verb) {
                Some(result) => drop(self.attempt(result)),
                None => self.show(verb),
            },
        }
    }

    fn play(&mut self, line: &str) {
        let before = self.now;
        self.words = line.split_whitespace().map(String::from).collect();
        let mut verb = match self.word() {
            Some(verb) => verb,
            None => return,
        };
        let time = verb.parse();
        if let Ok(time) = time {
            self.now = time;
            verb = self.word().expect("a time without a command");
        }
        self.command(&verb, time.is_ok(), before);
        assert!(self.words.is_empty(), "too many words: {line}");
        if let Some(view) = &self.view {
            if let Some(file) = &mut self.snapshots {
                file.write_all(&view.save_state()).unwrap();
            }
            self.print_events();
        }
    }
}

fn main() {
    let arguments: Vec<_> = std::env::args().skip(1).collect();
    let text = read_to_string(arguments.first().expect("usage: trace FILE [RECORDING [SNAPSHOTS]]")).unwrap();
    let mut player = Player {
        config: Config::default(),
        viewport: Viewport::default(),
        view: None,
        words: vec![],
        now: 0.0,
        events: vec![],
        shows_contacts: false,
        given: Options::AT_ONCE,
        fingers: HashMap::new(),
        recordings: arguments.get(1).map(|path| File::create(path).unwrap()),
        snapshots: arguments.get(2).map(|path| File::create(path).unwrap()),
        out: BufWriter::new(stdout()),
    };
    for line in text.split_inclusive('\n').filter(|line| !line.starts_with('|')) {
        player.print(line.into());
        if !line.starts_with('#') {
            player.play(line);
        }
    }
    player.end_view();
    player.out.flush().unwrap();
}
