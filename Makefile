# SPDX-License-Identifier: MIT
#
# The front door. `make demo` shows that it works, `make test` proves it. Everything is made below build/.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

SWIFT ?= swift
PYTHON ?= python3
CC ?= cc
CXX ?= c++

# One place for each fact: the version is the header's, the exported functions are the ledger's, the tools are those of
# the toolchain that `swift` belongs to.
header_number = $(shell awk '$$2 == "TAPZOOM_$(1)" { print $$3 }' include/tapzoom.h)
ABI := $(call header_number,ABI_VERSION)
VERSION := $(call header_number,VERSION_MAJOR).$(call header_number,VERSION_MINOR).$(call header_number,VERSION_PATCH)
LEDGER := Sources/TapZoom/tapzoom.map
EXPORTS := $(shell awk '/^ +tapzoom_/ { sub(";", ""); print $$1 }' $(LEDGER))
RUNTIME = $(shell $(SWIFT) -print-target-info | awk -F'"' '/"runtimeResourcePath"/ { print $$4 }')
TOOLS = $(abspath $(RUNTIME)/../../bin)

SONAME := libtapzoom.so.$(ABI)
SHARED := build/lib/libtapzoom.so.$(VERSION)
STATIC := build/lib/libtapzoom.a

# What ships is Embedded Swift, which needs libc alone. -fno-math-errno makes a square root one instruction instead of a
# call into libm; a section for each function lets the linkers drop what of the Swift runtime is not used.
RELEASE := $(SWIFT) build -c release --traits Embedded --product tapzoom --scratch-path build/release \
    --disable-local-rpath -Xcc -fno-math-errno -Xswiftc -Xfrontend -Xswiftc -function-sections -Xswiftc -use-ld=lld \
    $(addprefix -Xlinker ,-soname=$(SONAME) --version-script=$(CURDIR)/$(LEDGER) --no-undefined --gc-sections \
    --icf=all -s -z relro -z now -z noexecstack)
DEBUG := $(SWIFT) build --product tapzoom --scratch-path build/debug

##@ Use

.PHONY: help
help: ## Show this list.
	@awk -F':.*## ' '/^##@ / { print "\n" substr($$0, 5) } \
	    /^[a-z-]+:.*## / { printf "  make %-15s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: build
build: ## Build build/lib/libtapzoom.so, build/lib/libtapzoom.a and build/include/tapzoom.h.
	$(RELEASE)
	@mkdir -p build/lib build/include
	@cp include/tapzoom.h build/include/
	@cp build/release/release/libtapzoom.so $(SHARED)
	@chmod 755 $(SHARED)
	@ln -sf $(notdir $(SHARED)) build/lib/$(SONAME)
	@ln -sf $(SONAME) build/lib/libtapzoom.so
	@$(MAKE) --no-print-directory $(STATIC)

# Embedded objects define weak swift_* functions, which would replace those of another Swift library in the same program.
# So the archive holds one object, in which only the functions of the ledger are global.
$(STATIC): build/release/release/libtapzoom.so $(LEDGER) Makefile
	@mkdir -p build/static
	@printf '%s\n' $(EXPORTS) > build/static/exports
	@$(TOOLS)/ld.lld -r --gc-sections $(addprefix -u ,$(EXPORTS)) -o build/static/tapzoom.o \
	    $(wildcard build/release/release/TapZoom.build/*.o build/release/release/TapZoomCore.build/*.o)
	@$(TOOLS)/llvm-objcopy --keep-global-symbols=build/static/exports --strip-unneeded \
	    --remove-section=.swift* --remove-section=.linker-options build/static/tapzoom.o
	@rm -f $@
	@$(TOOLS)/llvm-ar rcsD $@ build/static/tapzoom.o
