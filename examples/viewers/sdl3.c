// SPDX-License-Identifier: MIT
// An image viewer with SDL3.
#include <tapzoom_sdl3.h>

int main(int argc, char **argv) {
    SDL_Init(SDL_INIT_VIDEO);
    SDL_Window *window = SDL_CreateWindow("viewer", 1280, 800, SDL_WINDOW_RESIZABLE);
    SDL_Renderer *renderer = SDL_CreateRenderer(window, NULL);
    SDL_Surface *picture = SDL_LoadBMP(argc == 2 ? argv[1] : "picture.bmp");
    SDL_Texture *texture = SDL_CreateTextureFromSurface(renderer, picture);
    if (texture == NULL || !SDL_SetRenderVSync(renderer, 1)) return 1; // SDL_GetError has the reason

    tapzoom_sdl3 zoom = tapzoom_sdl3_start(window, TAPZOOM_PRESET_PHOTOS, picture->w, picture->h);
    bool running = true;
    while (running) {
        SDL_Event event;
        SDL_WaitEventTimeout(NULL, tapzoom_sdl3_timeout(&zoom)); // sleeps until something happens or moves
        while (SDL_PollEvent(&event)) {
            tapzoom_sdl3_event(&zoom, &event);
            if (event.type == SDL_EVENT_QUIT) running = false;
        }
        tapzoom_transform at = tapzoom_sdl3_frame(&zoom);
        SDL_FRect place = {at.x, at.y, picture->w * at.scale, picture->h * at.scale};
        SDL_RenderClear(renderer);
        SDL_RenderTexture(renderer, texture, NULL, &place);
        SDL_RenderPresent(renderer);
    }
    tapzoom_sdl3_stop(&zoom);
}
