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
    luaunit.assertErrorMsgContains("no such name: none", view.set_config, view, {events = {"none"}})
end

function TestConfig:test_errors_name_the_wrong_setting()
    local nine = {}
    for i = 1, 9 do nine[i] = {"contain", i} end
    for text, settings in pairs{
        ["there is no setting pan_slope"] = {pan_slope = 1},
        ["pan_slop = far: a number is needed"] = {pan_slop = "far"},
        ["fit = wide: no such name"] = {fit = "wide"},
        ["wheel = spin: no such name"] = {wheel = "spin"},
        ["snap = true: no such name"] = {snap = true},
        ["invert_zoom = 1: true or false"] = {invert_zoom = 1},
        ["wheel_smoothing: a number is outside its range"] = {wheel_smoothing = 0.5},
        ["bounds = 1: no such name"] = {bounds = 1},
        ["reduced_motion = 1: true or false"] = {reduced_motion = 1},
        ["a level is"] = {max_scale = 3},
        ["min_scale"] = {min_scale = {"wide", 1}},
        ['{"larger", {"one_to_one", 2}, {"contain", 6}}'] = {min_scale = {"larger", {"contain", 1}}},
        ["a level is {"] = {min_scale = {"larger", "contain", "cover"}},
        ["at most 8 levels"] = {levels = nine},
        ["a set or a list of names is needed"] = {gestures = 5},
        ["min_pan_contacts: a number is outside its range"] = {min_pan_contacts = 3},
        ["min_pan_contacts = 1.5: a whole number"] = {min_pan_contacts = 1.5},
        ["no such name: min_scale"] = {pager_edges = {min_scale = true}},
        ["no such name: hand"] = {host_tools = {"hand"}},
        ["no such name: left"] = {host_buttons = {"left"}},
        ["no such name: spin"] = {gestures = {spin = true}},
        ["zoom_step: a number is outside its range"] = {zoom_step = 1000},
        ["zoom_step: a number is NaN or infinite"] = {zoom_step = 0 / 0},
        ["levels[1].factor: a number is outside its range"] = {levels = {{"contain"}, {"contain", 1e7}}},
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
