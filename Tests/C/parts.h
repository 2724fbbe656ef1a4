/*
 * parts.h - the main function of a program that has several parts. PARTS(part) lists them: each is a function
 * test_PART, in a file of its own, which returns the exit code of check_report.
 *
 * SPDX-License-Identifier: MIT
 */
#include "check.h"

#define DECLARE(name) int test_##name(void);
PARTS(DECLARE)

static int argument_count;
static char **arguments;

const char *argument(int index, const char *otherwise) {
    return index < argument_count ? arguments[index] : otherwise;
}

long number_argument(int index, long otherwise) {
    return index < argument_count ? strtol(arguments[index], NULL, 10) : otherwise;
}

long trial_argument(int index, long all) {
    const char *every = getenv("TAPZOOM_ALL");
    return number_argument(index, every && strcmp(every, "1") == 0 ? all : all / 3);
}

static const struct {
    const char *name;
    int (*test)(void);
} parts[] = {
#define ROW(name) {#name, test_##name},
    PARTS(ROW)
};
enum { PART_COUNT = sizeof parts / sizeof *parts };

static int is_part(const char *word) {
    int i = 0;
    while (i < PART_COUNT && strcmp(word, parts[i].name) != 0) i++;
    return i < PART_COUNT;
}

int main(int count, char **words) {
    int named = 0, failed = 0, played = 0;
    while (named + 1 < count && is_part(words[named + 1])) named++;
    argument_count = count - named;
    arguments = words + named;
    for (int i = 0; i < PART_COUNT; i++) {
        int is_named = count == 1;
        for (int k = 1; k <= named; k++) is_named |= strcmp(words[k], parts[i].name) == 0;
        if (!is_named) continue;
        printf("%s: ", parts[i].name);
        fflush(stdout);
        failed |= parts[i].test();
        played++;
    }
    if (played == 0) printf("no such part\n");
    return failed || played == 0 ? EXIT_FAILURE : EXIT_SUCCESS;
}
