/*
 * fingers - touches of any stream: laws of random ones, quirks of window systems, rates, lenient mode.
 *
 *     fingers [PART... [ARGUMENT...]]    plays some parts, or all
 *
 * SPDX-License-Identifier: MIT
 */
#define PARTS(part) part(continuity) part(lenient) part(quirks) part(scripts) part(streams)
#include "parts.h"
