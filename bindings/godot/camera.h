/*
 * camera.h - the class TapZoomCamera2D, for both engines.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef TAPZOOM_GODOT_CAMERA_H
#define TAPZOOM_GODOT_CAMERA_H

#include "tables.h"
#include "tapzoom.h"

typedef struct camera camera;

/* The object is the node. NULL if the system has no memory. */
camera *camera_new(void *object);
void camera_free(camera *camera);

/* What the engine calls. */
void camera_ready(camera *camera);
void camera_process(camera *camera);
void camera_input(camera *camera, const variant *event);           /* _input */
void camera_unhandled_input(camera *camera, const variant *event); /* _unhandled_input */
void camera_notification(camera *camera, int64_t what);
void camera_set(camera *camera, const property *property, const variant *value);
variant camera_get(const camera *camera, const property *property);
variant camera_call(camera *camera, const method *method, const variant *const *arguments, int64_t count);
/* The value of a new camera. */
variant camera_default(const property *property);

/* ---- For the functions of tables.c ------------------------------------------------------------------------------- */

struct call {
    camera *camera;
    tapzoom_view *view;
    const method *method;
    const variant *const *arguments;
    int count, next;
    bool wrong; /* An argument was refused, and the error printed. */
};

/* Each takes the next argument. */
double take_real(call *call);
double take_time(call *call); /* The camera's clock if the argument is missing. */
int64_t take_int(call *call, int64_t least, int64_t most);
bool take_record(call *call, const record *record, void *into); /* False if an optional one is missing. */
/* An Array of Dictionaries: its memory, which the caller frees. */
void *take_list(call *call, const record *record, size_t *count);
void *take_bytes(call *call, size_t *size);

/* Prints an error unless the status is OK. */
bool succeeds(call *call, tapzoom_status status);
variant give_record(const record *record, const void *from);
variant give_list(const record *record, const void *from, size_t count);
variant give_reals(const double *from, size_t count);
variant give_floats(const float *from, size_t count);

/* Advances a view that has slept to the present, so that a command begins there. */
void wake(call *call);

variant call_set_config(call *call);
variant call_frame(call *call);
variant call_save_state(call *call);
variant call_load_state(call *call);
variant call_begin_recording(call *call);
variant call_fetch_recording(call *call);
variant call_end_recording(call *call);
variant call_replay(call *call);

#endif
