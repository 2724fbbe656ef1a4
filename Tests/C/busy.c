/*
 * busy.c - a call on a view, during another call on it, returns TAPZOOM_ERROR_BUSY and changes nothing.
 *
 * Each test stops a call at its first access of the host's memory. That memory lies on a page without access; the
 * signal handler makes other calls on the view, then opens the page. So every test interrupts a call, and none depends
 * on chance. Two other threads do the same while the first one waits in the handler.
 *
 *     busy [alone]    alone: calls that only read may not overlap each other either, as in tapzoom.c
 *
 * SPDX-License-Identifier: MIT
 */
#define _DEFAULT_SOURCE
#include <malloc.h>
#include <pthread.h>
#include <signal.h>
#include <sys/mman.h>

#include "touch.h"

/* ---- In the middle of a call ------------------------------------------------------------------------------------ */

enum { ROOM = 1 << 16 };

static tapzoom_view *view;
static unsigned char *room; /* memory of the host */
static volatile int stops;
/* What a call that reads returns during another one. */
static tapzoom_status read_in_read = TAPZOOM_OK;
/* The statuses of the calls that the handler made. */
static volatile tapzoom_status changing, reading;
/* Whether the handler also waits until two other threads have made theirs. */
static int has_meetings;
static pthread_barrier_t meeting;

static void in_the_middle(int number, siginfo_t *info, void *context) {
    unsigned char *place = info->si_addr;
    tapzoom_transform seen;
    (void)context;
    if (place < room || place >= room + ROOM || stops++ > 0) {
        signal(number, SIG_DFL); /* A further fault ends the program. */
        return;
    }
    changing = tapzoom_advance(view, TAPZOOM_MAX_TIME);
    if (changing == TAPZOOM_ERROR_BUSY) changing = tapzoom_set_viewport(view, NULL);
    if (changing == TAPZOOM_ERROR_BUSY) changing = tapzoom_rebase_time(view, 1);
    reading = tapzoom_get_transform(view, &seen);
    if (has_meetings) pthread_barrier_wait(&meeting), pthread_barrier_wait(&meeting);
    mprotect(room, ROOM, PROT_READ | PROT_WRITE);
}

/* Puts content at the end of the room and denies access to it. */
static void *closed_room(const void *content, size_t size) {
    if (size > 0) memcpy(room, content, size);
    stops = 0;
    changing = reading = 1;
    CHECK(mprotect(room, ROOM, PROT_NONE) == 0);
    return room;
}

/* After a call: the handler stopped it once and found the view busy. Now the view is idle. */
static void check_middle(tapzoom_status got, tapzoom_status read, const char *text, int line) {
    check_status_is(got, TAPZOOM_OK, text, __FILE__, line);
    check_that(stops == 1, text, __FILE__, line);
    if (stops == 0) exit(check_report()); /* the other threads would wait forever */
    check_status_is(changing, TAPZOOM_ERROR_BUSY, text, __FILE__, line);
    check_status_is(reading, read, text, __FILE__, line);
    mprotect(room, ROOM, PROT_READ | PROT_WRITE);
    check_status_is(tapzoom_advance(view, fmax(0, state_of(view).time)), TAPZOOM_OK, text, __FILE__, line);
}

#define CHECK_CHANGING(call) check_middle((call), TAPZOOM_ERROR_BUSY, #call, __LINE__)
#define CHECK_READING(call) check_middle((call), read_in_read, #call, __LINE__)

#define CLOSED(value) closed_room(&(value), sizeof(value))
#define CLOSED_ROOM closed_room(NULL, 0)

static void calls_that_read(void) {
    check_topic = "calls that read";
    tapzoom_config config = preset(TAPZOOM_PRESET_MAPS);
    tapzoom_transform place = place_of(view);
    tapzoom_rect rect;
    CHECK_READING(tapzoom_get_config(view, CLOSED(config)));
    CHECK_READING(tapzoom_get_state(view, CLOSED_ROOM));
    CHECK_READING(tapzoom_get_transform(view, CLOSED_ROOM));
    CHECK_READING(tapzoom_get_transform_at(view, state_of(view).time, CLOSED_ROOM));
    CHECK_READING(tapzoom_get_target_transform(view, CLOSED_ROOM));
    CHECK_READING(tapzoom_get_velocity(view, CLOSED_ROOM));
    CHECK_READING(tapzoom_get_overscroll(view, CLOSED_ROOM));
    CHECK_READING(tapzoom_get_scale_range(view, CLOSED_ROOM, NULL, NULL));
    CHECK_READING(tapzoom_get_raster_scale(view, CLOSED_ROOM));
    CHECK_READING(tapzoom_get_raster_transform(view, CLOSED(place), &place));
    CHECK_READING(tapzoom_get_viewport(view, CLOSED_ROOM));
    CHECK_READING(tapzoom_get_content(view, CLOSED_ROOM));
    CHECK_READING(tapzoom_get_contacts(view, NULL, 0, CLOSED_ROOM));
    CHECK_READING(tapzoom_get_visible_rect(view, CLOSED(place), &rect));
    CHECK_READING(tapzoom_get_pan_range(view, CLOSED(place), &rect));
    CHECK_READING(tapzoom_get_smart_zoom(view, CLOSED(rect), 1, 2, 0, &place));
}

static void calls_that_change(void) {
    static unsigned char bytes[ROOM];
    size_t size = 0, accepted = 0;
    tapzoom_frame_result result;
    check_topic = "calls that change";
    tapzoom_touch down = sample(TAPZOOM_TOUCH_BEGAN, 7, 1, 100, 100);
    tapzoom_touch move = sample(TAPZOOM_TOUCH_MOVED, 7, 1.1, 300, 90);
    CHECK_CHANGING(tapzoom_push_touches(view, CLOSED(down), 1, NULL));
    CHECK_CHANGING(tapzoom_frame(view, 1.1, CLOSED(move), 1, NULL, 0, &result));
    CHECK_READING(tapzoom_get_contact_owner(view, 7, CLOSED_ROOM));
    CHECK_READING(tapzoom_get_contacts(view, CLOSED_ROOM, TAPZOOM_MAX_CONTACTS, &size));
    CHECK(size == 1);
    const tapzoom_scroll scroll = {1.2, 300, 200, 0, -100, 0, 0, 0, 0, 0, 0};
    CHECK_CHANGING(tapzoom_push_scroll(view, CLOSED(scroll), NULL));
    CHECK_CHANGING(tapzoom_push_scroll(view, &scroll, CLOSED_ROOM));
    const tapzoom_velocity velocity = {5, 6, 0, 0, 0, 0}, still = {0, 0, 0, 0, 0, 0};
    CHECK_CHANGING(tapzoom_set_velocity(view, CLOSED(velocity)));
    CHECK_CHANGING(tapzoom_set_velocity(view, CLOSED(still)));
    CHECK_CHANGING(tapzoom_poll_events(view, CLOSED_ROOM, TAPZOOM_EVENT_CAPACITY, &size));
    CHECK(size > 0);
    tapzoom_config config = config_of(view);
    CHECK_CHANGING(tapzoom_set_config(view, CLOSED(config), NULL));
    CHECK_CHANGING(tapzoom_save_state(view, CLOSED_ROOM, ROOM, &size));
    memcpy(bytes, room, size);
    CHECK_CHANGING(tapzoom_load_state(view, closed_room(bytes, size), size));
    CHECK_CHANGING(tapzoom_begin_recording(view, CLOSED_ROOM, ROOM));
    CHECK_CHANGING(tapzoom_fetch_recording(view, CLOSED_ROOM));
    CHECK_OK(tapzoom_begin_recording(view, bytes, sizeof bytes));
    CHECK_OK(tapzoom_fetch_recording(view, &size));
    CHECK_CHANGING(tapzoom_replay(view, closed_room(bytes, size), size, &accepted, NULL, NULL));
    CHECK_OK(tapzoom_end_recording(view));
}

/* A recording view writes to the host's memory at the end of every call that changes it. */
static void calls_that_are_recorded(void) {
    tapzoom_transform place = {0.7, 0, 1, 2};
    size_t size;
    check_topic = "calls that are recorded";
    CHECK_OK(tapzoom_begin_recording(view, room, ROOM));
#define CHECK_RECORDED(call) CHECK_OK(tapzoom_fetch_recording(view, &size)), CLOSED_ROOM, CHECK_CHANGING(call)
    CHECK_RECORDED(tapzoom_advance(view, 2));
    CHECK_RECORDED(tapzoom_cancel_touches(view, 2));
    CHECK_RECORDED(tapzoom_pen_near(view, 2));
    CHECK_RECORDED(touch(view, TAPZOOM_TOUCH_BEGAN, 3, 2, 50, 60));
    CHECK_RECORDED(tapzoom_set_contact_owner(view, 3, TAPZOOM_OWNER_HOST));
    CHECK_RECORDED(tapzoom_set_pager_offset(view, 5, -6));
    CHECK_RECORDED(tapzoom_set_viewport(view, VIEWPORT(700, 500, 0, 0, 0, 0)));
    CHECK_RECORDED(tapzoom_set_content(view, RECT(0, 0, 3000, 2000), TAPZOOM_KEEP_PICTURE));
    CHECK_RECORDED(tapzoom_set_transform(view, &place, NULL));
    CHECK_RECORDED(tapzoom_zoom_to(view, 0.5, 10, 20, NULL));
    CHECK_RECORDED(tapzoom_zoom_to_rect(view, RECT(10, 10, 900, 900), OPTIONS(1)));
    CHECK_RECORDED(tapzoom_center_on(view, 100, 200, 0, NULL));
    CHECK_RECORDED(tapzoom_rotate_to(view, 0.5, 100, 200, NULL));
    CHECK_RECORDED(tapzoom_fit(view, OPTIONS(1)));
    CHECK_RECORDED(tapzoom_push_scroll(view, &(tapzoom_scroll){2, 300, 200, 0, 9, 0, 0, 0, 0, 0, 0}, NULL));
    CHECK_RECORDED(tapzoom_set_velocity(view, &(tapzoom_velocity){1, 2, 0, 0, 0, 0}));
    CHECK_RECORDED(tapzoom_pan_by(view, 1, 2, NULL));
    CHECK_RECORDED(tapzoom_rotate_by(view, 0.1, 2, 3, OPTIONS(1)));
    CHECK_RECORDED(tapzoom_zoom_by(view, 1.5, 10, 20, OPTIONS(0)));
    CHECK_RECORDED(tapzoom_step(view, TAPZOOM_STEP_RIGHT, OPTIONS(1)));
    CHECK_RECORDED(tapzoom_stop_motion(view));
    CHECK_RECORDED(tapzoom_rebase_time(view, 0.25));
    CHECK(state_of(view).time == 2.25);
    CHECK_OK(tapzoom_end_recording(view));
}

/* A lenient view has its own code path for samples. */
static void lenient_calls(void) {
    tapzoom_config config = config_of(view);
    tapzoom_touch late = sample(TAPZOOM_TOUCH_BEGAN, 3, 1, 60, 70);
    tapzoom_frame_result result;
    check_topic = "calls of a lenient view";
    config.lenient = 1;
    CHECK_OK(tapzoom_set_config(view, &config, NULL));
    CHECK_CHANGING(tapzoom_push_touches(view, CLOSED(late), 1, NULL));
    CHECK_CHANGING(tapzoom_frame(view, 1, CLOSED(late), 1, NULL, 0, &result));
    config.lenient = 0;
    CHECK_OK(tapzoom_set_config(view, &config, NULL));
}

/* A call that fails leaves the view idle, at whichever check it fails. */
static void calls_that_fail(void) {
    tapzoom_touch bad = sample(9, 1, 3, 0, 0);
    tapzoom_frame_result result;
    tapzoom_config config = preset(TAPZOOM_PRESET_MAPS);
    size_t size;
    check_topic = "calls that fail";
    config.struct_size = 1;
#define CHECK_FAILING(status, call) CHECK_STATUS(status, call), CHECK_OK(tapzoom_advance(view, 3))
    CHECK_FAILING(TAPZOOM_ERROR_ENUM, tapzoom_push_touches(view, &bad, 1, NULL));
    CHECK_FAILING(TAPZOOM_ERROR_NULL, tapzoom_push_touches(view, NULL, 1, NULL));
    CHECK_FAILING(TAPZOOM_ERROR_TIME, tapzoom_advance(view, 1));
    CHECK_FAILING(TAPZOOM_ERROR_NOT_FINITE, tapzoom_advance(view, NAN));
    CHECK_FAILING(TAPZOOM_ERROR_NOT_FINITE, tapzoom_frame(view, NAN, NULL, 0, NULL, 0, &result));
    CHECK_FAILING(TAPZOOM_ERROR_NULL, tapzoom_frame(view, 3, NULL, 0, NULL, 0, NULL));
    CHECK_FAILING(TAPZOOM_ERROR_NULL, tapzoom_get_transform(view, NULL));
    CHECK_FAILING(TAPZOOM_ERROR_NULL, tapzoom_get_state(view, NULL));
    CHECK_FAILING(TAPZOOM_ERROR_STRUCT_SIZE, tapzoom_get_config(view, &config));
    CHECK_FAILING(TAPZOOM_ERROR_STRUCT_SIZE, tapzoom_set_config(view, &config, NULL));
    CHECK_FAILING(TAPZOOM_ERROR_RANGE, tapzoom_zoom_to(view, -1, 0, 0, NULL));
    CHECK_FAILING(TAPZOOM_ERROR_RANGE, tapzoom_cancel_touches(view, 1e300));
    CHECK_FAILING(TAPZOOM_ERROR_RANGE, tapzoom_pen_near(view, 1e300));
    CHECK_FAILING(TAPZOOM_ERROR_RANGE, tapzoom_pan_by(view, 1e13, 0, NULL));
    CHECK_FAILING(TAPZOOM_ERROR_NOT_FINITE, tapzoom_rotate_by(view, NAN, 0, 0, NULL));
    CHECK_FAILING(TAPZOOM_ERROR_NULL, tapzoom_set_velocity(view, NULL));
    CHECK_FAILING(TAPZOOM_ERROR_ENUM, tapzoom_step(view, 3, NULL));
    CHECK_FAILING(TAPZOOM_ERROR_NULL, tapzoom_get_actions(view, NULL));
    CHECK_FAILING(TAPZOOM_ERROR_ENUM, tapzoom_set_contact_owner(view, 1, TAPZOOM_OWNER_UNDECIDED));
    CHECK_FAILING(TAPZOOM_ERROR_CONTACT_UNKNOWN, tapzoom_set_contact_owner(view, 99, TAPZOOM_OWNER_HOST));
    CHECK_FAILING(TAPZOOM_ERROR_CONTACT_UNKNOWN, tapzoom_get_contact_owner(view, 99, &(int32_t){0}));
    CHECK_FAILING(TAPZOOM_ERROR_NULL, tapzoom_get_contact_owner(view, 1, NULL));
    CHECK_FAILING(TAPZOOM_ERROR_NULL, tapzoom_get_contacts(view, NULL, 1, &size));
    CHECK_FAILING(TAPZOOM_ERROR_NULL, tapzoom_get_viewport(view, NULL));
    CHECK_FAILING(TAPZOOM_ERROR_NULL, tapzoom_get_content(view, NULL));
    CHECK_FAILING(TAPZOOM_ERROR_NULL, tapzoom_get_raster_scale(view, NULL));
    CHECK_FAILING(TAPZOOM_ERROR_NULL, tapzoom_get_raster_transform(view, NULL, NULL));
    CHECK_FAILING(TAPZOOM_ERROR_RANGE, tapzoom_set_pager_offset(view, 0, -1e13));
    CHECK_FAILING(TAPZOOM_ERROR_RANGE, tapzoom_set_velocity(view, &(tapzoom_velocity){0, 0, 2e3, 0, 0, 0}));
    CHECK_FAILING(TAPZOOM_ERROR_NULL, tapzoom_push_scroll(view, NULL, NULL));
    CHECK_FAILING(TAPZOOM_ERROR_TIME, tapzoom_push_scroll(view, &(tapzoom_scroll){.time = 1}, NULL));
    CHECK_FAILING(TAPZOOM_ERROR_RANGE, tapzoom_push_scroll(view, &(tapzoom_scroll){.time = 9, .reserved = 1}, NULL));
    CHECK_FAILING(TAPZOOM_ERROR_NOT_FINITE, tapzoom_rebase_time(view, NAN));
    CHECK_FAILING(TAPZOOM_ERROR_RANGE, tapzoom_rebase_time(view, TAPZOOM_MAX_TIME));
    CHECK_FAILING(TAPZOOM_ERROR_NULL, tapzoom_poll_events(view, NULL, 1, &size));
    CHECK_FAILING(TAPZOOM_ERROR_DATA, tapzoom_load_state(view, "tapsnap", 8));
    CHECK_FAILING(TAPZOOM_ERROR_BUFFER_TOO_SMALL, tapzoom_save_state(view, room, 8, &size));
    CHECK_FAILING(TAPZOOM_ERROR_BUFFER_TOO_SMALL, tapzoom_begin_recording(view, room, 8));
    CHECK_FAILING(TAPZOOM_ERROR_DATA, tapzoom_replay(view, "tapsnap", 8, &size, NULL, NULL));
    CHECK_FAILING(TAPZOOM_ERROR_NULL, tapzoom_fetch_recording(view, NULL));
}

/* ---- In the middle of a call, on two other threads -------------------------------------------------------------- */

/* The statuses of the calls of a thread. */
typedef struct user {
    pthread_t thread;
    tapzoom_status advance, poll, transform, state;
} user;

static void *use(void *argument) {
    user *it = argument;
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    tapzoom_transform transform;
    tapzoom_state state;
    size_t count;
    pthread_barrier_wait(&meeting);
    it->advance = tapzoom_advance(view, TAPZOOM_MAX_TIME);
    it->poll = tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count);
    it->transform = tapzoom_get_transform(view, &transform);
    it->state = tapzoom_get_state(view, &state);
    pthread_barrier_wait(&meeting);
    return NULL;
}

static void three_threads(void) {
    user users[2];
    tapzoom_touch down = sample(TAPZOOM_TOUCH_BEGAN, 7, 4, 100, 100);
    check_topic = "three threads";
    has_meetings = 1;
    CHECK(pthread_barrier_init(&meeting, NULL, 3) == 0);
    for (int i = 0; i < 2; i++)
        if (!CHECK(pthread_create(&users[i].thread, NULL, use, &users[i]) == 0)) return;
    CHECK_CHANGING(tapzoom_push_touches(view, CLOSED(down), 1, NULL));
    for (int i = 0; i < 2; i++) {
        CHECK(pthread_join(users[i].thread, NULL) == 0);
        CHECK_STATUS(TAPZOOM_ERROR_BUSY, users[i].advance);
        CHECK_STATUS(TAPZOOM_ERROR_BUSY, users[i].poll);
        CHECK_STATUS(TAPZOOM_ERROR_BUSY, users[i].transform);
        CHECK_STATUS(TAPZOOM_ERROR_BUSY, users[i].state);
    }
}

/* ---- Calls that may overlap ------------------------------------------------------------------------------------- */

/* The get functions of one view may overlap, so they change not one byte of it, also under fingers and in a motion. */
static void check_unwritten(tapzoom_view *of) {
    static unsigned char before[1 << 16];
    size_t size = malloc_usable_size(of);
    tapzoom_velocity velocity;
    tapzoom_transform transform;
    tapzoom_rect rect;
    tapzoom_viewport viewport;
    tapzoom_contact contacts[TAPZOOM_MAX_CONTACTS];
    size_t count;
    double scale, least, most, fitted;
    int32_t owner;
    if (!CHECK(size > 0 && size <= sizeof before)) return;
    memcpy(before, of, size);
    (void)target_of(of), (void)state_of(of), (void)overscroll_of(of), (void)config_of(of);
    transform = place_of(of);
    CHECK_OK(tapzoom_get_velocity(of, &velocity));
    CHECK_OK(tapzoom_get_visible_rect(of, &transform, &rect));
    CHECK_OK(tapzoom_get_pan_range(of, NULL, &rect));
    CHECK_OK(tapzoom_get_visible_rect(of, &transform, &rect));
    CHECK_OK(tapzoom_get_smart_zoom(of, &rect, 10, 10, 0, &transform));
    CHECK_OK(tapzoom_get_raster_scale(of, &scale));
    CHECK_OK(tapzoom_get_raster_transform(of, &transform, &transform));
    CHECK_OK(tapzoom_get_viewport(of, &viewport));
    CHECK_OK(tapzoom_get_content(of, &rect));
    CHECK_OK(tapzoom_get_contacts(of, contacts, TAPZOOM_MAX_CONTACTS, &count));
    CHECK_OK(tapzoom_get_scale_range(of, &least, &most, &fitted));
    CHECK_OK(tapzoom_get_transform_at(of, state_of(of).time + 0.01, &transform));
    (void)tapzoom_get_contact_owner(of, 0, &owner);
    CHECK(memcmp(before, of, size) == 0);
}

static void calls_that_overlap(void) {
    tapzoom_view *of = photos();
    tapzoom_velocity slow = {-20, 30, 0.1, 0, 400, 300};
    CHECK_OK(tapzoom_advance(of, 1));
    check_unwritten(of);
    for (int frame = 0; frame < 8; frame++) {
        double time = 1 + 0.01 * frame;
        for (int id = 0; id < 2; id++)
            CHECK_OK(touch(of, frame ? TAPZOOM_TOUCH_MOVED : TAPZOOM_TOUCH_BEGAN, id, time, 300 + 40 * id * frame,
                           200 + 9 * frame));
        check_unwritten(of);
    }
    CHECK_OK(tapzoom_set_velocity(of, &slow));
    CHECK_OK(tapzoom_advance(of, 1.1));
    check_unwritten(of);
    for (int id = 0; id < 2; id++) CHECK_OK(touch(of, TAPZOOM_TOUCH_ENDED, id, 1.1, 300, 200));
    CHECK_OK(tapzoom_zoom_to(of, 2, 100, 100, OPTIONS(1)));
    CHECK_OK(tapzoom_advance(of, 1.2));
    check_unwritten(of);
    tapzoom_destroy(of);
}

int main(int count, char **arguments) {
    struct sigaction action;
    if (count == 2 && strcmp(arguments[1], "alone") == 0) read_in_read = TAPZOOM_ERROR_BUSY;
    memset(&action, 0, sizeof action);
    action.sa_sigaction = in_the_middle;
    action.sa_flags = SA_SIGINFO;
    sigaction(SIGSEGV, &action, NULL);
    sigaction(SIGBUS, &action, NULL);
    room = mmap(NULL, ROOM, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (!CHECK(room != MAP_FAILED)) return check_report();
    if (read_in_read == TAPZOOM_OK) calls_that_overlap();
    view = photos();
    calls_that_read();
    calls_that_change();
    calls_that_are_recorded();
    lenient_calls();
    calls_that_fail();
    three_threads();
    tapzoom_destroy(view);
    return check_report();
}
