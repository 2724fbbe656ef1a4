-- Events, and the loop that takes them.
--
-- SPDX-License-Identifier: MIT
local luaunit = require("luaunit")
local support = require("support")

TestEvents = {}

function TestEvents:setUp()
    self.view = support.view()
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
        expected[3 * i - 2], expected[3 * i - 1], expected[3 * i] = "animation began", "animation ended", "settled"
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
