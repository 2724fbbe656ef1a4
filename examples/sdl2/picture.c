/*
 * picture.c - see picture.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "picture.h"

#include <SDL_image.h>
#include <math.h>

#include "resample.h"

enum { FORMAT = SDL_PIXELFORMAT_ARGB8888 };

static int make_levels(picture *picture) {
    for (int i = 0; i + 1 < PICTURE_LEVELS; i++) {
        if (picture->levels[i]->w == 1 && picture->levels[i]->h == 1) break;
        picture->levels[i + 1] = halve(picture->levels[i]);
        if (picture->levels[i + 1] == NULL) return -1;
    }
    return 0;
}

int picture_load(picture *picture, const char *path) {
    SDL_zerop(picture);
    SDL_Surface *file = IMG_Load(path);
    if (file == NULL) return -1;
    SDL_Surface *whole = SDL_CreateRGBSurfaceWithFormat(0, file->w, file->h, 32, FORMAT);
    picture->levels[0] = whole;
    /* Transparent parts show this gray, on which both black and white drawings are visible. */
    int failed = whole == NULL || SDL_FillRect(whole, NULL, SDL_MapRGBA(whole->format, 112, 112, 112, 255)) != 0 ||
                 SDL_BlitSurface(file, NULL, whole, NULL) != 0 || make_levels(picture) != 0;
    SDL_FreeSurface(file);
    if (failed) picture_free(picture);
    return failed ? -1 : 0;
}

/* SDL_DestroyTexture(NULL) would replace the message of SDL_GetError. */
static void destroy(SDL_Texture **texture) {
    if (*texture != NULL) SDL_DestroyTexture(*texture);
    *texture = NULL;
}

void picture_free_textures(picture *picture) {
    for (int i = 0; i < PICTURE_LEVELS; i++) destroy(&picture->textures[i]);
    destroy(&picture->sharp);
}

void picture_free(picture *picture) {
    picture_free_textures(picture);
    for (int i = 0; i < PICTURE_LEVELS; i++) SDL_FreeSurface(picture->levels[i]);
    SDL_zerop(picture);
}

/* The coarsest level that is not enlarged, or level 0. */
static int level_for(const picture *picture, double scale) {
    int level = 0;
    while (level + 1 < PICTURE_LEVELS && picture->levels[level + 1] != NULL && ldexp(scale, level + 1) <= 1) level++;
    return level;
}

static int draw_sharp(picture *picture, SDL_Renderer *renderer, placement place) {
    int width, height, level = level_for(picture, place.scale);
    if (SDL_GetRendererOutputSize(renderer, &width, &height) != 0) return -1;
    double right = place.x + picture->levels[0]->w * place.scale, below = place.y + picture->levels[0]->h * place.scale;
    SDL_Rect area = {(int)fmax(0, floor(place.x + 0.5)), (int)fmax(0, floor(place.y + 0.5)), 0, 0};
    area.w = (int)fmin(width, floor(right + 0.5)) - area.x;
    area.h = (int)fmin(height, floor(below + 0.5)) - area.y;
    if (area.w <= 0 || area.h <= 0) return 0;

    int w = 0, h = 0;
    if (picture->sharp != NULL) SDL_QueryTexture(picture->sharp, NULL, NULL, &w, &h);
    if (w != area.w || h != area.h) {
        destroy(&picture->sharp);
        picture->sharp = SDL_CreateTexture(renderer, FORMAT, SDL_TEXTUREACCESS_STREAMING, area.w, area.h);
        if (picture->sharp == NULL) return -1;
        SDL_SetTextureBlendMode(picture->sharp, SDL_BLENDMODE_NONE);
    }
    void *pixels;
    int pitch;
    if (SDL_LockTexture(picture->sharp, NULL, &pixels, &pitch) != 0) return -1;
    int failed = resample(picture->levels[level], ldexp(place.scale, level), place.x, place.y, area, pixels, pitch);
    SDL_UnlockTexture(picture->sharp);
    return failed ? SDL_OutOfMemory() : SDL_RenderCopy(renderer, picture->sharp, NULL, &area);
}

/* The texture of a level, created once; NULL with SDL_GetError. */
static SDL_Texture *texture_of(picture *picture, SDL_Renderer *renderer, int level) {
    SDL_Texture **texture = &picture->textures[level];
    if (*texture != NULL) return *texture;
    *texture = SDL_CreateTextureFromSurface(renderer, picture->levels[level]);
    if (*texture == NULL) return NULL;
    SDL_SetTextureBlendMode(*texture, SDL_BLENDMODE_NONE);
    SDL_SetTextureScaleMode(*texture, SDL_ScaleModeLinear);
    return *texture;
}

/* The graphics card limits the size of a texture: a larger picture is coarser in motion, and sharp at rest. */
static int level_in_motion(const picture *picture, double scale, const SDL_RendererInfo *info) {
    int level = level_for(picture, scale);
    while (level + 1 < PICTURE_LEVELS && picture->levels[level + 1] != NULL &&
           ((info->max_texture_width > 0 && picture->levels[level]->w > info->max_texture_width) ||
            (info->max_texture_height > 0 && picture->levels[level]->h > info->max_texture_height)))
        level++;
    return level;
}

static int draw_moving(picture *picture, SDL_Renderer *renderer, placement place, const SDL_RendererInfo *info) {
    int level = level_in_motion(picture, place.scale, info);
    SDL_Texture *texture = texture_of(picture, renderer, level);
    if (texture == NULL) return -1;
    double scale = ldexp(place.scale, level);
    SDL_FRect to = {(float)place.x, (float)place.y, (float)(picture->levels[level]->w * scale),
                    (float)(picture->levels[level]->h * scale)};
    return SDL_RenderCopyF(renderer, texture, NULL, &to);
}

int picture_prepare(picture *picture, SDL_Renderer *renderer, double scale) {
    SDL_RendererInfo info;
    if (SDL_GetRendererInfo(renderer, &info) != 0) return -1;
    if ((info.flags & SDL_RENDERER_SOFTWARE) != 0) return 0;
    return texture_of(picture, renderer, level_in_motion(picture, scale, &info)) != NULL ? 0 : -1;
}

int picture_draw(picture *picture, SDL_Renderer *renderer, placement place, SDL_bool sharp) {
    SDL_RendererInfo info;
    if (SDL_GetRendererInfo(renderer, &info) != 0) return -1;
    /* SDL's software renderer rounds the position of a scaled picture to whole pixels of the source. Resampling the
       picture costs no more. */
    if (sharp || (info.flags & SDL_RENDERER_SOFTWARE) != 0) return draw_sharp(picture, renderer, place);
    return draw_moving(picture, renderer, place, &info);
}
