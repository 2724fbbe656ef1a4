// SPDX-License-Identifier: MIT

package io.tapzoom.android;

import android.os.Build;
import android.view.MotionEvent;
import io.tapzoom.Buttons;
import io.tapzoom.ContactFlags;
import io.tapzoom.EventList;
import io.tapzoom.FrameResult;
import io.tapzoom.Scroll;
import io.tapzoom.ScrollUnit;
import io.tapzoom.TapZoom;
import io.tapzoom.Tool;
import io.tapzoom.TouchList;
import io.tapzoom.TouchPhase;
import io.tapzoom.ViewState;

/**
 * Pushes the motion events of a widget into a view whose unit is the pixel. It makes no objects.
 */
public final class MotionEvents {
    /** The longest time from a touch to the frame that gets it, seconds. */
    private static final double TOUCH_DELAY = 0.016;
    /** Hidden in Java; AMOTION_EVENT_TOOL_TYPE_PALM of the NDK. */
    private static final int TOOL_TYPE_PALM = 5;

    private final TapZoom view;
    private final TouchList touches = new TouchList();
    private final Scroll scroll = new Scroll();
    private final ViewState state = new ViewState();

    /**
     * Creates one for a view.
     *
     * @param view The view, which the caller closes.
     */
    public MotionEvents(TapZoom view) { this.view = view; }

    /**
     * Pushes an event of onTouchEvent or onGenericMotionEvent: fingers, palms, pens and pressed mice with their older
     * positions, pens that hover, and wheels.
     *
     * @param event The event.
     * @return Whether the view has taken it: what the widget returns. A wheel that the view does not consume belongs to
     *     the page around the widget. A pen that hovers is also for others.
     */
    public boolean push(MotionEvent event) {
        touches.clear();
        switch (event.getActionMasked()) {
        case MotionEvent.ACTION_DOWN:
        case MotionEvent.ACTION_POINTER_DOWN:
            add(event, event.getActionIndex(), TouchPhase.BEGAN);
            break;
        case MotionEvent.ACTION_MOVE:
            // Older positions first, each of all fingers.
            for (int h = 0; h < event.getHistorySize(); h++)
                for (int i = 0; i < event.getPointerCount(); i++)
                    touches.add(seconds(event, h), event.getPointerId(i), TouchPhase.MOVED, event.getHistoricalX(i, h),
                                event.getHistoricalY(i, h))
                        .setTool(tool(event, i))
                        .setFlags(flags(event, i))
                        .setSize(event.getHistoricalTouchMajor(i, h));
            for (int i = 0; i < event.getPointerCount(); i++) add(event, i, TouchPhase.MOVED);
            break;
        case MotionEvent.ACTION_UP:
        case MotionEvent.ACTION_POINTER_UP:
            // Since Android 13 the flag marks a palm.
            boolean isPalm = (event.getFlags() & MotionEvent.FLAG_CANCELED) != 0;
            add(event, event.getActionIndex(), isPalm ? TouchPhase.CANCELLED : TouchPhase.ENDED);
            break;
        case MotionEvent.ACTION_CANCEL:
            view.cancelTouches(notLate(seconds(event)));
            return true;
        case MotionEvent.ACTION_SCROLL:
            return pushWheel(event);
        case MotionEvent.ACTION_HOVER_ENTER:
        case MotionEvent.ACTION_HOVER_MOVE:
        case MotionEvent.ACTION_HOVER_EXIT:
            if (tool(event, 0) == Tool.PEN) view.penNear(notLate(seconds(event)));
            return false;
        default:
            return false;
        }
        view.push(touches);
        return true;
    }

    /**
     * Runs a frame of Choreographer. The view advances to a time before the frame, so that the touches of the next
     * frame are not late.
     *
     * @param frameTimeNanos The time that doFrame gets.
     * @param events Receives the events; may be null.
     * @return The result of {@link TapZoom#frame}.
     */
    public FrameResult frame(long frameTimeNanos, EventList events) {
        return view.frame(notLate(frameTimeNanos / 1e9 - TOUCH_DELAY), null, events);
    }

    private void add(MotionEvent event, int i, int phase) {
        touches.add(seconds(event), event.getPointerId(i), phase, event.getX(i), event.getY(i))
            .setTool(tool(event, i))
            .setFlags(flags(event, i))
            .setButtons(buttons(event, i))
            .setSize(event.getTouchMajor(i));
    }

    /** A notch is 1. Upward and to the right are positive, and a page that scrolls down has a positive dy. */
    private boolean pushWheel(MotionEvent event) {
        scroll.setTime(notLate(seconds(event)))
            .setX(event.getX(0))
            .setY(event.getY(0))
            .setDx(120 * event.getAxisValue(MotionEvent.AXIS_HSCROLL))
            .setDy(-120 * event.getAxisValue(MotionEvent.AXIS_VSCROLL))
            .setUnit(ScrollUnit.NOTCH120);
        return view.push(scroll);
    }

    private double notLate(double time) {
        view.getState(state);
        return Math.max(time, state.getTime());
    }

    private static int tool(MotionEvent event, int i) {
        switch (event.getToolType(i)) {
        case MotionEvent.TOOL_TYPE_STYLUS:
        case MotionEvent.TOOL_TYPE_ERASER: return Tool.PEN;
        case MotionEvent.TOOL_TYPE_MOUSE: return Tool.MOUSE;
        default: return Tool.FINGER;
        }
    }

    private static int flags(MotionEvent event, int i) {
        return event.getToolType(i) == TOOL_TYPE_PALM ? ContactFlags.PALM : 0;
    }

    /** The first five buttons have the bits of Android. */
    private static int buttons(MotionEvent event, int i) {
        int pressed = event.getButtonState();
        int buttons = pressed & (Buttons.PRIMARY | Buttons.SECONDARY | Buttons.MIDDLE | Buttons.BACK | Buttons.FORWARD);
        if ((pressed & MotionEvent.BUTTON_STYLUS_PRIMARY) != 0) buttons |= Buttons.SECONDARY;
        if ((pressed & MotionEvent.BUTTON_STYLUS_SECONDARY) != 0) buttons |= Buttons.MIDDLE;
        switch (event.getToolType(i)) {
        case MotionEvent.TOOL_TYPE_STYLUS: return buttons | Buttons.PRIMARY;
        case MotionEvent.TOOL_TYPE_ERASER: return buttons | Buttons.ERASER;
        default: return buttons;
        }
    }

    private static double seconds(MotionEvent event) {
        return Build.VERSION.SDK_INT >= 34 ? event.getEventTimeNanos() / 1e9 : event.getEventTime() / 1e3;
    }

    private static double seconds(MotionEvent event, int h) {
        return Build.VERSION.SDK_INT >= 34 ? event.getHistoricalEventTimeNanos(h) / 1e9
                                           : event.getHistoricalEventTime(h) / 1e3;
    }
}
