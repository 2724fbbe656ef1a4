/*
 * quirks.c - known faults in the touches of real hosts, and their effect on the library.
 *
 * SPDX-License-Identifier: MIT
 */
#include "refuse.h"

/* ---- A touch script, and the ways in which hosts report it ----------------------------------------------------- */

enum { BEGAN = TAPZOOM_TOUCH_BEGAN, MOVED = TAPZOOM_TOUCH_MOVED, ENDED = TAPZOOM_TOUCH_ENDED,
       GONE = TAPZOOM_TOUCH_CANCELLED };

/* One finger in one frame; `landing` is the number of landings before this finger's. */
typedef struct touched {
    double time;
    int finger, landing;
    int32_t phase;
    double x, y;
} touched;

static touched script[2048];
static int script_count, landings, landing_of[4];

static void put(double time, int finger, int32_t phase, double x, double y) {
    if (phase == BEGAN) landing_of[finger] = landings++;
    script[script_count++] = (touched){time, finger, landing_of[finger], phase, x, y};
}

/* One or two fingers move; the second one is optional. */
static void stroke(double time, int frames, int two, double x, double y, double to_x, double to_y) {
    for (int i = 0; i <= frames; i++) {
        int32_t phase = i == 0 ? BEGAN : i == frames ? ENDED : MOVED;
        double part = (double)i / frames, now = time + 0.008 * i;
        put(now, 0, phase, x + part * (to_x - x), y + part * (to_y - y));
        if (two) put(now, 1, phase, 800 - x - part * (to_x - x), 600 - y - part * (to_y - y));
    }
}

/* A double tap, a pinch, a pan that flings and is caught, a two-finger tap, a long press. */
static void make_script(void) {
    script_count = landings = 0;
    stroke(1.0, 6, 0, 300, 200, 301, 200);
    stroke(1.2, 6, 0, 302, 201, 301, 200);
    stroke(2.0, 40, 1, 350, 300, 150, 250);
    stroke(3.0, 20, 0, 500, 300, 250, 330);
    stroke(3.3, 10, 0, 300, 300, 330, 310);
    stroke(4.0, 6, 1, 330, 300, 331, 300);
    stroke(5.0, 100, 0, 200, 200, 203, 200);
}

/* All events of a view, and its last transform. */
typedef struct outcome {
    tapzoom_transform place;
    tapzoom_event events[512];
    size_t count;
} outcome;

static void poll_into(outcome *outcome, tapzoom_view *of) {
    size_t count, room = sizeof outcome->events / sizeof *outcome->events - outcome->count;
    CHECK_OK(tapzoom_poll_events(of, outcome->events + outcome->count, room, &count));
    outcome->count += count;
    CHECK(count < room);
}

/* Clears the contact of each event, which depends on the host's ids and on which finger landed first. */
static void forget_contacts(outcome *outcome) {
    for (size_t i = 0; i < outcome->count; i++) {
        tapzoom_event *event = &outcome->events[i];
        event->contact = 0;
        event->landing_view_x = event->landing_view_y = event->landing_content_x = event->landing_content_y = 0;
    }
}

static int times(const outcome *outcome, int32_t kind, int32_t phase) {
    int found = 0;
    for (size_t i = 0; i < outcome->count; i++)
        found += outcome->events[i].kind == kind && outcome->events[i].phase == phase;
    return found;
}

/* How a host reports the script: the ids of the fingers, and its faults within a frame. */
typedef struct host {
    const char *name;
    int64_t ids[2]; /* of the first and the second finger */
    int64_t step;   /* if not 0, the id grows by this at each landing */
    enum { AS_IS, REVERSED, MOVES_THRICE, ALL_TWICE, MOVES_BEFORE_DOWNS } frames;
} host;

static tapzoom_view *maps(void) { return view_with(TAPZOOM_PRESET_MAPS); }

static void report(tapzoom_view *to, const touched *t, const host *host) {
    int64_t id = host->step ? host->ids[0] + host->step * t->landing : host->ids[t->finger];
    if (host->frames == MOVES_BEFORE_DOWNS && t->phase == BEGAN)
        CHECK_STATUS(TAPZOOM_ERROR_CONTACT_UNKNOWN, touch(to, MOVED, id, t->time, t->x, t->y));
    CHECK_OK(touch(to, t->phase, id, t->time, t->x, t->y));
    if (host->frames == MOVES_THRICE && t->phase == MOVED)
        for (int i = 0; i < 2; i++) CHECK_OK(touch(to, MOVED, id, t->time, t->x, t->y));
    if (host->frames == ALL_TWICE)
        CHECK_STATUS(t->phase == BEGAN   ? TAPZOOM_ERROR_CONTACT_IN_USE
                     : t->phase == MOVED ? TAPZOOM_OK
                                         : TAPZOOM_ERROR_CONTACT_UNKNOWN,
                     touch(to, t->phase, id, t->time, t->x, t->y));
}

static void play(const host *host, outcome *outcome) {
    tapzoom_view *to = maps();
    check_topic = host->name;
    memset(outcome, 0, sizeof *outcome);
    for (int i = 0, next; i < script_count; i = next) {
        for (next = i; next < script_count && script[next].time == script[i].time;) next++;
        int reversed = host->frames == REVERSED && script[i].phase != ENDED; /* lifts keep their order */
        for (int j = i; j < next; j++) report(to, &script[reversed ? next - 1 - (j - i) : j], host);
        CHECK_OK(tapzoom_advance(to, script[i].time));
        poll_into(outcome, to);
    }
    CHECK_OK(tapzoom_advance(to, 10));
    poll_into(outcome, to);
    outcome->place = place_of(to);
    tapzoom_destroy(to);
    check_topic = "";
}

/* ---- 1, 2, 3, 5: faults without effect ------------------------------------------------------------------------- */

static void the_same_bits(void) {
    static const host hosts[] = {
        /* 1. An id may be any number, and may be used again after the lift. */
        {"ids that always grow, as on X11", {1000, 0}, 1, AS_IS},
        {"ids that grow beyond 32 bits", {INT64_C(0xFFFFFFF8), 0}, 1, AS_IS},
        {"ids that shrink", {3, 0}, -1, AS_IS},
        {"0 and 1, used again at once", {0, 1}, 0, AS_IS},
        {"1 and 0", {1, 0}, 0, AS_IS},
        {"288 and 289, as with Mutter", {288, 289}, 0, AS_IS},
        {"-1 and -2", {-1, -2}, 0, AS_IS},
        {"the ends of the range", {INT64_MIN, INT64_MAX}, 0, AS_IS},
        {"pointers", {INT64_C(0x7FFF5A3C2010), INT64_C(0x7FFF5A3C2050)}, 0, AS_IS},
        {"the same in the low 32 bits", {7, 7 + (INT64_C(1) << 32)}, 0, AS_IS},
        /* 2. Neither the order of fingers within a frame nor a repeated move within it has an effect. */
        {"finger 2 before finger 1, as Chromium may", {1, 2}, 0, REVERSED},
        {"each move three times, as Firefox may", {1, 2}, 0, MOVES_THRICE},
        /* 3. A move without a landing is CONTACT_UNKNOWN and changes nothing. */
        {"a move before each down", {1, 2}, 0, MOVES_BEFORE_DOWNS},
        /* 5. If the host pushes TouchEvents and PointerEvents under one id, the second landing is CONTACT_IN_USE and
           the second lift CONTACT_UNKNOWN. Neither changes anything. */
        {"everything twice", {1, 2}, 0, ALL_TWICE},
    };
    static const host plain = {"plain", {1, 2}, 0, AS_IS};
    static outcome want, got;
    play(&plain, &want);
    forget_contacts(&want);
    CHECK(times(&want, TAPZOOM_EVENT_DOUBLE_TAP, TAPZOOM_PHASE_DISCRETE) == 1);
    CHECK(times(&want, TAPZOOM_EVENT_PINCH, TAPZOOM_PHASE_ENDED) == 1);
    CHECK(times(&want, TAPZOOM_EVENT_FLING, TAPZOOM_PHASE_CANCELLED) == 2);
    CHECK(times(&want, TAPZOOM_EVENT_FINGERS_TAP, TAPZOOM_PHASE_DISCRETE) == 1);
    CHECK(times(&want, TAPZOOM_EVENT_LONG_PRESS, TAPZOOM_PHASE_ENDED) == 1);
    EACH(hosts) {
        play(&hosts[i], &got);
        forget_contacts(&got);
        check_topic = hosts[i].name;
        CHECK_SAME(got, want);
    }
    check_topic = "";
}

/* 3. A refused first sample does not start the clock. */
static void a_move_without_a_down(void) {
    view = maps();
    before = read_all(view);
    REFUSED(TAPZOOM_ERROR_CONTACT_UNKNOWN, touch(view, MOVED, 1, 5, 100, 100));
    CHECK(state_of(view).time == -INFINITY);
    CHECK_OK(touch(view, BEGAN, 1, 1, 100, 100));
    before = read_all(view);
    REFUSED(TAPZOOM_ERROR_CONTACT_UNKNOWN, touch(view, MOVED, 2, 1, 500, 100));
    tapzoom_destroy(view);
}

/* ---- 4: lost cancels, and cancels finger by finger -------------------------------------------------------------- */

/* Finger 1 pans from x = 400 to 300, and the host misses its lift. */
static tapzoom_view *with_a_finger_left(void) {
    tapzoom_view *made = maps();
    CHECK_OK(tapzoom_zoom_to(made, 1, 400, 300, NULL));
    drag(made, 1, 1, 400, 300, 300, 300);
    CHECK_OK(tapzoom_advance(made, 4));
    return made;
}

/* Finger `id` moves 100 to the left from time 5 and lifts. Returns how far the content travels until the lift. */
static double pan(tapzoom_view *in, int64_t id) {
    double from = place_of(in).x;
    for (int i = 1; i <= 10; i++) CHECK_OK(touch(in, MOVED, id, 5 + 0.01 * i, 500 - 10 * i, 300));
    CHECK_OK(tapzoom_advance(in, 5.1));
    double to = place_of(in).x;
    CHECK_OK(touch(in, ENDED, id, 5.1, 400, 300));
    return to - from;
}

static void check_at_rest(tapzoom_view *in) {
    CHECK_OK(tapzoom_advance(in, 20));
    tapzoom_state state = state_of(in);
    CHECK(!(state.flags & (TAPZOOM_STATE_TOUCHED | TAPZOOM_STATE_MOVING)));
    CHECK(state.contact_count == 0 && state.next_deadline == INFINITY);
}

/* The late lift arrives before the next landing. It ends the pan; nothing moves and nothing flings. The next finger is
   alone and pans by all but the slop. (At the same place it would continue the first touch, without a second slop.) */
static void a_late_up_before_the_next_down(void) {
    static outcome outcome;
    tapzoom_view *in = with_a_finger_left();
    memset(&outcome, 0, sizeof outcome);
    tapzoom_transform place = place_of(in), later;
    CHECK_OK(touch(in, ENDED, 1, 5, 300, 300));
    CHECK_OK(tapzoom_advance(in, 5));
    later = place_of(in);
    CHECK_SAME(place, later);
    poll_into(&outcome, in);
    CHECK(times(&outcome, TAPZOOM_EVENT_PAN, TAPZOOM_PHASE_ENDED) == 1);
    CHECK(times(&outcome, TAPZOOM_EVENT_FLING, TAPZOOM_PHASE_BEGAN) == 0);
    CHECK_OK(touch(in, BEGAN, 2, 5, 500, 300));
    CHECK_NEAR(pan(in, 2), -90, 1e-9);
    check_at_rest(in);
    tapzoom_destroy(in);
}

/* The late lift arrives right after the next landing. For an instant two fingers are down, so the view discards
   movement until it exceeds 9 points: here the first frame. Nothing jumps and nothing zooms. */
static void a_late_up_after_the_next_down(void) {
    static outcome outcome;
    tapzoom_view *in = with_a_finger_left();
    memset(&outcome, 0, sizeof outcome);
    tapzoom_transform place = place_of(in), later;
    CHECK_OK(touch(in, BEGAN, 2, 5, 500, 300));
    CHECK_OK(touch(in, ENDED, 1, 5, 300, 300));
    CHECK_OK(tapzoom_advance(in, 5));
    later = place_of(in);
    CHECK_SAME(place, later);
    CHECK_NEAR(pan(in, 2), -90, 1e-9);
    check_at_rest(in);
    CHECK(place_of(in).scale == place.scale);
    poll_into(&outcome, in);
    CHECK(times(&outcome, TAPZOOM_EVENT_PINCH, TAPZOOM_PHASE_BEGAN) == 0);
    tapzoom_destroy(in);
}

/* A landing follows without a lift. With the same id it is CONTACT_IN_USE and changes nothing. CANCELLED for that id,
   or tapzoom_cancel_touches, ends its gesture in place; then the landing succeeds and the finger is alone. With another
   id it is a second finger, which would zoom about the first. A host that knows of the lost lift calls
   tapzoom_cancel_touches and pushes the landing again. */
static void a_down_without_an_up(void) {
    enum { CANCEL_ONE, CANCEL_ALL, ANOTHER_ID, WAYS };
    for (int way = 0; way < WAYS; way++) {
        int64_t id = way == ANOTHER_ID ? 2 : 1;
        static outcome outcome;
        memset(&outcome, 0, sizeof outcome);
        view = with_a_finger_left();
        poll_into(&outcome, view);
        before = read_all(view);
        if (way == ANOTHER_ID) CHECK_OK(touch(view, BEGAN, id, 5, 500, 300));
        else REFUSED(TAPZOOM_ERROR_CONTACT_IN_USE, touch(view, BEGAN, id, 5, 500, 300));
        CHECK_OK(way == CANCEL_ONE ? touch(view, GONE, 1, 5, 500, 300) : tapzoom_cancel_touches(view, 5));
        tapzoom_transform later = place_of(view);
        CHECK_SAME(before.transform, later);
        CHECK(!(state_of(view).flags & TAPZOOM_STATE_TOUCHED));
        CHECK_OK(touch(view, BEGAN, id, 5, 500, 300));
        CHECK_NEAR(pan(view, id), -90, 1e-9);
        poll_into(&outcome, view);
        CHECK(times(&outcome, TAPZOOM_EVENT_PAN, TAPZOOM_PHASE_CANCELLED) == 1);
        CHECK(times(&outcome, TAPZOOM_EVENT_PAN, TAPZOOM_PHASE_BEGAN) == 2);
        CHECK(times(&outcome, TAPZOOM_EVENT_PAN, TAPZOOM_PHASE_ENDED) == 1);
        CHECK(times(&outcome, TAPZOOM_EVENT_PINCH, TAPZOOM_PHASE_BEGAN) == 0);
        check_at_rest(view);
        tapzoom_destroy(view);
    }
}

/* Cancelling finger by finger, in reverse order as SDL3 does or in the order of landing, has the effect of one
   tapzoom_cancel_touches. Each gesture is cancelled with the last finger that it needs. */
static void cancels_finger_by_finger(void) {
    static outcome all[3];
    memset(all, 0, sizeof all);
    for (int way = 0; way < 3; way++) {
        tapzoom_view *in = photos();
        for (int frame = 0; frame <= 20; frame++)
            for (int id = 0; id < 3; id++)
                CHECK_OK(touch(in, frame ? MOVED : BEGAN, id, 0.01 * frame, 300 + (60 + 5 * frame) * id,
                               id == 1 ? 200 - 4 * frame : 300));
        poll_into(&all[way], in);
        if (way == 0) CHECK_OK(tapzoom_cancel_touches(in, 0.21));
        for (int i = 0; way && i < 3; i++) CHECK_OK(touch(in, GONE, way == 1 ? i : 2 - i, 0.21, 0, 0));
        CHECK(!(state_of(in).flags & TAPZOOM_STATE_TOUCHED));
        check_at_rest(in);
        poll_into(&all[way], in);
        all[way].place = place_of(in);
        forget_contacts(&all[way]);
        CHECK(times(&all[way], TAPZOOM_EVENT_PAN, TAPZOOM_PHASE_CANCELLED) == 1);
        CHECK(times(&all[way], TAPZOOM_EVENT_PINCH, TAPZOOM_PHASE_CANCELLED) == 1);
        CHECK(times(&all[way], TAPZOOM_EVENT_FLING, TAPZOOM_PHASE_BEGAN) == 0);
        CHECK(times(&all[way], TAPZOOM_EVENT_SETTLED, TAPZOOM_PHASE_DISCRETE) == 1);
        CHECK_SAME(all[way].place, all[0].place);
        CHECK(all[way].count == all[0].count);
        /* The positions of the cancelled gestures differ: each is the center of the remaining fingers. */
        for (size_t i = 0; i < all[way].count; i++) {
            const tapzoom_event *event = &all[way].events[i], *other = &all[0].events[i];
            CHECK(event->kind == other->kind && event->phase == other->phase && event->time == other->time);
            if (event->phase != TAPZOOM_PHASE_CANCELLED) CHECK_SAME(*event, *other);
        }
        tapzoom_destroy(in);
    }
}

/* ---- 5: one finger reported as two contacts -------------------------------------------------------------------- */

/* A finger with two ids is two contacts at one place: from TouchEvents and PointerEvents, or as a finger and an
   emulated mouse. The two pan as one and do not zoom. With two fingers, the four contacts zoom as two do. Nothing
   jumps, and no contact is left. But their tap is a two-finger tap, and they do not fling. Such a host should turn one
   kind off (SDL_HINT_TOUCH_MOUSE_EVENTS=0, emulate_mouse_from_touch off, preventDefault). */
static void fingers_that_are_reported_twice(void) {
    for (int fingers = 1; fingers <= 2; fingers++) {
        tapzoom_transform places[2];
        for (int twice = 0; twice < 2; twice++) {
            static outcome outcome;
            tapzoom_view *in = maps();
            memset(&outcome, 0, sizeof outcome);
            CHECK_OK(tapzoom_zoom_to(in, 1, 400, 300, NULL));
            for (int frame = 0; frame <= 20; frame++)
                for (int i = 0; i < fingers; i++)
                    for (int copy = 0; copy <= twice; copy++) {
                        tapzoom_touch one = sample(frame == 0    ? BEGAN
                                                    : frame == 20 ? ENDED
                                                                  : MOVED,
                                                    i - 10 * copy, 1 + 0.01 * frame,
                                                    300 + 200 * i + (2 * i - 1) * 5 * frame, 300 + 3 * frame);
                        one.tool = copy ? TAPZOOM_TOOL_MOUSE : TAPZOOM_TOOL_FINGER;
                        CHECK_OK(tapzoom_push_touches(in, &one, 1, NULL));
                        if (frame == 19) places[twice] = place_of(in);
                    }
            poll_into(&outcome, in);
            CHECK(times(&outcome, TAPZOOM_EVENT_PAN, TAPZOOM_PHASE_BEGAN) == 1);
            CHECK(times(&outcome, TAPZOOM_EVENT_PINCH, TAPZOOM_PHASE_BEGAN) == (fingers == 2));
            check_at_rest(in);
            tapzoom_destroy(in);
        }
        CHECK_NEAR(places[1].scale, places[0].scale, 1e-12);
        CHECK_NEAR(places[1].x, places[0].x, 1e-9);
        CHECK_NEAR(places[1].y, places[0].y, 1e-9);
    }
}

int test_quirks(void) {
    make_script();
    the_same_bits();
    a_move_without_a_down();
    a_late_up_before_the_next_down();
    a_late_up_after_the_next_down();
    a_down_without_an_up();
    cancels_finger_by_finger();
    fingers_that_are_reported_twice();
    return check_report();
}
