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
