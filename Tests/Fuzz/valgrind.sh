#!/bin/sh
# SPDX-License-Identifier: MIT
#
# valgrind.sh SCRIPTS SECONDS [PROGRAM...] - plays random scripts of each law, random inputs for some seconds, and C
# programs under valgrind. It fails at the first read of memory that nobody has written.

scripts=$1
seconds=$2
shift 2
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT
# valgrind cannot read the names that clang writes for these programs; those of the library are separate.
strip -g -o "$folder/laws" build/fuzz/laws && strip -g -o "$folder/plain" build/fuzz/plain || exit 1

check() {
    LD_LIBRARY_PATH=build/lib valgrind -q --track-origins=yes --exit-on-first-error=yes --error-exitcode=9 "$@"
}

check "$folder/laws" all "$scripts" "${SEED:-1}" || exit 1
check "$folder/plain" "$seconds" "${SEED:-1}" || exit 1
for program; do
    check "$program" || exit 1
done
