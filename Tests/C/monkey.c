/*
 * monkey.c - a long run of random calls, many of them hostile. No call crashes, all outputs are finite and in order,
 * and events are balanced. Every build of the library prints the same digest at the end.
 *
 *     monkey [CALLS [SEED]]
 *
 * The calls are the same on every machine: they need no libm, and random numbers are not drawn within one list of
 * arguments or initializers, because compilers evaluate these in different orders.
 *
 * SPDX-License-Identifier: MIT
 */
#include <float.h>
#include <inttypes.h>

#include "failure.h"
#include "random.h"
#include "touch.h"

/* ---- Random numbers ----------------------------------------------------------------------------------------- */

/* Mostly a number in the range; sometimes any double, also NaN. */
static double number(double low, double high) {
    static const double odd[] = {0,   -0.0,    1,       -1,   4.9e-324, -4.9e-324, 1e-6, 1e6,      1e12, -1e12,
                                 NAN, INFINITY, -INFINITY, 1e-40, 1e40,    DBL_MAX,  -DBL_MAX, DBL_MIN, 1e13};
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

/* Approximates cos, with the same bits for every libm. */
static double cos_of(double angle) {
    double turn = angle / 6.283185307179586, part = 4 * fabs(turn - floor(turn) - 0.5) - 1;
    return part * (1.5 - 0.5 * part * part);
}

static int32_t choice(int32_t count) { return below(50) == 0 ? (int32_t)bits() : (int32_t)below((uint32_t)count); }

/* Mostly one of 17 numbers with equal ratios, from low to high. */
static double log_number(double low, double high) {
    double value = number(-1, 1), ratio = sqrt(sqrt(sqrt(sqrt(high / low))));
    if (!(fabs(value) <= 1)) return value;
    for (int steps = 8 + (int)floor(value * 8); steps > 0; steps--) low *= ratio;
    return low;
}

/* ---- Checks ------------------------------------------------------------------------------------------------- */

static uint64_t digest = UINT64_C(0xCBF29CE484222325);
static uint64_t accepted_calls, refused_calls, events_seen, overflows, rebases;
static uint64_t kinds_seen;

static void mix(const void *data, size_t size) {
    const unsigned char *bytes = data;
    for (size_t i = 0; i < size; i++) digest = (digest ^ bytes[i]) * UINT64_C(0x100000001B3);
}

/* A size_t has 32 bits on some machines. */
static void mix_count(uint64_t count) { mix(&count, sizeof count); }

static tapzoom_view *view;
static double last_event_time;
static int open_kinds[64];   /* for LIMIT, the bits of its limits */
static int32_t nest[8]; /* the open gestures, in the order of their BEGAN */
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

/* Events with a duration: those of fingers, and those of the view. */
#define TOUCHED \
    (EVENT_BIT(LONG_PRESS) | EVENT_BIT(PAN) | EVENT_BIT(PINCH) | EVENT_BIT(ROTATE) | EVENT_BIT(QUICK_ZOOM) | \
     EVENT_BIT(FINGERS_DRAG))
#define LASTING \
    (TOUCHED | EVENT_BIT(TAP_PENDING) | EVENT_BIT(ANIMATION) | EVENT_BIT(FLING) | EVENT_BIT(SCROLL) | EVENT_BIT(LIMIT))
#define EDGES \
    (uint32_t)(TAPZOOM_LIMIT_LEFT | TAPZOOM_LIMIT_TOP | TAPZOOM_LIMIT_RIGHT | TAPZOOM_LIMIT_BOTTOM)
#define BUTTONS (uint32_t)(2 * TAPZOOM_BUTTON_ERASER - 1)
#define LIMITS (EDGES | TAPZOOM_LIMIT_MIN_SCALE | TAPZOOM_LIMIT_MAX_SCALE)
#define STATES \
    (uint32_t)(TAPZOOM_STATE_TOUCHED | TAPZOOM_STATE_MOVING | TAPZOOM_STATE_ZOOMED | TAPZOOM_STATE_EVENTS_LOST | \
               TAPZOOM_STATE_DRIVEN)

/* The gesture that began last ends first, and the view has only one animation at a time. */
static void check_nesting(const tapzoom_event *event) {
    int ends = event->phase == TAPZOOM_PHASE_ENDED || event->phase == TAPZOOM_PHASE_CANCELLED;
    if (event->phase == TAPZOOM_PHASE_BEGAN && event->kind == TAPZOOM_EVENT_ANIMATION)
        CHECK(!open_kinds[TAPZOOM_EVENT_FLING]);
    if (event->phase == TAPZOOM_PHASE_BEGAN && event->kind == TAPZOOM_EVENT_FLING)
        CHECK(!open_kinds[TAPZOOM_EVENT_ANIMATION]);
    if (!(TOUCHED >> event->kind & 1)) return;
    if (event->phase == TAPZOOM_PHASE_BEGAN && CHECK(nest_depth < 8)) nest[nest_depth++] = event->kind;
    if (!ends || !CHECK(nest_depth > 0)) return;
    int place = --nest_depth;
    CHECK(nest[place] == event->kind);
    while (place > 0 && nest[place] != event->kind) place--; /* report one mistake only once */
    for (; place < nest_depth; place++) nest[place] = nest[place + 1];
}

/* A SWIPE and an EDGE have one edge, a PAGE the left or the right one, a LIMIT has one limit, and a PAN any edges.
   Other events have no limits. */
static void check_limits(const tapzoom_event *event) {
    uint32_t limits = event->limits;
    if (event->kind == TAPZOOM_EVENT_PAN) CHECK(!(limits & ~EDGES));
    else if (event->kind == TAPZOOM_EVENT_SWIPE || event->kind == TAPZOOM_EVENT_EDGE)
        CHECK(limits && !(limits & ~EDGES) && !(limits & (limits - 1)));
    else if (event->kind == TAPZOOM_EVENT_PAGE) CHECK(limits == TAPZOOM_LIMIT_LEFT || limits == TAPZOOM_LIMIT_RIGHT);
    else if (event->kind == TAPZOOM_EVENT_LIMIT) CHECK(limits && !(limits & ~LIMITS) && !(limits & (limits - 1)));
    else CHECK(limits == 0);
}

/* An event of the view alone has no contact; any other event has a contact and the place where it landed. */
static void check_contact(const tapzoom_event *event) {
    CHECK(isfinite(event->landing_view_x) && isfinite(event->landing_view_y));
    CHECK(isfinite(event->landing_content_x) && isfinite(event->landing_content_y));
    CHECK(event->tool >= TAPZOOM_TOOL_FINGER && event->tool <= TAPZOOM_TOOL_MOUSE && !(event->buttons & ~BUTTONS));
    if (event->contact_count > 0) return;
    CHECK(event->contact == 0 && event->landing_view_x == 0 && event->landing_view_y == 0);
    CHECK(event->landing_content_x == 0 && event->landing_content_y == 0);
}

/* An OWNER event names the view, the host or nobody, and a PAN or FINGERS_DRAG has a delta for the host. In others
   both are 0. */
static void check_sharing(const tapzoom_event *event) {
    CHECK(event->owner == TAPZOOM_OWNER_VIEW ||
          (event->kind == TAPZOOM_EVENT_OWNER &&
           (event->owner == TAPZOOM_OWNER_HOST || event->owner == TAPZOOM_OWNER_IGNORED)));
    if (event->kind == TAPZOOM_EVENT_OWNER) CHECK(event->contact_count == 1 && event->tap_count == 0);
    else CHECK(event->owner == 0);
    CHECK(isfinite(event->unconsumed_x) && isfinite(event->unconsumed_y));
    if (event->kind != TAPZOOM_EVENT_PAN && event->kind != TAPZOOM_EVENT_FINGERS_DRAG)
        CHECK(event->unconsumed_x == 0 && event->unconsumed_y == 0);
    CHECK(is_sound_failure(event));
    for (int i = 0; i < 3; i++) CHECK(event->reserved[i] == 0);
}

static void check_one_event(const tapzoom_event *event) {
    int *open = &open_kinds[event->kind & 63], bit = event->kind == TAPZOOM_EVENT_LIMIT ? (int)event->limits : 1;
    events_seen++;
    if (!CHECK(event->kind >= 0 && event->kind < 32 && EVERY_EVENT >> event->kind & 1)) return;
    kinds_seen |= TAPZOOM_BIT(event->kind);
    CHECK(event->time >= last_event_time || last_event_time == 0); /* time 0: sent before the view had a clock */
    last_event_time = event->time;
    CHECK(isfinite(event->time) && isfinite(event->view_x) && isfinite(event->view_y));
    CHECK(isfinite(event->content_x) && isfinite(event->content_y) && isfinite(event->scale) && event->scale > 0);
    CHECK(isfinite(event->rotation) && isfinite(event->velocity.x) && isfinite(event->velocity.y));
    CHECK(isfinite(event->velocity.log_scale) && isfinite(event->velocity.rotation));
    if (event->phase == TAPZOOM_PHASE_CHANGED)
        CHECK(event->velocity.x == 0 && event->velocity.y == 0 && event->velocity.log_scale == 0 &&
              event->velocity.rotation == 0);
    CHECK(event->contact_count >= 0 && event->contact_count <= TAPZOOM_MAX_CONTACTS && event->tap_count >= 0);
    check_limits(event);
    check_contact(event);
    check_sharing(event);
    check_nesting(event);
    CHECK(event->cause >= TAPZOOM_CAUSE_USER && event->cause <= TAPZOOM_CAUSE_DRIVEN);
    int lasts = LASTING >> event->kind & 1;
    switch (event->phase) {
    case TAPZOOM_PHASE_DISCRETE: CHECK(!lasts); break;
    case TAPZOOM_PHASE_BEGAN: CHECK(lasts && !(*open & bit)); *open |= bit; break;
    case TAPZOOM_PHASE_CHANGED: CHECK(lasts && *open && event->kind != TAPZOOM_EVENT_LIMIT); break;
    case TAPZOOM_PHASE_CANCELLED: CHECK(event->kind != TAPZOOM_EVENT_LIMIT); /* fall through */
    case TAPZOOM_PHASE_ENDED: CHECK(lasts && *open & bit); *open &= ~bit; break;
    default: CHECK(!"a phase of the header");
    }
    mix(event, sizeof *event);
}

static void poll(uint32_t capacity) {
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY + 8];
    size_t count = SIZE_MAX, waiting = (size_t)state_of(view).waiting_count;
    note(tapzoom_poll_events(view, events, capacity, &count));
    if (!CHECK(count <= capacity && count <= waiting)) return;
    /* A full queue drops older events for the changes of open gestures, which join it at the poll. */
    if (waiting < TAPZOOM_EVENT_CAPACITY) {
        CHECK(count == (waiting < capacity ? waiting : capacity));
        CHECK((size_t)state_of(view).waiting_count == waiting - count);
    }
    for (size_t i = 0; i < count; i++) check_one_event(&events[i]);
}

/* A view at rest is within its bounds: a command to its own transform does not move it. */
static void check_rest(const tapzoom_transform *place, const tapzoom_transform *residual, double raster) {
    tapzoom_config config = config_of(view);
    CHECK(raster == place->scale * config.pixels_per_unit);
    CHECK(residual->scale == 1);
    if (fabs(residual->x) > 1e12 || fabs(residual->y) > 1e12) return;
    if (place->rotation == 0) CHECK(residual->x == floor(residual->x) && residual->y == floor(residual->y));
    CHECK_OK(tapzoom_set_transform(view, place, NULL));
    tapzoom_transform still = place_of(view);
    double size = fabs(place->x) + fabs(place->y); /* the scale of rounding errors */
    CHECK(still.scale == place->scale && still.rotation == place->rotation);
    CHECK_NEAR(still.x, place->x, 1e-12 * size);
    CHECK_NEAR(still.y, place->y, 1e-12 * size);
}

static void check_state(const tapzoom_state *state) {
    CHECK(!isnan(state->next_deadline) && state->next_deadline > -INFINITY && !isnan(state->time));
    CHECK(!(state->flags & ~(LIMITS | STATES)));
    CHECK(state->contact_count >= 0 && state->contact_count <= TAPZOOM_MAX_CONTACTS);
    CHECK((state->contact_count > 0) == ((state->flags & TAPZOOM_STATE_TOUCHED) != 0));
    CHECK(state->waiting_count >= 0 && state->waiting_count <= TAPZOOM_EVENT_CAPACITY);
    if (state->flags & TAPZOOM_STATE_MOVING) CHECK(state->next_deadline < INFINITY);
}

/* The flags of the scale; nothing is checked within 0.1 % of a limit. */
static void check_scale_flags(uint32_t flags, double scale, double min, double max, double fitted) {
    const double hair = 1e-3;
    if (scale < min * (1 - hair)) CHECK(flags & TAPZOOM_LIMIT_MIN_SCALE);
    if (scale > min * (1 + hair)) CHECK(!(flags & TAPZOOM_LIMIT_MIN_SCALE));
    if (scale > max * (1 + hair)) CHECK(flags & TAPZOOM_LIMIT_MAX_SCALE);
    if (scale < max * (1 - hair)) CHECK(!(flags & TAPZOOM_LIMIT_MAX_SCALE));
    if (scale > fitted * (1 + hair)) CHECK(flags & TAPZOOM_STATE_ZOOMED);
    if (scale < fitted * (1 - hair)) CHECK(!(flags & TAPZOOM_STATE_ZOOMED));
}

static void check_rect(const tapzoom_rect *rect) {
    CHECK(isfinite(rect->x) && isfinite(rect->y) && isfinite(rect->width) && isfinite(rect->height));
    CHECK(rect->width >= 0 && rect->height >= 0);
    mix(rect, sizeof *rect);
}

static int may_scroll; /* a scroll since the last stop or cancel may still hold the view */

static void look(void) {
    tapzoom_transform place = place_of(view), target = target_of(view), residual;
    tapzoom_rect rect = visible_rect(view, place), goal = visible_rect(view, target);
    tapzoom_state state = state_of(view);
    double min, max, fitted, raster;
    float matrix[16];
    CHECK_OK(tapzoom_get_scale_range(view, &min, &max, &fitted));
    raster = raster_of(view), residual = residual_of(view, place);
    CHECK_OK(tapzoom_transform_to_matrix(&place, 0, 0, matrix));
    check_place(&place);
    check_place(&target);
    check_place(&residual);
    CHECK(isfinite(raster) && raster > 0);
    check_state(&state);
    CHECK(min > 0 && min <= max && fitted >= min && fitted <= max && isfinite(max));
    check_scale_flags(state.flags, place.scale, min, max, fitted);
    CHECK(target.scale >= min * (1 - 1e-9) && target.scale <= max * (1 + 1e-9));
    /* A finger may have stopped an animation, or may hold the content beyond its bounds. */
    if (!(state.flags & (TAPZOOM_STATE_MOVING | TAPZOOM_STATE_TOUCHED | TAPZOOM_STATE_DRIVEN)) && !may_scroll) {
        CHECK(place.scale >= min * (1 - 1e-9) && place.scale <= max * (1 + 1e-9));
        CHECK_SAME(place, target);
        check_rest(&place, &residual, raster);
    }
    for (int i = 0; i < 16; i++) CHECK(!isnan(matrix[i]));
    overflows += (state.flags & TAPZOOM_STATE_EVENTS_LOST) != 0;
    mix(&state, sizeof state);
    check_rect(&rect);
    check_rect(&goal);
    mix(&raster, sizeof raster);
}

/* ---- Random calls ------------------------------------------------------------------------------------------- */

static int lazy;                    /* the host polls so rarely that the view drops events */
static double clock_guess;          /* the view's clock, unless it accepted a hostile time */
static tapzoom_viewport viewport;   /* the last viewport that the monkey set */

static double some_time(void) {
    static const double steps[] = {0, 0.001, 0.016, 0.05, 0.3, 1};
    double step = steps[below(6)];
    return below(300) == 0 ? number(-5, 5) : clock_guess + between(0, 1) * step;
}

static void went(double time, tapzoom_status status) {
    if (status == TAPZOOM_OK && time <= clock_guess + 100) clock_guess = time > clock_guess ? time : clock_guess;
}

static void frame(double time, const tapzoom_touch *list, size_t count) {
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    tapzoom_frame_result result = {{NAN, 0, 0, 0}, {0, 0, 0, 0, 0, {0, 0, 0}}, -1, -1, 1};
    size_t capacity = lazy ? 0 : below(TAPZOOM_EVENT_CAPACITY + 1);
    tapzoom_status status = tapzoom_frame(view, time, list, count, below(300) ? events : NULL, capacity, &result);
    note(status);
    if (status == TAPZOOM_ERROR_NULL) {
        CHECK(result.accepted == -1 && result.reserved == 1);
        return;
    }
    CHECK(result.accepted >= 0 && (size_t)result.accepted <= count && result.reserved == 0);
    CHECK(result.event_count >= 0 && (size_t)result.event_count <= capacity);
    CHECK(status != TAPZOOM_OK || (size_t)result.accepted == count);
    for (int i = 0; i < result.event_count; i++) check_one_event(&events[i]);
    for (int i = 0; i < result.accepted; i++) went(list[i].time, TAPZOOM_OK);
    went(time, status);
    tapzoom_transform drawn;
    CHECK_OK(tapzoom_get_transform_at(view, result.state.time > -INFINITY ? result.state.time : 0, &drawn));
    CHECK_SAME(result.transform, drawn);
    mix(&result, sizeof result);
}

static void touch_something(void) {
    tapzoom_touch list[6];
    size_t count = 1 + below(6), accepted = SIZE_MAX;
    double time = some_time();
    for (size_t i = 0; i < count; i++) {
        list[i].time = below(20) == 0 ? some_time() : time;
        list[i].id = below(100) == 0 ? (int64_t)bits() : (int64_t)below(below(4) == 0 ? 20 : 3);
        list[i].x = number(0, 800);
        list[i].y = number(0, 600);
        list[i].phase = below(100) == 0 ? (int32_t)bits() : 1 + (int32_t)below(4) % 3;
        list[i].tool = choice(below(5) == 0 ? 3 : 1);
        list[i].size = below(4) ? 0 : number(0, 300);
        list[i].reserved = below(1000) ? 0 : number(-1, 1);
        list[i].flags = below(8) ? 0 : below(50) ? below(8) : (uint32_t)bits();
        list[i].buttons = below(8) ? 0 : below(50) ? below(64) : (uint32_t)bits();
        if (below(100) == 0) list[i].phase = TAPZOOM_TOUCH_CANCELLED;
    }
    if (below(4) == 0) {
        frame(below(10) == 0 ? some_time() : time, list, count);
        return;
    }
    if (below(500) == 0) note(tapzoom_push_touches(view, NULL, count, &accepted));
    tapzoom_status status = tapzoom_push_touches(view, list, count, &accepted);
    note(status);
    if (!CHECK(accepted <= count && (status != TAPZOOM_OK) == (accepted < count))) return;
    mix_count(accepted);
    for (size_t i = 0; i < accepted; i++) went(list[i].time, TAPZOOM_OK);
}

/* No content moves, and the clock continues from its new time; sometimes it restarts at 0. */
static void rebase(void) {
    tapzoom_state old = state_of(view);
    tapzoom_transform place = place_of(view);
    double offset = below(4) ? number(-100, 100) : -old.time;
    tapzoom_status status = tapzoom_rebase_time(view, offset);
    note(status);
    if (status != TAPZOOM_OK || old.time == -INFINITY) return;
    tapzoom_state new = state_of(view);
    tapzoom_transform after = place_of(view);
    CHECK(new.time == fmax(old.time + offset, -TAPZOOM_MAX_TIME));
    /* A frame that closes may add events, for which a full queue drops whole gestures. */
    CHECK(new.contact_count == old.contact_count);
    CHECK(new.waiting_count >= old.waiting_count || new.flags & TAPZOOM_STATE_EVENTS_LOST);
    if (!(old.flags & TAPZOOM_STATE_MOVING)) CHECK_SAME(place, after);
    /* A polled event with time 0 may come from a view without a clock. */
    last_event_time = last_event_time == 0 ? -INFINITY : fmax(last_event_time + offset, -TAPZOOM_MAX_TIME);
    clock_guess = new.time;
    rebases++;
}

/* A clean tap or double tap, so that random calls often meet animations and pending taps. */
static void tap_somewhere(void) {
    double x = between(0, 800), y = between(0, 600), time = clock_guess;
    for (uint32_t taps = 1 + below(3), i = 0; i < taps; i++) {
        went(time + 0.1, touch(view, TAPZOOM_TOUCH_BEGAN, 1, time + 0.1, x, y));
        went(time + 0.15, touch(view, TAPZOOM_TOUCH_ENDED, 1, time + 0.15, x, y));
        time += 0.15;
    }
}

/* A level with two terms. */
static tapzoom_level some_level(void) {
    tapzoom_level level = {.fit = choice(7), .other_fit = choice(7), .factor = log_number(1, 1e2)};
    level.other_factor = below(20) == 0 ? 0 : log_number(1e-2, 1e2);
    return level;
}

static tapzoom_config some_config(void) {
    tapzoom_config config = preset((int32_t)below(4));
    static const uint32_t skip = offsetof(tapzoom_config, points_per_unit);
    config.double_tap = choice(7);
    config.tap_anchor = choice(2);
    config.two_finger_tap = choice(7);
    if (below(3) == 0) config.tap_action = choice(7), config.press_action = choice(7);
    if (below(6) == 0) config.tap_ignore_time = number(0, 1);
    if (below(3) == 0) config.drag_fingers = below(20) ? below(8) << 3 : (uint32_t)bits();
    if (below(4) == 0) config.rotate_snap_step = log_number(0.01, 6.28);
    if (below(4) == 0) config.rotate_slop_snapped = log_number(1, 1e3);
    if (below(4) == 0) config.snap = choice(3), config.snap_tolerance = number(0, 1);
    if (below(4) == 0) config.pinch_anchor = choice(2);
    if (below(4) == 0) config.predict_time = number(0, 0.025);
    if (below(20) == 0) config.events = bits();
    if (below(3) == 0) config.events |= EVENT_BIT(FAILED) | EVENT_BIT(SNAP);
    config.reduced_motion = below(10) == 0;
    config.always_bounce_x = choice(2), config.always_bounce_y = choice(2);
    if (below(4) == 0) config.lenient = choice(2);
    if (below(4) == 0) config.bounds = choice(3);
    if (below(4) == 0) config.visible_part = number(0, 1);
    if (below(4) == 0) config.visible_extra = number(-200, 200);
    config.gestures = below(20) && below(4) ? EVERY_GESTURE : (uint32_t)bits();
    if (below(6)) config.gestures &= EVERY_GESTURE;
    if (below(3) == 0) config.min_pan_contacts = 1 + choice(2);
    if (below(4) == 0) config.pager_edges = below(20) ? below(16) : (uint32_t)bits();
    if (below(8) == 0) config.host_tools = below(20) ? below(8) : (uint32_t)bits();
    if (below(4) == 0) config.palm_size = number(0, 300);
    if (below(4) == 0) config.pen_guard_time = number(0, 1);
    if (below(8) == 0) config.host_buttons = below(20) ? below(64) : (uint32_t)bits();
    config.min_scale.factor = log_number(1e-2, 1);
    config.max_scale.factor = log_number(1, 1e2);
    config.max_scale.fit = choice(7);
    config.fit = choice(7);
    if (below(5) == 0) config.max_scale = some_level();
    config.animation_duration = below(10) == 0 ? 0 : number(0, 1);
    if (below(4) == 0) { /* an arbitrary value at an arbitrary place */
        double value = log_number(1e-6, 1e6);
        memcpy((char *)&config + skip + 8 * below((uint32_t)(sizeof config - skip) / 8), &value, sizeof value);
    }
    return config;
}

/* The name of the wrong field is "" only for a good config. */
static tapzoom_status check_config(const tapzoom_config *config) {
    const char *field = NULL;
    tapzoom_status status = tapzoom_config_check(config, below(4) ? &field : NULL);
    note(status);
    if (field) CHECK((field[0] == 0) == (status == TAPZOOM_OK));
    if (field) mix(field, strlen(field));
    return status;
}

static void change_config(const tapzoom_options *options) {
    tapzoom_config config = some_config();
    tapzoom_status expected = check_config(&config), status = tapzoom_set_config(view, &config, options);
    note(status);
    /* The options may be invalid too. */
    if (!options) CHECK_STATUS(expected, status);
    else if (expected != TAPZOOM_OK) CHECK(status == expected || status == TAPZOOM_ERROR_STRUCT_SIZE);
}

static double some_size(void) { return below(10) == 0 ? log_number(1e-6, 1e12) : number(10, 4000); }

/* NULL, or options with numbers and a size that may be hostile. */
static const tapzoom_options *some_options(tapzoom_options *options) {
    if (below(3) == 0) return NULL;
    *options = *OPTIONS(choice(2));
    if (below(3) == 0) options->duration = below(4) ? between(0.001, 2) : number(-1, 11);
    /* Never a larger size: the library would read beyond the options. */
    if (below(50) == 0) options->struct_size = (uint32_t)below(sizeof *options);
    options->curve = choice(2);
    if (below(3) == 0) options->path = choice(2);
    if (below(5) == 0) options->max_scale = log_number(1e-3, 1e3);
    if (below(3) == 0) options->fly_rho = log_number(1e-3, 1e3);
    if (below(5) == 0) options->fly_speed = log_number(1e-2, 1e3);
    if (below(5) == 0) options->left = number(0, 900), options->bottom = number(0, 900);
    if (below(3) == 0 && options->struct_size == sizeof *options) options->quiet = 1;
    return options;
}

static tapzoom_transform some_place(void) {
    tapzoom_transform place = {.scale = log_number(1e-3, 1e3)};
    place.rotation = number(-7, 7);
    place.x = number(-1e4, 1e4), place.y = number(-1e4, 1e4);
    return place;
}

static tapzoom_rect some_rect(void) {
    tapzoom_rect rect = {.x = number(-9, 4000)};
    rect.y = number(-9, 3000);
    rect.width = some_size(), rect.height = some_size();
    return rect;
}

static tapzoom_velocity some_velocity(void) {
    tapzoom_velocity velocity = {0, 0, 0, 0, 0, 0};
    velocity.view_x = number(0, 800), velocity.view_y = number(0, 600);
    if (below(2)) return velocity;
    velocity.x = number(-900, 900), velocity.y = number(-900, 900);
    if (below(2)) velocity.log_scale = number(-9, 9);
    if (below(2)) velocity.rotation = number(-9, 9);
    return velocity;
}

static void command(void) {
    tapzoom_options own;
    const tapzoom_options *options = some_options(&own);
    tapzoom_transform place = some_place();
    tapzoom_rect rect = some_rect();
    tapzoom_velocity velocity = some_velocity();
    double x = number(0, 800), y = number(0, 600), dx = number(-200, 200), dy = number(-200, 200);
    double factor = log_number(1e-2, 1e2), angle = number(-2, 2);
    if (below(3)) place.rotation = 0;
    switch (below(13)) {
    case 12: note(tapzoom_step(view, below(50) ? (uint32_t)1 << below(9) : (uint32_t)bits(), options)); break;
    case 9: note(tapzoom_pan_by(view, dx, dy, options)); break;
    case 10: note(tapzoom_rotate_by(view, angle, x, y, options)); break;
    case 11: note(tapzoom_set_velocity(view, below(50) ? &velocity : NULL)); break;
    case 7: note(tapzoom_rotate_to(view, 3.5 * angle, x, y, options)); break;
    case 0: note(tapzoom_zoom_to_rect(view, below(50) ? &rect : NULL, options)); break;
    case 1: note(tapzoom_zoom_to(view, place.scale, x, y, options)); break;
    case 2: note(tapzoom_zoom_by(view, factor, x, y, options)); break;
    case 3: note(tapzoom_set_transform(view, below(50) ? &place : NULL, options)); break;
    case 4: note(tapzoom_fit(view, options)); break;
    case 5: note(tapzoom_center_on(view, rect.x, rect.y, below(2) ? 0 : place.scale, options)); break;
    default:
        note(tapzoom_stop_motion(view));
        may_scroll = 0;
    }
}

static tapzoom_rect some_content(void) {
    tapzoom_rect content = {0, 0, 0, 0};
    if (below(2)) content.x = number(-5000, 5000);
    if (below(2)) content.y = number(-5000, 5000);
    content.width = some_size(), content.height = some_size();
    return content;
}

static void resize(void) {
    tapzoom_rect content = some_content();
    int32_t keep = choice(2);
    switch (below(3)) {
    case 0: viewport.width = some_size(), viewport.height = some_size(); break;
    case 1: note(tapzoom_set_content(view, below(50) ? &content : NULL, keep)); return;
    default:
        viewport.left = number(0, 50), viewport.top = number(0, 50);
        viewport.right = number(0, 50), viewport.bottom = number(0, 50);
    }
    note(tapzoom_set_viewport(view, &viewport));
}

/* Calls of a host while fingers move. */
static void interfere(void) {
    tapzoom_options options;
    switch (below(12)) {
    case 0: command(); break;
    case 1: resize(); break;
    case 2: change_config(some_options(&options)); break;
    case 3:
        if (!lazy) poll(TAPZOOM_EVENT_CAPACITY);
        break;
    default: look();
    }
}

/* Fingers as people move them: they land, move together, spread and rotate, pause, and lift one by one. */
static void move_fingers(void) {
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
        if (below(100) == 0) return; /* end with fingers down */
        if (below(30) == 0) time += between(0, 0.6);
        if (below(20) == 0) pace = paces[below(4)];
        time += step;
    }
}

static void ask(void) {
    tapzoom_transform place = some_place(), residual;
    tapzoom_rect rect = {0, 0, 0, 0};
    double view_x = number(0, 800), view_y = number(0, 600), content_x = number(0, 4000), content_y = number(0, 3000);
    double x = 0, y = 0;
    float matrix[16];
    if (below(2)) place = place_of(view);
    note(tapzoom_view_to_content(&place, view_x, view_y, &x, below(50) ? &y : NULL));
    note(tapzoom_content_to_view(&place, content_x, content_y, &x, &y));
    note(tapzoom_get_visible_rect(view, &place, &rect));
    note(tapzoom_get_pan_range(view, &place, &rect));
    CHECK(isfinite(x) && isfinite(y) && isfinite(rect.width) && isfinite(rect.height));
    tapzoom_status status = tapzoom_get_raster_transform(view, &place, &residual);
    note(status);
    if (status == TAPZOOM_OK) check_place(&residual);
    status = tapzoom_transform_to_matrix(&place, content_x, content_y, matrix);
    note(status);
    for (int i = 0; status == TAPZOOM_OK && i < 16; i++) CHECK(!isnan(matrix[i]));
    tapzoom_transform displayed;
    status = tapzoom_get_transform_at(view, clock_guess + number(-0.01, 0.1), &displayed);
    note(status);
    if (status == TAPZOOM_OK) check_place(&displayed);
    tapzoom_velocity velocity = {NAN, NAN, NAN, NAN, NAN, NAN};
    note(tapzoom_get_velocity(view, &velocity));
    CHECK(isfinite(velocity.x) && isfinite(velocity.y) && isfinite(velocity.log_scale));
    CHECK(isfinite(velocity.rotation) && isfinite(velocity.view_x) && isfinite(velocity.view_y));
    mix(&velocity, sizeof velocity);
    tapzoom_overscroll beyond = {NAN, NAN, NAN, NAN, NAN, NAN};
    note(tapzoom_get_overscroll(view, &beyond));
    CHECK(beyond.x * beyond.raw_x >= 0 && fabs(beyond.x) <= fabs(beyond.raw_x) && isfinite(beyond.raw_x));
    CHECK(beyond.y * beyond.raw_y >= 0 && fabs(beyond.y) <= fabs(beyond.raw_y) && isfinite(beyond.raw_y));
    CHECK(beyond.log_scale * beyond.raw_log_scale >= 0 && isfinite(beyond.raw_log_scale));
    CHECK(fabs(beyond.log_scale) <= fabs(beyond.raw_log_scale));
    mix(&beyond, sizeof beyond);
}

/* Every contact that is down has one owner and can get another one. */
static void share(void) {
    for (int64_t id = 0, found = 0; id < 20; id++) {
        int32_t owner = 99, now = 99, given = choice(3);
        tapzoom_status status = tapzoom_get_contact_owner(view, id, &owner);
        note(status);
        found += status == TAPZOOM_OK;
        CHECK(status == TAPZOOM_OK ? owner >= 0 && owner <= TAPZOOM_OWNER_IGNORED : owner == 99);
        CHECK(found <= state_of(view).contact_count);
        if (below(4) == 0) {
            tapzoom_transform before = place_of(view);
            tapzoom_status result = tapzoom_set_contact_owner(view, id, given);
            tapzoom_transform after = place_of(view);
            note(result);
            CHECK(result == (given == TAPZOOM_OWNER_VIEW || given == TAPZOOM_OWNER_HOST ? status : TAPZOOM_ERROR_ENUM));
            int32_t wanted = owner == TAPZOOM_OWNER_IGNORED ? owner : given;
            if (result == TAPZOOM_OK) CHECK(tapzoom_get_contact_owner(view, id, &now) == TAPZOOM_OK && now == wanted);
            else CHECK_SAME(before, after);
        }
        mix(&owner, sizeof owner);
    }
    double x = number(-500, 500), y = number(-500, 500);
    if (below(2)) note(tapzoom_set_pager_offset(view, below(2) ? 0 : x, y));
}

/* Some reports of a wheel or a trackpad. */
static void scroll(void) {
    int32_t source = choice(2), unit = choice(4), phase = choice(5);
    for (int count = 1 + (int)below(9); count > 0; count--) {
        int32_t consumed = -1;
        tapzoom_scroll one = {.time = clock_guess + between(0, 0.03), .factor = 1, .unit = unit, .source = source};
        one.x = number(0, 800), one.y = number(0, 600);
        one.dx = number(-90, 90), one.dy = number(-90, 90);
        if (below(3) == 0) one.factor = log_number(0.5, 2);
        if (below(4) == 0) one.rotation = number(-1, 1);
        one.phase = below(4) ? phase : choice(5);
        one.reserved = below(200) == 0;
        int32_t *asks = below(3) ? &consumed : NULL;
        tapzoom_status status = tapzoom_push_scroll(view, below(200) ? &one : NULL, asks);
        note(status);
        CHECK(consumed >= -1 && consumed <= 1 && (status == TAPZOOM_OK || consumed == -1));
        mix(&consumed, sizeof consumed);
        went(one.time, status);
        may_scroll |= status == TAPZOOM_OK;
        if (below(2)) note(tapzoom_advance(view, clock_guess));
    }
}

static void act(void) {
    tapzoom_options options;
    double time = some_time();
    tapzoom_status status;
    switch (below(38)) {
    case 0: change_config(some_options(&options)); break;
    case 1: case 2: resize(); break;
    case 3: move_fingers(); break;
    case 4:
        status = tapzoom_cancel_touches(view, time);
        note(status);
        if (status == TAPZOOM_OK) may_scroll = 0;
        went(time, status);
        break;
    case 5: case 6: command(); break;
    case 7: ask(); break;
    case 8: case 9: case 10: tap_somewhere(); break;
    case 11:
        if (!lazy || below(20) == 0) poll(below(TAPZOOM_EVENT_CAPACITY + 8));
        break;
    case 31: frame(time, NULL, 0); break;
    case 32: rebase(); break;
    case 33: case 34: scroll(); break;
    case 36: case 37: share(); break;
    case 30:
        status = tapzoom_pen_near(view, time);
        note(status);
        went(time, status);
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
    tapzoom_rect content = some_content();
    viewport = (tapzoom_viewport){0, 0, 0, 0, 0, 0};
    viewport.width = some_size(), viewport.height = some_size();
    tapzoom_status checked = check_config(&config), status = tapzoom_create(&config, &viewport, &content, &view);
    note(status);
    if (checked != TAPZOOM_OK) CHECK_STATUS(checked, status);
    if (status != TAPZOOM_OK) view = photos();
    memset(open_kinds, 0, sizeof open_kinds);
    nest_depth = 0;
    last_event_time = -INFINITY;
    clock_guess = 0;
    lazy = below(3) == 0;
    may_scroll = 0;
}

/* After the fingers have lifted, every gesture ends in time. The view may stay at a limit. */
static void end(void) {
    double latest = 1e12;
    note(tapzoom_cancel_touches(view, latest));
    CHECK_OK(tapzoom_stop_motion(view));
    for (int i = 0; i < 3; i++) poll(TAPZOOM_EVENT_CAPACITY + 8);
    for (int kind = 0; kind < 64; kind++) CHECK(!open_kinds[kind] || kind == TAPZOOM_EVENT_LIMIT);
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
    CHECK(rebases > (uint64_t)calls / 100);
    /* In a short run no fling may reach an edge that hands over, and no fingers may tap together. */
    uint64_t rare = calls < 1000000 ? EVENT_BIT(EDGE) | EVENT_BIT(FINGERS_TAP) : 0;
    CHECK((kinds_seen | rare) == EVERY_EVENT);
    printf("digest %016" PRIx64 ", %" PRIu64 " calls accepted, %" PRIu64 " refused, %" PRIu64 " events\n", digest,
           accepted_calls, refused_calls, events_seen);
    return check_report();
}
