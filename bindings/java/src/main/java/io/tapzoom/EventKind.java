// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/**
 * Kinds of events. A gesture without duration sends one DISCRETE event. A gesture with duration sends BEGAN, then
 * CHANGED, then exactly one ENDED or CANCELLED. Numbers that are not listed are reserved.
 * <p>PAN, PINCH, ROTATE, QUICK_ZOOM and SCROLL are also CANCELLED by an absolute command, by
 * {@code TapZoom.cancelTouches}, and by an animated {@code TapZoom.setConfig} that moves the view. Settings that switch
 * the gesture off cancel them, too, and a claim of the last contact.
 */
public final class EventKind {
    /** None. */
    public static final int NONE = 0;
    /**
     * A possible single tap, for example to highlight a button. BEGAN when the finger lifts; ENDED together with TAP;
     * CANCELLED when the next contact makes it a double tap or a quick zoom, or by {@code TapZoom.cancelTouches}.
     */
    public static final int TAP_PENDING = 1;
    /**
     * DISCRETE. A confirmed single tap: {@code doubleTapTime} after the lift, or sooner if the next contact cannot be
     * the second tap. The place and the content point are those of the lift.
     * <p>TAP comes at the lift if DOUBLE_TAP is off, or if the host does not poll it and it would not change the
     * transform. {@code tapCount} then counts the taps of a quick series.
     */
    public static final int TAP = 2;
    /**
     * DISCRETE. The second and each further tap of a quick series with one tool and the same buttons, when its finger
     * lifts. {@code tapCount} is 2, 3, 4, ...; at even numbers the view zooms (see {@code Config.doubleTap}).
     */
    public static final int DOUBLE_TAP = 3;
    /**
     * DISCRETE. Two to five fingers tapped together: when all have lifted, at their center. {@code contactCount} is
     * their number; {@code tapCount} counts such taps of a quick series. Each finger beyond two adds 0.05 s to the
     * limits. Two fingers that exceed a limit, or land 300 points apart, tap one by one. Three or more that are down at
     * once and do not tap together make no tap until all have lifted.
     */
    public static final int FINGERS_TAP = 5;
    /**
     * A finger rests. BEGAN after {@code pressTime}, while the finger is down; ENDED when all fingers have lifted.
     * CANCELLED when a second finger lands before a pan, when the system takes the last contact, or with the PAN of its
     * finger. Another finger taps and double taps beside it, and its own drag pans and flings, as without it; a host
     * that picks something up claims the contact.
     */
    public static final int LONG_PRESS = 6;
    /**
     * Fingers drag the content. BEGAN past the slop; ENDED when the last finger lifts, with the velocity that would
     * fling; CANCELLED when the system takes the last contact. PAN encloses PINCH and ROTATE if it is on: its BEGAN
     * comes before theirs, its ENDED after theirs. The place is the center of the fingers.
     * <p>The velocity at ENDED is that of the first lift within {@code liftGraceTime}. It is 0 after a pinch in which
     * the fingers moved against each other or one rested, and after a rest: 0.04 s without a touch frame, or up to 0.12
     * s in a slow stream. A lone contact that lifts 40 points or more from its landing, without a move and before a
     * long press, drags with its lift; right after a tap it only swipes.
     */
    public static final int PAN = 7;
    /**
     * Fingers zoom by their distance. BEGAN past {@code pinchSlop}; ENDED when one finger is left, with the velocity at
     * the first lift; CANCELLED when the system takes one of the last two contacts.
     */
    public static final int PINCH = 8;
    /** Fingers rotate the content. BEGAN past {@code rotateSlop}; otherwise as PINCH. */
    public static final int ROTATE = 9;
    /**
     * A finger or a pen that lands right after a tap zooms by the vertical part of its drag, about its landing. BEGAN
     * past the slop; ENDED when the finger lifts; CANCELLED when the system takes the contact. The view ignores other
     * fingers until all have lifted. A finger that does not move makes a double tap, however long it stays down.
     */
    public static final int QUICK_ZOOM = 10;
    /**
     * DISCRETE. One finger dragged fast, when it lifts, on a view that is not zoomed in. direction is that of the
     * finger. limits has the opposite edge, at which the content was at the landing: RIGHT for a swipe to the LEFT.
     */
    public static final int SWIPE = 11;
    /**
     * The view moves on after fingers have lifted in motion, or with the momentum of a trackpad. BEGAN at the last
     * lift, after PAN ENDED, SWIPE and PAGE; ENDED at rest, with SETTLED. CANCELLED by a contact that lands, a new
     * scroll, {@code TapZoom.setVelocity}, {@code TapZoom.stopMotion}, and an absolute or animated command. Other sizes
     * or limits also send CANCELLED, but the content still goes to the end of the fling. A contact that stops a fling
     * of at least {@code flingMinSpeed} makes no tap or press.
     * <p>A fling with zoom or rotation is a glide: pan, zoom and rotation continue as one motion, after a pinch about
     * the point between the fingers that stood still. It follows a zoom of at least 2 in ln(scale) per second or a
     * rotation of at least 2 radians per second. Any fling ends within 1,400 s.
     */
    public static final int FLING = 12;
    /**
     * A wheel or a trackpad moves the view. BEGAN with a report of phase BEGAN or, without one or within ANIMATION, the
     * first delta that moves the view; ENDED by the phase of the scroll, or after {@code scrollEndTime} without a
     * report; CANCELLED by {@code TapZoom.stopMotion}. The place is the pointer. A wheel's smoothed motion, and the
     * system's momentum as a FLING, follow after ENDED.
     */
    public static final int SCROLL = 13;
    /**
     * The view animates for a tap, a command or new settings. BEGAN at the start; ENDED at the end, then SETTLED once
     * no finger is down. CANCELLED when a contact lands, or a command replaces or stops the animation. If the contacts
     * lift without moving the view, it begins again. A scroll or {@code TapZoom.setVelocity} also sends CANCELLED, and
     * moves the view on from where it is.
     */
    public static final int ANIMATION = 14;
    /**
     * DISCRETE. The view is at rest after it moved: draw sharp content now. The place is the center of the safe area.
     * It does not wait for predicted fingers.
     */
    public static final int SETTLED = 15;
    /**
     * The view has reached the limit in {@code limits}, for a click or a vibration. BEGAN when something moves the view
     * to it; ENDED when the view is more than a point, or 1 % of the scale, away from it; never CANCELLED. The place is
     * the center of the fingers that move the view, otherwise of the safe area.
     * <p>Each event has one limit. An edge counts only while the content can move along its axis; one that a
     * {@code TapZoom.step} meets counts in any case. A view that is at a limit after {@code TapZoom} or a change of
     * sizes or settings sends BEGAN only when something pushes it beyond.
     */
    public static final int LIMIT = 16;
    /**
     * DISCRETE. The user asks for the page beyond the edge in {@code limits}: RIGHT for the next page, LEFT for the one
     * before. direction is that of the finger. It comes after a SWIPE to the left or right, or a PAN by
     * {@code pageOverscroll} beyond the edge at which it began, further to the side than up or down. It does not come
     * if {@code pagerEdges} has LEFT or RIGHT, even if PAN is off.
     */
    public static final int PAGE = 17;
    /**
     * DISCRETE. The owner of a contact changed while it was down, but not by {@code TapZoom.setContactOwner} with this
     * contact; or the contact landed as IGNORED. If owner is VIEW or IGNORED, discard what the contact has drawn.
     */
    public static final int OWNER = 18;
    /**
     * DISCRETE. A fling after a pan has met the edge in {@code limits}, one of {@code Config.pagerEdges}: the host's
     * pager continues with this velocity. direction is that of the content, which continues along the other axis.
     */
    public static final int EDGE = 19;
    /**
     * Three to five fingers drag for the host, such as to change a tool: see {@code Config.dragFingers}. The view
     * stands still, also after it until all fingers have lifted. BEGAN past {@code panSlop}, CHANGED, ENDED at the
     * first lift, with the velocity, and the direction if a swipe would have one; CANCELLED when the system or the host
     * takes one of the contacts, and by {@code TapZoom.cancelTouches}. {@code contactCount} is the number of fingers,
     * and {@code unconsumedX} and {@code unconsumedY} are their travel since the last polled event of this kind.
     * <p>A finger that lands within 0.15 s of the one before changes the number, and cancels a PAN or PINCH of fewer
     * fingers. A later one does neither, but its lift ends the drag, too. Settings end a drag only if
     * {@code dragFingers} becomes 0.
     */
    public static final int FINGERS_DRAG = 20;
    /**
     * DISCRETE. A gesture does not come: {@code gesture} is its kind, {@code reason} says why, at the instant of the
     * decision. Not polled unless the host sets its bit in {@code Config.events}; a full queue drops it before any
     * other kind. A gesture that has no effect, because the host does not poll it, does not fail. See failures.md in
     * the guide.
     */
    public static final int FAILED = 21;
    /**
     * DISCRETE. Fingers have turned the content into a detent (see {@code rotateSnap}), or zoomed it into a snap scale
     * (see snap): a lift at rest would snap to it. It comes once, for a click or a vibration, and again after the
     * fingers have left the detent. Not polled unless the host sets its bit in {@code Config.events}.
     */
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
