# SPDX-License-Identifier: MIT
#
# The front door. `make demo` shows that it works, `make test` proves it. Everything is made below build/.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

SWIFT ?= swift
PYTHON ?= python3

# One place for each fact: the version is the header's, the exported functions are the ledger's, the tools are those of
# the toolchain that `swift` belongs to.
header_number = $(shell awk '$$2 == "TAPZOOM_$(1)" { print $$3 }' include/tapzoom.h)
ABI := $(call header_number,VERSION_MAJOR)
VERSION := $(call header_number,VERSION_MAJOR).$(call header_number,VERSION_MINOR).$(call header_number,VERSION_PATCH)
LEDGER := Sources/TapZoom/tapzoom.map
EXPORTS := $(shell awk '/^ +tapzoom_/ { sub(";", ""); print $$1 }' $(LEDGER))
# Asked once, when it is first needed: each time takes a moment, and the driver leaves an empty folder in /tmp.
RUNTIME = $(eval RUNTIME := $(shell $(SWIFT) -print-target-info | \
    awk -F'"' '/"runtimeResourcePath"/ { print $$4 }'))$(RUNTIME)
TOOLS = $(abspath $(RUNTIME)/../../bin)

SONAME := libtapzoom.so.$(ABI)
SHARED := build/lib/libtapzoom.so.$(VERSION)
STATIC := build/lib/libtapzoom.a

# What ships is Embedded Swift, which needs libc alone, optimized for size; frequent code that suffers by it is marked
# @_optimize(speed). The instruction counts of `make test-cost` say which.
# -fno-math-errno makes a square root one instruction instead of a call into libm.
# The compiler makes bitcode of each module, and the linker optimizes both together: it knows all callers of a
# function and keeps one copy of each constant. SwiftPM has no name for such objects, so the Makefile compiles.
# Swift inlines what is worth it, so LLVM inlines only what makes the library smaller. Neither functions nor loops are
# aligned, nor is code repeated to save a jump. Blocks are in the order with the fewest jumps, values are not computed
# early to save work in loops, and registers are split where that takes the fewest instructions.
# Without its own versions of functions with other signatures, Swift keeps their marks.
# Stack protectors guard arrays on the stack. Those here have a fixed size and are indexed within it; without their
# guards the library is 2 kB smaller.
# C's start files run constructors and destructors, and the library has none.
# With -enable-ipra a function within the library saves only the registers that its callers need. The library is 7 kB
# smaller by it and 1 % faster. Exported functions save those of the platform's ABI; Tests/C/registers.c checks
# them on x86-64.
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

# Python with the package of this checkout and the library built here, whatever else is installed.
HERE := TAPZOOM_LIBRARY= PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=bindings/python
PYTHON_HERE := $(HERE) $(PYTHON)

##@ Use

.PHONY: help
help: ## Show this list.
	@awk -F' ## ' '/^##@ / { print "\n" substr($$0, 5) } \
	    /^[a-z-]+:.*## / { sub(":.*", "", $$1); printf "  make %-15s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# SwiftPM does not notice another header, another ledger or other linker flags: then everything is built anew.
build/%/.made: $(wildcard include/* Sources/*/module.modulemap Sources/*/*.h) $(LEDGER) Makefile
	@rm -rf build/$*
	@mkdir -p build/$*
	@touch $@

.PHONY: build
build: build/release/.made ## Build build/lib/libtapzoom.so, build/lib/libtapzoom.a and build/include.
	@$(MAKE) -s build/release/libtapzoom.so
	@mkdir -p build/lib build/include
	@find build/lib -name 'libtapzoom.so*' -delete
	@cp include/tapzoom.h bindings/cpp/tapzoom.hpp build/include/
	@cp build/release/libtapzoom.so $(SHARED)
	@chmod 755 $(SHARED)
	@ln -s $(notdir $(SHARED)) build/lib/$(SONAME)
	@ln -s $(SONAME) build/lib/libtapzoom.so
	@$(MAKE) -s $(STATIC)

# A folder is newer than an object when a file in it is new or gone.
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

# The archive has the object of the library. Only the functions of the ledger are global in it: the weak swift_*
# functions of Embedded Swift would replace those of another Swift library in the same program.
$(STATIC): build/release/libtapzoom.so
	@mkdir -p build/static
	@printf '%s\n' $(EXPORTS) > build/static/exports
	@$(TOOLS)/llvm-objcopy --keep-global-symbols=build/static/exports --strip-unneeded \
	    --remove-section=.swift* --remove-section=.linker-options $(OBJECT) build/static/tapzoom.o
	@rm -f $@
	@$(TOOLS)/llvm-ar rcsD $@ build/static/tapzoom.o

# The same sources for WebAssembly: a module of its own without imports, and the objects, for the tests. SwiftPM would
# need a Swift SDK for it; the compiler that is there does not.
WASM_SWIFT = $(TOOLS)/swiftc -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -O -wmo \
    -parse-as-library -enable-experimental-feature AddressableParameters -package-name tapzoom \
    -Iinclude -ISources/CMemory -Ibuild/wasm \
    $(addprefix -Xfrontend ,-function-sections -disable-stack-protector)
WASM_HEADERS := $(wildcard include/* Sources/CMemory/*) Makefile
WASM_OBJECTS := build/wasm/TapZoom.o build/wasm/TapZoomCore.o
# The program has its own frames beside the 8 KB of a call. A stack that comes first traps at its end.
WASM_STACK := -z stack-size=262144 --stack-first

.PHONY: wasm
wasm: build/wasm/tapzoom.wasm ## Build build/wasm/tapzoom.wasm, which needs nothing at all.

build/wasm/TapZoomCore.o: $(CORE) $(WASM_HEADERS)
	@mkdir -p build/wasm
	@$(WASM_SWIFT) -module-name TapZoomCore -emit-module -emit-module-path build/wasm/TapZoomCore.swiftmodule \
	    $(CORE_SOURCES) -c -o $@

build/wasm/TapZoom.o: $(FACADE) build/wasm/TapZoomCore.o
	@$(WASM_SWIFT) -module-name TapZoom $(FACADE_SOURCES) -c -o $@

build/wasm/memory.o: Sources/CMemory/memory.c $(WASM_HEADERS)
	@mkdir -p build/wasm
	@$(TOOLS)/clang --target=wasm32-unknown-none -std=c11 -ffreestanding -Wall -Wextra -Werror -Oz -c $< -o $@

build/wasm/tapzoom.wasm: $(WASM_OBJECTS) build/wasm/memory.o $(LEDGER)
	@$(TOOLS)/wasm-ld --no-entry $(addprefix --export=,$(EXPORTS) malloc free) $(WASM_STACK) --gc-sections --strip-all \
	    -O2 $(WASM_OBJECTS) build/wasm/memory.o -o $@

SHOWN := $(patsubst %,examples/recordings/%.jsonl,double-tap fling pinch two-finger-tap)
DRAWN := $(patsubst %,examples/recordings/%.jsonl,double-tap pinch fling)

.PHONY: demo
demo: build build/tests/quickstart ## Play recorded touches, from C and from Python, and draw them.
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
replay: build ## Say call by call what a recording FILE=... is; draw it as PICTURE=....
	$(if $(FILE),,$(error FILE=... is missing))
	@$(PYTHON_HERE) -m tapzoom replay '$(FILE)' $(if $(PICTURE),'$(PICTURE)')

# Its tools come from PyPI. auditwheel decides what the wheel is called.
WHEEL_TOOLS := build/wheel-tools

.PHONY: wheel
wheel: build ## Build the Python package as build/wheel/tapzoom-*.whl, with the library inside.
	@PYTHON="$(PYTHON)" sh Tests/venv.sh $(WHEEL_TOOLS) bindings/python/wheel-tools.txt
	@rm -rf build/wheel
	@sh bindings/python/wheel.sh $(WHEEL_TOOLS) build/lib/libtapzoom.so build/wheel
	@echo "--- The wheel is $$(echo build/wheel/*.whl)"

.PHONY: clean
clean: ## Remove everything that was built.
	rm -rf build .build

##@ Test

# The fast suites say within a minute whether something broke; the others take longer or build more.
FAST := build lint layers header api c traces python bindings cpp strategy artifact
SLOW := swift lua environment monkey continuity demo guide install wheel hosts wasm fuzz sanitize reproducible cost pictures

.PHONY: test check
test: ## Run everything.
	@$(PYTHON) Tests/run.py $(FAST) $(SLOW)
check: ## Run the fast suites.
	@$(PYTHON) Tests/run.py $(FAST)

.PHONY: traces traces-accept
traces: test-traces ## Play the golden traces with the shipped library and with the debug one.
traces-accept: build build/tests/trace-shared ## Rewrite the golden traces with the shipped library; read the diff.
	@for trace in Tests/Traces/*.trace; do \
	    build/tests/trace-shared $$trace > build/tests/accepted && cp build/tests/accepted $$trace || exit 1; \
	done

.PHONY: api api-accept abi-accept
DESCRIBE = CLANG="$(CLANG)" PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=Tests/API $(PYTHON)
api: ## Describe the API as build/api/tapzoom.json, for programs that make bindings.
	@$(DESCRIBE) Tests/API/api.py build/api/tapzoom.json
api-accept: ## Rewrite the committed description, bindings/api.json; read the diff.
	@$(DESCRIBE) Tests/API/api.py bindings/api.json
abi-accept: ## Rewrite the declarations of the version to come; read the diff.
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
include Tests/Benchmarks/bench.mk
include examples/in-checkout.mk
include Tests/Hosts/hosts.mk
include examples/pictures/pictures.mk
include bindings/c/install.mk
