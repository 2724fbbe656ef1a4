/*
 * player.h - plays hands: to a view of tapzoom, to raylib's gestures, to the bare arithmetic.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef PLAYER_H
#define PLAYER_H

#include "hands.h"
#include "raylib.h"

/* How the host uses the view. */
typedef struct hands_host {
    int preset;  /* TAPZOOM_PRESET_* */
    int rotates; /* rotation is on */
    int polls;   /* reads the events of every frame */
} hands_host;

typedef struct player {
    /* Before all hands; not measured. */
    void (*start)(const hands *all, const hands_host *host);
    /* Before each hand; not measured. */
    void (*prepare)(int hand);
    /* What is measured: so many frames. */
    void (*play)(const hands *all, int first, int end);
    /* After all hands: whether everything went well. */
    int (*holds)(void);
} player;

extern const player tapzoom_player, raylib_player, bare_player;

/* The view of tapzoom_player, and the events that its last frame polled. */
tapzoom_view *player_view(void);
const tapzoom_event *player_events(size_t *count);

/* Without this, raylib_player cannot be started. */
void player_use_raylib(const raylib *functions);

#endif
