// SPDX-License-Identifier: MIT

use crate::enumerations::Status;
use crate::ranges::RANGES;
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
///
/// The message names the wrong number, its value and its range:
///
/// ```
/// # use tapzoom::*;
/// let config = Config { zoom_step: 0.5, ..Config::default() };
/// assert_eq!(config.check().unwrap_err().to_string(), "zoom_step=0.5: outside 1.01 to 100");
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Error {
    /// Why the library refused the call.
    pub status: Status,
    /// The wrong setting of a [`Config`](crate::Config), such as `"double_tap_time"` or `"levels[3].factor"`, or the
    /// wrong argument, such as `"viewport"`. `None` if no value is wrong by itself.
    pub field: Option<&'static str>,
    /// How many touches the view took before the bad one; of a replay, how many bytes. It is 0 for other calls.
    pub accepted: usize,
    /// The wrong field of the argument, if that is a struct; the bits of the wrong number; its range.
    part: &'static str,
    value: u64,
    range: &'static str,
}

/// The result of a call that the library can refuse.
pub type Result<T> = core::result::Result<T, Error>;

/// The bytes of a number, or of a struct of numbers without padding.
pub(crate) fn at<T: Copy>(value: &T) -> &[u8] {
    unsafe { core::slice::from_raw_parts((value as *const T).cast(), core::mem::size_of::<T>()) }
}

/// What names the wrong one of some arguments in an error: `named!(content: rect, keep)`.
macro_rules! named {
    ($($name:ident $(: $key:ident)?),*) => {
        |error: crate::Error| error.of(&[$((
            stringify!($name), concat!($(stringify!($key))?), crate::error::at(&$name)
        )),*])
    };
}
pub(crate) use named;

/// The entries of [`RANGES`]: name, number at its place in the bytes, and range.
fn entries(bytes: &[u8]) -> impl Iterator<Item = (&'static str, f64, &'static str)> + '_ {
    RANGES.lines().filter_map(move |line| {
        let mut words = line.splitn(4, ' ');
        let (name, offset) = (words.next()?, words.next()?.parse::<usize>().ok()?);
        let (of, range) = (words.next()?, words.next()?);
        let word = |at: usize| bytes.get(at..at + 4)?.try_into().ok();
        let value = match of {
            "d" => f64::from_ne_bytes(bytes.get(offset..offset + 8)?.try_into().ok()?),
            "i" => i32::from_ne_bytes(word(offset)?).into(),
            _ => u32::from_ne_bytes(word(offset)?).into(),
        };
        Some((name, value, range))
    })
}

fn is_within(value: f64, range: &str) -> bool {
    range.split(" (").next().unwrap_or(range).split(", or ").any(|part| {
        let mut ends = part.split(" to ").map(|end| end.parse().unwrap_or(f64::NAN));
        let least = ends.next().unwrap_or(f64::NAN);
        (least..=ends.next().unwrap_or(least)).contains(&value)
    })
}

impl Error {
    pub(crate) const fn new(status: sys::tapzoom_status, accepted: usize) -> Self {
        Self { status: Status(status), field: None, accepted, part: "", value: 0, range: "" }
    }

    /// Names the first wrong number of the arguments: name, name in [`RANGES`] or "" for the same, and bytes of each.
    #[cold]
    pub(crate) fn of(self, arguments: &[(&'static str, &str, &[u8])]) -> Self {
        if ![Status::NOT_FINITE, Status::RANGE, Status::ENUM].contains(&self.status) {
            return self;
        }
        for &(name, key, bytes) in arguments {
            for (entry, value, range) in entries(bytes) {
                let (of, part) = entry.split_once('.').unwrap_or((entry, ""));
                if of == (if key.is_empty() { name } else { key }) && !is_within(value, range) {
                    return Self { field: Some(name), part, value: value.to_bits(), range, ..self };
                }
            }
        }
        self
    }

    /// Names a setting by its name in C.
    #[cold]
    pub(crate) fn setting(self, name: &'static str, config: &sys::tapzoom_config) -> Self {
        let (own, part) = name.split_once('.').unwrap_or((name, ""));
        let (list, index) = own.split_once('[').map_or((own, 0), |(list, index)| (list, index.as_bytes()[0] - b'0'));
        let level = match (list, index) {
            ("min_scale", _) => &config.min_scale,
            ("max_scale", _) => &config.max_scale,
            (_, index) => &config.levels[usize::from(index) % config.levels.len()],
        };
        let (bytes, of, key) = if part.is_empty() { (at(config), "config", list) } else { (at(level), "level", part) };
        let found = entries(bytes).find(|(entry, ..)| entry.split_once('.') == Some((of, key)));
        let field = Some(if name == "level_count" { "levels" } else { name });
        found.map_or(Self { field, ..self }, |(_, value, range)| Self { field, value: value.to_bits(), range, ..self })
    }
}

impl fmt::Debug for Error {
    /// The public fields and the message: `main` prints them if it returns the error.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Error")
            .field("status", &self.status)
            .field("field", &self.field)
            .field("accepted", &self.accepted)
            .field("message", &format_args!("{self}"))
            .finish()
    }
}

impl fmt::Display for Error {
    /// The wrong value and its range, or the message of the status.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let field = match self.field {
            Some(field) => field,
            None => return f.write_str(self.status.message()),
        };
        f.write_str(field)?;
        if field == "touches" {
            write!(f, "[{}]", self.accepted)?;
        }
        if !self.part.is_empty() {
            write!(f, ".{}", self.part)?;
        }
        let value = f64::from_bits(self.value);
        match value as i64 {
            whole if whole as f64 == value && whole.abs() < 1 << 53 => write!(f, "={whole}")?,
            _ => write!(f, "={value:?}")?,
        }
        if field.ends_with("other_fit") && is_within(value, self.range) {
            return f.write_str(": needs other_factor");
        }
        write!(f, ": outside {}", self.range)
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
