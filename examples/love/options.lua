-- The options of the command line, after `love FOLDER`.
--
-- SPDX-License-Identifier: MIT
local say = require("say")

local USAGE = [[
usage: love examples/love [--record FILE] [MAP]

Shows the map in the file MAP, by default an island. Fingers, the mouse and the wheel move and zoom it.
  --record FILE  record the calls of the view into FILE, for a bug report
]]

--- Returns the options by name, and the file of the map as `map`.
return function(words)
    local options = {}
    local i = 1
    while i <= #words do
        local word = words[i]
        if word == "--help" then
            io.write(USAGE)
            os.exit(0)
        elseif word == "--record" then
            i = i + 1
            options.record = words[i] or say.last(word, "a file is missing")
        elseif word:sub(1, 1) == "-" then
            say.last(word, "unknown option (see --help)")
        else
            options.map = word
        end
        i = i + 1
    end
    return options
end
