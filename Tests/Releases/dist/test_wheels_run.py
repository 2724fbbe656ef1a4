# SPDX-License-Identifier: MIT
"""pip installs the wheels for CPython on musl, on arm64 and on Windows, and the tests of the package run there."""

import re
import shutil
import subprocess
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).with_name("pythons")))

from pythons import ALL, NATIVE, ROOT, TOOLS, WINDOWS, Python, environment, prepared  # noqa: E402

LIBRARIES = ROOT / "build/dist/libraries"
INSTALLED = {
    "glibc-x86_64": ("manylinux_2_17_x86_64", "libtapzoom.so", "linux-x86_64"),
    "glibc-arm64": ("manylinux_2_17_aarch64", "libtapzoom.so", "linux-arm64"),
    "musl-arm64": ("musllinux_1_1_aarch64", "libtapzoom.so", "linux-arm64"),
    "musl-x86_64": ("musllinux_1_1_x86_64", "libtapzoom.so", "linux-x86_64"),
    "windows-x64": ("win_amd64", "tapzoom.dll", "windows-x64"),
}
# qemu needs minutes for these, which start many interpreters.
SLOW = ("test_library", "test_memory", "test_quickstart", "test_recording")
PROBE = "import sys, platform; print(sys.platform, platform.machine(), platform.libc_ver()[0] == 'glibc')"
SYSTEMS = {"glibc-x86_64": "linux x86_64 True", "glibc-arm64": "linux aarch64 True",
           "musl-arm64": "linux aarch64 False", "musl-x86_64": "linux x86_64 False",
           "windows-x64": "win32 AMD64 False"}


def run(python: Python, *arguments, **variables) -> str:
    """Runs the interpreter, which must succeed, and returns its output."""
    done = subprocess.run([*prepared(python), *map(str, arguments)], env=environment(python, **variables), cwd=ROOT,
                          stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=1800)
    said = done.stdout.decode(errors="replace").replace("\r\n", "\n")
    if done.returncode:
        raise AssertionError(f"{python.name}: exit {done.returncode}\n{said[-4000:]}")
    return said


def install(python: Python) -> Path:
    """pip of the tools selects a wheel and installs it, under the interpreter."""
    site = ROOT / "build/dist/tests/sites" / python.name
    shutil.rmtree(site, ignore_errors=True)
    (packages,) = TOOLS.parent.glob("lib/python3*/site-packages")
    run(python, "-m", "pip", "install", "--no-index", "--find-links", "build/wheels", "--target",
        site.relative_to(ROOT), "tapzoom", PYTHONPATH=str(packages))
    return site


def modules_of(python: Python) -> list:
    names = sorted(path.stem for path in (ROOT / "Tests/Bindings/Python").glob("test_*.py"))
    return [name for name in names if python.runner[:1] != ("qemu-aarch64",) or name not in SLOW]


class Run(unittest.TestCase):
    def prove(self, python: Python):
        self.assertEqual(run(python, "-c", PROBE).strip(), SYSTEMS[python.name])
        site = install(python)
        tag, file, row = INSTALLED[python.name]
        self.assertIn(f"-{tag}\n", (next(site.glob("*.dist-info")) / "WHEEL").read_text())
        self.assertEqual((site / "tapzoom" / file).read_bytes(), (LIBRARIES / row / file).read_bytes())
        if python is WINDOWS:
            variables = {"TAPZOOM_PACKAGE": f"Z:{site}"}
        elif python is NATIVE:
            variables = {"TAPZOOM_PACKAGE": str(site)}
        else:
            variables = {"TAPZOOM_PACKAGE": str(site), "TAPZOOM_PYTHON": str(python.folder / "python")}
        said = run(python, "-c", "import sys; sys.path.insert(0, 'Tests/Bindings/Python')\n"
                   "import unittest; unittest.main(module=None, argv=['tests', *sys.argv[1:]])", *modules_of(python),
                   **variables)
        self.assertGreater(int(re.search(r"Ran (\d+) tests", said)[1]), 100, said)
        self.assertEqual(said.strip().splitlines()[-1].split(" ")[0], "OK", said)


def add(python: Python):
    name = python.name.replace("-", "_")
    setattr(Run, f"test_the_package_runs_on_{name}", lambda self: self.prove(python))


for each in ALL:
    add(each)

if __name__ == "__main__":
    unittest.main()
