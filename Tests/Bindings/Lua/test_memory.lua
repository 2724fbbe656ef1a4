-- Views are freed, and memory that the library still uses is not.
--
-- SPDX-License-Identifier: MIT
local luaunit = require("luaunit")
local support = require("support")

TestMemory = {}

--- Makes 1,000 views in another process, by a piece of a program. Returns how many are alive after a collection, as
--- Tests/Bindings/count.c counts them.
local function alive(make)
    local ffi = require("ffi")
    ffi.cdef("size_t tapzoom_view_size(void);")
    local count = os.tmpname()
    local compile = (os.getenv("CC") or "cc") .. " -O2 -shared -fPIC Tests/Bindings/count.c -o " .. count
    local made, is_fine = support.output(compile)
    luaunit.assertTrue(is_fine, made)
    local program = ([[
        package.path = "%s"
        local ffi, support = require("ffi"), require("support")
        ffi.cdef("long views_alive(void);")
        for _ = 1, 1000 do %s end
        collectgarbage()
        collectgarbage()
        io.stderr:write(tonumber(ffi.C.views_alive()), "\n")]]):format(package.path, make)
    local size = tonumber(ffi.load("build/lib/libtapzoom.so").tapzoom_view_size())
    local said = support.output(("LD_PRELOAD=%s VIEW_SIZE=%d luajit -e '%s'"):format(count, size, program))
    os.remove(count)
    return said
end

function TestMemory:test_forgotten_and_destroyed_views_are_freed()
    luaunit.assertEquals(alive("support.view()"), "0\n1000 views made, 0 alive")
    luaunit.assertEquals(alive("support.view():destroy()"), "0\n1000 views made, 0 alive")
    luaunit.assertEquals(alive("kept = support.view()"), "1\n1000 views made, 0 alive")
end

function TestMemory:test_snapshots_do_not_leak_memory()
    local view = support.view()
    local function used(times)
        for _ = 1, times do view:save_state() end
        collectgarbage()
        collectgarbage()
        return collectgarbage("count")
    end
    local before = used(100)
    luaunit.assertTrue(used(1000) - before < 1)
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
