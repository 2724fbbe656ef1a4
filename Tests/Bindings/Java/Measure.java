// SPDX-License-Identifier: MIT

import com.sun.management.ThreadMXBean;
import io.tapzoom.Config;
import io.tapzoom.ContentRect;
import io.tapzoom.EventKind;
import io.tapzoom.EventList;
import io.tapzoom.FrameResult;
import io.tapzoom.GestureEvent;
import io.tapzoom.Preset;
import io.tapzoom.TapZoom;
import io.tapzoom.TapZoomException;
import io.tapzoom.TouchList;
import io.tapzoom.TouchPhase;
import io.tapzoom.Viewport;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Field;
import java.util.Set;

/**
 * Measure frames: bytes that 6,000 frames with polled events allocate. Measure closed, Measure lost: plays 1,000 views,
 * which the program closes or loses; Tests/Bindings/count.c counts them. Measure speed: nanoseconds of a frame;
 * Tests/Bindings/speed.c plays the same frames in C. Measure collected: plays frames, with a collection after each.
 */
public final class Measure {
    private final TapZoom view = new TapZoom(new Config(Preset.MAPS), new Viewport(400, 600),
        new ContentRect(2000, 3000));
    private final TouchList touches = new TouchList();
    private final EventList events = new EventList();
    private long eventCount;
    private double scales;

    /** Plays cycles of a second: two fingers land, pinch, and lift in motion. */
    private void play(int from, int to) {
        for (int frame = from; frame < to; frame++) {
            int step = frame % 60;
            double time = (double) frame / 60;
            touches.clear();
            if (step <= 40) {
                int phase = step == 0 ? TouchPhase.BEGAN : step < 40 ? TouchPhase.MOVED : TouchPhase.ENDED;
                double distance = 50 + 2 * (double) (frame / 60 % 2 == 0 ? step : 40 - step);
                touches.add(time, 1, phase, 200 - distance, 300);
                touches.add(time, 2, phase, 200 + distance, 310);
            }
            FrameResult result = view.frame(time, touches, events);
            for (int i = 0; i < events.size(); i++) {
                GestureEvent event = events.get(i);
                if (event.getKind() == EventKind.PINCH || event.getKind() == EventKind.PAN) eventCount++;
            }
            scales += result.getTransform().getScale();
        }
    }

    private static void playViews(int count, boolean closes) {
        for (int i = 0; i < count; i++) {
            Measure hands = new Measure();
            hands.view.beginRecording(1 << 16);
            hands.play(0, 3);
            hands.view.saveState();
            try {
                hands.view.advance(Double.NaN);
                throw new AssertionError("NaN is a time");
            } catch (TapZoomException error) {
                if (closes) hands.view.close();
            }
        }
    }

    /** The handles of the views that are neither closed nor freed. */
    private static Set<?> open() throws ReflectiveOperationException {
        Field field = Class.forName("io.tapzoom.Handle").getDeclaredField("OPEN");
        field.setAccessible(true);
        return (Set<?>) field.get(null);
    }

    public static void main(String[] arguments) throws ReflectiveOperationException {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long thread = Thread.currentThread().getId();
        Measure hands = new Measure();
        switch (arguments[0]) {
        case "frames":
            hands.play(0, 600);
            threads.getThreadAllocatedBytes(thread);
            long before = threads.getThreadAllocatedBytes(thread);
            hands.play(600, 6600);
            long after = threads.getThreadAllocatedBytes(thread);
            System.out.println(after - before + " bytes, " + (hands.eventCount > 6000));
            break;
        case "closed":
            hands.view.close();
            playViews(1000, true);
            break;
        case "lost":
            hands = null;
            playViews(1000, false);
            // A creation frees the views that the collector has found.
            for (int round = 0; round < 1000 && open().size() > 0; round++) {
                System.gc();
                playViews(1, true);
            }
            break;
        case "collected":
            for (int frame = 0; frame < 200; frame++) {
                hands.play(frame, frame + 1);
                System.gc();
            }
            System.out.println(hands.eventCount + " events");
            break;
        default:
            double best = Double.POSITIVE_INFINITY;
            for (int round = 0; round < 40; round++) {
                long begin = System.nanoTime();
                hands.play(round * 6000, (round + 1) * 6000);
                best = Math.min(best, (System.nanoTime() - begin) / 6000.0);
            }
            System.out.println(best + " ns, " + hands.eventCount + " events, scales " + hands.scales);
        }
    }
}
