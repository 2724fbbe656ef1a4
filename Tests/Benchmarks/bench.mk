# SPDX-License-Identifier: MIT
#
# The parts of the benchmark besides the C programs of Tests/programs.mk.

BENCH_PROGRAMS := $(addprefix build/bench/,cost mix libbench.so memory load layout)

build/bench/empty.so:
	@mkdir -p build/bench
	@$(CC) -shared -x c /dev/null -o $@

build/bench/layout: $(BENCH)/layout.swift $(BENCH)/bench.mk build/debug/debug/libtapzoom.so
	@mkdir -p build/bench
	@$(TOOLS)/swiftc -use-ld=lld -I build/debug/debug/Modules $< -Lbuild/debug/debug -ltapzoom -lm \
	    -Xlinker -rpath -Xlinker '$$ORIGIN/../debug/debug' -o $@

.PHONY: bench-programs
bench-programs: $(BENCH_PROGRAMS)

# The counts on arm64, by the library of the archive and by qemu. They take two minutes and are not part of `make test`.
.PHONY: arm64-tools test-cost-arm64 cost-accept-arm64
arm64-tools:
	@sh Tests/packages.sh qemu-user gcc-aarch64-linux-gnu libc6-dev-arm64-cross

build/dist/libraries/linux-arm64/libtapzoom.a: dist-linux-arm64 ;

test-cost-arm64: build/bench/cost-arm64 ## Count instructions on arm64, under qemu.
	@$(PYTHON) $(BENCH)/cost_arm64.py
cost-accept-arm64: build/bench/cost-arm64 ## Rewrite the instruction counts that `make test-cost-arm64` guards.
	@$(PYTHON) $(BENCH)/cost_arm64.py --accept

# The Python package of raylib contains the whole library, so raylib need not be installed.
.PHONY: bench-venv
bench-venv:
	@VENV=build/bench/venv PYTHON="$(PYTHON)" sh Tests/venv.sh $(BENCH)/requirements.txt

.PHONY: build/bench/bench.json
build/bench/bench.json: build bench-venv $(BENCH_PROGRAMS) build/bench/empty.so
	@CC="$(CC)" SWIFT="$(SWIFT)" TAPZOOM_LIBRARY= PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=bindings/python \
	    build/bench/venv/bin/python $(BENCH)/bench.py $@

# The frames of each language next to C's.
.PHONY: bench-bindings
bench-bindings: export TAPZOOM_SPEED := 1
bench-bindings: ## Compare the time of a frame in Swift, Rust, C# and Java with C.
	@$(MAKE) --no-print-directory test-swift-package test-rust test-csharp test-java
