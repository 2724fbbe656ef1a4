#!/bin/sh
# SPDX-License-Identifier: MIT
#
# languages.sh FOLDER - makes the references of the languages, each by a tool of the language. It installs none: where
# a tool is missing, it names the package, and the page of that language says so.
#
# In the environment: PYTHON with pdoc; LIBRARY, the shared library of this checkout, which may be missing; CARGO;
# SWIFT_TOOLS, the folder of the toolchain, or nothing; BASE, the path of the site on its server.

set -e
folder=$1
rm -rf "$folder"
mkdir -p "$folder"

# missing PAGE REASON
missing() {
    mkdir -p "$folder/$(dirname "$1")"
    echo "No reference languages/$1: $2" >&2
    echo "<!doctype html><html lang=\"en\"><title>No reference</title><p>This site was built without it: $2</html>" \
        > "$folder/$1"
}

# has PAGE PROGRAM PACKAGE...
has() {
    page=$1
    command -v "$2" > /dev/null && return
    shift 2
    missing "$page" "$(sh Tests/packages.sh "$@" 2>&1)" # ends with status 0
    return 1
}

# Doxygen reads options from its input.
doxygen_of() {
    { cat examples/site/Doxyfile; printf '%s\n' "OUTPUT_DIRECTORY=$folder" "HTML_OUTPUT=$1" \
        "PROJECT_NAME=\"tapzoom for $2\"" "OPTIMIZE_OUTPUT_JAVA=$3" "INPUT=$4"; } | doxygen -
}

! has cpp/annotated.html doxygen doxygen || doxygen_of cpp C++ NO bindings/cpp/tapzoom.hpp
! has csharp/annotated.html doxygen doxygen || doxygen_of csharp C# YES bindings/csharp/TapZoom

! has java/index.html javadoc openjdk-17-jdk-headless || find bindings/java/src/main -name '*.java' -exec \
    javadoc -quiet -notimestamp --release 8 -d "$folder/java" {} +

! has lua/index.html ldoc lua-ldoc lua-discount || ldoc --quiet --testing --fatalwarnings --project tapzoom \
    --title 'tapzoom for Lua' --format discount --style '!fixed' --dir "$folder/lua" bindings/lua/tapzoom.lua

# Both load the library. pdoc warns of types in the constructors of named tuples, which it shows all the same.
if [ ! -e "$LIBRARY" ]; then
    missing python/index.html "The library is not built."
    missing rust/tapzoom/index.html "The library is not built."
else
    TAPZOOM_LIBRARY='' PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=bindings/python \
        "$PYTHON" -W ignore -m pdoc --no-search -o "$folder/python" tapzoom '!tapzoom._'
    if has rust/tapzoom/index.html "$CARGO" cargo; then
        # A program of them, because their own workspace asks the registry for the optional crate cc.
        (cd examples/rust/quickstart && TAPZOOM_LIB_DIR=$(dirname "$LIBRARY") "$CARGO" doc --quiet --offline --no-deps \
            --package tapzoom --package tapzoom-sys --target-dir "$OLDPWD/build/rust/docs")
        cp -R build/rust/docs/doc "$folder/rust"
    fi
fi

# The pages of DocC work at one path alone.
if [ -x "$SWIFT_TOOLS/docc" ]; then
    graphs=build/docs-swift/graphs
    mkdir -p $graphs
    # shellcheck disable=SC2046
    "$SWIFT_TOOLS/swiftc" -emit-module -emit-module-path build/docs-swift/TapZoom.swiftmodule -module-name TapZoom \
        -swift-version 6 -parse-as-library -Iinclude -ISources/CMemory -emit-symbol-graph \
        -emit-symbol-graph-dir $graphs $(find Sources/TapZoom -name '*.swift')
    rm -f $graphs/*@* # additions to the standard library
    "$SWIFT_TOOLS/docc" convert --additional-symbol-graph-dir $graphs --output-dir "$folder/swift" \
        --hosting-base-path "${BASE%/}/languages/swift" --fallback-display-name TapZoom \
        --fallback-bundle-identifier dev.tapzoom.TapZoom --fallback-default-module-kind Module
else
    missing swift/documentation/tapzoom/index.html "Swift 6.3 is missing: https://www.swift.org/install"
fi
