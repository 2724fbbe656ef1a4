// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

import java.util.Objects;

/** One event. Fields that a kind does not use are 0. */
public final class GestureEvent extends Struct {
    static final int SIZE = 240;
    private final Velocity velocity = new Velocity(this, offset + 112);

    /** Creates one with zeros. */
    public GestureEvent() { super(SIZE); }

    /**
     * Creates a copy.
     *
     * @param other Another GestureEvent.
     */
    public GestureEvent(GestureEvent other) {
        super(SIZE);
        copy(Objects.requireNonNull(other, "other"));
    }

    GestureEvent(Struct memory, int offset) { super(memory, offset, SIZE); }

    /**
     * Copies all fields.
     *
     * @param other Another GestureEvent.
     * @return this
     */
    public GestureEvent set(GestureEvent other) {
        copy(Objects.requireNonNull(other, "other"));
        return this;
    }

    /**
     * The true instant in seconds.
     *
     * @return {@code time}
     */
    public double getTime() { return buffer.getDouble(offset + 0); }

    /**
     * Id of the contact, of several the one that landed first.
     *
     * @return {@code contact}
     */
    public long getContact() { return buffer.getLong(offset + 8); }

    /**
     * One of {@code EventKind}.
     *
     * @return {@code kind}
     */
    public int getKind() { return buffer.getInt(offset + 16); }

    /**
     * One of {@code EventPhase}.
     *
     * @return {@code phase}
     */
    public int getPhase() { return buffer.getInt(offset + 20); }

    /**
     * Contacts that take part.
     *
     * @return {@code contactCount}
     */
    public int getContactCount() { return buffer.getInt(offset + 24); }

    /**
     * Taps of the quick series up to now.
     *
     * @return {@code tapCount}
     */
    public int getTapCount() { return buffer.getInt(offset + 28); }

    /**
     * Place in view units: the center of the fingers, the pointer of a scroll, otherwise the center of the safe area.
     *
     * @return {@code viewX}
     */
    public double getViewX() { return buffer.getDouble(offset + 32); }

    /**
     * Place in view units: the center of the fingers, the pointer of a scroll, otherwise the center of the safe area.
     *
     * @return {@code viewY}
     */
    public double getViewY() { return buffer.getDouble(offset + 40); }

    /**
     * The content point at that place and time.
     *
     * @return {@code contentX}
     */
    public double getContentX() { return buffer.getDouble(offset + 48); }

    /**
     * The content point at that place and time.
     *
     * @return {@code contentY}
     */
    public double getContentY() { return buffer.getDouble(offset + 56); }

    /**
     * Where that contact landed, view units.
     *
     * @return {@code landingViewX}
     */
    public double getLandingViewX() { return buffer.getDouble(offset + 64); }

    /**
     * Where that contact landed, view units.
     *
     * @return {@code landingViewY}
     */
    public double getLandingViewY() { return buffer.getDouble(offset + 72); }

    /**
     * The content point on which it landed.
     *
     * @return {@code landingContentX}
     */
    public double getLandingContentX() { return buffer.getDouble(offset + 80); }

    /**
     * The content point on which it landed.
     *
     * @return {@code landingContentY}
     */
    public double getLandingContentY() { return buffer.getDouble(offset + 88); }

    /**
     * As in the displayed transform at that time.
     *
     * @return {@code scale}
     */
    public double getScale() { return buffer.getDouble(offset + 96); }

    /**
     * As in the displayed transform at that time.
     *
     * @return {@code rotation}
     */
    public double getRotation() { return buffer.getDouble(offset + 104); }

    /**
     * Velocity of the fingers, otherwise of the content, at that place; 0 in CHANGED.
     *
     * @return The one within this GestureEvent: it changes with it.
     */
    public Velocity getVelocity() { return velocity; }

    /**
     * PAN, FINGERS_DRAG: travel for the host since the last polled one, view units.
     *
     * @return {@code unconsumedX}
     */
    public double getUnconsumedX() { return buffer.getDouble(offset + 160); }

    /**
     * PAN, FINGERS_DRAG: travel for the host since the last polled one, view units.
     *
     * @return {@code unconsumedY}
     */
    public double getUnconsumedY() { return buffer.getDouble(offset + 168); }

    /**
     * One of {@code Tool}, of the contact.
     *
     * @return {@code tool}
     */
    public int getTool() { return buffer.getInt(offset + 176); }

    /**
     * {@code Buttons} bits at its landing.
     *
     * @return {@code buttons}
     */
    public int getButtons() { return buffer.getInt(offset + 180); }

    /**
     * {@code Limits} bits. PAN: the edges beyond which the pager is displaced.
     *
     * @return {@code limits}
     */
    public int getLimits() { return buffer.getInt(offset + 184); }

    /**
     * One of {@code Direction}, of SWIPE, PAGE and EDGE.
     *
     * @return {@code direction}
     */
    public int getDirection() { return buffer.getInt(offset + 188); }

    /**
     * OWNER: {@code ContactOwner} from now on.
     *
     * @return {@code owner}
     */
    public int getOwner() { return buffer.getInt(offset + 192); }

    /**
     * FAILED: {@code EventKind}.
     *
     * @return {@code gesture}
     */
    public int getGesture() { return buffer.getInt(offset + 196); }

    /**
     * FAILED: {@code FailureReason}.
     *
     * @return {@code reason}
     */
    public int getReason() { return buffer.getInt(offset + 200); }

    /**
     * FAILED: name of the setting that decided, such as "tap_slop"; "" if none did.
     *
     * @return The name.
     */
    public String getSetting() { return Config.settingAt(buffer.getInt(offset + 204)); }

    /**
     * FAILED: the number measured, in its unit.
     *
     * @return {@code measured}
     */
    public double getMeasured() { return buffer.getDouble(offset + 208); }

    /**
     * FAILED: the bound that it missed.
     *
     * @return {@code allowed}
     */
    public double getAllowed() { return buffer.getDouble(offset + 216); }

    /**
     * ANIMATION, FLING, SETTLED and LIMIT: {@code Cause}.
     *
     * @return {@code cause}
     */
    public int getCause() { return buffer.getInt(offset + 224); }

    @Override
    public String toString() {
        return "GestureEvent("
            + "time=" + getTime()
            + ", contact=" + getContact()
            + ", kind=" + EventKind.name(getKind())
            + ", phase=" + EventPhase.name(getPhase())
            + ", contactCount=" + getContactCount()
            + ", tapCount=" + getTapCount()
            + ", viewX=" + getViewX()
            + ", viewY=" + getViewY()
            + ", contentX=" + getContentX()
            + ", contentY=" + getContentY()
            + ", landingViewX=" + getLandingViewX()
            + ", landingViewY=" + getLandingViewY()
            + ", landingContentX=" + getLandingContentX()
            + ", landingContentY=" + getLandingContentY()
            + ", scale=" + getScale()
            + ", rotation=" + getRotation()
            + ", velocity=" + getVelocity()
            + ", unconsumedX=" + getUnconsumedX()
            + ", unconsumedY=" + getUnconsumedY()
            + ", tool=" + Tool.name(getTool())
            + ", buttons=" + Buttons.names(getButtons())
            + ", limits=" + Limits.names(getLimits())
            + ", direction=" + Direction.name(getDirection())
            + ", owner=" + ContactOwner.name(getOwner())
            + ", gesture=" + EventKind.name(getGesture())
            + ", reason=" + FailureReason.name(getReason())
            + ", setting=" + getSetting()
            + ", measured=" + getMeasured()
            + ", allowed=" + getAllowed()
            + ", cause=" + Cause.name(getCause())
            + ")";
    }
}
