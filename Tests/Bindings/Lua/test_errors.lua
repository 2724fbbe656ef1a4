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
    luaunit.assertErrorMsgContains("outside its range", tapzoom.view, {viewport = {0, 1}, content = {1, 1}})
    luaunit.assertErrorMsgContains("no preset 3", support.view, {preset = 3})
    luaunit.assertErrorMsgContains("no preset globe", support.view, {preset = "globe"})
end

function TestErrors:test_numbers_outside_their_range_raise_errors()
    local view = support.view()
    local before = view:save_state()
    for _, call in ipairs{
        function() view:set_viewport(0, 1) end,
        function() view:set_viewport(1, 1, -1) end,
        function() view:set_content(0, 0, 1, -1) end,
        function() view:set_content(1e13, 0, 1, 1) end,
        function() view:advance(0 / 0) end,
        function() view:cancel_touches(1 / 0) end,
        function() view:pen_near(1 / 0) end,
        function() view:zoom_to(0, 1, 1) end,
        function() view:zoom_by(1e9, 1, 1) end,
        function() view:zoom_to_rect(0, 0, 0, 0) end,
        function() view:center_on(0, 0, -1) end,
        function() view:center_on(0 / 0, 0) end,
        function() view:set_transform(0, 0, 0, 0) end,
        function() view:visible_rect(0, 0, 0, 0) end,
        function() view:pan_range(0, 0, 0, 0) end,
        function() view:raster_transform(1, 0 / 0, 0, 0) end,
        function() tapzoom.transform_compose(1e40, 0, 0, 0, 1e40, 0, 0, 0) end,
        function() tapzoom.transform_compose(1, 0, 0, 0, 1, 0, 0 / 0, 0) end,
        function() tapzoom.transform_invert(0, 0, 0, 0) end,
        function() tapzoom.transform_interpolate(1.5, 1, 0, 0, 0, 1, 0, 0, 0) end,
        function() tapzoom.transform_interpolate(0, 1, 0, 0, 0, 0, 0, 0, 0) end,
        function() tapzoom.transform_to_affine(1, 0, 1 / 0, 0) end,
        function() tapzoom.view_to_content(1e13, 0, 1, 0, 0, 0) end,
        function() tapzoom.content_to_view(0, 0 / 0, 1, 0, 0, 0) end,
        function() tapzoom.transform_to_matrix({}, 0, 0, -1, 0, 0, 0) end,
        function() tapzoom.transform_to_matrix({}, 0 / 0, 0, 1, 0, 0, 0) end,
    } do
        -- At the line that called, with the library's own sentence.
        luaunit.assertErrorMsgMatches(".*test_errors%.lua:%d+: tapzoom: a number is .*", call)
    end
    luaunit.assertErrorMsgContains("width must be a number", view.set_viewport, view, "wide", 1)
    luaunit.assertErrorMsgContains("a transform must be four numbers", tapzoom.view_to_content, 1, 1)
    luaunit.assertEquals(view:save_state(), before)
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
    for field, bit in pairs{flags = 8, buttons = 64} do
        touches[0].phase, touches[0][field] = tapzoom.touch_phases.began, bit
        luaunit.assertErrorMsgContains("a value is not in its enumeration", function()
            support.view():push_touches(touches)
        end)
        touches[0][field] = 0
    end
    luaunit.assertEquals(support.view():push_touches(touches), 1)
end
