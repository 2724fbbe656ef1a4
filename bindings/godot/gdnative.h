/*
 * gdnative.h - the part of GDNative, the C interface of Godot 3, that the binding uses. It declares what
 * gdnative_api_struct.gen.h of https://github.com/godotengine/godot-headers (3.x) declares, whose license is MIT:
 * Copyright (c) 2007-2022 Juan Linietsky, Ariel Manzur; Copyright (c) 2014-2022 Godot Engine contributors.
 *
 * SPDX-License-Identifier: MIT
 *
 * All versions 3.x have these functions at these places. An array of pointers stands for functions that the binding
 * does not call; its name has their common prefix, and their first and last name.
 */
#ifndef TAPZOOM_GODOT_GDNATIVE_H
#define TAPZOOM_GODOT_GDNATIVE_H

#include <stdbool.h>
#include <stdint.h>
#include <wchar.h>

/* Bytes, as in the engine: that decides how a function returns them. */
typedef struct { uint8_t bytes[24]; } godot_variant;
typedef struct { uint8_t bytes[sizeof(void *)]; } godot_string, godot_array, godot_dictionary, godot_pool_byte_array;
typedef struct { uint8_t bytes[8]; } godot_vector2;
typedef struct { uint8_t bytes[16]; } godot_rect2;
typedef void godot_object;
typedef void godot_access;
typedef void (*godot_unused)(void);

enum { GODOT_NIL, GODOT_BOOL, GODOT_INT, GODOT_REAL, GODOT_STRING, GODOT_VECTOR2, GODOT_RECT2, GODOT_OBJECT = 17,
       GODOT_DICTIONARY, GODOT_ARRAY, GODOT_POOL_BYTE_ARRAY };
enum { GODOT_HINT_NONE, GODOT_HINT_RANGE, GODOT_HINT_ENUM = 3, GODOT_HINT_FLAGS = 8 };
enum { GODOT_USAGE_NONE = 0, GODOT_USAGE_DEFAULT = 7 };
enum { GODOT_EXTENSION_NATIVESCRIPT = 1 };

typedef struct godot_version { unsigned int major, minor; } godot_version;
/* The beginning of each table of functions. `next` is the table of the next minor version. */
typedef struct godot_api {
    unsigned int type;
    godot_version version;
    const struct godot_api *next;
} godot_api;

typedef struct godot_core_api {
    godot_api head;
    unsigned int num_extensions;
    const godot_api **extensions;
    godot_unused color_new_rgba_to_operator_less[24], vector2_new_to_get_y[37], quat_new_to_operator_neg[27],
        basis_new_with_rows_to_operator_multiply_scalar[30], vector3_new_to_get_axis[37];
    void (*pool_byte_array_new)(godot_pool_byte_array *);
    godot_unused pool_byte_array_new_copy_to_remove[8];
    void (*pool_byte_array_resize)(godot_pool_byte_array *, int);
    godot_access *(*pool_byte_array_read)(const godot_pool_byte_array *);
    godot_access *(*pool_byte_array_write)(godot_pool_byte_array *);
    godot_unused pool_byte_array_set_to_get[2];
    int (*pool_byte_array_size)(const godot_pool_byte_array *);
    void (*pool_byte_array_destroy)(godot_pool_byte_array *);
    godot_unused pool_int_to_color_arrays[6 * 16], pool_byte_array_read_access_copy[1];
    const uint8_t *(*pool_byte_array_read_access_ptr)(const godot_access *);
    godot_unused pool_byte_array_read_access_operator_assign[1];
    void (*pool_byte_array_read_access_destroy)(godot_access *);
    godot_unused pool_int_to_color_array_read_access[6 * 4], pool_byte_array_write_access_copy[1];
    uint8_t *(*pool_byte_array_write_access_ptr)(const godot_access *);
    godot_unused pool_byte_array_write_access_operator_assign[1];
    void (*pool_byte_array_write_access_destroy)(godot_access *);
    godot_unused pool_int_to_color_array_write_access[6 * 4];
    void (*array_new)(godot_array *);
    godot_unused array_new_copy_to_set[9];
    godot_variant (*array_get)(const godot_array *, int);
    godot_unused array_operator_index_to_operator_index_const[2];
    void (*array_append)(godot_array *, const godot_variant *);
    godot_unused array_clear_to_rfind[19];
    int (*array_size)(const godot_array *);
    godot_unused array_sort_to_bsearch_custom[4];
    void (*array_destroy)(godot_array *);
    void (*dictionary_new)(godot_dictionary *);
    godot_unused dictionary_new_copy[1];
    void (*dictionary_destroy)(godot_dictionary *);
    int (*dictionary_size)(const godot_dictionary *);
    godot_unused dictionary_empty_to_clear[2];
    bool (*dictionary_has)(const godot_dictionary *, const godot_variant *);
    godot_unused dictionary_has_all_to_hash[3];
    godot_array (*dictionary_keys)(const godot_dictionary *);
    godot_unused dictionary_values[1];
    godot_variant (*dictionary_get)(const godot_dictionary *, const godot_variant *);
    void (*dictionary_set)(godot_dictionary *, const godot_variant *, const godot_variant *);
    godot_unused dictionary_operator_index_to_to_json[5], node_path[12], plane[20], rect2[17], aabb[27], rid[5],
        transform[23], transform2d[22];
    int (*variant_get_type)(const godot_variant *);
    godot_unused variant_new_copy[1];
    void (*variant_new_nil)(godot_variant *);
    void (*variant_new_bool)(godot_variant *, bool);
    godot_unused variant_new_uint[1];
    void (*variant_new_int)(godot_variant *, int64_t);
    void (*variant_new_real)(godot_variant *, double);
    void (*variant_new_string)(godot_variant *, const godot_string *);
    void (*variant_new_vector2)(godot_variant *, const godot_vector2 *);
    void (*variant_new_rect2)(godot_variant *, const godot_rect2 *);
    godot_unused variant_new_vector3_to_new_rid[10];
    void (*variant_new_object)(godot_variant *, const godot_object *);
    void (*variant_new_dictionary)(godot_variant *, const godot_dictionary *);
    void (*variant_new_array)(godot_variant *, const godot_array *);
    void (*variant_new_pool_byte_array)(godot_variant *, const godot_pool_byte_array *);
    godot_unused variant_new_pool_int_to_color_array[6];
    bool (*variant_as_bool)(const godot_variant *);
    godot_unused variant_as_uint[1];
    int64_t (*variant_as_int)(const godot_variant *);
    double (*variant_as_real)(const godot_variant *);
    godot_string (*variant_as_string)(const godot_variant *);
    godot_vector2 (*variant_as_vector2)(const godot_variant *);
    godot_rect2 (*variant_as_rect2)(const godot_variant *);
    godot_unused variant_as_vector3_to_as_rid[10];
    godot_object *(*variant_as_object)(const godot_variant *);
    godot_dictionary (*variant_as_dictionary)(const godot_variant *);
    godot_array (*variant_as_array)(const godot_variant *);
    godot_pool_byte_array (*variant_as_pool_byte_array)(const godot_variant *);
    godot_unused variant_as_pool_int_to_color_array[6];
    godot_variant (*variant_call)(godot_variant *, const godot_string *, const godot_variant **, int, void *);
    godot_unused variant_has_method_to_booleanize[5];
    void (*variant_destroy)(godot_variant *);
    godot_unused char_string[3], string_new_to_new_copy[2];
    void (*string_new_with_wide_string)(godot_string *, const wchar_t *, int);
    godot_unused string_operator_index_to_operator_index_const[2];
    const wchar_t *(*string_wide_str)(const godot_string *);
    godot_unused string_operator_equal_to_is_valid_ip_address[141];
    void (*string_destroy)(godot_string *);
    godot_unused string_name[8], object_destroy[1];
    godot_object *(*global_get_singleton)(char *);
    godot_unused method_bind_get_method_to_free[9];
    void (*print_error)(const char *description, const char *function, const char *file, int line);
} godot_core_api;

typedef struct { void *(*create)(godot_object *, void *); void *data; void (*free)(void *); } godot_create;
typedef struct { void (*destroy)(godot_object *, void *, void *); void *data; void (*free)(void *); } godot_destroy;
typedef struct {
    godot_variant (*method)(godot_object *, void *, void *, int, godot_variant **);
    void *data;
    void (*free)(void *);
} godot_method;
typedef struct {
    void (*set)(godot_object *, void *, void *, godot_variant *);
    void *data;
    void (*free)(void *);
} godot_setter;
typedef struct {
    godot_variant (*get)(godot_object *, void *, void *);
    void *data;
    void (*free)(void *);
} godot_getter;
typedef struct { int rpc_type; } godot_method_attributes;
typedef struct {
    int rset_type, type, hint;
    godot_string hint_string;
    int usage;
    godot_variant default_value;
} godot_property_attributes;
typedef struct {
    godot_string name;
    int type, hint;
    godot_string hint_string;
    int usage;
    godot_variant default_value;
} godot_signal_argument;
typedef struct {
    godot_string name;
    int num_args;
    godot_signal_argument *args;
    int num_default_args;
    godot_variant *default_args;
} godot_signal;

typedef struct godot_nativescript_api {
    godot_api head;
    void (*register_class)(void *, const char *name, const char *base, godot_create, godot_destroy);
    godot_unused register_tool_class[1];
    void (*register_method)(void *, const char *class, const char *name, godot_method_attributes, godot_method);
    void (*register_property)(void *, const char *class, const char *name, godot_property_attributes *, godot_setter,
                              godot_getter);
    void (*register_signal)(void *, const char *class, const godot_signal *);
} godot_nativescript_api;

/* Version 1.1, from Godot 3.1. The functions end the text. */
typedef struct godot_nativescript_1_1_api {
    godot_api head;
    godot_unused set_method_argument_information[1];
    void (*set_class_documentation)(void *, const char *class, godot_string);
    void (*set_method_documentation)(void *, const char *class, const char *name, godot_string);
    void (*set_property_documentation)(void *, const char *class, const char *name, godot_string);
} godot_nativescript_1_1_api;

typedef struct godot_init_options {
    bool in_editor;
    uint64_t core_api_hash, editor_api_hash, no_api_hash;
    godot_unused report_version_mismatch, report_loading_error;
    godot_object *library;
    const godot_core_api *api;
    const godot_string *library_path;
} godot_init_options;

#endif
