/*
 * script.c - plays the steps of a script on a view, and prints them as C.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stddef.h>

#include "laws.h"

/* ---- Settings by name ----------------------------------------------------------------------------------------- */

static const struct field {
    const char *name;
    size_t offset;
    int is_integer;
} fields[] = {
#define REAL(name) {#name, offsetof(tapzoom_config, name), 0}
#define WHOLE(name) {#name, offsetof(tapzoom_config, name), 1}
    WHOLE(gestures), WHOLE(fit), WHOLE(bounds), WHOLE(double_tap), WHOLE(two_finger_tap), WHOLE(reduced_motion),
    WHOLE(always_bounce_x), WHOLE(always_bounce_y), WHOLE(min_scale.fit),
    WHOLE(max_scale.fit), REAL(min_scale.factor), REAL(max_scale.factor), REAL(align_x),
    REAL(align_y), REAL(visible_part), REAL(visible_extra),
    REAL(points_per_unit), REAL(pixels_per_unit), REAL(zoom_step), REAL(animation_duration),
    REAL(pan_slop), REAL(pinch_slop), REAL(rotate_slop), REAL(rotate_snap), REAL(axis_lock_ratio), REAL(pinch_speed),
    REAL(pinch_min_span), REAL(lift_grace_time), REAL(quick_zoom_distance), REAL(fling_min_speed),
    REAL(fling_max_speed), REAL(fling_decay), REAL(rubber_band), REAL(rubber_band_scale), REAL(spring_frequency),
    REAL(tap_debounce_time), REAL(tap_slop), REAL(two_finger_land_time), REAL(page_overscroll),
    REAL(swipe_speed), REAL(fling_boost_speed), REAL(fling_zoom_decay),
    WHOLE(momentum), WHOLE(wheel), WHOLE(trackpad),
    WHOLE(invert_zoom), REAL(wheel_speed), REAL(wheel_smoothing), REAL(scroll_end_time),
    WHOLE(snap), REAL(snap_tolerance), WHOLE(min_pan_contacts), WHOLE(pager_edges), WHOLE(host_tools),
    WHOLE(host_buttons), WHOLE(tap_action), WHOLE(press_action), REAL(tap_ignore_time),
    REAL(rotate_snap_step), REAL(rotate_slop_snapped), WHOLE(pinch_anchor),
    REAL(predict_time),
};

int field_named(const char *name) {
    for (size_t i = 0; i < sizeof fields / sizeof *fields; i++)
        if (strcmp(fields[i].name, name) == 0) return (int)i;
    EXPECT(!"a setting of this name");
    return 0;
}

static void negate_zero(double *number) {
    if (*number == 0) *number = -0.0;
}

void negate_zeros(tapzoom_config *config) {
#define NUMBER(name) negate_zero(&config->name);
#define STRUCT(name) negate_zero(&config->name.other_factor);
#define LIST(name) \
    for (int i = 0; i < TAPZOOM_MAX_LEVELS; i++) negate_zero(&config->name[i].other_factor);
#define COUNT(name)
#define SWITCH(name)
#define CHOICE(name)
#define FLAGS(name)
#define KINDS(name)
#include "fields.h"
}

static void set_field(tapzoom_config *config, int which, double value) {
    unsigned char *at = (unsigned char *)config + fields[which].offset;
    int32_t whole = (int32_t)value;
    if (fields[which].is_integer) memcpy(at, &whole, sizeof whole);
    else memcpy(at, &value, sizeof value);
}

/* ---- As C ----------------------------------------------------------------------------------------------------- */

int step_numbers(const step *of) {
    static const int counts[] = {1, 1, 10, 0, 6, 4, 5, 1, 1, 5, 4, 5, 4, 1, 4, 3, 4, 4, 2, 7, 6, 0, 1, 0, 2, 0, 0, 2};
    return counts[of->kind];
}

/* The shortest text that reads back as the same number. */
static const char *text_of(double value) {
    static char texts[16][40];
    static int next;
    char *text = texts[next++ % 16];
    for (int digits = 6; digits <= 17; digits++) {
        snprintf(text, sizeof texts[0], "%.*g", digits, value);
        if (strtod(text, NULL) == value) break;
    }
    return text;
}

static void print_numbers(FILE *file, const double *numbers, int count) {
    for (int i = 0; i < count; i++) fprintf(file, "%s%s", i ? ", " : "", text_of(numbers[i]));
}

static void print_options(FILE *file, const step *of) {
    double duration = of->numbers[step_numbers(of) - 1];
    if (of->choice == AT_ONCE) fprintf(file, "NULL);\n");
    else if (of->choice == QUIETLY) fprintf(file, "&(tapzoom_options){sizeof(tapzoom_options), .quiet = 1});\n");
    else if (duration == 0) fprintf(file, "&(tapzoom_options){sizeof(tapzoom_options), 1});\n");
    else fprintf(file, "&(tapzoom_options){sizeof(tapzoom_options), 1, .duration = %s});\n", text_of(duration));
}

static void print_command(FILE *file, const step *of) {
    static const char *const names[] = {"set_transform", "zoom_to", "zoom_to_rect", "center_on", "fit", "rotate_to",
                                        "pan_by", "zoom_by", "rotate_by", "step"};
    int count = step_numbers(of) - 1;
    fprintf(file, "tapzoom_%s(view, ", names[of->kind - STEP_TRANSFORM]);
    if (of->kind == STEP_TRANSFORM) fprintf(file, "&(tapzoom_transform){");
    if (of->kind == STEP_RECT) fprintf(file, "&(tapzoom_rect){");
    print_numbers(file, of->numbers, count);
    if (of->kind == STEP_TRANSFORM || of->kind == STEP_RECT) fprintf(file, "}");
    if (count > 0) fprintf(file, ", ");
    print_options(file, of);
}

static void print_touch(FILE *file, const step *of) {
    static const char *const phases[] = {"BEGAN", "MOVED", "ENDED", "CANCELLED"};
    char more[40] = "";
    if (of->numbers[3] != 0 || of->numbers[4] != 0)
        snprintf(more, sizeof more, ", 0, %g, %g", of->numbers[3], of->numbers[4]);
    fprintf(file, "tapzoom_push_touches(view, &(tapzoom_touch){%s, %d, %s, %s, TAPZOOM_TOUCH_%s%s}, 1, NULL);\n",
            text_of(of->numbers[0]), (int)of->id, text_of(of->numbers[1]), text_of(of->numbers[2]),
            phases[of->choice - 1], more);
}

static void print_scroll(FILE *file, const step *of) {
    static const char *const units[] = {"PIXEL", "LINE", "PAGE", "NOTCH120"}, *const sources[] = {"WHEEL", "TRACKPAD"};
    static const char *const phases[] = {"UNPHASED", "BEGAN", "CHANGED", "ENDED", "MOMENTUM"};
    fprintf(file, "tapzoom_push_scroll(view, &(tapzoom_scroll){");
    print_numbers(file, of->numbers, 7);
    fprintf(file, ", TAPZOOM_UNIT_%s, TAPZOOM_SOURCE_%s, TAPZOOM_SCROLL_%s, 0}, NULL);\n", units[of->choice & 3],
            sources[of->choice >> 2 & 1], phases[of->choice >> 3]);
}

static void print_step(FILE *file, const step *of) {
    const double *n = of->numbers;
    switch (of->kind) {
    case STEP_PRESET: fprintf(file, "tapzoom_config_init(&config, sizeof config, %g);\n", n[0]); break;
    case STEP_FIELD: fprintf(file, "config.%s = %s;\n", fields[of->choice].name, text_of(n[0])); break;
    case STEP_CREATE:
        fprintf(file, "tapzoom_create(&config, &(tapzoom_viewport){");
        print_numbers(file, n, 6);
        fprintf(file, "}, &(tapzoom_rect){");
        print_numbers(file, n + 6, 4);
        fprintf(file, "}, &view);\n");
        break;
    case STEP_CONFIG:
        fprintf(file, "tapzoom_set_config(view, &config, %s);\n",
                of->choice ? "&(tapzoom_options){sizeof(tapzoom_options), 1}" : "NULL");
        break;
    case STEP_VIEWPORT:
        fprintf(file, "tapzoom_set_viewport(view, &(tapzoom_viewport){");
        print_numbers(file, n, 6);
        fprintf(file, "});\n");
        break;
    case STEP_CONTENT:
        fprintf(file, "tapzoom_set_content(view, &(tapzoom_rect){");
        print_numbers(file, n, 4);
        fprintf(file, "}, TAPZOOM_KEEP_%s);\n", of->choice == TAPZOOM_KEEP_PICTURE ? "PICTURE" : "COORDINATES");
        break;
    case STEP_TOUCH: print_touch(file, of); break;
    case STEP_ADVANCE: fprintf(file, "tapzoom_advance(view, %s);\n", text_of(n[0])); break;
    case STEP_CANCEL: fprintf(file, "tapzoom_cancel_touches(view, %s);\n", text_of(n[0])); break;
    case STEP_STOP: fprintf(file, "tapzoom_stop_motion(view);\n"); break;
    case STEP_FORGE:
        fprintf(file, "/* forges the snapshot: the %s at %s, value %g */\n", of->choice ? "number" : "word",
                text_of(n[0]), n[1]);
        break;
    case STEP_LOAD: fprintf(file, "/* saves the view, and loads it in another one */\n"); break;
    case STEP_RECORD: fprintf(file, "tapzoom_begin_recording(view, memory, sizeof memory);\n"); break;
    case STEP_SCROLL: print_scroll(file, of); break;
    case STEP_VELOCITY:
        fprintf(file, "tapzoom_set_velocity(view, &(tapzoom_velocity){");
        print_numbers(file, n, 6);
        fprintf(file, "});\n");
        break;
    case STEP_OWNER:
        fprintf(file, "tapzoom_set_contact_owner(view, %d, TAPZOOM_OWNER_%s);\n", (int)of->id,
                of->choice ? "HOST" : "VIEW");
        break;
    case STEP_PAGER:
        fprintf(file, "tapzoom_set_pager_offset(view, ");
        print_numbers(file, n, 2);
        fprintf(file, ");\n");
        break;
    case STEP_POLL: fprintf(file, "tapzoom_poll_events(view, events, %g, &count);\n", n[0]); break;
    default: print_command(file, of);
    }
}

void print_script(FILE *file, const script *what) {
    for (int i = 0; i < what->count; i++) {
        fprintf(file, "    ");
        print_step(file, &what->steps[i]);
    }
}

/* ---- Calls ---------------------------------------------------------------------------------------------------- */

static tapzoom_status command(tapzoom_view *view, const step *next, const double *n) {
    tapzoom_options made = {.struct_size = sizeof made, .animated = next->choice == ANIMATED,
                            .quiet = next->choice == QUIETLY};
    const tapzoom_options *options = next->choice == AT_ONCE ? NULL : &made;
    tapzoom_transform transform = {n[0], n[1], n[2], n[3]};
    tapzoom_rect rect = {n[0], n[1], n[2], n[3]};
    made.duration = n[step_numbers(next) - 1];
    switch (next->kind) {
    case STEP_TRANSFORM: return tapzoom_set_transform(view, &transform, options);
    case STEP_ZOOM_TO: return tapzoom_zoom_to(view, n[0], n[1], n[2], options);
    case STEP_RECT: return tapzoom_zoom_to_rect(view, &rect, options);
    case STEP_CENTER: return tapzoom_center_on(view, n[0], n[1], n[2], options);
    case STEP_RESET: return tapzoom_fit(view, options);
    case STEP_ROTATE_TO: return tapzoom_rotate_to(view, n[0], n[1], n[2], options);
    case STEP_PAN_BY: return tapzoom_pan_by(view, n[0], n[1], options);
    case STEP_ROTATE_BY: return tapzoom_rotate_by(view, n[0], n[1], n[2], options);
    case STEP_STEP: return tapzoom_step(view, (uint32_t)n[0], options);
    default: return tapzoom_zoom_by(view, n[0], n[1], n[2], options);
    }
}

static tapzoom_status scroll(tapzoom_view *view, const step *next, const double *n) {
    tapzoom_scroll made = {n[0], n[1], n[2], n[3], n[4], n[5], n[6], next->choice & 3, next->choice >> 2 & 1,
                           next->choice >> 3, 0};
    return tapzoom_push_scroll(view, &made, NULL);
}

static const tapzoom_options animated = {.struct_size = sizeof animated, .animated = 1};

tapzoom_status step_call(tapzoom_view *view, const step *next, const tapzoom_config *config, int is_negated) {
    double n[STEP_NUMBERS];
    for (int i = 0; i < STEP_NUMBERS; i++) n[i] = next->numbers[i] == 0 && is_negated ? -0.0 : next->numbers[i];
    tapzoom_viewport viewport = {n[0], n[1], n[2], n[3], n[4], n[5]};
    tapzoom_rect rect = {n[0], n[1], n[2], n[3]};
    tapzoom_touch sample = {.time = n[0], .id = next->id, .x = n[1], .y = n[2], .phase = next->choice,
                            .flags = (uint32_t)n[3], .buttons = (uint32_t)n[4]};
    tapzoom_velocity velocity = {n[0], n[1], n[2], n[3], n[4], n[5]};
    totals.calls++;
    switch (next->kind) {
    case STEP_PRESET:
    case STEP_FIELD:
    case STEP_LOAD:
    case STEP_RECORD:
    case STEP_FORGE:
    case STEP_CREATE: return TAPZOOM_OK;
    case STEP_CONFIG: return tapzoom_set_config(view, config, next->choice ? &animated : NULL);
    case STEP_VIEWPORT: return tapzoom_set_viewport(view, &viewport);
    case STEP_CONTENT: return tapzoom_set_content(view, &rect, next->choice);
    case STEP_TOUCH: totals.samples++; return tapzoom_push_touches(view, &sample, 1, NULL);
    case STEP_ADVANCE: return tapzoom_advance(view, n[0]);
    case STEP_CANCEL: return tapzoom_cancel_touches(view, n[0]);
    case STEP_STOP: return tapzoom_stop_motion(view);
    case STEP_SCROLL: return scroll(view, next, n);
    case STEP_VELOCITY: return tapzoom_set_velocity(view, &velocity);
    case STEP_OWNER: return tapzoom_set_contact_owner(view, next->id, next->choice);
    case STEP_PAGER: return tapzoom_set_pager_offset(view, n[0], n[1]);
    case STEP_POLL: {
        tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
        size_t count = 0;
        tapzoom_status status = tapzoom_poll_events(view, events, (size_t)n[0] % (TAPZOOM_EVENT_CAPACITY + 1), &count);
        totals.events += count;
        return status;
    }
    default: return command(view, next, n);
    }
}

/* ---- The views of a script ------------------------------------------------------------------------------------ */

static tapzoom_view *views[4];

void scene_clear(void) {
    for (size_t i = 0; i < sizeof views / sizeof *views; i++) {
        tapzoom_destroy(views[i]);
        views[i] = NULL;
    }
}

static tapzoom_view *new_view(const tapzoom_config *config, const tapzoom_viewport *viewport,
                              const tapzoom_rect *content) {
    for (size_t i = 0; i < sizeof views / sizeof *views; i++)
        if (!views[i]) {
            if (tapzoom_create(config, viewport, content, &views[i]) != TAPZOOM_OK) views[i] = NULL;
            return views[i];
        }
    EXPECT(!"a place for one more view");
    return NULL;
}

tapzoom_view *scene_twin(const scene *s) { return new_view(&s->config, &s->viewport, &s->content); }

tapzoom_view *what_if(scene *s) {
    if (!s->is_saved) save(s->view, &s->saved);
    s->is_saved = 1;
    if (!s->other) EXPECT((s->other = scene_twin(s)) != NULL);
    tapzoom_status status = tapzoom_load_state(s->other, s->saved.bytes, s->saved.size);
    if (status != TAPZOOM_OK)
        broken("snapshot: the view cannot load its own snapshot: %s", tapzoom_status_string(status));
    totals.calls++;
    law_checks++;
    return s->other;
}

static void adopt(scene *s, const step *done) {
    const double *n = done->numbers;
    tapzoom_viewport viewport = {n[0], n[1], n[2], n[3], n[4], n[5]};
    tapzoom_rect rect = {n[0], n[1], n[2], n[3]};
    if (done->kind == STEP_CONFIG) s->config = s->next;
    if (done->kind == STEP_VIEWPORT) s->viewport = viewport;
    if (done->kind == STEP_CONTENT) s->content = rect;
    if (done->kind == STEP_TOUCH || done->kind == STEP_ADVANCE || done->kind == STEP_CANCEL ||
        done->kind == STEP_SCROLL)
        s->time = n[0];
}

static int changes_sizes(const scene *s, const step *next) {
    const double *n = next->numbers;
    tapzoom_viewport viewport = {n[0], n[1], n[2], n[3], n[4], n[5]};
    tapzoom_rect rect = {n[0], n[1], n[2], n[3]};
    if (next->kind == STEP_VIEWPORT) return memcmp(&viewport, &s->viewport, sizeof viewport) != 0;
    return next->kind == STEP_CONTENT && memcmp(&rect, &s->content, sizeof rect) != 0;
}

/* Equal sizes, an equal velocity, and settings without effect on moves leave a frame open. */
static void follow_touches(scene *s, const step *next) {
    int is_size = next->kind == STEP_VIEWPORT || next->kind == STEP_CONTENT;
    if (next->kind == STEP_OWNER || next->kind == STEP_PAGER) return;
    if (!(is_size && !changes_sizes(s, next)) && next->kind != STEP_CONFIG && next->kind != STEP_VELOCITY)
        s->is_frame_open = next->kind == STEP_TOUCH && next->choice == TAPZOOM_TOUCH_MOVED;
}

/* At least the length in view units of the unit of a scroll. */
static double unit_of(const scene *s, const step *next) {
    switch (next->choice & 3) {
    case TAPZOOM_UNIT_PAGE: return diagonal(&s->viewport);
    case TAPZOOM_UNIT_LINE: return 100;
    default: return 1;
    }
}

/* Follows the motion by the host, and the largest coordinate. */
static void follow_host(scene *s, const step *next) {
    const double *n = next->numbers;
    int phase = next->choice >> 3;
    int is_held = phase == TAPZOOM_SCROLL_BEGAN || phase == TAPZOOM_SCROLL_CHANGED;
    double end = is_held ? INFINITY : n[0] + s->config.scroll_end_time;
    /* Momentum without effect does not end a scroll. */
    if (next->kind == STEP_SCROLL) s->scroll_end = phase == TAPZOOM_SCROLL_MOMENTUM ? fmax(s->scroll_end, end) : end;
    if (next->kind == STEP_VELOCITY)
        s->is_driven = n[0] != 0 || n[1] != 0 || n[2] != 0 || n[3] != 0;
    if (next->kind == STEP_CANCEL || next->kind == STEP_STOP || next->kind == STEP_CREATE)
        s->scroll_end = -INFINITY, s->is_driven = 0;
    if (next->kind == STEP_TOUCH) s->reach = fmax(s->reach, fmax(fabs(n[1]), fabs(n[2])));
    if (next->kind == STEP_SCROLL)
        for (int i = 1; i < 5; i++) s->reach = fmax(s->reach, (i < 3 ? 1 : unit_of(s, next)) * fabs(n[i]));
    if (next->kind == STEP_PAN_BY) s->reach = fmax(s->reach, fmax(fabs(n[0]), fabs(n[1])));
    if (next->kind == STEP_ZOOM_BY || next->kind == STEP_ROTATE_BY)
        s->reach = fmax(s->reach, fmax(fabs(n[1]), fabs(n[2])));
    if (next->kind == STEP_VELOCITY)
        for (int i = 0; i < 6; i++) s->reach = fmax(s->reach, fabs(n[i]));
}

static tapzoom_status create(scene *s, const double *n) {
    tapzoom_viewport viewport = {n[0], n[1], n[2], n[3], n[4], n[5]};
    tapzoom_rect content = {n[6], n[7], n[8], n[9]};
    if (s->view) return TAPZOOM_ERROR_RANGE;
    s->config = s->next, s->viewport = viewport, s->content = content;
    s->view = new_view(&s->config, &s->viewport, &s->content);
    return s->view ? TAPZOOM_OK : TAPZOOM_ERROR_RANGE;
}

/* A view may keep a viewpoint from before a resize, while it displays the transform after the resize or aims at its
   target. */
static void follow_viewpoint(scene *s, const step *last, int is_resize) {
    double far = 1e-6 * diagonal(&s->viewport) + rounding(&s->viewport, &s->content, &s->now);
    if (last->kind == STEP_CREATE) s->is_resized = 0;
    if (is_resize) {
        s->is_resized = 1;
        s->resized[0] = s->now, s->resized[1] = s->target;
    }
    s->is_recalled = 0;
    for (int i = 0; i < 2 && s->is_resized; i++)
        if (!(shift(&s->viewport, &s->resized[i], &s->now) > far &&
              shift(&s->viewport, &s->resized[i], &s->target) > far))
            s->is_recalled = 1;
}

/* A view computes its place after a resize from the one before, and after several resizes from the first. An error of
   that place grows as a part of the content in the view does: by the scale, and for another picture by its size. So a
   picture of 1e12 units in place of one of 1 leaves no digit of a place. */
static void inherit_errors(scene *s, double error, const tapzoom_rect *old, const step *last) {
    double growth = s->now.scale / s->before.scale, x = 1, y = 1;
    if (last->kind == STEP_CONTENT && last->choice == TAPZOOM_KEEP_PICTURE)
        x = s->content.width / old->width, y = s->content.height / old->height;
    s->inherited = growth * fmax(x, y) * error;
}

tapzoom_status scene_step(scene *s, const step *next) {
    tapzoom_status status = TAPZOOM_OK;
    tapzoom_rect old = s->content;
    double error = s->view ? s->inherited + rounding(&s->viewport, &s->content, &s->now) : 0;
    s->is_saved = 0;
    switch (next->kind) {
    case STEP_PRESET: return tapzoom_config_init(&s->next, sizeof s->next, (int32_t)next->numbers[0]);
    case STEP_FIELD: set_field(&s->next, next->choice, next->numbers[0]); return TAPZOOM_OK;
    case STEP_CREATE: status = create(s, next->numbers); break;
    default: status = s->view ? step_call(s->view, next, &s->next, 0) : TAPZOOM_ERROR_NULL;
    }
    if (!s->view) return status;
    int is_resize = status == TAPZOOM_OK && changes_sizes(s, next);
    if (status == TAPZOOM_OK) {
        follow_touches(s, next);
        follow_host(s, next);
        adopt(s, next);
    }
    s->before = next->kind == STEP_CREATE ? transform_of(s->view) : s->now;
    s->now = transform_of(s->view);
    s->target = target_of(s->view);
    s->state = state_of(s->view);
    if (is_at_rest(s)) s->reach = 0;
    follow_viewpoint(s, next, is_resize);
    if (is_resize) inherit_errors(s, error, &old, next);
    else if (!s->is_recalled) s->inherited = 0;
    return status;
}

int may_be_held(const scene *s) { return s->state.time > -INFINITY && s->scroll_end >= s->state.time; }

int is_at_rest(const scene *s) {
    return !(s->state.flags & (TAPZOOM_STATE_MOVING | TAPZOOM_STATE_TOUCHED)) && !may_be_held(s);
}

void play_with(const script *played, void (*check)(scene *s, const step *last)) {
    static scene s;
    scene_clear();
    memset(&s, 0, sizeof s);
    for (int i = 0; i < played->count; i++) {
        tapzoom_status status = scene_step(&s, &played->steps[i]);
        if (status == TAPZOOM_OK && s.view && played->steps[i].kind != STEP_FIELD) check(&s, &played->steps[i]);
    }
}
