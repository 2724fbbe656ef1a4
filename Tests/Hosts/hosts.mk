# SPDX-License-Identifier: MIT
#
# Real hosts under real fingers: each example on an X server of its own, without a screen.

HOSTS_PYTHON := build/tests/hosts-venv/bin/python
# The server with its drivers, the tool that unplugs its touchscreen, and what the examples need.
HOSTS_PACKAGES := xserver-xorg-core xserver-xorg-video-dummy xinput pkg-config
HOSTS_PACKAGES += love luajit

.PHONY: hosts-tools
hosts-tools:
	@sh Tests/debian.sh $(HOSTS_PACKAGES)
	@PYTHON="$(PYTHON)" sh Tests/venv.sh build/tests/hosts-venv Tests/Hosts/requirements.txt

# ONLY=test_sdl2.py runs one host alone.
.PHONY: test-hosts
test-hosts: build hosts-tools
	@$(HERE) $(HOSTS_PYTHON) Tests/Hosts/run.py $(ONLY)
