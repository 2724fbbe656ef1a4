/* SPDX-License-Identifier: MIT
 *
 * The part of libc that the facade calls by name. Swift's own allocation traps when there is no memory; this says so.
 * Declared here and not by <stdlib.h>, which targets without an operating system do not have.
 */
#ifndef TAPZOOM_MEMORY_H
#define TAPZOOM_MEMORY_H

#include <stddef.h>

void *malloc(size_t size);
void free(void *block);

#endif
