/*
 * owners - which contact belongs to the view, to the host or to the host's pager.
 *
 *     owners [PART... [ARGUMENT...]]    plays some parts, or all
 *
 * SPDX-License-Identifier: MIT
 */
#define PARTS(part) part(claims) part(contacts) part(pager) part(recorded)
#include "parts.h"
