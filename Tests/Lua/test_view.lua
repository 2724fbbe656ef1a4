-- A view's sizes, output and commands.
--
-- SPDX-License-Identifier: MIT
local luaunit = require("luaunit")
local tapzoom = require("tapzoom")
local support = require("support")

TestView = {}

function TestView:setUp()
    self.view = support.view()
end

local function near(numbers, expected)
    luaunit.assertEquals(#numbers, #expected)
    for i = 1, #numbers do luaunit.assertAlmostEquals(numbers[i], expected[i], 1e-9) end
end

function TestView:test_full_view()
    near({self.view:transform()}, {0.2, 0, 0, 0})
    near({self.view:target_transform()}, {0.2, 0, 0, 0})
    near({self.view:visible_rect()}, {0, 0, 2000, 3000})
    near({self.view:target_rect()}, {0, 0, 2000, 3000})
    near({self.view:scale_range()}, {0.2, 12.8, 0.2})
    near({self.view:view_to_content(100, 120)}, {500, 600})
    near({self.view:content_to_view(500, 600)}, {100, 120})
    near({self.view:zoom_rect(0.4, 1000, 1500)}, {500, 750, 1000, 1500})
end

function TestView:test_double_tap()
    support.double_tap(self.view)
    near({self.view:transform()}, {0.4, 0, -100, -120})
    luaunit.assertTrue(self.view:state().zoomed)
    luaunit.assertFalse(self.view:state().moving)
end

function TestView:test_matrix()
    support.double_tap(self.view)
    local into = {}
    luaunit.assertIs(self.view:matrix(into), into)
    near({into[1], into[2], into[6], into[11], into[13], into[14], into[16]},
        {tonumber(require("ffi").new("float", 0.4)), 0, tonumber(require("ffi").new("float", 0.4)), 1, -100, -120, 1})
    luaunit.assertEquals(#self.view:matrix(), 16)
    local little = require("ffi").new("double[4]")
    luaunit.assertErrorMsgContains("a table, not cdata", self.view.matrix, self.view, little)
end

function TestView:test_raster()
    self.view:set_config{pixels_per_unit = 2}
    support.double_tap(self.view)
    near({self.view:raster()}, {0.8, 1, 0, -200, -240})
end

function TestView:test_target_while_it_moves()
    self.view:advance(0)
    luaunit.assertTrue(self.view:zoom_by(2, 200, 300))
    self.view:advance(0.1)
    local scale = self.view:transform()
    luaunit.assertTrue(scale > 0.2 and scale < 0.4)
    near({self.view:target_transform()}, {0.4, 0, -200, -300})
    near({self.view:target_rect()}, {500, 750, 1000, 1500})
    luaunit.assertEquals(self.view:next_wake(), 0.1)
    luaunit.assertTrue(self.view:state().moving)
    self.view:stop()
    near({self.view:target_transform()}, {self.view:transform()})
    luaunit.assertEquals(self.view:next_wake(), math.huge)
end

function TestView:test_commands_at_once()
    self.view:zoom_by(2, 200, 300, false)
    near({self.view:transform()}, {0.4, 0, -200, -300})
    self.view:zoom_to(0.8, 0, 0, false)
    near({self.view:transform()}, {0.8, 0, -400, -600})
    self.view:zoom_to_rect(500, 750, 1000, 1500, false)
    near({self.view:transform()}, {0.4, 0, -200, -300})
    self.view:set_transform(1, 0, -300, -500, false)
    near({self.view:transform()}, {1, 0, -300, -500})
    self.view:reset(false)
    near({self.view:transform()}, {0.2, 0, 0, 0})
end

function TestView:test_sizes()
    self.view:resize(800, 1200)
    near({self.view:transform()}, {0.4, 0, 0, 0})
    self.view:set_content_size(4000, 6000)
    near({self.view:transform()}, {0.2, 0, 0, 0})
    self.view:set_insets(0, 300)
    near({self.view:transform()}, {0.2, 0, 0, 150})
    self.view:set_insets()
    near({self.view:transform()}, {0.2, 0, 0, 0})
end

function TestView:test_time()
    luaunit.assertEquals(self.view:time(), -math.huge)
    self.view:advance(7.5)
    luaunit.assertEquals(self.view:time(), 7.5)
    luaunit.assertEquals(self.view:next_wake(), math.huge)
end

function TestView:test_single_tap_wakes()
    support.tap(self.view, 0, 1, 100, 120)
    luaunit.assertAlmostEquals(self.view:next_wake(), 0.36, 1e-9)
end

function TestView:test_every_function_of_the_header_is_called()
    local file = assert(io.open("bindings/lua/tapzoom.lua"))
    local source = file:read("*a")
    file:close()
    for line in io.lines("Sources/TapZoom/tapzoom.map") do
        local name = line:match("^ +(tapzoom_%w[%w_]*);")
        if name and not source:find("C%." .. name .. "%f[^%w_]") then
            luaunit.assertEquals(name, "tapzoom_abi_version") -- asked of what may be no tapzoom at all
        end
    end
end

function TestView:test_loaded_again()
    package.loaded.tapzoom = nil
    local again = require("tapzoom")
    package.loaded.tapzoom = tapzoom
    luaunit.assertNotIs(again, tapzoom)
    near({again.view{viewport = {1, 1}, content = {2, 2}}:transform()}, {0.5, 0, 0, 0})
end
