// SPDX-License-Identifier: MIT

using System;

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
            Status status = Native.tapzoom_config_init(&config, (UIntPtr)sizeof(Config), preset);
            if (status == Status.Enum)
                throw new TapZoomException(status, "preset", 0, "preset=" + (int)preset + ": outside 0 to 3 (Preset)");
            View.Check(status);
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
            if (status != Status.Ok) throw Wrong.Setting(status, config) ?? new TapZoomException(status);
        }
    }

    public partial struct ScaleLevel
    {
        /// <summary>A plain scale: 8 is <c>new ScaleLevel(Fit.None, 8)</c>.</summary>
        /// <param name="scale">The scale, 1e-6 to 1e6.</param>
        public static implicit operator ScaleLevel(double scale) { return new ScaleLevel(Fit.None, scale); }

        /// <summary>Makes a level of one term.</summary>
        /// <param name="fit">The fit.</param>
        /// <param name="factor">The factor of its scale, 1e-6 to 1e6.</param>
        public ScaleLevel(Fit fit, double factor) : this()
        {
            Fit = fit;
            Factor = factor;
        }

        /// <summary>Returns a level of two terms: the larger scale counts.</summary>
        /// <param name="fit">The fit of the first term.</param>
        /// <param name="factor">The factor of its scale, 1e-6 to 1e6.</param>
        /// <param name="otherFit">The fit of the second term.</param>
        /// <param name="otherFactor">The factor of its scale, 1e-6 to 1e6.</param>
        /// <returns>The level.</returns>
        public static ScaleLevel Larger(Fit fit, double factor, Fit otherFit, double otherFactor)
        {
            return new ScaleLevel(fit, factor) { OtherFit = otherFit, OtherFactor = otherFactor };
        }
    }
}
