// SPDX-License-Identifier: MIT
//! measure frames: allocations in 100,000 frames with polled events, of Rust, and of the whole program as
//! Tests/Bindings/count.c counts them. measure views: bytes that 10,000 views leave behind. measure speed: nanoseconds
//! of a frame; Tests/Bindings/speed.c plays the same frames in C.

use std::alloc::{GlobalAlloc, Layout, System};
use std::ffi::CString;
use std::os::raw::{c_char, c_long, c_void};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::Instant;
use tapzoom::*;

static ALLOCATIONS: AtomicUsize = AtomicUsize::new(0);

/// Counts the allocations of Rust.
struct Counting;

unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Relaxed);
        System.alloc(layout)
    }
    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        System.dealloc(block, layout)
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

extern "C" {
    fn dlsym(library: *mut c_void, name: *const c_char) -> *mut c_void;
}

/// A function of count.c.
fn counter(name: &str) -> extern "C" fn() -> c_long {
    let name = CString::new(name).unwrap();
    let found = unsafe { dlsym(std::ptr::null_mut(), name.as_ptr()) };
    assert!(!found.is_null(), "count.c is not loaded");
    unsafe { std::mem::transmute(found) }
}

/// Plays cycles of a second: two fingers land, pinch, and lift in motion.
struct Hands {
    view: View,
    event_count: usize,
    scales: f64,
}

impl Hands {
    fn new() -> Result<Self> {
        let config = Config::new(Preset::MAPS);
        let view = View::new(&config, Viewport::new(400.0, 600.0), Rect::new(0.0, 0.0, 2000.0, 3000.0))?;
        Ok(Self { view, event_count: 0, scales: 0.0 })
    }

    fn play(&mut self, frames: std::ops::Range<i32>) -> Result<()> {
        for frame in frames {
            let (step, time) = (frame % 60, f64::from(frame) / 60.0);
            let phase = match step {
                0 => TouchPhase::BEGAN,
                40 => TouchPhase::ENDED,
                _ => TouchPhase::MOVED,
            };
            let distance = 50.0 + 2.0 * f64::from(if frame / 60 % 2 == 0 { step } else { 40 - step });
            let touches = [
                Touch::new(time, 1, phase, 200.0 - distance, 300.0),
                Touch::new(time, 2, phase, 200.0 + distance, 310.0),
            ];
            let frame = self.view.frame(time, if step <= 40 { &touches[..] } else { &[] })?;
            let is_counted = |event: &&Event| event.kind == EventKind::PINCH || event.kind == EventKind::PAN;
            self.event_count += frame.events.iter().filter(is_counted).count();
            self.scales += frame.transform.scale;
        }
        Ok(())
    }
}

fn views(count: usize) -> Result<()> {
    for _ in 0..count {
        let mut hands = Hands::new()?;
        hands.view.begin_recording(1 << 16)?;
        hands.play(0..3)?;
        hands.view.fetch_recording()?;
        hands.view.begin_recording(1 << 16)?;
        drop((hands.view.save_state(), hands.view.contacts()));
        assert_eq!(hands.view.advance(f64::NAN).unwrap_err().status, Status::NOT_FINITE);
    }
    Ok(())
}

fn main() -> Result<()> {
    match std::env::args().nth(1).as_deref() {
        Some("frames") => {
            let count = counter("allocation_count");
            let mut hands = Hands::new()?;
            hands.play(0..60)?;
            let before = (ALLOCATIONS.load(Relaxed), count());
            hands.play(60..100_060)?;
            let after = (ALLOCATIONS.load(Relaxed), count());
            println!("{} of Rust after some: {}", after.0 - before.0, before.0 > 0);
            println!("{} of all after some: {}", after.1 - before.1, before.1 > 0);
            println!("events: {}", hands.event_count > 100_000);
        }
        Some("views") => {
            let bytes = counter("allocated_bytes");
            views(10)?;
            let before = bytes();
            views(10_000)?;
            println!("{} bytes", bytes() - before);
        }
        _ => {
            let mut hands = Hands::new()?;
            let (mut best, mut frame) = (f64::INFINITY, 0);
            for _ in 0..40 {
                let start = Instant::now();
                hands.play(frame..frame + 6000)?;
                best = best.min(start.elapsed().as_secs_f64() / 6000.0);
                frame += 6000;
            }
            println!("{} ns, {} events, scales {}", best * 1e9, hands.event_count, hands.scales);
        }
    }
    Ok(())
}
