# SPDX-License-Identifier: MIT
#
# The addon for Godot 3 and 4: a native script and an extension from one source, each with the static library.

GODOT := build/godot/addons/tapzoom
GODOT_FLAGS := -std=c11 -O2 -fPIC -fvisibility=hidden -Wall -Wextra -Wconversion -pedantic -Werror -Iinclude
GODOT_SOURCES := $(wildcard bindings/godot/*.[ch])

.PHONY: godot
godot: $(GODOT)/libtapzoom_godot3.so $(GODOT)/libtapzoom_godot.so ## Build build/godot, the addon for Godot 3 and 4.
	@cp $(wildcard bindings/godot/addon/*) LICENSE $(GODOT)
	@sed -e 's|](addon/|](|g' -e 's|\[\([^]]*\)\](\.\./[^)]*)|\1|g' bindings/godot/README.md > $(GODOT)/README.md
	@rm -f build/godot/*.zip
	@cd build/godot && $(PYTHON) -m zipfile -c tapzoom-godot-$(VERSION).zip addons

$(GODOT)/libtapzoom_godot3.so: LAYER = gdnative
$(GODOT)/libtapzoom_godot.so: LAYER = gdextension
$(GODOT)/%.so: $(GODOT_SOURCES) bindings/godot/%.map bindings/godot/godot.mk $(STATIC)
	@mkdir -p $(@D)
	@$(CC) $(GODOT_FLAGS) -shared -Wl,--version-script=bindings/godot/$*.map -Wl,--no-undefined -Wl,-s \
	    $(addprefix bindings/godot/,$(LAYER).c camera.c tables.c) $(STATIC) -lm -o $@
