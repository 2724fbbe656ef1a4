/*
 * values.c - numbers and structs of two libraries: whether they are equal, and their layouts.
 *
 * SPDX-License-Identifier: MIT
 */
#include "pair.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

double tolerance;
int config_type;
unsigned char defaults[MOST_SIZE];
static unsigned char side_defaults[2][MOST_SIZE];

/* ---- Numbers ---------------------------------------------------------------------------------------------------- */

/* With a tolerance, a time of the new library that the program passes back becomes the time of the old one. */
static double echoes[4096][2];

static double *echo_of(double value) {
    uint64_t bits;
    memcpy(&bits, &value, sizeof bits);
    return echoes[bits * UINT64_C(0x9E3779B97F4A7C15) >> 52];
}

double echo(double value) {
    const double *found = echo_of(value);
    return found[NEW] == value ? found[OLD] : value;
}

void forget_echoes(void) { memset(echoes, 0, sizeof echoes); }

double magnitude(const type *of, const unsigned char *at) {
    double largest = 1, value;
    for (int i = 0; i < of->count; i++) {
        if (of->leaves[i].letter != 'd' || of->leaves[i].role == 't') continue;
        memcpy(&value, at + of->leaves[i].at, sizeof value);
        if (isfinite(value)) largest = fmax(largest, fabs(value));
    }
    return largest;
}

static int are_close(double a, double b, double size) {
    return a == b || (isnan(a) && isnan(b)) || fabs(a - b) <= tolerance * fmax(size, fabs(b));
}

int are_equal(const leaf *one, const unsigned char *a, const unsigned char *b, double size) {
    double real[2];
    float single[2];
    if (memcmp(a, b, leaf_size(one)) == 0) return 1;
    if (tolerance == 0 || one->role == 'h') return tolerance > 0;
    if (one->letter != 'd' && one->letter != 'f') return 0;
    if (one->letter == 'f') {
        memcpy(&single[OLD], a, 4), memcpy(&single[NEW], b, 4);
        return fabsf(single[OLD] - single[NEW]) <= 1e-6F * fmaxf(1, fabsf(single[NEW]));
    }
    memcpy(&real[OLD], a, 8), memcpy(&real[NEW], b, 8);
    if (one->role == 't') memcpy(echo_of(real[NEW]), real, sizeof real);
    return are_close(real[OLD], real[NEW], size);
}

void number_text(char text[40], const leaf *one, const unsigned char *at) {
    int64_t whole = 0;
    double real;
    memcpy(&whole, at, leaf_size(one));
    memcpy(&real, &whole, 8);
    if (one->letter == 'd') snprintf(text, 40, "%.17g", real);
    else if (one->letter == 'u' || one->letter == 'U') snprintf(text, 40, "0x%llx", (unsigned long long)whole);
    else snprintf(text, 40, "%lld", (long long)(one->letter == 'i' ? (int32_t)whole : whole));
}

/* ---- Layouts ---------------------------------------------------------------------------------------------------- */

/* A setting that is left out has the default of the new library, or of the old one if only that has it. */
void read_defaults(void) {
    while (strcmp(types[config_type].name, "tapzoom_config") != 0) config_type++;
    const type *config = &types[config_type];
    int init = function_named("tapzoom_config_init");
    for (int side = OLD; side <= NEW; side++)
        functions[init].call(symbols[init][side], (slot[]){{.pointer = side_defaults[side]},
                                                           {.whole = (int64_t)config->side_size[side]}, {0}});
    for (int i = 0; i < config->count; i++) {
        const leaf *one = &config->leaves[i];
        int from = one->side_at[NEW] >= 0 ? NEW : OLD;
        if (one->side_at[from] < 0) continue;
        memcpy(defaults + one->at, side_defaults[from] + one->side_at[from], leaf_size(one));
        if (one->side_at[OLD] >= 0) memcpy(side_defaults[OLD] + one->side_at[OLD], defaults + one->at, leaf_size(one));
    }
}

/* To the layout of a library. The fields that the program lacks have their defaults. */
void to_side(const type *of, int side, unsigned char *into, const unsigned char *from, size_t size, int echoes_too) {
    if (of->is_same && !(echoes_too && tolerance > 0 && side == OLD)) {
        memcpy(into, from, size);
        return;
    }
    if (of == &types[config_type]) memcpy(into, side_defaults[side], of->side_size[side]);
    else memset(into, 0, of->side_size[side]);
    for (int i = 0; i < of->count; i++) {
        const leaf *one = &of->leaves[i];
        unsigned char *at = into + one->side_at[side];
        double real;
        uint32_t bytes;
        if (one->side_at[side] < 0 || one->is_left_out) continue;
        memcpy(at, from + one->at, leaf_size(one));
        memcpy(&bytes, at, sizeof bytes);
        if (one->role == 's') bytes += (uint32_t)(of->side_size[side] - of->size), memcpy(at, &bytes, sizeof bytes);
        if (one->role != 't' || side == NEW || !echoes_too) continue;
        memcpy(&real, at, sizeof real);
        real = echo(real);
        memcpy(at, &real, sizeof real);
    }
    if (size > of->size) memcpy(into + of->side_size[side], from + of->size, size - of->size);
}

static int32_t setting_from(int side, int32_t at) {
    const type *config = &types[config_type];
    for (int i = 0; i < config->count; i++)
        if (config->leaves[i].side_at[side] == at) return config->leaves[i].at;
    return -1;
}

void from_side(const type *of, int side, unsigned char *into, const unsigned char *from, size_t size) {
    if (of->is_same && types[config_type].is_same) {
        memcpy(into, from, size);
        return;
    }
    for (int i = 0; i < of->count; i++) {
        const leaf *one = &of->leaves[i];
        const unsigned char *at = from + one->side_at[side];
        int32_t whole;
        if (one->is_left_out) memcpy(into + one->at, defaults + one->at, leaf_size(one));
        if (one->side_at[side] < 0 || one->is_left_out) continue;
        memcpy(&whole, at, sizeof whole);
        if (one->role == 's') whole -= (int32_t)(of->side_size[side] - of->size);
        if (one->role == 'o') whole = setting_from(side, whole);
        memcpy(into + one->at, one->role == 's' || one->role == 'o' ? (void *)&whole : (void *)at, leaf_size(one));
    }
    if (size > of->size) memcpy(into + of->size, from + of->side_size[side], size - of->size);
}

int is_sized(const type *of) { return of->leaves->role == 's'; }

/* The bytes of a struct that the library may access. */
size_t struct_bytes(const type *of, uint64_t size) {
    return size > of->size && size <= MOST_SIZE && size % 8 == 0 ? (size_t)size : of->size;
}
