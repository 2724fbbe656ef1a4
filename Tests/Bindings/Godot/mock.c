/*
 * mock.c - the part of Godot 4 that the extension asks for, as a library for engine.py.
 *
 * SPDX-License-Identifier: MIT
 *
 * Values have the sizes of the engine's, names are one pointer for each text, and arrays of bytes are copied when they
 * are written. The mock counts what is alive. A use that the engine would not survive is a fault: a value of another
 * type, one that has ended or never began, an unknown method.
 */
#include "gdextension.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct text { int uses; struct text *next; char chars[]; } text;
typedef struct variant {
    int64_t type;
    union { int64_t whole; double real; void *pointer; float floats[4]; } is;
} variant;
typedef struct list { int uses; int64_t size; variant *keys, *values; } list; /* An Array has no keys. */
typedef struct bytes { int uses; int64_t size; uint8_t data[]; } bytes;
typedef struct object { int uses, counts; char class[64]; void *instance; list *fields; } object;
typedef struct entry {
    char name[64];
    gd_method_info info;
    gd_property_info arguments[8], result;
    variant missing;
} entry;
typedef struct property { char name[64], hint[2048]; int type, hint_kind, usage; gd_int index; } property;

enum { ENDED = 99 };
int mock_faults, mock_alive, mock_errors;
char mock_fault[300], mock_error[400];
int64_t mock_ticks;
static text *names;
static gd_class_info class;
static char class_name[64], parent_name[64];
static entry entries[128];
static property properties[128];
static char signals[64][64], constants[256][64];
static int64_t constant_values[256];
static int entry_count, property_count, signal_count, constant_count;
static list *emitted; /* Pairs of the name and the event. */
static object *clock_object;
static gd_initialization extension;
static void *library_handle;

static void fault(const char *what, const char *of) {
    mock_faults++;
    snprintf(mock_fault, sizeof mock_fault, "%s: %s", what, of);
}

/* ---- Values ----------------------------------------------------------------------------------------------------- */

static void *born(size_t size) {
    mock_alive++;
    return calloc(1, size);
}

static void dead(void *memory) {
    mock_alive--;
    free(memory);
}

static text *new_text(const char *chars, size_t size) {
    text *made = born(sizeof *made + size + 1);
    made->uses = 1;
    memcpy(made->chars, chars, size);
    return made;
}

static text *named(const char *chars) {
    for (text *one = names; one; one = one->next)
        if (!strcmp(one->chars, chars)) return one->uses++, one;
    text *made = new_text(chars, strlen(chars));
    made->next = names;
    return names = made;
}

static void end_name(text *name) {
    if (!name || name->uses <= 0) { fault("a name that has ended", ""); return; }
    if (--name->uses) return;
    for (text **one = &names; *one; one = &(*one)->next)
        if (*one == name) { *one = name->next; break; }
    dead(name);
}

void mock_destroy(variant *value);

static void end_list(list *one) {
    if (--one->uses) return;
    for (int64_t i = 0; i < one->size; i++) {
        if (one->keys) mock_destroy(&one->keys[i]);
        mock_destroy(&one->values[i]);
    }
    free(one->keys), free(one->values);
    dead(one);
}

static void hold(int type, void *pointer, int by) {
    if (!pointer) return;
    if (type == GD_STRING) {
        text *one = pointer;
        if ((one->uses += by) == 0) dead(one);
    } else if (type == GD_DICTIONARY || type == GD_ARRAY) {
        if (by > 0) ((list *)pointer)->uses++;
        else end_list(pointer);
    } else if (type == GD_PACKED_BYTE_ARRAY) {
        bytes *one = pointer;
        if ((one->uses += by) == 0) dead(one);
    } else if (type == GD_OBJECT) {
        object *one = pointer;
        if (!one->counts) return; /* A node: the engine frees it. */
        if ((one->uses += by) == 0) end_list(one->fields), dead(one);
    }
}

static void check(const variant *value, const char *where) {
    if (value->type < 0 || value->type >= GD_TYPES) fault("a variant that has ended or never began", where);
}

void mock_destroy(variant *value) {
    check(value, "variant_destroy");
    if (value->type < GD_TYPES) hold((int)value->type, value->is.pointer, -1);
    value->type = ENDED;
}

static void copy(void *to, const void *from) {
    check(from, "variant_new_copy");
    *(variant *)to = *(const variant *)from;
    hold((int)((variant *)to)->type, ((variant *)to)->is.pointer, 1);
}

static void nil(void *value) { *(variant *)value = (variant){GD_NIL, {0}}; }
static int type_of(const void *value) { return check(value, "variant_get_type"), (int)((const variant *)value)->type; }

static size_t size_of(int type) {
    return type == GD_BOOL ? 1 : type == GD_RECT2 ? 16 : 8;
}

#define CONVERSIONS(f) f(BOOL) f(INT) f(FLOAT) f(STRING) f(VECTOR2) f(RECT2) f(OBJECT) f(DICTIONARY) f(ARRAY) \
    f(PACKED_BYTE_ARRAY)

static void to_variant(int type, void *value, const void *from) {
    variant made = {type, {0}};
    memcpy(&made.is, from, size_of(type));
    if (size_of(type) == 8 && type > GD_FLOAT && type != GD_VECTOR2) hold(type, made.is.pointer, 1);
    if (type == GD_OBJECT && !made.is.pointer) made.type = GD_NIL;
    *(variant *)value = made;
}

static void from_variant(int type, void *to, const void *value) {
    const variant *one = value;
    if (one->type != type) {
        fault("a value of another type", "get_variant_to_type_constructor");
        memset(to, 0, size_of(type));
        return;
    }
    memcpy(to, &one->is, size_of(type));
    if (size_of(type) == 8 && type > GD_FLOAT && type != GD_VECTOR2) hold(type, one->is.pointer, 1);
}

#define CONVERT(type) \
    static void make_##type(void *value, void *from) { to_variant(GD_##type, value, from); } \
    static void read_##type(void *to, void *value) { from_variant(GD_##type, to, value); } \
    static void end_##type(void *value) { hold(GD_##type, *(void **)value, -1); }
CONVERSIONS(CONVERT)

static void end_STRING_NAME(void *name) { end_name(*(text **)name); }

static gd_from_type get_variant_from_type_constructor(int type) {
#define MAKER(name) if (type == GD_##name) return make_##name;
    CONVERSIONS(MAKER)
    return NULL;
}

static gd_to_type get_variant_to_type_constructor(int type) {
#define READER(name) if (type == GD_##name) return read_##name;
    CONVERSIONS(READER)
    return NULL;
}

static gd_destructor variant_get_ptr_destructor(int type) {
#define ENDER(name) if (type == GD_##name) return end_##name;
    CONVERSIONS(ENDER)
    return type == GD_STRING_NAME ? end_STRING_NAME : NULL;
}

static list *new_list(int has_keys) {
    list *made = born(sizeof *made);
    made->uses = 1;
    if (has_keys) made->keys = calloc(1, sizeof *made->keys);
    return made;
}

static bytes *new_bytes(int64_t size) {
    bytes *made = born(sizeof *made + (size_t)size + 1);
    made->uses = 1, made->size = size;
    return made;
}

static void construct_dictionary(void *to, const void *const *none) { (void)none, *(list **)to = new_list(1); }
static void construct_array(void *to, const void *const *none) { (void)none, *(list **)to = new_list(0); }
static void construct_bytes(void *to, const void *const *none) { (void)none, *(bytes **)to = new_bytes(0); }

static gd_constructor variant_get_ptr_constructor(int type, int32_t index) {
    if (index) fault("an unknown constructor", "");
    return type == GD_DICTIONARY ? construct_dictionary : type == GD_ARRAY ? construct_array
         : type == GD_PACKED_BYTE_ARRAY ? construct_bytes : NULL;
}

static const char *chars(const variant *value) {
    return value->type == GD_STRING ? ((text *)value->is.pointer)->chars : "";
}

static variant *find(list *one, const char *key) {
    for (int64_t i = 0; i < one->size; i++)
        if (!strcmp(chars(&one->keys[i]), key)) return &one->values[i];
    return NULL;
}

static variant *grow(list *one) {
    one->size++;
    one->values = realloc(one->values, (size_t)one->size * sizeof *one->values);
    if (one->keys) one->keys = realloc(one->keys, (size_t)one->size * sizeof *one->keys);
    nil(&one->values[one->size - 1]);
    return &one->values[one->size - 1];
}

static void *dictionary_operator_index(void *dictionary, const void *key) {
    list *one = *(list **)dictionary;
    variant *found = find(one, chars(key));
    if (found) return found;
    found = grow(one);
    copy(&one->keys[one->size - 1], key);
    return found;
}

static void *array_operator_index(void *array, gd_int index) {
    list *one = *(list **)array;
    if (index < 0 || index >= one->size) return fault("an index", "array_operator_index"), NULL;
    return &one->values[index];
}

static uint8_t *packed_byte_array_operator_index(void *array, gd_int index) {
    bytes **one = array;
    if (index < 0 || index >= (*one)->size) return fault("an index", "packed_byte_array_operator_index"), NULL;
    if ((*one)->uses > 1) {
        bytes *own = new_bytes((*one)->size);
        memcpy(own->data, (*one)->data, (size_t)own->size);
        (*one)->uses--;
        *one = own;
    }
    return &(*one)->data[index];
}

static const uint8_t *packed_byte_array_operator_index_const(const void *array, gd_int index) {
    const bytes *one = *(bytes *const *)array;
    if (index < 0 || index >= one->size) return fault("an index", "packed_byte_array_operator_index_const"), NULL;
    return &one->data[index];
}

static void string_name_new_with_latin1_chars(void *name, const char *chars, gd_bool is_static) {
    (void)is_static;
    *(text **)name = named(chars);
}

static void string_new_with_latin1_chars(void *string, const char *chars) {
    *(text **)string = new_text(chars, strlen(chars));
}

static gd_int string_to_latin1_chars(const void *string, char *to, gd_int most) {
    const text *one = *(text *const *)string;
    const gd_int size = (gd_int)strlen(one->chars);
    memcpy(to, one->chars, (size_t)(size < most ? size : most));
    return size;
}

static void print_error(const char *description, const char *function, const char *file, int32_t line,
                        gd_bool editor_notify) {
    (void)file, (void)line, (void)editor_notify;
    mock_errors++;
    snprintf(mock_error, sizeof mock_error, "%s: %s", function, description);
}

/* ---- Objects ---------------------------------------------------------------------------------------------------- */

object *mock_object(const char *name, int counts) {
    object *made = born(sizeof *made);
    made->uses = 1, made->counts = counts, made->fields = new_list(1);
    snprintf(made->class, sizeof made->class, "%s", name);
    return made;
}

/* The field of an object; NULL if it has none. */
variant *mock_field(object *one, const char *name) { return find(one->fields, name); }

void mock_set_field(object *one, const char *name, const variant *value) {
    variant key = {GD_STRING, {0}};
    key.is.pointer = new_text(name, strlen(name));
    variant *place = dictionary_operator_index(&one->fields, &key);
    mock_destroy(&key);
    mock_destroy(place);
    copy(place, value);
}

static void call_object(object *one, const char *method, const variant *const *arguments, gd_int count,
                        variant *result, gd_call_error *error) {
    const char *field = strchr(method, '_') ? strchr(method, '_') + 1 : "";
    if (!strcmp(method, "get_class")) {
        *result = (variant){GD_STRING, {0}};
        result->is.pointer = new_text(one->class, strlen(one->class));
    } else if (!strcmp(method, "get_ticks_usec")) {
        *result = (variant){GD_INT, {mock_ticks}};
    } else if (!strcmp(method, "get_signal_connection_list") && count == 1) {
        const variant connection = {GD_INT, {0}};
        *result = (variant){GD_ARRAY, {0}};
        result->is.pointer = new_list(0);
        if (!find(one->fields, "deaf")) copy(grow(result->is.pointer), &connection);
    } else if (!strcmp(method, "emit_signal") && count == 2) {
        copy(grow(emitted), arguments[0]);
        copy(grow(emitted), arguments[1]);
    } else if (!strcmp(method, "notification") || !strcmp(method, "force_update_scroll")) {
        const variant yes = {GD_BOOL, {1}};
        mock_set_field(one, method, &yes);
    } else if (!strncmp(method, "set_", 4) && count == 1) {
        mock_set_field(one, field, arguments[0]);
    } else if ((!strncmp(method, "get_", 4) || !strncmp(method, "is_", 3)) && !count && find(one->fields, field)) {
        copy(result, find(one->fields, field));
    } else {
        error->error = 1;
        fault("an unknown method", method);
    }
}

static void variant_call(void *self, const void *name, const void *const *arguments, gd_int count, void *to,
                         gd_call_error *error) {
    variant *value = self, *result = to;
    const char *method = (*(text *const *)name)->chars;
    const variant *first = count ? arguments[0] : NULL;
    check(value, method);
    for (gd_int i = 0; i < count; i++) check(arguments[i], method);
    nil(result);
    error->error = GD_CALL_OK;
    if (value->type == GD_OBJECT) {
        call_object(value->is.pointer, method, (const variant *const *)arguments, count, result, error);
    } else if (!strcmp(method, "size") && (value->type == GD_ARRAY || value->type == GD_DICTIONARY)) {
        *result = (variant){GD_INT, {((list *)value->is.pointer)->size}};
    } else if (!strcmp(method, "size") && value->type == GD_PACKED_BYTE_ARRAY) {
        *result = (variant){GD_INT, {((bytes *)value->is.pointer)->size}};
    } else if (!strcmp(method, "has") && value->type == GD_DICTIONARY) {
        *result = (variant){GD_BOOL, {find(value->is.pointer, chars(first)) != NULL}};
    } else if (!strcmp(method, "keys") && value->type == GD_DICTIONARY) {
        const list *from = value->is.pointer;
        *result = (variant){GD_ARRAY, {0}};
        result->is.pointer = new_list(0);
        for (int64_t i = 0; i < from->size; i++) copy(grow(result->is.pointer), &from->keys[i]);
    } else if (!strcmp(method, "append") && value->type == GD_ARRAY) {
        copy(grow(value->is.pointer), first);
    } else if (!strcmp(method, "resize") && value->type == GD_PACKED_BYTE_ARRAY) {
        bytes *sized = new_bytes(first->is.whole);
        hold(GD_PACKED_BYTE_ARRAY, value->is.pointer, -1);
        value->is.pointer = sized;
        *result = (variant){GD_INT, {0}};
    } else {
        error->error = 1;
        fault("an unknown method", method);
    }
}

static void *ref_get_object(const void *ref) { return *(void *const *)ref; }

static void *global_get_singleton(const void *name) {
    if (strcmp((*(text *const *)name)->chars, "Time")) fault("an unknown singleton", (*(text *const *)name)->chars);
    return clock_object;
}

static void *classdb_construct_object2(const void *name) {
    return mock_object((*(text *const *)name)->chars, 0);
}

static void object_set_instance(void *one, const void *name, void *instance) {
    object *node = one;
    node->instance = instance;
    snprintf(node->class, sizeof node->class, "%s", (*(text *const *)name)->chars);
}

/* ---- Registration ----------------------------------------------------------------------------------------------- */

static const char *name_of(const void *name) { return (*(text *const *)name)->chars; }

static void own_class(void *library, const void *name) {
    if (library != &extension || strcmp(name_of(name), class_name)) fault("another class or library", name_of(name));
}

static void classdb_register_extension_class4(void *library, const void *name, const void *parent,
                                              const gd_class_info *info) {
    class = *info;
    snprintf(class_name, sizeof class_name, "%s", name_of(name));
    snprintf(parent_name, sizeof parent_name, "%s", name_of(parent));
    own_class(library, name);
}

static void classdb_register_extension_class_method(void *library, const void *name, const gd_method_info *info) {
    entry *one = &entries[entry_count++];
    own_class(library, name);
    snprintf(one->name, sizeof one->name, "%s", name_of(info->name));
    one->info = *info;
    for (uint32_t i = 0; i < info->argument_count; i++) one->arguments[i] = info->arguments_info[i];
    one->result = *info->return_value_info;
    nil(&one->missing);
    if (info->default_argument_count) copy(&one->missing, info->default_arguments[0]);
}

static void classdb_register_extension_class_integer_constant(void *library, const void *name, const void *enumeration,
                                                              const void *constant, gd_int value, gd_bool is_bitfield) {
    (void)enumeration, (void)is_bitfield;
    own_class(library, name);
    constant_values[constant_count] = value;
    snprintf(constants[constant_count++], sizeof *constants, "%s", name_of(constant));
}

static entry *method(const char *name) {
    for (int i = 0; i < entry_count; i++)
        if (!strcmp(entries[i].name, name)) return &entries[i];
    return NULL;
}

/* As in the engine, both methods must be there, and take the index. */
static void classdb_register_extension_class_property_indexed(void *library, const void *name,
                                                              const gd_property_info *info, const void *setter,
                                                              const void *getter, gd_int index) {
    property *one = &properties[property_count++];
    const entry *set = method(name_of(setter)), *get = method(name_of(getter));
    own_class(library, name);
    if (!set || !get || set->info.argument_count != 2 || get->info.argument_count != 1) fault("a setter", "");
    snprintf(one->name, sizeof one->name, "%s", name_of(info->name));
    snprintf(one->hint, sizeof one->hint, "%s", (*(text **)info->hint_string)->chars);
    one->type = info->type, one->hint_kind = (int)info->hint, one->usage = (int)info->usage, one->index = index;
}

static void classdb_register_extension_class_signal(void *library, const void *name, const void *signal,
                                                    const gd_property_info *arguments, gd_int count) {
    own_class(library, name);
    if (count != 1 || arguments->type != GD_DICTIONARY) fault("a signal", name_of(signal));
    snprintf(signals[signal_count++], sizeof *signals, "%s", name_of(signal));
}

static void classdb_unregister_extension_class(void *library, const void *name) {
    own_class(library, name);
    for (int i = 0; i < entry_count; i++) mock_destroy(&entries[i].missing);
    *class_name = 0;
    entry_count = property_count = signal_count = constant_count = 0;
}

static void variant_new_copy(void *to, const void *from) { copy(to, from); }
static void variant_new_nil(void *value) { nil(value); }
static void variant_destroy(void *value) { mock_destroy(value); }
static int variant_get_type(const void *value) { return type_of(value); }

static char missing_function[64];

static gd_unused get_proc_address(const char *name) {
#define IS(result, function, parameters) \
    if (!strcmp(name, #function) && strcmp(name, missing_function)) return (gd_unused)(void *)function;
    GD_FUNCTIONS(IS)
    return NULL;
}

/* ---- For engine.py ---------------------------------------------------------------------------------------------- */

/* Loads an extension, in an engine that lacks a function. Returns whether it accepted. */
int mock_load(const char *file, const char *entry_symbol, const char *missing) {
    gd_bool (*init)(gd_get_proc_address, void *, gd_initialization *);
    library_handle = dlopen(file, RTLD_NOW | RTLD_LOCAL);
    if (!library_handle) return fault("dlopen", dlerror()), 0;
    *(void **)&init = dlsym(library_handle, entry_symbol);
    snprintf(missing_function, sizeof missing_function, "%s", missing);
    if (!init || !init(get_proc_address, &extension, &extension)) return 0;
    clock_object = mock_object("Time", 0);
    emitted = new_list(0);
    for (int level = extension.minimum_level; level <= 3; level++) extension.initialize(extension.userdata, level);
    return 1;
}

void mock_unload(void) {
    for (int level = 3; level >= extension.minimum_level; level--) extension.deinitialize(extension.userdata, level);
    end_list(clock_object->fields), dead(clock_object);
    end_list(emitted);
}

object *mock_new(void) { return class.create_instance(class.userdata, 1); }

void mock_free(object *node) {
    class.free_instance(class.userdata, node->instance);
    end_list(node->fields);
    dead(node);
}

void mock_virtual(object *node, const char *name, double delta, object *event) {
    text *method = named(name);
    const void *argument = event ? (const void *)&event : (const void *)&delta;
    void *data = class.get_virtual_call_data(class.userdata, &method, 0);
    if (data) class.call_virtual_with_data(node->instance, &method, data, &argument, NULL);
    else fault("no virtual method", name);
    end_name(method);
}

void mock_notify(object *node, int what) { class.notification(node->instance, what, 0); }

/* Calls by values. Returns the error of the call. */
int mock_call(object *node, const char *name, const variant *const *arguments, int count, variant *result) {
    const entry *one = method(name);
    gd_call_error error = {0};
    nil(result);
    if (!one) return -1;
    one->info.call(one->info.userdata, node->instance, (const void *const *)arguments, count, result, &error);
    return error.error;
}

/* Calls by pointers, as from typed code. Returns whether all arguments have the types of the method. */
int mock_ptrcall(object *node, const char *name, const variant *const *arguments, int count, variant *result) {
    const entry *one = method(name);
    const void *pointers[8];
    nil(result);
    if (!one || count > (int)one->info.argument_count) return 0;
    for (uint32_t i = 0; i < one->info.argument_count; i++) {
        const variant *value = (int)i < count ? arguments[i] : &one->missing;
        if (one->arguments[i].type && one->arguments[i].type != value->type) return 0;
        pointers[i] = one->arguments[i].type ? (const void *)&value->is : (const void *)value;
    }
    const int type = one->result.type;
    if (type == GD_NIL) {
        one->info.ptrcall(one->info.userdata, node->instance, pointers, result);
    } else {
        result->type = type;
        if (type == GD_STRING) result->is.pointer = new_text("", 0);
        one->info.ptrcall(one->info.userdata, node->instance, pointers, &result->is);
    }
    return 1;
}

list *mock_emitted(void) { return emitted; }

void mock_forget(void) {
    end_list(emitted);
    emitted = new_list(0);
}

const char *mock_class(int parent) { return parent ? parent_name : class_name; }
const char *mock_method(int i) { return i < entry_count ? entries[i].name : NULL; }
const char *mock_signal(int i) { return i < signal_count ? signals[i] : NULL; }
const char *mock_constant(int i) { return i < constant_count ? constants[i] : NULL; }
int64_t mock_constant_value(int i) { return constant_values[i]; }
const property *mock_property(int i) { return i < property_count ? &properties[i] : NULL; }
list *mock_new_list(int has_keys) { return new_list(has_keys); }
text *mock_new_text(const char *chars, size_t size) { return new_text(chars, size); }
variant *mock_grow(list *one) { return grow(one); }

bytes *mock_new_bytes(const void *data, int64_t size) {
    bytes *made = new_bytes(size);
    memcpy(made->data, data, (size_t)size);
    return made;
}
