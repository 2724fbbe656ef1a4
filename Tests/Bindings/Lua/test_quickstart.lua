-- examples/lua/quickstart.lua prints what examples/c/quickstart.c prints.
--
-- SPDX-License-Identifier: MIT
local luaunit = require("luaunit")
local support = require("support")

TestQuickstart = {}

--- The words of a text, numbers as numbers: LuaJIT rounds a tie up (261.25 is "261.3"), C to even.
local function words(text)
    local list = {}
    for word in text:gmatch("[^%s(),]+") do list[#list + 1] = tonumber(word) or word end
    return list
end

for file in support.output("ls examples/touches/*.jsonl"):gmatch("[^\n]+") do
    TestQuickstart["test_" .. file:match("([%w-]+)%.jsonl")] = function()
        local c, c_fine = support.output("build/tests/quickstart " .. file)
        local lua, lua_fine = support.output("TAPZOOM_LIBRARY= luajit examples/lua/quickstart.lua " .. file)
        luaunit.assertTrue(c_fine and lua_fine, lua)
        local expected, found = words(c), words(lua)
        luaunit.assertTrue(#expected > 10)
        luaunit.assertEquals(#found, #expected)
        for i = 1, #expected do
            if type(expected[i]) == "number" then
                luaunit.assertAlmostEquals(found[i], expected[i], 0.1001)
            else
                luaunit.assertEquals(found[i], expected[i])
            end
        end
    end
end

function TestQuickstart.test_wrong_arguments_print_the_usage()
    for _, words in ipairs{"", " no/such/file", " README.md"} do
        local said, fine = support.output("luajit examples/lua/quickstart.lua" .. words)
        luaunit.assertFalse(fine)
        luaunit.assertEquals(said, "usage: quickstart.lua TOUCHES...")
    end
end
