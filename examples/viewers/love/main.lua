-- An image viewer with LÖVE.
--
-- SPDX-License-Identifier: MIT
local tapzoom = require("tapzoom")

function love.run()
    love.window.setMode(1280, 800, {resizable = true, highdpi = true})
    local file = assert(io.open(arg[2], "rb"))
    local picture = love.graphics.newImage(love.filesystem.newFileData(file:read("*a"), arg[2]))
    local glue = require("tapzoom.love").open()
    local view = tapzoom.view(glue:configure{content = {picture:getDimensions()}, preset = "photos"})
    return function()
        for name, a, b, c, d, e, f in glue:wait(view:state().next_deadline) do
            if name == "quit" then return 0 end
            assert(glue:event(view, name, a, b, c, d, e, f))
        end
        local scale, rotation, x, y = assert(view:frame(glue.now))
        love.graphics.origin()
        love.graphics.clear()
        love.graphics.draw(picture, x, y, rotation, scale)
        love.graphics.present()
    end
end
