# SPDX-License-Identifier: MIT
"""The table of targets: a row for each library, and the archives that contain them."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Target:
    name: str  # The folder of the library below build/dist/libraries.
    module: str  # The triple for which Swift compiles.
    triple: str  # The triple for which clang compiles the module.
    system: str  # The recipe of build.py: "linux", "android", "windows", "apple" or "emscripten".
    flags: tuple = ()  # More flags of clang.
    edits: tuple = ()  # Regular expressions and their replacements in the text of the module: data layout and ABI.
    link: tuple = ()  # More flags of the linker.
    libc: str = ""  # The name of the C library in the needed libraries of the shared library.
    builtins: str = ""  # The file beside this one with functions that compilers call.
    abi: str = ""  # The name of the processor for Prefab.


@dataclass(frozen=True)
class Archive:
    name: str  # tapzoom-VERSION-NAME.
    form: str  # "tar.gz", "zip", "aar", "xcframework.zip".
    libraries: tuple  # Names of targets.


X86_64, I686 = "x86_64-unknown-none-elf", "i686-unknown-none-elf"
WASM32 = "wasm32-unknown-none-wasm"
ARM64, ARMV7, RISCV64 = "aarch64-none-none-elf", "armv7-none-none-eabi", "riscv64-none-none-eabi"

# MinGW and Visual Studio share no functions for a stack protector. Debuggers of Windows read CodeView.
COFF = (("^(target datalayout = \"e-m:)e", r"\1w"), (r"\bsspreq ", ""),
        ('!"Dwarf Version", i32 4', '!"CodeView", i32 1'))
# The database of symbols would contain the path of clang and its arguments.
CODEVIEW = ("-Xclang", "-gno-codeview-command-line")
# Nor do they share the name of the function that touches the pages of a large frame on x86-64.
PROBE = ((r"^attributes #\d+ = \{ ", r'\g<0>"probe-stack"="tapzoom_probe_stack" '),)
# As clang does on arm64: Apple's linker keeps tables of whole functions in few bytes, those of each instruction not.
MACHO = (("^(target datalayout = \"e-m:)e", r"\1o"), (r"\buwtable\b", "uwtable(sync)"))
# The module has the soft float ABI of its triple.
RISCV_ABI = (('!"target-abi", !"lp64"', '!"target-abi", !"lp64d"'),)
# emscripten aligns a long double otherwise. WebAssembly reads and writes an aligned word as a whole, so that plain
# accesses are relaxed ones; atomic ones would need other features with threads than without.
EMSCRIPTEN = (("-i128:128-", "-i128:128-f128:64-"), (r"\b(load|store) atomic (.*) monotonic,", r"\1 volatile \2,"),
              (r'^  fence syncscope\("singlethread"\).*\n', ""))
THUMB = ("-mthumb", "-mfpu=vfpv3-d16")
# LLVM writes to the register of this parameter (vldmia r10!), which callers expect unchanged. So it is an ordinary one.
SELF = ((r"\bswiftself ", ""),)
PAGES = ("-z", "max-page-size=16384")
# arm64 simulators begin with iOS 14.
MACOS, IOS, SIMULATOR = "11.0", "13.0", "14.0"

# musl takes any name that begins with "libc." for itself, so that these libraries load with musl, too.
GLIBC = "libc.so.6"
BIONIC = "libc.so"

TARGETS = (
    # The library of `make build`, which has no row of flags here.
    Target("linux-x86_64", "", "x86_64-unknown-linux-gnu", "linux", libc=GLIBC),
    Target("linux-arm64", ARM64, "aarch64-unknown-linux-gnu", "linux", libc=GLIBC),
    Target("linux-armv7hf", ARMV7, "armv7-unknown-linux-gnueabihf", "linux", THUMB, SELF, libc=GLIBC,
           builtins="arm.c"),
    Target("linux-riscv64", RISCV64, "riscv64-unknown-linux-gnu", "linux", ("-march=rv64gc", "-mabi=lp64d"), RISCV_ABI,
           libc=GLIBC),
    Target("linux-i686", I686, "i686-unknown-linux-gnu", "linux", ("-msse2", "-mfpmath=sse"), libc=GLIBC,
           builtins="i686.c"),
    Target("windows-x64", X86_64, "x86_64-w64-windows-gnu", "windows", CODEVIEW, (*COFF, *PROBE), ("-machine:x64",),
           builtins="windows-x64.s"),
    Target("windows-arm64", ARM64, "aarch64-w64-windows-gnu", "windows", CODEVIEW, COFF, ("-machine:arm64",),
           builtins="windows-arm64.s"),
    Target("android-arm64", ARM64, "aarch64-linux-android21", "android", (), (), PAGES, BIONIC, abi="arm64-v8a"),
    # Android's own triple would call memory functions of the ARM runtime ABI.
    Target("android-armv7", ARMV7, "armv7-unknown-linux-gnueabi", "android", (*THUMB, "-mfloat-abi=softfp"), SELF,
           PAGES, BIONIC, builtins="arm.c", abi="armeabi-v7a"),
    Target("android-x86_64", X86_64, "x86_64-linux-android21", "android", (), (), PAGES, BIONIC, abi="x86_64"),
    Target("macos-arm64", ARM64, f"arm64-apple-macos{MACOS}", "apple", (), MACHO,
           ("-arch", "arm64", "-platform_version", "macos", MACOS, MACOS)),
    Target("macos-x86_64", X86_64, f"x86_64-apple-macos{MACOS}", "apple", (), MACHO,
           ("-arch", "x86_64", "-platform_version", "macos", MACOS, MACOS)),
    Target("ios-arm64", ARM64, f"arm64-apple-ios{IOS}", "apple", (), MACHO,
           ("-arch", "arm64", "-platform_version", "ios", IOS, IOS)),
    Target("ios-simulator-arm64", ARM64, f"arm64-apple-ios{SIMULATOR}-simulator", "apple", (), MACHO,
           ("-arch", "arm64", "-platform_version", "ios-simulator", SIMULATOR, SIMULATOR)),
    Target("ios-simulator-x86_64", X86_64, f"x86_64-apple-ios{SIMULATOR}-simulator", "apple", (), MACHO,
           ("-arch", "x86_64", "-platform_version", "ios-simulator", SIMULATOR, SIMULATOR)),
    # Each version of emscripten and each browser knows the features of the first WebAssembly.
    Target("emscripten", WASM32, "wasm32-unknown-emscripten", "emscripten", ("-mcpu=mvp",), EMSCRIPTEN),
)

ARCHIVES = (
    Archive("linux-x86_64", "tar.gz", ("linux-x86_64",)),
    Archive("linux-arm64", "tar.gz", ("linux-arm64",)),
    Archive("linux-armv7hf", "tar.gz", ("linux-armv7hf",)),
    Archive("linux-riscv64", "tar.gz", ("linux-riscv64",)),
    Archive("linux-i686", "tar.gz", ("linux-i686",)),
    Archive("windows-x64", "zip", ("windows-x64",)),
    Archive("windows-arm64", "zip", ("windows-arm64",)),
    Archive("android", "aar", ("android-arm64", "android-armv7", "android-x86_64")),
    Archive("apple", "xcframework.zip",
            ("macos-arm64", "macos-x86_64", "ios-arm64", "ios-simulator-arm64", "ios-simulator-x86_64")),
    Archive("emscripten", "tar.gz", ("emscripten",)),
    Archive("wasm", "tar.gz", ()),
)
