// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/** Flags of a contact. */
public final class ContactFlags {
    /** It makes no tap, long press or quick zoom: for a contact that has already acted elsewhere. */
    public static final int NO_TAP = 1 << 0;
    /** A pan with it begins at the first move: for a contact that another view hands over in motion. */
    public static final int NO_SLOP = 1 << 1;
    /** All bits. */
    public static final int ALL = 3;

    private ContactFlags() { }
}
