# SPDX-License-Identifier: MIT
#
# Builds the examples that are programs in C with the library of this checkout.

EXAMPLE_FLAGS := -O2 -Wall -Wextra -pedantic -Werror

##@ Examples

EXAMPLES := sdl2 strategy drawing gtk4

.PHONY: examples examples-tools $(EXAMPLES:%=example-%)
examples: examples-tools $(EXAMPLES:%=example-%) ## Build the examples in C that have a window into build/examples.

# Where pkg-config knows the modules, nobody needs to know what Debian calls the packages.
packages = $(shell pkg-config --exists $(1) 2> /dev/null || echo $(2) pkg-config)
SDL2_PACKAGES = $(call packages,sdl2 SDL2_image x11 xi,libsdl2-dev libsdl2-image-dev)
GTK4_PACKAGES = $(call packages,gtk4,libgtk-4-dev)
example-sdl2: PACKAGES = $(SDL2_PACKAGES)
example-strategy example-drawing: PACKAGES = $(call packages,sdl2,libsdl2-dev)
example-gtk4: PACKAGES = $(GTK4_PACKAGES)

# Both at once: whoever must ask somebody else for them asks once.
examples-tools:
	@sh Tests/debian.sh $(sort $(SDL2_PACKAGES) $(GTK4_PACKAGES))

# Two makes and a shell read it before the linker does. Seen from the example's folder: the path of the checkout may
# have a space in it, with which make can do nothing.
$(EXAMPLES:%=example-%): export TAPZOOM = \
    -I../../build/include -L../../build/lib -ltapzoom '-Wl,-rpath,$$$$ORIGIN/../lib'
$(EXAMPLES:%=example-%): example-%: build
	@sh Tests/debian.sh $(PACKAGES)
	@$(MAKE) -s -C examples/$* OUT=../../build/examples CFLAGS='$(EXAMPLE_FLAGS)'
