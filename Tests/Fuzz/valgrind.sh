#!/bin/sh
# SPDX-License-Identifier: MIT
#
# valgrind.sh LAWS SCRIPTS INPUTS [PROGRAM...] - plays random scripts of some laws, or of "all", random inputs, and C
# programs under valgrind. It fails at the first read of memory that nobody has written.

laws=$1
scripts=$2
inputs=$3
shift 3
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT
# valgrind cannot read the names that clang writes for these programs; those of the library are separate.
strip -g -o "$folder/laws" build/fuzz/laws && strip -g -o "$folder/plain" build/fuzz/plain || exit 1

check() {
    LD_LIBRARY_PATH=build/lib valgrind -q --track-origins=yes --exit-on-first-error=yes --error-exitcode=9 "$@"
}

for law in $laws; do check "$folder/laws" "$law" "$scripts" "${SEED:-1}" || exit 1; done
check "$folder/plain" "$inputs" "${SEED:-1}" || exit 1
for program; do
    check "$program" || exit 1
done
