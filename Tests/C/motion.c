/*
 * motion - motion without fingers: commands, velocities, scrolls, flings, resizes, and who moves the view.
 *
 *     motion [PART... [ARGUMENT...]]    plays some parts, or all
 *
 * SPDX-License-Identifier: MIT
 */
#define PARTS(part) part(assist) part(compose) part(quiet) part(release) part(resize) part(scroll) part(snap) \
    part(takes) part(trackpad)
#include "parts.h"
