/*
 * tapzoom_gtk4.h - a GTK 4 widget with a drawing that touch, mouse, touchpad and wheel zoom, pan and turn.
 *
 * SPDX-License-Identifier: MIT
 * Copyright (c) 2026 tapzoom contributors
 *
 * Compile tapzoom_gtk4.c with the program, and link it with gtk4, tapzoom and the mathematical library:
 *
 *     cc app.c $(pkg-config --variable=toolkits tapzoom)/tapzoom_gtk4.c \
 *         $(pkg-config --cflags --libs gtk4 tapzoom) -lm
 *
 * The widget takes the place of a GtkDrawingArea, and expands in both directions. After the data of the drawing has
 * changed, gtk_widget_queue_draw draws it again. tapzoom_set_content(tapzoom_area_command(area), ...) changes the size
 * of the content.
 *
 * Signals
 *   gesture  (TapZoomArea *area, const tapzoom_event *event, gpointer data): sent for each event, such as a tap.
 *   frame    (TapZoomArea *area, gpointer data): sent after each frame and its events. At rest there are no frames.
 *
 * A screen reader hears an image with a description and with actions. Give it a name by GTK_ACCESSIBLE_PROPERTY_LABEL.
 * The description changes at rest, such as "250 percent, 40 across, 30 down, left edge", and at once when a limit is
 * reached or refuses a step, such as "left edge". Readers speak a changed description of the widget with the focus: GTK
 * has announcements only from 4.14 on, and passes the value of a slider only for its own widgets.
 *
 * Needs GTK 4.8 or later.
 */
#ifndef TAPZOOM_GTK4_H
#define TAPZOOM_GTK4_H

#include <gtk/gtk.h>
#include <tapzoom.h>

G_BEGIN_DECLS

#define TAPZOOM_TYPE_AREA (tapzoom_area_get_type())
G_DECLARE_FINAL_TYPE(TapZoomArea, tapzoom_area, TAPZOOM, AREA, GtkWidget)

/**
 * Draws the content.
 *
 * cr         In content units, clipped to the widget.
 * transform  Places the content in the widget. Use its scale and rotation for lines and letters that keep their size
 *            and stay upright.
 */
typedef void (*TapZoomAreaDraw)(cairo_t *cr, const tapzoom_transform *transform, gpointer data);

/**
 * Creates the widget. GtkBuilder cannot: an area that it creates draws nothing.
 *
 * config         A view unit is one of GTK's logical pixels, as large on the glass at every scale factor of the
 *                display. The area sets reduced_motion and pixels_per_unit from GTK.
 * width, height  The size of the content, in content units.
 *
 * Returns NULL after a message if tapzoom_create refuses the arguments.
 */
GtkWidget *tapzoom_area_new(const tapzoom_config *config, double width, double height, TapZoomAreaDraw draw,
                            gpointer data);

/** The view, for reading. It lives as long as the widget. */
tapzoom_view *tapzoom_area_get_view(TapZoomArea *area);

/** Sets the insets: the widths of bars that cover the widget's sides, in logical pixels. */
void tapzoom_area_set_insets(TapZoomArea *area, double left, double top, double right, double bottom);

/**
 * Sets whether frames show resampled touches [TRUE]. Otherwise they show the newest touches, and the content judders if
 * touches and frames have different rates.
 */
void tapzoom_area_set_resampling(TapZoomArea *area, gboolean resampling);

/* ---- Without pinch and drag -------------------------------------------------------------------------------------- */

/** Moves the view by a step, animated: one of TAPZOOM_STEP_*, for a key. See tapzoom_step. */
void tapzoom_area_step(TapZoomArea *area, uint32_t step);

/**
 * The steps as actions: "zoom-in", "zoom-out", "left", "up", "right", "down", "counterclockwise", "clockwise", "fit".
 * One is enabled while the step would change the view. The area has them with the prefix "tapzoom", and offers them to
 * screen readers. gtk_widget_insert_action_group gives them to other widgets, such as a window with a menu.
 */
GActionGroup *tapzoom_area_get_actions(TapZoomArea *area);

/** Width and height of the buttons at least, in logical pixels: WCAG 2.5.5 asks for 44, WCAG 2.5.8 for 24. */
#define TAPZOOM_AREA_BUTTON_SIZE 44

/**
 * Creates a GtkBox with a button for each action; those that rotate only if TAPZOOM_GESTURE_ROTATE is on. Place it
 * beside the area, or over it, at a side with an inset.
 */
GtkWidget *tapzoom_area_new_buttons(TapZoomArea *area);

/** Returns a text in the language of the user. gettext is one. */
typedef char *(*TapZoomAreaTranslate)(const char *text);

/**
 * Sets the language of the words [NULL: English]; call it before tapzoom_area_new_buttons. They are "Zoom in",
 * "Zoom out", "Left", "Up", "Right", "Down", "Rotate counterclockwise", "Rotate clockwise", "Show all" of the buttons,
 * and "percent", "all visible", "across", "down", "rotated", "left edge", "top edge", "right edge", "bottom edge",
 * "smallest", "largest" of the description.
 */
void tapzoom_area_set_translate(TapZoomArea *area, TapZoomAreaTranslate translate);

/** The view, advanced to now, for commands and settings. The next frame shows the effect. */
tapzoom_view *tapzoom_area_command(TapZoomArea *area);

G_END_DECLS

#endif
