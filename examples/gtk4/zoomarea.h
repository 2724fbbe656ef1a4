/*
 * zoomarea.h - a GTK 4 widget with a drawing that touch, mouse, touchpad and wheel zoom, pan and turn.
 *
 * SPDX-License-Identifier: MIT
 *
 * Copy zoomarea.h and zoomarea.c into a program and link it with gtk4 and tapzoom.
 *
 * Signals
 *   gesture  (ZoomArea *area, const tapzoom_event *event, gpointer data): sent for each event, such as a tap.
 *   frame    (ZoomArea *area, gpointer data): sent after each frame and its events. At rest there are no frames.
 */
#ifndef ZOOMAREA_H
#define ZOOMAREA_H

#include <gtk/gtk.h>
#include <tapzoom.h>

G_BEGIN_DECLS

#define ZOOM_TYPE_AREA (zoom_area_get_type())
G_DECLARE_FINAL_TYPE(ZoomArea, zoom_area, ZOOM, AREA, GtkWidget)

/**
 * Draws the content.
 *
 * cr         In content units, clipped to the widget.
 * transform  Places the content in the widget. Use its scale and rotation for lines and letters that keep their size
 *            and stay upright.
 */
typedef void (*ZoomAreaDraw)(cairo_t *cr, const tapzoom_transform *transform, gpointer data);

/**
 * Creates the widget.
 *
 * config         A view unit is one of GTK's logical pixels, as large on the glass at every scale factor of the
 *                display. The area sets reduced_motion and pixels_per_unit from GTK, and sets lenient and momentum.
 * width, height  The size of the content, in content units.
 *
 * Returns NULL after a message if tapzoom_create refuses the arguments.
 */
GtkWidget *zoom_area_new(const tapzoom_config *config, double width, double height, ZoomAreaDraw draw, gpointer data);

/** The view, for reading. It lives as long as the widget. */
tapzoom_view *zoom_area_get_view(ZoomArea *area);

/** Sets the insets: the widths of bars that cover the widget's sides, in logical pixels. */
void zoom_area_set_insets(ZoomArea *area, double left, double top, double right, double bottom);

/**
 * Sets whether frames show resampled touches [TRUE]. Otherwise they show the newest touches, and the content judders if
 * touches and frames have different rates.
 */
void zoom_area_set_resampling(ZoomArea *area, gboolean resampling);

/** The view, advanced to now, for commands and settings. The next frame shows the effect. */
tapzoom_view *zoom_area_change(ZoomArea *area);

G_END_DECLS

#endif
