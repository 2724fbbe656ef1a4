/*
 * order.c - which error a call returns if several apply: section ERRORS of the header. The test tries every pair of
 * errors of every function; the one that comes first in the list wins.
 *
 * SPDX-License-Identifier: MIT
 */
#include "touch.h"

/* The arguments of all calls, which are good before the errors are put in. */
typedef struct arguments {
    tapzoom_view *view, **made;
    tapzoom_config config, *config_at;
    tapzoom_viewport viewport, *viewport_at;
    tapzoom_rect rect, *rect_at;
    tapzoom_transform transform, *transform_at, *transform_out;
    void *memory;
    size_t room;
    tapzoom_options options, *options_at;
    tapzoom_touch sample, *sample_at;
    tapzoom_scroll scroll, *scroll_at;
    tapzoom_velocity velocity, *velocity_at;
    tapzoom_overscroll *overscroll_at;
    int64_t id;
    int32_t *owner_at;
    uint32_t *actions_at, steps;
    tapzoom_event *events;
    tapzoom_frame_result *result;
    double time, number, x, y, *out_x, *out_y, *affine;
    float *matrix;
    size_t size, *count, struct_size;
    int32_t choice;
    void *bytes;
} arguments;

static tapzoom_view *made;
static tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
static tapzoom_frame_result result;
static tapzoom_overscroll overscroll_out;
static int32_t owner_out;
static uint32_t actions_out;
static double out_x, out_y;
static float matrix[16];
static double affine[6];
static tapzoom_transform transform_out;
static tapzoom_viewport viewport_out;
static tapzoom_contact contacts[4];
static char view_room[1 << 16];
static char *aligned_room(void) { return view_room + (-(uintptr_t)view_room & 15); }
static size_t count;
static unsigned char bytes[1 << 15];

static void reset(arguments *a, tapzoom_view *view) {
    memset(a, 0, sizeof *a);
    a->view = view, a->made = &made;
    a->config = preset(TAPZOOM_PRESET_MAPS), a->config_at = &a->config;
    a->viewport = *VIEWPORT(800, 600, 0, 0, 0, 0), a->viewport_at = &a->viewport;
    a->rect = *RECT(0, 0, 400, 300), a->rect_at = &a->rect;
    a->transform = (tapzoom_transform){1, 0, 0, 0}, a->transform_at = &a->transform;
    a->transform_out = &transform_out, a->memory = aligned_room(), a->room = tapzoom_view_size();
    a->options = *OPTIONS(0), a->options_at = &a->options;
    a->sample = sample(TAPZOOM_TOUCH_MOVED, 1, 2, 10, 10), a->sample_at = &a->sample;
    a->scroll = (tapzoom_scroll){2, 400, 300, 0, -60, 1.1, 0.1, 0, 0, 0, 0}, a->scroll_at = &a->scroll;
    a->velocity = (tapzoom_velocity){10, 10, 0, 0, 0, 0}, a->velocity_at = &a->velocity;
    a->overscroll_at = &overscroll_out;
    a->id = 1, a->owner_at = &owner_out;
    a->steps = TAPZOOM_STEP_LEFT, a->actions_at = &actions_out;
    a->events = events, a->result = &result;
    a->time = 2;
    a->number = 1, a->x = a->y = 5, a->out_x = &out_x, a->out_y = &out_y, a->matrix = matrix, a->affine = affine;
    a->size = 1, a->count = &count, a->struct_size = sizeof(tapzoom_config);
    a->bytes = bytes;
}

/* ---- Errors ----------------------------------------------------------------------------------------------------- */

typedef struct fault {
    void (*put)(arguments *a);
    tapzoom_status status;
} fault;

#define FAULT(name, change) \
    static void name(arguments *a) { change; }

FAULT(no_view, a->view = NULL)
FAULT(no_made, a->made = NULL)
FAULT(no_config, a->config_at = NULL)
FAULT(no_viewport, a->viewport_at = NULL)
FAULT(no_rect, a->rect_at = NULL)
FAULT(no_transform, a->transform_at = NULL)
FAULT(no_sample, a->sample_at = NULL)
FAULT(no_scroll, a->scroll_at = NULL)
FAULT(no_velocity, a->velocity_at = NULL)
FAULT(no_overscroll, a->overscroll_at = NULL)
FAULT(no_owner, a->owner_at = NULL)
FAULT(no_contact, a->id = 9)
FAULT(no_events, a->events = NULL)
FAULT(no_result_transform, a->transform_out = NULL)
FAULT(no_affine, a->affine = NULL)
FAULT(no_result, a->result = NULL)
FAULT(no_x, a->out_x = NULL)
FAULT(no_y, a->out_y = NULL)
FAULT(no_matrix, a->matrix = NULL)
FAULT(no_actions, a->actions_at = NULL)
FAULT(two_steps, a->steps = 3)
FAULT(no_count, a->count = NULL)
FAULT(no_bytes, a->bytes = NULL)
FAULT(config_size, a->config.struct_size = 12)
FAULT(struct_size, a->struct_size = 12)
FAULT(options_size, a->options.struct_size = 12)
FAULT(unknown_gesture, a->config.gestures = 1u << 20)
FAULT(odd_lenient, a->config.lenient = 2)
FAULT(nan_points, a->config.points_per_unit = NAN)
FAULT(large_align, a->config.align_x = 2)
FAULT(odd_flag, a->config.reduced_motion = 2)
FAULT(large_pan_contacts, a->config.min_pan_contacts = 3)
FAULT(unknown_button, a->config.host_buttons = 64)
FAULT(nan_width, a->viewport.width = NAN)
FAULT(large_height, a->viewport.height = 1e13)
FAULT(nan_left, a->viewport.left = NAN)
FAULT(less_bottom, a->viewport.bottom = -1)
FAULT(large_rect_x, a->rect.x = 1e13)
FAULT(nan_rect_y, a->rect.y = NAN)
FAULT(no_width, a->rect.width = 0)
FAULT(nan_rect_height, a->rect.height = NAN)
FAULT(no_scale, a->transform.scale = 0)
FAULT(nan_rotation, a->transform.rotation = NAN)
FAULT(large_x, a->transform.x = 1e41)
FAULT(nan_y, a->transform.y = NAN)
FAULT(odd_animated, a->options.animated = 2)
FAULT(odd_curve, a->options.curve = 2)
FAULT(odd_path, a->options.path = 2)
FAULT(nan_duration, a->options.duration = NAN)
FAULT(less_bottom_padding, a->options.bottom = -1)
FAULT(nan_max_scale, a->options.max_scale = NAN)
FAULT(large_fly_speed, a->options.fly_speed = 1e4)
FAULT(odd_quiet, a->options.quiet = 2)
FAULT(reserved_in_options, a->options.reserved = 1)
FAULT(nan_sample_time, a->sample.time = NAN)
FAULT(large_sample_x, a->sample.x = 1e13)
FAULT(nan_sample_y, a->sample.y = NAN)
FAULT(odd_phase, a->sample.phase = 9)
FAULT(odd_tool, a->sample.tool = 9)
FAULT(unknown_flag, a->sample.flags = 8)
FAULT(unknown_sample_button, a->sample.buttons = 64)
FAULT(early_sample, if (a->sample.time == 2) a->sample.time = 0.5)
FAULT(nan_size, a->sample.size = NAN)
FAULT(reserved_in_touch, a->sample.reserved = 1)
FAULT(unknown_id, a->sample.id = 9)
FAULT(nan_scroll_time, a->scroll.time = NAN)
FAULT(large_scroll_x, a->scroll.x = 1e13)
FAULT(nan_dx, a->scroll.dx = NAN)
FAULT(large_dy, a->scroll.dy = -1e13)
FAULT(nan_factor, a->scroll.factor = NAN)
FAULT(large_turn, a->scroll.rotation = 1001)
FAULT(odd_unit, a->scroll.unit = 4)
FAULT(odd_source, a->scroll.source = 2)
FAULT(odd_scroll_phase, a->scroll.phase = 5)
FAULT(reserved_in_scroll, a->scroll.reserved = 1)
FAULT(early_scroll, if (a->scroll.time == 2) a->scroll.time = 0.5)
FAULT(large_velocity_x, a->velocity.x = 1e13)
FAULT(nan_velocity_y, a->velocity.y = NAN)
FAULT(large_log_scale, a->velocity.log_scale = 1001)
FAULT(nan_turning, a->velocity.rotation = NAN)
FAULT(large_velocity_px, a->velocity.view_x = -1e13)
FAULT(nan_velocity_py, a->velocity.view_y = INFINITY)
FAULT(nan_time, a->time = NAN)
FAULT(early, if (a->time == 2) a->time = 0.5)
FAULT(nan_number, a->number = NAN)
FAULT(large_number, a->number = 1e41)
FAULT(large_offset, if (a->number == a->number) a->number = TAPZOOM_MAX_TIME) /* moves the clock out of its range */
FAULT(nan_px, a->x = NAN)
FAULT(large_py, a->y = 1e13)
FAULT(odd_choice, a->choice = 9)
FAULT(huge, a->size = SIZE_MAX)
FAULT(small, if (a->size == 1) a->size = 2)
FAULT(no_memory, a->memory = NULL)
FAULT(odd_address, if (a->memory) a->memory = aligned_room() + 8)
FAULT(small_room, a->room--)
FAULT(large_part, if (a->number == a->number) a->number = 1.5)

enum {
    NUL = TAPZOOM_ERROR_NULL, SIZ = TAPZOOM_ERROR_STRUCT_SIZE, NAF = TAPZOOM_ERROR_NOT_FINITE,
    RAN = TAPZOOM_ERROR_RANGE, ENU = TAPZOOM_ERROR_ENUM, TIM = TAPZOOM_ERROR_TIME,
    UNK = TAPZOOM_ERROR_CONTACT_UNKNOWN, BUF = TAPZOOM_ERROR_BUFFER_TOO_SMALL, DAT = TAPZOOM_ERROR_DATA
};

/* Parts of the lists below. */
#define CONFIG_FIELDS {unknown_gesture, ENU}, {nan_points, NAF}, {odd_flag, ENU}, {large_align, RAN}, \
    {odd_lenient, ENU}, {large_pan_contacts, RAN}, {unknown_button, ENU}
#define OPTION_FIELDS {odd_animated, ENU}, {odd_curve, ENU}, {odd_path, ENU}, {nan_duration, NAF}, \
    {less_bottom_padding, RAN}, {nan_max_scale, NAF}, {large_fly_speed, RAN}, {odd_quiet, ENU}, \
    {reserved_in_options, RAN}
#define VIEWPORT_FIELDS {nan_width, NAF}, {large_height, RAN}, {nan_left, NAF}, {less_bottom, RAN}
#define RECT_FIELDS {large_rect_x, RAN}, {nan_rect_y, NAF}, {no_width, RAN}, {nan_rect_height, NAF}
#define TRANSFORM_FIELDS {no_scale, RAN}, {nan_rotation, NAF}, {large_x, RAN}, {nan_y, NAF}
#define SAMPLE_FIELDS {nan_sample_time, NAF}, {large_sample_x, RAN}, {nan_sample_y, NAF}, {odd_phase, ENU}, \
    {odd_tool, ENU}, {unknown_flag, ENU}, {unknown_sample_button, ENU}, {nan_size, NAF}, \
    {reserved_in_touch, RAN}, {early_sample, TIM}, {unknown_id, UNK}
#define POINT {nan_px, NAF}, {large_py, RAN}

/* ---- The calls -------------------------------------------------------------------------------------------------- */

#define CALL(name, expression) \
    static tapzoom_status name(arguments *a) { return expression; }

CALL(config_init, tapzoom_config_init(a->config_at, a->struct_size, a->choice))
CALL(config_check, tapzoom_config_check(a->config_at, NULL))
CALL(create_view, tapzoom_create(a->config_at, a->viewport_at, a->rect_at, a->made))
CALL(create_at, tapzoom_create_at(a->memory, a->room, a->config_at, a->viewport_at, a->rect_at, a->made))
CALL(set_config, tapzoom_set_config(a->view, a->config_at, a->options_at))
CALL(get_config, tapzoom_get_config(a->view, a->config_at))
CALL(set_viewport, tapzoom_set_viewport(a->view, a->viewport_at))
CALL(get_viewport, tapzoom_get_viewport(a->view, a->viewport_at ? &viewport_out : NULL))
CALL(get_content, tapzoom_get_content(a->view, a->rect_at))
CALL(set_content, tapzoom_set_content(a->view, a->rect_at, a->choice))
CALL(set_pager_offset, tapzoom_set_pager_offset(a->view, a->x, a->y))
CALL(get_owner, tapzoom_get_contact_owner(a->view, a->id, a->owner_at))
CALL(get_contacts, tapzoom_get_contacts(a->view, a->bytes ? contacts : NULL, 4, a->count))
CALL(set_owner, tapzoom_set_contact_owner(a->view, a->id, a->choice))
CALL(push, tapzoom_push_touches(a->view, a->sample_at, a->size, NULL))
CALL(push_scroll, tapzoom_push_scroll(a->view, a->scroll_at, NULL))
CALL(cancel, tapzoom_cancel_touches(a->view, a->time))
CALL(near, tapzoom_pen_near(a->view, a->time))
CALL(advance, tapzoom_advance(a->view, a->time))
CALL(rebase, tapzoom_rebase_time(a->view, a->number))
CALL(frame, tapzoom_frame(a->view, a->time, a->sample_at, a->size, a->events, 4, a->result))
CALL(raster_scale, tapzoom_get_raster_scale(a->view, a->out_x))
CALL(raster_transform, tapzoom_get_raster_transform(a->view, a->transform_at, a->transform_out))
CALL(visible, tapzoom_get_visible_rect(a->view, a->transform_at, a->rect_at))
CALL(pan_range, tapzoom_get_pan_range(a->view, a->transform_at, a->rect_at))
CALL(overscroll, tapzoom_get_overscroll(a->view, a->overscroll_at))
CALL(poll, tapzoom_poll_events(a->view, a->events, 4, a->count))
CALL(to_content, tapzoom_view_to_content(a->transform_at, a->x, a->y, a->out_x, a->out_y))
CALL(to_view, tapzoom_content_to_view(a->transform_at, a->x, a->y, a->out_x, a->out_y))
CALL(transform_compose, tapzoom_transform_compose(a->transform_at, a->transform_at, a->transform_out))
CALL(invert, tapzoom_transform_invert(a->transform_at, a->transform_out))
CALL(interpolate, tapzoom_transform_interpolate(a->transform_at, a->transform_at, a->number, a->transform_out))
CALL(to_affine, tapzoom_transform_to_affine(a->transform_at, a->affine))
CALL(to_matrix, tapzoom_transform_to_matrix(a->transform_at, a->x, a->y, a->matrix))
CALL(set_transform, tapzoom_set_transform(a->view, a->transform_at, a->options_at))
CALL(zoom_to, tapzoom_zoom_to(a->view, a->number, a->x, a->y, a->options_at))
CALL(zoom_to_rect, tapzoom_zoom_to_rect(a->view, a->rect_at, a->options_at))
CALL(center_on, tapzoom_center_on(a->view, a->x, a->y, a->number, a->options_at))
CALL(rotate_to, tapzoom_rotate_to(a->view, a->number, a->x, a->y, a->options_at))
CALL(smart_zoom, tapzoom_get_smart_zoom(a->view, a->rect_at, a->x, a->y, a->number, a->transform_at))
CALL(reset_view, tapzoom_fit(a->view, a->options_at))
CALL(pan_by, tapzoom_pan_by(a->view, a->x, a->y, a->options_at))
CALL(zoom_by, tapzoom_zoom_by(a->view, a->number, a->x, a->y, a->options_at))
CALL(rotate_by, tapzoom_rotate_by(a->view, a->number, a->x, a->y, a->options_at))
CALL(step, tapzoom_step(a->view, a->steps, a->options_at))
CALL(get_actions, tapzoom_get_actions(a->view, a->actions_at))
CALL(set_velocity, tapzoom_set_velocity(a->view, a->velocity_at))
CALL(save, tapzoom_save_state(a->view, a->bytes, a->size == 1 ? sizeof bytes : 2, a->count))
CALL(load, tapzoom_load_state(a->view, a->bytes, 1))
CALL(record, tapzoom_begin_recording(a->view, a->bytes, a->size == 1 ? sizeof bytes : a->size))
CALL(end_recording, tapzoom_end_recording(a->view))
CALL(replay, tapzoom_replay(a->view, a->bytes, a->size, a->count, NULL, NULL))

enum { MOST_FAULTS = 24 };

static const struct row {
    const char *name;
    tapzoom_status (*run)(arguments *a);
    /* In the order of section ERRORS. */
    fault faults[MOST_FAULTS];
    /* Whether the call succeeds without an error. */
    int is_good;
} rows[] = {
    {"config_init", config_init, {{no_config, NUL}, {struct_size, SIZ}, {odd_choice, ENU}}, 1},
    {"config_check", config_check, {{no_config, NUL}, {config_size, SIZ}, CONFIG_FIELDS}, 1},
    {"create", create_view, {{no_config, NUL}, {no_viewport, NUL}, {no_rect, NUL}, {no_made, NUL}, {config_size, SIZ},
                             CONFIG_FIELDS, VIEWPORT_FIELDS, RECT_FIELDS}, 1},
    {"create_at", create_at, {{no_memory, NUL}, {no_config, NUL}, {no_viewport, NUL}, {no_rect, NUL}, {no_made, NUL},
                              {config_size, SIZ}, CONFIG_FIELDS, VIEWPORT_FIELDS, RECT_FIELDS, {odd_address, RAN},
                              {small_room, BUF}}, 1},
    {"set_config", set_config, {{no_view, NUL}, {no_config, NUL}, {config_size, SIZ}, {options_size, SIZ},
                                CONFIG_FIELDS, OPTION_FIELDS}, 1},
    {"get_config", get_config, {{no_view, NUL}, {no_config, NUL}, {config_size, SIZ}}, 1},
    {"set_viewport", set_viewport, {{no_view, NUL}, {no_viewport, NUL}, VIEWPORT_FIELDS}, 1},
    {"get_viewport", get_viewport, {{no_view, NUL}, {no_viewport, NUL}}, 1},
    {"get_content", get_content, {{no_view, NUL}, {no_rect, NUL}}, 1},
    {"set_content", set_content, {{no_view, NUL}, {no_rect, NUL}, RECT_FIELDS, {odd_choice, ENU}}, 1},
    {"set_pager_offset", set_pager_offset, {{no_view, NUL}, POINT}, 1},
    {"get_contact_owner", get_owner, {{no_view, NUL}, {no_owner, NUL}, {no_contact, UNK}}, 1},
    {"get_contacts", get_contacts, {{no_view, NUL}, {no_bytes, NUL}, {no_count, NUL}}, 1},
    {"set_contact_owner", set_owner, {{no_view, NUL}, {odd_choice, ENU}, {no_contact, UNK}}, 1},
    {"push_touches", push, {{no_view, NUL}, {no_sample, NUL}, {huge, RAN}, SAMPLE_FIELDS}, 1},
    {"push_scroll", push_scroll, {{no_view, NUL}, {no_scroll, NUL}, {nan_scroll_time, NAF}, {large_scroll_x, RAN},
                                  {nan_dx, NAF}, {large_dy, RAN}, {nan_factor, NAF}, {large_turn, RAN}, {odd_unit, ENU},
                                  {odd_source, ENU}, {odd_scroll_phase, ENU}, {reserved_in_scroll, RAN},
                                  {early_scroll, TIM}}, 1},
    {"cancel", cancel, {{no_view, NUL}, {nan_time, NAF}, {early, TIM}}, 1},
    {"pen_near", near, {{no_view, NUL}, {nan_time, NAF}, {early, TIM}}, 1},
    {"advance", advance, {{no_view, NUL}, {nan_time, NAF}, {early, TIM}}, 1},
    {"rebase_time", rebase, {{no_view, NUL}, {nan_number, NAF}, {large_offset, RAN}}, 1},
    {"frame", frame, {{no_view, NUL}, {no_sample, NUL}, {no_events, NUL}, {no_result, NUL}, {huge, RAN},
                      SAMPLE_FIELDS, {nan_time, NAF}, {early, TIM}}, 1},
    {"get_raster_scale", raster_scale, {{no_view, NUL}, {no_x, NUL}}, 1},
    {"get_raster_transform", raster_transform, {{no_view, NUL}, {no_transform, NUL}, {no_result_transform, NUL},
                                                TRANSFORM_FIELDS}, 1},
    {"get_visible_rect", visible, {{no_view, NUL}, {no_transform, NUL}, {no_rect, NUL}, TRANSFORM_FIELDS}, 1},
    {"get_pan_range", pan_range, {{no_view, NUL}, {no_rect, NUL}, TRANSFORM_FIELDS}, 1},
    {"get_overscroll", overscroll, {{no_view, NUL}, {no_overscroll, NUL}}, 1},
    {"poll_events", poll, {{no_view, NUL}, {no_events, NUL}, {no_count, NUL}}, 1},
    {"view_to_content", to_content, {{no_transform, NUL}, {no_x, NUL}, {no_y, NUL}, TRANSFORM_FIELDS, POINT}, 1},
    {"content_to_view", to_view, {{no_transform, NUL}, {no_x, NUL}, {no_y, NUL}, TRANSFORM_FIELDS, POINT}, 1},
    {"transform_compose", transform_compose, {{no_transform, NUL}, {no_result_transform, NUL}, TRANSFORM_FIELDS}, 1},
    {"transform_invert", invert, {{no_transform, NUL}, {no_result_transform, NUL}, TRANSFORM_FIELDS}, 1},
    {"transform_interpolate", interpolate, {{no_transform, NUL}, {no_result_transform, NUL}, TRANSFORM_FIELDS,
                                            {large_part, RAN}}, 1},
    {"transform_to_affine", to_affine, {{no_transform, NUL}, {no_affine, NUL}, TRANSFORM_FIELDS}, 1},
    {"transform_to_matrix", to_matrix, {{no_transform, NUL}, {no_matrix, NUL}, TRANSFORM_FIELDS, POINT}, 1},
    {"set_transform", set_transform, {{no_view, NUL}, {no_transform, NUL}, {options_size, SIZ}, TRANSFORM_FIELDS,
                                      OPTION_FIELDS}, 1},
    {"zoom_to", zoom_to, {{no_view, NUL}, {options_size, SIZ}, {large_number, RAN}, POINT, OPTION_FIELDS}, 1},
    {"zoom_to_rect", zoom_to_rect, {{no_view, NUL}, {no_rect, NUL}, {options_size, SIZ}, RECT_FIELDS, OPTION_FIELDS},
     1},
    {"center_on", center_on, {{no_view, NUL}, {options_size, SIZ}, POINT, {nan_number, NAF}, OPTION_FIELDS}, 1},
    {"rotate_to", rotate_to, {{no_view, NUL}, {options_size, SIZ}, {nan_number, NAF}, POINT, OPTION_FIELDS}, 1},
    {"get_smart_zoom", smart_zoom, {{no_view, NUL}, {no_rect, NUL}, {no_transform, NUL}, RECT_FIELDS, POINT,
                                    {large_number, RAN}}, 1},
    {"reset", reset_view, {{no_view, NUL}, {options_size, SIZ}, OPTION_FIELDS}, 1},
    {"pan_by", pan_by, {{no_view, NUL}, {options_size, SIZ}, POINT, OPTION_FIELDS}, 1},
    {"rotate_by", rotate_by, {{no_view, NUL}, {options_size, SIZ}, {large_number, RAN}, POINT, OPTION_FIELDS}, 1},
    {"step", step, {{no_view, NUL}, {options_size, SIZ}, {two_steps, ENU}, OPTION_FIELDS}, 1},
    {"get_actions", get_actions, {{no_view, NUL}, {no_actions, NUL}}, 1},
    {"set_velocity", set_velocity, {{no_view, NUL}, {no_velocity, NUL}, {large_velocity_x, RAN}, {nan_velocity_y, NAF},
                                    {large_log_scale, RAN}, {nan_turning, NAF}, {large_velocity_px, RAN},
                                    {nan_velocity_py, NAF}}, 1},
    {"zoom_by", zoom_by, {{no_view, NUL}, {options_size, SIZ}, {nan_number, NAF}, POINT, OPTION_FIELDS}, 1},
    {"save", save, {{no_view, NUL}, {no_bytes, NUL}, {no_count, NUL}, {small, BUF}}, 1},
    {"load", load, {{no_view, NUL}, {no_bytes, NUL}}, 0},
    {"record", record, {{no_view, NUL}, {no_bytes, NUL}, {huge, RAN}, {small, BUF}}, 1},
    {"end_recording", end_recording, {{no_view, NUL}}, 1},
    {"replay", replay, {{no_view, NUL}, {no_bytes, NUL}, {no_count, NUL}, {huge, RAN}}, 0},
};

/* A view with its clock at 1 and one finger down. */
static tapzoom_view *touched(void) {
    tapzoom_view *view = photos();
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, 1, 100, 100));
    return view;
}

static tapzoom_status run(const struct row *row, const fault *one, const fault *other) {
    static arguments a;
    tapzoom_view *view = touched();
    made = NULL;
    reset(&a, view);
    /* The errors are put in in this order, so that a later one does not undo an earlier one. */
    if (one) one->put(&a);
    if (other) other->put(&a);
    tapzoom_status status = row->run(&a);
    if (made) tapzoom_destroy(made);
    tapzoom_destroy(view);
    return status;
}

int test_order(void) {
    for (size_t r = 0; r < sizeof rows / sizeof *rows; r++) {
        const struct row *row = &rows[r];
        check_topic = row->name;
        CHECK_STATUS(row->is_good ? TAPZOOM_OK : DAT, run(row, NULL, NULL));
        for (size_t i = 0; i < MOST_FAULTS && row->faults[i].put; i++) {
            CHECK_STATUS(row->faults[i].status, run(row, &row->faults[i], NULL));
            for (size_t k = i + 1; k < MOST_FAULTS && row->faults[k].put; k++) {
                const fault *one = &row->faults[i], *other = &row->faults[k];
                if (!CHECK_STATUS(one->status, run(row, one, other))) printf("    errors %zu and %zu\n", i, k);
            }
        }
    }
    return check_report();
}
