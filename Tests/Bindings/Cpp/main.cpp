/*
 * main.cpp - runs the C++ tests. Each file includes tapzoom.hpp, so the program has it in several translation units.
 *
 * SPDX-License-Identifier: MIT
 */
#include "suite.h"

int main() {
    return types() | settings() | memory() | misuse();
}
