#!/bin/sh
# SPDX-License-Identifier: MIT
#
# debian.sh PACKAGE... - ensures that Debian packages are installed. As root it installs missing ones, otherwise it
# lists them.

missing=
for package; do
    dpkg-query -W -f '${Status}' "$package" 2> /dev/null | grep -q ' installed$' || missing="$missing $package"
done
[ -z "$missing" ] && exit
if [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null; then
    export DEBIAN_FRONTEND=noninteractive
    echo "Installing the Debian packages$missing" >&2
    # One suite at a time: apt-get update does not wait for another one.
    exec 9< "$0"
    flock 9
    # The package lists of a new machine are empty or old, and its own update may hold the lock.
    apt-get update -qq
    # shellcheck disable=SC2086
    apt-get install -qq -y --no-install-recommends -o DPkg::Lock::Timeout=300 $missing > /dev/null && exit
fi
echo "The Debian packages$missing are missing: apt-get install$missing" >&2
exit 1
