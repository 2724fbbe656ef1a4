// SPDX-License-Identifier: MIT
// An image viewer with SDL2.
#include <stdlib.h>
#include <tapzoom_sdl2.h>

static void check(int ok, const char *why) {
    if (!ok) SDL_Log("viewer: %s", why), exit(1);
}

static void zoom(tapzoom_status status) { check(status == TAPZOOM_OK, tapzoom_status_string(status)); }

int main(int argc, char **argv) {
    tapzoom_sdl2_set_hints();
    check(argc == 2, "usage: viewer PICTURE.bmp");
    check(SDL_Init(SDL_INIT_VIDEO) == 0, SDL_GetError());
    SDL_Window *window = SDL_CreateWindow("viewer", 0, 0, 1280, 800, SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
    SDL_Renderer *renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_PRESENTVSYNC);
    SDL_Surface *picture = SDL_LoadBMP(argv[1]);
    check(renderer != NULL && picture != NULL, SDL_GetError());
    SDL_Texture *texture = SDL_CreateTextureFromSurface(renderer, picture);

    tapzoom_sdl2 glue = tapzoom_sdl2_open(window);
    tapzoom_config config;
    tapzoom_view *view;
    zoom(tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_PHOTOS));
    tapzoom_sdl2_configure(&glue, &config);
    tapzoom_viewport viewport = tapzoom_sdl2_viewport(&glue);
    tapzoom_rect content = {0, 0, picture->w, picture->h};
    SDL_RenderSetScale(renderer, config.pixels_per_unit, config.pixels_per_unit);
    zoom(tapzoom_create(&config, &viewport, &content, &view));

    tapzoom_frame_result frame = {.state.next_deadline = 0};
    for (SDL_Event event = {0}; event.type != SDL_QUIT;) {
        if (SDL_WaitEventTimeout(&event, tapzoom_sdl2_timeout(frame.state.next_deadline)))
            do tapzoom_sdl2_event(&glue, view, &event);
            while (event.type != SDL_QUIT && SDL_PollEvent(&event));
        tapzoom_frame(view, tapzoom_sdl2_now(), NULL, 0, NULL, 0, &frame);
        SDL_FRect place = {frame.transform.x, frame.transform.y, picture->w * frame.transform.scale,
                           picture->h * frame.transform.scale};
        SDL_RenderClear(renderer);
        SDL_RenderCopyF(renderer, texture, NULL, &place);
        SDL_RenderPresent(renderer);
    }
    tapzoom_destroy(view);
    SDL_Quit();
}
