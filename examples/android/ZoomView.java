// SPDX-License-Identifier: MIT

package io.tapzoom;

import android.content.Context;
import android.graphics.Canvas;
import android.os.Build;
import android.view.Choreographer;
import android.view.MotionEvent;
import android.view.View;

/** A widget that zooms the content that a subclass draws. View units are pixels. */
public abstract class ZoomView extends View implements Choreographer.FrameCallback {
    private final double contentWidth, contentHeight;
    private TapZoom zoom;
    private boolean scheduled;

    protected ZoomView(Context context, double contentWidth, double contentHeight) {
        super(context);
        this.contentWidth = contentWidth;
        this.contentHeight = contentHeight;
    }

    /** Draws the content in content units. */
    protected abstract void drawContent(Canvas canvas);

    /** Called for each event of a frame. */
    protected void onGesture(TapZoom zoom, int index) { }

    @Override
    protected void onAttachedToWindow() {
        super.onAttachedToWindow();
        show(getWidth(), getHeight()); // its size does not change if it comes back
    }

    @Override
    protected void onSizeChanged(int width, int height, int oldWidth, int oldHeight) { show(width, height); }

    private void show(int width, int height) {
        if (width == 0 || height == 0) return;
        double density = getResources().getDisplayMetrics().density;
        if (zoom == null) zoom = new TapZoom(TapZoom.PHOTOS, 1 / density, width, height, contentWidth, contentHeight);
        else zoom.setViewport(width, height);
        schedule();
    }

    @Override
    public boolean onTouchEvent(MotionEvent event) {
        if (zoom == null) return false;
        int action = event.getActionMasked(), changed = event.getActionIndex();
        switch (action) {
        case MotionEvent.ACTION_DOWN:
        case MotionEvent.ACTION_POINTER_DOWN:
            push(event, changed, TapZoom.BEGAN);
            break;
        case MotionEvent.ACTION_MOVE:
            // Older positions first, each of all fingers.
            for (int h = 0; h < event.getHistorySize(); h++)
                for (int i = 0; i < event.getPointerCount(); i++)
                    zoom.touch(historicalSeconds(event, h), event.getPointerId(i), event.getHistoricalX(i, h),
                               event.getHistoricalY(i, h), TapZoom.MOVED, tool(event, i),
                               event.getHistoricalTouchMajor(i, h));
            for (int i = 0; i < event.getPointerCount(); i++) push(event, i, TapZoom.MOVED);
            break;
        case MotionEvent.ACTION_UP:
        case MotionEvent.ACTION_POINTER_UP:
            // Since Android 13 the flag marks a palm.
            boolean cancelled = (event.getFlags() & MotionEvent.FLAG_CANCELED) != 0;
            push(event, changed, cancelled ? TapZoom.CANCELLED : TapZoom.ENDED);
            break;
        case MotionEvent.ACTION_CANCEL:
            zoom.cancel(seconds(event));
            break;
        default:
            return false;
        }
        schedule();
        return true;
    }

    private void push(MotionEvent event, int i, int phase) {
        zoom.touch(seconds(event), event.getPointerId(i), event.getX(i), event.getY(i), phase, tool(event, i),
                   event.getTouchMajor(i));
    }

    private static int tool(MotionEvent event, int i) {
        switch (event.getToolType(i)) {
        case MotionEvent.TOOL_TYPE_STYLUS:
        case MotionEvent.TOOL_TYPE_ERASER: return TapZoom.PEN;
        case MotionEvent.TOOL_TYPE_MOUSE: return TapZoom.MOUSE;
        default: return TapZoom.FINGER;
        }
    }

    private static double seconds(MotionEvent event) {
        return Build.VERSION.SDK_INT >= 34 ? event.getEventTimeNanos() / 1e9 : event.getEventTime() / 1e3;
    }

    private static double historicalSeconds(MotionEvent event, int h) {
        return Build.VERSION.SDK_INT >= 34 ? event.getHistoricalEventTimeNanos(h) / 1e9
                                           : event.getHistoricalEventTime(h) / 1e3;
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
        int count = zoom.frame(frameTimeNanos / 1e9);
        for (int i = 0; i < count && zoom != null; i++) onGesture(zoom, i);
        if (zoom == null) return; // a gesture removed the view from its window
        invalidate();
        if (zoom.nextDeadline() < Double.POSITIVE_INFINITY) schedule();
    }

    @Override
    protected void onDraw(Canvas canvas) {
        if (zoom == null) return;
        canvas.save();
        canvas.translate((float) zoom.x(), (float) zoom.y());
        canvas.rotate((float) Math.toDegrees(zoom.rotation()));
        canvas.scale((float) zoom.scale(), (float) zoom.scale());
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
