/*
 * laws.h - laws: promises of the header that hold for every view, checked on short random scripts of calls. A script is
 * a list of steps, so that the program can shorten a failing one and print it as C.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef LAWS_H
#define LAWS_H

#include "fuzz.h"

/* ---- Scripts -------------------------------------------------------------------------------------------------- */

/* Calls, with their numbers in brackets. FIELD changes the config of the next CREATE or CONFIG. */
enum step_kind {
    STEP_PRESET,    /* [preset] */
    STEP_FIELD,     /* choice: which field [value] */
    STEP_CREATE,    /* [width, height, left, top, right, bottom, x, y, width, height] */
    STEP_CONFIG,
    STEP_VIEWPORT,  /* [width, height, left, top, right, bottom] */
    STEP_CONTENT,   /* choice: TAPZOOM_KEEP_* [x, y, width, height] */
    STEP_TOUCH,     /* choice: phase, id [time, x, y, flags, buttons] */
    STEP_ADVANCE,   /* [time] */
    STEP_CANCEL,    /* [time] */
    STEP_TRANSFORM, /* choice: enum manner [scale, rotation, x, y, duration] */
    STEP_ZOOM_TO,   /* choice [scale, x, y, duration] */
    STEP_RECT,      /* choice [x, y, width, height, duration] */
    STEP_CENTER,    /* choice [x, y, scale, duration] */
    STEP_RESET,     /* choice [duration] */
    STEP_ROTATE_TO, /* choice [rotation, x, y, duration] */
    STEP_PAN_BY,    /* choice [dx, dy, duration] */
    STEP_ZOOM_BY,   /* choice [factor, x, y, duration] */
    STEP_ROTATE_BY, /* choice [angle, x, y, duration] */
    STEP_STEP,      /* choice [TAPZOOM_STEP_*, duration] */
    STEP_SCROLL,    /* choice: scroll_choice() [time, x, y, dx, dy, factor, rotation] */
    STEP_VELOCITY,  /* [x, y, log_scale, rotation, view_x, view_y] */
    STEP_STOP,
    STEP_POLL,      /* [capacity] */
    STEP_OWNER,     /* choice: TAPZOOM_OWNER_*, id */
    STEP_PAGER,     /* [x, y] */
    STEP_LOAD,      /* for a law with a twin: the twin is saved and loaded */
    STEP_RECORD,    /* a recording begins */
    STEP_FORGE      /* changes a word of a snapshot; choice: whether the word looks like a number
                       [place of the word as a part of the size, index of the value] */
};

enum { STEP_NUMBERS = 10, MOST_STEPS = 240 };

/* How a command moves the view. */
enum manner { AT_ONCE, ANIMATED, QUIETLY };

typedef struct step {
    int16_t kind, choice;
    int32_t id;
    double numbers[STEP_NUMBERS];
} step;

typedef struct script {
    int count;
    step steps[MOST_STEPS];
} script;

/* The choice of a SCROLL step. */
static inline int scroll_choice(int unit, int source, int phase) { return unit | source << 2 | phase << 3; }

/* The count of the numbers of a step. */
int step_numbers(const step *of);
/* Prints a script as C statements. */
void print_script(FILE *file, const script *what);

/* ---- A view that plays a script ------------------------------------------------------------------------------- */

typedef struct scene {
    tapzoom_view *view;
    tapzoom_view *other; /* on which a law tries calls */
    tapzoom_config config, next; /* the view's, and that of the next call */
    tapzoom_viewport viewport;
    tapzoom_rect content;
    double time;                 /* the latest time of a step */
    tapzoom_transform before, now, target; /* the displayed transform before and after the last step; the target */
    tapzoom_state state;         /* after the last step */
    int is_frame_open;           /* moves may wait for the end of their frame */
    double reach;                /* the largest coordinate or delta of the host's input since the view rested */
    double scroll_end;           /* a scroll may hold the view until this time */
    int is_driven;               /* a velocity may move the view */
    int is_recalled;             /* the view may still know a viewpoint from before the last resize */
    int is_resized;
    tapzoom_transform resized[2]; /* displayed and target after the last resize */
    double inherited;            /* rounding errors from before the last resizes, enlarged as the content was */
    snapshot saved;              /* after the last step, if a law saved it */
    int is_saved;
} scene;

/* Destroys the views of the previous script. Every `play` of a law begins with it. */
void scene_clear(void);
/* Makes the call of a step. A script begins with PRESET and CREATE. */
tapzoom_status scene_step(scene *s, const step *next);
/* Makes the call on another view, without the bookkeeping. `is_negated`: passes -0 for each number that is 0. */
tapzoom_status step_call(tapzoom_view *view, const step *next, const tapzoom_config *config, int is_negated);
/* A copy of the view, on which a law may try calls. Each call of this function renews the copy. */
tapzoom_view *what_if(scene *s);
/* A second view for a law; the next script destroys it. */
tapzoom_view *scene_twin(const scene *s);

/* Whether a scroll that has not ended may hold the view, also beyond its limits. */
int may_be_held(const scene *s);
/* No finger touches the view, it does not move, and no scroll holds it. */
int is_at_rest(const scene *s);

/* Plays a whole script, with a check after every step from CREATE on. */
void play_with(const script *played, void (*check)(scene *s, const step *last));

/* ---- Geometry ------------------------------------------------------------------------------------------------- */

tapzoom_transform transform_of(const tapzoom_view *view);
tapzoom_transform target_of(const tapzoom_view *view);
tapzoom_state state_of(const tapzoom_view *view);

typedef struct point {
    double x, y;
} point;

point to_view(const tapzoom_transform *t, point content);
point to_content(const tapzoom_transform *t, point view);
/* The viewport without its insets. Along each axis it is at least 1/64 of the size, in the middle of the gap or overlap
   between the insets. */
tapzoom_rect safe_area(const tapzoom_viewport *viewport);
point safe_center(const tapzoom_viewport *viewport);
double diagonal(const tapzoom_viewport *viewport);
/* The largest distance by which the content at a corner or the center of the viewport moves. */
double shift(const tapzoom_viewport *viewport, const tapzoom_transform *from, const tapzoom_transform *to);
/* The same after a change of the content rectangle: each part of the content has its place in the new rectangle. */
double shift_mapped(const tapzoom_viewport *viewport, const tapzoom_transform *from, const tapzoom_rect *old,
                    const tapzoom_transform *to, const tapzoom_rect *new);
/* Eight units in the last place of the largest coordinate under a transform. */
double rounding(const tapzoom_viewport *viewport, const tapzoom_rect *content, const tapzoom_transform *t);
/* How far a transform is beyond the bounds of the translation, divided by the tolerance: 1e-6 of the safe area along
   the axis, plus rounding. Above 1 the transform is out of bounds. Computed from the rules of the header alone. */
double beyond_bounds(const tapzoom_config *config, const tapzoom_viewport *viewport, const tapzoom_rect *content,
                     const tapzoom_transform *t);
/* Whether the bounds align content that is smaller than the safe area. */
int aligns_smaller(const tapzoom_config *config);
/* How far the scale is beyond its limits, as a part of the scale. */
double beyond_scales(const tapzoom_view *view, const tapzoom_transform *t);
tapzoom_transform fitted_view(const tapzoom_config *config, const tapzoom_viewport *viewport,
                              const tapzoom_rect *content, double fitted);

/* ---- Random scripts ------------------------------------------------------------------------------------------- */

typedef struct writer {
    input *in;
    script *made;
    int is_extreme;     /* sizes and positions of any magnitude */
    int is_quiet;       /* most commands are quiet */
    int is_steady;      /* no setting lets a tap or a press move the view later */
    int is_calm;        /* no command or setting that moves the view without animation */
    int is_pan;         /* scrolls and velocities only pan */
    int shares;         /* touches have flags and buttons */
    double now;
    tapzoom_viewport viewport;
    tapzoom_rect content;
    struct finger { int32_t id; double x, y; } fingers[5];
    int finger_count;
    int32_t last_id;
} writer;

/* The next bytes choose: a part, 0 to 1; a whole number below a limit. */
double some_part(input *in);
int some_index(input *in, int limit);
int one_in(input *in, int times);
double some_value(input *in, double low, double high);
/* A value of any magnitude within a range, with low > 0. It is often an end of the range or a neighbor of it. */
double some_magnitude(input *in, double low, double high);

step *add_step(writer *w, int kind, int choice, const double *numbers, int count);
void add_field(writer *w, int field, double value);
/* The index of a setting for add_field. */
int field_named(const char *name);
/* Replaces each 0 by -0. */
void negate_zeros(tapzoom_config *config);

/* A preset with some changed settings and sizes, and CREATE. */
void write_view(writer *w);
void write_bands(writer *w);
/* A finger lands, moves, lifts; a command; time passes. */
void write_hands(writer *w);
void write_far_hands(writer *w);
void write_command(writer *w);
void write_wait(writer *w);
/* A wheel, a trackpad or a velocity; settings for them. */
void write_scroll(writer *w);
void write_velocity(writer *w);
void write_scroll_settings(writer *w);
/* Detents, the anchor of a pinch, predicted and smoothed fingers, actions of a tap and a press. */
void write_hand_settings(writer *w);
/* The host claims or releases a finger, or moves its pager; settings for that. */
void write_share(writer *w);
void write_sharing_settings(writer *w);
/* A finger stops a motion; then it lifts or is cancelled. */
void write_catch(writer *w);
void write_viewport(writer *w);
void write_content(writer *w);
void write_lifts(writer *w);
/* The host changes its mode with an animation; a wheel, a velocity or a finger catches the view on its way. */
void write_mode(writer *w);
void write_settings(writer *w);
void begin_writing(writer *w, input *in, script *made);

/* ---- Laws ----------------------------------------------------------------------------------------------------- */

typedef struct law {
    const char *name, *promise;
    void (*write)(input *in, script *made);
    void (*play)(const script *played);
} law;

extern const law law_resize, law_turn, law_motions, law_polls, law_zeros, law_landings, law_settings, law_rest,
    law_forgeries, law_axes, law_twins, law_failures, law_steps, law_drives, law_ranges, law_readings;
extern const law *const laws[];
extern const int law_count;

/* Reports a broken law and does not return. The text begins with the name of the failed part and a colon. */
#if defined(__GNUC__)
__attribute__((noreturn, format(printf, 1, 2)))
#endif
void broken(const char *format, ...);

/* The text of the last `broken`. */
extern char broken_text[512];

/* Plays a script. Returns 0 if it breaks the law. */
int law_holds(const law *which, const script *played);
/* Removes steps and rounds numbers while the script still fails. */
void shorten(const law *which, script *failing);

/* The number of checks so far. */
extern uint64_t law_checks;

#endif
