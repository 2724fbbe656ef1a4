#!/bin/sh
# SPDX-License-Identifier: MIT
#
# environment.sh ENVIRONMENT TRACE FUZZ PROGRAM... - other floating point environments. If denormal numbers are flushed
# to 0, every trace has the same bits, and the programs succeed. In another rounding mode the bits may differ: there
# every trace plays to its end, and the fuzzer's generators find no trap. Without TAPZOOM_ALL=1 it plays each fourth
# trace.

environment=$1
trace=$2
fuzz=$3
shift 3
passed=0
failed=0
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT

in_mode() {
    mode=$1
    shift
    LD_PRELOAD=$environment FLOATING_POINT=$mode "$@"
}

# check NAME COMMAND...
check() {
    name=$1
    shift
    if "$@"; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "failed: $name"
    fi
}

same_trace() {
    in_mode "$1" "$trace" "$2" "$scratch/recorded" "$scratch/saved" > "$scratch/printed" &&
        cmp "$scratch/printed" "$2" && cmp "$scratch/recorded" "$scratch/recording" &&
        cmp "$scratch/saved" "$scratch/snapshots"
}

plays() { in_mode "$@" > "$scratch/printed" 2>&1 || { cat "$scratch/printed"; false; }; }

different_trace() { plays "$1" "$trace" "$2" && ! cmp -s "$scratch/printed" "$2"; }

each=4
[ "$TAPZOOM_ALL" = 1 ] && each=1
for file in $(ls Tests/Traces/*.trace | awk "NR % $each == 0"); do
    "$trace" "$file" "$scratch/recording" "$scratch/snapshots" > "$scratch/printed"
    for mode in flush zero both; do check "$mode $file" same_trace $mode "$file"; done
    for mode in up down toward-zero; do check "$mode $file" plays $mode "$trace" "$file"; done
done
# The modes work: they change the bits of a pinch.
for mode in up down toward-zero; do check "$mode pinch" different_trace $mode Tests/Traces/pinch.trace; done
for mode in flush zero both; do
    for program; do check "$mode $program" plays $mode $program; done
done
for mode in flush zero both up down toward-zero; do
    check "$mode seeds" plays $mode "$fuzz" 16
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ] && [ "$passed" -gt 0 ]
