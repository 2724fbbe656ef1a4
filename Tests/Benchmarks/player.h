/*
 * player.h - players of hands: a view of tapzoom, raylib's gestures, and the bare arithmetic.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef PLAYER_H
#define PLAYER_H

#include "hands.h"
#include "raylib.h"

/* How the host uses the view. */
typedef struct hands_host {
    int preset;   /* TAPZOOM_PRESET_* */
    int rotates;  /* rotation is on */
    int polls;    /* the host polls the events of every frame */
    int by_frame; /* it calls tapzoom_frame, instead of one function for each step */
} hands_host;

typedef struct player {
    /* Called once before all hands; not measured. */
    void (*start)(const hands *all, const hands_host *host);
    /* Called before each hand; not measured. */
    void (*prepare)(int hand);
    /* Plays a range of frames; measured. */
    void (*play)(const hands *all, int first, int end);
    /* Called after all hands: whether everything succeeded. */
    int (*holds)(void);
} player;

extern const player tapzoom_player, raylib_player, bare_player;

/* The view of tapzoom_player, and the events that its last frame polled. */
tapzoom_view *player_view(void);
const tapzoom_event *player_events(size_t *count);

/* Required before raylib_player starts. */
void player_use_raylib(const raylib *functions);

#endif
