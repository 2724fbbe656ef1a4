#!/bin/sh
# SPDX-License-Identifier: MIT
#
# same.sh PROGRAM PROGRAM ARGUMENT... - runs two programs with the same arguments. Both must succeed and print the same
# text.

one=$1
other=$2
shift 2
printed=$(mktemp)
trap 'rm -f "$printed" "$printed.other"' EXIT
"$one" "$@" > "$printed" && "$other" "$@" > "$printed.other" && diff -u "$printed" "$printed.other" && cat "$printed"
