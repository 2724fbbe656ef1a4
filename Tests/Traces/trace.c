/*
 * trace FILE [RECORDING [SNAPSHOTS]] - plays a golden trace and prints it with the answers of the library.
 *
 * SPDX-License-Identifier: MIT
 *
 * A line is a comment (#), a command, or an answer ("| ..."). The program prints comments and commands unchanged, drops
 * old answers, and prints the new ones after their command. So a trace with correct answers prints itself. A number
 * before a command is its time. If the library takes no time for the command, the program advances the view first. Of
 * several CHANGED in a row the program prints the last one and their number.
 *
 * The program records each view and replays the recording at the end of the view. "hash" is the hash of that replay: it
 * covers all bits of all calls, events and transforms, which the text rounds. RECORDING receives the recordings of all
 * views, SNAPSHOTS a snapshot after each command.
 */
#include "tapzoom.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static tapzoom_config config;
static tapzoom_viewport viewport;
static tapzoom_view *view;
static char *word; /* The rest of the command. */
static double now;
static unsigned char recording[1 << 20]; /* The recording of the view. */
static FILE *recordings, *snapshots;
static int prints_contacts; /* Whether the events of the view show their contacts. */

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
static const name contact_flags[] = {
    {"no_tap", TAPZOOM_CONTACT_NO_TAP}, {"no_slop", TAPZOOM_CONTACT_NO_SLOP}, {"palm", TAPZOOM_CONTACT_PALM},
    {NULL, 0}};
static const name buttons[] = {
    {"primary", TAPZOOM_BUTTON_PRIMARY}, {"secondary", TAPZOOM_BUTTON_SECONDARY}, {"middle", TAPZOOM_BUTTON_MIDDLE},
    {"back", TAPZOOM_BUTTON_BACK}, {"forward", TAPZOOM_BUTTON_FORWARD}, {"eraser", TAPZOOM_BUTTON_ERASER}, {NULL, 0}};
static const name owners[] = {{"view", TAPZOOM_OWNER_VIEW}, {"host", TAPZOOM_OWNER_HOST},
                              {"undecided", TAPZOOM_OWNER_UNDECIDED}, {"ignored", TAPZOOM_OWNER_IGNORED},
                              {NULL, 0}};
static const name kinds[] = {
    {"tap_pending", TAPZOOM_EVENT_TAP_PENDING}, {"tap", TAPZOOM_EVENT_TAP}, {"double_tap", TAPZOOM_EVENT_DOUBLE_TAP},
    {"fingers_tap", TAPZOOM_EVENT_FINGERS_TAP},
    {"long_press", TAPZOOM_EVENT_LONG_PRESS}, {"pan", TAPZOOM_EVENT_PAN}, {"pinch", TAPZOOM_EVENT_PINCH},
    {"rotate", TAPZOOM_EVENT_ROTATE}, {"quick_zoom", TAPZOOM_EVENT_QUICK_ZOOM}, {"swipe", TAPZOOM_EVENT_SWIPE},
    {"fling", TAPZOOM_EVENT_FLING},
    {"scroll", TAPZOOM_EVENT_SCROLL}, {"animation", TAPZOOM_EVENT_ANIMATION}, {"settled", TAPZOOM_EVENT_SETTLED},
    {"limit", TAPZOOM_EVENT_LIMIT}, {"page", TAPZOOM_EVENT_PAGE}, {"owner", TAPZOOM_EVENT_OWNER},
    {"edge", TAPZOOM_EVENT_EDGE}, {"fingers_drag", TAPZOOM_EVENT_FINGERS_DRAG}, {"failed", TAPZOOM_EVENT_FAILED},
    {"snap", TAPZOOM_EVENT_SNAP},     {NULL, 0}};
static const name reasons[] = {
    {"moved", TAPZOOM_REASON_MOVED}, {"held", TAPZOOM_REASON_HELD}, {"too_early", TAPZOOM_REASON_TOO_EARLY},
    {"too_late", TAPZOOM_REASON_TOO_LATE}, {"too_far", TAPZOOM_REASON_TOO_FAR}, {"too_short", TAPZOOM_REASON_TOO_SHORT},
    {"too_slow", TAPZOOM_REASON_TOO_SLOW}, {"angle", TAPZOOM_REASON_ANGLE}, {"tool", TAPZOOM_REASON_TOOL},
    {"count", TAPZOOM_REASON_COUNT}, {"off", TAPZOOM_REASON_OFF}, {"limit", TAPZOOM_REASON_LIMIT},
    {"lost", TAPZOOM_REASON_LOST}, {"claimed", TAPZOOM_REASON_CLAIMED}, {"cancelled", TAPZOOM_REASON_CANCELLED},
    {"stopped", TAPZOOM_REASON_STOPPED}, {NULL, 0}};
static const name counts[] = {{"TWO", TAPZOOM_FINGERS_TWO}, {"THREE", TAPZOOM_FINGERS_THREE},
                              {"FOUR", TAPZOOM_FINGERS_FOUR}, {"FIVE", TAPZOOM_FINGERS_FIVE}, {NULL, 0}};
static const name gestures[] = {
    {"tap", TAPZOOM_GESTURE_TAP}, {"double_tap", TAPZOOM_GESTURE_DOUBLE_TAP},
    {"fingers_tap", TAPZOOM_GESTURE_FINGERS_TAP}, {"long_press", TAPZOOM_GESTURE_LONG_PRESS},
    {"pan", TAPZOOM_GESTURE_PAN}, {"pinch", TAPZOOM_GESTURE_PINCH}, {"rotate", TAPZOOM_GESTURE_ROTATE},
    {"quick_zoom", TAPZOOM_GESTURE_QUICK_ZOOM}, {"swipe", TAPZOOM_GESTURE_SWIPE}, {"fling", TAPZOOM_GESTURE_FLING},
    {NULL, 0}};
static const name flags[] = {
    {"left", TAPZOOM_LIMIT_LEFT}, {"top", TAPZOOM_LIMIT_TOP}, {"right", TAPZOOM_LIMIT_RIGHT},
    {"bottom", TAPZOOM_LIMIT_BOTTOM}, {"min_scale", TAPZOOM_LIMIT_MIN_SCALE}, {"max_scale", TAPZOOM_LIMIT_MAX_SCALE},
    {"touched", TAPZOOM_STATE_TOUCHED}, {"moving", TAPZOOM_STATE_MOVING}, {"zoomed", TAPZOOM_STATE_ZOOMED},
    {"events_lost", TAPZOOM_STATE_EVENTS_LOST}, {"driven", TAPZOOM_STATE_DRIVEN}, {NULL, 0}};
static const name directions[] = {{"left", TAPZOOM_DIRECTION_LEFT}, {"up", TAPZOOM_DIRECTION_UP},
                                  {"right", TAPZOOM_DIRECTION_RIGHT}, {"down", TAPZOOM_DIRECTION_DOWN}, {NULL, 0}};
static const name phases[] = {{"discrete", TAPZOOM_PHASE_DISCRETE}, {"began", TAPZOOM_PHASE_BEGAN},
                              {"changed", TAPZOOM_PHASE_CHANGED}, {"ended", TAPZOOM_PHASE_ENDED},
                              {"cancelled", TAPZOOM_PHASE_CANCELLED}, {NULL, 0}};
static const name curves[] = {
    {"STANDARD", TAPZOOM_CURVE_STANDARD}, {"EASE_OUT", TAPZOOM_CURVE_EASE_OUT}, {NULL, 0}};
static const name paths[] = {{"DIRECT", TAPZOOM_PATH_DIRECT}, {"FLY", TAPZOOM_PATH_FLY}, {NULL, 0}};
static const name keeps[] = {{"PICTURE", TAPZOOM_KEEP_PICTURE}, {"COORDINATES", TAPZOOM_KEEP_COORDINATES}, {NULL, 0}};
/* Values of settings. */
static const name constants[] = {
    {"NONE", 0}, {"CONTAIN", TAPZOOM_FIT_CONTAIN}, {"COVER", TAPZOOM_FIT_COVER}, {"WIDTH", TAPZOOM_FIT_WIDTH},
    {"HEIGHT", TAPZOOM_FIT_HEIGHT}, {"ONE_TO_ONE", TAPZOOM_FIT_ONE_TO_ONE}, {"SCALE_DOWN", TAPZOOM_FIT_SCALE_DOWN},
    {"STEP", TAPZOOM_ZOOM_STEP},
    {"TOGGLE", TAPZOOM_ZOOM_TOGGLE}, {"CYCLE", TAPZOOM_ZOOM_CYCLE}, {"LEVELS", TAPZOOM_ZOOM_LEVELS},
    {"RESET", TAPZOOM_ZOOM_FIT}, {"POINT", TAPZOOM_ANCHOR_POINT}, {"CENTER", TAPZOOM_ANCHOR_CENTER},
    {NULL, 0}};
static const name bounds[] = {
    {"CONTENT", TAPZOOM_BOUNDS_CONTENT}, {"INSIDE", TAPZOOM_BOUNDS_INSIDE}, {"NONE", TAPZOOM_BOUNDS_NONE}, {NULL, 0}};

static const name snaps[] = {{"NONE", TAPZOOM_SNAP_NONE}, {"LEVELS", TAPZOOM_SNAP_LEVELS},
                             {"STEPS", TAPZOOM_SNAP_STEPS}, {NULL, 0}};
static const name actions[] = {{"NONE", TAPZOOM_ACTION_NONE}, {"PAN", TAPZOOM_ACTION_PAN},
                               {"ZOOM", TAPZOOM_ACTION_ZOOM},
                               {NULL, 0}};
static const name momenta[] = {{"HOST", TAPZOOM_MOMENTUM_HOST}, {"LIBRARY", TAPZOOM_MOMENTUM_LIBRARY},
                               {"AUTO", TAPZOOM_MOMENTUM_AUTO}, {NULL, 0}};
static const name units[] = {{"pixel", TAPZOOM_UNIT_PIXEL}, {"line", TAPZOOM_UNIT_LINE}, {"page", TAPZOOM_UNIT_PAGE},
                             {"notch120", TAPZOOM_UNIT_NOTCH120}, {NULL, 0}};
static const name scroll_phases[] = {
    {"unphased", TAPZOOM_SCROLL_UNPHASED}, {"began", TAPZOOM_SCROLL_BEGAN}, {"changed", TAPZOOM_SCROLL_CHANGED},
    {"ended", TAPZOOM_SCROLL_ENDED}, {"momentum", TAPZOOM_SCROLL_MOMENTUM}, {NULL, 0}};

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

/* Changes to all events except FAILED and SNAP, or to none: "-tap -tap_pending", "+failed", "none +failed". */
static uint64_t event_mask(void) {
    uint64_t mask = ~(TAPZOOM_BIT(TAPZOOM_EVENT_FAILED) | TAPZOOM_BIT(TAPZOOM_EVENT_SNAP));
    for (const char *text; (text = next_word());) {
        if (strcmp(text, "none") == 0) { mask = 0; continue; }
        const name *kind = find(kinds, text + 1);
        if ((*text != '+' && *text != '-') || !kind) give_up("write events as +kind or -kind");
        mask = *text == '+' ? mask | TAPZOOM_BIT(kind->value) : mask & ~TAPZOOM_BIT(kind->value);
    }
    return mask;
}

/* Changes to the current mask, or to none: "+rotate -swipe", "none +tap". */
static uint32_t gesture_mask(void) {
    uint32_t mask = config.gestures;
    for (const char *text; (text = next_word());) {
        if (strcmp(text, "none") == 0) { mask = 0; continue; }
        const name *gesture = find(gestures, text + 1);
        if ((*text != '+' && *text != '-') || !gesture) give_up("write gestures as +gesture or -gesture");
        mask = *text == '+' ? mask | (uint32_t)gesture->value : mask & ~(uint32_t)gesture->value;
    }
    return mask;
}

/* A mask of named bits, or of numbered ones; "none" stands alone. */
static uint32_t mask_of(const name *names, int are_numbers) {
    uint32_t mask = 0;
    for (const char *text; (text = next_word());) {
        const name *found = find(names, text);
        if (!found && strcmp(text, "none") != 0) give_up("unknown name");
        if (found) mask |= are_numbers ? UINT32_C(1) << found->value : (uint32_t)found->value;
    }
    return mask;
}

/* "FIT FACTOR" or "LARGER FIT FACTOR FIT FACTOR". */
static tapzoom_level level(void) {
    tapzoom_level result = {0, 0, 0, 0};
    const char *text = next_word();
    const int has_two = text && strcmp(text, "LARGER") == 0;
    const name *fit = find(constants, has_two ? next_word() : text);
    if (!fit) give_up("unknown name");
    result.fit = fit->value;
    result.factor = number();
    if (!has_two) return result;
    result.other_fit = one_of(constants);
    result.other_factor = number();
    return result;
}

enum { REAL, WORD, FLAG, LEVEL };
#define FIELD(type, field) {#field, type, offsetof(tapzoom_config, field)},
#define NUMBER(field) FIELD(REAL, field)
#define COUNT(field) FIELD(FLAG, field)
#define SWITCH(field) FIELD(FLAG, field)
#define CHOICE(field) FIELD(WORD, field)
#define STRUCT(field) FIELD(LEVEL, field)
/* set_field reads these by their own words. */
#define FLAGS(field)
#define KINDS(field)
#define LIST(field)
static const struct field { const char *text; int type; size_t offset; } fields[] = {
#include "../C/fields.h"
};

static void set_field(void) {
    const char *text = next_word();
    if (text && strcmp(text, "events") == 0) { config.events = event_mask(); return; }
    if (text && strcmp(text, "gestures") == 0) { config.gestures = gesture_mask(); return; }
    if (text && strcmp(text, "bounds") == 0) { config.bounds = one_of(bounds); return; }
    if (text && strcmp(text, "snap") == 0) { config.snap = one_of(snaps); return; }
    if (text && strcmp(text, "wheel") == 0) { config.wheel = one_of(actions); return; }
    if (text && strcmp(text, "trackpad") == 0) { config.trackpad = one_of(actions); return; }
    if (text && strcmp(text, "momentum") == 0) { config.momentum = one_of(momenta); return; }
    if (text && strcmp(text, "pager_edges") == 0) { config.pager_edges = mask_of(flags, 0); return; }
    if (text && strcmp(text, "host_tools") == 0) { config.host_tools = mask_of(tools, 1); return; }
    if (text && strcmp(text, "host_buttons") == 0) { config.host_buttons = mask_of(buttons, 0); return; }
    if (text && strcmp(text, "finger_taps") == 0) { config.finger_taps = mask_of(counts, 0); return; }
    if (text && strcmp(text, "drag_fingers") == 0) { config.drag_fingers = mask_of(counts, 0); return; }
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
        case FLAG: { int32_t value = (int32_t)number(); memcpy(place, &value, sizeof value); return; }
        case WORD: { int32_t value = one_of(constants); memcpy(place, &value, sizeof value); return; }
        default: { tapzoom_level value = level(); memcpy(place, &value, sizeof value); return; }
        }
    }
    give_up("unknown field");
}

/* ---- Printing -------------------------------------------------------------------------------------------------- */

/* Prints rounding errors near 0 as 0; ten digits hide those of other numbers. */
static double tidy(double value) { return fabs(value) < 1e-10 ? 0 : value; }

static void print_status(tapzoom_status status) {
    if (status != TAPZOOM_OK) printf("| error: %s\n", tapzoom_status_string(status));
}

static tapzoom_event events[4096]; /* The events of the command. */
static size_t event_count;

static void collect_events(void) {
    size_t count;
    do {
        if (event_count + 7 > sizeof events / sizeof *events) give_up("too many events");
        print_status(tapzoom_poll_events(view, events + event_count, 7, &count));
        event_count += count;
    } while (count == 7);
}

static void print_bits(const name *names, uint32_t bits) {
    for (; names->text; names++)
        if (bits & (uint32_t)names->value) printf(" %s", names->text);
}

static void print_flags(uint32_t bits) { print_bits(flags, bits); }

/* The name of the setting at an offset. */
static const char *setting_at(int32_t offset) {
    static const struct { const char *text; size_t offset; } masks[] = {
        {"gestures", offsetof(tapzoom_config, gestures)}, {"finger_taps", offsetof(tapzoom_config, finger_taps)},
        {"drag_fingers", offsetof(tapzoom_config, drag_fingers)}};
    for (size_t i = 0; i < sizeof masks / sizeof *masks; i++)
        if (masks[i].offset == (size_t)offset) return masks[i].text;
    for (size_t i = 0; i < sizeof fields / sizeof *fields; i++)
        if (fields[i].offset == (size_t)offset) return fields[i].text;
    return "?";
}

static void print_failure(const tapzoom_event *e) {
    printf("| %.6f failed %s %s", e->time, name_of(kinds, e->gesture), name_of(reasons, e->reason));
    if (e->reason == TAPZOOM_REASON_LOST) printf(" to %s", name_of(kinds, (int32_t)e->measured));
    else if (e->measured != 0 || e->allowed != 0) printf(" %.10g, allowed %.10g", tidy(e->measured), e->allowed);
    if (e->setting) printf(" by %s", setting_at(e->setting));
    printf(" at (%.10g, %.10g) fingers %" PRId32, tidy(e->view_x), tidy(e->view_y), e->contact_count);
    if (e->tool) printf(" %s", name_of(tools, e->tool));
    if (prints_contacts) printf(" contact %" PRId64, e->contact);
    printf("\n");
}

static void print_event(const tapzoom_event *e, int changes) {
    if (e->kind == TAPZOOM_EVENT_FAILED) { print_failure(e); return; }
    printf("| %.6f %s %s at (%.10g, %.10g) on (%.10g, %.10g) scale %.10g", e->time, name_of(kinds, e->kind),
           name_of(phases, e->phase), tidy(e->view_x), tidy(e->view_y), tidy(e->content_x), tidy(e->content_y),
           e->scale);
    if (tidy(e->rotation) != 0) printf(" rotation %.10g", e->rotation);
    if (tidy(e->velocity.x) != 0 || tidy(e->velocity.y) != 0)
        printf(" velocity (%.10g, %.10g)", tidy(e->velocity.x), tidy(e->velocity.y));
    if (tidy(e->velocity.log_scale) != 0) printf(" log_scale_velocity %.10g", e->velocity.log_scale);
    if (tidy(e->velocity.rotation) != 0) printf(" rotation_velocity %.10g", e->velocity.rotation);
    if (tidy(e->unconsumed_x) != 0 || tidy(e->unconsumed_y) != 0)
        printf(" unconsumed (%.10g, %.10g)", tidy(e->unconsumed_x), tidy(e->unconsumed_y));
    print_flags(e->limits);
    if (e->direction) printf(" going %s", name_of(directions, e->direction));
    if (e->kind == TAPZOOM_EVENT_OWNER) printf(" of the %s", name_of(owners, e->owner));
    if (e->contact_count) printf(" fingers %" PRId32, e->contact_count);
    if (e->tap_count) printf(" taps %" PRId32, e->tap_count);
    if (e->tool) printf(" %s", name_of(tools, e->tool));
    print_bits(buttons, e->buttons);
    if (prints_contacts && e->contact_count)
        printf(" contact %" PRId64 " landed (%.10g, %.10g) on (%.10g, %.10g)", e->contact, e->landing_view_x,
               e->landing_view_y, tidy(e->landing_content_x), tidy(e->landing_content_y));
    if (changes > 1) printf(" changes %d", changes);
    printf("\n");
}

/* Prints the last of several CHANGED in a row, with their count and the sum of their unconsumed travel. */
static void print_events(void) {
    int changes[TAPZOOM_EVENT_FAILED + 1] = {0};
    double unconsumed_x = 0, unconsumed_y = 0;
    collect_events();
    for (size_t i = 0; i < event_count; i++) {
        const tapzoom_event *e = &events[i];
        if (e->phase != TAPZOOM_PHASE_CHANGED) { print_event(e, 0); continue; }
        changes[e->kind]++;
        unconsumed_x += e->unconsumed_x, unconsumed_y += e->unconsumed_y;
        size_t next = i + 1;
        while (next < event_count && events[next].kind != e->kind && events[next].phase == TAPZOOM_PHASE_CHANGED)
            next++;
        if (next < event_count && events[next].phase == TAPZOOM_PHASE_CHANGED) continue;
        tapzoom_event last = *e;
        if (e->kind == TAPZOOM_EVENT_PAN || e->kind == TAPZOOM_EVENT_FINGERS_DRAG) {
            last.unconsumed_x = unconsumed_x, last.unconsumed_y = unconsumed_y;
            unconsumed_x = unconsumed_y = 0;
        }
        print_event(&last, changes[e->kind]);
        changes[e->kind] = 0;
    }
    event_count = 0;
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

/* at TIME: the transform to display at that time. It does not advance the view. */
static void print_view_at(void) {
    tapzoom_transform shown;
    tapzoom_status status = tapzoom_get_transform_at(view, number(), &shown);
    print_status(status);
    if (status == TAPZOOM_OK) print_transform("shows", &shown);
}

static void print_target(void) {
    tapzoom_transform will;
    tapzoom_rect rect;
    tapzoom_get_target_transform(view, &will);
    print_status(tapzoom_get_visible_rect(view, &will, &rect));
    print_transform("will be", &will);
    print_rect("will show", &rect);
}

/* smart_zoom X Y WIDTH HEIGHT POINT_X POINT_Y MAX_SCALE: the transform for a tap on a block. */
static void print_smart_zoom(void) {
    tapzoom_transform found;
    tapzoom_rect block;
    block.x = number(), block.y = number(), block.width = number(), block.height = number();
    double x = number(), y = number();
    tapzoom_status status = tapzoom_get_smart_zoom(view, &block, x, y, number(), &found);
    print_status(status);
    if (status == TAPZOOM_OK) print_transform("smart", &found);
}

/* The visible part of the content under a transform. */
static void print_visible(const double *a) {
    tapzoom_transform transform = {a[0], a[1], a[2], a[3]};
    tapzoom_rect rect;
    print_status(tapzoom_get_visible_rect(view, &transform, &rect));
    print_rect("rect", &rect);
}

static void print_state(void) {
    tapzoom_state state;
    print_status(tapzoom_get_state(view, &state));
    printf("| state time %.6f deadline %.6f contacts %" PRId32, state.time, state.next_deadline, state.contact_count);
    print_flags(state.flags);
    printf("\n");
}

/* The bits of the steps that would change the target. */
static void print_actions(void) {
    uint32_t actions = 0;
    print_status(tapzoom_get_actions(view, &actions));
    printf("| actions %u\n", (unsigned)actions);
}

static void print_clock(void) {
    tapzoom_state state;
    print_status(tapzoom_get_state(view, &state));
    printf("| clock %.6f\n", state.time);
}

/* rebase OFFSET: shifts the time of the view, and the time base of the following commands. */
static void rebase(void) {
    double offset = number();
    print_status(tapzoom_rebase_time(view, offset));
    now += offset;
}

static void print_deadline(void) {
    tapzoom_state state;
    print_status(tapzoom_get_state(view, &state));
    printf("| deadline %.6f\n", state.next_deadline);
}

static void print_velocity(void) {
    tapzoom_velocity v;
    print_status(tapzoom_get_velocity(view, &v));
    printf("| velocity (%.10g, %.10g) log_scale %.10g rotation %.10g at (%.10g, %.10g)\n", tidy(v.x), tidy(v.y),
           tidy(v.log_scale), tidy(v.rotation), tidy(v.view_x), tidy(v.view_y));
}

static void print_overscroll(void) {
    tapzoom_overscroll o;
    print_status(tapzoom_get_overscroll(view, &o));
    printf("| overscroll (%.10g, %.10g) raw (%.10g, %.10g) log_scale %.10g raw %.10g\n", tidy(o.x), tidy(o.y),
           tidy(o.raw_x), tidy(o.raw_y), tidy(o.log_scale), tidy(o.raw_log_scale));
}

static void print_raster(void) {
    tapzoom_transform is, residual;
    double scale;
    print_status(tapzoom_get_transform(view, &is));
    print_status(tapzoom_get_raster_scale(view, &scale));
    print_status(tapzoom_get_raster_transform(view, &is, &residual));
    printf("| raster %.10g\n", scale);
    print_transform("residual", &residual);
}

/* ---- Commands -------------------------------------------------------------------------------------------------- */

/* The positions of the fingers, indexed by id. */
static struct finger { double x, y; } fingers[100];

static struct finger *finger(int64_t id) {
    if (id < 0 || id >= 100) give_up("ids are 0 to 99");
    return &fingers[id];
}

/* ID X Y [TOOL] [FLAG ...] [BUTTON ...] */
static void touch(int32_t phase) {
    tapzoom_touch sample = {.time = now, .phase = phase};
    sample.id = (int64_t)number();
    struct finger *place = finger(sample.id);
    place->x = sample.x = number();
    place->y = sample.y = number();
    for (const char *text; (text = next_word());) {
        const name *tool = find(tools, text), *flag = find(contact_flags, text), *button = find(buttons, text);
        if (tool) sample.tool = tool->value;
        else if (flag) sample.flags |= (uint32_t)flag->value;
        else if (button) sample.buttons |= (uint32_t)button->value;
        else if (strcmp(text, "size") == 0) sample.size = number();
        else give_up("unknown tool, flag or button");
    }
    print_status(tapzoom_push_touches(view, &sample, 1, NULL));
}

/* owner ID: the owner of the contact. */
static void print_owner(void) {
    int32_t owner = -1;
    int64_t id = (int64_t)number();
    tapzoom_status status = tapzoom_get_contact_owner(view, id, &owner);
    print_status(status);
    if (status == TAPZOOM_OK) printf("| contact %" PRId64 ": %s\n", id, name_of(owners, owner));
}

/* claim ID or release ID: the host takes a contact, or gives it back to the view. */
static void give(int32_t owner) { print_status(tapzoom_set_contact_owner(view, (int64_t)number(), owner)); }

/* Advances at a rate from the time of the previous command to the time of this one. */
static void frames(double from) {
    double rate = number();
    for (int frame = 1; from + frame / rate < now; frame++) print_status(tapzoom_advance(view, from + frame / rate));
    print_status(tapzoom_advance(view, now));
}

/* Moves fingers in one frame, by one call. */
static void move_fingers(const int64_t *ids, const struct finger *places, int count, double time) {
    tapzoom_touch samples[TAPZOOM_MAX_CONTACTS];
    tapzoom_frame_result result = {.accepted = 0};
    size_t room = sizeof events / sizeof *events - event_count;
    for (int i = 0; i < count; i++)
        samples[i] = (tapzoom_touch){
            .time = time, .id = ids[i], .x = places[i].x, .y = places[i].y, .phase = TAPZOOM_TOUCH_MOVED};
    if (room < TAPZOOM_EVENT_CAPACITY) give_up("too many events");
    print_status(tapzoom_frame(view, time, samples, (size_t)count, events + event_count, room, &result));
    event_count += (size_t)result.event_count;
}

/* Moves fingers at a rate from the time of the previous command to the time of this one: straight to new positions
   (glide RATE ID X Y ...), or by an angle about a point (turn RATE DEGREES X Y ID ...). */
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
            if (turns) { /* rounds away the last bits of libm */
                places[i].x = floor(places[i].x * 0x1p20 + 0.5) * 0x1p-20;
                places[i].y = floor(places[i].y * 0x1p20 + 0.5) * 0x1p-20;
            }
            *finger(ids[i]) = places[i];
        }
        move_fingers(ids, places, count, time);
    }
}

static void save_view(void) {
    static unsigned char bytes[1 << 15];
    size_t size;
    if (tapzoom_save_state(view, bytes, sizeof bytes, &size) != TAPZOOM_OK) give_up("the view cannot be saved");
    if (fwrite(bytes, 1, size, snapshots) != size) give_up("the snapshots cannot be written");
}

/* Replays the recording on its own view and prints the last hash. */
static void replay(const unsigned char *bytes, size_t size) {
    tapzoom_record_entry entry = {0};
    size_t used;
    tapzoom_status status = TAPZOOM_OK;
    print_status(tapzoom_end_recording(view));
    while (size > 0 && (status = tapzoom_replay(view, bytes, size, &used, &entry, NULL)) == TAPZOOM_OK)
        bytes += used, size -= used;
    print_status(status);
    printf("| hash %016" PRIx64 "\n", entry.hash);
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
    prints_contacts = 0;
}

/* The next number of the command, or 0 if there is none. */
static double optional_number(void) {
    const char *text = next_word();
    return text ? strtod(text, NULL) : 0;
}

/* WIDTH HEIGHT [X Y] */
static tapzoom_rect content_rect(void) {
    tapzoom_rect rect = {0, 0, 0, 0};
    rect.width = number(), rect.height = number();
    rect.x = optional_number(), rect.y = optional_number();
    return rect;
}

/* view WIDTH HEIGHT CONTENT_WIDTH CONTENT_HEIGHT [X Y] */
static void create(void) {
    double width = number(), height = number();
    tapzoom_rect content = content_rect();
    viewport = (tapzoom_viewport){width, height, 0, 0, 0, 0};
    end_view();
    print_status(tapzoom_create(&config, &viewport, &content, &view));
    if (!view) give_up("no view");
    print_status(tapzoom_begin_recording(view, recording, sizeof recording));
}

static void resize(void) {
    viewport.width = number(), viewport.height = number();
    print_status(tapzoom_set_viewport(view, &viewport));
}

static void set_insets(void) {
    viewport.left = number(), viewport.top = number(), viewport.right = number(), viewport.bottom = number();
    print_status(tapzoom_set_viewport(view, &viewport));
}

/* content WIDTH HEIGHT [X Y [COORDINATES]] */
static void set_content(void) {
    tapzoom_rect content = content_rect();
    const char *text = next_word();
    const name *keep = find(keeps, text);
    if (text && !keep) give_up("unknown name");
    print_status(tapzoom_set_content(view, &content, keep ? keep->value : TAPZOOM_KEEP_PICTURE));
}

static tapzoom_options given;

/* options CURVE PATH [LEFT TOP RIGHT BOTTOM [MAX_SCALE [RHO SPEED]]]: the options of the following
   commands. */
static void give_options(void) {
    given.curve = one_of(curves), given.path = one_of(paths);
    given.left = optional_number(), given.top = optional_number();
    given.right = optional_number(), given.bottom = optional_number();
    given.max_scale = optional_number();
    given.fly_rho = optional_number(), given.fly_speed = optional_number();
}

/* The options with the rest of the command, [DURATION]. */
static const tapzoom_options *options(int32_t animated) {
    static tapzoom_options made;
    made = given;
    made.struct_size = sizeof made, made.animated = animated;
    made.duration = optional_number();
    return &made;
}

/* set FIELD VALUE, or animate FIELD VALUE [DURATION]; list values take no duration. */
static void set(int is_animated) {
    set_field();
    if (view) print_status(tapzoom_set_config(view, &config, is_animated ? options(1) : NULL));
}

/* wheel X Y DX DY UNIT, or trackpad X Y DX DY PHASE [FACTOR [ROTATION]]; prints if the view does not consume it. */
static void scroll(int32_t source) {
    tapzoom_scroll made = {now, 0, 0, 0, 0, 1, 0, 0, source, 0, 0};
    int32_t consumed = 0;
    made.x = number(), made.y = number(), made.dx = number(), made.dy = number();
    if (source == TAPZOOM_SOURCE_WHEEL) made.unit = one_of(units), made.rotation = optional_number();
    else made.phase = one_of(scroll_phases), made.factor = optional_number(), made.rotation = optional_number();
    print_status(tapzoom_push_scroll(view, &made, &consumed));
    if (!consumed) printf("| not consumed\n");
}

static void set_velocity(void) {
    tapzoom_velocity velocity;
    velocity.x = number(), velocity.y = number(), velocity.log_scale = number(), velocity.rotation = number();
    velocity.view_x = number(), velocity.view_y = number();
    print_status(tapzoom_set_velocity(view, &velocity));
}

static void command(const char *verb, int is_timed, double before) {
    double a[4];
    const name *phase = find(touches, verb);
#define READ(count) for (int i = 0; i < (count); i++) a[i] = number()
#define IS(text) (strcmp(verb, text) == 0)
    int takes_time = phase || IS("cancel") || IS("advance") || IS("frames") || IS("glide") || IS("turn") ||
                     IS("wheel") || IS("trackpad") || IS("near");
    if (is_timed && !takes_time) print_status(tapzoom_advance(view, now));
    if (phase) touch(phase->value);
    else if (IS("preset")) { end_view(); print_status(tapzoom_config_init(&config, sizeof config, one_of(presets))); }
    else if (IS("set") || IS("animate")) set(IS("animate"));
    else if (IS("view")) create();
    else if (IS("show")) print_view();
    else if (IS("at")) print_view_at();
    else if (IS("target")) print_target();
    else if (IS("raster")) print_raster();
    else if (IS("velocity")) print_velocity();
    else if (IS("overscroll")) print_overscroll();
    else if (IS("glide")) go(before, 0);
    else if (IS("turn")) go(before, 1);
    else if (IS("visible")) { READ(4); print_visible(a); }
    else if (IS("state")) print_state();
    else if (IS("deadline")) print_deadline();
    else if (IS("clock")) print_clock();
    else if (IS("actions")) print_actions();
    else if (IS("step")) { READ(2); print_status(tapzoom_step(view, (uint32_t)a[0], options((int32_t)a[1]))); }
    else if (IS("rebase")) rebase();
    else if (IS("contacts")) prints_contacts = 1;
    else if (IS("owner")) print_owner();
    else if (IS("claim")) give(TAPZOOM_OWNER_HOST);
    else if (IS("release")) give(TAPZOOM_OWNER_VIEW);
    else if (IS("pager")) { READ(2); print_status(tapzoom_set_pager_offset(view, a[0], a[1])); }
    else if (IS("cancel")) print_status(tapzoom_cancel_touches(view, now));
    else if (IS("near")) print_status(tapzoom_pen_near(view, now));
    else if (IS("advance")) print_status(tapzoom_advance(view, now));
    else if (IS("frames")) frames(before);
    else if (IS("options")) give_options();
    else if (IS("quiet")) given.quiet = (int32_t)number();
    else if (IS("resize")) resize();
    else if (IS("content")) set_content();
    else if (IS("insets")) set_insets();
    else if (IS("zoom_to")) { READ(4); print_status(tapzoom_zoom_to(view, a[0], a[1], a[2], options((int32_t)a[3]))); }
    else if (IS("wheel")) scroll(TAPZOOM_SOURCE_WHEEL);
    else if (IS("trackpad")) scroll(TAPZOOM_SOURCE_TRACKPAD);
    else if (IS("set_velocity")) set_velocity();
    else if (IS("pan_by")) { READ(3); print_status(tapzoom_pan_by(view, a[0], a[1], options((int32_t)a[2]))); }
    else if (IS("rotate_by")) {
        READ(4);
        print_status(tapzoom_rotate_by(view, a[0], a[1], a[2], options((int32_t)a[3])));
    }
    else if (IS("zoom_by")) { READ(4); print_status(tapzoom_zoom_by(view, a[0], a[1], a[2], options((int32_t)a[3]))); }
    else if (IS("center_on")) {
        READ(4);
        print_status(tapzoom_center_on(view, a[0], a[1], a[2], options((int32_t)a[3])));
    }
    else if (IS("rotate_to")) {
        READ(4);
        print_status(tapzoom_rotate_to(view, a[0], a[1], a[2], options((int32_t)a[3])));
    }
    else if (IS("smart_zoom")) print_smart_zoom();
    else if (IS("zoom_to_rect")) {
        READ(4);
        tapzoom_rect rect = {a[0], a[1], a[2], a[3]};
        print_status(tapzoom_zoom_to_rect(view, &rect, options(1)));
    }
    else if (IS("set_transform")) {
        READ(4);
        tapzoom_transform t = {a[0], a[1], a[2], a[3]};
        print_status(tapzoom_set_transform(view, &t, options(1)));
    }
    else if (IS("reset")) print_status(tapzoom_fit(view, options(1)));
    else if (IS("stop")) print_status(tapzoom_stop_motion(view));
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
    if (view && snapshots) save_view();
    if (view) print_events();
}

int main(int argc, char **argv) {
    char line[512];
    FILE *file = argc >= 2 && argc <= 4 ? fopen(argv[1], "r") : NULL;
    if (argc >= 3) recordings = fopen(argv[2], "wb");
    if (argc >= 4) snapshots = fopen(argv[3], "wb");
    if (!file || (argc >= 3 && !recordings) || (argc >= 4 && !snapshots))
        give_up("usage: trace FILE [RECORDING [SNAPSHOTS]]");
    while (fgets(line, sizeof line, file)) {
        if (line[0] == '|') continue;
        fputs(line, stdout);
        if (line[0] != '#') play(line);
    }
    fclose(file);
    end_view();
    if (recordings && fclose(recordings) != 0) give_up("the recordings cannot be written");
    if (snapshots && fclose(snapshots) != 0) give_up("the snapshots cannot be written");
    return 0;
}
