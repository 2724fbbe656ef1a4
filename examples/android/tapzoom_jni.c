/*
 * tapzoom_jni.c - the native methods of TapZoom.java.
 *
 * SPDX-License-Identifier: MIT
 */
#include <jni.h>
#include <math.h>
#include <stddef.h>
#include <tapzoom.h>

/* TapZoom.java has these numbers. */
#define SAME(number, other) _Static_assert((number) == (other), "TapZoom.java has another number")
SAME(TAPZOOM_EVENT_CAPACITY, 32);
SAME(TAPZOOM_MAX_CONTACTS, 16);
SAME(sizeof(tapzoom_touch), 64);
SAME(offsetof(tapzoom_touch, size), 48);
SAME(sizeof(tapzoom_event), 240);
SAME(offsetof(tapzoom_event, kind), 16);
SAME(offsetof(tapzoom_event, phase), 20);
SAME(offsetof(tapzoom_event, content_x), 48);
SAME(offsetof(tapzoom_event, content_y), 56);
SAME(sizeof(tapzoom_contact), 96);
SAME(offsetof(tapzoom_contact, x), 8);
SAME(offsetof(tapzoom_contact, y), 16);
SAME(sizeof(tapzoom_frame_result), 88);
SAME(offsetof(tapzoom_frame_result, transform), 0);
SAME(offsetof(tapzoom_frame_result, state.time), 32);
SAME(offsetof(tapzoom_frame_result, state.next_deadline), 40);
SAME(offsetof(tapzoom_frame_result, event_count), 76);
SAME(TAPZOOM_TOUCH_BEGAN, 1);
SAME(TAPZOOM_TOUCH_MOVED, 2);
SAME(TAPZOOM_TOUCH_ENDED, 3);
SAME(TAPZOOM_TOUCH_CANCELLED, 4);
SAME(TAPZOOM_TOOL_MOUSE, 2);
SAME(TAPZOOM_PRESET_BOARD, 3);

#define METHOD(type, name) JNIEXPORT type JNICALL Java_io_tapzoom_TapZoom_##name

/* Seconds: the longest that a touch takes from its own time to the frame that gets it. */
static const double touch_delay = 0.016;

static tapzoom_view *view_of(jlong handle) { return (tapzoom_view *)(intptr_t)handle; }

static void refuse(JNIEnv *env, tapzoom_status status, const char *text) {
    const char *class = status == TAPZOOM_ERROR_MEMORY ? "java/lang/OutOfMemoryError"
                                                       : "java/lang/IllegalArgumentException";
    (*env)->ThrowNew(env, (*env)->FindClass(env, class), text);
}

METHOD(jlong, create)(JNIEnv *env, jclass self, jint preset, jdouble points_per_unit, jdouble width, jdouble height,
                      jdouble content_width, jdouble content_height) {
    const tapzoom_viewport viewport = {.width = width, .height = height};
    const tapzoom_rect content = {.width = content_width, .height = content_height};
    tapzoom_config config;
    tapzoom_view *view = NULL;
    const char *field = "";
    (void)self;
    tapzoom_status status = tapzoom_config_init(&config, sizeof config, preset);
    if (status == TAPZOOM_OK) {
        config.points_per_unit = points_per_unit;
        config.lenient = 1; /* a device may send a touch twice, or late */
        status = tapzoom_config_check(&config, &field);
    }
    if (status == TAPZOOM_OK) status = tapzoom_create(&config, &viewport, &content, &view);
    if (status != TAPZOOM_OK) refuse(env, status, *field != '\0' ? field : tapzoom_status_string(status));
    return (jlong)(intptr_t)view;
}

METHOD(void, destroy)(JNIEnv *env, jclass self, jlong view) {
    (void)env, (void)self;
    tapzoom_destroy(view_of(view));
}

METHOD(jint, push)(JNIEnv *env, jclass self, jlong view, jobject touches, jint count) {
    (void)self;
    return tapzoom_push_touches(view_of(view), (*env)->GetDirectBufferAddress(env, touches), (size_t)count, NULL);
}

/* Advances to a time before the frame, so that the touches of the next frame are not late. */
METHOD(jint, frame)(JNIEnv *env, jclass self, jlong handle, jdouble now, jobject buffer, jint count, jobject events,
                    jobject result) {
    const tapzoom_touch *touches = (*env)->GetDirectBufferAddress(env, buffer);
    tapzoom_view *view = view_of(handle);
    tapzoom_state state;
    double time = now - touch_delay;
    (void)self;
    tapzoom_status status = tapzoom_get_state(view, &state);
    if (status != TAPZOOM_OK) return status;
    time = fmax(time, state.time);
    if (count > 0) time = fmax(time, touches[count - 1].time);
    return tapzoom_frame(view, time, touches, (size_t)count, (*env)->GetDirectBufferAddress(env, events),
                         TAPZOOM_EVENT_CAPACITY, (*env)->GetDirectBufferAddress(env, result));
}

METHOD(jint, cancel)(JNIEnv *env, jclass self, jlong view, jdouble time) {
    (void)env, (void)self;
    return tapzoom_cancel_touches(view_of(view), time);
}

METHOD(jint, setViewport)(JNIEnv *env, jclass self, jlong view, jdouble width, jdouble height) {
    const tapzoom_viewport viewport = {.width = width, .height = height};
    (void)env, (void)self;
    return tapzoom_set_viewport(view_of(view), &viewport);
}

METHOD(jint, viewport)(JNIEnv *env, jclass self, jlong view, jdoubleArray six) {
    tapzoom_viewport viewport;
    (void)self;
    const tapzoom_status status = tapzoom_get_viewport(view_of(view), &viewport);
    if (status == TAPZOOM_OK) (*env)->SetDoubleArrayRegion(env, six, 0, 6, &viewport.width);
    return status;
}

METHOD(jint, content)(JNIEnv *env, jclass self, jlong view, jdoubleArray four) {
    tapzoom_rect content;
    (void)self;
    const tapzoom_status status = tapzoom_get_content(view_of(view), &content);
    if (status == TAPZOOM_OK) (*env)->SetDoubleArrayRegion(env, four, 0, 4, &content.x);
    return status;
}

METHOD(jint, contacts)(JNIEnv *env, jclass self, jlong view, jobject contacts) {
    size_t count;
    (void)self;
    const tapzoom_status status = tapzoom_get_contacts(
        view_of(view), (*env)->GetDirectBufferAddress(env, contacts), TAPZOOM_MAX_CONTACTS, &count);
    return status == TAPZOOM_OK ? (jint)count : status;
}

METHOD(jint, affine)(JNIEnv *env, jclass self, jobject result, jdoubleArray six) {
    double matrix[6];
    (void)self;
    const tapzoom_status status = tapzoom_transform_to_affine((*env)->GetDirectBufferAddress(env, result), matrix);
    if (status == TAPZOOM_OK) (*env)->SetDoubleArrayRegion(env, six, 0, 6, matrix);
    return status;
}

METHOD(jint, zoomBy)(JNIEnv *env, jclass self, jlong view, jdouble time, jdouble factor, jdouble x, jdouble y) {
    const tapzoom_options animated = {.struct_size = sizeof animated, .animated = 1};
    (void)env, (void)self;
    const tapzoom_status status = tapzoom_advance(view_of(view), time); /* the view may have slept */
    return status != TAPZOOM_OK ? status : tapzoom_zoom_by(view_of(view), factor, x, y, &animated);
}

METHOD(jstring, statusString)(JNIEnv *env, jclass self, jint status) {
    (void)self;
    return (*env)->NewStringUTF(env, tapzoom_status_string(status));
}
