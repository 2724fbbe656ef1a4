/* SPDX-License-Identifier: MIT
 *
 * Shifts of 64 bits by words of 32, for processors on which compilers call functions for them. The count is 0 to 63.
 */
#include <stdint.h>

static inline uint32_t high(uint64_t value) { return (uint32_t)(value >> 32); }
static inline uint64_t word(uint32_t high, uint32_t low) { return (uint64_t)high << 32 | low; }

static inline uint64_t left(uint64_t value, int count) {
    const uint32_t upper = high(value), lower = (uint32_t)value;
    if (count == 0) return value;
    return count < 32 ? word(upper << count | lower >> (32 - count), lower << count) : word(lower << (count - 32), 0);
}

static inline uint64_t right(uint64_t value, int count) {
    const uint32_t upper = high(value), lower = (uint32_t)value;
    if (count == 0) return value;
    return count < 32 ? word(upper >> count, lower >> count | upper << (32 - count)) : word(0, upper >> (count - 32));
}
