-- An image viewer with LÖVE.
--
-- SPDX-License-Identifier: MIT
local start = require("tapzoom.love").start

function love.run()
    love.window.setMode(1280, 800, {resizable = true, highdpi = true})
    local file = assert(io.open(arg[2], "rb"))
    local data = love.filesystem.newFileData(file:read("*a"), arg[2])
    local picture = love.graphics.newImage(data)
    local zoom = start{content = {picture:getDimensions()}, preset = "photos"}
    return function()
        for name, a, b, c, d, e, f in zoom:wait() do
            if name == "quit" then return 0 end
            love.handlers[name](a, b, c, d, e, f)
        end
        local scale, rotation, x, y = zoom:frame()
        love.graphics.origin()
        love.graphics.clear()
        love.graphics.draw(picture, x, y, rotation, scale)
        love.graphics.present()
    end
end
