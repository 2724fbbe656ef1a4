# SPDX-License-Identifier: MIT
#
# Fuzzing, and the library for the sanitizers: optimized ordinary Swift, built once for each. valgrind runs the shipped
# library.

# The flags of each build. The fuzzer needs to see the branches that an input takes.
SANITIZE_fuzz := -sanitize=address -sanitize-coverage=edge,inline-8bit-counters,pc-table
SANITIZE_address := -sanitize=address
SANITIZE_thread := -sanitize=thread
# The trait Checks checks the state at every call. Not under the address sanitizer, which continues with forged states.
TRAITS_fuzz := --traits Checks
TRAITS_thread := --traits Checks

.PHONY: sanitized-fuzz sanitized-address sanitized-thread
sanitized-fuzz sanitized-address sanitized-thread: sanitized-%: build/swift-%/.made
	@$(SWIFT) build -c release $(TRAITS_$*) --product tapzoom --scratch-path build/swift-$* \
	    $(addprefix -Xswiftc ,-g -use-ld=lld $(SANITIZE_$*))

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

build/streams/%.tapzoom: Tests/Traces/%.trace build/tests/trace-shared
	@mkdir -p $(@D)
	@build/tests/trace-shared $< $@ > /dev/null

$(CORPUS)/%.recording: build/streams/%.tapzoom
	@mkdir -p $(@D)
	@{ printf '\002'; cat $<; } > $@

$(CORPUS)/%.begun: build/streams/%.tapzoom build/tests/still-shared
	@mkdir -p $(@D)
	@build/tests/still-shared recording $< > $@

$(CORPUS)/%.snapshot: build/streams/%.tapzoom build/tests/still-shared
	@mkdir -p $(@D)
	@build/tests/still-shared snapshot $< > $@

.SECONDARY: $(patsubst %,build/streams/%.tapzoom,$(TRACES))

.PHONY: fuzz fuzz-plain
fuzz: $(FUZZER) $(SEEDS) ## Fuzz for SECONDS=60 with libFuzzer, starting from the corpus of earlier runs.
	@sh Tests/Fuzz/run.sh $(FUZZER) $(CORPUS) $(SECONDS)
fuzz-plain: build/fuzz/plain ## Play random inputs for SECONDS=60 with the shipped library, some ten times faster.
	@build/fuzz/plain $(SECONDS)

# alloc has a malloc of its own, which valgrind replaces; busy compares all bytes of a view, also those that nobody uses.
VALGRIND_PROGRAMS := $(patsubst %,build/tests/%-shared,$(filter-out alloc busy,$(C_PROGRAMS) $(LONG_C_PROGRAMS)))

.PHONY: valgrind
valgrind: build/fuzz/laws build/fuzz/plain $(VALGRIND_PROGRAMS) ## Play 10,000 random scripts and all C programs under valgrind.
	@sh Tests/Fuzz/valgrind.sh 1000 $(SECONDS) $(VALGRIND_PROGRAMS)

LAW ?= all
SCRIPTS ?= 10000
SEED ?= 1

.PHONY: laws
laws: build/fuzz/laws ## Play SCRIPTS=10000 (or 60s) random scripts of each law, or of LAW=NAME, from SEED=1 on.
	@build/fuzz/laws $(LAW) $(SCRIPTS) $(SEED)
