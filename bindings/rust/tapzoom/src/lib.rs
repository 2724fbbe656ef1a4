// SPDX-License-Identifier: MIT
//! Touches in, a zoom transform and gesture events out.
//!
//! A [`View`] shows a rectangle of content inside a viewport. The host pushes touches and frame times. It reads the
//! transform with which it draws the content, and the gestures that happened. The library draws nothing, has no window
//! and reads no clock.
//!
//! ```
//! use tapzoom::{Config, EventKind, Phase, Preset, Rect, Touch, TouchPhase, View, Viewport};
//!
//! let config = Config::new(Preset::PHOTOS);
//! let mut view = View::new(&config, Viewport::new(800.0, 600.0), Rect::new(0.0, 0.0, 4000.0, 3000.0))?;
//! let now = 0.0;
//! let touches = [Touch::new(now, 1, TouchPhase::BEGAN, 400.0, 300.0)]; // since the last frame
//! let frame = view.frame(now, &touches)?;
//! for event in frame.events {
//!     if event.kind == EventKind::PINCH && event.phase == Phase::BEGAN {
//!         println!("a pinch at {} {}", event.view_x, event.view_y);
//!     }
//! }
//! println!("draw with scale {}", frame.transform.scale);
//! # Ok::<(), tapzoom::Error>(())
//! ```
//!
//! # Numbers of later versions
//!
//! Enumerations such as [`EventKind`] are structs that hold the number of C, with constants for its names: a library
//! that is newer than this crate may return numbers without a name. A `match` has an arm for others. Sets of bits, such
//! as [`Gestures`], keep unknown bits in the same way.
//!
//! # Features
//!
//! `std` (default) implements [`std::error::Error`] for [`Error`]. Without it the crate is `no_std` and needs `alloc`.
#![cfg_attr(not(feature = "std"), no_std)]
#![deny(missing_docs)]

extern crate alloc;

mod config;
mod enumerations;
mod error;
mod methods;
mod ranges;
mod values;
mod view;

pub use config::Levels;
pub use enumerations::*;
pub use error::{Error, Result};
pub use values::*;
pub use view::{Frame, Replayed, View};

/// The version of the library, which may be newer than this crate: major * 10000 + minor * 100 + patch.
pub fn library_version() -> i32 {
    unsafe { tapzoom_sys::tapzoom_version() }
}
