-- Helpers of the tests.
--
-- SPDX-License-Identifier: MIT
local luaunit = require("luaunit")
local tapzoom = require("tapzoom")

local support = {}

function support.view(options)
    local all = {viewport = {400, 600}, content = {2000, 3000}, preset = "maps"}
    for name, value in pairs(options or {}) do all[name] = value end
    return tapzoom.view(all)
end

--- Checks that each number of a list is the expected one, within 1e-9.
function support.near(numbers, expected)
    luaunit.assertEquals(#numbers, #expected)
    for i = 1, #numbers do luaunit.assertAlmostEquals(numbers[i], expected[i], 1e-9) end
end

function support.tap(view, time, id, x, y)
    assert(view:push_touch(time, id, "began", x, y))
    assert(view:push_touch(time + 0.06, id, "ended", x, y))
end

--- Plays a double tap at (100, 120) until the view is at rest.
function support.double_tap(view)
    support.tap(view, 0, 1, 100, 120)
    support.tap(view, 0.14, 2, 100, 120)
    assert(view:advance(1))
end

--- Returns the events as a list of texts such as "double_tap" or "animation began", without those of kind "limit".
function support.names(view)
    local names = {}
    for event in view:events() do
        if event.kind ~= "limit" then
            names[#names + 1] = event.kind .. (event.phase == "discrete" and "" or " " .. event.phase)
        end
    end
    return names
end

--- Returns the names of the limits in a table, as a text.
function support.limits(limits)
    local names = {}
    for _, name in ipairs{"left", "top", "right", "bottom", "min_scale", "max_scale"} do
        if limits[name] then names[#names + 1] = name end
    end
    return table.concat(names, " ")
end

--- Returns a read-only value of view:config() as a plain table.
function support.copy(value)
    if type(value) ~= "userdata" then return value end
    local copy = {}
    for key, one in value do copy[key] = support.copy(one) end
    return copy
end

--- Returns the output of a command without the last line feed, and whether its exit status is 0.
function support.output(command)
    local process = io.popen("{ " .. command .. "; } 2>&1; echo \"exit $?\"")
    local text = process:read("*a")
    process:close()
    local printed, code = text:match("^(.-)\n?exit (%d+)\n$")
    return printed, code == "0"
end

return support
