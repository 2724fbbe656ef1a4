/*
 * laws.c - plays many random scripts of one law with the library as it ships, and counts those that break it. The first
 * one of each kind is shortened and printed as C.
 *
 * SPDX-License-Identifier: MIT
 *
 *     laws                        the names of the laws
 *     laws LAW|all COUNT [SEED]   so many scripts, from this seed on; 60s instead of a count: for so long
 */
#define _POSIX_C_SOURCE 200809L
#include <inttypes.h>
#include <signal.h>
#include <time.h>
#include <unistd.h>

#include "laws.h"
#include "random.h"

const int is_checked = 0;

enum { TOO_LONG = 30 /* seconds */, MOST_PARTS = 16 };

static uint64_t next;
static const law *current;
static script made;

/* A crash, or a call that does not return. */
static void fall(int sign) {
    fprintf(stderr, "signal %d: run again with %s 1 %" PRIu64 "\n", sign, current->name, next);
    print_script(stderr, &made);
    _exit(1);
}

static void catch_falls(void) {
    static const int signs[] = {SIGABRT, SIGALRM, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP};
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) signal(signs[i], fall);
}

/* What of a law was broken, how often, and first by which seed. */
static struct part {
    char name[64];
    uint64_t count, first;
} parts[MOST_PARTS];

static void report_first(void) {
    static script shorter;
    shorter = made;
    printf("%s: seed %" PRIu64 " breaks the law. %s\n", current->name, next, current->promise);
    shorten(current, &shorter);
    printf("  %s\n", broken_text);
    print_script(stdout, &shorter);
    fflush(stdout);
}

static void count_failure(void) {
    char name[sizeof parts[0].name];
    struct part *part = parts;
    snprintf(name, sizeof name, "%.*s", (int)strcspn(broken_text, ":"), broken_text);
    while (part->count > 0 && strcmp(part->name, name) != 0 && part < parts + MOST_PARTS - 1) part++;
    if (part->count++ > 0) return;
    part->first = next;
    memcpy(part->name, name, sizeof name);
    report_first();
}

static double seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* The failures of one law. */
static uint64_t run(const law *which, const char *count, uint64_t first) {
    uint64_t failed = 0, most = strtoull(count, NULL, 10);
    double limit = strchr(count, 's') ? atof(count) : INFINITY, start = seconds();
    uint64_t samples = totals.samples, checks = law_checks;
    if (limit < INFINITY) most = UINT64_MAX;
    memset(parts, 0, sizeof parts);
    current = which;
    for (next = first; next - first < most && seconds() - start < limit; next++) {
        input in = {NULL, NULL, 0};
        seed = next;
        in.chance = bits() | 1;
        alarm(TOO_LONG);
        which->write(&in, &made);
        if (law_holds(which, &made)) continue;
        failed++;
        count_failure();
    }
    alarm(0);
    printf("%s: %" PRIu64 " of %" PRIu64 " scripts failed; %" PRIu64 " samples, %" PRIu64 " looks, %.1f s\n",
           which->name, failed, next - first, totals.samples - samples, law_checks - checks, seconds() - start);
    for (int i = 0; i < MOST_PARTS && parts[i].count > 0; i++)
        printf("    %s: %" PRIu64 ", first with seed %" PRIu64 "\n", parts[i].name, parts[i].count, parts[i].first);
    fflush(stdout);
    return failed;
}

int main(int argc, char **argv) {
    uint64_t failed = 0;
    int found = 0;
    if (argc < 3) {
        for (int i = 0; i < law_count; i++) printf("%-12s %s\n", laws[i]->name, laws[i]->promise);
        return argc != 1;
    }
    catch_falls();
    for (int i = 0; i < law_count; i++) {
        if (strcmp(argv[1], "all") != 0 && strcmp(argv[1], laws[i]->name) != 0) continue;
        failed += run(laws[i], argv[2], argc > 3 ? strtoull(argv[3], NULL, 10) : 1);
        found++;
    }
    scene_clear();
    if (!found) fprintf(stderr, "no law is called %s\n", argv[1]);
    return failed > 0 || !found;
}
