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
#include "pager-resize.c"
#include "close.c"
#include "refresh.c"
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
    p.left_page = -1;
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

/* Flings to the page on the right, and catches the pager 0.07 s later, with less than half of the way left. */
static void fling_and_catch(pager *p) {
    const int page = p->page;
    land(p, 390);
    move(p, 390, 290, 6);
    lift(p, 290);
    CHECK(p->page == page + 1 && p->moves);
    wait(p, 0.04);
    land(p, 10);
    CHECK(!p->moves && p->offset > 50 && p->offset < WIDTH / 2.0);
}

static void test_left(void) {
    check_topic = "a page that is left zoomed comes back zoomed";
    pager p = open_pager(1);
    CHECK_OK(tapzoom_zoom_to(p.view, 2, 400, 200, NULL)); /* at its right edge */
    frame(&p, now += 1.0 / 60);
    const tapzoom_transform zoomed = place_of(p.view);
    fling_and_catch(&p);
    CHECK(p.page == 2 && p.left_page == 1 && place_of(p.view).scale == 1);
    CHECK_SAME(p.left, zoomed);
    move(&p, 10, 300, 60);
    rest(&p, 300);
    lift(&p, 300);
    CHECK(p.page == 1 && p.left_page == 2);
    tapzoom_transform back = place_of(p.view);
    CHECK_SAME(back, zoomed);
    wait(&p, 1);
    back = place_of(p.view);
    CHECK(p.offset == 0 && p.left_page == -1);
    CHECK_SAME(back, zoomed);

    check_topic = "keys";
    turn(&p, 1);
    go_home(&p, 0, now);
    CHECK(p.page == 2 && p.offset == WIDTH && p.moves);
    wait(&p, 0.1);
    CHECK(p.offset > 0 && p.offset < 0.3 * WIDTH);
    wait(&p, 1);
    CHECK(p.offset == 0 && p.page == 2);
    tapzoom_destroy(p.view);
}

static void test_resize(void) {
    const tapzoom_viewport wide = {HEIGHT, WIDTH, 0, 0, 0, 0};
    check_topic = "the device turns beside a displaced page";
    pager p = open_pager(1);
    pager_resize(&p, &wide, HEIGHT);
    land(&p, 390);
    move(&p, 390, 250, 60);
    const double before = p.offset;
    CHECK(before < -100);
    p.left_page = 0;
    pager_resize(&p, &viewport, WIDTH);
    CHECK_NEAR(p.offset, before * WIDTH / HEIGHT, 1e-9);
    CHECK(p.left_page == -1);
    CHECK_OK(tapzoom_cancel_touches(p.view, now));
    wait(&p, 1);
    CHECK(p.offset == 0 && p.page == 1);
    tapzoom_destroy(p.view);
}

/* ---- Overscroll ------------------------------------------------------------------------------------------------ */

static void pull(tapzoom_view *view, double dy) {
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, 1, 200, 100));
    for (int i = 1; i <= 60; i++) CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 1, 1 + i / 60.0, 200, 100 + dy * i / 60));
    CHECK_OK(tapzoom_advance(view, 2));
}

static void test_close(void) {
    check_topic = "close";
    tapzoom_view *view = open_view(TAPZOOM_PRESET_PHOTOS, WIDTH, HEIGHT, 0, 1);
    pull(view, 118);
    tapzoom_overscroll over = overscroll_of(view);
    CHECK_NEAR(over.raw_y, 100, 1e-9);
    CHECK(over.y > 0 && over.y < over.raw_y);
    CHECK_NEAR(place_of(view).y, over.y, 1e-9);
    CHECK_NEAR(close_progress(&over, HEIGHT), 0.5, 1e-9);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 2.1, 200, 218));
    CHECK_OK(tapzoom_advance(view, 2.15));
    CHECK(overscroll_of(view).raw_y < 100);
    CHECK(closes(100, 0, HEIGHT) && !closes(79, 0, HEIGHT) && closes(20, 400, HEIGHT) && !closes(100, -400, HEIGHT));
    CHECK(closes(-100, 0, HEIGHT));
    tapzoom_event began = {.kind = TAPZOOM_EVENT_PAN, .contact_count = 1, .view_x = 10, .view_y = -20};
    CHECK(may_close(&began, 0, 0) && !may_close(&began, 0, -50) && !may_close(&began, TAPZOOM_STATE_ZOOMED, 0));
    began.view_x = 30;
    CHECK(!may_close(&began, 0, 0));
    tapzoom_destroy(view);
}

static void test_refresh(void) {
    check_topic = "refresh";
    const tapzoom_rect list = {0, 0, 800, 6000};
    const tapzoom_options animated = {.struct_size = sizeof animated, .animated = 1};
    tapzoom_view *view = open_view(TAPZOOM_PRESET_READER, list.width, list.height, 0, 0);
    pull(view, 180);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 2.1, 200, 280));
    double before = place_of(view).y;
    CHECK(before > 60);
    start_refresh(view, list, 120);
    CHECK_NEAR(place_of(view).y, before, 1e-9); /* nothing jumps */
    CHECK_OK(tapzoom_advance(view, 3));
    CHECK_NEAR(place_of(view).y, 60, 1e-9); /* the row is 120 * 0.5 high */
    CHECK_OK(tapzoom_pan_by(view, 0, -60, &animated));
    CHECK_OK(tapzoom_advance(view, 4));
    CHECK_NEAR(place_of(view).y, 0, 1e-9);
    tapzoom_transform settled = place_of(view);
    CHECK_OK(tapzoom_set_content(view, &list, TAPZOOM_KEEP_COORDINATES));
    tapzoom_transform after = place_of(view);
    CHECK_SAME(settled, after);
    tapzoom_destroy(view);
}

/* ---- A list ---------------------------------------------------------------------------------------------------- */

static list nested;
static int scrolls; /* SCROLL BEGAN less SCROLL ENDED */

static void list_step(double time) {
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    tapzoom_frame_result frame;
    CHECK_OK(tapzoom_frame(nested.view, time, NULL, 0, events, TAPZOOM_EVENT_CAPACITY, &frame));
    for (int i = 0; i < frame.event_count; i++) {
        list_event(&nested, &events[i]);
        if (events[i].kind == TAPZOOM_EVENT_SCROLL)
            scrolls += events[i].phase == TAPZOOM_PHASE_BEGAN ? 1 : events[i].phase == TAPZOOM_PHASE_ENDED ? -1 : 0;
    }
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

static void scroll_at(double down, int32_t source, int32_t phase, int inside) {
    const tapzoom_scroll scroll = {.time = now += 0.01, .x = 200, .y = 300, .dy = down, .source = source,
                                   .phase = phase};
    list_scroll(&nested, scroll, down, inside);
    list_step(now += 0.01);
}

static void test_list_scroll(void) {
    const int32_t pad = TAPZOOM_SOURCE_TRACKPAD, wheel = TAPZOOM_SOURCE_WHEEL;
    check_topic = "the content takes a trackpad, also when BEGAN has no travel";
    open_list();
    list_step(now += 0.01);
    scroll_at(0, pad, TAPZOOM_SCROLL_BEGAN, 1);
    for (int i = 0; i < 15; i++) scroll_at(10, pad, TAPZOOM_SCROLL_CHANGED, 1);
    CHECK(list_place == 0 && !nested.takes); /* 150 for 100: the rest of the scroll is the content's */
    CHECK_NEAR(place_of(nested.view).y, -100, 1e-9);
    now += 0.2; /* it ends at rest */
    scroll_at(0, pad, TAPZOOM_SCROLL_ENDED, 1);

    check_topic = "the next scroll is the list's";
    now += 1;
    scroll_at(0, pad, TAPZOOM_SCROLL_BEGAN, 1);
    for (int i = 0; i < 10; i++) scroll_at(10, pad, TAPZOOM_SCROLL_CHANGED, 1);
    scroll_at(-30, pad, TAPZOOM_SCROLL_CHANGED, 1); /* also back, where the content has room */
    CHECK_NEAR(list_place, -70, 1e-9);
    CHECK_NEAR(place_of(nested.view).y, -100, 1e-9);
    CHECK(scrolls == 1);
    scroll_at(0, pad, TAPZOOM_SCROLL_ENDED, 1);
    CHECK(scrolls == 0); /* the view has seen the end */

    check_topic = "a scroll that begins beside the view";
    scroll_at(20, wheel, TAPZOOM_SCROLL_UNPHASED, 0);
    scroll_at(20, wheel, TAPZOOM_SCROLL_UNPHASED, 1);
    CHECK_NEAR(list_place, -110, 1e-9);

    check_topic = "a wheel after a silence is the content's";
    now += 0.2;
    for (int i = 0; i < 3; i++) scroll_at(-20, wheel, TAPZOOM_SCROLL_UNPHASED, 1);
    for (int i = 0; i < 60; i++) list_step(now += 1.0 / 60);
    CHECK_NEAR(list_place, -110, 1e-9);
    CHECK_NEAR(place_of(nested.view).y, -40, 1e-2);
    tapzoom_destroy(nested.view);
}

int main(void) {
    test_page();
    test_turns();
    test_catch();
    test_left();
    test_resize();
    test_close();
    test_refresh();
    test_list();
    test_list_scroll();
    return check_report();
}
