/*
 * camera.h - the camera of a strategy game: turns fingers, mouse, wheel, keys and stick into a transform.
 *
 * SPDX-License-Identifier: MIT
 *
 * Copy camera.h and camera.c. They do not depend on the game or the window system, read no clock, and allocate nothing
 * after camera_open. In each frame:
 *
 *     for each event of the window:  camera_touch or camera_scroll
 *     camera_frame(&camera, now, &input, followed)
 *     draw the world with camera.transform; handle camera.tapped and camera.bumped
 */
#ifndef CAMERA_H
#define CAMERA_H

#include "tapzoom.h"

typedef struct camera_point {
    double x, y;
} camera_point;

/* The input that is held in a frame. */
typedef struct camera_input {
    camera_point push;    /* Sum of keys and stick: 1 is full speed right or down. */
    double zoom;          /* The same for zoom: 1 zooms in, -1 zooms out. */
    int has_pointer;      /* A mouse without a pressed button is in the window: it scrolls at the edges. */
    camera_point pointer; /* In pixels of the window. */
} camera_input;

typedef struct camera {
    /* For the game to read after camera_frame. */
    tapzoom_transform transform; /* pixel = transform.scale * place in the world + (transform.x, transform.y) */
    int tapped;                  /* The user tapped the world in this frame, */
    camera_point landed, lifted; /* at these world positions, under the landing and the lifting finger. */
    uint32_t bumped;             /* TAPZOOM_LIMIT_* bits of the limits that the view reached in this frame, except by
                                    camera_look_at. */
    int settled;                 /* The view came to rest in this frame: save its place, load what it shows. */
    int following;               /* The view follows the unit that camera_frame receives. */

    /* Private. */
    tapzoom_view *view;
    tapzoom_viewport window;
    double time;             /* Of the last frame. */
    camera_point edge;       /* The ramp of scrolling at the window's edges, -1 to 1. */
    int flying, animating;   /* A flight is under way; the animation of any command is. */
    camera_point lag;        /* Offset of the followed unit from the middle, in pixels. */
    int fingers;               /* The number of panning fingers, */
    camera_point fingers_from; /* and their center when that number changed last. */
} camera;

/* Opens a camera on a world from (0, 0) to (world_width, world_height). panel: height of the HUD at the bottom of the
   window; the view can move every part of the world above it. points_per_unit: see tapzoom_config; 1 if unknown. */
tapzoom_status camera_open(camera *camera, double world_width, double world_height, double width, double height,
                           double panel, double points_per_unit);
void camera_close(camera *camera);
void camera_resize(camera *camera, double width, double height);

/* Pass input as it arrives, with the times of the events in seconds. Do not pass the BEGAN of a touch on the HUD; the
   camera then ignores its other touches. */
void camera_touch(camera *camera, const tapzoom_touch *touch);
void camera_scroll(camera *camera, const tapzoom_scroll *scroll);
void camera_cancel(camera *camera, double time); /* The window lost its focus. */

/* Call it once per frame. followed: the present world position of the followed unit, or NULL. */
void camera_frame(camera *camera, double now, const camera_input *input, const camera_point *followed);

/* Commands. */
void camera_zoom_step(camera *camera, double scale);                  /* Animates to a scale, for a single key press. */
void camera_page(camera *camera, double x, double y);                 /* Animates by so many pages: 1 is right, down. */
void camera_fly_to(camera *camera, const tapzoom_rect *place);        /* For example to a base. */
void camera_follow(camera *camera, int on, const camera_point *unit); /* Flies to a distant unit first. */

/* For a minimap and scroll bars. Call camera_stop when a contact lands there: as under a finger on the world, flings,
   flights and the following end. camera_look_at then moves the view at once, as often as the contact moves. It moves
   nothing while fingers move the world. */
void camera_stop(camera *camera);
void camera_look_at(camera *camera, double x, double y);

/* Reads. */
camera_point camera_middle(const camera *camera);                        /* Of the window above the panel, in pixels. */
camera_point camera_to_window(const camera *camera, double x, double y); /* From the world to pixels. */
tapzoom_rect camera_visible(const camera *camera);                       /* The part of the world above the panel. */
tapzoom_rect camera_range(const camera *camera);                         /* World positions that can be its center. */

#endif
