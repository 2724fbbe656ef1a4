/*
 * engine.h - what camera.c asks of an engine. gdnative.c answers for Godot 3, gdextension.c for Godot 4.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef TAPZOOM_GODOT_ENGINE_H
#define TAPZOOM_GODOT_ENGINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A Variant of the engine. Its owner calls engine_destroy. Both engines use 24 bytes, and Godot 4 with double vectors
   40. */
typedef struct variant {
    union { unsigned char bytes[40]; int64_t whole; double real; void *pointer; } is;
} variant;

typedef enum type {
    TYPE_NIL, TYPE_BOOL, TYPE_INT, TYPE_REAL, TYPE_STRING, TYPE_VECTOR2, TYPE_RECT2, TYPE_OBJECT, TYPE_DICTIONARY,
    TYPE_ARRAY, TYPE_BYTES, TYPE_OTHER
} type;

/* The methods of the engine's classes that camera.c calls. */
#define ENGINE_NAMES(name) \
    name(emit_signal) name(force_update_scroll) name(get_button_index) name(get_class) name(get_delta) \
    name(get_device) name(get_factor) name(get_index) name(get_position) name(get_signal_connection_list) \
    name(get_ticks_usec) name(get_viewport_rect) name(is_canceled) name(is_current) name(is_pressed) \
    name(set_anchor_mode) name(set_global_position) name(set_global_rotation) name(set_ignore_rotation) \
    name(set_rotating) name(set_zoom)
#define ENGINE_NAME(name) NAME_##name,
typedef enum name { ENGINE_NAMES(ENGINE_NAME) NAME_COUNT } name;
#undef ENGINE_NAME

/* 3 or 4. */
extern const int engine_version;

type engine_type(const variant *value);
/* The value of a variant of the right type. */
int64_t engine_int(const variant *value); /* BOOL too */
double engine_real(const variant *value);
void engine_numbers(const variant *value, double numbers[4]); /* VECTOR2 or RECT2 */
/* The text of a STRING, which ends where the memory does. Returns whether the value is one. */
bool engine_text(const variant *value, char *text, size_t size);
size_t engine_size(const variant *value);                       /* DICTIONARY, ARRAY or BYTES */
variant engine_at(const variant *array, size_t index);
bool engine_get(const variant *dictionary, const char *key, variant *value);
variant engine_keys(const variant *dictionary); /* An ARRAY */
void engine_copy(const variant *bytes, void *memory); /* engine_size bytes */

variant engine_nil(void);
variant engine_from_bool(bool value);
variant engine_from_int(int64_t value);
variant engine_from_real(double value);
variant engine_from_text(const char *text); /* ASCII */
variant engine_from_vector2(double x, double y);
variant engine_from_rect2(double x, double y, double width, double height);
variant engine_from_object(void *object);
variant engine_from_bytes(const void *bytes, size_t size);
variant engine_dictionary(void);
variant engine_array(void);
/* Both end `value`. */
void engine_set(variant *dictionary, const char *key, variant value);
void engine_append(variant *array, variant value);

/* Calls a method of an object, and ends the arguments. */
variant engine_call(const variant *object, name method, variant *arguments, int count);
void engine_destroy(variant *value);

/* The object with get_ticks_usec. */
void *engine_clock(void);
void engine_error(const char *function, const char *text);

#endif
