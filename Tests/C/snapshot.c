/*
 * snapshot.c - a view that is loaded goes on as the one that was saved, in whatever state it was; and bytes that are no
 * snapshot do no harm, not even those that somebody made with care.
 *
 * SPDX-License-Identifier: MIT
 */
#include "random.h"
#include "touch.h"

static char topic[80];

/* ---- Snapshots -------------------------------------------------------------------------------------------------- */

typedef struct snapshot {
    size_t size;
    unsigned char bytes[16384];
} snapshot;

static size_t most; /* tapzoom_snapshot_size */

/* Nothing is written behind the capacity that is told. */
static void save(const tapzoom_view *view, snapshot *into) {
    into->size = 0;
    memset(into->bytes, 0xA5, sizeof into->bytes);
    CHECK_OK(tapzoom_save(view, into->bytes, most, &into->size));
    if (!CHECK(into->size > 0 && into->size <= most)) exit(check_report());
    for (size_t i = most; i < most + 16; i++) CHECK(into->bytes[i] == 0xA5);
}

static void load(tapzoom_view *view, const snapshot *from) { CHECK_OK(tapzoom_load(view, from->bytes, from->size)); }

static int equal(const snapshot *a, const snapshot *b) {
    return a->size == b->size && memcmp(a->bytes, b->bytes, a->size) == 0;
}

/* ---- Scripts: random hands of up to five fingers, commands and settings, as a row of calls ----------------------- */

enum { TOUCH, ADVANCE, CANCEL, POLL, ZOOM, PLACE, RECT, RESET, STOP, SIZE, CONTENT, INSETS, CONFIG, KINDS };

typedef struct operation {
    int kind;
    tapzoom_sample sample; /* the time of all, and of a TOUCH the rest */
    double a, b;
    int32_t number;
} operation;

#define LENGTH 400
static operation script[LENGTH];
static int length;
static double now;
static uint32_t poll_rate; /* one in so many; seldom enough, and the queue is full */

static operation *add(int kind) {
    static operation spare;
    operation *made = length < LENGTH ? &script[length++] : &spare;
    memset(made, 0, sizeof *made);
    made->kind = kind;
    made->sample.time = now;
    return made;
}

static void add_call(void) {
    operation *made = add(CANCEL + (int)below(KINDS - CANCEL));
    made->number = made->kind == CONFIG ? (int32_t)below(8) : (int32_t)below(2);
    made->a = made->kind == ZOOM ? between(0.2, 4) : between(100, 900);
    made->b = between(100, 900);
    if (made->kind == POLL) made->number = 1;
}

static void wait(double duration) {
    now += duration;
    if (below(3)) add(ADVANCE);
    if (!below(50)) add_call();
    if (!below(poll_rate)) add(POLL)->number = 1 + (int32_t)below(TAPZOOM_EVENT_CAPACITY);
}

static void add_touch(int32_t phase, int finger, double x, double y) {
    static const int64_t ids[] = {0, INT64_MIN, 7, 1234567890123, -1};
    add(TOUCH)->sample = sample(phase, ids[finger], now, x, y);
}

/* Fingers land, rest or move, and lift: what becomes of it is a matter of chance, and nearly everything does. */
static void add_hand(double x, double y) {
    int fingers = below(2) ? 1 : 1 + (int)below(5), steps = below(3) ? (int)below(20) : 0;
    double radius = between(20, 200), angle = between(0, 6), step = between(0.004, 0.02);
    double speed = below(2) ? between(0, 2500) : 0, way = between(0, 6.3);
    double growth = below(2) ? between(-800, 800) : 0, spin = below(3) ? 0 : between(-5, 5);
    for (int i = 0; i < fingers; i++) {
        add_touch(TAPZOOM_TOUCH_BEGAN, i, x + radius * cos(angle + i), y + radius * sin(angle + i));
        if (below(2)) wait(between(0, 0.05));
    }
    for (int k = 0; k < steps; k++) {
        now += step;
        x += step * speed * cos(way), y += step * speed * sin(way), radius += step * growth, angle += step * spin;
        for (int i = 0; i < fingers; i++)
            add_touch(TAPZOOM_TOUCH_MOVED, i, x + radius * cos(angle + i), y + radius * sin(angle + i));
        wait(0);
    }
    if (!steps) wait(below(4) ? between(0.02, 0.2) : between(0.3, 0.8));
    for (int i = 0; i < fingers; i++) {
        int32_t phase = below(15) ? TAPZOOM_TOUCH_ENDED : TAPZOOM_TOUCH_CANCELLED;
        add_touch(phase, i, x + radius * cos(angle + i), y + radius * sin(angle + i));
        if (below(2)) wait(between(0, 0.12));
    }
}

/* Taps in a row, as quick as people's. */
static void add_taps(double x, double y) {
    for (int taps = 1 + (int)below(3); taps > 0; taps--) {
        add_touch(TAPZOOM_TOUCH_BEGAN, 0, x, y);
        wait(between(0.03, 0.15));
        add_touch(TAPZOOM_TOUCH_ENDED, 0, x, y);
        wait(between(0.05, 0.25));
    }
}

static void write_script(void) {
    double x = 200, y = 200;
    length = 0;
    now = below(2) ? between(-10, 10) : between(0, 2e9);
    poll_rate = below(3) ? 1 + below(20) : 1000;
    while (length < LENGTH) {
        if (!below(3)) x = between(0, 600), y = between(0, 600);
        if (!below(4)) add_taps(x, y);
        add_hand(x + between(-5, 5), y + between(-5, 5));
        wait(below(3) ? between(0.04, 0.3) : between(0.3, 2));
        if (!below(6)) add_call();
    }
}

static tapzoom_config some_config(uint64_t choice) {
    tapzoom_config config = preset((int32_t)(choice & 3));
    config.gestures = choice & 4 ? 0x3FF : config.gestures;
    if ((choice & 24) == 8) config.pan_slop = config.pinch_slop = config.rotate_slop = 0;
    if ((choice & 24) == 16) config.rubber_band = 0, config.rubber_band_scale = 1;
    if ((choice & 96) == 32) config.gestures &= (uint32_t)(choice >> 8);
    if ((choice & 96) == 64) config.events = (uint32_t)(choice >> 20);
    if ((choice >> 52) % 8 == 0) config.reduced_motion = 1;
    return config;
}

static tapzoom_view *some_view(void) {
    tapzoom_config config = some_config(bits());
    tapzoom_view *view = NULL;
    CHECK_OK(tapzoom_create(&config, between(200, 900), between(200, 900), between(100, 4000), between(100, 4000),
                            &view));
    if (!view) exit(check_report());
    return view;
}

static tapzoom_status call(tapzoom_view *view, const operation *made, tapzoom_event *events, size_t *count) {
    tapzoom_transform place = {made->a / 500, made->number ? made->b / 300 : 0, -made->a, -made->b};
    tapzoom_config config;
    switch (made->kind) {
    case TOUCH: return tapzoom_touches(view, &made->sample, 1, NULL);
    case ADVANCE: return tapzoom_advance(view, made->sample.time);
    case CANCEL: return tapzoom_cancel(view, made->sample.time);
    case POLL: return tapzoom_poll_events(view, events, (size_t)made->number, count);
    case ZOOM: return tapzoom_zoom_by(view, made->a, made->b, made->b, made->number);
    case PLACE: return tapzoom_set_transform(view, &place, made->number);
    case RECT: return tapzoom_zoom_to_rect(view, made->a, made->b, made->b, made->a, made->number);
    case RESET: return tapzoom_reset(view, made->number);
    case STOP: return tapzoom_stop(view);
    case SIZE: return tapzoom_set_viewport_size(view, made->a, made->b);
    case CONTENT: return tapzoom_set_content_size(view, made->a, made->b);
    case INSETS: return tapzoom_set_insets(view, made->number ? made->a : 0, 0, 10, 20);
    default: config = some_config((uint64_t)made->number); return tapzoom_set_config(view, &config);
    }
}

/* ---- What comes of it ------------------------------------------------------------------------------------------- */

/* All that can be read of a view, to the bit. */
typedef struct outcome {
    int64_t status;
    tapzoom_transform is, will, residual;
    double time, wake, raster;
    uint64_t state, count;
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
} outcome;

static void read_all(const tapzoom_view *view, outcome *now_is) {
    uint32_t state = 0;
    CHECK_OK(tapzoom_get_transform(view, &now_is->is));
    CHECK_OK(tapzoom_get_target_transform(view, &now_is->will));
    CHECK_OK(tapzoom_get_raster(view, &now_is->raster, &now_is->residual));
    CHECK_OK(tapzoom_get_time(view, &now_is->time));
    CHECK_OK(tapzoom_next_wake(view, &now_is->wake));
    CHECK_OK(tapzoom_get_state(view, &state));
    now_is->state = state;
}

/* What came of each call the first time, from one of them on. */
static outcome first[LENGTH];
static uint32_t kinds_seen;

static void make(tapzoom_view *view, int index, outcome *came) {
    size_t count = 0;
    memset(came, 0, sizeof *came);
    came->status = call(view, &script[index], came->events, &count);
    came->count = count;
}

static void play(tapzoom_view *view, int from, int to) {
    outcome ignored;
    for (int i = from; i < to; i++) make(view, i, &ignored);
}

static void play_and_note(tapzoom_view *view, int from, int to) {
    for (int i = from; i < to; i++) {
        make(view, i, &first[i]);
        read_all(view, &first[i]);
        for (uint64_t k = 0; k < first[i].count; k++) kinds_seen |= UINT32_C(1) << first[i].events[k].kind;
    }
}

static void play_and_compare(tapzoom_view *view, int from, int to) {
    for (int i = from; i < to; i++) {
        outcome here;
        make(view, i, &here);
        read_all(view, &here);
        if (!CHECK_SAME(here, first[i])) return;
    }
}

/* ---- Save, run on, load, run again ------------------------------------------------------------------------------ */

static uint32_t states_seen; /* a bit for each combination of the bits of tapzoom_get_state that tell what it does */
static size_t largest;

static void save_and_go_on(tapzoom_view *view, int from, int to) {
    static snapshot before, after, again;
    outcome was, is;
    memset(&was, 0, sizeof was);
    memset(&is, 0, sizeof is);
    read_all(view, &was);
    save(view, &before);
    read_all(view, &is);
    CHECK_SAME(was, is); /* a save changes nothing */
    largest = before.size > largest ? before.size : largest;
    states_seen |= UINT32_C(1) << ((was.state & 3) | (was.state >> 3 & 12));
    play_and_note(view, from, to);
    save(view, &after);
    tapzoom_view *other = some_view();
    play(other, 0, (int)below(20));
    tapzoom_view *views[] = {view, other};
    for (int i = 0; i < 2; i++) {
        load(views[i], &before);
        save(views[i], &again);
        CHECK(equal(&before, &again));
        play_and_compare(views[i], from, to);
        save(views[i], &again);
        CHECK(equal(&after, &again));
    }
    load(view, &before);
    tapzoom_destroy(other);
}

/* The view is loaded again and again; its twin gets the same calls and nothing else. */
static void random_scripts(int trials) {
    for (int trial = 0; trial < trials; trial++) {
        static snapshot one, two;
        snprintf(topic, sizeof topic, "script %d", trial);
        seed = (uint64_t)trial * UINT64_C(0xD1B54A32D192ED03) + 1;
        uint64_t chance = seed;
        tapzoom_view *view = some_view();
        seed = chance;
        tapzoom_view *twin = some_view();
        write_script();
        for (int at = 0; at < length;) {
            int next = at + (int)below(120);
            if (next > length) next = length;
            play(view, at, next);
            play(twin, at, next);
            at = next;
            save_and_go_on(view, at, at + 40 < length ? at + 40 : length);
        }
        save(view, &one);
        save(twin, &two);
        CHECK(equal(&one, &two));
        tapzoom_destroy(view);
        tapzoom_destroy(twin);
    }
    snprintf(topic, sizeof topic, "what the scripts do");
    CHECK(kinds_seen == ((UINT32_C(1) << (TAPZOOM_EVENT_PREVIOUS_PAGE + 1)) - 2)); /* all of them */
    CHECK(states_seen == 0xF0FF); /* all combinations; events are not lost where none wait */
}

int main(int argc, char **argv) {
    check_topic = topic;
    int scripts = argc > 1 ? atoi(argv[1]) : 300;
    tapzoom_view *view = photos();
    CHECK_OK(tapzoom_snapshot_size(view, &most));
    if (!CHECK(most + 16 <= sizeof ((snapshot *)0)->bytes)) return check_report();
    tapzoom_destroy(view);
    random_scripts(scripts);
    printf("kinds %x states %x largest %zu\n", kinds_seen, states_seen, largest);
    return check_report();
}
