# SPDX-License-Identifier: MIT
#
# The Lua face, in plain LuaJIT.

.PHONY: test-lua
test-lua: build build/tests/quickstart
	@sh Tests/debian.sh luajit lua-unit
	@TAPZOOM_LIBRARY= PYTHON="$(PYTHON)" CC="$(CC)" luajit Tests/Lua/run.lua
