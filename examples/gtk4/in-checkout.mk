# SPDX-License-Identifier: MIT
#
# Builds the star map with the library of this checkout, and for the tests a program that asks GTK's own zoom gesture.

GTK_PACKAGES := libgtk-4-dev pkg-config
GTK_STRICT := -O2 -Wall -Wextra -pedantic -Werror

.PHONY: examples example-gtk4
examples: example-gtk4 ## Build the examples that have a window into build/examples.

# Two makes and a shell read it before the linker does.
example-gtk4: export TAPZOOM = \
    -I$(CURDIR)/build/include -L$(CURDIR)/build/lib -ltapzoom '-Wl,-rpath,$$$$ORIGIN/../lib'
example-gtk4: build
	@sh Tests/debian.sh $(GTK_PACKAGES)
	@$(MAKE) -s -C examples/gtk4 OUT=$(CURDIR)/build/examples CFLAGS='$(GTK_STRICT)'

build/tests/gtk4-oracle: Tests/Hosts/gtk4_oracle.c $(wildcard examples/gtk4/zoomarea.*) | example-gtk4
	@mkdir -p build/tests
	@$(CC) -std=c11 $(GTK_STRICT) -Iexamples/gtk4 $(filter %.c,$^) -Ibuild/include -Lbuild/lib -ltapzoom \
	    -Wl,-rpath,'$$ORIGIN/../lib' $$(pkg-config --cflags --libs gtk4) -lm -o $@

# The suite of the hosts needs both.
test-hosts: example-gtk4 build/tests/gtk4-oracle
