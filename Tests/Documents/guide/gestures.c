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
static double zoom;
static tapzoom_touch touches[MOST_TOUCHES];
static size_t touch_count;
static tapzoom_event events[MOST_EVENTS];
static int event_count;

static void begin(int32_t preset, double zoomed) {
    CHECK_OK(tapzoom_config_init(&config, sizeof config, preset));
    zoom = zoomed;
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

/* ---- Playing ----------------------------------------------------------------------------------------------------- */

static char chapter[60000];

static void play(void) {
    const tapzoom_viewport viewport = {400, 600, 0, 0, 0, 0};
    const tapzoom_rect content = {0, 0, 2000, 3000};
    tapzoom_view *view;
    size_t next = 0;
    CHECK_OK(tapzoom_create(&config, &viewport, &content, &view));
    CHECK_OK(tapzoom_zoom_by(view, zoom, 200, 300, NULL));
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
        for (int i = 0; i < frame.event_count; i++) {
            const tapzoom_event event = events[event_count];
            handle_event(&event);
            if (event.phase != TAPZOOM_PHASE_CHANGED) {
                event_count++;
            } else {
                memmove(events + event_count, events + event_count + 1,
                        (size_t)(frame.event_count - i - 1) * sizeof event);
            }
        }
    }
    CHECK(next == touch_count);
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
    check_list("a double tap");
    CHECK(app.selected == 1 && !app.highlighted && app.saved == 1);

    begin(TAPZOOM_PRESET_MAPS, 3);
    add_tap(0, 1, 200, 300, 0.06);
    make_taps_instant(&config);
    play();
    CHECK(happened(TAPZOOM_EVENT_TAP) && events[event_count - 1].time == 0.06); /* nothing waits for a second tap */

    begin(TAPZOOM_PRESET_MAPS, 3);
    add_tap(0, 1, 150, 300, 0.06);
    add_tap(0.02, 2, 250, 300, 0.06);
    check_list("a tap of two fingers");
}

static void several_fingers(void) {
    begin(TAPZOOM_PRESET_MAPS, 3);
    use_several_fingers(&config);
    for (int64_t id = 1; id <= 3; id++) add_tap(0, id, 100.0 * (double)id, 300, 0.06);
    play();
    CHECK(event_count == 1 && happened(TAPZOOM_EVENT_FINGERS_TAP) && events[0].contact_count == 3);
    begin(TAPZOOM_PRESET_MAPS, 3);
    use_several_fingers(&config);
    for (int64_t id = 1; id <= 2; id++) add_tap(0, id, 100.0 * (double)id, 300, 0.06);
    play();
    CHECK(event_count == 1 && happened(TAPZOOM_EVENT_FINGERS_TAP)); /* and no zoom */

    begin(TAPZOOM_PRESET_MAPS, 3);
    use_several_fingers(&config);
    for (int64_t id = 1; id <= 3; id++) {
        add_path(id, 0, 0, 0.2, 100.0 * (double)id + 10, 300, 100.0 * (double)id - 90, 300);
        lift(id, 0.2, 100.0 * (double)id - 90, 300);
    }
    check_list("a drag of three fingers");
}

static void presses(void) {
    memset(&app, 0, sizeof app);
    begin(TAPZOOM_PRESET_MAPS, 3);
    add_tap(0, 1, 200, 300, 0.8);
    check_list("a long press");
    CHECK(app.menus == 1);
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
}

static void pinches(void) {
    begin(TAPZOOM_PRESET_MAPS, 3);
    config.gestures |= TAPZOOM_GESTURE_ROTATE;
    add_turn(1, 0, 0.5, -1);
    add_turn(2, 0.04, 0.54, 1);
    check_list("two fingers that spread and turn");
}

static void quick_zooms(void) {
    begin(TAPZOOM_PRESET_MAPS, 3);
    add_tap(0, 1, 200, 300, 0.06);
    add_path(2, 0.2, 0, 0.5, 200, 300, 200, 400);
    lift(2, 0.7, 200, 400);
    check_list("a quick zoom");
}

static void pages(void) {
    memset(&app, 0, sizeof app);
    begin(TAPZOOM_PRESET_PHOTOS, 1);
    add_path(1, 0, 0, 0.1, 300, 300, 150, 300);
    lift(1, 0.1, 150, 300);
    check_list("a swipe");
    CHECK(app.page == 1);
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
    return check_report();
}
