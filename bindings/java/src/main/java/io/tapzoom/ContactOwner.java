// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/** Owner of a contact: see {@code TapZoom.getContactOwner}. */
public final class ContactOwner {
    /** The contact moves the view. */
    public static final int VIEW = 0;
    /** The host draws or drags with it. It may still tap and press. */
    public static final int HOST = 1;
    /** The view waits for a second finger; the host may draw meanwhile. */
    public static final int UNDECIDED = 2;
    /**
     * A palm, a finger beside a pen, or a contact within {@code tapIgnoreTime}. It does nothing in the view, and the
     * host must not use it either, until it lifts.
     */
    public static final int IGNORED = 3;

    private ContactOwner() { }

    /**
     * Returns the name of a value, for logs.
     *
     * @param value One of the constants, or another number.
     * @return The name, or the number.
     */
    public static String name(int value) {
        switch (value) {
        case VIEW: return "VIEW";
        case HOST: return "HOST";
        case UNDECIDED: return "UNDECIDED";
        case IGNORED: return "IGNORED";
        default: return Integer.toString(value);
        }
    }
}
