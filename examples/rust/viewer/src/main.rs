// SPDX-License-Identifier: MIT
//! A field of squares in a winit window: drag, pinch, double tap and fling it, or turn the wheel.
//!
//!     cargo run --release -- [--slop POINTS] [--record FILE]
//!
//! Plus and minus zoom, 0 shows all, Escape ends the program.

mod screen;

use screen::Screen;
use std::error::Error;
use std::fs::File;
use std::io::Write;
use std::time::{Duration, Instant};
use tapzoom::{
    Config, Options, Preset, Rect, Scroll, ScrollSource, ScrollUnit, StateFlags, Tool, Touch, TouchPhase, View,
    Viewport,
};
use winit::dpi::{PhysicalPosition, PhysicalSize};
use winit::event::{self, ElementState, Event, MouseButton, MouseScrollDelta, VirtualKeyCode, WindowEvent};
use winit::event_loop::{ControlFlow, EventLoop};
use winit::window::{Window, WindowBuilder};

const CONTENT: Rect = Rect::new(0.0, 0.0, 1600.0, 1000.0);
/// The contact of the mouse. winit counts those of fingers from 0.
const MOUSE: i64 = -1;
const FRAME: f64 = 1.0 / 60.0;

struct Viewer {
    view: View,
    start: Instant,
    mouse: PhysicalPosition<f64>,
    is_pressed: bool,
    /// When the next frame is due.
    deadline: f64,
    /// Not sooner than this.
    next_frame: f64,
    recording: Option<File>,
}

impl Viewer {
    /// winit has no times of events: seconds since the start.
    fn now(&self) -> f64 {
        self.start.elapsed().as_secs_f64()
    }

    fn push(&mut self, id: i64, phase: TouchPhase, place: PhysicalPosition<f64>, tool: Tool) -> tapzoom::Result<()> {
        self.view.push_touches(&[Touch { tool, ..Touch::new(self.now(), id, phase, place.x, place.y) }])
    }

    fn touch(&mut self, touch: event::Touch) -> tapzoom::Result<()> {
        let phase = match touch.phase {
            event::TouchPhase::Started => TouchPhase::BEGAN,
            event::TouchPhase::Moved => TouchPhase::MOVED,
            event::TouchPhase::Ended => TouchPhase::ENDED,
            event::TouchPhase::Cancelled => TouchPhase::CANCELLED,
        };
        self.push(touch.id as i64, phase, touch.location, Tool::FINGER)
    }

    /// A line of winit is a notch of a wheel, or a part of one; its y points up. Pixels come from a trackpad.
    fn scroll(&mut self, delta: MouseScrollDelta) -> tapzoom::Result<()> {
        let (dx, dy, unit, source) = match delta {
            MouseScrollDelta::LineDelta(x, y) => {
                (-120.0 * f64::from(x), -120.0 * f64::from(y), ScrollUnit::NOTCH120, ScrollSource::WHEEL)
            }
            MouseScrollDelta::PixelDelta(delta) => (-delta.x, -delta.y, ScrollUnit::PIXEL, ScrollSource::TRACKPAD),
        };
        if (dx, dy) == (0.0, 0.0) {
            return Ok(()); // of the other axis, which winit reports by itself
        }
        let (time, PhysicalPosition { x, y }) = (self.now(), self.mouse);
        self.view.push_scroll(Scroll { time, x, y, dx, dy, unit, source, ..Scroll::default() }).map(|_| ())
    }

    /// Moves the view with an animation from now on.
    fn key(&mut self, key: VirtualKeyCode) -> tapzoom::Result<()> {
        let Viewport { width, height, .. } = self.view.viewport();
        self.view.advance(self.now())?;
        match key {
            VirtualKeyCode::Equals | VirtualKeyCode::Plus | VirtualKeyCode::NumpadAdd => {
                self.view.zoom_by(1.5, width / 2.0, height / 2.0, &Options::ANIMATED)
            }
            VirtualKeyCode::Minus | VirtualKeyCode::NumpadSubtract => {
                self.view.zoom_by(1.0 / 1.5, width / 2.0, height / 2.0, &Options::ANIMATED)
            }
            VirtualKeyCode::Key0 => self.view.fit(&Options::ANIMATED),
            _ => Ok(()),
        }
    }

    fn input(&mut self, event: WindowEvent) -> tapzoom::Result<()> {
        self.deadline = self.now();
        match event {
            WindowEvent::Touch(touch) => self.touch(touch),
            WindowEvent::CursorMoved { position, .. } => {
                self.mouse = position;
                if self.is_pressed {
                    self.push(MOUSE, TouchPhase::MOVED, position, Tool::MOUSE)?;
                }
                Ok(())
            }
            WindowEvent::MouseInput { state, button: MouseButton::Left, .. } => {
                let is_pressed = state == ElementState::Pressed;
                if is_pressed == self.is_pressed {
                    return Ok(());
                }
                self.is_pressed = is_pressed;
                self.push(
                    MOUSE,
                    if is_pressed { TouchPhase::BEGAN } else { TouchPhase::ENDED },
                    self.mouse,
                    Tool::MOUSE,
                )
            }
            WindowEvent::MouseWheel { delta, .. } => self.scroll(delta),
            WindowEvent::Resized(size) if size.width > 0 && size.height > 0 => {
                self.view.set_viewport(Viewport::new(size.width.into(), size.height.into()))
            }
            WindowEvent::Focused(false) => {
                self.is_pressed = false;
                self.view.cancel_touches(self.now())
            }
            WindowEvent::KeyboardInput { input, .. } if input.state == ElementState::Pressed => {
                input.virtual_keycode.map_or(Ok(()), |key| self.key(key))
            }
            _ => Ok(()),
        }
    }

    /// Runs a frame and draws it.
    fn frame(&mut self, window: &Window, screen: &mut Screen) -> tapzoom::Result<()> {
        let now = self.now();
        let frame = self.view.frame(now, &[])?;
        let is_moving = frame.state.flags.contains(StateFlags::MOVING);
        self.deadline = if is_moving { now } else { frame.state.next_deadline };
        self.next_frame = now + FRAME;
        screen.draw(window.inner_size(), frame.transform);
        Ok(())
    }

    /// Writes the recording so far.
    fn record(&mut self) -> Result<(), Box<dyn Error>> {
        if let Some(file) = &mut self.recording {
            file.write_all(self.view.fetch_recording()?)?;
        }
        Ok(())
    }

    /// When the loop has something to do: not before the next frame.
    fn wake(&self) -> ControlFlow {
        if self.deadline == f64::INFINITY {
            return ControlFlow::Wait;
        }
        ControlFlow::WaitUntil(self.start + Duration::from_secs_f64(self.deadline.max(self.next_frame).max(0.0)))
    }
}

/// The options: the slop of the gestures, and the file of the recording.
fn options() -> Result<(Option<f64>, Option<File>), Box<dyn Error>> {
    let (mut slop, mut recording, mut words) = (None, None, std::env::args().skip(1));
    while let Some(word) = words.next() {
        match (&*word, words.next()) {
            ("--slop", Some(points)) => slop = Some(points.parse()?),
            ("--record", Some(path)) => recording = Some(File::create(path)?),
            _ => return Err("usage: viewer [--slop POINTS] [--record FILE]".into()),
        }
    }
    Ok((slop, recording))
}

fn is_escape(event: &WindowEvent) -> bool {
    matches!(event, WindowEvent::KeyboardInput { input, .. } if input.virtual_keycode == Some(VirtualKeyCode::Escape))
}

fn main() -> Result<(), Box<dyn Error>> {
    let (slop, recording) = options()?;
    let events = EventLoop::new();
    let window =
        WindowBuilder::new().with_title("viewer").with_inner_size(PhysicalSize::new(1280, 800)).build(&events)?;
    let mut screen = Screen::new(&window)?;
    let mut config = Config::new(Preset::MAPS);
    config.points_per_unit = 1.0 / window.scale_factor(); // a view unit is a pixel
    if let Some(slop) = slop {
        (config.pan_slop, config.pinch_slop, config.rotate_slop) = (slop, slop, slop);
    }
    let size = window.inner_size();
    let mut viewer = Viewer {
        view: View::new(&config, Viewport::new(size.width.into(), size.height.into()), CONTENT)?,
        start: Instant::now(),
        mouse: PhysicalPosition::default(),
        is_pressed: false,
        deadline: 0.0,
        next_frame: 0.0,
        recording,
    };
    if viewer.recording.is_some() {
        viewer.view.begin_recording(1 << 18)?;
    }
    events.run(move |event, _, flow| {
        let now = viewer.now();
        let result = match event {
            Event::WindowEvent { event: WindowEvent::CloseRequested, .. } => return flow.set_exit(),
            Event::WindowEvent { event, .. } if is_escape(&event) => return flow.set_exit(),
            Event::WindowEvent { event, .. } => viewer.input(event),
            Event::MainEventsCleared if viewer.deadline.max(viewer.next_frame) <= now => {
                window.request_redraw();
                Ok(())
            }
            Event::RedrawRequested(_) => viewer.frame(&window, &mut screen),
            Event::RedrawEventsCleared => {
                *flow = viewer.wake();
                if let Err(error) = viewer.record() {
                    eprintln!("viewer: the recording ends: {error}");
                    viewer.recording = None;
                }
                Ok(())
            }
            _ => Ok(()),
        };
        if let Err(error) = result {
            eprintln!("viewer: {error}");
        }
    })
}
