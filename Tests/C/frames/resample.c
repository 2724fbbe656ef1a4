/*
 * resample.c - transforms for display times: how smoothly the content follows fingers, by which rules, and that reading
 * changes nothing. With -v it prints the judder of each path.
 *
 * SPDX-License-Identifier: MIT
 */
#include "host.h"
#include "random.h"

/* Seconds: the longest delay, the longest one by intervals, the largest age of touches with the times of frames, and
   those by which a frame may be before the clock. */
#define MAX_LATENCY 0.02
#define MAX_INTERVAL 0.0125
#define STAMP_AGE 0.0051
#define MAX_DELAY 0.005
#define FADE 0.04

static int is_verbose;

static tapzoom_transform shown_at(const tapzoom_view *view, double time) {
    tapzoom_transform shown = {0, 0, 0, 0};
    CHECK_OK(tapzoom_get_transform_at(view, time, &shown));
    return shown;
}

/* A view in which content follows fingers from their landing, without slop or limits. */
static tapzoom_view *direct_view(void) {
    tapzoom_config config = boundless();
    config.gestures = TAPZOOM_GESTURE_PAN | TAPZOOM_GESTURE_PINCH | TAPZOOM_GESTURE_ROTATE | TAPZOOM_GESTURE_FLING;
    config.pan_slop = config.pinch_slop = config.rotate_slop = config.pinch_min_span = 0;
    return view_of(&config, WIDTH, HEIGHT, 4000, 3000);
}

/* ---- Judder ---------------------------------------------------------------------------------------------------- */

typedef struct point {
    double x, y;
} point;

/* A path of one or two fingers. */
typedef struct path {
    const char *name;
    int fingers;
    point (*at)(int finger, double time);
} path;

static point at_constant_speed(int finger, double time) {
    return (point){100 + 50 * finger + 1000 * time, 300 + 100 * finger + 400 * time};
}

static point on_sine(int finger, double time) {
    return (point){400 + 50 * finger + 200 * sin(6.2832 * time), 300 + 100 * finger + 90 * cos(9 * time)};
}

static point accelerating(int finger, double time) {
    return (point){100 + 50 * finger + 250 * time * time, 300 + 100 * finger - 40 * time * time};
}

static point slowly(int finger, double time) { return (point){100 + 8 * time, 200 + 100 * finger + 3 * time}; }

/* A pinch in and out, with rotation. */
static point pinching(int finger, double time) {
    double radius = 150 + 70 * sin(4 * time), angle = 0.4 + 1.2 * sin(2.5 * time), side = finger == 0 ? 1 : -1;
    return (point){400 + 60 * sin(3 * time) + side * radius * cos(angle),
                   300 + 40 * cos(3 * time) + side * radius * sin(angle)};
}

static const path paths[] = {
    {"constant speed", 1, at_constant_speed}, {"constant speed, two fingers", 2, at_constant_speed},
    {"sine", 1, on_sine},                     {"sine, two fingers", 2, on_sine},
    {"acceleration", 1, accelerating},        {"acceleration, two fingers", 2, accelerating},
    {"slow", 1, slowly},                      {"pinch with rotation", 2, pinching},
};
#define PATHS ((int)(sizeof paths / sizeof *paths))

/* Second difference of the last three errors of one kind of reading, for each finger. */
typedef struct judder {
    point errors[2][3];
    double sum;
    long count;
} judder;

static void note_error(judder *j, int finger, point error) {
    point *e = j->errors[finger];
    e[0] = e[1], e[1] = e[2], e[2] = error;
}

static void add_differences(judder *j, int fingers) {
    for (int i = 0; i < fingers; i++) {
        const point *e = j->errors[i];
        double x = e[0].x - 2 * e[1].x + e[2].x, y = e[0].y - 2 * e[1].y + e[2].y;
        j->sum += x * x + y * y, j->count++;
    }
}

static double rms(const judder *j) { return sqrt(j->sum / (double)j->count); }

/* How far a transform displays the touched content points from the positions of the fingers at a time. */
static void note_shown(judder *j, const path *p, tapzoom_transform shown, const point *content, double time) {
    for (int i = 0; i < p->fingers; i++) {
        point place, is = p->at(i, time);
        view_at(shown, content[i].x, content[i].y, &place.x, &place.y);
        note_error(j, i, (point){place.x - is.x, place.y - is.y});
    }
}

/* Plays a path for some seconds: touches at a rate that is 0.3 % off, displays in random phase. */
static void play(const path *p, double touch_rate, double display_rate, judder *exact, judder *resampled) {
    tapzoom_view *view = direct_view();
    point content[2];
    double touch = 0, step = 1 / (touch_rate * (below(2) ? 1.003 : 0.997)), start = 0.5 + between(0, 1 / display_rate);
    tapzoom_transform at_first = place_of(view);
    for (int i = 0; i < p->fingers; i++) {
        point landing = p->at(i, 0);
        content_at(at_first, landing.x, landing.y, &content[i].x, &content[i].y);
        CHECK_OK(tapzoom_push_touches(
            view, &(tapzoom_touch){.id = i, .x = landing.x, .y = landing.y, .phase = TAPZOOM_TOUCH_BEGAN}, 1, NULL));
    }
    for (int frame = 0; frame < 6 * display_rate; frame++) {
        double time = start + frame / display_rate;
        while (touch + step <= time) {
            touch += step;
            for (int i = 0; i < p->fingers; i++) {
                point place = p->at(i, touch);
                tapzoom_touch moved = sample(TAPZOOM_TOUCH_MOVED, i, touch, place.x, place.y);
                CHECK_OK(tapzoom_push_touches(view, &moved, 1, NULL));
            }
        }
        CHECK_OK(tapzoom_advance(view, time));
        note_shown(exact, p, place_of(view), content, time - 0.005);
        note_shown(resampled, p, shown_at(view, time), content, time - 0.005);
        if (frame < 3 * display_rate) continue; /* at nearly equal rates the ages differ only later */
        add_differences(exact, p->fingers);
        add_differences(resampled, p->fingers);
    }
    tapzoom_destroy(view);
}

static void judders_less(void) {
    static const double touch_rates[] = {60, 90, 120, 240}, display_rates[] = {60, 120};
    seed = 20;
    if (is_verbose) printf("%-28s  touch display     exact resampled\n", "judder in view units");
    for (int i = 0; i < PATHS; i++)
        for (int j = 0; j < 4; j++)
            for (int k = 0; k < 2; k++) {
                judder exact = {.sum = 0}, resampled = {.sum = 0};
                for (int phase = 0; phase < 4; phase++)
                    play(&paths[i], touch_rates[j], display_rates[k], &exact, &resampled);
                double before = rms(&exact), after = rms(&resampled);
                if (is_verbose)
                    printf("%-28s  %5.0f   %5.0f  %8.4f  %8.4f\n", paths[i].name, touch_rates[j], display_rates[k],
                           before, after);
                check_topic = paths[i].name;
                CHECK(before > 0);
                CHECK(after <= before);
                if (before > 0.6) CHECK(after <= 0.5 * before);
            }
    check_topic = "";
}

/* ---- Rules ----------------------------------------------------------------------------------------------------- */

/* Touch frames of one finger; the first one begins the pan. */
typedef struct frames {
    double times[256], x[256], delay;
    int count;
} frames;

/* The time of a frame; the landing is frame -1, `early` before the first one. */
static double time_of(const frames *f, int index, double early) {
    return index < 0 ? f->times[0] - early : f->times[index];
}

/* Advances the view after a touch frame, which changes the delay. */
static void advance_noting_delay(tapzoom_view *view, frames *f, double time, double early) {
    int known = f->count < 5 ? f->count : 5;
    double mean = (f->times[f->count - 1] - time_of(f, f->count - 1 - known, early)) / known;
    double age = time - f->times[f->count - 1], next = f->delay - (f->delay - age) / 64;
    double growth = fmin(0.001, 0.5 * (f->times[f->count - 1] - time_of(f, f->count - 2, early)));
    if (f->delay > STAMP_AGE) next = fmax(next, fmin(fmin(MAX_INTERVAL, mean), f->delay + growth));
    f->delay = fmin(MAX_LATENCY, fmax(age, next));
    CHECK_OK(tapzoom_advance(view, time));
}

/* The displayed position of the finger by the rules of the header. */
static double expected(const frames *f, double time) {
    int later = f->count - 1;
    double at = time - f->delay, part;
    if (at >= f->times[later]) return f->x[later];
    while (later > 0 && f->times[later - 1] > at) later--;
    if (later == 0) return f->x[0];
    part = (at - f->times[later - 1]) / (f->times[later] - f->times[later - 1]);
    return f->x[later - 1] + part * (f->x[later] - f->x[later - 1]);
}

/* Frames at random times, some close together and some far apart. */
static void follows_the_rules(void) {
    static const double spans[][2] = {{0.0001, 0.0019}, {0.002, 0.02}, {0.0075, 0.009}, {0.0201, 0.05}};
    long counts[4] = {0, 0, 0, 0};
    seed = 7;
    for (int round = 0; round < 60; round++) {
        tapzoom_view *view = direct_view();
        frames f = {.count = 0};
        double time = 1, x = 400, base, next = time, late = round % 3 ? 0.006 : 0.02;
        CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, time, x, 300));
        while (f.count < 100) {
            int span = (int)below(4);
            time += between(spans[span][0], spans[span][1]), x += between(-20, 30);
            CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 1, time, x, 300));
            /* A frame less than 3.75 ms after the last one takes its place. */
            if (time <= next) f.count--;
            else next = time + 0.00375;
            f.times[f.count] = time, f.x[f.count] = x, f.count++;
            advance_noting_delay(view, &f, time += below(2) ? between(0, late) : 0, f.times[0] - 1);
            base = place_of(view).x - x;
            for (int i = 0; i < 4; i++) {
                double at = time + between(-MAX_DELAY, 0.02), shown;
                shown = shown_at(view, at).x - base;
                /* Before the path began, the finger is at its start. A time after the clock shows the clock's. */
                CHECK_NEAR(shown, expected(&f, fmin(at, time)), 1e-9);
                counts[at < time ? 0 : 1]++;
                counts[fabs(shown - x) > 1e-9 ? 2 : 3]++;
            }
        }
        tapzoom_destroy(view);
    }
    for (int i = 0; i < 4; i++) CHECK(counts[i] > 500);
}

/* Before the pan began, the finger moved within its slop. */
static void does_not_cross_the_slop(void) {
    tapzoom_config config = boundless();
    tapzoom_view *view = view_of(&config, WIDTH, HEIGHT, 4000, 3000);
    const double start = place_of(view).x;
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, 1, 100, 300));
    for (int i = 1; i <= 4; i++) {
        CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 1, 1 + 0.008 * i, 100 + 4 * i, 300));
        CHECK_OK(tapzoom_advance(view, 1 + 0.008 * i));
        for (int j = -5; j < 20; j++) {
            double x = shown_at(view, fmax(1 + 0.008 * i - MAX_DELAY, 1 + 0.008 * i + 0.001 * j)).x;
            /* Of 12 and 16 units, 2 and 6 are beyond the slop. */
            CHECK(x >= start + (i > 2 ? 2 : 0) - 1e-9 && x <= start + (i > 3 ? 6 : i > 2 ? 2 : 0) + 1e-9);
        }
    }
    tapzoom_destroy(view);
}

/* ---- Inputs that end a path ------------------------------------------------------------------------------------ */

enum { LAST_LIFT, FIRST_LIFT, LANDING, REMOVAL, CANCEL, ZOOM_COMMAND, OTHER_SETTINGS, BREAKS };
enum { FREE, AT_EDGE, TURNED, CORNER_CASES };
static const char *const breaks[] = {"last lift", "first lift", "landing", "removal", "cancel", "command", "settings"};

/* A view that fingers move: in free space, beyond an edge, or rotated. Its frames show touches of different ages. */
static tapzoom_view *moving_view(int place, int fingers, double *time) {
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    config.gestures |= TAPZOOM_GESTURE_ROTATE;
    tapzoom_view *view = view_of(&config, WIDTH, HEIGHT, 4000, 3000);
    CHECK_OK(tapzoom_zoom_to(view, 0.8, 400, 300, NULL));
    if (place == AT_EDGE) CHECK_OK(tapzoom_center_on(view, 0, 0, 0, NULL));
    if (place == TURNED) CHECK_OK(tapzoom_rotate_to(view, 0.4, 400, 300, NULL));
    *time = 1;
    for (int i = 0; i < fingers; i++) CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, i, *time, 300 + 80 * i, 250 + 90 * i));
    for (int frame = 1; frame <= 12; frame++) {
        *time += 0.008;
        for (int i = 0; i < fingers; i++)
            CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, i, *time, 300 + 80 * i + (7 - i) * frame,
                           250 + 90 * i + (4 + 3 * i) * frame));
        if (frame == 8) CHECK_OK(tapzoom_advance(view, *time + 0.0075));
    }
    *time += 0.003;
    CHECK_OK(tapzoom_advance(view, *time));
    return view;
}

static void break_path(tapzoom_view *view, int kind, double time) {
    tapzoom_config config;
    switch (kind) {
    case LAST_LIFT: CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 0, time, 384, 300)); break;
    case FIRST_LIFT: CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, time, 400, 400)); break;
    case LANDING: CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 9, time, 600, 100)); break;
    case REMOVAL: CHECK_OK(touch(view, TAPZOOM_TOUCH_CANCELLED, 0, time, 400, 400)); break;
    case CANCEL: CHECK_OK(tapzoom_cancel_touches(view, time)); break;
    case ZOOM_COMMAND: CHECK_OK(tapzoom_zoom_to(view, 0.6, 100, 100, OPTIONS(1))); break;
    default:
        config = config_of(view);
        config.gestures &= ~(uint32_t)(TAPZOOM_GESTURE_PAN | TAPZOOM_GESTURE_PINCH | TAPZOOM_GESTURE_ROTATE);
        CHECK_OK(tapzoom_set_config(view, &config, NULL));
    }
}

/* Inputs that end the path of the fingers do not make the displayed content jump; the difference fades. */
static void breaks_without_a_jump(void) {
    for (int place = 0; place < CORNER_CASES; place++)
        for (int kind = 0; kind < BREAKS; kind++)
            for (int fingers = kind == FIRST_LIFT ? 2 : 1; fingers <= (kind == LAST_LIFT ? 1 : 2); fingers++) {
                double time, lag;
                tapzoom_view *view = moving_view(place, fingers, &time);
                tapzoom_transform before = shown_at(view, time), exact = place_of(view), after;
                check_topic = breaks[kind];
                lag = apart(before, exact);
                CHECK(lag > 0.5);
                break_path(view, kind, time);
                after = shown_at(view, time);
                CHECK_APART(after, before, 1e-6);
                after = shown_at(view, time - 0.002);
                CHECK_APART(after, before, 1e-6);
                for (int i = 1; i < 8; i++) {
                    CHECK_OK(tapzoom_advance(view, time + FADE / 8 * i));
                    after = shown_at(view, time + FADE / 8 * i), exact = place_of(view);
                    CHECK_NEAR(apart(after, exact), lag * (1 - 0.125 * i), 0.05 * lag);
                }
                CHECK_OK(tapzoom_advance(view, time + FADE));
                after = shown_at(view, time + FADE), exact = place_of(view);
                CHECK_SAME(after, exact);
                tapzoom_destroy(view);
            }
    check_topic = "";
}

/* After a command without animation the view displays its exact transform. */
static void commands_at_once_are_exact(void) {
    double time;
    tapzoom_view *view = moving_view(FREE, 1, &time);
    CHECK_OK(tapzoom_set_transform(view, &(tapzoom_transform){0.9, 0, -300, -200}, NULL));
    tapzoom_transform shown = shown_at(view, time), exact = place_of(view);
    CHECK_SAME(shown, exact);
    tapzoom_destroy(view);
}

/* Without a rubber band the view displays nothing beyond the limits, and content at an edge stays there. */
static void stays_within_hard_limits(void) {
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    config.rubber_band = 0, config.rubber_band_scale = 1;
    tapzoom_view *view = view_of(&config, WIDTH, HEIGHT, 4000, 3000);
    CHECK_OK(tapzoom_zoom_to(view, 0.8, 0, 0, NULL));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, 1, 100, 100));
    for (int i = 1; i <= 10; i++)
        CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 1, 1 + 0.008 * i, 100 + 9 * i, 100 + 9 * i));
    for (int i = 0; i < 12; i++) {
        double time = 1.082 + 0.001 * i;
        if (i == 2) CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, time, 200, 200));
        CHECK_OK(tapzoom_advance(view, time));
        tapzoom_transform shown = shown_at(view, time);
        CHECK(shown.x == 0 && shown.y == 0 && shown.scale == 0.8);
    }
    tapzoom_destroy(view);
}

/* A finger that has stopped sends no more samples. Until the content rests, the view asks for frames. */
static void stopped_fingers_are_exact(void) {
    double time;
    tapzoom_view *view = moving_view(FREE, 2, &time);
    tapzoom_transform exact = place_of(view), shown = shown_at(view, time);
    CHECK(apart(shown, exact) > 0.5);
    CHECK(state_of(view).next_deadline == time);
    CHECK_OK(tapzoom_advance(view, time + MAX_LATENCY));
    shown = shown_at(view, time + MAX_LATENCY);
    CHECK_SAME(shown, exact);
    CHECK(state_of(view).next_deadline == INFINITY);
    tapzoom_destroy(view);
}

/* A finger moves to the right by irregular steps at irregular times, sometimes much faster than before, rests for a
   while or not, and lifts. The content never steps back, and is never beyond the newest sample. */
static void never_moves_against_the_finger(void) {
    static const double rates[] = {60, 90, 120};
    seed = 31;
    for (int round = 0; round < 900; round++) {
        tapzoom_view *view = direct_view();
        const double touch_rate = rates[round % 3], step = 1 / rates[round / 3 % 3];
        const double start = place_of(view).x - 100, most = between(1, 40);
        double touched = 1, clock = 1, time = 1 + between(0, step), newest = 100, last = 0;
        CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, touched, newest, 300));
        for (int k = 0; k <= 30; k++) {
            const int lifts = k == 30;
            touched += lifts ? between(0, 0.06) : between(0.3, below(5) ? 1.3 : 3) / touch_rate;
            /* Touches may be up to 0.005 s newer than the frame. */
            const double early = round % 2 ? between(0, 0.005) : 0;
            for (; time < touched - early; time += step) {
                if (time >= clock) CHECK_OK(tapzoom_advance(view, time));
                double x = shown_at(view, time).x - start;
                CHECK(k < 2 || (x >= last - 1e-9 && x <= newest + 1e-9));
                last = x;
            }
            if (!lifts) newest += between(0, 1) * between(0, most);
            CHECK_OK(touch(view, lifts ? TAPZOOM_TOUCH_ENDED : TAPZOOM_TOUCH_MOVED, 1, touched, newest, 300));
            clock = touched;
        }
        for (int k = 0; k < 10; k++, time += step) {
            if (time >= clock) CHECK_OK(tapzoom_advance(view, time));
            double x = shown_at(view, time).x - start;
            CHECK(x >= last - 1e-9);
            last = x;
        }
        tapzoom_destroy(view);
    }
}

/* Touches of one age are drawn without a delay: those with the times of frames, or a little earlier ones. Above
   0.0051 s the delay grows to the interval between touches, up to 0.0125 s. The columns are rate, age and delay. */
static void delay_follows_age_and_rate(void) {
    static const double origins[] = {0, 12345.678, 1.7e9};
    static const double cases[][3] = {{30, 0, 0},        {60, 0, 0},           {60, 0.005, 0.005}, {120, 0.003, 0.003},
                                      {50, 0.006, 0.0125}, {90, 0.006, 1.0 / 90}, {120, 0.007, 1.0 / 120},
                                      {60, 0.015, 0.015}, {40, 0.024, 0.024}};
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 9; j++) {
            tapzoom_view *view = direct_view();
            CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, origins[i], 100, 300));
            for (int k = 1; k <= 40; k++) {
                double time = origins[i] + k / cases[j][0], late = cases[j][2] - cases[j][1];
                CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 1, time, 100 + 1000 * k / cases[j][0], 300));
                CHECK_OK(tapzoom_advance(view, time + cases[j][1]));
                if (k > 20) CHECK_NEAR(place_of(view).x - shown_at(view, time + cases[j][1]).x, 1000 * late, 1e-3);
            }
            tapzoom_destroy(view);
        }
}

/* A host that gives all touches the time of their frame draws the newest ones, also in the frames between them, from
   the first frame on. It may push several touches of a finger in a frame. */
static void stamped_touches_have_no_delay(void) {
    static const double frame_rates[] = {60, 90, 144};
    seed = 44;
    for (int round = 0; round < 30; round++) {
        tapzoom_view *view = direct_view();
        const double rate = frame_rates[round % 3];
        double x = 100;
        tapzoom_frame_result result;
        tapzoom_touch samples[4] = {sample(TAPZOOM_TOUCH_BEGAN, 1, 0, x, 300)};
        CHECK_OK(tapzoom_frame(view, 0, samples, 1, NULL, 0, &result));
        const double start = result.transform.x - x;
        for (int k = 1; k < 200; k++) {
            size_t count = 60 * k / (int)rate > 60 * (k - 1) / (int)rate ? 1 + below(4) : 0;
            for (size_t i = 0; i < count; i++)
                samples[i] = sample(TAPZOOM_TOUCH_MOVED, 1, k / rate, x += between(0, 20), 300);
            CHECK_OK(tapzoom_frame(view, k / rate, samples, count, NULL, 0, &result));
            CHECK_NEAR(result.transform.x - start, x, 1e-9);
        }
        tapzoom_destroy(view);
    }
}

/* At the edge of a pager the content stands still, and the fingers move the pager. No input that ends their path moves
   the content. */
static void stands_still_beside_a_pager(void) {
    for (int offset = 0; offset <= 100; offset += 100)
        for (int lands = 0; lands < 2; lands++)
            for (int count = 1; count <= 14; count++) {
                tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
                config.pager_edges = TAPZOOM_LIMIT_LEFT | TAPZOOM_LIMIT_RIGHT;
                tapzoom_view *view = view_of(&config, WIDTH, HEIGHT, 4000, 3000);
                double time = 1;
                CHECK_OK(tapzoom_zoom_to(view, 0.4, 400, 300, NULL));
                CHECK_OK(tapzoom_set_pager_offset(view, offset, 0));
                CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, time, 600, 300));
                for (int k = 1; k <= count; k++) {
                    time += 1 / 120.;
                    CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 1, time, 600 - 40 * k, 300));
                }
                CHECK_OK(tapzoom_advance(view, time));
                tapzoom_transform before = shown_at(view, time);
                if (lands) CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 2, time, 200, 200));
                else CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, time, 600 - 40 * count, 300));
                tapzoom_transform after = shown_at(view, time);
                CHECK_APART(after, before, 1e-6);
                tapzoom_destroy(view);
            }
}

/* ---- Animations and motion by the host -------------------------------------------------------------------------- */

static void animations_are_functions_of_time(void) {
    double time;
    tapzoom_view *view = moving_view(FREE, 1, &time);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 0, time, 384, 300));
    CHECK(is_moving(view));
    CHECK_OK(tapzoom_advance(view, time + FADE));
    tapzoom_transform end = target_of(view), shown = shown_at(view, time + 60), early = shown_at(view, time + 0.1);
    CHECK_SAME(shown, end);
    CHECK(is_moving(view));
    CHECK_OK(tapzoom_advance(view, time + 0.1));
    tapzoom_transform exact = place_of(view);
    CHECK_SAME(early, exact);
    tapzoom_destroy(view);
}

static void host_motion_goes_on(void) {
    double time;
    tapzoom_view *view = moving_view(FREE, 1, &time);
    time += 0.07; /* the finger rests */
    CHECK_OK(tapzoom_advance(view, time));
    tapzoom_transform exact = place_of(view);
    CHECK_OK(tapzoom_set_velocity(view, &(tapzoom_velocity){100, -50, 0, 0, 0, 0}));
    tapzoom_transform shown = shown_at(view, time + 0.02), early = shown_at(view, time - 0.004);
    CHECK_NEAR(shown.x, exact.x + 2, 1e-9);
    CHECK_NEAR(shown.y, exact.y - 1, 1e-9);
    CHECK_APART(early, exact, 1e-9);
    CHECK_OK(tapzoom_advance(view, time + 0.02));
    exact = place_of(view);
    CHECK_APART(shown, exact, 1e-9);
    tapzoom_destroy(view);
}

/* Without a clock the view displays its transform at every time. */
static void shows_a_view_without_a_clock(void) {
    tapzoom_view *view = photos();
    tapzoom_transform exact = place_of(view), shown;
    for (int i = 0; i < 5; i++) {
        shown = shown_at(view, (i - 2) * 0.5e12);
        CHECK_SAME(shown, exact);
    }
    CHECK_OK(tapzoom_set_velocity(view, &(tapzoom_velocity){100, -50, 0, 0, 0, 0}));
    shown = shown_at(view, 1000);
    CHECK_SAME(shown, exact);
    tapzoom_destroy(view);
}

/* ---- State ----------------------------------------------------------------------------------------------------- */

/* Reading changes no bit. After a load of a snapshot, or a change of the time origin, the view displays the same. */
static void state_is_complete(void) {
    static unsigned char saved[16384], again[16384];
    for (int kind = -1; kind < BREAKS; kind++)
        for (int delay = 0; delay < 12; delay += 3) {
            double time;
            size_t size, size_again;
            tapzoom_view *view = moving_view(FREE, 2, &time), *copy = photos();
            tapzoom_transform shown[30], other;
            check_topic = kind < 0 ? "no break" : breaks[kind];
            if (kind >= 0) break_path(view, kind, time);
            time += 0.001 * delay;
            CHECK_OK(tapzoom_advance(view, time));
            CHECK_OK(tapzoom_save_state(view, saved, sizeof saved, &size));
            for (int i = 0; i < 30; i++) shown[i] = shown_at(view, time + 0.001 * (i - 4));
            CHECK_OK(tapzoom_save_state(view, again, sizeof again, &size_again));
            CHECK(size == size_again && memcmp(saved, again, size) == 0);
            CHECK_OK(tapzoom_load_state(copy, saved, size));
            for (int i = 0; i < 30; i++) {
                other = shown_at(copy, time + 0.001 * (i - 4));
                CHECK_SAME(shown[i], other);
            }
            CHECK_OK(tapzoom_save_state(copy, again, sizeof again, &size_again));
            CHECK(size == size_again && memcmp(saved, again, size) == 0);
            CHECK_OK(tapzoom_rebase_time(view, 64));
            for (int i = 0; i < 30; i++) {
                other = shown_at(view, time + 0.001 * (i - 4) + 64);
                CHECK_APART(other, shown[i], 1e-6);
            }
            tapzoom_destroy(view);
            tapzoom_destroy(copy);
        }
    check_topic = "";
}

int test_resample(void) {
    is_verbose = strcmp(argument(1, ""), "-v") == 0;
    judders_less();
    follows_the_rules();
    does_not_cross_the_slop();
    breaks_without_a_jump();
    commands_at_once_are_exact();
    stays_within_hard_limits();
    stopped_fingers_are_exact();
    never_moves_against_the_finger();
    delay_follows_age_and_rate();
    stamped_touches_have_no_delay();
    stands_still_beside_a_pager();
    animations_are_functions_of_time();
    host_motion_goes_on();
    shows_a_view_without_a_clock();
    state_is_complete();
    return check_report();
}
