/*
 * memory.c - the size of a view, and the number of later allocations by the library. Linked with the archive and
 * --wrap, so that the library's calls come here.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rows.h"
#include "touches.h"

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *block, size_t size);
int __real_posix_memalign(void **block, size_t alignment, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *block, size_t size);
int __wrap_posix_memalign(void **block, size_t alignment, size_t size);

static long calls;
static size_t bytes;

static void note(size_t size) {
    calls++;
    bytes += size;
}

void *__wrap_malloc(size_t size) {
    note(size);
    return __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size) {
    note(count * size);
    return __real_calloc(count, size);
}

void *__wrap_realloc(void *block, size_t size) {
    note(size);
    return __real_realloc(block, size);
}

int __wrap_posix_memalign(void **block, size_t alignment, size_t size) {
    note(size);
    return __real_posix_memalign(block, alignment, size);
}

int main(void) {
    tapzoom_config config;
    tapzoom_view *view = NULL;
    if (tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_PHOTOS) != TAPZOOM_OK) return 1;
    if (create_view(&config, &view) != TAPZOOM_OK || calls == 0) return 1;
    size_t size = bytes;
    long later = 0;
    for (size_t i = 0; i < row_count(); i++) {
        if (rows[i].is_baseline || strcmp(rows[i].name, "create") == 0) continue;
        rows[i].prepare();
        long before = calls;
        rows[i].run();
        later += calls - before;
        if (!rows[i].holds()) return 1;
    }
    tapzoom_destroy(view);
    printf("%zu %ld\n", size, later);
    return 0;
}
