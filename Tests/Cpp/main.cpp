/*
 * main.cpp - runs the C++ tests, each of which includes tapzoom.hpp into a translation unit of its own.
 *
 * SPDX-License-Identifier: MIT
 */
#include "suite.h"

int main() {
    return types() | settings() | calls() | memory() | misuse();
}
