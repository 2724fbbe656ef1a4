/*
 * escape.h - prevents the compiler from removing a computation.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef ESCAPE_H
#define ESCAPE_H

/* At this point the compiler has to keep all values in memory, and to assume that they change. */
#define ESCAPE(pointer) __asm__ volatile("" : : "r"(pointer) : "memory")

#endif
