/*
 * forgeries.c - the law of forged snapshots: the view refuses bytes with a correct hash, or it continues with
 * transforms and rectangles that a host can use.
 *
 * SPDX-License-Identifier: MIT
 */
#include <float.h>

#include "laws.h"

/* The hash at the end of a snapshot: see WordCoder.swift. */
static uint64_t hash_of(const uint8_t *bytes, size_t size) {
    uint64_t hash = 1, word;
    for (size_t i = 0; i + 8 <= size; i += 8) {
        memcpy(&word, bytes + i, 8);
        hash = ((hash << 32 | hash >> 32) ^ word) * UINT64_C(0x9E3779B97F4A7C15);
    }
    return hash;
}

static const double values[] = {0, 4.9e-324, 1e-310, DBL_MIN, 1e-300, 1e-100, 1e-41, 1e-40, 1e-20, 1, -1, 1e12, 1e13,
                                1e20, 1e36, 1e40, 1e41, 1e100, 1e300, DBL_MAX, -DBL_MAX, -1e-300, -1e40, INFINITY,
                                NAN, -0.0};
enum { VALUE_COUNT = sizeof values / sizeof *values };

/* The next word that may be a length or a scale, from `word` on; other words are mostly counts and 0. */
static size_t number_from(const snapshot *saved, size_t word, size_t words) {
    for (size_t i = 0; i < words; i++) {
        double value;
        memcpy(&value, saved->bytes + 8 * ((word + i) % words), 8);
        if (fabs(value) > 1e-30 && fabs(value) < 1e30) return (word + i) % words;
    }
    return word;
}

/* If the view accepts the forged snapshot, it continues from it. */
static void forge(scene *s, const step *how) {
    static snapshot forged;
    save(s->view, &forged);
    size_t words = forged.size / 8 - 1, word = (size_t)(how->numbers[0] * (double)words) % words;
    if (how->choice) word = number_from(&forged, word, words);
    double value = values[(size_t)how->numbers[1] % VALUE_COUNT];
    memcpy(forged.bytes + 8 * word, &value, 8);
    uint64_t hash = hash_of(forged.bytes, 8 * words);
    memcpy(forged.bytes + 8 * words, &hash, 8);
    tapzoom_status status = tapzoom_load_state(s->view, forged.bytes, forged.size);
    EXPECT(status == TAPZOOM_OK || status == TAPZOOM_ERROR_DATA);
    law_checks++;
}

static void check_transform(const tapzoom_view *view, const tapzoom_transform *t, const char *which) {
    tapzoom_rect rect;
    if (!(t->scale >= DBL_MIN) || !isfinite(t->scale) || !isfinite(t->rotation) || !isfinite(t->x) || !isfinite(t->y))
        broken("%s: {%g, %g, %g, %g}", which, t->scale, t->rotation, t->x, t->y);
    tapzoom_status status = tapzoom_get_visible_rect(view, t, &rect);
    if (status != TAPZOOM_OK) broken("visible rect of the %s: %s", which, tapzoom_status_string(status));
    if (!isfinite(rect.x) || !isfinite(rect.y) || !isfinite(rect.width) || !isfinite(rect.height))
        broken("visible rect of the %s: {%g, %g, %g, %g} for {%g, %g, %g, %g}", which, rect.x, rect.y, rect.width,
               rect.height, t->scale, t->rotation, t->x, t->y);
}

static void check_view(const tapzoom_view *view) {
    tapzoom_transform displayed = transform_of(view), target = target_of(view);
    double scale = 0;
    check_transform(view, &displayed, "transform");
    check_transform(view, &target, "target");
    if (tapzoom_get_raster_scale(view, &scale) == TAPZOOM_OK && !(scale >= DBL_MIN && isfinite(scale)))
        broken("raster: the scale is %g", scale);
}

static void play_forgeries(const script *played) {
    static scene s;
    if (is_checked) return; /* the library's own checks would end the run */
    scene_clear();
    memset(&s, 0, sizeof s);
    for (int i = 0; i < played->count; i++) {
        const step *next = &played->steps[i];
        if (next->kind == STEP_FORGE) {
            if (s.view) forge(&s, next);
        } else {
            (void)scene_step(&s, next);
        }
        if (s.view) check_view(s.view);
    }
}

/* Mostly words after the settings. Every load checks the ranges of the settings. */
static void write_forgery(writer *w) {
    double place = some_part(w->in), how[] = {place, some_index(w->in, VALUE_COUNT)};
    if (!one_in(w->in, 4)) how[0] = 0.6 + 0.4 * place;
    add_step(w, STEP_FORGE, !one_in(w->in, 4), how, 2);
}

static void write_forgeries(input *in, script *made) {
    writer w;
    begin_writing(&w, in, made);
    write_view(&w);
    if (one_in(in, 3)) write_sharing_settings(&w);
    for (int left = 2 + some_index(in, 8); left > 0; left--) {
        switch (some_index(in, 6)) {
        case 0: write_catch(&w); break;
        case 1: write_scroll(&w); break;
        case 2: one_in(in, 2) ? write_velocity(&w) : write_command(&w); break;
        case 3: one_in(in, 2) ? write_share(&w) : write_hands(&w); break;
        default: write_hands(&w);
        }
    }
    for (int left = 1 + some_index(in, 12); left > 0; left--) {
        switch (some_index(in, 16)) {
        case 0: write_command(&w); break;
        case 1: write_viewport(&w); break;
        case 2: write_content(&w); break;
        case 3: write_settings(&w); break;
        case 4: write_hands(&w); break;
        case 5: write_wait(&w); break;
        case 6: one_in(in, 3) ? write_velocity(&w) : write_scroll(&w); break;
        case 7: write_share(&w); break;
        default: write_forgery(&w);
        }
    }
}

const law law_forgeries = {"forgeries",
                           "The view refuses a forged snapshot, or returns transforms that a host can use.",
                           write_forgeries, play_forgeries};
