/*
 * mix.c - prints the mix of frames of the benchmark's hands. It fails if the generated hands have fewer costly frames
 * than the recorded ones, or another mix than those of people, or other frames with tapzoom_frame.
 *
 * SPDX-License-Identifier: MIT
 */
#include <math.h>
#include <stdio.h>

#include "shares.h"

/* Parts of the frames of 613 recordings, and how far the generated ones may differ. */
static const double recorded_mix[HAND_KINDS] = {0.036, 0.50, 0.31, 0.15};
#define TOLERANCE 0.015

static int failed;

static void complain(const char *what, double generated, double wanted) {
    printf("FAILED: of the generated frames %.1f %% %s, not %.1f %%\n", 100 * generated, what, 100 * wanted);
    failed++;
}

static void print_mix(const char *name, const hands *all) {
    static const char *const names[HAND_KINDS] = {"landings and lifts", "one moves", "two move", "more move"};
    printf("%s: %d hands, %d samples in %d frames", name, all->hand_count, all->sample_count, all->frame_count);
    for (int kind = 0; kind < HAND_KINDS; kind++)
        printf(", %s %.1f %%", names[kind], 100.0 * all->kinds[kind] / all->frame_count);
    printf("\n");
}

static void print_shares(const char *name, const hands *all, int rotates, double shares[SHARES]) {
    double by_frame[SHARES];
    if (!shares_measure(all, rotates, 0, shares) || !shares_measure(all, rotates, 1, by_frame)) {
        printf("FAILED: a call failed while playing the hands\n");
        failed++;
    }
    for (int share = 0; share < SHARES; share++)
        if (by_frame[share] != shares[share]) complain(share_names[share], by_frame[share], shares[share]);
    printf("    %-28s", name);
    for (int share = 0; share < SHARES; share++) printf("%9.1f %% %s", 100 * shares[share], share_names[share]);
    printf("\n");
}

static void check_mix(const hands *generated) {
    for (int kind = 0; kind < HAND_KINDS; kind++) {
        double part = (double)generated->kinds[kind] / generated->frame_count;
        if (fabs(part - recorded_mix[kind]) > TOLERANCE) complain("are of a kind", part, recorded_mix[kind]);
    }
}

static void compare(const double generated[SHARES], const double recorded[SHARES]) {
    for (int share = 0; share < SHARE_STEADY; share++)
        if (generated[share] < recorded[share]) complain(share_names[share], generated[share], recorded[share]);
}

int main(void) {
    const hands *generated = hands_generated(), *recorded = hands_recorded();
    double of_generated[SHARES], of_recorded[SHARES];
    print_mix("Generated", generated);
    if (recorded->frame_count > 0)
        print_mix("Recorded", recorded);
    else
        printf("Recorded: skipped, because there are no recordings of people here\n");
    check_mix(generated);
    for (int rotates = 0; rotates < 2; rotates++) {
        printf("All presets, rotation %s\n", rotates ? "on" : "off");
        print_shares("generated", generated, rotates, of_generated);
        if (recorded->frame_count == 0) continue;
        print_shares("recorded", recorded, rotates, of_recorded);
        compare(of_generated, of_recorded);
    }
    return failed != 0;
}
