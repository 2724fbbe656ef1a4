# SPDX-License-Identifier: MIT
#
# `make release` builds every package and archive of a release, and collects them in build/release. Nothing is
# published: README.md beside this file has the steps.

# All after dist take the libraries that it has built.
PUBLISHED := dist amalgamation-zip pack-wheels sdist web crates nuget unity-package jar godot-all lua
# The compiler whose bytes a release has. SECURITY.md and .ci/release name it, too.
RELEASE_SWIFT := 6.3.1
# npm may come from elsewhere than Debian.
NPM_PACKAGE = $(if $(shell command -v npm),,npm)
RELEASE_PACKAGES = lld-16 llvm binaryen wabt cargo rustc mono-mcs python3-venv $(JAVA_PACKAGES) \
    gcc-aarch64-linux-gnu libc6-dev-arm64-cross gcc-mingw-w64-x86-64 $(NPM_PACKAGE)

.PHONY: release release-files
release: ## Build every package of a release into build/release, with SHA256SUMS and notes, in ten minutes.
	@sh Tests/packages.sh $(sort $(RELEASE_PACKAGES))
	@$(SWIFT) --version 2>&1 | grep -qF 'Swift version $(RELEASE_SWIFT) ' || \
	    { echo "A release needs Swift $(RELEASE_SWIFT): another version gives other bytes." >&2; exit 1; }
	@for target in $(PUBLISHED); do $(MAKE) -s $$target CSHARP_LIBRARIES= || exit 1; done
	@$(MAKE) -s release-files

release-files:
	@VERSION=$(VERSION) PYTHONDONTWRITEBYTECODE=1 $(PYTHON) bindings/release/release.py build/release
	@echo "--- build/release/tapzoom-$(VERSION)-README.md says who takes which of the files beside it."

# ONLY=test_install.py runs one file, and ONLY="test_install.py -k Web" a part of it. It is no part of `make test`.
RELEASE_TEST_PACKAGES = cargo chromium cmake emscripten esbuild gcc godot3-server gradle junit5 \
    libmaven-compiler-plugin-java libmaven-resources-plugin-java llvm luajit maven mono-devel node-typescript nodejs \
    nuget openjdk-17-jdk-headless pkg-config python3-venv rustc unzip $(NPM_PACKAGE)

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
version: ## Write the version of the header into the files of all languages; DATE=YYYY-MM-DD heads the changelog.
	@PYTHONDONTWRITEBYTECODE=1 $(PYTHON) bindings/release/version.py $(DATE)
