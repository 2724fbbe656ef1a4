/*
 * fingers - touches of any stream: laws of random ones, quirks of window systems, rates, lenient mode, clocks.
 *
 *     fingers [PART... [ARGUMENT...]]    plays some parts, or all
 *
 * SPDX-License-Identifier: MIT
 */
#define PARTS(part) part(continuity) part(lenient) part(quirks) part(rebase) part(scripts) part(streams)
#include "parts.h"
