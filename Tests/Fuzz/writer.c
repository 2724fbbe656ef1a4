/*
 * writer.c - writes random scripts: views with ordinary and with extreme numbers, hands, commands, changes of sizes and
 * settings.
 *
 * SPDX-License-Identifier: MIT
 */
#include "laws.h"

/* ---- Values --------------------------------------------------------------------------------------------------- */

double some_part(input *in) {
    unsigned high = take(in), low = take(in);
    return (double)(high << 8 | low) / 65535;
}

int some_index(input *in, int limit) { return take(in) % limit; }

int one_in(input *in, int times) { return take(in) % times == 0; }

/* Mostly multiples of 1/8: they are short to read, and the other values show rounding errors. */
double some_value(input *in, double low, double high) {
    double value = low + (high - low) * some_part(in);
    if (high - low < 2 || one_in(in, 8)) return value;
    return fmin(fmax(floor(value * 8) / 8, low), high);
}

double some_magnitude(input *in, double low, double high) {
    switch (some_index(in, 10)) {
    case 0: return low;
    case 1: return high;
    case 2: return nextafter(low, high);
    case 3: return nextafter(high, low);
    case 4: return fmin(fmax(1, low), high);
    default: {
        double value = exp(log(low) + (log(high) - log(low)) * some_part(in));
        char text[40];
        snprintf(text, sizeof text, "%.3g", value);
        return fmin(fmax(strtod(text, NULL), low), high);
    }
    }
}

/* ---- Steps ---------------------------------------------------------------------------------------------------- */

void begin_writing(writer *w, input *in, script *made) {
    memset(w, 0, sizeof *w);
    memset(made, 0, sizeof *made);
    w->in = in, w->made = made;
}

step *add_step(writer *w, int kind, int choice, const double *numbers, int count) {
    static step beyond;
    if (w->made->count >= MOST_STEPS) return &beyond;
    step *next = &w->made->steps[w->made->count++];
    next->kind = (int16_t)kind, next->choice = (int16_t)choice;
    for (int i = 0; i < count; i++) next->numbers[i] = numbers[i];
    return next;
}

void add_field(writer *w, int field, double value) { add_step(w, STEP_FIELD, field, &value, 1); }

static void set(writer *w, const char *name, double value) { add_field(w, field_named(name), value); }

/* ---- Views ---------------------------------------------------------------------------------------------------- */

static double some_size(writer *w, double low, double high) {
    if (w->is_extreme && one_in(w->in, 2)) return some_magnitude(w->in, TAPZOOM_MIN_SIZE, TAPZOOM_MAX_LENGTH);
    return some_value(w->in, low, high);
}

static double some_place(writer *w, double low, double high) {
    if (w->is_extreme && one_in(w->in, 4))
        return some_magnitude(w->in, 1e-6, TAPZOOM_MAX_LENGTH) * (one_in(w->in, 2) ? -1 : 1);
    return some_value(w->in, low, high);
}

/* Insets along one axis: none, a bar, or bars that leave little space or none. */
static void some_insets(writer *w, double size, double *first, double *second) {
    double leaves[] = {0.5, 0.1, 1e-3, 1e-6, 1e-9, 0, TAPZOOM_MIN_SIZE / size, -0.1};
    *first = *second = 0;
    switch (some_index(w->in, 8)) {
    case 0: *first = some_value(w->in, 0, 0.3) * size; break;
    case 1: *second = some_value(w->in, 0, 0.3) * size; break;
    case 2:
        *first = some_value(w->in, 0, 1) * size;
        *second = fmax(size - *first - leaves[some_index(w->in, 8)] * size, 0);
        break;
    default: break;
    }
    *first = fmin(*first, TAPZOOM_MAX_LENGTH), *second = fmin(*second, TAPZOOM_MAX_LENGTH);
}

static void some_viewport(writer *w) {
    tapzoom_viewport *v = &w->viewport;
    memset(v, 0, sizeof *v);
    v->width = some_size(w, 200, 1200), v->height = some_size(w, 200, 1200);
    if (w->is_extreme && one_in(w->in, 4))
        *(one_in(w->in, 2) ? &v->width : &v->height) = some_magnitude(w->in, 1e8, TAPZOOM_MAX_LENGTH);
    if (!one_in(w->in, 3)) return;
    some_insets(w, v->width, &v->left, &v->right);
    some_insets(w, v->height, &v->top, &v->bottom);
}

static void some_content(writer *w) {
    tapzoom_rect *c = &w->content;
    memset(c, 0, sizeof *c);
    c->width = some_size(w, 50, 4000), c->height = some_size(w, 50, 4000);
    if (one_in(w->in, 4)) c->x = some_place(w, -4000, 4000), c->y = some_place(w, -4000, 4000);
}

/* Settings of the rubber bands and the quick zoom, over their whole ranges. */
void write_bands(writer *w) {
    static const double bands[] = {0, 0, 1, 1e-6, 1e-3, 0.1, 0.999999}, walls[] = {1, 1 + 1e-6, 1.001, 1.5, 10, 100};
    static const double distances[] = {1, 2, 5, 20, 140, 1e4, -1, -40};
    if (one_in(w->in, 2)) set(w, "rubber_band", one_in(w->in, 3) ? some_part(w->in) : bands[some_index(w->in, 7)]);
    if (one_in(w->in, 2)) set(w, "rubber_band_scale", walls[some_index(w->in, 6)]);
    if (one_in(w->in, 2)) set(w, "quick_zoom_distance", distances[some_index(w->in, 8)]);
}

void write_scroll_settings(writer *w) {
    set(w, "wheel", w->is_pan ? TAPZOOM_ACTION_PAN : some_index(w->in, 3));
    set(w, "trackpad", w->is_pan ? TAPZOOM_ACTION_PAN : some_index(w->in, 3));
    if (one_in(w->in, 2)) set(w, "momentum", some_index(w->in, 3));
    if (one_in(w->in, 3)) set(w, "wheel_smoothing", one_in(w->in, 3) ? 0 : some_magnitude(w->in, 1, 1000));
    if (one_in(w->in, 3)) set(w, "wheel_speed", some_magnitude(w->in, 0.01, 10));
    if (one_in(w->in, 3)) set(w, "scroll_end_time", some_magnitude(w->in, 0.01, 10));
    if (one_in(w->in, 4)) set(w, "snap", some_index(w->in, 3));
    if (one_in(w->in, 8)) set(w, "invert_zoom", 1);
}

void write_hand_settings(writer *w) {
    static const double steps[] = {6.283185307179586, 1.5707963267948966, 0.7853981633974483, 0.5235987755982988, 0.01,
                                   6.284};
    if (one_in(w->in, 2)) set(w, "gestures", EVERY_GESTURE);
    if (one_in(w->in, 2)) set(w, "rotate_snap_step", steps[some_index(w->in, 6)]);
    if (one_in(w->in, 3)) set(w, "rotate_slop_snapped", one_in(w->in, 2) ? 45 : some_value(w->in, 0, 1e4));
    if (one_in(w->in, 3)) set(w, "rotate_snap", 0.785 * some_part(w->in));
    if (one_in(w->in, 2)) set(w, "pinch_anchor", TAPZOOM_PINCH_CENTER);
    if (one_in(w->in, 3)) set(w, "predict_time", one_in(w->in, 2) ? 0.025 : 0.025 * some_part(w->in));

    if (!w->is_steady && one_in(w->in, 3)) set(w, "tap_action", some_index(w->in, 7));
    if (!w->is_steady && one_in(w->in, 3)) set(w, "press_action", some_index(w->in, 7));
    if (one_in(w->in, 4)) set(w, "tap_ignore_time", one_in(w->in, 3) ? some_value(w->in, 0, 10) : 0.3);
}

static void some_setting(writer *w) {
    static const double extras[] = {0, -1e-6, -1, -40, 10, 300, -1e12, 1e12};
    switch (some_index(w->in, 22)) {
    case 0: set(w, "gestures", EVERY_GESTURE); break;
    case 1: set(w, "pan_slop", 0); break;
    case 2: set(w, "pinch_slop", 0); break;
    case 3: set(w, "rotate_slop", 0); break;
    case 4: set(w, "align_x", some_index(w->in, 5) / 4.0); break;
    case 5: set(w, "align_y", some_index(w->in, 5) / 4.0); break;
    case 6: set(w, "fit", some_index(w->in, 7)); break;
    case 7: set(w, "bounds", some_index(w->in, 3)); break;
    case 8: set(w, "min_scale.factor", some_magnitude(w->in, w->is_extreme ? 1e-6 : 0.1, 1)); break;
    case 9: set(w, "max_scale.factor", some_magnitude(w->in, 0.5, w->is_extreme ? 1e6 : 100)); break;
    case 10: set(w, "min_scale.fit", some_index(w->in, 7)); break;
    case 11: set(w, "max_scale.fit", some_index(w->in, 7)); break;
    case 12: set(w, "spring_frequency", some_magnitude(w->in, 0.1, 1000)); break;
    case 13: set(w, "fling_boost_speed", one_in(w->in, 2) ? 0 : some_magnitude(w->in, 1, 1e6)); break;
    case 14: set(w, "fling_zoom_decay", one_in(w->in, 4) ? 0 : some_magnitude(w->in, 0.1, 1000)); break;
    case 15: set(w, "rotate_snap", one_in(w->in, 2) ? 0 : 0.785 * some_part(w->in)); break;
    case 16: set(w, "always_bounce_x", some_index(w->in, 2)); break;
    case 17: set(w, "always_bounce_y", some_index(w->in, 2)); break;
    case 18:
    case 19: set(w, "visible_part", one_in(w->in, 2) ? some_index(w->in, 5) / 4.0 : some_part(w->in)); break;
    case 20:
        set(w, "visible_extra", one_in(w->in, 2) ? extras[some_index(w->in, 8)] : some_value(w->in, -400, 400));
        break;
    default: set(w, "fling_decay", some_magnitude(w->in, 0.1, 1000)); break;
    }
}

void write_view(writer *w) {
    double preset = some_index(w->in, 4), numbers[10];
    add_step(w, STEP_PRESET, 0, &preset, 1);
    for (int changes = some_index(w->in, 4); changes > 0; changes--) some_setting(w);
    if (!w->is_calm && one_in(w->in, 16)) set(w, "reduced_motion", 1);
    if (!w->is_calm && one_in(w->in, 16)) set(w, "animation_duration", 0);
    if (one_in(w->in, 3)) write_bands(w);
    if (one_in(w->in, 3)) write_scroll_settings(w);
    if (one_in(w->in, 4)) write_hand_settings(w);
    some_viewport(w);
    some_content(w);
    memcpy(numbers, &w->viewport, sizeof w->viewport);
    memcpy(numbers + 6, &w->content, sizeof w->content);
    add_step(w, STEP_CREATE, 0, numbers, 10);
}

/* ---- Time and hands ------------------------------------------------------------------------------------------- */

static void advance(writer *w, double by) {
    w->now += by;
    add_step(w, STEP_ADVANCE, 0, &w->now, 1);
}

void write_wait(writer *w) {
    static const double waits[] = {0, 0.001, 0.016, 0.02, 0.05, 0.1, 0.3, 0.5, 1, 3, 20, 1000};
    advance(w, waits[some_index(w->in, 12)]);
}

static void add_touch(writer *w, int phase, const struct finger *f) {
    double numbers[] = {w->now, f->x, f->y, 0, 0};
    if (w->shares && phase == TAPZOOM_TOUCH_BEGAN && one_in(w->in, 3))
        numbers[3] = some_index(w->in, 4), numbers[4] = one_in(w->in, 2) ? some_index(w->in, 64) : 0;
    add_step(w, STEP_TOUCH, phase, numbers, 5)->id = f->id;
}

static void land(writer *w, double x, double y) {
    if (w->finger_count >= 5) return;
    struct finger *f = &w->fingers[w->finger_count++];
    *f = (struct finger){++w->last_id, x, y};
    add_touch(w, TAPZOOM_TOUCH_BEGAN, f);
}

static void lift(writer *w, int index) {
    struct finger gone = w->fingers[index];
    w->fingers[index] = w->fingers[--w->finger_count];
    add_touch(w, TAPZOOM_TOUCH_ENDED, &gone);
}

void write_lifts(writer *w) {
    while (w->finger_count > 0) lift(w, some_index(w->in, w->finger_count));
}

/* A landing, a lift and a frame without other changes, so that only moving fingers can move the content. */
static void land_somewhere(writer *w) {
    advance(w, 0.01);
    land(w, some_part(w->in) * w->viewport.width, some_part(w->in) * w->viewport.height);
}

static double round_off(double value) { return fabs(value) < 1e6 && fabs(value) > 1 ? floor(value * 8) / 8 : value; }

/* The fingers travel together, spread and rotate, in some frames. */
static void move(writer *w, double dx, double dy, double spread, double turn, int frames, double pace) {
    double x = 0, y = 0;
    for (int i = 0; i < w->finger_count; i++)
        x += w->fingers[i].x / w->finger_count, y += w->fingers[i].y / w->finger_count;
    double factor = pow(spread, 1.0 / frames), c = factor * cos(turn / frames), s = factor * sin(turn / frames);
    for (int frame = 0; frame < frames; frame++) {
        w->now += pace;
        for (int i = 0; i < w->finger_count; i++) {
            struct finger *f = &w->fingers[i];
            double u = f->x - x, v = f->y - y;
            f->x = x + dx / frames + c * u - s * v, f->y = y + dy / frames + s * u + c * v;
            f->x = round_off(fmin(fmax(f->x, -TAPZOOM_MAX_LENGTH), TAPZOOM_MAX_LENGTH));
            f->y = round_off(fmin(fmax(f->y, -TAPZOOM_MAX_LENGTH), TAPZOOM_MAX_LENGTH));
            add_touch(w, TAPZOOM_TOUCH_MOVED, f);
        }
        x += dx / frames, y += dy / frames;
        advance(w, 0);
    }
}

static void move_somehow(writer *w, double reach) {
    double size = fmax(w->viewport.width, w->viewport.height);
    double dx = reach * size * (some_part(w->in) - 0.5), dy = reach * size * (some_part(w->in) - 0.5);
    int is_straight = one_in(w->in, 3);
    double spread = w->finger_count > 1 && !is_straight ? exp(reach * 2 * (some_part(w->in) - 0.5)) : 1;
    double turn = w->finger_count > 1 && one_in(w->in, 3) ? 4 * (some_part(w->in) - 0.5) : 0;
    move(w, dx, dy, spread, turn, 1 + some_index(w->in, 4), one_in(w->in, 4) ? 0.1 : 0.01);
}

static void fling(writer *w) {
    double size = fmin(w->viewport.width, w->viewport.height), x = some_part(w->in), y = some_part(w->in);
    if (w->finger_count == 0) land_somewhere(w);
    double spread = 1, turn = 0;
    if (one_in(w->in, 2)) {
        if (w->finger_count == 1) land_somewhere(w);
        spread = exp(some_part(w->in) - 0.5), turn = one_in(w->in, 2) ? 2 * (some_part(w->in) - 0.5) : 0;
    }
    move(w, size * (x - 0.5), size * (y - 0.5), spread, turn, 4, 0.01);
    while (w->finger_count > 1) {
        lift(w, some_index(w->in, w->finger_count));
        w->now += 0.02 * some_index(w->in, 5);
    }
    write_lifts(w);
    if (one_in(w->in, 2)) advance(w, 0.05 + 0.2 * some_index(w->in, 4));
}

static void tap(writer *w, double x, double y) {
    w->now += 0.01;
    land(w, x, y);
    w->now += 0.05;
    if (w->finger_count > 0) lift(w, w->finger_count - 1);
}

static void double_tap(writer *w) {
    double x = w->viewport.width * some_part(w->in), y = w->viewport.height * some_part(w->in);
    write_lifts(w);
    tap(w, x, y);
    w->now += 0.1;
    tap(w, x, y);
    advance(w, 0.05 * some_index(w->in, 5));
}

static void quick_zoom(writer *w, double reach) {
    double x = w->viewport.width * some_part(w->in), y = w->viewport.height * some_part(w->in);
    write_lifts(w);
    advance(w, 1);
    tap(w, x, y);
    w->now += 0.1;
    land(w, x, y);
    move(w, 0, reach * w->viewport.height * (some_part(w->in) - 0.5), 1, 0, 2 + some_index(w->in, 3), 0.05);
}

static void cancel(writer *w) {
    w->finger_count = 0;
    w->now += 0.01;
    add_step(w, STEP_CANCEL, 0, &w->now, 1);
}

/* ---- Wheels, trackpads and velocities -------------------------------------------------------------------------- */

static void add_scroll(writer *w, int source, int phase, double dx, double dy) {
    double x = some_place(w, 0, w->viewport.width), y = some_place(w, 0, w->viewport.height);
    double numbers[] = {w->now, x, y, dx, dy, 0, 0};
    int unit = one_in(w->in, 4) ? some_index(w->in, 4) : TAPZOOM_UNIT_PIXEL;
    if (source == TAPZOOM_SOURCE_TRACKPAD && !w->is_pan && one_in(w->in, 3)) {
        numbers[5] = w->is_extreme && one_in(w->in, 4) ? some_magnitude(w->in, 1e-6, 1e6)
                                                      : exp(some_part(w->in) - 0.5);
        if (one_in(w->in, 2)) numbers[6] = one_in(w->in, 8) ? some_value(w->in, -1000, 1000) : some_part(w->in) - 0.5;
    }
    add_step(w, STEP_SCROLL, scroll_choice(unit, source, phase), numbers, 7);
}

/* Reports as a window system sends them; some are missing. */
void write_scroll(writer *w) {
    int source = some_index(w->in, 2), is_phased = source == TAPZOOM_SOURCE_TRACKPAD && !one_in(w->in, 4);
    double size = fmax(w->viewport.width, w->viewport.height) * (one_in(w->in, 4) ? 2 : 0.2);
    double dx = size * (some_part(w->in) - 0.5), dy = size * (some_part(w->in) - 0.5);
    if (w->is_extreme && one_in(w->in, 6)) dy = some_place(w, -TAPZOOM_MAX_LENGTH, TAPZOOM_MAX_LENGTH);
    if (one_in(w->in, 2)) dx = 0;
    dx = round_off(fmin(fmax(dx, -TAPZOOM_MAX_LENGTH), TAPZOOM_MAX_LENGTH));
    dy = round_off(fmin(fmax(dy, -TAPZOOM_MAX_LENGTH), TAPZOOM_MAX_LENGTH));
    if (is_phased && !one_in(w->in, 8)) {
        int is_still = one_in(w->in, 2);
        add_scroll(w, source, TAPZOOM_SCROLL_BEGAN, is_still ? 0 : dx, is_still ? 0 : dy);
    }
    for (int left = some_index(w->in, 5); left > 0; left--) {
        advance(w, 0.01);
        add_scroll(w, source, is_phased ? TAPZOOM_SCROLL_CHANGED : TAPZOOM_SCROLL_UNPHASED, dx, dy);
        if (one_in(w->in, 4)) return; /* the scroll continues later, or breaks off */
    }
    if (is_phased && !one_in(w->in, 6)) add_scroll(w, source, TAPZOOM_SCROLL_ENDED, 0, 0);
    if (!one_in(w->in, is_phased ? 2 : 8)) return;
    for (int left = some_index(w->in, 5); left > 0; left--) {
        advance(w, 0.01);
        add_scroll(w, source, TAPZOOM_SCROLL_MOMENTUM, dx, dy);
    }
}

void write_velocity(writer *w) {
    double size = fmax(w->viewport.width, w->viewport.height);
    double numbers[] = {4 * size * (some_part(w->in) - 0.5), 4 * size * (some_part(w->in) - 0.5), 0, 0,
                        some_place(w, 0, w->viewport.width), some_place(w, 0, w->viewport.height)};
    for (int i = 0; i < 2; i++)
        numbers[i] = round_off(fmin(fmax(numbers[i], -TAPZOOM_MAX_LENGTH), TAPZOOM_MAX_LENGTH));
    if (!w->is_pan && one_in(w->in, 2)) numbers[2] = 4 * (some_part(w->in) - 0.5);
    if (!w->is_pan && one_in(w->in, 4)) numbers[3] = 4 * (some_part(w->in) - 0.5);
    if (w->is_extreme && one_in(w->in, 8)) numbers[2] = one_in(w->in, 2) ? 1000 : -1000;
    if (one_in(w->in, 3)) numbers[some_index(w->in, 2)] = 0;
    if (one_in(w->in, 6)) memset(numbers, 0, sizeof numbers);
    add_step(w, STEP_VELOCITY, 0, numbers, 6);
    if (one_in(w->in, 2)) advance(w, 0.05 * some_index(w->in, 8));
}

void write_sharing_settings(writer *w) {
    w->shares = 1;
    add_field(w, field_named("min_pan_contacts"), 1 + one_in(w->in, 2));
    add_field(w, field_named("pager_edges"), one_in(w->in, 2) ? some_index(w->in, 16) : 0);
    add_field(w, field_named("host_buttons"), one_in(w->in, 4) ? some_index(w->in, 64) : 0);
    add_step(w, STEP_CONFIG, 0, NULL, 0);
}

void write_share(writer *w) {
    double offset[] = {0, 0};
    if (!w->shares) return;
    if (w->finger_count > 0 && !one_in(w->in, 4)) {
        int owner = one_in(w->in, 2) ? TAPZOOM_OWNER_HOST : TAPZOOM_OWNER_VIEW;
        add_step(w, STEP_OWNER, owner, NULL, 0)->id = w->fingers[some_index(w->in, w->finger_count)].id;
        return;
    }
    if (!one_in(w->in, 3)) offset[0] = round_off(w->viewport.width * (some_part(w->in) - 0.5));
    if (one_in(w->in, 3)) offset[1] = round_off(w->viewport.height * (some_part(w->in) - 0.5));
    add_step(w, STEP_PAGER, 0, offset, 2);
}

void write_hands(writer *w) {
    switch (some_index(w->in, 16)) {
    case 0:
    case 1:
    case 2: land_somewhere(w); break;
    case 3:
        advance(w, 0.01);
        if (w->finger_count > 0) lift(w, some_index(w->in, w->finger_count));
        break;
    case 4: write_lifts(w); break;
    case 5:
    case 6: fling(w); break;
    case 7: double_tap(w); break;
    case 8: quick_zoom(w, 4); break;
    case 9: cancel(w); break;
    case 10: write_wait(w); break;
    default:
        if (w->finger_count == 0) land_somewhere(w);
        if (w->finger_count == 1 && one_in(w->in, 2)) land_somewhere(w);
        move_somehow(w, one_in(w->in, 4) ? 4 : 1);
    }
}

/* Quick zooms, pinches and drags far beyond all limits; then fingers land and lift. */
void write_far_hands(writer *w) {
    static const double reaches[] = {4, 10, 100, 1e3, 1e6, 1e9};
    double reach = reaches[some_index(w->in, 6)];
    switch (some_index(w->in, 8)) {
    case 0:
    case 1: quick_zoom(w, reach); break;
    case 2:
    case 3:
        while (w->finger_count < 2) land_somewhere(w);
        move(w, 0, 0, one_in(w->in, 2) ? reach : 1 / reach, 0, 3, 0.05);
        break;
    case 4:
        if (w->finger_count == 0) land_somewhere(w);
        move(w, reach * (some_part(w->in) - 0.5) * 1000, reach * (some_part(w->in) - 0.5) * 1000, 1, 0, 2, 0.05);
        break;
    case 5: land_somewhere(w); break;
    case 6:
        advance(w, 0.01);
        if (w->finger_count > 0) lift(w, some_index(w->in, w->finger_count));
        break;
    default: write_hands(w);
    }
}

void write_catch(writer *w) {
    static const double waits[] = {0, 0.001, 0.02, 0.1, 0.25, 0.29, 0.2999, 0.299999, 0.5, 1, 2, 4};
    if (one_in(w->in, 2)) write_command(w);
    else fling(w);
    advance(w, waits[some_index(w->in, 12)]);
    land(w, some_part(w->in) * w->viewport.width, some_part(w->in) * w->viewport.height);
    if (one_in(w->in, 4)) move_somehow(w, 1);
    if (one_in(w->in, 3)) write_lifts(w);
    else cancel(w);
}

/* ---- Commands, sizes and settings ------------------------------------------------------------------------------ */

void write_command(writer *w) {
    double x = some_place(w, 0, w->viewport.width), y = some_place(w, 0, w->viewport.height);
    double u = w->content.x + w->content.width * some_part(w->in);
    double v = w->content.y + w->content.height * some_part(w->in);
    double fit = fmin(w->viewport.width / w->content.width, w->viewport.height / w->content.height);
    double scale = fit * exp(6 * (some_part(w->in) - 0.3));
    double duration = one_in(w->in, 4) ? some_value(w->in, 0.001, 2) : 0;
    int animated = one_in(w->in, 2), is_turned = one_in(w->in, 3);
    int is_quiet = w->is_quiet ? !one_in(w->in, 4) : !animated && one_in(w->in, 6);
    int manner = is_quiet ? QUIETLY : animated ? ANIMATED : AT_ONCE;
    double turn = is_turned ? one_in(w->in, 2) ? 1.5707963267948966 * (some_index(w->in, 9) - 4)
                                               : some_value(w->in, -4, 4) : 0;
    if (w->is_calm && manner != ANIMATED) return;
    if (w->is_extreme && one_in(w->in, 6)) scale = some_magnitude(w->in, 1e-40, 1e40);
    switch (some_index(w->in, 11)) {
    case 0: {
        double to[] = {scale, turn, x - scale * u, y - scale * v, duration};
        if (w->is_extreme && one_in(w->in, 4)) to[2] = some_place(w, -1e12, 1e12);
        add_step(w, STEP_TRANSFORM, manner, to, 5);
        break;
    }
    case 1: add_step(w, STEP_ZOOM_TO, manner, (double[]){scale, x, y, duration}, 4); break;
    case 2:
        add_step(w, STEP_RECT, manner, (double[]){u, v, fmax(w->content.width * some_part(w->in), 1e-6),
                 fmax(w->content.height * some_part(w->in), 1e-6), duration}, 5);
        break;
    case 3: add_step(w, STEP_CENTER, manner, (double[]){u, v, one_in(w->in, 2) ? 0 : scale, duration}, 4); break;
    case 4: add_step(w, STEP_RESET, manner, &duration, 1); break;
    case 5:
        add_step(w, STEP_ZOOM_BY, manner, (double[]){some_magnitude(w->in, 1e-2, 1e2), x, y, duration}, 4);
        break;
    case 6: {
        double dx = some_place(w, -w->viewport.width, w->viewport.width);
        double dy = some_place(w, -w->viewport.height, w->viewport.height);
        add_step(w, STEP_PAN_BY, manner, (double[]){dx, dy, duration}, 3);
        break;
    }
    case 7: add_step(w, STEP_ROTATE_BY, manner, (double[]){some_value(w->in, -4, 4), x, y, duration}, 4); break;
    case 8: add_step(w, STEP_ROTATE_TO, manner, (double[]){turn, x, y, duration}, 4); break;
    case 9: add_step(w, STEP_STEP, manner, (double[]){1 << some_index(w->in, 9), duration}, 2); break;
    default: if (!w->is_calm) add_step(w, STEP_STOP, 0, NULL, 0);
    }
}

void write_viewport(writer *w) {
    tapzoom_viewport *v = &w->viewport, old = *v;
    double factor = 1 + (some_part(w->in) - 0.5) * (one_in(w->in, 3) ? 1e-3 : 0.8), numbers[6];
    switch (some_index(w->in, 7)) {
    case 0: *v = (tapzoom_viewport){old.height, old.width, old.top, old.right, old.bottom, old.left}; break;
    case 1: v->width = round_off(old.width * factor); break;
    case 2: v->height = round_off(old.height * factor); break;
    case 3: some_insets(w, v->width, &v->left, &v->right); break;
    case 4: some_insets(w, v->height, &v->top, &v->bottom); break;
    case 5: v->left = v->top = v->right = v->bottom = 0; break;
    default: some_viewport(w);
    }
    v->width = fmin(fmax(v->width, TAPZOOM_MIN_SIZE), TAPZOOM_MAX_LENGTH);
    v->height = fmin(fmax(v->height, TAPZOOM_MIN_SIZE), TAPZOOM_MAX_LENGTH);
    memcpy(numbers, v, sizeof *v);
    add_step(w, STEP_VIEWPORT, 0, numbers, 6);
}

void write_content(writer *w) {
    tapzoom_rect *c = &w->content;
    int keep = one_in(w->in, 3) ? TAPZOOM_KEEP_COORDINATES : TAPZOOM_KEEP_PICTURE;
    double factor = one_in(w->in, 2) ? 2 : some_value(w->in, 0.2, 3), numbers[4];
    switch (some_index(w->in, 4)) {
    case 0: c->width *= factor, c->height *= factor; break;
    case 1: c->width *= factor; break;
    case 2: c->x += c->width, c->y -= 0.5 * c->height; break;
    default: some_content(w);
    }
    c->width = fmin(fmax(c->width, TAPZOOM_MIN_SIZE), TAPZOOM_MAX_LENGTH);
    c->height = fmin(fmax(c->height, TAPZOOM_MIN_SIZE), TAPZOOM_MAX_LENGTH);
    c->x = fmin(fmax(c->x, -TAPZOOM_MAX_LENGTH), TAPZOOM_MAX_LENGTH);
    c->y = fmin(fmax(c->y, -TAPZOOM_MAX_LENGTH), TAPZOOM_MAX_LENGTH);
    memcpy(numbers, c, sizeof *c);
    add_step(w, STEP_CONTENT, keep, numbers, 4);
}

void write_settings(writer *w) {
    if (one_in(w->in, 4)) write_scroll_settings(w);
    else if (one_in(w->in, 4)) write_hand_settings(w);
    else if (one_in(w->in, 2)) write_bands(w);
    else some_setting(w);
    add_step(w, STEP_CONFIG, one_in(w->in, 4), NULL, 0);
}

void write_mode(writer *w) {
    static const double waits[] = {0, 0.01, 0.03, 0.05, 0.15, 0.29};
    double preset = some_index(w->in, 4);
    add_step(w, STEP_PRESET, 0, &preset, 1);
    if (one_in(w->in, 3)) write_bands(w);
    add_step(w, STEP_CONFIG, 1, NULL, 0);
    advance(w, waits[some_index(w->in, 6)]);
    switch (some_index(w->in, 4)) {
    case 0: write_scroll(w); break;
    case 1: write_velocity(w); break;
    default: land_somewhere(w), move_somehow(w, 1);
    }
}
