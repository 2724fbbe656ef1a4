-- A map to pan and zoom. It draws only when the view or the window has changed.
--
-- SPDX-License-Identifier: MIT

-- Your own game has tapzoom.lua and tapzoom/love.lua beside its main.lua; here they are in another folder.
package.path = love.filesystem.getSource() .. "/../../bindings/lua/?.lua;" .. package.path

local toolkit = require("tapzoom.love")
local atlas = require("atlas")
local keys = require("keys")
local labels = require("labels")
local parse = require("options")
local picture = require("picture")
local recorder = require("recorder")
local say = require("say")

local ANIMATED = {animated = true}
local FLYING = {animated = true, path = "fly"}

local zoom, map, view
local changed = true -- whether the next frame differs from the screen
local visited = 0 -- the last place to which Tab has flown

-- ---- Keys ------------------------------------------------------------------------------------------------------

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

function love.resize()
    changed = true
    if zoom:is_too_small() then say.once("window", "too small to draw; waiting for a larger size") end
end

function love.focus() changed = true end

function love.visible() changed = true end

function love.draw()
    if zoom:is_too_small() then return end
    love.graphics.clear(map.sea)
    picture.draw(map, view)
    labels.draw_places(map, view)
    labels.draw_scale_bar(map, view)
    labels.draw_compass(view)
end

function love.load(words)
    local options = parse(words)
    local folder = love.filesystem.getSource()
    map = atlas.load(options.map or folder .. "/map.lua")
    -- Without a display, SDL opens its windows off the screen.
    if toolkit.video_driver() == "offscreen" then say.last("display", "none found, so no window can open") end
    love.window.setTitle(map.name or "Map")
    love.window.setMode(1280, 800, {resizable = true, highdpi = true, minwidth = 1, minheight = 1})
    map:prepare()
    zoom = toolkit.start{
        content = {map.width, map.height},
        preset = "maps",
        gestures = {rotate = true},
        max_scale = {"cover", 24},
    }
    view = zoom.view
    if zoom.devices == 0 then say.line("touch", "no touchscreen found; the mouse works") end
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

function love.handlers.unnamed() changed = true end -- such as an exposed window

--- One frame: handles touches, time and events, and draws if something changed.
local function frame()
    local devices = zoom.devices
    for name, a, b, c, d, e, f in zoom:wait() do
        if name == "quit" then return 0 end
        love.handlers[name](a, b, c, d, e, f)
    end
    if devices and zoom.devices < devices then say.line("touch", "the touchscreen was unplugged; the mouse works") end
    local scale, rotation, x, y = zoom:frame() -- the view now shows the moves of this frame
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
