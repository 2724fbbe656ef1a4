-- Nothing that a program does through the binding reads or writes memory that is gone: wrong types, metamethods that
-- call, destroy or create views, and tables that change while they are read.
--
-- SPDX-License-Identifier: MIT
local ffi = require("ffi")
local luaunit = require("luaunit")
local tapzoom = require("tapzoom")
local support = require("support")

TestHostile = {}

-- Calls with one number each, by the name that the error gives it.
local NUMBERS = {
    width = function(view, n) view:set_viewport(n, 1) end,
    left = function(view, n) view:set_viewport(1, 1, n) end,
    height = function(view, n) view:set_content(0, 0, 1, n) end,
    offset = function(view, n) view:rebase_time(n) end,
    scale = function(view, n) view:zoom_to(n, 1, 1) end,
    view_x = function(view, n) view:zoom_by(2, n, 1) end,
    view_y = function(view, n) view:rotate_to(1, 1, n) end,
    factor = function(view, n) view:zoom_by(n, 1, 1) end,
    angle = function(view, n) view:rotate_by(n, 1, 1) end,
    dx = function(view, n) view:pan_by(n, 1) end,
    dy = function(view, n) view:pan_by(1, n) end,
    content_x = function(view, n) view:center_on(n, 1) end,
    content_y = function(view, n) view:smart_zoom(0, 0, 9, 9, 1, n) end,
    max_scale = function(view, n) view:smart_zoom(0, 0, 9, 9, 1, 1, n) end,
    log_scale = function(view, n) view:set_velocity(1, 1, n) end,
    x = function(view, n) view:set_pager_offset(n, 1) end,
    y = function(view, n) view:zoom_to_rect(1, n, 1, 1) end,
    size = function(view, n) view:begin_recording(n) end,
    ["size of a touch"] = function(view, n) view:push_touch(0, 1, "began", 0, 0, nil, nil, nil, n) end,
    count = function(view, n) view:push_touches(tapzoom.touches(1), n) end,
    ["count in frame"] = function(view, n) view:frame(0, tapzoom.touches(1), n) end,
    origin_x = function(view, n) tapzoom.transform_to_matrix({}, n, 0, view:transform()) end,
    rotation = function(_, n) tapzoom.view_to_content(1, 1, 1, n, 0, 0) end,
    bytes = function(view, n) view:load_state(n) end,
    recording = function(view, n) view:replay(n) end,
    touches = function(view, n) view:push_touches(n) end,
    ["touches in frame"] = function(view, n) view:frame(0, n) end,
    t = function(_, n) tapzoom.transform_interpolate(n, 1, 0, 0, 0, 1, 0, 0, 0) end,
    ["transforms to compose"] = function(_, n) tapzoom.transform_compose(1, 0, 0, 0, 1, 0, n, 0) end,
    ["transforms to interpolate"] = function(_, n) tapzoom.transform_interpolate(0, n, 0, 0, 0, 1, 0, 0, 0) end,
    ["transform to invert"] = function(_, n) tapzoom.transform_invert(1, 0, n, 0) end,
    ["transform to convert"] = function(_, n) tapzoom.transform_to_affine(1, n, 0, 0) end,
    ["transform of a raster"] = function(view, n) view:raster_transform(1, 0, 0, n) end,
    viewport = function(_, n) tapzoom.view{viewport = n, content = {1, 1}} end,
    options = function(view, n)
        view:fit(type(n) == "table" and 1 or n) -- a table is right
    end,
    duration = function(view, n) view:fit{duration = n} end,
    curve = function(view, n) view:fit{curve = n} end,
}
for _, name in ipairs{"advance", "cancel_touches", "transform_at", "frame"} do
    NUMBERS["time in " .. name] = function(view, n) view[name](view, n) end
end
NUMBERS["time in push_touch"] = function(view, n) view:push_touch(n, 1, "began", 0, 0) end

function TestHostile:test_a_wrong_type_raises_an_error_that_names_the_argument()
    local view = support.view()
    local before = view:save_state()
    local null = ffi.cast("double *", nil) -- equals nil
    local wrong = {true, false, "7s", {}, print, io.stdout, newproxy(true), coroutine.create(print), null,
        ffi.new("struct {int x;}")}
    for name, call in pairs(NUMBERS) do
        for _, value in ipairs(wrong) do
            -- These take a string.
            if not (type(value) == "string" and (name == "bytes" or name == "recording")) then
                local done, message = pcall(call, view, value)
                luaunit.assertFalse(done, name .. " " .. tostring(value))
                luaunit.assertStrContains(message, "tapzoom: ")
                luaunit.assertStrContains(message, (name:match("%S+"):gsub("rotation", "transform")))
                luaunit.assertStrContains(message, "test_hostile.lua:")
            end
        end
    end
    luaunit.assertEquals(view:save_state(), before)
end

--- Returns a table whose values come from a metamethod, which runs a program first.
local function trapped(values, program)
    return setmetatable({}, {__index = function(_, key)
        program()
        return values[key]
    end})
end

--- Calls with tables; `trap` wraps those whose fields are read by name.
local TABLES = {
    set_transform = function(view, trap)
        view:set_transform(0.5, 0, -9, -8, trap{animated = true, duration = 0.5, curve = "ease_out"})
    end,
    zoom_to_rect = function(view, trap) view:zoom_to_rect(100, 200, 300, 400, trap{left = 7}) end,
    zoom_to = function(view, trap) view:zoom_to(0.7, 100, 100, trap{animated = true, duration = 0.7}) end,
    pan_by = function(view, trap) view:pan_by(5, 6, trap{animated = true}) end,
    reset = function(view, trap) view:fit(trap{animated = true}) end,
    push_scroll = function(view, trap)
        view:push_scroll(trap{time = 1, x = 5, y = 6, factor = 1.5, source = "trackpad"})
    end,
    set_config = function(view, trap)
        view:set_config({max_scale = trap{"contain", 7}}, trap{animated = true, duration = 1})
    end,
}

function TestHostile:test_metamethods_that_call_other_views_do_not_change_the_arguments()
    local other = support.view()
    local function disturb()
        other:set_transform(3, 1, 70, 80, {animated = true, duration = 2, left = 30})
        other:set_content(0, 0, 7, 7)
        other:set_velocity(1, 1, 9)
        other:push_scroll{time = 0, x = 1, y = 1, dy = 50}
        other:set_config({max_scale = {"contain", 50}}, {animated = true, duration = 3})
    end
    for name, call in pairs(TABLES) do
        local quiet, disturbed = support.view(), support.view()
        call(quiet, function(values) return values end)
        call(disturbed, function(values) return trapped(values, disturb) end)
        luaunit.assertTrue(quiet:save_state() == disturbed:save_state(), name)
    end
end

function TestHostile:test_metamethods_that_destroy_the_view_make_the_call_an_error()
    for name, call in pairs(TABLES) do
        local view, made = support.view(), {}
        luaunit.assertErrorMsgContains("has been destroyed", call, view, function(values)
            return trapped(values, function()
                view:destroy()
                if #made < 4 then made[#made + 1] = support.view() end
            end)
        end)
        local untouched = support.view():save_state()
        luaunit.assertTrue(#made > 0, name)
        for _, one in ipairs(made) do luaunit.assertTrue(one:save_state() == untouched, name) end
    end
end

function TestHostile:test_a_state_that_calls_another_view_keeps_its_values()
    local view, other = support.view(), support.view{viewport = {9, 9}}
    view:advance(3)
    local seen = {}
    view:state(setmetatable({}, {__newindex = function(_, key, value)
        other:state{}
        seen[key] = value
    end}))
    luaunit.assertEquals(seen.time, 3)
    luaunit.assertEquals(seen.next_deadline, view:state().next_deadline)
end

--- Calls `run` many times, while the garbage collector calls `program` as often as it can.
local function collect(program, run)
    local is_on = true
    local function trap()
        getmetatable(newproxy(true)).__gc = function()
            program()
            if is_on then trap() end
        end
    end
    local pause, multiplier = collectgarbage("setpause", 0), collectgarbage("setstepmul", 100000)
    for _ = 1, 8 do trap() end
    local done, message = pcall(function()
        for _ = 1, 100 do run() end
    end)
    is_on = false
    collectgarbage("setpause", pause)
    collectgarbage("setstepmul", multiplier)
    luaunit.assertTrue(done, message)
end

--- Returns a view with these contacts.
local function touched(ids)
    local view = support.view()
    for _, id in ipairs(ids) do view:push_touch(0, id, "began", id, id) end
    return view
end

function TestHostile:test_a_collector_that_lists_the_contacts_of_another_view_does_not_change_the_list()
    local view, other = touched{1, 2, 3}, touched{7, 8, 9, 10, 11}
    collect(function() other:contacts() end, function()
        local ids = {}
        for _, one in ipairs(view:contacts()) do ids[#ids + 1] = one.id end
        assert(table.concat(ids, " ") == "1 2 3", table.concat(ids, " "))
    end)
end

function TestHostile:test_a_collector_that_saves_another_view_does_not_change_the_snapshot()
    local view, other = touched{1, 2, 3}, touched{7, 8, 9, 10, 11}
    local expected = view:save_state()
    collect(function() other:save_state() end, function() assert(view:save_state() == expected) end)
end

function TestHostile:test_a_view_destroyed_in_a_visit_ends_the_replay()
    local view, copy = support.view(), support.view()
    view:begin_recording()
    support.double_tap(view)
    local recording = view:fetch_recording()
    luaunit.assertErrorMsgContains("has been destroyed", copy.replay, copy, recording, function() copy:destroy() end)
end

function TestHostile:test_memory_of_a_recording_lives_as_long_as_the_view_writes_into_it()
    local view = support.view()
    for round = 1, 50 do
        luaunit.assertTrue(view:begin_recording(4096 + round))
        luaunit.assertEquals(select(3, view:begin_recording(10)), "buffer_too_small")
        luaunit.assertTrue(view:begin_recording(4096 + round))
        luaunit.assertErrorMsgContains("size", view.begin_recording, view, -1)
        collectgarbage()
        view:advance(round)
        luaunit.assertTrue(#view:fetch_recording() > 0)
    end
    luaunit.assertTrue(view:end_recording())
    collectgarbage()
    view:advance(51)
    luaunit.assertEquals(view:fetch_recording(), "")
end
