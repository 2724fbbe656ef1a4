# SPDX-License-Identifier: MIT
"""One class for each browser: its row of the table."""

import browser
import scripts


class Chromium(scripts.BrowserTest):
    row = browser.CHROMIUM


class ChromiumDevTools(scripts.BrowserTest):
    row = browser.DEVTOOLS


class Firefox(scripts.BrowserTest):
    row = browser.FIREFOX


class WebKitGTK(scripts.BrowserTest):
    row = browser.WEBKIT
