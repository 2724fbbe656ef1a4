/* SPDX-License-Identifier: MIT
 *
 * malloc and free for WebAssembly, where there is no C library; compiled by `make wasm` alone. A host allocates seldom:
 * a view, room for its samples and events. So they take the first free block that is large enough, from a list by
 * address in which neighbors become one.
 */
#include "memory.h"

#include <stdint.h>

/* What stands before a block, in use or free; as large as the alignment that every block has. */
typedef struct block {
    _Alignas(16) size_t size; /* With this. */
    struct block *next;       /* The next free one, at a higher address. */
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

/* More memory from the host, as a free block. */
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
