-- The glue for LÖVE, with functions in place of LÖVE's. Tests/Hosts has windows.
--
-- SPDX-License-Identifier: MIT
local luaunit = require("luaunit")
local support = require("support")
local toolkit = require("tapzoom.love")

TestLove = {}

local SETTINGS = {content = {1600, 1000}, preset = "photos", pan_slop = 0}

function TestLove:setUp()
    self.queue, self.time, self.slept, self.pumps, self.is_open = {}, 10, {}, 0, true
    local function poll() return unpack(table.remove(self.queue, 1) or {}) end
    love = {
        graphics = {getDimensions = function() return 1280, 800 end, getDPIScale = function() return 2 end},
        mouse = {getPosition = function() return 7, 8 end},
        window = {isOpen = function() return self.is_open end},
        handlers = {},
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
    self.zoom = toolkit.start(SETTINGS)
    self.view = self.zoom.view
end

function TestLove:tearDown()
    self.zoom:stop()
    love = nil
end

function TestLove:pass(name, ...)
    love.handlers[name](...)
end

--- A turn of a game's loop: the events that LÖVE fetches after `seconds`, and the frame.
function TestLove:turn(seconds, events)
    self.time = self.time + seconds
    love.event.pump()
    for _, event in ipairs(events or {}) do self:pass(unpack(event)) end
    return self.zoom:frame()
end

--- The same in a loop with `wait`.
function TestLove:waiting_turn(seconds, events)
    self.time, self.queue = self.time + seconds, events
    for name, a, b, c in self.zoom:wait(0.001) do self:pass(name, a, b, c) end
    return self.zoom:frame()
end

--- The calls of a kind that the view has got since its recording began.
function TestLove:calls(kind)
    local found = {}
    local function visit(entry)
        if entry.kind == kind then found[#found + 1] = entry.arguments end
    end
    assert(support.view():replay(self.view:fetch_recording(), visit))
    return found
end

function TestLove:test_settings()
    luaunit.assertEquals(self.view:config().pixels_per_unit, 2)
    luaunit.assertEquals({self.view:viewport()}, {1280, 800, 0, 0, 0, 0})
    local inset = toolkit.start{content = {1, 1}, viewport = {1280, 800, 0, 40, 0, 0}, pixels_per_unit = 3}
    luaunit.assertEquals({inset.view:viewport()}, {1280, 800, 0, 40, 0, 0})
    luaunit.assertEquals(inset.view:config().pixels_per_unit, 3)
    inset:stop()
end

function TestLove:test_a_start_that_fails_names_the_line()
    local message = ".*test_love%.lua:%d+: tapzoom: "
    luaunit.assertErrorMsgMatches(message .. 'preset="foto": not one of photos, .*', function()
        toolkit.start{content = {1, 1}, preset = "foto"}
    end)
    luaunit.assertErrorMsgMatches(message .. "content must be.*", function() toolkit.start() end)
    self.is_open = false
    luaunit.assertErrorMsgMatches(message .. "open LÖVE's window.*", function() toolkit.start(SETTINGS) end)
end

function TestLove:test_positions_on_x11_and_elsewhere()
    self:pass("touchpressed", 0, 1280, 800)
    luaunit.assertEquals(self.view:contacts()[1].x, 1280)
    self.zoom.is_x11 = true
    self:pass("touchmoved", 0, 1280, 800)
    local contact = self.view:contacts()[1]
    luaunit.assertEquals({contact.x, contact.y, contact.tool}, {1279, 799, "finger"})
end

function TestLove:test_a_tap_also_sends_mouse_events()
    self:pass("touchpressed", 1, 100, 100, 0, 0, 1)
    self:pass("mousepressed", 100, 100, 1, true, 1)
    self:pass("mousemoved", 101, 100, 1, 0, true)
    luaunit.assertEquals(#self.view:contacts(), 1)
    self:pass("mousereleased", 100, 100, 1, true, 1)
    self:pass("touchreleased", 1, 100, 100, 0, 0, 0)
    luaunit.assertEquals(#self.view:contacts(), 0)
end

function TestLove:test_the_first_button_counts()
    self.view:begin_recording()
    for _, event in ipairs{
        {"mousemoved", 3, 4, 0, 0, false}, {"mousepressed", 3, 4, 9, false}, {"mousepressed", 3, 4, 2, false},
        {"mousepressed", 3, 4, 1, false}, {"mousereleased", 3, 4, 1, false}, {"mousemoved", 3, 4, 0, 0, false},
        {"mousereleased", 3, 4, 2, false}, {"mousemoved", 3, 4, 0, 0, false},
    } do
        self:pass(unpack(event))
    end
    local touches = {}
    for i, touch in ipairs(self:calls("touch")) do
        touches[i] = {touch.id, touch.phase, touch.tool, touch.buttons.secondary}
    end
    luaunit.assertEquals(touches, {
        {toolkit.MOUSE, "began", "mouse", true}, {toolkit.MOUSE, "moved", "mouse", false},
        {toolkit.MOUSE, "ended", "mouse", false},
    })
end

function TestLove:test_the_wheel_is_at_the_last_handled_position()
    self.view:begin_recording()
    self:pass("wheelmoved", 1, 2)
    self:pass("mousemoved", 30, 40, 0, 0, false)
    self.zoom.scroll_source = "trackpad"
    self:pass("wheelmoved", 0, 1)
    self.view:set_config{trackpad = "none"}
    self:pass("wheelmoved", 0, 1) -- the view does not consume it, which is no failure
    local first, second = unpack(self:calls("scroll"))
    luaunit.assertEquals({first.time, first.x, first.y, first.dx, first.dy, first.unit, first.source},
        {10, 7, 8, 120, -240, "notch120", "wheel"})
    luaunit.assertEquals({second.x, second.y, second.source}, {30, 40, "trackpad"})
end

function TestLove:test_what_cancels()
    for _, event in ipairs{{"focus", false}, {"visible", false}, {"resize", 1, 1}} do
        self:pass("resize", 1280, 800)
        self:pass("touchpressed", 1, 100, 100)
        self:pass("mousepressed", 100, 100, 1, false)
        self:pass("focus", true)
        luaunit.assertEquals(#self.view:contacts(), 2)
        self:pass(unpack(event))
        luaunit.assertEquals(#self.view:contacts(), 0)
        self:pass("touchmoved", 1, 150, 100)
        self:pass("mousemoved", 150, 100, 0, 0, false)
        luaunit.assertEquals(#self.view:contacts(), 0)
    end
end

function TestLove:test_a_touchscreen_that_is_unplugged()
    local count = toolkit.touch_devices
    toolkit.touch_devices = function() return 1 end
    self:pass("touchpressed", 1, 100, 100)
    luaunit.assertEquals(#self.view:contacts(), 1)
    toolkit.touch_devices = function() return 0 end
    self:pass("mousemoved", 5, 5, 0, 0, false)
    luaunit.assertEquals(#self.view:contacts(), 0)
    luaunit.assertEquals(self.zoom.devices, 0)
    toolkit.touch_devices = count
end

function TestLove:test_a_window_of_one_unit_keeps_the_views_size()
    self.view:set_viewport(1280, 800, 0, 20)
    self:pass("resize", 1, 1)
    luaunit.assertEquals({self.view:viewport()}, {1280, 800, 0, 20, 0, 0})
    self:pass("touchpressed", 1, 0, 0)
    luaunit.assertEquals(#self.view:contacts(), 0)
    love.graphics.getDPIScale = function() return 3 end
    self:pass("resize", 900, 700)
    luaunit.assertEquals({self.view:viewport()}, {900, 700, 0, 20, 0, 0})
    luaunit.assertEquals(self.view:config().pixels_per_unit, 3)
end

function TestLove:test_a_key_advances_the_clock()
    self:pass("keypressed", "a")
    luaunit.assertEquals(self.view:state().time, 10)
end

function TestLove:test_callbacks_of_the_game_follow()
    self.zoom:stop()
    local seen
    love.handlers = {touchpressed = function(id)
        seen = {id, self.view:is_destroyed() or #self.view:contacts()}
        return "result"
    end}
    self.zoom = toolkit.start(SETTINGS)
    self.view = self.zoom.view
    luaunit.assertEquals({love.handlers.touchpressed(5, 1, 2)}, {"result"})
    luaunit.assertEquals(seen, {5, 1})
    self.zoom:stop()
    self:pass("touchpressed", 6, 1, 2)
    luaunit.assertEquals(seen, {6, true})
end

function TestLove:test_a_button_over_the_view()
    local pressed = {}
    function self.zoom.landed(x, y, id)
        if x < 100 then pressed[#pressed + 1] = {x, y, id} end
        return x < 100
    end
    self.view:begin_recording()
    self:turn(1, {{"touchpressed", 1, 50, 60}, {"mousepressed", 50, 60, 1, true}})
    local before = {self:turn(0.1, {{"touchmoved", 1, 500, 300}, {"mousemoved", 500, 300, 450, 240, true}})}
    self:turn(0.1, {{"touchreleased", 1, 500, 300}})
    self:turn(0.1, {{"mousepressed", 70, 60, 1, false}, {"mousemoved", 500, 300, 430, 240, false}})
    local after = {self:turn(0.1, {{"mousereleased", 500, 300, 1, false}})}
    luaunit.assertEquals(self:calls("touch"), {})
    luaunit.assertEquals(pressed, {{50, 60, 1}, {70, 60, toolkit.MOUSE}})
    luaunit.assertEquals({unpack(after, 1, 4)}, {unpack(before, 1, 4)})
    luaunit.assertEquals(support.names(self.view), {})
    self:turn(0.1, {{"touchpressed", 2, 500, 300}, {"mousepressed", 500, 300, 1, false}})
    luaunit.assertEquals(#self.view:contacts(), 2)
end

-- ---- Time ----------------------------------------------------------------------------------------------------------

local function names(iterator)
    local found = {}
    for name, value in iterator do found[#found + 1] = {name, value} end
    return found
end

function TestLove:test_wait_without_a_deadline_sleeps_until_an_event()
    self.queue = {{"focus", true}, {"keypressed", "a"}}
    luaunit.assertEquals(names(self.zoom:wait()), {{"focus", true}, {"keypressed", "a"}})
    luaunit.assertEquals({self.zoom.now, self.slept}, {15, {}})
    luaunit.assertEquals(names(self.zoom:wait()), {{"unnamed"}})
    love.handlers.unnamed()
end

function TestLove:test_wait_looks_for_events_until_something_is_due()
    self.zoom:frame()
    self:pass("touchpressed", 1, 100, 100)
    luaunit.assertEquals(names(self.zoom:wait(0.012)), {})
    luaunit.assertAlmostEquals(self.zoom.now, 10.012, 1e-9)
    luaunit.assertEquals(#self.slept, 3)
    luaunit.assertEquals(names(self.zoom:wait()), {})
    luaunit.assertAlmostEquals(self.zoom.now, 10 + self.view:config().press_time, 1e-9)
    self.queue = {{"focus", false}}
    luaunit.assertEquals(names(self.zoom:wait(20)), {{"focus", false}})
    self.view:zoom_by(2, 0, 0, {animated = true})
    names(self.zoom:wait()) -- a view that moves
    luaunit.assertEquals(self.slept[#self.slept], 0.001)
end

--- Plays a double tap of 0.22 s in a game whose turns take so long, from each of 20 places in its turns.
function TestLove:double_taps(turns, turn_of, debounce)
    for place = 0, 19 do
        self.zoom:stop()
        self.zoom = toolkit.start(SETTINGS)
        self.view = self.zoom.view
        self.view:set_config{tap_debounce_time = debounce}
        local start, next_event = self.time + place / 20 * turns[1], 1
        local events = {
            {0, "touchpressed", 1, 600, 400}, {0.07, "touchreleased", 1, 600, 400},
            {0.15, "touchpressed", 2, 603, 398}, {0.22, "touchreleased", 2, 603, 398},
        }
        for turn = 1, math.ceil(2 / turns[1]) do
            local seconds, fetched = turns[turn % #turns + 1], {}
            while events[next_event] and start + events[next_event][1] <= self.time + seconds do
                fetched[#fetched + 1] = {unpack(events[next_event], 2)}
                next_event = next_event + 1
            end
            turn_of(self, seconds, fetched)
        end
        local said = table.concat(support.names(self.view), ", ") .. ","
        luaunit.assertStrContains(said, "double_tap,", false, false, turns[1] .. " " .. place)
        luaunit.assertNotStrContains(said, " tap,")
    end
end

function TestLove:test_a_hitch_keeps_a_double_tap()
    for _, turn in ipairs{self.turn, self.waiting_turn} do
        for _, turns in ipairs{{0.4}, {0.05}, {0.4, 0.002}, {0.08, 0.02}, {0.06, 0.01, 0.01}, {1 / 60}} do
            for _, debounce in ipairs{0.04, 0.06} do self:double_taps(turns, turn, debounce) end
        end
    end
end

function TestLove:test_a_finger_that_bounces_after_a_sleep()
    self:pass("touchpressed", 1, 600, 400)
    names(self.zoom:wait())
    self.zoom:frame()
    self:waiting_turn(0, {})
    self.queue = {{"touchreleased", 1, 600, 400}}
    for name, a, b, c in self.zoom:wait() do self:pass(name, a, b, c) end -- nothing is due: it sleeps until the lift
    luaunit.assertEquals(#self.view:contacts(), 0)
    self:waiting_turn(0.01, {{"touchpressed", 2, 600, 400}})
    self:waiting_turn(0.05, {{"touchreleased", 2, 600, 400}})
    self:waiting_turn(1, {})
    luaunit.assertEquals(support.names(self.view), {"long_press began", "long_press ended"})
end

function TestLove:test_a_finger_that_bounces_is_one_tap()
    for _, event in ipairs{
        {"touchpressed", 1, 600, 400}, {}, {}, {"touchreleased", 1, 600, 400}, {"touchpressed", 2, 600, 400}, {}, {},
        {"touchreleased", 2, 600, 400},
    } do
        self:turn(1 / 60, event[1] and {event})
    end
    for _ = 1, 60 do self:turn(1 / 60) end
    luaunit.assertEquals(support.names(self.view), {"tap_pending began", "tap_pending ended", "tap"})
end

function TestLove:test_a_hitch_does_not_skip_an_animation()
    self:turn(1)
    self.view:zoom_by(2, 0, 0, {duration = 0.3})
    self:turn(3)
    luaunit.assertIsTrue(self.view:state().moving)
    self:turn(0.16)
    luaunit.assertIsFalse(self.view:state().moving)
end

function TestLove:test_a_loop_without_love_event_pump_has_time()
    self.time = 10.1
    self.zoom:frame()
    self.time = 10.2
    self.zoom:frame()
    luaunit.assertAlmostEquals(self.view:state().time, 10.2, 1e-9)
end

--- A pause with a lost focus in it, and a clock that goes on.
function TestLove:test_a_pause()
    local landings = 0
    function self.zoom.landed() landings = landings + 1 end
    self:turn(0.1, {{"touchpressed", 1, 100, 100}})
    self.view:zoom_by(2, 0, 0, {duration = 0.4})
    self:turn(0.1)
    local time, before = self.view:state().time, {self.zoom:frame()}
    self.zoom:pause()
    self.zoom:pause()
    luaunit.assertEquals(#self.view:contacts(), 0)
    self:turn(2, {{"focus", false}})
    self:turn(1, {{"touchpressed", 1, 300, 300}, {"mousepressed", 3, 4, 1, false}, {"mousemoved", 9, 9, 1, 1, false}})
    self:turn(1, {{"wheelmoved", 0, 1}, {"keypressed", "a"}, {"touchmoved", 1, 350, 300}, {"mousereleased", 9, 9, 1}})
    luaunit.assertEquals({landings, #self.view:contacts(), self.view:state().time}, {3, 0, time})
    luaunit.assertEquals({unpack({self.zoom:frame()}, 1, 4)}, {unpack(before, 1, 4)})
    self.queue = {{"resize", 900, 700}}
    for name, a, b in self.zoom:wait() do self:pass(name, a, b) end -- though the view moves
    luaunit.assertEquals({self.view:viewport()}, {900, 700, 0, 0, 0, 0})
    luaunit.assertEquals(self.slept, {})
    self.zoom:resume()
    self:turn(0.15)
    luaunit.assertIsTrue(self.view:state().moving)
    self:turn(0.15, {{"touchmoved", 1, 400, 300}})
    luaunit.assertAlmostEquals(self.view:state().time, time + 0.3, 1e-9)
    self:turn(0.01, {{"touchpressed", 1, 400, 300}})
    luaunit.assertIsFalse(self.view:state().moving)
    luaunit.assertEquals(#self.view:contacts(), 1)
end

--- Draws with the functions of LÖVE that it needs.
function TestLove:test_apply()
    local calls = {}
    for _, name in ipairs{"translate", "rotate", "scale"} do
        love.graphics[name] = function(...) calls[#calls + 1] = {name, ...} end
    end
    self.view:set_transform(2, 0, -30, -40)
    local given = {self.zoom:apply()}
    luaunit.assertEquals(calls, {{"translate", -30, -40}, {"rotate", 0}, {"scale", 2}})
    luaunit.assertEquals({unpack(given, 1, 4)}, {2, 0, -30, -40})
end

function TestLove:test_failures_raise_errors()
    self.view:set_config{lenient = false}
    self.view:advance(20)
    luaunit.assertErrorMsgContains("before the view's clock", self.pass, self, "touchpressed", 1, 2, 3)
    luaunit.assertErrorMsgContains("before the view's clock", self.pass, self, "wheelmoved", 0, 1)
    self.view:destroy()
    luaunit.assertErrorMsgContains("destroyed", self.pass, self, "touchpressed", 1, 2, 3)
end
