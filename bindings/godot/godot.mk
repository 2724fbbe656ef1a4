# SPDX-License-Identifier: MIT
#
# The addon for Godot 3 and 4: a native script and an extension from one source, each with the static library. `make
# release` adds libraries for other systems, by Debian's compilers and with the static libraries of `make dist`.

GODOT := build/godot/addons/tapzoom
GODOT_FLAGS := -std=c11 -O2 -fPIC -fvisibility=hidden -Wall -Wextra -Wconversion -pedantic -Werror -Iinclude
GODOT_SOURCES := $(wildcard bindings/godot/*.[ch])

GODOT_LIBRARIES := $(addprefix $(GODOT)/libtapzoom_,godot3.so godot.so)
GODOT_OTHERS := $(addprefix $(GODOT)/,libtapzoom_godot.arm64.so tapzoom_godot3.dll tapzoom_godot.dll)

.PHONY: godot godot-all
godot-all: $(GODOT_OTHERS) godot
godot: $(GODOT_LIBRARIES) ## Build build/godot, the addon for Godot 3 and 4.
	@cp $(wildcard bindings/godot/addon/*) LICENSE $(GODOT)
	@sed 's|](addon/|](|g' bindings/godot/README.md > $(GODOT)/README.md
	@rm -f build/godot/*.zip
	@VERSION=$(VERSION) PYTHONDONTWRITEBYTECODE=1; export VERSION PYTHONDONTWRITEBYTECODE; \
	    $(PYTHON) bindings/release/release.py --page $(GODOT)/README.md $(GODOT)/README.md && \
	    $(PYTHON) bindings/release/release.py --pack build/godot/tapzoom-godot-$(VERSION).zip build/godot/addons

$(GODOT)/libtapzoom_godot3.so: LAYER = gdnative
$(GODOT)/libtapzoom_godot.so: LAYER = gdextension
$(GODOT)/%.so: $(GODOT_SOURCES) bindings/godot/%.map bindings/godot/godot.mk $(STATIC)
	@mkdir -p $(@D)
	@$(CC) $(GODOT_ELF) bindings/godot/$*.map $(call godot_files,$(LAYER)) $(STATIC) -lm -o $@

GODOT_ELF := $(GODOT_FLAGS) -shared -Wl,--no-undefined -Wl,-s -Wl,--version-script
godot_files = $(addprefix bindings/godot/,$(1).c camera.c tables.c)

$(GODOT)/libtapzoom_godot.arm64.so: $(GODOT_SOURCES) bindings/godot/godot.mk build/dist/libraries/linux-arm64/libtapzoom.a
	@mkdir -p $(@D)
	@aarch64-linux-gnu-gcc $(GODOT_ELF) bindings/godot/libtapzoom_godot.map $(call godot_files,gdextension) \
	    $(lastword $^) -lm -o $@

# isnan of its header converts to float.
GODOT_MINGW := -Wno-float-conversion -shared -static-libgcc -Wl,-s,--no-insert-timestamp

$(GODOT)/tapzoom_godot3.dll: LAYER = gdnative
$(GODOT)/tapzoom_godot.dll: LAYER = gdextension
$(GODOT)/%.dll: $(GODOT_SOURCES) bindings/godot/godot.mk build/dist/libraries/windows-x64/libtapzoom.a
	@mkdir -p $(@D)
	@x86_64-w64-mingw32-gcc $(GODOT_FLAGS) $(GODOT_MINGW) $(call godot_files,$(LAYER)) $(lastword $^) -lm -o $@
