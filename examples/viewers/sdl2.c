// SPDX-License-Identifier: MIT
// An image viewer with SDL2 and SDL2_image.
#include <SDL_image.h>
#include <tapzoom_sdl2.h>

int main(int argc, char **argv) {
    SDL_Init(SDL_INIT_VIDEO);
    SDL_Window *window = SDL_CreateWindow("viewer", 0, 0, 1280, 800,
                                          SDL_WINDOW_RESIZABLE);
    SDL_Renderer *renderer = SDL_CreateRenderer(window, -1,
                                                SDL_RENDERER_PRESENTVSYNC);
    SDL_Texture *picture = IMG_LoadTexture(renderer, argv[argc - 1]);
    int w, h;
    if (SDL_QueryTexture(picture, NULL, NULL, &w, &h) != 0) return 1;

    tapzoom_sdl2 zoom = tapzoom_sdl2_start(window, TAPZOOM_PRESET_PHOTOS, w, h);
    SDL_bool running = SDL_TRUE;
    while (running) {
        SDL_Event event;
        // Sleeps until something happens or moves.
        SDL_WaitEventTimeout(NULL, tapzoom_sdl2_timeout(&zoom));
        while (SDL_PollEvent(&event)) {
            tapzoom_sdl2_event(&zoom, &event);
            if (event.type == SDL_QUIT) running = SDL_FALSE;
        }
        tapzoom_transform at = tapzoom_sdl2_frame(&zoom);
        SDL_FRect place = {at.x, at.y, w * at.scale, h * at.scale};
        SDL_RenderClear(renderer);
        SDL_RenderCopyF(renderer, picture, NULL, &place);
        SDL_RenderPresent(renderer);
    }
    tapzoom_sdl2_stop(&zoom);
}
