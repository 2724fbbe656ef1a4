/*
 * assist.c - one finger that never drags, keys and switches: steps, actions of taps and presses, landings right after a
 * tap.
 *
 * SPDX-License-Identifier: MIT
 */
#include "host.h"

#define PI 3.14159265358979324

static uint32_t actions_of(const tapzoom_view *view) {
    uint32_t actions = UINT32_MAX;
    CHECK_OK(tapzoom_get_actions(view, &actions));
    return actions;
}

static tapzoom_transform after(tapzoom_view *view, uint32_t step) {
    CHECK_OK(tapzoom_step(view, step, NULL));
    return place_of(view);
}

static void check_place(tapzoom_transform found, double scale, double rotation, double x, double y) {
    CHECK_APART(found, ((tapzoom_transform){scale, rotation, x, y}), EXACT);
}

/* ---- Steps ----------------------------------------------------------------------------------------------------- */

/* 800 x 600 with an inset of 200 at the left: the safe area is 600 wide, with its center at (500, 300). */
static void each_step(void) {
    tapzoom_config config = boundless();
    tapzoom_view *view = NULL;
    const tapzoom_transform start = {1, 0, -500, -300};
    config.zoom_step = 2;
    CHECK_OK(tapzoom_create(&config, VIEWPORT(800, 600, 200, 0, 0, 0), RECT(0, 0, 4000, 3000), &view));
    const struct { uint32_t step; double scale, rotation, x, y; } steps[] = {
        {TAPZOOM_STEP_ZOOM_IN, 2, 0, 500 - 2 * 1000, 300 - 2 * 600}, {TAPZOOM_STEP_ZOOM_OUT, 0.5, 0, 0, 0},
        {TAPZOOM_STEP_LEFT, 1, 0, -350, -300}, {TAPZOOM_STEP_RIGHT, 1, 0, -650, -300},
        {TAPZOOM_STEP_UP, 1, 0, -500, -150}, {TAPZOOM_STEP_DOWN, 1, 0, -500, -450}};
    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
        CHECK_OK(tapzoom_set_transform(view, &start, NULL));
        CHECK(actions_of(view) & steps[i].step);
        check_place(after(view, steps[i].step), steps[i].scale, steps[i].rotation, steps[i].x, steps[i].y);
    }
    CHECK_OK(tapzoom_set_transform(view, &start, NULL));
    tapzoom_transform turned = after(view, TAPZOOM_STEP_CLOCKWISE), old = start;
    CHECK_APART(turned, changed(old, TURNED(PI / 12, 500, 300)), EXACT);
    for (int i = 0; i < 9; i++) (void)after(view, TAPZOOM_STEP_CLOCKWISE);
    for (int i = 0; i < 10; i++) turned = after(view, TAPZOOM_STEP_COUNTERCLOCKWISE);
    CHECK(turned.rotation == 0);
    tapzoom_transform fitted = after(view, TAPZOOM_STEP_FIT);
    CHECK(fitted.rotation == 0 && fabs(fitted.scale - 0.15) <= 1e-12);
    CHECK(actions_of(view) == 511 - TAPZOOM_STEP_FIT);
    tapzoom_destroy(view);
}

/* Five quick presses of a key move five steps; each interrupts the animation of the last one. */
static void quick_steps_add_up(void) {
    tapzoom_view *view = roomy_view(boundless(), 0);
    tapzoom_transform start = place_at(view, 1);
    for (int i = 0; i < 5; i++) {
        CHECK_OK(tapzoom_step(view, TAPZOOM_STEP_RIGHT, OPTIONS(1)));
        CHECK(state_of(view).flags & TAPZOOM_STATE_MOVING);
        CHECK_OK(tapzoom_advance(view, 1 + 0.05 * (i + 1)));
    }
    CHECK_APART(target_of(view), changed(start, PANNED(-1000, 0)), EXACT);
    CHECK_APART(place_at(view, 3), changed(start, PANNED(-1000, 0)), EXACT);
    CHECK(poll_for(view, TAPZOOM_EVENT_SETTLED, TAPZOOM_PHASE_DISCRETE) == 1);
    tapzoom_destroy(view);
}

/* A step without room says so each time, and moves nothing, not even a finger's gesture. */
static void steps_without_room(void) {
    const struct { uint32_t step, limit; } steps[] = {
        {TAPZOOM_STEP_ZOOM_OUT, TAPZOOM_LIMIT_MIN_SCALE}, {TAPZOOM_STEP_LEFT, TAPZOOM_LIMIT_LEFT},
        {TAPZOOM_STEP_UP, TAPZOOM_LIMIT_TOP}, {TAPZOOM_STEP_RIGHT, TAPZOOM_LIMIT_RIGHT},
        {TAPZOOM_STEP_DOWN, TAPZOOM_LIMIT_BOTTOM}, {TAPZOOM_STEP_FIT, 0}};
    tapzoom_view *view = photos();
    tapzoom_transform fitted = place_of(view);
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t count;
    CHECK(actions_of(view) == (TAPZOOM_STEP_ZOOM_IN | TAPZOOM_STEP_CLOCKWISE | TAPZOOM_STEP_COUNTERCLOCKWISE));
    for (size_t i = 0; i < 2 * sizeof steps / sizeof *steps; i++) {
        uint32_t limit = steps[i / 2].limit;
        CHECK_OK(tapzoom_step(view, steps[i / 2].step, OPTIONS(1)));
        CHECK_OK(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
        CHECK(count == (limit == 0 ? 0 : 1 + i % 2));
        for (size_t k = 0; k < count; k++) CHECK(events[k].kind == TAPZOOM_EVENT_LIMIT && events[k].limits == limit);
        if (count > 0) CHECK(events[count - 1].phase == TAPZOOM_PHASE_BEGAN);
        if (count > 1) CHECK(events[0].phase == TAPZOOM_PHASE_ENDED);
        tapzoom_transform now = place_of(view);
        CHECK_SAME(now, fitted);
    }
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, 1, 400, 300));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 1, 1.1, 300, 300));
    CHECK_OK(tapzoom_step(view, TAPZOOM_STEP_UP, NULL));
    CHECK(poll_for(view, TAPZOOM_EVENT_PAN, TAPZOOM_PHASE_CANCELLED) == 0);
    tapzoom_destroy(view);
}

/* A step that is cut short ends at the limit, and then sends its LIMIT once. */
static void step_to_a_limit(void) {
    tapzoom_config config = preset(TAPZOOM_PRESET_MAPS);
    tapzoom_view *view = view_of(&config, 800, 600, 1700, 600);
    CHECK_OK(tapzoom_set_transform(view, &(tapzoom_transform){1, 0, -850, 0}, NULL));
    (void)poll_for(view, TAPZOOM_EVENT_LIMIT, TAPZOOM_PHASE_BEGAN);
    CHECK(after(view, TAPZOOM_STEP_RIGHT).x == -900);
    CHECK(poll_for(view, TAPZOOM_EVENT_LIMIT, TAPZOOM_PHASE_BEGAN) == 1);
    CHECK(!(actions_of(view) & TAPZOOM_STEP_RIGHT) && actions_of(view) & TAPZOOM_STEP_LEFT);
    tapzoom_destroy(view);
}

/* ---- Taps and presses ------------------------------------------------------------------------------------------ */

static tapzoom_view *acting(int32_t tap_action, int32_t press_action) {
    tapzoom_config config = boundless();
    config.tap_action = tap_action, config.press_action = press_action;
    config.zoom_step = 2, config.animation_duration = 0.2;
    return roomy_view(config, 0);
}

/* The content that is tapped goes where the header says, once the tap is confirmed. */
static void taps_act(void) {
    tapzoom_view *view = acting(TAPZOOM_ZOOM_STEP, TAPZOOM_ZOOM_NONE);
    tapzoom_transform start = place_at(view, 1);
    tap(view, 1, 1, 200, 100);
    tapzoom_transform waiting = target_of(view);
    CHECK_SAME(waiting, start);
    CHECK_OK(tapzoom_advance(view, 2));
    CHECK_APART(place_of(view), changed(start, SCALED(2, 200, 100)), EXACT);
    CHECK(poll_for(view, TAPZOOM_EVENT_TAP, TAPZOOM_PHASE_DISCRETE) == 1);
    tapzoom_destroy(view);

    view = acting(TAPZOOM_ZOOM_CENTER, TAPZOOM_ZOOM_NONE);
    start = place_at(view, 1);
    tap(view, 1, 1, 200, 100);
    CHECK_OK(tapzoom_pan_by(view, 30, 0, NULL)); /* the tapped content moves before the tap is confirmed */
    CHECK_OK(tapzoom_advance(view, 2));
    CHECK_APART(place_of(view), changed(start, PANNED(200, 200)), EXACT);
    CHECK(poll_for(view, TAPZOOM_EVENT_ANIMATION, TAPZOOM_PHASE_BEGAN) >= 1);
    tapzoom_destroy(view);
}

/* Without a double tap the action comes at the lift, also if the host polls no tap. */
static void taps_act_at_once(void) {
    tapzoom_config config = boundless();
    config.tap_action = TAPZOOM_ZOOM_STEP, config.zoom_step = 2;
    config.gestures &= ~(uint32_t)TAPZOOM_GESTURE_DOUBLE_TAP;
    config.events &= ~(EVENT_BIT(TAP) | EVENT_BIT(TAP_PENDING));
    tapzoom_view *view = roomy_view(config, 0);
    tapzoom_transform start = place_at(view, 1);
    tap(view, 1, 1, 200, 100);
    CHECK_APART(target_of(view), changed(start, SCALED(2, 200, 100)), EXACT);
    tapzoom_destroy(view);
}

/* A tap that a drag confirms does not take the view from the finger. */
static void drags_win(void) {
    tapzoom_config config = boundless();
    config.tap_action = TAPZOOM_ZOOM_STEP;
    config.gestures &= ~(uint32_t)TAPZOOM_GESTURE_QUICK_ZOOM;
    tapzoom_view *view = roomy_view(config, 0);
    tapzoom_transform start = place_at(view, 1);
    tap(view, 1, 1, 200, 100);
    drag(view, 1, 1.15, 200, 100, 400, 100);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 1.5, 400, 100));
    CHECK(target_of(view).scale == start.scale);
    CHECK(fabs(target_of(view).x - start.x - 190) <= 1e-9);
    CHECK(poll_for(view, TAPZOOM_EVENT_TAP, TAPZOOM_PHASE_DISCRETE) == 1);
    tapzoom_destroy(view);
}

/* The press acts while its finger is down, which does not move the view. */
static void presses_act(void) {
    tapzoom_view *view = acting(TAPZOOM_ZOOM_NONE, TAPZOOM_ZOOM_CENTER);
    tapzoom_transform start = place_at(view, 1);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, 1, 700, 500));
    CHECK_OK(tapzoom_advance(view, 1.44));
    CHECK(target_of(view).x == start.x);
    CHECK_OK(tapzoom_advance(view, 1.5));
    CHECK_APART(target_of(view), changed(start, PANNED(-300, -200)), EXACT);
    CHECK_OK(tapzoom_advance(view, 2));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 2, 700, 500));
    CHECK_APART(place_at(view, 3), changed(start, PANNED(-300, -200)), EXACT);
    CHECK(poll_for(view, TAPZOOM_EVENT_LONG_PRESS, TAPZOOM_PHASE_ENDED) == 1);
    tapzoom_destroy(view);
}

/* A double tap during a scroll does not end it, also if single taps have an action. */
static void double_taps_keep_the_scroll(void) {
    const int32_t actions[] = {TAPZOOM_ZOOM_NONE, TAPZOOM_ZOOM_STEP};
    for (int i = 0; i < 2; i++) {
        tapzoom_view *view = acting(actions[i], TAPZOOM_ZOOM_NONE);
        (void)place_at(view, 1);
        tap(view, 1, 1, 200, 100);
        CHECK(push(view, trackpad_of(1.1, 400, 300, 0, -10, TAPZOOM_SCROLL_BEGAN)));
        tap(view, 2, 1.15, 200, 100);
        CHECK_OK(tapzoom_advance(view, 1.2));
        CHECK(poll_for(view, TAPZOOM_EVENT_SCROLL, TAPZOOM_PHASE_CANCELLED) == 0);
        tapzoom_destroy(view);
    }
}

/* Every tap takes CENTER, and two fingers can also zoom in by it. */
static void every_tap_centers(void) {
    tapzoom_config config = boundless();
    config.double_tap = TAPZOOM_ZOOM_CENTER;
    tapzoom_view *view = roomy_view(config, 0);
    tapzoom_transform start = place_at(view, 1);
    double_tap(view, 1, 500, 400);
    CHECK_APART(place_at(view, 3), changed(start, PANNED(-100, -100)), EXACT);
    tapzoom_destroy(view);
}

/* ---- Landings right after a tap -------------------------------------------------------------------------------- */

static tapzoom_view *trembling(double time, double double_tap_time) {
    tapzoom_config config = boundless();
    config.tap_ignore_time = time, config.double_tap_time = double_tap_time;
    tapzoom_view *view = roomy_view(config, 0);
    CHECK_OK(tapzoom_advance(view, 1));
    return view;
}

/* A finger that lands too soon drags, presses and taps in vain; a later one does not. */
static void landings_after_a_tap(void) {
    tapzoom_view *view = trembling(0.5, 0.3);
    tapzoom_transform start = place_of(view);
    tap(view, 1, 1, 200, 100); /* lifts at 1.05 */
    CHECK(poll_for(view, TAPZOOM_EVENT_TAP, TAPZOOM_PHASE_DISCRETE) == 1);
    drag(view, 2, 1.54, 200, 100, 400, 100);
    CHECK(owner_in(view, 2) == TAPZOOM_OWNER_IGNORED);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 2, 1.65, 400, 100));
    CHECK_OK(tapzoom_advance(view, 3));
    tapzoom_transform now = place_of(view);
    CHECK_SAME(now, start);
    CHECK(poll_for(view, TAPZOOM_EVENT_PAN, TAPZOOM_PHASE_BEGAN) == 0);

    tap(view, 1, 4, 200, 100);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 2, 4.5, 300, 300));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 3, 4.6, 320, 300)); /* lands 0.55 s after the lift */
    CHECK(owner_in(view, 2) == TAPZOOM_OWNER_IGNORED && owner_in(view, 3) == TAPZOOM_OWNER_VIEW);
    CHECK_OK(tapzoom_advance(view, 5.5));
    CHECK(poll_for(view, TAPZOOM_EVENT_LONG_PRESS, TAPZOOM_PHASE_BEGAN) == 1);
    tapzoom_destroy(view);
}

/* Below double_tap_time a slower second tap still makes a double tap. The lift is the instant, with the own time of a
   late sample. */
static void double_taps_after_the_pause(void) {
    tapzoom_view *view = trembling(0.1, 0.3);
    tap(view, 1, 1, 200, 100);
    tap(view, 1, 1.14, 200, 100);
    tap(view, 1, 1.3, 200, 100);
    CHECK(poll_for(view, TAPZOOM_EVENT_DOUBLE_TAP, TAPZOOM_PHASE_DISCRETE) == 1);
    tapzoom_destroy(view);
}

/* A snapshot keeps the instant, and rebase_time shifts it. */
static void snapshots_keep_the_tap(void) {
    tapzoom_view *view = trembling(0.5, 0.3), *other = trembling(0.5, 0.3);
    tap(view, 1, 1, 200, 100);
    copy_view(other, view);
    CHECK_OK(tapzoom_rebase_time(other, 100));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 2, 1.4, 200, 100));
    CHECK_OK(touch(other, TAPZOOM_TOUCH_BEGAN, 2, 101.4, 200, 100));
    CHECK(owner_in(view, 2) == TAPZOOM_OWNER_IGNORED && owner_in(other, 2) == TAPZOOM_OWNER_IGNORED);
    CHECK_OK(tapzoom_rebase_time(other, -100));
    CHECK_OK(touch(other, TAPZOOM_TOUCH_BEGAN, 3, 2, 200, 100));
    CHECK(owner_in(other, 3) == TAPZOOM_OWNER_VIEW);
    tapzoom_destroy(view);
    tapzoom_destroy(other);
}

int test_assist(void) {
    each_step();
    quick_steps_add_up();
    steps_without_room();
    step_to_a_limit();
    taps_act();
    taps_act_at_once();
    drags_win();
    presses_act();
    double_taps_keep_the_scroll();
    every_tap_centers();
    landings_after_a_tap();
    double_taps_after_the_pause();
    snapshots_keep_the_tap();
    return check_report();
}
