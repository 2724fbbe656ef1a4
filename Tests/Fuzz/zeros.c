/*
 * zeros.c - the law of zeros: an argument of -0 means 0. Two views get the same calls, one of them with -0 in place of
 * each 0, and stay equal to the last bit, as do their recordings.
 *
 * SPDX-License-Identifier: MIT
 */
#include "laws.h"

static void check_same(const tapzoom_view *one, const tapzoom_view *other, const char *when) {
    static snapshot a, b;
    tapzoom_transform places[] = {transform_of(one), transform_of(other)};
    law_checks++;
    if (memcmp(&places[0], &places[1], sizeof places[0]) != 0) broken("transform: the views differ %s", when);
    save(one, &a);
    save(other, &b);
    if (same(&a, &b)) return;
    size_t at = 0;
    while (at < a.size && at < b.size && a.bytes[at] == b.bytes[at]) at++;
    broken("snapshot: the views differ %s at byte %zu (sizes %zu and %zu)", when, at, a.size, b.size);
}

static void check_loaded(tapzoom_view *view, tapzoom_view *other) {
    static snapshot saved, again;
    save(view, &saved);
    if (tapzoom_load_state(other, saved.bytes, saved.size) != TAPZOOM_OK)
        broken("load: the view cannot load its own snapshot");
    save(other, &again);
    if (!same(&saved, &again)) broken("load: the loaded view differs from the saved one");
}

static uint8_t memory[2][RECORD_ROOM];

static void check_recorded(tapzoom_view *one, tapzoom_view *other) {
    size_t size = 0, same = 0;
    tapzoom_status status = tapzoom_fetch_recording(one, &size);
    EXPECT(tapzoom_fetch_recording(other, &same) == status);
    law_checks++;
    if (size != same || memcmp(memory[0], memory[1], size) != 0)
        broken("recording: %zu bytes with 0, %zu others with -0", size, same);
}

static tapzoom_view *negated_view(scene *s) {
    scene twin = *s;
    double *numbers[] = {&twin.viewport.left, &twin.viewport.top, &twin.viewport.right, &twin.viewport.bottom,
                         &twin.content.x, &twin.content.y};
    for (int i = 0; i < 6; i++)
        if (*numbers[i] == 0) *numbers[i] = -0.0;
    negate_zeros(&twin.config);
    return scene_twin(&twin);
}

static void play_zeros(const script *played) {
    static scene s;
    tapzoom_view *twin = NULL;
    scene_clear();
    memset(&s, 0, sizeof s);
    for (int i = 0; i < played->count; i++) {
        const step *next = &played->steps[i];
        tapzoom_status status = scene_step(&s, next);
        if (!s.view || next->kind == STEP_FIELD || next->kind == STEP_PRESET) continue;
        if (next->kind == STEP_CREATE) {
            if (twin) continue;
            EXPECT((twin = negated_view(&s)) != NULL && (s.other = scene_twin(&s)) != NULL);
            EXPECT(tapzoom_begin_recording(s.view, memory[0], RECORD_ROOM) == TAPZOOM_OK);
            EXPECT(tapzoom_begin_recording(twin, memory[1], RECORD_ROOM) == TAPZOOM_OK);
        } else {
            tapzoom_config config = s.next;
            negate_zeros(&config);
            tapzoom_status other = step_call(twin, next, &config, 1);
            if (status != other)
                broken("status: %s with 0, %s with -0", tapzoom_status_string(status), tapzoom_status_string(other));
        }
        check_same(s.view, twin, "after the last call");
        check_loaded(twin, s.other);
    }
    if (twin) check_recorded(s.view, twin);
}

static void write_zeros(input *in, script *made) {
    writer w;
    begin_writing(&w, in, made);
    write_view(&w);
    if (one_in(in, 3)) write_sharing_settings(&w);
    for (int left = 2 + some_index(in, 12); left > 0; left--) {
        switch (some_index(in, 8)) {
        case 0:
        case 1: write_command(&w); break;
        case 2: write_viewport(&w); break;
        case 3: write_content(&w); break;
        case 4: write_settings(&w); break;
        case 5: one_in(in, 3) ? write_velocity(&w) : write_scroll(&w); break;
        case 6: one_in(in, 2) ? write_share(&w) : write_hands(&w); break;
        default: write_hands(&w);
        }
    }
    /* Some numbers become 0; the view refuses some of these calls. */
    for (int i = 0; i < made->count; i++) {
        step *zeroed = &made->steps[i];
        if (zeroed->kind == STEP_PRESET || zeroed->kind == STEP_FIELD || step_numbers(zeroed) == 0) continue;
        if (one_in(in, 3)) zeroed->numbers[some_index(in, step_numbers(zeroed))] = 0;
    }
}

const law law_zeros = {"zeros", "An argument of -0 means 0.", write_zeros, play_zeros};
