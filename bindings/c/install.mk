# SPDX-License-Identifier: MIT
#
# `make install PREFIX=/usr/local LIBDIR=lib INCLUDEDIR=include DESTDIR=`, and `make uninstall` with the same variables.
# make exports the variables of its command line to the environment, from which install.sh reads them.

TO_INSTALL := $(SHARED) $(STATIC) build/include/tapzoom.h build/include/tapzoom.hpp
INSTALLER = VERSION=$(VERSION) ABI=$(ABI) sh bindings/c/install.sh

##@ Install

# Existing build results are installed unchanged, because root may have no Swift and should own nothing below build.
.PHONY: install uninstall
install: $(if $(filter-out $(wildcard $(TO_INSTALL)),$(TO_INSTALL)),build) ## Install the library below PREFIX=/usr/local.
	@$(INSTALLER) install
uninstall: ## Remove the installed files.
	@$(INSTALLER) uninstall
