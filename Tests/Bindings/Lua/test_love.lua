-- The glue for LÖVE, with functions in place of LÖVE's. Tests/Hosts has windows.
--
-- SPDX-License-Identifier: MIT
local luaunit = require("luaunit")
local support = require("support")
local tapzoom = require("tapzoom")
local toolkit = require("tapzoom.love")

TestLove = {}

function TestLove:setUp()
    self.queue, self.time, self.slept, self.pumps = {}, 10, {}, 0
    local function poll() return unpack(table.remove(self.queue, 1) or {}) end
    love = {
        graphics = {getDimensions = function() return 1280, 800 end, getDPIScale = function() return 2 end},
        mouse = {getPosition = function() return 7, 8 end},
        timer = {
            getTime = function() return self.time end,
            sleep = function(seconds)
                self.slept[#self.slept + 1] = seconds
                self.time = self.time + seconds
            end,
        },
        event = {
            pump = function() self.pumps = self.pumps + 1 end,
            poll = function() return poll end,
            wait = function()
                self.time = self.time + 5
                return poll()
            end,
        },
    }
    self.glue = toolkit.open()
    self.view = tapzoom.view(self.glue:configure{content = {1600, 1000}, preset = "photos", pan_slop = 0})
end

function TestLove:tearDown()
    love = nil
end

function TestLove:pass(...)
    luaunit.assertIsTrue(self.glue:event(self.view, ...))
end

function TestLove:test_settings()
    local config = self.view:config()
    luaunit.assertEquals(config.pixels_per_unit, 2)
    luaunit.assertEquals({self.view:viewport()}, {1280, 800, 0, 0, 0, 0})
    luaunit.assertEquals(self.glue:configure{viewport = {3, 4}}.viewport, {3, 4})
end

function TestLove:test_positions_on_x11_and_elsewhere()
    luaunit.assertEquals({self.glue:touch("touchpressed", 0, 1280, 800)}, {0, "began", 1280, 800, "finger"})
    self.glue.is_x11 = true
    luaunit.assertEquals({self.glue:touch("touchmoved", 0, 1280, 800)}, {0, "moved", 1279, 799, "finger"})
end

function TestLove:test_a_tap_also_sends_mouse_events()
    self:pass("touchpressed", 1, 100, 100, 0, 0, 1)
    self:pass("mousepressed", 100, 100, 1, true, 1)
    self:pass("mousemoved", 101, 100, 1, 0, true)
    luaunit.assertEquals(#self.view:contacts(), 1)
    self:pass("mousereleased", 100, 100, 1, true, 1)
    self:pass("touchreleased", 1, 100, 100, 0, 0, 0)
    luaunit.assertEquals(#self.view:contacts(), 0)
    luaunit.assertNil(self.glue.pointer)
end

function TestLove:test_the_first_button_counts()
    local phases = {}
    for _, event in ipairs{
        {"mousemoved", 3, 4, 0, 0, false}, {"mousepressed", 3, 4, 9, false}, {"mousepressed", 3, 4, 2, false},
        {"mousepressed", 3, 4, 1, false}, {"mousereleased", 3, 4, 1, false}, {"mousemoved", 3, 4, 0, 0, false},
        {"mousereleased", 3, 4, 2, false}, {"mousemoved", 3, 4, 0, 0, false},
    } do
        local id, phase, _, _, tool, button = self.glue:touch(unpack(event))
        if id then phases[#phases + 1] = {id, phase, tool, button} end
    end
    luaunit.assertEquals(phases, {
        {toolkit.MOUSE, "began", "mouse", "secondary"}, {toolkit.MOUSE, "moved", "mouse"},
        {toolkit.MOUSE, "ended", "mouse"},
    })
end

function TestLove:test_the_wheel_is_at_the_last_handled_position()
    luaunit.assertEquals(self.glue:scroll("wheelmoved", 1, 2), {
        time = 10, x = 7, y = 8, dx = 120, dy = -240, unit = "notch120", source = "wheel"})
    self:pass("mousemoved", 30, 40, 0, 0, false)
    luaunit.assertEquals(self.glue:scroll("wheelmoved", 0, 1).x, 30)
    luaunit.assertNil(self.glue:scroll("keypressed", "a"))
    self.view:set_config{wheel = "none"}
    luaunit.assertFalse(self.view:push_scroll(self.glue:scroll("wheelmoved", 0, 1)))
    self:pass("wheelmoved", 0, 1) -- the view does not consume it, which is no failure
end

function TestLove:test_what_cancels()
    for _, event in ipairs{{"focus", false}, {"visible", false}, {"resize", 1, 1}} do
        self:pass("resize", 1280, 800)
        self:pass("touchpressed", 1, 100, 100)
        self:pass("mousepressed", 100, 100, 1, false)
        luaunit.assertEquals(#self.view:contacts(), 2)
        self:pass(unpack(event))
        luaunit.assertEquals(#self.view:contacts(), 0)
        self:pass("touchmoved", 1, 150, 100)
        self:pass("mousemoved", 150, 100, 0, 0, false)
        luaunit.assertEquals(#self.view:contacts(), 0)
    end
    luaunit.assertFalse(self.glue:cancels("focus", true))
end

function TestLove:test_a_touchscreen_that_is_unplugged()
    local count = toolkit.touch_devices
    toolkit.touch_devices = function() return 1 end
    self:pass("touchpressed", 1, 100, 100)
    luaunit.assertEquals(#self.view:contacts(), 1)
    toolkit.touch_devices = function() return 0 end
    self:pass("mousemoved", 30, 40, 0, 0, false)
    toolkit.touch_devices = count
    luaunit.assertEquals(#self.view:contacts(), 0)
    luaunit.assertEquals(self.glue.devices, 0)
end

--- A game that keeps contacts of its own asks before the view gets the event: both end their contacts.
function TestLove:test_asking_before_the_view_gets_the_event()
    local count = toolkit.touch_devices
    toolkit.touch_devices = function() return 1 end
    self:pass("touchpressed", 1, 100, 100)
    toolkit.touch_devices = function() return 0 end
    luaunit.assertTrue(self.glue:cancels("keypressed", "a"))
    self:pass("keypressed", "a")
    luaunit.assertEquals(#self.view:contacts(), 0)
    self:pass("touchpressed", 2, 100, 100)
    self:pass("keypressed", "a")
    luaunit.assertEquals(#self.view:contacts(), 1)
    toolkit.touch_devices = count
end

function TestLove:test_a_window_of_one_unit_keeps_the_views_size()
    self.view:set_viewport(1280, 800, 0, 20)
    self:pass("resize", 1, 1)
    luaunit.assertEquals({self.view:viewport()}, {1280, 800, 0, 20, 0, 0})
    luaunit.assertNil(self.glue:touch("touchpressed", 1, 0, 0))
    love.graphics.getDPIScale = function() return 3 end
    self:pass("resize", 900, 700)
    luaunit.assertEquals({self.view:viewport()}, {900, 700, 0, 20, 0, 0})
    luaunit.assertEquals(self.view:config().pixels_per_unit, 3)
end

function TestLove:test_a_key_advances_the_clock()
    self:pass("keypressed", "a")
    luaunit.assertEquals(self.view:state().time, 10)
end

local function names(glue, deadline)
    local found = {}
    for name, value in glue:wait(deadline) do found[#found + 1] = {name, value} end
    return found
end

function TestLove:test_wait_without_a_deadline_sleeps_until_an_event()
    self.queue = {{"focus", true}, {"keypressed", "a"}}
    luaunit.assertEquals(names(self.glue, math.huge), {{"focus", true}, {"keypressed", "a"}})
    luaunit.assertEquals({self.glue.now, self.slept}, {15, {}})
    luaunit.assertEquals(names(self.glue, math.huge), {{"unnamed"}})
end

function TestLove:test_wait_looks_for_events_until_the_deadline()
    luaunit.assertEquals(names(self.glue, 10.012), {})
    luaunit.assertAlmostEquals(self.glue.now, 10.012, 1e-9)
    luaunit.assertEquals(#self.slept, 3)
    self.queue = {{"focus", false}}
    luaunit.assertEquals(names(self.glue, 20), {{"focus", false}})
    luaunit.assertEquals(#self.slept, 4)
    names(self.glue, 0) -- a view that moves
    luaunit.assertEquals(self.slept[5], 0.001)
end

function TestLove:test_failures_are_returned()
    self.view:destroy()
    luaunit.assertErrorMsgContains("destroyed", self.glue.event, self.glue, self.view, "touchpressed", 1, 2, 3)
    local view = support.view{lenient = false}
    view:advance(20)
    local done, _, status = self.glue:event(view, "touchpressed", 1, 2, 3)
    luaunit.assertEquals({done, status}, {nil, "time"})
end
