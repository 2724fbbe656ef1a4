-- A picture of the part of the map that is shown and of some more around it. It is drawn anew when tapzoom asks for
-- another scale, or when one looks beyond it; in between it is moved about, which is cheap.
--
-- SPDX-License-Identifier: MIT
local MARGIN = 0.25 -- part of the visible size, on each side

local picture = {}

local canvas
-- What of the canvas is drawn, in pixels of a picture of the whole map: it may have been larger before.
local left, top, right, bottom
local drawn_scale

local function draw_anew(map, scale, zoom, x, y, width, height)
    local largest = love.graphics.getSystemLimits().texturesize
    left, top = math.floor(x - MARGIN * width), math.floor(y - MARGIN * height)
    width = math.min(math.ceil(width * (1 + 2 * MARGIN)), largest)
    height = math.min(math.ceil(height * (1 + 2 * MARGIN)), largest)
    right, bottom = left + width, top + height
    if not canvas or canvas:getWidth() < width or canvas:getHeight() < height then
        if canvas then canvas:release() end
        -- Its pixels are those of the screen.
        canvas = love.graphics.newCanvas(width, height, {dpiscale = 1})
    end
    drawn_scale = scale
    love.graphics.push("all")
    love.graphics.reset()
    love.graphics.setCanvas(canvas)
    love.graphics.clear(map.sea)
    love.graphics.translate(-left, -top)
    love.graphics.scale(scale)
    map:draw(left / scale, top / scale, right / scale, bottom / scale, scale, zoom)
    love.graphics.pop()
end

--- Shows the map as the view has it.
function picture.draw(map, view)
    local scale, residual, rotation, x, y = view:raster()
    local shown_x, shown_y, width, height = view:visible_rect()
    shown_x, shown_y, width, height = shown_x * scale, shown_y * scale, width * scale, height * scale
    if scale ~= drawn_scale or shown_x < left or shown_x + width > right
        or shown_y < top or shown_y + height > bottom then
        local _, _, fitted = view:scale_range()
        draw_anew(map, scale, scale / love.graphics.getDPIScale() / fitted, shown_x, shown_y, width, height)
    end
    love.graphics.push()
    -- From LÖVE's units to pixels, which the residual is in. At rest it moves by whole ones: the picture is sharp.
    love.graphics.scale(1 / love.graphics.getDPIScale())
    love.graphics.translate(x, y)
    love.graphics.rotate(rotation)
    love.graphics.scale(residual)
    love.graphics.setColor(1, 1, 1)
    love.graphics.draw(canvas, left, top)
    love.graphics.pop()
end

return picture
