-- Settings, written and read back.
--
-- SPDX-License-Identifier: MIT
local ffi = require("ffi")
local luaunit = require("luaunit")
local tapzoom = require("tapzoom")
local support = require("support")

TestConfig = {}

function TestConfig:test_every_field_is_a_setting()
    local file = assert(io.open("bindings/lua/tapzoom.lua"))
    local struct = file:read("*a"):match("typedef struct tapzoom_config {(.-)}")
    file:close()
    local settings, known = support.view():config(), {struct_size = true, level_count = true}
    local fields = 0
    for declared in struct:gmatch("[%w_]+ ([^;]+);") do
        for field in declared:gmatch("%f[%w_][%a_]+") do
            if field ~= "TAPZOOM_MAX_LEVELS" and not field:find("^reserved") then
                luaunit.assertTrue(known[field] or settings[field] ~= nil, field)
                fields = fields + 1
            elseif field ~= "TAPZOOM_MAX_LEVELS" then
                luaunit.assertNil(settings[field])
            end
        end
    end
    luaunit.assertTrue(fields >= 51, fields)
end

function TestConfig:test_a_write_into_a_copy_raises_an_error()
    local view = support.view{max_scale = {"larger", {"one_to_one", 4}, {"contain", 2}}, levels = {{"contain", 2}}}
    local before = view:save_state()
    for name, write in pairs{
        pan_slop = function() view:config().pan_slop = 0 end,
        zoom_step = function() local config = view:config() config.zoom_step = 2 end,
        gestures = function() view:config().gestures.pan = false end,
        events = function() view:config().events.tap = nil end,
        min_scale = function() view:config().min_scale[2] = 3 end,
        max_scale = function() view:config().max_scale[2][1] = "contain" end,
        levels = function() view:config().levels[2] = {"cover", 3} end,
        pan_slope = function() view:config().pan_slope = 0 end,
    } do
        luaunit.assertErrorMsgMatches(".*test_config%.lua:%d+: tapzoom: view:config%(%) is a read%-only copy of "
            .. "the settings; use view:set_config{" .. name .. " = %.%.%.}", write)
    end
    for _, walk in ipairs{pairs, ipairs, next} do
        luaunit.assertErrorMsgContains("table expected, got userdata", walk, view:config())
    end
    luaunit.assertEquals(view:save_state(), before)
end

function TestConfig:test_a_copy_is_read_like_a_table()
    local view = support.view{levels = {{"contain", 2}, {"cover", 3}}}
    local settings, count = view:config(), 0
    luaunit.assertEquals({#settings.levels, settings.levels[2][1], settings.levels[2][2]}, {2, "cover", 3})
    luaunit.assertNil(settings.levels[3])
    luaunit.assertNil(settings.viewport)
    for name, value in settings do
        luaunit.assertEquals(settings[name], value)
        count = count + 1
    end
    luaunit.assertTrue(count >= 67, count)
    -- It is a copy: it keeps its values.
    view:set_config{zoom_step = 7}
    luaunit.assertEquals({settings.zoom_step, view:config().zoom_step}, {2, 7})
end

function TestConfig:test_parts_of_a_copy_are_settings()
    local one = support.view{gestures = {"pan"}, max_scale = {"larger", {"none", 2}, {"cover", 9}}}
    local other = support.view{preset = "photos", content = {1, 1}}
    local from = one:config()
    luaunit.assertTrue(other:set_config{
        gestures = from.gestures, max_scale = from.max_scale, levels = {from.min_scale},
    })
    luaunit.assertEquals(support.copy(other:config().max_scale), {"larger", {"none", 2}, {"cover", 9}})
    luaunit.assertEquals(support.copy(other:config().gestures), support.copy(from.gestures))
    luaunit.assertEquals(support.copy(other:config().levels), {{"cover", 1}})
    luaunit.assertTrue(other:set_config{max_scale = {"larger", from.max_scale[3], from.max_scale[2]}})
    luaunit.assertEquals(support.copy(other:config().max_scale), {"larger", {"cover", 9}, {"none", 2}})
end

function TestConfig:test_a_whole_copy_changes_nothing()
    local view = support.view{preset = "reader", events = {pan = false}}
    local settings, before = view:config(), view:save_state()
    luaunit.assertTrue(view:set_config(settings))
    luaunit.assertEquals(view:save_state(), before)
end

function TestConfig:test_lists_replace_sets_and_sets_change_names()
    local view = support.view{gestures = {rotate = true}}
    luaunit.assertTrue(view:config().gestures.rotate and view:config().gestures.pan)
    luaunit.assertFalse(view:config().gestures.swipe)
    view:set_config{gestures = {pan = false}, events = {"settled", "animation"}}
    luaunit.assertFalse(view:config().gestures.pan)
    luaunit.assertTrue(view:config().gestures.rotate)
    support.double_tap(view)
    luaunit.assertEquals(support.names(view), {"animation began", "animation ended", "settled"})
    view:set_config{events = {}}
    view:fit()
    luaunit.assertEquals(support.names(view), {})
end

function TestConfig:test_the_set_of_events_has_64_bits()
    local config = ffi.new("tapzoom_config")
    local view = support.view()
    local function events()
        config.struct_size = ffi.sizeof(config)
        luaunit.assertEquals(tapzoom.C.tapzoom_get_config(view._handle, config), 0)
        return config.events
    end
    local all = events()
    luaunit.assertTrue(bit.rshift(all, 32) ~= 0) -- the kinds that later versions add
    view:set_config{events = {pan = false}}
    luaunit.assertTrue(events() == all - 2^tapzoom.C.TAPZOOM_EVENT_PAN)
    view:set_config{events = {pan = true}}
    luaunit.assertTrue(events() == all)
    view:set_config(view:config())
    luaunit.assertTrue(events() == all)
    view:set_config{events = {"pan", "edge"}}
    luaunit.assertTrue(events() == 2^tapzoom.C.TAPZOOM_EVENT_PAN + 2^tapzoom.C.TAPZOOM_EVENT_EDGE)
    luaunit.assertErrorMsgContains(
        'events="none": not one of tap_pending, tap,', view.set_config, view, {events = {"none"}})
end

function TestConfig:test_a_number_is_a_plain_scale()
    local config = support.view{max_scale = 2.5, levels = {2, {"larger", 1, {"contain", 6}}}}:config()
    luaunit.assertEquals(support.copy(config.max_scale), {"none", 2.5})
    luaunit.assertEquals(support.copy(config.levels), {{"none", 2}, {"larger", {"none", 1}, {"contain", 6}}})
end

function TestConfig:test_errors_name_the_wrong_setting()
    local nine = {}
    for i = 1, 9 do nine[i] = {"contain", i} end
    for text, settings in pairs{
        ["there is no setting pan_slope; did you mean pan_slop?"] = {pan_slope = 1},
        ["there is no setting maxscale; did you mean max_scale?"] = {maxscale = 1},
        ["there is no setting spin"] = {spin = 1},
        ['pan_slop="far": a number is needed'] = {pan_slop = "far"},
        ['fit="wide": not one of none, contain, cover, width, height, one_to_one, scale_down; did you mean width?'] =
            {fit = "wide"},
        ['wheel="spin": not one of none, pan, zoom'] = {wheel = "spin"},
        ["snap=true: not one of none, levels, steps"] = {snap = true},
        ["invert_zoom=1: true or false is needed"] = {invert_zoom = 1},
        ["wheel_smoothing=0.5: outside 0, or 1 to 1000"] = {wheel_smoothing = 0.5},
        ["bounds=1: not one of content, inside, none"] = {bounds = 1},
        ["reduced_motion=1: true or false is needed"] = {reduced_motion = 1},
        ['max_scale: a level is {fit, factor}, such as {"contain", 8}, or a plain scale, such as 2.5; not "foto"'] =
            {max_scale = "foto"},
        ['not {8, "contain"}'] = {max_scale = {8, "contain"}},
        ['min_scale.fit="widht": not one of none, contain, cover, width, height, one_to_one, scale_down; ' ..
            "did you mean width?"] = {min_scale = {"widht", 1}},
        ['levels[2].fit="fitted": not one of none, contain'] = {levels = {1, {"fitted", 8}}},
        ['max_scale.other_fit="fitted": not one of none, contain'] = {max_scale = {"larger", 1, {"fitted"}}},
        ["max_scale.other_factor=0: outside 1e-6 to 1e6"] = {max_scale = {"larger", {"contain", 1}, {"width", 0}}},
        ['not {"larger", {"contain", 1}}'] = {min_scale = {"larger", {"contain", 1}}},
        ['not {"larger", "contain", "cover"}'] = {min_scale = {"larger", "contain", "cover"}},
        ["levels: at most 8, not 9"] = {levels = nine},
        ["levels[1]: a level is"] = {levels = {"contain", 2}},
        ['levels["a"]: a list without gaps is needed'] = {levels = {a = 1}},
        ["levels[9]: a list without gaps is needed"] = {levels = {1, [9] = 2}},
        ["a set or a list of names, such as {pan = false}, is needed"] = {gestures = 5},
        ["min_pan_contacts=3: outside 1 to 2"] = {min_pan_contacts = 3},
        ["min_pan_contacts=4294967297: outside 1 to 2"] = {min_pan_contacts = 4294967297},
        ["min_pan_contacts=1.5: a whole number"] = {min_pan_contacts = 1.5},
        ['pager_edges="min_scale": not one of left, top, right, bottom'] = {pager_edges = {min_scale = true}},
        ['host_tools="hand": not one of finger, pen, mouse'] = {host_tools = {"hand"}},
        ['host_buttons="left": not one of primary,'] = {host_buttons = {"left"}},
        ["rotate, quick_zoom, swipe, fling; did you mean pinch?"] = {gestures = {pinche = true}},
        ["zoom_step=1000: outside 1.01 to 100"] = {zoom_step = 1000},
        ["zoom_step=nan: outside 1.01 to 100"] = {zoom_step = 0 / 0},
        ["tap_debounce_time=0.04: outside 0 to double_tap_time (0.02)"] = {double_tap_time = 0.02},
        ["fling_max_speed=10: outside fling_min_speed (200) to 1e6"] = {fling_max_speed = 10},
        ['fit="' .. ("x"):rep(56) .. "...: not one of none"] = {fit = ("x"):rep(100)},
        ['fit="' .. ("x"):rep(55) .. "...: not one of none"] = {fit = ("x"):rep(55) .. ("ö"):rep(100)},
        ["quick_zoom_distance=0: outside -1e4 to -1, or 1 to 1e4"] = {quick_zoom_distance = 0},
        ["levels[2].factor=10000000: outside 1e-6 to 1e6"] = {levels = {{"contain"}, {"contain", 1e7}}},
        ["max_scale.factor=0: outside 1e-6 to 1e6"] = {max_scale = 0},
        ["max_scale.other_factor=-1: outside 1e-6 to 1e6"] = {max_scale = {"larger", 1, {"contain", -1}}},
    } do
        luaunit.assertErrorMsgContains(text, function() support.view(settings) end)
        local view = support.view()
        local before = view:save_state()
        luaunit.assertErrorMsgContains(text, function() view:set_config(settings) end)
        luaunit.assertEquals(view:save_state(), before)
    end
end

function TestConfig:test_settings_must_be_a_table()
    local view = support.view()
    luaunit.assertErrorMsgContains("settings must be a table", view.set_config, view, "pan_slop")
    luaunit.assertErrorMsgContains("settings must be a table", view.set_config, view)
end
