-- Views are freed, and memory that the library still uses is not.
--
-- SPDX-License-Identifier: MIT
local luaunit = require("luaunit")
local support = require("support")

TestMemory = {}

--- Returns the resident memory of the process in kilobytes.
local function resident()
    for line in io.lines("/proc/self/status") do
        local size = line:match("^VmRSS:%s+(%d+) kB")
        if size then return tonumber(size) end
    end
end

local function grown(times, make)
    for _ = 1, times do make() end
    collectgarbage()
    collectgarbage()
    local before = resident()
    for _ = 1, times do make() end
    collectgarbage()
    collectgarbage()
    return resident() - before
end

function TestMemory:test_forgotten_views_are_freed()
    luaunit.assertTrue(grown(20000, function() support.view() end) < 8192)
end

function TestMemory:test_destroyed_views_are_freed()
    luaunit.assertTrue(grown(20000, function() support.view():destroy() end) < 8192)
end

function TestMemory:test_a_view_is_freed_once()
    local view = support.view()
    view:destroy()
    view = nil
    collectgarbage()
    collectgarbage()
end

function TestMemory:test_snapshots_do_not_leak_memory()
    local view = support.view()
    luaunit.assertTrue(grown(20000, function() view:save_state() end) < 8192)
end

function TestMemory:test_the_memory_of_a_recording_stays()
    local view, parts = support.view(), {}
    view:begin_recording()
    for i = 1, 200 do
        view:zoom_by(i % 2 == 0 and 0.5 or 2, 200, 300)
        collectgarbage()
        parts[i] = view:fetch_recording()
    end
    luaunit.assertEquals(support.view():replay(table.concat(parts)), 201)
end

function TestMemory:test_a_bad_size_keeps_the_memory_of_a_recording()
    local view = support.view()
    view:begin_recording()
    for _, size in ipairs{-1, 0 / 0, -math.huge} do
        luaunit.assertErrorMsgContains("size must be a whole number", function() view:begin_recording(size) end)
        collectgarbage()
        view:zoom_by(2, 200, 300)
    end
    luaunit.assertEquals(support.view():replay(view:fetch_recording()), 4)
end
