/*
 * record.c - what is recorded can be replayed, and what is no recording does no harm.
 *
 * SPDX-License-Identifier: MIT
 */
#include "random.h"
#include "touch.h"

static unsigned char memory[1 << 16], stream[1 << 20];
static size_t stream_size;

/* ---- Recording -------------------------------------------------------------------------------------------------- */

static void fetch(tapzoom_view *view) {
    size_t count = 0;
    CHECK_OK(tapzoom_poll_record(view, &count));
    if (!CHECK(stream_size + count <= sizeof stream)) exit(check_report());
    memcpy(stream + stream_size, memory, count);
    stream_size += count;
}

static tapzoom_view *recorded_view(int32_t which) {
    tapzoom_config config = preset(which);
    tapzoom_view *view = NULL;
    config.gestures |= TAPZOOM_GESTURE_ROTATE;
    CHECK_OK(tapzoom_create(&config, 800, 600, 4000, 3000, &view));
    CHECK_OK(tapzoom_record(view, memory, sizeof memory));
    stream_size = 0;
    return view;
}

static size_t poll(tapzoom_view *view, size_t capacity) {
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t count = 0;
    CHECK_OK(tapzoom_poll_events(view, events, capacity, &count));
    return count;
}

static unsigned char snapshot[1 << 16];

static size_t save(const tapzoom_view *view) {
    size_t size = 0;
    CHECK_OK(tapzoom_save(view, snapshot, sizeof snapshot, &size));
    return size;
}

/* Each kind of call, with whole and with broken numbers. */
static tapzoom_view *record_everything(void) {
    tapzoom_view *view = recorded_view(TAPZOOM_PRESET_MAPS);
    tapzoom_config config = preset(TAPZOOM_PRESET_BOARD);
    tapzoom_transform place = {0.7, 0.1, -100, 1.0 / 3};
    CHECK_OK(tapzoom_set_viewport_size(view, 640, 1.0 / 3 + 480));
    CHECK_OK(tapzoom_set_content_size(view, 2000, 1000));
    CHECK_OK(tapzoom_set_insets(view, 0, 20, 0, 10.5));
    double_tap(view, 1, 100, 150);
    CHECK_OK(tapzoom_advance(view, 1.3));
    CHECK(poll(view, 3) == 3);
    poll(view, TAPZOOM_EVENT_CAPACITY);
    drag(view, -7, 2, 100, 100, 300, 100.0 / 3);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, INT64_MAX, 2.1, 500, 400));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, INT64_MAX, 2.2, 600, 500));
    CHECK_OK(tapzoom_load(view, snapshot, save(view)));
    CHECK_OK(tapzoom_cancel(view, 2.25));
    CHECK_OK(tapzoom_zoom_to_rect(view, 100, 100, 300, 200, 1));
    CHECK_OK(tapzoom_advance(view, 2.4));
    CHECK_OK(tapzoom_stop(view));
    CHECK_OK(tapzoom_zoom_to(view, 2, 300, 200, 0));
    CHECK_OK(tapzoom_zoom_by(view, 0.9, 300, 200, 1));
    CHECK_OK(tapzoom_set_config(view, &config));
    CHECK_OK(tapzoom_set_transform(view, &place, 1));
    CHECK_OK(tapzoom_advance(view, 3.4));
    CHECK_OK(tapzoom_reset(view, 1));
    CHECK_OK(tapzoom_advance(view, 5));
    poll(view, TAPZOOM_EVENT_CAPACITY);
    fetch(view);
    return view;
}

/* ---- Replaying -------------------------------------------------------------------------------------------------- */

/* How a replay ended: the status, and the number of the last call that was made. */
typedef struct ending {
    tapzoom_status status;
    tapzoom_call last;
    uint32_t kinds;
} ending;

static ending replay(tapzoom_view *view, const unsigned char *bytes, size_t size) {
    ending end = {TAPZOOM_OK, {0}, 0};
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t used;
    end.last.number = -1;
    do {
        used = 0;
        end.status = tapzoom_replay(view, bytes, size, &used, &end.last, events);
        if (used > 0) end.kinds |= UINT32_C(1) << end.last.kind;
        CHECK(used <= size);
        bytes += used, size -= used;
    } while (end.status == TAPZOOM_OK && used > 0);
    return end;
}

static void same_view(const tapzoom_view *a, const tapzoom_view *b) {
    tapzoom_config configs[2];
    tapzoom_transform is[2], will[2];
    double times[2], wakes[2];
    const tapzoom_view *views[2] = {a, b};
    for (int i = 0; i < 2; i++) {
        configs[i].struct_size = sizeof *configs;
        CHECK_OK(tapzoom_get_config(views[i], &configs[i]));
        CHECK_OK(tapzoom_get_transform(views[i], &is[i]));
        CHECK_OK(tapzoom_get_target_transform(views[i], &will[i]));
        CHECK_OK(tapzoom_get_time(views[i], &times[i]));
        CHECK_OK(tapzoom_next_wake(views[i], &wakes[i]));
    }
    CHECK_SAME(configs[0], configs[1]);
    CHECK_SAME(is[0], is[1]);
    CHECK_SAME(will[0], will[1]);
    CHECK_SAME(times[0], times[1]);
    CHECK_SAME(wakes[0], wakes[1]);
}

static void every_kind_of_call_comes_back(void) {
    check_topic = "every kind of call";
    tapzoom_view *view = record_everything(), *other = photos();
    double_tap(other, 7, 10, 10); /* what it was before does not matter */
    ending end = replay(other, stream, stream_size);
    CHECK_OK(end.status);
    CHECK(end.kinds == (UINT32_C(1) << (TAPZOOM_CALL_POLL + 1)) - 2); /* all but 0 */
    CHECK(end.last.kind == TAPZOOM_CALL_POLL && end.last.event_count == end.last.integers[0]);
    CHECK(end.last.time == 5);
    same_view(view, other);
    CHECK(poll(view, TAPZOOM_EVENT_CAPACITY) == poll(other, TAPZOOM_EVENT_CAPACITY));
    tapzoom_destroy(view);
    tapzoom_destroy(other);
}

static void calls_say_what_they_were(void) {
    check_topic = "arguments";
    tapzoom_view *view = recorded_view(TAPZOOM_PRESET_MAPS);
    tapzoom_sample given = {0.1, -3, 1.0 / 3, -40, TAPZOOM_TOUCH_BEGAN, TAPZOOM_TOOL_PEN};
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    tapzoom_call call;
    size_t used, at = 0;
    CHECK_OK(tapzoom_touches(view, &given, 1, NULL));
    CHECK_OK(tapzoom_zoom_by(view, 3, 11, 12, 0));
    size_t polled = poll(view, TAPZOOM_EVENT_CAPACITY);
    fetch(view);
    CHECK_OK(tapzoom_replay(view, stream, stream_size, &used, &call, NULL));
    CHECK(call.number == 0 && call.kind == TAPZOOM_CALL_START && call.time == -INFINITY && call.event_count == 0);
    CHECK(call.numbers[0] == 800 && call.numbers[1] == 600 && call.numbers[2] == 4000 && call.numbers[3] == 3000);
    at += used;
    CHECK_OK(tapzoom_replay(view, stream + at, stream_size - at, &used, &call, NULL));
    CHECK(call.number == 1 && call.kind == TAPZOOM_CALL_TOUCH && call.time == 0.1);
    CHECK(call.numbers[0] == given.time && call.numbers[1] == given.x && call.numbers[2] == given.y);
    CHECK(call.integers[0] == -3 && call.integers[1] == given.phase && call.integers[2] == given.tool);
    at += used;
    CHECK_OK(tapzoom_replay(view, stream + at, stream_size - at, &used, &call, NULL));
    CHECK(call.number == 2 && call.kind == TAPZOOM_CALL_ZOOM_BY && call.numbers[0] == 3 && call.integers[0] == 0);
    at += used;
    CHECK_OK(tapzoom_replay(view, stream + at, stream_size - at, &used, &call, events));
    CHECK(call.number == 3 && call.kind == TAPZOOM_CALL_POLL && call.event_count == (int32_t)polled && polled > 1);
    CHECK(events[0].kind == TAPZOOM_EVENT_ZOOM && events[polled - 1].phase == TAPZOOM_PHASE_ENDED);
    CHECK(at + used == stream_size);
    tapzoom_destroy(view);
}

/* A replay that is recorded is the recording; fetched bit by bit it is the same. */
static void a_replay_can_be_recorded(void) {
    check_topic = "a recorded replay";
    static unsigned char first[sizeof stream];
    tapzoom_destroy(record_everything());
    size_t size = stream_size, at = 0, used = 0;
    memcpy(first, stream, size);
    tapzoom_view *view = recorded_view(TAPZOOM_PRESET_PHOTOS);
    fetch(view);
    stream_size = 0; /* that was the start of the view before the replay */
    for (; at < size; at += used, fetch(view)) CHECK_OK(tapzoom_replay(view, first + at, size - at, &used, NULL, NULL));
    CHECK(stream_size == size && memcmp(stream, first, size) == 0);
    tapzoom_destroy(view);
}

/* Two recordings one behind the other are one. */
static void recordings_can_be_joined(void) {
    check_topic = "joined recordings";
    tapzoom_destroy(record_everything());
    size_t size = stream_size;
    memcpy(stream + size, stream, size);
    tapzoom_view *view = photos();
    ending once = replay(view, stream, size), twice = replay(view, stream, 2 * size);
    CHECK_OK(once.status);
    CHECK_OK(twice.status);
    CHECK_SAME(once.last, twice.last);
    tapzoom_destroy(view);
}

/* What is not recorded: what fails, what only reads, and polls that find nothing. */
static void only_changes_are_recorded(void) {
    check_topic = "only changes";
    tapzoom_view *view = recorded_view(TAPZOOM_PRESET_MAPS);
    tapzoom_sample samples[] = {{1, 1, 5, 5, TAPZOOM_TOUCH_BEGAN, 0}, {1, 1, 5, 5, TAPZOOM_TOUCH_BEGAN, 0}};
    tapzoom_transform place;
    size_t accepted, count;
    fetch(view);
    CHECK_STATUS(TAPZOOM_ERROR_RANGE, tapzoom_set_viewport_size(view, -1, 5));
    CHECK_STATUS(TAPZOOM_ERROR_NOT_FINITE, tapzoom_advance(view, NAN));
    CHECK_STATUS(TAPZOOM_ERROR_ENUM, tapzoom_reset(view, 2));
    CHECK_OK(tapzoom_get_transform(view, &place));
    CHECK(poll(view, TAPZOOM_EVENT_CAPACITY) == 0);
    CHECK_OK(tapzoom_poll_record(view, &count));
    CHECK(count == 0);
    CHECK_STATUS(TAPZOOM_ERROR_CONTACT_IN_USE, tapzoom_touches(view, samples, 2, &accepted));
    fetch(view);
    ending end = replay(view, stream, stream_size);
    CHECK(end.status == TAPZOOM_OK && end.last.number == 1 && end.last.kind == TAPZOOM_CALL_TOUCH && accepted == 1);
    tapzoom_destroy(view);
}

/* Two fingers at 100 Hz, with tenths of a unit and thousandths of a second; a sample is 40 bytes. */
static void recordings_are_small(void) {
    check_topic = "small recordings";
    tapzoom_view *view = recorded_view(TAPZOOM_PRESET_MAPS);
    fetch(view);
    size_t begin = stream_size;
    for (int i = 0; i < 200; i++) {
        int32_t phase = i == 0 ? TAPZOOM_TOUCH_BEGAN : TAPZOOM_TOUCH_MOVED;
        CHECK_OK(touch(view, phase, 1, 50 + 0.01 * i, 300 - 0.3 * i, 200 + 0.1 * i));
        CHECK_OK(touch(view, phase, 2, 50 + 0.01 * i, 400 + 0.3 * i, 200 - 0.1 * i));
    }
    fetch(view);
    CHECK(stream_size - begin < 400 * 27);
    tapzoom_destroy(view);
}

/* ---- Beginning and ending --------------------------------------------------------------------------------------- */

/* What a view is that has a past: with two fingers down and one of them moved in this frame, in a fling, with events
   that wait. */
static tapzoom_view *view_with_a_past(int which) {
    tapzoom_view *view = photos();
    tapzoom_config config = preset(TAPZOOM_PRESET_READER);
    CHECK_OK(tapzoom_set_config(view, &config));
    CHECK_OK(tapzoom_set_viewport_size(view, 300, 700));
    CHECK_OK(tapzoom_set_insets(view, 1, 2, 3, 4));
    if (which == 0) return view; /* its start tells it all */
    if (which == 1) {
        CHECK_OK(tapzoom_stop(view));
        return view;
    }
    drag(view, 1, 1, 250, 600, 100, 100);
    if (which == 2) CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 1.1, 100, 100));
    if (which == 3) {
        CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 2, 1.1, 200, 300));
        CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 2, 1.11, 250, 350));
        CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 1, 1.12, 90, 90));
    }
    return view;
}

static void a_view_with_a_past_is_recorded(void) {
    check_topic = "a past";
    for (int which = 0; which < 4; which++) {
        tapzoom_view *view = view_with_a_past(which), *other = photos();
        CHECK_OK(tapzoom_record(view, memory, sizeof memory));
        if (which == 3) CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 2, 1.12, 260, 350));
        for (int i = 0; i < 100; i++) {
            CHECK_OK(tapzoom_advance(view, 1.12 + 0.02 * i));
            if (i % 10 == 0) poll(view, TAPZOOM_EVENT_CAPACITY);
        }
        stream_size = 0;
        fetch(view);
        ending end = replay(other, stream, stream_size);
        CHECK_OK(end.status);
        CHECK((end.kinds & UINT32_C(1) << TAPZOOM_CALL_LOAD) == (which == 0 ? 0 : UINT32_C(1) << TAPZOOM_CALL_LOAD));
        same_view(view, other);
        tapzoom_destroy(other);
        tapzoom_destroy(view);
    }
}

/* A past is a START and a LOAD; another recording begins where the view is by then. */
static void a_past_begins_anew(void) {
    check_topic = "a new beginning";
    tapzoom_view *view = view_with_a_past(2), *other = photos();
    tapzoom_call call;
    size_t used, count = 0;
    CHECK_OK(tapzoom_record(view, memory, sizeof memory));
    CHECK_OK(tapzoom_advance(view, 1.2));
    CHECK_OK(tapzoom_record(view, memory, sizeof memory)); /* from here */
    CHECK_OK(tapzoom_poll_record(view, &count));
    CHECK_OK(tapzoom_replay(other, memory, count, &used, &call, NULL));
    CHECK(call.number == 0 && call.kind == TAPZOOM_CALL_START && call.time == -INFINITY);
    CHECK_OK(tapzoom_replay(other, memory + used, count - used, &count, &call, NULL));
    CHECK(call.number == 1 && call.kind == TAPZOOM_CALL_LOAD && call.time == 1.2 && call.event_count == 0);
    same_view(view, other);
    tapzoom_destroy(other);
    tapzoom_destroy(view);
}

/* A load is a call like others: what the view was before it is gone, and what is recorded goes on. */
static void a_load_is_recorded(void) {
    check_topic = "a load";
    tapzoom_view *past = view_with_a_past(2), *view = recorded_view(TAPZOOM_PRESET_MAPS), *other = photos();
    drag(view, 7, 0, 10, 10, 300, 300);
    CHECK_OK(tapzoom_load(view, snapshot, save(past)));
    CHECK_STATUS(TAPZOOM_ERROR_DATA, tapzoom_load(view, snapshot, 100)); /* what fails is not recorded */
    CHECK_OK(tapzoom_advance(view, 1.3));
    CHECK(poll(view, TAPZOOM_EVENT_CAPACITY) > 0);
    fetch(view);
    ending end = replay(other, stream, stream_size);
    CHECK(end.status == TAPZOOM_OK && end.last.number == 14 && end.last.kind == TAPZOOM_CALL_POLL);
    same_view(view, other);
    CHECK_OK(tapzoom_advance(past, 1.3));
    same_view(past, other);
    tapzoom_destroy(past);
    tapzoom_destroy(view);
    tapzoom_destroy(other);
}

static void recording_stops_and_starts(void) {
    check_topic = "stop and start";
    tapzoom_view *view = photos();
    size_t count = 77;
    CHECK_OK(tapzoom_poll_record(view, &count));
    CHECK(count == 0);
    CHECK_OK(tapzoom_record(view, memory, sizeof memory));
    CHECK_OK(tapzoom_record(view, memory, 0));
    memset(memory, 0xA5, sizeof memory);
    CHECK_OK(tapzoom_set_viewport_size(view, 10, 10));
    CHECK_OK(tapzoom_poll_record(view, &count));
    CHECK(count == 0 && memory[0] == 0xA5);
    CHECK_OK(tapzoom_record(view, memory, sizeof memory));
    stream_size = 0;
    fetch(view);
    CHECK(replay(view, stream, stream_size).last.numbers[0] == 10);
    tapzoom_destroy(view);
}

/* Whatever the size, what is handed out is whole, and nothing is written behind the end. */
static void memory_may_be_too_small(void) {
    check_topic = "small memory";
    size_t fewest = 0;
    for (size_t size = 0; size < 600; size++) {
        tapzoom_view *view = photos(), *other = photos();
        size_t count = 0, more = 99;
        memset(memory, 0xA5, sizeof memory);
        tapzoom_status status = tapzoom_record(view, memory, size);
        if (status == TAPZOOM_OK && !fewest) fewest = size; /* still 0 when size is */
        CHECK_STATUS(size == 0 || fewest ? TAPZOOM_OK : TAPZOOM_ERROR_FULL, status);
        if (status == TAPZOOM_OK && size > 0) {
            for (int i = 0; i < 40; i++) CHECK_OK(tapzoom_advance(view, i * 0.1));
            CHECK_OK(tapzoom_poll_record(view, &count));
            CHECK(count <= size && count >= fewest);
            ending end = replay(other, memory, count);
            CHECK_OK(end.status);
            if (end.last.number < 40) { /* calls went missing, and that is said, again and again */
                CHECK_STATUS(TAPZOOM_ERROR_FULL, tapzoom_poll_record(view, &more));
                CHECK_STATUS(TAPZOOM_ERROR_FULL, tapzoom_poll_record(view, &more));
                CHECK(more == 99);
            } else {
                CHECK_OK(tapzoom_poll_record(view, &more));
                CHECK(more == 0);
            }
        }
        for (size_t i = size; i < size + 64; i++) CHECK(memory[i] == 0xA5);
        tapzoom_destroy(view);
        tapzoom_destroy(other);
    }
    CHECK(fewest > 100 && fewest < 500);
    /* Of a beginning that takes a start and a load, not one alone. */
    tapzoom_view *view = photos();
    size_t count = 99;
    CHECK_OK(tapzoom_advance(view, 1));
    CHECK_STATUS(TAPZOOM_ERROR_FULL, tapzoom_record(view, memory, fewest));
    CHECK_OK(tapzoom_poll_record(view, &count));
    CHECK(count == 0);
    tapzoom_destroy(view);
}

/* ---- What is no recording --------------------------------------------------------------------------------------- */

/* The number of the call that each byte belongs to. */
static int64_t owner[sizeof stream];

static void find_owners(void) {
    tapzoom_view *view = photos();
    tapzoom_call call;
    size_t used;
    for (size_t at = 0; at < stream_size; at += used) {
        CHECK_OK(tapzoom_replay(view, stream + at, stream_size - at, &used, &call, NULL));
        for (size_t i = 0; i < used; i++) owner[at + i] = call.number;
    }
    tapzoom_destroy(view);
}

/* Cut off anywhere, it is replayed up to there, and the cut is told unless it is between two calls. */
static void a_recording_may_be_cut_off(void) {
    check_topic = "cut off";
    tapzoom_destroy(record_everything());
    find_owners();
    tapzoom_view *view = photos();
    for (size_t size = 1; size <= stream_size; size++) {
        unsigned char *copy = malloc(size); /* so that a tool sees what is read behind its end */
        int between_calls = size == stream_size || owner[size] != owner[size - 1];
        memcpy(copy, stream, size);
        CHECK_STATUS(between_calls ? TAPZOOM_OK : TAPZOOM_ERROR_DATA, replay(view, copy, size).status);
        free(copy);
    }
    tapzoom_destroy(view);
}

/* A bit that is another is told at the call that it belongs to. */
static void a_recording_may_be_damaged(void) {
    check_topic = "damaged";
    tapzoom_destroy(record_everything());
    find_owners();
    tapzoom_view *view = photos();
    size_t refused = 0, diverged = 0;
    for (size_t i = 0; i < 8 * stream_size; i++) {
        unsigned char *byte = &stream[i / 8], bit = (unsigned char)(1 << i % 8);
        *byte ^= bit;
        ending end = replay(view, stream, stream_size);
        refused += end.status == TAPZOOM_ERROR_DATA && end.last.number == owner[i / 8] - 1;
        diverged += end.status == TAPZOOM_ERROR_DIVERGED && end.last.number == owner[i / 8];
        *byte ^= bit;
    }
    CHECK(refused + diverged == 8 * stream_size);
    CHECK(refused > 0 && diverged > 0);
    tapzoom_destroy(view);
}

static void what_is_no_recording_changes_nothing(void) {
    check_topic = "no recording";
    tapzoom_view *view = photos(), *other = photos();
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    tapzoom_call call, untouched;
    size_t used = 99;
    memset(&call, 0xA5, sizeof call);
    memcpy(&untouched, &call, sizeof call);
    for (int i = 0; i < 200000; i++) {
        unsigned char bytes[40];
        for (size_t k = 0; k < sizeof bytes; k++) bytes[k] = (unsigned char)(bits() >> 56);
        if (i % 2) memcpy(bytes, "tapzoom\1", 8);
        CHECK_STATUS(TAPZOOM_ERROR_DATA, tapzoom_replay(view, bytes, sizeof bytes, &used, &call, events));
    }
    same_view(view, other);
    CHECK(used == 99);
    CHECK_SAME(call, untouched);
    tapzoom_destroy(record_everything());
    CHECK_OK(tapzoom_replay(view, stream, stream_size, &used, NULL, NULL));
    CHECK_STATUS(TAPZOOM_ERROR_DATA, tapzoom_replay(other, stream + used, stream_size - used, &used, NULL, NULL));
    tapzoom_destroy(view);
    tapzoom_destroy(other);
}

/* A call in between that was not recorded is told at the next one that was. */
static void other_calls_diverge(void) {
    check_topic = "other calls";
    tapzoom_destroy(record_everything());
    tapzoom_view *view = photos();
    tapzoom_call call;
    size_t used;
    CHECK_OK(tapzoom_replay(view, stream, stream_size, &used, NULL, NULL));
    CHECK_OK(tapzoom_reset(view, 0));
    CHECK_STATUS(TAPZOOM_ERROR_DIVERGED,
                 tapzoom_replay(view, stream + used, stream_size - used, &used, &call, NULL));
    CHECK(call.kind == TAPZOOM_CALL_VIEWPORT && call.numbers[0] == 640);
    tapzoom_destroy(view);
}

static void null_and_sizes(void) {
    check_topic = "NULL";
    tapzoom_view *view = photos();
    size_t used = 99;
    CHECK_STATUS(TAPZOOM_ERROR_NULL, tapzoom_record(NULL, memory, sizeof memory));
    CHECK_STATUS(TAPZOOM_ERROR_NULL, tapzoom_record(view, NULL, 1));
    CHECK_STATUS(TAPZOOM_ERROR_RANGE, tapzoom_record(view, memory, SIZE_MAX));
    CHECK_STATUS(TAPZOOM_ERROR_NULL, tapzoom_poll_record(NULL, &used));
    CHECK_STATUS(TAPZOOM_ERROR_NULL, tapzoom_poll_record(view, NULL));
    CHECK_STATUS(TAPZOOM_ERROR_NULL, tapzoom_replay(NULL, stream, 1, &used, NULL, NULL));
    CHECK_STATUS(TAPZOOM_ERROR_NULL, tapzoom_replay(view, NULL, 1, &used, NULL, NULL));
    CHECK_STATUS(TAPZOOM_ERROR_NULL, tapzoom_replay(view, stream, 1, NULL, NULL, NULL));
    CHECK_STATUS(TAPZOOM_ERROR_RANGE, tapzoom_replay(view, stream, SIZE_MAX, &used, NULL, NULL));
    CHECK(used == 99);
    CHECK_OK(tapzoom_replay(view, NULL, 0, &used, NULL, NULL));
    CHECK(used == 0);
    tapzoom_destroy(view);
}

/* Random hands and commands, fetched now and then, some from the middle on: no replay diverges. */
static void random_sessions(void) {
    check_topic = "random sessions";
    for (int session = 0; session < 200; session++) {
        tapzoom_view *view = recorded_view((int32_t)below(4)), *other = photos();
        double time = between(-10, 1e6);
        size_t saved = 0;
        for (int i = 0; i < 300; i++) {
            int64_t id = (int64_t)below(3);
            time += below(3) ? between(0, 0.03) : 0;
            switch (below(13)) {
            case 0: touch(view, TAPZOOM_TOUCH_BEGAN, id, time, between(0, 800), between(0, 600)); break;
            case 1: touch(view, TAPZOOM_TOUCH_ENDED, id, time, between(0, 800), between(0, 600)); break;
            case 2: CHECK_OK(tapzoom_advance(view, time)); break;
            case 3: poll(view, 1 + below(TAPZOOM_EVENT_CAPACITY)); break;
            case 4: if (!below(9)) CHECK_OK(tapzoom_zoom_by(view, between(0.5, 2), 300, 200, (int32_t)below(2))); break;
            case 5: if (!below(9)) CHECK_OK(tapzoom_set_viewport_size(view, between(50, 900), 600)); break;
            case 6: fetch(view); break;
            case 7: if (!below(4)) saved = save(view); break;
            case 8: if (!below(9) && saved) CHECK_OK(tapzoom_load(view, snapshot, saved)); break;
            default: touch(view, TAPZOOM_TOUCH_MOVED, id, time, between(0, 800), between(0, 600)); break;
            }
        }
        fetch(view);
        CHECK_OK(replay(other, stream, stream_size).status);
        same_view(view, other);
        tapzoom_destroy(view);
        tapzoom_destroy(other);
    }
}

int main(void) {
    every_kind_of_call_comes_back();
    calls_say_what_they_were();
    a_replay_can_be_recorded();
    recordings_can_be_joined();
    only_changes_are_recorded();
    recordings_are_small();
    a_view_with_a_past_is_recorded();
    a_past_begins_anew();
    a_load_is_recorded();
    recording_stops_and_starts();
    memory_may_be_too_small();
    a_recording_may_be_cut_off();
    a_recording_may_be_damaged();
    what_is_no_recording_changes_nothing();
    other_calls_diverge();
    null_and_sizes();
    random_sessions();
    return check_report();
}
