// SPDX-License-Identifier: MIT

using System;
using System.Runtime.InteropServices;

namespace TapZoom
{
    /// <summary>A call that the library refused. The view is unchanged, except for the touches before a bad one. The
    /// message names the wrong number, its value and its range: "ZoomStep=0.5: outside 1.01 to 100".</summary>
    public sealed class TapZoomException : Exception
    {
        /// <summary>Creates an error, with the phrase of the library as its message.</summary>
        /// <param name="status">Why the call was refused.</param>
        /// <param name="field">The name of the wrong setting, or "".</param>
        /// <param name="acceptedTouches">The touches that the view took before the bad one.</param>
        public TapZoomException(Status status, string field = "", int acceptedTouches = 0)
            : this(status, field, acceptedTouches, null)
        {
        }

        internal TapZoomException(Status status, string field, int acceptedTouches, string message)
            : base(message ?? Text(status, field))
        {
            Status = status;
            Field = field;
            AcceptedTouches = acceptedTouches;
        }

        /// <summary>Why the call was refused.</summary>
        public Status Status { get; }

        /// <summary>The wrong setting as the header spells it, such as "double_tap_time" or "levels[3].factor"; or the
        /// wrong argument as C# spells it, such as "viewX" or, for any of its fields, "viewport". It is "" if no value
        /// is wrong by itself.</summary>
        public string Field { get; }

        /// <summary>Touches that the view took before the bad one. If they are all touches of
        /// <see cref="View.Frame"/>, its time is wrong.</summary>
        public int AcceptedTouches { get; }

        static string Text(Status status, string field)
        {
            if (status == Status.StructSize)
                return "The Config has no settings, or the library is older than TapZoom.dll. Make a config by " +
                    "new Config(Preset.Photos).";
            string phrase = Marshal.PtrToStringAnsi(Native.tapzoom_status_string(status));
            return string.IsNullOrEmpty(field) ? phrase : field + ": " + phrase;
        }
    }
}
