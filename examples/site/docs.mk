# SPDX-License-Identifier: MIT
#
# The site: hook.py gathers the pages of the repository, and MkDocs renders them. Its tools come from PyPI.

SITE := build/docs
SITE_TOOLS := build/docs-tools/bin
# The environment silences an advertisement of the theme.
MKDOCS = NO_MKDOCS_2_WARNING=1 PYTHONDONTWRITEBYTECODE=1 $(SITE_TOOLS)/mkdocs

.PHONY: docs
docs: docs-tools playground-files docs-python docs-java docs-rust ## Build the site in build/docs: guide, reference, playground.
	@$(MKDOCS) build --strict --config-file examples/site/mkdocs.yml
	@cp -R $(PLAYGROUND) $(SITE)/playground
	@cp -R $(REFERENCES)/* $(SITE)/languages
	@echo "The site is $(SITE)/index.html; any file server serves it: $(PYTHON) -m http.server --directory $(SITE)"

.PHONY: docs-tools
docs-tools:
	@PYTHON="$(PYTHON)" sh Tests/venv.sh build/docs-tools examples/site/requirements.txt

# The references that the tools of a language make. `make docs` installs no compilers: where one is missing, its page
# says so.
REFERENCES := build/languages
missing = mkdir -p $(1) && printf '<!doctype html><html lang="en"><title>No reference</title><p>%s was missing when \
    this site was built.</p></html>\n' $(2) > $(1)/index.html

.PHONY: docs-python docs-java docs-rust
# pdoc warns of types in the constructors of named tuples, which it shows all the same.
docs-python: build docs-tools
	@$(HERE) $(SITE_TOOLS)/python -W ignore -m pdoc --no-search -o $(REFERENCES)/python tapzoom '!tapzoom._'
docs-java:
	@if command -v javadoc > /dev/null; then \
	    javadoc -quiet -notimestamp --release 8 -d $(REFERENCES)/java $$(find bindings/java/src/main -name '*.java'); \
	else $(call missing,$(REFERENCES)/java,javadoc); fi
docs-rust: build
	@if command -v $(CARGO) > /dev/null; then \
	    cd bindings/rust && $(RUST_TOOLS) TAPZOOM_LIB_DIR=$(CURDIR)/build/lib $(CARGO) doc --quiet --offline --no-deps \
	        --target-dir $(CURDIR)/build/rust/docs && mkdir -p $(CURDIR)/$(REFERENCES) && \
	    cp -R $(CURDIR)/build/rust/docs/doc/. $(CURDIR)/$(REFERENCES)/rust; \
	else $(call missing,$(REFERENCES)/rust/tapzoom,cargo); fi

# The film of the first page is the README's picture as a video, which browsers can pause. The other pictures are small.
.PHONY: film
film:
	@sh Tests/packages.sh ffmpeg
	@ffmpeg -y -v error -i examples/pictures/viewer.gif -c:v libx264 -crf 31 -preset veryslow -pix_fmt yuv420p \
	    -movflags +faststart -map_metadata -1 -fflags +bitexact examples/pictures/film.mp4
	@ffmpeg -y -v error -i examples/pictures/viewer.gif -frames:v 1 -quality 60 examples/pictures/film.webp
	@ffmpeg -y -v error -i examples/pictures/playground.png -vf scale=960:-1 -quality 50 \
	    examples/pictures/film-playground.webp

# It is no part of `make test`: it takes three minutes, and axe-core is a download of 0.6 MB.
.PHONY: test-docs docs-tests
test-docs: docs docs-tests ## Test the site: links, search, weight, accessibility, without scripts; ONLY=NAME a test.
	@PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=Tests/Documents/Site build/tests/docs-venv/bin/python -m unittest \
	    $(if $(ONLY),test_site.$(ONLY),test_site)

docs-tests: build/tests/axe/axe.min.js
	@sh Tests/packages.sh chromium
	@PYTHON="$(PYTHON)" sh Tests/venv.sh build/tests/docs-venv Tests/Browsers/Playground/requirements.txt

# axe-core is in a package of PyPI, with its hash in axe.txt.
build/tests/axe/axe.min.js: Tests/Documents/Site/axe.txt
	@rm -rf $(@D)
	@$(PYTHON) -m pip download --quiet --disable-pip-version-check --no-deps --require-hashes -r $< -d $(@D)
	@cd $(@D) && $(PYTHON) -m zipfile -e *.whl . && cp axe_playwright_python/axe.min.js .
