-- Writes down all that happens to a view, frame by frame, so that it can be replayed: a bug report.
--
-- SPDX-License-Identifier: MIT
local say = require("say")

local recorder = {}

local file

function recorder.start(view, path)
    local problem
    file, problem = io.open(path, "wb")
    if not file then say.last("record", problem) end
    assert(view:record())
    recorder.write(view)
end

--- Whole calls only, and at once in the file: whoever reads it meanwhile can replay it.
function recorder.write(view)
    if not file then return end
    local bytes, problem = view:fetch_recording()
    if bytes and (bytes == "" or file:write(bytes) and file:flush()) then return end
    say.line("record", problem or "the file cannot be written")
    file:close()
    file = nil
end

return recorder
