# SPDX-License-Identifier: MIT
#
# Tests of the examples in real windows, each on an X server of its own without a screen.

# The server with its drivers, xinput to unplug its touchscreen, ffmpeg for its film, and what runs the hosts: LÖVE,
# LuaJIT to read the map in its test, Godot, Mono, the bus of screen readers with the bindings of reader.py, and what Qt
# needs for X11.
QT_PACKAGES := libegl1 libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-randr0 libxcb-shape0 libxcb-sync1 \
    libxcb-xfixes0 libxcb-xkb1 libxkbcommon-x11-0
HOSTS_PACKAGES := xserver-xorg-core xserver-xorg-video-dummy xinput ffmpeg love luajit godot3 mono-mcs mono-runtime \
    dbus-daemon at-spi2-core gir1.2-atspi-2.0 python3-gi $(QT_PACKAGES)

# The crates of winit come from Debian, too.
DEBIAN_CRATES := --config "source.crates-io.replace-with='debian'" \
    --config "source.debian.directory='/usr/share/cargo/registry'"

.PHONY: winit-viewer
winit-viewer: build
	@sh Tests/packages.sh cargo rustc librust-winit-dev
	@cd examples/rust/viewer && TAPZOOM_LIB_DIR="$(CURDIR)/build/lib" $(RUST_TOOLS) $(CARGO) build --quiet --offline \
	    $(DEBIAN_CRATES) --target-dir "$(CURDIR)/build/rust/viewer"
	@mkdir -p build/examples
	@cp build/rust/viewer/debug/viewer build/examples/winit-viewer

# Records the views of programs that have no option for it.
build/tests/record.so: Tests/Hosts/record.c Tests/Hosts/hosts.mk include/tapzoom.h | build
	@$(CC) -std=c99 $(EXAMPLE_FLAGS) -fPIC -shared $< -Iinclude -Lbuild/lib -ltapzoom '-Wl,-rpath,$$ORIGIN/../lib' -o $@

# Examples without their windows: touches of files with time as an input. They share the examples' sources.
PLAYED_viewer := $(patsubst %,examples/sdl2/%.c,album pages picture pull resample strip words)
PLAYED_drawing := $(patsubst %,examples/drawing/%.c,ink paint sheet)
PLAYED_FLAGS_viewer := -Iexamples/sdl2 $$(pkg-config --libs SDL2_image)
PLAYED_FLAGS_drawing := -Iexamples/drawing
PLAYED := build/tests/played-viewer build/tests/played-drawing
$(PLAYED): build/tests/played-%: Tests/Hosts/Played/%.c FORCE | build
	@sh Tests/packages.sh $(SDL2_PACKAGES)
	@$(CC) -std=c99 $(EXAMPLE_FLAGS) Tests/Hosts/Played/touches.c $< $(PLAYED_$*) -Iinclude \
	    $(PLAYED_FLAGS_$*) $$(pkg-config --cflags --libs sdl2) -Lbuild/lib -ltapzoom '-Wl,-rpath,$$ORIGIN/../lib' -lm \
	    -o $@

# Toolkits that Debian lacks. On PyPI, tcod has the library of SDL3, a package for Windows its headers, and raylib with
# SDL3 is a module of Python: programs that use it are shared libraries, which raylib.py runs. No package has the library
# of SDL3_image for Linux: sdl3_image.c has the one function that the viewer calls.
FROM_PYPI := build/tests/toolkits
$(FROM_PYPI)/headers/include: Tests/Hosts/toolkits.txt Tests/Hosts/headers.txt
	@$(call tools,toolkits-tools)
	@mkdir -p $(FROM_PYPI)
	@ln -sfn $(CURDIR)/build/venv/lib/python3*/site-packages $(FROM_PYPI)/packages
	@$(VENV_PYTHON) -m pip install --quiet --disable-pip-version-check --no-deps --only-binary :all: \
	    --platform win_amd64 --python-version 3.12 --upgrade --target $(FROM_PYPI)/headers --requirement $(word 2,$^)
	@touch $@

.PHONY: toolkits-tools example-pypi
toolkits-tools: $(FROM_PYPI)/headers/include

example-pypi: export RAYLIB = -shared -fPIC -I../../Tests/Hosts/Toolkits -I../../$(FROM_PYPI)/packages/raylib
example-pypi: build toolkits-tools
	@$(CC) -std=c99 $(EXAMPLE_FLAGS) -fPIC -shared -I$(FROM_PYPI)/headers/include Tests/Hosts/Toolkits/sdl3_image.c \
	    -o $(FROM_PYPI)/libSDL3_image.so
	@SDL3="-I../../$(FROM_PYPI)/headers/include -L../../$(FROM_PYPI)/packages/tcod.libs \
	    -L../../$(FROM_PYPI) -lSDL3_image '-Wl,-rpath,\$$\$$ORIGIN/../tests/toolkits' \
	    -l:$$(basename $(FROM_PYPI)/packages/tcod.libs/libSDL3-*) \
	    '-Wl,-rpath,\$$\$$ORIGIN/../tests/toolkits/packages/tcod.libs'" \
	    $(MAKE) -s -C examples/viewers OUT=../../build/examples CFLAGS='$(EXAMPLE_FLAGS)' \
	    $(addprefix ../../build/examples/viewer-,sdl3 raylib)
	@$(MAKE) -s -C examples/raylib OUT=../../build/examples CFLAGS='$(EXAMPLE_FLAGS)'

# Small games of test_games.py, with the lines that a game needs.
comma := ,
GAME = $(CC) -std=c99 $(EXAMPLE_FLAGS) $(1) -Ibindings/toolkits -Iinclude -Lbuild/lib -ltapzoom \
    '-Wl,-rpath,$$ORIGIN/../lib'
.PHONY: game-programs
game-programs: build toolkits-tools
	@sh Tests/packages.sh $(call packages,sdl2,libsdl2-dev)
	@mkdir -p build/tests
	@$(call GAME,Tests/Hosts/Games/sdl.c $$(pkg-config --cflags --libs sdl2)) -o build/tests/game-sdl2
	@$(call GAME,-DSDL3 Tests/Hosts/Games/sdl.c -I$(FROM_PYPI)/headers/include $(FROM_PYPI)/packages/tcod.libs/libSDL3-* \
	    -Wl$(comma)-rpath$(comma)$(CURDIR)/$(FROM_PYPI)/packages/tcod.libs) -o build/tests/game-sdl3
	@$(call GAME,-shared -fPIC Tests/Hosts/Games/raylib.c -ITests/Hosts/Toolkits -I$(FROM_PYPI)/packages/raylib) -o build/tests/game-raylib

APT_test-hosts = $(sort $(HOSTS_PACKAGES) $(SDL2_PACKAGES) $(GTK4_PACKAGES) cargo rustc librust-winit-dev)
PIP_test-hosts := Tests/Hosts/requirements.txt
.PHONY: hosts-tools
hosts-tools:
	@$(call tools,test-hosts)

# The program of Tests/Hosts/qtquick.py, with the installed library of example-qtquick.
.PHONY: qtquick-scene
qtquick-scene: example-qtquick
	@$(call cmake,Tests/Hosts/QtQuick,tests)
