# SPDX-License-Identifier: MIT
"""The site in build/docs: its links, its requests, its weight, its search, and what axe-core says of its pages."""

import html
import json
import re
import time
import unittest
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag, urljoin, urlsplit

from served import DESKTOP, KINDS, LANDSCAPE, PHONE, ROOT, SITE, Site

AXE = ROOT / "build/tests/axe/axe.min.js"
#: Made by the tools of the languages.
FOREIGN = tuple(f"languages/{language}" for language in ("cpp", "csharp", "java", "lua", "python", "rust", "swift"))
#: Bytes of the first page as a host of static files sends it, before the playground starts.
FRONT = 300_000
#: A name or a subject, and the page or the entry that comes first.
FIRST = {
    "tapzoom_zoom_by": "reference/#tapzoom_zoom_by",
    "tapzoom_get_transform_at": "reference/#tapzoom_get_transform_at",
    "get_transform_at": "reference/#tapzoom_get_transform_at",
    "tapzoom_push_touches": "reference/#tapzoom_push_touches",
    "tapzoom_frame": "reference/#tapzoom_frame",
    "zoomBy": "reference/#tapzoom_zoom_by",
    "double_tap": "reference/#tapzoom_config.double_tap",
    "double_tap_time": "reference/#tapzoom_config.double_tap_time",
    "TAPZOOM_ERROR_TIME": "reference/#TAPZOOM_ERROR_",
    "unconsumed_x": "reference/#tapzoom_event",
    "double tap": "examples/guide/gestures/",
    "pinch": "examples/guide/gestures/",
    "rotation": "examples/guide/gestures/",
    "fling": "examples/guide/gestures/",
    "rubber band": "examples/guide/fitting/",
    "wheel": "examples/guide/scrolling/",
    "trackpad": "examples/guide/scrolling/",
    "zoom too fast": "examples/guide/settings/",
    "palm": "examples/guide/owners/",
    "buttons": "examples/guide/owners/",
    "rollback": "examples/guide/recordings/",
    "SDL3": "examples/guide/sdl/",
    "raylib": "examples/guide/raylib/",
    "Qt": "examples/guide/qt/",
    "Godot": "bindings/godot/",
}
#: What a newcomer types, and patterns of the pages of which one is among the first three.
QUESTIONS = {
    "which preset": ("questions/", "settings/"),
    "debug gesture": ("failures/",),
    "upgrade": ("questions/#how-do-i-upgrade",),
    "what is stable": ("questions/#what-is-stable",),
    "how large": ("questions/#how-large",),
    "how fast": ("questions/.*how-fast", "Benchmarks/"),
    "license": ("questions/#which-license",),
    "security hole": ("questions/#how-do-i-report", "SECURITY/"),
    "does it work on my device": ("questions/#does-it-work", "platforms/"),
    "remove": ("questions/#how-do-i-remove",),
    "how do I install": ("examples/guide/$", "#install"),
    "gesture not working": ("failures/",),
    "size of library": ("questions/#how-large",),
    "backwards compatible": ("questions/#what-is-stable", "SECURITY/#what-a-version"),
    "python example": ("bindings/python/",),
    "c# unity": ("bindings/csharp/",),
    "npm install": ("guide/web/", "bindings/web/"),
    "iphone": ("questions/#does-it-work", "mobile/", "platforms/"),
    "load on windows": ("platforms/",),
    "mouse selects": ("owners/", "sdl/#next"),
    "box select": ("owners/", "sdl/#next"),
    "pen draws two fingers move": ("owners/",),
    "jump when finger lifts": ("details/#slops-and-lifts",),
    "page scroll wheel": ("scrolling/", "pages/"),
    "follow a unit": ("commands/#following-a-game-unit",),
}


class Reader(HTMLParser):
    """The links and the anchors of a page, and the files that it loads at once."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.anchors: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list) -> None:
        found = dict(attributes)
        self.anchors |= {found[key] for key in ("id", "name") if found.get(key)}
        if tag == "a" and found.get("href"):
            self.links.append(found["href"])
        elif tag == "link" and found.get("rel") not in ("canonical", "prev", "next", None) and found.get("href"):
            self.loads.append(found["href"])
        self.loads += [found[key] for key in ("src", "poster") if found.get(key)]


def pages() -> dict[str, Reader]:
    """The pages of the site by their paths, without those of other tools."""
    return {path.relative_to(SITE).as_posix(): Reader(path.read_text("utf-8")) for path in sorted(SITE.rglob("*.html"))
            if not path.relative_to(SITE).as_posix().startswith((*FOREIGN, "playground"))}


class Files(unittest.TestCase):
    PAGES = pages()

    def test_pages(self) -> None:
        self.assertGreater(len(self.PAGES), 80)

    def test_titles(self) -> None:
        """Each page has the title of its source, which may end with a mark of Markdown."""
        self.assertIn("<title>tapzoom for C# - tapzoom</title>",
                      (SITE / "bindings/csharp/index.html").read_text("utf-8"))
        for page in (SITE / "bindings/c/dist/release").glob("*/index.html"):
            self.assertIsNone(re.search(r"@[A-Z]+@", page.read_text("utf-8")), page)

    def test_front_page(self) -> None:
        """It has its own title, and whole programs from the files of the examples."""
        front = (SITE / "index.html").read_text("utf-8")
        self.assertIn("<title>tapzoom - Zoom that feels right, in any program</title>", front)
        shown = html.unescape(re.sub(r"<[^>]+>", "", front))
        for name in ("sdl2.c", "raylib.c", "gtk4.c", "qtwidgets.cpp", "viewer_pygame.py", "love/main.lua"):
            code = (ROOT / "examples/viewers" / name).read_text("utf-8")
            self.assertIn(code.partition("SPDX-License-Identifier: MIT\n")[2].strip(), shown, name)

    def test_navigation(self) -> None:
        """Each chapter, binding and example is in the navigation, and no page twice."""
        # The page of an error has absolute links.
        links = re.findall(r'<a href="/([^"]*)" class="md-nav__link', (SITE / "404.html").read_text("utf-8"))
        self.assertEqual(sorted(links), sorted(set(links)))
        chapters = {*ROOT.glob("examples/guide/*.md"), *ROOT.glob("examples/*/README.md"),
                    *ROOT.glob("bindings/*/README.md"), *ROOT.glob("*.md")} - {
                        ROOT / "README.md", ROOT / "bindings/release/README.md"}
        pages = {path.relative_to(ROOT).as_posix().removesuffix("README.md").removesuffix(".md") for path in chapters}
        self.assertEqual({page.rstrip("/") for page in pages} - {link.rstrip("/") for link in links}, set())

    def test_links(self) -> None:
        """Each link and each file of a page leads to a file of the site and an anchor in it."""
        broken = []
        for name, page in self.PAGES.items():
            for link in page.links + page.loads:
                target, anchor = urldefrag(urljoin(f"http://site/{name}", link))
                parts = urlsplit(target)
                if parts.netloc != "site" or name == "404.html":
                    continue
                path = unquote(parts.path).lstrip("/")
                path = f"{path}index.html" if not path or path.endswith("/") else path
                if not (SITE / path).is_file():
                    broken.append(f"{name}: {link}")
                elif anchor and path in self.PAGES and unquote(anchor) not in self.PAGES[path].anchors | {"__skip"}:
                    broken.append(f"{name}: {link}")
        self.assertEqual(broken, [])

    def test_no_request_to_another_host(self) -> None:
        """In the pages; the test of Chromium sees those of scripts and style sheets."""
        foreign = {f"{name}: {load}" for name, page in self.PAGES.items() for load in page.loads if "//" in load}
        self.assertEqual(foreign, set())
        for sheet in SITE.rglob("*.css"):
            if not sheet.relative_to(SITE).as_posix().startswith(FOREIGN):
                loads = re.findall(r"url\(\W?https?:[^)]*\)|@import[^;]*", sheet.read_text("utf-8"))
                self.assertEqual(loads, [], sheet)

    def test_external_links(self) -> None:
        """They go to a few known hosts; none is asked here."""
        hosts = {urlsplit(link).netloc for page in self.PAGES.values() for link in page.links if "//" in link}
        listed = set(Path(__file__).with_name("hosts.txt").read_text("utf-8").split())
        self.assertEqual(hosts - {""} - listed, set(), "list them in hosts.txt")

    def test_reference_has_every_name(self) -> None:
        api = json.loads((ROOT / "bindings/api.json").read_text("utf-8"))
        anchors = set().union(*(page.anchors for name, page in self.PAGES.items() if name.startswith("reference/")))
        names = [one["name"] for kind in ("functions", "structs", "types", "constants") for one in api[kind]]
        names += [value["name"] for one in api["enumerations"] for value in one["values"]]
        names += [f"{one['name']}.{field['name']}" for one in api["structs"] for field in one["fields"]]
        self.assertEqual([name for name in names if name not in anchors], [])

    def test_reference_reads_well(self) -> None:
        """It has no sign of Markdown, says each thing once, and has the settings in the groups of the header."""
        page = (SITE / "reference/index.html").read_text("utf-8")
        text = html.unescape(re.sub(r"<[^>]+>", "", page))
        self.assertEqual(re.findall(r".*\\[<*].*|.*\.;.*|.*NULL.*may be NULL.*", text), [])
        header = (ROOT / "include/tapzoom.h").read_text("utf-8")
        struct = re.search(r"^struct tapzoom_config \{(.*?)^\};", header, re.MULTILINE | re.DOTALL)[1]
        groups = re.findall(r"^    /\* (.*?) \*/$", struct, re.MULTILINE)
        self.assertGreater(len(groups), 5)
        self.assertEqual(re.findall(r"<h4[^>]*>(.*?)<a", page), groups)
        settings = re.findall(r"<h5.*?</h5>\s*<p>(.*?)</p>", page, re.DOTALL)
        self.assertEqual(len(settings), struct.count("/**<"))
        self.assertEqual([text for text in settings[1:] if text.count(", default ") != 1 or " [" in text], [])

    def test_snippets_are_those_of_the_guide(self) -> None:
        """The site shows each block of code of the guide, which `make test-documents` runs, without a change."""
        for page in sorted((ROOT / "examples/guide").glob("*.md")):
            if page.stem == "README":
                continue
            text = page.read_text("utf-8")
            shown = (SITE / "examples/guide" / page.stem / "index.html").read_text("utf-8")
            found = re.findall(r"<pre>.*?<code>(.*?)</code></pre>", shown, re.DOTALL)
            plain = [html.unescape(re.sub(r"<[^>]+>", "", code)).strip() for code in found]
            for code in re.findall(r"^```\w[^\n]*\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
                self.assertIn(code.strip(), plain, page.name)

    def test_references_of_languages(self) -> None:
        """Each describes the call that moves time forward, unless its tool was missing and its page says so."""
        for page in ("cpp/classtapzoom_1_1View.html", "csharp/classTapZoom_1_1View.html", "python/tapzoom.html",
                     "java/io/tapzoom/TapZoom.html", "lua/index.html", "rust/tapzoom/struct.View.html",
                     "swift/data/documentation/tapzoom/zoomview.json"):
            with self.subTest(page):
                folder = SITE / "languages" / page.partition("/")[0]
                pages = list(folder.rglob("*.html"))
                if len(pages) > 1 or "built without it" not in pages[0].read_text("utf-8"):
                    self.assertRegex((folder.parent / page).read_text("utf-8"), "(?i)advance")


class InChromium(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.site = Site()
        cls.addClassCleanup(cls.site.close)

    def open(self, path: str, size: tuple = DESKTOP, **kind: bool):
        page = self.site.open(path, size, **kind)
        self.addCleanup(page.close)
        return page

    def test_front_page_is_small(self) -> None:
        """With the film, which plays by itself, and the picture of the playground, but without its program."""
        page = self.open("")
        page.wait("!document.querySelector('.film').paused")
        page.wait("document.querySelector('.film').buffered.length && document.querySelector('.film').readyState == 4")
        time.sleep(1)
        lengths = [event["params"]["encodedDataLength"] for event in self.site.browser.events
                   if event.get("sessionId") == page.session and event["method"] == "Network.loadingFinished"]
        self.assertGreater(len(lengths), 5)
        self.assertLess(sum(lengths), FRONT)
        found = [url for url in page.requests() if "search_index" in url or "/playground/" in url]
        self.assertEqual(found, [f"{self.site.url}playground/photo.webp"])
        self.assertEqual(page.complaints(), [])

    def test_playground_starts_in_the_page(self) -> None:
        """It runs on the screen alone, and takes no wheel and no finger of the page, before a click."""
        page = self.open("", reduced=True)
        inside = "document.querySelector('.stage iframe')?.contentDocument?.documentElement"
        self.assertIsNone(page.evaluate(f"{inside}?.tagName"))
        page.evaluate("document.querySelector('.stage').scrollIntoView()")
        page.wait(f"{inside}?.dataset.ready !== undefined")
        top = page.evaluate("scrollY")
        page.send("Input.dispatchMouseEvent", type="mouseWheel", x=200, y=300, deltaX=0, deltaY=-100)
        page.wait(f"scrollY < {top}")
        page.evaluate("document.querySelector('footer').scrollIntoView()")
        page.wait("!document.querySelector('.stage iframe')")
        page.evaluate("document.querySelector('.stage').scrollIntoView()")
        page.wait(f"{inside}?.dataset.ready !== undefined")
        page.evaluate("document.querySelector('.start').click()")
        page.wait("document.activeElement.matches('.stage iframe') && !document.activeElement.inert")
        page.evaluate("document.querySelector('footer').scrollIntoView()")
        time.sleep(0.3)
        self.assertIsNotNone(page.evaluate(f"{inside}?.tagName"))
        self.assertEqual(page.complaints(), [])

    def test_film_is_on_the_first_screen(self) -> None:
        for size in (PHONE, DESKTOP):
            page = self.open("", size, reduced=True)
            self.assertLess(page.evaluate("document.querySelector('.film').getBoundingClientRect().bottom"), size[1])

    def test_code_fits(self) -> None:
        """80 columns, the most that code of the guide has, fit into a column of text. The lines of sources wrap."""
        for path in ("examples/guide/frames/", "examples/guide/owners/", "examples/guide/mobile/"):
            page = self.open(path, reduced=True)
            wide = page.evaluate("[...document.querySelectorAll('pre > code')].filter((code) => code.scrollWidth > "
                                 "code.clientWidth).map((code) => code.innerText)")
            self.assertEqual(wide, [])
        for size in (PHONE, DESKTOP):
            page = self.open("bindings/toolkits/tapzoom_sdl2.h/", size, reduced=True)
            self.assertEqual(page.evaluate("[...document.querySelectorAll('pre > code')].filter((code) => "
                                           "code.scrollWidth > code.clientWidth).length"), 0)

    def test_drawings_follow_the_page(self) -> None:
        """The switch of the page gives its drawings their colors, whatever the system prefers."""
        for dark in (False, True):
            page = self.open("examples/guide/gestures/", dark=dark, reduced=True)
            for _ in range(3):
                page.evaluate("document.querySelector('[data-md-component=palette] label:not([hidden])').click()")
                scheme = {"default": "light", "slate": "dark"}[page.evaluate("document.body.dataset.mdColorScheme")]
                self.assertEqual(scheme, page.evaluate(
                    "getComputedStyle(document.querySelector('article img[src$=\".svg\"]')).colorScheme"))

    def test_no_request_outside_and_no_complaint(self) -> None:
        for path in KINDS:
            with self.subTest(path):
                page = self.open(path)
                page.evaluate("document.querySelector('label[for=__search]').click()")
                page.evaluate("document.forms.search.query.focus()")
                page.wait("performance.getEntriesByType('resource').some(({ name }) => name.endsWith('index.json'))")
                outside = [url for url in page.requests() if not url.startswith((self.site.url, "blob:", "data:"))]
                self.assertEqual(outside, [])
                self.assertEqual(page.complaints(), [])

    def test_axe(self) -> None:
        """Of the reference, whose parts are alike, only the beginning: all of it takes minutes."""
        axe = AXE.read_text("utf-8")
        for path in KINDS:
            for size in (PHONE, LANDSCAPE, DESKTOP):
                for dark in (False, True):
                    with self.subTest(path, size=size, dark=dark):
                        page = self.open(path, size, dark=dark, reduced=True)
                        if path == "reference/":
                            page.evaluate("[...document.querySelectorAll('article > *')].slice(150).forEach((one) => "
                                          "one.remove())")
                        page.evaluate(f"{axe}; 0")
                        found = page.evaluate("axe.run().then((all) => all.violations.flatMap(({ id, nodes }) => "
                                              "nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message}`)))")
                        self.assertEqual(found, [])

    def test_pages_fit_a_phone(self) -> None:
        """Nothing makes a page wider than the screen; wide tables and code scroll by themselves."""
        for path in (*KINDS, "examples/guide/gestures/", "examples/guide/owners/", "CHANGELOG/"):
            for scripts in (True, False):
                with self.subTest(path, scripts=scripts):
                    page = self.open(path, PHONE, scripts=scripts, reduced=True)
                    self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), PHONE[0])

    def test_without_scripts(self) -> None:
        """The text, the navigation and the pictures are there, and no control that needs a script."""
        page = self.open("examples/guide/settings/", PHONE, scripts=False)
        self.assertGreater(page.evaluate("document.querySelector('article').innerText.length"), 3000)
        self.assertGreater(page.evaluate("document.querySelectorAll('nav a').length"), 30)
        self.assertEqual(page.evaluate("document.querySelectorAll('.live').length"), 0)
        front = self.open("", scripts=False)
        self.assertEqual(front.evaluate("document.querySelector('.start').getAttribute('href')"), "playground/")

    def test_live_curves(self) -> None:
        """A slider changes a curve, which the library computes: a fling goes as far as the table of the page says."""
        page = self.open("examples/guide/settings/")
        page.evaluate("document.querySelector('.live').open = true")
        page.wait("document.querySelector('.live .now').getAttribute('d')")
        ends = {}
        for decay in (2, 4, 10):
            page.evaluate(f"(() => {{ const slider = document.querySelector('.live input'); slider.value = {decay}; "
                          "slider.dispatchEvent(new Event('input')); })()")
            path = page.evaluate("document.querySelector('.live .now').getAttribute('d')")
            ends[decay] = (224 - float(path.split()[-1])) / 208 * 1000  # the plot's bottom, height and range
        for decay, distance in ((2, 498), (4, 249), (10, 100)):
            self.assertAlmostEqual(ends[decay], distance, delta=5)
        self.assertEqual(page.complaints(), [])
        fitting = self.open("examples/guide/fitting/")
        self.assertEqual(fitting.evaluate("document.querySelectorAll('.live').length"), 2)

    def test_search_answers_newcomers(self) -> None:
        """Each question finds its answer among the first three results."""
        page = self.open("", reduced=True)
        page.evaluate("document.forms.search.query.focus()")
        for question, answers in QUESTIONS.items():
            with self.subTest(question):
                found = sum(results(page, question), [])
                self.assertTrue(any(re.search(answer, link) for link in found for answer in answers), found)

    def test_search_finds_names_and_subjects_first(self) -> None:
        page = self.open("", reduced=True)
        page.evaluate("document.forms.search.query.focus()")
        for query, answer in FIRST.items():
            with self.subTest(query):
                best = results(page, query)[0]  # the page, then its sections
                self.assertEqual(best["#" in answer], self.site.url + answer)

    def test_search_knows_the_pages_of_users(self) -> None:
        out = ("CHANGELOG", "CONTRIBUTING", "Sources/", "Tests/Traces", "bindings/godot/addon/", "bindings/toolkits/t")
        index = json.loads((SITE / "search/search_index.json").read_text("utf-8"))
        found = [entry["location"] for entry in index["docs"]]
        self.assertGreater(len(found), 300)
        self.assertEqual([page for page in found if page.startswith(out)], [])
        words = re.findall(r"^    (\S+/): ", (ROOT / "examples/site/mkdocs.yml").read_text("utf-8"), re.MULTILINE)
        self.assertGreater(len(words), 10)
        self.assertEqual(set(words) - set(found), set())
        answers = {answer for answers in QUESTIONS.values() for answer in answers}
        self.assertEqual([answer for answer in answers if not re.search(answer, "\n".join(found), re.MULTILINE)], [])


def results(page, query: str) -> list[list[str]]:
    """The links of the first three pages that the search of the site shows: the page, then its best sections."""
    for value, count in (("", "=== 0"), (query, "> 0")):
        page.evaluate(f"(() => {{ const field = document.forms.search.query; field.value = {value!r}; "
                      "field.dispatchEvent(new Event('keyup')); field.dispatchEvent(new Event('input')); })()")
        page.wait(f"document.querySelectorAll('.md-search-result__link').length {count}")
    found = page.evaluate("[...document.querySelectorAll('.md-search-result__item')].slice(0, 3).map((item) => "
                          "[...item.querySelectorAll(':scope > a')].map(({ href }) => href))")
    return [[re.sub(r"\?h=[^#]*", "", link) for link in links] for links in found]  # without the words to mark


if __name__ == "__main__":
    unittest.main()
