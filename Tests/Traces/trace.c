/* SPDX-License-Identifier: MIT
 *
 * trace FILE [RECORDING] - plays a golden trace and prints it with what the library answers.
 *
 * A line is a comment (#), a command, or an answer ("| ..."). Commands are printed as they are, old answers are left
 * out, and the new ones come behind their command: so a trace that still holds prints itself. A number in front of a
 * command is its time; to a command that has none in the library, the view is advanced. Of changes in a row the last is
 * printed, with their number. Each view is recorded, and its recording is replayed when it ends: "hash" is that of the
 * replay, over every bit of every call, event and transform, of which the text shows a part. RECORDING receives the
 * recordings of all views.
 */
#include "tapzoom.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static tapzoom_config config;
static tapzoom_view *view;
static char *word; /* What is left of the command. */
static double now;
static unsigned char recording[1 << 20]; /* Of the view. */
static FILE *recordings;

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
    {"long_press", TAPZOOM_EVENT_LONG_PRESS}, {"zoom", TAPZOOM_EVENT_ANIMATION}, {"settled", TAPZOOM_EVENT_SETTLED},
    {"pan", TAPZOOM_EVENT_PAN}, {"pinch", TAPZOOM_EVENT_PINCH}, {"rotate", TAPZOOM_EVENT_ROTATE},
    {"quick_zoom", TAPZOOM_EVENT_QUICK_ZOOM}, {"swipe", TAPZOOM_EVENT_SWIPE}, {"fling", TAPZOOM_EVENT_FLING},
    {"next_page", TAPZOOM_EVENT_NEXT_PAGE}, {"previous_page", TAPZOOM_EVENT_PREVIOUS_PAGE}, {NULL, 0}};
static const name gestures[] = {
    {"tap", TAPZOOM_GESTURE_TAP}, {"double_tap", TAPZOOM_GESTURE_DOUBLE_TAP},
    {"two_finger_tap", TAPZOOM_GESTURE_TWO_FINGER_TAP}, {"long_press", TAPZOOM_GESTURE_LONG_PRESS},
    {"pan", TAPZOOM_GESTURE_PAN}, {"pinch", TAPZOOM_GESTURE_PINCH}, {"rotate", TAPZOOM_GESTURE_ROTATE},
    {"quick_zoom", TAPZOOM_GESTURE_QUICK_ZOOM}, {"swipe", TAPZOOM_GESTURE_SWIPE}, {"fling", TAPZOOM_GESTURE_FLING},
    {NULL, 0}};
static const name directions[] = {{"left", TAPZOOM_DIRECTION_LEFT}, {"right", TAPZOOM_DIRECTION_RIGHT},
                                  {"up", TAPZOOM_DIRECTION_UP}, {"down", TAPZOOM_DIRECTION_DOWN}, {NULL, 0}};
static const name phases[] = {{"once", TAPZOOM_PHASE_DISCRETE}, {"began", TAPZOOM_PHASE_BEGAN},
                              {"changed", TAPZOOM_PHASE_CHANGED}, {"ended", TAPZOOM_PHASE_ENDED},
                              {"cancelled", TAPZOOM_PHASE_CANCELLED}, {NULL, 0}};
/* Values of config fields. */
static const name constants[] = {
    {"NONE", 0}, {"ALL", TAPZOOM_FIT_CONTAIN}, {"FILL", TAPZOOM_FIT_COVER}, {"WIDTH", TAPZOOM_FIT_WIDTH},
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

/* A number, or what is different: "+rotate -swipe". */
static uint32_t gesture_mask(void) {
    uint32_t mask = config.gestures;
    for (const char *text; (text = next_word());) {
        if (*text >= '0' && *text <= '9') { mask = (uint32_t)strtoul(text, NULL, 10); continue; }
        const name *gesture = find(gestures, text + 1);
        if ((*text != '+' && *text != '-') || !gesture) give_up("gestures are said as +gesture or -gesture");
        mask = *text == '+' ? mask | (uint32_t)gesture->value : mask & ~(uint32_t)gesture->value;
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
    FIELD(REAL, points_per_unit), FIELD(REAL, pixels_per_unit), FIELD(WORD, fit), FIELD(WORD, bounds),
    FIELD(REAL, align_x), FIELD(REAL, align_y), FIELD(LEVEL, min_scale), FIELD(LEVEL, max_scale),
    FIELD(WORD, double_tap), FIELD(WORD, double_tap_anchor), FIELD(WORD, two_finger_tap),
    FIELD(WORD, two_finger_tap_anchor), FIELD(REAL, zoom_step), FIELD(REAL, animation_duration), FIELD(REAL, tap_time),
    FIELD(REAL, tap_slop), FIELD(REAL, tap_slop_pannable), FIELD(REAL, tap_slop_pen),
    FIELD(REAL, tap_slop_mouse), FIELD(REAL, double_tap_time), FIELD(REAL, tap_debounce_time),
    FIELD(REAL, double_tap_distance), FIELD(REAL, two_finger_land_time), FIELD(REAL, two_finger_lift_time),
    FIELD(REAL, two_finger_distance), FIELD(REAL, press_time), FIELD(REAL, press_slop), FIELD(REAL, pan_slop),
    FIELD(REAL, axis_lock_ratio), FIELD(REAL, pinch_slop), FIELD(REAL, pinch_speed), FIELD(REAL, pinch_min_span),
    FIELD(REAL, rotate_slop), FIELD(REAL, rotate_snap), FIELD(REAL, lift_grace_time), FIELD(REAL, swipe_speed),
    FIELD(REAL, swipe_angle), FIELD(REAL, quick_zoom_distance), FIELD(REAL, fling_min_speed),
    FIELD(REAL, fling_max_speed), FIELD(REAL, fling_decay), FIELD(REAL, rubber_band), FIELD(REAL, rubber_band_scale),
    FIELD(REAL, spring_frequency), FIELD(REAL, page_overscroll)};

static void set_field(void) {
    const char *text = next_word();
    if (text && strcmp(text, "events") == 0) { config.events = event_mask(); return; }
    if (text && strcmp(text, "gestures") == 0) { config.gestures = gesture_mask(); return; }
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

static tapzoom_event told[4096]; /* What a command has made. */
static size_t told_count;

static void collect_events(void) {
    size_t count;
    do {
        if (told_count + 7 > sizeof told / sizeof *told) give_up("too many events");
        print_status(tapzoom_poll_events(view, told + told_count, 7, &count));
        told_count += count;
    } while (count == 7);
}

static void print_event(const tapzoom_event *e, int changes) {
    printf("| %.6f %s %s at (%.10g, %.10g) on (%.10g, %.10g) scale %.10g", e->time, name_of(kinds, e->kind),
           name_of(phases, e->phase), tidy(e->view_x), tidy(e->view_y), tidy(e->content_x), tidy(e->content_y),
           e->scale);
    if (tidy(e->rotation) != 0) printf(" rotation %.10g", e->rotation);
    if (tidy(e->velocity_x) != 0 || tidy(e->velocity_y) != 0)
        printf(" velocity (%.10g, %.10g)", tidy(e->velocity_x), tidy(e->velocity_y));
    if (tidy(e->scale_velocity) != 0) printf(" scale_velocity %.10g", e->scale_velocity);
    if (tidy(e->rotation_velocity) != 0) printf(" rotation_velocity %.10g", e->rotation_velocity);
    if (e->direction) printf(" %s", name_of(directions, e->direction));
    if (e->contact_count) printf(" fingers %" PRId32, e->contact_count);
    if (e->tap_count) printf(" taps %" PRId32, e->tap_count);
    if (e->tool) printf(" %s", name_of(tools, e->tool));
    if (changes > 1) printf(" changes %d", changes);
    printf("\n");
}

/* Of changes in a row, the last is printed and all are counted. */
static void print_events(void) {
    int changes[TAPZOOM_EVENT_PREVIOUS_PAGE + 1] = {0};
    collect_events();
    for (size_t i = 0; i < told_count; i++) {
        const tapzoom_event *e = &told[i];
        if (e->phase != TAPZOOM_PHASE_CHANGED) { print_event(e, 0); continue; }
        changes[e->kind]++;
        size_t next = i + 1;
        while (next < told_count && told[next].kind != e->kind && told[next].phase == TAPZOOM_PHASE_CHANGED) next++;
        if (next < told_count && told[next].phase == TAPZOOM_PHASE_CHANGED) continue;
        print_event(e, changes[e->kind]);
        changes[e->kind] = 0;
    }
    told_count = 0;
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

static void print_rect(const char *what, const tapzoom_rect *r) {
    printf("| %s (%.10g, %.10g) %.10g x %.10g\n", what, tidy(r->x), tidy(r->y), r->width, r->height);
}

static void print_target(void) {
    tapzoom_transform will;
    tapzoom_rect rect;
    tapzoom_get_target_transform(view, &will);
    tapzoom_get_target_rect(view, &rect);
    print_transform("will be", &will);
    print_rect("will show", &rect);
}

static void print_raster(void) {
    tapzoom_transform residual;
    double scale;
    print_status(tapzoom_get_raster(view, &scale, &residual));
    printf("| raster %.10g\n", scale);
    print_transform("residual", &residual);
}

/* ---- Commands -------------------------------------------------------------------------------------------------- */

/* Where the fingers are, by their ids. */
static struct finger { double x, y; } fingers[100];

static struct finger *finger(int64_t id) {
    if (id < 0 || id >= 100) give_up("ids are 0 to 99");
    return &fingers[id];
}

static void touch(int32_t phase) {
    tapzoom_sample sample = {now, 0, 0, 0, phase, TAPZOOM_TOOL_FINGER};
    sample.id = (int64_t)number();
    struct finger *place = finger(sample.id);
    place->x = sample.x = number();
    place->y = sample.y = number();
    const char *text = next_word();
    if (text) {
        const name *tool = find(tools, text);
        if (!tool) give_up("unknown tool");
        sample.tool = tool->value;
    }
    print_status(tapzoom_push_touches(view, &sample, 1, NULL));
}

/* Advances at a rate from the time of the last command up to that of this one. */
static void frames(double from) {
    double rate = number();
    for (int frame = 1; from + frame / rate < now; frame++) print_status(tapzoom_advance(view, from + frame / rate));
    print_status(tapzoom_advance(view, now));
}

/* A frame of fingers that go: its samples, then its time. */
static void move_fingers(const int64_t *ids, const struct finger *places, int count, double time) {
    for (int i = 0; i < count; i++) {
        tapzoom_sample sample = {time, ids[i], places[i].x, places[i].y, TAPZOOM_TOUCH_MOVED, TAPZOOM_TOOL_FINGER};
        print_status(tapzoom_push_touches(view, &sample, 1, NULL));
    }
    print_status(tapzoom_advance(view, time));
    collect_events();
}

/* Fingers that go, at a rate, from the time of the last command up to that of this one: straight to new places
   (glide RATE ID X Y ...), or by degrees about a point (turn RATE DEGREES X Y ID ...). */
static void go(double from, int turns) {
    double rate = number(), degrees = turns ? number() : 0, x = turns ? number() : 0, y = turns ? number() : 0;
    int64_t ids[TAPZOOM_MAX_CONTACTS];
    struct finger starts[TAPZOOM_MAX_CONTACTS], ends[TAPZOOM_MAX_CONTACTS], places[TAPZOOM_MAX_CONTACTS];
    int count = 0, last = (int)ceil((now - from) * rate - 1e-6);
    for (const char *text; (text = next_word()); count++) {
        if (count == TAPZOOM_MAX_CONTACTS) give_up("too many fingers");
        ids[count] = strtol(text, NULL, 10);
        starts[count] = *finger(ids[count]);
        if (!turns) { ends[count].x = number(); ends[count].y = number(); }
    }
    for (int frame = 1; frame <= last; frame++) {
        double time = frame == last ? now : from + frame / rate, part = (double)frame / last;
        double angle = part * degrees * (3.14159265358979323846 / 180), c = cos(angle), s = sin(angle);
        for (int i = 0; i < count; i++) {
            double dx = starts[i].x - x, dy = starts[i].y - y;
            places[i].x = turns ? x + c * dx - s * dy : starts[i].x + part * (ends[i].x - starts[i].x);
            places[i].y = turns ? y + s * dx + c * dy : starts[i].y + part * (ends[i].y - starts[i].y);
            if (turns) { /* so that no last bit of another libm shows */
                places[i].x = floor(places[i].x * 0x1p20 + 0.5) * 0x1p-20;
                places[i].y = floor(places[i].y * 0x1p20 + 0.5) * 0x1p-20;
            }
            *finger(ids[i]) = places[i];
        }
        move_fingers(ids, places, count, time);
    }
}

/* Replays a recording, on the view that it is of, and says what it comes to. */
static void replay(const unsigned char *bytes, size_t size) {
    tapzoom_record_entry call = {0};
    size_t used;
    tapzoom_status status;
    print_status(tapzoom_record(view, NULL, 0));
    while ((status = tapzoom_replay(view, bytes, size, &used, &call, NULL)) == TAPZOOM_OK && used > 0)
        bytes += used, size -= used;
    print_status(status);
    printf("| hash %016" PRIx64 "\n", call.hash);
}

static void end_view(void) {
    size_t size;
    if (!view) return;
    if (tapzoom_fetch_recording(view, &size) != TAPZOOM_OK) give_up("the recording is too long");
    if (recordings && fwrite(recording, 1, size, recordings) != size) give_up("the recording cannot be written");
    replay(recording, size);
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
    print_status(tapzoom_record(view, recording, sizeof recording));
}

static void command(const char *verb, int is_timed, double before) {
    double a[4];
    const name *phase = find(touches, verb);
#define READ(count) for (int i = 0; i < (count); i++) a[i] = number()
#define IS(text) (strcmp(verb, text) == 0)
    int takes_time = phase || IS("cancel") || IS("advance") || IS("frames") || IS("glide") || IS("turn");
    if (is_timed && !takes_time) print_status(tapzoom_advance(view, now));
    if (phase) touch(phase->value);
    else if (IS("preset")) { end_view(); print_status(tapzoom_config_init(&config, sizeof config, one_of(presets))); }
    else if (IS("set")) { set_field(); if (view) print_status(tapzoom_set_config(view, &config)); }
    else if (IS("view")) create();
    else if (IS("show")) print_view();
    else if (IS("target")) print_target();
    else if (IS("raster")) print_raster();
    else if (IS("glide")) go(before, 0);
    else if (IS("turn")) go(before, 1);
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
        print_rect("rect", &r);
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
    if (view) print_events();
}

int main(int argc, char **argv) {
    char line[512];
    FILE *file = argc == 2 || argc == 3 ? fopen(argv[1], "r") : NULL;
    if (argc == 3) recordings = fopen(argv[2], "wb");
    if (!file || (argc == 3 && !recordings)) give_up("usage: trace FILE [RECORDING]");
    while (fgets(line, sizeof line, file)) {
        if (line[0] == '|') continue;
        fputs(line, stdout);
        if (line[0] != '#') play(line);
    }
    fclose(file);
    end_view();
    if (recordings && fclose(recordings) != 0) give_up("the recordings cannot be written");
    return 0;
}
