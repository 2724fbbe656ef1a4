-- Mistakes raise errors that name the line of the program.
--
-- SPDX-License-Identifier: MIT
local luaunit = require("luaunit")
local tapzoom = require("tapzoom")
local support = require("support")

TestErrors = {}

function TestErrors:test_a_view_needs_sizes()
    for _, viewport in ipairs{false, 5, {1}, {1, 2, 3, 4, 5, 6, 7}, {"wide", 1}} do
        luaunit.assertErrorMsgContains("viewport must be {width, height}", tapzoom.view,
            {viewport = viewport or nil, content = {1, 1}})
    end
    for _, content in ipairs{false, 5, {1}, {1, 2, 3}, {1, 2, 3, 4, 5}, {1, "high"}} do
        luaunit.assertErrorMsgContains("content must be {width, height}", tapzoom.view,
            {viewport = {1, 1}, content = content or nil})
    end
    for text, sizes in pairs{
        ["viewport.width=0: outside 1e-6 to 1e12"] = {viewport = {0, 1}},
        ["viewport.bottom=-1: outside 0 to 1e12"] = {viewport = {1, 1, 0, 0, 0, -1}},
        ["content.height=nan: outside 1e-6 to 1e12"] = {content = {1, 0 / 0}},
        ["content.x=1e+15: outside -1e12 to 1e12"] = {content = {1e15, 0, 1, 1}},
    } do
        luaunit.assertErrorMsgContains(text, support.view, sizes)
    end
    luaunit.assertErrorMsgContains("preset=3: not one of photos", support.view, {preset = 3})
    luaunit.assertErrorMsgContains("preset=\"foto\": not one of photos, maps, reader, board",
        support.view, {preset = "foto"})
end

function TestErrors:test_numbers_outside_their_range_raise_errors()
    local view = support.view()
    local before = view:save_state()
    local a_result, place = "the result is no transform", "-1e40 to 1e40"
    for call, message in pairs{
        [function() view:set_viewport(0, 1) end] = "width=0: outside 1e-6 to 1e12",
        [function() view:set_viewport(1, 1, -1) end] = "left=-1: outside 0 to 1e12",
        [function() view:set_content(0, 0, 1, -1) end] = "height=-1: outside 1e-6 to 1e12",
        [function() view:set_content(1e15, 0, 1, 1) end] = "x=1e+15: outside -1e12 to 1e12",
        [function() view:set_pager_offset(0, 1 / 0) end] = "y=inf: outside -1e12 to 1e12",
        [function() view:advance(0 / 0) end] = "time=nan: outside -1e12 to 1e12",
        [function() view:cancel_touches(1 / 0) end] = "time=inf: outside -1e12 to 1e12",
        [function() view:pen_near(1 / 0) end] = "time=inf: outside -1e12 to 1e12",
        [function() view:rebase_time(1e15) end] = "offset=1e+15: outside -1e12 to 1e12",
        [function() view:zoom_to(0, 1, 1) end] = "scale=0: outside 1e-40 to 1e40",
        [function() view:zoom_by(1e9, 1, 1) end] = "factor=1000000000: outside 1e-6 to 1e6",
        [function() view:rotate_by(1e4, 1, 1) end] = "angle=10000: outside -1000 to 1000",
        [function() view:rotate_to(1e41, 1, 1) end] = "rotation=1e+41: outside -1e40 to 1e40",
        [function() view:zoom_to_rect(0, 0, 0, 0) end] = "width=0: outside 1e-6 to 1e12",
        [function() view:center_on(0, 0, -1) end] = "scale=-1: outside 0, or 1e-40 to 1e40",
        [function() view:center_on(0 / 0, 0) end] = "content_x=nan: outside -1e12 to 1e12",
        [function() view:set_velocity(0, 0, 1e4) end] = "log_scale=10000: outside -1000 to 1000",
        [function() view:set_velocity(0, 0, 0, 1e4) end] = "rotation=10000: outside -1000 to 1000",
        [function() view:smart_zoom(0, 0, 1, 1, 0, 0, -1) end] = "max_scale=-1: outside 0, or 1e-40 to 1e40",
        [function() view:set_transform(0, 0, 0, 0) end] = "scale=0: outside 1e-40 to 1e40",
        [function() view:visible_rect(0, 0, 0, 0) end] = "scale=0: outside 1e-40 to 1e40",
        [function() view:pan_range(1, 0, 1e41, 0) end] = "x=1e+41: outside " .. place,
        [function() view:raster_transform(1, 0 / 0, 0, 0) end] = "rotation=nan: outside " .. place,
        [function() view:fit{fly_rho = 1e4} end] = "fly_rho=10000: outside 0, or 0.001 to 1000",
        [function() view:fit{left = -1} end] = "left=-1: outside 0 to 1e12",
        [function() view:fit{max_scale = -1} end] = "max_scale=-1: outside 0, or 1e-40 to 1e40",
        [function() view:fit{animated = true, quiet = true} end] = "quiet=true: only without an animation",
        [function() view:push_scroll{time = 0, x = 0, y = 0, factor = -1} end] = "factor=-1: outside 0, or 1e-6 to 1e6",
        [function() view:push_scroll{time = 0, x = 0, y = 0, rotation = 1e4} end] =
            "rotation=10000: outside -1000 to 1000",
        [function() view:push_scroll{time = 0, x = 0, y = 0, uint = "line"} end] = "did you mean unit?",
        [function() view:step("zoomin") end] = 'action="zoomin": not one of zoom_in, .*; did you mean zoom_in?',
        [function() view:set_content(0, 0, 1, 1, "pictures") end] =
            'keep="pictures": not one of picture, coordinates; did you mean picture?',
        [function() tapzoom.transform_compose(1e40, 0, 0, 0, 1e40, 0, 0, 0) end] = a_result,
        [function() tapzoom.transform_compose(1, 0, 0, 0, 1, 0, 0 / 0, 0) end] = "second x=nan: outside " .. place,
        [function() tapzoom.transform_invert(0, 0, 0, 0) end] = "scale=0: outside 1e-40 to 1e40",
        [function() tapzoom.transform_interpolate(1.5, 1, 0, 0, 0, 1, 0, 0, 0) end] = "t=1.5: outside 0 to 1",
        [function() tapzoom.transform_interpolate(0, 1, 0, 0, 0, 0, 0, 0, 0) end] =
            "second scale=0: outside 1e-40 to 1e40",
        [function() tapzoom.transform_to_affine(1, 0, 1 / 0, 0) end] = "x=inf: outside " .. place,
        [function() tapzoom.view_to_content(1e15, 0, 1, 0, 0, 0) end] = "view_x=1e+15: outside -1e12 to 1e12",
        [function() tapzoom.content_to_view(0, 0 / 0, 1, 0, 0, 0) end] = "content_y=nan: outside -1e12 to 1e12",
        [function() tapzoom.transform_to_matrix({}, 0, 0, -1, 0, 0, 0) end] = "scale=-1: outside 1e-40 to 1e40",
        [function() tapzoom.transform_to_matrix({}, 0 / 0, 0, 1, 0, 0, 0) end] = "origin_x=nan: outside -1e12 to 1e12",
    } do
        -- At the line that called.
        local pattern = message:gsub("[-+?]", "%%%0")
        luaunit.assertErrorMsgMatches(".*test_errors%.lua:%d+: tapzoom: .*" .. pattern .. ".*", call)
    end
    luaunit.assertErrorMsgContains("width must be a number", view.set_viewport, view, "wide", 1)
    luaunit.assertErrorMsgContains("a transform must be four numbers", tapzoom.view_to_content, 1, 1)
    luaunit.assertEquals(view:save_state(), before)
end

function TestErrors:test_the_ends_of_ranges_pass()
    local view = support.view()
    for _, end_of in ipairs{-1, 1} do
        local length, angle = end_of * 1e12, end_of * 1000
        local scale, factor = end_of > 0 and 1e40 or 1e-40, end_of > 0 and 1e6 or 1e-6
        local size, inset = end_of > 0 and 1e12 or 1e-6, end_of > 0 and 1e12 or 0
        view:set_viewport(size, size, inset, inset, inset, inset)
        view:set_content(length, length, size, size)
        view:set_pager_offset(length, length)
        view:zoom_to(scale, length, length)
        view:zoom_by(factor, length, length)
        view:rotate_by(angle, length, length)
        view:rotate_to(end_of * 1e40, length, length)
        view:zoom_to_rect(length, length, size, size)
        view:center_on(length, length, scale)
        view:center_on(0, 0, 0)
        view:pan_by(length, length)
        view:set_velocity(length, length, angle, angle, length, length)
        view:set_transform(scale, end_of * 1e40, end_of * 1e40, end_of * 1e40)
        view:smart_zoom(length, length, size, size, length, length, scale)
        view:smart_zoom(0, 0, 1, 1, 0, 0, 0)
        view:push_touch(0, 1, "began", length, length, "finger", nil, nil, inset)
        view:push_scroll{time = 0, x = length, y = length, dx = length, dy = length, factor = factor, rotation = angle}
        view:push_scroll{time = 0, x = 0, y = 0, factor = 0}
        for _, options in ipairs{
            {duration = end_of > 0 and 10 or 0.001}, {duration = 0}, {fly_rho = end_of > 0 and 1000 or 0.001},
            {fly_rho = 0, fly_speed = 0, max_scale = 0}, {fly_speed = end_of > 0 and 1000 or 0.001}, {left = inset},
            {max_scale = scale},
        } do
            view:fit(options)
        end
        tapzoom.transform_interpolate(end_of > 0 and 1 or 0, 1, 0, 0, 0, 1, 0, 0, 0)
        tapzoom.transform_to_affine(scale, end_of * 1e40, end_of * 1e40, end_of * 1e40)
        tapzoom.transform_to_matrix(nil, length, length, 1, 0, 0, 0)
        support.view():advance(length)
        support.view():rebase_time(length)
    end
end

function TestErrors:test_reserved_fields_are_named_only_where_a_program_can_set_them()
    local view = support.view()
    view:advance(9e11)
    luaunit.assertErrorMsgMatches(".*test_errors%.lua:%d+: tapzoom: a number is outside its range", function()
        view:rebase_time(9e11)
    end)
end

function TestErrors:test_an_earlier_time_returns_a_status()
    local view = support.view{lenient = false}
    view:advance(1)
    luaunit.assertEquals(select(3, view:advance(0.5)), "time")
    luaunit.assertEquals(select(3, view:cancel_touches(0.5)), "time")
    luaunit.assertEquals(view:state().time, 1)
end

function TestErrors:test_every_call_on_a_destroyed_view_raises_an_error()
    local view = support.view()
    luaunit.assertFalse(view:is_destroyed())
    view:destroy()
    view:destroy()
    luaunit.assertTrue(view:is_destroyed())
    local arguments = {
        push_touch = {0, 1, "began", 0, 0}, push_touches = {tapzoom.touches(1)}, cancel_touches = {0}, pen_near = {0},
        advance = {0},
        frame = {0}, rebase_time = {0}, transform_at = {0},
        set_viewport = {1, 1}, set_content = {0, 0, 1, 1}, visible_rect = {1, 0, 0, 0}, raster_transform = {1, 0, 0, 0},
        set_transform = {1, 0, 0, 0}, zoom_to = {1, 0, 0}, zoom_to_rect = {0, 0, 1, 1}, center_on = {0, 0, 1},
        rotate_to = {1, 0, 0}, smart_zoom = {0, 0, 1, 1, 0, 0},
        push_scroll = {{time = 0, x = 0, y = 0}}, pan_by = {1, 1}, zoom_by = {2, 0, 0},
        rotate_by = {1, 0, 0}, step = {"left"},
        contact_owner = {1}, set_contact_owner = {1, "host"}, set_pager_offset = {0, 0},
        set_velocity = {1, 1}, load_state = {""}, replay = {""}, set_config = {{}},
    }
    local methods = 0
    for name, method in pairs(getmetatable(view)) do
        if type(method) == "function" and name ~= "destroy" and name ~= "is_destroyed" then
            methods = methods + 1
            luaunit.assertErrorMsgMatches(".*the view has been destroyed; create another one", function()
                local _ = {method(view, unpack(arguments[name] or {}))}
            end)
        end
    end
    luaunit.assertTrue(methods >= 42, methods)
end

function TestErrors:test_a_view_destroyed_in_a_loop_raises_an_error()
    local view = support.view()
    support.double_tap(view)
    luaunit.assertErrorMsgContains("destroyed", function()
        view:events()
        view:destroy()
        view:events()
        view:events()
    end)
end

function TestErrors:test_readings_of_a_destroyed_view_raise_errors()
    local view = support.view()
    view:save_state()
    view:destroy()
    for _, name in ipairs{"visible_rect", "raster_transform", "save_state"} do
        luaunit.assertErrorMsgMatches(".*test_errors%.lua:%d+: tapzoom: the view has been destroyed; .*", function()
            local _ = {view[name](view)}
        end)
    end
end

function TestErrors:test_unknown_bits_raise_errors()
    local touches = tapzoom.touches(1)
    for field, message in pairs{flags = "touches[0].flags=8: outside 0 to 7",
        buttons = "touches[0].buttons=64: outside 0 to 63"} do
        touches[0].phase, touches[0][field] = tapzoom.touch_phases.began, tonumber(message:match("=(%d+)"))
        luaunit.assertErrorMsgContains(message, function() support.view():push_touches(touches) end)
        touches[0][field] = 0
    end
    touches[0].reserved = 1
    luaunit.assertErrorMsgContains("touches[0].reserved=1: must be 0", function()
        support.view():push_touches(touches)
    end)
    touches[0].reserved = 0
    luaunit.assertEquals(support.view():push_touches(touches), 1)
end
