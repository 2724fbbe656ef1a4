// SPDX-License-Identifier: MIT
//
// A stand-in with the names and signatures of Android's documentation.

package android.view;

public class Choreographer {
    private static final Choreographer instance = new Choreographer();
    private FrameCallback posted;

    public interface FrameCallback {
        void doFrame(long frameTimeNanos);
    }

    public static Choreographer getInstance() { return instance; }
    public void postFrameCallback(FrameCallback callback) { posted = callback; }
    public void removeFrameCallback(FrameCallback callback) { if (posted == callback) posted = null; }

    /** Runs the callback that is posted, if any. Returns whether there was one. */
    public boolean run(double time) {
        FrameCallback callback = posted;
        posted = null;
        if (callback != null) callback.doFrame(Math.round(time * 1e9));
        return callback != null;
    }
}
