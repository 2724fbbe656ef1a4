#!/bin/sh
# SPDX-License-Identifier: MIT
#
# viewer.sh PYTHON FILE.gif - makes the animation of the README: examples/sdl2 plays the touches of tour.jsonl.

set -e
here=$(dirname "$0")
frames=$(mktemp -d)
trap 'rm -rf "$frames"' EXIT
SDL_VIDEODRIVER=dummy "$here/../../build/examples/viewer" --play "$here/tour.jsonl" --frames "$frames" \
    "$here/../photos/1-dusk.jpg" "$here/../photos/2-sea.jpg"
"$1" "$here/gif.py" "$frames" "$2"
