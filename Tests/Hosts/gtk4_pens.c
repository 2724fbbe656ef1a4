/*
 * gtk4_pens.c - gives events of pens and mice to a zoom area, which no X server sends. Prints which of them bring a pen
 * near, and the tools of the contacts.
 *
 * SPDX-License-Identifier: MIT
 */
#include <gtk/gtk.h>

#define NO_TOOL ((GdkDeviceToolType)-1)

/* An event of the test, in place of GDK's. */
typedef struct event {
    GdkEventType type;
    GdkModifierType buttons;
    GdkDeviceToolType tool; /* or NO_TOOL */
    GdkInputSource source;  /* of the device */
} event;

static const event *current;

static GdkEventType fake_type(GdkEvent *event) { return (void)event, current->type; }
static GdkModifierType fake_modifiers(GdkEvent *event) { return (void)event, current->buttons; }
static GdkDeviceTool *fake_tool(GdkEvent *event) {
    return (void)event, current->tool == NO_TOOL ? NULL : (GdkDeviceTool *)current;
}
static GdkDeviceToolType fake_tool_type(GdkDeviceTool *tool) { return (void)tool, current->tool; }
static GdkDevice *fake_device(GdkEvent *event) { return (void)event, (GdkDevice *)current; }
static GdkInputSource fake_source(GdkDevice *device) { return (void)device, current->source; }
static guint32 fake_time(GdkEvent *event) { return (void)event, GDK_CURRENT_TIME; }
static guint fake_button(GdkEvent *event) { return (void)event, GDK_BUTTON_PRIMARY; }
static gboolean fake_place(GdkEvent *event, double *x, double *y) { return (void)event, *x = *y = 50, TRUE; }

#define gdk_event_get_event_type fake_type
#define gdk_event_get_modifier_state fake_modifiers
#define gdk_event_get_device_tool fake_tool
#define gdk_device_tool_get_tool_type fake_tool_type
#define gdk_event_get_device fake_device
#define gdk_device_get_source fake_source
#define gdk_event_get_time fake_time
#define gdk_button_event_get_button fake_button
#define gdk_event_get_position fake_place
#include "../../bindings/toolkits/tapzoom_gtk4.c"

static TapZoomArea *area;

static tapzoom_state send(event event) {
    tapzoom_state state;
    current = &event;
    on_event(NULL, NULL, area);
    tapzoom_get_state(area->view, &state);
    return state;
}

/* A pointer that hovers moves the view's clock only if it is a pen. */
static void hover_with(const char *name, event event) {
    tapzoom_state before;
    tapzoom_get_state(area->view, &before);
    g_usleep(1000);
    if (send(event).time > before.time) printf("near %s\n", name);
}

/* A button that is pressed, and released. */
static void press(event event) {
    tapzoom_contact contact = {.tool = -1};
    size_t count;
    event.type = GDK_BUTTON_PRESS;
    send(event);
    if (tapzoom_get_contacts(area->view, &contact, 1, &count) == TAPZOOM_OK) printf("down %d\n", contact.tool);
    event.type = GDK_BUTTON_RELEASE;
    send(event);
}

static void on_draw(cairo_t *cr, const tapzoom_transform *transform, gpointer data) {
    (void)cr, (void)transform, (void)data;
}

int main(void) {
    tapzoom_config config;
    gtk_init();
    GtkWidget *window = gtk_window_new();
    check("config", tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_PHOTOS));
    area = TAPZOOM_AREA(tapzoom_area_new(&config, 100, 100, on_draw, NULL));
    gtk_window_set_child(GTK_WINDOW(window), GTK_WIDGET(area));
    gtk_window_present(GTK_WINDOW(window));
    hover_with("mouse", (event){GDK_MOTION_NOTIFY, 0, NO_TOOL, GDK_SOURCE_MOUSE});
    hover_with("tool of a mouse", (event){GDK_MOTION_NOTIFY, 0, GDK_DEVICE_TOOL_TYPE_MOUSE, GDK_SOURCE_PEN});
    hover_with("logical mouse", (event){GDK_MOTION_NOTIFY, 0, GDK_DEVICE_TOOL_TYPE_PEN, GDK_SOURCE_MOUSE});
    hover_with("eraser", (event){GDK_MOTION_NOTIFY, 0, GDK_DEVICE_TOOL_TYPE_ERASER, GDK_SOURCE_MOUSE});
    hover_with("device", (event){GDK_MOTION_NOTIFY, 0, NO_TOOL, GDK_SOURCE_PEN});
    hover_with("in", (event){GDK_PROXIMITY_IN, 0, GDK_DEVICE_TOOL_TYPE_PEN, GDK_SOURCE_MOUSE});
    hover_with("out", (event){GDK_PROXIMITY_OUT, 0, GDK_DEVICE_TOOL_TYPE_PEN, GDK_SOURCE_MOUSE});
    press((event){.tool = GDK_DEVICE_TOOL_TYPE_PEN, .source = GDK_SOURCE_MOUSE});
    press((event){.tool = NO_TOOL, .source = GDK_SOURCE_MOUSE});
    return EXIT_SUCCESS;
}
