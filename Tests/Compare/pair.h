/*
 * pair.h - two libraries side by side. table.py writes the tables, and the functions that programs call. program.c
 * turns a call into bytes; call.c makes it in both libraries and compares; values.c knows numbers and layouts;
 * shorten.c makes the list of calls up to a difference short.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef PAIR_H
#define PAIR_H

#include <setjmp.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>

enum { OLD, NEW };
enum { MOST_FUNCTIONS = 128, MOST_PARAMETERS = 8, MOST_VIEWS = 1 << 16, MOST_SIZE = 4096 };

typedef union slot { int64_t whole; double real; void *pointer; } slot;

typedef struct name { int64_t value; const char *text; } name;

/* A plain field, in the layout of the programs, and in those of the libraries, where -1 is absent. */
typedef struct leaf {
    const char *path;
    char letter;     /* d double, f float, i int32_t, u uint32_t, l int64_t, U uint64_t, z size_t */
    char role;       /* s struct_size, h hash, o offset of a setting, t time */
    int is_left_out; /* a setting that keeps its default in both libraries */
    int at, side_at[2];
    const name *names;
} leaf;

typedef struct type {
    const char *name;
    size_t size, side_size[2];
    const leaf *leaves;
    int count, is_same; /* is_same: three equal layouts, and nothing left out */
} type;

/* SIZE is the size of a struct as an argument, SAVE memory for a snapshot, MEMORY memory that the library keeps. */
enum kind { VALUE, SIZE, VIEW, NEW_VIEW, IN, OUT, TEXT, BYTES, SAVE, MEMORY };

typedef struct parameter {
    const char *name;
    enum kind kind;
    int type;
    int64_t count; /* elements, unless `by` is the parameter with their number */
    int by;
    const name *names;
} parameter;

typedef struct function {
    const char *name;
    slot (*call)(void *symbol, const slot *arguments);
    const parameter *parameters;
    int count;
    char result; /* t text, v nothing; otherwise a number */
    int reads, is_left_out;
} function;

extern const type types[];
extern const function functions[];
extern const int type_count, function_count;

/* One call as bytes, so that it can be made again: this head, then its arguments. */
typedef struct call { int32_t function, size; } call;

/* A pointer is 0 for NULL, a view its number; the bytes of the memory follow, in the layout of the programs. */
typedef struct argument { slot value; int64_t size; } argument;

#define ROUNDED(size) (((size) + 7) & ~(size_t)7)

static inline argument *first_argument(const call *of) { return (argument *)(void *)(of + 1); }

static inline argument *next_argument(argument *of) {
    return (argument *)(void *)((unsigned char *)(of + 1) + ROUNDED((size_t)of->size));
}

static inline size_t leaf_size(const leaf *of) {
    return of->letter == 'f' || of->letter == 'i' || of->letter == 'u' ? 4 : 8;
}

/* A view of the program: one of each library. */
typedef struct pair {
    void *view[2];
    unsigned char *record[2], *host_record; /* memory of a recording */
    int number, is_alone;                   /* is_alone: only the new library goes on with it */
} pair;

/* A call under way: its arguments, and for each library what it has written, in the layout of the program. */
extern struct current {
    const function *f;
    int number, count;
    argument *a[MOST_PARAMETERS];
    slot slots[2][MOST_PARAMETERS], result[2];
    unsigned char *out[2][MOST_PARAMETERS], *before[2][MOST_PARAMETERS]; /* before: in the layout of the library */
    void *made[2];
    const char *text[2]; /* unset, until the library sets it */
    unsigned char *memory[2];
    pair *on;
    int ran[2];
} now;

/* ---- values.c */
extern double tolerance;
extern int config_type;
extern unsigned char defaults[MOST_SIZE]; /* of all settings, as a config */
void read_defaults(void);
double echo(double value);
void forget_echoes(void);
/* The size of the numbers in a struct, by which the tolerance is relative; at least 1. */
double magnitude(const type *of, const unsigned char *at);
int are_equal(const leaf *one, const unsigned char *a, const unsigned char *b, double size);
void number_text(char text[40], const leaf *one, const unsigned char *at);
int is_sized(const type *of);
size_t struct_bytes(const type *of, uint64_t size);
void to_side(const type *of, int side, unsigned char *into, const unsigned char *from, size_t size, int echoes_too);
void from_side(const type *of, int side, unsigned char *into, const unsigned char *from, size_t size);

/* ---- call.c */
extern pair *pairs[MOST_VIEWS];
extern sigjmp_buf escape;
extern volatile sig_atomic_t inside; /* 1 + the library that runs */
extern char difference[400];
__attribute__((noreturn, format(printf, 1, 2))) void differ(const char *format, ...);
extern const char unset[];
int is(const char *name);
int perform(const call *c);
void forget(pair *of, int destroys);
void forget_all(void);

/* ---- program.c */
extern void *symbols[MOST_FUNCTIONS][2];
extern int shares_bytes;
extern uint64_t compared;
extern const char *const labels[];
int function_named(const char *name);
/* Makes a call of the program in both libraries. Does not return if they differ. */
slot call_both(int which, slot *arguments);
/* Makes logged calls in new views. Returns the number of calls made up to a difference, or 0. */
int make_again(const call *const *calls, int count);

/* ---- shorten.c */
/* Prints the shortest list of the calls that still differs. */
void shorten(const call *const *calls, int count);

#endif
