/*
 * pages.c - the parts of "Pages and nested scrolling".
 *
 * SPDX-License-Identifier: MIT
 */
#include "touch.h"

enum { WIDTH = 400, HEIGHT = 600 };

static const tapzoom_viewport viewport = {WIDTH, HEIGHT, 0, 0, 0, 0};
static int shown_page;
static void show_page(tapzoom_view *view, int page) {
    const tapzoom_rect content = {0, 0, WIDTH, HEIGHT};
    shown_page = page;
    CHECK_OK(tapzoom_set_content(view, &content, TAPZOOM_KEEP_PICTURE));
    CHECK_OK(tapzoom_fit(view, NULL));
}

static void check(tapzoom_status status) { CHECK_OK(status); }

/* A list with 90 units above the view's present place and 200 below. */
static double list_place;
static double scroll_list(double by) {
    const double before = list_place;
    list_place = fmax(-200, fmin(list_place + by, 90));
    return list_place - before;
}

#include "page-step.c"
#include "pager.c"
#include "list.c"

static tapzoom_view *open_view(int32_t which, double width, double height, uint32_t edges, int32_t always_bounce_y) {
    tapzoom_config config = preset(which);
    config.pager_edges = edges;
    config.always_bounce_y = always_bounce_y;
    tapzoom_view *view = view_of(&config, viewport.width, viewport.height, width, height);
    CHECK_OK(tapzoom_advance(view, 0));
    return view;
}

/* ---- PAGE ------------------------------------------------------------------------------------------------------ */

/* The steps of one drag in a view of one page. A slow drag takes 1.2 s and rests at its end. */
static int steps_of_drag(double dx, double dy, int slow) {
    tapzoom_view *view = open_view(TAPZOOM_PRESET_READER, WIDTH, HEIGHT, 0, 0);
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t count;
    int step = 0;
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, 1, 200, 300));
    for (int i = 1; i <= 10; i++)
        CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 1, 1 + i * (slow ? 0.1 : 0.01), 200 + dx * i / 10,
                       300 + dy * i / 10));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, slow ? 2.2 : 1.11, 200 + dx, 300 + dy));
    CHECK_OK(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
    for (size_t i = 0; i < count; i++) step += page_step(&events[i]);
    tapzoom_destroy(view);
    return step;
}

static void test_page(void) {
    check_topic = "PAGE";
    CHECK(steps_of_drag(-130, 0, 1) == 1); /* less the slop of 18 it is 112 of 400 */
    CHECK(steps_of_drag(130, 0, 1) == -1);
    CHECK(steps_of_drag(-90, 0, 1) == 0);
    CHECK(steps_of_drag(-90, 0, 0) == 1); /* a swipe */
    CHECK(steps_of_drag(0, -130, 0) == 0);
}

/* ---- Pager ----------------------------------------------------------------------------------------------------- */

static tapzoom_event last_end;
static int edge_count;

static void frame(pager *p, double now) {
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    tapzoom_frame_result frame;
    CHECK_OK(tapzoom_frame(p->view, now, NULL, 0, events, TAPZOOM_EVENT_CAPACITY, &frame));
    for (int i = 0; i < frame.event_count; i++) {
        pager_event(p, &events[i]);
        edge_count += events[i].kind == TAPZOOM_EVENT_EDGE;
        if (events[i].kind == TAPZOOM_EVENT_PAN && events[i].phase == TAPZOOM_PHASE_ENDED) last_end = events[i];
    }
    pager_frame(p, now, frame.state.contact_count);
}

static double now = 0;

static void move(pager *p, double from, double to, int frames) {
    for (int i = 1; i <= frames; i++) {
        now += 1.0 / 60;
        CHECK_OK(touch(p->view, TAPZOOM_TOUCH_MOVED, 1, now, from + (to - from) * i / frames, 300));
        frame(p, now);
    }
}

static void land(pager *p, double x) {
    tapzoom_touch one = {.time = now += 1.0 / 60, .id = 1, .x = x, .y = 300, .phase = TAPZOOM_TOUCH_BEGAN};
    if (p->moves) one.flags = TAPZOOM_CONTACT_NO_TAP;
    CHECK_OK(tapzoom_push_touches(p->view, &one, 1, NULL));
    frame(p, now);
}

static void lift(pager *p, double x) {
    now += 1.0 / 60;
    CHECK_OK(touch(p->view, TAPZOOM_TOUCH_ENDED, 1, now, x, 300));
    frame(p, now);
}

static void wait(pager *p, double seconds) {
    for (int i = 0; i < 60 * seconds; i++) frame(p, now += 1.0 / 60);
}

static void rest(pager *p, double x) { move(p, x, x, 8); }

static pager open_pager(int page) {
    pager p = {.view = open_view(TAPZOOM_PRESET_PHOTOS, WIDTH, HEIGHT, 0, 0), .width = WIDTH, .page = page, .count = 3};
    now = 0;
    shown_page = page;
    set_edges(&p);
    return p;
}

static void test_turns(void) {
    check_topic = "a long slow drag";
    pager p = open_pager(1);
    land(&p, 390);
    move(&p, 390, 150, 60);
    CHECK_NEAR(p.offset, -230, 1e-9);           /* all but the slop */
    CHECK_NEAR(place_of(p.view).x, 0, 1e-9); /* the content has stopped */
    rest(&p, 150);
    lift(&p, 150);
    CHECK(last_end.limits == TAPZOOM_LIMIT_RIGHT && p.page == 2 && shown_page == 2);
    CHECK(p.offset > 0 && p.moves);
    wait(&p, 1);
    CHECK(p.offset == 0 && !p.moves);

    tapzoom_destroy(p.view);

    check_topic = "a short slow drag";
    p = open_pager(1);
    land(&p, 200);
    move(&p, 200, 120, 60);
    rest(&p, 120);
    lift(&p, 120);
    CHECK(p.page == 1 && p.moves);
    wait(&p, 1);
    CHECK(p.page == 1 && p.offset == 0);

    check_topic = "a short drag that lifts slowly, in motion";
    land(&p, 200);
    move(&p, 200, 150, 20);
    lift(&p, 150);
    CHECK(p.page == 1 && last_end.velocity.x < -100);
    wait(&p, 1);

    check_topic = "a short fast drag goes on with its velocity";
    land(&p, 200);
    move(&p, 200, 280, 6);
    double before = p.offset;
    lift(&p, 280);
    CHECK(p.page == 0 && last_end.velocity.x > 500 && last_end.limits == TAPZOOM_LIMIT_LEFT);
    frame(&p, now += 1.0 / 60);
    CHECK(p.offset + WIDTH > before);
    wait(&p, 1);
    CHECK(p.offset == 0);
    tapzoom_destroy(p.view);
}

static void test_catch(void) {
    check_topic = "a finger catches the moving page and takes the old one back";
    pager p = open_pager(1);
    land(&p, 390);
    move(&p, 390, 150, 60);
    rest(&p, 150);
    lift(&p, 150);
    CHECK(p.page == 2);
    wait(&p, 0.02);
    double caught = p.offset;
    CHECK(caught > 50);
    land(&p, 20);
    wait(&p, 0.2);
    CHECK(p.offset == caught && !p.moves);
    move(&p, 20, 250, 60);
    rest(&p, 250);
    lift(&p, 250);
    CHECK(p.page == 1);
    wait(&p, 1);
    CHECK(p.offset == 0);

    tapzoom_destroy(p.view);
}

static void test_keys(void) {
    check_topic = "keys";
    pager p = open_pager(1);
    frame(&p, now += 1.0 / 60);
    turn(&p, 1);
    go_home(&p, 0, now);
    CHECK(p.page == 2 && shown_page == 2 && p.offset == WIDTH && p.moves);
    wait(&p, 0.1);
    CHECK(p.offset > 0 && p.offset < 0.3 * WIDTH);
    wait(&p, 1);
    CHECK(p.offset == 0 && p.page == 2);

    check_topic = "no velocity makes it overshoot";
    turn(&p, -1);
    for (go_home(&p, 1e5, now); p.moves; frame(&p, now += 1.0 / 60)) CHECK(p.offset <= 0);

    check_topic = "a flick within a frame catches it";
    turn(&p, -1);
    go_home(&p, 0, now);
    wait(&p, 0.1);
    for (int i = 0; i < 4; i++)
        CHECK_OK(touch(p.view, i == 0 ? TAPZOOM_TOUCH_BEGAN : i < 3 ? TAPZOOM_TOUCH_MOVED : TAPZOOM_TOUCH_ENDED, 1,
                       now + 0.004 * i, 390 - 100.0 * i, 300));
    frame(&p, now += 1.0 / 60);
    CHECK(p.page == 1);
    tapzoom_destroy(p.view);
}

/* ---- A list ---------------------------------------------------------------------------------------------------- */

static list nested;

static void list_step(double time) {
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    tapzoom_frame_result frame;
    CHECK_OK(tapzoom_frame(nested.view, time, NULL, 0, events, TAPZOOM_EVENT_CAPACITY, &frame));
    for (int i = 0; i < frame.event_count; i++) list_event(&nested, &events[i]);
    list_frame(&nested, time, frame.state.contact_count);
}

/* The content is 100 higher than the view and begins at its top; the list has scrolled to 0. */
static void open_list(void) {
    const tapzoom_config settings = {.struct_size = sizeof settings};
    tapzoom_config config = settings;
    nested = (list){.view = open_view(TAPZOOM_PRESET_READER, WIDTH, 700, TAPZOOM_LIMIT_TOP | TAPZOOM_LIMIT_BOTTOM, 0)};
    CHECK_OK(tapzoom_get_config(nested.view, &config));
    CHECK(config.wheel == TAPZOOM_ACTION_PAN);
    list_place = 0;
    now = 0;
}

/* Drags from one y to another, and lifts at rest or in motion. */
static void list_drag(double from, double to, int frames, int rests) {
    CHECK_OK(touch(nested.view, TAPZOOM_TOUCH_BEGAN, 1, now += 1.0 / 60, 200, from));
    list_step(now);
    for (int i = 1; i <= frames + (rests ? 8 : 0); i++) {
        CHECK_OK(touch(nested.view, TAPZOOM_TOUCH_MOVED, 1, now += 1.0 / 60, 200,
                       from + (to - from) * fmin(i, frames) / frames));
        list_step(now);
    }
    CHECK_OK(touch(nested.view, TAPZOOM_TOUCH_ENDED, 1, now += 1.0 / 60, 200, to));
    list_step(now);
}

static void test_list(void) {
    check_topic = "the lift leaves the list where it is, and the next drag moves the content first";
    open_list();
    list_drag(500, 290, 60, 1);
    CHECK_NEAR(place_of(nested.view).y, -100, 1e-9);
    CHECK_NEAR(list_place, -100, 1e-9);
    list_drag(100, 210, 60, 1);
    CHECK_NEAR(place_of(nested.view).y, 0, 1e-9);
    CHECK_NEAR(list_place, -100, 1e-9);

    check_topic = "at the end of the list";
    CHECK_OK(touch(nested.view, TAPZOOM_TOUCH_BEGAN, 1, now += 1.0 / 60, 200, 100));
    for (int i = 1; i <= 60; i++) {
        CHECK_OK(touch(nested.view, TAPZOOM_TOUCH_MOVED, 1, now += 1.0 / 60, 200, 100 + 5 * i));
        list_step(now);
    }
    CHECK_NEAR(list_place, 90, 1e-9); /* not 190 */
    CHECK_NEAR(nested.pager, 190, 1e-9);
    CHECK_OK(touch(nested.view, TAPZOOM_TOUCH_MOVED, 1, now += 1.0 / 60, 200, 350));
    list_step(now);
    CHECK_NEAR(list_place, 40, 1e-9); /* back at once */
    CHECK_OK(touch(nested.view, TAPZOOM_TOUCH_ENDED, 1, now += 1.0 / 60, 200, 350));
    list_step(now);
    tapzoom_destroy(nested.view);

    check_topic = "the list flings on, to its end";
    open_list();
    list_drag(500, 360, 30, 0); /* 280 units per second */
    CHECK(nested.flings);
    const double lifted = list_place;
    for (int i = 0; i < 300; i++) list_step(now += 1.0 / 60);
    CHECK(list_place < lifted - 60 && list_place > lifted - 140 && !nested.flings); /* 280 / 2 */
    list_drag(500, 300, 6, 0);
    for (int i = 0; i < 60; i++) list_step(now += 1.0 / 60);
    CHECK(list_place == -200 && !nested.flings);

    tapzoom_destroy(nested.view);
}

int main(void) {
    test_page();
    test_turns();
    test_catch();
    test_keys();
    test_list();
    return check_report();
}
