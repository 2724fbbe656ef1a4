/*
 * transforms.c - the pure functions of transforms: composition, inverse, interpolation and the matrix of doubles.
 *
 * SPDX-License-Identifier: MIT
 */
#include "host.h"
#include "random.h"

enum { TRIALS = 20000 };

static const double pi = 3.14159265358979323846;

static tapzoom_transform some_transform(void) {
    double rotation = below(3) ? between(-pi, pi) : 0;
    return (tapzoom_transform){exp(between(-5, 5)), rotation, between(-900, 900), between(-900, 900)};
}

static tapzoom_transform composed(tapzoom_transform outer, tapzoom_transform inner) {
    tapzoom_transform result = {0, 0, 0, 0};
    CHECK_OK(tapzoom_transform_compose(&outer, &inner, &result));
    return result;
}

static tapzoom_transform inverse(tapzoom_transform of) {
    tapzoom_transform result = {0, 0, 0, 0};
    CHECK_OK(tapzoom_transform_invert(&of, &result));
    return result;
}

static tapzoom_transform interpolated(tapzoom_transform from, tapzoom_transform to, double t) {
    tapzoom_transform result = {0, 0, 0, 0};
    CHECK_OK(tapzoom_transform_interpolate(&from, &to, t, &result));
    return result;
}

static void check_transform(tapzoom_transform got, double scale, double rotation, double x, double y) {
    CHECK_NEAR(got.scale, scale, 1e-12 * scale);
    CHECK_NEAR(got.rotation, rotation, 1e-12);
    CHECK_NEAR(got.x, x, 1e-9);
    CHECK_NEAR(got.y, y, 1e-9);
}

/* ---- Composition and inverse ------------------------------------------------------------------------------------ */

static void compositions(void) {
    check_topic = "tapzoom_transform_compose";
    /* A picture at (10, 20) of a page, twice as large and turned by a right angle; the page at (100, 200) of the view,
       three times as large. */
    const tapzoom_transform picture = {2, pi / 2, 10, 20}, page = {3, 0, 100, 200};
    check_transform(composed(page, picture), 6, pi / 2, 130, 260);
    check_transform(composed(picture, page), 6, pi / 2, 10 - 400, 20 + 200);
    for (int i = 0; i < TRIALS; i++) {
        tapzoom_transform outer = some_transform(), inner = some_transform(), both = composed(outer, inner);
        double u = between(-100, 100), v = between(-100, 100), x, y, through_x, through_y;
        CHECK_OK(tapzoom_content_to_view(&inner, u, v, &x, &y));
        CHECK_OK(tapzoom_content_to_view(&outer, x, y, &through_x, &through_y));
        CHECK_OK(tapzoom_content_to_view(&both, u, v, &x, &y));
        CHECK_NEAR(x, through_x, 1e-12 * (fabs(through_x) + outer.scale * 1e5));
        CHECK_NEAR(y, through_y, 1e-12 * (fabs(through_y) + outer.scale * 1e5));
    }
    /* The result may be one of the arguments. */
    tapzoom_transform same = picture;
    CHECK_OK(tapzoom_transform_compose(&page, &same, &same));
    check_transform(same, 6, pi / 2, 130, 260);
}

static void inverses(void) {
    check_topic = "tapzoom_transform_invert";
    check_transform(inverse((tapzoom_transform){4, 0, 8, -12}), 0.25, 0, -2, 3);
    check_transform(inverse((tapzoom_transform){2, pi / 2, 10, 20}), 0.5, -pi / 2, -10, 5);
    for (int i = 0; i < TRIALS; i++) {
        tapzoom_transform of = some_transform(), back = inverse(of), identity = composed(of, back);
        CHECK_NEAR(identity.scale, 1, 1e-12);
        CHECK_NEAR(identity.rotation, 0, 1e-12);
        CHECK_NEAR(identity.x, 0, 1e-12 * 900);
        CHECK_NEAR(identity.y, 0, 1e-12 * 900);
    }
    tapzoom_transform same = {4, 0, 8, -12};
    CHECK_OK(tapzoom_transform_invert(&same, &same));
    check_transform(same, 0.25, 0, -2, 3);
}

/* A result that would be no valid argument is an error, and writes nothing. */
static void results_out_of_range(void) {
    check_topic = "results out of range";
    const tapzoom_transform small = {1e-40, 0, 1e40, 0}, large = {1e40, 0, 0, 0}, far = {1, 0, 1e40, 0};
    const tapzoom_transform tiny = {1e-40, 0, 0, 0}, turned = {1, 1e40, 0, 0}, untouched = {7, 7, 7, 7};
    tapzoom_transform result = untouched;
    CHECK_STATUS(TAPZOOM_ERROR_RANGE, tapzoom_transform_invert(&small, &result));
    CHECK_STATUS(TAPZOOM_ERROR_RANGE, tapzoom_transform_compose(&large, &large, &result));
    CHECK_STATUS(TAPZOOM_ERROR_RANGE, tapzoom_transform_compose(&tiny, &tiny, &result));
    CHECK_STATUS(TAPZOOM_ERROR_RANGE, tapzoom_transform_compose(&large, &far, &result));
    CHECK_STATUS(TAPZOOM_ERROR_RANGE, tapzoom_transform_compose(&far, &far, &result));
    CHECK_STATUS(TAPZOOM_ERROR_RANGE, tapzoom_transform_compose(&turned, &turned, &result));
    CHECK_SAME(result, untouched);
    CHECK_OK(tapzoom_transform_invert(&tiny, &result));
    CHECK_NEAR(result.scale, 1e40, 1e28);
    CHECK_OK(tapzoom_transform_compose(&tiny, &large, &result));
    CHECK_NEAR(result.scale, 1, 1e-12);
}

/* ---- Interpolation ---------------------------------------------------------------------------------------------- */

static void interpolations(void) {
    check_topic = "tapzoom_transform_interpolate";
    const tapzoom_transform from = {1, 0, 0, 0}, pan = {1, 0, 100, -40}, zoom = {16, 0, -3000, -1500};
    check_transform(interpolated(from, pan, 0.25), 1, 0, 25, -10);
    /* The zoom about (200, 100) passes the scale 2 at a quarter of its way. */
    check_transform(interpolated(from, zoom, 0.25), 2, 0, -200, -100);
    check_transform(interpolated(from, zoom, 0.5), 4, 0, -600, -300);
    /* A quarter turn about (10, 0) goes through an eighth. */
    check_transform(interpolated(from, (tapzoom_transform){1, pi / 2, 10, -10}, 0.5), 1, pi / 4, 10 - 10 * sqrt(0.5),
                    -10 * sqrt(0.5));
    for (int i = 0; i < TRIALS; i++) {
        tapzoom_transform start = some_transform(), end = some_transform(), at_0 = interpolated(start, end, 0),
                          at_1 = interpolated(start, end, 1), later;
        /* The shorter arc. */
        double t = between(0, 0.999), arc = remainder(end.rotation - start.rotation, 2 * pi);
        CHECK_SAME(at_0, start);
        CHECK_SAME(at_1, end);
        later = interpolated(start, end, t);
        CHECK_NEAR(log(later.scale), log(start.scale) + t * log(end.scale / start.scale), 1e-12);
        CHECK_NEAR(later.rotation, start.rotation + t * arc, 1e-12);
    }
    /* A rotation of many turns ends at the same angle. */
    const tapzoom_transform far = {1, 1e17, 3, 4}, near = {1, 1, 3, 4};
    double wanted[6], found[6];
    tapzoom_transform last = interpolated(far, near, 1), nearly = interpolated(near, far, 1 - 1e-12);
    CHECK_SAME(last, near);
    CHECK_OK(tapzoom_transform_to_affine(&far, wanted));
    CHECK_OK(tapzoom_transform_to_affine(&nearly, found));
    for (int i = 0; i < 4; i++) CHECK_NEAR(found[i], wanted[i], 1e-9);
}

/* A zoom and a rotation about a point keep the content at that point. */
static void a_shared_point(void) {
    check_topic = "interpolation about a point";
    for (int i = 0; i < TRIALS; i++) {
        double x = between(-500, 500), y = between(-500, 500);
        double factor = below(4) ? exp(between(-4, 4)) : 1 + between(-1e-4, 1e-4);
        tapzoom_transform from = some_transform();
        tapzoom_transform to = changed(from, SCALED(factor, x, y));
        if (below(2)) to = changed(to, TURNED(below(2) ? between(-3, 3) : between(-1e-4, 1e-4), x, y));
        CHECK_NEAR(shift_at(from, interpolated(from, to, between(0, 1)), x, y), 0, 1e-7);
    }
}

/* ---- The matrix ------------------------------------------------------------------------------------------------- */

static void matrices(void) {
    check_topic = "tapzoom_transform_to_affine";
    static const double wanted[6] = {0, 2, -2, 0, 10, 20};
    const tapzoom_transform turned = {2, pi / 2, 10, 20};
    double m[6];
    CHECK_OK(tapzoom_transform_to_affine(&turned, m));
    for (int i = 0; i < 6; i++) CHECK_NEAR(m[i], wanted[i], 1e-12);
    for (int i = 0; i < TRIALS; i++) {
        tapzoom_transform of = some_transform();
        double u = between(-1e4, 1e4), v = between(-1e4, 1e4), x, y;
        CHECK_OK(tapzoom_transform_to_affine(&of, m));
        CHECK_OK(tapzoom_content_to_view(&of, u, v, &x, &y));
        CHECK_NEAR(m[0] * u + m[2] * v + m[4], x, 1e-12 * of.scale * 3e4 + 1e-12 * fabs(of.x));
        CHECK_NEAR(m[1] * u + m[3] * v + m[5], y, 1e-12 * of.scale * 3e4 + 1e-12 * fabs(of.y));
        CHECK(m[4] == of.x && m[5] == of.y);
    }
    /* Doubles hold what floats cannot. */
    const tapzoom_transform far = {1e39, 0, -1e40, 12345678.5};
    CHECK_OK(tapzoom_transform_to_affine(&far, m));
    CHECK(m[0] == 1e39 && m[1] == 0 && m[2] == 0 && m[3] == 1e39 && m[4] == -1e40 && m[5] == 12345678.5);
}

int test_transforms(void) {
    compositions();
    inverses();
    results_out_of_range();
    interpolations();
    a_shared_point();
    matrices();
    return check_report();
}
