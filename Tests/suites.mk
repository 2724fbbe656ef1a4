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
	    -name '*.py' -o -name '*.lua' -o -name '*.cs' -o -name '*.java' -o -name '*.kt' -o -name '*.gd' -o \
	    -name '*.rs' -o -name '*.go' | sort | xargs \
	    awk 'length > 120 { print FILENAME ":" FNR ": longer than 120 columns"; long = 1 } END { exit long }'
	@echo "1 passed, 0 failed"

.PHONY: debug
debug: build/debug/.made
	@$(SWIFT) build --product tapzoom --scratch-path build/debug

.PHONY: test-swift
test-swift: build/debug/.made ## Run all Swift tests, or those that FILTER=... matches.
	@$(SWIFT) test --scratch-path build/debug $(if $(FILTER),--filter '$(FILTER)')

# The elementary functions of the debug build next to MPFR, from PyPI. `make numerics` tries more arguments.
ERRORS = build/tests/numerics-venv/bin/python Tests/Numerics/errors.py

build/tests/numerics: Tests/Numerics/numerics.swift debug
	@mkdir -p build/tests
	@$(SWIFTC) -use-ld=lld -I build/debug/debug/Modules $< -Lbuild/debug/debug -ltapzoom -lm \
	    -Xlinker -rpath -Xlinker '$$ORIGIN/../debug/debug' -o $@

.PHONY: numerics-tools test-numerics
numerics-tools: build/tests/numerics
	@PYTHON="$(PYTHON)" sh Tests/venv.sh build/tests/numerics-venv Tests/Numerics/requirements.txt

test-numerics: numerics-tools
	@$(ERRORS) 2000

# ---- C and C++ -----------------------------------------------------------------------------------------------------

.PHONY: test-header
test-header:
	@sh Tests/C/header.sh '$(CURDIR)/include/tapzoom.h' $(CC) $(CXX) gcc g++ $(CLANG) $(CLANG)++

# ONLY=NAME runs one program; `build/tests/NAME-shared PART` plays one part of it.
tests_of = $(addprefix build/tests/,$(if $(ONLY),$(ONLY)-shared,$(1)))

.PHONY: test-c
test-c: build $(C_PROGRAMS:%=build/tests/%-shared) $(STATIC_C_PROGRAMS:%=build/tests/%-static)
	@sh Tests/C/run.sh $(call tests_of,$(C_PROGRAMS:%=%-shared) $(STATIC_C_PROGRAMS:%=%-static))

# The programs that take seconds; a long random run, and a shorter one in which both builds must give the same bits; the
# programs under other floating point environments than C's, for processors with SSE.
.PHONY: test-c-long
test-c-long: build debug $(LONG_C_PROGRAMS:%=build/tests/%-shared) \
    build/tests/monkey-shared build/tests/monkey-debug build/tests/environment.so build/tests/trace-shared \
    build/fuzz/plain build/tests/smoke-shared build/tests/frames-shared build/tests/fingers-shared
	@$(WITH_RUNTIME) sh Tests/C/run.sh $(LONG_C_PROGRAMS:%=build/tests/%-shared) 'build/tests/monkey-shared 2000000 1' \
	    'sh Tests/C/same.sh build/tests/monkey-shared build/tests/monkey-debug 100000 2'
	@sh Tests/C/environment.sh build/tests/environment.so build/tests/trace-shared build/fuzz/plain \
	    build/tests/smoke-shared 'build/tests/frames-shared frame ticks' 'build/tests/fingers-shared quirks' \
	    'build/tests/state-shared record'

.PHONY: test-shipped-traces
test-shipped-traces: build build/tests/trace-shared
	@sh Tests/Traces/run.sh Tests/Traces build/streams build/tests/trace-shared

.PHONY: test-traces
test-traces: build debug build/tests/trace-shared build/tests/trace-debug
	@$(WITH_RUNTIME) sh Tests/Traces/run.sh Tests/Traces build/streams build/tests/trace-shared build/tests/trace-debug

# The toolchain always has clang++; g++ is tested too.
.PHONY: test-cpp
test-cpp: build
	@sh Tests/Bindings/Cpp/run.sh $(CLANG)++ $(sort g++ $(CXX))

# A pass over the whole corpus and SECONDS of new inputs, then random touch scripts with the shipped library.
.PHONY: test-fuzz
test-fuzz: SECONDS = 15
test-fuzz: fuzz build/fuzz/plain
	@sh Tests/C/run.sh 'build/fuzz/plain $(SECONDS)'

# The laws hold, and each finds a fault.
.PHONY: test-laws
test-laws: build build/fuzz/laws build/fuzz/faulty
	@sh Tests/Fuzz/laws.sh build/fuzz/laws build/fuzz/faulty

# ---- Suites in Python ----------------------------------------------------------------------------------------------

# suite NAME, FOLDER, NEEDS, ENVIRONMENT, PYTHON: runs the tests of a folder with the package of this checkout.
# PACKAGES_NAME has the Debian packages that they need. ONLY=test_FILE.py runs one file.
define unittests
.PHONY: test-$(1)
test-$(1): $(3)
	@$(if $(PACKAGES_$(1)),sh Tests/packages.sh $(PACKAGES_$(1)))
	@$$(HERE) $(4) $(if $(5),$(5),$$(PYTHON)) -m unittest discover -s Tests/$(2) $$(if $$(ONLY),-p '$$(ONLY)')
endef
suite = $(eval $(call unittests,$(1),$(2),$(3),$(4),$(5)))

PACKAGES_api := python3-jsonschema
PACKAGES_go := golang-go gcc pkg-config
PACKAGES_documents := g++ luajit cmake pkg-config
PACKAGES_java := openjdk-17-jdk-headless kotlin
PACKAGES_library := gdb openssh-client
PACKAGES_godot := godot3-server
PACKAGES_rust := cargo rustc rust-clippy pkg-config
PACKAGES_install := cmake pkg-config g++
PACKAGES_toolkits := g++ libsdl2-dev pkg-config
PACKAGES_platforms := g++ cmake mono-mcs mono-runtime openjdk-17-jdk-headless
PACKAGES_csharp := mono-devel nuget unzip
PACKAGES_sanitize := valgrind

COMPILERS := CC="$$(CC)" CXX="$$(CXX)"
SWIFT_TOOLS := SWIFT="$$(SWIFT)" SWIFTC="$$(SWIFTC)" CLANG="$$(CLANG)"
SANITIZERS := SWIFT_RUNTIME=$$(RUNTIME)/linux ASAN_RUNTIME=$$$$($$(CLANG) -print-file-name=libclang_rt.asan-x86_64.so)
SANITIZED_PROGRAMS := $(patsubst %,build/tests/%, $(addsuffix -address,$(ADDRESS_PROGRAMS) faults) \
    $(addsuffix -thread,threads faults) $(addsuffix -shared,smoke calls faults)) build/fuzz/laws build/fuzz/plain

$(call suite,layers,Units)
$(call suite,api,Bindings/API,build,$(SWIFT_TOOLS))
$(call suite,bindings,Bindings,build,PYTHONPATH=Tests/Bindings/API $(SWIFT_TOOLS))
$(call suite,swift-package,Bindings/Swift,build build/tests/quickstart build/tests/trace-shared,$(COMPILERS) $(SWIFT_TOOLS))
$(call suite,java,Bindings/Java,jar build/tests/quickstart build/tests/trace-shared,$(COMPILERS))
$(call suite,rust,Bindings/Rust,build build/tests/quickstart build/tests/trace-shared,$(COMPILERS) $$(RUST_TOOLS))
$(call suite,csharp,Bindings/CSharp,csharp-here csharp-venv build/tests/quickstart build/tests/trace-shared,$(COMPILERS))
$(call suite,python,Bindings/Python,build)
$(call suite,godot,Bindings/Godot,godot build/tests/trace-shared,$(COMPILERS))
# Not part of `make test`: Debian's Go is a download of 81 MB.
$(call suite,go,Bindings/Go,build)
$(call suite,library,Releases/library,build,PYTHONPATH=bindings/python:Tests/Bindings/API $(COMPILERS) $(SWIFT_TOOLS))
$(call suite,growth,Releases/growth,build build/tests/trace-shared)
$(call suite,reproducible,Releases/library -p reproducible.py,build)
$(call suite,documents,Documents,build build/tests/quickstart,$(COMPILERS))
$(call suite,platforms,Hosts/Platforms,build,$(COMPILERS) $(SWIFT_TOOLS))
$(call suite,strategy,Hosts/Strategy,build build/tests/strategy-script)
$(call suite,toolkits,Hosts/Toolkits,build toolkits-tools,$(COMPILERS))
$(call suite,install,Releases/install,build,PYTHONPATH= $(COMPILERS))
$(call suite,wheel,Releases/wheel,wheel wheel-venv,PYTHONPATH=)
$(call suite,sanitize,C/sanitize,$(SANITIZED_PROGRAMS),PYTHONPATH= $(SANITIZERS))
$(call suite,pictures,Documents -p pictures.py,example-sdl2 pictures-tools,,$$(PICTURES_PYTHON))

# The library is the part of the releases that `make check` runs, too; see Tests/Releases/README.md.
.PHONY: test-releases
test-releases: test-library test-install test-wheel test-wasm

# The runtime of .NET, for the tests of C#.
.PHONY: csharp-venv
csharp-venv:
	@PYTHON="$(PYTHON)" sh Tests/venv.sh build/tests/csharp-venv Tests/Bindings/CSharp/requirements.txt

# The tools for the tests of the wheel and of the installation from source.
.PHONY: wheel-venv
wheel-venv:
	@PYTHON="$(PYTHON)" sh Tests/venv.sh build/tests/wheel-venv Tests/Releases/wheel/requirements.txt

# ---- Others --------------------------------------------------------------------------------------------------------

.PHONY: test-lua
test-lua: build build/tests/quickstart
	@sh Tests/packages.sh luajit lua-unit
	@TAPZOOM_LIBRARY= PYTHON="$(PYTHON)" CC="$(CC)" luajit Tests/Bindings/Lua/run.lua

# ONLY=test_sdl2.py runs one host.
.PHONY: test-hosts
test-hosts: hosts-tools examples godot build/tests/gtk4-oracle build/tests/gtk4-faults build/tests/gtk4-pens \
    winit-viewer build/tests/record.so example-pypi
	@$(HERE) $(HOSTS_PYTHON) Tests/Hosts/run.py $(ONLY)

# It is no part of `make test`, because Qt takes a minute to install.
.PHONY: test-qtquick
test-qtquick: hosts-tools qtquick-scene build/tests/record.so ## Test the Qt Quick item; installs Qt.
	@$(HERE) $(HOSTS_PYTHON) Tests/Hosts/run.py qtquick.py

# WebAssembly: the golden traces give the same bits, and the module runs by itself. The C library comes from Debian, the
# runtime from PyPI.
WASM_PYTHON := build/tests/wasm-venv/bin/python
WASI_BUILTINS = $(lastword $(wildcard /usr/lib/llvm-*/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a))

.PHONY: wasm-tools
wasm-tools:
	@sh Tests/packages.sh wasi-libc libclang-rt-14-dev-wasm32
	@PYTHON="$(PYTHON)" sh Tests/venv.sh build/tests/wasm-venv Tests/Releases/wasm/requirements.txt

build/tests/trace-wasm: build/tests/trace.wasm
	@printf '#!/bin/sh\nexec $(WASM_PYTHON) Tests/Releases/wasm/wasi.py $< "$$@"\n' > $@
	@chmod 755 $@

.PHONY: test-wasm
test-wasm: build wasm wasm-tools build/tests/trace-shared build/tests/trace-wasm
	@sh Tests/Traces/run.sh Tests/Traces build/wasm/streams build/tests/trace-shared \
	    build/tests/trace-wasm
	@$(HERE) $(WASM_PYTHON) -m unittest discover -s Tests/Releases/wasm

# The web package in Node, next to the Python package with the shared library. tsc comes from Debian.
.PHONY: test-web
test-web: build web
	@sh Tests/packages.sh nodejs node-typescript
	@$(HERE) PYTHON="$(PYTHON)" node --test --test-reporter=tap Tests/Bindings/Web/ > build/web/tests.log; \
	    status=$$?; awk '/^# pass/ { passed = $$3 } /^# fail/ { failed = $$3 } \
	    END { print passed + 0 " passed, " failed + 0 " failed" }' build/web/tests.log; \
	    [ $$status = 0 ] || { cat build/web/tests.log; exit 1; }

# The playground in Chromium, over its debugging protocol.
PLAYGROUND_PYTHON := build/tests/playground-venv/bin/python

.PHONY: playground-tools
playground-tools:
	@sh Tests/packages.sh chromium
	@PYTHON="$(PYTHON)" sh Tests/venv.sh build/tests/playground-venv Tests/Browsers/Playground/requirements.txt --no-deps

.PHONY: test-playground
test-playground: build playground-files playground-tools
	@$(HERE) CC="$(CC)" $(PLAYGROUND_PYTHON) -m unittest discover -s Tests/Browsers/Playground

# No row takes more instructions than accepted, and the other programs of the benchmark build.
.PHONY: test-cost
test-cost: build bench-programs
	@sh Tests/packages.sh valgrind
	@$(PYTHON) Tests/Benchmarks/cost.py
