# SPDX-License-Identifier: MIT
#
# The web package in real browsers, each in a window of an X server without a screen, and in Chromium without a window.

BROWSERS_PYTHON := build/tests/browsers-venv/bin/python
BROWSERS_PACKAGES := chromium firefox-esr gir1.2-webkit2-4.1 python3-gi xserver-xorg-core \
    xserver-xorg-video-dummy xinput

.PHONY: browsers-tools
browsers-tools:
	@sh Tests/packages.sh $(BROWSERS_PACKAGES)
	@VENV=build/tests/browsers-venv PYTHON="$(PYTHON)" sh Tests/venv.sh Tests/Browsers/requirements.txt

# ONLY=Firefox runs one browser, ONLY=Firefox.test_pinch one test.
.PHONY: test-browsers
test-browsers: build web browsers-tools ## Test the web package in browsers with real touches, or ONLY=Firefox.
	@$(HERE) $(BROWSERS_PYTHON) Tests/Browsers/run.py $(ONLY)

.PHONY: bench-web
bench-web: web browsers-tools ## Measure a frame of two fingers in Chromium, Firefox and WebKitGTK.
	@$(HERE) $(BROWSERS_PYTHON) Tests/Browsers/bench.py
