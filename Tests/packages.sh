#!/bin/sh
# SPDX-License-Identifier: MIT
#
# packages.sh PACKAGE... - ensures that packages are there, by their Debian names. On Debian, as root, it installs missing
# ones if TAPZOOM_INSTALL is 1, as `make demo` and `make test` set it. Otherwise it names them as the system does:
# packages.txt has the names of Fedora, Arch and Homebrew.

here=$(dirname "$0")
column() {
    awk -F ' [|] ' -v name="$1" -v column="$2" '$1 == name { gsub(/\\[|]/, "|", $column); print $column }' "$here/packages.txt"
}

# Debian has a package of pacman, and other systems have one of dpkg: the system's own is the first.
systems='dpkg-query:1 dnf:3 pacman:4 brew:5'
[ "$(uname)" != Darwin ] || systems="brew:5 $systems"
case " $(sed -n 's/^ID.*=//p' "${OS_RELEASE:-/etc/os-release}" 2> /dev/null | tr '"\n' '  ') " in
*' fedora '*) systems="dnf:3 $systems" ;;
*' arch '*) systems="pacman:4 $systems" ;;
esac
system=
for each in $systems; do
    command -v "${each%:*}" > /dev/null && system=${each%:*} names=${each#*:} && break
done

there() {
    if [ "$system" = dpkg-query ]; then
        dpkg-query -W -f '${Status}' "$1" 2> /dev/null | grep -q ' installed$'
    else
        check=$(column "$1" 2)
        [ -n "$check" ] && sh -c "$check" > /dev/null 2>&1
    fi
}

# find_missing PACKAGE...
find_missing() {
    missing=
    for package; do there "$package" || missing="$missing $package"; done
}
find_missing "$@"
[ -n "$missing" ] || exit 0

if [ "$system" = dpkg-query ] && [ "$TAPZOOM_INSTALL" = 1 ] && [ "$(id -u)" = 0 ]; then
    export DEBIAN_FRONTEND=noninteractive
    echo "Installing the Debian packages$missing" >&2
    # One suite at a time: apt-get update does not wait for another one.
    exec 9< "$0"
    flock 9
    # The package lists of a new machine are empty or old, and its own update may hold the lock.
    apt-get update -qq
    install() { apt-get install -qq -y --no-install-recommends -o DPkg::Lock::Timeout=300 "$@" > /dev/null; }
    # shellcheck disable=SC2086
    install $missing && exit
    # One that cannot be installed does not hinder the others.
    for package in $missing; do install "$package"; done
    # shellcheck disable=SC2086
    find_missing $missing
    [ -n "$missing" ] || exit 0
fi

case $system in
dpkg-query) echo "Packages are missing: apt-get install$missing" >&2 ;;
'')
    echo "Packages are missing, by their Debian names:$missing" >&2 ;;
*)
    known='' unknown=''
    for package in $missing; do
        name=$(column "$package" "$names")
        case $name in '' | -) unknown="$unknown $package" ;; *) known="$known $name" ;; esac
    done
    case $system in dnf) how='dnf install' ;; pacman) how='pacman -S' ;; brew) how='brew install' ;; esac
    # shellcheck disable=SC2086
    [ -z "$known" ] || echo "Packages are missing: $how$(printf ' %s\n' $known | sort -u | tr -d '\n')" >&2
    [ -z "$unknown" ] || echo "Missing, and not among the packages of this system; their Debian names:$unknown" >&2 ;;
esac
exit 1
