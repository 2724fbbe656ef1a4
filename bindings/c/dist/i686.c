/* SPDX-License-Identifier: MIT
 *
 * 64-bit shifts that compilers for i686 call where the result must be small.
 */
#include <stdint.h>

uint64_t __ashldi3(uint64_t value, int count);
uint64_t __lshrdi3(uint64_t value, int count);

static uint32_t high(uint64_t value) { return (uint32_t)(value >> 32); }
static uint64_t word(uint32_t high, uint32_t low) { return (uint64_t)high << 32 | low; }

uint64_t __ashldi3(uint64_t value, int count) {
    uint32_t low = (uint32_t)value;
    if (count >= 32) return word(low << (count & 31), 0);
    return count ? word(high(value) << count | low >> (32 - count), low << count) : value;
}
uint64_t __lshrdi3(uint64_t value, int count) {
    uint32_t low = (uint32_t)value;
    if (count >= 32) return high(value) >> (count & 31);
    return count ? word(high(value) >> count, low >> count | high(value) << (32 - count)) : value;
}
