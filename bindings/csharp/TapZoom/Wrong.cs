// SPDX-License-Identifier: MIT

using System;
using System.Globalization;
using System.Runtime.InteropServices;

namespace TapZoom
{
    // Finds the wrong number of a refused call, by the ranges of Ranges.cs.
    static unsafe class Wrong
    {
        // The arguments by their names, as in "factor content:rect", and their places. Behind a colon is the name in
        // the ranges, if it is another one.
        internal static TapZoomException Argument(Status status, string names, params void*[] places)
        {
            return Argument(status, 0, names, places);
        }

        internal static TapZoomException Argument(Status status, int accepted, string names, params void*[] places)
        {
            if (status == Status.NotFinite || status == Status.Range || status == Status.Enum)
                for (int i = 0; i < places.Length; i++)
                {
                    string[] name = names.Split(' ')[i].Split(':');
                    foreach (string entry in Ranges.Text.Split('\n'))
                    {
                        string[] words = entry.Split(' '), path = words[0].Split('.');
                        if (places[i] == null || path[0] != name[name.Length - 1]) continue;
                        double value = Value((byte*)places[i], words);
                        string own = name[0] + (path.Length > 1 ? "." + path[1] : "");
                        if (!IsWithin(value, words))
                            return new TapZoomException(status, name[0], accepted, Message(own, value, words));
                    }
                }
            return new TapZoomException(status, "", accepted);
        }

        // The error of the first wrong setting, or null.
        internal static TapZoomException Setting(Status status, Config config)
        {
            IntPtr place;
            if (Native.tapzoom_config_check(&config, &place) != status || status == Status.StructSize) return null;
            string field = Marshal.PtrToStringAnsi(place);
            if (string.IsNullOrEmpty(field)) return null;
            // A part of a level: min_scale.factor, levels[3].factor.
            string[] path = field.Split('.'), list = path[0].Split('[', ']');
            string own = Spelled(path[0]);
            string[] words = Entry("config." + Spelled(list[0]));
            byte* at = (byte*)&config;
            if (path.Length > 1)
            {
                at += Convert.ToInt32(words[1]) + (list.Length > 1 ? Convert.ToInt32(list[1]) : 0) * sizeof(ScaleLevel);
                words = Entry("level." + Spelled(path[1]));
                own += "." + Spelled(path[1]);
            }
            return new TapZoomException(status, field, 0, Message(own, Value(at, words), words));
        }

        // DoubleTapTime of double_tap_time.
        static string Spelled(string name)
        {
            string spelled = "";
            foreach (string word in name.Split('_'))
                spelled += word.Substring(0, 1).ToUpperInvariant() + word.Substring(1);
            return spelled;
        }

        static string[] Entry(string name)
        {
            string[] words = null;
            foreach (string entry in Ranges.Text.Split('\n'))
                if (entry.Split(' ')[0] == name) words = entry.Split(' ');
            return words ?? new[] { name, "0", "u", "its range" }; // a setting of a newer library
        }

        static double Value(byte* place, string[] words)
        {
            place += Convert.ToInt32(words[1]);
            if (words[2] == "d") return *(double*)place;
            return words[2] == "i" ? *(int*)place : (double)*(uint*)place;
        }

        // The words behind the third are a range, such as 0, or 0.001 to 10.
        static bool IsWithin(double value, string[] words)
        {
            for (int i = 3; i < words.Length; i += 2)
            {
                double least = Number(words[i]), most = least;
                if (i + 2 < words.Length && words[i + 1] == "to") most = Number(words[i += 2]);
                if (value >= least && value <= most) return true;
                if (i + 1 < words.Length && words[i + 1] != "or") return false;
            }
            return false;
        }

        static double Number(string text) { return Convert.ToDouble(text.Split(',')[0], CultureInfo.InvariantCulture); }

        static string Message(string name, double value, string[] words)
        {
            string text = name + "=" + Convert.ToString(value, CultureInfo.InvariantCulture);
            if (words[0] == "level.OtherFit" && IsWithin(value, words)) return text + ": needs OtherFactor";
            text += ": outside";
            for (int i = 3; i < words.Length; i++) text += " " + words[i];
            return text;
        }
    }
}
