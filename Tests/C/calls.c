/*
 * calls - the arguments of calls: settings, sizes of structs, bad and odd values, the order of calls, and memory of
 * exactly the right size.
 *
 *     calls [PART... [ARGUMENT...]]    plays some parts, or all
 *
 * SPDX-License-Identifier: MIT
 */
#define PARTS(part) part(config) part(errors) part(older) part(order) part(presets) part(queue) part(storage) \
    part(transforms) part(zeros)
#include "parts.h"
