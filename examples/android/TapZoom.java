// SPDX-License-Identifier: MIT

package io.tapzoom;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * A view of tapzoom.h, which is the manual. Touches, the result of a frame and its events are structs of the C header
 * in direct buffers, so a frame is one call of C and allocates nothing. Use it from one thread; if another one closes
 * it, it waits for the call that runs. After close() every call throws an IllegalStateException.
 */
public final class TapZoom implements AutoCloseable {
    public static final int BEGAN = 1, MOVED = 2, ENDED = 3, CANCELLED = 4;
    public static final int FINGER = 0, PEN = 1, MOUSE = 2;
    public static final int PHOTOS = 0, MAPS = 1, READER = 2, BOARD = 3;

    private static final int TOUCH = 64, EVENT = 240, CONTACT = 96, RESULT = 88, CAPACITY = 256,
        EVENTS = 32, CONTACTS = 16;

    static {
        System.loadLibrary("tapzoom_jni");
    }

    private final ByteBuffer touches = buffer(CAPACITY * TOUCH);
    private final ByteBuffer events = buffer(EVENTS * EVENT);
    private final ByteBuffer contacts = buffer(CONTACTS * CONTACT);
    private final ByteBuffer result = buffer(RESULT);
    private long view;
    private int count;

    /** Sizes are in pixels, pointsPerUnit is 1 / DisplayMetrics.density. */
    public TapZoom(int preset, double pointsPerUnit, double width, double height, double contentWidth,
                   double contentHeight) {
        view = create(preset, pointsPerUnit, width, height, contentWidth, contentHeight);
    }

    @Override
    public synchronized void close() {
        destroy(view);
        view = 0;
    }

    /** Keeps a touch until the next frame. The size is the length of the longer axis of the contact, in pixels. */
    public synchronized void touch(double time, long id, double x, double y, int phase, int tool, double size) {
        open();
        if (count == CAPACITY) flush();
        touches.position(count++ * TOUCH);
        touches.putDouble(time).putLong(id).putDouble(x).putDouble(y).putInt(phase).putInt(tool).putLong(0);
        touches.putDouble(size).putDouble(0);
    }

    /** Runs a frame. Call it once for each frame of the display. Returns the number of events. */
    public synchronized int frame(double time) {
        int kept = count;
        count = 0;
        check(frame(open(), time, touches, kept, events, result));
        return result.getInt(76);
    }

    /** The system took all touches. */
    public synchronized void cancel(double time) {
        flush();
        check(cancel(view, time));
    }

    public synchronized void setViewport(double width, double height) {
        flush();
        check(setViewport(view, width, height));
    }

    /** Reads width, height, and the insets left, top, right, bottom. */
    public synchronized void viewport(double[] six) { check(viewport(open(), six)); }

    /** Reads x, y, width and height of the content. */
    public synchronized void content(double[] four) { check(content(open(), four)); }

    /** Reads the contacts that were down at the last frame, in any order. Returns their number. */
    public synchronized int contacts() {
        int down = contacts(open(), contacts);
        check(Math.min(down, 0));
        return down;
    }

    /** Multiplies the scale about a point of the view, animated from a time on: that of the next frame, or now. */
    public synchronized void zoomBy(double time, double factor, double x, double y) {
        flush();
        check(zoomBy(view, time, factor, x, y));
    }

    // The transform and the state after the frame.
    public double scale() { return result.getDouble(0); }
    public double rotation() { return result.getDouble(8); }
    public double x() { return result.getDouble(16); }
    public double y() { return result.getDouble(24); }
    public double time() { return result.getDouble(32); }
    /** At time() or before it, another frame is due; at Double.POSITIVE_INFINITY none is before the next touch. */
    public double nextDeadline() { return result.getDouble(40); }
    /** The transform as a, b, c, d, x, y: content (u, v) is at (a u + c v + x, b u + d v + y). */
    public synchronized void affine(double[] six) { check(affine(result, six)); }

    // The events of the frame: kinds and phases are TAPZOOM_EVENT_* and TAPZOOM_PHASE_*.
    public double eventTime(int index) { return events.getDouble(index * EVENT); }
    public int eventKind(int index) { return events.getInt(index * EVENT + 16); }
    public int eventPhase(int index) { return events.getInt(index * EVENT + 20); }
    public double eventContentX(int index) { return events.getDouble(index * EVENT + 48); }
    public double eventContentY(int index) { return events.getDouble(index * EVENT + 56); }

    // The contacts that contacts() has read.
    public long contactId(int index) { return contacts.getLong(index * CONTACT); }
    public double contactX(int index) { return contacts.getDouble(index * CONTACT + 8); }
    public double contactY(int index) { return contacts.getDouble(index * CONTACT + 16); }

    private long open() {
        if (view == 0) throw new IllegalStateException("tapzoom: the view has been closed");
        return view;
    }

    private void flush() {
        int kept = count;
        count = 0;
        check(push(open(), touches, kept));
    }

    private static ByteBuffer buffer(int size) {
        return ByteBuffer.allocateDirect(size).order(ByteOrder.nativeOrder());
    }

    private static void check(int status) {
        if (status != 0) throw new IllegalStateException("tapzoom: " + statusString(status));
    }

    private static native long create(int preset, double pointsPerUnit, double width, double height,
                                      double contentWidth, double contentHeight);
    private static native void destroy(long view);
    private static native int push(long view, ByteBuffer touches, int count);
    private static native int frame(long view, double time, ByteBuffer touches, int count, ByteBuffer events,
                                    ByteBuffer result);
    private static native int cancel(long view, double time);
    private static native int setViewport(long view, double width, double height);
    private static native int viewport(long view, double[] six);
    private static native int content(long view, double[] four);
    private static native int contacts(long view, ByteBuffer contacts);
    private static native int affine(ByteBuffer result, double[] six);
    private static native int zoomBy(long view, double time, double factor, double x, double y);
    private static native String statusString(int status);
}
