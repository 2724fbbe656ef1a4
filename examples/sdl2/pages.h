/*
 * pages.h - the shown picture and its neighbors on the strip: loads them, and frees distant ones.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef PAGES_H
#define PAGES_H

#include <SDL.h>

#include "picture.h"
#include "tapzoom.h"

/* Two pages may still be leaving on one side when the user requests a third. */
enum { PAGES_REACH = 2, PAGES_SLOTS = 2 * PAGES_REACH + 1 };

typedef struct page {
    int index; /* of its path, or PAGE_UNKNOWN or PAGE_NONE */
    picture picture;
    tapzoom_transform left; /* where the user left it, while it is visible; scale 0: fitted */
} page;

typedef struct pages {
    char **paths; /* of pictures; NULL if one cannot be loaded */
    int count;
    int step; /* from a page to the one on its right: 1, or -1 from right to left */
    page slots[PAGES_SLOTS];
} pages;

/* Loads the first readable picture. Returns 0, or -1 if there is none. */
int pages_open(pages *pages, char **paths, int count, SDL_bool right_to_left);
void pages_close(pages *pages);

/* The page at a place: 0 is the shown page, negative is left of it. NULL if no page is loaded there. */
page *pages_at(pages *pages, int place);

/* Whether there may be a page on that side (-1 or 1). A page that is not loaded yet may be unreadable. */
SDL_bool pages_may_have(const pages *pages, int side);

/* Loads the page on that side unless it is loaded. Returns it, or NULL if there is none. */
page *pages_load(pages *pages, int side);

/* A side on which it is unknown whether there is a page; 0: none. */
int pages_unknown(const pages *pages);

/* Makes the page on that side, which must be loaded, the shown one. */
void pages_turn(pages *pages, int side);

/* Call it when only the shown page is visible. Frees all pages except the shown one and its neighbors. */
void pages_forget(pages *pages);

/* Call it when the graphics card has lost the pictures. */
void pages_free_textures(pages *pages);

#endif
