-- Plays a touch recording into a map view at 60 frames a second; prints the events and the transform.
--
-- SPDX-License-Identifier: MIT
--
--     luajit quickstart.lua ../recordings/double-tap.jsonl

-- Your own program has tapzoom.lua beside it; here it is in another folder.
local folder = arg[0]:match("^(.*)/") or "."
package.path = folder .. "/../../bindings/lua/?.lua;" .. package.path
local tapzoom = require("tapzoom")

--- The touches of a recording. Skips other lines, such as its header.
local function read(path)
    local touches = {}
    local file = path and io.open(path)
    for line in file and file:lines() or function() end do
        local time, id, phase, x, y = line:match(
            '^{"time": ([%d.e-]+), "id": (%d+), "phase": "(%a+)", "x": ([%d.e-]+), "y": ([%d.e-]+)')
        if time then
            touches[#touches + 1] = {tonumber(time), tonumber(id), phase, tonumber(x), tonumber(y)}
        end
    end
    return touches
end

local function print_events(view)
    for event in view:events() do
        if event.phase ~= "changed" then -- the transform shows it
            print(("%8.3f  %-14s %-9s at (%.1f, %.1f)  taps %d"):format(
                event.time, event.kind, event.phase, event.view_x, event.view_y, event.tap_count))
        end
    end
end

local touches = read(arg[1])
if not touches[1] then
    io.stderr:write("usage: quickstart.lua RECORDING\n")
    os.exit(1)
end
local view = tapzoom.view{viewport = {400, 600}, content = {2000, 3000}, preset = "maps"}
view:zoom_by(3, 200, 300) -- so that the content can move in every direction
for _ in view:events() do end -- the events of that zoom

local start = touches[1][1]
local shown_scale, _, shown_x, shown_y = view:transform()
local next_touch, frame = 1, 0
while touches[next_touch] or view:state().next_deadline < math.huge do
    local time = start + frame / 60
    while touches[next_touch] and touches[next_touch][1] <= time do
        assert(view:push_touch(unpack(touches[next_touch])))
        next_touch = next_touch + 1
    end
    local scale, _, x, y = assert(view:frame(time))
    print_events(view)
    if scale ~= shown_scale or x ~= shown_x or y ~= shown_y then -- a real host would draw here
        local across, down = view:velocity()
        print(("%8.3f  scale %.4f  offset (%.2f, %.2f)  velocity (%.1f, %.1f)")
            :format(time, scale, x, y, across, down))
    end
    shown_scale, shown_x, shown_y = scale, x, y
    frame = frame + 1
end
print(("final     scale %.4f  offset (%.2f, %.2f)"):format(shown_scale, shown_x, shown_y))
