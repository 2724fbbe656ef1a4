#!/bin/sh
# SPDX-License-Identifier: MIT
#
# laws.sh LAWS FAULTY - all laws hold on random scripts, ten times as many if TAPZOOM_ALL is 1, and each finds its fault
# of faults.c.

passed=0
failed=0

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

finds() { ! FAULT=$2 "$1" "$2" 1000 1 first > /dev/null; }

scripts=300
[ "$TAPZOOM_ALL" = 1 ] && scripts=3000
check "the laws hold" "$1" all $scripts
for law in $("$1" | awk '{ print $1 }'); do check "$law finds its fault" finds "$2" "$law"; done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ] && [ "$passed" -gt 1 ]
