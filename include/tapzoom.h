/*
 * tapzoom.h - touches in, a zoom transform and gesture events out.
 *
 * SPDX-License-Identifier: MIT
 * Copyright (c) 2026 tapzoom contributors
 *
 * A view shows a rectangle of content inside a viewport. The host pushes touch samples and frame times. It reads the
 * transform with which it draws the content, and the gestures that happened. The library draws nothing and has no
 * window.
 *
 *     tapzoom_config config;
 *     tapzoom_view *view;
 *     tapzoom_viewport viewport = {800, 600, 0, 0, 0, 0};
 *     tapzoom_rect content = {0, 0, 4000, 3000};
 *     if (tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_PHOTOS) != TAPZOOM_OK) ...
 *     if (tapzoom_create(&config, &viewport, &content, &view) != TAPZOOM_OK) ...
 *     each frame:  status = tapzoom_frame(view, now, samples, count, events, TAPZOOM_EVENT_CAPACITY, &frame);
 *                  if (status != TAPZOOM_OK) ...
 *                  draw with frame.transform; handle events[0] to events[frame.event_count - 1]
 *     tapzoom_destroy(view);
 *
 * tapzoom_frame combines tapzoom_push_touches, tapzoom_advance, tapzoom_poll_events, tapzoom_get_transform and
 * tapzoom_get_state in this order. A host that needs another order makes these calls one by one.
 *
 * UNITS
 *   View unit     The host's unit for touches and the viewport: pixels or points, for example. y may point down or up.
 *   Content unit  The host's unit for the content: image pixels or map meters, for example.
 *   Point         1/160 inch on the glass, the unit of the thresholds in tapzoom_config. With points_per_unit a
 *                 threshold of 10 points is the same distance on every screen.
 *   Time          Seconds as a double, from any origin.
 *   Angle         Radians, from the x axis toward the y axis.
 *   Scale         View units per content unit. Velocities of the scale are in ln(scale) per second.
 *   The library treats an argument of -0.0 as 0.
 *
 * TIME
 *   Time is an input. The library reads no clock, starts no timer and no thread, opens no file, prints nothing and
 *   never calls the host.
 *
 *   Each view has a clock: the latest time of a sample, a scroll, tapzoom_advance or tapzoom_cancel_touches. When a
 *   call returns, everything that was due up to the clock has happened: the confirmation of a tap, a long press, the
 *   end of an animation. Each happens at its own instant and in order, however late the host calls. How often the host
 *   calls tapzoom_advance between samples of different times never changes the outcome.
 *
 *   Samples with equal times form one touch frame. The view evaluates the moves of a touch frame once, when the frame
 *   closes. Until then the get functions show the view without these moves. A touch frame closes at the first later
 *   sample. It also closes at a landing, a lift, tapzoom_advance, tapzoom_cancel_touches, a scroll, a command, a change
 *   of sizes, of an owner or of the pager's offset, and a change of settings that affects moves. A landing or a lift
 *   takes effect at once. A landing or a lift of a contact that the host owns (see tapzoom_get_contact_owner) closes no
 *   touch frame while a contact of the view is down. An advance between two samples of equal time splits their touch
 *   frame.
 *
 *   Times are at most TAPZOOM_MAX_TIME from 0. Deadlines and the ends of animations have the resolution of a double:
 *   1.2e-7 s after 30 years, 1.2e-4 s at TAPZOOM_MAX_TIME. Nothing happens that is due after TAPZOOM_MAX_TIME:
 *   next_deadline does not report it, and an animation that ends later does not end.
 *
 *   A view has no clock until its first sample, scroll, advance or cancel. Until then commands take effect at once.
 *   Their events carry time 0, even if the clock then starts below 0. A velocity from tapzoom_set_velocity acts as soon
 *   as the clock has started.
 *
 * DETERMINISM
 *   The state of a view is a pure function of the calls made to it. The same calls give the same bits in every build.
 *   The get functions change nothing.
 *
 * FLOATING POINT
 *   The library needs rounding to nearest. It neither reads nor changes the control register of the processor, so a
 *   host that has changed the rounding mode restores it before a call. In another mode the library does not crash, but
 *   its results have other bits and a recording diverges. It may then refuse a value at the end of its range.
 *
 *   Denormal numbers may be flushed to zero. This changes no result if every number that the host passes is 0 or at
 *   least 1e-150 from 0; smaller numbers may count as 0. The host keeps floating-point exceptions masked, as they are
 *   when a program starts.
 *
 * ERRORS
 *   Every call that can fail returns a tapzoom_status: TAPZOOM_OK (0) or a negative TAPZOOM_ERROR_*. No input crashes
 *   the process. A NULL pointer is TAPZOOM_ERROR_NULL unless the function allows it. The library cannot check
 *   addresses: a tapzoom_view pointer must come from tapzoom_create, and is invalid after tapzoom_destroy. Memory must
 *   have the size that the host passes.
 *
 *   A failed call changes neither the view nor its outputs, with four exceptions:
 *   - tapzoom_push_touches, tapzoom_frame and tapzoom_run report how many samples or frames the view took before the
 *     bad one.
 *   - tapzoom_config_check names the wrong field.
 *   - After TAPZOOM_ERROR_DIVERGED the replayed call has run.
 *   - After TAPZOOM_ERROR_BUFFER_TOO_SMALL of tapzoom_record or tapzoom_fetch_recording no recording runs.
 *
 *   If several errors apply, a call returns the first of this list: 1. the view is NULL; 2. BUSY; 3. another pointer is
 *   NULL; 4. STRUCT_SIZE; 5. NOT_FINITE, RANGE or ENUM of the first bad parameter or field; 6. TIME; 7. CONTACT_*;
 *   8. MEMORY, BUFFER_TOO_SMALL or DATA. tapzoom_frame checks its samples after its other arguments. It compares its
 *   time with the clock last. tapzoom_run does the same for each frame, one after the other; it can find BUSY at any of
 *   them.
 *
 * OWNERSHIP
 *   tapzoom_create allocates one block; no other call allocates. The view copies its inputs and keeps no pointer of the
 *   host's except the memory given to tapzoom_record. Returned strings are constants.
 *
 * STACK
 *   Every call takes at most 16 KB of the caller's stack on 64-bit machines, as measured on x86-64. A fiber with a
 *   small stack can make any call. The number is a note of this version, not a promise.
 *
 * THREADS
 *   Use one view from one thread at a time; a host with several threads uses its own lock. Different views are
 *   independent. The library has no global state. The tapzoom_get functions of one view may overlap each other. They
 *   may not overlap any other call on that view, tapzoom_save_state included.
 *
 *   Overlapping calls on one view are a bug in the host. Most of them return TAPZOOM_ERROR_BUSY and change nothing. Any
 *   call on a view can return it, also in a signal handler; the functions below do not list it. The view detects an
 *   overlap with one word and no lock, so some overlaps go unnoticed, and then the state of the view is undefined.
 *   Repeat a refused call: if a refused lift is not repeated, its contact stays down.
 *
 *   A call that never returns leaves the view busy for good; destroy that view. This happens when a signal handler
 *   jumps out of a call, and in the child when a process forks while another thread is in a call. tapzoom_destroy has
 *   no status and checks nothing.
 *
 * GROWTH
 *   tapzoom_config and tapzoom_options begin with struct_size and grow at their end, 8 bytes at a time. A host that was
 *   compiled with an older header passes a smaller size; the missing fields get their defaults. A host that was
 *   compiled with a newer header passes a larger size; the library accepts it if all bytes that it does not know are 0.
 *   A size below that of 1.0, above 4096 or not a multiple of 8 is TAPZOOM_ERROR_STRUCT_SIZE.
 *
 *   The other structs have a fixed size. Enumerations are int32_t and gain values: skip event kinds that you do not
 *   know. Reserved fields are 0: the library writes 0, and refuses other bits with TAPZOOM_ERROR_RANGE.
 */
#ifndef TAPZOOM_H
#define TAPZOOM_H

#include <stddef.h>
#include <stdint.h>

/** Marks a function if its failure leaves the host without a view, settings, touches or bytes. GCC, Clang and MSVC warn
    when the host ignores its status. A host that defines the macro as empty before it includes the header gets no
    warnings. */
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

/* ---- Version and limits -------------------------------------------------------------------------------------- */

#define TAPZOOM_VERSION_MAJOR 1 /**< The ABI version, the number in the soname. It changes only when the ABI breaks. */
#define TAPZOOM_VERSION_MINOR 0
#define TAPZOOM_VERSION_PATCH 0

#define TAPZOOM_MAX_CONTACTS 16   /**< Most contacts that may be down in one view, those of the host included. */
#define TAPZOOM_MAX_LEVELS 8      /**< Most entries of tapzoom_config.levels. */
#define TAPZOOM_EVENT_CAPACITY 32 /**< Most events that wait in a view; tapzoom_poll_events describes a full queue. */
#define TAPZOOM_MAX_LENGTH 1e12   /**< Largest size, and largest distance of a coordinate from 0. */
#define TAPZOOM_MIN_SIZE 1e-6     /**< Smallest size of a viewport, content or rectangle. */
#define TAPZOOM_MAX_TIME 1e12     /**< Largest distance of a time from 0 in seconds, some 30,000 years. */

/* ---- Status -------------------------------------------------------------------------------------------------- */

/** Outcome of a call: TAPZOOM_OK or a negative TAPZOOM_ERROR_*. */
typedef int32_t tapzoom_status;

enum {
    TAPZOOM_OK = 0,
    TAPZOOM_ERROR_NULL = -1,             /**< A required pointer is NULL. */
    TAPZOOM_ERROR_STRUCT_SIZE = -2,      /**< The struct_size is wrong, or bytes beyond the known fields are not 0. */
    TAPZOOM_ERROR_NOT_FINITE = -3,       /**< A number is NaN or infinite. */
    TAPZOOM_ERROR_RANGE = -4,            /**< A number is outside its range, or a reserved field is not 0. */
    TAPZOOM_ERROR_ENUM = -5,             /**< A value is not in its enumeration, or a mask has an unknown bit. */
    TAPZOOM_ERROR_TIME = -6,             /**< The time is before the view's clock. */
    TAPZOOM_ERROR_CONTACT_IN_USE = -7,   /**< BEGAN has the id of a contact that is down. */
    TAPZOOM_ERROR_CONTACT_UNKNOWN = -8,  /**< No contact with this id is down. */
    TAPZOOM_ERROR_CONTACT_LIMIT = -9,    /**< TAPZOOM_MAX_CONTACTS contacts are already down. */
    TAPZOOM_ERROR_MEMORY = -10,          /**< The system has no memory for a view. */
    TAPZOOM_ERROR_BUFFER_TOO_SMALL = -11, /**< The host's memory is too small. */
    TAPZOOM_ERROR_DATA = -12,            /**< The bytes are damaged, or not a snapshot or recording of this format. */
    TAPZOOM_ERROR_DIVERGED = -13,        /**< The replayed call ran, but its outcome differs from the recorded one, or
                                              its bytes are damaged. */
    TAPZOOM_ERROR_BUSY = -14             /**< Another call on the view is under way: see THREADS. */
};

/* ---- Geometry ------------------------------------------------------------------------------------------------ */

/**
 * Maps content to the view: view = R(rotation) * scale * content + (x, y), or written out
 *     view_x = scale * (cos(rotation) * content_x - sin(rotation) * content_y) + x
 *     view_y = scale * (sin(rotation) * content_x + cos(rotation) * content_y) + y
 * 32 bytes. As an argument, scale is 1e-40 to 1e40, and the other numbers are at most 1e40 from 0. Every transform
 * that tapzoom_get_transform and tapzoom_get_target_transform return is a valid argument.
 */
typedef struct tapzoom_transform {
    double scale;    /**< View units per content unit, above 0. */
    double rotation; /**< Radians, from the x axis toward the y axis. */
    double x, y;     /**< Position of content point (0, 0) in view units. */
} tapzoom_transform;

/** Velocity of the content at one point of the view. The content scales and rotates about that point. 48 bytes. */
typedef struct tapzoom_velocity {
    double x, y;           /**< Velocity of the content at that point, view units per second. */
    double log_scale;      /**< Velocity of ln(scale), 1/s. */
    double rotation;       /**< Radians per second. */
    double view_x, view_y; /**< The point in view units. */
} tapzoom_velocity;

/**
 * Overscroll: how far the displayed content is beyond its limits, and how far it would be without the rubber band.
 * tapzoom_get_overscroll describes the axes. 48 bytes.
 */
typedef struct tapzoom_overscroll {
    double x, y;          /**< Displayed, view units: positive beyond LEFT or TOP, negative beyond RIGHT or BOTTOM. */
    double raw_x, raw_y;  /**< The same before the rubber band. */
    double log_scale;     /**< Displayed excess in ln(scale); negative below the smallest scale. */
    double raw_log_scale; /**< The same before the rubber band. */
} tapzoom_overscroll;

/** An upright rectangle: smallest coordinates, then sizes. 32 bytes. The ranges are those of an argument. */
typedef struct tapzoom_rect {
    double x, y;          /**< Smallest coordinates, at most TAPZOOM_MAX_LENGTH from 0. */
    double width, height; /**< Sizes, TAPZOOM_MIN_SIZE to TAPZOOM_MAX_LENGTH. */
} tapzoom_rect;

/**
 * The host's area for the content, in view units, and the bars that cover its sides (insets). The safe area is the
 * viewport without its insets; the view fits, centers and clamps content within it. Along each axis the safe area is at
 * least 1/64 of the viewport. If the insets leave less, it is centered on the gap between them, or on their overlap,
 * but stays within the viewport. 48 bytes.
 */
typedef struct tapzoom_viewport {
    double width, height;            /**< Size, TAPZOOM_MIN_SIZE to TAPZOOM_MAX_LENGTH. */
    double left, top, right, bottom; /**< Insets, 0 to TAPZOOM_MAX_LENGTH. */
} tapzoom_viewport;

/* ---- Touches ------------------------------------------------------------------------------------------------- */

/** Phase of a touch sample. 0 is not a phase, so that a forgotten phase is an error. */
enum {
    TAPZOOM_TOUCH_BEGAN = 1,    /**< The contact landed. */
    TAPZOOM_TOUCH_MOVED = 2,    /**< The contact moved, or the device repeated its position. */
    TAPZOOM_TOUCH_ENDED = 3,    /**< The contact lifted. Its last position counts toward tap_slop but does not pan or
                                     zoom. */
    TAPZOOM_TOUCH_CANCELLED = 4 /**< The system took the contact, for example because it is a palm. The contact makes no
                                     tap, press, swipe or fling. An earlier tap that waits for a second one is confirmed
                                     now. Gestures continue with the remaining contacts; a gesture that needs more
                                     contacts is CANCELLED. */
};

/** Kind of contact. */
enum {
    TAPZOOM_TOOL_FINGER = 0,
    TAPZOOM_TOOL_PEN = 1,
    TAPZOOM_TOOL_MOUSE = 2 /**< A pointer while a button is down; the host does not push hover moves. */
};

/** Flags of a sample. */
enum {
    TAPZOOM_SAMPLE_NO_TAP = 1 << 0, /**< The contact makes no tap, long press or quick zoom. For a contact that has
                                         already acted elsewhere. */
    TAPZOOM_SAMPLE_NO_SLOP = 1 << 1 /**< A pan with this contact begins at the first move, without pan_slop. For a
                                         contact that another view hands over in motion. */
};

/** Buttons of a mouse or a pen. */
enum {
    TAPZOOM_BUTTON_PRIMARY = 1 << 0, /**< The left button of a mouse, or the tip of a pen. */
    TAPZOOM_BUTTON_SECONDARY = 1 << 1,
    TAPZOOM_BUTTON_MIDDLE = 1 << 2,
    TAPZOOM_BUTTON_BACK = 1 << 3,
    TAPZOOM_BUTTON_FORWARD = 1 << 4,
    TAPZOOM_BUTTON_ERASER = 1 << 5   /**< The other end of a pen. */
};

/** One contact at one instant. 48 bytes. */
typedef struct tapzoom_sample {
    double time;      /**< Seconds, not before the view's clock. */
    int64_t id;       /**< Any number, unique among the contacts that are down. */
    double x, y;      /**< Position in view units; it may lie outside the viewport. */
    int32_t phase;    /**< TAPZOOM_TOUCH_*. */
    int32_t tool;     /**< TAPZOOM_TOOL_*; the one at BEGAN counts. */
    uint32_t flags;   /**< TAPZOOM_SAMPLE_* bits; those at BEGAN count. */
    uint32_t buttons; /**< TAPZOOM_BUTTON_* bits; those at BEGAN count. Usually 0 or PRIMARY for a finger. */
} tapzoom_sample;

/* ---- Scrolls ------------------------------------------------------------------------------------------------- */

/** Unit of the dx and dy of a scroll. */
enum {
    TAPZOOM_UNIT_PIXEL = 0,   /**< View units. */
    TAPZOOM_UNIT_LINE = 1,    /**< Lines of 40 view units. */
    TAPZOOM_UNIT_PAGE = 2,    /**< Heights of the viewport. */
    TAPZOOM_UNIT_NOTCH120 = 3 /**< 1/120 of a wheel notch, as in Windows and Wayland. A notch is 100 view units. */
};

/** Device of a scroll. */
enum {
    TAPZOOM_SOURCE_WHEEL = 0,   /**< The view smooths the delta (wheel_smoothing) and stops at the limits. */
    TAPZOOM_SOURCE_TRACKPAD = 1 /**< The content moves at once, as under fingers. Beyond the limits it follows the
                                     rubber band, and springs back. */
};

/** Phase of a scroll, as the window system reports it. */
enum {
    TAPZOOM_SCROLL_UNPHASED = 0, /**< The window system reports no phases: the scroll ends after scroll_end_time without
                                      a report. Deltas of a trackpad that pans may decay evenly, as the momentum of the
                                      system does: for 0.25 s, or 0.13 s if they pull the content beyond an edge. Then
                                      they act as MOMENTUM with TAPZOOM_MOMENTUM_HOST, whatever `momentum` is, until
                                      they grow or turn, which begins a new scroll. */
    TAPZOOM_SCROLL_BEGAN = 1,    /**< Fingers rest on the trackpad. This stops a motion, even if the delta is 0, unless
                                      tapzoom_config.trackpad is NONE. */
    TAPZOOM_SCROLL_CHANGED = 2,  /**< The scroll continues until ENDED; scroll_end_time does not end it. */
    TAPZOOM_SCROLL_ENDED = 3,    /**< The fingers have lifted. The view applies the delta of this report first. */
    TAPZOOM_SCROLL_MOMENTUM = 4  /**< The system continues the scroll after the lift: see tapzoom_config.momentum. It
                                      only pans, and the view ignores it while a contact is down. */
};

/** One report of a wheel or a trackpad. 72 bytes. */
typedef struct tapzoom_scroll {
    double time;      /**< Seconds, not before the view's clock. */
    double x, y;      /**< Position of the pointer in view units. */
    double dx, dy;    /**< Delta since the last report, in `unit`, each -TAPZOOM_MAX_LENGTH to TAPZOOM_MAX_LENGTH. With
                           a positive dy the page scrolls down, or the view zooms out, as in the DOM. */
    double factor;    /**< Factor of a pinch since the last report, 0, or 1e-6 to 1e6. 0 and 1 mean no pinch. If
                           TAPZOOM_GESTURE_PINCH is on, it zooms about the pointer, whatever the settings `wheel` and
                           `trackpad` are. From a wheel it is smoothed, and stops at the limits. While two contacts of
                           the view are down, it is consumed and has no effect: the fingers zoom, and some systems
                           report their pinch a second time. */
    double rotation;  /**< Rotation by a trackpad since the last report, radians, -1000 to 1000. It counts if
                           TAPZOOM_GESTURE_ROTATE is on. */
    int32_t unit;     /**< TAPZOOM_UNIT_*. */
    int32_t source;   /**< TAPZOOM_SOURCE_*. */
    int32_t phase;    /**< TAPZOOM_SCROLL_*. */
    int32_t reserved; /**< 0. */
} tapzoom_scroll;

/* ---- Settings: vocabulary ------------------------------------------------------------------------------------ */

/** Presets for tapzoom_config_init. The host may change every value afterwards. */
enum {
    TAPZOOM_PRESET_PHOTOS = 0, /**< The fitted view shows the whole photo, and does not enlarge a small one. A double
                                    tap toggles between the fitted view and 2.5 times its scale at the tapped point. The
                                    largest scale is 2 device pixels for each pixel of the photo, or 6 times the fitted
                                    scale if that is more. Content stays in the viewport. A swipe also sends PAGE, and
                                    always_bounce_x is 1. */
    TAPZOOM_PRESET_MAPS = 1,   /**< The fitted view covers the safe area. The largest scale is 64 times the fitted one.
                                    A double tap zooms in and a two-finger tap out, by a factor of 2. */
    TAPZOOM_PRESET_READER = 2, /**< The content has the width of the viewport and begins at its top. A double tap
                                    toggles between that scale and twice it, with the tapped point centered. A
                                    two-finger tap shows the whole width. */
    TAPZOOM_PRESET_BOARD = 3   /**< An object that moves freely: without bounds, at 0.1 to 10 times its fitted scale. A
                                    double tap returns it to the fitted view. */
};

/** Gestures to recognize, bits of tapzoom_config.gestures. A gesture that is off costs no time and delays no other
    gesture. */
enum {
    TAPZOOM_GESTURE_TAP = 1 << 0,
    TAPZOOM_GESTURE_DOUBLE_TAP = 1 << 1,
    TAPZOOM_GESTURE_TWO_FINGER_TAP = 1 << 2,
    TAPZOOM_GESTURE_LONG_PRESS = 1 << 3,
    TAPZOOM_GESTURE_PAN = 1 << 4,        /**< One or more fingers drag the content. Scrolls pan without it. */
    TAPZOOM_GESTURE_SWIPE = 1 << 5,      /**< One finger drags fast in a direction in which the content cannot move. */
    TAPZOOM_GESTURE_PINCH = 1 << 6,      /**< Two or more fingers zoom by the distance between them. */
    TAPZOOM_GESTURE_ROTATE = 1 << 7,     /**< Two or more fingers rotate the content. */
    TAPZOOM_GESTURE_QUICK_ZOOM = 1 << 8, /**< A tap, then a touch that stays down and drags: down zooms in. */
    TAPZOOM_GESTURE_FLING = 1 << 9       /**< The view continues to pan, zoom and rotate when fingers lift in motion. */
};

/** A scale that depends on the sizes of the content and of the safe area. The rotation has no effect: at COVER, rotated
    content may leave gaps. */
enum {
    TAPZOOM_FIT_NONE = 0,       /**< Scale 1. */
    TAPZOOM_FIT_CONTAIN = 1,    /**< The largest scale at which the safe area shows all of the content. */
    TAPZOOM_FIT_COVER = 2,      /**< The smallest scale at which the content covers the safe area. */
    TAPZOOM_FIT_WIDTH = 3,      /**< The content is as wide as the safe area. */
    TAPZOOM_FIT_HEIGHT = 4,     /**< The content is as tall as the safe area. */
    TAPZOOM_FIT_ONE_TO_ONE = 5, /**< One content unit is one device pixel: 1 / pixels_per_unit. */
    TAPZOOM_FIT_SCALE_DOWN = 6  /**< CONTAIN, but never larger than ONE_TO_ONE. */
};

/** Choice between the two terms of a level. */
enum {
    TAPZOOM_LEVEL_FIRST = 0,  /**< The first term; the second is unused. */
    TAPZOOM_LEVEL_LARGER = 1, /**< The larger term. */
    TAPZOOM_LEVEL_SMALLER = 2 /**< The smaller term. */
};

/**
 * A scale that keeps its meaning after a resize: a factor times the scale of a fit, alone or compared with a second
 * such term. A second term with TAPZOOM_LEVEL_FIRST is TAPZOOM_ERROR_RANGE. 32 bytes. Examples:
 * - {1, 0, TAPZOOM_FIT_CONTAIN}: the safe area shows the whole content.
 * - {2.5, 0, TAPZOOM_FIT_NONE}: the scale 2.5.
 * - {2, 6, TAPZOOM_FIT_ONE_TO_ONE, TAPZOOM_FIT_CONTAIN, TAPZOOM_LEVEL_LARGER}: two device pixels for each content unit,
 *   or six times the scale of the whole content if that is larger.
 */
typedef struct tapzoom_level {
    double factor;       /**< Factor of the first term, 1e-6 to 1e6. */
    double other_factor; /**< Factor of the second term, 1e-6 to 1e6; 0 with FIRST. */
    int32_t fit;         /**< TAPZOOM_FIT_* of the first term. */
    int32_t other_fit;   /**< TAPZOOM_FIT_* of the second term; 0 with FIRST. */
    int32_t choice;      /**< TAPZOOM_LEVEL_*. */
    int32_t reserved;    /**< 0. */
} tapzoom_level;

/**
 * Effect of a double tap or a two-finger tap on the scale. A double tap zooms in, a two-finger tap zooms out. The
 * fitted scale is that of tapzoom_config.fit, clamped to the limits.
 */
enum {
    TAPZOOM_ZOOM_NONE = 0,   /**< Nothing. The view still sends the event of the tap. */
    TAPZOOM_ZOOM_STEP = 1,   /**< In: multiplies by zoom_step. Out: divides by it. Both stop at the limits. */
    TAPZOOM_ZOOM_TOGGLE = 2, /**< In: from the fitted scale to levels[0], from any other to the fitted scale. Out: to
                                  the fitted scale. Without a levels[0] above the fitted scale it uses zoom_step times
                                  the fitted scale. */
    TAPZOOM_ZOOM_CYCLE = 3,  /**< In: multiplies by zoom_step up to the largest scale, then goes to the fitted scale.
                                  Out: divides by zoom_step, not below the fitted scale. */
    TAPZOOM_ZOOM_LEVELS = 4, /**< In: to the next larger level, from the largest to the fitted scale. Out: to the next
                                  smaller level. The fitted scale counts as a level. */
    TAPZOOM_ZOOM_FIT = 5     /**< To the fitted view, upright. */
};

/** Where a zoom puts the tapped content point, within the bounds. */
enum {
    TAPZOOM_ANCHOR_POINT = 0, /**< It stays under the finger. */
    TAPZOOM_ANCHOR_CENTER = 1 /**< It moves to the center of the safe area. */
};

/** Scales to which the view snaps after a pinch, a quick zoom or a scroll. When the gesture ends, the view computes the
    scale at which its motion would end, and takes the nearest snap scale. It goes to this snap scale only if that lies
    in the direction of the zoom, beyond the scale at which the zoom began, and within snap_tolerance. Commands and
    velocities do not snap. */
enum {
    TAPZOOM_SNAP_NONE = 0,   /**< No snapping. */
    TAPZOOM_SNAP_LEVELS = 1, /**< tapzoom_config.levels and the fitted scale. With {1, 0, TAPZOOM_FIT_ONE_TO_ONE}
                                  among them the view snaps to one device pixel for each content unit. */
    TAPZOOM_SNAP_STEPS = 2   /**< The fitted scale times whole powers of zoom_step, as the levels of a map. */
};

/** Effect of a scroll. */
enum {
    TAPZOOM_ACTION_NONE = 0, /**< Nothing. */
    TAPZOOM_ACTION_PAN = 1,  /**< The content moves by (-dx, -dy). */
    TAPZOOM_ACTION_ZOOM = 2  /**< The view zooms by dy about the pointer; dx has no effect. */
};

/** Source of the momentum after a trackpad's scroll that ends in motion. */
enum {
    TAPZOOM_MOMENTUM_HOST = 0,   /**< The system: the host pushes TAPZOOM_SCROLL_MOMENTUM. At an edge the content
                                      bounces once with the velocity of the momentum; the view ignores the rest. */
    TAPZOOM_MOMENTUM_LIBRARY = 1 /**< The view flings at TAPZOOM_SCROLL_ENDED, but not when scroll_end_time ends the
                                      scroll. It ignores TAPZOOM_SCROLL_MOMENTUM. */
};

/** Limits of the translation. Other numbers are reserved. */
enum {
    /** Content that is larger than the safe area leaves no gap in it, not even at the corners if it is rotated. Smaller
        content is aligned (align_x, align_y). This is the default, visible_part 1 and visible_extra 0.

        A visible_part below 1 or a visible_extra below 0 lets the content leave the safe area in part. Along each axis
        of the content, m is the length of the content or of the safe area, whichever is smaller. At least the length
        clamp(visible_part * m + visible_extra, 0, m) of the content stays within the safe area. Smaller content then
        moves freely within these limits. Content always touches the safe area.

        For rotated content the safe area means the smallest rectangle around it along the axes of the content. */
    TAPZOOM_BOUNDS_CONTENT = 0,
    TAPZOOM_BOUNDS_INSIDE = 1, /**< As CONTENT, but smaller content is never aligned: by default it moves freely within
                                    the safe area. */
    TAPZOOM_BOUNDS_NONE = 2    /**< No bounds: visible_part and visible_extra have no effect. The translation is at most
                                    1e36 from 0. */
};

/**
 * Limits of the transform: bits of tapzoom_state.flags, of tapzoom_event.limits and of tapzoom_config.pager_edges.
 *
 * A limit is reached when the view is at the limit or beyond it; tapzoom_get_overscroll reads how far beyond. The edges
 * come from the bounds. With the default bounds LEFT is reached when no content lies to the left of the safe area.
 * Content that the bounds align along an axis has reached both edges of that axis. tapzoom_state.flags has the limits
 * that the displayed content has reached, in motion or at rest.
 */
enum {
    TAPZOOM_LIMIT_LEFT = 1 << 0,      /**< The content can move no further toward larger x of the view. */
    TAPZOOM_LIMIT_TOP = 1 << 1,       /**< The content can move no further toward larger y. */
    TAPZOOM_LIMIT_RIGHT = 1 << 2,     /**< The content can move no further toward smaller x. */
    TAPZOOM_LIMIT_BOTTOM = 1 << 3,    /**< The content can move no further toward smaller y. */
    TAPZOOM_LIMIT_MIN_SCALE = 1 << 4, /**< The smallest scale, within 0.1 %. */
    TAPZOOM_LIMIT_MAX_SCALE = 1 << 5  /**< The largest scale, within 0.1 %. */
};

/* ---- Settings ------------------------------------------------------------------------------------------------ */

/**
 * Every setting. tapzoom_config_init fills the struct; the host changes fields and passes it to tapzoom_create or
 * tapzoom_set_config. A number outside its range is TAPZOOM_ERROR_RANGE, a flag other than 0 and 1 is
 * TAPZOOM_ERROR_ENUM. Brackets hold the default and the presets with another default. "Measured" refers to
 * recordings of people's touches.
 *
 * 0 turns the feature off in animation_duration, tap_debounce_time, axis_lock_ratio, rotate_snap, lift_grace_time,
 * page_overscroll, fling_boost_speed, fling_zoom_decay, rubber_band and wheel_smoothing.
 */
typedef struct tapzoom_config {
    uint32_t struct_size;   /**< sizeof(tapzoom_config); tapzoom_config_init sets it. */
    uint32_t gestures;      /**< TAPZOOM_GESTURE_* bits to recognize [all but ROTATE; MAPS: all but ROTATE, SWIPE;
                                 BOARD: all but ROTATE, SWIPE]. */
    uint32_t events;        /**< Bit 1 << TAPZOOM_EVENT_* for each kind that the host polls [all]. Bits without a
                                 kind are allowed. */
    int32_t lenient;        /**< 1: the view corrects late, doubled and unknown samples instead of refusing them; see
                                 tapzoom_push_touches. 0 or 1 [0]. */

    /* Screen */
    double points_per_unit; /**< Points per view unit, 1e-3 to 1e3 [1]. 160 / dpi if a view unit is a pixel, for
                                 example 0.5 at 320 dpi. */
    double pixels_per_unit; /**< Device pixels per view unit, for ONE_TO_ONE and tapzoom_get_raster, 1e-3 to 1e3 [1]. */

    /* Layout and limits */
    int32_t fit;               /**< TAPZOOM_FIT_* of the fitted view [CONTAIN; PHOTOS: SCALE_DOWN; MAPS: COVER;
                                    READER: WIDTH]. */
    int32_t bounds;            /**< TAPZOOM_BOUNDS_* [CONTENT; BOARD: NONE]. */
    double align_x;            /**< Place of the content in the fitted view, and of narrower content that the bounds
                                    align: 0 is left, 1 is right. A part, 0 to 1 [0.5]. */
    double align_y;            /**< The same along y: 0 is top, 1 is bottom. A part, 0 to 1 [0.5; READER: 0]. */
    double visible_part;       /**< Part of the content that stays visible: see TAPZOOM_BOUNDS_CONTENT. 0 to 1 [1].
                                    OpenSeadragon's visibilityRatio r is 0, with visible_extra r times the view. */
    double visible_extra;      /**< Length added to that part, view units, -1e12 to 1e12 [0]. A negative one is a
                                    margin: with visible_part 1, content may leave a gap of that width on each side. */
    tapzoom_level min_scale;   /**< Smallest scale, at any rotation [1 x CONTAIN; PHOTOS: 1 x SCALE_DOWN; MAPS: 1 x
                                    COVER; READER: 1 x WIDTH; BOARD: 0.1 x CONTAIN]. */
    tapzoom_level max_scale;   /**< Largest scale, at least min_scale [6 x CONTAIN; PHOTOS: larger of 2 x
                                    ONE_TO_ONE and 6 x SCALE_DOWN; MAPS: 64 x COVER; READER: 5 x WIDTH; BOARD: 10 x
                                    CONTAIN]. */

    /* Zoom by taps and commands */
    int32_t double_tap;            /**< TAPZOOM_ZOOM_* [TOGGLE; MAPS: STEP; BOARD: FIT]. */
    int32_t double_tap_anchor;     /**< TAPZOOM_ANCHOR_* of the lift of the second tap [POINT; READER: CENTER]. */
    int32_t two_finger_tap;        /**< TAPZOOM_ZOOM_* [NONE; MAPS: STEP; READER: FIT]. */
    int32_t two_finger_tap_anchor; /**< TAPZOOM_ANCHOR_* of the midpoint of the two fingers [POINT]. */
    int32_t level_count;           /**< Entries of levels in use, 0 to 8 [0; PHOTOS: 1; READER: 1]. The view ignores the
                                        others; they read back as zeros. */
    int32_t snap;                  /**< TAPZOOM_SNAP_*: scales to which the view snaps after a pinch, a quick zoom or a
                                        scroll [NONE]. */
    double snap_tolerance;         /**< Largest distance in ln(scale) between a snap scale and the scale at which the
                                        motion would end, 0 to 10 [0.35]. */
    double zoom_step;              /**< Factor of a step, 1.01 to 100 [1.5; MAPS: 2]. 1.5 comes from Apple's "Zooming by
                                        Tapping". */
    double animation_duration;     /**< Duration of the animation of a tap or a command, seconds, 0, or 0.001 to 10
                                        [0.30]. */
    tapzoom_level levels[TAPZOOM_MAX_LEVELS]; /**< Scales of TOGGLE and LEVELS, in any order [none; PHOTOS: 2.5
                                        x SCALE_DOWN; READER: 2 x WIDTH]. */

    /* Taps and presses */
    double tap_time;             /**< Longest tap if LONG_PRESS is off or not polled, seconds, 0.01 to 10 [1].
                                      Otherwise a touch that lifts before press_time is a tap. Measured: up to
                                      0.304. */
    double tap_slop;             /**< Travel that a tap and a long press allow, or press_slop if that is larger, points,
                                      0 to 1e4 [18]. Travel is the largest distance from the landing. Measured: 12 of 28
                                      clicks move more than 8, none more than 18. */
    double tap_slop_pannable;    /**< The same where a drag would pan (PAN is on and the content can move), points, 0 to
                                      1e4 [10]. */
    double tap_slop_pen;         /**< Travel after which a pen pans, if the content can pan, points, 0 to 1e4 [6]. A pen
                                      that does not pan taps within the larger of this and press_slop. */
    double tap_slop_mouse;       /**< The same for a mouse, points, 0 to 1e4 [3]. */
    double tap_debounce_time;    /**< A landing sooner than this after a lift is a bounce and continues the same tap,
                                      seconds, 0 to double_tap_time [0.04]. A two-finger tap continues when one of its
                                      fingers bounces, and a motion keeps its velocity: see TAPZOOM_EVENT_PAN. */
    double double_tap_time;      /**< Longest pause from one lift to the next landing, seconds, 0.01 to 10 [0.30].
                                      Measured: 0.059 to 0.092. Apple's sample: 0.35. */
    double double_tap_distance;  /**< Largest distance between two taps, points, 0 to 1e4 [40]. Android: 100. */
    double two_finger_tap_time;  /**< Longest contact of a two-finger tap, seconds, 0.01 to 10 [0.35]. */
    double two_finger_land_time; /**< Longest time between the landings of two fingers, seconds, 0 to 10 [0.15].
                                      Measured: up to 0.108. */
    double two_finger_lift_time; /**< Longest time between their lifts, seconds, 0 to 10 [0.15]. With 0 both have the
                                      same time. */
    double two_finger_distance;  /**< Distance below which two fingers can tap together, points, 0 to 1e5 [300]. */
    double press_time;           /**< Rest after which a long press begins, seconds, 0.01 to 10 [0.45]. */
    double press_slop;           /**< Lower bound of the travel that a tap and a long press allow, for every tool,
                                      points, 0 to 1e4 [10]. Measured: up to 7.1. */

    /* Fingers that move */
    double pan_slop;            /**< Travel of the fingers' center before a pan, points, 0 to 1e4 [10]. It is subtracted
                                     from the motion. Quick zoom uses it too. A pen and a mouse use their tap slop
                                     instead, unless this is 0. If the content cannot pan, the slop is at least the tap
                                     slop of the tool. A pan that begins within a pinch has no slop. */
    double axis_lock_ratio;     /**< Ratio of the longer to the shorter axis of travel at the start of a one-finger pan,
                                     above which the pan keeps to the longer axis, 0, or 1 to 100 [0]. 1.25 is usual.
                                     The pan leaves the axis, without a jump, when it travels a width across it. This
                                     width is 1.5 pan_slop on a viewport with a diagonal of up to 480 points. It grows
                                     in proportion to the diagonal, up to 4.5 pan_slop. When the pan has travelled this
                                     width along the axis, the travel across it counts from 0 again. Source:
                                     Chromium. */
    double pinch_slop;          /**< Change of the fingers' mean radius before a pinch, points, 0 to 1e4 [6]. It is
                                     subtracted from the motion. With 0, pinch_min_span counts as 1 point. */
    double pinch_speed;         /**< Exponent of the pinch: the scale is proportional to the fingers' distance to this
                                     power, 0.01 to 10 [1]. The sample program LimitPinchGestureZoom has 0.5. */
    double pinch_min_span;      /**< Distance of the fingers below which a pinch zooms less and less, without a jump,
                                     points, 0 to 1e4 [50]. 50 points are 8 mm. */
    double rotate_slop;         /**< Arc before a rotation, points, 0 to 1e4 [25]. The arc is the angle x a radius: half
                                     the smallest distance of the fingers, at least pinch_min_span / 2. The slop is
                                     subtracted from the motion. If the fingers also spread or travel, the slop is half
                                     of that movement, but at least rotate_slop and at most twice rotate_slop. Arc and
                                     movement restart at 0 after the fingers have stayed within 2 points for 0.15 s,
                                     with or without samples. Measured: with 12, pinches rotate by accident; with 40,
                                     rotations are missed. */
    double rotate_snap;         /**< Largest angle to a quarter turn at which the rotation snaps to it when the fingers
                                     lift, radians, 0 to 0.785 [0.122]. 0.122 is 7 degrees. */
    double lift_grace_time;     /**< Grace period after the first of several fingers lifts, in which the view discards
                                     the movement of the others, seconds, 0 to 1 [0.08]. If all of them lift in it, the
                                     view flings and glides with the velocity of the first lift. If pan_slop or
                                     pinch_slop is 0, the view follows the fingers in the grace period. */
    double lift_slop;           /**< Movement of the remaining fingers that ends lift_grace_time, points, 0 to 1e4 [9].
                                     Movement of their center, of their mean radius and, if ROTATE is on, of their arc
                                     counts. From there they pan and zoom without a jump, and the view flings with their
                                     velocity, not with that of the first lift. If their center ends the period before a
                                     pan has begun, the pan begins when the center has moved further than lift_slop and
                                     the slop of a pan.
                                     With 0 any movement ends the period. Measured: fingers that follow stay within 8.2;
                                     95 % of 1,488 lifts within 7.7. */
    double swipe_speed;         /**< Slowest swipe, points per second, 0 to 1e6 [300]. */
    double swipe_angle;         /**< Largest angle of a swipe to an axis, radians, 0 to 0.785 [0.524]. 0.524 is 30
                                     degrees. */
    double quick_zoom_distance; /**< Drag beyond the slop that doubles the scale, points, 1 to 1e4, or -1e4 to -1 for
                                     upward drags [140]. */
    double page_overscroll;     /**< Overscroll from which a pan sends PAGE at its end, if it began at that edge, part
                                     of the safe area's width, 0 to 10 [0.25]. */

    /* Motion */
    double fling_min_speed;    /**< Slowest pan that flings, points per second, 0 to 1e6 [200]. An axis along which a
                                    drag does not move the content (always_bounce_x) does not count. Measured: intended
                                    flings from 952; one drag in five exceeds 50. */
    double fling_max_speed;    /**< Fastest fling, points per second, fling_min_speed to 1e6 [20000]. Measured: up to
                                    17000. */
    double fling_decay;        /**< Decay of the velocity, v' = -decay v, 1/s, 0.01 to 1000 [2]. 2 is UIScrollView's
                                    normal rate, 0.998 per ms; 10 is its fast rate, 0.99. */
    double fling_boost_speed;  /**< Least speed at which a new fling adds to the fling that the same finger stopped at
                                    its landing, points per second, 0 to 1e6 [350]. Both flings must be at least this
                                    fast, with less than 90 degrees between them; the sum is at most fling_max_speed.
                                    The pan must begin within 0.05 s of the landing, and must not stay below 150 points
                                    per second for 0.05 s. Each frame that moves the finger must have less than 90
                                    degrees to the stopped fling. A finger that bounces (tap_debounce_time) adds
                                    nothing. Source: Chromium. */
    double fling_zoom_decay;   /**< Decay of the velocities of zoom and rotation when fingers lift, v' = -decay v, 1/s,
                                    0, or 0.1 to 1000 [13]. The scale at the end is exp(v / decay) times that at the
                                    lift. Source: MapLibre, 0.75 levels at 10 levels/s. */
    double fling_zoom_min_speed; /**< Slowest zoom that glides on, ln(scale) per second, 0 to 1e3 [2]. With 0 every zoom
                                      does. Measured: pinches that people end by slowing down have up to 0.71 at the
                                      lift. */
    double fling_zoom_min_rotate_speed; /**< Slowest rotation that glides on, radians per second, 0 to 1e3 [2]. With 0
                                             every rotation does. Measured likewise: 0.54. */
    double rubber_band;        /**< Stiffness c of the rubber band, 0 to 1 [0.55]. Content pulled x beyond its bounds
                                    moves (1 - 1 / (c x / d + 1)) d, where d is the length of the safe area along that
                                    axis of the content. 0.55 is UIScrollView's. A value below 1e-6 counts as 0: a hard
                                    stop without bounces. */
    double rubber_band_scale;  /**< Factor by which a pinch can exceed a scale limit at most, on the same curve in
                                    ln(scale), 1 to 100 [2]. */
    double spring_frequency;   /**< Frequency of the spring that returns content into its bounds, radians per second,
                                    0.1 to 1000 [12]. The spring is critically damped; after a fling has hit an edge its
                                    damping ratio is 0.85. */
    int32_t reduced_motion;    /**< 1: animations end when they begin, flings and glides do not move, a wheel acts at
                                    once, and content beyond its limits returns at once. The view sends the same events
                                    in order. 0 or 1 [0]. */

    int32_t always_bounce_x;   /**< For content that cannot scroll along its own x axis. 1: it follows a drag along that
                                    axis like content at its bounds, and bounces. 0: a drag or fling does not move it
                                    along that axis. A pinch moves it; a finger that remains after the pinch does not.
                                    The content settles when the last finger lifts. 0 or 1 [0; PHOTOS: 1]. */
    int32_t always_bounce_y;   /**< The same along its y axis. 0 or 1 [0]. */

    /* Scrolls */
    int32_t momentum;          /**< TAPZOOM_MOMENTUM_* [HOST]. */
    int32_t wheel;             /**< TAPZOOM_ACTION_* of a wheel [ZOOM; READER: PAN]. */
    int32_t trackpad;          /**< TAPZOOM_ACTION_* of a trackpad's scroll; its pinch always zooms [PAN]. */
    int32_t invert_pan;        /**< 1: dx and dy pan in the opposite direction. 0 or 1 [0]. */
    int32_t invert_zoom;       /**< 1: dy zooms in the opposite direction. 0 or 1 [0]. */
    double wheel_speed;        /**< Exponent of the zoom by dy: 300 view units zoom by 2 to this power, 0.01 to 10 [1].
                                    300 is OpenLayers'; d3-zoom has 500, Flutter 139. */
    double wheel_smoothing;    /**< Decay of the remaining zoom or pan of a wheel, exp(-wheel_smoothing t), 1/s, 0, or 1
                                    to 1000 [23]. 23 shows 31 % after 16 ms and 90 % after 100 ms; 0 shows all of it at
                                    once. */
    double scroll_end_time;    /**< Time without a report after which a scroll without phases, or a system's momentum,
                                    ends, seconds, 0.01 to 10 [0.15]. */

    /* Sharing contacts and motion with the host: see tapzoom_get_contact_owner and tapzoom_set_pager_offset */
    int32_t min_pan_contacts;  /**< Number of contacts needed to move the view, 1 to 2 [1]. With 2 a single finger
                                    belongs to the host. It still taps: two quick dots zoom unless DOUBLE_TAP is off. */
    uint32_t pager_edges;      /**< TAPZOOM_LIMIT_LEFT..BOTTOM bits of the edges beyond which a drag or a fling moves
                                    the host's pager. They have no rubber band [0]. */
    uint32_t host_tools;       /**< Bit 1 << TAPZOOM_TOOL_* for each tool with contacts that belong to the host [0]. For
                                    example a pen that draws. */
    uint32_t host_buttons;     /**< TAPZOOM_BUTTON_* bits: contacts that begin with one of them belong to the host
                                    [0]. */
} tapzoom_config;

/* ---- Events -------------------------------------------------------------------------------------------------- */

/**
 * Kinds of events. A gesture with duration sends BEGAN, then CHANGED (only the newest waits for the poll), then exactly
 * one ENDED or CANCELLED. A gesture without duration sends one DISCRETE event. The velocities of CHANGED are 0;
 * tapzoom_get_velocity reads them. Numbers that are not listed are reserved.
 *
 * These cancel every PAN, PINCH, ROTATE, QUICK_ZOOM and SCROLL: an absolute command, tapzoom_cancel_touches, settings
 * that switch the gesture off, and a claim of its last contact. An animated tapzoom_set_config that moves the view
 * cancels them, too, and FLING and ANIMATION. Below, CANCELLED names only further causes.
 */
enum {
    TAPZOOM_EVENT_NONE = 0,
    /** A touch that may be a single tap, for example to highlight a button. BEGAN when the finger lifts, whatever other
        fingers do; then ENDED, followed by TAP with the same time. CANCELLED when the next touch makes it a double tap
        or a quick zoom, or by tapzoom_cancel_touches. ENDED, CANCELLED and TAP have the place of BEGAN.

        If a two-finger tap was possible, BEGAN comes up to two_finger_lift_time after the lift, with the content on
        which the finger lifted. */
    TAPZOOM_EVENT_TAP_PENDING = 1,
    /** DISCRETE. A confirmed single tap: double_tap_time after the lift, or at the lift if no double tap can follow.
        It has the contact, the tool and the place of the lift, and the content point that was there.

        No double tap can follow if DOUBLE_TAP is off. TAP also comes at the lift if the host polls neither DOUBLE_TAP
        nor MULTI_TAP, and a double tap would not change the transform. In both cases tap_count counts the taps of a
        quick series.

        TAP comes sooner when a touch lands that cannot be the second tap. It also comes sooner when the second touch
        drags, is taken by the system, or rests too long while QUICK_ZOOM is off. A bounce restarts the wait. */
    TAPZOOM_EVENT_TAP = 2,
    /** DISCRETE. The second tap of a quick series, when its finger lifts, at its place. tap_count is 2, then 4, 6, ...
        as the series continues. A series uses the settings and the tool of its first tap. */
    TAPZOOM_EVENT_DOUBLE_TAP = 3,
    /** DISCRETE. The third, fifth, ... tap of a quick series, with its tap_count. */
    TAPZOOM_EVENT_MULTI_TAP = 4,
    /** DISCRETE. Two fingers tapped together: when both have lifted, at their midpoint. tap_count counts the two-finger
        taps of a quick series. If the two fingers exceed one of its limits, or a third finger joins, each finger makes
        a tap of its own. So do a finger and a pen, or a mouse: tools never tap together. */
    TAPZOOM_EVENT_TWO_FINGER_TAP = 5,
    /** A finger rests. BEGAN after press_time, while the finger is down; ENDED when all fingers have lifted.

        CANCELLED when a second finger lands before a pan, when the system takes the last contact, or when the PAN of
        its finger is cancelled. The contact and the place are those of the finger that rested; at ENDED the place is
        where it lifted. The second touch of a possible quick zoom makes no long press. */
    TAPZOOM_EVENT_LONG_PRESS = 6,
    /** Fingers drag the content. BEGAN past the slop, with the velocity of the fingers. ENDED when the last finger
        lifts, with the velocity that would fling; if it reaches fling_min_speed, FLING follows.

        PAN encloses PINCH and ROTATE if it is on: PAN BEGAN comes before theirs, and PAN ENDED after theirs, up to
        lift_grace_time later. CANCELLED when the system takes the last contact. The place is the center of the
        fingers.

        The velocity at ENDED does not yet include fling_boost_speed and fling_max_speed. Of several lifts within
        lift_grace_time the first one counts. The velocity is 0 after a rest, after a long press, and after a fast
        pinch. In a fast pinch each finger moves at fling_min_speed or more, and the fingers move apart or together
        faster than their center moves.

        A rest is a time without a touch frame that is longer than 0.04 s. In a slow stream it is longer than 2.5 times
        the median of the last 5 gaps between frames, or than 0.12 s if that is less. The gaps count from the last
        landing or lift; there must be at least 3. So a stream of 15 frames per second flings, too.

        A finger that bounces within 0.04 s (see tap_debounce_time) keeps the velocity of its lift until its samples
        span 0.02 s, also if that velocity is 0. It must land within its tap slop of the lift, plus the way that the
        fingers would have moved in between; otherwise the velocity is 0 for these 0.02 s. */
    TAPZOOM_EVENT_PAN = 7,
    /** Fingers zoom by their distance. BEGAN past pinch_slop; ENDED when one finger is left, with the velocity of zoom
        and rotation at the first lift.

        If the last finger lifts within lift_grace_time of the first lift, PAN ENDED and FLING BEGAN follow at the last
        lift. The view then glides on with these velocities: see FLING. CANCELLED when the system takes one of the last
        two contacts. */
    TAPZOOM_EVENT_PINCH = 8,
    /** Fingers rotate the content. BEGAN past rotate_slop; ENDED when one finger is left, with the velocity at the
        first lift. The rotation glides on, and CANCELLED comes, as for PINCH. */
    TAPZOOM_EVENT_ROTATE = 9,
    /** A touch right after a tap zooms by its drag, about the point where it landed. BEGAN past the slop, which also
        cancels TAP_PENDING; ENDED when the finger lifts.

        The slop is subtracted from the distance to the landing; then the vertical part of the travel zooms (see
        quick_zoom_distance). A finger that returns to its landing restores the scale. CANCELLED when the system takes
        the contact. The view ignores other fingers during a quick zoom, and after it until all have lifted. A touch
        that does not move is the second tap of a double tap, however long it stays down. */
    TAPZOOM_EVENT_QUICK_ZOOM = 10,
    /** DISCRETE. One finger dragged fast, when it lifts. limits holds the edge that the finger pulled: a swipe to the
        left pulls RIGHT. A swipe needs a view that is not zoomed in, and content that was at that edge when the finger
        landed. If the host reports no move between the landing and the lift, these must be at least 40 points apart;
        the velocity is then their distance divided by the time, of at least 0.004 s. */
    TAPZOOM_EVENT_SWIPE = 11,
    /** The view moves on after the fingers have lifted. BEGAN at the last lift, after PAN ENDED, SWIPE and PAGE (or
        PINCH ENDED without PAN); ENDED at rest, and SETTLED at the same time.

        CANCELLED when a finger lands. A new scroll, tapzoom_set_velocity, tapzoom_stop_motion, and an absolute or
        animated command also cancel it; the momentum of a trackpad adds to tapzoom_set_velocity. A touch does not stop
        a fling if every gesture is off. A tap or a long press counts as off if the host does not poll it and it does
        not zoom. A touch that stops a fling makes no tap or press if the fling still has fling_min_speed,
        fling_zoom_min_speed or fling_zoom_min_rotate_speed. Fingers that lift while a scroll, a relative command or
        tapzoom_set_velocity still moves the view do not fling. The momentum of a trackpad is a FLING too, after SCROLL
        ENDED. It is CANCELLED at its end if the view moves on, for example by tapzoom_set_velocity. When content
        springs back into its bounds from rest, SETTLED comes without FLING.

        After a pan alone the content glides for at most ln(fling_max_speed / 4) / fling_decay seconds, and bounces at
        an edge for at most 42 / spring_frequency seconds. A change of sizes scales the velocity of a fling, and may
        extend it. A pan also flings if the scale is beyond its limits or rotate_snap applies; scale and rotation then
        settle during the fling.

        After a zoom of at least fling_zoom_min_speed or a rotation of at least fling_zoom_min_rotate_speed, the view
        glides on. Pan, zoom and rotation are then one motion about the last center of the fingers. Their speeds are
        clamped to 100 in ln(scale) per second and radians per second. The glide takes up to
        45 / fling_zoom_decay + 5 / spring_frequency seconds longer than a fling after a pan. A zoom or a rotation that
        reverses the gesture at the lift does not glide. The zoom bounces at a limit, the content stops at its bounds,
        and rotate_snap applies to the rotation at the end of the glide. Any fling ends within 1,400 s. */
    TAPZOOM_EVENT_FLING = 12,
    /** A wheel or a trackpad moves the view. BEGAN with a report of phase BEGAN or with the first delta that moves the
        view; ENDED by the phase of the scroll, or after scroll_end_time without a report.

        The smoothed motion of a wheel continues after ENDED; SETTLED comes at rest. The system's momentum is a FLING
        after ENDED. If momentum is HOST and a trackpad's scroll ends in motion, SETTLED waits for the momentum, at most
        scroll_end_time. CANCELLED by tapzoom_stop_motion. The place is the pointer. */
    TAPZOOM_EVENT_SCROLL = 13,
    /** The view animates for a tap, a command or new settings. BEGAN at the start; ENDED at the end, then SETTLED once
        no finger is down.

        CANCELLED when a finger lands, or when a command replaces or stops the animation. Also CANCELLED when a scroll
        or tapzoom_set_velocity joins it; in this case the view still goes to its target. If the fingers that stopped
        the animation lift without moving the view, it begins again. As for FLING, a finger does not stop it if every
        gesture is off. */
    TAPZOOM_EVENT_ANIMATION = 14,
    /** DISCRETE. The view is at rest after it moved: draw sharp content now. The place is the center of the safe
        area. */
    TAPZOOM_EVENT_SETTLED = 15,
    /** The view has reached the limit in `limits`, for a click or a vibration. BEGAN when something moves the view to
        it: fingers, a scroll, a command, the host's velocity, an animation or a fling. ENDED when the view is more than
        a point, or 1 % of the scale, away from it.

        Each event has one limit; those of several limits overlap. LIMIT is never CANCELLED. An edge counts only while
        the content can move along its axis; its LIMIT ends when the content no longer can. (The flags of tapzoom_state
        count both edges of content that fits.) The place is the center of the fingers that move the view, otherwise of
        the safe area.

        Under fingers, the view checks limits when a touch frame closes. An animation or a fling sends ENDED at its
        start for each limit that its target is not at. At its end it sends BEGAN for each limit that it reaches. A
        fling that hits an edge, or after a pinch a limit of the scale, sends BEGAN at that instant, with the velocity
        before the bounce.

        LIMIT comes after the BEGAN, ENDED and DISCRETE events of its cause, before CHANGED of its touch frame, and
        before SETTLED. ENDED of one limit comes before BEGAN of another.

        No event comes if a view is at a limit after tapzoom_create, a change of sizes, or a change of settings without
        animation (also one that adds LIMIT to `events`). The same holds after a finger stops an animation. BEGAN
        then comes only when fingers, a command or the zoom of a tap push the view beyond the limit, by more than a
        point or 1 % of the scale. */
    TAPZOOM_EVENT_LIMIT = 16,
    /** DISCRETE. The user asks for the page beyond the edge in `limits`: RIGHT for the next page, LEFT for the one
        before. It comes after a SWIPE to the left or right. It also comes after a PAN without zoom and rotation that
        began at such an edge and ended page_overscroll beyond it. It does not come if tapzoom_config.pager_edges has
        LEFT or RIGHT, because the pager then turns pages. */
    TAPZOOM_EVENT_PAGE = 17,
    /** DISCRETE. The owner of a contact changed while it was down. If owner is VIEW, discard what the contact has
        drawn. It does not come for a landing, nor for the contact passed to tapzoom_set_contact_owner. After a loss of
        events, read tapzoom_get_contact_owner for each contact that is down. */
    TAPZOOM_EVENT_OWNER = 18,
    /** DISCRETE. A fling after a pan has met the edge in `limits`, at this instant and with this velocity: the host's
        pager continues with it. The content stops along this axis and continues along the other. It comes only for
        edges in tapzoom_config.pager_edges, and not for a glide after a pinch or a rotation, which stops at the
        edge. */
    TAPZOOM_EVENT_EDGE = 19
};

/** Phase of an event. */
enum {
    TAPZOOM_PHASE_DISCRETE = 0,
    TAPZOOM_PHASE_BEGAN = 1,
    TAPZOOM_PHASE_CHANGED = 2,
    TAPZOOM_PHASE_ENDED = 3,
    TAPZOOM_PHASE_CANCELLED = 4
};

/** Owner of a contact: see tapzoom_get_contact_owner. */
enum {
    TAPZOOM_OWNER_VIEW = 0,     /**< The contact moves the view. */
    TAPZOOM_OWNER_HOST = 1,     /**< The host draws or drags with it. The view may still report its taps and presses. */
    TAPZOOM_OWNER_UNDECIDED = 2 /**< The view waits for a second finger; the host may draw meanwhile. */
};

/** One event. 192 bytes. Fields that a kind does not use are 0. */
typedef struct tapzoom_event {
    double time;                   /**< The true instant in seconds, not the time of the call that noticed it. */
    int64_t contact;               /**< Id of the contact; 0 with contact_count 0. Of several contacts it is the one
                                        that landed first. When that one lifts, the next takes its place. */
    int32_t kind;                  /**< TAPZOOM_EVENT_*. */
    int32_t phase;                 /**< TAPZOOM_PHASE_*. */
    int32_t contact_count;         /**< Contacts that take part; 0 if the view moves by itself. */
    int32_t tap_count;             /**< Taps of the quick series up to now. */
    double view_x, view_y;         /**< Place in view units: the finger, or the center of the fingers or of the zoom. */
    double content_x, content_y;   /**< The content point at that place and time. TAP_PENDING and TAP: at the lift,
                                        which may be earlier. */
    double landing_view_x, landing_view_y; /**< Where that contact landed, view units. */
    double landing_content_x, landing_content_y; /**< The content point on which it landed, as of the landing. */
    double scale, rotation;        /**< Those of the displayed transform at that time. */
    double unconsumed_x, unconsumed_y; /**< PAN: travel of the fingers that the content did not use, for the host's
                                            pager, since the last PAN event that the host has polled, view units. */
    double velocity_x, velocity_y; /**< Velocity of the fingers, otherwise of the content at that place, view units per
                                        second. All velocities are 0 in CHANGED. In taps and presses it is 0 unless the
                                        content moves. */
    double scale_velocity;         /**< ln(scale) per second. */
    double rotation_velocity;      /**< Radians per second. */
    int32_t tool;                  /**< TAPZOOM_TOOL_* of the first contact. */
    uint32_t buttons;              /**< TAPZOOM_BUTTON_* bits of that contact at its landing. */
    uint32_t limits;               /**< TAPZOOM_LIMIT_* bits. SWIPE and PAGE: the edge that the finger pulled. LIMIT and
                                        EDGE: the limit reached. PAN: the edges beyond which the pager is displaced; at
                                        ENDED the velocity along their axes is the pager's, at CANCELLED it is 0. */
    int32_t owner;                 /**< OWNER: TAPZOOM_OWNER_* of the contact from now on. */
    double reserved[2];            /**< 0. */
} tapzoom_event;

/* ---- State --------------------------------------------------------------------------------------------------- */

/** Flags of tapzoom_state. Its other bits are TAPZOOM_LIMIT_*: the limits that the displayed content has reached. */
enum {
    TAPZOOM_STATE_TOUCHED = 1 << 8,     /**< A contact is down. */
    TAPZOOM_STATE_MOVING = 1 << 9,      /**< The view moves by itself: draw every frame. */
    TAPZOOM_STATE_ZOOMED = 1 << 10,     /**< The scale is more than 0.1 % above that of the fitted view. */
    TAPZOOM_STATE_EVENTS_LOST = 1 << 11 /**< Events were dropped; see tapzoom_poll_events. */
};

/** The state that a host checks each frame. 40 bytes. */
typedef struct tapzoom_state {
    double time;            /**< The view's clock in seconds; -INFINITY before it starts. */
    double next_deadline;   /**< When the host must call tapzoom_advance next, in seconds. While the view moves or a
                                 touch frame is open, it is `time`, or 0 if the view has no clock. Otherwise it is the
                                 time of the next event that needs no input: a confirmed tap, a long press, the owner of
                                 an UNDECIDED contact, the end of lift_grace_time, of two_finger_lift_time, of a scroll,
                                 or of the wait for its momentum. INFINITY means that the host may sleep until the next
                                 input. */
    uint32_t flags;         /**< TAPZOOM_STATE_* and TAPZOOM_LIMIT_* bits. */
    int32_t contact_count;  /**< Contacts that are down. */
    int32_t event_count;    /**< Events that wait for the poll. A full queue may drop some of them at the poll. */
    int32_t reserved;       /**< 0. */
    int64_t corrected_count; /**< Samples and times that lenient mode has corrected since tapzoom_create. A snapshot
                                  contains it. */
} tapzoom_state;

/** Result of tapzoom_frame. 88 bytes. */
typedef struct tapzoom_frame_result {
    tapzoom_transform transform; /**< The displayed transform at the view's clock. */
    tapzoom_state state;         /**< The state after the call. EVENTS_LOST is set if events were dropped before or by
                                      the poll of this call. A drop by the poll also sets it in the next result. */
    int32_t accepted;            /**< Samples that the view took. */
    int32_t event_count;         /**< Events that the call wrote. */
    double reserved;             /**< 0. */
} tapzoom_frame_result;

/* ---- Command options ----------------------------------------------------------------------------------------- */

/** Easing curve of an animation. An animation that starts from rest follows it exactly. An animation that replaces a
    motion starts with the velocity of that motion, so that nothing jumps. */
enum {
    TAPZOOM_CURVE_STANDARD = 0, /**< Starts and ends slowly: t * t * (3 - 2 * t). */
    TAPZOOM_CURVE_EASE_OUT = 1, /**< Starts at twice the mean speed and ends slowly: t * (2 - t). */
    TAPZOOM_CURVE_LINEAR = 2    /**< Constant speed: t. */
};

/** Path of an animation. */
enum {
    TAPZOOM_PATH_DIRECT = 0, /**< Straight to the target. */
    TAPZOOM_PATH_FLY = 1     /**< Zooms out, travels and zooms in, with a constant perceived speed (van Wijk and Nuij,
                                  "Smooth and efficient zooming and panning", 2003). The bounds clamp the view at each
                                  instant. */
};

/**
 * Options of a command. `tapzoom_options options = {sizeof options, 1}` animates it. 0 is the default of every field
 * but struct_size, and NULL options mean all defaults. The library checks every field, also those that the command
 * ignores. 88 bytes; grows at its end.
 *
 * A flight (TAPZOOM_PATH_FLY) takes S / fly_speed seconds, as in MapLibre GL JS and math.gl; their default speed is
 * 1.2, too. S is the length of the flight in rho-screenfuls, the paper's unit, for a screen as long as the larger side
 * of the viewport. d3-interpolate takes S * rho / sqrt 2 seconds.
 */
typedef struct tapzoom_options {
    uint32_t struct_size; /**< sizeof(tapzoom_options). */
    int32_t animated;     /**< 0: at once; 1: animated. Without animation, curve, path, duration and the fields of FLY
                               have no effect. */
    int32_t curve;        /**< TAPZOOM_CURVE_*. */
    int32_t path;         /**< TAPZOOM_PATH_*. Relative commands and tapzoom_set_config always take DIRECT. */
    double duration;      /**< Duration of the animation in seconds, 0, or 0.001 to 10. 0 means
                               tapzoom_config.animation_duration; if that is 0 too, the command takes effect at once.
                               With FLY, 0 means the time that follows from fly_speed, at least animation_duration and
                               at most 60 seconds. */
    double left, top, right, bottom; /**< Padding of tapzoom_zoom_to_rect at the sides of the safe area, view units, 0
                                          to TAPZOOM_MAX_LENGTH each. Like insets, it leaves at least 1/64 of the safe
                                          area. */
    double max_scale;     /**< Largest scale of the target, 1e-40 to 1e40, or 0: that of the view. It limits every
                               absolute command. tapzoom_zoom_by never zooms out because of it. tapzoom_set_config
                               ignores it. */
    double fly_rho;       /**< FLY: curvature, 0.001 to 1000, or 0: sqrt 2. A larger one zooms out further. */
    double fly_speed;     /**< FLY with duration 0: rho-screenfuls per second, 0.001 to 1000, or 0: 1.2. */
    double fly_min_scale; /**< FLY: smallest scale between both ends, 1e-40 to 1e40, or 0: that of the view. A flight
                               that would go below this or below the view's smallest scale takes a smaller rho. */
} tapzoom_options;

/** A view: content in a viewport, and the contacts on it. */
typedef struct tapzoom_view tapzoom_view;

/* ---- Library ------------------------------------------------------------------------------------------------- */

/** Returns the version of the library at run time, which may be newer than the header's: major * 10000 + minor * 100 +
    patch. Since 1.0. */
int32_t tapzoom_version(void);

/** Returns an English phrase for logs, with the meaning of a status and often with a remedy; "unknown status" for other
    numbers. Never NULL. Since 1.0. */
const char *tapzoom_status_string(tapzoom_status status);

/* ---- Config and view ----------------------------------------------------------------------------------------- */

/**
 * Fills a config with a preset.
 *
 * config       Receives struct_size bytes.
 * struct_size  sizeof(tapzoom_config) in the host's header.
 * preset       TAPZOOM_PRESET_*.
 *
 * Returns OK; ERROR_NULL; ERROR_STRUCT_SIZE: below 808, above 4096 or not a multiple of 8; ERROR_ENUM. Since 1.0.
 */
TAPZOOM_MUST_CHECK tapzoom_status tapzoom_config_init(tapzoom_config *config, size_t struct_size, int32_t preset);

/**
 * Checks a config as tapzoom_create and tapzoom_set_config do, and names the first wrong field, for example after a
 * host has read settings from a file. It is a pure function.
 *
 * field  Receives the name of the first wrong field in the order of tapzoom_config, such as "double_tap_time",
 *        "min_scale.other_fit" or "levels[3].factor"; "struct_size" for ERROR_STRUCT_SIZE; "" after OK. An array of
 *        reserved numbers has one name. Unchanged if config is NULL. May be NULL.
 *
 * Returns OK; ERROR_NULL: config; ERROR_STRUCT_SIZE: see GROWTH; ERROR_NOT_FINITE; ERROR_RANGE; ERROR_ENUM: also
 * a flag that is neither 0 nor 1. Since 1.0.
 */
TAPZOOM_MUST_CHECK tapzoom_status tapzoom_config_check(const tapzoom_config *config, const char **field);

/**
 * Creates a view, which shows the fitted view of its content.
 *
 * config    Every field within its range.
 * viewport  Size and insets.
 * content   The rectangle of the content in content units; its origin may be anywhere.
 * view      Receives the view.
 *
 * Returns OK; ERROR_NULL; ERROR_STRUCT_SIZE: see GROWTH; ERROR_NOT_FINITE; ERROR_RANGE; ERROR_ENUM: also a flag
 * that is neither 0 nor 1; ERROR_MEMORY. Since 1.0.
 */
TAPZOOM_MUST_CHECK tapzoom_status tapzoom_create(const tapzoom_config *config, const tapzoom_viewport *viewport,
                                                 const tapzoom_rect *content, tapzoom_view **view);

/** Frees a view; NULL is allowed. No other call on the view may be running. Since 1.0. */
void tapzoom_destroy(tapzoom_view *view);

/**
 * Changes the settings. Equal settings change nothing.
 * - A view at its fitted view goes to the new fitted view. Any other view keeps its transform, clamped to the new
 *   limits. A running animation continues to its target, which is clamped too.
 * - Contacts that are down continue under the new settings. A gesture that is switched on waits for the next touch,
 *   except TAP, DOUBLE_TAP, FLING, and ROTATE during a pinch.
 * - If PAN, PINCH, ROTATE or QUICK_ZOOM is switched off while fingers move the view, their gesture is cancelled. The
 *   view ignores them until all have lifted.
 * - A tap that waits for its confirmation keeps its deadline. A running fling keeps its friction.
 * - If reduced_motion is switched on, a running animation or fling ends at its target, with ENDED and SETTLED.
 *
 * options  NULL, or options without animation: the view adopts the settings at once, without ANIMATION and SETTLED.
 *          With animation, a view that is beyond the new limits animates into them, and sends ANIMATION and SETTLED.
 *          A finger, a scroll, a velocity or a change of sizes that catches it on its way does not let it jump.
 *          This animation cancels the gesture that moves the view; the view ignores the fingers until all have lifted.
 *
 * Returns OK; ERROR_NULL; ERROR_STRUCT_SIZE; ERROR_NOT_FINITE; ERROR_RANGE; ERROR_ENUM: also a flag that is neither 0
 * nor 1. Since 1.0.
 */
TAPZOOM_MUST_CHECK tapzoom_status tapzoom_set_config(tapzoom_view *view, const tapzoom_config *config,
                                                     const tapzoom_options *options);

/**
 * Reads the settings as the host has set them, for example to change one and pass them to tapzoom_set_config.
 *
 * config  Receives the settings. Set its struct_size before the call; the view writes that many bytes.
 *
 * Returns OK; ERROR_NULL; ERROR_STRUCT_SIZE as tapzoom_config_init. Since 1.0.
 */
tapzoom_status tapzoom_get_config(const tapzoom_view *view, tapzoom_config *config);

/**
 * Changes the size and insets of the viewport. The view keeps what the user looks at, within the limits and bounds:
 * - A view at its fitted view goes to the new fitted view.
 * - Another size keeps the scale relative to the fitted view, and the content point at the center of the safe area.
 * - Other insets keep the transform of a zoomed view, clamped to the new bounds. A view at its fitted scale takes the
 *   new fitted scale.
 * - A call that changes both acts as if it changed the size first, under the old insets, and then the insets.
 * - If the limits do not allow the transform of these rules, the view shows the clamped one and remembers the other. It
 *   returns to that one at the next change of sizes that allows it, unless the view has moved in between. So a device
 *   that turns and turns back shows the same as before, unless the view moves by itself.
 * - Animations and flings continue to the same end. Overscroll keeps its proportion of the maximum overscroll.
 *
 * A small change of the sizes moves the content only a little, at any time. An equal viewport changes nothing. The call
 * does not animate; to slide a bar, call it in each frame. It sends no SETTLED if the view was at rest. It does
 * not change the offset of a pager: multiply that by new width / old width, and pass it to tapzoom_set_pager_offset.
 *
 * Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE. Since 1.0.
 */
tapzoom_status tapzoom_set_viewport(tapzoom_view *view, const tapzoom_viewport *viewport);

/** Properties that the view keeps when its content changes. */
enum {
    TAPZOOM_KEEP_PICTURE = 0,    /**< The part of the content that is visible, whatever the fit: for a full image that
                                      replaces its preview. The fitted view stays fitted, so SCALE_DOWN can enlarge a
                                      fitted preview. The scale limits apply. */
    TAPZOOM_KEEP_COORDINATES = 1 /**< The transform, within the new bounds and scale limits, for a world that grows.
                                      Limits that depend on the content change with it, such as 64 x COVER of MAPS. */
};

/**
 * Changes the content rectangle. An equal rectangle changes nothing. Animations and drags continue. A fitted view stays
 * fitted with KEEP_PICTURE only. With KEEP_COORDINATES a view outside the new bounds moves into them, also under
 * fingers. The call sends no ANIMATION, and no SETTLED if the view was at rest.
 *
 * content  In content units; its origin may be anywhere.
 * keep     TAPZOOM_KEEP_*.
 *
 * Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE; ERROR_ENUM. Since 1.0.
 */
tapzoom_status tapzoom_set_content(tapzoom_view *view, const tapzoom_rect *content, int32_t keep);

/**
 * Sets how far the host's pager is displaced. A pager is the host's scroll container around the content: a strip of
 * pages, or a page that contains the content.
 *
 * At an edge in tapzoom_config.pager_edges the content stops, and the remaining travel of a drag moves the pager. PAN
 * events report it in unconsumed_x and unconsumed_y: travel of the fingers beyond the slop = travel of the content +
 * unconsumed travel. The view adds unconsumed travel to the offset itself. While the pager is displaced along an axis,
 * a drag moves only the pager along it. When the drag has returned the pager to 0, it moves the content.
 *
 * After the lift the host animates the pager back or to the next page, with the velocity of PAN ENDED, or of EDGE if a
 * fling meets the edge. The host calls this function in each frame in which it moves the pager.
 *
 * A pager needs PAN in `gestures` and in `events`. Without PAN in `gestures`, `pager_edges` has no effect. Without PAN
 * in `events`, the content still stops at these edges, and the host cannot read the unconsumed travel. Content with a
 * rotation other than 0 does not move the pager: it has a rubber band at these edges. A scroll does not move the pager
 * either: the content stops at such an edge, without a rubber band.
 *
 * x, y  Offset of the pager in view units: the unconsumed travel plus the host's own motion of the pager, 0 for no
 *       displacement. The host may pass less than the unconsumed travel, for example with friction; the view continues
 *       from there. A pinch that zooms in also returns the pager to 0.
 *
 * Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE. Since 1.0.
 */
tapzoom_status tapzoom_set_pager_offset(tapzoom_view *view, double x, double y);

/* ---- Input --------------------------------------------------------------------------------------------------- */

/**
 * Pushes touch samples in the order in which they happened. One call per sample and one per frame have the same effect.
 * Of samples with equal times push the moves first: a lift takes effect at once, and a move after it begins another
 * touch frame.
 *
 * samples   count samples, at most SIZE_MAX / 2; may be NULL when count is 0.
 * accepted  Receives how many samples the view took, also on error. May be NULL.
 *
 * The call stops at the first bad sample. The view has taken the samples before it, and neither the bad sample nor
 * those after it. To continue, call again with the samples after the bad one.
 *
 * With tapzoom_config.lenient the view accepts samples that otherwise cause ERROR_TIME and ERROR_CONTACT_*. It corrects
 * each such sample as below, and counts it in tapzoom_state.corrected_count. Other errors remain errors. A stream
 * without these errors gives the same bits in both modes.
 * - A sample before the view's clock is late. The view takes it at the clock, and its events have that time. Durations
 *   (taps, presses, pauses between taps, the grace period) and velocities use the sample's own time, or the time of the
 *   contact's newest sample if that is later. Late moves with equal own times form one touch frame. Anything that was
 *   due before the clock happens at once, such as the confirmation of a tap. The view takes no event back: a late lift
 *   ends a long press that has begun, whenever the lift happened.
 * - BEGAN with the id of a contact that is down first cancels that contact, as TAPZOOM_TOUCH_CANCELLED at its last
 *   position. Then the new contact lands.
 * - The view ignores MOVED, ENDED and CANCELLED with an unknown id, and BEGAN beyond TAPZOOM_MAX_CONTACTS. Such a
 *   sample does not advance the clock, and counts as taken.
 * - tapzoom_advance, tapzoom_frame, tapzoom_push_scroll and tapzoom_cancel_touches replace a time before the clock, or
 *   before the newest sample, by the clock.
 *
 * Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE; ERROR_ENUM;
 * ERROR_TIME: the sample is late; push it again with tapzoom_state.time, so that no lift is lost;
 * ERROR_CONTACT_IN_USE: the host missed the end of that contact; push CANCELLED for its id, then BEGAN again;
 * ERROR_CONTACT_UNKNOWN: skip the sample; ERROR_CONTACT_LIMIT: skip the samples of that contact. Since 1.0.
 */
TAPZOOM_MUST_CHECK tapzoom_status tapzoom_push_touches(tapzoom_view *view, const tapzoom_sample *samples, size_t count,
                                                       size_t *accepted);

/**
 * Pushes one report of a wheel or a trackpad, in order with the touches. The clock advances to its time.
 *
 * scroll    The report.
 * consumed  Receives 1 if the host's page must not scroll, otherwise 0. May be NULL. A zoom is consumed. A pan is
 *           consumed if the content can move in its direction; then the rest of that scroll is consumed too. If the
 *           content cannot move, a pan only pulls it beyond its edge, and is not consumed.
 *
 * A wheel zooms by exp(-wheel_speed ln 2 dy / 300), with dy in view units. Away from the limits only the sum of the
 * deltas counts, neither their order nor how they are split. The remaining zoom of several reports adds up and decays
 * in closed form. The content point under the newest pointer stays there at every instant.
 *
 * A scroll adds to a drag or a pinch without a jump. It stops a fling. It also adds to an animation: ANIMATION is
 * CANCELLED, but the view still goes to the target. A finger that lands does not end the scroll. In lenient mode the
 * view takes a late scroll at the clock and counts it.
 *
 * Returns OK; ERROR_NULL: view or scroll; ERROR_NOT_FINITE; ERROR_RANGE; ERROR_ENUM; ERROR_TIME. Since 1.0.
 */
tapzoom_status tapzoom_push_scroll(tapzoom_view *view, const tapzoom_scroll *scroll, int32_t *consumed);

/**
 * Reads the owner of a contact that is down, so that the host knows whether to draw or drag with it. Every contact has
 * one owner at each instant.
 * - VIEW: the contact takes part in every gesture.
 * - HOST: the host draws or drags with the contact. It takes no part in pans, pinches, quick zooms or swipes. It can
 *   tap and press, and a double tap zooms, unless the host has claimed it or a contact of the view is down. If no
 *   contact of the view is down, its landing stops a motion, as any landing does.
 * - UNDECIDED: as HOST, but a second contact may make it the view's.
 *
 * A contact lands as HOST if host_tools has its tool or host_buttons one of its buttons. With min_pan_contacts 1 any
 * other contact lands as VIEW. With min_pan_contacts 2 any other contact lands
 * - as HOST while a contact of the host is down;
 * - as UNDECIDED while no contact is down;
 * - otherwise as VIEW, and an UNDECIDED contact becomes VIEW with it.
 *
 * An UNDECIDED contact becomes HOST after two_finger_land_time, even if it moves, and at once when a contact of the
 * host lands. A contact of the view remains the view's until it lifts or the host claims it, also when it is the last
 * one. TAPZOOM_EVENT_OWNER reports each change that the host did not ask for.
 *
 * owner  Receives TAPZOOM_OWNER_*.
 *
 * Returns OK; ERROR_NULL; ERROR_CONTACT_UNKNOWN. Since 1.0.
 */
tapzoom_status tapzoom_get_contact_owner(const tapzoom_view *view, int64_t id, int32_t *owner);

/**
 * Gives a contact that is down to the host (a claim) or to the view (a release), at the clock. A host claims, for
 * example, a finger that drags one of its objects. The call itself moves nothing, with two exceptions. If
 * reduced_motion is 1 or rubber_band is 0, content beyond its limits returns at once when no contact holds it any
 * longer. With reduced_motion 1 an animation that the contact has stopped also ends at once.
 *
 * A claim acts as TAPZOOM_TOUCH_CANCELLED of the contact, but the contact stays down. The other contacts continue. A
 * claim of the last contact of a gesture cancels the gesture. An animation that this contact had stopped then continues
 * in the time that it had left, but at least in animation_duration. To end it, call tapzoom_stop_motion before the
 * claim. A fling that the contact had stopped does not continue.
 *
 * A release makes the contact land for the view where it is, with TAPZOOM_SAMPLE_NO_TAP. It also has
 * TAPZOOM_SAMPLE_NO_SLOP if it has moved further than the slop of a pan. All other HOST contacts remain the host's, and
 * can no longer tap or press.
 *
 * If the contact has this owner already, nothing changes, except that a claim ends the tap or press of a HOST contact.
 *
 * owner  TAPZOOM_OWNER_HOST or TAPZOOM_OWNER_VIEW.
 *
 * Returns OK; ERROR_NULL; ERROR_ENUM; ERROR_CONTACT_UNKNOWN. Since 1.0.
 */
tapzoom_status tapzoom_set_contact_owner(tapzoom_view *view, int64_t id, int32_t owner);

/**
 * Forgets all contacts, for example because the system took them or the window lost its focus. No contact remains down,
 * even if the host missed lifts. The call cancels the gestures in progress, scrolls, the velocity of the host, and a
 * tap that waits for its confirmation. Animations and flings of fingers continue; tapzoom_stop_motion ends them. Later
 * samples of these contacts are TAPZOOM_ERROR_CONTACT_UNKNOWN. Glue code for a toolkit does not call it while no
 * contact is down: Qt Quick, for example, reports a cancel after each last lift, which would take a waiting tap.
 *
 * time  Seconds, not before the view's clock.
 *
 * Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE; ERROR_TIME. Since 1.0.
 */
tapzoom_status tapzoom_cancel_touches(tapzoom_view *view, double time);

/* ---- Time ---------------------------------------------------------------------------------------------------- */

/**
 * Advances the view's clock. Call it once a frame, after the touches of that frame and before reading.
 *
 * time  The time to display, seconds, not before the view's clock. If touches reach the host late, keep it at or before
 *       the time of the touches that are still to come.
 *
 * Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE; ERROR_TIME. Since 1.0.
 */
tapzoom_status tapzoom_advance(tapzoom_view *view, double time);

/**
 * Runs one frame: pushes touch samples, advances the view's clock, polls events, and reads the transform and the state.
 * It has the effect of tapzoom_push_touches, tapzoom_advance and tapzoom_poll_events one after the other; a recording
 * holds these three.
 *
 * time      The time to display, seconds, not before the view's clock nor the newest sample.
 * samples   count samples, at most INT32_MAX, in the order in which they happened; may be NULL when count is 0.
 * events    Receives up to capacity events; may be NULL when capacity is 0. Events beyond that wait.
 * result    Receives the transform, the state and both counts.
 *
 * A bad sample ends the call: the view takes the samples before it, the clock stays at the last of them, the call polls
 * no events, and it writes result. A `time` before the clock or before the newest sample ends the call after all
 * samples. If result->accepted < count, samples[accepted] is bad; if they are equal, `time` is bad. Any other error
 * leaves view and result unchanged. If the host then moves the view, it reads the transform and the state again.
 *
 * Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE; ERROR_ENUM; ERROR_TIME; ERROR_CONTACT_IN_USE;
 * ERROR_CONTACT_UNKNOWN; ERROR_CONTACT_LIMIT. Errors of a sample are those of tapzoom_push_touches. Since 1.0.
 */
TAPZOOM_MUST_CHECK tapzoom_status tapzoom_frame(tapzoom_view *view, double time, const tapzoom_sample *samples,
                                                size_t count, tapzoom_event *events, size_t capacity,
                                                tapzoom_frame_result *result);

/**
 * Runs many frames, for analysis, tests and pictures. For each time it pushes the samples up to that time, advances the
 * clock, polls events, and reads the transform. It has the effect of tapzoom_push_touches, tapzoom_advance,
 * tapzoom_poll_events and tapzoom_get_transform in each frame; a recording holds the first three.
 *
 * samples       sample_count samples, at most SIZE_MAX / 2, in the order in which they happened; may be NULL when
 *               sample_count is 0. The view takes the samples before the first one that is later than the last time.
 * times         frame_count times to display, at most SIZE_MAX / 2, seconds, each not before the one before it nor the
 *               view's clock; may be NULL when frame_count is 0.
 * transforms    Receives a transform for each frame; may be NULL.
 * events        Receives up to capacity events of all frames; may be NULL when capacity is 0. Events beyond that wait;
 *               tapzoom_poll_events describes a full queue.
 * event_count   Receives how many events are written, also on error. May be NULL when capacity is 0.
 * done          Receives how many frames are complete, also on error. May be NULL.
 *
 * The first error ends the call. The first `done` frames are complete; either times[done] is bad, or a sample of that
 * frame. The samples of frame i begin after those of frame i - 1, and end before the first one later than times[i]. The
 * view took the samples before the bad one; the call neither wrote a transform nor polled events for that frame.
 *
 * To find the bad sample, load a snapshot from before the call and run the first `done` frames again. Then pass the
 * samples of the next frame to tapzoom_frame: result->accepted is the index of the bad one among them.
 *
 * Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE; ERROR_ENUM; ERROR_TIME; ERROR_CONTACT_IN_USE;
 * ERROR_CONTACT_UNKNOWN; ERROR_CONTACT_LIMIT. Errors of a sample are those of tapzoom_push_touches. Since 1.0.
 */
TAPZOOM_MUST_CHECK tapzoom_status tapzoom_run(tapzoom_view *view, const tapzoom_sample *samples, size_t sample_count,
                                              const double *times, size_t frame_count, tapzoom_transform *transforms,
                                              tapzoom_event *events, size_t capacity, size_t *event_count,
                                              size_t *done);

/**
 * Adds offset seconds to every stored time: the clock, deadlines, animations, samples, and the waiting events. Nothing
 * moves, and everything that is due happens later by the offset. A host may call it at any time: when its clock
 * restarts, or to keep times near 0, where a double resolves them best. A view without a clock does not change.
 *
 * offset  Seconds, at most TAPZOOM_MAX_TIME from 0. The sums are rounded. They are exact, for example, if the offset is
 *         a power of two and not above the clock. Stored times below -TAPZOOM_MAX_TIME become -TAPZOOM_MAX_TIME.
 *
 * Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE: also if the clock would be more than TAPZOOM_MAX_TIME from 0.
 * Since 1.0.
 */
tapzoom_status tapzoom_rebase_time(tapzoom_view *view, double offset);

/* ---- Reading ------------------------------------------------------------------------------------------------- */

/** Reads the clock, the next deadline, flags and counts. Returns OK; ERROR_NULL. Since 1.0. */
tapzoom_status tapzoom_get_state(const tapzoom_view *view, tapzoom_state *state);

/** Reads the displayed transform at the view's clock. Returns OK; ERROR_NULL. Since 1.0. */
tapzoom_status tapzoom_get_transform(const tapzoom_view *view, tapzoom_transform *transform);

/**
 * Reads the transform for the time at which a frame is displayed, with resampled fingers. Without resampling, content
 * judders if samples and frames have different rates. A host that draws at a steady rate calls it once per frame, after
 * tapzoom_advance, in place of tapzoom_get_transform.
 *
 * time  Seconds: when the frame is displayed, or the time passed to tapzoom_advance. Not earlier than the view's clock
 *       minus 0.005, so samples may be up to 0.005 s newer than the frame. If touches reach the host late, subtract
 *       their usual delay and 0.002 s. Any time if the view has no clock.
 *
 * The function shows the fingers where they were 0.005 s before `time`, by rules like those of Android's InputConsumer:
 * - Between two touch frames it interpolates linearly.
 * - After the newest one it extrapolates, by at most half the last interval and at most 0.006 s.
 * - Samples less than 0.002 s apart give no direction. An open touch frame does not count.
 * - The extrapolation holds until `time` is 0.040 s after the newest sample, so the content does not step back while
 *   the next sample or the lift is late. Then it fades within 0.020 s: a finger that has stopped is shown where it is.
 *
 * The path of the fingers restarts at a landing, a lift, the start of a gesture, the end of lift_grace_time, a command
 * or settings that end a gesture, and after an interval of more than 0.020 s. At such an input, the difference between
 * the resampled and the exact transform fades linearly within 0.008 s, so that the content does not jump. With
 * rubber_band 0, content at a limit shows no such difference. An absolute command that moves the view at once drops the
 * difference.
 *
 * Animations and motions of the host are shown at `time` itself. Nothing becomes due: an animation that ends before
 * `time` is shown at its end. Resampling changes neither events, nor tapzoom_get_transform, nor next_deadline. A host
 * that draws only on changes therefore also draws the next frame while the two transforms differ; they are equal
 * 0.060 s after the last input.
 *
 * Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE; ERROR_TIME. Since 1.0.
 */
tapzoom_status tapzoom_get_transform_at(const tapzoom_view *view, double time, tapzoom_transform *transform);

/**
 * Reads the transform at which the view will rest: the end of the running animation, fling or smoothed scroll. While
 * fingers hold the content, it is the place of the content after a lift without a fling. At rest it equals
 * tapzoom_get_transform. A host loads the content there in advance: see tapzoom_get_visible_rect.
 *
 * Returns OK; ERROR_NULL. Since 1.0.
 */
tapzoom_status tapzoom_get_target_transform(const tapzoom_view *view, tapzoom_transform *transform);

/**
 * Reads the velocity of the displayed content at the view's clock, for example to load content ahead of the motion.
 *
 * velocity  Receives the velocity. Its point is the center of the fingers that move the content; for QUICK_ZOOM, and
 *           for PINCH without PAN, the point about which it zooms; otherwise the center of the safe area.
 *
 * While fingers move the content, it is their velocity over the last 0.1 s, or over the last three frames if these take
 * longer, as PAN, PINCH, ROTATE and QUICK_ZOOM apply it. The velocity of the host's motions is added. Beyond a limit
 * the rubber band reduces it. The velocity of fingers is 0
 * - in a rest: when no touch frame has closed for more than 0.04 s, up to 0.12 s in a slow stream (see
 *   TAPZOOM_EVENT_PAN);
 * - within lift_grace_time of a lift, unless the fingers move beyond lift_slop;
 * - during a QUICK_ZOOM while other fingers are down.
 * During a scroll, an animation or a fling it is the velocity of that motion. At rest it is 0.
 *
 * Returns OK; ERROR_NULL. Since 1.0.
 */
tapzoom_status tapzoom_get_velocity(const tapzoom_view *view, tapzoom_velocity *velocity);

/**
 * Reads how far the displayed content is beyond its limits at the view's clock: for a page that follows the finger, a
 * picture that a drag closes, or a list that a pull refreshes.
 *
 * overscroll  x is positive beyond TAPZOOM_LIMIT_LEFT and negative beyond RIGHT; y is positive beyond TOP and negative
 *             beyond BOTTOM. At rest all six values are 0.
 *
 * The axes are those of the content, as for the bounds and the rubber band. Each has the name and direction of the
 * nearest axis of the view, which is at most 45 degrees away. For upright content, and at quarter turns, they are the
 * axes of the view.
 *
 * (x, y) is the displayed position minus the nearest one within the bounds, at the displayed scale and rotation. x is 0
 * if and only if the displayed content is within its bounds along that axis. With TAPZOOM_BOUNDS_NONE x and y are 0.
 *
 * The raw values follow the fingers or the scroll that hold the content: raw_x grows by as much as the finger moves
 * along that axis. raw_log_scale is ln of the factor by which the fingers are beyond the limit, at most 100. The raw
 * values do so even if the content moves less or not at all: with rubber_band 0, or along an axis on which it cannot
 * scroll (always_bounce_x, always_bounce_y). For upright content PAGE compares raw_x with page_overscroll. Commands and
 * velocities of the host never move the raw values away from 0; they move them toward 0 if they bring content back.
 *
 * During an animation or a fling the raw values are the displayed ones without the rubber band. A finger that lands
 * starts from them. If a displayed value is not 0, the raw value has the same sign and at least the same magnitude.
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
 * Reads the scale at which the host draws its content into a raster (a bitmap or texture). It also reads the transform
 * with which the host shows that raster until it draws it again.
 *
 * transform  The transform to show. May be NULL when residual is NULL.
 * scale      Receives device pixels per content unit. May be NULL. It changes only
 *            - during a zoom by fingers, a scroll or the host, when the displayed scale is more than twice or less than
 *              half of it;
 *            - when an animation or a glide starts that zooms further in;
 *            - at SETTLED, where it becomes the scale of the transform times pixels_per_unit;
 *            - when sizes or settings change. This sends no SETTLED, so read it after these calls.
 * residual   Receives the transform from pixels of that raster to device pixels of the viewport. The origin of the
 *            raster is content point (0, 0). May be NULL. At rest, for the displayed transform, its scale is 1. If the
 *            content is upright or at a quarter turn, its x and y are then whole numbers. So the raster is sharp, and
 *            at most half a pixel off its true place.
 *
 * When a finger that rests lifts, only the residual may change. When an animation starts, scale is at least that of its
 * end: then draw what the target transform shows. To show an older raster of another scale, multiply residual.scale by
 * scale / (the older scale). A font of h content units is h * transform.scale view units high on the screen and h *
 * scale pixels in the raster.
 *
 * Returns OK; ERROR_NULL: view, or transform with a residual; ERROR_NOT_FINITE; ERROR_RANGE. Since 1.0.
 */
tapzoom_status tapzoom_get_raster(const tapzoom_view *view, const tapzoom_transform *transform, double *scale,
                                  tapzoom_transform *residual);

/**
 * Reads the part of the content plane that the whole viewport, insets included, shows under a transform. Pass the
 * displayed transform, or the target transform to load content in advance. Under rotation it is the smallest upright
 * rectangle around that part. It may extend beyond the content.
 *
 * Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE. Since 1.0.
 */
tapzoom_status tapzoom_get_visible_rect(const tapzoom_view *view, const tapzoom_transform *transform,
                                        tapzoom_rect *rect);

/**
 * Computes the transform to which a tap on a block of content, such as a column of text, should zoom. The host passes
 * it to tapzoom_set_transform, and decides when a tap zooms back; this call changes nothing. The rules and lengths are
 * those of Blink (WebViewImpl::ComputeScaleAndScrollForBlockRect), with points in place of CSS pixels:
 * - The block fills the width of the safe area, with a margin at both sides. The margin is 5 points at the scale at
 *   which the block without margins fills the width. It is smaller where the content ends closer to the block.
 * - The scale is at most max_scale. If the target transform has a scale below 1.2 times the smallest scale of the view,
 *   the result is at least 1.2 times that smallest scale, even above max_scale. So the tap zooms in.
 * - Along each axis a block that fits is centered. A larger one begins at the start of the safe area, but the tapped
 *   point is at least 32 points before its end.
 *
 * The result keeps the rotation of the target transform. For rotated content, the block is replaced by the smallest
 * rectangle around it that is upright in the view. The result is clamped to the limits and bounds.
 *
 * block                  In content units.
 * content_x, content_y   The tapped content point.
 * max_scale              Largest legible scale, 1e-40 to 1e40, or 0: that of the view.
 * transform              Receives the transform.
 *
 * Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE. Since 1.0.
 */
tapzoom_status tapzoom_get_smart_zoom(const tapzoom_view *view, const tapzoom_rect *block, double content_x,
                                      double content_y, double max_scale, tapzoom_transform *transform);

/**
 * Takes the oldest events out of the view. Call it once a frame, after tapzoom_advance.
 *
 * events    Receives up to capacity events; may be NULL when capacity is 0.
 * count     Receives the number of events. Call again when it equals capacity.
 *
 * Of the CHANGED events of a gesture only the newest waits; its values are absolute. Every polled BEGAN is followed by
 * exactly one ENDED or CANCELLED, even after drops.
 *
 * A view keeps TAPZOOM_EVENT_CAPACITY events. If the queue is full, the view drops the oldest DISCRETE event other than
 * OWNER and EDGE, or the oldest BEGAN together with its end, whichever is older. If there is none, it drops the oldest
 * CHANGED, and last an OWNER or EDGE. It then sets TAPZOOM_STATE_EVENTS_LOST until the next poll that takes an event. A
 * poll first adds the newest CHANGED events. If it drops events to make room for them, the flag is set after that
 * poll. A host that reads the flag before and after each poll sees every loss.
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
 * Converts a transform to a matrix for graphics libraries: 16 floats, column-major, from content coordinates relative
 * to (origin_x, origin_y) to view units. z does not change.
 *
 * origin_x, origin_y  Content point that the host subtracts from its coordinates, near the visible content. A float has
 *                     24 bits: with the origin at (0, 0), content 4e7 units away at scale 10 is drawn up to 52 view
 *                     units off its place.
 * matrix              Receives 16 floats.
 *
 * A number beyond the range of a float becomes infinite.
 *
 * Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE. Since 1.0.
 */
tapzoom_status tapzoom_transform_to_matrix(const tapzoom_transform *transform, double origin_x, double origin_y,
                                           float matrix[16]);

/* ---- Commands ------------------------------------------------------------------------------------------------ */

/*
 * A command starts at the view's clock, from the displayed transform and its velocity. A host that has slept calls
 * tapzoom_advance first. The view clamps the result to the limits and bounds. All commands except tapzoom_set_velocity
 * and tapzoom_stop_motion take options; NULL moves the view at once. All of them return OK; ERROR_NULL;
 * ERROR_STRUCT_SIZE; ERROR_NOT_FINITE; ERROR_RANGE; ERROR_ENUM: animated, curve or path.
 *
 * The absolute commands are tapzoom_set_transform, tapzoom_zoom_to, tapzoom_zoom_to_rect, tapzoom_center_on,
 * tapzoom_rotate_to and tapzoom_fit. They cancel the gesture that moves the view, scrolls, and the host's velocity.
 * The fingers of a cancelled gesture make no taps. A finger that is down moves the view again when it moves past its
 * slop. A finger that lands later stops a running animation at once. The command sends ANIMATION BEGAN and ENDED, then
 * SETTLED once no finger is down. A command to the current transform does nothing, nor does an animated command to the
 * target of the running animation.
 */

/** Goes to a transform, such as a saved one. Since 1.0. */
tapzoom_status tapzoom_set_transform(tapzoom_view *view, const tapzoom_transform *transform,
                                     const tapzoom_options *options);

/** Zooms to a scale (1e-40 to 1e40) and keeps the content point under (view_x, view_y), for example for a zoom slider.
    Since 1.0. */
tapzoom_status tapzoom_zoom_to(tapzoom_view *view, double scale, double view_x, double view_y,
                               const tapzoom_options *options);

/** Shows a rectangle of content, such as a search result, centered and as large as possible. It fits into the safe area
    minus the padding of the options. Since 1.0. */
tapzoom_status tapzoom_zoom_to_rect(tapzoom_view *view, const tapzoom_rect *rect, const tapzoom_options *options);

/** Moves a content point, such as a place on a map, to the center of the safe area. The scale is 1e-40 to 1e40, or 0 to
    keep that of the target. Since 1.0. */
tapzoom_status tapzoom_center_on(tapzoom_view *view, double content_x, double content_y, double scale,
                                 const tapzoom_options *options);

/** Rotates to an angle (radians, -1e40 to 1e40), such as north up, and keeps the content point under (view_x, view_y).
    The view rotates in the direction of the shorter arc, so its rotation may differ from the angle by full turns. It
    keeps the scale of the target, and also works without TAPZOOM_GESTURE_ROTATE. Since 1.0. */
tapzoom_status tapzoom_rotate_to(tapzoom_view *view, double rotation, double view_x, double view_y,
                                 const tapzoom_options *options);

/** Goes to the fitted view, upright, for example for a Home key. Since 1.0. */
tapzoom_status tapzoom_fit(tapzoom_view *view, const tapzoom_options *options);

/*
 * Relative commands and velocities combine with the motion of the view, and cancel no gesture: a camera follows a unit
 * while the user zooms.
 * - While fingers or a scroll move the view, a relative command moves the content under each finger by exactly the
 *   amount of the command. It sends no events except LIMIT. With animation, a critically damped spring covers nearly
 *   all of the amount within the duration; the curve has no effect.
 * - While the view moves by itself, the command moves the target of the motion, and the velocity stays continuous.
 *   Without animation the whole motion moves, and the command sends no events except LIMIT. With animation a new
 *   ANIMATION begins, and the old ANIMATION or FLING is CANCELLED.
 * - At rest it moves the view as an absolute command does, and sends the same events. A finger that is down can still
 *   tap and press.
 * The view drops the part that would go beyond the limits. Content that fingers pull beyond them goes no further.
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
 * Moves the content with a velocity, from the clock on and until the next call with another velocity: for held keys,
 * sticks and edge scrolling. A host may pass it in every frame, because the same velocity again changes nothing. The
 * motion stops at the limits and bounds, without a rubber band. A velocity of 0, tapzoom_stop_motion,
 * tapzoom_cancel_touches and absolute commands end it.
 *
 * The velocity adds to the motion of fingers and scrolls. A running animation sends CANCELLED, but the view still goes
 * to its target; a fling sends CANCELLED and stops. Apart from these the call sends only LIMIT, and SETTLED when the
 * view rests. The target transform is where the view would rest without the velocity. A velocity that pushes against a
 * limit keeps next_deadline at the clock; a host that wants to sleep sets 0.
 *
 * velocity  x and y -TAPZOOM_MAX_LENGTH to TAPZOOM_MAX_LENGTH, log_scale and rotation -1000 to 1000. The content at
 *           (view_x, view_y) moves by (x, y) per second; scale and rotation change about that point.
 *
 * Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE. Since 1.0.
 */
tapzoom_status tapzoom_set_velocity(tapzoom_view *view, const tapzoom_velocity *velocity);

/** Stops the animation, the fling, the scroll and the host's velocity, for example before the host shows a dialog. The
    view sends CANCELLED of the first three, then SETTLED, and rests at the nearest transform within its limits. Fingers
    continue, and a tap that waits is still confirmed. An animation that a finger has stopped does not begin again.
    Returns OK; ERROR_NULL. Since 1.0. */
tapzoom_status tapzoom_stop_motion(tapzoom_view *view);

/* ---- Snapshots ----------------------------------------------------------------------------------------------- */

/*
 * A snapshot holds a whole view as bytes: settings, sizes, time, contacts, gestures, animations, waiting events. A view
 * that loads it continues as the saved one would have, to the last bit. Netcode with rollback can save, run on, load
 * and run again. Equal views have equal snapshots.
 *
 * Only this version of the library, on a machine with the same byte order, can load the bytes. They end with a hash.
 * Forged bytes with a correct hash are ERROR_DATA, or give a view that returns finite numbers and scales above 0 at
 * every later time.
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
 * Returns OK; ERROR_NULL; ERROR_DATA: also another size. Since 1.0.
 */
TAPZOOM_MUST_CHECK tapzoom_status tapzoom_load_state(tapzoom_view *view, const void *bytes, size_t size);

/* ---- Recording and replay ------------------------------------------------------------------------------------ */

/*
 * A recording is a stream of bytes with every call that changed a view, and a hash of each outcome. A replay on any
 * view on any machine gives the same transforms and events, or names the first call that does not. Send a recording
 * with a bug report. Several recordings in a row form one recording. The bytes are the same on every machine, except
 * those of LOAD_STATE, which are a snapshot.
 *
 * Later versions with the same major number read a recording that began before the first input, and run all of its
 * calls; settings that it does not know have their defaults. They give the same outcomes if the minor number is the
 * same, too; otherwise they may report ERROR_DIVERGED. A recording that began later contains a snapshot, which only the
 * version that wrote it can load.
 */

/** Kinds of recorded calls. Brackets hold the arguments in tapzoom_record_entry: [numbers; integers]. The options of a
    command follow its own arguments, with zeros for NULL: [duration, left, top, right, bottom, max_scale, fly_rho,
    fly_speed, fly_min_scale; animated, curve, path]. Other kinds are reserved. */
enum {
    TAPZOOM_RECORD_START = 1,          /**< The view when its recording began [the six of VIEWPORT, the four numbers of
                                            CONTENT]. */
    TAPZOOM_RECORD_LOAD_STATE = 2,     /**< tapzoom_load_state; or the rest of the view when its recording began. */
    TAPZOOM_RECORD_CONFIG = 3,         /**< tapzoom_set_config; tapzoom_get_config has the settings. */
    TAPZOOM_RECORD_VIEWPORT = 4,       /**< tapzoom_set_viewport [width, height, left, top, right, bottom]. */
    TAPZOOM_RECORD_CONTENT = 5,        /**< tapzoom_set_content [x, y, width, height; keep]. */
    TAPZOOM_RECORD_PAGER_OFFSET = 6,   /**< tapzoom_set_pager_offset [x, y]. */
    TAPZOOM_RECORD_TOUCH = 7,          /**< One sample of tapzoom_push_touches [time, x, y; id, phase, tool, flags,
                                            buttons]. */
    TAPZOOM_RECORD_SCROLL = 8,         /**< tapzoom_push_scroll [time, x, y, dx, dy, factor, rotation; unit, source,
                                            phase]. */
    TAPZOOM_RECORD_OWNER = 9,          /**< tapzoom_set_contact_owner [; id, owner]. */
    TAPZOOM_RECORD_CANCEL_TOUCHES = 10, /**< tapzoom_cancel_touches [time]. */
    TAPZOOM_RECORD_ADVANCE = 11,       /**< tapzoom_advance [time]. */
    TAPZOOM_RECORD_REBASE_TIME = 12,   /**< tapzoom_rebase_time [offset]. */
    TAPZOOM_RECORD_SET_TRANSFORM = 13, /**< tapzoom_set_transform [scale, rotation, x, y]. */
    TAPZOOM_RECORD_ZOOM_TO = 14,       /**< tapzoom_zoom_to [scale, view_x, view_y]. */
    TAPZOOM_RECORD_ZOOM_TO_RECT = 15,  /**< tapzoom_zoom_to_rect [x, y, width, height]. */
    TAPZOOM_RECORD_CENTER_ON = 16,     /**< tapzoom_center_on [content_x, content_y, scale]. */
    TAPZOOM_RECORD_ROTATE_TO = 17,     /**< tapzoom_rotate_to [rotation, view_x, view_y]. */
    TAPZOOM_RECORD_FIT = 18,           /**< tapzoom_fit. */
    TAPZOOM_RECORD_PAN_BY = 19,        /**< tapzoom_pan_by [dx, dy]. */
    TAPZOOM_RECORD_ZOOM_BY = 20,       /**< tapzoom_zoom_by [factor, view_x, view_y]. */
    TAPZOOM_RECORD_ROTATE_BY = 21,     /**< tapzoom_rotate_by [angle, view_x, view_y]. */
    TAPZOOM_RECORD_SET_VELOCITY = 22,  /**< tapzoom_set_velocity [x, y, log_scale, rotation, view_x, view_y]. */
    TAPZOOM_RECORD_STOP_MOTION = 23,   /**< tapzoom_stop_motion. */
    TAPZOOM_RECORD_POLL = 24           /**< tapzoom_poll_events that took events [; count]. */
};

/** One replayed call. 256 bytes. */
typedef struct tapzoom_record_entry {
    int64_t number;       /**< Index of the call; START is 0. */
    uint64_t hash;        /**< Hash of all calls since START, of the transform after each, and of the polled events. */
    double time;          /**< The view's clock after the call; -INFINITY before it starts. */
    int32_t kind;         /**< TAPZOOM_RECORD_*. */
    int32_t event_count;  /**< Events that the call polled. */
    double numbers[16];   /**< Its real arguments in the order of TAPZOOM_RECORD_*; the rest are 0. */
    int64_t integers[12]; /**< Its integer arguments in the same way. */
} tapzoom_record_entry;

/**
 * Starts a recording: from now on the view writes every call that changes it and succeeds into the host's memory. The
 * call discards recorded bytes that the host has not fetched, and ends a replay on this view.
 *
 * memory  Must stay valid until the recording ends: at ERROR_BUFFER_TOO_SMALL of tapzoom_fetch_recording, at another
 *         call of this function, or at tapzoom_destroy. May be NULL when size is 0.
 * size    Bytes of memory, at most SIZE_MAX / 2. 0 ends the recording. The beginning takes at most 1,024 bytes more
 *         than the largest snapshot. 64 KiB hold seconds of touches between two fetches. Each tapzoom_load_state takes
 *         as much as its snapshot.
 *
 * Returns OK; ERROR_NULL; ERROR_RANGE; ERROR_BUFFER_TOO_SMALL: the beginning does not fit, and nothing is recorded.
 * Since 1.0.
 */
TAPZOOM_MUST_CHECK tapzoom_status tapzoom_record(tapzoom_view *view, void *memory, size_t size);

/**
 * Ends a part of the recording: the bytes recorded since the last fetch are at the beginning of the memory. Copy them
 * at once: the next call that changes the view overwrites them. All parts in a row form the recording.
 *
 * count  Receives how many bytes of the memory to copy. They are whole calls; 0 if there are none.
 *
 * Returns OK; ERROR_NULL; ERROR_BUFFER_TOO_SMALL: a call did not fit, and the recording ended before it. The first
 * fetch after that returns OK with the calls that did fit; later ones return ERROR_BUFFER_TOO_SMALL. Since 1.0.
 */
TAPZOOM_MUST_CHECK tapzoom_status tapzoom_fetch_recording(tapzoom_view *view, size_t *count);

/**
 * Replays the next call of a recording on a view. The first one makes the view equal to the recorded one. Continue
 * after the bytes that it used until none are left:
 *
 *     while ((status = tapzoom_replay(view, bytes, size, &used, &entry, events)) == TAPZOOM_OK && used > 0)
 *         bytes += used, size -= used;
 *
 * If the host changes the view between two calls, the replay diverges.
 *
 * bytes   size bytes, at most SIZE_MAX / 2; may be NULL when size is 0. A size of 0 ends the replay.
 * used    Receives how many bytes the call took; 0 when size is 0.
 * entry   Receives the call; unchanged when size is 0. May be NULL.
 * events  If the call is a poll, receives the events that the host got from it, at most TAPZOOM_EVENT_CAPACITY. May be
 *         NULL.
 *
 * Returns OK; ERROR_NULL; ERROR_RANGE; ERROR_DATA: the bytes do not begin with a whole valid call, and nothing ran;
 * ERROR_DIVERGED: the call ran and all outputs are written, but the transform, the events or the arguments differ from
 * the recorded ones; those of later calls will differ too. Since 1.0.
 */
TAPZOOM_MUST_CHECK tapzoom_status tapzoom_replay(tapzoom_view *view, const void *bytes, size_t size, size_t *used,
                                                 tapzoom_record_entry *entry, tapzoom_event *events);

#ifdef __cplusplus
}
#endif

#endif /* TAPZOOM_H */
