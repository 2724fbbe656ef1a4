// SPDX-License-Identifier: MIT

using System;
using System.Runtime.InteropServices;

namespace TapZoom
{
    public unsafe partial struct Config
    {
        /// <summary>Fills the settings with a preset. Change fields, then pass them to a view.</summary>
        /// <param name="preset">The preset.</param>
        /// <exception cref="TapZoomException"><c>Status.Enum</c>: an unknown preset.</exception>
        public Config(Preset preset)
        {
            Config config;
            View.Check(Native.tapzoom_config_init(&config, (UIntPtr)sizeof(Config), preset));
            this = config;
        }

        /// <summary>Checks the settings as a view does, for example after a program has read them from a file.
        /// </summary>
        /// <exception cref="TapZoomException">The settings are wrong; its <c>Field</c> names the first one.</exception>
        public void Check()
        {
            Config config = this;
            IntPtr field;
            Status status = Native.tapzoom_config_check(&config, &field);
            if (status != Status.Ok) throw new TapZoomException(status, Marshal.PtrToStringAnsi(field));
        }
    }
}
