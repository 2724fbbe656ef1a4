// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/**
 * Kinds of events. A gesture without duration sends one DISCRETE event. Any other sends BEGAN, perhaps CHANGED, and
 * exactly one ENDED or CANCELLED. Skip kinds that you do not know.
 */
public final class EventKind {
    /** No event. */
    public static final int NONE = 0;
    /** A possible single tap, for a highlight. BEGAN at the lift; ENDED with TAP; CANCELLED by a second tap. */
    public static final int TAP_PENDING = 1;
    /**
     * DISCRETE. A single tap: {@code doubleTapTime} after the lift, or at once if DOUBLE_TAP is off, or has neither a
     * zoom nor a bit in {@code events}. The place is that of the lift.
     */
    public static final int TAP = 2;
    /**
     * DISCRETE. The lift of the second and each further tap of a quick series: {@code tapCount} is 2, 3, ... Even ones
     * zoom.
     */
    public static final int DOUBLE_TAP = 3;
    /**
     * DISCRETE. Two to five fingers tapped together ({@code fingerTaps}): at the last lift. {@code contactCount} is
     * their number.
     */
    public static final int FINGERS_TAP = 5;
    /** A finger rests. BEGAN after {@code pressTime}; ENDED when all fingers have lifted. The finger may still pan. */
    public static final int LONG_PRESS = 6;
    /**
     * Fingers drag the content. ENDED at the last lift, with the velocity that flings: 0 after a rest. PAN encloses
     * PINCH and ROTATE.
     */
    public static final int PAN = 7;
    /** Fingers zoom by their distance. ENDED when one finger is left. */
    public static final int PINCH = 8;
    /** Fingers rotate the content. ENDED when one finger is left. */
    public static final int ROTATE = 9;
    /** A finger or a pen that lands right after a tap zooms by the vertical part of its drag, about its landing. */
    public static final int QUICK_ZOOM = 10;
    /**
     * DISCRETE. One finger dragged fast on content that is not zoomed in and cannot move that way. {@code limits} has
     * the edge opposite to its direction: RIGHT for a swipe to the LEFT.
     */
    public static final int SWIPE = 11;
    /**
     * The content glides on after fingers lifted in motion, until rest. CANCELLED when anything but a relative command
     * moves the view. A finger that stops a fast fling makes no tap.
     */
    public static final int FLING = 12;
    /** A wheel or a trackpad moves the view. The place is the pointer. */
    public static final int SCROLL = 13;
    /** The view animates for a tap, a command or new settings. */
    public static final int ANIMATION = 14;
    /** DISCRETE. The view is at rest after it moved: draw sharp content now. */
    public static final int SETTLED = 15;
    /** The view has reached the limit in {@code limits}, for a click or a vibration. ENDED when it is away from it. */
    public static final int LIMIT = 16;
    /**
     * DISCRETE. The user asks for the page beyond the edge in {@code limits}: RIGHT is the next page, LEFT the one
     * before. It follows a SWIPE, or a PAN that began at the edge and went {@code pageOverscroll} beyond it.
     */
    public static final int PAGE = 17;
    /**
     * DISCRETE. The owner of a contact changed, not by your call. If it is now VIEW or IGNORED, discard what it drew.
     */
    public static final int OWNER = 18;
    /**
     * DISCRETE. A fling has met the edge in {@code limits}, one of {@code pagerEdges}: the pager goes on with this
     * velocity.
     */
    public static final int EDGE = 19;
    /**
     * Three to five fingers ({@code dragFingers}) drag for the host, by {@code unconsumedX} and {@code unconsumedY}
     * since the last polled event. The view stands still.
     */
    public static final int FINGERS_DRAG = 20;
    /** DISCRETE. A gesture does not come: {@code reason} says why. It needs its bit in {@code events}. */
    public static final int FAILED = 21;
    /** DISCRETE. Lifting the fingers now would snap, for a click or a vibration. It needs its bit in {@code events}. */
    public static final int SNAP = 22;

    private EventKind() { }

    /**
     * Returns the bit of a kind for {@code Config.setEvents}.
     *
     * @param kind One of the constants.
     * @return 1 shifted left by the kind.
     */
    public static long bit(int kind) { return 1L << kind; }

    /**
     * Returns the name of a value, for logs.
     *
     * @param value One of the constants, or another number.
     * @return The name, or the number.
     */
    public static String name(int value) {
        switch (value) {
        case NONE: return "NONE";
        case TAP_PENDING: return "TAP_PENDING";
        case TAP: return "TAP";
        case DOUBLE_TAP: return "DOUBLE_TAP";
        case FINGERS_TAP: return "FINGERS_TAP";
        case LONG_PRESS: return "LONG_PRESS";
        case PAN: return "PAN";
        case PINCH: return "PINCH";
        case ROTATE: return "ROTATE";
        case QUICK_ZOOM: return "QUICK_ZOOM";
        case SWIPE: return "SWIPE";
        case FLING: return "FLING";
        case SCROLL: return "SCROLL";
        case ANIMATION: return "ANIMATION";
        case SETTLED: return "SETTLED";
        case LIMIT: return "LIMIT";
        case PAGE: return "PAGE";
        case OWNER: return "OWNER";
        case EDGE: return "EDGE";
        case FINGERS_DRAG: return "FINGERS_DRAG";
        case FAILED: return "FAILED";
        case SNAP: return "SNAP";
        default: return Integer.toString(value);
        }
    }

    /**
     * Returns the names of bits, for logs, such as A|B.
     *
     * @param bits Any bits.
     * @return The names; 0 without bits, ALL with every bit.
     */
    public static String names(long bits) {
        if (bits == -1) return "ALL";
        StringBuilder text = new StringBuilder();
        for (long rest = bits; rest != 0; rest &= rest - 1)
            text.append(text.length() == 0 ? "" : "|").append(name(Long.numberOfTrailingZeros(rest)));
        return bits == 0 ? "0" : text.toString();
    }
}
