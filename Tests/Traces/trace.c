/* SPDX-License-Identifier: MIT
 *
 * trace FILE - plays a golden trace and prints it with what the library answers.
 *
 * A line is a comment (#), a command, or an answer ("| ..."). Commands are printed as they are, old answers are left
 * out, and the new ones come behind their command: so a trace that still holds prints itself. A number in front of a
 * command is its time; to a command that has none in the library, the view is advanced. At the end, "bits" is a hash
 * over every bit of every event and transform, of which the text shows a part.
 */
#include "tapzoom.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static tapzoom_config config;
static tapzoom_view *view;
static uint64_t hash = 14695981039346656037u; /* FNV-1a */
static char *word;                            /* What is left of the command. */
static double now;

static void add_bits(const void *bytes, size_t size) {
    for (size_t i = 0; i < size; i++) hash = (hash ^ ((const unsigned char *)bytes)[i]) * 1099511628211u;
}

static void give_up(const char *why) {
    fprintf(stderr, "trace: %s\n", why);
    exit(2);
}

/* ---- Reading --------------------------------------------------------------------------------------------------- */

static const char *next_word(void) {
    char *found = strtok(word, " \t\r\n");
    word = NULL;
    return found;
}

static double number(void) {
    const char *text = next_word();
    char *end;
    double value = text ? strtod(text, &end) : 0;
    if (!text || *end) give_up(text ? text : "a number is missing");
    return value;
}

typedef struct name { const char *text; int32_t value; } name;

static const name presets[] = {{"PHOTOS", TAPZOOM_PRESET_PHOTOS}, {"MAPS", TAPZOOM_PRESET_MAPS},
                               {"READER", TAPZOOM_PRESET_READER}, {"BOARD", TAPZOOM_PRESET_BOARD}, {NULL, 0}};
static const name touches[] = {{"down", TAPZOOM_TOUCH_BEGAN}, {"move", TAPZOOM_TOUCH_MOVED},
                               {"up", TAPZOOM_TOUCH_ENDED}, {"gone", TAPZOOM_TOUCH_CANCELLED}, {NULL, 0}};
static const name tools[] = {{"finger", TAPZOOM_TOOL_FINGER}, {"pen", TAPZOOM_TOOL_PEN}, {"mouse", TAPZOOM_TOOL_MOUSE},
                             {NULL, 0}};
static const name kinds[] = {
    {"tap_up", TAPZOOM_EVENT_TAP_UP}, {"tap", TAPZOOM_EVENT_TAP}, {"double_tap", TAPZOOM_EVENT_DOUBLE_TAP},
    {"multi_tap", TAPZOOM_EVENT_MULTI_TAP}, {"two_finger_tap", TAPZOOM_EVENT_TWO_FINGER_TAP},
    {"long_press", TAPZOOM_EVENT_LONG_PRESS}, {"zoom", TAPZOOM_EVENT_ZOOM}, {"settled", TAPZOOM_EVENT_SETTLED},
    {NULL, 0}};
static const name phases[] = {{"once", TAPZOOM_PHASE_ONCE}, {"began", TAPZOOM_PHASE_BEGAN},
                              {"changed", TAPZOOM_PHASE_CHANGED}, {"ended", TAPZOOM_PHASE_ENDED},
                              {"cancelled", TAPZOOM_PHASE_CANCELLED}, {NULL, 0}};
/* Values of config fields. */
static const name constants[] = {
    {"NONE", 0}, {"ALL", TAPZOOM_FIT_ALL}, {"FILL", TAPZOOM_FIT_FILL}, {"WIDTH", TAPZOOM_FIT_WIDTH},
    {"HEIGHT", TAPZOOM_FIT_HEIGHT}, {"ONE_TO_ONE", TAPZOOM_FIT_ONE_TO_ONE}, {"STEP", TAPZOOM_ZOOM_STEP},
    {"TOGGLE", TAPZOOM_ZOOM_TOGGLE}, {"CYCLE", TAPZOOM_ZOOM_CYCLE}, {"LEVELS", TAPZOOM_ZOOM_LEVELS},
    {"RESET", TAPZOOM_ZOOM_RESET}, {"POINT", TAPZOOM_ANCHOR_POINT}, {"CENTER", TAPZOOM_ANCHOR_CENTER},
    {"FREE", TAPZOOM_BOUNDS_NONE}, {NULL, 0}};

static const name *find(const name *names, const char *text) {
    for (; names->text; names++)
        if (text && strcmp(names->text, text) == 0) return names;
    return NULL;
}

static const char *name_of(const name *names, int32_t value) {
    for (; names->text; names++)
        if (names->value == value) return names->text;
    return "?";
}

static int32_t one_of(const name *names) {
    const name *found = find(names, next_word());
    if (!found) give_up("unknown name");
    return found->value;
}

/* All events but those named: "-tap -tap_up". */
static uint32_t event_mask(void) {
    uint32_t mask = UINT32_MAX;
    for (const char *text; (text = next_word());) {
        const name *kind = find(kinds, text + 1);
        if (*text != '-' || !kind) give_up("events are said as -kind");
        mask &= ~(UINT32_C(1) << kind->value);
    }
    return mask;
}

static tapzoom_level level(void) {
    tapzoom_level result = {0, 0, 0};
    result.fit = one_of(constants);
    result.factor = number();
    return result;
}

enum { REAL, WORD, LEVEL };
#define FIELD(type, field) {#field, type, offsetof(tapzoom_config, field)}
static const struct field { const char *text; int type; size_t offset; } fields[] = {
    FIELD(REAL, points_per_unit), FIELD(REAL, pixels_per_unit), FIELD(WORD, fit), FIELD(WORD, bounds), FIELD(REAL,
    align_x), FIELD(REAL, align_y), FIELD(LEVEL, min_scale), FIELD(LEVEL, max_scale), FIELD(WORD, double_tap),
    FIELD(WORD, double_tap_anchor), FIELD(WORD, two_finger_tap), FIELD(WORD, two_finger_tap_anchor), FIELD(REAL,
    zoom_step), FIELD(REAL, zoom_duration), FIELD(REAL, tap_time), FIELD(REAL, tap_travel), FIELD(REAL,
    double_tap_time), FIELD(REAL, double_tap_bounce), FIELD(REAL, double_tap_distance), FIELD(REAL, press_time),
    FIELD(REAL, press_travel)};

static void set_field(void) {
    const char *text = next_word();
    if (text && strcmp(text, "events") == 0) { config.events = event_mask(); return; }
    if (text && strcmp(text, "gestures") == 0) { config.gestures = (uint32_t)number(); return; }
    if (text && strcmp(text, "reduced_motion") == 0) { config.reduced_motion = (int32_t)number(); return; }
    if (text && strcmp(text, "level") == 0) {
        if (config.level_count >= TAPZOOM_MAX_LEVELS) give_up("too many levels");
        config.levels[config.level_count++] = level();
        return;
    }
    if (text && strcmp(text, "no_levels") == 0) { config.level_count = 0; return; }
    for (size_t i = 0; i < sizeof fields / sizeof *fields; i++) {
        if (!text || strcmp(fields[i].text, text) != 0) continue;
        char *place = (char *)&config + fields[i].offset;
        switch (fields[i].type) {
        case REAL: { double value = number(); memcpy(place, &value, sizeof value); return; }
        case WORD: { int32_t value = one_of(constants); memcpy(place, &value, sizeof value); return; }
        default: { tapzoom_level value = level(); memcpy(place, &value, sizeof value); return; }
        }
    }
    give_up("unknown field");
}

/* ---- Printing -------------------------------------------------------------------------------------------------- */

/* Ten digits: what rounding makes of a zero, or of a whole number, does not show. */
static double tidy(double value) { return fabs(value) < 1e-10 ? 0 : value; }

static void print_status(tapzoom_status status) {
    if (status != TAPZOOM_OK) printf("| error: %s\n", tapzoom_status_string(status));
}

static void print_events(void) {
    tapzoom_event events[7];
    size_t count;
    do {
        print_status(tapzoom_poll_events(view, events, 7, &count));
        for (size_t i = 0; i < count; i++) {
            const tapzoom_event *e = &events[i];
            add_bits(e, sizeof *e);
            printf("| %.6f %s %s at (%.10g, %.10g) on (%.10g, %.10g) scale %.10g", e->time, name_of(kinds, e->kind),
                   name_of(phases, e->phase), tidy(e->view_x), tidy(e->view_y), tidy(e->content_x), tidy(e->content_y),
                   e->scale);
            if (e->contact_count) printf(" fingers %" PRId32, e->contact_count);
            if (e->tap_count) printf(" taps %" PRId32, e->tap_count);
            if (e->tool) printf(" %s", name_of(tools, e->tool));
            printf("\n");
        }
    } while (count == 7);
}

static void print_transform(const char *what, const tapzoom_transform *t) {
    printf("| %s scale %.10g offset (%.10g, %.10g)", what, t->scale, tidy(t->x), tidy(t->y));
    if (t->rotation != 0) printf(" rotation %.10g", t->rotation);
    printf("\n");
}

static void print_view(void) {
    tapzoom_transform is, will;
    tapzoom_get_transform(view, &is);
    tapzoom_get_target_transform(view, &will);
    print_transform("is", &is);
    if (memcmp(&is, &will, sizeof is) != 0) print_transform("will be", &will);
}

/* ---- Commands -------------------------------------------------------------------------------------------------- */

static void touch(int32_t phase) {
    tapzoom_sample sample = {now, 0, 0, 0, phase, TAPZOOM_TOOL_FINGER};
    sample.id = (int64_t)number();
    sample.x = number();
    sample.y = number();
    const char *text = next_word();
    if (text) {
        const name *tool = find(tools, text);
        if (!tool) give_up("unknown tool");
        sample.tool = tool->value;
    }
    print_status(tapzoom_touches(view, &sample, 1, NULL));
}

/* Advances at a rate from the time of the last command up to that of this one. */
static void frames(double from) {
    double rate = number();
    for (int frame = 1; from + frame / rate < now; frame++) print_status(tapzoom_advance(view, from + frame / rate));
    print_status(tapzoom_advance(view, now));
}

static void end_view(void) {
    tapzoom_destroy(view);
    view = NULL;
    now = 0;
}

static void create(void) {
    double sizes[4];
    for (int i = 0; i < 4; i++) sizes[i] = number();
    end_view();
    print_status(tapzoom_create(&config, sizes[0], sizes[1], sizes[2], sizes[3], &view));
    if (!view) give_up("no view");
}

static void command(const char *verb, int is_timed, double before) {
    double a[4];
    const name *phase = find(touches, verb);
#define READ(count) for (int i = 0; i < (count); i++) a[i] = number()
#define IS(text) (strcmp(verb, text) == 0)
    int takes_time = phase || IS("cancel") || IS("advance") || IS("frames");
    if (is_timed && !takes_time) print_status(tapzoom_advance(view, now));
    if (phase) touch(phase->value);
    else if (IS("preset")) { end_view(); print_status(tapzoom_config_init(&config, sizeof config, one_of(presets))); }
    else if (IS("set")) { set_field(); if (view) print_status(tapzoom_set_config(view, &config)); }
    else if (IS("view")) create();
    else if (IS("show")) print_view();
    else if (IS("wake")) { tapzoom_next_wake(view, a); printf("| wake %.6f\n", a[0]); }
    else if (IS("cancel")) print_status(tapzoom_cancel(view, now));
    else if (IS("advance")) print_status(tapzoom_advance(view, now));
    else if (IS("frames")) frames(before);
    else if (IS("resize")) { READ(2); print_status(tapzoom_set_viewport_size(view, a[0], a[1])); }
    else if (IS("content")) { READ(2); print_status(tapzoom_set_content_size(view, a[0], a[1])); }
    else if (IS("insets")) { READ(4); print_status(tapzoom_set_insets(view, a[0], a[1], a[2], a[3])); }
    else if (IS("zoom_to")) { READ(4); print_status(tapzoom_zoom_to(view, a[0], a[1], a[2], (int32_t)a[3])); }
    else if (IS("zoom_by")) { READ(4); print_status(tapzoom_zoom_by(view, a[0], a[1], a[2], (int32_t)a[3])); }
    else if (IS("zoom_to_rect")) { READ(4); print_status(tapzoom_zoom_to_rect(view, a[0], a[1], a[2], a[3], 1)); }
    else if (IS("set_transform")) {
        READ(4);
        tapzoom_transform t = {a[0], a[1], a[2], a[3]};
        print_status(tapzoom_set_transform(view, &t, 1));
    }
    else if (IS("zoom_rect")) {
        tapzoom_rect r;
        READ(3);
        print_status(tapzoom_get_zoom_rect(view, a[0], a[1], a[2], &r));
        printf("| rect (%.10g, %.10g) %.10g x %.10g\n", r.x, r.y, r.width, r.height);
    }
    else if (IS("reset")) print_status(tapzoom_reset(view, 1));
    else if (IS("stop")) print_status(tapzoom_stop(view));
    else give_up(verb);
}

static void play(char *line) {
    double before = now;
    char *end;
    word = line;
    const char *verb = next_word();
    if (!verb) return;
    double time = strtod(verb, &end);
    int is_timed = end != verb && !*end;
    if (is_timed) {
        now = time;
        verb = next_word();
        if (!verb) give_up("a time without a command");
    }
    command(verb, is_timed, before);
    if (next_word()) give_up("too many words");
    if (!view) return;
    print_events();
    tapzoom_transform transform;
    tapzoom_get_transform(view, &transform);
    add_bits(&transform, sizeof transform);
}

int main(int argc, char **argv) {
    char line[512];
    FILE *file = argc == 2 ? fopen(argv[1], "r") : NULL;
    if (!file) give_up("usage: trace FILE");
    while (fgets(line, sizeof line, file)) {
        if (line[0] == '|') continue;
        fputs(line, stdout);
        if (line[0] != '#') play(line);
    }
    fclose(file);
    end_view();
    printf("| bits %016" PRIx64 "\n", hash);
    return 0;
}
