// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

using System;
using System.Runtime.InteropServices;

namespace TapZoom
{
    public unsafe partial class View
    {
        /// <summary>Most contacts of a view.</summary>
        public const int MaxContacts = 16;

        /// <summary>Most levels.</summary>
        public const int MaxLevels = 8;

        /// <summary>Most events that wait.</summary>
        public const int EventCapacity = 32;

        /// <summary>Largest size and coordinate.</summary>
        public const double MaxLength = 1e12;

        /// <summary>Smallest size.</summary>
        public const double MinSize = 1e-6;

        /// <summary>Largest time, seconds.</summary>
        public const double MaxTime = 1e12;

        /// <summary>Changes the size and insets of the viewport. A fitted view stays fitted. For a new size, any other
        /// scales about the center by as much as the fitted view; new insets keep its transform. Contacts and
        /// animations go on. While a bar slides, call this in each frame.</summary>
        /// <param name="viewport">The area for the content, in view units.</param>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>.</exception>
        public void SetViewport(Viewport viewport)
        {
            Status status = Native.tapzoom_set_viewport(Handle, &viewport);
            if (status != Status.Ok) throw Wrong.Argument(status, "viewport", &viewport);
        }

        /// <summary>Pushes a report, in order with the touches. It adds to a drag or pinch, and stops an animation and
        /// a fling of fingers.</summary>
        /// <param name="scroll">One report of a wheel or a trackpad.</param>
        /// <returns>Whether the view zooms or has room to pan, so that the page around it must not scroll.</returns>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>; <c>Status.Enum</c>;
        /// <c>Status.Time</c>.</exception>
        public bool PushScroll(Scroll scroll)
        {
            int consumed;
            Status status = Native.tapzoom_push_scroll(Handle, &scroll, &consumed);
            if (status != Status.Ok) throw Wrong.Argument(status, "scroll", &scroll);
            return consumed != 0;
        }

        /// <summary>Forgets all contacts, because the window lost its focus or the system took them. Gestures, scrolls,
        /// <c>View.SetVelocity</c> and a waiting tap are cancelled; animations and flings go on.</summary>
        /// <param name="time">Now, seconds.</param>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>;
        /// <c>Status.Time</c>.</exception>
        public void CancelTouches(double time)
        {
            Status status = Native.tapzoom_cancel_touches(Handle, time);
            if (status != Status.Ok) throw Wrong.Argument(status, "time", &time);
        }

        /// <summary>Advances the view's clock, once a frame, after its touches.</summary>
        /// <param name="time">Now, or a little earlier if touches reach you late, seconds.</param>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>;
        /// <c>Status.Time</c>.</exception>
        public void Advance(double time)
        {
            Status status = Native.tapzoom_advance(Handle, time);
            if (status != Status.Ok) throw Wrong.Argument(status, "time", &time);
        }

        /// <summary>Takes the oldest events out of the view. Of the <c>Changed</c> events of a kind only the newest
        /// waits. A full queue drops the oldest, but never the end of a gesture whose <c>Began</c> you polled. A host
        /// that needs no events never polls.</summary>
        /// <param name="events">Receives as many events as fit.</param>
        /// <returns>The number of events. Call again when it equals the length.</returns>
        public int PollEvents(Span<GestureEvent> events)
        {
            UIntPtr count;
            fixed (GestureEvent* eventsPlace = &MemoryMarshal.GetReference(events))
                Check(Native.tapzoom_poll_events(Handle, eventsPlace, (UIntPtr)events.Length, &count));
            return (int)count;
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

        /// <summary>Reads the transform at the view's clock, with the newest touches. To draw, use
        /// <c>View.GetTransformAt</c>.</summary>
        public Transform Transform
        {
            get
            {
                Transform transform;
                Check(Native.tapzoom_get_transform(Handle, &transform));
                return transform;
            }
        }

        /// <summary>Reads the transform to draw with, as <c>View.Frame</c> does. Touches with times of the device are
        /// shown some milliseconds late, so that unequal rates of touches and frames do not judder. Touches with the
        /// time of their frame are shown at once.</summary>
        /// <param name="time">That of <c>View.Advance</c>, or, for animations, when the frame will be shown,
        /// seconds.</param>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>; <c>Status.Time</c>: without
        /// lenient, more than 0.005 before the clock.</exception>
        public Transform GetTransformAt(double time)
        {
            Transform transform;
            Status status = Native.tapzoom_get_transform_at(Handle, time, &transform);
            if (status != Status.Ok) throw Wrong.Argument(status, "time", &time);
            return transform;
        }

        /// <summary>Adds offset seconds, at most <c>View.MaxTime</c> from 0, to every stored time. After a clock was
        /// set back, pass now - <c>ViewState.Time</c>.</summary>
        /// <param name="offset">Seconds to add.</param>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>.</exception>
        public void RebaseTime(double offset)
        {
            Status status = Native.tapzoom_rebase_time(Handle, offset);
            if (status != Status.Ok) throw Wrong.Argument(status, "offset", &offset);
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
            Status status = Native.tapzoom_set_transform(Handle, &transform, &options);
            if (status != Status.Ok) throw Wrong.Argument(status, "transform options", &transform, &options);
        }

        /// <summary>Zooms to a scale (1e-40 to 1e40) about (<c>viewX</c>, <c>viewY</c>), for example for a zoom
        /// slider.</summary>
        /// <param name="scale">View units per content unit.</param>
        /// <param name="viewX">The point in view units.</param>
        /// <param name="viewY">The point in view units.</param>
        /// <param name="options">Options of a command: how it moves the view.</param>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>;
        /// <c>Status.Enum</c>.</exception>
        public void ZoomTo(double scale, double viewX, double viewY, CommandOptions options = default(CommandOptions))
        {
            options.structSize = (uint)sizeof(CommandOptions);
            Status status = Native.tapzoom_zoom_to(Handle, scale, viewX, viewY, &options);
            if (status != Status.Ok) throw Wrong.Argument(
                status, "scale viewX viewY options", &scale, &viewX, &viewY, &options);
        }

        /// <summary>Shows a rectangle of content, such as a search result, as large as possible in the safe area minus
        /// the padding.</summary>
        /// <param name="rect">An upright rectangle, such as that of the content.</param>
        /// <param name="options">Options of a command: how it moves the view.</param>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>;
        /// <c>Status.Enum</c>.</exception>
        public void ZoomToRect(ContentRect rect, CommandOptions options = default(CommandOptions))
        {
            options.structSize = (uint)sizeof(CommandOptions);
            Status status = Native.tapzoom_zoom_to_rect(Handle, &rect, &options);
            if (status != Status.Ok) throw Wrong.Argument(status, "rect options", &rect, &options);
        }

        /// <summary>Moves a content point to the center of the safe area, at a scale (1e-40 to 1e40), or 0 to keep
        /// it.</summary>
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
            Status status = Native.tapzoom_center_on(Handle, contentX, contentY, scale, &options);
            if (status != Status.Ok) throw Wrong.Argument(
                status, "contentX contentY scale:keptScale options", &contentX, &contentY, &scale, &options);
        }

        /// <summary>Rotates to an angle (radians, -1e40 to 1e40) about (<c>viewX</c>, <c>viewY</c>), along the shorter
        /// arc.</summary>
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
            Status status = Native.tapzoom_rotate_to(Handle, rotation, viewX, viewY, &options);
            if (status != Status.Ok) throw Wrong.Argument(
                status, "rotation viewX viewY options", &rotation, &viewX, &viewY, &options);
        }

        /// <summary>Goes to the fitted view.</summary>
        /// <param name="options">Options of a command: how it moves the view.</param>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>;
        /// <c>Status.Enum</c>.</exception>
        public void Fit(CommandOptions options = default(CommandOptions))
        {
            options.structSize = (uint)sizeof(CommandOptions);
            Status status = Native.tapzoom_fit(Handle, &options);
            if (status != Status.Ok) throw Wrong.Argument(status, "options", &options);
        }

        /// <summary>Moves the content by (<c>dx</c>, <c>dy</c>) view units, each -<c>View.MaxLength</c> to
        /// <c>View.MaxLength</c>.</summary>
        /// <param name="dx">View units.</param>
        /// <param name="dy">View units.</param>
        /// <param name="options">Options of a command: how it moves the view.</param>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>;
        /// <c>Status.Enum</c>.</exception>
        public void PanBy(double dx, double dy, CommandOptions options = default(CommandOptions))
        {
            options.structSize = (uint)sizeof(CommandOptions);
            Status status = Native.tapzoom_pan_by(Handle, dx, dy, &options);
            if (status != Status.Ok) throw Wrong.Argument(status, "dx dy options", &dx, &dy, &options);
        }

        /// <summary>Multiplies the scale by a factor (1e-6 to 1e6) about (<c>viewX</c>, <c>viewY</c>).</summary>
        /// <param name="factor">2 doubles the scale.</param>
        /// <param name="viewX">The point in view units.</param>
        /// <param name="viewY">The point in view units.</param>
        /// <param name="options">Options of a command: how it moves the view.</param>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>;
        /// <c>Status.Enum</c>.</exception>
        public void ZoomBy(double factor, double viewX, double viewY, CommandOptions options = default(CommandOptions))
        {
            options.structSize = (uint)sizeof(CommandOptions);
            Status status = Native.tapzoom_zoom_by(Handle, factor, viewX, viewY, &options);
            if (status != Status.Ok) throw Wrong.Argument(
                status, "factor viewX viewY options", &factor, &viewX, &viewY, &options);
        }

        /// <summary>Rotates by an angle (radians, -1000 to 1000) about (<c>viewX</c>, <c>viewY</c>).</summary>
        /// <param name="angle">Radians.</param>
        /// <param name="viewX">The point in view units.</param>
        /// <param name="viewY">The point in view units.</param>
        /// <param name="options">Options of a command: how it moves the view.</param>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>;
        /// <c>Status.Enum</c>.</exception>
        public void RotateBy(double angle, double viewX, double viewY, CommandOptions options = default(CommandOptions))
        {
            options.structSize = (uint)sizeof(CommandOptions);
            Status status = Native.tapzoom_rotate_by(Handle, angle, viewX, viewY, &options);
            if (status != Status.Ok) throw Wrong.Argument(
                status, "angle viewX viewY options", &angle, &viewX, &viewY, &options);
        }

        /// <summary>Moves the end of the motion by a step, so steps add up while an animation runs.</summary>
        /// <param name="action">One of <c>Steps</c>.</param>
        /// <param name="options">Options of a command: how it moves the view.</param>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>;
        /// <c>Status.Enum</c>.</exception>
        public void Step(Steps action, CommandOptions options = default(CommandOptions))
        {
            options.structSize = (uint)sizeof(CommandOptions);
            Status status = Native.tapzoom_step(Handle, action, &options);
            if (status != Status.Ok) throw Wrong.Argument(status, "action options", &action, &options);
        }

        /// <summary>Reads the steps that would change the target now, to enable buttons or for a screen
        /// reader.</summary>
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

        /// <summary>Moves the content with a velocity until the next call of this function, for held keys, sticks and
        /// edge scrolling. To look right, x is negative. 0, <c>View.StopMotion</c>, <c>View.CancelTouches</c> and
        /// absolute commands end it.</summary>
        /// <param name="velocity">x and y -<c>View.MaxLength</c> to <c>View.MaxLength</c>, <c>LogScale</c> and rotation
        /// -1000 to 1000.</param>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>.</exception>
        public void SetVelocity(Velocity velocity)
        {
            Status status = Native.tapzoom_set_velocity(Handle, &velocity);
            if (status != Status.Ok) throw Wrong.Argument(status, "velocity", &velocity);
        }

        /// <summary>Stops the animation, the fling, the scroll and the host's velocity, for example before a dialog.
        /// Fingers go on.</summary>
        public void StopMotion()
        {
            Check(Native.tapzoom_stop_motion(Handle));
        }

        /// <summary>Changes the settings. A fitted view stays fitted; any other goes into the new limits. Contacts and
        /// animations go on, but a gesture that is switched off is cancelled.</summary>
        /// <param name="config">The settings.</param>
        /// <param name="options">With animation, a view beyond the new limits animates into them.</param>
        /// <exception cref="TapZoomException"><c>Status.StructSize</c>; <c>Status.NotFinite</c>; <c>Status.Range</c>;
        /// <c>Status.Enum</c>.</exception>
        public void SetConfig(Config config, CommandOptions options = default(CommandOptions))
        {
            options.structSize = (uint)sizeof(CommandOptions);
            Status status = Native.tapzoom_set_config(Handle, &config, &options);
            if (status != Status.Ok) throw Wrong.Setting(status, config) ?? Wrong.Argument(
                status, "options", &options);
        }

        /// <summary>Reads the settings.</summary>
        public Config Config
        {
            get
            {
                Config config = default(Config); config.structSize = (uint)sizeof(Config);
                Check(Native.tapzoom_get_config(Handle, &config));
                return config;
            }
        }

        /// <summary>Changes the content rectangle. Animations and drags go on.</summary>
        /// <param name="content">In content units.</param>
        /// <param name="keep">What the view keeps when its content changes.</param>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>;
        /// <c>Status.Enum</c>.</exception>
        public void SetContent(ContentRect content, Keep keep)
        {
            Status status = Native.tapzoom_set_content(Handle, &content, keep);
            if (status != Status.Ok) throw Wrong.Argument(status, "content:rect keep", &content, &keep);
        }

        /// <summary>Reads the rectangle of the content.</summary>
        public ContentRect Content
        {
            get
            {
                ContentRect content;
                Check(Native.tapzoom_get_content(Handle, &content));
                return content;
            }
        }

        /// <summary>Reads the size and insets of the viewport.</summary>
        public Viewport Viewport
        {
            get
            {
                Viewport viewport;
                Check(Native.tapzoom_get_viewport(Handle, &viewport));
                return viewport;
            }
        }

        /// <summary>Reads the transform at which the view will rest, to load content there in advance.</summary>
        public Transform TargetTransform
        {
            get
            {
                Transform transform;
                Check(Native.tapzoom_get_target_transform(Handle, &transform));
                return transform;
            }
        }

        /// <summary>Reads the velocity of the content, at the center of the fingers that move it, otherwise of the safe
        /// area.</summary>
        public Velocity Velocity
        {
            get
            {
                Velocity velocity;
                Check(Native.tapzoom_get_velocity(Handle, &velocity));
                return velocity;
            }
        }

        /// <summary>Reads the overscroll, for a page that follows, or a pull that closes or refreshes.</summary>
        public Overscroll Overscroll
        {
            get
            {
                Overscroll overscroll;
                Check(Native.tapzoom_get_overscroll(Handle, &overscroll));
                return overscroll;
            }
        }

        /// <summary>Reads the scale limits and the fitted scale, for a zoom slider.</summary>
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

        /// <summary>Reads the part of the content plane that the viewport shows under a transform.</summary>
        /// <param name="transform">Maps content to the view, by rotation and scale about content point (0, 0) and then
        /// a translation.</param>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>.</exception>
        public ContentRect GetVisibleRect(Transform transform)
        {
            ContentRect rect;
            Status status = Native.tapzoom_get_visible_rect(Handle, &transform, &rect);
            if (status != Status.Ok) throw Wrong.Argument(status, "transform", &transform);
            return rect;
        }

        /// <summary>Reads where in the content the center of the safe area may lie, for scroll bars: thumb / bar =
        /// visible / (visible + range).</summary>
        /// <param name="transform">Its scale and rotation count. null means the displayed transform.</param>
        /// <returns>The range. A size is 0 where the content cannot move.</returns>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>.</exception>
        public ContentRect GetPanRange(Transform? transform = null)
        {
            Transform transformValue = transform.GetValueOrDefault();
            ContentRect rect;
            Status status = Native.tapzoom_get_pan_range(Handle, transform.HasValue ? &transformValue : null, &rect);
            if (status != Status.Ok) throw Wrong.Argument(
                status, "transform", transform.HasValue ? &transformValue : null);
            return rect;
        }

        /// <summary>Reads the scale, device pixels per content unit, at which to draw content into a bitmap. It changes
        /// at <c>Settled</c>, with sizes and settings, when an animation zooms in, and under fingers at each factor of
        /// 2.</summary>
        public double RasterScale
        {
            get
            {
                double scale;
                Check(Native.tapzoom_get_raster_scale(Handle, &scale));
                return scale;
            }
        }

        /// <summary>Computes how to show a bitmap at the scale of <c>View.RasterScale</c> until it is drawn
        /// again.</summary>
        /// <param name="transform">The transform to show.</param>
        /// <returns>The transform from pixels of the bitmap to device pixels of the viewport. At rest it keeps them
        /// sharp.</returns>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>.</exception>
        public Transform GetRasterTransform(Transform transform)
        {
            Transform residual;
            Status status = Native.tapzoom_get_raster_transform(Handle, &transform, &residual);
            if (status != Status.Ok) throw Wrong.Argument(status, "transform", &transform);
            return residual;
        }

        /// <summary>Computes where a tap on a block of content, such as a column of text, should zoom, by the rules of
        /// Blink. Pass it to <c>View.SetTransform</c>.</summary>
        /// <param name="block">An upright rectangle, such as that of the content.</param>
        /// <param name="contentX">The point in content units.</param>
        /// <param name="contentY">The point in content units.</param>
        /// <param name="maxScale">Largest legible scale, 1e-40 to 1e40, or 0: that of the view.</param>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>.</exception>
        public Transform GetSmartZoom(ContentRect block, double contentX, double contentY, double maxScale)
        {
            Transform transform;
            Status status = Native.tapzoom_get_smart_zoom(Handle, &block, contentX, contentY, maxScale, &transform);
            if (status != Status.Ok) throw Wrong.Argument(
                status, "block:rect contentX contentY maxScale", &block, &contentX, &contentY, &maxScale);
            return transform;
        }

        /// <summary>Reads the owner of a contact that is down.</summary>
        /// <param name="id">The id with which the host pushed the contact.</param>
        /// <returns><c>ContactOwner</c>.</returns>
        /// <exception cref="TapZoomException"><c>Status.ContactUnknown</c>.</exception>
        public ContactOwner GetContactOwner(long id)
        {
            ContactOwner owner;
            Check(Native.tapzoom_get_contact_owner(Handle, id, &owner));
            return owner;
        }

        /// <summary>Gives a landed contact to you (a claim), such as a finger on a button, or to the view. A claim acts
        /// as <c>Cancelled</c>; <c>View</c> lands the contact anew, without a tap or a jump.</summary>
        /// <param name="id">The id with which the host pushed the contact.</param>
        /// <param name="owner"><c>ContactOwner.Host</c> or <c>ContactOwner.View</c>.</param>
        /// <exception cref="TapZoomException"><c>Status.Enum</c>; <c>Status.ContactUnknown</c>.</exception>
        public void SetContactOwner(long id, ContactOwner owner)
        {
            Status status = Native.tapzoom_set_contact_owner(Handle, id, owner);
            if (status != Status.Ok) throw Wrong.Argument(status, "owner", &owner);
        }

        /// <summary>Reads the contacts that are down, in any order.</summary>
        /// <param name="contacts">Receives as many contacts as fit.</param>
        /// <returns>Their number, at most <c>View.MaxContacts</c>, also if they do not fit.</returns>
        public int GetContacts(Span<Contact> contacts)
        {
            UIntPtr count;
            fixed (Contact* contactsPlace = &MemoryMarshal.GetReference(contacts))
                Check(Native.tapzoom_get_contacts(Handle, contactsPlace, (UIntPtr)contacts.Length, &count));
            return (int)count;
        }

        /// <summary>Reports that a pen hovers near the glass: fingers that land within <c>PenGuardTime</c> are
        /// ignored.</summary>
        /// <param name="time">Now, seconds.</param>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>;
        /// <c>Status.Time</c>.</exception>
        public void PenNear(double time)
        {
            Status status = Native.tapzoom_pen_near(Handle, time);
            if (status != Status.Ok) throw Wrong.Argument(status, "time", &time);
        }

        /// <summary>Tells the view the offset of your pager (the strip of pages around the content), in each frame
        /// while it moves. <c>Pan</c> reports the travel beyond <c>PagerEdges</c> in <c>UnconsumedX</c> and
        /// <c>UnconsumedY</c>.</summary>
        /// <param name="x">View units: the sum of all polled <c>UnconsumedX</c> and <c>UnconsumedY</c>, plus the
        /// pager's own motion.</param>
        /// <param name="y">View units: the sum of all polled <c>UnconsumedX</c> and <c>UnconsumedY</c>, plus the
        /// pager's own motion.</param>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>.</exception>
        public void SetPagerOffset(double x, double y)
        {
            Status status = Native.tapzoom_set_pager_offset(Handle, x, y);
            if (status != Status.Ok) throw Wrong.Argument(status, "x y", &x, &y);
        }

        /// <summary>Writes a whole view as bytes: settings, contacts, motion, waiting events. Only this version of the
        /// library can load them. The machine that loads them needs the same byte order.</summary>
        /// <param name="memory">Receives the snapshot.</param>
        /// <returns>The size.</returns>
        /// <exception cref="TapZoomException"><c>Status.BufferTooSmall</c>.</exception>
        public int SaveState(Span<byte> memory)
        {
            UIntPtr size;
            fixed (byte* memoryPlace = &MemoryMarshal.GetReference(memory))
                Check(Native.tapzoom_save_state(Handle, memoryPlace, (UIntPtr)memory.Length, &size));
            return (int)size;
        }

        /// <summary>Makes a view equal to the saved one. Only the version of the library that wrote the bytes, on a
        /// machine with the same byte order, can load them. The clock and the contacts that are down are those of the
        /// snapshot too.</summary>
        /// <param name="bytes">A snapshot.</param>
        /// <exception cref="TapZoomException"><c>Status.Data</c>.</exception>
        public void LoadState(ReadOnlySpan<byte> bytes)
        {
            fixed (byte* bytesPlace = &MemoryMarshal.GetReference(bytes))
            {
                if (bytesPlace == null) throw new ArgumentNullException(nameof(bytes));
                Check(Native.tapzoom_load_state(Handle, bytesPlace, (UIntPtr)bytes.Length));
            }
        }

        /// <summary>Ends a part of the recording: copy that many bytes from the beginning of the buffer at once. The
        /// parts joined are the recording.</summary>
        /// <returns>How many bytes to copy.</returns>
        /// <exception cref="TapZoomException"><c>Status.BufferTooSmall</c>: a call did not fit, and the recording has
        /// ended before it.</exception>
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
            Status status = Native.tapzoom_view_to_content(&transform, viewX, viewY, &contentXValue, &contentYValue);
            if (status != Status.Ok) throw Wrong.Argument(
                status, "this:transform viewX viewY", &transform, &viewX, &viewY);
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
            Status status = Native.tapzoom_content_to_view(&transform, contentX, contentY, &viewXValue, &viewYValue);
            if (status != Status.Ok) throw Wrong.Argument(
                status, "this:transform contentX contentY", &transform, &contentX, &contentY);
            viewX = viewXValue; viewY = viewYValue;
        }

        /// <summary>Computes the transform that applies <c>inner</c> and then this transform, such as those of a
        /// picture and of its page. a.Compose(b) applies b, then a.</summary>
        /// <param name="inner">The transform that applies first.</param>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>.</exception>
        public Transform Compose(Transform inner)
        {
            Transform outer = this;
            Transform result;
            Status status = Native.tapzoom_transform_compose(&outer, &inner, &result);
            if (status != Status.Ok) throw Wrong.Argument(status, "this:transform inner:transform", &outer, &inner);
            return result;
        }

        /// <summary>Computes the inverse transform, from the view to the content.</summary>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>.</exception>
        public Transform Invert()
        {
            Transform transform = this;
            Transform result;
            Status status = Native.tapzoom_transform_invert(&transform, &result);
            if (status != Status.Ok) throw Wrong.Argument(status, "this:transform", &transform);
            return result;
        }

        /// <summary>Computes a transform between two others, for a picture that opens from its thumbnail.</summary>
        /// <param name="to">The end.</param>
        /// <param name="t">0 to 1: this transform at 0, <c>to</c> at 1.</param>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>.</exception>
        public Transform Interpolate(Transform to, double t)
        {
            Transform from = this;
            Transform result;
            Status status = Native.tapzoom_transform_interpolate(&from, &to, t, &result);
            if (status != Status.Ok) throw Wrong.Argument(status, "this:transform to:transform t", &from, &to, &t);
            return result;
        }

        /// <summary>Converts a transform to the matrix a, b, c, d, x, y of Canvas, Cairo, Core Graphics and
        /// SVG.</summary>
        /// <param name="matrix">Receives 6 doubles.</param>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>.</exception>
        public void ToAffine(Span<double> matrix)
        {
            Transform transform = this;
            Status status;
            fixed (double* matrixPlace = &MemoryMarshal.GetReference(matrix))
            {
                if (matrixPlace == null) throw new ArgumentNullException(nameof(matrix));
                if (matrix.Length < 6) throw new ArgumentException(
                    "The matrix needs at least 6 elements.", nameof(matrix));
                status = Native.tapzoom_transform_to_affine(&transform, matrixPlace);
            }
            if (status != Status.Ok) throw Wrong.Argument(status, "this:transform", &transform);
        }

        /// <summary>Converts a transform to a matrix for graphics libraries, column-major, from content coordinates
        /// relative to (<c>originX</c>, <c>originY</c>) to view units. Choose an origin near what is visible: a float
        /// has 24 bits.</summary>
        /// <param name="originX">The origin in content units.</param>
        /// <param name="originY">The origin in content units.</param>
        /// <param name="matrix">Receives 16 floats.</param>
        /// <exception cref="TapZoomException"><c>Status.NotFinite</c>; <c>Status.Range</c>.</exception>
        public void ToMatrix(double originX, double originY, Span<float> matrix)
        {
            Transform transform = this;
            Status status;
            fixed (float* matrixPlace = &MemoryMarshal.GetReference(matrix))
            {
                if (matrixPlace == null) throw new ArgumentNullException(nameof(matrix));
                if (matrix.Length < 16) throw new ArgumentException(
                    "The matrix needs at least 16 elements.", nameof(matrix));
                status = Native.tapzoom_transform_to_matrix(&transform, originX, originY, matrixPlace);
            }
            if (status != Status.Ok) throw Wrong.Argument(
                status, "this:transform originX originY", &transform, &originX, &originY);
        }
    }
}
