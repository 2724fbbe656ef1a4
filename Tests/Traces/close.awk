# SPDX-License-Identifier: MIT
#
# awk -v tolerance=1e-9 -f close.awk TRACE PRINTED - whether two texts have the same words, and numbers that differ by the
# tolerance at most. It ignores hashes, and prints the first line that differs. Above 1 the tolerance is relative. Times
# have six digits, and may differ by the last one.

function is_number(text) { return text ~ /^-?[0-9]+(\.[0-9]+)?(e[-+]?[0-9]+)?$/ }

function size(number) { return number < 0 ? -number : number }

function are_close(a, b,   allowed) {
    if (a == b) return 1
    if (!is_number(a) || !is_number(b)) return 0
    # The text rounds both numbers to ten digits.
    allowed = (tolerance + 1e-9) * (size(a) > 1 ? size(a) : 1)
    if (a ~ /\.[0-9][0-9][0-9][0-9][0-9][0-9]$/ && allowed < 1.5e-6) allowed = 1.5e-6
    return size(a - b) <= allowed
}

function are_same(a, b,   count, i, one, other) {
    if (a ~ /^\| hash/) return b ~ /^\| hash/
    count = split(a, one, /[ (),:]+/)
    if (split(b, other, /[ (),:]+/) != count) return 0
    for (i = 1; i <= count; i++) if (!are_close(one[i], other[i])) return 0
    return 1
}

FNR == NR { lines[FNR] = $0; count = FNR; next }

!are_same(lines[FNR], $0) {
    printf "line %d:\n-%s\n+%s\n", FNR, lines[FNR], $0
    failed = 1
    exit
}

END {
    if (!failed && NR < 2 * count) print "lines are missing at the end"
    exit failed || NR != 2 * count
}
