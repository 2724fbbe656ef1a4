--- A view of tapzoom that fills LÖVE's window: contacts, the wheel, time and the transform to draw.
--
-- SPDX-License-Identifier: MIT
-- Copyright (c) 2026 tapzoom contributors
--
--     function love.load()
--         picture = love.graphics.newImage("photo.png")
--         zoom = require("tapzoom.love").start{content = {picture:getDimensions()}, preset = "photos"}
--     end
--     function love.draw()
--         zoom:apply()
--         love.graphics.draw(picture)
--     end
--
-- `start` puts the view before the functions of love.handlers, so no callback of the game has to call it. The units of
-- the view are those of LÖVE. Commands, settings and events are those of zoom.view, such as zoom.view:fit() and
-- zoom.view:events().
--
-- A program that draws only when something changes has a love.run of its own, and sleeps in `wait`:
--
--     function love.run()
--         love.load()
--         return function()
--             for name, a, b, c, d, e, f in zoom:wait() do
--                 if name == "quit" then return 0 end
--                 love.handlers[name](a, b, c, d, e, f)
--             end
--             love.graphics.origin()
--             love.graphics.clear()
--             love.draw()
--             love.graphics.present()
--         end
--     end
--
-- What LÖVE does, and what follows:
-- - It sends each touch as a mouse event, too, with `istouch`. Those are ignored.
-- - On X11, SDL divides the position of a finger by the window's size less 1, and LÖVE multiplies by the whole size.
--   The glue corrects that.
-- - Ids of touches are lightuserdata, and the first one on Wayland is NULL. The view takes them.
-- - It reports no times of events. All events of a frame get the time of that frame, and a frame longer than 0.25 s
--   counts as 0.25 s. So a hitch neither splits a double tap nor skips an animation.
-- - It cannot wait for an event and for a time at once. `wait` looks for events every few milliseconds, and sleeps
--   until an event if nothing is due.
-- - It reports whole notches of a wheel, and a trackpad as a wheel without the lift of its fingers. An event of the
--   wheel has no position, and love.mouse.getPosition is that of a later event. The glue keeps that of the events.
-- - It does not report cancelled touches. Leave the setting `lenient` on: then the view adds the missing ends, and
--   ignores the moves of a finger that it does not know.
-- - On X11 an unplugged touchscreen lifts its fingers, and SDL still counts it. On Wayland its fingers never lift, and
--   SDL counts one device less: then the glue cancels all contacts.
-- - It does not report the size of a finger's contact, palms, or pens: a pen is a mouse or a finger. The settings
--   palm_size and pen_guard_time have no effect.
-- - A window of one unit puts all fingers at 0. Its touches are cancelled, and the view keeps its last size.
local ffi = require("ffi")
local tapzoom = require("tapzoom")

pcall(ffi.cdef, "int SDL_GetNumTouchDevices(void); const char *SDL_GetCurrentVideoDriver(void);")

local Zoom = {}
Zoom.__index = Zoom

local module = {
    --- The id of the mouse. Ids of fingers are addresses or counts.
    MOUSE = -1,
}

local BUTTONS = {"primary", "secondary", "middle", "back", "forward"}
local FINGERS = {touchpressed = "began", touchmoved = "moved", touchreleased = "ended"}
local COMMANDS = {keypressed = true, keyreleased = true, gamepadpressed = true}
-- Those that the glue needs, and the event that has no name in LÖVE, such as that of an exposed window.
local HANDLED = {"touchpressed", "touchmoved", "touchreleased", "mousepressed", "mousemoved", "mousereleased",
    "wheelmoved", "resize", "focus", "visible", "keypressed", "keyreleased", "gamepadpressed", "unnamed"}
local LONGEST = 0.25 -- seconds: the longest frame

--- The name of SDL's video driver, such as "x11"; nil if SDL cannot be asked.
function module.video_driver()
    local known, driver = pcall(function() return ffi.string(ffi.C.SDL_GetCurrentVideoDriver()) end)
    return known and driver or nil
end

--- The number of touchscreens; nil if SDL cannot be asked.
function module.touch_devices()
    local known, count = pcall(function() return ffi.C.SDL_GetNumTouchDevices() end)
    return known and count or nil
end

--- Lets the view's time go on by the real time since the last call, and by `longest` seconds at most.
local function tick(self, longest)
    local real = love.timer.getTime()
    if not self.paused then self.now = self.now + math.min(real - self.real, longest) end
    self.real = real
end

--- LÖVE has looked for events, which have happened since it last did.
local function look(self)
    self.looked = self.seen
    tick(self, LONGEST)
    self.seen, self.has_looked = self.now, true
end

-- ---- Start and stop --------------------------------------------------------------------------------------------

local zooms, hooked = {}, nil -- what has been started, and the love.handlers that pass it their events

--- Puts the views before the functions of love.handlers, and after love.event.pump.
local function hook()
    if hooked == love.handlers then return end
    hooked = love.handlers
    for _, name in ipairs(HANDLED) do
        local handler = rawget(hooked, name)
        hooked[name] = function(...)
            for i = #zooms, 1, -1 do zooms[i]:event(name, ...) end
            if handler then return handler(...) end
        end
    end
    local pump = love.event.pump
    love.event.pump = function(...)
        pump(...)
        for _, one in ipairs(zooms) do look(one) end
    end
end

--- Starts a view that fills LÖVE's window, which must be open. It takes the table of tapzoom.view; without a viewport
--- the view gets the size of the window, and pixels_per_unit is that of the window.
---
--- The result has these fields:
---
--- view           The view.
--- landed         nil, or a function of the game for its buttons: landed(x, y, id) is called when a finger or a button
---                of the mouse lands, id being that of LÖVE or module.MOUSE. If it returns true, the view gets nothing
---                of that contact. It is called in a pause, too.
--- now            The time of the view, in seconds.
--- paused         Whether it is paused.
--- width, height  The window's size in LÖVE's units, as of the last handled event: love.graphics.getDimensions may
---                already return that of a later one.
--- scroll_source  What it takes a wheel for: "wheel", unless the game sets "trackpad".
--- devices        The number of touchscreens; nil if it is not known.
function module.start(settings)
    if not love.window.isOpen() then error("tapzoom: open LÖVE's window before the start", 2) end
    local width, height = love.graphics.getDimensions()
    local given = {viewport = {width, height}, pixels_per_unit = love.graphics.getDPIScale()}
    for name, value in pairs(settings or {}) do given[name] = value end
    local fine, view, problem = pcall(tapzoom.view, given)
    if not (fine and view) then error(problem or view, 2) end
    local now = love.timer.getTime()
    local zoom = setmetatable({
        view = view, width = width, height = height, scroll_source = "wheel", devices = module.touch_devices(),
        is_x11 = module.video_driver() == "x11", now = now, real = now, seen = now, looked = now, paused = false,
        lifted = -math.huge, lift_looked = -math.huge, others = {},
    }, Zoom)
    hook()
    zooms[#zooms + 1] = zoom
    return zoom
end

--- Destroys the view, and ignores later events.
function Zoom:stop()
    for i = #zooms, 1, -1 do
        if zooms[i] == self then table.remove(zooms, i) end
    end
    self.view:destroy()
end

--- Whether the window has a side of less than two units.
function Zoom:is_too_small()
    return self.width < 2 or self.height < 2
end

-- ---- Time ------------------------------------------------------------------------------------------------------

--- Stops the view's time, and cancels its contacts. In a pause events only resize the view, and call `landed`; frames
--- still return its transform.
function Zoom:pause()
    if self.paused then return end
    tick(self, LONGEST)
    self.button = nil
    assert(self.view:cancel_touches(self.now))
    self.paused = true
end

--- Ends a pause: an animation goes on where it was. A finger that is down counts once it has landed again.
function Zoom:resume()
    self.paused, self.real = false, love.timer.getTime()
end

--- Waits until something is due, at most `seconds` [any time]. Returns an iterator over the events, as love.event.poll
--- does. An event without a name in LÖVE, such as that of an exposed window, is "unnamed".
function Zoom:wait(seconds)
    tick(self, LONGEST)
    local rest = self.paused and math.huge or self.view:state().next_deadline - self.now
    local due, first = self.real + math.min(rest, seconds or math.huge), nil
    if due == math.huge then
        first = {love.event.wait()}
        first[1] = first[1] or "unnamed"
        tick(self, math.huge)
        self.seen = self.now
        love.event.pump()
    else
        repeat
            -- At least a millisecond, where nothing waits for the screen.
            love.timer.sleep(math.max(0.001, math.min(due - love.timer.getTime(), 0.005)))
            love.event.pump()
            first = {love.event.poll()()}
        until first[1] or self.real >= due
    end
    local poll = love.event.poll()
    return function()
        local event = first
        first = nil
        if event and event[1] then return unpack(event, 1, 7) end
        return poll()
    end
end

-- ---- Frames ----------------------------------------------------------------------------------------------------

--- Runs a frame, after its events. Returns what view:frame returns: the transform to draw, which is scale, rotation, x
--- and y, and the view's state. In LÖVE: love.graphics.draw(picture, x, y, rotation, scale)
function Zoom:frame()
    if not self.has_looked then look(self) end -- a loop without love.event.pump
    self.has_looked = false
    return assert(self.view:frame(self.now))
end

--- Runs a frame, and applies its transform to LÖVE's: draw the content next, in content units. For what stays in the
--- window, call love.graphics.push() before and love.graphics.pop() after the content. Returns what `frame` returns.
function Zoom:apply()
    local scale, rotation, x, y, state = self:frame()
    love.graphics.translate(x, y)
    love.graphics.rotate(rotation)
    love.graphics.scale(scale)
    return scale, rotation, x, y, state
end

-- ---- Events ----------------------------------------------------------------------------------------------------

local function finger(self, phase, id, x, y)
    if self:is_too_small() then return nil end
    if self.is_x11 then
        x, y = x * (self.width - 1) / self.width, y * (self.height - 1) / self.height
    end
    return id, phase, x, y, "finger"
end

--- Returns the id, phase, x, y, tool and buttons of an event of a finger or the mouse; nil for every other event. The
--- mouse is a contact while a button is down; the first button counts.
local function contact(self, name, a, b, c, d, e)
    if FINGERS[name] then return finger(self, FINGERS[name], a, b, c) end
    if name == "mousemoved" and not e then
        self.pointer = {a, b}
        if self.button then return module.MOUSE, "moved", a, b, "mouse" end
    elseif name == "mousepressed" and not d and not self.button and BUTTONS[c] then
        self.button = c
        return module.MOUSE, "began", a, b, "mouse", BUTTONS[c]
    elseif name == "mousereleased" and not d and self.button == c then
        self.button = nil
        return module.MOUSE, "ended", a, b, "mouse"
    end
end

--- After a long frame a lift may have been much earlier than it was seen. A landing soon after it then gets a later
--- time: less than tap_debounce_time apart, two taps would be one.
local function part_from_lift(self)
    local bounce = self.view:config().tap_debounce_time
    local parted = self.lifted + bounce
    if self.now < parted and self.now >= self.lift_looked + bounce then self.now = parted end
end

local function push(self, id, phase, x, y, tool, button)
    local others = self.others
    if phase == "began" then
        others[id] = self.landed and self.landed(x, y, id) or nil
        if not others[id] then part_from_lift(self) end
    elseif phase == "ended" then
        self.lifted, self.lift_looked = self.now, self.looked
    end
    if not (others[id] or self.paused) then
        assert(self.view:push_touch(self.now, id, phase, x, y, tool, nil, button))
    end
    if phase == "ended" then others[id] = nil end
end

--- LÖVE counts notches, up and right positive.
local function scroll(self, dx, dy)
    local x, y = unpack(self.pointer or {love.mouse.getPosition()})
    local consumed, problem = self.view:push_scroll{
        time = self.now, x = x, y = y, dx = 120 * dx, dy = -120 * dy, unit = "notch120", source = self.scroll_source,
    }
    assert(consumed ~= nil, problem)
end

--- Whether the window misses lifts of contacts, because it lost the focus, was hidden or became too small, or because a
--- touchscreen was unplugged. Keeps the size of a resized window.
local function cancels(self, name, a, b)
    local before = self.devices
    self.devices = module.touch_devices()
    if name == "resize" then self.width, self.height = a, b end
    return before ~= nil and self.devices ~= nil and self.devices < before
        or (name == "focus" or name == "visible") and not a or name == "resize" and self:is_too_small()
end

local function resize(self)
    if self:is_too_small() then return end
    local scale = love.graphics.getDPIScale()
    if self.view:config().pixels_per_unit ~= scale then self.view:set_config{pixels_per_unit = scale} end
    self.view:set_viewport(self.width, self.height, select(3, self.view:viewport()))
end

--- Handles an event, by its name and arguments as love.event.poll returns them. love.handlers does it; only a loop that
--- does not call them passes each event here. An event of a key or a gamepad advances the view's clock, which stops
--- while the program sleeps, so that a command for it starts now.
function Zoom:event(name, ...)
    if cancels(self, name, ...) then
        self.button = nil
        assert(self.view:cancel_touches(self.now))
    end
    if name == "resize" then return resize(self) end
    local id, phase, x, y, tool, button = contact(self, name, ...)
    if id then
        push(self, id, phase, x, y, tool, button)
    elseif self.paused then
        return
    elseif name == "wheelmoved" then
        scroll(self, ...)
    elseif COMMANDS[name] then
        assert(self.view:advance(self.now))
    end
end

return module
