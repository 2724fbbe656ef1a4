#!/bin/sh
# SPDX-License-Identifier: MIT
#
# speed.sh MODULE.wasm... - measures a frame with two moving fingers in Chromium, with speed.mjs.

here=$(dirname "$0")
sh "$here/../packages.sh" chromium || exit 1
page=$(mktemp -d)
trap 'rm -rf "$page"' EXIT
{
    # A page from a file may not load scripts or modules, so it contains all of them. All runs before the page is
    # loaded, and Chromium then prints it.
    printf '<!doctype html><title>speed</title><pre id="out"></pre><script type="module">\n'
    sed 's/^export //' "$here/speed.mjs"
    printf 'const modules = [], names = [];\n'
    for module; do
        printf 'names.push("%s");\n' "$module"
        printf 'modules.push(new WebAssembly.Module(Uint8Array.from(atob("%s"), (one) => one.charCodeAt(0))));\n' \
            "$(base64 -w 0 "$module")"
    done
    # A timer of a page is coarse, so a round is longer than in Node.
    printf 'const lines = measure(modules, 100, 10000).map((times, at) => `${names[at]}: ${described(times)}`);\n'
    printf 'document.querySelector("#out").textContent = lines.join("\\n");\n</script>\n'
} > "$page/speed.html"
chromium --headless --no-sandbox --disable-gpu --user-data-dir="$page/profile" --dump-dom "file://$page/speed.html" \
    2> "$page/errors" | sed -n 's/.*<pre id="out">//; /[0-9] us at least/ { s/<.*//; p; }'
