-- Writes the recording of a view to a file, frame by frame, for a bug report that the library can replay.
--
-- SPDX-License-Identifier: MIT
local say = require("say")

local recorder = {}

local file

function recorder.start(view, path)
    local problem
    file, problem = io.open(path, "wb")
    if not file then say.last("record", problem) end
    assert(view:begin_recording())
    recorder.write(view)
end

--- Writes whole calls and flushes them, so that a reader can replay the file at any time.
function recorder.write(view)
    if not file then return end
    local bytes, problem = view:fetch_recording()
    if bytes and (bytes == "" or file:write(bytes) and file:flush()) then return end
    say.line("record", problem or "the file cannot be written")
    view:end_recording()
    file:close()
    file = nil
end

return recorder
