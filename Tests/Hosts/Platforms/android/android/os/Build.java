// SPDX-License-Identifier: MIT
//
// A stand-in with the names and signatures of Android's documentation.

package android.os;

public class Build {
    public static class VERSION {
        public static int SDK_INT = 34;
    }
}
