// SPDX-License-Identifier: MIT
//! Each status that a safe call can have, as an error; and values that no host should pass.

use tapzoom::*;

fn view_of(config: &Config) -> Result<View> {
    View::new(config, Viewport::new(1280.0, 800.0), Rect::new(0.0, 0.0, 1920.0, 1280.0))
}

fn view() -> View {
    let mut config = Config::new(Preset::MAPS);
    config.lenient = false;
    view_of(&config).unwrap()
}

fn began(id: i64) -> Touch {
    Touch::new(0.0, id, TouchPhase::BEGAN, 100.0, 100.0)
}

fn status<T>(result: Result<T>) -> Status {
    result.map(|_| ()).unwrap_err().status
}

#[test]
fn each_status_has_a_message_of_its_own() {
    let messages: Vec<_> = (-14..=0).map(|number| Status(number).message()).collect();
    for (index, message) in messages.iter().enumerate() {
        assert!(message.len() > 1, "{message}");
        assert!(!messages[index + 1..].contains(message), "{message}");
    }
    assert_eq!(Status(-99).message(), "unknown status");
    assert_eq!(format!("{:?} {:?}", Status::TIME, Status(-99)), "Status::TIME Status(-99)");
}

type Change = fn(&mut Config);

#[test]
fn a_config_names_its_wrong_setting() {
    let faults: [(Change, Status, &str); 8] = [
        (|config| config.double_tap_time = 77.0, Status::RANGE, "double_tap_time"),
        (|config| config.pan_slop = f64::NAN, Status::NOT_FINITE, "pan_slop"),
        (|config| config.fit = Fit(99), Status::ENUM, "fit"),
        (|config| config.min_scale.other_fit = Fit(-1), Status::ENUM, "min_scale.other_fit"),
        (|config| config.gestures = Gestures::from_bits(1), Status::ENUM, "gestures"),
        (|config| config.levels = Levels::new(&[Level::default(); 3]), Status::RANGE, "levels[0].factor"),
        (|config| config.levels = Levels::new(&[Level::new(Fit::NONE, 1.0); 9]), Status::RANGE, "levels"),
        (|config| config.min_pan_contacts = i32::MIN, Status::RANGE, "min_pan_contacts"),
    ];
    for (change, wanted, name) in faults {
        let mut config = Config::new(Preset::MAPS);
        change(&mut config);
        let error = view_of(&config).unwrap_err();
        assert_eq!((error.status, error.field, error.accepted), (wanted, Some(name), 0));
        assert_eq!(config.check(), Err(error));
        assert_eq!(view().set_config(&config, &Options::AT_ONCE), Err(error));
        assert_eq!(error.to_string(), format!("{name}: {}", wanted.message()));
    }
    assert_eq!(Config::new(Preset::MAPS).check(), Ok(()));
}

#[test]
fn a_view_that_cannot_begin_names_its_wrong_argument() {
    let (fine, unit) = (Viewport::new(8.0, 6.0), Rect::new(0.0, 0.0, 1.0, 1.0));
    for (viewport, content, wanted, name) in [
        (Viewport::new(0.0, 6.0), Rect::new(5.0, 5.0, 9.0, 9.0), Status::RANGE, "viewport"),
        (Viewport::new(-1.0, 6.0), unit, Status::RANGE, "viewport"),
        (Viewport { top: f64::NAN, ..fine }, unit, Status::NOT_FINITE, "viewport"),
        (fine, Rect { width: f64::NAN, ..unit }, Status::NOT_FINITE, "content"),
        (fine, Rect { height: 0.0, ..unit }, Status::RANGE, "content"),
    ] {
        let error = View::new(&Config::default(), viewport, content).unwrap_err();
        assert_eq!((error.status, error.field, error.accepted), (wanted, Some(name), 0));
    }
}

#[test]
fn touches_have_errors_that_count() {
    let mut view = view();
    assert_eq!(view.push_touches(&[began(1)]), Ok(()));
    let mut moved = began(1);
    moved.phase = TouchPhase::MOVED;
    for (bad, wanted) in [
        (began(1), Status::CONTACT_IN_USE),
        (Touch { id: 7, ..moved }, Status::CONTACT_UNKNOWN),
        (Touch { time: -1.0, ..moved }, Status::TIME),
        (Touch { x: f64::INFINITY, ..moved }, Status::NOT_FINITE),
        (Touch { y: 1e300, ..moved }, Status::RANGE),
        (Touch { phase: TouchPhase(0), ..moved }, Status::ENUM),
        (Touch { tool: Tool(i32::MAX), ..moved }, Status::ENUM),
        (Touch { flags: ContactFlags::from_bits(u32::MAX), ..moved }, Status::ENUM),
        (Touch { reserved: 1.0, ..moved }, Status::RANGE),
    ] {
        let error = view.push_touches(&[moved, bad, moved]).unwrap_err();
        assert_eq!((error.status, error.field, error.accepted), (wanted, None, 1));
        assert_eq!(view.frame(0.0, &[bad]).unwrap_err().status, wanted);
    }
    let many: Vec<_> = (100..200).map(began).collect();
    let error = view.push_touches(&many).unwrap_err();
    assert_eq!((error.status, error.accepted), (Status::CONTACT_LIMIT, MAX_CONTACTS - 1));
    assert_eq!(view.contacts().len(), MAX_CONTACTS);
    // A bad time after good touches.
    let error = view.frame(f64::NAN, &[moved]).unwrap_err();
    assert_eq!((error.status, error.accepted), (Status::NOT_FINITE, 1));
    let error = view.frame(-1.0, &[moved]).unwrap_err();
    assert_eq!((error.status, error.accepted), (Status::TIME, 1));
}

#[test]
fn commands_refuse_bad_numbers() {
    let mut view = view();
    let before = view.save_state();
    let now = &Options::AT_ONCE;
    assert_eq!(status(view.zoom_by(f64::NAN, 0.0, 0.0, now)), Status::NOT_FINITE);
    assert_eq!(status(view.zoom_by(0.0, 0.0, 0.0, now)), Status::RANGE);
    assert_eq!(status(view.fit(&Options { curve: Curve(9), ..Options::ANIMATED })), Status::ENUM);
    assert_eq!(status(view.set_content(Rect::new(0.0, 0.0, 1.0, 1.0), Keep(-5))), Status::ENUM);
    assert_eq!(status(view.contact_owner(4)), Status::CONTACT_UNKNOWN);
    assert_eq!(status(view.set_contact_owner(4, Owner::UNDECIDED)), Status::ENUM);
    assert_eq!(status(view.push_scroll(Scroll { unit: ScrollUnit(77), ..Scroll::default() })), Status::ENUM);
    assert_eq!(status(view.visible_rect(Transform::default())), Status::RANGE);
    assert_eq!(status(Transform { x: f64::NAN, ..view.transform() }.invert()), Status::NOT_FINITE);
    assert_eq!(view.save_state(), before);
}

#[test]
fn snapshots_and_recordings_refuse_other_bytes() {
    let mut one = view();
    let snapshot = one.save_state();
    for bytes in [&[][..], &[0; 100], &snapshot[1..], &[&snapshot[..], &[0]].concat()] {
        assert_eq!(status(one.load_state(bytes)), Status::DATA);
        assert_eq!(status(one.replay(bytes, &mut RecordEntry::default())), Status::DATA);
    }
    assert_eq!(one.load_state(&snapshot), Ok(()));
    for size in [usize::MAX, isize::MAX as usize] {
        assert_eq!(status(one.begin_recording(size)), Status::MEMORY);
    }
    for size in [0, 10] {
        assert_eq!(status(one.begin_recording(size)), Status::BUFFER_TOO_SMALL);
        assert_eq!(one.fetch_recording(), Ok(&[][..]));
    }
}

/// Each damaged byte gives an error, or calls that a view can run.
#[test]
fn damaged_bytes_are_no_danger() {
    let mut one = view();
    one.begin_recording(1 << 16).unwrap();
    for step in 0..20 {
        let phase = if step == 0 { TouchPhase::BEGAN } else { TouchPhase::MOVED };
        let time = f64::from(step) / 60.0;
        let touches = [1.0, 2.0].map(|id| Touch::new(time, id as i64, phase, 100.0 + id * time * 300.0, 9.0));
        one.frame(time, &touches).unwrap();
    }
    let (recording, snapshot) = (one.fetch_recording().unwrap().to_vec(), one.save_state());
    let (mut other, mut entry, mut refused) = (view(), RecordEntry::default(), 0);
    for index in 0..recording.len() {
        let mut damaged = recording.clone();
        damaged[index] ^= 0x55;
        let mut rest = &damaged[..];
        while !rest.is_empty() {
            match other.replay(rest, &mut entry) {
                Ok(done) => rest = &rest[done.accepted..],
                Err(error) => {
                    assert!([Status::DATA, Status::DIVERGED].contains(&error.status), "{error}");
                    refused += 1;
                    break;
                }
            }
        }
        assert!(other.transform().scale > 0.0);
    }
    assert_eq!(refused, recording.len());
    for index in 0..snapshot.len() {
        let mut damaged = snapshot.clone();
        damaged[index] ^= 0x55;
        assert_eq!(status(other.load_state(&damaged)), Status::DATA);
    }
}

#[test]
fn a_recording_that_overflows_ends() {
    let mut view = view();
    view.begin_recording(1 << 14).unwrap();
    for step in 0..10_000 {
        view.advance(f64::from(step)).unwrap();
        view.zoom_by(1.0 + f64::from(step % 3), 0.0, 0.0, &Options::AT_ONCE).unwrap();
    }
    assert!(!view.fetch_recording().unwrap().is_empty());
    assert_eq!(status(view.fetch_recording()), Status::BUFFER_TOO_SMALL);
    view.end_recording();
    assert_eq!(view.fetch_recording(), Ok(&[][..]));
}

#[test]
fn a_replay_that_the_host_disturbs_diverges() {
    let mut one = view();
    one.begin_recording(1 << 16).unwrap();
    one.zoom_by(2.0, 10.0, 10.0, &Options::AT_ONCE).unwrap();
    assert!(!one.poll_events().is_empty());
    let recording = one.fetch_recording().unwrap().to_vec();
    let mut other = view();
    let mut entry = RecordEntry::default();
    let first = other.replay(&recording, &mut entry).unwrap().accepted;
    assert_eq!((entry.number, entry.kind), (0, RecordKind::START));
    other.pan_by(3.0, 4.0, &Options::AT_ONCE).unwrap();
    let mut rest = &recording[first..];
    let error = loop {
        match other.replay(rest, &mut entry) {
            Ok(done) => rest = &rest[done.accepted..],
            Err(error) => break error,
        }
    };
    assert_eq!((error.status, error.field), (Status::DIVERGED, None));
    assert!(error.accepted > 0 && entry.number > 0);
    other.end_recording();
}

#[test]
fn errors_are_errors_of_std() {
    fn boxed() -> std::result::Result<(), Box<dyn std::error::Error + Send + Sync>> {
        Ok(view().advance(f64::NAN)?)
    }
    assert_eq!(boxed().unwrap_err().to_string(), Status::NOT_FINITE.message());
}

#[test]
#[should_panic(expected = "Preset(9): ")]
fn a_preset_without_a_name_panics() {
    Config::new(Preset(9));
}
