/*
 * album.c - see album.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "album.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "message.h"

static const double slide_duration = 0.3; /* seconds */

/* ---- Which picture ----------------------------------------------------------------------------------------------- */

/* Loads the first readable picture from an index on, with a message about each other. Returns its index, or -1. */
static int load_from(album *album, int index, int step, picture *loaded) {
    for (; index >= 0 && index < album->count; index += step) {
        if (picture_load(loaded, album->paths[index]) == 0) return index;
        say(album->paths[index], SDL_GetError());
    }
    return -1;
}

static void set_title(const album *album) {
    SDL_Window *window = SDL_RenderGetWindow(album->renderer); /* none when the frames go into files */
    const char *path = album->paths[album->index], *slash = strrchr(path, '/');
    char title[256];
    snprintf(title, sizeof title, "%s - %.0f %%", slash != NULL ? slash + 1 : path, 100 * album->drawn.scale);
    if (window != NULL) SDL_SetWindowTitle(window, title);
}

/* Pixels of the renderer per window unit. A window unit is a point of the system. */
static double density(const album *album, int width) {
    int pixels;
    return SDL_GetRendererOutputSize(album->renderer, &pixels, NULL) == 0 && width > 0 ? (double)pixels / width : 1;
}

int album_open(album *album, SDL_Renderer *renderer, char **paths, int count, int width, int height, double slop) {
    SDL_zerop(album);
    album->renderer = renderer;
    album->paths = paths;
    album->count = count;
    album->height = height;
    album->index = load_from(album, 0, 1, &album->shown);
    if (album->index < 0) return -1;
    tapzoom_config config;
    check(tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_PHOTOS));
    config.gestures &= ~(uint32_t)TAPZOOM_GESTURE_LONG_PRESS; /* it would do nothing but end flings */
    config.lenient = 1; /* SDL stamps events before the frame during which they wait, and loses cancelled touches */
    config.bounce_y = 1; /* a finger drags a picture away that has nothing to scroll */
    config.pixels_per_unit = density(album, width);
    if (slop >= 0) config.pan_slop = config.pinch_slop = slop;
    const SDL_Surface *whole = album->shown.levels[0];
    tapzoom_viewport viewport = {.width = width, .height = height};
    tapzoom_rect content = {0, 0, whole->w, whole->h};
    tapzoom_status status = tapzoom_create(&config, &viewport, &content, &album->view);
    if (status != TAPZOOM_OK) say("view", tapzoom_status_string(status));
    album->stale = SDL_TRUE;
    return status == TAPZOOM_OK ? 0 : -1;
}

void album_close(album *album) {
    tapzoom_destroy(album->view);
    picture_free(&album->shown);
    picture_free(&album->leaving);
}

void album_resize(album *album, int width, int height) {
    tapzoom_config config;
    config.struct_size = sizeof config;
    check(tapzoom_get_config(album->view, &config));
    config.pixels_per_unit = density(album, width);
    check(tapzoom_set_config(album->view, &config, NULL));
    tapzoom_viewport viewport = {.width = width, .height = height};
    check(tapzoom_set_viewport(album->view, &viewport));
    album->height = height;
    album->stale = SDL_TRUE;
}

double album_sharp_scale(const album *album) {
    tapzoom_config config;
    config.struct_size = sizeof config;
    check(tapzoom_get_config(album->view, &config));
    return 1 / config.pixels_per_unit;
}

void album_reload(album *album) {
    picture_free_textures(&album->shown);
    picture_free_textures(&album->leaving);
    album->stale = SDL_TRUE;
}

/* ---- Turning pages ----------------------------------------------------------------------------------------------- */

/* For the frame of the view's clock. */
static tapzoom_transform shown_transform(const album *album) {
    tapzoom_state state;
    tapzoom_transform shown;
    check(tapzoom_get_state(album->view, &state));
    if (album->exact || state.time == -INFINITY) check(tapzoom_get_transform(album->view, &shown));
    else check(tapzoom_get_transform_at(album->view, state.time, &shown));
    return shown;
}

/* Where the picture is now, in device pixels. At rest the scale is the raster's and x and y are whole numbers. */
static placement place(const album *album, SDL_bool *at_rest) {
    double raster;
    tapzoom_transform now = shown_transform(album), rest;
    check(tapzoom_get_raster(album->view, &now, &raster, &rest));
    if (at_rest != NULL) *at_rest = rest.scale == 1 && rest.x == floor(rest.x) && rest.y == floor(rest.y);
    return (placement){raster * rest.scale, rest.x, rest.y};
}

/* How far the pictures are apart that push each other away. */
static double page_width(const album *album) {
    int width = 0;
    SDL_GetRendererOutputSize(album->renderer, &width, NULL);
    return width * 33 / 32.0;
}

/* What was pulled beyond its edge goes on from there, and the other one beside it. */
static double pulled(const album *album) {
    tapzoom_transform now, target;
    check(tapzoom_get_transform(album->view, &now));
    check(tapzoom_get_target_transform(album->view, &target));
    return (now.x - target.x) / album_sharp_scale(album);
}

static void turn(album *album, int step, double pulled) {
    picture loaded;
    int index = load_from(album, album->index + step, step, &loaded);
    if (index < 0) return;
    picture_free(&album->leaving);
    album->leaving = album->shown;
    album->left = place(album, NULL);
    album->side = step;
    album->since = NAN; /* from the next drawing on: loading may have taken long */
    album->from = step * page_width(album) + pulled;
    album->shown = loaded;
    album->index = index;
    album->stale = SDL_TRUE;
    tapzoom_rect content = {0, 0, loaded.levels[0]->w, loaded.levels[0]->h};
    check(tapzoom_set_content(album->view, &content, TAPZOOM_KEEP_PICTURE));
    check(tapzoom_reset(album->view, NULL));
}

void album_turn(album *album, int step) { turn(album, step, 0); }

/* How much of the way the pictures still have to go. */
static double way_to_go(const album *album, double now) {
    double rest = isnan(album->since) ? 1 : 1 - fmin(fmax((now - album->since) / slide_duration, 0), 1);
    return rest * rest * rest;
}

static void slide(album *album, double now) {
    if (album->side == 0) return;
    album->stale = SDL_TRUE;
    if (way_to_go(album, now) > 0) return;
    album->side = 0;
    picture_free(&album->leaving);
}

/* ---- Frames ------------------------------------------------------------------------------------------------------ */

static void obey(album *album, const tapzoom_event *event, SDL_bool is_zoomed) {
    if (pull_handle(&album->pull, event, is_zoomed, album->height)) album->closed = SDL_TRUE;
    switch (event->kind) {
    case TAPZOOM_EVENT_PAGE: turn(album, event->limits & TAPZOOM_LIMIT_RIGHT ? 1 : -1, pulled(album)); break;
    case TAPZOOM_EVENT_TAP:
        album->bar = !album->bar;
        album->stale = SDL_TRUE;
        break;
    default: break; /* the transform has the place of the picture */
    }
}

void album_advance(album *album, double now) {
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    tapzoom_frame_result frame;
    check(tapzoom_frame(album->view, now, NULL, 0, events, TAPZOOM_EVENT_CAPACITY, &frame));
    slide(album, now);
    SDL_bool is_zoomed = (frame.state.flags & TAPZOOM_STATE_ZOOMED) != 0;
    for (size_t count = (size_t)frame.event_count; count > 0;) {
        for (size_t i = 0; i < count; i++) obey(album, &events[i], is_zoomed);
        check(tapzoom_poll_events(album->view, events, TAPZOOM_EVENT_CAPACITY, &count)); /* of a page that turned */
    }
    pull_read(&album->pull, album->view);
}

SDL_bool album_changed(album *album) {
    placement now = place(album, NULL);
    return album->stale || now.scale != album->drawn.scale || now.x != album->drawn.x || now.y != album->drawn.y;
}

static void draw_picture(album *album, picture *picture, placement place, SDL_bool sharp) {
    if (picture_draw(picture, album->renderer, place, sharp) == 0 || album->failed) return;
    album->failed = SDL_TRUE; /* one message, not one for each frame */
    say(album->paths[album->index], SDL_GetError());
}

/* Which of the pictures this is: a strip at the bottom, with a bright part for each. */
static void draw_bar(album *album) {
    int width, height;
    if (!album->bar || SDL_GetRendererOutputSize(album->renderer, &width, &height) != 0) return;
    int thick = (int)fmax(1, 4 * density(album, width)), margin = 3 * thick, length = width - 2 * margin;
    SDL_Rect strip = {0, height - thick - 2 * margin, width, thick + 2 * margin};
    SDL_Rect all = {margin, strip.y + margin, length, thick};
    SDL_Rect one = {margin + length * album->index / album->count, all.y, length / album->count, thick};
    SDL_SetRenderDrawBlendMode(album->renderer, SDL_BLENDMODE_BLEND);
    SDL_SetRenderDrawColor(album->renderer, 0, 0, 0, 128);
    SDL_RenderFillRect(album->renderer, &strip);
    SDL_SetRenderDrawColor(album->renderer, 255, 255, 255, 64);
    SDL_RenderFillRect(album->renderer, &all);
    SDL_SetRenderDrawColor(album->renderer, 255, 255, 255, 224);
    SDL_RenderFillRect(album->renderer, &one);
}

void album_draw(album *album, double now) {
    SDL_bool at_rest;
    placement here = place(album, &at_rest);
    Uint8 gray = (Uint8)(24 * (1 - pull_progress(&album->pull, album->height)));
    SDL_SetRenderDrawColor(album->renderer, gray, gray, gray, 255);
    SDL_RenderClear(album->renderer);
    album->drawn = here;
    if (album->side != 0) {
        if (isnan(album->since)) album->since = now;
        double away = album->from * way_to_go(album, now);
        placement left = album->left;
        left.x += away - album->from;
        here.x += away;
        draw_picture(album, &album->leaving, left, SDL_FALSE);
    }
    draw_picture(album, &album->shown, here, at_rest && album->side == 0);
    draw_bar(album);
    if (at_rest) set_title(album);
    album->stale = SDL_FALSE;
}

/* Resampled touches come to rest some frames after the last one. */
static SDL_bool has_settled(const album *album) {
    tapzoom_transform shown = shown_transform(album), now;
    check(tapzoom_get_transform(album->view, &now));
    return shown.scale == now.scale && shown.x == now.x && shown.y == now.y;
}

double album_next_deadline(const album *album, double now) {
    tapzoom_state state;
    check(tapzoom_get_state(album->view, &state));
    return (album->side != 0 && !isnan(album->since)) || !has_settled(album) ? now : state.next_deadline;
}
