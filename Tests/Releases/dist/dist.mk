# SPDX-License-Identifier: MIT
#
# `make test-dist` builds all archives and proves them: their files are inspected, and programs for other processors run
# under qemu-user, those for Windows under Wine, those for WebAssembly under wasmtime, in Node and in Chromium. The
# wheels are installed and tested by CPython for these systems (pythons/pythons.py). It takes about half an hour and is
# not part of `make test`.
# `make test-dist PATTERN=test_musl.py` runs one file of it; ONLY="linux-arm64 wasm" selects machines of test_run.py.

DIST_PACKAGES := qemu-user gcc-aarch64-linux-gnu gcc-arm-linux-gnueabihf gcc-arm-linux-gnueabi gcc-riscv64-linux-gnu \
    gcc-i686-linux-gnu libc6-dev-arm64-cross libc6-dev-armhf-cross libc6-dev-armel-cross libc6-dev-riscv64-cross \
    libc6-dev-i386-cross gcc-mingw-w64-x86-64 wine64 lld-16 llvm musl-tools cmake pkg-config libpython3.11-stdlib \
    zlib1g-dev emscripten nodejs

# Programs and their parts, as PROGRAM.PART, without those that take minutes under qemu. alloc.c counts the calls of an
# allocator in its own process.
DIST_C_PROGRAMS := abi smoke calls busy motion limits.beyond frames.frame.resample.run state.resume \
    owners.contacts.recorded fingers.lenient.quirks
DIST_MADE := $(patsubst %,build/tests/%-shared,abi smoke calls busy motion limits frames state owners fingers trace \
    monkey touches) build/tests/quickstart \
    $(patsubst %,build/tests/%.wasm,smoke abi trace monkey touches)

.PHONY: test-dist dist-tools
test-dist: dist-tools wasm-tools playground-tools $(DIST_MADE) ## Build and prove the archives of all targets.
	@$(MAKE) -s dist
	@$(MAKE) -s pack-wheels
	@MAKE="$(MAKE)" TOOLS=$(TOOLS) EXPORTS="$(EXPORTS)" VERSION=$(VERSION) ABI=$(ABI) ONLY="$(ONLY)" \
	    C_PROGRAMS="$(DIST_C_PROGRAMS)" WASM_PYTHON=$(VENV_PYTHON) $(HERE) $(PLAYGROUND_PYTHON) \
	    -m unittest discover -v -s Tests/Releases/dist $(if $(PATTERN),-p '$(PATTERN)')

dist-tools:
	@sh Tests/packages.sh $(DIST_PACKAGES)
	@sh Tests/Releases/dist/musl.sh build/dist/tests/musl
