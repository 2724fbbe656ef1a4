-- A picture of the visible part of the map and a margin around it. It is redrawn when the view's raster has another
-- scale, or when the visible part leaves the picture. In between it is only moved, which is fast.
--
-- SPDX-License-Identifier: MIT
local MARGIN = 0.25 -- on each side, as a part of the visible size

local picture = {}

local canvas
-- The drawn part of the canvas, in pixels of a picture of the whole map. The canvas may be larger.
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
        -- One pixel of it is one pixel of the screen.
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

--- Draws the map at the transform of the view.
function picture.draw(map, view)
    local scale = view:raster_scale()
    local residual, rotation, x, y = view:raster_transform()
    local shown_x, shown_y, width, height = view:visible_rect()
    shown_x, shown_y, width, height = shown_x * scale, shown_y * scale, width * scale, height * scale
    if scale ~= drawn_scale or shown_x < left or shown_x + width > right
        or shown_y < top or shown_y + height > bottom then
        local _, _, fitted = view:scale_range()
        draw_anew(map, scale, scale / love.graphics.getDPIScale() / fitted, shown_x, shown_y, width, height)
    end
    love.graphics.push()
    -- From LÖVE's units to pixels, the unit of the residual. At rest that is a move by whole pixels, so the picture is
    -- sharp.
    love.graphics.scale(1 / love.graphics.getDPIScale())
    love.graphics.translate(x, y)
    love.graphics.rotate(rotation)
    love.graphics.scale(residual)
    love.graphics.setColor(1, 1, 1)
    love.graphics.draw(canvas, left, top)
    love.graphics.pop()
end

return picture
