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
 * Plays touches into a map view at 60 frames a second; tells what happens, and draws the scale.
 *
 * <pre>
 * java -cp tapzoom-1.0.0.jar Quickstart.java double-tap.jsonl pinch.jsonl fling.jsonl
 * </pre>
 */
public final class Quickstart {
    static final int RATE = 60;
    static final int ROWS = 6, COLUMNS = 72; // of the chart
    static final Pattern LINE = Pattern.compile("\\{\"time\": ([-\\d.e]+), \"id\": (\\d+), \"phase\": \"(\\w+)\", "
        + "\"x\": ([-\\d.e]+), \"y\": ([-\\d.e]+).*");

    /** The frames so far: the scale and the number of fingers. */
    static final List<Double> scales = new ArrayList<>();
    static final List<Integer> fingers = new ArrayList<>();

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
            List<Touch> rest = touches(file, (double) scales.size() / RATE);
            int next = 0;
            FrameResult frame;
            do {
                double now = (double) scales.size() / RATE;
                due.clear();
                while (next < rest.size() && rest.get(next).getTime() <= now) due.add(rest.get(next++));
                frame = view.frame(now, due, events);
                for (int i = 0; i < events.size(); i++) tell(events.get(i));
                scales.add(frame.getTransform().getScale()); // a program draws here
                fingers.add(frame.getState().getContactCount());
            } while (next < rest.size() || frame.getState().getNextDeadline() < Double.POSITIVE_INFINITY);
        }
    }

    static int frameOf(int column) { return column * (scales.size() - 1) / (COLUMNS - 1); }

    /** Draws the scale over time on a logarithmic axis. Below it: the number of fingers, and where a second begins. */
    static void drawChart() {
        double low = scales.stream().mapToDouble(scale -> scale).min().getAsDouble();
        double high = Math.max(scales.stream().mapToDouble(scale -> scale).max().getAsDouble(), 2 * low);
        for (int row = ROWS - 1; row >= 0; row--) {
            double scale = low * Math.pow(high / low, row / (ROWS - 1.0));
            StringBuilder line = new StringBuilder(String.format("%7.4f ", scale));
            for (int column = 0; column < COLUMNS; column++) {
                double height = Math.log(scales.get(frameOf(column)) / low) / Math.log(high / low) * (ROWS - 1);
                line.append(height > row - 0.5 ? '#' : ' ');
            }
            System.out.println(line);
        }
        StringBuilder down = new StringBuilder("fingers "), seconds = new StringBuilder("seconds 0");
        for (int column = 0; column < COLUMNS; column++) {
            int count = fingers.get(frameOf(column)), second = frameOf(column) / RATE;
            down.append(count > 0 ? (char) ('0' + count % 10) : ' ');
            if (column > 0) seconds.append(second > frameOf(column - 1) / RATE ? (char) ('0' + second % 10) : ' ');
        }
        System.out.println(down);
        System.out.println(seconds);
    }

    public static void main(String[] files) throws IOException {
        if (files.length == 0) {
            System.err.println("usage: Quickstart TOUCHES...");
            System.exit(1);
        }
        try (TapZoom view = new TapZoom(new Config(Preset.MAPS), new Viewport(400, 600), new ContentRect(2000, 3000))) {
            play(view, files);
        }
        drawChart();
    }
}
