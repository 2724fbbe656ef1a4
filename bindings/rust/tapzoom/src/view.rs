// SPDX-License-Identifier: MIT

use crate::enumerations::*;
use crate::error::{check, named, never_fails, Error, Result};
use crate::values::*;
use alloc::alloc::{alloc_zeroed, Layout};
use alloc::boxed::Box;
use alloc::vec::Vec;
use core::mem::size_of;
use core::ptr::{self, NonNull};
use tapzoom_sys as sys;

/// Content in a viewport, and the contacts on it. Push touches and times in; read the transform and the events.
///
/// The end of a view frees it, and the compiler refuses a use after that:
///
/// ```compile_fail,E0382
/// # use tapzoom::*;
/// # let view = View::new(&Config::default(), Viewport::new(8.0, 6.0), Rect::new(0.0, 0.0, 9.0, 9.0)).unwrap();
/// drop(view);
/// view.state();
/// ```
///
/// Methods that change a view take `&mut self`, so no call overlaps another one. Events are borrowed from the view,
/// until its next change:
///
/// ```compile_fail,E0499
/// # use tapzoom::*;
/// # let mut view = View::new(&Config::default(), Viewport::new(8.0, 6.0), Rect::new(0.0, 0.0, 9.0, 9.0)).unwrap();
/// let events = view.poll_events();
/// view.stop_motion();
/// println!("{}", events.len());
/// ```
///
/// A view is [`Send`] and not [`Sync`]: it may move to another thread, and a [`Mutex`](std::sync::Mutex) shares it.
///
/// ```
/// # use tapzoom::*;
/// fn is_send<T: Send>() {}
/// is_send::<View>();
/// ```
///
/// ```compile_fail,E0277
/// # use tapzoom::*;
/// fn is_sync<T: Sync>() {}
/// is_sync::<View>();
/// ```
///
/// No method allocates, except [`new`](Self::new), [`contacts`](Self::contacts), [`save_state`](Self::save_state) and
/// [`begin_recording`](Self::begin_recording).
///
/// A command starts at the view's clock, from the displayed transform and its velocity. After a pause call
/// [`advance`](Self::advance) first. The view clamps the result to the limits and bounds.
#[derive(Debug)]
pub struct View {
    pub(crate) raw: NonNull<sys::tapzoom_view>,
    events: Box<[Event; EVENT_CAPACITY]>,
    recording: Option<Memory>,
}

// Nothing in a view belongs to a thread. It is not Sync: a save must overlap no other call.
unsafe impl Send for View {}

/// Memory that the library keeps. A `Box` would claim that nobody else writes to it.
#[derive(Debug)]
struct Memory(NonNull<[u8]>);

impl Memory {
    /// Zeros, or `None` if the system has not so much memory.
    fn new(size: usize) -> Option<Self> {
        let layout = Layout::array::<u8>(size).ok()?;
        let first = match size {
            0 => NonNull::dangling(),
            // The system gives a page when it is written to.
            _ => NonNull::new(unsafe { alloc_zeroed(layout) })?,
        };
        NonNull::new(ptr::slice_from_raw_parts_mut(first.as_ptr(), size)).map(Self)
    }
}

impl Drop for Memory {
    fn drop(&mut self) {
        // It has the layout of a box of bytes.
        drop(unsafe { Box::from_raw(self.0.as_ptr()) });
    }
}

/// The result of [`View::frame`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame<'view> {
    /// The transform to draw with: [`View::transform_at`] for the view's clock.
    pub transform: Transform,
    /// The state after the call. `StateFlags::EVENTS_LOST` is set if events were dropped before or by the poll of this
    /// call.
    pub state: State,
    /// The events since the last frame, in the memory of the view.
    pub events: &'view [Event],
}

/// The result of [`View::replay`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Replayed<'view> {
    /// How many bytes the call took.
    pub accepted: usize,
    /// The events that the host polled, in the memory of the view.
    pub events: &'view [Event],
}

impl View {
    /// Creates a view, which shows the fitted view of its content.
    ///
    /// - `viewport`: The size of your area for the content, and the bars that cover its sides.
    /// - `content`: The rectangle of the content in content units; its origin may be anywhere.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`, `Status::ENUM`, with the name of the first wrong setting or argument;
    /// `Status::MEMORY`.
    pub fn new(config: &Config, viewport: Viewport, content: Rect) -> Result<Self> {
        let mut made = ptr::null_mut();
        let status = unsafe {
            sys::tapzoom_create(
                &config.c(),
                (&viewport as *const Viewport).cast(),
                (&content as *const Rect).cast(),
                &mut made,
            )
        };
        match NonNull::new(made) {
            Some(raw) => Ok(Self { raw, events: Box::new([Event::default(); EVENT_CAPACITY]), recording: None }),
            None => {
                let error = config.error(status);
                Err(match error.field {
                    Some(_) => error,
                    None => named!(viewport, content: rect)(error),
                })
            }
        }
    }

    /// The settings.
    pub fn config(&self) -> Config {
        let struct_size = size_of::<sys::tapzoom_config>() as u32;
        let mut c = sys::tapzoom_config { struct_size, ..sys::tapzoom_config::default() };
        never_fails(unsafe { sys::tapzoom_get_config(self.raw.as_ptr(), &mut c) });
        Config::from_c(&c)
    }

    /// Changes the settings. Equal settings change nothing. A view at its fitted view goes to the new fitted view. Any
    /// other view keeps its transform, clamped to the new limits. Animations, and contacts that are down, continue
    /// under the new settings. A gesture that moves the view is cancelled if it is switched off. A gesture that is
    /// switched on waits for the next contact.
    ///
    /// - `options`: Without animation the view adopts the settings at once, without `EventKind::ANIMATION` and
    ///   `EventKind::SETTLED`. With animation, a view beyond the new limits animates into them, and sends both.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`, `Status::ENUM`, with the name of the first wrong setting.
    pub fn set_config(&mut self, config: &Config, options: &Options) -> Result<()> {
        let options = options.c();
        match unsafe { sys::tapzoom_set_config(self.raw.as_ptr(), &config.c(), &options) } {
            sys::TAPZOOM_OK => Ok(()),
            status => Err(match config.error(status) {
                error @ Error { field: None, .. } => named!(options)(error),
                error => error,
            }),
        }
    }

    /// Pushes touches in the order in which they happened. Of touches with equal times push the moves first: a move
    /// after a lift begins another touch frame. The call stops at the first bad touch; the view has taken those before
    /// it, [`Error::accepted`].
    ///
    /// With `Config::lenient`, the default, no touch is late, doubled or unknown:
    ///
    /// - A late touch takes effect at the clock, as other late calls do. Durations and velocities use its own time.
    /// - `TouchPhase::BEGAN` with the id of a contact that is down first cancels that contact.
    /// - The view ignores touches with an unknown id, and `TouchPhase::BEGAN` beyond [`MAX_CONTACTS`]. They count as
    ///   taken.
    ///
    /// # Errors
    ///
    /// `Status::NOT_FINITE`, `Status::RANGE`, `Status::ENUM`.
    ///
    /// - `Status::TIME`: the touch is late; push it again with `State::time`.
    /// - `Status::CONTACT_IN_USE`: the host missed the end of that contact; push `TouchPhase::CANCELLED` for its id,
    ///   then `TouchPhase::BEGAN` again.
    /// - `Status::CONTACT_UNKNOWN`: skip the touch.
    /// - `Status::CONTACT_LIMIT`: skip the touches of that contact.
    pub fn push_touches(&mut self, touches: &[Touch]) -> Result<()> {
        let mut accepted = 0;
        let first = touches.as_ptr().cast();
        match unsafe { sys::tapzoom_push_touches(self.raw.as_ptr(), first, touches.len(), &mut accepted) } {
            sys::TAPZOOM_OK => Ok(()),
            status => Err(bad_touch(status, touches, accepted)),
        }
    }

    /// Runs one frame: pushes the touches, advances the clock, polls the events, and reads the transform to draw and
    /// the state.
    ///
    /// The events are in memory of the view, which the frame borrows. [`frame_into`](Self::frame_into) takes yours: use
    /// it to call the view while you go through the events.
    ///
    /// - `time`: Now, or a little earlier if touches reach you late, seconds.
    /// - `touches`: The touches since the last frame, in the order in which they happened.
    ///
    /// # Errors
    ///
    /// Those of [`push_touches`](Self::push_touches) for the touches; `Status::NOT_FINITE`, `Status::RANGE` and
    /// `Status::TIME` for the time.
    ///
    /// A bad touch ends the call: the clock stays at the touch before it, and the call polls no events. A bad time ends
    /// it after all touches. If [`Error::accepted`] is less than the number of touches, that touch is bad; otherwise
    /// the time is.
    #[inline]
    pub fn frame(&mut self, time: f64, touches: &[Touch]) -> Result<Frame<'_>> {
        let FrameResult { transform, state, event_count, .. } =
            frame(self.raw, time, touches, self.events.as_mut_slice())?;
        Ok(Frame { transform, state, events: &self.events[..event_count as usize] })
    }

    /// Runs one frame, as [`frame`](Self::frame) does, with memory of yours for the events: the first
    /// `FrameResult::event_count` of it. Events that have no place wait for the next poll; [`EVENT_CAPACITY`] events
    /// have all of them.
    ///
    /// # Errors
    ///
    /// Those of [`frame`](Self::frame).
    pub fn frame_into(&mut self, time: f64, touches: &[Touch], events: &mut [Event]) -> Result<FrameResult> {
        frame(self.raw, time, touches, events)
    }

    /// Takes the events out of the view. Call it once a frame, after [`advance`](Self::advance);
    /// [`frame`](Self::frame) does.
    ///
    /// Of the `Phase::CHANGED` events of a gesture only the newest waits; its values are absolute. A full queue drops
    /// the oldest events, `EventKind::OWNER` and `EventKind::EDGE` last. Every polled `Phase::BEGAN` is still followed
    /// by exactly one `Phase::ENDED` or `Phase::CANCELLED`. A drop sets `StateFlags::EVENTS_LOST` until the next poll
    /// that takes an event. If that poll drops events itself, the flag is set after it: read it before and after.
    pub fn poll_events(&mut self) -> &[Event] {
        let count = poll(self.raw, self.events.as_mut_slice());
        &self.events[..count]
    }

    /// Takes the oldest events out of the view, as many as have a place in your memory, and returns their number. Call
    /// it again when it equals the number of places.
    pub fn poll_events_into(&mut self, events: &mut [Event]) -> usize {
        poll(self.raw, events)
    }

    /// The contacts that are down, in any order, for example after a loss of events. Their positions include the moves
    /// of an open touch frame.
    pub fn contacts(&self) -> Vec<Contact> {
        let mut contacts = [Contact::default(); MAX_CONTACTS];
        let (first, mut count) = (contacts.as_mut_ptr().cast(), 0);
        never_fails(unsafe { sys::tapzoom_get_contacts(self.raw.as_ptr(), first, MAX_CONTACTS, &mut count) });
        contacts[..count].to_vec()
    }

    /// A snapshot of the view: settings, sizes, time, contacts, gestures, animations, waiting events, but not the
    /// recording. A view that loads it continues as this one would have, to the last bit. Equal views have equal
    /// snapshots.
    ///
    /// Only this version of the library, on a machine with the same byte order, can load the bytes, which end with a
    /// hash.
    pub fn save_state(&self) -> Vec<u8> {
        let (raw, mut size) = (self.raw.as_ptr(), 0);
        never_fails(unsafe { sys::tapzoom_save_state(raw, ptr::null_mut(), 0, &mut size) });
        let mut bytes = alloc::vec![0; size];
        never_fails(unsafe { sys::tapzoom_save_state(raw, bytes.as_mut_ptr().cast(), bytes.len(), &mut size) });
        bytes.truncate(size);
        bytes
    }

    // ---- Recording and replay ----

    /// Begins a recording: from now on the view writes every call that changes it and succeeds into memory of its own.
    /// This discards recorded bytes that you have not fetched, and ends a replay on this view.
    ///
    /// A recording is a stream of bytes with every call that changed a view, and a hash of each outcome. A replay on
    /// any view on any machine gives the same transforms and events, or names the first call that does not. Send a
    /// recording with a bug report.
    ///
    /// - `capacity`: Bytes between two fetches. The beginning takes up to 1,024 more than the largest snapshot. 64 KiB
    ///   hold seconds of touches.
    ///
    /// # Errors
    ///
    /// - `Status::BUFFER_TOO_SMALL`: the beginning does not fit; no recording runs.
    /// - `Status::MEMORY`: the system has not so much memory; nothing has changed.
    pub fn begin_recording(&mut self, capacity: usize) -> Result<()> {
        let memory = Memory::new(capacity).ok_or(Error::new(sys::TAPZOOM_ERROR_MEMORY, 0))?;
        let first = memory.0.as_ptr().cast();
        let status = unsafe { sys::tapzoom_begin_recording(self.raw.as_ptr(), first, capacity) };
        match status {
            sys::TAPZOOM_OK => self.recording = Some(memory),
            sys::TAPZOOM_ERROR_BUFFER_TOO_SMALL => self.recording = None,
            _ => (),
        }
        check(status)
    }

    /// Ends a part of the recording and returns its bytes, whole calls, from the memory of the view. All parts in a row
    /// form the recording.
    ///
    /// # Errors
    ///
    /// `Status::BUFFER_TOO_SMALL`: a call did not fit, and the recording ended before it. The first fetch after that
    /// still returns the calls that did fit.
    pub fn fetch_recording(&mut self) -> Result<&[u8]> {
        let mut count = 0;
        check(unsafe { sys::tapzoom_fetch_recording(self.raw.as_ptr(), &mut count) })?;
        match &self.recording {
            // Nothing writes to the memory while the bytes are borrowed: that takes a call that changes the view.
            Some(memory) => Ok(unsafe { &memory.0.as_ref()[..count] }),
            None => Ok(&[]),
        }
    }

    /// Ends the recording or the replay. Fetch first: the call discards the bytes that you have not fetched. Without a
    /// recording nothing changes.
    pub fn end_recording(&mut self) {
        never_fails(unsafe { sys::tapzoom_end_recording(self.raw.as_ptr()) });
        self.recording = None;
    }

    /// Replays the next call of a recording on this view. The first one makes the view equal to the recorded one. If
    /// you change the view between two calls, the replay diverges.
    ///
    /// ```
    /// use tapzoom::{RecordEntry, Result, View};
    ///
    /// fn replay(view: &mut View, mut bytes: &[u8]) -> Result<()> {
    ///     let mut entry = RecordEntry::default();
    ///     while !bytes.is_empty() {
    ///         bytes = &bytes[view.replay(bytes, &mut entry)?.accepted..];
    ///         println!("{:?} at {}", entry.kind, entry.time);
    ///     }
    ///     Ok(())
    /// }
    /// ```
    ///
    /// - `entry`: Receives the call.
    ///
    /// # Errors
    ///
    /// - `Status::DATA`: the bytes do not begin with a whole valid call, and nothing ran.
    /// - `Status::DIVERGED`: the call ran, but its outcome differs from the recorded one. `entry` is that of the call,
    ///   and [`Error::accepted`] has the number of its bytes.
    pub fn replay(&mut self, bytes: &[u8], entry: &mut RecordEntry) -> Result<Replayed<'_>> {
        let mut accepted = 0;
        let status = unsafe {
            sys::tapzoom_replay(
                self.raw.as_ptr(),
                bytes.as_ptr().cast(),
                bytes.len(),
                &mut accepted,
                (entry as *mut RecordEntry).cast(),
                self.events.as_mut_ptr().cast(),
            )
        };
        if status == sys::TAPZOOM_OK {
            Ok(Replayed { accepted, events: &self.events[..entry.event_count as usize] })
        } else {
            Err(Error::new(status, accepted))
        }
    }
}

impl Drop for View {
    fn drop(&mut self) {
        unsafe { sys::tapzoom_destroy(self.raw.as_ptr()) }
    }
}

#[inline]
fn frame(raw: NonNull<sys::tapzoom_view>, time: f64, touches: &[Touch], events: &mut [Event]) -> Result<FrameResult> {
    let mut result = FrameResult::default();
    let status = unsafe {
        sys::tapzoom_frame(
            raw.as_ptr(),
            time,
            touches.as_ptr().cast(),
            touches.len(),
            events.as_mut_ptr().cast(),
            events.len(),
            (&mut result as *mut FrameResult).cast(),
        )
    };
    if status == sys::TAPZOOM_OK {
        Ok(result)
    } else {
        let accepted = result.accepted as usize;
        let error = bad_touch(status, touches, accepted);
        Err(if accepted < touches.len() { error } else { named!(time)(error) })
    }
}

/// The error of the touch after those that the view took, or of another argument.
#[cold]
fn bad_touch(status: sys::tapzoom_status, touches: &[Touch], accepted: usize) -> Error {
    let error = Error::new(status, accepted);
    touches.get(accepted).map_or(error, |&touches| named!(touches: touch)(error))
}

fn poll(raw: NonNull<sys::tapzoom_view>, events: &mut [Event]) -> usize {
    let mut count = 0;
    never_fails(unsafe {
        sys::tapzoom_poll_events(raw.as_ptr(), events.as_mut_ptr().cast(), events.len(), &mut count)
    });
    count
}
