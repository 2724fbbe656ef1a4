/*
 * presets.c - measures each preset on content of many sizes, and compares the measurements with the header.
 *
 *     calls presets [-v]    -v prints the measured table
 *
 * SPDX-License-Identifier: MIT
 *
 *     calls presets [-v]    -v prints the measured table
 */
#include "touch.h"

enum { BEGAN = TAPZOOM_TOUCH_BEGAN, MOVED = TAPZOOM_TOUCH_MOVED, ENDED = TAPZOOM_TOUCH_ENDED };

#define WIDTH 800.0
#define HEIGHT 600.0

static const char *const preset_names[] = {"PHOTOS", "MAPS", "READER", "BOARD"};

static const struct { const char *name; double width, height; } contents[] = {
    {"large photo", 8000, 6000}, {"photo", 4000, 3000}, {"panorama", 12000, 1500}, {"icon", 64, 64},
    {"tall page", 1000, 14000}};

/* Device pixels per view unit. */
static const double densities[] = {1, 2, 3};

enum { CONTENTS = sizeof contents / sizeof *contents, DENSITIES = sizeof densities / sizeof *densities };

/* The measurements. Scales are in view units per content unit. The moves are the largest ones of a slanted drag and the
   motion after it, in view units. */
typedef struct measures {
    double fitted, smallest, largest, tapped, tapped_twice, pinched_in, pinched_out, moved_x, moved_y;
} measures;

static tapzoom_view *view_on(int32_t which, int content, double density) {
    tapzoom_config config = preset(which);
    config.pixels_per_unit = density;
    return view_of(&config, WIDTH, HEIGHT, contents[content].width, contents[content].height);
}

static double after_double_tap(tapzoom_view *view, double time) {
    double_tap(view, time, 400, 300);
    CHECK_OK(tapzoom_advance(view, time + 5));
    return place_of(view).scale;
}

/* The scale at rest after pinches that zoom beyond every limit. */
static double after_pinches(tapzoom_view *view, double time, double from, double to) {
    for (int round = 0; round < 8; round++, time += 10) {
        for (int i = 0; i <= 20; i++) {
            double radius = from + (to - from) * i / 20;
            tapzoom_touch both[2] = {sample(i ? MOVED : BEGAN, 1, time + 0.01 * i, 400 - radius, 300),
                                      sample(i ? MOVED : BEGAN, 2, time + 0.01 * i, 400 + radius, 300)};
            CHECK_OK(tapzoom_push_touches(view, both, 2, NULL));
        }
        CHECK_OK(touch(view, ENDED, 1, time + 0.3, 400 - to, 300));
        CHECK_OK(touch(view, ENDED, 2, time + 0.3, 400 + to, 300));
        CHECK_OK(tapzoom_advance(view, time + 9));
    }
    return place_of(view).scale;
}

/* A drag from the top left to the lower right that lifts in motion. */
static void drag_slanted(tapzoom_view *view, measures *made) {
    tapzoom_transform start = place_of(view);
    drag(view, 1, 1, 300, 250, 380, 310);
    CHECK_OK(touch(view, ENDED, 1, 1.1, 380, 310));
    for (int i = 0; i < 400; i++) {
        CHECK_OK(tapzoom_advance(view, 1.1 + 0.01 * i));
        tapzoom_transform now = place_of(view);
        made->moved_x = fmax(made->moved_x, fabs(now.x - start.x));
        made->moved_y = fmax(made->moved_y, fabs(now.y - start.y));
    }
}

static measures measure(int32_t which, int content, double density) {
    measures made = {0};
    tapzoom_view *view = view_on(which, content, density);
    CHECK_OK(tapzoom_get_scale_range(view, &made.smallest, &made.largest, &made.fitted));
    CHECK_NEAR(place_of(view).scale, made.fitted, 1e-9 * made.fitted);
    made.tapped = after_double_tap(view, 1);
    made.tapped_twice = after_double_tap(view, 11);
    tapzoom_destroy(view);
    view = view_on(which, content, density);
    made.pinched_in = after_pinches(view, 1, 30, 350);
    made.pinched_out = after_pinches(view, 101, 350, 30);
    tapzoom_destroy(view);
    view = view_on(which, content, density);
    drag_slanted(view, &made);
    tapzoom_destroy(view);
    return made;
}

static int near(double a, double b) { return fabs(a - b) <= 1e-9 * fabs(b); }

/* The claims in the comments of TAPZOOM_PRESET_* and of the fields. */
static void compare(int32_t which, int content, double density, const measures *m) {
    double x = WIDTH / contents[content].width, y = HEIGHT / contents[content].height, sharp = 1 / density;
    double contain = fmin(x, y), cover = fmax(x, y), down = fmin(contain, sharp);
    int is_wide = m->fitted * contents[content].width > WIDTH * (1 + 1e-9);
    int is_high = m->fitted * contents[content].height > HEIGHT * (1 + 1e-9);
    switch (which) {
    case TAPZOOM_PRESET_PHOTOS:
        CHECK(near(m->fitted, down) && near(m->smallest, down) && m->fitted <= sharp * (1 + 1e-9));
        CHECK(near(m->largest, fmax(2 * sharp, 6 * down)) && m->largest >= 2 * sharp * (1 - 1e-9));
        /* A strip becomes as wide as the view. */
        CHECK(near(m->tapped, fmin(2.5 * down >= y && 2.5 * down < 0.45 * x ? x : 2.5 * down, m->largest)));
        CHECK(near(m->tapped_twice, down));
        CHECK(m->moved_x > 10 && (is_high ? m->moved_y > 10 : m->moved_y == 0));
        break;
    case TAPZOOM_PRESET_MAPS:
        CHECK(near(m->fitted, cover) && near(m->smallest, cover) && near(m->largest, 64 * cover));
        CHECK(near(m->tapped, 2 * cover) && near(m->tapped_twice, 4 * cover));
        CHECK((m->moved_x > 10) == is_wide && (m->moved_y > 10) == is_high);
        break;
    case TAPZOOM_PRESET_READER:
        CHECK(near(m->fitted, x) && near(m->smallest, x) && near(m->largest, 5 * x));
        CHECK(near(m->tapped, 2 * x) && near(m->tapped_twice, x));
        CHECK(m->moved_x == 0 && (is_high ? m->moved_y > 10 : m->moved_y == 0));
        break;
    default:
        CHECK(near(m->fitted, contain) && near(m->smallest, 0.1 * contain) && near(m->largest, 10 * contain));
        CHECK(near(m->tapped, contain) && near(m->tapped_twice, contain));
        CHECK(m->moved_x > 50 && m->moved_y > 40);
    }
    CHECK(near(m->pinched_in, m->largest) && near(m->pinched_out, m->smallest));
}

int test_presets(void) {
    int is_verbose = strcmp(argument(1, ""), "-v") == 0;
    if (is_verbose)
        printf("preset  content      px/unit    fitted  smallest   largest  double tap  again     drag moves x, y\n");
    for (int32_t which = TAPZOOM_PRESET_PHOTOS; which <= TAPZOOM_PRESET_BOARD; which++) {
        check_topic = preset_names[which];
        for (int i = 0; i < CONTENTS * DENSITIES; i++) {
            int content = i / DENSITIES;
            double density = densities[i % DENSITIES];
            measures made = measure(which, content, density);
            compare(which, content, density, &made);
            if (!is_verbose) continue;
            printf("%-7s %-12s %7g %9.4g %9.4g %9.4g %11.4g %6.4g %8.3g %8.3g\n", preset_names[which],
                   contents[content].name, density, made.fitted, made.smallest, made.largest, made.tapped,
                   made.tapped_twice, made.moved_x, made.moved_y);
        }
    }
    return check_report();
}
