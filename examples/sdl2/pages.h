/*
 * pages.h - the picture that is shown and those beside it on the strip: loads them, and forgets those far away.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef PAGES_H
#define PAGES_H

#include <SDL.h>

#include "picture.h"
#include "tapzoom.h"

/* Two pages may still leave on one side when a third is asked for. */
enum { PAGES_REACH = 2, PAGES_SLOTS = 2 * PAGES_REACH + 1 };

typedef struct page {
    int index; /* of its path; PAGE_UNKNOWN, PAGE_NONE */
    picture picture;
    tapzoom_transform left; /* where the user left it, as long as it is seen; scale 0: as it is fitted */
} page;

typedef struct pages {
    char **paths; /* of pictures; NULL where one could not be loaded */
    int count;
    int step; /* from a page to the one on its right: 1, or -1 from right to left */
    page slots[PAGES_SLOTS];
} pages;

/* Loads the first picture that can be loaded. Returns 0, or -1 when there is none. */
int pages_open(pages *pages, char **paths, int count, SDL_bool right_to_left);
void pages_close(pages *pages);

/* A place is 0 for the page that is shown, negative to its left. NULL where no page is loaded. */
page *pages_at(pages *pages, int place);

/* Whether there may be a page on that side (-1, 1); one that was not loaded yet may prove to be broken. */
SDL_bool pages_may_have(const pages *pages, int side);

/* Loads the page on that side, unless it is loaded. Returns it, or NULL when there is none. */
page *pages_load(pages *pages, int side);

/* A side of which nobody knows yet whether it has a page; 0: none. */
int pages_unknown(const pages *pages);

/* Shows the page on that side, which is loaded. */
void pages_turn(pages *pages, int side);

/* No other page is seen any more: frees all but those beside the shown one. */
void pages_forget(pages *pages);

/* The graphics card has lost the pictures. */
void pages_free_textures(pages *pages);

#endif
