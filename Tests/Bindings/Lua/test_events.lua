-- Events, and the loop that takes them.
--
-- SPDX-License-Identifier: MIT
local luaunit = require("luaunit")
local support = require("support")

TestEvents = {}

function TestEvents:setUp()
    self.view = support.view()
end

function TestEvents:test_a_double_tap_sends_its_events()
    support.double_tap(self.view)
    luaunit.assertEquals(support.names(self.view),
        {"tap_pending began", "tap_pending cancelled", "double_tap", "animation began", "animation ended", "settled"})
    luaunit.assertEquals(support.names(self.view), {})
end

function TestEvents:test_an_event_has_the_fields_of_the_header()
    support.double_tap(self.view)
    for event in self.view:events() do
        if event.kind == "double_tap" then
            luaunit.assertEquals(event, {
                time = 0.14 + 0.06, kind = "double_tap", phase = "discrete", contact_count = 1, tap_count = 2,
                contact = 2, view_x = 100, view_y = 120, content_x = 500, content_y = 600, scale = 0.2, rotation = 0,
                landing_view_x = 100, landing_view_y = 120, landing_content_x = 500, landing_content_y = 600,
                unconsumed_x = 0, unconsumed_y = 0, owner = "view", buttons = {
                    primary = false, secondary = false, middle = false, back = false, forward = false, eraser = false,
                },
                velocity = {x = 0, y = 0, log_scale = 0, rotation = 0, view_x = 100, view_y = 120},
                gesture = "none", reason = "none", measured = 0, allowed = 0,
                direction = "none", cause = "user", tool = "finger", limits = {
                    left = false, top = false, right = false, bottom = false, min_scale = false, max_scale = false,
                },
            })
            return
        end
    end
    luaunit.fail("no double tap")
end

function TestEvents:test_a_failed_event_names_its_gesture_reason_and_setting()
    local view, seen = support.view{events = {failed = true}}, {}
    support.tap(view, 0, 1, 100, 120)
    support.tap(view, 0.4, 2, 100, 120)
    for event in view:events() do
        if event.gesture == "double_tap" and event.reason == "too_late" then
            luaunit.assertEquals(event.setting, "double_tap_time")
            luaunit.assertAlmostEquals(event.measured, 0.34, 1e-9)
            luaunit.assertEquals(event.allowed, view:config().double_tap_time)
            seen[#seen + 1] = event.time
        end
    end
    luaunit.assertEquals(seen, {0.4})
end

function TestEvents:test_an_owner_event_names_the_owner()
    local view, seen = support.view{min_pan_contacts = 2}, {}
    view:push_touch(0, 0x7fffffffffffffffLL, "began", 100, 100, "finger", nil, "primary")
    view:push_touch(0.1, 2, "began", 200, 100)
    for event in view:events() do
        if event.kind == "owner" then
            seen[#seen + 1] = event.owner
            luaunit.assertTrue(event.contact == 0x7fffffffffffffffLL)
            luaunit.assertTrue(event.buttons.primary and not event.buttons.eraser)
        end
    end
    luaunit.assertEquals(seen, {"view"})
end

function TestEvents:test_the_next_loop_continues_after_a_break()
    support.double_tap(self.view)
    for _ in self.view:events() do break end
    luaunit.assertEquals(support.names(self.view),
        {"tap_pending cancelled", "double_tap", "animation began", "animation ended", "settled"})
end

function TestEvents:test_the_next_loop_also_finds_newer_events()
    support.double_tap(self.view)
    for _ in self.view:events() do break end
    self.view:zoom_by(0.5, 200, 300)
    luaunit.assertEquals(support.names(self.view),
        {"tap_pending cancelled", "double_tap", "animation began", "animation ended", "settled",
         "animation began", "animation ended", "settled"})
    luaunit.assertFalse(self.view:state().waiting_count > 0)
end

function TestEvents:test_a_loop_takes_more_events_than_the_array_holds()
    self.view:set_config{events = {limit = false}}
    self.view:advance(0)
    local expected = {}
    for i = 1, 10 do
        self.view:zoom_by(i % 2 == 0 and 0.5 or 2, 200, 300)
        for _, name in ipairs{"animation began", "animation ended", "settled"} do expected[#expected + 1] = name end
    end
    luaunit.assertEquals(support.names(self.view), expected)
    -- A loop that makes events itself ends.
    local loops = 0
    self.view:zoom_by(2, 200, 300)
    for _ in self.view:events() do
        self.view:zoom_by(loops % 2 == 0 and 0.5 or 2, 200, 300)
        loops = loops + 1
    end
    luaunit.assertEquals(loops, 3)
end

function TestEvents:test_lost_events_set_a_flag()
    for i = 1, 50 do self.view:zoom_by(i % 2 == 0 and 0.5 or 2, 200, 300) end
    luaunit.assertTrue(self.view:state().events_lost)
    luaunit.assertTrue(#support.names(self.view) > 24)
    luaunit.assertFalse(self.view:state().events_lost)
end

function TestEvents:test_a_swipe_names_its_edge()
    local view = support.view{preset = "photos"}
    view:push_touch(0, 1, "began", 300, 300)
    for i = 1, 10 do view:push_touch(i * 0.01, 1, "moved", 300 - 20 * i, 300) end
    view:push_touch(0.11, 1, "ended", 100, 300)
    local seen = {}
    for event in view:events() do
        seen[event.kind] = support.limits(event.limits) .. " " .. event.direction
        if event.kind == "swipe" then
            support.near({event.velocity.x, event.velocity.y, event.velocity.view_x}, {-2000, 0, event.view_x})
        end
    end
    luaunit.assertEquals({seen.swipe, seen.page}, {"right left", "right left"})
end

function TestEvents:test_a_limit_event_names_the_limit()
    local view = support.view{preset = "photos"}
    view:zoom_to(1e9, 200, 300)
    local seen = {}
    for event in view:events() do
        if event.kind == "limit" then seen[#seen + 1] = event.phase .. " " .. support.limits(event.limits) end
    end
    luaunit.assertEquals(seen, {"began max_scale"})
end

function TestEvents:test_a_frame_makes_no_garbage()
    local view = self.view
    local function frames(first, last)
        for i = first, last do
            local phase = i % 100 == 1 and "began" or i % 100 == 0 and "ended" or "moved"
            view:push_touch(i / 100, 1, phase, 200 + i % 50, 300)
            view:advance(i / 100)
            for event in view:events() do assert(event.kind) end
            view:transform()
            assert(view:state().limits.left ~= nil)
        end
    end
    frames(1, 10000)
    collectgarbage()
    collectgarbage("stop")
    local before = collectgarbage("count")
    frames(10001, 20000)
    local per_frame = (collectgarbage("count") - before) * 1024 / 10000
    collectgarbage("restart")
    -- What the interpreter makes of the calls into C is 72 bytes; compiled, it is nothing.
    luaunit.assertTrue(per_frame < 100, per_frame)
end
