# SPDX-License-Identifier: MIT
#
# The playground: examples/web with the web package beside it. PORT=... selects where it is served.

PLAYGROUND := build/playground
PLAYGROUND_FILES := index.html icon.svg photo.webp $(notdir $(wildcard examples/web/*.js examples/web/*.css)) scenes
PLAYGROUND_TOUCHES := $(patsubst %,examples/touches/%.jsonl,pinch rotate fling double-tap)
PORT ?= 8000

.PHONY: playground playground-files
playground: playground-files ## Serve the playground, a page to try everything, from build/playground; PORT=...
	@$(PYTHON) examples/web/serve.py $(PLAYGROUND) $(PORT)

playground-files: web-files
	@rm -rf $(PLAYGROUND)
	@mkdir -p $(PLAYGROUND)/tapzoom $(PLAYGROUND)/touches
	@cp -R $(addprefix examples/web/,$(PLAYGROUND_FILES)) $(PLAYGROUND)
	@cp build/web/tapzoom.js build/web/tapzoom.wasm $(PLAYGROUND)/tapzoom
	@cp $(PLAYGROUND_TOUCHES) $(PLAYGROUND)/touches
	@$(PYTHON) examples/web/settings.py $(PLAYGROUND)/settings.json
	@cp bindings/python/tapzoom/failures.json $(PLAYGROUND)
	@chmod -R u=rwX,go=rX $(PLAYGROUND)

# Both run Chromium.
PLAYGROUND_PICTURES := build/pictures/playground-venv/bin/python

.PHONY: playground-pictures
playground-pictures: playground-files playground-tools
	@VENV=build/pictures/playground-venv PYTHON="$(PYTHON)" sh Tests/venv.sh examples/web/requirements.txt

.PHONY: photo-web
photo-web: playground-pictures ## Save the preview of the playground's photo again.
	@$(HERE) $(PLAYGROUND_PICTURES) examples/web/photo.py

.PHONY: picture-playground
picture-playground: playground-pictures
	@$(HERE) $(PLAYGROUND_PICTURES) examples/web/picture.py examples/pictures/playground.webp
