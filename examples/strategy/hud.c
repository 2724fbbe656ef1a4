/*
 * hud.c - see hud.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "hud.h"

static void place(hud *hud, int i, double x, double y, double width, double height) {
    hud_control *control = &hud->controls[i];
    control->x = x;
    control->y = y;
    control->width = width;
    control->height = height;
}

void hud_layout(hud *hud, double width, double height) {
    const double margin = 14, side = HUD_HEIGHT - 2 * margin, button = 64, gap = 12;
    const double edge = 12, bar = 20, ends = edge + bar + edge; /* beside the bars the window's edges scroll */
    hud->top = height - HUD_HEIGHT;
    place(hud, HUD_MINIMAP, margin, hud->top + margin, side, side);
    for (int i = 0; i < 4; i++) /* two rows of two buttons at the right */
        place(hud, HUD_BASE + i, width - margin - (2 - i % 2) * button - (1 - i % 2) * gap,
              hud->top + margin + i / 2 * (button + gap), button, button);
    place(hud, HUD_BAR_X, edge, hud->top - edge - bar, width - edge - ends, bar);
    place(hud, HUD_BAR_Y, width - edge - bar, edge, bar, hud->top - edge - ends);
}

static int is_inside(const hud_control *control, double x, double y) {
    return x >= control->x && x < control->x + control->width && y >= control->y && y < control->y + control->height;
}

int hud_touch(hud *hud, const tapzoom_touch *touch) {
    int ends = touch->phase == TAPZOOM_TOUCH_ENDED || touch->phase == TAPZOOM_TOUCH_CANCELLED;
    for (int i = 0; i < HUD_COUNT; i++) {
        hud_control *control = &hud->controls[i];
        if (touch->phase == TAPZOOM_TOUCH_BEGAN) {
            if (control->hidden || !is_inside(control, touch->x, touch->y)) continue;
            if (control->held) return HUD_PANEL;
            control->held = 1;
            control->holder = touch->id;
            return i;
        }
        if (control->held && control->holder == touch->id) {
            control->held = !ends;
            return i;
        }
    }
    return touch->phase == TAPZOOM_TOUCH_BEGAN && touch->y >= hud->top ? HUD_PANEL : HUD_NONE;
}

void hud_cancel(hud *hud) {
    for (int i = 0; i < HUD_COUNT; i++) hud->controls[i].held = 0;
}
