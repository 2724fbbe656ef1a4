/*
 * starmap.c - draws the sky. Closer views name more stars.
 *
 * SPDX-License-Identifier: MIT
 */
#include "starmap.h"

#include <math.h>

#define CENTER_X (STAR_MAP_WIDTH / 2)
#define CENTER_Y (STAR_MAP_HEIGHT / 2)
#define RADIUS 475.0
#define SOUTHERNMOST (-40.0)
#define RADIANS (G_PI / 180)
#define OBLIQUITY (23.44 * RADIANS)

/* The state that all parts of the drawing share. */
typedef struct brush {
    cairo_t *cr;
    PangoLayout *text;
    double scale, rotation; /* lines and letters keep their size, and letters stay upright */
    double left, top, right, bottom;
    GArray *taken; /* the areas of stars and labels, as graphene_rect_t in view units */
} brush;

static double distance_from_pole(double degrees) {
    return RADIUS * (90 - degrees) / (90 - SOUTHERNMOST);
}

/* With north up, east is left: the sky is seen from inside, unlike a map of the Earth. */
static void place(double hours, double degrees, double *x, double *y) {
    *x = CENTER_X + distance_from_pole(degrees) * cos(hours * 15 * RADIANS);
    *y = CENTER_Y + distance_from_pole(degrees) * sin(hours * 15 * RADIANS);
}

static void set_color(const brush *brush, unsigned rgb, double alpha) {
    cairo_set_source_rgba(brush->cr, (rgb >> 16) / 255.0, (rgb >> 8 & 255) / 255.0, (rgb & 255) / 255.0, alpha);
}

static void stroke(const brush *brush, double width, unsigned rgb, double alpha) {
    cairo_set_line_width(brush->cr, width / brush->scale);
    set_color(brush, rgb, alpha);
    cairo_stroke(brush->cr);
}

static void circle(const brush *brush, double x, double y, double radius) {
    cairo_new_sub_path(brush->cr);
    cairo_arc(brush->cr, x, y, radius, 0, 2 * G_PI);
}

static double star_radius(const brush *brush, double magnitude) {
    return exp(0.28 * (4.5 - magnitude)) * pow(brush->scale, 0.4);
}

static gboolean is_shown(const brush *brush, double x, double y) {
    double margin = 100 / brush->scale; /* the largest extent of a label */
    return x > brush->left - margin && x < brush->right + margin && y > brush->top - margin &&
           y < brush->bottom + margin;
}

static void measure_text(const brush *brush, double size, const char *text, int *width, int *height) {
    PangoFontDescription *font = pango_font_description_from_string("Sans");
    pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
    pango_layout_set_font_description(brush->text, font);
    pango_font_description_free(font);
    pango_layout_set_text(brush->text, text, -1);
    pango_layout_get_pixel_size(brush->text, width, height);
}

/* Text right of a point (align 0), centered on it (0.5) or left of it (1); gap and size in view units. */
static void write_text(const brush *brush, double x, double y, double gap, double align, double size,
                       const char *text) {
    int width, height;
    measure_text(brush, size, text, &width, &height);
    cairo_save(brush->cr);
    cairo_translate(brush->cr, x, y);
    cairo_rotate(brush->cr, -brush->rotation);
    cairo_scale(brush->cr, 1 / brush->scale, 1 / brush->scale);
    cairo_move_to(brush->cr, gap - align * width, -height / 2.0);
    pango_cairo_show_layout(brush->cr, brush->text);
    cairo_restore(brush->cr);
    cairo_new_path(brush->cr);
}

/* A rectangle next to a point, in view units. */
static graphene_rect_t room_around(const brush *brush, double x, double y, double left, double width, double height) {
    double sine = sin(brush->rotation), cosine = cos(brush->rotation);
    double view_x = brush->scale * (cosine * x - sine * y), view_y = brush->scale * (sine * x + cosine * y);
    return GRAPHENE_RECT_INIT((float)(view_x + left), (float)(view_y - height / 2), (float)width, (float)height);
}

/* Writes text unless it would overlap a star or another label. */
static void write_label(const brush *brush, double x, double y, double gap, double align, double size,
                        const char *text) {
    int width, height;
    measure_text(brush, size, text, &width, &height);
    graphene_rect_t room = room_around(brush, x, y, gap - align * width, width, height);
    for (guint i = 0; i < brush->taken->len; i++)
        if (graphene_rect_intersection(&room, &g_array_index(brush->taken, graphene_rect_t, i), NULL)) return;
    g_array_append_val(brush->taken, room);
    write_text(brush, x, y, gap, align, size, text);
}

static void draw_grid(const brush *brush) {
    gboolean close = brush->scale > 2.5;
    circle(brush, CENTER_X, CENTER_Y, RADIUS);
    set_color(brush, 0x101a3a, 1);
    cairo_fill(brush->cr);
    int step = close ? 10 : 30;
    for (int degrees = 90 - step; degrees > SOUTHERNMOST; degrees -= step)
        circle(brush, CENTER_X, CENTER_Y, distance_from_pole(degrees));
    for (int hour = 0; hour < 24; hour += close ? 1 : 2) {
        double x, y;
        place(hour, 80, &x, &y);
        cairo_move_to(brush->cr, x, y);
        place(hour, SOUTHERNMOST, &x, &y);
        cairo_line_to(brush->cr, x, y);
    }
    stroke(brush, 1, 0x5d74b8, 0.22);
    circle(brush, CENTER_X, CENTER_Y, distance_from_pole(0));
    stroke(brush, 1, 0x8aa2ea, 0.55);
    circle(brush, CENTER_X, CENTER_Y, RADIUS);
    stroke(brush, 2, 0x8aa2ea, 1);
}

static void draw_ecliptic(const brush *brush) {
    double dashes[] = {6 / brush->scale, 5 / brush->scale};
    for (int degree = 0; degree < 360; degree += 2) {
        double longitude = degree * RADIANS, x, y;
        place(atan2(cos(OBLIQUITY) * sin(longitude), cos(longitude)) / RADIANS / 15,
              asin(sin(OBLIQUITY) * sin(longitude)) / RADIANS, &x, &y);
        cairo_line_to(brush->cr, x, y);
    }
    cairo_close_path(brush->cr);
    cairo_set_dash(brush->cr, dashes, 2, 0);
    stroke(brush, 1.2, 0xe0b050, 0.7);
    cairo_set_dash(brush->cr, NULL, 0, 0);
}

static void draw_hours(const brush *brush) {
    set_color(brush, 0x8aa2ea, 1);
    for (int hour = 0; hour < 24; hour++) {
        double x, y;
        char text[8];
        place(hour, SOUTHERNMOST - 3, &x, &y);
        g_snprintf(text, sizeof text, "%dh", hour);
        if (is_shown(brush, x, y)) write_text(brush, x, y, 0, 0.5, 11, text);
    }
}

/* The center and the diagonal of a figure. */
static void measure(const constellation *figure, double *x, double *y, double *size) {
    double left = G_MAXDOUBLE, top = G_MAXDOUBLE, right = 0, bottom = 0;
    for (int i = 0; i < figure->star_count; i++) {
        place(figure->stars[i].hours, figure->stars[i].degrees, x, y);
        left = MIN(left, *x);
        right = MAX(right, *x);
        top = MIN(top, *y);
        bottom = MAX(bottom, *y);
    }
    *x = (left + right) / 2;
    *y = (top + bottom) / 2;
    *size = hypot(right - left, bottom - top);
}

static void draw_figure(const brush *brush, const constellation *figure) {
    double x, y;
    for (const char *step = figure->figure; *step != '\0'; step++) {
        if (*step == ' ') {
            cairo_new_sub_path(brush->cr);
            continue;
        }
        const star *star = &figure->stars[*step - 'a'];
        place(star->hours, star->degrees, &x, &y);
        cairo_line_to(brush->cr, x, y);
    }
    stroke(brush, 1.3, 0x7fb2e8, 0.6);
}

static void name_figure(const brush *brush, const constellation *figure) {
    double x, y, size;
    measure(figure, &x, &y, &size);
    if (size * brush->scale < 60 || !is_shown(brush, x, y)) return;
    char *name = g_utf8_strup(figure->name, -1);
    set_color(brush, 0x7fb2e8, 0.6);
    write_label(brush, x, y, 0, 0.5, CLAMP(8 + 2 * brush->scale, 10, 20), name);
    g_free(name);
}

/* The magnitude of the faintest named star of a figure. Small figures name only the brightest. */
static double faintest_named(const brush *brush, const constellation *figure) {
    double x, y, size;
    measure(figure, &x, &y, &size);
    gboolean crowded = figure->star_count > 1 && size * brush->scale < 20 * figure->star_count;
    return crowded ? 1.2 : 1.2 + 1.5 * log2(brush->scale / 0.7);
}

static void draw_star(const brush *brush, const star *star, double faintest, gboolean marked) {
    double x, y, radius = star_radius(brush, star->magnitude), glow = 2.2 * radius;
    place(star->hours, star->degrees, &x, &y);
    if (star->name == NULL || !is_shown(brush, x, y)) return;
    circle(brush, x, y, glow / brush->scale);
    set_color(brush, 0xcfe0ff, 0.18);
    cairo_fill(brush->cr);
    circle(brush, x, y, radius / brush->scale);
    set_color(brush, 0xffffff, 1);
    cairo_fill(brush->cr);
    if (marked) {
        circle(brush, x, y, (radius + 7) / brush->scale);
        stroke(brush, 2, 0xffc94d, 1);
    }
    if (marked) {
        set_color(brush, 0xffc94d, 1);
        write_text(brush, x, y, radius + 11, 0, 12, star->name);
    } else if (star->magnitude <= faintest) {
        set_color(brush, 0xe8eefc, 1);
        write_label(brush, x, y, radius + 4, 0, 12, star->name);
    }
    graphene_rect_t room = room_around(brush, x, y, -glow, 2 * glow, 2 * glow);
    g_array_append_val(brush->taken, room);
}

/* The texts in the corners are part of the sheet: they grow and turn with it. */
static void draw_corners(const brush *brush) {
    struct brush sheet = *brush;
    sheet.rotation = 0;
    set_color(brush, 0xe8eefc, 1);
    write_text(&sheet, 40, 60, 0, 0, 44 * brush->scale, "The northern sky");
    set_color(brush, 0x8aa2ea, 1);
    write_text(&sheet, 42, 105, 0, 0, 19 * brush->scale, "from the pole to 40° south");
    write_text(&sheet, 42, 915, 0, 0, 19 * brush->scale, "Magnitude");
    for (int magnitude = 0; magnitude <= 4; magnitude++) {
        char text[8];
        g_snprintf(text, sizeof text, "%d", magnitude);
        circle(brush, 50 + 60 * magnitude, 955, star_radius(brush, magnitude) / brush->scale);
        set_color(brush, 0xffffff, 1);
        cairo_fill(brush->cr);
        write_text(&sheet, 62 + 60 * magnitude, 955, 0, 0, 19 * brush->scale, text);
    }
    set_color(brush, 0x8aa2ea, 1);
    write_text(&sheet, STAR_MAP_WIDTH - 40, 915, 0, 1, 19 * brush->scale, "Equator");
    set_color(brush, 0xe0b050, 1);
    write_text(&sheet, STAR_MAP_WIDTH - 40, 955, 0, 1, 19 * brush->scale, "Ecliptic: the way of the Sun");
}

void star_map_draw(cairo_t *cr, const tapzoom_transform *transform, gpointer data) {
    const star *const *marked = data;
    brush brush = {cr, pango_cairo_create_layout(cr), transform->scale, transform->rotation, 0, 0, 0, 0,
                   g_array_new(FALSE, FALSE, sizeof(graphene_rect_t))};
    cairo_clip_extents(cr, &brush.left, &brush.top, &brush.right, &brush.bottom);
    set_color(&brush, 0x070b18, 1);
    cairo_paint(cr);
    draw_grid(&brush);
    draw_ecliptic(&brush);
    draw_hours(&brush);
    draw_corners(&brush);
    for (int i = 0; i < constellation_count; i++) draw_figure(&brush, &constellations[i]);
    for (int i = 0; i < constellation_count; i++) {
        double faintest = faintest_named(&brush, &constellations[i]);
        for (int j = 0; j < constellations[i].star_count; j++)
            draw_star(&brush, &constellations[i].stars[j], faintest, &constellations[i].stars[j] == *marked);
    }
    for (int i = 0; i < constellation_count; i++) name_figure(&brush, &constellations[i]);
    g_array_unref(brush.taken);
    g_object_unref(brush.text);
}

const star *star_map_at(double x, double y, double reach) {
    const star *nearest = NULL;
    for (int i = 0; i < constellation_count; i++)
        for (int j = 0; j < constellations[i].star_count; j++) {
            const star *star = &constellations[i].stars[j];
            double star_x, star_y;
            place(star->hours, star->degrees, &star_x, &star_y);
            double distance = hypot(star_x - x, star_y - y);
            if (star->name == NULL || distance > reach) continue;
            reach = distance;
            nearest = star;
        }
    return nearest;
}

char *star_map_describe(const star *star) {
    int minutes = (int)lround(star->hours * 60), arc = (int)lround(fabs(star->degrees) * 60);
    return g_strdup_printf("%s   magnitude %.1f   %dh %02dm   %s%d° %02d′", star->name, star->magnitude,
                           minutes / 60, minutes % 60, star->degrees < 0 ? "−" : "+", arc / 60, arc % 60);
}
