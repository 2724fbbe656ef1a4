# SPDX-License-Identifier: MIT
"""A window with WebKitGTK and nothing else: python3 webkit.py [--reduced-motion] ADDRESS

It runs with Debian's Python, which has the bindings of GTK.
"""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")

from gi.repository import Gtk, WebKit2  # noqa: E402

if "--reduced-motion" in sys.argv:
    Gtk.Settings.get_default().set_property("gtk-enable-animations", False)
window = Gtk.Window()
window.set_default_size(1280, 800)
window.connect("destroy", Gtk.main_quit)
view = WebKit2.WebView.new_with_context(WebKit2.WebContext.new_ephemeral())
view.load_uri(sys.argv[-1])
window.add(view)
window.show_all()
Gtk.main()
