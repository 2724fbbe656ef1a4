/*
 * tapzoom_gtk4.c - the widget of tapzoom_gtk4.h: GDK's events as touches and scrolls, and GTK's frames.
 *
 * SPDX-License-Identifier: MIT
 * Copyright (c) 2026 tapzoom contributors
 */
#include <tapzoom_gtk4.h>

#include <math.h>

#define MOUSE_ID (-1)        /* a finger's id is an address, and never this */
#define X11_NOTCH 15         /* pixels: libinput's X driver divides a touchpad's travel by it */
#define LATEST_EVENT 60.0    /* seconds of lateness; a later event uses another clock */

struct _TapZoomArea {
    GtkWidget parent_instance;
    tapzoom_view *view;
    tapzoom_viewport viewport;
    tapzoom_transform shown;
    TapZoomAreaDraw draw;
    gpointer data;
    guint tick, wake;         /* sources of the next frame; at most one is not 0 */
    gulong on_active, on_removed, on_animations; /* handlers of signals of others */
    guint32 stamp;            /* GDK's time of the last event */
    double stamp_clock;       /* the same in seconds, without wrapping */
    double clock_offset;      /* offset from stamp_clock to our clock */
    double pinched;           /* scale of a touchpad pinch so far */
    gboolean scrolling;       /* fingers scroll on a touchpad */
    double pointer_x, pointer_y; /* its last position; NAN before the first */
    double frame_time;        /* time of the last frame */
    gboolean exact;           /* draws the newest touches instead of resampled ones */
    gboolean said_too_small;
    GSimpleActionGroup *actions; /* the steps */
    TapZoomAreaTranslate translate;
    char *words;              /* scale, place and limits, as last told to a screen reader */
};

G_DEFINE_FINAL_TYPE(TapZoomArea, tapzoom_area, GTK_TYPE_WIDGET)

enum { GESTURE_SIGNAL, FRAME_SIGNAL, SIGNAL_COUNT };
static guint signals[SIGNAL_COUNT];

static void say(const char *what, const char *why) {
    g_printerr("%s: %s: %s\n", g_get_prgname(), what, why);
}

static void check(const char *what, tapzoom_status status) {
    if (status != TAPZOOM_OK) say(what, tapzoom_status_string(status));
}

/* ---- Frames: one per refresh in motion, one at a deadline, none at rest ----------------------------------------- */

static double seconds(void) {
    return (double)g_get_monotonic_time() / G_USEC_PER_SEC;
}

static gboolean on_tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data);

static void request_frame(TapZoomArea *area) {
    g_clear_handle_id(&area->wake, g_source_remove);
    if (area->tick == 0) area->tick = gtk_widget_add_tick_callback(GTK_WIDGET(area), on_tick, NULL, NULL);
}

static gboolean on_wake(gpointer data) {
    TapZoomArea *area = data;
    area->wake = 0;
    request_frame(area);
    return G_SOURCE_REMOVE;
}

static gboolean is_shown(TapZoomArea *area) {
    return gtk_widget_get_root(GTK_WIDGET(area)) != NULL;
}

/* ---- Steps, and what a screen reader hears ----------------------------------------------------------------------- */

static const struct {
    uint32_t step;
    const char *action, *symbol, *words;
} steps[] = {
    {TAPZOOM_STEP_ZOOM_IN, "zoom-in", "+", "Zoom in"},
    {TAPZOOM_STEP_ZOOM_OUT, "zoom-out", "−", "Zoom out"},
    {TAPZOOM_STEP_LEFT, "left", "←", "Left"},
    {TAPZOOM_STEP_UP, "up", "↑", "Up"},
    {TAPZOOM_STEP_RIGHT, "right", "→", "Right"},
    {TAPZOOM_STEP_DOWN, "down", "↓", "Down"},
    {TAPZOOM_STEP_COUNTERCLOCKWISE, "counterclockwise", "↺", "Rotate counterclockwise"},
    {TAPZOOM_STEP_CLOCKWISE, "clockwise", "↻", "Rotate clockwise"},
    {TAPZOOM_STEP_FIT, "fit", "□", "Show all"},
};

static const struct {
    uint32_t limit;
    const char *words;
} limits[] = {
    {TAPZOOM_LIMIT_LEFT, "left edge"},         {TAPZOOM_LIMIT_TOP, "top edge"},
    {TAPZOOM_LIMIT_RIGHT, "right edge"},       {TAPZOOM_LIMIT_BOTTOM, "bottom edge"},
    {TAPZOOM_LIMIT_MIN_SCALE, "smallest"},     {TAPZOOM_LIMIT_MAX_SCALE, "largest"},
};

static const uint32_t all_edges =
    TAPZOOM_LIMIT_LEFT | TAPZOOM_LIMIT_TOP | TAPZOOM_LIMIT_RIGHT | TAPZOOM_LIMIT_BOTTOM;

static const char *translated(TapZoomArea *area, const char *text) {
    return area->translate != NULL ? area->translate(text) : text;
}

static void on_step(TapZoomArea *area, GVariant *parameter, GSimpleAction *action) {
    (void)parameter;
    for (guint i = 0; i < G_N_ELEMENTS(steps); i++)
        if (g_str_equal(steps[i].action, g_action_get_name(G_ACTION(action)))) tapzoom_area_step(area, steps[i].step);
}

static void add_actions(TapZoomArea *area) {
    area->actions = g_simple_action_group_new();
    for (guint i = 0; i < G_N_ELEMENTS(steps); i++) {
        GSimpleAction *action = g_simple_action_new(steps[i].action, NULL);
        g_signal_connect_object(action, "activate", G_CALLBACK(on_step), area, G_CONNECT_SWAPPED);
        g_action_map_add_action(G_ACTION_MAP(area->actions), G_ACTION(action));
        g_object_unref(action);
    }
    /* A screen reader offers the actions of the widget. */
    gtk_widget_insert_action_group(GTK_WIDGET(area), "tapzoom", G_ACTION_GROUP(area->actions));
}

static void enable_actions(TapZoomArea *area) {
    uint32_t possible = 0;
    check("actions", tapzoom_get_actions(area->view, &possible));
    for (guint i = 0; i < G_N_ELEMENTS(steps); i++) {
        GAction *action = g_action_map_lookup_action(G_ACTION_MAP(area->actions), steps[i].action);
        g_simple_action_set_enabled(G_SIMPLE_ACTION(action), (possible & steps[i].step) != 0);
    }
}

static void add_limits(TapZoomArea *area, GString *words, uint32_t reached) {
    for (guint i = 0; i < G_N_ELEMENTS(limits); i++)
        if (reached & limits[i].limit) g_string_append_printf(words, ", %s", translated(area, limits[i].words));
}

/* The place is the content point in the middle of the safe area, in percent of the content. */
static char *describe(TapZoomArea *area, uint32_t reached) {
    GString *words = g_string_new(NULL);
    const tapzoom_viewport *port = &area->viewport;
    tapzoom_transform at;
    tapzoom_rect all;
    double x, y, fitted;
    tapzoom_get_transform(area->view, &at);
    tapzoom_get_content(area->view, &all);
    tapzoom_get_scale_range(area->view, NULL, NULL, &fitted);
    check("place", tapzoom_view_to_content(&at, (port->left + port->width - port->right) / 2,
                                           (port->top + port->height - port->bottom) / 2, &x, &y));
    g_string_append_printf(words, "%.0f %s", 100 * at.scale / fitted, translated(area, "percent"));
    if ((reached & all_edges) == all_edges)
        g_string_append_printf(words, ", %s", translated(area, "all visible"));
    else
        g_string_append_printf(words, ", %.0f %s, %.0f %s", 100 * (x - all.x) / all.width, translated(area, "across"),
                               100 * (y - all.y) / all.height, translated(area, "down"));
    double degrees = at.rotation * 180 / G_PI;
    if (fabs(degrees) >= 0.5) g_string_append_printf(words, ", %s %.0f°", translated(area, "rotated"), degrees);
    add_limits(area, words, (reached & all_edges) == all_edges ? reached & ~all_edges : reached);
    return g_string_free(words, FALSE);
}

static void tell(TapZoomArea *area, const char *words) {
    gtk_accessible_update_property(GTK_ACCESSIBLE(area), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
}

/* At rest: words during a motion would be a stream. */
static void tell_place(TapZoomArea *area, const tapzoom_state *state) {
    if (state->next_deadline < INFINITY || state->flags & TAPZOOM_STATE_TOUCHED) return;
    char *words = describe(area, state->flags);
    if (g_strcmp0(words, area->words) != 0) tell(area, words);
    g_free(area->words);
    area->words = words;
}

/* At once. The words of the place follow at rest, so that the next refused step changes them again. */
static void tell_limit(TapZoomArea *area, const tapzoom_event *event) {
    if (event->kind != TAPZOOM_EVENT_LIMIT || event->phase != TAPZOOM_PHASE_BEGAN) return;
    GString *words = g_string_new(NULL);
    add_limits(area, words, event->limits);
    if (words->len > 2) tell(area, words->str + 2); /* without the first comma */
    g_string_free(words, TRUE);
    g_clear_pointer(&area->words, g_free);
}

/* ---- Events and frames ------------------------------------------------------------------------------------------- */

/*
 * One at a time: a handler may destroy the window, or take the area out of it. The events of its commands are told in
 * the next frame.
 */
static void tell_events(TapZoomArea *area) {
    tapzoom_state state;
    tapzoom_get_state(area->view, &state);
    do {
        tapzoom_event event;
        size_t count = 0;
        check("events", tapzoom_poll_events(area->view, &event, 1, &count));
        if (count == 0) return;
        tell_limit(area, &event);
        g_signal_emit(area, signals[GESTURE_SIGNAL], 0, &event);
    } while (--state.waiting_count > 0 && is_shown(area));
}

static gboolean same(const tapzoom_transform *a, const tapzoom_transform *b) {
    return a->scale == b->scale && a->rotation == b->rotation && a->x == b->x && a->y == b->y;
}

static void show(TapZoomArea *area) {
    tapzoom_transform exact, now;
    tapzoom_state state;
    tapzoom_get_state(area->view, &state);
    tapzoom_get_transform(area->view, &exact);
    now = exact;
    if (!area->exact) {
        check("show", tapzoom_get_transform_at(area->view, MAX(area->frame_time, state.time), &now));
        if (!same(&now, &exact)) request_frame(area); /* until resampled touches have come to rest */
    }
    if (same(&now, &area->shown)) return;
    area->shown = now;
    gtk_widget_queue_draw(GTK_WIDGET(area));
}

static gboolean on_tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
    (void)data;
    TapZoomArea *area = TAPZOOM_AREA(widget);
    double frame_time = (double)gdk_frame_clock_get_frame_time(clock) / G_USEC_PER_SEC;
    tapzoom_state state;
    area->frame_time = frame_time;
    area->tick = 0; /* from here on a request is for the next frame */
    g_object_ref(area);
    check("frame", tapzoom_advance(area->view, frame_time));
    tell_events(area);
    show(area);
    if (is_shown(area)) g_signal_emit(area, signals[FRAME_SIGNAL], 0);
    tapzoom_get_state(area->view, &state);
    enable_actions(area);
    tell_place(area, &state);
    if (state.next_deadline <= state.time) {
        request_frame(area);
    } else if (state.next_deadline < INFINITY && area->tick == 0) {
        double wait = MAX(state.next_deadline - seconds(), 0);
        /* With the priority of frames, so that GTK handles waiting events first. */
        area->wake = g_timeout_add_full(GDK_PRIORITY_REDRAW, (guint)ceil(wait * 1000), on_wake, area, NULL);
    }
    g_object_unref(area);
    return G_SOURCE_REMOVE;
}

/* ---- Touches ----------------------------------------------------------------------------------------------------- */

/*
 * GDK reports milliseconds of the display's clock, which has any origin and wraps after 49 days. Only differences are
 * meaningful. The event with the least latency so far defines the offset to our clock.
 */
static double event_time(TapZoomArea *area, GdkEvent *event) {
    guint32 stamp = gdk_event_get_time(event);
    if (stamp == GDK_CURRENT_TIME) return seconds();
    area->stamp_clock += (gint32)(stamp - area->stamp) / 1000.0;
    area->stamp = stamp;
    double lateness = seconds() - (area->stamp_clock + area->clock_offset);
    if (lateness < 0 || lateness > LATEST_EVENT) area->clock_offset += lateness;
    return area->stamp_clock + area->clock_offset;
}

/* GDK's positions are on the window's surface, which includes the shadow that GTK may draw around the window. */
static void from_surface(TapZoomArea *area, double surface_x, double surface_y, double *x, double *y) {
    GtkNative *native = gtk_widget_get_native(GTK_WIDGET(area));
    double window_x, window_y;
    gtk_native_get_surface_transform(native, &window_x, &window_y);
    gtk_widget_translate_coordinates(GTK_WIDGET(native), GTK_WIDGET(area), surface_x - window_x, surface_y - window_y,
                                     x, y);
}

static void event_position(TapZoomArea *area, GdkEvent *event, double *x, double *y) {
    double surface_x = 0, surface_y = 0;
    gdk_event_get_position(event, &surface_x, &surface_y);
    from_surface(area, surface_x, surface_y, x, y);
}

/* On X11 a wheel event has no position, and the seat's pointer may have moved on while the event waited. */
static void pointer_position(TapZoomArea *area, GdkEvent *event, double *x, double *y) {
    double surface_x, surface_y;
    if (isnan(area->pointer_x)) {
        gdk_surface_get_device_position(gdk_event_get_surface(event), gdk_seat_get_pointer(gdk_event_get_seat(event)),
                                        &surface_x, &surface_y, NULL);
        from_surface(area, surface_x, surface_y, &area->pointer_x, &area->pointer_y);
    }
    *x = area->pointer_x;
    *y = area->pointer_y;
}

static void push(TapZoomArea *area, GdkEvent *event, int64_t id, int32_t phase, int32_t tool) {
    tapzoom_touch touch = {.id = id, .phase = phase, .tool = tool};
    touch.time = event_time(area, event);
    event_position(area, event, &touch.x, &touch.y);
    check("touch", tapzoom_push_touches(area->view, &touch, 1, NULL));
    request_frame(area);
}

static void cancel(TapZoomArea *area) {
    check("cancel", tapzoom_cancel_touches(area->view, seconds()));
    area->scrolling = FALSE;
    request_frame(area);
}

/* The id is the address of the sequence. GDK may reuse it for a later finger, which the view allows. */
static void push_finger(TapZoomArea *area, GdkEvent *event, int32_t phase) {
    push(area, event, (int64_t)(intptr_t)gdk_event_get_event_sequence(event), phase, TAPZOOM_TOOL_FINGER);
}

/* On Wayland and macOS the device of a pen's event is a logical mouse, and only the tool is a pen. */
static gboolean is_pen(GdkEvent *event) {
    GdkDevice *device = gdk_event_get_device(event);
    GdkDeviceTool *tool = gdk_event_get_device_tool(event);
    switch (tool != NULL ? gdk_device_tool_get_tool_type(tool) : GDK_DEVICE_TOOL_TYPE_UNKNOWN) {
    case GDK_DEVICE_TOOL_TYPE_UNKNOWN: return device != NULL && gdk_device_get_source(device) == GDK_SOURCE_PEN;
    case GDK_DEVICE_TOOL_TYPE_MOUSE:
    case GDK_DEVICE_TOOL_TYPE_LENS: return FALSE;
    default: return TRUE;
    }
}

static void push_pointer(TapZoomArea *area, GdkEvent *event, int32_t phase) {
    push(area, event, MOUSE_ID, phase, is_pen(event) ? TAPZOOM_TOOL_PEN : TAPZOOM_TOOL_MOUSE);
}

/* A pen that hovers guards against palms. GDK reports neither the size of a finger's contact nor palms. */
static void hover(TapZoomArea *area, GdkEvent *event) {
    if (is_pen(event)) check("pen", tapzoom_pen_near(area->view, event_time(area, event)));
}

static void push_scroll(TapZoomArea *area, GdkEvent *event, tapzoom_scroll scroll) {
    scroll.time = event_time(area, event);
    pointer_position(area, event, &scroll.x, &scroll.y);
    check("scroll", tapzoom_push_scroll(area->view, &scroll, NULL));
    request_frame(area);
}

/* GDK reports the direction of a wheel. It reports fingers on a touchpad as smooth scrolls, with an end when they lift;
   with Control they zoom like a wheel. */
static void scroll(TapZoomArea *area, GdkEvent *event) {
    tapzoom_scroll scroll = {.unit = TAPZOOM_UNIT_NOTCH120};
    gdk_scroll_event_get_deltas(event, &scroll.dx, &scroll.dy);
    gboolean in_notches = gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_WHEEL; /* always, on X11 */
    double unit = 120;
    if (gdk_scroll_event_get_direction(event) == GDK_SCROLL_SMOOTH) {
        gboolean ends = gdk_scroll_event_is_stop(event), zooms = gdk_event_get_modifier_state(event) & GDK_CONTROL_MASK;
        if (ends && !area->scrolling) return;
        unit = in_notches ? X11_NOTCH : 1;
        scroll.unit = TAPZOOM_UNIT_PIXEL;
        scroll.source = zooms ? TAPZOOM_SOURCE_WHEEL : TAPZOOM_SOURCE_TRACKPAD;
        scroll.phase = ends ? TAPZOOM_SCROLL_ENDED : area->scrolling ? TAPZOOM_SCROLL_CHANGED : TAPZOOM_SCROLL_BEGAN;
        area->scrolling = !ends;
    }
    scroll.dx *= unit;
    scroll.dy *= unit;
    push_scroll(area, event, scroll);
}

/* Two fingers on a touchpad spread, turn and move. GDK reports the scale since they began. */
static void pinch(TapZoomArea *area, GdkEvent *event) {
    static const int32_t phases[] = {
        [GDK_TOUCHPAD_GESTURE_PHASE_BEGIN] = TAPZOOM_SCROLL_BEGAN,
        [GDK_TOUCHPAD_GESTURE_PHASE_UPDATE] = TAPZOOM_SCROLL_CHANGED,
        [GDK_TOUCHPAD_GESTURE_PHASE_END] = TAPZOOM_SCROLL_ENDED,
        [GDK_TOUCHPAD_GESTURE_PHASE_CANCEL] = TAPZOOM_SCROLL_ENDED,
    };
    tapzoom_scroll scroll = {.source = TAPZOOM_SOURCE_TRACKPAD,
                             .phase = phases[gdk_touchpad_event_get_gesture_phase(event)]};
    if (scroll.phase == TAPZOOM_SCROLL_BEGAN) area->pinched = 1;
    double scale = gdk_touchpad_event_get_pinch_scale(event);
    if (scroll.phase == TAPZOOM_SCROLL_CHANGED && scale > 0) {
        gdk_touchpad_event_get_deltas(event, &scroll.dx, &scroll.dy);
        scroll.dx = -scroll.dx; /* the content follows the fingers */
        scroll.dy = -scroll.dy;
        scroll.factor = scale / area->pinched;
        scroll.rotation = gdk_touchpad_event_get_pinch_angle_delta(event);
        area->pinched = scale;
    }
    push_scroll(area, event, scroll);
}

/* Fingers that rest on a touchpad stop the motion. The hold ends when they move or lift. */
static void hold(TapZoomArea *area, GdkEvent *event) {
    gboolean begins = gdk_touchpad_event_get_gesture_phase(event) == GDK_TOUCHPAD_GESTURE_PHASE_BEGIN;
    push_scroll(area, event, (tapzoom_scroll){.source = TAPZOOM_SOURCE_TRACKPAD,
                                              .phase = begins ? TAPZOOM_SCROLL_BEGAN : TAPZOOM_SCROLL_ENDED});
}

/*
 * The legacy controller passes events on unchanged; GTK's gestures would wait and claim them. GTK makes no pointer
 * events of touches, and GDK drops those of the X server, so each finger arrives once.
 */
static gboolean on_event(GtkEventController *controller, GdkEvent *event, gpointer data) {
    (void)controller;
    TapZoomArea *area = data;
    switch ((int)gdk_event_get_event_type(event)) {
    case GDK_TOUCH_BEGIN:
        gtk_widget_grab_focus(GTK_WIDGET(area));
        push_finger(area, event, TAPZOOM_TOUCH_BEGAN);
        return GDK_EVENT_STOP;
    case GDK_TOUCH_UPDATE: push_finger(area, event, TAPZOOM_TOUCH_MOVED); return GDK_EVENT_STOP;
    case GDK_TOUCH_END: push_finger(area, event, TAPZOOM_TOUCH_ENDED); return GDK_EVENT_STOP;
    case GDK_TOUCH_CANCEL: push_finger(area, event, TAPZOOM_TOUCH_CANCELLED); return GDK_EVENT_STOP;
    case GDK_BUTTON_PRESS:
        gtk_widget_grab_focus(GTK_WIDGET(area));
        if (gdk_button_event_get_button(event) == GDK_BUTTON_PRIMARY) push_pointer(area, event, TAPZOOM_TOUCH_BEGAN);
        break;
    case GDK_BUTTON_RELEASE:
        if (gdk_button_event_get_button(event) == GDK_BUTTON_PRIMARY) push_pointer(area, event, TAPZOOM_TOUCH_ENDED);
        break;
    case GDK_MOTION_NOTIFY:
        event_position(area, event, &area->pointer_x, &area->pointer_y);
        if (gdk_event_get_modifier_state(event) & GDK_BUTTON1_MASK) push_pointer(area, event, TAPZOOM_TOUCH_MOVED);
        else hover(area, event);
        break;
    case GDK_PROXIMITY_IN:
    case GDK_PROXIMITY_OUT: hover(area, event); break;
    case GDK_SCROLL: scroll(area, event); return GDK_EVENT_STOP;
    case GDK_TOUCHPAD_PINCH: pinch(area, event); return GDK_EVENT_STOP;
    case GDK_TOUCHPAD_HOLD: hold(area, event); return GDK_EVENT_STOP;
    case GDK_GRAB_BROKEN: cancel(area); break;
    }
    return GDK_EVENT_PROPAGATE;
}

/* ---- Changes of the screen, the window and its devices ----------------------------------------------------------- */

static void follow_settings(TapZoomArea *area) {
    tapzoom_config config = {.struct_size = sizeof config};
    gboolean animations = TRUE;
    g_object_get(gtk_widget_get_settings(GTK_WIDGET(area)), "gtk-enable-animations", &animations, NULL);
    check("settings", tapzoom_get_config(area->view, &config));
    config.reduced_motion = !animations;
    config.pixels_per_unit = gtk_widget_get_scale_factor(GTK_WIDGET(area));
    check("settings", tapzoom_set_config(tapzoom_area_command(area), &config, NULL));
}

static void on_window_active(TapZoomArea *area) {
    if (!gtk_window_is_active(GTK_WINDOW(gtk_widget_get_root(GTK_WIDGET(area))))) cancel(area);
}

/* X11 has ended the touches of the device; another window system may not have, so the area cancels them. */
static void on_device_removed(TapZoomArea *area, GdkDevice *device) {
    tapzoom_state state;
    if (gdk_device_get_source(device) != GDK_SOURCE_TOUCHSCREEN) return;
    tapzoom_get_state(area->view, &state);
    say("touch device lost", gdk_device_get_name(device));
    if (state.flags & TAPZOOM_STATE_TOUCHED) cancel(area);
}

static void tapzoom_area_root(GtkWidget *widget) {
    GTK_WIDGET_CLASS(tapzoom_area_parent_class)->root(widget);
    TapZoomArea *area = TAPZOOM_AREA(widget);
    GtkRoot *root = gtk_widget_get_root(widget);
    GdkSeat *seat = gdk_display_get_default_seat(gtk_widget_get_display(widget));
    if (GTK_IS_WINDOW(root))
        area->on_active = g_signal_connect_object(root, "notify::is-active", G_CALLBACK(on_window_active), area,
                                                  G_CONNECT_SWAPPED);
    if (seat != NULL)
        area->on_removed = g_signal_connect_object(seat, "device-removed", G_CALLBACK(on_device_removed), area,
                                                   G_CONNECT_SWAPPED);
    area->on_animations = g_signal_connect_object(gtk_widget_get_settings(widget), "notify::gtk-enable-animations",
                                                  G_CALLBACK(follow_settings), area, G_CONNECT_SWAPPED);
    follow_settings(area);
}

static void tapzoom_area_unroot(GtkWidget *widget) {
    TapZoomArea *area = TAPZOOM_AREA(widget);
    g_clear_signal_handler(&area->on_active, gtk_widget_get_root(widget));
    g_clear_signal_handler(&area->on_removed, gdk_display_get_default_seat(gtk_widget_get_display(widget)));
    g_clear_signal_handler(&area->on_animations, gtk_widget_get_settings(widget));
    GTK_WIDGET_CLASS(tapzoom_area_parent_class)->unroot(widget);
}

static void tapzoom_area_unmap(GtkWidget *widget) {
    cancel(TAPZOOM_AREA(widget));
    GTK_WIDGET_CLASS(tapzoom_area_parent_class)->unmap(widget);
}

static void tapzoom_area_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
    (void)baseline;
    TapZoomArea *area = TAPZOOM_AREA(widget);
    if (width > 1 && height > 1) { /* one pixel is the smallest window, and counts as empty */
        area->viewport.width = width;
        area->viewport.height = height;
        check("resize", tapzoom_set_viewport(tapzoom_area_command(area), &area->viewport));
        show(area); /* in this frame, not the next */
    } else if (!area->said_too_small) {
        area->said_too_small = TRUE;
        say("window", "too small to show anything");
    }
}

static void draw_frame(GtkWidget *widget, GtkSnapshot *snapshot, float inset, GdkRGBA color) {
    const float widths[] = {2, 2, 2, 2};
    const GdkRGBA colors[] = {color, color, color, color};
    GskRoundedRect outline;
    gsk_rounded_rect_init_from_rect(&outline, &GRAPHENE_RECT_INIT(inset, inset,
                                    (float)gtk_widget_get_width(widget) - 2 * inset,
                                    (float)gtk_widget_get_height(widget) - 2 * inset), 0);
    gtk_snapshot_append_border(snapshot, &outline, widths, colors);
}

/* Draws the content in each frame, so that it is always sharp. A slow drawing would use tapzoom_get_raster_scale. */
static void tapzoom_area_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
    TapZoomArea *area = TAPZOOM_AREA(widget);
    int width = gtk_widget_get_width(widget), height = gtk_widget_get_height(widget);
    if (width <= 1 || height <= 1 || area->draw == NULL) return;
    cairo_t *cr = gtk_snapshot_append_cairo(snapshot, &GRAPHENE_RECT_INIT(0, 0, (float)width, (float)height));
    cairo_translate(cr, area->shown.x, area->shown.y);
    cairo_rotate(cr, area->shown.rotation);
    cairo_scale(cr, area->shown.scale, area->shown.scale);
    area->draw(cr, &area->shown, area->data);
    cairo_destroy(cr);
    if (gtk_widget_has_visible_focus(widget)) {
        draw_frame(widget, snapshot, 0, (GdkRGBA){0, 0, 0, 1}); /* one of both is visible on any drawing */
        draw_frame(widget, snapshot, 2, (GdkRGBA){1, 1, 1, 1});
    }
}

/* The frame of the focus appears and vanishes. */
static void tapzoom_area_state_flags_changed(GtkWidget *widget, GtkStateFlags before) {
    (void)before;
    gtk_widget_queue_draw(widget);
}

/* ---- The object -------------------------------------------------------------------------------------------------- */

static void tapzoom_area_finalize(GObject *object) {
    TapZoomArea *area = TAPZOOM_AREA(object);
    g_clear_handle_id(&area->wake, g_source_remove);
    g_object_unref(area->actions);
    g_free(area->words);
    tapzoom_destroy(area->view);
    G_OBJECT_CLASS(tapzoom_area_parent_class)->finalize(object);
}

static void tapzoom_area_class_init(TapZoomAreaClass *class) {
    GtkWidgetClass *widget = GTK_WIDGET_CLASS(class);
    G_OBJECT_CLASS(class)->finalize = tapzoom_area_finalize;
    widget->root = tapzoom_area_root;
    widget->unroot = tapzoom_area_unroot;
    widget->unmap = tapzoom_area_unmap;
    widget->size_allocate = tapzoom_area_size_allocate;
    widget->snapshot = tapzoom_area_snapshot;
    widget->state_flags_changed = tapzoom_area_state_flags_changed;
    gtk_widget_class_set_accessible_role(widget, GTK_ACCESSIBLE_ROLE_IMG);
    signals[GESTURE_SIGNAL] = g_signal_new("gesture", TAPZOOM_TYPE_AREA, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                           G_TYPE_NONE, 1, G_TYPE_POINTER);
    signals[FRAME_SIGNAL] = g_signal_new("frame", TAPZOOM_TYPE_AREA, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 0);
}

/* The viewport has any size until GTK allocates one: the fitted view stays fitted. */
static const tapzoom_viewport first_viewport = {.width = 100, .height = 100};

static tapzoom_view *new_view(const tapzoom_config *config, double width, double height) {
    tapzoom_view *view = NULL;
    tapzoom_rect content = {0, 0, width, height};
    check("zoom area", tapzoom_create(config, &first_viewport, &content, &view));
    return view;
}

static void tapzoom_area_init(TapZoomArea *area) {
    GtkEventController *raw = gtk_event_controller_legacy_new();
    g_signal_connect(raw, "event", G_CALLBACK(on_event), area);
    gtk_widget_add_controller(GTK_WIDGET(area), raw);
    gtk_widget_set_overflow(GTK_WIDGET(area), GTK_OVERFLOW_HIDDEN);
    gtk_widget_set_hexpand(GTK_WIDGET(area), TRUE);
    gtk_widget_set_vexpand(GTK_WIDGET(area), TRUE);
    gtk_widget_set_focusable(GTK_WIDGET(area), TRUE);
    add_actions(area);
    g_signal_connect(area, "notify::scale-factor", G_CALLBACK(follow_settings), NULL);
    /* An area of GtkBuilder, without tapzoom_area_new, keeps this view and draws nothing. */
    tapzoom_config config;
    check("zoom area", tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_PHOTOS));
    area->view = new_view(&config, 100, 100);
    area->viewport = first_viewport;
    area->pointer_x = NAN;
}

GtkWidget *tapzoom_area_new(const tapzoom_config *config, double width, double height, TapZoomAreaDraw draw,
                         gpointer data) {
    tapzoom_view *view = new_view(config, width, height);
    if (view == NULL) return NULL;
    TapZoomArea *area = g_object_new(TAPZOOM_TYPE_AREA, NULL);
    tapzoom_destroy(area->view);
    area->view = view;
    area->draw = draw;
    area->data = data;
    tapzoom_get_transform(view, &area->shown);
    return GTK_WIDGET(area);
}

tapzoom_view *tapzoom_area_get_view(TapZoomArea *area) {
    return area->view;
}

void tapzoom_area_set_insets(TapZoomArea *area, double left, double top, double right, double bottom) {
    tapzoom_viewport viewport = {area->viewport.width, area->viewport.height, left, top, right, bottom};
    tapzoom_status status = tapzoom_set_viewport(tapzoom_area_command(area), &viewport);
    check("insets", status);
    if (status == TAPZOOM_OK) area->viewport = viewport;
}

void tapzoom_area_set_resampling(TapZoomArea *area, gboolean resampling) {
    area->exact = !resampling;
    request_frame(area);
}

tapzoom_view *tapzoom_area_command(TapZoomArea *area) {
    check("time", tapzoom_advance(area->view, seconds()));
    request_frame(area);
    return area->view;
}

void tapzoom_area_step(TapZoomArea *area, uint32_t step) {
    static const tapzoom_options animated = {.struct_size = sizeof animated, .animated = 1};
    check("step", tapzoom_step(tapzoom_area_command(area), step, &animated));
}

GActionGroup *tapzoom_area_get_actions(TapZoomArea *area) {
    return G_ACTION_GROUP(area->actions);
}

GtkWidget *tapzoom_area_new_buttons(TapZoomArea *area) {
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
    tapzoom_config config = {.struct_size = sizeof config};
    check("settings", tapzoom_get_config(area->view, &config));
    gtk_widget_insert_action_group(box, "tapzoom", G_ACTION_GROUP(area->actions));
    for (guint i = 0; i < G_N_ELEMENTS(steps); i++) {
        gboolean turns = (steps[i].step & (TAPZOOM_STEP_CLOCKWISE | TAPZOOM_STEP_COUNTERCLOCKWISE)) != 0;
        if (turns && (config.gestures & TAPZOOM_GESTURE_ROTATE) == 0) continue;
        GtkWidget *button = gtk_button_new_with_label(steps[i].symbol);
        char *action = g_strconcat("tapzoom.", steps[i].action, NULL);
        const char *words = translated(area, steps[i].words);
        gtk_actionable_set_action_name(GTK_ACTIONABLE(button), action);
        gtk_widget_set_size_request(button, TAPZOOM_AREA_BUTTON_SIZE, TAPZOOM_AREA_BUTTON_SIZE);
        gtk_widget_set_tooltip_text(button, words);
        gtk_accessible_update_property(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
        /* A reader would say the tooltip, too. */
        gtk_accessible_reset_property(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
        gtk_box_append(GTK_BOX(box), button);
        g_free(action);
    }
    return box;
}

void tapzoom_area_set_translate(TapZoomArea *area, TapZoomAreaTranslate translate) {
    area->translate = translate;
    g_clear_pointer(&area->words, g_free);
    request_frame(area);
}
