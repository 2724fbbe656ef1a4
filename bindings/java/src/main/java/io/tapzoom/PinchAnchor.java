// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/** Point about which pinches, rotations, quick zooms, wheels and a trackpad's pinch zoom or turn. */
public final class PinchAnchor {
    /** The center of the fingers, the landing of a quick zoom, or the pointer. */
    public static final int CENTROID = 0;
    /** The center of the safe area. Fingers that can pinch or rotate do not pan; PAN still encloses their gestures. */
    public static final int CENTER = 1;

    private PinchAnchor() { }

    /**
     * Returns the name of a value, for logs.
     *
     * @param value One of the constants, or another number.
     * @return The name, or the number.
     */
    public static String name(int value) {
        switch (value) {
        case CENTROID: return "CENTROID";
        case CENTER: return "CENTER";
        default: return Integer.toString(value);
        }
    }
}
