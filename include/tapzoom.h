/*
 * tapzoom.h - touches in, a zoom transform and gesture events out.
 *
 * SPDX-License-Identifier: MIT
 * Copyright (c) 2026 tapzoom contributors
 *
 * A view shows a rectangle of content inside a viewport. You, the host, push touches, wheels and frame times. You read
 * the transform with which to draw the content, and the gestures that happened. The library draws nothing, reads no
 * clock and has no window, thread or callback. This program runs as it is; its array stands for your input:
 *
 *     #include "tapzoom.h"
 *     #include <stdio.h>
 *
 *     int main(void) {
 *         tapzoom_config config;
 *         tapzoom_view *view;
 *         tapzoom_viewport viewport = {.width = 800, .height = 600};
 *         tapzoom_rect photo = {.width = 4000, .height = 3000};
 *         if (tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_PHOTOS) != TAPZOOM_OK) return 1;
 *         if (tapzoom_create(&config, &viewport, &photo, &view) != TAPZOOM_OK) return 1;
 *         const int32_t double_tap[60] = {[0] = TAPZOOM_TOUCH_BEGAN, [3] = TAPZOOM_TOUCH_ENDED,
 *                                         [9] = TAPZOOM_TOUCH_BEGAN, [12] = TAPZOOM_TOUCH_ENDED};
 *         for (int i = 0; i < 60; i++) {
 *             double now = i / 60.0;
 *             tapzoom_touch touch = {.time = now, .id = 1, .x = 400, .y = 300, .phase = double_tap[i]};
 *             tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
 *             tapzoom_frame_result frame;
 *             tapzoom_frame(view, now, &touch, touch.phase != 0, events, TAPZOOM_EVENT_CAPACITY, &frame);
 *             for (int32_t e = 0; e < frame.event_count; e++)
 *                 if (events[e].kind == TAPZOOM_EVENT_DOUBLE_TAP) puts("double tap");
 *             printf("draw at scale %g from %g, %g\n", frame.transform.scale, frame.transform.x, frame.transform.y);
 *         }
 *         tapzoom_destroy(view);
 *     }
 *
 * EIGHT CALLS do most of the work: tapzoom_config_init, tapzoom_create, tapzoom_frame, tapzoom_push_scroll,
 * tapzoom_set_viewport, tapzoom_cancel_touches, tapzoom_view_to_content and tapzoom_destroy. "Core" has them.
 *
 * TEN SETTINGS come first in tapzoom_config. Take the preset that is nearest, and change what differs:
 *   gestures                          TAPZOOM_GESTURE_* bits. All are on but ROTATE.
 *   points_per_unit, pixels_per_unit  The screen: 160 / dpi, and 1, if your view units are pixels.
 *   fit, bounds                       How the content lies at the start (TAPZOOM_FIT_CONTAIN, COVER, WIDTH, HEIGHT,
 *                                     NONE: scale 1, ...); whether it may leave the view (TAPZOOM_BOUNDS_CONTENT,
 *                                     INSIDE, NONE).
 *   min_scale, max_scale              Levels: TAPZOOM_LEVEL(CONTAIN, 6) is 6 times the scale that shows all content,
 *                                     TAPZOOM_LEVEL(NONE, 2.5) the scale 2.5.
 *   double_tap                        TAPZOOM_ZOOM_TOGGLE, STEP, FIT, NONE, ...
 *   wheel, trackpad                   TAPZOOM_ACTION_ZOOM, PAN or NONE.
 *
 * OFTEN WANTED, and found below:
 *   what was tapped              TAPZOOM_EVENT_TAP (or LONG_PRESS): content_x, content_y of the event
 *   keys, buttons                tapzoom_step(view, TAPZOOM_STEP_ZOOM_IN, NULL); tapzoom_zoom_by, tapzoom_pan_by,
 *                                tapzoom_fit; held keys: tapzoom_set_velocity. To animate, pass
 *                                &(tapzoom_options){.struct_size = sizeof(tapzoom_options), .animated = 1}
 *   go to a place                tapzoom_zoom_to_rect, tapzoom_center_on, tapzoom_set_transform
 *   the next page                TAPZOOM_EVENT_PAGE: limits has TAPZOOM_LIMIT_RIGHT, or LEFT for the one before
 *   a pen draws, fingers zoom    host_tools = TAPZOOM_BIT(TAPZOOM_TOOL_PEN), pen_guard_time = 0.5, palm_size = 125
 *   one finger is yours          min_pan_contacts = 2, and tapzoom_get_contact_owner
 *   a finger drags your object   tapzoom_set_contact_owner(view, id, TAPZOOM_OWNER_HOST) at its landing
 *   two views move as one        tapzoom_set_transform with options .quiet = 1, from the one that the user moves
 *   draw sharp after a zoom      TAPZOOM_EVENT_SETTLED
 *
 * TERMS
 *   Contact       A finger, a pen or a pressed mouse, from its landing to its lift.
 *   View unit     Your unit for touches and the viewport, such as a pixel. TOP and UP are the side of smaller y.
 *   Content unit  Your unit for the content, such as a pixel of the image, or a meter.
 *   Point         1/160 inch on the glass, for thresholds.
 *   Scale         View units per content unit. Its velocities are in ln(scale) per second.
 *   Angle         Radians, from the x axis toward the y axis.
 *   Safe area     The part of the viewport that no bar covers.
 *   Fitted view   The content upright in the safe area, at the scale of tapzoom_config.fit within the limits.
 *
 * RULES
 *   - Time is an input: seconds from any origin, and a view's clock is the latest one passed. When a call returns, all
 *     that was due by then has happened, each at its own instant.
 *   - Give touches the time of the device. Touches of equal times form a touch frame and move the view together. Their
 *     moves show once a later touch, tapzoom_frame or tapzoom_advance closes it.
 *   - If y points up, negate quick_zoom_distance and the dy of a scroll that pans.
 *   - A call checks its pointers, numbers, enumerations and struct sizes; an entry lists only its other errors. A
 *     failed call changes nothing unless its entry says so. Of the calls in Core only those marked MUST_CHECK fail in a
 *     correct program.
 *   - tapzoom_create allocates one block; no other call allocates. Inputs are copied.
 *   - Use a view from one thread at a time. Views are independent. Equal calls give equal bits on every machine.
 *
 *   Each view has a clock: the latest time of a touch, a scroll, tapzoom_advance, tapzoom_cancel_touches or
 *   tapzoom_pen_near. When a call returns, everything that was due up to the clock has happened, each at its own
 *   instant and in order. How often the host calls tapzoom_advance between touch frames never changes the outcome, only
 *   the delay of fingers on the screen. Before the first of these calls a view has no clock: commands take effect at
 *   once, and their events have time 0.
 *
 *   Touches with equal times form a touch frame. Landings and lifts take effect at once. Moves take effect together,
 *   when the touch frame closes; until then the get functions show the view without them. It closes at the next
 *   landing, lift, later touch, tapzoom_advance, scroll or command, also a quiet one, and at a change of sizes, owners
 *   or settings. An ignored touch advances the clock.
 *
 * DETERMINISM
 *   The state of a view is a pure function of the calls made to it. The same calls give the same bits in every build.
 *   The get functions change nothing.
 *
 * ERRORS
 *   Every call that can fail returns a tapzoom_status: TAPZOOM_OK (0) or a negative TAPZOOM_ERROR_*. No value that the
 *   host passes crashes the process. A NULL pointer is TAPZOOM_ERROR_NULL unless the function allows it. The library
 *   cannot check addresses: a tapzoom_view pointer must come from a create function, and is invalid after
 *   tapzoom_destroy. Memory must have the size that the host passes; a struct is aligned as C aligns it. An output may
 *   be an input of the same call.
 *
 *   A failed call changes neither the view nor its outputs, with four exceptions:
 *   - tapzoom_push_touches and tapzoom_frame report how many touches the view took before the bad one.
 *   - tapzoom_config_check names the wrong field.
 *   - After TAPZOOM_ERROR_DIVERGED the replayed call has run.
 *   - After TAPZOOM_ERROR_BUFFER_TOO_SMALL of tapzoom_begin_recording or tapzoom_fetch_recording no recording runs.
 *
 * OWNERSHIP
 *   tapzoom_create allocates one block; no other call allocates. The view copies its inputs, and keeps no pointer of
 *   the host's except the memory of tapzoom_create_at and tapzoom_begin_recording. Returned strings are constants.
 *
 * THREADS
 *   Use one view from one thread at a time; a host with several threads uses its own lock. Different views are
 *   independent, and the library has no global state. The tapzoom_get functions of one view may overlap each other, but
 *   no other call on that view, not even tapzoom_save_state.
 *
 *   Most overlapping calls return TAPZOOM_ERROR_BUSY and change nothing. Any call on a view can return it, also in a
 *   signal handler; the functions below do not list it. Repeat a refused call, or the contact of a refused lift stays
 *   down. Some overlaps go unnoticed, and then the state of the view is undefined.
 *
 * GROWTH
 *   tapzoom_config and tapzoom_options begin with struct_size and grow at their end, 8 bytes at a time. The fields that
 *   an older host does not know get their defaults. The library accepts a larger size if all bytes that it does not
 *   know are 0. A size below that of 1.0, above 4096 or not a multiple of 8 is TAPZOOM_ERROR_STRUCT_SIZE.
 *
 *   The other structs have a fixed size. Enumerations are int32_t and gain values: skip event kinds that you do not
 *   know. Reserved fields are 0: the library writes 0, and refuses other bits with TAPZOOM_ERROR_RANGE.
 *
 * NOTES OF THIS VERSION
 *   These statements hold and are tested. They are not a contract: a later version may change them.
 *   - If several errors apply, a call returns the first of this list: 1. the view is NULL; 2. BUSY; 3. another pointer
 *     is NULL; 4. STRUCT_SIZE; 5. NOT_FINITE, RANGE or ENUM of the first bad parameter or field; 6. TIME; 7. CONTACT_*;
 *     8. MEMORY, BUFFER_TOO_SMALL or DATA. tapzoom_frame checks its touches after its other arguments, and its time
 *     last.
 *   - A call takes at most 16 KB of the caller's stack on 64-bit machines, as measured on x86-64.
 *   - An argument of -0.0 counts as 0.
 *   - Fingers are drawn late by the recent largest age of the newest touch frame at its tapzoom_advance, at most
 *     0.02 s. Above 0.0051 s the delay is at least the mean of the last five intervals between touch frames, but this
 *     part is at most 0.0125 s. Differences at a landing or a lift fade within 0.008 s.
 *   - The library needs rounding to nearest, and neither reads nor changes the control register of the processor. In
 *     another mode it does not crash, but its results have other bits. Floating-point exceptions stay masked. Denormal
 *     numbers may be flushed to zero if the host passes only 0 and numbers at least 1e-150 from 0.
 */
#ifndef TAPZOOM_H
#define TAPZOOM_H

#include <stddef.h>
#include <stdint.h>

/** Marks functions whose status you must not ignore. Define it as empty before the include to silence warnings. */
#if !defined(TAPZOOM_MUST_CHECK)
#if defined(__GNUC__) || defined(__clang__)
#define TAPZOOM_MUST_CHECK __attribute__((warn_unused_result))
#elif defined(_MSC_VER)
#include <sal.h>
#define TAPZOOM_MUST_CHECK _Check_return_
#else
#define TAPZOOM_MUST_CHECK
#endif
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Core ---------------------------------------------------------------------------------------------------- */

/** TAPZOOM_OK or a negative TAPZOOM_ERROR_*. */
typedef int32_t tapzoom_status;

/** A view: content in a viewport, and the contacts on it. */
typedef struct tapzoom_view tapzoom_view;

typedef struct tapzoom_config tapzoom_config; /* see Settings */
typedef struct tapzoom_event tapzoom_event;   /* see Events */

/** Maps content to the view, by rotation and scale about content point (0, 0) and then a translation:
 *
 *     view_x = scale * (cos(rotation) * content_x - sin(rotation) * content_y) + x
 *     view_y = scale * (sin(rotation) * content_x + cos(rotation) * content_y) + y
 *
 * As an argument, scale is 1e-40 to 1e40, and the other numbers are at most 1e40 from 0. */
typedef struct tapzoom_transform {
    double scale;    /**< View units per content unit, above 0. */
    double rotation; /**< Radians. */
    double x, y;     /**< Position of content point (0, 0) in view units. */
} tapzoom_transform;

/** An upright rectangle, such as that of the content. */
typedef struct tapzoom_rect {
    double x, y;          /**< Smallest coordinates, at most TAPZOOM_MAX_LENGTH from 0. */
    double width, height; /**< Sizes, TAPZOOM_MIN_SIZE to TAPZOOM_MAX_LENGTH. */
} tapzoom_rect;

/** The area for the content, in view units. The bars on its sides leave the safe area, at least 1/64 of each axis. */
typedef struct tapzoom_viewport {
    double width, height;            /**< Size, TAPZOOM_MIN_SIZE to TAPZOOM_MAX_LENGTH. */
    double left, top, right, bottom; /**< Insets: the widths of the bars, 0 to TAPZOOM_MAX_LENGTH. */
} tapzoom_viewport;

/** Phase of a touch. 0 is an error. */
enum {
    TAPZOOM_TOUCH_BEGAN = 1,
    TAPZOOM_TOUCH_MOVED,
    TAPZOOM_TOUCH_ENDED,    /**< The contact lifted. Its last position counts for taps, but does not pan or zoom. */
    TAPZOOM_TOUCH_CANCELLED /**< The system took it: no tap, press, swipe or fling. Other contacts go on. */
};

/** Kind of contact. */
enum {
    TAPZOOM_TOOL_FINGER,
    TAPZOOM_TOOL_PEN,
    TAPZOOM_TOOL_MOUSE /**< A pointer while a button is down. Do not push hover moves. */
};

/** One contact at one instant. */
typedef struct tapzoom_touch {
    double time;      /**< Seconds. */
    int64_t id;       /**< Any number, unique among the contacts that are down. */
    double x, y;      /**< Position in view units; it may lie outside the viewport. */
    int32_t phase;    /**< TAPZOOM_TOUCH_*. */
    int32_t tool;     /**< TAPZOOM_TOOL_*; the one at BEGAN counts. */
    uint32_t flags;   /**< TAPZOOM_CONTACT_* bits; those at BEGAN count, and PALM at any touch. */
    uint32_t buttons; /**< TAPZOOM_BUTTON_* bits at BEGAN, or 0. */
    double size;      /**< Longer axis of the contact's area, view units, 0 to TAPZOOM_MAX_LENGTH; 0 if unknown. */
    double reserved;  /**< 0. */
} tapzoom_touch;

/** Presets, which you then change. */
enum {
    TAPZOOM_PRESET_PHOTOS, /**< Shows the whole photo, and does not enlarge a small one. The wheel zooms. */
    TAPZOOM_PRESET_MAPS,   /**< Covers the safe area. Taps zoom by a factor of 2. The wheel zooms. */
    TAPZOOM_PRESET_READER, /**< Fits the width, and begins at the top. The wheel pans. */
    TAPZOOM_PRESET_BOARD   /**< An object that moves without bounds, at 0.1 to 10 times its fitted scale. */
};

/** Fills a config with a TAPZOOM_PRESET_*.

    struct_size  sizeof(tapzoom_config).
    preset       TAPZOOM_PRESET_*. */
TAPZOOM_MUST_CHECK tapzoom_status tapzoom_config_init(tapzoom_config *config, size_t struct_size, int32_t preset);

/** Creates a view, which shows the fitted view.

    content  In content units; its origin may be anywhere.

    Errors: MEMORY. */
TAPZOOM_MUST_CHECK tapzoom_status tapzoom_create(const tapzoom_config *config, const tapzoom_viewport *viewport,
                                                 const tapzoom_rect *content, tapzoom_view **view);

/** Ends a view, and frees the memory of tapzoom_create; NULL is allowed. */
void tapzoom_destroy(tapzoom_view *view);

/** What a host checks each frame. */
typedef struct tapzoom_state {
    double time;            /**< The view's clock in seconds; -INFINITY before the first time. */
    double next_deadline;   /**< A host that sleeps calls tapzoom_advance at this time, in seconds. It is `time` (or 0)
                                 while the view moves or a touch frame is open, and INFINITY if nothing is due. */
    uint32_t flags;         /**< TAPZOOM_STATE_* bits, and the TAPZOOM_LIMIT_* that the content has reached. */
    int32_t contact_count;  /**< Contacts that are down. */
    int32_t waiting_count;  /**< Events that wait for the poll. */
    int32_t reserved[3];    /**< 0. */
} tapzoom_state;

/** Result of tapzoom_frame. */
typedef struct tapzoom_frame_result {
    tapzoom_transform transform; /**< Draw the content with it. */
    tapzoom_state state;         /**< The state after the call. */
    int32_t accepted;            /**< Touches that the view took. */
    int32_t event_count;         /**< Events that the call wrote. */
    double reserved;             /**< 0. */
} tapzoom_frame_result;

/** Runs one frame: pushes touches, advances the clock, polls the events, and reads the transform and the state.

    time     Now, or a little earlier if touches reach you late, seconds.
    touches  The count touches since the last frame, in order; may be NULL when count is 0.
    events   Receives up to capacity events; may be NULL when capacity is 0.

    A bad touch or time ends the call. The view has then taken the touches before it, polls nothing, and writes result.

    Errors: TIME; CONTACT_*: as tapzoom_push_touches. */
tapzoom_status tapzoom_frame(tapzoom_view *view, double time, const tapzoom_touch *touches, size_t count,
                             tapzoom_event *events, size_t capacity, tapzoom_frame_result *result);

/** Changes the size and insets of the viewport. A fitted view stays fitted. Otherwise a new size keeps the scale
    relative to it and the content at the center; new insets keep the transform. A device that turns and turns back
    shows the same as before. Contacts and animations go on. To slide a bar, call it in each frame. */
tapzoom_status tapzoom_set_viewport(tapzoom_view *view, const tapzoom_viewport *viewport);

/** Unit of dx and dy. */
enum {
    TAPZOOM_UNIT_PIXEL,   /**< View units. */
    TAPZOOM_UNIT_LINE,    /**< Lines of 40 view units. */
    TAPZOOM_UNIT_PAGE,    /**< Heights of the viewport. */
    TAPZOOM_UNIT_NOTCH120 /**< 1/120 of a wheel notch, as in Windows and Wayland. A notch is 100 view units, and zooms
                               by 1.26. */
};

/** Device of a scroll. */
enum {
    TAPZOOM_SOURCE_WHEEL,   /**< The view smooths the delta, and stops at the limits. */
    TAPZOOM_SOURCE_TRACKPAD /**< The content moves at once, as under fingers, with a rubber band. */
};

/** Phase of a scroll, as the window system reports it. */
enum {
    TAPZOOM_SCROLL_UNPHASED, /**< None. The scroll ends after scroll_end_time without a report. */
    TAPZOOM_SCROLL_BEGAN,    /**< Fingers rest on the trackpad, which stops a motion. */
    TAPZOOM_SCROLL_CHANGED,
    TAPZOOM_SCROLL_ENDED,    /**< The fingers have lifted. */
    TAPZOOM_SCROLL_MOMENTUM  /**< The system continues the scroll after the lift. It only pans. */
};

/** One report of a wheel or a trackpad. */
typedef struct tapzoom_scroll {
    double time;      /**< Seconds. */
    double x, y;      /**< Position of the pointer in view units. */
    double dx, dy;    /**< Delta since the last report, in `unit`, each -TAPZOOM_MAX_LENGTH to TAPZOOM_MAX_LENGTH. A
                           positive dy scrolls the page down, or zooms out, as in the DOM. */
    double factor;    /**< Factor of a trackpad's pinch since the last report, 0, or 1e-6 to 1e6; 0 and 1 mean none. It
                           zooms whatever `wheel` and `trackpad` are. */
    double rotation;  /**< Rotation by a trackpad since the last report, radians, -1000 to 1000. */
    int32_t unit;     /**< TAPZOOM_UNIT_*. */
    int32_t source;   /**< TAPZOOM_SOURCE_*. */
    int32_t phase;    /**< TAPZOOM_SCROLL_*. */
    int32_t reserved; /**< 0. */
} tapzoom_scroll;

/** Pushes a report, in order with the touches. It adds to a drag or pinch, and stops a fling or an animation.

    consumed  Receives 1 if the view zooms or has room to pan, so that the page around it must not scroll, otherwise 0.
              May be NULL.

    Errors: TIME: as tapzoom_push_touches. */
tapzoom_status tapzoom_push_scroll(tapzoom_view *view, const tapzoom_scroll *scroll, int32_t *consumed);

/** Forgets all contacts, because the window lost its focus or the system took them. Gestures, scrolls and a waiting tap
    are cancelled; animations and flings go on.

    time  Seconds.

    Errors: TIME: as tapzoom_push_touches. */
tapzoom_status tapzoom_cancel_touches(tapzoom_view *view, double time);

/** Converts a view point to content units, for example to find the object under a tap. */
tapzoom_status tapzoom_view_to_content(const tapzoom_transform *transform, double view_x, double view_y,
                                       double *content_x, double *content_y);

/** Converts a content point to view units, for example to place a label. */
tapzoom_status tapzoom_content_to_view(const tapzoom_transform *transform, double content_x, double content_y,
                                       double *view_x, double *view_y);

/* The first part ends here: it is all that a viewer needs. */

/* ---- Status and limits --------------------------------------------------------------------------------------- */

enum {
    TAPZOOM_OK = 0,
    TAPZOOM_ERROR_NULL = -1,             /**< A pointer is NULL. */
    TAPZOOM_ERROR_STRUCT_SIZE = -2,      /**< The struct_size is wrong, or unknown bytes are not 0. */
    TAPZOOM_ERROR_NOT_FINITE = -3,       /**< A number is NaN or infinite. */
    TAPZOOM_ERROR_RANGE = -4,            /**< A number is outside its range, or a reserved field is not 0. */
    TAPZOOM_ERROR_ENUM = -5,             /**< A value or a bit is not in its enumeration. */
    TAPZOOM_ERROR_TIME = -6,             /**< The time is before the view's clock. */
    TAPZOOM_ERROR_CONTACT_IN_USE = -7,   /**< BEGAN has the id of a contact that is down. */
    TAPZOOM_ERROR_CONTACT_UNKNOWN = -8,  /**< No contact with this id is down. */
    TAPZOOM_ERROR_CONTACT_LIMIT = -9,    /**< TAPZOOM_MAX_CONTACTS are already down. */
    TAPZOOM_ERROR_MEMORY = -10,          /**< The system has no memory. */
    TAPZOOM_ERROR_BUFFER_TOO_SMALL = -11, /**< Your memory is too small. */
    TAPZOOM_ERROR_DATA = -12,            /**< The bytes are damaged, or of another format. */
    TAPZOOM_ERROR_DIVERGED = -13,        /**< A replayed call had another outcome. */
    TAPZOOM_ERROR_BUSY = -14             /**< Another call on the view is under way. */
};

/** Returns an English phrase for logs, often with a remedy. */
const char *tapzoom_status_string(tapzoom_status status);

/** Returns the version of the library at run time: major * 10000 + minor * 100 + patch. */
int32_t tapzoom_version(void);

#define TAPZOOM_VERSION_MAJOR 1 /**< The version of the ABI. */
#define TAPZOOM_VERSION_MINOR 0
#define TAPZOOM_VERSION_PATCH 0

#define TAPZOOM_MAX_CONTACTS 16   /**< Most contacts of a view. */
#define TAPZOOM_MAX_LEVELS 8      /**< Most levels. */
#define TAPZOOM_EVENT_CAPACITY 32 /**< Most events that wait. */
#define TAPZOOM_MAX_LENGTH 1e12   /**< Largest size and coordinate. */
#define TAPZOOM_MIN_SIZE 1e-6     /**< Smallest size. */
#define TAPZOOM_MAX_TIME 1e12     /**< Largest time, seconds. */

/** The bit of an event kind for tapzoom_config.events, or of a tool for host_tools. Other constants are bits
    already. */
#define TAPZOOM_BIT(kind) ((uint64_t)1 << (kind))

/* ---- Touches, one call at a time ----------------------------------------------------------------------------- */

/** Flags of a contact. */
enum {
    TAPZOOM_CONTACT_NO_TAP = 1 << 0,  /**< It makes no tap, long press or quick zoom. */
    TAPZOOM_CONTACT_NO_SLOP = 1 << 1, /**< Its pan begins at the first move. */
    TAPZOOM_CONTACT_PALM = 1 << 2     /**< The system takes it for a palm. */
};

/** Buttons of a mouse or a pen. All act alike. */
enum {
    TAPZOOM_BUTTON_PRIMARY = 1 << 0, /**< The left one, or the tip of a pen. */
    TAPZOOM_BUTTON_SECONDARY = 1 << 1,
    TAPZOOM_BUTTON_MIDDLE = 1 << 2,
    TAPZOOM_BUTTON_BACK = 1 << 3,
    TAPZOOM_BUTTON_FORWARD = 1 << 4,
    TAPZOOM_BUTTON_ERASER = 1 << 5   /**< The other end of a pen. */
};

/** A touch: one contact at one instant. */
typedef struct tapzoom_touch {
    double time;      /**< Seconds, not before the view's clock: of the device, or of the frame. */
    int64_t id;       /**< Any number, unique among the contacts that are down. */
    double x, y;      /**< Position in view units; it may lie outside the viewport. */
    int32_t phase;    /**< TAPZOOM_TOUCH_*. */
    int32_t tool;     /**< TAPZOOM_TOOL_*; the one at BEGAN counts. */
    uint32_t flags;   /**< TAPZOOM_CONTACT_* bits; those at BEGAN count, and PALM at any touch. */
    uint32_t buttons; /**< TAPZOOM_BUTTON_* bits; those at BEGAN count. Usually 0 or PRIMARY for a finger. */
    double size;      /**< Longer axis of the contact's area, view units, 0 to TAPZOOM_MAX_LENGTH; 0 if unknown. A
                           finger above tapzoom_config.palm_size is a palm. */
    double reserved;  /**< 0. */
} tapzoom_touch;

    touches   count touches, at most SIZE_MAX / 2; may be NULL when count is 0.
    accepted  Receives how many touches the view took, also on error. May be NULL.

    A lenient view (the default) takes a late touch at its clock, cancels a contact that lands twice, and ignores
    unknown ids and a 17th contact. Without tapzoom_config.lenient they are errors.

    Errors: TIME: push it again with tapzoom_state.time; CONTACT_IN_USE: push CANCELLED for its id, then BEGAN again;
    CONTACT_UNKNOWN: skip it; CONTACT_LIMIT: skip the touches of that contact. */
tapzoom_status tapzoom_push_touches(tapzoom_view *view, const tapzoom_touch *touches, size_t count, size_t *accepted);

/** Advances the view's clock, once a frame, after its touches.

    time  Now, or a little earlier if touches reach you late, seconds.

    Errors: TIME: as tapzoom_push_touches. */
tapzoom_status tapzoom_advance(tapzoom_view *view, double time);

/** Takes the oldest events out of the view. Of CHANGED events only the newest waits. A full queue drops the oldest, but
    no ENDED or CANCELLED after a polled BEGAN. A host that needs no events never polls.

    events  Receives up to capacity events; may be NULL when capacity is 0.
    count   Receives the number of events. Call again when it equals capacity. */
tapzoom_status tapzoom_poll_events(tapzoom_view *view, tapzoom_event *events, size_t capacity, size_t *count);

/** Flags of tapzoom_state. */
enum {
    TAPZOOM_STATE_TOUCHED = 1 << 8,      /**< A contact is down. */
    TAPZOOM_STATE_MOVING = 1 << 9,       /**< The view moves by itself: draw every frame. */
    TAPZOOM_STATE_ZOOMED = 1 << 10,      /**< The scale is more than 0.1 % above that of the fitted view. */
    TAPZOOM_STATE_EVENTS_LOST = 1 << 11, /**< Events were dropped; see tapzoom_poll_events. */
    TAPZOOM_STATE_DRIVEN = 1 << 12       /**< Quiet commands move the view; it has not settled. */
};

/** Reads the clock, the next deadline, flags and counts. */
tapzoom_status tapzoom_get_state(const tapzoom_view *view, tapzoom_state *state);

/** Reads the exact transform at the view's clock, for hit tests and tests. To draw, use tapzoom_get_transform_at. */
tapzoom_status tapzoom_get_transform(const tapzoom_view *view, tapzoom_transform *transform);

/** Reads the transform to draw with. Fingers are shown as they were a few milliseconds ago, between two touches,
    because content judders where touches and frames have different rates. (predict_time shows them ahead instead.)

    time  When the frame is shown, or now, seconds. At least the clock - 0.005.

    A host that draws on changes alone draws again while this differs from tapzoom_get_transform.

    Errors: TIME. */
tapzoom_status tapzoom_get_transform_at(const tapzoom_view *view, double time, tapzoom_transform *transform);

/** Adds offset seconds, at most TAPZOOM_MAX_TIME from 0, to every stored time: for a clock that restarts. */
tapzoom_status tapzoom_rebase_time(tapzoom_view *view, double offset);

/* ---- Events -------------------------------------------------------------------------------------------------- */

/** Kinds of events. A gesture without duration sends one DISCRETE event, any other one BEGAN, CHANGED ..., and exactly
    one ENDED or CANCELLED. Skip kinds that you do not know. */
enum {
    TAPZOOM_EVENT_NONE,
    /** A possible single tap, for a highlight. BEGAN at the lift; ENDED with TAP; CANCELLED by a second tap. */
    TAPZOOM_EVENT_TAP_PENDING,
    /** DISCRETE. A single tap, confirmed double_tap_time after the lift: at once if DOUBLE_TAP is off, or if it does
        not zoom and `events` lacks it. The place is that of the lift. */
    TAPZOOM_EVENT_TAP,
    /** DISCRETE. The lift of the second and each further tap of a quick series: tap_count is 2, 3, ... Even ones
        zoom. */
    TAPZOOM_EVENT_DOUBLE_TAP,
    /** DISCRETE. Two to five fingers tapped together (finger_taps): at the last lift. contact_count is their number. */
    TAPZOOM_EVENT_FINGERS_TAP = 5,
    /** A finger rests. BEGAN after press_time; ENDED when all fingers have lifted. It may still pan. */
    TAPZOOM_EVENT_LONG_PRESS,
    /** Fingers drag the content. ENDED at the last lift, with the velocity that flings: 0 after a rest. PAN encloses
        PINCH and ROTATE. */
    TAPZOOM_EVENT_PAN,
    /** Fingers zoom by their distance. ENDED when one finger is left. */
    TAPZOOM_EVENT_PINCH,
    /** Fingers rotate the content. ENDED when one finger is left. */
    TAPZOOM_EVENT_ROTATE,
    /** A finger or a pen that lands right after a tap zooms by the vertical part of its drag, about its landing. */
    TAPZOOM_EVENT_QUICK_ZOOM,
    /** DISCRETE. One finger dragged fast on content that is not zoomed in and cannot move that way. limits has the edge
        that it pulls: RIGHT for a swipe to the LEFT. */
    TAPZOOM_EVENT_SWIPE,
    /** The content glides on after fingers lifted in motion, until rest. CANCELLED when anything but a relative command
        moves the view. A finger that stops a fast one makes no tap. */
    TAPZOOM_EVENT_FLING,
    /** A wheel or a trackpad moves the view. The place is the pointer. */
    TAPZOOM_EVENT_SCROLL,
    /** The view animates for a tap, a command or new settings. */
    TAPZOOM_EVENT_ANIMATION,
    /** DISCRETE. The view is at rest after it moved: draw sharp content now. */
    TAPZOOM_EVENT_SETTLED,
    /** The view has reached the limit in `limits`, for a click or a vibration. ENDED when it is away from it. */
    TAPZOOM_EVENT_LIMIT,
    /** DISCRETE. The user asks for the page beyond the edge in `limits`: RIGHT is the next page, LEFT the one before.
        It follows a SWIPE, or a PAN by page_overscroll beyond the edge at which it began. */
    TAPZOOM_EVENT_PAGE,
    /** DISCRETE. The owner of a contact changed, not by your call. Discard what a contact of VIEW or IGNORED has
        drawn. */
    TAPZOOM_EVENT_OWNER,
    /** DISCRETE. A fling has met the edge in `limits`, one of pager_edges: the pager goes on with this velocity. */
    TAPZOOM_EVENT_EDGE,
    /** Three to five fingers (drag_fingers) drag for the host, by unconsumed_x and unconsumed_y since the last polled
        event. The view stands still. */
    TAPZOOM_EVENT_FINGERS_DRAG,
    /** DISCRETE. A gesture does not come: `reason` says why. It needs its bit in `events`. */
    TAPZOOM_EVENT_FAILED,
    /** DISCRETE. A lift would now snap, for a click or a vibration. It needs its bit in `events`. */
    TAPZOOM_EVENT_SNAP
};

/** Phase of an event. */
enum {
    TAPZOOM_PHASE_DISCRETE,
    TAPZOOM_PHASE_BEGAN,
    TAPZOOM_PHASE_CHANGED,
    TAPZOOM_PHASE_ENDED,
    TAPZOOM_PHASE_CANCELLED
};

/** Limits of the transform: the content is there or beyond, in motion or at rest. Aligned content is at both edges. */
enum {
    TAPZOOM_LIMIT_LEFT = 1 << 0,      /**< The content can move no further toward larger x of the view. */
    TAPZOOM_LIMIT_TOP = 1 << 1,       /**< The same toward larger y. */
    TAPZOOM_LIMIT_RIGHT = 1 << 2,     /**< The same toward smaller x. */
    TAPZOOM_LIMIT_BOTTOM = 1 << 3,    /**< The same toward smaller y. */
    TAPZOOM_LIMIT_MIN_SCALE = 1 << 4, /**< The smallest scale, within 0.1 %. */
    TAPZOOM_LIMIT_MAX_SCALE = 1 << 5  /**< The largest scale, within 0.1 %. */
};

/** Direction of a movement in the view. LEFT and UP are toward smaller x and y. */
enum {
    TAPZOOM_DIRECTION_NONE,
    TAPZOOM_DIRECTION_LEFT,
    TAPZOOM_DIRECTION_UP,
    TAPZOOM_DIRECTION_RIGHT,
    TAPZOOM_DIRECTION_DOWN
};

/** What moves the view at an event. */
enum {
    TAPZOOM_CAUSE_USER,    /**< Fingers, scrolls and what follows. */
    TAPZOOM_CAUSE_COMMAND, /**< Commands, sizes and settings. */
    TAPZOOM_CAUSE_DRIVEN   /**< Quiet commands. */
};

/** Reason of FAILED. Setting the field `setting` just beyond `measured` lets the gesture pass. */
enum {
    TAPZOOM_REASON_NONE,
    TAPZOOM_REASON_MOVED,
    TAPZOOM_REASON_HELD,
    TAPZOOM_REASON_TOO_EARLY,
    TAPZOOM_REASON_TOO_LATE,
    TAPZOOM_REASON_TOO_FAR,    /**< From the last landing. */
    TAPZOOM_REASON_TOO_SHORT,  /**< The movement. */
    TAPZOOM_REASON_TOO_SLOW,
    TAPZOOM_REASON_ANGLE,
    TAPZOOM_REASON_TOOL,
    TAPZOOM_REASON_COUNT,     /**< Too few or too many contacts. */
    TAPZOOM_REASON_OFF,       /**< In the settings: allowed is the mask. */
    TAPZOOM_REASON_LIMIT,     /**< The content can still move there, or it is zoomed in. */
    TAPZOOM_REASON_LOST,      /**< To another gesture: measured is its TAPZOOM_EVENT_*. */
    TAPZOOM_REASON_CLAIMED,   /**< By the host, or IGNORED. */
    TAPZOOM_REASON_CANCELLED, /**< By the system or the host. */
    TAPZOOM_REASON_STOPPED    /**< It stopped a motion. */
};

/** Velocity of the content at one point of the view, about which it scales and rotates. */
typedef struct tapzoom_velocity {
    double x, y;           /**< View units per second. */
    double log_scale;      /**< Velocity of ln(scale), 1/s. */
    double rotation;       /**< Radians per second. */
    double view_x, view_y; /**< The point in view units. */
} tapzoom_velocity;

/** One event. Fields that a kind does not use are 0. */
struct tapzoom_event {
    double time;                   /**< The true instant in seconds. */
    int64_t contact;               /**< Id of the contact, of several the one that landed first. */
    int32_t kind;                  /**< TAPZOOM_EVENT_*. */
    int32_t phase;                 /**< TAPZOOM_PHASE_*. */
    int32_t contact_count;         /**< Contacts that take part. */
    int32_t tap_count;             /**< Taps of the quick series up to now. */
    double view_x, view_y;         /**< Place in view units: the center of the fingers, otherwise of the safe area. */
    double content_x, content_y;   /**< The content point at that place and time. */
    double landing_view_x, landing_view_y; /**< Where that contact landed, view units. */
    double landing_content_x, landing_content_y; /**< The content point on which it landed. */
    double scale, rotation;        /**< Those of the displayed transform at that time. */
    tapzoom_velocity velocity;     /**< Velocity of the fingers, otherwise of the content, at that place; 0 in
                                        CHANGED. */
    double unconsumed_x, unconsumed_y; /**< PAN: travel for the pager since the last polled one, view units. */
    int32_t tool;                  /**< TAPZOOM_TOOL_* of the contact. */
    uint32_t buttons;              /**< TAPZOOM_BUTTON_* bits at its landing. */
    uint32_t limits;               /**< TAPZOOM_LIMIT_* bits. PAN: the edges beyond which the pager is displaced. */
    int32_t direction;             /**< TAPZOOM_DIRECTION_* of SWIPE, PAGE and EDGE. */
    int32_t owner;                 /**< OWNER: TAPZOOM_OWNER_* from now on. */
    int32_t gesture;               /**< FAILED: TAPZOOM_EVENT_*. */
    int32_t reason;                /**< FAILED: TAPZOOM_REASON_*. */
    int32_t setting;               /**< FAILED: offsetof the setting that decided in tapzoom_config; 0 if none. */
    double measured;               /**< FAILED: the number measured, in its unit. */
    double allowed;                /**< FAILED: the bound that it missed. */
    int32_t cause;                 /**< ANIMATION, FLING, SETTLED and LIMIT: TAPZOOM_CAUSE_*. */
    int32_t reserved[3];           /**< 0. */
};

/* ---- Commands ------------------------------------------------------------------------------------------------ */

/** Easing curve. An animation that replaces a motion starts with its velocity. */
enum {
    TAPZOOM_CURVE_STANDARD, /**< Starts and ends slowly: t * t * (3 - 2 * t). */
    TAPZOOM_CURVE_EASE_OUT  /**< Starts fast and ends slowly: t * (2 - t). */
};

/** Path of an animation. */
enum {
    TAPZOOM_PATH_DIRECT, /**< Straight to the target. */
    TAPZOOM_PATH_FLY     /**< Zooms out, travels and zooms in (van Wijk and Nuij, 2003). */
};

/** Options of a command; NULL means all defaults, which are 0. */
typedef struct tapzoom_options {
    uint32_t struct_size; /**< sizeof(tapzoom_options). */
    int32_t animated;     /**< 0: at once; 1: animated. */
    int32_t curve;        /**< TAPZOOM_CURVE_*. */
    int32_t path;         /**< TAPZOOM_PATH_*. */
    double duration;      /**< Duration of the animation in seconds, 0, or 0.001 to 10. 0 means
                               tapzoom_config.animation_duration, or with FLY that of fly_speed, at most 60 seconds. */
    double left, top, right, bottom; /**< Padding of tapzoom_zoom_to_rect in the safe area, view units, 0 to
                                          TAPZOOM_MAX_LENGTH each. */
    double max_scale;     /**< Largest scale of the target, 1e-40 to 1e40, or 0: that of the view. */
    double fly_rho;       /**< FLY: curvature, 0.001 to 1000, or 0: sqrt 2. */
    double fly_speed;     /**< FLY without duration: rho-screenfuls per second, 0.001 to 1000, or 0: 1.2. */
    int32_t quiet;        /**< 1: follows another camera, as often as in each frame: sends only LIMIT and a late
                               SETTLED, and does nothing while the user moves the view. 0 or 1, not with `animated`. */
    int32_t reserved;     /**< 0. */
} tapzoom_options;

/*
 * A command starts at the view's clock: after a sleep call tapzoom_advance first. It stays within the limits and
 * bounds. From rest it sends ANIMATION and SETTLED. The absolute commands, from tapzoom_set_transform to tapzoom_fit,
 * and tapzoom_step take the view from fingers and scrolls; fingers that are down move it again past their slop. The
 * relative ones (tapzoom_pan_by, tapzoom_zoom_by, tapzoom_rotate_by) and tapzoom_set_velocity add to what moves the
 * view: a camera follows a unit while the user zooms.
 */

/** Goes to a transform, such as a saved one. */
tapzoom_status tapzoom_set_transform(tapzoom_view *view, const tapzoom_transform *transform,
                                     const tapzoom_options *options);

/** Zooms to a scale (1e-40 to 1e40) about (view_x, view_y), for example for a zoom slider. */
tapzoom_status tapzoom_zoom_to(tapzoom_view *view, double scale, double view_x, double view_y,
                               const tapzoom_options *options);

/** Shows a rectangle of content, such as a search result, as large as possible in the safe area minus the padding. */
tapzoom_status tapzoom_zoom_to_rect(tapzoom_view *view, const tapzoom_rect *rect, const tapzoom_options *options);

/** Moves a content point to the center of the safe area, at a scale (1e-40 to 1e40), or 0 to keep it. */
tapzoom_status tapzoom_center_on(tapzoom_view *view, double content_x, double content_y, double scale,
                                 const tapzoom_options *options);

/** Rotates to an angle (radians, -1e40 to 1e40) about (view_x, view_y), along the shorter arc. */
tapzoom_status tapzoom_rotate_to(tapzoom_view *view, double rotation, double view_x, double view_y,
                                 const tapzoom_options *options);

/** Goes to the fitted view, for example for a Home key. */
tapzoom_status tapzoom_fit(tapzoom_view *view, const tapzoom_options *options);

/** Moves the content by (dx, dy) view units, each -TAPZOOM_MAX_LENGTH to TAPZOOM_MAX_LENGTH. */
tapzoom_status tapzoom_pan_by(tapzoom_view *view, double dx, double dy, const tapzoom_options *options);

/** Multiplies the scale by a factor (1e-6 to 1e6) about (view_x, view_y). */
tapzoom_status tapzoom_zoom_by(tapzoom_view *view, double factor, double view_x, double view_y,
                               const tapzoom_options *options);

/** Rotates by an angle (radians, -1000 to 1000) about (view_x, view_y). */
tapzoom_status tapzoom_rotate_by(tapzoom_view *view, double angle, double view_x, double view_y,
                                 const tapzoom_options *options);

/** Steps of keys, buttons and switches, about the center of the safe area. */
enum {
    TAPZOOM_STEP_ZOOM_IN = 1 << 0,  /**< Multiplies the scale by zoom_step. */
    TAPZOOM_STEP_ZOOM_OUT = 1 << 1, /**< Divides the scale by zoom_step. */
    TAPZOOM_STEP_LEFT = 1 << 2,     /**< Shows content a quarter of the safe area further. */
    TAPZOOM_STEP_UP = 1 << 3,
    TAPZOOM_STEP_RIGHT = 1 << 4,
    TAPZOOM_STEP_DOWN = 1 << 5,
    TAPZOOM_STEP_CLOCKWISE = 1 << 6, /**< By 15 degrees, from x to y. */
    TAPZOOM_STEP_COUNTERCLOCKWISE = 1 << 7,
    TAPZOOM_STEP_FIT = 1 << 8
};

/** Moves the target by a step. Steps add up while an animation runs.

    action  One of TAPZOOM_STEP_*. */
tapzoom_status tapzoom_step(tapzoom_view *view, uint32_t action, const tapzoom_options *options);

/** Reads the steps that would change the target now, to enable buttons or for a screen reader.

    actions  Receives TAPZOOM_STEP_* bits. */
tapzoom_status tapzoom_get_actions(const tapzoom_view *view, uint32_t *actions);

/** Moves the content with a velocity until the next call, for held keys, sticks and edge scrolling. To look right, x is
    negative. 0, tapzoom_stop_motion, tapzoom_cancel_touches and absolute commands end it.

    velocity  x and y -TAPZOOM_MAX_LENGTH to TAPZOOM_MAX_LENGTH, log_scale and rotation -1000 to 1000. */
tapzoom_status tapzoom_set_velocity(tapzoom_view *view, const tapzoom_velocity *velocity);

/** Stops the animation, the fling, the scroll and the host's velocity, for example before a dialog. Fingers go on. */
tapzoom_status tapzoom_stop_motion(tapzoom_view *view);

/* ---- Settings ------------------------------------------------------------------------------------------------ */

/** Gestures to recognize. One that is off delays no other. */
enum {
    TAPZOOM_GESTURE_TAP = 1 << 2,
    TAPZOOM_GESTURE_DOUBLE_TAP = 1 << 3,
    TAPZOOM_GESTURE_FINGERS_TAP = 1 << 5, /**< Two to five fingers tap together. */
    TAPZOOM_GESTURE_LONG_PRESS = 1 << 6,
    TAPZOOM_GESTURE_PAN = 1 << 7,         /**< Fingers drag the content. Scrolls pan without it. */
    TAPZOOM_GESTURE_PINCH = 1 << 8,
    TAPZOOM_GESTURE_ROTATE = 1 << 9,
    TAPZOOM_GESTURE_QUICK_ZOOM = 1 << 10, /**< A tap, then a finger that stays down and drags. */
    TAPZOOM_GESTURE_SWIPE = 1 << 11,
    TAPZOOM_GESTURE_FLING = 1 << 12       /**< The view moves on when fingers lift in motion. */
};

/** A scale that depends on the sizes of the content and the safe area. */
enum {
    TAPZOOM_FIT_NONE,       /**< Scale 1. */
    TAPZOOM_FIT_CONTAIN,    /**< The safe area shows all of the content. */
    TAPZOOM_FIT_COVER,      /**< The content covers the safe area. */
    TAPZOOM_FIT_WIDTH,      /**< The content is as wide as the safe area. */
    TAPZOOM_FIT_HEIGHT,     /**< The content is as tall as the safe area. */
    TAPZOOM_FIT_ONE_TO_ONE, /**< One content unit is one device pixel: 1 / pixels_per_unit. */
    TAPZOOM_FIT_SCALE_DOWN  /**< CONTAIN, but never larger than ONE_TO_ONE. */
};

/** A scale that keeps its meaning after a resize: a factor times a fit, or the larger of two such terms. */
typedef struct tapzoom_level {
    int32_t fit;         /**< TAPZOOM_FIT_*. */
    int32_t other_fit;   /**< TAPZOOM_FIT_* of the second term; 0 without one. */
    double factor;       /**< Factor, 1e-6 to 1e6. */
    double other_factor; /**< Factor of the second term, 1e-6 to 1e6; 0 without one. */
} tapzoom_level;

/** A level of one term: TAPZOOM_LEVEL(CONTAIN, 2) is twice the scale of CONTAIN, TAPZOOM_LEVEL(NONE, 2.5) the scale
    2.5. */
#define TAPZOOM_LEVEL(fit_, factor_) TAPZOOM_LEVEL_OF(TAPZOOM_FIT_##fit_, 0, factor_, 0)
/** The larger of two terms: TAPZOOM_LEVEL_LARGER(ONE_TO_ONE, 2, CONTAIN, 6). */
#define TAPZOOM_LEVEL_LARGER(fit_, factor_, other_fit_, other_factor_) \
    TAPZOOM_LEVEL_OF(TAPZOOM_FIT_##fit_, TAPZOOM_FIT_##other_fit_, factor_, other_factor_)
#ifdef __cplusplus
#define TAPZOOM_LEVEL_OF(fit_, other_fit_, factor_, other_factor_) \
    tapzoom_level{fit_, other_fit_, double(factor_), double(other_factor_)}
#else
#define TAPZOOM_LEVEL_OF(fit_, other_fit_, factor_, other_factor_) \
    ((tapzoom_level){fit_, other_fit_, factor_, other_factor_})
#endif

/** Limits of the translation. */
enum {
    TAPZOOM_BOUNDS_CONTENT, /**< Larger content leaves no gap in the safe area; smaller content is aligned. */
    TAPZOOM_BOUNDS_INSIDE,  /**< As CONTENT, but smaller content moves freely within it. */
    TAPZOOM_BOUNDS_NONE
};

/** Zoom of a tap. A two-finger tap zooms out, any other tap or press in. */
enum {
    TAPZOOM_ZOOM_NONE,   /**< Only the event comes. */
    TAPZOOM_ZOOM_STEP,   /**< By a factor of zoom_step, up to the limits. */
    TAPZOOM_ZOOM_TOGGLE, /**< From the fitted scale to levels[0] (or by zoom_step), from any other one back. */
    TAPZOOM_ZOOM_CYCLE,  /**< As STEP, but from the largest scale back to the fitted one. */
    TAPZOOM_ZOOM_LEVELS, /**< To the next of levels, from the largest back to the fitted scale. */
    TAPZOOM_ZOOM_FIT,    /**< To the fitted view, upright. */
    TAPZOOM_ZOOM_CENTER  /**< The tapped point moves to the center, without zoom. */
};

/** Effect of a scroll. */
enum {
    TAPZOOM_ACTION_NONE, /**< Nothing. */
    TAPZOOM_ACTION_PAN,  /**< The content moves by (-dx, -dy). */
    TAPZOOM_ACTION_ZOOM  /**< The view zooms by dy about the pointer. */
};

/** Where the zoom of a tap puts the tapped point. */
enum {
    TAPZOOM_ANCHOR_POINT, /**< It stays in place. */
    TAPZOOM_ANCHOR_CENTER /**< It moves to the center of the safe area. */
};

/** Point about which fingers and scrolls zoom. */
enum {
    TAPZOOM_PINCH_CENTROID, /**< The center of the fingers, or the pointer. */
    TAPZOOM_PINCH_CENTER    /**< The center of the safe area. Two fingers then do not pan. */
};

/** Scales to which a zoom snaps, in its direction and within snap_tolerance. */
enum {
    TAPZOOM_SNAP_NONE,
    TAPZOOM_SNAP_LEVELS, /**< tapzoom_config.levels and the fitted scale. */
    TAPZOOM_SNAP_STEPS   /**< The fitted scale times whole powers of zoom_step, as the levels of a map. */
};

/** Source of the momentum after a trackpad's scroll that ends in motion. */
enum {
    TAPZOOM_MOMENTUM_HOST,    /**< Only TAPZOOM_SCROLL_MOMENTUM reports move it. */
    TAPZOOM_MOMENTUM_LIBRARY, /**< The view flings at TAPZOOM_SCROLL_ENDED, and ignores such reports. */
    TAPZOOM_MOMENTUM_AUTO     /**< Such reports if they come; otherwise the view flings. */
};

/** Numbers of fingers. */
enum {
    TAPZOOM_FINGERS_TWO = 1 << 2,
    TAPZOOM_FINGERS_THREE = 1 << 3,
    TAPZOOM_FINGERS_FOUR = 1 << 4,
    TAPZOOM_FINGERS_FIVE = 1 << 5
};

/** Every setting. Brackets hold the default, and the presets with another one. 720 bytes. */
struct tapzoom_config {
    /* The ten settings that hosts change first */
    uint32_t struct_size;   /**< sizeof(tapzoom_config); tapzoom_config_init sets it. */
    uint32_t gestures;      /**< TAPZOOM_GESTURE_* bits [all but ROTATE; MAPS: all but ROTATE, SWIPE; BOARD: all but
                                 ROTATE, SWIPE]. */
    double points_per_unit; /**< Points per view unit, 1e-3 to 1e3 [1]. 160 / dpi if a view unit is a pixel. */
    double pixels_per_unit; /**< Device pixels per view unit, for ONE_TO_ONE and rasters, 1e-3 to 1e3 [1]. */
    int32_t fit;            /**< TAPZOOM_FIT_* of the fitted view [CONTAIN; PHOTOS: SCALE_DOWN; MAPS: COVER; READER:
                                 WIDTH]. */
    int32_t bounds;         /**< TAPZOOM_BOUNDS_* [CONTENT; BOARD: NONE]. */
    tapzoom_level min_scale; /**< Smallest scale [1 x CONTAIN; PHOTOS: 1 x SCALE_DOWN; MAPS: 1 x COVER; READER: 1 x
                                  WIDTH; BOARD: 0.1 x CONTAIN]. */
    tapzoom_level max_scale; /**< Largest scale; below min_scale it acts as that [6 x CONTAIN; PHOTOS: larger of 2 x
                                  ONE_TO_ONE and 6 x SCALE_DOWN; MAPS: 64 x COVER; READER: 5 x WIDTH; BOARD: 10 x
                                  CONTAIN]. */
    int32_t double_tap;     /**< TAPZOOM_ZOOM_* [TOGGLE; MAPS: STEP; BOARD: FIT]. */
    int32_t wheel;          /**< TAPZOOM_ACTION_* of a wheel [ZOOM; READER: PAN]. */
    int32_t trackpad;       /**< TAPZOOM_ACTION_* of a trackpad's scroll; its pinch always zooms [PAN]. */
    int32_t reduced_motion; /**< 1: nothing animates or flings; the same events come. 0 or 1 [0]. */

    /* Layout */
    double align_x;          /**< Place of the content that the view aligns: 0 is left, 1 is right. A part, 0 to 1
                                  [0.5]. */
    double align_y;          /**< The same along y: 0 is TOP, 1 is BOTTOM. A part, 0 to 1 [0.5; READER: 0]. */
    double visible_part;     /**< Part of the content that stays visible, 0 to 1 [1]. With 0.5 half of it may leave. */
    double visible_extra;    /**< Length added to that part, view units, -1e12 to 1e12 [0]. -40 allows a margin of
                                  40. */
    int32_t always_bounce_x; /**< 1: content that cannot scroll along x follows a drag elastically. 0 or 1 [0; PHOTOS:
                                  1]. */
    int32_t always_bounce_y; /**< The same along y. 0 or 1 [0]. */

    /* Zoom by taps and commands */
    int32_t two_finger_tap;    /**< TAPZOOM_ZOOM_* [NONE; MAPS: STEP; READER: FIT]. */
    int32_t tap_anchor;        /**< TAPZOOM_ANCHOR_* of all taps and presses [POINT; READER: CENTER]. */
    int32_t pinch_anchor;      /**< TAPZOOM_PINCH_* [CENTROID]. */
    int32_t tap_action;        /**< TAPZOOM_ZOOM_* of TAP [NONE]. */
    int32_t press_action;      /**< TAPZOOM_ZOOM_* of LONG_PRESS [NONE]. */
    uint32_t finger_taps;      /**< TAPZOOM_FINGERS_* bits of the numbers of fingers that tap together [TWO]. */
    int32_t snap;              /**< TAPZOOM_SNAP_* [NONE]. */
    int32_t level_count;       /**< Entries of levels in use, 0 to 8 [0; PHOTOS: 1; READER: 1]. */
    double zoom_step;          /**< Factor of a step, 1.01 to 100 [1.5; MAPS: 2]. */
    double animation_duration; /**< Duration of an animation, seconds, 0, or 0.001 to 10 [0.30]. */
    double snap_tolerance;     /**< Largest distance in ln(scale) over which the view snaps, 0 to 10 [0.35]. */
    tapzoom_level levels[TAPZOOM_MAX_LEVELS]; /**< Scales of TOGGLE and LEVELS, in any order [none; PHOTOS: 2.5 x
                                                   SCALE_DOWN; READER: 2 x WIDTH]. */

    /* Wheels and trackpads */
    int32_t momentum;       /**< TAPZOOM_MOMENTUM_* [AUTO]. */
    int32_t invert_zoom;    /**< 1: dy zooms in the opposite direction. 0 or 1 [0]. */
    double wheel_speed;     /**< Exponent of the zoom: 3 notches zoom by 2 to this power, 0.01 to 10 [1]. */
    double wheel_smoothing; /**< Decay of the rest of a wheel's motion, 1/s, 0, or 1 to 1000 [23]. */
    double scroll_end_time; /**< Silence after which a scroll without phases ends, seconds, 0.01 to 10 [0.15]. */

    /* Motion */
    double fling_decay;       /**< Decay of the velocity, v' = -decay v, 1/s, 0.01 to 1000 [2]. */
    double fling_zoom_decay;  /**< The same of zoom and rotation, 1/s, 0, or 0.1 to 1000 [13]. */
    double fling_min_speed;   /**< Slowest pan that flings, points per second, 0 to 1e6 [200]. */
    double rubber_band;       /**< Stiffness c, 0 to 1 [0.55]. Content pulled x beyond its bounds moves (1 - 1 / (c x /
                                   d + 1)) d, where d is the length of the safe area. 0 is a hard stop. */
    double rubber_band_scale; /**< Factor by which a pinch can exceed a scale limit, 1 to 100 [2]. */
    double spring_frequency;  /**< Frequency of the spring that returns content, radians per second, 0.1 to 1000
                                   [12]. */

    /* Taps and presses */
    double double_tap_time;      /**< Longest pause from a lift to the next landing, seconds, 0.01 to 10 [0.30]. */
    double double_tap_distance;  /**< Largest distance between two taps, points, 0 to 1e4 [40]. */
    double tap_time;             /**< Longest tap if LONG_PRESS is off, seconds, 0.01 to 10 [1]. */
    double tap_slop;             /**< Travel that a finger's tap allows where nothing can pan, points, 10 to 1e4 [18].
                                      Elsewhere, and for a pen and a mouse, it is 10. */
    double press_time;           /**< Rest after which a long press begins, seconds, 0.01 to 10 [0.45]. */
    double two_finger_tap_time;  /**< Longest contact of a two-finger tap, seconds, 0.01 to 10 [0.35]. */
    double two_finger_land_time; /**< Longest time between the landings, seconds, 0 to 10 [0.15]. */
    double two_finger_lift_time; /**< Longest time between the lifts, seconds, 0 to 10 [0.15]. */

    /* Fingers that move */
    double pan_slop;            /**< Travel of the fingers before a pan, points, 0 to 1e4 [10]. It is taken off the
                                     motion. A pen needs 0.6 of it, a mouse 0.3. */
    double axis_lock_ratio;     /**< Ratio of travel along the axes above which a pan keeps to one, 0, or 1 to 100 [0].
                                     1.25 is usual. */
    double swipe_speed;         /**< Slowest swipe, within 30 degrees of an axis, points per second, 0 to 1e6 [300]. */
    double page_overscroll;     /**< Least overscroll that sends PAGE, part of the safe area's width, 0 to 10 [0.25]. */
    double pinch_slop;          /**< Change of the fingers' mean radius before a pinch, points, 0 to 1e4 [6]. */
    double pinch_speed;         /**< Exponent of the zoom by a pinch, 0.01 to 10 [1]. */
    double pinch_min_span;      /**< Distance of the fingers below which a pinch zooms less and less, points, 0 to 1e4
                                     [50]. */
    double rotate_slop;         /**< Arc before a rotation, points, 0 to 1e4 [25]. It grows while fingers spread. */
    double rotate_snap;         /**< Largest angle to a detent to which a rotation snaps, radians, 0 to 0.785
                                     [0.122]. */
    double rotate_snap_step;    /**< Angle from one detent to the next, radians, 0.01 to 6.284 [1.5707963267948966;
                                     MAPS: 6.283185307179586]. A full turn has one: north. */
    double quick_zoom_distance; /**< Drag that doubles the scale, points, 1 to 1e4, or -1e4 to -1 for upward drags
                                     [140]. */

    /* Events and contacts, shared with the host */
    uint64_t events;           /**< Bit 1 << TAPZOOM_EVENT_* for each kind to send [all but FAILED, SNAP]. */
    int32_t lenient;           /**< 1: corrects late, doubled and unknown touches: see tapzoom_push_touches. 0 or 1
                                    [1]. */
    int32_t min_pan_contacts;  /**< Contacts needed to move the view, 1 to 2 [1]. With 2 a single finger is the
                                    host's. */
    uint32_t pager_edges;      /**< TAPZOOM_LIMIT_LEFT..BOTTOM bits of the edges beyond which a drag or a fling moves
                                    the host's pager [0]. */
    uint32_t host_tools;       /**< Bit 1 << TAPZOOM_TOOL_* for each tool of the host, such as a pen that draws [0]. */
    uint32_t host_buttons;     /**< TAPZOOM_BUTTON_* bits: contacts that land with one of them are the host's [0]. */
    uint32_t drag_fingers;     /**< TAPZOOM_FINGERS_THREE..FIVE bits of the numbers of fingers that send FINGERS_DRAG
                                    [0]. */
    double palm_size;          /**< Size of a finger above which it is a palm, points, 0 to 1e12; 0 is off [0]. 125 (20
                                    mm) suits drawing. */
    double pen_guard_time;     /**< Time after the lift of a pen in which fingers that land are ignored, as while it is
                                    down, seconds, 0 to 1e12; 0 is off [0]. 0.5 suits drawing. */

    /* Rarely */
    double tap_debounce_time;   /**< A landing sooner than this after a lift continues the contact, seconds, 0 to
                                     double_tap_time [0.04]. */
    double tap_ignore_time;     /**< Time after a tap in which landings are ignored, for hands that tremble, seconds, 0
                                     to 10; 0 is off [0]. */
    double lift_grace_time;     /**< Time after the first lift of several fingers in which the others move nothing,
                                     unless they go beyond 9 points, seconds, 0 to 1 [0.08]. */
    double fling_max_speed;     /**< Fastest fling, points per second, fling_min_speed to 1e6 [20000]. */
    double fling_boost_speed;   /**< Speed above which flings add up, points per second, 0 to 1e6 [350]. */
    double rotate_slop_snapped; /**< Least arc before a rotation away from a detent, points, 0 to 1e4 [0]. 45 keeps a
                                     map at north. */
    double predict_time;        /**< Longest time for which drawn fingers are predicted, seconds, 0 to 0.025; 0 is off
                                     [0]. */
};

/** Checks a config as tapzoom_create does.

    field  Receives the name of the first wrong field, such as "min_scale.other_fit" or "levels[3].factor"; "" after OK.
           May be NULL. */
TAPZOOM_MUST_CHECK tapzoom_status tapzoom_config_check(const tapzoom_config *config, const char **field);

/** Changes the settings. A fitted view stays fitted; any other goes into the new limits. Contacts and animations go on,
    but a gesture that is switched off is cancelled.

    options  With animation, a view beyond the new limits animates into them. */
TAPZOOM_MUST_CHECK tapzoom_status tapzoom_set_config(tapzoom_view *view, const tapzoom_config *config,
                                                     const tapzoom_options *options);

/** Reads the settings.

    config  Set its struct_size before the call; the view writes that many bytes. */
tapzoom_status tapzoom_get_config(const tapzoom_view *view, tapzoom_config *config);

/** What the view keeps when its content changes. */
enum {
    TAPZOOM_KEEP_PICTURE,    /**< The visible part: for a full image that replaces its preview. */
    TAPZOOM_KEEP_COORDINATES /**< The transform: for a world that grows. */
};

/** Changes the content rectangle. Animations and drags go on.

    content  In content units.
    keep     TAPZOOM_KEEP_*. */
tapzoom_status tapzoom_set_content(tapzoom_view *view, const tapzoom_rect *content, int32_t keep);

/** Reads the rectangle of the content. */
tapzoom_status tapzoom_get_content(const tapzoom_view *view, tapzoom_rect *content);

/** Reads the size and insets of the viewport. */
tapzoom_status tapzoom_get_viewport(const tapzoom_view *view, tapzoom_viewport *viewport);

/* ---- Reading ------------------------------------------------------------------------------------------------- */

/** Reads the transform at which the view will rest, to load content there in advance. */
tapzoom_status tapzoom_get_target_transform(const tapzoom_view *view, tapzoom_transform *transform);

/** Reads the velocity of the content, at the center of the fingers that move it, otherwise of the safe area. */
tapzoom_status tapzoom_get_velocity(const tapzoom_view *view, tapzoom_velocity *velocity);

/** How far the content is beyond its limits. */
typedef struct tapzoom_overscroll {
    double x, y;          /**< Displayed, view units: positive beyond LEFT or TOP. */
    double raw_x, raw_y;  /**< The same before the rubber band. */
    double log_scale;     /**< Displayed excess in ln(scale); negative below the smallest scale. */
    double raw_log_scale; /**< The same before the rubber band. */
} tapzoom_overscroll;

/** Reads the overscroll, for a page that follows, or a pull that closes or refreshes. */
tapzoom_status tapzoom_get_overscroll(const tapzoom_view *view, tapzoom_overscroll *overscroll);

/** Reads the scale limits and the fitted scale, for a zoom slider.

    min, max, fitted  Each may be NULL. */
tapzoom_status tapzoom_get_scale_range(const tapzoom_view *view, double *min, double *max, double *fitted);

/** Reads the part of the content plane that the viewport shows under a transform. */
tapzoom_status tapzoom_get_visible_rect(const tapzoom_view *view, const tapzoom_transform *transform,
                                        tapzoom_rect *rect);

/** Reads the content points that may be at the center of the safe area, for scroll bars: a thumb is visible / (visible
    + range) of its bar.

    transform  Its scale and rotation count. NULL means the displayed transform.
    rect       Receives the range. A size is 0 where the content cannot move. */
tapzoom_status tapzoom_get_pan_range(const tapzoom_view *view, const tapzoom_transform *transform,
                                     tapzoom_rect *rect);

/** Reads the scale, device pixels per content unit, at which to draw content into a bitmap. It changes at SETTLED, with
    sizes and settings, when an animation zooms in, and under fingers by factors above 2. */
tapzoom_status tapzoom_get_raster_scale(const tapzoom_view *view, double *scale);

/** Computes how to show such a bitmap until it is drawn again.

    transform  The transform to show.
    residual   Receives the transform from pixels of the bitmap to device pixels of the viewport. At rest it keeps them
               sharp. */
tapzoom_status tapzoom_get_raster_transform(const tapzoom_view *view, const tapzoom_transform *transform,
                                            tapzoom_transform *residual);

/** Computes where a tap on a block of content, such as a column of text, should zoom, by the rules of Blink. Pass it to
    tapzoom_set_transform.

    max_scale  Largest legible scale, 1e-40 to 1e40, or 0: that of the view. */
tapzoom_status tapzoom_get_smart_zoom(const tapzoom_view *view, const tapzoom_rect *block, double content_x,
                                      double content_y, double max_scale, tapzoom_transform *transform);

/** Computes the transform that applies `inner` and then `outer`: of a picture on a page, and of the page. */
tapzoom_status tapzoom_transform_compose(const tapzoom_transform *outer, const tapzoom_transform *inner,
                                         tapzoom_transform *result);

/** Computes the inverse transform, from the view to the content. */
tapzoom_status tapzoom_transform_invert(const tapzoom_transform *transform, tapzoom_transform *result);

/** Computes a transform between two others, for a picture that opens from its thumbnail.

    t  0 to 1: `from` at 0, `to` at 1. */
tapzoom_status tapzoom_transform_interpolate(const tapzoom_transform *from, const tapzoom_transform *to, double t,
                                             tapzoom_transform *result);

/** Converts a transform to the matrix a, b, c, d, x, y of Canvas, Cairo, Core Graphics and SVG.

    matrix  Receives 6 doubles. */
tapzoom_status tapzoom_transform_to_affine(const tapzoom_transform *transform, double matrix[6]);

/** Converts a transform to a matrix for graphics libraries, column-major, from content coordinates relative to
    (origin_x, origin_y) to view units. Choose an origin near what is visible: a float has 24 bits.

    matrix  Receives 16 floats. */
tapzoom_status tapzoom_transform_to_matrix(const tapzoom_transform *transform, double origin_x, double origin_y,
                                           float matrix[16]);

/* ---- Sharing contacts and pages ------------------------------------------------------------------------------ */

/** Owner of a contact. Those of host_tools and host_buttons are HOST from their landing. With min_pan_contacts 2 a lone
    finger is UNDECIDED for two_finger_land_time, and VIEW if a second one lands by then. */
enum {
    TAPZOOM_OWNER_VIEW,     /**< Moves the view. */
    TAPZOOM_OWNER_HOST,     /**< You draw or drag with it. It still taps, unless claimed. */
    TAPZOOM_OWNER_UNDECIDED, /**< You may draw with it until OWNER. */
    TAPZOOM_OWNER_IGNORED   /**< A palm, or a finger beside a pen. */
};

/** Reads the owner of a contact that is down.

    owner  Receives TAPZOOM_OWNER_*.

    Errors: CONTACT_UNKNOWN. */
tapzoom_status tapzoom_get_contact_owner(const tapzoom_view *view, int64_t id, int32_t *owner);

/** Gives a contact that is down to you (a claim), such as a finger on a button, or to the view. A claim acts as
    CANCELLED; a release lands the contact anew, without a tap or a jump.

    owner  TAPZOOM_OWNER_HOST or TAPZOOM_OWNER_VIEW.

    Errors: CONTACT_UNKNOWN. */
tapzoom_status tapzoom_set_contact_owner(tapzoom_view *view, int64_t id, int32_t owner);

/** A contact that is down. */
typedef struct tapzoom_contact {
    int64_t id;                    /**< Its id. */
    double x, y;                   /**< View units. */
    double landing_time;           /**< Seconds. */
    double landing_view_x, landing_view_y; /**< View units. */
    double landing_content_x, landing_content_y; /**< Content units. */
    int32_t owner;                 /**< TAPZOOM_OWNER_*. */
    int32_t tool;                  /**< TAPZOOM_TOOL_*. */
    uint32_t buttons;              /**< TAPZOOM_BUTTON_* bits at its landing. */
    int32_t reserved[5];           /**< 0. */
} tapzoom_contact;

/** Reads the contacts that are down, in any order.

    contacts  Receives up to capacity contacts; may be NULL when capacity is 0.
    count     Receives their number, at most TAPZOOM_MAX_CONTACTS, also if capacity is less. */
tapzoom_status tapzoom_get_contacts(const tapzoom_view *view, tapzoom_contact *contacts, size_t capacity,
                                    size_t *count);

/** The state that a host checks each frame. */
typedef struct tapzoom_state {
    double time;            /**< The view's clock in seconds; -INFINITY before it starts. */
    double next_deadline;   /**< When the host must call tapzoom_advance next, in seconds: the time of the next event
                                 that needs no input, such as a long press. It is `time` while the drawing moves or a
                                 touch frame is open (0 without a clock), and INFINITY if nothing is due. */
    uint32_t flags;         /**< TAPZOOM_STATE_* and TAPZOOM_LIMIT_* bits. */
    int32_t contact_count;  /**< Contacts that are down. */
    int32_t waiting_count;  /**< Events that wait for the poll, which may drop some of a full queue. */
    int32_t reserved[3];    /**< 0. */
} tapzoom_state;

/** Result of tapzoom_frame. */
typedef struct tapzoom_frame_result {
    tapzoom_transform transform; /**< What the host draws: tapzoom_get_transform_at for the view's clock. */
    tapzoom_state state;         /**< The state after the call. EVENTS_LOST is set if events were dropped before or by
                                      the poll of this call. */
    int32_t accepted;            /**< Touches that the view took. */
    int32_t event_count;         /**< Events that the call wrote. */
    double reserved;             /**< 0. */
} tapzoom_frame_result;

    Errors: TIME: as tapzoom_push_touches. */
tapzoom_status tapzoom_pen_near(tapzoom_view *view, double time);

/** Sets how far the host's pager, its strip of pages around the content, is displaced, in each frame in which it moves.
    PAN reports the travel beyond pager_edges in unconsumed_x and unconsumed_y; the view adds what you have not polled.

    x, y  Offset, view units: the travel that you have polled, plus the pager's own motion. */
tapzoom_status tapzoom_set_pager_offset(tapzoom_view *view, double x, double y);

/* ---- Memory, snapshots and recordings ------------------------------------------------------------------------ */

/** Returns the size of a view in bytes, for tapzoom_create_at. */
size_t tapzoom_view_size(void);

/** Creates a view in your memory, otherwise as tapzoom_create.

    memory  Must stay in place until tapzoom_destroy, which does not free it. Its address is a multiple of 16.
    size    At least tapzoom_view_size().

    Errors: BUFFER_TOO_SMALL. */
TAPZOOM_MUST_CHECK tapzoom_status tapzoom_create_at(void *memory, size_t size, const tapzoom_config *config,
                                                    const tapzoom_viewport *viewport, const tapzoom_rect *content,
                                                    tapzoom_view **view);

/** Writes a whole view as bytes: settings, contacts, motion, waiting events. Only this version of the library can load
    them.

    memory    Receives the snapshot; may be NULL when capacity is 0.
    capacity  Bytes of memory, at least the size for NULL and 0.
    size      Receives the size; for NULL and 0 the largest of any snapshot, a constant.

    Errors: BUFFER_TOO_SMALL. */
tapzoom_status tapzoom_save_state(const tapzoom_view *view, void *memory, size_t capacity, size_t *size);

/** Makes a view equal to the saved one.

    Errors: DATA. */
tapzoom_status tapzoom_load_state(tapzoom_view *view, const void *bytes, size_t size);

/** Begins a recording: from now on the view writes every call that changes it into your memory. A replay gives the same
    transforms and events on any machine; one that began after the first input needs the same version.

    memory  Must stay valid until the recording ends.
    size    At most SIZE_MAX / 2. 64 KiB hold seconds of touches.

    Errors: RANGE; BUFFER_TOO_SMALL: no recording runs. */
tapzoom_status tapzoom_begin_recording(tapzoom_view *view, void *memory, size_t size);

/** Ends a part of the recording: copy the first `count` bytes of the memory at once. All parts in a row form it.

    count  Receives how many bytes to copy.

    Errors: BUFFER_TOO_SMALL: a call did not fit, and the recording has ended before it. */
tapzoom_status tapzoom_fetch_recording(tapzoom_view *view, size_t *count);

/** Ends the recording or the replay on this view. Fetch before: the rest is lost. */
tapzoom_status tapzoom_end_recording(tapzoom_view *view);

/** Kinds of recorded calls, by the names of their functions. */
enum {
    TAPZOOM_KEEP_PICTURE = 0,    /**< The visible part of the content: for a full image that replaces its preview. A
                                      fitted view stays fitted. */
    TAPZOOM_KEEP_COORDINATES = 1 /**< The transform: for a world that grows. Limits that depend on the content change
                                      with it, such as 64 x COVER of MAPS. */
};

/**
 * Changes the content rectangle; the new bounds and scale limits apply. Animations and drags continue, and a fling as
 * with tapzoom_set_viewport. An equal rectangle changes nothing. The call sends no ANIMATION, and no SETTLED at rest.
 *
 * content  In content units; its origin may be anywhere.
 * keep     TAPZOOM_KEEP_*.
 *
 * Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE; ERROR_ENUM. Since 1.0.
 */
TAPZOOM_MUST_CHECK tapzoom_status tapzoom_set_content(tapzoom_view *view, const tapzoom_rect *content, int32_t keep);

/** Reads the rectangle of the content, as the host has set it. Returns OK; ERROR_NULL. Since 1.0. */
tapzoom_status tapzoom_get_content(const tapzoom_view *view, tapzoom_rect *content);

/**
 * Sets how far the host's pager is displaced, in each frame in which the host moves it. A pager is the host's scroll
 * container around the content, such as a strip of pages: see pages.md in the guide.
 *
 * PAN events report the travel of a drag beyond an edge of tapzoom_config.pager_edges in unconsumed_x and unconsumed_y;
 * the view adds it to the offset itself. While the offset is not 0, a drag moves only the pager. This needs PAN in
 * `gestures` and in `events`. Neither a scroll nor rotated content moves the pager.
 *
 * x, y  Offset, view units: the unconsumed travel that the host has polled, or less of it for friction, plus the host's
 *       own motion. The view adds the travel that waits in its queue.
 *
 * Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE. Since 1.0.
 */
tapzoom_status tapzoom_set_pager_offset(tapzoom_view *view, double x, double y);

/* ---- Input --------------------------------------------------------------------------------------------------- */

/**
 * Pushes touches in the order in which they happened. Of touches with equal times push the moves first: a move after a
 * lift begins another touch frame. The call stops at the first bad touch; the view has taken those before it.
 *
 * touches   count touches, at most SIZE_MAX / 2; may be NULL when count is 0.
 * accepted  Receives how many touches the view took, also on error. May be NULL.
 *
 * With tapzoom_config.lenient no touch is ERROR_TIME or ERROR_CONTACT_*:
 * - A late touch takes effect at the clock, as other late calls do. Durations and velocities use its own time.
 * - BEGAN with the id of a contact that is down first cancels that contact.
 * - The view ignores touches with an unknown id, and BEGAN beyond TAPZOOM_MAX_CONTACTS. They count as taken.
 *
 * Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE; ERROR_ENUM;
 * ERROR_TIME: the touch is late; push it again with tapzoom_state.time;
 * ERROR_CONTACT_IN_USE: the host missed the end of that contact; push CANCELLED for its id, then BEGAN again;
 * ERROR_CONTACT_UNKNOWN: skip the touch; ERROR_CONTACT_LIMIT: skip the touches of that contact. Since 1.0.
 */
TAPZOOM_MUST_CHECK tapzoom_status tapzoom_push_touches(tapzoom_view *view, const tapzoom_touch *touches, size_t count,
                                                       size_t *accepted);

/**
 * Pushes one report of a wheel or a trackpad, in order with the touches. The clock advances to its time. A scroll adds
 * to a drag or a pinch, and stops a fling and an animation. A wheel zooms about the newest pointer; away from the
 * limits only the sum of its deltas counts.
 *
 * consumed  Receives 1 if the host's page must not scroll, otherwise 0. May be NULL. A zoom is consumed. A pan is
 *           consumed if the content can move in its direction; then the rest of that scroll is consumed too.
 *
 * Returns OK; ERROR_NULL: view or scroll; ERROR_NOT_FINITE; ERROR_RANGE; ERROR_ENUM; ERROR_TIME. Since 1.0.
 */
tapzoom_status tapzoom_push_scroll(tapzoom_view *view, const tapzoom_scroll *scroll, int32_t *consumed);

/**
 * Reads the owner of a contact that is down, so that the host knows whether to draw or drag with it. A HOST contact
 * makes no pan, pinch, quick zoom or swipe. It can tap and press, unless the host has claimed it or a contact of the
 * view is down. An UNDECIDED contact behaves like a HOST contact. It becomes HOST after two_finger_land_time, or when a
 * contact of the host lands.
 *
 * A contact lands as HOST if host_tools has its tool or host_buttons one of its buttons. With min_pan_contacts 1 any
 * other contact lands as VIEW. With min_pan_contacts 2 any other contact lands
 * - as HOST while a contact of the host is down;
 * - as UNDECIDED while no contact is down;
 * - otherwise as VIEW, and an UNDECIDED contact becomes VIEW with it.
 *
 * A palm and a finger beside a pen are IGNORED from their landing, and any contact becomes so when it turns out to be a
 * palm. This acts as TAPZOOM_TOUCH_CANCELLED. An IGNORED contact counts toward TAPZOOM_MAX_CONTACTS alone.
 *
 * owner  Receives TAPZOOM_OWNER_*.
 *
 * Returns OK; ERROR_NULL; ERROR_CONTACT_UNKNOWN. Since 1.0.
 */
tapzoom_status tapzoom_get_contact_owner(const tapzoom_view *view, int64_t id, int32_t *owner);

/**
 * Reads the contacts that are down, in any order, for example after a loss of events. Their positions include the moves
 * of an open touch frame.
 *
 * contacts  Receives up to capacity contacts; may be NULL when capacity is 0.
 * count     Receives the number of contacts that are down, at most TAPZOOM_MAX_CONTACTS, also if capacity is less.
 *
 * Returns OK; ERROR_NULL. Since 1.0.
 */
tapzoom_status tapzoom_get_contacts(const tapzoom_view *view, tapzoom_contact *contacts, size_t capacity,
                                    size_t *count);

/**
 * Gives a contact that is down to the host (a claim), or to the view (a release). A host claims, for example, a finger
 * that drags one of its objects.
 *
 * A claim acts as TAPZOOM_TOUCH_CANCELLED of the contact, which stays down. An animation that the contact had stopped
 * continues; to end it, call tapzoom_stop_motion before the claim. A release makes the contact land for the view where
 * it is, without a tap or a jump. All other HOST contacts can then no longer tap or press.
 *
 * owner  TAPZOOM_OWNER_HOST or TAPZOOM_OWNER_VIEW. If it has not changed, a claim only ends the contact's tap or press.
 *        An IGNORED contact stays so.
 *
 * Returns OK; ERROR_NULL; ERROR_ENUM; ERROR_CONTACT_UNKNOWN. Since 1.0.
 */
tapzoom_status tapzoom_set_contact_owner(tapzoom_view *view, int64_t id, int32_t owner);

/**
 * Forgets all contacts, for example because the system took them or the window lost its focus. It cancels gestures,
 * scrolls, the velocity of the host and a waiting tap, even if no contact is down; animations and flings continue.
 * Later touches of these contacts are TAPZOOM_ERROR_CONTACT_UNKNOWN.
 *
 * time  Seconds, not before the view's clock.
 *
 * Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE; ERROR_TIME. Since 1.0.
 */
tapzoom_status tapzoom_cancel_touches(tapzoom_view *view, double time);

/**
 * Reports that a pen hovers near the glass. A finger that lands until pen_guard_time after it is ignored. Call it for
 * each hover or proximity report of the pen. Unlike the landing of a pen it does not affect fingers that are down: the
 * user may put the pen aside. It advances the view's clock, and does nothing else if pen_guard_time is 0.
 *
 * time  Seconds, not before the view's clock.
 *
 * Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE; ERROR_TIME. Since 1.0.
 */
tapzoom_status tapzoom_pen_near(tapzoom_view *view, double time);

/* ---- Time ---------------------------------------------------------------------------------------------------- */

/**
 * Advances the view's clock. Call it once a frame, after the touches of that frame and before reading.
 *
 * time  The time to display, seconds, not before the view's clock. If touches reach the host late, keep it at or before
 *       the time of the touches that are still to come.
 *
 * Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE; ERROR_TIME. Since 1.0.
 */
TAPZOOM_MUST_CHECK tapzoom_status tapzoom_advance(tapzoom_view *view, double time);

/**
 * Runs one frame: tapzoom_push_touches, tapzoom_advance and tapzoom_poll_events. Then it reads the transform to draw
 * and the state.
 *
 * time     The time of the frame, seconds, not before the view's clock nor the newest touch.
 * touches  count touches, at most INT32_MAX; may be NULL when count is 0.
 * events   Receives up to capacity events; may be NULL when capacity is 0.
 * result   Receives the transform, the state and both counts.
 *
 * A bad touch ends the call: the clock stays at the touch before it, the call polls no events, and it writes result. A
 * bad `time` ends it after all touches. If result->accepted is less than count, that touch is bad; otherwise `time` is.
 * Any other error leaves view and result unchanged.
 *
 * Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE; ERROR_ENUM; ERROR_TIME; ERROR_CONTACT_IN_USE;
 * ERROR_CONTACT_UNKNOWN; ERROR_CONTACT_LIMIT. Since 1.0.
 */
TAPZOOM_MUST_CHECK tapzoom_status tapzoom_frame(tapzoom_view *view, double time, const tapzoom_touch *touches,
                                                size_t count, tapzoom_event *events, size_t capacity,
                                                tapzoom_frame_result *result);

/**
 * Adds offset seconds to every stored time. Nothing moves. Call it when the host's clock restarts, or to keep times
 * near 0, where a double resolves them best. A view without a clock does not change.
 *
 * offset  Seconds, at most TAPZOOM_MAX_TIME from 0. The sums are rounded.
 *
 * Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE: also if the clock would be more than TAPZOOM_MAX_TIME from 0.
 * Since 1.0.
 */
tapzoom_status tapzoom_rebase_time(tapzoom_view *view, double offset);

/* ---- Reading ------------------------------------------------------------------------------------------------- */

/** Reads the clock, the next deadline, flags and counts. Returns OK; ERROR_NULL. Since 1.0. */
tapzoom_status tapzoom_get_state(const tapzoom_view *view, tapzoom_state *state);

/** Reads the transform at the view's clock, with the newest touches. Returns OK; ERROR_NULL. Since 1.0. */
tapzoom_status tapzoom_get_transform(const tapzoom_view *view, tapzoom_transform *transform);

/**
 * Reads the transform to draw, as tapzoom_frame does. Call it once per frame, after tapzoom_advance with the time of
 * the frame. Fingers whose touches have the device's times are shown some milliseconds late, between two touch frames:
 * otherwise content judders if touches and frames have different rates. Fingers whose touches have the times of frames
 * have no delay. The content never moves against the fingers nor beyond them. Nothing becomes due. While the drawing
 * lags, next_deadline is the view's clock.
 *
 * time  Seconds: the time passed to tapzoom_advance, or when the frame is displayed. Only animations, and fingers with
 *       predict_time, are shown for a time after the view's clock. Not earlier than the clock minus 0.005. A view
 *       without a clock accepts any time.
 *
 * Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE; ERROR_TIME. Since 1.0.
 */
tapzoom_status tapzoom_get_transform_at(const tapzoom_view *view, double time, tapzoom_transform *transform);

/**
 * Reads the transform at which the view will rest: the end of the animation, fling or smoothed scroll. While fingers
 * hold the content, it is that of a lift without a fling. A host loads the content there in advance: see
 * tapzoom_get_visible_rect.
 *
 * Returns OK; ERROR_NULL. Since 1.0.
 */
tapzoom_status tapzoom_get_target_transform(const tapzoom_view *view, tapzoom_transform *transform);

/**
 * Reads the velocity of the displayed content at the view's clock, for example to load content ahead of the motion.
 *
 * velocity  Receives the velocity. Its point is the center of the fingers that move the content, otherwise of the safe
 *           area. For QUICK_ZOOM, and for PINCH without PAN, it is the point about which the view zooms.
 *
 * While fingers move the content, it is their velocity over the last 0.1 s, or over the last three touch frames if
 * these take longer. It is 0 after a rest (see TAPZOOM_EVENT_PAN) and in lift_grace_time.
 *
 * Returns OK; ERROR_NULL. Since 1.0.
 */
tapzoom_status tapzoom_get_velocity(const tapzoom_view *view, tapzoom_velocity *velocity);

/**
 * Reads how far the displayed content is beyond its limits at the view's clock. A page may follow it, a drag close a
 * picture, or a pull refresh a list.
 *
 * overscroll  x and y are the displayed position minus the nearest one within the bounds, along the axes of the
 *             content. x belongs to the axis nearest to the view's x axis. The raw values follow the fingers, even if
 *             the content moves less or not at all. At rest all six values are 0.
 *
 * Returns OK; ERROR_NULL. Since 1.0.
 */
tapzoom_status tapzoom_get_overscroll(const tapzoom_view *view, tapzoom_overscroll *overscroll);

/**
 * Reads the scale limits and the fitted scale at the current sizes, for example for a zoom slider.
 *
 * min, max, fitted  Each may be NULL.
 *
 * Returns OK; ERROR_NULL: view. Since 1.0.
 */
tapzoom_status tapzoom_get_scale_range(const tapzoom_view *view, double *min, double *max, double *fitted);

/**
 * Reads the steps that would change the target now, for example to enable buttons or to offer actions to a screen
 * reader.
 *
 * actions  Receives TAPZOOM_STEP_* bits.
 *
 * Returns OK; ERROR_NULL. Since 1.0.
 */
tapzoom_status tapzoom_get_actions(const tapzoom_view *view, uint32_t *actions);

/**
 * Reads the scale at which the host draws its content into a raster (a bitmap or texture), in device pixels per content
 * unit. It changes only
 * - during a zoom, when the displayed scale is more than twice or less than half of it;
 * - when an animation or a glide starts that zooms further in: then draw what the target transform shows;
 * - at SETTLED, to the scale of the transform times pixels_per_unit;
 * - when sizes or settings change, without SETTLED.
 *
 * Returns OK; ERROR_NULL. Since 1.0.
 */
tapzoom_status tapzoom_get_raster_scale(const tapzoom_view *view, double *scale);

/**
 * Computes the transform with which the host shows a raster of tapzoom_get_raster_scale until it draws it again.
 *
 * transform  The transform to show.
 * residual   Receives the transform from pixels of that raster to device pixels of the viewport. The origin of the
 *            raster is content point (0, 0). At rest its scale is 1, and x and y of upright content are whole numbers:
 *            the raster is sharp. For a raster of another scale, multiply residual.scale by the raster scale / that
 *            scale.
 *
 * Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE. Since 1.0.
 */
tapzoom_status tapzoom_get_raster_transform(const tapzoom_view *view, const tapzoom_transform *transform,
                                            tapzoom_transform *residual);

/**
 * Reads the part of the content plane that the whole viewport, insets included, shows under a transform, such as the
 * target. Under rotation it is the smallest upright rectangle around that part. It may extend beyond the content.
 *
 * Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE. Since 1.0.
 */
tapzoom_status tapzoom_get_visible_rect(const tapzoom_view *view, const tapzoom_transform *transform,
                                        tapzoom_rect *rect);

/**
 * Computes the content points that may be at the center of the safe area, for scroll bars and minimaps: see commands.md
 * in the guide. The length of a thumb is visible / (visible + range) of its bar.
 *
 * transform  Its scale and rotation count. NULL means the displayed transform.
 * rect       Receives the range along each axis of the content, in content units. A size is 0 where the content cannot
 *            move. With TAPZOOM_BOUNDS_NONE it is -TAPZOOM_MAX_LENGTH to TAPZOOM_MAX_LENGTH. Other functions may
 *            refuse such rectangles.
 *
 * Returns OK; ERROR_NULL: view or rect; ERROR_NOT_FINITE; ERROR_RANGE. Since 1.0.
 */
tapzoom_status tapzoom_get_pan_range(const tapzoom_view *view, const tapzoom_transform *transform,
                                     tapzoom_rect *rect);

/**
 * Computes the transform to which a tap on a block of content, such as a column of text, should zoom. By the rules of
 * Blink, the block fills the width of the safe area: see commands.md in the guide. The host passes the transform to
 * tapzoom_set_transform, and decides when a tap zooms back.
 *
 * block                 In content units.
 * content_x, content_y  The tapped content point.
 * max_scale             Largest legible scale, 1e-40 to 1e40, or 0: that of the view.
 * transform             Receives the transform, within the limits and bounds.
 *
 * Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE. Since 1.0.
 */
tapzoom_status tapzoom_get_smart_zoom(const tapzoom_view *view, const tapzoom_rect *block, double content_x,
                                      double content_y, double max_scale, tapzoom_transform *transform);

/**
 * Takes the oldest events out of the view. Call it once a frame, after tapzoom_advance.
 *
 * events  Receives up to capacity events; may be NULL when capacity is 0.
 * count   Receives the number of events. Call again when it equals capacity.
 *
 * Of the CHANGED events of a gesture only the newest waits; its values are absolute. A full queue drops the oldest
 * events, OWNER and EDGE last. Every polled BEGAN is still followed by exactly one ENDED or CANCELLED. A drop sets
 * TAPZOOM_STATE_EVENTS_LOST until the next poll that takes an event. If that poll drops events itself, the flag is set
 * after it: read it before and after.
 *
 * Returns OK; ERROR_NULL. Since 1.0.
 */
tapzoom_status tapzoom_poll_events(tapzoom_view *view, tapzoom_event *events, size_t capacity, size_t *count);

/* ---- Transforms: pure functions ------------------------------------------------------------------------------ */

/** Converts a view point to content units, for example to find the object under a tap. Returns OK; ERROR_NULL;
    ERROR_NOT_FINITE; ERROR_RANGE. Since 1.0. */
tapzoom_status tapzoom_view_to_content(const tapzoom_transform *transform, double view_x, double view_y,
                                       double *content_x, double *content_y);

/** Converts a content point to view units, for example to place a label. Returns OK; ERROR_NULL; ERROR_NOT_FINITE;
    ERROR_RANGE. Since 1.0. */
tapzoom_status tapzoom_content_to_view(const tapzoom_transform *transform, double content_x, double content_y,
                                       double *view_x, double *view_y);

/**
 * Computes the transform that applies `inner` and then `outer`, for example of a picture on a page and of the page in
 * the view.
 *
 * Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE: also a result outside the range of an argument. Since 1.0.
 */
tapzoom_status tapzoom_transform_compose(const tapzoom_transform *outer, const tapzoom_transform *inner,
                                         tapzoom_transform *result);

/**
 * Computes the inverse transform, from the view to the content.
 *
 * Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE: also a result outside the range of an argument. Since 1.0.
 */
tapzoom_status tapzoom_transform_invert(const tapzoom_transform *transform, tapzoom_transform *result);

/**
 * Computes a transform between two others, for a host that animates by itself. The rates of ln(scale) and of the
 * rotation are constant, about the point of the view that both share. The rotation takes the shorter arc.
 * Draw with the result, and call tapzoom_set_transform once, at the end: each call sends events.
 *
 * t  0 to 1: `from` at 0, `to` at 1. In between the rotation may differ from that of `to` by full turns.
 *
 * Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE: also a result outside the range of an argument. Since 1.0.
 */
tapzoom_status tapzoom_transform_interpolate(const tapzoom_transform *from, const tapzoom_transform *to, double t,
                                             tapzoom_transform *result);

/**
 * Converts a transform to the matrix of Canvas, Cairo, Core Graphics and SVG: a, b, c, d, x, y. A content point is at
 * view point (a content_x + c content_y + x, b content_x + d content_y + y).
 *
 * matrix  Receives 6 doubles.
 *
 * Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE. Since 1.0.
 */
tapzoom_status tapzoom_transform_to_affine(const tapzoom_transform *transform, double matrix[6]);

/**
 * Converts a transform to a matrix for graphics libraries: 16 floats, column-major, from content coordinates relative
 * to (origin_x, origin_y) to view units. z does not change. A number beyond the range of a float becomes infinite.
 *
 * origin_x, origin_y  Content point that the host subtracts from its coordinates, near the visible content: a float has
 *                     only 24 bits.
 * matrix              Receives 16 floats.
 *
 * Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE. Since 1.0.
 */
tapzoom_status tapzoom_transform_to_matrix(const tapzoom_transform *transform, double origin_x, double origin_y,
                                           float matrix[16]);

/* ---- Commands ------------------------------------------------------------------------------------------------ */

/*
 * A command starts at the view's clock, from the displayed transform and its velocity. A host that has slept calls
 * tapzoom_advance first. The view clamps the result to the limits and bounds. NULL options move the view at once. All
 * of them return OK; ERROR_NULL; ERROR_STRUCT_SIZE; ERROR_NOT_FINITE; ERROR_RANGE; ERROR_ENUM: animated, curve or path.
 *
 * The absolute commands, from tapzoom_set_transform to tapzoom_fit, cancel the gesture that moves the view, scrolls,
 * and the host's velocity. The fingers of a cancelled gesture make no taps, and move the view again past their slop.
 * The command sends ANIMATION BEGAN and ENDED, then SETTLED once no finger is down. A command to the current transform
 * does nothing, nor does an animated one to the target of the running animation.
 */

/*
 * QUIET COMMANDS. With tapzoom_options.quiet a command, absolute or relative, sets the view for another camera, as
 * often as in each frame: a linked view, a minimap, a scroll bar. It moves the view at once, and sends no event except
 * LIMIT. SETTLED comes 0.15 s after the last quiet command that moved the view; until then the view is
 * TAPZOOM_STATE_DRIVEN. The raster scale changes as during a pinch.
 *
 * - While the user moves or holds the view, the command returns OK and moves nothing. The user moves or holds it with
 *   fingers past their slop, a scroll, a fling, a return into the limits, or the animation of a tap.
 * - It cancels no tap, no press and no contact.
 * - An absolute one ends the animation of a command, and the host's velocity; a relative one adds to them; the view
 *   is not DRIVEN then.
 * - When something else moves the view, its SETTLED takes the place of that of the quiet commands.
 * - Before the view has a clock, SETTLED comes at once.
 */

/** Goes to a transform, such as a saved one. Since 1.0. */
tapzoom_status tapzoom_set_transform(tapzoom_view *view, const tapzoom_transform *transform,
                                     const tapzoom_options *options);

/** Zooms to a scale (1e-40 to 1e40) and keeps the content point under (view_x, view_y), for example for a zoom slider.
    Since 1.0. */
tapzoom_status tapzoom_zoom_to(tapzoom_view *view, double scale, double view_x, double view_y,
                               const tapzoom_options *options);

/** Shows a rectangle of content, such as a search result, centered and as large as possible in the safe area minus the
    padding. Since 1.0. */
tapzoom_status tapzoom_zoom_to_rect(tapzoom_view *view, const tapzoom_rect *rect, const tapzoom_options *options);

/** Moves a content point, such as a place on a map, to the center of the safe area. The scale is 1e-40 to 1e40, or 0 to
    keep that of the target. Since 1.0. */
tapzoom_status tapzoom_center_on(tapzoom_view *view, double content_x, double content_y, double scale,
                                 const tapzoom_options *options);

/** Rotates to an angle (radians, -1e40 to 1e40), such as north up, also without TAPZOOM_GESTURE_ROTATE. Keeps the
    content point under (view_x, view_y) and the scale of the target. The view takes the shorter arc, so its rotation
    may differ from the angle by full turns. Since 1.0. */
tapzoom_status tapzoom_rotate_to(tapzoom_view *view, double rotation, double view_x, double view_y,
                                 const tapzoom_options *options);

/** Goes to the fitted view, for example for a Home key. Since 1.0. */
tapzoom_status tapzoom_fit(tapzoom_view *view, const tapzoom_options *options);

/*
 * Relative commands and velocities combine with the motion of the view, and cancel no gesture: a camera follows a unit
 * while the user zooms. The view drops the part that would go beyond the limits.
 * - While fingers or a scroll move the view, a relative command moves the content under each finger by exactly its
 *   amount. It sends no events except LIMIT.
 * - While the view moves by itself, the command moves the target of the motion. It sends no events except LIMIT. With
 *   animation a new ANIMATION begins, and the old ANIMATION or FLING is CANCELLED.
 * - At rest it sends the events of an absolute command. A finger that is down can still tap and press.
 */

/** Moves the content by (dx, dy) view units, each -TAPZOOM_MAX_LENGTH to TAPZOOM_MAX_LENGTH. To follow an object, pass
    the distance from its place in the view to the place where it should be. Since 1.0. */
tapzoom_status tapzoom_pan_by(tapzoom_view *view, double dx, double dy, const tapzoom_options *options);

/** Multiplies the scale by a factor (1e-6 to 1e6) about (view_x, view_y), for example for a zoom key or button. Since
    1.0. */
tapzoom_status tapzoom_zoom_by(tapzoom_view *view, double factor, double view_x, double view_y,
                               const tapzoom_options *options);

/** Rotates by an angle (radians, -1000 to 1000) about (view_x, view_y), for example for a key or button. Since 1.0. */
tapzoom_status tapzoom_rotate_by(tapzoom_view *view, double angle, double view_x, double view_y,
                                 const tapzoom_options *options);

/**
 * Moves the target by a step, for a key, a button or a switch. It counts from the target, so steps add up while an
 * animation runs. Unless quiet, it cancels what an absolute command cancels, and sends the same events.
 *
 * A step that would not change the target does nothing but send LIMIT: BEGAN of the limit that forbids it, after ENDED
 * if that LIMIT has begun. FIT and rotations send no LIMIT.
 *
 * action  One of TAPZOOM_STEP_*.
 *
 * Returns OK; ERROR_NULL; ERROR_STRUCT_SIZE; ERROR_NOT_FINITE; ERROR_RANGE; ERROR_ENUM: also several steps. Since 1.0.
 */
tapzoom_status tapzoom_step(tapzoom_view *view, uint32_t action, const tapzoom_options *options);

/**
 * Moves the content with a velocity until the next call with another one: for held keys, sticks and edge scrolling. The
 * same velocity again changes nothing, so a host may pass it in every frame. The motion adds to that of fingers and
 * scrolls, and stops at the limits and bounds. A velocity of 0, tapzoom_stop_motion, tapzoom_cancel_touches and
 * absolute commands end it. Even at a limit it keeps next_deadline at the clock; a host that wants to sleep sets 0.
 *
 * velocity  x and y -TAPZOOM_MAX_LENGTH to TAPZOOM_MAX_LENGTH, log_scale and rotation -1000 to 1000, about (view_x,
 *           view_y).
 *
 * Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE. Since 1.0.
 */
tapzoom_status tapzoom_set_velocity(tapzoom_view *view, const tapzoom_velocity *velocity);

/** Stops the animation, the fling, the scroll and the host's velocity, for example before a dialog. The view sends
    CANCELLED of the first three, then SETTLED, and rests at the nearest transform within its limits. Fingers continue,
    and a tap that waits is still confirmed. Returns OK; ERROR_NULL. Since 1.0. */
tapzoom_status tapzoom_stop_motion(tapzoom_view *view);

/* ---- Snapshots ----------------------------------------------------------------------------------------------- */

/*
 * A snapshot holds a whole view as bytes: settings, sizes, time, contacts, gestures, animations, waiting events. A view
 * that loads it continues as the saved one would have, to the last bit. Equal views have equal snapshots.
 *
 * Only this version of the library, on a machine with the same byte order, can load the bytes, which end with a hash.
 * Forged bytes with a correct hash are ERROR_DATA, or give a view that returns finite numbers and scales above 0.
 */

/**
 * Writes a snapshot of the view. It does not contain the recording.
 *
 * memory    Receives the snapshot; may be NULL when capacity is 0.
 * capacity  Bytes of memory, at least the size that the call reports for NULL and 0.
 * size      Receives the size of the snapshot in bytes; for NULL and 0 the largest size of any snapshot, a constant of
 *           the library.
 *
 * Returns OK; ERROR_NULL; ERROR_BUFFER_TOO_SMALL. Since 1.0.
 */
TAPZOOM_MUST_CHECK tapzoom_status tapzoom_save_state(const tapzoom_view *view, void *memory, size_t capacity,
                                                     size_t *size);

/**
 * Restores a view from a snapshot, which replaces its whole state.
 *
 * bytes, size  Exactly the bytes that tapzoom_save_state wrote.
 *
 * Returns OK; ERROR_NULL; ERROR_DATA: other bytes. Since 1.0.
 */
TAPZOOM_MUST_CHECK tapzoom_status tapzoom_load_state(tapzoom_view *view, const void *bytes, size_t size);

/* ---- Recording and replay ------------------------------------------------------------------------------------ */

/*
 * A recording is a stream of bytes with every call that changed a view, and a hash of each outcome. A replay on any
 * view on any machine gives the same transforms and events, or names the first call that does not. Send a recording
 * with a bug report.
 *
 * Later versions with the same major number read a recording that began before the first input, and run all of its
 * calls. They give the same outcomes if the minor number is the same; otherwise they may report ERROR_DIVERGED. A
 * recording that began later contains a snapshot, which only the version that wrote it can load.
 */

/** Kinds of recorded calls, by the names of their functions. tapzoom_record_entry has the arguments in their order, a
    struct as its fields without struct_size: real ones in numbers, the others in integers. Options come last, as zeros
    for NULL. Other kinds are reserved. */
enum {
    TAPZOOM_RECORD_START = 1,          /**< The view when its recording began: viewport and content. */
    TAPZOOM_RECORD_LOAD_STATE = 2,     /**< tapzoom_load_state; or the rest of the view when its recording began. */
    TAPZOOM_RECORD_CONFIG = 3,         /**< tapzoom_set_config; tapzoom_get_config has the settings. */
    TAPZOOM_RECORD_VIEWPORT = 4,       /**< tapzoom_set_viewport. */
    TAPZOOM_RECORD_CONTENT = 5,        /**< tapzoom_set_content. */
    TAPZOOM_RECORD_PAGER_OFFSET = 6,   /**< tapzoom_set_pager_offset. */
    TAPZOOM_RECORD_TOUCH = 7,          /**< One touch of tapzoom_push_touches. */
    TAPZOOM_RECORD_SCROLL = 8,         /**< tapzoom_push_scroll. */
    TAPZOOM_RECORD_OWNER = 9,          /**< tapzoom_set_contact_owner. */
    TAPZOOM_RECORD_CANCEL_TOUCHES = 10,
    TAPZOOM_RECORD_ADVANCE = 11,
    TAPZOOM_RECORD_REBASE_TIME = 12,
    TAPZOOM_RECORD_SET_TRANSFORM = 13,
    TAPZOOM_RECORD_ZOOM_TO = 14,
    TAPZOOM_RECORD_ZOOM_TO_RECT = 15,
    TAPZOOM_RECORD_CENTER_ON = 16,
    TAPZOOM_RECORD_ROTATE_TO = 17,
    TAPZOOM_RECORD_FIT = 18,
    TAPZOOM_RECORD_PAN_BY = 19,
    TAPZOOM_RECORD_ZOOM_BY = 20,
    TAPZOOM_RECORD_ROTATE_BY = 21,
    TAPZOOM_RECORD_SET_VELOCITY = 22,
    TAPZOOM_RECORD_STOP_MOTION = 23,
    TAPZOOM_RECORD_POLL = 24,          /**< tapzoom_poll_events that took events, and their number. */
    TAPZOOM_RECORD_PEN_NEAR = 25,
    TAPZOOM_RECORD_STEP = 26           /**< tapzoom_step. */
};

/** One replayed call. */
typedef struct tapzoom_record_entry {
    int64_t number;       /**< Index of the call; START is 0. */
    uint64_t hash;        /**< Hash of all calls and outcomes since START. */
    double time;          /**< The view's clock after the call. */
    int32_t kind;         /**< TAPZOOM_RECORD_*. */
    int32_t event_count;  /**< Events that the call polled. */
    double numbers[16];   /**< Its real arguments in order. */
    int64_t integers[12]; /**< Its integer arguments. */
} tapzoom_record_entry;

/** Replays the next call of a recording on a view. The first one makes the view equal to the recorded one.

    bytes     size bytes, at most SIZE_MAX / 2.
    accepted  Receives how many bytes the call took.
    entry     Receives the call. May be NULL.
    events    Receives the events that the host polled, at most TAPZOOM_EVENT_CAPACITY. May be NULL.

    Errors: RANGE; DATA: the bytes do not begin with a whole valid call; DIVERGED: the call ran, and all outputs are
    written, but its outcome differs from the recorded one. */
tapzoom_status tapzoom_replay(tapzoom_view *view, const void *bytes, size_t size, size_t *accepted,
                              tapzoom_record_entry *entry, tapzoom_event *events);

#ifdef __cplusplus
}
#endif

#endif /* TAPZOOM_H */
