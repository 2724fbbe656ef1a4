# SPDX-License-Identifier: MIT
"""Programs with the libraries of the archives, under qemu-user, Wine and wasmtime. Each of them prints and writes the
same bytes as with the library of `make build`.

A machine is a row of MACHINES; the names of rows in ONLY select some. A run of a program is a row in `runs`.
"""

import os
import shutil
import subprocess
import tarfile
import unittest
import zipfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
DIST = Path("build/dist")
FILES = DIST / "tests/files"
VERSION = os.environ["VERSION"]
CLANG = Path(os.environ["TOOLS"], "clang")
# -ffp-contract=off: the programs compute the same numbers on processors that multiply and add in one instruction.
# _FILE_OFFSET_BITS: readdir of 32 bits fails on the file systems of 64 bits that qemu passes through.
FLAGS = ("-std=c99", "-O1", "-ffp-contract=off", "-Iinclude", "-ITests/C", "-D__USE_MINGW_ANSI_STDIO=1",
         "-D_FILE_OFFSET_BITS=64")
SOURCES = {"trace": "Tests/Traces/trace.c", "touches": "Tests/Releases/dist/touches.c"}
# Each program is linked with the shared library, these also with the static one.
STATIC = ("smoke", "trace")
C_PROGRAMS = tuple(os.environ["C_PROGRAMS"].split())
POSIX = ("busy",)  # It protects memory.
WINE, WINE_SERVER = "/usr/lib/wine/wine64", "/usr/lib/wine/wineserver64"
# The folder of a user's own Wine is not touched.
ENVIRONMENT = {**os.environ, "WINEDEBUG": "-all", "WINEPREFIX": str(ROOT / DIST / "tests/wine")}


@dataclass(frozen=True)
class Machine:
    name: str  # That of its archive.
    runner: tuple = ()  # The command before a program.
    triple: str = ""
    linker: str = ""
    flags: tuple = ()  # More flags of clang.
    sysroot: str = ""
    seeds: int = 2  # How many runs the monkey makes; a run takes 15 seconds under qemu.
    made: str = ""  # The programs that make has linked, instead of those linked here.
    programs: tuple = C_PROGRAMS  # Each is PROGRAM or PROGRAM.PART.PART.


def qemu(name: str, triple: str, emulator: str, *flags: str) -> Machine:
    return Machine(name, (emulator, "-L", f"/usr/{triple}"), triple, f"{triple}-gcc", flags, f"/usr/{triple}")


I686 = "/usr/i686-linux-gnu"
REFERENCE = Machine("reference", made="build/tests/{}-shared", seeds=10)
MACHINES = (
    Machine("linux-x86_64", (), "x86_64-linux-gnu", "gcc", seeds=10),
    qemu("linux-arm64", "aarch64-linux-gnu", "qemu-aarch64"),
    qemu("linux-armv7hf", "arm-linux-gnueabihf", "qemu-arm", "-march=armv7-a", "-mfpu=vfpv3-d16"),
    qemu("linux-riscv64", "riscv64-linux-gnu", "qemu-riscv64", "-march=rv64gc", "-mabi=lp64d"),
    # The processor itself runs these. Under qemu-i386 7.2 a handler of a signal crashes.
    Machine("linux-i686", (f"{I686}/lib/ld-linux.so.2", "--library-path", f"{I686}/lib"), "i686-linux-gnu",
            "i686-linux-gnu-gcc", ("-msse2", "-mfpmath=sse"), I686, seeds=10),
    Machine("windows-x64", (WINE,), "x86_64-w64-windows-gnu", "x86_64-w64-mingw32-gcc",
            sysroot="/usr/x86_64-w64-mingw32", seeds=10,
            programs=tuple(name for name in C_PROGRAMS if name not in POSIX)),
    # A module takes a second to compile.
    Machine("wasm", (os.environ["WASM_PYTHON"], "Tests/Releases/wasm/wasi.py"), made="build/tests/{}.wasm", seeds=10,
            programs=("smoke", "abi")),
)
ONLY = os.environ.get("ONLY", "").split() or [machine.name for machine in MACHINES]


@dataclass(frozen=True)
class Run:
    """A run of a program. The program writes the files with `{}` in their names."""

    name: str
    program: str
    arguments: tuple = ()


def runs(machine: Machine) -> list:
    traces = sorted(Path("Tests/Traces").glob("*.trace"))
    files = sorted(map(str, Path("examples/touches").glob("*.jsonl")))
    return [
        *(Run(name, name.partition(".")[0], tuple(name.split(".")[1:])) for name in machine.programs),
        *(Run(f"monkey {seed}", "monkey", ("100000", str(seed))) for seed in range(1, machine.seeds + 1)),
        *(Run(trace.name, "trace", (str(trace), "{}.recording", "{}.snapshots")) for trace in traces),
        Run("touches", "touches", ("record", "{}.recording", *files)),
        # The fixtures of the growth tests are bytes that every machine replays and loads.
        *(Run(file.name, "touches", ("replay" if file.suffix == ".tapzoom" else "load", str(file)))
          for file in sorted(Path("Tests/Releases/growth/fixtures").iterdir())),
        Run("the recording of the reference", "touches", ("replay", str(FILES / "reference-shared/touches.recording"))),
    ]


def checked(*command) -> bytes:
    done = subprocess.run([str(word) for word in command], capture_output=True, env=ENVIRONMENT)
    if done.returncode:
        text = (done.stdout + done.stderr)[-2000:].decode(errors="replace")
        raise AssertionError(f"{' '.join(map(str, command))} ended with {done.returncode}: {text}")
    return done.stdout.replace(b"\r\n", b"\n")


def unpacked(machine: Machine) -> Path:
    """The unpacked archive of a machine."""
    folder = DIST / "tests" / machine.name
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    name = f"tapzoom-{VERSION}-{machine.name}"
    if machine.name.startswith("windows"):
        zipfile.ZipFile(DIST / f"{name}.zip").extractall(folder)
    else:
        with tarfile.open(DIST / f"{name}.tar.gz") as archive:
            archive.extractall(folder)
    return folder / name


def linked(machine: Machine, programs: set) -> dict:
    """Links the programs with the libraries of an archive. Returns the path of each, by its name and library."""
    if machine.made:
        return {(name, "shared"): Path(machine.made.format(name)) for name in programs}
    archive, paths = unpacked(machine), {}
    is_windows = machine.name.startswith("windows")
    folder = archive / "programs"
    folder.mkdir()
    libraries = {"static": [archive / "lib/libtapzoom.a"],
                 "shared": [f"-L{archive}/lib", "-ltapzoom", "-Wl,-rpath,$ORIGIN/../lib"]}
    if is_windows:
        shutil.copy(archive / "bin/tapzoom.dll", folder)
        libraries["shared"] = [archive / "lib/libtapzoom.dll.a"]
    system = ["-isystem", f"{machine.sysroot}/include"] if machine.sysroot else []
    for name in programs:
        sources = [SOURCES.get(name, f"Tests/C/{name}.c"), *sorted(map(str, Path("Tests/C", name).glob("*.c")))]
        compiled = [folder / f"{source.replace('/', '-')}.o" for source in sources]
        for source, made in zip(sources, compiled):
            checked(CLANG, "-target", machine.triple, *machine.flags, *FLAGS, *system, "-c", source, "-o", made)
        for kind in ("shared", "static") if name in STATIC else ("shared",):
            paths[name, kind] = folder / f"{name}-{kind}{'.exe' if is_windows else ''}"
            checked(machine.linker, *compiled, *libraries[kind], "-lm", "-o", paths[name, kind])
    return paths


def output(machine: Machine, run: Run, kind: str, program: Path) -> dict:
    """What a run prints and writes."""
    folder = FILES / f"{machine.name}-{kind}"
    folder.mkdir(parents=True, exist_ok=True)
    stem, written = str(folder / run.name.split(".")[0]), {}
    arguments = [word.replace("{}", stem) for word in run.arguments]
    printed = checked(*machine.runner, program, *arguments)
    for word, path in zip(run.arguments, arguments):
        if "{}" in word:
            written[word] = Path(path).read_bytes()
    # A test in C draws random numbers in the order of its compiler, so that the counts of its checks differ.
    return {"text": printed.decode() if run.program in SOURCES or run.program == "monkey" else "", **written}


def prove(machine: Machine) -> dict:
    """The outputs or the failure of every run of a machine, by the name of the run and the library."""
    outputs, todo = {}, runs(machine)
    programs = linked(machine, {run.program for run in todo})
    for run in todo:
        for kind in ("shared", "static"):
            if (run.program, kind) in programs:
                try:
                    outputs[run.name, kind] = output(machine, run, kind, programs[run.program, kind])
                except AssertionError as failure:
                    outputs[run.name, kind] = failure
    return outputs


def quietly(*command):
    subprocess.run(command, env=ENVIRONMENT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def start_wine():
    """Starts one server and the services of Windows for all programs. A program that starts them takes seconds, and
    its output ends only when the services do. An interrupted run may have left a server."""
    Path(ENVIRONMENT["WINEPREFIX"]).mkdir(parents=True, exist_ok=True)
    for flag in ("-k", "-w", "-p"):
        quietly(WINE_SERVER, flag)
    quietly(WINE, "wineboot")


class Runs(unittest.TestCase):
    maxDiff = 2000

    @classmethod
    def setUpClass(cls):
        os.chdir(ROOT)
        shutil.rmtree(FILES, ignore_errors=True)
        cls.addClassCleanup(quietly, WINE_SERVER, "-k")
        start_wine()
        cls.reference = prove(REFERENCE)
        cls.pool = ThreadPoolExecutor(os.cpu_count())
        cls.addClassCleanup(cls.pool.shutdown, cancel_futures=True)
        cls.proofs = {machine: cls.pool.submit(prove, machine) for machine in MACHINES if machine.name in ONLY}

    def test_the_reference_prints_the_golden_traces(self):
        for (name, kind), found in self.reference.items():
            with self.subTest(name):
                self.assertIsInstance(found, dict, found)
                if name.endswith(".trace"):
                    self.assertEqual(found["text"], Path("Tests/Traces", name).read_text())

    def compare(self, machine: Machine):
        outputs = self.proofs[machine].result()
        self.assertGreater(len(outputs), 30)
        for (name, kind), found in outputs.items():
            with self.subTest(f"{name} {kind}"):
                self.assertIsInstance(found, dict, found)
                expected = self.reference[name, "shared"]
                self.assertEqual(found["text"], expected["text"])
                self.assertTrue(found == expected, "other recordings or snapshots")
        # Recordings of this machine replay with the library of `make build`.
        recording = FILES / f"{machine.name}-shared/touches.recording"
        checked(REFERENCE.made.format("touches"), "replay", recording)


def add(machine: Machine):
    setattr(Runs, f"test_{machine.name.replace('-', '_')}_has_the_same_bits", lambda self: self.compare(machine))


for each in MACHINES:
    if each.name in ONLY:
        add(each)

if __name__ == "__main__":
    unittest.main()
