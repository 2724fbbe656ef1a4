// SPDX-License-Identifier: MIT
//
// A stand-in with the names and signatures of Android's documentation.

package android.util;

public class DisplayMetrics {
    public float density = 2;
}
