/*
 * pages.c - the parts of "Pages and nested scrolling".
 *
 * SPDX-License-Identifier: MIT
 */
#include "check.h"

enum { WIDTH = 400, HEIGHT = 600 };

static const tapzoom_viewport viewport = {WIDTH, HEIGHT, 0, 0, 0, 0};
static int shown_page;
static void show_page(tapzoom_view *view, int page) {
    const tapzoom_rect content = {0, 0, WIDTH, HEIGHT};
    shown_page = page;
    CHECK_OK(tapzoom_set_content(view, &content, TAPZOOM_KEEP_PICTURE));
    CHECK_OK(tapzoom_reset(view, NULL));
}

#include "page-step.c"
#include "pager.c"
#include "close.c"
#include "refresh.c"

static tapzoom_view *create(int32_t preset, double width, double height, uint32_t edges, int32_t bounce_y) {
    const tapzoom_rect content = {0, 0, width, height};
    tapzoom_config config;
    tapzoom_view *view;
    CHECK_OK(tapzoom_config_init(&config, sizeof config, preset));
    config.edges = edges;
    config.bounce_y = bounce_y;
    CHECK_OK(tapzoom_create(&config, &viewport, &content, &view));
    CHECK_OK(tapzoom_advance(view, 0));
    return view;
}

static void touch(tapzoom_view *view, double time, int32_t phase, double x, double y) {
    const tapzoom_sample sample = {time, 1, x, y, phase, TAPZOOM_TOOL_FINGER, 0, 0};
    CHECK_OK(tapzoom_push_touches(view, &sample, 1, NULL));
}

/* ---- PAGE ------------------------------------------------------------------------------------------------------ */

/* The pages that one drag asks for, in a view of one page. A slow drag takes 1.2 s and rests at its end. */
static int steps_of_drag(double dx, double dy, int slow) {
    tapzoom_view *view = create(TAPZOOM_PRESET_READER, WIDTH, HEIGHT, 0, 0);
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t count;
    int step = 0;
    touch(view, 1, TAPZOOM_TOUCH_BEGAN, 200, 300);
    for (int i = 1; i <= 10; i++)
        touch(view, 1 + i * (slow ? 0.1 : 0.01), TAPZOOM_TOUCH_MOVED, 200 + dx * i / 10, 300 + dy * i / 10);
    touch(view, slow ? 2.2 : 1.11, TAPZOOM_TOUCH_ENDED, 200 + dx, 300 + dy);
    CHECK_OK(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
    for (size_t i = 0; i < count; i++) step += page_step(&events[i]);
    tapzoom_destroy(view);
    return step;
}

static void test_page(void) {
    check_topic = "PAGE";
    CHECK(steps_of_drag(-130, 0, 1) == 1); /* 130 less the slop of 18 is 112 of 400 */
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
        touch(p->view, now, TAPZOOM_TOUCH_MOVED, from + (to - from) * i / frames, 300);
        frame(p, now);
    }
}

static void land(pager *p, double x) {
    now += 1.0 / 60;
    touch(p->view, now, TAPZOOM_TOUCH_BEGAN, x, 300);
    frame(p, now);
}

static void lift(pager *p, double x) {
    now += 1.0 / 60;
    touch(p->view, now, TAPZOOM_TOUCH_ENDED, x, 300);
    frame(p, now);
}

static void wait(pager *p, double seconds) {
    for (int i = 0; i < 60 * seconds; i++) frame(p, now += 1.0 / 60);
}

static void rest(pager *p, double x) { move(p, x, x, 8); }

static tapzoom_transform transform_of(const tapzoom_view *view) {
    tapzoom_transform transform;
    CHECK_OK(tapzoom_get_transform(view, &transform));
    return transform;
}

static pager open_pager(int page) {
    pager p = {.view = create(TAPZOOM_PRESET_PHOTOS, WIDTH, HEIGHT, 0, 0), .width = WIDTH, .page = page, .count = 3};
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
    CHECK_NEAR(p.offset, -230, 1e-9);           /* the travel less the slop */
    CHECK_NEAR(transform_of(p.view).x, 0, 1e-9); /* the content rests */
    rest(&p, 150);
    lift(&p, 150);
    CHECK(last_end.limits == TAPZOOM_LIMIT_RIGHT && p.page == 2 && shown_page == 2);
    CHECK(p.offset > 0 && p.moves);
    wait(&p, 1);
    CHECK(p.offset == 0 && !p.moves);

    check_topic = "the last page has a rubber band";
    land(&p, 390);
    move(&p, 390, 150, 60);
    CHECK(p.offset == 0 && transform_of(p.view).x < -50);
    rest(&p, 150);
    lift(&p, 150);
    wait(&p, 2);
    CHECK(p.page == 2);
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

    check_topic = "a short fast drag goes on with its velocity";
    land(&p, 200);
    move(&p, 200, 280, 6);
    double before = p.offset;
    lift(&p, 280);
    CHECK(p.page == 0 && last_end.velocity_x > 500 && last_end.limits == TAPZOOM_LIMIT_LEFT);
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

    check_topic = "a finger that only taps on a moving page lets it go";
    land(&p, 200);
    move(&p, 200, 120, 60);
    rest(&p, 120);
    lift(&p, 120);
    wait(&p, 0.02);
    land(&p, 20);
    lift(&p, 20);
    wait(&p, 1);
    CHECK(p.page == 1 && p.offset == 0);
    tapzoom_destroy(p.view);
}

static void test_cancelled(void) {
    check_topic = "a cancelled drag goes home";
    pager p = open_pager(1);
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t count;
    land(&p, 390);
    move(&p, 390, 290, 6);
    touch(p.view, now, TAPZOOM_TOUCH_CANCELLED, 290, 300);
    CHECK_OK(tapzoom_poll_events(p.view, events, TAPZOOM_EVENT_CAPACITY, &count));
    CHECK(count > 0 && events[0].kind == TAPZOOM_EVENT_PAN && events[0].phase == TAPZOOM_PHASE_CANCELLED);
    CHECK(events[0].limits == TAPZOOM_LIMIT_RIGHT && events[0].velocity_x == 0);
    for (size_t i = 0; i < count; i++) pager_event(&p, &events[i]);
    wait(&p, 1);
    CHECK(p.page == 1 && p.offset == 0);
    tapzoom_destroy(p.view);
}

/* The travel of the fingers is the sum of the content's and the pager's, and the pager returns to 0 first. */
static void test_zoomed(void) {
    check_topic = "zoomed";
    pager p = open_pager(1);
    CHECK_OK(tapzoom_zoom_to(p.view, 2, 350, 300, NULL)); /* 50 units are left on the right */
    frame(&p, now += 1.0 / 60);
    const double x = transform_of(p.view).x;
    CHECK_NEAR(x, -350, 1e-9);
    land(&p, 350);
    move(&p, 350, 330, 10);
    CHECK_NEAR(transform_of(p.view).x - x, -10, 1e-9);
    move(&p, 330, 240, 30);
    CHECK_NEAR(transform_of(p.view).x, -400, 1e-9);
    CHECK_NEAR(p.offset, -50, 1e-9);
    move(&p, 240, 280, 30);
    CHECK_NEAR(p.offset, -10, 1e-9);
    CHECK_NEAR(transform_of(p.view).x, -400, 1e-9);
    move(&p, 280, 320, 30);
    CHECK_NEAR(p.offset, 0, 1e-9);
    CHECK_NEAR(transform_of(p.view).x, -370, 1e-9);

    check_topic = "a fling of the content meets its edge";
    rest(&p, 320);
    lift(&p, 320);
    wait(&p, 1);
    CHECK_OK(tapzoom_pan_by(p.view, 100, 0, NULL));
    edge_count = 0;
    land(&p, 300);
    move(&p, 300, 220, 6);
    CHECK_NEAR(p.offset, 0, 1e-9);
    lift(&p, 220);
    CHECK(p.page == 1);
    for (int i = 0; i < 20 && edge_count == 0; i++) frame(&p, now += 1.0 / 60);
    CHECK(edge_count == 1 && p.page == 2); /* faster than 500 units/s */
    wait(&p, 1);
    CHECK(p.offset == 0);
    tapzoom_destroy(p.view);
}

static void test_needs(void) {
    check_topic = "rotated content does not hand over";
    tapzoom_view *view = create(TAPZOOM_PRESET_PHOTOS, WIDTH, HEIGHT, TAPZOOM_LIMIT_RIGHT, 0);
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t count;
    CHECK_OK(tapzoom_rotate_to(view, 0.1, 200, 300, NULL));
    touch(view, 1, TAPZOOM_TOUCH_BEGAN, 300, 300);
    touch(view, 1.5, TAPZOOM_TOUCH_MOVED, 100, 300);
    CHECK_OK(tapzoom_advance(view, 1.6));
    CHECK_OK(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
    CHECK(count > 0);
    for (size_t i = 0; i < count; i++) CHECK(events[i].unused_x == 0);
    tapzoom_destroy(view);
}

/* ---- Overscroll ------------------------------------------------------------------------------------------------ */

static tapzoom_overscroll overscroll_of(const tapzoom_view *view) {
    tapzoom_overscroll over;
    CHECK_OK(tapzoom_get_overscroll(view, &over));
    return over;
}

static void pull(tapzoom_view *view, double dy) {
    touch(view, 1, TAPZOOM_TOUCH_BEGAN, 200, 100);
    for (int i = 1; i <= 60; i++) touch(view, 1 + i / 60.0, TAPZOOM_TOUCH_MOVED, 200, 100 + dy * i / 60);
    CHECK_OK(tapzoom_advance(view, 2));
}

static void test_close(void) {
    check_topic = "close";
    tapzoom_view *view = create(TAPZOOM_PRESET_PHOTOS, WIDTH, HEIGHT, 0, 1);
    pull(view, 118);
    tapzoom_overscroll over = overscroll_of(view);
    CHECK_NEAR(over.raw_y, 100, 1e-9);
    CHECK(over.y > 0 && over.y < over.raw_y);
    CHECK_NEAR(transform_of(view).y, over.y, 1e-9);
    CHECK_NEAR(close_progress(&over, HEIGHT), 0.5, 1e-9);
    touch(view, 2.1, TAPZOOM_TOUCH_ENDED, 200, 218);
    CHECK_OK(tapzoom_advance(view, 2.15));
    CHECK(overscroll_of(view).raw_y < 100);
    CHECK(closes(100, 0, HEIGHT) && !closes(79, 0, HEIGHT) && closes(20, 400, HEIGHT) && !closes(100, -400, HEIGHT));
    CHECK(closes(-100, 0, HEIGHT));
    tapzoom_destroy(view);
    view = create(TAPZOOM_PRESET_PHOTOS, WIDTH, HEIGHT, 0, 0); /* without bounce_y */
    pull(view, 118);
    CHECK(transform_of(view).y == 0);
    tapzoom_destroy(view);
}

static void test_refresh(void) {
    check_topic = "refresh";
    const tapzoom_rect list = {0, 0, 800, 6000};
    const tapzoom_options animated = {.struct_size = sizeof animated, .animated = 1};
    tapzoom_view *view = create(TAPZOOM_PRESET_READER, list.width, list.height, 0, 0);
    pull(view, 180);
    touch(view, 2.1, TAPZOOM_TOUCH_ENDED, 200, 280);
    double before = transform_of(view).y;
    CHECK(before > 60);
    start_refresh(view, list, 120);
    CHECK_NEAR(transform_of(view).y, before, 1e-9); /* no jump */
    CHECK_OK(tapzoom_advance(view, 3));
    CHECK_NEAR(transform_of(view).y, 60, 1e-9); /* the row is 120 * 0.5 high */
    CHECK_OK(tapzoom_pan_by(view, 0, -60, &animated));
    CHECK_OK(tapzoom_advance(view, 4));
    CHECK_NEAR(transform_of(view).y, 0, 1e-9);
    tapzoom_transform settled = transform_of(view);
    CHECK_OK(tapzoom_set_content(view, &list, TAPZOOM_KEEP_COORDINATES));
    tapzoom_transform after = transform_of(view);
    CHECK_SAME(settled, after);
    tapzoom_destroy(view);
}

/* A list around the view: after the lift its offset stays, and the next drag moves the content first. */
static void test_list(void) {
    check_topic = "list";
    tapzoom_view *view = create(TAPZOOM_PRESET_READER, WIDTH, 700, TAPZOOM_LIMIT_TOP | TAPZOOM_LIMIT_BOTTOM, 0);
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t count;
    double list = 0;
    for (int drag = 0; drag < 2; drag++) {
        double start = 1 + 3 * drag, from = drag == 0 ? 500 : 100, way = drag == 0 ? -210 : 110;
        touch(view, start, TAPZOOM_TOUCH_BEGAN, 200, from);
        for (int i = 1; i <= 60; i++) touch(view, start + i / 60.0, TAPZOOM_TOUCH_MOVED, 200, from + way * i / 60);
        touch(view, start + 1.2, TAPZOOM_TOUCH_ENDED, 200, from + way);
        CHECK_OK(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
        for (size_t i = 0; i < count; i++) list += events[i].unused_y;
        CHECK_OK(tapzoom_set_pager_offset(view, 0, 0));
        CHECK_NEAR(transform_of(view).y, drag == 0 ? -100 : 0, 1e-9); /* content 700 high in a viewport of 600 */
        CHECK_NEAR(list, -100, 1e-9);
    }
    tapzoom_destroy(view);
}

/* If a fling ends at an edge, the list takes the velocity of PAN ENDED. A trackpad does not hand over. */
static void test_list_motion(void) {
    check_topic = "list in motion";
    tapzoom_view *view = create(TAPZOOM_PRESET_READER, WIDTH, 700, TAPZOOM_LIMIT_TOP | TAPZOOM_LIMIT_BOTTOM, 0);
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t count;
    double velocity = 0;
    touch(view, 1, TAPZOOM_TOUCH_BEGAN, 200, 500);
    for (int i = 1; i <= 20; i++) touch(view, 1 + i / 60.0, TAPZOOM_TOUCH_MOVED, 200, 500 - 20 * i);
    touch(view, 1 + 21 / 60.0, TAPZOOM_TOUCH_ENDED, 200, 100);
    CHECK_OK(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
    for (size_t i = 0; i < count; i++) {
        CHECK(events[i].kind != TAPZOOM_EVENT_FLING);
        if (events[i].kind == TAPZOOM_EVENT_PAN && events[i].limits == TAPZOOM_LIMIT_BOTTOM)
            velocity = events[i].velocity_y;
    }
    CHECK_NEAR(velocity, -1200, 1);
    CHECK_OK(tapzoom_set_pager_offset(view, 0, 0));

    check_topic = "a trackpad at an edge of the list";
    const tapzoom_scroll scroll = {.time = 3, .x = 200, .y = 300, .dy = 50, .source = TAPZOOM_SOURCE_TRACKPAD};
    int32_t consumed = 1;
    CHECK_OK(tapzoom_push_scroll(view, &scroll, &consumed));
    CHECK(consumed == 0);
    CHECK_NEAR(transform_of(view).y, -100, 1e-9);
    tapzoom_destroy(view);
}

int main(void) {
    test_page();
    test_turns();
    test_catch();
    test_cancelled();
    test_zoomed();
    test_needs();
    test_close();
    test_refresh();
    test_list();
    test_list_motion();
    return check_report();
}
