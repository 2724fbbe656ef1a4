/* A chessboard under fingers, mouse and wheel, with SDL2:
 *
 *     cc -O2 -I. example.c tapzoom.c $(pkg-config --cflags --libs sdl2) -lm -o example
 *
 * SPDX-License-Identifier: MIT
 */
#include "tapzoom_sdl2.h"

int main(int count, char **arguments) {
    const tapzoom_rect board = {0, 0, 800, 800};
    tapzoom_config config;
    tapzoom_viewport viewport;
    tapzoom_view *view;
    tapzoom_frame_result frame;
    SDL_Event event = {0};
    (void)count, (void)arguments;
    tapzoom_sdl2_set_hints();
    if (SDL_Init(SDL_INIT_VIDEO) != 0) return 1;
    SDL_Window *window = SDL_CreateWindow("tapzoom.c", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, 640, 480,
                                          SDL_WINDOW_RESIZABLE);
    SDL_Renderer *renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_PRESENTVSYNC);
    tapzoom_sdl2 glue = tapzoom_sdl2_open(window);
    if (tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_PHOTOS) != TAPZOOM_OK) return 1;
    tapzoom_sdl2_configure(&glue, &config);
    viewport = tapzoom_sdl2_viewport(&glue);
    if (tapzoom_create(&config, &viewport, &board, &view) != TAPZOOM_OK) return 1;
    while (event.type != SDL_QUIT) {
        tapzoom_frame(view, tapzoom_sdl2_now(), NULL, 0, NULL, 0, &frame);
        SDL_SetRenderDrawColor(renderer, 40, 40, 40, 255);
        SDL_RenderClear(renderer);
        SDL_SetRenderDrawColor(renderer, 230, 210, 170, 255);
        for (int square = 0; square < 64; square += 2) {
            double scale = frame.transform.scale, x = 100 * (square % 8 + square / 8 % 2), y = 100 * (square / 8);
            SDL_FRect place = {(float)(frame.transform.x + scale * x), (float)(frame.transform.y + scale * y),
                               (float)(scale * 100), (float)(scale * 100)};
            SDL_RenderFillRectF(renderer, &place);
        }
        SDL_RenderPresent(renderer);
        if (SDL_WaitEventTimeout(&event, tapzoom_sdl2_timeout(frame.state.next_deadline)))
            do tapzoom_sdl2_event(&glue, view, &event);
            while (event.type != SDL_QUIT && SDL_PollEvent(&event));
    }
    tapzoom_destroy(view);
    SDL_Quit();
    return 0;
}
