/* SPDX-License-Identifier: MIT
 *
 * 64-bit arithmetic that compilers for 32-bit ARM call by these names of the ARM runtime ABI. They have the base
 * calling convention: floats are in general registers.
 */
#include "shifts.h"

#define BASE __attribute__((pcs("aapcs")))
#define TWO_32 4294967296.0

BASE double __aeabi_ul2d(uint64_t value);
BASE double __aeabi_l2d(int64_t value);
BASE uint64_t __aeabi_llsl(uint64_t value, int count);
BASE uint64_t __aeabi_llsr(uint64_t value, int count);

/* Unwind tables name these functions, so that a program contains an unwinder. The library needs none, and an unwinder
 * calls its own. */
__attribute__((visibility("hidden"))) void __aeabi_unwind_cpp_pr0(void);
__attribute__((visibility("hidden"))) void __aeabi_unwind_cpp_pr1(void);
void __aeabi_unwind_cpp_pr0(void) {}
void __aeabi_unwind_cpp_pr1(void) {}

BASE uint64_t __aeabi_llsl(uint64_t value, int count) { return left(value, count); }
BASE uint64_t __aeabi_llsr(uint64_t value, int count) { return right(value, count); }

/* Both halves are exact, so that only the sum rounds. */
BASE double __aeabi_ul2d(uint64_t value) { return (double)high(value) * TWO_32 + (double)(uint32_t)value; }
BASE double __aeabi_l2d(int64_t value) {
    return (double)(int32_t)high((uint64_t)value) * TWO_32 + (double)(uint32_t)value;
}
