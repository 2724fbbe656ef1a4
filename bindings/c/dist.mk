# SPDX-License-Identifier: MIT
#
# `make dist` builds the archives of a release for all targets, `make dist-NAME` one of them. bindings/c/dist/targets.py
# is the table of targets, bindings/c/dist/build.py their recipe, bindings/c/dist/archives.py lists the files of each
# archive.
#
# Swift compiles the sources once for each processor, by the recipe of the Makefile, for a triple without an operating
# system. The linker merges and optimizes both modules, as for `make build`. clang then compiles the merged module for
# each system. Debian's older linkers for Apple's systems leave out unwind tables of functions that throw.

DIST_MODULES := build/dist/modules
$(DIST_MODULES)/%.o: TARGET = -target $(notdir $(@D)) -Xcc -ffreestanding
DIST = TOOLS=$(TOOLS) VERSION=$(VERSION) ABI=$(ABI) EXPORTS="$(EXPORTS)" MAKE=$(MAKE) PYTHONDONTWRITEBYTECODE=1 \
    $(PYTHON) bindings/c/dist/build.py

# The merged module as text.
$(DIST_MODULES)/%/tapzoom.ll: $(DIST_MODULES)/%/TapZoomC.o $(DIST_MODULES)/%/TapZoomCore.o $(LEDGER)
	@$(TOOLS)/ld.lld -shared --version-script=$(LEDGER) --gc-sections --lto-emit-llvm $(filter %.o,$^) \
	    -o $(@D)/tapzoom.bc
	@$(TOOLS)/clang -target $* -x ir -S -emit-llvm -Xclang -disable-llvm-passes $(@D)/tapzoom.bc -o $@

# wasm-ld has no option for the merged module alone: it saves that of each step.
DIST_WASM := $(DIST_MODULES)/wasm32-unknown-none-wasm
$(DIST_WASM)/tapzoom.ll: build/wasm/TapZoomC.o build/wasm/TapZoomCore.o $(LEDGER)
	@mkdir -p $(@D)
	@$(TOOLS)/wasm-ld --no-entry $(addprefix --export=,$(EXPORTS)) --allow-undefined --save-temps $(filter %.o,$^) \
	    -o $(@D)/tapzoom
	@$(TOOLS)/clang -target $(notdir $(@D)) -x ir -S -emit-llvm -Xclang -disable-llvm-passes \
	    $(@D)/tapzoom.0.5.precodegen.bc -o $@

.PHONY: dist
dist: ## Build the archives of a release for all targets below build/dist; dist-NAME builds one.
	@sh Tests/packages.sh lld-16 llvm $(JAVA_PACKAGES)
	@$(DIST)

dist-%: FORCE
	@sh Tests/packages.sh lld-16 llvm $(JAVA_PACKAGES)
	@$(DIST) $*
