# SPDX-License-Identifier: MIT
#
# The Python package with the library inside, for this machine and for all systems, and with the library in C. The tools
# come from PyPI.

WHEEL_TOOLS := build/venv

##@ Distribute

# auditwheel sets the platform tag in the name of the wheel.
.PHONY: wheel
wheel: build ## Build build/wheel/tapzoom-*.whl, the Python package with the library inside.
	@PYTHON="$(PYTHON)" sh Tests/venv.sh bindings/python/wheel-tools.txt
	@rm -rf build/wheel
	@sh bindings/python/wheel.sh $(WHEEL_TOOLS) build/lib/libtapzoom.so build/wheel
	@echo "--- The wheel is $$(echo build/wheel/*.whl)"

# setuptools would write the time into the archive.
SDIST := build/sdist/tapzoom-$(VERSION)
.PHONY: sdist
sdist: amalgamation ## Build build/sdist/tapzoom-*.tar.gz, the Python package with the library in C.
	@PYTHON="$(PYTHON)" sh Tests/venv.sh bindings/python/wheel-tools.txt
	@rm -rf build/sdist
	@mkdir -p $(SDIST)/tapzoom/hands
	@cp $(AMALGAMATION)/tapzoom.[ch] $(LEDGER) $(addprefix bindings/python/,LICENSE pyproject.toml setup.py) $(SDIST)
	@VERSION=$(VERSION) PYTHONDONTWRITEBYTECODE=1 $(PYTHON) bindings/release/release.py --page \
	    bindings/python/README.md $(SDIST)/README.md
	@cp bindings/python/tapzoom/*.* $(SDIST)/tapzoom
	@cp bindings/python/tapzoom/hands/*.py $(SDIST)/tapzoom/hands
	@cd $(SDIST) && $(CURDIR)/$(WHEEL_TOOLS)/bin/python -c 'from setuptools.build_meta import *; \
	    prepare_metadata_for_build_wheel("..")' > /dev/null
	@mv $(SDIST).dist-info/METADATA $(SDIST)/PKG-INFO
	@VERSION=$(VERSION) PYTHONDONTWRITEBYTECODE=1 $(PYTHON) bindings/release/release.py --pack $(SDIST).tar.gz $(SDIST)

# The wheels of a release: one for each row of bindings/python/wheels.py, from the libraries of the archives.
.PHONY: wheels pack-wheels
wheels: ## Build build/wheels, the wheels for Linux, Windows and macOS.
	@sh Tests/packages.sh lld-16 llvm
	@$(DIST) linux-x86_64 linux-arm64 windows-x64 apple
	@$(MAKE) -s pack-wheels
pack-wheels:
	@PYTHON="$(PYTHON)" sh Tests/venv.sh bindings/python/wheel-tools.txt
	@rm -rf build/wheels
	@$(WHEEL_TOOLS)/bin/python bindings/python/wheels.py $(WHEEL_TOOLS) build/dist/libraries build/wheels
