/*
 * gdextension.c - TapZoomCamera2D for Godot 4.4 and later: the answers of engine.h, and an extension class.
 *
 * SPDX-License-Identifier: MIT
 */
#include "gdextension.h"

#include "camera.h"

#include <math.h>
#include <string.h>

#if defined(_WIN32)
#define EXPORT __declspec(dllexport)
#else
#define EXPORT __attribute__((visibility("default")))
#endif

/* The methods and virtual methods that only this file names. */
#define LAYER_NAMES(name) \
    name(append) name(has) name(keys) name(notification) name(resize) name(size) name(_ready) name(_process) \
    name(_input) name(_unhandled_input)
#define LAYER_NAME(name) LAYER_##name,
enum { LAYER_FIRST = NAME_COUNT - 1, LAYER_NAMES(LAYER_NAME) ALL_NAMES };
#undef LAYER_NAME

typedef struct { void *pointer; } word; /* A StringName, a String, an Object, a Dictionary or an Array. */
typedef union { int64_t whole; double real; word word; float floats[4]; void *pointers[2]; } value;
enum { MOST_ARGUMENTS = 6 };

#define DECLARE(result, name, parameters) static result (*name) parameters;
GD_FUNCTIONS(DECLARE)
#undef DECLARE
static void *library;
static word names[ALL_NAMES];
static gd_from_type from[GD_TYPES];
static gd_to_type to[GD_TYPES];
static gd_destructor destroy_type[GD_TYPES];
static gd_constructor new_dictionary, new_array, new_bytes;

const int engine_version = 4;

/* ---- Values ----------------------------------------------------------------------------------------------------- */

static void *in(const variant *value) { return (void *)(uintptr_t)value; }

static const int types[] = {GD_NIL, GD_BOOL, GD_INT, GD_FLOAT, GD_STRING, GD_VECTOR2, GD_RECT2, GD_OBJECT,
                            GD_DICTIONARY, GD_ARRAY, GD_PACKED_BYTE_ARRAY};

static type type_from(int found) {
    for (type one = TYPE_NIL; one < TYPE_OTHER; one++)
        if (types[one] == found) return one;
    return TYPE_OTHER;
}

type engine_type(const variant *value) { return type_from(variant_get_type(value)); }

/* The value of a variant. Values of several types have a reference, which end_type gives back. */
static value as(const variant *variant, int type) {
    value result = {0};
    to[type](&result, in(variant));
    return result;
}

static void end_type(value *value, int type) {
    if (destroy_type[type]) destroy_type[type](value);
}

static variant of(int type, value value) {
    variant result = {{{0}}};
    from[type](&result, &value);
    return result;
}

static word string_name(const char *text) {
    word name = {NULL};
    string_name_new_with_latin1_chars(&name, text, 0);
    return name;
}

static word string(const char *text) {
    word string = {NULL};
    string_new_with_latin1_chars(&string, text);
    return string;
}

static void end_word(word *word, int type) { destroy_type[type](word); }

int64_t engine_int(const variant *value) {
    if (engine_type(value) != TYPE_BOOL) return as(value, GD_INT).whole;
    uint8_t truth = 0;
    to[GD_BOOL](&truth, in(value));
    return truth != 0;
}

double engine_real(const variant *value) { return as(value, GD_FLOAT).real; }

void engine_numbers(const variant *variant, double numbers[4]) {
    const value value = as(variant, variant_get_type(variant));
    for (int i = 0; i < 4; i++) numbers[i] = value.floats[i];
}

bool engine_text(const variant *variant, char *text, size_t size) {
    if (engine_type(variant) != TYPE_STRING) return false;
    value string = as(variant, GD_STRING);
    const gd_int length = string_to_latin1_chars(&string, text, (gd_int)size - 1);
    text[length < (gd_int)size ? length : (gd_int)size - 1] = 0;
    end_type(&string, GD_STRING);
    return true;
}

/* Calls a method and ends the arguments. */
static variant invoke(const variant *self, int method, variant *arguments, int count) {
    const void *pointers[2] = {NULL};
    gd_call_error error = {0};
    variant result = {{{0}}};
    for (int i = 0; i < count; i++) pointers[i] = &arguments[i];
    variant_call(in(self), &names[method], pointers, count, &result, &error);
    for (int i = 0; i < count; i++) variant_destroy(&arguments[i]);
    return result;
}

variant engine_call(const variant *object, name method, variant *arguments, int count) {
    return invoke(object, (int)method, arguments, count);
}

size_t engine_size(const variant *value) {
    const variant size = invoke(value, LAYER_size, NULL, 0);
    return (size_t)engine_int(&size);
}

variant engine_at(const variant *variant, size_t index) {
    struct variant result = {{{0}}};
    value array = as(variant, GD_ARRAY);
    variant_new_copy(&result, array_operator_index(&array, (gd_int)index));
    end_type(&array, GD_ARRAY);
    return result;
}

bool engine_get(const variant *variant, const char *key, struct variant *found) {
    struct variant name = engine_from_text(key), other = engine_from_text(key);
    const struct variant has = invoke(variant, LAYER_has, &other, 1);
    const bool is_there = engine_int(&has) != 0;
    if (is_there) {
        value dictionary = as(variant, GD_DICTIONARY);
        variant_new_copy(found, dictionary_operator_index(&dictionary, &name));
        end_type(&dictionary, GD_DICTIONARY);
    }
    variant_destroy(&name);
    return is_there;
}

variant engine_keys(const variant *dictionary) { return invoke(dictionary, LAYER_keys, NULL, 0); }

void engine_copy(const variant *variant, void *memory) {
    const size_t size = engine_size(variant);
    value bytes = as(variant, GD_PACKED_BYTE_ARRAY);
    if (size) memcpy(memory, packed_byte_array_operator_index_const(&bytes, 0), size);
    end_type(&bytes, GD_PACKED_BYTE_ARRAY);
}

variant engine_nil(void) {
    variant result = {{{0}}};
    variant_new_nil(&result);
    return result;
}

variant engine_from_bool(bool value) {
    variant result = {{{0}}};
    uint8_t truth = value;
    from[GD_BOOL](&result, &truth);
    return result;
}

variant engine_from_int(int64_t whole) { return of(GD_INT, (value){.whole = whole}); }
variant engine_from_real(double real) { return of(GD_FLOAT, (value){.real = real}); }

variant engine_from_text(const char *text) {
    value made = {.word = string(text)};
    const variant result = of(GD_STRING, made);
    end_type(&made, GD_STRING);
    return result;
}

variant engine_from_vector2(double x, double y) {
    return of(GD_VECTOR2, (value){.floats = {(float)x, (float)y}});
}

variant engine_from_rect2(double x, double y, double width, double height) {
    return of(GD_RECT2, (value){.floats = {(float)x, (float)y, (float)width, (float)height}});
}

variant engine_from_object(void *object) { return of(GD_OBJECT, (value){.word = {object}}); }

/* A new value without elements. */
static variant empty(gd_constructor make, int type) {
    value made = {0};
    make(&made, NULL);
    const variant result = of(type, made);
    end_type(&made, type);
    return result;
}

variant engine_dictionary(void) { return empty(new_dictionary, GD_DICTIONARY); }
variant engine_array(void) { return empty(new_array, GD_ARRAY); }

variant engine_from_bytes(const void *bytes, size_t size) {
    variant sized = empty(new_bytes, GD_PACKED_BYTE_ARRAY), count = engine_from_int((int64_t)size);
    variant status = invoke(&sized, LAYER_resize, &count, 1);
    value array = as(&sized, GD_PACKED_BYTE_ARRAY);
    variant_destroy(&status);
    variant_destroy(&sized); /* So that the array is the only owner of its bytes. */
    if (size) memcpy(packed_byte_array_operator_index(&array, 0), bytes, size);
    const variant result = of(GD_PACKED_BYTE_ARRAY, array);
    end_type(&array, GD_PACKED_BYTE_ARRAY);
    return result;
}

/* Dictionaries and arrays are references. */
void engine_set(variant *variant, const char *key, struct variant element) {
    struct variant name = engine_from_text(key);
    value dictionary = as(variant, GD_DICTIONARY);
    void *place = dictionary_operator_index(&dictionary, &name);
    variant_destroy(place);
    variant_new_copy(place, &element);
    end_type(&dictionary, GD_DICTIONARY);
    variant_destroy(&name);
    variant_destroy(&element);
}

void engine_append(variant *array, variant element) {
    variant result = invoke(array, LAYER_append, &element, 1);
    variant_destroy(&result);
}

void engine_destroy(variant *value) { variant_destroy(value); }

void *engine_clock(void) {
    word name = string_name("Time");
    void *clock = global_get_singleton(&name);
    end_word(&name, GD_STRING_NAME);
    return clock;
}

void engine_error(const char *function, const char *text) { print_error(text, function, "tapzoom", 0, 0); }

/* ---- The life of a node ----------------------------------------------------------------------------------------- */

static void *create(void *userdata, gd_bool notify) {
    word parent = string_name("Camera2D"), own = string_name("TapZoomCamera2D");
    void *object = classdb_construct_object2(&parent);
    camera *camera = object ? camera_new(object) : NULL;
    (void)userdata;
    if (camera) object_set_instance(object, &own, camera);
    end_word(&parent, GD_STRING_NAME);
    end_word(&own, GD_STRING_NAME);
    if (!camera) return NULL;
    if (notify) {
        variant self = engine_from_object(object), post_initialize = engine_from_int(0);
        variant result = invoke(&self, LAYER_notification, &post_initialize, 1);
        variant_destroy(&result);
        variant_destroy(&self);
    }
    return object;
}

static void destroy(void *userdata, void *instance) {
    (void)userdata;
    camera_free(instance);
}

static void notified(void *instance, int32_t what, gd_bool reversed) {
    (void)reversed;
    camera_notification(instance, what);
}

/* The data of a virtual method is its name. */
static void *virtual_data(void *userdata, const void *name, uint32_t hash) {
    (void)userdata, (void)hash;
    for (int i = LAYER__ready; i <= LAYER__unhandled_input; i++)
        if (!memcmp(name, &names[i], sizeof names[i])) return &names[i];
    return NULL;
}

static void call_virtual(void *instance, const void *name, void *data, const void *const *arguments, void *result) {
    const word *virtual = data;
    (void)name, (void)result;
    if (virtual == &names[LAYER__ready]) camera_ready(instance);
    else if (virtual == &names[LAYER__process]) camera_process(instance);
    else {
        variant event = engine_from_object(ref_get_object(arguments[0]));
        (virtual == &names[LAYER__input] ? camera_input : camera_unhandled_input)(instance, &event);
        variant_destroy(&event);
    }
}

/* ---- Methods ---------------------------------------------------------------------------------------------------- */

static void call_method(void *userdata, void *instance, const void *const *arguments, gd_int count, void *result,
                        gd_call_error *error) {
    const method *method = userdata;
    const int least = method->count - (method->count && method->arguments[method->count - 1].optional);
    if (count < least || count > method->count) {
        const int32_t expected = count < least ? least : method->count;
        *error = (gd_call_error){count < least ? GD_CALL_TOO_FEW_ARGUMENTS : GD_CALL_TOO_MANY_ARGUMENTS, expected,
                                 expected};
        return;
    }
    variant made = camera_call(instance, method, (const variant *const *)arguments, count);
    variant_new_copy(result, &made);
    variant_destroy(&made);
}

/* A call from code that knows the types: pointers to values. */
static void ptrcall_method(void *userdata, void *instance, const void *const *arguments, void *result) {
    const method *method = userdata;
    variant values[MOST_ARGUMENTS];
    const variant *pointers[MOST_ARGUMENTS];
    for (int i = 0; i < method->count; i++) {
        values[i] = (variant){{{0}}}, pointers[i] = &values[i];
        const type type = method->arguments[i].type;
        if (type == TYPE_NIL) variant_new_copy(&values[i], arguments[i]);
        else from[types[type]](&values[i], (void *)(uintptr_t)arguments[i]);
    }
    variant made = camera_call(instance, method, pointers, method->count);
    if (method->result == TYPE_NIL) {
        variant_destroy(result);
        variant_new_copy(result, &made);
    } else {
        const int type = types[method->result];
        if (destroy_type[type]) destroy_type[type](result);
        to[type](result, &made);
    }
    variant_destroy(&made);
    for (int i = 0; i < method->count; i++) variant_destroy(&values[i]);
}

/* One pair of methods reads and writes all properties, by their index. */
static const property *property_at(int64_t index) {
    return index >= 0 && index < property_count ? &properties[index] : NULL;
}

static void ptrcall_set(void *userdata, void *instance, const void *const *arguments, void *result) {
    const property *property = property_at(*(const int64_t *)arguments[0]);
    (void)userdata, (void)result;
    if (property) camera_set(instance, property, arguments[1]);
}

static void ptrcall_get(void *userdata, void *instance, const void *const *arguments, void *result) {
    const property *property = property_at(*(const int64_t *)arguments[0]);
    (void)userdata;
    if (!property) return;
    variant made = camera_get(instance, property);
    variant_destroy(result);
    variant_new_copy(result, &made);
    variant_destroy(&made);
}

static bool index_of(const void *const *arguments, gd_int count, int32_t expected, gd_call_error *error,
                     int64_t *index) {
    const variant *first = count > 0 ? arguments[0] : NULL;
    if (count != expected || engine_type(first) != TYPE_INT) {
        *error = (gd_call_error){count < expected ? GD_CALL_TOO_FEW_ARGUMENTS : GD_CALL_TOO_MANY_ARGUMENTS, expected,
                                 expected};
        return false;
    }
    *index = engine_int(first);
    return true;
}

static void call_set(void *userdata, void *instance, const void *const *arguments, gd_int count, void *result,
                     gd_call_error *error) {
    int64_t index;
    if (index_of(arguments, count, 2, error, &index))
        ptrcall_set(userdata, instance, (const void *const[]){&index, arguments[1]}, result);
}

static void call_get(void *userdata, void *instance, const void *const *arguments, gd_int count, void *result,
                     gd_call_error *error) {
    int64_t index;
    if (index_of(arguments, count, 1, error, &index))
        ptrcall_get(userdata, instance, (const void *const[]){&index}, result);
}

/* ---- Registration ----------------------------------------------------------------------------------------------- */

/* A property, argument or result, with the words that it owns. */
typedef struct {
    gd_property_info info;
    word name, class_name, hint_string;
} described;

static void describe(described *one, const char *name, type type, int hint, const char *choices) {
    one->name = string_name(name), one->class_name = string_name(""), one->hint_string = string(choices);
    one->info = (gd_property_info){
        .type = types[type], .name = &one->name, .class_name = &one->class_name, .hint = (uint32_t)hint,
        .hint_string = &one->hint_string,
        .usage = GD_USAGE_DEFAULT | (type == TYPE_NIL ? (uint32_t)GD_USAGE_NIL_IS_VARIANT : 0)};
}

static void end(described *one) {
    end_word(&one->name, GD_STRING_NAME);
    end_word(&one->class_name, GD_STRING_NAME);
    end_word(&one->hint_string, GD_STRING);
}

static int metadata(type type) {
    return type == TYPE_INT ? GD_METADATA_INT_IS_INT64 : type == TYPE_REAL ? GD_METADATA_REAL_IS_DOUBLE
                                                                           : GD_METADATA_NONE;
}

/* The default of an optional argument. NaN stands for the present, and 0 for a default size. */
static variant default_of(type type) {
    return type == TYPE_DICTIONARY ? engine_dictionary() : type == TYPE_ARRAY ? engine_array()
         : type == TYPE_REAL ? engine_from_real(NAN) : engine_from_int(0);
}

static void register_method(word *class, const method *method, gd_method_info info) {
    described result, arguments[MOST_ARGUMENTS];
    gd_property_info infos[MOST_ARGUMENTS];
    int metadatas[MOST_ARGUMENTS];
    variant missing = engine_nil();
    void *defaults[] = {&missing};
    word name = string_name(method->name);
    describe(&result, "", method->result, GD_HINT_NONE, "");
    for (int i = 0; i < method->count; i++) {
        const argument *one = &method->arguments[i];
        describe(&arguments[i], one->name, one->type, GD_HINT_NONE, "");
        infos[i] = arguments[i].info, metadatas[i] = metadata(one->type);
        if (one->optional) missing = default_of(one->type), info.default_argument_count = 1;
    }
    info.name = &name, info.userdata = (void *)(uintptr_t)method, info.flags = GD_METHOD_NORMAL;
    info.return_value_info = &result.info, info.return_value_metadata = metadata(method->result);
    info.argument_count = (uint32_t)method->count, info.arguments_info = infos, info.arguments_metadata = metadatas;
    info.default_arguments = defaults;
    classdb_register_extension_class_method(library, class, &info);
    variant_destroy(&missing);
    for (int i = 0; i < method->count; i++) end(&arguments[i]);
    end(&result);
    end_word(&name, GD_STRING_NAME);
}

static void register_class(void) {
    static const int hints[] = {GD_HINT_NONE, GD_HINT_RANGE, GD_HINT_ENUM, GD_HINT_FLAGS};
    static const argument index_and_value[] = {{"index", "", TYPE_INT, false}, {"value", "", TYPE_NIL, false}};
    static const method setter = {"_set_setting", NULL, TYPE_NIL, 2, index_and_value, false, ""};
    static const method getter = {"_get_setting", NULL, TYPE_NIL, 1, index_and_value, false, ""};
    const gd_class_info info = {
        .is_exposed = 1, .is_runtime = 1, .notification = notified, .create_instance = create,
        .free_instance = destroy, .get_virtual_call_data = virtual_data, .call_virtual_with_data = call_virtual};
    word own = string_name("TapZoomCamera2D"), parent = string_name("Camera2D"), none = string_name("");
    word set = string_name(setter.name), get = string_name(getter.name);
    classdb_register_extension_class4(library, &own, &parent, &info);
    for (int i = 0; i < method_count; i++)
        register_method(&own, &methods[i],
                        (gd_method_info){.call = call_method, .ptrcall = ptrcall_method, .has_return_value = 1});
    register_method(&own, &setter, (gd_method_info){.call = call_set, .ptrcall = ptrcall_set});
    register_method(&own, &getter, (gd_method_info){.call = call_get, .ptrcall = ptrcall_get, .has_return_value = 1});
    for (int i = 0; i < property_count; i++) {
        described one;
        describe(&one, properties[i].name, properties[i].type, hints[properties[i].hint], properties[i].choices);
        if (!properties[i].is_saved) one.info.usage = GD_USAGE_NONE;
        classdb_register_extension_class_property_indexed(library, &own, &one.info, &set, &get, i);
        end(&one);
    }
    for (int i = 0; i < signal_count; i++) {
        if (!signals[i]) continue;
        word name = string_name(signals[i]);
        described event;
        describe(&event, "event", TYPE_DICTIONARY, GD_HINT_NONE, "");
        classdb_register_extension_class_signal(library, &own, &name, &event.info, 1);
        end(&event);
        end_word(&name, GD_STRING_NAME);
    }
    for (int i = 0; i < constant_count; i++) {
        word name = string_name(constants[i].name);
        classdb_register_extension_class_integer_constant(library, &own, &none, &name, constants[i].value, 0);
        end_word(&name, GD_STRING_NAME);
    }
    end_word(&own, GD_STRING_NAME);
    end_word(&parent, GD_STRING_NAME);
    end_word(&none, GD_STRING_NAME);
    end_word(&set, GD_STRING_NAME);
    end_word(&get, GD_STRING_NAME);
}

static void initialize(void *userdata, int level) {
    static const int constructed[] = {GD_STRING, GD_DICTIONARY, GD_ARRAY, GD_PACKED_BYTE_ARRAY, GD_STRING_NAME};
    (void)userdata;
    if (level != GD_LEVEL_SCENE) return;
    for (size_t i = 1; i < sizeof types / sizeof *types; i++) {
        from[types[i]] = get_variant_from_type_constructor(types[i]);
        to[types[i]] = get_variant_to_type_constructor(types[i]);
    }
    for (size_t i = 0; i < sizeof constructed / sizeof *constructed; i++)
        destroy_type[constructed[i]] = variant_get_ptr_destructor(constructed[i]);
    new_dictionary = variant_get_ptr_constructor(GD_DICTIONARY, 0);
    new_array = variant_get_ptr_constructor(GD_ARRAY, 0);
    new_bytes = variant_get_ptr_constructor(GD_PACKED_BYTE_ARRAY, 0);
#define NAME_STRING(name) names[NAME_##name] = string_name(#name);
#define LAYER_STRING(name) names[LAYER_##name] = string_name(#name);
    ENGINE_NAMES(NAME_STRING)
    LAYER_NAMES(LAYER_STRING)
    register_class();
}

static void deinitialize(void *userdata, int level) {
    word own;
    (void)userdata;
    if (level != GD_LEVEL_SCENE) return;
    own = string_name("TapZoomCamera2D");
    classdb_unregister_extension_class(library, &own);
    end_word(&own, GD_STRING_NAME);
    for (int i = 0; i < ALL_NAMES; i++) end_word(&names[i], GD_STRING_NAME);
}

/* Refuses an engine that lacks a function. */
EXPORT gd_bool tapzoom_gdextension_init(gd_get_proc_address get, void *own_library, gd_initialization *initialization) {
#define FIND(result, name, parameters) \
    name = (result (*) parameters)get(#name); \
    if (!name) return 0;
    GD_FUNCTIONS(FIND)
    library = own_library;
    *initialization = (gd_initialization){GD_LEVEL_SCENE, NULL, initialize, deinitialize};
    return 1;
}
