// SPDX-License-Identifier: MIT

import io.tapzoom.Config;
import io.tapzoom.ContentRect;
import io.tapzoom.EventKind;
import io.tapzoom.EventList;
import io.tapzoom.EventPhase;
import io.tapzoom.FrameResult;
import io.tapzoom.GestureEvent;
import io.tapzoom.Preset;
import io.tapzoom.TapZoom;
import io.tapzoom.Touch;
import io.tapzoom.TouchList;
import io.tapzoom.TouchPhase;
import io.tapzoom.Viewport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Plays touches into a map view at 60 frames a second, and tells what happens.
 *
 * <pre>
 * java -cp tapzoom-1.0.0.jar Quickstart.java double-tap.jsonl pinch.jsonl fling.jsonl
 * </pre>
 */
public final class Quickstart {
    static final double RATE = 60;
    static final Pattern LINE = Pattern.compile("\\{\"time\": ([-\\d.e]+), \"id\": (\\d+), \"phase\": \"(\\w+)\", "
        + "\"x\": ([-\\d.e]+), \"y\": ([-\\d.e]+).*");

    /** The frames so far. */
    static int count;

    /** Reads the touches of a file, from a time on. Skips other lines, such as the header of the file. */
    static List<Touch> touches(String file, double start) throws IOException {
        List<Touch> found = new ArrayList<>();
        for (String line : Files.readAllLines(Path.of(file))) {
            Matcher word = LINE.matcher(line);
            if (!word.matches()) continue;
            int phase;
            switch (word.group(3)) {
            case "began": phase = TouchPhase.BEGAN; break;
            case "moved": phase = TouchPhase.MOVED; break;
            case "ended": phase = TouchPhase.ENDED; break;
            default: phase = TouchPhase.CANCELLED;
            }
            found.add(new Touch(start + Double.parseDouble(word.group(1)), Long.parseLong(word.group(2)), phase,
                Double.parseDouble(word.group(4)), Double.parseDouble(word.group(5))));
        }
        return found;
    }

    static String story(int kind) {
        switch (kind) {
        case EventKind.TAP: return "One tap, and no second one in time.";
        case EventKind.DOUBLE_TAP: return "Two quick taps: the view zooms in about them.";
        case EventKind.FINGERS_TAP: return "Two fingers tap: the view zooms out.";
        case EventKind.LONG_PRESS: return "A finger rests: a long press.";
        case EventKind.PAN: return "Fingers move: the content follows them.";
        case EventKind.PINCH: return "Their distance changes: the scale follows it.";
        case EventKind.QUICK_ZOOM: return "A tap and a drag: the scale follows the finger.";
        case EventKind.FLING: return "A finger lifts in motion: the content glides on.";
        case EventKind.SETTLED: return "The view is at rest.";
        default: return null;
        }
    }

    /** Prints a line for an event that begins something. A program reacts to the kinds that it needs. */
    static void tell(GestureEvent event) {
        String story = story(event.getKind());
        boolean begins = event.getPhase() == EventPhase.DISCRETE || event.getPhase() == EventPhase.BEGAN;
        if (begins && story != null)
            System.out.printf("%6.3f  %6.1f %6.1f  %6.4f  %s%n", event.getTime(), event.getContentX(),
                event.getContentY(), event.getScale(), story);
    }

    /** Plays files, each until the view is at rest. */
    static void play(TapZoom view, String[] files) throws IOException {
        TouchList due = new TouchList(); // used again in each frame
        EventList events = new EventList();
        System.out.println("  time   map x  map y   scale");
        for (String file : files) {
            List<Touch> rest = touches(file, count / RATE);
            int next = 0;
            FrameResult frame;
            do {
                double now = count / RATE;
                due.clear();
                while (next < rest.size() && rest.get(next).getTime() <= now) due.add(rest.get(next++));
                frame = view.frame(now, due, events);
                for (int i = 0; i < events.size(); i++) tell(events.get(i));
                count++; // a program draws here, with frame.getTransform()
            } while (next < rest.size() || frame.getState().getNextDeadline() < Double.POSITIVE_INFINITY);
        }
    }

    public static void main(String[] files) throws IOException {
        if (files.length == 0) {
            System.err.println("usage: Quickstart TOUCHES...");
            System.exit(1);
        }
        try (TapZoom view = new TapZoom(new Config(Preset.MAPS), new Viewport(400, 600), new ContentRect(2000, 3000))) {
            play(view, files);
        }
    }
}
