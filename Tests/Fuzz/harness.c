/*
 * watch.c - what must hold of a view after every call, as far as a host can see it.
 *
 * SPDX-License-Identifier: MIT
 */
#include "fuzz.h"

#define BIT(kind) (UINT32_C(1) << TAPZOOM_EVENT_##kind)
#define HANDS (BIT(LONG_PRESS) | BIT(PAN) | BIT(PINCH) | BIT(ROTATE) | BIT(QUICK_ZOOM)) /* what fingers make */
#define LASTING (HANDS | BIT(TAP_UP) | BIT(ZOOM) | BIT(FLING))

static reading read_view(const tapzoom_view *view) {
    reading now;
    memset(&now, 0, sizeof now);
    EXPECT(tapzoom_get_transform(view, &now.transform) == TAPZOOM_OK);
    EXPECT(tapzoom_get_time(view, &now.time) == TAPZOOM_OK);
    EXPECT(tapzoom_get_state(view, &now.state) == TAPZOOM_OK);
    totals.calls += 3;
    return now;
}

static int is_transform(const tapzoom_transform *t) {
    return isfinite(t->scale) && t->scale > 0 && isfinite(t->rotation) && isfinite(t->x) && isfinite(t->y);
}

static void check_reading(const watch *w, const reading *now) {
    EXPECT(is_transform(&now->transform));
    EXPECT(now->time >= w->last.time);
    EXPECT(now->state < TAPZOOM_STATE_EVENTS_LOST * 2);
}

/* What takes longer, or changes seldom. */
static void check_all(const watch *w) {
    double min, max, wake, wall = w->stretch * (1 + 1e-9), scale = w->last.transform.scale;
    tapzoom_transform target;
    EXPECT(tapzoom_get_scale_range(w->view, &min, &max, NULL) == TAPZOOM_OK);
    EXPECT(min > 0 && min <= max && isfinite(max));
    EXPECT(scale * wall >= min && scale <= max * wall);
    EXPECT(tapzoom_next_wake(w->view, &wake) == TAPZOOM_OK);
    EXPECT(wake >= w->last.time);
    EXPECT(tapzoom_get_target_transform(w->view, &target) == TAPZOOM_OK);
    EXPECT(is_transform(&target));
    totals.calls += 3;
}

void watch_config(watch *w, const tapzoom_config *config) { w->stretch = fmax(w->stretch, config->rubber_band_scale); }

void watch_begin(watch *w, tapzoom_view *view, const tapzoom_config *config) {
    memset(w, 0, sizeof *w);
    w->view = view;
    w->event_time = -INFINITY;
    watch_config(w, config);
    w->last = read_view(view);
    EXPECT(w->last.time == -INFINITY);
    check_reading(w, &w->last);
    check_all(w);
}

void watch_anew(watch *w) {
    tapzoom_view *view = w->view;
    memset(w, 0, sizeof *w);
    w->view = view;
    w->event_time = -INFINITY;
    w->stretch = 100;
    w->is_strange = 1;
    w->last = read_view(view);
    check_reading(w, &w->last);
}

void watch_call(watch *w, tapzoom_status status, int whole) {
    EXPECT(status <= TAPZOOM_OK && status >= TAPZOOM_ERROR_DIVERGED);
    reading now = read_view(w->view);
    check_reading(w, &now);
    if (status != TAPZOOM_OK && whole) EXPECT(memcmp(&now, &w->last, sizeof now) == 0);
    w->last = now;
    totals.calls++;
}

/* What began last ends first. */
static void check_nesting(watch *w, const tapzoom_event *event) {
    if (event->phase == TAPZOOM_PHASE_BEGAN) {
        EXPECT(w->depth < 8);
        w->nest[w->depth++] = event->kind;
    } else if (event->phase != TAPZOOM_PHASE_CHANGED) {
        EXPECT(w->depth > 0 && w->nest[--w->depth] == event->kind);
    }
}

static void check_event(watch *w, const tapzoom_event *event) {
    EXPECT(event->kind >= TAPZOOM_EVENT_TAP_UP && event->kind <= TAPZOOM_EVENT_PREVIOUS_PAGE);
    uint32_t bit = UINT32_C(1) << event->kind;
    EXPECT(isfinite(event->time) && isfinite(event->view_x) && isfinite(event->view_y));
    EXPECT(isfinite(event->content_x) && isfinite(event->content_y) && isfinite(event->scale) && event->scale > 0);
    EXPECT(isfinite(event->rotation) && isfinite(event->velocity_x) && isfinite(event->velocity_y));
    EXPECT(isfinite(event->scale_velocity) && isfinite(event->rotation_velocity));
    EXPECT(event->contact_count >= 0 && event->contact_count <= TAPZOOM_MAX_CONTACTS && event->tap_count >= 0);
    EXPECT(event->tool >= TAPZOOM_TOOL_FINGER && event->tool <= TAPZOOM_TOOL_MOUSE);
    EXPECT(event->direction >= TAPZOOM_DIRECTION_NONE && event->direction <= TAPZOOM_DIRECTION_DOWN);
    EXPECT(event->reserved[0] == 0 && event->reserved[1] == 0);
    EXPECT(event->time >= w->event_time || w->event_time == 0); /* 0: before there was a clock */
    w->event_time = event->time;
    if (w->is_strange) return;
    switch (event->phase) {
    case TAPZOOM_PHASE_DISCRETE: EXPECT(!(LASTING & bit)); return;
    case TAPZOOM_PHASE_BEGAN:
        EXPECT((LASTING & bit) && !(w->open & bit));
        w->open |= bit;
        break;
    case TAPZOOM_PHASE_CHANGED: EXPECT(w->open & bit); break;
    case TAPZOOM_PHASE_ENDED:
    case TAPZOOM_PHASE_CANCELLED:
        EXPECT(w->open & bit);
        w->open &= ~bit;
        break;
    default: EXPECT(!"a phase of the header");
    }
    if (HANDS & bit) check_nesting(w, event);
}

/* FNV, by words. */
static void mix(watch *w, const tapzoom_event *event) {
    uint64_t words[sizeof *event / sizeof(uint64_t)];
    memcpy(words, event, sizeof words);
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        w->digest = (w->digest ^ words[i]) * UINT64_C(0x100000001B3);
}

void watch_events(watch *w, const tapzoom_event *events, size_t count) {
    for (size_t i = 0; i < count; i++) {
        check_event(w, &events[i]);
        mix(w, &events[i]);
    }
    totals.events += count;
}

void watch_poll(watch *w, size_t capacity) {
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY + 8];
    size_t count = SIZE_MAX;
    EXPECT(capacity <= TAPZOOM_EVENT_CAPACITY + 8);
    EXPECT(tapzoom_poll_events(w->view, events, capacity, &count) == TAPZOOM_OK);
    EXPECT(count <= capacity && count <= TAPZOOM_EVENT_CAPACITY);
    watch_events(w, events, count);
    w->last = read_view(w->view);
    check_all(w);
    totals.calls++;
}

void watch_end(watch *w) {
    watch_call(w, tapzoom_cancel(w->view, TAPZOOM_MAX_TIME), 0);
    watch_call(w, tapzoom_stop(w->view), 0);
    EXPECT(!(w->last.state & (TAPZOOM_STATE_TOUCHED | TAPZOOM_STATE_MOVING)));
    watch_poll(w, TAPZOOM_EVENT_CAPACITY);
    if (!w->is_strange) EXPECT(w->open == 0 && w->depth == 0);
    tapzoom_destroy(w->view);
    totals.calls++;
}

tapzoom_view *usual_view(void) {
    tapzoom_config config;
    tapzoom_view *view;
    EXPECT(tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_PHOTOS) == TAPZOOM_OK);
    EXPECT(tapzoom_create(&config, 800, 600, 4000, 3000, &view) == TAPZOOM_OK);
    return view;
}
