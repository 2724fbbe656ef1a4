# SPDX-License-Identifier: MIT
"""The packages, installed into an empty folder, and programs that use them under Mono and .NET."""

import os
import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
PACKAGES = ROOT / "build/tests/csharp"
README = (ROOT / "bindings/csharp/README.md").read_text("utf-8")
MONO_FACADE = "/usr/lib/mono/4.5/Facades/netstandard.dll"
DOTNET = next((ROOT / "build/venv").glob("lib/python*/site-packages/dotnetcore2/bin"))
(SHARED,) = (DOTNET / "shared/Microsoft.NETCore.App").iterdir()
#: The assemblies of .NET that programs of the tests use. mcs knows no reference assemblies, so it takes those that run.
FRAMEWORK = ("System.Private.CoreLib", "System.Runtime", "System.Console", "netstandard", "System.Runtime.Extensions",
             "System.Runtime.InteropServices", "System.IO.FileSystem", "System.Linq", "System.Collections",
             "System.Text.RegularExpressions", "System.Threading", "System.Threading.Thread",
             "System.Text.Encoding.Extensions")
RUNTIME_CONFIG = '{"runtimeOptions": {"framework": {"name": "Microsoft.NETCore.App", "version": "3.1.0"}}}\n'
MCS = ("mcs", "-langversion:7", "-optimize")


def run(*command, **options) -> str:
    done = subprocess.run([str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          **options)
    if done.returncode != 0:
        raise AssertionError(f"{' '.join(map(str, command))}\n{done.stdout}")
    return done.stdout


def programs(language: str) -> list[str]:
    """The blocks of the README in a language."""
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


class PackageTest(unittest.TestCase):
    """A folder with the package as the NuGet client installs it, and programs beside its files."""

    @classmethod
    def setUpClass(cls):
        temporary = tempfile.TemporaryDirectory(prefix="csharp.")
        cls.addClassCleanup(temporary.cleanup)
        cls.folder = Path(temporary.name)
        # The client keeps a cache of packages in the home folder.
        home = cls.folder / "home"
        home.mkdir()
        run("nuget", "install", "TapZoom", "-Source", PACKAGES, "-OutputDirectory", cls.folder / "packages",
            env={**os.environ, "HOME": str(home), "XDG_DATA_HOME": str(home)})
        (cls.package,) = (cls.folder / "packages").iterdir()
        cls.assembly = cls.package / "lib/netstandard2.1/TapZoom.dll"
        (cls.library,) = (cls.package / "runtimes").glob("*/native/*")
        for name in ("mono", "dotnet"):
            (cls.folder / name).mkdir()
            shutil.copy(cls.assembly, cls.folder / name)
            shutil.copy(cls.library, cls.folder / name)

    def compiled(self, name: str, runtime: str, *sources: Path) -> list:
        """Compiles a program once, and returns its command."""
        program = self.folder / runtime / f"{name}.exe"
        if runtime == "mono":
            references = [f"-r:{MONO_FACADE}", "-r:System.Core", "-warnaserror"]
            command = ["mono", program]
        else:
            references = ["-nostdlib", "-noconfig", "-warn:0", *(f"-r:{SHARED}/{one}.dll" for one in FRAMEWORK)]
            command = [DOTNET / "dotnet", program]
            program.with_suffix(".runtimeconfig.json").write_text(RUNTIME_CONFIG, "utf-8")
        if not program.exists():
            run(*MCS, *references, f"-r:{self.folder / runtime}/TapZoom.dll", f"-out:{program}", *sources)
        return command

    def output(self, name: str, runtime: str, *arguments, **environment) -> str:
        """The output of a program of this folder."""
        return self.play(self.compiled(name, runtime, HERE / f"{name}.cs"), *arguments, **environment)

    def play(self, command: list, *arguments, **environment) -> str:
        # The runtime of PyPI has no library for the alphabets of all languages.
        return run(*command, *arguments, cwd=ROOT,
                   env={**os.environ, "DOTNET_SYSTEM_GLOBALIZATION_INVARIANT": "1", "LC_ALL": "C", **environment})
