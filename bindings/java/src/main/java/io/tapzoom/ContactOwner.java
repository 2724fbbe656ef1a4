// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/**
 * Owner of a contact. Those of {@code hostTools} and {@code hostButtons} are HOST from their landing. With
 * {@code minPanContacts} 2 a lone finger is UNDECIDED for {@code twoFingerLandTime}, then HOST; or VIEW if a second one
 * lands by then.
 */
public final class ContactOwner {
    /** Moves the view. */
    public static final int VIEW = 0;
    /** You draw or drag with it. It still taps, unless claimed. */
    public static final int HOST = 1;
    /** You may draw with it until OWNER. */
    public static final int UNDECIDED = 2;
    /** A palm, or a finger beside a pen. */
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
