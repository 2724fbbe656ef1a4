// SPDX-License-Identifier: MIT

namespace TapZoom
{
    static unsafe partial class Native
    {
        // Unity links the library into the program where programs open no libraries.
#if (UNITY_IOS || UNITY_WEBGL) && !UNITY_EDITOR
        const string Library = "__Internal";
#else
        const string Library = "tapzoom";
#endif
    }
}
