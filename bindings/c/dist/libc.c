/* SPDX-License-Identifier: MIT
 *
 * A stand-in for the C library of a target, to link against: it has the name of that library and the functions that
 * tapzoom needs. Its symbols have no version, so that each glibc and musl satisfies them.
 */
#define FUNCTION(name) void name(void) {}
FUNCTION(malloc)
FUNCTION(free)
FUNCTION(memcpy)
FUNCTION(memmove)
FUNCTION(memset)
FUNCTION(__stack_chk_fail)
void *__stack_chk_guard;
