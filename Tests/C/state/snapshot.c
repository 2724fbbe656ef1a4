/*
 * snapshot.c - a view that loads a snapshot continues as the saved one would have, in any state. Bytes that are not a
 * snapshot do no harm, not even carefully forged ones.
 *
 *     state snapshot [SCRIPTS [FORGERIES]]    the number of random scripts, and of twenty forgeries each
 *
 * SPDX-License-Identifier: MIT
 */
#include "random.h"
#include "touch.h"

static char topic[80];

/* ---- Snapshots -------------------------------------------------------------------------------------------------- */

typedef struct snapshot {
    size_t size;
    unsigned char bytes[32768];
} snapshot;

static size_t most; /* the largest size of a snapshot */

/* The library does not write beyond the capacity. */
static void save(const tapzoom_view *view, snapshot *into) {
    into->size = 0;
    memset(into->bytes, 0xA5, sizeof into->bytes);
    CHECK_OK(tapzoom_save_state(view, into->bytes, most, &into->size));
    if (!CHECK(into->size > 0 && into->size <= most)) exit(check_report());
    for (size_t i = most; i < most + 16; i++) CHECK(into->bytes[i] == 0xA5);
}

static void load(tapzoom_view *view, const snapshot *from) {
    CHECK_OK(tapzoom_load_state(view, from->bytes, from->size));
}

static int equal(const snapshot *a, const snapshot *b) {
    return a->size == b->size && memcmp(a->bytes, b->bytes, a->size) == 0;
}

/* ---- Scripts: random touches of up to five fingers, scrolls, commands and settings ------------------------------ */

enum {
    TOUCH, ADVANCE, CANCEL, POLL, SCROLL, PAN, ZOOM, TURN, DRIVE, PLACE, AREA, CENTER, RESET, STOP, SIZE, CONTENT,
    INSETS, OWNER, PAGER, CONFIG, KINDS
};

/* The ids of the fingers. */
enum { FINGERS = 5 };
static const int64_t ids[FINGERS] = {0, INT64_MIN, 7, 1234567890123, -1};

typedef struct operation {
    int kind;
    tapzoom_touch sample; /* all kinds use its time; TOUCH uses all of it */
    double a, b;
    int32_t number;
} operation;

#define LENGTH 400
static operation script[LENGTH];
static int length;
static double now;
static double unit = 1, tempo = 1; /* scale of lengths, and of times */
static uint32_t poll_rate; /* one poll in this many calls; with a large number the queue overflows */

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
    made->number = made->kind == CONFIG || made->kind == SCROLL ? (int32_t)below(8) : (int32_t)below(2);
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
    tapzoom_touch made = sample(phase, ids[finger], now, unit * x, unit * y);
    if (!below(20)) made.flags = below(4), made.buttons = below(64), made.tool = (int32_t)below(3);
    add(TOUCH)->sample = made;
}

/* Fingers land, rest or move, and lift, at random. */
static void add_touches(double x, double y) {
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
    if (!below(3)) {
        operation *made = add(OWNER);
        made->sample.id = ids[below(FINGERS)], made->number = (int32_t)below(2);
    }
    if (!steps) wait(below(4) ? between(0.02, 0.2) : between(0.3, 0.8));
    for (int i = 0; i < fingers; i++) {
        int32_t phase = below(15) ? TAPZOOM_TOUCH_ENDED : TAPZOOM_TOUCH_CANCELLED;
        add_touch(phase, i, x + radius * cos(angle + i), y + radius * sin(angle + i));
        if (below(2)) wait(between(0, 0.12));
    }
}

/* Several taps in a row, at a human pace. */
static void add_taps(double x, double y) {
    for (int taps = 1 + (int)below(3); taps > 0; taps--) {
        add_touch(TAPZOOM_TOUCH_BEGAN, 0, x, y);
        wait(between(0.03, 0.15));
        add_touch(TAPZOOM_TOUCH_ENDED, 0, x, y);
        wait(between(0.05, 0.25));
    }
}

/* A wheel or a trackpad, with or without phases, also while fingers are down. */
static void add_scrolls(void) {
    for (int reports = 1 + (int)below(6), number = (int)below(8); reports > 0; reports--) {
        operation *made = add(SCROLL);
        made->number = number;
        made->a = unit * between(-150, 150), made->b = unit * between(-150, 150);
        wait(between(0, 0.05));
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
        if (!below(3)) add_scrolls();
        add_touches(x + between(-5, 5), y + between(-5, 5));
        wait(below(3) ? between(0.04, 0.3) : between(0.3, 2));
        if (!below(6)) add_call();
    }
}

static tapzoom_config some_config(uint64_t choice) {
    tapzoom_config config = preset((int32_t)(choice & 3));
    config.gestures = choice & 4 ? EVERY_GESTURE : config.gestures;
    if ((choice & 24) == 8) config.pan_slop = config.pinch_slop = config.rotate_slop = 0;
    if ((choice & 24) == 16) config.rubber_band = 0, config.rubber_band_scale = 1;
    if ((choice & 96) == 32) config.gestures &= (uint32_t)(choice >> 8);
    if ((choice & 96) == 64) config.events = (uint32_t)(choice >> 20);
    if ((choice >> 52) % 8 == 0) config.reduced_motion = 1;
    config.always_bounce_x = choice >> 55 & 1, config.always_bounce_y = choice >> 56 & 1;
    config.wheel = (choice >> 57) % 3, config.trackpad = (choice >> 59) % 3, config.snap = (choice >> 61) % 3;
    config.momentum = (choice >> 62) % 3;
    uint64_t more = (choice + 1) * UINT64_C(0x9E3779B97F4A7C15);
    config.min_pan_contacts = 1 + (more >> 60) / 10;
    if ((more >> 56 & 15) < 8) config.pager_edges = more >> 44 & 1 ? 15 : more >> 40 & 15;
    if ((more >> 52 & 15) < 2) config.host_tools = more >> 36 & 7, config.host_buttons = more >> 30 & 63;
    uint64_t rest = (choice + 2) * UINT64_C(0x9E3779B97F4A7C15);
    if (rest >> 63) config.events |= EVENT_BIT(FAILED) | EVENT_BIT(SNAP);
    if ((rest >> 61 & 3) == 0) config.drag_fingers = rest >> 58 << 3 & 56, config.finger_taps = rest >> 54 << 2 & 60;
    if ((rest >> 52 & 3) == 0) config.tap_action = 1 + (rest >> 50 & 3), config.press_action = TAPZOOM_ZOOM_CENTER;
    if ((rest >> 48 & 3) == 0) config.tap_ignore_time = 0.4;
    if ((rest >> 46 & 3) == 0) config.rotate_snap_step = 0.5;
    if ((rest >> 44 & 3) == 0) config.rotate_slop_snapped = 40;
    config.pinch_anchor = (rest >> 42 & 3) == 0;
    if ((rest >> 40 & 3) == 0) config.predict_time = 0.02;
    return config;
}

static tapzoom_view *some_view(void) {
    tapzoom_config config = some_config(bits());
    tapzoom_view *view = NULL;
    tapzoom_viewport viewport = {unit * between(200, 900), unit * between(200, 900), 0, 0, 0, 0};
    tapzoom_rect content = {0, 0, between(100, 4000), between(100, 4000)};
    if (below(2)) content.x = between(-9000, 9000), content.y = between(-9000, 9000);
    CHECK_OK(tapzoom_create(&config, &viewport, &content, &view));
    if (!view) exit(check_report());
    return view;
}

static tapzoom_status call(tapzoom_view *view, const operation *made, tapzoom_event *events, size_t *count) {
    tapzoom_transform place = {made->a / 500, made->number ? made->b / unit / 300 : 0, -made->a, -made->b};
    tapzoom_options own = *OPTIONS(made->number % 2);
    const tapzoom_options *options = made->number ? &own : NULL;
    double a = made->a, b = made->b, inset = made->number ? a : 0;
    tapzoom_config config;
    tapzoom_scroll scroll = {made->sample.time, 300 * unit, 200 * unit, a, b, a > b ? 1.1 : 0, 0, TAPZOOM_UNIT_PIXEL,
                             made->number / 4, made->number % 4, 0};
    tapzoom_velocity velocity = {a - 300 * unit, b, b > a ? 0.2 : 0, 0.1, 50 * unit, a};
    if (a > b) own.duration = 0.1 + 0.5 * tempo;
    switch (made->kind) {
    case TOUCH: return tapzoom_push_touches(view, &made->sample, 1, NULL);
    case ADVANCE: return tapzoom_advance(view, made->sample.time);
    case CANCEL: return tapzoom_cancel_touches(view, made->sample.time);
    case POLL: return tapzoom_poll_events(view, events, (size_t)made->number, count);
    case SCROLL: return tapzoom_push_scroll(view, &scroll, NULL);
    case PAN: return tapzoom_pan_by(view, a - b, b / 3, options);
    case ZOOM: return tapzoom_zoom_by(view, a, b, b, options);
    case TURN: return tapzoom_rotate_by(view, (a - b) / unit / 500, a, b, options);
    case DRIVE: return tapzoom_set_velocity(view, made->number ? &velocity : &(tapzoom_velocity){0, 0, 0, 0, 0, 0});
    case PLACE: return tapzoom_set_transform(view, &place, options);
    case AREA: return tapzoom_zoom_to_rect(view, RECT(a, b, b, a), options);
    case CENTER: return tapzoom_center_on(view, a, b, a > b ? 0 : a / 500, options);
    case RESET: return tapzoom_fit(view, options);
    case STOP: return tapzoom_stop_motion(view);
    case SIZE: return tapzoom_set_viewport(view, VIEWPORT(a, b, 0, 0, 0, 0));
    case CONTENT: return tapzoom_set_content(view, RECT(-b, a / 3, a, b), made->number);
    case INSETS: return tapzoom_set_viewport(view, VIEWPORT(b, b, inset, 0, 10 * unit, 20 * unit));
    case OWNER: return tapzoom_set_contact_owner(view, made->sample.id, made->number);
    case PAGER: return tapzoom_set_pager_offset(view, inset / 5, a > b ? b / 5 : 0);
    default: config = some_config((uint64_t)made->number); return tapzoom_set_config(view, &config, NULL);
    }
}

/* ---- The outcome ------------------------------------------------------------------------------------------------ */

static uint32_t owners_seen;

/* Everything that the host can read of a view, to the last bit. */
typedef struct outcome {
    int64_t status;
    tapzoom_transform is, will, residual;
    tapzoom_state state;
    double raster;
    int64_t owners; /* one digit for each finger */
    uint64_t count;
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
} outcome;

static void read_all(const tapzoom_view *view, outcome *now_is) {
    now_is->is = place_of(view), now_is->will = target_of(view), now_is->state = state_of(view);
    now_is->raster = raster_of(view), now_is->residual = residual_of(view, now_is->is);
    now_is->owners = 0;
    for (int i = 0; i < FINGERS; i++) {
        int32_t owner = 9;
        tapzoom_get_contact_owner(view, ids[i], &owner);
        now_is->owners = 10 * now_is->owners + owner;
        owners_seen |= UINT32_C(1) << owner;
    }
}

/* The outcome of each call in the first run. */
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

/* A bit for each combination of: touched, moving, events wait, events lost. */
static uint32_t states_seen;
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
    states_seen |= UINT32_C(1) << (((was.state.flags & TAPZOOM_STATE_TOUCHED) != 0) |
                                   ((was.state.flags & TAPZOOM_STATE_MOVING) != 0) << 1 |
                                   (was.state.waiting_count > 0) << 2 |
                                   ((was.state.flags & TAPZOOM_STATE_EVENTS_LOST) != 0) << 3);
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

/* The view loads its snapshot again and again; its twin receives the same calls without loads. */
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
    snprintf(topic, sizeof topic, "all scripts");
    CHECK((kinds_seen & EVERY_EVENT) == EVERY_EVENT); /* and kinds that only some settings poll */
    CHECK(owners_seen == (1 << TAPZOOM_OWNER_VIEW | 1 << TAPZOOM_OWNER_HOST | 1 << TAPZOOM_OWNER_UNDECIDED |
                          1 << TAPZOOM_OWNER_IGNORED | 1 << 9));
    CHECK((states_seen & 0xF0FF) == 0xF0FF); /* 8 to 11 are rare: lost events, but none waits */
}

/* The view becomes the saved one. */
static void accept(tapzoom_view *view, const snapshot *whole, const tapzoom_view *saved) {
    static snapshot again;
    load(view, whole);
    save(view, &again);
    CHECK(equal(whole, &again));
    tapzoom_config wanted = config_of(saved), is = config_of(view);
    CHECK_SAME(wanted, is);
}

/* The largest snapshot: sixteen fingers with long ids, a full velocity tracker, a full queue, a scroll and a pager. */
static void the_largest_fits(void) {
    static snapshot whole;
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    tapzoom_view *view = NULL;
    size_t size = 0;
    snprintf(topic, sizeof topic, "the largest snapshot");
    config.gestures = EVERY_GESTURE;
    config.double_tap = TAPZOOM_ZOOM_NONE;
    config.pager_edges = TAPZOOM_LIMIT_LEFT;
    CHECK_OK(create(&config, 1.0 / 3, 1.0 / 7, 1e9 / 3, 1e9 / 7, &view));
    for (int i = 0; i < 40; i++) double_tap(view, -1e9 / 3 + i, 0.1, 0.1);
    for (int frame = 0; frame < 30; frame++)
        for (int i = 0; i < TAPZOOM_MAX_CONTACTS; i++)
            CHECK_OK(touch(view, frame ? TAPZOOM_TOUCH_MOVED : TAPZOOM_TOUCH_BEGAN, INT64_MIN / 3 * 2 + i * 7,
                           -1e9 / 3 + 50 + 0.005 * frame, 0.1 * i + 0.001 * frame * i, 0.1));
    CHECK_OK(tapzoom_set_pager_offset(view, 1.0 / 3, 0));
    tapzoom_scroll scroll = {-1e9 / 3 + 51, 0.1, 0.1, 1.0 / 3, 1.0 / 7, 1, 0, 0, TAPZOOM_SOURCE_TRACKPAD, 0, 0};
    CHECK_OK(tapzoom_push_scroll(view, &scroll, NULL));
    save(view, &whole);
    CHECK(whole.size > largest);
    CHECK_OK(tapzoom_save_state(view, whole.bytes, SIZE_MAX, &size));
    CHECK(size == whole.size);
    tapzoom_view *other = photos();
    accept(other, &whole, view);
    tapzoom_destroy(other);
    tapzoom_destroy(view);
}

/* ---- Bytes that are not a snapshot ------------------------------------------------------------------------------ */

/* A view in the middle of a pinch, with waiting events. */
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
    CHECK_OK(tapzoom_zoom_by(view, 4, 400, 300, NULL));
    drag(view, 1, 0, 100, 100, 300, 250);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 0.1, 300, 250));
    CHECK_OK(tapzoom_advance(view, 0.3));
    return view;
}

/* A finger of the host beside two of the view, with buttons; then an undecided one. */
static tapzoom_view *shared(void) {
    tapzoom_view *view = pinched();
    tapzoom_touch pen = sample(TAPZOOM_TOUCH_BEGAN, 8, 1.61, 50, 60);
    pen.tool = TAPZOOM_TOOL_PEN, pen.flags = TAPZOOM_CONTACT_NO_TAP, pen.buttons = TAPZOOM_BUTTON_ERASER;
    CHECK_OK(tapzoom_push_touches(view, &pen, 1, NULL));
    CHECK_OK(tapzoom_set_contact_owner(view, 8, TAPZOOM_OWNER_HOST));
    CHECK_OK(tapzoom_set_pager_offset(view, 12, 0));
    return view;
}

static tapzoom_view *undecided(void) {
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    config.min_pan_contacts = 2, config.pager_edges = TAPZOOM_LIMIT_LEFT | TAPZOOM_LIMIT_RIGHT;
    tapzoom_view *view = view_of(&config, 800, 600, 4000, 3000);
    drag(view, 1, 1, 300, 200, 200, 100);
    return view;
}

static tapzoom_view *(*const some_states[])(void) = {rested, pinched, flung, shared, undecided};
enum { STATES = sizeof some_states / sizeof *some_states };

/* Settings and sizes that differ from the states above: a load must take them from the snapshot. */
static tapzoom_view *elsewhere(void) {
    tapzoom_config config = preset(TAPZOOM_PRESET_MAPS);
    tapzoom_view *view = NULL;
    config.events = EVENT_BIT(PAN);
    CHECK_OK(tapzoom_create(&config, VIEWPORT(300, 900, 1, 2, 3, 4), RECT(-7, 8, 900, 100), &view));
    drag(view, 4, 0, 100, 100, 200, 300);
    return view;
}

/* The load fails, and the view is unchanged. */
static void refuse(tapzoom_view *view, const void *bytes, size_t size) {
    static snapshot before, after;
    tapzoom_config was = config_of(view), is;
    save(view, &before);
    CHECK_STATUS(TAPZOOM_ERROR_DATA, tapzoom_load_state(view, bytes, size));
    save(view, &after);
    CHECK(equal(&before, &after));
    is = config_of(view);
    CHECK_SAME(was, is);
}

static void cut_off_or_longer(void) {
    static snapshot whole;
    snprintf(topic, sizeof topic, "a snapshot of another size");
    for (int i = 0; i < STATES; i++) {
        tapzoom_view *view = some_states[i](), *other = pinched();
        save(view, &whole);
        for (size_t size = 0; size < whole.size; size++) {
            unsigned char *copy = malloc(size + 1); /* a sanitizer detects reads beyond its end */
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

/* The last move of two fingers has not left a limit of the scale, but it is not at the limit. Under the settings of the
   refused snapshot it would be. */
static void cut_off_near_a_limit(void) {
    static snapshot whole;
    snprintf(topic, sizeof topic, "a snapshot with another limit");
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    config.pinch_slop = 0, config.min_scale = CONTAIN(2);
    tapzoom_view *view = view_of(&config, 800, 600, 4000, 3000);
    CHECK_OK(tapzoom_rotate_by(view, 0.1, 400, 300, NULL));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, 1, 200, 300));
    drag(view, 2, 1, 600, 300, 602, 300);
    CHECK_OK(tapzoom_advance(view, 2));
    const double scale = place_of(view).scale;
    CHECK_NEAR(scale, 0.402, 1e-9);
    config.min_scale = CONTAIN(scale / 0.2);
    tapzoom_view *other = view_of(&config, 800, 600, 4000, 3000);
    save(other, &whole);
    refuse(view, whole.bytes, whole.size - 8);
    tapzoom_destroy(other);
    tapzoom_destroy(view);
}

static void damaged(void) {
    static snapshot whole;
    snprintf(topic, sizeof topic, "a damaged snapshot");
    for (int i = 0; i < STATES; i++) {
        tapzoom_view *view = some_states[i](), *others[] = {pinched(), elsewhere()};
        save(view, &whole);
        for (size_t bit = 0; bit < 8 * whole.size; bit++) {
            whole.bytes[bit / 8] ^= (unsigned char)(1 << bit % 8);
            refuse(others[bit % 2], whole.bytes, whole.size);
            refuse(others[(bit + bit / 8) % 2], whole.bytes, whole.size);
            whole.bytes[bit / 8] ^= (unsigned char)(1 << bit % 8);
        }
        for (int k = 0; k < 2; k++) {
            accept(others[k], &whole, view);
            tapzoom_destroy(others[k]);
        }
        tapzoom_destroy(view);
    }
}

static void foreign(void) {
    static unsigned char bytes[32768];
    tapzoom_view *view = pinched();
    size_t size = 0;
    snprintf(topic, sizeof topic, "bytes that are not a snapshot");
    CHECK_OK(tapzoom_begin_recording(view, bytes, sizeof bytes));
    CHECK_OK(tapzoom_fetch_recording(view, &size));
    CHECK(size > 1000);
    refuse(view, bytes, size);
    CHECK_OK(tapzoom_end_recording(view));
    for (int i = 0; i < 20000; i++) {
        for (size_t k = 0; k < 400; k++) bytes[k] = (unsigned char)(bits() >> 56);
        if (i % 2) memcpy(bytes, "tapsnap\3", 8);
        refuse(view, bytes, below(400));
    }
    tapzoom_destroy(view);
}

/* Fields with the same meaning have the same words: -0 is 0, and entries beyond their count are 0. */
static void equal_settings_are_equal_bytes(void) {
    static snapshot one, two;
    snprintf(topic, sizeof topic, "equal settings");
    tapzoom_config clean = preset(TAPZOOM_PRESET_PHOTOS), odd, is;
    clean.pan_slop = 0;
    odd = clean;
    odd.pan_slop = -0.0;
    memset(&odd.levels[odd.level_count], 0xA5, sizeof odd.levels[0]);
    odd.levels[TAPZOOM_MAX_LEVELS - 1].factor = 7;
    for (int set = 0; set < 2; set++) {
        tapzoom_view *a = NULL, *b = NULL;
        CHECK_OK(create(&clean, 800, 600, 4000, 3000, &a));
        CHECK_OK(create(set ? &clean : &odd, 800, 600, 4000, 3000, &b));
        if (set) CHECK_OK(tapzoom_set_config(b, &odd, NULL));
        save(a, &one);
        save(b, &two);
        CHECK(equal(&one, &two));
        is = config_of(b);
        CHECK_SAME(clean, is);
        tapzoom_destroy(a);
        tapzoom_destroy(b);
    }
}

static void null_and_small(void) {
    snprintf(topic, sizeof topic, "NULL");
    static snapshot whole;
    tapzoom_view *view = pinched();
    size_t size = 99;
    memset(whole.bytes, 0xA5, sizeof whole.bytes);
    CHECK_STATUS(TAPZOOM_ERROR_NULL, tapzoom_save_state(NULL, NULL, 0, &size));
    CHECK_STATUS(TAPZOOM_ERROR_NULL, tapzoom_save_state(view, NULL, 0, NULL));
    CHECK_STATUS(TAPZOOM_ERROR_NULL, tapzoom_save_state(NULL, whole.bytes, most, &size));
    CHECK_STATUS(TAPZOOM_ERROR_NULL, tapzoom_save_state(view, NULL, most, &size));
    CHECK_STATUS(TAPZOOM_ERROR_NULL, tapzoom_save_state(view, whole.bytes, most, NULL));
    CHECK_STATUS(TAPZOOM_ERROR_BUFFER_TOO_SMALL, tapzoom_save_state(view, whole.bytes, most - 1, &size));
    CHECK_STATUS(TAPZOOM_ERROR_BUFFER_TOO_SMALL, tapzoom_save_state(view, whole.bytes, 0, &size));
    CHECK(size == 99);
    for (size_t i = 0; i < sizeof whole.bytes; i++) CHECK(whole.bytes[i] == 0xA5);
    CHECK_OK(tapzoom_save_state(view, NULL, 0, &size));
    CHECK(size == most);
    save(view, &whole);
    CHECK_STATUS(TAPZOOM_ERROR_NULL, tapzoom_load_state(NULL, whole.bytes, whole.size));
    CHECK_STATUS(TAPZOOM_ERROR_NULL, tapzoom_load_state(view, NULL, whole.size));
    refuse(view, whole.bytes, 0);
    tapzoom_destroy(view);
}

/* The tool of the contact decides how far a swipe must go. */
static void a_loaded_mouse_swipes(void) {
    snprintf(topic, sizeof topic, "a mouse that swipes");
    tapzoom_view *view = photos(), *other = photos();
    snapshot saved;
    tapzoom_event events[2][TAPZOOM_EVENT_CAPACITY];
    size_t counts[2];
    tapzoom_touch mouse = sample(TAPZOOM_TOUCH_BEGAN, 1, 0, 400, 300);
    mouse.tool = TAPZOOM_TOOL_MOUSE;
    CHECK_OK(tapzoom_push_touches(view, &mouse, 1, NULL));
    mouse.phase = TAPZOOM_TOUCH_MOVED;
    for (int i = 1; i <= 4; i++) {
        mouse.time = 0.005 * i, mouse.x = 400 - 2.4 * i;
        CHECK_OK(tapzoom_push_touches(view, &mouse, 1, NULL));
    }
    save(view, &saved);
    load(other, &saved);
    mouse.phase = TAPZOOM_TOUCH_ENDED, mouse.time = 0.025, mouse.x = 388;
    CHECK_OK(tapzoom_push_touches(view, &mouse, 1, NULL));
    CHECK_OK(tapzoom_push_touches(other, &mouse, 1, NULL));
    CHECK_OK(tapzoom_poll_events(view, events[0], TAPZOOM_EVENT_CAPACITY, &counts[0]));
    CHECK_OK(tapzoom_poll_events(other, events[1], TAPZOOM_EVENT_CAPACITY, &counts[1]));
    CHECK(counts[0] > 0 && counts[0] == counts[1]);
    CHECK(memcmp(events[0], events[1], counts[0] * sizeof *events[0]) == 0);
    int swipes = 0;
    for (size_t i = 0; i < counts[0]; i++) swipes += events[0][i].kind == TAPZOOM_EVENT_SWIPE;
    CHECK(swipes == 1);
    tapzoom_destroy(view);
    tapzoom_destroy(other);
}

static void an_empty_poll_changes_nothing(void) {
    snprintf(topic, sizeof topic, "an empty poll");
    static snapshot before, after;
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    tapzoom_view *view = NULL;
    tapzoom_event event;
    size_t count = 99;
    config.events = 0;
    CHECK_OK(create(&config, 800, 600, 4000, 3000, &view));
    CHECK_OK(tapzoom_zoom_by(view, 2, 400, 300, NULL));
    drag(view, 1, 0, 300, 300, 400, 350);
    CHECK_OK(tapzoom_advance(view, 0.2));
    save(view, &before);
    CHECK_OK(tapzoom_poll_events(view, &event, 1, &count));
    CHECK(count == 0);
    save(view, &after);
    CHECK(equal(&before, &after));
    tapzoom_destroy(view);
}

/* Changes of the content during a fling multiply its stop speed without limit. */
static void a_fling_through_contents(void) {
    snprintf(topic, sizeof topic, "changes of the content during a fling");
    static snapshot saved;
    tapzoom_config config = preset(TAPZOOM_PRESET_BOARD);
    config.min_scale = config.max_scale = TAPZOOM_LEVEL(NONE, 1);
    tapzoom_view *view = view_of(&config, 800, 600, 1e-6, 600), *other = photos();
    drag(view, 1, 0, 300, 100, 300, 500);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 0.1, 300, 500));
    CHECK(state_of(view).flags & TAPZOOM_STATE_MOVING);
    for (int i = 0; i < 6; i++) {
        CHECK_OK(tapzoom_set_content(view, RECT(0, 0, 1e12, 600), TAPZOOM_KEEP_PICTURE));
        CHECK_OK(tapzoom_set_content(view, RECT(0, 0, 1e-6, 600), TAPZOOM_KEEP_COORDINATES));
        save(view, &saved);
        load(other, &saved);
    }
    tapzoom_destroy(other);
    tapzoom_destroy(view);
}

/* A wheel turns about a point far from the center of an animation whose content grows by many powers of ten. */
static void a_wheel_far_away(void) {
    snprintf(topic, sizeof topic, "a wheel during an animation over many scales");
    static snapshot saved;
    const tapzoom_config before = preset(TAPZOOM_PRESET_PHOTOS), after = preset(TAPZOOM_PRESET_MAPS);
    tapzoom_scroll scroll = {2, 0, 0, 0, 4e9, 0, 0, TAPZOOM_UNIT_LINE, TAPZOOM_SOURCE_WHEEL, 0, 0};
    tapzoom_view *view = view_of(&before, 1e12, 3, 1e12, 0.0008), *other = photos();
    CHECK_OK(tapzoom_advance(view, 2));
    CHECK_OK(tapzoom_set_viewport(view, &(tapzoom_viewport){.width = 1e-6, .height = 1e11}));
    CHECK_OK(tapzoom_set_config(view, &after, OPTIONS(1)));
    for (int i = 0; i < 10; i++, scroll.time += 0.01, scroll.dy = 0) {
        CHECK_OK(tapzoom_push_scroll(view, &scroll, NULL));
        save(view, &saved);
        load(other, &saved);
    }
    tapzoom_destroy(other);
    tapzoom_destroy(view);
}

/* A finger stops an animation of settings at an edge that it does not report. A velocity begins to push against it. */
static void a_limit_that_begins_later(void) {
    snprintf(topic, sizeof topic, "a limit that a velocity reports");
    static snapshot saved, ends[2];
    const tapzoom_config before = preset(TAPZOOM_PRESET_BOARD);
    tapzoom_config after = preset(TAPZOOM_PRESET_PHOTOS);
    after.rubber_band = 0;
    tapzoom_scroll scroll = {.source = TAPZOOM_SOURCE_TRACKPAD, .phase = TAPZOOM_SCROLL_BEGAN};
    tapzoom_view *view = view_of(&before, 1000, 500, 900, 100), *other = photos();
    CHECK_OK(tapzoom_push_scroll(view, &scroll, NULL));
    CHECK_OK(tapzoom_rotate_by(view, 1, 0, 500, NULL));
    CHECK_OK(tapzoom_set_config(view, &after, OPTIONS(1)));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, 0, 0, 0));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 1, 0, 0, 700));
    CHECK_OK(tapzoom_advance(view, 0));
    save(view, &saved);
    load(other, &saved);
    for (int i = 0; i < 2; i++) {
        tapzoom_view *one = i == 0 ? view : other;
        CHECK_OK(tapzoom_set_velocity(one, &(tapzoom_velocity){.log_scale = 0.5}));
        CHECK(state_of(one).waiting_count == 6);
        save(one, &ends[i]);
    }
    CHECK(equal(&ends[0], &ends[1]));
    tapzoom_destroy(other);
    tapzoom_destroy(view);
}

/* ---- Forgeries -------------------------------------------------------------------------------------------------- */

/* A recording also contains a snapshot. A replay loads it before it reports the wrong hash; the test then saves that
   view, with a correct hash. */
static unsigned char recorded[sizeof ((snapshot *)0)->bytes + 4096];
static size_t start_size, recorded_size;

static void record(tapzoom_view *view, tapzoom_view *other) {
    CHECK_OK(tapzoom_begin_recording(view, recorded, sizeof recorded));
    CHECK_OK(tapzoom_fetch_recording(view, &recorded_size));
    CHECK_OK(tapzoom_end_recording(view));
    CHECK_OK(tapzoom_replay(other, recorded, recorded_size, &start_size, NULL, NULL));
}

static double odd_number(void) {
    static const double odd[] = {NAN,    INFINITY, -INFINITY, 0,      -0.0, 1,     -1,
                                 1e-320, 1e308,    1e150,     -1e150, 1e18, -1e12, 0.5};
    return below(4) ? odd[below(sizeof odd / sizeof *odd)] : between(-1000, 1000);
}

static void spoil(unsigned char *bytes, size_t size) {
    for (uint32_t times = 1 + below(4); times > 0; times--) {
        /* Mostly after the settings, which the library checks like those of a host. */
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
    tapzoom_transform is = place_of(view);
    CHECK(isfinite(is.scale) && isfinite(is.rotation) && isfinite(is.x) && isfinite(is.y));
}

/* Calls of all kinds, also at times long after the clock. */
static void drive(tapzoom_view *view, int from) {
    static const double steps[] = {0, 0.001, 0.1, 1, 100, 1e6, 1e12};
    play(view, from, from + 30);
    check_finite(view);
    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
        double time = state_of(view).time;
        tapzoom_status status = tapzoom_advance(view, time + steps[i]);
        CHECK(status == TAPZOOM_OK || status == TAPZOOM_ERROR_RANGE);
        touch(view, TAPZOOM_TOUCH_BEGAN, 100 + (int64_t)i, time + steps[i], 100, 100);
        check_finite(view);
    }
    tapzoom_cancel_touches(view, 1e12);
    CHECK_OK(tapzoom_advance(view, 1e12));
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
            size_t size = recorded_size - start_size, accepted;
            CHECK_OK(tapzoom_replay(other, recorded, recorded_size, &accepted, NULL, NULL));
            memcpy(copy, recorded + start_size, size);
            spoil(copy + 1, size - 1); /* keep the byte of the kind LOAD */
            save(other, &one);
            tapzoom_status status = tapzoom_replay(other, copy, size, &accepted, NULL, NULL);
            if (status == TAPZOOM_ERROR_DATA) {
                save(other, &two);
                CHECK(equal(&one, &two));
                continue;
            }
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

/* ---- Rotations of any size ------------------------------------------------------------------------------------- */

/* Puts the view at a large rotation, in one of four ways. */
static void rotate_far(tapzoom_view *view, int how, double rotation) {
    const tapzoom_transform turned = {1, rotation, 100, 200};
    if (how < 2) CHECK_OK(tapzoom_rotate_to(view, rotation, 400, 300, OPTIONS(how)));
    else CHECK_OK(tapzoom_set_transform(view, &turned, OPTIONS(how - 2)));
}

/* Moves it in one of six ways. */
static void move_far(tapzoom_view *view, int how) {
    tapzoom_scroll scroll = {1.1, 400, 300, 3, 24, 0, 0, TAPZOOM_UNIT_PIXEL, TAPZOOM_SOURCE_WHEEL, 0, 0};
    if (how == 0) CHECK_OK(tapzoom_set_velocity(view, &(tapzoom_velocity){-100, 346, 0, 1, 101, 100}));
    if (how == 1) CHECK_OK(tapzoom_push_scroll(view, &scroll, NULL));
    scroll.source = TAPZOOM_SOURCE_TRACKPAD;
    if (how == 2) CHECK_OK(tapzoom_push_scroll(view, &scroll, NULL));
    if (how == 3) CHECK_OK(tapzoom_rotate_by(view, -500, 10, 20, OPTIONS(1)));
    if (how == 4) drag(view, 2, 1.1, 100, 300, 200, 250), drag(view, 3, 1.3, 500, 300, 400, 450);
    if (how == 5) CHECK_OK(tapzoom_rotate_to(view, 1, 30, 40, OPTIONS(1)));
}

/* A view accepts its own snapshot at any rotation that the host can ask for, at rest and on its way. */
static void any_rotation(void) {
    static snapshot whole;
    tapzoom_config config = preset(TAPZOOM_PRESET_MAPS);
    config.gestures |= TAPZOOM_GESTURE_ROTATE;
    for (int power = 0; power <= 40; power++)
        for (int how = 0; how < 48; how++) {
            double rotation = (how % 2 ? -1 : 1) * (power == 40 ? 1 : 9.9) * pow(10, power);
            tapzoom_view *view = view_of(&config, 800, 600, 4000, 3000), *other = elsewhere();
            snprintf(topic, sizeof topic, "rotation %g, moved %d", rotation, how);
            CHECK_OK(tapzoom_advance(view, 1));
            rotate_far(view, how / 2 % 4, rotation);
            move_far(view, how / 8);
            for (int i = 0; i < 3; i++) {
                save(view, &whole);
                load(other, &whole);
                CHECK(fabs(place_of(view).rotation) <= 1e40);
                CHECK_OK(tapzoom_advance(view, 1.5 + i));
            }
            CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 9, 4, 10, 10));
            save(view, &whole);
            load(other, &whole);
            tapzoom_destroy(view);
            tapzoom_destroy(other);
        }
}

/* The short way to a rotation is at most half a turn, however large the rotation is. */
static void the_short_way(void) {
    tapzoom_config config = preset(TAPZOOM_PRESET_MAPS);
    for (int power = 3; power <= 39; power++) {
        double rotation = 9.9 * pow(10, power), x, y, u, v;
        tapzoom_view *view = view_of(&config, 800, 600, 4000, 3000);
        snprintf(topic, sizeof topic, "short way to %g", rotation);
        CHECK_OK(tapzoom_rotate_to(view, rotation, 400, 300, NULL));
        const tapzoom_transform now = place_of(view), asked = {now.scale, rotation, now.x, now.y};
        CHECK(fabs(now.rotation) <= 3.1416);
        CHECK_OK(tapzoom_content_to_view(&now, 1000, 0, &x, &y));
        CHECK_OK(tapzoom_content_to_view(&asked, 1000, 0, &u, &v));
        CHECK_NEAR(x, u, 1e-9 * 1000);
        CHECK_NEAR(y, v, 1e-9 * 1000);
        tapzoom_destroy(view);
    }
}

int test_snapshot(void) {
    check_topic = topic;
    long scripts = trial_argument(1, 1000), forgeries = trial_argument(2, 2000);
    tapzoom_view *view = photos();
    CHECK_OK(tapzoom_save_state(view, NULL, 0, &most));
    if (!CHECK(most + 16 <= sizeof ((snapshot *)0)->bytes)) return check_report();
    tapzoom_destroy(view);
    random_scripts(scripts);
    the_largest_fits();
    cut_off_or_longer();
    cut_off_near_a_limit();
    damaged();
    foreign();
    equal_settings_are_equal_bytes();
    null_and_small();
    a_loaded_mouse_swipes();
    an_empty_poll_changes_nothing();
    a_fling_through_contents();
    a_wheel_far_away();
    a_limit_that_begins_later();
    any_rotation();
    the_short_way();
    forged(forgeries);
    return check_report();
}
