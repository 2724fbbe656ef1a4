// SPDX-License-Identifier: MIT

package com.example.zoom;

import android.content.Context;
import android.graphics.Canvas;
import android.view.Choreographer;
import android.view.MotionEvent;
import android.view.View;
import io.tapzoom.Config;
import io.tapzoom.ContentRect;
import io.tapzoom.EventList;
import io.tapzoom.FrameResult;
import io.tapzoom.GestureEvent;
import io.tapzoom.TapZoom;
import io.tapzoom.Transform;
import io.tapzoom.Viewport;
import io.tapzoom.android.MotionEvents;

/** A widget that zooms the content that a subclass draws. View units are pixels. */
public abstract class ZoomView extends View implements Choreographer.FrameCallback {
    private final Config config;
    private final ContentRect content;
    private final Transform transform = new Transform();
    private final EventList events = new EventList();
    private TapZoom zoom;
    private MotionEvents motion;
    private boolean scheduled;

    /** The widget sets pointsPerUnit and pixelsPerUnit itself. */
    protected ZoomView(Context context, Config config, double contentWidth, double contentHeight) {
        super(context);
        this.config = new Config(config)
            .setPointsPerUnit(1 / getResources().getDisplayMetrics().density)
            .setPixelsPerUnit(1);
        content = new ContentRect(contentWidth, contentHeight);
    }

    /** Draws the content in content units. */
    protected abstract void drawContent(Canvas canvas);

    /** Called for each event of a frame. */
    protected void onGesture(TapZoom zoom, GestureEvent event) { }

    @Override
    protected void onAttachedToWindow() {
        super.onAttachedToWindow();
        show(getWidth(), getHeight()); // its size does not change if it comes back
    }

    @Override
    protected void onSizeChanged(int width, int height, int oldWidth, int oldHeight) { show(width, height); }

    private void show(int width, int height) {
        if (width == 0 || height == 0) return;
        Viewport viewport = new Viewport(width, height);
        if (zoom == null) {
            zoom = new TapZoom(config, viewport, content);
            motion = new MotionEvents(zoom);
        } else {
            zoom.setViewport(viewport);
        }
        schedule();
    }

    @Override
    public boolean onTouchEvent(MotionEvent event) {
        return push(event) || super.onTouchEvent(event);
    }

    @Override
    public boolean onGenericMotionEvent(MotionEvent event) {
        return push(event) || super.onGenericMotionEvent(event);
    }

    private boolean push(MotionEvent event) {
        if (zoom == null || !motion.push(event)) return false;
        schedule();
        return true;
    }

    private void schedule() {
        if (scheduled) return;
        scheduled = true;
        Choreographer.getInstance().postFrameCallback(this);
    }

    @Override
    public void doFrame(long frameTimeNanos) {
        scheduled = false;
        if (zoom == null) return;
        FrameResult frame = motion.frame(frameTimeNanos, events);
        transform.set(frame.getTransform());
        for (int i = 0; i < events.size() && zoom != null; i++)
            onGesture(zoom, events.get(i));
        if (zoom == null) return; // a gesture removed the view from its window
        invalidate();
        double deadline = frame.getState().getNextDeadline();
        if (deadline < Double.POSITIVE_INFINITY) schedule();
    }

    @Override
    protected void onDraw(Canvas canvas) {
        if (zoom == null) return;
        canvas.save();
        canvas.translate((float) transform.getX(), (float) transform.getY());
        canvas.rotate((float) Math.toDegrees(transform.getRotation()));
        canvas.scale((float) transform.getScale(), (float) transform.getScale());
        drawContent(canvas);
        canvas.restore();
    }

    @Override
    protected void onDetachedFromWindow() {
        super.onDetachedFromWindow();
        Choreographer.getInstance().removeFrameCallback(this);
        scheduled = false;
        if (zoom != null) zoom.close();
        zoom = null;
    }
}
