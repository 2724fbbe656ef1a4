/*
 * keys.c - see keys.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "keys.h"

#include <math.h>

#define STEP_TIME 0.3 /* seconds in which a held key moves by its step */

/* The step of each key: x and y in logical pixels, the zoom as a factor, the rotation in radians. */
static const struct {
    guint keys[3];
    double x, y, factor, rotation;
    uint32_t action;
} moves[] = {
    {{GDK_KEY_Left, GDK_KEY_KP_Left}, 200, 0, 1, 0, TAPZOOM_STEP_LEFT},
    {{GDK_KEY_Right, GDK_KEY_KP_Right}, -200, 0, 1, 0, TAPZOOM_STEP_RIGHT},
    {{GDK_KEY_Up, GDK_KEY_KP_Up}, 0, 200, 1, 0, TAPZOOM_STEP_UP},
    {{GDK_KEY_Down, GDK_KEY_KP_Down}, 0, -200, 1, 0, TAPZOOM_STEP_DOWN},
    {{GDK_KEY_plus, GDK_KEY_equal, GDK_KEY_KP_Add}, 0, 0, 1.5, 0, TAPZOOM_STEP_ZOOM_IN},
    {{GDK_KEY_minus, GDK_KEY_KP_Subtract}, 0, 0, 1 / 1.5, 0, TAPZOOM_STEP_ZOOM_OUT},
    {{GDK_KEY_comma}, 0, 0, 1, -G_PI / 12, TAPZOOM_STEP_COUNTERCLOCKWISE}, /* one hour of right ascension */
    {{GDK_KEY_period}, 0, 0, 1, G_PI / 12, TAPZOOM_STEP_CLOCKWISE},
};

typedef struct keys {
    TapZoomArea *area;
    double since[G_N_ELEMENTS(moves)]; /* time of the press; INFINITY while it is up */
    guint codes[G_N_ELEMENTS(moves)];  /* hardware codes: Shift may change the name of a held key */
} keys;

static void check(tapzoom_status status) {
    if (status != TAPZOOM_OK) g_printerr("%s: keys: %s\n", g_get_prgname(), tapzoom_status_string(status));
}

static void release_all(keys *keys) {
    for (guint i = 0; i < G_N_ELEMENTS(moves); i++) keys->since[i] = INFINITY;
}

static void center(keys *keys, double *x, double *y) {
    *x = gtk_widget_get_width(GTK_WIDGET(keys->area)) / 2.0;
    *y = gtk_widget_get_height(GTK_WIDGET(keys->area)) / 2.0;
}

/* Sets the velocity of all held keys together. */
static void drive(keys *keys, tapzoom_view *view) {
    tapzoom_velocity velocity = {0};
    center(keys, &velocity.view_x, &velocity.view_y);
    for (guint i = 0; i < G_N_ELEMENTS(moves); i++) {
        if (keys->since[i] == INFINITY) continue;
        velocity.x += moves[i].x / STEP_TIME;
        velocity.y += moves[i].y / STEP_TIME;
        velocity.log_scale += log(moves[i].factor) / STEP_TIME;
        velocity.rotation += moves[i].rotation / STEP_TIME;
    }
    check(tapzoom_set_velocity(view, &velocity));
}

/* Adds the rest of the step after a short press. It begins with the view's present velocity. */
static void finish(keys *keys, tapzoom_view *view, guint i, double part) {
    static const tapzoom_options animated = {.struct_size = sizeof animated, .animated = 1};
    double x, y;
    center(keys, &x, &y);
    if (moves[i].factor != 1) check(tapzoom_zoom_by(view, pow(moves[i].factor, part), x, y, &animated));
    else if (moves[i].rotation != 0) check(tapzoom_rotate_by(view, moves[i].rotation * part, x, y, &animated));
    else check(tapzoom_pan_by(view, moves[i].x * part, moves[i].y * part, &animated));
}

/* Presses or releases a key at the view's clock. */
static void set(keys *keys, guint i, gboolean down) {
    tapzoom_state state;
    tapzoom_view *view = tapzoom_area_command(keys->area);
    tapzoom_get_state(view, &state);
    double part = 1 - (state.time - keys->since[i]) / STEP_TIME;
    keys->since[i] = down ? state.time : INFINITY;
    if (!down && part > 0) finish(keys, view, i, part);
    drive(keys, view);
}

/* Zooms in, and from the largest scale back to the whole sheet: with the arrows, five keys do everything. */
static void zoom_around(TapZoomArea *area) {
    uint32_t possible = 0;
    check(tapzoom_get_actions(tapzoom_area_get_view(area), &possible));
    tapzoom_area_step(area, possible & TAPZOOM_STEP_ZOOM_IN ? TAPZOOM_STEP_ZOOM_IN : TAPZOOM_STEP_FIT);
}

/* Whether the step of a key is possible. If it is not, the view sends LIMIT, so that each press has an answer. */
static gboolean may_move(TapZoomArea *area, uint32_t step) {
    uint32_t possible = 0;
    check(tapzoom_get_actions(tapzoom_area_command(area), &possible));
    if (possible & step) return TRUE;
    tapzoom_area_step(area, step);
    return FALSE;
}

/* GDK repeats the press of a held key. */
static gboolean on_press(GtkEventControllerKey *controller, guint key, guint code, GdkModifierType modifiers,
                         keys *keys) {
    (void)controller;
    if (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)) return GDK_EVENT_PROPAGATE;
    if (key == GDK_KEY_space || key == GDK_KEY_Return || key == GDK_KEY_KP_Enter) {
        zoom_around(keys->area);
        return GDK_EVENT_STOP;
    }
    for (guint i = 0; i < G_N_ELEMENTS(moves); i++) {
        if (key != moves[i].keys[0] && key != moves[i].keys[1] && key != moves[i].keys[2]) continue;
        if (keys->since[i] != INFINITY || !may_move(keys->area, moves[i].action)) return GDK_EVENT_STOP;
        keys->codes[i] = code;
        set(keys, i, TRUE);
        return GDK_EVENT_STOP;
    }
    return GDK_EVENT_PROPAGATE;
}

static void on_release(GtkEventControllerKey *controller, guint key, guint code, GdkModifierType modifiers,
                       keys *keys) {
    (void)controller, (void)key, (void)modifiers;
    for (guint i = 0; i < G_N_ELEMENTS(moves); i++)
        if (keys->since[i] != INFINITY && keys->codes[i] == code) set(keys, i, FALSE);
}

/* A window without focus receives no release. The area cancels the velocity. */
static void on_active(GtkWindow *window, GParamSpec *property, keys *keys) {
    (void)property;
    if (!gtk_window_is_active(window)) release_all(keys);
}

static void free_keys(gpointer keys, GClosure *closure) {
    (void)closure;
    g_free(keys);
}

void keys_move(GtkWindow *window, TapZoomArea *area) {
    keys *keys = g_new0(struct keys, 1);
    keys->area = area;
    release_all(keys);
    GtkEventController *controller = gtk_event_controller_key_new();
    g_signal_connect(controller, "key-pressed", G_CALLBACK(on_press), keys);
    g_signal_connect(controller, "key-released", G_CALLBACK(on_release), keys);
    gtk_widget_add_controller(GTK_WIDGET(window), controller);
    g_signal_connect_data(window, "notify::is-active", G_CALLBACK(on_active), keys, free_keys, 0);
}
