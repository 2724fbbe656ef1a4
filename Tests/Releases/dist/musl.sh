#!/bin/sh
# SPDX-License-Identifier: MIT
#
# musl.sh FOLDER - ensures that a folder has musl for other processors, each below its own root: arm64, armhf and i386
# from packages of Debian, riscv64 compiled from Debian's source, because it has no package of musl for it. apt's own
# state and the machine's architectures stay as they are.

set -eu
folder=$1
[ -f "$folder/made" ] && exit
rm -rf "$folder"
mkdir -p "$folder/lists/partial" "$folder/archives/partial" "$folder/download"
cd "$folder"
here=$PWD

source=$(apt-get indextargets --format '$(REPO_URI) $(RELEASE)' 'Created-By: Packages' 'Origin: Debian' \
    'Component: main' | head -n 1)
[ -n "$source" ] || { echo "musl for other processors needs apt with a source of Debian: apt-get update" >&2; exit 1; }
printf 'deb [arch=arm64,armhf,i386] %s main\ndeb-src %s main\n' "$source" "$source" > sources
: > status

apt() {
    apt-get -qq -o Dir::Etc::SourceList="$here/sources" -o Dir::Etc::SourceParts=/dev/null -o Dir::State="$here" \
        -o Dir::State::status="$here/status" -o Dir::Cache="$here" -o APT::Sandbox::User=root \
        -o Acquire::Languages=none -o Acquire::Retries=3 -o APT::Architectures::=amd64 -o APT::Architectures::=arm64 \
        -o APT::Architectures::=armhf -o APT::Architectures::=i386 "$@"
}

apt update
cd download
for processor in arm64 armhf i386; do
    apt download "musl:$processor" "musl-dev:$processor"
    for package in musl_*_"$processor".deb musl-dev_*_"$processor".deb; do dpkg-deb -x "$package" "../$processor"; done
done

apt source --download-only musl
mkdir source
tar xf musl_*.orig.tar.gz -C source --strip-components=1
cd source
triple=riscv64-linux-musl
CROSS_COMPILE=riscv64-linux-gnu- ./configure --host=$triple --prefix=/usr --libdir=/usr/lib/$triple \
    --includedir=/usr/include/$triple > configure.log
make -s -j"$(nproc)" DESTDIR="$here/riscv64" install > make.log 2>&1 || { tail make.log >&2; exit 1; }
ln -sf "../usr/lib/$triple/libc.so" "$here/riscv64/lib/ld-musl-riscv64.so.1"
cd "$here"
rm -rf download lists archives ./*.bin
touch made
