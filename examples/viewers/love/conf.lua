-- The modules that LÖVE starts before the viewer.
--
-- SPDX-License-Identifier: MIT
function love.conf(t)
    t.version = "11.4"
    t.window = nil -- main.lua opens it
    t.modules.audio = false -- it prints messages about the machine
    t.modules.joystick = false -- it wakes the program
end
