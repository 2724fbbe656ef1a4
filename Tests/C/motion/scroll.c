/*
 * scroll.c - laws of wheels. Scrolls can be split and reordered, a scroll and its reverse cancel out, the zoom follows
 * its closed form, and the content stays under the latest pointer.
 *
 * SPDX-License-Identifier: MIT
 */
#include "host.h"
#include "random.h"

#define RUNS 300

/* ---- Split scrolls --------------------------------------------------------------------------------------------- */

enum { WHEEL_ZOOMS, WHEEL_PANS, TRACKPAD_PANS, TRACKPAD_ZOOMS, TRACKPAD_PINCHES, TRACKPAD_TURNS, WAYS };

/* A part of a scroll: dx and dy; or with zooms the logarithm of a factor in dy; or with rotations an angle in dy. */
static tapzoom_scroll part_of(int way, double time, double x, double y, double dx, double dy) {
    tapzoom_scroll part = way < TRACKPAD_PANS ? wheel_of(time, x, y, dx, dy)
                                              : trackpad_of(time, x, y, dx, dy, TAPZOOM_SCROLL_UNPHASED);
    if (way == TRACKPAD_PINCHES) part.dx = part.dy = 0, part.factor = exp(dy / 300);
    if (way == TRACKPAD_TURNS) part.dx = part.dy = 0, part.rotation = dy / 300;
    return part;
}

static tapzoom_view *view_for(int way, int is_spacious) {
    tapzoom_config config = is_spacious ? spacious() : boundless();
    if (way == WHEEL_PANS) config.wheel = TAPZOOM_ACTION_PAN;
    if (way == TRACKPAD_ZOOMS) config.trackpad = TAPZOOM_ACTION_ZOOM;
    if (below(2)) config.invert_zoom = 1;
    if (below(4) == 0) config.wheel_smoothing = 0;
    config.rotate_snap = 0;
    return roomy_view(config, is_spacious);
}

static void split(void) {
    int way = (int)below(WAYS), is_spacious = (int)below(2), parts = 2 + (int)below(30);
    double x = between(0, WIDTH), y = between(0, HEIGHT), time = 1, sum_x = 0, sum_y = 0;
    static char topic[60];
    uint64_t before = seed;
    snprintf(topic, sizeof topic, "split scroll of kind %d, %s", way, is_spacious ? "spacious" : "boundless");
    check_topic = topic;
    tapzoom_view *split = view_for(way, is_spacious);
    seed = before;
    tapzoom_view *whole = view_for(way, is_spacious);
    seed = before;
    tapzoom_view *reordered = view_for(way, is_spacious);
    double ways[32][2];
    tapzoom_transform start = place_of(split);
    for (int i = 0; i < parts; i++) {
        ways[i][0] = between(-60, 60), ways[i][1] = between(-60, 60);
        sum_x += ways[i][0], sum_y += ways[i][1];
        push(split, part_of(way, time, x, y, ways[i][0], ways[i][1]));
        time += below(3) ? between(0, 0.03) : between(0, 0.4);
    }
    push(whole, part_of(way, 1, x, y, sum_x, sum_y));
    for (int i = parts - 1; i >= 0; i--) push(reordered, part_of(way, 1, x, y, ways[i][0], ways[i][1]));
    /* The target is the end from the start on. */
    tapzoom_transform target = target_of(split), end = place_at(split, time + 5);
    CHECK_APART(target, end, EXACT);
    CHECK_APART(place_at(whole, time + 5), end, EXACT);
    CHECK_APART(place_at(reordered, time + 5), end, EXACT);
    CHECK(!is_moving(split) && !is_moving(whole) && !is_moving(reordered));
    for (int i = 0; i < 3; i++) push(split, part_of(way, time + 6 + 0.01 * i, x, y, -sum_x / 3, -sum_y / 3));
    CHECK_APART(place_at(split, time + 12), start, EXACT);
    tapzoom_destroy(split);
    tapzoom_destroy(whole);
    tapzoom_destroy(reordered);
}

/* ---- The closed form ------------------------------------------------------------------------------------------- */

static double length_of(int32_t unit) {
    return unit == TAPZOOM_UNIT_LINE ? 40 : unit == TAPZOOM_UNIT_PAGE ? HEIGHT
         : unit == TAPZOOM_UNIT_NOTCH120 ? 100.0 / 120 : 1;
}

/* ln(scale) is the sum of the progress of all notches since their times. */
static void formula(int is_spacious) {
    tapzoom_config config = is_spacious ? spacious() : boundless();
    config.invert_zoom = (int32_t)below(2);
    if (below(2)) config.wheel_speed = between(0.1, 2);
    if (below(3) == 0) config.wheel_smoothing = between(1, 200);
    if (below(4) == 0) config.pixels_per_unit = between(0.5, 3);
    tapzoom_view *view = roomy_view(config, is_spacious);
    double rate = WHEEL_RATE * config.wheel_speed * (config.invert_zoom ? -1 : 1), time = 1, x = between(0, WIDTH);
    double start = log(place_of(view).scale), sizes[8], times[8];
    int notches = 1 + (int)below(8), is_over = 0;
    for (int i = 0; i < notches && !is_over; i++) {
        int32_t unit = (int32_t)below(4);
        tapzoom_scroll notch = wheel_of(time, x, 300, between(-9, 9), between(-90, 90) / length_of(unit));
        notch.unit = unit;
        CHECK(push(view, notch));
        sizes[i] = rate * notch.dy * length_of(unit), times[i] = time;
        double wait = below(2) ? between(0, 0.05) : between(0, 0.3);
        static const double instants[] = {0, 0.016, 0.1, 0.3};
        for (int probe = 0; probe < 6; probe++) {
            double at = probe < 4 ? time + instants[probe] : time + wait;
            if (at > time + wait && i + 1 < notches) continue;
            if (at < state_of(view).time) continue;
            double done = start, left = 0;
            for (int k = 0; k <= i; k++) {
                double rest = exp(-config.wheel_smoothing * (at - times[k]));
                done += sizes[k] * (1 - rest), left += sizes[k] * rest;
            }
            /* The view may take the last 1/20 point in one step. */
            is_over = fabs(left) * DIAGONAL < 0.06;
            CHECK_NEAR(log(place_at(view, at).scale), done, is_over ? 6e-5 : 1e-9);
        }
        time = fmax(time + wait, state_of(view).time);
    }
    tapzoom_destroy(view);
}

/* The numbers that the header gives. */
static void numbers(void) {
    tapzoom_config config = boundless();
    tapzoom_view *view = roomy_view(config, 0);
    tapzoom_scroll notch = wheel_of(1, 400, 300, 0, -120);
    notch.unit = TAPZOOM_UNIT_NOTCH120;
    CHECK(config.wheel_speed == 1 && config.wheel_smoothing == 23);
    push(view, notch);
    double whole = log(2) / 3, start = log(0.2);
    CHECK_NEAR(log(place_at(view, 1.016).scale) - start, whole * (1 - exp(-23 * 0.016)), 1e-9);
    CHECK_NEAR((log(place_of(view).scale) - start) / whole, 0.31, 0.005);
    CHECK_NEAR(log(place_at(view, 1.1).scale) - start, whole * (1 - exp(-2.3)), 1e-9);
    CHECK_NEAR((log(place_of(view).scale) - start) / whole, 0.9, 0.005);
    CHECK_NEAR(log(place_at(view, 1.3).scale) - start, whole * (1 - exp(-6.9)), 1e-9);
    CHECK_NEAR(log(place_at(view, 9).scale) - start, whole, 1e-9);
    tapzoom_destroy(view);
}

/* Panning by a wheel is smoothed too; a trackpad is never smoothed. */
static void pans(void) {
    tapzoom_config config = boundless();
    config.wheel = TAPZOOM_ACTION_PAN;
    tapzoom_view *view = roomy_view(config, 0);
    tapzoom_transform start = place_of(view);
    push(view, wheel_of(1, 100, 100, 30, 120));
    double done = 1 - exp(-2.3);
    CHECK_APART(place_at(view, 1.1), changed(start, PANNED(-30 * done, -120 * done)), EXACT);
    CHECK_APART(place_at(view, 9), changed(start, PANNED(-30, -120)), EXACT);
    push(view, trackpad_of(10, 100, 100, 30, -70, TAPZOOM_SCROLL_CHANGED));
    CHECK_APART(place_of(view), changed(start, PANNED(-60, -50)), EXACT);
    tapzoom_destroy(view);
}

/* ---- Pointers that move ---------------------------------------------------------------------------------------- */

static void pointers(int is_spacious) {
    tapzoom_view *view = roomy_view(is_spacious ? spacious() : boundless(), is_spacious);
    double time = 1, x = between(0, WIDTH), y = between(0, HEIGHT), u, v, a, b;
    for (int notch = 0; notch < 20; notch++) {
        x = fmin(fmax(x + between(-90, 90), 0), WIDTH), y = fmin(fmax(y + between(-90, 90), 0), HEIGHT);
        tapzoom_transform before = place_at(view, time);
        push(view, wheel_of(time, x, y, 0, below(5) ? 40 * between(-1, 1) : 100 * between(-1, 1)));
        CHECK_APART(place_of(view), before, EXACT);
        content_at(before, x, y, &u, &v);
        double next = time + (below(4) ? between(0.005, 0.15) : between(0.2, 1));
        for (; time < next; time += between(0.001, 0.02)) {
            view_at(place_at(view, time), u, v, &a, &b);
            CHECK_NEAR(hypot(a - x, b - y), 0, 1e-6 * DIAGONAL);
        }
    }
    tapzoom_destroy(view);
}

/* At ten notches a second the view is at most 1.12 notches behind. */
static void lag(void) {
    tapzoom_view *view = roomy_view(boundless(), 0);
    double notch = log(2) / 3, most = 0, start = log(0.2);
    for (int i = 0; i < 30; i++) {
        push(view, wheel_of(1 + 0.1 * i, 200, 300, 0, -100));
        for (int frame = 0; frame < 10; frame++) {
            double behind = start + notch * (i + 1) - log(place_at(view, 1 + 0.1 * i + 0.01 * frame).scale);
            CHECK_NEAR(log(target_of(view).scale), start + notch * (i + 1), 1e-9);
            most = fmax(most, behind / notch);
        }
    }
    CHECK(most <= 1.12 && most > 1.1);
    tapzoom_destroy(view);
}

/* ---- The raster ------------------------------------------------------------------------------------------------ */

static void raster(int is_phased) {
    static journal seen;
    tapzoom_view *view = roomy_view(boundless(), 0);
    double scale = raster_of(view);
    int changes = 0;
    seen.count = 0;
    for (int i = 0; i < 60; i++) {
        double time = 1 + i / 60.0;
        int32_t phase = !is_phased ? TAPZOOM_SCROLL_UNPHASED : i == 0 ? TAPZOOM_SCROLL_BEGAN
                      : i == 59 ? TAPZOOM_SCROLL_ENDED : TAPZOOM_SCROLL_CHANGED;
        tapzoom_scroll delta = trackpad_of(time, 300, 200, 0, 0, phase);
        delta.factor = pow(4, 1.0 / 60);
        CHECK(push(view, delta));
        CHECK_NEAR(place_of(view).scale, 0.2 * pow(4, (i + 1) / 60.0), 1e-12);
        keep_events(view, &seen);
        changes += raster_of(view) != scale, scale = raster_of(view);
    }
    for (int i = 0; i < 100; i++) {
        CHECK_OK(tapzoom_advance(view, 2 + 0.02 * i));
        changes += raster_of(view) != scale, scale = raster_of(view);
    }
    keep_events(view, &seen);
    CHECK(changes >= 1 && changes <= 4);
    CHECK_NEAR(scale, 0.8, 1e-12);
    CHECK(COUNT(&seen, SCROLL, BEGAN) == 1 && COUNT(&seen, SCROLL, ENDED) == 1 && COUNT(&seen, SETTLED, DISCRETE) == 1);
    CHECK(COUNT(&seen, SCROLL, CANCELLED) == 0 && COUNT(&seen, FLING, BEGAN) == 0);
    const tapzoom_event *ended = find(&seen, TAPZOOM_EVENT_SCROLL, TAPZOOM_PHASE_ENDED, 0);
    if (ended) CHECK_NEAR(ended->time, 1 + 59 / 60.0 + (is_phased ? 0 : 0.15), 1e-9);
    tapzoom_destroy(view);
}

/* ---- Changes of sizes and settings during a scroll ------------------------------------------------------------- */

/* A new view, moved by a wheel or a relative command. */
static tapzoom_view *moving_view(int kind, int is_spacious, double x, double y, double amount) {
    tapzoom_config config = is_spacious ? spacious() : boundless();
    if (kind == 1) config.wheel = TAPZOOM_ACTION_PAN;
    tapzoom_view *view = roomy_view(config, is_spacious);
    tapzoom_options options = {0};
    options.struct_size = sizeof options, options.animated = 1, options.duration = 0.3;
    CHECK_OK(tapzoom_advance(view, 1));
    if (kind < 2) push(view, wheel_of(1, x, y, amount, amount));
    if (kind == 2) CHECK_OK(tapzoom_pan_by(view, amount, -amount, &options));
    if (kind == 3) CHECK_OK(tapzoom_zoom_by(view, exp(amount / 300), x, y, &options));
    if (kind == 4) CHECK_OK(tapzoom_rotate_by(view, amount / 300, x, y, &options));
    return view;
}

/* A resize maps the remaining motion as it maps the displayed content. */
static void resized(void) {
    int kind = (int)below(5), is_spacious = (int)below(2);
    double x = between(0, WIDTH), y = between(0, HEIGHT), amount = between(-200, 200), time = 1 + between(0, 0.2);
    tapzoom_view *kept = moving_view(kind, is_spacious, x, y, amount);
    tapzoom_view *resized = moving_view(kind, is_spacious, x, y, amount);
    tapzoom_viewport viewport = {2 * WIDTH, 2 * HEIGHT, 0, 0, 0, 0};
    CHECK_OK(tapzoom_advance(resized, time));
    CHECK(is_moving(resized));
    tapzoom_transform before = place_of(resized);
    CHECK_OK(tapzoom_set_viewport(resized, &viewport));
    tapzoom_transform after = place_of(resized);
    double growth = after.scale / before.scale;
    CHECK_NEAR(growth, is_spacious ? 1 : 2, 1e-12);
    for (int i = 0; i < 4; i++) {
        double at = i < 3 ? time + 0.03 * i : 4;
        tapzoom_transform one = place_at(kept, at), two = place_at(resized, at);
        tapzoom_transform mapped = {growth * one.scale, one.rotation, after.x + growth * (one.x - before.x),
                                    after.y + growth * (one.y - before.y)};
        /* Either view may take its last 1/20 point in one step. */
        CHECK_APART(two, mapped, is_moving(kept) == is_moving(resized) ? EXACT : 0.12);
    }
    CHECK(!is_moving(kept) && !is_moving(resized));
    tapzoom_destroy(kept);
    tapzoom_destroy(resized);
}

/* When reduced motion turns on, the view goes to its target at once. */
static void reduced(void) {
    int kind = (int)below(5), is_spacious = (int)below(2);
    double x = between(0, WIDTH), y = between(0, HEIGHT), amount = between(-200, 200);
    tapzoom_view *view = moving_view(kind, is_spacious, x, y, amount);
    tapzoom_config config = preset(TAPZOOM_PRESET_MAPS);
    CHECK_OK(tapzoom_advance(view, 1 + between(0, 0.1)));
    CHECK(is_moving(view));
    tapzoom_transform end = target_of(view);
    CHECK_OK(tapzoom_get_config(view, &config));
    config.reduced_motion = 1;
    CHECK_OK(tapzoom_set_config(view, &config, NULL));
    CHECK_APART(place_of(view), end, EXACT);
    CHECK(!is_moving(view));
    tapzoom_destroy(view);
}

int test_scroll(void) {
    check_topic = "a resize during a scroll";
    for (int run = 0; run < RUNS; run++) resized();
    check_topic = "reduced motion during a scroll";
    for (int run = 0; run < RUNS; run++) reduced();
    check_topic = "split scrolls";
    for (int run = 0; run < RUNS; run++) split();
    check_topic = "the closed form";
    numbers();
    pans();
    for (int run = 0; run < RUNS; run++) formula(run % 2);
    check_topic = "pointers that move";
    for (int run = 0; run < RUNS; run++) pointers(run % 2);
    lag();
    check_topic = "raster";
    raster(0);
    raster(1);
    return check_report();
}
