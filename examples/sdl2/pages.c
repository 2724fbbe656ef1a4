/*
 * pages.c - see pages.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "pages.h"

#include "message.h"

enum { PAGE_UNKNOWN = -1, PAGE_NONE = -2 };

static page *slot(pages *pages, int place) { return &pages->slots[PAGES_REACH + place]; }

static int index_of(const pages *pages, int place) { return pages->slots[PAGES_REACH + place].index; }

/* The next path from an index on that has not failed to load, or PAGE_NONE. */
static int find_path(const pages *pages, int index, int step) {
    for (; index >= 0 && index < pages->count; index += step)
        if (pages->paths[index] != NULL) return index;
    return PAGE_NONE;
}

/* Loads the first readable picture from an index on. Prints one message about each unreadable one. */
static void load_from(pages *pages, page *page, int index, int step) {
    while ((page->index = find_path(pages, index, step)) >= 0) {
        if (picture_load(&page->picture, pages->paths[page->index]) == 0) return;
        say(pages->paths[page->index], SDL_GetError());
        pages->paths[page->index] = NULL;
    }
}

static void clear(page *page) {
    picture_free(&page->picture);
    page->index = PAGE_UNKNOWN;
    page->left.scale = 0;
}

int pages_open(pages *pages, char **paths, int count, SDL_bool right_to_left) {
    SDL_zerop(pages);
    pages->paths = paths;
    pages->count = count;
    pages->step = right_to_left ? -1 : 1;
    for (int i = 0; i < PAGES_SLOTS; i++) pages->slots[i].index = PAGE_UNKNOWN;
    load_from(pages, slot(pages, 0), 0, 1);
    return index_of(pages, 0) >= 0 ? 0 : -1;
}

void pages_close(pages *pages) {
    for (int i = 0; i < PAGES_SLOTS; i++) clear(&pages->slots[i]);
}

page *pages_at(pages *pages, int place) { return index_of(pages, place) >= 0 ? slot(pages, place) : NULL; }

static int step_to(const pages *pages, int side) { return side * pages->step; }

SDL_bool pages_may_have(const pages *pages, int side) {
    int step = step_to(pages, side), index = index_of(pages, side);
    if (index == PAGE_UNKNOWN) index = find_path(pages, index_of(pages, 0) + step, step);
    return index >= 0;
}

page *pages_load(pages *pages, int side) {
    int step = step_to(pages, side);
    if (index_of(pages, side) == PAGE_UNKNOWN)
        load_from(pages, slot(pages, side), index_of(pages, 0) + step, step);
    return pages_at(pages, side);
}

int pages_unknown(const pages *pages) {
    int next = pages->step;
    return index_of(pages, next) == PAGE_UNKNOWN ? next : index_of(pages, -next) == PAGE_UNKNOWN ? -next : 0;
}

void pages_turn(pages *pages, int side) {
    int last = side * PAGES_REACH;
    clear(slot(pages, -last));
    for (int place = -last; place != last; place += side) *slot(pages, place) = *slot(pages, place + side);
    *slot(pages, last) = (page){.index = PAGE_UNKNOWN};
}

void pages_forget(pages *pages) {
    for (int place = -PAGES_REACH; place <= PAGES_REACH; place++) {
        if (place < -1 || place > 1) clear(slot(pages, place));
        else slot(pages, place)->left.scale = 0;
    }
}

void pages_free_textures(pages *pages) {
    for (int i = 0; i < PAGES_SLOTS; i++) picture_free_textures(&pages->slots[i].picture);
}
