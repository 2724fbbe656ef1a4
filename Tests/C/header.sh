#!/bin/sh
# SPDX-License-Identifier: MIT
#
# header.sh HEADER LIBRARIES COMPILER... - compiles a file that includes the header, twice, and makes levels, with the
# strictest warnings. A compiler with "++" in its name compiles C++, any other one C. A compiler other than the first may
# be missing. The C compilers also compile and run the program at the top of the header, as it is printed.

set -u
header=$1
libraries=$2
shift 2
strict='-pedantic -Wall -Wextra -Werror -Wundef -Wshadow -Wconversion'
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
printf '#include "%s"\n#include "%s"\n' "$header" "$header" > "$work/header.c"
cat >> "$work/header.c" << 'END'
#define NONE(x) x
tapzoom_level limit(tapzoom_config *config, int factor);
tapzoom_level limit(tapzoom_config *config, int factor) {
    const tapzoom_level level = TAPZOOM_LEVEL(CONTAIN, 2);
    config->min_scale = factor ? TAPZOOM_LEVEL(NONE, factor) : level;
    config->max_scale = TAPZOOM_LEVEL_LARGER(ONE_TO_ONE, 2, CONTAIN, 6);
    return config->max_scale;
}
END
cp "$work/header.c" "$work/header.cpp"
sed -n '/^ \*     #include "tapzoom.h"/,/^ \*     }$/p' "$header" | sed 's/^ \*     //; s/^ \*$//' > "$work/start.c"
passed=0
failed=0

try() {
    if "$@"; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "failed: $*"
    fi
}

# The double tap zooms to 2.5 times the fitted scale of 0.2.
start() {
    "$1" -std=c99 $strict -I"${header%/*}" "$work/start.c" -L"$libraries" -Wl,-rpath,"$libraries" -ltapzoom \
        -o "$work/start" && "$work/start" > "$work/output" && grep -qx 'double tap' "$work/output" &&
        tail -n 1 "$work/output" | grep -q '^draw at scale 0.5 '
}

first=$1
for compiler; do
    [ "$compiler" = "$first" ] || command -v "$compiler" > /dev/null || continue
    case $compiler in
    *++*)
        for standard in c++11 c++17 c++20; do
            try "$compiler" -std=$standard $strict -Wold-style-cast "$work/header.cpp" -c -o "$work/header.o"
        done
        ;;
    *)
        for standard in c99 c11 gnu17; do
            try "$compiler" -std=$standard $strict -Wstrict-prototypes "$work/header.c" -c -o "$work/header.o"
        done
        try start "$compiler"
        ;;
    esac
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ] && [ "$passed" -gt 0 ]
