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
    assert_eq!(Status::RANGE.message(), "a number is outside its range");
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
    let faults: [(Change, Status, &str, &str); 12] = [
        (|config| config.zoom_step = 0.5, Status::RANGE, "zoom_step", "=0.5: outside 1.01 to 100"),
        (|config| config.double_tap_time = 77.0, Status::RANGE, "double_tap_time", "=77: outside 0.01 to 10"),
        (|config| config.fling_max_speed = 1.0, Status::RANGE, "fling_max_speed", "=1: outside fling_min_speed to 1e6"),
        (|config| config.pan_slop = f64::NAN, Status::NOT_FINITE, "pan_slop", "=NaN: outside 0 to 1e4"),
        (|config| config.fit = Fit(99), Status::ENUM, "fit", "=99: outside 0 to 6 (Fit)"),
        (
            |config| config.min_scale.other_fit = Fit(-1),
            Status::ENUM,
            "min_scale.other_fit",
            "=-1: outside 0 to 6 (Fit)",
        ),
        (
            |config| config.min_scale.other_fit = Fit::WIDTH,
            Status::RANGE,
            "min_scale.other_fit",
            "=3: needs other_factor",
        ),
        (|config| config.host_tools = Tools::from_bits(8), Status::ENUM, "host_tools", "=8: outside the bits of Tools"),
        (
            |config| config.levels = Levels::new(&[2.5.into(), Level::default()]),
            Status::RANGE,
            "levels[1].factor",
            "=0: outside 1e-6 to 1e6",
        ),
        (|config| config.levels = Levels::new(&[1.0.into(); 9]), Status::RANGE, "levels", "=9: outside 0 to 8"),
        (|config| config.max_scale = 1e7.into(), Status::RANGE, "max_scale.factor", "=10000000: outside 1e-6 to 1e6"),
        (
            |config| config.min_pan_contacts = i32::MIN,
            Status::RANGE,
            "min_pan_contacts",
            "=-2147483648: outside 1 to 2",
        ),
    ];
    for (change, wanted, name, text) in faults {
        let mut config = Config::new(Preset::MAPS);
        change(&mut config);
        let error = view_of(&config).unwrap_err();
        assert_eq!((error.status, error.field, error.accepted), (wanted, Some(name), 0));
        assert_eq!(config.check(), Err(error));
        assert_eq!(view().set_config(&config, &Options::AT_ONCE), Err(error));
        assert_eq!(error.to_string(), format!("{name}{text}"));
    }
    assert_eq!(Config::new(Preset::MAPS).check(), Ok(()));
}

#[test]
fn a_view_that_cannot_begin_names_its_wrong_argument() {
    let (fine, unit) = (Viewport::new(8.0, 6.0), Rect::new(0.0, 0.0, 1.0, 1.0));
    let away = Rect::new(5.0, 5.0, 9.0, 9.0);
    for (viewport, content, wanted, name, text) in [
        (Viewport::new(0.0, 6.0), away, Status::RANGE, "viewport", ".width=0: outside 1e-6 to"),
        (Viewport::new(8.0, -1.0), unit, Status::RANGE, "viewport", ".height=-1: outside 1e-6 to"),
        (Viewport { top: f64::NAN, ..fine }, unit, Status::NOT_FINITE, "viewport", ".top=NaN: outside 0 to"),
        (fine, Rect { width: f64::INFINITY, ..unit }, Status::NOT_FINITE, "content", ".width=inf: outside 1e-6 to"),
        (fine, Rect { height: 0.0, ..unit }, Status::RANGE, "content", ".height=0: outside 1e-6 to"),
    ] {
        let error = View::new(&Config::default(), viewport, content).unwrap_err();
        assert_eq!((error.status, error.field, error.accepted), (wanted, Some(name), 0));
        assert_eq!(error.to_string(), format!("{name}{text} 1e12"));
    }
}

#[test]
fn touches_have_errors_that_count() {
    let mut view = view();
    assert_eq!(view.push_touches(&[began(1)]), Ok(()));
    let mut moved = began(1);
    moved.phase = TouchPhase::MOVED;
    for (bad, wanted, text) in [
        (began(1), Status::CONTACT_IN_USE, Status::CONTACT_IN_USE.message()),
        (Touch { id: 7, ..moved }, Status::CONTACT_UNKNOWN, Status::CONTACT_UNKNOWN.message()),
        (Touch { time: -1.0, ..moved }, Status::TIME, Status::TIME.message()),
        (Touch { x: f64::INFINITY, ..moved }, Status::NOT_FINITE, "touches[1].x=inf: outside -1e12 to 1e12"),
        (Touch { y: 1e300, ..moved }, Status::RANGE, "touches[1].y=1e300: outside -1e12 to 1e12"),
        (Touch { phase: TouchPhase(0), ..moved }, Status::ENUM, "touches[1].phase=0: outside 1 to 4 (TouchPhase)"),
        (Touch { tool: Tool(7), ..moved }, Status::ENUM, "touches[1].tool=7: outside 0 to 2 (Tool)"),
        (
            Touch { flags: ContactFlags::from_bits(u32::MAX), ..moved },
            Status::ENUM,
            "touches[1].flags=4294967295: outside 0 to 7 (ContactFlags)",
        ),
        (Touch { reserved: 1.0, ..moved }, Status::RANGE, Status::RANGE.message()),
    ] {
        let error = view.push_touches(&[moved, bad, moved]).unwrap_err();
        assert_eq!((error.status, error.accepted, error.to_string()), (wanted, 1, text.to_string()));
        let error = view.frame(0.0, &[bad]).unwrap_err();
        assert_eq!((error.status, error.to_string()), (wanted, text.replace("[1]", "[0]")));
    }
    let many: Vec<_> = (100..200).map(began).collect();
    let error = view.push_touches(&many).unwrap_err();
    assert_eq!((error.status, error.accepted), (Status::CONTACT_LIMIT, MAX_CONTACTS - 1));
    assert_eq!(view.contacts().len(), MAX_CONTACTS);
    // A bad time after good touches.
    let error = view.frame(f64::NAN, &[moved]).unwrap_err();
    assert_eq!((error.status, error.accepted), (Status::NOT_FINITE, 1));
    assert_eq!(error.to_string(), "time=NaN: outside -1e12 to 1e12");
    let error = view.frame(-1.0, &[moved]).unwrap_err();
    assert_eq!((error.status, error.accepted), (Status::TIME, 1));
}

#[test]
fn commands_refuse_bad_numbers() {
    let mut view = view();
    let before = view.save_state();
    let now = &Options::AT_ONCE;
    let scroll = Scroll { unit: ScrollUnit(77), ..Scroll::default() };
    let (rect, odd) = (Rect::new(0.0, 0.0, 1.0, 1.0), Options { animated: true, quiet: true, ..Options::AT_ONCE });
    let (flat, long) = (Transform::default(), "options.duration=20: outside 0, or 0.001 to 10");
    for (refused, wanted, text) in [
        (view.zoom_by(f64::NAN, 0.0, 0.0, now), Status::NOT_FINITE, "factor=NaN: outside 1e-6 to 1e6"),
        (view.zoom_by(0.0, 0.0, 0.0, now), Status::RANGE, "factor=0: outside 1e-6 to 1e6"),
        (view.zoom_by(2.0, 0.0, 2e12, now), Status::RANGE, "view_y=2000000000000: outside -1e12 to 1e12"),
        (view.center_on(0.0, 0.0, -1.0, now), Status::RANGE, "scale=-1: outside 0, or 1e-40 to 1e40"),
        (view.fit(&Options { curve: Curve(9), ..*now }), Status::ENUM, "options.curve=9: outside 0 to 1 (Curve)"),
        (view.fit(&Options { duration: 20.0, ..*now }), Status::RANGE, long),
        (view.fit(&odd), Status::RANGE, "options.quiet=1: outside 0 (1 only without animated)"),
        (
            view.step(Steps::from_bits(3), now),
            Status::ENUM,
            "action=3: outside 1, or 2, or 4, or 8, or 16, or 32, or 64, or 128, or 256 (one of Steps)",
        ),
        (view.set_content(rect, Keep(-5)), Status::ENUM, "keep=-5: outside 0 to 1 (Keep)"),
        (view.set_contact_owner(4, Owner::UNDECIDED), Status::ENUM, "owner=2: outside 0 to 1 (Owner)"),
        (view.push_scroll(scroll).map(|_| ()), Status::ENUM, "scroll.unit=77: outside 0 to 3 (ScrollUnit)"),
        (view.visible_rect(flat).map(|_| ()), Status::RANGE, "transform.scale=0: outside 1e-40 to 1e40"),
        (flat.invert().map(|_| ()), Status::RANGE, "self.scale=0: outside 1e-40 to 1e40"),
        (
            view.set_velocity(Velocity { rotation: 1e4, ..Velocity::default() }),
            Status::RANGE,
            "velocity.rotation=10000: outside -1000 to 1000",
        ),
        (view.contact_owner(4).map(|_| ()), Status::CONTACT_UNKNOWN, Status::CONTACT_UNKNOWN.message()),
    ] {
        let error = refused.unwrap_err();
        assert_eq!((error.status, error.to_string()), (wanted, text.to_string()));
    }
    assert_eq!(view.save_state(), before);
}

type Call = fn(&mut View, f64) -> Result<()>;

/// The range in a message is that of the library: its ends are right, and what is beyond is wrong.
#[test]
fn ranges_are_those_of_the_library() {
    const NOW: &Options = &Options::AT_ONCE;
    let calls: [Call; 37] = [
        |view, number| view.advance(number),
        |view, number| view.rebase_time(number),
        |view, number| view.zoom_to(number, 0.0, 0.0, NOW),
        |view, number| view.zoom_to(1.0, number, 0.0, NOW),
        |view, number| view.center_on(0.0, 0.0, number, NOW),
        |view, number| view.center_on(0.0, number, 0.0, NOW),
        |view, number| view.rotate_to(number, 0.0, 0.0, NOW),
        |view, number| view.rotate_by(number, 0.0, 0.0, NOW),
        |view, number| view.zoom_by(number, 0.0, 0.0, NOW),
        |view, number| view.pan_by(number, 0.0, NOW),
        |view, number| view.pan_by(0.0, number, NOW),
        |view, number| view.set_pager_offset(number, 0.0),
        |view, number| view.smart_zoom(Rect::new(0.0, 0.0, 9.0, 9.0), 1.0, 1.0, number).map(drop),
        |view, number| view.smart_zoom(Rect::new(number, 0.0, 9.0, 9.0), 1.0, 1.0, 1.0).map(drop),
        |view, number| view.zoom_to_rect(Rect::new(0.0, 0.0, number, 9.0), NOW),
        |view, number| view.set_content(Rect::new(0.0, 0.0, 9.0, number), Keep::PICTURE),
        |view, number| view.set_viewport(Viewport::new(number, 9.0)),
        |view, number| view.set_viewport(Viewport { left: number, ..Viewport::new(8.0, 9.0) }),
        |view, number| view.set_velocity(Velocity { x: number, ..Velocity::default() }),
        |view, number| view.set_velocity(Velocity { log_scale: number, ..Velocity::default() }),
        |view, number| view.set_velocity(Velocity { rotation: number, ..Velocity::default() }),
        |view, number| view.set_velocity(Velocity { view_y: number, ..Velocity::default() }),
        |view, number| view.set_transform(Transform { scale: number, ..Transform::default() }, NOW),
        |view, number| view.set_transform(Transform { scale: 1.0, rotation: number, ..Transform::default() }, NOW),
        |view, number| view.set_transform(Transform { scale: 1.0, y: number, ..Transform::default() }, NOW),
        |view, number| view.fit(&Options { duration: number, ..*NOW }),
        |view, number| view.fit(&Options { top: number, ..*NOW }),
        |view, number| view.fit(&Options { max_scale: number, ..*NOW }),
        |view, number| view.fit(&Options { fly_rho: number, ..*NOW }),
        |view, number| view.fit(&Options { fly_speed: number, ..*NOW }),
        |view, number| view.push_scroll(Scroll { time: 1e12, dx: number, ..Scroll::default() }).map(drop),
        |view, number| view.push_scroll(Scroll { time: 1e12, factor: number, ..Scroll::default() }).map(drop),
        |view, number| view.push_scroll(Scroll { time: 1e12, rotation: number, ..Scroll::default() }).map(drop),
        |view, number| view.push_scroll(Scroll { time: 1e12, x: number, ..Scroll::default() }).map(drop),
        |view, number| view.push_touches(&[Touch { x: number, ..began(9) }]),
        |view, number| view.push_touches(&[Touch { size: number, ..began(9) }]),
        |_, number| Transform::interpolate(unit(), unit(), number).map(drop),
    ];
    for (index, call) in calls.iter().enumerate() {
        let refused = call(&mut view(), f64::NAN).unwrap_err().to_string();
        let (name, range) = refused.split_once("=NaN: outside ").unwrap();
        for part in range.split(", or ") {
            let mut ends = part.split(" to ").map(|end| end.parse::<f64>().unwrap());
            let least = ends.next().unwrap();
            let most = ends.next().unwrap_or(least);
            for end in [least, most] {
                // Times count from the beginning of a clock.
                if !(name == "time" && end < 0.0) {
                    assert_eq!(call(&mut view(), end), Ok(()), "{index}: {name} {end}");
                }
            }
            let step = |end: f64| (end.abs() * 1e-9).max(1e-50);
            for beyond in [least - step(least), most + step(most)] {
                let error = call(&mut view(), beyond).unwrap_err();
                assert_eq!(error.status, Status::RANGE, "{index}: {name} {beyond}");
                assert!(error.to_string().ends_with(range), "{error}");
            }
        }
    }
}

fn unit() -> Transform {
    Transform { scale: 1.0, ..Transform::default() }
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
    let error = boxed().unwrap_err();
    assert_eq!(error.to_string(), "time=NaN: outside -1e12 to 1e12");
    assert!(format!("{error:?}").ends_with("message: time=NaN: outside -1e12 to 1e12 }"), "{error:?}");
}

#[test]
#[should_panic(expected = "Preset(9): ")]
fn a_preset_without_a_name_panics() {
    Config::new(Preset(9));
}
