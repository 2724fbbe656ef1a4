# SPDX-License-Identifier: MIT
#
# Builds the examples that are programs in C with the library of this checkout.

EXAMPLE_FLAGS := -O2 -Wall -Wextra -pedantic -Werror

##@ Examples

.PHONY: examples example-sdl2 example-gtk4
examples: example-sdl2 example-gtk4 ## Build the examples in C that have a window into build/examples.

# Where pkg-config knows the modules, nobody needs to know what Debian calls the packages.
example-sdl2: MODULES := sdl2 SDL2_image x11 xi
example-sdl2: PACKAGES := libsdl2-dev libsdl2-image-dev pkg-config
example-gtk4: MODULES := gtk4
example-gtk4: PACKAGES := libgtk-4-dev pkg-config
# Two makes and a shell read it before the linker does.
example-sdl2 example-gtk4: export TAPZOOM = \
    -I$(CURDIR)/build/include -L$(CURDIR)/build/lib -ltapzoom '-Wl,-rpath,$$$$ORIGIN/../lib'
example-sdl2 example-gtk4: example-%: build
	@pkg-config --exists $(MODULES) 2> /dev/null || sh Tests/debian.sh $(PACKAGES)
	@$(MAKE) -s -C examples/$* OUT='$(CURDIR)/build/examples' CFLAGS='$(EXAMPLE_FLAGS)'
