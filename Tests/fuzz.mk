# SPDX-License-Identifier: MIT
#
# The library for the sanitizers, as optimized ordinary Swift, built once for each; and fuzzing. valgrind runs the shipped
# library.

# What each build is made with: fuzzing sees which branches an input takes.
SANITIZE_fuzz := -sanitize=address -sanitize-coverage=edge,inline-8bit-counters,pc-table
SANITIZE_address := -sanitize=address
SANITIZE_thread := -sanitize=thread
# And whether it checks itself at every call. What goes on with a forged state must not.
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

# Seeds: the calls of a trace; the same bytes, read as touch scripts, and as scripts that go on at random; its
# recording; one that begins in the middle; a snapshot.
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
fuzz: $(FUZZER) $(SEEDS) ## Fuzz for SECONDS=60, on from what earlier runs have found.
	@sh Tests/Fuzz/run.sh $(FUZZER) $(CORPUS) $(SECONDS)
fuzz-plain: build/fuzz/plain ## Random touch scripts for SECONDS=60 with the library as it ships, many times as fast.
	@build/fuzz/plain $(SECONDS)

LAW ?= all
SCRIPTS ?= 10000
SEED ?= 1

.PHONY: laws
laws: build/fuzz/laws ## Play SCRIPTS=10000 random scripts of a LAW, from SEED=1 on; SCRIPTS=60s: for so long.
	@build/fuzz/laws $(LAW) $(SCRIPTS) $(SEED)

# Each patch of Tests/Mutants takes one mend out of a copy of the library; its law must notice within MUTANT_SECONDS.
MUTANT_SECONDS ?= 60

.PHONY: test-mutants
test-mutants: build/fuzz/laws ## Take mends out of the library, one at a time: a law must notice each. Takes 6 minutes.
	@$(PYTHON) Tests/Mutants/run.py --seconds $(MUTANT_SECONDS) $(if $(ONLY),--only $(ONLY)) \
	    build/fuzz/laws $(MAKE) -s build/release/libtapzoom.so
