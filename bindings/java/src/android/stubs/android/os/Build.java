// SPDX-License-Identifier: MIT
//
// A declaration from Android's documentation, for the compiler. No archive contains it.

package android.os;

public class Build {
    public static class VERSION {
        public static final int SDK_INT = Integer.parseInt("0"); // not a constant of the compiler
    }
}
