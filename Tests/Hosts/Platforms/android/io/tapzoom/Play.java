// SPDX-License-Identifier: MIT

package io.tapzoom;

import android.content.Context;
import android.graphics.Canvas;
import android.os.Build;
import android.view.Choreographer;
import android.view.MotionEvent;

/** Plays motion events with history into ZoomView, and prints what it draws. */
public class Play extends ZoomView {
    Play() { super(new Context(), 2000, 3000); }

    @Override
    protected void drawContent(Canvas canvas) { canvas.calls.append(" content"); }

    @Override
    protected void onGesture(TapZoom zoom, int index) {
        if (zoom.eventPhase(index) != 2)
            System.out.printf("event %d %d %.4f%n", zoom.eventKind(index), zoom.eventPhase(index),
                              zoom.eventTime(index));
    }

    static void send(Play view, int action, int index, int flags, double[] times, float[][] xs) {
        int count = xs[0].length;
        int[] ids = new int[count];
        float[][] ys = new float[times.length][count];
        for (int i = 0; i < count; i++) ids[i] = 7 - i;
        for (float[] row : ys) java.util.Arrays.fill(row, 300);
        if (!view.onTouchEvent(new MotionEvent(action, index, flags, ids, times, xs, ys)))
            System.out.println("not handled: " + action);
    }

    static String drawn(Play view) {
        Canvas canvas = new Canvas();
        view.onDraw(canvas);
        return canvas.calls.toString();
    }

    static boolean frame(double time) { return Choreographer.getInstance().run(time); }

    static void refused(String name, Runnable call) {
        try {
            call.run();
            System.out.println(name + ": taken");
        } catch (RuntimeException error) {
            System.out.println(name + ": " + error.getClass().getSimpleName() + ": " + error.getMessage());
        }
    }

    static float[] fingers(double half) { return new float[] {(float) (200 - half), (float) (200 + half)}; }

    public static void main(String[] arguments) throws InterruptedException {
        Build.VERSION.SDK_INT = Integer.parseInt(arguments[0]);
        Play view = new Play();
        view.onAttachedToWindow();
        send(view, MotionEvent.ACTION_DOWN, 0, 0, new double[] {1}, new float[][] {{200}});
        view.onSizeChanged(400, 600, 0, 0);
        frame(1);
        System.out.println(drawn(view));
        send(view, MotionEvent.ACTION_DOWN, 0, 0, new double[] {1.01}, new float[][] {{150}});
        send(view, MotionEvent.ACTION_POINTER_DOWN, 1, 0, new double[] {1.02}, new float[][] {fingers(50)});
        frame(1.03);
        for (int step = 0; step < 10; step++) {
            double time = 1.0305 + step / 60.0;
            send(view, MotionEvent.ACTION_MOVE, 0, 0, new double[] {time, time + 1 / 120.0},
                 new float[][] {fingers(50 + 20 * step + 13), fingers(50 + 20 * step + 20)});
            frame(time + 1 / 60.0 + 0.01); // the next touches are older than this
        }
        System.out.println(drawn(view));
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

        refused("preset", () -> new TapZoom(9, 1, 400, 600, 1, 1));
        refused("width", () -> new TapZoom(TapZoom.PHOTOS, 1, -1, 600, 1, 1));
        refused("points", () -> new TapZoom(TapZoom.PHOTOS, Double.NaN, 400, 600, 1, 1));
        TapZoom zoom = new TapZoom(TapZoom.PHOTOS, 1, 400, 600, 2000, 3000);
        for (int i = 0; i < 1000; i++)
            zoom.touch(i / 100.0, 1, i % 7, 300, i == 0 ? TapZoom.BEGAN : TapZoom.MOVED, TapZoom.FINGER,
                       40);
        refused("affine", () -> zoom.affine(new double[6])); // before the first frame
        zoom.frame(10);
        System.out.println("clock " + zoom.time());
        double[] six = new double[6], four = new double[4];
        zoom.viewport(six);
        zoom.content(four);
        System.out.printf("viewport %.0f %.0f content %.0f %.0f%n", six[0], six[1], four[2], four[3]);
        zoom.affine(six);
        System.out.printf("affine %.1f %.1f at %.0f %.0f%n", six[0], six[3], six[4], six[5]);
        System.out.printf("contacts %d: %d at %.0f %.0f%n", zoom.contacts(), zoom.contactId(0), zoom.contactX(0),
                          zoom.contactY(0));
        refused("short array", () -> zoom.viewport(new double[5]));
        zoom.cancel(10);
        zoom.zoomBy(15, 2, 200, 300);
        zoom.frame(15.4);
        System.out.printf("zoomed %.4f%n", zoom.scale());
        zoom.touch(16, 1, Double.NaN, 0, TapZoom.BEGAN, TapZoom.FINGER, 0);
        refused("touch", () -> zoom.frame(16));
        zoom.close();
        refused("closed", () -> zoom.frame(17));
        refused("closed touch", () -> zoom.touch(17, 1, 0, 0, TapZoom.BEGAN, TapZoom.FINGER, 0));
        refused("closed contacts", () -> zoom.contacts());
        refused("closed viewport", () -> zoom.viewport(six));
        refused("closed content", () -> zoom.content(four));
        refused("closed size", () -> zoom.setViewport(1, 1));
        refused("closed command", () -> zoom.zoomBy(17, 2, 0, 0));
        refused("closed cancel", () -> zoom.cancel(17));
        zoom.close();
        for (int round = 0; round < 500; round++) closeElsewhere();
        System.out.println("closed elsewhere");
    }

    /** Closes a view while another thread calls it. */
    static void closeElsewhere() throws InterruptedException {
        TapZoom zoom = new TapZoom(TapZoom.MAPS, 1, 400, 600, 2000, 3000);
        Thread calls = new Thread(() -> {
            try {
                for (double time = 1;; time += 0.01) {
                    zoom.touch(time, 1, 5, 5, time == 1 ? TapZoom.BEGAN : TapZoom.MOVED, TapZoom.FINGER, 0);
                    zoom.frame(time);
                }
            } catch (IllegalStateException error) {
                if (!error.getMessage().contains("closed")) throw error;
            }
        });
        calls.start();
        Thread.sleep(1);
        zoom.close();
        calls.join();
    }
}
