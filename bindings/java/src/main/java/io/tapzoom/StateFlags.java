// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/** Flags of {@code ViewState}, which also has the {@code Limits} that the displayed content has reached. */
public final class StateFlags {
    /** A contact is down. */
    public static final int TOUCHED = 1 << 8;
    /** The view moves by itself: draw every frame. */
    public static final int MOVING = 1 << 9;
    /** The scale is more than 0.1 % above that of the fitted view. */
    public static final int ZOOMED = 1 << 10;
    /** Events were dropped; see {@code TapZoom.pollEvents}. */
    public static final int EVENTS_LOST = 1 << 11;
    /** All bits. */
    public static final int ALL = 3840;

    private StateFlags() { }
}
