/*
 * calls - the arguments of calls: settings, sizes of structs, bad and odd values, and the order of calls.
 *
 *     calls [PART... [ARGUMENT...]]    plays some parts, or all
 *
 * SPDX-License-Identifier: MIT
 */
#define PARTS(part) part(config) part(errors) part(older) part(order) part(presets) part(storage) \
    part(transforms) part(zeros)
#include "parts.h"
