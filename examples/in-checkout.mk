# SPDX-License-Identifier: MIT
#
# Builds the C examples with the library of this checkout.

EXAMPLE_FLAGS := -O2 -Wall -Wextra -pedantic -Werror

##@ Examples

EXAMPLES := album sdl2 strategy drawing gtk4 viewers

.PHONY: examples examples-tools $(EXAMPLES:%=example-%)
examples: examples-tools $(EXAMPLES:%=example-%) ## Build the C examples with a window in build/examples.

# The names of Debian packages matter only if pkg-config does not find the modules.
packages = $(shell pkg-config --exists $(1) 2> /dev/null || echo $(2) pkg-config)
SDL2_PACKAGES = $(call packages,sdl2 SDL2_image,libsdl2-dev libsdl2-image-dev)
GTK4_PACKAGES = $(call packages,gtk4,libgtk-4-dev)
example-album example-sdl2 example-viewers: PACKAGES = $(SDL2_PACKAGES)
example-strategy example-drawing: PACKAGES = $(call packages,sdl2,libsdl2-dev)
example-gtk4: PACKAGES = $(GTK4_PACKAGES)

# All packages at once, for users who must ask an administrator.
examples-tools:
	@sh Tests/packages.sh $(sort $(SDL2_PACKAGES) $(GTK4_PACKAGES))

# Two makes and a shell expand this before the linker reads it. The paths are relative to the example's folder, because
# make cannot handle a space in the path of the checkout.
$(EXAMPLES:%=example-%) example-pypi: export TAPZOOM = \
    -I../../build/include -L../../build/lib -ltapzoom '-Wl,-rpath,$$$$ORIGIN/../lib'
$(EXAMPLES:%=example-%) example-pypi: export TOOLKITS = ../../bindings/toolkits
$(EXAMPLES:%=example-%): example-%: build
	@sh Tests/packages.sh $(PACKAGES)
	@$(MAKE) -s -C examples/$* OUT=../../build/examples CFLAGS='$(EXAMPLE_FLAGS)'

# Qt Quick with CMake and an installed library. It is no part of `make examples`, because Qt takes a minute to install.
QTQUICK_PACKAGES := cmake qt6-declarative-dev qml6-module-qtquick qml6-module-qtquick-window \
    qml6-module-qtqml qml6-module-qtqml-workerscript
.PHONY: example-qtquick
example-qtquick: build ## Build the Qt Quick example with CMake in build/examples.
	@sh Tests/packages.sh $(QTQUICK_PACKAGES)
	@DESTDIR= PREFIX='$(CURDIR)/build/qtquick/tapzoom' LIBDIR= INCLUDEDIR= CMAKEDIR= $(INSTALLER) install > /dev/null
	@$(call cmake,examples/qtquick,examples)

# cmake FOLDER, RESULTS: builds the project of a folder. CMake prints only errors.
cmake = cmake -S $(1) -B build/qtquick/$(2) -DCMAKE_PREFIX_PATH='$(CURDIR)/build/qtquick/tapzoom' \
    -DCMAKE_BUILD_TYPE=Release -DCMAKE_RUNTIME_OUTPUT_DIRECTORY='$(CURDIR)/build/$(2)' > build/qtquick/$(2).log && \
    cmake --build build/qtquick/$(2) -- -s >> build/qtquick/$(2).log || { cat build/qtquick/$(2).log; exit 1; }
