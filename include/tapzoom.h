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
 *   gestures                          TAPZOOM_GESTURE_TAP, DOUBLE_TAP, FINGERS_TAP, LONG_PRESS, PAN, PINCH,
 *                                     ROTATE (off), QUICK_ZOOM, SWIPE (off in MAPS and BOARD), FLING: bits.
 *   points_per_unit, pixels_per_unit  The screen: if your view units are pixels, 160 / dpi and 1.
 *   fit                               How the content lies at the start: TAPZOOM_FIT_CONTAIN, COVER, WIDTH, HEIGHT,
 *                                     NONE (scale 1), ...
 *   bounds                            TAPZOOM_BOUNDS_CONTENT: content leaves no gap in the safe area, or is aligned if
 *                                     smaller. INSIDE: smaller content moves freely in the safe area. NONE.
 *   min_scale, max_scale              Levels: TAPZOOM_LEVEL(CONTAIN, 6) is 6 times the scale that shows all content,
 *                                     TAPZOOM_LEVEL(NONE, 2.5) the scale 2.5.
 *   double_tap                        TAPZOOM_ZOOM_TOGGLE (in, then back to the fitted view), STEP, FIT, NONE, ...
 *   wheel, trackpad                   TAPZOOM_ACTION_ZOOM, PAN or NONE.
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
 *   - Time is an input: seconds from any origin. A view's clock is the latest time that you have passed. A call first
 *     runs everything that is due by its time, each thing at its own instant.
 *   - Give touches the time of the device, or of the frame if you have no other. The fingers of one report need one
 *     time. Touches with equal times act together, at the next frame, advance or later touch.
 *   - If y points up, negate quick_zoom_distance and the dy of a scroll that pans; TOP is then below.
 *   - Each call checks its pointers, numbers, enumerations, struct sizes and times. Its comment lists only further
 *     errors and remedies. A failed call changes nothing unless its comment says so. Of the calls in Core only those
 *     marked MUST_CHECK fail in a correct program.
 *   - tapzoom_create allocates one block; no other call allocates. Inputs are copied.
 *   - Use a view from one thread at a time; a call that overlaps another may return BUSY. Views are independent. Equal
 *     calls give equal bits on every machine.
 *
 * examples/guide shows how all of it works together, with exact rules in details.md.
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
 * As an argument, scale is 1e-40 to 1e40, and the other numbers are -1e40 to 1e40. */
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

/** The area for the content, in view units. The safe area is what the bars on its sides leave free, and at least 1/64
    of each size. */
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
    double reserved;  /**< 0; otherwise RANGE. */
} tapzoom_touch;

/** Presets, which you then change. */
enum {
    TAPZOOM_PRESET_PHOTOS, /**< Shows the whole photo, and does not enlarge a small one. The wheel zooms. */
    TAPZOOM_PRESET_MAPS,   /**< Covers the safe area. Double taps zoom by 2. The wheel zooms. */
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

/** What a host checks each frame. */
typedef struct tapzoom_state {
    double time;            /**< The view's clock in seconds; -INFINITY before the first time. */
    double next_deadline;   /**< A host that sleeps calls tapzoom_advance at this time, in seconds. It is `time` (or 0
                                 for -INFINITY) while the picture moves or touches wait to act, and INFINITY if nothing
                                 is due. */
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
    touches  `count` touches since the last frame, in order; may be NULL when count is 0.
    events   Receives up to capacity events; may be NULL when capacity is 0.

    After a bad touch or time, the first result->accepted touches are taken, and no events are written.

    Errors: CONTACT_*: as tapzoom_push_touches. */
tapzoom_status tapzoom_frame(tapzoom_view *view, double time, const tapzoom_touch *touches, size_t count,
                             tapzoom_event *events, size_t capacity, tapzoom_frame_result *result);

/** Ends a view, and frees the memory of tapzoom_create; NULL is allowed. */
void tapzoom_destroy(tapzoom_view *view);

/** Changes the size and insets of the viewport. A fitted view stays fitted. For a new size, any other scales about the
    center by as much as the fitted view; new insets keep its transform. Contacts and animations go on. While a bar
    slides, call this in each frame. */
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
    double factor;    /**< Zoom factor of a trackpad's pinch or of Ctrl and a wheel (pass 1.26 a notch), 0, or 1e-6 to
                           1e6; 0 is none. It zooms even if `wheel` or `trackpad` pans. */
    double rotation;  /**< Rotation by a trackpad since the last report, radians, -1000 to 1000. */
    int32_t unit;     /**< TAPZOOM_UNIT_*. */
    int32_t source;   /**< TAPZOOM_SOURCE_*. */
    int32_t phase;    /**< TAPZOOM_SCROLL_*. */
    int32_t reserved; /**< 0; otherwise RANGE. */
} tapzoom_scroll;

/** Pushes a report, in order with the touches. It adds to a drag or pinch, and stops an animation and a fling of
    fingers.

    consumed  Receives 1 if the view zooms or has room to pan, so that the page around it must not scroll, otherwise 0.
              May be NULL. */
tapzoom_status tapzoom_push_scroll(tapzoom_view *view, const tapzoom_scroll *scroll, int32_t *consumed);

/** Forgets all contacts, because the window lost its focus or the system took them. Gestures, scrolls,
    tapzoom_set_velocity and a waiting tap are cancelled; animations and flings go on. */
tapzoom_status tapzoom_cancel_touches(tapzoom_view *view, double time);

/** Converts a view point to content units, for example to find the object under a tap. */
tapzoom_status tapzoom_view_to_content(const tapzoom_transform *transform, double view_x, double view_y,
                                       double *content_x, double *content_y);

/** Converts a content point to view units, for example to place a label. */
tapzoom_status tapzoom_content_to_view(const tapzoom_transform *transform, double content_x, double content_y,
                                       double *view_x, double *view_y);

/* OFTEN WANTED, and found in the rest of this file:
     what was tapped              content_x, content_y of TAPZOOM_EVENT_LONG_PRESS or TAP (which waits for a second tap
                                  unless DOUBLE_TAP is off)
     keys, buttons                tapzoom_step(view, TAPZOOM_STEP_ZOOM_IN, NULL), tapzoom_zoom_by(view, 2, x, y, NULL),
                                  tapzoom_pan_by(view, dx, dy, NULL), tapzoom_fit(view, NULL). To animate, pass
                                  &(tapzoom_options){.struct_size = sizeof(tapzoom_options), .animated = 1}
     a held key looks right       tapzoom_set_velocity(view, &(tapzoom_velocity){.x = -600}), and {0} at its release
     go to a place                tapzoom_zoom_to_rect, tapzoom_center_on, tapzoom_set_transform
     the next page                TAPZOOM_EVENT_PAGE: limits has TAPZOOM_LIMIT_RIGHT, or LEFT for the one before
     a pen draws, fingers zoom    host_tools = TAPZOOM_BIT(TAPZOOM_TOOL_PEN), pen_guard_time = 0.5, palm_size = 125
     one finger is yours          min_pan_contacts = 2, and tapzoom_get_contact_owner
     a finger drags your object   tapzoom_set_contact_owner(view, id, TAPZOOM_OWNER_HOST) at its landing
     two views move as one        give the other the transform by tapzoom_set_transform, with options .quiet = 1
     draw sharp after a zoom      TAPZOOM_EVENT_SETTLED */

/* The first part ends here: it is all that a viewer needs. */

/* ---- Status and limits --------------------------------------------------------------------------------------- */

enum {
    TAPZOOM_OK = 0,
    TAPZOOM_ERROR_NULL = -1,             /**< A pointer is NULL. */
    TAPZOOM_ERROR_STRUCT_SIZE = -2,      /**< The struct_size is wrong, or unknown bytes are not 0. */
    TAPZOOM_ERROR_NOT_FINITE = -3,       /**< A number is NaN or infinite. */
    TAPZOOM_ERROR_RANGE = -4,            /**< A number is outside its range. */
    TAPZOOM_ERROR_ENUM = -5,             /**< A value or a bit is not in its enumeration. */
    TAPZOOM_ERROR_TIME = -6,             /**< Without lenient: the time is before the view's clock. */
    TAPZOOM_ERROR_CONTACT_IN_USE = -7,   /**< Without lenient: BEGAN has the id of a contact that is down. */
    TAPZOOM_ERROR_CONTACT_UNKNOWN = -8,  /**< No contact with this id is down. */
    TAPZOOM_ERROR_CONTACT_LIMIT = -9,    /**< Without lenient: TAPZOOM_MAX_CONTACTS are already down. */
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

/* Bytes of the structs on every machine: transform 32, rect 32, viewport 48, touch 64, state 40, frame_result 88,
   scroll 72, velocity 48, event 240, options 88, level 24, config 720, overscroll 48, contact 96, record_entry 256.
   config and options grow at their end, the others never. Their struct_size may be larger, up to 4096 in steps of 8, if
   the further bytes are 0. The library cannot check the size of another struct: a smaller one corrupts memory. */

/** The bit of an event kind for tapzoom_config.events, or of a tool for host_tools. */
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

/** Pushes touches in the order in which they happened; of touches with equal times, moves before lifts. It stops at a
    bad touch; the view has taken those before it.

    touches   May be NULL when count is 0.
    accepted  Receives how many touches the view took, also on error. May be NULL.

    A lenient view (the default) takes a late touch at its clock, restarts a contact that lands twice, and ignores
    unknown ids and a 17th contact. Without tapzoom_config.lenient they are errors.

    Errors: TIME: push it again with tapzoom_state.time; CONTACT_IN_USE: push CANCELLED for its id, then BEGAN again;
    CONTACT_UNKNOWN: skip it; CONTACT_LIMIT: skip the touches of that contact. */
tapzoom_status tapzoom_push_touches(tapzoom_view *view, const tapzoom_touch *touches, size_t count, size_t *accepted);

/** Advances the view's clock, once a frame, after its touches.

    time  Now, or a little earlier if touches reach you late, seconds. */
tapzoom_status tapzoom_advance(tapzoom_view *view, double time);

/** Takes the oldest events out of the view. Of the CHANGED events of a kind only the newest waits. A full queue drops
    the oldest, but never the end of a gesture whose BEGAN you polled. A host that needs no events never polls.

    events  Receives up to capacity events; may be NULL when capacity is 0.
    count   Receives the number of events. Call again when it equals capacity. */
tapzoom_status tapzoom_poll_events(tapzoom_view *view, tapzoom_event *events, size_t capacity, size_t *count);

/** Flags of tapzoom_state. */
enum {
    TAPZOOM_STATE_TOUCHED = 1 << 8,      /**< A contact is down. */
    TAPZOOM_STATE_MOVING = 1 << 9,       /**< The content moves without fingers. next_deadline tells when to draw. */
    TAPZOOM_STATE_ZOOMED = 1 << 10,      /**< The scale is more than 0.1 % above that of the fitted view. */
    TAPZOOM_STATE_EVENTS_LOST = 1 << 11, /**< Events were dropped; see tapzoom_poll_events. */
    TAPZOOM_STATE_DRIVEN = 1 << 12       /**< Quiet commands move the view; it has not settled. */
};

/** Reads the clock, the next deadline, flags and counts. */
tapzoom_status tapzoom_get_state(const tapzoom_view *view, tapzoom_state *state);

/** Reads the transform at the view's clock, with the newest touches. To draw, use tapzoom_get_transform_at. */
tapzoom_status tapzoom_get_transform(const tapzoom_view *view, tapzoom_transform *transform);

/** Reads the transform to draw with, as tapzoom_frame does. Touches with times of the device are shown some
    milliseconds late, so that unequal rates of touches and frames do not judder. Touches with the time of their frame
    are shown at once.

    time  That of tapzoom_advance, or, for animations, when the frame will be shown, seconds.

    Errors: TIME: without lenient, more than 0.005 before the clock. */
tapzoom_status tapzoom_get_transform_at(const tapzoom_view *view, double time, tapzoom_transform *transform);

/** Adds offset seconds, at most TAPZOOM_MAX_TIME from 0, to every stored time. After a clock was set back, pass now -
    tapzoom_state.time. */
tapzoom_status tapzoom_rebase_time(tapzoom_view *view, double offset);

/* ---- Events -------------------------------------------------------------------------------------------------- */

/** Kinds of events. A gesture without duration sends one DISCRETE event. Any other sends BEGAN, perhaps CHANGED, and
    exactly one ENDED or CANCELLED. Skip kinds that you do not know. */
enum {
    TAPZOOM_EVENT_NONE,
    /** A possible single tap, for a highlight. BEGAN at the lift; ENDED with TAP; CANCELLED by a second tap. */
    TAPZOOM_EVENT_TAP_PENDING,
    /** DISCRETE. A single tap: double_tap_time after the lift, or at once if DOUBLE_TAP is off, or has neither a zoom
        nor a bit in `events`. The place is that of the lift. */
    TAPZOOM_EVENT_TAP,
    /** DISCRETE. The lift of the second and each further tap of a quick series: tap_count is 2, 3, ... Even ones
        zoom. */
    TAPZOOM_EVENT_DOUBLE_TAP,
    /** DISCRETE. Two to five fingers tapped together (finger_taps): at the last lift. contact_count is their number. */
    TAPZOOM_EVENT_FINGERS_TAP = 5,
    /** A finger rests. BEGAN after press_time; ENDED when all fingers have lifted. The finger may still pan. */
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
        opposite to its direction: RIGHT for a swipe to the LEFT. */
    TAPZOOM_EVENT_SWIPE,
    /** The content glides on after fingers lifted in motion, until rest. CANCELLED when anything but a relative command
        moves the view. A finger that stops a fast fling makes no tap. */
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
        It follows a SWIPE, or a PAN that began at the edge and went page_overscroll beyond it. */
    TAPZOOM_EVENT_PAGE,
    /** DISCRETE. The owner of a contact changed, not by your call. If it is now VIEW or IGNORED, discard what it
        drew. */
    TAPZOOM_EVENT_OWNER,
    /** DISCRETE. A fling has met the edge in `limits`, one of pager_edges: the pager goes on with this velocity. */
    TAPZOOM_EVENT_EDGE,
    /** Three to five fingers (drag_fingers) drag for the host, by unconsumed_x and unconsumed_y since the last polled
        event. The view stands still. */
    TAPZOOM_EVENT_FINGERS_DRAG,
    /** DISCRETE. A gesture does not come: `reason` says why. It needs its bit in `events`. */
    TAPZOOM_EVENT_FAILED,
    /** DISCRETE. Lifting the fingers now would snap, for a click or a vibration. It needs its bit in `events`. */
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

/** Limits of the transform: the content is there or beyond, in motion or at rest. Content that cannot move is at both
    edges. */
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

/** Reason of FAILED. To let the gesture pass, set the field at the offset `setting` just beyond `measured`. */
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
    double view_x, view_y;         /**< Place in view units: the center of the fingers, the pointer of a scroll,
                                        otherwise the center of the safe area. */
    double content_x, content_y;   /**< The content point at that place and time. */
    double landing_view_x, landing_view_y; /**< Where that contact landed, view units. */
    double landing_content_x, landing_content_y; /**< The content point on which it landed. */
    double scale, rotation;        /**< Those of the displayed transform at that time. */
    tapzoom_velocity velocity;     /**< Velocity of the fingers, otherwise of the content, at that place; 0 in
                                        CHANGED. */
    double unconsumed_x, unconsumed_y; /**< PAN, FINGERS_DRAG: travel for the host since the last polled one, view
                                            units. */
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
    TAPZOOM_CURVE_STANDARD, /**< Starts and ends slowly. */
    TAPZOOM_CURVE_EASE_OUT  /**< Starts fast, ends slowly. */
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
    int32_t quiet;        /**< 1: for following another camera, even in each frame. Sends only LIMIT and, after a pause,
                               SETTLED; no effect while the user moves the view. 0 or 1, not with `animated`. */
    int32_t reserved;     /**< 0; otherwise RANGE. */
} tapzoom_options;

/*
 * A command starts at the view's clock: after a sleep call tapzoom_advance first. It stays within the limits and
 * bounds. From rest it sends ANIMATION (even without one) and SETTLED. The absolute commands, from
 * tapzoom_set_transform to tapzoom_fit, and tapzoom_step take the view from fingers and scrolls; fingers still down
 * must pass their slop again. The relative ones (tapzoom_pan_by, tapzoom_zoom_by, tapzoom_rotate_by) and
 * tapzoom_set_velocity add to what moves the view, so that a camera can follow an object while the user zooms.
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

/** Goes to the fitted view. */
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
    TAPZOOM_STEP_LEFT = 1 << 2,     /**< Looks left by a quarter of the safe area. */
    TAPZOOM_STEP_UP = 1 << 3,
    TAPZOOM_STEP_RIGHT = 1 << 4,
    TAPZOOM_STEP_DOWN = 1 << 5,
    TAPZOOM_STEP_CLOCKWISE = 1 << 6, /**< By 15 degrees, from x to y. */
    TAPZOOM_STEP_COUNTERCLOCKWISE = 1 << 7,
    TAPZOOM_STEP_FIT = 1 << 8
};

/** Moves the end of the motion by a step, so steps add up while an animation runs.

    action  One of TAPZOOM_STEP_*. */
tapzoom_status tapzoom_step(tapzoom_view *view, uint32_t action, const tapzoom_options *options);

/** Reads the steps that would change the target now, to enable buttons or for a screen reader.

    actions  Receives TAPZOOM_STEP_* bits. */
tapzoom_status tapzoom_get_actions(const tapzoom_view *view, uint32_t *actions);

/** Moves the content with a velocity until the next call of this function, for held keys, sticks and edge scrolling. To
    look right, x is negative. 0, tapzoom_stop_motion, tapzoom_cancel_touches and absolute commands end it.

    velocity  x and y -TAPZOOM_MAX_LENGTH to TAPZOOM_MAX_LENGTH, log_scale and rotation -1000 to 1000. */
tapzoom_status tapzoom_set_velocity(tapzoom_view *view, const tapzoom_velocity *velocity);

/** Stops the animation, the fling, the scroll and the host's velocity, for example before a dialog. Fingers go on. */
tapzoom_status tapzoom_stop_motion(tapzoom_view *view);

/* ---- Settings ------------------------------------------------------------------------------------------------ */

/** Gestures to recognize: the bits of their events. One that is off delays no other. */
enum {
    TAPZOOM_GESTURE_TAP = 1 << 2,
    TAPZOOM_GESTURE_DOUBLE_TAP = 1 << 3,
    TAPZOOM_GESTURE_FINGERS_TAP = 1 << 5,
    TAPZOOM_GESTURE_LONG_PRESS = 1 << 6,
    TAPZOOM_GESTURE_PAN = 1 << 7,
    TAPZOOM_GESTURE_PINCH = 1 << 8,
    TAPZOOM_GESTURE_ROTATE = 1 << 9,
    TAPZOOM_GESTURE_QUICK_ZOOM = 1 << 10,
    TAPZOOM_GESTURE_SWIPE = 1 << 11,
    TAPZOOM_GESTURE_FLING = 1 << 12
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
    TAPZOOM_BOUNDS_INSIDE,  /**< As CONTENT, but smaller content moves freely in the safe area. */
    TAPZOOM_BOUNDS_NONE
};

/** Zoom of a tap or press. Two-finger taps zoom out, the others in. */
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
    TAPZOOM_ACTION_ZOOM  /**< The view zooms by dy. */
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
    TAPZOOM_MOMENTUM_HOST, /**< TAPZOOM_SCROLL_MOMENTUM reports move the view; it never flings. */
    TAPZOOM_MOMENTUM_LIBRARY, /**< The view flings at ENDED, and ignores momentum reports. */
    TAPZOOM_MOMENTUM_AUTO     /**< The view flings at ENDED; momentum reports, if they come, continue that fling. */
};

/** Numbers of fingers. */
enum {
    TAPZOOM_FINGERS_TWO = 1 << 2,
    TAPZOOM_FINGERS_THREE = 1 << 3,
    TAPZOOM_FINGERS_FOUR = 1 << 4,
    TAPZOOM_FINGERS_FIVE = 1 << 5
};

/** Every setting. Brackets hold the default, and the presets with another one. */
struct tapzoom_config {
    /* The settings that hosts change first */
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
    tapzoom_level max_scale; /**< Largest scale, never less than min_scale [6 x CONTAIN; PHOTOS: larger of 2 x
                                  ONE_TO_ONE and 6 x SCALE_DOWN; MAPS: 64 x COVER; READER: 5 x WIDTH; BOARD: 10 x
                                  CONTAIN]. */
    int32_t double_tap;     /**< TAPZOOM_ZOOM_* [TOGGLE; MAPS: STEP; BOARD: FIT]. */
    int32_t wheel;          /**< TAPZOOM_ACTION_* of a wheel [ZOOM; READER: PAN]. */
    int32_t trackpad;       /**< TAPZOOM_ACTION_* of a trackpad's scroll; its pinch always zooms [PAN]. */
    int32_t reduced_motion; /**< 1: nothing animates or flings; the same events come. 0 or 1 [0]. */

    /* Layout */
    double align_x;          /**< Where smaller content lies: 0 is left, 1 is right. A part, 0 to 1 [0.5]. */
    double align_y;          /**< The same along y: 0 is TOP, 1 is BOTTOM. A part, 0 to 1 [0.5; READER: 0]. */
    double visible_part;     /**< Least part of the safe area that content covers, or of smaller content that stays
                                  there, 0 to 1 [1]. */
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
    tapzoom_level levels[TAPZOOM_MAX_LEVELS]; /**< Scales of LEVELS, in any order, and of TOGGLE: the first [none;
                                                   PHOTOS: 2.5 x SCALE_DOWN; READER: 2 x WIDTH]. */

    /* Wheels and trackpads */
    int32_t momentum;       /**< TAPZOOM_MOMENTUM_* [AUTO]. */
    int32_t invert_zoom;    /**< 1: dy zooms in the opposite direction. 0 or 1 [0]. */
    double wheel_speed;     /**< Exponent of the zoom: 3 notches zoom by 2 to this power, 0.01 to 10 [1]. */
    double wheel_smoothing; /**< Rate at which a wheel's remaining motion decays, 1/s, 0, or 1 to 1000 [23]. */
    double scroll_end_time; /**< Silence after which a scroll without phases ends, seconds, 0.01 to 10 [0.15]. */

    /* Motion */
    double fling_decay;       /**< Decay of the velocity, 1/s, 0.01 to 1000 [2]. */
    double fling_zoom_decay;  /**< The same of zoom and rotation, 1/s, 0, or 0.1 to 1000 [13]. 0 is off. */
    double fling_min_speed;   /**< Slowest pan that flings, points per second, 0 to 1e6 [200]. */
    double rubber_band;       /**< Factor by which content gives beyond its bounds, 0 to 1 [0.55]. 0 is a hard stop. */
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
    double pinch_slop;          /**< Change of the fingers' mean radius before a pinch, points, 0 to 1e4 [6]. It is
                                     taken off the motion: two fingers that spread from 100 to 212 points zoom by 212 /
                                     (100 + 12). */
    double pinch_speed;         /**< Exponent of the zoom by a pinch, 0.01 to 10 [1]. */
    double pinch_min_span;      /**< Distance of the fingers below which a pinch zooms less and less, points, 0 to 1e4
                                     [50]. */
    double rotate_slop;         /**< Arc before a rotation, points, 0 to 1e4 [25]. It grows while fingers spread. */
    double rotate_snap;         /**< Angle from a detent within which a rotation snaps, radians, 0 to 0.785 [0.122]. */
    double rotate_snap_step;    /**< Angle from one detent to the next, radians, 0.01 to 6.284 [1.5707963267948966;
                                     MAPS: 6.283185307179586]. A full turn has one detent: north. */
    double quick_zoom_distance; /**< Drag that doubles the scale, points, 1 to 1e4, or -1e4 to -1 for upward drags
                                     [140]. */

    /* Events and contacts, shared with the host */
    uint64_t events;           /**< Bit 1 << TAPZOOM_EVENT_* for each kind to send [all but FAILED, SNAP]. */
    int32_t lenient;           /**< 1: corrects late times, and doubled and unknown touches: see tapzoom_push_touches. 0
                                    or 1 [1]. */
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
    double pen_guard_time;     /**< Fingers that land while a pen is down, or this long after it, are ignored, seconds,
                                    0 to 1e12; 0 is off [0]. 0.5 suits drawing. */

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
    double predict_time;        /**< Longest prediction of fingers for drawing, seconds, 0 to 0.025; 0 is off [0]. */
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

/** Reads where in the content the center of the safe area may lie, for scroll bars: thumb / bar = visible / (visible +
    range).

    transform  Its scale and rotation count. NULL means the displayed transform.
    rect       Receives the range. A size is 0 where the content cannot move. */
tapzoom_status tapzoom_get_pan_range(const tapzoom_view *view, const tapzoom_transform *transform,
                                     tapzoom_rect *rect);

/** Reads the scale, device pixels per content unit, at which to draw content into a bitmap. It changes at SETTLED, with
    sizes and settings, when an animation zooms in, and under fingers at each factor of 2. */
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

/** Computes the transform that applies `inner` and then `outer`, such as those of a picture and of its page. */
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
    finger is UNDECIDED for two_finger_land_time, then HOST; or VIEW if a second one lands by then. */
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

/** Gives a landed contact to you (a claim), such as a finger on a button, or to the view. A claim acts as CANCELLED;
    VIEW lands the contact anew, without a tap or a jump.

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

/** Reports that a pen hovers near the glass: fingers that land within pen_guard_time are ignored. */
tapzoom_status tapzoom_pen_near(tapzoom_view *view, double time);

/** Tells the view the offset of your pager (the strip of pages around the content), in each frame while it moves. PAN
    reports the travel beyond pager_edges in unconsumed_x and unconsumed_y.

    x, y  View units: the sum of all polled unconsumed_x and unconsumed_y, plus the pager's own motion. */
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
    capacity  Bytes of memory. A call with NULL and 0 reports how many are always enough.
    size      Receives the size.

    Errors: BUFFER_TOO_SMALL. */
tapzoom_status tapzoom_save_state(const tapzoom_view *view, void *memory, size_t capacity, size_t *size);

/** Makes a view equal to the saved one.

    Errors: DATA. */
tapzoom_status tapzoom_load_state(tapzoom_view *view, const void *bytes, size_t size);

/** Begins a recording: from now on the view writes every call that changes it into your memory. A replay gives the same
    transforms and events on any machine; a recording begun after input needs the same version.

    memory  Must stay valid until the recording ends.
    size    At most SIZE_MAX / 2. 64 KiB hold seconds of touches.

    Errors: RANGE; BUFFER_TOO_SMALL: none begins. */
tapzoom_status tapzoom_begin_recording(tapzoom_view *view, void *memory, size_t size);

/** Ends a part of the recording: copy the first `count` bytes of the memory before the next call. The parts joined are
    the recording.

    count  Receives how many bytes to copy.

    Errors: BUFFER_TOO_SMALL: a call did not fit, and the recording has ended before it. */
tapzoom_status tapzoom_fetch_recording(tapzoom_view *view, size_t *count);

/** Ends the recording or the replay on this view. Fetch before: the rest is lost. */
tapzoom_status tapzoom_end_recording(tapzoom_view *view);

/** Kinds of recorded calls, by the names of their functions. */
enum {
    TAPZOOM_RECORD_START = 1,
    TAPZOOM_RECORD_LOAD_STATE,
    TAPZOOM_RECORD_CONFIG,
    TAPZOOM_RECORD_VIEWPORT,
    TAPZOOM_RECORD_CONTENT,
    TAPZOOM_RECORD_PAGER_OFFSET,
    TAPZOOM_RECORD_TOUCH,
    TAPZOOM_RECORD_SCROLL,
    TAPZOOM_RECORD_OWNER,
    TAPZOOM_RECORD_CANCEL_TOUCHES,
    TAPZOOM_RECORD_ADVANCE,
    TAPZOOM_RECORD_REBASE_TIME,
    TAPZOOM_RECORD_SET_TRANSFORM,
    TAPZOOM_RECORD_ZOOM_TO,
    TAPZOOM_RECORD_ZOOM_TO_RECT,
    TAPZOOM_RECORD_CENTER_ON,
    TAPZOOM_RECORD_ROTATE_TO,
    TAPZOOM_RECORD_FIT,
    TAPZOOM_RECORD_PAN_BY,
    TAPZOOM_RECORD_ZOOM_BY,
    TAPZOOM_RECORD_ROTATE_BY,
    TAPZOOM_RECORD_SET_VELOCITY,
    TAPZOOM_RECORD_STOP_MOTION,
    TAPZOOM_RECORD_POLL,
    TAPZOOM_RECORD_PEN_NEAR,
    TAPZOOM_RECORD_STEP
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
