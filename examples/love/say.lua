-- Messages about failures, each one line on stderr.
--
-- SPDX-License-Identifier: MIT
local said = {}

local say = {}

function say.line(what, why)
    io.stderr:write(("map: %s: %s\n"):format(what, why))
end

--- Prints the message the first time only.
function say.once(what, why)
    if not said[what .. why] then say.line(what, why) end
    said[what .. why] = true
end

--- Prints the message and ends the program.
function say.last(what, why)
    say.line(what, why)
    os.exit(1)
end

return say
