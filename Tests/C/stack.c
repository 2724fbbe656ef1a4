/*
 * stack.c - every call takes at most 16 KB of stack, so that a fiber with a small stack can make it.
 *
 * The test makes all calls on a separate stack. Before each call it paints the free stack with a pattern. After the
 * call, the lowest changed word shows how deep the call went.
 *
 *     stack [-v]    -v lists the functions
 *
 * SPDX-License-Identifier: MIT
 */
#define _XOPEN_SOURCE 700
#include <ucontext.h>

#include "check.h"
#include "tapzoom.h"

enum { LIMIT = 16384, ROOM = 1 << 14, FUNCTIONS = 64, MARGIN = 256 }; /* ROOM in words */

#define COLOR UINT64_C(0xA5A5A5A5A5A5A5A5)
static uint64_t stack[ROOM];

typedef struct depth {
    const char *name;
    long calls;
    size_t most;
    tapzoom_status of; /* status of the deepest call */
} depth;

static depth depths[FUNCTIONS];

/* The first word beyond what a call may take, and the lowest word that the last call has changed. */
static uint64_t *top, *deepest = stack;

static void paint(void) {
    unsigned char here;
    top = (uint64_t *)(((size_t)&here - MARGIN) & ~(size_t)7);
    for (volatile uint64_t *place = deepest; place < top; place++) *place = COLOR;
}

static int measured(const char *name, tapzoom_status status) {
    depth *it = depths;
    for (deepest = stack; *deepest == COLOR && deepest < top; deepest++) {}
    while (it->name != NULL && strcmp(it->name, name) != 0) it++;
    if (it == depths + FUNCTIONS - 1) exit(1);
    size_t taken = (size_t)(top - deepest) * sizeof *top + MARGIN;
    if (taken > it->most) it->most = taken, it->of = status;
    it->name = name;
    it->calls++;
    return status;
}

/* Measures every library call in this file and in touch.h. */
#define MEASURED(name, ...) (paint(), measured(#name, name(__VA_ARGS__)))
#define tapzoom_config_init(...) MEASURED(tapzoom_config_init, __VA_ARGS__)
#define tapzoom_config_check(...) MEASURED(tapzoom_config_check, __VA_ARGS__)
#define tapzoom_create(...) MEASURED(tapzoom_create, __VA_ARGS__)
#define tapzoom_create_at(...) MEASURED(tapzoom_create_at, __VA_ARGS__)
#define tapzoom_destroy(...) (paint(), tapzoom_destroy(__VA_ARGS__), (void)measured("tapzoom_destroy", 0))
#define tapzoom_set_config(...) MEASURED(tapzoom_set_config, __VA_ARGS__)
#define tapzoom_get_config(...) MEASURED(tapzoom_get_config, __VA_ARGS__)
#define tapzoom_set_viewport(...) MEASURED(tapzoom_set_viewport, __VA_ARGS__)
#define tapzoom_get_viewport(...) MEASURED(tapzoom_get_viewport, __VA_ARGS__)
#define tapzoom_get_content(...) MEASURED(tapzoom_get_content, __VA_ARGS__)
#define tapzoom_set_content(...) MEASURED(tapzoom_set_content, __VA_ARGS__)
#define tapzoom_set_pager_offset(...) MEASURED(tapzoom_set_pager_offset, __VA_ARGS__)
#define tapzoom_get_contact_owner(...) MEASURED(tapzoom_get_contact_owner, __VA_ARGS__)
#define tapzoom_get_contacts(...) MEASURED(tapzoom_get_contacts, __VA_ARGS__)
#define tapzoom_set_contact_owner(...) MEASURED(tapzoom_set_contact_owner, __VA_ARGS__)
#define tapzoom_push_touches(...) MEASURED(tapzoom_push_touches, __VA_ARGS__)
#define tapzoom_push_scroll(...) MEASURED(tapzoom_push_scroll, __VA_ARGS__)
#define tapzoom_rebase_time(...) MEASURED(tapzoom_rebase_time, __VA_ARGS__)
#define tapzoom_frame(...) MEASURED(tapzoom_frame, __VA_ARGS__)
#define tapzoom_cancel_touches(...) MEASURED(tapzoom_cancel_touches, __VA_ARGS__)
#define tapzoom_pen_near(...) MEASURED(tapzoom_pen_near, __VA_ARGS__)
#define tapzoom_advance(...) MEASURED(tapzoom_advance, __VA_ARGS__)
#define tapzoom_get_state(...) MEASURED(tapzoom_get_state, __VA_ARGS__)
#define tapzoom_get_transform(...) MEASURED(tapzoom_get_transform, __VA_ARGS__)
#define tapzoom_get_transform_at(...) MEASURED(tapzoom_get_transform_at, __VA_ARGS__)
#define tapzoom_get_target_transform(...) MEASURED(tapzoom_get_target_transform, __VA_ARGS__)
#define tapzoom_get_velocity(...) MEASURED(tapzoom_get_velocity, __VA_ARGS__)
#define tapzoom_get_overscroll(...) MEASURED(tapzoom_get_overscroll, __VA_ARGS__)
#define tapzoom_get_scale_range(...) MEASURED(tapzoom_get_scale_range, __VA_ARGS__)
#define tapzoom_get_raster_scale(...) MEASURED(tapzoom_get_raster_scale, __VA_ARGS__)
#define tapzoom_get_raster_transform(...) MEASURED(tapzoom_get_raster_transform, __VA_ARGS__)
#define tapzoom_get_visible_rect(...) MEASURED(tapzoom_get_visible_rect, __VA_ARGS__)
#define tapzoom_get_pan_range(...) MEASURED(tapzoom_get_pan_range, __VA_ARGS__)
#define tapzoom_get_smart_zoom(...) MEASURED(tapzoom_get_smart_zoom, __VA_ARGS__)
#define tapzoom_poll_events(...) MEASURED(tapzoom_poll_events, __VA_ARGS__)
#define tapzoom_view_to_content(...) MEASURED(tapzoom_view_to_content, __VA_ARGS__)
#define tapzoom_content_to_view(...) MEASURED(tapzoom_content_to_view, __VA_ARGS__)
#define tapzoom_transform_compose(...) MEASURED(tapzoom_transform_compose, __VA_ARGS__)
#define tapzoom_transform_invert(...) MEASURED(tapzoom_transform_invert, __VA_ARGS__)
#define tapzoom_transform_interpolate(...) MEASURED(tapzoom_transform_interpolate, __VA_ARGS__)
#define tapzoom_transform_to_affine(...) MEASURED(tapzoom_transform_to_affine, __VA_ARGS__)
#define tapzoom_transform_to_matrix(...) MEASURED(tapzoom_transform_to_matrix, __VA_ARGS__)
#define tapzoom_set_transform(...) MEASURED(tapzoom_set_transform, __VA_ARGS__)
#define tapzoom_zoom_to(...) MEASURED(tapzoom_zoom_to, __VA_ARGS__)
#define tapzoom_zoom_to_rect(...) MEASURED(tapzoom_zoom_to_rect, __VA_ARGS__)
#define tapzoom_center_on(...) MEASURED(tapzoom_center_on, __VA_ARGS__)
#define tapzoom_rotate_to(...) MEASURED(tapzoom_rotate_to, __VA_ARGS__)
#define tapzoom_fit(...) MEASURED(tapzoom_fit, __VA_ARGS__)
#define tapzoom_pan_by(...) MEASURED(tapzoom_pan_by, __VA_ARGS__)
#define tapzoom_zoom_by(...) MEASURED(tapzoom_zoom_by, __VA_ARGS__)
#define tapzoom_rotate_by(...) MEASURED(tapzoom_rotate_by, __VA_ARGS__)
#define tapzoom_step(...) MEASURED(tapzoom_step, __VA_ARGS__)
#define tapzoom_get_actions(...) MEASURED(tapzoom_get_actions, __VA_ARGS__)
#define tapzoom_set_velocity(...) MEASURED(tapzoom_set_velocity, __VA_ARGS__)
#define tapzoom_stop_motion(...) MEASURED(tapzoom_stop_motion, __VA_ARGS__)
#define tapzoom_save_state(...) MEASURED(tapzoom_save_state, __VA_ARGS__)
#define tapzoom_load_state(...) MEASURED(tapzoom_load_state, __VA_ARGS__)
#define tapzoom_begin_recording(...) MEASURED(tapzoom_begin_recording, __VA_ARGS__)
#define tapzoom_fetch_recording(...) MEASURED(tapzoom_fetch_recording, __VA_ARGS__)
#define tapzoom_end_recording(...) MEASURED(tapzoom_end_recording, __VA_ARGS__)
#define tapzoom_replay(...) MEASURED(tapzoom_replay, __VA_ARGS__)
enum { MEASURED_FUNCTIONS = 61 };

#include "random.h"
#include "touch.h"

/* ---- The calls -------------------------------------------------------------------------------------------------- */

static uint64_t memory[1 << 13] __attribute__((aligned(16)));
static unsigned char recording[1 << 18], snapshot[1 << 14], other_snapshot[1 << 14];
static size_t snapshot_size, other_size;
static double now;
static int is_lenient; /* the view accepts late samples */

static tapzoom_config some_config(void) {
    tapzoom_config config = preset((int32_t)below(4));
    if (below(2)) config.gestures = EVERY_GESTURE;
    if (below(2)) config.points_per_unit = 0.5;
    if (!below(4)) config.rubber_band = 0, config.rubber_band_scale = 1;
    if (!below(8)) config.reduced_motion = 1;
    config.lenient = !below(4);
    config.always_bounce_x = (int32_t)below(2), config.always_bounce_y = (int32_t)below(2);
    config.snap = (int32_t)below(3), config.momentum = (int32_t)below(3);
    config.wheel = (int32_t)below(3), config.trackpad = (int32_t)below(3);
    config.min_pan_contacts = 1 + (int32_t)below(2), config.pager_edges = (uint32_t)below(16);
    if (!below(4)) config.host_tools = (uint32_t)below(8), config.host_buttons = (uint32_t)below(64);
    return config;
}

static void read_all(tapzoom_view *view) {
    tapzoom_config config = {.struct_size = sizeof config};
    tapzoom_transform place, target, residual;
    tapzoom_velocity velocity;
    tapzoom_overscroll overscroll;
    tapzoom_rect rect;
    double low, high, fitted, raster, x, y;
    float matrix[16];
    double affine[6];
    tapzoom_viewport viewport;
    tapzoom_contact contacts[TAPZOOM_MAX_CONTACTS];
    size_t count;
    CHECK_OK(tapzoom_get_config(view, &config));
    CHECK_OK(tapzoom_config_check(&config, NULL));
    config.host_buttons = 64;
    const char *field = NULL;
    CHECK_STATUS(TAPZOOM_ERROR_ENUM, tapzoom_config_check(&config, &field));
    CHECK(field != NULL && strcmp(field, "host_buttons") == 0);
    CHECK_OK(tapzoom_get_transform(view, &place));
    CHECK_OK(tapzoom_get_transform_at(view, state_of(view).time, &place));
    CHECK_OK(tapzoom_get_target_transform(view, &target));
    CHECK_OK(tapzoom_get_velocity(view, &velocity));
    CHECK_OK(tapzoom_get_overscroll(view, &overscroll));
    CHECK_OK(tapzoom_get_scale_range(view, &low, &high, &fitted));
    CHECK_OK(tapzoom_get_raster_scale(view, &raster));
    CHECK_OK(tapzoom_get_raster_transform(view, &place, &residual));
    CHECK_OK(tapzoom_get_viewport(view, &viewport));
    CHECK_OK(tapzoom_get_content(view, &rect));
    CHECK_OK(tapzoom_get_contacts(view, contacts, TAPZOOM_MAX_CONTACTS, &count));
    CHECK_OK(tapzoom_get_pan_range(view, &target, &rect));
    CHECK_OK(tapzoom_get_visible_rect(view, &target, &rect));
    CHECK_OK(tapzoom_get_smart_zoom(view, &rect, 1, 2, 0, &target));
    CHECK_OK(tapzoom_view_to_content(&place, 1, 2, &x, &y));
    CHECK_OK(tapzoom_content_to_view(&place, x, y, &x, &y));
    CHECK_OK(tapzoom_transform_to_matrix(&place, 3, 4, matrix));
    CHECK_OK(tapzoom_transform_to_affine(&place, affine));
    CHECK_OK(tapzoom_transform_invert(&place, &residual));
    CHECK_OK(tapzoom_transform_compose(&target, &residual, &residual));
    CHECK_OK(tapzoom_transform_interpolate(&place, &target, 0.3, &residual));
}

static void command(tapzoom_view *view) {
    tapzoom_options own = *OPTIONS((int)below(2)), *options = below(4) ? &own : NULL;
    own.curve = (int32_t)below(2), own.path = (int32_t)below(2), own.max_scale = below(3) ? 0 : 2;
    own.left = between(0, 100), own.fly_rho = below(2) ? 0 : 2;
    tapzoom_transform place = {between(0.1, 4), between(-3, 3), between(-900, 900), between(-900, 900)};
    double x = between(0, 800), y = between(0, 600), offset = between(-9, 9);
    tapzoom_config config;
    tapzoom_velocity velocity = {between(-300, 300), between(-300, 300), between(-2, 2), between(-2, 2), x, y};
    tapzoom_scroll scroll = {now, x, y, between(-99, 99), between(-99, 99), between(0.8, 1.2), between(-0.1, 0.1),
                             (int32_t)below(4), (int32_t)below(2), (int32_t)below(5), 0};
    int32_t owner;
    uint32_t actions;
    switch (below(30)) {
    case 29: CHECK_OK(tapzoom_get_actions(view, &actions)); break;
    case 28: CHECK_OK(tapzoom_step(view, (uint32_t)1 << below(9), options)); break;
    case 27: CHECK_OK(tapzoom_pen_near(view, now)); break;
    case 26: CHECK_OK(tapzoom_set_pager_offset(view, below(2) ? 0 : place.x, below(2) ? 0 : place.y)); break;
    case 25: case 24: case 23: {
        int64_t id = (int64_t)below(4);
        tapzoom_status status = tapzoom_get_contact_owner(view, id, &owner);
        CHECK(tapzoom_set_contact_owner(view, id, (int32_t)below(2)) == status);
        break;
    }
    case 22: CHECK_OK(tapzoom_pan_by(view, place.x, place.y, options)); break;
    case 21: CHECK_OK(tapzoom_rotate_by(view, place.rotation, x, y, options)); break;
    case 20:
        if (!below(4)) memset(&velocity, 0, sizeof velocity);
        CHECK_OK(tapzoom_set_velocity(view, &velocity));
        break;
    case 19: case 18: case 17: case 16: case 15: CHECK_OK(tapzoom_push_scroll(view, &scroll, NULL)); break;
    case 14: CHECK_OK(tapzoom_rebase_time(view, offset)); now += offset; break;
    case 13: CHECK_OK(tapzoom_rotate_to(view, place.rotation, x, y, options)); break;
    case 0: CHECK_OK(tapzoom_set_transform(view, &place, options)); break;
    case 1: CHECK_OK(tapzoom_zoom_to(view, place.scale, x, y, options)); break;
    case 2: CHECK_OK(tapzoom_zoom_to_rect(view, RECT(x, y, 1 + x, 1 + y), options)); break;
    case 3: CHECK_OK(tapzoom_center_on(view, x, y, below(2) ? 0 : 0.5, options)); break;
    case 4: CHECK_OK(tapzoom_fit(view, options)); break;
    case 5: CHECK_OK(tapzoom_zoom_by(view, place.scale, x, y, options)); break;
    case 6: CHECK_OK(tapzoom_stop_motion(view)); break;
    case 7: CHECK_OK(tapzoom_set_viewport(view, VIEWPORT(100 + x, 100 + y, 1, 2, 3, 4))); break;
    case 8: CHECK_OK(tapzoom_set_content(view, RECT(-x, y, 100 + 5 * x, 3000), (int)below(2))); break;
    case 9: CHECK_OK(tapzoom_cancel_touches(view, now)); break;
    default:
        config = some_config(), is_lenient = config.lenient;
        CHECK_OK(tapzoom_set_config(view, &config, options));
        break;
    }
}

/* Forged bytes with a correct hash fail late. */
static void load_bad(tapzoom_view *view) {
    size_t at = below(snapshot_size);
    snapshot[at] ^= 0x40;
    if (tapzoom_load_state(view, snapshot, snapshot_size) == TAPZOOM_OK) CHECK(0);
    snapshot[at] ^= 0x40;
}

static void remember(tapzoom_view *view, tapzoom_view *other) {
    CHECK_OK(tapzoom_save_state(view, snapshot, sizeof snapshot, &snapshot_size));
    CHECK_OK(tapzoom_save_state(other, other_snapshot, sizeof other_snapshot, &other_size));
    load_bad(view);
    load_bad(other);
    CHECK_OK(tapzoom_load_state(view, snapshot, snapshot_size));
    CHECK_OK(tapzoom_load_state(other, snapshot, snapshot_size));
    CHECK_OK(tapzoom_load_state(other, other_snapshot, other_size));
}

/* Replays on a view the recent calls of another one, first with a flipped bit in the bytes that are left. */
static void replay(tapzoom_view *other, size_t size) {
    static tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    static tapzoom_record_entry entry;
    unsigned char *next = recording, *end = recording + size;
    while (next < end) {
        size_t accepted = 0, at = below((uint64_t)(end - next));
        next[at] ^= 0x10;
        tapzoom_status status = tapzoom_replay(other, next, (size_t)(end - next), &accepted, &entry, events);
        next[at] ^= 0x10;
        if (status != TAPZOOM_OK) status = tapzoom_replay(other, next, (size_t)(end - next), &accepted, &entry, events);
        if (accepted == 0) return; /* the damaged bytes ran and changed the view */
        next += accepted;
    }
}

static void play(tapzoom_view *view, tapzoom_view *other) {
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    tapzoom_frame_result result;
    double x[TAPZOOM_MAX_CONTACTS], y[TAPZOOM_MAX_CONTACTS];
    int is_recorded = below(2) == 0, fingers = below(3) ? 1 + (int)below(2) : 1 + (int)below(TAPZOOM_MAX_CONTACTS);
    size_t size = 0;
    tapzoom_config config = {.struct_size = sizeof config};
    CHECK_OK(tapzoom_get_config(view, &config));
    is_lenient = config.lenient;
    if (is_recorded) CHECK_OK(tapzoom_begin_recording(view, recording, sizeof recording));
    for (int i = 0; i < fingers; i++) {
        x[i] = between(0, 800), y[i] = between(0, 600);
        tapzoom_touch landing = sample(TAPZOOM_TOUCH_BEGAN, i, now, x[i], y[i]);
        if (!below(4)) landing.flags = (uint32_t)below(4), landing.buttons = (uint32_t)below(64);
        landing.tool = below(4) ? TAPZOOM_TOOL_FINGER : (int32_t)below(3);
        CHECK_OK(tapzoom_push_touches(view, &landing, 1, NULL));
    }
    for (int frame = (int)below(25); frame > 0; frame--) {
        tapzoom_touch samples[TAPZOOM_MAX_CONTACTS];
        now += between(0.004, 0.02);
        for (int i = 0; i < fingers; i++) {
            x[i] += between(-20, 25), y[i] += between(-20, 25);
            samples[i] = sample(TAPZOOM_TOUCH_MOVED, i, is_lenient ? now - 0.01 : now, x[i], y[i]);
        }
        if (below(2)) CHECK_OK(tapzoom_push_touches(view, samples, (size_t)fingers, NULL));
        else CHECK_OK(tapzoom_frame(view, now, samples, (size_t)fingers, events, below(3) ? 0 : 8, &result));
    }
    read_all(view);
    if (!below(4)) command(view);
    if (!below(4)) remember(view, other);
    for (int i = 0; i < fingers; i++) {
        if (state_of(view).contact_count == 0) break;
        /* A late lift, then a lift of a contact that is not down. */
        if (is_lenient) CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, i, now - 0.05, x[i], y[i]));
        CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, i, now, x[i], y[i]));
        if (below(2)) now += between(0, 0.1);
    }
    read_all(view);
    if (below(2)) remember(view, other);
    for (int frame = (int)below(20); frame > 0; frame--) {
        CHECK_OK(tapzoom_advance(view, now += between(0, 0.1)));
        if (!below(4)) read_all(view);
        if (!below(8)) command(view);
    }
    if (!below(3)) CHECK_OK(tapzoom_poll_events(view, events, 1 + below(TAPZOOM_EVENT_CAPACITY), &size));
    if (!is_recorded) return;
    CHECK_OK(tapzoom_fetch_recording(view, &size));
    CHECK_OK(tapzoom_end_recording(view));
    replay(other, size);
    CHECK_OK(tapzoom_end_recording(other));
}

static void play_all(void) {
    for (int trial = 0; trial < 150; trial++) {
        tapzoom_view *view = NULL, *other = NULL;
        tapzoom_config config = some_config(), other_config = some_config();
        seed = (uint64_t)trial + 1;
        now = 0;
        CHECK_OK(tapzoom_create_at(memory, sizeof memory, &config, VIEWPORT(800, 600, 0, 0, 0, 0),
                                   RECT(0, 0, 4000, 3000), &view));
        CHECK_OK(create(&other_config, 300, 900, 1000, 7000, &other));
        if (view == NULL || other == NULL) return;
        for (int round = 0; round < 12; round++) play(view, other);
        tapzoom_destroy(view);
        tapzoom_destroy(other);
    }
}

static void play_on(void *own, size_t size) {
    static ucontext_t here, there;
    getcontext(&there);
    there.uc_stack.ss_sp = own;
    there.uc_stack.ss_size = size;
    there.uc_link = &here;
    makecontext(&there, play_all, 0);
    CHECK(swapcontext(&here, &there) == 0);
}

int main(int argc, char **argv) {
    int functions = 0, lists = argc > 1 && strcmp(argv[1], "-v") == 0;
    play_on(stack, sizeof stack);
    for (depth *it = depths; it->name != NULL; it++, functions++) {
        check_topic = it->name;
        if (lists) printf("%-30s %6zu bytes, status %d\n", it->name, it->most, (int)it->of);
        if (!CHECK(it->most <= LIMIT)) printf("    %zu bytes\n", it->most);
        CHECK(it->calls > 50);
    }
    CHECK(functions == MEASURED_FUNCTIONS);
    return check_report();
}
