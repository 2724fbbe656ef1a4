/*
 * registers.h - included before a source of a program, it sends all calls of the library through a check of the
 * registers that a function must leave to its caller. See registers.c.
 *
 * SPDX-License-Identifier: MIT
 */
#include <tapzoom.h>

#define EXPORT(function) extern __typeof__(function) checked_##function;

/* For each exported function: EXPORT(tapzoom_advance), and #define tapzoom_advance checked_tapzoom_advance. */
#include "registers-exports.h"
