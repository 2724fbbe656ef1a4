/*
 * message.h - messages about failures: one line on stderr, "PROGRAM: what: why".
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef MESSAGE_H
#define MESSAGE_H

#include <stdio.h>

#include "tapzoom.h"

static inline void say(const char *what, const char *why) { fprintf(stderr, "drawing: %s: %s\n", what, why); }

/* For calls that fail only if the program has a bug. */
static inline void check(tapzoom_status status) {
    if (status != TAPZOOM_OK) say("tapzoom", tapzoom_status_string(status));
}

#endif
