-- Reads a map from a file and draws it at a scale.
--
-- SPDX-License-Identifier: MIT
local say = require("say")

local atlas = {}
atlas.__index = atlas

--- Adds points on a smooth curve through the given ones (a Catmull-Rom spline).
local function smooth(points, closed)
    local count, curve = #points / 2, {}
    local function at(i)
        i = closed and (i - 1) % count + 1 or math.max(1, math.min(i, count))
        return points[2 * i - 1], points[2 * i]
    end
    for i = 1, closed and count or count - 1 do
        local x0, y0 = at(i - 1)
        local x1, y1 = at(i)
        local x2, y2 = at(i + 1)
        local x3, y3 = at(i + 2)
        for t = 0, 0.8, 0.2 do
            local a, b, c, d = -t + 2*t^2 - t^3, 2 - 5*t^2 + 3*t^3, t + 4*t^2 - 3*t^3, -t^2 + t^3
            curve[#curve + 1] = (a*x0 + b*x1 + c*x2 + d*x3) / 2
            curve[#curve + 1] = (a*y0 + b*y1 + c*y2 + d*y3) / 2
        end
    end
    if not closed then
        curve[#curve + 1], curve[#curve + 2] = points[#points - 1], points[#points]
    end
    return curve
end

--- An outline as triangles on the graphics card.
local function mesh(outline)
    local vertices = {}
    for _, triangle in ipairs(love.math.triangulate(outline)) do
        for i = 1, 5, 2 do vertices[#vertices + 1] = {triangle[i], triangle[i + 1]} end
    end
    return love.graphics.newMesh(vertices, "triangles", "static")
end

--- Reads a map. The file is a Lua table, run as a program without access to any function.
local function read(path)
    local file, problem = io.open(path, "rb")
    if not file then say.last("map", problem) end
    local text = file:read("*a")
    file:close()
    if not text then say.last(path, "not a file") end
    local chunk, broken = loadstring(text, "@" .. path, "t")
    if not chunk then say.last(path, "not a map: " .. broken) end
    local fine, map = pcall(setfenv(chunk, {}))
    if not fine then say.last(path, "not a map: " .. map) end
    return map
end

local function check(map, path)
    local function need(condition, what)
        if not condition then say.last(path, "not a map: " .. what) end
    end
    need(type(map) == "table", "it does not return a table")
    for _, name in ipairs{"width", "height", "meters_per_unit"} do
        need(type(map[name]) == "number" and map[name] > 0, name .. " is not a number above 0")
    end
    for _, name in ipairs{"sea", "styles", "kinds", "places", "shapes"} do
        need(type(map[name]) == "table", name .. " is not a table")
    end
    for i, shape in ipairs(map.shapes) do
        need(map.styles[shape.kind], ("the kind of shape %d has no style"):format(i))
        need(#shape >= (map.styles[shape.kind].fill and 6 or 4), ("shape %d has too few points"):format(i))
    end
    for i, place in ipairs(map.places) do
        need(map.kinds[place.kind], ("place %d has an unknown kind"):format(i))
    end
end

--- Loads the map from a file. Ends the program if that fails.
function atlas.load(path)
    local map = read(path)
    check(map, path)
    return setmetatable(map, atlas)
end

--- The corners of the bounding box of a line.
local function box(line)
    local left, top, right, bottom = math.huge, math.huge, -math.huge, -math.huge
    for i = 1, #line, 2 do
        left, right = math.min(left, line[i]), math.max(right, line[i])
        top, bottom = math.min(top, line[i + 1]), math.max(bottom, line[i + 1])
    end
    return {left, top, right, bottom}
end

--- Prepares the shapes for drawing. The window must be open.
function atlas:prepare()
    for _, shape in ipairs(self.shapes) do
        local style = self.styles[shape.kind]
        shape.line = style.angular and {unpack(shape)} or smooth(shape, style.fill ~= nil)
        shape.box = box(shape.line)
        if style.fill then
            shape.mesh = mesh(shape.line)
            table.insert(shape.line, shape.line[1])
            table.insert(shape.line, shape.line[2])
        end
    end
end

local function stroke(shape, color, width, scale)
    love.graphics.setColor(color)
    -- A line has the same width in pixels at every scale.
    love.graphics.setLineWidth(width / scale)
    love.graphics.line(shape.line)
end

--- Draws shapes of one kind, first all edges, so that crossing roads join.
local function draw_kind(shapes, style, scale)
    for _, shape in ipairs(shapes) do
        if shape.mesh then
            love.graphics.setColor(style.fill)
            love.graphics.draw(shape.mesh)
        end
        if style.edge then stroke(shape, style.edge, (style.width or 0) + 2 * style.edge_width, scale) end
    end
    for _, shape in ipairs(shapes) do
        if style.line then stroke(shape, style.line, style.width, scale) end
    end
end

--- Draws a rectangle of the map at a scale in pixels per unit, `zoom` times the scale of the fitted view.
function atlas:draw(left, top, right, bottom, scale, zoom)
    love.graphics.setLineStyle("smooth")
    love.graphics.setLineJoin("bevel")
    local kind, shapes = nil, {}
    for i = 1, #self.shapes + 1 do
        local shape = self.shapes[i]
        if kind and (not shape or shape.kind ~= kind) then
            draw_kind(shapes, self.styles[kind], scale)
            shapes = {}
        end
        if not shape then break end
        kind = shape.kind
        local x0, y0, x1, y1 = unpack(shape.box)
        local is_inside = x0 < right and x1 > left and y0 < bottom and y1 > top
        if is_inside and zoom >= (self.styles[kind].from or 0) then shapes[#shapes + 1] = shape end
    end
end

return atlas
