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

/* About cos, and the same to the bit with every libm. */
static double cos_of(double angle) {
    double turn = angle / 6.283185307179586, part = 4 * fabs(turn - floor(turn) - 0.5) - 1;
    return part * (1.5 - 0.5 * part * part);
}

static int32_t choice(int32_t count) { return below(50) == 0 ? (int32_t)bits() : (int32_t)below((uint32_t)count); }

static double log_number(double low, double high) {
    double value = number(-1, 1);
    return isfinite(value) && fabs(value) <= 1 ? low * pow(high / low, floor(value * 8) / 16 + 0.5) : value;
}

/* ---- What is checked ---------------------------------------------------------------------------------------- */

static uint64_t digest = UINT64_C(0xCBF29CE484222325);
static uint64_t accepted_calls, refused_calls, events_seen, overflows;
static uint32_t kinds_seen;

static void mix(const void *data, size_t size) {
    const unsigned char *bytes = data;
    for (size_t i = 0; i < size; i++) digest = (digest ^ bytes[i]) * UINT64_C(0x100000001B3);
}

static tapzoom_view *view;
static double last_event_time;
static int open_kinds[64];
static int32_t nest[8]; /* the gestures under way, in the order of their BEGAN */
static int nest_depth;

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

#define BIT(kind) (UINT32_C(1) << TAPZOOM_EVENT_##kind)
#define HANDS (BIT(LONG_PRESS) | BIT(PAN) | BIT(PINCH) | BIT(ROTATE) | BIT(QUICK_ZOOM)) /* what fingers make */
#define LASTING (HANDS | BIT(TAP_UP) | BIT(ZOOM) | BIT(FLING))
#define DIRECTED (BIT(SWIPE) | BIT(NEXT_PAGE) | BIT(PREVIOUS_PAGE))

/* What began last ends first; and the view does one thing at a time by itself. */
static void check_nesting(const tapzoom_event *event) {
    int ends = event->phase == TAPZOOM_PHASE_ENDED || event->phase == TAPZOOM_PHASE_CANCELLED;
    if (event->phase == TAPZOOM_PHASE_BEGAN && event->kind == TAPZOOM_EVENT_ZOOM)
        CHECK(!open_kinds[TAPZOOM_EVENT_FLING]);
    if (event->phase == TAPZOOM_PHASE_BEGAN && event->kind == TAPZOOM_EVENT_FLING)
        CHECK(!open_kinds[TAPZOOM_EVENT_ZOOM]);
    if (!(HANDS >> event->kind & 1)) return;
    if (event->phase == TAPZOOM_PHASE_BEGAN && CHECK(nest_depth < 8)) nest[nest_depth++] = event->kind;
    if (!ends || !CHECK(nest_depth > 0)) return;
    int place = --nest_depth;
    CHECK(nest[place] == event->kind);
    while (place > 0 && nest[place] != event->kind) place--; /* one mistake is not many */
    for (; place < nest_depth; place++) nest[place] = nest[place + 1];
}

static void check_one_event(const tapzoom_event *event) {
    int *open = &open_kinds[event->kind & 63];
    events_seen++;
    if (!CHECK(event->kind >= TAPZOOM_EVENT_TAP_UP && event->kind <= TAPZOOM_EVENT_PREVIOUS_PAGE)) return;
    kinds_seen |= UINT32_C(1) << event->kind;
    CHECK(event->time >= last_event_time || last_event_time == 0); /* 0: before there was a clock */
    last_event_time = event->time;
    CHECK(isfinite(event->time) && isfinite(event->view_x) && isfinite(event->view_y));
    CHECK(isfinite(event->content_x) && isfinite(event->content_y) && isfinite(event->scale) && event->scale > 0);
    CHECK(isfinite(event->rotation) && isfinite(event->velocity_x) && isfinite(event->velocity_y));
    CHECK(isfinite(event->scale_velocity) && isfinite(event->rotation_velocity));
    CHECK(event->contact_count >= 0 && event->contact_count <= TAPZOOM_MAX_CONTACTS && event->tap_count >= 0);
    CHECK(event->direction >= TAPZOOM_DIRECTION_NONE && event->direction <= TAPZOOM_DIRECTION_DOWN);
    if (event->kind == TAPZOOM_EVENT_SWIPE) CHECK(event->direction != TAPZOOM_DIRECTION_NONE);
    if (!(DIRECTED >> event->kind & 1)) CHECK(event->direction == TAPZOOM_DIRECTION_NONE);
    check_nesting(event);
    int lasts = LASTING >> event->kind & 1;
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

/* Where it may not stay it would not stay: going to where it is is no step. */
static void check_rest(const tapzoom_transform *place, const tapzoom_transform *residual, double raster) {
    tapzoom_transform still;
    tapzoom_config config;
    config.struct_size = sizeof config;
    CHECK_OK(tapzoom_get_config(view, &config));
    CHECK(raster == place->scale * config.pixels_per_unit);
    CHECK(residual->scale == 1);
    if (fabs(residual->x) > 1e12 || fabs(residual->y) > 1e12) return;
    if (place->rotation == 0) CHECK(residual->x == floor(residual->x) && residual->y == floor(residual->y));
    if (fabs(place->rotation) > 1e6 || fabs(place->x) > 1e12 || fabs(place->y) > 1e12) return;
    if (place->scale < 1e-18 || place->scale > 1e18) return;
    CHECK_OK(tapzoom_set_transform(view, place, 0));
    CHECK_OK(tapzoom_get_transform(view, &still));
    double size = fabs(place->x) + fabs(place->y); /* which rounding is measured by */
    CHECK(still.scale == place->scale && still.rotation == place->rotation);
    CHECK_NEAR(still.x, place->x, 1e-12 * size);
    CHECK_NEAR(still.y, place->y, 1e-12 * size);
}

static void look(void) {
    tapzoom_transform place, target, residual;
    tapzoom_rect rect, goal;
    double wake, min, max, full, raster;
    float matrix[16];
    uint32_t state;
    CHECK_OK(tapzoom_get_transform(view, &place));
    CHECK_OK(tapzoom_get_target_transform(view, &target));
    CHECK_OK(tapzoom_next_wake(view, &wake));
    CHECK_OK(tapzoom_get_state(view, &state));
    CHECK_OK(tapzoom_get_scale_range(view, &min, &max, &full));
    CHECK_OK(tapzoom_get_visible_rect(view, &rect));
    CHECK_OK(tapzoom_get_target_rect(view, &goal));
    CHECK_OK(tapzoom_get_raster(view, &raster, &residual));
    CHECK_OK(tapzoom_get_matrix(view, matrix));
    check_place(&place);
    check_place(&target);
    check_place(&residual);
    CHECK(isfinite(raster) && raster > 0);
    CHECK(!isnan(wake) && wake > -INFINITY);
    CHECK(state < TAPZOOM_STATE_EVENTS_LOST * 2);
    CHECK(min > 0 && min <= max && full >= min && full <= max && isfinite(max));
    CHECK(target.scale >= min * (1 - 1e-9) && target.scale <= max * (1 + 1e-9));
    if (state & TAPZOOM_STATE_MOVING) CHECK(wake < INFINITY);
    else if (!(state & TAPZOOM_STATE_TOUCHED)) { /* a finger may have caught a zoom, or pull the content away */
        CHECK(place.scale >= min * (1 - 1e-9) && place.scale <= max * (1 + 1e-9));
        CHECK_SAME(place, target);
        check_rest(&place, &residual, raster);
    }
    CHECK(isfinite(rect.x) && isfinite(rect.y) && isfinite(rect.width) && isfinite(rect.height));
    CHECK(rect.width >= 0 && rect.height >= 0);
    CHECK(isfinite(goal.x) && isfinite(goal.y) && goal.width >= 0 && goal.height >= 0);
    CHECK(isfinite(goal.width) && isfinite(goal.height));
    for (int i = 0; i < 16; i++) CHECK(!isnan(matrix[i]));
    overflows += (state & TAPZOOM_STATE_EVENTS_LOST) != 0;
    mix(&wake, sizeof wake);
    mix(&state, sizeof state);
    mix(&rect, sizeof rect);
    mix(&goal, sizeof goal);
    mix(&raster, sizeof raster);
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
    config.gestures = below(20) == 0 ? (uint32_t)bits() : below(4) == 0 ? below(1024) : 1023;
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

static void resize(void) {
    switch (below(3)) {
    case 0: note(tapzoom_set_viewport_size(view, some_size(), some_size())); break;
    case 1: note(tapzoom_set_content_size(view, some_size(), some_size())); break;
    default: note(tapzoom_set_insets(view, number(0, 50), number(0, 50), number(0, 50), number(0, 50)));
    }
}

/* What a host may do while fingers move. */
static void interfere(void) {
    tapzoom_config config;
    switch (below(12)) {
    case 0: command(); break;
    case 1: resize(); break;
    case 2:
        config = some_config();
        note(tapzoom_set_config(view, &config));
        break;
    case 3:
        if (!lazy) poll(TAPZOOM_EVENT_CAPACITY);
        break;
    default: look();
    }
}

/* A hand as people have them: fingers land, go together, spread and turn, pause, and lift one by one. */
static void move_a_hand(void) {
    static const double paces[] = {0, 30, 300, 2000};
    int count = 1 + (int)below(below(3) == 0 ? 5 : 2), calm = below(4) != 0;
    double x = between(100, 700), y = between(100, 500), radius = between(1, 200), angle = between(-3, 3);
    double pace = paces[below(4)], heading = between(-3.2, 3.2), spread = below(2) ? 0 : between(-2, 2);
    double spin = below(2) ? 0 : between(-6, 6), time = clock_guess + between(0, 0.1), step = 1 / between(20, 150);
    if (below(4) == 0) { /* for a quick zoom */
        went(time, touch(view, TAPZOOM_TOUCH_BEGAN, 1, time, x, y));
        went(time + 0.05, touch(view, TAPZOOM_TOUCH_ENDED, 1, time + 0.05, x, y));
        time += 0.15;
        if (below(2)) count = 1;
    }
    for (int frames = 1 + (int)below(40), frame = 0, down = 0; frame < frames || down > 0; frame++) {
        double far = pace * step;
        x += far * cos_of(heading), y += far * cos_of(heading - 1.5707963267948966);
        radius *= 1 + spread * step, angle += spin * step;
        int lifts = frame >= frames && below(3) == 0, lands = frame < frames && down < count && below(3) != 0;
        for (int i = 0; i < down + lands; i++) {
            double way = angle + 6.283185307179586 * i / count, arm = count > 1 ? radius : 0;
            double at_x = x + arm * cos_of(way), at_y = y + arm * cos_of(way - 1.5707963267948966);
            int32_t phase = i == down              ? TAPZOOM_TOUCH_BEGAN
                            : lifts && i == down - 1 ? TAPZOOM_TOUCH_ENDED
                                                   : TAPZOOM_TOUCH_MOVED;
            tapzoom_status status = touch(view, phase, i + 1, time, at_x, at_y);
            note(status);
            went(time, status);
        }
        down += lands - lifts;
        if (below(2)) {
            note(tapzoom_advance(view, time));
            went(time, TAPZOOM_OK);
        }
        if (!calm && below(8) == 0) interfere();
        if (below(100) == 0) return; /* with fingers down */
        if (below(30) == 0) time += between(0, 0.6);
        if (below(20) == 0) pace = paces[below(4)];
        time += step;
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
    case 1: case 2: resize(); break;
    case 3: move_a_hand(); break;
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
    nest_depth = 0;
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
    CHECK(nest_depth == 0);
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
    CHECK(kinds_seen == (UINT32_C(2) << TAPZOOM_EVENT_PREVIOUS_PAGE) - 2);
    printf("digest %016" PRIx64 ", %" PRIu64 " calls accepted, %" PRIu64 " refused, %" PRIu64 " events\n", digest,
           accepted_calls, refused_calls, events_seen);
    return check_report();
}
