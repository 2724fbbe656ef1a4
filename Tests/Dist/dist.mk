# SPDX-License-Identifier: MIT
#
# `make test-dist` builds all archives and proves them: programs for other processors run under qemu-user, those for
# Windows under Wine, and test_archives.py reads the files. The wheels are installed and tested by CPython for these
# systems (pythons/pythons.py). It takes minutes and is not part of `make test`.

DIST_PACKAGES := qemu-user gcc-aarch64-linux-gnu gcc-arm-linux-gnueabihf gcc-riscv64-linux-gnu gcc-i686-linux-gnu \
    libc6-dev-arm64-cross libc6-dev-armhf-cross libc6-dev-riscv64-cross libc6-dev-i386-cross gcc-mingw-w64-x86-64 \
    wine64 lld llvm musl-tools libpython3.11-stdlib zlib1g-dev

.PHONY: test-dist dist-tools
test-dist: dist-tools build/tests/trace-shared build/tests/monkey-shared ## Build and prove the archives of all targets.
	@$(MAKE) -s dist
	@$(MAKE) -s pack-wheels
	@MAKE="$(MAKE)" TOOLS=$(TOOLS) EXPORTS="$(EXPORTS)" VERSION=$(VERSION) ABI=$(ABI) $(HERE) $(PYTHON) \
	    -m unittest discover -v -s Tests/Dist

dist-tools:
	@sh Tests/debian.sh $(DIST_PACKAGES)
