/* SPDX-License-Identifier: MIT
 *
 * A library for LD_PRELOAD that counts the allocations of a program, the bytes in use, and the views that are alive:
 * the blocks of the size VIEW_SIZE in the environment. At its end the program prints "N views made, N alive" to stderr.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <malloc.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *block, size_t size);
void *__libc_memalign(size_t alignment, size_t size);
void __libc_free(void *block);

static long allocations, made, alive;
static size_t view_size;
static void *views[1 << 14]; /* room for the views of a test */
static volatile char is_locked;

long allocation_count(void) { return __atomic_load_n(&allocations, __ATOMIC_RELAXED); }
long allocated_bytes(void) { return (long)mallinfo2().uordblks; }
long views_alive(void) { return __atomic_load_n(&alive, __ATOMIC_RELAXED); }

/* Puts a block in the place of another one. */
static int replace(void *old, void *block) {
    size_t count = sizeof views / sizeof *views, at = ((uintptr_t)(old ? old : block) >> 4) % count, tries = 0;
    while (__atomic_test_and_set(&is_locked, __ATOMIC_ACQUIRE)) {}
    while (tries < count && views[(at + tries) % count] != old) tries++;
    if (tries < count) views[(at + tries) % count] = block;
    __atomic_clear(&is_locked, __ATOMIC_RELEASE);
    return tries < count;
}

static void *count(void *block, size_t size) {
    __atomic_fetch_add(&allocations, 1, __ATOMIC_RELAXED);
    if (block && size == view_size && replace(NULL, block)) {
        __atomic_fetch_add(&made, 1, __ATOMIC_RELAXED);
        __atomic_fetch_add(&alive, 1, __ATOMIC_RELAXED);
    }
    return block;
}

void *malloc(size_t size) { return count(__libc_malloc(size), size); }
void *calloc(size_t number, size_t size) { return count(__libc_calloc(number, size), 0); }
void *realloc(void *block, size_t size) { return count(__libc_realloc(block, size), 0); }
void *memalign(size_t alignment, size_t size) { return count(__libc_memalign(alignment, size), 0); }
void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }
int posix_memalign(void **block, size_t alignment, size_t size) {
    *block = memalign(alignment, size);
    return *block ? 0 : ENOMEM;
}

void free(void *block) {
    /* Few blocks are of about this size, and only these are looked up. */
    if (view_size && block && malloc_usable_size(block) - view_size < 32 && replace(block, NULL))
        __atomic_fetch_sub(&alive, 1, __ATOMIC_RELAXED);
    __libc_free(block);
}

__attribute__((constructor)) static void begin(void) {
    const char *size = getenv("VIEW_SIZE");
    if (size) view_size = (size_t)atol(size);
}

__attribute__((destructor)) static void end(void) {
    if (view_size) fprintf(stderr, "%ld views made, %ld alive\n", made, alive);
}
