#!/bin/sh
# SPDX-License-Identifier: MIT
#
# publish.sh STEP - does one step of README.md with the files of build/release. It shows each command that leaves this
# machine or makes a tag, and runs it only after the answer "yes". DRY_RUN=1 only shows them.

set -eu
cd "$(dirname "$0")/../.."
folder=build/release
number() { awk -v name="TAPZOOM_VERSION_$1" '$2 == name { print $3 }' include/tapzoom.h; }
version=$(number MAJOR).$(number MINOR).$(number PATCH)
tag=$version
notes=$folder/tapzoom-$version-NOTES.md

fail() { echo "$*" >&2; exit 1; }

# Runs a command that publishes.
ask() {
    echo "    $*"
    [ "${DRY_RUN-}" = 1 ] && return
    printf 'Publish this? Type yes: '
    read -r answer
    [ "$answer" = yes ] || fail "Nothing was published."
    "$@"
}

check() {
    [ -e $folder/SHA256SUMS ] || fail "$folder is missing: run make release."
    (cd $folder && sha256sum --quiet --check SHA256SUMS)
    [ -z "$(git status --porcelain)" ] || fail "The checkout has changes."
    case $(sed -n 1p $notes) in
    "# tapzoom $version") ;;
    *"(not released)") fail "The changelog has no heading [$version]." ;;
    *) fail "The notes are those of another version." ;;
    esac
    mkdir -p build/publish
    VERSION=$version PYTHONDONTWRITEBYTECODE=1 python3 bindings/release/release.py --source build/publish/source.tar.gz
    cmp -s build/publish/source.tar.gz "$folder/tapzoom-$version-source.tar.gz" ||
        fail "The files are those of another commit: run make release."
    echo "$(wc -l < $folder/SHA256SUMS) files of $version, with right checksums."
}

signed() {
    ssh-keygen -Y verify -f bindings/release/allowed_signers -I tapzoom -n tapzoom -s $folder/SHA256SUMS.sig \
        < $folder/SHA256SUMS || fail "SHA256SUMS has no signature by a key of bindings/release/allowed_signers."
}

case ${1-} in
check) check ;;
sign)
    check
    [ -n "${KEY-}" ] || fail "KEY=... names the SSH key of the maintainer."
    [ "${DRY_RUN-}" = 1 ] && exit
    rm -f $folder/SHA256SUMS.sig
    ssh-keygen -Y sign -f "$KEY" -n tapzoom $folder/SHA256SUMS
    signed ;;
tag)
    check
    signed
    ask git tag --sign --message "tapzoom $version" "$tag"
    ask git push origin "$tag" ;;
page)
    check
    signed
    [ "$(git rev-parse --quiet --verify "$tag^{commit}")" = "$(git rev-parse HEAD)" ] ||
        fail "The tag $tag names another commit, or is missing."
    # shellcheck disable=SC2046
    ask gh release create "$tag" --verify-tag --title "tapzoom $version" --notes-file $notes \
        $(sed "s|.*  |$folder/|" $folder/SHA256SUMS) $folder/SHA256SUMS $folder/SHA256SUMS.sig ;;
pypi) check; signed; ask twine upload $folder/*.whl "$folder/tapzoom-$version.tar.gz" ;;
npm) check; signed; ask npm publish "$folder/tapzoom-$version.tgz" --access public ;;
nuget)
    check
    signed
    ask dotnet nuget push "$folder/TapZoom.$version.nupkg" --source https://api.nuget.org/v3/index.json ;;
crate-sys | crate)
    check
    signed
    # A crate is published from its sources. The first is a dependency of the second.
    case $1 in crate-sys) crate=tapzoom-sys ;; crate) crate=tapzoom ;; esac
    rm -rf "build/publish/$crate"
    mkdir -p "build/publish/$crate"
    tar -xzf "$folder/$crate-$version.crate" -C "build/publish/$crate" --strip-components 1
    ask cargo publish --manifest-path "build/publish/$crate/Cargo.toml" ;;
*) sed -n 's/^# \(publish.sh.*\)/\1/p' "$0" >&2; fail "STEP is check, sign, tag, page, pypi, npm, nuget, crate-sys or crate." ;;
esac
