/*
 * lost.c - TAPZOOM_STATE_EVENTS_LOST reports every dropped event: those dropped before a poll, and those that the poll
 * itself drops.
 *
 * SPDX-License-Identifier: MIT
 */
#include "random.h"
#include "touch.h"

#define SCRIPTS 4000

enum { ROOM = 512 };

static int is_lost(const tapzoom_view *view) { return (state_of(view).flags & TAPZOOM_STATE_EVENTS_LOST) != 0; }

/* ---- A poll that drops events ----------------------------------------------------------------------------------- */

/* The queue is full, and two open gestures have changes that will join it at the poll. */
static tapzoom_view *full(double *time) {
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    config.gestures &= ~(uint32_t)(TAPZOOM_GESTURE_DOUBLE_TAP | TAPZOOM_GESTURE_SWIPE);
    tapzoom_view *view = view_of(&config, 800, 600, 4000, 3000);
    for (int i = 0; i < 10; i++) tap(view, 9, *time += 1, 100, 100);
    CHECK_OK(tapzoom_advance(view, *time += 2));
    tapzoom_touch fingers[2] = {sample(TAPZOOM_TOUCH_BEGAN, 1, *time, 300, 300),
                                 sample(TAPZOOM_TOUCH_BEGAN, 2, *time, 500, 300)};
    CHECK_OK(tapzoom_push_touches(view, fingers, 2, NULL));
    for (int i = 0; i < 8; i++) {
        *time += 0.01;
        for (int finger = 0; finger < 2; finger++) {
            tapzoom_touch *moved = &fingers[finger];
            moved->phase = TAPZOOM_TOUCH_MOVED, moved->time = *time;
            moved->x += finger ? 8 : -8, moved->y += 5;
        }
        CHECK_OK(tapzoom_push_touches(view, fingers, 2, NULL));
        CHECK_OK(tapzoom_advance(view, *time));
    }
    CHECK(!is_lost(view));
    return view;
}

static tapzoom_view *copy_of(const tapzoom_view *view) {
    tapzoom_view *copy = photos();
    copy_view(copy, view);
    CHECK(is_lost(copy) == is_lost(view));
    return copy;
}

/* The poll sets the flag, and a later poll that takes an event clears it. */
static void by_the_poll(void) {
    check_topic = "a loss by the poll";
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    tapzoom_state state;
    size_t count = 0;
    double time = 0;
    tapzoom_view *view = full(&time);
    CHECK_OK(tapzoom_poll_events(view, NULL, 0, &count));
    CHECK(!is_lost(view));
    CHECK_OK(tapzoom_poll_events(view, events, 1, &count));
    CHECK(count == 1 && is_lost(view));
    tapzoom_destroy(copy_of(view));
    CHECK_OK(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
    CHECK(count == TAPZOOM_EVENT_CAPACITY - 1 && !is_lost(view));

    /* A poll that takes no event does not change the flag. */
    tapzoom_destroy(view);
    time = 0;
    view = full(&time);
    CHECK_OK(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
    CHECK(count == TAPZOOM_EVENT_CAPACITY && is_lost(view));
    state = state_of(view);
    CHECK(state.waiting_count == 0);
    CHECK_OK(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
    CHECK(count == 0 && is_lost(view));
    CHECK_OK(tapzoom_cancel_touches(view, time));
    CHECK(is_lost(view));
    CHECK_OK(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
    CHECK(count > 0 && !is_lost(view));
    tapzoom_destroy(view);
}

/* A poll clears the flag of an earlier loss. */
static void before_the_poll(void) {
    check_topic = "a loss before the poll";
    tapzoom_view *view = photos();
    tapzoom_event event;
    size_t count = 0;
    for (int i = 0; i < 40; i++) tap(view, 1, i, 100, 100);
    CHECK(is_lost(view));
    CHECK_OK(tapzoom_poll_events(view, &event, 1, &count));
    CHECK(count == 1 && !is_lost(view));
    tapzoom_destroy(view);
}

/* A replay of the same calls ends in the same view, including the flag. */
static void replayed(void) {
    check_topic = "a replay of a loss";
    static unsigned char memory[1 << 16];
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t count = 0, size = 0;
    double time = 0;
    tapzoom_view *view = full(&time), *again = photos();
    CHECK_OK(tapzoom_begin_recording(view, memory, sizeof memory));
    CHECK_OK(tapzoom_poll_events(view, events, 3, &count));
    CHECK(is_lost(view));
    CHECK_OK(tapzoom_fetch_recording(view, &size));
    replay_all(again, memory, size);
    CHECK(is_lost(again));
    check_same_state(view, again);
    tapzoom_destroy(view);
    tapzoom_destroy(again);
}

/* ---- Rare polls compared with polls at every step --------------------------------------------------------------- */

typedef struct list {
    tapzoom_event events[ROOM];
    size_t count;
} list;

static size_t take(tapzoom_view *view, list *into, size_t capacity) {
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t count = 0;
    CHECK_OK(tapzoom_poll_events(view, events, capacity, &count));
    for (size_t i = 0; i < count; i++)
        if (events[i].phase != TAPZOOM_PHASE_CHANGED && into->count < ROOM) into->events[into->count++] = events[i];
    return count;
}

/* Returns 1 if `some` is `all` without some of its events, 0 if both are equal. Any other difference fails. */
static int misses(const list *all, const list *some) {
    size_t next = 0;
    for (size_t i = 0; i < all->count && next < some->count; i++)
        next += memcmp(&all->events[i], &some->events[next], sizeof(tapzoom_event)) == 0;
    CHECK(next == some->count);
    return some->count < all->count;
}

typedef struct fingers {
    double x[3], y[3];
    int is_down[3];
} fingers;

static void step(tapzoom_view *view, tapzoom_view *twin, fingers *hand, double time) {
    int finger = (int)below(3) & (int)below(4), is_down = hand->is_down[finger];
    tapzoom_view *views[2] = {view, twin};
    double factor = between(0.5, 3);
    uint32_t what = below(40);
    int32_t phase = !is_down ? TAPZOOM_TOUCH_BEGAN : below(4) ? TAPZOOM_TOUCH_MOVED : TAPZOOM_TOUCH_ENDED;
    if (!is_down) hand->x[finger] = between(0, 800), hand->y[finger] = between(0, 600);
    if (is_down) hand->x[finger] += between(-40, 40), hand->y[finger] += between(-40, 40);
    for (int i = 0; i < 2; i++) {
        if (what == 0) CHECK_OK(tapzoom_zoom_by(views[i], factor, 400, 300, NULL));
        else if (what == 1) CHECK_OK(tapzoom_cancel_touches(views[i], time));
        else if (what == 2) CHECK_OK(tapzoom_fit(views[i], OPTIONS(1)));
        else CHECK_OK(touch(views[i], phase, finger, time, hand->x[finger], hand->y[finger]));
        CHECK_OK(tapzoom_advance(views[i], time));
    }
    if (what == 1) memset(hand->is_down, 0, sizeof hand->is_down);
    else if (what > 2) hand->is_down[finger] = phase != TAPZOOM_TOUCH_ENDED;
}

/* The number of losses, and of those by the poll itself. */
static long losses, by_polls;

static void script(void) {
    static list wanted, got;
    tapzoom_config config = preset((int32_t)below(4));
    config.gestures |= TAPZOOM_GESTURE_ROTATE;
    if (below(2)) config.gestures &= ~(uint32_t)TAPZOOM_GESTURE_DOUBLE_TAP;
    if (below(2)) config.pan_slop = config.pinch_slop = config.rotate_slop = 0;
    tapzoom_view *view = view_of(&config, 800, 600, 4000, 3000), *twin = view_of(&config, 800, 600, 4000, 3000);
    fingers hand = {{0}, {0}, {0}};
    int is_left = 0, is_told = 0, may_be_told = 0;
    double time = 0;
    wanted.count = got.count = 0;
    for (int i = 0; i < 150; i++) {
        step(view, twin, &hand, time += below(20) ? between(0.005, 0.05) : between(0.05, 1));
        take(twin, &wanted, TAPZOOM_EVENT_CAPACITY);
        if (below(50)) continue;
        int before = is_lost(view), taken = 0;
        uint32_t capacity = below(3) ? TAPZOOM_EVENT_CAPACITY : 1 + below(4);
        taken = take(view, &got, capacity) > 0;
        int after = is_lost(view);
        if (!taken) CHECK(before == after);
        if (!taken) continue;
        /* The last poll may leave the flag set; then it may report a later loss too. */
        may_be_told |= before || after;
        is_told |= (before && !is_left) || after;
        by_polls += after && !before;
        is_left = after;
        if (state_of(view).waiting_count > 0) continue;
        int is_missing = misses(&wanted, &got);
        if (!CHECK(is_missing ? may_be_told : !is_told)) break;
        losses += is_missing;
        is_told = may_be_told = 0;
        wanted.count = got.count = 0;
    }
    tapzoom_destroy(view);
    tapzoom_destroy(twin);
}

int test_lost(void) {
    by_the_poll();
    before_the_poll();
    replayed();
    check_topic = "random scripts";
    for (uint64_t trial = 1, last = (uint64_t)trial_argument(1, SCRIPTS); trial <= last; trial++) {
        seed = trial;
        script();
    }
    printf("%ld losses, %ld of a poll alone\n", losses, by_polls);
    CHECK(losses > 150 && by_polls > 3);
    return check_report();
}
