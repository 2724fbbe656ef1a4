// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

import java.nio.ByteBuffer;

/** The functions of the header. A struct is in the memory of a Struct, a view is its address. */
final class Native {
    static {
        Library.load();
    }

    private Native() { }

    static native long address(ByteBuffer buffer);

    static native int configInit(Struct config, long structSize, int preset);
    static native int create(Struct config, Struct viewport, Struct content, long[] view);
    static native int frame(long view, double time, Struct touches, long count, Struct events, long capacity,
                            Struct result);
    static native void destroy(long view);
    static native int setViewport(long view, Struct viewport);
    static native int pushScroll(long view, Struct scroll, int[] consumed);
    static native int cancelTouches(long view, double time);
    static native int viewToContent(Struct transform, double viewX, double viewY, double[] point);
    static native int contentToView(Struct transform, double contentX, double contentY, double[] point);
    static native String statusString(int status);
    static native int version();
    static native int pushTouches(long view, Struct touches, long count, long[] accepted);
    static native int advance(long view, double time);
    static native int pollEvents(long view, Struct events, long capacity, long[] count);
    static native int getState(long view, Struct state);
    static native int getTransform(long view, Struct transform);
    static native int getTransformAt(long view, double time, Struct transform);
    static native int rebaseTime(long view, double offset);
    static native int setTransform(long view, Struct transform, Struct options);
    static native int zoomTo(long view, double scale, double viewX, double viewY, Struct options);
    static native int zoomToRect(long view, Struct rect, Struct options);
    static native int centerOn(long view, double contentX, double contentY, double scale, Struct options);
    static native int rotateTo(long view, double rotation, double viewX, double viewY, Struct options);
    static native int fit(long view, Struct options);
    static native int panBy(long view, double dx, double dy, Struct options);
    static native int zoomBy(long view, double factor, double viewX, double viewY, Struct options);
    static native int rotateBy(long view, double angle, double viewX, double viewY, Struct options);
    static native int step(long view, int action, Struct options);
    static native int getActions(long view, int[] actions);
    static native int setVelocity(long view, Struct velocity);
    static native int stopMotion(long view);
    static native int configCheck(Struct config, String[] field);
    static native int setConfig(long view, Struct config, Struct options);
    static native int getConfig(long view, Struct config);
    static native int setContent(long view, Struct content, int keep);
    static native int getContent(long view, Struct content);
    static native int getViewport(long view, Struct viewport);
    static native int getTargetTransform(long view, Struct transform);
    static native int getVelocity(long view, Struct velocity);
    static native int getOverscroll(long view, Struct overscroll);
    static native int getScaleRange(long view, double[] range);
    static native int getVisibleRect(long view, Struct transform, Struct rect);
    static native int getPanRange(long view, Struct transform, Struct rect);
    static native int getRasterScale(long view, double[] scale);
    static native int getRasterTransform(long view, Struct transform, Struct residual);
    static native int getSmartZoom(long view, Struct block, double contentX, double contentY, double maxScale,
                                   Struct transform);
    static native int transformCompose(Struct outer, Struct inner, Struct result);
    static native int transformInvert(Struct transform, Struct result);
    static native int transformInterpolate(Struct from, Struct to, double t, Struct result);
    static native int transformToAffine(Struct transform, double[] matrix);
    static native int transformToMatrix(Struct transform, double originX, double originY, float[] matrix);
    static native int getContactOwner(long view, long id, int[] owner);
    static native int setContactOwner(long view, long id, int owner);
    static native int getContacts(long view, Struct contacts, long capacity, long[] count);
    static native int penNear(long view, double time);
    static native int setPagerOffset(long view, double x, double y);
    static native int saveState(long view, byte[] memory, int from, long capacity, long[] size);
    static native int loadState(long view, byte[] bytes, int from, long size);
    static native int beginRecording(long view, Struct memory, long size);
    static native int fetchRecording(long view, long[] count);
    static native int endRecording(long view);
    static native int replay(long view, byte[] bytes, int from, long size, long[] accepted, Struct entry,
                             Struct events);
}
