/*
 * ignored.cpp - compiles only if the compiler allows a program to ignore the result of the call IGNORED.
 *
 * SPDX-License-Identifier: MIT
 */
#include <tapzoom.hpp>

void frame([[maybe_unused]] tapzoom::View &view) { IGNORED; }
