# SPDX-License-Identifier: MIT
#
# Tests of the examples in real windows, each on an X server of its own without a screen.

HOSTS_PYTHON := build/tests/hosts-venv/bin/python
# The server with its drivers, xinput to unplug its touchscreen, and what runs the hosts: LÖVE, LuaJIT to read the map
# in its test, Godot, Mono.
HOSTS_PACKAGES := xserver-xorg-core xserver-xorg-video-dummy xinput love luajit godot3 mono-mcs mono-runtime

# The crates of winit come from Debian, too.
DEBIAN_CRATES := --config "source.crates-io.replace-with='debian'" \
    --config "source.debian.directory='/usr/share/cargo/registry'"

.PHONY: winit-viewer
winit-viewer: build
	@sh Tests/debian.sh cargo rustc librust-winit-dev
	@cd examples/rust/viewer && TAPZOOM_LIB_DIR="$(CURDIR)/build/lib" $(RUST_TOOLS) $(CARGO) build --quiet --offline \
	    $(DEBIAN_CRATES) --target-dir "$(CURDIR)/build/rust/viewer"
	@mkdir -p build/examples
	@cp build/rust/viewer/debug/viewer build/examples/winit-viewer

# Records the views of programs that have no option for it.
build/tests/record.so: Tests/Hosts/record.c include/tapzoom.h | build
	@$(CC) -std=c99 $(EXAMPLE_FLAGS) -fPIC -shared $< -Iinclude -o $@

.PHONY: hosts-tools
hosts-tools:
	@sh Tests/debian.sh $(sort $(HOSTS_PACKAGES) $(SDL2_PACKAGES) $(GTK4_PACKAGES))
	@PYTHON="$(PYTHON)" sh Tests/venv.sh build/tests/hosts-venv Tests/Hosts/requirements.txt
