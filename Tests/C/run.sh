#!/bin/sh
# SPDX-License-Identifier: MIT
#
# run.sh COMMAND... - runs test programs one after the other and counts the ones that succeed.

passed=0
failed=0
for command; do
    echo "$command"
    if sh -c "$command"; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "failed: $command"
    fi
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ] && [ "$passed" -gt 0 ]
