// SPDX-License-Identifier: MIT
// An image viewer with SDL3.
#include <stdlib.h>
#include <tapzoom_sdl3.h>

static void check(int ok, const char *why) {
    if (!ok) SDL_Log("viewer: %s", why), exit(1);
}

static void zoom(tapzoom_status status) { check(status == TAPZOOM_OK, tapzoom_status_string(status)); }

int main(int argc, char **argv) {
    tapzoom_sdl3_set_hints();
    check(argc == 2, "usage: viewer PICTURE.bmp");
    check(SDL_Init(SDL_INIT_VIDEO), SDL_GetError());
    SDL_Window *window = SDL_CreateWindow("viewer", 1280, 800, SDL_WINDOW_RESIZABLE | SDL_WINDOW_HIGH_PIXEL_DENSITY);
    SDL_Renderer *renderer = SDL_CreateRenderer(window, NULL);
    SDL_Surface *picture = SDL_LoadBMP(argv[1]);
    check(renderer != NULL && picture != NULL, SDL_GetError());
    SDL_Texture *texture = SDL_CreateTextureFromSurface(renderer, picture);

    tapzoom_sdl3 glue = tapzoom_sdl3_open(window);
    tapzoom_config config;
    tapzoom_view *view;
    zoom(tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_PHOTOS));
    tapzoom_sdl3_configure(&glue, &config);
    tapzoom_viewport viewport = tapzoom_sdl3_viewport(&glue);
    tapzoom_rect content = {0, 0, picture->w, picture->h};
    SDL_SetRenderVSync(renderer, 1);
    SDL_SetRenderScale(renderer, config.pixels_per_unit, config.pixels_per_unit);
    zoom(tapzoom_create(&config, &viewport, &content, &view));

    tapzoom_frame_result frame = {.state.next_deadline = 0};
    for (SDL_Event event = {0}; event.type != SDL_EVENT_QUIT;) {
        if (SDL_WaitEventTimeout(&event, tapzoom_sdl3_timeout(frame.state.next_deadline)))
            do tapzoom_sdl3_event(&glue, view, &event);
            while (event.type != SDL_EVENT_QUIT && SDL_PollEvent(&event));
        tapzoom_frame(view, tapzoom_sdl3_now(), NULL, 0, NULL, 0, &frame);
        SDL_FRect place = {frame.transform.x, frame.transform.y, picture->w * frame.transform.scale,
                           picture->h * frame.transform.scale};
        SDL_RenderClear(renderer);
        SDL_RenderTexture(renderer, texture, NULL, &place);
        SDL_RenderPresent(renderer);
    }
    tapzoom_destroy(view);
    SDL_Quit();
}
