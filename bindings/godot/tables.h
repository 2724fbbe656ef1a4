/*
 * tables.h - the properties, methods, signals and constants of TapZoomCamera2D. generate.py writes them into tables.c.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef TAPZOOM_GODOT_TABLES_H
#define TAPZOOM_GODOT_TABLES_H

#include "engine.h"

/* A SETTING is an offset in tapzoom_config, and its name in GDScript. */
typedef enum kind {
    KIND_REAL, KIND_FLOAT, KIND_INT32, KIND_UINT32, KIND_INT64, KIND_SWITCH, KIND_SETTING, KIND_RECORD
} kind;
typedef enum hint { HINT_NONE, HINT_RANGE, HINT_ENUM, HINT_FLAGS } hint;

/* A struct of tapzoom.h, which GDScript sees as a Dictionary. */
typedef struct record record;
typedef struct field {
    const char *name;
    kind kind;
    size_t offset;
    int count; /* Elements of an array; 0 for a single value. */
    const record *record;
} field;
struct record {
    size_t size;
    int count;
    const field *fields;
};

typedef struct property {
    const char *name;
    type type;
    hint hint;
    const char *choices; /* The hint_string of the engine. */
    const char *doc;
    const field *field; /* In tapzoom_config; NULL for a property of the camera itself. */
    bool is_saved;      /* In scenes, and shown by the editor. */
    bool depends;       /* Its range depends on another setting. */
} property;

/* The range of a field of a struct, or of an argument, whose part is "". */
typedef struct range {
    const char *owner, *part, *text;
} range;

typedef struct argument {
    const char *name;
    const char *owner; /* In the ranges; "" if there are none. */
    type type;
    bool optional; /* Only the last one. */
} argument;

typedef struct call call;
typedef struct method {
    const char *name;
    variant (*run)(call *);
    type result; /* NIL stands for a value of several types. */
    int count;
    const argument *arguments;
    bool changes; /* The view: the next frame advances it. */
    const char *doc;
} method;

typedef struct constant {
    const char *name;
    int64_t value;
} constant;

extern const field config_fields[];
extern const property properties[];
extern const int property_count;
extern const range ranges[];
extern const int range_count;
extern const method methods[];
extern const int method_count;
/* By the kind of an event; NULL for numbers without a kind. */
extern const char *const signals[];
extern const int signal_count;
extern const constant constants[];
extern const int constant_count;
extern const record record_of_rect, record_of_config, record_of_event, record_of_frame_result, record_of_level,
    record_of_options, record_of_record_entry, record_of_touch;

#endif
