# SPDX-License-Identifier: MIT
#
# The crates tapzoom-sys and tapzoom. Their tests use the compiler of Debian, which is older than others on a machine.

CARGO ?= /usr/bin/cargo
RUSTC ?= /usr/bin/rustc
RUSTDOC ?= /usr/bin/rustdoc
RUST_TOOLS = CARGO="$(CARGO)" RUSTC="$(RUSTC)" RUSTDOC="$(RUSTDOC)" CARGO_HOME="$(CURDIR)/build/cargo-home"
CRATES = $(RUST_TOOLS) PYTHONDONTWRITEBYTECODE=1 $(PYTHON) bindings/rust/crates.py

# With tapzoom.c, the static libraries of the targets that `make dist` has built, and that of this machine.
.PHONY: crates
crates: build amalgamation ## Build build/crates/*.crate, the Rust crates with the static libraries that are built.
	@sh Tests/packages.sh cargo rustc
	@$(CRATES) build/crates
