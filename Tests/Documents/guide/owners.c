/*
 * owners.c - the parts of "Who owns a touch".
 *
 * SPDX-License-Identifier: MIT
 */
#include "touch.h"

/* ---- The host of the snippets ---------------------------------------------------------------------------------- */

static int pressed;
static int is_on_button(double x, double y) { return y < 50 && x < 100; }
static void press_button(void) { pressed++; }

/* Strokes by the id of their contact. */
static struct { int open, finished; double x, y, spread; } strokes[8];
static int handled[32];
static void begin_stroke(int64_t id) { strokes[id].open = 1, strokes[id].spread = 0, strokes[id].x = HUGE_VAL; }
static void drop_stroke(int64_t id) { strokes[id].open = 0; }
static void finish_stroke(int64_t id) { strokes[id].finished += strokes[id].open, strokes[id].open = 0; }
static void extend_stroke(int64_t id, double x, double y) {
    if (!strokes[id].open) return;
    if (strokes[id].x == HUGE_VAL) strokes[id].x = x;
    strokes[id].spread = fmax(strokes[id].spread, fabs(x - strokes[id].x));
    strokes[id].y = y;
}
static void handle_event(const tapzoom_event *event) { handled[event->kind]++; }

typedef struct pane { double left, top; tapzoom_view *view; } pane;

#include "button.c"
#include "draw.c"
#include "marker.c"
#include "pane.c"

static void set_tools(tapzoom_config *settings) {
    tapzoom_config config = *settings;
#include "tools.c"
    *settings = config;
}

/* ---- Tools ----------------------------------------------------------------------------------------------------- */

/* A view at scale 1 that has sent its events. */
static tapzoom_view *open_view(const tapzoom_config *config) {
    tapzoom_view *view = view_of(config, 400, 600, 2000, 3000);
    CHECK_OK(tapzoom_zoom_to(view, 1, 200, 300, NULL));
    poll_for(view, TAPZOOM_EVENT_NONE, TAPZOOM_PHASE_DISCRETE);
    return view;
}

static int32_t owner_of(const tapzoom_view *view, int64_t id) {
    int32_t owner = -1;
    CHECK_OK(tapzoom_get_contact_owner(view, id, &owner));
    return owner;
}

enum {
    BEGAN = TAPZOOM_TOUCH_BEGAN, MOVED = TAPZOOM_TOUCH_MOVED, ENDED = TAPZOOM_TOUCH_ENDED,
    LOST = TAPZOOM_TOUCH_CANCELLED, DISCRETE = TAPZOOM_PHASE_DISCRETE
};

/* ---- Pushing --------------------------------------------------------------------------------------------------- */

static int is_button(int64_t id, int32_t phase, double x, double y) {
    const tapzoom_touch touch = sample(phase, id, 0, x, y);
    return is_for_button(&touch);
}

static void test_button(void) {
    check_topic = "button";
    CHECK(is_button(1, BEGAN, 10, 10) && is_button(1, MOVED, 300, 300));
    CHECK(!is_button(2, BEGAN, 300, 300) && !is_button(2, MOVED, 10, 10) && !is_button(2, ENDED, 10, 10));
    CHECK(is_button(1, ENDED, 300, 300) && pressed == 0); /* slid off */
    CHECK(is_button(3, BEGAN, 20, 20) && is_button(3, LOST, 20, 20) && pressed == 0);
    CHECK(is_button(5, BEGAN, 60, 10) && is_button(5, ENDED, 90, 40) && pressed == 1 && finger == -1);
    CHECK(is_button(4, BEGAN, 10, 10) && !is_button(4, BEGAN, 300, 300) && finger == -1); /* a lost end */
}

static void test_panes(void) {
    check_topic = "panes";
    tapzoom_config config = preset(TAPZOOM_PRESET_MAPS);
    pane left = {0, 0, open_view(&config)}, right = {500, 0, open_view(&config)};
    CHECK_OK(push_to(&left, sample(BEGAN, 7, 1, 100, 100)));
    CHECK_OK(push_to(&right, sample(BEGAN, 7, 1, 600, 100)));
    CHECK_OK(push_to(&left, sample(ENDED, 7, 1.1, 100, 100)));
    CHECK_OK(push_to(&right, sample(ENDED, 7, 1.1, 600, 100)));
    CHECK_OK(tapzoom_advance(right.view, 2));
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t count;
    CHECK_OK(tapzoom_poll_events(right.view, events, TAPZOOM_EVENT_CAPACITY, &count));
    CHECK(count == 3 && events[2].kind == TAPZOOM_EVENT_TAP && events[2].view_x == 100);

    tapzoom_destroy(left.view);
    tapzoom_destroy(right.view);
}

/* ---- Owners ---------------------------------------------------------------------------------------------------- */

enum { FINGER = TAPZOOM_TOOL_FINGER, PEN = TAPZOOM_TOOL_PEN };

static tapzoom_view *sheet;
static double sheet_time;

static void open_sheet(const char *topic) {
    tapzoom_config config;
    check_topic = topic;
    CHECK_OK(tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_BOARD));
    set_tools(&config);
    config.bounds = TAPZOOM_BOUNDS_NONE;
    sheet = open_view(&config);
    sheet_time = 0;
    memset(strokes, 0, sizeof strokes);
    memset(handled, 0, sizeof handled);
}

/* Frames at 60 Hz up to a time. */
static void frames_until(double time) {
    for (; sheet_time < time; sheet_time += 1 / 60.0) {
        CHECK_OK(tapzoom_advance(sheet, sheet_time));
        take_events(sheet);
    }
}

static void draw_with(int32_t tool, double time, int64_t id, int32_t phase, double x, double y) {
    tapzoom_touch touch = sample(phase, id, time, x, y);
    touch.tool = tool;
    frames_until(time);
    draw_touch(sheet, &touch);
}

static void draw(double time, int64_t id, int32_t phase, double x, double y) {
    draw_with(FINGER, time, id, phase, x, y);
}

static int strokes_of_all(void) {
    int count = 0;
    for (int id = 0; id < 8; id++) count += strokes[id].open + strokes[id].finished;
    return count;
}

static void close_sheet(double time) {
    frames_until(time);
    tapzoom_destroy(sheet);
}

/* A finger lands, moves a little, and is joined by another one; both pinch. */
static void check_pinch(double delay) {
    open_sheet("pinch");
    const double before = place_of(sheet).scale;
    draw(1, 1, BEGAN, 150, 300);
    CHECK(strokes[1].open == 1);
    draw(1 + delay / 2, 1, MOVED, 155, 300);
    draw(1 + delay, 2, BEGAN, 250, 300);
    CHECK(strokes_of_all() == 0 && owner_of(sheet, 1) == TAPZOOM_OWNER_VIEW && owner_of(sheet, 2) == 0);
    for (int i = 1; i <= 60; i++) {
        draw(1 + delay + i / 120.0, 1, MOVED, 155 - i, 300);
        draw(1 + delay + i / 120.0, 2, MOVED, 250 + i, 300);
    }
    draw(2, 1, ENDED, 95, 300);
    draw(2.2, 2, MOVED, 200, 200); /* the finger that is left draws nothing */
    draw(2.3, 2, ENDED, 200, 200);
    CHECK(strokes_of_all() == 0 && handled[TAPZOOM_EVENT_PINCH] >= 2);
    CHECK(place_of(sheet).scale > 1.5 * before);
    close_sheet(4);
}

/* Any touches: only contacts of the host have strokes. */
static void check_any_touches(void) {
    uint32_t random = 1;
    open_sheet("any touches");
    int down[8] = {0};
    for (int step = 1; step <= 4000; step++) {
        random = random * 1664525 + 1013904223;
        const int id = 1 + (int)(random >> 24) % 7, action = (int)(random >> 16 & 255), x = (int)(random >> 8 & 255);
        const int32_t phase = !down[id] ? BEGAN : action < 200 ? MOVED : action < 240 ? ENDED : LOST;
        draw_with(id > 5 ? PEN : FINGER, 1 + step * 0.03, id, phase, x, x);
        down[id] = phase < ENDED;
        for (int each = 1; each < 8; each++) {
            int32_t owner = TAPZOOM_OWNER_VIEW;
            tapzoom_get_contact_owner(sheet, each, &owner);
            CHECK(strokes[each].open == (owner == TAPZOOM_OWNER_HOST || owner == TAPZOOM_OWNER_UNDECIDED));
        }
    }
    CHECK(handled[TAPZOOM_EVENT_PINCH] > 10);
    tapzoom_destroy(sheet);
}

static void test_draw(void) {
    check_any_touches();
    check_pinch(0.1);

    open_sheet("one finger draws");
    tapzoom_transform before = place_of(sheet);
    draw(1, 1, BEGAN, 100, 100);
    CHECK(owner_of(sheet, 1) == TAPZOOM_OWNER_UNDECIDED && strokes[1].open);
    draw(1.1, 1, MOVED, 110, 100);
    CHECK(owner_of(sheet, 1) == TAPZOOM_OWNER_UNDECIDED);
    draw(1.151, 1, MOVED, 200, 200);
    CHECK(owner_of(sheet, 1) == TAPZOOM_OWNER_HOST);
    draw(1.3, 2, BEGAN, 300, 300); /* too late to move the sheet */
    CHECK(owner_of(sheet, 2) == TAPZOOM_OWNER_HOST && strokes_of_all() == 2);
    draw(1.4, 2, MOVED, 350, 300);
    draw(1.45, 2, LOST, 350, 300);
    draw(1.5, 1, ENDED, 200, 200);
    CHECK(strokes[1].finished == 1 && strokes_of_all() == 1);
    CHECK_NEAR(strokes[1].spread, 100, 1e-9); /* at scale 1, to the lift */
    draw(2, 1, BEGAN, 100, 100);
    draw(2.1, 1, LOST, 100, 100);
    CHECK(strokes[1].finished == 1 && strokes_of_all() == 1);
    tapzoom_transform after = place_of(sheet);
    CHECK_SAME(before, after);
    close_sheet(3);
}

/* ---- The marker ------------------------------------------------------------------------------------------------ */

static void on_map(marker *m, tapzoom_view *view, double time, int64_t id, int32_t phase, double x, double y) {
    const tapzoom_touch touch = sample(phase, id, time, x, y);
    touch_map(m, view, &touch);
    CHECK_OK(tapzoom_advance(view, time));
    follow_finger(m, view);
}

static void test_marker(void) {
    check_topic = "marker";
    tapzoom_config config = preset(TAPZOOM_PRESET_MAPS);
    tapzoom_view *view = open_view(&config);
    marker m = {.x = 1000, .y = 1500}; /* in the center of the view, at scale 1 */
    tapzoom_transform before = place_of(view);
    on_map(&m, view, 1, 1, BEGAN, 215, 310);
    CHECK(m.held && owner_of(view, 1) == TAPZOOM_OWNER_HOST);
    CHECK_NEAR(m.x, 1000, 1e-9); /* it does not jump under the finger */
    on_map(&m, view, 1.5, 1, MOVED, 315, 310);
    CHECK_NEAR(m.x, 1100, 1e-9);
    tapzoom_transform after = place_of(view);
    CHECK_SAME(before, after);

    check_topic = "a second finger pans under the marker";
    on_map(&m, view, 2, 2, BEGAN, 100, 100);
    CHECK(owner_of(view, 2) == TAPZOOM_OWNER_VIEW);
    on_map(&m, view, 2.5, 2, MOVED, 160, 100);
    CHECK_NEAR(place_of(view).x, before.x + 50, 1e-9);
    CHECK_NEAR(m.x, 1050, 1e-9);
    on_map(&m, view, 3, 2, ENDED, 160, 100);
    on_map(&m, view, 3.1, 1, ENDED, 315, 310);
    CHECK(!m.held);
    CHECK(poll_for(view, TAPZOOM_EVENT_TAP, DISCRETE) == 0);

    tapzoom_destroy(view);
}

int main(void) {
    test_button();
    test_panes();
    test_draw();
    test_marker();
    return check_report();
}
