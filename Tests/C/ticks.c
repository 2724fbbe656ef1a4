/*
 * ticks.c - ticks do not matter. Random fingers and commands are played to three views: one that is told of nothing in
 * between, one that is advanced at random times as well, and one that gets its samples in batches, is read all the time
 * and polled at once. All three go the same way, to the last bit.
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
    tapzoom_sample waiting[8];
    size_t waiting_count, event_count;
    tapzoom_event events[MAX_EVENTS];
} player;

static player players[VIEWS];
static size_t events_seen;

static void flush(player *to) {
    size_t accepted;
    CHECK_OK(tapzoom_touches(to->view, to->waiting, to->waiting_count, &accepted));
    CHECK(accepted == to->waiting_count);
    to->waiting_count = 0;
}

static void poll(player *from) {
    size_t count;
    CHECK_OK(tapzoom_poll_events(from->view, from->events + from->event_count, MAX_EVENTS - from->event_count, &count));
    from->event_count += count;
}

static void read_everything(const tapzoom_view *view) {
    tapzoom_transform place;
    double wake, x, y;
    CHECK_OK(tapzoom_get_transform(view, &place));
    CHECK_OK(tapzoom_get_target_transform(view, &place));
    CHECK_OK(tapzoom_next_wake(view, &wake));
    CHECK_OK(tapzoom_view_to_content(view, 1, 2, &x, &y));
}

static void give(tapzoom_sample one) {
    for (int i = 0; i < VIEWS; i++) {
        player *to = &players[i];
        if (i == BATCHED && to->waiting_count == 8) flush(to);
        to->waiting[to->waiting_count++] = one;
        if (i != BATCHED) flush(to);
    }
}

/* The same clock for all, so that a command means the same, and the same place. */
static void meet(double time) {
    tapzoom_transform places[VIEWS];
    for (int i = 0; i < VIEWS; i++) {
        flush(&players[i]);
        CHECK_OK(tapzoom_advance(players[i].view, time));
        CHECK_OK(tapzoom_get_transform(players[i].view, &places[i]));
        poll(&players[i]);
    }
    CHECK_SAME(places[PLAIN], places[TICKED]);
    CHECK_SAME(places[PLAIN], places[BATCHED]);
}

static void tick(double from, double to) {
    double time = from;
    while (below(4) != 0 && (time = between(time, to)) > from) CHECK_OK(tapzoom_advance(players[TICKED].view, time));
    if (below(8) == 0) read_everything(players[BATCHED].view);
}

static void play(int32_t which) {
    tapzoom_config config = preset(which);
    double time = 0, x = 0, y = 0;
    int down[3] = {0, 0, 0};
    for (int i = 0; i < VIEWS; i++) {
        memset(&players[i], 0, sizeof players[i]);
        CHECK_OK(tapzoom_create(&config, 800, 600, 4000, 3000, &players[i].view));
    }
    meet(time);
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
        if (below(30) == 0) {
            uint32_t command = below(4);
            double scale = 0.1 * (1 + below(12));
            meet(time);
            for (int i = 0; i < VIEWS; i++) {
                tapzoom_view *view = players[i].view;
                if (command == 0) CHECK_OK(tapzoom_zoom_to(view, scale, x, y, 1));
                else if (command == 1) CHECK_OK(tapzoom_reset(view, 1));
                else if (command == 2) CHECK_OK(tapzoom_stop(view));
                else CHECK_OK(tapzoom_set_insets(view, 0, 100 * scale, 0, 0));
            }
        }
    }
    meet(time + 5);
    events_seen += players[PLAIN].event_count;
    for (int i = TICKED; i < VIEWS; i++) {
        CHECK(players[i].event_count == players[PLAIN].event_count);
        CHECK(memcmp(players[i].events, players[PLAIN].events, sizeof players[i].events) == 0);
    }
    for (int i = 0; i < VIEWS; i++) tapzoom_destroy(players[i].view);
}

int main(void) {
    check_topic = "a random run";
    for (int run = 0; run < 200; run++) play(run % 4);
    CHECK(events_seen > 200 * STEPS / 5);
    return check_report();
}
