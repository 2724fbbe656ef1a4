/*
 * ticks.c - how often the host advances a view never changes the outcome. Three views receive the same random touches
 * and commands, and give the same bits. The first gets nothing else. The second is also advanced, at random times or
 * 30, 60 or 144 times a second. The third gets its samples in batches and is read all the time.
 *
 * SPDX-License-Identifier: MIT
 */
#include "random.h"
#include "touch.h"

enum { PLAIN, TICKED, BATCHED, VIEWS };

#define STEPS 400
#define MAX_EVENTS 4000

typedef struct player {
    tapzoom_view *view;
    tapzoom_touch waiting[8];
    size_t waiting_count, event_count;
    tapzoom_event events[MAX_EVENTS];
} player;

static player players[VIEWS];
static size_t events_seen;
static uint32_t kinds_seen;
static double frame_rate; /* 0: at random times */

static void flush(player *to) {
    size_t accepted;
    CHECK_OK(tapzoom_push_touches(to->view, to->waiting, to->waiting_count, &accepted));
    CHECK(accepted == to->waiting_count);
    to->waiting_count = 0;
}

static void poll(player *from) {
    size_t count;
    CHECK_OK(tapzoom_poll_events(from->view, from->events + from->event_count, MAX_EVENTS - from->event_count, &count));
    from->event_count += count;
}

static void read_everything(const tapzoom_view *view) {
    tapzoom_transform target = target_of(view);
    double x, y;
    residual_of(view, place_of(view));
    raster_of(view);
    visible_rect(view, target);
    state_of(view);
    CHECK_OK(tapzoom_view_to_content(&target, 1, 2, &x, &y));
}

static void give(tapzoom_touch one) {
    if (below(8) == 0) one.flags = below(4), one.buttons = below(4);
    for (int i = 0; i < VIEWS; i++) {
        player *to = &players[i];
        if (i == BATCHED && to->waiting_count == 8) flush(to);
        to->waiting[to->waiting_count++] = one;
        if (i != BATCHED) flush(to);
    }
}

/* Advances all views to one time, so that a command has the same meaning for them, and compares them. */
static void meet(double time) {
    struct { tapzoom_transform is, will, residual; double raster; } places[VIEWS];
    for (int i = 0; i < VIEWS; i++) {
        flush(&players[i]);
        CHECK_OK(tapzoom_advance(players[i].view, time));
        places[i].is = place_of(players[i].view), places[i].will = target_of(players[i].view);
        places[i].raster = raster_of(players[i].view);
        places[i].residual = residual_of(players[i].view, places[i].is);
        poll(&players[i]);
    }
    CHECK_SAME(places[PLAIN], places[TICKED]);
    CHECK_SAME(places[PLAIN], places[BATCHED]);
}

static void tick(double from, double to) {
    double time = from;
    for (double frame = floor(from * frame_rate) + 1; frame_rate > 0 && frame / frame_rate < to; frame++)
        if (frame / frame_rate > from) CHECK_OK(tapzoom_advance(players[TICKED].view, frame / frame_rate));
    while (frame_rate == 0 && below(4) != 0 && (time = between(time, to)) > from)
        CHECK_OK(tapzoom_advance(players[TICKED].view, time));
    if (below(8) == 0) read_everything(players[BATCHED].view);
}

static void begin(int32_t which) {
    tapzoom_config config = preset(which);
    config.gestures |= TAPZOOM_GESTURE_ROTATE;
    if (below(2) == 0) config.events = EVERY_EVENT, config.drag_fingers = TAPZOOM_FINGERS_THREE;
    if (below(4) == 0) config.predict_time = 0.016, config.jitter_cutoff = 1, config.jitter_beta = 0.1;
    if (below(3) == 0) config.pinch_anchor = TAPZOOM_PINCH_CENTER;
    if (below(3) == 0) config.min_pan_contacts = 2;
    if (below(4) == 0) config.pager_edges = below(16);
    if (below(8) == 0) config.host_buttons = TAPZOOM_BUTTON_SECONDARY;
    for (int i = 0; i < VIEWS; i++) {
        memset(&players[i], 0, sizeof players[i]);
        CHECK_OK(create(&config, 800, 600, 4000, 3000, &players[i].view));
    }
    meet(0);
}

static void end(double time) {
    meet(time);
    events_seen += players[PLAIN].event_count;
    for (size_t i = 0; i < players[PLAIN].event_count; i++) kinds_seen |= UINT32_C(1) << players[PLAIN].events[i].kind;
    for (int i = TICKED; i < VIEWS; i++) {
        CHECK(players[i].event_count == players[PLAIN].event_count);
        CHECK(memcmp(players[i].events, players[PLAIN].events, sizeof players[i].events) == 0);
    }
    for (int i = 0; i < VIEWS; i++) tapzoom_destroy(players[i].view);
}

/* The same command for all views. */
static void command(double time, double x, double y) {
    uint32_t command = below(12);
    int64_t id = below(3);
    int32_t owner = (int32_t)below(2);
    tapzoom_status owned = TAPZOOM_OK;
    double scale = 0.1 * (1 + below(12)), dx = between(-200, 200), dy = between(-200, 200);
    const tapzoom_scroll scroll = {time, x, y, dx, dy, dx < 0 ? 1.05 : 0, 0, TAPZOOM_UNIT_PIXEL, (int32_t)below(2),
                                   (int32_t)below(5), 0};
    const tapzoom_velocity velocity = {dx, dy, below(2) ? 0.3 : 0, dy / 500, x, y}, still = {0, 0, 0, 0, 0, 0};
    const tapzoom_options *options = OPTIONS((int)below(2));
    int is_still = (int)below(2);
    meet(time);
    for (int i = 0; i < VIEWS; i++) {
        tapzoom_view *view = players[i].view;
        if (command == 0) CHECK_OK(tapzoom_zoom_to(view, scale, x, y, OPTIONS(1)));
        else if (command == 1) CHECK_OK(tapzoom_fit(view, OPTIONS(1)));
        else if (command == 2) CHECK_OK(tapzoom_stop_motion(view));
        else if (command == 3) CHECK_OK(tapzoom_pan_by(view, dx, dy, options));
        else if (command == 4) CHECK_OK(tapzoom_rotate_by(view, dx / 100, x, y, options));
        else if (command == 5) CHECK_OK(tapzoom_set_velocity(view, is_still ? &still : &velocity));
        else if (command < 8) CHECK_OK(tapzoom_push_scroll(view, &scroll, NULL));
        else if (command == 9) CHECK_OK(tapzoom_set_pager_offset(view, is_still ? 0 : dx, is_still ? 0 : dy));
        else if (command > 9) {
            tapzoom_status status = tapzoom_set_contact_owner(view, id, owner); /* the contact may not be down */
            CHECK(i == 0 ? status == TAPZOOM_OK || status == TAPZOOM_ERROR_CONTACT_UNKNOWN : status == owned);
            owned = status;
        }
        else CHECK_OK(tapzoom_set_viewport(view, VIEWPORT(800, 600, 0, 100 * scale, 0, 0)));
    }
}

/* Taps, presses and other gestures: fingers land and lift at random. */
static void play_taps(int32_t which) {
    double time = 0, x = 0, y = 0;
    int down[3] = {0, 0, 0};
    begin(which);
    for (int step = 0; step < STEPS; step++) {
        static const double pauses[] = {0.01, 0.05, 0.06, 0.1, 0.2, 0.5, 1};
        double next = time + pauses[below(7)];
        int64_t id = below(8) == 0 ? below(3) : 0;
        tick(time, next);
        time = next;
        if (!down[id] && below(3) == 0) x = below(800), y = below(600);
        int32_t phase = !down[id]        ? TAPZOOM_TOUCH_BEGAN
                        : below(4) == 0 ? TAPZOOM_TOUCH_MOVED
                                        : TAPZOOM_TOUCH_ENDED;
        double stray = phase == TAPZOOM_TOUCH_MOVED ? below(30) : 0;
        give(sample(phase, id, time, x + stray + 60 * (double)id, y));
        down[id] = phase != TAPZOOM_TOUCH_ENDED;
        if (below(10) == 0) meet(time);
        if (below(30) == 0) command(time, x, y);
    }
    end(time + 5);
}

/* Fingers land, move, spread and rotate together, and lift one by one. Returns the time after the last lift. */
static double move_fingers(double time) {
    static const double paces[] = {0, 100, 600, 3000}, spreads[] = {0, 0, -1, 2}, spins[] = {0, 0, -3, 1};
    int count = 1 + (int)below(below(3) == 0 ? 4 : 2), frames = 2 + (int)below(30), down = 0;
    double x = between(200, 600), y = between(200, 400), radius = between(20, 150), angle = between(-3, 3);
    double pace = paces[below(4)], heading = between(-3.2, 3.2), step = 1 / between(30, 140);
    double spread = spreads[below(4)], spin = spins[below(4)];
    if (below(3) == 0) { /* for a quick zoom */
        give(sample(TAPZOOM_TOUCH_BEGAN, 9, time, x, y));
        tick(time, time + 0.05);
        give(sample(TAPZOOM_TOUCH_ENDED, 9, time + 0.05, x, y));
        tick(time + 0.05, time + 0.15);
        time += 0.15;
        if (below(2)) count = 1, pace = 300, heading = between(1.2, 1.9);
    }
    for (int frame = 0; frame < frames || down > 0; frame++) {
        int lands = frame < frames && down < count && (frame == 0 || below(2)), lifts = frame >= frames && below(2);
        for (int i = 0; i < down + lands; i++) {
            double way = angle + 6.283185307179586 * i / count, arm = count > 1 ? radius : 0;
            int32_t phase = i == down                ? TAPZOOM_TOUCH_BEGAN
                            : lifts && i == down - 1 ? TAPZOOM_TOUCH_ENDED
                                                     : TAPZOOM_TOUCH_MOVED;
            give(sample(phase, i, time, x + arm * cos(way), y + arm * sin(way)));
        }
        down += lands - lifts;
        if (below(40) == 0) command(time, x, y);
        double next = time + (below(40) == 0 ? 0.5 : step);
        tick(time, next);
        time = next;
        x += pace * step * cos(heading), y += pace * step * sin(heading);
        radius *= 1 + spread * step, angle += spin * step;
    }
    return time;
}

static void play_moves(int32_t which) {
    double time = 0.1;
    begin(which);
    for (int move = 0; move < 12; move++) {
        double up = move_fingers(time);
        time = up + between(0, below(2) ? 0.3 : 3);
        tick(up, time);
        meet(time);
    }
    end(time + 20);
}

int test_ticks(void) {
    static const double rates[] = {0, 30, 60, 144};
    check_topic = "taps";
    for (int run = 0; run < 200; run++) {
        frame_rate = rates[run / 4 % 4];
        play_taps(run % 4);
    }
    CHECK(events_seen > 200 * STEPS / 5);
    check_topic = "moves";
    for (int run = 0; run < 400; run++) {
        frame_rate = rates[run / 4 % 4];
        play_moves(run % 4);
    }
    CHECK(kinds_seen == EVERY_EVENT);
    return check_report();
}
