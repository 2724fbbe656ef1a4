/*
 * buttons.c - see buttons.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "buttons.h"

#include <math.h>

/* WCAG 2.5.5 asks for 44 CSS pixels, of which 96 are an inch; 160 points are one, too. */
static const double least_points = 44 * 160 / 96.0;
static const double gap = 6, margin = 34; /* window units, between buttons, and below them for the bar */

/* ---- Places ------------------------------------------------------------------------------------------------------ */

buttons buttons_new(double points_per_unit) {
    return (buttons){.size = ceil(least_points / points_per_unit), .marked = ACTION_NONE};
}

/* In rows as wide as the window, above the bar. */
static SDL_FRect place(const buttons *buttons, const album *album, int button) {
    double pitch = buttons->size + gap;
    int columns = (int)fmin(fmax(floor((album->width - gap) / pitch), 1), ACTION_COUNT);
    int rows = (ACTION_COUNT + columns - 1) / columns;
    double left = (album->width - columns * pitch + gap) / 2, top = album->height - margin - rows * pitch;
    return (SDL_FRect){(float)(left + button % columns * pitch), (float)(top + button / columns * pitch),
                       (float)buttons->size, (float)buttons->size};
}

/* Half of the gap belongs to a button, too: who misses it by little does not hide the bar. */
static action button_at(const buttons *buttons, const album *album, double x, double y) {
    for (int i = 0; i < ACTION_COUNT; i++) {
        SDL_FRect at = place(buttons, album, i);
        double dx = x - (at.x - gap / 2), dy = y - (at.y - gap / 2);
        if (dx >= 0 && dx < at.w + gap && dy >= 0 && dy < at.h + gap) return (action)i;
    }
    return ACTION_NONE;
}

/* ---- Contacts and keys ------------------------------------------------------------------------------------------- */

SDL_bool buttons_touch(buttons *buttons, const album *album, const tapzoom_touch *touch, action *pressed) {
    int i = 0;
    while (i < buttons->count && buttons->holders[i].id != touch->id) i++;
    SDL_bool held = i < buttons->count, lands = touch->phase == TAPZOOM_TOUCH_BEGAN;
    action button = button_at(buttons, album, touch->x, touch->y);
    *pressed = ACTION_NONE;
    if (held && touch->phase == TAPZOOM_TOUCH_ENDED && button == buttons->holders[i].button) *pressed = button;
    /* An id that lands again has lost its lift. */
    if (held && touch->phase != TAPZOOM_TOUCH_MOVED) buttons->holders[i] = buttons->holders[--buttons->count];
    if (!lands) return held;
    if (!album->bar || button == ACTION_NONE || buttons->count == TAPZOOM_MAX_CONTACTS) return SDL_FALSE;
    buttons->holders[buttons->count].id = touch->id;
    buttons->holders[buttons->count++].button = button;
    return SDL_TRUE;
}

void buttons_cancel(buttons *buttons) { buttons->count = 0; }

void buttons_walk(buttons *buttons, const album *album, int direction) {
    int next = buttons->marked != ACTION_NONE || direction > 0 ? (int)buttons->marked : ACTION_COUNT;
    do next += direction;
    while (next >= 0 && next < ACTION_COUNT && !action_is_possible(album, (action)next));
    buttons->marked = next >= 0 && next < ACTION_COUNT ? (action)next : ACTION_NONE;
}

/* ---- Drawing ----------------------------------------------------------------------------------------------------- */

#define BOX(x0, y0, x1, y1) {{x0, y0}, {x1, y0}, {x1, y1}, {x0, y1}}

/* Each picture is up to four quadrilaterals, from -1 to 1, and points to the left; arrows turn by quarters. */
typedef struct drawing {
    int count;
    SDL_FPoint quads[4][4];
} drawing;

static const drawing plus = {2, {BOX(-1, -0.2f, 1, 0.2f), BOX(-0.2f, -1, 0.2f, 1)}};
static const drawing minus = {1, {BOX(-1, -0.2f, 1, 0.2f)}};
static const drawing arrow = {2, {{{-1, 0}, {0.1f, -0.9f}, {0.1f, 0.9f}, {-1, 0}}, BOX(0.1f, -0.3f, 1, 0.3f)}};
static const drawing frame = {4, {BOX(-1, -0.8f, 1, -0.5f), BOX(-1, 0.5f, 1, 0.8f), BOX(-1, -0.5f, -0.7f, 0.5f),
                                  BOX(0.7f, -0.5f, 1, 0.5f)}};
static const drawing skip = {2, {BOX(-1, -0.9f, -0.6f, 0.9f),
                                 {{-0.5f, 0}, {0.8f, -0.9f}, {0.8f, 0.9f}, {-0.5f, 0}}}};
static const drawing cross = {2, {{{-1, -0.7f}, {-0.7f, -1}, {1, 0.7f}, {0.7f, 1}},
                                  {{0.7f, -1}, {1, -0.7f}, {-0.7f, 1}, {-1, 0.7f}}}};

static const struct {
    const drawing *drawing;
    int quarters; /* clockwise */
} pictures[ACTION_COUNT] = {
    {&plus, 0}, {&minus, 0}, {&arrow, 0}, {&arrow, 1}, {&arrow, 2}, {&arrow, 3}, {&frame, 0}, {&skip, 0}, {&skip, 2},
    {&cross, 0},
};

static SDL_FPoint turned(SDL_FPoint point, int quarters) {
    for (int i = 0; i < quarters; i++) point = (SDL_FPoint){-point.y, point.x};
    return point;
}

static void draw_picture(SDL_Renderer *renderer, int button, SDL_FRect at, SDL_Color color) {
    static const int corners[] = {0, 1, 2, 0, 2, 3};
    const drawing *drawing = pictures[button].drawing;
    float radius = at.w * 0.28f, x = at.x + at.w / 2, y = at.y + at.h / 2;
    for (int i = 0; i < drawing->count; i++) {
        SDL_Vertex vertices[4];
        for (int j = 0; j < 4; j++) {
            SDL_FPoint point = turned(drawing->quads[i][j], pictures[button].quarters);
            vertices[j] = (SDL_Vertex){{x + radius * point.x, y + radius * point.y}, color, {0, 0}};
        }
        SDL_RenderGeometry(renderer, NULL, vertices, 4, corners, 6);
    }
}

static void fill(SDL_Renderer *renderer, SDL_FRect at, double grow, Uint8 gray, Uint8 alpha) {
    float by = (float)grow;
    SDL_FRect all = {at.x - by, at.y - by, at.w + 2 * by, at.h + 2 * by};
    SDL_SetRenderDrawColor(renderer, gray, gray, gray, alpha);
    SDL_RenderFillRectF(renderer, &all);
}

static SDL_bool is_held(const buttons *buttons, int button) {
    for (int i = 0; i < buttons->count; i++)
        if (buttons->holders[i].button == (action)button) return SDL_TRUE;
    return SDL_FALSE;
}

void buttons_draw(const buttons *buttons, const album *album) {
    SDL_Renderer *renderer = album->renderer;
    float density = (float)album_density(album);
    if (!album->bar) return;
    SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND);
    for (int i = 0; i < ACTION_COUNT; i++) {
        SDL_FRect at = place(buttons, album, i);
        at = (SDL_FRect){at.x * density, at.y * density, at.w * density, at.h * density};
        SDL_Color bright = {255, 255, 255, 255}, dim = {110, 110, 110, 255};
        if ((int)buttons->marked == i) fill(renderer, at, 3 * density, 255, 255); /* a frame around black */
        fill(renderer, at, 0, is_held(buttons, i) ? 96 : 0, (int)buttons->marked == i ? 255 : 176);
        draw_picture(renderer, i, at, action_is_possible(album, (action)i) ? bright : dim);
    }
}
