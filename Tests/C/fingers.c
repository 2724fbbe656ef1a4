/*
 * fingers - touches of any stream: laws of random ones, quirks of window systems, lenient mode, other clocks.
 *
 *     fingers [PART... [ARGUMENT...]]    plays some parts, or all
 *
 * SPDX-License-Identifier: MIT
 */
#define PARTS(part) part(continuity) part(lenient) part(quirks) part(rebase) part(scripts)
#include "parts.h"
