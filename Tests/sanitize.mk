# SPDX-License-Identifier: MIT
#
# Fuzzing and sanitizers. They run the library as optimized ordinary Swift, built once for each sanitizer; valgrind runs
# the shipped one.

CLANG = $(TOOLS)/clang
SWIFTC = $(TOOLS)/swiftc
SANITIZED_TEST := -std=c99 -Wall -Wextra -Werror -O2 -g -Iinclude -ITests/C

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

objects = @build/swift-$(1)/release/tapzoom.product/Objects.LinkFileList

# C programs that hold the library's objects: Swift's driver links them, because it knows what its sanitizers need.
build/sanitize/%-address: Tests/%.c $(C_HEADERS) Tests/sanitize.mk | sanitized-address
	@mkdir -p $(@D)
	@$(CLANG) $(SANITIZED_TEST) -fsanitize=address -c $< -o $@.o
	@$(SWIFTC) -use-ld=lld -sanitize=address $@.o $(call objects,address) -o $@

build/sanitize/%-thread: Tests/%.c $(C_HEADERS) Tests/sanitize.mk | sanitized-thread
	@mkdir -p $(@D)
	@$(CLANG) $(SANITIZED_TEST) -fsanitize=thread -c $< -o $@.o
	@$(SWIFTC) -use-ld=lld -sanitize=thread $@.o $(call objects,thread) -o $@

# ---- Fuzzing -------------------------------------------------------------------------------------------------------

SECONDS ?= 60
FUZZER := build/fuzz/fuzz
CORPUS := build/fuzz/corpus
TRACES := $(basename $(notdir $(wildcard Tests/Traces/*.trace)))
SEEDS := $(foreach kind,noise hands crowd recording begun snapshot,$(patsubst %,$(CORPUS)/%.$(kind),$(TRACES)))

FUZZ_HEADERS := $(wildcard Tests/Fuzz/*.h) include/tapzoom.h Tests/sanitize.mk
FUZZ_PARTS := $(filter-out fuzz plain seed still,$(basename $(notdir $(wildcard Tests/Fuzz/*.c))))
FUZZER_PARTS := $(patsubst %,build/fuzz/%.o,fuzz $(FUZZ_PARTS))
PLAIN_PARTS := $(patsubst %,build/fuzz/%-plain.o,plain $(FUZZ_PARTS))

build/fuzz/%-plain.o: Tests/Fuzz/%.c Tests/C/random.h $(FUZZ_HEADERS)
	@mkdir -p $(@D)
	@$(CLANG) $(SANITIZED_TEST) -c $< -o $@

build/fuzz/%.o: Tests/Fuzz/%.c $(FUZZ_HEADERS)
	@mkdir -p $(@D)
	@$(CLANG) $(SANITIZED_TEST) -fsanitize=fuzzer-no-link,address -c $< -o $@

$(FUZZER): sanitized-fuzz $(FUZZER_PARTS)
	@$(SWIFTC) -use-ld=lld -sanitize=fuzzer,address $(FUZZER_PARTS) $(call objects,fuzz) -o $@

# The same with random inputs and the library as it ships.
build/fuzz/plain: $(PLAIN_PARTS) | build
	@$(CC) $(PLAIN_PARTS) -Lbuild/lib -ltapzoom -Wl,-rpath,'$$ORIGIN/../lib' -lm -o $@

build/tests/seed build/tests/still: build/tests/%: Tests/Fuzz/%.c Tests/Fuzz/code.h Tests/Traces/trace.c \
    include/tapzoom.h build/tests/.compiled-by | build
	@$(CC) $(C_TEST) -Ibuild/include $< -Lbuild/lib -ltapzoom -Wl,-rpath,'$$ORIGIN/../lib' -lm -o $@

# Seeds: the calls of a trace; the same bytes, read as hands, and as hands that go on at random; its recording; one that
# begins in the middle; a snapshot.
$(CORPUS)/%.noise: Tests/Traces/%.trace build/tests/seed
	@mkdir -p $(@D)
	@build/tests/seed $< 2> $@ > /dev/null

$(CORPUS)/%.hands: $(CORPUS)/%.noise
	@{ printf '\001'; head -c 400 $<; } > $@

$(CORPUS)/%.crowd: $(CORPUS)/%.noise
	@{ printf '\201'; head -c 40 $<; } > $@

build/streams/%.tapzoom: Tests/Traces/%.trace build/tests/trace-shared
	@mkdir -p $(@D)
	@build/tests/trace-shared $< $@ > /dev/null

$(CORPUS)/%.recording: build/streams/%.tapzoom
	@mkdir -p $(@D)
	@{ printf '\002'; cat $<; } > $@

$(CORPUS)/%.begun: build/streams/%.tapzoom build/tests/still
	@mkdir -p $(@D)
	@build/tests/still recording $< > $@

$(CORPUS)/%.snapshot: build/streams/%.tapzoom build/tests/still
	@mkdir -p $(@D)
	@build/tests/still snapshot $< > $@

.SECONDARY: $(patsubst %,build/streams/%.tapzoom,$(TRACES))

.PHONY: fuzz test-fuzz fuzz-plain
fuzz: $(FUZZER) $(SEEDS) ## Fuzz for SECONDS=60, on from what earlier runs have found.
	@sh Tests/Fuzz/run.sh $(FUZZER) $(CORPUS) $(SECONDS)
fuzz-plain: build/fuzz/plain ## Random hands for SECONDS=60 with the library as it ships, many times as fast.
	@build/fuzz/plain $(SECONDS)
test-fuzz: SECONDS = 15
test-fuzz: fuzz build/fuzz/plain
	@sh Tests/C/run.sh 'build/fuzz/plain $(SECONDS)'

# ---- Sanitizers and valgrind ---------------------------------------------------------------------------------------

SANITIZED_PROGRAMS := $(patsubst %,build/sanitize/%,C/smoke-address C/errors-address C/config-address \
    C/record-address C/snapshot-address \
    Sanitize/faults-address C/threads-thread Sanitize/faults-thread)

build/tests/faults-shared: Tests/Sanitize/faults.c include/tapzoom.h Tests/suites.mk build/tests/.compiled-by | build
	@mkdir -p build/tests
	@$(CC) $(C_TEST) -Ibuild/include $< -Lbuild/lib -ltapzoom -Wl,-rpath,'$$ORIGIN/../lib' -o $@

# What links the library's objects is linked anew with them.
$(filter %-address,$(SANITIZED_PROGRAMS)): sanitized-address
$(filter %-thread,$(SANITIZED_PROGRAMS)): sanitized-thread

.PHONY: test-sanitize
test-sanitize: $(SANITIZED_PROGRAMS) $(patsubst %,build/tests/%-shared,smoke errors config faults)
	@sh Tests/debian.sh valgrind
	@ASAN_RUNTIME=$$($(CLANG) -print-file-name=libclang_rt.asan-x86_64.so) SWIFT_RUNTIME=$(RUNTIME)/linux \
	    $(PYTHON) -m unittest discover -s Tests/Sanitize
