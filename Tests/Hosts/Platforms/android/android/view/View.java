// SPDX-License-Identifier: MIT
//
// A stand-in with the names and signatures of Android's documentation.

package android.view;

import android.content.Context;
import android.content.res.Resources;
import android.graphics.Canvas;

public class View {
    public boolean invalid;
    public int width, height;

    public View(Context context) { }
    public Resources getResources() { return new Resources(); }
    public void invalidate() { invalid = true; }
    public boolean onTouchEvent(MotionEvent event) { return false; }
    public boolean onGenericMotionEvent(MotionEvent event) { return false; }
    public int getWidth() { return width; }
    public int getHeight() { return height; }
    protected void onAttachedToWindow() { }
    protected void onSizeChanged(int width, int height, int oldWidth, int oldHeight) { }
    protected void onDraw(Canvas canvas) { }
    protected void onDetachedFromWindow() { }
}
