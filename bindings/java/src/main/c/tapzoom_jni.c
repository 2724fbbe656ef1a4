/*
 * tapzoom_jni.c - the native methods of Native.java.
 *
 * SPDX-License-Identifier: MIT
 * bindings/generate.py writes this file from tapzoom.h.
 *
 * A method takes the parameters of its function. The structs are in direct buffers, which stay where they are while
 * their Java objects are parameters. Numbers that a function returns are in arrays.
 */
#include <jni.h>
#include <stddef.h>
#include <stdint.h>
#include <tapzoom.h>

#define METHOD(type, name) JNIEXPORT type JNICALL Java_io_tapzoom_Native_##name

static jfieldID address_field;

JNIEXPORT jint JNICALL JNI_OnLoad(JavaVM *machine, void *reserved) {
    JNIEnv *env;
    jclass found;
    (void)reserved;
    if ((*machine)->GetEnv(machine, (void **)&env, JNI_VERSION_1_6) != JNI_OK) return JNI_ERR;
    found = (*env)->FindClass(env, "io/tapzoom/Struct");
    if (found == NULL) return JNI_ERR;
    address_field = (*env)->GetFieldID(env, found, "address", "J");
    return address_field == NULL ? JNI_ERR : JNI_VERSION_1_6;
}

static void *address(JNIEnv *env, jobject memory) {
    return memory == NULL ? NULL : (void *)(intptr_t)(*env)->GetLongField(env, memory, address_field);
}

static tapzoom_view *view_of(jlong handle) { return (tapzoom_view *)(intptr_t)handle; }

METHOD(jlong, address)(JNIEnv *env, jclass self, jobject buffer) {
    (void)self;
    return (jlong)(intptr_t)(*env)->GetDirectBufferAddress(env, buffer);
}

METHOD(jint, configInit)(JNIEnv *env, jclass self, jobject config, jlong struct_size, jint preset) {
    (void)env, (void)self;
    void *at_config = address(env, config);
    return tapzoom_config_init(at_config, (size_t)struct_size, preset);
}

METHOD(jint, create)(JNIEnv *env, jclass self, jobject config, jobject viewport, jobject content, jlongArray view) {
    (void)env, (void)self;
    void *at_config = address(env, config);
    void *at_viewport = address(env, viewport);
    void *at_content = address(env, content);
    tapzoom_view *made_view = NULL;
    const tapzoom_status status = tapzoom_create(at_config, at_viewport, at_content, &made_view);
    const jlong handle = (jlong)(intptr_t)made_view;
    (*env)->SetLongArrayRegion(env, view, 0, 1, &handle);
    return status;
}

METHOD(jint, frame)(JNIEnv *env, jclass self, jlong view, jdouble time, jobject touches, jlong count, jobject events,
                    jlong capacity, jobject result) {
    (void)env, (void)self;
    void *at_touches = address(env, touches);
    void *at_events = address(env, events);
    void *at_result = address(env, result);
    return tapzoom_frame(view_of(view), time, at_touches, (size_t)count, at_events, (size_t)capacity, at_result);
}

METHOD(void, destroy)(JNIEnv *env, jclass self, jlong view) {
    (void)env, (void)self;
    tapzoom_destroy(view_of(view));
}

METHOD(jint, setViewport)(JNIEnv *env, jclass self, jlong view, jobject viewport) {
    (void)env, (void)self;
    void *at_viewport = address(env, viewport);
    return tapzoom_set_viewport(view_of(view), at_viewport);
}

METHOD(jint, pushScroll)(JNIEnv *env, jclass self, jlong view, jobject scroll, jintArray consumed) {
    (void)env, (void)self;
    void *at_scroll = address(env, scroll);
    int32_t got_consumed[1] = {0};
    const tapzoom_status status = tapzoom_push_scroll(view_of(view), at_scroll, &got_consumed[0]);
    (*env)->SetIntArrayRegion(env, consumed, 0, 1, got_consumed);
    return status;
}

METHOD(jint, cancelTouches)(JNIEnv *env, jclass self, jlong view, jdouble time) {
    (void)env, (void)self;
    return tapzoom_cancel_touches(view_of(view), time);
}

METHOD(jint, viewToContent)(JNIEnv *env, jclass self, jobject transform, jdouble view_x, jdouble view_y,
                            jdoubleArray point) {
    (void)env, (void)self;
    void *at_transform = address(env, transform);
    double got_point[2] = {0};
    const tapzoom_status status = tapzoom_view_to_content(at_transform, view_x, view_y, &got_point[0], &got_point[1]);
    if (status == TAPZOOM_OK) (*env)->SetDoubleArrayRegion(env, point, 0, 2, got_point);
    return status;
}

METHOD(jint, contentToView)(JNIEnv *env, jclass self, jobject transform, jdouble content_x, jdouble content_y,
                            jdoubleArray point) {
    (void)env, (void)self;
    void *at_transform = address(env, transform);
    double got_point[2] = {0};
    const tapzoom_status status = tapzoom_content_to_view(at_transform, content_x, content_y, &got_point[0],
        &got_point[1]);
    if (status == TAPZOOM_OK) (*env)->SetDoubleArrayRegion(env, point, 0, 2, got_point);
    return status;
}

METHOD(jstring, statusString)(JNIEnv *env, jclass self, jint status) {
    (void)env, (void)self;
    return (*env)->NewStringUTF(env, tapzoom_status_string(status));
}

METHOD(jint, version)(JNIEnv *env, jclass self) {
    (void)env, (void)self;
    return tapzoom_version();
}

METHOD(jint, pushTouches)(JNIEnv *env, jclass self, jlong view, jobject touches, jlong count, jlongArray accepted) {
    (void)env, (void)self;
    void *at_touches = address(env, touches);
    size_t got_accepted[1] = {0};
    const tapzoom_status status = tapzoom_push_touches(view_of(view), at_touches, (size_t)count, &got_accepted[0]);
    const jlong long_accepted = (jlong)got_accepted[0];
    (*env)->SetLongArrayRegion(env, accepted, 0, 1, &long_accepted);
    return status;
}

METHOD(jint, advance)(JNIEnv *env, jclass self, jlong view, jdouble time) {
    (void)env, (void)self;
    return tapzoom_advance(view_of(view), time);
}

METHOD(jint, pollEvents)(JNIEnv *env, jclass self, jlong view, jobject events, jlong capacity, jlongArray count) {
    (void)env, (void)self;
    void *at_events = address(env, events);
    size_t got_count[1] = {0};
    const tapzoom_status status = tapzoom_poll_events(view_of(view), at_events, (size_t)capacity, &got_count[0]);
    const jlong long_count = (jlong)got_count[0];
    (*env)->SetLongArrayRegion(env, count, 0, 1, &long_count);
    return status;
}

METHOD(jint, getState)(JNIEnv *env, jclass self, jlong view, jobject state) {
    (void)env, (void)self;
    void *at_state = address(env, state);
    return tapzoom_get_state(view_of(view), at_state);
}

METHOD(jint, getTransform)(JNIEnv *env, jclass self, jlong view, jobject transform) {
    (void)env, (void)self;
    void *at_transform = address(env, transform);
    return tapzoom_get_transform(view_of(view), at_transform);
}

METHOD(jint, getTransformAt)(JNIEnv *env, jclass self, jlong view, jdouble time, jobject transform) {
    (void)env, (void)self;
    void *at_transform = address(env, transform);
    return tapzoom_get_transform_at(view_of(view), time, at_transform);
}

METHOD(jint, rebaseTime)(JNIEnv *env, jclass self, jlong view, jdouble offset) {
    (void)env, (void)self;
    return tapzoom_rebase_time(view_of(view), offset);
}

METHOD(jint, setTransform)(JNIEnv *env, jclass self, jlong view, jobject transform, jobject options) {
    (void)env, (void)self;
    void *at_transform = address(env, transform);
    void *at_options = address(env, options);
    return tapzoom_set_transform(view_of(view), at_transform, at_options);
}

METHOD(jint, zoomTo)(JNIEnv *env, jclass self, jlong view, jdouble scale, jdouble view_x, jdouble view_y,
                     jobject options) {
    (void)env, (void)self;
    void *at_options = address(env, options);
    return tapzoom_zoom_to(view_of(view), scale, view_x, view_y, at_options);
}

METHOD(jint, zoomToRect)(JNIEnv *env, jclass self, jlong view, jobject rect, jobject options) {
    (void)env, (void)self;
    void *at_rect = address(env, rect);
    void *at_options = address(env, options);
    return tapzoom_zoom_to_rect(view_of(view), at_rect, at_options);
}

METHOD(jint, centerOn)(JNIEnv *env, jclass self, jlong view, jdouble content_x, jdouble content_y, jdouble scale,
                       jobject options) {
    (void)env, (void)self;
    void *at_options = address(env, options);
    return tapzoom_center_on(view_of(view), content_x, content_y, scale, at_options);
}

METHOD(jint, rotateTo)(JNIEnv *env, jclass self, jlong view, jdouble rotation, jdouble view_x, jdouble view_y,
                       jobject options) {
    (void)env, (void)self;
    void *at_options = address(env, options);
    return tapzoom_rotate_to(view_of(view), rotation, view_x, view_y, at_options);
}

METHOD(jint, fit)(JNIEnv *env, jclass self, jlong view, jobject options) {
    (void)env, (void)self;
    void *at_options = address(env, options);
    return tapzoom_fit(view_of(view), at_options);
}

METHOD(jint, panBy)(JNIEnv *env, jclass self, jlong view, jdouble dx, jdouble dy, jobject options) {
    (void)env, (void)self;
    void *at_options = address(env, options);
    return tapzoom_pan_by(view_of(view), dx, dy, at_options);
}

METHOD(jint, zoomBy)(JNIEnv *env, jclass self, jlong view, jdouble factor, jdouble view_x, jdouble view_y,
                     jobject options) {
    (void)env, (void)self;
    void *at_options = address(env, options);
    return tapzoom_zoom_by(view_of(view), factor, view_x, view_y, at_options);
}

METHOD(jint, rotateBy)(JNIEnv *env, jclass self, jlong view, jdouble angle, jdouble view_x, jdouble view_y,
                       jobject options) {
    (void)env, (void)self;
    void *at_options = address(env, options);
    return tapzoom_rotate_by(view_of(view), angle, view_x, view_y, at_options);
}

METHOD(jint, step)(JNIEnv *env, jclass self, jlong view, jint action, jobject options) {
    (void)env, (void)self;
    void *at_options = address(env, options);
    return tapzoom_step(view_of(view), (uint32_t)action, at_options);
}

METHOD(jint, getActions)(JNIEnv *env, jclass self, jlong view, jintArray actions) {
    (void)env, (void)self;
    uint32_t got_actions[1] = {0};
    const tapzoom_status status = tapzoom_get_actions(view_of(view), &got_actions[0]);
    (*env)->SetIntArrayRegion(env, actions, 0, 1, (const jint *)got_actions);
    return status;
}

METHOD(jint, setVelocity)(JNIEnv *env, jclass self, jlong view, jobject velocity) {
    (void)env, (void)self;
    void *at_velocity = address(env, velocity);
    return tapzoom_set_velocity(view_of(view), at_velocity);
}

METHOD(jint, stopMotion)(JNIEnv *env, jclass self, jlong view) {
    (void)env, (void)self;
    return tapzoom_stop_motion(view_of(view));
}

METHOD(jint, configCheck)(JNIEnv *env, jclass self, jobject config, jobjectArray field) {
    (void)env, (void)self;
    void *at_config = address(env, config);
    const char *found_field = "";
    const tapzoom_status status = tapzoom_config_check(at_config, &found_field);
    jstring text = (*env)->NewStringUTF(env, found_field);
    if (text != NULL) (*env)->SetObjectArrayElement(env, field, 0, text);
    return status;
}

METHOD(jint, setConfig)(JNIEnv *env, jclass self, jlong view, jobject config, jobject options) {
    (void)env, (void)self;
    void *at_config = address(env, config);
    void *at_options = address(env, options);
    return tapzoom_set_config(view_of(view), at_config, at_options);
}

METHOD(jint, getConfig)(JNIEnv *env, jclass self, jlong view, jobject config) {
    (void)env, (void)self;
    void *at_config = address(env, config);
    return tapzoom_get_config(view_of(view), at_config);
}

METHOD(jint, setContent)(JNIEnv *env, jclass self, jlong view, jobject content, jint keep) {
    (void)env, (void)self;
    void *at_content = address(env, content);
    return tapzoom_set_content(view_of(view), at_content, keep);
}

METHOD(jint, getContent)(JNIEnv *env, jclass self, jlong view, jobject content) {
    (void)env, (void)self;
    void *at_content = address(env, content);
    return tapzoom_get_content(view_of(view), at_content);
}

METHOD(jint, getViewport)(JNIEnv *env, jclass self, jlong view, jobject viewport) {
    (void)env, (void)self;
    void *at_viewport = address(env, viewport);
    return tapzoom_get_viewport(view_of(view), at_viewport);
}

METHOD(jint, getTargetTransform)(JNIEnv *env, jclass self, jlong view, jobject transform) {
    (void)env, (void)self;
    void *at_transform = address(env, transform);
    return tapzoom_get_target_transform(view_of(view), at_transform);
}

METHOD(jint, getVelocity)(JNIEnv *env, jclass self, jlong view, jobject velocity) {
    (void)env, (void)self;
    void *at_velocity = address(env, velocity);
    return tapzoom_get_velocity(view_of(view), at_velocity);
}

METHOD(jint, getOverscroll)(JNIEnv *env, jclass self, jlong view, jobject overscroll) {
    (void)env, (void)self;
    void *at_overscroll = address(env, overscroll);
    return tapzoom_get_overscroll(view_of(view), at_overscroll);
}

METHOD(jint, getScaleRange)(JNIEnv *env, jclass self, jlong view, jdoubleArray range) {
    (void)env, (void)self;
    double got_range[3] = {0};
    const tapzoom_status status = tapzoom_get_scale_range(view_of(view), &got_range[0], &got_range[1], &got_range[2]);
    if (status == TAPZOOM_OK) (*env)->SetDoubleArrayRegion(env, range, 0, 3, got_range);
    return status;
}

METHOD(jint, getVisibleRect)(JNIEnv *env, jclass self, jlong view, jobject transform, jobject rect) {
    (void)env, (void)self;
    void *at_transform = address(env, transform);
    void *at_rect = address(env, rect);
    return tapzoom_get_visible_rect(view_of(view), at_transform, at_rect);
}

METHOD(jint, getPanRange)(JNIEnv *env, jclass self, jlong view, jobject transform, jobject rect) {
    (void)env, (void)self;
    void *at_transform = address(env, transform);
    void *at_rect = address(env, rect);
    return tapzoom_get_pan_range(view_of(view), at_transform, at_rect);
}

METHOD(jint, getRasterScale)(JNIEnv *env, jclass self, jlong view, jdoubleArray scale) {
    (void)env, (void)self;
    double got_scale[1] = {0};
    const tapzoom_status status = tapzoom_get_raster_scale(view_of(view), &got_scale[0]);
    if (status == TAPZOOM_OK) (*env)->SetDoubleArrayRegion(env, scale, 0, 1, got_scale);
    return status;
}

METHOD(jint, getRasterTransform)(JNIEnv *env, jclass self, jlong view, jobject transform, jobject residual) {
    (void)env, (void)self;
    void *at_transform = address(env, transform);
    void *at_residual = address(env, residual);
    return tapzoom_get_raster_transform(view_of(view), at_transform, at_residual);
}

METHOD(jint, getSmartZoom)(JNIEnv *env, jclass self, jlong view, jobject block, jdouble content_x, jdouble content_y,
                           jdouble max_scale, jobject transform) {
    (void)env, (void)self;
    void *at_block = address(env, block);
    void *at_transform = address(env, transform);
    return tapzoom_get_smart_zoom(view_of(view), at_block, content_x, content_y, max_scale, at_transform);
}

METHOD(jint, transformCompose)(JNIEnv *env, jclass self, jobject outer, jobject inner, jobject result) {
    (void)env, (void)self;
    void *at_outer = address(env, outer);
    void *at_inner = address(env, inner);
    void *at_result = address(env, result);
    return tapzoom_transform_compose(at_outer, at_inner, at_result);
}

METHOD(jint, transformInvert)(JNIEnv *env, jclass self, jobject transform, jobject result) {
    (void)env, (void)self;
    void *at_transform = address(env, transform);
    void *at_result = address(env, result);
    return tapzoom_transform_invert(at_transform, at_result);
}

METHOD(jint, transformInterpolate)(JNIEnv *env, jclass self, jobject from, jobject to, jdouble t, jobject result) {
    (void)env, (void)self;
    void *at_from = address(env, from);
    void *at_to = address(env, to);
    void *at_result = address(env, result);
    return tapzoom_transform_interpolate(at_from, at_to, t, at_result);
}

METHOD(jint, transformToAffine)(JNIEnv *env, jclass self, jobject transform, jdoubleArray matrix) {
    (void)env, (void)self;
    void *at_transform = address(env, transform);
    double got_matrix[6] = {0};
    const tapzoom_status status = tapzoom_transform_to_affine(at_transform, got_matrix);
    if (status == TAPZOOM_OK) (*env)->SetDoubleArrayRegion(env, matrix, 0, 6, got_matrix);
    return status;
}

METHOD(jint, transformToMatrix)(JNIEnv *env, jclass self, jobject transform, jdouble origin_x, jdouble origin_y,
                                jfloatArray matrix) {
    (void)env, (void)self;
    void *at_transform = address(env, transform);
    float got_matrix[16] = {0};
    const tapzoom_status status = tapzoom_transform_to_matrix(at_transform, origin_x, origin_y, got_matrix);
    if (status == TAPZOOM_OK) (*env)->SetFloatArrayRegion(env, matrix, 0, 16, got_matrix);
    return status;
}

METHOD(jint, getContactOwner)(JNIEnv *env, jclass self, jlong view, jlong id, jintArray owner) {
    (void)env, (void)self;
    int32_t got_owner[1] = {0};
    const tapzoom_status status = tapzoom_get_contact_owner(view_of(view), id, &got_owner[0]);
    (*env)->SetIntArrayRegion(env, owner, 0, 1, got_owner);
    return status;
}

METHOD(jint, setContactOwner)(JNIEnv *env, jclass self, jlong view, jlong id, jint owner) {
    (void)env, (void)self;
    return tapzoom_set_contact_owner(view_of(view), id, owner);
}

METHOD(jint, getContacts)(JNIEnv *env, jclass self, jlong view, jobject contacts, jlong capacity, jlongArray count) {
    (void)env, (void)self;
    void *at_contacts = address(env, contacts);
    size_t got_count[1] = {0};
    const tapzoom_status status = tapzoom_get_contacts(view_of(view), at_contacts, (size_t)capacity, &got_count[0]);
    const jlong long_count = (jlong)got_count[0];
    (*env)->SetLongArrayRegion(env, count, 0, 1, &long_count);
    return status;
}

METHOD(jint, penNear)(JNIEnv *env, jclass self, jlong view, jdouble time) {
    (void)env, (void)self;
    return tapzoom_pen_near(view_of(view), time);
}

METHOD(jint, setPagerOffset)(JNIEnv *env, jclass self, jlong view, jdouble x, jdouble y) {
    (void)env, (void)self;
    return tapzoom_set_pager_offset(view_of(view), x, y);
}

METHOD(jint, saveState)(JNIEnv *env, jclass self, jlong view, jbyteArray memory, jint from, jlong capacity,
                        jlongArray size) {
    (void)env, (void)self;
    size_t got_size[1] = {0};
    char *at_memory = memory == NULL ? NULL : (*env)->GetPrimitiveArrayCritical(env, memory, NULL);
    if (at_memory == NULL && memory != NULL) return TAPZOOM_ERROR_MEMORY;
    const tapzoom_status status = tapzoom_save_state(view_of(view), at_memory == NULL ? NULL : at_memory + from,
        (size_t)capacity, &got_size[0]);
    if (at_memory != NULL) (*env)->ReleasePrimitiveArrayCritical(env, memory, at_memory, 0);
    const jlong long_size = (jlong)got_size[0];
    (*env)->SetLongArrayRegion(env, size, 0, 1, &long_size);
    return status;
}

METHOD(jint, loadState)(JNIEnv *env, jclass self, jlong view, jbyteArray bytes, jint from, jlong size) {
    (void)env, (void)self;
    char *at_bytes = bytes == NULL ? NULL : (*env)->GetPrimitiveArrayCritical(env, bytes, NULL);
    if (at_bytes == NULL && bytes != NULL) return TAPZOOM_ERROR_MEMORY;
    const tapzoom_status status = tapzoom_load_state(view_of(view), at_bytes == NULL ? NULL : at_bytes + from,
        (size_t)size);
    if (at_bytes != NULL) (*env)->ReleasePrimitiveArrayCritical(env, bytes, at_bytes, JNI_ABORT);
    return status;
}

METHOD(jint, beginRecording)(JNIEnv *env, jclass self, jlong view, jobject memory, jlong size) {
    (void)env, (void)self;
    void *at_memory = address(env, memory);
    return tapzoom_begin_recording(view_of(view), at_memory, (size_t)size);
}

METHOD(jint, fetchRecording)(JNIEnv *env, jclass self, jlong view, jlongArray count) {
    (void)env, (void)self;
    size_t got_count[1] = {0};
    const tapzoom_status status = tapzoom_fetch_recording(view_of(view), &got_count[0]);
    const jlong long_count = (jlong)got_count[0];
    (*env)->SetLongArrayRegion(env, count, 0, 1, &long_count);
    return status;
}

METHOD(jint, endRecording)(JNIEnv *env, jclass self, jlong view) {
    (void)env, (void)self;
    return tapzoom_end_recording(view_of(view));
}

METHOD(jint, replay)(JNIEnv *env, jclass self, jlong view, jbyteArray bytes, jint from, jlong size, jlongArray accepted,
                     jobject entry, jobject events) {
    (void)env, (void)self;
    size_t got_accepted[1] = {0};
    void *at_entry = address(env, entry);
    void *at_events = address(env, events);
    char *at_bytes = bytes == NULL ? NULL : (*env)->GetPrimitiveArrayCritical(env, bytes, NULL);
    if (at_bytes == NULL && bytes != NULL) return TAPZOOM_ERROR_MEMORY;
    const tapzoom_status status = tapzoom_replay(view_of(view), at_bytes == NULL ? NULL : at_bytes + from, (size_t)size,
        &got_accepted[0], at_entry, at_events);
    if (at_bytes != NULL) (*env)->ReleasePrimitiveArrayCritical(env, bytes, at_bytes, JNI_ABORT);
    const jlong long_accepted = (jlong)got_accepted[0];
    (*env)->SetLongArrayRegion(env, accepted, 0, 1, &long_accepted);
    return status;
}
