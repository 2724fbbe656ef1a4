// SPDX-License-Identifier: MIT

use crate::enumerations::Status;
use core::fmt;
use tapzoom_sys as sys;

/// A call that the library refused. Except where a method says otherwise, it has changed nothing.
///
/// ```
/// use tapzoom::{Rect, Status, Touch, TouchPhase, View, Viewport, Config, Preset};
/// # let mut view = View::new(&Config::new(Preset::MAPS), Viewport::new(8.0, 6.0), Rect::new(0.0, 0.0, 9.0, 9.0))?;
/// # let touches = [Touch::new(0.0, 1, TouchPhase::MOVED, 0.0, 0.0)];
/// match view.frame(0.0, &touches) {
///     Ok(frame) => println!("{}", frame.transform.scale),
///     Err(error) if error.status == Status::CONTACT_UNKNOWN => println!("skipping touch {}", error.accepted),
///     Err(error) => return Err(error),
/// }
/// # Ok::<(), tapzoom::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Error {
    /// Why the library refused the call.
    pub status: Status,
    /// The first wrong setting of a [`Config`](crate::Config), by its name in the C header: `"double_tap_time"`,
    /// `"min_scale.other_fit"` or `"levels[3].factor"`; `"levels"` for too many. [`View::new`](crate::View::new) also
    /// names `"viewport"` or `"content"`. `None` for other errors.
    pub field: Option<&'static str>,
    /// How many touches the view took before the bad one; of a replay, how many bytes. It is 0 for other calls.
    pub accepted: usize,
}

/// The result of a call that the library can refuse.
pub type Result<T> = core::result::Result<T, Error>;

impl Error {
    pub(crate) const fn new(status: sys::tapzoom_status, accepted: usize) -> Self {
        Self { status: Status(status), field: None, accepted }
    }
}

impl fmt::Display for Error {
    /// The message, after the name of the wrong setting if there is one.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.field {
            Some(field) => write!(f, "{field}: {}", self.status.message()),
            None => f.write_str(self.status.message()),
        }
    }
}

#[cfg(feature = "std")]
impl std::error::Error for Error {}

impl Status {
    /// An English phrase with the meaning of the status, and often with a remedy.
    pub fn message(self) -> &'static str {
        // The function returns a constant for each number.
        unsafe { text(sys::tapzoom_status_string(self.0)) }
    }
}

/// A constant string of the library.
///
/// # Safety
///
/// The bytes end with 0, and stay until the end of the program.
pub(crate) unsafe fn text(start: *const u8) -> &'static str {
    let mut length = 0;
    while *start.add(length) != 0 {
        length += 1;
    }
    core::str::from_utf8(core::slice::from_raw_parts(start, length)).unwrap_or_default()
}

/// The error of a status.
#[inline]
pub(crate) fn check(status: sys::tapzoom_status) -> Result<()> {
    if status == sys::TAPZOOM_OK {
        Ok(())
    } else {
        Err(Error::new(status, 0))
    }
}

/// The status of a call that has no error but a null pointer, and a call of the same view at the same time. A `View`
/// permits neither.
#[inline]
pub(crate) fn never_fails(status: sys::tapzoom_status) {
    debug_assert_eq!(status, sys::TAPZOOM_OK);
}
