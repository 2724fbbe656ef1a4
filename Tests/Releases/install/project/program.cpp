/*
 * SPDX-License-Identifier: MIT
 *
 * The same with the C++ binding, which finds the C header beside it.
 */
#include <tapzoom.hpp>

static_assert(sizeof(tapzoom::View) == sizeof(tapzoom_view *), "a view is a handle");

#include "program.c"
