#!/bin/sh
# SPDX-License-Identifier: MIT
#
# webpack.sh FOLDER - unpacks Debian's webpack and what it needs into a folder. Debian installs it only beside its own
# Node; this runs with any: NODE_PATH=FOLDER/usr/share/nodejs node -r FOLDER/debian.cjs
# FOLDER/usr/share/nodejs/webpack-cli/bin/cli.js.

set -eu
folder=$1
[ -f "$folder/made" ] && exit
rm -rf "$folder"
mkdir -p "$folder/archives/partial" "$folder/download"
cd "$folder"
here=$PWD
: > status
# All that a system without packages would install; the part in JavaScript is enough.
apt-get -qq -o Dir::State::status="$here/status" -o Dir::Cache::archives="$here/archives" -o Debug::NoLocking=1 \
    install --print-uris --no-install-recommends webpack > needed ||
    { echo "webpack comes from Debian: apt-get update" >&2; exit 1; }
cd download
# shellcheck disable=SC2046
apt-get -qq -o APT::Sandbox::User=root -o Acquire::Retries=3 download \
    $(awk '$2 ~ /^(node-|webpack_|terser_|acorn_)/ { sub("_.*", "", $2); print $2 }' ../needed)
for package in *.deb; do dpkg-deb -x "$package" ..; done
cd ..
cat > debian.cjs <<END
// The folders of Debian's Node.
const variables = { ...process.config.variables, node_prefix: "$here/usr", node_relative_path: "share/nodejs" };
Object.defineProperty(process, "config", { value: { ...process.config, variables } });
END
rm -rf download archives
touch made
