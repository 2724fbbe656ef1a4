# SPDX-License-Identifier: MIT
#
# The test suites: `make test-NAME` runs one. Each ends with a count of its tests, which Tests/run.py adds up.

# What a target needs besides Swift, a C compiler and Python: packages of Debian, lists of packages of PyPI, and builds
# that several suites share. A suite that names no build needs the library.
APT_wasm := binaryen
AFTER_check-programs := build
AFTER_programs := check-programs debug
AFTER_web-files := wasm
APT_examples = $(sort $(SDL2_PACKAGES) $(GTK4_PACKAGES))
AFTER_examples := build
AFTER_godot := build
PIP_toolkits-tools := Tests/Hosts/toolkits.txt
AFTER_test-fuzz := programs sanitized-address
AFTER_test-sanitize := programs sanitized-address sanitized-thread

# tools TARGET: ensures that the packages are there.
tools = $(if $(APT_$(1)),sh Tests/packages.sh $(APT_$(1)) || exit;) \
    $(if $(PIP_$(1)),PYTHON="$(PYTHON)" sh Tests/venv.sh $(PIP_$(1)))
VENV_PYTHON := build/venv/bin/python

# Programs that several suites run.
.PHONY: check-programs programs
check-programs: build $(C_PROGRAMS:%=build/tests/%-shared) $(STATIC_C_PROGRAMS:%=build/tests/%-static) build/fuzz/laws \
    build/fuzz/faulty build/tests/trace-shared build/tests/strategy-script build/tests/quickstart
programs: check-programs debug build/tests/monkey-shared build/fuzz/plain \
    $(LONG_C_PROGRAMS:%=build/tests/%-shared) build/tests/trace-debug build/tests/monkey-debug

.PHONY: test-lint
test-lint:
	@$(SWIFT) format lint --strict --parallel --recursive Package.swift Sources Tests
	@find include Sources Tests examples bindings -name '*.swift' -o -name '*.[ch]' -o -name '*.[ch]pp' -o \
	    -name '*.py' -o -name '*.lua' -o -name '*.cs' -o -name '*.java' -o -name '*.kt' -o -name '*.gd' -o \
	    -name '*.rs' -o -name '*.go' | sort | xargs \
	    awk 'length > 120 { print FILENAME ":" FNR ": longer than 120 columns"; long = 1 } END { exit long }'
	@echo "1 passed, 0 failed"

# The library of ordinary Swift without optimization, and the Swift tests.
.PHONY: debug
debug: build/debug/.made
	@$(SWIFT) build --build-tests --scratch-path build/debug
build/debug/debug/libtapzoom.so: debug ;

AFTER_test-swift := debug
.PHONY: test-swift
test-swift: debug ## Run all Swift tests, or those that FILTER=... matches.
	@$(SWIFT) test --skip-build --scratch-path build/debug $(if $(FILTER),--filter '$(FILTER)')

# The elementary functions of the debug build next to MPFR, from PyPI. `make numerics` tries more arguments.
ERRORS = $(VENV_PYTHON) Tests/Numerics/errors.py

build/tests/numerics: Tests/Numerics/numerics.swift build/debug/debug/libtapzoom.so
	@mkdir -p build/tests
	@$(SWIFTC) -use-ld=lld -I build/debug/debug/Modules $< -Lbuild/debug/debug -ltapzoom -lm \
	    -Xlinker -rpath -Xlinker '$$ORIGIN/../debug/debug' -o $@

PIP_test-numerics := Tests/Numerics/requirements.txt
AFTER_test-numerics := debug
.PHONY: numerics-tools test-numerics
numerics-tools: build/tests/numerics
	@$(call tools,test-numerics)

test-numerics: numerics-tools
	@$(ERRORS) 2000

# ---- C and C++ -----------------------------------------------------------------------------------------------------

.PHONY: test-header
test-header:
	@sh Tests/C/header.sh '$(CURDIR)/include/tapzoom.h' '$(CURDIR)/build/lib' $(sort $(CC) $(CXX) gcc g++ $(CLANG) $(CLANG)++)

# ONLY=NAME runs one program; `build/tests/NAME-shared PART` plays one part of it.
tests_of = $(addprefix build/tests/,$(if $(ONLY),$(ONLY)-shared,$(1)))

AFTER_test-c := check-programs
.PHONY: test-c
test-c: check-programs
	@sh Tests/C/run.sh $(call tests_of,$(C_PROGRAMS:%=%-shared) $(STATIC_C_PROGRAMS:%=%-static))

# The programs that take seconds; a long random run, and a shorter one in which both builds must give the same bits; the
# programs under other floating point environments than C's, for processors with SSE.
AFTER_test-c-long := programs
.PHONY: test-c-long
test-c-long: programs build/tests/environment.so
	@$(WITH_RUNTIME) sh Tests/C/run.sh $(LONG_C_PROGRAMS:%=build/tests/%-shared) \
	    'build/tests/monkey-shared $(if $(TAPZOOM_ALL),2000000,500000) 1' \
	    'sh Tests/C/same.sh build/tests/monkey-shared build/tests/monkey-debug $(if $(TAPZOOM_ALL),100000,30000) 2'
	@sh Tests/C/environment.sh build/tests/environment.so build/tests/trace-shared build/fuzz/plain \
	    build/tests/smoke-shared 'build/tests/frames-shared frame rates' 'build/tests/fingers-shared quirks' \
	    'build/tests/state-shared record'

AFTER_test-shipped-traces := check-programs
.PHONY: test-shipped-traces
test-shipped-traces: check-programs
	@sh Tests/Traces/run.sh Tests/Traces build/streams build/tests/trace-shared

AFTER_test-traces := programs
.PHONY: test-traces
test-traces: programs
	@$(WITH_RUNTIME) sh Tests/Traces/run.sh Tests/Traces build/streams build/tests/trace-shared build/tests/trace-debug

# The toolchain always has clang++. With TAPZOOM_ALL=1 g++ is tested, too.
APT_test-cpp = $(if $(TAPZOOM_ALL),g++)
.PHONY: test-cpp
test-cpp: build
	@sh Tests/Bindings/Cpp/run.sh $(CLANG)++ $(sort g++ $(CXX))

# The laws hold, and each finds a fault.
AFTER_test-laws := check-programs
.PHONY: test-laws
test-laws: check-programs
	@sh Tests/Fuzz/laws.sh build/fuzz/laws build/fuzz/faulty

# tapzoom.c, the library as one C file: with tcc in `make test`, with all compilers in `make test-all`; and random calls,
# snapshots and recordings beside the library.
APT_test-amalgamation := wabt tcc $(if $(TAPZOOM_ALL),g++ musl-tools gcc-mingw-w64-x86-64 wine64 qemu-user \
    gcc-i686-linux-gnu libc6-dev-i386-cross gcc-aarch64-linux-gnu libc6-dev-arm64-cross gcc-arm-linux-gnueabihf \
    libc6-dev-armhf-cross gcc-riscv64-linux-gnu libc6-dev-riscv64-cross gcc-s390x-linux-gnu libc6-dev-s390x-cross)
AFTER_test-amalgamation := check-programs amalgamation
.PHONY: test-amalgamation test-beside
test-amalgamation: check-programs amalgamation
	@$(call tools,test-amalgamation)
	@PATH="$$PATH:$(TOOLS)" $(HERE) EXPORTS="$(EXPORTS)" $(PYTHON) -m unittest discover -s Tests/Releases/amalgamation

AFTER_test-beside := check-programs amalgamation
test-beside: check-programs amalgamation $(C_ALONE_PROGRAMS:%=build/tests/%-c) $(BESIDE_PROGRAMS:%=build/tests/%-beside) \
    build/tests/monkey-sanitized build/fuzz/beside
	@sh Tests/C/run.sh $(patsubst %,build/tests/%-c,$(filter-out busy,$(C_ALONE_PROGRAMS))) 'build/tests/busy-c alone' \
	    $(patsubst %,build/tests/%-beside,$(filter-out monkey,$(BESIDE_PROGRAMS))) 'build/tests/monkey-beside 4000000 3' \
	    'build/tests/monkey-sanitized 500000 4' 'build/fuzz/beside 20000'

# ---- Suites in Python ----------------------------------------------------------------------------------------------

# suite NAME, FOLDER, NEEDS, ENVIRONMENT, PYTHON: runs the tests of a folder with the package of this checkout.
# ONLY=test_FILE.py runs one file.
define unittests
.PHONY: test-$(1)
test-$(1): $(3)
	@$(call tools,test-$(1))
	@$$(HERE) $(4) $(if $(5),$(5),$$(PYTHON)) -m unittest discover -s Tests/$(2) $$(if $$(ONLY),-p '$$(ONLY)')
endef
suite = $(eval $(call unittests,$(1),$(2),$(3),$(4),$(5)))

APT_test-api = $(if $(TAPZOOM_ALL),python3-jsonschema)
APT_test-bindings := luajit
APT_test-conformance := nodejs
APT_test-go := golang-go gcc pkg-config
APT_test-documents := g++ luajit cmake pkg-config
APT_test-java := openjdk-17-jdk-headless kotlin
APT_test-library = $(if $(TAPZOOM_ALL),gdb openssh-client)
APT_test-godot := godot3-server
APT_test-rust = cargo rustc rust-clippy librust-cc-dev pkg-config \
    $(if $(TAPZOOM_ALL),gcc-aarch64-linux-gnu libc6-dev-arm64-cross qemu-user)
APT_test-install := cmake pkg-config g++
APT_test-toolkits := g++ libsdl2-dev pkg-config
APT_test-platforms := g++ cmake mono-mcs mono-runtime openjdk-17-jdk-headless
APT_sdist := wabt
APT_test-csharp := mono-devel nuget unzip
APT_test-sanitize := valgrind
PIP_test-csharp := Tests/Bindings/CSharp/requirements.txt
PIP_test-wheel := Tests/Releases/wheel/requirements.txt bindings/python/wheel-tools.txt
PIP_sdist := bindings/python/wheel-tools.txt
PIP_test-pictures := examples/photos/requirements.txt
AFTER_test-strategy := check-programs
AFTER_sdist := wasm
AFTER_test-wheel := build sdist
AFTER_test-swift-package := check-programs
AFTER_test-documents := check-programs
AFTER_test-java := check-programs
AFTER_test-rust := check-programs
AFTER_test-csharp := check-programs
AFTER_test-growth := check-programs
AFTER_test-godot := check-programs godot
AFTER_test-toolkits := build toolkits-tools
AFTER_test-pictures := examples
AFTER_test-hosts := examples godot toolkits-tools

COMPILERS := CC="$$(CC)" CXX="$$(CXX)"
SWIFT_TOOLS := SWIFT="$$(SWIFT)" SWIFTC="$$(SWIFTC)" CLANG="$$(CLANG)"
SANITIZERS := SWIFT_RUNTIME=$$(RUNTIME)/linux ASAN_RUNTIME=$$$$($$(CLANG) -print-file-name=libclang_rt.asan-x86_64.so)
SANITIZED_PROGRAMS := $(patsubst %,build/tests/%, $(addsuffix -address,$(ADDRESS_PROGRAMS) faults) \
    $(addsuffix -thread,threads faults) $(addsuffix -shared,smoke faults)) build/fuzz/laws build/fuzz/plain

$(call suite,layers,Units)
$(call suite,conformance,Traces/conformance,build)
$(call suite,measures,League -p test_measures.py,build)
$(call suite,api,Bindings/API,build,$(SWIFT_TOOLS))
$(call suite,bindings,Bindings,build,PYTHONPATH=Tests/Bindings/API $(SWIFT_TOOLS))
$(call suite,swift-package,Bindings/Swift,build build/tests/quickstart,$(COMPILERS) $(SWIFT_TOOLS))
$(call suite,java,Bindings/Java,jar build/tests/quickstart,$(COMPILERS))
$(call suite,rust,Bindings/Rust,build amalgamation build/tests/quickstart,$(COMPILERS) $$(RUST_TOOLS))
$(call suite,csharp,Bindings/CSharp,csharp-here build/tests/quickstart,$(COMPILERS))
$(call suite,python,Bindings/Python,build)
$(call suite,godot,Bindings/Godot,godot build/tests/trace-shared,$(COMPILERS))
# Not part of `make test`: Debian's Go is a download of 81 MB.
$(call suite,go,Bindings/Go,build)
$(call suite,library,Releases/library,build,PYTHONPATH=bindings/python:Tests/Bindings/API $(COMPILERS) $(SWIFT_TOOLS))
$(call suite,growth,Releases/growth,build build/tests/trace-shared)
$(call suite,documents,Documents,build build/tests/quickstart,$(COMPILERS))
$(call suite,platforms,Hosts/Platforms,build,$(COMPILERS) $(SWIFT_TOOLS))
$(call suite,strategy,Hosts/Strategy,build build/tests/strategy-script)
$(call suite,toolkits,Hosts/Toolkits,build toolkits-tools,$(COMPILERS))
$(call suite,install,Releases/install,build,PYTHONPATH= $(COMPILERS))
$(call suite,wheel,Releases/wheel,wheel sdist,PYTHONPATH=)
$(call suite,sanitize,C/sanitize,$(SANITIZED_PROGRAMS),PYTHONPATH= $(SANITIZERS))
$(call suite,pictures,Documents -p pictures.py,build pictures-tools,,$$(VENV_PYTHON))

# The library is the part of the releases that `make check` runs, too; see Tests/Releases/README.md.
.PHONY: test-releases
test-releases: test-library test-install test-wheel test-wasm

# ---- Others --------------------------------------------------------------------------------------------------------

APT_test-lua := luajit lua-unit
AFTER_test-lua := check-programs
.PHONY: test-lua
test-lua: build build/tests/quickstart
	@$(call tools,test-lua)
	@TAPZOOM_LIBRARY= PYTHON="$(PYTHON)" CC="$(CC)" luajit Tests/Bindings/Lua/run.lua

# ONLY=test_sdl2.py runs one host.
.PHONY: test-hosts
test-hosts: hosts-tools examples godot build/tests/gtk4-oracle build/tests/gtk4-faults build/tests/gtk4-pens \
    winit-viewer build/tests/record.so example-pypi game-programs build/tests/played-viewer build/tests/played-drawing
	@$(HERE) $(VENV_PYTHON) Tests/Hosts/run.py $(ONLY)

# It is no part of `make test`, because Qt takes a minute to install.
.PHONY: test-qtquick
test-qtquick: hosts-tools qtquick-scene build/tests/record.so ## Test the Qt Quick item; installs Qt.
	@$(HERE) $(VENV_PYTHON) Tests/Hosts/run.py qtquick.py

# WebAssembly: the golden traces give the same bits, and the module runs by itself. The C library comes from Debian, the
# runtime from PyPI.
WASI_BUILTINS = $(lastword $(wildcard /usr/lib/llvm-*/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a))

APT_test-wasm := $(APT_wasm) wasi-libc libclang-rt-14-dev-wasm32
PIP_test-wasm := Tests/Releases/wasm/requirements.txt
AFTER_test-wasm := wasm check-programs
.PHONY: wasm-tools
wasm-tools:
	@$(call tools,test-wasm)

.PHONY: test-wasm
test-wasm: build wasm wasm-tools build/tests/trace-shared build/tests/trace.wasm
	@$(HERE) $(VENV_PYTHON) -m unittest discover -s Tests/Releases/wasm

# The web package in Node, next to the Python package with the shared library. tsc comes from Debian.
APT_test-web = $(APT_wasm) nodejs node-typescript $(if $(TAPZOOM_ALL),$(NPM_PACKAGE))
AFTER_test-web := build web-files
.PHONY: test-web
test-web: build $(if $(TAPZOOM_ALL),web,web-files)
	@$(call tools,test-web)
	@$(HERE) PYTHON="$(PYTHON)" node --test --test-reporter=tap Tests/Bindings/Web/ > build/web/tests.log; \
	    status=$$?; awk '/^# pass/ { passed = $$3 } /^# fail/ { failed = $$3 } \
	    END { print passed + 0 " passed, " failed + 0 " failed" }' build/web/tests.log; \
	    [ $$status = 0 ] || { cat build/web/tests.log; exit 1; }

# The playground in Chromium, over its debugging protocol.
PLAYGROUND_PYTHON := build/tests/playground-venv/bin/python

.PHONY: playground-tools
playground-tools:
	@sh Tests/packages.sh chromium
	@VENV=build/tests/playground-venv PIP_OPTIONS=--no-deps PYTHON="$(PYTHON)" sh Tests/venv.sh \
	    Tests/Browsers/Playground/requirements.txt

.PHONY: test-playground
test-playground: build playground-files playground-tools build/segno
	@$(HERE) CC="$(CC)" $(PLAYGROUND_PYTHON) -m unittest discover -s Tests/Browsers/Playground

# No row takes more instructions than accepted, and the other programs of the benchmark build.
APT_test-cost := valgrind
AFTER_test-cost := build debug
.PHONY: test-cost
test-cost: build bench-programs
	@$(call tools,test-cost)
	@$(PYTHON) Tests/Benchmarks/cost.py
