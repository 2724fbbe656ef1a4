/*
 * paint.c - see paint.h. Of the camera it uses only the transform.
 *
 * SPDX-License-Identifier: MIT
 */
#include "paint.h"

#include <math.h>

#include "minimap.h"

enum { TILES = 800, TREES = 160, MOST_COLUMNS = 16384 }; /* tiles, trees: along each side of the world */

static uint32_t tiles[TILES][TILES];

/* ---- The ground ------------------------------------------------------------------------------------------------- */

static double lattice(int x, int y) {
    uint32_t n = (uint32_t)x * 374761393u + (uint32_t)y * 668265263u;
    n = (n ^ n >> 13) * 1274126177u;
    return (double)((n ^ n >> 16) & 0xffff) / 0xffff;
}

static double noise(double x, double y) {
    int i = (int)floor(x), j = (int)floor(y);
    double u = x - i, v = y - j;
    u *= u * (3 - 2 * u);
    v *= v * (3 - 2 * v);
    return (lattice(i, j) * (1 - u) + lattice(i + 1, j) * u) * (1 - v) +
           (lattice(i, j + 1) * (1 - u) + lattice(i + 1, j + 1) * u) * v;
}

/* Of a place in tiles, 0 to 1. */
static double height_of(double x, double y) {
    return 0.6 * noise(x / 120, y / 120) + 0.3 * noise(x / 42, y / 42) + 0.1 * noise(x / 12, y / 12);
}

/* Two colors in one product: red and blue have a byte between them. part: of b, 0 to 256. */
static uint32_t between(uint32_t a, uint32_t b, uint32_t part) {
    uint32_t red_blue = (a & 0xff00ff) * (256 - part) + (b & 0xff00ff) * part;
    uint32_t green = (a & 0x00ff00) * (256 - part) + (b & 0x00ff00) * part;
    return 0xff000000 | (red_blue >> 8 & 0xff00ff) | (green >> 8 & 0x00ff00);
}

/* Deep and shallow water, surf, sand, grass, wood, rock, snow. */
static uint32_t ground(double height) {
    static const double heights[] = {0.2, 0.36, 0.395, 0.4, 0.43, 0.46, 0.6, 0.74, 0.78, 0.88};
    static const uint32_t colors[] = {0x24507f, 0x3f7ca8, 0x77b3c0, 0xdccb95, 0xcbb880,
                                      0x86ab5e, 0x6b9450, 0x547f46, 0x8c8a80, 0xecece8};
    int i = 0;
    while (i < 9 && height > heights[i]) i++;
    if (i == 0 || height >= heights[9]) return colors[i];
    double part = (height - heights[i - 1]) / (heights[i] - heights[i - 1]);
    return between(colors[i - 1], colors[i], (uint32_t)(256 * part));
}

/* The light falls from the upper left. */
static uint32_t lit(int x, int y) {
    double height = height_of(x, y);
    double slope = height < 0.4 ? 0 : 8 * (height_of(x + 1, y + 1) - height_of(x - 1, y - 1));
    uint32_t part = (uint32_t)(256 * fmin(fabs(slope), 0.3));
    return between(ground(height), slope > 0 ? 0xffffff : 0x1a2a3a, part);
}

static void make_tiles(void) {
    if (tiles[0][0] != 0) return;
    for (int y = 0; y < TILES; y++)
        for (int x = 0; x < TILES; x++) tiles[y][x] = lit(x, y);
}

/* A place between the middles of two tiles. */
typedef struct step {
    int tile;      /* The first of them. */
    uint32_t part; /* Of the second, 0 to 256. */
} step;

static step step_at(double place) {
    double tile = place * TILES / WORLD_SIZE - 0.5, most = TILES - 1.001;
    tile = tile < 0 ? 0 : tile > most ? most : tile; /* faster than fmin, which handles NaN */
    return (step){(int)tile, (uint32_t)((tile - (int)tile) * 256)};
}

/* Paints the part of the world that begins at `from` into the pixels from (x, y) on. */
static void paint_ground(const canvas *canvas, int x, int y, int width, int height, camera_point from, double scale) {
    static step columns[MOST_COLUMNS];
    int count = width < canvas->width - x ? width : canvas->width - x;
    if (count > MOST_COLUMNS) count = MOST_COLUMNS;
    for (int i = 0; i < count; i++) columns[i] = step_at(from.x + (i + 0.5) / scale);
    for (int j = 0; j < height && y + j < canvas->height; j++) {
        step down = step_at(from.y + (j + 0.5) / scale);
        const uint32_t *upper = tiles[down.tile], *lower = tiles[down.tile + 1];
        uint32_t *row = canvas->pixels + (y + j) * canvas->stride + x;
        for (int i = 0; i < count; i++) {
            int tile = columns[i].tile;
            uint32_t left = between(upper[tile], lower[tile], down.part);
            uint32_t right = between(upper[tile + 1], lower[tile + 1], down.part);
            row[i] = between(left, right, columns[i].part);
        }
    }
}

/* ---- Shapes ----------------------------------------------------------------------------------------------------- */

static void blend(const canvas *canvas, int x, int y, uint32_t color, double part) {
    if (x < 0 || y < 0 || x >= canvas->width || y >= canvas->height || part <= 0) return;
    uint32_t *pixel = canvas->pixels + y * canvas->stride + x, mixed = 0;
    for (int shift = 0; shift < 24; shift += 8) {
        double old = *pixel >> shift & 255, new = color >> shift & 255;
        mixed |= (uint32_t)(old + (new - old) * fmin(part, 1) + 0.5) << shift;
    }
    *pixel = 0xff000000 | mixed;
}

static int at_least(double value, int least) { return value < least ? least : (int)floor(value); }
static int at_most(double value, int most) { return value > most ? most : (int)ceil(value); }

/* A ring between two radii, or a disc if `inner` is 0, clipped at `bottom`. */
static void ring(const canvas *canvas, camera_point at, double inner, double outer, uint32_t color, int bottom) {
    int left = at_least(at.x - outer - 1, 0), right = at_most(at.x + outer + 1, canvas->width);
    int top = at_least(at.y - outer - 1, 0), end = at_most(at.y + outer + 1, bottom);
    for (int y = top; y < end; y++)
        for (int x = left; x < right; x++) {
            double r = hypot(x + 0.5 - at.x, y + 0.5 - at.y);
            blend(canvas, x, y, color, fmin(outer + 0.5 - r, inner > 0 ? r - inner + 0.5 : 1));
        }
}

static void box(const canvas *canvas, double x, double y, double w, double h, uint32_t color, double part, int bottom) {
    int right = at_most(x + w, canvas->width), end = at_most(y + h, bottom);
    for (int j = at_least(y, 0); j < end; j++)
        for (int i = at_least(x, 0); i < right; i++) blend(canvas, i, j, color, part);
}

static void frame(const canvas *canvas, double x, double y, double w, double h, double line, uint32_t color,
                  int bottom) {
    box(canvas, x, y, w, line, color, 1, bottom);
    box(canvas, x, y + h - line, w, line, color, 1, bottom);
    box(canvas, x, y, line, h, color, 1, bottom);
    box(canvas, x + w - line, y, line, h, color, 1, bottom);
}

/* A rectangle around a middle, along a direction of length 1; its half sizes are along and across. */
static void slab(const canvas *canvas, camera_point at, camera_point along, double length, double width, uint32_t color,
                 int bottom) {
    double reach = length + width;
    int right = at_most(at.x + reach, canvas->width), end = at_most(at.y + reach, bottom);
    for (int y = at_least(at.y - reach, 0); y < end; y++)
        for (int x = at_least(at.x - reach, 0); x < right; x++) {
            double dx = x + 0.5 - at.x, dy = y + 0.5 - at.y;
            double u = fabs(dx * along.x + dy * along.y), v = fabs(dy * along.x - dx * along.y);
            blend(canvas, x, y, color, fmax(0, fmin(1, length + 0.5 - u)) * fmin(1, width + 0.5 - v));
        }
}

/* A bar with round ends. */
static void pill(const canvas *canvas, double x, double y, double w, double h, uint32_t color, double part) {
    double radius = fmin(w, h) / 2, half_width = w / 2 - radius, half_height = h / 2 - radius;
    for (int j = at_least(y, 0); j < at_most(y + h, canvas->height); j++)
        for (int i = at_least(x, 0); i < at_most(x + w, canvas->width); i++) {
            double dx = fmax(0, fabs(i + 0.5 - x - w / 2) - half_width);
            double dy = fmax(0, fabs(j + 0.5 - y - h / 2) - half_height);
            blend(canvas, i, j, color, part * fmax(0, fmin(1, radius + 0.5 - hypot(dx, dy))));
        }
}

/* ---- The world -------------------------------------------------------------------------------------------------- */

/* Trees stand where the ground is wood. They are too small to see from afar. */
static void paint_trees(const camera *camera, const canvas *canvas, int bottom) {
    tapzoom_rect seen = camera_visible(camera);
    double scale = camera->transform.scale, cell = WORLD_SIZE / TREES, radius = 16 * scale;
    if (radius < 3) return;
    for (int j = at_least(seen.y / cell - 1, 0); j < at_most((seen.y + seen.height) / cell + 1, TREES); j++)
        for (int i = at_least(seen.x / cell - 1, 0); i < at_most((seen.x + seen.width) / cell + 1, TREES); i++) {
            double x = (i + lattice(i, j + 5000)) * cell, y = (j + lattice(i + 5000, j)) * cell;
            double height = height_of(x * TILES / WORLD_SIZE, y * TILES / WORLD_SIZE);
            if (height < 0.57 || height > 0.75) continue;
            camera_point at = camera_to_window(camera, x, y);
            ring(canvas, (camera_point){at.x + radius * 0.3, at.y + radius * 0.4}, 0, radius, 0x35562f, bottom);
            ring(canvas, at, 0, radius, 0x3f6b37, bottom);
            ring(canvas, (camera_point){at.x - radius * 0.3, at.y - radius * 0.3}, 0, radius * 0.5, 0x5d8a4c, bottom);
        }
}

/* Barracks in two rows between the walls. */
static void paint_base(const canvas *canvas, const tapzoom_rect *base, const camera *camera, int bottom) {
    double scale = camera->transform.scale;
    camera_point at = camera_to_window(camera, base->x, base->y);
    box(canvas, at.x, at.y, base->width * scale, base->height * scale, 0x4a4038, 0.85, bottom);
    frame(canvas, at.x, at.y, base->width * scale, base->height * scale, fmax(2, 14 * scale), 0xd8c9a8, bottom);
    for (int i = 0; i < 6; i++) {
        camera_point roof = camera_to_window(camera, base->x + 60 + i % 3 * 145, base->y + 60 + i / 3 * 180);
        box(canvas, roof.x + 8 * scale, roof.y + 8 * scale, 110 * scale, 120 * scale, 0x2a241f, 1, bottom);
        box(canvas, roof.x, roof.y, 55 * scale, 120 * scale, 0xb0603f, 1, bottom);
        box(canvas, roof.x + 55 * scale, roof.y, 55 * scale, 120 * scale, 0x8c4a31, 1, bottom);
    }
}

static uint32_t color_of(int unit) { return unit % 3 == 0 ? 0xd2473f : unit % 3 == 1 ? 0x3d6fd6 : 0xe2b93b; }

/* A tank: its shadow, two tracks, the hull, the turret, and the gun in the direction of its way. */
static void paint_unit(const canvas *canvas, int i, double time, camera_point at, double radius, int bottom) {
    camera_point here = world_unit(i, time), next = world_unit(i, time + 0.01);
    double way = fmax(1e-9, hypot(next.x - here.x, next.y - here.y));
    camera_point along = {(next.x - here.x) / way, (next.y - here.y) / way};
    camera_point gun = {at.x + along.x * radius * 0.85, at.y + along.y * radius * 0.85};
    camera_point side = {-along.y * radius * 0.62, along.x * radius * 0.62};
    slab(canvas, (camera_point){at.x + radius * 0.25, at.y + radius * 0.3}, along, radius, radius * 0.85, 0x2b3a2a,
         bottom);
    slab(canvas, (camera_point){at.x + side.x, at.y + side.y}, along, radius, radius * 0.24, 0x1d2024, bottom);
    slab(canvas, (camera_point){at.x - side.x, at.y - side.y}, along, radius, radius * 0.24, 0x1d2024, bottom);
    slab(canvas, at, along, radius * 0.9, radius * 0.48, between(color_of(i), 0x1d2024, 50), bottom);
    slab(canvas, gun, along, radius * 0.6, radius * 0.13, 0x1d2024, bottom);
    ring(canvas, at, 0, radius * 0.5, 0x1d2024, bottom);
    ring(canvas, at, 0, radius * 0.4, color_of(i), bottom);
}

static void paint_world(const game *game, const canvas *canvas, int bottom) {
    const camera *camera = &game->camera;
    tapzoom_rect seen = camera_visible(camera);
    double scale = camera->transform.scale;
    paint_ground(canvas, 0, 0, canvas->width, bottom, (camera_point){seen.x, seen.y}, scale);
    paint_trees(camera, canvas, bottom);
    for (int i = 0; i < BASE_COUNT; i++) paint_base(canvas, &world_bases[i], camera, bottom);
    double radius = fmax(3, UNIT_RADIUS * scale);
    for (int i = 0; i < UNIT_COUNT; i++) {
        camera_point unit = world_unit(i, game->time), at = camera_to_window(camera, unit.x, unit.y);
        paint_unit(canvas, i, game->time, at, radius, bottom);
        if (i == game->selected) ring(canvas, at, 1.5 * radius, 1.5 * radius + 3, 0xffffff, bottom);
    }
}

/* A limit that the view has just reached glows at its side of the window; a limit of the scale, at all sides. */
static void paint_bump(const game *game, const canvas *canvas, int bottom) {
    double glow = 1 - (game->time - game->bump_time) / 0.4, width = canvas->width;
    uint32_t all = TAPZOOM_LIMIT_MIN_SCALE | TAPZOOM_LIMIT_MAX_SCALE;
    if (game->bump_time < 0 || glow <= 0) return;
    for (int i = 0; i < 14; i++) {
        const uint32_t color = 0xffd060;
        double part = glow * (1 - i / 14.0);
        if (game->bumped & (TAPZOOM_LIMIT_LEFT | all)) box(canvas, i, 0, 1, bottom, color, part, bottom);
        if (game->bumped & (TAPZOOM_LIMIT_RIGHT | all)) box(canvas, width - 1 - i, 0, 1, bottom, color, part, bottom);
        if (game->bumped & (TAPZOOM_LIMIT_TOP | all)) box(canvas, 0, i, width, 1, color, part, bottom);
        if (game->bumped & (TAPZOOM_LIMIT_BOTTOM | all)) box(canvas, 0, bottom - 1 - i, width, 1, color, part, bottom);
    }
}

/* ---- The HUD ---------------------------------------------------------------------------------------------------- */

static void paint_minimap(const game *game, const canvas *canvas) {
    const hud_control *map = &game->hud.controls[HUD_MINIMAP];
    double scale = map->width / WORLD_SIZE;
    int end = canvas->height;
    paint_ground(canvas, (int)map->x, (int)map->y, (int)map->width, (int)map->height, (camera_point){0, 0}, scale);
    for (int i = 0; i < UNIT_COUNT; i++) {
        camera_point unit = world_unit(i, game->time);
        box(canvas, map->x + unit.x * scale - 1, map->y + unit.y * scale - 1, 2, 2,
            i == game->selected ? 0xffffff : color_of(i), 1, end);
    }
    for (int i = 0; i < BASE_COUNT; i++)
        box(canvas, map->x + world_bases[i].x * scale, map->y + world_bases[i].y * scale, world_bases[i].width * scale,
            world_bases[i].height * scale, 0xd8c9a8, 1, end);
    tapzoom_rect seen = camera_visible(&game->camera), shown = minimap_frame(map, &seen);
    frame(canvas, shown.x, shown.y, shown.width, shown.height, 2, 0xffffff, end);
}

/* A thin track in the middle of the control, which is wide enough for a finger. */
static void paint_bar(const game *game, const canvas *canvas, int axis) {
    const hud_control *control = &game->hud.controls[HUD_BAR_X + axis];
    const bar *bar = &game->bars[axis];
    const double thin = 12;
    double x = control->x + (axis == BAR_Y ? (control->width - thin) / 2 : 0);
    double y = control->y + (axis == BAR_X ? (control->height - thin) / 2 : 0);
    double width = axis == BAR_X ? control->width : thin, height = axis == BAR_Y ? control->height : thin;
    if (control->hidden) return;
    pill(canvas, x, y, width, height, 0x10151c, 0.4);
    *(axis == BAR_X ? &x : &y) += bar->thumb;
    *(axis == BAR_X ? &width : &height) = bar->length;
    pill(canvas, x + 2, y + 2, width - 4, height - 4, 0xf0e6d0, control->held ? 1 : 0.8);
}

static void paint_button(const game *game, const canvas *canvas, int i) {
    const hud_control *button = &game->hud.controls[i];
    int on = button->held || (i == HUD_FOLLOW && game->camera.following), end = canvas->height;
    double x = button->x + button->width / 2, y = button->y + button->height / 2;
    uint32_t ink = 0xf0e6d0;
    box(canvas, button->x, button->y, button->width, button->height, on ? 0x8a6a3a : 0x3b4250, 1, end);
    frame(canvas, button->x, button->y, button->width, button->height, 2, 0x6c7687, end);
    switch (i) {
    case HUD_BASE: /* a house */
        for (int j = 0; j < 14; j++) box(canvas, x - 2 - j, y - 16 + j, 4 + 2 * j, 1, ink, 1, end);
        box(canvas, x - 11, y - 2, 22, 16, ink, 1, end);
        break;
    case HUD_FOLLOW: /* a target */
        ring(canvas, (camera_point){x, y}, 11, 14, ink, end);
        ring(canvas, (camera_point){x, y}, 0, 5, ink, end);
        break;
    case HUD_ZOOM_IN: box(canvas, x - 2, y - 13, 4, 26, ink, 1, end); /* fall through */
    default: box(canvas, x - 13, y - 2, 26, 4, ink, 1, end); break;
    }
}

/* The selected unit, beside the minimap. */
static void paint_selected(const game *game, const canvas *canvas) {
    const hud_control *map = &game->hud.controls[HUD_MINIMAP];
    double x = map->x + map->width + map->x, size = map->height;
    if (game->selected == NO_UNIT) return;
    paint_ground(canvas, (int)x, (int)map->y, (int)size, (int)size, world_unit(game->selected, game->time), 2);
    paint_unit(canvas, game->selected, game->time, (camera_point){x + size / 2, map->y + size / 2}, size * 0.3,
               canvas->height);
    frame(canvas, x, map->y, size, size, 2, 0x6c7687, canvas->height);
}

void paint(const game *game, const canvas *canvas) {
    int bottom = at_most(at_least(game->hud.top, 0), canvas->height);
    make_tiles();
    paint_world(game, canvas, bottom);
    paint_bump(game, canvas, bottom);
    for (int i = 0; i < BAR_COUNT; i++) paint_bar(game, canvas, i);
    box(canvas, 0, bottom, canvas->width, canvas->height - bottom, 0x232831, 1, canvas->height);
    box(canvas, 0, bottom, canvas->width, 2, 0x6c7687, 1, canvas->height);
    paint_minimap(game, canvas);
    paint_selected(game, canvas);
    for (int i = HUD_BASE; i <= HUD_ZOOM_OUT; i++) paint_button(game, canvas, i);
}
