/*
 * shorten.c - leaves out calls and simplifies numbers while the libraries still differ, then prints the calls.
 *
 * SPDX-License-Identifier: MIT
 */
#include "pair.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_CALLS = 3000000 }; /* made again in all */

static const call **kept;
static int count;
static long made;

/* Whether these calls differ. Then those after the difference are gone, too. */
static int differs(const call **tried, int number) {
    int end = make_again(tried, number);
    made += end ? end : number;
    if (end) memcpy(kept, tried, (size_t)(count = end) * sizeof *tried);
    return end;
}

static int leave_out(void) {
    const call **tried = malloc((size_t)count * sizeof *tried);
    int is_shorter = 0;
    for (int size = count / 2; size > 0; size /= 2)
        for (int first = count - size; first >= 0 && made < MOST_CALLS; first -= size) {
            if (first + size > count) continue;
            memcpy(tried, kept, (size_t)first * sizeof *tried);
            memcpy(tried + first, kept + first + size, (size_t)(count - first - size) * sizeof *tried);
            is_shorter |= differs(tried, count - size) != 0;
        }
    free(tried);
    return is_shorter;
}

/* ---- Simpler numbers -------------------------------------------------------------------------------------------- */

static int works(unsigned char *at, const void *value, size_t size) {
    unsigned char before[MOST_SIZE];
    if (made >= MOST_CALLS || memcmp(at, value, size) == 0) return 0;
    memcpy(before, at, size);
    memcpy(at, value, size);
    if (differs(kept, count)) return 1;
    memcpy(at, before, size);
    return 0;
}

/* The usual value first, then few digits. */
static void simplify_number(unsigned char *at, size_t size, int is_real, const void *usual) {
    double real, tried;
    char text[40];
    if (memcmp(at, usual, size) == 0 || works(at, usual, size) || !is_real) return;
    memcpy(&real, at, sizeof real);
    for (int digits = 1; digits < 10; digits++) {
        snprintf(text, sizeof text, "%.*g", digits, real);
        tried = atof(text);
        if (memcmp(&tried, at, sizeof tried) == 0 || works(at, &tried, sizeof tried)) return;
    }
}

static const unsigned char *usual_of(const type *of, const leaf *one) {
    static const unsigned char zeros[8];
    return of == &types[config_type] ? defaults + one->at : zeros;
}

/* The whole config first, then its levels: half of a level may be invalid. */
static void simplify_config(const type *of, unsigned char *at) {
    const leaf *leaves = of->leaves, *end = leaves + of->count;
    works(at + leaves[1].at, defaults + leaves[1].at, of->size - (size_t)leaves[1].at);
    for (const leaf *one = leaves + 1, *next; one < end; one = next) {
        size_t prefix = strcspn(one->path, ".");
        int is_part = one->path[prefix] == '.';
        for (next = one + 1; is_part && next < end && strncmp(next->path, one->path, prefix + 1) == 0;) next++;
        works(at + one->at, defaults + one->at, (size_t)(next[-1].at - one->at) + leaf_size(next - 1));
    }
}

static void simplify(const call *c) {
    const function *f = &functions[c->function];
    argument *a = first_argument(c);
    for (int i = 0; i < f->count; i++, a = next_argument(a)) {
        const parameter *p = &f->parameters[i];
        const type *of = &types[p->type];
        if (p->kind == IN && a->size > 0 && p->type == config_type) simplify_config(of, (unsigned char *)(a + 1));
        if (p->kind == VALUE && of->leaves->letter == 'd')
            simplify_number((unsigned char *)&a->value, 8, 1, &(slot){0});
        for (size_t at = 0; p->kind == IN && at + of->size <= (size_t)a->size; at += of->size)
            for (int j = 0; j < of->count; j++) {
                const leaf *one = &of->leaves[j];
                if (one->role != 's')
                    simplify_number((unsigned char *)(a + 1) + at + one->at, leaf_size(one), one->letter == 'd',
                                    usual_of(of, one));
            }
    }
}

/* ---- As text ---------------------------------------------------------------------------------------------------- */

static void print_real(double value) {
    char text[40];
    for (int digits = 6; digits <= 17; digits++) {
        snprintf(text, sizeof text, "%.*g", digits, value);
        if (atof(text) == value) break;
    }
    fprintf(stderr, "%s", text);
}

static void print_number(char letter, const name *names, const void *at) {
    int64_t whole = 0;
    float single;
    memcpy(&whole, at, letter == 'f' || letter == 'i' || letter == 'u' ? 4 : 8);
    if (letter == 'i') whole = (int32_t)whole;
    while (names && names->text && names->value != whole) names++;
    memcpy(&single, at, sizeof single);
    if (names && names->text) fprintf(stderr, "%s", names->text);
    else if (letter == 'd') print_real(*(const double *)at);
    else if (letter == 'f') print_real(single);
    else if (letter == 'u' || letter == 'U') fprintf(stderr, "0x%llx", (unsigned long long)whole);
    else fprintf(stderr, "%lld", (long long)whole);
}

/* The fields that do not have their usual values. */
static void print_struct(const type *of, const unsigned char *at, size_t size) {
    const char *separator = "";
    fprintf(stderr, "{");
    for (int j = 0; j < of->count; j++) {
        const leaf *one = &of->leaves[j];
        const uint32_t usual_size = (uint32_t)of->size;
        const void *usual = one->role == 's' ? (const void *)&usual_size : usual_of(of, one);
        if (memcmp(at + one->at, usual, leaf_size(one)) == 0) continue;
        fprintf(stderr, "%s%s ", separator, one->path);
        print_number(one->letter, one->names, at + one->at);
        separator = ", ";
    }
    for (size_t i = of->size; i < size; i++)
        if (at[i]) fprintf(stderr, "%sbyte %zu %d", separator, i, at[i]), separator = ", ";
    fprintf(stderr, "}");
}

static void print_argument(const parameter *p, const argument *a) {
    const type *of = &types[p->type];
    const size_t step = is_sized(of) ? (size_t)a->size : of->size;
    if (a->value.whole == 0 && p->kind != VALUE && p->kind != SIZE) fprintf(stderr, " NULL");
    else if (p->kind == VALUE || p->kind == SIZE)
        fprintf(stderr, " "), print_number(of->leaves->letter, p->names, &a->value);
    else if (p->kind == VIEW || p->kind == NEW_VIEW) fprintf(stderr, " %lld", (long long)a->value.whole);
    else if (p->kind == BYTES) fprintf(stderr, " (%lld bytes)", (long long)a->size);
    for (size_t at = 0; p->kind == IN && at + of->size <= (size_t)a->size; at += step) {
        fprintf(stderr, " ");
        print_struct(of, (const unsigned char *)(a + 1) + at, step);
    }
}

static void print_call(const call *c) {
    const function *f = &functions[c->function];
    const argument *a = first_argument(c);
    const char *separator = "";
    fprintf(stderr, "    %s(", f->name);
    for (int i = 0; i < f->count; i++, a = next_argument((argument *)(uintptr_t)a)) {
        const parameter *p = &f->parameters[i];
        if (p->kind == OUT || p->kind == TEXT || p->kind == SAVE || p->kind == MEMORY) continue;
        fprintf(stderr, "%s%s", separator, p->name);
        print_argument(p, a);
        separator = ", ";
    }
    fprintf(stderr, ")\n");
}

/* The number of the view that a call uses or creates; -1 for none. */
static int64_t view_of(const call *c) {
    const function *f = &functions[c->function];
    argument *a = first_argument(c);
    for (int i = 0; i < f->count; i++, a = next_argument(a))
        if (f->parameters[i].kind == VIEW || f->parameters[i].kind == NEW_VIEW) return a->value.whole;
    return -1;
}

/* Whether the calls of the view that differs are enough. Most programs have many views. */
static int keep_one_view(const call **tried, const call *const *calls, int number) {
    const int64_t view = view_of(calls[number - 1]);
    int length = 0;
    for (int i = 0; i < number; i++)
        if (view_of(calls[i]) == view) tried[length++] = calls[i];
    return view >= 0 && differs(tried, length);
}

void shorten(const call *const *calls, int number) {
    static char first[sizeof difference];
    strcpy(first, difference);
    kept = malloc((size_t)number * sizeof *kept);
    fprintf(stderr, "differs after %d calls: %s\n", number, first);
    const char *is_wanted = getenv("COMPARE_SHORTEN");
    if (is_wanted && !atoi(is_wanted)) return;
    const call **all = malloc((size_t)number * sizeof *all);
    const int is_enough = keep_one_view(all, calls, number);
    if (!is_enough) memcpy(all, calls, (size_t)number * sizeof *all);
    if (!is_enough && !differs(all, number)) {
        fprintf(stderr, "the same calls in new views do not differ\n");
        return;
    }
    while (leave_out())
        for (int i = 0; i < count; i++) simplify(kept[i]);
    differs(kept, count);
    fprintf(stderr, "shortest: %d calls\n", count);
    for (int i = 0; i < count; i++) print_call(kept[i]);
    fprintf(stderr, "    %s\n", difference);
}
