/*
 * ignored.cpp - compiles only if the compiler lets a program ignore the outcome of IGNORED.
 *
 * SPDX-License-Identifier: MIT
 */
#include <tapzoom.hpp>

void frame([[maybe_unused]] tapzoom::View &view) { IGNORED; }
