// SPDX-License-Identifier: MIT
//
// album.c - a photo album with SDL2 and SDL2_image. Fingers, mouse and wheel zoom
// a photo; a swipe turns the page; a tap shows the place among all photos.
#include <SDL_image.h>
#include <math.h>
#include <tapzoom_sdl2.h>

typedef struct photo {
    SDL_Texture *texture; // NULL: none
    int width, height;
} photo;

typedef struct album {
    SDL_Renderer *renderer;
    tapzoom_sdl2 zoom;
    char **paths;
    int count, page;
    photo shown, gone;      // the photo of the page, and the one before it,
    tapzoom_transform left; // which the user left so
    int side;               // where the page came from: 1 is the right side,
    double turned;          // and when, in seconds
    SDL_bool dots, running;
} album;

static photo load(const album *album, int page) {
    photo photo = {IMG_LoadTexture(album->renderer, album->paths[page]), 0, 0};
    if (photo.texture == NULL) SDL_Log("%s", SDL_GetError());
    else SDL_QueryTexture(photo.texture, NULL, NULL, &photo.width, &photo.height);
    return photo;
}

static void forget(photo *photo) {
    if (photo->texture != NULL) SDL_DestroyTexture(photo->texture);
    photo->texture = NULL;
}

// Shows the next photo (1) or the one before (-1) that loads, if there is one.
static void turn(album *album, int side) {
    photo next = {NULL, 0, 0};
    int page = album->page;
    while (next.texture == NULL) {
        page += side;
        if (page < 0 || page >= album->count) return;
        next = load(album, page);
    }
    forget(&album->gone);
    album->gone = album->shown;
    album->shown = next;
    album->page = page;
    album->side = side;
    album->turned = tapzoom_sdl2_now(&album->zoom);

    // The view shows the whole new photo from now on.
    tapzoom_view *view = tapzoom_sdl2_command(&album->zoom);
    tapzoom_rect content = {0, 0, next.width, next.height};
    tapzoom_get_transform(view, &album->left);
    tapzoom_set_content(view, &content, TAPZOOM_KEEP_PICTURE);
    tapzoom_fit(view, NULL);
}

// How far the new page still is from its place, in window units.
static double slide(const album *album) {
    double passed = tapzoom_sdl2_now(&album->zoom) - album->turned;
    if (passed > 0.5) return 0;
    return album->side * album->zoom.width * exp(-16 * passed);
}

static void press(album *album, SDL_Keycode key) {
    if (key == SDLK_LEFT) turn(album, -1);
    if (key == SDLK_RIGHT) turn(album, 1);
    if (key == SDLK_ESCAPE) album->running = SDL_FALSE;
}

// What the user has done until now, besides the zoom.
static void obey(album *album) {
    tapzoom_view *view = tapzoom_sdl2_command(&album->zoom);
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t count = 0;
    tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count);
    for (size_t i = 0; i < count; i++) {
        if (events[i].kind == TAPZOOM_EVENT_TAP) album->dots = !album->dots;
        if (events[i].kind == TAPZOOM_EVENT_PAGE)
            turn(album, events[i].limits == TAPZOOM_LIMIT_RIGHT ? 1 : -1);
    }
}

static void draw_photo(const album *album, photo photo, tapzoom_transform at, double shift) {
    SDL_FRect place = {at.x + shift, at.y, photo.width * at.scale, photo.height * at.scale};
    if (photo.texture != NULL) SDL_RenderCopyF(album->renderer, photo.texture, NULL, &place);
}

// One for each photo, at the bottom.
static void draw_dots(const album *album) {
    for (int i = 0; i < album->count; i++) {
        Uint8 gray = i == album->page ? 255 : 110;
        float x = album->zoom.width / 2.0f + 20 * (i - (album->count - 1) / 2.0f);
        SDL_FRect dot = {x - 5, album->zoom.height - 30.0f, 10, 10};
        SDL_SetRenderDrawColor(album->renderer, gray, gray, gray, 255);
        SDL_RenderFillRectF(album->renderer, &dot);
    }
}

static void draw(album *album) {
    tapzoom_transform at = tapzoom_sdl2_frame(&album->zoom);
    double shift = slide(album), density = tapzoom_sdl2_density(&album->zoom);
    SDL_RenderSetScale(album->renderer, (float)density, (float)density);
    SDL_SetRenderDrawColor(album->renderer, 0, 0, 0, 255);
    SDL_RenderClear(album->renderer);
    if (shift != 0) draw_photo(album, album->gone, album->left, shift - album->side * album->zoom.width);
    draw_photo(album, album->shown, at, shift);
    if (album->dots) draw_dots(album);
    SDL_RenderPresent(album->renderer);
}

static void run(album *album) {
    while (album->running) {
        SDL_Event event;
        // Sleeps until something happens or moves: the photo, or the pages.
        int wait = slide(album) != 0 ? 1 : tapzoom_sdl2_timeout(&album->zoom);
        SDL_WaitEventTimeout(NULL, wait);
        while (SDL_PollEvent(&event)) {
            tapzoom_sdl2_event(&album->zoom, &event);
            if (event.type == SDL_KEYDOWN) press(album, event.key.keysym.sym);
            if (event.type == SDL_QUIT) album->running = SDL_FALSE;
        }
        obey(album);
        draw(album);
    }
}

int main(int argc, char **argv) {
    album album = {.paths = argv + 1, .count = argc - 1, .turned = -1, .running = SDL_TRUE};
    SDL_Init(SDL_INIT_VIDEO);
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear");
    const Uint32 flags = SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI;
    SDL_Window *window = SDL_CreateWindow("album", 0, 0, 1280, 800, flags);
    album.renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_PRESENTVSYNC);
    if (album.count > 0) album.shown = load(&album, 0);
    if (album.shown.texture == NULL) return 1; // the log has the reason
    album.zoom = tapzoom_sdl2_start(window, TAPZOOM_PRESET_PHOTOS, album.shown.width, album.shown.height);
    run(&album);
    tapzoom_sdl2_stop(&album.zoom);
    forget(&album.gone);
    forget(&album.shown);
    SDL_Quit();
    return 0;
}
