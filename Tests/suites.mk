# SPDX-License-Identifier: MIT
#
# The test suites: `make test-NAME` runs one. Each ends with a count of its tests, which Tests/run.py adds up.

.PHONY: test-build
test-build: build
	@echo "1 passed, 0 failed"

.PHONY: test-lint
test-lint:
	@$(SWIFT) format lint --strict --parallel --recursive Package.swift Sources Tests
	@find include Sources Tests examples bindings -name '*.swift' -o -name '*.[ch]' -o -name '*.[ch]pp' -o \
	    -name '*.py' -o -name '*.lua' -o -name '*.cs' -o -name '*.java' | sort | xargs \
	    awk 'length > 120 { print FILENAME ":" FNR ": longer than 120 columns"; long = 1 } END { exit long }'
	@for patch in Tests/Mutants/*.patch; do git apply --check "$$patch" || exit 1; done
	@echo "1 passed, 0 failed"

.PHONY: debug
debug: build/debug/.made
	@$(SWIFT) build --product tapzoom --scratch-path build/debug

.PHONY: test-swift
test-swift: build/debug/.made ## Run all Swift tests, or those that FILTER=... matches.
	@$(SWIFT) test --scratch-path build/debug $(if $(FILTER),--filter '$(FILTER)')

# ---- C and C++ -----------------------------------------------------------------------------------------------------

.PHONY: test-header
test-header:
	@sh Tests/C/header.sh '$(CURDIR)/include/tapzoom.h' $(CC) $(CXX) gcc g++ $(CLANG) $(CLANG)++

.PHONY: test-c
test-c: build $(foreach program,$(C_PROGRAMS),build/tests/$(program)-shared build/tests/$(program)-static)
	@sh Tests/C/run.sh $(filter build/tests/%,$^)

.PHONY: test-c-long
test-c-long: build $(foreach program,$(LONG_C_PROGRAMS),build/tests/$(program)-shared build/tests/$(program)-static) \
    $(REGISTERS_PROGRAMS:%=build/tests/%-registers)
	@sh Tests/C/run.sh $(filter build/tests/%,$^)

.PHONY: test-shipped-traces
test-shipped-traces: build build/tests/trace-shared
	@sh Tests/Traces/run.sh Tests/Traces build/streams build/tests/trace-shared

.PHONY: test-traces
test-traces: build debug build/tests/trace-shared build/tests/trace-debug
	@$(WITH_RUNTIME) sh Tests/Traces/run.sh Tests/Traces build/streams build/tests/trace-shared build/tests/trace-debug

# The programs under other floating point environments than C's; for processors with SSE.
ENVIRONMENT_PROGRAMS := $(patsubst %,build/tests/%-shared,smoke frame quirks record ticks)

.PHONY: test-environment
test-environment: build build/tests/environment.so build/tests/trace-shared build/fuzz/plain $(ENVIRONMENT_PROGRAMS)
	@sh Tests/C/environment.sh build/tests/environment.so build/tests/trace-shared build/fuzz/plain \
	    $(ENVIRONMENT_PROGRAMS)

# A long run, and a shorter one in which both builds must give the same bits.
.PHONY: test-monkey
test-monkey: build debug build/tests/monkey-shared build/tests/monkey-debug
	@$(WITH_RUNTIME) sh Tests/C/run.sh 'build/tests/monkey-shared 2000000 1' \
	    'sh Tests/C/same.sh build/tests/monkey-shared build/tests/monkey-debug 100000 2'

# In 10,000 random touch scripts the content never jumps.
.PHONY: test-continuity
test-continuity: build build/tests/continuity-shared
	@sh Tests/C/run.sh build/tests/continuity-shared

# The toolchain always has clang++; g++ is tested too.
.PHONY: test-cpp
test-cpp: build
	@sh Tests/Cpp/run.sh $(CLANG)++ $(sort g++ $(CXX))

# A pass over the whole corpus and SECONDS of new inputs, then random touch scripts with the shipped library.
.PHONY: test-fuzz
test-fuzz: SECONDS = 15
test-fuzz: fuzz build/fuzz/plain
	@sh Tests/C/run.sh 'build/fuzz/plain $(SECONDS)'

# ---- Suites in Python ----------------------------------------------------------------------------------------------

# suite NAME, FOLDER, NEEDS, ENVIRONMENT, PYTHON: runs the tests of a folder with the package of this checkout.
# PACKAGES_NAME has the Debian packages that they need.
define unittests
.PHONY: test-$(1)
test-$(1): $(3)
	@$(if $(PACKAGES_$(1)),sh Tests/debian.sh $(PACKAGES_$(1)))
	@$$(HERE) $(4) $(if $(5),$(5),$$(PYTHON)) -m unittest discover -s Tests/$(2)
endef
suite = $(eval $(call unittests,$(1),$(2),$(3),$(4),$(5)))

PACKAGES_demo := g++ luajit cmake pkg-config
PACKAGES_guide := g++ luajit
PACKAGES_install := cmake pkg-config g++
PACKAGES_platforms := g++ cmake mono-mcs mono-runtime openjdk-17-jdk-headless
PACKAGES_sanitize := valgrind

COMPILERS := CC="$$(CC)" CXX="$$(CXX)"
SWIFT_TOOLS := SWIFT="$$(SWIFT)" SWIFTC="$$(SWIFTC)" CLANG="$$(CLANG)"
SANITIZERS := SWIFT_RUNTIME=$$(RUNTIME)/linux ASAN_RUNTIME=$$$$($$(CLANG) -print-file-name=libclang_rt.asan-x86_64.so)
SANITIZED_PROGRAMS := $(patsubst %,build/tests/%, $(addsuffix -address,$(ADDRESS_PROGRAMS) faults) \
    $(addsuffix -thread,threads faults) $(addsuffix -shared,smoke errors config faults))

$(call suite,layers,Layers)
$(call suite,api,API,build,$(SWIFT_TOOLS))
$(call suite,bindings,Bindings,build,PYTHONPATH=Tests/API $(SWIFT_TOOLS))
$(call suite,python,Python,build)
$(call suite,artifact,Artifact,build,PYTHONPATH=bindings/python:Tests/API $(COMPILERS) $(SWIFT_TOOLS))
$(call suite,reproducible,Artifact -p reproducible.py,build)
$(call suite,demo,Demo,build build/tests/quickstart)
$(call suite,guide,Guide,build,$(COMPILERS))
$(call suite,platforms,Platforms,build,$(COMPILERS) $(SWIFT_TOOLS))
$(call suite,strategy,Strategy,build build/tests/strategy-script)
$(call suite,install,Install,build,PYTHONPATH= $(COMPILERS))
$(call suite,wheel,Wheel,wheel wheel-venv,PYTHONPATH=)
$(call suite,folding,Dist -p test_folding.py)
$(call suite,sanitize,Sanitize,$(SANITIZED_PROGRAMS),PYTHONPATH= $(SANITIZERS))
$(call suite,pictures,Pictures,example-sdl2 pictures-tools,,$$(PICTURES_PYTHON))

# The tools for the tests of the wheel and of the installation from source.
.PHONY: wheel-venv
wheel-venv:
	@PYTHON="$(PYTHON)" sh Tests/venv.sh build/tests/wheel-venv Tests/Wheel/requirements.txt

# ---- Others --------------------------------------------------------------------------------------------------------

.PHONY: test-lua
test-lua: build build/tests/quickstart
	@sh Tests/debian.sh luajit lua-unit
	@TAPZOOM_LIBRARY= PYTHON="$(PYTHON)" CC="$(CC)" luajit Tests/Lua/run.lua

# ONLY=test_sdl2.py runs one host.
.PHONY: test-hosts
test-hosts: hosts-tools examples build/tests/gtk4-oracle
	@$(HERE) $(HOSTS_PYTHON) Tests/Hosts/run.py $(ONLY)

# WebAssembly: the golden traces give the same bits, and the module runs by itself. The C library comes from Debian, the
# runtime from PyPI.
WASM_PYTHON := build/tests/wasm-venv/bin/python
WASI_BUILTINS = $(lastword $(wildcard /usr/lib/llvm-*/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a))

.PHONY: wasm-tools
wasm-tools:
	@sh Tests/debian.sh wasi-libc libclang-rt-14-dev-wasm32
	@PYTHON="$(PYTHON)" sh Tests/venv.sh build/tests/wasm-venv Tests/Wasm/requirements.txt

build/tests/trace-wasm: build/tests/trace.wasm
	@printf '#!/bin/sh\nexec $(WASM_PYTHON) Tests/Wasm/wasi.py $< "$$@"\n' > $@
	@chmod 755 $@

.PHONY: test-wasm
test-wasm: build wasm wasm-tools build/tests/trace-shared build/tests/trace-wasm
	@sh Tests/Traces/run.sh Tests/Traces build/wasm/streams build/tests/trace-shared \
	    build/tests/trace-wasm
	@$(HERE) $(WASM_PYTHON) -m unittest discover -s Tests/Wasm

# The web package in Node, next to the Python package with the shared library. tsc comes from Debian.
.PHONY: test-web
test-web: build web
	@sh Tests/debian.sh nodejs node-typescript
	@$(HERE) PYTHON="$(PYTHON)" node --test --test-reporter=tap Tests/Web/ > build/web/tests.log; \
	    status=$$?; awk '/^# pass/ { passed = $$3 } /^# fail/ { failed = $$3 } \
	    END { print passed + 0 " passed, " failed + 0 " failed" }' build/web/tests.log; \
	    [ $$status = 0 ] || { cat build/web/tests.log; exit 1; }

# The playground in Chromium, over its debugging protocol.
PLAYGROUND_PYTHON := build/tests/playground-venv/bin/python

.PHONY: playground-tools
playground-tools:
	@sh Tests/debian.sh chromium
	@PYTHON="$(PYTHON)" sh Tests/venv.sh build/tests/playground-venv Tests/Playground/requirements.txt

.PHONY: test-playground
test-playground: build playground-files playground-tools
	@$(HERE) CC="$(CC)" $(PLAYGROUND_PYTHON) -m unittest discover -s Tests/Playground

# No row takes more instructions than accepted, a steady frame calls no more functions, and the other programs of the
# benchmark build.
.PHONY: test-cost
test-cost: build bench-programs path-length
	@sh Tests/debian.sh valgrind
	@$(PYTHON) Tests/Benchmarks/cost.py
