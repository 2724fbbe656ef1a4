/* SPDX-License-Identifier: MIT
 *
 * malloc and free, for the facade. Swift's own allocation traps when no memory is left; malloc returns NULL. They are
 * declared here, because targets without an operating system have no <stdlib.h>. Also relaxed access to a word that
 * several threads may use at once, and a rotation.
 */
#ifndef TAPZOOM_MEMORY_H
#define TAPZOOM_MEMORY_H

#include <stddef.h>
#include <stdint.h>

void *malloc(size_t size);
void free(void *block);

/* Relaxed: no locked instruction and no fence of the processor. The fences keep only the compiler from reordering. */
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

/* Exchanges the halves of a word. Swift can write it only as two shifts, for which the compiler computes a product
 * twice. "used" keeps a copy of the function for its unwind table: LLVM describes the frames of Swift functions in the
 * same section. The linker removes the copy. */
static inline __attribute__((used)) uint64_t rotate_half(uint64_t word) { return __builtin_rotateleft64(word, 32); }

/* Calls a function with memory on the stack that nobody has set; Swift would set it first. */
#define SCRATCH_SIZE 7168
static inline void with_scratch(void (*body)(void *scratch, void *context), void *context) {
    uint64_t scratch[SCRATCH_SIZE / 8];
    body(scratch, context);
}

#endif
