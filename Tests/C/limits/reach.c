/*
 * reach.c - LIMIT events: the view reaches a limit and leaves it, by fingers, flings, commands and changes of sizes.
 * This holds at any frame rate, after a load of a snapshot, and for hosts that poll LIMIT only at times.
 *
 * SPDX-License-Identifier: MIT
 */
#include "random.h"
#include "touch.h"

enum { BEGAN = TAPZOOM_TOUCH_BEGAN, MOVED = TAPZOOM_TOUCH_MOVED, ENDED = TAPZOOM_TOUCH_ENDED };
enum { LEFT = TAPZOOM_LIMIT_LEFT, RIGHT = TAPZOOM_LIMIT_RIGHT, MOST = TAPZOOM_LIMIT_MAX_SCALE };

typedef struct {
    tapzoom_event events[400];
    int count;
    uint32_t open; /* limits that have begun and not ended */
} heard;

/* Polls the LIMIT events. For each limit, BEGAN and ENDED alternate. */
static void listen(tapzoom_view *view, heard *to) {
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t count = 0;
    do {
        CHECK_OK(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
        for (size_t i = 0; i < count; i++) {
            if (events[i].kind != TAPZOOM_EVENT_LIMIT) continue;
            uint32_t limit = events[i].limits;
            int begins = events[i].phase == TAPZOOM_PHASE_BEGAN;
            CHECK(begins || events[i].phase == TAPZOOM_PHASE_ENDED);
            CHECK(limit && !(limit & (limit - 1)) && begins == !(to->open & limit));
            to->open ^= limit;
            if (CHECK(to->count < 400)) to->events[to->count++] = events[i];
        }
    } while (count > 0);
}

static int begins(const heard *all, uint32_t limit) {
    int count = 0;
    for (int i = 0; i < all->count; i++)
        count += all->events[i].limits == limit && all->events[i].phase == TAPZOOM_PHASE_BEGAN;
    return count;
}

/* A view of 400 x 400 at scale 1 in the middle of 1000 x 1000; its largest scale is 2.4. */
static tapzoom_view *middle(uint32_t events) {
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    config.gestures &= ~(uint32_t)TAPZOOM_GESTURE_DOUBLE_TAP & ~(uint32_t)TAPZOOM_GESTURE_QUICK_ZOOM;
    config.events = events;
    config.max_scale = CONTAIN(6);
    tapzoom_view *view = view_of(&config, 400, 400, 1000, 1000);
    CHECK_OK(tapzoom_set_transform(view, &(tapzoom_transform){1, 0, -300, -300}, NULL));
    return view;
}

static void set_events(tapzoom_view *view, uint32_t events) {
    tapzoom_config config = {.struct_size = sizeof config};
    CHECK_OK(tapzoom_get_config(view, &config));
    config.events = events;
    CHECK_OK(tapzoom_set_config(view, &config, NULL));
}

static void advance(tapzoom_view *view, double from, double to, int frames) {
    for (int i = 1; i <= frames; i++) CHECK_OK(tapzoom_advance(view, from + (to - from) * i / frames));
}

/* ---- Limits by fingers ------------------------------------------------------------------------------------------ */

static void fingers_reach_limits_once(void) {
    tapzoom_view *view = middle(EVERY_EVENT);
    heard all = {.count = 0};
    listen(view, &all);
    CHECK(all.open == 0 || all.open == TAPZOOM_LIMIT_MIN_SCALE);
    all = (heard){.count = 0};
    /* The finger drags to the left edge, back and forth beyond it, then away. */
    CHECK_OK(touch(view, BEGAN, 1, 1, 10, 200));
    static const double places[] = {200, 330, 390, 330, 390, 340, 100};
    static const uint32_t open[] = {0, LEFT, LEFT, LEFT, LEFT, LEFT, 0};
    for (int i = 0; i < 7; i++) {
        CHECK_OK(touch(view, MOVED, 1, 1.1 + 0.1 * i, places[i], 200));
        CHECK_OK(tapzoom_advance(view, 1.1 + 0.1 * i));
        listen(view, &all);
        CHECK(all.open == open[i]);
    }
    CHECK(all.count == 2 && all.events[0].contact_count == 1 && all.events[0].view_x == 330);
    CHECK(all.events[0].scale == 1 && all.events[0].tool == TAPZOOM_TOOL_FINGER);
    CHECK_OK(touch(view, ENDED, 1, 2.5, 100, 200));
    tapzoom_destroy(view);
}

static void commands_reach_limits(void) {
    tapzoom_view *view = middle(EVENT_BIT(LIMIT));
    heard all = {.count = 0};
    CHECK_OK(tapzoom_advance(view, 0));
    CHECK_OK(tapzoom_zoom_by(view, 100, 200, 200, OPTIONS(1)));
    listen(view, &all);
    CHECK(all.count == 0);
    CHECK_OK(tapzoom_advance(view, 5));
    listen(view, &all);
    CHECK(all.count == 1 && all.open == MOST && all.events[0].time < 0.5);
    CHECK_OK(tapzoom_zoom_by(view, 100, 200, 200, OPTIONS(1)));
    listen(view, &all);
    CHECK(all.count == 1);
    CHECK_OK(tapzoom_center_on(view, -1e6, 500, 0, OPTIONS(0)));
    listen(view, &all);
    CHECK(all.open == (MOST | LEFT));
    /* Content without room to pan sends no LIMIT of an edge. */
    CHECK_OK(tapzoom_fit(view, OPTIONS(0)));
    listen(view, &all);
    CHECK(all.open == TAPZOOM_LIMIT_MIN_SCALE && all.count == 5);
    tapzoom_destroy(view);
}

/* While the host does not want LIMIT, it gets only the ENDED that belong to an earlier BEGAN. */
static void hosts_that_do_not_poll(void) {
    tapzoom_view *view = middle(EVERY_EVENT);
    heard all = {.count = 0};
    CHECK_OK(tapzoom_zoom_to(view, 99, 200, 200, NULL));
    listen(view, &all);
    CHECK(all.open == MOST);
    set_events(view, EVERY_EVENT & ~EVENT_BIT(LIMIT));
    CHECK_OK(tapzoom_zoom_to(view, 1, 200, 200, NULL));
    CHECK_OK(tapzoom_zoom_to(view, 99, 200, 200, NULL));
    listen(view, &all);
    CHECK(all.open == 0 && all.count == 2);
    set_events(view, EVERY_EVENT);
    listen(view, &all);
    CHECK(all.count == 2);
    tapzoom_destroy(view);
}

/* ---- Settings, snapshots and caught flings ----------------------------------------------------------------------- */

static unsigned char saved[1 << 16];

static size_t save(tapzoom_view *view) {
    size_t size = 0;
    CHECK_OK(tapzoom_save_state(view, saved, sizeof saved, &size));
    return size;
}

static void flick(tapzoom_view *view) {
    drag(view, 1, 1, 350, 200, 150, 200);
    CHECK_OK(touch(view, ENDED, 1, 1.1, 150, 200));
}

/* A fling hits the edge once, and the event has the velocity before the bounce. */
static void hits_in_motion(tapzoom_view *view) {
    heard all = {.count = 0};
    CHECK_OK(tapzoom_advance(view, 9));
    listen(view, &all);
    CHECK(all.count == 1 && all.events[0].time < 1.3 && all.events[0].velocity.x < -1000);
    tapzoom_destroy(view);
}

/* A refused load does not change the time of a hit. Without a rubber band the event has the velocity of the hit,
   too. */
static void hits(void) {
    for (int refuses = 0; refuses < 2; refuses++) {
        tapzoom_view *view = middle(EVERY_EVENT);
        flick(view);
        CHECK_OK(tapzoom_advance(view, 1.11));
        size_t size = save(view);
        saved[size - 20] ^= 1;
        if (refuses) CHECK(tapzoom_load_state(view, saved, size) != TAPZOOM_OK);
        hits_in_motion(view);
    }
    tapzoom_view *view = middle(EVERY_EVENT);
    tapzoom_config config = {.struct_size = sizeof config};
    CHECK_OK(tapzoom_get_config(view, &config));
    config.rubber_band = 0;
    CHECK_OK(tapzoom_set_config(view, &config, NULL));
    flick(view);
    hits_in_motion(view);
}

/* A view with LIMIT off at times sends the same events as one that is also loaded from snapshots. */
static void settings_and_snapshots(void) {
    for (int loads = 0; loads < 2; loads++) {
        /* LIMIT is off during the hit of a fling and on at rest: the first event comes with a pull of one point. */
        tapzoom_view *view = middle(EVERY_EVENT);
        heard all = {.count = 0};
        flick(view);
        CHECK_OK(tapzoom_advance(view, 1.11));
        set_events(view, EVERY_EVENT & ~EVENT_BIT(LIMIT));
        if (loads) CHECK_OK(tapzoom_load_state(view, saved, save(view)));
        CHECK_OK(tapzoom_advance(view, 9));
        set_events(view, EVERY_EVENT);
        listen(view, &all);
        CHECK(all.count == 0);
        drag(view, 1, 10, 300, 200, 200, 200);
        CHECK_OK(tapzoom_advance(view, 10.1));
        listen(view, &all);
        CHECK(all.count == 1 && all.open == RIGHT);
        /* LIMIT is off while the finger holds the content: ENDED comes with the move that leaves the limit. */
        set_events(view, EVERY_EVENT & ~EVENT_BIT(LIMIT));
        if (loads) CHECK_OK(tapzoom_load_state(view, saved, save(view)));
        CHECK_OK(touch(view, MOVED, 1, 10.2, 390, 200));
        CHECK_OK(tapzoom_advance(view, 10.2));
        listen(view, &all);
        CHECK(all.open == 0 && all.events[1].time == 10.2 && all.events[1].contact_count == 1);
        tapzoom_destroy(view);
        /* LIMIT turns on while the finger rests beyond the edge: a sample without motion does not count as a pull. */
        view = middle(EVERY_EVENT & ~EVENT_BIT(LIMIT));
        all = (heard){.count = 0};
        drag(view, 1, 1, 10, 200, 390, 200);
        CHECK_OK(tapzoom_advance(view, 1.1));
        set_events(view, EVERY_EVENT);
        if (loads) CHECK_OK(tapzoom_load_state(view, saved, save(view)));
        CHECK_OK(touch(view, MOVED, 1, 1.2, 390, 200));
        CHECK_OK(tapzoom_advance(view, 1.2));
        listen(view, &all);
        CHECK(all.count == 0);
        tapzoom_destroy(view);
    }
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    config.reduced_motion = 1;
    config.events = EVERY_EVENT & ~EVENT_BIT(LIMIT);
    tapzoom_view *view = view_of(&config, 400, 400, 1000, 1000);
    heard all = {.count = 0};
    CHECK_OK(tapzoom_advance(view, 0));
    set_events(view, EVERY_EVENT);
    listen(view, &all);
    CHECK(all.count == 0);
    tapzoom_destroy(view);
}

/* A finger catches content beyond an edge that the view has not reported, and drags it back toward the edge. */
static void a_caught_bounce_is_no_pull(void) {
    tapzoom_view *view = middle(EVERY_EVENT & ~EVENT_BIT(LIMIT));
    heard all = {.count = 0};
    double time = 1.1;
    flick(view);
    while (place_of(view).x > -605 && time < 9) CHECK_OK(tapzoom_advance(view, time += 0.005));
    CHECK(time < 9);
    set_events(view, EVERY_EVENT);
    CHECK_OK(touch(view, BEGAN, 1, time, 200, 200));
    CHECK_OK(touch(view, MOVED, 1, time + 0.02, 205, 200));
    CHECK_OK(touch(view, MOVED, 1, time + 0.04, 207, 200));
    CHECK_OK(tapzoom_advance(view, time + 0.04));
    listen(view, &all);
    CHECK(all.count == 0 && place_of(view).x < -600);
    tapzoom_destroy(view);
}

/* ---- The instant of a hit --------------------------------------------------------------------------------------- */

/* A flick to the left, or a spread that lifts in motion, then 3 seconds. */
static void let_go(tapzoom_view *view, int fingers) {
    for (int finger = 0; finger < fingers; finger++) {
        double x = fingers == 1 ? 350 : 200 + (finger ? 50 : -50);
        CHECK_OK(touch(view, BEGAN, finger, 1, x, 200));
    }
    for (int i = 1; i <= 11; i++)
        for (int finger = 0; finger < fingers; finger++) {
            int frame = i < 11 ? i : 10;
            double x = fingers == 1 ? 350 - 20 * frame : 200 + (finger ? 1 : -1) * (50 + 6 * frame);
            CHECK_OK(touch(view, i < 11 ? MOVED : ENDED, finger, 1 + 0.02 * frame, x, 200));
        }
}

static void any_rate(int fingers, uint32_t limit) {
    static unsigned char bytes[1 << 16];
    heard first = {.count = 0};
    for (int round = 0; round < 40; round++) {
        tapzoom_view *view = middle(EVERY_EVENT), *other = middle(EVERY_EVENT);
        heard all = {.count = 0};
        listen(view, &all);
        all = (heard){.count = 0};
        let_go(view, fingers);
        double time = 1.2;
        while (round > 0 && time < 4) {
            double next = time + between(0.001, 0.2);
            advance(view, time, next, 1 + (int)below(3));
            time = next;
            if (below(3) == 0) listen(view, &all);
            if (below(3) == 0) {
                size_t size = 0;
                CHECK_OK(tapzoom_save_state(view, bytes, sizeof bytes, &size));
                CHECK_OK(tapzoom_load_state(other, bytes, size));
                tapzoom_view *swapped = view;
                view = other, other = swapped;
            }
        }
        CHECK_OK(tapzoom_advance(view, 5));
        listen(view, &all);
        CHECK(begins(&all, limit) == 1 && all.open & limit);
        if (round == 0) first = all;
        CHECK(all.count == first.count);
        CHECK(memcmp(all.events, first.events, sizeof(tapzoom_event) * (size_t)all.count) == 0);
        tapzoom_destroy(view);
        tapzoom_destroy(other);
    }
    tapzoom_event *hit = &first.events[first.count - 1];
    CHECK(hit->limits == limit && hit->time > 1.2 && hit->time < 2 && hit->contact_count == 0);
    if (limit == MOST) CHECK(hit->velocity.log_scale > 0.1 && fabs(hit->scale / 2.4 - 1) < 1e-12);
    else CHECK(hit->velocity.x < -100 && fabs(hit->scale - 1) < 1e-12);
}

/* ---- Random hosts ----------------------------------------------------------------------------------------------- */

/* The limits that a view at rest may have reached: edges within `points`, where it can pan; scales within `factor`. */
static uint32_t near_limits(tapzoom_view *view, double points, double factor) {
    tapzoom_transform place = place_of(view);
    double room = 1000 * place.scale - 400;
    uint32_t limits = place.scale * factor >= 2.4 ? MOST : place.scale <= 0.4 * factor ? TAPZOOM_LIMIT_MIN_SCALE : 0;
    if (room <= 1e-6) return limits;
    return limits | (place.x >= -points ? LEFT : 0) | (place.x <= points - room ? RIGHT : 0) |
           (place.y >= -points ? TAPZOOM_LIMIT_TOP : 0) | (place.y <= points - room ? TAPZOOM_LIMIT_BOTTOM : 0);
}

static void random_step(tapzoom_view *view, double time, int resizes) {
    double x = between(0, 400), y = between(0, 400);
    switch (below(6)) {
    case 0: CHECK_OK(tapzoom_zoom_by(view, between(0.1, 4), x, y, OPTIONS((int)below(2)))); break;
    case 1:
        if (resizes) CHECK_OK(tapzoom_set_viewport(view, VIEWPORT(between(200, 600), 400, 0, 0, 0, 0)));
        break;
    case 2:
        CHECK_OK(touch(view, BEGAN, 1, time, x, y));
        CHECK_OK(touch(view, BEGAN, 2, time, x + 50, y));
        for (int i = 1, way = (int)below(14) - 4; i <= 10; i++)
            CHECK_OK(touch(view, MOVED, 2, time + 0.01 * i, x + 50 + way * i, y));
        CHECK_OK(tapzoom_cancel_touches(view, time + 0.11));
        break;
    default:
        drag(view, 1, time, x, y, between(-200, 600), between(-200, 600));
        CHECK_OK(touch(view, ENDED, 1, time + 0.1, x, y));
    }
}

/* BEGAN and ENDED of each limit alternate: see `listen`. When a view has come to rest, its open limits are those that
   it is at. */
static void random_hosts(void) {
    long open = 0;
    for (int round = 0; round < 600; round++) {
        int rests = round % 2;
        tapzoom_view *view = middle(EVERY_EVENT);
        heard all = {.count = 0};
        double time = 1;
        listen(view, &all);
        for (int step = 0; step < 12; step++) {
            random_step(view, time, !rests);
            CHECK_OK(tapzoom_advance(view, time += rests ? 9 : between(0.12, 1)));
            listen(view, &all);
            if (!rests) continue;
            open += all.open != 0;
            CHECK(!(near_limits(view, 1e-6, 1 + 1e-9) & ~all.open));
            CHECK(!(all.open & ~near_limits(view, 1 + 1e-6, 1.01 + 1e-9)));
        }
        tapzoom_destroy(view);
    }
    CHECK(open > 1000);
}

int test_reach(void) {
    fingers_reach_limits_once();
    commands_reach_limits();
    hosts_that_do_not_poll();
    hits();
    settings_and_snapshots();
    a_caught_bounce_is_no_pull();
    any_rate(1, RIGHT);
    any_rate(2, MOST);
    random_hosts();
    return check_report();
}
