#!/bin/sh
# SPDX-License-Identifier: MIT
#
# run.sh COMPILER... - compiles the C++ tests with strict warnings in C++17 with the first compiler, and runs them. With
# TAPZOOM_ALL=1 it takes each compiler that is installed, C++17 without exceptions and C++20 with them.

set -u
strict='-pedantic -Wall -Wextra -Werror -Wshadow -Wconversion -Wold-style-cast -Ibuild/include'
bare='-fno-exceptions -fno-rtti'
parts='main types settings memory misuse'
modes="-std=c++17 $bare
-std=c++20"
[ "${TAPZOOM_ALL-}" = 1 ] || modes=-std=c++17
link='-Lbuild/lib -ltapzoom'
export LD_LIBRARY_PATH="$PWD/build/lib"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
printf '#include <tapzoom.hpp>\n#include <tapzoom.hpp>\n' > "$work/header.cpp"
# The program of the README, and its output there.
awk '/^```/ { on = /cpp/; next } on' bindings/cpp/README.md > "$work/readme.cpp"
awk '/^It prints$/ { on = 1; next } /^[^ ]/ { on = 0 } on && NF { print $0 }' bindings/cpp/README.md > "$work/prints"

try() {
    if "$@"; then echo passed; else echo "failed: $*"; fi
}

# A call of each function in tapzoom.h that is marked TAPZOOM_MUST_CHECK.
must_check='config_init(nullptr,0,0) config_check(nullptr,nullptr) create(nullptr,nullptr,nullptr,nullptr)
    create_at(nullptr,0,nullptr,nullptr,nullptr,nullptr) set_config(nullptr,nullptr,nullptr)'
{
    printf '#include <tapzoom.hpp>\nvoid ignore(tapzoom::View &view) {\n'
    printf 'view.%s;\n' 'set_config(tapzoom::Config())' 'fetch_recording()' 'viewport()'
    printf 'view.%s; // no warning\n' 'stop_motion()' 'advance(0)' 'load_state({})' 'fit(tapzoom::animated())'
    printf 'tapzoom_%s;\n' $must_check
    echo '}'
} > "$work/ignored.cpp"

# ignored COMPILER: it warns in each line that ignores the result of a call. gcc does so only when it generates code.
ignored() {
    lines=$($1 -std=c++17 -Wall -Ibuild/include -c -o /dev/null "$work/ignored.cpp" 2>&1 |
        sed -n 's/.*ignored\.cpp:\([0-9]*\):.*\(ignoring\|nodiscard\).*/\1/p' | sort -nu)
    [ "$lines" = "$(awk '/;$/ { print NR }' "$work/ignored.cpp")" ]
}

# all COMPILER PROGRAM: runs all tests with a compiler. PROGRAM is the file to compile to.
all() {
    printf '%s\n' "$modes" | while read -r flags; do
        # check.h is C and has C casts.
        try $1 $flags $strict -Wno-old-style-cast $(printf 'Tests/Bindings/Cpp/%s.cpp ' $parts) $link -o "$2"
        try "$2"
    done
    printf '%s\n' "$modes" | while read -r flags; do
        try $1 $flags $strict -fsyntax-only "$work/header.cpp"
        try $1 $flags $strict -fsyntax-only -Ibindings/cpp Tests/Bindings/Cpp/layout.cpp
    done
    if $1 -std=c++14 -fsyntax-only -Ibuild/include "$work/header.cpp" 2>&1 | grep -q 'needs C++17 or newer'; then
        echo passed
    else
        echo "failed: $1 -std=c++14 names the needed version"
    fi
    try $1 -std=c++17 $strict "$work/readme.cpp" $link -o "$2"
    "$2" | sed 's/^/    /' > "$2-prints"
    try cmp "$work/prints" "$2-prints"
    try ignored $1
}

# The list above has exactly the functions that the header marks.
printf '%s\n' $must_check | sed 's/(.*//' | sort > "$work/checked"
sed -n 's/^TAPZOOM_MUST_CHECK tapzoom_status tapzoom_\([a-z_]*\)(.*/\1/p' include/tapzoom.h | sort > "$work/marked"
try cmp "$work/checked" "$work/marked" > "$work/output-0"

number=0
first=$1
for compiler; do
    [ "$compiler" = "$first" ] || [ "${TAPZOOM_ALL-}" = 1 ] || break
    [ "$compiler" = "$first" ] || command -v "$compiler" > /dev/null || continue
    number=$((number + 1))
    # The compilers run in parallel, because they take most of the time.
    all "$compiler" "$work/program-$number" > "$work/output-$number" 2>&1 &
done
wait
cat "$work"/output-*
passed=$(cat "$work"/output-* | grep -c '^passed$')
failed=$(cat "$work"/output-* | grep -c '^failed')
echo "$passed passed, $failed failed"
[ "$failed" = 0 ] && [ "$passed" -gt 0 ]
