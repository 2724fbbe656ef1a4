/*
 * contacts.c - the view handles each contact separately. No tap of two thumbs is lost, and the host reads each contact
 * that is down.
 *
 * SPDX-License-Identifier: MIT
 */
#include "random.h"
#include "touch.h"

enum { BEGAN = TAPZOOM_TOUCH_BEGAN, MOVED = TAPZOOM_TOUCH_MOVED, ENDED = TAPZOOM_TOUCH_ENDED };

static tapzoom_event events[4096];
static size_t event_count;

static void poll_more(tapzoom_view *view) {
    size_t count;
    CHECK_OK(tapzoom_poll_events(view, events + event_count, sizeof events / sizeof *events - event_count, &count));
    event_count += count;
}

static int times(int32_t kind, int32_t phase) {
    int found = 0;
    for (size_t i = 0; i < event_count; i++) found += events[i].kind == kind && events[i].phase == phase;
    return found;
}

/* ---- Two thumbs ------------------------------------------------------------------------------------------------ */

enum { TAPS = 100 };

static int by_time(const void *a, const void *b) {
    double first = ((const tapzoom_touch *)a)->time, second = ((const tapzoom_touch *)b)->time;
    return (first > second) - (first < second);
}

/* Each thumb taps one of two keys, for 50 to 150 ms, at its own pace. */
static void type(tapzoom_touch *samples) {
    for (int thumb = 0; thumb < 2; thumb++) {
        double time = 1 + between(0, 0.2), apart = below(2) ? 150 : 400;
        for (int i = 0; i < TAPS; i++) {
            double x = 100 + apart * thumb + 80 * below(2);
            for (int32_t phase = BEGAN; phase <= ENDED; phase += ENDED - BEGAN) {
                samples[2 * (TAPS * thumb + i) + (phase == ENDED)] = sample(phase, 10 + thumb, time, x, 300);
                time += phase == BEGAN ? between(0.05, 0.15) : between(0.05, 0.3);
            }
        }
    }
    qsort(samples, 4 * TAPS, sizeof *samples, by_time);
}

/* Counts the reported taps: each TAP, the last count of each series of double taps, and two for each two-finger tap. */
static int reported(void) {
    int taps = times(TAPZOOM_EVENT_TAP, TAPZOOM_PHASE_DISCRETE), last_count = 0;
    taps += 2 * times(TAPZOOM_EVENT_FINGERS_TAP, TAPZOOM_PHASE_DISCRETE);
    for (size_t i = 0; i < event_count; i++) {
        if (events[i].kind != TAPZOOM_EVENT_DOUBLE_TAP) continue;
        if (events[i].tap_count == 2) last_count = 0;
        taps += events[i].tap_count - last_count;
        last_count = events[i].tap_count;
    }
    return taps;
}

static void two_thumbs(void) {
    static tapzoom_touch samples[4 * TAPS];
    for (int which = 0; which < 400; which++) {
        tapzoom_config config = preset(below(4));
        config.double_tap = config.two_finger_tap = TAPZOOM_ZOOM_NONE;
        if (below(2)) config.gestures &= ~(uint32_t)TAPZOOM_GESTURE_FINGERS_TAP;
        if (below(2)) config.gestures &= ~(uint32_t)TAPZOOM_GESTURE_DOUBLE_TAP;
        if (below(2)) config.gestures &= ~(uint32_t)TAPZOOM_GESTURE_QUICK_ZOOM;
        if (below(2)) config.gestures &= ~(uint32_t)TAPZOOM_GESTURE_LONG_PRESS;
        tapzoom_view *view = view_of(&config, 800, 600, 4000, 3000);
        type(samples);
        event_count = 0;
        int overlapping = 0, down = 0;
        for (int i = 0; i < 4 * TAPS; i++) {
            CHECK_OK(tapzoom_push_touches(view, &samples[i], 1, NULL));
            down += samples[i].phase == BEGAN ? 1 : -1;
            overlapping += samples[i].phase == BEGAN && down == 2;
            poll_more(view);
        }
        CHECK_OK(tapzoom_advance(view, 1000));
        poll_more(view);
        CHECK_NEAR(reported(), 2 * TAPS, 0);
        CHECK(overlapping > TAPS / 4);
        CHECK(times(TAPZOOM_EVENT_PAN, TAPZOOM_PHASE_BEGAN) == 0);
        tapzoom_destroy(view);
    }
}

/* ---- Contacts that are down ------------------------------------------------------------------------------------ */

/* Reads the contacts, with a canary behind them, and checks how many are down. */
static tapzoom_contact *contacts_in(const tapzoom_view *view, size_t capacity, size_t wanted) {
    static tapzoom_contact list[TAPZOOM_MAX_CONTACTS + 1];
    size_t count = 99;
    memset(list, 0xA5, sizeof list);
    CHECK_OK(tapzoom_get_contacts(view, capacity ? list : NULL, capacity, &count));
    CHECK(count == wanted && count == (size_t)state_of(view).contact_count);
    for (size_t i = 0; i < count && i < capacity; i++)
        CHECK(list[i].reserved[0] == 0 && list[i].reserved[4] == 0 && list[i].owner == owner_in(view, list[i].id));
    for (size_t i = sizeof *list * (capacity < count ? capacity : count); i < sizeof list; i++)
        if (!CHECK(((unsigned char *)list)[i] == 0xA5)) break;
    return list;
}

static void is_contact(const tapzoom_contact *one, int64_t id, double time, double landing_x, double landing_y,
                       double x, double y, int32_t owner) {
    CHECK(one->id == id && one->landing_time == time && one->owner == owner);
    CHECK(one->landing_view_x == landing_x && one->landing_view_y == landing_y && one->x == x && one->y == y);
}

/* The contacts of the view come first, in the order in which they landed; then those of the host in any order. The
   photo has scale 0.2 when fingers land on it. */
static void contacts_that_are_down(void) {
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    config.host_tools = TAPZOOM_BIT(TAPZOOM_TOOL_PEN);
    tapzoom_view *view = view_of(&config, 800, 600, 4000, 3000);
    tapzoom_contact *list;
    tapzoom_touch pen = sample(BEGAN, -3, 1.2, 500, 400);
    check_topic = "contacts that are down";
    pen.tool = TAPZOOM_TOOL_PEN, pen.buttons = TAPZOOM_BUTTON_PRIMARY | TAPZOOM_BUTTON_ERASER;
    contacts_in(view, TAPZOOM_MAX_CONTACTS, 0);
    CHECK_OK(touch(view, BEGAN, 9, 1, 300, 200));
    CHECK_OK(touch(view, BEGAN, INT64_MIN, 1.1, 500, 200));
    CHECK_OK(tapzoom_push_touches(view, &pen, 1, NULL));
    list = contacts_in(view, TAPZOOM_MAX_CONTACTS, 3);
    is_contact(&list[0], 9, 1, 300, 200, 300, 200, TAPZOOM_OWNER_VIEW);
    is_contact(&list[1], INT64_MIN, 1.1, 500, 200, 500, 200, TAPZOOM_OWNER_VIEW);
    is_contact(&list[2], -3, 1.2, 500, 400, 500, 400, TAPZOOM_OWNER_HOST);
    CHECK(list[0].tool == TAPZOOM_TOOL_FINGER && list[0].buttons == 0);
    CHECK(list[2].tool == TAPZOOM_TOOL_PEN && list[2].buttons == pen.buttons);
    CHECK_NEAR(list[1].landing_content_x, 2500, 1e-9);
    CHECK_NEAR(list[1].landing_content_y, 1000, 1e-9);
    /* Less room, or none: the count is that of all. */
    list = contacts_in(view, 2, 3);
    is_contact(&list[1], INT64_MIN, 1.1, 500, 200, 500, 200, TAPZOOM_OWNER_VIEW);
    contacts_in(view, 0, 3);
    /* Fingers zoom by 2; the landings do not change. */
    for (int i = 1; i <= 10; i++) {
        CHECK_OK(touch(view, MOVED, 9, 1.2 + 0.01 * i, 300 - 10 * i, 200));
        CHECK_OK(touch(view, MOVED, INT64_MIN, 1.2 + 0.01 * i, 500 + 10 * i, 200));
    }
    CHECK_OK(tapzoom_advance(view, 1.4));
    CHECK(place_of(view).scale > 0.3);
    list = contacts_in(view, TAPZOOM_MAX_CONTACTS, 3);
    is_contact(&list[0], 9, 1, 300, 200, 200, 200, TAPZOOM_OWNER_VIEW);
    CHECK_NEAR(list[0].landing_content_x, 1500, 1e-9);
    CHECK_NEAR(list[1].landing_content_x, 2500, 1e-9);
    CHECK_OK(tapzoom_set_contact_owner(view, 9, TAPZOOM_OWNER_HOST));
    list = contacts_in(view, TAPZOOM_MAX_CONTACTS, 3);
    CHECK(list[0].id == INT64_MIN && list[1].id + list[2].id == 9 - 3);
    for (int i = 1; i < 3; i++)
        if (list[i].id == 9) is_contact(&list[i], 9, 1, 300, 200, 200, 200, TAPZOOM_OWNER_HOST);
    /* A release makes the contact land where it is. */
    CHECK_OK(tapzoom_set_contact_owner(view, 9, TAPZOOM_OWNER_VIEW));
    list = contacts_in(view, TAPZOOM_MAX_CONTACTS, 3);
    CHECK(list[0].id == INT64_MIN && list[2].id == -3 && list[2].landing_time == 1.2);
    is_contact(&list[1], 9, 1.4, 200, 200, 200, 200, TAPZOOM_OWNER_VIEW);
    CHECK_OK(touch(view, ENDED, INT64_MIN, 1.5, 600, 200));
    CHECK_OK(touch(view, BEGAN, 4, 1.6, 700, 300));
    list = contacts_in(view, TAPZOOM_MAX_CONTACTS, 3);
    CHECK(list[0].id == 9 && list[1].id == 4 && list[1].landing_time == 1.6 && list[2].id == -3);
    CHECK_OK(tapzoom_cancel_touches(view, 1.7));
    contacts_in(view, TAPZOOM_MAX_CONTACTS, 0);
    /* As many as there may be. */
    for (int i = 0; i < TAPZOOM_MAX_CONTACTS; i++) CHECK_OK(touch(view, BEGAN, 100 - i, 2, 10 * i, 20));
    list = contacts_in(view, TAPZOOM_MAX_CONTACTS, TAPZOOM_MAX_CONTACTS);
    for (int i = 0; i < TAPZOOM_MAX_CONTACTS; i++) CHECK(list[i].id == 100 - i && list[i].x == 10 * i);
    tapzoom_destroy(view);
}

/* An undecided contact becomes the host's in time. */
static void owners_of_contacts(void) {
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    config.min_pan_contacts = 2;
    tapzoom_view *view = view_of(&config, 800, 600, 4000, 3000);
    check_topic = "owners of contacts";
    CHECK_OK(touch(view, BEGAN, 1, 1, 300, 200));
    CHECK(contacts_in(view, 4, 1)->owner == TAPZOOM_OWNER_UNDECIDED);
    CHECK_OK(tapzoom_advance(view, 2));
    CHECK(contacts_in(view, 4, 1)->owner == TAPZOOM_OWNER_HOST);
    tapzoom_destroy(view);
}

int test_contacts(void) {
    two_thumbs();
    contacts_that_are_down();
    owners_of_contacts();
    return check_report();
}
