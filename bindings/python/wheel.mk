# SPDX-License-Identifier: MIT
#
# The Python package with the library inside, for this machine and for all systems. The tools come from PyPI.

WHEEL_TOOLS := build/venv

##@ Distribute

# auditwheel sets the platform tag in the name of the wheel.
.PHONY: wheel
wheel: build ## Build build/wheel/tapzoom-*.whl, the Python package with the library inside.
	@PYTHON="$(PYTHON)" sh Tests/venv.sh bindings/python/wheel-tools.txt
	@rm -rf build/wheel
	@sh bindings/python/wheel.sh $(WHEEL_TOOLS) build/lib/libtapzoom.so build/wheel
	@echo "--- The wheel is $$(echo build/wheel/*.whl)"

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
