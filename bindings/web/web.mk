# SPDX-License-Identifier: MIT
#
# WebAssembly: the same sources as a module without imports, by the recipe of the Makefile, and the npm package of it.

# A stack protector would need a library, and guards nothing here: return addresses are not in the memory of a module.
build/wasm/%: TARGET = -target wasm32-unknown-none-wasm -Xcc -ffreestanding -Xfrontend -disable-stack-protector
# A program of the tests has frames of its own besides those of a call. A stack at the start of the memory traps at its
# end.
WASM_LINK := -z stack-size=262144 --stack-first --gc-sections --strip-all
# All engines of 2021 and later have these features, which the compiler uses.
WASM_OPT := wasm-opt $(addprefix --enable-,bulk-memory sign-ext nontrapping-float-to-int mutable-globals) -O3

.PHONY: wasm
wasm: build/wasm/tapzoom.wasm ## Build build/wasm/tapzoom.wasm, a module without imports.

build/wasm/memory.o: Sources/CMemory/memory.c build/wasm/.made
	@$(TOOLS)/clang --target=wasm32-unknown-none -std=c11 -ffreestanding -Wall -Wextra -Werror -O2 -c $< -o $@

build/wasm/tapzoom.linked: build/wasm/TapZoomC.o build/wasm/TapZoomCore.o build/wasm/memory.o $(LEDGER)
	@$(TOOLS)/wasm-ld --no-entry $(addprefix --export=,$(EXPORTS) malloc free) $(WASM_LINK) $(filter %.o,$^) -o $@

# Known to be there before the module is compiled.
build/wasm/TapZoomCore.o: | wasm-opt
.PHONY: wasm-opt
wasm-opt:
	@command -v wasm-opt > /dev/null || sh Tests/packages.sh binaryen

%.wasm: %.linked
	@$(WASM_OPT) $< -o $@

# Files that a page loads as they are. npm only packs them.
# Node of other sources than Debian has npm in it.
NPM_PACKAGE = $(if $(shell command -v npm),,npm)

.PHONY: web web-files
web: web-files ## Build build/web, the package for browsers and Node, and build/web/tapzoom-VERSION.tgz.
	@$(if $(NPM_PACKAGE),sh Tests/packages.sh $(NPM_PACKAGE))
	@cd build/web && npm pack --silent --offline --cache "$(CURDIR)/build/npm-cache" > /dev/null
web-files: wasm
	@mkdir -p build/web
	@cp $(addprefix bindings/web/,tapzoom.js tapzoom.d.ts package.json) LICENSE build/wasm/tapzoom.wasm build/web
	@VERSION=$(VERSION) PYTHONDONTWRITEBYTECODE=1 $(PYTHON) bindings/release/release.py --page bindings/web/README.md \
	    build/web/README.md
	@chmod 644 build/web/*
