-- The options of the command line, after `love FOLDER`.
--
-- SPDX-License-Identifier: MIT
local say = require("say")

local USAGE = [[
usage: love examples/love [--slop POINTS] [--record FILE] [MAP]

Shows the map in the file MAP, by default an island. Fingers, the mouse and the wheel move and zoom it.
  --slop POINTS  distance that fingers move before the map follows; 0: none
  --record FILE  record the calls of the view into FILE, for a bug report
]]

--- Returns the options by name, and the file of the map as `map`.
return function(words)
    local options = {}
    local function value(i, needed)
        if not words[i + 1] then say.last(words[i], needed .. " is missing") end
        return words[i + 1]
    end
    local i = 1
    while i <= #words do
        local word = words[i]
        if word == "--help" then
            io.write(USAGE)
            os.exit(0)
        elseif word == "--slop" then
            options.slop = tonumber(value(i, "a number"))
            if not (options.slop and options.slop >= 0 and options.slop <= 1e4) then
                say.last(words[i + 1], "--slop needs a number of points from 0 to 10000")
            end
            i = i + 1
        elseif word == "--record" then
            options.record = value(i, "a file")
            i = i + 1
        elseif word:sub(1, 1) == "-" then
            say.last(word, "unknown option (see --help)")
        else
            options.map = word
        end
        i = i + 1
    end
    return options
end
