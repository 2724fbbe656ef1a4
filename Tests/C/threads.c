/*
 * threads.c - views are independent. Eight threads create, use and destroy views; the results have the same bits as in
 * a sequential run. The thread sanitizer also shows that views share no memory.
 *
 *     threads [ROUNDS]
 *
 * SPDX-License-Identifier: MIT
 *
 *     threads [ROUNDS]
 */
#define _POSIX_C_SOURCE 200112L
#include <inttypes.h>
#include <pthread.h>

#include "touch.h"

enum { THREADS = 8, VIEWS = 20, DRAGS = 12 };

/* All data that a thread writes. */
typedef struct worker {
    pthread_t thread;
    uint64_t random, digest, events;
    int failures;
} worker;

static pthread_barrier_t start;

static uint64_t bits(worker *w) {
    uint64_t z = w->random += UINT64_C(0x9E3779B97F4A7C15);
    z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    return z ^ z >> 31;
}

static double between(worker *w, double low, double high) {
    return low + (high - low) * (double)(bits(w) >> 11) * 0x1p-53;
}

static void mix(worker *w, const void *data, size_t size) {
    for (size_t i = 0; i < size; i++)
        w->digest = (w->digest ^ ((const unsigned char *)data)[i]) * UINT64_C(0x100000001B3);
}

static void expect(worker *w, int holds) { w->failures += !holds; }

static void read_all(worker *w, tapzoom_view *view) {
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    tapzoom_transform transform;
    size_t count = 0;
    expect(w, tapzoom_get_transform(view, &transform) == TAPZOOM_OK);
    expect(w, tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count) == TAPZOOM_OK);
    mix(w, &transform, sizeof transform);
    mix(w, events, count * sizeof *events);
    w->events += count;
}

/* Fingers land, move along a line and lift. Returns the time after that. */
static double play_drag(worker *w, tapzoom_view *view, double time) {
    double x[4], y[4], dx[4], dy[4];
    int fingers = 1 + (int)(bits(w) % 4), frames = (int)(bits(w) % 40);
    for (int i = 0; i < fingers; i++) {
        x[i] = between(w, 0, 800), y[i] = between(w, 0, 600);
        dx[i] = between(w, -15, 15), dy[i] = between(w, -15, 15);
    }
    for (int frame = 0; frame <= frames + 1; frame++, time += 0.008) {
        tapzoom_touch samples[4];
        for (int i = 0; i < fingers; i++) {
            int32_t phase = frame == 0       ? TAPZOOM_TOUCH_BEGAN
                            : frame > frames ? TAPZOOM_TOUCH_ENDED
                                             : TAPZOOM_TOUCH_MOVED;
            samples[i] = sample(phase, i, time, x[i] += dx[i], y[i] += dy[i]);
        }
        expect(w, tapzoom_push_touches(view, samples, (size_t)fingers, NULL) == TAPZOOM_OK);
        expect(w, tapzoom_advance(view, time) == TAPZOOM_OK);
        read_all(w, view);
    }
    return time;
}

static void play_view(worker *w) {
    tapzoom_config config;
    tapzoom_view *view = NULL;
    double time = 0;
    expect(w, tapzoom_config_init(&config, sizeof config, (int32_t)(bits(w) % 4)) == TAPZOOM_OK);
    expect(w, create(&config, 800, 600, 4000, 3000, &view) == TAPZOOM_OK);
    for (int drag = 0; drag < DRAGS; drag++) {
        time = play_drag(w, view, time) + between(w, 0, 1);
        if (bits(w) % 4 == 0) expect(w, tapzoom_zoom_by(view, between(w, 0.5, 2), 400, 300, OPTIONS(1)) == TAPZOOM_OK);
        if (bits(w) % 8 == 0) expect(w, set_size(view, between(w, 100, 900), 600) == TAPZOOM_OK);
        expect(w, tapzoom_advance(view, time) == TAPZOOM_OK);
        read_all(w, view);
    }
    tapzoom_destroy(view);
}

static void play(worker *w) {
    for (int i = 0; i < VIEWS; i++) play_view(w);
}

static void *run(void *argument) {
    pthread_barrier_wait(&start);
    play(argument);
    return NULL;
}

int main(int argc, char **argv) {
    int rounds = argc > 1 ? atoi(argv[1]) : 10;
    uint64_t digest = 0, events = 0;
    CHECK(pthread_barrier_init(&start, NULL, THREADS) == 0);
    for (int round = 0; round < rounds; round++) {
        worker alone[THREADS], together[THREADS];
        for (int i = 0; i < THREADS; i++) {
            alone[i] = together[i] = (worker){.random = (uint64_t)(round * THREADS + i)};
            play(&alone[i]);
            digest ^= alone[i].digest;
            events += alone[i].events;
        }
        for (int i = 0; i < THREADS; i++)
            if (!CHECK(pthread_create(&together[i].thread, NULL, run, &together[i]) == 0)) return check_report();
        for (int i = 0; i < THREADS; i++) {
            CHECK(pthread_join(together[i].thread, NULL) == 0);
            CHECK(together[i].digest == alone[i].digest && together[i].events == alone[i].events);
            CHECK(together[i].failures == 0 && alone[i].failures == 0);
        }
    }
    pthread_barrier_destroy(&start);
    CHECK(events > (uint64_t)rounds * THREADS * VIEWS * DRAGS);
    printf("digest %016" PRIx64 ", %" PRIu64 " events\n", digest, events);
    return check_report();
}
