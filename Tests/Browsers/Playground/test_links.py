# SPDX-License-Identifier: MIT
"""The ways out of the page, and the code with which a phone opens it."""

import json
import unittest

from support import BUILD, ROOT, PlainHandler, PlaygroundTest, Server, click, serve_module

LINKS = ROOT / "examples/web/links.json"
needs_segno = unittest.skipUnless(serve_module().segno, "PyPI was not there for segno")


class SiteHandler(PlainHandler):
    """The site has another links.json than the playground alone."""

    def translate_path(self, path: str) -> str:
        return str(LINKS) if path.endswith("/links.json") else super().translate_path(path)


class Links(PlaygroundTest):
    def shown(self, handler: type, **kind: object) -> object:
        server = Server(handler)
        self.addCleanup(server.close)
        page = self.page(**kind)
        page.open(server.url)
        page.evaluate("import('./links.js').then(({ links }) => links)")
        click(page, "#toggle")
        return page

    def test_the_site_has_links_and_the_mark_leads_to_its_first_page(self):
        wanted = {name: href for name, href in json.loads(LINKS.read_text("utf-8"))["links"].items() if href}
        self.assertGreaterEqual(len(wanted), 2)
        for width in (390, 1280):
            page = self.shown(SiteHandler, width=width)
            page.wait("document.getElementById('links').checkVisibility()")
            self.assertEqual(page.evaluate("Object.fromEntries([...document.querySelectorAll('#links a')].map((one) =>"
                                           "[one.textContent, one.getAttribute('href')]))"), wanted)
            self.assertEqual(page.evaluate("[document.getElementById('home').getAttribute('href'),"
                                           "document.getElementById('home').ariaLabel]"),
                             ["../", "tapzoom, the front page"])

    def test_alone_it_links_to_nothing_that_is_not_there(self):
        page = self.shown(PlainHandler)
        self.assertEqual(page.evaluate("[...document.querySelectorAll('a[href^=\"..\"]')].length"), 0)
        self.assertFalse(page.evaluate("document.getElementById('links').checkVisibility()"))
        click(page, "#tab-session")
        self.assertFalse(page.evaluate("document.getElementById('phone').checkVisibility()"))
        for name in ("tapzoom.js", "tapzoom.wasm"):
            self.assertTrue((BUILD / "playground" / page.evaluate(
                f"document.querySelector('a[href$=\"{name}\"]').getAttribute('href')")).exists())

    def test_a_host_without_the_file_of_links_has_none(self):
        class Handler(PlainHandler):
            """Some hosts answer with a page of their own."""

            def translate_path(self, path: str) -> str:
                return super().translate_path(path.replace("links.json", "index.html"))

        page = self.shown(Handler)
        page.app("app.stage.configure({ panSlop: 7 });")
        page.wait("location.hash.includes('panSlop=7')")
        self.assertFalse(page.evaluate("document.getElementById('links').checkVisibility()"))

    @needs_segno
    def test_the_server_draws_a_code_of_its_address_with_the_settings(self):
        module = serve_module()

        class Handler(module.Handler):
            def __init__(self, *arguments: object, **names: object) -> None:
                super().__init__(*arguments, directory=str(BUILD / "playground"))

        server = Server(lambda *arguments, **names: Handler(*arguments))
        self.addCleanup(server.close)
        Handler.phone = server.url.replace("playground/", "")
        page = self.page()
        page.open(f"{Handler.phone}#scene=map&panSlop=7")
        click(page, "#toggle")
        click(page, "#tab-session")
        page.wait("document.querySelector('#phone img').naturalWidth > 0")
        settings = "scene=map&preset=maps&panSlop=7"
        page.wait(f"document.querySelector('#phone img').getAttribute('src') === 'phone.svg?{settings}'")
        self.assertEqual(page.evaluate("document.querySelector('#phone a').href"), f"{Handler.phone}#{settings}")
        drawn = page.evaluate(f"fetch('phone.svg?{settings}').then((answer) => answer.text())")
        self.assertEqual(drawn, module.drawn(f"{Handler.phone}#{settings}").decode())
        self.assertNotEqual(drawn, module.drawn(Handler.phone).decode())

    @needs_segno
    def test_more_settings_than_a_code_has_room_for_are_left_out(self):
        module = serve_module()
        self.assertEqual(module.drawn("http://x/#" + "a" * 5000), module.drawn("http://x/"))


if __name__ == "__main__":
    unittest.main()
