/*
 * state - recordings and snapshots: a view continues from them with the same bits, and hostile bytes do no harm.
 *
 *     state [PART... [ARGUMENT...]]    plays some parts, or all
 *
 * SPDX-License-Identifier: MIT
 */
#define PARTS(part) part(forge) part(lost) part(record) part(resume) part(snapshot)
#include "parts.h"
