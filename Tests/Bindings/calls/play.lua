-- play.lua SCRIPT - plays the script with the Lua module, and prints what its program in C prints.
--
-- SPDX-License-Identifier: MIT
local ffi = require("ffi")
local tapzoom = require("tapzoom")

local script = dofile(arg[1])
local view, saved, line, recorded = nil, nil, nil, {}
local show

local function hex(bytes)
    return (bytes:gsub(".", function(one) return ("%02x"):format(one:byte()) end))
end

local function say(name, value)
    line[#line + 1] = (" %s=%s"):format(name, value)
end

local function number(name, value)
    say(name, hex(ffi.string(ffi.new("double[1]", value), 8):reverse()))
end

local function item(name, what, more, value)
    if what == "number" then return number(name, value) end
    if what == "choice" then
        value = more[value]
    elseif what == "switch" then
        value = value and 1 or 0
    elseif what == "flags" or what == "kinds" then
        local sum = 0
        for member, one in pairs(more) do
            if value[member] then sum = sum + (what == "kinds" and 2 ^ one or one) end
        end
        value = sum
    end
    say(name, ("%d"):format(tonumber(value)))
end

local function level(name, it)
    local one, other = it, {"none", 0}
    if it[1] == "larger" then one, other = it[2], it[3] end
    local fits = script.fits
    item(name .. "fit", "choice", fits, one[1])
    item(name .. "other_fit", "choice", fits, other[1])
    number(name .. "factor", one[2])
    number(name .. "other_factor", other[2])
end

local function read(struct, it, label)
    label = label or ""
    if struct == "level" then return level(label, it) end
    for _, field in ipairs(script.structs[struct]) do
        local name, what, more = field[1], field[2], field[3]
        local value = it[name]
        if struct == "state" and name == "flags" then
            value = {}
            for member in pairs(more) do value[member] = it[member] or it.limits[member] end
        end
        if what == "struct" then
            read(more, value, label .. name .. ".")
        elseif what == "list" then
            show("level", value)
        elseif name == "setting" then
            say(name, value or "")
        elseif name == "event_count" and struct == "record_entry" then
            say(name, #it.events)
        elseif name == "hash" then
            say(name, tostring(ffi.cast("int64_t", tonumber(value:sub(1, 8), 16) * 2ULL ^ 32 +
                tonumber(value:sub(9), 16))):gsub("LL", ""))
        elseif type(more) ~= "number" then
            item(label .. name, what, more, value)
        end
    end
end

function show(struct, all)
    local i = 1
    while all[i] do -- lists of settings are no tables
        line[#line + 1] = " " .. struct .. ":"
        read(struct, all[i])
        i = i + 1
    end
end

local function events()
    for event in view:events() do show("event", {event}) end
end

--- A struct of numbers in a row.
local function named(struct, numbers)
    local found = {}
    for i, field in ipairs(script.structs[struct]) do found[field[1]] = numbers[i] end
    return found
end

local function touches(all)
    local array = tapzoom.touches(#all)
    for i, one in ipairs(all) do
        local touch, flags, buttons = array[i - 1], 0, 0
        for _, name in ipairs(one.flags) do flags = flags + tapzoom.contact_flags[name] end
        for _, name in ipairs(one.buttons) do buttons = buttons + tapzoom.buttons[name] end
        touch.time, touch.id, touch.x, touch.y, touch.size = one.time, tapzoom.id(one.id), one.x, one.y, one.size
        touch.phase, touch.tool = tapzoom.touch_phases[one.phase], tapzoom.tools[one.tool]
        touch.flags, touch.buttons = flags, buttons
    end
    return array
end

local function settings(config)
    local found = {}
    for name, value in pairs(config) do found[name] = value end
    return found
end

local own = {
    version = function()
        local major, minor, patch = tapzoom.library_version():match("(%d+)%.(%d+)%.(%d+)")
        say("version", major * 10000 + minor * 100 + patch)
    end,
    config_init = function(preset)
        local made = tapzoom.view{viewport = {1, 1}, content = {1, 1}, preset = preset}
        show("config", {made:config()})
    end,
    config_check = function(config)
        config = settings(config)
        config.viewport, config.content = {1, 1}, {1, 1}
        return tapzoom.view(config)
    end,
    create = function(config, ...)
        local given, numbers = settings(config), {...}
        given.viewport, given.content = {unpack(numbers, 1, 6)}, {unpack(numbers, 7)}
        view = tapzoom.view(given)
        return view
    end,
    destroy = function()
        view:destroy()
    end,
    get_config = function()
        show("config", {view:config()})
    end,
    get_contacts = function()
        show("contact", view:contacts())
    end,
    poll_events = function()
        events()
    end,
    push_touches = function(all) return view:push_touches(touches(all)) end,
    frame = function(time, all)
        local found = {view:frame(time, touches(all))}
        if not found[1] then return unpack(found) end
        line[#line + 1] = " frame_result:"
        read("transform", named("transform", found), "transform.")
        read("state", found[5], "state.")
        say("accepted", #all)
        local at = #line + 1
        events()
        local count = 0
        for i = at, #line do count = count + (line[i] == " event:" and 1 or 0) end
        table.insert(line, at, " event_count=" .. count)
    end,
    get_actions = function()
        item("actions", "flags", script.actions, view:actions())
    end,
    transform_to_matrix = function(...)
        local found = tapzoom.transform_to_matrix(nil, ...)
        for i, one in ipairs(found) do number("matrix" .. i - 1, one) end
    end,
    save_state = function()
        saved = view:save_state()
        say("bytes", hex(saved))
    end,
    load_state = function() return view:load_state(saved) end,
    begin_recording = function() return view:begin_recording(65536) end,
    fetch_recording = function()
        local bytes, message, status = view:fetch_recording()
        say("bytes", hex(bytes))
        recorded[#recorded + 1] = bytes
        return bytes, message, status
    end,
    replay = function()
        return view:replay(table.concat(recorded), function(entry)
            show("record_entry", {entry})
            show("event", entry.events)
        end)
    end,
}

local function call(name, is_method, given, outs)
    local found
    if own[name] then
        found = {own[name](unpack(given))}
        if #found == 0 and table.maxn(found) == 0 then return true end
        return unpack(found, 1, 4)
    end
    if is_method then
        found = {view[name:gsub("^get_", "")](view, unpack(given))}
    else
        found = {tapzoom[name](unpack(given))}
    end
    if found[1] == nil then return unpack(found, 1, 4) end
    local out = outs[1]
    if not out then return true end
    if #outs > 1 then
        for i, one in ipairs(outs) do number(one[1], found[i]) end
    elseif out[2] == "struct" then
        show(out[3], type(found[1]) == "table" and {found[1]} or {named(out[3], found)})
    elseif type(out[3]) == "number" then
        for i, one in ipairs(found) do number(out[1] .. i - 1, one) end
    else
        item(out[1], out[2], out[3], found[1])
    end
    return true
end

print("enumerations")
for at, step in ipairs(script.steps) do
    line = {}
    local is_fine, result, message, _, accepted = pcall(call, unpack(step))
    if not is_fine or not result then
        message = is_fine and message or result:gsub("^.-tapzoom: ", "")
        -- An error of Lua names the number, its value and its range, where C has a sentence.
        local field, value = message:match("^([%w_.%[%]]+)=(%S+): outside ")
        if field then
            local C = tapzoom.C
            message = ffi.string(C.tapzoom_status_string(
                value == "nan" and C.TAPZOOM_ERROR_NOT_FINITE or C.TAPZOOM_ERROR_RANGE))
        end
        say("message", (message:gsub('"cancelled"', "CANCELLED"))) -- the name of the header
        if field and step[1]:find("config") then say("field", field) end
        if accepted and accepted > 0 then say("accepted", accepted) end
    end
    print(at - 1 .. " " .. step[1] .. table.concat(line))
end
