/*
 * record.c - a view can replay its recording. Bytes that are not a recording cause an error and nothing else.
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
    CHECK_OK(tapzoom_fetch_recording(view, &count));
    if (!CHECK(stream_size + count <= sizeof stream)) exit(check_report());
    memcpy(stream + stream_size, memory, count);
    stream_size += count;
}

static tapzoom_view *recorded_view(int32_t which) {
    tapzoom_config config = preset(which);
    tapzoom_view *view = NULL;
    config.gestures |= TAPZOOM_GESTURE_ROTATE;
    CHECK_OK(tapzoom_create(&config, VIEWPORT(800, 600, 1, 2, 3, 4), RECT(-50, 1.0 / 3, 4000, 3000), &view));
    CHECK_OK(tapzoom_begin_recording(view, memory, sizeof memory));
    stream_size = 0;
    return view;
}

static size_t poll(tapzoom_view *view, size_t capacity) {
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t count = 0;
    CHECK_OK(tapzoom_poll_events(view, events, capacity, &count));
    return count;
}

static unsigned char snapshot[SNAPSHOT_ROOM];

static size_t save(const tapzoom_view *view) { return save_to(snapshot, view); }

static tapzoom_touch pen_of(int32_t phase, int64_t id, double time, double x, double y) {
    tapzoom_touch made = sample(phase, id, time, x, y);
    made.tool = TAPZOOM_TOOL_PEN;
    return made;
}

static tapzoom_scroll scroll_of(double time, double dy, int32_t source, int32_t phase) {
    return (tapzoom_scroll){time, 300, 1.0 / 3 + 200, 0, dy, 0, 0, TAPZOOM_UNIT_PIXEL, source, phase, 0};
}

/* Scrolls, relative commands and velocities that overlap. */
static void record_host(tapzoom_view *view, double time) {
    tapzoom_scroll wheel = scroll_of(time, -120, TAPZOOM_SOURCE_WHEEL, TAPZOOM_SCROLL_UNPHASED);
    tapzoom_scroll pull = scroll_of(time + 0.02, 70.0 / 3, TAPZOOM_SOURCE_TRACKPAD, TAPZOOM_SCROLL_BEGAN);
    tapzoom_scroll lift = scroll_of(time + 0.03, 0, TAPZOOM_SOURCE_TRACKPAD, TAPZOOM_SCROLL_ENDED);
    tapzoom_velocity velocity = {-30, 50.0 / 3, 0.1, -0.2, 320, 240}, still = {0, 0, 0, 0, 0, 0};
    CHECK_OK(tapzoom_push_scroll(view, &wheel, NULL));
    CHECK_OK(tapzoom_pan_by(view, 10, -100.0 / 3, OPTIONS(1)));
    pull.factor = 1.25, pull.rotation = 0.1;
    CHECK_OK(tapzoom_push_scroll(view, &pull, NULL));
    CHECK_OK(tapzoom_set_velocity(view, &velocity));
    CHECK_OK(tapzoom_rotate_by(view, -0.3, 300, 200, OPTIONS(1)));
    CHECK_OK(tapzoom_push_scroll(view, &lift, NULL));
    CHECK_OK(tapzoom_advance(view, time + 0.2));
    CHECK_OK(tapzoom_set_velocity(view, &still));
    CHECK_OK(tapzoom_rotate_to(view, 0.25, 300, 200, OPTIONS(1)));
    CHECK_OK(tapzoom_rebase_time(view, 0.125));
}

/* Every kind of call, with numbers that are whole and numbers that are not. */
static tapzoom_view *record_everything(void) {
    tapzoom_view *view = recorded_view(TAPZOOM_PRESET_MAPS);
    tapzoom_config config = preset(TAPZOOM_PRESET_BOARD);
    tapzoom_transform place = {0.7, 0.1, -100, 1.0 / 3};
    tapzoom_options slow = {.struct_size = sizeof slow, .animated = 1, .duration = 0.7};
    tapzoom_touch flagged = pen_of(TAPZOOM_TOUCH_BEGAN, 5, 2.21, 100.0 / 3, 70);
    flagged.flags = TAPZOOM_CONTACT_NO_TAP | TAPZOOM_CONTACT_NO_SLOP, flagged.buttons = TAPZOOM_BUTTON_ERASER;
    flagged.size = 40.0 / 3;
    CHECK_OK(tapzoom_set_viewport(view, VIEWPORT(640, 1.0 / 3 + 480, 0, 20, 0, 10.5)));
    CHECK_OK(tapzoom_set_content(view, RECT(10, -20, 2000, 1000), TAPZOOM_KEEP_PICTURE));
    CHECK_OK(tapzoom_set_content(view, RECT(10, -200.0 / 3, 3000, 2000), TAPZOOM_KEEP_COORDINATES));
    double_tap(view, 1, 100, 150);
    CHECK_OK(tapzoom_advance(view, 1.3));
    CHECK(poll(view, 3) == 3);
    poll(view, TAPZOOM_EVENT_CAPACITY);
    drag(view, -7, 2, 100, 100, 300, 100.0 / 3);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, INT64_MAX, 2.1, 500, 400));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, INT64_MAX, 2.2, 600, 500));
    CHECK_OK(tapzoom_set_contact_owner(view, INT64_MAX, TAPZOOM_OWNER_HOST));
    CHECK_OK(tapzoom_set_pager_offset(view, 12.5, -1.0 / 3));
    CHECK_OK(tapzoom_set_contact_owner(view, INT64_MAX, TAPZOOM_OWNER_VIEW));
    CHECK_OK(tapzoom_push_touches(view, &flagged, 1, NULL));
    CHECK_OK(tapzoom_load_state(view, snapshot, save(view)));
    CHECK_OK(tapzoom_cancel_touches(view, 2.25));
    CHECK_OK(tapzoom_pen_near(view, 2.25));
    CHECK_OK(tapzoom_zoom_to_rect(view, RECT(100, 100, 300, 200), OPTIONS(1)));
    CHECK_OK(tapzoom_advance(view, 2.4));
    CHECK_OK(tapzoom_stop_motion(view));
    CHECK_OK(tapzoom_zoom_to(view, 2, 300, 200, NULL));
    CHECK_OK(tapzoom_zoom_by(view, 0.9, 300, 200, OPTIONS(1)));
    CHECK_OK(tapzoom_center_on(view, 1000, 500, 1.5, &slow));
    CHECK_OK(tapzoom_center_on(view, 1000.0 / 3, 500, 0, NULL));
    CHECK_OK(tapzoom_set_config(view, &config, NULL));
    CHECK_OK(tapzoom_set_transform(view, &place, &slow));
    CHECK_OK(tapzoom_advance(view, 3.4));
    record_host(view, 3.5);
    CHECK_OK(tapzoom_fit(view, OPTIONS(1)));
    CHECK_OK(tapzoom_advance(view, 5));
    poll(view, TAPZOOM_EVENT_CAPACITY);
    fetch(view);
    return view;
}

/* ---- Replaying -------------------------------------------------------------------------------------------------- */

/* The end of a replay: the status, the last call that ran, and the kinds of all calls that ran. */
typedef struct ending {
    tapzoom_status status;
    tapzoom_record_entry last;
    uint32_t kinds;
} ending;

static ending replay(tapzoom_view *view, const unsigned char *bytes, size_t size) {
    ending end = {TAPZOOM_OK, {0}, 0};
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    end.last.number = -1;
    while (size > 0 && end.status == TAPZOOM_OK) {
        size_t accepted = 0;
        end.status = tapzoom_replay(view, bytes, size, &accepted, &end.last, events);
        if (accepted > 0) end.kinds |= UINT32_C(1) << end.last.kind;
        CHECK(accepted <= size && (accepted > 0 || end.status != TAPZOOM_OK));
        bytes += accepted, size -= accepted;
    }
    CHECK_OK(tapzoom_end_recording(view));
    return end;
}

static void same_view(const tapzoom_view *a, const tapzoom_view *b) {
    tapzoom_config configs[2];
    tapzoom_transform is[2], will[2];
    tapzoom_rect visible[2];
    tapzoom_state states[2];
    const tapzoom_view *views[2] = {a, b};
    for (int i = 0; i < 2; i++) {
        configs[i] = config_of(views[i]);
        is[i] = place_of(views[i]), will[i] = target_of(views[i]);
        visible[i] = visible_rect(views[i], is[i]);
        states[i] = state_of(views[i]);
    }
    CHECK_SAME(configs[0], configs[1]);
    CHECK_SAME(is[0], is[1]);
    CHECK_SAME(will[0], will[1]);
    CHECK_SAME(visible[0], visible[1]);
    CHECK_SAME(states[0], states[1]);
}

#define BIT(kind) (UINT32_C(1) << TAPZOOM_RECORD_##kind)
#define EVERY_KIND \
    (BIT(START) | BIT(LOAD_STATE) | BIT(CONFIG) | BIT(VIEWPORT) | BIT(CONTENT) | BIT(TOUCH) | BIT(SCROLL) | \
     BIT(CANCEL_TOUCHES) | BIT(ADVANCE) | BIT(REBASE_TIME) | BIT(SET_TRANSFORM) | BIT(ZOOM_TO) | \
     BIT(ZOOM_TO_RECT) | BIT(CENTER_ON) | BIT(ROTATE_TO) | BIT(FIT) | BIT(PAN_BY) | BIT(ZOOM_BY) | \
     BIT(ROTATE_BY) | BIT(SET_VELOCITY) | BIT(STOP_MOTION) | BIT(POLL) | BIT(PAGER_OFFSET) | BIT(OWNER) | \
     BIT(PEN_NEAR))

static void every_kind_of_call_comes_back(void) {
    check_topic = "every kind of call";
    tapzoom_view *view = record_everything(), *other = photos();
    double_tap(other, 7, 10, 10); /* earlier calls have no effect */
    ending end = replay(other, stream, stream_size);
    CHECK_OK(end.status);
    CHECK(end.kinds == EVERY_KIND);
    CHECK(end.last.kind == TAPZOOM_RECORD_POLL && end.last.event_count == end.last.integers[0]);
    CHECK(end.last.time == 5);
    same_view(view, other);
    CHECK(poll(view, TAPZOOM_EVENT_CAPACITY) == poll(other, TAPZOOM_EVENT_CAPACITY));
    tapzoom_destroy(view);
    tapzoom_destroy(other);
}

/* Reads the next entry of the stream and checks that its unused arguments are 0. */
static tapzoom_record_entry next_entry(tapzoom_view *view, size_t *at, int32_t kind, int numbers, int integers) {
    tapzoom_record_entry entry;
    size_t accepted = 0;
    memset(&entry, 0xA5, sizeof entry);
    CHECK_OK(tapzoom_replay(view, stream + *at, stream_size - *at, &accepted, &entry, NULL));
    CHECK(entry.kind == kind);
    for (int i = numbers; i < 16; i++) CHECK(entry.numbers[i] == 0 && !signbit(entry.numbers[i]));
    for (int i = integers; i < 12; i++) CHECK(entry.integers[i] == 0);
    *at += accepted;
    return entry;
}

static int numbers_are(const tapzoom_record_entry *entry, const double *wanted, size_t size) {
    return memcmp(entry->numbers, wanted, size) == 0;
}

#define NUMBERS(...) numbers_are(&entry, (const double[]){__VA_ARGS__}, sizeof((const double[]){__VA_ARGS__}))

static void entries_hold_the_arguments(void) {
    check_topic = "arguments";
    tapzoom_view *view = recorded_view(TAPZOOM_PRESET_MAPS);
    tapzoom_touch given = pen_of(TAPZOOM_TOUCH_BEGAN, -3, 0.1, 1.0 / 3, -40);
    tapzoom_touch bare = pen_of(TAPZOOM_TOUCH_MOVED, -3, 0.1, 7, -40), sized = bare;
    given.flags = TAPZOOM_CONTACT_NO_TAP, given.buttons = TAPZOOM_BUTTON_PRIMARY | TAPZOOM_BUTTON_ERASER;
    sized.x = 8, sized.size = 12.5;
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    tapzoom_record_entry entry;
    size_t accepted, at = 0;
    CHECK_OK(tapzoom_push_touches(view, &given, 1, NULL));
    CHECK_OK(tapzoom_zoom_by(view, 3, 11, 12, NULL));
    size_t polled = poll(view, TAPZOOM_EVENT_CAPACITY);
    CHECK_OK(tapzoom_push_touches(view, &bare, 1, NULL));
    CHECK_OK(tapzoom_push_touches(view, &sized, 1, NULL));
    fetch(view);
    entry = next_entry(view, &at, TAPZOOM_RECORD_START, 10, 0);
    CHECK(entry.number == 0 && entry.time == -INFINITY && entry.event_count == 0);
    CHECK(NUMBERS(800, 600, 1, 2, 3, 4, -50, 1.0 / 3, 4000, 3000));
    entry = next_entry(view, &at, TAPZOOM_RECORD_TOUCH, 4, 5);
    CHECK(entry.number == 1 && entry.time == 0.1);
    CHECK(NUMBERS(given.time, given.x, given.y, 0));
    CHECK(entry.integers[0] == -3 && entry.integers[1] == given.phase && entry.integers[2] == given.tool);
    CHECK(entry.integers[3] == given.flags && entry.integers[4] == given.buttons);
    entry = next_entry(view, &at, TAPZOOM_RECORD_ZOOM_BY, 4, 1);
    CHECK(entry.number == 2 && NUMBERS(3, 11, 12, 0) && entry.integers[0] == 0);
    CHECK_OK(tapzoom_replay(view, stream + at, stream_size - at, &accepted, &entry, events));
    CHECK(entry.number == 3 && entry.kind == TAPZOOM_RECORD_POLL && entry.event_count == (int32_t)polled && polled > 1);
    CHECK(entry.integers[0] == (int64_t)polled);
    CHECK(events[0].kind == TAPZOOM_EVENT_ANIMATION && events[polled - 1].phase == TAPZOOM_PHASE_ENDED);
    at += accepted;
    entry = next_entry(view, &at, TAPZOOM_RECORD_TOUCH, 3, 3);
    CHECK(NUMBERS(bare.time, bare.x, bare.y) && entry.integers[1] == bare.phase && entry.integers[2] == bare.tool);
    entry = next_entry(view, &at, TAPZOOM_RECORD_TOUCH, 4, 3);
    CHECK(NUMBERS(sized.time, sized.x, sized.y, 12.5));
    CHECK(at == stream_size);
    tapzoom_destroy(view);
}

/* All other kinds, with a duration if they have options. */
static void entries_of_commands(void) {
    check_topic = "arguments of commands";
    tapzoom_view *view = recorded_view(TAPZOOM_PRESET_BOARD), *other = photos();
    tapzoom_config config = preset(TAPZOOM_PRESET_MAPS);
    tapzoom_options slow = {.struct_size = sizeof slow, .animated = 1, .duration = 0.7};
    tapzoom_transform place = {0.7, 0.1, -100, 1.0 / 3};
    tapzoom_record_entry entry;
    size_t at = 0;
    CHECK_OK(tapzoom_set_config(view, &config, NULL));
    CHECK_OK(tapzoom_set_viewport(view, VIEWPORT(640, 480, 1, 20, 3, 10.5)));
    CHECK_OK(tapzoom_set_content(view, RECT(10, -20, 2000, 1000), TAPZOOM_KEEP_COORDINATES));
    CHECK_OK(tapzoom_advance(view, 5));
    CHECK_OK(tapzoom_set_transform(view, &place, &slow));
    CHECK_OK(tapzoom_zoom_to(view, 2, 300, 200, OPTIONS(1)));
    CHECK_OK(tapzoom_zoom_to_rect(view, RECT(100, 110, 300, 200), &slow));
    CHECK_OK(tapzoom_center_on(view, 1000, 500, 1.5, &slow));
    CHECK_OK(tapzoom_stop_motion(view));
    CHECK_OK(tapzoom_rotate_to(view, 0.25, 20, 30, &slow));
    tapzoom_scroll scroll = {5.5, 300, 200, 1, 0.1, 1.25, 0.5, TAPZOOM_UNIT_LINE, TAPZOOM_SOURCE_TRACKPAD,
                             TAPZOOM_SCROLL_BEGAN, 0};
    tapzoom_velocity velocity = {1, 2, 0.1, 0.2, 320, 240};
    CHECK_OK(tapzoom_push_scroll(view, &scroll, NULL));
    CHECK_OK(tapzoom_pan_by(view, 3, 0.4, &slow));
    CHECK_OK(tapzoom_rotate_by(view, 0.5, 60, 70, &slow));
    CHECK_OK(tapzoom_set_velocity(view, &velocity));
    CHECK_OK(tapzoom_rebase_time(view, -0.25));
    tapzoom_options every = {sizeof every, 1, TAPZOOM_CURVE_EASE_OUT, TAPZOOM_PATH_FLY, 0.5, 1, 2, 3, 4, 5, 6, 7, 0, 0};
    tapzoom_options quiet = {.struct_size = sizeof quiet, .quiet = 1};
    CHECK_OK(tapzoom_fit(view, &every));
    CHECK_OK(tapzoom_step(view, TAPZOOM_STEP_LEFT, &slow));
    CHECK_OK(tapzoom_step(view, TAPZOOM_STEP_FIT, &quiet));
    CHECK_OK(tapzoom_pan_by(view, 7, 8, &quiet));
    CHECK_OK(tapzoom_cancel_touches(view, 6));
    CHECK_OK(tapzoom_pen_near(view, 6));
    CHECK_OK(tapzoom_set_pager_offset(view, 30, -1.0 / 3));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, INT64_MIN, 6, 50, 60));
    CHECK_OK(tapzoom_set_contact_owner(view, INT64_MIN, TAPZOOM_OWNER_HOST));
    CHECK_OK(tapzoom_set_contact_owner(view, INT64_MIN, TAPZOOM_OWNER_VIEW));
    fetch(view);
    next_entry(other, &at, TAPZOOM_RECORD_START, 10, 0);
    entry = next_entry(other, &at, TAPZOOM_RECORD_CONFIG, 1, 1);
    CHECK(NUMBERS(0) && entry.integers[0] == 0);
    tapzoom_config replayed = config_of(other);
    CHECK_SAME(replayed, config);
    entry = next_entry(other, &at, TAPZOOM_RECORD_VIEWPORT, 6, 0);
    CHECK(NUMBERS(640, 480, 1, 20, 3, 10.5));
    entry = next_entry(other, &at, TAPZOOM_RECORD_CONTENT, 4, 1);
    CHECK(NUMBERS(10, -20, 2000, 1000) && entry.integers[0] == TAPZOOM_KEEP_COORDINATES);
    entry = next_entry(other, &at, TAPZOOM_RECORD_ADVANCE, 1, 0);
    CHECK(NUMBERS(5) && entry.time == 5);
    entry = next_entry(other, &at, TAPZOOM_RECORD_SET_TRANSFORM, 5, 1);
    CHECK(NUMBERS(0.7, 0.1, -100, 1.0 / 3, 0.7) && entry.integers[0] == 1);
    entry = next_entry(other, &at, TAPZOOM_RECORD_ZOOM_TO, 4, 1);
    CHECK(NUMBERS(2, 300, 200, 0) && entry.integers[0] == 1);
    entry = next_entry(other, &at, TAPZOOM_RECORD_ZOOM_TO_RECT, 5, 1);
    CHECK(NUMBERS(100, 110, 300, 200, 0.7) && entry.integers[0] == 1);
    entry = next_entry(other, &at, TAPZOOM_RECORD_CENTER_ON, 4, 1);
    CHECK(NUMBERS(1000, 500, 1.5, 0.7) && entry.integers[0] == 1);
    next_entry(other, &at, TAPZOOM_RECORD_STOP_MOTION, 0, 0);
    entry = next_entry(other, &at, TAPZOOM_RECORD_ROTATE_TO, 4, 1);
    CHECK(NUMBERS(0.25, 20, 30, 0.7) && entry.integers[0] == 1);
    entry = next_entry(other, &at, TAPZOOM_RECORD_SCROLL, 7, 3);
    CHECK(NUMBERS(5.5, 300, 200, 1, 0.1, 1.25, 0.5) && entry.time == 5.5);
    CHECK(entry.integers[0] == scroll.unit && entry.integers[1] == scroll.source && entry.integers[2] == scroll.phase);
    entry = next_entry(other, &at, TAPZOOM_RECORD_PAN_BY, 3, 1);
    CHECK(NUMBERS(3, 0.4, 0.7) && entry.integers[0] == 1);
    entry = next_entry(other, &at, TAPZOOM_RECORD_ROTATE_BY, 4, 1);
    CHECK(NUMBERS(0.5, 60, 70, 0.7) && entry.integers[0] == 1);
    entry = next_entry(other, &at, TAPZOOM_RECORD_SET_VELOCITY, 6, 0);
    CHECK(NUMBERS(1, 2, 0.1, 0.2, 320, 240));
    entry = next_entry(other, &at, TAPZOOM_RECORD_REBASE_TIME, 1, 0);
    CHECK(NUMBERS(-0.25) && entry.time == 5.25);
    entry = next_entry(other, &at, TAPZOOM_RECORD_FIT, 8, 3);
    CHECK(NUMBERS(0.5, 1, 2, 3, 4, 5, 6, 7));
    CHECK(entry.integers[0] == 1 && entry.integers[1] == TAPZOOM_CURVE_EASE_OUT);
    CHECK(entry.integers[2] == TAPZOOM_PATH_FLY);
    entry = next_entry(other, &at, TAPZOOM_RECORD_STEP, 1, 2);
    CHECK(NUMBERS(0.7) && entry.integers[0] == TAPZOOM_STEP_LEFT && entry.integers[1] == 1);
    entry = next_entry(other, &at, TAPZOOM_RECORD_STEP, 8, 5);
    CHECK(entry.integers[0] == TAPZOOM_STEP_FIT && entry.integers[1] == 0 && entry.integers[4] == 1);
    entry = next_entry(other, &at, TAPZOOM_RECORD_PAN_BY, 10, 4);
    CHECK(entry.numbers[0] == 7 && entry.numbers[1] == 8 && entry.integers[0] == 0 && entry.integers[3] == 1);
    entry = next_entry(other, &at, TAPZOOM_RECORD_CANCEL_TOUCHES, 1, 0);
    CHECK(NUMBERS(6) && entry.time == 6);
    entry = next_entry(other, &at, TAPZOOM_RECORD_PEN_NEAR, 1, 0);
    CHECK(NUMBERS(6) && entry.time == 6);
    entry = next_entry(other, &at, TAPZOOM_RECORD_PAGER_OFFSET, 2, 0);
    CHECK(NUMBERS(30, -1.0 / 3) && entry.time == 6);
    next_entry(other, &at, TAPZOOM_RECORD_TOUCH, 3, 3);
    for (int k = 0; k < 2; k++) {
        entry = next_entry(other, &at, TAPZOOM_RECORD_OWNER, 0, 2);
        CHECK(entry.integers[0] == INT64_MIN && entry.time == 6);
        CHECK(entry.integers[1] == (k == 0 ? TAPZOOM_OWNER_HOST : TAPZOOM_OWNER_VIEW));
        int32_t now = 99;
        CHECK_OK(tapzoom_get_contact_owner(other, INT64_MIN, &now));
        CHECK(now == entry.integers[1]);
    }
    CHECK(at == stream_size);
    same_view(view, other);
    tapzoom_destroy(view);
    tapzoom_destroy(other);
}

/* The recording of a replay equals the replayed recording, also if the host fetches it call by call. */
static void a_replay_can_be_recorded(void) {
    check_topic = "a recorded replay";
    static unsigned char first[sizeof stream];
    tapzoom_destroy(record_everything());
    size_t size = stream_size, at = 0, accepted = 0;
    memcpy(first, stream, size);
    tapzoom_view *view = recorded_view(TAPZOOM_PRESET_PHOTOS);
    fetch(view);
    stream_size = 0; /* drop the view before the replay */
    for (; at < size; at += accepted, fetch(view))
        CHECK_OK(tapzoom_replay(view, first + at, size - at, &accepted, NULL, NULL));
    CHECK(stream_size == size && memcmp(stream, first, size) == 0);
    tapzoom_destroy(view);
}

/* Two recordings in a row form one. */
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

/* Failed calls, readings and polls without events are not recorded. */
static void only_changes_are_recorded(void) {
    check_topic = "only calls that change the view";
    tapzoom_view *view = recorded_view(TAPZOOM_PRESET_MAPS);
    tapzoom_touch samples[] = {sample(TAPZOOM_TOUCH_BEGAN, 1, 1, 5, 5), sample(TAPZOOM_TOUCH_BEGAN, 1, 1, 5, 5)};
    tapzoom_transform place;
    size_t accepted, count;
    fetch(view);
    CHECK_STATUS(TAPZOOM_ERROR_RANGE, set_size(view, -1, 5));
    CHECK_STATUS(TAPZOOM_ERROR_NOT_FINITE, tapzoom_advance(view, NAN));
    CHECK_STATUS(TAPZOOM_ERROR_ENUM, tapzoom_fit(view, OPTIONS(2)));
    CHECK_STATUS(TAPZOOM_ERROR_CONTACT_UNKNOWN, tapzoom_set_contact_owner(view, 1, TAPZOOM_OWNER_HOST));
    CHECK_STATUS(TAPZOOM_ERROR_ENUM, tapzoom_set_contact_owner(view, 1, TAPZOOM_OWNER_UNDECIDED));
    CHECK_STATUS(TAPZOOM_ERROR_RANGE, tapzoom_set_pager_offset(view, 2e12, 0));
    CHECK_OK(tapzoom_get_transform(view, &place));
    CHECK(poll(view, TAPZOOM_EVENT_CAPACITY) == 0);
    CHECK_OK(tapzoom_fetch_recording(view, &count));
    CHECK(count == 0);
    CHECK_STATUS(TAPZOOM_ERROR_CONTACT_IN_USE, tapzoom_push_touches(view, samples, 2, &accepted));
    fetch(view);
    ending end = replay(view, stream, stream_size);
    CHECK(end.status == TAPZOOM_OK && end.last.number == 1 && end.last.kind == TAPZOOM_RECORD_TOUCH && accepted == 1);
    tapzoom_destroy(view);
}

/* Two fingers at 100 Hz, with positions in tenths of a unit and times in milliseconds. A touch has 64 bytes. */
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

/* A view that has been used before its recording begins: new; after tapzoom_stop_motion; in a fling with waiting
   events; with two fingers down, one of which has moved in this frame; with content that has grown around it; under a
   wheel, an animated command, a trackpad and a velocity, with or without a finger; or with a finger of the host beside
   one of the view. */
enum { PASTS = 8 };
static tapzoom_view *used_view(int which) {
    tapzoom_view *view = photos();
    tapzoom_config config = preset(TAPZOOM_PRESET_READER);
    if (which == 0) return view;
    CHECK_OK(tapzoom_set_config(view, &config, NULL));
    CHECK_OK(tapzoom_set_viewport(view, VIEWPORT(300, 700, 1, 2, 3, 4)));
    if (which == 1) {
        CHECK_OK(tapzoom_stop_motion(view));
        return view;
    }
    if (which == 4) {
        CHECK_OK(tapzoom_set_content(view, RECT(-1000, -500, 9000, 6000), TAPZOOM_KEEP_COORDINATES));
        return view;
    }
    if (which == 5) {
        record_host(view, 0.9);
        return view;
    }
    drag(view, 1, 1, 250, 600, 100, 100);
    if (which == 6) {
        tapzoom_scroll wheel = scroll_of(1.1, -500, TAPZOOM_SOURCE_WHEEL, TAPZOOM_SCROLL_UNPHASED);
        CHECK_OK(tapzoom_push_scroll(view, &wheel, NULL));
        CHECK_OK(tapzoom_rotate_by(view, 1, 100, 100, OPTIONS(1)));
        CHECK_OK(tapzoom_set_velocity(view, &(tapzoom_velocity){-30, -40, 0.1, 0.2, 100, 100}));
    }
    if (which == 2) CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 1.1, 100, 100));
    if (which == 7) {
        CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 2, 1.1, 200, 300));
        CHECK_OK(tapzoom_set_contact_owner(view, 1, TAPZOOM_OWNER_HOST));
        CHECK_OK(tapzoom_set_pager_offset(view, -20, 10));
    }
    if (which == 3) {
        CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 2, 1.1, 200, 300));
        CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 2, 1.11, 250, 350));
        CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 1, 1.12, 90, 90));
    }
    return view;
}

static void a_used_view_is_recorded(void) {
    check_topic = "a used view";
    for (int which = 0; which < PASTS; which++) {
        tapzoom_view *view = used_view(which), *other = photos();
        CHECK_OK(tapzoom_begin_recording(view, memory, sizeof memory));
        double begin = fmax(1.12, state_of(view).time);
        if (which == 3) CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 2, 1.12, 260, 350));
        for (int i = 0; i < 100; i++) {
            CHECK_OK(tapzoom_advance(view, begin + 0.02 * i));
            if (i % 10 == 0) poll(view, TAPZOOM_EVENT_CAPACITY);
        }
        stream_size = 0;
        fetch(view);
        ending end = replay(other, stream, stream_size);
        CHECK_OK(end.status);
        CHECK((end.kinds & BIT(LOAD_STATE)) == (which == 0 ? 0 : BIT(LOAD_STATE)));
        same_view(view, other);
        tapzoom_destroy(other);
        tapzoom_destroy(view);
    }
}

/* After a resize a view keeps its viewpoint, which a START does not contain. */
static void a_resized_view_is_recorded(void) {
    check_topic = "a resize before the recording";
    tapzoom_viewport turned = {600, 800, 0, 0, 0, 0};
    tapzoom_view *view = photos(), *other = photos();
    CHECK_OK(tapzoom_set_viewport(view, &turned));
    CHECK_OK(tapzoom_begin_recording(view, memory, sizeof memory));
    stream_size = 0;
    fetch(view);
    ending end = replay(other, stream, stream_size);
    CHECK_OK(end.status);
    CHECK(end.kinds == (BIT(START) | BIT(LOAD_STATE)));
    same_view(view, other);
    tapzoom_destroy(view);
    tapzoom_destroy(other);
}

/* An animated change of settings has sent events, which wait when the recording begins. */
static void animated_settings_are_recorded(void) {
    check_topic = "animated settings before the recording";
    tapzoom_view *view = photos(), *other = photos();
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    config.min_scale.factor = 2;
    CHECK_OK(tapzoom_set_config(view, &config, OPTIONS(1)));
    CHECK_OK(tapzoom_begin_recording(view, memory, sizeof memory));
    stream_size = 0;
    CHECK(poll(view, TAPZOOM_EVENT_CAPACITY) == 3);
    fetch(view);
    ending end = replay(other, stream, stream_size);
    CHECK_OK(end.status);
    CHECK(end.kinds == (BIT(START) | BIT(LOAD_STATE) | BIT(POLL)));
    same_view(view, other);
    tapzoom_destroy(view);
    tapzoom_destroy(other);
}

/* A used view begins with START and LOAD. A new recording begins with the view as it is then. */
static void a_used_view_begins_with_a_load(void) {
    check_topic = "a new beginning";
    tapzoom_view *view = used_view(2), *other = photos();
    tapzoom_record_entry entry;
    size_t accepted, count = 0;
    CHECK_OK(tapzoom_begin_recording(view, memory, sizeof memory));
    CHECK_OK(tapzoom_advance(view, 1.2));
    CHECK_OK(tapzoom_begin_recording(view, memory, sizeof memory)); /* the recording begins here */
    CHECK_OK(tapzoom_fetch_recording(view, &count));
    CHECK_OK(tapzoom_replay(other, memory, count, &accepted, &entry, NULL));
    CHECK(entry.number == 0 && entry.kind == TAPZOOM_RECORD_START && entry.time == -INFINITY);
    CHECK_OK(tapzoom_replay(other, memory + accepted, count - accepted, &count, &entry, NULL));
    CHECK(entry.number == 1 && entry.kind == TAPZOOM_RECORD_LOAD_STATE && entry.time == 1.2 && entry.event_count == 0);
    same_view(view, other);
    tapzoom_destroy(other);
    tapzoom_destroy(view);
}

/* True if the stream contains these bytes. */
static int stream_has(const unsigned char *bytes, size_t size) {
    for (size_t at = 0; at + size <= stream_size; at++)
        if (memcmp(stream + at, bytes, size) == 0) return 1;
    return 0;
}

/* A load is recorded like other calls, and the recording continues with the loaded view. */
static void a_load_is_recorded(void) {
    check_topic = "a load";
    tapzoom_view *past = used_view(2), *view = recorded_view(TAPZOOM_PRESET_MAPS), *other = photos();
    drag(view, 7, 0, 10, 10, 300, 300);
    size_t size = save(past);
    CHECK_OK(tapzoom_load_state(view, snapshot, size));
    CHECK_STATUS(TAPZOOM_ERROR_DATA, tapzoom_load_state(view, snapshot, 100)); /* a failed call is not recorded */
    CHECK_OK(tapzoom_advance(view, 1.3));
    CHECK(poll(view, TAPZOOM_EVENT_CAPACITY) > 0);
    fetch(view);
    CHECK(stream_has(snapshot, size - 8)); /* all bytes but the hash */
    ending end = replay(other, stream, stream_size);
    CHECK(end.status == TAPZOOM_OK && end.last.number == 14 && end.last.kind == TAPZOOM_RECORD_POLL);
    same_view(view, other);
    CHECK_OK(tapzoom_advance(past, 1.3));
    CHECK(poll(past, TAPZOOM_EVENT_CAPACITY) > 0);
    same_view(past, other);
    tapzoom_destroy(past);
    tapzoom_destroy(view);
    tapzoom_destroy(other);
}

/* A replay counts its calls on: after its end, or after the beginning of a recording, the next record is no longer
   that of the replay. */
static void recording_and_replay_end_apart(void) {
    check_topic = "the ends of a recording and of a replay";
    tapzoom_destroy(record_everything());
    tapzoom_view *view = photos();
    tapzoom_record_entry entry;
    size_t accepted = 0, count = 0;
    CHECK_OK(tapzoom_replay(view, stream, stream_size, &accepted, NULL, NULL));
    size_t at = accepted;
    CHECK_OK(tapzoom_replay(view, stream + at, stream_size - at, &accepted, &entry, NULL));
    CHECK(entry.number == 1 && entry.kind == TAPZOOM_RECORD_VIEWPORT);
    at += accepted;
    CHECK_OK(tapzoom_end_recording(view)); /* ends the replay */
    CHECK_STATUS(TAPZOOM_ERROR_DATA, tapzoom_replay(view, stream + at, stream_size - at, &accepted, NULL, NULL));
    CHECK_OK(tapzoom_replay(view, stream, stream_size, &accepted, NULL, NULL));
    at = accepted;
    CHECK_OK(tapzoom_begin_recording(view, memory, sizeof memory)); /* ends the replay */
    CHECK_OK(tapzoom_fetch_recording(view, &count));
    CHECK(count > 0);
    CHECK_OK(tapzoom_advance(view, 9));
    CHECK_OK(tapzoom_fetch_recording(view, &count));
    CHECK(count > 0);
    CHECK_OK(tapzoom_end_recording(view));
    CHECK_STATUS(TAPZOOM_ERROR_DATA, tapzoom_replay(view, stream + at, stream_size - at, &accepted, NULL, NULL));
    tapzoom_destroy(view);
}

static void recording_stops_and_starts(void) {
    check_topic = "stop and start";
    tapzoom_view *view = photos();
    size_t count = 77;
    CHECK_OK(tapzoom_fetch_recording(view, &count));
    CHECK(count == 0);
    CHECK_OK(tapzoom_end_recording(view)); /* without a recording nothing changes */
    CHECK_OK(tapzoom_begin_recording(view, memory, sizeof memory));
    CHECK_OK(tapzoom_end_recording(view)); /* discards START */
    memset(memory, 0xA5, sizeof memory);
    CHECK_OK(set_size(view, 10, 10));
    CHECK_OK(tapzoom_fetch_recording(view, &count));
    CHECK(count == 0 && memory[0] == 0xA5);
    CHECK_OK(tapzoom_begin_recording(view, memory, sizeof memory));
    stream_size = 0;
    fetch(view);
    CHECK_OK(replay(view, stream, stream_size).status);
    size_t at = 0;
    CHECK(next_entry(view, &at, TAPZOOM_RECORD_START, 10, 0).numbers[0] == 10);
    tapzoom_destroy(view);
}

/* With memory of any size, a fetch gets whole calls, and the library does not write beyond the memory. */
static void memory_may_be_too_small(void) {
    check_topic = "small memory";
    size_t fewest = 0;
    for (size_t size = 0; size < 1000; size++) {
        tapzoom_view *view = photos(), *other = photos();
        size_t count = 0, more = 99;
        memset(memory, 0xA5, sizeof memory);
        tapzoom_status status = tapzoom_begin_recording(view, memory, size);
        if (status == TAPZOOM_OK && !fewest) fewest = size; /* the smallest size that suffices */
        CHECK_STATUS(fewest ? TAPZOOM_OK : TAPZOOM_ERROR_BUFFER_TOO_SMALL, status);
        if (status == TAPZOOM_OK) {
            for (int i = 0; i < 40; i++) CHECK_OK(tapzoom_advance(view, i * 0.1));
            CHECK_OK(tapzoom_fetch_recording(view, &count));
            CHECK(count <= size && count >= fewest);
            ending end = replay(other, memory, count);
            CHECK_OK(end.status);
            if (end.last.number < 40) { /* some calls did not fit, and each later fetch reports it */
                CHECK_STATUS(TAPZOOM_ERROR_BUFFER_TOO_SMALL, tapzoom_fetch_recording(view, &more));
                CHECK_STATUS(TAPZOOM_ERROR_BUFFER_TOO_SMALL, tapzoom_fetch_recording(view, &more));
                CHECK(more == 99);
            } else {
                CHECK_OK(tapzoom_fetch_recording(view, &more));
                CHECK(more == 0);
            }
        }
        for (size_t i = size; i < size + 64; i++) CHECK(memory[i] == 0xA5);
        tapzoom_destroy(view);
        tapzoom_destroy(other);
    }
    CHECK(fewest > 100 && fewest < 900);
    /* A beginning of START and LOAD is recorded as a whole or not at all. */
    tapzoom_view *view = photos();
    size_t count = 99;
    CHECK_OK(tapzoom_advance(view, 1));
    CHECK_STATUS(TAPZOOM_ERROR_BUFFER_TOO_SMALL, tapzoom_begin_recording(view, memory, fewest));
    CHECK_OK(tapzoom_fetch_recording(view, &count));
    CHECK(count == 0);
    tapzoom_destroy(view);
}

/* ---- Bytes that are not a recording ------------------------------------------------------------------------------ */

/* For each byte, the index of its call. */
static int64_t owner[sizeof stream];

static void find_owners(void) {
    tapzoom_view *view = photos();
    tapzoom_record_entry entry;
    size_t accepted;
    for (size_t at = 0; at < stream_size; at += accepted) {
        CHECK_OK(tapzoom_replay(view, stream + at, stream_size - at, &accepted, &entry, NULL));
        for (size_t i = 0; i < accepted; i++) owner[at + i] = entry.number;
    }
    tapzoom_destroy(view);
}

/* A recording that is cut off replays up to the cut. The cut is an error unless it is between two calls. */
static void a_recording_may_be_cut_off(void) {
    check_topic = "a recording that is cut off";
    tapzoom_destroy(record_everything());
    find_owners();
    tapzoom_view *view = photos();
    for (size_t size = 1; size <= stream_size; size++) {
        unsigned char *copy = malloc(size); /* a sanitizer detects reads beyond its end */
        int between_calls = size == stream_size || owner[size] != owner[size - 1];
        memcpy(copy, stream, size);
        CHECK_STATUS(between_calls ? TAPZOOM_OK : TAPZOOM_ERROR_DATA, replay(view, copy, size).status);
        free(copy);
    }
    tapzoom_destroy(view);
}

/* The replay reports a flipped bit at the call that contains it. */
static void a_recording_may_be_damaged(void) {
    check_topic = "a damaged recording";
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

static void foreign_bytes_change_nothing(void) {
    check_topic = "bytes that are not a recording";
    tapzoom_view *view = photos(), *other = photos();
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    tapzoom_record_entry entry, untouched;
    size_t accepted = 99;
    memset(&entry, 0xA5, sizeof entry);
    memcpy(&untouched, &entry, sizeof entry);
    for (int i = 0; i < 200000; i++) {
        unsigned char bytes[40];
        for (size_t k = 0; k < sizeof bytes; k++) bytes[k] = (unsigned char)(bits() >> 56);
        if (i % 2) memcpy(bytes, "tapzoom\1", 8);
        CHECK_STATUS(TAPZOOM_ERROR_DATA, tapzoom_replay(view, bytes, sizeof bytes, &accepted, &entry, events));
    }
    same_view(view, other);
    CHECK(accepted == 99);
    CHECK_SAME(entry, untouched);
    tapzoom_destroy(record_everything());
    CHECK_OK(tapzoom_replay(view, stream, stream_size, &accepted, NULL, NULL));
    CHECK_STATUS(TAPZOOM_ERROR_DATA,
                 tapzoom_replay(other, stream + accepted, stream_size - accepted, &accepted, NULL, NULL));
    tapzoom_destroy(view);
    tapzoom_destroy(other);
}

/* If an unrecorded call intervenes, the next recorded one diverges. */
static void other_calls_diverge(void) {
    check_topic = "calls that were not recorded";
    tapzoom_destroy(record_everything());
    tapzoom_view *view = photos();
    tapzoom_record_entry entry;
    size_t accepted;
    CHECK_OK(tapzoom_replay(view, stream, stream_size, &accepted, NULL, NULL));
    CHECK_OK(tapzoom_fit(view, NULL));
    CHECK_STATUS(TAPZOOM_ERROR_DIVERGED,
                 tapzoom_replay(view, stream + accepted, stream_size - accepted, &accepted, &entry, NULL));
    CHECK(entry.kind == TAPZOOM_RECORD_VIEWPORT && entry.numbers[0] == 640);
    tapzoom_destroy(view);
}

static void null_and_sizes(void) {
    check_topic = "NULL";
    tapzoom_view *view = photos();
    size_t accepted = 99;
    CHECK_STATUS(TAPZOOM_ERROR_NULL, tapzoom_begin_recording(NULL, memory, sizeof memory));
    CHECK_STATUS(TAPZOOM_ERROR_NULL, tapzoom_begin_recording(view, NULL, 1));
    CHECK_STATUS(TAPZOOM_ERROR_RANGE, tapzoom_begin_recording(view, memory, SIZE_MAX));
    CHECK_STATUS(TAPZOOM_ERROR_NULL, tapzoom_fetch_recording(NULL, &accepted));
    CHECK_STATUS(TAPZOOM_ERROR_NULL, tapzoom_fetch_recording(view, NULL));
    CHECK_STATUS(TAPZOOM_ERROR_NULL, tapzoom_replay(NULL, stream, 1, &accepted, NULL, NULL));
    CHECK_STATUS(TAPZOOM_ERROR_NULL, tapzoom_replay(view, NULL, 1, &accepted, NULL, NULL));
    CHECK_STATUS(TAPZOOM_ERROR_NULL, tapzoom_replay(view, stream, 1, NULL, NULL, NULL));
    CHECK_STATUS(TAPZOOM_ERROR_RANGE, tapzoom_replay(view, stream, SIZE_MAX, &accepted, NULL, NULL));
    CHECK_STATUS(TAPZOOM_ERROR_DATA, tapzoom_replay(view, stream, 0, &accepted, NULL, NULL));
    CHECK_STATUS(TAPZOOM_ERROR_NULL, tapzoom_end_recording(NULL));
    CHECK(accepted == 99);
    CHECK_OK(tapzoom_end_recording(view)); /* without a recording and a replay nothing changes */
    tapzoom_destroy(view);
}

static void random_command(tapzoom_view *view) {
    tapzoom_options options = *OPTIONS((int32_t)below(2));
    if (below(2)) options.duration = between(0.01, 1);
    switch (below(5)) {
    case 0: CHECK_OK(tapzoom_zoom_by(view, between(0.5, 2), 300, 200, &options)); break;
    case 1: CHECK_OK(tapzoom_pan_by(view, between(-300, 300), between(-300, 300), &options)); break;
    case 2: CHECK_OK(tapzoom_rotate_by(view, between(-2, 2), between(0, 800), 200, &options)); break;
    case 3: CHECK_OK(tapzoom_rotate_to(view, between(-4, 4), 300, between(0, 600), &options)); break;
    default: CHECK_OK(tapzoom_center_on(view, between(0, 4000), between(0, 3000), below(2) ? 0 : 0.5, &options));
    }
}

/* A report of any device in any phase, or a velocity. */
static void random_scroll(tapzoom_view *view, double time) {
    tapzoom_scroll scroll = {time, between(0, 800), between(0, 600), between(-90, 90), between(-90, 90),
                             below(2) ? 0 : between(0.8, 1.25), below(2) ? 0 : between(-0.3, 0.3), (int32_t)below(2),
                             (int32_t)below(2), (int32_t)below(5), 0};
    tapzoom_velocity velocity = {between(-300, 300), below(2) ? 0 : between(-300, 300), below(2) ? 0 : between(-1, 1),
                                 below(2) ? 0 : between(-1, 1), 400, 300};
    if (below(4)) CHECK_OK(tapzoom_push_scroll(view, &scroll, NULL));
    else CHECK_OK(tapzoom_set_velocity(view, &velocity));
}

static void random_resize(tapzoom_view *view) {
    double width = between(50, 900), inset = between(0, 50);
    if (below(2)) CHECK_OK(tapzoom_set_viewport(view, VIEWPORT(width, 600, inset, 0, 0, inset)));
    else CHECK_OK(tapzoom_set_content(view, RECT(-inset, inset, 5 * width, 3000), (int32_t)below(2)));
}

/* Random touches, scrolls and commands, with fetches and sometimes loads: no replay diverges. */
static void random_sessions(void) {
    check_topic = "random sessions";
    for (long session = 0, end = trial_argument(1, 200); session < end; session++) {
        tapzoom_view *view = recorded_view((int32_t)below(4)), *other = photos();
        double time = between(-10, 1e6);
        size_t saved = 0;
        for (int i = 0; i < 300; i++) {
            int64_t id = (int64_t)below(3);
            time += below(3) ? between(0, 0.03) : 0;
            switch (below(14)) {
            case 0: touch(view, TAPZOOM_TOUCH_BEGAN, id, time, between(0, 800), between(0, 600)); break;
            case 1: touch(view, TAPZOOM_TOUCH_ENDED, id, time, between(0, 800), between(0, 600)); break;
            case 2: CHECK_OK(tapzoom_advance(view, time)); break;
            case 3: poll(view, 1 + below(TAPZOOM_EVENT_CAPACITY)); break;
            case 4: if (!below(9)) random_command(view); break;
            case 5: if (!below(9)) random_resize(view); break;
            case 6: fetch(view); break;
            case 7: if (!below(4)) saved = save(view); break;
            case 9: if (!below(3)) random_scroll(view, fmax(time, state_of(view).time)); break;
            case 8: if (!below(9) && saved) CHECK_OK(tapzoom_load_state(view, snapshot, saved)); break;
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

int test_record(void) {
    every_kind_of_call_comes_back();
    entries_hold_the_arguments();
    entries_of_commands();
    a_replay_can_be_recorded();
    recordings_can_be_joined();
    only_changes_are_recorded();
    recordings_are_small();
    a_used_view_is_recorded();
    a_resized_view_is_recorded();
    animated_settings_are_recorded();
    a_used_view_begins_with_a_load();
    a_load_is_recorded();
    recording_stops_and_starts();
    recording_and_replay_end_apart();
    memory_may_be_too_small();
    a_recording_may_be_cut_off();
    a_recording_may_be_damaged();
    foreign_bytes_change_nothing();
    other_calls_diverge();
    null_and_sizes();
    random_sessions();
    return check_report();
}
