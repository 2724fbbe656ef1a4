-- What the tests share.
--
-- SPDX-License-Identifier: MIT
local tapzoom = require("tapzoom")

local support = {}

function support.view(options)
    local all = {viewport = {400, 600}, content = {2000, 3000}, preset = "maps"}
    for name, value in pairs(options or {}) do all[name] = value end
    return tapzoom.view(all)
end

function support.tap(view, time, id, x, y)
    assert(view:touch(time, id, "began", x, y))
    assert(view:touch(time + 0.06, id, "ended", x, y))
end

--- A double tap at (100, 120) that has come to rest.
function support.double_tap(view)
    support.tap(view, 0, 1, 100, 120)
    support.tap(view, 0.14, 2, 100, 120)
    assert(view:advance(1))
end

--- The events as a list of texts such as "double_tap" or "zoom began".
function support.names(view)
    local names = {}
    for event in view:events() do
        names[#names + 1] = event.kind .. (event.phase == "once" and "" or " " .. event.phase)
    end
    return names
end

--- What a command prints, without the last line feed, and whether it ended with 0.
function support.output(command)
    local process = io.popen("{ " .. command .. "; } 2>&1; echo \"exit $?\"")
    local text = process:read("*a")
    process:close()
    local printed, code = text:match("^(.-)\n?exit (%d+)\n$")
    return printed, code == "0"
end

return support
