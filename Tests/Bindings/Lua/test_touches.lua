-- Touches: one by one and in arrays, and their ids.
--
-- SPDX-License-Identifier: MIT
local ffi = require("ffi")
local luaunit = require("luaunit")
local tapzoom = require("tapzoom")
local support = require("support")

TestTouches = {}

function TestTouches:setUp()
    self.view = support.view{lenient = false}
end

function TestTouches:test_statuses_are_returned()
    local view = self.view
    luaunit.assertEquals({view:push_touch(0, 1, "moved", 0, 0)},
        {nil, "no contact with this id is down; skip this touch or call", "contact_unknown", nil})
    luaunit.assertTrue(view:push_touch(0, 1, "began", 0, 0))
    luaunit.assertEquals(select(3, view:push_touch(0, 1, "began", 0, 0)), "contact_in_use")
    luaunit.assertTrue(view:push_touch(1, 1, "moved", 0, 0))
    luaunit.assertEquals(select(3, view:push_touch(0.5, 1, "moved", 0, 0)), "time")
    luaunit.assertTrue(view:push_touch(view:state().time, 1, "ended", 0, 0))
    for id = 1, tapzoom.MAX_CONTACTS do luaunit.assertTrue(view:push_touch(2, id, "began", 0, 0)) end
    luaunit.assertEquals(select(3, view:push_touch(2, 17, "began", 0, 0)), "contact_limit")
    luaunit.assertTrue(view:cancel_touches(3))
    luaunit.assertFalse(view:state().touched)
end

function TestTouches:test_mistakes_raise_errors()
    for text, touch in pairs{
        ['phase="down": not one of began, moved, ended, cancelled'] = {0, 1, "down", 0, 0},
        ['phase="begin": not one of began, moved, ended, cancelled; did you mean began?'] = {0, 1, "begin", 0, 0},
        ["phase=1: not one of"] = {0, 1, 1, 0, 0},
        ['tool="hand": not one of finger, pen, mouse'] = {0, 1, "began", 0, 0, "hand"},
        ['flags="no_press": not one of no_tap, no_slop, palm'] = {0, 1, "began", 0, 0, "pen", "no_press"},
        ["flags=1: not one of"] = {0, 1, "began", 0, 0, "pen", 1},
        ['buttons="left": not one of primary,'] = {0, 1, "began", 0, 0, "pen", nil, {"primary", "left"}},
        ["a whole number, not 1.5"] = {0, 1.5, "began", 0, 0},
        ["a whole number, not nan"] = {0, 0 / 0, "began", 0, 0},
        ["a whole number, not nil"] = {0, nil, "began", 0, 0},
        ["a whole number, not one"] = {0, "one", "began", 0, 0},
        ["x=nan: outside -1e12 to 1e12"] = {0, 1, "began", 0 / 0, 0},
        ["y=1e+15: outside -1e12 to 1e12"] = {0, 1, "began", 0, 1e15},
        ["test_touches.lua"] = {0, 2^60, "began", 0, 0},
    } do
        luaunit.assertErrorMsgContains(text, function() self.view:push_touch(unpack(touch, 1, 8)) end)
    end
    luaunit.assertFalse(self.view:state().touched)
end

--- The id of a touch in a recording.
local function recorded(id)
    local view, seen = support.view(), nil
    view:begin_recording()
    view:push_touch(0, id, "began", 0, 0)
    assert(support.view():replay(view:fetch_recording(), function(call)
        if call.kind == "touch" then seen = call.arguments end
    end))
    luaunit.assertEquals({seen.phase, seen.tool}, {"began", "finger"})
    return seen.id
end

function TestTouches:test_flags_and_buttons_take_names_and_lists()
    for _, given in ipairs{
        {"no_tap", "eraser"}, {{"no_tap"}, {"eraser"}}, {{no_tap = true, no_slop = false}, {eraser = true}},
    } do
        local view, seen = support.view(), nil
        view:begin_recording()
        view:push_touch(0, 1, "began", 10, 10, "pen", unpack(given))
        view:push_touch(0.1, 1, "ended", 10, 10)
        view:advance(1)
        luaunit.assertEquals(support.names(view), {})
        assert(support.view():replay(view:fetch_recording(), function(call)
            if call.kind == "touch" and call.arguments.phase == "began" then seen = call.arguments end
        end))
        luaunit.assertTrue(seen.flags.no_tap and not seen.flags.no_slop)
        luaunit.assertTrue(seen.buttons.eraser and not seen.buttons.primary)
    end
    -- A touch without them has none, whatever the one before it had.
    local view = support.view()
    view:push_touch(0, 1, "began", 10, 10, "pen", "no_tap")
    view:push_touch(0.1, 1, "cancelled", 10, 10)
    support.tap(view, 1, 2, 10, 10)
    luaunit.assertEquals(support.names(view), {"tap_pending began"})
end

function TestTouches:test_ids_are_whole_numbers_cdata_or_lightuserdata()
    for _, id in ipairs{0, 1, -1, 2^53 - 1, 1 - 2^53, 8589934593} do luaunit.assertEquals(recorded(id), id) end
    for _, id in ipairs{0x7fffffffffffffffLL, -0x7fffffffffffffffLL, 9007199254740993LL} do
        luaunit.assertTrue(recorded(id) == id)
    end
    luaunit.assertEquals(recorded(ffi.cast("void *", 288)), 288)
end

function TestTouches:test_a_lightuserdata_names_the_same_touch_as_its_number()
    -- io.stdout is a userdata, as the ids of LÖVE are.
    local id = tapzoom.id(io.stdout)
    luaunit.assertTrue(self.view:push_touch(0, io.stdout, "began", 0, 0))
    luaunit.assertEquals(select(3, self.view:push_touch(0, id, "began", 0, 0)), "contact_in_use")
    luaunit.assertTrue(self.view:push_touch(0, id, "ended", 0, 0))
    luaunit.assertErrorMsgContains("test_touches.lua", function() tapzoom.id("one") end)
end

function TestTouches:test_push_touches_takes_an_array()
    local touches = tapzoom.touches(4)
    for i = 0, 3 do
        touches[i].time, touches[i].id, touches[i].x, touches[i].y = i * 0.07, i < 2 and 1 or 2, 100, 120
        touches[i].phase = i % 2 == 0 and tapzoom.touch_phases.began or tapzoom.touch_phases.ended
        touches[i].tool = tapzoom.tools.finger
    end
    local one, other = self.view, support.view{lenient = false}
    luaunit.assertEquals(one:push_touches(touches), 4)
    for i = 0, 3 do
        other:push_touch(i * 0.07, i < 2 and 1 or 2, i % 2 == 0 and "began" or "ended", 100, 120)
    end
    luaunit.assertEquals(one:save_state(), other:save_state())
    luaunit.assertEquals(one:push_touches(touches, 0), 0)
    luaunit.assertErrorMsgContains("5 touches in an array of 4", one.push_touches, one, touches, 5)
    luaunit.assertErrorMsgContains("-1 touches", one.push_touches, one, touches, -1)
    luaunit.assertErrorMsgContains("nan touches", one.push_touches, one, touches, math.huge - math.huge)
end

function TestTouches:test_frame_equals_the_separate_calls()
    local touches = tapzoom.touches(4)
    for i = 0, 3 do
        touches[i].time, touches[i].id, touches[i].x, touches[i].y = i * 0.05, i < 2 and 1 or 2, 100, 120
        touches[i].phase = i % 2 == 0 and tapzoom.touch_phases.began or tapzoom.touch_phases.ended
    end
    local one, other = self.view, support.view{lenient = false}
    local scale, rotation, x, y, state = one:frame(0.3, touches)
    other:push_touches(touches)
    other:advance(0.3)
    luaunit.assertEquals({scale, rotation, x, y}, {other:transform()})
    luaunit.assertTrue(scale > 0.2 and state.moving and state.waiting_count == 0)
    luaunit.assertIs(one:state(), state)
    -- What a loop leaves behind comes before the events of the next frame.
    for event in one:events() do
        luaunit.assertEquals(event.kind, "tap_pending")
        break
    end
    luaunit.assertEquals({one:frame(0.6)}, {one:frame(0.6)})
    local names, wanted = support.names(one), support.names(other)
    other:advance(0.6)
    for _, name in ipairs(support.names(other)) do wanted[#wanted + 1] = name end
    table.remove(wanted, 1)
    luaunit.assertEquals(names, wanted)
    luaunit.assertEquals(one:save_state(), other:save_state())
    -- A loop takes the events of the frame; those of a command wait for the next one.
    one:frame(2)
    support.names(one)
    one:frame(3)
    one:zoom_by(2, 100, 100, {animated = true})
    luaunit.assertEquals(support.names(one), {})
    luaunit.assertEquals(support.names(one), {"animation began"})
    luaunit.assertErrorMsgContains("5 touches in an array of 4", one.frame, one, 1, touches, 5)
    luaunit.assertErrorMsgContains("1 touches in an array of 0", one.frame, one, 1, nil, 1)
end

function TestTouches:test_frame_reports_how_many_touches_it_took()
    local touches = tapzoom.touches(2)
    touches[0].phase, touches[1].phase = tapzoom.touch_phases.began, tapzoom.touch_phases.began
    luaunit.assertEquals({self.view:frame(1, touches)},
        {nil, 'a contact with this id is already down; push "cancelled" for it first', "contact_in_use", 1})
    luaunit.assertEquals({self.view:frame(-1)},
        {nil, "the time is before the view's clock; pass the clock's time or a later one", "time", 0})
    luaunit.assertErrorMsgContains("time=nan: outside", self.view.frame, self.view, 0 / 0)
    luaunit.assertEquals(self.view:state().time, 0)
end

function TestTouches:test_push_stops_at_a_bad_touch()
    local touches = tapzoom.touches(2)
    touches[0].phase, touches[1].phase = tapzoom.touch_phases.began, tapzoom.touch_phases.began
    luaunit.assertEquals({self.view:push_touches(touches)},
        {nil, 'a contact with this id is already down; push "cancelled" for it first', "contact_in_use", 1})
    touches[0].phase = 0
    luaunit.assertErrorMsgContains("touches[0].phase=0: outside 1 to 4", self.view.push_touches, self.view, touches, 1)
    touches[0].phase, touches[1].id, touches[1].y = tapzoom.touch_phases.moved, 1, 1 / 0
    luaunit.assertErrorMsgMatches(".*test_touches%.lua:%d+: tapzoom: touches%[1%].y=inf: outside %-1e12 to 1e12",
        function() self.view:frame(1, touches) end)
end
