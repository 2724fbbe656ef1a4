# SPDX-License-Identifier: MIT
#
# The site: hook.py gathers the pages of the repository, and MkDocs renders them. Its tools come from PyPI.

SITE := build/docs
SITE_TOOLS := build/docs-tools/bin
# The environment silences an advertisement of the theme.
MKDOCS = VERSION=$(VERSION) NO_MKDOCS_2_WARNING=1 PYTHONDONTWRITEBYTECODE=1 $(SITE_TOOLS)/mkdocs

.PHONY: docs
docs: docs-tools playground-files docs-languages ## Build the site in build/docs; BASE=/path on its server.
	@$(MKDOCS) build --strict --config-file examples/site/mkdocs.yml
	@cp -R $(PLAYGROUND) $(SITE)/playground
	@cp examples/web/links.json $(SITE)/playground
	@cp -R build/languages/* $(SITE)/languages
	@echo "The site is $(SITE)/index.html; any file server serves it: $(PYTHON) -m http.server --directory $(SITE)"

.PHONY: docs-tools docs-languages
docs-tools:
	@VENV=build/docs-tools PIP_OPTIONS=--no-deps PYTHON="$(PYTHON)" sh Tests/venv.sh examples/site/requirements.txt

# Where Swift is missing, `make docs` builds no library.
docs-languages: docs-tools $(if $(HAS_SWIFT),build)
	@PYTHON=$(SITE_TOOLS)/python LIBRARY=$(abspath $(SHARED)) $(RUST_TOOLS) \
	    SWIFT_TOOLS=$(if $(HAS_SWIFT),$(TOOLS)) BASE=$(BASE) sh examples/site/languages.sh build/languages

# It is no part of `make test`: it takes three minutes, and axe-core is a download of 0.6 MB.
.PHONY: test-docs docs-tests
test-docs: docs docs-tests ## Test the site: links, search, weight, accessibility, without scripts; ONLY=NAME a test.
	@PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=Tests/Documents/Site build/tests/docs-venv/bin/python -m unittest \
	    $(if $(ONLY),test_site.$(ONLY),test_site)

docs-tests: build/tests/axe/axe.min.js
	@sh Tests/packages.sh chromium
	@VENV=build/tests/docs-venv PIP_OPTIONS=--no-deps PYTHON="$(PYTHON)" sh Tests/venv.sh Tests/Browsers/Playground/requirements.txt

# axe-core is in a package of PyPI, with its hash in axe.txt.
build/tests/axe/axe.min.js: Tests/Documents/Site/axe.txt
	@rm -rf $(@D)
	@$(PYTHON) -m pip download --quiet --disable-pip-version-check --no-deps --require-hashes -r $< -d $(@D)
	@cd $(@D) && $(PYTHON) -m zipfile -e *.whl . && cp axe_playwright_python/axe.min.js .
