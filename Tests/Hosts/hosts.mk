# SPDX-License-Identifier: MIT
#
# Real hosts under real fingers: each example on an X server of its own, without a screen.

HOSTS_PYTHON := build/tests/hosts-venv/bin/python
# The server with its drivers, the tool that unplugs its touchscreen, what runs the map, and what reads it for its test.
HOSTS_PACKAGES := xserver-xorg-core xserver-xorg-video-dummy xinput love luajit

.PHONY: hosts-tools
hosts-tools:
	@sh Tests/debian.sh $(sort $(HOSTS_PACKAGES) $(SDL2_PACKAGES) $(GTK4_PACKAGES))
	@PYTHON="$(PYTHON)" sh Tests/venv.sh build/tests/hosts-venv Tests/Hosts/requirements.txt

# GTK's own zoom gesture beside the library, on the widget of the example.
build/tests/gtk4-oracle: Tests/Hosts/gtk4_oracle.c $(wildcard examples/gtk4/zoomarea.*) | example-gtk4
	@mkdir -p build/tests
	@$(CC) -std=c11 $(EXAMPLE_FLAGS) -Iexamples/gtk4 $(filter %.c,$^) -Ibuild/include -Lbuild/lib -ltapzoom \
	    -Wl,-rpath,'$$ORIGIN/../lib' $$(pkg-config --cflags --libs gtk4) -lm -o $@

# ONLY=test_sdl2.py runs one host alone.
.PHONY: test-hosts
test-hosts: hosts-tools examples build/tests/gtk4-oracle
	@$(HERE) $(HOSTS_PYTHON) Tests/Hosts/run.py $(ONLY)
