/*
 * hud.c - see hud.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "hud.h"

#include "world.h"

void hud_layout(hud *hud, double width, double height) {
    const double margin = 14, side = HUD_HEIGHT - 2 * margin, button = 64, gap = 12;
    hud->top = height - HUD_HEIGHT;
    for (int i = 0; i < HUD_COUNT; i++) {
        hud_control *control = &hud->controls[i];
        int place = i - HUD_BASE; /* two rows of two buttons at the right */
        control->width = control->height = i == HUD_MINIMAP ? side : button;
        control->x = i == HUD_MINIMAP ? margin : width - margin - (2 - place % 2) * button - (1 - place % 2) * gap;
        control->y = hud->top + margin + (i == HUD_MINIMAP ? 0 : place / 2 * (button + gap));
    }
}

static int is_inside(const hud_control *control, double x, double y) {
    return x >= control->x && x < control->x + control->width && y >= control->y && y < control->y + control->height;
}

int hud_touch(hud *hud, const tapzoom_touch *touch) {
    int ends = touch->phase == TAPZOOM_TOUCH_ENDED || touch->phase == TAPZOOM_TOUCH_CANCELLED;
    for (int i = 0; i < HUD_COUNT; i++) {
        hud_control *control = &hud->controls[i];
        if (touch->phase == TAPZOOM_TOUCH_BEGAN) {
            if (control->held || !is_inside(control, touch->x, touch->y)) continue;
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

camera_point hud_world_at(const hud *hud, double x, double y) {
    const hud_control *map = &hud->controls[HUD_MINIMAP];
    return (camera_point){(x - map->x) / map->width * WORLD_SIZE, (y - map->y) / map->height * WORLD_SIZE};
}
