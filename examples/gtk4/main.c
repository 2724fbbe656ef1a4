/*
 * main.c - a star map: pinch, turn, fling, double tap, wheel; tap a star to learn its name.
 *
 * SPDX-License-Identifier: MIT
 */
#include <errno.h>
#include <glib-unix.h>
#include <math.h>
#include <stdlib.h>
#include <tapzoom_gtk4.h>

#include "keys.h"
#include "starmap.h"

#define RECORD_MEMORY (1 << 17)
#define BAR_HEIGHT 56
#define HINT "Tap a star"

typedef struct app {
    char *record_path;
    FILE *record_file;
    char record_memory[RECORD_MEMORY];
    GtkWidget *window, *area, *text;
    const star *marked;
    int exit_status;
} app;

static void fail(app *app, const char *what, const char *why) {
    g_printerr("%s: %s: %s\n", g_get_prgname(), what, why);
    app->exit_status = EXIT_FAILURE;
}

static void check(app *app, const char *what, tapzoom_status status) {
    if (status != TAPZOOM_OK) fail(app, what, tapzoom_status_string(status));
}

/* ---- The recording, for a bug report: after each frame the file has all calls up to that frame ------------------ */

static void write_record(TapZoomArea *area, app *app) {
    size_t count;
    if (app->record_file == NULL) return;
    tapzoom_status status = tapzoom_fetch_recording(tapzoom_area_get_view(area), &count);
    if (status == TAPZOOM_OK && fwrite(app->record_memory, 1, count, app->record_file) == count &&
        fflush(app->record_file) == 0)
        return;
    fail(app, app->record_path, status == TAPZOOM_OK ? g_strerror(errno) : tapzoom_status_string(status));
    fclose(app->record_file);
    app->record_file = NULL;
}

static gboolean start_record(app *app) {
    if (app->record_path == NULL) return TRUE;
    app->record_file = fopen(app->record_path, "wb");
    if (app->record_file == NULL) {
        fail(app, app->record_path, g_strerror(errno));
        return FALSE;
    }
    check(app, app->record_path,
          tapzoom_begin_recording(tapzoom_area_get_view(TAPZOOM_AREA(app->area)), app->record_memory,
                                  sizeof app->record_memory));
    write_record(TAPZOOM_AREA(app->area), app);
    return TRUE;
}

/* ---- Taps and keys ----------------------------------------------------------------------------------------------- */

static void on_gesture(TapZoomArea *area, const tapzoom_event *event, app *app) {
    if (event->kind != TAPZOOM_EVENT_TAP) return;
    app->marked = star_map_at(event->content_x, event->content_y, 24 / event->scale);
    char *text = app->marked != NULL ? star_map_describe(app->marked) : g_strdup(HINT);
    gtk_label_set_text(GTK_LABEL(app->text), text);
    g_free(text);
    gtk_widget_queue_draw(GTK_WIDGET(area));
}

static void show_all(app *app) {
    static const tapzoom_options animated = {.struct_size = sizeof animated, .animated = 1};
    check(app, "zoom", tapzoom_fit(tapzoom_area_command(TAPZOOM_AREA(app->area)), &animated));
}

static gboolean on_key(GtkEventControllerKey *keys, guint key, guint code, GdkModifierType modifiers, app *app) {
    (void)keys, (void)code, (void)modifiers;
    switch (key) {
    case GDK_KEY_0: case GDK_KEY_KP_0: show_all(app); break;
    case GDK_KEY_Escape: case GDK_KEY_q: gtk_window_destroy(GTK_WINDOW(app->window)); break;
    default: return GDK_EVENT_PROPAGATE;
    }
    return GDK_EVENT_STOP;
}

/* ---- The window -------------------------------------------------------------------------------------------------- */

static GtkWidget *new_area(app *app) {
    tapzoom_config config;
    check(app, "settings", tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_MAPS));
    config.gestures |= TAPZOOM_GESTURE_ROTATE;
    config.fit = TAPZOOM_FIT_CONTAIN;
    config.min_scale = TAPZOOM_LEVEL(CONTAIN, 1);
    config.max_scale = TAPZOOM_LEVEL(CONTAIN, 40);
    return tapzoom_area_new(&config, STAR_MAP_WIDTH, STAR_MAP_HEIGHT, star_map_draw, &app->marked);
}

static void style_bar(GtkWidget *bar) {
    GtkCssProvider *css = gtk_css_provider_new();
    gtk_css_provider_load_from_data(css, "box { background: rgba(28,40,84,0.85); color: #e8eefc; }", -1);
    gtk_style_context_add_provider(gtk_widget_get_style_context(bar), GTK_STYLE_PROVIDER(css),
                                   GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
    g_object_unref(css);
    gtk_widget_set_size_request(bar, -1, BAR_HEIGHT);
    gtk_widget_set_valign(bar, GTK_ALIGN_END);
}

/* A text, and the buttons of the map's steps for users who cannot pinch and drag. */
static GtkWidget *new_bar(app *app) {
    GtkWidget *bar = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
    GtkWidget *buttons = tapzoom_area_new_buttons(TAPZOOM_AREA(app->area));
    app->text = gtk_label_new(HINT);
    gtk_label_set_ellipsize(GTK_LABEL(app->text), PANGO_ELLIPSIZE_END);
    gtk_widget_set_hexpand(app->text, TRUE);
    gtk_widget_set_valign(buttons, GTK_ALIGN_CENTER);
    gtk_box_append(GTK_BOX(bar), app->text);
    gtk_box_append(GTK_BOX(bar), buttons);
    style_bar(bar);
    return bar;
}

static void say_without_touch(app *app) {
    GdkSeat *seat = gdk_display_get_default_seat(gtk_widget_get_display(app->window));
    GList *devices = gdk_seat_get_devices(seat, GDK_SEAT_CAPABILITY_TOUCH);
    if (devices == NULL) g_printerr("%s: touch: no touch device found; the mouse works\n", g_get_prgname());
    g_list_free(devices);
}

static void on_activate(GtkApplication *application, app *app) {
    app->area = new_area(app);
    if (app->area == NULL || !start_record(app)) {
        app->exit_status = EXIT_FAILURE;
        return; /* without a window the application ends */
    }
    g_signal_connect(app->area, "gesture", G_CALLBACK(on_gesture), app);
    g_signal_connect(app->area, "frame", G_CALLBACK(write_record), app);
    gtk_accessible_update_property(GTK_ACCESSIBLE(app->area), GTK_ACCESSIBLE_PROPERTY_LABEL, "Map of the northern sky",
                                   -1);
    tapzoom_area_set_insets(TAPZOOM_AREA(app->area), 0, 0, 0, BAR_HEIGHT);

    GtkWidget *overlay = gtk_overlay_new();
    gtk_overlay_set_child(GTK_OVERLAY(overlay), app->area);
    gtk_overlay_add_overlay(GTK_OVERLAY(overlay), new_bar(app));
    GtkEventController *keys = gtk_event_controller_key_new();
    g_signal_connect(keys, "key-pressed", G_CALLBACK(on_key), app);
    app->window = gtk_application_window_new(application);
    gtk_widget_add_controller(app->window, keys);
    keys_move(GTK_WINDOW(app->window), TAPZOOM_AREA(app->area));
    gtk_window_set_title(GTK_WINDOW(app->window), "Star map");
    gtk_window_set_default_size(GTK_WINDOW(app->window), 1280, 800);
    gtk_window_set_child(GTK_WINDOW(app->window), overlay);
    gtk_window_present(GTK_WINDOW(app->window));
    say_without_touch(app);
}

static gboolean on_signal(gpointer application) {
    g_application_quit(G_APPLICATION(application));
    return G_SOURCE_CONTINUE;
}

int main(int argc, char **argv) {
    static app app;
    const GOptionEntry options[] = {
        {"record", 0, 0, G_OPTION_ARG_FILENAME, &app.record_path, "Record the view, for a bug report", "FILE"},
        {NULL, 0, 0, 0, NULL, NULL, NULL}};
    GtkApplication *application = gtk_application_new(NULL, G_APPLICATION_NON_UNIQUE);
    g_application_add_main_option_entries(G_APPLICATION(application), options);
    g_signal_connect(application, "activate", G_CALLBACK(on_activate), &app);
    g_unix_signal_add(SIGINT, on_signal, application);
    g_unix_signal_add(SIGTERM, on_signal, application);
    int status = g_application_run(G_APPLICATION(application), argc, argv);
    g_object_unref(application);
    if (app.record_file != NULL) fclose(app.record_file);
    return status != EXIT_SUCCESS ? status : app.exit_status;
}
