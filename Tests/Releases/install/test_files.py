# SPDX-License-Identifier: MIT
"""`make install` puts each file into its folder, and `make uninstall` removes these files and nothing else."""

import os
import unittest
from pathlib import Path

from checkout import NUMBERS, ROOT, SONAME, VERSION, Case, files, listing


TOOLKITS = ROOT / "bindings/toolkits"
SHARED = [*TOOLKITS.glob("*.c"), *TOOLKITS.glob("*.cpp"), ROOT / "bindings/api.json"]


def expected(lib: str = "lib", include: str = "include", cmake: str = None) -> dict[str, object]:
    """Returns the installed paths below a prefix, with the target of a link or the permissions of a file."""
    cmake = cmake or f"{lib}/cmake/tapzoom"
    return {
        f"{include}/tapzoom.h": 0o644,
        f"{include}/tapzoom.hpp": 0o644,
        **{f"{include}/{path.name}": 0o644 for path in TOOLKITS.glob("*.h")},
        **{f"share/tapzoom/{path.name}": 0o644 for path in SHARED},
        **{f"share/tapzoom/gestures/{path.name}": 0o644 for path in TOOLKITS.glob("gestures/*.h")},
        f"{lib}/libtapzoom.so.{VERSION}": 0o755,
        f"{lib}/{SONAME}": f"libtapzoom.so.{VERSION}",
        f"{lib}/libtapzoom.so": SONAME,
        f"{lib}/libtapzoom.a": 0o644,
        f"{lib}/pkgconfig/tapzoom.pc": 0o644,
        f"{cmake}/tapzoom-config.cmake": 0o644,
        f"{cmake}/tapzoom-config-version.cmake": 0o644,
        "share/lua/5.1/tapzoom.lua": 0o644,
        "share/lua/5.1/tapzoom/love.lua": 0o644,
        "share/doc/tapzoom/LICENSE": 0o644,
    }


class Install(Case):
    def installed(self, prefix: Path) -> dict[str, object]:
        return {path: value[1] for path, value in files(prefix).items()}

    def test_install_puts_every_file_and_nothing_else(self):
        self.make("install", umask=0o077)
        self.assertEqual(self.installed(self.stage / "usr/local"), expected())
        self.assertEqual(set(files(self.stage)), {f"usr/local/{path}" for path in expected()})
        folders = {value for value in listing(self.stage).values() if value[0] == "folder"}
        self.assertEqual(folders, {("folder", 0o755)})

    def test_installed_files_equal_the_built_ones(self):
        self.make("install")
        sources = {
            "include/tapzoom.h": ROOT / "build/include/tapzoom.h",
            "include/tapzoom.hpp": ROOT / "build/include/tapzoom.hpp",
            "share/lua/5.1/tapzoom.lua": ROOT / "bindings/lua/tapzoom.lua",
            "share/lua/5.1/tapzoom/love.lua": ROOT / "bindings/lua/tapzoom/love.lua",
            **{f"share/tapzoom/{path.name}": path for path in SHARED},
            **{f"include/{path.name}": path for path in TOOLKITS.glob("*.h")},
            **{f"share/tapzoom/gestures/{path.name}": path for path in TOOLKITS.glob("gestures/*.h")},
            f"lib/libtapzoom.so.{VERSION}": ROOT / f"build/lib/libtapzoom.so.{VERSION}",
            "lib/libtapzoom.a": ROOT / "build/lib/libtapzoom.a",
            "share/doc/tapzoom/LICENSE": ROOT / "LICENSE",
        }
        for path, source in sources.items():
            self.assertEqual((self.stage / "usr/local" / path).read_bytes(), source.read_bytes(), path)

    def test_variables_choose_the_folders(self):
        layouts = [
            dict(PREFIX="/usr", LIBDIR="lib/x86_64-linux-gnu"),
            dict(PREFIX="/usr", LIBDIR="/usr/lib64", INCLUDEDIR="/usr/include/tapzoom-1"),
            dict(PREFIX="/opt/tap zoom & more", LIBDIR="the libraries", INCLUDEDIR="the headers"),
            dict(PREFIX="/opt/tapzoom", CMAKEDIR="share/tapzoom"),
        ]
        for number, layout in enumerate(layouts):
            with self.subTest(layout):
                stage = self.folder / str(number)
                self.make("install", DESTDIR=stage, **layout)
                prefix = stage / layout["PREFIX"][1:]
                paths = {name: os.path.relpath(os.path.join(layout["PREFIX"], layout[name]), layout["PREFIX"])
                         for name in layout if name != "PREFIX"}
                want = expected(paths.get("LIBDIR", "lib"), paths.get("INCLUDEDIR", "include"), paths.get("CMAKEDIR"))
                self.assertEqual(self.installed(prefix), want)
                self.assertEqual(len(files(stage)), len(want))
                self.make("uninstall", DESTDIR=stage, **layout)
                self.assertEqual(files(stage), {})

    def test_relative_folders_are_below_the_prefix(self):
        self.make("install", DESTDIR="pack age")
        self.assertEqual(self.installed(self.checkout / "pack age/usr/local"), expected())
        self.make("install", DESTDIR="", PREFIX="../where I live")
        self.assertEqual(self.installed(self.folder / "where I live"), expected())
        self.make("uninstall", DESTDIR="", PREFIX="../where I live")
        self.assertEqual(files(self.folder / "where I live"), {})

    def test_install_says_when_to_run_ldconfig(self):
        self.assertNotIn("ldconfig", self.make("install"), "a package manager does that")
        self.assertIn("ldconfig", self.make("install", DESTDIR="", PREFIX=self.folder / "mine"))

    def test_a_failure_is_reported(self):
        (self.folder / "file").write_text("no folder")
        self.assertNotEqual(self.try_make("install", DESTDIR=self.folder / "file").returncode, 0)
        (self.checkout / "bindings/c/tapzoom.pc.in").unlink()
        self.assertNotEqual(self.try_make("install").returncode, 0)


class Build(Case):
    def state(self) -> dict[str, tuple]:
        paths = [self.checkout / "build", *sorted((self.checkout / "build").rglob("*"))]
        return {str(path): (path.lstat().st_mtime_ns, path.lstat().st_ino, path.lstat().st_uid) for path in paths}

    def test_install_does_not_build_again(self):
        for source in ("Makefile", "include/tapzoom.h", "Sources/TapZoomC/tapzoom.map"):
            (self.checkout / source).touch()
        before = self.state()
        self.make("install")
        self.make("uninstall")
        self.assertEqual(self.state(), before)
        self.assertFalse(self.swift_was_called.exists())

    def test_install_builds_missing_files_first(self):
        for missing in (f"lib/libtapzoom.so.{VERSION}", "lib/libtapzoom.a", "include/tapzoom.h"):
            with self.subTest(missing):
                file = self.checkout / "build" / missing
                content = file.read_bytes()
                file.unlink()
                self.assertNotEqual(self.try_make("install").returncode, 0)
                self.assertTrue(self.swift_was_called.exists())
                self.assertFalse(self.stage.exists(), "nothing is installed by halves")
                self.swift_was_called.unlink()
                file.write_bytes(content)

    def test_without_swift_install_leaves_no_files(self):
        (self.checkout / "build/lib/libtapzoom.a").unlink()
        before = self.state()
        result = self.try_make("install", SWIFT="no-swift")
        self.assertNotEqual(result.returncode, 0)
        self.assertRegex(result.stdout, r"^no-swift was not found: .*'make build' ")
        self.assertEqual(self.state(), before)
        self.assertFalse(self.stage.exists())


class Moved(Case):
    def test_a_moved_checkout_keeps_no_results_of_the_compilers(self):
        """Their caches of modules have absolute paths."""
        cache = self.checkout / "build/shipped/cache"

        def kept_by_make() -> bool:
            cache.mkdir(exist_ok=True)
            self.make("build/shipped/.made")
            return cache.exists()

        self.make("build/shipped/.made")
        self.assertTrue(kept_by_make())
        self.checkout = self.checkout.rename(self.folder / "moved")
        cache = self.checkout / "build/shipped/cache"
        self.assertFalse(kept_by_make())
        self.assertTrue(kept_by_make())


class Again(Case):
    def other_release(self) -> tuple[Path, str]:
        """Returns a checkout of the next release, and its version."""
        major, minor, patch = VERSION.split(".")
        version = f"{major}.{int(minor) + 9}.{patch}"
        checkout = self.copy("other release")
        for header in (checkout / "include/tapzoom.h", checkout / "build/include/tapzoom.h"):
            old = f"#define TAPZOOM_VERSION_MINOR {minor}\n"
            self.assertIn(old, header.read_text())
            header.write_text(header.read_text().replace(old, f"#define TAPZOOM_VERSION_MINOR {int(minor) + 9}\n"))
        lib = checkout / "build/lib"
        (lib / f"libtapzoom.so.{VERSION}").rename(lib / f"libtapzoom.so.{version}")
        return checkout, version

    def test_a_second_install_changes_nothing(self):
        self.make("install")
        before = listing(self.stage)
        self.make("install")
        self.assertEqual(listing(self.stage), before)

    def test_a_running_program_keeps_its_library(self):
        self.make("install")
        library = self.stage / f"usr/local/lib/libtapzoom.so.{VERSION}"
        with library.open("rb") as in_use:
            self.make("install")
            self.assertEqual(os.fstat(in_use.fileno()).st_nlink, 0, "written over in place")
        self.assertTrue(library.exists())

    def test_releases_replace_each_other_in_both_directions(self):
        other, version = self.other_release()
        self.make("install", other)
        fresh = listing(self.stage)
        self.assertIn(f"usr/local/lib/libtapzoom.so.{version}", fresh)
        self.make("uninstall", other)
        self.make("install")
        self.make("install", other)
        self.assertEqual(listing(self.stage), fresh)
        self.make("install")
        self.assertEqual(set(files(self.stage / "usr/local")), set(expected()))

    def test_uninstall_removes_the_files_of_another_release(self):
        other, _ = self.other_release()
        self.make("install", other)
        self.make("uninstall")
        self.assertEqual(files(self.stage), {})

    def test_uninstall_without_an_installation_does_nothing(self):
        self.make("uninstall")
        self.assertFalse(self.stage.exists())

    def test_uninstall_keeps_other_files(self):
        prefix = self.stage / "usr/local"
        older = int(NUMBERS["VERSION_MAJOR"]) - 1
        for path in (
            "include/tap.h", "include/tapzoom.hh", f"lib/libtapzoom.so.{older}", f"lib/libtapzoom.so.{older}.9.9",
            f"lib/libtapzoom.so.{VERSION}.debug", "lib/libtapzoom_more.a", "lib/pkgconfig/tapzoom-more.pc",
            "lib/cmake/other/other-config.cmake", "lib/cmake/tapzoom/FindMore.cmake", "share/doc/tapzoom/NEWS",
            "share/lua/5.1/tapzoom/more.lua", "bin/tapzoom",
        ):
            file = prefix / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(path)
        (prefix / "share/man").mkdir()
        before = listing(self.stage)
        self.make("install")
        self.make("uninstall")
        self.assertEqual(listing(self.stage), before)

    def test_uninstall_keeps_folders_that_were_empty(self):
        for folder in ("include", "lib", "share"):
            (self.stage / "usr/local" / folder).mkdir(parents=True)
        before = listing(self.stage)
        self.make("install")
        self.make("uninstall")
        self.assertEqual(listing(self.stage), before)


if __name__ == "__main__":
    unittest.main()
