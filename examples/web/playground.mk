# SPDX-License-Identifier: MIT
#
# The playground: examples/web with the web package beside it. PORT=... selects where it is served.

PLAYGROUND := build/playground
PLAYGROUND_FILES := index.html icon.svg photo.webp $(notdir $(wildcard examples/web/*.js examples/web/*.css)) scenes
PLAYGROUND_TOUCHES := $(patsubst %,examples/touches/%.jsonl,pinch rotate fling double-tap)
PORT ?= 8000

# segno draws the QR code of the address. Without PyPI there is none.
SEGNO := build/segno

.PHONY: playground playground-files
playground: playground-files $(SEGNO) ## Serve the playground, a page to try everything, from build/playground; PORT=...
	@PYTHONPATH=$(SEGNO) $(PYTHON) examples/web/serve.py $(PLAYGROUND) $(PORT)

$(SEGNO): examples/web/requirements.txt
	@$(PYTHON) -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-deps --upgrade \
	    --retries 0 --target $@ -r $< 2> /dev/null && touch $@ || echo "No QR code: pip cannot install segno"

playground-files: web-files
	@rm -rf $(PLAYGROUND)
	@mkdir -p $(PLAYGROUND)/tapzoom $(PLAYGROUND)/touches
	@cp -R $(addprefix examples/web/,$(PLAYGROUND_FILES)) $(PLAYGROUND)
	@cp build/web/tapzoom.js build/web/tapzoom.wasm $(PLAYGROUND)/tapzoom
	@cp $(PLAYGROUND_TOUCHES) $(PLAYGROUND)/touches
	@$(PYTHON) examples/web/settings.py $(PLAYGROUND)/settings.json
	@cp bindings/python/tapzoom/failures.json $(PLAYGROUND)
	@echo '{}' > $(PLAYGROUND)/links.json
	@chmod -R u=rwX,go=rX $(PLAYGROUND)

# Both run Chromium.
PLAYGROUND_PICTURES := build/pictures/playground-venv/bin/python

.PHONY: playground-pictures
playground-pictures: playground-files playground-tools
	@VENV=build/pictures/playground-venv PYTHON="$(PYTHON)" sh Tests/venv.sh examples/web/pictures.txt

.PHONY: photo-web
photo-web: playground-pictures ## Save the preview of the playground's photo again.
	@$(HERE) $(PLAYGROUND_PICTURES) examples/web/photo.py

.PHONY: picture-playground
picture-playground: playground-pictures
	@$(HERE) $(PLAYGROUND_PICTURES) examples/web/picture.py examples/pictures/playground.webp
