/*
 * memory.c - prints the size of a view and the number of later allocations by the library. It is linked with the static
 * library and --wrap, so that the library's allocations call the functions here.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "player.h"
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

static long allocations_of_hands(const hands_host *host) {
    const hands *all = hands_generated();
    tapzoom_player.start(all, host);
    long before = calls;
    for (int hand = 0; hand < all->hand_count; hand++) {
        tapzoom_player.prepare(hand);
        tapzoom_player.play(all, all->starts[hand], all->starts[hand + 1]);
    }
    if (!tapzoom_player.holds()) exit(1);
    return calls - before;
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
    for (int host = 0; host < 4; host++)
        later += allocations_of_hands(&(hands_host){TAPZOOM_PRESET_PHOTOS, 1, host & 1, host >> 1});
    tapzoom_destroy(view);
    printf("%zu %ld\n", size, later);
    return 0;
}
