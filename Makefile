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
LEDGER := Sources/TapZoomC/tapzoom.map
EXPORTS := $(shell awk '/^ +tapzoom_/ { sub(";", ""); print $$1 }' $(LEDGER))
# Evaluated once, at the first use: each call takes a moment, and the driver leaves an empty folder in /tmp.
RUNTIME = $(eval RUNTIME := $(shell $(SWIFT) -print-target-info | \
    awk -F'"' '/"runtimeResourcePath"/ { print $$4 }'))$(RUNTIME)
TOOLS = $(abspath $(RUNTIME)/../../bin)

# Python with the package and the library of this checkout, whatever else is installed.
HERE := TAPZOOM_LIBRARY= PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=bindings/python
PYTHON_HERE := $(HERE) $(PYTHON)

##@ Use

.PHONY: help
help: ## List the targets.
	@awk -F' ## ' '/^##@ / { print "\n" substr($$0, 5) } \
	    /^[a-z0-9-]+:.*## / { sub(":.*", "", $$1); printf "  make %-15s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

SONAME := libtapzoom.so.$(ABI)
SHARED := build/lib/libtapzoom.so.$(VERSION)
STATIC := build/lib/libtapzoom.a

# One rule for each header, so that a second `make build` changes no file that a running program reads.
PUBLIC_HEADERS := include/tapzoom.h bindings/cpp/tapzoom.hpp $(wildcard bindings/toolkits/*.h)
BUILT_HEADERS := $(addprefix build/include/,$(notdir $(PUBLIC_HEADERS)))
define built_header
build/include/$(notdir $(1)): $(1)
	@mkdir -p $$(@D)
	@cp $$< $$@
endef
$(foreach header,$(PUBLIC_HEADERS),$(eval $(call built_header,$(header))))

.PHONY: build
build: $(SHARED) $(STATIC) $(BUILT_HEADERS) ## Build the library and its headers: build/lib and build/include.

# The shipped library is Embedded Swift, which needs libc alone. The compiler makes bitcode of each module as a whole,
# and the linker optimizes both together. SwiftPM does not support such objects, so make compiles. The archives of other
# systems (bindings/c/dist.mk) and WebAssembly (bindings/web/web.mk) use this recipe with flags in TARGET.
#
# -fno-math-errno: a square root is one instruction, instead of a call of libm that may set errno.
# -gline-tables-only: the names and lines for debuggers. LLVM then also describes the frame of each function; the
# description is in the unwind tables, because a function in memory.h asks for one.
# -debug-prefix-map: the same sources in another folder give the same bytes.
# -no-clang-module-breadcrumbs: debuggers look for no file of the compiler.
COMPILE = $(TOOLS)/swiftc -enable-experimental-feature Embedded -Osize -wmo -lto=llvm-full -gline-tables-only \
    -parse-as-library -swift-version 6 -Werror EmbeddedRestrictions \
    -package-name tapzoom -Iinclude -ISources/CMemory -I$(@D) -module-cache-path $(@D)/cache -Xcc -fno-math-errno \
    -debug-prefix-map '$(CURDIR)=.' -debug-prefix-map $(abspath $(TOOLS)/../..)=swift \
    -Xfrontend -no-clang-module-breadcrumbs $(TARGET)

# A folder is newer than an object after a file in it was added or removed.
CORE_SOURCES := $(sort $(shell find Sources/TapZoomCore -name '*.swift'))
FACADE_SOURCES := $(sort $(shell find Sources/TapZoomC -name '*.swift'))
CORE := $(CORE_SOURCES) $(shell find Sources/TapZoomCore -type d)
FACADE := $(FACADE_SOURCES) $(shell find Sources/TapZoomC -type d)

# The compilers' caches of modules have absolute paths. So a copied or moved checkout builds everything again.
build/place: FORCE
	@[ "$$(cat $@ 2> /dev/null)" = '$(CURDIR)' ] || { mkdir -p $(@D) && echo '$(CURDIR)' > $@; }

# The compilers and SwiftPM do not notice changed headers and flags; this rule then rebuilds everything in a folder.
build/%/.made: $(wildcard include/* Sources/*/module.modulemap Sources/*/*.h) $(LEDGER) Makefile build/place
	@rm -rf build/$*
	@mkdir -p build/$*
	@touch $@

build/%/TapZoomCore.o: $(CORE) build/%/.made
	@$(COMPILE) -module-name TapZoomCore -emit-module -emit-module-path $(@D)/TapZoomCore.swiftmodule \
	    $(CORE_SOURCES) -c -o $@

build/%/TapZoomC.o: $(FACADE) build/%/TapZoomCore.o
	@$(COMPILE) -module-name TapZoomC $(FACADE_SOURCES) -c -o $@

.PRECIOUS: build/%/.made build/%/TapZoomCore.o build/%/TapZoomC.o

# Without Swift, make takes what Swift has built before, even if it is out of date.
HAS_SWIFT := $(shell command -v $(firstword $(SWIFT)) 2> /dev/null)
ifndef HAS_SWIFT
$(SHARED) $(STATIC) build/wasm/tapzoom.wasm:
	@echo "$(SWIFT) was not found: install Swift 6.3 from https://www.swift.org/install, or run 'make build' or" \
	    "'make wasm' as a user who has it." >&2; exit 1
else

# Without C's start files, which run constructors and destructors: the library has none.
LINK = $(TOOLS)/clang -shared -nostartfiles -fuse-ld=lld $(addprefix -Xlinker ,--build-id -soname=$(SONAME) \
    --version-script=$(LEDGER) --no-undefined --gc-sections -z now --lto-obj-path=$(@D)/libtapzoom.o)

build/shipped/libtapzoom.so: build/shipped/TapZoomC.o build/shipped/TapZoomCore.o $(LEDGER)
	@$(LINK) $(filter %.o,$^) -o $@

# Debuggers find the names beside the library, or by its build ID.
$(SHARED): build/shipped/libtapzoom.so
	@mkdir -p build/lib
	@$(TOOLS)/llvm-objcopy --only-keep-debug $< $@.debug
	@$(TOOLS)/llvm-objcopy --strip-all --add-gnu-debuglink=$@.debug $< $@
	@chmod 755 $@
	@ln -sf $(@F) build/lib/$(SONAME)
	@ln -sf $(SONAME) build/lib/libtapzoom.so

# The archive has the object of the library. Only the functions of the ledger are global in it, because the weak swift_*
# functions of Embedded Swift would replace those of another Swift library in the same program.
$(STATIC): build/shipped/libtapzoom.so
	@mkdir -p build/lib build/static
	@printf '%s\n' $(EXPORTS) > build/static/exports
	@$(TOOLS)/llvm-objcopy --keep-global-symbols=build/static/exports --strip-unneeded --strip-debug \
	    --remove-section='.swift*' build/shipped/libtapzoom.o build/static/tapzoom.o
	@rm -f $@
	@$(TOOLS)/llvm-ar rcsD $@ build/static/tapzoom.o

endif

TOUCHES := $(patsubst %,examples/touches/%.jsonl,double-tap pinch fling)
DEMO := build/demo/gestures.svg

NEEDS = SWIFT="$(SWIFT)" CC="$(CC)" PYTHON="$(PYTHON)" sh Tests/needs.sh

# What a demo shows where a window can open. SDL2_image may be missing: then the demo prints what to open.
DEMO_WINDOW = $(MAKE) -s example-album && build/examples/album examples/photos/*.jpg

.PHONY: demo
demo: export TAPZOOM_INSTALL := 1
demo: ## Tell and draw what a double tap, a pinch and a fling do; open photos in a window.
	@LIBRARY=$(wildcard $(SHARED)) $(NEEDS)
	@[ -e $(SHARED) ] || echo "Building the library takes a minute."
	@$(MAKE) -s build build/tests/quickstart
	@mkdir -p $(dir $(DEMO))
	@echo "A double tap, a pinch and a fling on a map, from C: examples/c/quickstart.c"
	@build/tests/quickstart $(TOUCHES)
	@$(PYTHON_HERE) examples/python/quickstart.py $(TOUCHES) $(DEMO) > /dev/null
	@echo
	@echo "The picture of it, from Python: $(DEMO)"
	@if [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ] && [ -z "$$CI" ] && [ -t 1 ] && pkg-config --exists SDL2_image 2> /dev/null; \
	then \
	    echo "Photos in a window: examples/album. Escape closes it."; \
	    $(DEMO_WINDOW) || true; \
	else \
	    echo "In a browser: make playground"; \
	    echo "In a window: make example-album && build/examples/album examples/photos/*.jpg"; \
	fi

.PHONY: replay
replay: build ## Print the recording FILE=... call by call; draw it as PICTURE=... (SVG).
	$(if $(FILE),,$(error FILE=... is missing))
	@$(PYTHON_HERE) -m tapzoom replay '$(FILE)' $(if $(PICTURE),'$(PICTURE)')

.PHONY: clean
clean: ## Remove all build results.
	rm -rf build .build

##@ Test

# What `make check` and `make test` run, the long ones first.
CHECK := python laws c lint layers library api strategy header shipped-traces
TEST := swift-package c-long documents install swift python library wasm bindings api web numerics laws cpp c lua layers \
    lint traces header strategy conformance measures amalgamation
# `make test-all` runs these too, and the tests of TEST with all their inputs. PART=NAME runs one part, in five minutes.
PARTS := core languages memory hosts score releases faults amalgamation
PART_core := $(filter-out amalgamation,$(TEST))
PART_languages := csharp rust java godot
PART_memory := sanitize fuzz cost
PART_hosts := hosts pictures toolkits platforms
PART_score := score
PART_releases := growth wheel
PART_faults := faults compare
PART_amalgamation := amalgamation beside

# after TARGETS: the builds that targets need. run SUITES: runs suites, and before them what they need.
after = $(sort $(foreach target,$(1),$(or $(AFTER_$(target)),$(if $(filter test-%,$(target)),build))))
builds = $(if $(1),$(call builds,$(call after,$(1))) $(call after,$(1)))
row = '$(1)|$(APT_$(1))|$(PIP_$(1))|$(call after,$(1))'
run = $(PYTHON) Tests/run.py $(2) $(foreach target,$(sort $(call builds,$(1:%=test-%))) $(1:%=test-%),$(call row,$(target)))

.PHONY: test check test-all
check: ## Run the fast suites, in less than a minute after the build.
	@$(call run,$(CHECK))
test: export TAPZOOM_INSTALL := 1
test: ## Run the suites that every change needs, in 4 minutes; make test-NAME runs one.
	@$(NEEDS)
	@$(call run,$(TEST))
test-all: export TAPZOOM_INSTALL := 1
test-all: export TAPZOOM_ALL := 1
test-all: ## Run all suites, or those of PART=core, languages, memory, hosts, score, releases, faults or amalgamation.
	@$(NEEDS)
	@$(call run,$(foreach part,$(or $(PART),$(PARTS)),$(or $(PART_$(part)),$(error PART is one of: $(PARTS)))),--all)

.PHONY: traces traces-accept
traces: test-traces ## Play the golden traces with the shipped and with the debug library.
traces-accept: build build/tests/trace-shared ## Rewrite the outputs of the golden traces; read the diff.
	@for trace in Tests/Traces/*.trace; do \
	    build/tests/trace-shared $$trace > build/tests/accepted && cp build/tests/accepted $$trace || exit 1; \
	done

.PHONY: api generate abi-accept
DESCRIBE = CLANG="$(CLANG)" PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=Tests/Bindings/API $(PYTHON)
api: ## Write build/api/tapzoom.json, the API for programs that generate bindings.
	@$(DESCRIBE) Tests/Bindings/API/api.py build/api/tapzoom.json
generate: ## Rewrite bindings/api.json from the header, and from it all generated files; read the diff.
	@$(DESCRIBE) Tests/Bindings/API/api.py bindings/api.json
	@$(PYTHON) bindings/generate.py
abi-accept: ## Rewrite the declarations of the coming version; read the diff.
	@$(DESCRIBE) Tests/Releases/library/abi.py
.PHONY: bench bench-accept bench-predict cost-accept
bench: build/bench/bench.json ## Measure the speed, next to raylib (from PyPI).
	@$(PYTHON) Tests/Benchmarks/table.py build/bench/bench.json
bench-accept: ## Write the last measurement of `make bench` into Tests/Benchmarks/README.md.
	@$(PYTHON) Tests/Benchmarks/table.py build/bench/bench.json Tests/Benchmarks/README.md
bench-predict: build ## Measure the errors of predicted fingers on the touches of `FOLDER`, by default the project's.
	@PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=bindings/python $(PYTHON) Tests/Benchmarks/predict.py $(FOLDER)
cost-accept: build build/bench/cost build/bench/mix ## Rewrite the instruction counts that `make test-cost` guards; read the diff.
	@sh Tests/packages.sh valgrind
	@$(PYTHON) Tests/Benchmarks/cost.py --accept

.PHONY: numerics numerics-accept
numerics: numerics-tools ## Measure the errors of exp, log, sin, cos and atan2 in two minutes.
	@$(ERRORS) 100000
numerics-accept: numerics-tools ## Measure them, and write the table into Tests/Numerics/README.md.
	@$(ERRORS) 100000 Tests/Numerics/README.md

.PHONY: format
format: ## Format the Swift sources.
	$(SWIFT) format --in-place --parallel --recursive Package.swift Sources Tests

include Tests/programs.mk
include Tests/suites.mk
include Tests/fuzz.mk
include Tests/Faults/faults.mk
include Tests/Compare/compare.mk
include Tests/Releases/dist/dist.mk
include Tests/Benchmarks/bench.mk
include examples/in-checkout.mk
include examples/web/playground.mk
include Tests/Hosts/hosts.mk
include Tests/Browsers/browsers.mk
include Tests/League/league.mk
include examples/pictures/pictures.mk
include examples/site/docs.mk
include bindings/c/install.mk
include bindings/python/wheel.mk
include bindings/java/java.mk
include bindings/godot/godot.mk
include bindings/web/web.mk
include bindings/amalgamation/amalgamation.mk
include bindings/rust/rust.mk
include bindings/csharp/csharp.mk
include bindings/c/dist.mk
include bindings/release/release.mk
