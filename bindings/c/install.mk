# SPDX-License-Identifier: MIT
#
# `make install PREFIX=/usr/local LIBDIR=lib INCLUDEDIR=include DESTDIR=`, and `make uninstall` with the same variables.
# make puts the variables of its command line into the environment, where install.sh reads them.

TO_INSTALL := $(SHARED) $(STATIC) build/include/tapzoom.h build/include/tapzoom.hpp
INSTALLER = VERSION=$(VERSION) ABI=$(ABI) sh bindings/c/install.sh

##@ Install

# Existing files are installed without a build, because root may have no Swift and should own nothing below build.
.PHONY: install uninstall
install: $(if $(filter-out $(wildcard $(TO_INSTALL)),$(TO_INSTALL)),build) ## Install below PREFIX=/usr/local.
	@$(INSTALLER) install
uninstall: ## Remove what was installed there.
	@$(INSTALLER) uninstall

# Without Swift, fails before it makes folders, because a user cannot write to a build folder of root.
build/release/.made: | swift-is-there
.PHONY: swift-is-there
swift-is-there:
	@command -v $(firstword $(SWIFT)) > /dev/null || { \
	    echo "There is no $(SWIFT) to build tapzoom with: run 'make build' as somebody whose PATH has Swift 6.3." >&2; \
	    exit 1; }
