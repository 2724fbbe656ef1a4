/*
 * suite.h - what each file of the C++ tests does; it prints a count, and returns whether something failed.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef SUITE_H
#define SUITE_H

int types();
int settings();
int calls();
int memory();
int misuse();

#endif
