-- play.lua SCRIPT - plays a script with the Lua binding: see play.py.
--
-- SPDX-License-Identifier: MIT
local tapzoom = require("tapzoom")

local function text(...)
    local words = {...}
    -- C prints infinity as "inf".
    for i, number in ipairs(words) do words[i] = number == math.huge and "inf" or ("%.17g"):format(number) end
    return table.concat(words, " ")
end

--- Returns the options of a command: animated, or at once for a duration of 0.
local function options(duration)
    return {duration = tonumber(duration)}
end

--- Returns a list with a name, or an empty list for "none".
local function list(name)
    return name ~= "none" and {name} or {}
end

--- Returns the bits of a table of truth values.
local function bits(set, names)
    local mask = 0
    for i, name in ipairs(names) do mask = mask + (set[name] and 2 ^ (i - 1) or 0) end
    return mask
end

local LIMITS = {"left", "top", "right", "bottom", "min_scale", "max_scale"}
local BUTTONS = {"primary", "secondary", "middle", "back", "forward", "eraser"}

local calls = {
    touch = function(view, time, id, phase, x, y, tool, flag, button)
        assert(view:push_touch(tonumber(time), tonumber(id), phase, tonumber(x), tonumber(y), tool, list(flag),
            list(button)))
    end,
    sharing = function(view, contacts, edge, tool, button)
        view:set_config{
            min_pan_contacts = tonumber(contacts), pager_edges = list(edge),
            host_tools = list(tool), host_buttons = list(button),
        }
    end,
    owner = function(view, id, name) assert(view:set_contact_owner(tonumber(id), name)) end,
    pager = function(view, x, y) assert(view:set_pager_offset(tonumber(x), tonumber(y))) end,
    scroll = function(view, time, x, y, dx, dy, factor, rotation, unit, source, phase)
        local consumed = view:push_scroll{
            time = tonumber(time), x = tonumber(x), y = tonumber(y), dx = tonumber(dx), dy = tonumber(dy),
            factor = tonumber(factor), rotation = tonumber(rotation), unit = unit, source = source, phase = phase,
        }
        assert(consumed ~= nil)
        print(consumed and "consumed" or "left")
    end,
    velocity = function(view, ...)
        local numbers = {...}
        for i, number in ipairs(numbers) do numbers[i] = tonumber(number) end
        assert(view:set_velocity(unpack(numbers)))
    end,
    advance = function(view, time) assert(view:advance(tonumber(time))) end,
    cancel = function(view, time) assert(view:cancel_touches(tonumber(time))) end,
    near = function(view, time) assert(view:pen_near(tonumber(time))) end,
    step = function(view, action, duration) view:step(action, options(duration)) end,
    pan_by = function(view, dx, dy, duration) view:pan_by(tonumber(dx), tonumber(dy), options(duration)) end,
    stop = function(view) view:stop_motion() end,
    reset = function(view, duration) view:fit(options(duration)) end,
    settings = function(view, wheel, trackpad, snap, momentum, invert)
        view:set_config{
            wheel = wheel, trackpad = trackpad, snap = snap, momentum = momentum, invert_zoom = invert == "1",
        }
    end,
}
for _, name in ipairs{"zoom_by", "rotate_by", "zoom_to"} do
    calls[name] = function(view, number, x, y, duration)
        view[name](view, tonumber(number), tonumber(x), tonumber(y), options(duration))
    end
end

local view = tapzoom.view{viewport = {400, 600}, content = {2000, 3000}, preset = "maps", gestures = {rotate = true}}
for line in io.lines(arg[1]) do
    local words = {}
    for word in line:gmatch("%S+") do words[#words + 1] = word end
    calls[words[1]](view, unpack(words, 2))
    local scale, rotation, x, y = view:transform()
    print(text(scale, rotation, x, y, view:target_transform()))
    print(text(view:overscroll()))
    local numbers = {view:velocity()}
    numbers[7] = view:state().next_deadline
    print(text(unpack(numbers)))
    local owners = {}
    for id = 0, 2 do owners[#owners + 1] = view:contact_owner(id) or "-" end
    print(table.concat(owners, " "))
    for event in view:events() do
        print(event.kind .. " " .. event.phase .. " " ..
            text(event.time, event.view_x, event.view_y, event.scale, event.unconsumed_x, event.unconsumed_y))
        print(("%d %s %d %d %s"):format(event.contact, event.tool, bits(event.buttons, BUTTONS),
            bits(event.limits, LIMITS), event.owner))
    end
end
