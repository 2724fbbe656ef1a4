// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/**
 * Gestures to recognize, bits of {@code Config.gestures}. {@code Gestures.PAN} is 1 &lt;&lt; {@code EventKind.PAN}, and
 * so on. A gesture that is off costs no time and delays no other gesture.
 */
public final class Gestures {
    /** Tap. */
    public static final int TAP = 1 << 2;
    /** Double tap. */
    public static final int DOUBLE_TAP = 1 << 3;
    /** Two fingers tap together. */
    public static final int FINGERS_TAP = 1 << 5;
    /** Long press. */
    public static final int LONG_PRESS = 1 << 6;
    /** One or more fingers drag the content. Scrolls pan without it. */
    public static final int PAN = 1 << 7;
    /** Two or more fingers zoom by the distance between them. */
    public static final int PINCH = 1 << 8;
    /** Two or more fingers rotate the content. */
    public static final int ROTATE = 1 << 9;
    /** A tap, then a finger that stays down and drags: down zooms in. */
    public static final int QUICK_ZOOM = 1 << 10;
    /** One finger drags fast in a direction in which the content cannot move. */
    public static final int SWIPE = 1 << 11;
    /** The view moves on when fingers lift in motion. */
    public static final int FLING = 1 << 12;
    /** All bits. */
    public static final int ALL = 8172;

    private Gestures() { }
}
