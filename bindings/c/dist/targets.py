# SPDX-License-Identifier: MIT
"""The table of targets: a row for each library, and the archives that contain them."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Target:
    name: str  # The folder of the library below build/dist/libraries.
    module: str  # The triple for which Swift compiles.
    triple: str  # The triple for which clang compiles the module.
    system: str  # The recipe of build.py that links: "linux", "android", "windows" or "apple".
    flags: tuple = ()  # More flags of clang.
    edits: tuple = ()  # Regular expressions and their replacements in the text of the module.
    link: tuple = ()  # More flags of the linker.
    libc: str = ""  # The name of the C library in the needed libraries of the shared library.
    builtins: str = ""  # The file beside this one with functions that compilers call.
    code: str = ""  # The triple of the assembly before it becomes a COFF file, if that is another.
    fold: bool = False  # Whether folding.py shortens the assembly.
    passes: tuple = ()  # Flags of LLVM for passes over the whole module.
    ipra: bool = False  # Whether clang allocates registers across functions, see dist.mk.
    abi: str = ""  # The name of the processor for Prefab.


@dataclass(frozen=True)
class Archive:
    name: str  # tapzoom-VERSION-NAME.
    form: str  # "tar.gz", "zip", "aar", "xcframework.zip".
    libraries: tuple  # Names of targets.


X86_64, I686 = "x86_64-unknown-none-elf", "i686-unknown-none-elf"
ARM64, ARMV7, RISCV64 = "aarch64-none-none-elf", "armv7-none-none-eabi", "riscv64-none-none-eabi"

COFF = (("^(target datalayout = \"e-m:)e", r"\1w"),)
# Code without frame pointers is smaller. On i686 it is larger.
NO_FRAMES = ((' "frame-pointer"="[a-z-]*"', ""),)
# The calls that folding.py adds on x86 write below the top of the stack.
NO_RED_ZONE = (('"stack-protector-buffer-size"="8"', "noredzone"),)
# Hot code is also optimized for size, because the code must fit into 10 pages of 16 KiB.
SMALLEST = ((r"^(attributes #\d+ = \{)(?=.*noredzone)(?!.*minsize)", r"\1 minsize optsize"),)
MACHO = (("^(target datalayout = \"e-m:)e", r"\1o"), *NO_FRAMES, *NO_RED_ZONE, *SMALLEST)
# On Windows functions must keep 12 more registers, so that only the exported functions have its convention. It grows
# the stack by its guard page: frames of more than a page touch each page.
WIN64 = (*NO_FRAMES, *NO_RED_ZONE, ("^define dso_local (.*@tapzoom_)", r"define dso_local win64cc \1"),
         (r"\bcall (.*@tapzoom_)", r"call win64cc \1"),
         (r"\bnoredzone\b", 'noredzone "probe-stack"="inline-asm"'))
# Passes that make the code of arm64 smaller. The order of instructions stays, so that more of them are equal.
ARM64_PASSES = ("-ir-outliner", "-enable-gvn-hoist", "-enable-gvn-sink", "-enable-misched=false",
                "-enable-machine-outliner=always", "-machine-outliner-reruns=1", "-aarch64-enable-collect-loh=false")
ELF_X86_64 = "x86_64-unknown-linux-gnu"
# The App Store's encryption begins at a page of its own, after the load commands. The library has no such pages.
PLAIN = ("-no_encryption",)
# The module has the soft float ABI of its triple.
RISCV_ABI = (('!"target-abi", !"lp64"', '!"target-abi", !"lp64d"'),)
# The processors that have instructions for the smaller and the larger of two numbers, see zeros.py.
ORDERS_ZEROS = (ARM64, RISCV64)
THUMB = ("-mthumb", "-mfpu=vfpv3-d16")
PAGES = ("-z", "max-page-size=16384")
# arm64 simulators begin with iOS 14.
MACOS, IOS, SIMULATOR = "11.0", "13.0", "14.0"

# musl takes any name that begins with "libc." for itself, so that these libraries load with musl, too.
GLIBC = "libc.so.6"
BIONIC = "libc.so"

TARGETS = (
    # The library of `make build`, which has no row of flags here.
    Target("linux-x86_64", "", "x86_64-unknown-linux-gnu", "linux", libc=GLIBC),
    Target("linux-arm64", ARM64, "aarch64-unknown-linux-gnu", "linux", (), NO_FRAMES, libc=GLIBC,
           fold=True, passes=ARM64_PASSES),
    Target("linux-armv7hf", ARMV7, "armv7-unknown-linux-gnueabihf", "linux", THUMB, libc=GLIBC, builtins="arm.c"),
    Target("linux-riscv64", RISCV64, "riscv64-unknown-linux-gnu", "linux", ("-march=rv64gc", "-mabi=lp64d"), RISCV_ABI,
           libc=GLIBC),
    Target("linux-i686", I686, "i686-unknown-linux-gnu", "linux", ("-msse2", "-mfpmath=sse"), libc=GLIBC,
           builtins="i686.c", fold=True),
    Target("windows-x64", X86_64, "x86_64-w64-windows-gnu", "windows", (), WIN64, ("-machine:x64",),
           builtins="windows-x64.s", code=ELF_X86_64, fold=True, ipra=True),
    Target("windows-arm64", ARM64, "aarch64-w64-windows-gnu", "windows", (), COFF, ("-machine:arm64",),
           builtins="windows-arm64.s"),
    Target("android-arm64", ARM64, "aarch64-linux-android21", "android", (), NO_FRAMES, PAGES, BIONIC,
           fold=True, passes=ARM64_PASSES, abi="arm64-v8a"),
    # Android's own triple would call memory functions of the ARM runtime ABI.
    Target("android-armv7", ARMV7, "armv7-unknown-linux-gnueabi", "android", (*THUMB, "-mfloat-abi=softfp"), (), PAGES,
           BIONIC, builtins="arm.c", abi="armeabi-v7a"),
    Target("android-x86_64", X86_64, "x86_64-linux-android21", "android", (), NO_FRAMES, PAGES, BIONIC,
           ipra=True, abi="x86_64"),
    Target("macos-arm64", ARM64, f"arm64-apple-macos{MACOS}", "apple", (), MACHO,
           ("-arch", "arm64", "-platform_version", "macos", MACOS, MACOS), fold=True, passes=ARM64_PASSES),
    Target("macos-x86_64", X86_64, f"x86_64-apple-macos{MACOS}", "apple", (), MACHO,
           ("-arch", "x86_64", "-platform_version", "macos", MACOS, MACOS), fold=True, ipra=True),
    Target("ios-arm64", ARM64, f"arm64-apple-ios{IOS}", "apple", (), MACHO,
           ("-arch", "arm64", "-platform_version", "ios", IOS, IOS, *PLAIN), fold=True, passes=ARM64_PASSES),
    Target("ios-simulator-arm64", ARM64, f"arm64-apple-ios{SIMULATOR}-simulator", "apple", (), MACHO,
           ("-arch", "arm64", "-platform_version", "ios-simulator", SIMULATOR, SIMULATOR), fold=True,
           passes=ARM64_PASSES),
    Target("ios-simulator-x86_64", X86_64, f"x86_64-apple-ios{SIMULATOR}-simulator", "apple", (), MACHO,
           ("-arch", "x86_64", "-platform_version", "ios-simulator", SIMULATOR, SIMULATOR), fold=True,
           ipra=True),
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
    Archive("wasm", "tar.gz", ()),
)
