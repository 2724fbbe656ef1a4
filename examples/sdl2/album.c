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
#include "words.h"

/* ---- The window -------------------------------------------------------------------------------------------------- */

static page *current(album *album) { return pages_at(&album->pages, 0); }

/* "name (2 of 5) - 250 %, 40 across, 30 down, left edge, no further". A further refused step counts, so that it has an
   answer, too. A marked button is first: "Zoom in: name ...". */
static void write_title(album *album, char *title, size_t size) {
    const pages *pages = &album->pages;
    int index = current(album)->index;
    const char *path = pages->paths[index], *slash = strrchr(path, '/');
    char place[32] = "", words[128], refused[32] = "";
    if (pages->count > 1) snprintf(place, sizeof place, " (%d of %d)", index + 1, pages->count);
    if (album->refused > 0) snprintf(refused, sizeof refused, ", no further");
    if (album->refused > 1) snprintf(refused, sizeof refused, ", no further (%d)", album->refused);
    words_write(words, sizeof words, album->view, 100 * album->drawn.scale);
    const char *marked = album->marked != NULL ? album->marked : "", *colon = album->marked != NULL ? ": " : "";
    snprintf(title, size, "%s%s%.80s%s - %s%s", marked, colon, slash != NULL ? slash + 1 : path, place, words, refused);
}

static void set_title(album *album) {
    SDL_Window *window = SDL_RenderGetWindow(album->renderer); /* none if it draws into a picture */
    char title[320];
    write_title(album, title, sizeof title);
    if (window != NULL && strcmp(title, SDL_GetWindowTitle(window)) != 0) SDL_SetWindowTitle(window, title);
}

/* Distance from page to page on the strip, with the gap between them. */
static double pitch(const album *album) { return album->width * 33 / 32; }

static tapzoom_config settings(const album *album) {
    tapzoom_config config;
    config.struct_size = sizeof config;
    tapzoom_get_config(album->view, &config);
    return config;
}

double album_density(const album *album) { return settings(album).pixels_per_unit; }

/* Beyond an edge with a page the finger moves the strip; beyond any other edge, the picture in its rubber band. */
static uint32_t edges(const album *album) {
    return (pages_may_have(&album->pages, -1) ? TAPZOOM_LIMIT_LEFT : 0) |
           (pages_may_have(&album->pages, 1) ? TAPZOOM_LIMIT_RIGHT : 0);
}

static void set_edges(album *album) {
    tapzoom_config config = settings(album);
    config.pager_edges = edges(album);
    check(tapzoom_set_config(album->view, &config, NULL));
}

int album_open(album *album, SDL_Renderer *renderer, char **paths, int count, int width, int height,
               const album_options *options) {
    SDL_zerop(album);
    album->renderer = renderer;
    album->width = width;
    album->height = height;
    if (pages_open(&album->pages, paths, count, options->right_to_left) != 0) return -1;
    tapzoom_config config = options->config;
    config.gestures &= ~(uint32_t)TAPZOOM_GESTURE_LONG_PRESS; /* it has no effect here except that it ends flings */
    config.always_bounce_y = 1; /* so that a finger can drag a whole picture away */
    config.pager_edges = edges(album);
    const SDL_Surface *whole = current(album)->picture.levels[0];
    tapzoom_viewport viewport = {.width = width, .height = height};
    tapzoom_rect content = {0, 0, whole->w, whole->h};
    tapzoom_status status = tapzoom_create(&config, &viewport, &content, &album->view);
    if (status != TAPZOOM_OK) say("view", tapzoom_status_string(status));
    album->stale = SDL_TRUE;
    return status == TAPZOOM_OK ? 0 : -1;
}

void album_close(album *album) {
    tapzoom_destroy(album->view);
    pages_close(&album->pages);
}

void album_resize(album *album, int width, int height) {
    album->width = width;
    album->height = height;
    album->strip = (strip){0};
    pages_forget(&album->pages);
    album->stale = SDL_TRUE;
}

double album_sharp_scale(const album *album) { return 1 / album_density(album); }

void album_reload(album *album) {
    pages_free_textures(&album->pages);
    album->stale = SDL_TRUE;
}

/* ---- Turning pages ----------------------------------------------------------------------------------------------- */

/* Loads the page on a side if necessary. If it cannot be loaded, the strip stops following the finger. */
static page *load(album *album, int side) {
    SDL_bool had = pages_may_have(&album->pages, side);
    page *loaded = pages_load(&album->pages, side);
    if (had && loaded == NULL) set_edges(album);
    return loaded;
}

/* The view shows the current page from now on, as the user left it, or fitted. */
static void show_current(album *album) {
    page *page = current(album);
    tapzoom_rect content = {0, 0, page->picture.levels[0]->w, page->picture.levels[0]->h};
    set_edges(album);
    tapzoom_set_content(album->view, &content, TAPZOOM_KEEP_PICTURE);
    if (page->left.scale > 0) tapzoom_set_transform(album->view, &page->left, NULL);
    else tapzoom_fit(album->view, NULL);
}

/* Releases the strip toward the page on a side if there is one, otherwise home. velocity: of its offset at a time. */
static void let_go(album *album, int side, double velocity, double time) {
    if (side != 0 && pages_at(&album->pages, side) == NULL) time = NAN; /* loading may take long */
    if (side == 0 || load(album, side) == NULL) {
        strip_let_go(&album->strip, 0, velocity, time);
        return;
    }
    tapzoom_get_transform(album->view, &current(album)->left);
    pages_turn(&album->pages, side);
    show_current(album);
    /* Further away there are no pages. */
    double most = pitch(album) * PAGES_REACH - strip_shown(&album->strip) * side;
    strip_let_go(&album->strip, side * fmin(pitch(album), most), velocity, time);
    if (settings(album).reduced_motion) album->strip = (strip){0};
    album->refused = 0;
    album->pull.active = SDL_FALSE;
    album->stale = SDL_TRUE;
}

/* The title tells that a step is impossible. */
static void refuse(album *album) {
    album->refused++;
    album->stale = SDL_TRUE;
}

void album_turn_to_side(album *album, int side) {
    tapzoom_state state;
    tapzoom_get_state(album->view, &state);
    if (pages_may_have(&album->pages, side)) let_go(album, side, strip_velocity(&album->strip, state.time), NAN);
    else refuse(album);
}

void album_turn(album *album, int step) { album_turn_to_side(album, step * album->pages.step); }

/* A finger moves the strip, releases it, or flings the picture beyond its edge. */
static void handle_strip(album *album, const tapzoom_event *event) {
    double fitted;
    tapzoom_get_scale_range(album->view, NULL, NULL, &fitted);
    strip_drag(&album->strip, event->unconsumed_x, strip_firmness_of(event->scale / fitted));
    if ((event->limits & (TAPZOOM_LIMIT_LEFT | TAPZOOM_LIMIT_RIGHT)) == 0) return;
    /* A key that turns the page cancels a drag; the strip then moves already. */
    SDL_bool lifted = event->phase == TAPZOOM_PHASE_ENDED || event->phase == TAPZOOM_PHASE_CANCELLED;
    if (event->kind == TAPZOOM_EVENT_PAN && (!lifted || album->strip.moves)) return;
    int side = strip_side(&album->strip, event->velocity.x, album->width);
    let_go(album, side, event->velocity.x, event->time);
}

/* A finger that lands catches the strip. If it lifts without a drag, the strip goes home. */
static void follow_contacts(album *album, int contacts) {
    if (contacts > album->contacts) strip_catch(&album->strip);
    album->contacts = contacts;
    if (contacts == 0 && album->strip.offset != 0 && !album->strip.moves) strip_let_go(&album->strip, 0, 0, NAN);
}

static void advance_strip(album *album, const tapzoom_state *state, double now) {
    follow_contacts(album, state->contact_count);
    strip_advance(&album->strip, now);
    if (album->strip.offset == 0 && !album->strip.moves) pages_forget(&album->pages);
    if (album->strip.offset == album->told) return;
    album->told = album->strip.offset;
    album->stale = SDL_TRUE;
    tapzoom_set_pager_offset(album->view, album->told, 0);
}

/* A side with a page that can be loaded now, because nothing moves and everything is drawn; 0: none. */
static int side_to_load(const album *album, const tapzoom_state *state) {
    SDL_bool idle = state->next_deadline == INFINITY && state->contact_count == 0 && album->strip.offset == 0;
    return idle && !album->strip.moves && !album->stale ? pages_unknown(&album->pages) : 0;
}

static void report(album *album, const page *page, int failed) {
    if (failed == 0 || album->failed) return;
    album->failed = SDL_TRUE; /* one message, not one per frame */
    say(album->pages.paths[page->index], SDL_GetError());
}

/* The placement of a picture that the view does not show. */
static placement place_beside(const album *album, const page *page) {
    double w = page->picture.levels[0]->w, h = page->picture.levels[0]->h, pixels = album_density(album);
    tapzoom_transform at = page->left;
    if (at.scale == 0) {
        at.scale = fmin(fmin(album->width / w, album->height / h), 1 / pixels); /* TAPZOOM_FIT_SCALE_DOWN */
        at.x = (album->width - w * at.scale) / 2;
        at.y = (album->height - h * at.scale) / 2;
    }
    return (placement){at.scale * pixels, at.x * pixels, at.y * pixels};
}

/* Loads ahead, so that the first frame of a drag is as fast as the others. */
static void prepare(album *album, const tapzoom_state *state) {
    int side = side_to_load(album, state);
    page *page = side != 0 ? load(album, side) : NULL;
    if (page == NULL) return;
    report(album, page, picture_prepare(&page->picture, album->renderer, place_beside(album, page).scale));
    report(album, current(album), picture_prepare(&current(album)->picture, album->renderer, album->drawn.scale));
}

/* ---- Frames ------------------------------------------------------------------------------------------------------ */

/* The transform for a frame at the view's clock. */
static tapzoom_transform shown_transform(const album *album) {
    tapzoom_state state;
    tapzoom_transform shown;
    tapzoom_get_state(album->view, &state);
    if (state.time == -INFINITY) tapzoom_get_transform(album->view, &shown);
    else tapzoom_get_transform_at(album->view, state.time, &shown);
    return shown;
}

/* The placement in device pixels if the strip is home. At rest it has the scale of the raster and whole pixels. */
static placement place(const album *album, SDL_bool *at_rest) {
    double raster;
    tapzoom_transform now = shown_transform(album), rest;
    tapzoom_get_raster_scale(album->view, &raster);
    tapzoom_get_raster_transform(album->view, &now, &rest);
    if (at_rest != NULL) *at_rest = rest.scale == 1 && rest.x == floor(rest.x) && rest.y == floor(rest.y);
    return (placement){raster * rest.scale, rest.x, rest.y};
}

static void obey(album *album, const tapzoom_event *event, SDL_bool is_zoomed) {
    if (pull_handle(&album->pull, event, is_zoomed, album->height)) album->closed = SDL_TRUE;
    switch (event->kind) {
    case TAPZOOM_EVENT_PAN:
    case TAPZOOM_EVENT_EDGE: handle_strip(album, event); break;
    case TAPZOOM_EVENT_TAP:
        album->bar = !album->bar;
        album->stale = SDL_TRUE;
        break;
    case TAPZOOM_EVENT_LIMIT:
        if (event->phase == TAPZOOM_PHASE_BEGAN) refuse(album);
        break;
    case TAPZOOM_EVENT_SETTLED: album->refused = 0; break; /* it has moved, up to the limit */
    default: break; /* the transform has the effect of other events */
    }
}

void album_advance(album *album, double now) {
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    tapzoom_frame_result frame;
    tapzoom_frame(album->view, now, NULL, 0, events, TAPZOOM_EVENT_CAPACITY, &frame);
    SDL_bool is_zoomed = (frame.state.flags & TAPZOOM_STATE_ZOOMED) != 0;
    for (size_t count = (size_t)frame.event_count; count > 0;) {
        for (size_t i = 0; i < count; i++) obey(album, &events[i], is_zoomed);
        tapzoom_poll_events(album->view, events, TAPZOOM_EVENT_CAPACITY, &count); /* after a page has turned */
    }
    advance_strip(album, &frame.state, now);
    prepare(album, &frame.state);
    pull_read(&album->pull, album->view, album->strip.offset);
}

SDL_bool album_changed(album *album) {
    placement now = place(album, NULL);
    return album->stale || now.scale != album->drawn.scale || now.x != album->drawn.x || now.y != album->drawn.y;
}

/* Draws the visible pages of the strip. here: the placement of the current one if the strip is home. */
static void draw_strip(album *album, placement here, SDL_bool sharp) {
    for (int side = -PAGES_REACH; side <= PAGES_REACH; side++) {
        double x = side * pitch(album) + strip_shown(&album->strip);
        if (fabs(x) >= album->width) continue;
        page *page = side == -1 || side == 1 ? load(album, side) : pages_at(&album->pages, side);
        if (page == NULL) continue;
        placement place = side == 0 ? here : place_beside(album, page);
        place.x += x * album_density(album);
        report(album, page, picture_draw(&page->picture, album->renderer, place, sharp && side == 0));
    }
}

/* A line at the bottom with a bright part for the current picture among all. */
static void draw_bar(album *album) {
    int width, height, count = album->pages.count, index = current(album)->index;
    if (!album->bar || SDL_GetRendererOutputSize(album->renderer, &width, &height) != 0) return;
    if (album->pages.step < 0) index = count - 1 - index;
    int thick = (int)fmax(1, 4 * album_density(album)), margin = 3 * thick, length = width - 2 * margin;
    SDL_Rect bar = {0, height - thick - 2 * margin, width, thick + 2 * margin};
    SDL_Rect all = {margin, bar.y + margin, length, thick};
    SDL_Rect one = {margin + length * index / count, all.y, length / count, thick};
    SDL_SetRenderDrawBlendMode(album->renderer, SDL_BLENDMODE_BLEND);
    SDL_SetRenderDrawColor(album->renderer, 0, 0, 0, 128);
    SDL_RenderFillRect(album->renderer, &bar);
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
    strip_begin(&album->strip, now);
    album->drawn = here;
    at_rest = at_rest && album->strip.offset == 0 && !album->strip.moves;
    draw_strip(album, here, at_rest);
    draw_bar(album);
    if (at_rest) set_title(album);
    album->stale = SDL_FALSE;
}

double album_next_deadline(const album *album, double now) {
    tapzoom_state state;
    tapzoom_get_state(album->view, &state);
    SDL_bool busy = album->strip.moves || side_to_load(album, &state) != 0;
    return busy ? now : state.next_deadline;
}
