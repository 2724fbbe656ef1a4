// SPDX-License-Identifier: MIT
// An image viewer with SDL3 and SDL3_image.
#include <SDL3_image/SDL_image.h>
#include <tapzoom_sdl3.h>

int main(int argc, char **argv) {
    SDL_Init(SDL_INIT_VIDEO);
    SDL_Window *window = SDL_CreateWindow("viewer", 1280, 800,
                                          SDL_WINDOW_RESIZABLE);
    SDL_Renderer *renderer = SDL_CreateRenderer(window, NULL);
    SDL_SetRenderVSync(renderer, 1);
    SDL_Texture *picture = IMG_LoadTexture(renderer, argv[argc - 1]);
    if (picture == NULL) return 1; // SDL_GetError has the reason

    const double w = picture->w, h = picture->h;
    tapzoom_sdl3 zoom = tapzoom_sdl3_start(window, TAPZOOM_PRESET_PHOTOS, w, h);
    bool running = true;
    while (running) {
        SDL_Event event;
        // Sleeps until something happens or moves.
        SDL_WaitEventTimeout(NULL, tapzoom_sdl3_timeout(&zoom));
        while (SDL_PollEvent(&event)) {
            tapzoom_sdl3_event(&zoom, &event);
            if (event.type == SDL_EVENT_QUIT) running = false;
        }
        tapzoom_transform at = tapzoom_sdl3_frame(&zoom);
        SDL_FRect place = {at.x, at.y, w * at.scale, h * at.scale};
        SDL_RenderClear(renderer);
        SDL_RenderTexture(renderer, picture, NULL, &place);
        SDL_RenderPresent(renderer);
    }
    tapzoom_sdl3_stop(&zoom);
}
