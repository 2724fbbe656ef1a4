/*
 * palms.c - a pen draws while a hand rests, creeps, taps and lifts. The view does with the hand what it does without
 * it, and every contact of the hand is ignored.
 *
 *     owners palms [SESSIONS [SEED]]
 *
 * SPDX-License-Identifier: MIT
 */
#include "random.h"
#include "touch.h"

enum { BEGAN = TAPZOOM_TOUCH_BEGAN, MOVED = TAPZOOM_TOUCH_MOVED, ENDED = TAPZOOM_TOUCH_ENDED,
       GONE = TAPZOOM_TOUCH_CANCELLED };
enum { PEN = 1, FIRST = 10, HAND = 6, ROOM = 8192 };

/* One input. A hover report of the pen has phase 0. `order` is the time of its arrival. */
typedef struct input {
    double order;
    int number;
    tapzoom_touch touch;
} input;

static input inputs[ROOM];
static int input_count;

static int by_order(const void *a, const void *b) {
    const input *first = a, *second = b;
    if (first->order != second->order) return first->order > second->order ? 1 : -1;
    return first->number - second->number;
}

static void add(double order, tapzoom_touch touch) {
    if (!CHECK(input_count < ROOM)) exit(check_report());
    inputs[input_count] = (input){order, input_count, touch};
    input_count++;
}

static void hover(double from, double to) {
    for (double time = from; time < to; time += 0.02) add(time, (tapzoom_touch){.time = time, .id = PEN});
}

/* A session: the pen draws from `start` to `end`, and fingers are ignored from `guarded` to `open`. */
static struct {
    double start, end, guarded, open, unit;
    int is_lenient;
} session;

/* Draws a stroke, or taps, and returns when the pen lifts. */
static double stroke(double time) {
    double x = between(50, 350), y = between(50, 550), vx = between(-300, 300), vy = between(-300, 300);
    double end = time + (below(3) ? between(0.1, 1.2) : between(0.02, 0.2));
    tapzoom_touch pen = {.id = PEN, .tool = TAPZOOM_TOOL_PEN, .size = below(4) ? 0 : 500};
    int32_t phase = BEGAN;
    for (; time < end; time += 1 / 120.0, phase = MOVED) {
        pen.time = time, pen.phase = phase, pen.x = x, pen.y = y;
        add(time, pen);
        x += vx / 120, y += vy / 120, vx += between(-40, 40), vy += between(-40, 40);
    }
    pen.time = time, pen.phase = below(8) ? ENDED : GONE;
    add(time, pen);
    return time;
}

static void draw(void) {
    double time = session.start = session.guarded = 1;
    if (below(2)) {
        session.guarded = time - between(0.05, 0.4);
        hover(session.guarded, time);
    }
    for (int strokes = 1 + (int)below(4); strokes > 0; strokes--) {
        session.end = stroke(time);
        time = session.end + between(0.02, 0.4);
        if (strokes > 1 && below(2)) hover(session.end + 0.01, time);
    }
    session.open = session.end + 0.49;
}

/* Adds a contact of the hand: a palm that is large when it lands, one that grows, or a fingertip. */
static void rest(int64_t id) {
    enum { LARGE, GROWS, TIP } kind = below(3);
    const double big = between(126, 500) / session.unit, small = kind == LARGE ? big : between(0, 60) / session.unit;
    int by_flag = below(5) == 0;
    /* A palm that is known may land long before the pen; another contact only in the guard or just before the pen. */
    double from = kind == LARGE && below(2) ? 0.3 : fmin(session.start - 0.1, session.guarded);
    double landing = below(3) ? between(from, session.open) : between(from, session.start);
    double lift = landing + (below(2) ? between(0.01, 0.2) : between(0.2, 2)), growth = landing + between(0.01, 0.15);
    /* A finger that lifts before the pen lands is no hand of the pen. */
    if (kind != LARGE && landing < session.guarded) lift = fmax(lift, session.start + 0.02);
    double x = between(50, 350), y = between(50, 550), creep = below(2) ? 0 : between(0, 3) / session.unit;
    int32_t phase = BEGAN;
    for (double time = landing;; time += 1 / 90.0, phase = MOVED) {
        int is_large = kind == LARGE || (kind == GROWS && time >= growth && time < growth + 0.2);
        tapzoom_touch hand = {.id = id, .phase = time < lift ? phase : below(4) ? ENDED : GONE, .x = x, .y = y};
        hand.time = fmin(time, lift) - (session.is_lenient ? between(0, 0.03) : 0);
        hand.size = is_large && !by_flag ? big : kind == LARGE && !by_flag && below(8) == 0 ? big : small;
        if (by_flag && kind == LARGE) hand.size = between(0, 60) / session.unit;
        if (by_flag && is_large) hand.flags = TAPZOOM_CONTACT_PALM;
        add(fmin(time, lift), hand);
        if (time >= lift) return;
        /* Before the pen has landed, no finger passes its slop. */
        if (time > session.start || kind == LARGE) x += between(-1, 1) * creep, y += between(-1, 1) * creep;
        if (time > session.start && below(40) == 0) x += between(-100, 100), y += between(-100, 100);
    }
}

/* ---- Playing --------------------------------------------------------------------------------------------------- */

typedef struct player {
    tapzoom_view *view;
    tapzoom_event events[512];
    size_t count;
} player;

/* Takes the events of a view, without CHANGED: their number depends on when the host polls. */
static void take(player *of, int *ignored) {
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t count = 0;
    CHECK_OK(tapzoom_poll_events(of->view, events, TAPZOOM_EVENT_CAPACITY, &count));
    for (size_t i = 0; i < count; i++) {
        const tapzoom_event *event = &events[i];
        if (event->kind == TAPZOOM_EVENT_OWNER && event->contact != PEN) {
            *ignored += event->owner == TAPZOOM_OWNER_IGNORED;
            continue;
        }
        if (event->phase != TAPZOOM_PHASE_CHANGED && CHECK(of->count < 512)) of->events[of->count++] = *event;
    }
}

static int same(const tapzoom_event *one, const tapzoom_event *other) {
    return one->kind == other->kind && one->phase == other->phase && one->time == other->time &&
           one->contact == other->contact && one->scale == other->scale && one->view_x == other->view_x &&
           one->view_y == other->view_y && one->contact_count == other->contact_count;
}

static void push(player *of, const tapzoom_touch *touch) {
    if (touch->phase) CHECK_OK(tapzoom_push_touches(of->view, touch, 1, NULL));
    else CHECK_OK(tapzoom_pen_near(of->view, touch->time));
}

/* Whether a contact of the hand must be ignored by now. */
static int is_known[HAND];

static void check_hand(const player *with, double now) {
    tapzoom_contact contacts[TAPZOOM_MAX_CONTACTS];
    size_t count = 0;
    CHECK_OK(tapzoom_get_contacts(with->view, contacts, TAPZOOM_MAX_CONTACTS, &count));
    for (size_t i = 0; i < count; i++) {
        if (contacts[i].id == PEN) continue;
        if (now >= session.start || is_known[contacts[i].id - FIRST])
            CHECK(contacts[i].owner == TAPZOOM_OWNER_IGNORED);
    }
}

static void play(player *with, player *without, int draws) {
    int hands = 0, ignored = 0, nobody = 0;
    const tapzoom_transform start = place_of(with->view);
    memset(is_known, 0, sizeof is_known);
    for (int i = 0; i < input_count; i++) {
        const tapzoom_touch *touch = &inputs[i].touch;
        push(with, touch);
        if (touch->id == PEN) push(without, touch);
        else CHECK_OK(tapzoom_advance(without->view, fmax(touch->time, inputs[i].order)));
        if (touch->id != PEN) {
            CHECK_OK(tapzoom_advance(with->view, inputs[i].order));
            hands += touch->phase == BEGAN;
            if (touch->phase == BEGAN) is_known[touch->id - FIRST] = 0;
            if (touch->flags || touch->size > 125 / session.unit) is_known[touch->id - FIRST] = 1;
        }
        check_hand(with, inputs[i].order);
        take(with, &ignored);
        take(without, &nobody);
        const tapzoom_transform one = place_of(with->view), other = place_of(without->view);
        CHECK_SAME(one, other);
        if (draws) CHECK_SAME(one, start);
    }
    CHECK_OK(tapzoom_advance(with->view, 20));
    CHECK_OK(tapzoom_advance(without->view, 20));
    take(with, &ignored);
    take(without, &nobody);
    const tapzoom_transform one = place_of(with->view), other = place_of(without->view);
    CHECK_SAME(one, other);
    CHECK(ignored == hands && nobody == 0 && with->count == without->count);
    for (size_t i = 0; i < with->count && i < without->count; i++) CHECK(same(&with->events[i], &without->events[i]));
    CHECK(state_of(with->view).contact_count == 0);
}

int test_palms(void) {
    const long sessions = trial_argument(1, 2000);
    static player with, without;
    static char topic[64];
    long moved = 0, hands = 0;
    for (long i = 0; i < sessions; i++) {
        seed = (uint64_t)number_argument(2, 1) * 1000003 + (uint64_t)i;
        snprintf(topic, sizeof topic, "session %ld", i);
        check_topic = topic;
        tapzoom_config config = preset((int32_t)below(4));
        session.unit = config.points_per_unit = below(2) ? 1 : between(0.4, 2.5);
        session.is_lenient = config.lenient = below(4) == 0;
        config.palm_size = 125;
        config.pen_guard_time = 0.5;
        int draws = below(2);
        if (draws) {
            config.host_tools = TAPZOOM_BIT(TAPZOOM_TOOL_PEN);
            config.min_pan_contacts = 1 + (int32_t)below(2);
            config.double_tap = TAPZOOM_ZOOM_NONE; /* A pen may tap. */
        }
        input_count = 0;
        draw();
        for (int64_t id = FIRST; id < FIRST + 1 + (int64_t)below(HAND); id++) rest(id), hands++;
        qsort(inputs, (size_t)input_count, sizeof *inputs, by_order);
        with.view = view_of(&config, 400, 600, 2000, 3000);
        without.view = view_of(&config, 400, 600, 2000, 3000);
        with.count = without.count = 0;
        CHECK_OK(tapzoom_zoom_by(with.view, 3, 200, 300, NULL));
        CHECK_OK(tapzoom_zoom_by(without.view, 3, 200, 300, NULL));
        const tapzoom_transform start = place_of(with.view);
        play(&with, &without, draws);
        const tapzoom_transform end = place_of(with.view);
        moved += memcmp(&start, &end, sizeof start) != 0;
        tapzoom_destroy(with.view);
        tapzoom_destroy(without.view);
    }
    check_topic = "";
    /* In the presets the pen itself pans. */
    CHECK(moved > 0);
    printf("%ld sessions, %ld contacts of hands, %ld sessions moved by the pen\n", sessions, hands, moved);
    return check_report();
}
