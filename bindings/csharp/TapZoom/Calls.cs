// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

using System;
using System.Runtime.InteropServices;

namespace TapZoom
{
    public unsafe partial class View
    {
        /// <summary>Most contacts that may be down in one view, those of the host included.</summary>
        public const int MaxContacts = 16;

        /// <summary>Most entries of <c>Config.Levels</c>.</summary>
        public const int MaxLevels = 8;

        /// <summary>Most events that wait in a view: see <c>View.PollEvents</c>.</summary>
        public const int EventCapacity = 32;

        /// <summary>Largest size, and largest distance of a coordinate from 0.</summary>
        public const double MaxLength = 1e12;

        /// <summary>Smallest size of a viewport, content or rectangle.</summary>
        public const double MinSize = 1e-6;

        /// <summary>Largest distance of a time from 0 in seconds, some 30,000 years.</summary>
        public const double MaxTime = 1e12;

        /// <summary>Changes the settings. Equal settings change nothing. A view at its fitted view goes to the new
        /// fitted view. Any other view keeps its transform, clamped to the new limits. Animations, and contacts that
        /// are down, continue under the new settings. A gesture that moves the view is cancelled if it is switched off.
        /// A gesture that is switched on waits for the next contact.</summary>
        /// <param name="config">The settings.</param>
        /// <param name="options">Options without animation: the view adopts the settings at once, without
        /// <c>Animation</c> and <c>Settled</c>. With animation, a view beyond the new limits animates into them, and
        /// sends both.</param>
        /// <exception cref="TapZoomException"><c>Status.StructSize</c>; <c>Status.NotFinite</c>; <c>Status.Range</c>;
        /// <c>Status.Enum</c>.</exception>
        public void SetConfig(Config config, CommandOptions options = default(CommandOptions))
        {
            options.structSize = (uint)sizeof(CommandOptions);
            Check(Native.tapzoom_set_config(Handle, &config, &options), config);
        }

        /// <summary>Reads the settings as the host has set them, for example to change one and pass them to
        /// <c>View.SetConfig</c>.</summary>
        public Config Config
        {
            get
            {
                Config config = default(Config); config.structSize = (uint)sizeof(Config);
                Check(Native.tapzoom_get_config(Handle, &config));
                return config;
            }
        }

        /// <summary>
        /// Changes the size and insets of the viewport. Within the limits and bounds the view keeps what the user looks
        /// at:
        /// <list type="bullet">
        /// <item><description>A view at its fitted view goes to the new fitted view.</description></item>
        /// <item><description>Another size keeps the scale relative to the fitted view, and the content point at the
        /// center of the safe area.</description></item>
        /// <item><description>Other insets keep the transform of a zoomed view.</description></item>
        /// <item><description>A device that turns and turns back shows the same as before, unless the view has moved in
        /// between.</description></item>
        /// </list>
        /// <para>Animations continue to the same end. A <c>Fling</c> is <c>Cancelled</c>, but its content goes there,
        /// without a bounce. The call does not animate: to slide a bar, call it in each frame. It sends no
        /// <c>Settled</c> at rest.</para>
        /// </summary>
        /// <param name="viewport">The host's area for the content, in view units, and the bars that cover its sides
        /// (insets).</param>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>.</exception>
        public void SetViewport(Viewport viewport)
        {
            Check(Native.tapzoom_set_viewport(Handle, &viewport));
        }

        /// <summary>Reads the size and insets of the viewport, as the host has set them.</summary>
        public Viewport Viewport
        {
            get
            {
                Viewport viewport;
                Check(Native.tapzoom_get_viewport(Handle, &viewport));
                return viewport;
            }
        }

        /// <summary>Changes the content rectangle; the new bounds and scale limits apply. Animations and drags
        /// continue, and a fling as with <c>View.SetViewport</c>. An equal rectangle changes nothing. The call sends no
        /// <c>Animation</c>, and no <c>Settled</c> at rest.</summary>
        /// <param name="content">In content units; its origin may be anywhere.</param>
        /// <param name="keep">Properties that the view keeps when its content changes.</param>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>;
        /// <c>Status.Enum</c>.</exception>
        public void SetContent(ContentRect content, Keep keep)
        {
            Check(Native.tapzoom_set_content(Handle, &content, keep));
        }

        /// <summary>Reads the rectangle of the content, as the host has set it.</summary>
        public ContentRect Content
        {
            get
            {
                ContentRect content;
                Check(Native.tapzoom_get_content(Handle, &content));
                return content;
            }
        }

        /// <summary>
        /// Sets how far the host's pager is displaced, in each frame in which the host moves it. A pager is the host's
        /// scroll container around the content, such as a strip of pages: see pages.md in the guide.
        /// <para><c>Pan</c> events report the travel of a drag beyond an edge of <c>Config.PagerEdges</c> in
        /// <c>UnconsumedX</c> and <c>UnconsumedY</c>; the view adds it to the offset itself. While the offset is not 0,
        /// a drag moves only the pager. This needs <c>Pan</c> in <c>Gestures</c> and in <c>Events</c>. Neither a scroll
        /// nor rotated content moves the pager.</para>
        /// </summary>
        /// <param name="x">Offset, view units: the unconsumed travel that the host has polled, or less of it for
        /// friction, plus the host's own motion. The view adds the travel that waits in its queue.</param>
        /// <param name="y">Offset, view units: the unconsumed travel that the host has polled, or less of it for
        /// friction, plus the host's own motion. The view adds the travel that waits in its queue.</param>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>.</exception>
        public void SetPagerOffset(double x, double y)
        {
            Check(Native.tapzoom_set_pager_offset(Handle, x, y));
        }

        /// <summary>Pushes one report of a wheel or a trackpad, in order with the touches. The clock advances to its
        /// time. A scroll adds to a drag or a pinch, and stops a fling and an animation. A wheel zooms about the newest
        /// pointer; away from the limits only the sum of its deltas counts.</summary>
        /// <param name="scroll">One report of a wheel or a trackpad.</param>
        /// <returns>Whether the host's page must not scroll. A zoom is consumed. A pan is consumed if the content can
        /// move in its direction; then the rest of that scroll is consumed too.</returns>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>; <c>Status.Enum</c>;
        /// <c>Status.Time</c>.</exception>
        public bool PushScroll(Scroll scroll)
        {
            int consumed;
            Check(Native.tapzoom_push_scroll(Handle, &scroll, &consumed));
            return consumed != 0;
        }

        /// <summary>
        /// Reads the owner of a contact that is down, so that the host knows whether to draw or drag with it. A
        /// <c>Host</c> contact makes no pan, pinch, quick zoom or swipe. It can tap and press, unless the host has
        /// claimed it or a contact of the view is down. An <c>Undecided</c> contact behaves like a <c>Host</c> contact.
        /// It becomes <c>Host</c> after <c>TwoFingerLandTime</c>, or when a contact of the host lands.
        /// <para>A contact lands as <c>Host</c> if <c>HostTools</c> has its tool or <c>HostButtons</c> one of its
        /// buttons. With <c>MinPanContacts</c> 1 any other contact lands as <c>View</c>. With <c>MinPanContacts</c> 2
        /// any other contact lands</para>
        /// <list type="bullet">
        /// <item><description>as <c>Host</c> while a contact of the host is down;</description></item>
        /// <item><description>as <c>Undecided</c> while no contact is down;</description></item>
        /// <item><description>otherwise as <c>View</c>, and an <c>Undecided</c> contact becomes <c>View</c> with
        /// it.</description></item>
        /// </list>
        /// <para>A palm and a finger beside a pen are <c>Ignored</c> from their landing, and any contact becomes so
        /// when it turns out to be a palm. This acts as <c>TouchPhase.Cancelled</c>. An <c>Ignored</c> contact counts
        /// toward <c>View.MaxContacts</c> alone.</para>
        /// </summary>
        /// <param name="id">The id with which the host pushed the contact.</param>
        /// <returns><c>ContactOwner</c>.</returns>
        /// <exception cref="TapZoomException"><c>Status.ContactUnknown</c>.</exception>
        public ContactOwner GetContactOwner(long id)
        {
            ContactOwner owner;
            Check(Native.tapzoom_get_contact_owner(Handle, id, &owner));
            return owner;
        }

        /// <summary>Reads the contacts that are down, in any order, for example after a loss of events. Their positions
        /// include the moves of an open touch frame.</summary>
        /// <param name="contacts">Receives as many contacts as fit.</param>
        /// <returns>The number of contacts that are down, at most <c>View.MaxContacts</c>, also if they do not
        /// fit.</returns>
        public int GetContacts(Span<Contact> contacts)
        {
            UIntPtr count;
            fixed (Contact* contactsPlace = &MemoryMarshal.GetReference(contacts))
                Check(Native.tapzoom_get_contacts(Handle, contactsPlace, (UIntPtr)contacts.Length, &count));
            return (int)count;
        }

        /// <summary>
        /// Gives a contact that is down to the host (a claim), or to the view (a release). A host claims, for example,
        /// a finger that drags one of its objects.
        /// <para>A claim acts as <c>TouchPhase.Cancelled</c> of the contact, which stays down. An animation that the
        /// contact had stopped continues; to end it, call <c>View.StopMotion</c> before the claim. A release makes the
        /// contact land for the view where it is, without a tap or a jump. All other <c>Host</c> contacts can then no
        /// longer tap or press.</para>
        /// </summary>
        /// <param name="id">The id with which the host pushed the contact.</param>
        /// <param name="owner"><c>ContactOwner.Host</c> or <c>ContactOwner.View</c>. If it has not changed, a claim
        /// only ends the contact's tap or press. An <c>Ignored</c> contact stays so.</param>
        /// <exception cref="TapZoomException"><c>Status.Enum</c>; <c>Status.ContactUnknown</c>.</exception>
        public void SetContactOwner(long id, ContactOwner owner)
        {
            Check(Native.tapzoom_set_contact_owner(Handle, id, owner));
        }

        /// <summary>Forgets all contacts, for example because the system took them or the window lost its focus. It
        /// cancels gestures, scrolls, the velocity of the host and a waiting tap, even if no contact is down;
        /// animations and flings continue. The view ignores later touches of these contacts; without <c>Lenient</c>
        /// they are <c>Status.ContactUnknown</c>.</summary>
        /// <param name="time">Seconds.</param>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>;
        /// <c>Status.Time</c>.</exception>
        public void CancelTouches(double time)
        {
            Check(Native.tapzoom_cancel_touches(Handle, time));
        }

        /// <summary>Reports that a pen hovers near the glass. A finger that lands until <c>PenGuardTime</c> after it is
        /// ignored. Call it for each hover or proximity report of the pen. Unlike the landing of a pen it does not
        /// affect fingers that are down: the user may put the pen aside. It advances the view's clock, and does nothing
        /// else if <c>PenGuardTime</c> is 0.</summary>
        /// <param name="time">Seconds.</param>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>;
        /// <c>Status.Time</c>.</exception>
        public void PenNear(double time)
        {
            Check(Native.tapzoom_pen_near(Handle, time));
        }

        /// <summary>Advances the view's clock. Call it once a frame, after the touches of that frame and before
        /// reading.</summary>
        /// <param name="time">The time to display, seconds. If touches reach the host late, keep it at or before the
        /// time of the touches that are still to come.</param>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>;
        /// <c>Status.Time</c>.</exception>
        public void Advance(double time)
        {
            Check(Native.tapzoom_advance(Handle, time));
        }

        /// <summary>Adds offset seconds to every stored time. Nothing moves. Call it when the host's clock restarts, or
        /// to keep times near 0, where a double resolves them best. A view without a clock does not change.</summary>
        /// <param name="offset">Seconds, at most <c>View.MaxTime</c> from 0. The sums are rounded.</param>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>: also if the clock would be
        /// more than <c>View.MaxTime</c> from 0.</exception>
        public void RebaseTime(double offset)
        {
            Check(Native.tapzoom_rebase_time(Handle, offset));
        }

        /// <summary>Reads the clock, the next deadline, flags and counts.</summary>
        public ViewState State
        {
            get
            {
                ViewState state;
                Check(Native.tapzoom_get_state(Handle, &state));
                return state;
            }
        }

        /// <summary>Reads the displayed transform at the view's clock.</summary>
        public Transform Transform
        {
            get
            {
                Transform transform;
                Check(Native.tapzoom_get_transform(Handle, &transform));
                return transform;
            }
        }

        /// <summary>Reads the transform for the time at which a frame is displayed, with resampled fingers. Without
        /// resampling, content judders if touches and frames have different rates. Call it once per frame, after
        /// <c>View.Advance</c>, in place of <c>View.Transform</c>. Without <c>PredictTime</c> fingers are shown a few
        /// milliseconds late, between two touch frames, and never beyond the newest one; so the content never moves
        /// against them. With it they are shown where they will be. Nothing becomes due. A host that draws only on
        /// changes also draws the next frame while the two transforms differ: up to 0.0125 s after the last input, with
        /// <c>PredictTime</c> up to 0.16 s.</summary>
        /// <param name="time">Seconds: when the frame is displayed, or the time passed to <c>View.Advance</c>. A time
        /// earlier than the view's clock minus 0.005 counts as that; without <c>Lenient</c> it is <c>Status.Time</c>.
        /// If touches reach the host late, subtract their usual delay and 0.002 s. A view without a clock accepts any
        /// time.</param>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>;
        /// <c>Status.Time</c>.</exception>
        public Transform GetTransformAt(double time)
        {
            Transform transform;
            Check(Native.tapzoom_get_transform_at(Handle, time, &transform));
            return transform;
        }

        /// <summary>Reads the transform at which the view will rest: the end of the animation, fling or smoothed
        /// scroll. While fingers hold the content, it is that of a lift without a fling. A host loads the content there
        /// in advance: see <c>View.GetVisibleRect</c>.</summary>
        public Transform TargetTransform
        {
            get
            {
                Transform transform;
                Check(Native.tapzoom_get_target_transform(Handle, &transform));
                return transform;
            }
        }

        /// <summary>
        /// Reads the velocity of the displayed content at the view's clock, for example to load content ahead of the
        /// motion.
        /// <para>While fingers move the content, it is their velocity over the last 0.1 s, or over the last three touch
        /// frames if these take longer. It is 0 after a rest (see <c>EventKind.Pan</c>) and in
        /// <c>LiftGraceTime</c>.</para>
        /// </summary>
        /// <value>The velocity. Its point is the center of the fingers that move the content, otherwise of the safe
        /// area. For <c>QuickZoom</c>, and for <c>Pinch</c> without <c>Pan</c>, it is the point about which the view
        /// zooms.</value>
        public Velocity Velocity
        {
            get
            {
                Velocity velocity;
                Check(Native.tapzoom_get_velocity(Handle, &velocity));
                return velocity;
            }
        }

        /// <summary>Reads how far the displayed content is beyond its limits at the view's clock. A page may follow it,
        /// a drag close a picture, or a pull refresh a list.</summary>
        /// <value>x and y are the displayed position minus the nearest one within the bounds, along the axes of the
        /// content. x belongs to the axis nearest to the view's x axis. The raw values follow the fingers, even if the
        /// content moves less or not at all. At rest all six values are 0.</value>
        public Overscroll Overscroll
        {
            get
            {
                Overscroll overscroll;
                Check(Native.tapzoom_get_overscroll(Handle, &overscroll));
                return overscroll;
            }
        }

        /// <summary>Reads the scale limits and the fitted scale at the current sizes, for example for a zoom
        /// slider.</summary>
        /// <param name="min">The smallest scale, view units per content unit.</param>
        /// <param name="max">The largest scale, view units per content unit.</param>
        /// <param name="fitted">The scale of the fitted view, view units per content unit.</param>
        public void GetScaleRange(out double min, out double max, out double fitted)
        {
            double minValue;
            double maxValue;
            double fittedValue;
            Check(Native.tapzoom_get_scale_range(Handle, &minValue, &maxValue, &fittedValue));
            min = minValue; max = maxValue; fitted = fittedValue;
        }

        /// <summary>Reads the steps that would change the target now, for example to enable buttons or to offer actions
        /// to a screen reader.</summary>
        /// <value><c>Steps</c> bits.</value>
        public Steps Actions
        {
            get
            {
                Steps actions;
                Check(Native.tapzoom_get_actions(Handle, &actions));
                return actions;
            }
        }

        /// <summary>
        /// Reads the scale at which the host draws its content into a raster (a bitmap or texture), in device pixels
        /// per content unit. It changes only
        /// <list type="bullet">
        /// <item><description>during a zoom, when the displayed scale is more than twice or less than half of
        /// it;</description></item>
        /// <item><description>when an animation or a glide starts that zooms further in: then draw what the target
        /// transform shows;</description></item>
        /// <item><description>at <c>Settled</c>, to the scale of the transform times
        /// <c>PixelsPerUnit</c>;</description></item>
        /// <item><description>when sizes or settings change, without <c>Settled</c>.</description></item>
        /// </list>
        /// </summary>
        public double RasterScale
        {
            get
            {
                double scale;
                Check(Native.tapzoom_get_raster_scale(Handle, &scale));
                return scale;
            }
        }

        /// <summary>Computes the transform with which the host shows a raster of <c>View.RasterScale</c> until it draws
        /// it again.</summary>
        /// <param name="transform">The transform to show.</param>
        /// <returns>The transform from pixels of that raster to device pixels of the viewport. The origin of the raster
        /// is content point (0, 0). At rest its scale is 1, and x and y of upright content are whole numbers: the
        /// raster is sharp. For a raster of another scale, multiply the scale of the result by the raster scale / that
        /// scale.</returns>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>.</exception>
        public Transform GetRasterTransform(Transform transform)
        {
            Transform residual;
            Check(Native.tapzoom_get_raster_transform(Handle, &transform, &residual));
            return residual;
        }

        /// <summary>Reads the part of the content plane that the whole viewport, insets included, shows under a
        /// transform, such as the target. Under rotation it is the smallest upright rectangle around that part. It may
        /// extend beyond the content.</summary>
        /// <param name="transform">Maps content to the view, by rotation and scale about content point (0, 0) and then
        /// a translation.</param>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>.</exception>
        public ContentRect GetVisibleRect(Transform transform)
        {
            ContentRect rect;
            Check(Native.tapzoom_get_visible_rect(Handle, &transform, &rect));
            return rect;
        }

        /// <summary>Computes the content points that may be at the center of the safe area, for scroll bars and
        /// minimaps: see commands.md in the guide. The length of a thumb is visible / (visible + range) of its
        /// bar.</summary>
        /// <param name="transform">Its scale and rotation count. null means the displayed transform.</param>
        /// <returns>The range along each axis of the content, in content units. A size is 0 where the content cannot
        /// move. With <c>PanBounds.None</c> it is -<c>View.MaxLength</c> to <c>View.MaxLength</c>. Other functions may
        /// refuse such rectangles.</returns>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>.</exception>
        public ContentRect GetPanRange(Transform? transform = null)
        {
            Transform transformValue = transform.GetValueOrDefault();
            ContentRect rect;
            Check(Native.tapzoom_get_pan_range(Handle, transform.HasValue ? &transformValue : null, &rect));
            return rect;
        }

        /// <summary>Computes the transform to which a tap on a block of content, such as a column of text, should zoom.
        /// By the rules of Blink, the block fills the width of the safe area: see commands.md in the guide. The host
        /// passes the transform to <c>View.SetTransform</c>, and decides when a tap zooms back.</summary>
        /// <param name="block">In content units.</param>
        /// <param name="contentX">The tapped content point.</param>
        /// <param name="contentY">The tapped content point.</param>
        /// <param name="maxScale">Largest legible scale, 1e-40 to 1e40, or 0: that of the view.</param>
        /// <returns>The transform, within the limits and bounds.</returns>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>.</exception>
        public Transform GetSmartZoom(ContentRect block, double contentX, double contentY, double maxScale)
        {
            Transform transform;
            Check(Native.tapzoom_get_smart_zoom(Handle, &block, contentX, contentY, maxScale, &transform));
            return transform;
        }

        /// <summary>
        /// Takes the oldest events out of the view. Call it once a frame, after <c>View.Advance</c>.
        /// <para>Of the <c>Changed</c> events of a gesture only the newest waits; its values are absolute. A full queue
        /// drops the oldest events, <c>Owner</c> and <c>Edge</c> last. Every polled <c>Began</c> is still followed by
        /// exactly one <c>Ended</c> or <c>Cancelled</c>. A drop sets <c>StateFlags.EventsLost</c> until the next poll
        /// that takes an event. If that poll drops events itself, the flag is set after it: read it before and
        /// after.</para>
        /// </summary>
        /// <param name="events">Receives as many events as fit.</param>
        /// <returns>The number of events. Call again when it equals the length.</returns>
        public int PollEvents(Span<GestureEvent> events)
        {
            UIntPtr count;
            fixed (GestureEvent* eventsPlace = &MemoryMarshal.GetReference(events))
                Check(Native.tapzoom_poll_events(Handle, eventsPlace, (UIntPtr)events.Length, &count));
            return (int)count;
        }

        /// <summary>Goes to a transform, such as a saved one.</summary>
        /// <param name="transform">Maps content to the view, by rotation and scale about content point (0, 0) and then
        /// a translation.</param>
        /// <param name="options">Options of a command: how it moves the view.</param>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>;
        /// <c>Status.Enum</c>.</exception>
        public void SetTransform(Transform transform, CommandOptions options = default(CommandOptions))
        {
            options.structSize = (uint)sizeof(CommandOptions);
            Check(Native.tapzoom_set_transform(Handle, &transform, &options));
        }

        /// <summary>Zooms to a scale (1e-40 to 1e40) and keeps the content point under (<c>viewX</c>, <c>viewY</c>),
        /// for example for a zoom slider.</summary>
        /// <param name="scale">View units per content unit.</param>
        /// <param name="viewX">The point in view units.</param>
        /// <param name="viewY">The point in view units.</param>
        /// <param name="options">Options of a command: how it moves the view.</param>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>;
        /// <c>Status.Enum</c>.</exception>
        public void ZoomTo(double scale, double viewX, double viewY, CommandOptions options = default(CommandOptions))
        {
            options.structSize = (uint)sizeof(CommandOptions);
            Check(Native.tapzoom_zoom_to(Handle, scale, viewX, viewY, &options));
        }

        /// <summary>Shows a rectangle of content, such as a search result, centered and as large as possible in the
        /// safe area minus the padding.</summary>
        /// <param name="rect">An upright rectangle.</param>
        /// <param name="options">Options of a command: how it moves the view.</param>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>;
        /// <c>Status.Enum</c>.</exception>
        public void ZoomToRect(ContentRect rect, CommandOptions options = default(CommandOptions))
        {
            options.structSize = (uint)sizeof(CommandOptions);
            Check(Native.tapzoom_zoom_to_rect(Handle, &rect, &options));
        }

        /// <summary>Moves a content point, such as a place on a map, to the center of the safe area. The scale is 1e-40
        /// to 1e40, or 0 to keep that of the target.</summary>
        /// <param name="contentX">The point in content units.</param>
        /// <param name="contentY">The point in content units.</param>
        /// <param name="scale">View units per content unit.</param>
        /// <param name="options">Options of a command: how it moves the view.</param>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>;
        /// <c>Status.Enum</c>.</exception>
        public void CenterOn(double contentX, double contentY, double scale,
            CommandOptions options = default(CommandOptions))
        {
            options.structSize = (uint)sizeof(CommandOptions);
            Check(Native.tapzoom_center_on(Handle, contentX, contentY, scale, &options));
        }

        /// <summary>Rotates to an angle (radians, -1e40 to 1e40), such as north up, also without
        /// <c>Gestures.Rotate</c>. Keeps the content point under (<c>viewX</c>, <c>viewY</c>) and the scale of the
        /// target. The view takes the shorter arc, so its rotation may differ from the angle by full turns.</summary>
        /// <param name="rotation">Radians.</param>
        /// <param name="viewX">The point in view units.</param>
        /// <param name="viewY">The point in view units.</param>
        /// <param name="options">Options of a command: how it moves the view.</param>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>;
        /// <c>Status.Enum</c>.</exception>
        public void RotateTo(double rotation, double viewX, double viewY,
            CommandOptions options = default(CommandOptions))
        {
            options.structSize = (uint)sizeof(CommandOptions);
            Check(Native.tapzoom_rotate_to(Handle, rotation, viewX, viewY, &options));
        }

        /// <summary>Goes to the fitted view, for example for a Home key.</summary>
        /// <param name="options">Options of a command: how it moves the view.</param>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>;
        /// <c>Status.Enum</c>.</exception>
        public void Fit(CommandOptions options = default(CommandOptions))
        {
            options.structSize = (uint)sizeof(CommandOptions);
            Check(Native.tapzoom_fit(Handle, &options));
        }

        /// <summary>Moves the content by (<c>dx</c>, <c>dy</c>) view units, each -<c>View.MaxLength</c> to
        /// <c>View.MaxLength</c>. To follow an object, pass the distance from its place in the view to the place where
        /// it should be.</summary>
        /// <param name="dx">View units.</param>
        /// <param name="dy">View units.</param>
        /// <param name="options">Options of a command: how it moves the view.</param>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>;
        /// <c>Status.Enum</c>.</exception>
        public void PanBy(double dx, double dy, CommandOptions options = default(CommandOptions))
        {
            options.structSize = (uint)sizeof(CommandOptions);
            Check(Native.tapzoom_pan_by(Handle, dx, dy, &options));
        }

        /// <summary>Multiplies the scale by a factor (1e-6 to 1e6) about (<c>viewX</c>, <c>viewY</c>), for example for
        /// a zoom key or button.</summary>
        /// <param name="factor">2 doubles the scale.</param>
        /// <param name="viewX">The point in view units.</param>
        /// <param name="viewY">The point in view units.</param>
        /// <param name="options">Options of a command: how it moves the view.</param>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>;
        /// <c>Status.Enum</c>.</exception>
        public void ZoomBy(double factor, double viewX, double viewY, CommandOptions options = default(CommandOptions))
        {
            options.structSize = (uint)sizeof(CommandOptions);
            Check(Native.tapzoom_zoom_by(Handle, factor, viewX, viewY, &options));
        }

        /// <summary>Rotates by an angle (radians, -1000 to 1000) about (<c>viewX</c>, <c>viewY</c>), for example for a
        /// key or button.</summary>
        /// <param name="angle">Radians.</param>
        /// <param name="viewX">The point in view units.</param>
        /// <param name="viewY">The point in view units.</param>
        /// <param name="options">Options of a command: how it moves the view.</param>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>;
        /// <c>Status.Enum</c>.</exception>
        public void RotateBy(double angle, double viewX, double viewY, CommandOptions options = default(CommandOptions))
        {
            options.structSize = (uint)sizeof(CommandOptions);
            Check(Native.tapzoom_rotate_by(Handle, angle, viewX, viewY, &options));
        }

        /// <summary>
        /// Moves the target by a step, for a key, a button or a switch. It counts from the target, so steps add up
        /// while an animation runs. Unless quiet, it cancels what an absolute command cancels, and sends the same
        /// events.
        /// <para>A step that would not change the target does nothing but send <c>Limit</c>: <c>Began</c> of the limit
        /// that forbids it, after <c>Ended</c> if that <c>Limit</c> has begun. <c>Fit</c> and rotations send no
        /// <c>Limit</c>.</para>
        /// </summary>
        /// <param name="action">One of <c>Steps</c>.</param>
        /// <param name="options">Options of a command: how it moves the view.</param>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>; <c>Status.Enum</c>: also
        /// several steps.</exception>
        public void Step(Steps action, CommandOptions options = default(CommandOptions))
        {
            options.structSize = (uint)sizeof(CommandOptions);
            Check(Native.tapzoom_step(Handle, action, &options));
        }

        /// <summary>Moves the content with a velocity until the next call with another one: for held keys, sticks and
        /// edge scrolling. The same velocity again changes nothing, so a host may pass it in every frame. The motion
        /// adds to that of fingers and scrolls, and stops at the limits and bounds. A velocity of 0,
        /// <c>View.StopMotion</c>, <c>View.CancelTouches</c> and absolute commands end it. Even at a limit it keeps
        /// <c>NextDeadline</c> at the clock; a host that wants to sleep sets 0.</summary>
        /// <param name="velocity">x and y -<c>View.MaxLength</c> to <c>View.MaxLength</c>, <c>LogScale</c> and rotation
        /// -1000 to 1000, about (<c>ViewX</c>, <c>ViewY</c>).</param>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>.</exception>
        public void SetVelocity(Velocity velocity)
        {
            Check(Native.tapzoom_set_velocity(Handle, &velocity));
        }

        /// <summary>Stops the animation, the fling, the scroll and the host's velocity, for example before a dialog.
        /// The view sends <c>Cancelled</c> of the first three, then <c>Settled</c>, and rests at the nearest transform
        /// within its limits. Fingers continue, and a tap that waits is still confirmed.</summary>
        public void StopMotion()
        {
            Check(Native.tapzoom_stop_motion(Handle));
        }

        /// <summary>Writes a snapshot of the view. It does not contain the recording. Only this version of the library,
        /// on a machine with the same byte order, can load the bytes.</summary>
        /// <param name="memory">Receives the snapshot.</param>
        /// <returns>The size of the snapshot in bytes; for no memory the largest size of any snapshot, a constant of
        /// the library.</returns>
        /// <exception cref="TapZoomException"><c>Status.BufferTooSmall</c>.</exception>
        public int SaveState(Span<byte> memory)
        {
            UIntPtr size;
            fixed (byte* memoryPlace = &MemoryMarshal.GetReference(memory))
                Check(Native.tapzoom_save_state(Handle, memoryPlace, (UIntPtr)memory.Length, &size));
            return (int)size;
        }

        /// <summary>Restores a view from a snapshot, which replaces its whole state. Only the version of the library
        /// that wrote the bytes, on a machine with the same byte order, can load them. The clock and the contacts that
        /// are down are those of the snapshot too.</summary>
        /// <param name="bytes">Exactly the bytes that <c>View.SaveState</c> wrote.</param>
        /// <exception cref="TapZoomException"><c>Status.Data</c>: other bytes.</exception>
        public void LoadState(ReadOnlySpan<byte> bytes)
        {
            fixed (byte* bytesPlace = &MemoryMarshal.GetReference(bytes))
            {
                if (bytesPlace == null) throw new ArgumentNullException(nameof(bytes));
                Check(Native.tapzoom_load_state(Handle, bytesPlace, (UIntPtr)bytes.Length));
            }
        }

        /// <summary>Ends a part of the recording: the bytes since the last fetch are at the beginning of the memory.
        /// Copy them at once: the next call that changes the view overwrites them. All parts in a row form the
        /// recording.</summary>
        /// <returns>How many bytes to copy: whole calls, or 0.</returns>
        /// <exception cref="TapZoomException"><c>Status.BufferTooSmall</c>: a call did not fit, and the recording ended
        /// before it. The first fetch after that still succeeds, with the calls that did fit.</exception>
        public int FetchRecording()
        {
            UIntPtr count;
            Check(Native.tapzoom_fetch_recording(Handle, &count));
            return (int)count;
        }
    }

    public unsafe partial struct Transform
    {
        /// <summary>Converts a view point to content units, for example to find the object under a tap.</summary>
        /// <param name="viewX">The point in view units.</param>
        /// <param name="viewY">The point in view units.</param>
        /// <param name="contentX">The point in content units.</param>
        /// <param name="contentY">The point in content units.</param>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>.</exception>
        public void ToContent(double viewX, double viewY, out double contentX, out double contentY)
        {
            Transform transform = this;
            double contentXValue;
            double contentYValue;
            View.Check(Native.tapzoom_view_to_content(&transform, viewX, viewY, &contentXValue, &contentYValue));
            contentX = contentXValue; contentY = contentYValue;
        }

        /// <summary>Converts a content point to view units, for example to place a label.</summary>
        /// <param name="contentX">The point in content units.</param>
        /// <param name="contentY">The point in content units.</param>
        /// <param name="viewX">The point in view units.</param>
        /// <param name="viewY">The point in view units.</param>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>.</exception>
        public void ToView(double contentX, double contentY, out double viewX, out double viewY)
        {
            Transform transform = this;
            double viewXValue;
            double viewYValue;
            View.Check(Native.tapzoom_content_to_view(&transform, contentX, contentY, &viewXValue, &viewYValue));
            viewX = viewXValue; viewY = viewYValue;
        }

        /// <summary>Computes the transform that applies <c>inner</c> and then this transform, for example of a picture
        /// on a page and of the page in the view. a.Compose(b) applies b, then a.</summary>
        /// <param name="inner">The transform that applies first.</param>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>: also a result outside the
        /// range of an argument.</exception>
        public Transform Compose(Transform inner)
        {
            Transform outer = this;
            Transform result;
            View.Check(Native.tapzoom_transform_compose(&outer, &inner, &result));
            return result;
        }

        /// <summary>Computes the inverse transform, from the view to the content.</summary>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>: also a result outside the
        /// range of an argument.</exception>
        public Transform Invert()
        {
            Transform transform = this;
            Transform result;
            View.Check(Native.tapzoom_transform_invert(&transform, &result));
            return result;
        }

        /// <summary>Computes a transform between two others, for a host that animates by itself. The rates of ln(scale)
        /// and of the rotation are constant, about the point of the view that both share. The rotation takes the
        /// shorter arc. Draw with the result, and call <c>View.SetTransform</c> once, at the end: each call sends
        /// events.</summary>
        /// <param name="to">The end.</param>
        /// <param name="t">0 to 1: this transform at 0, <c>to</c> at 1. In between the rotation may differ from that of
        /// <c>to</c> by full turns.</param>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>: also a result outside the
        /// range of an argument.</exception>
        public Transform Interpolate(Transform to, double t)
        {
            Transform from = this;
            Transform result;
            View.Check(Native.tapzoom_transform_interpolate(&from, &to, t, &result));
            return result;
        }

        /// <summary>Converts a transform to the matrix of Canvas, Cairo, Core Graphics and SVG: a, b, c, d, x, y. A
        /// content point is at view point (a <c>ContentX</c> + c <c>ContentY</c> + x, b <c>ContentX</c> + d
        /// <c>ContentY</c> + y).</summary>
        /// <param name="matrix">Receives 6 doubles.</param>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>.</exception>
        public void ToAffine(Span<double> matrix)
        {
            Transform transform = this;
            fixed (double* matrixPlace = &MemoryMarshal.GetReference(matrix))
            {
                if (matrixPlace == null) throw new ArgumentNullException(nameof(matrix));
                if (matrix.Length < 6) throw new ArgumentException(
                    "The matrix needs at least 6 elements.", nameof(matrix));
                View.Check(Native.tapzoom_transform_to_affine(&transform, matrixPlace));
            }
        }

        /// <summary>Converts a transform to a matrix for graphics libraries: 16 floats, column-major, from content
        /// coordinates relative to (<c>originX</c>, <c>originY</c>) to view units. z does not change. A number beyond
        /// the range of a float becomes infinite.</summary>
        /// <param name="originX">Content point that the host subtracts from its coordinates, near the visible content:
        /// a float has only 24 bits.</param>
        /// <param name="originY">Content point that the host subtracts from its coordinates, near the visible content:
        /// a float has only 24 bits.</param>
        /// <param name="matrix">Receives 16 floats.</param>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>.</exception>
        public void ToMatrix(double originX, double originY, Span<float> matrix)
        {
            Transform transform = this;
            fixed (float* matrixPlace = &MemoryMarshal.GetReference(matrix))
            {
                if (matrixPlace == null) throw new ArgumentNullException(nameof(matrix));
                if (matrix.Length < 16) throw new ArgumentException(
                    "The matrix needs at least 16 elements.", nameof(matrix));
                View.Check(Native.tapzoom_transform_to_matrix(&transform, originX, originY, matrixPlace));
            }
        }
    }
}
