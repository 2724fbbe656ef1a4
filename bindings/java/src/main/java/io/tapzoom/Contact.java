// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

import java.util.Objects;

/** A contact that is down. */
public final class Contact extends Struct {
    static final int SIZE = 96;

    /** Creates one with zeros. */
    public Contact() { super(SIZE); }

    /**
     * Creates a copy.
     *
     * @param other Another Contact.
     */
    public Contact(Contact other) {
        super(SIZE);
        copy(Objects.requireNonNull(other, "other"));
    }

    Contact(Struct memory, int offset) { super(memory, offset, SIZE); }

    /**
     * Copies all fields.
     *
     * @param other Another Contact.
     * @return this
     */
    public Contact set(Contact other) {
        copy(Objects.requireNonNull(other, "other"));
        return this;
    }

    /**
     * Its id.
     *
     * @return {@code id}
     */
    public long getId() { return buffer.getLong(offset + 0); }

    /**
     * View units.
     *
     * @return {@code x}
     */
    public double getX() { return buffer.getDouble(offset + 8); }

    /**
     * View units.
     *
     * @return {@code y}
     */
    public double getY() { return buffer.getDouble(offset + 16); }

    /**
     * Seconds.
     *
     * @return {@code landingTime}
     */
    public double getLandingTime() { return buffer.getDouble(offset + 24); }

    /**
     * View units.
     *
     * @return {@code landingViewX}
     */
    public double getLandingViewX() { return buffer.getDouble(offset + 32); }

    /**
     * View units.
     *
     * @return {@code landingViewY}
     */
    public double getLandingViewY() { return buffer.getDouble(offset + 40); }

    /**
     * Content units.
     *
     * @return {@code landingContentX}
     */
    public double getLandingContentX() { return buffer.getDouble(offset + 48); }

    /**
     * Content units.
     *
     * @return {@code landingContentY}
     */
    public double getLandingContentY() { return buffer.getDouble(offset + 56); }

    /**
     * One of {@code ContactOwner}.
     *
     * @return {@code owner}
     */
    public int getOwner() { return buffer.getInt(offset + 64); }

    /**
     * One of {@code Tool}.
     *
     * @return {@code tool}
     */
    public int getTool() { return buffer.getInt(offset + 68); }

    /**
     * {@code Buttons} bits at its landing.
     *
     * @return {@code buttons}
     */
    public int getButtons() { return buffer.getInt(offset + 72); }

    @Override
    public String toString() {
        return "Contact("
            + "id=" + getId()
            + ", x=" + getX()
            + ", y=" + getY()
            + ", landingTime=" + getLandingTime()
            + ", landingViewX=" + getLandingViewX()
            + ", landingViewY=" + getLandingViewY()
            + ", landingContentX=" + getLandingContentX()
            + ", landingContentY=" + getLandingContentY()
            + ", owner=" + ContactOwner.name(getOwner())
            + ", tool=" + Tool.name(getTool())
            + ", buttons=" + Buttons.names(getButtons())
            + ")";
    }
}
