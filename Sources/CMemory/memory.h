/* SPDX-License-Identifier: MIT
 *
 * The part of libc that the facade calls by name. Swift's own allocation traps when there is no memory; this says so.
 * Declared here and not by <stdlib.h>, which targets without an operating system do not have. And a word that several
 * threads may use at once, and a rotation.
 */
#ifndef TAPZOOM_MEMORY_H
#define TAPZOOM_MEMORY_H

#include <stddef.h>
#include <stdint.h>

void *malloc(size_t size);
void free(void *block);

/* Relaxed: neither a locked instruction nor a fence of the processor. Only the compiler keeps the order of all else. */
static inline uint32_t load_relaxed(const uint32_t *word) {
    uint32_t value = __atomic_load_n(word, __ATOMIC_RELAXED);
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
    return value;
}

static inline void store_relaxed(uint32_t *word, uint32_t value) {
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
    __atomic_store_n(word, value, __ATOMIC_RELAXED);
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
}

/* Exchanges the halves of a word. Of two shifts of a product, as Swift has to write it, the compiler makes two
 * products. */
static inline uint64_t rotate_half(uint64_t word) { return __builtin_rotateleft64(word, 32); }

#endif
