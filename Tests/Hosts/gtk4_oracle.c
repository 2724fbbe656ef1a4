/*
 * gtk4_oracle.c - plays the same touches to GTK's own zoom gesture and to a zoom area. Prints both scales for each
 * frame.
 *
 * SPDX-License-Identifier: MIT
 *
 * It takes --record like the examples, so that the tests can observe it in the same way.
 */
#include <stdlib.h>
#include <string.h>
#include <tapzoom_gtk4.h>

static GtkGesture *gesture;
static char memory[1 << 17];
static FILE *record;
static double start_scale; /* scale of the view when the gesture began */

static void on_draw(cairo_t *cr, const tapzoom_transform *transform, gpointer data) {
    (void)transform, (void)data;
    cairo_set_source_rgb(cr, 0.2, 0.4, 0.8);
    cairo_rectangle(cr, 0, 0, 1000, 1000);
    cairo_fill(cr);
}

static double scale_of(TapZoomArea *area) {
    tapzoom_transform transform;
    tapzoom_get_transform(tapzoom_area_get_view(area), &transform);
    return transform.scale;
}

static void on_begin(GtkGesture *zoom, GdkEventSequence *sequence, TapZoomArea *area) {
    (void)zoom, (void)sequence;
    start_scale = scale_of(area);
}

/* By then both have processed the same touches. */
static void on_frame(TapZoomArea *area, gpointer data) {
    (void)data;
    size_t count;
    if (gtk_gesture_is_recognized(gesture))
        printf("%.9f %.9f\n", gtk_gesture_zoom_get_scale_delta(GTK_GESTURE_ZOOM(gesture)),
               scale_of(area) / start_scale);
    if (tapzoom_fetch_recording(tapzoom_area_get_view(area), &count) == TAPZOOM_OK) fwrite(memory, 1, count, record);
    fflush(record);
    fflush(stdout);
}

static void set_quit(gpointer quit) {
    *(gboolean *)quit = TRUE;
}

int main(int argc, char **argv) {
    gboolean quit = FALSE;
    tapzoom_config config;
    if (argc != 3 || strcmp(argv[1], "--record") != 0) return EXIT_FAILURE;
    record = fopen(argv[2], "wb");
    if (record == NULL) return EXIT_FAILURE;
    gtk_init();
    /* GTK's gesture has no edges and no limits. */
    if (tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_BOARD) != TAPZOOM_OK) return EXIT_FAILURE;
    GtkWidget *area = tapzoom_area_new(&config, 1000, 1000, on_draw, NULL);
    if (area == NULL) return EXIT_FAILURE;
    tapzoom_view *view = tapzoom_area_get_view(TAPZOOM_AREA(area));
    if (tapzoom_begin_recording(view, memory, sizeof memory) != TAPZOOM_OK) return EXIT_FAILURE;
    gesture = gtk_gesture_zoom_new();
    gtk_event_controller_set_propagation_phase(GTK_EVENT_CONTROLLER(gesture), GTK_PHASE_CAPTURE);
    g_signal_connect(gesture, "begin", G_CALLBACK(on_begin), area);
    gtk_widget_add_controller(area, GTK_EVENT_CONTROLLER(gesture));
    g_signal_connect(area, "frame", G_CALLBACK(on_frame), NULL);
    GtkWidget *window = gtk_window_new();
    gtk_window_set_default_size(GTK_WINDOW(window), 1280, 800);
    gtk_window_set_child(GTK_WINDOW(window), area);
    g_signal_connect_swapped(window, "destroy", G_CALLBACK(set_quit), &quit);
    gtk_window_present(GTK_WINDOW(window));
    while (!quit) g_main_context_iteration(NULL, TRUE);
    fclose(record);
    return EXIT_SUCCESS;
}
