// SPDX-License-Identifier: MIT
//
// A view of tapzoom for C#: Unity, Godot .NET, Mono, .NET. It needs this file, Declarations.cs and the shared library.
// Its calls allocate nothing, except View, SaveState and messages of errors.

using System;
using System.Runtime.InteropServices;

namespace TapZoom
{
    public static partial class Native
    {
#if UNITY_IOS && !UNITY_EDITOR
        public const string Library = "__Internal";
#else
        public const string Library = "tapzoom";
#endif
    }

    /// <summary>A call that the library refused. The view is unchanged; tapzoom.h has the exceptions.</summary>
    public class TapZoomException : Exception
    {
        public readonly Status Status;
        /// <summary>The wrong setting with ErrorRange, ErrorEnum or ErrorNotFinite of a config, otherwise "".</summary>
        public readonly string Field;

        public TapZoomException(Status status, string field = "") : base(Text(status, field))
        {
            Status = status;
            Field = field;
        }

        static string Text(Status status, string field)
        {
            string phrase = Marshal.PtrToStringAnsi(Native.tapzoom_status_string(status));
            return field == "" ? phrase : field + ": " + phrase;
        }
    }

    public partial struct Config
    {
        /// <summary>The settings of a preset. Change fields, then pass it to View.</summary>
        public static Config Of(Preset preset)
        {
            Config config = new Config();
            View.Check(Native.tapzoom_config_init(ref config, (UIntPtr)Marshal.SizeOf(typeof(Config)), preset));
            return config;
        }
    }

    public partial struct Transform
    {
        /// <summary>Converts a view point to content units.</summary>
        public void ToContent(double viewX, double viewY, out double contentX, out double contentY)
        {
            View.Check(Native.tapzoom_view_to_content(ref this, viewX, viewY, out contentX, out contentY));
        }

        /// <summary>Converts a content point to view units.</summary>
        public void ToView(double contentX, double contentY, out double viewX, out double viewY)
        {
            View.Check(Native.tapzoom_content_to_view(ref this, contentX, contentY, out viewX, out viewY));
        }

        /// <summary>The transform that applies the inner one, and then this one.</summary>
        public Transform Compose(Transform inner)
        {
            Transform result;
            View.Check(Native.tapzoom_transform_compose(ref this, ref inner, out result));
            return result;
        }

        /// <summary>The inverse transform, from the view to the content.</summary>
        public Transform Invert()
        {
            Transform result;
            View.Check(Native.tapzoom_transform_invert(ref this, out result));
            return result;
        }

        /// <summary>A transform between this one, at t = 0, and another one, at t = 1. A zoom stays about its
        /// anchor.</summary>
        public Transform Interpolate(Transform to, double t)
        {
            Transform result;
            View.Check(Native.tapzoom_transform_interpolate(ref this, ref to, t, out result));
            return result;
        }

        /// <summary>Writes the six numbers a, b, c, d, x, y of 2D graphics libraries.</summary>
        public void ToAffine(double[] matrix)
        {
            View.CheckCount(6, matrix);
            View.Check(Native.tapzoom_transform_to_affine(ref this, matrix));
        }

        /// <summary>Writes 16 floats, column-major, for content coordinates relative to an origin.</summary>
        public void ToMatrix(double originX, double originY, float[] matrix)
        {
            View.CheckCount(16, matrix);
            View.Check(Native.tapzoom_transform_to_matrix(ref this, originX, originY, matrix));
        }
    }

    /// <summary>The view of the library. A call holds it until it returns, so that neither the garbage collector nor
    /// another thread frees it before.</summary>
    public sealed class ViewHandle : SafeHandle
    {
        /// <summary>The memory of the recording, which lives as long as the view.</summary>
        internal GCHandle Recording;

        /// <summary>Whether the library allocated the view. The host may have dropped its own memory before the
        /// finalizer runs, so a view there is never destroyed; it holds nothing else.</summary>
        readonly bool isAllocated;

        internal ViewHandle(IntPtr view, bool isAllocated) : base(IntPtr.Zero, true)
        {
            this.isAllocated = isAllocated;
            SetHandle(view);
        }

        public override bool IsInvalid { get { return handle == IntPtr.Zero; } }

        protected override bool ReleaseHandle()
        {
            if (isAllocated) Native.tapzoom_destroy(handle);
            if (Recording.IsAllocated) Recording.Free();
            return true;
        }
    }

    /// <summary>Content in a viewport, and the contacts on it. Use it from one thread at a time. After Dispose every
    /// call throws an ObjectDisposedException.</summary>
    public sealed class View : IDisposable
    {
        readonly Options[] command = new Options[1];
        readonly ViewHandle handle;

        public View(Config config, Viewport viewport, Rect content)
        {
            IntPtr view;
            Check(Native.tapzoom_create(ref config, ref viewport, ref content, out view), ref config);
            handle = new ViewHandle(view, true);
        }

        /// <summary>Creates a view in memory of the host, of at least ViewSize bytes at a multiple of 16. It must stay
        /// in place until Dispose, or until the last call. Neither Dispose nor the garbage collector reads or frees
        /// it.</summary>
        public View(IntPtr memory, long size, Config config, Viewport viewport, Rect content)
        {
            IntPtr view;
            UIntPtr bytes = (UIntPtr)checked((ulong)size);
            Check(Native.tapzoom_create_at(memory, bytes, ref config, ref viewport, ref content, out view), ref config);
            handle = new ViewHandle(view, false);
        }

        /// <summary>The size of a view in bytes.</summary>
        public static long ViewSize { get { return (long)Native.tapzoom_view_size(); } }

        public void Dispose() { handle.Dispose(); }

        // ---- Input and time

        /// <summary>Pushes touches, advances the clock, polls events and reads the transform. A bad touch throws;
        /// result.Accepted is its index.</summary>
        public void Frame(double time, Touch[] touches, int count, Event[] events, out FrameResult result)
        {
            result = new FrameResult();
            CheckCount(count, touches);
            Check(Native.tapzoom_frame(
                handle, time, touches, (UIntPtr)count, events, Length(events), out result));
        }

        /// <summary>Pushes touches. Returns the status and does not throw: a device may send bad ones.</summary>
        public Status PushTouches(Touch[] touches, int count, out int accepted)
        {
            CheckCount(count, touches);
            UIntPtr taken;
            Status status = Native.tapzoom_push_touches(handle, touches, (UIntPtr)count, out taken);
            accepted = (int)taken;
            return status;
        }

        /// <summary>Returns whether the page around the view must not scroll.</summary>
        public bool PushScroll(Scroll scroll)
        {
            int consumed;
            Check(Native.tapzoom_push_scroll(handle, ref scroll, out consumed));
            return consumed != 0;
        }

        public void CancelTouches(double time) { Check(Native.tapzoom_cancel_touches(handle, time)); }
        public void Advance(double time) { Check(Native.tapzoom_advance(handle, time)); }
        public void RebaseTime(double offset) { Check(Native.tapzoom_rebase_time(handle, offset)); }

        public int PollEvents(Event[] events)
        {
            UIntPtr count;
            Check(Native.tapzoom_poll_events(handle, events, Length(events), out count));
            return (int)count;
        }

        public Owner ContactOwner(long id)
        {
            Owner owner;
            Check(Native.tapzoom_get_contact_owner(handle, id, out owner));
            return owner;
        }

        /// <summary>Reads the contacts that are down, in any order. Their positions include the moves of an open touch
        /// frame. Returns their number, also if the array has no room for all.</summary>
        public int Contacts(Contact[] contacts)
        {
            UIntPtr count;
            Check(Native.tapzoom_get_contacts(handle, contacts, Length(contacts), out count));
            return (int)count;
        }

        public void SetContactOwner(long id, Owner owner)
        {
            Check(Native.tapzoom_set_contact_owner(handle, id, owner));
        }

        // ---- Settings and sizes

        public Config Config
        {
            get
            {
                Config config = new Config { StructSize = (uint)Marshal.SizeOf(typeof(Config)) };
                Check(Native.tapzoom_get_config(handle, ref config));
                return config;
            }
        }

        public void SetConfig(Config config, Options? options = null)
        {
            Check(Native.tapzoom_set_config(handle, ref config, Command(options)), ref config);
        }

        public Viewport Viewport
        {
            get { Viewport viewport; Check(Native.tapzoom_get_viewport(handle, out viewport)); return viewport; }
        }

        public void SetViewport(Viewport viewport) { Check(Native.tapzoom_set_viewport(handle, ref viewport)); }

        public Rect Content
        {
            get { Rect content; Check(Native.tapzoom_get_content(handle, out content)); return content; }
        }

        public void SetContent(Rect content, Keep keep)
        {
            Check(Native.tapzoom_set_content(handle, ref content, keep));
        }

        public void SetPagerOffset(double x, double y) { Check(Native.tapzoom_set_pager_offset(handle, x, y)); }

        // ---- Reading

        public State State
        {
            get { State state; Check(Native.tapzoom_get_state(handle, out state)); return state; }
        }

        public Transform Transform
        {
            get { Transform transform; Check(Native.tapzoom_get_transform(handle, out transform)); return transform; }
        }

        /// <summary>The transform for the time at which a frame is displayed, with resampled fingers.</summary>
        public Transform TransformAt(double time)
        {
            Transform transform;
            Check(Native.tapzoom_get_transform_at(handle, time, out transform));
            return transform;
        }

        public Transform TargetTransform
        {
            get
            {
                Transform transform;
                Check(Native.tapzoom_get_target_transform(handle, out transform));
                return transform;
            }
        }

        public Velocity Velocity
        {
            get { Velocity velocity; Check(Native.tapzoom_get_velocity(handle, out velocity)); return velocity; }
        }

        public Overscroll Overscroll
        {
            get { Overscroll over; Check(Native.tapzoom_get_overscroll(handle, out over)); return over; }
        }

        public void ScaleRange(out double min, out double max, out double fitted)
        {
            Check(Native.tapzoom_get_scale_range(handle, out min, out max, out fitted));
        }

        /// <summary>Device pixels per content unit of the raster to draw.</summary>
        public double RasterScale
        {
            get { double scale; Check(Native.tapzoom_get_raster_scale(handle, out scale)); return scale; }
        }

        /// <summary>The transform from pixels of that raster to device pixels of the viewport.</summary>
        public Transform RasterTransform(Transform transform)
        {
            Transform residual;
            Check(Native.tapzoom_get_raster_transform(handle, ref transform, out residual));
            return residual;
        }

        public Rect VisibleRect(Transform transform)
        {
            Rect rect;
            Check(Native.tapzoom_get_visible_rect(handle, ref transform, out rect));
            return rect;
        }

        public Transform SmartZoom(Rect block, double contentX, double contentY, double maxScale)
        {
            Transform transform;
            Check(Native.tapzoom_get_smart_zoom(handle, ref block, contentX, contentY, maxScale, out transform));
            return transform;
        }

        // ---- Commands

        /// <summary>The options of an animated command.</summary>
        public static Options Animated(double duration = 0)
        {
            return new Options { Animated = 1, Duration = duration };
        }

        public void SetTransform(Transform transform, Options? options = null)
        {
            Check(Native.tapzoom_set_transform(handle, ref transform, Command(options)));
        }

        public void ZoomTo(double scale, double viewX, double viewY, Options? options = null)
        {
            Check(Native.tapzoom_zoom_to(handle, scale, viewX, viewY, Command(options)));
        }

        public void ZoomToRect(Rect rect, Options? options = null)
        {
            Check(Native.tapzoom_zoom_to_rect(handle, ref rect, Command(options)));
        }

        public void CenterOn(double contentX, double contentY, double scale, Options? options = null)
        {
            Check(Native.tapzoom_center_on(handle, contentX, contentY, scale, Command(options)));
        }

        public void RotateTo(double rotation, double viewX, double viewY, Options? options = null)
        {
            Check(Native.tapzoom_rotate_to(handle, rotation, viewX, viewY, Command(options)));
        }

        public void Fit(Options? options = null) { Check(Native.tapzoom_fit(handle, Command(options))); }

        public void PanBy(double dx, double dy, Options? options = null)
        {
            Check(Native.tapzoom_pan_by(handle, dx, dy, Command(options)));
        }

        public void ZoomBy(double factor, double viewX, double viewY, Options? options = null)
        {
            Check(Native.tapzoom_zoom_by(handle, factor, viewX, viewY, Command(options)));
        }

        public void RotateBy(double angle, double viewX, double viewY, Options? options = null)
        {
            Check(Native.tapzoom_rotate_by(handle, angle, viewX, viewY, Command(options)));
        }

        public void SetVelocity(Velocity velocity) { Check(Native.tapzoom_set_velocity(handle, ref velocity)); }
        public void StopMotion() { Check(Native.tapzoom_stop_motion(handle)); }

        // ---- Snapshots and recordings

        public byte[] SaveState()
        {
            UIntPtr size;
            Check(Native.tapzoom_save_state(handle, null, UIntPtr.Zero, out size));
            byte[] bytes = new byte[(int)size];
            Check(Native.tapzoom_save_state(handle, bytes, size, out size));
            Array.Resize(ref bytes, (int)size);
            return bytes;
        }

        public void LoadState(byte[] bytes)
        {
            if (bytes == null) throw new ArgumentNullException("bytes");
            Check(Native.tapzoom_load_state(handle, bytes, Length(bytes)));
        }

        /// <summary>Begins a recording into a buffer, which stays pinned until EndRecording, another BeginRecording or
        /// Dispose.</summary>
        public void BeginRecording(byte[] buffer)
        {
            if (buffer == null) throw new ArgumentNullException("buffer");
            GCHandle pinned = GCHandle.Alloc(buffer, GCHandleType.Pinned);
            bool held = false;
            try
            {
                handle.DangerousAddRef(ref held);
                Status status = Native.tapzoom_begin_recording(handle, pinned.AddrOfPinnedObject(), Length(buffer));
                // After any other failure the view keeps the old buffer.
                if (status == Status.Ok || status == Status.ErrorBufferTooSmall)
                {
                    GCHandle old = handle.Recording;
                    handle.Recording = pinned;
                    pinned = old;
                }
                Check(status);
            }
            finally
            {
                if (pinned.IsAllocated) pinned.Free();
                if (held) handle.DangerousRelease();
            }
        }

        /// <summary>Ends a part of the recording: copy as many bytes from the beginning of the buffer.</summary>
        public int FetchRecording()
        {
            UIntPtr count;
            Check(Native.tapzoom_fetch_recording(handle, out count));
            return (int)count;
        }

        /// <summary>Ends the recording, and discards the bytes that nobody has fetched.</summary>
        public void EndRecording()
        {
            bool held = false;
            try
            {
                handle.DangerousAddRef(ref held);
                Check(Native.tapzoom_end_recording(handle));
                if (handle.Recording.IsAllocated) handle.Recording.Free();
            }
            finally
            {
                if (held) handle.DangerousRelease();
            }
        }

        /// <summary>Replays the call of a recording at an offset; the next one is accepted bytes later. Returns the
        /// status and does not throw: ErrorData and ErrorDiverged are results.</summary>
        public Status Replay(byte[] bytes, int offset, out int accepted, out RecordEntry entry, Event[] events = null)
        {
            if (bytes == null) throw new ArgumentNullException("bytes");
            if (events != null) CheckCount(Native.EventCapacity, events);
            UIntPtr size = (UIntPtr)checked((ulong)(bytes.Length - offset)), taken;
            Status status = Native.tapzoom_replay(handle, ref bytes[offset], size, out taken, out entry, events);
            accepted = (int)taken;
            return status;
        }

        public void EndReplay() { Check(Native.tapzoom_end_replay(handle)); }

        // ---- Helpers

        Options[] Command(Options? options)
        {
            if (options == null) return null;
            command[0] = options.Value;
            command[0].StructSize = (uint)Marshal.SizeOf(typeof(Options));
            return command;
        }

        static UIntPtr Length(Array array) { return (UIntPtr)(array == null ? 0 : array.Length); }

        internal static void CheckCount(int count, Array array)
        {
            if (count < 0 || count > (array == null ? 0 : array.Length))
                throw new ArgumentOutOfRangeException("count", "the array has fewer elements");
        }

        internal static void Check(Status status)
        {
            if (status != Status.Ok) throw new TapZoomException(status);
        }

        static void Check(Status status, ref Config config)
        {
            if (status == Status.Ok) return;
            IntPtr field;
            Status settings = Native.tapzoom_config_check(ref config, out field);
            throw new TapZoomException(status, settings == status ? Marshal.PtrToStringAnsi(field) : "");
        }
    }
}
