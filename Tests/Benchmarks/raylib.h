/*
 * raylib.h - the declarations of raylib's gestures (rgestures.h) that the benchmark calls, in raylib's layout. At run
 * time the functions come from raylib's library.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef RAYLIB_H
#define RAYLIB_H

enum { RAYLIB_TOUCH_UP = 0, RAYLIB_TOUCH_DOWN = 1, RAYLIB_TOUCH_MOVE = 2 };

typedef struct raylib_vector {
    float x, y;
} raylib_vector;

typedef struct raylib_event {
    int action, point_count;
    int ids[8];
    raylib_vector positions[8]; /* 0 to 1 across the screen */
} raylib_event;

typedef struct raylib {
    void (*process)(raylib_event event); /* ProcessGestureEvent */
    void (*update)(void);                /* UpdateGestures */
    raylib_vector (*pinch)(void);        /* GetGesturePinchVector */
} raylib;

#endif
