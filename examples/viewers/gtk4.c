// SPDX-License-Identifier: MIT
// An image viewer with GTK 4.
#include <stdlib.h>
#include <tapzoom_gtk4.h>

static GdkPixbuf *picture;

static void draw(cairo_t *cr, const tapzoom_transform *at, gpointer data) {
    (void)at, (void)data;
    gdk_cairo_set_source_pixbuf(cr, picture, 0, 0);
    cairo_paint(cr);
}

static void activate(GtkApplication *application) {
    tapzoom_config config;
    tapzoom_status status =
        tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_PHOTOS);
    if (status != TAPZOOM_OK) abort();
    int w = gdk_pixbuf_get_width(picture), h = gdk_pixbuf_get_height(picture);
    GtkWidget *window = gtk_application_window_new(application);
    gtk_window_set_default_size(GTK_WINDOW(window), 1280, 800);
    gtk_window_set_child(GTK_WINDOW(window),
                         tapzoom_area_new(&config, w, h, draw, NULL));
    gtk_window_present(GTK_WINDOW(window));
}

int main(int argc, char **argv) {
    GError *error = NULL;
    picture = argc == 2 ? gdk_pixbuf_new_from_file(argv[1], &error) : NULL;
    if (picture == NULL) {
        const char *usage = "usage: viewer PICTURE";
        g_printerr("viewer: %s\n", error != NULL ? error->message : usage);
        return EXIT_FAILURE;
    }
    GtkApplication *application =
        gtk_application_new(NULL, G_APPLICATION_NON_UNIQUE);
    g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
    int status = g_application_run(G_APPLICATION(application), 1, argv);
    g_object_unref(application);
    return status;
}
