/*
 * tapzoom.h - touches in, a zoom transform and gesture events out.
 *
 * SPDX-License-Identifier: MIT
 * Copyright (c) 2026 tapzoom contributors
 *
 * A view shows a rectangle of content inside a viewport. The host pushes touches and frame times. It reads the
 * transform with which it draws the content, and the gestures that happened. The library draws nothing and has no
 * window.
 *
 *     tapzoom_config config;
 *     tapzoom_view *view;
 *     tapzoom_viewport viewport = {.width = 800, .height = 600};
 *     tapzoom_rect content = {.width = 4000, .height = 3000};
 *     if (tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_PHOTOS) != TAPZOOM_OK) ...
 *     if (tapzoom_create(&config, &viewport, &content, &view) != TAPZOOM_OK) ...
 *     each frame:  tapzoom_frame(view, now, touches, count, events, TAPZOOM_EVENT_CAPACITY, &frame);
 *                  draw with frame.transform; handle events[0] to events[frame.event_count - 1]
 *     tapzoom_destroy(view);
 *
 * The guide (examples/guide) shows how the functions work together. Its page details.md has exact rules that few hosts
 * need.
 *
 * TERMS
 *   Contact       A finger, a pen or a pressed mouse, from its landing to its lift.
 *   Touch         One report about a contact: it landed, moved, lifted or was taken by the system.
 *   Safe area     The part of the viewport that no bar covers.
 *   Fitted view   The content upright, aligned in the safe area, at the fitted scale. That is the scale of
 *                 tapzoom_config.fit, clamped to the scale limits.
 *   View unit     The host's unit for touches and the viewport: pixels or points, for example. y may point down or up:
 *                 TOP and UP are the side of smaller y. If y points up, negate quick_zoom_distance, and the dy of
 *                 a scroll that pans.
 *   Content unit  The host's unit for the content: image pixels or map meters, for example.
 *   Point         1/160 inch on the glass, the unit of the thresholds in tapzoom_config.
 *   Time          Seconds as a double, from any origin, at most TAPZOOM_MAX_TIME from 0.
 *   Angle         Radians, from the x axis toward the y axis.
 *   Scale         View units per content unit. Velocities of the scale are in ln(scale) per second.
 *
 * TIME
 *   The library reads no clock, starts no timer and no thread, opens no file, prints nothing and never calls the host.
 *
 *   Each view has a clock: the latest time of a touch, a scroll, tapzoom_advance, tapzoom_cancel_touches or
 *   tapzoom_pen_near. When a call returns, everything that was due up to the clock has happened, each at its own
 *   instant and in order. How often the host calls tapzoom_advance between touch frames never changes the outcome.
 *   Before the first of these calls a view has no clock: commands take effect at once, and their events have time 0.
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
 *   With tapzoom_config.lenient, the default, a late time or a lost lift is no error. A host that passes valid numbers
 *   then needs to check what creates and configures a view, and snapshots and recordings: TAPZOOM_MUST_CHECK marks
 *   these functions.
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
 *   - tapzoom_get_transform_at shows fingers late. The delay is the mean of the last five intervals between touch
 *     frames, at least 0.005 s and at most 0.0125 s. Differences at a landing or a lift fade within 0.008 s.
 *   - The library needs rounding to nearest, and neither reads nor changes the control register of the processor. In
 *     another mode it does not crash, but its results have other bits. Floating-point exceptions stay masked. Denormal
 *     numbers may be flushed to zero if the host passes only 0 and numbers at least 1e-150 from 0.
 */
#ifndef TAPZOOM_H
#define TAPZOOM_H

#include <stddef.h>
#include <stdint.h>

/** Marks a function whose status the host must not ignore. GCC, Clang and MSVC warn. A host that defines the macro as
    empty before it includes the header gets no warnings. */
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

#define TAPZOOM_VERSION_MAJOR 1 /**< The ABI version, the number in the soname. */
#define TAPZOOM_VERSION_MINOR 0
#define TAPZOOM_VERSION_PATCH 0

/* These keep their values in all versions 1.x. */
#define TAPZOOM_MAX_CONTACTS 16   /**< Most contacts that may be down in one view, those of the host included. */
#define TAPZOOM_MAX_LEVELS 8      /**< Most entries of tapzoom_config.levels. */
#define TAPZOOM_EVENT_CAPACITY 32 /**< Most events that wait in a view: see tapzoom_poll_events. */
#define TAPZOOM_MAX_LENGTH 1e12   /**< Largest size, and largest distance of a coordinate from 0. */
#define TAPZOOM_MIN_SIZE 1e-6     /**< Smallest size of a viewport, content or rectangle. */
#define TAPZOOM_MAX_TIME 1e12     /**< Largest distance of a time from 0 in seconds, some 30,000 years. */

/** The bit of an event kind for tapzoom_config.events, or of a tool for host_tools. TAPZOOM_GESTURE_* and
    TAPZOOM_BUTTON_* are bits already. */
#define TAPZOOM_BIT(kind) ((uint64_t)1 << (kind))

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
    TAPZOOM_ERROR_TIME = -6,             /**< Without `lenient`: the time is before the view's clock. */
    TAPZOOM_ERROR_CONTACT_IN_USE = -7,   /**< Without `lenient`: BEGAN has the id of a contact that is down. */
    TAPZOOM_ERROR_CONTACT_UNKNOWN = -8,  /**< No contact with this id is down; for a touch only without `lenient`. */
    TAPZOOM_ERROR_CONTACT_LIMIT = -9,    /**< Without `lenient`: TAPZOOM_MAX_CONTACTS contacts are already down. */
    TAPZOOM_ERROR_MEMORY = -10,          /**< The system has no memory for a view. */
    TAPZOOM_ERROR_BUFFER_TOO_SMALL = -11, /**< The host's memory is too small. */
    TAPZOOM_ERROR_DATA = -12,            /**< The bytes are damaged, or not a snapshot or recording of this format. */
    TAPZOOM_ERROR_DIVERGED = -13,        /**< The replayed call ran, but its outcome differs from the recorded one, or
                                              its bytes are damaged. */
    TAPZOOM_ERROR_BUSY = -14             /**< Another call on the view is under way: see THREADS. */
};

/* ---- Geometry ------------------------------------------------------------------------------------------------ */

/**
 * Maps content to the view, by rotation and scale about content point (0, 0) and then a translation:
 *
 *     view_x = scale * (cos(rotation) * content_x - sin(rotation) * content_y) + x
 *     view_y = scale * (sin(rotation) * content_x + cos(rotation) * content_y) + y
 *
 * As an argument, scale is 1e-40 to 1e40, and the other numbers are at most 1e40 from 0. Every displayed and
 * every target transform is a valid argument.
 */
typedef struct tapzoom_transform {
    double scale;    /**< View units per content unit, above 0. */
    double rotation; /**< Radians, from the x axis toward the y axis. */
    double x, y;     /**< Position of content point (0, 0) in view units. */
} tapzoom_transform;

/** Velocity of the content at one point of the view. The content scales and rotates about that point. */
typedef struct tapzoom_velocity {
    double x, y;           /**< View units per second. */
    double log_scale;      /**< Velocity of ln(scale), 1/s. */
    double rotation;       /**< Radians per second. */
    double view_x, view_y; /**< The point in view units. */
} tapzoom_velocity;

/** How far the content is beyond its limits: see tapzoom_get_overscroll. */
typedef struct tapzoom_overscroll {
    double x, y;          /**< Displayed, view units: positive beyond LEFT or TOP, negative beyond RIGHT or BOTTOM. */
    double raw_x, raw_y;  /**< The same before the rubber band. */
    double log_scale;     /**< Displayed excess in ln(scale); negative below the smallest scale. */
    double raw_log_scale; /**< The same before the rubber band. */
} tapzoom_overscroll;

/** An upright rectangle. The ranges are those of an argument. */
typedef struct tapzoom_rect {
    double x, y;          /**< Smallest coordinates, at most TAPZOOM_MAX_LENGTH from 0. */
    double width, height; /**< Sizes, TAPZOOM_MIN_SIZE to TAPZOOM_MAX_LENGTH. */
} tapzoom_rect;

/** The host's area for the content, in view units, and the bars that cover its sides (insets). The view fits, aligns
    and clamps content within the safe area, the viewport without its insets. That is at least 1/64 of the viewport
    along each axis. */
typedef struct tapzoom_viewport {
    double width, height;            /**< Size, TAPZOOM_MIN_SIZE to TAPZOOM_MAX_LENGTH. */
    double left, top, right, bottom; /**< Insets, 0 to TAPZOOM_MAX_LENGTH. */
} tapzoom_viewport;

/* ---- Touches ------------------------------------------------------------------------------------------------- */

/** Phase of a touch. 0 is an error. */
enum {
    TAPZOOM_TOUCH_BEGAN = 1,    /**< The contact landed. */
    TAPZOOM_TOUCH_MOVED = 2,    /**< The contact moved, or the device repeated its position. */
    TAPZOOM_TOUCH_ENDED = 3,    /**< The contact lifted. Its last position counts toward tap_slop but does not pan or
                                     zoom; see TAPZOOM_EVENT_PAN for a contact without moves. */
    TAPZOOM_TOUCH_CANCELLED = 4 /**< The system took the contact, such as a palm. It makes no tap, press, swipe or
                                     fling. Gestures continue with the remaining contacts; a gesture that needs more is
                                     CANCELLED. */
};

/** Kind of contact. */
enum {
    TAPZOOM_TOOL_FINGER = 0,
    TAPZOOM_TOOL_PEN = 1,
    TAPZOOM_TOOL_MOUSE = 2 /**< A pointer while a button is down; the host does not push hover moves. */
};

/** Flags of a contact. */
enum {
    TAPZOOM_CONTACT_NO_TAP = 1 << 0, /**< It makes no tap, long press or quick zoom: for a contact that has already
                                          acted elsewhere. */
    TAPZOOM_CONTACT_NO_SLOP = 1 << 1, /**< A pan with it begins at the first move: for a contact that another view
                                           hands over in motion. */
    TAPZOOM_CONTACT_PALM = 1 << 2    /**< The system takes it for a palm, at its landing or later. It becomes
                                          TAPZOOM_OWNER_IGNORED, whatever palm_size is. */
};

/** Buttons of a mouse or a pen. All act alike, unless host_buttons gives some to the host; an event tells which. */
enum {
    TAPZOOM_BUTTON_PRIMARY = 1 << 0, /**< The left button of a mouse, or the tip of a pen. */
    TAPZOOM_BUTTON_SECONDARY = 1 << 1,
    TAPZOOM_BUTTON_MIDDLE = 1 << 2,
    TAPZOOM_BUTTON_BACK = 1 << 3,
    TAPZOOM_BUTTON_FORWARD = 1 << 4,
    TAPZOOM_BUTTON_ERASER = 1 << 5   /**< The other end of a pen. */
};

/** A touch: one contact at one instant. */
typedef struct tapzoom_touch {
    double time;      /**< Seconds; see `lenient` for a time before the view's clock. */
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
    TAPZOOM_SOURCE_TRACKPAD = 1 /**< The content moves at once, as under fingers; beyond the limits it follows the
                                     rubber band. */
};

/** Phase of a scroll, as the window system reports it. */
enum {
    TAPZOOM_SCROLL_UNPHASED = 0, /**< No phases: the scroll ends after scroll_end_time without a report. Deltas of a
                                      trackpad that decay evenly act as MOMENTUM, and so do the zooms into which a key
                                      turns the rest of them. */
    TAPZOOM_SCROLL_BEGAN = 1,    /**< Fingers rest on the trackpad. This stops a motion, unless tapzoom_config.trackpad
                                      is NONE. */
    TAPZOOM_SCROLL_CHANGED = 2,  /**< The scroll continues until ENDED, however long. */
    TAPZOOM_SCROLL_ENDED = 3,    /**< The fingers have lifted, after the delta of this report. */
    TAPZOOM_SCROLL_MOMENTUM = 4  /**< The system continues the scroll after the lift: see tapzoom_config.momentum. It
                                      only pans, and not while a contact is down. */
};

/** One report of a wheel or a trackpad. */
typedef struct tapzoom_scroll {
    double time;      /**< Seconds; see `lenient` for a time before the view's clock. */
    double x, y;      /**< Position of the pointer in view units. */
    double dx, dy;    /**< Delta since the last report, in `unit`, each -TAPZOOM_MAX_LENGTH to TAPZOOM_MAX_LENGTH. With
                           a positive dy the page scrolls down, or the view zooms out, as in the DOM. */
    double factor;    /**< Factor of a pinch since the last report, 0, or 1e-6 to 1e6; 0 and 1 mean no pinch. With
                           TAPZOOM_GESTURE_PINCH it zooms about the pointer, whatever `wheel` and `trackpad` are, but
                           not while two contacts of the view are down. */
    double rotation;  /**< Rotation by a trackpad since the last report, radians, -1000 to 1000. It counts with
                           TAPZOOM_GESTURE_ROTATE. */
    int32_t unit;     /**< TAPZOOM_UNIT_*. */
    int32_t source;   /**< TAPZOOM_SOURCE_*. */
    int32_t phase;    /**< TAPZOOM_SCROLL_*. */
    int32_t reserved; /**< 0. */
} tapzoom_scroll;

/* ---- Settings: vocabulary ------------------------------------------------------------------------------------ */

/** Presets for tapzoom_config_init, which the host may then change. tapzoom_config lists the defaults of each. */
enum {
    TAPZOOM_PRESET_PHOTOS = 0, /**< The fitted view shows the whole photo, and does not enlarge a small one. */
    TAPZOOM_PRESET_MAPS = 1,   /**< The fitted view covers the safe area. Taps zoom by a factor of 2. */
    TAPZOOM_PRESET_READER = 2, /**< The content has the width of the safe area and begins at its top. */
    TAPZOOM_PRESET_BOARD = 3   /**< An object that moves without bounds, at 0.1 to 10 times its fitted scale. */
};

/** Gestures to recognize, bits of tapzoom_config.gestures. TAPZOOM_GESTURE_PAN is 1 << TAPZOOM_EVENT_PAN, and so on. A
    gesture that is off costs no time and delays no other gesture. */
enum {
    TAPZOOM_GESTURE_TAP = 1 << 2,
    TAPZOOM_GESTURE_DOUBLE_TAP = 1 << 3,
    TAPZOOM_GESTURE_FINGERS_TAP = 1 << 5, /**< Two to five fingers tap together. */
    TAPZOOM_GESTURE_LONG_PRESS = 1 << 6,
    TAPZOOM_GESTURE_PAN = 1 << 7,         /**< One or more fingers drag the content. Scrolls pan without it. */
    TAPZOOM_GESTURE_PINCH = 1 << 8,       /**< Two or more fingers zoom by the distance between them. */
    TAPZOOM_GESTURE_ROTATE = 1 << 9,      /**< Two or more fingers rotate the content. */
    TAPZOOM_GESTURE_QUICK_ZOOM = 1 << 10, /**< A tap, then a finger that stays down and drags: down zooms in. */
    TAPZOOM_GESTURE_SWIPE = 1 << 11,      /**< One finger drags fast in a direction in which the content cannot move. */
    TAPZOOM_GESTURE_FLING = 1 << 12       /**< The view moves on when fingers lift in motion. */
};

/** A scale that depends on the sizes of the upright content and of the safe area. At COVER, rotated content may leave
    gaps. */
enum {
    TAPZOOM_FIT_NONE = 0,       /**< Scale 1. */
    TAPZOOM_FIT_CONTAIN = 1,    /**< The largest scale at which the safe area shows all of the content. */
    TAPZOOM_FIT_COVER = 2,      /**< The smallest scale at which the content covers the safe area. */
    TAPZOOM_FIT_WIDTH = 3,      /**< The content is as wide as the safe area. */
    TAPZOOM_FIT_HEIGHT = 4,     /**< The content is as tall as the safe area. */
    TAPZOOM_FIT_ONE_TO_ONE = 5, /**< One content unit is one device pixel: 1 / pixels_per_unit. */
    TAPZOOM_FIT_SCALE_DOWN = 6  /**< CONTAIN, but never larger than ONE_TO_ONE. */
};

/**
 * A scale that keeps its meaning after a resize: a factor times the scale of a fit, or the larger of two such terms.
 * 2.5 x TAPZOOM_FIT_NONE is the scale 2.5. A second fit without a second factor is TAPZOOM_ERROR_RANGE.
 */
typedef struct tapzoom_level {
    int32_t fit;         /**< TAPZOOM_FIT_* of the first term. */
    int32_t other_fit;   /**< TAPZOOM_FIT_* of the second term; 0 without one. */
    double factor;       /**< Factor of the first term, 1e-6 to 1e6. */
    double other_factor; /**< Factor of the second term, 1e-6 to 1e6; 0: there is none. With one the larger scale
                              counts. */
} tapzoom_level;

/** A tapzoom_level of one term: TAPZOOM_LEVEL(CONTAIN, 2) is twice the scale of the whole content. */
#define TAPZOOM_LEVEL(fit_, factor_) TAPZOOM_LEVEL_OF(TAPZOOM_FIT_##fit_, 0, factor_, 0)
/** The larger of two terms: TAPZOOM_LEVEL_LARGER(ONE_TO_ONE, 2, CONTAIN, 6) is two device pixels for each content unit,
    or six times the scale of the whole content. */
#define TAPZOOM_LEVEL_LARGER(fit_, factor_, other_fit_, other_factor_) \
    TAPZOOM_LEVEL_OF(TAPZOOM_FIT_##fit_, TAPZOOM_FIT_##other_fit_, factor_, other_factor_)
#ifdef __cplusplus
#define TAPZOOM_LEVEL_OF(fit_, other_fit_, factor_, other_factor_) \
    tapzoom_level{fit_, other_fit_, double(factor_), double(other_factor_)}
#else
#define TAPZOOM_LEVEL_OF(fit_, other_fit_, factor_, other_factor_) \
    ((tapzoom_level){fit_, other_fit_, factor_, other_factor_})
#endif

/** Effect of a tap, a double tap or a long press, which zooms in, or of a two-finger tap, which zooms out. */
enum {
    TAPZOOM_ZOOM_NONE = 0,   /**< Nothing; the event still comes. */
    TAPZOOM_ZOOM_STEP = 1,   /**< In: multiplies by zoom_step. Out: divides by it. Both stop at the limits. */
    TAPZOOM_ZOOM_TOGGLE = 2, /**< In: from the fitted scale to levels[0], from any other to the fitted scale. Out: to
                                  the fitted scale. If levels[0] is not above the fitted scale, zoom_step times the
                                  fitted scale takes its place; if tall content would then cover at most half of the
                                  width, the scale of WIDTH. */
    TAPZOOM_ZOOM_CYCLE = 3,  /**< In: multiplies by zoom_step up to the largest scale, then goes to the fitted scale.
                                  Out: divides by zoom_step, not below the fitted scale. */
    TAPZOOM_ZOOM_LEVELS = 4, /**< In: to the next larger level, from the largest to the fitted scale. Out: to the next
                                  smaller level. The fitted scale counts as a level. */
    TAPZOOM_ZOOM_FIT = 5,    /**< To the fitted view, upright. */
    TAPZOOM_ZOOM_CENTER = 6  /**< Does not zoom: the tapped content point moves to the center of the safe area. */
};

/** Where a zoom puts the tapped content point, within the bounds. */
enum {
    TAPZOOM_ANCHOR_POINT = 0, /**< It stays under the finger. */
    TAPZOOM_ANCHOR_CENTER = 1 /**< It moves to the center of the safe area. */
};

/** Point about which pinches, rotations, quick zooms, wheels and a trackpad's pinch zoom or turn. */
enum {
    TAPZOOM_PINCH_CENTROID = 0, /**< The center of the fingers, the landing of a quick zoom, or the pointer. */
    TAPZOOM_PINCH_CENTER = 1    /**< The center of the safe area. Fingers that can pinch or rotate do not pan; PAN still
                                     encloses their gestures. */
};

/** Scales to which the view snaps after a pinch, a quick zoom or a scroll. Of those beyond the scale at which the zoom
    began, it goes to the one nearest to the scale at which the motion would end, if that lies within
    snap_tolerance. */
enum {
    TAPZOOM_SNAP_NONE = 0,   /**< No snapping. */
    TAPZOOM_SNAP_LEVELS = 1, /**< tapzoom_config.levels and the fitted scale. */
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
    TAPZOOM_MOMENTUM_HOST = 0,    /**< The system alone: the host pushes TAPZOOM_SCROLL_MOMENTUM. At an edge the content
                                       bounces once; the view ignores the rest. */
    TAPZOOM_MOMENTUM_LIBRARY = 1, /**< The view alone: it flings at TAPZOOM_SCROLL_ENDED as after fingers, not when
                                       scroll_end_time ends the scroll. It ignores TAPZOOM_SCROLL_MOMENTUM. */
    TAPZOOM_MOMENTUM_AUTO = 2     /**< The system if it sends momentum, otherwise the view. It flings at
                                       TAPZOOM_SCROLL_ENDED; a TAPZOOM_SCROLL_MOMENTUM within scroll_end_time takes this
                                       FLING over without a jump. */
};

/** Limits of the translation. Other numbers are reserved. */
enum {
    /** Content that is larger than the safe area leaves no gap in it, also when it is rotated. Smaller content is
        aligned (align_x, align_y).

        A visible_part below 1 or a visible_extra below 0 lets content leave the safe area in part. Along each axis of
        the content, m is the length of the content or of the safe area, whichever is smaller. At least
        clamp(visible_part * m + visible_extra, 0, m) of the content stays within the safe area. Smaller content then
        moves freely. Content always touches the safe area. */
    TAPZOOM_BOUNDS_CONTENT = 0,
    TAPZOOM_BOUNDS_INSIDE = 1, /**< As CONTENT, but smaller content moves freely within the safe area. */
    TAPZOOM_BOUNDS_NONE = 2    /**< No bounds: visible_part and visible_extra have no effect. */
};

/** Limits of the transform: bits of tapzoom_state.flags, tapzoom_event.limits and tapzoom_config.pager_edges. The view
    has reached a limit when it is at the limit or beyond it, in motion or at rest. Aligned content has reached both
    edges of its axis. */
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
 * tapzoom_set_config. Brackets hold the default, and the presets with another default. A number outside its range is
 * TAPZOOM_ERROR_RANGE, a switch other than 0 and 1 TAPZOOM_ERROR_ENUM.
 *
 * 0 turns off what these settings do: animation_duration, tap_debounce_time, axis_lock_ratio, rotate_snap,
 * lift_grace_time, page_overscroll, fling_boost_speed, fling_zoom_decay, rubber_band, wheel_smoothing,
 * tap_ignore_time, rotate_slop_snapped and predict_time.
 */
typedef struct tapzoom_config {
    uint32_t struct_size;   /**< sizeof(tapzoom_config); tapzoom_config_init sets it. */
    uint32_t gestures;      /**< TAPZOOM_GESTURE_* bits to recognize [all but ROTATE; MAPS: all but ROTATE, SWIPE;
                                 BOARD: all but ROTATE, SWIPE]. */
    uint64_t events;        /**< Bit 1 << TAPZOOM_EVENT_* for each kind that the host polls [all but FAILED, SNAP]. Bits
                                 without a kind are allowed. */
    int32_t lenient;        /**< 1: the view corrects times before its clock, and doubled and unknown touches: see
                                 tapzoom_push_touches. 0: they are errors, which a host wants while it tests its own
                                 times. 0 or 1 [1]. */
    int32_t reduced_motion; /**< 1: animations, wheels and returns into the limits take effect at once, and flings do
                                 not move. The same events come in order. 0 or 1 [0]. */

    /* Screen */
    double points_per_unit; /**< Points per view unit, 1e-3 to 1e3 [1]. 160 / dpi if a view unit is a pixel. */
    double pixels_per_unit; /**< Device pixels per view unit, for ONE_TO_ONE and rasters, 1e-3 to 1e3 [1]. */

    /* Layout and limits */
    int32_t fit;               /**< TAPZOOM_FIT_* of the fitted view [CONTAIN; PHOTOS: SCALE_DOWN; MAPS: COVER;
                                    READER: WIDTH]. */
    int32_t bounds;            /**< TAPZOOM_BOUNDS_* [CONTENT; BOARD: NONE]. */
    double align_x;            /**< Place of the content in the fitted view, and of content that the bounds align: 0 is
                                    left, 1 is right. A part, 0 to 1 [0.5]. */
    double align_y;            /**< The same along y: 0 is TOP, 1 is BOTTOM. A part, 0 to 1 [0.5; READER: 0]. */
    double visible_part;       /**< Part of the content that stays visible: see TAPZOOM_BOUNDS_CONTENT. 0 to 1 [1]. */
    double visible_extra;      /**< Length added to that part, view units, -1e12 to 1e12 [0]. A negative one is a margin
                                    that content may leave at each side. */
    tapzoom_level min_scale;   /**< Smallest scale, at any rotation [1 x CONTAIN; PHOTOS: 1 x SCALE_DOWN; MAPS: 1 x
                                    COVER; READER: 1 x WIDTH; BOARD: 0.1 x CONTAIN]. */
    tapzoom_level max_scale;   /**< Largest scale; below min_scale it acts as min_scale [6 x CONTAIN; PHOTOS: larger of
                                    2 x ONE_TO_ONE and 6 x SCALE_DOWN; MAPS: 64 x COVER; READER: 5 x WIDTH; BOARD: 10 x
                                    CONTAIN]. */

    /* Zoom by taps and commands */
    int32_t double_tap;            /**< TAPZOOM_ZOOM_* [TOGGLE; MAPS: STEP; BOARD: FIT]. */
    int32_t two_finger_tap;        /**< TAPZOOM_ZOOM_* [NONE; MAPS: STEP; READER: FIT]. */
    int32_t tap_anchor;            /**< TAPZOOM_ANCHOR_*: where the zoom of any tap puts the content under the lift, or
                                        between two fingers [POINT; READER: CENTER]. */
    int32_t pinch_anchor;          /**< TAPZOOM_PINCH_* [CENTROID]. */
    int32_t level_count;           /**< Entries of levels in use, 0 to 8 [0; PHOTOS: 1; READER: 1]. The others read back
                                        as zeros. */
    int32_t snap;                  /**< TAPZOOM_SNAP_*: scales to which the view snaps [NONE]. */
    double snap_tolerance;         /**< Largest distance in ln(scale) over which the view snaps, 0 to 10 [0.35]. */
    double zoom_step;              /**< Factor of a step, 1.01 to 100 [1.5; MAPS: 2]. */
    double animation_duration;     /**< Duration of the animation of a tap or a command, seconds, 0, or 0.001 to 10
                                        [0.30]. */
    tapzoom_level levels[TAPZOOM_MAX_LEVELS]; /**< Scales of TOGGLE and LEVELS, in any order [none; PHOTOS: 2.5
                                        x SCALE_DOWN; READER: 2 x WIDTH]. */

    /* Taps and presses */
    double tap_time;             /**< Longest tap if LONG_PRESS is off or not polled, seconds, 0.01 to 10 [1]. Otherwise
                                      a tap lifts before press_time. */
    double tap_slop;             /**< Travel that a finger's tap and long press allow where nothing can pan, points, 10
                                      to 1e4 [18]. Travel is the largest distance from the landing. Where the content
                                      can pan, and for a pen and a mouse, it is 10. */
    double tap_debounce_time;    /**< A landing sooner than this after a lift is a bounce and continues the same tap or
                                      motion, seconds, 0 to double_tap_time [0.04]. A landing of the same tool at the
                                      very time of the lift is not a bounce. */
    double double_tap_time;      /**< Longest pause from one lift to the next landing, seconds, 0.01 to 10 [0.30]. */
    double double_tap_distance;  /**< Largest distance between two taps, points, 0 to 1e4 [40]. */
    double two_finger_tap_time;  /**< Longest contact of a two-finger tap, seconds, 0.01 to 10 [0.35]. */
    double two_finger_land_time; /**< Longest time between the landings of two fingers, seconds, 0 to 10 [0.15]. */
    double two_finger_lift_time; /**< Longest time between their lifts, seconds, 0 to 10 [0.15]. */
    double press_time;           /**< Rest after which a long press begins, seconds, 0.01 to 10 [0.45]. */

    /* Fingers that move */
    double pan_slop;            /**< Travel of the contacts' center before a pan or a quick zoom, points, 0 to 1e4 [10].
                                     The view subtracts it from the motion. A pen needs 0.6 of it, a mouse 0.3. Where
                                     the content cannot pan, at least the travel of a tap counts. During a pinch the
                                     slop is 0. */
    double axis_lock_ratio;     /**< Ratio of the longer to the shorter axis of travel, above which a beginning
                                     one-finger pan keeps to the longer axis, 0, or 1 to 100 [0]. 1.25 is usual. Enough
                                     travel across the axis unlocks it, without a jump. */
    double pinch_slop;          /**< Change of the fingers' mean radius before a pinch, points, 0 to 1e4 [6]. The view
                                     subtracts it from the motion. */
    double pinch_speed;         /**< Exponent of the pinch: the scale is proportional to the fingers' distance to this
                                     power, 0.01 to 10 [1]. */
    double pinch_min_span;      /**< Distance of the fingers below which a pinch zooms less and less, without a jump,
                                     points, 0 to 1e4 [50]. */
    double rotate_slop;         /**< Arc before a rotation, points, 0 to 1e4 [25]. The arc is the angle x half the
                                     smallest distance of the fingers, at least pinch_min_span / 2. The view subtracts
                                     the slop from the motion. The slop grows up to twice this while the fingers also
                                     spread or travel. */
    double rotate_snap;         /**< Largest angle to a detent at which the rotation snaps to it when the fingers lift,
                                     radians, 0 to 0.785 [0.122]. 0.122 is 7 degrees. Above half of rotate_snap_step
                                     every rotation snaps. */
    double lift_grace_time;     /**< Grace period after the first of several fingers lifts, in which the view discards
                                     the movement of the others, seconds, 0 to 1 [0.08]. If all lift in it, the view
                                     flings with the velocity of the first lift. Movement of more than 9 points ends it,
                                     and the fingers move the view again. After a pinch the way that the last finger
                                     makes at its old speed does not count. */
    double swipe_speed;         /**< Slowest swipe, within 30 degrees of an axis, points per second, 0 to 1e6 [300]. */
    double quick_zoom_distance; /**< Drag beyond the slop that doubles the scale, points, 1 to 1e4, or -1e4 to -1 for
                                     upward drags [140]. */
    double page_overscroll;     /**< Least overscroll at the end of a pan that sends PAGE, if the pan began at the edge;
                                     part of the safe area's width, 0 to 10 [0.25]. */

    /* Motion */
    double fling_min_speed;    /**< Slowest pan that flings, points per second, 0 to 1e6 [200]. Only axes along which a
                                    drag moves the content count. */
    double fling_max_speed;    /**< Fastest fling, points per second, fling_min_speed to 1e6 [20000]. */
    double fling_decay;        /**< Decay of the velocity, v' = -decay v, 1/s, 0.01 to 1000 [2]. */
    double fling_boost_speed;  /**< Least speed at which a new fling adds to the one that its finger stopped at the
                                    landing, points per second, 0 to 1e6 [350]. Both must be at least this fast, with
                                    less than 90 degrees between them. The sum is at most fling_max_speed. */
    double fling_zoom_decay;   /**< Decay of the velocities of zoom and rotation when fingers lift, v' = -decay v, 1/s,
                                    0, or 0.1 to 1000 [13]. */
    double rubber_band;        /**< Stiffness c of the rubber band, 0 to 1 [0.55]. Content pulled x beyond its bounds
                                    moves (1 - 1 / (c x / d + 1)) d; d is the length of the safe area. 0 is a hard stop
                                    without bounces. */
    double rubber_band_scale;  /**< Factor by which a pinch can exceed a scale limit at most, 1 to 100 [2]. */
    double spring_frequency;   /**< Frequency of the spring that returns content into its bounds, radians per second,
                                    0.1 to 1000 [12]. */
    int32_t always_bounce_x;   /**< A drag along the x axis of content that cannot scroll along it. 1: pulls the content
                                    against the rubber band. 0: does not move it, nor does a fling. 0 or 1 [0; PHOTOS:
                                    1]. */
    int32_t always_bounce_y;   /**< The same along its y axis. 0 or 1 [0]. */

    /* Scrolls */
    int32_t momentum;          /**< TAPZOOM_MOMENTUM_* [AUTO]. */
    int32_t wheel;             /**< TAPZOOM_ACTION_* of a wheel [ZOOM; READER: PAN]. */
    int32_t trackpad;          /**< TAPZOOM_ACTION_* of a trackpad's scroll; its pinch always zooms [PAN]. */
    int32_t invert_zoom;       /**< 1: dy zooms in the opposite direction. 0 or 1 [0]. */
    double wheel_speed;        /**< Exponent of the zoom by dy: 300 view units zoom by 2 to this power, 0.01 to 10
                                    [1]. */
    double wheel_smoothing;    /**< Decay of the remaining zoom or pan of a wheel, exp(-wheel_smoothing t), 1/s, 0, or 1
                                    to 1000 [23]. */
    double scroll_end_time;    /**< Time without a report after which a scroll without phases, or a system's momentum,
                                    ends, seconds, 0.01 to 10 [0.15]. */

    /* Sharing contacts and motion with the host: see tapzoom_get_contact_owner and tapzoom_set_pager_offset */
    int32_t min_pan_contacts;  /**< Number of contacts needed to move the view, 1 to 2 [1]. With 2 a single finger
                                    belongs to the host; it still taps. */
    uint32_t pager_edges;      /**< TAPZOOM_LIMIT_LEFT..BOTTOM bits of the edges beyond which a drag or a fling moves
                                    the host's pager, without a rubber band [0]. */
    uint32_t host_tools;       /**< Bit 1 << TAPZOOM_TOOL_* for each tool whose contacts belong to the host, such as a
                                    pen that draws [0]. */
    uint32_t host_buttons;     /**< TAPZOOM_BUTTON_* bits: contacts that land with one of them belong to the host
                                    [0]. */

    /* Several fingers */
    uint32_t finger_taps;      /**< TAPZOOM_FINGERS_* bits of the numbers of fingers that tap together [TWO]. Three or
                                    more fingers that are not in it do nothing. */
    uint32_t drag_fingers;     /**< TAPZOOM_FINGERS_THREE..FIVE bits of the numbers of fingers that drag for the host:
                                    see TAPZOOM_EVENT_FINGERS_DRAG [0]. */

    /* Pens and palms: see owners.md in the guide */
    double palm_size;          /**< Size of a finger above which it is a palm, points, 0 to 1e12; 0 is off [0]. 125
                                    points, 20 mm, suit a drawing program. A palm belongs to nobody until it lifts, also
                                    if it shrinks: TAPZOOM_OWNER_IGNORED. */
    double pen_guard_time;     /**< Time after the lift of a pen, or after tapzoom_pen_near, in which a finger that
                                    lands is ignored, seconds, 0 to 1e12; 0 is off [0]. 0.5 suits a drawing program.
                                    While the pen is down, fingers that land are ignored, too. So are those that landed
                                    at most 0.15 s before the pen, unless they are beyond their slop. */

    /* One finger that never drags, keys and switches: see accessibility.md in the guide */
    int32_t tap_action;        /**< TAPZOOM_ZOOM_* of TAP, at the place and content point of the event [NONE]. It does
                                    nothing if fingers move the view. */
    int32_t press_action;      /**< TAPZOOM_ZOOM_* of LONG_PRESS, when it begins [NONE]. It does nothing if fingers move
                                    the view. */
    double tap_ignore_time;    /**< Time after the lift of a tap in which a contact that lands is ignored, for hands
                                    that tremble, seconds, 0 to 10; 0 is off [0]. It belongs to nobody:
                                    TAPZOOM_OWNER_IGNORED. Above double_tap_time there are no double taps and no quick
                                    zooms, and TAP comes at the lift. */

    /* Detents of the rotation, and the point about which fingers zoom: see gestures.md in the guide */
    double rotate_snap_step;    /**< Angle from one detent of the rotation to the next, radians, 0.01 to 6.284
                                     [1.5707963267948966; MAPS: 6.283185307179586]. The first is at 0, so a full turn
                                     has one detent, north. */
    double rotate_slop_snapped; /**< Least arc before a rotation of content that is at a detent, points, 0 to 1e4 [0].
                                     It acts where it exceeds rotate_slop: 45 keeps a map at north through most
                                     pinches. */

    /* Fingers as tapzoom_get_transform_at shows them; nothing else changes: see time.md in the guide */
    double predict_time; /**< Longest time after the newest touch for which the fingers are predicted, seconds, 0 to
                              0.025; 0 is off [0]. With more than the time between two frames, content steps
                              back visibly at a lift. */
} tapzoom_config;

/* ---- Events -------------------------------------------------------------------------------------------------- */

/**
 * Kinds of events. A gesture without duration sends one DISCRETE event. A gesture with duration sends BEGAN, then
 * CHANGED, then exactly one ENDED or CANCELLED. Numbers that are not listed are reserved.
 *
 * PAN, PINCH, ROTATE, QUICK_ZOOM and SCROLL are also CANCELLED by an absolute command, by tapzoom_cancel_touches, and
 * by an animated tapzoom_set_config that moves the view. Settings that switch the gesture
 * off cancel them, too, and a claim of the last contact.
 */
enum {
    TAPZOOM_EVENT_NONE = 0,
    /** A possible single tap, for example to highlight a button. BEGAN when the finger lifts; ENDED together with TAP;
        CANCELLED when the next contact makes it a double tap or a quick zoom, or by tapzoom_cancel_touches. */
    TAPZOOM_EVENT_TAP_PENDING = 1,
    /** DISCRETE. A confirmed single tap: double_tap_time after the lift, or sooner if the next contact cannot be the
        second tap. The place and the content point are those of the lift.

        TAP comes at the lift if DOUBLE_TAP is off, or if the host does not poll it and it would not change the
        transform. tap_count then counts the taps of a quick series. */
    TAPZOOM_EVENT_TAP = 2,
    /** DISCRETE. The second and each further tap of a quick series with one tool and the same buttons, when its finger
        lifts. tap_count is 2, 3, 4, ...; at even numbers the view zooms (see tapzoom_config.double_tap). */
    TAPZOOM_EVENT_DOUBLE_TAP = 3,
    /** DISCRETE. Two to five fingers tapped together: when all have lifted, at their center. contact_count is their
        number; tap_count counts such taps of a quick series. Each finger beyond two adds 0.05 s to the limits. Two
        fingers that exceed a limit, or land 300 points apart, tap one by one. Three or more that are down at once and
        do not tap together make no tap until all have lifted. */
    TAPZOOM_EVENT_FINGERS_TAP = 5,
    /** A finger rests. BEGAN after press_time, while the finger is down; ENDED when all fingers have lifted. CANCELLED
        when a second finger lands before a pan, when the system takes the last contact, or with the PAN of its
        finger. Another finger taps and double taps beside it, and its own drag pans and flings, as without it; a host
        that picks something up claims the contact. */
    TAPZOOM_EVENT_LONG_PRESS = 6,
    /** Fingers drag the content. BEGAN past the slop; ENDED when the last finger lifts, with the velocity that would
        fling; CANCELLED when the system takes the last contact. PAN encloses PINCH and ROTATE if it is on: its BEGAN
        comes before theirs, its ENDED after theirs. The place is the center of the fingers.

        The velocity at ENDED is that of the first lift within lift_grace_time. It is 0 after a pinch in which the
        fingers moved against each other or one rested, and after a rest: 0.04 s without a touch frame, or up to 0.12 s
        in a slow stream. A lone contact that lifts 40 points or more from its landing, without a move and before a long
        press, drags with its lift; right after a tap it only swipes. */
    TAPZOOM_EVENT_PAN = 7,
    /** Fingers zoom by their distance. BEGAN past pinch_slop; ENDED when one finger is left, with the velocity at the
        first lift; CANCELLED when the system takes one of the last two contacts. */
    TAPZOOM_EVENT_PINCH = 8,
    /** Fingers rotate the content. BEGAN past rotate_slop; otherwise as PINCH. */
    TAPZOOM_EVENT_ROTATE = 9,
    /** A finger or a pen that lands right after a tap zooms by the vertical part of its drag, about its landing. BEGAN
        past the slop; ENDED when the finger lifts; CANCELLED when the system takes the contact. The view ignores other
        fingers until all have lifted. A finger that does not move makes a double tap, however long it stays down. */
    TAPZOOM_EVENT_QUICK_ZOOM = 10,
    /** DISCRETE. One finger dragged fast, when it lifts, on a view that is not zoomed in. direction is that of the
        finger. limits has the opposite edge, at which the content was at the landing: RIGHT for a swipe to the
        LEFT. */
    TAPZOOM_EVENT_SWIPE = 11,
    /** The view moves on after fingers have lifted in motion, or with the momentum of a trackpad. BEGAN at the last
        lift, after PAN ENDED, SWIPE and PAGE; ENDED at rest, with SETTLED. CANCELLED by a contact that lands, a new
        scroll, tapzoom_set_velocity, tapzoom_stop_motion, and an absolute or animated command. Other sizes or limits
        also send CANCELLED, but the content still goes to the end of the fling. A contact that stops a fling of at
        least fling_min_speed makes no tap or press.

        A fling with zoom or rotation is a glide: pan, zoom and rotation continue as one motion, after a pinch about the
        point between the fingers that stood still. It follows a zoom of at least 2 in ln(scale) per second or a
        rotation of at least 2 radians per second. Any fling ends within 1,400 s. */
    TAPZOOM_EVENT_FLING = 12,
    /** A wheel or a trackpad moves the view. BEGAN with a report of phase BEGAN or, without one or within ANIMATION,
        the first delta that moves the view; ENDED by the phase of the scroll, or after scroll_end_time without a
        report; CANCELLED by tapzoom_stop_motion. The place is the pointer. A wheel's smoothed motion, and the system's
        momentum as a FLING, follow after ENDED. */
    TAPZOOM_EVENT_SCROLL = 13,
    /** The view animates for a tap, a command or new settings. BEGAN at the start; ENDED at the end, then SETTLED once
        no finger is down. CANCELLED when a contact lands, or a command replaces or stops the animation. If the contacts
        lift without moving the view, it begins again. A scroll or tapzoom_set_velocity also sends CANCELLED, and moves
        the view on from where it is. */
    TAPZOOM_EVENT_ANIMATION = 14,
    /** DISCRETE. The view is at rest after it moved: draw sharp content now. The place is the center of the safe area.
        It does not wait for predicted fingers. */
    TAPZOOM_EVENT_SETTLED = 15,
    /** The view has reached the limit in `limits`, for a click or a vibration. BEGAN when something moves the view to
        it; ENDED when the view is more than a point, or 1 % of the scale, away from it; never CANCELLED. The place is
        the center of the fingers that move the view, otherwise of the safe area.

        Each event has one limit. An edge counts only while the content can move along its axis; one that a
        tapzoom_step meets counts in any case. A view that is at a limit after tapzoom_create or a change of sizes or
        settings sends BEGAN only when something pushes it beyond. */
    TAPZOOM_EVENT_LIMIT = 16,
    /** DISCRETE. The user asks for the page beyond the edge in `limits`: RIGHT for the next page, LEFT for the one
        before. direction is that of the finger. It comes after a SWIPE to the left or right, or a PAN by
        page_overscroll beyond the edge at which it began, further to the side than up or down. It does not come if
        pager_edges has LEFT or RIGHT, even if PAN is off. */
    TAPZOOM_EVENT_PAGE = 17,
    /** DISCRETE. The owner of a contact changed while it was down, but not by tapzoom_set_contact_owner with this
        contact; or the contact landed as IGNORED. If owner is VIEW or IGNORED, discard what the contact has drawn. */
    TAPZOOM_EVENT_OWNER = 18,
    /** DISCRETE. A fling after a pan has met the edge in `limits`, one of tapzoom_config.pager_edges: the host's pager
        continues with this velocity. direction is that of the content, which continues along the other axis. */
    TAPZOOM_EVENT_EDGE = 19,
    /** Three to five fingers drag for the host, such as to change a tool: see tapzoom_config.drag_fingers. The view
        stands still, also after it until all fingers have lifted. BEGAN past pan_slop, CHANGED, ENDED at the first
        lift, with the velocity, and the direction if a swipe would have one; CANCELLED when the system or the host
        takes one of the contacts, and by tapzoom_cancel_touches. contact_count is the number of fingers, and
        unconsumed_x and unconsumed_y are their travel since the last polled event of this kind.

        A finger that lands within 0.15 s of the one before changes the number, and cancels a PAN or PINCH of fewer
        fingers. A later one does neither, but its lift ends the drag, too. Settings end a drag only if drag_fingers
        becomes 0. */
    TAPZOOM_EVENT_FINGERS_DRAG = 20,
    /** DISCRETE. A gesture does not come: `gesture` is its kind, `reason` says why, at the instant of the decision. Not
        polled unless the host sets its bit in tapzoom_config.events; a full queue drops it before any other kind. A
        gesture that has no effect, because the host does not poll it, does not fail. See failures.md in the guide. */
    TAPZOOM_EVENT_FAILED = 21,
    /** DISCRETE. Fingers have turned the content into a detent (see rotate_snap), or zoomed it into a snap scale (see
        snap): a lift at rest would snap to it. It comes once, for a click or a vibration, and again after the fingers
        have left the detent. Not polled unless the host sets its bit in tapzoom_config.events. */
    TAPZOOM_EVENT_SNAP = 22
};

/** Reason of FAILED, in tapzoom_event.reason. measured is the number at the instant of the decision, and allowed the
    bound that it missed, in the unit of the setting. Setting the field to a value just beyond measured lets the gesture
    pass. Both are 0 where nothing was measured. A tap of n fingers has 0.05 (n - 2) s more than its settings, which
    measured leaves out. */
enum {
    TAPZOOM_REASON_NONE = 0,
    TAPZOOM_REASON_MOVED = 1,      /**< A contact moved too far. */
    TAPZOOM_REASON_HELD = 2,       /**< A contact stayed down or rested too long. */
    TAPZOOM_REASON_TOO_EARLY = 3,  /**< A contact lifted too early. */
    TAPZOOM_REASON_TOO_LATE = 4,   /**< A landing or a lift came too late after the one before. */
    TAPZOOM_REASON_TOO_FAR = 5,    /**< A contact landed too far from the one before. */
    TAPZOOM_REASON_TOO_SHORT = 6,  /**< The contacts did not move far enough. */
    TAPZOOM_REASON_TOO_SLOW = 7,   /**< The contacts were too slow. */
    TAPZOOM_REASON_ANGLE = 8,      /**< The direction is too oblique. */
    TAPZOOM_REASON_TOOL = 9,       /**< Another tool than before, or one that cannot make the gesture. */
    TAPZOOM_REASON_COUNT = 10,     /**< Too few or too many contacts. */
    TAPZOOM_REASON_OFF = 11,       /**< The settings switch it off: allowed is the mask, measured the mask with
                                        its bit. */
    TAPZOOM_REASON_LIMIT = 12,     /**< The content can still move there, or it is zoomed in. */
    TAPZOOM_REASON_LOST = 13,      /**< Another gesture came first: measured is its TAPZOOM_EVENT_*. */
    TAPZOOM_REASON_CLAIMED = 14,   /**< The host owns the contact, or it is IGNORED: measured is its size, or the time
                                        since the pen. */
    TAPZOOM_REASON_CANCELLED = 15, /**< The system or the host took the contact, or a command the view. */
    TAPZOOM_REASON_STOPPED = 16    /**< The contact stopped a motion, or it has TAPZOOM_CONTACT_NO_TAP. */
};

/** Numbers of fingers: bits of tapzoom_config.finger_taps and drag_fingers. */
enum {
    TAPZOOM_FINGERS_TWO = 1 << 2,
    TAPZOOM_FINGERS_THREE = 1 << 3,
    TAPZOOM_FINGERS_FOUR = 1 << 4,
    TAPZOOM_FINGERS_FIVE = 1 << 5
};

/** Direction of a movement in the view. LEFT and UP are toward smaller x and y. */
enum {
    TAPZOOM_DIRECTION_NONE = 0,
    TAPZOOM_DIRECTION_LEFT = 1,
    TAPZOOM_DIRECTION_UP = 2,
    TAPZOOM_DIRECTION_RIGHT = 3,
    TAPZOOM_DIRECTION_DOWN = 4
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
    TAPZOOM_OWNER_HOST = 1,     /**< The host draws or drags with it. It may still tap and press. */
    TAPZOOM_OWNER_UNDECIDED = 2, /**< The view waits for a second finger; the host may draw meanwhile. */
    TAPZOOM_OWNER_IGNORED = 3   /**< A palm, a finger beside a pen, or a contact within tap_ignore_time. It does
                                     nothing in the view, and the host must not use it either, until it lifts. */
};

/** Mover of the view at an event. A host that copies one view to another follows the events of all causes but DRIVEN,
    so that no copy comes back: see commands.md in the guide. */
enum {
    TAPZOOM_CAUSE_USER = 0,    /**< Fingers, a scroll, a fling or the animation of a tap; also with a command. */
    TAPZOOM_CAUSE_COMMAND = 1, /**< A command, tapzoom_set_velocity, other sizes or settings. */
    TAPZOOM_CAUSE_DRIVEN = 2   /**< Quiet commands: see tapzoom_options.quiet. */
};

/** One event. Fields that a kind does not use are 0. */
typedef struct tapzoom_event {
    double time;                   /**< The true instant in seconds, not the time of the call that noticed it. */
    int64_t contact;               /**< Id of the contact, of several the one that landed first; 0 with contact_count
                                        0. */
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
    tapzoom_velocity velocity;     /**< Velocity of the fingers, otherwise of the content, at that place. It is
                                        0 in CHANGED (see tapzoom_get_velocity), and in taps and presses unless the
                                        content moves; its view_x and view_y are always those of the event. */
    double unconsumed_x, unconsumed_y; /**< PAN: travel that the content did not use since the last polled PAN event,
                                            for the host's pager, view units. */
    int32_t tool;                  /**< TAPZOOM_TOOL_* of the first contact. */
    uint32_t buttons;              /**< TAPZOOM_BUTTON_* bits of that contact at its landing. */
    uint32_t limits;               /**< TAPZOOM_LIMIT_* bits: one for LIMIT, EDGE, SWIPE and PAGE. PAN: the edges beyond
                                        which the pager is displaced. At PAN ENDED, the velocity along these axes is
                                        that of the pager. */
    int32_t direction;             /**< TAPZOOM_DIRECTION_* of SWIPE, PAGE and EDGE. */
    int32_t owner;                 /**< OWNER: TAPZOOM_OWNER_* of the contact from now on. */
    int32_t gesture;               /**< FAILED: TAPZOOM_EVENT_* of the gesture that does not come. */
    int32_t reason;                /**< FAILED: TAPZOOM_REASON_*. */
    int32_t setting;               /**< FAILED: offset in tapzoom_config of the setting that decided, such as
                                        offsetof(tapzoom_config, tap_slop); 0 if none did. */
    double measured;               /**< FAILED: the number measured, in the unit of the setting. */
    double allowed;                /**< FAILED: the bound that it missed, in the same unit. */
    int32_t cause;                 /**< ANIMATION, FLING, SETTLED and LIMIT: TAPZOOM_CAUSE_* of the mover of the view.
                                        Other kinds: USER. */
    int32_t reserved[3];           /**< 0. */
} tapzoom_event;

/** A contact that is down. */
typedef struct tapzoom_contact {
    int64_t id;                    /**< Its id. */
    double x, y;                   /**< Its position in view units. */
    double landing_time;           /**< When it landed, seconds. */
    double landing_view_x, landing_view_y; /**< Where it landed, view units. */
    double landing_content_x, landing_content_y; /**< The content point on which it landed, as of the landing. */
    int32_t owner;                 /**< TAPZOOM_OWNER_*. */
    int32_t tool;                  /**< TAPZOOM_TOOL_*. */
    uint32_t buttons;              /**< TAPZOOM_BUTTON_* bits at its landing. */
    int32_t reserved[5];           /**< 0. */
} tapzoom_contact;

/* ---- State --------------------------------------------------------------------------------------------------- */

/** Flags of tapzoom_state, which also has the TAPZOOM_LIMIT_* that the displayed content has reached. */
enum {
    TAPZOOM_STATE_TOUCHED = 1 << 8,     /**< A contact is down. */
    TAPZOOM_STATE_MOVING = 1 << 9,      /**< The view moves by itself: draw every frame. */
    TAPZOOM_STATE_ZOOMED = 1 << 10,     /**< The scale is more than 0.1 % above that of the fitted view. */
    TAPZOOM_STATE_EVENTS_LOST = 1 << 11, /**< Events were dropped; see tapzoom_poll_events. */
    TAPZOOM_STATE_DRIVEN = 1 << 12      /**< Quiet commands move the view; it has not settled. */
};

/** The state that a host checks each frame. */
typedef struct tapzoom_state {
    double time;            /**< The view's clock in seconds; -INFINITY before it starts. */
    double next_deadline;   /**< When the host must call tapzoom_advance next, in seconds: the time of the next event
                                 that needs no input, such as a long press. It is `time` while the view moves or a touch
                                 frame is open (0 without a clock), and INFINITY if nothing is due. */
    uint32_t flags;         /**< TAPZOOM_STATE_* and TAPZOOM_LIMIT_* bits. */
    int32_t contact_count;  /**< Contacts that are down. */
    int32_t waiting_count;  /**< Events that wait for the poll, which may drop some of a full queue. */
    int32_t reserved[3];    /**< 0. */
} tapzoom_state;

/** Result of tapzoom_frame. */
typedef struct tapzoom_frame_result {
    tapzoom_transform transform; /**< The displayed transform at the view's clock. */
    tapzoom_state state;         /**< The state after the call. EVENTS_LOST is set if events were dropped before or by
                                      the poll of this call. */
    int32_t accepted;            /**< Touches that the view took. */
    int32_t event_count;         /**< Events that the call wrote. */
    double reserved;             /**< 0. */
} tapzoom_frame_result;

/* ---- Command options ----------------------------------------------------------------------------------------- */

/** Easing curve of an animation from rest. One that replaces a motion starts with the velocity of that motion. */
enum {
    TAPZOOM_CURVE_STANDARD = 0, /**< Starts and ends slowly: t * t * (3 - 2 * t). */
    TAPZOOM_CURVE_EASE_OUT = 1  /**< Starts fast and ends slowly: t * (2 - t). */
};

/** Path of an animation. */
enum {
    TAPZOOM_PATH_DIRECT = 0, /**< Straight to the target. */
    TAPZOOM_PATH_FLY = 1     /**< Zooms out, travels and zooms in, with a constant perceived speed (van Wijk and Nuij,
                                  2003), within the bounds. */
};

/** Steps of keys, buttons and switches: see tapzoom_step. Zooms and rotations are about the center of the safe area. */
enum {
    TAPZOOM_STEP_ZOOM_IN = 1 << 0,  /**< Multiplies the scale by zoom_step. */
    TAPZOOM_STEP_ZOOM_OUT = 1 << 1, /**< Divides the scale by zoom_step. */
    TAPZOOM_STEP_LEFT = 1 << 2,     /**< Shows content further toward smaller x of the view, by a quarter of the safe
                                         area. */
    TAPZOOM_STEP_UP = 1 << 3,       /**< The same toward smaller y. */
    TAPZOOM_STEP_RIGHT = 1 << 4,    /**< The same toward larger x. */
    TAPZOOM_STEP_DOWN = 1 << 5,     /**< The same toward larger y. */
    TAPZOOM_STEP_CLOCKWISE = 1 << 6, /**< Rotates by 15 degrees from the x axis toward the y axis, also without
                                          TAPZOOM_GESTURE_ROTATE. */
    TAPZOOM_STEP_COUNTERCLOCKWISE = 1 << 7, /**< Rotates by 15 degrees in the other direction. */
    TAPZOOM_STEP_FIT = 1 << 8       /**< Goes to the fitted view. */
};

/**
 * Options of a command. 0 is the default of every field but struct_size, and NULL options mean all defaults. Example:
 *
 *     tapzoom_options options = {.struct_size = sizeof options, .animated = 1}
 */
typedef struct tapzoom_options {
    uint32_t struct_size; /**< sizeof(tapzoom_options). */
    int32_t animated;     /**< 0: at once; 1: animated. curve, path, duration and the fields of FLY count only with
                               animation. */
    int32_t curve;        /**< TAPZOOM_CURVE_*. */
    int32_t path;         /**< TAPZOOM_PATH_*. Relative commands, tapzoom_step and tapzoom_set_config always take
                               DIRECT. */
    double duration;      /**< Duration of the animation in seconds, 0, or 0.001 to 10. 0 means
                               tapzoom_config.animation_duration; with FLY the time that follows from fly_speed, at
                               least animation_duration and at most 60 seconds. */
    double left, top, right, bottom; /**< Padding of tapzoom_zoom_to_rect at the sides of the safe area, view units, 0
                                          to TAPZOOM_MAX_LENGTH each. It leaves at least 1/64 of the safe area. */
    double max_scale;     /**< Largest scale of the target, 1e-40 to 1e40, or 0: that of the view. It limits absolute
                               commands and tapzoom_zoom_by, which never zooms out because of it. */
    double fly_rho;       /**< FLY: curvature, 0.001 to 1000, or 0: sqrt 2. A larger one zooms out further, but not
                               below the view's smallest scale. */
    double fly_speed;     /**< FLY with duration 0: rho-screenfuls per second, 0.001 to 1000, or 0: 1.2. */
    int32_t quiet;        /**< 1: the command follows another camera, and yields to the user: see QUIET COMMANDS. 0 or
                               1; 1 with `animated` is ERROR_RANGE. tapzoom_set_config does not use it. */
    int32_t reserved;     /**< 0. */
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
 * Returns OK; ERROR_NULL; ERROR_STRUCT_SIZE: see GROWTH; ERROR_ENUM. Since 1.0.
 */
TAPZOOM_MUST_CHECK tapzoom_status tapzoom_config_init(tapzoom_config *config, size_t struct_size, int32_t preset);

/**
 * Checks a config as tapzoom_create and tapzoom_set_config do, for example after a host has read settings from a file.
 * It is a pure function.
 *
 * field  Receives the name of the first wrong field, such as "double_tap_time", "min_scale.other_fit" or
 *        "levels[3].factor"; "struct_size" for ERROR_STRUCT_SIZE; "" after OK. Unchanged if config is NULL. May be
 *        NULL.
 *
 * Returns OK; ERROR_NULL: config; ERROR_STRUCT_SIZE; ERROR_NOT_FINITE; ERROR_RANGE; ERROR_ENUM. Since 1.0.
 */
TAPZOOM_MUST_CHECK tapzoom_status tapzoom_config_check(const tapzoom_config *config, const char **field);

/**
 * Creates a view, which shows the fitted view of its content.
 *
 * content  The rectangle of the content in content units; its origin may be anywhere.
 * view     Receives the view.
 *
 * Returns OK; ERROR_NULL; ERROR_STRUCT_SIZE; ERROR_NOT_FINITE; ERROR_RANGE; ERROR_ENUM; ERROR_MEMORY. Since 1.0.
 */
TAPZOOM_MUST_CHECK tapzoom_status tapzoom_create(const tapzoom_config *config, const tapzoom_viewport *viewport,
                                                 const tapzoom_rect *content, tapzoom_view **view);

/** Returns the size of a view in bytes, for tapzoom_create_at. It may grow with each version of the library. Since
    1.0. */
size_t tapzoom_view_size(void);

/**
 * Creates a view in memory of the host, for example in an arena. Otherwise as tapzoom_create.
 *
 * memory  Must stay in place until tapzoom_destroy, which does not free it. The view holds nothing else, so the host
 *         may also drop the memory without that call. Its address is a multiple of 16.
 * size    Bytes of memory, at least tapzoom_view_size().
 * view    Receives the view.
 *
 * Returns OK; ERROR_NULL; ERROR_STRUCT_SIZE; ERROR_NOT_FINITE; ERROR_RANGE: also an address that is not a multiple of
 * 16; ERROR_ENUM; ERROR_BUFFER_TOO_SMALL. Since 1.0.
 */
TAPZOOM_MUST_CHECK tapzoom_status tapzoom_create_at(void *memory, size_t size, const tapzoom_config *config,
                                                    const tapzoom_viewport *viewport, const tapzoom_rect *content,
                                                    tapzoom_view **view);

/** Ends a view, and frees the memory of tapzoom_create; NULL is allowed. It checks nothing: no other call on the view
    may be running. Since 1.0. */
void tapzoom_destroy(tapzoom_view *view);

/**
 * Changes the settings. Equal settings change nothing. A view at its fitted view goes to the new fitted view. Any other
 * view keeps its transform, clamped to the new limits. Animations, and contacts that are down, continue under the new
 * settings. A gesture that moves the view is cancelled if it is switched off. A gesture that is switched on waits for
 * the next contact.
 *
 * options  NULL, or options without animation: the view adopts the settings at once, without ANIMATION and SETTLED.
 *          With animation, a view beyond the new limits animates into them, and sends both.
 *
 * Returns OK; ERROR_NULL; ERROR_STRUCT_SIZE; ERROR_NOT_FINITE; ERROR_RANGE; ERROR_ENUM. Since 1.0.
 */
TAPZOOM_MUST_CHECK tapzoom_status tapzoom_set_config(tapzoom_view *view, const tapzoom_config *config,
                                                     const tapzoom_options *options);

/**
 * Reads the settings as the host has set them, for example to change one and pass them to tapzoom_set_config.
 *
 * config  Set its struct_size before the call; the view writes that many bytes.
 *
 * Returns OK; ERROR_NULL; ERROR_STRUCT_SIZE. Since 1.0.
 */
tapzoom_status tapzoom_get_config(const tapzoom_view *view, tapzoom_config *config);

/**
 * Changes the size and insets of the viewport. Within the limits and bounds the view keeps what the user looks at:
 * - A view at its fitted view goes to the new fitted view.
 * - Another size keeps the scale relative to the fitted view, and the content point at the center of the safe area.
 * - Other insets keep the transform of a zoomed view.
 * - A device that turns and turns back shows the same as before, unless the view has moved in between.
 *
 * Animations continue to the same end. A FLING is CANCELLED, but its content goes there, without a bounce. The call
 * does not animate: to slide a bar, call it in each frame. It sends no SETTLED at rest.
 *
 * Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE. Since 1.0.
 */
tapzoom_status tapzoom_set_viewport(tapzoom_view *view, const tapzoom_viewport *viewport);

/** Reads the size and insets of the viewport, as the host has set them. Returns OK; ERROR_NULL. Since 1.0. */
tapzoom_status tapzoom_get_viewport(const tapzoom_view *view, tapzoom_viewport *viewport);

/** Properties that the view keeps when its content changes. */
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
tapzoom_status tapzoom_set_content(tapzoom_view *view, const tapzoom_rect *content, int32_t keep);

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
 * With tapzoom_config.lenient, the default, no call is ERROR_TIME, and no touch is ERROR_CONTACT_*:
 * - A call with a time before the clock takes effect at the clock. Durations and velocities of a late touch use its own
 *   time.
 * - BEGAN with the id of a contact that is down first cancels that contact.
 * - The view ignores touches with an unknown id, and BEGAN beyond TAPZOOM_MAX_CONTACTS. They count as taken.
 *
 * Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE; ERROR_ENUM; and without `lenient`
 * ERROR_TIME: the touch is late; push it again with tapzoom_state.time;
 * ERROR_CONTACT_IN_USE: the host missed the end of that contact; push CANCELLED for its id, then BEGAN again;
 * ERROR_CONTACT_UNKNOWN: skip the touch; ERROR_CONTACT_LIMIT: skip the touches of that contact. Since 1.0.
 */
tapzoom_status tapzoom_push_touches(tapzoom_view *view, const tapzoom_touch *touches, size_t count, size_t *accepted);

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
 * The view ignores later touches of these contacts; without `lenient` they are TAPZOOM_ERROR_CONTACT_UNKNOWN.
 *
 * time  Seconds.
 *
 * Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE; ERROR_TIME. Since 1.0.
 */
tapzoom_status tapzoom_cancel_touches(tapzoom_view *view, double time);

/**
 * Reports that a pen hovers near the glass. A finger that lands until pen_guard_time after it is ignored. Call it for
 * each hover or proximity report of the pen. Unlike the landing of a pen it does not affect fingers that are down: the
 * user may put the pen aside. It advances the view's clock, and does nothing else if pen_guard_time is 0.
 *
 * time  Seconds.
 *
 * Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE; ERROR_TIME. Since 1.0.
 */
tapzoom_status tapzoom_pen_near(tapzoom_view *view, double time);

/* ---- Time ---------------------------------------------------------------------------------------------------- */

/**
 * Advances the view's clock. Call it once a frame, after the touches of that frame and before reading.
 *
 * time  The time to display, seconds. If touches reach the host late, keep it at or before the time of the touches that
 *       are still to come.
 *
 * Returns OK; ERROR_NULL; ERROR_NOT_FINITE; ERROR_RANGE; ERROR_TIME. Since 1.0.
 */
tapzoom_status tapzoom_advance(tapzoom_view *view, double time);

/**
 * Runs one frame: tapzoom_push_touches, tapzoom_advance and tapzoom_poll_events. Then it reads the transform and the
 * state. For smooth drags draw with tapzoom_get_transform_at instead of result->transform.
 *
 * time     The time to display, seconds. Without `lenient` not before the view's clock nor the newest touch.
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
tapzoom_status tapzoom_frame(tapzoom_view *view, double time, const tapzoom_touch *touches, size_t count,
                             tapzoom_event *events, size_t capacity, tapzoom_frame_result *result);

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

/** Reads the displayed transform at the view's clock. Returns OK; ERROR_NULL. Since 1.0. */
tapzoom_status tapzoom_get_transform(const tapzoom_view *view, tapzoom_transform *transform);

/**
 * Reads the transform for the time at which a frame is displayed, with resampled fingers. Without resampling, content
 * judders if touches and frames have different rates. Call it once per frame, after tapzoom_advance, in place of
 * tapzoom_get_transform. Without predict_time fingers are shown a few milliseconds late, between two touch frames, and
 * never beyond the newest one; so the content never moves against them. With it they are shown where they will be.
 * Nothing becomes due. A host that draws only on changes also draws the next frame while the two transforms differ: up
 * to 0.0125 s after the last input, with predict_time up to 0.16 s.
 *
 * time  Seconds: when the frame is displayed, or the time passed to tapzoom_advance. A time earlier than the view's
 *       clock minus 0.005 counts as that; without `lenient` it is ERROR_TIME. If touches reach the host late, subtract
 *       their usual delay and 0.002 s. A view without a clock accepts any time.
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
    uint64_t hash;        /**< Hash of all calls since START, their transforms and their polled events. */
    double time;          /**< The view's clock after the call; -INFINITY before it starts. */
    int32_t kind;         /**< TAPZOOM_RECORD_*. */
    int32_t event_count;  /**< Events that the call polled. */
    double numbers[16];   /**< Its real arguments: see TAPZOOM_RECORD_*. The rest are 0. */
    int64_t integers[12]; /**< Its integer arguments in the same way. */
} tapzoom_record_entry;

/**
 * Begins a recording: from now on the view writes every call that changes it and succeeds into the host's memory. This
 * discards recorded bytes that the host has not fetched, and ends a replay on this view.
 *
 * memory  Must stay valid until the recording ends: at tapzoom_end_recording, at ERROR_BUFFER_TOO_SMALL of
 *         tapzoom_fetch_recording, at another call of this function, or at tapzoom_destroy.
 * size    Bytes of memory, at most SIZE_MAX / 2. The beginning takes up to 1,024 more than the largest snapshot. 64 KiB
 *         hold seconds of touches.
 *
 * Returns OK; ERROR_NULL; ERROR_RANGE; ERROR_BUFFER_TOO_SMALL: the beginning does not fit. Since 1.0.
 */
TAPZOOM_MUST_CHECK tapzoom_status tapzoom_begin_recording(tapzoom_view *view, void *memory, size_t size);

/**
 * Ends a part of the recording: the bytes since the last fetch are at the beginning of the memory. Copy them at once:
 * the next call that changes the view overwrites them. All parts in a row form the recording.
 *
 * count  Receives how many bytes to copy: whole calls, or 0.
 *
 * Returns OK; ERROR_NULL; ERROR_BUFFER_TOO_SMALL: a call did not fit, and the recording ended before it. The first
 * fetch after that still returns OK, with the calls that did fit. Since 1.0.
 */
TAPZOOM_MUST_CHECK tapzoom_status tapzoom_fetch_recording(tapzoom_view *view, size_t *count);

/** Ends the recording, and a replay on this view, which continues as the host's own. Fetch first: the call discards the
    bytes that the host has not fetched. Without either nothing changes. Returns OK; ERROR_NULL. Since 1.0. */
tapzoom_status tapzoom_end_recording(tapzoom_view *view);

/**
 * Replays the next call of a recording on a view. The first one makes the view equal to the recorded one. If the host
 * changes the view between two calls, the replay diverges.
 *
 *     while (size > 0 && (status = tapzoom_replay(view, bytes, size, &accepted, &entry, events)) == TAPZOOM_OK)
 *         bytes += accepted, size -= accepted;
 *
 * bytes     size bytes, at most SIZE_MAX / 2.
 * accepted  Receives how many bytes the call took.
 * entry     Receives the call. May be NULL.
 * events    Receives the events that the host polled, at most TAPZOOM_EVENT_CAPACITY. May be NULL.
 *
 * Returns OK; ERROR_NULL; ERROR_RANGE; ERROR_DATA: the bytes do not begin with a whole valid call, and nothing ran;
 * ERROR_DIVERGED: the call ran and all outputs are written, but the outcome differs from the recorded one. Since 1.0.
 */
tapzoom_status tapzoom_replay(tapzoom_view *view, const void *bytes, size_t size, size_t *accepted,
                              tapzoom_record_entry *entry, tapzoom_event *events);

#ifdef __cplusplus
}
#endif

#endif /* TAPZOOM_H */
