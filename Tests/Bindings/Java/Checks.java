// SPDX-License-Identifier: MIT

import io.tapzoom.Buttons;
import io.tapzoom.CommandOptions;
import io.tapzoom.Config;
import io.tapzoom.ContactList;
import io.tapzoom.ContentRect;
import io.tapzoom.EventKind;
import io.tapzoom.EventList;
import io.tapzoom.Fit;
import io.tapzoom.FrameResult;
import io.tapzoom.GestureEvent;
import io.tapzoom.Gestures;
import io.tapzoom.Preset;
import io.tapzoom.RecordEntry;
import io.tapzoom.ScaleLevel;
import io.tapzoom.Scroll;
import io.tapzoom.TapZoom;
import io.tapzoom.TapZoomConstants;
import io.tapzoom.TapZoomException;
import io.tapzoom.TapZoomStatus;
import io.tapzoom.Tool;
import io.tapzoom.Touch;
import io.tapzoom.TouchList;
import io.tapzoom.TouchPhase;
import io.tapzoom.Transform;
import io.tapzoom.Velocity;
import io.tapzoom.Viewport;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;

/** Checks what the script of calls does not: copies, lists, nulls, hostile values, the end of a view, threads. */
public final class Checks {
    private static int passed;

    static void check(boolean holds, Object what) {
        if (!holds) throw new AssertionError(what);
        passed++;
    }

    static void same(Object found, Object wanted) { check(wanted.equals(found), found + " is not " + wanted); }

    static void refused(int status, Runnable call) {
        try {
            call.run();
        } catch (TapZoomException error) {
            same(error.getStatus(), status);
            return;
        }
        throw new AssertionError("not refused");
    }

    static void thrown(Class<? extends Throwable> type, Runnable call) {
        try {
            call.run();
        } catch (RuntimeException error) {
            same(error.getClass(), type);
            return;
        }
        throw new AssertionError("not thrown: " + type);
    }

    /** A null argument is refused by the name of its parameter. */
    static void named(String parameter, Runnable call) {
        try {
            call.run();
        } catch (NullPointerException error) {
            same(error.getMessage(), parameter);
            return;
        }
        throw new AssertionError("null is taken: " + parameter);
    }

    static TapZoom view(int preset) {
        return new TapZoom(new Config(preset), new Viewport(400, 600), new ContentRect(2000, 3000));
    }

    // ---- Values: the script of Tests/Bindings/calls sets and reads each field ----

    static final Class<?>[] STRUCTS = {Transform.class, Velocity.class, ContentRect.class, Viewport.class, Touch.class,
        Scroll.class, ScaleLevel.class, Config.class, CommandOptions.class};

    static Object made(Class<?> type) throws ReflectiveOperationException {
        return type == Config.class ? new Config(Preset.PHOTOS) : type.getConstructor().newInstance();
    }

    /** A copy is equal, another value is not, and both have a text. */
    static void values() throws ReflectiveOperationException {
        for (Class<?> type : STRUCTS) {
            Object struct = made(type);
            for (Method method : type.getMethods())
                if (method.getName().startsWith("set") && method.getParameterTypes()[0] == double.class)
                    method.invoke(struct, 1000.5);
            Object copy = type.getConstructor(type).newInstance(struct);
            same(copy, struct);
            same(copy.hashCode(), struct.hashCode());
            check(!copy.equals(made(type)) && !copy.equals(null) && !copy.equals("text"), type);
            check(copy.toString().startsWith(type.getSimpleName() + "("), copy);
        }
        same(new Transform(2, 3, 4).toString(), "Transform(scale=2.0, rotation=0.0, x=3.0, y=4.0)");
        String shown = new Config(Preset.READER).setGestures(Gestures.PAN | Gestures.PINCH)
            .setEvents(EventKind.bit(EventKind.TAP) | EventKind.bit(EventKind.FLING))
            .setHostTools(Tool.bit(Tool.PEN) | Tool.bit(Tool.MOUSE)).setHostButtons(Buttons.ERASER).toString();
        for (String part : new String[] {"fit=WIDTH", "gestures=PAN|PINCH,", "events=TAP|FLING,",
                 "hostTools=PEN|MOUSE,", "hostButtons=ERASER,", "pagerEdges=0,", "levels=[ScaleLevel(fit=WIDTH, "})
            check(shown.contains(part), part + " in " + shown);
        check(new Config(Preset.MAPS).setEvents(-1).toString().contains("events=ALL,"), "all events");
        check(new Touch(1, 2, TouchPhase.MOVED, 0, 0).setButtons(Buttons.PRIMARY | Buttons.BACK | 1 << 31).toString()
            .contains("phase=MOVED, tool=FINGER, flags=0, buttons=PRIMARY|BACK|-2147483648,"), "names of a touch");
        same(EventKind.name(EventKind.PINCH), "PINCH");
        same(EventKind.name(4), "4");
        Config photos = new Config(Preset.PHOTOS);
        same(new Config(Preset.READER).set(photos), photos);
        refused(TapZoomStatus.ENUM, () -> new Config(9));
    }

    static void settings() {
        Config config = new Config(Preset.MAPS);
        ScaleLevel[] many = new ScaleLevel[9];
        Arrays.fill(many, new ScaleLevel(Fit.NONE, 1));
        try {
            config.setLevels(many);
            check(false, "nine levels");
        } catch (TapZoomException error) {
            same(error.getField(), "levels");
        }
        named("values[1]", () -> config.setLevels(new ScaleLevel(), null));
        same(config.getLevels().length, 0);
        try {
            new TapZoom(config.setTapTime(-1), new Viewport(1, 1), new ContentRect(1, 1)).close();
            check(false, "a wrong setting");
        } catch (TapZoomException error) {
            same(error.getField(), "tap_time");
        }
    }

    /** The creation names the wrong one of both sizes, or the first wrong setting. */
    static void wrongSizes() {
        double[] wrong = {0, -1, Double.NaN, Double.POSITIVE_INFINITY, 1e300};
        for (double value : wrong) {
            same(wrongSize(new Viewport(value, 1), new ContentRect(1, 1)), "viewport");
            same(wrongSize(new Viewport(1, 1).setLeft(value == 0 ? -1 : value), new ContentRect(1, 1)), "viewport");
            same(wrongSize(new Viewport(1, 1), new ContentRect(1, value)), "content");
            same(wrongSize(new Viewport(1, value), new ContentRect(value, 1)), "viewport");
        }
    }

    static String wrongSize(Viewport viewport, ContentRect content) {
        try {
            new TapZoom(new Config(Preset.MAPS), viewport, content).close();
        } catch (TapZoomException error) {
            check(error.getMessage().matches(error.getField() + "\\.\\w+=\\S+: outside .*"), error.getMessage());
            return error.getField();
        }
        return "none of " + viewport + content;
    }

    static void refused(int status, String message, Runnable call) {
        try {
            call.run();
        } catch (TapZoomException error) {
            same(error.getMessage(), message);
            same(error.getStatus(), status);
            return;
        }
        check(false, "none: " + message);
    }

    /** A message has the name of the wrong number, its value and its range. */
    static void messages() {
        int range = TapZoomStatus.RANGE, notFinite = TapZoomStatus.NOT_FINITE, unknown = TapZoomStatus.ENUM;
        Config config = new Config(Preset.PHOTOS);
        refused(range, "zoomStep=0.5: outside 1.01 to 100", new Config(config).setZoomStep(0.5)::check);
        refused(range, "flingMaxSpeed=1: outside flingMinSpeed to 1e6", new Config(config).setFlingMaxSpeed(1)::check);
        refused(unknown, "fit=7: outside 0 to 6 (Fit)", new Config(config).setFit(7)::check);
        refused(unknown, "gestures=1: outside the bits of Gestures", new Config(config).setGestures(1)::check);
        refused(unknown, "minScale.otherFit=9: outside 0 to 6 (Fit)",
            new Config(config).setMinScale(ScaleLevel.larger(Fit.CONTAIN, 1, 9, 1))::check);
        refused(range, "minScale.otherFit=3: needs otherFactor",
            new Config(config).setMinScale(ScaleLevel.larger(Fit.CONTAIN, 1, Fit.WIDTH, 0))::check);
        same(new ScaleLevel(8), new ScaleLevel(Fit.NONE, 8));
        refused(notFinite, "levels[1].factor=Infinity: outside 1e-6 to 1e6", new Config(config).setLevels(
            new ScaleLevel[] {new ScaleLevel(2.5), new ScaleLevel(Double.POSITIVE_INFINITY)})::check);
        refused(range, "levels: at most 8, not 9", () -> config.setLevels(new ScaleLevel[9]));
        Transform flat = new Transform();
        CommandOptions odd = new CommandOptions().setAnimated(true).setQuiet(true);
        try (TapZoom view = new TapZoom(config, new Viewport(400, 600), new ContentRect(2000, 3000))) {
            refused(range, "viewport.width=0: outside 1e-6 to 1e12", () -> view.setViewport(new Viewport(0, 1)));
            refused(notFinite, "factor=NaN: outside 1e-6 to 1e6", () -> view.zoomBy(Double.NaN, 0, 0));
            refused(range, "viewY=2000000000000: outside -1e12 to 1e12", () -> view.zoomBy(2, 0, 2e12));
            refused(range, "scale=-1: outside 0, or 1e-40 to 1e40", () -> view.centerOn(0, 0, -1));
            refused(range, "options.duration=20: outside 0, or 0.001 to 10",
                () -> view.fit(new CommandOptions().setDuration(20)));
            refused(range, "options.quiet=1: outside 0 (1 only without animated)", () -> view.setConfig(config, odd));
            String steps = "1, or 2, or 4, or 8, or 16, or 32, or 64, or 128, or 256 (one of Steps)";
            refused(unknown, "action=3: outside " + steps, () -> view.step(3));
            refused(unknown, "keep=7: outside 0 to 1 (Keep)", () -> view.setContent(new ContentRect(1, 1), 7));
            refused(unknown, "scroll.unit=9: outside 0 to 3 (ScrollUnit)", () -> view.push(new Scroll().setUnit(9)));
            refused(range, "transform.scale=0: outside 1e-40 to 1e40", () -> view.getVisibleRect(flat));
            refused(range, "this.scale=0: outside 1e-40 to 1e40", flat::invert);
            TouchList touches = new TouchList();
            touches.add(0, 1, TouchPhase.BEGAN, 1, 1);
            touches.add(0, 2, 0, 1, 1);
            refused(unknown, "touches[1].phase=0: outside 1 to 4 (TouchPhase)", () -> view.push(touches));
            touches.clear();
            touches.add(Double.NaN, 3, TouchPhase.BEGAN, 1, 1);
            refused(notFinite, "touches[0].time=NaN: outside -1e12 to 1e12", () -> view.frame(0, touches, null));
            refused(notFinite, "touch.time=NaN: outside -1e12 to 1e12", () -> view.push(touches.get(0)));
            refused(range, "time=-10000000000000: outside -1e12 to 1e12", () -> view.frame(-1e13, null, null));
            refused(range, "capacity=-1: less than 0", () -> view.beginRecording(-1));
            view.rebaseTime(1e12);
            refused(range, "a number is outside its range", () -> view.rebaseTime(1e12)); // the sum is
        }
    }

    // ---- Lists and arrays ----

    /** Lists of touches, events and contacts; a result that each frame fills again; how many touches a view took. */
    static void lists(TapZoom view) {
        TouchList touches = new TouchList(2);
        EventList events = new EventList(), few = new EventList(2);
        touches.add(1, 1, TouchPhase.BEGAN, 150, 300).setTool(Tool.PEN).setSize(8);
        touches.add(1, 2, TouchPhase.BEGAN, 250, 300);
        touches.add(new Touch(1.1, 1, TouchPhase.MOVED, 100, 300)); // it grows
        touches.add(touches.get(1));
        touches.get(3).setTime(1.1).setPhase(TouchPhase.MOVED).setX(300);
        same(touches.size(), 4);
        same(touches.get(0).getSize(), 8.0);
        FrameResult frame = view.frame(1.1, touches, few);
        check(frame.getEventCount() == 2 && few.size() == 2, few);
        check(frame.getState().toString().contains("flags=TOUCHED|ZOOMED 0,"), frame);
        same(view.getContacts(new ContactList(1)), 2);
        view.push(new Touch(1.2, 2, TouchPhase.ENDED, 300, 300));
        check(view.frame(2, null, null) == frame, "one result");
        check(view.pollEvents(events) > 0, "events wait for a poll");
        view.frame(2, null, events);
        check(events.isEmpty(), events);
        view.cancelTouches(3);
        touches.clear();
        check(touches.isEmpty(), touches);
        view.push(touches);
        touches.add(5, 1, TouchPhase.BEGAN, 1, 1);
        touches.add(5, 2, 9, 1, 1);
        try {
            view.frame(5, touches, events);
            check(false, "a wrong phase");
        } catch (TapZoomException error) {
            same(error.getAcceptedTouches(), 1);
            same(error.getField(), "touches[1]");
        }
        try {
            for (Touch touch : touches) touches.add(touch);
            check(false, "a list that grows under its loop");
        } catch (java.util.ConcurrentModificationException error) {
            same(touches.size(), 3);
        }
        view.cancelTouches(5);
    }

    /** Results in objects of the program. */
    static void transforms() {
        Transform t = new Transform(2, 10, 20), result = new Transform();
        t.invert(result);
        same(result, t.invert());
        thrown(ArrayIndexOutOfBoundsException.class, () -> t.toAffine(new double[5]));
        thrown(ArrayIndexOutOfBoundsException.class, () -> t.toMatrix(0, 0, new float[15]));
        named("matrix", () -> t.toAffine(null));
        named("inner", () -> t.compose(null));
        named("result", () -> t.compose(t, null));
        refused(TapZoomStatus.RANGE, () -> new Transform().invert());
        refused(TapZoomStatus.NOT_FINITE, () -> t.viewToContent(Double.NaN, 0));
        double[] kept = {1, 2};
        refused(TapZoomStatus.NOT_FINITE, () -> t.contentToView(Double.NaN, 0, kept));
        same(kept[1], 2.0);
    }

    static void states(TapZoom view) {
        byte[] saved = view.saveState();
        byte[] memory = new byte[1 << 15];
        same(view.saveState(memory), saved.length);
        check(Arrays.equals(Arrays.copyOf(memory, saved.length), saved), "a snapshot in an array of the program");
        refused(TapZoomStatus.BUFFER_TOO_SMALL, () -> view.saveState(new byte[saved.length - 1]));
        refused(TapZoomStatus.BUFFER_TOO_SMALL, () -> view.saveState(new byte[0]));
        refused(TapZoomStatus.DATA, () -> view.loadState(memory));

        same(view.fetchRecording().length, 0);
        view.endRecording();
        refused(TapZoomStatus.RANGE, () -> view.beginRecording(-1));
        refused(TapZoomStatus.BUFFER_TOO_SMALL, () -> view.beginRecording(0));
        view.beginRecording(1 << 16);
        view.zoomBy(2, 200, 300);
        view.pollEvents(new EventList());
        byte[] recording = view.fetchRecording();
        view.endRecording();
        RecordEntry entry = new RecordEntry();
        try (TapZoom other = view(Preset.PHOTOS)) {
            thrown(IndexOutOfBoundsException.class, () -> entry.getNumber(16));
            thrown(IndexOutOfBoundsException.class, () -> entry.getInteger(-1));
            thrown(IndexOutOfBoundsException.class, () -> other.replay(recording, recording.length + 1, null, null));
            thrown(IndexOutOfBoundsException.class, () -> other.replay(recording, -1, null, null));
            refused(TapZoomStatus.DATA, () -> other.replay(recording, recording.length, null, null));
            try {
                other.replay(recording, 0, null, new EventList(31));
                check(false, "a small list");
            } catch (IllegalArgumentException error) {
                same(error.getMessage(), "events: the list needs a capacity of 32");
            }
            other.replay(recording, 0, null, null);
            other.fit();
            other.zoomBy(1.5, 0, 0);
            refused(TapZoomStatus.DIVERGED, () -> {
                for (int at = other.replay(recording, 0, null, null); at < recording.length;) {
                    other.panBy(1, 1);
                    at += other.replay(recording, at, null, null);
                }
            });
            garbage(other, recording, saved);
        }
    }

    /** Damaged recordings and snapshots are refused, or change the view: they do not crash. */
    static void garbage(TapZoom view, byte[] recording, byte[] snapshot) {
        Random random = new Random(1);
        for (int round = 0; round < 3000; round++) {
            byte[] bytes = (round % 2 == 0 ? recording : snapshot).clone();
            for (int i = random.nextInt(4); i >= 0; i--) bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
            try {
                if (round % 2 == 1) view.loadState(Arrays.copyOf(bytes, random.nextInt(bytes.length + 1)));
                else for (int from = 0; from < bytes.length;) from += view.replay(bytes, from, null, null);
            } catch (TapZoomException error) {
                check(error.getStatus() == TapZoomStatus.DATA || error.getStatus() == TapZoomStatus.DIVERGED, error);
            }
        }
    }

    // ---- Every method, by reflection ----

    static List<Method> methods() {
        List<Method> found = new ArrayList<>();
        for (Method method : TapZoom.class.getDeclaredMethods())
            if (Modifier.isPublic(method.getModifiers()) && !Modifier.isStatic(method.getModifiers())
                && !method.getName().equals("close")) found.add(method);
        check(found.size() > 60, found.size());
        found.sort(Comparator.comparing(Method::toString));
        return found;
    }

    static Object argument(Class<?> type) throws ReflectiveOperationException {
        if (type == double.class) return 1.0;
        if (type == long.class) return 1L;
        if (type == int.class) return 1;
        if (type == byte[].class) return new byte[100];
        if (type == double[].class) return new double[9];
        return made(type);
    }

    static Throwable thrown(TapZoom view, Method method, Object... arguments) throws ReflectiveOperationException {
        try {
            method.invoke(view, arguments);
            return null;
        } catch (InvocationTargetException error) {
            return error.getCause();
        }
    }

    static void closed() throws ReflectiveOperationException {
        TapZoom view = view(Preset.MAPS);
        view.beginRecording(1 << 16);
        view.close();
        view.close();
        for (Method method : methods()) {
            Object[] arguments = new Object[method.getParameterCount()];
            for (int i = 0; i < arguments.length; i++) arguments[i] = argument(method.getParameterTypes()[i]);
            Throwable error = thrown(view, method, arguments);
            check(error instanceof IllegalStateException && error.getMessage().contains("closed"), method);
        }
    }

    static final double[] DOUBLES = {Double.NaN, Double.POSITIVE_INFINITY, -1, 0, 1e300, -1e13, Double.MIN_VALUE, 1};
    static final int[] INTS = {Integer.MIN_VALUE, -1, 0, 77, Integer.MAX_VALUE};

    /** Nulls and wild numbers in every method: an exception or a result, and the view still works. */
    static void wild() throws ReflectiveOperationException {
        Random random = new Random(2);
        try (TapZoom view = view(Preset.MAPS)) {
            for (int round = 0; round < 200; round++)
                for (Method method : methods()) {
                    Object[] arguments = new Object[method.getParameterCount()];
                    for (int i = 0; i < arguments.length; i++) arguments[i] = wild(
                        method.getParameterTypes()[i], random, method.getName().equals("beginRecording"));
                    Throwable error = thrown(view, method, arguments);
                    check(error == null || error instanceof TapZoomException || error instanceof NullPointerException
                          || error instanceof IndexOutOfBoundsException || error instanceof IllegalArgumentException,
                        method + " " + error);
                }
            check(view.getTransform().getScale() > 0, "the view works");
        }
    }

    static Object wild(Class<?> type, Random random, boolean isSize) throws ReflectiveOperationException {
        if (type == double.class) return DOUBLES[random.nextInt(DOUBLES.length)];
        if (type == long.class) return random.nextLong();
        if (type == int.class) return isSize ? random.nextInt(1 << 16) - 100 : INTS[random.nextInt(INTS.length)];
        if (random.nextInt(3) == 0) return null;
        if (type == byte[].class) return new byte[random.nextInt(3)];
        if (type == double[].class) return new double[random.nextInt(3)];
        Object found = made(type);
        if (found instanceof TouchList)
            for (int i = random.nextInt(3); i > 0; i--)
                ((TouchList) found).add(DOUBLES[random.nextInt(8)], random.nextInt(3), random.nextInt(6),
                    DOUBLES[random.nextInt(8)], DOUBLES[random.nextInt(8)]);
        else if (Arrays.asList(STRUCTS).contains(type))
            for (Method method : type.getMethods())
                if (method.getName().startsWith("set") && method.getParameterCount() == 1 && random.nextInt(4) == 0) {
                    Class<?> of = method.getParameterTypes()[0];
                    if (of == double.class) method.invoke(found, DOUBLES[random.nextInt(8)]);
                    if (of == int.class) method.invoke(found, INTS[random.nextInt(5)]);
                }
        return found;
    }

    static void nulls() throws ReflectiveOperationException {
        Config config = new Config(Preset.MAPS);
        Viewport viewport = new Viewport(1, 1);
        ContentRect content = new ContentRect(1, 1);
        named("config", () -> new TapZoom(null, viewport, content));
        named("viewport", () -> new TapZoom(config, null, content));
        named("content", () -> new TapZoom(config, viewport, null));
        named("other", () -> new Config(null));
        named("other", () -> config.set(null));
        named("value", () -> config.setMinScale(null));
        named("values", () -> config.setLevels((ScaleLevel[]) null));
        named("other", () -> new TouchList().add(null));
        try (TapZoom view = view(Preset.MAPS)) {
            named("touches", () -> view.push((TouchList) null));
            named("touch", () -> view.push((Touch) null));
            named("scroll", () -> view.push((Scroll) null));
            named("config", () -> view.setConfig(null));
            named("events", () -> view.pollEvents(null));
            named("contacts", () -> view.getContacts(null));
            named("range", () -> view.getScaleRange(null));
            named("bytes", () -> view.saveState(null));
            named("bytes", () -> view.loadState(null));
            named("bytes", () -> view.replay(null, 0, null, null));
            int count = 0;
            for (Method method : methods()) {
                boolean isFrame = method.getName().equals("frame");
                for (int i = 0; i < method.getParameterCount(); i++) {
                    Object[] arguments = new Object[method.getParameterCount()];
                    for (int k = 0; k < arguments.length; k++)
                        arguments[k] = argument(method.getParameterTypes()[k]);
                    Class<?> type = method.getParameterTypes()[i];
                    boolean mayBeNull = method.getName().equals("getPanRange") && type == Transform.class;
                    if (type.isPrimitive() || type == CommandOptions.class || isFrame || mayBeNull
                        || method.getName().equals("replay")) continue;
                    arguments[i] = null;
                    Throwable error = thrown(view, method, arguments);
                    check(error instanceof NullPointerException && error.getMessage().matches("[a-z]+"),
                        method + " " + error);
                    count++;
                }
            }
            check(count > 30, count);
        }
        refused(TapZoomStatus.RANGE, () -> new TapZoom(config, viewport, content.setWidth(-1)));
        thrown(IllegalArgumentException.class, () -> new EventList(0));
        thrown(IllegalArgumentException.class, () -> new TouchList(Integer.MAX_VALUE));
        thrown(IndexOutOfBoundsException.class, () -> new TouchList().get(0));
        thrown(UnsupportedOperationException.class, () -> new EventList().add(new GestureEvent()));
    }

    // ---- Threads ----

    /** Closes a view while another thread calls it: that thread gets the exception. */
    static void closeElsewhere() throws InterruptedException {
        for (int round = 0; round < 300; round++) {
            TapZoom view = view(Preset.MAPS);
            AtomicReference<Throwable> end = new AtomicReference<>();
            Thread calls = new Thread(() -> {
                try {
                    TouchList touches = new TouchList();
                    EventList events = new EventList();
                    for (int i = 0;; i++) {
                        touches.clear();
                        touches.add(i, 1, i == 0 ? TouchPhase.BEGAN : TouchPhase.MOVED, i % 300, 5);
                        view.frame(i, touches, events);
                    }
                } catch (IllegalStateException error) {
                    end.set(error);
                }
            });
            calls.start();
            if (round % 2 == 0) Thread.yield();
            view.close();
            calls.join();
            check(end.get() != null, "the other thread ended");
        }
    }

    /** Two threads share a view and a list of touches. No call is BUSY, and none crashes. */
    static void share() throws InterruptedException {
        try (TapZoom view = new TapZoom(new Config(Preset.MAPS), new Viewport(400, 600),
                                        new ContentRect(2000, 3000))) {
            AtomicReference<Throwable> wrong = new AtomicReference<>();
            TouchList[] shared = {new TouchList(1)};
            Runnable work = () -> {
                for (int i = 0; i < 2000; i++)
                    try {
                        if (i % 100 == 0) shared[0] = new TouchList(1);
                        shared[0].add(i, i % 5, 1 + i % 4, i % 300, 5);
                        view.push(shared[0]);
                        view.getTransform();
                    } catch (TapZoomException error) {
                        if (error.getStatus() == TapZoomStatus.BUSY) wrong.set(error);
                    } catch (RuntimeException error) {
                        // The list is not for two threads: its own errors are allowed.
                    }
            };
            Thread[] threads = {new Thread(work), new Thread(work)};
            for (Thread thread : threads) thread.start();
            for (Thread thread : threads) thread.join();
            check(wrong.get() == null, wrong.get());
        }
    }

    public static void main(String[] arguments) throws Exception {
        values();
        settings();
        wrongSizes();
        messages();
        nulls();
        try (TapZoom view = view(Preset.MAPS)) {
            lists(view);
            states(view);
        }
        transforms();
        closed();
        wild();
        closeElsewhere();
        share();
        same(TapZoomConstants.MAX_CONTACTS, 16);
        System.out.println(passed > 1000 ? "passed" : passed + " checks");
    }
}
