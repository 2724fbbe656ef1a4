/*
 * tapzoom.h - raw touches in, a zoom transform and gesture events out.
 *
 * SPDX-License-Identifier: MIT
 * Copyright (c) 2026 tapzoom contributors
 *
 * A view shows content of some size inside a viewport of some size. The host pushes touch samples and frame times in,
 * and reads back where the content is to be drawn and which gestures happened. The library draws nothing and owns no
 * window.
 *
 *     tapzoom_config config;
 *     tapzoom_view *view;
 *     tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_PHOTOS);
 *     tapzoom_create(&config, 800, 600, 4000, 3000, &view);
 *     each frame:  tapzoom_touches(view, samples, count, NULL);
 *                  tapzoom_advance(view, now);
 *                  tapzoom_get_transform(view, &transform);
 *                  tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &event_count);
 *     tapzoom_destroy(view);
 *
 * UNITS
 *   View unit     The length in which the host gives touches and the viewport: pixels, points, whatever it likes. y may
 *                 point down or up; the library does not care.
 *   Content unit  The length in which the host gives the content: image pixels, map meters. Content spans (0, 0) to
 *                 (content_width, content_height).
 *   Point         1/160 inch on the glass: the unit of the thresholds in tapzoom_config. points_per_unit says how many
 *                 points one view unit is, so that a finger's 10 points are the same distance on every screen.
 *   Time          Seconds, as a double, from any origin. Angles are radians.
 *   Scale         View units per content unit. Velocities of scale are in ln(scale) per second.
 *
 * TIME
 *   Time is an input. The library reads no clock, starts no timer and no thread, opens no file, prints nothing and
 *   never calls the host back. A view has a clock of its own: the latest time given to it by a sample, by
 *   tapzoom_advance or by tapzoom_cancel. Whatever is due up to that time (the confirmation of a single tap, a long
 *   press, the end of an animation) has then happened, each at its own true instant and in order, however late, early
 *   or seldom the host calls. Calls with other times in between change nothing but what is read in between.
 *
 *   Samples with equal times are one frame: what their moves amount to is judged once, when the frame is over, which is
 *   at the first later sample, at tapzoom_advance, at tapzoom_cancel, a command or another setting or size, or at a
 *   landing or a lift, which count at once.
 *
 *   Until its first sample or advance a view has no clock: commands then take effect at once, and their events carry
 *   time 0, even if the clock then starts before 0.
 *
 * DETERMINISM
 *   The state of a view is a pure function of the calls made to it. The same calls give the same bits, on every build.
 *   Reading (the get functions, the conversions, tapzoom_next_wake) changes nothing.
 *
 * ERRORS
 *   Every call that can fail returns a tapzoom_status: TAPZOOM_OK (0) or a negative TAPZOOM_ERROR. A failed call
 *   changes neither the view nor what its out pointers point to; but tapzoom_touches, which takes a list, says where it
 *   stopped, TAPZOOM_ERROR_DIVERGED is about a call that was made, and TAPZOOM_ERROR_FULL ends a recording. No input
 *   crashes the process. A NULL pointer is TAPZOOM_ERROR_NULL unless the function says otherwise. A `tapzoom_view *`
 *   must come from tapzoom_create, and must not be used after tapzoom_destroy: that alone cannot be checked.
 *
 * OWNERSHIP
 *   tapzoom_create allocates one block; nothing is allocated after that. The view copies what it is given and keeps no
 *   pointer of the host's, but for the memory given to tapzoom_record. Strings that are returned are constants.
 *
 * THREADS
 *   One view, one thread at a time. Different views are independent. There are no globals.
 *
 * COMPATIBILITY
 *   tapzoom_config begins with struct_size and may grow at its end; what a host compiled with an earlier header does
 *   not give has the default in brackets. The other structs have a fixed size; tapzoom_event has reserved room.
 *   Enumerations cross as int32_t and get new values only at their end: skip event kinds you do not know. Reserved
 *   fields are 0 when written by the library; set them to 0.
 */
#ifndef TAPZOOM_H
#define TAPZOOM_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Version ------------------------------------------------------------------------------------------------- */

#define TAPZOOM_VERSION_MAJOR 1
#define TAPZOOM_VERSION_MINOR 0
#define TAPZOOM_VERSION_PATCH 0
/** Changes only when a program built against an older header would break; it is the number in the soname. */
#define TAPZOOM_ABI_VERSION 1

/* ---- Status -------------------------------------------------------------------------------------------------- */

/** The outcome of a call: TAPZOOM_OK, or one of the negative TAPZOOM_ERROR values. */
typedef int32_t tapzoom_status;

enum {
    TAPZOOM_OK = 0,
    TAPZOOM_ERROR_NULL = -1,            /**< A required pointer is NULL. */
    TAPZOOM_ERROR_STRUCT_SIZE = -2,     /**< struct_size is none that this library knows. */
    TAPZOOM_ERROR_NOT_FINITE = -3,      /**< A number is NaN or infinite. */
    TAPZOOM_ERROR_RANGE = -4,           /**< A number is outside its stated range. */
    TAPZOOM_ERROR_ENUM = -5,            /**< Not a value of its enumeration, or an unknown bit of a mask. */
    TAPZOOM_ERROR_TIME = -6,            /**< The time is earlier than the view's clock. */
    TAPZOOM_ERROR_CONTACT_IN_USE = -7,  /**< BEGAN for an id that is already down. */
    TAPZOOM_ERROR_CONTACT_UNKNOWN = -8, /**< MOVED, ENDED or CANCELLED for an id that is not down. */
    TAPZOOM_ERROR_CONTACT_LIMIT = -9,   /**< BEGAN while TAPZOOM_MAX_CONTACTS are down. */
    TAPZOOM_ERROR_MEMORY = -10,         /**< The system has no memory for a view. */
    TAPZOOM_ERROR_FULL = -11,           /**< The memory is too small; where a recording is made, it has ended. */
    TAPZOOM_ERROR_DATA = -12,           /**< The bytes are no recording or snapshot of this format, or damaged. */
    TAPZOOM_ERROR_DIVERGED = -13        /**< The call was replayed, and its outcome is not the one recorded. */
};

/* ---- Touches ------------------------------------------------------------------------------------------------- */

/** How many contacts a view follows at once. */
#define TAPZOOM_MAX_CONTACTS 16
/** Sizes, lengths and coordinates are finite and at most this far from 0. */
#define TAPZOOM_MAX_LENGTH 1e12
/** Viewport and content sizes are at least this. */
#define TAPZOOM_MIN_SIZE 1e-6
/** Times are finite and at most this far from 0 (thirty thousand years of seconds). */
#define TAPZOOM_MAX_TIME 1e12

/** What happened to a contact. There is no value 0, so that a forgotten phase is an error and not a touch. */
enum {
    TAPZOOM_TOUCH_BEGAN = 1,    /**< It came down. */
    TAPZOOM_TOUCH_MOVED = 2,    /**< It moved, or stayed and was reported again. */
    TAPZOOM_TOUCH_ENDED = 3,    /**< It was lifted. Where that was is no move, and moves nothing. */
    TAPZOOM_TOUCH_CANCELLED = 4 /**< The system took it away: whatever it was part of is cancelled. */
};

/** What touches. */
enum {
    TAPZOOM_TOOL_FINGER = 0,
    TAPZOOM_TOOL_PEN = 1,
    TAPZOOM_TOOL_MOUSE = 2 /**< A pointer with its button held; push no hover moves. */
};

/** One contact at one instant. 40 bytes. */
typedef struct tapzoom_sample {
    double time;   /**< Seconds; not before the view's clock. */
    int64_t id;    /**< Any number, the same from BEGAN to ENDED or CANCELLED; free for reuse afterwards. */
    double x, y;   /**< View units. Outside of the viewport is fine. */
    int32_t phase; /**< TAPZOOM_TOUCH_*. */
    int32_t tool;  /**< TAPZOOM_TOOL_*; of a contact, the one at BEGAN counts. Bits above the lowest eight are kept for
                        flags to come. */
} tapzoom_sample;

/* ---- Transform ----------------------------------------------------------------------------------------------- */

/**
 * Where content is drawn: view = R(rotation) * scale * content + (x, y), or written out
 *     view_x = scale * (cos(rotation) * content_x - sin(rotation) * content_y) + x
 *     view_y = scale * (sin(rotation) * content_x + cos(rotation) * content_y) + y
 */
typedef struct tapzoom_transform {
    double scale;    /**< View units per content unit, > 0. */
    double rotation; /**< Radians, from the x axis towards the y axis. */
    double x, y;     /**< Where the content's origin is, in view units. */
} tapzoom_transform;

/** A rectangle: the corner with the smallest coordinates, and a size >= 0. */
typedef struct tapzoom_rect {
    double x, y, width, height;
} tapzoom_rect;

/* ---- Config -------------------------------------------------------------------------------------------------- */

/** Ready-made settings for tapzoom_config_init; every value can be changed afterwards. */
enum {
    TAPZOOM_PRESET_PHOTOS = 0, /**< A double tap toggles between the full view and 2.5 times it, at the tapped point;
                                    at most 6 times; the content stays in the view. */
    TAPZOOM_PRESET_MAPS = 1,   /**< Double tap in, two-finger tap out, in steps of 2; from filling the view to 64 times
                                    that. */
    TAPZOOM_PRESET_READER = 2, /**< Fitted to the width, starting at the top; a double tap goes to twice that with the
                                    tapped point centered, and back; a two-finger tap shows the whole width. */
    TAPZOOM_PRESET_BOARD = 3   /**< An object to be moved freely: no bounds, 0.1 to 10 times its fitted size; a double
                                    tap puts it back. */
};

/** Gestures to recognize, as bits of tapzoom_config.gestures. One that is off costs nothing and delays nothing. */
enum {
    TAPZOOM_GESTURE_TAP = 1 << 0,
    TAPZOOM_GESTURE_DOUBLE_TAP = 1 << 1,
    TAPZOOM_GESTURE_TWO_FINGER_TAP = 1 << 2,
    TAPZOOM_GESTURE_LONG_PRESS = 1 << 3,
    TAPZOOM_GESTURE_PAN = 1 << 4,        /**< One finger or more take the content along. */
    TAPZOOM_GESTURE_PINCH = 1 << 5,      /**< Two fingers or more zoom by how far they are apart. */
    TAPZOOM_GESTURE_ROTATE = 1 << 6,     /**< They turn the content. */
    TAPZOOM_GESTURE_QUICK_ZOOM = 1 << 7, /**< A tap, then a touch that stays and drags: down zooms in. */
    TAPZOOM_GESTURE_SWIPE = 1 << 8,      /**< One finger goes fast where the content cannot go. */
    TAPZOOM_GESTURE_FLING = 1 << 9       /**< A pan that is let go in motion goes on. */
};

/** A scale that the sizes of content and viewport give. "Viewport" is the viewport less its insets. */
enum {
    TAPZOOM_FIT_NONE = 0,      /**< Scale 1. */
    TAPZOOM_FIT_ALL = 1,       /**< All of the content is in the viewport ("fit", "contain"). */
    TAPZOOM_FIT_FILL = 2,      /**< The content covers the viewport ("fill", "cover"). */
    TAPZOOM_FIT_WIDTH = 3,     /**< The content is as wide as the viewport. */
    TAPZOOM_FIT_HEIGHT = 4,    /**< The content is as high as the viewport. */
    TAPZOOM_FIT_ONE_TO_ONE = 5 /**< One content unit is one device pixel: 1 / pixels_per_unit. */
};

/**
 * A scale said in terms of the sizes, so that it means the same after a resize: factor times the scale of a fit.
 * {TAPZOOM_FIT_ALL, 1} is the fit, {TAPZOOM_FIT_ALL, 3} three times it, {TAPZOOM_FIT_NONE, 2.5} the number 2.5,
 * {TAPZOOM_FIT_ONE_TO_ONE, 1} sharp pixels.
 */
typedef struct tapzoom_level {
    double factor;    /**< 1e-6 to 1e6. */
    int32_t fit;      /**< TAPZOOM_FIT_*. */
    int32_t reserved; /**< 0. */
} tapzoom_level;

/** How many levels TAPZOOM_ZOOM_LEVELS takes. */
#define TAPZOOM_MAX_LEVELS 8

/**
 * What a double tap or a two-finger tap does to the zoom. The full view is the scale of tapzoom_config.fit, held to the
 * limits. "In" is said of the double tap; a two-finger tap goes the other way.
 */
enum {
    TAPZOOM_ZOOM_NONE = 0,   /**< Nothing; the event still comes. */
    TAPZOOM_ZOOM_STEP = 1,   /**< In: times zoom_step; out: divided by it; both end at the limits. */
    TAPZOOM_ZOOM_TOGGLE = 2, /**< In: at the full view to levels[0], from anywhere else to the full view. Out: to the
                                  full view. Without a level above the full view, full view times zoom_step. */
    TAPZOOM_ZOOM_CYCLE = 3,  /**< In: times zoom_step, up to the maximum; from there to the full view. Out: one step
                                  back, but not beyond the full view. */
    TAPZOOM_ZOOM_LEVELS = 4, /**< In: to the next of levels above the scale; from the last to the full view. Out: to the
                                  next of levels below. The full view counts as one of them. */
    TAPZOOM_ZOOM_RESET = 5   /**< To the full view, in place and upright. */
};

/** Where a zoom step puts the content point that was tapped, as far as the bounds allow. */
enum {
    TAPZOOM_ANCHOR_POINT = 0, /**< It stays under the finger. */
    TAPZOOM_ANCHOR_CENTER = 1 /**< It comes to the center of the viewport less its insets. */
};

/** What holds the content in place. */
enum {
    TAPZOOM_BOUNDS_CONTENT = 0, /**< No gap between content and viewport that need not be, at the corners of turned
                                     content neither; content smaller than the viewport is aligned in it. */
    TAPZOOM_BOUNDS_NONE = 1     /**< It may be anywhere. */
};

/**
 * Every setting. Fill it with tapzoom_config_init, change what you like, give it to tapzoom_create or
 * tapzoom_set_config. A number outside its range, or a reserved field that is not 0, is TAPZOOM_ERROR_RANGE. Where a
 * range begins at 0, 0 turns the thing off. The defaults stand in brackets and are the same in all presets unless the
 * preset says otherwise. "Measured" are recordings of people's touches.
 */
typedef struct tapzoom_config {
    uint32_t struct_size;   /**< sizeof(tapzoom_config); tapzoom_config_init sets it. At most 4096. */
    uint32_t gestures;      /**< TAPZOOM_GESTURE_* bits to recognize [all but ROTATE; MAPS, BOARD: nor SWIPE]. */
    uint32_t events;        /**< 1 << TAPZOOM_EVENT_* for each kind that the host wants to poll; other bits are ignored
                                 [all bits]. */
    int32_t reduced_motion; /**< 1: every animation is over as it begins, and a fling goes nowhere; the events still
                                 come, in order. 0 or 1 [0]. */

    /* Screen */
    double points_per_unit; /**< Points in one view unit; 0.5 where a view unit is a pixel of a 320 dpi screen.
                                 1e-3 to 1e3 [1]. */
    double pixels_per_unit; /**< Device pixels in one view unit, for TAPZOOM_FIT_ONE_TO_ONE and tapzoom_get_raster.
                                 1e-3 to 1e3 [1]. */

    /* Layout */
    int32_t fit;             /**< The full view, TAPZOOM_FIT_* [ALL; MAPS: FILL; READER: WIDTH]. */
    int32_t bounds;          /**< TAPZOOM_BOUNDS_* [CONTENT; BOARD: NONE]. */
    double align_x, align_y; /**< Where content that is smaller than the viewport lies in it, and which part the full
                                  view shows first of content that is larger: 0 at the left or top, 1 at the right or
                                  bottom. 0 to 1 [0.5; READER: align_y 0]. */
    tapzoom_level min_scale; /**< The smallest scale, however the content is turned [1 x the preset's fit; BOARD:
                                  0.1 x ALL]. */
    tapzoom_level max_scale; /**< The largest scale; raised to min_scale where the sizes make it smaller
                                  [PHOTOS: 6 x ALL; MAPS: 64 x FILL; READER: 5 x WIDTH; BOARD: 10 x ALL]. */

    /* Zooming by taps */
    int32_t double_tap;            /**< TAPZOOM_ZOOM_* [TOGGLE; MAPS: STEP; BOARD: RESET]. */
    int32_t double_tap_anchor;     /**< TAPZOOM_ANCHOR_* [POINT; READER: CENTER]. */
    int32_t two_finger_tap;        /**< TAPZOOM_ZOOM_* [NONE; MAPS: STEP; READER: RESET]. */
    int32_t two_finger_tap_anchor; /**< TAPZOOM_ANCHOR_*, of the midpoint of the two [POINT]. */
    double zoom_step;              /**< Factor of a step. 1.01 to 100 [1.5, from Apple's "Zooming by Tapping"; MAPS:
                                        2]. */
    double zoom_duration;          /**< Of a zoom animation. 0, or 0.001 to 10 s [0.30]. */
    int32_t level_count;           /**< How many of levels are meant; the others are ignored, and read back as zeros. 0
                                        to TAPZOOM_MAX_LEVELS [1; MAPS, BOARD: 0]. */
    int32_t reserved;              /**< 0. */
    tapzoom_level levels[TAPZOOM_MAX_LEVELS]; /**< In any order [PHOTOS: 2.5 x ALL; READER: 2 x WIDTH]. */

    /* Taps and presses */
    double tap_time;              /**< The longest touch that is a tap. 0.01 to 10 s [0.35; people reach 0.304]. */
    double tap_travel;            /**< How far a tapping finger may stray from where it landed. 0 to 1e4 points [18;
                                       measured: 12 of 28 clicks of people move more than 8, none more than 18]. */
    double tap_travel_pannable;   /**< The same where a drag would pan: PAN is on and the content can move. 0 to 1e4
                                       points [10]. */
    double tap_travel_pen;        /**< The same for a pen, anywhere. 0 to 1e4 points [6]. */
    double tap_travel_mouse;      /**< The same for a mouse, anywhere. 0 to 1e4 points [3]. */
    double double_tap_time;       /**< From one lift to the next landing, at most. 0.01 to 10 s [0.30; people: 0.059 to
                                       0.092; Apple's sample: 0.35]. */
    double double_tap_bounce;     /**< A landing sooner than this after a lift is the same tap, bouncing. 0 to
                                       double_tap_time [0.04]. */
    double double_tap_distance;   /**< Between the two, at most. 0 to 1e4 points [40; Android's is 100]. */
    double two_finger_land_time;  /**< From the first finger's landing to the second's. 0 to 10 s [0.15; people reach
                                       0.108]. */
    double two_finger_lift_time;  /**< From the first finger's lift to the last's. 0 to 10 s [0.15]. */
    double two_finger_distance;   /**< The fingers are closer than this. 0 to 1e5 points [300]. */
    double press_time;            /**< How long a finger rests for a long press. 0.01 to 10 s [0.45]. */
    double press_travel;          /**< How far it may stray before. 0 to 1e4 points [10; people's holds drift up to
                                       7.1]. */

    /* Fingers that move */
    double pan_slop;              /**< How far the fingers' center moves before it takes the content along; that much is
                                       taken off the motion. Where nothing can be panned it is at least the tool's
                                       tap_travel, so that a tap stays one. Also of the quick zoom. 0 to 1e4 points
                                       [10]. */
    double axis_lock_ratio;       /**< A one-finger pan that starts this much more along one axis than along the other
                                       keeps to it. 0: never; or 1 to 100 [0; 1.25 is usual]. */
    double pinch_slop;            /**< How much the fingers' mean distance from their center changes before it zooms;
                                       that much is taken off. At 0 nothing is, and only fingers closer than a point
                                       fade. 0 to 1e4 points [6]. */
    double pinch_speed;           /**< Exponent of the pinch: scale goes with distance to this power, so that the way
                                       there does not matter. 0.01 to 10 [1; LimitPinchGestureZoom: 0.5]. */
    double pinch_fade;            /**< Fingers closer to each other than this zoom less, the less the closer, without a
                                       jump. 0 to 1e4 points [50, which is 8 mm]. */
    double rotate_slop;           /**< The arc that fingers go before they turn the content, and which is taken off: the
                                       angle times half their smallest distance; also at least half of what they spread
                                       or travel just then, but for 0. 0 to 1e4 points [25; 12 turns pinches of people,
                                       40 misses rotations]. */
    double rotate_snap;           /**< Let go this near to a quarter turn, the content goes there. 0 to 0.785 rad
                                       [0.122, which is 7 degrees]. */
    double release_time;          /**< Fingers seldom lift together: so long after one was lifted the others move
                                       nothing, and what they have moved then is left out. With a slop of 0 (pan_slop,
                                       pinch_slop) they do; but nothing flings. 0 to 1 s [0.08]. */
    double swipe_speed;           /**< A swipe is faster. 0 to 1e6 points/s [300]. */
    double swipe_angle;           /**< The largest angle to an axis. 0 to 0.785 rad [0.524, which is 30 degrees]. */
    double quick_zoom_distance;   /**< The drag that doubles the scale; negative: upwards. 1 to 1e4, or its negative, in
                                       points [140]. */

    /* Motion */
    double fling_min_speed;       /**< The slowest pan that flings. 0 to 1e6 points/s [200; the slowest fling that
                                       people meant was 952, and one in five drags is faster than 50]. */
    double fling_max_speed;       /**< What is faster counts as this. fling_min_speed to 1e6 points/s [20000; people
                                       reach 17000]. */
    double fling_decay;           /**< v' = -decay v. 0.01 to 1000 per s [2, which is 0.998 a millisecond; fast: 10]. */
    double rubber_band;           /**< Stiffness c of the rubber band (1 - 1 / (c x / d + 1)) d: how far content goes
                                       that is pulled x beyond its bounds, in a viewport of length d. 0: no rubber band
                                       and no bounce. 0 to 1 [0.55, UIScrollView's]. */
    double rubber_band_scale;     /**< Factor beyond a scale limit that no pinch reaches, by the same curve in
                                       ln(scale). 1: none. 1 to 100 [2]. */
    double spring_frequency;      /**< Of the way back into bounds, critically damped; 0.85 of that where a fling hits
                                       an edge. 0.1 to 1000 rad/s [12]. */
    double page_push;             /**< A pan that ends this far beyond an edge at which it began asks for a page. A part
                                       of the viewport's width; 0: never. 0 to 10 [0.25]. */
} tapzoom_config;

/* ---- Events -------------------------------------------------------------------------------------------------- */

/**
 * What an event tells of. Gestures that last have BEGAN, then CHANGED (the newest of those since the last poll), then
 * exactly one ENDED or CANCELLED; those that happen at once have phase ONCE. BEGAN and its end are never lost one
 * without the other.
 */
enum {
    TAPZOOM_EVENT_NONE = 0,
    /** A tap that may become the single tap. BEGAN when the finger lifts: show that it was felt. ENDED when the single
        tap is confirmed (TAP follows, with the same time), CANCELLED when it turns out to be the start of something
        else: any new touch that is no bounce, or a cancel. Both tell of the place of BEGAN. */
    TAPZOOM_EVENT_TAP_UP = 1,
    /** ONCE. The single tap: where the finger lifted, and what it was on then. It comes double_tap_time after its lift.
        At the lift already where a double tap could do nothing: where DOUBLE_TAP is off, or the host polls neither
        DOUBLE_TAP nor MULTI_TAP and it would not change the zoom; then tap_count counts on in a quick series. A finger
        that bounces (double_tap_bounce) begins the wait again. */
    TAPZOOM_EVENT_TAP = 2,
    /** ONCE, when the second finger lifts; tap_count is 2, and 4, 6, ... for the further pairs of a quick series. What
        the first tap of a series may become, the series stays. */
    TAPZOOM_EVENT_DOUBLE_TAP = 3,
    /** ONCE. The third, fifth, ... tap of a quick series; tap_count tells. */
    TAPZOOM_EVENT_MULTI_TAP = 4,
    /** ONCE, when both fingers are up, about their midpoint; tap_count counts on in a quick series. */
    TAPZOOM_EVENT_TWO_FINGER_TAP = 5,
    /** BEGAN when one finger has rested for press_time, ENDED when all are up, CANCELLED when a finger joins before it
        pans, when the system takes it, or when a command moves the view that it pans. */
    TAPZOOM_EVENT_LONG_PRESS = 6,
    /** The view zooms by itself: a tap's or a command's animation. BEGAN when it starts, ENDED when it arrives,
        CANCELLED when a finger lands and catches it, or a command replaces or stops it. When the fingers that caught it
        are up and have not moved the view, it goes on: BEGAN again. A zoom that begins while fingers rest is caught
        by the next one, or when they move the view. Where no gesture is on, or none that anybody would notice, nothing
        is caught. */
    TAPZOOM_EVENT_ZOOM = 7,
    /** ONCE. All is at rest again after it moved: draw the content again, crisp, at this scale. Its point is the center
        of the viewport less its insets. */
    TAPZOOM_EVENT_SETTLED = 8,
    /** Fingers take the content along: BEGAN past the slop, CHANGED with each frame, ENDED when the last finger is up,
        CANCELLED when the system takes them or a command moves the view. Its point is the fingers' center, its velocity
        theirs: at ENDED the one that would fling it, before fling_max_speed, and 0 where the finger had stopped, where
        another was lifted less than release_time before, and after a long press. What several fingers do else happens
        within a PAN, if PAN is on. */
    TAPZOOM_EVENT_PAN = 9,
    /** Fingers zoom: BEGAN past pinch_slop, ENDED when one is left. scale_velocity is that of the zoom. */
    TAPZOOM_EVENT_PINCH = 10,
    /** Fingers turn the content: BEGAN past rotate_slop, ENDED when one is left. */
    TAPZOOM_EVENT_ROTATE = 11,
    /** A touch after a tap zooms by its drag, about the point where it landed. A second touch that does not move is the
        second tap of a double tap, however long it stays. */
    TAPZOOM_EVENT_QUICK_ZOOM = 12,
    /** ONCE, when the finger is up; its direction tells where. Only ways that the content could not go when the finger
        landed, and only where nothing is zoomed in. The content bounces where it is (FLING). */
    TAPZOOM_EVENT_SWIPE = 13,
    /** The view goes on after a pan: BEGAN when it is let go, ENDED at rest, with the spring of an edge behind it,
        CANCELLED when a finger lands or a command moves the view. A touch that stops a view which is still as fast as
        fling_min_speed is no tap and no long press. What springs back into bounds from rest sends no event but
        SETTLED. */
    TAPZOOM_EVENT_FLING = 14,
    /** ONCE: show the page behind this one. After a SWIPE to the left, or when a PAN that did nothing else ends
        page_push beyond the right edge of the content and began there. */
    TAPZOOM_EVENT_NEXT_PAGE = 15,
    /** ONCE: show the page before this one. The same to the other side. */
    TAPZOOM_EVENT_PREVIOUS_PAGE = 16
};

/** Where a swipe goes. */
enum {
    TAPZOOM_DIRECTION_NONE = 0,
    TAPZOOM_DIRECTION_LEFT = 1, /**< Towards smaller x. */
    TAPZOOM_DIRECTION_RIGHT = 2,
    TAPZOOM_DIRECTION_UP = 3, /**< Towards smaller y. */
    TAPZOOM_DIRECTION_DOWN = 4
};

/** Where in its life a gesture is. */
enum {
    TAPZOOM_PHASE_ONCE = 0,
    TAPZOOM_PHASE_BEGAN = 1,
    TAPZOOM_PHASE_CHANGED = 2,
    TAPZOOM_PHASE_ENDED = 3,
    TAPZOOM_PHASE_CANCELLED = 4
};

/** One event. 128 bytes. */
typedef struct tapzoom_event {
    double time;                /**< When it happened: the true instant, not that of the call that noticed. */
    int32_t kind;               /**< TAPZOOM_EVENT_*. */
    int32_t phase;              /**< TAPZOOM_PHASE_*. */
    int32_t contact_count;      /**< Fingers that made it; 0 where the view moves by itself. */
    int32_t tap_count;          /**< Taps in the quick series so far; 0 for what is no tap. */
    double view_x, view_y;      /**< Where, in view units: the finger, the fingers' midpoint, or the point zoomed
                                     about. */
    double content_x, content_y; /**< The content point that was there, at that time. */
    double scale, rotation;     /**< Of the view's transform at that time. */
    double velocity_x, velocity_y; /**< View units per second: of the fingers that move it, else of the content at that
                                        point. */
    double scale_velocity;      /**< ln(scale) per second. */
    double rotation_velocity;   /**< Radians per second. */
    int32_t tool;               /**< TAPZOOM_TOOL_* of the first finger. */
    int32_t direction;          /**< TAPZOOM_DIRECTION_* of a SWIPE and of the page that it asks for; else NONE. */
    double reserved[2];         /**< 0. */
} tapzoom_event;

/** How many events a view keeps between polls. See tapzoom_poll_events for what happens beyond. */
#define TAPZOOM_EVENT_CAPACITY 20

/** What tapzoom_get_state tells, as bits. */
enum {
    TAPZOOM_STATE_TOUCHED = 1 << 0,    /**< At least one contact is down. */
    TAPZOOM_STATE_MOVING = 1 << 1,     /**< The view moves by itself: draw every frame. */
    TAPZOOM_STATE_ZOOMED = 1 << 2,     /**< The scale is above the full view's. */
    TAPZOOM_STATE_AT_MIN = 1 << 3,     /**< The scale is the smallest. */
    TAPZOOM_STATE_AT_MAX = 1 << 4,     /**< The scale is the largest. */
    TAPZOOM_STATE_EVENTS = 1 << 5,     /**< There are events to poll. */
    TAPZOOM_STATE_EVENTS_LOST = 1 << 6 /**< Events were dropped since the last poll. */
};

/* ---- Calls --------------------------------------------------------------------------------------------------- */

/**
 * What was called, in a recording; in brackets the arguments that tapzoom_call tells: the numbers; the integers.
 */
enum {
    TAPZOOM_CALL_START = 1,          /**< A view as it was when its recording began [as VIEWPORT]. */
    TAPZOOM_CALL_LOAD = 2,           /**< tapzoom_load; or what a view was when its recording began, if more was called
                                          before than what START tells of. */
    TAPZOOM_CALL_CONFIG = 3,         /**< tapzoom_set_config; tapzoom_get_config tells the settings. */
    TAPZOOM_CALL_VIEWPORT = 4,       /**< tapzoom_set_viewport_size, tapzoom_set_content_size or tapzoom_set_insets
                                          [viewport width, height, content width, height, left, top, right, bottom]. */
    TAPZOOM_CALL_TOUCH = 5,          /**< One sample of tapzoom_touches [time, x, y; id, phase, tool]. */
    TAPZOOM_CALL_CANCEL = 6,         /**< tapzoom_cancel [time]. */
    TAPZOOM_CALL_ADVANCE = 7,        /**< tapzoom_advance [time]. */
    TAPZOOM_CALL_ZOOM_TO_RECT = 8,   /**< tapzoom_zoom_to_rect [x, y, width, height; animated]. */
    TAPZOOM_CALL_ZOOM_TO = 9,        /**< tapzoom_zoom_to [scale, x, y; animated]. */
    TAPZOOM_CALL_ZOOM_BY = 10,       /**< tapzoom_zoom_by [factor, x, y; animated]. */
    TAPZOOM_CALL_SET_TRANSFORM = 11, /**< tapzoom_set_transform [scale, rotation, x, y; animated]. */
    TAPZOOM_CALL_RESET = 12,         /**< tapzoom_reset [; animated]. */
    TAPZOOM_CALL_STOP = 13,          /**< tapzoom_stop. */
    TAPZOOM_CALL_POLL = 14           /**< tapzoom_poll_events that took events [; how many]. */
};

/** One call of a recording, replayed. 128 bytes. */
typedef struct tapzoom_call {
    int64_t number;      /**< Which: 0 is START, and from there they are counted. */
    uint64_t hash;       /**< Over all calls since START, the transform after each, and the events that were polled. */
    double time;         /**< The view's clock after it; -INFINITY while it has none. */
    int32_t kind;        /**< TAPZOOM_CALL_*. */
    int32_t event_count; /**< How many events it polled. */
    double numbers[8];   /**< Its arguments as TAPZOOM_CALL_* says; those that it has not are 0. */
    int64_t integers[4]; /**< The same. */
} tapzoom_call;

/** A view: content in a viewport, and the fingers on it. */
typedef struct tapzoom_view tapzoom_view;

/* ---- Library ------------------------------------------------------------------------------------------------- */

/** The library's version, major * 10000 + minor * 100 + patch. Since 1.0. */
int32_t tapzoom_version(void);

/** The TAPZOOM_ABI_VERSION that the library was built with. Since 1.0. */
int32_t tapzoom_abi_version(void);

/** An English sentence for a status; for a number that is none, "unknown status". Never NULL. Since 1.0. */
const char *tapzoom_status_string(tapzoom_status status);

/* ---- Config -------------------------------------------------------------------------------------------------- */

/**
 * Fills a config with a preset.
 *
 * config       Written up to struct_size, and no further.
 * struct_size  sizeof(tapzoom_config) as the host knows it.
 * preset       TAPZOOM_PRESET_*.
 *
 * Returns OK; ERROR_NULL; ERROR_STRUCT_SIZE: less than 496, more than 4096, or no multiple of 8; ERROR_ENUM. Since 1.0.
 */
tapzoom_status tapzoom_config_init(tapzoom_config *config, size_t struct_size, int32_t preset);

/* ---- View ---------------------------------------------------------------------------------------------------- */

/**
 * Makes a view that shows the full view of its content.
 *
 * config                         Every field within its range.
 * view_width, view_height        The viewport. TAPZOOM_MIN_SIZE to TAPZOOM_MAX_LENGTH view units.
 * content_width, content_height  The content. TAPZOOM_MIN_SIZE to TAPZOOM_MAX_LENGTH content units.
 * view                           Receives the view.
 *
 * Returns OK; ERROR_NULL; ERROR_STRUCT_SIZE, also when config is larger than this library knows and the rest is not 0;
 * ERROR_NOT_FINITE; ERROR_RANGE; ERROR_ENUM; ERROR_MEMORY. Since 1.0.
 */
tapzoom_status tapzoom_create(const tapzoom_config *config, double view_width, double view_height,
                              double content_width, double content_height, tapzoom_view **view);

/** Frees a view. NULL is fine. Since 1.0. */
void tapzoom_destroy(tapzoom_view *view);

/**
 * Changes the settings. The same settings again change nothing. A view at the full view goes to the new full view;
 * another keeps its transform as far as the new limits allow, at once. A running zoom goes on to where it was going, as
 * far as they allow. Contacts that are down go on, and what they do from here is judged by the new settings. But a
 * gesture that is switched on waits for the next touch; and when one of PAN, PINCH, ROTATE and QUICK_ZOOM is switched
 * off while fingers move the view, what they do is cancelled, and they do nothing more until all are up. A single tap
 * that waits to be confirmed keeps its deadline. A view at rest stays at rest: no ZOOM and no SETTLED is sent.
 *
 * Returns OK, or as tapzoom_create. Since 1.0.
 */
tapzoom_status tapzoom_set_config(tapzoom_view *view, const tapzoom_config *config);

/**
 * Reads the settings back, as they were given.
 *
 * config  config->struct_size must be set; written up to that size.
 *
 * Returns OK; ERROR_NULL; ERROR_STRUCT_SIZE as tapzoom_config_init. Since 1.0.
 */
tapzoom_status tapzoom_get_config(const tapzoom_view *view, tapzoom_config *config);

/**
 * The viewport was resized or turned. Keeps what the user looks at: the zoom relative to the full view, and the content
 * point at the viewport's center. Where the bounds do not let that point be there, it comes back with the next size
 * that does. Whatever moves goes on, to the same end, and so does what is pulled out of bounds. The same size again
 * changes nothing. No ZOOM is sent, and no SETTLED where the view was at rest.
 *
 * width, height  TAPZOOM_MIN_SIZE to TAPZOOM_MAX_LENGTH view units.
 *
 * Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE. Since 1.0.
 */
tapzoom_status tapzoom_set_viewport_size(tapzoom_view *view, double width, double height);

/**
 * The content has another size, such as the full image after its preview. Keeps what the user looks at: the zoom
 * relative to the full view, and the same part of the content at the viewport's center.
 *
 * width, height  TAPZOOM_MIN_SIZE to TAPZOOM_MAX_LENGTH content units.
 *
 * Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE. Since 1.0.
 */
tapzoom_status tapzoom_set_content_size(tapzoom_view *view, double width, double height);

/**
 * Bars over the viewport's edges: content is fitted, centered and held within what they leave. While they leave
 * nothing, because the viewport is small, they count as 0. Keeps what the user looks at, as a resize does.
 *
 * left, top, right, bottom  0 to TAPZOOM_MAX_LENGTH view units [0].
 *
 * Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE. Since 1.0.
 */
tapzoom_status tapzoom_set_insets(tapzoom_view *view, double left, double top, double right, double bottom);

/* ---- Input --------------------------------------------------------------------------------------------------- */

/**
 * Pushes touches, in the order in which they happened; one call per sample or one per frame makes no difference.
 *
 * samples   count samples, at most SIZE_MAX / 2; may be NULL when count is 0.
 * accepted  Receives how many were taken, also on error. May be NULL.
 *
 * Stops at the first bad sample: those before it have been taken; it and those after it have not, and it changed
 * nothing. To go on without it, call again with the samples behind it.
 *
 * Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE; ERROR_ENUM;
 * ERROR_TIME: the view was advanced beyond it; push it again with the time of tapzoom_get_time, so that no lift is
 * lost; ERROR_CONTACT_IN_USE: the host missed the id's end; push CANCELLED for it, then BEGAN again;
 * ERROR_CONTACT_UNKNOWN: nothing to do; ERROR_CONTACT_LIMIT: leave that finger out. Since 1.0.
 */
tapzoom_status tapzoom_touches(tapzoom_view *view, const tapzoom_sample *samples, size_t count, size_t *accepted);

/**
 * The system took all touches away, or the window lost its focus: forgets every contact, and cancels the gesture that
 * they were making and a tap that was not yet confirmed. No contact is left down, whatever ups were missed.
 *
 * time  When. Not before the view's clock.
 *
 * Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE; ERROR_TIME. Since 1.0.
 */
tapzoom_status tapzoom_cancel(tapzoom_view *view, double time);

/* ---- Time ---------------------------------------------------------------------------------------------------- */

/**
 * Moves the view's clock: call it once a frame, after that frame's touches and before reading.
 *
 * time  The time that is to be shown. Not before the view's clock. If touches reach the host late, keep it at or before
 *       the time of the touches that are still to come.
 *
 * Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE; ERROR_TIME. Since 1.0.
 */
tapzoom_status tapzoom_advance(tapzoom_view *view, double time);

/** The view's clock; -INFINITY before its first sample or advance. Returns OK; ERROR_NULL. Since 1.0. */
tapzoom_status tapzoom_get_time(const tapzoom_view *view, double *time);

/**
 * When the view next needs tapzoom_advance: its clock (so: at once, every frame) while it moves, or while moves of its
 * instant have not been judged; the time of the next confirmation or long press, or of the end of release_time; or
 * INFINITY when nothing is due and the host may sleep until the next touch.
 *
 * Returns OK; ERROR_NULL. Since 1.0.
 */
tapzoom_status tapzoom_next_wake(const tapzoom_view *view, double *time);

/* ---- Output -------------------------------------------------------------------------------------------------- */

/** Where the content is now, at the view's clock. Returns OK; ERROR_NULL. Since 1.0. */
tapzoom_status tapzoom_get_transform(const tapzoom_view *view, tapzoom_transform *transform);

/** Where the motion will end that runs, or that goes on when the finger that holds it lifts; without one, as
    tapzoom_get_transform. Returns OK; ERROR_NULL. Since 1.0. */
tapzoom_status tapzoom_get_target_transform(const tapzoom_view *view, tapzoom_transform *transform);

/**
 * The transform as a matrix for graphics libraries: 16 floats, column-major, content to view units, z unchanged. What
 * is beyond the range of a float becomes infinite.
 *
 * Returns OK; ERROR_NULL. Since 1.0.
 */
tapzoom_status tapzoom_get_matrix(const tapzoom_view *view, float matrix[16]);

/**
 * The part of the content plane that the viewport shows, insets included, as a rectangle in content units; when
 * rotated, the smallest upright rectangle around it. It may reach beyond the content.
 *
 * Returns OK; ERROR_NULL. Since 1.0.
 */
tapzoom_status tapzoom_get_visible_rect(const tapzoom_view *view, tapzoom_rect *rect);

/** The same where the motion will end: what to fetch beforehand. Returns OK; ERROR_NULL. Since 1.0. */
tapzoom_status tapzoom_get_target_rect(const tapzoom_view *view, tapzoom_rect *rect);

/**
 * The scale at which content should be drawn into a picture of it, and how to show that picture until it is drawn anew.
 *
 * scale     Receives device pixels per content unit. It changes seldom: while fingers zoom, when the content is shown
 *           at more than twice or less than half of it; when a zoom by itself starts that goes further in; and at
 *           SETTLED, where it is exactly the scale of the transform times pixels_per_unit. May be NULL.
 * residual  Receives the transform from pixels of that picture, whose origin is the content's, to device pixels of the
 *           viewport. At rest its scale is 1 and, at quarter turns, its x and y are whole numbers, so that the picture
 *           is shown sharp; that is up to half a pixel beside the true place. May be NULL.
 *
 * A font of the content that is h content units high is h * transform.scale view units high on the screen, and
 * h * scale pixels high in the picture.
 *
 * Returns OK; ERROR_NULL for view. Since 1.0.
 */
tapzoom_status tapzoom_get_raster(const tapzoom_view *view, double *scale, tapzoom_transform *residual);

/**
 * The rectangle of content that fills the viewport at a scale around a center, for tapzoom_zoom_to_rect: the size of
 * the viewport less its insets, divided by the scale.
 *
 * scale                 1e-18 to 1e18.
 * center_x, center_y    Content units.
 *
 * Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE. Since 1.0.
 */
tapzoom_status tapzoom_get_zoom_rect(const tapzoom_view *view, double scale, double center_x, double center_y,
                                     tapzoom_rect *rect);

/** The smallest and the largest scale, and that of the full view, as the sizes give them. Each pointer may be NULL.
    Returns OK; ERROR_NULL for view. Since 1.0. */
tapzoom_status tapzoom_get_scale_range(const tapzoom_view *view, double *min, double *max, double *full);

/** TAPZOOM_STATE_* bits. Returns OK; ERROR_NULL. Since 1.0. */
tapzoom_status tapzoom_get_state(const tapzoom_view *view, uint32_t *state);

/** The content point under a point of the view. Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE. Since 1.0. */
tapzoom_status tapzoom_view_to_content(const tapzoom_view *view, double view_x, double view_y, double *content_x,
                                       double *content_y);

/** Where a content point is in the view. Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE. Since 1.0. */
tapzoom_status tapzoom_content_to_view(const tapzoom_view *view, double content_x, double content_y, double *view_x,
                                       double *view_y);

/**
 * Takes events out of the view, oldest first.
 *
 * events    Receives up to capacity events; may be NULL when capacity is 0.
 * count     Receives how many. Call again when it equals capacity.
 *
 * Of a gesture's CHANGED events only the newest waits, whose values stand for all before it. A view keeps
 * TAPZOOM_EVENT_CAPACITY events. When a host polls too seldom, the oldest that stands for itself (ONCE, or a BEGAN
 * together with its end) is dropped and TAPZOOM_STATE_EVENTS_LOST set, until the next poll that takes an event. What is
 * polled is always balanced.
 *
 * Returns OK; ERROR_NULL. Since 1.0.
 */
tapzoom_status tapzoom_poll_events(tapzoom_view *view, tapzoom_event *events, size_t capacity, size_t *count);

/* ---- Commands ------------------------------------------------------------------------------------------------ */

/*
 * Commands start at the view's clock, from wherever the view then is and as fast as it moves: a host that slept until a
 * key was pressed calls tapzoom_advance first, or the animation began when it fell asleep. They take it from fingers
 * that move it: what these do is cancelled, and they do nothing more until all are up. animated: 1 takes
 * zoom_duration, 0 is at once; both send ZOOM BEGAN and ENDED, then SETTLED. Nothing happens where the view is there
 * already, or on its way there. SETTLED waits until no finger is down. The result is held to the limits and bounds. All
 * of them return OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE; ERROR_ENUM when animated is neither 0 nor 1.
 */

/** Shows a rectangle of content, as large as fits and centered. width and height are TAPZOOM_MIN_SIZE to
    TAPZOOM_MAX_LENGTH. Since 1.0. */
tapzoom_status tapzoom_zoom_to_rect(tapzoom_view *view, double x, double y, double width, double height,
                                    int32_t animated);

/** Zooms to a scale (1e-18 to 1e18) and keeps the content point under (view_x, view_y) there. Since 1.0. */
tapzoom_status tapzoom_zoom_to(tapzoom_view *view, double scale, double view_x, double view_y, int32_t animated);

/** Zooms by a factor (1e-6 to 1e6) of where the running motion will end. Since 1.0. */
tapzoom_status tapzoom_zoom_by(tapzoom_view *view, double factor, double view_x, double view_y, int32_t animated);

/** Goes to a transform, such as one that was saved. scale is 1e-18 to 1e18, x and y are at most TAPZOOM_MAX_LENGTH from
    0, rotation at most 1e6. Since 1.0. */
tapzoom_status tapzoom_set_transform(tapzoom_view *view, const tapzoom_transform *transform, int32_t animated);

/** Goes to the full view. Since 1.0. */
tapzoom_status tapzoom_reset(tapzoom_view *view, int32_t animated);

/** Stops a running motion where it is, or as near to that as the bounds allow; fingers go on. Returns OK; ERROR_NULL.
    Since 1.0. */
tapzoom_status tapzoom_stop(tapzoom_view *view);

/* ---- Snapshots ----------------------------------------------------------------------------------------------- */

/*
 * A snapshot is all of a view as bytes: settings, sizes, fingers, motions, events that wait. A view that loads it goes
 * on as the one that was saved would have, to the last bit: save, run on, load and run again, as netcode with rollback
 * does. Equal views have equal snapshots. The bytes are those of this version of the library, in memory's order of
 * bytes, and end with a hash of all before.
 */

/**
 * Tells how much memory a snapshot may take.
 *
 * size  Receives the most bytes that one of any view takes: a constant of this library.
 *
 * Returns OK; ERROR_NULL. Since 1.0.
 */
tapzoom_status tapzoom_snapshot_size(const tapzoom_view *view, size_t *size);

/**
 * Saves the view: writes a snapshot of it. A recording is no part of it.
 *
 * capacity  Bytes of memory, at least tapzoom_snapshot_size.
 * size      Receives how many of them the snapshot takes: few while nothing moves and no events wait.
 *
 * Returns OK; ERROR_NULL; ERROR_FULL: capacity is too small, nothing was written. Since 1.0.
 */
tapzoom_status tapzoom_save(const tapzoom_view *view, void *memory, size_t capacity, size_t *size);

/**
 * Loads a snapshot, whatever the view was before. Give it exactly the bytes that were saved.
 *
 * Returns OK; ERROR_NULL; ERROR_DATA: the bytes are no snapshot of this version, or were cut off or damaged, and the
 * view is as before. Since 1.0.
 */
tapzoom_status tapzoom_load(tapzoom_view *view, const void *bytes, size_t size);

/* ---- Record and replay --------------------------------------------------------------------------------------- */

/*
 * A recording is a stream of bytes that says every call that changed a view, and a hash of what came of each. Replayed
 * on any view, on any machine, it gives the same transforms and the same events, or tells the first call that does not:
 * so a bug report is a recording. Recordings one behind the other are one recording. The bytes are the same on every
 * machine, but for those of a LOAD, which is a snapshot and read by what reads that.
 */

/**
 * Records from now on: calls that change the view, and that do not fail, are written into memory of the host's. Nothing
 * is allocated for it. What was recorded before and not fetched is given up, and so is a replay on this view.
 *
 * memory  Must stay valid until recording ends: by ERROR_FULL of tapzoom_poll_record, another call of this, or
 *         tapzoom_destroy. May be NULL when size is 0.
 * size    At most SIZE_MAX / 2. 1,024 more than tapzoom_snapshot_size is enough for the beginning, 64 KiB for seconds
 *         of touches between two polls; each tapzoom_load takes as much as its snapshot. 0: end recording.
 *
 * Returns OK; ERROR_NULL; ERROR_RANGE; ERROR_FULL: there is no room for the beginning of a recording, and nothing is
 * recorded, as if size had been 0. Since 1.0.
 */
tapzoom_status tapzoom_record(tapzoom_view *view, void *memory, size_t size);

/**
 * Fetches the next part of the recording: copy it or write it away at once, for the next call that changes the view is
 * written to the beginning of the memory again. The parts one behind the other are the recording.
 *
 * count  Receives how many bytes of the memory that is. Always whole calls; 0 when nothing was called or recorded.
 *
 * Returns OK; ERROR_NULL; ERROR_FULL: a call did not fit, and recording has ended before it. What did fit is handed out
 * by a poll that returns OK, before those that return ERROR_FULL. Since 1.0.
 */
tapzoom_status tapzoom_poll_record(tapzoom_view *view, size_t *count);

/**
 * Replays the next call of a recording on a view; the first makes of it a view as the recorded one was. Go on behind
 * the bytes that it used, until there are none left:
 *
 *     while ((status = tapzoom_replay(view, bytes, size, &used, &call, events)) == TAPZOOM_OK && used > 0)
 *         bytes += used, size -= used;
 *
 * Other calls that change the view, in between, make it diverge.
 *
 * bytes   size bytes, at most SIZE_MAX / 2; may be NULL when size is 0, which ends the replay.
 * used    Receives how many bytes the call took; 0 when size is 0.
 * call    Receives what was called; untouched when size is 0. May be NULL.
 * events  Receives the events that the recording host polled by it, at most TAPZOOM_EVENT_CAPACITY. May be NULL.
 *
 * Returns OK; ERROR_NULL; ERROR_RANGE; ERROR_DATA: nothing was done, because the bytes do not begin with a call that
 * can be made, or not with all of it; ERROR_DIVERGED: it was done and all results are written, but the transform, the
 * events or the arguments are not those recorded, nor will later ones be. Since 1.0.
 */
tapzoom_status tapzoom_replay(tapzoom_view *view, const void *bytes, size_t size, size_t *used, tapzoom_call *call,
                              tapzoom_event *events);

#ifdef __cplusplus
}
#endif

#endif /* TAPZOOM_H */
