# SPDX-License-Identifier: MIT
"""Java's native methods: the class Native, and its code in C."""

import re

from .description import WRITTEN, Description, camel, filled
from .names import MEMORY

NATIVE = "bindings/java/src/main/c/tapzoom_jni.c"
FOLDER = "bindings/java/src/main/java/io/tapzoom"
HEAD = ["// SPDX-License-Identifier: MIT", f"// {WRITTEN}", "", "package io.tapzoom;", ""]
#: The types of the native methods for parameters of C, and JNI's names of them.
PLAIN = {"double": ("double", "jdouble"), "int32_t": ("int", "jint"), "tapzoom_status": ("int", "jint"),
         "uint32_t": ("int", "jint"), "int64_t": ("long", "jlong"), "size_t": ("long", "jlong")}
ARRAYS = {"double": ("double", "jdouble", "Double"), "float": ("float", "jfloat", "Float"),
          "int32_t": ("int", "jint", "Int"), "uint32_t": ("int", "jint", "Int"), "size_t": ("long", "jlong", "Long")}
#: The names of arrays that receive several numbers.
GROUPS = {("min", "max", "fitted"): "range", ("content_x", "content_y"): "point", ("view_x", "view_y"): "point"}


def plain(function: dict) -> str:
    return function["name"].removeprefix("tapzoom_")


def owner(function: dict) -> str:
    """The struct whose methods a function is: "view" for those of a view."""
    first = function["parameters"][0]["type"] if function["parameters"] else ""
    found = re.fullmatch(r"const tapzoom_(\w+) \*|tapzoom_(view) \*", first)
    return (found[1] or found[2]) if found else ""


def pointed(parameter: dict) -> str:
    """The type at which a parameter points; "" for a number."""
    found = re.fullmatch(r"(?:const )?(\w+) \*+", parameter["type"])
    return found[1] if found else ""


def is_number_out(parameter: dict) -> bool:
    return pointed(parameter) in ARRAYS and parameter["direction"] == "out" and not parameter["length"]


def grouped(function: dict) -> list[dict]:
    """The parameters. Numbers of one type that a function returns in a row are an array."""
    found: list[dict] = []
    for one in function["parameters"]:
        if is_number_out(one) and found and "members" in found[-1] and found[-1]["type"] == one["type"]:
            found[-1]["members"].append(one)
        elif is_number_out(one):
            found.append({**one, "members": [one]})
        else:
            found.append(one)
    for one in found:
        members = one.get("members", [])
        if len(members) > 1:
            one["name"] = GROUPS[tuple(member["name"] for member in members)]
    return found


class Call:
    """A native method: its parameters in Java and C, and what its code does around the call."""

    def __init__(self, function: dict) -> None:
        self.function, self.java, self.c, self.arguments = function, [], [], []
        self.before: list[str] = []
        self.critical: list[str] = []
        self.after: list[str] = []
        for one in grouped(function):
            self.add(one)

    def take(self, java: str, c: str, name: str) -> None:
        self.java.append(f"{java} {camel(name)}")
        self.c.append(f"{c} {name}")

    def add(self, one: dict) -> None:
        name, of, type_name = one["name"], pointed(one), one["type"]
        if not of:
            java, c = PLAIN[type_name]
            self.take(java, c, name)
            self.arguments.append(f"({type_name}){name}" if type_name in ("size_t", "uint32_t") else name)
        elif type_name == "tapzoom_view **":
            self.take("long[]", "jlongArray", name)
            self.before.append(f"tapzoom_view *made_{name} = NULL;")
            self.arguments.append(f"&made_{name}")
            self.after += [f"const jlong handle = (jlong)(intptr_t)made_{name};",
                           f"(*env)->SetLongArrayRegion(env, {name}, 0, 1, &handle);"]
        elif of == "tapzoom_view":
            self.take("long", "jlong", name)
            self.arguments.append(f"view_of({name})")
        elif of == "char":
            self.take("String[]", "jobjectArray", name)
            self.before.append(f'const char *found_{name} = "";')
            self.arguments.append(f"&found_{name}")
            self.after += [f"jstring text = (*env)->NewStringUTF(env, found_{name});",
                           f"if (text != NULL) (*env)->SetObjectArrayElement(env, {name}, 0, text);"]
        elif of.startswith("tapzoom_") or one["retained"]:
            self.take("Struct", "jobject", name)
            self.before.append(f"void *at_{name} = address(env, {name});")
            self.arguments.append(f"at_{name}")
        elif of == "void":
            self.bytes(one)
        else:
            self.numbers(one)

    def bytes(self, one: dict) -> None:
        """An array of Java from an index on. The collector waits for the call."""
        name, mode = one["name"], "0" if one["direction"] == "out" else "JNI_ABORT"
        self.take("byte[]", "jbyteArray", name)
        self.java.append("int from")
        self.c.append("jint from")
        self.critical += [f"char *at_{name} = {name} == NULL ? NULL : (*env)->GetPrimitiveArrayCritical(env, {name}, "
                          "NULL);", f"if (at_{name} == NULL && {name} != NULL) return TAPZOOM_ERROR_MEMORY;"]
        self.arguments.append(f"at_{name} == NULL ? NULL : at_{name} + from")
        self.after.insert(0, f"if (at_{name} != NULL) (*env)->ReleasePrimitiveArrayCritical(env, {name}, at_{name}, "
                             f"{mode});")

    def numbers(self, one: dict) -> None:
        name, of = one["name"], pointed(one)
        java, c, method_name = ARRAYS[of]
        members = one.get("members", [])
        count = len(members) or one["length"]
        self.take(f"{java}[]", f"{c}Array", name)
        self.before.append(f"{of} got_{name}[{count}] = {{0}};")
        self.arguments += [f"&got_{name}[{i}]" for i in range(count)] if members else [f"got_{name}"]
        value = f"got_{name}"
        if of == "size_t":
            self.after.append(f"const jlong long_{name} = (jlong)got_{name}[0];")
            value = f"&long_{name}"
        elif of == "uint32_t":
            value = f"(const jint *){value}"
        # The arrays of doubles are the program's: a failed call leaves them as they were.
        condition = "if (status == TAPZOOM_OK) " if of in ("double", "float") else ""
        self.after.append(f"{condition}(*env)->Set{method_name}ArrayRegion(env, {name}, 0, {count}, {value});")

    def java_lines(self) -> list[str]:
        result = {"void": "void", "const char *": "String"}.get(self.function["result"]) or \
            PLAIN[self.function["result"]][0]
        words = [f"{one}," for one in self.java[:-1]] + [f"{self.java[-1]});"] if self.java else [");"]
        head = f"    static native {result} {camel(plain(self.function))}("
        lines = filled([head + words[0], *words[1:]], "", " " * len(head))
        return lines

    def c_lines(self) -> list[str]:
        name, result = self.function["name"], self.function["result"]
        of = {"void": "void", "const char *": "jstring"}.get(result) or PLAIN[result][1]
        head = f"METHOD({of}, {camel(plain(self.function))})("
        words = [f"{one}," for one in ("JNIEnv *env", "jclass self", *self.c)]
        words[-1] = words[-1][:-1] + ") {"
        words = [word.replace(" ", "\0") for word in words]
        lines = [line.replace("\0", " ") for line in filled([head + words[0], *words[1:]], "", " " * len(head))]
        call = f"{name}({', '.join(self.arguments)})"
        body = ["(void)env, (void)self;", *self.before, *self.critical]
        if result == "void":
            body.append(f"{call};")
        elif result == "const char *":
            body.append(f"return (*env)->NewStringUTF(env, {call});")
        elif not self.after:
            body.append(f"return {call};")
        else:
            body += [f"const {result} status = {call};", *self.after, "return status;"]
        return [*lines, *(line for one in body for line in wrapped(one)), "}", ""]


def wrapped(statement: str) -> list[str]:
    return filled(statement.split(), "    ", "        ")


def native_functions(api: Description) -> list[dict]:
    return [one for one in api.functions if plain(one) not in MEMORY]


def native_class(api: Description) -> str:
    lines = [*HEAD, "import java.nio.ByteBuffer;", "",
             "/** The functions of the header. A struct is in the memory of a Struct, a view is its address. */",
             "final class Native {", "    static {", "        Library.load();", "    }", "",
             "    private Native() { }", "", "    static native long address(ByteBuffer buffer);", ""]
    for function in native_functions(api):
        lines += Call(function).java_lines()
    return "\n".join([*lines, "}"]) + "\n"


C_HEAD = f"""/*
 * tapzoom_jni.c - the native methods of Native.java.
 *
 * SPDX-License-Identifier: MIT
 * {WRITTEN}
 *
 * A method takes the parameters of its function. The structs are in direct buffers, which stay where they are while
 * their Java objects are parameters. Numbers that a function returns are in arrays.
 */
#include <jni.h>
#include <stddef.h>
#include <stdint.h>
#include <tapzoom.h>

#define METHOD(type, name) JNIEXPORT type JNICALL Java_io_tapzoom_Native_##name

static jfieldID address_field;

JNIEXPORT jint JNICALL JNI_OnLoad(JavaVM *machine, void *reserved) {{
    JNIEnv *env;
    jclass found;
    (void)reserved;
    if ((*machine)->GetEnv(machine, (void **)&env, JNI_VERSION_1_6) != JNI_OK) return JNI_ERR;
    found = (*env)->FindClass(env, "io/tapzoom/Struct");
    if (found == NULL) return JNI_ERR;
    address_field = (*env)->GetFieldID(env, found, "address", "J");
    return address_field == NULL ? JNI_ERR : JNI_VERSION_1_6;
}}

static void *address(JNIEnv *env, jobject memory) {{
    return memory == NULL ? NULL : (void *)(intptr_t)(*env)->GetLongField(env, memory, address_field);
}}

static tapzoom_view *view_of(jlong handle) {{ return (tapzoom_view *)(intptr_t)handle; }}

METHOD(jlong, address)(JNIEnv *env, jclass self, jobject buffer) {{
    (void)self;
    return (jlong)(intptr_t)(*env)->GetDirectBufferAddress(env, buffer);
}}
"""


def native_code(api: Description) -> str:
    lines = [C_HEAD]
    for function in native_functions(api):
        lines += Call(function).c_lines()
    return "\n".join(lines[:-1]) + "\n"


def outputs(api: Description) -> dict[str, object]:
    return {NATIVE: native_code(api), f"{FOLDER}/Native.java": native_class(api)}
