# SPDX-License-Identifier: MIT
#
# The pictures of the README and of the guide, each from a real run of the library.


.PHONY: pictures
pictures: picture-gestures picture-guide picture-film picture-hosts picture-playground ## Draw the pictures of the documents again.

.PHONY: photos
photos: pictures-tools ## Paint the sample photos again.
	@$(HERE) $(VENV_PYTHON) examples/photos/paint.py

.PHONY: picture-gestures
picture-gestures: build
	@$(PYTHON_HERE) examples/python/quickstart.py $(TOUCHES) examples/pictures/gestures.svg > /dev/null
	@$(PYTHON_HERE) examples/pictures/draw.py
	@$(PYTHON_HERE) examples/pictures/strip.py

.PHONY: picture-guide
picture-guide: build
	@for program in examples/guide/draw*.py; do $(PYTHON_HERE) $$program || exit 1; done

.PHONY: picture-film
picture-film: build pictures-tools
	@sh Tests/packages.sh ffmpeg webp
	@$(HERE) $(VENV_PYTHON) examples/pictures/film.py

.PHONY: picture-hosts
picture-hosts: hosts-tools examples build/tests/strategy-script
	@$(HERE) $(VENV_PYTHON) examples/pictures/hosts.py

.PHONY: pictures-tools
pictures-tools:
	@$(call tools,test-pictures)
