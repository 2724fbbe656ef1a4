/*
 * frame.c - tapzoom_frame has the same effect as the separate calls, to the last bit. Two views get the same random
 * touches, good and bad, through either. Their readings, events, snapshots and recordings are equal.
 *
 * SPDX-License-Identifier: MIT
 */
#include "random.h"
#include "touch.h"

#define TRIALS 300

static unsigned char ours[1 << 18], theirs[1 << 18];

/* The parts of a frame, as a host without tapzoom_frame calls them. */
static tapzoom_status parts(tapzoom_view *view, double time, const tapzoom_touch *samples, size_t count,
                            tapzoom_event *events, size_t capacity, tapzoom_frame_result *result) {
    size_t accepted = 0, polled = 0;
    tapzoom_status status = tapzoom_push_touches(view, samples, count, &accepted);
    if (status == TAPZOOM_OK) status = tapzoom_advance(view, time);
    uint32_t lost = state_of(view).flags & TAPZOOM_STATE_EVENTS_LOST;
    if (status == TAPZOOM_OK) CHECK_OK(tapzoom_poll_events(view, events, capacity, &polled));
    lost |= state_of(view).flags & TAPZOOM_STATE_EVENTS_LOST;
    result->transform = (tapzoom_transform){0, 0, 0, 0};
    result->state = state_of(view);
    double drawn = result->state.time > -INFINITY ? result->state.time : 0;
    CHECK_OK(tapzoom_get_transform_at(view, drawn, &result->transform));
    result->state.flags = (result->state.flags & ~(uint32_t)TAPZOOM_STATE_EVENTS_LOST) | lost;
    result->accepted = (int32_t)accepted;
    result->event_count = (int32_t)polled;
    result->reserved = 0;
    return status;
}

/* Whether each finger is down in the view. */
static int is_down[4];

static int32_t some_phase(int64_t id) {
    if (below(60) == 0) return 1 + (int32_t)below(4);
    if (!is_down[id]) return TAPZOOM_TOUCH_BEGAN;
    return below(10) ? TAPZOOM_TOUCH_MOVED : TAPZOOM_TOUCH_ENDED;
}

/* Moves, landings and lifts of three fingers; some samples are bad. */
static size_t some_samples(tapzoom_touch list[6], double from, double to) {
    size_t count = below(7);
    double time = from;
    for (size_t i = 0; i < count; i++) {
        if (below(3) == 0) time += between(0, 1) * (to - time);
        int64_t id = 1 + (int64_t)below(3);
        int32_t phase = some_phase(id);
        list[i] = sample(phase, id, time, between(0, 800), between(0, 600));
        is_down[id] = phase == TAPZOOM_TOUCH_BEGAN || phase == TAPZOOM_TOUCH_MOVED;
        if (below(100) == 0) list[i].x = NAN;
        if (below(100) == 0) list[i].time = from - 1;
        if (below(100) == 0) list[i].tool = 9;
    }
    return count;
}

/* Pushes the samples after a bad one, so that the scripts continue. */
static void push_rest(tapzoom_view *one, tapzoom_view *other, const tapzoom_touch *rest, size_t count) {
    while (count > 0) {
        size_t accepted = 0, same = 0;
        tapzoom_status status = tapzoom_push_touches(one, rest, count, &accepted);
        CHECK_STATUS(status, tapzoom_push_touches(other, rest, count, &same));
        CHECK(accepted == same);
        if (status == TAPZOOM_OK) return;
        rest += accepted + 1, count -= accepted + 1;
    }
}

/* is_lazy: the host polls so rarely that the view drops events. The others count each outcome. */
static int is_lazy, taken_whole, bad_samples, bad_times, events_seen, lost_seen;

static void play_frame(tapzoom_view *one, tapzoom_view *other, double before, double now) {
    tapzoom_touch samples[6];
    tapzoom_event events[2][40];
    tapzoom_frame_result result[2];
    size_t count = some_samples(samples, before, now), capacity = is_lazy && below(20) ? 0 : below(4) ? 40 : below(3);
    double time = below(20) ? now : before - between(-0.01, 0.01);
    memset(events, 0, sizeof events);
    memset(result, 0xA5, sizeof result);
    tapzoom_status status = tapzoom_frame(one, time, below(2) || count ? samples : NULL, count,
                                          below(2) || capacity ? events[0] : NULL, capacity, &result[0]);
    CHECK_STATUS(status, parts(other, time, samples, count, events[1], capacity, &result[1]));
    CHECK_SAME(result[0], result[1]);
    CHECK_SAME(events[0], events[1]);
    check_same_state(one, other);
    size_t accepted = (size_t)result[0].accepted;
    taken_whole += status == TAPZOOM_OK && count > 0;
    bad_samples += accepted < count;
    bad_times += status == TAPZOOM_ERROR_TIME && accepted == count;
    events_seen += result[0].event_count;
    lost_seen += (result[0].state.flags & TAPZOOM_STATE_EVENTS_LOST) && result[0].event_count > 0;
    if (accepted < count) push_rest(one, other, samples + accepted + 1, count - accepted - 1);
}

static void play(void) {
    tapzoom_view *one = view_with((int32_t)below(4)), *other = NULL;
    size_t size, same;
    tapzoom_config config = config_of(one);
    CHECK_OK(create(&config, 800, 600, 4000, 3000, &other));
    CHECK_OK(tapzoom_begin_recording(one, ours, sizeof ours));
    CHECK_OK(tapzoom_begin_recording(other, theirs, sizeof theirs));
    double now = 0;
    is_lazy = below(4) == 0;
    memset(is_down, 0, sizeof is_down);
    for (int frame = 0; frame < (is_lazy ? 200 : 60); frame++) {
        double before = now;
        now += below(10) ? 0.016 : between(0, 1);
        play_frame(one, other, before, now);
        now = fmax(now, state_of(one).time);
    }
    CHECK_OK(tapzoom_fetch_recording(one, &size));
    CHECK_OK(tapzoom_fetch_recording(other, &same));
    CHECK(size == same && memcmp(ours, theirs, size) == 0);
    tapzoom_view *again = photos();
    replay_all(again, ours, size);
    tapzoom_destroy(again);
    tapzoom_destroy(one);
    tapzoom_destroy(other);
}

/* A frame without room for events takes none, and a small buffer leaves the rest in the queue. */
static void portions(void) {
    check_topic = "small event buffers";
    tapzoom_view *view = photos();
    tapzoom_event events[4];
    tapzoom_frame_result result;
    const tapzoom_touch taps[] = {
        sample(TAPZOOM_TOUCH_BEGAN, 1, 0, 400, 300), sample(TAPZOOM_TOUCH_ENDED, 1, 0.05, 400, 300),
        sample(TAPZOOM_TOUCH_BEGAN, 1, 0.15, 400, 300), sample(TAPZOOM_TOUCH_ENDED, 1, 0.2, 400, 300)};
    CHECK_OK(tapzoom_frame(view, 0.2, taps, 4, NULL, 0, &result));
    CHECK(result.accepted == 4 && result.event_count == 0 && result.state.waiting_count == 4);
    CHECK(result.state.flags & TAPZOOM_STATE_MOVING && result.state.time == 0.2 && result.reserved == 0);
    CHECK_OK(tapzoom_frame(view, 0.2, NULL, 0, events, 3, &result));
    CHECK(result.accepted == 0 && result.event_count == 3 && result.state.waiting_count == 1);
    CHECK(events[2].kind == TAPZOOM_EVENT_DOUBLE_TAP);
    CHECK_OK(tapzoom_frame(view, 0.35, NULL, 0, events, SIZE_MAX, &result));
    CHECK(result.event_count == 1 && events[0].kind == TAPZOOM_EVENT_ANIMATION);
    tapzoom_transform place = place_of(view);
    CHECK_SAME(result.transform, place);
    CHECK(place.scale > 0.21 && place.scale < 0.49);
    tapzoom_destroy(view);
}

/* A frame with samples later than its time: the view takes them, then refuses the frame. A second frame succeeds. */
static void a_time_before_the_samples(void) {
    check_topic = "a time before the samples";
    tapzoom_view *view = photos();
    tapzoom_event events[4];
    tapzoom_frame_result result;
    const tapzoom_touch landing = sample(TAPZOOM_TOUCH_BEGAN, 1, 1, 400, 300);
    CHECK_STATUS(TAPZOOM_ERROR_TIME, tapzoom_frame(view, 0.9, &landing, 1, events, 4, &result));
    CHECK(result.accepted == 1 && result.state.time == 1 && result.state.contact_count == 1);
    CHECK_OK(tapzoom_frame(view, 1, NULL, 0, events, 4, &result));
    CHECK_STATUS(TAPZOOM_ERROR_CONTACT_IN_USE, tapzoom_frame(view, 2, &landing, 1, events, 4, &result));
    CHECK(result.accepted == 0 && result.state.time == 1);
    tapzoom_destroy(view);
}

/* A full queue drops events for the changes that the frame itself adds. */
static void the_poll_reports_its_losses(void) {
    check_topic = "a loss by the poll";
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    config.gestures &= ~(uint32_t)(TAPZOOM_GESTURE_DOUBLE_TAP | TAPZOOM_GESTURE_SWIPE);
    tapzoom_view *view = view_of(&config, 800, 600, 4000, 3000);
    double time = 0;
    for (int i = 0; i < 10; i++) tap(view, 9, time += 1, 100, 100);
    CHECK_OK(tapzoom_advance(view, time += 2));
    tapzoom_touch fingers[2] = {sample(TAPZOOM_TOUCH_BEGAN, 1, time, 300, 300),
                                 sample(TAPZOOM_TOUCH_BEGAN, 2, time, 500, 300)};
    CHECK_OK(tapzoom_push_touches(view, fingers, 2, NULL));
    for (int i = 0; i < 8; i++) {
        time += 0.01;
        for (int finger = 0; finger < 2; finger++) {
            tapzoom_touch *moved = &fingers[finger];
            moved->phase = TAPZOOM_TOUCH_MOVED, moved->time = time;
            moved->x += finger ? 8 : -8, moved->y += 5;
        }
        CHECK_OK(tapzoom_push_touches(view, fingers, 2, NULL));
        CHECK_OK(tapzoom_advance(view, time));
    }
    CHECK(!(state_of(view).flags & TAPZOOM_STATE_EVENTS_LOST));
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    tapzoom_frame_result result;
    CHECK_OK(tapzoom_frame(view, time, NULL, 0, events, TAPZOOM_EVENT_CAPACITY, &result));
    CHECK(result.event_count == TAPZOOM_EVENT_CAPACITY && result.state.flags & TAPZOOM_STATE_EVENTS_LOST);
    /* The state reports the loss until the next poll that takes an event, as after a separate poll. */
    CHECK(state_of(view).flags & TAPZOOM_STATE_EVENTS_LOST);
    CHECK_OK(tapzoom_frame(view, time + 1, NULL, 0, events, TAPZOOM_EVENT_CAPACITY, &result));
    CHECK(result.event_count == 0 && result.state.flags & TAPZOOM_STATE_EVENTS_LOST);
    CHECK_OK(tapzoom_cancel_touches(view, time + 1));
    CHECK_OK(tapzoom_frame(view, time + 1, NULL, 0, events, TAPZOOM_EVENT_CAPACITY, &result));
    CHECK(result.event_count > 0 && result.state.flags & TAPZOOM_STATE_EVENTS_LOST);
    CHECK_OK(tapzoom_frame(view, time + 2, NULL, 0, events, TAPZOOM_EVENT_CAPACITY, &result));
    CHECK(!(result.state.flags & TAPZOOM_STATE_EVENTS_LOST));
    tapzoom_destroy(view);
}

int test_frame(void) {
    portions();
    the_poll_reports_its_losses();
    a_time_before_the_samples();
    check_topic = "random frames";
    for (uint64_t trial = 1; trial <= TRIALS; trial++) {
        seed = trial;
        play();
    }
    printf("%d whole, %d bad samples, %d bad times, %d events, %d after a loss\n", taken_whole, bad_samples, bad_times,
           events_seen, lost_seen);
    CHECK(taken_whole > 1000 && bad_samples > 100 && bad_times > 100 && events_seen > 1000 && lost_seen > 0);
    return check_report();
}
