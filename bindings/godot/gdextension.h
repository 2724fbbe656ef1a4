/*
 * gdextension.h - the part of GDExtension, the C interface of Godot 4, that the binding uses. It declares what
 * gdextension_interface.h of https://github.com/godotengine/godot (4.4) declares, whose license is MIT:
 * Copyright (c) 2014-present Godot Engine contributors; Copyright (c) 2007-2014 Juan Linietsky, Ariel Manzur.
 *
 * SPDX-License-Identifier: MIT
 *
 * Pointers to values of the engine are void * here as there. A StringName, a String and a Dictionary are one pointer
 * each; a Variant is 24 bytes, or 40 in an engine that is built with double vectors.
 */
#ifndef TAPZOOM_GODOT_GDEXTENSION_H
#define TAPZOOM_GODOT_GDEXTENSION_H

#include <stddef.h>
#include <stdint.h>

typedef uint8_t gd_bool;
typedef int64_t gd_int;

enum { GD_NIL, GD_BOOL, GD_INT, GD_FLOAT, GD_STRING, GD_VECTOR2, GD_RECT2 = 7, GD_STRING_NAME = 21, GD_OBJECT = 24,
       GD_DICTIONARY = 27, GD_ARRAY = 28, GD_PACKED_BYTE_ARRAY = 29, GD_TYPES = 39 };
enum { GD_HINT_NONE, GD_HINT_RANGE, GD_HINT_ENUM, GD_HINT_FLAGS = 6 };
enum { GD_USAGE_NONE = 0, GD_USAGE_DEFAULT = 6, GD_USAGE_NIL_IS_VARIANT = 1 << 17 };
enum { GD_CALL_OK, GD_CALL_TOO_MANY_ARGUMENTS = 3, GD_CALL_TOO_FEW_ARGUMENTS = 4 };
enum { GD_METHOD_NORMAL = 1 };
enum { GD_METADATA_NONE, GD_METADATA_INT_IS_INT64 = 4, GD_METADATA_REAL_IS_DOUBLE = 10 };
enum { GD_LEVEL_SCENE = 2 };

typedef struct gd_call_error { int error; int32_t argument, expected; } gd_call_error;

typedef struct gd_property_info {
    int type;
    void *name, *class_name;
    uint32_t hint;
    void *hint_string;
    uint32_t usage;
} gd_property_info;

typedef void (*gd_unused)(void);

/* GDExtensionClassCreationInfo4 */
typedef struct gd_class_info {
    gd_bool is_virtual, is_abstract, is_exposed, is_runtime;
    const void *icon_path;
    gd_unused set, get, get_property_list, free_property_list, property_can_revert, property_get_revert,
        validate_property;
    void (*notification)(void *instance, int32_t what, gd_bool reversed);
    gd_unused to_string, reference, unreference;
    void *(*create_instance)(void *userdata, gd_bool notify_postinitialize);
    void (*free_instance)(void *userdata, void *instance);
    gd_unused recreate_instance, get_virtual;
    void *(*get_virtual_call_data)(void *userdata, const void *name, uint32_t hash);
    void (*call_virtual_with_data)(void *instance, const void *name, void *data, const void *const *arguments,
                                   void *result);
    void *userdata;
} gd_class_info;

/* GDExtensionClassMethodInfo */
typedef struct gd_method_info {
    void *name, *userdata;
    void (*call)(void *userdata, void *instance, const void *const *arguments, gd_int count, void *result,
                 gd_call_error *error);
    void (*ptrcall)(void *userdata, void *instance, const void *const *arguments, void *result);
    uint32_t flags;
    gd_bool has_return_value;
    gd_property_info *return_value_info;
    int return_value_metadata;
    uint32_t argument_count;
    gd_property_info *arguments_info;
    int *arguments_metadata;
    uint32_t default_argument_count;
    void **default_arguments;
} gd_method_info;

typedef struct gd_initialization {
    int minimum_level;
    void *userdata;
    void (*initialize)(void *userdata, int level);
    void (*deinitialize)(void *userdata, int level);
} gd_initialization;

typedef void (*gd_from_type)(void *variant, void *type);
typedef void (*gd_to_type)(void *type, void *variant);
typedef void (*gd_destructor)(void *type);
typedef void (*gd_constructor)(void *type, const void *const *arguments);
typedef gd_unused (*gd_get_proc_address)(const char *name);

/* The functions that the extension asks for: result, name and parameters. */
#define GD_FUNCTIONS(f) \
    f(void, print_error, (const char *description, const char *function, const char *file, int32_t line, \
                          gd_bool editor_notify)) \
    f(void, string_name_new_with_latin1_chars, (void *name, const char *text, gd_bool is_static)) \
    f(void, string_new_with_latin1_chars, (void *string, const char *text)) \
    f(gd_int, string_to_latin1_chars, (const void *string, char *text, gd_int most)) \
    f(void, variant_new_copy, (void *to, const void *from)) \
    f(void, variant_new_nil, (void *variant)) \
    f(void, variant_destroy, (void *variant)) \
    f(int, variant_get_type, (const void *variant)) \
    f(void, variant_call, (void *self, const void *method, const void *const *arguments, gd_int count, void *result, \
                           gd_call_error *error)) \
    f(gd_from_type, get_variant_from_type_constructor, (int type)) \
    f(gd_to_type, get_variant_to_type_constructor, (int type)) \
    f(gd_constructor, variant_get_ptr_constructor, (int type, int32_t index)) \
    f(gd_destructor, variant_get_ptr_destructor, (int type)) \
    f(void *, dictionary_operator_index, (void *dictionary, const void *key)) \
    f(void *, array_operator_index, (void *array, gd_int index)) \
    f(uint8_t *, packed_byte_array_operator_index, (void *array, gd_int index)) \
    f(const uint8_t *, packed_byte_array_operator_index_const, (const void *array, gd_int index)) \
    f(void *, ref_get_object, (const void *ref)) \
    f(void *, global_get_singleton, (const void *name)) \
    f(void *, classdb_construct_object2, (const void *name)) \
    f(void, object_set_instance, (void *object, const void *class_name, void *instance)) \
    f(void, classdb_register_extension_class4, (void *library, const void *name, const void *parent, \
                                                const gd_class_info *info)) \
    f(void, classdb_register_extension_class_method, (void *library, const void *class_name, \
                                                      const gd_method_info *info)) \
    f(void, classdb_register_extension_class_integer_constant, (void *library, const void *class_name, \
        const void *enumeration, const void *name, gd_int value, gd_bool is_bitfield)) \
    f(void, classdb_register_extension_class_property_indexed, (void *library, const void *class_name, \
        const gd_property_info *info, const void *setter, const void *getter, gd_int index)) \
    f(void, classdb_register_extension_class_signal, (void *library, const void *class_name, const void *name, \
                                                      const gd_property_info *arguments, gd_int count)) \
    f(void, classdb_unregister_extension_class, (void *library, const void *class_name))

#endif
