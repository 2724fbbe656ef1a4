#!/bin/sh
# SPDX-License-Identifier: MIT
# venv.sh FOLDER REQUIREMENTS [OPTION...] - ensures that a folder has a Python environment with the listed packages,
# from PyPI. The options are for pip.

set -e
folder=$1
requirements=$2
shift 2
python=${PYTHON:-python3}
cmp -s "$requirements" "$folder/installed" && exit
# On Debian, ensurepip is in a package of its own.
"$python" -c 'import ensurepip' 2> /dev/null || sh "$(dirname "$0")/packages.sh" python3-venv
rm -rf "$folder"
"$python" -m venv "$folder"
"$folder/bin/python" -m pip install --quiet --disable-pip-version-check "$@" --requirement "$requirements"
cp "$requirements" "$folder/installed"
