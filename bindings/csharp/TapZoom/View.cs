// SPDX-License-Identifier: MIT

using System;
using System.Runtime.InteropServices;

namespace TapZoom
{
    /// <summary>Content in a viewport, and the contacts on it. Use it from one thread at a time. After
    /// <see cref="Dispose"/> every call throws an <see cref="ObjectDisposedException"/>. Calls allocate nothing, except
    /// those that return arrays, and errors.</summary>
    public sealed unsafe partial class View : IDisposable
    {
        readonly ViewHandle handle;

        ViewHandle Handle
        {
            get
            {
                if (handle.IsClosed) throw new ObjectDisposedException("TapZoom.View");
                return handle;
            }
        }

        /// <summary>Creates a view, which shows the fitted view of its content.</summary>
        /// <param name="config">The settings.</param>
        /// <param name="viewport">The area for the content, in view units.</param>
        /// <param name="content">The rectangle of the content in content units; its origin may be anywhere.</param>
        /// <exception cref="TapZoomException">The settings or a size are wrong.</exception>
        public View(Config config, Viewport viewport, ContentRect content)
        {
            IntPtr view;
            Status status = Native.tapzoom_create(&config, &viewport, &content, &view);
            if (status != Status.Ok) throw Refusal(status, config, viewport, content);
            handle = new ViewHandle(view, true);
        }

        /// <summary>Creates a view in memory of the host, for example in an arena.</summary>
        /// <param name="memory">At least <see cref="Size"/> bytes, at a multiple of 16. They must stay in place until
        /// the last call. Neither <see cref="Dispose"/> nor the garbage collector reads or frees them.</param>
        /// <param name="size">The bytes of the memory.</param>
        /// <param name="config">The settings.</param>
        /// <param name="viewport">The area for the content, in view units.</param>
        /// <param name="content">The rectangle of the content in content units; its origin may be anywhere.</param>
        /// <exception cref="TapZoomException">The settings, a size or the address are wrong, or the memory is too
        /// small.</exception>
        public View(IntPtr memory, long size, Config config, Viewport viewport, ContentRect content)
        {
            IntPtr view;
            UIntPtr bytes = (UIntPtr)checked((ulong)size);
            if (memory == IntPtr.Zero) throw new ArgumentNullException(nameof(memory));
            Status status = Native.tapzoom_create_at((byte*)memory, bytes, &config, &viewport, &content, &view);
            if (status == Status.Range && (ulong)(byte*)memory % 16 != 0)
                throw new TapZoomException(status, "memory", 0, "memory: the address is not a multiple of 16");
            if (status != Status.Ok) throw Refusal(status, config, viewport, content);
            handle = new ViewHandle(view, false);
        }

        /// <summary>The version of the library at run time: major * 10000 + minor * 100 + patch.</summary>
        public static int LibraryVersion { get { return Native.tapzoom_version(); } }

        /// <summary>The size of a view in bytes, for a view in memory of the host. It may grow with each version of the
        /// library.</summary>
        public static long Size { get { return (long)Native.tapzoom_view_size(); } }

        /// <summary>Ends the view. Further calls of this method do nothing.</summary>
        public void Dispose() { handle.Dispose(); }

        // ---- Touches

        /// <summary>Runs one frame: pushes touches, advances the clock, polls events, and reads the transform and the
        /// state.</summary>
        /// <param name="time">Now, or a little earlier if touches reach you late, seconds.</param>
        /// <param name="touches">The touches since the last frame, in the order in which they happened.</param>
        /// <param name="events">Receives events. <see cref="EventCapacity"/> elements have room for all.</param>
        /// <returns>The transform to draw with, the state, and the number of events.</returns>
        /// <exception cref="TapZoomException">A touch is bad: the view has taken the <c>AcceptedTouches</c> before it,
        /// and the clock stays there. Or the time is wrong, and the view has taken all touches.</exception>
        public FrameResult Frame(double time, ReadOnlySpan<Touch> touches, Span<GestureEvent> events)
        {
            FrameResult result;
            result.Accepted = 0; // a call that is refused before the touches writes no result
            Status status;
            fixed (Touch* touch = &MemoryMarshal.GetReference(touches))
            fixed (GestureEvent* gesture = &MemoryMarshal.GetReference(events))
                status = Native.tapzoom_frame(
                    Handle, time, touch, (UIntPtr)touches.Length, gesture, (UIntPtr)events.Length, &result);
            if (status != Status.Ok)
                throw result.Accepted < touches.Length ? BadTouch(status, touches, result.Accepted)
                    : Wrong.Argument(status, result.Accepted, "time", &time);
            return result;
        }

        /// <summary>Pushes touches in the order in which they happened. Of touches with equal times push the moves
        /// first: a move after a lift begins another touch frame. <c>Config.Lenient</c>, the default, corrects late,
        /// doubled and unknown touches.</summary>
        /// <param name="touches">The touches.</param>
        /// <exception cref="TapZoomException">A touch is bad; the view has taken the <c>AcceptedTouches</c> before it.
        /// <c>Status.Time</c>: the touch is late; push it again with the time of <see cref="State"/>.
        /// <c>Status.ContactInUse</c>: the host missed the end of that contact; push <c>TouchPhase.Cancelled</c> for
        /// its id, then the touch again. <c>Status.ContactUnknown</c>: skip the touch. <c>Status.ContactLimit</c>: skip
        /// the touches of that contact.</exception>
        public void PushTouches(ReadOnlySpan<Touch> touches)
        {
            int accepted;
            Status status = TryPushTouches(touches, out accepted);
            if (status != Status.Ok) throw BadTouch(status, touches, accepted);
        }

        /// <summary>Pushes touches as <see cref="PushTouches"/> does, and returns the status instead of throwing: a
        /// device may send bad ones.</summary>
        /// <param name="touches">The touches.</param>
        /// <param name="accepted">How many touches the view took; that is the index of a bad one.</param>
        /// <returns>Why the view refused a touch, or <c>Status.Ok</c>.</returns>
        public Status TryPushTouches(ReadOnlySpan<Touch> touches, out int accepted)
        {
            UIntPtr taken;
            Status status;
            fixed (Touch* touch = &MemoryMarshal.GetReference(touches))
                status = Native.tapzoom_push_touches(Handle, touch, (UIntPtr)touches.Length, &taken);
            accepted = (int)taken;
            return status;
        }

        // ---- Snapshots and recordings

        /// <summary>Returns a snapshot of the view. It does not contain the recording. Only this version of the
        /// library, on a machine with the same byte order, can load the bytes.</summary>
        /// <returns>The bytes for <see cref="LoadState"/>.</returns>
        public byte[] SaveState()
        {
            byte[] bytes = new byte[SaveState(default(Span<byte>))];
            Array.Resize(ref bytes, SaveState(bytes));
            return bytes;
        }

        /// <summary>Begins a recording: from now on the view writes every call that changes it and succeeds into the
        /// buffer. This discards recorded bytes that nobody has fetched, and ends a replay on this view.</summary>
        /// <param name="buffer">It stays pinned until <see cref="EndRecording"/>, another call of this method, or
        /// <see cref="Dispose"/>. The beginning takes up to 1,024 bytes more than the largest snapshot. 64 KiB hold
        /// seconds of touches.</param>
        /// <exception cref="TapZoomException"><c>Status.BufferTooSmall</c>: the beginning does not fit, and no
        /// recording runs.</exception>
        public void BeginRecording(byte[] buffer)
        {
            if (buffer == null) throw new ArgumentNullException(nameof(buffer));
            GCHandle pinned = GCHandle.Alloc(buffer, GCHandleType.Pinned);
            bool held = false;
            try
            {
                Handle.DangerousAddRef(ref held);
                // The view and the handle change their buffer together.
                lock (handle)
                {
                    byte* memory = (byte*)pinned.AddrOfPinnedObject();
                    Status status = Native.tapzoom_begin_recording(Handle, memory, (UIntPtr)buffer.Length);
                    if (status == Status.BufferTooSmall) handle.FreeRecording();
                    // After any other failure the view keeps the old buffer.
                    if (status == Status.Ok)
                    {
                        GCHandle old = handle.Recording;
                        handle.Recording = pinned;
                        pinned = old;
                    }
                    Check(status);
                }
            }
            finally
            {
                if (pinned.IsAllocated) pinned.Free();
                if (held) handle.DangerousRelease();
            }
        }

        /// <summary>Ends the recording or the replay. Fetch first: the call discards the bytes that nobody has fetched.
        /// Without a recording nothing changes.</summary>
        public void EndRecording()
        {
            bool held = false;
            try
            {
                Handle.DangerousAddRef(ref held);
                lock (handle)
                {
                    Check(Native.tapzoom_end_recording(Handle));
                    handle.FreeRecording();
                }
            }
            finally
            {
                if (held) handle.DangerousRelease();
            }
        }

        /// <summary>Replays the next call of a recording. The first one makes the view equal to the recorded one. If
        /// the host changes the view between two calls, the replay diverges.</summary>
        /// <param name="bytes">The rest of the recording.</param>
        /// <param name="byteCount">How many bytes the call took: the next call begins behind them.</param>
        /// <param name="entry">The call.</param>
        /// <param name="events">Receives the events that the host polled: none, or at least
        /// <see cref="EventCapacity"/> elements.</param>
        /// <exception cref="TapZoomException"><c>Status.Data</c>: the bytes do not begin with a whole valid call, and
        /// nothing ran. <c>Status.Diverged</c>: the call ran and all outputs are written, but the outcome differs from
        /// the recorded one.</exception>
        public void Replay(
            ReadOnlySpan<byte> bytes, out int byteCount, out RecordEntry entry,
            Span<GestureEvent> events = default(Span<GestureEvent>))
        {
            if (events.Length > 0 && events.Length < EventCapacity)
                throw new ArgumentException(
                    "Pass no events, or an array of at least " + EventCapacity + " elements.", nameof(events));
            UIntPtr taken = UIntPtr.Zero;
            RecordEntry found = default(RecordEntry);
            Status status;
            fixed (byte* place = &MemoryMarshal.GetReference(bytes))
            fixed (GestureEvent* gesture = &MemoryMarshal.GetReference(events))
            {
                if (place == null) throw new ArgumentNullException(nameof(bytes));
                status = Native.tapzoom_replay(
                    Handle, place, (UIntPtr)bytes.Length, &taken, &found, events.Length == 0 ? null : gesture);
            }
            byteCount = (int)taken;
            entry = found;
            Check(status);
        }

        // ---- Errors

        internal static void Check(Status status)
        {
            if (status != Status.Ok) throw new TapZoomException(status);
        }

        static TapZoomException Refusal(Status status, Config config, Viewport viewport, ContentRect content)
        {
            return Wrong.Setting(status, config) ??
                Wrong.Argument(status, "viewport content:rect", &viewport, &content);
        }

        // The error of the touch after those that the view took.
        static TapZoomException BadTouch(Status status, ReadOnlySpan<Touch> touches, int accepted)
        {
            fixed (Touch* touch = &MemoryMarshal.GetReference(touches))
                return Wrong.Argument(status, accepted, "touches[" + accepted + "]:touch", touch + accepted);
        }
    }
}
