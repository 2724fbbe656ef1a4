/*
 * gestures.c - a picture under the gestures of GTK 4. Prints its place in each frame.
 *
 * SPDX-License-Identifier: MIT
 */
#include <gtk/gtk.h>
#include <math.h>

typedef struct place {
    double scale, angle, x, y; /* the angle is in radians */
} place;

static GdkPixbuf *picture;
static place now, start;
static double start_x, start_y; /* of the center of the fingers */
static GtkGesture *zoom, *rotate;

static void draw(GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data) {
    int w = gdk_pixbuf_get_width(picture), h = gdk_pixbuf_get_height(picture);
    (void)area, (void)data;
    if (now.scale == 0) now = (place){.scale = fmin((double)width / w, (double)height / h)};
    cairo_paint(cr);
    cairo_translate(cr, now.x, now.y);
    cairo_rotate(cr, now.angle);
    cairo_scale(cr, now.scale, now.scale);
    gdk_cairo_set_source_pixbuf(cr, picture, 0, 0);
    cairo_paint(cr);
    printf("{\"time\": %.6f, \"scale\": %.9f, \"angle\": %.9f, \"x\": %.6f, \"y\": %.6f}\n",
           (double)g_get_monotonic_time() / G_USEC_PER_SEC, now.scale, now.angle * 180 / G_PI, now.x, now.y);
    fflush(stdout);
}

static void on_begin(GtkGesture *gesture) {
    start = now;
    gtk_gesture_get_bounding_box_center(gesture, &start_x, &start_y);
}

/* The point of the picture that was in the center of the fingers stays there. */
static void on_update(GtkGesture *gesture, GdkEventSequence *sequence, GtkWidget *area) {
    double x, y, factor = gtk_gesture_zoom_get_scale_delta(GTK_GESTURE_ZOOM(zoom));
    double turn = gtk_gesture_rotate_get_angle_delta(GTK_GESTURE_ROTATE(rotate));
    (void)sequence;
    if (!gtk_gesture_is_recognized(gesture) || !gtk_gesture_get_bounding_box_center(gesture, &x, &y)) return;
    gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED);
    double dx = (start.x - start_x) * factor, dy = (start.y - start_y) * factor;
    now = (place){start.scale * factor, start.angle + turn, x + dx * cos(turn) - dy * sin(turn),
                  y + dx * sin(turn) + dy * cos(turn)};
    gtk_widget_queue_draw(area);
}

static void on_drag_begin(void) {
    start = now;
}

static void on_drag_update(GtkGestureDrag *drag, double x, double y, GtkWidget *area) {
    (void)drag;
    now.x = start.x + x;
    now.y = start.y + y;
    gtk_widget_queue_draw(area);
}

static void activate(GtkApplication *application) {
    GtkWidget *window = gtk_application_window_new(application), *area = gtk_drawing_area_new();
    GtkGesture *drag = gtk_gesture_drag_new();
    zoom = gtk_gesture_zoom_new();
    rotate = gtk_gesture_rotate_new();
    gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(area), draw, NULL, NULL);
    g_signal_connect(drag, "drag-begin", G_CALLBACK(on_drag_begin), NULL);
    g_signal_connect(drag, "drag-update", G_CALLBACK(on_drag_update), area);
    g_signal_connect(rotate, "begin", G_CALLBACK(on_begin), NULL);
    g_signal_connect(rotate, "update", G_CALLBACK(on_update), area);
    gtk_widget_add_controller(area, GTK_EVENT_CONTROLLER(drag));
    gtk_widget_add_controller(area, GTK_EVENT_CONTROLLER(rotate));
    gtk_widget_add_controller(area, GTK_EVENT_CONTROLLER(zoom));
    gtk_gesture_group(zoom, rotate);
    gtk_window_set_default_size(GTK_WINDOW(window), 1280, 800);
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    gtk_window_set_child(GTK_WINDOW(window), area);
    gtk_window_present(GTK_WINDOW(window));
}

int main(int argc, char **argv) {
    picture = argc == 2 ? gdk_pixbuf_new_from_file(argv[1], NULL) : NULL;
    if (picture == NULL) return EXIT_FAILURE;
    GtkApplication *application = gtk_application_new(NULL, G_APPLICATION_NON_UNIQUE);
    g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
    return g_application_run(G_APPLICATION(application), 1, argv);
}
