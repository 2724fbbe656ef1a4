/*
 * suite.h - one function for each file of the C++ tests. It prints a count and returns nonzero after a failure.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef SUITE_H
#define SUITE_H

int types();
int settings();
int memory();
int misuse();

#endif
