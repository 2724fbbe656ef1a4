# SPDX-License-Identifier: MIT
"""The wheels of `make wheels`: their tags against the libraries inside, their files, hashes and metadata."""

import base64
import csv
import email
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
BINDING = ROOT / "bindings/python"
sys.path.insert(0, str(BINDING))

import signature  # noqa: E402
import wheels  # noqa: E402

WHEELS = ROOT / "build/wheels"
LIBRARIES = ROOT / "build/dist/libraries"
TOOLS = ROOT / "build/venv/bin"
VERSION = os.environ["VERSION"]
INFO = f"tapzoom-{VERSION}.dist-info"
# The platform tags of each wheel, and the library of `make dist` that it contains.
EXPECTED = {
    ("manylinux2014_x86_64", "manylinux_2_17_x86_64", "musllinux_1_1_x86_64"): "linux-x86_64/libtapzoom.so",
    ("manylinux2014_aarch64", "manylinux_2_17_aarch64", "musllinux_1_1_aarch64"): "linux-arm64/libtapzoom.so",
    ("win_amd64",): "windows-x64/tapzoom.dll",
    ("macosx_11_0_universal2",): "universal/macos-arm64_x86_64/libtapzoom.dylib",
}
FROM_LIBC = {"malloc", "free", "memcpy", "memmove", "memset", "__stack_chk_fail", "__stack_chk_guard"}
ELF_MACHINES = {"x86_64": "X86-64", "aarch64": "AArch64"}


def read(*command) -> str:
    return subprocess.run([str(word) for word in command], check=True, capture_output=True, text=True).stdout


def llvm(name: str) -> Path:
    """A tool of Debian's LLVM, which knows the formats of all systems."""
    return sorted(Path("/usr/lib").glob(f"llvm-*/bin/{name}"), key=lambda path: int(path.parts[3][5:]))[-1]


def tags_in_name(path: Path) -> tuple:
    return tuple(sorted(path.name[: -len(".whl")].split("-")[-1].split(".")))


def digest(data: bytes) -> str:
    return "sha256=" + base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


# ---- Each check returns the faults that it finds ---------------------------------------------------------------------


def elf_faults(library: Path, tag: str) -> list:
    """manylinux_2_N_MACHINE promises glibc 2.N; musllinux_1_N_MACHINE promises musl, which has no symbol versions and
    loads no library but itself, which it recognizes by the names that begin with "libc."."""
    kind, minor, machine = re.fullmatch(r"(many|musl)linux_\d_(\d+)_(\w+)", tag).groups()
    header, dynamic = read("readelf", "-hW", library), read("readelf", "-dW", library)
    imports = {line.split()[-1].split("@")[0] for line in read("nm", "-D", "--undefined-only", library).splitlines()}
    faults = []
    if ELF_MACHINES[machine] not in re.search(r"Machine:(.*)", header)[1]:
        faults.append(f"not for {machine}")
    needed = re.findall(r"\(NEEDED\).*\[(.*)\]", dynamic)
    if needed != ["libc.so.6"]:
        faults.append(f"needs {needed}")
    if not imports <= FROM_LIBC:
        faults.append(f"imports {sorted(imports - FROM_LIBC)}")
    if re.search(r"\((RPATH|RUNPATH|TEXTREL)\)", dynamic):
        faults.append("has a search path or writable code")
    versions = [tuple(map(int, found.split("."))) for found in
                re.findall(r"GLIBC_([\d.]+)", read("readelf", "-VW", library))]
    if kind == "many" and max(versions, default=(0,)) > (2, int(minor)):
        faults.append(f"needs glibc {max(versions)}, the tag promises 2.{minor}")
    return faults


def dll_faults(library: Path, tag: str) -> list:
    text = read(llvm("llvm-readobj"), "--file-headers", "--coff-imports", library)
    faults = [] if "IMAGE_FILE_MACHINE_AMD64" in text and "IMAGE_FILE_DLL" in text else ["not a DLL for amd64"]
    needed = set(re.findall(r"Name: (\S+)", text))
    if not needed or not all(name.startswith("api-ms-win-crt-") for name in needed):
        faults.append(f"needs {sorted(needed)}")
    if not set(re.findall(r"Symbol: (\w+)", text)) <= FROM_LIBC:
        faults.append("imports more functions")
    return faults


def dylib_faults(library: Path, tag: str) -> list:
    major, minor = re.fullmatch(r"macosx_(\d+)_(\d+)_universal2", tag).groups()
    slices = sorted(read(llvm("llvm-lipo"), "-archs", library).split())
    faults = [] if slices == ["arm64", "x86_64"] else [f"has {slices}"]
    for name in slices:
        commands = read(llvm("llvm-objdump"), "--macho", f"--arch={name}", "--private-headers", library)
        needed = re.findall(r"LC_LOAD_DYLIB\n.*\n\s+name (\S+)", commands)
        if needed != ["/usr/lib/libSystem.B.dylib"]:
            faults.append(f"{name} needs {needed}")
        found = re.findall(r"LC_BUILD_VERSION\n.*\n\s+platform (\w+)\n(?:\s+sdk .*\n)?\s+minos (\S+)", commands)
        if found != [("macos", f"{major}.{minor}")]:
            faults.append(f"{name} is for {found}")
    return faults + [fault for part in signature.slices(library.read_bytes())
                     for fault in signature.signature_faults(part)]


KINDS = {"manylinux_": ("libtapzoom.so", elf_faults), "musllinux_": ("libtapzoom.so", elf_faults),
         "win_": ("tapzoom.dll", dll_faults), "macosx_": ("libtapzoom.dylib", dylib_faults)}
# Older names of the tag of the same glibc.
ALIASES = {"manylinux2014_": "manylinux_2_17_"}


def kind_of(tag: str) -> tuple:
    """The library's name in the package, its check, and the tag by its current name."""
    for old, new in ALIASES.items():
        tag = tag.replace(old, new)
    for start, (file, check) in KINDS.items():
        if tag.startswith(start):
            return file, check, tag
    return None, None, tag


def library_faults(archive: zipfile.ZipFile, tags: tuple) -> list:
    faults = []
    for tag in tags:
        file, check, current = kind_of(tag)
        if check is None:
            faults.append(f"unknown tag {tag}")
        elif f"tapzoom/{file}" not in archive.namelist():
            faults.append(f"{tag}: no {file}")
        else:
            with tempfile.TemporaryDirectory() as folder:
                library = Path(archive.extract(f"tapzoom/{file}", folder))
                try:
                    faults += [f"{tag}: {fault}" for fault in check(library, current)]
                except subprocess.CalledProcessError as error:
                    faults.append(f"{tag}: not such a library: {error.stderr.strip()}")
    return faults


def file_faults(archive: zipfile.ZipFile, library: str) -> list:
    """The wheel has the package of the checkout, the library, its own five files, and nothing else."""
    sources = (BINDING / "tapzoom").rglob("*.py")
    expected = {file.relative_to(BINDING).as_posix(): file.read_bytes() for file in sources}
    expected["tapzoom/py.typed"] = b""
    expected["tapzoom/failures.json"] = (BINDING / "tapzoom/failures.json").read_bytes()
    expected[f"{INFO}/top_level.txt"] = b"tapzoom\n"
    expected[f"{INFO}/licenses/LICENSE"] = (ROOT / "LICENSE").read_bytes()
    expected[f"tapzoom/{Path(library).name}"] = (LIBRARIES / library).read_bytes()
    names = archive.namelist()
    faults = [f"twice: {name}" for name in {name for name in names if names.count(name) > 1}]
    generated = {f"{INFO}/{name}" for name in ("METADATA", "WHEEL", "RECORD")}
    faults += [f"missing or not wanted: {name}" for name in sorted(set(names) ^ (set(expected) | generated))]
    faults += [f"other bytes: {name}" for name in sorted(set(names) & set(expected))
               if archive.read(name) != expected[name]]
    # Of no user, without a time, readable by all.
    faults += [f"mode {entry.external_attr >> 16:o} or time {entry.date_time}: {entry.filename}"
               for entry in archive.infolist()
               if entry.external_attr >> 16 & 0o777 not in (0o644, 0o664, 0o755)
               or entry.date_time != (2020, 1, 1, 0, 0, 0)]
    return faults


def record_faults(archive: zipfile.ZipFile) -> list:
    rows = list(csv.reader(archive.read(f"{INFO}/RECORD").decode().splitlines()))
    faults = [f"RECORD differs from the files: {name}"
              for name in sorted(set(archive.namelist()) ^ {name for name, _, _ in rows})]
    for name, sum_, size in rows:
        if name == f"{INFO}/RECORD":
            faults += ["RECORD has a hash of itself"] if sum_ or size else []
        elif name in archive.namelist():
            data = archive.read(name)
            faults += [f"wrong hash: {name}"] if (sum_, size) != (digest(data), str(len(data))) else []
    return faults


def metadata_faults(archive: zipfile.ZipFile, tags: tuple) -> list:
    wheel = email.message_from_bytes(archive.read(f"{INFO}/WHEEL"))
    about = email.message_from_bytes(archive.read(f"{INFO}/METADATA"))
    expected = {"Name": "tapzoom", "Version": VERSION, "License-Expression": "MIT", "License-File": "LICENSE",
                "Requires-Python": ">=3.9", "Requires-Dist": None}
    faults = [f"{name} is {about[name]}" for name, value in expected.items() if about[name] != value]
    if sorted(wheel.get_all("Tag")) != [f"py3-none-{tag}" for tag in tags] or wheel["Root-Is-Purelib"] != "false":
        faults.append(f"WHEEL has {wheel.get_all('Tag')}")
    if about.get_payload() != (BINDING / "README.md").read_text(encoding="utf-8"):
        faults.append("another description")
    return faults


def faults(path: Path) -> list:
    tags = tags_in_name(path)
    if tags not in EXPECTED or not path.name.startswith(f"tapzoom-{VERSION}-py3-none-"):
        return [f"no such wheel: {path.name}"]
    with zipfile.ZipFile(path) as archive:
        return [*library_faults(archive, tags), *file_faults(archive, EXPECTED[tags]), *record_faults(archive),
                *metadata_faults(archive, tags)]


# ---- Tests -----------------------------------------------------------------------------------------------------------


def wheel_of(tags: tuple) -> Path:
    (found,) = (path for path in WHEELS.iterdir() if tags_in_name(path) == tags)
    return found


class Wheels(unittest.TestCase):
    def test_there_is_one_wheel_for_each_system(self):
        self.assertEqual(sorted(map(tags_in_name, WHEELS.iterdir())), sorted(EXPECTED))

    def test_each_wheel_is_as_its_name_promises(self):
        for path in WHEELS.iterdir():
            with self.subTest(path.name):
                self.assertEqual(faults(path), [])

    def test_auditwheel_gives_the_same_tag_to_the_wheels_for_linux(self):
        environment = {**os.environ, "PATH": f"{TOOLS}{os.pathsep}{os.environ['PATH']}"}
        for tags in list(EXPECTED)[:2]:
            done = subprocess.run([TOOLS / "auditwheel", "show", wheel_of(tags)], env=environment, check=True,
                                  capture_output=True, text=True)
            self.assertRegex(done.stdout, rf'following platform tag:\s+"{tags[1]}"')


class Packed(unittest.TestCase):
    """Wheels that are packed for the test."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def pack(self, libraries: Path, tags: tuple) -> Path:
        (row,) = (row for row in wheels.WHEELS if sorted(row.platforms.split(".")) == list(tags))
        return wheels.pack(row, TOOLS.parent, libraries, self.folder)

    def changed(self, change) -> list:
        """The faults of a wheel after a change of its files, a dict of bytes by name."""
        source = wheel_of(("win_amd64",))
        with zipfile.ZipFile(source) as archive:
            files = {entry: archive.read(entry) for entry in archive.infolist()}
        by_name = {entry.filename: data for entry, data in files.items()}
        change(by_name)
        infos = {entry.filename: entry for entry in files}
        target = self.folder / source.name
        with zipfile.ZipFile(target, "w") as archive:
            for name, data in by_name.items():
                archive.writestr(infos.get(name, name), data)
        return faults(target)

    def test_another_folder_gives_the_same_bytes(self):
        copy = self.folder / "somewhere else/bindings/python"
        shutil.copytree(BINDING, copy)
        libraries = shutil.copytree(LIBRARIES, self.folder / "libraries")
        out = self.folder / "out"
        subprocess.run(["sh", "-c", 'umask 077; exec "$@"', "sh", TOOLS / "python", copy / "wheels.py", TOOLS.parent,
                        libraries, out], check=True, stdout=subprocess.DEVNULL)
        self.assertEqual({path.name: path.read_bytes() for path in out.iterdir()},
                         {path.name: path.read_bytes() for path in WHEELS.iterdir()})

    def test_each_library_in_each_other_wheel_is_a_fault(self):
        for tags, own in EXPECTED.items():
            for other in set(EXPECTED.values()) - {own}:
                swapped = self.folder / "swapped"
                shutil.rmtree(swapped, ignore_errors=True)
                shutil.copytree(LIBRARIES, swapped)
                shutil.copyfile(LIBRARIES / other, swapped / own)
                with self.subTest(f"{other} as {own}"):
                    found = faults(self.pack(swapped, tags))
                    # Each tag has a fault, besides the other bytes.
                    self.assertEqual([tag for tag in tags if not any(fault.startswith(tag) for fault in found)], [])

    def test_a_library_for_one_processor_is_a_fault_of_a_universal_wheel(self):
        one = self.folder / "one"
        shutil.copytree(LIBRARIES, one)
        tags = ("macosx_11_0_universal2",)
        shutil.copyfile(LIBRARIES / "macos-arm64/libtapzoom.dylib", one / EXPECTED[tags])
        self.assertIn(f"{tags[0]}: has ['arm64']", faults(self.pack(one, tags)))

    def test_an_older_promise_is_a_fault(self):
        library = LIBRARIES / "linux-x86_64/libtapzoom.so"
        self.assertEqual(elf_faults(library, "manylinux_2_14_x86_64"), [])
        self.assertEqual(
            elf_faults(library, "manylinux_2_12_x86_64"), ["needs glibc (2, 14), the tag promises 2.12"])
        dylib = LIBRARIES / EXPECTED["macosx_11_0_universal2",]
        self.assertEqual(len(dylib_faults(dylib, "macosx_10_9_universal2")), 2)

    def test_a_changed_page_of_a_signed_library_is_a_fault(self):
        data = bytearray((LIBRARIES / "macos-arm64/libtapzoom.dylib").read_bytes())
        self.assertEqual(signature.signature_faults(bytes(data)), [])
        data[0x9000] ^= 1
        self.assertEqual(len(signature.signature_faults(bytes(data))), 1)
        self.assertEqual(signature.signature_faults(bytes(data[:-1])), ["not signed"])

    def test_changed_files_are_faults(self):
        def add(files):
            files["tapzoom/more.py"] = b""

        def drop(files):
            del files["tapzoom/py.typed"]

        def rewrite(files):
            files["tapzoom/view.py"] += b"\n"

        def relicense(files):
            files[f"{INFO}/licenses/LICENSE"] = b"none"

        def retag(files):
            files[f"{INFO}/WHEEL"] = files[f"{INFO}/WHEEL"].replace(b"win_amd64", b"win_arm64")

        def rename(files):
            files[f"{INFO}/METADATA"] = files[f"{INFO}/METADATA"].replace(b"Name: tapzoom", b"Name: tapzoon")

        self.assertEqual(self.changed(lambda files: None), [])
        for change in (add, drop, rewrite, relicense, retag, rename):
            with self.subTest(change.__name__):
                self.assertNotEqual(self.changed(change), [])


if __name__ == "__main__":
    unittest.main()
