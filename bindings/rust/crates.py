# SPDX-License-Identifier: MIT
"""crates.py FOLDER [--here] - packs tapzoom-sys and tapzoom into the folder, as NAME-VERSION.crate.

tapzoom-sys contains tapzoom.c, the static library of build/lib for this machine and, without --here, those of the
targets that `make dist` has built. CARGO and RUSTC name the tools. The same files give the same bytes.
"""

import os
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(HERE.parent / "c/dist"))

from pack import unlinked  # noqa: E402

DIST = ROOT / "build/dist/libraries"
#: crates.io accepts no larger crate.
LIMIT = 10 << 20
#: The target of Rust, and the static library below build/dist/libraries.
LIBRARIES = {
    "aarch64-apple-darwin": "macos-arm64/libtapzoom.a",
    "aarch64-apple-ios": "ios-arm64/libtapzoom.a",
    "aarch64-apple-ios-sim": "ios-simulator-arm64/libtapzoom.a",
    "aarch64-linux-android": "android-arm64/libtapzoom.a",
    "aarch64-pc-windows-gnullvm": "windows-arm64/libtapzoom.a",
    "aarch64-pc-windows-msvc": "windows-arm64/tapzoom_static.lib",
    "aarch64-unknown-linux-gnu": "linux-arm64/libtapzoom.a",
    "armv7-linux-androideabi": "android-armv7/libtapzoom.a",
    "armv7-unknown-linux-gnueabihf": "linux-armv7hf/libtapzoom.a",
    "i686-unknown-linux-gnu": "linux-i686/libtapzoom.a",
    "riscv64gc-unknown-linux-gnu": "linux-riscv64/libtapzoom.a",
    "x86_64-apple-darwin": "macos-x86_64/libtapzoom.a",
    "x86_64-apple-ios": "ios-simulator-x86_64/libtapzoom.a",
    "x86_64-linux-android": "android-x86_64/libtapzoom.a",
    "x86_64-pc-windows-gnu": "windows-x64/libtapzoom.a",
    "x86_64-pc-windows-msvc": "windows-x64/tapzoom_static.lib",
    "x86_64-unknown-linux-gnu": "linux-x86_64/libtapzoom.a",
}


def tool(name: str) -> str:
    return os.environ.get(name.upper(), name)


def version() -> str:
    header = (ROOT / "include/tapzoom.h").read_text("utf-8")
    return ".".join(re.search(rf"TAPZOOM_VERSION_{part} (\d+)", header)[1] for part in ("MAJOR", "MINOR", "PATCH"))


def libraries(only_here: bool) -> dict[str, Path]:
    """The library of each target."""
    said = subprocess.run([tool("rustc"), "-vV"], check=True, stdout=subprocess.PIPE, text=True).stdout
    here = re.search(r"(?m)^host: (.*)", said)[1]
    built = {target: DIST / file for target, file in LIBRARIES.items() if (DIST / file).is_file()}
    return {**({} if only_here else built), here: ROOT / "build/lib/libtapzoom.a"}


def copy_sources(name: str, folder: Path) -> Path:
    """A package without what cargo has left beside it."""
    source = folder / name
    for file in ("Cargo.toml", "README.md", "build.rs", "src"):
        if (HERE / name / file).is_dir():
            shutil.copytree(HERE / name / file, source / file)
        elif (HERE / name / file).is_file():
            source.mkdir(parents=True, exist_ok=True)
            shutil.copy(HERE / name / file, source / file)
    if name == "tapzoom":
        (source / "README.md").write_text(unlinked((HERE / "README.md").read_text("utf-8")), "utf-8")
    shutil.copy(ROOT / "LICENSE", source)
    return source


def package(source: Path, registry: Path, target: Path) -> Path:
    """Packs a package, whose dependencies are in the registry. The tests of the crates compile it."""
    settings = ["source.crates-io.replace-with='here'", f"source.here.directory='{registry}'"]
    flags = ["--quiet", "--offline", "--allow-dirty", "--no-verify", "--target-dir", target]
    subprocess.run([tool("cargo"), "package", *flags, *(word for one in settings for word in ("--config", one))],
                   cwd=source, check=True)
    (made,) = (target / "package").glob(f"{source.name}-[0-9]*.crate")
    return made


def unpack(crate: Path, registry: Path) -> None:
    """Adds a crate to a registry that is a folder."""
    with tarfile.open(crate) as archive:
        archive.extractall(registry)
    (registry / crate.name.removesuffix(".crate") / ".cargo-checksum.json").write_text('{"files": {}}')


def reserve(name: str, registry: Path) -> None:
    """Adds an empty crate to the registry: cargo asks for each dependency there, and compiles none."""
    (registry / name / "src").mkdir(parents=True)
    (registry / name / "src/lib.rs").touch()
    (registry / name / "Cargo.toml").write_text(f'[package]\nname = "{name}"\nversion = "1.0.0"\n')
    (registry / name / ".cargo-checksum.json").write_text('{"files": {}}')


def main(arguments: list[str]) -> None:
    folder = Path(arguments[0]).resolve()
    shutil.rmtree(folder, ignore_errors=True)
    work = folder / "work"
    registry = work / "registry"
    reserve("cc", registry)
    found = libraries("--here" in arguments)
    for name in ("tapzoom-sys", "tapzoom"):
        source = copy_sources(name, work)
        # That of the package, and of the other crate on which it depends.
        written = re.findall(r'version = "(\d+\.\d+\.\d+)"', (source / "Cargo.toml").read_text("utf-8"))
        if set(written) != {version()}:
            sys.exit(f"{name} has the versions {written}, and the header {version()}")
        if name == "tapzoom-sys":
            for target, library in found.items():
                place = source / "lib" / target / ("tapzoom.lib" if target.endswith("-msvc") else "libtapzoom.a")
                place.parent.mkdir(parents=True)
                shutil.copyfile(library, place)
            (source / "c").mkdir()
            for file in ("tapzoom.c", "tapzoom.h"):
                shutil.copyfile(ROOT / "build/amalgamation" / file, source / "c" / file)
        crate = package(source, registry, work / "target")
        unpack(crate, registry)
        crate = Path(shutil.move(str(crate), str(folder)))
        if crate.stat().st_size > LIMIT:
            sys.exit(f"{crate.name} has {crate.stat().st_size} bytes, more than crates.io accepts")
        print(f"--- {os.path.relpath(crate)}: {crate.stat().st_size} bytes")
    shutil.rmtree(work)
    missing = sorted(LIBRARIES.keys() - found.keys())
    if missing and "--here" not in arguments:
        print(f"--- without a library for {', '.join(missing)}")


if __name__ == "__main__":
    main(sys.argv[1:])
