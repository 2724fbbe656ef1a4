# SPDX-License-Identifier: MIT
#
# `make install PREFIX=/usr/local LIBDIR=lib INCLUDEDIR=include DESTDIR=`, and `make uninstall` with the same ones:
# install.sh finds them in the environment, where make puts the variables of its command line.

TO_INSTALL := $(SHARED) $(STATIC) build/include/tapzoom.h build/include/tapzoom.hpp
INSTALLER = VERSION=$(VERSION) ABI=$(ABI) sh bindings/c/install.sh

##@ Install

# What is built is installed as it is, since root may have no Swift and should own nothing below build.
.PHONY: install uninstall
install: $(if $(filter-out $(wildcard $(TO_INSTALL)),$(TO_INSTALL)),build) ## Install below PREFIX=/usr/local.
	@$(INSTALLER) install
uninstall: ## Remove what was installed there.
	@$(INSTALLER) uninstall

# Where nothing is built and nothing can be, root must not leave folders behind that the user's own build cannot use.
build/release/.made: | swift-is-there
.PHONY: swift-is-there
swift-is-there:
	@command -v $(firstword $(SWIFT)) > /dev/null || { \
	    echo "There is no $(SWIFT) to build tapzoom with: run 'make build' as somebody whose PATH has Swift 6.3." >&2; \
	    exit 1; }
