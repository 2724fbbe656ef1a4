/*
 * gdnative.c - TapZoomCamera2D for Godot 3: the answers of engine.h, and a native script.
 *
 * SPDX-License-Identifier: MIT
 */
#include "gdnative.h"

#include "camera.h"

#include <string.h>

#if defined(_WIN32)
#define EXPORT __declspec(dllexport)
#else
#define EXPORT __attribute__((visibility("default")))
#endif

static const godot_core_api *api;
static const godot_nativescript_api *scripts;
static godot_string names[NAME_COUNT];

const int engine_version = 3;

/* ---- Values ----------------------------------------------------------------------------------------------------- */

/* A variant of the engine is at the beginning of ours. */
static godot_variant *in(const variant *value) { return (godot_variant *)(uintptr_t)value; }

static godot_variant out(variant value) {
    godot_variant result;
    memcpy(&result, &value, sizeof result);
    return result;
}

static godot_string string(const char *text) {
    wchar_t wide[1024];
    godot_string result;
    int size = 0;
    for (; text[size] && size < 1023; size++) wide[size] = (wchar_t)(unsigned char)text[size];
    api->string_new_with_wide_string(&result, wide, size);
    return result;
}

type engine_type(const variant *value) {
    switch (api->variant_get_type(in(value))) {
    case GODOT_NIL: return TYPE_NIL;
    case GODOT_BOOL: return TYPE_BOOL;
    case GODOT_INT: return TYPE_INT;
    case GODOT_REAL: return TYPE_REAL;
    case GODOT_STRING: return TYPE_STRING;
    case GODOT_VECTOR2: return TYPE_VECTOR2;
    case GODOT_RECT2: return TYPE_RECT2;
    case GODOT_OBJECT: return TYPE_OBJECT;
    case GODOT_DICTIONARY: return TYPE_DICTIONARY;
    case GODOT_ARRAY: return TYPE_ARRAY;
    case GODOT_POOL_BYTE_ARRAY: return TYPE_BYTES;
    default: return TYPE_OTHER;
    }
}

static int type_of(type type) {
    static const int types[] = {GODOT_NIL, GODOT_BOOL, GODOT_INT, GODOT_REAL, GODOT_STRING, GODOT_VECTOR2, GODOT_RECT2,
                                GODOT_OBJECT, GODOT_DICTIONARY, GODOT_ARRAY, GODOT_POOL_BYTE_ARRAY, GODOT_NIL};
    return types[type];
}

int64_t engine_int(const variant *value) {
    return engine_type(value) == TYPE_BOOL ? api->variant_as_bool(in(value)) : api->variant_as_int(in(value));
}

double engine_real(const variant *value) { return api->variant_as_real(in(value)); }

void engine_numbers(const variant *value, double numbers[4]) {
    float floats[4] = {0};
    if (engine_type(value) == TYPE_VECTOR2) {
        const godot_vector2 vector = api->variant_as_vector2(in(value));
        memcpy(floats, &vector, sizeof vector);
    } else {
        const godot_rect2 rect = api->variant_as_rect2(in(value));
        memcpy(floats, &rect, sizeof rect);
    }
    for (int i = 0; i < 4; i++) numbers[i] = floats[i];
}

bool engine_text(const variant *value, char *text, size_t size) {
    if (engine_type(value) != TYPE_STRING) return false;
    godot_string string = api->variant_as_string(in(value));
    const wchar_t *wide = api->string_wide_str(&string);
    size_t i = 0;
    for (; wide[i] && i + 1 < size; i++) text[i] = wide[i] < 128 ? (char)wide[i] : '?';
    text[i] = 0;
    api->string_destroy(&string);
    return true;
}

size_t engine_size(const variant *value) {
    int size;
    if (engine_type(value) == TYPE_ARRAY) {
        godot_array array = api->variant_as_array(in(value));
        size = api->array_size(&array);
        api->array_destroy(&array);
    } else if (engine_type(value) == TYPE_DICTIONARY) {
        godot_dictionary dictionary = api->variant_as_dictionary(in(value));
        size = api->dictionary_size(&dictionary);
        api->dictionary_destroy(&dictionary);
    } else {
        godot_pool_byte_array bytes = api->variant_as_pool_byte_array(in(value));
        size = api->pool_byte_array_size(&bytes);
        api->pool_byte_array_destroy(&bytes);
    }
    return (size_t)size;
}

variant engine_at(const variant *value, size_t index) {
    godot_array array = api->variant_as_array(in(value));
    variant result = engine_nil();
    *in(&result) = api->array_get(&array, (int)index);
    api->array_destroy(&array);
    return result;
}

bool engine_get(const variant *value, const char *key, variant *found) {
    godot_dictionary dictionary = api->variant_as_dictionary(in(value));
    variant name = engine_from_text(key);
    const bool has = api->dictionary_has(&dictionary, in(&name));
    if (has) *found = engine_nil(), *in(found) = api->dictionary_get(&dictionary, in(&name));
    engine_destroy(&name);
    api->dictionary_destroy(&dictionary);
    return has;
}

variant engine_keys(const variant *value) {
    variant result = engine_nil();
    godot_dictionary dictionary = api->variant_as_dictionary(in(value));
    godot_array keys = api->dictionary_keys(&dictionary);
    api->variant_new_array(in(&result), &keys);
    api->array_destroy(&keys);
    api->dictionary_destroy(&dictionary);
    return result;
}

void engine_copy(const variant *value, void *memory) {
    godot_pool_byte_array bytes = api->variant_as_pool_byte_array(in(value));
    godot_access *access = api->pool_byte_array_read(&bytes);
    const size_t size = (size_t)api->pool_byte_array_size(&bytes);
    if (size) memcpy(memory, api->pool_byte_array_read_access_ptr(access), size);
    api->pool_byte_array_read_access_destroy(access);
    api->pool_byte_array_destroy(&bytes);
}

variant engine_nil(void) {
    variant result = {{{0}}};
    api->variant_new_nil(in(&result));
    return result;
}

variant engine_from_bool(bool value) {
    variant result = {{{0}}};
    api->variant_new_bool(in(&result), value);
    return result;
}

variant engine_from_int(int64_t value) {
    variant result = {{{0}}};
    api->variant_new_int(in(&result), value);
    return result;
}

variant engine_from_real(double value) {
    variant result = {{{0}}};
    api->variant_new_real(in(&result), value);
    return result;
}

variant engine_from_text(const char *text) {
    variant result = {{{0}}};
    godot_string made = string(text);
    api->variant_new_string(in(&result), &made);
    api->string_destroy(&made);
    return result;
}

variant engine_from_vector2(double x, double y) {
    variant result = {{{0}}};
    const float floats[2] = {(float)x, (float)y};
    godot_vector2 vector;
    memcpy(&vector, floats, sizeof vector);
    api->variant_new_vector2(in(&result), &vector);
    return result;
}

variant engine_from_rect2(double x, double y, double width, double height) {
    variant result = {{{0}}};
    const float floats[4] = {(float)x, (float)y, (float)width, (float)height};
    godot_rect2 rect;
    memcpy(&rect, floats, sizeof rect);
    api->variant_new_rect2(in(&result), &rect);
    return result;
}

variant engine_from_object(void *object) {
    variant result = {{{0}}};
    api->variant_new_object(in(&result), object);
    return result;
}

variant engine_from_bytes(const void *bytes, size_t size) {
    variant result = {{{0}}};
    godot_pool_byte_array array;
    api->pool_byte_array_new(&array);
    api->pool_byte_array_resize(&array, (int)size);
    godot_access *access = api->pool_byte_array_write(&array);
    if (size) memcpy(api->pool_byte_array_write_access_ptr(access), bytes, size);
    api->pool_byte_array_write_access_destroy(access);
    api->variant_new_pool_byte_array(in(&result), &array);
    api->pool_byte_array_destroy(&array);
    return result;
}

variant engine_dictionary(void) {
    variant result = {{{0}}};
    godot_dictionary dictionary;
    api->dictionary_new(&dictionary);
    api->variant_new_dictionary(in(&result), &dictionary);
    api->dictionary_destroy(&dictionary);
    return result;
}

variant engine_array(void) {
    variant result = {{{0}}};
    godot_array array;
    api->array_new(&array);
    api->variant_new_array(in(&result), &array);
    api->array_destroy(&array);
    return result;
}

/* Dictionaries and arrays are references. */
void engine_set(variant *value, const char *key, variant element) {
    godot_dictionary dictionary = api->variant_as_dictionary(in(value));
    variant name = engine_from_text(key);
    api->dictionary_set(&dictionary, in(&name), in(&element));
    engine_destroy(&name);
    engine_destroy(&element);
    api->dictionary_destroy(&dictionary);
}

void engine_append(variant *value, variant element) {
    godot_array array = api->variant_as_array(in(value));
    api->array_append(&array, in(&element));
    engine_destroy(&element);
    api->array_destroy(&array);
}

variant engine_call(const variant *object, name method, variant *arguments, int count) {
    const godot_variant *pointers[2] = {NULL};
    variant result = {{{0}}};
    for (int i = 0; i < count; i++) pointers[i] = in(&arguments[i]);
    *in(&result) = api->variant_call(in(object), &names[method], pointers, count, NULL);
    for (int i = 0; i < count; i++) engine_destroy(&arguments[i]);
    return result;
}

void engine_destroy(variant *value) { api->variant_destroy(in(value)); }

void *engine_clock(void) {
    char name[] = "OS";
    return api->global_get_singleton(name);
}

void engine_error(const char *function, const char *text) { api->print_error(text, function, "tapzoom", 0); }

/* ---- The class -------------------------------------------------------------------------------------------------- */

static void *create(godot_object *object, void *data) {
    (void)data;
    return camera_new(object);
}

static void destroy(godot_object *object, void *data, void *self) {
    (void)object, (void)data;
    camera_free(self);
}

static void set(godot_object *object, void *data, void *self, godot_variant *value) {
    (void)object;
    if (self) camera_set(self, data, (const variant *)(const void *)value);
}

static godot_variant get(godot_object *object, void *data, void *self) {
    (void)object;
    return out(self ? camera_get(self, data) : engine_nil());
}

static godot_variant call_method(godot_object *object, void *data, void *self, int count, godot_variant **arguments) {
    (void)object;
    return out(self ? camera_call(self, data, (const variant *const *)(void *)arguments, count) : engine_nil());
}

/* The engine calls these methods. */
typedef struct { const char *name; int count; void (*run)(camera *, const variant *); } virtual;

static void ready(camera *camera, const variant *argument) {
    (void)argument;
    camera_ready(camera);
}

static void process(camera *camera, const variant *argument) {
    (void)argument;
    camera_process(camera);
}

static void notification(camera *camera, const variant *argument) {
    if (engine_type(argument) == TYPE_INT) camera_notification(camera, engine_int(argument));
}

static const virtual virtuals[] = {{"_ready", 0, ready}, {"_process", 1, process}, {"_input", 1, camera_input},
                                   {"_unhandled_input", 1, camera_unhandled_input}, {"_notification", 1, notification}};

static godot_variant call_virtual(godot_object *object, void *data, void *self, int count, godot_variant **arguments) {
    const virtual *virtual = data;
    (void)object;
    if (!self) return out(engine_nil());
    if (count == virtual->count) virtual->run(self, count ? (const variant *)(const void *)arguments[0] : NULL);
    else engine_error(virtual->name, "a wrong number of arguments");
    return out(engine_nil());
}

EXPORT void tapzoom_gdnative_init(godot_init_options *options) {
#define NAME_STRING(name) names[NAME_##name] = string(#name);
    api = options->api;
    for (unsigned int i = 0; i < api->num_extensions; i++)
        if (api->extensions[i]->type == GODOT_EXTENSION_NATIVESCRIPT)
            scripts = (const godot_nativescript_api *)(const void *)api->extensions[i];
    ENGINE_NAMES(NAME_STRING)
#undef NAME_STRING
}

EXPORT void tapzoom_gdnative_terminate(void *options) {
    (void)options;
    for (int i = 0; i < NAME_COUNT; i++) api->string_destroy(&names[i]);
}

static void *data_of(const void *entry) { return (void *)(uintptr_t)entry; }

EXPORT void tapzoom_nativescript_init(void *handle) {
    static const char class[] = "TapZoomCamera2D";
    static const int hint_of[] = {GODOT_HINT_NONE, GODOT_HINT_RANGE, GODOT_HINT_ENUM, GODOT_HINT_FLAGS};
    const godot_nativescript_1_1_api *documents = (const godot_nativescript_1_1_api *)(const void *)scripts->head.next;
    scripts->register_class(handle, class, "Camera2D", (godot_create){create, NULL, NULL},
                            (godot_destroy){destroy, NULL, NULL});
    for (int i = 0; i < property_count; i++) {
        const property *one = &properties[i];
        godot_property_attributes attributes = {
            .type = type_of(one->type), .hint = hint_of[one->hint], .hint_string = string(one->choices),
            .usage = one->is_saved ? GODOT_USAGE_DEFAULT : GODOT_USAGE_NONE,
            .default_value = out(camera_default(one))};
        scripts->register_property(handle, class, one->name, &attributes, (godot_setter){set, data_of(one), NULL},
                                   (godot_getter){get, data_of(one), NULL});
        if (documents) documents->set_property_documentation(handle, class, one->name, string(one->doc));
        api->variant_destroy(&attributes.default_value);
        api->string_destroy(&attributes.hint_string);
    }
    for (int i = 0; i < method_count; i++) {
        scripts->register_method(handle, class, methods[i].name, (godot_method_attributes){0},
                                 (godot_method){call_method, data_of(&methods[i]), NULL});
        if (documents) documents->set_method_documentation(handle, class, methods[i].name, string(methods[i].doc));
    }
    for (size_t i = 0; i < sizeof virtuals / sizeof *virtuals; i++)
        scripts->register_method(handle, class, virtuals[i].name, (godot_method_attributes){0},
                                 (godot_method){call_virtual, data_of(&virtuals[i]), NULL});
    for (int i = 0; i < signal_count; i++) {
        if (!signals[i]) continue;
        godot_signal_argument argument = {.name = string("event"), .type = GODOT_DICTIONARY,
                                          .hint_string = string(""), .usage = GODOT_USAGE_DEFAULT};
        godot_signal signal = {.name = string(signals[i]), .num_args = 1, .args = &argument};
        argument.default_value = out(engine_nil());
        scripts->register_signal(handle, class, &signal);
        api->string_destroy(&argument.name);
        api->string_destroy(&argument.hint_string);
        api->string_destroy(&signal.name);
    }
}
