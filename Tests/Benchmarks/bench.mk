# SPDX-License-Identifier: MIT
#
# The benchmark's programs, all of them as optimized as a host would be.

BENCH := Tests/Benchmarks
BENCH_C := $(CC) -std=c99 -pedantic -Wall -Wextra -Werror -O2 -fno-math-errno -fPIC -Ibuild/include
BENCH_SOURCES := $(wildcard $(BENCH)/*.[ch]) include/tapzoom.h $(BENCH)/bench.mk
ROWS := $(BENCH)/rows.c build/bench/bare-plain.o build/bench/bare-best.o
comma := ,
WITH_SHARED := -Lbuild/lib -ltapzoom -Wl,-rpath,'$$ORIGIN/../lib' -Wl,-z,now -lm

build/bench/bare-best.o: BARE_FLAGS := -fno-tree-vectorize -fno-tree-slp-vectorize
build/bench/bare-%.o: $(BENCH_SOURCES) | build
	@mkdir -p build/bench
	@$(BENCH_C) $(BARE_FLAGS) -DBARE_RUN=bare_run_$* -c $(BENCH)/bare.c -o $@

build/bench/libbench.so: $(ROWS) $(BENCH_SOURCES) | build
	@$(BENCH_C) -shared $(BENCH)/bench.c $(BENCH)/crowd.c $(ROWS) $(WITH_SHARED) -o $@

build/bench/cost: $(ROWS) $(BENCH_SOURCES) | build
	@$(BENCH_C) $(BENCH)/cost.c $(ROWS) $(WITH_SHARED) -o $@

# With the debug library: in the one that ships most functions are inlined.
build/bench/path: $(BENCH)/path.c include/tapzoom.h $(BENCH)/bench.mk | debug
	@mkdir -p build/bench
	@$(CC) -std=c99 -pedantic -Wall -Wextra -Werror -O1 -Iinclude $< $(DEBUG_LIB) -o $@

.PHONY: path-length path-accept
path-length: debug build/bench/path ## List the files and functions that a steady frame crosses.
	@sh Tests/debian.sh valgrind
	@$(WITH_RUNTIME) SWIFT="$(SWIFT)" $(PYTHON) $(BENCH)/path.py
path-accept: debug build/bench/path
	@sh Tests/debian.sh valgrind
	@$(WITH_RUNTIME) SWIFT="$(SWIFT)" $(PYTHON) $(BENCH)/path.py --accept

# With the archive, so that the library's own calls of the allocator can be counted.
build/bench/memory: $(ROWS) $(BENCH_SOURCES) $(STATIC) | build
	@$(BENCH_C) $(BENCH)/memory.c $(ROWS) $(STATIC) -lm \
	    $(addprefix -Wl$(comma)--wrap=,malloc calloc realloc posix_memalign) -o $@

build/bench/load: $(BENCH_SOURCES) | build
	@mkdir -p build/bench
	@$(BENCH_C) $(BENCH)/load.c -ldl -o $@

build/bench/empty.so:
	@mkdir -p build/bench
	@$(CC) -shared -x c /dev/null -o $@

build/bench/layout: $(BENCH)/layout.swift $(BENCH)/bench.mk debug
	@mkdir -p build/bench
	@$(TOOLS)/swiftc -use-ld=lld -I build/debug/debug/Modules $< -Lbuild/debug/debug -ltapzoom -lm \
	    -Xlinker -rpath -Xlinker '$$ORIGIN/../debug/debug' -o $@

# raylib has no need to be installed: its Python package carries the whole library.
.PHONY: bench-venv
bench-venv:
	@PYTHON="$(PYTHON)" sh Tests/venv.sh build/bench/venv $(BENCH)/requirements.txt

.PHONY: build/bench/bench.json
build/bench/bench.json: build bench-venv $(addprefix build/bench/,libbench.so memory layout load empty.so)
	@CC="$(CC)" SWIFT="$(SWIFT)" TAPZOOM_LIBRARY= PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=bindings/python \
	    build/bench/venv/bin/python $(BENCH)/bench.py $@
