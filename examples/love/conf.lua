-- The modules that LÖVE starts before the game.
--
-- SPDX-License-Identifier: MIT
function love.conf(t)
    t.identity = "tapzoom-map"
    t.version = "11.4"
    -- main.lua opens the window after it has loaded the map.
    t.window = nil
    -- The map needs none of these modules. Each would wake the program or print a message about the machine.
    t.modules.audio = false
    t.modules.joystick = false
    t.modules.physics = false
    t.modules.sound = false
    t.modules.video = false
end
