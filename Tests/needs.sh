#!/bin/sh
# SPDX-License-Identifier: MIT
#
# needs.sh - ensures, before a build of minutes, that Swift, a C compiler and Python are there. Otherwise it names all
# that are missing, and packages.sh their packages. packages.txt has no row for Swift.

at_least() { [ "$(printf '%s\n' "$@" | sort -V | head -n 1)" = "$1" ]; }

check() {
    missing='' packages=''
    # A library that is there needs no compiler of Swift.
    swift=$(${SWIFT:-swift} --version 2> /dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p')
    [ -n "$LIBRARY" ] || at_least 6.3 "${swift:-0}" ||
        missing="Swift 6.3 or newer from https://www.swift.org/install${swift:+ (found $swift)}" TAPZOOM_INSTALL=
    echo '#include <stdio.h>' | ${CC:-cc} -E - > /dev/null 2>&1 ||
        missing="${missing:+$missing, }a C compiler" packages="gcc libc6-dev"
    "${PYTHON:-python3}" -c 'import sys; sys.exit(sys.version_info < (3, 9))' 2> /dev/null ||
        missing="${missing:+$missing, }Python 3.9 or newer" packages="$packages python3"
    [ -z "$missing" ]
}

check && exit
echo "Missing: $missing" >&2
# shellcheck disable=SC2086
TAPZOOM_INSTALL=$TAPZOOM_INSTALL sh "$(dirname "$0")/packages.sh" $packages && check
