/*
 * snapshots.c - snapshots of views: the same view or another one loads good ones; it refuses bad ones, which do not
 * change it.
 *
 * SPDX-License-Identifier: MIT
 */
#include <sanitizer/asan_interface.h>

#include "fuzz.h"

static size_t most_of(const tapzoom_view *view) {
    size_t most = 0;
    EXPECT(tapzoom_save_state(view, NULL, 0, &most) == TAPZOOM_OK && most <= sizeof((snapshot *)0)->bytes);
    return most;
}

/* Lets the library access only the first bytes. */
static void fence(const snapshot *in, size_t size) {
    if (size < sizeof in->bytes) ASAN_POISON_MEMORY_REGION(in->bytes + size, sizeof in->bytes - size);
}

static void unfence(const snapshot *in) { ASAN_UNPOISON_MEMORY_REGION(in->bytes, sizeof in->bytes); }

void save(const tapzoom_view *view, snapshot *into) {
    size_t most = most_of(view);
    fence(into, most);
    EXPECT(tapzoom_save_state(view, into->bytes, most, &into->size) == TAPZOOM_OK);
    unfence(into);
    EXPECT(into->size > 0 && into->size <= most);
    totals.calls += 2;
    totals.saves++;
}

int same(const snapshot *a, const snapshot *b) {
    return a->size == b->size && memcmp(a->bytes, b->bytes, a->size) == 0;
}

void load(tapzoom_view *view, const snapshot *from) {
    static snapshot again;
    fence(from, from->size);
    EXPECT(tapzoom_load_state(view, from->bytes, from->size) == TAPZOOM_OK);
    unfence(from);
    save(view, &again);
    EXPECT(same(from, &again));
    totals.calls++;
    totals.loads++;
}

/* ---- Random calls for noise ----------------------------------------------------------------------------------- */

/* A snapshot, and what the harness knew of its view at that time. */
static struct slot {
    snapshot saved;
    harness of;
} slots[4];

void forget_snapshots(void) {
    for (size_t i = 0; i < sizeof slots / sizeof *slots; i++) slots[i].saved.size = 0;
}

static struct slot *some_slot(input *in) { return &slots[take(in) % (sizeof slots / sizeof *slots)]; }

/* A wrong capacity or size. No memory is larger than half of the address space. */
static size_t odd_size(uint8_t code, size_t right) {
    size_t odd[] = {0, 1, right - 1, SIZE_MAX, SIZE_MAX / 2 + 1, right / 2};
    return odd[code % (sizeof odd / sizeof *odd)];
}

void call_save(input *in, harness *w, int nulls) {
    static snapshot made;
    struct slot *slot = some_slot(in);
    uint8_t code = take(in);
    size_t most = most_of(w->view), capacity = code < 192 ? most : odd_size(code, most);
    memset(&made, 0xA5, sizeof made);
    fence(&made, capacity < most ? capacity : most);
    tapzoom_status status = tapzoom_save_state(nulls & 1 ? NULL : w->view, nulls & 2 ? NULL : made.bytes, capacity,
                                         nulls & 4 ? NULL : &made.size);
    unfence(&made);
    int asks_for_size = (nulls & 7) == 2 && capacity == 0;
    EXPECT(status == (asks_for_size ? TAPZOOM_OK
                      : nulls & 7   ? TAPZOOM_ERROR_NULL
                      : capacity < most ? TAPZOOM_ERROR_BUFFER_TOO_SMALL
                                        : TAPZOOM_OK));
    harness_call(w, status, 1);
    if (asks_for_size) {
        EXPECT(made.size == most);
    } else if (status == TAPZOOM_OK) {
        totals.saves++;
        slot->saved = made;
        slot->of = *w;
    } else {
        for (size_t i = 0; i < sizeof made; i++) EXPECT(((uint8_t *)&made)[i] == 0xA5);
    }
}

static void load_slot(const struct slot *slot, harness *w) {
    tapzoom_view *view = w->view;
    load(view, &slot->saved);
    *w = slot->of;
    w->view = view;
    harness_call(w, TAPZOOM_OK, 1);
}

static void load_bad(harness *w, const snapshot *bad, size_t size, int nulls) {
    static snapshot before, after;
    save(w->view, &before);
    fence(bad, size < bad->size ? size : bad->size);
    tapzoom_status status = tapzoom_load_state(nulls & 1 ? NULL : w->view, nulls & 2 ? NULL : bad->bytes, size);
    unfence(bad);
    EXPECT(status == (nulls & 3 ? TAPZOOM_ERROR_NULL : TAPZOOM_ERROR_DATA));
    harness_call(w, status, 1);
    save(w->view, &after);
    EXPECT(same(&before, &after));
}

void call_load(input *in, harness *w, int nulls) {
    static snapshot bad;
    struct slot *slot = some_slot(in);
    uint8_t how = take(in);
    if (slot->saved.size == 0) {
        save(w->view, &slot->saved);
        slot->of = *w;
    }
    if (how < 128 && !(nulls & 3)) {
        load_slot(slot, w);
        return;
    }
    bad = slot->saved;
    if (how >= 192) bad.bytes[(take(in) | (size_t)take(in) << 8) % bad.size] ^= (uint8_t)(1 + take(in) % 255);
    load_bad(w, &bad, how < 192 ? odd_size(how, bad.size) : bad.size, nulls);
}
