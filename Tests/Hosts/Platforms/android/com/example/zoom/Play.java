// SPDX-License-Identifier: MIT

package com.example.zoom;

import android.content.Context;
import android.graphics.Canvas;
import android.os.Build;
import android.view.Choreographer;
import android.view.MotionEvent;
import com.sun.management.ThreadMXBean;
import io.tapzoom.Config;
import io.tapzoom.Contact;
import io.tapzoom.ContactList;
import io.tapzoom.ContentRect;
import io.tapzoom.EventList;
import io.tapzoom.EventPhase;
import io.tapzoom.GestureEvent;
import io.tapzoom.Preset;
import io.tapzoom.TapZoom;
import io.tapzoom.TapZoomException;
import io.tapzoom.Viewport;
import io.tapzoom.android.MotionEvents;
import java.lang.management.ManagementFactory;

/** Plays motion events with history into ZoomView, and prints what it draws. */
public class Play extends ZoomView {
    Play(Config config) { super(new Context(), config, 2000, 3000); }

    @Override
    protected void drawContent(Canvas canvas) { canvas.calls.append(" content"); }

    @Override
    protected void onGesture(TapZoom zoom, GestureEvent event) {
        if (event.getPhase() != EventPhase.CHANGED)
            System.out.printf("event %d %d %.4f%n", event.getKind(), event.getPhase(), event.getTime());
    }

    static MotionEvent event(int action, int index, int flags, double[] times, float[][] xs) {
        int count = xs[0].length;
        int[] ids = new int[count];
        float[][] ys = new float[times.length][count];
        for (int i = 0; i < count; i++) ids[i] = 7 - i;
        for (float[] row : ys) java.util.Arrays.fill(row, 300);
        return new MotionEvent(action, index, flags, ids, times, xs, ys);
    }

    static void send(Play view, int action, int index, int flags, double[] times, float[][] xs) {
        if (!view.onTouchEvent(event(action, index, flags, times, xs))) System.out.println("not handled: " + action);
    }

    static String drawn(Play view) {
        Canvas canvas = new Canvas();
        view.onDraw(canvas);
        return canvas.calls.toString();
    }

    static boolean frame(double time) { return Choreographer.getInstance().run(time); }

    static float[] fingers(double half) { return new float[] {(float) (200 - half), (float) (200 + half)}; }

    /** Two fingers spread from 100 to 500 pixels: ten moves, each with an older position. */
    static void spread(Play view, double from) {
        send(view, MotionEvent.ACTION_DOWN, 0, 0, new double[] {from}, new float[][] {{150}});
        send(view, MotionEvent.ACTION_POINTER_DOWN, 1, 0, new double[] {from + 0.01}, new float[][] {fingers(50)});
        frame(from + 0.02);
        for (int step = 0; step < 10; step++) {
            double time = from + 0.0205 + step / 60.0;
            send(view, MotionEvent.ACTION_MOVE, 0, 0, new double[] {time, time + 1 / 120.0},
                 new float[][] {fingers(50 + 20 * step + 13), fingers(50 + 20 * step + 20)});
            frame(time + 1 / 60.0 + 0.01); // the next touches are older than this
        }
        System.out.println(drawn(view));
    }

    static void playWidget() {
        Play view = new Play(new Config(Preset.PHOTOS));
        view.onAttachedToWindow();
        send(view, MotionEvent.ACTION_DOWN, 0, 0, new double[] {1}, new float[][] {{200}});
        view.onSizeChanged(400, 600, 0, 0);
        frame(1);
        System.out.println(drawn(view));
        spread(view, 1.01);
        send(view, MotionEvent.ACTION_POINTER_UP, 1, MotionEvent.FLAG_CANCELED, new double[] {1.5},
             new float[][] {fingers(250)});
        send(view, MotionEvent.ACTION_UP, 0, 0, new double[] {1.6}, new float[][] {{-50}});
        int frames = 0;
        while (frame(1.6 + ++frames / 60.0)) { }
        System.out.println("sleeps after " + frames);
        send(view, MotionEvent.ACTION_DOWN, 0, 0, new double[] {20}, new float[][] {{100}});
        send(view, MotionEvent.ACTION_MOVE, 0, 0, new double[] {20.02}, new float[][] {{200}});
        send(view, MotionEvent.ACTION_CANCEL, 0, 0, new double[] {20.03}, new float[][] {{200}});
        frame(20.05);
        view.onSizeChanged(800, 1200, 400, 600);
        frame(20.1);
        view.onDetachedFromWindow();
        System.out.println("frame after the end: " + frame(30) + drawn(view));
        view.width = 400;
        view.height = 600;
        view.onAttachedToWindow();
        System.out.println("attached again: " + frame(31) + " " + drawn(view));
        view.onDetachedFromWindow();
    }

    /** Without slops the scale follows the distance from the first move on. */
    static void playSettings() {
        Play view = new Play(new Config(Preset.MAPS).setPinchSlop(0).setPanSlop(0).setPinchMinSpan(0));
        view.onSizeChanged(400, 600, 0, 0);
        frame(40);
        System.out.println("without slops");
        spread(view, 41);
        view.onDetachedFromWindow();
        try {
            new Play(new Config(Preset.MAPS).setPinchSlop(-1)).onSizeChanged(400, 600, 0, 0);
        } catch (TapZoomException error) {
            System.out.println("wrong: " + error.getField());
        }
    }

    /** Wheels, tools and buttons, and an event that belongs to the widget. */
    static void playDevices() {
        Config config = new Config(Preset.MAPS);
        try (TapZoom zoom = new TapZoom(config, new Viewport(400, 600), new ContentRect(2000, 3000))) {
            MotionEvents motion = new MotionEvents(zoom);
            ContactList contacts = new ContactList();
            int[][] devices = {{MotionEvent.TOOL_TYPE_FINGER, 0},
                {MotionEvent.TOOL_TYPE_STYLUS, MotionEvent.BUTTON_STYLUS_PRIMARY}, {MotionEvent.TOOL_TYPE_ERASER, 0},
                {MotionEvent.TOOL_TYPE_MOUSE, MotionEvent.BUTTON_SECONDARY}};
            for (int[] device : devices) {
                MotionEvent down = event(MotionEvent.ACTION_DOWN, 0, 0, new double[] {50}, new float[][] {{200}});
                down.tool = device[0];
                down.buttons = device[1];
                motion.push(down);
                zoom.getContacts(contacts);
                Contact contact = contacts.get(0);
                System.out.printf("contact %d tool %d buttons %d%n", contact.getId(), contact.getTool(),
                                  contact.getButtons());
                motion.push(event(MotionEvent.ACTION_CANCEL, 0, 0, new double[] {49}, new float[][] {{200}})); // late
            }
            MotionEvent wheel = event(MotionEvent.ACTION_SCROLL, 0, 0, new double[] {51}, new float[][] {{200}});
            wheel.vertical = 1;
            boolean isTaken = motion.push(wheel);
            motion.frame(55_000_000_000L, null);
            System.out.printf("wheel %b zooms %.4f%n", isTaken, zoom.getTransform().getScale() / 0.2);
            System.out.println("hover " + motion.push(
                event(MotionEvent.ACTION_OUTSIDE, 0, 0, new double[] {56}, new float[][] {{200}})));
        }
    }

    static String owner(TapZoom zoom, ContactList contacts) {
        zoom.getContacts(contacts);
        return contacts.size() == 0 ? "none" : String.valueOf(contacts.get(0).getOwner());
    }

    /** A palm by its size at a move, by its tool at the landing, and a finger after a pen that hovers. */
    static void playPalms() {
        Config config = new Config(Preset.MAPS).setPalmSize(100).setPenGuardTime(0.5);
        try (TapZoom zoom = new TapZoom(config, new Viewport(400, 600), new ContentRect(2000, 3000))) {
            MotionEvents motion = new MotionEvents(zoom);
            ContactList contacts = new ContactList();
            double[] time = {60};
            float[][] x = {{200}};
            MotionEvent grows = event(MotionEvent.ACTION_MOVE, 0, 0, time, x);
            MotionEvent palm = event(MotionEvent.ACTION_DOWN, 0, 0, time, x);
            MotionEvent mouse = event(MotionEvent.ACTION_HOVER_MOVE, 0, 0, new double[] {61}, x);
            grows.major = 101;
            palm.tool = 5;
            mouse.tool = MotionEvent.TOOL_TYPE_MOUSE;
            motion.push(event(MotionEvent.ACTION_DOWN, 0, 0, time, x));
            System.out.print("owners " + owner(zoom, contacts));
            motion.push(grows);
            System.out.print(" " + owner(zoom, contacts));
            motion.push(event(MotionEvent.ACTION_UP, 0, 0, time, x));
            motion.push(palm);
            System.out.print(" " + owner(zoom, contacts));
            motion.push(event(MotionEvent.ACTION_UP, 0, 0, time, x));
            motion.push(mouse);
            motion.push(event(MotionEvent.ACTION_DOWN, 0, 0, new double[] {61.1}, x));
            System.out.println(" " + owner(zoom, contacts));
            motion.push(event(MotionEvent.ACTION_UP, 0, 0, new double[] {61.2}, x));
            for (int action : new int[] {MotionEvent.ACTION_HOVER_ENTER, MotionEvent.ACTION_HOVER_MOVE,
                                         MotionEvent.ACTION_HOVER_EXIT}) {
                MotionEvent pen = event(action, 0, 0, new double[] {50 + 2 * action}, x);
                pen.tool = MotionEvent.TOOL_TYPE_STYLUS;
                System.out.print("pen " + motion.push(pen));
                double landing = Math.max(50 + 2 * action, 68) + 0.4;
                motion.push(event(MotionEvent.ACTION_DOWN, 0, 0, new double[] {landing}, x));
                System.out.println(" " + owner(zoom, contacts));
                motion.push(event(MotionEvent.ACTION_UP, 0, 0, new double[] {landing}, x));
            }
        }
    }

    /** Moves with history, and frames, make no objects. */
    static void playGarbage() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        Config config = new Config(Preset.MAPS);
        try (TapZoom zoom = new TapZoom(config, new Viewport(400, 600), new ContentRect(2000, 3000))) {
            MotionEvents motion = new MotionEvents(zoom);
            EventList events = new EventList();
            motion.push(event(MotionEvent.ACTION_DOWN, 0, 0, new double[] {1}, new float[][] {{100}}));
            MotionEvent[] moves = new MotionEvent[1000];
            for (int i = 0; i < moves.length; i++)
                moves[i] = event(MotionEvent.ACTION_MOVE, 0, 0, new double[] {1 + i / 100.0, 1.005 + i / 100.0},
                                 new float[][] {{100 + i % 100}, {101 + i % 100}});
            long before = 0;
            for (int round = 0; round < 60; round++) {
                if (round == 50) before = threads.getThreadAllocatedBytes(Thread.currentThread().getId());
                for (int i = 0; i < moves.length; i++) {
                    motion.push(moves[i]);
                    motion.frame(Math.round(1e9 + i * 1e7), events);
                }
            }
            long bytes = threads.getThreadAllocatedBytes(Thread.currentThread().getId()) - before;
            System.out.println("garbage " + bytes / 10_000);
        }
    }

    public static void main(String[] arguments) {
        Build.VERSION.SDK_INT = Integer.parseInt(arguments[0]);
        playWidget();
        playSettings();
        playGarbage();
        playDevices();
        playPalms();
    }
}
