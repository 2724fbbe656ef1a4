/*
 * game.c - see game.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "game.h"

#include <string.h>

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

void game_touch(game *game, const tapzoom_touch *touch) {
    int control = hud_touch(&game->hud, touch), lands = touch->phase == TAPZOOM_TOUCH_BEGAN;
    camera_point place;
    switch (control) {
    case HUD_NONE: camera_touch(&game->camera, touch); break;
    case HUD_MINIMAP:
        place = hud_world_at(&game->hud, touch->x, touch->y);
        if (game->hud.controls[HUD_MINIMAP].held) camera_look_at(&game->camera, place.x, place.y);
        break;
    case HUD_BASE:
        if (lands) fly_to_next_base(game);
        break;
    case HUD_FOLLOW:
        if (lands) toggle_following(game);
        break;
    default: break; /* the zoom buttons act while held: see held_input */
    }
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
        game->bumps++;
        game->bumped = camera->bumped;
        game->bump_time = now;
    }
}
