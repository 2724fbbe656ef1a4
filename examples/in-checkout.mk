# SPDX-License-Identifier: MIT
#
# Builds the examples that are programs in C with the library of this checkout.

EXAMPLE_FLAGS := -O2 -Wall -Wextra -pedantic -Werror

.PHONY: examples example-sdl2 example-gtk4
examples: example-sdl2 example-gtk4 ## Build the examples that have a window into build/examples.

example-sdl2: PACKAGES := libsdl2-dev libsdl2-image-dev pkg-config
example-gtk4: PACKAGES := libgtk-4-dev pkg-config
# Two makes and a shell read it before the linker does.
example-sdl2 example-gtk4: export TAPZOOM = \
    -I$(CURDIR)/build/include -L$(CURDIR)/build/lib -ltapzoom '-Wl,-rpath,$$$$ORIGIN/../lib'
example-sdl2 example-gtk4: example-%: build
	@sh Tests/debian.sh $(PACKAGES)
	@$(MAKE) -s -C examples/$* OUT='$(CURDIR)/build/examples' CFLAGS='$(EXAMPLE_FLAGS)'
