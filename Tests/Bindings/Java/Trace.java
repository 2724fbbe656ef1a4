// SPDX-License-Identifier: MIT

import io.tapzoom.AnimationCurve;
import io.tapzoom.AnimationPath;
import io.tapzoom.Buttons;
import io.tapzoom.CommandOptions;
import io.tapzoom.Config;
import io.tapzoom.ContactFlags;
import io.tapzoom.ContactOwner;
import io.tapzoom.ContentRect;
import io.tapzoom.Direction;
import io.tapzoom.EventKind;
import io.tapzoom.EventList;
import io.tapzoom.EventPhase;
import io.tapzoom.FailureReason;
import io.tapzoom.FingerCounts;
import io.tapzoom.Fit;
import io.tapzoom.GestureEvent;
import io.tapzoom.Gestures;
import io.tapzoom.Keep;
import io.tapzoom.LevelChoice;
import io.tapzoom.Limits;
import io.tapzoom.Momentum;
import io.tapzoom.Overscroll;
import io.tapzoom.PanBounds;
import io.tapzoom.PinchAnchor;
import io.tapzoom.Preset;
import io.tapzoom.RecordEntry;
import io.tapzoom.ScaleLevel;
import io.tapzoom.Scroll;
import io.tapzoom.ScrollEffect;
import io.tapzoom.ScrollPhase;
import io.tapzoom.ScrollSource;
import io.tapzoom.ScrollUnit;
import io.tapzoom.Snap;
import io.tapzoom.StateFlags;
import io.tapzoom.TapZoom;
import io.tapzoom.TapZoomException;
import io.tapzoom.Tool;
import io.tapzoom.TouchList;
import io.tapzoom.Touch;
import io.tapzoom.TouchPhase;
import io.tapzoom.Transform;
import io.tapzoom.Velocity;
import io.tapzoom.ViewState;
import io.tapzoom.Viewport;
import io.tapzoom.ZoomAction;
import io.tapzoom.ZoomAnchor;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Trace OUTPUT FILE... - plays golden traces through the classes of Java, as Tests/Traces/trace.c does through the C
 * functions. For each NAME.trace it writes NAME.trace, NAME.tapzoom and NAME.snapshots into the folder OUTPUT.
 */
public final class Trace {
    // ---- Names ----

    static Map<String, Integer> table(Object... words) {
        Map<String, Integer> found = new LinkedHashMap<>();
        for (int i = 0; i < words.length; i += 2) found.put((String) words[i], (Integer) words[i + 1]);
        return found;
    }

    static final Map<String, Integer> PRESETS = table("PHOTOS", Preset.PHOTOS, "MAPS", Preset.MAPS, "READER",
        Preset.READER, "BOARD", Preset.BOARD);
    static final Map<String, Integer> TOUCHES = table("down", TouchPhase.BEGAN, "move", TouchPhase.MOVED, "up",
        TouchPhase.ENDED, "gone", TouchPhase.CANCELLED);
    static final Map<String, Integer> TOOLS = table("finger", Tool.FINGER, "pen", Tool.PEN, "mouse", Tool.MOUSE);
    static final Map<String, Integer> FLAGS = table("no_tap", ContactFlags.NO_TAP, "no_slop", ContactFlags.NO_SLOP,
        "palm", ContactFlags.PALM);
    static final Map<String, Integer> BUTTONS = table("primary", Buttons.PRIMARY, "secondary", Buttons.SECONDARY,
        "middle", Buttons.MIDDLE, "back", Buttons.BACK, "forward", Buttons.FORWARD, "eraser", Buttons.ERASER);
    static final Map<String, Integer> OWNERS = table("view", ContactOwner.VIEW, "host", ContactOwner.HOST, "undecided",
        ContactOwner.UNDECIDED, "ignored", ContactOwner.IGNORED);
    static final Map<String, Integer> KINDS = table("tap_pending", EventKind.TAP_PENDING, "tap", EventKind.TAP,
        "double_tap", EventKind.DOUBLE_TAP, "fingers_tap", EventKind.FINGERS_TAP, "long_press", EventKind.LONG_PRESS,
        "pan", EventKind.PAN, "pinch", EventKind.PINCH, "rotate", EventKind.ROTATE, "quick_zoom", EventKind.QUICK_ZOOM,
        "swipe", EventKind.SWIPE, "fling", EventKind.FLING, "scroll", EventKind.SCROLL, "animation",
        EventKind.ANIMATION, "settled", EventKind.SETTLED, "limit", EventKind.LIMIT, "page", EventKind.PAGE, "owner",
        EventKind.OWNER, "edge", EventKind.EDGE, "fingers_drag", EventKind.FINGERS_DRAG, "failed", EventKind.FAILED,
        "snap", EventKind.SNAP);
    static final Map<String, Integer> REASONS = table("moved", FailureReason.MOVED, "held", FailureReason.HELD,
        "too_early", FailureReason.TOO_EARLY, "too_late", FailureReason.TOO_LATE, "too_far", FailureReason.TOO_FAR,
        "too_short", FailureReason.TOO_SHORT, "too_slow", FailureReason.TOO_SLOW, "angle", FailureReason.ANGLE, "tool",
        FailureReason.TOOL, "count", FailureReason.COUNT, "off", FailureReason.OFF, "limit", FailureReason.LIMIT,
        "lost", FailureReason.LOST, "claimed", FailureReason.CLAIMED, "cancelled", FailureReason.CANCELLED, "stopped",
        FailureReason.STOPPED);
    static final Map<String, Integer> COUNTS = table("TWO", FingerCounts.TWO, "THREE", FingerCounts.THREE, "FOUR",
        FingerCounts.FOUR, "FIVE", FingerCounts.FIVE);
    static final Map<String, Integer> GESTURES = table("tap", Gestures.TAP, "double_tap", Gestures.DOUBLE_TAP,
        "fingers_tap", Gestures.FINGERS_TAP, "long_press", Gestures.LONG_PRESS, "pan", Gestures.PAN, "pinch",
        Gestures.PINCH, "rotate", Gestures.ROTATE, "quick_zoom", Gestures.QUICK_ZOOM, "swipe", Gestures.SWIPE, "fling",
        Gestures.FLING);
    static final Map<String, Integer> LIMITS = table("left", Limits.LEFT, "top", Limits.TOP, "right", Limits.RIGHT,
        "bottom", Limits.BOTTOM, "min_scale", Limits.MIN_SCALE, "max_scale", Limits.MAX_SCALE);
    static final Map<String, Integer> STATES = table("touched", StateFlags.TOUCHED, "moving", StateFlags.MOVING,
        "zoomed", StateFlags.ZOOMED, "events_lost", StateFlags.EVENTS_LOST,
        "driven", StateFlags.DRIVEN);
    static final Map<String, Integer> DIRECTIONS = table("left", Direction.LEFT, "up", Direction.UP, "right",
        Direction.RIGHT, "down", Direction.DOWN);
    static final Map<String, Integer> PHASES = table("discrete", EventPhase.DISCRETE, "began", EventPhase.BEGAN,
        "changed", EventPhase.CHANGED, "ended", EventPhase.ENDED, "cancelled", EventPhase.CANCELLED);
    static final Map<String, Integer> CURVES = table("STANDARD", AnimationCurve.STANDARD, "EASE_OUT",
        AnimationCurve.EASE_OUT);
    static final Map<String, Integer> PATHS = table("DIRECT", AnimationPath.DIRECT, "FLY", AnimationPath.FLY);
    static final Map<String, Integer> KEEPS = table("PICTURE", Keep.PICTURE, "COORDINATES", Keep.COORDINATES);
    static final Map<String, Integer> FITS = table("NONE", Fit.NONE, "CONTAIN", Fit.CONTAIN, "COVER", Fit.COVER,
        "WIDTH", Fit.WIDTH, "HEIGHT", Fit.HEIGHT, "ONE_TO_ONE", Fit.ONE_TO_ONE, "SCALE_DOWN", Fit.SCALE_DOWN);
    static final Map<String, Integer> ZOOMS = table("NONE", ZoomAction.NONE, "STEP", ZoomAction.STEP, "TOGGLE",
        ZoomAction.TOGGLE, "CYCLE", ZoomAction.CYCLE, "LEVELS", ZoomAction.LEVELS, "RESET", ZoomAction.FIT,
        "CENTER", ZoomAction.CENTER);
    static final Map<String, Integer> PINCHES = table("CENTROID", PinchAnchor.CENTROID, "CENTER", PinchAnchor.CENTER);
    static final Map<String, Integer> ANCHORS = table("POINT", ZoomAnchor.POINT, "CENTER", ZoomAnchor.CENTER);
    static final Map<String, Integer> BOUNDS = table("CONTENT", PanBounds.CONTENT, "INSIDE", PanBounds.INSIDE, "NONE",
        PanBounds.NONE);
    static final Map<String, Integer> SNAPS = table("NONE", Snap.NONE, "LEVELS", Snap.LEVELS, "STEPS", Snap.STEPS);
    static final Map<String, Integer> EFFECTS = table("NONE", ScrollEffect.NONE, "PAN", ScrollEffect.PAN, "ZOOM",
        ScrollEffect.ZOOM);
    static final Map<String, Integer> MOMENTA = table("HOST", Momentum.HOST, "LIBRARY", Momentum.LIBRARY);
    static final Map<String, Integer> UNITS = table("pixel", ScrollUnit.PIXEL, "line", ScrollUnit.LINE, "page",
        ScrollUnit.PAGE, "notch120", ScrollUnit.NOTCH120);
    static final Map<String, Integer> SCROLLS = table("unphased", ScrollPhase.UNPHASED, "began", ScrollPhase.BEGAN,
        "changed", ScrollPhase.CHANGED, "ended", ScrollPhase.ENDED, "momentum", ScrollPhase.MOMENTUM);
    /** The words of settings that are choices. */
    static final Map<String, Map<String, Integer>> CHOICES = new HashMap<>();

    static {
        CHOICES.put("fit", FITS);
        CHOICES.put("bounds", BOUNDS);
        CHOICES.put("snap", SNAPS);
        CHOICES.put("wheel", EFFECTS);
        CHOICES.put("trackpad", EFFECTS);
        CHOICES.put("momentum", MOMENTA);
        CHOICES.put("double_tap", ZOOMS);
        CHOICES.put("tap_action", ZOOMS);
        CHOICES.put("press_action", ZOOMS);
        CHOICES.put("pinch_anchor", PINCHES);
        CHOICES.put("two_finger_tap", ZOOMS);
        CHOICES.put("double_tap_anchor", ANCHORS);
        CHOICES.put("two_finger_tap_anchor", ANCHORS);
    }

    // ---- Printing ----

    private final ByteArrayOutputStream printed = new ByteArrayOutputStream(), recordings = new ByteArrayOutputStream(),
        snapshots = new ByteArrayOutputStream();
    private final PrintStream out = new PrintStream(printed, false, StandardCharsets.UTF_8);

    /** The %.10g of C. */
    static String g(double value) {
        if (Double.isInfinite(value)) return value > 0 ? "inf" : "-inf";
        if (value == 0) return 1 / value < 0 ? "-0" : "0";
        BigDecimal rounded = new BigDecimal(value).round(new MathContext(10, RoundingMode.HALF_EVEN));
        int exponent = rounded.precision() - rounded.scale() - 1;
        if (exponent >= -4 && exponent < 10) return rounded.stripTrailingZeros().toPlainString();
        String mantissa = rounded.movePointLeft(exponent).stripTrailingZeros().toPlainString();
        return String.format(Locale.ROOT, "%se%s%02d", mantissa, exponent < 0 ? "-" : "+", Math.abs(exponent));
    }

    /** Rounding errors near 0 are 0; ten digits hide those of other numbers. */
    static double tidy(double value) { return Math.abs(value) < 1e-10 ? 0 : value; }

    static String t(double value) { return g(tidy(value)); }

    /** The %.6f of C. */
    static String f(double value) {
        if (Double.isInfinite(value)) return value > 0 ? "inf" : "-inf";
        String text = new BigDecimal(value).setScale(6, RoundingMode.HALF_EVEN).toPlainString();
        return (value < 0 || 1 / value < 0) && !text.startsWith("-") ? "-" + text : text;
    }

    static String name(Map<String, Integer> names, int value) {
        for (Map.Entry<String, Integer> one : names.entrySet()) if (one.getValue() == value) return one.getKey();
        return "?";
    }

    static String bits(Map<String, Integer> names, int bits) {
        StringBuilder found = new StringBuilder();
        names.forEach((text, bit) -> found.append((bits & bit) != 0 ? " " + text : ""));
        return found.toString();
    }

    /** Prints the error of a call, if there is one. Returns whether there is none. */
    private boolean attempt(Runnable call) {
        try {
            call.run();
            return true;
        } catch (TapZoomException error) {
            // Without the name of the setting, which the phrase of C does not have.
            String message = error.getMessage();
            out.println("| error: " + (error.getField() == null ? message
                                                                : message.substring(error.getField().length() + 2)));
            return false;
        }
    }

    private void printFailure(GestureEvent e) {
        StringBuilder line = new StringBuilder("| " + f(e.getTime()) + " failed " + name(KINDS, e.getGesture()) + " "
            + name(REASONS, e.getReason()));
        if (e.getReason() == FailureReason.LOST) line.append(" to " + name(KINDS, (int) e.getMeasured()));
        else if (e.getMeasured() != 0 || e.getAllowed() != 0)
            line.append(" " + t(e.getMeasured()) + ", allowed " + g(e.getAllowed()));
        if (!e.getSetting().isEmpty()) line.append(" by " + e.getSetting());
        line.append(" at (" + t(e.getViewX()) + ", " + t(e.getViewY()) + ") fingers " + e.getContactCount());
        if (e.getTool() != Tool.FINGER) line.append(" " + name(TOOLS, e.getTool()));
        if (showsContacts) line.append(" contact " + e.getContact());
        out.println(line);
    }

    private void print(GestureEvent e, double unconsumedX, double unconsumedY, int changes) {
        if (e.getKind() == EventKind.FAILED) {
            printFailure(e);
            return;
        }
        Velocity velocity = e.getVelocity();
        StringBuilder line = new StringBuilder("| " + f(e.getTime()) + " " + name(KINDS, e.getKind()) + " "
            + name(PHASES, e.getPhase()) + " at (" + t(e.getViewX()) + ", " + t(e.getViewY()) + ") on ("
            + t(e.getContentX()) + ", " + t(e.getContentY()) + ") scale " + g(e.getScale()));
        if (tidy(e.getRotation()) != 0) line.append(" rotation ").append(g(e.getRotation()));
        if (tidy(velocity.getX()) != 0 || tidy(velocity.getY()) != 0)
            line.append(" velocity (" + t(velocity.getX()) + ", " + t(velocity.getY()) + ")");
        if (tidy(velocity.getLogScale()) != 0) line.append(" log_scale_velocity " + g(velocity.getLogScale()));
        if (tidy(velocity.getRotation()) != 0) line.append(" rotation_velocity " + g(velocity.getRotation()));
        if (tidy(unconsumedX) != 0 || tidy(unconsumedY) != 0)
            line.append(" unconsumed (" + t(unconsumedX) + ", " + t(unconsumedY) + ")");
        line.append(bits(LIMITS, e.getLimits()));
        if (e.getDirection() != Direction.NONE) line.append(" going " + name(DIRECTIONS, e.getDirection()));
        if (e.getKind() == EventKind.OWNER) line.append(" of the " + name(OWNERS, e.getOwner()));
        if (e.getContactCount() != 0) line.append(" fingers " + e.getContactCount());
        if (e.getTapCount() != 0) line.append(" taps " + e.getTapCount());
        if (e.getTool() != Tool.FINGER) line.append(" " + name(TOOLS, e.getTool()));
        line.append(bits(BUTTONS, e.getButtons()));
        if (showsContacts && e.getContactCount() != 0)
            line.append(" contact " + e.getContact() + " landed (" + g(e.getLandingViewX()) + ", "
                + g(e.getLandingViewY()) + ") on (" + t(e.getLandingContentX()) + ", " + t(e.getLandingContentY())
                + ")");
        if (changes > 1) line.append(" changes " + changes);
        out.println(line);
    }

    private void print(String what, Transform transform) {
        out.println("| " + what + " scale " + g(transform.getScale()) + " offset (" + t(transform.getX()) + ", "
            + t(transform.getY()) + ")"
            + (transform.getRotation() != 0 ? " rotation " + g(transform.getRotation()) : ""));
    }

    private void print(String what, ContentRect rect) {
        out.println("| " + what + " (" + t(rect.getX()) + ", " + t(rect.getY()) + ") " + g(rect.getWidth()) + " x "
            + g(rect.getHeight()));
    }

    // ---- Playing ----

    private final Config config = new Config(Preset.PHOTOS);
    private final Viewport viewport = new Viewport();
    private final CommandOptions given = new CommandOptions();
    private final Map<Long, double[]> fingers = new HashMap<>();
    private final EventList polled = new EventList(7);
    private final List<GestureEvent> events = new ArrayList<>();
    private ArrayDeque<String> words;
    private TapZoom view;
    private double now;
    private boolean showsContacts;

    private double number() {
        String text = words.remove();
        if (text.endsWith("inf")) return text.startsWith("-") ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        return text.equals("nan") ? Double.NaN : Double.parseDouble(text);
    }

    private double optionalNumber() { return words.isEmpty() ? 0 : number(); }

    private int oneOf(Map<String, Integer> names) {
        Integer found = names.get(words.remove());
        if (found == null) throw new IllegalStateException("unknown name");
        return found;
    }

    private int setOf(Map<String, Integer> names, boolean areNumbers) {
        int found = 0;
        while (!words.isEmpty()) {
            String text = words.remove();
            if (!text.equals("none")) found |= areNumbers ? 1 << names.get(text) : names.get(text);
        }
        return found;
    }

    /** "FIT FACTOR" or "LARGER FIT FACTOR FIT FACTOR". */
    private ScaleLevel level() {
        boolean isLarger = words.peek().equals("LARGER");
        if (isLarger) words.remove();
        int fit = oneOf(FITS);
        ScaleLevel level = new ScaleLevel(number(), fit);
        if (isLarger) level.setChoice(LevelChoice.LARGER).setOtherFit(oneOf(FITS)).setOtherFactor(number());
        return level;
    }

    private void setField() throws ReflectiveOperationException {
        String name = words.remove();
        switch (name) {
        case "events":
            long kinds = ~(EventKind.bit(EventKind.FAILED) | EventKind.bit(EventKind.SNAP));
            while (!words.isEmpty()) {
                String text = words.remove();
                if (text.equals("none")) kinds = 0;
                else if (text.startsWith("+")) kinds |= EventKind.bit(KINDS.get(text.substring(1)));
                else kinds &= ~EventKind.bit(KINDS.get(text.substring(1)));
            }
            config.setEvents(kinds);
            return;
        case "gestures":
            int gestures = config.getGestures();
            while (!words.isEmpty()) {
                String text = words.remove();
                if (text.equals("none")) gestures = 0;
                else if (text.startsWith("+")) gestures |= GESTURES.get(text.substring(1));
                else gestures &= ~GESTURES.get(text.substring(1));
            }
            config.setGestures(gestures);
            return;
        case "pager_edges": config.setPagerEdges(setOf(LIMITS, false)); return;
        case "host_tools": config.setHostTools(setOf(TOOLS, true)); return;
        case "host_buttons": config.setHostButtons(setOf(BUTTONS, false)); return;
        case "finger_taps": config.setFingerTaps(setOf(COUNTS, false)); return;
        case "drag_fingers": config.setDragFingers(setOf(COUNTS, false)); return;
        case "min_scale": config.setMinScale(level()); return;
        case "max_scale": config.setMaxScale(level()); return;
        case "no_levels": config.setLevels(); return;
        case "level":
            ScaleLevel[] levels = Arrays.copyOf(config.getLevels(), config.getLevels().length + 1);
            levels[levels.length - 1] = level();
            config.setLevels(levels);
            return;
        default:
        }
        // The others by their names.
        StringBuilder setter = new StringBuilder("set");
        for (String part : name.split("_")) setter.append(part.substring(0, 1).toUpperCase()).append(part.substring(1));
        for (Method method : Config.class.getMethods()) {
            if (!method.getName().contentEquals(setter)) continue;
            Class<?> type = method.getParameterTypes()[0];
            if (CHOICES.containsKey(name)) method.invoke(config, oneOf(CHOICES.get(name)));
            else if (type == boolean.class) method.invoke(config, number() != 0);
            else if (type == int.class) method.invoke(config, (int) number());
            else method.invoke(config, number());
            return;
        }
        throw new IllegalStateException("unknown field " + name);
    }

    private void take(EventList list) {
        for (int i = 0; i < list.size(); i++) events.add(new GestureEvent(list.get(i)));
    }

    /** Of several CHANGED in a row prints the last one, with their count and the sum of their unconsumed travel. */
    private void printEvents() {
        do {
            view.pollEvents(polled);
            take(polled);
        } while (polled.size() == 7);
        int[] changes = new int[EventKind.SNAP + 1];
        double x = 0, y = 0;
        for (int i = 0; i < events.size(); i++) {
            GestureEvent e = events.get(i);
            if (e.getPhase() != EventPhase.CHANGED) {
                print(e, e.getUnconsumedX(), e.getUnconsumedY(), 0);
                continue;
            }
            changes[e.getKind()]++;
            x += e.getUnconsumedX();
            y += e.getUnconsumedY();
            int next = i + 1;
            while (next < events.size() && events.get(next).getKind() != e.getKind()
                   && events.get(next).getPhase() == EventPhase.CHANGED)
                next++;
            if (next < events.size() && events.get(next).getPhase() == EventPhase.CHANGED) continue;
            boolean isPan = e.getKind() == EventKind.PAN;
            print(e, isPan ? x : e.getUnconsumedX(), isPan ? y : e.getUnconsumedY(), changes[e.getKind()]);
            if (isPan) x = y = 0;
            changes[e.getKind()] = 0;
        }
        events.clear();
    }

    /** ID X Y [TOOL] [FLAG ...] [BUTTON ...] */
    private void touch(int phase) {
        Touch touch = new Touch(now, (long) number(), phase, number(), number());
        fingers.put(touch.getId(), new double[] {touch.getX(), touch.getY()});
        while (!words.isEmpty()) {
            String text = words.remove();
            if (TOOLS.containsKey(text)) touch.setTool(TOOLS.get(text));
            else if (FLAGS.containsKey(text)) touch.setFlags(touch.getFlags() | FLAGS.get(text));
            else if (text.equals("size")) touch.setSize(number());
            else touch.setButtons(touch.getButtons() | BUTTONS.get(text));
        }
        attempt(() -> view.push(touch));
    }

    /**
     * Moves fingers at a rate from a time to now: straight to new positions (glide RATE ID X Y ...), or by an angle
     * about a point (turn RATE DEGREES X Y ID ...).
     */
    private void go(double from, boolean turns) {
        double rate = number(), degrees = turns ? number() : 0, x = turns ? number() : 0, y = turns ? number() : 0;
        List<Long> ids = new ArrayList<>();
        List<double[]> starts = new ArrayList<>(), ends = new ArrayList<>();
        while (!words.isEmpty()) {
            ids.add(Long.parseLong(words.remove()));
            starts.add(fingers.getOrDefault(ids.get(ids.size() - 1), new double[2]));
            ends.add(turns ? null : new double[] {number(), number()});
        }
        int last = (int) Math.ceil((now - from) * rate - 1e-6);
        TouchList touches = new TouchList();
        EventList found = new EventList();
        for (int frame = 1; frame <= last; frame++) {
            double time = frame == last ? now : from + frame / rate, part = (double) frame / last;
            double angle = part * degrees * (3.14159265358979323846 / 180), c = Math.cos(angle), s = Math.sin(angle);
            touches.clear();
            for (int i = 0; i < ids.size(); i++) {
                double[] start = starts.get(i), end = ends.get(i);
                double dx = start[0] - x, dy = start[1] - y;
                double toX = turns ? x + c * dx - s * dy : start[0] + part * (end[0] - start[0]);
                double toY = turns ? y + s * dx + c * dy : start[1] + part * (end[1] - start[1]);
                if (turns) { // rounds away the last bits of libm
                    toX = Math.floor(toX * 0x1p20 + 0.5) * 0x1p-20;
                    toY = Math.floor(toY * 0x1p20 + 0.5) * 0x1p-20;
                }
                fingers.put(ids.get(i), new double[] {toX, toY});
                touches.add(time, ids.get(i), TouchPhase.MOVED, toX, toY);
            }
            if (attempt(() -> view.frame(time, touches, found))) take(found);
        }
    }

    /** The options with the rest of the command, [DURATION]. */
    private CommandOptions options(boolean isAnimated) {
        return new CommandOptions(given).setAnimated(isAnimated).setDuration(optionalNumber());
    }

    private ContentRect contentRect() {
        ContentRect rect = new ContentRect(number(), number());
        return rect.setX(optionalNumber()).setY(optionalNumber());
    }

    private void endView() {
        if (view == null) return;
        byte[] recording = view.fetchRecording();
        recordings.writeBytes(recording);
        RecordEntry entry = new RecordEntry();
        view.endRecording();
        attempt(() -> {
            for (int from = 0; from < recording.length;) from += view.replay(recording, from, entry, null);
        });
        out.println(String.format("| hash %016x", entry.getHash()));
        view.close();
        view = null;
        now = 0;
        showsContacts = false;
    }

    private void create() {
        viewport.set(new Viewport(number(), number()));
        ContentRect content = contentRect();
        endView();
        view = new TapZoom(config, viewport, content);
        view.beginRecording(1 << 20);
    }

    private void scroll(int source) {
        Scroll scroll = new Scroll(now, number(), number(), number(), number()).setFactor(1).setSource(source);
        if (source == ScrollSource.WHEEL) scroll.setUnit(oneOf(UNITS));
        else scroll.setPhase(oneOf(SCROLLS)).setFactor(optionalNumber()).setRotation(optionalNumber());
        boolean[] consumed = new boolean[1];
        attempt(() -> consumed[0] = view.push(scroll));
        if (!consumed[0]) out.println("| not consumed");
    }

    private void show(String verb) {
        ViewState state = view.getState();
        switch (verb) {
        case "show":
            Transform is = view.getTransform(), will = view.getTargetTransform();
            print("is", is);
            if (!is.equals(will)) print("will be", will);
            break;
        case "target":
            Transform target = view.getTargetTransform();
            print("will be", target);
            attempt(() -> print("will show", view.getVisibleRect(target)));
            break;
        case "at":
            double time = number();
            attempt(() -> print("shows", view.getTransformAt(time)));
            break;
        case "raster":
            out.println("| raster " + g(view.getRasterScale()));
            attempt(() -> print("residual", view.getRasterTransform(view.getTransform())));
            break;
        case "visible":
            Transform transform = new Transform().setScale(number()).setRotation(number()).setX(number())
                .setY(number());
            attempt(() -> print("rect", view.getVisibleRect(transform)));
            break;
        case "velocity":
            Velocity v = view.getVelocity();
            out.println("| velocity (" + t(v.getX()) + ", " + t(v.getY()) + ") log_scale " + t(v.getLogScale())
                + " rotation " + t(v.getRotation()) + " at (" + t(v.getViewX()) + ", " + t(v.getViewY()) + ")");
            break;
        case "overscroll":
            Overscroll o = view.getOverscroll();
            out.println("| overscroll (" + t(o.getX()) + ", " + t(o.getY()) + ") raw (" + t(o.getRawX()) + ", "
                + t(o.getRawY()) + ") log_scale " + t(o.getLogScale()) + " raw " + t(o.getRawLogScale()));
            break;
        case "state":
            out.println("| state time " + f(state.getTime()) + " deadline " + f(state.getNextDeadline()) + " contacts "
                + state.getContactCount() + bits(LIMITS, state.getFlags()) + bits(STATES, state.getFlags()));
            break;
        case "actions": out.println("| actions " + view.getActions()); break;
        case "clock": out.println("| clock " + f(state.getTime())); break;
        case "deadline": out.println("| deadline " + f(state.getNextDeadline())); break;
        case "smart_zoom":
            double left = number(), top = number();
            ContentRect block = new ContentRect(number(), number()).setX(left).setY(top);
            double x = number(), y = number(), most = number();
            attempt(() -> print("smart", view.getSmartZoom(block, x, y, most)));
            break;
        case "owner":
            long id = (long) number();
            attempt(() -> out.println("| contact " + id + ": " + name(OWNERS, view.getContactOwner(id))));
            break;
        default: throw new IllegalStateException(verb);
        }
    }

    /** The numbers of a command, before its options. */
    private double[] numbers(int count) {
        double[] found = new double[count];
        for (int i = 0; i < count; i++) found[i] = number();
        return found;
    }

    /** How many numbers a command takes. */
    static final Map<String, Integer> NUMBERS = table("zoom_to", 4, "zoom_by", 4, "rotate_to", 4, "rotate_by", 4,
        "pan_by", 3, "step", 2, "center_on", 4, "zoom_to_rect", 4, "set_transform", 4, "set_velocity", 6, "claim", 1,
        "release", 1,
        "pager", 2);
    /** The commands whose last number tells whether they are animated, and those that take options. */
    static final List<String> SWITCHED = Arrays.asList("zoom_to", "zoom_by", "rotate_to", "rotate_by", "pan_by",
        "step", "center_on");
    static final List<String> OPTIONED = Arrays.asList("zoom_to", "zoom_by", "rotate_to", "rotate_by", "pan_by",
        "step", "center_on", "zoom_to_rect", "set_transform", "reset");

    /** The commands that change the view. */
    private void change(String verb) {
        int count = NUMBERS.getOrDefault(verb, 0);
        double[] a = numbers(count);
        boolean isAnimated = !SWITCHED.contains(verb) || a[count - 1] != 0;
        CommandOptions options = OPTIONED.contains(verb) ? options(isAnimated) : null;
        switch (verb) {
        case "zoom_to":
            attempt(() -> view.zoomTo(a[0], a[1], a[2], options));
            break;
        case "zoom_by":
            attempt(() -> view.zoomBy(a[0], a[1], a[2], options));
            break;
        case "rotate_to":
            attempt(() -> view.rotateTo(a[0], a[1], a[2], options));
            break;
        case "step":
            attempt(() -> view.step((int) a[0], options));
            break;
        case "rotate_by":
            attempt(() -> view.rotateBy(a[0], a[1], a[2], options));
            break;
        case "pan_by":
            attempt(() -> view.panBy(a[0], a[1], options));
            break;
        case "center_on":
            attempt(() -> view.centerOn(a[0], a[1], a[2], options));
            break;
        case "zoom_to_rect":
            attempt(() -> view.zoomToRect(new ContentRect(a[2], a[3]).setX(a[0]).setY(a[1]), options));
            break;
        case "set_transform":
            attempt(() -> view.setTransform(new Transform(a[0], a[2], a[3]).setRotation(a[1]), options));
            break;
        case "reset":
            attempt(() -> view.fit(options));
            break;
        case "set_velocity":
            attempt(() -> view.setVelocity(new Velocity(a[0], a[1]).setLogScale(a[2]).setRotation(a[3])
                .setViewX(a[4]).setViewY(a[5])));
            break;
        case "claim":
        case "release":
            attempt(() -> view.setContactOwner((long) a[0],
                verb.equals("claim") ? ContactOwner.HOST : ContactOwner.VIEW));
            break;
        case "pager":
            attempt(() -> view.setPagerOffset(a[0], a[1]));
            break;
        case "resize":
            viewport.setWidth(number()).setHeight(number());
            attempt(() -> view.setViewport(viewport));
            break;
        case "insets":
            viewport.setLeft(number()).setTop(number()).setRight(number()).setBottom(number());
            attempt(() -> view.setViewport(viewport));
            break;
        case "content":
            ContentRect rect = contentRect();
            int keep = words.isEmpty() ? Keep.PICTURE : oneOf(KEEPS);
            attempt(() -> view.setContent(rect, keep));
            break;
        case "stop": view.stopMotion(); break;
        default: show(verb);
        }
    }

    private void command(String verb, boolean isTimed, double before) throws ReflectiveOperationException {
        boolean takesTime = Arrays.asList("cancel", "advance", "frames", "glide", "turn", "wheel", "trackpad", "near")
            .contains(verb);
        if (TOUCHES.containsKey(verb)) {
            touch(TOUCHES.get(verb));
            return;
        }
        if (isTimed && !takesTime) attempt(() -> view.advance(now));
        switch (verb) {
        case "preset":
            endView();
            config.set(new Config(oneOf(PRESETS)));
            break;
        case "set":
        case "animate":
            setField();
            if (view == null) break;
            CommandOptions options = verb.equals("set") ? null : options(true);
            attempt(() -> view.setConfig(config, options));
            break;
        case "view": create(); break;
        case "glide": go(before, false); break;
        case "turn": go(before, true); break;
        case "rebase":
            double offset = number();
            attempt(() -> view.rebaseTime(offset));
            now += offset;
            break;
        case "contacts": showsContacts = true; break;
        case "cancel": attempt(() -> view.cancelTouches(now)); break;
        case "near": attempt(() -> view.penNear(now)); break;
        case "advance": attempt(() -> view.advance(now)); break;
        case "frames":
            double rate = number();
            for (int frame = 1; before + frame / rate < now; frame++) {
                double time = before + frame / rate;
                attempt(() -> view.advance(time));
            }
            attempt(() -> view.advance(now));
            break;
        case "options":
            given.setCurve(oneOf(CURVES)).setPath(oneOf(PATHS)).setLeft(optionalNumber()).setTop(optionalNumber())
                .setRight(optionalNumber()).setBottom(optionalNumber()).setMaxScale(optionalNumber())
                .setFlyRho(optionalNumber()).setFlySpeed(optionalNumber());
            break;
        case "quiet": given.setQuiet(number() != 0); break;
        case "wheel": scroll(ScrollSource.WHEEL); break;
        case "trackpad": scroll(ScrollSource.TRACKPAD); break;
        default: change(verb);
        }
    }

    private void play(String line) throws ReflectiveOperationException {
        double before = now;
        words = new ArrayDeque<>(Arrays.asList(line.trim().split("\\s+")));
        if (words.peek().isEmpty()) return;
        boolean isTimed = words.peek().matches("-?([\\d.]+(e[+-]?\\d+)?|inf|nan)");
        if (isTimed) now = number();
        command(words.remove(), isTimed, before);
        if (!words.isEmpty()) throw new IllegalStateException("too many words: " + line);
        if (view == null) return;
        snapshots.writeBytes(view.saveState());
        printEvents();
    }

    private void write(Path folder, String name) throws IOException {
        Files.write(folder.resolve(name + ".trace"), printed.toByteArray());
        Files.write(folder.resolve(name + ".tapzoom"), recordings.toByteArray());
        Files.write(folder.resolve(name + ".snapshots"), snapshots.toByteArray());
    }

    public static void main(String[] arguments) throws IOException, ReflectiveOperationException {
        for (String file : Arrays.asList(arguments).subList(1, arguments.length)) {
            Trace trace = new Trace();
            Path path = Path.of(file);
            for (String line : Files.readAllLines(path)) {
                if (line.startsWith("|")) continue;
                trace.out.print(line + "\n");
                if (!line.startsWith("#")) trace.play(line);
            }
            trace.endView();
            trace.out.flush();
            trace.write(Path.of(arguments[0]), path.getFileName().toString().replace(".trace", ""));
        }
    }
}
