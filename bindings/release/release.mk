# SPDX-License-Identifier: MIT
#
# `make release` builds every package and archive of a release, and collects them in build/release. Nothing is
# published: README.md beside this file has the steps.

PUBLISHED := dist pack-wheels web crates nuget unity-package jar godot-all lua
# All after dist take the libraries that it has built. `make web` asks for npm itself.
RELEASE_PACKAGES = lld-16 llvm cargo rustc mono-mcs $(JAVA_PACKAGES) \
    gcc-aarch64-linux-gnu libc6-dev-arm64-cross gcc-mingw-w64-x86-64

.PHONY: release release-files
release: ## Build every package of a release into build/release, with SHA256SUMS and notes; it takes some minutes.
	@sh Tests/packages.sh $(sort $(RELEASE_PACKAGES))
	@for target in $(PUBLISHED); do $(MAKE) -s $$target CSHARP_LIBRARIES= || exit 1; done
	@$(MAKE) -s release-files

release-files:
	@VERSION=$(VERSION) PYTHONDONTWRITEBYTECODE=1 $(PYTHON) bindings/release/release.py build/release
	@echo "--- The files are in build/release; README.md there says who takes which."

# ONLY=test_install.py runs one file, and ONLY="test_install.py -k Web" a part of it. It is no part of `make test`.
RELEASE_TEST_PACKAGES := cmake emscripten esbuild g++ godot3-server luajit mono-devel node-typescript nodejs nuget \
    openjdk-17-jdk-headless pkg-config python3-venv unzip

.PHONY: test-release
test-release: build/tests/quickstart ## Install the files of `make release` as their users do, in empty folders.
	@sh Tests/packages.sh $(RELEASE_TEST_PACKAGES)
	@VERSION=$(VERSION) TOOLS=$(TOOLS) PYTHONDONTWRITEBYTECODE=1 $(PYTHON) -m unittest discover -v \
	    -s Tests/Releases/release $(if $(ONLY),-p $(ONLY))

# One file for LuaJIT and LÖVE, and the glue of LÖVE. The libraries are in the archives.
.PHONY: lua
lua: ## Build build/lua/tapzoom-lua-*.zip, the binding for LuaJIT and LÖVE.
	@VERSION=$(VERSION) PYTHONDONTWRITEBYTECODE=1 $(PYTHON) bindings/release/release.py --lua build/lua

.PHONY: version
version: ## Write the version of the header into the files of all languages.
	@PYTHONDONTWRITEBYTECODE=1 $(PYTHON) bindings/release/version.py
