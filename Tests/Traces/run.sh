#!/bin/sh
# SPDX-License-Identifier: MIT
#
# run.sh FOLDER PROGRAM... - plays each trace of the folder with each program. What a program prints must be the trace
# itself, to the byte; what is different is shown.

folder=$1
shift
passed=0
failed=0
printed=$(mktemp)
trap 'rm -f "$printed"' EXIT
for trace in "$folder"/*.trace; do
    for program; do
        if "$program" "$trace" > "$printed" && diff -u "$trace" "$printed"; then
            passed=$((passed + 1))
        else
            failed=$((failed + 1))
            echo "failed: $program $trace"
        fi
    done
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ] && [ "$passed" -gt 0 ]
