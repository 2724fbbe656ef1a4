-- The loader finds the library, or fails with a message.
--
-- SPDX-License-Identifier: MIT
local luaunit = require("luaunit")
local tapzoom = require("tapzoom")
local support = require("support")

TestLibrary = {}

local PROBE = [[luajit -e 'local ok, it = pcall(require, "tapzoom") print(ok and it.library_path or it)']]

local function shell(command)
    local printed, fine = support.output(command)
    assert(fine, printed)
    return printed
end

function TestLibrary:setUp()
    self.folder = shell("mktemp -d")
    self.library = shell("readlink -f " .. tapzoom.library_path)
    shell(("mkdir -p %s/game %s/lib"):format(self.folder, self.folder))
    shell(("cp bindings/lua/tapzoom.lua %s/game"):format(self.folder))
end

function TestLibrary:tearDown()
    shell("rm -rf " .. self.folder)
end

--- The output about the library of a separate program in the folder.
function TestLibrary:probe(environment, path, probe)
    return shell(("cd %s && env -u TAPZOOM_LIBRARY -u LD_LIBRARY_PATH %s LUA_PATH='%s/?.lua' %s")
        :format(self.folder, environment or "", path or self.folder .. "/game", probe or PROBE))
end

function TestLibrary:test_library_version_is_that_of_the_header()
    luaunit.assertEquals(tapzoom.library_version(), "1.0.0")
    luaunit.assertEquals({tapzoom.MAX_CONTACTS, tapzoom.MAX_LEVELS, tapzoom.EVENT_CAPACITY}, {16, 8, 32})
    luaunit.assertEquals({tapzoom.MAX_LENGTH, tapzoom.MIN_SIZE, tapzoom.MAX_TIME}, {1e12, 1e-6, 1e12})
end

function TestLibrary:test_the_environment_variable_names_the_file()
    shell(("cp %s %s/renamed.so"):format(self.library, self.folder))
    luaunit.assertEquals(self:probe("TAPZOOM_LIBRARY=renamed.so"), "./renamed.so")
end

function TestLibrary:test_a_missing_named_file_fails()
    local said = self:probe("TAPZOOM_LIBRARY=/nowhere/libtapzoom.so")
    luaunit.assertStrContains(said, "cannot load /nowhere/libtapzoom.so")
    luaunit.assertStrContains(said, "make build")
end

function TestLibrary:test_the_library_beside_the_file_is_loaded()
    shell(("cp %s %s/game/libtapzoom.so"):format(self.library, self.folder))
    luaunit.assertEquals(self:probe(), self.folder .. "/game/libtapzoom.so")
    luaunit.assertEquals(self:probe(nil, "./game"), "./game/libtapzoom.so")
    shell(("mv %s/game/libtapzoom.so %s/game/libtapzoom.so.1"):format(self.folder, self.folder))
    luaunit.assertEquals(self:probe(), self.folder .. "/game/libtapzoom.so.1")
end

function TestLibrary:test_the_build_of_the_checkout_is_loaded()
    shell(("cd %s && mkdir -p bindings include build/lib && mv game bindings/lua"):format(self.folder))
    shell(("cp %s %s/build/lib/libtapzoom.so"):format(self.library, self.folder))
    local path = self.folder .. "/bindings/lua"
    luaunit.assertStrContains(self:probe(nil, path), "cannot find libtapzoom.so")
    shell(("cp include/tapzoom.h %s/include"):format(self.folder))
    luaunit.assertEquals(self:probe(nil, path), path .. "/../../build/lib/libtapzoom.so")
end

function TestLibrary:test_the_library_of_the_system_is_loaded()
    shell(("cp %s %s/lib/libtapzoom.so.1"):format(self.library, self.folder))
    luaunit.assertEquals(self:probe("LD_LIBRARY_PATH=" .. self.folder .. "/lib"), "libtapzoom.so.1")
end

function TestLibrary:test_the_library_in_an_app_of_android()
    shell(("cp %s %s/lib/libtapzoom.so"):format(self.library, self.folder))
    local probe = PROBE:gsub("local ok", "love = {_os = \"Android\"} %0")
    luaunit.assertEquals(self:probe("LD_LIBRARY_PATH=" .. self.folder .. "/lib", nil, probe), "libtapzoom.so")
end

function TestLibrary:test_without_a_library_the_error_lists_the_places()
    local said = self:probe()
    if said == "libtapzoom.so.1" then luaunit.skip("a libtapzoom is installed on this system") end
    for _, text in ipairs{"cannot find libtapzoom.so", "TAPZOOM_LIBRARY: not set",
        "/game: no libtapzoom.so, no libtapzoom.so.1", "the system's loader"} do
        luaunit.assertStrContains(said, text)
    end
end

function TestLibrary:test_libraries_that_do_not_fit_fail()
    local function compile(source)
        shell(("echo '%s' | ${CC:-cc} -shared -fPIC -x c - -o %s/other.so"):format(source, self.folder))
        return self:probe("TAPZOOM_LIBRARY=other.so")
    end
    luaunit.assertStrContains(compile("int other(void) { return 1; }"), "other.so is not a tapzoom library")
    local other_version = compile("int tapzoom_version(void) { return 770123; }")
    luaunit.assertStrContains(other_version, "other.so has version 77.1, this file needs 1.0")
end

function TestLibrary:test_a_library_older_than_the_file_fails()
    shell(("cp %s %s/game/libtapzoom.so"):format(self.library, self.folder))
    shell(("sed -i 's/VERSION_MINOR = 0/VERSION_MINOR = 1/' %s/game/tapzoom.lua"):format(self.folder))
    luaunit.assertStrContains(self:probe(), "/game/libtapzoom.so has version 1.0, this file needs 1.1")
end
