/*
 * harness.c - checks of a view after every call, through the public functions.
 *
 * SPDX-License-Identifier: MIT
 */
#include "../C/failure.h"
#include "fuzz.h"

#define BIT(kind) (UINT32_C(1) << TAPZOOM_EVENT_##kind)
/* Events with a duration: those of fingers, and those of the view. */
#define TOUCHED (BIT(LONG_PRESS) | BIT(PAN) | BIT(PINCH) | BIT(ROTATE) | BIT(QUICK_ZOOM))
#define LASTING \
    (TOUCHED | BIT(FINGERS_DRAG) | BIT(TAP_PENDING) | BIT(ANIMATION) | BIT(FLING) | BIT(SCROLL) | BIT(LIMIT))
#define DISCRETE \
    (BIT(TAP) | BIT(DOUBLE_TAP) | BIT(FINGERS_TAP) | BIT(SWIPE) | BIT(SETTLED) | BIT(PAGE) | BIT(OWNER) | \
     BIT(EDGE) | BIT(FAILED) | BIT(SNAP))
#define EDGES (uint32_t)(TAPZOOM_LIMIT_LEFT | TAPZOOM_LIMIT_TOP | TAPZOOM_LIMIT_RIGHT | TAPZOOM_LIMIT_BOTTOM)
#define LIMITS (EDGES | TAPZOOM_LIMIT_MIN_SCALE | TAPZOOM_LIMIT_MAX_SCALE)
#define FLAGS \
    (LIMITS | TAPZOOM_STATE_TOUCHED | TAPZOOM_STATE_MOVING | \
     TAPZOOM_STATE_ZOOMED | TAPZOOM_STATE_EVENTS_LOST | TAPZOOM_STATE_DRIVEN)

static reading read_view(const tapzoom_view *view) {
    reading now;
    memset(&now, 0, sizeof now);
    EXPECT(tapzoom_get_transform(view, &now.transform) == TAPZOOM_OK);
    EXPECT(tapzoom_get_state(view, &now.state) == TAPZOOM_OK);
    totals.calls += 2;
    return now;
}

static int is_transform(const tapzoom_transform *t) {
    return isfinite(t->scale) && t->scale > 0 && isfinite(t->rotation) && isfinite(t->x) && isfinite(t->y);
}

static void check_reading(const harness *w, const reading *now) {
    EXPECT(is_transform(&now->transform));
    const tapzoom_state *state = &now->state;
    EXPECT(state->time >= w->last.state.time);
    EXPECT(!(state->flags & ~FLAGS));
    EXPECT(state->reserved[0] == 0 && state->reserved[1] == 0 && state->reserved[2] == 0);
    EXPECT(state->contact_count >= 0 && state->contact_count <= TAPZOOM_MAX_CONTACTS);
    EXPECT((state->contact_count > 0) == ((state->flags & TAPZOOM_STATE_TOUCHED) != 0));
    EXPECT(state->waiting_count >= 0 && state->waiting_count <= TAPZOOM_EVENT_CAPACITY);
    EXPECT(state->next_deadline >= state->time);
}

static void check_excess(double shown, double raw) {
    EXPECT(isfinite(raw) && shown * raw >= 0 && fabs(shown) <= fabs(raw));
}

static void check_overscroll(const tapzoom_view *view) {
    tapzoom_overscroll read;
    EXPECT(tapzoom_get_overscroll(view, &read) == TAPZOOM_OK);
    check_excess(read.x, read.raw_x);
    check_excess(read.y, read.raw_y);
    check_excess(read.log_scale, read.raw_log_scale);
}

/* Checks that take longer, or that depend on values that seldom change. */
static void check_all(harness *w) {
    double min, max, wall = w->stretch * (1 + 1e-9), scale = w->last.transform.scale;
    tapzoom_transform target;
    tapzoom_transform displayed;
    tapzoom_velocity velocity;
    EXPECT(tapzoom_get_scale_range(w->view, &min, &max, NULL) == TAPZOOM_OK);
    EXPECT(min > 0 && min <= max && isfinite(max));
    EXPECT(tapzoom_get_target_transform(w->view, &target) == TAPZOOM_OK);
    EXPECT(is_transform(&target));
    /* A scroll that has not ended holds the view in place, even beyond its limits. */
    const int is_held = w->last.state.flags & (TAPZOOM_STATE_MOVING | TAPZOOM_STATE_TOUCHED) || target.scale != scale;
    if (!is_held) w->is_on_way = 0;
    EXPECT(w->is_on_way || (scale * wall >= min && scale <= max * wall));
    if (w->last.state.time > -INFINITY) {
        EXPECT(tapzoom_get_transform_at(w->view, w->last.state.time, &displayed) == TAPZOOM_OK);
        EXPECT(is_transform(&displayed));
    }
    EXPECT(tapzoom_get_velocity(w->view, &velocity) == TAPZOOM_OK);
    EXPECT(isfinite(velocity.x) && isfinite(velocity.y) && isfinite(velocity.log_scale));
    EXPECT(isfinite(velocity.rotation) && isfinite(velocity.view_x) && isfinite(velocity.view_y));
    check_overscroll(w->view);
    totals.calls += 4;
}

void harness_config(harness *w, const tapzoom_config *config) {
    w->stretch = fmax(w->stretch, config->rubber_band_scale);
}

void harness_begin(harness *w, tapzoom_view *view, const tapzoom_config *config) {
    memset(w, 0, sizeof *w);
    w->view = view;
    w->event_time = -INFINITY;
    harness_config(w, config);
    w->last = read_view(view);
    EXPECT(w->last.state.time == -INFINITY);
    check_reading(w, &w->last);
    check_all(w);
}

void harness_anew(harness *w) {
    tapzoom_view *view = w->view;
    memset(w, 0, sizeof *w);
    w->view = view;
    w->event_time = -INFINITY;
    w->stretch = 100;
    w->is_on_way = 1;
    w->is_strange = 1;
    w->last = read_view(view);
    check_reading(w, &w->last);
}

void harness_call(harness *w, tapzoom_status status, int whole) {
    EXPECT(status <= TAPZOOM_OK && status >= TAPZOOM_ERROR_DIVERGED);
    reading now = read_view(w->view);
    check_reading(w, &now);
    if (status != TAPZOOM_OK && whole) EXPECT(memcmp(&now, &w->last, sizeof now) == 0);
    w->last = now;
    totals.calls++;
}

void harness_rebased(harness *w, double offset) {
    if (w->last.state.time == -INFINITY) return;
    w->last.state.time = fmax(w->last.state.time + offset, -TAPZOOM_MAX_TIME);
    /* An event with time 0 may come from a view without a clock. */
    w->event_time = w->event_time == 0 ? -INFINITY : fmax(w->event_time + offset, -TAPZOOM_MAX_TIME);
}

/* The gesture that began last ends first. */
static void check_nesting(harness *w, const tapzoom_event *event) {
    if (event->phase == TAPZOOM_PHASE_BEGAN) {
        EXPECT(w->depth < 8);
        w->nest[w->depth++] = event->kind;
    } else if (event->phase != TAPZOOM_PHASE_CHANGED) {
        EXPECT(w->depth > 0 && w->nest[--w->depth] == event->kind);
    }
}

/* A SWIPE and an EDGE have one edge, a PAGE the left or the right one, a LIMIT has one limit, and a PAN any edges.
   Other events have no limits. */
static void check_limits(const tapzoom_event *event) {
    uint32_t limits = event->limits;
    if (event->kind == TAPZOOM_EVENT_PAN) EXPECT(!(limits & ~EDGES));
    else if (event->kind == TAPZOOM_EVENT_SWIPE || event->kind == TAPZOOM_EVENT_EDGE)
        EXPECT(limits && !(limits & ~EDGES) && !(limits & (limits - 1)));
    else if (event->kind == TAPZOOM_EVENT_PAGE) EXPECT(limits == TAPZOOM_LIMIT_LEFT || limits == TAPZOOM_LIMIT_RIGHT);
    else if (event->kind == TAPZOOM_EVENT_LIMIT) EXPECT(limits && !(limits & ~LIMITS) && !(limits & (limits - 1)));
    else EXPECT(limits == 0);
}

/* An event of the view alone has no contact; any other event has a contact and the place where it landed. */
static void check_contact(const tapzoom_event *event) {
    EXPECT(isfinite(event->landing_view_x) && isfinite(event->landing_view_y));
    EXPECT(isfinite(event->landing_content_x) && isfinite(event->landing_content_y));
    EXPECT(event->buttons < 2 * TAPZOOM_BUTTON_ERASER);
    if (event->contact_count > 0) return;
    EXPECT(event->contact == 0 && event->landing_view_x == 0 && event->landing_view_y == 0);
    EXPECT(event->landing_content_x == 0 && event->landing_content_y == 0);
}

/* An OWNER event names the view, the host or nobody, and a PAN has the delta for the host's pager. In other events both
   are 0. */
static void check_sharing(const tapzoom_event *event) {
    EXPECT(event->owner == TAPZOOM_OWNER_VIEW || event->owner == TAPZOOM_OWNER_HOST ||
           event->owner == TAPZOOM_OWNER_IGNORED);
    if (event->kind == TAPZOOM_EVENT_OWNER) EXPECT(event->contact_count == 1 && event->tap_count == 0);
    else EXPECT(event->owner == 0);
    EXPECT(isfinite(event->unconsumed_x) && isfinite(event->unconsumed_y));
    if (event->kind != TAPZOOM_EVENT_PAN && event->kind != TAPZOOM_EVENT_FINGERS_DRAG)
        EXPECT(event->unconsumed_x == 0 && event->unconsumed_y == 0);
    EXPECT(is_sound_failure(event));
    for (size_t i = 0; i < sizeof event->reserved / sizeof *event->reserved; i++) EXPECT(event->reserved[i] == 0);
}

static void check_event(harness *w, const tapzoom_event *event) {
    EXPECT(event->kind >= 0 && event->kind < 32 && (LASTING | DISCRETE) >> event->kind & 1);
    uint32_t bit = UINT32_C(1) << event->kind;
    uint64_t stream = event_stream(event);
    EXPECT(isfinite(event->time) && isfinite(event->view_x) && isfinite(event->view_y));
    EXPECT(isfinite(event->content_x) && isfinite(event->content_y) && isfinite(event->scale) && event->scale > 0);
    EXPECT(isfinite(event->rotation) && isfinite(event->velocity.x) && isfinite(event->velocity.y));
    EXPECT(isfinite(event->velocity.log_scale) && isfinite(event->velocity.rotation));
    EXPECT(event->phase != TAPZOOM_PHASE_CHANGED || (event->velocity.x == 0 && event->velocity.y == 0 &&
                                                     event->velocity.log_scale == 0 && event->velocity.rotation == 0));
    EXPECT(event->contact_count >= 0 && event->contact_count <= TAPZOOM_MAX_CONTACTS && event->tap_count >= 0);
    EXPECT(event->tool >= TAPZOOM_TOOL_FINGER && event->tool <= TAPZOOM_TOOL_MOUSE);
    check_limits(event);
    check_contact(event);
    check_sharing(event);
    EXPECT(event->cause >= TAPZOOM_CAUSE_USER && event->cause <= TAPZOOM_CAUSE_DRIVEN);
    EXPECT(event->time >= w->event_time || w->event_time == 0); /* time 0: sent before the view had a clock */
    w->event_time = event->time;
    if (w->is_strange) return;
    switch (event->phase) {
    case TAPZOOM_PHASE_DISCRETE: EXPECT(!(LASTING & bit)); return;
    case TAPZOOM_PHASE_BEGAN:
        EXPECT((LASTING & bit) && !(w->open & stream));
        w->open |= stream;
        break;
    case TAPZOOM_PHASE_CHANGED: EXPECT(w->open & stream && event->kind != TAPZOOM_EVENT_LIMIT); break;
    case TAPZOOM_PHASE_CANCELLED: EXPECT(event->kind != TAPZOOM_EVENT_LIMIT); /* fall through */
    case TAPZOOM_PHASE_ENDED:
        EXPECT(w->open & stream);
        w->open &= ~stream;
        break;
    default: EXPECT(!"a phase of the header");
    }
    if (TOUCHED & bit) check_nesting(w, event);
}

/* FNV-1a over words. */
static void mix(harness *w, const tapzoom_event *event) {
    uint64_t words[sizeof *event / sizeof(uint64_t)];
    memcpy(words, event, sizeof words);
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        w->digest = (w->digest ^ words[i]) * UINT64_C(0x100000001B3);
}

void harness_events(harness *w, const tapzoom_event *events, size_t count) {
    for (size_t i = 0; i < count; i++) {
        check_event(w, &events[i]);
        mix(w, &events[i]);
    }
    totals.events += count;
}

void harness_poll(harness *w, size_t capacity) {
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY + 8];
    size_t count = SIZE_MAX;
    EXPECT(capacity <= TAPZOOM_EVENT_CAPACITY + 8);
    w->last = read_view(w->view);
    EXPECT(tapzoom_poll_events(w->view, events, capacity, &count) == TAPZOOM_OK);
    EXPECT(count <= capacity && count <= TAPZOOM_EVENT_CAPACITY);
    size_t waiting = (size_t)w->last.state.waiting_count;
    EXPECT(count <= waiting);
    /* A full queue drops older events for the changes of open gestures, which join it at the poll. */
    if (waiting < TAPZOOM_EVENT_CAPACITY) EXPECT(count == (waiting < capacity ? waiting : capacity));
    harness_events(w, events, count);
    w->last = read_view(w->view);
    check_all(w);
    totals.calls++;
}

void harness_end(harness *w) {
    harness_call(w, tapzoom_cancel_touches(w->view, TAPZOOM_MAX_TIME), 0);
    harness_call(w, tapzoom_stop_motion(w->view), 0);
    EXPECT(!(w->last.state.flags & (TAPZOOM_STATE_TOUCHED | TAPZOOM_STATE_MOVING)));
    harness_poll(w, TAPZOOM_EVENT_CAPACITY);
    /* The view may stay at a limit. */
    if (!w->is_strange) EXPECT((uint32_t)w->open == 0 && w->depth == 0);
    tapzoom_destroy(w->view);
    totals.calls++;
}

tapzoom_view *usual_view(void) {
    static const tapzoom_viewport viewport = {800, 600, 0, 0, 0, 0};
    static const tapzoom_rect content = {0, 0, 4000, 3000};
    tapzoom_config config;
    tapzoom_view *view;
    EXPECT(tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_PHOTOS) == TAPZOOM_OK);
    EXPECT(tapzoom_create(&config, &viewport, &content, &view) == TAPZOOM_OK);
    return view;
}
