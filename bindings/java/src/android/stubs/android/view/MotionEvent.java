// SPDX-License-Identifier: MIT
//
// Declarations from Android's documentation, for the compiler. No archive contains them.

package android.view;

public final class MotionEvent {
    public static final int ACTION_DOWN = 0, ACTION_UP = 1, ACTION_MOVE = 2, ACTION_CANCEL = 3,
        ACTION_POINTER_DOWN = 5, ACTION_POINTER_UP = 6, ACTION_HOVER_MOVE = 7, ACTION_SCROLL = 8,
        ACTION_HOVER_ENTER = 9, ACTION_HOVER_EXIT = 10;
    public static final int AXIS_VSCROLL = 9, AXIS_HSCROLL = 10;
    public static final int BUTTON_STYLUS_PRIMARY = 0x20, BUTTON_STYLUS_SECONDARY = 0x40;
    public static final int FLAG_CANCELED = 0x20;
    public static final int TOOL_TYPE_STYLUS = 2, TOOL_TYPE_MOUSE = 3, TOOL_TYPE_ERASER = 4;

    private MotionEvent() { }

    public native int getActionMasked();
    public native int getActionIndex();
    public native int getFlags();
    public native int getButtonState();
    public native int getPointerCount();
    public native int getPointerId(int pointerIndex);
    public native int getToolType(int pointerIndex);
    public native float getX(int pointerIndex);
    public native float getY(int pointerIndex);
    public native float getTouchMajor(int pointerIndex);
    public native float getAxisValue(int axis);
    public native int getHistorySize();
    public native float getHistoricalX(int pointerIndex, int pos);
    public native float getHistoricalY(int pointerIndex, int pos);
    public native float getHistoricalTouchMajor(int pointerIndex, int pos);
    public native long getEventTime();
    public native long getHistoricalEventTime(int pos);
    public native long getEventTimeNanos();
    public native long getHistoricalEventTimeNanos(int pos);
}
