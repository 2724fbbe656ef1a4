/*
 * call.c - makes one call in both libraries, and compares what they return and write.
 *
 * SPDX-License-Identifier: MIT
 */
#include "pair.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROOM = 1 << 20, SAVE_ROOM = 1 << 16, MOST_RECORD = 1 << 21, KEPT = 256 };

struct current now;
pair *pairs[MOST_VIEWS];
sigjmp_buf escape;
volatile sig_atomic_t inside;
char difference[400];

void differ(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(difference, sizeof difference, format, arguments);
    va_end(arguments);
    siglongjmp(escape, 1);
}

/* ---- Snapshots, where each library has its own ------------------------------------------------------------------ */

static struct snapshot { uint64_t hash; size_t size[2]; unsigned char *bytes; } kept[KEPT];
static int kept_count;

static uint64_t hash_of(const unsigned char *bytes, size_t size) {
    uint64_t hash = UINT64_C(0xCBF29CE484222325);
    for (size_t i = 0; i < size; i++) hash = (hash ^ bytes[i]) * UINT64_C(0x100000001B3);
    return hash;
}

static void keep_snapshot(const unsigned char *made, size_t size, const unsigned char *old, size_t old_size) {
    struct snapshot *into = &kept[kept_count++ % KEPT];
    free(into->bytes);
    *into = (struct snapshot){hash_of(made, size), {old_size, size}, malloc(old_size)};
    memcpy(into->bytes, old, old_size);
}

static struct snapshot *snapshot_of(const unsigned char *bytes, size_t size) {
    uint64_t hash = hash_of(bytes, size);
    for (int i = 0; i < KEPT; i++)
        if (kept[i].bytes && kept[i].hash == hash && kept[i].size[NEW] == size) return &kept[i];
    return NULL;
}

/* ---- A call ----------------------------------------------------------------------------------------------------- */

static unsigned char room[4][ROOM]; /* outputs in the layouts of the libraries, and in that of the program */
static size_t used[4];
const char unset[] = "unset";

static unsigned char *take(int which, size_t size) {
    unsigned char *taken = room[which] + used[which];
    used[which] += ROUNDED(size + 64);
    if (used[which] > ROOM) differ("the arguments need more than %d bytes", ROOM);
    return taken;
}

int is(const char *name) { return strcmp(now.f->name + sizeof "tapzoom", name) == 0; }
static int is_recording(void) { return strstr(now.f->name, "record") || strstr(now.f->name, "replay"); }
static unsigned char *payload(const argument *of) { return (unsigned char *)(of + 1); }

static size_t stride(const type *of, int side) { return of->side_size[side]; }

static slot struct_slot(const parameter *p, int side, int i) {
    const argument *a = now.a[i];
    const type *of = &types[p->type];
    if (a->value.whole == 0) return (slot){0};
    size_t size = (size_t)a->size, count = is_sized(of) ? 1 : size / of->size;
    size_t bytes = is_sized(of) ? stride(of, side) + size : count * stride(of, side);
    unsigned char *into = take(side, bytes);
    for (size_t k = 0; k < count; k++)
        to_side(of, side, into + k * stride(of, side), payload(a) + k * of->size, is_sized(of) ? size : of->size,
                p->kind == IN);
    if (p->kind == OUT) {
        memcpy(now.out[side][i] = take(2 + side, size), payload(a), size);
        memcpy(now.before[side][i] = take(side, bytes), into, bytes);
    }
    return (slot){.pointer = into};
}

/* The capacity that has the same outcome in the old library. */
static size_t save_capacity(size_t capacity) {
    size_t need[2] = {0, 0};
    for (int side = OLD; side <= NEW; side++)
        now.f->call(symbols[now.number][side],
                    (slot[]){{.pointer = now.on->view[side]}, {0}, {0}, {.pointer = &need[side]}});
    return capacity >= need[NEW] ? need[OLD] : capacity > 0;
}

static slot memory_slot(const parameter *p, int side, int i) {
    const argument *a = now.a[i];
    slot *size = &now.slots[side][p->by];
    if (a->value.whole == 0) return (slot){0};
    if (p->kind == SAVE) {
        if (!shares_bytes && side == OLD && now.on) size->whole = (int64_t)save_capacity((size_t)size->whole);
        return (slot){.pointer = now.out[side][i] = memset(take(side, SAVE_ROOM), 0xA5, SAVE_ROOM)};
    }
    if (!is("create_at")) {
        if ((uint64_t)size->whole > MOST_RECORD && size->whole > 0) size->whole = MOST_RECORD;
        return (slot){.pointer = now.memory[side] = malloc(size->whole > 0 ? (size_t)size->whole : 64)};
    }
    int need_of = function_named("tapzoom_view_size");
    int64_t need[2];
    for (int k = OLD; k <= NEW; k++) need[k] = functions[need_of].call(symbols[need_of][k], NULL).whole;
    if (side == OLD && size->whole >= need[NEW]) size->whole = need[OLD];
    else if (side == OLD && size->whole >= need[OLD]) size->whole = need[OLD] - 1;
    return (slot){.pointer = (unsigned char *)malloc((size_t)need[side] + 32) + a->value.whole - 1};
}

static slot bytes_slot(const parameter *p, int side, int i) {
    const argument *a = now.a[i];
    slot *size = &now.slots[side][p->by];
    if (a->value.whole == 0) return (slot){0};
    if (size->whole > a->size) size->whole = a->size;
    struct snapshot *own = shares_bytes || side == NEW ? NULL : snapshot_of(payload(a), (size_t)a->size);
    if (own) size->whole = (int64_t)own->size[OLD];
    return (slot){.pointer = own ? own->bytes : payload(a)};
}

static slot slot_for(const parameter *p, int side, int i) {
    const argument *a = now.a[i];
    const type *config = &types[config_type];
    const int is_time = strcmp(p->name, "time") == 0;
    switch (p->kind) {
    case SIZE: return (slot){.whole = a->value.whole + (int64_t)(config->side_size[side] - config->size)};
    case VIEW: return (slot){.pointer = a->value.whole ? now.on->view[side] : NULL};
    case NEW_VIEW: return (slot){.pointer = a->value.whole ? &now.made[side] : NULL};
    case TEXT: return (slot){.pointer = a->value.whole ? &now.text[side] : NULL};
    case IN: case OUT: return struct_slot(p, side, i);
    case BYTES: return bytes_slot(p, side, i);
    case SAVE: case MEMORY: return memory_slot(p, side, i);
    default: return is_time && side == OLD && tolerance > 0 ? (slot){.real = echo(a->value.real)} : a->value;
    }
}

static void run(int side) {
    /* Sizes come before the memory that has them. */
    for (int i = 0; i < now.count; i++) now.slots[side][i] = now.a[i]->value;
    for (int i = 0; i < now.count; i++)
        if (now.f->parameters[i].kind != VALUE || now.f->parameters[i].type == 0)
            now.slots[side][i] = slot_for(&now.f->parameters[i], side, i);
    inside = 1 + side;
    now.result[side] = now.f->call(symbols[now.number][side], now.slots[side]);
    inside = 0;
    now.ran[side] = 1;
    for (int i = 0; i < now.count; i++) {
        const parameter *p = &now.f->parameters[i];
        const type *of = &types[p->type];
        if (p->kind != OUT || !now.out[side][i]) continue;
        size_t size = (size_t)now.a[i]->size, count = is_sized(of) ? 1 : size / of->size;
        unsigned char *written = now.slots[side][i].pointer;
        size_t step = stride(of, side);
        for (size_t k = 0; k < count; k++)
            if (memcmp(written + k * step, now.before[side][i] + k * step, step) != 0)
                from_side(of, side, now.out[side][i] + k * of->size, written + k * step,
                          is_sized(of) ? size : of->size);
    }
}

/* ---- Comparison ------------------------------------------------------------------------------------------------- */

static void compare_structs(const parameter *p, int i) {
    const type *of = &types[p->type];
    const unsigned char *a = now.out[OLD][i], *b = now.out[NEW][i];
    char texts[2][40];
    if (memcmp(a, b, (size_t)now.a[i]->size) == 0) return;
    if (!shares_bytes && is("save_state")) return;
    for (int64_t k = 0; k < (is_sized(of) ? 1 : now.a[i]->size / (int64_t)of->size); k++) {
        double size = magnitude(of, b + (size_t)k * of->size);
        for (int j = 0; j < of->count; j++) {
            const leaf *one = &of->leaves[j];
            size_t at = (size_t)k * of->size + (size_t)one->at;
            if (one->side_at[OLD] < 0 || one->side_at[NEW] < 0 || are_equal(one, a + at, b + at, size)) continue;
            number_text(texts[OLD], one, a + at), number_text(texts[NEW], one, b + at);
            char index[24] = "";
            if (now.a[i]->size > (int64_t)of->size && !is_sized(of)) snprintf(index, sizeof index, "[%d]", (int)k);
            differ("%s: %s%s%s%s: old %s, new %s", now.f->name, p->name, index, *one->path ? "." : "", one->path,
                   texts[OLD], texts[NEW]);
        }
    }
}

static void compare_bytes(const char *what, const unsigned char *a, const unsigned char *b, size_t size) {
    for (size_t i = 0; i < size; i++)
        if (a[i] != b[i]) differ("%s: byte %zu of %s: old %d, new %d", now.f->name, i, what, a[i], b[i]);
}

static void compare_results(void) {
    slot *r = now.result;
    if (now.f->result == 't' && strcmp(r[OLD].pointer, r[NEW].pointer) != 0)
        differ("%s: old \"%s\", new \"%s\"", now.f->name, (char *)r[OLD].pointer, (char *)r[NEW].pointer);
    if (now.f->result == 't' || now.f->result == 'v' || r[OLD].whole == r[NEW].whole) return;
    if (!shares_bytes && is("view_size")) return;
    differ("%s returns: old %lld, new %lld", now.f->name, (long long)r[OLD].whole, (long long)r[NEW].whole);
}

static void compare(void) {
    compare_results();
    for (int i = 0; i < now.count; i++) {
        const parameter *p = &now.f->parameters[i];
        if (p->kind == OUT && now.out[NEW][i]) compare_structs(p, i);
        if (p->kind == SAVE && now.out[NEW][i] && shares_bytes)
            compare_bytes("the snapshot", now.out[OLD][i], now.out[NEW][i], SAVE_ROOM);
        if (p->kind == TEXT && strcmp(now.text[OLD], now.text[NEW]) != 0)
            differ("%s: %s: old \"%s\", new \"%s\"", now.f->name, p->name, now.text[OLD], now.text[NEW]);
        if (p->kind == NEW_VIEW && !now.made[OLD] != !now.made[NEW]) differ("%s: only one makes a view", now.f->name);
    }
    if (is("fetch_recording") && now.on && now.result[NEW].whole == 0)
        compare_bytes("the recording", now.on->record[OLD], now.on->record[NEW], *(size_t *)now.out[NEW][1]);
    compared++;
}

/* ---- Views ------------------------------------------------------------------------------------------------------ */

static void note_view(void) {
    for (int i = 0; i < now.count; i++) {
        if (now.f->parameters[i].kind != NEW_VIEW || !now.made[NEW]) continue;
        pair *made = now.on = calloc(1, sizeof *made);
        made->number = (int)now.a[i]->value.whole;
        memcpy(made->view, now.made, sizeof made->view);
        pairs[made->number] = made;
    }
}

static void note_bytes(void) {
    int is_done = now.on && now.result[NEW].whole == 0, has_run = is_done || now.result[NEW].whole == -13;
    for (int side = OLD; side <= NEW; side++) {
        if (!now.memory[side]) continue;
        if (is_done) free(now.on->record[side]), now.on->record[side] = now.memory[side];
        else free(now.memory[side]);
    }
    if (shares_bytes || !now.on || !has_run) return;
    if (is_done && now.ran[OLD] && is("save_state") && now.out[NEW][1])
        keep_snapshot(now.out[NEW][1], *(size_t *)now.out[NEW][3], now.out[OLD][1], *(size_t *)now.out[OLD][3]);
    if ((is("load_state") && !now.ran[OLD]) || is("replay")) now.on->is_alone = 1;
}

void forget(pair *of, int destroys) {
    int end = function_named("tapzoom_destroy");
    pairs[of->number] = NULL;
    for (int side = OLD; side <= NEW && destroys; side++)
        functions[end].call(symbols[end][side], &(slot){.pointer = of->view[side]});
    for (int side = OLD; side <= NEW; side++) free(of->record[side]);
    free(of);
}

void forget_all(void) {
    for (int i = 0; i < MOST_VIEWS; i++)
        if (pairs[i]) forget(pairs[i], 1);
    for (int i = 0; i < KEPT; i++) kept[i].hash = 0;
    forget_echoes();
}

static int runs_in(int side) {
    if (now.f->is_left_out) return side == (symbols[now.number][NEW] ? NEW : OLD);
    if (side == NEW || is("destroy")) return 1;
    if (now.on && now.on->is_alone) return 0;
    if (!shares_bytes && is("load_state") && now.a[1]->value.whole)
        return !!snapshot_of(payload(now.a[1]), (size_t)now.a[1]->size);
    return shares_bytes || !is_recording();
}

/* Makes a call in both libraries. Returns 0 if its view does not exist. */
int perform(const call *c) {
    memset(&now, 0, sizeof now);
    memset(used, 0, sizeof used);
    now.f = &functions[now.number = c->function];
    now.count = now.f->count;
    now.text[OLD] = now.text[NEW] = unset;
    argument *a = first_argument(c);
    for (int i = 0; i < now.count; i++, a = next_argument(a)) {
        now.a[i] = a;
        if (now.f->parameters[i].kind != VIEW || a->value.whole == 0) continue;
        now.on = pairs[a->value.whole];
        if (!now.on) return 0;
    }
    if (now.f->is_left_out && !now.f->reads) {
        now.result[NEW].whole = -4; /* as if the library refused it */
        return 1;
    }
    for (int side = OLD; side <= NEW; side++)
        if (runs_in(side)) run(side);
    if (now.ran[OLD] && now.ran[NEW]) compare();
    note_view();
    note_bytes();
    return 1;
}
