/*
 * sdl.c - the lines of a game with SDL2, or with SDL3 by -DSDL3: a board under a button, which a key pauses.
 *
 * SPDX-License-Identifier: MIT
 */
#ifdef SDL3
#define SDL_ENABLE_OLD_NAMES
#include <tapzoom_sdl3.h>
#define SDL_CreateWindow(name, x, y, width, height, flags) SDL_CreateWindow(name, width, height, flags)
#define SDL_CreateRenderer(window, driver, flags) SDL_CreateRenderer(window, NULL)
#define tapzoom_sdl2 tapzoom_sdl3
#define tapzoom_sdl2_start tapzoom_sdl3_start
#define tapzoom_sdl2_timeout tapzoom_sdl3_timeout
#define tapzoom_sdl2_landed tapzoom_sdl3_landed
#define tapzoom_sdl2_event tapzoom_sdl3_event
#define tapzoom_sdl2_pause tapzoom_sdl3_pause
#define tapzoom_sdl2_resume tapzoom_sdl3_resume
#define tapzoom_sdl2_frame tapzoom_sdl3_frame
#define tapzoom_sdl2_stop tapzoom_sdl3_stop
#else
#include <tapzoom_sdl2.h>
#endif
#include <stdio.h>

static void press(void) { puts("pressed"); }

int main(int argc, char **argv) {
    const SDL_FRect button = {20, 20, 200, 80};
    int running = 1, paused = 0;
    (void)argc, (void)argv;
    SDL_Init(SDL_INIT_VIDEO);
    setvbuf(stdout, NULL, _IOLBF, 0);
    SDL_Window *window = SDL_CreateWindow("game", 0, 0, 1280, 800, SDL_WINDOW_RESIZABLE);
    SDL_Renderer *renderer = SDL_CreateRenderer(window, -1, 0);
    tapzoom_sdl2 zoom = tapzoom_sdl2_start(window, TAPZOOM_PRESET_PHOTOS, 1280, 800);
    while (running) {
        SDL_Event event;
        SDL_FPoint point;
        SDL_WaitEventTimeout(NULL, tapzoom_sdl2_timeout(&zoom));
        while (SDL_PollEvent(&event)) {
            if (tapzoom_sdl2_landed(&zoom, &event, &point) &&
                SDL_PointInFRect(&point, &button))
                press();
            else tapzoom_sdl2_event(&zoom, &event);
            if (event.type == SDL_QUIT) running = 0;
            if (event.type == SDL_KEYDOWN) {
                paused = !paused;
                if (paused) tapzoom_sdl2_pause(&zoom);
                else tapzoom_sdl2_resume(&zoom);
                puts(paused ? "paused" : "resumed");
            }
        }
        tapzoom_transform at = tapzoom_sdl2_frame(&zoom);
        SDL_FRect board = {(float)at.x, (float)at.y, (float)(1280 * at.scale), (float)(800 * at.scale)};
        SDL_SetRenderDrawColor(renderer, 0, 0, 0, 255);
        SDL_RenderClear(renderer);
        SDL_SetRenderDrawColor(renderer, 90, 140, 80, 255);
        SDL_RenderFillRectF(renderer, &board);
        SDL_SetRenderDrawColor(renderer, 255, 220, 80, 255);
        SDL_RenderFillRectF(renderer, &button);
        SDL_RenderPresent(renderer);
    }
    tapzoom_sdl2_stop(&zoom);
    SDL_Quit();
    return 0;
}
