# SPDX-License-Identifier: MIT
"""Measures a two-finger frame in the browsers: python bench.py [MICROSECONDS]

With a number it fails if the median of the first browser is larger.
"""

import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "Hosts"))

import browser  # noqa: E402
import website  # noqa: E402
from tapzoom.hands.server import Server  # noqa: E402

KINDS = {"frame": "view.frame: push, advance, poll, read", "calls": "pushTouches, advance, getTransform"}


def measure(row: browser.Row) -> dict:
    """The results of a browser, by kind."""
    with tempfile.TemporaryDirectory(prefix="browsers.") as name:
        folder = Path(name)
        with website.Site(folder) as site, Server() as server:
            with browser.Browser(row, server, site, folder, page="bench.html"):
                return site.answer("measure", 240)


def main() -> int:
    first = None
    print("microseconds of a two-finger frame".ljust(42), "min".rjust(8), "median".rjust(8))
    for row in (browser.CHROMIUM, browser.FIREFOX, browser.WEBKIT):
        results = measure(row)
        transforms = {tuple(result["last"].values()) for result in results.values()}
        if len(transforms) != 1:
            raise AssertionError(f"the ways differ: {transforms}")
        first = first or results["frame"]
        for kind, text in KINDS.items():
            result = results[kind]
            print(f"{row.name:<12}{text:<38}{result['min']:>8.3f}{result['median']:>8.3f}", flush=True)
    return int(len(sys.argv) > 1 and first["min"] > float(sys.argv[1]))


if __name__ == "__main__":
    sys.exit(main())
