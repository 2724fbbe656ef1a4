/*
 * camera.h - the camera of a strategy game: fingers, mouse, wheel, keys and stick in, a transform out.
 *
 * SPDX-License-Identifier: MIT
 *
 * Copy camera.h and camera.c. They know neither the game nor the window system, read no clock, and allocate nothing
 * after camera_open. Each frame:
 *
 *     for each event of the window:  camera_touch or camera_scroll
 *     camera_frame(&camera, now, &input, followed)
 *     draw the world with camera.transform; obey camera.tapped and camera.bumped
 */
#ifndef CAMERA_H
#define CAMERA_H

#include "tapzoom.h"

typedef struct camera_point {
    double x, y;
} camera_point;

/* What is held in a frame. */
typedef struct camera_input {
    camera_point push;    /* Keys and stick, added: 1 is full speed to the right, or down. */
    double zoom;          /* Likewise: 1 zooms in, -1 zooms out. */
    int has_pointer;      /* A mouse is in the window with no button down: its place scrolls at the edges. */
    camera_point pointer; /* In pixels of the window. */
} camera_input;

typedef struct camera {
    /* For the game to read after camera_frame. */
    tapzoom_transform transform; /* pixel = transform.scale * place in the world + (transform.x, transform.y) */
    int tapped;                  /* Somebody tapped the world in this frame: */
    camera_point landed, lifted; /* the places of the world under the finger when it landed and when it lifted. */
    uint32_t bumped;             /* TAPZOOM_LIMIT_* bits of the limits that the view reached in this frame. */
    int following;               /* The view follows the unit that camera_frame is given. */

    /* The camera's own. */
    tapzoom_view *view;
    tapzoom_viewport window;
    double time;             /* Of the last frame. */
    camera_point edge;       /* How far scrolling at the window's edges has ramped up. */
    int flying, animating;   /* A flight is under way; any animation is. */
    camera_point lag;        /* Where the followed unit still is, seen from the middle, in pixels. */
    int fingers;             /* That pan ... */
    camera_point fingers_at; /* ... and where they were when they became so many. */
} camera;

/* Opens a camera on a world from (0, 0) to (world_width, world_height). The window ends with a panel for the HUD, under
   which no part of the world gets stuck. pixels_per_inch of the screen: 160 if unknown. */
tapzoom_status camera_open(camera *camera, double world_width, double world_height, double width, double height,
                           double panel, double pixels_per_inch);
void camera_close(camera *camera);
void camera_resize(camera *camera, double width, double height);

/* Input, as it comes. Do not pass a touch that began on the HUD: of one whose BEGAN is left out the
   camera ignores the rest. Times are those of the events, in seconds. */
void camera_touch(camera *camera, const tapzoom_sample *sample);
void camera_scroll(camera *camera, const tapzoom_scroll *scroll);
void camera_cancel(camera *camera, double time); /* The window lost its focus. */

/* Once per frame. followed: where the unit to follow is now, in the world; NULL if there is none. */
void camera_frame(camera *camera, double now, const camera_input *input, const camera_point *followed);

/* Commands. */
void camera_zoom_step(camera *camera, double scale);                  /* Glides to a scale: a key is pressed once. */
void camera_look_at(camera *camera, double x, double y);              /* At once: the minimap is dragged. */
void camera_fly_to(camera *camera, const tapzoom_rect *place);        /* To a base. */
void camera_follow(camera *camera, int on, const camera_point *unit); /* Flies to the unit first if it is far away. */

/* Reads. */
camera_point camera_middle(const camera *camera);                        /* Of what the panel leaves, in pixels. */
camera_point camera_to_window(const camera *camera, double x, double y); /* From the world to pixels. */
tapzoom_rect camera_visible(const camera *camera);                       /* The part of the world above the panel. */

#endif
