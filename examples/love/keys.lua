-- Keys that move the map while they are held, at least by a step.
--
-- SPDX-License-Identifier: MIT
local keys = {}

local STEP_TIME = 0.3 -- seconds in which a held key moves by its step
local ANIMATED = {animated = true}

-- The step of each key: x and y in window sizes, the zoom as a factor.
local IN, OUT = {0, 0, 2}, {0, 0, 1 / 2}
local MOVES = {
    left = {1 / 4, 0, 1}, right = {-1 / 4, 0, 1}, up = {0, 1 / 4, 1}, down = {0, -1 / 4, 1},
    ["+"] = IN, ["="] = IN, ["kp+"] = IN, ["-"] = OUT, ["kp-"] = OUT,
}

local since = {} -- the start time of each move with a held key

--- Sets the velocity of all held keys together.
local function drive(view, width, height)
    local x, y, zoom = 0, 0, 0
    for move in pairs(since) do
        x, y, zoom = x + move[1], y + move[2], zoom + math.log(move[3])
    end
    assert(view:set_velocity(
        x * width / STEP_TIME, y * height / STEP_TIME, zoom / STEP_TIME, 0, width / 2, height / 2))
end

--- Handles the press of a key at the view's clock. Returns whether the key moves the map.
function keys.press(view, key)
    local move = MOVES[key]
    if not move then return false end
    since[move] = view:state().time
    drive(view, love.graphics.getDimensions())
    return true
end

--- Handles the release of a key. After a short press it adds the rest of the step, which begins with the view's present
--- velocity.
function keys.release(view, key)
    local move = MOVES[key]
    if not since[move or key] then return end
    local width, height = love.graphics.getDimensions()
    local part = 1 - (view:state().time - since[move]) / STEP_TIME
    since[move] = nil
    if part > 0 and move[3] ~= 1 then
        assert(view:zoom_by(move[3] ^ part, width / 2, height / 2, ANIMATED))
    elseif part > 0 then
        assert(view:pan_by(move[1] * width * part, move[2] * height * part, ANIMATED))
    end
    drive(view, width, height)
end

return keys
