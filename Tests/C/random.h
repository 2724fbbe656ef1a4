/*
 * random.h - random numbers that are the same on every machine (splitmix64).
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef RANDOM_H
#define RANDOM_H

#include <stdint.h>

static uint64_t seed = 1;

static inline uint64_t bits(void) {
    uint64_t z = seed += UINT64_C(0x9E3779B97F4A7C15);
    z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
    return z ^ z >> 31;
}

static inline uint32_t below(uint32_t limit) { return (uint32_t)(bits() >> 32) % limit; }

static inline double between(double low, double high) {
    return low + (high - low) * (double)(bits() >> 11) * 0x1p-53;
}

#endif
