# SPDX-License-Identifier: MIT
#
# What the bindings declare is what the header declares; and C++ and Lua.

# Whether each binding has every constant, field and function of the header, and no other.
.PHONY: test-bindings
test-bindings:
	@PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=Tests/Artifact CLANG="$(TOOLS)/clang" \
	    $(PYTHON) -m unittest discover -s Tests/Bindings

# The toolchain's compiler is always there.
.PHONY: test-cpp
test-cpp: build
	@sh Tests/Cpp/run.sh $(TOOLS)/clang++ $(sort g++ $(CXX))

.PHONY: test-lua
test-lua: build build/tests/quickstart
	@sh Tests/debian.sh luajit lua-unit
	@TAPZOOM_LIBRARY= PYTHON="$(PYTHON)" CC="$(CC)" luajit Tests/Lua/run.lua
