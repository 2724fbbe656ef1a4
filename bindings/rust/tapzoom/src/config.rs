// SPDX-License-Identifier: MIT

use crate::enumerations::*;
use crate::error::{text, Error, Result};
use crate::values::*;
use core::mem::size_of;
use core::{ops, ptr};
use tapzoom_sys as sys;

impl Config {
    /// Creates the settings of a preset.
    ///
    /// # Panics
    ///
    /// If the library has no such preset.
    pub fn new(preset: Preset) -> Self {
        let mut c = sys::tapzoom_config::default();
        let status = unsafe { sys::tapzoom_config_init(&mut c, size_of::<sys::tapzoom_config>(), preset.0) };
        assert!(status == sys::TAPZOOM_OK, "{preset:?}: {}", Status(status).message());
        Self::from_c(&c)
    }

    /// Checks the settings as [`View::new`](crate::View::new) and [`View::set_config`](crate::View::set_config) do, for
    /// example after you have read them from a file.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`, `Status::ENUM`, with the name of the first wrong setting.
    pub fn check(&self) -> Result<()> {
        let (c, mut field) = (self.c(), ptr::null());
        let status = unsafe { sys::tapzoom_config_check(&c, &mut field) };
        if status == sys::TAPZOOM_OK {
            return Ok(());
        }
        let error = Error::new(status, 0);
        // The names are constants.
        Err(if field.is_null() { error } else { error.setting(unsafe { text(field) }, &c) })
    }

    /// The error of a call with these settings.
    pub(crate) fn error(&self, status: sys::tapzoom_status) -> Error {
        match self.check() {
            Err(error) if error.status.0 == status => error,
            _ => Error::new(status, 0),
        }
    }
}

impl Default for Config {
    /// The settings of `Preset::PHOTOS`.
    fn default() -> Self {
        Self::new(Preset::PHOTOS)
    }
}

/// The scales of `Zoom::TOGGLE` and `Zoom::LEVELS`: a list of at most [`MAX_LEVELS`].
///
/// ```
/// use tapzoom::{Config, Fit, Level, Levels, Preset};
/// let mut config = Config::new(Preset::MAPS);
/// config.levels = Levels::new(&[Level::new(Fit::CONTAIN, 2.0), Level::new(Fit::ONE_TO_ONE, 1.0)]);
/// assert_eq!(config.levels[1].fit, Fit::ONE_TO_ONE);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Levels {
    levels: [Level; MAX_LEVELS],
    /// May be more than there are levels, for a list that is too long.
    count: i32,
}

impl Levels {
    /// Creates a list. Of a list that is too long the first levels stay, and the library refuses it with
    /// `Status::RANGE` and the field `levels`.
    pub fn new(levels: &[Level]) -> Self {
        let mut made = Self { count: i32::try_from(levels.len()).unwrap_or(i32::MAX), ..Self::default() };
        for (place, level) in made.levels.iter_mut().zip(levels) {
            *place = *level;
        }
        made
    }

    pub(crate) fn from_c(count: i32, levels: &[sys::tapzoom_level; MAX_LEVELS]) -> Self {
        let mut made = Self { count, ..Self::default() };
        for (place, level) in made.levels.iter_mut().zip(levels) {
            *place = Level::from_c(level);
        }
        made
    }

    pub(crate) fn c(&self) -> [sys::tapzoom_level; MAX_LEVELS] {
        let mut made = [sys::tapzoom_level::default(); MAX_LEVELS];
        for (place, level) in made.iter_mut().zip(&self.levels) {
            *place = level.c();
        }
        made
    }

    pub(crate) fn count(&self) -> i32 {
        self.count
    }
}

impl ops::Deref for Levels {
    type Target = [Level];

    fn deref(&self) -> &[Level] {
        &self.levels[..usize::try_from(self.count).unwrap_or(0).min(MAX_LEVELS)]
    }
}

impl From<f64> for Level {
    /// A plain scale: `8.0.into()` is `Level::new(Fit::NONE, 8.0)`.
    fn from(scale: f64) -> Self {
        Self::new(Fit::NONE, scale)
    }
}

impl Level {
    /// The scale of a fit, times a factor.
    pub fn new(fit: Fit, factor: f64) -> Self {
        Self { fit, factor, ..Self::default() }
    }

    /// The larger of two terms: the scale of a fit, times a factor each.
    pub fn larger(fit: Fit, factor: f64, other_fit: Fit, other_factor: f64) -> Self {
        Self { fit, other_fit, factor, other_factor }
    }

    pub(crate) fn from_c(c: &sys::tapzoom_level) -> Self {
        // The layouts are equal, and every number is a value of every field.
        unsafe { *(c as *const sys::tapzoom_level).cast() }
    }

    pub(crate) fn c(&self) -> sys::tapzoom_level {
        unsafe { *(self as *const Self).cast() }
    }
}

impl Options {
    /// The view moves at once.
    pub const AT_ONCE: Self = Self {
        animated: false,
        curve: Curve::STANDARD,
        path: Path::DIRECT,
        duration: 0.0,
        left: 0.0,
        top: 0.0,
        right: 0.0,
        bottom: 0.0,
        max_scale: 0.0,
        fly_rho: 0.0,
        fly_speed: 0.0,
        quiet: false,
    };

    /// The view moves with an animation.
    pub const ANIMATED: Self = Self { animated: true, ..Self::AT_ONCE };
}

impl Viewport {
    /// A viewport without insets.
    pub fn new(width: f64, height: f64) -> Self {
        Self { width, height, ..Self::default() }
    }
}

impl Rect {
    /// A rectangle.
    pub const fn new(x: f64, y: f64, width: f64, height: f64) -> Self {
        Self { x, y, width, height }
    }
}

impl Touch {
    /// A touch of a finger.
    pub fn new(time: f64, id: i64, phase: TouchPhase, x: f64, y: f64) -> Self {
        Self { time, id, x, y, phase, ..Self::default() }
    }
}
