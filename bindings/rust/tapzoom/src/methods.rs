// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

use crate::enumerations::*;
use crate::error::{check, never_fails, Result};
use crate::values::*;
use crate::View;
use tapzoom_sys as sys;

impl View {
    /// Changes the size and insets of the viewport. Within the limits and bounds the view keeps what the user looks at:
    ///
    /// - A view at its fitted view goes to the new fitted view.
    /// - Another size keeps the scale relative to the fitted view, and the content point at the center of the safe
    ///   area.
    /// - Other insets keep the transform of a zoomed view.
    /// - A device that turns and turns back shows the same as before, unless the view has moved in between.
    ///
    /// Animations continue to the same end. A FLING is CANCELLED, but its content goes there, without a bounce. The
    /// call does not animate: to slide a bar, call it in each frame. It sends no SETTLED at rest.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`.
    #[inline]
    pub fn set_viewport(&mut self, viewport: Viewport) -> Result<()> {
        check(unsafe { sys::tapzoom_set_viewport(self.raw.as_ptr(), (&viewport as *const Viewport).cast()) })
    }

    /// Reads the size and insets of the viewport, as the host has set them.
    #[inline]
    pub fn viewport(&self) -> Viewport {
        let mut viewport = Viewport::default();
        never_fails(unsafe { sys::tapzoom_get_viewport(self.raw.as_ptr(), (&mut viewport as *mut Viewport).cast()) });
        viewport
    }

    /// Changes the content rectangle; the new bounds and scale limits apply. Animations and drags continue, and a fling
    /// as with `View::set_viewport`. An equal rectangle changes nothing. The call sends no ANIMATION, and no SETTLED at
    /// rest.
    ///
    /// - `content`: In content units; its origin may be anywhere.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`, `Status::ENUM`.
    #[inline]
    pub fn set_content(&mut self, content: Rect, keep: Keep) -> Result<()> {
        check(unsafe { sys::tapzoom_set_content(self.raw.as_ptr(), (&content as *const Rect).cast(), keep.0) })
    }

    /// Reads the rectangle of the content, as the host has set it.
    #[inline]
    pub fn content(&self) -> Rect {
        let mut content = Rect::default();
        never_fails(unsafe { sys::tapzoom_get_content(self.raw.as_ptr(), (&mut content as *mut Rect).cast()) });
        content
    }

    /// Sets how far the host's pager is displaced, in each frame in which the host moves it. A pager is the host's
    /// scroll container around the content, such as a strip of pages: see pages.md in the guide.
    ///
    /// PAN events report the travel of a drag beyond an edge of `Config::pager_edges` in `unconsumed_x` and
    /// `unconsumed_y`; the view adds it to the offset itself. While the offset is not 0, a drag moves only the pager.
    /// This needs PAN in `gestures` and in `events`. Neither a scroll nor rotated content moves the pager.
    ///
    /// - `x`, `y`: Offset, view units: the unconsumed travel that the host has polled, or less of it for friction, plus
    ///   the host's own motion. The view adds the travel that waits in its queue.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`.
    #[inline]
    pub fn set_pager_offset(&mut self, x: f64, y: f64) -> Result<()> {
        check(unsafe { sys::tapzoom_set_pager_offset(self.raw.as_ptr(), x, y) })
    }

    /// Pushes one report of a wheel or a trackpad, in order with the touches. The clock advances to its time. A scroll
    /// adds to a drag or a pinch, and stops a fling and an animation. A wheel zooms about the newest pointer; away from
    /// the limits only the sum of its deltas counts.
    ///
    /// Returns whether the host's page must not scroll. A zoom is consumed. A pan is consumed if the content can move
    /// in its direction; then the rest of that scroll is consumed too.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`, `Status::ENUM`, `Status::TIME`.
    #[inline]
    pub fn push_scroll(&mut self, scroll: Scroll) -> Result<bool> {
        let mut consumed = 0;
        check(unsafe {
            sys::tapzoom_push_scroll(self.raw.as_ptr(), (&scroll as *const Scroll).cast(), &mut consumed)
        })?;
        Ok(consumed != 0)
    }

    /// Reads the owner of a contact that is down, so that the host knows whether to draw or drag with it. A HOST
    /// contact makes no pan, pinch, quick zoom or swipe. It can tap and press, unless the host has claimed it or a
    /// contact of the view is down. An UNDECIDED contact behaves like a HOST contact. It becomes HOST after
    /// `two_finger_land_time`, or when a contact of the host lands.
    ///
    /// A contact lands as HOST if `host_tools` has its tool or `host_buttons` one of its buttons. With
    /// `min_pan_contacts` 1 any other contact lands as VIEW. With `min_pan_contacts` 2 any other contact lands
    ///
    /// - as HOST while a contact of the host is down;
    /// - as UNDECIDED while no contact is down;
    /// - otherwise as VIEW, and an UNDECIDED contact becomes VIEW with it.
    ///
    /// A palm and a finger beside a pen are IGNORED from their landing, and any contact becomes so when it turns out to
    /// be a palm. This acts as `TouchPhase::CANCELLED`. An IGNORED contact counts toward `MAX_CONTACTS` alone.
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

    /// Gives a contact that is down to the host (a claim), or to the view (a release). A host claims, for example, a
    /// finger that drags one of its objects.
    ///
    /// A claim acts as `TouchPhase::CANCELLED` of the contact, which stays down. An animation that the contact had
    /// stopped continues; to end it, call `View::stop_motion` before the claim. A release makes the contact land for
    /// the view where it is, without a tap or a jump. All other HOST contacts can then no longer tap or press.
    ///
    /// # Errors
    ///
    /// `Status::ENUM`, `Status::CONTACT_UNKNOWN`.
    #[inline]
    pub fn set_contact_owner(&mut self, id: i64, owner: Owner) -> Result<()> {
        check(unsafe { sys::tapzoom_set_contact_owner(self.raw.as_ptr(), id, owner.0) })
    }

    /// Forgets all contacts, for example because the system took them or the window lost its focus. It cancels
    /// gestures, scrolls, the velocity of the host and a waiting tap, even if no contact is down; animations and flings
    /// continue. The view ignores later touches of these contacts; without `lenient` they are
    /// `Status::CONTACT_UNKNOWN`.
    ///
    /// - `time`: Seconds.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`, `Status::TIME`.
    #[inline]
    pub fn cancel_touches(&mut self, time: f64) -> Result<()> {
        check(unsafe { sys::tapzoom_cancel_touches(self.raw.as_ptr(), time) })
    }

    /// Reports that a pen hovers near the glass. A finger that lands until `pen_guard_time` after it is ignored. Call
    /// it for each hover or proximity report of the pen. Unlike the landing of a pen it does not affect fingers that
    /// are down: the user may put the pen aside. It advances the view's clock, and does nothing else if
    /// `pen_guard_time` is 0.
    ///
    /// - `time`: Seconds.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`, `Status::TIME`.
    #[inline]
    pub fn pen_near(&mut self, time: f64) -> Result<()> {
        check(unsafe { sys::tapzoom_pen_near(self.raw.as_ptr(), time) })
    }

    /// Advances the view's clock. Call it once a frame, after the touches of that frame and before reading.
    ///
    /// - `time`: The time to display, seconds. If touches reach the host late, keep it at or before the time of the
    ///   touches that are still to come.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`, `Status::TIME`.
    #[inline]
    pub fn advance(&mut self, time: f64) -> Result<()> {
        check(unsafe { sys::tapzoom_advance(self.raw.as_ptr(), time) })
    }

    /// Adds offset seconds to every stored time. Nothing moves. Call it when the host's clock restarts, or to keep
    /// times near 0, where a double resolves them best. A view without a clock does not change.
    ///
    /// - `offset`: Seconds, at most `MAX_TIME` from 0. The sums are rounded.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`.
    ///
    /// - `Status::RANGE`: also if the clock would be more than `MAX_TIME` from 0.
    #[inline]
    pub fn rebase_time(&mut self, offset: f64) -> Result<()> {
        check(unsafe { sys::tapzoom_rebase_time(self.raw.as_ptr(), offset) })
    }

    /// Reads the clock, the next deadline, flags and counts.
    #[inline]
    pub fn state(&self) -> State {
        let mut state = State::default();
        never_fails(unsafe { sys::tapzoom_get_state(self.raw.as_ptr(), (&mut state as *mut State).cast()) });
        state
    }

    /// Reads the displayed transform at the view's clock.
    #[inline]
    pub fn transform(&self) -> Transform {
        let mut transform = Transform::default();
        never_fails(unsafe {
            sys::tapzoom_get_transform(self.raw.as_ptr(), (&mut transform as *mut Transform).cast())
        });
        transform
    }

    /// Reads the transform for the time at which a frame is displayed, with resampled fingers. Without resampling,
    /// content judders if touches and frames have different rates. Call it once per frame, after `View::advance`, in
    /// place of `View::transform`. Without `predict_time` fingers are shown a few milliseconds late, between two touch
    /// frames, and never beyond the newest one; so the content never moves against them. With it they are shown where
    /// they will be. Nothing becomes due. A host that draws only on changes also draws the next frame while the two
    /// transforms differ: up to 0.0125 s after the last input, with `predict_time` up to 0.16 s.
    ///
    /// - `time`: Seconds: when the frame is displayed, or the time passed to `View::advance`. A time earlier than the
    ///   view's clock minus 0.005 counts as that; without `lenient` it is `Status::TIME`. If touches reach the host
    ///   late, subtract their usual delay and 0.002 s. A view without a clock accepts any time.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`, `Status::TIME`.
    #[inline]
    pub fn transform_at(&self, time: f64) -> Result<Transform> {
        let mut transform = Transform::default();
        check(unsafe {
            sys::tapzoom_get_transform_at(self.raw.as_ptr(), time, (&mut transform as *mut Transform).cast())
        })?;
        Ok(transform)
    }

    /// Reads the transform at which the view will rest: the end of the animation, fling or smoothed scroll. While
    /// fingers hold the content, it is that of a lift without a fling. A host loads the content there in advance: see
    /// `View::visible_rect`.
    #[inline]
    pub fn target_transform(&self) -> Transform {
        let mut transform = Transform::default();
        never_fails(unsafe {
            sys::tapzoom_get_target_transform(self.raw.as_ptr(), (&mut transform as *mut Transform).cast())
        });
        transform
    }

    /// Reads the velocity of the displayed content at the view's clock, for example to load content ahead of the
    /// motion.
    ///
    /// While fingers move the content, it is their velocity over the last 0.1 s, or over the last three touch frames if
    /// these take longer. It is 0 after a rest (see `EventKind::PAN`) and in `lift_grace_time`.
    ///
    /// Returns the velocity. Its point is the center of the fingers that move the content, otherwise of the safe area.
    /// For QUICK_ZOOM, and for PINCH without PAN, it is the point about which the view zooms.
    #[inline]
    pub fn velocity(&self) -> Velocity {
        let mut velocity = Velocity::default();
        never_fails(unsafe { sys::tapzoom_get_velocity(self.raw.as_ptr(), (&mut velocity as *mut Velocity).cast()) });
        velocity
    }

    /// Reads how far the displayed content is beyond its limits at the view's clock. A page may follow it, a drag close
    /// a picture, or a pull refresh a list.
    #[inline]
    pub fn overscroll(&self) -> Overscroll {
        let mut overscroll = Overscroll::default();
        never_fails(unsafe {
            sys::tapzoom_get_overscroll(self.raw.as_ptr(), (&mut overscroll as *mut Overscroll).cast())
        });
        overscroll
    }

    /// Reads the scale limits and the fitted scale at the current sizes, for example for a zoom slider.
    #[inline]
    pub fn scale_range(&self) -> (f64, f64, f64) {
        let mut min = 0.0;
        let mut max = 0.0;
        let mut fitted = 0.0;
        never_fails(unsafe { sys::tapzoom_get_scale_range(self.raw.as_ptr(), &mut min, &mut max, &mut fitted) });
        (min, max, fitted)
    }

    /// Reads the steps that would change the target now, for example to enable buttons or to offer actions to a screen
    /// reader.
    ///
    /// Returns `Steps` bits.
    #[inline]
    pub fn actions(&self) -> Steps {
        let mut actions = 0;
        never_fails(unsafe { sys::tapzoom_get_actions(self.raw.as_ptr(), &mut actions) });
        Steps::from_bits(actions)
    }

    /// Reads the scale at which the host draws its content into a raster (a bitmap or texture), in device pixels per
    /// content unit. It changes only
    ///
    /// - during a zoom, when the displayed scale is more than twice or less than half of it;
    /// - when an animation or a glide starts that zooms further in: then draw what the target transform shows;
    /// - at SETTLED, to the scale of the transform times `pixels_per_unit`;
    /// - when sizes or settings change, without SETTLED.
    #[inline]
    pub fn raster_scale(&self) -> f64 {
        let mut scale = 0.0;
        never_fails(unsafe { sys::tapzoom_get_raster_scale(self.raw.as_ptr(), &mut scale) });
        scale
    }

    /// Computes the transform with which the host shows a raster of `View::raster_scale` until it draws it again.
    ///
    /// - `transform`: The transform to show.
    ///
    /// Returns the transform from pixels of that raster to device pixels of the viewport. The origin of the raster is
    /// content point (0, 0). At rest its scale is 1, and x and y of upright content are whole numbers: the raster is
    /// sharp. For a raster of another scale, multiply the returned `scale` by the raster scale / that scale.
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
        })?;
        Ok(residual)
    }

    /// Reads the part of the content plane that the whole viewport, insets included, shows under a transform, such as
    /// the target. Under rotation it is the smallest upright rectangle around that part. It may extend beyond the
    /// content.
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
        })?;
        Ok(rect)
    }

    /// Computes the content points that may be at the center of the safe area, for scroll bars and minimaps: see
    /// commands.md in the guide. The length of a thumb is visible / (visible + range) of its bar.
    ///
    /// - `transform`: Its scale and rotation count. `None` means the displayed transform.
    ///
    /// Returns the range along each axis of the content, in content units. A size is 0 where the content cannot move.
    /// With `Bounds::NONE` it is -`MAX_LENGTH` to `MAX_LENGTH`. Other functions may refuse such rectangles.
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
        })?;
        Ok(rect)
    }

    /// Computes the transform to which a tap on a block of content, such as a column of text, should zoom. By the rules
    /// of Blink, the block fills the width of the safe area: see commands.md in the guide. The host passes the
    /// transform to `View::set_transform`, and decides when a tap zooms back.
    ///
    /// - `block`: In content units.
    /// - `content_x`, `content_y`: The tapped content point.
    /// - `max_scale`: Largest legible scale, 1e-40 to 1e40, or 0: that of the view.
    ///
    /// Returns the transform, within the limits and bounds.
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
        })?;
        Ok(transform)
    }

    /// Goes to a transform, such as a saved one.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`, `Status::ENUM`.
    #[inline]
    pub fn set_transform(&mut self, transform: Transform, options: &Options) -> Result<()> {
        check(unsafe {
            sys::tapzoom_set_transform(self.raw.as_ptr(), (&transform as *const Transform).cast(), &options.c())
        })
    }

    /// Zooms to a scale (1e-40 to 1e40) and keeps the content point under (`view_x`, `view_y`), for example for a zoom
    /// slider.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`, `Status::ENUM`.
    #[inline]
    pub fn zoom_to(&mut self, scale: f64, view_x: f64, view_y: f64, options: &Options) -> Result<()> {
        check(unsafe { sys::tapzoom_zoom_to(self.raw.as_ptr(), scale, view_x, view_y, &options.c()) })
    }

    /// Shows a rectangle of content, such as a search result, centered and as large as possible in the safe area minus
    /// the padding.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`, `Status::ENUM`.
    #[inline]
    pub fn zoom_to_rect(&mut self, rect: Rect, options: &Options) -> Result<()> {
        check(unsafe { sys::tapzoom_zoom_to_rect(self.raw.as_ptr(), (&rect as *const Rect).cast(), &options.c()) })
    }

    /// Moves a content point, such as a place on a map, to the center of the safe area. The scale is 1e-40 to 1e40, or
    /// 0 to keep that of the target.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`, `Status::ENUM`.
    #[inline]
    pub fn center_on(&mut self, content_x: f64, content_y: f64, scale: f64, options: &Options) -> Result<()> {
        check(unsafe { sys::tapzoom_center_on(self.raw.as_ptr(), content_x, content_y, scale, &options.c()) })
    }

    /// Rotates to an angle (radians, -1e40 to 1e40), such as north up, also without `Gestures::ROTATE`. Keeps the
    /// content point under (`view_x`, `view_y`) and the scale of the target. The view takes the shorter arc, so its
    /// rotation may differ from the angle by full turns.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`, `Status::ENUM`.
    #[inline]
    pub fn rotate_to(&mut self, rotation: f64, view_x: f64, view_y: f64, options: &Options) -> Result<()> {
        check(unsafe { sys::tapzoom_rotate_to(self.raw.as_ptr(), rotation, view_x, view_y, &options.c()) })
    }

    /// Goes to the fitted view, for example for a Home key.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`, `Status::ENUM`.
    #[inline]
    pub fn fit(&mut self, options: &Options) -> Result<()> {
        check(unsafe { sys::tapzoom_fit(self.raw.as_ptr(), &options.c()) })
    }

    /// Moves the content by (dx, dy) view units, each -`MAX_LENGTH` to `MAX_LENGTH`. To follow an object, pass the
    /// distance from its place in the view to the place where it should be.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`, `Status::ENUM`.
    #[inline]
    pub fn pan_by(&mut self, dx: f64, dy: f64, options: &Options) -> Result<()> {
        check(unsafe { sys::tapzoom_pan_by(self.raw.as_ptr(), dx, dy, &options.c()) })
    }

    /// Multiplies the scale by a factor (1e-6 to 1e6) about (`view_x`, `view_y`), for example for a zoom key or button.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`, `Status::ENUM`.
    #[inline]
    pub fn zoom_by(&mut self, factor: f64, view_x: f64, view_y: f64, options: &Options) -> Result<()> {
        check(unsafe { sys::tapzoom_zoom_by(self.raw.as_ptr(), factor, view_x, view_y, &options.c()) })
    }

    /// Rotates by an angle (radians, -1000 to 1000) about (`view_x`, `view_y`), for example for a key or button.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`, `Status::ENUM`.
    #[inline]
    pub fn rotate_by(&mut self, angle: f64, view_x: f64, view_y: f64, options: &Options) -> Result<()> {
        check(unsafe { sys::tapzoom_rotate_by(self.raw.as_ptr(), angle, view_x, view_y, &options.c()) })
    }

    /// Moves the target by a step, for a key, a button or a switch. It counts from the target, so steps add up while an
    /// animation runs. Unless quiet, it cancels what an absolute command cancels, and sends the same events.
    ///
    /// A step that would not change the target does nothing but send LIMIT: BEGAN of the limit that forbids it, after
    /// ENDED if that LIMIT has begun. FIT and rotations send no LIMIT.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`.
    ///
    /// - `Status::ENUM`: also several steps.
    #[inline]
    pub fn step(&mut self, action: Steps, options: &Options) -> Result<()> {
        check(unsafe { sys::tapzoom_step(self.raw.as_ptr(), action.bits(), &options.c()) })
    }

    /// Moves the content with a velocity until the next call with another one: for held keys, sticks and edge
    /// scrolling. The same velocity again changes nothing, so a host may pass it in every frame. The motion adds to
    /// that of fingers and scrolls, and stops at the limits and bounds. A velocity of 0, `View::stop_motion`,
    /// `View::cancel_touches` and absolute commands end it. Even at a limit it keeps `next_deadline` at the clock; a
    /// host that wants to sleep sets 0.
    ///
    /// - `velocity`: x and y -`MAX_LENGTH` to `MAX_LENGTH`, `log_scale` and rotation -1000 to 1000, about (`view_x`,
    ///   `view_y`).
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`.
    #[inline]
    pub fn set_velocity(&mut self, velocity: Velocity) -> Result<()> {
        check(unsafe { sys::tapzoom_set_velocity(self.raw.as_ptr(), (&velocity as *const Velocity).cast()) })
    }

    /// Stops the animation, the fling, the scroll and the host's velocity, for example before a dialog. The view sends
    /// CANCELLED of the first three, then SETTLED, and rests at the nearest transform within its limits. Fingers
    /// continue, and a tap that waits is still confirmed.
    #[inline]
    pub fn stop_motion(&mut self) {
        never_fails(unsafe { sys::tapzoom_stop_motion(self.raw.as_ptr()) });
    }

    /// Restores a view from a snapshot, which replaces its whole state.
    ///
    /// - `bytes`: Exactly the bytes that `View::save_state` wrote.
    ///
    /// # Errors
    ///
    /// - `Status::DATA`: other bytes.
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
        })?;
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
        })?;
        Ok((view_x, view_y))
    }

    /// Computes the transform that applies `inner` and then `self`, for example of a picture on a page and of the page
    /// in the view.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`.
    ///
    /// - `Status::RANGE`: also a result outside the range of an argument.
    #[inline]
    pub fn compose(self, inner: Transform) -> Result<Transform> {
        let mut result = Transform::default();
        check(unsafe {
            sys::tapzoom_transform_compose(
                (&self as *const Self).cast(),
                (&inner as *const Transform).cast(),
                (&mut result as *mut Transform).cast(),
            )
        })?;
        Ok(result)
    }

    /// Computes the inverse transform, from the view to the content.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`.
    ///
    /// - `Status::RANGE`: also a result outside the range of an argument.
    #[inline]
    pub fn invert(self) -> Result<Transform> {
        let mut result = Transform::default();
        check(unsafe {
            sys::tapzoom_transform_invert((&self as *const Self).cast(), (&mut result as *mut Transform).cast())
        })?;
        Ok(result)
    }

    /// Computes a transform between two others, for a host that animates by itself. The rates of ln(scale) and of the
    /// rotation are constant, about the point of the view that both share. The rotation takes the shorter arc. Draw
    /// with the result, and call `View::set_transform` once, at the end: each call sends events.
    ///
    /// - `t`: 0 to 1: `self` at 0, `to` at 1. In between the rotation may differ from that of `to` by full turns.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`.
    ///
    /// - `Status::RANGE`: also a result outside the range of an argument.
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
        })?;
        Ok(result)
    }

    /// Converts a transform to the matrix of Canvas, Cairo, Core Graphics and SVG: a, b, c, d, x, y. A content point is
    /// at view point (a `content_x` + c `content_y` + x, b `content_x` + d `content_y` + y).
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`.
    #[inline]
    pub fn to_affine(self) -> Result<[f64; 6]> {
        let mut matrix = [0.0; 6];
        check(unsafe { sys::tapzoom_transform_to_affine((&self as *const Self).cast(), matrix.as_mut_ptr()) })?;
        Ok(matrix)
    }

    /// Converts a transform to a matrix for graphics libraries: 16 floats, column-major, from content coordinates
    /// relative to (origin_x, origin_y) to view units. z does not change. A number beyond the range of a float becomes
    /// infinite.
    ///
    /// - `origin_x`, `origin_y`: Content point that the host subtracts from its coordinates, near the visible content:
    ///   a float has only 24 bits.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`.
    #[inline]
    pub fn to_matrix(self, origin_x: f64, origin_y: f64) -> Result<[f32; 16]> {
        let mut matrix = [0.0; 16];
        check(unsafe {
            sys::tapzoom_transform_to_matrix((&self as *const Self).cast(), origin_x, origin_y, matrix.as_mut_ptr())
        })?;
        Ok(matrix)
    }
}
