/* ---- What the functions of the module need ----------------------------------------------------------------------- */

#if defined(__FAST_MATH__) || (defined(__FINITE_MATH_ONLY__) && __FINITE_MATH_ONLY__) || defined(_M_FP_FAST)
#error "tapzoom.c needs exact arithmetic: compile it without -ffast-math, -Ofast and /fp:fast"
#endif

#include <float.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "tapzoom.h"

#if (defined(FLT_EVAL_METHOD) && (FLT_EVAL_METHOD == 2 || FLT_EVAL_METHOD < 0)) || \
    (defined(__i386__) && !defined(FLT_EVAL_METHOD))
#error "tapzoom.c needs doubles of 64 bits: on 32-bit x86, compile it with -msse2 -mfpmath=sse"
#endif

/* A product and a sum must not become one operation, which rounds once, and no sum may change its order. gcc does not
 * know the pragma of the standard, and gcc 12 joins products and sums in vectors whatever it is told. */
#if defined(__clang__)
#pragma STDC FP_CONTRACT OFF
#pragma float_control(precise, on)
#elif defined(__GNUC__)
#pragma GCC push_options
#pragma GCC optimize("fp-contract=off", "no-tree-slp-vectorize", "no-unsafe-math-optimizations")
#pragma GCC optimize("no-associative-math", "no-reciprocal-math", "signed-zeros")
#elif defined(_MSC_VER)
#pragma float_control(precise, on)
#pragma fp_contract(off)
#endif

#if defined(__GNUC__) || defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-but-set-variable"
#pragma GCC diagnostic ignored "-Wunused-function"
#pragma GCC diagnostic ignored "-Wunused-label"
#pragma GCC diagnostic ignored "-Wunused-parameter"
#pragma GCC diagnostic ignored "-Wunused-variable"
#elif defined(_MSC_VER)
#pragma warning(disable : 4100 4101 4102 4127 4189 4505)
#endif

typedef uint8_t u8;
typedef int8_t s8;
typedef uint16_t u16;
typedef int16_t s16;
typedef uint32_t u32;
typedef int32_t s32;
typedef uint64_t u64;
typedef int64_t s64;
typedef float f32;
typedef double f64;

/* The beginning of the block of a view. The module does not see it. */
struct tapzoom_view {
    u32 stack;            /* The address of the module's stack. */
    u32 stack_end;        /* The lowest address of it. */
    volatile u32 is_used; /* Whether a call is in progress. */
    u32 is_owned;         /* Whether tapzoom_create allocated the block. */
    u8 *recording;        /* The memory of the host for a recording, or NULL. */
    size_t room, recorded; /* Its size, and the bytes recorded since the last fetch. */
};

/* The address in the memory of a view. */
#define AT(v, address) ((u8 *)(v) + (address))

#if defined(__BYTE_ORDER__) && defined(__ORDER_BIG_ENDIAN__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define TAPZOOM_BIG_ENDIAN 1
#else
#define TAPZOOM_BIG_ENDIAN 0
#endif

#if defined(__GNUC__)
#define FENCE __atomic_signal_fence(__ATOMIC_SEQ_CST)
#define LOAD_RELAXED(word) __atomic_load_n(&(word), __ATOMIC_RELAXED)
#define STORE_RELAXED(word, value) __atomic_store_n(&(word), value, __ATOMIC_RELAXED)
#else
#define FENCE ((void)0)
#define LOAD_RELAXED(word) (word)
#define STORE_RELAXED(word, value) ((word) = (value))
#endif

/* Code that no call reaches. */
#define TRAP abort()

/* Moves the stack of the module. The tests check its end. */
#ifdef TAPZOOM_CHECKS
#define SET_STACK(to) (v->stack = (to) < v->stack_end ? (abort(), 0) : (to))
#else
#define SET_STACK(to) (v->stack = (to))
#endif

/* ---- Memory: a word has the lowest byte first, at any address */

static inline u64 swap(u64 word, size_t size) {
    u64 swapped = 0;
    size_t i;
    for (i = 0; i < size; i++) swapped = swapped << 8 | (word >> (8 * i) & 0xFF);
    return swapped;
}

#define LOAD(name, result, as, word)                                   \
    static inline result name(const tapzoom_view *v, u32 address, u32 more) { \
        word it;                                                       \
        memcpy(&it, AT(v, address) + more, sizeof it);                 \
        if (TAPZOOM_BIG_ENDIAN) it = (word)swap(it, sizeof it);        \
        return (result)(as)it;                                         \
    }
#define STORE(name, given, word)                                          \
    static inline void name(tapzoom_view *v, u32 address, u32 more, given all) { \
        word it = (word)all;                                              \
        if (TAPZOOM_BIG_ENDIAN) it = (word)swap(it, sizeof it);           \
        memcpy(AT(v, address) + more, &it, sizeof it);                    \
    }
#define BITS(name, result, given)             \
    static inline result name(given bits) {          \
        result it;                            \
        memcpy(&it, &bits, sizeof it);        \
        return it;                            \
    }
LOAD(i32_load, u32, u32, u32)
LOAD(i64_load, u64, u64, u64)
LOAD(i32_load8_s, u32, s8, u8)
LOAD(i32_load8_u, u32, u8, u8)
LOAD(i32_load16_s, u32, s16, u16)
LOAD(i32_load16_u, u32, u16, u16)
LOAD(i64_load8_s, u64, s8, u8)
LOAD(i64_load8_u, u64, u8, u8)
LOAD(i64_load16_s, u64, s16, u16)
LOAD(i64_load16_u, u64, u16, u16)
LOAD(i64_load32_s, u64, s32, u32)
LOAD(i64_load32_u, u64, u32, u32)
STORE(i32_store, u32, u32)
STORE(i64_store, u64, u64)
STORE(i32_store8, u32, u8)
STORE(i32_store16, u32, u16)
STORE(i64_store8, u64, u8)
STORE(i64_store16, u64, u16)
STORE(i64_store32, u64, u32)
BITS(f64_reinterpret_i64, f64, u64)
BITS(i64_reinterpret_f64, u64, f64)
BITS(f32_reinterpret_i32, f32, u32)
BITS(i32_reinterpret_f32, u32, f32)
#define f64_load(v, address, more) f64_reinterpret_i64(i64_load(v, address, more))
#define f32_load(v, address, more) f32_reinterpret_i32(i32_load(v, address, more))
#define f64_store(v, address, more, it) i64_store(v, address, more, i64_reinterpret_f64(it))
#define f32_store(v, address, more, it) i32_store(v, address, more, i32_reinterpret_f32(it))
#define memory_copy(v, to, from, size) memmove(AT(v, to), AT(v, from), size)
#define memory_fill(v, to, byte, size) memset(AT(v, to), (int)(byte), size)

/* ---- Numbers */

#define I32_ROTL(x, y) ((x) << ((y) & 31) | (x) >> ((32 - ((y) & 31)) & 31))
#define I64_ROTL(x, y) ((x) << ((y) & 63) | (x) >> ((64 - ((y) & 63)) & 63))
static inline u32 I64_POPCNT(u64 x) {
    u32 count = 0;
    for (; x; x &= x - 1) count++;
    return count;
}
#define I32_POPCNT(x) I64_POPCNT(x)
#if defined(__GNUC__)
#define I32_CLZ(x) ((x) ? (u32)__builtin_clz(x) : 32)
#define I64_CLZ(x) ((x) ? (u64)__builtin_clzll(x) : 64)
#define I32_CTZ(x) ((x) ? (u32)__builtin_ctz(x) : 32)
#define I64_CTZ(x) ((x) ? (u64)__builtin_ctzll(x) : 64)
#else
static inline u32 I64_CLZ(u64 x) {
    u32 count = 64;
    for (; x; x >>= 1) count--;
    return count;
}
#define I32_CLZ(x) (I64_CLZ(x) - 32)
#define I64_CTZ(x) I64_POPCNT(((x) & (~(x) + 1)) - 1)
#define I32_CTZ(x) ((x) ? I64_CTZ(x) : 32)
#endif
static inline u32 I32_TRUNC_SAT_S_F64(f64 x) {
    return x != x ? 0 : x <= -2147483649. ? 0x80000000 : x >= 2147483648. ? 0x7FFFFFFF : (u32)(s32)x;
}
/* By its bits, because a comparison knows no sign of 0 and of a NaN. */
#define wasm_fabs(x) f64_reinterpret_i64(i64_reinterpret_f64(x) & 0x7FFFFFFFFFFFFFFF)
#define wasm_sqrt(x) sqrt(x)
#define wasm_quiet(x) (x)
