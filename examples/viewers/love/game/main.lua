-- A board that pans and zooms, with tiles that light when they are tapped, and
-- a button.
--
-- SPDX-License-Identifier: MIT
local SIZE = 100 -- of a tile
local zoom
local lit = {} -- tiles by their numbers

--- Whether a finger or a button of the mouse lands on the button of the game,
--- which shows the whole board.
local function landed(x, y)
    local is_mine = x < 120 and y < 60
    if is_mine then zoom.view:fit{animated = true} end
    return is_mine
end

function love.load()
    zoom = require("tapzoom.love").start{
        content = {10 * SIZE, 10 * SIZE},
        preset = "maps",
    }
    zoom.landed = landed
end

function love.keypressed(key)
    if key == "space" then
        if zoom.paused then zoom:resume() else zoom:pause() end
    end
end

function love.update()
    for event in zoom.view:events() do
        local column = math.floor(event.content_x / SIZE)
        local row = math.floor(event.content_y / SIZE)
        if event.kind == "tap" then lit[10 * row + column] = true end
    end
end

function love.draw()
    love.graphics.push()
    zoom:apply()
    for tile = 0, 99 do
        love.graphics.setColor(0.2, 0.4, lit[tile] and 1 or 0.5)
        local x, y = tile % 10 * SIZE, math.floor(tile / 10) * SIZE
        love.graphics.rectangle("fill", x, y, SIZE - 4, SIZE - 4)
    end
    love.graphics.pop()
    love.graphics.setColor(1, 1, 1)
    love.graphics.rectangle("fill", 0, 0, 120, 60)
end
