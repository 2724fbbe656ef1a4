# SPDX-License-Identifier: MIT
"""The files of both packages, with the library of this machine and with those of all systems."""

import io
import os
import re
import subprocess
import sys
import tarfile
import tempfile
import unittest
import xml.etree.ElementTree as ElementTree
import zipfile
from pathlib import Path

from support import PACKAGES, ROOT, run

PACK = ROOT / "bindings/csharp/pack.py"
sys.path[:0] = [str(PACK.parent), str(ROOT / "bindings/c/dist")]
os.environ.setdefault("VERSION", next(PACKAGES.glob("*.nupkg")).name.removeprefix("TapZoom.").removesuffix(".nupkg"))
import pack  # noqa: E402
import targets  # noqa: E402


def zipped(data: bytes) -> dict:
    with zipfile.ZipFile(io.BytesIO(data)) as found:
        return {name: found.read(name) for name in found.namelist()}


def tarred(data: bytes) -> dict:
    with tarfile.open(fileobj=io.BytesIO(data)) as tar:
        return {one.name: tar.extractfile(one).read() for one in tar}


class TestPackages(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        temporary = tempfile.TemporaryDirectory(prefix="packages.")
        cls.addClassCleanup(temporary.cleanup)
        cls.folder = Path(temporary.name)
        # Files with their own names in place of the libraries.
        cls.names = {*pack.RUNTIMES.values(), *(file for file, *_ in pack.PLUGINS.values())}
        for name in cls.names:
            (cls.folder / name).parent.mkdir(parents=True, exist_ok=True)
            (cls.folder / name).write_text(name, "utf-8")
        cls.nuget = zipped(pack.nuget(str(cls.folder))[1])
        cls.unity = tarred(pack.unity(str(cls.folder))[1])
        (cls.here,) = PACKAGES.glob("TapZoom.*.nupkg")

    def test_same_bytes_from_another_run(self):
        for form, pattern in (("nuget", "*.nupkg"), ("unity", "*.tgz")):
            made = self.folder / form
            run(sys.executable, PACK, form, made, env={**os.environ, "TZ": "Asia/Tokyo"})
            (file,) = made.glob(pattern)
            self.assertEqual(file.read_bytes(), (PACKAGES / file.name).read_bytes())

    def test_the_libraries_are_those_of_make_dist(self):
        """Each is of a target; every target but the simulators, the web and the 32-bit PC is in a package."""
        known = {target.name for target in targets.TARGETS} | {"universal"}
        used = {name.split("/")[0] for name in self.names}
        self.assertLessEqual(used - {"emscripten"}, known)
        self.assertEqual({name for name in known - used if "simulator" not in name and "macos" not in name},
                         {"linux-i686"})

    def test_nuget_has_a_library_for_each_runtime(self):
        for runtime, name in pack.RUNTIMES.items():
            self.assertEqual(self.nuget[f"runtimes/{runtime}/native/{Path(name).name}"].decode(), name)
        extensions = {Path(name).suffix[1:] for name in self.nuget} - {""}
        types = self.nuget["[Content_Types].xml"].decode()
        self.assertLessEqual(extensions, set(re.findall('Extension="(.*?)"', types)))
        self.assertEqual(len(self.nuget), 7 + len(pack.RUNTIMES))

    def test_a_missing_library_is_an_error(self):
        folder = self.folder / "empty"
        folder.mkdir()
        done = subprocess.run([sys.executable, PACK, "nuget", self.folder / "none", folder], capture_output=True,
                              text=True)
        self.assertNotEqual(done.returncode, 0)
        self.assertIn("is missing: make dist builds it", done.stderr)

    def test_the_assembly_needs_net_standard_alone(self):
        """mcs writes the names of other assemblies as they are."""
        assembly = zipped(self.here.read_bytes())["lib/netstandard2.1/TapZoom.dll"]
        self.assertIn(b"\0netstandard\0", assembly)
        self.assertNotIn(b"\0mscorlib\0", assembly)

    def test_every_public_member_has_a_whole_comment(self):
        """mcs refuses a member without one, and a name that is not there."""
        comments = zipped(self.here.read_bytes())["lib/netstandard2.1/TapZoom.xml"]
        members = ElementTree.fromstring(comments).find("members")
        texts = {one.get("name"): " ".join("".join(one.itertext()).split()) for one in members}
        self.assertGreater(len(texts), 400)
        self.assertEqual([name for name, text in texts.items() if len(text) < 3], [])
        self.assertIn("A fitted view stays fitted.",
                      texts["M:TapZoom.View.SetViewport(TapZoom.Viewport)"])
        said = " ".join(texts.values())
        # Words of the header; the settings by their names there are in quotes.
        self.assertEqual(re.findall(r"\b(?:[a-z]+_[a-z_]+|residual\.|NULL)\b", re.sub('"[^"]*"', "", said)), [])
        for member in members:
            for one in member:
                # A comment that only repeats the name says nothing.
                name = one.get("name") or re.sub(r"\(.*", "", member.get("name")).split(".")[-1]
                words = re.sub(r"\W", "", "".join(one.itertext())).lower()
                self.assertNotEqual(words, name.lower(), member.get("name"))
        for name in ("SaveState", "SaveState(System.Span{System.Byte})", "LoadState(System.ReadOnlySpan{System.Byte})"):
            self.assertIn("same byte order", texts[f"M:TapZoom.View.{name}"])
        self.assertIn("a.Compose(b) applies b, then a", texts["M:TapZoom.Transform.Compose(TapZoom.Transform)"])
        self.assertEqual(re.findall(r"\b(?:tapzoom_\w+|TAPZOOM_\w+|ERROR_\w+|sizeof|SIZE_MAX|INFINITY)\b", said), [])

    def test_unity_has_a_meta_file_for_each_file_and_folder(self):
        names = {name.removeprefix("package/") for name in self.unity}
        folders = {str(parent) for name in names for parent in Path(name).parents} - {"."}
        visible = {name for name in names | folders if "~" not in name and not name.endswith(".meta")}
        self.assertEqual({f"{name}.meta" for name in visible}, {name for name in names if name.endswith(".meta")})
        guids = [re.search(rb"(?m)^guid: ([0-9a-f]{32})$", data)[1] for name, data in self.unity.items()
                 if name.endswith(".meta")]
        self.assertEqual(len(guids), len(set(guids)))
        # A package with fewer libraries has the same ones: a project keeps its references.
        (here,) = PACKAGES.glob("*.tgz")
        for name, data in tarred(here.read_bytes()).items():
            if name.endswith(".meta"):
                self.assertEqual(data, self.unity[name], name)

    def test_unity_has_a_library_for_each_platform(self):
        for place, (name, platform, processor, editor) in pack.PLUGINS.items():
            with self.subTest(place):
                self.assertEqual(self.unity[f"package/Runtime/Plugins/{place}"].decode(), name)
                meta = self.unity[f"package/Runtime/Plugins/{place}.meta"].decode()
                enabled = re.findall(r"  - first:\n      (.*)\n    second:\n      enabled: 1", meta)
                self.assertEqual(enabled, (["Editor: Editor"] if editor else []) + [platform])
                self.assertEqual(f"        OS: {editor}\n" in meta, bool(editor))
                if processor:
                    self.assertIn(f"        CPU: {processor}\n", meta)
        platforms = [(platform, processor) for _, platform, processor, _ in pack.PLUGINS.values()]
        self.assertEqual(len(set(platforms)), len(platforms))

    def test_the_web_is_optional(self):
        (self.folder / "emscripten/libtapzoom.a").rename(self.folder / "kept")
        files = tarred(pack.unity(str(self.folder))[1])
        (self.folder / "kept").rename(self.folder / "emscripten/libtapzoom.a")
        self.assertEqual({name for name in self.unity if name not in files},
                         {f"package/Runtime/Plugins/WebGL{rest}" for rest in (
                             ".meta", "/libtapzoom.a", "/libtapzoom.a.meta")})


if __name__ == "__main__":
    unittest.main()
