/*
 * gestures.c - the parts of "Gestures and events". Each list of events in the chapter is what a scene here prints.
 *
 * SPDX-License-Identifier: MIT
 */
#include "check.h"

static struct { int highlighted, selected, menus, saved, buzzes, page; } app;
static void highlight(int on) { app.highlighted = on; }
static void select_at(double x, double y) { app.selected += x > 0 && y > 0; }
static void show_menu_at(double x, double y) { app.menus += x > 0 && y > 0; }
static void save_position(void) { app.saved++; }
static void buzz(void) { app.buzzes++; }
static void turn_page(int by) { app.page += by; }

#include "handle.c"
#include "instant-taps.c"
#include "several-fingers.c"

enum { MOST_TOUCHES = 600, MOST_EVENTS = 200, KINDS = TAPZOOM_EVENT_FINGERS_DRAG + 1 };

static const char *const names[KINDS] = {"NONE", "TAP_PENDING", "TAP", "DOUBLE_TAP", "", "FINGERS_TAP",
                                         "LONG_PRESS", "PAN", "PINCH", "ROTATE", "QUICK_ZOOM", "SWIPE", "FLING",
                                         "SCROLL", "ANIMATION", "SETTLED", "LIMIT", "PAGE", "OWNER", "EDGE",
                                         "FINGERS_DRAG"};
static const char *const phases[] = {"", " BEGAN", " CHANGED", " ENDED", " CANCELLED"};

/* ---- Scenes ------------------------------------------------------------------------------------------------------ */

static tapzoom_config config;
static double zoom, pan_first, scroll_at;
static tapzoom_touch touches[MOST_TOUCHES];
static size_t touch_count;
static tapzoom_event events[MOST_EVENTS];
static int event_count;
static tapzoom_transform last;

static void begin(int32_t preset, double zoomed) {
    CHECK_OK(tapzoom_config_init(&config, sizeof config, preset));
    zoom = zoomed;
    pan_first = 0;
    scroll_at = -1;
    touch_count = 0;
}

static void add(double time, int64_t id, double x, double y, int32_t phase) {
    size_t place = touch_count++;
    for (; place > 0 && touches[place - 1].time > time; place--) touches[place] = touches[place - 1];
    touches[place] = (tapzoom_touch){.time = time, .id = id, .x = x, .y = y, .phase = phase,
                                     .buttons = TAPZOOM_BUTTON_PRIMARY};
}

static void add_tap(double time, int64_t id, double x, double y, double duration) {
    add(time, id, x, y, TAPZOOM_TOUCH_BEGAN);
    add(time + duration, id, x, y, TAPZOOM_TOUCH_ENDED);
}

/* A finger that moves straight on for a time, after it has rested for another. */
static void add_path(int64_t id, double start, double rest, double end, double x1, double y1, double x2, double y2) {
    const int steps = (int)round((end - start - rest) * 120);
    add(start, id, x1, y1, TAPZOOM_TOUCH_BEGAN);
    for (int k = 1; k <= steps; k++)
        add(k == steps ? end : start + rest + (end - start - rest) * k / steps, id, x1 + (x2 - x1) * k / steps,
            y1 + (y2 - y1) * k / steps, TAPZOOM_TOUCH_MOVED);
}

static void lift(int64_t id, double time, double x, double y) { add(time, id, x, y, TAPZOOM_TOUCH_ENDED); }

static void add_turn(int64_t id, double start, double end, double side) {
    for (int k = 0; k <= 60; k++) {
        const double time = k == 60 ? end : start + (end - start) * k / 60, t = fmin(time, 0.5);
        const double radius = side * (60 + 160 * t);
        add(time, id, 200 + radius * cos(3 * t), 300 + radius * sin(3 * t),
            k == 0 ? TAPZOOM_TOUCH_BEGAN : TAPZOOM_TOUCH_MOVED);
    }
    lift(id, end, 200, 300);
}

/* ---- What each event holds --------------------------------------------------------------------------------------- */

enum { CONTACT = 1, TAPS = 2, VELOCITY = 4, ZOOM_VELOCITY = 8, LIMITS = 16, OWNER = 32, DIRECTION = 64 };

/* The table of the chapter. */
static const int fields[KINDS] = {
    [TAPZOOM_EVENT_TAP_PENDING] = CONTACT | TAPS, [TAPZOOM_EVENT_TAP] = CONTACT | TAPS,
    [TAPZOOM_EVENT_DOUBLE_TAP] = CONTACT | TAPS, [TAPZOOM_EVENT_FINGERS_TAP] = CONTACT | TAPS,
    [TAPZOOM_EVENT_LONG_PRESS] = CONTACT,
    [TAPZOOM_EVENT_PAN] = CONTACT | VELOCITY, [TAPZOOM_EVENT_PINCH] = CONTACT | ZOOM_VELOCITY,
    [TAPZOOM_EVENT_ROTATE] = CONTACT | ZOOM_VELOCITY, [TAPZOOM_EVENT_QUICK_ZOOM] = CONTACT | ZOOM_VELOCITY,
    [TAPZOOM_EVENT_SWIPE] = CONTACT | VELOCITY | LIMITS | DIRECTION,
    [TAPZOOM_EVENT_PAGE] = CONTACT | VELOCITY | LIMITS | DIRECTION,
    [TAPZOOM_EVENT_FLING] = VELOCITY | ZOOM_VELOCITY, [TAPZOOM_EVENT_ANIMATION] = VELOCITY | ZOOM_VELOCITY,
    [TAPZOOM_EVENT_LIMIT] = CONTACT | VELOCITY | LIMITS, [TAPZOOM_EVENT_OWNER] = CONTACT | OWNER,
    [TAPZOOM_EVENT_EDGE] = VELOCITY | LIMITS | DIRECTION,
    [TAPZOOM_EVENT_FINGERS_DRAG] = CONTACT | VELOCITY | DIRECTION};
static int seen[KINDS], seen_phases[KINDS];

static void note_fields(const tapzoom_event *event) {
    int found = 0;
    if (event->contact_count > 0) found |= CONTACT;
    CHECK((event->contact != 0) == (event->contact_count > 0));
    CHECK((event->buttons != 0) == (event->contact_count > 0));
    CHECK((event->landing_view_x != 0) == (event->contact_count > 0));
    CHECK((event->landing_content_x != 0) == (event->contact_count > 0));
    if (event->tap_count > 0) found |= TAPS;
    if (event->velocity.x != 0 || event->velocity.y != 0) found |= VELOCITY;
    if (event->velocity.log_scale != 0 || event->velocity.rotation != 0) found |= ZOOM_VELOCITY;
    if (event->limits != 0) found |= LIMITS;
    if (event->owner != 0) found |= OWNER;
    if (event->direction != TAPZOOM_DIRECTION_NONE) found |= DIRECTION;
    CHECK(event->velocity.view_x == event->view_x && event->velocity.view_y == event->view_y);
    if (event->kind == TAPZOOM_EVENT_LIMIT && event->contact_count > 0) CHECK((found & VELOCITY) == 0);
    if (event->kind == TAPZOOM_EVENT_PAN && config.pager_edges != 0) found &= ~LIMITS; /* with a pager */
    CHECK(event->scale > 0 && event->view_x != 0 && event->content_x != 0);
    if (event->phase == TAPZOOM_PHASE_CHANGED) CHECK((found & (VELOCITY | ZOOM_VELOCITY)) == 0);
    if (!CHECK((found & ~fields[event->kind]) == 0)) printf("    %s%s\n", names[event->kind], phases[event->phase]);
    seen[event->kind] |= found;
    seen_phases[event->kind] |= 1 << event->phase;
}

/* Every BEGAN has one end, PAN encloses PINCH and ROTATE, and nothing is open at rest. */
static void check_order(void) {
    int open[KINDS] = {0};
    for (int i = 0; i < event_count; i++) {
        const tapzoom_event *event = &events[i];
        const int begins = event->phase == TAPZOOM_PHASE_BEGAN;
        const int ends = event->phase == TAPZOOM_PHASE_ENDED || event->phase == TAPZOOM_PHASE_CANCELLED;
        if (event->kind == TAPZOOM_EVENT_LIMIT) continue; /* one for each limit */
        if (begins) CHECK(!open[event->kind]);
        else if (event->phase != TAPZOOM_PHASE_DISCRETE) CHECK(open[event->kind]);
        if (event->kind == TAPZOOM_EVENT_PINCH || event->kind == TAPZOOM_EVENT_ROTATE)
            CHECK(open[TAPZOOM_EVENT_PAN] || (config.gestures & TAPZOOM_GESTURE_PAN) == 0);
        open[event->kind] += begins - ends;
    }
    for (int kind = 0; kind < KINDS; kind++) CHECK(open[kind] == 0);
}

/* ---- Playing ----------------------------------------------------------------------------------------------------- */

static char chapter[60000];

static void play(void) {
    const tapzoom_viewport viewport = {400, 600, 0, 0, 0, 0};
    const tapzoom_rect content = {0, 0, 2000, 3000};
    tapzoom_view *view;
    size_t next = 0;
    CHECK_OK(tapzoom_create(&config, &viewport, &content, &view));
    CHECK_OK(tapzoom_zoom_by(view, zoom, 200, 300, NULL));
    CHECK_OK(tapzoom_pan_by(view, pan_first, 0, NULL));
    tapzoom_event ignored[TAPZOOM_EVENT_CAPACITY];
    size_t count;
    CHECK_OK(tapzoom_poll_events(view, ignored, TAPZOOM_EVENT_CAPACITY, &count));
    event_count = 0;
    for (int k = 0; k <= 300; k++) {
        tapzoom_frame_result frame;
        size_t until = next;
        while (until < touch_count && touches[until].time <= k / 60.0) until++;
        CHECK_OK(tapzoom_frame(view, k / 60.0, touches + next, until - next, events + event_count,
                               TAPZOOM_EVENT_CAPACITY, &frame));
        next = until;
        if (k / 60.0 == scroll_at) {
            const tapzoom_scroll scroll = {.time = scroll_at, .x = 200, .y = 300, .dy = -50};
            CHECK_OK(tapzoom_push_scroll(view, &scroll, NULL));
        }
        for (int i = 0; i < frame.event_count; i++) {
            const tapzoom_event event = events[event_count];
            note_fields(&event);
            handle_event(&event);
            if (event.phase != TAPZOOM_PHASE_CHANGED) {
                event_count++;
            } else {
                memmove(events + event_count, events + event_count + 1,
                        (size_t)(frame.event_count - i - 1) * sizeof event);
            }
        }
        last = frame.transform;
    }
    CHECK(next == touch_count);
    check_order();
    tapzoom_destroy(view);
}

/* The events of the scene are a list in the chapter. */
static void check_list(const char *scene) {
    char list[4000] = "\n";
    play();
    for (int i = 0; i < event_count; i++) {
        const tapzoom_event *event = &events[i];
        const int32_t phase = event->phase;
        snprintf(list + strlen(list), sizeof list - strlen(list), "    %.2f  %s%s%s\n", event->time, names[event->kind],
                 phases[phase], event->limits & TAPZOOM_LIMIT_LEFT ? " (LEFT)"
                                : event->limits & TAPZOOM_LIMIT_RIGHT ? " (RIGHT)" : "");
    }
    strcat(list, "\n");
    if (!CHECK(strstr(chapter, list) != NULL)) printf("  the chapter lacks %s:%s", scene, list);
}

static int happened(int32_t kind) {
    for (int i = 0; i < event_count; i++)
        if (events[i].kind == kind) return 1;
    return 0;
}

static double time_of(int32_t kind) {
    for (int i = 0; i < event_count; i++)
        if (events[i].kind == kind) return events[i].time;
    return -1;
}

/* ---- The chapter, in its order ----------------------------------------------------------------------------------- */

static void taps(void) {
    memset(&app, 0, sizeof app);
    begin(TAPZOOM_PRESET_MAPS, 3);
    add_tap(0, 1, 200, 300, 0.06);
    check_list("a tap");
    CHECK(app.selected == 1 && !app.highlighted);
    begin(TAPZOOM_PRESET_MAPS, 3);
    add_tap(0, 1, 200, 300, 0.06);
    add_tap(0.2, 2, 200, 300, 0.06);
    const double before = 0.6;
    check_list("a double tap");
    begin(TAPZOOM_PRESET_MAPS, 3);
    add_tap(0, 1, 200, 300, 0.06);
    add(0.2, 2, 205, 300, TAPZOOM_TOUCH_BEGAN);
    add(0.25, 2, 208, 300, TAPZOOM_TOUCH_MOVED);
    add(0.26, 2, 208, 300, TAPZOOM_TOUCH_ENDED);
    app.saved = 0;
    play();
    /* MAPS starts with content point (1000, 1500) in the center, at scale 0.6. */
    CHECK_NEAR(last.scale * (1000 + 8 / before) + last.x, 208, 1e-6);
    CHECK_NEAR(last.scale, 2 * before, 1e-9);
    CHECK(app.selected == 1 && !app.highlighted && app.saved == 1);

    for (int way = 0; way < 3; way++) {
        begin(TAPZOOM_PRESET_MAPS, 3);
        add_tap(0, 1, 200, 300, 0.06);
        if (way == 1) make_taps_instant(&config);
        if (way == 2) {
            config.double_tap = TAPZOOM_ZOOM_NONE;
            config.events &= ~(1u << TAPZOOM_EVENT_DOUBLE_TAP | 1u << TAPZOOM_EVENT_DOUBLE_TAP);
        }
        play();
        CHECK_NEAR(time_of(TAPZOOM_EVENT_TAP), way == 0 ? 0.36 : 0.06, 1e-12);
    }

    begin(TAPZOOM_PRESET_MAPS, 3);
    add_tap(0, 1, 150, 300, 0.06);
    add_tap(0.02, 2, 250, 300, 0.06);
    check_list("a tap of two fingers");
    config.gestures &= ~(uint32_t)TAPZOOM_GESTURE_TAP;
    play();
    CHECK(happened(TAPZOOM_EVENT_FINGERS_TAP));
    CHECK_NEAR(last.scale, before / 2, 1e-9);

    /* Two fingers tap with FINGERS_TAP off; then one finger taps twice with TAP off. */
    begin(TAPZOOM_PRESET_MAPS, 3);
    add_tap(0, 1, 150, 300, 0.06);
    add_tap(0.02, 2, 250, 300, 0.06);
    config.gestures &= ~(uint32_t)TAPZOOM_GESTURE_FINGERS_TAP;
    play();
    int taps_sent = 0;
    for (int i = 0; i < event_count; i++) taps_sent += events[i].kind == TAPZOOM_EVENT_TAP;
    CHECK(taps_sent == 2 && !happened(TAPZOOM_EVENT_FINGERS_TAP));
    begin(TAPZOOM_PRESET_MAPS, 3);
    add_tap(0, 1, 200, 300, 0.06);
    add_tap(0.2, 2, 200, 300, 0.06);
    config.gestures &= ~(uint32_t)TAPZOOM_GESTURE_TAP;
    play();
    CHECK(happened(TAPZOOM_EVENT_DOUBLE_TAP) && !happened(TAPZOOM_EVENT_TAP) && !happened(TAPZOOM_EVENT_TAP_PENDING));

    begin(TAPZOOM_PRESET_MAPS, 3);
    for (int64_t id = 1; id <= 4; id++) add_tap(0.2 * (double)(id - 1), id, 200, 300, 0.06);
    play();
    CHECK(happened(TAPZOOM_EVENT_DOUBLE_TAP) && happened(TAPZOOM_EVENT_DOUBLE_TAP) && !happened(TAPZOOM_EVENT_TAP));
}

static void several_fingers(void) {
    begin(TAPZOOM_PRESET_MAPS, 3);
    use_several_fingers(&config);
    for (int64_t id = 1; id <= 3; id++) add_tap(0, id, 100.0 * (double)id, 300, 0.06);
    const double before = 0.6;
    play();
    CHECK(event_count == 1 && happened(TAPZOOM_EVENT_FINGERS_TAP) && events[0].contact_count == 3);
    CHECK_NEAR(last.scale, before, 1e-9);
    config.finger_taps = TAPZOOM_FINGERS_TWO;
    play();
    CHECK(event_count == 0);

    for (int slow = 0; slow < 2; slow++) {
        const double end = slow ? 1 : 0.2;
        begin(TAPZOOM_PRESET_MAPS, 3);
        use_several_fingers(&config);
        for (int64_t id = 1; id <= 3; id++) {
            add_path(id, 0, 0, end, 100.0 * (double)id + 10, 300, 100.0 * (double)id - 90, 300);
            lift(id, end, 100.0 * (double)id - 90, 300);
        }
        if (slow) play();
        else check_list("a drag of three fingers");
        CHECK(events[1].phase == TAPZOOM_PHASE_ENDED);
        CHECK(events[1].direction == (slow ? TAPZOOM_DIRECTION_NONE : TAPZOOM_DIRECTION_LEFT));
        CHECK_NEAR(last.scale, before, 1e-9);
    }
}

static void presses(void) {
    memset(&app, 0, sizeof app);
    begin(TAPZOOM_PRESET_MAPS, 3);
    add_tap(0, 1, 200, 300, 0.8);
    check_list("a long press");
    CHECK(app.menus == 1);
    for (int off = 0; off < 2; off++) {
        begin(TAPZOOM_PRESET_MAPS, 3);
        if (off) config.gestures &= ~(uint32_t)TAPZOOM_GESTURE_LONG_PRESS;
        add_tap(0, 1, 200, 300, 0.8);
        play();
        CHECK(happened(TAPZOOM_EVENT_TAP) == off);
        begin(TAPZOOM_PRESET_MAPS, 3);
        if (off) config.gestures &= ~(uint32_t)TAPZOOM_GESTURE_LONG_PRESS;
        add_path(1, 0, 0.6, 0.7, 200, 300, 260, 300);
        lift(1, 0.7, 260, 300);
        play();
        CHECK(happened(TAPZOOM_EVENT_PAN) && happened(TAPZOOM_EVENT_FLING) == off);
    }
}

static void pans(void) {
    begin(TAPZOOM_PRESET_MAPS, 3);
    add_path(1, 0, 0, 0.2, 200, 300, 300, 300);
    lift(1, 0.4, 300, 300);
    check_list("a drag that rests");
    begin(TAPZOOM_PRESET_MAPS, 3);
    add_path(1, 0, 0, 0.1, 200, 300, 250, 300);
    lift(1, 0.1, 250, 300);
    add_tap(0.3, 2, 200, 300, 0.1);
    check_list("a fling that a finger catches");
    CHECK(!happened(TAPZOOM_EVENT_TAP));
    for (int slow = 0; slow < 2; slow++) { /* 500 points per second, 224 after 0.4 s, 183 after 0.5 s */
        begin(TAPZOOM_PRESET_MAPS, 3);
        add_path(1, 0, 0, 0.1, 200, 300, 250, 300);
        lift(1, 0.1, 250, 300);
        add_tap(slow ? 0.6 : 0.5, 2, 200, 300, 0.1);
        play();
        CHECK(happened(TAPZOOM_EVENT_TAP) == slow);
    }
    begin(TAPZOOM_PRESET_MAPS, 3);
    config.gestures &= ~(uint32_t)TAPZOOM_GESTURE_FLING;
    add_path(1, 0, 0, 0.1, 200, 300, 250, 300);
    lift(1, 0.1, 250, 300);
    play();
    CHECK(!happened(TAPZOOM_EVENT_FLING));
    CHECK_NEAR(time_of(TAPZOOM_EVENT_SETTLED), 0.1, 1e-12);
}

static void pinches(void) {
    begin(TAPZOOM_PRESET_MAPS, 3);
    config.gestures |= TAPZOOM_GESTURE_ROTATE;
    add_turn(1, 0, 0.5, -1);
    add_turn(2, 0.04, 0.54, 1);
    check_list("two fingers that spread and turn");
    begin(TAPZOOM_PRESET_MAPS, 3);
    config.gestures &= ~(uint32_t)TAPZOOM_GESTURE_PAN;
    add_turn(1, 0, 0.5, -1);
    add_turn(2, 0.04, 0.54, 1);
    play();
    CHECK(happened(TAPZOOM_EVENT_PINCH) && !happened(TAPZOOM_EVENT_PAN) && !happened(TAPZOOM_EVENT_ROTATE));
    CHECK(last.rotation == 0);

    /* A wheel that pans does so with PAN off, too. */
    double place[2];
    for (int scrolls = 0; scrolls < 2; scrolls++) {
        begin(TAPZOOM_PRESET_MAPS, 3);
        config.gestures &= ~(uint32_t)TAPZOOM_GESTURE_PAN;
        config.wheel = TAPZOOM_ACTION_PAN;
        if (scrolls) scroll_at = 1;
        play();
        place[scrolls] = last.y;
    }
    CHECK_NEAR(place[1], place[0] + 50, 1e-9);

    /* Fingers that spread at 1.5 or 2.5 in ln(scale) per second when they lift. */
    for (int fast = 0; fast < 2; fast++) {
        begin(TAPZOOM_PRESET_MAPS, 3);
        for (int64_t id = 1; id <= 2; id++) {
            const double side = id == 1 ? -1 : 1;
            add(0, id, 200 + 60 * side, 300, TAPZOOM_TOUCH_BEGAN);
            for (int k = 1; k <= 36; k++)
                add(k / 120.0, id, 200 + 60 * side * exp((fast ? 2.5 : 1.5) * k / 120), 300, TAPZOOM_TOUCH_MOVED);
            lift(id, 0.3, 200 + 60 * side * exp((fast ? 2.5 : 1.5) * 0.3), 300);
        }
        play();
        CHECK(happened(TAPZOOM_EVENT_PINCH) && happened(TAPZOOM_EVENT_FLING) == fast);
    }

    /* The system takes a finger. */
    begin(TAPZOOM_PRESET_MAPS, 3);
    add_path(1, 0, 0, 0.3, 180, 300, 100, 300);
    add_path(2, 0, 0, 0.3, 220, 300, 300, 300);
    add(0.3, 1, 100, 300, TAPZOOM_TOUCH_CANCELLED);
    lift(2, 0.6, 300, 300);
    play();
    int cancelled = 0, ended = 0;
    for (int i = 0; i < event_count; i++) {
        cancelled += events[i].kind == TAPZOOM_EVENT_PINCH && events[i].phase == TAPZOOM_PHASE_CANCELLED;
        ended += events[i].kind == TAPZOOM_EVENT_PAN && events[i].phase == TAPZOOM_PHASE_ENDED;
    }
    CHECK(cancelled == 1 && ended == 1);
}

static void quick_zooms(void) {
    for (int off = 0; off < 2; off++) {
        begin(TAPZOOM_PRESET_MAPS, 3);
        if (off) config.gestures &= ~(uint32_t)TAPZOOM_GESTURE_QUICK_ZOOM;
        add_tap(0, 1, 200, 300, 0.06);
        add_path(2, 0.2, 0, 0.5, 200, 300, 200, 400);
        lift(2, 0.7, 200, 400);
        if (!off) check_list("a quick zoom");
        else play();
        CHECK(happened(TAPZOOM_EVENT_PAN) == off);
        CHECK((last.scale > 0.7) != off);
    }
}

static void pages(void) {
    memset(&app, 0, sizeof app);
    begin(TAPZOOM_PRESET_PHOTOS, 1);
    add_path(1, 0, 0, 0.1, 300, 300, 150, 300);
    lift(1, 0.1, 150, 300);
    check_list("a swipe");
    CHECK(app.page == 1);
    begin(TAPZOOM_PRESET_PHOTOS, 1);
    add_path(1, 0, 0, 0.4, 100, 300, 250, 300);
    lift(1, 0.8, 250, 300);
    play();
    CHECK(happened(TAPZOOM_EVENT_PAGE) && !happened(TAPZOOM_EVENT_SWIPE));
    CHECK(app.page == 0);
    for (int off = 0; off < 2; off++) { /* a short fast drag, and a long one */
        for (int width = 80; width <= 150; width += 70) {
            begin(TAPZOOM_PRESET_PHOTOS, 1);
            if (off) config.gestures &= ~(uint32_t)TAPZOOM_GESTURE_SWIPE;
            add_path(1, 0, 0, 0.1, 300, 300, 300 - width, 300);
            lift(1, 0.1, 300 - width, 300);
            play();
            CHECK(happened(TAPZOOM_EVENT_SWIPE) == !off && happened(TAPZOOM_EVENT_PAGE) == (!off || width > 100));
        }
    }

    /* A slow drag from the edge of a zoomed view, and a fast one. */
    for (int fast = 0; fast < 2; fast++) {
        begin(TAPZOOM_PRESET_PHOTOS, 3);
        pan_first = -1e9;
        add_path(1, 0, 0, fast ? 0.1 : 0.4, 300, 300, fast ? 250 : 150, 300);
        lift(1, fast ? 0.1 : 0.8, fast ? 250 : 150, 300);
        play();
        CHECK(happened(TAPZOOM_EVENT_PAGE) == !fast && !happened(TAPZOOM_EVENT_SWIPE));
    }
    begin(TAPZOOM_PRESET_PHOTOS, 3);
    add_path(1, 0, 0, 0.1, 300, 300, 150, 300);
    lift(1, 0.1, 150, 300);
    play();
    CHECK(!happened(TAPZOOM_EVENT_PAGE) && !happened(TAPZOOM_EVENT_SWIPE));
}

static void limits(void) {
    memset(&app, 0, sizeof app);
    begin(TAPZOOM_PRESET_MAPS, 1.2);
    add_path(1, 0, 0, 0.3, 150, 300, 300, 300);
    for (int k = 1; k <= 40; k++) add(0.5 + k * 0.01, 1, 300 - 6 * k, 300, TAPZOOM_TOUCH_MOVED);
    lift(1, 1.1, 60, 300);
    check_list("a limit");
    CHECK(app.buzzes == 2);
}

static void tables(void) {
    /* An animation that a finger stops while its place moves to the center. */
    begin(TAPZOOM_PRESET_READER, 1);
    add_tap(0, 1, 80, 100, 0.06);
    add_tap(0.2, 2, 80, 100, 0.06);
    add_tap(0.4, 3, 200, 300, 0.1);
    play();
    /* A lone finger that becomes the host's, a fling that meets an edge, and a wheel. */
    begin(TAPZOOM_PRESET_MAPS, 3);
    config.min_pan_contacts = 2;
    add_tap(0, 1, 200, 300, 0.3);
    play();
    begin(TAPZOOM_PRESET_PHOTOS, 3);
    config.pager_edges = TAPZOOM_LIMIT_LEFT;
    add_path(1, 0, 0, 0.1, 100, 300, 250, 300);
    lift(1, 0.1, 250, 300);
    play();
    CHECK(happened(TAPZOOM_EVENT_EDGE));
    begin(TAPZOOM_PRESET_MAPS, 3);
    scroll_at = 1;
    play();
    CHECK(happened(TAPZOOM_EVENT_SCROLL) && happened(TAPZOOM_EVENT_SETTLED));

    for (int kind = 1; kind < KINDS; kind++) {
        if (fields[kind] != 0 && !CHECK(seen[kind] == fields[kind]))
            printf("    %s has %d, not %d\n", names[kind], seen[kind], fields[kind]);
    }
    const int discrete = 1 << TAPZOOM_PHASE_DISCRETE, changed = 1 << TAPZOOM_PHASE_CHANGED;
    const int32_t moments[] = {TAPZOOM_EVENT_TAP, TAPZOOM_EVENT_DOUBLE_TAP, TAPZOOM_EVENT_DOUBLE_TAP,
                               TAPZOOM_EVENT_FINGERS_TAP, TAPZOOM_EVENT_SWIPE, TAPZOOM_EVENT_PAGE,
                               TAPZOOM_EVENT_SETTLED, TAPZOOM_EVENT_OWNER, TAPZOOM_EVENT_EDGE};
    for (int i = 0; i < 9; i++) CHECK(seen_phases[moments[i]] == discrete);
    const int32_t changing[] = {TAPZOOM_EVENT_PAN, TAPZOOM_EVENT_PINCH, TAPZOOM_EVENT_ROTATE, TAPZOOM_EVENT_QUICK_ZOOM,
                                TAPZOOM_EVENT_FINGERS_DRAG};
    for (int i = 0; i < 5; i++) CHECK((seen_phases[changing[i]] & changed) != 0);
    const int32_t still[] = {TAPZOOM_EVENT_TAP_PENDING, TAPZOOM_EVENT_LONG_PRESS, TAPZOOM_EVENT_FLING,
                             TAPZOOM_EVENT_ANIMATION, TAPZOOM_EVENT_LIMIT};
    for (int i = 0; i < 5; i++) {
        CHECK((seen_phases[still[i]] & (changed | discrete)) == 0);
        CHECK((seen_phases[still[i]] & 1 << TAPZOOM_PHASE_BEGAN) != 0);
    }
}

int main(void) {
    FILE *file = fopen("examples/guide/gestures.md", "rb");
    if (!CHECK(file != NULL)) return check_report();
    chapter[fread(chapter, 1, sizeof chapter - 1, file)] = 0;
    fclose(file);
    taps();
    several_fingers();
    presses();
    pans();
    pinches();
    quick_zooms();
    pages();
    limits();
    tables();
    return check_report();
}
