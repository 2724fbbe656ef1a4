#!/bin/sh
# SPDX-License-Identifier: MIT
#
# debian.sh PACKAGE... - has the Debian packages that something needs: installs those that are missing, or says which.

missing=
for package; do
    dpkg-query -W -f '${Status}' "$package" 2> /dev/null | grep -q ' installed$' || missing="$missing $package"
done
[ -z "$missing" ] && exit
if [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null; then
    export DEBIAN_FRONTEND=noninteractive
    echo "Installing the Debian packages$missing" >&2
    # The lists of a fresh machine are empty or old, and it may be busy with updating itself.
    apt-get update -qq
    # shellcheck disable=SC2086
    apt-get install -qq -y --no-install-recommends -o DPkg::Lock::Timeout=300 $missing > /dev/null && exit
fi
echo "The Debian packages$missing are missing: apt-get install$missing" >&2
exit 1
