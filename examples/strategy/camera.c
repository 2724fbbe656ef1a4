/*
 * camera.c - see camera.h.
 *
 * SPDX-License-Identifier: MIT
 *
 * The calls of tapzoom below fail only for numbers that are not finite or far out of range. A call that fails changes
 * nothing, so the camera ignores its status, except where it opens the view.
 */
#include "camera.h"

#include <math.h>
#include <string.h>

/* Numbers to tune. Lengths are in pixels, times in seconds. */
static const double SPEED = 900;       /* of keys, stick and edges, per second, at every scale */
static const double ZOOM_SPEED = 1.5;  /* of the zoom keys, in ln(scale) per second: a factor of about 4.5 per second */
static const double MAX_SCALE = 4;     /* pixels per world unit */
static const double FLY_SCALE = 1;     /* largest scale at the end of a flight */
static const double EDGE = 12;         /* width of the scrolling strip */
static const double EDGE_RAMP = 0.3;   /* time to full speed, so that a passing pointer moves the view little */
static const double CATCH_UP = 8;      /* 1 / s: the lag of a followed unit decays as exp(-CATCH_UP t) */
static const double DRAG = 16;         /* distance after which the finger left over from a pinch drags */
static const double PAGE = 0.875;      /* of the visible part: a page keeps the rest in sight */
static const double HITCH = 0.1;       /* longest part of a frame for which held input counts */

/* ---- Opening ---------------------------------------------------------------------------------------------------- */

tapzoom_status camera_open(camera *camera, double world_width, double world_height, double width, double height,
                           double panel, double points_per_unit) {
    tapzoom_config config;
    tapzoom_rect world = {0, 0, world_width, world_height};
    memset(camera, 0, sizeof *camera);
    tapzoom_status status = tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_MAPS);
    if (status != TAPZOOM_OK) return status;
    config.points_per_unit = points_per_unit;
    /* No double tap and no quick zoom, so that a tap selects at once and a drag right after it pans. */
    config.gestures = TAPZOOM_GESTURE_TAP | TAPZOOM_GESTURE_PAN | TAPZOOM_GESTURE_PINCH | TAPZOOM_GESTURE_FLING;
    config.events = TAPZOOM_BIT(TAPZOOM_EVENT_TAP) | TAPZOOM_BIT(TAPZOOM_EVENT_PAN) |
                    TAPZOOM_BIT(TAPZOOM_EVENT_ANIMATION) | TAPZOOM_BIT(TAPZOOM_EVENT_LIMIT) |
                    TAPZOOM_BIT(TAPZOOM_EVENT_SETTLED);
    /* MAPS: the smallest scale covers the window with the world, the wheel zooms, a trackpad pans. */
    config.max_scale = TAPZOOM_LEVEL(NONE, MAX_SCALE);
    camera->window = (tapzoom_viewport){.width = width, .height = height, .bottom = panel};
    status = tapzoom_create(&config, &camera->window, &world, &camera->view);
    if (status == TAPZOOM_OK) tapzoom_get_transform(camera->view, &camera->transform);
    return status;
}

void camera_close(camera *camera) {
    tapzoom_destroy(camera->view);
    camera->view = NULL;
}

void camera_resize(camera *camera, double width, double height) {
    tapzoom_viewport window = camera->window;
    window.width = width;
    window.height = height;
    if (tapzoom_set_viewport(camera->view, &window) == TAPZOOM_OK) camera->window = window;
}

/* ---- Input ------------------------------------------------------------------------------------------------------ */

void camera_touch(camera *camera, const tapzoom_touch *touch) {
    tapzoom_push_touches(camera->view, touch, 1, NULL);
}

void camera_scroll(camera *camera, const tapzoom_scroll *scroll) {
    tapzoom_push_scroll(camera->view, scroll, NULL);
}

void camera_cancel(camera *camera, double time) {
    tapzoom_cancel_touches(camera->view, time);
    camera->edge = (camera_point){0, 0};
}

/* -1 near the low end of an axis, 1 near its high end. */
static double edge_of(double place, double length) {
    return place < EDGE ? -1 : place >= length - EDGE ? 1 : 0;
}

static double toward(double value, double goal, double step) {
    return value < goal ? fmin(value + step, goal) : fmax(value - step, goal);
}

/* All held input is one velocity. The camera sets it in every frame; setting the same velocity changes nothing. */
static void push(camera *camera, const camera_input *input, double passed) {
    camera_point goal = {0, 0};
    if (input->has_pointer)
        goal = (camera_point){edge_of(input->pointer.x, camera->window.width),
                              edge_of(input->pointer.y, camera->window.height)};
    camera->edge.x = toward(camera->edge.x, goal.x, passed / EDGE_RAMP);
    camera->edge.y = toward(camera->edge.y, goal.y, passed / EDGE_RAMP);
    double x = input->push.x + camera->edge.x, y = input->push.y + camera->edge.y;
    double length = fmax(1, hypot(x, y)); /* a diagonal, or a key at an edge, is not faster */
    if (x != 0 || y != 0) camera->following = 0;
    camera_point middle = camera_middle(camera);
    tapzoom_velocity velocity = {.x = -x / length * SPEED, .y = -y / length * SPEED, /* the world moves the other way */
                                 .log_scale = fmax(-1, fmin(input->zoom, 1)) * ZOOM_SPEED,
                                 .view_x = middle.x, .view_y = middle.y};
    tapzoom_set_velocity(camera->view, &velocity);
}

/* Whether a pan is a drag of one finger, which ends the following; a pinch does not. The center of the fingers jumps
   when one of them lands or lifts, so the travel counts from the last change of their number: the finger that stays
   down after a pinch drags only after DRAG. A pan that begins with one finger is past its slop. */
static int is_drag(camera *camera, const tapzoom_event *event) {
    int begins = event->phase == TAPZOOM_PHASE_BEGAN;
    if (begins || event->contact_count != camera->fingers) {
        camera->fingers = event->contact_count;
        camera->fingers_from = (camera_point){event->view_x, event->view_y};
    }
    double travel = hypot(event->view_x - camera->fingers_from.x, event->view_y - camera->fingers_from.y);
    return event->contact_count == 1 && (begins || travel > DRAG);
}

static void receive(camera *camera, const tapzoom_event *event) {
    switch (event->kind) {
    case TAPZOOM_EVENT_TAP:
        camera->tapped = 1;
        camera->landed = (camera_point){event->landing_content_x, event->landing_content_y};
        camera->lifted = (camera_point){event->content_x, event->content_y};
        break;
    case TAPZOOM_EVENT_PAN:
        if (is_drag(camera, event)) camera->following = 0;
        break;
    case TAPZOOM_EVENT_ANIMATION: /* of a command; a phase other than BEGAN ends it */
        camera->animating = event->phase == TAPZOOM_PHASE_BEGAN && event->cause == TAPZOOM_CAUSE_COMMAND;
        break;
    case TAPZOOM_EVENT_LIMIT:
        if (event->phase == TAPZOOM_PHASE_BEGAN && event->cause != TAPZOOM_CAUSE_DRIVEN)
            camera->bumped |= event->limits;
        break;
    case TAPZOOM_EVENT_SETTLED: camera->settled = !camera->following; break; /* `follow` settles in each frame */
    default: break;
    }
}

/* ---- Following -------------------------------------------------------------------------------------------------- */

/* The offset of a world position from the middle, in pixels. */
static camera_point from_middle(const camera *camera, const camera_point *place) {
    camera_point at = camera_to_window(camera, place->x, place->y), middle = camera_middle(camera);
    return (camera_point){at.x - middle.x, at.y - middle.y};
}

/* Moves the view with the unit. pan_by combines with other motion of the view: pinching fingers keep the content under
   them, the wheel zooms about the unit, and the bounds hold. It adds to the exact transform, not to the drawn one. */
static void follow(camera *camera, const camera_point *unit, double passed) {
    tapzoom_get_transform(camera->view, &camera->transform);
    camera_point at = from_middle(camera, unit);
    camera->lag.x *= exp(-CATCH_UP * passed);
    camera->lag.y *= exp(-CATCH_UP * passed);
    tapzoom_pan_by(camera->view, camera->lag.x - at.x, camera->lag.y - at.y, NULL);
    tapzoom_get_transform(camera->view, &camera->transform);
}

static int is_far(const camera *camera, camera_point from_middle) {
    return fabs(from_middle.x) > camera->window.width || fabs(from_middle.y) > camera->window.height;
}

void camera_follow(camera *camera, int on, const camera_point *unit) {
    camera->following = on && unit != NULL;
    if (!camera->following) return;
    camera->lag = from_middle(camera, unit);
    if (!is_far(camera, camera->lag)) return;
    tapzoom_rect place = {unit->x - 1, unit->y - 1, 2, 2};
    camera_fly_to(camera, &place);
    camera->following = 1;
}

/* ---- The frame -------------------------------------------------------------------------------------------------- */

void camera_frame(camera *camera, double now, const camera_input *input, const camera_point *followed) {
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    tapzoom_frame_result frame;
    double passed = fmax(0, now - camera->time);
    if (passed > HITCH) {
        static const tapzoom_velocity none;
        passed = HITCH;
        tapzoom_set_velocity(camera->view, &none);
        tapzoom_advance(camera->view, now - passed);
    }
    camera->time = now;
    camera->tapped = camera->settled = 0;
    camera->bumped = 0;
    push(camera, input, passed);
    if (tapzoom_frame(camera->view, now, NULL, 0, events, TAPZOOM_EVENT_CAPACITY, &frame) != TAPZOOM_OK) return;
    camera->transform = frame.transform;
    for (int i = 0; i < frame.event_count; i++) receive(camera, &events[i]);
    if (!camera->animating) camera->flying = 0;
    if (!camera->following || followed == NULL) {
        camera->following = 0;
        return;
    }
    if (camera->flying) camera->lag = from_middle(camera, followed); /* the unit has moved during the flight */
    else follow(camera, followed, passed);
}

/* ---- Commands --------------------------------------------------------------------------------------------------- */

/* A relative command: fingers, held keys and the following continue. The factor is relative to the target transform, so
   that the scale is right even while a zoom is under way. */
void camera_zoom_step(camera *camera, double scale) {
    static const tapzoom_options animated = {.struct_size = sizeof animated, .animated = 1};
    camera_point middle = camera_middle(camera);
    tapzoom_transform target;
    tapzoom_get_target_transform(camera->view, &target);
    tapzoom_zoom_by(camera->view, scale / target.scale, middle.x, middle.y, &animated);
}

void camera_page(camera *camera, double x, double y) {
    static const tapzoom_options animated = {.struct_size = sizeof animated, .animated = 1};
    double width = camera->window.width, height = camera->window.height - camera->window.bottom;
    camera->following = 0;
    tapzoom_pan_by(camera->view, -x * PAGE * width, -y * PAGE * height, &animated);
}

/* A zoom step or a page continues: camera_look_at keeps the scale of its target. */
void camera_stop(camera *camera) {
    camera->following = 0;
    if (camera->animating && !camera->flying) return;
    tapzoom_stop_motion(camera->view);
    tapzoom_get_transform(camera->view, &camera->transform);
}

void camera_look_at(camera *camera, double x, double y) {
    static const tapzoom_options quiet = {.struct_size = sizeof quiet, .quiet = 1};
    camera->following = 0;
    tapzoom_center_on(camera->view, x, y, 0, &quiet);
    tapzoom_get_transform(camera->view, &camera->transform);
}

void camera_fly_to(camera *camera, const tapzoom_rect *place) {
    const tapzoom_options flight = {.struct_size = sizeof flight, .animated = 1, .path = TAPZOOM_PATH_FLY,
                                    .max_scale = FLY_SCALE};
    camera->following = 0;
    tapzoom_zoom_to_rect(camera->view, place, &flight);
    camera->flying = 1;
}

/* ---- Reads ------------------------------------------------------------------------------------------------------ */

camera_point camera_middle(const camera *camera) {
    return (camera_point){camera->window.width / 2, (camera->window.height - camera->window.bottom) / 2};
}

camera_point camera_to_window(const camera *camera, double x, double y) {
    camera_point at;
    tapzoom_content_to_view(&camera->transform, x, y, &at.x, &at.y);
    return at;
}

tapzoom_rect camera_visible(const camera *camera) {
    const tapzoom_transform *t = &camera->transform; /* never rotated: TAPZOOM_GESTURE_ROTATE is off */
    return (tapzoom_rect){-t->x / t->scale, -t->y / t->scale, camera->window.width / t->scale,
                          (camera->window.height - camera->window.bottom) / t->scale};
}

tapzoom_rect camera_range(const camera *camera) {
    tapzoom_rect range = {0, 0, 0, 0};
    tapzoom_get_pan_range(camera->view, &camera->transform, &range);
    return range;
}
