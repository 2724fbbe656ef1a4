/*
 * registers.h - when included before a test program, makes every call of the library check the registers that a
 * function must preserve. See registers.c.
 *
 * SPDX-License-Identifier: MIT
 */
#include <tapzoom.h>

#define EXPORT(function) extern __typeof__(function) checked_##function;

/* Has EXPORT(tapzoom_advance) and #define tapzoom_advance checked_tapzoom_advance, and so on for each exported
   function. */
#include "registers-exports.h"
