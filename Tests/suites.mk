# SPDX-License-Identifier: MIT
#
# The test suites: `make test-NAME` runs one alone. Each ends with a count of its tests, which Tests/run.py adds up.

C_PROGRAMS := abi older smoke errors config ticks hands quirks alloc record snapshot
# As strict as a user's compiler can be. Undefined behavior stops the program; that needs no runtime library.
C_TEST := -std=c99 -pedantic -Wall -Wextra -Werror -O1 -g -fsanitize=undefined -fsanitize-undefined-trap-on-error
C_HEADERS := $(wildcard Tests/C/*.h) include/tapzoom.h Tests/suites.mk build/tests/.compiled-by
# The debug library needs the toolchain's Swift runtime, and does not say where that is.
DEBUG_LIB := -Lbuild/debug/debug -ltapzoom -Wl,-rpath,'$$ORIGIN/../debug/debug' -Wl,--allow-shlib-undefined
WITH_RUNTIME = LD_LIBRARY_PATH=$(RUNTIME)/linux

.PHONY: test-build
test-build: build
	@echo "1 passed, 0 failed"

.PHONY: test-lint
test-lint:
	@$(SWIFT) format lint --strict --parallel --recursive Package.swift Sources Tests
	@find include Sources Tests examples bindings -name '*.swift' -o -name '*.[ch]' -o -name '*.[ch]pp' -o \
	    -name '*.py' -o -name '*.lua' | sort | xargs \
	    awk 'length > 120 { print FILENAME ":" FNR ": longer than 120 columns"; long = 1 } END { exit long }'
	@echo "1 passed, 0 failed"

.PHONY: test-header
test-header:
	@sh Tests/C/header.sh '$(CURDIR)/include/tapzoom.h' $(CC) $(CXX) gcc g++ $(TOOLS)/clang $(TOOLS)/clang++

# ---- Programs: NAME-shared runs with the shared library, NAME-static with the archive, NAME-debug with ordinary Swift

# With another compiler or other flags, all of them are made again.
build/tests/.compiled-by: FORCE
	@mkdir -p build/tests
	@echo '$(CC) $(C_TEST)' | cmp -s - $@ || echo '$(CC) $(C_TEST)' > $@

.PHONY: FORCE
FORCE:

build/tests/%-shared: Tests/C/%.c $(C_HEADERS) | build
	@mkdir -p build/tests
	@$(CC) $(C_TEST) -Ibuild/include $< -Lbuild/lib -ltapzoom -Wl,-rpath,'$$ORIGIN/../lib' -lm -o $@

build/tests/%-static: Tests/C/%.c $(C_HEADERS) $(STATIC) | build
	@mkdir -p build/tests
	@$(CC) $(C_TEST) -Ibuild/include $< $(STATIC) -lm -o $@

build/tests/%-debug: Tests/C/%.c $(C_HEADERS) | debug
	@mkdir -p build/tests
	@$(CC) $(C_TEST) -Iinclude $< $(DEBUG_LIB) -lm -o $@

build/tests/trace-shared: Tests/Traces/trace.c include/tapzoom.h Tests/suites.mk build/tests/.compiled-by | build
	@mkdir -p build/tests
	@$(CC) $(C_TEST) -Ibuild/include $< -Lbuild/lib -ltapzoom -Wl,-rpath,'$$ORIGIN/../lib' -lm -o $@

build/tests/trace-debug: Tests/Traces/trace.c include/tapzoom.h Tests/suites.mk build/tests/.compiled-by | debug
	@mkdir -p build/tests
	@$(CC) $(C_TEST) -Iinclude $< $(DEBUG_LIB) -lm -o $@

build/tests/quickstart: examples/c/quickstart.c include/tapzoom.h Tests/suites.mk build/tests/.compiled-by | build
	@mkdir -p build/tests
	@$(CC) $(C_TEST) -Ibuild/include $< -Lbuild/lib -ltapzoom -Wl,-rpath,'$$ORIGIN/../lib' -o $@

.PHONY: debug
debug: build/debug/.made
	@$(SWIFT) build --product tapzoom --scratch-path build/debug

.PHONY: test-c
test-c: build $(foreach program,$(C_PROGRAMS),build/tests/$(program)-shared build/tests/$(program)-static)
	@sh Tests/C/run.sh $(filter build/tests/%,$^)

.PHONY: test-traces
test-traces: build debug build/tests/trace-shared build/tests/trace-debug
	@$(WITH_RUNTIME) sh Tests/Traces/run.sh Tests/Traces build/streams build/tests/trace-shared build/tests/trace-debug

# A long run, and a shorter one in which both builds have to do the same to the last bit.
.PHONY: test-monkey
test-monkey: build debug build/tests/monkey-shared build/tests/monkey-debug
	@$(WITH_RUNTIME) sh Tests/C/run.sh 'build/tests/monkey-shared 2000000 1' \
	    'sh Tests/C/same.sh build/tests/monkey-shared build/tests/monkey-debug 100000 2'

# Ten thousand random hands, of which none makes the view jump.
.PHONY: test-jumps
test-jumps: build build/tests/jumps-shared
	@sh Tests/C/run.sh build/tests/jumps-shared

# ---- The other languages -------------------------------------------------------------------------------------------

.PHONY: test-swift
test-swift: build/debug/.made
	@$(SWIFT) test --scratch-path build/debug

.PHONY: test-python
test-python: build
	@$(PYTHON_HERE) -m unittest discover -s Tests/Python

.PHONY: test-artifact
test-artifact: build
	@CC="$(CC)" SWIFT="$(SWIFT)" SWIFTC="$(TOOLS)/swiftc" CLANG="$(TOOLS)/clang" \
	    $(PYTHON_HERE) -m unittest discover -s Tests/Artifact

.PHONY: test-demo
test-demo: build build/tests/quickstart
	@sh Tests/debian.sh g++ luajit
	@$(PYTHON_HERE) -m unittest discover -s Tests/Demo

.PHONY: test-reproducible
test-reproducible: build
	@$(PYTHON) -m unittest discover -s Tests/Artifact -p 'reproducible.py'

# ---- WebAssembly: the golden traces with the same bits, and the module by itself ------------------------------------

# The C library comes from Debian, the machine that runs it from PyPI.
WASM_PYTHON := build/tests/wasm-venv/bin/python
WASI_BUILTINS = $(lastword $(wildcard /usr/lib/llvm-*/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a))

.PHONY: wasm-tools
wasm-tools:
	@sh Tests/debian.sh wasi-libc libclang-rt-14-dev-wasm32
	@PYTHON="$(PYTHON)" sh Tests/venv.sh build/tests/wasm-venv Tests/Wasm/requirements.txt

build/tests/trace.wasm: Tests/Traces/trace.c include/tapzoom.h $(WASM_OBJECTS) Tests/suites.mk | wasm-tools
	@mkdir -p build/tests
	@$(TOOLS)/clang --target=wasm32-wasi --sysroot=/usr -isystem /usr/include/wasm32-wasi -std=c99 -O1 -Iinclude $< \
	    $(WASM_OBJECTS) -nodefaultlibs -lm -lc $(WASI_BUILTINS) $(addprefix -Xlinker ,$(WASM_STACK)) -o $@

build/tests/trace-wasm: build/tests/trace.wasm
	@printf '#!/bin/sh\nexec $(WASM_PYTHON) Tests/Wasm/wasi.py $< "$$@"\n' > $@
	@chmod 755 $@

.PHONY: test-wasm
test-wasm: build wasm wasm-tools build/tests/trace-wasm
	@sh Tests/Traces/run.sh Tests/Traces build/wasm/streams build/tests/trace-wasm
	@$(HERE) $(WASM_PYTHON) -m unittest discover -s Tests/Wasm

# No dearer than accepted, in instructions; and no longer a way through the sources.
.PHONY: test-cost
test-cost: build build/bench/cost path-length
	@sh Tests/debian.sh valgrind
	@$(PYTHON) Tests/Benchmarks/cost.py

# The wheel as a user gets it, and installing from the sources.
.PHONY: test-wheel
test-wheel: wheel
	@PYTHON="$(PYTHON)" sh Tests/venv.sh build/tests/wheel-venv Tests/Wheel/requirements.txt
	@PYTHONDONTWRITEBYTECODE=1 $(PYTHON) -m unittest discover -s Tests/Wheel
