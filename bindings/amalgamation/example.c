/* A chessboard under fingers, mouse and wheel, with SDL2:
 *
 *     cc -O2 -I. example.c tapzoom.c $(pkg-config --cflags --libs sdl2) -lm -o example
 *
 * SPDX-License-Identifier: MIT
 */
#include "tapzoom_sdl2.h"

int main(int count, char **arguments) {
    SDL_bool running = SDL_TRUE;
    (void)count, (void)arguments;
    if (SDL_Init(SDL_INIT_VIDEO) != 0) return 1;
    SDL_Window *window = SDL_CreateWindow("tapzoom.c", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, 640, 480,
                                          SDL_WINDOW_RESIZABLE);
    SDL_Renderer *renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_PRESENTVSYNC);
    tapzoom_sdl2 zoom = tapzoom_sdl2_start(window, TAPZOOM_PRESET_PHOTOS, 800, 800);
    while (running) {
        SDL_Event event;
        SDL_WaitEventTimeout(NULL, tapzoom_sdl2_timeout(&zoom)); /* sleeps until something happens or moves */
        while (SDL_PollEvent(&event)) {
            tapzoom_sdl2_event(&zoom, &event);
            if (event.type == SDL_QUIT) running = SDL_FALSE;
        }
        tapzoom_transform at = tapzoom_sdl2_frame(&zoom);
        SDL_SetRenderDrawColor(renderer, 40, 40, 40, 255);
        SDL_RenderClear(renderer);
        SDL_SetRenderDrawColor(renderer, 230, 210, 170, 255);
        for (int square = 0; square < 64; square += 2) {
            double x = 100 * (square % 8 + square / 8 % 2), y = 100 * (square / 8);
            SDL_FRect place = {(float)(at.x + at.scale * x), (float)(at.y + at.scale * y), (float)(at.scale * 100),
                               (float)(at.scale * 100)};
            SDL_RenderFillRectF(renderer, &place);
        }
        SDL_RenderPresent(renderer);
    }
    tapzoom_sdl2_stop(&zoom);
    SDL_Quit();
    return 0;
}
