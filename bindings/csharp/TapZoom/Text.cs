// SPDX-License-Identifier: MIT

using System;
using System.Globalization;

namespace TapZoom
{
    static class Text
    {
        // A struct as text, from its name and the names and values of its fields in turns.
        internal static string Of(string name, params object[] fields)
        {
            string text = name + " { ";
            for (int i = 0; i < fields.Length; i += 2)
                text += (i == 0 ? "" : ", ") + fields[i] + " = " +
                    Convert.ToString(fields[i + 1], CultureInfo.InvariantCulture);
            return text + " }";
        }
    }
}
