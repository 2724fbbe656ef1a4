# SPDX-License-Identifier: MIT
#
# The library as one C file: the objects of the web's module, with its memory as a view of tapzoom.c expects it.

AMALGAMATION := build/amalgamation
# tapzoom.c allocates views, and moves the memory of a recording.
MODULE_EXPORTS := $(filter-out tapzoom_create tapzoom_destroy,$(EXPORTS)) tapzoom_move_recording
# The constants follow the 128 bytes of `struct tapzoom_view`.
MODULE_LINK := --global-base=128 --gc-sections --strip-all

.PHONY: amalgamation amalgamation-tools
amalgamation: $(AMALGAMATION)/tapzoom.c $(AMALGAMATION)/tapzoom.h ## Build tapzoom.c, the library as one C file.
amalgamation-tools:
	@command -v wasm2c > /dev/null || sh Tests/packages.sh wabt

$(AMALGAMATION)/module.linked: build/wasm/TapZoomC.o build/wasm/TapZoomCore.o $(LEDGER)
	@mkdir -p $(@D)
	@$(TOOLS)/wasm-ld --no-entry $(addprefix --export=,$(MODULE_EXPORTS)) $(MODULE_LINK) $(filter %.o,$^) -o $@

$(AMALGAMATION)/module.c: $(AMALGAMATION)/module.wasm | amalgamation-tools
	@wasm2c --module-name=tapzoom $< -o $@

$(AMALGAMATION)/tapzoom.c: $(AMALGAMATION)/module.c \
    $(addprefix bindings/amalgamation/,amalgamate.py page.txt runtime.c facade.c)
	@PYTHONDONTWRITEBYTECODE=1 $(PYTHON) bindings/amalgamation/amalgamate.py $(VERSION) $< $@

$(AMALGAMATION)/tapzoom.h: include/tapzoom.h
	@mkdir -p $(@D)
	@cp $< $@

# What a release has.
AMALGAMATION_NAME := tapzoom-$(VERSION)-amalgamation
AMALGAMATION_FILES := $(addprefix bindings/toolkits/,tapzoom_sdl2.h tapzoom_sdl3.h tapzoom_raylib.h \
    tapzoom_qtwidgets.h tapzoom_qt.h gestures/SDL_gesture.h gestures/rgestures.h) \
    $(addprefix bindings/amalgamation/,example.c CMakeLists.txt README.md) LICENSE bindings/api.json
.PHONY: amalgamation-zip
amalgamation-zip: amalgamation ## Build build/amalgamation/tapzoom-VERSION-amalgamation.zip, tapzoom.c with an example.
	@rm -rf $(AMALGAMATION)/$(AMALGAMATION_NAME)*
	@mkdir $(AMALGAMATION)/$(AMALGAMATION_NAME)
	@cp $(AMALGAMATION)/tapzoom.[ch] $(AMALGAMATION_FILES) $(AMALGAMATION)/$(AMALGAMATION_NAME)
	@VERSION=$(VERSION) PYTHONDONTWRITEBYTECODE=1 $(PYTHON) bindings/release/release.py --pack \
	    $(AMALGAMATION)/$(AMALGAMATION_NAME).zip $(AMALGAMATION)/$(AMALGAMATION_NAME)

# ---- For the tests: the file as an object, and beside the library, with both under other names

AMALGAMATION_CC := $(CC) -std=c99 -O2 -Wall -Wextra -pedantic -Werror
$(AMALGAMATION)/plain-tapzoom.o: $(AMALGAMATION)/tapzoom.c $(AMALGAMATION)/tapzoom.h
	@$(AMALGAMATION_CC) -c $< -o $@
$(AMALGAMATION)/sanitized-tapzoom.o: $(AMALGAMATION)/tapzoom.c $(AMALGAMATION)/tapzoom.h
	@$(AMALGAMATION_CC) -O1 -DTAPZOOM_CHECKS -fsanitize=address,undefined -fno-sanitize-recover=all -c $< -o $@
$(AMALGAMATION)/%beside.o: $(AMALGAMATION)/%tapzoom.o Tests/Releases/amalgamation/beside.c $(STATIC)
	@for name in $(EXPORTS); do echo "$$name shipped_$$name"; done > $@.shipped
	@for name in $(EXPORTS); do echo "$$name c_$$name"; done > $@.c
	@$(TOOLS)/llvm-objcopy --redefine-syms=$@.c $< $@.1.o
	@$(TOOLS)/llvm-objcopy --redefine-syms=$@.shipped build/static/tapzoom.o $@.2.o
	@$(CC) -std=gnu11 -O2 -Wall -Wextra -Werror -Iinclude -c Tests/Releases/amalgamation/beside.c -o $@.3.o
	@$(CC) -r -nostdlib $@.1.o $@.2.o $@.3.o -o $@
