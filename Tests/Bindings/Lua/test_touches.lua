-- Touches: one by one and in arrays, and their ids.
--
-- SPDX-License-Identifier: MIT
local ffi = require("ffi")
local luaunit = require("luaunit")
local tapzoom = require("tapzoom")
local support = require("support")

TestTouches = {}

function TestTouches:setUp()
    self.view = support.view()
end

function TestTouches:test_two_fingers_zoom()
    local view = support.view{pan_slop = 0, pinch_slop = 0, lift_grace_time = 0}
    view:push_touch(0, 1, "began", 150, 300)
    view:push_touch(0, 2, "began", 250, 300)
    view:push_touch(0.1, 1, "moved", 50, 300)
    view:push_touch(0.1, 2, "moved", 350, 300)
    view:push_touch(0.2, 1, "ended", 50, 300)
    view:push_touch(0.2, 2, "ended", 350, 300)
    view:advance(1)
    luaunit.assertAlmostEquals((view:transform()), 0.6, 1e-9)
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
        ["no phase down"] = {0, 1, "down", 0, 0},
        ["no phase 1"] = {0, 1, 1, 0, 0},
        ["no tool hand"] = {0, 1, "began", 0, 0, "hand"},
        ["no flag of a contact no_press"] = {0, 1, "began", 0, 0, "pen", "no_press"},
        ["no flag of a contact 1"] = {0, 1, "began", 0, 0, "pen", 1},
        ["no button left"] = {0, 1, "began", 0, 0, "pen", nil, {"primary", "left"}},
        ["a whole number, not 1.5"] = {0, 1.5, "began", 0, 0},
        ["a whole number, not nan"] = {0, 0 / 0, "began", 0, 0},
        ["a whole number, not nil"] = {0, nil, "began", 0, 0},
        ["a whole number, not one"] = {0, "one", "began", 0, 0},
        ["NaN or infinite"] = {0, 1, "began", 0 / 0, 0},
        ["outside its range"] = {0, 1, "began", 1e13, 0},
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

function TestTouches:test_contacts_have_owners()
    local view = support.view{min_pan_contacts = 2, host_tools = {"pen"}}
    view:push_touch(0, 1, "began", 100, 100)
    luaunit.assertEquals(view:contact_owner(1), "undecided")
    view:push_touch(0.1, 2, "began", 200, 100)
    luaunit.assertEquals({view:contact_owner(1), view:contact_owner(2)}, {"view", "view"})
    luaunit.assertTrue(view:set_contact_owner(1, "host"))
    luaunit.assertEquals(view:contact_owner(1), "host")
    luaunit.assertTrue(view:set_contact_owner(1, "view"))
    luaunit.assertEquals(view:contact_owner(1), "view")
    view:push_touch(0.1, io.stdout, "began", 300, 100, "pen")
    luaunit.assertEquals(view:contact_owner(io.stdout), "host")
    luaunit.assertEquals({view:contact_owner(9)},
        {nil, "no contact with this id is down; skip this touch or call", "contact_unknown"})
    luaunit.assertEquals(select(3, view:set_contact_owner(9, "host")), "contact_unknown")
    for _, name in ipairs{"undecided", "me", 1} do
        luaunit.assertErrorMsgMatches(".*test_touches%.lua:%d+: tapzoom: the owner must be host or view.*",
            function() view:set_contact_owner(1, name) end)
    end
    luaunit.assertErrorMsgContains("a whole number, not 1.5", function() view:contact_owner(1.5) end)
    luaunit.assertTrue(view:set_pager_offset(10, -20))
    luaunit.assertErrorMsgContains("outside its range", view.set_pager_offset, view, 1e13, 0)
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
    local one, other = self.view, support.view()
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
    local one, other = self.view, support.view()
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
        {nil, "a contact with this id is already down; push CANCELLED for it first", "contact_in_use", 1})
    luaunit.assertEquals({self.view:frame(-1)},
        {nil, "the time is before the view's clock; pass the clock's time or a later one", "time", 0})
    luaunit.assertErrorMsgContains("NaN", self.view.frame, self.view, 0 / 0)
    luaunit.assertEquals(self.view:state().time, 0)
end

function TestTouches:test_push_stops_at_a_bad_touch()
    local touches = tapzoom.touches(2)
    touches[0].phase, touches[1].phase = tapzoom.touch_phases.began, tapzoom.touch_phases.began
    luaunit.assertEquals({self.view:push_touches(touches)},
        {nil, "a contact with this id is already down; push CANCELLED for it first", "contact_in_use", 1})
    touches[0].phase = 0
    luaunit.assertErrorMsgContains("enumeration", self.view.push_touches, self.view, touches, 1)
end

function TestTouches:test_touches_have_tools()
    self.view:push_touch(0, 1, "began", 0, 0, "mouse")
    self.view:push_touch(0.05, 1, "ended", 0, 0, "mouse")
    self.view:advance(1)
    for event in self.view:events() do luaunit.assertEquals(event.tool, "mouse") end
end

function TestTouches:test_lenient_mode_corrects_touches()
    local view = support.view{lenient = true}
    view:push_touch(1, 1, "began", 100, 100)
    view:advance(2)
    luaunit.assertTrue(view:push_touch(1.5, 1, "began", 50, 50))
    luaunit.assertTrue(view:push_touch(1.6, 7, "moved", 50, 50))
    luaunit.assertTrue(view:advance(1))
    luaunit.assertEquals({view:state().time, view:state().contact_count}, {2, 1})
    view:set_config{lenient = false}
    luaunit.assertEquals(select(3, view:advance(1)), "time")
end

function TestTouches:test_the_view_lists_its_contacts()
    local view = support.view{host_tools = {"pen"}}
    luaunit.assertEquals(view:contacts(), {})
    view:push_touch(1, 0x7fffffffffffffffLL, "began", 100, 120)
    view:push_touch(2, 7, "began", 200, 120, "pen", nil, {"primary", "eraser"}, 12.5)
    view:push_touch(2, 7, "moved", 210, 130, "pen", nil, nil, 12.5)
    view:advance(2)
    local one, other = unpack(view:contacts())
    luaunit.assertEquals(#view:contacts(), 2)
    luaunit.assertTrue(one.id == 0x7fffffffffffffffLL)
    luaunit.assertEquals({one.owner, one.tool, one.x, one.landing_time}, {"view", "finger", 100, 1})
    luaunit.assertEquals(other, {
        id = 7, x = 210, y = 130, landing_time = 2, landing_view_x = 200, landing_view_y = 120,
        landing_content_x = 1000, landing_content_y = 600, owner = "host", tool = "pen", buttons = {
            primary = true, secondary = false, middle = false, back = false, forward = false, eraser = true,
        },
    })
    luaunit.assertNotIs(view:contacts()[1], one)
    for id = 1, 6 do view:push_touch(3, id, "began", 1, 1) end
    for id = 8, 15 do view:push_touch(3, id, "began", 1, 1) end
    luaunit.assertEquals(#view:contacts(), tapzoom.MAX_CONTACTS)
    view:cancel_touches(3)
    luaunit.assertEquals(view:contacts(), {})
end

function TestTouches:test_touches_have_a_size()
    local view, seen = support.view(), {}
    view:begin_recording()
    view:push_touch(0, 1, "began", 0, 0, nil, nil, nil, 12.5)
    view:push_touch(0, 1, "moved", 0, 0)
    local touches = tapzoom.touches(1)
    touches[0].id, touches[0].phase, touches[0].size = 1, tapzoom.touch_phases.moved, 3
    view:push_touches(touches)
    assert(support.view():replay(view:fetch_recording(), function(call)
        if call.kind == "touch" then seen[#seen + 1] = call.arguments.size end
    end))
    luaunit.assertEquals(seen, {12.5, 0, 3})
    for text, size in pairs{["size must be a number"] = "wide", ["outside its range"] = -1, ["NaN"] = 0 / 0} do
        luaunit.assertErrorMsgContains(text, view.push_touch, view, 1, 2, "began", 0, 0, nil, nil, nil, size)
    end
    touches[0].reserved = 1
    luaunit.assertErrorMsgContains("outside its range", view.push_touches, view, touches)
end
