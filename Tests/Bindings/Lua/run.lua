-- Runs the tests of the Lua binding with LuaUnit: luajit Tests/Bindings/Lua/run.lua, from the checkout's folder.
--
-- SPDX-License-Identifier: MIT
package.path = "bindings/lua/?.lua;Tests/Bindings/Lua/?.lua;" .. package.path
local luaunit = require("luaunit")

local names = "view config touches events errors hostile memory recording library quickstart love"
for name in names:gmatch("%S+") do
    require("test_" .. name)
end

local runner = luaunit.LuaUnit.new()
local status = runner:runSuite("--output", "text")
print(("%d passed, %d failed"):format(runner.result.successCount, runner.result.notSuccessCount))
os.exit(status)
