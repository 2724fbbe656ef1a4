-- A view's sizes, readings and commands.
--
-- SPDX-License-Identifier: MIT
local ffi = require("ffi")
local luaunit = require("luaunit")
local tapzoom = require("tapzoom")
local support = require("support")

local near = support.near

TestView = {}

function TestView:setUp()
    self.view = support.view()
end

function TestView:test_a_new_view_shows_the_fitted_view()
    near({self.view:transform()}, {0.2, 0, 0, 0})
    near({self.view:target_transform()}, {0.2, 0, 0, 0})
    near({self.view:visible_rect()}, {0, 0, 2000, 3000})
    near({self.view:visible_rect(self.view:target_transform())}, {0, 0, 2000, 3000})
    near({self.view:scale_range()}, {0.2, 12.8, 0.2})
end

function TestView:test_transform_at_shows_resampled_fingers()
    near({self.view:transform_at(-1e12)}, {self.view:transform()})
    self.view:zoom_to(2, 200, 200)
    self.view:push_touch(0, 1, "began", 100, 200)
    for i = 1, 5 do self.view:push_touch(0.01 * i, 1, "moved", 100 + 20 * i, 200) end
    self.view:advance(0.05)
    local scale, rotation, x, y = self.view:transform()
    near({self.view:transform_at(0.05)}, {scale, rotation, x - 20, y})
    near({self.view:transform_at(0.055)}, {scale, rotation, x - 10, y})
    near({self.view:transform_at(1)}, {scale, rotation, x, y})
    local nothing, _, status = self.view:transform_at(0.04)
    luaunit.assertNil(nothing)
    luaunit.assertEquals(status, "time")
end

function TestView:test_conversions_are_inverse()
    near({tapzoom.view_to_content(100, 120, self.view:transform())}, {500, 600})
    near({tapzoom.content_to_view(500, 600, self.view:transform())}, {100, 120})
    near({tapzoom.view_to_content(7, 9, 2, math.pi / 2, 3, 5)}, {2, -2})
    near({tapzoom.content_to_view(2, -2, 2, math.pi / 2, 3, 5)}, {7, 9})
    near({self.view:visible_rect(0.4, 0, -200, -300)}, {500, 750, 1000, 1500})
end

function TestView:test_a_double_tap_zooms_in()
    support.double_tap(self.view)
    near({self.view:transform()}, {0.4, 0, -100, -120})
    luaunit.assertTrue(self.view:state().zoomed)
    luaunit.assertFalse(self.view:state().moving)
end

local function float(number)
    return tonumber(ffi.new("float", number))
end

function TestView:test_matrix_is_column_major()
    support.double_tap(self.view)
    local into = {}
    luaunit.assertIs(tapzoom.transform_to_matrix(into, 0, 0, self.view:transform()), into)
    near({into[1], into[2], into[6], into[11], into[13], into[14], into[16]},
        {float(0.4), 0, float(0.4), 1, -100, -120, 1})
    luaunit.assertEquals(#tapzoom.transform_to_matrix(nil, 0, 0, self.view:transform()), 16)
    local little = ffi.new("double[4]")
    luaunit.assertErrorMsgContains("a table or nil, not cdata", tapzoom.transform_to_matrix, little, 0, 0, 1, 0, 0, 0)
end

function TestView:test_a_matrix_has_an_origin()
    local matrix = tapzoom.transform_to_matrix({}, 4e7, -4e7, 10, 0, -4e8 + 0.25, 4e8 - 0.5)
    luaunit.assertEquals({matrix[1], matrix[6], matrix[13], matrix[14]}, {10, 10, 0.25, -0.5})
end

function TestView:test_the_raster_counts_device_pixels()
    self.view:set_config{pixels_per_unit = 2}
    support.double_tap(self.view)
    luaunit.assertAlmostEquals(self.view:raster_scale(), 0.8, 1e-9)
    near({self.view:raster_transform()}, {1, 0, -200, -240})
    near({self.view:raster_transform(self.view:transform())}, {1, 0, -200, -240})
    near({self.view:raster_transform(0.8, 0, -10, -20)}, {2, 0, -20, -40})
end

function TestView:test_sizes_read_back_as_set()
    luaunit.assertEquals({self.view:viewport()}, {400, 600, 0, 0, 0, 0})
    luaunit.assertEquals({self.view:content()}, {0, 0, 2000, 3000})
    self.view:set_viewport(300, 500, 1, 2, 3, 4)
    self.view:set_content(-5, 6, 70, 80)
    luaunit.assertEquals({self.view:viewport()}, {300, 500, 1, 2, 3, 4})
    luaunit.assertEquals({self.view:content()}, {-5, 6, 70, 80})
    local before = self.view:save_state()
    self.view:set_viewport(self.view:viewport())
    self.view:set_content(self.view:content())
    luaunit.assertEquals(self.view:save_state(), before)
end

function TestView:test_transforms_compose_and_invert()
    local function join(a, b) return a[1], a[2], a[3], a[4], b[1], b[2], b[3], b[4] end
    local page, picture = {2, math.pi / 2, 10, 20}, {3, 0, 5, 7}
    local both = {tapzoom.transform_compose(join(page, picture))}
    near(both, {6, math.pi / 2, 10 - 14, 20 + 10})
    near({tapzoom.content_to_view(4, 9, unpack(both))},
        {tapzoom.content_to_view(3 * 4 + 5, 3 * 9 + 7, unpack(page))})
    near({tapzoom.transform_compose(join(both, {tapzoom.transform_invert(unpack(both))}))}, {1, 0, 0, 0})
    near({tapzoom.transform_invert(2, 0, 10, 20)}, {0.5, 0, -5, -10})
end

function TestView:test_interpolation_keeps_the_fixed_point()
    -- From scale 1 to 4 about the view point (100, 50).
    near({tapzoom.transform_interpolate(0, 1, 0, 0, 0, 4, 0, -300, -150)}, {1, 0, 0, 0})
    near({tapzoom.transform_interpolate(0.5, 1, 0, 0, 0, 4, 0, -300, -150)}, {2, 0, -100, -50})
    near({tapzoom.transform_interpolate(1, 1, 0, 0, 0, 4, 0, -300, -150)}, {4, 0, -300, -150})
end

function TestView:test_an_affine_matrix_has_six_numbers()
    near({tapzoom.transform_to_affine(2, math.pi / 2, 3, 5)}, {0, 2, -2, 0, 3, 5})
    local a, b, c, d, x, y = tapzoom.transform_to_affine(2, 0.7, 3, 5)
    near({a * 11 + c * 13 + x, b * 11 + d * 13 + y}, {tapzoom.content_to_view(11, 13, 2, 0.7, 3, 5)})
end

function TestView:test_target_transform_is_the_end_of_an_animation()
    self.view:advance(0)
    luaunit.assertTrue(self.view:zoom_by(2, 200, 300, {animated = true}))
    self.view:advance(0.1)
    local scale = self.view:transform()
    luaunit.assertTrue(scale > 0.2 and scale < 0.4)
    near({self.view:target_transform()}, {0.4, 0, -200, -300})
    near({self.view:visible_rect(self.view:target_transform())}, {500, 750, 1000, 1500})
    luaunit.assertEquals(self.view:state().next_deadline, 0.1)
    luaunit.assertTrue(self.view:state().moving)
    self.view:stop_motion()
    near({self.view:target_transform()}, {self.view:transform()})
    luaunit.assertEquals(self.view:state().next_deadline, math.huge)
end

function TestView:test_velocity_is_that_of_fingers_or_the_animation()
    near({self.view:velocity()}, {0, 0, 0, 0, 200, 300})
    self.view:zoom_to(1, 200, 300)
    self.view:push_touch(0, 1, "began", 200, 300)
    for i = 1, 10 do self.view:push_touch(0.01 * i, 1, "moved", 200 - 10 * i, 300 + 5 * i) end
    self.view:advance(0.1)
    near({self.view:velocity()}, {-1000, 500, 0, 0, 100, 350})
    self.view:cancel_touches(0.1)
    self.view:zoom_by(2, 200, 300, {animated = true})
    self.view:advance(0.2)
    local x, y, log_scale, rotation = self.view:velocity()
    luaunit.assertTrue(log_scale > 0 and rotation == 0)
end

function TestView:test_overscroll_reports_the_distance_beyond_the_bounds()
    near({self.view:overscroll()}, {0, 0, 0, 0, 0, 0})
    self.view:set_config{pan_slop = 0, always_bounce_x = true, always_bounce_y = true}
    self.view:push_touch(0, 1, "began", 200, 300)
    for i = 1, 10 do self.view:push_touch(0.01 * i, 1, "moved", 200 + 10 * i, 300 - 5 * i) end
    self.view:advance(0.1)
    local _, _, x, y = self.view:transform()
    near({self.view:overscroll()}, {x, y, 100, -50, 0, 0})
    luaunit.assertTrue(x > 0 and x < 60 and y < 0 and y > -30)
end

function TestView:test_commands_move_the_view_at_once()
    self.view:advance(0)
    self.view:zoom_by(2, 200, 300)
    near({self.view:transform()}, {0.4, 0, -200, -300})
    self.view:zoom_to(0.8, 0, 0, {animated = false})
    near({self.view:transform()}, {0.8, 0, -400, -600})
    self.view:zoom_to(0.4, 0, 0, {animated = false, duration = 1})
    near({self.view:transform()}, {0.4, 0, -200, -300})
    self.view:fit{duration = 0}
    near({self.view:transform()}, {0.2, 0, 0, 0})
    self.view:zoom_to_rect(500, 750, 1000, 1500, {})
    near({self.view:transform()}, {0.4, 0, -200, -300})
    self.view:set_transform(1, 0, -300, -500)
    near({self.view:transform()}, {1, 0, -300, -500})
    self.view:center_on(900, 1000, 2)
    near({self.view:transform()}, {2, 0, -1600, -1700})
    self.view:center_on(1000, 1500)
    near({self.view:transform()}, {2, 0, -1800, -2700})
    self.view:fit()
    near({self.view:transform()}, {0.2, 0, 0, 0})
    luaunit.assertFalse(self.view:state().moving)
end

function TestView:test_options_animate_commands()
    local commands = {
        zoom_by = {2, 200, 300}, zoom_to = {0.8, 0, 0}, zoom_to_rect = {500, 750, 1000, 1500},
        set_transform = {1, 0, -300, -500}, center_on = {900, 1000, 2}, fit = {},
    }
    for name, arguments in pairs(commands) do
        for duration, options in pairs{
            [0.3] = {animated = true},
            [0.05] = {animated = true, duration = 0.05},
            [1] = {duration = 1},
            [2] = {animated = true, duration = 2},
        } do
            local view = support.view()
            view:advance(0)
            if name == "fit" then view:zoom_by(3, 0, 0) end
            for _ in view:events() do end
            local last = #arguments + 1
            arguments[last] = options
            luaunit.assertTrue(view[name](view, unpack(arguments)))
            arguments[last] = nil
            luaunit.assertTrue(view:state().moving)
            view:advance(duration - 0.001)
            luaunit.assertTrue(view:state().moving)
            view:advance(duration + 0.001)
            luaunit.assertFalse(view:state().moving)
            luaunit.assertEquals(support.names(view), {"animation began", "animation ended", "settled"})
        end
    end
end

function TestView:test_bad_options_raise_errors()
    for text, options in pairs{
        ["a table, such as {animated = true}, not false"] = false,
        ["a table, such as {animated = true}, not 0.3"] = 0.3,
        ["there is no option animate"] = {animate = true},
        ["animated = 1: true or false is needed"] = {animated = 1},
        ["duration = long: a number is needed"] = {animated = true, duration = "long"},
        ["outside its range"] = {animated = true, duration = -1},
        ["curve: no curve has the name round"] = {curve = "round"},
        ["path: no path has the name 1"] = {path = 1},
        ["fly_rho = 2: a number is needed"] = {fly_rho = "2"},
        ["NaN or infinite"] = {animated = true, duration = 0 / 0},
    } do
        for _, call in ipairs{
            function() self.view:fit(options) end,
            function() self.view:zoom_by(2, 0, 0, options) end,
            function() self.view:center_on(0, 0, 1, options) end,
        } do
            luaunit.assertErrorMsgMatches(".*test_view%.lua:%d+: tapzoom: .*", call)
            luaunit.assertErrorMsgContains(text, call)
        end
    end
    near({self.view:transform()}, {0.2, 0, 0, 0})
end

function TestView:test_set_viewport_keeps_what_the_user_looks_at()
    self.view:set_viewport(800, 1200)
    near({self.view:transform()}, {0.4, 0, 0, 0})
    self.view:set_content(0, 0, 4000, 6000)
    near({self.view:transform()}, {0.2, 0, 0, 0})
    self.view:set_viewport(800, 1200, 0, 300)
    near({self.view:transform()}, {0.2, 0, 0, 150})
    self.view:set_viewport(800, 1200)
    near({self.view:transform()}, {0.2, 0, 0, 0})
    local with_insets = support.view{viewport = {400, 600, 0, 0, 0, 100}, preset = "photos"}
    near({with_insets:transform()}, {1 / 6, 0, 400 / 2 - 2000 / 12, 0})
end

function TestView:test_content_may_have_any_origin()
    local view = support.view{content = {-500, 1000, 2000, 3000}}
    near({view:transform()}, {0.2, 0, 100, -200})
    near({view:visible_rect()}, {-500, 1000, 2000, 3000})
    luaunit.assertTrue(view:set_content(0, 0, 2000, 3000))
    near({view:visible_rect()}, {0, 0, 2000, 3000})
end

function TestView:test_content_keeps_the_picture_or_the_coordinates()
    self.view:zoom_to_rect(500, 750, 1000, 1500)
    luaunit.assertTrue(self.view:set_content(0, 0, 4000, 6000)) -- the full image after its preview
    near({self.view:visible_rect()}, {1000, 1500, 2000, 3000})
    luaunit.assertTrue(self.view:set_content(0, 0, 2000, 3000, "picture"))
    near({self.view:visible_rect()}, {500, 750, 1000, 1500})
    luaunit.assertTrue(self.view:set_content(-1000, 0, 4000, 6000, "coordinates")) -- a world that grows
    near({self.view:visible_rect()}, {500, 750, 1000, 1500})
    luaunit.assertErrorMsgContains("must be picture or coordinates", self.view.set_content, self.view, 0, 0, 1, 1,
        "all")
end

function TestView:test_state_reports_clock_deadline_flags_and_counts()
    luaunit.assertEquals(self.view:state().time, -math.huge)
    self.view:advance(7.5)
    luaunit.assertEquals(self.view:state(), {
        time = 7.5, next_deadline = math.huge, contact_count = 0, waiting_count = 0,
        touched = false, moving = false, zoomed = false, events_lost = false, driven = false,
        limits = {left = true, top = true, right = true, bottom = true, min_scale = true, max_scale = false},
    })
    self.view:zoom_to(12.8, 200, 300)
    self.view:push_touch(8, 1, "began", 100, 100)
    self.view:push_touch(8, 2, "began", 200, 100)
    local mine = {limits = {}}
    luaunit.assertIs(self.view:state(mine), mine)
    luaunit.assertEquals(mine, {
        time = 8, next_deadline = math.huge, contact_count = 2, waiting_count = 4,
        touched = true, moving = false, zoomed = true, events_lost = false, driven = false,
        limits = {left = false, top = false, right = false, bottom = false, min_scale = false, max_scale = true},
    })
    self.view:push_touch(9, 2, "moved", 200, 101) -- the frame is open until the next call
    luaunit.assertEquals(self.view:state().next_deadline, 9)
    luaunit.assertIs(self.view:state(), self.view:state())
    luaunit.assertNotIs(self.view:state(), support.view():state())
    self.view:set_transform(1, 0, 0, -2000)
    local limits = self.view:state({}).limits
    luaunit.assertEquals({limits.left, limits.top, limits.right, limits.bottom}, {true, false, false, false})
end

function TestView:test_a_waiting_tap_has_a_deadline()
    support.tap(self.view, 0, 1, 100, 120)
    luaunit.assertAlmostEquals(self.view:state().next_deadline, 0.36, 1e-9)
end

function TestView:test_every_function_of_the_header_is_called()
    local file = assert(io.open("bindings/lua/tapzoom.lua"))
    local source = file:read("*a")
    file:close()
    for line in io.lines("Sources/TapZoomC/tapzoom.map") do
        local name = line:match("^ +(tapzoom_%w[%w_]*);")
        -- The loader asks a library that may be another one for its version. Lua has no memory for a view.
        if name and name ~= "tapzoom_version" and name ~= "tapzoom_create_at" and name ~= "tapzoom_view_size" then
            luaunit.assertStrMatches(source, ".*C%." .. name .. "%f[^%w_].*")
        end
    end
end

function TestView:test_the_file_can_be_loaded_again()
    package.loaded.tapzoom = nil
    local again = require("tapzoom")
    package.loaded.tapzoom = tapzoom
    luaunit.assertNotIs(again, tapzoom)
    near({again.view{viewport = {1, 1}, content = {2, 2}}:transform()}, {0.5, 0, 0, 0})
end

function TestView:test_a_quiet_command_drives_the_view()
    local view = self.view
    assert(view:advance(0))
    luaunit.assertNil(view:actions().left)
    assert(view:center_on(1000, 1500, 0.4, {quiet = true}))
    luaunit.assertTrue(view:state().driven and view:actions().left)
    near({view:pan_range()}, {500, 750, 1000, 1500})
    near({view:pan_range(view:transform())}, {500, 750, 1000, 1500})
    assert(view:advance(1))
    local last
    for event in view:events() do last = {event.kind, event.cause} end
    luaunit.assertEquals(last, {"settled", "driven"})
    assert(view:step("left"))
    near({view:transform()}, {0.4, 0, -100, -300})
end
