// SPDX-License-Identifier: MIT
//! Draws squares with Xlib. A program of your own draws with a graphics library: only the transform matters here.

use std::error::Error;
use std::os::raw::c_ulong;
use std::ptr;
use tapzoom::Transform;
use winit::dpi::PhysicalSize;
use winit::platform::unix::WindowExtUnix;
use winit::window::Window;
use x11_dl::xlib::{Convex, CoordModeOrigin, Display, XPoint, Xlib, GC};

const BACKGROUND: c_ulong = 0xe6e6e6;
/// Coordinates of X are 16 bits.
const FAR: f64 = 16000.0;

pub struct Screen {
    xlib: Xlib,
    display: *mut Display,
    window: c_ulong,
    context: GC,
}

impl Screen {
    pub fn new(window: &Window) -> Result<Self, Box<dyn Error>> {
        let (display, own) = window.xlib_display().zip(window.xlib_window()).ok_or("the window is not of X11")?;
        let (xlib, display) = (Xlib::open()?, display.cast());
        let context = unsafe { (xlib.XCreateGC)(display, own, 0, ptr::null_mut()) };
        Ok(Self { xlib, display, window: own, context })
    }

    /// Draws all squares under a transform into a pixmap, and shows it at once.
    pub fn draw(&mut self, size: PhysicalSize<u32>, transform: Transform) {
        let (xlib, display, context) = (&self.xlib, self.display, self.context);
        let (width, height) = (size.width.max(1), size.height.max(1));
        unsafe {
            let depth = (xlib.XDefaultDepth)(display, (xlib.XDefaultScreen)(display)) as u32;
            let picture = (xlib.XCreatePixmap)(display, self.window, width, height, depth);
            (xlib.XSetForeground)(display, context, BACKGROUND);
            (xlib.XFillRectangle)(display, picture, context, 0, 0, width, height);
            for (x, y, color) in squares() {
                let mut corners = [(-20.0, -20.0), (20.0, -20.0), (20.0, 20.0), (-20.0, 20.0)]
                    .map(|(dx, dy)| point(transform, x + dx, y + dy));
                (xlib.XSetForeground)(display, context, color);
                (xlib.XFillPolygon)(display, picture, context, corners.as_mut_ptr(), 4, Convex, CoordModeOrigin);
            }
            (xlib.XCopyArea)(display, picture, self.window, context, 0, 0, width, height, 0, 0);
            (xlib.XFreePixmap)(display, picture);
            (xlib.XFlush)(display);
        }
    }
}

/// The center and the color of each square; all have sides of 40.
fn squares() -> impl Iterator<Item = (f64, f64, c_ulong)> {
    (0..160).map(|index| {
        let (column, row) = (index % 16, index / 16);
        let (red, green, blue) = (40 + 10 * column, 40 + 16 * row, 200 - 160 * ((row + column) % 2));
        (50.0 + 100.0 * column as f64, 50.0 + 100.0 * row as f64, red << 16 | green << 8 | blue)
    })
}

/// A point of the content on the screen. The transforms of a view are valid.
fn point(transform: Transform, x: f64, y: f64) -> XPoint {
    let (x, y) = transform.content_to_view(x, y).unwrap_or_default();
    XPoint { x: x.round().clamp(-FAR, FAR) as i16, y: y.round().clamp(-FAR, FAR) as i16 }
}
