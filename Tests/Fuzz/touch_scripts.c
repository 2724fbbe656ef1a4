/*
 * touch_scripts.c - touches as people make them, in streams as hosts send them. A few bytes make a script of up to ten
 * fingers that land, move smoothly and lift. Hosts have faults: lost lifts, ids in use, late times, frames sent twice,
 * cancels, changes of sizes and settings in between, and rare polls.
 *
 * SPDX-License-Identifier: MIT
 */
#include "fuzz.h"

/* Limits of one input, so that none takes too long: fingers of a script, scripts and other calls, frames in one
   push. */
enum { MOST_FINGERS = 10, MOST_SCRIPTS = 24, MOST_FRAMES = 64 };

/* The faults of a script. */
enum {
    LOSES_LIFTS = 1 << 0, /* some of them, or all */
    REPEATS_FRAMES = 1 << 1,
    SENDS_LATE = 1 << 2,
    REUSES_IDS = 1 << 3,
    IS_CANCELLED = 1 << 4,
    IS_MEDDLED_WITH = 1 << 5,
    NEVER_ADVANCES = 1 << 6,
    NEVER_POLLS = 1 << 7
};

/* A rotation by an angle as its cosine and sine, computed once. */
typedef struct turn { double c, s; } turn;

static turn turn_by(double angle) { return (turn){cos(angle), sin(angle)}; }

typedef struct script {
    int fingers, frames, batch, trouble;
    double x, y, dx, dy;   /* the center, and its travel in a frame */
    double arm_x, arm_y;   /* from the center to the first finger */
    double spread;         /* the factor of the arms in a frame */
    turn spin, next;       /* their rotation in a frame; the rotation from one finger to the next */
    double step;           /* seconds in a frame */
    int64_t first_id;
} script;

static uint64_t random_state;

/* Random noise of a position. */
static double tremble(void) { return (double)(draw(&random_state) >> 40) * 0x1p-24 - 0.5; }

static double now; /* the host's clock */

static script read_script(input *in) {
    static const double paces[] = {0, 0, 20, 100, 400, 1000, 3000, 20000};
    static const double rates[] = {60, 120, 30, 144, 240, 1000, 60, 8};
    script h;
    uint8_t count = take(in), place = take(in), way = take(in), arms = take(in), turns = take(in), frames = take(in);
    h.trouble = take(in);
    random_state = UINT64_C(0x9E3779B97F4A7C15) * (1 + take(in));
    int is_short = (count & 15) >= MOST_FINGERS; /* a tap or a flick */
    h.fingers = is_short ? (count & 1) + 1 : 1 + (count & 15);
    h.step = 1 / rates[count >> 5];
    h.first_id = h.trouble & REUSES_IDS ? 0 : frames;
    h.x = 50 * (place & 15), h.y = 40 * (place >> 4);
    double pace = paces[way & 7] * h.step, heading = (way >> 3) * (6.283185307179586 / 32);
    h.dx = pace * cos(heading), h.dy = pace * sin(heading);
    double radius = h.fingers == 1 ? 0 : 8 * (1 + (arms & 31)), angle = turns * 0.1;
    h.arm_x = radius * cos(angle), h.arm_y = radius * sin(angle);
    h.spread = 1 + ((arms >> 5) - 3.5) * h.step * (arms & 1);
    h.spin = turn_by(((turns & 7) - 3.5) * h.step * (turns >> 3 & 1));
    h.next = turn_by(6.283185307179586 / h.fingers);
    h.frames = is_short ? frames & 15 : 15 * (1 + (frames & 15));
    h.batch = 1 << (frames >> 4) % 7; /* one frame at once, up to all frames at once */
    return h;
}

/* ---- A host that handles errors as the header describes ------------------------------------------------------ */

static tapzoom_status touches(harness *w, const tapzoom_touch *samples, size_t count, size_t *accepted) {
    tapzoom_status status = tapzoom_push_touches(w->view, samples, count, accepted);
    EXPECT(*accepted <= count && (status == TAPZOOM_OK) == (*accepted == count));
    totals.samples += *accepted;
    totals.calls++;
    return status;
}

/* Removes the samples of a contact from an index on, and returns the count of the rest. */
static size_t without(tapzoom_touch *samples, size_t from, size_t count, int64_t id) {
    size_t kept = from;
    for (size_t i = from; i < count; i++)
        if (samples[i].id != id) samples[kept++] = samples[i];
    return kept;
}

static double clock_of(const harness *w) {
    tapzoom_state state;
    EXPECT(tapzoom_get_state(w->view, &state) == TAPZOOM_OK);
    totals.calls++;
    return state.time;
}

static void push(harness *w, tapzoom_touch *samples, size_t count) {
    size_t accepted, done = 0;
    tapzoom_status status;
    while ((status = touches(w, samples + done, count - done, &accepted)) != TAPZOOM_OK) {
        done += accepted;
        switch (status) {
        case TAPZOOM_ERROR_TIME:
            now = clock_of(w);
            for (size_t i = done; i < count; i++) samples[i].time = now;
            break;
        case TAPZOOM_ERROR_CONTACT_IN_USE: {
            tapzoom_touch gone = samples[done];
            gone.phase = TAPZOOM_TOUCH_CANCELLED;
            EXPECT(touches(w, &gone, 1, &accepted) == TAPZOOM_OK);
            break;
        }
        case TAPZOOM_ERROR_CONTACT_LIMIT: /* earlier lifts were lost */
            if (tremble() < 0) harness_call(w, tapzoom_cancel_touches(w->view, now), 0);
            else count = without(samples, done, count, samples[done].id);
            break;
        default:
            EXPECT(status == TAPZOOM_ERROR_CONTACT_UNKNOWN);
            count = without(samples, done, count, samples[done].id);
        }
    }
}

static void advance(harness *w) {
    tapzoom_status status = tapzoom_advance(w->view, now);
    if (status == TAPZOOM_ERROR_TIME) now = clock_of(w);
    else EXPECT(status == TAPZOOM_OK);
    totals.calls++;
}

/* Not after every frame: with the trait Checks the library checks its state at every call. */
static void look(const harness *w) {
    tapzoom_transform t;
    EXPECT(tapzoom_get_transform(w->view, &t) == TAPZOOM_OK);
    EXPECT(isfinite(t.scale) && t.scale > 0 && isfinite(t.rotation) && isfinite(t.x) && isfinite(t.y));
    totals.calls++;
}

/* Motion by the host, without fingers or under them. */
static tapzoom_status move_by_host(harness *w, int how, double size, const tapzoom_options *options) {
    tapzoom_state state;
    EXPECT(tapzoom_get_state(w->view, &state) == TAPZOOM_OK);
    double time = isfinite(state.time) ? state.time : 0;
    int is_wheel = how >> 3 & 1;
    tapzoom_velocity velocity = {size - 600, 300 - size, how & 8 ? size / 600 - 1 : 0, 0, size, size};
    tapzoom_velocity still = {0, 0, 0, 0, 0, 0};
    tapzoom_scroll scroll = {time, size, 300, size - 600, how & 16 ? -120 : 90, 1, 0, TAPZOOM_UNIT_PIXEL,
                             is_wheel ? TAPZOOM_SOURCE_WHEEL : TAPZOOM_SOURCE_TRACKPAD,
                             is_wheel ? TAPZOOM_SCROLL_UNPHASED : (int)size / 40 % 5, 0};
    switch (how & 7) {
    case 0: return tapzoom_stop_motion(w->view);
    case 1: return tapzoom_pan_by(w->view, size - 400, 90, options);
    case 2: return tapzoom_set_velocity(w->view, &velocity);
    case 3: return tapzoom_set_velocity(w->view, &still);
    case 4: return tapzoom_rotate_by(w->view, size / 400 - 1, size, 300, options);
    default: return tapzoom_push_scroll(w->view, &scroll, NULL);
    }
}

static void meddle(harness *w, uint8_t how) {
    tapzoom_config config = {.struct_size = sizeof config};
    tapzoom_status status;
    double size = 50 + 40 * (how >> 3);
    tapzoom_viewport viewport = {size, 600, 0, 0, 0, 0}, inset = {800, 600, size / 8, 20, 0, size / 4};
    tapzoom_rect content = {how >> 6 & 1 ? -size : 0, 0, 3 * size, size};
    tapzoom_options options = {.struct_size = sizeof options, .animated = how >> 7};
    options.duration = how >> 6 & 1 ? size / 1000 : 0;
    options.curve = how >> 3 & 1, options.path = how >> 4 & 1;
    switch (how & 7) {
    case 0: status = tapzoom_set_viewport(w->view, &viewport); break;
    case 1: status = tapzoom_set_content(w->view, &content, how >> 7); break;
    case 2: status = tapzoom_set_viewport(w->view, &inset); break;
    case 3: status = tapzoom_zoom_by(w->view, size / 400, size, size, &options); break;
    case 4: status = how >> 5 & 1 ? tapzoom_center_on(w->view, size, size, how >> 6 & 1 ? 0 : size / 400, &options)
                                  : tapzoom_fit(w->view, how >> 3 & 1 ? &options : NULL);
        break;
    case 5: status = move_by_host(w, how >> 3, size, &options); break;
    case 6: status = tapzoom_config_init(&config, sizeof config, how >> 3 & 3);
        if (how >> 5 & 1) config.gestures = EVERY_GESTURE;
        if (how >> 6 & 1) config.rubber_band_scale = 1;
        if (how >> 7 & 1) config.bounds = how >> 5 & 1 ? TAPZOOM_BOUNDS_INSIDE : TAPZOOM_BOUNDS_NONE;
        if (how >> 6 & 1) config.visible_part = size / 2000, config.visible_extra = 100 - size / 4;
        EXPECT(status == TAPZOOM_OK);
        status = tapzoom_set_config(w->view, &config, NULL);
        harness_config(w, &config);
        break;
    default: /* all gestures but one */
        EXPECT(tapzoom_get_config(w->view, &config) == TAPZOOM_OK);
        config.gestures = EVERY_GESTURE & ~(UINT32_C(4) << (how >> 3) % 11);
        status = tapzoom_set_config(w->view, &config, NULL);
    }
    EXPECT(status == TAPZOOM_OK);
    harness_call(w, status, 1);
}

/* ---- Scripts ------------------------------------------------------------------------------------------------- */

static size_t frame_of(const script *h, tapzoom_touch *samples, int32_t phase, double time) {
    turn arm = {h->arm_x, h->arm_y};
    for (int i = 0; i < h->fingers; i++) {
        double x = h->x + arm.c + tremble(), y = h->y + arm.s + tremble();
        samples[i] = (tapzoom_touch){.time = time, .id = h->first_id + i, .x = x, .y = y, .phase = phase};
        arm = (turn){arm.c * h->next.c - arm.s * h->next.s, arm.s * h->next.c + arm.c * h->next.s};
    }
    return (size_t)h->fingers;
}

static void go(script *h) {
    double radius = fabs(h->arm_x) + fabs(h->arm_y);
    if (radius > 1e4 || radius < 1e-4) h->spread = 1;
    turn arm = {h->arm_x * h->spread, h->arm_y * h->spread};
    h->arm_x = arm.c * h->spin.c - arm.s * h->spin.s;
    h->arm_y = arm.s * h->spin.c + arm.c * h->spin.s;
    h->x += h->dx, h->y += h->dy;
    now += h->step;
}

static void move(script *h, harness *w, input *in) {
    tapzoom_touch samples[2 * MOST_FRAMES * MOST_FINGERS];
    size_t count = 0;
    for (int frame = 1; frame <= h->frames; frame++) {
        go(h);
        int is_late = h->trouble & SENDS_LATE && frame % 16 == 0;
        for (int times = h->trouble & REPEATS_FRAMES ? 2 : 1; times > 0; times--)
            count += frame_of(h, samples + count, TAPZOOM_TOUCH_MOVED, is_late ? now - 1.5 * h->step : now);
        if (frame % h->batch == 0 || frame == h->frames) {
            push(w, samples, count);
            count = 0;
            if (!(h->trouble & NEVER_ADVANCES)) advance(w);
        }
        if (frame % 16 == 0) look(w);
        if (frame % 64 == 0 && !(h->trouble & NEVER_POLLS)) harness_poll(w, TAPZOOM_EVENT_CAPACITY);
        if (frame != (h->frames + 1) / 2) continue;
        if (h->trouble & IS_CANCELLED) harness_call(w, tapzoom_cancel_touches(w->view, now), 0);
        if (h->trouble & IS_MEDDLED_WITH) meddle(w, take(in));
    }
}

static void play_script(script h, harness *w, input *in) {
    tapzoom_touch samples[MOST_FINGERS];
    size_t count = frame_of(&h, samples, TAPZOOM_TOUCH_BEGAN, now);
    push(w, samples, count);
    move(&h, w, in);
    count = frame_of(&h, samples, TAPZOOM_TOUCH_ENDED, now);
    push(w, samples, h.trouble & LOSES_LIFTS ? (size_t)h.first_id % count : count);
    harness_call(w, TAPZOOM_OK, 0);
    if (!(h.trouble & NEVER_POLLS)) harness_poll(w, TAPZOOM_EVENT_CAPACITY);
}

/* Plays a script several times, with pauses. */
static void play_again_and_again(harness *w, input *in) {
    script h = read_script(in);
    for (int times = 1 + (int)(random_state >> 62); times > 0; times--) {
        play_script(h, w, in);
        now += h.step * (times << (h.first_id & 7));
        if (random_state & 1) fetch_recording();
    }
}

/* Save, run on, load, run again: the outcome is the same, on the same view or another one. */
static void play_from_snapshot(harness *w, input *in) {
    static snapshot before, after, again;
    int is_other = take(in) & 1;
    harness start = *w;
    input bytes = *in;
    double clock = now;
    uint64_t chance = random_state;
    save(w->view, &before);
    play_again_and_again(w, in);
    save(w->view, &after);
    uint64_t digest = w->digest;
    if (is_other) {
        tapzoom_destroy(w->view);
        start.view = usual_view();
    }
    *w = start, *in = bytes, now = clock, random_state = chance;
    load(w->view, &before);
    play_again_and_again(w, in);
    save(w->view, &again);
    EXPECT(same(&after, &again) && w->digest == digest);
}

static void play_recorded(harness *w, input *in) {
    uint8_t how = take(in);
    begin_recording(w, how & 15 ? RECORD_ROOM : 1024 + 64 * how);
    play_again_and_again(w, in);
    if (how & 32) play_again_and_again(w, in);
    end_recording(in);
}

/* Time between scripts: from less than tap_debounce_time to long enough for rest, in some frames or at once. */
static void wait(harness *w, uint8_t how) {
    static const double waits[] = {0.01, 0.05, 0.1, 0.2, 0.4, 1, 5, 0};
    for (int frames = how >> 3 & 3, frame = 0; frame <= frames; frame++) {
        now += waits[how & 7] / (frames + 1);
        advance(w);
    }
    harness_call(w, TAPZOOM_OK, 0);
}

/* The events that a host needs which only follows moves. */
#define BIT(kind) (UINT32_C(1) << TAPZOOM_EVENT_##kind)
#define EVENTS (BIT(PAN) | BIT(PINCH) | BIT(ROTATE) | BIT(QUICK_ZOOM) | BIT(SETTLED))

/* A view with settings and sizes as hosts use them. */
static void begin(harness *w, input *in) {
    static const double sizes[][4] = {{800, 600, 4000, 3000}, {390, 844, 390, 844}, {1920, 1080, 256, 256},
                                      {100, 100, 1e6, 10}, {320, 480, 3e4, 4e4}, {1e5, 1e5, 1, 1}, {1, 1, 1e4, 1e4},
                                      {1080, 2400, 1200, 30000}};
    tapzoom_config config;
    tapzoom_view *view;
    uint8_t which = take(in), more = take(in);
    const double *size = sizes[which >> 2 & 7];
    EXPECT(tapzoom_config_init(&config, sizeof config, which & 3) == TAPZOOM_OK);
    if (which >> 5 & 1) config.gestures = EVERY_GESTURE;
    if (which >> 6 & 1) config.points_per_unit = 0.5;
    if (which >> 7 & 1) config.events &= EVENTS;
    config.lenient = which >> 4 & 1; /* Clean streams need no correction. */
    if (more & 1) config.axis_lock_ratio = 1.25;
    if (more & 2) config.pan_slop = 0;
    if (more & 4) config.pinch_slop = 0;
    if (more & 8) config.rotate_slop = 0;
    if (more & 16) config.reduced_motion = 1;
    if (more & 24) config.events |= BIT(FAILED);
    if (more & 32) config.rubber_band = 0;
    if (which >> 2 & 2) config.always_bounce_x = 1 - config.always_bounce_x, config.always_bounce_y = more >> 3 & 1;
    if (more & 64) config.rubber_band_scale = 100;
    if (more & 128) config.animation_duration = 0;
    tapzoom_viewport viewport = {size[0], size[1], 0, 0, 0, 0};
    tapzoom_rect content = {0, 0, size[2], size[3]};
    EXPECT(tapzoom_create(&config, &viewport, &content, &view) == TAPZOOM_OK);
    harness_begin(w, view, &config);
}

void play_scripts(input *in) {
    harness w;
    now = take(in) & 1 ? 1.7e9 : 0; /* seconds since 1970, or since the start */
    begin(&w, in);
    for (int left = MOST_SCRIPTS; left > 0 && (in->next < in->end || in->chance); left--) {
        uint8_t what = take(in);
        if (what < 16) meddle(&w, take(in));
        else if (what < 48) wait(&w, what);
        else if (what < 56) play_from_snapshot(&w, in);
        else if (what < 60) play_recorded(&w, in);
        else play_again_and_again(&w, in);
    }
    harness_end(&w);
}
