/*
 * keys.c - see keys.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "keys.h"

#include <math.h>

#include "message.h"

static const double step_time = 0.3; /* seconds in which a held key moves by its step */

/* The step of each key: x and y in window sizes, the zoom as a factor. */
static const struct {
    SDL_Keycode codes[3];
    double x, y, factor;
    uint32_t step;
} moves[KEYS_MOVES] = {
    {{SDLK_LEFT}, 0.25, 0, 1, TAPZOOM_STEP_LEFT},
    {{SDLK_RIGHT}, -0.25, 0, 1, TAPZOOM_STEP_RIGHT},
    {{SDLK_UP}, 0, 0.25, 1, TAPZOOM_STEP_UP},
    {{SDLK_DOWN}, 0, -0.25, 1, TAPZOOM_STEP_DOWN},
    /* + and = share a key where + needs Shift */
    {{SDLK_PLUS, SDLK_EQUALS, SDLK_KP_PLUS}, 0, 0, 1.5, TAPZOOM_STEP_ZOOM_IN},
    {{SDLK_MINUS, SDLK_KP_MINUS}, 0, 0, 1 / 1.5, TAPZOOM_STEP_ZOOM_OUT},
};

static int find(SDL_Keycode code) {
    for (int i = 0; i < KEYS_MOVES; i++)
        for (int j = 0; j < 3; j++)
            if (moves[i].codes[j] == code && code != 0) return i;
    return -1;
}

/* Sets the velocity of all held keys together. */
static void drive(const keys *keys, tapzoom_view *view, SDL_Point size) {
    tapzoom_velocity velocity = {.view_x = size.x / 2.0, .view_y = size.y / 2.0};
    for (int i = 0; i < KEYS_MOVES; i++) {
        if (!keys->held[i]) continue;
        velocity.x += moves[i].x * size.x / step_time;
        velocity.y += moves[i].y * size.y / step_time;
        velocity.log_scale += log(moves[i].factor) / step_time;
    }
    tapzoom_set_velocity(view, &velocity);
}

/* Adds the rest of the step after a short press. It begins with the view's present velocity. */
static void finish(int move, double part, tapzoom_view *view, SDL_Point size) {
    static const tapzoom_options animated = {.struct_size = sizeof animated, .animated = 1};
    if (moves[move].factor != 1)
        tapzoom_zoom_by(view, pow(moves[move].factor, part), size.x / 2.0, size.y / 2.0, &animated);
    else tapzoom_pan_by(view, moves[move].x * size.x * part, moves[move].y * size.y * part, &animated);
}

/* Whether a key can move the picture. If it cannot, the view sends LIMIT, so that each press has an answer. */
static SDL_bool may_move(tapzoom_view *view, int move) {
    uint32_t steps = 0;
    tapzoom_get_actions(view, &steps);
    if ((steps & moves[move].step) != 0) return SDL_TRUE;
    tapzoom_step(view, moves[move].step, NULL);
    return SDL_FALSE;
}

SDL_bool keys_handle(keys *keys, tapzoom_view *view, SDL_Point size, const SDL_KeyboardEvent *event) {
    tapzoom_state state;
    int move = find(event->keysym.sym);
    if (move < 0) return SDL_FALSE;
    SDL_bool down = event->type == SDL_KEYDOWN;
    if (down == keys->held[move] || event->repeat) return SDL_TRUE; /* the system repeats a held key */
    if (down && !may_move(view, move)) return SDL_TRUE;
    tapzoom_get_state(view, &state);
    double part = 1 - (state.time - keys->since[move]) / step_time;
    keys->held[move] = down;
    keys->since[move] = state.time;
    if (!down && part > 0) finish(move, part, view, size);
    drive(keys, view, size);
    return SDL_TRUE;
}
