/*
 * escape.h - keeps what was computed from being optimized away.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef ESCAPE_H
#define ESCAPE_H

/* The compiler has to have everything in memory here, and cannot know what is there afterwards. */
#define ESCAPE(pointer) __asm__ volatile("" : : "r"(pointer) : "memory")

#endif
