/*
 * twins.c - the law of snapshots and recordings: a view that is saved and loaded at random calls goes on to the last
 * bit, events and readings included, and a recording that begins at a random call replays.
 *
 * SPDX-License-Identifier: MIT
 */
#include "laws.h"

static uint8_t memory[RECORD_ROOM];

/* A view that has another history: what it held before a load must not matter. */
static tapzoom_view *stranger(const scene *s) {
    tapzoom_view *view = scene_twin(s);
    EXPECT(view != NULL);
    const tapzoom_touch finger[] = {{.time = 1, .id = 77, .x = 10, .y = 10, .phase = TAPZOOM_TOUCH_BEGAN},
                                    {.time = 2, .id = 77, .x = 90, .y = 60, .phase = TAPZOOM_TOUCH_MOVED}};
    (void)tapzoom_push_touches(view, finger, 2, NULL);
    return view;
}

static void compare(const char *what, const step *last, const void *a, const void *b, size_t size) {
    law_checks++;
    if (memcmp(a, b, size) != 0) broken("%s: of a view that was saved and loaded differs after call kind %d", what,
                                        last->kind);
}

#define COMPARE(type, what, read)                       \
    do {                                                \
        type a, b;                                      \
        tapzoom_view *view = s->view;                   \
        memset(&a, 0, sizeof a), memset(&b, 0, sizeof b); \
        type *out = &a;                                 \
        tapzoom_status one = read;                      \
        view = twin, out = &b;                          \
        tapzoom_status other = read;                    \
        EXPECT(one == other);                           \
        compare(what, last, &a, &b, sizeof a);          \
    } while (0)

typedef struct range {
    double least, most, fitted;
} range;

typedef struct crowd {
    tapzoom_contact contacts[TAPZOOM_MAX_CONTACTS];
    size_t count;
} crowd;

/* Compares everything that a host can read, at the clock and around it. */
static void compare_readings(scene *s, tapzoom_view *twin, const step *last) {
    static snapshot ours, theirs;
    static const double offsets[] = {-0.005, 0, 0.004, 0.016};
    COMPARE(tapzoom_transform, "transform", tapzoom_get_transform(view, out));
    COMPARE(tapzoom_transform, "target", tapzoom_get_target_transform(view, out));
    COMPARE(tapzoom_state, "state", tapzoom_get_state(view, out));
    COMPARE(tapzoom_velocity, "velocity", tapzoom_get_velocity(view, out));
    COMPARE(tapzoom_overscroll, "overscroll", tapzoom_get_overscroll(view, out));
    COMPARE(range, "scale range", tapzoom_get_scale_range(view, &out->least, &out->most, &out->fitted));
    COMPARE(double, "raster scale", tapzoom_get_raster_scale(view, out));
    COMPARE(tapzoom_transform, "raster transform", tapzoom_get_raster_transform(view, &s->now, out));
    COMPARE(tapzoom_viewport, "viewport", tapzoom_get_viewport(view, out));
    COMPARE(tapzoom_rect, "content", tapzoom_get_content(view, out));
    COMPARE(crowd, "contacts", tapzoom_get_contacts(view, out->contacts, TAPZOOM_MAX_CONTACTS, &out->count));
    for (size_t i = 0; i < sizeof offsets / sizeof *offsets && s->state.time > -INFINITY; i++)
        COMPARE(tapzoom_transform, "displayed transform",
                tapzoom_get_transform_at(view, s->state.time + offsets[i], out));
    save(s->view, &ours), save(twin, &theirs);
    if (!same(&ours, &theirs)) broken("snapshot: of a view that was saved and loaded differs after call kind %d",
                                      last->kind);
}

static void compare_polls(scene *s, tapzoom_view *twin, const step *last) {
    tapzoom_event ours[TAPZOOM_EVENT_CAPACITY], theirs[TAPZOOM_EVENT_CAPACITY];
    size_t capacity = 1 + (size_t)last->numbers[0] % TAPZOOM_EVENT_CAPACITY, count, other;
    EXPECT(tapzoom_poll_events(s->view, ours, capacity, &count) == TAPZOOM_OK);
    EXPECT(tapzoom_poll_events(twin, theirs, capacity, &other) == TAPZOOM_OK);
    if (count != other) broken("events: %zu, and %zu of a view that was saved and loaded", count, other);
    compare("event", last, ours, theirs, count * sizeof *ours);
}

/* Replays the recording on a view with another history. */
static void replay_all(const scene *s) {
    size_t size, accepted, offset = 0;
    tapzoom_record_entry entry;
    tapzoom_status status = tapzoom_fetch_recording(s->view, &size);
    if (status != TAPZOOM_OK) return; /* it did not fit */
    for (tapzoom_view *mirror = stranger(s); offset < size; offset += accepted) {
        status = tapzoom_replay(mirror, memory + offset, size - offset, &accepted, &entry, NULL);
        law_checks++;
        if (status != TAPZOOM_OK)
            broken("replay: call %d of kind %d: %s", (int)entry.number, (int)entry.kind, tapzoom_status_string(status));
    }
}

/* Saves the twin, and continues with another view that loads it. */
static tapzoom_view *moved(const scene *s, tapzoom_view *twin, tapzoom_view *spare) {
    static snapshot made;
    (void)s;
    save(twin, &made);
    tapzoom_status status = tapzoom_load_state(spare, made.bytes, made.size);
    if (status != TAPZOOM_OK) broken("load: %s", tapzoom_status_string(status));
    return spare;
}

static void play_twins(const script *played) {
    static scene s;
    tapzoom_view *twin = NULL, *spare = NULL;
    int is_recorded = 0;
    scene_clear();
    memset(&s, 0, sizeof s);
    for (int i = 0; i < played->count; i++) {
        const step *next = &played->steps[i];
        if (twin && next->kind == STEP_LOAD) {
            tapzoom_view *old = twin;
            twin = moved(&s, twin, spare), spare = old;
        } else if (s.view && next->kind == STEP_RECORD) {
            if (!is_recorded) is_recorded = tapzoom_begin_recording(s.view, memory, sizeof memory) == TAPZOOM_OK;
        } else if (s.view && next->kind == STEP_POLL) {
            compare_polls(&s, twin, next);
            s.state = state_of(s.view);
        } else if (next->kind != STEP_LOAD && next->kind != STEP_RECORD) {
            if (played->count & 1) s.next.events |= TAPZOOM_BIT(TAPZOOM_EVENT_FAILED);
            tapzoom_status status = scene_step(&s, next);
            if (!s.view || next->kind == STEP_FIELD || next->kind == STEP_PRESET) continue;
            if (!twin) twin = scene_twin(&s), spare = stranger(&s);
            else if (next->kind != STEP_CREATE) EXPECT(step_call(twin, next, &s.next, 0) == status);
        }
        if (twin) compare_readings(&s, twin, next);
    }
    if (is_recorded) replay_all(&s);
}

static void write_one(writer *w) {
    double capacity = one_in(w->in, 3) ? 31 : some_index(w->in, 32);
    switch (some_index(w->in, 12)) {
    case 0: write_command(w); break;
    case 1: write_wait(w); break;
    case 2: one_in(w->in, 3) ? write_mode(w) : write_settings(w); break;
    case 3: add_step(w, STEP_POLL, 0, &capacity, 1); break;
    case 4: write_scroll(w); break;
    case 5: write_velocity(w); break;
    case 6: write_share(w); break;
    case 7: one_in(w->in, 2) ? write_viewport(w) : write_content(w); break;
    case 8: write_catch(w); break;
    default: write_hands(w);
    }
}

/* Puts calls of one kind between the steps of a script. */
static void scatter(input *in, script *made, int kind, int times) {
    for (; times > 0 && made->count < MOST_STEPS && made->count > 3; times--) {
        int at = 2 + some_index(in, 256) * (made->count - 2) / 256;
        memmove(&made->steps[at + 1], &made->steps[at], (size_t)(made->count - at) * sizeof *made->steps);
        memset(&made->steps[at], 0, sizeof *made->steps);
        made->steps[at].kind = (int16_t)kind;
        made->count++;
    }
}

static void write_twins(input *in, script *made) {
    writer w;
    begin_writing(&w, in, made);
    w.is_extreme = one_in(in, 8);
    write_view(&w);
    if (one_in(in, 3)) write_sharing_settings(&w);
    for (int left = 2 + some_index(in, 12); left > 0 && made->count < MOST_STEPS - 40; left--) write_one(&w);
    scatter(in, made, STEP_LOAD, 1 + some_index(in, 6));
    if (one_in(in, 2)) scatter(in, made, STEP_RECORD, 1);
}

const law law_twins = {"twins",
                       "A loaded view goes on to the last bit, and a recording that begins at any call replays.",
                       write_twins, play_twins};
