/*
 * devices.c - see devices.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "devices.h"

#include <SDL_syswm.h>

#ifdef SDL_VIDEO_DRIVER_X11
#include <X11/extensions/XInput2.h>
#include <string.h>

static SDL_bool on_x11(void) {
    const char *driver = SDL_GetCurrentVideoDriver();
    return driver != NULL && strcmp(driver, "x11") == 0;
}

void devices_watch(void) {
    if (on_x11()) SDL_EventState(SDL_SYSWMEVENT, SDL_ENABLE);
}

SDL_bool devices_may_have_changed(const SDL_Event *event) {
    if (!on_x11()) return SDL_TRUE;
    if (event->type != SDL_SYSWMEVENT) return SDL_FALSE;
    const XEvent *told = &event->syswm.msg->msg.x11.event;
    return told->type == GenericEvent && told->xcookie.evtype == XI_HierarchyChanged;
}

/* A master device has the classes of its slaves, even of unplugged ones. */
static SDL_bool can_be_touched(const XIDeviceInfo *device) {
    if (!device->enabled || device->use == XIMasterPointer) return SDL_FALSE;
    for (int i = 0; i < device->num_classes; i++)
        if (device->classes[i]->type == XITouchClass) return SDL_TRUE;
    return SDL_FALSE;
}

static int count_on(Display *display) {
    int all, touch = 0;
    XIDeviceInfo *devices = XIQueryDevice(display, XIAllDevices, &all);
    if (devices == NULL) return 0;
    for (int i = 0; i < all; i++)
        if (can_be_touched(&devices[i])) touch++;
    XIFreeDeviceInfo(devices);
    return touch;
}

int devices_count(SDL_Window *window) {
    SDL_SysWMinfo info;
    SDL_VERSION(&info.version);
    if (on_x11() && SDL_GetWindowWMInfo(window, &info)) return count_on(info.info.x11.display);
    return SDL_GetNumTouchDevices();
}
#else
void devices_watch(void) {}

SDL_bool devices_may_have_changed(const SDL_Event *event) {
    (void)event;
    return SDL_TRUE;
}

int devices_count(SDL_Window *window) {
    (void)window;
    return SDL_GetNumTouchDevices();
}
#endif
