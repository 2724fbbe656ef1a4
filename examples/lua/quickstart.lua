-- Plays touches into a map view at 60 frames a second, and tells what happens.
--
-- SPDX-License-Identifier: MIT
--
--     luajit quickstart.lua ../touches/double-tap.jsonl ../touches/pinch.jsonl

-- Your own program has tapzoom.lua beside it; here it is in another folder.
local folder = arg[0]:match("^(.*)/") or "."
package.path = folder .. "/../../bindings/lua/?.lua;" .. package.path
local tapzoom = require("tapzoom")

local RATE = 60
local STORIES = {
    tap = "One tap, and no second one in time.",
    double_tap = "Two quick taps: the view zooms in about them.",
    fingers_tap = "Two fingers tap: the view zooms out.",
    long_press = "A finger rests: a long press.",
    pan = "Fingers move: the content follows them.",
    pinch = "Their distance changes: the scale follows it.",
    quick_zoom = "A tap and a drag: the scale follows the finger.",
    fling = "A finger lifts in motion: the content glides on.",
    settled = "The view is at rest.",
}

--- The touches of a file. Skips other lines, such as its header.
local function read(path)
    local touches = {}
    local file = io.open(path)
    for line in file and file:lines() or function() end do
        local time, id, phase, x, y = line:match(
            '^{"time": ([%d.e-]+), "id": (%d+), "phase": "(%a+)", "x": ([%d.e-]+), "y": ([%d.e-]+)')
        if time then
            touches[#touches + 1] = {tonumber(time), tonumber(id), phase, tonumber(x), tonumber(y)}
        end
    end
    return touches
end

--- Prints a line for an event that begins something. A host reacts to the kinds that it needs.
local function tell(event)
    if STORIES[event.kind] and (event.phase == "discrete" or event.phase == "began") then
        print(("%6.3f  %6.1f %6.1f  %6.4f  %s"):format(
            event.time, event.content_x, event.content_y, event.scale, STORIES[event.kind]))
    end
end

local count = 0 -- the frames so far

--- Plays touches until the view is at rest.
local function play(view, touches)
    local start = count / RATE
    local next_touch = 1
    repeat
        local now = count / RATE
        while touches[next_touch] and start + touches[next_touch][1] <= now do
            local time, id, phase, x, y = unpack(touches[next_touch])
            assert(view:push_touch(start + time, id, phase, x, y))
            next_touch = next_touch + 1
        end
        assert(view:frame(now)) -- a real host would draw here, with the transform that it returns
        for event in view:events() do tell(event) end
        count = count + 1
    until not touches[next_touch] and view:state().next_deadline == math.huge
end

local files = {}
for i, path in ipairs(arg) do files[i] = read(path) end
for i = 1, math.max(#arg, 1) do
    if not files[i] or not files[i][1] then
        io.stderr:write("usage: quickstart.lua TOUCHES...\n")
        os.exit(1)
    end
end
local view = tapzoom.view{viewport = {400, 600}, content = {2000, 3000}, preset = "maps"}
print("  time   map x  map y   scale")
for _, touches in ipairs(files) do play(view, touches) end
