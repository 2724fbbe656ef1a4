/*
 * forge.c - forged snapshots. The test replaces some words of a real snapshot by hostile ones and corrects its hash.
 * The library refuses the bytes; or all numbers that it returns later are finite, and all scales are above 0.
 *
 *     state forge [VIEWS [FORGERIES [SEED]]]    the number of views, of forgeries of each, and the first seed
 *
 * SPDX-License-Identifier: MIT
 */
#include <float.h>

#include "random.h"
#include "touch.h"

enum { ROOM = 1 << 15, FINGERS = 3 };

typedef struct snapshot {
    size_t size;
    unsigned char bytes[ROOM];
} snapshot;

static char topic[160];

static tapzoom_status save(const tapzoom_view *view, snapshot *into) {
    memset(into, 0, sizeof *into);
    return tapzoom_save_state(view, into->bytes, sizeof into->bytes, &into->size);
}

static int same(const snapshot *a, const snapshot *b) {
    return a->size == b->size && memcmp(a->bytes, b->bytes, a->size) == 0;
}

/* ---- Valid results ---------------------------------------------------------------------------------------------- */

static int is_scale(double scale) { return scale >= DBL_MIN && isfinite(scale); }

static int is_transform(const tapzoom_transform *t) {
    return t->scale >= 1e-40 && t->scale <= 1e40 && fabs(t->rotation) <= 1e40 && fabs(t->x) <= 1e40 &&
           fabs(t->y) <= 1e40;
}

static int is_event(const tapzoom_event *e) {
    return is_scale(e->scale) && isfinite(e->time) && isfinite(e->view_x) && isfinite(e->view_y) &&
           isfinite(e->content_x) && isfinite(e->content_y) && isfinite(e->rotation) && isfinite(e->velocity.x) &&
           isfinite(e->velocity.y) && isfinite(e->velocity.log_scale) && isfinite(e->velocity.rotation) &&
           isfinite(e->unconsumed_x) && isfinite(e->unconsumed_y) && e->owner >= TAPZOOM_OWNER_VIEW &&
           e->owner <= TAPZOOM_OWNER_UNDECIDED && e->tool >= TAPZOOM_TOOL_FINGER && e->tool <= TAPZOOM_TOOL_MOUSE &&
           e->buttons < 2 * TAPZOOM_BUTTON_ERASER;
}

static int shows_numbers(const tapzoom_view *view, const tapzoom_transform *shown) {
    tapzoom_transform residual = residual_of(view, *shown);
    tapzoom_rect rect = visible_rect(view, *shown);
    return CHECK(is_scale(raster_of(view))) &
           CHECK(is_scale(residual.scale) && isfinite(residual.rotation) && isfinite(residual.x) &&
                 isfinite(residual.y)) &
           CHECK(isfinite(rect.x) && isfinite(rect.y) && isfinite(rect.width) && isfinite(rect.height) &&
                 rect.width > 0 && rect.height > 0);
}

static int returns_numbers(const tapzoom_view *view) {
    tapzoom_transform shown = place_of(view), target = target_of(view);
    tapzoom_velocity v = {0, 0, 0, 0, 0, 0};
    tapzoom_overscroll o = {0, 0, 0, 0, 0, 0};
    tapzoom_state state = state_of(view);
    if (!(CHECK(is_transform(&shown)) & CHECK(is_transform(&target)))) return 0;
    double clock = state.time;
    for (int i = 0; i < 4; i++) {
        const double times[4] = {clock, clock - 0.005, clock + 0.006, clock + 1e6};
        if (!isfinite(clock) || fabs(times[i]) > TAPZOOM_MAX_TIME || times[i] < clock - 0.005) continue;
        tapzoom_transform displayed = {0, 0, 0, 0};
        CHECK_OK(tapzoom_get_transform_at(view, times[i], &displayed));
        if (!CHECK(is_transform(&displayed))) return 0;
    }
    CHECK_OK(tapzoom_get_velocity(view, &v));
    CHECK_OK(tapzoom_get_overscroll(view, &o));
    for (int64_t id = 0; id < FINGERS; id++) {
        int32_t owner = TAPZOOM_OWNER_VIEW;
        (void)tapzoom_get_contact_owner(view, id, &owner);
        if (!CHECK(owner >= TAPZOOM_OWNER_VIEW && owner <= TAPZOOM_OWNER_UNDECIDED)) return 0;
    }
    return CHECK(isfinite(v.x) && isfinite(v.y) && isfinite(v.log_scale) && isfinite(v.rotation) &&
                 isfinite(v.view_x) && isfinite(v.view_y)) &
           CHECK(o.x * o.raw_x >= 0 && o.y * o.raw_y >= 0 && o.log_scale * o.raw_log_scale >= 0 &&
                 fabs(o.x) <= fabs(o.raw_x) && fabs(o.y) <= fabs(o.raw_y) && isfinite(o.raw_x) && isfinite(o.raw_y) &&
                 fabs(o.log_scale) <= fabs(o.raw_log_scale) && isfinite(o.raw_log_scale)) &
           CHECK(!isnan(state.time) && !isnan(state.next_deadline) && state.waiting_count >= 0 &&
                 state.waiting_count <= TAPZOOM_EVENT_CAPACITY) &
           shows_numbers(view, &shown) & shows_numbers(view, &target);
}

static int polls_numbers(tapzoom_view *view) {
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t count = 0;
    CHECK_OK(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
    for (size_t i = 0; i < count; i++)
        if (!CHECK(is_event(&events[i]))) return 0;
    return 1;
}

/* ---- Views in many states --------------------------------------------------------------------------------------- */

static double unit; /* the size of lengths in the view */

static double some_size(double usual) {
    static const double odd[] = {1e-6, 1e-3, 1, 1e6, 1e12};
    return below(12) ? usual * between(0.2, 2) : odd[below(5)];
}

static tapzoom_config some_config(void) {
    tapzoom_config config = preset((int32_t)below(4));
    if (below(2)) config.gestures = EVERY_GESTURE;
    if (!below(3)) config.pan_slop = config.pinch_slop = config.rotate_slop = 0;
    if (!below(4)) config.rubber_band = below(2) ? 0 : pow(10, -(int)below(8));
    if (!below(4)) config.rubber_band_scale = below(2) ? 1 : 100;
    if (!below(4)) config.fling_decay = below(2) ? 0.01 : 10;
    if (!below(4)) config.spring_frequency = below(2) ? 0.1 : 1000;
    if (!below(8)) config.pinch_speed = 10;
    if (!below(8)) config.quick_zoom_distance = 1;
    if (!below(8)) config.reduced_motion = 1;
    config.always_bounce_x = (int32_t)below(2), config.always_bounce_y = (int32_t)below(2);
    if (!below(8)) config.points_per_unit = below(2) ? 1e-3 : 1e3;
    config.lenient = !below(4);
    if (!below(8)) config.bounds = TAPZOOM_BOUNDS_NONE;
    if (!below(8)) config.bounds = TAPZOOM_BOUNDS_INSIDE;
    if (!below(3)) config.min_pan_contacts = 2;
    if (!below(4)) config.pager_edges = below(16);
    if (!below(8)) config.host_tools = below(8), config.host_buttons = below(64);
    if (!below(8)) config.visible_part = (double)below(5) / 4, config.visible_extra = (double)below(200) - 100;
    return config;
}

static tapzoom_view *some_view(void) {
    tapzoom_config config = some_config();
    tapzoom_view *view = NULL;
    tapzoom_viewport viewport = {some_size(800), some_size(600), 0, 0, 0, 0};
    tapzoom_rect content = {0, 0, some_size(4000), some_size(3000)};
    if (!below(3)) content.x = some_size(5000), content.y = -some_size(5000);
    unit = below(8) ? 1 : viewport.width / 800;
    CHECK_OK(tapzoom_create(&config, &viewport, &content, &view));
    if (!view) exit(check_report());
    return view;
}

/* The status of a call that may fail. */
static void any(tapzoom_status status) { CHECK(status <= TAPZOOM_OK && status > TAPZOOM_ERROR_BUSY); }

/* Calls with random arguments; some fail. */
static void command(tapzoom_view *view) {
    tapzoom_options options = {.struct_size = sizeof options, .animated = (int32_t)below(2)};
    tapzoom_transform place = {pow(10, between(-2, 2)), below(2) ? 0 : between(-9, 9), between(-900, 900),
                               between(-900, 900)};
    tapzoom_viewport viewport = {some_size(800), some_size(600), below(2) ? 0 : 10, 0, 0, 20};
    tapzoom_rect rect = {between(-900, 900), between(-900, 900), some_size(4000), some_size(3000)};
    tapzoom_config config = some_config();
    switch (below(19)) {
    case 18: case 17: case 16: (void)tapzoom_set_contact_owner(view, below(FINGERS), (int32_t)below(2)); break;
    case 15: (void)tapzoom_set_pager_offset(view, below(2) ? 0 : unit * place.x, below(2) ? 0 : unit * place.y); break;
    case 0: tapzoom_set_transform(view, &place, &options); break;
    case 1: tapzoom_zoom_to(view, place.scale, place.x, place.y, &options); break;
    case 2: tapzoom_zoom_by(view, place.scale, place.x, place.y, &options); break;
    case 3: tapzoom_zoom_to_rect(view, &rect, &options); break;
    case 4: tapzoom_center_on(view, place.x, place.y, below(2) ? 0 : place.scale, &options); break;
    case 5: tapzoom_fit(view, &options); break;
    case 6: tapzoom_stop_motion(view); break;
    case 7: any(tapzoom_set_viewport(view, &viewport)); break;
    case 8: any(tapzoom_set_content(view, &rect, (int32_t)below(2))); break;
    case 9: CHECK_OK(tapzoom_set_config(view, &config, NULL)); break;
    case 10: tapzoom_pan_by(view, unit * place.x, unit * place.y, &options); break;
    case 11: tapzoom_rotate_by(view, between(-9, 9), place.x, place.y, &options); break;
    case 12: tapzoom_rotate_to(view, between(-9, 9), place.x, place.y, &options); break;
    case 13: tapzoom_cancel_touches(view, fmax(-1e12, state_of(view).time)); break;
    case 14: CHECK_OK(tapzoom_set_pager_offset(view, below(2) ? place.x : 0, below(8) ? place.y : 1e12)); break;
    default: polls_numbers(view); break;
    }
}

/* A report of a wheel or a trackpad. */
static void scroll(tapzoom_view *view, double time) {
    tapzoom_scroll made = {time, unit * between(0, 800), unit * between(0, 600), unit * between(-90, 90),
                           unit * between(-90, 90), below(2) ? 0 : pow(10, between(-1, 1)),
                           below(2) ? 0 : between(-1, 1), (int32_t)below(4), (int32_t)below(2), (int32_t)below(5), 0};
    if (!below(4)) made.dx = 0;
    (void)tapzoom_push_scroll(view, &made, NULL);
}

static void drive(tapzoom_view *view) {
    tapzoom_velocity velocity = {unit * between(-900, 900), unit * between(-900, 900), below(2) ? 0 : between(-2, 2),
                                 below(2) ? 0 : between(-2, 2), unit * between(0, 800), unit * between(0, 600)};
    if (!below(4)) memset(&velocity, 0, sizeof velocity);
    if (fabs(velocity.x) <= 1e12 && fabs(velocity.y) <= 1e12) CHECK_OK(tapzoom_set_velocity(view, &velocity));
}

/* One random input. Returns the time after it. */
static double act(tapzoom_view *view, double time) {
    static const double waits[] = {0, 0.008, 0.008, 0.016, 0.05, 0.2, 0.5, 2, 60};
    static double x[FINGERS], y[FINGERS];
    int finger = (int)below(FINGERS);
    int32_t phase = below(3) ? TAPZOOM_TOUCH_MOVED : 1 + (int32_t)below(4);
    time += waits[below(below(4) ? 4 : 9)];
    if (time > 1e12) return time;
    if (!below(6)) command(view);
    if (!below(6)) scroll(view, below(8) ? time : time - 0.02);
    if (!below(12)) drive(view);
    if (phase == TAPZOOM_TOUCH_BEGAN) x[finger] = unit * between(0, 800), y[finger] = unit * between(0, 600);
    if (phase == TAPZOOM_TOUCH_MOVED) x[finger] += unit * between(-60, 60), y[finger] += unit * between(-60, 60);
    if (fabs(x[finger]) > 1e12 || fabs(y[finger]) > 1e12) x[finger] = y[finger] = 0;
    /* Only a lenient view takes a late one. */
    tapzoom_touch made = sample(phase, finger, below(8) ? time : time - 0.02, x[finger], y[finger]);
    if (!below(6)) made.tool = (int32_t)below(3), made.flags = below(4), made.buttons = below(64);
    tapzoom_status status = tapzoom_push_touches(view, &made, 1, NULL);
    CHECK(status >= TAPZOOM_ERROR_CONTACT_LIMIT);
    if (below(3)) any(tapzoom_advance(view, time));
    return time;
}

/* ---- Forgeries -------------------------------------------------------------------------------------------------- */

/* The words of a snapshot before the state: the header, the settings, the sizes. */
enum { HEAD = 1 + sizeof(tapzoom_config) / 8 + 10 };

static uint64_t word_at(const snapshot *from, size_t index) {
    uint64_t word;
    memcpy(&word, from->bytes + 8 * index, 8);
    return word;
}

/* Corrects the hash at the end. */
static void repair(snapshot *forged) {
    uint64_t hash = 1;
    size_t words = forged->size / 8 - 1;
    for (size_t i = 0; i < words; i++)
        hash = ((hash << 32 | hash >> 32) ^ word_at(forged, i)) * UINT64_C(0x9E3779B97F4A7C15);
    memcpy(forged->bytes + 8 * words, &hash, 8);
}

static uint64_t hostile(uint64_t was) {
    static const double numbers[] = {0, -0.0, -1, 1, 4.9e-324, -4.9e-324, 1e-310, 2.3e-308, 1e-160, 1e-44, 1e-20, 1e20,
                                     1e44, 1e100, 1e150, 9e159, 1e170, 1e308, -1e12, -1e40, -1e150, -1e308, 1e12, 1e13};
    static const uint64_t integers[] = {0, 1, 2, 3, 4, 5, 6, 7, 16, 31, 32, 33, 255, UINT32_MAX, UINT64_MAX};
    double number = 0;
    uint64_t word = 0;
    switch (below(8)) {
    case 0: return bits();
    case 1: return integers[below(sizeof integers / sizeof *integers)];
    case 2: return was ^ UINT64_C(1) << below(64);
    case 3: number = below(2) ? NAN : below(2) ? INFINITY : -INFINITY; break;
    case 4:
        memcpy(&number, &was, 8);
        number *= below(2) ? -1 : pow(10, between(-20, 20));
        break;
    case 5: number = pow(10, between(-320, 308)) * (below(3) ? 1 : -1); break;
    default: number = numbers[below(sizeof numbers / sizeof *numbers)]; break;
    }
    memcpy(&word, &number, 8);
    return word;
}

static void forge(snapshot *of) {
    size_t words = of->size / 8 - 1;
    snprintf(topic + strlen(topic), 60, ":");
    for (uint32_t times = 1 + below(3); times > 0; times--) {
        size_t index = below(10) ? HEAD + below((uint32_t)(words - HEAD)) : below((uint32_t)words);
        uint64_t word = hostile(word_at(of, index));
        memcpy(of->bytes + 8 * index, &word, 8);
        snprintf(topic + strlen(topic), 60, " %zu=%016llx", index, (unsigned long long)word);
    }
    repair(of);
}

static long accepted, refused;

/* True if another view loads the snapshot of this view, and then saves the same one. */
static int saves(const tapzoom_view *view, tapzoom_view *other) {
    static snapshot one, two;
    CHECK_OK(save(view, &one));
    if (!CHECK_OK(tapzoom_load_state(other, one.bytes, one.size))) return 0;
    CHECK_OK(save(other, &two));
    return CHECK(same(&one, &two));
}

/* True if a refused load changes nothing, even if the view has numbers that no load accepts. */
static int refuses(tapzoom_view *view) {
    static snapshot before, longer, after;
    CHECK_OK(save(view, &before));
    longer = before;
    longer.size += 8;
    CHECK_STATUS(TAPZOOM_ERROR_DATA, tapzoom_load_state(view, longer.bytes, longer.size));
    CHECK_OK(save(view, &after));
    return CHECK(same(&before, &after));
}

static int go_on(tapzoom_view *view, tapzoom_view *other) {
    double time = fmax(state_of(view).time, -1e12);
    for (int i = 0; i < 24; i++) {
        time = act(view, time);
        if (!returns_numbers(view)) return 0;
        if (!below(8) && !saves(view, other)) return 0;
        if (!below(8) && !refuses(view)) return 0;
        if (!below(6) && !polls_numbers(view)) return 0;
    }
    tapzoom_cancel_touches(view, fmin(time, 1e12));
    for (int i = 0; i < 8; i++) {
        any(tapzoom_advance(view, fmin(1e12, time += pow(10, i - 2))));
        if (!returns_numbers(view)) return 0;
    }
    return polls_numbers(view) && saves(view, other);
}

static void try_forgery(const snapshot *real, tapzoom_view *victim, tapzoom_view *other) {
    static snapshot forged, before, after;
    forged = *real;
    forge(&forged);
    CHECK_OK(save(victim, &before));
    tapzoom_status status = tapzoom_load_state(victim, forged.bytes, forged.size);
    if (status == TAPZOOM_OK) {
        accepted++;
        if (saves(victim, other) && returns_numbers(victim)) go_on(victim, other);
        return;
    }
    refused++;
    CHECK_STATUS(TAPZOOM_ERROR_DATA, status);
    CHECK_OK(save(victim, &after));
    CHECK(same(&before, &after));
}

/* Each word of a snapshot with a finger down becomes 0 in turn; then the finger lifts. */
static void lift_after_zeros(tapzoom_view *other) {
    static snapshot real, forged;
    tapzoom_view *view = photos(), *victim = photos();
    const uint64_t zero = 0;
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, 1, 100, 100));
    CHECK_OK(save(view, &real));
    for (size_t index = HEAD; index < real.size / 8 - 1; index++) {
        snprintf(topic, sizeof topic, "word %zu is 0", index);
        forged = real;
        memcpy(forged.bytes + 8 * index, &zero, 8);
        repair(&forged);
        if (tapzoom_load_state(victim, forged.bytes, forged.size) != TAPZOOM_OK) continue;
        tapzoom_status lifted = touch(victim, TAPZOOM_TOUCH_ENDED, 1, 1.05, 100, 100);
        CHECK(lifted == TAPZOOM_OK || lifted == TAPZOOM_ERROR_CONTACT_UNKNOWN || lifted == TAPZOOM_ERROR_TIME);
        CHECK(returns_numbers(victim) && saves(victim, other) && polls_numbers(victim));
    }
    tapzoom_destroy(victim);
    tapzoom_destroy(view);
}

/* A view with a finger down and much motion left: of a wheel, an animated command and a velocity. */
static tapzoom_view *driven_view(void) {
    tapzoom_view *view = photos();
    tapzoom_scroll wheel = {1, 300, 200, 40, -300, 0, 0, TAPZOOM_UNIT_PIXEL, TAPZOOM_SOURCE_WHEEL, 0, 0};
    tapzoom_velocity velocity = {-30, -40, 0.1, 0.2, 400, 300};
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, 1, 100, 100));
    CHECK_OK(tapzoom_push_scroll(view, &wheel, NULL));
    CHECK_OK(tapzoom_rotate_by(view, 1, 300, 200, OPTIONS(1)));
    CHECK_OK(tapzoom_set_velocity(view, &velocity));
    CHECK_OK(tapzoom_advance(view, 1.01));
    CHECK(state_of(view).flags & TAPZOOM_STATE_MOVING);
    return view;
}

/* A view with a finger that pans content along one axis; along the other the content stays. */
static tapzoom_view *panned_view(void) {
    tapzoom_config config = preset(TAPZOOM_PRESET_READER);
    tapzoom_view *view = view_of(&config, 400, 600, 1000, 3000);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, 1, 100, 500));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 1, 1.005, 130, 400));
    CHECK_OK(tapzoom_advance(view, 1.01));
    return view;
}

/* Each word of a view's snapshot becomes each of some numbers in turn; then time passes, and the finger moves and
   lifts. */
static void forge_words(tapzoom_view *view, const char *name, tapzoom_view *other) {
    static const double values[] = {0, 1, -1, 4.9e-324, 1e-310, 1e-44, 1e12, -1e13, 1e20, -1e40, 1e100, 1e300, -DBL_MAX,
                                    INFINITY, NAN};
    static snapshot real, forged;
    tapzoom_view *victim = photos();
    long taken = 0;
    CHECK_OK(save(view, &real));
    for (size_t index = HEAD; index < real.size / 8 - 1; index++)
        for (size_t i = 0; i < sizeof values / sizeof *values; i++) {
            snprintf(topic, sizeof topic, "%s, word %zu is %g", name, index, values[i]);
            forged = real;
            memcpy(forged.bytes + 8 * index, &values[i], 8);
            repair(&forged);
            if (tapzoom_load_state(victim, forged.bytes, forged.size) != TAPZOOM_OK) continue;
            taken++;
            if (!returns_numbers(victim)) continue;
            static const double waits[] = {0.001, 0.1, 10, 1e6};
            for (size_t wait = 0; wait < 4; wait++) {
                any(tapzoom_advance(victim, 1.01 + waits[wait]));
                if (!returns_numbers(victim)) break;
                if (wait == 0) (void)touch(victim, TAPZOOM_TOUCH_MOVED, 1, 1.02, 100, 300);
                if (wait == 1) (void)touch(victim, TAPZOOM_TOUCH_ENDED, 1, 1.2, 100, 100);
            }
            CHECK(saves(victim, other) && polls_numbers(victim));
        }
    CHECK(taken > 100);
    tapzoom_destroy(victim);
    tapzoom_destroy(view);
}

int test_forge(void) {
    static snapshot real;
    long views = trial_argument(1, 400), forgeries = number_argument(2, 12);
    uint64_t first = (uint64_t)number_argument(3, 1);
    tapzoom_view *other = photos();
    check_topic = topic;
    lift_after_zeros(other);
    forge_words(driven_view(), "driven", other);
    forge_words(panned_view(), "panned", other);
    for (long trial = 0; trial < views; trial++) {
        seed = first + (uint64_t)trial;
        tapzoom_view *view = some_view(), *victim = photos();
        double time = below(2) ? 0 : between(-100, 1e9);
        snprintf(topic, sizeof topic, "view %llu", (unsigned long long)(first + (uint64_t)trial));
        for (long step = 0; step < forgeries; step++) {
            for (uint32_t acts = 1 + below(20); acts > 0; acts--) time = act(view, time);
            snprintf(topic, sizeof topic, "view %llu step %ld", (unsigned long long)(first + (uint64_t)trial), step);
            CHECK(saves(view, other));
            CHECK(returns_numbers(view));
            CHECK_OK(save(view, &real));
            uint64_t chance = seed;
            CHECK_OK(tapzoom_load_state(victim, real.bytes, real.size));
            try_forgery(&real, victim, other);
            seed = chance;
        }
        tapzoom_destroy(view);
        tapzoom_destroy(victim);
    }
    tapzoom_destroy(other);
    printf("%ld forgeries accepted, %ld refused\n", accepted, refused);
    CHECK(accepted > views && refused > views);
    return check_report();
}
