-- A view's sizes, readings and commands.
--
-- SPDX-License-Identifier: MIT
local luaunit = require("luaunit")
local tapzoom = require("tapzoom")
local support = require("support")

local near = support.near

TestView = {}

function TestView:setUp()
    self.view = support.view()
end

function TestView:test_options_animate_commands()
    local commands = {
        zoom_by = {2, 200, 300}, zoom_to = {0.8, 0, 0}, zoom_to_rect = {500, 750, 1000, 1500},
        set_transform = {1, 0, -300, -500}, center_on = {900, 1000, 2}, fit = {},
    }
    for name, arguments in pairs(commands) do
        for duration, options in pairs{
            [0.3] = {animated = true},
            [0.05] = {animated = true, duration = 0.05},
            [1] = {duration = 1},
            [2] = {animated = true, duration = 2},
        } do
            local view = support.view()
            view:advance(0)
            if name == "fit" then view:zoom_by(3, 0, 0) end
            for _ in view:events() do end
            local last = #arguments + 1
            arguments[last] = options
            luaunit.assertTrue(view[name](view, unpack(arguments)))
            arguments[last] = nil
            luaunit.assertTrue(view:state().moving)
            view:advance(duration - 0.001)
            luaunit.assertTrue(view:state().moving)
            view:advance(duration + 0.001)
            luaunit.assertFalse(view:state().moving)
            luaunit.assertEquals(support.names(view), {"animation began", "animation ended", "settled"})
        end
    end
end

function TestView:test_bad_options_raise_errors()
    for text, options in pairs{
        ["a table, such as {animated = true}, not false"] = false,
        ["a table, such as {animated = true}, not 0.3"] = 0.3,
        ["there is no option animate; did you mean animated?"] = {animate = true},
        ["animated=1: true or false is needed"] = {animated = 1},
        ['duration="long": a number is needed'] = {animated = true, duration = "long"},
        ["duration=-1: outside 0, or 0.001 to 10"] = {animated = true, duration = -1},
        ['curve="round": not one of standard, ease_out'] = {curve = "round"},
        ["path=1: not one of direct, fly"] = {path = 1},
        ['fly_rho="2": a number is needed'] = {fly_rho = "2"},
        ["duration=nan: outside"] = {animated = true, duration = 0 / 0},
    } do
        for _, call in ipairs{
            function() self.view:fit(options) end,
            function() self.view:zoom_by(2, 0, 0, options) end,
            function() self.view:center_on(0, 0, 1, options) end,
        } do
            luaunit.assertErrorMsgMatches(".*test_view%.lua:%d+: tapzoom: .*", call)
            luaunit.assertErrorMsgContains(text, call)
        end
    end
    near({self.view:transform()}, {0.2, 0, 0, 0})
end

function TestView:test_every_function_of_the_header_is_called()
    local file = assert(io.open("bindings/lua/tapzoom.lua"))
    local source = file:read("*a")
    file:close()
    for line in io.lines("Sources/TapZoomC/tapzoom.map") do
        local name = line:match("^ +(tapzoom_%w[%w_]*);")
        -- The loader asks a library that may be another one for its version. Lua has no memory for a view.
        if name and name ~= "tapzoom_version" and name ~= "tapzoom_create_at" and name ~= "tapzoom_view_size" then
            luaunit.assertStrMatches(source, ".*C%." .. name .. "%f[^%w_].*")
        end
    end
end

function TestView:test_the_file_can_be_loaded_again()
    package.loaded.tapzoom = nil
    local again = require("tapzoom")
    package.loaded.tapzoom = tapzoom
    luaunit.assertNotIs(again, tapzoom)
    near({again.view{viewport = {1, 1}, content = {2, 2}}:transform()}, {0.5, 0, 0, 0})
end
