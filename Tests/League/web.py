# SPDX-License-Identifier: MIT
"""The rows of the league in browsers: pages in windows, under the same touchscreen as the other programs. No page has a
menu of a long press."""

from importlib import metadata, util
from pathlib import Path
from typing import Callable, List

import browser
from rows import SCRIPT, Row, of_debian

PROGRAMS = Path(__file__).resolve().parent / "Programs"
ROOT = PROGRAMS.parents[2]


def _chromium(version: Callable[[], str]) -> Callable[[], str]:
    return lambda: f"{version()}, in Chromium {of_debian('chromium')()}"


def _vis() -> Path:
    """The newest vis-network that pyvis has."""
    (package,) = util.find_spec("pyvis").submodule_search_locations
    return max(Path(package, "lib").glob("vis-*/vis-network.min.js"))


def _start(which: browser.Row, folder: Path, page: Path, *options: str) -> List[object]:
    """The command that opens a page, with the folder as the home of the browser."""
    command, address = browser.command(which, page.as_uri(), folder / "profile", reduced=False), page.as_uri()
    homes = [f"{name}={folder}" for name in ("HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME")]
    return ["env", *homes, *command[:-1], *options, address]


def _write(folder: Path, name: str, picture: Path, **words: object) -> Path:
    """Writes a page of Programs for a picture into the folder."""
    text = (PROGRAMS / name).read_text(encoding="utf-8")
    for word, value in {"picture": picture.as_uri(), "root": ROOT.as_uri(), **words}.items():
        text = text.replace("{{" + word + "}}", str(value))
    page = folder / "page.html"
    page.write_text(text, encoding="utf-8")
    return page


def _in_chromium(folder: Path, page: Path, *options: str) -> List[object]:
    return _start(browser.CHROMIUM, folder, page, "--remote-debugging-port=0", "--allow-file-access-from-files",
                  *options)


def _page(name: str, *options: str) -> Callable[[Path, Path], List[object]]:
    """The command for a page of Programs in Chromium."""
    return lambda folder, picture: _in_chromium(folder, _write(folder, name, picture), *options)


def _firefox(folder: Path, picture: Path) -> List[object]:
    return _start(browser.FIREFOX, folder, _write(folder, "browser.html", picture))


def _bokeh(folder: Path, picture: Path) -> List[object]:
    from Programs import bokeh_page  # no other row needs Bokeh
    bokeh_page.write(picture, folder / "page.html")
    return _in_chromium(folder, folder / "page.html")


def _network(folder: Path, picture: Path) -> List[object]:
    return _in_chromium(folder, _write(folder, "vis.html", picture, library=_vis().as_uri()))


# The transforms that the pages draw, in the words of their scripts.
_DRAWN = "({ scale: drawn.scale, angle: (drawn.rotation ?? 0) * 180 / Math.PI, x: drawn.x, y: drawn.y })"
# Chromium draws the page at whole pixels, also in motion.
_VIEWPORT = """(({ scale, offsetLeft, offsetTop }) => ({
    scale: document.images[0].width / 1600 * scale, angle: 0,
    x: Math.round(-offsetLeft * scale), y: Math.round(-offsetTop * scale),
}))(visualViewport)"""
_LEAFLET = """(({ x, y, width }) => ({ scale: width / 1600, angle: 0, x, y }))(
    overlay.getElement().getBoundingClientRect())"""
_D3 = "(({ k, x, y }) => ({ scale: k, angle: 0, x, y }))(d3.zoomTransform(stage.node()))"
_THREE = """(({ zoom, position }) => ({
    scale: scale * zoom, angle: 0,
    x: width / 2 - (800 * scale + position.x) * zoom, y: height / 2 - (500 * scale - position.y) * zoom,
}))(camera)"""
# Bokeh draws all in the middle of pixels.
_BOKEH = """(({ x_range, y_range, inner_width }) => {
    const scale = inner_width / (x_range.end - x_range.start);
    return { scale, angle: 0, x: 0.5 - x_range.start * scale, y: 0.5 - y_range.end * scale };
})(Bokeh.documents[0].roots()[0])"""
_NETWORK = """(({ x, y }, scale) => ({
    scale, angle: 0, x: 640 - (x + 800) * scale, y: 400 - (y + 500) * scale,
}))(network.getViewPosition(), network.getScale())"""

ROWS = [
    Row("tapzoom, web", _page("tapzoom.html"), _chromium(lambda: "this repository"), reads=SCRIPT, expression=_DRAWN,
        options="The gesture rotate, which is off by default, is on. The option touchAction is none, as for a page "
                "that does not scroll.",
        claims="Nothing that the table measures."),
    Row("by hand, web", _page("without.html"), _chromium(lambda: "43 lines of this repository"), reads=SCRIPT,
        expression=_DRAWN,
        options="The style touch-action is none, so that the page gets all fingers.",
        claims="It does not rotate, fling, keep limits or zoom by taps."),
    Row("Chromium", _page("browser.html", "--enable-blink-features=FractionalScrollOffsets"),
        of_debian("chromium"), reads=SCRIPT, expression=_VIEWPORT,
        options="The page asks for its own width. A feature lets the page read its place in parts of "
                "pixels; the picture is the same without it.",
        claims="It does not rotate, and zooms a page of its own width neither out nor, on a desktop, by taps."),
    Row("Firefox", _firefox, of_debian("firefox-esr"), {"MOZ_CRASHREPORTER_DISABLE": "1"},
        options="MOZ_USE_XINPUT2 lets it hear touchscreens of X11. The page asks for its own width.",
        claims="It does not rotate, and zooms a page of its own width neither out nor, on a desktop, by taps."),
    Row("Leaflet", _page("leaflet.html"), _chromium(of_debian("libjs-leaflet")), reads=SCRIPT, expression=_LEAFLET,
        options="zoomSnap 0 keeps the zoom of the fingers, maxBounds with maxBoundsViscosity 1 holds the map at its "
                "edges, minZoom and maxZoom are 1 and 6 times the fitted picture.",
        claims="It does not rotate."),
    Row("d3-zoom", _page("d3.html"), _chromium(of_debian("node-d3")), reads=SCRIPT, expression=_D3,
        options="scaleExtent is 1 to 6 times the fitted picture, and translateExtent is the picture.",
        claims="It does not rotate or fling."),
    Row("three.js", _page("three.html", "--enable-unsafe-swiftshader"), _chromium(of_debian("libjs-three")),
        reads=SCRIPT, expression=_THREE,
        options="OrbitControls with touches PAN and DOLLY_PAN, screenSpacePanning, no orbit, minZoom 1 and maxZoom 6. "
                "enableDamping, its inertia, stays off, because the picture would lag behind the finger. Chromium gets "
                "WebGL without a graphics card.",
        claims="It does not rotate the picture, hold it at its edges or zoom by taps. zoomToCursor is newer than this "
               "version."),
    Row("Bokeh", _bokeh, _chromium(lambda: metadata.version("bokeh")), reads=SCRIPT, expression=_BOKEH,
        options="The tools pan and wheel_zoom are active, which also pinches. Both ranges have bounds, and a "
                "min_interval of a sixth of the picture. context_menu is None.",
        claims="It does not rotate, fling or zoom by taps; a pinch does not pan."),
    Row("vis-network", _network, _chromium(lambda: _vis().parent.name[len("vis-"):]), reads=SCRIPT,
        expression=_NETWORK,
        options="Its gestures are those of Hammer.js. The picture is a fixed node of its own size, without physics; "
                "nodes are neither dragged nor selected.",
        claims="It does not rotate, fling, keep limits or zoom by taps."),
]
