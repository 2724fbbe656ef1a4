# SPDX-License-Identifier: MIT
#
# Builds the image viewer with the library of this checkout.

.PHONY: examples example-sdl2
examples: example-sdl2 ## Build the examples that have a window into build/examples.

# Two makes and a shell read it before the linker does.
example-sdl2: export TAPZOOM = \
    -I$(CURDIR)/build/include -L$(CURDIR)/build/lib -ltapzoom '-Wl,-rpath,$$$$ORIGIN/../lib'
example-sdl2: build
	@sh Tests/debian.sh libsdl2-dev libsdl2-image-dev pkg-config
	@$(MAKE) -s -C examples/sdl2 OUT=$(CURDIR)/build/examples CFLAGS='-O2 -Wall -Wextra -pedantic -Werror'

test-hosts: example-sdl2
