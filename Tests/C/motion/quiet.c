/*
 * quiet.c - quiet commands, the cause of events and the range of a pan: views that are set by others.
 *
 * SPDX-License-Identifier: MIT
 */
#include "host.h"
#include "random.h"

#define QUIET (&(const tapzoom_options){.struct_size = sizeof(tapzoom_options), .quiet = 1})
#define DRIVEN(view) ((state_of(view).flags & TAPZOOM_STATE_DRIVEN) != 0)

static int polled(tapzoom_view *view, tapzoom_event *events) {
    size_t count = 0;
    CHECK_OK(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
    return (int)count;
}

static tapzoom_view *zoomed_photos(void) {
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    tapzoom_view *view = photos();
    CHECK_OK(tapzoom_zoom_to(view, 1, 0, 0, NULL));
    CHECK_OK(tapzoom_center_on(view, 2000, 1500, 0, NULL));
    CHECK_OK(tapzoom_advance(view, 1));
    polled(view, events);
    return view;
}

/* 60 commands in 60 frames send one SETTLED, and nothing else. */
static void sixty(void) {
    check_topic = "sixty quiet commands";
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    tapzoom_view *view = zoomed_photos();
    double raster = raster_of(view);
    for (int i = 0; i < 60; i++) {
        CHECK_OK(tapzoom_advance(view, 2 + i / 60.));
        CHECK_OK(tapzoom_center_on(view, 1000 + 20 * i, 1500, 1 + i / 100., QUIET));
        CHECK_NEAR(visible_rect(view, place_of(view)).x, 1000 + 20 * i - 400 / (1 + i / 100.), 1e-9);
        CHECK(DRIVEN(view) && !is_moving(view) && raster_of(view) == raster);
        CHECK(polled(view, events) == 0);
    }
    CHECK_NEAR(state_of(view).next_deadline, 2 + 59 / 60. + 0.15, 1e-12);
    CHECK_OK(tapzoom_advance(view, 5));
    CHECK(polled(view, events) == 1);
    CHECK(events[0].kind == TAPZOOM_EVENT_SETTLED && events[0].cause == TAPZOOM_CAUSE_DRIVEN);
    CHECK_NEAR(events[0].time, 2 + 59 / 60. + 0.15, 1e-12);
    CHECK(!DRIVEN(view) && state_of(view).next_deadline == INFINITY);
    CHECK(raster_of(view) == place_of(view).scale);
    /* A command that moves nothing sends nothing; relative ones are quiet, too. */
    tapzoom_transform here = place_of(view);
    CHECK_OK(tapzoom_set_transform(view, &here, QUIET));
    CHECK(!DRIVEN(view));
    CHECK_OK(tapzoom_pan_by(view, 10, 0, QUIET));
    CHECK_OK(tapzoom_zoom_by(view, 1.1, 0, 0, QUIET));
    CHECK_OK(tapzoom_rotate_by(view, 0.1, 0, 0, QUIET));
    CHECK_OK(tapzoom_rotate_to(view, 0, 0, 0, QUIET));
    CHECK_OK(tapzoom_zoom_to(view, 3, 0, 0, QUIET));
    CHECK_OK(tapzoom_zoom_to_rect(view, RECT(0, 0, 1000, 1000), QUIET));
    CHECK(DRIVEN(view));
    for (int i = 0, count = polled(view, events); i < count; i++) CHECK(events[i].kind == TAPZOOM_EVENT_LIMIT);
    CHECK_OK(tapzoom_fit(view, QUIET));
    CHECK_OK(tapzoom_advance(view, 5.15));
    CHECK(poll_for(view, TAPZOOM_EVENT_SETTLED, TAPZOOM_PHASE_DISCRETE) == 1);
    tapzoom_destroy(view);
}

/* While the user moves the view, the command moves nothing. */
static void yields(tapzoom_view *view, const char *topic) {
    check_topic = topic;
    tapzoom_state before = state_of(view);
    tapzoom_transform shown = place_of(view), aim = target_of(view);
    CHECK_OK(tapzoom_center_on(view, 500, 500, 0, QUIET));
    CHECK_OK(tapzoom_pan_by(view, 50, 0, QUIET));
    CHECK_OK(tapzoom_fit(view, QUIET));
    tapzoom_transform still = place_of(view), same = target_of(view);
    CHECK_SAME(shown, still);
    CHECK_SAME(aim, same);
    CHECK(state_of(view).waiting_count == before.waiting_count && !DRIVEN(view));
    tapzoom_destroy(view);
}

static void users(void) {
    tapzoom_view *view = zoomed_photos();
    drag(view, 1, 2, 400, 300, 300, 300);
    CHECK_OK(tapzoom_advance(view, 2.2));
    yields(view, "a pan");
    view = zoomed_photos();
    drag(view, 1, 2, 400, 300, 200, 300);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 2.11, 200, 300));
    CHECK_OK(tapzoom_advance(view, 2.2));
    CHECK(is_moving(view));
    yields(view, "a fling");
    view = zoomed_photos();
    double_tap(view, 2, 300, 300);
    CHECK_OK(tapzoom_advance(view, 2.3));
    CHECK(is_moving(view));
    yields(view, "the animation of a tap");
    view = zoomed_photos();
    push(view, trackpad_of(2, 400, 300, 0, 20, TAPZOOM_SCROLL_BEGAN));
    push(view, trackpad_of(2.01, 400, 300, 0, 20, TAPZOOM_SCROLL_CHANGED));
    yields(view, "a scroll");
}

/* It cancels no tap and no press, and ends the host's own motions. */
static void keeps(void) {
    check_topic = "taps under quiet commands";
    tapzoom_view *view = zoomed_photos();
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, 2, 400, 300));
    for (int i = 0; i < 60; i++) {
        CHECK_OK(tapzoom_advance(view, 2 + i / 100.));
        CHECK_OK(tapzoom_pan_by(view, 1, 0, QUIET));
    }
    CHECK(poll_for(view, TAPZOOM_EVENT_LONG_PRESS, TAPZOOM_PHASE_BEGAN) == 1);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 2.7, 400, 300));
    CHECK(poll_for(view, TAPZOOM_EVENT_LONG_PRESS, TAPZOOM_PHASE_ENDED) == 1);
    tap(view, 1, 3, 400, 300);
    CHECK_OK(tapzoom_center_on(view, 700, 900, 0, QUIET));
    CHECK_OK(tapzoom_advance(view, 4));
    CHECK(poll_for(view, TAPZOOM_EVENT_TAP, TAPZOOM_PHASE_DISCRETE) == 1);
    /* A finger takes the view over. */
    CHECK_OK(tapzoom_center_on(view, 1700, 900, 0, QUIET));
    drag(view, 1, 4.01, 400, 300, 300, 300);
    CHECK(!DRIVEN(view));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 4.5, 300, 300));
    CHECK_OK(tapzoom_advance(view, 6));
    CHECK(poll_for(view, TAPZOOM_EVENT_SETTLED, TAPZOOM_PHASE_DISCRETE) == 1);
    CHECK_OK(tapzoom_fit(view, OPTIONS(1)));
    CHECK_OK(tapzoom_advance(view, 6.1));
    CHECK_OK(tapzoom_center_on(view, 1700, 900, 1, QUIET));
    CHECK(DRIVEN(view) && poll_for(view, TAPZOOM_EVENT_ANIMATION, TAPZOOM_PHASE_CANCELLED) == 1);
    CHECK_OK(tapzoom_set_velocity(view, &(tapzoom_velocity){.x = 50}));
    CHECK_OK(tapzoom_advance(view, 6.2));
    CHECK_OK(tapzoom_center_on(view, 1700, 900, 1, QUIET));
    CHECK(DRIVEN(view) && !is_moving(view));
    CHECK_OK(tapzoom_advance(view, 8));
    CHECK(poll_for(view, TAPZOOM_EVENT_SETTLED, TAPZOOM_PHASE_DISCRETE) == 1);
    tapzoom_destroy(view);
}

/* Takes all events, and checks the cause of each. Returns how many there are of a kind. */
static int caused(tapzoom_view *view, int32_t cause, int32_t kind) {
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    int count = polled(view, events), found = 0;
    for (int i = 0; i < count; i++) found += events[i].kind == kind, CHECK(events[i].cause == cause);
    return found;
}

static void causes(void) {
    check_topic = "causes";
    tapzoom_view *view = zoomed_photos();
    drag(view, 1, 2, 400, 300, -2000, 300);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 2.11, -2000, 300));
    CHECK_OK(tapzoom_advance(view, 20));
    CHECK(caused(view, TAPZOOM_CAUSE_USER, TAPZOOM_EVENT_SETTLED) == 1);
    CHECK_OK(tapzoom_fit(view, OPTIONS(1)));
    CHECK_OK(tapzoom_advance(view, 22));
    CHECK(caused(view, TAPZOOM_CAUSE_COMMAND, TAPZOOM_EVENT_ANIMATION) == 2);
    double_tap(view, 23, 300, 300);
    CHECK_OK(tapzoom_advance(view, 25));
    CHECK(caused(view, TAPZOOM_CAUSE_USER, TAPZOOM_EVENT_ANIMATION) == 2);
    CHECK_OK(tapzoom_set_velocity(view, &(tapzoom_velocity){.x = 1e6}));
    CHECK_OK(tapzoom_advance(view, 26));
    CHECK_OK(tapzoom_set_velocity(view, &(tapzoom_velocity){.x = 0}));
    CHECK_OK(tapzoom_advance(view, 27));
    CHECK(caused(view, TAPZOOM_CAUSE_COMMAND, TAPZOOM_EVENT_LIMIT) > 0);
    CHECK_OK(tapzoom_zoom_to(view, 1, 400, 300, NULL));
    caused(view, TAPZOOM_CAUSE_COMMAND, TAPZOOM_EVENT_LIMIT);
    CHECK_OK(tapzoom_pan_by(view, 1e6, 1e6, QUIET));
    CHECK_OK(tapzoom_advance(view, 28));
    CHECK(caused(view, TAPZOOM_CAUSE_DRIVEN, TAPZOOM_EVENT_LIMIT) > 0);
    CHECK_OK(tapzoom_pan_by(view, -1e6, -1e6, QUIET));
    CHECK_OK(tapzoom_advance(view, 29));
    CHECK(caused(view, TAPZOOM_CAUSE_DRIVEN, TAPZOOM_EVENT_SETTLED) == 1);
    /* A command under fingers reports its limits as its own; the rest is the user's. */
    drag(view, 1, 30, 400, 300, 450, 300);
    CHECK_OK(tapzoom_advance(view, 30.2));
    caused(view, TAPZOOM_CAUSE_USER, TAPZOOM_EVENT_LIMIT);
    CHECK_OK(tapzoom_pan_by(view, 1e6, 0, NULL));
    CHECK(caused(view, TAPZOOM_CAUSE_COMMAND, TAPZOOM_EVENT_LIMIT) > 0);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 31, 450, 300));
    CHECK_OK(tapzoom_advance(view, 35));
    CHECK(caused(view, TAPZOOM_CAUSE_USER, TAPZOOM_EVENT_SETTLED) == 1);
    push(view, wheel_of(36, 400, 300, 0, 100));
    CHECK_OK(tapzoom_advance(view, 38));
    CHECK(caused(view, TAPZOOM_CAUSE_USER, TAPZOOM_EVENT_SETTLED) == 1);
    CHECK_OK(tapzoom_fit(view, QUIET));
    CHECK_OK(set_size(view, 700, 500));
    CHECK_OK(tapzoom_advance(view, 39));
    CHECK(caused(view, TAPZOOM_CAUSE_DRIVEN, TAPZOOM_EVENT_SETTLED) == 1);
    tapzoom_destroy(view);
}

/* A saved, loaded and rebased view settles at the same instant; without a clock it settles at once. */
static void saved(void) {
    check_topic = "a driven view";
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    tapzoom_view *view = zoomed_photos(), *copy = photos();
    CHECK_OK(tapzoom_center_on(view, 1000, 1000, 1, QUIET));
    copy_view(copy, view);
    CHECK(DRIVEN(copy));
    check_same_state(view, copy);
    CHECK_OK(tapzoom_rebase_time(copy, 100));
    CHECK_NEAR(state_of(copy).next_deadline, state_of(view).next_deadline + 100, 1e-12);
    CHECK_OK(tapzoom_rebase_time(copy, -100));
    CHECK_OK(tapzoom_advance(view, 3));
    CHECK_OK(tapzoom_advance(copy, 3));
    CHECK(polled(view, events) == 1 && polled(copy, events) == 1);
    tapzoom_destroy(view), tapzoom_destroy(copy);
    view = photos();
    CHECK_OK(tapzoom_center_on(view, 1000, 1000, 1, QUIET));
    CHECK(!DRIVEN(view) && polled(view, events) == 1 && events[0].cause == TAPZOOM_CAUSE_DRIVEN);
    tapzoom_options wrong = *QUIET;
    wrong.animated = 1;
    CHECK_STATUS(TAPZOOM_ERROR_RANGE, tapzoom_fit(view, &wrong));
    wrong.animated = 0, wrong.quiet = -1;
    CHECK_STATUS(TAPZOOM_ERROR_ENUM, tapzoom_fit(view, &wrong));
    tapzoom_destroy(view);
}

/* ---- The range of a pan ---------------------------------------------------------------------------------------- */

static void center_of(tapzoom_view *view, tapzoom_viewport at, double *x, double *y) {
    content_at(place_of(view), (at.left + at.width - at.right) / 2, (at.top + at.height - at.bottom) / 2, x, y);
}

/* The ends of the range are the points at which commands are clamped, and where the content has its edges. */
static void range(int run) {
    check_topic = "the range of a pan";
    static const int32_t fits[] = {TAPZOOM_FIT_CONTAIN, TAPZOOM_FIT_COVER, TAPZOOM_FIT_WIDTH, TAPZOOM_FIT_SCALE_DOWN};
    tapzoom_config config = preset((int32_t)below(4));
    config.bounds = (int32_t)below(2), config.fit = fits[below(4)];
    config.align_x = between(0, 1), config.align_y = between(0, 1);
    if (below(3) == 0) config.visible_part = between(0, 1), config.visible_extra = between(-100, 100);
    config.min_scale = CONTAIN(0.3), config.max_scale = CONTAIN(20);
    config.gestures |= TAPZOOM_GESTURE_ROTATE;
    tapzoom_viewport at = {800, 600, between(0, 100), between(0, 100), between(0, 100), between(0, 100)};
    tapzoom_rect content = {between(-2000, 2000), between(-2000, 2000), between(100, 4000), between(100, 4000)};
    tapzoom_view *view = NULL;
    CHECK_OK(tapzoom_create(&config, &at, &content, &view));
    CHECK_OK(tapzoom_advance(view, 1));
    if (run % 3 != 0) CHECK_OK(tapzoom_rotate_to(view, run % 3 == 1 ? between(-4, 4) : 1.5707963267948966, 1, 2, NULL));
    CHECK_OK(tapzoom_zoom_by(view, exp(between(-1, 3)), 400, 300, NULL));
    tapzoom_transform place = place_of(view);
    tapzoom_rect range, same;
    CHECK_OK(tapzoom_get_pan_range(view, NULL, &range));
    CHECK_OK(tapzoom_get_pan_range(view, &place, &same));
    CHECK_SAME(range, same);
    CHECK(range.width >= 0 && range.height >= 0);
    double near = 1e-9 * (content.width + content.height + 1000) / fmin(1, place.scale);
    for (int corner = 0; corner < 4; corner++) {
        double x = corner & 1 ? range.x + range.width : range.x, y = corner & 2 ? range.y + range.height : range.y;
        double out = 1e5 / place.scale, to_x = x + (corner & 1 ? out : -out), to_y = y + (corner & 2 ? out : -out);
        double u, v, dx, dy, c = cos(place.rotation), s = sin(place.rotation);
        CHECK_OK(tapzoom_center_on(view, to_x, to_y, 0, QUIET));
        center_of(view, at, &u, &v);
        CHECK_NEAR(u, x, near), CHECK_NEAR(v, y, near);
        CHECK_OK(tapzoom_center_on(view, x, y, 0, QUIET));
        center_of(view, at, &u, &v);
        CHECK_NEAR(u, x, near), CHECK_NEAR(v, y, near);
        /* A pan further out is clamped at the same point. */
        CHECK_OK(tapzoom_center_on(view, range.x + range.width / 2, range.y + range.height / 2, 0, QUIET));
        dx = (x - to_x) * place.scale, dy = (y - to_y) * place.scale;
        CHECK_OK(tapzoom_pan_by(view, c * dx - s * dy, s * dx + c * dy, QUIET));
        center_of(view, at, &u, &v);
        CHECK_NEAR(u, x, near), CHECK_NEAR(v, y, near);
    }
    /* LIMIT comes at the ends, and not before. */
    if (run % 3 == 0 && range.width * place.scale > 10 && range.height * place.scale > 10) {
        int32_t ends[2] = {TAPZOOM_LIMIT_LEFT, TAPZOOM_LIMIT_RIGHT};
        for (int end = 0; end < 2; end++) {
            double x = range.x + end * range.width, inside = (end ? -3 : 3) / place.scale;
            CHECK_OK(tapzoom_center_on(view, x + inside, range.y + range.height / 2, 0, QUIET));
            CHECK(!(state_of(view).flags & (uint32_t)ends[end]));
            CHECK_OK(tapzoom_center_on(view, x, range.y + range.height / 2, 0, QUIET));
            CHECK(state_of(view).flags & (uint32_t)ends[end]);
        }
    }
    config.bounds = TAPZOOM_BOUNDS_NONE;
    CHECK_OK(tapzoom_set_config(view, &config, NULL));
    CHECK_OK(tapzoom_get_pan_range(view, NULL, &range));
    CHECK(range.x == -TAPZOOM_MAX_LENGTH && range.width == 2 * TAPZOOM_MAX_LENGTH);
    tapzoom_destroy(view);
}

/* ---- Two views that follow each other -------------------------------------------------------------------------- */

enum { FINGERS = 2 };

typedef struct hand {
    double x[FINGERS], y[FINGERS];
    int down[FINGERS];
} hand;

/* A random change of one finger. Returns the number of touches. */
static int play(tapzoom_view *view, hand *h, double time) {
    if (below(2) == 0) return 0;
    int count = 0;
    for (int i = 0; i < FINGERS; i++) {
        if (!h->down[i]) {
            if (below(8) != 0) continue;
            h->down[i] = 1, h->x[i] = between(0, 800), h->y[i] = between(0, 600);
            CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, i, time, h->x[i], h->y[i]));
        } else if (below(8) == 0) {
            h->down[i] = 0;
            CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, i, time, h->x[i], h->y[i]));
        } else {
            h->x[i] += between(-25, 25), h->y[i] += between(-25, 25);
            CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, i, time, h->x[i], h->y[i]));
        }
        count++;
    }
    return count;
}

static void follow(int touches) {
    check_topic = "two views that follow each other";
    tapzoom_config config = preset(TAPZOOM_PRESET_MAPS);
    config.gestures |= TAPZOOM_GESTURE_ROTATE;
    tapzoom_view *views[2] = {view_of(&config, 800, 600, 4000, 3000), view_of(&config, 800, 600, 4000, 3000)};
    hand hands[2] = {{.x = {0}}, {.x = {0}}};
    int leader = 0, quiet_frames = 0, rests = 0, settled[2] = {0, 0}, driven = 0;
    for (double time = 1; touches > 0; time += 0.01) {
        int is_pause = (int)(time * 100) % 600 >= 300;
        for (int i = 0; i < 2; i++) {
            if (!is_pause) touches -= play(views[i], &hands[i], time);
            else for (int k = 0; k < FINGERS; k++)
                if (hands[i].down[k]) {
                    hands[i].down[k] = 0;
                    CHECK_OK(touch(views[i], TAPZOOM_TOUCH_ENDED, k, time, hands[i].x[k], hands[i].y[k]));
                }
            CHECK_OK(tapzoom_advance(views[i], time));
        }
        for (int i = 0; i < 2; i++) {
            tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
            int count = polled(views[i], events);
            for (int k = 0; k < count; k++) {
                tapzoom_event *e = &events[k];
                /* No command of the host cancels anything: its quiet ones yield. */
                int moves = (e->kind >= TAPZOOM_EVENT_PAN && e->kind <= TAPZOOM_EVENT_QUICK_ZOOM);
                CHECK(!(moves && e->phase == TAPZOOM_PHASE_CANCELLED));
                CHECK(e->cause != TAPZOOM_CAUSE_COMMAND);
                if (e->cause == TAPZOOM_CAUSE_DRIVEN) {
                    driven++;
                    CHECK(e->kind == TAPZOOM_EVENT_SETTLED || e->kind == TAPZOOM_EVENT_LIMIT);
                    continue;
                }
                if (e->kind == TAPZOOM_EVENT_SETTLED) settled[i]++;
                if (moves || (e->kind >= TAPZOOM_EVENT_FLING && e->kind <= TAPZOOM_EVENT_SETTLED)) leader = i;
            }
        }
        tapzoom_transform place = place_of(views[leader]);
        CHECK_OK(tapzoom_set_transform(views[!leader], &place, QUIET));
        uint32_t busy = (state_of(views[0]).flags | state_of(views[1]).flags)
            & (TAPZOOM_STATE_TOUCHED | TAPZOOM_STATE_MOVING | TAPZOOM_STATE_DRIVEN);
        quiet_frames = busy ? 0 : quiet_frames + 1;
        if (quiet_frames == 30) {
            tapzoom_rect one = visible_rect(views[0], place_of(views[0]));
            tapzoom_rect two = visible_rect(views[1], place_of(views[1]));
            CHECK_NEAR(one.x + one.width / 2, two.x + two.width / 2, 1e-9);
            CHECK_NEAR(one.y + one.height / 2, two.y + two.height / 2, 1e-9);
            CHECK(state_of(views[0]).next_deadline == INFINITY && state_of(views[1]).next_deadline == INFINITY);
            rests++;
        }
    }
    CHECK(rests > 5 && settled[0] > 5 && settled[1] > 5 && driven > 10);
    tapzoom_destroy(views[0]), tapzoom_destroy(views[1]);
}

int test_quiet(void) {
    sixty();
    users();
    keeps();
    causes();
    saved();
    for (int run = 0; run < 600; run++) range(run);
    follow(10000);
    return check_report();
}
