/*
 * hud.h - the panel below the world, scroll bars on it, and which contact holds which control.
 *
 * SPDX-License-Identifier: MIT
 *
 * A contact belongs to the HUD if it lands there, and to the camera otherwise, wherever it moves afterwards. So a user
 * can hold a button with one finger and pinch the world with two others.
 */
#ifndef HUD_H
#define HUD_H

#include "camera.h"

#define HUD_HEIGHT 168.0

/* The buttons are HUD_BASE to HUD_ZOOM_OUT. */
enum {
    HUD_MINIMAP, HUD_BASE, HUD_FOLLOW, HUD_ZOOM_IN, HUD_ZOOM_OUT, HUD_BAR_X, HUD_BAR_Y, HUD_COUNT,
    HUD_NONE = -1, HUD_PANEL = -2
};

typedef struct hud_control {
    double x, y, width, height;
    int hidden; /* Nobody can take it. */
    int held;
    int64_t holder; /* The contact that holds it. */
} hud_control;

typedef struct hud {
    double top; /* Of the panel. */
    hud_control controls[HUD_COUNT];
} hud;

/* Places the controls in a window. */
void hud_layout(hud *hud, double width, double height);

/* The control to which the touch belongs. HUD_PANEL: the panel between controls, or a control that another contact
   holds. HUD_NONE: the camera. */
int hud_touch(hud *hud, const tapzoom_touch *touch);

/* Ends all contacts. */
void hud_cancel(hud *hud);

#endif
