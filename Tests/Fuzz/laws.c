/*
 * laws.c - plays many random scripts of the laws on the library as it ships, and counts those that break one. For each
 * part of a law it shortens the first script that breaks it, and prints the script as C.
 *
 * SPDX-License-Identifier: MIT
 *
 *     laws                                lists the laws
 *     laws LAW|all COUNT [SEED [first]]   plays COUNT scripts of each law, from this seed on. 60s instead of a count
 *                                         plays for 60 s in all. `first` ends at the first broken law
 */
#define _POSIX_C_SOURCE 200809L
#include <inttypes.h>
#include <signal.h>
#include <time.h>
#include <unistd.h>

#include "laws.h"
#include "random.h"

const int is_checked = 0;

enum { MOST_PARTS = 16, MOST_LAWS = 16 };
#define SLICE 0.2 /* seconds for one law before the next one continues */

/* A part of a law that failed: how often, and the first seed. */
typedef struct part {
    char name[64];
    uint64_t count, first;
} part;

typedef struct tally {
    const law *of;
    uint64_t next, failed, samples, looks;
    double seconds;
    part parts[MOST_PARTS];
} tally;

static tally tallies[MOST_LAWS];
static const tally *current;
static script made;
static int ends_at_first;

/* A script crashed, or somebody stopped one that hangs. */
static void fall(int sign) {
    fprintf(stderr, "signal %d: run again with %s 1 %" PRIu64 "\n", sign, current->of->name, current->next);
    print_script(stderr, &made);
    _exit(1);
}

static void catch_falls(void) {
    static const int signs[] = {SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGINT, SIGSEGV, SIGTERM, SIGTRAP};
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) signal(signs[i], fall);
}

static void print_first(const tally *t) {
    static script shorter;
    shorter = made;
    printf("%s: seed %" PRIu64 " breaks the law: %s\n", t->of->name, t->next, t->of->promise);
    shorten(t->of, &shorter);
    printf("  %s\n", broken_text);
    print_script(stdout, &shorter);
    fflush(stdout);
}

static void count_failure(tally *t) {
    char name[sizeof t->parts[0].name];
    part *at = t->parts;
    snprintf(name, sizeof name, "%.*s", (int)strcspn(broken_text, ":"), broken_text);
    while (at->count > 0 && strcmp(at->name, name) != 0 && at < t->parts + MOST_PARTS - 1) at++;
    t->failed++;
    if (at->count++ > 0) return;
    at->first = t->next;
    memcpy(at->name, name, sizeof name);
    print_first(t);
}

static void play_one(tally *t) {
    input in = {NULL, NULL, 0};
    uint64_t samples = totals.samples, looks = law_checks;
    seed = t->next;
    in.chance = bits() | 1;
    t->of->write(&in, &made);
    int holds = law_holds(t->of, &made);
    t->samples += totals.samples - samples, t->looks += law_checks - looks;
    if (!holds) count_failure(t);
    t->next++;
}

static double seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* Plays a law up to a seed, or for a slice of time. Returns how many scripts failed. */
static uint64_t play_slice(tally *t, uint64_t end) {
    double start = seconds();
    uint64_t failed = t->failed;
    current = t;
    while (t->next < end && seconds() - start < SLICE && !(ends_at_first && t->failed > failed)) play_one(t);
    t->seconds += seconds() - start;
    return t->failed - failed;
}

static void print_tally(const tally *t, uint64_t first) {
    printf("%s: %" PRIu64 " of %" PRIu64 " scripts failed; %" PRIu64 " samples, %" PRIu64 " checks, %.1f s\n",
           t->of->name, t->failed, t->next - first, t->samples, t->looks, t->seconds);
    for (int i = 0; i < MOST_PARTS && t->parts[i].count > 0; i++)
        printf("    %s: %" PRIu64 ", first with seed %" PRIu64 "\n", t->parts[i].name, t->parts[i].count,
               t->parts[i].first);
}

static int choose_laws(const char *name, uint64_t first) {
    int count = 0;
    for (int i = 0; i < law_count && count < MOST_LAWS; i++)
        if (strcmp(name, "all") == 0 || strcmp(name, laws[i]->name) == 0)
            tallies[count].of = laws[i], tallies[count++].next = first;
    return count;
}

int main(int argc, char **argv) {
    if (argc < 3) {
        for (int i = 0; i < law_count; i++) printf("%-12s %s\n", laws[i]->name, laws[i]->promise);
        return argc != 1;
    }
    uint64_t first = argc > 3 ? strtoull(argv[3], NULL, 10) : 1, failed = 0;
    double limit = strchr(argv[2], 's') ? atof(argv[2]) : INFINITY, start = seconds();
    uint64_t end = limit < INFINITY ? UINT64_MAX : first + strtoull(argv[2], NULL, 10);
    int count = choose_laws(argv[1], first), is_done = count == 0;
    ends_at_first = argc > 4 && strcmp(argv[4], "first") == 0;
    catch_falls();
    while (!is_done) {
        is_done = 1;
        for (int i = 0; i < count && !(ends_at_first && failed > 0) && seconds() - start < limit; i++) {
            failed += play_slice(&tallies[i], end);
            if (tallies[i].next < end) is_done = 0;
        }
        if ((ends_at_first && failed > 0) || seconds() - start >= limit) is_done = 1;
    }
    for (int i = 0; i < count; i++)
        if (tallies[i].next > first) print_tally(&tallies[i], first);
    scene_clear();
    if (count == 0) fprintf(stderr, "no law is called %s\n", argv[1]);
    return failed > 0 || count == 0;
}
