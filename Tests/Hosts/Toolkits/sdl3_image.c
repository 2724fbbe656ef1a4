/*
 * sdl3_image.c - the function of SDL3_image that examples/viewers/sdl3.c calls, for the pictures that SDL 3.4 reads.
 *
 * SPDX-License-Identifier: MIT
 */
#include <SDL3_image/SDL_image.h>

SDL_Texture *IMG_LoadTexture(SDL_Renderer *renderer, const char *file) {
    SDL_Surface *surface = SDL_LoadSurface(file);
    SDL_Texture *texture = SDL_CreateTextureFromSurface(renderer, surface);
    SDL_DestroySurface(surface);
    return texture;
}
