#!/bin/sh
# SPDX-License-Identifier: MIT
# venv.sh REQUIREMENTS... - ensures that the Python environment of the tests has the packages of each list, from PyPI. A
# list that cannot be installed does not hinder the others. With TAPZOOM_INSTALL=0 it only names what is missing. VENV is
# the folder of another environment, PIP_OPTIONS are for pip.

folder=${VENV:-build/venv}
works() { "$folder/bin/python" -m pip --version > /dev/null 2>&1; }
missing=$*
! works || { missing=; for list; do cmp -s "$list" "$folder/lists/$list" || missing="$missing $list"; done; }
[ -n "$missing" ] || exit 0

# installed LIST...: installs lists, and notes it.
installed() {
    # shellcheck disable=SC2046,SC2086
    "$folder/bin/python" -m pip install --quiet --disable-pip-version-check $PIP_OPTIONS \
        $(printf -- '--requirement %s ' "$@") || return
    for list; do mkdir -p "$folder/lists/${list%/*}" && cp "$list" "$folder/lists/$list"; done
}

if [ "$TAPZOOM_INSTALL" != 0 ]; then
    python=${PYTHON:-python3}
    # On Debian, ensurepip is in a package of its own.
    "$python" -c 'import ensurepip' 2> /dev/null || sh "$(dirname "$0")/packages.sh" python3-venv
    works || { rm -rf "$folder"; "$python" -m venv "$folder"; }
    # shellcheck disable=SC2086
    installed $missing && exit
    left=
    for each in $missing; do installed "$each" || left="$left $each"; done
    missing=$left
fi
# shellcheck disable=SC2086
[ -z "$missing" ] || { echo "Packages of PyPI are missing: pip install$(printf -- ' -r %s' $missing)" >&2; exit 1; }
