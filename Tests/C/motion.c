/*
 * motion - motion without fingers: commands, velocities, and how they come to rest.
 *
 *     motion [PART... [ARGUMENT...]]    plays some parts, or all
 *
 * SPDX-License-Identifier: MIT
 */
#define PARTS(part) part(compose) part(pixels)
#include "parts.h"
