-- The words behind `love FOLDER`.
--
-- SPDX-License-Identifier: MIT
local say = require("say")

local USAGE = [[
usage: love examples/love [--slop POINTS] [--record FILE] [MAP]

Shows a map, or the one in the file MAP. Fingers and the mouse move it and zoom it.
  --slop POINTS  how far fingers go before the map follows them (0: from the first move on)
  --record FILE  writes down all that happens to the view, as a bug report
]]

--- The options by name, and the map's file as `map`.
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
                say.last(words[i + 1], "--slop is a number of points, from 0 to 10000")
            end
            i = i + 1
        elseif word == "--record" then
            options.record = value(i, "a file")
            i = i + 1
        elseif word:sub(1, 1) == "-" then
            say.last(word, "there is no such option (see --help)")
        else
            options.map = word
        end
        i = i + 1
    end
    return options
end
