-- Wheels and trackpads, relative commands and velocities.
--
-- SPDX-License-Identifier: MIT
local luaunit = require("luaunit")
local support = require("support")

local near = support.near

TestScrolls = {}

function TestScrolls:setUp()
    self.view = support.view()
end

function TestScrolls:test_a_wheel_zooms_about_the_pointer()
    local view = self.view
    luaunit.assertIs(view:push_scroll{time = 0, x = 100, y = 120, dy = -3 * 120, unit = "notch120"}, true)
    luaunit.assertTrue(view:state().moving)
    view:advance(5)
    near({view:transform()}, {0.4, 0, -100, -120})
    luaunit.assertEquals(support.names(view), {"scroll began", "scroll ended", "settled"})
end

function TestScrolls:test_units_scale_the_delta()
    for unit, dy in pairs{pixel = -300, line = -7.5, page = -0.5, notch120 = -360} do
        local view = support.view()
        view:push_scroll{time = 0, x = 100, y = 120, dy = dy, unit = unit}
        view:advance(5)
        near({view:transform()}, {0.4, 0, -100, -120})
    end
end

function TestScrolls:test_a_trackpad_pans_and_pinches_at_once()
    local view = self.view
    local function push(fields)
        fields.x, fields.y, fields.source = 100, 120, "trackpad"
        return view:push_scroll(fields)
    end
    luaunit.assertTrue(push{time = 0, phase = "began", factor = 2})
    near({view:transform()}, {0.4, 0, -100, -120})
    luaunit.assertTrue(push{time = 0.01, phase = "changed", dx = 20, dy = 30})
    near({view:transform()}, {0.4, 0, -120, -150})
    push{time = 0.02, phase = "ended"}
    view:advance(1)
    near({view:transform()}, {0.4, 0, -120, -150})
    luaunit.assertEquals(support.names(view), {"scroll began", "scroll changed", "scroll ended", "settled"})
end

function TestScrolls:test_a_pan_without_room_is_not_consumed()
    local view = support.view{preset = "reader", content = {400, 1000}, viewport = {400, 600}}
    luaunit.assertIs(view:push_scroll{time = 0, x = 10, y = 10, dy = -50}, false)
    luaunit.assertIs(view:push_scroll{time = 1, x = 10, y = 10, dy = 50}, true)
    view:advance(3)
    near({view:transform()}, {1, 0, 0, -50})
end

function TestScrolls:test_settings_choose_what_a_scroll_does()
    local view = support.view{wheel = "pan", wheel_smoothing = 0}
    view:zoom_to(0.4, 100, 120)
    view:push_scroll{time = 0, x = 100, y = 120, dx = 5, dy = -7}
    near({view:transform()}, {0.4, 0, -105, -113})
    luaunit.assertEquals({view:config().wheel, view:config().momentum, view:config().snap}, {"pan", "host", "none"})
    view:set_config{wheel = "none", snap = "steps", momentum = "library"}
    luaunit.assertIs(view:push_scroll{time = 1, x = 100, y = 120, dy = -7}, false)
    luaunit.assertEquals({view:config().wheel, view:config().momentum, view:config().snap},
        {"none", "library", "steps"})
end

function TestScrolls:test_statuses_are_returned()
    self.view:advance(2)
    local before = self.view:save_state()
    luaunit.assertEquals({self.view:push_scroll{time = 1, x = 0, y = 0}},
        {nil, "the time is before the view's clock; pass the clock's time or a later one", "time", nil})
    luaunit.assertEquals(self.view:save_state(), before)
end

function TestScrolls:test_mistakes_raise_errors()
    local before = self.view:save_state()
    for text, scroll in pairs{
        ["a scroll must be a table"] = 7,
        ["a scroll needs time, x and y"] = {time = 0, y = 1},
        ["needs time"] = {x = 0, y = 1},
        ["no field of a scroll delta"] = {time = 0, x = 0, y = 0, delta = 1},
        ["unit: no unit has the name foot"] = {time = 0, x = 0, y = 0, unit = "foot"},
        ["source: no source has the name 1"] = {time = 0, x = 0, y = 0, source = 1},
        ["phase: no phase has the name moved"] = {time = 0, x = 0, y = 0, phase = "moved"},
        ["dy = 1: a number is needed"] = {time = 0, x = 0, y = 0, dy = "1"},
        ["NaN or infinite"] = {time = 0, x = 0 / 0, y = 0},
        ["outside its range"] = {time = 0, x = 0, y = 0, factor = -1},
        ["test_scrolls.lua"] = {time = 0, x = 0, y = 0, rotation = 1001},
        ["test_scrolls.lua:%d+: tapzoom: dx"] = {time = 0, x = 0, y = 0, dx = true},
    } do
        luaunit.assertErrorMsgMatches(".*" .. text .. ".*", function() self.view:push_scroll(scroll) end)
    end
    luaunit.assertErrorMsgContains("a scroll must be a table", function() self.view:push_scroll() end)
    luaunit.assertEquals(self.view:save_state(), before)
end

function TestScrolls:test_relative_commands_move_the_view()
    local view = self.view
    view:advance(0)
    luaunit.assertTrue(view:zoom_by(2, 100, 120))
    luaunit.assertTrue(view:pan_by(-10, -20))
    near({view:transform()}, {0.4, 0, -110, -140})
    luaunit.assertTrue(view:pan_by(-10, -20, {duration = 0.2}))
    luaunit.assertTrue(view:pan_by(-10, -20, {duration = 0.2}))
    near({view:transform()}, {0.4, 0, -110, -140})
    near({view:target_transform()}, {0.4, 0, -130, -180})
    view:advance(2)
    near({view:transform()}, {0.4, 0, -130, -180})
    luaunit.assertTrue(view:rotate_by(math.pi / 2, 200, 300))
    luaunit.assertAlmostEquals(select(2, view:transform()), math.pi / 2, 1e-9)
    for text, call in pairs{
        ["outside its range"] = function() view:pan_by(1e13, 0) end,
        ["NaN or infinite"] = function() view:rotate_by(0 / 0, 1, 1) end,
        ["test_scrolls.lua"] = function() view:rotate_by(1001, 1, 1) end,
        ["there is no option round"] = function() view:pan_by(1, 1, {round = true}) end,
    } do
        luaunit.assertErrorMsgContains(text, call)
    end
end

function TestScrolls:test_relative_commands_add_to_a_drag()
    local view = support.view{pan_slop = 0}
    view:zoom_by(4, 200, 300)
    support.names(view)
    view:push_touch(0, 1, "began", 100, 100)
    view:push_touch(0.1, 1, "moved", 110, 100)
    view:advance(0.1)
    local x, y = select(3, view:transform())
    view:pan_by(7, 5)
    near({select(3, view:transform())}, {x + 7, y + 5})
    view:push_touch(0.2, 1, "moved", 120, 100)
    view:advance(0.2)
    near({select(3, view:transform())}, {x + 17, y + 5})
    luaunit.assertEquals(support.names(view), {"pan began", "pan changed"})
end

function TestScrolls:test_set_velocity_moves_the_view_until_the_next_call()
    local view = self.view
    view:advance(0)
    view:zoom_to(0.4, 100, 120)
    luaunit.assertTrue(view:set_velocity(-30, -40))
    view:advance(0.5)
    near({view:transform()}, {0.4, 0, -115, -140})
    near({view:velocity()}, {-30, -40, 0, 0, 200, 300})
    luaunit.assertTrue(view:set_velocity(view:velocity()))
    view:advance(1)
    near({view:transform()}, {0.4, 0, -130, -160})
    luaunit.assertTrue(view:set_velocity(0, 0, math.log(2), 0, 130, 160))
    view:advance(2)
    luaunit.assertAlmostEquals((view:transform()), 0.8, 1e-9)
    luaunit.assertTrue(view:set_velocity(0, 0))
    luaunit.assertFalse(view:state().moving)
    luaunit.assertErrorMsgContains("outside its range", function() view:set_velocity(0, 0, 1001) end)
    luaunit.assertErrorMsgContains("test_scrolls.lua", function() view:set_velocity(0 / 0, 0) end)
end
