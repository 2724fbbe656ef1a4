/*
 * sharp.c - the parts of "Crisp drawing".
 *
 * SPDX-License-Identifier: MIT
 */
#include "check.h"

typedef struct tile { double corner_x, corner_y; float vertices[2]; } tile;
static int painted, drawn;
static tapzoom_transform last_residual;
static float tile_at[2];

struct raster;
static void paint_content(struct raster *kept);
static void draw_raster(const struct raster *kept, const tapzoom_transform *residual);

static void draw_vertices(const tile *each, const float m[16]) {
    tile_at[0] = m[0] * each->vertices[0] + m[4] * each->vertices[1] + m[12];
    tile_at[1] = m[1] * each->vertices[0] + m[5] * each->vertices[1] + m[13];
}

#include "covers.c"
#include "on-pixels.c"
#include "raster.c"
#include "tile-matrix.c"
#include "tiles.c"

static void paint_content(raster *kept) { painted += kept->scale > 0; }
static void draw_raster(const raster *kept, const tapzoom_transform *residual) {
    drawn += kept->scale > 0;
    last_residual = *residual;
}

static tapzoom_view *new_view(void) {
    const tapzoom_viewport viewport = {400, 600, 0, 0, 0, 0};
    const tapzoom_rect content = {0, 0, 2000, 3000};
    tapzoom_config config;
    tapzoom_view *view;
    CHECK_OK(tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_MAPS));
    config.pixels_per_unit = 2;
    CHECK_OK(tapzoom_create(&config, &viewport, &content, &view));
    CHECK_OK(tapzoom_zoom_by(view, 3, 200, 300, NULL));
    return view;
}

static tapzoom_transform shown_by(const tapzoom_view *view) {
    tapzoom_transform shown;
    CHECK_OK(tapzoom_get_transform(view, &shown));
    return shown;
}

static void advance(tapzoom_view *view, double time) { CHECK_OK(tapzoom_advance(view, time)); }

/* Two fingers spread from 80 to 320 view units within a second. Frames at 60 Hz. */
static void check_pinch(void) {
    tapzoom_view *view = new_view();
    raster kept = {0};
    double before = shown_by(view).scale;
    painted = drawn = 0;
    draw_frame(view, &kept);
    CHECK(painted == 1 && last_residual.scale == 1);
    CHECK_NEAR(kept.scale, 1.2, 1e-12);
    for (int i = 0; i <= 60; i++) {
        const double half = 40 + 2.0 * i, time = i / 60.0;
        const int32_t phase = i == 0 ? TAPZOOM_TOUCH_BEGAN : TAPZOOM_TOUCH_MOVED;
        const tapzoom_sample fingers[] = {{time, 1, 200 - half, 300, phase, 0, 0, 0},
                                          {time, 2, 200 + half, 300, phase, 0, 0, 0}};
        CHECK_OK(tapzoom_push_touches(view, fingers, 2, NULL));
        advance(view, time);
        draw_frame(view, &kept);
        CHECK(last_residual.scale <= 2 && last_residual.scale >= 0.5);
    }
    const tapzoom_sample lifts[] = {{1.2, 1, 40, 300, TAPZOOM_TOUCH_ENDED, 0, 0, 0},
                                    {1.2, 2, 360, 300, TAPZOOM_TOUCH_ENDED, 0, 0, 0}};
    CHECK_OK(tapzoom_push_touches(view, lifts, 2, NULL));
    advance(view, 2);
    draw_frame(view, &kept);
    tapzoom_transform shown = shown_by(view);
    CHECK(shown.scale > 2 * before && shown.scale < 4 * before && painted == 3);
    CHECK(kept.scale == 2 * shown.scale && last_residual.scale == 1);
    CHECK(last_residual.x == rint(last_residual.x) && last_residual.y == rint(last_residual.y));

    /* Rounding to whole pixels moves content by at most half a pixel, and the height of a font is the one in the
       chapter. */
    double pixel[2], x, y;
    pixel_of(view, &shown, 777.3, 1234.5, pixel);
    CHECK_OK(tapzoom_content_to_view(&shown, 777.3, 1234.5, &x, &y));
    CHECK_NEAR(pixel[0], 2 * x, 0.5);
    CHECK_NEAR(pixel[1], 2 * y, 0.5);
    CHECK(pixel[0] != 2 * x);
    CHECK_NEAR(12 * kept.scale, 2 * 12 * shown.scale, 1e-9);
    tapzoom_destroy(view);
}

/* An animation that zooms in changes the raster at its start, one that zooms out at its end. */
static void check_animation(void) {
    tapzoom_view *view = new_view();
    const tapzoom_options animated = {.struct_size = sizeof animated, .animated = 1};
    const tapzoom_viewport larger = {500, 700, 0, 0, 0, 0};
    tapzoom_rect part;
    raster kept = {0};
    painted = 0;
    advance(view, 0); /* before the clock starts, a command takes effect at once */
    draw_frame(view, &kept);
    CHECK_NEAR(kept.scale, 1.2, 1e-12);
    CHECK(fetch_level(view, &part) == 1);
    CHECK_OK(tapzoom_zoom_by(view, 4, 200, 300, &animated));
    draw_frame(view, &kept);
    CHECK(painted == 2);
    CHECK_NEAR(kept.scale, 4.8, 1e-9);
    CHECK_NEAR(shown_by(view).scale, 0.6, 1e-9);
    CHECK(fetch_level(view, &part) == 3); /* 4.8 pixels: the next finer level has 8 */
    CHECK_NEAR(part.width, 400 / 2.4, 1e-9);
    advance(view, 1);
    draw_frame(view, &kept);
    CHECK(painted == 2);
    CHECK_OK(tapzoom_zoom_by(view, 0.25, 200, 300, &animated));
    draw_frame(view, &kept);
    CHECK(painted == 2);
    advance(view, 2);
    draw_frame(view, &kept);
    CHECK(painted == 3);
    CHECK_NEAR(kept.scale, 1.2, 1e-9);

    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t count;
    CHECK_OK(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
    CHECK_OK(tapzoom_set_viewport(view, &larger)); /* another raster, but no SETTLED */
    draw_frame(view, &kept);
    CHECK(painted == 4);
    CHECK_OK(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
    for (size_t i = 0; i < count; i++) CHECK(events[i].kind != TAPZOOM_EVENT_SETTLED);
    tapzoom_destroy(view);
}

static void check_part(void) {
    tapzoom_view *view = new_view();
    tapzoom_transform shown = shown_by(view);
    tapzoom_rect visible, part = part_to_draw(view, &shown);
    CHECK_OK(tapzoom_get_visible_rect(view, &shown, &visible));
    CHECK(covers(&part, &visible) && !covers(&visible, &part));
    CHECK_NEAR(part.width, 2 * visible.width, 1e-9);
    CHECK_OK(tapzoom_pan_by(view, -199, 0, NULL));
    shown = shown_by(view);
    CHECK_OK(tapzoom_get_visible_rect(view, &shown, &visible));
    CHECK(covers(&part, &visible));
    CHECK_OK(tapzoom_pan_by(view, -2, 0, NULL));
    shown = shown_by(view);
    CHECK_OK(tapzoom_get_visible_rect(view, &shown, &visible));
    CHECK(!covers(&part, &visible));
    tapzoom_destroy(view);
}

static void check_large(void) {
    const double place = 39999998.1, offset = -399999660;
    const tapzoom_transform shown = {10, 0, offset, offset};
    const tile near_it = {39999744, 39999744, {(float)(place - 39999744), (float)(place - 39999744)}};
    const tile at_zero = {0, 0, {(float)place, (float)place}};
    draw_tile(&shown, &near_it);
    CHECK_NEAR(tile_at[0], 10 * place + offset, 0.01);
    draw_tile(&shown, &at_zero);
    const double off = fabs(tile_at[0] - (10 * place + offset));
    CHECK(off > 30 && off <= 32);
    CHECK(nextafterf(4e7f, 5e7f) - 4e7f == 4);
}

int main(void) {
    check_pinch();
    check_animation();
    check_part();
    check_large();
    return check_report();
}
