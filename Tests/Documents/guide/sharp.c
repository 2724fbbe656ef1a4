/*
 * sharp.c - the parts of "Crisp drawing".
 *
 * SPDX-License-Identifier: MIT
 */
#include "check.h"

static double bitmap_scale;
static int bitmaps;
static tapzoom_transform bitmap_residual;
static void paint(double scale) { bitmap_scale = scale, bitmaps++; }
static void draw(const tapzoom_transform *residual) { bitmap_residual = *residual; }

struct raster;
static void paint_part(const struct raster *kept);
static void draw_raster(const struct raster *kept, const tapzoom_transform *residual);
static int previews;
static void draw_preview(const tapzoom_transform *shown) { previews += shown->scale > 0; }

#include "bitmap.c"
#include "raster.c"
#include "tiles.c"

/* ---- A host ---------------------------------------------------------------------------------------------------- */

static const double density = 2; /* pixels_per_unit */
static const tapzoom_rect content = {0, 0, 4000, 3000};
static tapzoom_view *view;
static tapzoom_viewport window;
static tapzoom_transform shown, residual;
static raster kept;
static int painted, drawn;
static double now, next_frame, painted_at;

/* No painting has more than 4 windows of pixels. A rotated window counts with its corners. */
static void paint_part(const raster *painting) {
    const double c = fabs(cos(shown.rotation)), s = fabs(sin(shown.rotation));
    const double width = density * (c * window.width + s * window.height);
    const double height = density * (s * window.width + c * window.height);
    const double wide = painting->part.width * painting->scale, high = painting->part.height * painting->scale;
    CHECK(wide > 0 && high > 0 && wide <= 2 * width + 1e-6 && high <= 2 * height + 1e-6);
    CHECK(now >= painted_at + 0.1 - 1e-9);
    painted_at = now;
    painted++;
}

/* A raster of any age is where the content is. */
static void draw_raster(const raster *drawing, const tapzoom_transform *at) {
    const double corner_x = content.width / 3, corner_y = content.height / 3;
    double x, y, pixel_x, pixel_y;
    CHECK(drawing->scale > 0);
    CHECK_OK(tapzoom_content_to_view(&shown, corner_x, corner_y, &x, &y));
    CHECK_OK(tapzoom_content_to_view(at, corner_x * drawing->scale, corner_y * drawing->scale, &pixel_x, &pixel_y));
    CHECK_NEAR(pixel_x, density * x, 0.5 + 1e-6);
    CHECK_NEAR(pixel_y, density * y, 0.5 + 1e-6);
    residual = *at;
    drawn++;
}

static tapzoom_transform shown_by(void) {
    tapzoom_transform transform;
    CHECK_OK(tapzoom_get_transform(view, &transform));
    return transform;
}

static int is_covered(void) {
    tapzoom_rect visible;
    CHECK_OK(tapzoom_get_visible_rect(view, &shown, &visible));
    return covers(kept.part, visible);
}

static void show(double time) {
    CHECK_OK(tapzoom_advance(view, now = time));
    shown = shown_by();
    next_frame = draw_sharp(view, &shown, &kept, now);
    draw_bitmap(view, &shown);
}

static void open_view(int32_t preset, tapzoom_viewport viewport) {
    tapzoom_config config;
    CHECK_OK(tapzoom_config_init(&config, sizeof config, preset));
    config.pixels_per_unit = density;
    config.gestures |= TAPZOOM_GESTURE_ROTATE;
    config.max_scale = TAPZOOM_LEVEL(CONTAIN, 20);
    CHECK_OK(tapzoom_create(&config, &viewport, &content, &view));
    window = viewport;
    kept = (raster){0};
    painted_at = -1;
    painted = drawn = previews = 0;
    show(0);
    CHECK(painted == 1 && drawn == 1 && next_frame == HUGE_VAL);
}

/* Draws at 60 Hz up to a time, and later until the raster is sharp. It then has all of the window, in whole pixels. */
static void rest(double until) {
    tapzoom_state state;
    do show(now + 1 / 60.0);
    while (now < until || next_frame < HUGE_VAL);
    CHECK_OK(tapzoom_get_state(view, &state));
    CHECK(state.next_deadline == HUGE_VAL && now < until + 0.12);
    CHECK(is_covered() && kept.scale == density * shown.scale && residual.scale == 1);
    CHECK(bitmap_scale == kept.scale && bitmap_residual.scale == 1);
    CHECK((residual.x == rint(residual.x) && residual.y == rint(residual.y)) || shown.rotation != 0);
    CHECK(previews == drawn);
}

static void begin_scene(const char *name) {
    check_topic = name;
    painted = 0;
    painted_at = -1;
}

static void end_scene(int least, int most) {
    if (!CHECK(painted >= least && painted <= most)) printf("    %d paintings\n", painted);
    check_topic = "";
}

static void touch(double time, int64_t id, int32_t phase, double x, double y) {
    const tapzoom_touch one = {.time = time, .id = id, .x = x, .y = y, .phase = phase};
    CHECK_OK(tapzoom_push_touches(view, &one, 1, NULL));
}

static const tapzoom_options animated = {.struct_size = sizeof animated, .animated = 1};
static const tapzoom_viewport laptop = {1280, 800, 0, 0, 0, 0}, phone = {400, 600, 0, 0, 0, 0};

/* ---- Scenes ---------------------------------------------------------------------------------------------------- */

static void check_animations(void) {
    static const double factors[] = {1.2, 2.5, 7.5, 15};
    open_view(TAPZOOM_PRESET_PHOTOS, laptop);
    const double fitted = shown.scale;
    rest(1);
    for (int k = 0; k < 4; k++) {
        begin_scene("an animated zoom in");
        CHECK_OK(tapzoom_zoom_to(view, fitted * factors[k], 300, 200, &animated));
        show(now + 0.001);
        CHECK(painted == 1); /* at its start, with the scale of its end */
        CHECK_NEAR(kept.scale, density * fitted * factors[k], 1e-9);
        CHECK_NEAR(shown.scale, fitted, 0.01);
        rest(now + 1);
        end_scene(1, 1);
        begin_scene("an animated zoom out");
        CHECK_OK(tapzoom_fit(view, &animated));
        show(now + 0.001);
        CHECK(painted == 0 && kept.scale == density * fitted * factors[k]);
        rest(now + 1);
        end_scene(1, 1);
    }

    /* The visible part at the scale of the end is 56 windows when a zoom by 7.5 starts. */
    tapzoom_rect part;
    CHECK(fetch_level(view, &part) == 0); /* 0.53 pixels for each content unit: 1 is the next finer */
    CHECK_OK(tapzoom_zoom_to(view, fitted * 7.5, 640, 400, &animated));
    show(now + 0.001);
    CHECK_OK(tapzoom_get_visible_rect(view, &shown, &part));
    CHECK_NEAR(part.width * part.height * kept.scale * kept.scale / (density * density * 1280 * 800), 56, 0.5);
    CHECK(fetch_level(view, &part) == 2); /* 4 pixels */
    CHECK_NEAR(part.width, 1280 / (fitted * 7.5), 1e-9);
    rest(now + 1);
    CHECK_OK(tapzoom_fit(view, NULL));
    rest(now + 1);

    tapzoom_destroy(view);
}

static void set_sizes(void) {
    CHECK_OK(tapzoom_set_viewport(view, &window));
    kept.not_before = now + 1 / 60.0 + 0.1;
}

/* The border of a window is dragged for a second, and a bar slides in and out. */
static void check_sizes(void) {
    for (int zoomed = 0; zoomed < 2; zoomed++) {
        open_view(TAPZOOM_PRESET_PHOTOS, laptop);
        if (zoomed) CHECK_OK(tapzoom_zoom_by(view, 5, 200, 300, NULL));
        rest(now + 1);
        begin_scene("a bar that slides");
        const double before = shown.scale;
        for (int k = 1; k <= 12; k++) {
            window.top = 100 * k / 12.0;
            set_sizes();
            show(now + 1 / 60.0);
            CHECK(painted == 0);
        }
        rest(now + 1);
        CHECK((shown.scale == before) == zoomed);
        end_scene(!zoomed, !zoomed);
        begin_scene("a live resize");
        for (int k = 1; k <= 60; k++) {
            window.width = 1280 - 5 * k;
            window.height = 800 + 3 * k;
            set_sizes();
            show(now + 1 / 60.0);
            CHECK(painted == 0 && next_frame > now);
        }
        const double end = now;
        rest(now + 1);
        CHECK(painted == 1 && painted_at >= end + 0.1 - 1e-9 && painted_at < end + 0.12);
        end_scene(1, 1);
        tapzoom_destroy(view);
    }
}

/* Two fingers spread from 80 to 320 view units, or pinch back, and turn by an angle. */
static void pinch(int out, double angle) {
    const double start = now;
    for (int k = 0; k <= 60; k++) {
        const double half = out ? 160 - 2 * k : 40 + 2 * k;
        const double x = half * cos(angle * k / 60), y = half * sin(angle * k / 60);
        const int32_t phase = k == 0 ? TAPZOOM_TOUCH_BEGAN : TAPZOOM_TOUCH_MOVED;
        touch(start + k / 60.0, 1, phase, 200 - x, 300 - y);
        touch(start + k / 60.0, 2, phase, 200 + x, 300 + y);
        show(start + k / 60.0);
        CHECK(residual.scale <= 2 * 1.06 && residual.scale >= 0.5 / 1.06); /* 0.1 s late at most */
    }
    touch(start + 1.2, 1, TAPZOOM_TOUCH_ENDED, 200, 300);
    touch(start + 1.2, 2, TAPZOOM_TOUCH_ENDED, 200, 300);
    show(start + 1.2);
}

static void check_pinch(void) {
    open_view(TAPZOOM_PRESET_MAPS, phone);
    CHECK_OK(tapzoom_zoom_by(view, 3, 200, 300, NULL));
    rest(now + 1);
    const double before = shown.scale;
    begin_scene("a pinch that zooms in");
    bitmaps = 0;
    pinch(0, 0);
    rest(now + 1);
    CHECK(bitmaps == 2); /* the same for all of the content */
    CHECK(shown.scale > 2 * before && shown.scale < 4 * before);
    end_scene(2, 2); /* on the way, and at rest */

    tapzoom_destroy(view);
}

int main(void) {
    check_animations();
    check_sizes();
    check_pinch();
    return check_report();
}
