#!/bin/sh
# SPDX-License-Identifier: MIT
#
# run.sh FOLDER RECORDINGS PROGRAM... - plays each trace of the folder with each program. A program must print the
# trace itself, to the byte; otherwise the script prints the difference. The recordings and the snapshots go to the
# folder of recordings, and must be the same for all programs. With TOLERANCE=1e-9, numbers may differ by this much, and
# hashes by anything: for a change of the arithmetic.

folder=$1
recordings=$2
shift 2
mkdir -p "$recordings"
passed=0
failed=0
# In this folder, because a program for WebAssembly can access no other one.
printed=$recordings/printed
recorded=$recordings/recorded
saved=$recordings/saved
trap 'rm -f "$printed" "$recorded" "$saved"' EXIT

# same NEW KEPT: keeps the file of the first program, and compares the others with it.
same() {
    { [ -f "$2" ] || cp "$1" "$2"; } && cmp "$1" "$2"
}

agree() {
    if [ "${TOLERANCE:-0}" = 0 ]; then diff -u "$1" "$2"; else
        awk -v tolerance="$TOLERANCE" -f "$(dirname "$0")/close.awk" "$1" "$2"
    fi
}

for trace in "$folder"/*.trace; do
    recording=$recordings/$(basename "$trace" .trace).tapzoom
    snapshots=$recordings/$(basename "$trace" .trace).snapshots
    rm -f "$recording" "$snapshots"
    for program; do
        if "$program" "$trace" "$recorded" "$saved" > "$printed" && agree "$trace" "$printed" &&
            same "$recorded" "$recording" && same "$saved" "$snapshots"; then
            passed=$((passed + 1))
        else
            failed=$((failed + 1))
            echo "failed: $program $trace"
        fi
    done
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ] && [ "$passed" -gt 0 ]
