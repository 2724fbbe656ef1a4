// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

use crate::enumerations::*;
use crate::error::{check, named, never_fails, Result};
use crate::values::*;
use crate::View;
use tapzoom_sys as sys;

impl View {
    /// Changes the size and insets of the viewport. A fitted view stays fitted. For a new size, any other scales about
    /// the center by as much as the fitted view; new insets keep its transform. Contacts and animations go on. While a
    /// bar slides, call this in each frame.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`.
    #[inline]
    pub fn set_viewport(&mut self, viewport: Viewport) -> Result<()> {
        check(unsafe { sys::tapzoom_set_viewport(self.raw.as_ptr(), (&viewport as *const Viewport).cast()) })
        .map_err(named!(viewport))
    }

    /// Pushes a report, in order with the touches. It adds to a drag or pinch, and stops an animation and a fling of
    /// fingers.
    ///
    /// Returns whether the view zooms or has room to pan, so that the page around it must not scroll.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`, `Status::ENUM`, `Status::TIME`.
    #[inline]
    pub fn push_scroll(&mut self, scroll: Scroll) -> Result<bool> {
        let mut consumed = 0;
        check(unsafe { sys::tapzoom_push_scroll(self.raw.as_ptr(), (&scroll as *const Scroll).cast(), &mut consumed) })
        .map_err(named!(scroll))?;
        Ok(consumed != 0)
    }

    /// Forgets all contacts, because the window lost its focus or the system took them. Gestures, scrolls,
    /// `View::set_velocity` and a waiting tap are cancelled; animations and flings go on.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`, `Status::TIME`.
    #[inline]
    pub fn cancel_touches(&mut self, time: f64) -> Result<()> {
        check(unsafe { sys::tapzoom_cancel_touches(self.raw.as_ptr(), time) })
        .map_err(named!(time))
    }

    /// Advances the view's clock, once a frame, after its touches.
    ///
    /// - `time`: Now, or a little earlier if touches reach you late, seconds.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`, `Status::TIME`.
    #[inline]
    pub fn advance(&mut self, time: f64) -> Result<()> {
        check(unsafe { sys::tapzoom_advance(self.raw.as_ptr(), time) })
        .map_err(named!(time))
    }

    /// Reads the clock, the next deadline, flags and counts.
    #[inline]
    pub fn state(&self) -> State {
        let mut state = State::default();
        never_fails(unsafe { sys::tapzoom_get_state(self.raw.as_ptr(), (&mut state as *mut State).cast()) });
        state
    }

    /// Reads the transform at the view's clock, with the newest touches. To draw, use `View::transform_at`.
    #[inline]
    pub fn transform(&self) -> Transform {
        let mut transform = Transform::default();
        never_fails(unsafe {
            sys::tapzoom_get_transform(self.raw.as_ptr(), (&mut transform as *mut Transform).cast())
        });
        transform
    }

    /// Reads the transform to draw with, as `View::frame` does. Touches with times of the device are shown some
    /// milliseconds late, so that unequal rates of touches and frames do not judder. Touches with the time of their
    /// frame are shown at once.
    ///
    /// - `time`: That of `View::advance`, or, for animations, when the frame will be shown, seconds.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`.
    ///
    /// - `Status::TIME`: without lenient, more than 0.005 before the clock.
    #[inline]
    pub fn transform_at(&self, time: f64) -> Result<Transform> {
        let mut transform = Transform::default();
        check(unsafe {
            sys::tapzoom_get_transform_at(self.raw.as_ptr(), time, (&mut transform as *mut Transform).cast())
        })
        .map_err(named!(time))?;
        Ok(transform)
    }

    /// Adds offset seconds, at most `MAX_TIME` from 0, to every stored time. After a clock was set back, pass
    /// now - `State::time`.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`.
    #[inline]
    pub fn rebase_time(&mut self, offset: f64) -> Result<()> {
        check(unsafe { sys::tapzoom_rebase_time(self.raw.as_ptr(), offset) })
        .map_err(named!(offset))
    }

    /// Goes to a transform, such as a saved one.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`, `Status::ENUM`.
    #[inline]
    pub fn set_transform(&mut self, transform: Transform, options: &Options) -> Result<()> {
        let options = options.c();
        check(unsafe {
            sys::tapzoom_set_transform(self.raw.as_ptr(), (&transform as *const Transform).cast(), &options)
        })
        .map_err(named!(transform, options))
    }

    /// Zooms to a scale (1e-40 to 1e40) about (`view_x`, `view_y`), for example for a zoom slider.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`, `Status::ENUM`.
    #[inline]
    pub fn zoom_to(&mut self, scale: f64, view_x: f64, view_y: f64, options: &Options) -> Result<()> {
        let options = options.c();
        check(unsafe { sys::tapzoom_zoom_to(self.raw.as_ptr(), scale, view_x, view_y, &options) })
        .map_err(named!(scale, view_x, view_y, options))
    }

    /// Shows a rectangle of content, such as a search result, as large as possible in the safe area minus the padding.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`, `Status::ENUM`.
    #[inline]
    pub fn zoom_to_rect(&mut self, rect: Rect, options: &Options) -> Result<()> {
        let options = options.c();
        check(unsafe { sys::tapzoom_zoom_to_rect(self.raw.as_ptr(), (&rect as *const Rect).cast(), &options) })
        .map_err(named!(rect, options))
    }

    /// Moves a content point to the center of the safe area, at a scale (1e-40 to 1e40), or 0 to keep it.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`, `Status::ENUM`.
    #[inline]
    pub fn center_on(&mut self, content_x: f64, content_y: f64, scale: f64, options: &Options) -> Result<()> {
        let options = options.c();
        check(unsafe { sys::tapzoom_center_on(self.raw.as_ptr(), content_x, content_y, scale, &options) })
        .map_err(named!(content_x, content_y, scale: kept_scale, options))
    }

    /// Rotates to an angle (radians, -1e40 to 1e40) about (`view_x`, `view_y`), along the shorter arc.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`, `Status::ENUM`.
    #[inline]
    pub fn rotate_to(&mut self, rotation: f64, view_x: f64, view_y: f64, options: &Options) -> Result<()> {
        let options = options.c();
        check(unsafe { sys::tapzoom_rotate_to(self.raw.as_ptr(), rotation, view_x, view_y, &options) })
        .map_err(named!(rotation, view_x, view_y, options))
    }

    /// Goes to the fitted view.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`, `Status::ENUM`.
    #[inline]
    pub fn fit(&mut self, options: &Options) -> Result<()> {
        let options = options.c();
        check(unsafe { sys::tapzoom_fit(self.raw.as_ptr(), &options) })
        .map_err(named!(options))
    }

    /// Moves the content by (dx, dy) view units, each -`MAX_LENGTH` to `MAX_LENGTH`.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`, `Status::ENUM`.
    #[inline]
    pub fn pan_by(&mut self, dx: f64, dy: f64, options: &Options) -> Result<()> {
        let options = options.c();
        check(unsafe { sys::tapzoom_pan_by(self.raw.as_ptr(), dx, dy, &options) })
        .map_err(named!(dx, dy, options))
    }

    /// Multiplies the scale by a factor (1e-6 to 1e6) about (`view_x`, `view_y`).
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`, `Status::ENUM`.
    #[inline]
    pub fn zoom_by(&mut self, factor: f64, view_x: f64, view_y: f64, options: &Options) -> Result<()> {
        let options = options.c();
        check(unsafe { sys::tapzoom_zoom_by(self.raw.as_ptr(), factor, view_x, view_y, &options) })
        .map_err(named!(factor, view_x, view_y, options))
    }

    /// Rotates by an angle (radians, -1000 to 1000) about (`view_x`, `view_y`).
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`, `Status::ENUM`.
    #[inline]
    pub fn rotate_by(&mut self, angle: f64, view_x: f64, view_y: f64, options: &Options) -> Result<()> {
        let options = options.c();
        check(unsafe { sys::tapzoom_rotate_by(self.raw.as_ptr(), angle, view_x, view_y, &options) })
        .map_err(named!(angle, view_x, view_y, options))
    }

    /// Moves the end of the motion by a step, so steps add up while an animation runs.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`, `Status::ENUM`.
    #[inline]
    pub fn step(&mut self, action: Steps, options: &Options) -> Result<()> {
        let options = options.c();
        check(unsafe { sys::tapzoom_step(self.raw.as_ptr(), action.bits(), &options) })
        .map_err(named!(action, options))
    }

    /// Reads the steps that would change the target now, to enable buttons or for a screen reader.
    ///
    /// Returns `Steps` bits.
    #[inline]
    pub fn actions(&self) -> Steps {
        let mut actions = 0;
        never_fails(unsafe { sys::tapzoom_get_actions(self.raw.as_ptr(), &mut actions) });
        Steps::from_bits(actions)
    }

    /// Moves the content with a velocity until the next call of this function, for held keys, sticks and edge
    /// scrolling. To look right, x is negative. 0, `View::stop_motion`, `View::cancel_touches` and absolute commands
    /// end it.
    ///
    /// - `velocity`: x and y -`MAX_LENGTH` to `MAX_LENGTH`, `log_scale` and rotation -1000 to 1000.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`.
    #[inline]
    pub fn set_velocity(&mut self, velocity: Velocity) -> Result<()> {
        check(unsafe { sys::tapzoom_set_velocity(self.raw.as_ptr(), (&velocity as *const Velocity).cast()) })
        .map_err(named!(velocity))
    }

    /// Stops the animation, the fling, the scroll and the host's velocity, for example before a dialog. Fingers go on.
    #[inline]
    pub fn stop_motion(&mut self) {
        never_fails(unsafe { sys::tapzoom_stop_motion(self.raw.as_ptr()) });
    }

    /// Changes the content rectangle. Animations and drags go on.
    ///
    /// - `content`: In content units.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`, `Status::ENUM`.
    #[inline]
    pub fn set_content(&mut self, content: Rect, keep: Keep) -> Result<()> {
        check(unsafe { sys::tapzoom_set_content(self.raw.as_ptr(), (&content as *const Rect).cast(), keep.0) })
        .map_err(named!(content: rect, keep))
    }

    /// Reads the rectangle of the content.
    #[inline]
    pub fn content(&self) -> Rect {
        let mut content = Rect::default();
        never_fails(unsafe { sys::tapzoom_get_content(self.raw.as_ptr(), (&mut content as *mut Rect).cast()) });
        content
    }

    /// Reads the size and insets of the viewport.
    #[inline]
    pub fn viewport(&self) -> Viewport {
        let mut viewport = Viewport::default();
        never_fails(unsafe { sys::tapzoom_get_viewport(self.raw.as_ptr(), (&mut viewport as *mut Viewport).cast()) });
        viewport
    }

    /// Reads the transform at which the view will rest, to load content there in advance.
    #[inline]
    pub fn target_transform(&self) -> Transform {
        let mut transform = Transform::default();
        never_fails(unsafe {
            sys::tapzoom_get_target_transform(self.raw.as_ptr(), (&mut transform as *mut Transform).cast())
        });
        transform
    }

    /// Reads the velocity of the content, at the center of the fingers that move it, otherwise of the safe area.
    #[inline]
    pub fn velocity(&self) -> Velocity {
        let mut velocity = Velocity::default();
        never_fails(unsafe { sys::tapzoom_get_velocity(self.raw.as_ptr(), (&mut velocity as *mut Velocity).cast()) });
        velocity
    }

    /// Reads the overscroll, for a page that follows, or a pull that closes or refreshes.
    #[inline]
    pub fn overscroll(&self) -> Overscroll {
        let mut overscroll = Overscroll::default();
        never_fails(unsafe {
            sys::tapzoom_get_overscroll(self.raw.as_ptr(), (&mut overscroll as *mut Overscroll).cast())
        });
        overscroll
    }

    /// Reads the scale limits and the fitted scale, for a zoom slider.
    #[inline]
    pub fn scale_range(&self) -> (f64, f64, f64) {
        let mut min = 0.0;
        let mut max = 0.0;
        let mut fitted = 0.0;
        never_fails(unsafe { sys::tapzoom_get_scale_range(self.raw.as_ptr(), &mut min, &mut max, &mut fitted) });
        (min, max, fitted)
    }

    /// Reads the part of the content plane that the viewport shows under a transform.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`.
    #[inline]
    pub fn visible_rect(&self, transform: Transform) -> Result<Rect> {
        let mut rect = Rect::default();
        check(unsafe {
            sys::tapzoom_get_visible_rect(
                self.raw.as_ptr(),
                (&transform as *const Transform).cast(),
                (&mut rect as *mut Rect).cast(),
            )
        })
        .map_err(named!(transform))?;
        Ok(rect)
    }

    /// Reads where in the content the center of the safe area may lie, for scroll bars: thumb / bar = visible /
    /// (visible + range).
    ///
    /// - `transform`: Its scale and rotation count. `None` means the displayed transform.
    ///
    /// Returns the range. A size is 0 where the content cannot move.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`.
    #[inline]
    pub fn pan_range(&self, transform: Option<Transform>) -> Result<Rect> {
        let mut rect = Rect::default();
        check(unsafe {
            sys::tapzoom_get_pan_range(
                self.raw.as_ptr(),
                transform.as_ref().map_or(core::ptr::null(), |at| (at as *const Transform).cast()),
                (&mut rect as *mut Rect).cast(),
            )
        })
        .map_err(|error| transform.map_or(error, |transform| named!(transform)(error)))?;
        Ok(rect)
    }

    /// Reads the scale, device pixels per content unit, at which to draw content into a bitmap. It changes at SETTLED,
    /// with sizes and settings, when an animation zooms in, and under fingers at each factor of 2.
    #[inline]
    pub fn raster_scale(&self) -> f64 {
        let mut scale = 0.0;
        never_fails(unsafe { sys::tapzoom_get_raster_scale(self.raw.as_ptr(), &mut scale) });
        scale
    }

    /// Computes how to show a bitmap at the scale of `View::raster_scale` until it is drawn again.
    ///
    /// - `transform`: The transform to show.
    ///
    /// Returns the transform from pixels of the bitmap to device pixels of the viewport. At rest it keeps them sharp.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`.
    #[inline]
    pub fn raster_transform(&self, transform: Transform) -> Result<Transform> {
        let mut residual = Transform::default();
        check(unsafe {
            sys::tapzoom_get_raster_transform(
                self.raw.as_ptr(),
                (&transform as *const Transform).cast(),
                (&mut residual as *mut Transform).cast(),
            )
        })
        .map_err(named!(transform))?;
        Ok(residual)
    }

    /// Computes where a tap on a block of content, such as a column of text, should zoom, by the rules of Blink. Pass
    /// it to `View::set_transform`.
    ///
    /// - `max_scale`: Largest legible scale, 1e-40 to 1e40, or 0: that of the view.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`.
    #[inline]
    pub fn smart_zoom(&self, block: Rect, content_x: f64, content_y: f64, max_scale: f64) -> Result<Transform> {
        let mut transform = Transform::default();
        check(unsafe {
            sys::tapzoom_get_smart_zoom(
                self.raw.as_ptr(),
                (&block as *const Rect).cast(),
                content_x,
                content_y,
                max_scale,
                (&mut transform as *mut Transform).cast(),
            )
        })
        .map_err(named!(block: rect, content_x, content_y, max_scale))?;
        Ok(transform)
    }

    /// Reads the owner of a contact that is down.
    ///
    /// # Errors
    ///
    /// `Status::CONTACT_UNKNOWN`.
    #[inline]
    pub fn contact_owner(&self, id: i64) -> Result<Owner> {
        let mut owner = 0;
        check(unsafe { sys::tapzoom_get_contact_owner(self.raw.as_ptr(), id, &mut owner) })?;
        Ok(Owner(owner))
    }

    /// Gives a landed contact to you (a claim), such as a finger on a button, or to the view. A claim acts as
    /// CANCELLED; VIEW lands the contact anew, without a tap or a jump.
    ///
    /// # Errors
    ///
    /// `Status::ENUM`, `Status::CONTACT_UNKNOWN`.
    #[inline]
    pub fn set_contact_owner(&mut self, id: i64, owner: Owner) -> Result<()> {
        check(unsafe { sys::tapzoom_set_contact_owner(self.raw.as_ptr(), id, owner.0) })
        .map_err(named!(owner))
    }

    /// Reports that a pen hovers near the glass: fingers that land within `pen_guard_time` are ignored.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`, `Status::TIME`.
    #[inline]
    pub fn pen_near(&mut self, time: f64) -> Result<()> {
        check(unsafe { sys::tapzoom_pen_near(self.raw.as_ptr(), time) })
        .map_err(named!(time))
    }

    /// Tells the view the offset of your pager (the strip of pages around the content), in each frame while it moves.
    /// PAN reports the travel beyond `pager_edges` in `unconsumed_x` and `unconsumed_y`.
    ///
    /// - `x`, `y`: View units: the sum of all polled `unconsumed_x` and `unconsumed_y`, plus the pager's own motion.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`.
    #[inline]
    pub fn set_pager_offset(&mut self, x: f64, y: f64) -> Result<()> {
        check(unsafe { sys::tapzoom_set_pager_offset(self.raw.as_ptr(), x, y) })
        .map_err(named!(x, y))
    }

    /// Makes a view equal to the saved one.
    ///
    /// # Errors
    ///
    /// `Status::DATA`.
    #[inline]
    pub fn load_state(&mut self, bytes: &[u8]) -> Result<()> {
        check(unsafe { sys::tapzoom_load_state(self.raw.as_ptr(), bytes.as_ptr().cast(), bytes.len()) })
    }
}

impl Transform {
    /// Converts a view point to content units, for example to find the object under a tap.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`.
    #[inline]
    pub fn view_to_content(self, view_x: f64, view_y: f64) -> Result<(f64, f64)> {
        let mut content_x = 0.0;
        let mut content_y = 0.0;
        check(unsafe {
            sys::tapzoom_view_to_content((&self as *const Self).cast(), view_x, view_y, &mut content_x, &mut content_y)
        })
        .map_err(named!(self: transform, view_x, view_y))?;
        Ok((content_x, content_y))
    }

    /// Converts a content point to view units, for example to place a label.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`.
    #[inline]
    pub fn content_to_view(self, content_x: f64, content_y: f64) -> Result<(f64, f64)> {
        let mut view_x = 0.0;
        let mut view_y = 0.0;
        check(unsafe {
            sys::tapzoom_content_to_view((&self as *const Self).cast(), content_x, content_y, &mut view_x, &mut view_y)
        })
        .map_err(named!(self: transform, content_x, content_y))?;
        Ok((view_x, view_y))
    }

    /// Computes the transform that applies `inner` and then `self`, such as those of a picture and of its page.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`.
    #[inline]
    pub fn compose(self, inner: Transform) -> Result<Transform> {
        let mut result = Transform::default();
        check(unsafe {
            sys::tapzoom_transform_compose(
                (&self as *const Self).cast(),
                (&inner as *const Transform).cast(),
                (&mut result as *mut Transform).cast(),
            )
        })
        .map_err(named!(self: transform, inner: transform))?;
        Ok(result)
    }

    /// Computes the inverse transform, from the view to the content.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`.
    #[inline]
    pub fn invert(self) -> Result<Transform> {
        let mut result = Transform::default();
        check(unsafe {
            sys::tapzoom_transform_invert((&self as *const Self).cast(), (&mut result as *mut Transform).cast())
        })
        .map_err(named!(self: transform))?;
        Ok(result)
    }

    /// Computes a transform between two others, for a picture that opens from its thumbnail.
    ///
    /// - `t`: 0 to 1: `self` at 0, `to` at 1.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`.
    #[inline]
    pub fn interpolate(self, to: Transform, t: f64) -> Result<Transform> {
        let mut result = Transform::default();
        check(unsafe {
            sys::tapzoom_transform_interpolate(
                (&self as *const Self).cast(),
                (&to as *const Transform).cast(),
                t,
                (&mut result as *mut Transform).cast(),
            )
        })
        .map_err(named!(self: transform, to: transform, t))?;
        Ok(result)
    }

    /// Converts a transform to the matrix a, b, c, d, x, y of Canvas, Cairo, Core Graphics and SVG.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`.
    #[inline]
    pub fn to_affine(self) -> Result<[f64; 6]> {
        let mut matrix = [0.0; 6];
        check(unsafe { sys::tapzoom_transform_to_affine((&self as *const Self).cast(), matrix.as_mut_ptr()) })
        .map_err(named!(self: transform))?;
        Ok(matrix)
    }

    /// Converts a transform to a matrix for graphics libraries, column-major, from content coordinates relative to
    /// (origin_x, origin_y) to view units. Choose an origin near what is visible: a float has 24 bits.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`.
    #[inline]
    pub fn to_matrix(self, origin_x: f64, origin_y: f64) -> Result<[f32; 16]> {
        let mut matrix = [0.0; 16];
        check(unsafe {
            sys::tapzoom_transform_to_matrix((&self as *const Self).cast(), origin_x, origin_y, matrix.as_mut_ptr())
        })
        .map_err(named!(self: transform, origin_x, origin_y))?;
        Ok(matrix)
    }
}
