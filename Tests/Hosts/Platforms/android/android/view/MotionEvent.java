// SPDX-License-Identifier: MIT
//
// A stand-in with the names and signatures of Android's documentation.

package android.view;

public class MotionEvent {
    public static final int ACTION_DOWN = 0, ACTION_UP = 1, ACTION_MOVE = 2, ACTION_CANCEL = 3, ACTION_OUTSIDE = 4,
        ACTION_POINTER_DOWN = 5, ACTION_POINTER_UP = 6, ACTION_HOVER_MOVE = 7, ACTION_SCROLL = 8,
        ACTION_HOVER_ENTER = 9, ACTION_HOVER_EXIT = 10;
    public static final int AXIS_VSCROLL = 9, AXIS_HSCROLL = 10;
    public static final int BUTTON_PRIMARY = 1, BUTTON_SECONDARY = 2, BUTTON_STYLUS_PRIMARY = 0x20,
        BUTTON_STYLUS_SECONDARY = 0x40;
    public static final int TOOL_TYPE_FINGER = 1, TOOL_TYPE_STYLUS = 2, TOOL_TYPE_MOUSE = 3, TOOL_TYPE_ERASER = 4;
    public static final int FLAG_CANCELED = 0x20;

    public int tool = TOOL_TYPE_FINGER, buttons;
    public float vertical, horizontal, major = 40;
    private final int action, index, flags;
    private final int[] ids;
    private final double[] times;
    private final float[][] xs, ys;

    /** The last row of times and positions is the newest one. */
    public MotionEvent(int action, int index, int flags, int[] ids, double[] times, float[][] xs, float[][] ys) {
        this.action = action;
        this.index = index;
        this.flags = flags;
        this.ids = ids;
        this.times = times;
        this.xs = xs;
        this.ys = ys;
    }

    public int getActionMasked() { return action; }
    public int getActionIndex() { return index; }
    public int getFlags() { return flags; }
    public int getPointerCount() { return ids.length; }
    public int getPointerId(int i) { return ids[i]; }
    public int getToolType(int i) { return tool; }
    public int getButtonState() { return buttons; }
    public float getAxisValue(int axis) { return axis == AXIS_VSCROLL ? vertical : horizontal; }
    public int getHistorySize() { return times.length - 1; }
    public float getX(int i) { return xs[times.length - 1][i]; }
    public float getY(int i) { return ys[times.length - 1][i]; }
    public float getTouchMajor(int i) { return major; }
    public float getHistoricalTouchMajor(int i, int h) { return major; }
    public float getHistoricalX(int i, int h) { return xs[h][i]; }
    public float getHistoricalY(int i, int h) { return ys[h][i]; }
    public long getEventTimeNanos() { return Math.round(times[times.length - 1] * 1e9); }
    public long getHistoricalEventTimeNanos(int h) { return Math.round(times[h] * 1e9); }
    public long getEventTime() { return Math.round(times[times.length - 1] * 1e3); }
    public long getHistoricalEventTime(int h) { return Math.round(times[h] * 1e3); }
}
