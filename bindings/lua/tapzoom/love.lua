--- The events of LÖVE's window as touches and scrolls of a view of tapzoom.
--
-- SPDX-License-Identifier: MIT
-- Copyright (c) 2026 tapzoom contributors
--
--     local tapzoom, glue = require("tapzoom"), require("tapzoom.love").open() -- when the window is open
--     local view = tapzoom.view(glue:configure{content = {picture:getDimensions()}, preset = "photos"})
--     function love.run()
--         return function()
--             for name, a, b, c, d, e, f in glue:wait(view:state().next_deadline) do
--                 if name == "quit" then return 0 end
--                 assert(glue:event(view, name, a, b, c, d, e, f))
--             end
--             draw(assert(view:frame(glue.now)))
--         end
--     end
--
-- The units of the view are those of LÖVE. A game with its own rules for contacts takes glue:cancels and glue:touch
-- and pushes the touch itself. A game with the usual love.run calls glue:tick() in love.update, and glue:event in
-- LÖVE's callbacks: function love.touchpressed(...) assert(glue:event(view, "touchpressed", ...)) end
--
-- What LÖVE does, and what follows:
-- - It sends each touch as a mouse event, too, with `istouch`. Those are ignored.
-- - On X11, SDL divides the position of a finger by the window's size less 1, and LÖVE multiplies by the whole size.
--   The glue corrects that.
-- - Ids of touches are lightuserdata, and the first one on Wayland is NULL. The view takes them.
-- - It reports no times of events. All events of a frame get the time of that frame.
-- - It cannot wait for an event and for a time at once. `wait` looks for events every few milliseconds, and sleeps
--   until an event if there is no deadline.
-- - It reports whole notches of a wheel, and a trackpad as a wheel without the lift of its fingers. An event of the
--   wheel has no position, and love.mouse.getPosition is that of a later event. The glue keeps that of the events.
-- - It does not report cancelled touches. Leave the setting `lenient` on: then the view adds the missing ends.
-- - On X11 an unplugged touchscreen lifts its fingers, and SDL still counts it. On Wayland its fingers never lift, and
--   SDL counts one device less: then the glue cancels all contacts.
-- - It does not report the size of a finger's contact, palms, or pens: a pen is a mouse or a finger. The settings
--   palm_size and pen_guard_time have no effect.
-- - A window of one unit puts all fingers at 0. Its touches are cancelled, and the view keeps its last size.
local ffi = require("ffi")

pcall(ffi.cdef, "int SDL_GetNumTouchDevices(void); const char *SDL_GetCurrentVideoDriver(void);")

local Glue = {}
Glue.__index = Glue

local module = {
    --- The id of the mouse. Ids of fingers are addresses or counts.
    MOUSE = -1,
}

local BUTTONS = {"primary", "secondary", "middle", "back", "forward"}
local FINGERS = {touchpressed = "began", touchmoved = "moved", touchreleased = "ended"}
local COMMANDS = {keypressed = true, keyreleased = true, gamepadpressed = true}

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

--- Returns the glue for LÖVE's window, which must be open.
---
--- now            The time of the last `wait` or `tick`, in seconds.
--- width, height  The window's size in LÖVE's units, as of the last handled event: love.graphics.getDimensions may
---                already return that of a later one.
--- scroll_source  What it takes a wheel for: "wheel", unless the game sets "trackpad".
--- devices        The number of touchscreens; nil if it is not known.
function module.open()
    local width, height = love.graphics.getDimensions()
    return setmetatable({
        now = love.timer.getTime(), width = width, height = height, scroll_source = "wheel",
        devices = module.touch_devices(), is_x11 = module.video_driver() == "x11",
    }, Glue)
end

--- Adds what a view of the window needs to the settings of tapzoom.view: pixels_per_unit, and the viewport if there is
--- none. Returns the same table.
function Glue:configure(settings)
    settings.viewport = settings.viewport or {self.width, self.height}
    settings.pixels_per_unit = love.graphics.getDPIScale()
    return settings
end

--- Whether the window has a side of less than two units.
function Glue:is_too_small()
    return self.width < 2 or self.height < 2
end

-- ---- Time ------------------------------------------------------------------------------------------------------

--- Sets the time of the next events to the current time. `wait` does it, too.
function Glue:tick()
    self.now = love.timer.getTime()
end

--- Waits for an event, or for a deadline such as view:state().next_deadline. Returns an iterator over the events, as
--- love.event.poll does. An event without a name in LÖVE, such as that of an exposed window, is "unnamed".
function Glue:wait(deadline)
    local first
    if deadline == math.huge then
        first = {love.event.wait()}
        first[1] = first[1] or "unnamed"
        love.event.pump()
    else
        repeat
            -- At least a millisecond, where nothing waits for the screen.
            love.timer.sleep(math.max(0.001, math.min(deadline - love.timer.getTime(), 0.005)))
            love.event.pump()
            first = {love.event.poll()()}
        until first[1] or love.timer.getTime() >= deadline
    end
    self:tick()
    local poll = love.event.poll()
    return function()
        local event = first
        first = nil
        if event and event[1] then return unpack(event, 1, 7) end
        return poll()
    end
end

-- ---- Events ----------------------------------------------------------------------------------------------------

local function finger(self, phase, id, x, y)
    if self:is_too_small() then return nil end
    if self.is_x11 then
        x, y = x * (self.width - 1) / self.width, y * (self.height - 1) / self.height
    end
    return id, phase, x, y, "finger"
end

--- Returns the id, phase, x, y, tool and buttons of an event of a finger or the mouse; nil for every other event. They
--- are arguments of view:push_touch. The mouse is a contact while a button is down; the first button counts. Call it
--- once for an event. If it returns an id, push the touch, and do not pass the event to Glue:event, which would ask
--- again.
function Glue:touch(name, a, b, c, d, e)
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

--- Returns the table of view:push_scroll for an event of the wheel; nil for every other event. LÖVE counts notches, up
--- and right positive.
function Glue:scroll(name, dx, dy)
    if name ~= "wheelmoved" then return nil end
    local x, y = unpack(self.pointer or {love.mouse.getPosition()})
    return {
        time = self.now, x = x, y = y, dx = 120 * dx, dy = -120 * dy, unit = "notch120", source = self.scroll_source,
    }
end

--- Whether the window misses lifts of contacts, because it lost the focus, was hidden or became too small, or because a
--- touchscreen was unplugged. Keeps the size of a resized window. A game that keeps contacts of its own then ends them,
--- too. It asks once for an event, before it pushes the touch or calls Glue:event, which cancels those of the view.
function Glue:cancels(name, a, b)
    local before = self.devices
    self.devices = module.touch_devices()
    local cancels = before ~= nil and self.devices ~= nil and self.devices < before
    self.lost = self.lost or cancels -- until `event` cancels the view
    if name == "resize" then
        self.width, self.height = a, b
        cancels = cancels or self:is_too_small()
    elseif name == "focus" or name == "visible" then
        cancels = cancels or not a
    end
    if cancels then self.button = nil end
    return cancels
end

local function resize(self, view)
    if self:is_too_small() then return true end
    local scale = love.graphics.getDPIScale()
    if view:config().pixels_per_unit ~= scale then
        local done, message, status = view:set_config{pixels_per_unit = scale}
        if not done then return done, message, status end
    end
    return view:set_viewport(self.width, self.height, select(3, view:viewport()))
end

--- Handles an event for a view that fills the window: contacts, the wheel, the window's size, and what ends contacts.
--- An event of a key or a gamepad advances the view's clock, which stops while the game sleeps, so that a command for
--- it starts now. Pass every event. Returns true; or nil, message and a status, as the calls of a view do.
function Glue:event(view, name, ...)
    if self:cancels(name, ...) or self.lost then
        self.lost = false
        local done, message, status = view:cancel_touches(self.now)
        if not done then return done, message, status end
    end
    local id, phase, x, y, tool, button = self:touch(name, ...)
    if id then return view:push_touch(self.now, id, phase, x, y, tool, nil, button) end
    local scroll = self:scroll(name, ...)
    if scroll then
        local consumed, message, status = view:push_scroll(scroll)
        return consumed ~= nil or nil, message, status
    end
    if name == "resize" then return resize(self, view) end
    if COMMANDS[name] then return view:advance(self.now) end
    return true
end

return module
