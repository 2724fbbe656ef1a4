/*
 * compose.c - laws of relative commands and velocities. They change the view by exactly the given amount, combine with
 * gestures, animations and each other, and keep the velocity continuous.
 *
 * SPDX-License-Identifier: MIT
 */
#include "host.h"
#include "random.h"

#define RUNS 300

/* ---- Commands -------------------------------------------------------------------------------------------------- */

enum { PAN_BY, ZOOM_BY, ROTATE_BY };

typedef struct command {
    int kind;
    change change;
} command;

static command some_command(void) {
    double x = between(0, WIDTH), y = between(0, HEIGHT);
    switch (below(3)) {
    case 0: return (command){PAN_BY, PANNED(between(-200, 200), between(-200, 200))};
    case 1: return (command){ZOOM_BY, SCALED(exp(between(-0.5, 0.5)), x, y)};
    default: return (command){ROTATE_BY, TURNED(between(-1, 1), x, y)};
    }
}

static void give(tapzoom_view *view, command given, const tapzoom_options *options) {
    change c = given.change;
    if (given.kind == PAN_BY) CHECK_OK(tapzoom_pan_by(view, c.to_x, c.to_y, options));
    else if (given.kind == ZOOM_BY) CHECK_OK(tapzoom_zoom_by(view, c.factor, c.from_x, c.from_y, options));
    else CHECK_OK(tapzoom_rotate_by(view, c.angle, c.from_x, c.from_y, options));
}

static const tapzoom_options *within(double duration) {
    static tapzoom_options options;
    options = *OPTIONS(1);
    options.duration = duration;
    return &options;
}

/* ---- Gestures under commands ----------------------------------------------------------------------------------- */

enum { PANS, PINCHES, TURNS, QUICK_ZOOMS, MOUSE, GESTURES };

static const char *const gesture_names[] = {"pan", "pinch", "turn", "quick zoom", "mouse"};

/* The fingers of a gesture at a part of their path, 0 to 1. */
typedef struct hand {
    int gesture;
    double x, y, heading, spread, turn;
} hand;

static int count_in(const hand *hand) { return hand->gesture == PINCHES || hand->gesture == TURNS ? 2 : 1; }

static void push_hand(tapzoom_view *view, const hand *hand, int32_t phase, double time, double part) {
    double way = 180 * part, x = hand->x + way * cos(hand->heading), y = hand->y + way * sin(hand->heading);
    double radius = 60 * exp(hand->spread * part), angle = 0.3 + hand->turn * part;
    int count = count_in(hand);
    tapzoom_touch fingers[2];
    for (int i = 0; i < count; i++) {
        double arm = count == 1 ? 0 : i == 0 ? -radius : radius;
        fingers[i] = sample(phase, 5 + i, time, x + arm * cos(angle), y + arm * sin(angle));
        if (hand->gesture == MOUSE) fingers[i].tool = TAPZOOM_TOOL_MOUSE;
    }
    CHECK_OK(tapzoom_push_touches(view, fingers, (size_t)count, NULL));
}

static hand some_hand(int gesture) {
    hand made = {gesture, between(200, 600), between(150, 450), between(-3, 3), 0, 0};
    if (gesture == PINCHES || gesture == TURNS) made.spread = between(-1, 1);
    if (gesture == TURNS) made.turn = between(-2, 2);
    return made;
}

/* Compares the fields that do not depend on the content. */
static void check_same_events(const journal *bare, const journal *commanded) {
    if (!CHECK(bare->count == commanded->count)) return;
    for (size_t i = 0; i < bare->count; i++) {
        const tapzoom_event *a = &bare->events[i], *b = &commanded->events[i];
        CHECK(a->kind == b->kind && a->phase == b->phase && a->contact == b->contact);
        CHECK(a->contact_count == b->contact_count && a->tap_count == b->tap_count && a->tool == b->tool);
        int is_of_view = a->kind == TAPZOOM_EVENT_SETTLED || a->kind == TAPZOOM_EVENT_FLING;
        /* A fling stops axis by axis, and a glide that starts again stops later. */
        CHECK_NEAR(b->time, a->time, is_of_view ? 2 : 0);
        if (is_of_view || a->phase == TAPZOOM_PHASE_CHANGED) continue;
        CHECK_NEAR(b->view_x, a->view_x, EXACT), CHECK_NEAR(b->view_y, a->view_y, EXACT);
        CHECK_NEAR(b->velocity.x, a->velocity.x, 1e-6), CHECK_NEAR(b->velocity.y, a->velocity.y, 1e-6);
        CHECK_NEAR(b->velocity.log_scale, a->velocity.log_scale, 1e-9);
        CHECK_NEAR(b->velocity.rotation, a->velocity.rotation, 1e-9);
    }
}

/* Lets both views come to rest, compares their events and destroys them. */
static void finish_both(tapzoom_view *bare, journal *bare_events, tapzoom_view *view, journal *events) {
    CHECK_OK(tapzoom_advance(bare, 90));
    CHECK_OK(tapzoom_advance(view, 90));
    keep_events(bare, bare_events);
    keep_events(view, events);
    check_same_events(bare_events, events);
    tapzoom_destroy(bare);
    tapzoom_destroy(view);
}

/* True while fingers move the view. */
static int is_held(const journal *events) {
    return COUNT(events, PAN, BEGAN) + COUNT(events, PINCH, BEGAN) + COUNT(events, QUICK_ZOOM, BEGAN) > 0;
}

/* Commands without animation at random moments of a gesture and of the motion after it. The other view has none.
   Between two commands the views differ by a constant transform of the content, so that the fingers move both alike. */
static void command_gesture(int gesture, int is_spacious) {
    static journal bare_events, events;
    static char topic[60];
    snprintf(topic, sizeof topic, "commands without animation during a %s, %s", gesture_names[gesture],
             is_spacious ? "spacious" : "boundless");
    check_topic = topic;
    tapzoom_config config = is_spacious ? spacious() : boundless();
    config.rotate_snap = 0;
    tapzoom_view *bare = roomy_view(config, is_spacious), *view = roomy_view(config, is_spacious);
    hand hand = some_hand(gesture);
    double time = 1, step = 1 / between(50, 130);
    int frames = 10 + (int)below(40), lifts = 0;
    bare_events.count = events.count = 0;
    if (gesture == QUICK_ZOOMS) {
        tap(bare, 1, 0.9, hand.x, hand.y);
        tap(view, 1, 0.9, hand.x, hand.y);
        time = 1.05, hand.heading = 1.5;
    }
    push_hand(bare, &hand, TAPZOOM_TOUCH_BEGAN, time, 0);
    push_hand(view, &hand, TAPZOOM_TOUCH_BEGAN, time, 0);
    keep_events(bare, &bare_events);
    keep_events(view, &events);
    for (int frame = 1; frame < frames + 100; frame++) {
        time += step;
        if (frame < frames) {
            push_hand(bare, &hand, TAPZOOM_TOUCH_MOVED, time, (double)frame / frames);
            push_hand(view, &hand, TAPZOOM_TOUCH_MOVED, time, (double)frame / frames);
        } else if (frame == frames) {
            push_hand(bare, &hand, TAPZOOM_TOUCH_ENDED, time, 1);
            push_hand(view, &hand, TAPZOOM_TOUCH_ENDED, time, 1);
            lifts = 1;
        }
        CHECK_OK(tapzoom_advance(bare, time));
        CHECK_OK(tapzoom_advance(view, time));
        keep_events(bare, &bare_events);
        keep_events(view, &events);
        if (below(8) > 0 || !(lifts ? is_moving(view) : is_held(&events))) continue;
        command given = some_command();
        tapzoom_transform before = place_of(view);
        tapzoom_velocity old = velocity_of(view);
        give(view, given, below(2) ? NULL : OPTIONS(0));
        CHECK_APART(changed(before, given.change), place_of(view), EXACT);
        tapzoom_velocity new = velocity_of(view);
        /* A glide that restarts gets a new finite end, which costs 5e-4 of its velocity. */
        CHECK_NEAR(new.log_scale, old.log_scale, 1e-6 + 6e-4 * fabs(old.log_scale));
        CHECK_NEAR(new.rotation, old.rotation, 1e-6 + 6e-4 * fabs(old.rotation));
        keep_events(view, &events);
    }
    finish_both(bare, &bare_events, view, &events);
    CHECK(COUNT(&events, PAN, CANCELLED) + COUNT(&events, PINCH, CANCELLED) + COUNT(&events, ROTATE, CANCELLED) +
              COUNT(&events, QUICK_ZOOM, CANCELLED) + COUNT(&events, FLING, CANCELLED) == 0);
    CHECK(COUNT(&events, ANIMATION, BEGAN) == 0);
}

/* The fingers move the content as they would without the command: the view equals the bare view after a constant
   transform of the content. */
static void follow_gesture(int gesture, int is_spacious) {
    static char topic[60];
    snprintf(topic, sizeof topic, "fingers of a %s after a command, %s", gesture_names[gesture],
             is_spacious ? "spacious" : "boundless");
    check_topic = topic;
    tapzoom_config config = is_spacious ? spacious() : boundless();
    config.rotate_snap = 0;
    config.fling_zoom_decay = 0;
    tapzoom_view *bare = roomy_view(config, is_spacious), *view = roomy_view(config, is_spacious);
    hand hand = some_hand(gesture);
    double time = 1;
    int frames = 40, at = 1 + (int)below(39);
    command given = some_command();
    double points[4][2] = {{0, 0}, {WIDTH, 0}, {0, HEIGHT}, {WIDTH, HEIGHT}}, contents[4][2][2];
    if (gesture == QUICK_ZOOMS) {
        tap(bare, 1, 0.9, hand.x, hand.y);
        tap(view, 1, 0.9, hand.x, hand.y);
        time = 1.05, hand.heading = 1.5;
    }
    for (int frame = 0; frame <= frames; frame++, time += 0.01) {
        int32_t phase = frame == 0 ? TAPZOOM_TOUCH_BEGAN : frame == frames ? TAPZOOM_TOUCH_ENDED : TAPZOOM_TOUCH_MOVED;
        push_hand(bare, &hand, phase, time, (double)frame / frames);
        push_hand(view, &hand, phase, time, (double)frame / frames);
        tapzoom_transform old = place_at(bare, time), new = place_at(view, time);
        if (frame < at) CHECK_SAME(old, new);
        if (frame == at) {
            give(view, given, NULL);
            new = place_of(view);
            CHECK_APART(changed(old, given.change), new, EXACT);
            for (int i = 0; i < 4; i++) {
                content_at(old, points[i][0], points[i][1], &contents[i][0][0], &contents[i][0][1]);
                content_at(new, points[i][0], points[i][1], &contents[i][1][0], &contents[i][1][1]);
            }
        }
        if (frame > at) {
            for (int i = 0; i < 4; i++) {
                double x, y, a, b;
                view_at(old, contents[i][0][0], contents[i][0][1], &x, &y);
                view_at(new, contents[i][1][0], contents[i][1][1], &a, &b);
                CHECK_NEAR(a, x, 1e-8 * DIAGONAL), CHECK_NEAR(b, y, 1e-8 * DIAGONAL);
            }
        }
    }
    tapzoom_destroy(bare);
    tapzoom_destroy(view);
}

/* ---- Sequences of commands and wheel scrolls ------------------------------------------------------------------- */

/* After each step the target is the previous one plus the step; a wheel that catches an animation counts from where the
   view is. The view arrives there, and settles once unless an animation was caught. `is_slow`: a wheel has stopped
   before the next one turns, at another pointer. */
static void sequence(int is_spacious, int is_slow) {
    static journal events;
    tapzoom_config config = is_spacious ? spacious() : boundless();
    config.rotate_snap = 0;
    tapzoom_view *view = roomy_view(config, is_spacious);
    double time = 1;
    int steps = 2 + (int)below(5), has_turned = 0, is_animated = 0, catches = 0;
    events.count = 0;
    for (int step = 0; step < steps; step++) {
        tapzoom_transform before = place_at(view, time), target = target_of(view);
        if (below(3) == 0 && !has_turned && (step > 0 || !is_slow)) {
            double x = between(0, WIDTH), y = between(0, HEIGHT), dy = between(-100, 100), u, v, a, b;
            if (is_animated && is_moving(view)) target = before, catches++;
            is_animated = 0;
            content_at(before, x, y, &u, &v);
            view_at(target, u, v, &a, &b);
            push(view, wheel_of(time, x, y, 0, dy));
            /* A notch zooms the target about the pointer. */
            change notch = {a, b, a, b, exp(WHEEL_RATE * dy), 0};
            CHECK_APART(changed(target, notch), target_of(view), EXACT);
            has_turned = !is_slow;
        } else {
            command given = some_command();
            if (!is_moving(view)) is_animated = 1;
            give(view, given, within(is_slow ? between(6, 9) : between(0.1, 0.6)));
            CHECK_APART(changed(target, given.change), target_of(view), EXACT);
        }
        CHECK_APART(before, place_of(view), EXACT);
        keep_events(view, &events);
        time += is_slow ? between(1.2, 1.5) : between(0.001, 0.09);
    }
    tapzoom_transform target = target_of(view);
    CHECK_APART(target, place_at(view, time + 30), EXACT);
    keep_events(view, &events);
    CHECK(COUNT(&events, SETTLED, DISCRETE) == 1 || (catches > 0 && COUNT(&events, SETTLED, DISCRETE) > 0));
    tapzoom_destroy(view);
}

/* A pan or zoom without animation, during an animation or a wheel, moves the target with the view. */
static void shift(int is_spacious) {
    tapzoom_config config = is_spacious ? spacious() : boundless();
    config.rotate_snap = 0;
    tapzoom_view *view = roomy_view(config, is_spacious);
    double time = 1, x = between(0, WIDTH), y = between(0, HEIGHT);
    CHECK_OK(tapzoom_advance(view, time));
    int is_wheel = (int)below(2);
    if (is_wheel) push(view, wheel_of(time, x, y, 0, between(-200, 200)));
    else give(view, some_command(), within(0.5));
    for (int i = 0; i < 4; i++) {
        tapzoom_transform before = place_at(view, time += between(0.005, 0.06)), target = target_of(view);
        command given = some_command();
        give(view, given, NULL);
        CHECK_APART(changed(before, given.change), place_of(view), EXACT);
        CHECK_APART(changed(target, given.change), target_of(view), EXACT);
    }
    tapzoom_transform target = target_of(view);
    CHECK_APART(target, place_at(view, time + 20), EXACT);
    tapzoom_destroy(view);
}

/* ---- Velocity -------------------------------------------------------------------------------------------------- */

/* The velocities of the four corners, from the displayed transforms before and after a time step. */
static void speeds(tapzoom_transform before, tapzoom_transform after, double step, double found[4][2]) {
    static const double points[4][2] = {{0, 0}, {WIDTH, 0}, {0, HEIGHT}, {WIDTH, HEIGHT}};
    for (int i = 0; i < 4; i++) {
        double u, v, a, b;
        content_at(before, points[i][0], points[i][1], &u, &v);
        view_at(after, u, v, &a, &b);
        found[i][0] = (a - points[i][0]) / step, found[i][1] = (b - points[i][1]) / step;
    }
}

/* The same from the velocity that the view reports. */
static void reported_speeds(const tapzoom_view *view, double found[4][2]) {
    static const double points[4][2] = {{0, 0}, {WIDTH, 0}, {0, HEIGHT}, {WIDTH, HEIGHT}};
    tapzoom_velocity velocity = velocity_of(view);
    for (int i = 0; i < 4; i++) {
        double x = points[i][0] - velocity.view_x, y = points[i][1] - velocity.view_y;
        found[i][0] = velocity.x + velocity.log_scale * x - velocity.rotation * y;
        found[i][1] = velocity.y + velocity.log_scale * y + velocity.rotation * x;
    }
}

static void check_speeds(double a[4][2], double b[4][2], double part) {
    for (int i = 0; i < 4; i++) {
        double tolerance = 1 + part * (fabs(a[i][0]) + fabs(a[i][1]));
        CHECK_NEAR(b[i][0], a[i][0], tolerance), CHECK_NEAR(b[i][1], a[i][1], tolerance);
    }
}

/* Starts a motion. Returns the time from which the view moves. */
static double start_motion(tapzoom_view *view, int motion) {
    static const double velocities[] = {0, 200, -300};
    switch (motion) {
    case 0: give(view, some_command(), within(0.6)); break;
    case 1: CHECK_OK(tapzoom_zoom_to(view, place_of(view).scale * 2, 100, 200, within(0.6))); break;
    case 2: push(view, wheel_of(1, 300, 200, 0, between(-200, 200))); break;
    case 3:
        drag(view, 3, 1, 400, 300, 500, 250);
        CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 3, 1.1, 500, 250));
        return 1.1;
    default:
        CHECK_OK(tapzoom_set_velocity(view, &(tapzoom_velocity){velocities[below(3)], 100, between(-1, 1),
                                                                between(-1, 1), 300, 300}));
    }
    return 1;
}

static void retarget(int is_spacious) {
    static const char *const names[] = {"a command", "zoom_to", "a wheel", "a fling", "a velocity"};
    static char topic[60];
    tapzoom_config config = is_spacious ? spacious() : boundless();
    config.rotate_snap = 0;
    tapzoom_view *view = roomy_view(config, is_spacious);
    int motion = (int)below(5);
    CHECK_OK(tapzoom_advance(view, 1));
    double time = start_motion(view, motion), tiny = 1e-6, before[4][2], after[4][2], told[4][2];
    for (int i = 0; i < 3; i++) {
        snprintf(topic, sizeof topic, "retarget %d of %s", i, names[motion]);
        check_topic = topic;
        time += between(0.01, 0.15);
        tapzoom_transform first = place_at(view, time - tiny), here = place_at(view, time);
        if (!is_moving(view)) break;
        reported_speeds(view, told);
        speeds(first, here, tiny, before);
        check_speeds(before, told, 2e-3);
        give(view, some_command(), within(between(0.1, 0.8)));
        CHECK_APART(here, place_of(view), EXACT);
        reported_speeds(view, told);
        check_speeds(before, told, 2e-3);
        speeds(here, place_at(view, time + tiny), tiny, after);
        check_speeds(before, after, 2e-3);
    }
    tapzoom_destroy(view);
}

/* p' = v + (g + iw) (p - c) */
static tapzoom_transform flowed(tapzoom_transform t, tapzoom_velocity v, double time) {
    double g = v.log_scale, w = v.rotation, scale = exp(g * time), c = cos(w * time), s = sin(w * time);
    double a = scale * c - 1, b = scale * s, d = g * g + w * w, x = time, y = 0;
    if (d > 0) x = (a * g + b * w) / d, y = (b * g - a * w) / d;
    return changed(t, (change){v.view_x, v.view_y, v.view_x + v.x * x - v.y * y, v.view_y + v.x * y + v.y * x, scale,
                               w * time});
}

static void flow(int is_spacious) {
    static journal events;
    tapzoom_view *view = roomy_view(is_spacious ? spacious() : boundless(), is_spacious);
    tapzoom_velocity velocity = {between(-200, 200), between(-200, 200), below(2) ? between(-1, 1) : 0,
                                 below(2) ? between(-1, 1) : 0, between(0, WIDTH), between(0, HEIGHT)};
    double time = 1;
    CHECK_OK(tapzoom_advance(view, time));
    tapzoom_transform start = place_of(view);
    events.count = 0;
    for (int i = 0; i < 30; i++) {
        /* The same velocity again changes no bit. */
        static unsigned char old[1 << 15], new[1 << 15];
        size_t old_size, new_size;
        CHECK_OK(tapzoom_save_state(view, old, sizeof old, &old_size));
        CHECK_OK(tapzoom_set_velocity(view, &velocity));
        CHECK_OK(tapzoom_save_state(view, new, sizeof new, &new_size));
        if (i > 0) CHECK(old_size == new_size && memcmp(old, new, old_size) == 0);
        CHECK(is_moving(view));
        CHECK_APART(flowed(start, velocity, time - 1), place_of(view), EXACT);
        tapzoom_transform target = target_of(view);
        CHECK_APART(target, place_of(view), EXACT);
        time += between(0.001, 0.1);
        CHECK_OK(tapzoom_advance(view, time));
    }
    CHECK_APART(flowed(start, velocity, time - 1), place_of(view), EXACT);
    keep_events(view, &events);
    CHECK(events.count == 0);
    tapzoom_transform end = place_of(view);
    CHECK_OK(tapzoom_set_velocity(view, &(tapzoom_velocity){0, 0, 0, 0, between(0, 9), 3}));
    CHECK(!is_moving(view));
    keep_events(view, &events);
    CHECK(events.count == 1 && COUNT(&events, SETTLED, DISCRETE) == 1);
    CHECK_APART(end, place_at(view, time + 3), EXACT);
    tapzoom_destroy(view);
}

int test_compose(void) {
    for (int run = 0; run < RUNS; run++) command_gesture(run % GESTURES, run / GESTURES % 2);
    for (int run = 0; run < RUNS; run++) follow_gesture(run % GESTURES, run / GESTURES % 2);
    check_topic = "a sequence of commands and scrolls";
    for (int run = 0; run < RUNS; run++) sequence(run % 2, run / 2 % 2);
    check_topic = "commands without animation";
    for (int run = 0; run < RUNS; run++) shift(run % 2);
    for (int run = 0; run < RUNS; run++) retarget(run % 2);
    check_topic = "a velocity";
    for (int run = 0; run < RUNS; run++) flow(run % 2);
    return check_report();
}
