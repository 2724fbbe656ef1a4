/*
 * limits - the overscroll of the content, and the limits of the clock.
 *
 *     limits [PART... [ARGUMENT...]]    plays some parts, or all
 *
 * SPDX-License-Identifier: MIT
 */
#define PARTS(part) part(beyond) part(clock)
#include "parts.h"
