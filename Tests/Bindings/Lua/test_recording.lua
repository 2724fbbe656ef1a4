-- Snapshots and recordings.
--
-- SPDX-License-Identifier: MIT
local luaunit = require("luaunit")
local support = require("support")

TestRecording = {}

local function recorded()
    local view = support.view()
    luaunit.assertTrue(view:begin_recording())
    support.double_tap(view)
    luaunit.assertEquals(#support.names(view), 6)
    view:zoom_to_rect(500, 750, 1000, 1500, {animated = true, duration = 0.25})
    view:advance(2)
    return view:fetch_recording(), view
end

function TestRecording:test_a_loaded_view_continues_as_the_saved_one()
    local view = support.view()
    view:zoom_by(2, 200, 300)
    local snapshot = view:save_state()
    view:fit()
    for _ in view:events() do break end
    luaunit.assertTrue(view:load_state(snapshot))
    luaunit.assertEquals(view:save_state(), snapshot)
    luaunit.assertEquals(support.names(view), {"animation began", "animation ended", "settled"})
    for _, bytes in ipairs{"", "no snapshot", snapshot:sub(1, -2), snapshot .. "x"} do
        luaunit.assertEquals(select(3, view:load_state(bytes)), "data")
    end
end

function TestRecording:test_a_replay_gives_the_recorded_calls()
    local recording, view = recorded()
    local kinds, last, events, other = {}, nil, {}, support.view{preset = "board"}
    local calls = other:replay(recording, function(call)
        kinds[#kinds + 1], last = call.kind, call
        for _, event in ipairs(call.events) do events[#events + 1] = event.kind end
    end)
    luaunit.assertEquals(kinds,
        {"start", "touch", "touch", "touch", "touch", "advance", "poll", "zoom_to_rect", "advance"})
    luaunit.assertEquals(calls, #kinds)
    luaunit.assertEquals(events, {"tap_pending", "tap_pending", "double_tap", "animation", "animation", "settled"})
    luaunit.assertEquals({last.number, last.time, last.arguments}, {8, 2, {time = 2}})
    luaunit.assertStrMatches(last.hash, "%x%x%x%x%x%x%x%x%x%x%x%x%x%x%x%x")
    luaunit.assertEquals({other:transform()}, {view:transform()})
    luaunit.assertEquals(support.view():replay(""), 0)
end

function TestRecording:test_a_replay_discards_earlier_events()
    local recording, view = recorded(), support.view()
    view:zoom_by(2, 200, 300)
    for _ in view:events() do break end
    luaunit.assertNil((view:replay("no recording")))
    luaunit.assertTrue(view:replay(recording) > 1)
    luaunit.assertEquals(support.names(view), {"animation began", "animation ended", "settled"})
    luaunit.assertEquals(view:state().time, 2)
end

--- The arguments of a command with the defaults of its options.
local function with_options(arguments)
    for name in ("duration left top right bottom max_scale fly_rho fly_speed"):gmatch("%S+") do
        arguments[name] = arguments[name] or 0
    end
    arguments.animated, arguments.quiet = arguments.animated or false, arguments.quiet or false
    arguments.curve, arguments.path = arguments.curve or "standard", arguments.path or "direct"
    return arguments
end

function TestRecording:test_an_entry_names_its_arguments()
    local recording = recorded()
    local of = {}
    support.view():replay(recording, function(call) of[call.kind] = call.arguments end)
    luaunit.assertEquals(of.start, {
        viewport_width = 400, viewport_height = 600, left = 0, top = 0, right = 0, bottom = 0,
        content_x = 0, content_y = 0, content_width = 2000, content_height = 3000,
    })
    luaunit.assertEquals(of.touch, {
        time = 0.2, x = 100, y = 120, size = 0, id = 2, phase = "ended", tool = "finger",
        flags = {no_tap = false, no_slop = false}, buttons = {
            primary = false, secondary = false, middle = false, back = false, forward = false, eraser = false,
        },
    })
    luaunit.assertEquals(of.zoom_to_rect,
        with_options{x = 500, y = 750, width = 1000, height = 1500, duration = 0.25, animated = true})
    luaunit.assertEquals(of.poll, {count = 6})
end

--- The arguments of one call, by its kind.
local function recorded_call(kind, call)
    local view, found = support.view(), nil
    view:begin_recording()
    call(view)
    assert(support.view():replay(view:fetch_recording(), function(entry)
        if entry.kind == kind then found = entry.arguments end
    end))
    return found
end

function TestRecording:test_every_argument_has_its_name()
    local animated = {animated = true, duration = 0.5}
    for kind, expected in pairs{
        config = {with_options{}, function(view) view:set_config{pan_slop = 1} end},
        viewport = {
            {viewport_width = 300, viewport_height = 200, left = 1, top = 2, right = 3, bottom = 4},
            function(view) view:set_viewport(300, 200, 1, 2, 3, 4) end,
        },
        content = {
            {content_x = -5, content_y = 6, content_width = 70, content_height = 80, keep = "coordinates"},
            function(view) view:set_content(-5, 6, 70, 80, "coordinates") end,
        },
        pager_offset = {{x = 12, y = -3.5}, function(view) view:set_pager_offset(12, -3.5) end},
        owner = {{id = 7, owner = "host"}, function(view)
            view:push_touch(3, 7, "began", 10, 10)
            view:set_contact_owner(7, "host")
        end},
        scroll = {
            {
                time = 3, x = 40, y = 50, dx = 1, dy = -2, factor = 1.25, rotation = 0.5, unit = "line",
                source = "trackpad", phase = "changed",
            },
            function(view)
                view:push_scroll{
                    time = 3, x = 40, y = 50, dx = 1, dy = -2, factor = 1.25, rotation = 0.5, unit = "line",
                    source = "trackpad", phase = "changed",
                }
            end,
        },
        cancel_touches = {{time = 3}, function(view) view:cancel_touches(3) end},
        pen_near = {{time = 3}, function(view) view:pen_near(3) end},
        advance = {{time = 4}, function(view) view:advance(4) end},
        set_transform = {
            with_options{scale = 1, rotation = 0, x = -300, y = -500, duration = 0.5, animated = true},
            function(view) view:set_transform(1, 0, -300, -500, animated) end,
        },
        zoom_to = {
            with_options{scale = 0.8, view_x = 10, view_y = 20},
            function(view) view:zoom_to(0.8, 10, 20) end,
        },
        center_on = {
            with_options{content_x = 900, content_y = 1000, scale = 2, duration = 0.5, animated = true},
            function(view) view:center_on(900, 1000, 2, animated) end,
        },
        fit = {
            with_options{
                duration = 0.5, left = 1, top = 2, right = 3, bottom = 4, max_scale = 5, fly_rho = 6, fly_speed = 7,
                animated = true, curve = "ease_out", path = "fly",
            },
            function(view)
                view:fit{
                    duration = 0.5, left = 1, top = 2, right = 3, bottom = 4, max_scale = 5, fly_rho = 6,
                    fly_speed = 7, curve = "ease_out", path = "fly",
                }
            end,
        },
        zoom_by = {
            with_options{factor = 2, view_x = 10, view_y = 20, duration = 0.5, animated = true},
            function(view) view:zoom_by(2, 10, 20, animated) end,
        },
        pan_by = {
            with_options{dx = 10, dy = -20, duration = 0.5, animated = true},
            function(view) view:pan_by(10, -20, animated) end,
        },
        rotate_by = {
            with_options{angle = 0.25, view_x = 10, view_y = 20, quiet = true},
            function(view) view:rotate_by(0.25, 10, 20, {quiet = true}) end,
        },
        step = {
            with_options{action = "left", duration = 0.5, animated = true},
            function(view) view:step("left", animated) end,
        },
        set_velocity = {
            {x = 1, y = -2, log_scale = 0.5, rotation = 0.25, view_x = 30, view_y = 40},
            function(view) view:set_velocity(1, -2, 0.5, 0.25, 30, 40) end,
        },
        stop_motion = {{}, function(view) view:stop_motion() end},
        load_state = {{}, function(view) view:load_state(support.view():save_state()) end},
    } do
        luaunit.assertEquals(recorded_call(kind, expected[2]), expected[1], kind)
    end
end

function TestRecording:test_damaged_bytes_return_a_status()
    local recording = recorded()
    luaunit.assertEquals(select(3, support.view():replay("no recording")), "data")
    luaunit.assertEquals(select(3, support.view():replay(recording:sub(1, -2))), "data")
    local view, calls = support.view(), 0
    local result, _, status = view:replay(recording, function()
        calls = calls + 1
        if calls == 3 then view:zoom_by(2, 0, 0) end
    end)
    luaunit.assertEquals({result, status, calls}, {nil, "diverged", 4})
end

function TestRecording:test_a_recording_that_does_not_fit_returns_a_status()
    local view = support.view()
    luaunit.assertEquals(select(3, view:begin_recording(10)), "buffer_too_small")
    luaunit.assertEquals(view:fetch_recording(), "")
    luaunit.assertTrue(view:begin_recording(8192))
    for i = 1, 2000 do view:advance(i) end
    local recording = view:fetch_recording()
    luaunit.assertTrue(#recording > 0 and #recording <= 8192)
    luaunit.assertEquals(select(3, view:fetch_recording()), "buffer_too_small")
    luaunit.assertEquals(select(3, view:begin_recording(0)), "buffer_too_small")
end

function TestRecording:test_end_recording_discards_what_was_not_fetched()
    local view = support.view()
    luaunit.assertTrue(view:end_recording())
    luaunit.assertTrue(view:begin_recording())
    view:zoom_by(2, 200, 300)
    luaunit.assertTrue(view:end_recording())
    luaunit.assertEquals(view:fetch_recording(), "")
    view:zoom_by(2, 200, 300)
    luaunit.assertEquals(view:fetch_recording(), "")
    luaunit.assertTrue(view:end_recording())
end

function TestRecording:test_a_replay_takes_parts_until_it_ends()
    local view, other = support.view(), support.view()
    view:begin_recording()
    local parts = {}
    for i = 1, 3 do
        view:zoom_by(1.5, 200, 300)
        parts[i] = view:fetch_recording()
    end
    luaunit.assertEquals({other:replay(parts[1]), other:replay(""), other:replay(parts[2])}, {2, 0, 1})
    luaunit.assertTrue(other:end_recording())
    luaunit.assertEquals(select(3, other:replay(parts[3])), "data") -- it does not begin a replay
    luaunit.assertTrue(other:end_recording())
    other:zoom_by(1.5, 200, 300)
    luaunit.assertEquals({other:transform()}, {view:transform()})
    -- A replayed view can be recorded.
    luaunit.assertTrue(other:replay(parts[1]) == 2 and other:begin_recording())
    luaunit.assertTrue(support.view():replay(other:fetch_recording()) >= 1)
end

function TestRecording:test_other_bindings_replay_the_recording()
    local recording, view = recorded()
    local path = os.tmpname()
    local file = assert(io.open(path, "wb"))
    file:write(recording)
    file:close()
    local last
    support.view():replay(recording, function(call) last = call end)
    local python = "PYTHONPATH=bindings/python TAPZOOM_LIBRARY= " .. (os.getenv("PYTHON") or "python3")
    local printed, fine = support.output(("%s -m tapzoom replay %s"):format(python, path))
    os.remove(path)
    luaunit.assertTrue(fine, printed)
    luaunit.assertStrContains(printed, ("9 calls, hash %s"):format(last.hash))
    luaunit.assertStrContains(printed, ("scale %g"):format(view:transform()))
end
