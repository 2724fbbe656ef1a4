/*
 * game.c - see game.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "game.h"

#include <string.h>

#include "minimap.h"

static const double steps[] = {0.25, 0.5, 1, 2, 4}; /* scales of the keys 1 to 5 */
static const double finger = 12; /* pixels beside a unit at which a tap still selects it */

tapzoom_status game_open(game *game, double width, double height, double points_per_unit) {
    memset(game, 0, sizeof *game);
    game->selected = NO_UNIT;
    game->bump_time = -1;
    hud_layout(&game->hud, width, height);
    return camera_open(&game->camera, WORLD_SIZE, WORLD_SIZE, width, height, HUD_HEIGHT, points_per_unit);
}

void game_close(game *game) { camera_close(&game->camera); }

void game_resize(game *game, double width, double height) {
    hud_layout(&game->hud, width, height);
    camera_resize(&game->camera, width, height);
}

/* ---- The effect of input ---------------------------------------------------------------------------------------- */

static void fly_to_next_base(game *game) {
    camera_fly_to(&game->camera, &world_bases[game->base]);
    game->base = (game->base + 1) % BASE_COUNT;
}

static void toggle_following(game *game) {
    camera_point unit = world_unit(game->selected, game->time);
    if (game->selected != NO_UNIT) camera_follow(&game->camera, !game->camera.following, &unit);
}

void game_key(game *game, int key, int down) {
    if (key < KEY_HELD_COUNT) game->held[key] = down;
    else if (!down) return;
    else if (key == KEY_BASE) fly_to_next_base(game);
    else if (key == KEY_FOLLOW) toggle_following(game);
    else camera_zoom_step(&game->camera, steps[key - KEY_1]);
}

/* The thumbs follow the view, and a bar with nothing to scroll is hidden. */
static void update_bars(game *game) {
    tapzoom_rect seen = camera_visible(&game->camera), range = camera_range(&game->camera);
    hud_control *x = &game->hud.controls[HUD_BAR_X], *y = &game->hud.controls[HUD_BAR_Y];
    bar_update(&game->bars[BAR_X], x->width, seen.x + seen.width / 2, seen.width, range.x, range.width);
    bar_update(&game->bars[BAR_Y], y->height, seen.y + seen.height / 2, seen.height, range.y, range.height);
    x->hidden = game->bars[BAR_X].length == 0;
    y->hidden = game->bars[BAR_Y].length == 0;
}

/* at: on the track. */
static void touch_bar(game *game, int axis, double at, int lands) {
    camera *camera = &game->camera;
    bar *bar = &game->bars[axis];
    if (lands) {
        camera_stop(camera);
        update_bars(game);
        int pages = bar_take(bar, at);
        if (pages != 0) camera_page(camera, axis == BAR_X ? pages : 0, axis == BAR_Y ? pages : 0);
    } else if (bar->dragged && bar->length > 0) {
        tapzoom_rect seen = camera_visible(camera);
        double center = bar_center(bar, at), x = seen.x + seen.width / 2, y = seen.y + seen.height / 2;
        camera_look_at(camera, axis == BAR_X ? center : x, axis == BAR_Y ? center : y);
    }
}

static void touch_minimap(game *game, const tapzoom_touch *touch, int lands) {
    camera_point place = minimap_world_at(&game->hud.controls[HUD_MINIMAP], touch->x, touch->y);
    if (lands) camera_stop(&game->camera);
    if (game->hud.controls[HUD_MINIMAP].held) camera_look_at(&game->camera, place.x, place.y);
}

void game_touch(game *game, const tapzoom_touch *touch) {
    int control = hud_touch(&game->hud, touch), lands = touch->phase == TAPZOOM_TOUCH_BEGAN;
    switch (control) {
    case HUD_NONE: camera_touch(&game->camera, touch); break;
    case HUD_MINIMAP: touch_minimap(game, touch, lands); break;
    case HUD_BAR_X: touch_bar(game, BAR_X, touch->x - game->hud.controls[control].x, lands); break;
    case HUD_BAR_Y: touch_bar(game, BAR_Y, touch->y - game->hud.controls[control].y, lands); break;
    case HUD_BASE:
        if (lands) fly_to_next_base(game);
        break;
    case HUD_FOLLOW:
        if (lands) toggle_following(game);
        break;
    default: break; /* the zoom buttons act while held: see held_input */
    }
}

/* Over the panel, so also over the minimap, a wheel zooms about the middle of the view. */
void game_scroll(game *game, const tapzoom_scroll *scroll) {
    tapzoom_scroll moved = *scroll;
    if (scroll->y >= game->hud.top) {
        camera_point middle = camera_middle(&game->camera);
        moved.x = middle.x;
        moved.y = middle.y;
    }
    camera_scroll(&game->camera, &moved);
}

void game_cancel(game *game, double time) {
    memset(game->held, 0, sizeof game->held);
    game->stick = (camera_point){0, 0};
    game->has_pointer = 0;
    hud_cancel(&game->hud);
    camera_cancel(&game->camera, time);
}

/* ---- The frame -------------------------------------------------------------------------------------------------- */

static camera_input held_input(const game *game) {
    const int *held = game->held;
    const hud_control *controls = game->hud.controls;
    return (camera_input){
        .push = {held[KEY_RIGHT] - held[KEY_LEFT] + game->stick.x, held[KEY_DOWN] - held[KEY_UP] + game->stick.y},
        .zoom = held[KEY_ZOOM_IN] - held[KEY_ZOOM_OUT] + controls[HUD_ZOOM_IN].held - controls[HUD_ZOOM_OUT].held,
        .has_pointer = game->has_pointer,
        .pointer = game->pointer};
}

void game_frame(game *game, double now) {
    camera *camera = &game->camera;
    camera_input input = held_input(game);
    camera_point unit = world_unit(game->selected, now);
    game->time = now;
    camera_frame(camera, now, &input, game->selected != NO_UNIT ? &unit : NULL);
    if (camera->tapped) {
        /* While the view moves, only the landing has the right world position. While the view follows the unit, only
           the lift has it. */
        double slack = finger / camera->transform.scale;
        game->selected = world_unit_at(camera->landed, slack, now);
        if (game->selected == NO_UNIT) game->selected = world_unit_at(camera->lifted, slack, now);
        camera->following = 0;
    }
    if (camera->bumped != 0) {
        game->bumped = camera->bumped;
        game->bump_time = now;
    }
    update_bars(game);
}
