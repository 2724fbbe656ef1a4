# SPDX-License-Identifier: MIT
"""jars.py - builds the jars of Java, with the native libraries of this machine and of the systems that `make dist` has
built, and a repository of Maven with them: build/java. java.mk runs it with the tools and the facts of the Makefile in
its environment. The Android archive takes its classes from here, too.

The bytes of each file depend on the sources and the tools alone.
"""

import hashlib
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent.relative_to(Path.cwd())
sys.path.insert(0, str(HERE.parent / "c/dist"))

from pack import zipped  # noqa: E402

BUILD = Path("build/java")
VERSION = os.environ["VERSION"]
MAIN, ANDROID = HERE / "src/main/java", HERE / "src/android/java"
CODE, STUBS = HERE / "src/main/c", HERE / "src/android/stubs"
DIST = Path("build/dist/libraries")
#: The folder of a native library in the jar, as Library.java names it, and its file below build/dist/libraries.
NATIVE = {
    "linux-arm": "linux-armv7hf/libtapzoom_jni.so",
    "linux-arm64": "linux-arm64/libtapzoom_jni.so",
    "linux-riscv64": "linux-riscv64/libtapzoom_jni.so",
    "mac-arm64": "macos-arm64/libtapzoom_jni.dylib",
    "mac-x86_64": "macos-x86_64/libtapzoom_jni.dylib",
    "windows-arm64": "windows-arm64/tapzoom_jni.dll",
    "windows-x86_64": "windows-x64/tapzoom_jni.dll",
}
MANIFEST = b"Manifest-Version: 1.0\r\nAutomatic-Module-Name: io.tapzoom\r\n\r\n"
#: Class files of Java 8 also serve Android.
JAVAC = ["javac", "--release", "8", "-Xlint:all", "-Werror", "-proc:none"]
POM = f"""<?xml version="1.0" encoding="UTF-8"?>
<project xmlns="http://maven.apache.org/POM/4.0.0">
    <modelVersion>4.0.0</modelVersion>
    <groupId>io.tapzoom</groupId>
    <artifactId>tapzoom</artifactId>
    <version>{VERSION}</version>
    <name>tapzoom</name>
    <description>Touches in, a zoom transform and gesture events out</description>
    <licenses>
        <license>
            <name>MIT</name>
        </license>
    </licenses>
</project>
"""


def run(*command) -> None:
    subprocess.run([str(word) for word in command], check=True)


def sources(folder: Path) -> list:
    return sorted(folder.rglob("*.java"))


def jdk() -> Path:
    """The folder of the JDK, which has the header of JNI."""
    return Path(shutil.which("javac")).resolve().parents[1]


def jni_includes() -> list:
    return [f"-I{jdk()}/include", f"-I{jdk()}/include/linux"]


def compiled(folder: Path, with_android: bool) -> dict:
    """The classes as files of a jar."""
    shutil.rmtree(folder, ignore_errors=True)
    run(*JAVAC, "-d", folder, *sources(MAIN))
    if with_android:
        run(*JAVAC, "-implicit:none", "-cp", folder, "-sourcepath", STUBS, "-d", folder, *sources(ANDROID))
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*.class"))}


def jar(files: dict) -> bytes:
    return zipped("", {"META-INF/MANIFEST.MF": MANIFEST, "META-INF/LICENSE": Path("LICENSE").read_bytes(), **files})


def android_classes() -> bytes:
    """The classes.jar of the Android archive."""
    return jar(compiled(BUILD / "android-classes", True))


def native_library() -> Path:
    """The native methods and the library in one file, which needs libc alone."""
    library = BUILD / "native/libtapzoom_jni.so"
    library.parent.mkdir(parents=True, exist_ok=True)
    run(Path(os.environ["TOOLS"], "clang"), "-std=c99", "-O2", "-fPIC", "-Wall", "-Wextra", "-Werror", "-Iinclude",
        *jni_includes(), "-shared", "-nostartfiles", "-fuse-ld=lld", CODE / "tapzoom_jni.c", "build/lib/libtapzoom.a",
        f"-Wl,--version-script={CODE}/tapzoom_jni.map,--no-undefined,--gc-sections,--strip-all,-z,now", "-o", library)
    return library


def native_libraries() -> dict:
    """The native libraries as files of the jar."""
    machine = {"aarch64": "arm64"}.get(platform.machine(), platform.machine())
    built = {folder: DIST / file for folder, file in NATIVE.items() if (DIST / file).is_file()}
    return {f"META-INF/native/{folder}/{path.name}": path.read_bytes()
            for folder, path in sorted({**built, f"linux-{machine}": native_library()}.items())}


def documented(folder: Path) -> dict:
    """The pages of javadoc, which must be complete."""
    shutil.rmtree(folder, ignore_errors=True)
    run("javadoc", "-quiet", "-Xdoclint:all", "-Werror", "-notimestamp", "--release", "8", "-d", folder,
        *sources(MAIN))
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def main() -> None:
    classes = compiled(BUILD / "classes", False)
    text = {str(path.relative_to(MAIN)): path.read_bytes() for path in sources(MAIN)}
    made = {".jar": jar({**classes, **native_libraries()}), "-sources.jar": jar(text),
            "-javadoc.jar": jar(documented(BUILD / "javadoc")), ".pom": POM.encode()}
    repository = BUILD / f"repository/io/tapzoom/tapzoom/{VERSION}"
    repository.mkdir(parents=True, exist_ok=True)
    for end, data in made.items():
        name = f"tapzoom-{VERSION}{end}"
        (repository / name).write_bytes(data)
        (repository / f"{name}.sha1").write_text(hashlib.sha1(data).hexdigest())
        if end != ".pom":
            (BUILD / name).write_bytes(data)
    parts = {str(path.relative_to(BUILD / "repository")): path.read_bytes() for path in sorted(repository.iterdir())}
    (BUILD / f"tapzoom-{VERSION}-repository.zip").write_bytes(zipped("", parts))


if __name__ == "__main__":
    main()
