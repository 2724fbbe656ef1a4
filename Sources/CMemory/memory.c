/* SPDX-License-Identifier: MIT
 *
 * malloc and free for WebAssembly, which has no C library; only `make wasm` compiles this file. A host allocates
 * seldom: a view, and memory for its samples and events. So malloc takes the first free block that is large enough,
 * from a list in the order of addresses. free merges neighbors.
 */
#include "memory.h"

#include <stdint.h>

/* The header of a block, in use or free. Its size is the alignment of every block. */
typedef struct block {
    _Alignas(16) size_t size; /* Bytes, with this header. */
    struct block *next;       /* The next free block, at a higher address. */
} block;

#define PAGE ((size_t)65536)

static block *first;

static char *end_of(block *it) { return (char *)it + it->size; }

void free(void *memory) {
    if (!memory) return;
    block *it = (block *)memory - 1, *before = NULL, *after = first;
    while (after && after < it) before = after, after = after->next;
    it->next = after;
    if (after && end_of(it) == (char *)after) it->size += after->size, it->next = after->next;
    if (!before) first = it;
    else if (end_of(before) == (char *)it) before->size += it->size, before->next = it->next;
    else before->next = it;
}

/* Adds memory from the host as a free block. Returns 0 if the host has none. */
static int grow(size_t size) {
    size_t pages = (size + PAGE - 1) / PAGE, old = __builtin_wasm_memory_grow(0, pages);
    if (old == SIZE_MAX) return 0;
    block *it = (block *)(old * PAGE);
    it->size = pages * PAGE;
    free(it + 1);
    return 1;
}

void *malloc(size_t size) {
    if (size > SIZE_MAX / 2) return NULL;
    size = (size + sizeof(block) + sizeof(block) - 1) & ~(sizeof(block) - 1);
    for (;;) {
        for (block **link = &first; *link; link = &(*link)->next) {
            block *it = *link;
            if (it->size < size) continue;
            if (it->size == size) {
                *link = it->next;
            } else { /* The rest stays free. */
                block *rest = (block *)((char *)it + size);
                rest->size = it->size - size, rest->next = it->next;
                it->size = size, *link = rest;
            }
            return it + 1;
        }
        if (!grow(size)) return NULL;
    }
}
