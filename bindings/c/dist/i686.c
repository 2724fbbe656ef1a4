/* SPDX-License-Identifier: MIT
 *
 * Shifts of 64 bits that compilers for i686 call by these names.
 */
#include "shifts.h"

uint64_t __ashldi3(uint64_t value, int count);
uint64_t __lshrdi3(uint64_t value, int count);

uint64_t __ashldi3(uint64_t value, int count) { return left(value, count); }
uint64_t __lshrdi3(uint64_t value, int count) { return right(value, count); }
