/*
 * load.c - measures how long a new process takes to load a library, in nanoseconds.
 *
 *     load LIBRARY [FUNCTION]    with FUNCTION, until its first call returns
 *
 * SPDX-License-Identifier: MIT
 */
#define _POSIX_C_SOURCE 199309L
#include <dlfcn.h>
#include <stdio.h>

#include "clock.h"

int main(int count, char **arguments) {
    if (count < 2) return 2;
    double start = nanoseconds();
    void *library = dlopen(arguments[1], RTLD_NOW);
    if (library != NULL && count > 2) {
        int (*function)(void);
        *(void **)&function = dlsym(library, arguments[2]);
        if (function == NULL || function() <= 0) return 1;
    }
    double spent = nanoseconds() - start;
    if (library == NULL) return 1;
    printf("%.0f\n", spent);
    return 0;
}
