/*
 * window.c - the game in an SDL2 window: fingers, mouse, wheel, keys, gamepad, and the loop.
 *
 * SPDX-License-Identifier: MIT
 */
#include <SDL.h>
#include <stdlib.h>
#include <string.h>

#include "paint.h"
#include "tapzoom_sdl2.h"

static const char usage[] =
    "usage: strategy [--trackpad]\n"
    "\n"
    "Tap a unit to select it. Drag, pinch and fling to move; turn the wheel to zoom. Keys: arrows or WASD, + and -\n"
    "move and zoom while held; 1 to 5 zoom to a step; Space flies to the next base; f follows the unit; q or Escape\n"
    "leaves.\n"
    "\n"
    "  --trackpad  let scrolling pan instead of zoom, because SDL 2 reports a trackpad as a wheel\n";

typedef struct window {
    SDL_Window *window;
    SDL_Renderer *renderer;
    SDL_Texture *texture; /* The picture of the last frame. */
    SDL_GameController *gamepad;
    tapzoom_sdl2 glue;
    SDL_bool quit;
    game game;
} window;

static void say(const char *what, const char *why) { fprintf(stderr, "strategy: %s: %s\n", what, why); }

/* ---- Events ----------------------------------------------------------------------------------------------------- */

/* The pointer scrolls at the edges of the window, but not during a drag. */
static void follow_pointer(window *window, const SDL_Event *event) {
    if (event->type == SDL_MOUSEMOTION) {
        window->game.pointer = (camera_point){event->motion.x, event->motion.y};
        window->game.has_pointer = event->motion.state == 0;
    } else if (event->type == SDL_MOUSEBUTTONDOWN || event->type == SDL_MOUSEBUTTONUP)
        window->game.has_pointer = event->type == SDL_MOUSEBUTTONUP;
}

static void press_key(window *window, SDL_Keycode key) {
    if (key >= SDLK_1 && key <= SDLK_5) game_key(&window->game, KEY_1 + (int)(key - SDLK_1), 1);
    else if (key == SDLK_SPACE) game_key(&window->game, KEY_BASE, 1);
    else if (key == SDLK_f) game_key(&window->game, KEY_FOLLOW, 1);
    else if (key == SDLK_q || key == SDLK_ESCAPE) window->quit = SDL_TRUE;
}

static void resize(window *window, int width, int height) {
    if (width < 1 || height < HUD_HEIGHT + 1) return; /* no room for the world */
    game_resize(&window->game, width, height);
    if (window->texture != NULL) SDL_DestroyTexture(window->texture);
    window->texture = SDL_CreateTexture(window->renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STREAMING, width,
                                        height);
    if (window->texture == NULL) say("picture", SDL_GetError());
}

/* The HUD may take contacts, so the game pushes the others itself. */
static void handle_input(window *window, const SDL_Event *event) {
    tapzoom_touch touch;
    tapzoom_scroll scroll;
    follow_pointer(window, event);
    if (tapzoom_sdl2_cancels(&window->glue, event)) game_cancel(&window->game, tapzoom_sdl2_time(&window->glue, event));
    if (tapzoom_sdl2_touch(&window->glue, event, &touch)) game_touch(&window->game, &touch);
    if (tapzoom_sdl2_scroll(&window->glue, event, &scroll)) game_scroll(&window->game, &scroll);
}

static void handle(window *window, const SDL_Event *event) {
    handle_input(window, event);
    switch (event->type) {
    case SDL_QUIT: window->quit = SDL_TRUE; break;
    case SDL_WINDOWEVENT:
        if (event->window.event == SDL_WINDOWEVENT_SIZE_CHANGED)
            resize(window, event->window.data1, event->window.data2);
        if (event->window.event == SDL_WINDOWEVENT_LEAVE) window->game.has_pointer = 0;
        break;
    case SDL_KEYDOWN:
        if (!event->key.repeat) press_key(window, event->key.keysym.sym);
        break;
    case SDL_CONTROLLERDEVICEADDED:
        if (window->gamepad == NULL) window->gamepad = SDL_GameControllerOpen(event->cdevice.which);
        break;
    default: break;
    }
}

/* Reads held keys and the stick once per frame, so that no event needs to be counted. */
static void read_held(window *window) {
    const Uint8 *keys = SDL_GetKeyboardState(NULL);
    int *held = window->game.held;
    held[KEY_LEFT] = keys[SDL_SCANCODE_LEFT] | keys[SDL_SCANCODE_A];
    held[KEY_RIGHT] = keys[SDL_SCANCODE_RIGHT] | keys[SDL_SCANCODE_D];
    held[KEY_UP] = keys[SDL_SCANCODE_UP] | keys[SDL_SCANCODE_W];
    held[KEY_DOWN] = keys[SDL_SCANCODE_DOWN] | keys[SDL_SCANCODE_S];
    held[KEY_ZOOM_IN] = keys[SDL_SCANCODE_EQUALS] | keys[SDL_SCANCODE_KP_PLUS];
    held[KEY_ZOOM_OUT] = keys[SDL_SCANCODE_MINUS] | keys[SDL_SCANCODE_KP_MINUS];
    double x = SDL_GameControllerGetAxis(window->gamepad, SDL_CONTROLLER_AXIS_LEFTX) / 32767.0;
    double y = SDL_GameControllerGetAxis(window->gamepad, SDL_CONTROLLER_AXIS_LEFTY) / 32767.0;
    window->game.stick = x * x + y * y > 0.04 ? (camera_point){x, y} : (camera_point){0, 0}; /* it rests near 0 */
}

/* ---- The loop --------------------------------------------------------------------------------------------------- */

static void draw(window *window) {
    void *pixels;
    int pitch;
    if (window->texture == NULL || SDL_LockTexture(window->texture, NULL, &pixels, &pitch) != 0) return;
    paint(&window->game, &(canvas){pixels, window->glue.width, window->glue.height, pitch / 4});
    SDL_UnlockTexture(window->texture);
    SDL_RenderCopy(window->renderer, window->texture, NULL, NULL);
    SDL_RenderPresent(window->renderer);
}

/* Units walk, so every frame is drawn. Without vertical sync a frame takes at least 8 ms. */
static void loop(window *window) {
    SDL_Event event;
    while (!window->quit) {
        Uint64 start = SDL_GetTicks64();
        while (SDL_PollEvent(&event) != 0) handle(window, &event);
        read_held(window);
        game_frame(&window->game, tapzoom_sdl2_now(&window->glue));
        draw(window);
        Uint64 took = SDL_GetTicks64() - start;
        if (took < 8) SDL_Delay((Uint32)(8 - took));
    }
}

static int open_window(window *window) {
    tapzoom_sdl2_set_hints();
    if (SDL_Init(SDL_INIT_VIDEO) != 0) return -1;
    if (SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER) != 0) say("gamepad", SDL_GetError());
    window->window = SDL_CreateWindow("strategy", SDL_WINDOWPOS_UNDEFINED, SDL_WINDOWPOS_UNDEFINED, 1280, 800,
                                      SDL_WINDOW_RESIZABLE);
    if (window->window == NULL) return -1;
    window->renderer = SDL_CreateRenderer(window->window, -1, SDL_RENDERER_PRESENTVSYNC);
    return window->renderer != NULL ? 0 : -1;
}

static void close_window(window *window) {
    game_close(&window->game);
    if (window->gamepad != NULL) SDL_GameControllerClose(window->gamepad);
    if (window->texture != NULL) SDL_DestroyTexture(window->texture);
    if (window->renderer != NULL) SDL_DestroyRenderer(window->renderer);
    if (window->window != NULL) SDL_DestroyWindow(window->window);
    SDL_Quit();
}

static int open_game(window *window, int32_t scroll_source) {
    tapzoom_config config;
    if (tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_MAPS) != TAPZOOM_OK) return -1;
    window->glue = tapzoom_sdl2_open(window->window);
    window->glue.scroll_source = scroll_source;
    tapzoom_sdl2_configure(&window->glue, &config);
    int width = window->glue.width, height = window->glue.height;
    if (game_open(&window->game, width, height, config.points_per_unit) != TAPZOOM_OK) return -1;
    resize(window, width, height);
    return 0;
}

int main(int argc, char **argv) {
    static window window;
    int32_t scroll_source = TAPZOOM_SOURCE_WHEEL;
    if (argc == 2 && strcmp(argv[1], "--trackpad") == 0) scroll_source = TAPZOOM_SOURCE_TRACKPAD;
    else if (argc != 1) {
        fputs(usage, stderr);
        return EXIT_FAILURE;
    }
    int failed = open_window(&window) != 0;
    if (failed) say("window", SDL_GetError());
    else failed = open_game(&window, scroll_source) != 0;
    if (!failed) loop(&window);
    close_window(&window);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
