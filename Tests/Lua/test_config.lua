-- Settings, written and read back.
--
-- SPDX-License-Identifier: MIT
local luaunit = require("luaunit")
local tapzoom = require("tapzoom")
local support = require("support")

TestConfig = {}

function TestConfig:test_presets()
    for preset, fit in pairs{photos = "all", maps = "fill", reader = "width", board = "all"} do
        luaunit.assertEquals(support.view{preset = preset}:config().fit, fit)
    end
    luaunit.assertEquals(tapzoom.view{viewport = {1, 1}, content = {1, 1}}:config().double_tap, "toggle")
end

function TestConfig:test_every_field_is_a_setting()
    local file = assert(io.open("bindings/lua/tapzoom.lua"))
    local struct = file:read("*a"):match("typedef struct tapzoom_config {(.-)}")
    file:close()
    local settings, known = support.view():config(), {struct_size = true, level_count = true, reserved = true}
    local fields = 0
    for declared in struct:gmatch("[%w_]+ ([^;]+);") do
        for field in declared:gmatch("%f[%w_][%a_]+") do
            if field ~= "TAPZOOM_MAX_LEVELS" then
                luaunit.assertTrue(known[field] or settings[field] ~= nil, field)
                fields = fields + 1
            end
        end
    end
    luaunit.assertTrue(fields >= 51, fields)
end

function TestConfig:test_read_back_is_what_was_written()
    local settings = {
        pan_slop = 0, zoom_step = 3, fit = "all", bounds = "none", double_tap = "levels", double_tap_anchor = "center",
        two_finger_tap = "reset", two_finger_tap_anchor = "center", reduced_motion = true,
        min_scale = {"none", 0.1}, max_scale = {"one_to_one", 4}, levels = {{"all", 2}, {"width", 1}},
    }
    local read = support.view(settings):config()
    for name, value in pairs(settings) do luaunit.assertEquals(read[name], value, name) end
end

function TestConfig:test_all_of_it_changes_nothing()
    local view = support.view{preset = "reader", events = {pan = false}}
    local settings, before = view:config(), view:save()
    luaunit.assertTrue(view:set_config(settings))
    luaunit.assertEquals(view:save(), before)
end

function TestConfig:test_sets()
    local view = support.view{gestures = {rotate = true}}
    luaunit.assertTrue(view:config().gestures.rotate and view:config().gestures.pan)
    luaunit.assertFalse(view:config().gestures.swipe)
    view:set_config{gestures = {pan = false}, events = {"settled", "zoom"}}
    luaunit.assertFalse(view:config().gestures.pan)
    luaunit.assertTrue(view:config().gestures.rotate)
    support.double_tap(view)
    luaunit.assertEquals(support.names(view), {"zoom began", "zoom ended", "settled"})
    view:set_config{events = {}}
    view:reset(false)
    luaunit.assertEquals(support.names(view), {})
end

function TestConfig:test_reduced_motion()
    local view = support.view{reduced_motion = true}
    view:advance(0)
    view:zoom_by(2, 200, 300)
    luaunit.assertAlmostEquals((view:transform()), 0.4, 1e-9)
end

function TestConfig:test_what_is_wrong_is_said()
    local nine = {}
    for i = 1, 9 do nine[i] = {"all", i} end
    for text, settings in pairs{
        ["there is no setting pan_slope"] = {pan_slope = 1},
        ["pan_slop = far: a number is needed"] = {pan_slop = "far"},
        ["fit = wide: no such name"] = {fit = "wide"},
        ["bounds = 1: no such name"] = {bounds = 1},
        ["reduced_motion = 1: true or false"] = {reduced_motion = 1},
        ["a level is"] = {max_scale = 3},
        ["min_scale"] = {min_scale = {"wide", 1}},
        ["at most 8 levels"] = {levels = nine},
        ["a set is needed"] = {gestures = 5},
        ["no such name: spin"] = {gestures = {spin = true}},
        ["out of its range"] = {zoom_step = 1000},
        ["NaN or infinite"] = {zoom_step = 0 / 0},
    } do
        luaunit.assertErrorMsgContains(text, function() support.view(settings) end)
        local view = support.view()
        local before = view:save()
        luaunit.assertErrorMsgContains(text, function() view:set_config(settings) end)
        luaunit.assertEquals(view:save(), before)
    end
end
