/*
 * touches.c - plays touches of files on views of all presets, and prints a digest of all outputs of each view. Every
 * machine prints the same digests and makes the same recordings of the calls, which replay on every other one.
 *
 *     touches record RECORDINGS FILE.jsonl...   plays the files; RECORDINGS receives the recordings of all views
 *     touches replay RECORDINGS                 replays them; prints the digests of the replays
 *     touches load SNAPSHOT                     loads and saves a snapshot, and plays two seconds; prints the digest
 *
 * SPDX-License-Identifier: MIT
 */
#include <inttypes.h>

#include "../../C/touch.h"

enum { CAPACITY = 1 << 22, FRAMES = 120 /* after the last touch */ };

static unsigned char memory[CAPACITY];
static uint64_t digest;

static void mix(const void *data, size_t size) {
    const unsigned char *bytes = data;
    for (size_t i = 0; i < size; i++) digest = (digest ^ bytes[i]) * UINT64_C(0x100000001B3);
}

/* ---- Recording ------------------------------------------------------------------------------------------------- */

static int read_sample(FILE *file, tapzoom_touch *to) {
    static const char *const phases[] = {"", "began", "moved", "ended", "cancelled"};
    char line[1 << 12], phase[16];
    while (fgets(line, sizeof line, file)) {
        *to = sample(0, 0, 0, 0, 0);
        if (sscanf(line, "{\"time\": %lf, \"id\": %" SCNd64 ", \"phase\": \"%15[a-z]\", \"x\": %lf, \"y\": %lf",
                   &to->time, &to->id, phase, &to->x, &to->y) != 5) continue;
        for (int32_t i = TAPZOOM_TOUCH_BEGAN; i <= TAPZOOM_TOUCH_CANCELLED; i++)
            if (strcmp(phase, phases[i]) == 0) to->phase = i;
        return 1;
    }
    return 0;
}

/* Everything that a host can read. */
static void look(tapzoom_view *view) {
    tapzoom_transform place = place_of(view), target = target_of(view);
    tapzoom_state state = state_of(view);
    tapzoom_velocity velocity;
    tapzoom_overscroll overscroll;
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t count = 0;
    CHECK_OK(tapzoom_get_velocity(view, &velocity));
    CHECK_OK(tapzoom_get_overscroll(view, &overscroll));
    CHECK_OK(tapzoom_poll_events(view, events, TAPZOOM_EVENT_CAPACITY, &count));
    mix(&place, sizeof place);
    mix(&target, sizeof target);
    mix(&state, sizeof state);
    mix(&velocity, sizeof velocity);
    mix(&overscroll, sizeof overscroll);
    mix(events, count * sizeof *events);
}

static void play(tapzoom_view *view, FILE *file) {
    tapzoom_touch next;
    double time = 0;
    while (read_sample(file, &next)) {
        tapzoom_status status = tapzoom_push_touches(view, &next, 1, NULL);
        mix(&status, sizeof status);
        time = next.time;
        look(view);
    }
    for (int frame = 1; frame <= FRAMES; frame++) {
        CHECK_OK(tapzoom_advance(view, time + frame / 60.0));
        look(view);
    }
}

static void record(const char *path, int32_t which, FILE *recordings) {
    FILE *file = fopen(path, "r");
    tapzoom_view *view = view_with(which);
    size_t size = 0;
    if (!CHECK(file != NULL)) exit(check_report());
    digest = UINT64_C(0xCBF29CE484222325);
    CHECK_OK(tapzoom_begin_recording(view, memory, sizeof memory));
    play(view, file);
    CHECK_OK(tapzoom_fetch_recording(view, &size));
    CHECK(size > 0 && fwrite(memory, 1, size, recordings) == size);
    printf("%s, preset %d: digest %016" PRIx64 "\n", path, (int)which, digest);
    tapzoom_destroy(view);
    fclose(file);
}

/* ---- Replaying ------------------------------------------------------------------------------------------------- */

/* The first call of each recording makes the view equal to the recorded one. */
static void replay(FILE *recordings) {
    tapzoom_view *view = photos();
    tapzoom_record_entry entry;
    size_t size = fread(memory, 1, sizeof memory, recordings), used = 0;
    CHECK(size > 0 && size < sizeof memory);
    for (size_t at = 0; at < size; at += used) {
        used = 0;
        if (!CHECK_OK(tapzoom_replay(view, memory + at, size - at, &used, &entry, NULL)) || !CHECK(used > 0)) break;
        if (entry.kind == TAPZOOM_RECORD_START || at + used == size)
            printf("call %" PRId64 " at byte %lu: hash %016" PRIx64 "\n", entry.number, (unsigned long)at, entry.hash);
    }
    tapzoom_destroy(view);
}

/* The version that wrote a snapshot loads it, and saves the same bytes. */
static void load(FILE *snapshot) {
    static unsigned char saved[1 << 16];
    tapzoom_view *view = photos();
    size_t size = fread(memory, 1, sizeof memory, snapshot), count = 0;
    digest = UINT64_C(0xCBF29CE484222325);
    CHECK_OK(tapzoom_load_state(view, memory, size));
    CHECK_OK(tapzoom_save_state(view, saved, sizeof saved, &count));
    CHECK(count == size && memcmp(memory, saved, size) == 0);
    const double time = state_of(view).time;
    for (int frame = 1; frame <= FRAMES; frame++) {
        CHECK_OK(tapzoom_advance(view, time + frame / 60.0));
        look(view);
    }
    printf("digest %016" PRIx64 "\n", digest);
    tapzoom_destroy(view);
}

int main(int argc, char **argv) {
    int loads = argc == 3 && strcmp(argv[1], "load") == 0;
    int records = argc > 3 && strcmp(argv[1], "record") == 0, replays = argc == 3 && strcmp(argv[1], "replay") == 0;
    FILE *recordings = records || replays || loads ? fopen(argv[2], records ? "wb" : "rb") : NULL;
    if (!recordings) return fputs("usage: touches record FILE..., touches replay FILE, touches load FILE\n", stderr), 2;
    for (int i = 3; i < argc; i++)
        for (int32_t which = TAPZOOM_PRESET_PHOTOS; which <= TAPZOOM_PRESET_BOARD; which++)
            record(argv[i], which, recordings);
    if (replays) replay(recordings);
    if (loads) load(recordings);
    if (fclose(recordings) != 0) return EXIT_FAILURE;
    return check_report();
}
