# SPDX-License-Identifier: MIT
"""The version of the header is that of every package, and nothing is published unasked."""

import io
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "bindings/release"))
import version  # noqa: E402

NUMBER = version.version()
os.environ.setdefault("VERSION", NUMBER)
import release  # noqa: E402


#: Folders and files that no checkout has: they are built.
BUILT = {"target", ".build", "build", "__pycache__", "Cargo.lock"}


class Versions(unittest.TestCase):
    def test_every_place_has_the_version(self):
        for name in version.PLACES:
            text = (ROOT / name).read_text("utf-8")
            self.assertEqual(version.written(name, text, NUMBER), text, name)
            other = version.written(name, text, "7.6.5")
            self.assertIn("7.6.5", other)
            old = rf"(?im)^.*(?:tapzoom|crate).*?(?<!\d)(?<!\d\.){re.escape(NUMBER)}(?!\d|\.\d).*$"
            self.assertEqual(re.findall(old, other), [], name)
        self.assertEqual(json.loads((ROOT / "bindings/api.json").read_text("utf-8"))["version"], NUMBER)

    def test_no_other_file_names_it(self):
        """A number of three parts beside the name of the library."""
        files = [ROOT / "README.md", *(ROOT / "bindings").rglob("*"), *(ROOT / "examples").rglob("*")]
        listed = [str(path.relative_to(ROOT)) for path in files if path.is_file() and not BUILT & {*path.parts}
                  and re.search(rb"tapzoom.{0,40}[0-9]+\.[0-9]+\.[0-9]+", path.read_bytes())]
        for name in set(listed) - set(version.PLACES) - {"bindings/release/version.py"}:
            lines = re.findall(r"(?im)^.*tapzoom.{0,40}?[0-9]+\.[0-9]+\.[0-9]+.*$", (ROOT / name).read_text("utf-8"))
            number = rf"(?<!\d)(?<!\d\.){re.escape(NUMBER)}(?!\d|\.\d)"
            self.assertFalse([line for line in lines if re.search(number, line)], name)


    def test_the_compiler_of_a_release(self):
        make = (ROOT / "bindings/release/release.mk").read_text("utf-8")
        (swift,) = re.findall(r"(?m)^RELEASE_SWIFT := (.*)", make)
        for name in ("SECURITY.md", ".ci/release", "bindings/release/files.md"):
            self.assertEqual(set(re.findall(r"Swift (?:\d+\.\d+\.\d+)", (ROOT / name).read_text("utf-8"))),
                             {f"Swift {swift}"}, name)


class Source(unittest.TestCase):
    def test_an_unpacked_archive_gives_the_same_bytes(self):
        """Also after a build in it."""
        archive = release.source()
        with tempfile.TemporaryDirectory() as folder:
            with tarfile.open(fileobj=io.BytesIO(archive)) as packed:
                packed.extractall(folder)
            top = Path(folder, f"tapzoom-{NUMBER}")
            for name in ("build/lib", "bindings/release/__pycache__", ".build"):
                (top / name).mkdir(parents=True)
                (top / name / "made").write_text("")
            subprocess.run([sys.executable, "bindings/release/release.py", "--source", f"{folder}/again"], cwd=top,
                           check=True, env={**os.environ, "VERSION": NUMBER, "PYTHONDONTWRITEBYTECODE": "1"})
            self.assertEqual(Path(folder, "again").read_bytes(), archive)


class Changelog(unittest.TestCase):
    TEXT = "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- [a](b/c.md#d), [e](https://f.org)\n"

    def test_the_release_gives_it_a_heading(self):
        released = version.released(self.TEXT, "1.0.0", "2027-01-31")
        self.assertEqual(released, self.TEXT.replace("d]\n", "d]\n\n## [1.0.0] - 2027-01-31\n"))
        later = released.replace("d]\n", "d]\n\n- g\n", 1)
        self.assertIn("d]\n\n## [1.1.0] - 2027-02-28\n\n- g\n\n## [1.0.0]",
                      version.released(later, "1.1.0", "2027-02-28"))

    def test_a_wrong_step_changes_nothing(self):
        released = version.released(self.TEXT, "1.0.0", "2027-01-31")
        for text, number, date in ((released, "1.0.0", "2027-02-28"), (released, "1.1.0", "2027-02-28"),
                                   (self.TEXT, "1.0.0", "31.1.2027")):
            with self.assertRaises(SystemExit):
                version.released(text, number, date)

    def test_the_notes_come_from_it(self):
        """Those of this checkout, before and after the release."""
        text = (ROOT / "CHANGELOG.md").read_text("utf-8")
        if f"\n## [{NUMBER}]" not in text:
            self.assertEqual(release.notes(text).splitlines()[0], f"# tapzoom {NUMBER} (not released)")
            text = version.released(text, NUMBER, "2027-01-31")
        notes = release.notes(text)
        self.assertEqual(notes.splitlines()[0], f"# tapzoom {NUMBER}")
        self.assertNotIn("\n## ", notes)
        self.assertNotRegex(notes, r"\]\((?!https?:)")
        self.assertIn("- a (`b/c.md#d`), [e](https://f.org)\n",
                      release.notes(version.released(self.TEXT, NUMBER, "2027-01-31")))
        self.assertGreater(len(notes), 100)


def in_test_all(test):
    """A test that `make test` leaves out: it needs ssh-keygen."""
    return test if os.environ.get("TAPZOOM_ALL") == "1" else None


@in_test_all
class Publish(unittest.TestCase):
    """publish.sh in a copy of a repository, with a key of its own."""

    def setUp(self):
        self.folder = Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)
        for name in ("bindings/release/publish.sh", "bindings/release/release.py", "bindings/c/dist/pack.py",
                     "include/tapzoom.h"):
            (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, self.folder / name)
        (self.folder / ".gitignore").write_text("/build/\n/programs/\n/log\n/key*\n/.ssh/\n")
        subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-C", "", "-f", self.folder / "key"], check=True)
        page = (ROOT / "bindings/release/README.md").read_text("utf-8")
        line = re.search(r"(?m)^printf .* >> bindings/release/allowed_signers$", page)[0]
        subprocess.run(line.replace("KEY.pub", "key.pub"), shell=True, cwd=self.folder, check=True)
        subprocess.run(["git", "init", "-q"], cwd=self.folder, check=True)
        self.commit()
        self.release = self.folder / "build/release"
        self.release.mkdir(parents=True)
        (self.release / f"tapzoom-{NUMBER}-NOTES.md").write_text(f"# tapzoom {NUMBER}\n")
        (self.release / f"tapzoom-{NUMBER}.whl").write_text("wheel")
        self.source = self.release / f"tapzoom-{NUMBER}-source.tar.gz"
        subprocess.run([sys.executable, "bindings/release/release.py", "--source", self.source], cwd=self.folder,
                       check=True, env={**os.environ, "VERSION": NUMBER, "PYTHONDONTWRITEBYTECODE": "1"})
        (self.folder / "programs").mkdir()
        for name in ("twine", "npm", "gh", "dotnet", "cargo"):
            program = self.folder / "programs" / name
            program.write_text(f'#!/bin/sh\necho {name} "$@" >> "{self.folder}/log"\n')
            program.chmod(0o755)
        self.sums()

    def commit(self) -> None:
        for words in (["add", "."], ["-c", "user.name=t", "-c", "user.email=t", "commit", "-qm", "t"]):
            subprocess.run(["git", *words], cwd=self.folder, check=True)

    def sums(self) -> None:
        subprocess.run("sha256sum *.md *.whl *.gz > SHA256SUMS", shell=True, cwd=self.release, check=True)

    def publish(self, step: str, answer: str = "", **environment: str):
        path = f"{self.folder}/programs:{os.environ['PATH']}"
        done = subprocess.run(["sh", "bindings/release/publish.sh", step], cwd=self.folder, input=answer, text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              env={**os.environ, "PATH": path, **environment})
        return done.returncode, done.stdout

    def log(self) -> str:
        file = self.folder / "log"
        return file.read_text() if file.exists() else ""

    def test_check(self):
        self.assertEqual(self.publish("check"), (0, f"3 files of {NUMBER}, with right checksums.\n"))
        (self.release / f"tapzoom-{NUMBER}-NOTES.md").write_text("# other\n")
        self.assertNotEqual(self.publish("check")[0], 0)
        self.sums()
        self.assertEqual(self.publish("check"), (1, "The notes are those of another version.\n"))
        (self.release / f"tapzoom-{NUMBER}-NOTES.md").write_text(f"# tapzoom {NUMBER} (not released)\n")
        self.sums()
        self.assertEqual(self.publish("check"), (1, f"The changelog has no heading [{NUMBER}].\n"))
        (self.folder / "new").write_text("")
        self.assertEqual(self.publish("check"), (1, "The checkout has changes.\n"))

    def test_files_of_another_commit(self):
        (self.folder / "new").write_text("")
        self.commit()
        self.assertEqual(self.publish("check"), (1, "The files are those of another commit: run make release.\n"))

    def test_the_page_has_the_files_and_a_signature(self):
        self.assertIn("SHA256SUMS has no signature", self.publish("page", "yes\n")[1])
        self.assertEqual(self.log(), "")
        # Another key than that of the repository.
        other = self.folder / "key2"
        subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", other], check=True)
        self.assertNotEqual(self.publish("sign", KEY=str(other))[0], 0)
        self.assertEqual(self.publish("sign", KEY=str(self.folder / "key"))[0], 0)
        (self.release / "stray").write_text("")
        self.assertIn("names another commit, or is missing", self.publish("page", "yes\n")[1])
        subprocess.run(["git", "tag", NUMBER], cwd=self.folder, check=True)
        self.assertEqual(self.publish("page", "yes\n")[0], 0)
        names = {Path(word).name for word in self.log().split() if word.startswith("build/release/")}
        self.assertEqual(names, {path.name for path in self.release.iterdir()} - {"stray"})
        # The lines of SECURITY.md.
        page = (ROOT / "SECURITY.md").read_text("utf-8")
        lines = re.search(r"```sh\n(ssh-keygen .*?)```", page, re.DOTALL)[1]
        shutil.copy(self.folder / "bindings/release/allowed_signers", self.release)
        (self.release / f"tapzoom-{NUMBER}.whl").unlink()
        said = subprocess.run(["sh", "-ec", lines], cwd=self.release, check=True, stdout=subprocess.PIPE, text=True)
        self.assertIn('Good "tapzoom" signature', said.stdout)
        self.source.write_bytes(b"another")
        self.assertNotEqual(subprocess.run(["sh", "-ec", lines], cwd=self.release, capture_output=True).returncode, 0)

    def test_nothing_is_published_without_yes(self):
        self.assertIn("SHA256SUMS has no signature", self.publish("pypi", "yes\n")[1])
        self.assertEqual(self.publish("sign", KEY=str(self.folder / "key"))[0], 0)
        for answer in ("", "no\n", "y\n"):
            status, said = self.publish("pypi", answer)
            self.assertNotEqual(status, 0)
            self.assertIn(f"twine upload build/release/tapzoom-{NUMBER}.whl", said)
        self.assertEqual(self.publish("pypi", DRY_RUN="1")[0], 0)
        self.assertEqual(self.log(), "")
        self.assertEqual(self.publish("pypi", "yes\n")[0], 0)
        self.assertEqual(self.log(), f"twine upload build/release/tapzoom-{NUMBER}.whl\n")

    def test_steps(self):
        status, said = self.publish("everything")
        self.assertEqual(status, 1)
        steps = re.search(r"STEP is (.*)\.", said)[1].replace(" or ", ", ").split(", ")
        page = (ROOT / "bindings/release/README.md").read_text("utf-8")
        for step in steps:
            self.assertRegex(page, rf"publish\.sh {step}`|`{step}`", step)


if __name__ == "__main__":
    unittest.main()
