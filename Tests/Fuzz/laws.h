/*
 * laws.h - promises of the header that hold for every view, checked on short random scripts of calls. A script is a
 * list of steps, so that a failing one can be shortened and printed as C.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef LAWS_H
#define LAWS_H

#include "fuzz.h"

/* ---- Scripts -------------------------------------------------------------------------------------------------- */

/* Calls, with the numbers that each takes. FIELD changes the config that the next CREATE or CONFIG passes. */
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
    STEP_TRANSFORM, /* choice: whether it is animated [scale, rotation, x, y, duration] */
    STEP_ZOOM_TO,   /* choice [scale, x, y, duration] */
    STEP_RECT,      /* choice [x, y, width, height, duration] */
    STEP_CENTER,    /* choice [x, y, scale, duration] */
    STEP_RESET,     /* choice [duration] */
    STEP_ROTATE_TO, /* choice [rotation, x, y, duration] */
    STEP_PAN_BY,    /* choice [dx, dy, duration] */
    STEP_ZOOM_BY,   /* choice [factor, x, y, duration] */
    STEP_ROTATE_BY, /* choice [angle, x, y, duration] */
    STEP_SCROLL,    /* choice: scroll_choice() [time, x, y, dx, dy, factor, rotation] */
    STEP_VELOCITY,  /* [x, y, log_scale, rotation, view_x, view_y] */
    STEP_STOP,
    STEP_POLL,      /* [capacity] */
    STEP_OWNER,     /* choice: TAPZOOM_OWNER_*, id */
    STEP_PAGER,     /* [x, y] */
    STEP_FORGE      /* a snapshot with another word; choice: whether one that looks like a number
                       [its place as a part of the size, number of the value] */
};

enum { STEP_NUMBERS = 10, MOST_STEPS = 240 };

typedef struct step {
    int16_t kind, choice;
    int32_t id;
    double numbers[STEP_NUMBERS];
} step;

typedef struct script {
    int count;
    step steps[MOST_STEPS];
} script;

/* The choice of a SCROLL. */
static inline int scroll_choice(int unit, int source, int phase) { return unit | source << 2 | phase << 3; }

/* How many numbers a step has. */
int step_numbers(const step *of);
/* Prints a script as C statements. */
void print_script(FILE *file, const script *what);

/* ---- A view that plays a script ------------------------------------------------------------------------------- */

typedef struct scene {
    tapzoom_view *view;
    tapzoom_view *other; /* for what would happen */
    tapzoom_config config, next; /* of the view; of the next call */
    tapzoom_viewport viewport;
    tapzoom_rect content;
    double time;                 /* the latest time of a step */
    tapzoom_transform before, now, target; /* the displayed transform before and after the last step; the target */
    tapzoom_state state;         /* after the last step */
    int is_frame_open;           /* moves may wait for the end of their frame */
    double reach;                /* the largest coordinate or delta of the host's input since the view was at rest */
    double scroll_end;           /* until then a scroll may hold the view */
    int is_driven;               /* a velocity may move it */
    int is_recalled;             /* the view may still know a viewpoint from before the last resize */
    int is_resized;
    tapzoom_transform resized[2]; /* displayed and target after the last resize */
    snapshot saved;              /* after the last step, where a law took it */
    int is_saved;
} scene;

/* Forgets the views of the script before. Every `play` of a law begins with it. */
void scene_clear(void);
/* Makes the call of a step; a script begins with PRESET and CREATE. */
tapzoom_status scene_step(scene *s, const step *next);
/* The same on another view, without the bookkeeping. `is_negated`: -0 where a number is 0. */
tapzoom_status step_call(tapzoom_view *view, const step *next, const tapzoom_config *config, int is_negated);
/* A view in the same state, on which a law may try calls. Each use begins anew. */
tapzoom_view *what_if(scene *s);
/* A view for a law, which the next script destroys. */
tapzoom_view *scene_twin(const scene *s);

/* Whether a scroll that has not ended may hold the view, also beyond its limits. */
int may_be_held(const scene *s);
/* Neither touched nor moving, and no scroll holds it. */
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
/* The viewport without its insets: at least 1/64 of it along each axis, in the middle of what both insets cover. */
tapzoom_rect safe_area(const tapzoom_viewport *viewport);
double diagonal(const tapzoom_viewport *viewport);
/* The largest distance by which content moves that is seen at a corner or at the center of the viewport. */
double shift(const tapzoom_viewport *viewport, const tapzoom_transform *from, const tapzoom_transform *to);
/* The same where the content rectangle changed, and each of its parts has its place in the new one. */
double shift_mapped(const tapzoom_viewport *viewport, const tapzoom_transform *from, const tapzoom_rect *old,
                    const tapzoom_transform *to, const tapzoom_rect *new);
/* Eight units in the last place of the largest coordinate under a transform. */
double rounding(const tapzoom_viewport *viewport, const tapzoom_rect *content, const tapzoom_transform *t);
/* How far a transform is beyond the bounds of the translation, relative to what is allowed: 1e-6 of the safe area
   along the axis, and rounding. Above 1 it is out of bounds. Computed from the header alone. */
double beyond_bounds(const tapzoom_config *config, const tapzoom_viewport *viewport, const tapzoom_rect *content,
                     const tapzoom_transform *t);
/* Whether the bounds align content that is smaller than the safe area. */
int aligns_smaller(const tapzoom_config *config);
/* How far it is beyond the scale limits, as a part of the scale. */
double beyond_scales(const tapzoom_view *view, const tapzoom_transform *t);
tapzoom_transform fitted_view(const tapzoom_config *config, const tapzoom_viewport *viewport,
                              const tapzoom_rect *content, double fitted);

/* ---- Random scripts ------------------------------------------------------------------------------------------- */

typedef struct writer {
    input *in;
    script *made;
    int is_extreme;     /* sizes and places of any magnitude */
    int is_calm;        /* nothing that moves the view at once, or switches its limits */
    int is_pan;         /* scrolls and velocities only pan */
    int shares;         /* touches have flags and buttons */
    double now;
    tapzoom_viewport viewport;
    tapzoom_rect content;
    struct finger { int32_t id; double x, y; } fingers[5];
    int finger_count;
    int32_t last_id;
} writer;

/* The part of a range that the next bytes choose, 0 to 1; a whole number below a limit. */
double some_part(input *in);
int some_index(input *in, int limit);
int one_in(input *in, int times);
double some_value(input *in, double low, double high);
/* A value of any magnitude within a range, its ends and their neighbors among them. low > 0. */
double some_magnitude(input *in, double low, double high);

step *add_step(writer *w, int kind, int choice, const double *numbers, int count);
void add_field(writer *w, int field, double value);
/* The settings by name: an index for add_field. */
int field_named(const char *name);
/* -0 for each number that is 0. */
void negate_zeros(tapzoom_config *config);

/* A preset with some other settings and sizes, and CREATE. */
void write_view(writer *w);
void write_bands(writer *w);
/* A finger lands, moves, lifts; commands; time. */
void write_hands(writer *w);
void write_far_hands(writer *w);
void write_command(writer *w);
void write_wait(writer *w);
/* A wheel, a trackpad or a velocity; settings for them. */
void write_scroll(writer *w);
void write_velocity(writer *w);
void write_scroll_settings(writer *w);
/* The host takes a finger or gives it back, or moves its pager; settings for that. */
void write_share(writer *w);
void write_sharing_settings(writer *w);
/* A finger stops a motion, and is cancelled or lifts. */
void write_catch(writer *w);
void write_viewport(writer *w);
void write_content(writer *w);
void write_lifts(writer *w);
void write_settings(writer *w);
void begin_writing(writer *w, input *in, script *made);

/* ---- Laws ----------------------------------------------------------------------------------------------------- */

typedef struct law {
    const char *name, *promise;
    void (*write)(input *in, script *made);
    void (*play)(const script *played);
} law;

extern const law law_resize, law_turn, law_motions, law_polls, law_zeros, law_landings, law_settings, law_rest,
    law_forgeries, law_axes;
extern const law *const laws[];
extern const int law_count;

/* A law is broken: the text begins with a name of the part of the law, and a colon. Does not return. */
#if defined(__GNUC__)
__attribute__((noreturn, format(printf, 1, 2)))
#endif
void broken(const char *format, ...);

/* What `broken` wrote. */
extern char broken_text[512];

/* Plays a script; 0 if the law is broken. */
int law_holds(const law *which, const script *played);
/* Leaves out what the failure does not need, and rounds numbers. */
void shorten(const law *which, script *failing);

/* How often each law looked. */
extern uint64_t law_checks;

#endif
