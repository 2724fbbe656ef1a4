/*
 * recordings.c - a recording that is fetched at any times replays to an equal view, and a recording of the replay has
 * the same bytes. The library detects a damaged recording, and no bytes do harm.
 *
 * SPDX-License-Identifier: MIT
 */
#include <sanitizer/asan_interface.h>

#include "fuzz.h"

enum { STREAM_ROOM = 1 << 20, MOST_STRAY_CALLS = 200 };

static uint8_t memory[RECORD_ROOM]; /* the host's memory for tapzoom_begin_recording */
static uint8_t stream[STREAM_ROOM], again[STREAM_ROOM];
static size_t fetched, replayed; /* bytes; `replayed` counts those replayed on the recorded view itself */
static int is_cut;               /* calls are missing at the end */
static tapzoom_view *recorded; /* NULL: none */

static void fence(size_t room) {
    ASAN_UNPOISON_MEMORY_REGION(memory, sizeof memory);
    if (room < sizeof memory) ASAN_POISON_MEMORY_REGION(memory + room, sizeof memory - room);
}

static void forget(void) {
    fence(sizeof memory);
    recorded = NULL;
    fetched = replayed = 0;
    is_cut = 0;
}

void begin_recording(harness *w, size_t room) {
    forget();
    fence(room);
    tapzoom_status status = tapzoom_begin_recording(w->view, memory, room);
    EXPECT(status == TAPZOOM_OK || (status == TAPZOOM_ERROR_BUFFER_TOO_SMALL && room < sizeof memory / 2));
    harness_call(w, status, 1);
    if (status == TAPZOOM_OK) recorded = w->view;
    if (status == TAPZOOM_ERROR_BUFFER_TOO_SMALL) { /* the recording is empty */
        size_t count;
        EXPECT(tapzoom_fetch_recording(w->view, &count) == TAPZOOM_OK && count == 0);
    }
    totals.records++;
}

void fetch_recording(void) {
    size_t count;
    tapzoom_status status = TAPZOOM_OK;
    if (!recorded || is_cut) return;
    while ((status = tapzoom_fetch_recording(recorded, &count)) == TAPZOOM_OK && count > 0) {
        EXPECT(count <= sizeof memory);
        is_cut = count > STREAM_ROOM - fetched;
        if (is_cut) return;
        memcpy(stream + fetched, memory, count);
        fetched += count;
        totals.calls++;
    }
    EXPECT(status == TAPZOOM_OK || status == TAPZOOM_ERROR_BUFFER_TOO_SMALL);
    is_cut = status == TAPZOOM_ERROR_BUFFER_TOO_SMALL;
}

/* ---- Replaying ------------------------------------------------------------------------------------------------ */

typedef struct step {
    tapzoom_status status;
    size_t accepted;
    tapzoom_record_entry entry;
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
} step;

static void replay(tapzoom_view *view, const uint8_t *bytes, size_t size, step *s) {
    s->accepted = 0;
    s->status = tapzoom_replay(view, bytes, size, &s->accepted, &s->entry, s->events);
    totals.calls++;
    EXPECT(s->accepted <= size);
    int is_done = s->status == TAPZOOM_OK || s->status == TAPZOOM_ERROR_DIVERGED;
    EXPECT(is_done ? s->accepted > 0 : s->status == TAPZOOM_ERROR_DATA && s->accepted == 0);
    if (is_done) EXPECT(s->entry.event_count >= 0 && s->entry.event_count <= TAPZOOM_EVENT_CAPACITY);
}

/* Replays the whole recording. Returns where the call begins that contains the byte at `at`. */
static size_t replay_all(tapzoom_view *view, size_t at) {
    static step s;
    size_t offset = 0, start = 0;
    for (int64_t number = 0; offset < fetched; offset += s.accepted) {
        replay(view, stream + offset, fetched - offset, &s);
        EXPECT(s.status == TAPZOOM_OK);
        if (s.entry.kind == TAPZOOM_RECORD_START) number = 0;
        EXPECT(s.entry.number == number++);
        if (offset <= at) start = offset;
        totals.replays++;
    }
    return start;
}

/* Records a replay: the recording equals the replayed one. */
static size_t copy(tapzoom_view *mirror, size_t at) {
    size_t count;
    EXPECT(tapzoom_begin_recording(mirror, again, sizeof again) == TAPZOOM_OK);
    EXPECT(tapzoom_fetch_recording(mirror, &count) == TAPZOOM_OK && count > 0);
    size_t start = replay_all(mirror, at);
    EXPECT(tapzoom_fetch_recording(mirror, &count) == TAPZOOM_OK);
    EXPECT(count == fetched && memcmp(again, stream, fetched) == 0);
    EXPECT(tapzoom_end_recording(mirror) == TAPZOOM_OK);
    totals.calls += 4;
    return start;
}

/* Calls of a host on a forged view. They must return; the test checks nothing else. */
static void stray(tapzoom_view *view, input *in) {
    static snapshot saved;
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    tapzoom_transform transform;
    tapzoom_viewport viewport = {300, 400, 0, 0, 0, 0};
    tapzoom_options options = {.struct_size = sizeof options, .animated = 1};
    tapzoom_state state = {0};
    double time, scale;
    size_t count, accepted;
    tapzoom_get_state(view, &state);
    time = state.time;
    for (int i = 0; i < 16; i++) {
        time += 0.05 * (take(in) & 7);
        tapzoom_touch sample = {.time = time, .id = i & 3};
        sample.x = 3 * take(in), sample.y = 3 * take(in), sample.phase = 1 + (take(in) & 3);
        tapzoom_status status = tapzoom_push_touches(view, &sample, 1, &accepted);
        EXPECT(accepted == (status == TAPZOOM_OK));
        tapzoom_get_state(view, &state);
        (void)tapzoom_advance(view, take(in) & 7 ? time : state.next_deadline);
        tapzoom_get_transform(view, &transform);
        tapzoom_get_raster_scale(view, &scale);
        tapzoom_get_raster_transform(view, &transform, &transform);
        tapzoom_get_target_transform(view, &transform);
        if (!(take(in) & 7)) tapzoom_zoom_by(view, 1.5, 100, 100, &options);
        if (!(take(in) & 15)) (void)tapzoom_set_viewport(view, &viewport);
        if (!(take(in) & 3)) tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count);
        EXPECT(tapzoom_save_state(view, saved.bytes, sizeof saved.bytes, &saved.size) == TAPZOOM_OK);
        status = tapzoom_load_state(view, saved.bytes, saved.size);
        EXPECT(status == TAPZOOM_OK || status == TAPZOOM_ERROR_DATA);
    }
    tapzoom_cancel_touches(view, time + 10);
    (void)tapzoom_advance(view, TAPZOOM_MAX_TIME);
}

/* Whether the loaded snapshot differs from the recorded one. */
static int is_forged(const step *s) {
    return s->status == TAPZOOM_ERROR_DIVERGED && s->entry.kind == TAPZOOM_RECORD_LOAD_STATE;
}

/* Replays with a changed byte in the call that begins at `start`. The calls after it may have any outcome. */
static void replay_damaged(tapzoom_view *mirror, size_t start, size_t at, input *in) {
    static snapshot before, after;
    static step s;
    uint8_t change = 1 + take(in) % 255;
    for (size_t offset = 0; offset < start; offset += s.accepted) replay(mirror, stream + offset, fetched - offset, &s);
    save(mirror, &before);
    stream[at] ^= change;
    replay(mirror, stream + start, fetched - start, &s);
    EXPECT(s.status != TAPZOOM_OK);
    if (s.status == TAPZOOM_ERROR_DATA) {
        save(mirror, &after);
        EXPECT(same(&before, &after));
    } else if (is_forged(&s)) {
        if (!is_checked) stray(mirror, in);
    } else {
        size_t offset = start + s.accepted;
        for (int left = MOST_STRAY_CALLS; left > 0 && offset < fetched && s.accepted > 0 && !is_forged(&s); left--)
            replay(mirror, stream + offset, fetched - offset, &s), offset += s.accepted;
    }
    stream[at] ^= change;
}

static void check_recording(input *in) {
    static snapshot original, mirrored;
    size_t at = take(in);
    at = fetched == 0 ? 0 : (at | (size_t)take(in) << 8) % fetched;
    tapzoom_view *mirror = usual_view();
    size_t start = copy(mirror, at);
    if (!is_cut) {
        save(recorded, &original);
        save(mirror, &mirrored);
        EXPECT(same(&original, &mirrored));
    }
    if (fetched > 0) replay_damaged(mirror, start, at, in);
    tapzoom_destroy(mirror);
    totals.calls += 2;
}

void end_recording(input *in) {
    if (!recorded) return;
    fetch_recording();
    check_recording(in);
    EXPECT(tapzoom_end_recording(recorded) == TAPZOOM_OK);
    totals.calls++;
    forget();
}

/* ---- Random calls for noise ----------------------------------------------------------------------------------- */

void call_record(input *in, harness *w, int nulls) {
    static const size_t rooms[] = {RECORD_ROOM, RECORD_ROOM, 1 << 14, 1 << 12, 1000, 600, 8, 1, 0};
    static const size_t huge[] = {SIZE_MAX, SIZE_MAX / 2 + 1};
    uint8_t code = take(in);
    size_t room = code < 240 ? code < 128 ? rooms[code % 9] : 10 * (size_t)code : huge[code & 1];
    if (!(nulls & 3) && code < 240) {
        end_recording(in);
        begin_recording(w, room);
        return;
    }
    tapzoom_status status = tapzoom_begin_recording(nulls & 1 ? NULL : w->view, nulls & 2 ? NULL : memory, room);
    EXPECT(status == (nulls & 3 ? TAPZOOM_ERROR_NULL : TAPZOOM_ERROR_RANGE));
    harness_call(w, status, 1);
}

void call_end_recording(input *in, harness *w, int nulls) {
    if (!(nulls & 1)) end_recording(in);
    tapzoom_status status = tapzoom_end_recording(nulls & 1 ? NULL : w->view);
    EXPECT(status == (nulls & 1 ? TAPZOOM_ERROR_NULL : TAPZOOM_OK));
    harness_call(w, status, 1);
}

void call_fetch_recording(harness *w, int nulls) {
    size_t count = SIZE_MAX;
    if (!(nulls & 3)) {
        fetch_recording();
        return;
    }
    EXPECT(tapzoom_fetch_recording(nulls & 1 ? NULL : w->view, nulls & 2 ? NULL : &count) == TAPZOOM_ERROR_NULL);
    EXPECT(count == SIZE_MAX);
    harness_call(w, TAPZOOM_ERROR_NULL, 1);
}

/* Checks the view after a replayed call. */
static void harness_step(harness *w, const step *s) {
    tapzoom_config config = {.struct_size = sizeof config};
    if (s->entry.kind == TAPZOOM_RECORD_START || s->entry.kind == TAPZOOM_RECORD_LOAD_STATE) harness_anew(w);
    if (s->entry.kind == TAPZOOM_RECORD_CONFIG) {
        EXPECT(tapzoom_get_config(w->view, &config) == TAPZOOM_OK);
        harness_config(w, &config);
    }
    if (s->entry.kind == TAPZOOM_RECORD_REBASE_TIME) harness_rebased(w, s->entry.numbers[0]);
    harness_call(w, TAPZOOM_OK, 0);
    harness_events(w, s->events, (size_t)s->entry.event_count);
}

/* The view replays its own recording, a few calls at a time, with other calls in between. */
static void replay_own(input *in, harness *w) {
    static step s;
    if (replayed >= fetched) replayed = 0;
    for (int left = 1 + take(in) % 32; left > 0 && replayed < fetched; left--) {
        replay(w->view, stream + replayed, fetched - replayed, &s);
        if (s.status == TAPZOOM_ERROR_DATA) replayed = 0;
        if (s.status == TAPZOOM_ERROR_DATA) break;
        replayed += s.accepted;
        harness_step(w, &s);
    }
    harness_call(w, TAPZOOM_OK, 1);
}

void call_replay(input *in, harness *w, int nulls) {
    static const size_t sizes[] = {0, 1, 8, SIZE_MAX, SIZE_MAX / 2 + 1};
    uint8_t how = take(in);
    size_t size = sizes[how % 5], accepted = 0xA5;
    if (how >= 128 && !nulls) {
        fetch_recording();
        replay_own(in, w);
        return;
    }
    tapzoom_status status = tapzoom_replay(nulls & 1 ? NULL : w->view, nulls & 2 ? NULL : "tapzoom\1", size,
                                           nulls & 4 ? NULL : &accepted, NULL, NULL);
    tapzoom_status right = size > SIZE_MAX / 2 ? TAPZOOM_ERROR_RANGE : TAPZOOM_ERROR_DATA;
    EXPECT(status == (nulls & 7 ? TAPZOOM_ERROR_NULL : right) && accepted == 0xA5);
    harness_call(w, status, 1);
}

/* ---- Bytes that may be a snapshot, or a recording --------------------------------------------------------------- */

static void load_bytes(harness *w, const uint8_t *bytes, size_t size) {
    static snapshot before, after;
    save(w->view, &before);
    tapzoom_status status = tapzoom_load_state(w->view, bytes, size);
    totals.calls++;
    if (status == TAPZOOM_OK) {
        harness_anew(w);
        return;
    }
    EXPECT(status == TAPZOOM_ERROR_DATA);
    save(w->view, &after);
    EXPECT(same(&before, &after));
}

void play_bytes(input *in) {
    static step s;
    harness w = {.view = usual_view()};
    const uint8_t *bytes = in->next;
    harness_anew(&w);
    load_bytes(&w, bytes, (size_t)(in->end - bytes));
    while (bytes < in->end) {
        replay(w.view, bytes, (size_t)(in->end - bytes), &s);
        if (s.status == TAPZOOM_ERROR_DATA) break;
        if (is_forged(&s)) {
            tapzoom_destroy(w.view);
            return;
        }
        harness_step(&w, &s);
        bytes += s.accepted;
        totals.replays++;
    }
    harness_end(&w);
}
