// SPDX-License-Identifier: MIT

using System;
using System.Runtime.InteropServices;

namespace TapZoom
{
    // The view of the library. A call holds it until it returns, so that neither the garbage collector nor another
    // thread frees it before. A call after the end throws an ObjectDisposedException.
    sealed class ViewHandle : SafeHandle
    {
        // The memory of the recording, which lives as long as the view.
        internal GCHandle Recording;

        // Whether the library allocated the view. The host may have dropped its own memory before the finalizer runs,
        // so a view there is never destroyed; it holds nothing else.
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
            FreeRecording();
            return true;
        }

        internal void FreeRecording()
        {
            if (Recording.IsAllocated) Recording.Free();
        }
    }
}
