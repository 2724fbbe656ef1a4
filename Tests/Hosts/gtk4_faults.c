/*
 * gtk4_faults.c - what programs do to a zoom area that its examples do not. Prints what they notice.
 *
 * SPDX-License-Identifier: MIT
 *
 *     gtk4-faults destroy    The window is destroyed in the first event.
 *     gtk4-faults zooms      At rest the area zooms again.
 *     gtk4-faults bare       The area comes from g_object_new, as GtkBuilder makes it.
 *     gtk4-faults buttons    Buttons in another language outlive the area, which does not rotate.
 *     gtk4-faults handlers   The program's own handler outlives the stay of the area in the window.
 */
#include <stdlib.h>
#include <string.h>
#include <tapzoom_gtk4.h>

static GtkWidget *window;

static void on_draw(cairo_t *cr, const tapzoom_transform *transform, gpointer data) {
    (void)cr, (void)transform, (void)data;
}

static void on_gesture(TapZoomArea *area, const tapzoom_event *event) {
    (void)area;
    printf("event %d\n", event->kind);
    if (window != NULL) gtk_window_destroy(GTK_WINDOW(window));
    window = NULL;
}

static void on_frame(void) {
    puts("frame");
}

static void on_title(void) {
    puts("title");
}

/* Runs frames for a while: half a second, longer on a slow machine. */
static void run(void) {
    for (int i = 0; i < 500; i++, g_usleep(1000)) g_main_context_iteration(NULL, FALSE);
}

static GtkWidget *new_area(void) {
    tapzoom_config config;
    if (tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_PHOTOS) != TAPZOOM_OK) exit(EXIT_FAILURE);
    return tapzoom_area_new(&config, 2000, 1000, on_draw, NULL);
}

/* A zoom that stops at once has several events in a frame. */
static void destroy(TapZoomArea *area) {
    gtk_window_set_child(GTK_WINDOW(window), GTK_WIDGET(area));
    run();
    g_signal_connect(area, "gesture", G_CALLBACK(on_gesture), NULL);
    g_signal_connect(area, "frame", G_CALLBACK(on_frame), NULL);
    tapzoom_options animated = {.struct_size = sizeof animated, .animated = 1};
    tapzoom_view *view = tapzoom_area_command(area);
    if (tapzoom_zoom_by(view, 2, 10, 10, &animated) != TAPZOOM_OK) exit(EXIT_FAILURE);
    if (tapzoom_stop_motion(view) != TAPZOOM_OK) exit(EXIT_FAILURE);
    run();
}

static void on_settled(TapZoomArea *area, const tapzoom_event *event) {
    static int count;
    if (event->kind != TAPZOOM_EVENT_SETTLED) return;
    puts("settled");
    if (++count < 3 && tapzoom_zoom_by(tapzoom_area_command(area), 1.1, 10, 10, NULL) != TAPZOOM_OK) exit(EXIT_FAILURE);
}

static void zooms(TapZoomArea *area) {
    gtk_window_set_child(GTK_WINDOW(window), GTK_WIDGET(area));
    run();
    g_signal_connect(area, "gesture", G_CALLBACK(on_settled), NULL);
    g_signal_connect(area, "frame", G_CALLBACK(on_frame), NULL);
    if (tapzoom_zoom_by(tapzoom_area_command(area), 1.1, 10, 10, NULL) != TAPZOOM_OK) exit(EXIT_FAILURE);
    run();
}

static void bare(GtkWidget *area) {
    gtk_window_set_child(GTK_WINDOW(window), area);
    run();
    gtk_window_set_child(GTK_WINDOW(window), NULL);
}

/* Words in another language, which a program's gettext would not allocate. */
static char *translate(const char *text) {
    static char words[64];
    g_snprintf(words, sizeof words, "<%s>", text);
    return words;
}

static void buttons(TapZoomArea *area) {
    tapzoom_area_set_translate(area, translate);
    GtkWidget *box = g_object_ref_sink(tapzoom_area_new_buttons(area));
    GActionGroup *actions = g_object_ref(tapzoom_area_get_actions(area));
    gtk_window_set_child(GTK_WINDOW(window), GTK_WIDGET(area));
    run();
    for (GtkWidget *button = gtk_widget_get_first_child(box); button != NULL;
         button = gtk_widget_get_next_sibling(button))
        printf("%s %d\n", gtk_widget_get_tooltip_text(button), gtk_widget_is_sensitive(button));
    gtk_window_set_child(GTK_WINDOW(window), NULL);
    g_object_unref(area);
    g_action_group_activate_action(actions, "zoom-in", NULL); /* nothing is left to zoom */
    g_object_unref(actions);
    g_object_unref(box);
}

static void handlers(GtkWidget *area) {
    gtk_window_set_child(GTK_WINDOW(window), area);
    g_signal_connect(window, "notify::title", G_CALLBACK(on_title), area);
    gtk_window_set_child(GTK_WINDOW(window), NULL);
    gtk_window_set_title(GTK_WINDOW(window), "title");
}

int main(int argc, char **argv) {
    if (argc != 2) return EXIT_FAILURE;
    gtk_init();
    window = gtk_window_new();
    gtk_window_present(GTK_WINDOW(window));
    GtkWidget *area = strcmp(argv[1], "bare") != 0 ? new_area() : g_object_new(TAPZOOM_TYPE_AREA, NULL);
    g_object_ref_sink(area);
    if (strcmp(argv[1], "destroy") == 0) destroy(TAPZOOM_AREA(area));
    else if (strcmp(argv[1], "zooms") == 0) zooms(TAPZOOM_AREA(area));
    else if (strcmp(argv[1], "bare") == 0) bare(area);
    else if (strcmp(argv[1], "buttons") == 0) buttons(TAPZOOM_AREA(area));
    else handlers(area);
    if (strcmp(argv[1], "buttons") != 0) g_object_unref(area);
    return EXIT_SUCCESS;
}
