# SPDX-License-Identifier: MIT
#
# Fuzzing, and the library for the sanitizers: optimized ordinary Swift, built once for each. valgrind runs the shipped
# library.

# The flags of each build. The fuzzer needs to see the branches that an input takes; other programs with the address
# sanitizer use the same build. The trait Checks checks the state at every call.
SANITIZE_address := -sanitize=address -sanitize-coverage=edge,inline-8bit-counters,pc-table
SANITIZE_thread := -sanitize=thread

.PHONY: sanitized-address sanitized-thread
sanitized-address sanitized-thread: sanitized-%: build/swift-%/.made
	@$(SWIFT) build -c release --traits Checks --product tapzoom --scratch-path build/swift-$* \
	    $(addprefix -Xswiftc ,-g -use-ld=lld $(SANITIZE_$*))

# Newer only after a change, so that a program is linked again only then.
build/swift-%/release/libtapzoom.so: sanitized-% ;

# ---- Fuzzing -------------------------------------------------------------------------------------------------------

SECONDS ?= 60
CORPUS := build/fuzz/corpus
TRACES := $(basename $(notdir $(wildcard Tests/Traces/*.trace)))
SEEDS := $(foreach kind,noise script crowd recording begun snapshot,$(patsubst %,$(CORPUS)/%.$(kind),$(TRACES)))

# Seeds from each trace: its calls; the same bytes as touch scripts, and as scripts that continue at random; its
# recording; a recording that begins in the middle; a snapshot.
$(CORPUS)/%.noise: Tests/Traces/%.trace build/tests/seed-shared
	@mkdir -p $(@D)
	@build/tests/seed-shared $< 2> $@ > /dev/null

$(CORPUS)/%.script: $(CORPUS)/%.noise
	@{ printf '\001'; head -c 400 $<; } > $@

$(CORPUS)/%.crowd: $(CORPUS)/%.noise
	@{ printf '\201'; head -c 40 $<; } > $@

build/fuzz/streams/%.tapzoom: Tests/Traces/%.trace build/tests/trace-shared
	@mkdir -p $(@D)
	@build/tests/trace-shared $< $@ > /dev/null

$(CORPUS)/%.recording: build/fuzz/streams/%.tapzoom
	@mkdir -p $(@D)
	@{ printf '\002'; cat $<; } > $@

$(CORPUS)/%.begun: build/fuzz/streams/%.tapzoom build/tests/still-shared
	@mkdir -p $(@D)
	@build/tests/still-shared recording $< > $@

$(CORPUS)/%.snapshot: build/fuzz/streams/%.tapzoom build/tests/still-shared
	@mkdir -p $(@D)
	@build/tests/still-shared snapshot $< > $@

.SECONDARY: $(patsubst %,build/fuzz/streams/%.tapzoom,$(TRACES))

.PHONY: fuzz fuzz-plain
fuzz: $(FUZZER) $(SEEDS) ## Fuzz for SECONDS=60 with libFuzzer, starting from the corpus of earlier runs.
	@sh Tests/Fuzz/run.sh $(FUZZER) $(CORPUS) -max_total_time=$(SECONDS) $(CORPUS)
fuzz-plain: build/fuzz/plain ## Play random inputs for SECONDS=60 with the shipped library, some ten times faster.
	@build/fuzz/plain $(SECONDS)s

# A pass over the corpus and a number of new inputs, which it does not keep; then more inputs with the shipped library.
.PHONY: test-fuzz
test-fuzz: $(FUZZER) $(SEEDS) build/fuzz/plain
	@rm -rf build/fuzz/new && mkdir -p build/fuzz/new
	@sh Tests/Fuzz/run.sh $(FUZZER) $(CORPUS) -runs=5000 -seed=1 build/fuzz/new $(CORPUS)
	@sh Tests/C/run.sh 'build/fuzz/plain 10000'

# alloc has a malloc of its own, which valgrind replaces; busy compares all bytes of a view, also those that nobody uses.
VALGRIND_PROGRAMS := $(patsubst %,build/tests/%-shared,$(filter-out alloc busy,$(C_PROGRAMS) $(LONG_C_PROGRAMS)))

.PHONY: valgrind
valgrind: build/fuzz/laws build/fuzz/plain $(VALGRIND_PROGRAMS) ## Play 10,000 random scripts and all C programs under valgrind.
	@sh Tests/Fuzz/valgrind.sh all 1000 1000 $(VALGRIND_PROGRAMS)

LAW ?= all
SCRIPTS ?= 10000
SEED ?= 1

.PHONY: laws
laws: build/fuzz/laws ## Play SCRIPTS=10000 (or 60s) random scripts of each law, or of LAW=NAME, from SEED=1 on.
	@build/fuzz/laws $(LAW) $(SCRIPTS) $(SEED)
