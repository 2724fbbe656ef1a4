/*
 * release.c - the motion after fingers lift: flings and glides of several fingers, fingers that stay down, and flings
 * whose speeds add up.
 *
 * SPDX-License-Identifier: MIT
 */
#include "touch.h"

enum { BEGAN = TAPZOOM_TOUCH_BEGAN, MOVED = TAPZOOM_TOUCH_MOVED, ENDED = TAPZOOM_TOUCH_ENDED };

static tapzoom_event last[TAPZOOM_EVENT_CAPACITY];
static size_t count;

static void poll(tapzoom_view *view) { CHECK_OK(tapzoom_poll_events(view, last, TAPZOOM_EVENT_CAPACITY, &count)); }

/* The polled event of a kind and a phase; NULL if there is none. */
static const tapzoom_event *polled(int32_t kind, int32_t phase) {
    for (size_t i = 0; i < count; i++)
        if (last[i].kind == kind && last[i].phase == phase) return &last[i];
    return NULL;
}

static tapzoom_config board(void) {
    tapzoom_config config = preset(TAPZOOM_PRESET_BOARD);
    config.gestures |= TAPZOOM_GESTURE_ROTATE;
    config.min_scale.factor = 1e-3, config.max_scale.factor = 1e3;
    config.rotate_snap = 0;
    return config;
}

/* Two fingers about (400, 300) pan, zoom and rotate at constant rates for 0.1 s, at 1,000 frames a second. The radius
   grows by e^(zoom t). */
static void move_pair(tapzoom_view *view, double start, double pan, double zoom, double turn) {
    for (int i = 0; i <= 100; i++) {
        double t = 0.001 * i, x = 400 + pan * t, radius = 100 * exp(zoom * t);
        double u = radius * cos(turn * t), v = radius * sin(turn * t);
        int32_t phase = i == 0 ? BEGAN : MOVED;
        CHECK_OK(touch(view, phase, 1, start + t, x - u, 300 - v));
        CHECK_OK(touch(view, phase, 2, start + t, x + u, 300 + v));
    }
    CHECK_OK(tapzoom_advance(view, start + 0.1));
}

static void lift(tapzoom_view *view, int64_t id, double time) { CHECK_OK(touch(view, ENDED, id, time, 400, 300)); }

/* ---- Several fingers -------------------------------------------------------------------------------------------- */

/* The fling has the fitted velocity whether the last finger lifts at once or late in the grace time. */
static void two_fingers_fling(void) {
    tapzoom_config config = board();
    for (int lag = 0; lag <= 80; lag += 10) {
        check_topic = "two fingers fling";
        tapzoom_view *view = view_of(&config, 800, 600, 4000, 3000);
        tapzoom_velocity velocity;
        move_pair(view, 1, 1000, 0, 0);
        lift(view, 2, 1.1);
        tapzoom_transform before = place_of(view);
        lift(view, 1, 1.1 + 0.001 * lag);
        tapzoom_transform after = place_of(view);
        CHECK_SAME(before, after);
        CHECK_OK(tapzoom_get_velocity(view, &velocity));
        poll(view);
        const tapzoom_event *ended = polled(TAPZOOM_EVENT_PAN, TAPZOOM_PHASE_ENDED);
        CHECK(ended != NULL && fabs(ended->velocity.x - 1000) < 1);
        CHECK(polled(TAPZOOM_EVENT_FLING, TAPZOOM_PHASE_BEGAN) != NULL);
        CHECK_NEAR(velocity.x, 1000, 1);
        tapzoom_destroy(view);
    }
}

static void fingers_that_have_stopped_do_not(void) {
    tapzoom_config config = board();
    check_topic = "fingers that have stopped";
    for (int way = 0; way < 2; way++) {
        tapzoom_view *view = view_of(&config, 800, 600, 4000, 3000);
        move_pair(view, 1, 1000, 4, 3);
        /* The fingers rest before the first lift, or the second one lifts after the grace time. */
        lift(view, 2, way == 0 ? 1.15 : 1.1);
        lift(view, 1, way == 0 ? 1.16 : 1.19);
        poll(view);
        CHECK(polled(TAPZOOM_EVENT_PAN, TAPZOOM_PHASE_ENDED) != NULL);
        CHECK(polled(TAPZOOM_EVENT_FLING, TAPZOOM_PHASE_BEGAN) == NULL);
        CHECK(!(state_of(view).flags & TAPZOOM_STATE_MOVING));
        tapzoom_destroy(view);
    }
}

/* ---- Glides ----------------------------------------------------------------------------------------------------- */

/* A zoom ends at exp(velocity / decay) times the scale at the lift; a rotation ends velocity / decay further. */
static void glides_end_where_friction_leads(void) {
    static const double lags[] = {0, 0.03, 0.07}, decays[] = {13, 4, 100};
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            for (int turns = 0; turns < 2; turns++)
                for (int pans = 0; pans < 2; pans++) {
                    tapzoom_config config = board();
                    config.fling_zoom_decay = decays[j];
                    if (!pans) config.gestures &= ~(uint32_t)TAPZOOM_GESTURE_PAN;
                    check_topic = turns ? "rotation glides" : "zoom glides";
                    tapzoom_view *view = view_of(&config, 800, 600, 4000, 3000);
                    move_pair(view, 1, 0, turns ? 0 : 4, turns ? 6 : 0);
                    tapzoom_transform at_lift = place_of(view);
                    lift(view, 2, 1.1);
                    poll(view);
                    const tapzoom_event *ended =
                        polled(turns ? TAPZOOM_EVENT_ROTATE : TAPZOOM_EVENT_PINCH, TAPZOOM_PHASE_ENDED);
                    if (!CHECK(ended != NULL)) return;
                    double zoom = ended->velocity.log_scale, turn = ended->velocity.rotation;
                    CHECK_NEAR(turns ? turn : zoom, turns ? 6 : 4, 0.05);
                    lift(view, 1, 1.1 + lags[i]);
                    tapzoom_transform still = place_of(view), target = target_of(view);
                    CHECK_NEAR(still.scale / at_lift.scale, 1, 1e-12);
                    CHECK_NEAR(target.scale / (at_lift.scale * exp((turns ? 0 : zoom) / decays[j])), 1, 1e-9);
                    CHECK_NEAR(target.rotation, at_lift.rotation + (turns ? turn : 0) / decays[j], 1e-9);
                    CHECK_OK(tapzoom_advance(view, 20));
                    tapzoom_transform end = place_of(view);
                    CHECK_SAME(end, target);
                    poll(view);
                    CHECK(polled(TAPZOOM_EVENT_FLING, TAPZOOM_PHASE_ENDED) != NULL);
                    CHECK(polled(TAPZOOM_EVENT_SETTLED, TAPZOOM_PHASE_DISCRETE) != NULL);
                    tapzoom_destroy(view);
                }
}

/* The velocity is the derivative of the displayed transform. Pan, zoom and rotation begin with the velocities of the
   fingers. */
static void the_velocity_is_the_derivative(void) {
    tapzoom_config config = board();
    tapzoom_view *view = view_of(&config, 800, 600, 4000, 3000);
    check_topic = "velocity of a glide";
    move_pair(view, 1, 700, 3, 4);
    lift(view, 2, 1.1);
    poll(view);
    tapzoom_event ended = *polled(TAPZOOM_EVENT_ROTATE, TAPZOOM_PHASE_ENDED);
    lift(view, 1, 1.13);
    poll(view);
    const tapzoom_event *began = polled(TAPZOOM_EVENT_FLING, TAPZOOM_PHASE_BEGAN);
    if (!CHECK(began != NULL)) return;
    CHECK_NEAR(began->velocity.log_scale / ended.velocity.log_scale, 1, 1e-3);
    CHECK_NEAR(began->velocity.rotation / ended.velocity.rotation, 1, 1e-3);
    CHECK_NEAR(began->velocity.x / 700, 1, 1e-2);
    for (double time = 1.135; time < 2.5; time += 0.05) {
        tapzoom_velocity velocity;
        double h = 1e-5, x, y, new_x, new_y;
        CHECK_OK(tapzoom_advance(view, time - h));
        tapzoom_transform before = place_of(view);
        CHECK_OK(tapzoom_advance(view, time));
        tapzoom_transform now = place_of(view);
        CHECK_OK(tapzoom_get_velocity(view, &velocity));
        CHECK_OK(tapzoom_advance(view, time + h));
        tapzoom_transform after = place_of(view);
        CHECK_NEAR(velocity.log_scale, log(after.scale / before.scale) / (2 * h), 1e-3);
        CHECK_NEAR(velocity.rotation, (after.rotation - before.rotation) / (2 * h), 1e-3);
        CHECK_OK(tapzoom_view_to_content(&now, velocity.view_x, velocity.view_y, &x, &y));
        CHECK_OK(tapzoom_content_to_view(&after, x, y, &new_x, &new_y));
        CHECK_OK(tapzoom_content_to_view(&before, x, y, &x, &y));
        CHECK_NEAR(velocity.x, (new_x - x) / (2 * h), 0.5);
        CHECK_NEAR(velocity.y, (new_y - y) / (2 * h), 0.5);
    }
    tapzoom_destroy(view);
}

static void what_does_not_glide(void) {
    enum { SLOW, OFF, NO_FLING, REDUCED, WAYS };
    for (int way = 0; way < WAYS; way++) {
        tapzoom_config config = board();
        check_topic = "no glide";
        if (way == OFF) config.fling_zoom_decay = 0;
        if (way == NO_FLING) config.gestures &= ~(uint32_t)TAPZOOM_GESTURE_FLING;
        if (way == REDUCED) config.reduced_motion = 1;
        tapzoom_view *view = view_of(&config, 800, 600, 4000, 3000);
        double speed = way == SLOW ? 1.9 : 5;
        move_pair(view, 1, 0, speed, speed);
        tapzoom_transform before = place_of(view);
        lift(view, 1, 1.1);
        lift(view, 2, 1.12);
        CHECK_OK(tapzoom_advance(view, 9));
        tapzoom_transform after = place_of(view);
        CHECK_SAME(before, after);
        poll(view);
        int flings = polled(TAPZOOM_EVENT_FLING, TAPZOOM_PHASE_BEGAN) != NULL;
        CHECK(flings == (way == REDUCED));
        CHECK(flings == (polled(TAPZOOM_EVENT_FLING, TAPZOOM_PHASE_ENDED) != NULL));
        tapzoom_destroy(view);
    }
}

/* Fingers spread and close again, faster than the threshold at the lift. The zoom stays as it is then. */
static void a_reversed_zoom_stays(void) {
    tapzoom_config config = board();
    tapzoom_view *view = view_of(&config, 800, 600, 4000, 3000);
    check_topic = "a zoom reversed before the lift";
    for (int i = 0; i <= 150; i++) {
        double t = 0.001 * i, radius = 100 * exp(i <= 100 ? 8 * t : 0.8 - 8 * (t - 0.1));
        CHECK_OK(touch(view, i == 0 ? BEGAN : MOVED, 1, 1 + t, 400 - radius, 300));
        CHECK_OK(touch(view, i == 0 ? BEGAN : MOVED, 2, 1 + t, 400 + radius, 300));
    }
    CHECK_OK(tapzoom_advance(view, 1.15));
    tapzoom_transform before = place_of(view);
    lift(view, 1, 1.15);
    lift(view, 2, 1.15);
    poll(view);
    const tapzoom_event *ended = polled(TAPZOOM_EVENT_PINCH, TAPZOOM_PHASE_ENDED);
    CHECK(ended != NULL && ended->velocity.log_scale < -3);
    CHECK_OK(tapzoom_advance(view, 5));
    tapzoom_transform after = place_of(view);
    CHECK_SAME(before, after);
    tapzoom_destroy(view);
}

/* One motion both flings the pan and returns a zoom that is beyond its limit. */
static void a_zoom_returns_under_a_fling(void) {
    tapzoom_config config = board();
    config.max_scale.factor = 1.2;
    tapzoom_view *view = view_of(&config, 800, 600, 4000, 3000);
    double max;
    check_topic = "a zoom returns during a fling";
    move_pair(view, 1, 1000, 4, 0);
    lift(view, 1, 1.1);
    lift(view, 2, 1.13);
    CHECK_OK(tapzoom_get_scale_range(view, NULL, &max, NULL));
    tapzoom_transform from = place_of(view), to = target_of(view);
    CHECK(from.scale > 1.01 * max);
    CHECK(to.scale == max);
    /* The center of the fingers was at (500, 300). */
    double x, y;
    CHECK_OK(tapzoom_view_to_content(&from, 500, 300, &x, &y));
    CHECK_OK(tapzoom_content_to_view(&to, x, y, &x, &y));
    CHECK_NEAR(x, 500 + (1000 - 4) / 2.0, 5);
    CHECK_OK(tapzoom_advance(view, 20));
    tapzoom_transform end = place_of(view);
    CHECK_SAME(end, to);
    tapzoom_destroy(view);
}

/* A touch that stops a fast glide does not tap; one that stops a slow glide does. */
static void a_touch_that_stops_a_glide(void) {
    for (int is_slow = 0; is_slow < 2; is_slow++) {
        tapzoom_config config = board();
        tapzoom_view *view = view_of(&config, 800, 600, 4000, 3000);
        check_topic = "a touch stops a glide";
        move_pair(view, 1, 0, 6, 0);
        lift(view, 1, 1.1);
        lift(view, 2, 1.1);
        double time = is_slow ? 1.5 : 1.12;
        CHECK_OK(tapzoom_advance(view, time));
        tapzoom_transform before = place_of(view);
        poll(view);
        tap(view, 3, time, 100, 100);
        tapzoom_transform after = place_of(view);
        CHECK_SAME(before, after);
        poll(view);
        CHECK(polled(TAPZOOM_EVENT_FLING, TAPZOOM_PHASE_CANCELLED) != NULL);
        CHECK((polled(TAPZOOM_EVENT_TAP_PENDING, TAPZOOM_PHASE_BEGAN) != NULL) == is_slow);
        tapzoom_destroy(view);
    }
}

/* ---- Fingers that stay down ------------------------------------------------------------------------------------- */

/* The remaining finger moves 7 points, which the view discards; or 12 points, which pan once they exceed 9. */
static void one_finger_stays_down(void) {
    for (int far = 0; far < 2; far++) {
        tapzoom_config config = board();
        tapzoom_view *view = view_of(&config, 800, 600, 4000, 3000);
        check_topic = far ? "12 points" : "7 points";
        move_pair(view, 1, 1000, 4, 0);
        lift(view, 2, 1.1);
        tapzoom_transform before = place_of(view);
        double y = 300, x = 500 - 100 * exp(0.4);
        for (int i = 1; i <= 20; i++) {
            y = 300 + (far ? 0.6 : 0.35) * i;
            CHECK_OK(touch(view, MOVED, 1, 1.1 + 0.001 * i, x, y));
        }
        CHECK_OK(tapzoom_advance(view, 1.12));
        tapzoom_transform after = place_of(view);
        CHECK_NEAR(after.y - before.y, far ? 2.4 : 0, 1e-9); /* 12 - 9.6, where it exceeds the slop */
        CHECK_OK(touch(view, ENDED, 1, 1.12, x, y));
        poll(view);
        const tapzoom_event *began = polled(TAPZOOM_EVENT_FLING, TAPZOOM_PHASE_BEGAN);
        if (!CHECK(began != NULL)) return;
        /* After it has exceeded the slop, only its velocity counts. */
        CHECK_NEAR(began->velocity.x, far ? 0 : 1000, 1);
        CHECK_NEAR(began->velocity.y, far ? 600 : 0, 1);
        CHECK((began->velocity.log_scale != 0) == !far);
        tapzoom_destroy(view);
    }
}

/* ---- Flings that add up ----------------------------------------------------------------------------------------- */

static void flick(tapzoom_view *view, int64_t id, double time, double speed, double pause) {
    double x = 400;
    CHECK_OK(touch(view, BEGAN, id, time, x, 300));
    for (int i = 1; i <= 40; i++)
        CHECK_OK(touch(view, MOVED, id, time + (i > 20 ? pause : 0) + 0.001 * i, x += 0.001 * speed, 300));
    CHECK_OK(touch(view, ENDED, id, time + pause + 0.04, x, 300));
}

static void flings_add_up(void) {
    static const struct { double speed, wait, pause, boost, expected; } cases[] = {
        {1000, 0.1, 0, 350, 1000 + 1}, {-1000, 0.1, 0, 350, -1000}, {340, 0.1, 0, 350, 340},
        {1000, 0.1, 0, 0, 1000},       {1000, 0.1, 0.06, 350, 1000}, {1000, 1.2, 0, 350, 1000}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        tapzoom_config config = board();
        config.fling_boost_speed = cases[i].boost;
        tapzoom_view *view = view_of(&config, 800, 600, 4000, 3000);
        check_topic = "flings add up";
        flick(view, 1, 1, 1000, 0);
        double time = 1.04 + cases[i].wait, caught = 1000 * exp(-2 * cases[i].wait);
        poll(view);
        flick(view, 2, time, cases[i].speed, cases[i].pause);
        poll(view);
        const tapzoom_event *began = polled(TAPZOOM_EVENT_FLING, TAPZOOM_PHASE_BEGAN);
        if (!CHECK(began != NULL)) return;
        CHECK_NEAR(began->velocity.x, cases[i].expected == 1001 ? 1000 + caught : cases[i].expected, 0.5);
        tapzoom_destroy(view);
    }
}

int test_release(void) {
    two_fingers_fling();
    fingers_that_have_stopped_do_not();
    glides_end_where_friction_leads();
    the_velocity_is_the_derivative();
    what_does_not_glide();
    a_reversed_zoom_stays();
    a_zoom_returns_under_a_fling();
    a_touch_that_stops_a_glide();
    one_finger_stays_down();
    flings_add_up();
    return check_report();
}
