/*
 * program.c - takes the calls of a program, which loads this library before its own, to two others:
 *
 *     LD_PRELOAD=pair.so COMPARE_OLD=FILE COMPARE_NEW=FILE [COMPARE_TOLERANCE=1e-9] [COMPARE_BYTES=0] PROGRAM
 *
 * With a tolerance, or with COMPARE_BYTES=0, each library loads its own snapshots. A view that replays a recording, or
 * loads bytes that it has not saved, then goes on in one library alone.
 *
 * SPDX-License-Identifier: MIT
 */
#include "pair.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

enum { DIFFERENT = 99, CHECK_FAILED = 98, ROOM = 1 << 20, MOST_BYTES = 1 << 15, MOST_OUT = 40 };

void *symbols[MOST_FUNCTIONS][2];
int shares_bytes = 1;
uint64_t compared;
const char *const labels[] = {"old", "new"};
static int pair_count;

/* ---- Start ------------------------------------------------------------------------------------------------------ */

__attribute__((destructor)) static void end(void) {
    fprintf(stderr, "compared %llu calls\n", (unsigned long long)compared);
}

static void fall(int sign) {
    if (sign == SIGXCPU) fprintf(stderr, "%s: the time is up\n", now.f->name), _exit(DIFFERENT);
    if (inside) {
        snprintf(difference, sizeof difference, "the %s library ends with signal %d", labels[inside - 1], sign);
        siglongjmp(escape, 1);
    }
    fprintf(stderr, "the program ends with signal %d\n", sign);
    end();
    _exit(sign == SIGABRT ? CHECK_FAILED : DIFFERENT); /* abort is a failed check of the program */
}

/* A program may have installed its own handlers. */
static void catch_falls(void) {
    static const int signs[] = {SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP, SIGXCPU};
    struct sigaction action = {.sa_handler = fall, .sa_flags = SA_NODEFER};
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) sigaction(signs[i], &action, NULL);
}

int function_named(const char *name) {
    for (int i = 0; i < function_count; i++)
        if (strcmp(functions[i].name, name) == 0) return i;
    fprintf(stderr, "no function %s\n", name);
    exit(2);
}

static void open_library(int side, const char *variable) {
    const char *path = getenv(variable);
    void *library = path ? dlopen(path, RTLD_NOW | RTLD_LOCAL | RTLD_DEEPBIND) : NULL;
    if (!library) fprintf(stderr, "%s: %s\n", variable, path ? dlerror() : "missing"), exit(2);
    for (int i = 0; i < function_count; i++) symbols[i][side] = dlsym(library, functions[i].name);
}

__attribute__((constructor)) static void begin(void) {
    const char *number = getenv("COMPARE_TOLERANCE"), *bytes = getenv("COMPARE_BYTES");
    tolerance = number ? atof(number) : 0;
    shares_bytes = tolerance == 0 && (!bytes || atoi(bytes));
    if (function_count > MOST_FUNCTIONS) fprintf(stderr, "more than %d functions\n", MOST_FUNCTIONS), exit(2);
    setrlimit(RLIMIT_CPU, &(struct rlimit){60, RLIM_INFINITY});
    open_library(OLD, "COMPARE_OLD");
    open_library(NEW, "COMPARE_NEW");
    read_defaults();
}

/* ---- Calls of the program --------------------------------------------------------------------------------------- */

static unsigned char *journal;
static size_t journal_size, journal_room;
static const call **list;
static int list_count;
static unsigned char scratch[ROOM];

/* The bytes behind a pointer. Counts that no memory can have are passed on without elements. */
static size_t bytes_behind(const function *f, const parameter *p, const slot *arguments, const void *pointer) {
    const type *of = &types[p->type];
    uint64_t count = p->by < 0 ? (uint64_t)p->count : (uint64_t)arguments[p->by].whole;
    if (p->kind == BYTES) return count > SIZE_MAX / 2 ? 0 : count < MOST_BYTES ? (size_t)count : MOST_BYTES;
    if (p->kind != IN && p->kind != OUT) return 0;
    if (!is_sized(of)) {
        if (p->kind == OUT && count <= SIZE_MAX / 2 && count > MOST_OUT) count = MOST_OUT;
        return count > ROOM / 2 / of->size ? 0 : (size_t)count * of->size;
    }
    for (int i = 0; i < f->count; i++)
        if (f->parameters[i].kind == SIZE) return struct_bytes(of, (uint64_t)arguments[i].whole);
    return struct_bytes(of, *(const uint32_t *)pointer);
}

/* Writes a call as bytes. */
static call *encode(unsigned char *into, int which, const slot *arguments) {
    const function *f = &functions[which];
    call *made = (call *)(void *)into;
    argument *a = first_argument(made);
    for (int i = 0; i < f->count; i++, a = next_argument(a)) {
        const parameter *p = &f->parameters[i];
        *a = (argument){arguments[i], 0};
        void *pointer = arguments[i].pointer;
        if (p->kind == VALUE || p->kind == SIZE) continue;
        a->value.whole = pointer != NULL;
        if (!pointer) continue;
        if (p->kind == VIEW) a->value.whole = ((pair *)pointer)->number;
        if (p->kind == NEW_VIEW) a->value.whole = 1 + pair_count++ % (MOST_VIEWS - 1);
        if (p->kind == MEMORY) a->value.whole = 1 + ((intptr_t)pointer & 15);
        a->size = (int64_t)bytes_behind(f, p, arguments, pointer);
        memcpy(a + 1, pointer, (size_t)a->size);
    }
    *made = (call){which, (int32_t)((unsigned char *)a - into)};
    return made;
}

/* Gives the program what the new library has written. */
static void hand_out(const slot *arguments) {
    int side = now.ran[NEW] ? NEW : OLD;
    for (int i = 0; i < now.count; i++) {
        const parameter *p = &now.f->parameters[i];
        void *into = arguments[i].pointer;
        if (p->kind == VALUE || p->kind == SIZE || !into || !now.ran[side]) continue;
        if (p->kind == OUT && now.out[side][i]) memcpy(into, now.out[side][i], (size_t)now.a[i]->size);
        if (p->kind == TEXT && now.text[side] != unset) *(const char **)into = now.text[side];
        if (p->kind == NEW_VIEW && now.made[NEW]) *(void **)into = now.on;
        if (p->kind == SAVE && now.result[side].whole == 0) memcpy(into, now.out[side][i], *(size_t *)now.out[side][3]);
        if (now.memory[side] && now.result[side].whole == 0) now.on->host_record = into;
    }
    if (is("fetch_recording") && now.on && now.result[side].whole == 0 && now.out[side][1])
        memcpy(now.on->host_record, now.on->record[side], *(size_t *)now.out[side][1]);
}

/* Reads all that a view shows: every reading whose arguments follow from others. */
static void read_all(pair *of) {
    static union { double time; unsigned char bytes[4096]; } state, transform;
    static unsigned char others[MOST_PARAMETERS][4096];
    for (int which = 0; which < function_count; which++) {
        const function *f = &functions[which];
        slot a[MOST_PARAMETERS];
        int is_possible = f->reads;
        for (int i = 0; i < f->count && is_possible; i++) {
            const parameter *p = &f->parameters[i];
            int is_transform = strcmp(types[p->type].name, "tapzoom_transform") == 0;
            a[i].pointer = others[i];
            if (p->kind == VIEW) a[i].pointer = of;
            else if (p->kind == VALUE && strcmp(p->name, "time") == 0) a[i].real = state.time + 0.01;
            else if (p->kind == VALUE && strcmp(p->name, "capacity") == 0) a[i].whole = 16;
            else if (p->kind == IN && is_transform) a[i].pointer = &transform;
            else if (p->kind != OUT || is_sized(&types[p->type])) is_possible = 0;
            else if (strcmp(f->name, "tapzoom_get_state") == 0) a[i].pointer = &state;
            else if (strcmp(f->name, "tapzoom_get_transform") == 0) a[i].pointer = &transform;
        }
        if (!is_possible) continue;
        perform(encode(scratch, which, a));
        hand_out(a);
    }
}

static void settle(int number) {
    pair *on = now.on;
    int is_end = strcmp(functions[number].name, "tapzoom_destroy") == 0, reads = functions[number].reads;
    if (on && is_end) forget(on, 0);
    else if (on && !reads && !on->is_alone) read_all(on);
}

/* Whether a call must be made again to reach the same difference later. */
static int matters(int which) {
    int has_view = 0;
    for (int i = 0; i < functions[which].count; i++)
        has_view |= functions[which].parameters[i].kind == VIEW || functions[which].parameters[i].kind == NEW_VIEW;
    return has_view && (!functions[which].reads || strcmp(functions[which].name, "tapzoom_save_state") == 0);
}

static call *append(int which, const slot *arguments) {
    if (journal_size + ROOM > journal_room) journal = realloc(journal, journal_room = 2 * journal_room + 2 * ROOM);
    call *made = encode(journal + journal_size, which, arguments);
    journal_size += (size_t)made->size;
    return made;
}

static void report(void) {
    for (size_t at = 0; at < journal_size; at += (size_t)((call *)(void *)(journal + at))->size) {
        if (list_count % 1024 == 0) list = realloc(list, (size_t)(list_count + 1024) * sizeof *list);
        list[list_count++] = (call *)(void *)(journal + at);
    }
    setrlimit(RLIMIT_CPU, &(struct rlimit){600, RLIM_INFINITY});
    shorten(list, list_count);
    fflush(NULL);
    _exit(DIFFERENT);
}

slot call_both(int which, slot *arguments) {
    if (strncmp(functions[which].name, "tapzoom_create", 14) == 0) catch_falls();
    size_t before = journal_size;
    if (sigsetjmp(escape, 0)) report();
    perform(append(which, arguments));
    hand_out(arguments);
    slot result = now.result[now.ran[NEW] || !now.ran[OLD] ? NEW : OLD];
    settle(which);
    if (!matters(which)) journal_size = before;
    return result;
}

int make_again(const call *const *calls, int count) {
    volatile int made = 0;
    forget_all();
    *difference = 0;
    if (sigsetjmp(escape, 0)) {
        inside = 0;
        return made;
    }
    while (made < count)
        if (perform(calls[made++])) settle(calls[made - 1]->function);
    return 0;
}
