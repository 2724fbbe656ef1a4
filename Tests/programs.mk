# SPDX-License-Identifier: MIT
#
# C programs of the tests. Each source is compiled once for each kind of object, and each program links objects with one
# kind of library. The table at the end lists all programs.

CLANG = $(TOOLS)/clang
SWIFTC = $(TOOLS)/swiftc

.PHONY: FORCE
FORCE:

# ---- Kinds of objects ----------------------------------------------------------------------------------------------

# The strictest warnings of a user's compiler. Undefined behavior stops the program, without a runtime library.
C_TEST := -std=c99 -pedantic -Wall -Wextra -Werror -O1 -g -fsanitize=undefined -fsanitize-undefined-trap-on-error
# Optimized like a host.
C_BENCH := -std=c99 -pedantic -Wall -Wextra -Werror -O2 -fno-math-errno -fPIC
C_SANITIZE := -std=c99 -Wall -Wextra -Werror -O2 -g -ITests/C
C_WASM = $(CLANG) --target=wasm32-wasi --sysroot=/usr

COMPILE_test = $(CC) $(C_TEST) -Iinclude -ITests/C
COMPILE_bench = $(CC) $(C_BENCH) -Iinclude
# The touches are the same as on x86-64: a product and a sum are not one operation.
COMPILE_arm64 = aarch64-linux-gnu-gcc $(C_BENCH) -ffp-contract=off -Iinclude
COMPILE_plain = $(CLANG) $(C_SANITIZE) -Iinclude
COMPILE_address = $(COMPILE_plain) -fsanitize=address
COMPILE_thread = $(COMPILE_plain) -fsanitize=thread
COMPILE_fuzz = $(COMPILE_plain) -fsanitize=fuzzer-no-link,address
COMPILE_gtk4 = $(CC) -std=c11 $(EXAMPLE_FLAGS) -Ibindings/toolkits -Iinclude $$(pkg-config --cflags gtk4)
COMPILE_wasm = $(C_WASM) -isystem /usr/include/wasm32-wasi -std=c99 -O1 -Iinclude
# Prerequisites of a kind.
TOOLS_gtk4 := example-gtk4
TOOLS_wasm := wasm-tools
TOOLS_arm64 := arm64-tools

HEADERS := $(wildcard Tests/*/*.h bindings/toolkits/*.h examples/strategy/*.h) include/tapzoom.h Tests/programs.mk

# Another compiler or other flags rebuild all objects of a kind.
define objects
build/objects/$(1)/%.o: %.c $(HEADERS) build/objects/$(1)/command | $(TOOLS_$(1))
	@mkdir -p $$(@D)
	@$$(COMPILE_$(1)) -c $$< -o $$@

build/objects/$(1)/command: FORCE
	@mkdir -p $$(@D)
	@echo '$$(COMPILE_$(1))' | cmp -s - $$@ || echo '$$(COMPILE_$(1))' > $$@
endef
$(foreach kind,test bench arm64 plain address thread fuzz gtk4 wasm,\
    $(eval $(call objects,$(kind))))

build/objects/test/Tests/Fuzz/seed.o: Tests/Traces/trace.c

# ---- Kinds of libraries --------------------------------------------------------------------------------------------

linked = $(filter %.o %.a,$^) $(EXTRA)
LINK_none = $(CC) $(linked) -o $@
LINK_shared = $(CC) $(linked) -Lbuild/lib -ltapzoom -Wl,-rpath,'$$ORIGIN/../lib' -lm -o $@
# Without lazy binding, which would use stack within the first call of the library.
LINK_static = $(CC) $(linked) -Wl,-z,now -lm -o $@
LINK_arm64 = aarch64-linux-gnu-gcc -static $(linked) -lm -o $@
# The debug library needs the toolchain's Swift runtime, but does not name its folder.
LINK_debug = $(CC) $(linked) -Lbuild/debug/debug -ltapzoom -Wl,-rpath,'$$ORIGIN/../debug/debug' \
    -Wl,--allow-shlib-undefined -lm -o $@
WITH_RUNTIME = LD_LIBRARY_PATH=$(RUNTIME)/linux
# Programs that contain the library's objects. Swift's driver links them, because it knows the libraries of its
# sanitizers.
sanitized = $(SWIFTC) -use-ld=lld -sanitize=$(2) $(linked) \
    @build/swift-$(1)/release/tapzoom.product/Objects.LinkFileList -o $@
LINK_address = $(call sanitized,address,address)
LINK_thread = $(call sanitized,thread,thread)
LINK_fuzz = $(call sanitized,address,fuzzer$(comma)address)
LINK_c = $(CC) $(linked) -Wl,-z,now -lm -o $@
LINK_beside = $(LINK_c)
LINK_sanitized = $(CC) -fsanitize=address,undefined $(linked) -lm -o $@
LINK_wasm = $(C_WASM) $(linked) -nodefaultlibs -lm -lc $(WASI_BUILTINS) $(addprefix -Xlinker ,$(WASM_LINK)) -o $@
comma := ,

# A shared library is loaded at run time, so a new one needs no new link.
LIBRARY_shared := | build
LIBRARY_static := $(STATIC) | build
LIBRARY_debug := | debug
LIBRARY_arm64 := build/dist/libraries/linux-arm64/libtapzoom.a
LIBRARY_address := build/swift-address/release/libtapzoom.so
LIBRARY_thread := build/swift-thread/release/libtapzoom.so
LIBRARY_fuzz := $(LIBRARY_address)
# tapzoom.c, alone and beside the library.
LIBRARY_c := build/amalgamation/plain-tapzoom.o
LIBRARY_beside := build/amalgamation/plain-beside.o
LIBRARY_sanitized := build/amalgamation/sanitized-beside.o
LIBRARY_wasm := build/wasm/TapZoomC.o build/wasm/TapZoomCore.o

# program FILE, LIBRARY, OBJECTS
define program
$(1): $(3) $(LIBRARY_$(2))
	@mkdir -p $$(@D)
	@$$(LINK_$(2))
endef

# compiled KIND, SOURCES: the objects of sources.
compiled = $(patsubst %.c,build/objects/$(1)/%.o,$(2))

# link FILE, LIBRARY, OBJECTS: links one program.
link = $(eval $(call program,$(1),$(2),$(3)))

# programs LIBRARIES, KIND, SOURCES: links build/tests/NAME-LIBRARY from each source with each library.
programs = $(foreach library,$(1),$(foreach source,$(3),$(call \
    link,build/tests/$(basename $(notdir $(source)))-$(library),$(library),$(call compiled,$(2),$(source)))))

# ---- The programs --------------------------------------------------------------------------------------------------

# A program is a file below Tests/C, with its parts in a folder of the same name.
C_PROGRAMS := abi smoke calls limits motion frames alloc busy
# They take seconds.
LONG_C_PROGRAMS := fingers owners state stack
# The archive has the object of the shared library. These programs show that it links: smoke calls every function.
STATIC_C_PROGRAMS := abi smoke alloc
ADDRESS_PROGRAMS := smoke calls frames
c_sources = Tests/C/$(1).c $(wildcard Tests/C/$(1)/*.c)
# c_programs LIBRARIES, KIND, NAMES: links build/tests/NAME-LIBRARY from the sources of each program.
c_programs = $(foreach library,$(1),$(foreach name,$(3),$(call \
    link,build/tests/$(name)-$(library),$(library),$(call compiled,$(2),$(call c_sources,$(name))))))

$(call c_programs,shared,test,$(C_PROGRAMS) $(LONG_C_PROGRAMS))
$(call c_programs,static,test,$(STATIC_C_PROGRAMS))
$(call programs,shared debug,test,Tests/Traces/trace.c Tests/C/monkey.c)
$(call programs,shared,test,Tests/Releases/dist/touches.c Tests/Fuzz/seed.c Tests/Fuzz/still.c \
    Tests/C/sanitize/faults.c)
$(call link,build/tests/environment.so,none,$(call compiled,bench,Tests/C/environment.c))
$(call c_programs,address,address,$(ADDRESS_PROGRAMS))
$(call programs,address,address,Tests/C/sanitize/faults.c)
$(call programs,thread,thread,Tests/C/threads.c Tests/C/sanitize/faults.c)
$(call link,build/tests/quickstart,shared,$(call compiled,test,examples/c/quickstart.c))
# The strategy game without its window.
$(call link,build/tests/strategy-script,shared,$(call compiled,test,Tests/Hosts/Strategy/script.c \
    $(patsubst %,examples/strategy/%.c,camera world bars hud minimap game paint)))
build/objects/test/Tests/Hosts/Strategy/script.o: private COMPILE_test += -Iexamples/strategy
# Like the module, a linked program becomes build/tests/NAME.wasm.
$(foreach source,Tests/Traces/trace.c Tests/Releases/dist/touches.c $(patsubst %,Tests/C/%.c,smoke abi monkey),\
    $(call link,build/tests/$(basename $(notdir $(source))).linked,wasm,$(call compiled,wasm,$(source))))

# tapzoom.c: what needs no library, and what is compared with the library call by call.
C_ALONE_PROGRAMS := limits motion owners alloc busy stack
BESIDE_PROGRAMS := calls frames fingers state monkey
$(call c_programs,c,test,$(C_ALONE_PROGRAMS))
$(call c_programs,beside,test,$(BESIDE_PROGRAMS))
$(call c_programs,sanitized,test,monkey)

# GTK's own zoom gesture next to the library, on the same widget; what unusual programs do to the widget.
$(foreach name,oracle faults,$(call link,build/tests/gtk4-$(name),shared,$(call compiled,gtk4,\
    Tests/Hosts/gtk4_$(name).c bindings/toolkits/tapzoom_gtk4.c)))
$(call link,build/tests/gtk4-pens,shared,$(call compiled,gtk4,Tests/Hosts/gtk4_pens.c))
build/tests/gtk4-oracle build/tests/gtk4-faults build/tests/gtk4-pens: private EXTRA = $$(pkg-config --libs gtk4)

# The fuzzer, and the same generators with random inputs and the shipped library.
FUZZER := build/fuzz/fuzz
FUZZ_PARTS := $(filter-out %/fuzz.c %/plain.c %/laws.c %/seed.c %/still.c %/faults.c,$(wildcard Tests/Fuzz/*.c))
$(call link,$(FUZZER),fuzz,$(call compiled,fuzz,Tests/Fuzz/fuzz.c $(FUZZ_PARTS)))
$(call link,build/fuzz/plain,shared,$(call compiled,plain,Tests/Fuzz/plain.c $(FUZZ_PARTS)))
$(call link,build/fuzz/beside,beside,$(call compiled,plain,Tests/Fuzz/plain.c $(FUZZ_PARTS)))
$(call link,build/fuzz/laws,shared,$(call compiled,plain,Tests/Fuzz/laws.c $(FUZZ_PARTS)))
$(call link,build/fuzz/faulty,shared,$(call compiled,plain,Tests/Fuzz/faults.c Tests/Fuzz/laws.c $(FUZZ_PARTS)))
build/fuzz/faulty: private EXTRA := $(addprefix -Wl$(comma)--wrap=tapzoom_,set_viewport get_state get_actions advance \
    push_touches set_config cancel_touches load_state get_transform pan_by get_pan_range get_velocity)

BENCH := Tests/Benchmarks
HANDS := hands script generator recordings player baselines bare_hands measures
$(call link,build/bench/libbench.so,shared,$(call compiled,bench,\
    $(patsubst %,$(BENCH)/%.c,bench crowd rows $(HANDS))))
$(call link,build/bench/cost,shared,$(call compiled,bench,$(patsubst %,$(BENCH)/%.c,cost rows $(HANDS))))
$(call link,build/bench/cost-arm64,arm64,$(call compiled,arm64,$(patsubst %,$(BENCH)/%.c,cost rows $(HANDS))))
$(call link,build/bench/mix,shared,$(call compiled,bench,$(patsubst %,$(BENCH)/%.c,mix shares $(HANDS))))
# With the archive, to count the library's own calls of the allocator.
$(call link,build/bench/memory,static,$(call compiled,bench,\
    $(patsubst %,$(BENCH)/%.c,memory rows hands script generator player)))
$(call link,build/bench/load,none,$(call compiled,bench,$(BENCH)/load.c))
build/tests/environment.so: private EXTRA := -shared -lm
# Without lazy binding, because the stack of the loader does not count.
build/tests/stack-shared: private EXTRA := -Wl,-z,now
build/bench/libbench.so: private EXTRA := -shared -Wl,-z,now
build/bench/cost: private EXTRA := -Wl,-z,now
build/bench/memory: private EXTRA := $(addprefix -Wl$(comma)--wrap=,malloc calloc realloc posix_memalign)
build/bench/load: private EXTRA := -ldl
