// SPDX-License-Identifier: MIT

package io.tapzoom;

import java.io.Closeable;
import java.util.Arrays;
import java.util.Objects;

/**
 * A view: content in a viewport, and the contacts on it. Push touches and times in; read the transform and the events.
 *
 * <pre>
 * try (TapZoom view = new TapZoom(config, viewport, content)) {
 *     // each frame:
 *     FrameResult frame = view.frame(now, touches, events);
 *     // draw with frame.getTransform(), handle the events, and clear the touches
 * }
 * </pre>
 *
 * <p>It is not a widget. Use it from one thread. A call from another thread, also {@link #close}, waits for the one
 * that runs. After {@code close} every call throws an {@link IllegalStateException}. A view that the program loses is
 * freed when the program creates another one.
 *
 * <p>A command starts at the view's clock, from the displayed transform and its velocity. After a pause call
 * {@link #advance} first. The view clamps the result to the limits and bounds.
 *
 * <p>No call makes objects, except those that return a new one. An argument that must not be null throws a
 * {@link NullPointerException} with the name of its parameter.
 */
public final class TapZoom implements Closeable {
    private final Handle handle;
    private final FrameResult result = new FrameResult();
    // What the native methods return beside the status.
    private final double[] number = new double[1];
    private final int[] integer = new int[1];
    private final long[] size = new long[1];

    /**
     * Creates a view, which shows the fitted view of its content.
     *
     * @param config The settings, which the view copies.
     * @param viewport The size of your area for the content, and the bars that cover its sides.
     * @param content The rectangle of the content in content units; its origin may be anywhere.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}, {@code TapZoomStatus.RANGE} and
     *     {@code TapZoomStatus.ENUM}, with the name of the first wrong setting or argument as the field;
     *     {@code TapZoomStatus.MEMORY}.
     */
    public TapZoom(Config config, Viewport viewport, ContentRect content) {
        Objects.requireNonNull(config, "config");
        Objects.requireNonNull(viewport, "viewport");
        Objects.requireNonNull(content, "content");
        Handle.closeLost();
        long[] made = new long[1];
        int status = Native.create(config, viewport, content, made);
        if (status != TapZoomStatus.OK) {
            config.check();
            throw Wrong.argument(status, "viewport content:rect", viewport, content);
        }
        handle = new Handle(this, made[0]);
    }

    /** Frees the view. A second call does nothing. */
    @Override
    public synchronized void close() { handle.close(); }

    /**
     * Returns the version of the library.
     *
     * @return major * 10000 + minor * 100 + patch.
     */
    public static int version() { return Native.version(); }

    /**
     * Pushes touches in the order in which they happened. Of touches with equal times push the moves first: a move
     * after a lift begins another touch frame. The call stops at the first bad touch; the view has taken those before
     * it, {@link TapZoomException#getAcceptedTouches}.
     *
     * <p>With {@link Config#isLenient}, the default, no touch is {@code TIME} or {@code CONTACT_*}:
     * <ul>
     * <li>A late touch takes effect at the clock, as other late calls do. Durations and velocities use its own time.
     * <li>BEGAN with the id of a contact that is down first cancels that contact.
     * <li>The view ignores touches with an unknown id, and BEGAN beyond {@link TapZoomConstants#MAX_CONTACTS}.
     * </ul>
     *
     * @param touches The touches.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE};
     *     {@code TapZoomStatus.ENUM}; {@code TapZoomStatus.TIME}: the touch is late, push it again with
     *     {@link ViewState#getTime}; {@code TapZoomStatus.CONTACT_IN_USE}: push CANCELLED for its id, then BEGAN again;
     *     {@code TapZoomStatus.CONTACT_UNKNOWN}: skip the touch; {@code TapZoomStatus.CONTACT_LIMIT}: skip the touches
     *     of that contact.
     */
    public synchronized void push(TouchList touches) {
        Objects.requireNonNull(touches, "touches");
        Struct memory = touches.memory();
        int status = Native.pushTouches(open(), memory, touches.size(memory), size);
        if (status != TapZoomStatus.OK) throw badTouch(status, memory, (int) size[0]);
    }

    /**
     * Pushes one touch, as the method for a list does.
     *
     * @param touch The touch.
     * @throws TapZoomException As for a list.
     */
    public synchronized void push(Touch touch) {
        Objects.requireNonNull(touch, "touch");
        int status = Native.pushTouches(open(), touch, 1, size);
        if (status != TapZoomStatus.OK) throw Wrong.argument(status, (int) size[0], "touch", touch);
    }

    /**
     * Runs one frame: pushes the touches, advances the clock, polls the events, and reads the transform and the state.
     *
     * <p>A bad touch ends the call: the clock stays at the touch before it, and the call polls no events. A bad time
     * ends it after all touches. If {@link TapZoomException#getAcceptedTouches} is less than the number of touches,
     * that touch is bad; otherwise the time is.
     *
     * @param time Now, or a little earlier if touches reach you late, seconds.
     * @param touches The touches since the last frame, in the order in which they happened; null if there are none.
     * @param events Receives the events in place of its elements; null leaves them to {@link #pollEvents}.
     * @return The transform to draw with, the state and both counts: the same object at each call, which the next frame
     *     changes. {@code new Transform(result.getTransform())} keeps a transform, for example to compare it with the
     *     next one.
     * @throws TapZoomException As {@link #push(TouchList)}.
     */
    public synchronized FrameResult frame(double time, TouchList touches, EventList events) {
        Struct memory = touches == null ? null : touches.memory();
        result.clear(); // a call that takes no touch writes nothing
        int count = memory == null ? 0 : touches.size(memory);
        int status = Native.frame(
            open(), time, memory, count, events == null ? null : events.memory(),
            events == null ? 0 : events.capacity(), result);
        if (status != TapZoomStatus.OK && result.getAccepted() < count)
            throw badTouch(status, memory, result.getAccepted());
        if (status != TapZoomStatus.OK) throw Wrong.argument(status, result.getAccepted(), "time", time);
        if (events != null) events.resize(result.getEventCount());
        return result;
    }

    // ---- Snapshots and recordings ----

    /**
     * Returns a snapshot of the whole view: settings, sizes, time, contacts, gestures, animations, waiting events. A
     * view that loads it continues to the last bit. Only this version of the library, on a machine with the same byte
     * order, can load it. It does not contain the recording.
     *
     * @return The bytes.
     */
    public synchronized byte[] saveState() {
        check(Native.saveState(open(), null, 0, 0, size));
        byte[] bytes = new byte[(int) size[0]];
        return Arrays.copyOf(bytes, saveState(bytes));
    }

    /**
     * Writes a snapshot into an array of the program, and makes no object.
     *
     * @param bytes Receives the snapshot from its beginning.
     * @return The size of the snapshot in bytes.
     * @throws TapZoomException {@code TapZoomStatus.BUFFER_TOO_SMALL}.
     */
    public synchronized int saveState(byte[] bytes) {
        Objects.requireNonNull(bytes, "bytes");
        check(Native.saveState(open(), bytes, 0, bytes.length, size));
        return (int) size[0];
    }

    /**
     * Begins a recording: from now on the view keeps every call that changes it and succeeds. This discards recorded
     * bytes that the program has not fetched, and ends a replay on this view.
     *
     * @param capacity Bytes between two fetches. The beginning takes up to 1,024 more than the largest snapshot; 64 KiB
     *     hold seconds of touches.
     * @throws TapZoomException {@code TapZoomStatus.BUFFER_TOO_SMALL}: the beginning does not fit, and no recording
     *     runs; {@code TapZoomStatus.RANGE}: the capacity is negative.
     */
    public synchronized void beginRecording(int capacity) {
        long view = open();
        if (capacity < 0)
            throw new TapZoomException(TapZoomStatus.RANGE, "capacity", -1, "capacity=" + capacity + ": less than 0");
        Struct memory = new Struct(capacity);
        int status = Native.beginRecording(view, memory, capacity);
        // After any other refusal the recording goes on in its memory.
        if (status == TapZoomStatus.OK) handle.recording = memory;
        else if (status == TapZoomStatus.BUFFER_TOO_SMALL) handle.recording = null;
        check(status);
    }

    /**
     * Ends a part of the recording, and returns its bytes. All parts in a row form the recording.
     *
     * @return Whole calls, or no bytes.
     * @throws TapZoomException {@code TapZoomStatus.BUFFER_TOO_SMALL}: a call did not fit, and the recording ended
     *     before it. The first fetch after that still succeeds, with the calls that did fit.
     */
    public synchronized byte[] fetchRecording() {
        check(Native.fetchRecording(open(), size));
        byte[] bytes = new byte[(int) size[0]];
        if (bytes.length > 0) handle.recording.buffer.duplicate().get(bytes);
        return bytes;
    }

    /** Ends the recording or the replay. Fetch first: the call discards the bytes that the program has not fetched. */
    public synchronized void endRecording() {
        check(Native.endRecording(open()));
        handle.recording = null;
    }

    /**
     * Replays the next call of a recording. The first one makes the view equal to the recorded one. If the program
     * changes the view between two calls, the replay diverges.
     *
     * <pre>
     * for (int from = 0; from &lt; bytes.length;) from += view.replay(bytes, from, entry, events);
     * </pre>
     *
     * @param bytes The recording.
     * @param from Index of the first byte of the call.
     * @param entry Receives the call. May be null.
     * @param events Receives the events that the recorded program polled, in place of its elements; it has the usual
     *     capacity. May be null.
     * @return How many bytes the call took.
     * @throws TapZoomException {@code TapZoomStatus.DATA}: the bytes do not begin with a whole valid call, and nothing
     *     ran; {@code TapZoomStatus.DIVERGED}: the call ran, but its outcome differs from the recorded one. The entry
     *     and the events are those of the call.
     * @throws IllegalArgumentException The list of events has less than the usual capacity.
     */
    public synchronized int replay(byte[] bytes, int from, RecordEntry entry, EventList events) {
        Objects.requireNonNull(bytes, "bytes");
        long view = open();
        if (from < 0 || from > bytes.length) throw new IndexOutOfBoundsException("index " + from);
        if (events != null && events.capacity() < TapZoomConstants.EVENT_CAPACITY)
            throw new IllegalArgumentException(
                "events: the list needs a capacity of " + TapZoomConstants.EVENT_CAPACITY);
        RecordEntry call = entry == null ? new RecordEntry() : entry;
        int status = Native.replay(
            view, bytes, from, bytes.length - from, size, call, events == null ? null : events.memory());
        if (events != null && (status == TapZoomStatus.OK || status == TapZoomStatus.DIVERGED))
            events.resize(call.getEventCount());
        check(status);
        return (int) size[0];
    }

    /**
     * Reads the settings as the program has set them, for example to change one and pass them to {@link #setConfig}.
     *
     * @return The settings.
     */
    public Config getConfig() {
        Config config = new Config(Preset.PHOTOS);
        getConfig(config);
        return config;
    }

    private long open() {
        if (handle.view == 0) throw new IllegalStateException("tapzoom: the view has been closed");
        return handle.view;
    }

    static void check(int status) {
        if (status != TapZoomStatus.OK) throw new TapZoomException(status, null, -1, null);
    }

    /** The error of the touch after those that the view took. */
    private static TapZoomException badTouch(int status, Struct touches, int accepted) {
        Touch touch = new Touch(touches, touches.offset + accepted * Touch.SIZE);
        return Wrong.argument(status, accepted, "touches[" + accepted + "]:touch", touch);
    }

    // ---- The functions of the header ----

    // generate.py begins: methods
    /**
     * Changes the size and insets of the viewport. A fitted view stays fitted. For a new size, any other scales about
     * the center by as much as the fitted view; new insets keep its transform. Contacts and animations go on. While a
     * bar slides, call this in each frame.
     *
     * @param viewport The viewport.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE}.
     */
    public synchronized void setViewport(Viewport viewport) {
        Objects.requireNonNull(viewport, "viewport");
        int status = Native.setViewport(open(), viewport);
        if (status != TapZoomStatus.OK) throw Wrong.argument(status, "viewport", viewport);
    }

    /**
     * Pushes a report, in order with the touches. It adds to a drag or pinch, and stops an animation and a fling of
     * fingers.
     *
     * @param scroll The scroll.
     * @return Whether the view zooms or has room to pan, so that the page around it must not scroll.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE};
     *     {@code TapZoomStatus.ENUM}; {@code TapZoomStatus.TIME}.
     */
    public synchronized boolean push(Scroll scroll) {
        Objects.requireNonNull(scroll, "scroll");
        int status = Native.pushScroll(open(), scroll, integer);
        if (status != TapZoomStatus.OK) throw Wrong.argument(status, "scroll", scroll);
        return integer[0] != 0;
    }

    /**
     * Forgets all contacts, because the window lost its focus or the system took them. Gestures, scrolls,
     * {@code TapZoom.setVelocity} and a waiting tap are cancelled; animations and flings go on.
     *
     * @param time The time.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE};
     *     {@code TapZoomStatus.TIME}.
     */
    public synchronized void cancelTouches(double time) {
        int status = Native.cancelTouches(open(), time);
        if (status != TapZoomStatus.OK) throw Wrong.argument(status, "time", time);
    }

    /**
     * Advances the view's clock, once a frame, after its touches.
     *
     * @param time Now, or a little earlier if touches reach you late, seconds.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE};
     *     {@code TapZoomStatus.TIME}.
     */
    public synchronized void advance(double time) {
        int status = Native.advance(open(), time);
        if (status != TapZoomStatus.OK) throw Wrong.argument(status, "time", time);
    }

    /**
     * Takes the oldest events out of the view. Of the CHANGED events of a kind only the newest waits. A full queue
     * drops the oldest, but never the end of a gesture whose BEGAN you polled. A host that needs no events never polls.
     *
     * @param events Receives the events, up to its capacity, in place of its elements.
     * @return The number of events. Call again when it equals the capacity of the list.
     */
    public synchronized int pollEvents(EventList events) {
        Objects.requireNonNull(events, "events");
        check(Native.pollEvents(open(), events.memory(), events.capacity(), size));
        return events.resize((int) size[0]);
    }

    /**
     * Reads the clock, the next deadline, flags and counts.
     *
     * @param state Receives the state.
     */
    public synchronized void getState(ViewState state) {
        Objects.requireNonNull(state, "state");
        check(Native.getState(open(), state));
    }

    /**
     * Reads the clock, the next deadline, flags and counts.
     *
     * @return The state.
     */
    public ViewState getState() {
        ViewState found = new ViewState();
        getState(found);
        return found;
    }

    /**
     * Reads the transform at the view's clock, with the newest touches. To draw, use {@code TapZoom.getTransformAt}.
     *
     * @param transform Receives the transform.
     */
    public synchronized void getTransform(Transform transform) {
        Objects.requireNonNull(transform, "transform");
        check(Native.getTransform(open(), transform));
    }

    /**
     * Reads the transform at the view's clock, with the newest touches. To draw, use {@code TapZoom.getTransformAt}.
     *
     * @return The transform.
     */
    public Transform getTransform() {
        Transform found = new Transform();
        getTransform(found);
        return found;
    }

    /**
     * Reads the transform to draw with, as {@code TapZoom.frame} does. Touches with times of the device are shown some
     * milliseconds late, so that unequal rates of touches and frames do not judder. Touches with the time of their
     * frame are shown at once.
     *
     * @param time That of {@code TapZoom.advance}, or, for animations, when the frame will be shown, seconds.
     * @param transform Receives the transform.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE};
     *     {@code TapZoomStatus.TIME}: without lenient, more than 0.005 before the clock.
     */
    public synchronized void getTransformAt(double time, Transform transform) {
        Objects.requireNonNull(transform, "transform");
        int status = Native.getTransformAt(open(), time, transform);
        if (status != TapZoomStatus.OK) throw Wrong.argument(status, "time", time);
    }

    /**
     * Reads the transform to draw with, as {@code TapZoom.frame} does. Touches with times of the device are shown some
     * milliseconds late, so that unequal rates of touches and frames do not judder. Touches with the time of their
     * frame are shown at once.
     *
     * @param time That of {@code TapZoom.advance}, or, for animations, when the frame will be shown, seconds.
     * @return The transform.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE};
     *     {@code TapZoomStatus.TIME}: without lenient, more than 0.005 before the clock.
     */
    public Transform getTransformAt(double time) {
        Transform found = new Transform();
        getTransformAt(time, found);
        return found;
    }

    /**
     * Adds offset seconds, at most {@code TapZoomConstants.MAX_TIME} from 0, to every stored time. After a clock was
     * set back, pass now - {@code ViewState.time}.
     *
     * @param offset Seconds to add.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE}.
     */
    public synchronized void rebaseTime(double offset) {
        int status = Native.rebaseTime(open(), offset);
        if (status != TapZoomStatus.OK) throw Wrong.argument(status, "offset", offset);
    }

    /**
     * Goes to a transform, such as a saved one.
     *
     * @param transform The transform.
     * @param options How the view moves; null moves it at once.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE};
     *     {@code TapZoomStatus.ENUM}.
     */
    public synchronized void setTransform(Transform transform, CommandOptions options) {
        Objects.requireNonNull(transform, "transform");
        int status = Native.setTransform(open(), transform, options);
        if (status != TapZoomStatus.OK) throw Wrong.argument(status, "transform options", transform, options);
    }

    /**
     * Goes to a transform, such as a saved one. It does not animate.
     *
     * @param transform The transform.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE};
     *     {@code TapZoomStatus.ENUM}.
     */
    public void setTransform(Transform transform) {
        setTransform(transform, null);
    }

    /**
     * Zooms to a scale (1e-40 to 1e40) about ({@code viewX}, {@code viewY}), for example for a zoom slider.
     *
     * @param scale The scale.
     * @param viewX The point in view units.
     * @param viewY The point in view units.
     * @param options How the view moves; null moves it at once.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE};
     *     {@code TapZoomStatus.ENUM}.
     */
    public synchronized void zoomTo(double scale, double viewX, double viewY, CommandOptions options) {
        int status = Native.zoomTo(open(), scale, viewX, viewY, options);
        if (status != TapZoomStatus.OK)
            throw Wrong.argument(status, "scale viewX viewY options", scale, viewX, viewY, options);
    }

    /**
     * Zooms to a scale (1e-40 to 1e40) about ({@code viewX}, {@code viewY}), for example for a zoom slider. It does not
     * animate.
     *
     * @param scale The scale.
     * @param viewX The point in view units.
     * @param viewY The point in view units.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE};
     *     {@code TapZoomStatus.ENUM}.
     */
    public void zoomTo(double scale, double viewX, double viewY) {
        zoomTo(scale, viewX, viewY, null);
    }

    /**
     * Shows a rectangle of content, such as a search result, as large as possible in the safe area minus the padding.
     *
     * @param rect The rectangle.
     * @param options How the view moves; null moves it at once.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE};
     *     {@code TapZoomStatus.ENUM}.
     */
    public synchronized void zoomToRect(ContentRect rect, CommandOptions options) {
        Objects.requireNonNull(rect, "rect");
        int status = Native.zoomToRect(open(), rect, options);
        if (status != TapZoomStatus.OK) throw Wrong.argument(status, "rect options", rect, options);
    }

    /**
     * Shows a rectangle of content, such as a search result, as large as possible in the safe area minus the padding.
     * It does not animate.
     *
     * @param rect The rectangle.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE};
     *     {@code TapZoomStatus.ENUM}.
     */
    public void zoomToRect(ContentRect rect) {
        zoomToRect(rect, null);
    }

    /**
     * Moves a content point to the center of the safe area, at a scale (1e-40 to 1e40), or 0 to keep it.
     *
     * @param contentX The point in content units.
     * @param contentY The point in content units.
     * @param scale The scale.
     * @param options How the view moves; null moves it at once.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE};
     *     {@code TapZoomStatus.ENUM}.
     */
    public synchronized void centerOn(double contentX, double contentY, double scale, CommandOptions options) {
        int status = Native.centerOn(open(), contentX, contentY, scale, options);
        if (status != TapZoomStatus.OK)
            throw Wrong.argument(status, "contentX contentY scale:keptScale options", contentX, contentY, scale,
                options);
    }

    /**
     * Moves a content point to the center of the safe area, at a scale (1e-40 to 1e40), or 0 to keep it. It does not
     * animate.
     *
     * @param contentX The point in content units.
     * @param contentY The point in content units.
     * @param scale The scale.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE};
     *     {@code TapZoomStatus.ENUM}.
     */
    public void centerOn(double contentX, double contentY, double scale) {
        centerOn(contentX, contentY, scale, null);
    }

    /**
     * Rotates to an angle (radians, -1e40 to 1e40) about ({@code viewX}, {@code viewY}), along the shorter arc.
     *
     * @param rotation Radians.
     * @param viewX The point in view units.
     * @param viewY The point in view units.
     * @param options How the view moves; null moves it at once.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE};
     *     {@code TapZoomStatus.ENUM}.
     */
    public synchronized void rotateTo(double rotation, double viewX, double viewY, CommandOptions options) {
        int status = Native.rotateTo(open(), rotation, viewX, viewY, options);
        if (status != TapZoomStatus.OK)
            throw Wrong.argument(status, "rotation viewX viewY options", rotation, viewX, viewY, options);
    }

    /**
     * Rotates to an angle (radians, -1e40 to 1e40) about ({@code viewX}, {@code viewY}), along the shorter arc. It does
     * not animate.
     *
     * @param rotation Radians.
     * @param viewX The point in view units.
     * @param viewY The point in view units.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE};
     *     {@code TapZoomStatus.ENUM}.
     */
    public void rotateTo(double rotation, double viewX, double viewY) {
        rotateTo(rotation, viewX, viewY, null);
    }

    /**
     * Goes to the fitted view.
     *
     * @param options How the view moves; null moves it at once.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE};
     *     {@code TapZoomStatus.ENUM}.
     */
    public synchronized void fit(CommandOptions options) {
        int status = Native.fit(open(), options);
        if (status != TapZoomStatus.OK) throw Wrong.argument(status, "options", options);
    }

    /**
     * Goes to the fitted view. It does not animate.
     *
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE};
     *     {@code TapZoomStatus.ENUM}.
     */
    public void fit() {
        fit(null);
    }

    /**
     * Moves the content by (dx, dy) view units, each -{@code TapZoomConstants.MAX_LENGTH} to
     * {@code TapZoomConstants.MAX_LENGTH}.
     *
     * @param dx View units.
     * @param dy View units.
     * @param options How the view moves; null moves it at once.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE};
     *     {@code TapZoomStatus.ENUM}.
     */
    public synchronized void panBy(double dx, double dy, CommandOptions options) {
        int status = Native.panBy(open(), dx, dy, options);
        if (status != TapZoomStatus.OK) throw Wrong.argument(status, "dx dy options", dx, dy, options);
    }

    /**
     * Moves the content by (dx, dy) view units, each -{@code TapZoomConstants.MAX_LENGTH} to
     * {@code TapZoomConstants.MAX_LENGTH}. It does not animate.
     *
     * @param dx View units.
     * @param dy View units.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE};
     *     {@code TapZoomStatus.ENUM}.
     */
    public void panBy(double dx, double dy) {
        panBy(dx, dy, null);
    }

    /**
     * Multiplies the scale by a factor (1e-6 to 1e6) about ({@code viewX}, {@code viewY}).
     *
     * @param factor The factor.
     * @param viewX The point in view units.
     * @param viewY The point in view units.
     * @param options How the view moves; null moves it at once.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE};
     *     {@code TapZoomStatus.ENUM}.
     */
    public synchronized void zoomBy(double factor, double viewX, double viewY, CommandOptions options) {
        int status = Native.zoomBy(open(), factor, viewX, viewY, options);
        if (status != TapZoomStatus.OK)
            throw Wrong.argument(status, "factor viewX viewY options", factor, viewX, viewY, options);
    }

    /**
     * Multiplies the scale by a factor (1e-6 to 1e6) about ({@code viewX}, {@code viewY}). It does not animate.
     *
     * @param factor The factor.
     * @param viewX The point in view units.
     * @param viewY The point in view units.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE};
     *     {@code TapZoomStatus.ENUM}.
     */
    public void zoomBy(double factor, double viewX, double viewY) {
        zoomBy(factor, viewX, viewY, null);
    }

    /**
     * Rotates by an angle (radians, -1000 to 1000) about ({@code viewX}, {@code viewY}).
     *
     * @param angle Radians.
     * @param viewX The point in view units.
     * @param viewY The point in view units.
     * @param options How the view moves; null moves it at once.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE};
     *     {@code TapZoomStatus.ENUM}.
     */
    public synchronized void rotateBy(double angle, double viewX, double viewY, CommandOptions options) {
        int status = Native.rotateBy(open(), angle, viewX, viewY, options);
        if (status != TapZoomStatus.OK)
            throw Wrong.argument(status, "angle viewX viewY options", angle, viewX, viewY, options);
    }

    /**
     * Rotates by an angle (radians, -1000 to 1000) about ({@code viewX}, {@code viewY}). It does not animate.
     *
     * @param angle Radians.
     * @param viewX The point in view units.
     * @param viewY The point in view units.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE};
     *     {@code TapZoomStatus.ENUM}.
     */
    public void rotateBy(double angle, double viewX, double viewY) {
        rotateBy(angle, viewX, viewY, null);
    }

    /**
     * Moves the end of the motion by a step, so steps add up while an animation runs.
     *
     * @param action One of {@code Steps}.
     * @param options How the view moves; null moves it at once.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE};
     *     {@code TapZoomStatus.ENUM}.
     */
    public synchronized void step(int action, CommandOptions options) {
        int status = Native.step(open(), action, options);
        if (status != TapZoomStatus.OK) throw Wrong.argument(status, "action options", action, options);
    }

    /**
     * Moves the end of the motion by a step, so steps add up while an animation runs. It does not animate.
     *
     * @param action One of {@code Steps}.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE};
     *     {@code TapZoomStatus.ENUM}.
     */
    public void step(int action) {
        step(action, null);
    }

    /**
     * Reads the steps that would change the target now, to enable buttons or for a screen reader.
     *
     * @return {@code Steps} bits.
     */
    public synchronized int getActions() {
        check(Native.getActions(open(), integer));
        return integer[0];
    }

    /**
     * Moves the content with a velocity until the next call of this function, for held keys, sticks and edge scrolling.
     * To look right, x is negative. 0, {@code TapZoom.stopMotion}, {@code TapZoom.cancelTouches} and absolute commands
     * end it.
     *
     * @param velocity X and y -{@code TapZoomConstants.MAX_LENGTH} to {@code TapZoomConstants.MAX_LENGTH},
     *     {@code logScale} and rotation -1000 to 1000.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE}.
     */
    public synchronized void setVelocity(Velocity velocity) {
        Objects.requireNonNull(velocity, "velocity");
        int status = Native.setVelocity(open(), velocity);
        if (status != TapZoomStatus.OK) throw Wrong.argument(status, "velocity", velocity);
    }

    /**
     * Stops the animation, the fling, the scroll and the host's velocity, for example before a dialog. Fingers go on.
     */
    public synchronized void stopMotion() {
        check(Native.stopMotion(open()));
    }

    /**
     * Changes the settings. A fitted view stays fitted; any other goes into the new limits. Contacts and animations go
     * on, but a gesture that is switched off is cancelled.
     *
     * @param config The settings.
     * @param options How the view moves; null moves it at once.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE};
     *     {@code TapZoomStatus.ENUM}.
     */
    public synchronized void setConfig(Config config, CommandOptions options) {
        Objects.requireNonNull(config, "config");
        int status = Native.setConfig(open(), config, options);
        if (status != TapZoomStatus.OK) config.check();
        if (status != TapZoomStatus.OK) throw Wrong.argument(status, "options", options);
    }

    /**
     * Changes the settings. A fitted view stays fitted; any other goes into the new limits. Contacts and animations go
     * on, but a gesture that is switched off is cancelled. It does not animate.
     *
     * @param config The settings.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE};
     *     {@code TapZoomStatus.ENUM}.
     */
    public void setConfig(Config config) {
        setConfig(config, null);
    }

    /**
     * Reads the settings.
     *
     * @param config Receives the settings.
     */
    public synchronized void getConfig(Config config) {
        Objects.requireNonNull(config, "config");
        check(Native.getConfig(open(), config));
    }

    /**
     * Changes the content rectangle. Animations and drags go on.
     *
     * @param content In content units.
     * @param keep One of {@code Keep}.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE};
     *     {@code TapZoomStatus.ENUM}.
     */
    public synchronized void setContent(ContentRect content, int keep) {
        Objects.requireNonNull(content, "content");
        int status = Native.setContent(open(), content, keep);
        if (status != TapZoomStatus.OK) throw Wrong.argument(status, "content:rect keep", content, keep);
    }

    /**
     * Reads the rectangle of the content.
     *
     * @param content Receives the content.
     */
    public synchronized void getContent(ContentRect content) {
        Objects.requireNonNull(content, "content");
        check(Native.getContent(open(), content));
    }

    /**
     * Reads the rectangle of the content.
     *
     * @return The content.
     */
    public ContentRect getContent() {
        ContentRect found = new ContentRect();
        getContent(found);
        return found;
    }

    /**
     * Reads the size and insets of the viewport.
     *
     * @param viewport Receives the viewport.
     */
    public synchronized void getViewport(Viewport viewport) {
        Objects.requireNonNull(viewport, "viewport");
        check(Native.getViewport(open(), viewport));
    }

    /**
     * Reads the size and insets of the viewport.
     *
     * @return The viewport.
     */
    public Viewport getViewport() {
        Viewport found = new Viewport();
        getViewport(found);
        return found;
    }

    /**
     * Reads the transform at which the view will rest, to load content there in advance.
     *
     * @param transform Receives the transform.
     */
    public synchronized void getTargetTransform(Transform transform) {
        Objects.requireNonNull(transform, "transform");
        check(Native.getTargetTransform(open(), transform));
    }

    /**
     * Reads the transform at which the view will rest, to load content there in advance.
     *
     * @return The transform.
     */
    public Transform getTargetTransform() {
        Transform found = new Transform();
        getTargetTransform(found);
        return found;
    }

    /**
     * Reads the velocity of the content, at the center of the fingers that move it, otherwise of the safe area.
     *
     * @param velocity Receives the velocity.
     */
    public synchronized void getVelocity(Velocity velocity) {
        Objects.requireNonNull(velocity, "velocity");
        check(Native.getVelocity(open(), velocity));
    }

    /**
     * Reads the velocity of the content, at the center of the fingers that move it, otherwise of the safe area.
     *
     * @return The velocity.
     */
    public Velocity getVelocity() {
        Velocity found = new Velocity();
        getVelocity(found);
        return found;
    }

    /**
     * Reads the overscroll, for a page that follows, or a pull that closes or refreshes.
     *
     * @param overscroll Receives the overscroll.
     */
    public synchronized void getOverscroll(Overscroll overscroll) {
        Objects.requireNonNull(overscroll, "overscroll");
        check(Native.getOverscroll(open(), overscroll));
    }

    /**
     * Reads the overscroll, for a page that follows, or a pull that closes or refreshes.
     *
     * @return The overscroll.
     */
    public Overscroll getOverscroll() {
        Overscroll found = new Overscroll();
        getOverscroll(found);
        return found;
    }

    /**
     * Reads the scale limits and the fitted scale, for a zoom slider.
     *
     * @param range Receives the smallest, the largest and the fitted scale.
     */
    public synchronized void getScaleRange(double[] range) {
        Objects.requireNonNull(range, "range");
        check(Native.getScaleRange(open(), range));
    }

    /**
     * Reads the scale limits and the fitted scale, for a zoom slider.
     *
     * @return The smallest, the largest and the fitted scale.
     */
    public double[] getScaleRange() {
        double[] found = new double[3];
        getScaleRange(found);
        return found;
    }

    /**
     * Reads the part of the content plane that the viewport shows under a transform.
     *
     * @param transform The transform.
     * @param rect Receives the rectangle.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE}.
     */
    public synchronized void getVisibleRect(Transform transform, ContentRect rect) {
        Objects.requireNonNull(transform, "transform");
        Objects.requireNonNull(rect, "rect");
        int status = Native.getVisibleRect(open(), transform, rect);
        if (status != TapZoomStatus.OK) throw Wrong.argument(status, "transform", transform);
    }

    /**
     * Reads the part of the content plane that the viewport shows under a transform.
     *
     * @param transform The transform.
     * @return The rectangle.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE}.
     */
    public ContentRect getVisibleRect(Transform transform) {
        ContentRect found = new ContentRect();
        getVisibleRect(transform, found);
        return found;
    }

    /**
     * Reads where in the content the center of the safe area may lie, for scroll bars: thumb / bar = visible / (visible
     * + range).
     *
     * @param transform Its scale and rotation count. null means the displayed transform.
     * @param rect Receives the range. A size is 0 where the content cannot move.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE}.
     */
    public synchronized void getPanRange(Transform transform, ContentRect rect) {
        Objects.requireNonNull(rect, "rect");
        int status = Native.getPanRange(open(), transform, rect);
        if (status != TapZoomStatus.OK) throw Wrong.argument(status, "transform", transform);
    }

    /**
     * Reads where in the content the center of the safe area may lie, for scroll bars: thumb / bar = visible / (visible
     * + range).
     *
     * @param transform Its scale and rotation count. null means the displayed transform.
     * @return The range. A size is 0 where the content cannot move.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE}.
     */
    public ContentRect getPanRange(Transform transform) {
        ContentRect found = new ContentRect();
        getPanRange(transform, found);
        return found;
    }

    /**
     * Reads the scale, device pixels per content unit, at which to draw content into a bitmap. It changes at SETTLED,
     * with sizes and settings, when an animation zooms in, and under fingers at each factor of 2.
     *
     * @return The scale.
     */
    public synchronized double getRasterScale() {
        check(Native.getRasterScale(open(), number));
        return number[0];
    }

    /**
     * Computes how to show a bitmap at the scale of {@code TapZoom.getRasterScale} until it is drawn again.
     *
     * @param transform The transform to show.
     * @param residual Receives the transform from pixels of the bitmap to device pixels of the viewport. At rest it
     *     keeps them sharp.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE}.
     */
    public synchronized void getRasterTransform(Transform transform, Transform residual) {
        Objects.requireNonNull(transform, "transform");
        Objects.requireNonNull(residual, "residual");
        int status = Native.getRasterTransform(open(), transform, residual);
        if (status != TapZoomStatus.OK) throw Wrong.argument(status, "transform", transform);
    }

    /**
     * Computes how to show a bitmap at the scale of {@code TapZoom.getRasterScale} until it is drawn again.
     *
     * @param transform The transform to show.
     * @return The transform from pixels of the bitmap to device pixels of the viewport. At rest it keeps them sharp.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE}.
     */
    public Transform getRasterTransform(Transform transform) {
        Transform found = new Transform();
        getRasterTransform(transform, found);
        return found;
    }

    /**
     * Computes where a tap on a block of content, such as a column of text, should zoom, by the rules of Blink. Pass it
     * to {@code TapZoom.setTransform}.
     *
     * @param block The block.
     * @param contentX The point in content units.
     * @param contentY The point in content units.
     * @param maxScale Largest legible scale, 1e-40 to 1e40, or 0: that of the view.
     * @param transform Receives the transform.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE}.
     */
    public synchronized void getSmartZoom(ContentRect block, double contentX, double contentY, double maxScale,
                                          Transform transform) {
        Objects.requireNonNull(block, "block");
        Objects.requireNonNull(transform, "transform");
        int status = Native.getSmartZoom(open(), block, contentX, contentY, maxScale, transform);
        if (status != TapZoomStatus.OK)
            throw Wrong.argument(status, "block:rect contentX contentY maxScale", block, contentX, contentY, maxScale);
    }

    /**
     * Computes where a tap on a block of content, such as a column of text, should zoom, by the rules of Blink. Pass it
     * to {@code TapZoom.setTransform}.
     *
     * @param block The block.
     * @param contentX The point in content units.
     * @param contentY The point in content units.
     * @param maxScale Largest legible scale, 1e-40 to 1e40, or 0: that of the view.
     * @return The transform.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE}.
     */
    public Transform getSmartZoom(ContentRect block, double contentX, double contentY, double maxScale) {
        Transform found = new Transform();
        getSmartZoom(block, contentX, contentY, maxScale, found);
        return found;
    }

    /**
     * Reads the owner of a contact that is down.
     *
     * @param id The id of the contact.
     * @return One of {@code ContactOwner}.
     * @throws TapZoomException {@code TapZoomStatus.CONTACT_UNKNOWN}.
     */
    public synchronized int getContactOwner(long id) {
        check(Native.getContactOwner(open(), id, integer));
        return integer[0];
    }

    /**
     * Gives a landed contact to you (a claim), such as a finger on a button, or to the view. A claim acts as CANCELLED;
     * VIEW lands the contact anew, without a tap or a jump.
     *
     * @param id The id of the contact.
     * @param owner {@code ContactOwner.HOST} or {@code ContactOwner.VIEW}.
     * @throws TapZoomException {@code TapZoomStatus.ENUM}; {@code TapZoomStatus.CONTACT_UNKNOWN}.
     */
    public synchronized void setContactOwner(long id, int owner) {
        int status = Native.setContactOwner(open(), id, owner);
        if (status != TapZoomStatus.OK) throw Wrong.argument(status, "owner", owner);
    }

    /**
     * Reads the contacts that are down, in any order.
     *
     * @param contacts Receives the contacts, up to its capacity, in place of its elements.
     * @return Their number, at most {@code TapZoomConstants.MAX_CONTACTS}, also if the list has a smaller capacity.
     */
    public synchronized int getContacts(ContactList contacts) {
        Objects.requireNonNull(contacts, "contacts");
        check(Native.getContacts(open(), contacts.memory(), contacts.capacity(), size));
        return contacts.resize((int) size[0]);
    }

    /**
     * Reports that a pen hovers near the glass: fingers that land within {@code penGuardTime} are ignored.
     *
     * @param time The time.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE};
     *     {@code TapZoomStatus.TIME}.
     */
    public synchronized void penNear(double time) {
        int status = Native.penNear(open(), time);
        if (status != TapZoomStatus.OK) throw Wrong.argument(status, "time", time);
    }

    /**
     * Tells the view the offset of your pager (the strip of pages around the content), in each frame while it moves.
     * PAN reports the travel beyond {@code pagerEdges} in {@code unconsumedX} and {@code unconsumedY}.
     *
     * @param x View units: the sum of all polled {@code unconsumedX} and {@code unconsumedY}, plus the pager's own
     *     motion.
     * @param y View units: the sum of all polled {@code unconsumedX} and {@code unconsumedY}, plus the pager's own
     *     motion.
     * @throws TapZoomException {@code TapZoomStatus.NOT_FINITE}; {@code TapZoomStatus.RANGE}.
     */
    public synchronized void setPagerOffset(double x, double y) {
        int status = Native.setPagerOffset(open(), x, y);
        if (status != TapZoomStatus.OK) throw Wrong.argument(status, "x y", x, y);
    }

    /**
     * Makes a view equal to the saved one.
     *
     * @param bytes A snapshot.
     * @throws TapZoomException {@code TapZoomStatus.DATA}.
     */
    public synchronized void loadState(byte[] bytes) {
        Objects.requireNonNull(bytes, "bytes");
        check(Native.loadState(open(), bytes, 0, bytes.length));
    }
    // generate.py ends
}
