/*
 * limits - the limits of the content and of the clock.
 *
 *     limits [PART... [ARGUMENT...]]    plays some parts, or all
 *
 * SPDX-License-Identifier: MIT
 */
#define PARTS(part) part(beyond) part(bounce) part(clock) part(overscroll) part(reach) part(visible)
#include "parts.h"
