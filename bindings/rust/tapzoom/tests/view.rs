// SPDX-License-Identifier: MIT
//! What a view does, and what its values keep.

use std::sync::{Arc, Mutex};
use tapzoom::*;

fn view() -> View {
    let mut config = Config::new(Preset::MAPS);
    (config.pan_slop, config.pinch_slop) = (0.0, 0.0);
    View::new(&config, Viewport::new(1280.0, 800.0), Rect::new(0.0, 0.0, 1920.0, 1280.0)).unwrap()
}

/// The touches of two fingers that spread from 50 to 250 from their center.
fn pinch(step: i32) -> (f64, [Touch; 2]) {
    let time = f64::from(step) / 60.0;
    let radius = 50.0 + 8.0 * f64::from(step.min(25));
    let phase = match step {
        0 => TouchPhase::BEGAN,
        30 => TouchPhase::ENDED,
        _ => TouchPhase::MOVED,
    };
    (time, [-1.0, 1.0].map(|side| Touch::new(time, side as i64, phase, 640.0 + side * radius, 400.0)))
}

#[test]
fn a_pinch_zooms_by_the_distance_of_the_fingers() {
    let mut view = view();
    let (start, mut seen) = (view.transform().scale, vec![]);
    for step in 0..=30 {
        let (time, touches) = pinch(step);
        let frame = view.frame(time, &touches).unwrap();
        seen.extend(frame.events.iter().filter(|event| event.phase != Phase::CHANGED).map(|event| event.kind));
        assert_eq!(frame.state.contact_count, if step < 30 { 2 } else { 0 });
    }
    assert_eq!(view.transform().scale / start, 5.0);
    assert_eq!(seen, [7, 8, 8, 7, 15].map(EventKind));
    assert_eq!(view.poll_events(), []);
    assert!(view.state().flags.contains(StateFlags::ZOOMED));
}

#[test]
fn events_that_have_no_place_wait() {
    let (mut one, mut other) = (view(), view());
    let (time, touches) = pinch(0);
    one.frame(time, &touches).unwrap();
    other.frame(time, &touches).unwrap();
    let (time, touches) = pinch(1);
    let all = one.frame(time, &touches).unwrap().events.to_vec();
    assert!(all.len() >= 2);
    let mut first = [Event::default()];
    assert_eq!(other.frame_into(time, &touches, &mut first).unwrap().event_count, 1);
    assert_eq!(other.frame_into(time, &[], &mut []).unwrap().event_count, 0);
    assert_eq!([&first[..], other.poll_events()].concat(), all);
}

#[test]
fn every_setting_comes_back() {
    let mut config = Config::new(Preset::READER);
    config.levels = Levels::new(&[Level::new(Fit::WIDTH, 2.0), Level::larger(Fit::ONE_TO_ONE, 1.5, Fit::CONTAIN, 3.0)]);
    config.lenient = false;
    config.host_tools = Tools::PEN | Tools::MOUSE;
    config.events = EventKinds::ALL - EventKinds::TAP_PENDING;
    config.pager_edges = Limits::LEFT | Limits::RIGHT;
    let mut view = view();
    view.set_config(&config, &Options::AT_ONCE).unwrap();
    assert_eq!(view.config(), config);
    assert_eq!(view.config().levels.len(), 2);
    let viewport = Viewport { top: 20.0, ..Viewport::new(300.0, 400.0) };
    view.set_viewport(viewport).unwrap();
    view.set_content(Rect::new(-5.0, -6.0, 70.0, 80.0), Keep::PICTURE).unwrap();
    assert_eq!((view.viewport(), view.content()), (viewport, Rect::new(-5.0, -6.0, 70.0, 80.0)));
}

#[test]
fn transforms_convert() {
    let transform = Transform { scale: 2.0, rotation: 0.0, x: 10.0, y: 20.0 };
    assert_eq!(transform.content_to_view(3.0, 4.0), Ok((16.0, 28.0)));
    assert_eq!(transform.view_to_content(16.0, 28.0), Ok((3.0, 4.0)));
    assert_eq!(transform.to_affine(), Ok([2.0, 0.0, 0.0, 2.0, 10.0, 20.0]));
    assert_eq!(transform.to_matrix(0.0, 0.0).unwrap()[12..], [10.0, 20.0, 0.0, 1.0]);
    assert_eq!(transform.compose(transform.invert().unwrap()).unwrap().to_affine().unwrap()[..4], [1.0, 0.0, 0.0, 1.0]);
    assert_eq!(transform.interpolate(transform, 0.5), Ok(transform));
}

#[test]
fn a_wheel_zooms_and_a_snapshot_restores() {
    let (mut view, scale) = (view(), view().transform().scale);
    let snapshot = view.save_state();
    let notch = Scroll { time: 1.0, x: 640.0, y: 400.0, dy: -120.0, unit: ScrollUnit::NOTCH120, ..Scroll::default() };
    assert_eq!(view.push_scroll(notch), Ok(true));
    view.advance(3.0).unwrap();
    assert!((view.transform().scale / scale - 2f64.powf(1.0 / 3.0)).abs() < 1e-9);
    view.load_state(&snapshot).unwrap();
    assert_eq!(view.save_state(), snapshot);
}

#[test]
fn a_recording_may_begin_again_and_outlives_moves() {
    let mut view = view();
    view.begin_recording(1 << 16).unwrap();
    view.advance(1.0).unwrap();
    view.begin_recording(1 << 15).unwrap();
    let mut boxed = Box::new(view);
    boxed.advance(2.0).unwrap();
    let bytes = boxed.fetch_recording().unwrap().to_vec();
    let mut rest = &bytes[..];
    let (mut entry, mut kinds) = (RecordEntry::default(), vec![]);
    while !rest.is_empty() {
        rest = &rest[boxed.replay(rest, &mut entry).unwrap().accepted..];
        kinds.push(entry.kind);
    }
    assert_eq!(kinds.last(), Some(&RecordKind::ADVANCE));
    assert_eq!((boxed.state().time, entry.time), (2.0, 2.0));
}

#[test]
fn a_view_moves_between_threads() {
    let mut one = view();
    let thread = std::thread::spawn(move || {
        one.advance(1.0).unwrap();
        one
    });
    let shared = Arc::new(Mutex::new(thread.join().unwrap()));
    let threads: Vec<_> = (2..6)
        .map(|_| {
            let shared = Arc::clone(&shared);
            std::thread::spawn(move || shared.lock().unwrap().frame(9.0, &[]).unwrap().state.time)
        })
        .collect();
    for thread in threads {
        assert_eq!(thread.join().unwrap(), 9.0);
    }
}

#[test]
fn sets_and_numbers_print_their_names() {
    assert_eq!(format!("{:?}", Gestures::PAN | Gestures::PINCH), "{PAN, PINCH}");
    assert_eq!(format!("{:?}", Limits::from_bits(1 << 20 | 1)), "{LEFT, 0x100000}");
    assert_eq!(format!("{:?} {:?}", EventKind::PAN, EventKind(77)), "EventKind::PAN EventKind(77)");
    let state = StateFlags::ZOOMED | StateFlags::from_bits((Limits::LEFT | Limits::MAX_SCALE).bits() | 1 << 30);
    assert_eq!(format!("{state:?}"), "{ZOOMED, LEFT, MAX_SCALE, 0x40000000}");
    let level = "Level { fit: Fit::WIDTH, other_fit: Fit::NONE, factor: 2.0, other_factor: 0.0 }";
    assert_eq!(format!("{:?}", Level::new(Fit::WIDTH, 2.0)), level);
    let mut set = Gestures::ALL;
    set -= Gestures::ROTATE;
    assert!(!set.contains(Gestures::ROTATE) && set.contains(Gestures::PAN | Gestures::TAP));
    assert_eq!(set & Gestures::ROTATE, Gestures::EMPTY);
    assert!((set & Gestures::ROTATE).is_empty());
    assert_eq!(library_version() / 10000, 1);
}

#[test]
fn a_quiet_command_drives_the_view() {
    let mut view = view();
    view.advance(0.0).unwrap();
    let quiet = Options { quiet: true, ..Options::AT_ONCE };
    view.center_on(960.0, 640.0, 2.0, &quiet).unwrap();
    assert!(view.state().flags.contains(StateFlags::DRIVEN));
    assert!(view.actions().contains(Steps::LEFT | Steps::ZOOM_OUT));
    let range = view.pan_range(None).unwrap();
    assert_eq!(range, view.pan_range(Some(view.transform())).unwrap());
    assert_eq!((range.x, range.width), (320.0, 1280.0));
    view.advance(1.0).unwrap();
    let last = *view.poll_events().last().unwrap();
    assert_eq!((last.kind, last.cause), (EventKind::SETTLED, Cause::DRIVEN));
    let before = view.transform().x;
    view.step(Steps::LEFT, &Options::AT_ONCE).unwrap();
    assert_eq!(view.transform().x, before + 320.0);
}
