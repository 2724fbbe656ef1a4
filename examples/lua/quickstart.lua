-- Plays touches into a map view at 60 frames a second; tells what happens, and draws the scale.
--
-- SPDX-License-Identifier: MIT
--
--     luajit quickstart.lua ../touches/double-tap.jsonl ../touches/pinch.jsonl

-- Your own program has tapzoom.lua beside it; here it is in another folder.
local folder = arg[0]:match("^(.*)/") or "."
package.path = folder .. "/../../bindings/lua/?.lua;" .. package.path
local tapzoom = require("tapzoom")

local RATE, ROWS, COLUMNS = 60, 6, 72
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

local film = {} -- the scale and the number of fingers in each frame

--- Plays touches until the view is at rest.
local function play(view, touches)
    local start = #film / RATE
    local next_touch = 1
    repeat
        local now = #film / RATE
        while touches[next_touch] and start + touches[next_touch][1] <= now do
            local time, id, phase, x, y = unpack(touches[next_touch])
            assert(view:push_touch(start + time, id, phase, x, y))
            next_touch = next_touch + 1
        end
        local scale = assert(view:frame(now)) -- a real host would draw here
        for event in view:events() do tell(event) end
        local state = view:state()
        film[#film + 1] = {scale = scale, fingers = state.contact_count}
    until not touches[next_touch] and state.next_deadline == math.huge
end

--- Draws the scale over time on a logarithmic axis; below it the number of fingers, and where a second begins.
local function draw_chart()
    local low, high, fingers, seconds = math.huge, 0, {}, {"0"}
    for _, frame in ipairs(film) do
        low, high = math.min(low, frame.scale), math.max(high, frame.scale)
    end
    high = math.max(high, 2 * low)
    local function frame_of(column) return math.floor((column - 1) * (#film - 1) / (COLUMNS - 1)) end
    for row = ROWS - 1, 0, -1 do
        local marks = {}
        for column = 1, COLUMNS do
            local height = math.log(film[frame_of(column) + 1].scale / low) / math.log(high / low) * (ROWS - 1)
            marks[column] = height > row - 0.5 and "#" or " "
        end
        print(("%7.4f %s"):format(low * (high / low)^(row / (ROWS - 1)), table.concat(marks)))
    end
    for column = 1, COLUMNS do
        local count = film[frame_of(column) + 1].fingers
        fingers[column] = count > 0 and count % 10 or " "
    end
    for column = 2, COLUMNS do
        local before, second = math.floor(frame_of(column - 1) / RATE), math.floor(frame_of(column) / RATE)
        seconds[column] = second > before and second % 10 or " "
    end
    print("fingers " .. table.concat(fingers))
    print("seconds " .. table.concat(seconds))
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
draw_chart()
