// SPDX-License-Identifier: MIT
// An image viewer with SDL2.
#include <tapzoom_sdl2.h>

int main(int argc, char **argv) {
    SDL_Init(SDL_INIT_VIDEO);
    SDL_Window *window = SDL_CreateWindow("viewer", 0, 0, 1280, 800, SDL_WINDOW_RESIZABLE);
    SDL_Renderer *renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_PRESENTVSYNC);
    SDL_Surface *picture = SDL_LoadBMP(argc == 2 ? argv[1] : "picture.bmp");
    SDL_Texture *texture = SDL_CreateTextureFromSurface(renderer, picture);
    if (texture == NULL) return 1; // SDL_GetError has the reason

    tapzoom_sdl2 zoom = tapzoom_sdl2_start(window, TAPZOOM_PRESET_PHOTOS, picture->w, picture->h);
    SDL_bool running = SDL_TRUE;
    while (running) {
        SDL_Event event;
        SDL_WaitEventTimeout(NULL, tapzoom_sdl2_timeout(&zoom)); // sleeps until something happens or moves
        while (SDL_PollEvent(&event)) {
            tapzoom_sdl2_event(&zoom, &event);
            if (event.type == SDL_QUIT) running = SDL_FALSE;
        }
        tapzoom_transform at = tapzoom_sdl2_frame(&zoom);
        SDL_FRect place = {at.x, at.y, picture->w * at.scale, picture->h * at.scale};
        SDL_RenderClear(renderer);
        SDL_RenderCopyF(renderer, texture, NULL, &place);
        SDL_RenderPresent(renderer);
    }
    tapzoom_sdl2_stop(&zoom);
}
