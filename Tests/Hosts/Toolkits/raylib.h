/*
 * raylib.h - raylib's header from PyPI, which lacks its macros.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef RAYLIB_H
#define RAYLIB_H

#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif
#include "raylib.h.modified"
#ifdef __cplusplus
}
#endif

#define BLACK ((Color){0, 0, 0, 255})
#define WHITE ((Color){255, 255, 255, 255})

#endif
