#!/bin/sh
# SPDX-License-Identifier: MIT
#
# install.sh install|uninstall - copies the results of `make build` to the folders of compilers, or removes them there.
# Environment variables are its settings. Relative folders are below PREFIX:
#
#     VERSION, ABI   the version of the library, and the number in its soname
#     PREFIX         the folder to install into [/usr/local]
#     LIBDIR         libraries [lib]
#     INCLUDEDIR     headers [include]
#     CMAKEDIR       the CMake package [cmake/tapzoom below LIBDIR]
#     DESTDIR        the folder that stands for / while a package is made [none]

set -eu
# Every user can read the folders that root makes, whatever the umask of root is.
umask 022

absolute() { realpath -ms -- "$1"; }
below_prefix() { case $1 in /*) absolute "$1" ;; *) absolute "$prefix/$1" ;; esac; }
relative() { realpath -ms --relative-to="$1" -- "$2"; }

action=$1
root=${DESTDIR:+$(absolute "$DESTDIR")}
prefix=$(absolute "${PREFIX:-/usr/local}")
libdir=$(below_prefix "${LIBDIR:-lib}")
includedir=$(below_prefix "${INCLUDEDIR:-include}")
cmakedir=$(below_prefix "${CMAKEDIR:-$libdir/cmake/tapzoom}")
lua=$prefix/share/lua/5.1
doc=$prefix/share/doc/tapzoom
share=$prefix/share/tapzoom
soname=libtapzoom.so.$ABI

for_sed() { printf '%s' "$1" | sed 's/[&|\\]/\\&/g'; }

# fill TEMPLATE FOLDER: prints the template with paths relative to the folder. A pkg-config file escapes spaces.
fill() {
    sed -e "s|@VERSION@|$VERSION|; s|@ABI@|$ABI|" \
        -e "s|@PREFIX@|$(for_sed "$(relative "$2" "$prefix")")|" \
        -e "s|@LIBDIR@|$(for_sed "$(relative "$prefix" "$libdir")")|" \
        -e "s|@INCLUDEDIR@|$(for_sed "$(relative "$prefix" "$includedir")")|" \
        -e '/^[a-z]*=/ s/ /\\ /g' "$1"
}

# Both actions use the one list of files at the end.
case $action in
install)
    file() { mkdir -p "$root$3" && install -m "$1" "$2" "$root$3/"; }
    filled() {
        text=$(fill "bindings/c/$1.in" "$2")
        mkdir -p "$root$2" && printf '%s\n' "$text" | install -m 644 /dev/stdin "$root$2/$1"
    }
    link() { ln -sfn "$2" "$root$libdir/$1"; }
    folder() { :; }
    ;;
uninstall)
    file() { rm -f "$root$3/${2##*/}"; }
    filled() { rm -f "$root$2/$1"; }
    link() { rm -f "$root$libdir/$1"; }
    folder() { [ ! -d "$root$1" ] || rmdir --ignore-fail-on-non-empty "$root$1"; }
    ;;
*)
    echo "usage: install.sh install|uninstall" >&2
    exit 2
    ;;
esac

file 644 build/include/tapzoom.h "$includedir"
file 644 build/include/tapzoom.hpp "$includedir"
for header in bindings/toolkits/*.h; do
    file 644 "$header" "$includedir"
done
for header in bindings/toolkits/gestures/*.h; do
    file 644 "$header" "$share/gestures"
done
for source in bindings/toolkits/*.c bindings/toolkits/*.cpp bindings/api.json; do
    file 644 "$source" "$share"
done
file 755 "build/lib/libtapzoom.so.$VERSION" "$libdir"
link "$soname" "libtapzoom.so.$VERSION"
link libtapzoom.so "$soname"
file 644 build/lib/libtapzoom.a "$libdir"
filled tapzoom.pc "$libdir/pkgconfig"
filled tapzoom-config.cmake "$cmakedir"
filled tapzoom-config-version.cmake "$cmakedir"
file 644 bindings/lua/tapzoom.lua "$lua"
file 644 bindings/lua/tapzoom/love.lua "$lua/tapzoom"
file 644 LICENSE "$doc"

# Removes other releases with the same soname, because ldconfig would link the newest of them.
for other in "$root$libdir/$soname".*.*; do
    case ${other##*/"$soname".} in *[!0-9.]*) continue ;; esac
    [ "${other##*/}" = "libtapzoom.so.$VERSION" ] || rm -f "$other"
done

# Folders that only the library uses, or that are useless when they are empty.
for own in "$libdir/pkgconfig" "$cmakedir" "$libdir/cmake" "$lua/tapzoom" "$lua" "${lua%/*}" "$doc" "${doc%/*}" \
    "$share/gestures" "$share"; do
    folder "$own"
done

if [ "$action" = install ]; then
    echo "tapzoom $VERSION is installed below $root$prefix"
    # A package manager runs ldconfig itself.
    [ -n "$root" ] || echo "If programs do not find it when they start, run ldconfig once."
fi
