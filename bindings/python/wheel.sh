#!/bin/sh
# SPDX-License-Identifier: MIT
#
# wheel.sh TOOLS LIBRARY FOLDER - packs the package and a built library as a wheel into the folder. TOOLS is a Python
# environment with wheel-tools.txt. The same package and library give the same bytes.

set -e
PATH=$(cd "$1" && pwd)/bin:$PATH
library=$(realpath "$2")
mkdir -p "$3"
folder=$(realpath "$3")
cd "$(dirname "$0")"

# The time of every file in the wheel. Zip files cannot hold times before 1980.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-1577836800}
export PATH SOURCE_DATE_EPOCH
umask 022
plain=$(mktemp -d)
trap 'rm -rf "$plain"' EXIT

pack() {
    TAPZOOM_LIBRARY=$library python -m pip wheel --no-build-isolation --no-deps --wheel-dir "$plain" . || return
    # auditwheel determines on which systems the library runs, and names the wheel after them. It changes nothing else.
    python -m auditwheel repair --wheel-dir "$folder" "$plain"/*.whl
}
pack > "$plain/log" 2>&1 || { cat "$plain/log" >&2; exit 1; }
