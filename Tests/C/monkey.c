/*
 * monkey.c - a long run of random calls, many of them hostile. Nothing may crash; what comes out must be finite, in
 * order and balanced. The digest at the end is the same for every build of the library.
 *
 * SPDX-License-Identifier: MIT
 *
 *     monkey [CALLS [SEED]]
 */
#include <float.h>
#include <inttypes.h>

#include "random.h"
#include "touch.h"

/* ---- Random numbers ----------------------------------------------------------------------------------------- */

/* Mostly a number of the ordinary sort; now and then anything at all that fits into a double. */
static double number(double low, double high) {
    static const double odd[] = {0,   -0.0,    1,       -1,   4.9e-324, -4.9e-324, 1e-6, 1e6,      1e12, -1e12,
                                 NAN, INFINITY, -INFINITY, 1e-18, 1e18,    DBL_MAX,  -DBL_MAX, DBL_MIN, 1e13};
    double any;
    uint64_t pattern;
    switch (below(40)) {
    case 0: return odd[below(sizeof odd / sizeof *odd)];
    case 1:
        pattern = bits();
        memcpy(&any, &pattern, sizeof any);
        return any;
    default: return between(low, high);
    }
}

static int32_t choice(int32_t count) { return below(50) == 0 ? (int32_t)bits() : (int32_t)below((uint32_t)count); }

static double log_number(double low, double high) {
    double value = number(-1, 1);
    return isfinite(value) && fabs(value) <= 1 ? low * pow(high / low, floor(value * 8) / 16 + 0.5) : value;
}

/* ---- What is checked ---------------------------------------------------------------------------------------- */

static uint64_t digest = UINT64_C(0xCBF29CE484222325);
static uint64_t accepted_calls, refused_calls, events_seen, overflows;

static void mix(const void *data, size_t size) {
    const unsigned char *bytes = data;
    for (size_t i = 0; i < size; i++) digest = (digest ^ bytes[i]) * UINT64_C(0x100000001B3);
}

static tapzoom_view *view;
static double last_event_time;
static int open_kinds[64];

static void note(tapzoom_status status) {
    CHECK(status <= TAPZOOM_OK && status >= TAPZOOM_ERROR_MEMORY);
    if (status == TAPZOOM_OK) accepted_calls++;
    else refused_calls++;
    mix(&status, sizeof status);
}

static void check_place(const tapzoom_transform *place) {
    CHECK(isfinite(place->scale) && place->scale > 0 && isfinite(place->rotation) && isfinite(place->x) &&
          isfinite(place->y));
    mix(place, sizeof *place);
}

static void check_one_event(const tapzoom_event *event) {
    int *open = &open_kinds[event->kind & 63];
    events_seen++;
    CHECK(event->kind >= TAPZOOM_EVENT_TAP_UP && event->kind <= TAPZOOM_EVENT_SETTLED);
    CHECK(event->time >= last_event_time || last_event_time == 0); /* 0: before there was a clock */
    last_event_time = event->time;
    CHECK(isfinite(event->time) && isfinite(event->view_x) && isfinite(event->view_y));
    CHECK(isfinite(event->content_x) && isfinite(event->content_y) && isfinite(event->scale) && event->scale > 0);
    CHECK(isfinite(event->rotation) && isfinite(event->velocity_x) && isfinite(event->velocity_y));
    CHECK(isfinite(event->scale_velocity) && isfinite(event->rotation_velocity));
    CHECK(event->contact_count >= 0 && event->contact_count <= TAPZOOM_MAX_CONTACTS && event->tap_count >= 0);
    int lasts = event->kind == TAPZOOM_EVENT_TAP_UP || event->kind == TAPZOOM_EVENT_LONG_PRESS ||
                event->kind == TAPZOOM_EVENT_ZOOM;
    switch (event->phase) {
    case TAPZOOM_PHASE_ONCE: CHECK(!lasts); break;
    case TAPZOOM_PHASE_BEGAN: CHECK(lasts && !*open); *open = 1; break;
    case TAPZOOM_PHASE_CHANGED: CHECK(lasts && *open); break;
    case TAPZOOM_PHASE_ENDED:
    case TAPZOOM_PHASE_CANCELLED: CHECK(lasts && *open); *open = 0; break;
    default: CHECK(!"a phase of the header");
    }
    mix(event, sizeof *event);
}

static void poll(uint32_t capacity) {
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY + 8];
    size_t count = SIZE_MAX;
    note(tapzoom_poll_events(view, events, capacity, &count));
    if (!CHECK(count <= capacity)) return;
    for (size_t i = 0; i < count; i++) check_one_event(&events[i]);
}

static void look(void) {
    tapzoom_transform place, target;
    tapzoom_rect rect;
    double wake, min, max, full;
    float matrix[16];
    uint32_t state;
    CHECK_OK(tapzoom_get_transform(view, &place));
    CHECK_OK(tapzoom_get_target_transform(view, &target));
    CHECK_OK(tapzoom_next_wake(view, &wake));
    CHECK_OK(tapzoom_get_state(view, &state));
    CHECK_OK(tapzoom_get_scale_range(view, &min, &max, &full));
    CHECK_OK(tapzoom_get_visible_rect(view, &rect));
    CHECK_OK(tapzoom_get_matrix(view, matrix));
    check_place(&place);
    check_place(&target);
    CHECK(!isnan(wake) && wake > -INFINITY);
    CHECK(state < TAPZOOM_STATE_EVENTS_LOST * 2);
    CHECK(min > 0 && min <= max && full >= min && full <= max && isfinite(max));
    CHECK(target.scale >= min * (1 - 1e-9) && target.scale <= max * (1 + 1e-9));
    CHECK(place.scale >= min * (1 - 1e-9) && place.scale <= max * (1 + 1e-9));
    if (state & TAPZOOM_STATE_MOVING) CHECK(wake < INFINITY);
    else if (!(state & TAPZOOM_STATE_TOUCHED)) CHECK_SAME(place, target); /* a finger may have caught a zoom */
    CHECK(isfinite(rect.x) && isfinite(rect.y) && isfinite(rect.width) && isfinite(rect.height));
    CHECK(rect.width >= 0 && rect.height >= 0);
    for (int i = 0; i < 16; i++) CHECK(!isnan(matrix[i]));
    overflows += (state & TAPZOOM_STATE_EVENTS_LOST) != 0;
    mix(&wake, sizeof wake);
    mix(&state, sizeof state);
    mix(&rect, sizeof rect);
}

/* ---- What it does ------------------------------------------------------------------------------------------- */

static int lazy;           /* polls so seldom that events get lost */
static double clock_guess; /* what the monkey takes for the view's clock; only right while it behaves */

static double some_time(void) {
    static const double steps[] = {0, 0.001, 0.016, 0.05, 0.3, 1};
    return below(300) == 0 ? number(-5, 5) : clock_guess + between(0, 1) * steps[below(6)];
}

static void went(double time, tapzoom_status status) {
    if (status == TAPZOOM_OK && time <= clock_guess + 100) clock_guess = time > clock_guess ? time : clock_guess;
}

static void touch_something(void) {
    tapzoom_sample list[6];
    size_t count = 1 + below(6), accepted = SIZE_MAX;
    double time = some_time();
    for (size_t i = 0; i < count; i++) {
        list[i].time = below(20) == 0 ? some_time() : time;
        list[i].id = below(100) == 0 ? (int64_t)bits() : (int64_t)below(below(4) == 0 ? 20 : 3);
        list[i].x = number(0, 800);
        list[i].y = number(0, 600);
        list[i].phase = below(100) == 0 ? (int32_t)bits() : 1 + (int32_t)below(4) % 3;
        list[i].tool = choice(below(5) == 0 ? 3 : 1);
        if (below(100) == 0) list[i].phase = TAPZOOM_TOUCH_CANCELLED;
    }
    if (below(500) == 0) note(tapzoom_touches(view, NULL, count, &accepted));
    tapzoom_status status = tapzoom_touches(view, list, count, &accepted);
    note(status);
    if (!CHECK(accepted <= count && (status != TAPZOOM_OK) == (accepted < count))) return;
    mix(&accepted, sizeof accepted);
    for (size_t i = 0; i < accepted; i++) went(list[i].time, TAPZOOM_OK);
}

/* A clean tap or double tap, so that the random calls meet zooms and pending taps often enough. */
static void tap_somewhere(void) {
    double x = between(0, 800), y = between(0, 600), time = clock_guess;
    for (uint32_t taps = 1 + below(3), i = 0; i < taps; i++) {
        went(time + 0.1, touch(view, TAPZOOM_TOUCH_BEGAN, 1, time + 0.1, x, y));
        went(time + 0.15, touch(view, TAPZOOM_TOUCH_ENDED, 1, time + 0.15, x, y));
        time += 0.15;
    }
}

static tapzoom_config some_config(void) {
    tapzoom_config config = preset((int32_t)below(4));
    static const uint32_t skip = offsetof(tapzoom_config, points_per_unit);
    config.double_tap = choice(6);
    config.double_tap_anchor = choice(2);
    config.two_finger_tap = choice(6);
    if (below(20) == 0) config.events = (uint32_t)bits();
    config.reduced_motion = below(10) == 0;
    config.gestures = below(20) == 0 ? (uint32_t)bits() : below(4) == 0 ? below(16) : 15;
    config.min_scale.factor = log_number(1e-2, 1);
    config.max_scale.factor = log_number(1, 1e2);
    config.max_scale.fit = choice(6);
    config.fit = choice(6);
    config.zoom_duration = below(10) == 0 ? 0 : number(0, 1);
    if (below(4) == 0) { /* anything, anywhere */
        double value = log_number(1e-6, 1e6);
        memcpy((char *)&config + skip + 8 * below((uint32_t)(sizeof config - skip) / 8), &value, sizeof value);
    }
    return config;
}

static double some_size(void) { return below(10) == 0 ? log_number(1e-6, 1e12) : number(10, 4000); }

static void command(void) {
    int32_t animated = choice(2);
    tapzoom_transform place = {log_number(1e-3, 1e3), below(3) ? 0 : number(-7, 7), number(-1e4, 1e4),
                               number(-1e4, 1e4)};
    switch (below(7)) {
    case 0:
        note(tapzoom_zoom_to_rect(view, number(-9, 4000), number(-9, 3000), some_size(), some_size(), animated));
        break;
    case 1: note(tapzoom_zoom_to(view, log_number(1e-3, 1e3), number(0, 800), number(0, 600), animated)); break;
    case 2: note(tapzoom_zoom_by(view, log_number(1e-2, 1e2), number(0, 800), number(0, 600), animated)); break;
    case 3: note(tapzoom_set_transform(view, below(50) ? &place : NULL, animated)); break;
    case 4: note(tapzoom_reset(view, animated)); break;
    default: note(tapzoom_stop(view));
    }
}

static void ask(void) {
    tapzoom_rect rect = {0, 0, 0, 0};
    double x = 0, y = 0;
    note(tapzoom_view_to_content(view, number(0, 800), number(0, 600), &x, below(50) ? &y : NULL));
    note(tapzoom_content_to_view(view, number(0, 4000), number(0, 3000), &x, &y));
    note(tapzoom_get_zoom_rect(view, log_number(1e-3, 1e3), number(0, 4000), number(0, 3000), &rect));
    CHECK(isfinite(x) && isfinite(y) && isfinite(rect.width) && isfinite(rect.height));
}

static void act(void) {
    tapzoom_config config;
    double time = some_time();
    tapzoom_status status;
    switch (below(32)) {
    case 0:
        config = some_config();
        note(tapzoom_set_config(view, &config));
        break;
    case 1: note(tapzoom_set_viewport_size(view, some_size(), some_size())); break;
    case 2: note(tapzoom_set_content_size(view, some_size(), some_size())); break;
    case 3: note(tapzoom_set_insets(view, number(0, 50), number(0, 50), number(0, 50), number(0, 50))); break;
    case 4:
        status = tapzoom_cancel(view, time);
        note(status);
        went(time, status);
        break;
    case 5: case 6: command(); break;
    case 7: ask(); break;
    case 8: case 9: case 10: tap_somewhere(); break;
    case 11:
        if (!lazy || below(20) == 0) poll(below(TAPZOOM_EVENT_CAPACITY + 8));
        break;
    case 12: case 13: case 14: case 15: case 16: case 17: case 18: case 19:
        status = tapzoom_advance(view, time);
        note(status);
        went(time, status);
        break;
    default: touch_something();
    }
}

static void begin(void) {
    tapzoom_config config = some_config();
    tapzoom_status status = tapzoom_create(&config, some_size(), some_size(), some_size(), some_size(), &view);
    note(status);
    if (status != TAPZOOM_OK) view = photos();
    memset(open_kinds, 0, sizeof open_kinds);
    last_event_time = -INFINITY;
    clock_guess = 0;
    lazy = below(3) == 0;
}

/* Everything that was begun has to end once the fingers are gone and time goes by. */
static void end(void) {
    double latest = 1e12;
    note(tapzoom_cancel(view, latest));
    CHECK_OK(tapzoom_stop(view));
    for (int i = 0; i < 3; i++) poll(TAPZOOM_EVENT_CAPACITY + 8);
    for (int kind = 0; kind < 64; kind++) CHECK(!open_kinds[kind]);
    tapzoom_destroy(view);
}

int main(int argc, char **argv) {
    long calls = argc > 1 ? atol(argv[1]) : 2000000;
    if (argc > 2) seed = strtoull(argv[2], NULL, 10);
    for (long done = 0; done < calls;) {
        begin();
        check_topic = "a run of random calls";
        for (uint32_t length = 1 + below(2000); length > 0 && done < calls; length--, done++) {
            act();
            if (below(4) == 0) look();
        }
        end();
    }
    check_topic = "the whole run";
    CHECK(accepted_calls > (uint64_t)calls / 4);
    CHECK(refused_calls > (uint64_t)calls / 100);
    CHECK(events_seen > (uint64_t)calls / 20);
    CHECK(overflows > (uint64_t)calls / 1000);
    printf("digest %016" PRIx64 ", %" PRIu64 " calls accepted, %" PRIu64 " refused, %" PRIu64 " events\n", digest,
           accepted_calls, refused_calls, events_seen);
    return check_report();
}
