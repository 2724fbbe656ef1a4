#!/bin/sh
# SPDX-License-Identifier: MIT
#
# run.sh FUZZER CORPUS OPTION... - lets the fuzzer play all inputs of the corpus, then new ones with these options of
# libFuzzer. It keeps an input that fails beside the corpus; `FUZZER INPUT` plays it again.

fuzzer=$1
corpus=$2
shift 2
found=$(dirname "$corpus")/found
log=$(dirname "$corpus")/log
passed=0
failed=0
mkdir -p "$found"
# The backtracer of the Swift runtime conflicts with the sanitizers.
export SWIFT_BACKTRACE=enable=no

play() {
    echo "$*"
    if "$fuzzer" "$@" -artifact_prefix="$found/" > "$log" 2>&1 && grep -q '^survived [1-9]' "$log"; then
        passed=$((passed + 1))
        grep -E '^survived|INITED|^Done' "$log"
    else
        failed=$((failed + 1))
        grep -vE 'NEW|REDUCE|pulse' "$log" | tail -n 60
    fi
}

play -runs=0 "$corpus"
play -max_len=16384 -len_control=0 "$@"
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
