/*
 * frames - the rate and the form of a host's calls have no effect, and transforms for display times.
 *
 *     frames [PART... [ARGUMENT...]]    plays some parts, or all
 *
 * SPDX-License-Identifier: MIT
 */
#define PARTS(part) part(frame) part(rates) part(resample)
#include "parts.h"
