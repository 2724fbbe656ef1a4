/*
 * camera.c - the class TapZoomCamera2D: input events become touches and scrolls of a view, and the transform of the
 * view becomes the position, rotation and zoom of the camera.
 *
 * SPDX-License-Identifier: MIT
 */
#include "camera.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct camera {
    variant self;
    tapzoom_view *view;
    double offset; /* Of the view's clock from that of the engine. */
    double time;   /* Of the input of this frame. */
    bool has_time, is_ready;
    bool is_asleep; /* Nothing is due: frames do not advance the view. */
    bool is_shown;
    tapzoom_transform shown; /* What the node shows, if is_shown. */
    int64_t button;          /* Of the mouse, if it is down; 0 otherwise. */
    void *recording;         /* The memory of a recording. */
    bool is_waiting;         /* Before _ready: some of the wanted settings are refused so far. */
    tapzoom_config wanted;
};

#define CLASS "TapZoomCamera2D"
enum { PRESET, CONTENT }; /* The properties of the camera itself come first. */
enum { FOCUS_OUT = 1005, EXIT_TREE = 11, PAUSED = 14 };
enum { LEFT = 1, RIGHT, MIDDLE, WHEEL_UP, WHEEL_DOWN, WHEEL_LEFT, WHEEL_RIGHT, BACK, FORWARD };
/* The id of the mouse. Those of fingers are small. */
#define MOUSE ((int64_t)1 << 32)
/* Godot multiplies the pixels of a trackpad by 0.03. */
#define PAN_PIXELS (1 / 0.03)
#define RECORDING_SIZE ((size_t)1 << 20)

/* Prints an error of a property, whose name the text begins with, or of a method. */
static void report(const char *where, const char *format, ...) {
    char text[300];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    engine_error(where, text);
}

static tapzoom_config config_of(const camera *camera) {
    tapzoom_config config = {.struct_size = sizeof config};
    tapzoom_get_config(camera->view, &config);
    return config;
}

static tapzoom_state state_of(const camera *camera) {
    tapzoom_state state = {0};
    tapzoom_get_state(camera->view, &state);
    return state;
}

/* ---- Time ------------------------------------------------------------------------------------------------------- */

/* The engine's clock in seconds, never before that of the view: a snapshot may come from a process that ran longer. */
static double now(camera *camera) {
    variant clock = engine_from_object(engine_clock());
    variant ticks = engine_call(&clock, NAME_get_ticks_usec, NULL, 0);
    const double time = (double)engine_int(&ticks) / 1e6, before = state_of(camera).time;
    engine_destroy(&ticks);
    engine_destroy(&clock);
    if (time + camera->offset < before) camera->offset = before - time;
    return fmax(time + camera->offset, before);
}

/* Events have no times of their own. All events of a frame get the time of the first one. */
static double input_time(camera *camera) {
    if (!camera->has_time) camera->time = now(camera), camera->has_time = true;
    return fmax(camera->time, state_of(camera).time);
}

/* ---- Ranges ----------------------------------------------------------------------------------------------------- */

/* A range is such as 0, or 0.001 to 10 (text for the reader). */
static bool is_within(double value, const char *range) {
    for (char *end;; range = end + strlen(", or ")) {
        const double least = strtod(range, &end);
        const double most = strncmp(end, " to ", 4) ? least : strtod(end + 4, &end);
        if (value >= least && value <= most) return true;
        if (strncmp(end, ", or ", 5)) return false;
    }
}

static const range *range_of(const char *owner, const char *part) {
    for (int i = 0; i < range_count; i++)
        if (!strcmp(ranges[i].owner, owner) && !strcmp(ranges[i].part, part)) return &ranges[i];
    return NULL;
}

/* ---- Values ----------------------------------------------------------------------------------------------------- */

static bool as_real(const variant *value, double *real) {
    const type of = engine_type(value);
    if (of == TYPE_REAL) *real = engine_real(value);
    else if (of == TYPE_INT) *real = (double)engine_int(value);
    else return false;
    return true;
}

static bool as_int(const variant *value, int64_t least, int64_t most, int64_t *whole) {
    const type of = engine_type(value);
    if (of == TYPE_INT || of == TYPE_BOOL) *whole = engine_int(value);
    else if (of == TYPE_REAL && fabs(engine_real(value)) < 9e15 && engine_real(value) == floor(engine_real(value)))
        *whole = (int64_t)engine_real(value);
    else return false;
    return *whole >= least && *whole <= most;
}

/* A value on its way into a struct: its name, such as touches[0].x, and what is wrong with it. */
typedef struct reading { char name[80], wrong[200]; } reading;

static bool refuse_value(reading *reading, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(reading->wrong, sizeof reading->wrong, format, arguments);
    va_end(arguments);
    return false;
}

static bool read_record(const record *record, const variant *value, void *into, reading *reading);

static bool read_whole(const variant *value, int64_t least, int64_t most, int64_t *whole, reading *reading) {
    if (as_int(value, least, most, whole)) return true;
    return least < 0 ? refuse_value(reading, "%s wants a whole number", reading->name)
                     : refuse_value(reading, "%s wants a whole number from %lld to %lld", reading->name,
                                    (long long)least, (long long)most);
}

/* A number is a plain scale. */
static bool read_scale(const variant *value, void *into) {
    tapzoom_level level = {.fit = TAPZOOM_FIT_NONE};
    if (!as_real(value, &level.factor)) return false;
    memcpy(into, &level, sizeof level);
    return true;
}

/* Writes one value of a struct. Returns whether it has the type and the range of the C type. */
static bool read_one(const field *field, const variant *value, char *into, reading *reading) {
    int64_t whole = 0;
    double real = 0;
    switch (field->kind) {
    case KIND_REAL:
    case KIND_FLOAT:
        if (!as_real(value, &real)) return refuse_value(reading, "%s wants a number", reading->name);
        if (field->kind == KIND_REAL) *(double *)(void *)into = real;
        else *(float *)(void *)into = (float)real;
        return true;
    case KIND_SWITCH:
    case KIND_SETTING: /* The library alone fills events. */
    case KIND_INT32:
        if (!read_whole(value, INT32_MIN, INT32_MAX, &whole, reading)) return false;
        *(int32_t *)(void *)into = (int32_t)whole;
        return true;
    case KIND_UINT32:
        if (!read_whole(value, 0, UINT32_MAX, &whole, reading)) return false;
        *(uint32_t *)(void *)into = (uint32_t)whole;
        return true;
    case KIND_INT64:
        return read_whole(value, INT64_MIN, INT64_MAX, (int64_t *)(void *)into, reading);
    case KIND_RECORD: /* Fields that are missing are 0. */
        if (field->record == &record_of_level && read_scale(value, into)) return true;
        memset(into, 0, field->record->size);
        return read_record(field->record, value, into, reading);
    }
    return false;
}

static size_t size_of(const field *field) {
    switch (field->kind) {
    case KIND_REAL:
    case KIND_INT64: return 8;
    case KIND_RECORD: return field->record->size;
    default: return 4;
    }
}

/* Writes a field of a struct. An array may be shorter than in C; the rest is 0. */
static bool read_field(const field *field, const variant *value, void *into, reading *reading) {
    char *to = (char *)into + field->offset;
    if (!field->count) return read_one(field, value, to, reading);
    const size_t size = size_of(field), end = strlen(reading->name);
    if (engine_type(value) != TYPE_ARRAY || engine_size(value) > (size_t)field->count)
        return refuse_value(reading, "%s wants an Array of at most %d", reading->name, field->count);
    memset(to, 0, size * (size_t)field->count);
    for (size_t i = 0; i < engine_size(value); i++) {
        variant element = engine_at(value, i);
        snprintf(reading->name + end, sizeof reading->name - end, "[%zu]", i);
        const bool is_right = read_one(field, &element, to + i * size, reading);
        engine_destroy(&element);
        if (!is_right) return false;
    }
    reading->name[end] = 0;
    return true;
}

static bool has_field(const record *record, const char *name) {
    for (int i = 0; i < record->count; i++)
        if (!strcmp(record->fields[i].name, name)) return true;
    return false;
}

/* How many letters to insert, remove or change. */
static int distance(const char *one, const char *other) {
    int row[65];
    const int width = (int)strlen(other);
    for (int i = 0; i <= width; i++) row[i] = i;
    for (; *one; one++) {
        int before = row[0]++;
        for (int i = 0; i < width; i++) {
            const int change = before + (*one != other[i]), shorter = row[i] + 1, longer = row[i + 1] + 1;
            before = row[i + 1];
            row[i + 1] = shorter < longer ? shorter : longer;
            if (change < row[i + 1]) row[i + 1] = change;
        }
    }
    return row[width];
}

static bool refuse_key(const record *record, const char *name, reading *reading) {
    const char *best = NULL;
    int least = 1 + (int)strlen(name) / 3;
    for (int i = 0; i < record->count; i++) {
        const int other = distance(name, record->fields[i].name);
        if (other <= least) best = record->fields[i].name, least = other - 1;
    }
    return refuse_value(reading, best ? "unknown key \"%s\" in %s; did you mean \"%s\"?" : "unknown key \"%s\" in %s",
                        name, reading->name, best);
}

static bool refuse_level(const variant *value, reading *reading) {
    char given[64] = "";
    const bool is_text = engine_text(value, given, sizeof given);
    return refuse_value(reading, "%s: a level is {\"fit\": FIT_CONTAIN, \"factor\": 8}, or a plain scale, such as 2.5"
                        "%s%s%s", reading->name, is_text ? "; not \"" : "", given, is_text ? "\"" : "");
}

/* Writes the fields that a Dictionary has. */
static bool read_record(const record *record, const variant *value, void *into, reading *reading) {
    const size_t end = strlen(reading->name);
    size_t found = 0;
    if (engine_type(value) == TYPE_RECT2 && record == &record_of_rect) {
        engine_numbers(value, into); /* x, y, width, height */
        return true;
    }
    if (engine_type(value) != TYPE_DICTIONARY && record == &record_of_level) return refuse_level(value, reading);
    if (engine_type(value) != TYPE_DICTIONARY) {
        char list[100] = "";
        for (int i = 0; i < record->count && i < 6; i++)
            snprintf(list + strlen(list), sizeof list - strlen(list), "%s%s", i ? ", " : "", record->fields[i].name);
        return refuse_value(reading, "%s wants a Dictionary with keys such as %s", reading->name, list);
    }
    for (int i = 0; i < record->count; i++) {
        variant element;
        if (!engine_get(value, record->fields[i].name, &element)) continue;
        snprintf(reading->name + end, sizeof reading->name - end, "%s%s", end ? "." : "", record->fields[i].name);
        const bool is_right = read_field(&record->fields[i], &element, into, reading);
        engine_destroy(&element);
        if (!is_right) return false;
        found++;
    }
    reading->name[end] = 0;
    if (found == engine_size(value)) return true;
    variant keys = engine_keys(value);
    for (size_t i = 0; i < engine_size(&keys); i++) {
        char name[64] = "";
        variant key = engine_at(&keys, i);
        if (!engine_text(&key, name, sizeof name))
            refuse_value(reading, "a key in %s is not a String", reading->name);
        else if (!has_field(record, name))
            refuse_key(record, name, reading);
        engine_destroy(&key);
    }
    engine_destroy(&keys);
    return false;
}

static const char *setting_at(int32_t offset) {
    for (int i = 0; i < record_of_config.count; i++)
        if (config_fields[i].offset == (size_t)offset) return config_fields[i].name;
    return "";
}

static variant give_one(const field *field, const char *from) {
    switch (field->kind) {
    case KIND_REAL: return engine_from_real(*(const double *)(const void *)from);
    case KIND_FLOAT: return engine_from_real(*(const float *)(const void *)from);
    case KIND_SWITCH: return engine_from_bool(*(const int32_t *)(const void *)from != 0);
    case KIND_SETTING: return engine_from_text(setting_at(*(const int32_t *)(const void *)from));
    case KIND_INT32: return engine_from_int(*(const int32_t *)(const void *)from);
    case KIND_UINT32: return engine_from_int(*(const uint32_t *)(const void *)from);
    case KIND_INT64: return engine_from_int(*(const int64_t *)(const void *)from);
    case KIND_RECORD: return give_record(field->record, from);
    }
    return engine_nil();
}

static variant give_field(const field *field, const void *from, int count) {
    const char *at = (const char *)from + field->offset;
    if (!field->count) return give_one(field, at);
    variant array = engine_array();
    for (int i = 0; i < count; i++) engine_append(&array, give_one(field, at + (size_t)i * size_of(field)));
    return array;
}

variant give_record(const record *record, const void *from) {
    variant dictionary = engine_dictionary();
    for (int i = 0; i < record->count; i++) {
        const field *field = &record->fields[i];
        engine_set(&dictionary, field->name, give_field(field, from, field->count));
    }
    return dictionary;
}

variant give_list(const record *record, const void *from, size_t count) {
    variant array = engine_array();
    for (size_t i = 0; i < count; i++)
        engine_append(&array, give_record(record, (const char *)from + i * record->size));
    return array;
}

variant give_reals(const double *from, size_t count) {
    variant array = engine_array();
    for (size_t i = 0; i < count; i++) engine_append(&array, engine_from_real(from[i]));
    return array;
}

variant give_floats(const float *from, size_t count) {
    variant array = engine_array();
    for (size_t i = 0; i < count; i++) engine_append(&array, engine_from_real(from[i]));
    return array;
}

/* ---- Settings --------------------------------------------------------------------------------------------------- */

static size_t span_of(const field *field) { return size_of(field) * (size_t)(field->count ? field->count : 1); }

/* Whether both have the same value of a property. `levels` has its own count. */
static bool is_same(const property *property, const tapzoom_config *one, const tapzoom_config *other) {
    const size_t at = property->field->offset;
    return !memcmp((const char *)one + at, (const char *)other + at, span_of(property->field))
        && (property->type != TYPE_ARRAY || one->level_count == other->level_count);
}

static void copy_setting(const property *property, const tapzoom_config *from, tapzoom_config *to) {
    const size_t at = property->field->offset;
    memcpy((char *)to + at, (const char *)from + at, span_of(property->field));
    if (property->type == TYPE_ARRAY) to->level_count = from->level_count;
}

static const field *field_of(const record *record, const char *name, size_t length) {
    for (int i = 0; i < record->count; i++)
        if (strlen(record->fields[i].name) == length && !strncmp(record->fields[i].name, name, length))
            return &record->fields[i];
    return NULL;
}

/* Writes the setting that tapzoom_config_check named, its value and its range: levels[1].factor=0: outside ... */
static void describe(const char *name, const tapzoom_config *config, tapzoom_status status, char *text, size_t size) {
    const field *field = field_of(&record_of_config, name, strcspn(name, "[."));
    const char *at = (const char *)config, *part = strchr(name, '.'), *index = strchr(name, '[');
    const range *range = field ? range_of("config", field->name) : NULL;
    if (field && part) {
        at += field->offset + (index ? (size_t)(index[1] - '0') : 0) * field->record->size;
        field = field_of(field->record, part + 1, strlen(part + 1));
        range = field ? range_of("level", field->name) : NULL;
    }
    double value = 0;
    variant given = !field || field->count ? engine_nil()
        : field->kind == KIND_SWITCH ? engine_from_int(*(const int32_t *)(const void *)(at + field->offset))
        : give_one(field, at + field->offset);
    const bool is_number = range && as_real(&given, &value);
    if (is_number && !strcmp(range->part, "other_fit") && is_within(value, range->text))
        snprintf(text, size, "%s=%.15g: needs other_factor", name, value);
    else if (is_number) snprintf(text, size, "%s=%.15g: outside %s", name, value, range->text);
    else snprintf(text, size, "%s: %s", name, tapzoom_status_string(status));
    engine_destroy(&given);
}

/* Applies one of the wanted settings. *field is the one that is wrong. */
static tapzoom_status apply_one(camera *camera, const property *property, const char **field) {
    tapzoom_config config = config_of(camera);
    *field = property->name;
    copy_setting(property, &camera->wanted, &config);
    tapzoom_status status = tapzoom_config_check(&config, field);
    if (status == TAPZOOM_OK) status = tapzoom_set_config(camera->view, &config, NULL);
    if (status != TAPZOOM_OK) return status;
    config = config_of(camera);
    copy_setting(property, &config, &camera->wanted);
    return TAPZOOM_OK;
}

/* Applies the wanted settings that are valid with those of the view. The others wait: a scene loads its settings in the
   order of the list, and one may be valid only with a later one. */
static void apply_wanted(camera *camera) {
    const char *field;
    bool is_better = true;
    while (is_better) {
        is_better = camera->is_waiting = false;
        const tapzoom_config config = config_of(camera);
        for (int i = 0; i < property_count; i++) {
            if (!properties[i].field || is_same(&properties[i], &camera->wanted, &config)) continue;
            if (apply_one(camera, &properties[i], &field) == TAPZOOM_OK) is_better = true;
            else camera->is_waiting = true;
        }
    }
    camera->is_asleep = false;
}

/* Prints the wanted settings that are refused, and forgets them. Unless it is the last chance, those wait that another
   setting can make valid. */
static void end_waiting(camera *camera, bool is_last) {
    if (!camera->is_waiting) return;
    const tapzoom_config config = config_of(camera);
    camera->is_waiting = false;
    for (int i = 0; i < property_count; i++) {
        const property *one = &properties[i];
        const char *field;
        if (!one->field || is_same(one, &camera->wanted, &config)) continue;
        const tapzoom_status status = apply_one(camera, one, &field);
        char reason[200];
        tapzoom_config tried = config;
        copy_setting(one, &camera->wanted, &tried);
        describe(field, &tried, status, reason, sizeof reason);
        const bool is_own = !strncmp(field, one->name, strlen(one->name));
        if (!is_last && (one->depends || !is_own)) {
            camera->is_waiting = true;
            continue;
        }
        if (is_own) engine_error(CLASS, reason);
        else report(CLASS, "%s with this %s", one->name, reason);
        copy_setting(one, &config, &camera->wanted);
    }
}

/* ---- Arguments -------------------------------------------------------------------------------------------------- */

/* The next argument, or NULL if an optional one is missing. */
static const variant *take(call *call) {
    const int index = call->next++;
    return index < call->count ? call->arguments[index] : NULL;
}

static const char *argument_name(const call *call) { return call->method->arguments[call->next - 1].name; }

/* Only the first wrong argument is reported. */
static void refuse(call *call, const char *wanted) {
    if (!call->wrong) report(call->method->name, "%s wants %s", argument_name(call), wanted);
    call->wrong = true;
}

static void take_dictionary(call *call, const record *record, const variant *value, void *into, const char *name) {
    reading reading = {{0}, {0}};
    snprintf(reading.name, sizeof reading.name, "%s", name);
    if (read_record(record, value, into, &reading)) return;
    if (!call->wrong) engine_error(call->method->name, reading.wrong);
    call->wrong = true;
}

double take_real(call *call) {
    const variant *value = take(call);
    double real = 0;
    if (value && !as_real(value, &real)) refuse(call, "a number");
    return real;
}

double take_time(call *call) {
    const bool is_missing = call->next >= call->count;
    const double time = take_real(call);
    return is_missing || isnan(time) ? now(call->camera) : time;
}

int64_t take_int(call *call, int64_t least, int64_t most) {
    const variant *value = take(call);
    int64_t whole = 0;
    if (value && !as_int(value, least, most, &whole)) {
        char wanted[60] = "a whole number";
        if (least >= 0)
            snprintf(wanted, sizeof wanted, "a whole number from %lld to %lld", (long long)least, (long long)most);
        refuse(call, wanted);
    }
    return whole;
}

bool take_record(call *call, const record *record, void *into) {
    const variant *value = take(call);
    if (!value) return false;
    take_dictionary(call, record, value, into, argument_name(call));
    return true;
}

void *take_list(call *call, const record *record, size_t *count) {
    const variant *value = take(call);
    *count = 0;
    if (!value) return NULL;
    if (engine_type(value) != TYPE_ARRAY) return refuse(call, "an Array of Dictionaries"), NULL;
    const size_t size = engine_size(value);
    char *memory = calloc(size + 1, record->size);
    for (size_t i = 0; memory && i < size && !call->wrong; i++) {
        variant element = engine_at(value, i);
        char name[80];
        snprintf(name, sizeof name, "%s[%zu]", argument_name(call), i);
        take_dictionary(call, record, &element, memory + i * record->size, name);
        engine_destroy(&element);
    }
    if (memory && !call->wrong) *count = size;
    return memory;
}

void *take_bytes(call *call, size_t *size) {
    const variant *value = take(call);
    *size = 0;
    if (!value || engine_type(value) != TYPE_BYTES)
        return refuse(call, engine_version == 3 ? "a PoolByteArray" : "a PackedByteArray"), NULL;
    void *memory = malloc(engine_size(value) + 1);
    if (memory) engine_copy(value, memory), *size = engine_size(value);
    return memory;
}

/* Reports the first wrong number of a Rect2. */
static bool report_rect(const char *where, const char *name, const variant *value) {
    double numbers[4];
    engine_numbers(value, numbers);
    for (int i = 0; i < 4; i++) {
        const range *range = range_of("rect", record_of_rect.fields[i].name);
        if (is_within(numbers[i], range->text)) continue;
        report(where, "%s.%s=%.15g: outside %s", name, range->part, numbers[i], range->text);
        return true;
    }
    return false;
}

/* Reports the first wrong number of an argument. A field that a Dictionary does not have is 0. */
static bool report_wrong(const call *call, const char *name, const char *owner, const variant *value) {
    if (engine_type(value) == TYPE_RECT2) return report_rect(call->method->name, name, value);
    for (int i = 0; i < range_count; i++) {
        const range *range = &ranges[i];
        double number = 0;
        if (strcmp(range->owner, owner)) continue;
        variant element;
        if (!*range->part) as_real(value, &number);
        else if (engine_get(value, range->part, &element)) {
            if (!as_real(&element, &number)) number = (double)engine_int(&element); /* a truth value */
            engine_destroy(&element);
        }
        if (is_within(number, range->text)) continue;
        report(call->method->name, "%s%s%s=%.15g: outside %s", name, *range->part ? "." : "", range->part, number,
               range->text);
        return true;
    }
    return false;
}

static bool report_list(const call *call, const argument *argument, const variant *list) {
    bool is_wrong = false;
    for (size_t i = 0; i < engine_size(list) && !is_wrong; i++) {
        char name[80];
        snprintf(name, sizeof name, "%s[%zu]", argument->name, i);
        variant element = engine_at(list, i);
        is_wrong = report_wrong(call, name, argument->owner, &element);
        engine_destroy(&element);
    }
    return is_wrong;
}

bool succeeds(call *call, tapzoom_status status) {
    if (status == TAPZOOM_OK) return true;
    if (status == TAPZOOM_ERROR_NOT_FINITE || status == TAPZOOM_ERROR_RANGE || status == TAPZOOM_ERROR_ENUM)
        for (int i = 0; i < call->count; i++) {
            const argument *one = &call->method->arguments[i];
            if (*one->owner && (one->type == TYPE_ARRAY ? report_list(call, one, call->arguments[i])
                                : report_wrong(call, one->name, one->owner, call->arguments[i]))) return false;
        }
    if (status == TAPZOOM_ERROR_CONTACT_UNKNOWN && !strcmp(call->method->arguments->name, "id"))
        report(call->method->name, "id=%lld: %s", (long long)engine_int(*call->arguments),
               tapzoom_status_string(status));
    else engine_error(call->method->name, tapzoom_status_string(status));
    return false;
}

void wake(call *call) {
    if (call->camera->is_asleep) tapzoom_advance(call->view, now(call->camera));
}

/* An error with the arguments of the method: zoom_by(factor, view_x, view_y, [options]). */
static void report_count(const method *method, const char *what) {
    char list[200] = "";
    for (int i = 0; i < method->count; i++) {
        const argument *one = &method->arguments[i];
        const size_t end = strlen(list);
        snprintf(list + end, sizeof list - end, one->optional ? "%s[%s]" : "%s%s", i ? ", " : "", one->name);
    }
    report(method->name, "too %s arguments for %s(%s)", what, method->name, list);
}

variant camera_call(camera *camera, const method *method, const variant *const *arguments, int64_t count) {
    call call = {camera, camera->view, method, arguments, (int)count, 0, false};
    const int least = method->count - (method->count && method->arguments[method->count - 1].optional);
    variant result;
    if (count < least || count > method->count) {
        report_count(method, count < least ? "few" : "many");
        result = engine_nil();
    } else {
        end_waiting(camera, true);
        result = method->run(&call);
        if (method->changes) camera->is_asleep = false;
    }
    if (engine_type(&result) == TYPE_NIL && method->result == TYPE_INT) return engine_from_int(TAPZOOM_ERROR_RANGE);
    if (engine_type(&result) == TYPE_NIL && method->result == TYPE_STRING) return engine_from_text("");
    return result;
}

/* ---- Properties ------------------------------------------------------------------------------------------------- */

static void set_content(camera *camera, const variant *value) {
    double numbers[4];
    if (engine_type(value) != TYPE_RECT2) {
        engine_error(CLASS, "content wants a Rect2");
        return;
    }
    engine_numbers(value, numbers);
    const tapzoom_rect content = {numbers[0], numbers[1], numbers[2], numbers[3]};
    const tapzoom_status status = tapzoom_set_content(
        camera->view, &content, camera->is_ready ? TAPZOOM_KEEP_COORDINATES : TAPZOOM_KEEP_PICTURE);
    if (status != TAPZOOM_OK) report_rect(CLASS, "content", value);
    camera->is_asleep = false;
}

void camera_set(camera *camera, const property *property, const variant *value) {
    reading reading = {{0}, {0}};
    if (property == &properties[CONTENT]) {
        set_content(camera, value);
        return;
    }
    if (property == &properties[PRESET]) {
        int64_t preset = -1;
        tapzoom_config config;
        if (!as_int(value, INT64_MIN, INT64_MAX, &preset)) {
            engine_error(CLASS, "preset wants a PRESET_*");
            return;
        }
        if (preset != (int32_t)preset
            || tapzoom_config_init(&config, sizeof config, (int32_t)preset) != TAPZOOM_OK) {
            report(CLASS, "preset=%lld: outside 0 to 3 (PRESET_*)", (long long)preset);
            return;
        }
        end_waiting(camera, true);
        (void)!tapzoom_set_config(camera->view, &config, NULL);
        camera->is_asleep = false;
        return;
    }
    tapzoom_config config = camera->is_waiting ? camera->wanted : config_of(camera);
    snprintf(reading.name, sizeof reading.name, "%s", property->name);
    if (!read_field(property->field, value, &config, &reading)) {
        engine_error(CLASS, reading.wrong);
        return;
    }
    if (property->type == TYPE_ARRAY) config.level_count = (int32_t)engine_size(value);
    camera->wanted = config;
    apply_wanted(camera);
    end_waiting(camera, camera->is_ready);
}

static variant get(const property *property, const tapzoom_config *config, const tapzoom_rect *content) {
    if (property == &properties[CONTENT])
        return engine_from_rect2(content->x, content->y, content->width, content->height);
    if (property == &properties[PRESET]) {
        /* The preset with the most settings in common: a view does not keep its preset. */
        int best = 0, most = -1;
        for (int preset = 0; preset < 4; preset++) {
            tapzoom_config other;
            int same = 0;
            if (tapzoom_config_init(&other, sizeof other, preset) != TAPZOOM_OK) break;
            for (int i = 0; i < property_count; i++)
                same += properties[i].field && is_same(&properties[i], config, &other);
            if (same > most) best = preset, most = same;
        }
        return engine_from_int(best);
    }
    return give_field(property->field, config, config->level_count);
}

variant camera_get(const camera *camera, const property *property) {
    const tapzoom_config config = config_of(camera);
    tapzoom_rect content = {0};
    tapzoom_get_content(camera->view, &content);
    return get(property, &config, &content);
}

static const tapzoom_rect first_content = {0, 0, 1920, 1080};

variant camera_default(const property *property) {
    tapzoom_config config;
    (void)!tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_PHOTOS);
    return get(property, &config, &first_content);
}

/* ---- Life ------------------------------------------------------------------------------------------------------- */

camera *camera_new(void *object) {
    camera *camera = calloc(1, sizeof *camera);
    tapzoom_config config;
    const tapzoom_viewport viewport = {.width = 1920, .height = 1080}; /* Until the node is in the tree. */
    if (!camera || tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_PHOTOS) != TAPZOOM_OK
        || tapzoom_create(&config, &viewport, &first_content, &camera->view) != TAPZOOM_OK) {
        engine_error(CLASS, "no memory");
        free(camera);
        return NULL;
    }
    camera->self = engine_from_object(object);
    return camera;
}

void camera_free(camera *camera) {
    if (!camera) return;
    tapzoom_destroy(camera->view);
    engine_destroy(&camera->self);
    free(camera->recording);
    free(camera);
}

static void tell(const camera *camera, name method, variant value) {
    variant result = engine_call(&camera->self, method, &value, 1);
    engine_destroy(&result);
}

/* The view follows the size of the engine's viewport, and keeps its insets. */
static void follow_size(camera *camera) {
    tapzoom_viewport viewport = {0};
    variant rect = engine_call(&camera->self, NAME_get_viewport_rect, NULL, 0);
    double numbers[4] = {0};
    if (engine_type(&rect) == TYPE_RECT2) engine_numbers(&rect, numbers);
    engine_destroy(&rect);
    tapzoom_get_viewport(camera->view, &viewport);
    if (numbers[2] < 1 || numbers[3] < 1) return; /* A minimized window. */
    if (numbers[2] == viewport.width && numbers[3] == viewport.height) return;
    viewport.width = numbers[2], viewport.height = numbers[3];
    tapzoom_set_viewport(camera->view, &viewport);
    camera->is_asleep = false;
}

/* A transform places content in the view. The camera has the inverse: the content point at the view's top left. */
static void show(camera *camera, const tapzoom_transform *transform) {
    double x, y;
    if (camera->is_shown && !memcmp(transform, &camera->shown, sizeof *transform)) return;
    tapzoom_view_to_content(transform, 0, 0, &x, &y);
    tell(camera, NAME_set_global_position, engine_from_vector2(x, y));
    tell(camera, NAME_set_global_rotation, engine_from_real(-transform->rotation));
    const double zoom = engine_version == 3 ? 1 / transform->scale : transform->scale;
    tell(camera, NAME_set_zoom, engine_from_vector2(zoom, zoom));
    variant result = engine_call(&camera->self, NAME_force_update_scroll, NULL, 0);
    engine_destroy(&result);
    camera->shown = *transform, camera->is_shown = true;
}

void camera_ready(camera *camera) {
    tapzoom_transform transform;
    end_waiting(camera, true);
    tell(camera, NAME_set_anchor_mode, engine_from_int(0)); /* The position is the top left of the view. */
    if (engine_version == 3) tell(camera, NAME_set_rotating, engine_from_bool(true));
    else tell(camera, NAME_set_ignore_rotation, engine_from_bool(false));
    follow_size(camera);
    tapzoom_get_transform(camera->view, &transform);
    camera->is_shown = false;
    show(camera, &transform);
    camera->is_ready = true;
}

/* A Dictionary with all fields takes longer than the rest of a frame, so nothing is told if nobody listens. */
static bool is_heard(const camera *camera, const char *signal) {
    variant name = engine_from_text(signal);
    variant connections = engine_call(&camera->self, NAME_get_signal_connection_list, &name, 1);
    const bool is_heard = engine_type(&connections) == TYPE_ARRAY && engine_size(&connections) > 0;
    engine_destroy(&connections);
    return is_heard;
}

static void emit(const camera *camera, const tapzoom_event *event) {
    if (event->kind < 0 || event->kind >= signal_count || !signals[event->kind]) return;
    if (!is_heard(camera, signals[event->kind])) return;
    variant arguments[2] = {engine_from_text(signals[event->kind]), give_record(&record_of_event, event)};
    variant result = engine_call(&camera->self, NAME_emit_signal, arguments, 2);
    engine_destroy(&result);
}

/* Runs one frame, and shows and tells what happened. A handler of a signal may call any method. */
static tapzoom_status run(camera *camera, double time, const tapzoom_touch *touches, size_t count,
                          tapzoom_event events[TAPZOOM_EVENT_CAPACITY], tapzoom_frame_result *result) {
    const tapzoom_status status = tapzoom_frame(
        camera->view, time, touches, count, events, TAPZOOM_EVENT_CAPACITY, result);
    if (status != TAPZOOM_OK) return status;
    show(camera, &result->transform);
    camera->is_asleep = result->state.next_deadline == INFINITY;
    for (int32_t i = 0; i < result->event_count; i++) emit(camera, &events[i]);
    return TAPZOOM_OK;
}

void camera_process(camera *camera) {
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    tapzoom_frame_result result;
    follow_size(camera);
    if (!camera->is_asleep) {
        const tapzoom_status status = run(camera, now(camera), NULL, 0, events, &result);
        if (status != TAPZOOM_OK) engine_error("_process", tapzoom_status_string(status));
    }
    camera->has_time = false;
}

void camera_notification(camera *camera, int64_t what) {
    if (what != FOCUS_OUT && what != EXIT_TREE && what != PAUSED) return;
    if (!state_of(camera).contact_count) return;
    tapzoom_cancel_touches(camera->view, now(camera));
    camera->button = 0;
    camera->is_asleep = false;
}

/* ---- Input ------------------------------------------------------------------------------------------------------ */

static int64_t int_of(const variant *event, name method) {
    variant value = engine_call(event, method, NULL, 0);
    const int64_t whole = engine_type(&value) == TYPE_INT || engine_type(&value) == TYPE_BOOL ? engine_int(&value) : 0;
    engine_destroy(&value);
    return whole;
}

static double real_of(const variant *event, name method) {
    variant value = engine_call(event, method, NULL, 0);
    double real = 0;
    as_real(&value, &real);
    engine_destroy(&value);
    return real;
}

static void vector_of(const variant *event, name method, double numbers[4]) {
    variant value = engine_call(event, method, NULL, 0);
    if (engine_type(&value) == TYPE_VECTOR2) engine_numbers(&value, numbers);
    engine_destroy(&value);
}

static void push(camera *camera, const variant *event, int64_t id, int32_t phase, int32_t tool, uint32_t buttons) {
    double place[4] = {0};
    vector_of(event, NAME_get_position, place);
    const tapzoom_touch touch = {.time = input_time(camera), .id = id, .x = place[0], .y = place[1], .phase = phase,
                                 .tool = tool, .buttons = buttons};
    const tapzoom_status status = tapzoom_push_touches(camera->view, &touch, 1, NULL);
    if (status != TAPZOOM_OK) engine_error("_input", tapzoom_status_string(status));
    camera->is_asleep = false;
}

static uint32_t button_bit(int64_t button) {
    return button == LEFT ? TAPZOOM_BUTTON_PRIMARY : button == RIGHT ? TAPZOOM_BUTTON_SECONDARY
         : button == MIDDLE ? TAPZOOM_BUTTON_MIDDLE : button == BACK ? TAPZOOM_BUTTON_BACK
         : button == FORWARD ? TAPZOOM_BUTTON_FORWARD : 0;
}

static void scroll(camera *camera, const variant *event, tapzoom_scroll scroll) {
    double place[4] = {0};
    vector_of(event, NAME_get_position, place);
    scroll.time = input_time(camera), scroll.x = place[0], scroll.y = place[1];
    const tapzoom_status status = tapzoom_push_scroll(camera->view, &scroll, NULL);
    if (status != TAPZOOM_OK) engine_error("_unhandled_input", tapzoom_status_string(status));
    camera->is_asleep = false;
}

static void press_button(camera *camera, const variant *event) {
    const int64_t button = int_of(event, NAME_get_button_index);
    double factor = real_of(event, NAME_get_factor);
    if (factor <= 0) factor = 1; /* A wheel without steps in between. */
    const double sign = button == WHEEL_DOWN || button == WHEEL_RIGHT ? 120 : -120;
    if (button >= WHEEL_UP && button <= WHEEL_RIGHT) {
        tapzoom_scroll wheel = {.unit = TAPZOOM_UNIT_NOTCH120};
        *(button <= WHEEL_DOWN ? &wheel.dy : &wheel.dx) = sign * factor;
        scroll(camera, event, wheel);
    } else if (!camera->button && button_bit(button)) {
        camera->button = button;
        push(camera, event, MOUSE, TAPZOOM_TOUCH_BEGAN, TAPZOOM_TOOL_MOUSE, button_bit(button));
    }
}

typedef enum event { OTHER, TOUCH, DRAG, BUTTON, MOTION, PAN, MAGNIFY } event;

/* The kind of an event. Those with a device below 0 repeat another one: the engine makes a mouse from touches. */
static event kind_of(const variant *value) {
    static const char *const names[] = {
        "", "InputEventScreenTouch", "InputEventScreenDrag", "InputEventMouseButton", "InputEventMouseMotion",
        "InputEventPanGesture", "InputEventMagnifyGesture"};
    event found = OTHER;
    if (engine_type(value) != TYPE_OBJECT) return OTHER;
    char text[64] = "";
    variant class = engine_call(value, NAME_get_class, NULL, 0);
    engine_text(&class, text, sizeof text);
    for (event one = TOUCH; one <= MAGNIFY; one++)
        if (!strcmp(text, names[one])) found = one;
    engine_destroy(&class);
    return found != OTHER && int_of(value, NAME_get_device) < 0 ? OTHER : found;
}

/* A contact that has landed in the view stays its own, also above a Control, so moves and lifts come from _input. */
void camera_input(camera *camera, const variant *value) {
    switch (kind_of(value)) {
    case TOUCH:
        if (int_of(value, NAME_is_pressed)) return;
        push(camera, value, int_of(value, NAME_get_index),
             engine_version >= 4 && int_of(value, NAME_is_canceled) ? TAPZOOM_TOUCH_CANCELLED : TAPZOOM_TOUCH_ENDED,
             TAPZOOM_TOOL_FINGER, 0);
        return;
    case DRAG:
        push(camera, value, int_of(value, NAME_get_index), TAPZOOM_TOUCH_MOVED, TAPZOOM_TOOL_FINGER, 0);
        return;
    case BUTTON:
        if (!camera->button || int_of(value, NAME_is_pressed)
            || int_of(value, NAME_get_button_index) != camera->button) return;
        camera->button = 0;
        push(camera, value, MOUSE, TAPZOOM_TOUCH_ENDED, TAPZOOM_TOOL_MOUSE, 0);
        return;
    case MOTION:
        if (camera->button) push(camera, value, MOUSE, TAPZOOM_TOUCH_MOVED, TAPZOOM_TOOL_MOUSE, 0);
        return;
    default:
        return;
    }
}

/* Controls and other nodes come first: what they handle never arrives here. */
void camera_unhandled_input(camera *camera, const variant *value) {
    const event event = kind_of(value);
    double delta[4] = {0};
    if (event == OTHER || event == DRAG || event == MOTION || !int_of(&camera->self, NAME_is_current)) return;
    if (event == TOUCH && int_of(value, NAME_is_pressed))
        push(camera, value, int_of(value, NAME_get_index), TAPZOOM_TOUCH_BEGAN, TAPZOOM_TOOL_FINGER, 0);
    if (event == BUTTON && int_of(value, NAME_is_pressed)) press_button(camera, value);
    if (event == PAN) {
        vector_of(value, NAME_get_delta, delta);
        scroll(camera, value, (tapzoom_scroll){.dx = delta[0] * PAN_PIXELS, .dy = delta[1] * PAN_PIXELS,
                                               .source = TAPZOOM_SOURCE_TRACKPAD});
    }
    if (event == MAGNIFY)
        scroll(camera, value, (tapzoom_scroll){.factor = real_of(value, NAME_get_factor),
                                               .source = TAPZOOM_SOURCE_TRACKPAD});
}

/* ---- Methods that are more than a function ---------------------------------------------------------------------- */

static bool has_key(const variant *dictionary, const char *key) {
    variant value;
    if (!engine_get(dictionary, key, &value)) return false;
    engine_destroy(&value);
    return true;
}

/* Fields that the Dictionary does not have keep their values. `levels` without `level_count` has its own count. */
variant call_set_config(call *call) {
    tapzoom_config config = config_of(call->camera);
    tapzoom_options options = {.struct_size = sizeof options};
    variant levels;
    take_record(call, &record_of_config, &config);
    if (!call->wrong && !has_key(call->arguments[0], "level_count")
        && engine_get(call->arguments[0], "levels", &levels)) {
        config.level_count = (int32_t)engine_size(&levels);
        engine_destroy(&levels);
    }
    const bool has_options = take_record(call, &record_of_options, &options);
    if (call->wrong) return engine_nil();
    wake(call);
    const char *field = "";
    tapzoom_status status = tapzoom_config_check(&config, &field);
    if (status == TAPZOOM_OK) status = tapzoom_set_config(call->view, &config, has_options ? &options : NULL);
    char reason[200];
    if (*field) describe(field, &config, status, reason, sizeof reason), engine_error(call->method->name, reason);
    else succeeds(call, status);
    return engine_from_int(status);
}

/* As _process, at a time and with touches of the script. */
variant call_frame(call *call) {
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    tapzoom_frame_result frame = {0};
    size_t count;
    const double time = take_real(call);
    tapzoom_touch *touches = take_list(call, &record_of_touch, &count);
    const bool done = !call->wrong && succeeds(call, run(call->camera, time, touches, count, events, &frame));
    free(touches);
    if (!done) return engine_nil();
    variant result = give_record(&record_of_frame_result, &frame);
    engine_set(&result, "events", give_list(&record_of_event, events, (size_t)frame.event_count));
    return result;
}

variant call_save_state(call *call) {
    size_t size = 0;
    (void)!tapzoom_save_state(call->view, NULL, 0, &size);
    void *memory = malloc(size);
    variant result = engine_nil();
    if (succeeds(call, memory ? tapzoom_save_state(call->view, memory, size, &size) : TAPZOOM_ERROR_MEMORY))
        result = engine_from_bytes(memory, size);
    free(memory);
    return result;
}

variant call_load_state(call *call) {
    size_t size;
    void *bytes = take_bytes(call, &size);
    if (call->wrong) return engine_nil();
    const tapzoom_status status = tapzoom_load_state(call->view, bytes, size);
    free(bytes);
    succeeds(call, status);
    call->camera->button = 0;
    return engine_from_int(status);
}

variant call_begin_recording(call *call) {
    size_t size = (size_t)take_int(call, 0, INT32_MAX);
    if (call->wrong) return engine_nil();
    if (!size) size = RECORDING_SIZE;
    void *memory = malloc(size);
    const tapzoom_status status = memory ? tapzoom_begin_recording(call->view, memory, size) : TAPZOOM_ERROR_MEMORY;
    succeeds(call, status);
    if (status == TAPZOOM_OK || status == TAPZOOM_ERROR_BUFFER_TOO_SMALL) { /* The old recording has ended. */
        free(call->camera->recording);
        call->camera->recording = NULL;
    }
    if (status == TAPZOOM_OK) call->camera->recording = memory;
    else free(memory);
    return engine_from_int(status);
}

variant call_fetch_recording(call *call) {
    size_t count = 0;
    if (!succeeds(call, tapzoom_fetch_recording(call->view, &count))) return engine_nil();
    return engine_from_bytes(call->camera->recording, count);
}

variant call_end_recording(call *call) {
    const tapzoom_status status = tapzoom_end_recording(call->view);
    if (succeeds(call, status)) free(call->camera->recording), call->camera->recording = NULL;
    return engine_from_int(status);
}

/* The call of the recording at an offset. */
variant call_replay(call *call) {
    tapzoom_record_entry entry = {0};
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t size, accepted = 0;
    char *bytes = take_bytes(call, &size);
    const size_t offset = call->wrong ? 0 : (size_t)take_int(call, 0, (int64_t)size);
    variant result = engine_nil();
    if (!call->wrong) {
        const tapzoom_status status =
            tapzoom_replay(call->view, bytes + offset, size - offset, &accepted, &entry, events);
        if (succeeds(call, status) || status == TAPZOOM_ERROR_DIVERGED) {
            result = engine_dictionary();
            engine_set(&result, "status", engine_from_int(status));
            engine_set(&result, "accepted", engine_from_int((int64_t)accepted));
            engine_set(&result, "entry", give_record(&record_of_record_entry, &entry));
            engine_set(&result, "events", give_list(&record_of_event, events, (size_t)entry.event_count));
        }
    }
    free(bytes);
    return result;
}
