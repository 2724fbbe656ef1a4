/*
 * generator.c - hands as people use them, from a seed. The mix of frames is that of 613 recordings of people: each next
 * hand has the kind of frames of which there are fewest compared with the mix. No expression draws two random numbers
 * in its operands or arguments, because compilers choose their order.
 *
 * SPDX-License-Identifier: MIT
 */
#include "../C/random.h"
#include "hands.h"
#include "script.h"

/* Least number of frames of all hands. */
#define FRAMES_MADE 16000

/* Parts of the frames of the recordings, by kind. */
static const double mix[HAND_KINDS] = {0.036, 0.50, 0.31, 0.15};

static int one_in(uint32_t count) { return below(count) == 0; }

/* ---- Hands --------------------------------------------------------------------------------------------------- */

/* Fingers somewhere in the viewport; they rest for a number of frames at 60, 90 or 120 Hz. */
static script resting(int fingers, int frames) {
    static const int steps[] = {137, 91, 68};
    script s = {.fingers = fingers, .moving = fingers, .frames = frames, .step = steps[below(3)]};
    s.x = s.to_x = between(120, 280);
    s.y = s.to_y = between(150, 450);
    if (fingers > 1) s.radius = s.to_radius = between(60, 110);
    s.lean = between(-0.8, 0.8);
    /* Most hands land and lift their fingers one after the other. */
    s.land_gap = (int)below(4);
    s.lift_gap = (int)below(4);
    return s;
}

static script tap(void) {
    int frames = 3 + (int)below(14);
    script s = resting(one_in(5) ? 2 : 1, frames);
    s.to_x += between(-3, 3);
    s.to_y += between(-3, 3);
    return s;
}

/* From one side of the screen to the other; mostly toward the corner of the content that HAND_CORNER displays, to pull
   at it. */
static void cross(double *from, double *to, double length) {
    double near = length * between(0.1, 0.35), far = length * between(0.55, 0.95);
    int goes_back = one_in(5);
    *from = goes_back ? far : near;
    *to = goes_back ? near : far;
}

static script flick(void) {
    script s = resting(1, 6 + (int)below(12));
    if (one_in(2))
        cross(&s.x, &s.to_x, HANDS_WIDTH);
    else
        cross(&s.y, &s.to_y, HANDS_HEIGHT);
    s.pace = SCRIPT_FLICKS;
    return s;
}

/* A drag to an edge and beyond it. Some fingers rest before it, many after it. */
static script drag(int fingers, int frames) {
    static const script_pace paces[] = {SCRIPT_RETURNS, SCRIPT_EASES, SCRIPT_EASES, SCRIPT_RESTS_LAST,
                                        SCRIPT_RESTS_LAST};
    script s = resting(fingers, frames);
    cross(&s.x, &s.to_x, HANDS_WIDTH);
    cross(&s.y, &s.to_y, HANDS_HEIGHT);
    /* People change the distance of their fingers while they drag. */
    s.to_radius = s.radius * (one_in(2) ? between(0.6, 0.8) : between(1.2, 1.4));
    s.pace = one_in(16) ? SCRIPT_RESTS_FIRST : paces[below(5)];
    return s;
}

/* A pinch beyond the largest or the smallest scale, with a rotation of up to 21 degrees. */
static script pinch(int fingers, int frames) {
    script s = drag(fingers, frames);
    double small = between(18, 40), large = between(130, 200);
    int opens = one_in(3);
    s.x = between(160, 240);
    s.y = between(220, 380);
    s.to_x = s.x + between(-40, 80);
    s.to_y = s.y + between(-60, 120);
    s.radius = opens ? small : large;
    s.to_radius = opens ? large : small;
    s.turn = between(-0.185, 0.185);
    return s;
}

/* A rotation by 40 to 124 degrees; the distance of the fingers changes by up to 24 %. */
static script rotation(int fingers, int frames) {
    script s = resting(fingers, frames);
    s.turn = between(0.364, 1.88);
    if (one_in(2)) s.turn = -s.turn;
    s.to_radius = s.radius * between(0.76, 1.24);
    s.to_x += between(-40, 80);
    s.to_y += between(-60, 120);
    s.pace = one_in(4) ? SCRIPT_RETURNS : SCRIPT_EASES;
    return s;
}

static script with_resting(script s, int moving, int rest_speaks) {
    s.moving = moving;
    s.rest_speaks = rest_speaks;
    return s;
}

/* ---- The draw ------------------------------------------------------------------------------------------------ */

static script one_finger(void) {
    int frames = 40 + (int)below(140);
    switch (below(12)) {
    case 0: return resting(1, frames);
    case 1: return with_resting(drag(2, frames), 1, 0);
    case 2: return with_resting(drag(3 + (int)below(3), frames), 1, 0);
    case 3: {
        script s = pinch(2, frames);
        s.takes_turns = 1;
        return s;
    }
    case 4: return flick();
    default: return drag(1, frames);
    }
}

static script two_fingers(void) {
    int frames = 50 + (int)below(150);
    switch (below(8)) {
    case 0: return drag(2, frames);
    case 1:
    case 2: return with_resting(pinch(3 + (int)below(2), frames), 2, 0);
    case 3: return with_resting(drag(2, frames), 1, 1);
    case 4:
    case 5: return rotation(2, frames);
    default: return pinch(2, frames);
    }
}

static script more_fingers(void) {
    int fingers = one_in(6) ? SCRIPT_FINGERS : 3 + (int)below(3), frames = 80 + (int)below(160);
    switch (below(5)) {
    case 0: return drag(fingers, frames);
    case 1: return with_resting(pinch(fingers, frames), fingers - 1, 1);
    case 2: return rotation(fingers, frames);
    default: return pinch(fingers, frames);
    }
}

/* The kind of frames of which there are fewest compared with the mix. */
static hand_kind most_behind(const hands *all) {
    hand_kind found = HAND_ONE_MOVES;
    double most = -1e9;
    for (int kind = 0; kind < HAND_KINDS; kind++) {
        double behind = mix[kind] * all->frame_count - all->kinds[kind];
        /* A landing counts as much as the frames that come with it. */
        if (kind == HAND_LANDS_OR_LIFTS) behind *= 10;
        if (behind > most) most = behind, found = (hand_kind)kind;
    }
    return found;
}

/* Mostly a place with an edge or a limit nearby. */
static hand_place draw_place(void) {
    static const hand_place places[] = {HAND_FITTED, HAND_FITTED, HAND_FITTED,  HAND_FITTED,  HAND_CORNER,
                                        HAND_CORNER, HAND_CORNER, HAND_GOES_ON, HAND_GOES_ON, HAND_MIDDLE};
    return places[below(10)];
}

static void add_hand(hands *all) {
    hand_kind kind = most_behind(all);
    script s = kind == HAND_LANDS_OR_LIFTS ? one_in(3) ? flick() : tap()
               : kind == HAND_ONE_MOVES    ? one_finger()
               : kind == HAND_TWO_MOVE     ? two_fingers()
                                           : more_fingers();
    hands_begin(all, draw_place());
    double end = script_play(&s, all, 0);
    if (kind != HAND_LANDS_OR_LIFTS || one_in(2)) return;
    /* A second tap, or a touch that drags after the tap: quick zoom. */
    script next = one_in(2) ? s : drag(1, 20 + (int)below(60));
    next.x = s.to_x, next.y = s.to_y;
    script_play(&next, all, end + 0.078125);
}

const hands *hands_generated(void) {
    static hands all;
    while (all.frame_count < FRAMES_MADE) add_hand(&all);
    return &all;
}
