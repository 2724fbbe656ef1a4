/*
 * ignored.cpp - compiles only where the compiler does not mind that an outcome is IGNORED.
 *
 * SPDX-License-Identifier: MIT
 */
#include <tapzoom.hpp>

void frame(tapzoom::View &view) { view.IGNORED; }
