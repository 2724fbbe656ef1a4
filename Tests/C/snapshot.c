/*
 * snapshot.c - a view that is loaded goes on as the one that was saved, in whatever state it was; and bytes that are no
 * snapshot do no harm, not even those that somebody made with care.
 *
 *     snapshot [SCRIPTS [FORGERIES]]    so many random scripts, and so many times twenty forgeries
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
static double unit = 1, tempo = 1; /* of the lengths and of the times */
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
    made->a = made->kind == ZOOM ? between(0.2, 4) : unit * between(100, 900);
    made->b = unit * between(100, 900);
    if (made->kind == POLL) made->number = 1;
}

static void wait(double duration) {
    now += tempo * duration;
    if (below(3)) add(ADVANCE);
    if (!below(50)) add_call();
    if (!below(poll_rate)) add(POLL)->number = 1 + (int32_t)below(TAPZOOM_EVENT_CAPACITY);
}

static void add_touch(int32_t phase, int finger, double x, double y) {
    static const int64_t ids[] = {0, INT64_MIN, 7, 1234567890123, -1};
    add(TOUCH)->sample = sample(phase, ids[finger], now, unit * x, unit * y);
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
        now += tempo * step;
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
    now = tempo < 1 ? 0 : below(2) ? between(-10, 10) : between(0, 2e9);
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
    CHECK_OK(tapzoom_create(&config, unit * between(200, 900), unit * between(200, 900), between(100, 4000),
                            between(100, 4000), &view));
    if (!view) exit(check_report());
    return view;
}

static tapzoom_status call(tapzoom_view *view, const operation *made, tapzoom_event *events, size_t *count) {
    tapzoom_transform place = {made->a / 500, made->number ? made->b / unit / 300 : 0, -made->a, -made->b};
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
    case INSETS: return tapzoom_set_insets(view, made->number ? made->a : 0, 0, 10 * unit, 20 * unit);
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
static void random_scripts(long trials) {
    for (long trial = 0; trial < trials; trial++) {
        static snapshot one, two;
        snprintf(topic, sizeof topic, "script %ld", trial);
        seed = (uint64_t)trial * UINT64_C(0xD1B54A32D192ED03) + 1;
        unit = below(3) ? 1 : pow(10, (int)below(16) - 7);
        tempo = below(3) ? 1 : pow(10, -(int)below(150));
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
    unit = tempo = 1;
    snprintf(topic, sizeof topic, "what the scripts do");
    CHECK(kinds_seen == ((UINT32_C(1) << (TAPZOOM_EVENT_PREVIOUS_PAGE + 1)) - 2)); /* all of them */
    CHECK(states_seen == 0xF0FF); /* all combinations; events are not lost where none wait */
}

/* The most that there can be: sixteen fingers with long ids, each move remembered, and a queue that is full. */
static void the_largest_fits(void) {
    static snapshot whole;
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    tapzoom_view *view = NULL;
    size_t size = 0;
    snprintf(topic, sizeof topic, "the largest");
    config.gestures = 0x3FF;
    config.double_tap = TAPZOOM_ZOOM_NONE;
    CHECK_OK(tapzoom_create(&config, 1.0 / 3, 1.0 / 7, 1e9 / 3, 1e9 / 7, &view));
    for (int i = 0; i < 40; i++) double_tap(view, -1e9 / 3 + i, 0.1, 0.1);
    for (int frame = 0; frame < 30; frame++)
        for (int i = 0; i < TAPZOOM_MAX_CONTACTS; i++)
            CHECK_OK(touch(view, frame ? TAPZOOM_TOUCH_MOVED : TAPZOOM_TOUCH_BEGAN, INT64_MIN / 3 * 2 + i * 7,
                           -1e9 / 3 + 50 + 0.005 * frame, 0.1 * i + 0.001 * frame * i, 0.1));
    save(view, &whole);
    CHECK(whole.size > largest);
    CHECK_OK(tapzoom_save(view, whole.bytes, SIZE_MAX, &size));
    CHECK(size == whole.size);
    tapzoom_destroy(view);
}

/* ---- What is no snapshot ---------------------------------------------------------------------------------------- */

/* In the middle of a pinch, with events. */
static tapzoom_view *pinched(void) {
    tapzoom_view *view = photos();
    double_tap(view, 1, 300, 200);
    drag(view, 1, 1.4, 300, 200, 200, 100);
    drag(view, 2, 1.5, 400, 300, 500, 500);
    return view;
}

static tapzoom_view *rested(void) { return photos(); }

static tapzoom_view *flung(void) {
    tapzoom_view *view = photos();
    CHECK_OK(tapzoom_zoom_by(view, 4, 400, 300, 0));
    drag(view, 1, 0, 100, 100, 300, 250);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 0.1, 300, 250));
    CHECK_OK(tapzoom_advance(view, 0.3));
    return view;
}

static tapzoom_view *(*const some_states[])(void) = {rested, pinched, flung};
enum { STATES = sizeof some_states / sizeof *some_states };

/* The view stays as it is. */
static void refuse(tapzoom_view *view, const void *bytes, size_t size) {
    static snapshot before, after;
    save(view, &before);
    CHECK_STATUS(TAPZOOM_ERROR_DATA, tapzoom_load(view, bytes, size));
    save(view, &after);
    CHECK(equal(&before, &after));
}

static void cut_off_or_longer(void) {
    static snapshot whole;
    snprintf(topic, sizeof topic, "another size");
    for (int i = 0; i < STATES; i++) {
        tapzoom_view *view = some_states[i](), *other = pinched();
        save(view, &whole);
        for (size_t size = 0; size < whole.size; size++) {
            unsigned char *copy = malloc(size + 1); /* so that a tool sees what is read behind its end */
            memcpy(copy + 1, whole.bytes, size);
            refuse(other, copy + 1, size);
            free(copy);
        }
        for (size_t more = 1; more < 20; more++) refuse(other, whole.bytes, whole.size + more);
        refuse(other, whole.bytes, SIZE_MAX);
        refuse(other, whole.bytes, SIZE_MAX / 2 + 1);
        load(other, &whole);
        tapzoom_destroy(view);
        tapzoom_destroy(other);
    }
}

static void damaged(void) {
    static snapshot whole;
    snprintf(topic, sizeof topic, "damaged");
    for (int i = 0; i < STATES; i++) {
        tapzoom_view *view = some_states[i](), *other = pinched();
        save(view, &whole);
        for (size_t bit = 0; bit < 8 * whole.size; bit++) {
            whole.bytes[bit / 8] ^= (unsigned char)(1 << bit % 8);
            refuse(other, whole.bytes, whole.size);
            whole.bytes[bit / 8] ^= (unsigned char)(1 << bit % 8);
        }
        load(other, &whole);
        tapzoom_destroy(view);
        tapzoom_destroy(other);
    }
}

static void foreign(void) {
    static unsigned char bytes[4096];
    tapzoom_view *view = pinched();
    size_t size = 0;
    snprintf(topic, sizeof topic, "foreign");
    CHECK_OK(tapzoom_record(view, bytes, sizeof bytes));
    CHECK_OK(tapzoom_poll_record(view, &size));
    CHECK(size > 1000);
    refuse(view, bytes, size);
    CHECK_OK(tapzoom_record(view, NULL, 0));
    for (int i = 0; i < 20000; i++) {
        for (size_t k = 0; k < 400; k++) bytes[k] = (unsigned char)(bits() >> 56);
        if (i % 2) memcpy(bytes, "tapsnap\1", 8);
        refuse(view, bytes, below(400));
    }
    tapzoom_destroy(view);
}

static void null_and_small(void) {
    snprintf(topic, sizeof topic, "NULL");
    static snapshot whole;
    tapzoom_view *view = pinched();
    size_t size = 99;
    memset(whole.bytes, 0xA5, sizeof whole.bytes);
    CHECK_STATUS(TAPZOOM_ERROR_NULL, tapzoom_snapshot_size(NULL, &size));
    CHECK_STATUS(TAPZOOM_ERROR_NULL, tapzoom_snapshot_size(view, NULL));
    CHECK_STATUS(TAPZOOM_ERROR_NULL, tapzoom_save(NULL, whole.bytes, most, &size));
    CHECK_STATUS(TAPZOOM_ERROR_NULL, tapzoom_save(view, NULL, most, &size));
    CHECK_STATUS(TAPZOOM_ERROR_NULL, tapzoom_save(view, whole.bytes, most, NULL));
    CHECK_STATUS(TAPZOOM_ERROR_FULL, tapzoom_save(view, whole.bytes, most - 1, &size));
    CHECK_STATUS(TAPZOOM_ERROR_FULL, tapzoom_save(view, whole.bytes, 0, &size));
    CHECK(size == 99);
    for (size_t i = 0; i < sizeof whole.bytes; i++) CHECK(whole.bytes[i] == 0xA5);
    save(view, &whole);
    CHECK_STATUS(TAPZOOM_ERROR_NULL, tapzoom_load(NULL, whole.bytes, whole.size));
    CHECK_STATUS(TAPZOOM_ERROR_NULL, tapzoom_load(view, NULL, whole.size));
    refuse(view, whole.bytes, 0);
    tapzoom_destroy(view);
}

/* There is nothing to poll of a drag that the host does not want to hear of. */
static void asking_changes_nothing(void) {
    snprintf(topic, sizeof topic, "asking");
    static snapshot before, after;
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    tapzoom_view *view = NULL;
    tapzoom_event event;
    size_t count = 99;
    config.events = 0;
    CHECK_OK(tapzoom_create(&config, 800, 600, 4000, 3000, &view));
    CHECK_OK(tapzoom_zoom_by(view, 2, 400, 300, 0));
    drag(view, 1, 0, 300, 300, 400, 350);
    CHECK_OK(tapzoom_advance(view, 0.2));
    save(view, &before);
    CHECK_OK(tapzoom_poll_events(view, &event, 1, &count));
    CHECK(count == 0);
    save(view, &after);
    CHECK(equal(&before, &after));
    tapzoom_destroy(view);
}

/* ---- What somebody made with care -------------------------------------------------------------------------------- */

/* A recording holds a snapshot too, and a replay takes it before it tells that the hash is another. Saved from there,
   it has the hash that it should have. */
static unsigned char recorded[sizeof ((snapshot *)0)->bytes + 4096];
static size_t start_size, recorded_size;

static void record(tapzoom_view *view, tapzoom_view *other) {
    CHECK_OK(tapzoom_record(view, recorded, sizeof recorded));
    CHECK_OK(tapzoom_poll_record(view, &recorded_size));
    CHECK_OK(tapzoom_record(view, NULL, 0));
    CHECK_OK(tapzoom_replay(other, recorded, recorded_size, &start_size, NULL, NULL));
}

static double odd_number(void) {
    static const double odd[] = {NAN,    INFINITY, -INFINITY, 0,      -0.0, 1,     -1,
                                 1e-320, 1e308,    1e150,     -1e150, 1e18, -1e12, 0.5};
    return below(4) ? odd[below(sizeof odd / sizeof *odd)] : between(-1000, 1000);
}

static void spoil(unsigned char *bytes, size_t size) {
    for (uint32_t times = 1 + below(4); times > 0; times--) {
        /* Most of them behind the settings, which are checked as those of a host are. */
        size_t at = below(6) ? size / 6 + below((uint32_t)(size - size / 6)) : below((uint32_t)size);
        double number = odd_number();
        switch (below(5)) {
        case 0: bytes[at] ^= (unsigned char)(1 << below(8)); break;
        case 1: bytes[at] = (unsigned char)bits(); break;
        case 2: bytes[at] = (unsigned char)(bytes[at] + below(9) - 4); break;
        case 3:
            if (at + 8 <= size) memmove(bytes + at, bytes + below((uint32_t)size - 8), 8);
            break;
        default:
            if (at + 8 <= size) memcpy(bytes + at, &number, 8);
            break;
        }
    }
}

static void check_finite(const tapzoom_view *view) {
    tapzoom_transform is;
    CHECK_OK(tapzoom_get_transform(view, &is));
    CHECK(isfinite(is.scale) && isfinite(is.rotation) && isfinite(is.x) && isfinite(is.y));
}

/* Calls of all kinds, long after whatever time it is. */
static void drive(tapzoom_view *view, int from) {
    static const double steps[] = {0, 0.001, 0.1, 1, 100, 1e6, 1e12};
    play(view, from, from + 30);
    check_finite(view);
    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
        double time = 0;
        CHECK_OK(tapzoom_get_time(view, &time));
        tapzoom_advance(view, time + steps[i]);
        touch(view, TAPZOOM_TOUCH_BEGAN, 100 + (int64_t)i, time + steps[i], 100, 100);
        check_finite(view);
    }
    tapzoom_cancel(view, 1e12);
    tapzoom_advance(view, 1e12);
    play(view, from, from + 10);
    check_finite(view);
}

static void forged(long trials) {
    static snapshot one, two;
    static unsigned char copy[sizeof recorded];
    tapzoom_view *other = photos(), *third = photos();
    long taken = 0;
    for (long trial = 0; trial < trials; trial++) {
        snprintf(topic, sizeof topic, "forgery %ld", trial);
        seed = (uint64_t)trial * UINT64_C(0xD1B54A32D192ED03) + 2;
        tapzoom_view *view = some_view();
        write_script();
        int from = 1 + (int)below(LENGTH - 50);
        play(view, 0, from);
        record(view, other);
        for (int i = 0; i < 20; i++) {
            size_t size = recorded_size - start_size, used;
            CHECK_OK(tapzoom_replay(other, recorded, recorded_size, &used, NULL, NULL));
            memcpy(copy, recorded + start_size, size);
            spoil(copy + 1, size - 1); /* it stays a LOAD */
            tapzoom_status status = tapzoom_replay(other, copy, size, &used, NULL, NULL);
            if (status == TAPZOOM_ERROR_DATA) continue;
            taken++;
            save(other, &one);
            load(third, &one);
            save(third, &two);
            CHECK(equal(&one, &two));
            drive(third, from);
        }
        tapzoom_destroy(view);
    }
    tapzoom_destroy(other);
    tapzoom_destroy(third);
    CHECK(taken > 5 * trials);
}

int main(int argc, char **argv) {
    check_topic = topic;
    long scripts = argc > 1 ? atol(argv[1]) : 1000, forgeries = argc > 2 ? atol(argv[2]) : 2000;
    tapzoom_view *view = photos();
    CHECK_OK(tapzoom_snapshot_size(view, &most));
    if (!CHECK(most + 16 <= sizeof ((snapshot *)0)->bytes)) return check_report();
    tapzoom_destroy(view);
    random_scripts(scripts);
    the_largest_fits();
    cut_off_or_longer();
    damaged();
    foreign();
    null_and_small();
    asking_changes_nothing();
    forged(forgeries);
    return check_report();
}
