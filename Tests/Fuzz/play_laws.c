/*
 * play_laws.c - the table of the laws; plays scripts on them, and shortens those that fail.
 *
 * SPDX-License-Identifier: MIT
 */
#include <fenv.h>
#include <setjmp.h>
#include <stdarg.h>

#include "laws.h"

const law *const laws[] = {&law_resize, &law_turn, &law_motions, &law_polls, &law_zeros, &law_landings, &law_settings,
                           &law_rest, &law_forgeries, &law_axes, &law_twins, &law_failures, &law_steps,
                           &law_drives, &law_ranges, &law_readings};
const int law_count = sizeof laws / sizeof *laws;

uint64_t law_checks;
char broken_text[512];
static jmp_buf escape;

void broken(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(broken_text, sizeof broken_text, format, arguments);
    va_end(arguments);
    longjmp(escape, 1);
}

int law_holds(const law *which, const script *played) {
    if (setjmp(escape)) return 0;
    which->play(played);
    return 1;
}

void play_laws(input *in) {
    static script made;
    const law *which = laws[take(in) % law_count];
    which->write(in, &made);
    if (law_holds(which, &made)) return;
    /* In another rounding mode the library only promises not to crash. */
    if (fegetround() != FE_TONEAREST) return;
    fprintf(stderr, "%s: %s\n%s\n", which->name, which->promise, broken_text);
    print_script(stderr, &made);
    EXPECT(!"the law holds");
}

/* ---- Shorter scripts ------------------------------------------------------------------------------------------ */

/* Whether a script still breaks the same part of the law. */
static int still_fails(const law *which, const script *tried, const char *part) {
    return !law_holds(which, tried) && strncmp(broken_text, part, strlen(part)) == 0;
}

static void cut(script *from, int first, int count) {
    from->count -= count;
    memmove(&from->steps[first], &from->steps[first + count], (size_t)(from->count - first) * sizeof *from->steps);
}

static int leave_out(const law *which, script *failing, const char *part) {
    static script tried;
    int is_shorter = 0;
    for (int size = failing->count / 2; size > 0; size /= 2)
        for (int first = failing->count - size; first >= 0; first -= size) {
            tried = *failing;
            cut(&tried, first, size);
            if (first + size > failing->count || !still_fails(which, &tried, part)) continue;
            *failing = tried;
            is_shorter = 1;
        }
    return is_shorter;
}

static double rounded(double value, int digits) {
    char text[40];
    snprintf(text, sizeof text, "%.*g", digits, value);
    return strtod(text, NULL);
}

static int simplify(const law *which, script *failing, const char *part) {
    static script tried;
    int is_simpler = 0;
    for (int i = 0; i < failing->count; i++)
        for (int j = 0; j < step_numbers(&failing->steps[i]); j++)
            for (int digits = 0; digits < 7; digits++) {
                double old = failing->steps[i].numbers[j], value = digits == 0 ? 0 : rounded(old, digits);
                if (value == old) break;
                tried = *failing;
                tried.steps[i].numbers[j] = value;
                if (!still_fails(which, &tried, part)) continue;
                *failing = tried;
                is_simpler = 1;
                break;
            }
    return is_simpler;
}

void shorten(const law *which, script *failing) {
    char part[64];
    snprintf(part, sizeof part, "%.*s", (int)strcspn(broken_text, ":"), broken_text);
    for (int rounds = 0; rounds < 6; rounds++) {
        int is_shorter = leave_out(which, failing, part), is_simpler = simplify(which, failing, part);
        if (!is_shorter && !is_simpler) break;
    }
    (void)law_holds(which, failing);
}
