// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/** Limits of the translation. Other numbers are reserved. */
public final class PanBounds {
    /**
     * Content that is larger than the safe area leaves no gap in it, also when it is rotated. Smaller content is
     * aligned ({@code alignX}, {@code alignY}).
     * <p>A {@code visiblePart} below 1 or a {@code visibleExtra} below 0 lets content leave the safe area in part.
     * Along each axis of the content, m is the length of the content or of the safe area, whichever is smaller. At
     * least clamp({@code visiblePart} * m + {@code visibleExtra}, 0, m) of the content stays within the safe area.
     * Smaller content then moves freely. Content always touches the safe area.
     */
    public static final int CONTENT = 0;
    /** As CONTENT, but smaller content moves freely within the safe area. */
    public static final int INSIDE = 1;
    /** No bounds: {@code visiblePart} and {@code visibleExtra} have no effect. */
    public static final int NONE = 2;

    private PanBounds() { }

    /**
     * Returns the name of a value, for logs.
     *
     * @param value One of the constants, or another number.
     * @return The name, or the number.
     */
    public static String name(int value) {
        switch (value) {
        case CONTENT: return "CONTENT";
        case INSIDE: return "INSIDE";
        case NONE: return "NONE";
        default: return Integer.toString(value);
        }
    }
}
