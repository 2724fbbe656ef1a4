# SPDX-License-Identifier: MIT
#
# `make dist` builds the archives of a release for all targets, `make dist-NAME` one of them. bindings/c/dist/targets.py
# is the table of targets, bindings/c/dist/build.py their recipe, bindings/c/dist/archives.py lists the files of each
# archive.
#
# Swift compiles the sources once for each processor, for a triple without an operating system. The linker merges and
# optimizes both modules, as for `make build`. clang then compiles the merged module for each system.

DIST_MODULES := build/dist/modules
# -enable-ipra serves x86-64 with the ABI of Unix: Tests/C/registers.c proves it on Linux. Elsewhere LLVM's IPRA is
# wrong: it does not compile for i686 and the ABI of Windows, a Thumb-2 IT block may continue after a call, RISC-V
# programs crash, and so do those of arm64, where functions lose the address of the return.
DIST_PASSES = $(filter-out -align-loops=1 -enable-ipra,$(LLVM_FLAGS))
DIST_SWIFT = $(subst $(MODULES),$(DIST_MODULES)/$*,$(SWIFT_RELEASE)) -target $* -Xcc -ffreestanding
DIST = TOOLS=$(TOOLS) VERSION=$(VERSION) ABI=$(ABI) EXPORTS="$(EXPORTS)" MAKE=$(MAKE) PYTHONDONTWRITEBYTECODE=1 \
    LLVM_FLAGS="$(filter-out -align-loops=1,$(LLVM_FLAGS))" $(PYTHON) bindings/c/dist/build.py

.PRECIOUS: $(DIST_MODULES)/%/TapZoomCore.o $(DIST_MODULES)/%/TapZoom.o
build/dist/modules/.made: bindings/c/dist.mk

$(DIST_MODULES)/%/TapZoomCore.o: $(CORE) build/dist/modules/.made
	@mkdir -p $(@D)
	@$(DIST_SWIFT) -module-name TapZoomCore -emit-module -emit-module-path $(@D)/TapZoomCore.swiftmodule \
	    $(CORE_SOURCES) -c -o $@

$(DIST_MODULES)/%/TapZoom.o: $(FACADE) $(DIST_MODULES)/%/TapZoomCore.o
	@$(DIST_SWIFT) -module-name TapZoom $(FACADE_SOURCES) -c -o $@

# The merged module as text.
$(DIST_MODULES)/%/tapzoom.ll: $(DIST_MODULES)/%/TapZoom.o $(DIST_MODULES)/%/TapZoomCore.o $(LEDGER)
	@$(TOOLS)/ld.lld -shared --version-script=$(LEDGER) --gc-sections --lto-O2 --lto-emit-llvm \
	    $(addprefix -mllvm=,$(DIST_PASSES)) $(filter %.o,$^) -o $(@D)/tapzoom.bc
	@$(TOOLS)/clang -target $* -x ir -S -emit-llvm -Xclang -disable-llvm-passes $(@D)/tapzoom.bc -o $@

##@ Distribute

.PHONY: dist
dist: ## Build the archives of a release for all targets below build/dist; dist-NAME builds one.
	@sh Tests/debian.sh lld llvm
	@$(DIST)

dist-%: FORCE
	@sh Tests/debian.sh lld llvm
	@$(DIST) $*
