-- Drawings that keep their size and stay upright at any transform: places and names, the scale bar, the compass.
--
-- SPDX-License-Identifier: MIT
local tapzoom = require("tapzoom")

local PAPER = {1, 1, 1, 0.85}
local INK = {0.2, 0.2, 0.2}

local labels = {}

local fonts = {}

local function font(size)
    fonts[size] = fonts[size] or love.graphics.newFont(size)
    return fonts[size]
end

--- Rounds to whole pixels, because text between pixels is not sharp.
local function on_pixel(unit)
    local scale = love.graphics.getDPIScale()
    return math.floor(unit * scale + 0.5) / scale
end

local function write(text, x, y, color, alpha)
    x, y = on_pixel(x), on_pixel(y)
    love.graphics.setColor(1, 1, 1, 0.35 * alpha)
    for dx = -2, 2 do
        for dy = -2, 2 do
            if dx * dx + dy * dy <= 5 then love.graphics.print(text, x + dx, y + dy) end
        end
    end
    love.graphics.setColor(color[1], color[2], color[3], alpha)
    love.graphics.print(text, x, y)
end

local function is_free(taken, x, y, width, height)
    for _, box in ipairs(taken) do
        if x < box[1] + box[3] and box[1] < x + width and y < box[2] + box[4] and box[2] < y + height then
            return false
        end
    end
    taken[#taken + 1] = {x, y, width, height}
    return true
end

local function draw_place(place, kind, x, y, alpha, taken)
    love.graphics.setFont(font(kind.size))
    local width, height = love.graphics.getFont():getWidth(place.name), love.graphics.getFont():getHeight()
    local text_x, text_y = x - width / 2, y - height / 2
    if kind.dot then text_y = y + kind.radius + 1 end
    if not is_free(taken, text_x - 4, y - height / 2 - 2, width + 8, text_y - y + 1.5 * height + 4) then return end
    if kind.dot then
        love.graphics.setColor(1, 1, 1, alpha)
        love.graphics.circle("fill", x, y, kind.radius + 1.5)
        love.graphics.setColor(kind.dot[1], kind.dot[2], kind.dot[3], alpha)
        love.graphics.circle("fill", x, y, kind.radius)
    end
    write(place.name, text_x, text_y, kind.color, alpha)
end

--- Draws the places that this scale shows. Their names fade in and never overlap.
function labels.draw_places(map, view)
    local width, height = love.graphics.getDimensions()
    local _, _, fitted = view:scale_range()
    local scale, rotation, offset_x, offset_y = view:transform()
    local zoom, taken = scale / fitted, {}
    for _, place in ipairs(map.places) do
        local x, y = tapzoom.content_to_view(place.x, place.y, scale, rotation, offset_x, offset_y)
        local alpha = math.min(1, 1 + 8 * math.log(zoom / place.from) + 1e-6)
        if alpha > 0 and x > -100 and x < width + 100 and y > -40 and y < height + 40 then
            draw_place(place, map.kinds[place.kind], x, y, alpha, taken)
        end
    end
end

--- Draws a bar with a length of a round number of meters.
function labels.draw_scale_bar(map, view)
    local _, height = love.graphics.getDimensions()
    local per_meter = view:transform() / map.meters_per_unit
    local meters = 10 ^ math.floor(math.log10(160 / per_meter))
    for _, times in ipairs{5, 2} do
        if meters * times * per_meter <= 160 then
            meters = meters * times
            break
        end
    end
    local length, x, y = on_pixel(meters * per_meter), 20, height - 24
    local text = meters >= 1000 and ("%g km"):format(meters / 1000) or ("%g m"):format(meters)
    love.graphics.setColor(PAPER)
    love.graphics.rectangle("fill", x - 8, y - 24, length + 16, 36, 5)
    love.graphics.setColor(INK)
    love.graphics.setFont(font(13))
    love.graphics.print(text, x, y - 20)
    love.graphics.rectangle("fill", x, y, length, 3)
    love.graphics.rectangle("fill", x, y - 5, 2, 5)
    love.graphics.rectangle("fill", x + length - 2, y - 5, 2, 5)
end

--- The center and the radius of the compass.
function labels.compass()
    return love.graphics.getWidth() - 40, 40, 22
end

--- Draws a needle that points north, unless north is up.
function labels.draw_compass(view)
    local _, rotation = view:transform()
    if rotation == 0 then return end
    local x, y, radius = labels.compass()
    love.graphics.push()
    love.graphics.translate(x, y)
    love.graphics.setColor(PAPER)
    love.graphics.circle("fill", 0, 0, radius)
    love.graphics.rotate(rotation)
    love.graphics.setColor(0.78, 0.16, 0.18)
    love.graphics.polygon("fill", 0, -17, 6, 0, -6, 0)
    love.graphics.setColor(INK)
    love.graphics.polygon("fill", 0, 17, 6, 0, -6, 0)
    love.graphics.pop()
end

return labels
