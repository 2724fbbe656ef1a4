#!/bin/sh
# SPDX-License-Identifier: MIT
#
# arm64.sh FOLDER PACKAGE... - unpacks Debian packages for arm64 into the folder. apt keeps its lists of that
# architecture beside it, so that those of the system stay as they are.

set -e
folder=$1
shift
state=$folder.apt
mkdir -p "$state/lists/partial" "$state/cache/archives/partial"
: > "$state/status"
arm64() {
    apt-get -qq -o Dir::State="$state" -o Dir::State::status="$state/status" -o Dir::Cache="$state/cache" \
        -o APT::Architecture=arm64 -o APT::Architectures=arm64 -o APT::Sandbox::User=root \
        -o Acquire::Languages=none "$@"
}
arm64 update
(cd "$state" && arm64 download "$@")
for package in "$state"/*.deb; do
    dpkg -x "$package" "$folder.new"
done
rm -rf "$state"
mv "$folder.new" "$folder"
