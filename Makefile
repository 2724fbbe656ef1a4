# SPDX-License-Identifier: MIT
#
# `make help` lists the targets. Everything is built below build/.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

SWIFT ?= swift
PYTHON ?= python3

# Each fact has one place: the header has the version, the ledger has the exported functions, and the tools are those of
# the toolchain of `swift`.
header_number = $(shell awk '$$2 == "TAPZOOM_$(1)" { print $$3 }' include/tapzoom.h)
ABI := $(call header_number,VERSION_MAJOR)
VERSION := $(call header_number,VERSION_MAJOR).$(call header_number,VERSION_MINOR).$(call header_number,VERSION_PATCH)
LEDGER := Sources/TapZoom/tapzoom.map
EXPORTS := $(shell awk '/^ +tapzoom_/ { sub(";", ""); print $$1 }' $(LEDGER))
# Evaluated once, at the first use: each call takes a moment, and the driver leaves an empty folder in /tmp.
RUNTIME = $(eval RUNTIME := $(shell $(SWIFT) -print-target-info | \
    awk -F'"' '/"runtimeResourcePath"/ { print $$4 }'))$(RUNTIME)
TOOLS = $(abspath $(RUNTIME)/../../bin)

SONAME := libtapzoom.so.$(ABI)
SHARED := build/lib/libtapzoom.so.$(VERSION)
STATIC := build/lib/libtapzoom.a

# The shipped library is Embedded Swift, which needs libc alone, optimized for size. @_optimize(speed) marks frequent
# code that would be slow; the instruction counts of `make test-cost` show which code that is.
# -fno-math-errno makes a square root one instruction instead of a call into libm.
# The compiler makes bitcode of each module, and the linker optimizes both modules together: it knows all callers of a
# function and keeps one copy of each constant. SwiftPM does not support such objects, so the Makefile compiles.
# Swift inlines for speed, so LLVM inlines only to make the library smaller. LLVM aligns neither functions nor loops,
# and does not repeat code to save a jump. It orders blocks for the fewest jumps, does not compute values early to save
# work in loops, and splits registers where that takes the fewest instructions.
# If Swift made versions of functions with other signatures, these would lose their attributes.
# Stack protectors guard arrays on the stack. The arrays here have a fixed size, and every index is within it. Without
# the guards the library is 2 kB smaller.
# C's start files run constructors and destructors, which the library does not have.
# With -enable-ipra a function within the library saves only the registers that its callers need. This makes the library
# 7 kB smaller and 1 % faster. Exported functions save those of the platform's ABI; Tests/C/registers.c checks this on
# x86-64.
LLVM_FLAGS := $(addprefix -,inline-threshold=0 jump-threading-threshold=2 unroll-full-max-count=2 \
    unroll-runtime=false enable-pre=false disable-lsr disable-machine-licm tail-merge-size=2 tail-dup-placement=false \
    apply-ext-tsp-for-size min-jump-table-entries=6 split-spill-mode=size greedy-reverse-local-assignment \
    align-all-functions=1 align-loops=1 enable-ipra)
MODULES := build/release
SWIFT_RELEASE = $(TOOLS)/swiftc -enable-experimental-feature Embedded -Osize -wmo -lto=llvm-full -parse-as-library \
    -swift-version 6 -enable-experimental-feature AddressableParameters -Werror EmbeddedRestrictions \
    -package-name tapzoom -Iinclude -ISources/CMemory -I$(MODULES) -module-cache-path $(MODULES)/cache \
    -Xcc -fno-math-errno -Xfrontend -disable-stack-protector \
    $(addprefix -Xllvm ,-sil-disable-pass=function-signature-opts $(LLVM_FLAGS))
BITCODE := $(MODULES)/TapZoom.o $(MODULES)/TapZoomCore.o
ASSEMBLY := $(MODULES)/libtapzoom
OBJECT := $(MODULES)/libtapzoom.o
LINK = $(TOOLS)/clang -shared -nostartfiles -fuse-ld=lld \
    $(addprefix -Xlinker ,--build-id -soname=$(SONAME) --version-script=$(LEDGER) --no-undefined --gc-sections -s \
    -z relro -z now -z noexecstack)
TO_ASSEMBLY = $(addprefix -Xlinker ,--lto-O2 --lto-emit-asm $(addprefix -mllvm=,$(LLVM_FLAGS)))
SHORTEN := Sources/TapZoom/shorten.sed

# Python with the package and the library of this checkout, whatever else is installed.
HERE := TAPZOOM_LIBRARY= PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=bindings/python
PYTHON_HERE := $(HERE) $(PYTHON)

##@ Use

.PHONY: help
help: ## List the targets.
	@awk -F' ## ' '/^##@ / { print "\n" substr($$0, 5) } \
	    /^[a-z-]+:.*## / { sub(":.*", "", $$1); printf "  make %-15s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# SwiftPM does not notice a changed header, ledger or linker flag; this rule then rebuilds everything.
build/%/.made: $(wildcard include/* Sources/*/module.modulemap Sources/*/*.h) $(LEDGER) Makefile
	@rm -rf build/$*
	@mkdir -p build/$*
	@touch $@

.PHONY: build
build: build/release/.made ## Build the library and its headers: build/lib and build/include.
	@$(MAKE) -s build/release/libtapzoom.so
	@mkdir -p build/lib build/include
	@find build/lib -name 'libtapzoom.so*' -delete
	@cp include/tapzoom.h bindings/cpp/tapzoom.hpp build/include/
	@cp build/release/libtapzoom.so $(SHARED)
	@chmod 755 $(SHARED)
	@ln -s $(notdir $(SHARED)) build/lib/$(SONAME)
	@ln -s $(SONAME) build/lib/libtapzoom.so
	@$(MAKE) -s $(STATIC)

# A folder is newer than an object after a file in it was added or removed.
CORE_SOURCES := $(sort $(shell find Sources/TapZoomCore -name '*.swift'))
FACADE_SOURCES := $(sort $(shell find Sources/TapZoom -name '*.swift'))
CORE := $(CORE_SOURCES) $(shell find Sources/TapZoomCore -type d)
FACADE := $(FACADE_SOURCES) $(shell find Sources/TapZoom -type d)

$(MODULES)/TapZoomCore.o: $(CORE) build/release/.made
	@$(SWIFT_RELEASE) -module-name TapZoomCore -emit-module -emit-module-path $(MODULES)/TapZoomCore.swiftmodule \
	    $(CORE_SOURCES) -c -o $@

$(MODULES)/TapZoom.o: $(FACADE) $(MODULES)/TapZoomCore.o
	@$(SWIFT_RELEASE) -module-name TapZoom $(FACADE_SOURCES) -c -o $@

build/release/libtapzoom.so: $(BITCODE) $(LEDGER) $(SHORTEN) Makefile
	@$(LINK) $(TO_ASSEMBLY) $(BITCODE) -o $(ASSEMBLY)
	@sed -E -f $(SHORTEN) $(ASSEMBLY).lto.s > $(ASSEMBLY).s
	@$(TOOLS)/clang -c $(ASSEMBLY).s -o $(OBJECT)
	@$(LINK) $(OBJECT) -o $@
	@$(TOOLS)/llvm-objcopy --remove-section=.comment $@

# The archive has the object of the library. Only the functions of the ledger are global in it, because the weak swift_*
# functions of Embedded Swift would replace those of another Swift library in the same program.
$(STATIC): build/release/libtapzoom.so
	@mkdir -p build/static
	@printf '%s\n' $(EXPORTS) > build/static/exports
	@$(TOOLS)/llvm-objcopy --keep-global-symbols=build/static/exports --strip-unneeded \
	    --remove-section=.swift* --remove-section=.linker-options $(OBJECT) build/static/tapzoom.o
	@rm -f $@
	@$(TOOLS)/llvm-ar rcsD $@ build/static/tapzoom.o

# The same sources for WebAssembly: a module without imports, and its objects for the tests. SwiftPM would need a Swift
# SDK for this; the compiler alone does not. The objects are bitcode here, too.
WASM_SWIFT = $(subst $(MODULES),build/wasm,$(SWIFT_RELEASE)) -target wasm32-unknown-none-wasm -Xcc -ffreestanding
WASM_HEADERS := $(wildcard include/* Sources/CMemory/*) Makefile
WASM_OBJECTS := build/wasm/TapZoom.o build/wasm/TapZoomCore.o
# The program has frames of its own besides the 8 KB of a call. A stack at the start of the memory traps at its end.
# In LLVM's ABI with several results, a function returns up to four numbers without memory. The exported functions have
# one result or none in both ABIs. Engines of 2021 and later have all the features.
WASM_LINK = -z stack-size=262144 --stack-first --gc-sections --strip-all --compress-relocations --lto-O2 \
    $(addprefix -mllvm=,$(filter-out -align-loops=1 -enable-ipra,$(LLVM_FLAGS)) -target-abi=experimental-mv)
WASM_OPT = wasm-opt $(addprefix --enable-,bulk-memory sign-ext nontrapping-float-to-int mutable-globals multivalue) \
    --flatten --rereloop --low-memory-unused -Oz -Oz

.PHONY: wasm
wasm: build/wasm/tapzoom.wasm ## Build build/wasm/tapzoom.wasm, a module without imports.

build/wasm/TapZoomCore.o: $(CORE) $(WASM_HEADERS)
	@mkdir -p build/wasm
	@$(WASM_SWIFT) -module-name TapZoomCore -emit-module -emit-module-path build/wasm/TapZoomCore.swiftmodule \
	    $(CORE_SOURCES) -c -o $@

build/wasm/TapZoom.o: $(FACADE) build/wasm/TapZoomCore.o
	@$(WASM_SWIFT) -module-name TapZoom $(FACADE_SOURCES) -c -o $@

build/wasm/memory.o: Sources/CMemory/memory.c $(WASM_HEADERS)
	@mkdir -p build/wasm
	@$(TOOLS)/clang --target=wasm32-unknown-none -std=c11 -ffreestanding -Wall -Wextra -Werror -Oz -c $< -o $@

build/wasm/tapzoom.linked: $(WASM_OBJECTS) build/wasm/memory.o $(LEDGER)
	@$(TOOLS)/wasm-ld --no-entry $(addprefix --export=,$(EXPORTS) malloc free) $(WASM_LINK) $(WASM_OBJECTS) \
	    build/wasm/memory.o -o $@

# A linked module becomes smaller: wasm-opt simplifies its functions, shorten.py what wasm-opt leaves. The addresses
# below 1024 are the last ones of the stack, which no call reaches, so a sum that is an address has not wrapped.
%.wasm: %.linked bindings/web/shorten.py
	@sh Tests/debian.sh binaryen
	@$(WASM_OPT) $< -o $*.optimized
	@$(PYTHON) bindings/web/shorten.py $*.optimized $@

SHOWN := $(patsubst %,examples/recordings/%.jsonl,double-tap fling pinch two-finger-tap)
DRAWN := $(patsubst %,examples/recordings/%.jsonl,double-tap pinch fling)

.PHONY: demo
demo: build build/tests/quickstart ## Play recorded touches with the C and the Python quickstart, and draw them.
	@mkdir -p build/demo
	@for recording in $(SHOWN); do \
	    echo "--- examples/c/quickstart.c on $$recording"; \
	    build/tests/quickstart $$recording || exit 1; \
	    echo "--- examples/python/quickstart.py on $$recording"; \
	    $(PYTHON_HERE) examples/python/quickstart.py $$recording || exit 1; \
	done
	@$(PYTHON_HERE) examples/python/quickstart.py $(DRAWN) build/demo/gestures.svg > build/demo/gestures.txt
	@echo "--- The picture is build/demo/gestures.svg"

.PHONY: replay
replay: build ## Print the recording FILE=... call by call; draw it as PICTURE=... (SVG).
	$(if $(FILE),,$(error FILE=... is missing))
	@$(PYTHON_HERE) -m tapzoom replay '$(FILE)' $(if $(PICTURE),'$(PICTURE)')

# The tools come from PyPI. auditwheel sets the platform tag in the name of the wheel.
WHEEL_TOOLS := build/wheel-tools

.PHONY: wheel
wheel: build ## Build build/wheel/tapzoom-*.whl, the Python package with the library inside.
	@PYTHON="$(PYTHON)" sh Tests/venv.sh $(WHEEL_TOOLS) bindings/python/wheel-tools.txt
	@rm -rf build/wheel
	@sh bindings/python/wheel.sh $(WHEEL_TOOLS) build/lib/libtapzoom.so build/wheel
	@echo "--- The wheel is $$(echo build/wheel/*.whl)"

# The wheels of a release: one for each row of bindings/python/wheels.py, from the libraries of the archives.
.PHONY: wheels pack-wheels
wheels: ## Build build/wheels, the wheels for Linux, Windows and macOS.
	@sh Tests/debian.sh lld llvm
	@$(DIST) linux-x86_64 linux-arm64 windows-x64 apple
	@$(MAKE) -s pack-wheels
pack-wheels:
	@PYTHON="$(PYTHON)" sh Tests/venv.sh $(WHEEL_TOOLS) bindings/python/wheel-tools.txt
	@rm -rf build/wheels
	@$(WHEEL_TOOLS)/bin/python bindings/python/wheels.py $(WHEEL_TOOLS) build/dist/libraries build/wheels

.PHONY: clean
clean: ## Remove all build results.
	rm -rf build .build

# The npm package: files that a page loads as they are. npm only packs them.
.PHONY: web
web: wasm ## Build build/web, the package for browsers and Node, and build/web/tapzoom-VERSION.tgz.
	@command -v npm > /dev/null || sh Tests/debian.sh npm
	@rm -rf build/web
	@mkdir -p build/web
	@cp $(addprefix bindings/web/,tapzoom.js tapzoom.d.ts package.json README.md) LICENSE build/wasm/tapzoom.wasm build/web
	@chmod 644 build/web/*
	@cd build/web && npm pack --silent --offline --cache "$(CURDIR)/build/npm-cache" > /dev/null

##@ Test

# The fast suites take less than a minute after the build. The slow ones take longer or build more.
FAST := build lint layers header api c shipped-traces python strategy artifact
SLOW := swift c-long traces bindings cpp lua environment monkey continuity demo guide install wheel hosts wasm web fuzz \
    platforms folding sanitize reproducible cost pictures

.PHONY: test check
test: ## Run all test suites; make test-NAME runs one.
	@$(PYTHON) Tests/run.py $(FAST) $(SLOW)
check: ## Run the fast suites, in less than a minute after the build.
	@$(PYTHON) Tests/run.py $(FAST)

.PHONY: traces traces-accept
traces: test-traces ## Play the golden traces with the shipped and with the debug library.
traces-accept: build build/tests/trace-shared ## Rewrite the outputs of the golden traces; read the diff.
	@for trace in Tests/Traces/*.trace; do \
	    build/tests/trace-shared $$trace > build/tests/accepted && cp build/tests/accepted $$trace || exit 1; \
	done

.PHONY: api api-accept abi-accept
DESCRIBE = CLANG="$(CLANG)" PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=Tests/API $(PYTHON)
api: ## Write build/api/tapzoom.json, the API for programs that generate bindings.
	@$(DESCRIBE) Tests/API/api.py build/api/tapzoom.json
api-accept: ## Rewrite bindings/api.json from the header; read the diff.
	@$(DESCRIBE) Tests/API/api.py bindings/api.json
	@$(PYTHON) examples/unity/declare.py > build/Declarations.cs
	@mv build/Declarations.cs examples/unity/
abi-accept: ## Rewrite the declarations of the coming version; read the diff.
	@$(DESCRIBE) Tests/Artifact/abi.py
.PHONY: bench bench-accept cost-accept
bench: build/bench/bench.json ## Measure the speed, next to bare C and to raylib (from PyPI).
	@$(PYTHON) Tests/Benchmarks/table.py build/bench/bench.json
bench-accept: ## Write the last measurement of `make bench` into Tests/Benchmarks/README.md.
	@$(PYTHON) Tests/Benchmarks/table.py build/bench/bench.json Tests/Benchmarks/README.md
cost-accept: build build/bench/cost build/bench/mix ## Rewrite the instruction counts that `make test-cost` guards; read the diff.
	@sh Tests/debian.sh valgrind
	@$(PYTHON) Tests/Benchmarks/cost.py --accept

.PHONY: format
format: ## Format the Swift sources.
	$(SWIFT) format --in-place --parallel --recursive Package.swift Sources Tests

include Tests/programs.mk
include Tests/suites.mk
include Tests/fuzz.mk
include Tests/Dist/dist.mk
include Tests/Benchmarks/bench.mk
include examples/in-checkout.mk
include examples/web/playground.mk
include Tests/Hosts/hosts.mk
include Tests/Browsers/browsers.mk
include examples/pictures/pictures.mk
include bindings/c/install.mk
include bindings/c/dist.mk
