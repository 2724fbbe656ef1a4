-- A map to pan and zoom: pushes LÖVE's events into a view of tapzoom, and draws the map at its transform.
--
-- SPDX-License-Identifier: MIT

-- Your own game has tapzoom.lua beside its main.lua; here it is in another folder.
package.path = love.filesystem.getSource() .. "/../../bindings/lua/?.lua;" .. package.path

local ffi = require("ffi")
local tapzoom = require("tapzoom")
local atlas = require("atlas")
local keys = require("keys")
local labels = require("labels")
local parse = require("options")
local picture = require("picture")
local recorder = require("recorder")
local say = require("say")

ffi.cdef[[
int SDL_GetNumTouchDevices(void);
const char *SDL_GetCurrentVideoDriver(void);
]]

local MOUSE = -1 -- an id that no finger has: LÖVE's are addresses or counts
local ANIMATED = {animated = true}
local FLYING = {animated = true, path = "fly"}

local map, view
local now -- the time of the frame in seconds, also for its touches, because LÖVE reports no times of touches
local changed = true -- whether the next frame differs from the screen
local mouse_is_down = false
local pointer -- its position, as of the last handled event
local size -- of the window, as of the last handled event: LÖVE may already have the size of a later one
local had_touchscreen
local visited = 0 -- the last place to which Tab has flown

-- ---- Touches ---------------------------------------------------------------------------------------------------

local function touch(id, phase, x, y, tool)
    assert(view:push_touch(now, id, phase, x, y, tool))
end

--- The driver of SDL, which LÖVE uses; nil where SDL cannot be asked.
local function video_driver()
    local known, driver = pcall(function() return ffi.string(ffi.C.SDL_GetCurrentVideoDriver()) end)
    return known and driver or nil
end

local function is_nothing(width, height)
    return width < 2 or height < 2
end

local function finger(id, phase, x, y)
    local width, height = size[1], size[2]
    if is_nothing(width, height) then return end -- its position is unknown; love.resize cancels it
    -- On X11, SDL divides by the window's size less 1, and LÖVE multiplies by the whole size.
    if video_driver() == "x11" then
        x, y = x * (width - 1) / width, y * (height - 1) / height
    end
    touch(id, phase, x, y)
end

-- Ids are lightuserdata, and the first one on Wayland is NULL. The view accepts them.
function love.touchpressed(id, x, y) finger(id, "began", x, y) end
function love.touchmoved(id, x, y) finger(id, "moved", x, y) end
function love.touchreleased(id, x, y) finger(id, "ended", x, y) end

-- LÖVE also sends a mouse press for each touch, with is_touch set. The view would take it as a second finger.
function love.mousepressed(x, y, button, is_touch)
    if is_touch or button ~= 1 then return end
    mouse_is_down = true
    touch(MOUSE, "began", x, y, "mouse")
end

function love.mousemoved(x, y, _, _, is_touch)
    if is_touch then return end
    pointer = {x, y}
    if mouse_is_down then touch(MOUSE, "moved", x, y, "mouse") end
end

function love.mousereleased(x, y, button, is_touch)
    if is_touch or button ~= 1 then return end
    mouse_is_down = false
    touch(MOUSE, "ended", x, y, "mouse")
end

--- Cancels all touches, because the window may miss their lifts.
local function cancel()
    mouse_is_down = false
    assert(view:cancel_touches(now))
end

-- ---- Wheel and keys --------------------------------------------------------------------------------------------

-- LÖVE counts whole notches, and does not distinguish a trackpad from a wheel. Up and right are positive. LÖVE's
-- position of the pointer may already be that of a later event.
function love.wheelmoved(dx, dy)
    local x, y = unpack(pointer or {love.mouse.getPosition()})
    assert(view:push_scroll{time = now, x = x, y = y, dx = 120 * dx, dy = -120 * dy, unit = "notch120"})
end

--- Turns the map about the middle of the window until north is up.
local function north_up()
    local width, height = love.graphics.getDimensions()
    view:rotate_to(0, width / 2, height / 2, ANIMATED)
end

--- Flies to the next place, to twice the scale at which its name appears.
local function fly_on()
    visited = visited % #map.places + 1
    local place = map.places[visited]
    local _, _, fitted = view:scale_range()
    view:center_on(place.x, place.y, 2 * place.from * fitted, FLYING)
end

function love.keypressed(key)
    if keys.press(view, key) then return end
    if key == "escape" or key == "q" then
        love.event.quit()
    elseif key == "0" or key == "kp0" then
        view:fit(ANIMATED)
    elseif key == "n" then
        north_up()
    elseif key == "tab" then
        fly_on()
    end
end

function love.keyreleased(key)
    keys.release(view, key)
end

-- ---- The window ------------------------------------------------------------------------------------------------

function love.resize(width, height)
    changed = true
    size = {width, height}
    if is_nothing(width, height) then
        cancel() -- in a window of one pixel SDL puts all fingers at 0
        say.once("window", "too small to draw; waiting for a larger size")
    else
        assert(view:set_viewport(width, height))
    end
end

function love.focus(has_it)
    changed = true
    if not has_it then cancel() end
end

function love.visible(is_it)
    changed = true
    if not is_it then cancel() end
end

function love.draw()
    if is_nothing(love.graphics.getDimensions()) then return end
    love.graphics.clear(map.sea)
    picture.draw(map, view)
    labels.draw_places(map, view)
    labels.draw_scale_bar(map, view)
    labels.draw_compass(view)
end

--- LÖVE does not report whether there is a touchscreen; SDL does.
local function has_touchscreen()
    local known, count = pcall(function() return ffi.C.SDL_GetNumTouchDevices() end)
    return not known or count > 0
end

--- On X11 an unplugged touchscreen lifts its fingers, and SDL still counts it. On Wayland SDL counts one device less
--- and does not lift the fingers, so the map cancels them.
local function look_for_touchscreen()
    if had_touchscreen and not has_touchscreen() then
        say.line("touch", "the touchscreen was unplugged; the mouse works")
        cancel()
    end
    had_touchscreen = has_touchscreen()
end

function love.load(words)
    local options = parse(words)
    local folder = love.filesystem.getSource()
    map = atlas.load(options.map or folder .. "/map.lua")
    -- Without a display, SDL opens its windows off the screen.
    if video_driver() == "offscreen" then say.last("display", "none found, so no window can open") end
    love.window.setTitle(map.name or "Map")
    love.window.setMode(1280, 800, {resizable = true, highdpi = true, minwidth = 1, minheight = 1})
    map:prepare()
    had_touchscreen = has_touchscreen()
    if not had_touchscreen then say.line("touch", "no touchscreen found; the mouse works") end
    now = love.timer.getTime()
    size = {love.graphics.getDimensions()}
    view = tapzoom.view{
        viewport = size,
        content = {map.width, map.height},
        preset = "maps",
        gestures = {rotate = true},
        -- SDL loses the end of a touch that a Wayland compositor takes away; a lenient view adds it.
        lenient = true,
        max_scale = {"cover", 24},
        -- A view unit is LÖVE's unit: a point of the screen, which may have several pixels.
        pixels_per_unit = love.graphics.getDPIScale(),
        pan_slop = options.slop,
        pinch_slop = options.slop,
    }
    if options.record then recorder.start(view, options.record) end
end

-- ---- The loop --------------------------------------------------------------------------------------------------

local function each_event()
    for event in view:events() do
        if event.kind == "settled" then
            changed = true -- draw it sharp, even if the map did not move
        elseif event.kind == "limit" and event.phase == "began" then
            love.system.vibrate(0.02) -- on a phone the user feels the end of the map or of the zoom
        elseif event.kind == "tap" then
            local x, y, radius = labels.compass()
            if (event.view_x - x) ^ 2 + (event.view_y - y) ^ 2 < radius ^ 2 then north_up() end
        end
    end
end

local function handle(name, ...)
    if name == "quit" then return true end
    if name and love.handlers[name] then love.handlers[name](...) end
end

--- Advances the time. A command starts at the view's clock, which stops while the program sleeps.
local function wake()
    now = love.timer.getTime()
    assert(view:advance(now))
end

--- Waits for an event without a time limit, and handles it. Returns whether the program must end.
local function sleep()
    local function awake(name, ...)
        wake()
        changed = changed or name == nil -- some events have no name in LÖVE, such as an exposed window
        return handle(name, ...)
    end
    return awake(love.event.wait())
end

--- Waits for an event or a deadline. Returns whether the program must end.
local function wait()
    local seconds = view:state().next_deadline - love.timer.getTime()
    if seconds == math.huge then return sleep() end
    -- LÖVE cannot wait for an event and for a time at once, so this sleeps briefly. It also limits the frame rate
    -- where there is no vertical sync.
    love.timer.sleep(math.max(0.001, math.min(seconds, 0.005)))
    wake()
end

local shown = {}

--- Whether the transform differs from the last one.
local function has_moved(...)
    local moved = false
    for i = 1, 4 do
        local number = select(i, ...)
        moved = moved or shown[i] ~= number
        shown[i] = number
    end
    return moved
end

--- One frame: handles touches, time and events, and draws if something changed.
local function frame()
    if wait() then return 0 end
    love.event.pump()
    for name, a, b, c, d, e, f in love.event.poll() do
        if handle(name, a, b, c, d, e, f) then return 0 end
    end
    look_for_touchscreen()
    local scale, rotation, x, y = assert(view:frame(now)) -- the view now shows the moves of this frame
    each_event()
    recorder.write(view)
    if has_moved(scale, rotation, x, y) or changed then
        changed = false
        love.graphics.origin()
        love.draw()
        love.graphics.present()
    end
end

function love.run()
    love.load(love.arg.parseGameArguments(arg))
    return frame
end
