/*
 * four_lines.h - tests of what a program needs of tapzoom_sdl2.h and tapzoom_sdl3.h: start, event, frame, stop, and the
 * clock of both. The file that includes it defines events by SDL2's names, and
 *
 *   GLUE(name)   the function of the header
 *   MS           ticks in a millisecond
 *   TIMESTAMP    the type of the time of an event
 *   RESIZED      the event of another size of the window
 *   DENSITY      device pixels of a unit of the window
 *   notch_up()   an event of the wheel
 *
 * SPDX-License-Identifier: MIT
 */

/* The four lines of a program: start, event, frame, stop. */
static void test_four_lines(void) {
    int i;
    glue = GLUE(start)(NULL, TAPZOOM_PRESET_PHOTOS, 2002, 1002);
    CHECK_NEAR(GLUE(frame)(&glue).scale, 0.5, 1e-9);
    CHECK_NEAR(settings(glue.view).pixels_per_unit, DENSITY, 0);
    CHECK(GLUE(timeout)(&glue) == -1);
    push(glue.view, notch_up());
    CHECK(GLUE(timeout)(&glue) == 1);
    for (i = 0; i < 50; i++) ticks += 100 * MS, GLUE(frame)(&glue);
    CHECK(GLUE(frame)(&glue).scale > 0.6);
    GLUE(stop)(&glue);
    CHECK(glue.view == NULL);
}

static void test_no_view(void) {
    SDL_Event event = finger(SDL_FINGERDOWN, 1, 0.4f, 0.5f);
    glue = GLUE(start)(NULL, TAPZOOM_PRESET_PHOTOS, 0, 100);
    CHECK(glue.view == NULL);
    CHECK(GLUE(event)(&glue, &event) != TAPZOOM_OK);
    CHECK_NEAR(GLUE(frame)(&glue).scale, 1, 0);
    CHECK(GLUE(timeout)(&glue) == -1);
    GLUE(pause)(&glue);
    GLUE(resume)(&glue);
    GLUE(stop)(&glue);
    CHECK(GLUE(start)(NULL, -1, 100, 100).view == NULL);
}

/* A button of the program takes a landing; what follows of the contact means nothing to the view. */
static void test_landings(void) {
    SDL_Event event = finger(SDL_FINGERDOWN, 1, 0.5f, 0.25f);
    SDL_FPoint point;
    glue = GLUE(start)(NULL, TAPZOOM_PRESET_PHOTOS, 2002, 1002);
    CHECK(GLUE(landed)(&glue, &event, &point));
    CHECK_NEAR(point.x, 500, 1e-4);
    CHECK_NEAR(point.y, 125, 1e-4);
    event = finger(SDL_FINGERMOTION, 1, 0.9f, 0.9f);
    CHECK(!GLUE(landed)(&glue, &event, &point));
    push(glue.view, event);
    push(glue.view, finger(SDL_FINGERUP, 1, 0.9f, 0.9f));
    CHECK(contacts(glue.view) == 0 && events_of(glue.view, TAPZOOM_EVENT_PAN) == 0);
    event = mouse(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT, 10, 20);
    CHECK(GLUE(landed)(&glue, &event, &point));
    CHECK_NEAR(point.x, 10, 0);
    CHECK(glue.button == 0);
    event = finger(SDL_FINGERDOWN, 2, 0.5f, 0.25f); /* another one belongs to the view */
    push(glue.view, event);
    CHECK(contacts(glue.view) == 1);
    event.tfinger.windowID = 2;
    CHECK(!GLUE(landed)(&glue, &event, &point));
    GLUE(stop)(&glue);
}

/* Two taps that a slow program reads at once. */
static void test_double_tap_after_a_hitch(void) {
    static const Uint32 types[] = {SDL_FINGERDOWN, SDL_FINGERUP, SDL_FINGERDOWN, SDL_FINGERUP}, after[] = {0, 1, 4, 5};
    SDL_Event event;
    Uint64 first;
    int i;
    glue = GLUE(start)(NULL, TAPZOOM_PRESET_PHOTOS, 2002, 1002);
    first = ticks += 400 * MS;
    ticks += 5 * MS;
    for (i = 0; i < 4; i++) {
        event = finger(types[i], 7, 0.5f, 0.5f);
        ticks -= 10 * MS;
        event.common.timestamp = (TIMESTAMP)(first + after[i] * MS);
        push(glue.view, event);
    }
    GLUE(frame)(&glue);
    CHECK(events_of(glue.view, TAPZOOM_EVENT_DOUBLE_TAP) == 1);
    GLUE(stop)(&glue);
}

/* The clock stands still, and a motion goes on where it was. */
static void test_pause(void) {
    double scale;
    int i;
    glue = GLUE(start)(NULL, TAPZOOM_PRESET_PHOTOS, 2002, 1002);
    push(glue.view, finger(SDL_FINGERDOWN, 1, 0.4f, 0.5f));
    GLUE(pause)(&glue);
    CHECK(contacts(glue.view) == 0);
    GLUE(resume)(&glue);
    zoom_slowly(glue.view, GLUE(now)(&glue));
    ticks += 100 * MS;
    scale = GLUE(frame)(&glue).scale;
    CHECK(scale > 0.51 && scale < 0.99);
    GLUE(pause)(&glue);
    ticks += 2000 * MS;
    push(glue.view, window(SDL_WINDOWEVENT_FOCUS_LOST, 0, 0));
    GLUE(pause)(&glue);
    push(glue.view, finger(SDL_FINGERDOWN, 2, 0.4f, 0.5f));
    push(glue.view, mouse(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT, 10, 20));
    push(glue.view, event_of(SDL_KEYDOWN));
    push(glue.view, window(RESIZED, 1001, 501));
    CHECK(contacts(glue.view) == 0);
    CHECK(GLUE(timeout)(&glue) == -1);
    CHECK_NEAR(GLUE(frame)(&glue).scale, scale, 0);
    ticks += 3000 * MS;
    GLUE(resume)(&glue);
    GLUE(resume)(&glue);
    CHECK_NEAR(GLUE(frame)(&glue).scale, scale, 0);
    push(glue.view, finger(SDL_FINGERMOTION, 2, 0.6f, 0.5f));
    CHECK(contacts(glue.view) == 0);
    ticks += 50 * MS;
    CHECK(GLUE(frame)(&glue).scale > scale + 0.01);
    for (i = 0; i < 10; i++) ticks += 100 * MS, GLUE(frame)(&glue);
    CHECK_NEAR(GLUE(frame)(&glue).scale, 1, 1e-9);
    GLUE(stop)(&glue);
}

/* A command after a sleep begins now. Loading a level takes 0.25 s for the view: a tap across it stays a tap. */
static void test_clock(void) {
    double time;
    glue = GLUE(start)(NULL, TAPZOOM_PRESET_PHOTOS, 2002, 1002);
    GLUE(frame)(&glue);
    CHECK(GLUE(timeout)(&glue) == -1);
    time = GLUE(now)(&glue);
    ticks += 10000 * MS; /* asleep */
    zoom_slowly(GLUE(command)(&glue), GLUE(now)(&glue));
    CHECK_NEAR(GLUE(now)(&glue), time + 10, 1e-9);
    ticks += 10 * MS;
    CHECK(GLUE(frame)(&glue).scale < 0.9);
    ticks += 10000 * MS; /* stalls */
    time = GLUE(now)(&glue);
    CHECK(GLUE(frame)(&glue).scale < 0.999);
    CHECK_NEAR(GLUE(now)(&glue), time - 10 + 0.25, 1e-9);
    for (time = 0; time < 2; time += 0.1) ticks += 100 * MS, GLUE(frame)(&glue);
    push(glue.view, finger(SDL_FINGERDOWN, 1, 0.5f, 0.5f));
    GLUE(frame)(&glue);
    ticks += 800 * MS; /* stalls under a finger */
    push(glue.view, finger(SDL_FINGERUP, 1, 0.5f, 0.5f));
    for (time = 0; time < 1; time += 0.1) ticks += 100 * MS, GLUE(frame)(&glue);
    CHECK(events_of(glue.view, TAPZOOM_EVENT_TAP) == 1);
    GLUE(stop)(&glue);
}

/* A finger that bounces within a few milliseconds, in frames of its own, does not tap twice. */
static void test_bounce(void) {
    glue = GLUE(start)(NULL, TAPZOOM_PRESET_PHOTOS, 2002, 1002);
    push(glue.view, finger(SDL_FINGERDOWN, 1, 0.5f, 0.5f));
    GLUE(frame)(&glue);
    push(glue.view, finger(SDL_FINGERUP, 1, 0.5f, 0.5f));
    ticks += 1 * MS;
    GLUE(frame)(&glue);
    ticks -= 8 * MS;
    push(glue.view, finger(SDL_FINGERDOWN, 2, 0.5f, 0.5f));
    push(glue.view, finger(SDL_FINGERUP, 2, 0.5f, 0.5f));
    GLUE(frame)(&glue);
    CHECK(events_of(glue.view, TAPZOOM_EVENT_DOUBLE_TAP) == 0);
    GLUE(stop)(&glue);
}

static void test_four_lines_and_clock(void) {
    test_four_lines();
    test_no_view();
    test_landings();
    test_double_tap_after_a_hitch();
    test_pause();
    test_clock();
    test_bounce();
}
