/*
 * measures.c - the times of hands, and the rows of hands for counting instructions.
 *
 * SPDX-License-Identifier: MIT
 */
#define _POSIX_C_SOURCE 199309L
#include "measures.h"

#include <math.h>
#include <stdlib.h>

#include "clock.h"
#include "escape.h"

enum { ALL_KINDS = (1 << HAND_KINDS) - 1, PLACES = 4 };

/* ---- By the clock -------------------------------------------------------------------------------------------- */

/* The time that reading the clock takes on an idle machine. */
static double clock_time(void) {
    double least = INFINITY;
    for (int batch = 0; batch < 20; batch++) {
        double start = nanoseconds(), end = start;
        for (int i = 0; i < 100; i++) end = nanoseconds();
        if (end - start < 100 * least) least = (end - start) / 100;
    }
    return least;
}

/* Chooses which frames to time together: returns the end of the run that begins with a frame. */
typedef int run_end(const hands *all, int frame, int hand_end);

static int end_of_hand(const hands *all, int frame, int hand_end) {
    (void)all, (void)frame;
    return hand_end;
}

static int end_of_kind(const hands *all, int frame, int hand_end) {
    hand_kind kind = all->frames[frame].kind;
    while (frame < hand_end && all->frames[frame].kind == kind) frame++;
    return frame;
}

static int end_of_frame(const hands *all, int frame, int hand_end) {
    (void)all, (void)hand_end;
    return frame + 1;
}

static void play_once(const setting *with, run_end *ends, double *least) {
    const hands *all = with->all;
    double clock = clock_time();
    with->who->start(all, &with->host);
    for (int hand = 0; hand < all->hand_count; hand++) {
        with->who->prepare(hand);
        for (int frame = all->starts[hand], next; frame < all->starts[hand + 1]; frame = next) {
            next = ends(all, frame, all->starts[hand + 1]);
            double start = nanoseconds();
            with->who->play(all, frame, next);
            double spent = nanoseconds() - start - clock;
            if (spent < least[frame]) least[frame] = spent;
        }
    }
}

/* Plays with the stack at one of several places. raylib's events are on it, and on some processors its frames take a
   seventh longer at some places. */
static void play_in_place(const setting *with, run_end *ends, double *least, int place) {
    char room[16 * (place % PLACES) + 1];
    ESCAPE(room);
    play_once(with, ends, least);
}

/* The shortest time of each run, at the index of its first frame; INFINITY at the others. */
static double *times(const setting *with, run_end *ends) {
    double *least = malloc((size_t)with->all->frame_count * sizeof *least);
    if (least == NULL) abort();
    for (int i = 0; i < with->all->frame_count; i++) least[i] = INFINITY;
    for (int i = 0; i < with->plays; i++) play_in_place(with, ends, least, i);
    return least;
}

/* The mean time of the frames of some kinds. */
static double mean_time(const setting *with, unsigned kinds, run_end *ends) {
    const hands *all = with->all;
    double *least = times(with, ends), sum = 0;
    int frames = 0;
    for (int i = 0; i < all->frame_count; i++) {
        if (!(kinds >> all->frames[i].kind & 1)) continue;
        if (least[i] < INFINITY) sum += least[i];
        frames++;
    }
    free(least);
    return with->who->holds() ? sum / frames : NAN;
}

double hands_time(const setting *with) { return mean_time(with, ALL_KINDS, end_of_hand); }

double hands_kind_time(const setting *with, hand_kind kind) { return mean_time(with, 1U << kind, end_of_kind); }

static int ascending(const void *one, const void *other) {
    double difference = *(const double *)one - *(const double *)other;
    return (difference > 0) - (difference < 0);
}

double hands_slowest(const setting *with) {
    size_t count = (size_t)with->all->frame_count;
    double *least = times(with, end_of_frame);
    qsort(least, count, sizeof *least, ascending);
    double found = least[count - 1 - count / 1000];
    free(least);
    return with->who->holds() ? found : NAN;
}

/* ---- In instructions ----------------------------------------------------------------------------------------- */

/* callgrind is slow: of many recordings it plays only every nth. */
enum { MOST_FRAMES = 20000 };
enum { PHOTOS = TAPZOOM_PRESET_PHOTOS, MAPS = TAPZOOM_PRESET_MAPS, READER = TAPZOOM_PRESET_READER };
enum { BOARD = TAPZOOM_PRESET_BOARD };

/* Preset, rotation, polling, tapzoom_frame. */
const hands_row hands_rows[] = {
    {"hands-photos", {PHOTOS, 0, 0, 0}, ALL_KINDS, hands_generated},
    {"hands-maps", {MAPS, 0, 0, 0}, ALL_KINDS, hands_generated},
    {"hands-reader", {READER, 0, 0, 0}, ALL_KINDS, hands_generated},
    {"hands-board", {BOARD, 0, 0, 0}, ALL_KINDS, hands_generated},
    {"hands-photos-rotate", {PHOTOS, 1, 0, 0}, ALL_KINDS, hands_generated},
    {"hands-maps-rotate", {MAPS, 1, 0, 0}, ALL_KINDS, hands_generated},
    {"hands-board-rotate", {BOARD, 1, 0, 0}, ALL_KINDS, hands_generated},
    {"hands-photos-polled", {PHOTOS, 0, 1, 0}, ALL_KINDS, hands_generated},
    {"hands-photos-frame", {PHOTOS, 0, 0, 1}, ALL_KINDS, hands_generated},
    {"hands-photos-frame-polled", {PHOTOS, 0, 1, 1}, ALL_KINDS, hands_generated},
    {"hands-photos-rotate-frame-polled", {PHOTOS, 1, 1, 1}, ALL_KINDS, hands_generated},
    {"hands-land-or-lift", {PHOTOS, 0, 0, 0}, 1 << HAND_LANDS_OR_LIFTS, hands_generated},
    {"hands-one-moves", {PHOTOS, 0, 0, 0}, 1 << HAND_ONE_MOVES, hands_generated},
    {"hands-two-move", {PHOTOS, 0, 0, 0}, 1 << HAND_TWO_MOVE, hands_generated},
    {"hands-more-move", {PHOTOS, 0, 0, 0}, 1 << HAND_MORE_MOVE, hands_generated},
    {"people-photos", {PHOTOS, 0, 0, 0}, ALL_KINDS, hands_recorded},
    {"people-board", {BOARD, 0, 0, 0}, ALL_KINDS, hands_recorded},
    {"people-photos-rotate", {PHOTOS, 1, 0, 0}, ALL_KINDS, hands_recorded},
    {"people-board-rotate", {BOARD, 1, 0, 0}, ALL_KINDS, hands_recorded},
    {"people-photos-polled", {PHOTOS, 0, 1, 0}, ALL_KINDS, hands_recorded},
    {"people-photos-frame", {PHOTOS, 0, 0, 1}, ALL_KINDS, hands_recorded},
    {"people-photos-frame-polled", {PHOTOS, 0, 1, 1}, ALL_KINDS, hands_recorded},
    {"people-photos-rotate-frame-polled", {PHOTOS, 1, 1, 1}, ALL_KINDS, hands_recorded},
    {"people-land-or-lift", {PHOTOS, 0, 0, 0}, 1 << HAND_LANDS_OR_LIFTS, hands_recorded},
};

size_t hands_row_count(void) { return sizeof hands_rows / sizeof *hands_rows; }

int hands_row_stride(const hands_row *row) { return 1 + row->played()->frame_count / MOST_FRAMES; }

int hands_row_frames(const hands_row *row) {
    const hands *all = row->played();
    int frames = 0;
    for (int hand = 0; hand < all->hand_count; hand += hands_row_stride(row))
        for (int frame = all->starts[hand]; frame < all->starts[hand + 1]; frame++)
            frames += row->kinds >> all->frames[frame].kind & 1;
    return frames;
}
