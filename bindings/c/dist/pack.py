# SPDX-License-Identifier: MIT
"""Files as the bytes of an archive, which depend on the names and contents of the files alone."""

import gzip
import hashlib
import io
import re
import tarfile
import zipfile
from pathlib import Path

# Archives contain no times of files: all are of this instant, the first that a ZIP file can express.
TIME, ZIP_TIME = 315532800, (1980, 1, 1, 0, 0, 0)


def contents(files: dict) -> dict:
    """The bytes of each file, with their checksums as one more file. A string is a link."""
    read = {name: file.read_bytes() if isinstance(file, Path) else file for name, file in files.items()}
    sums = "".join(f"{hashlib.sha256(data).hexdigest()}  {name}\n" for name, data in sorted(read.items())
                   if isinstance(data, bytes))
    return dict(sorted({**read, "SHA256SUMS": sums.encode()}.items()))


def mode(name: str) -> int:
    return 0o755 if re.search(r"\.so(\.[\d.]+)?$|\.dll$|\.dylib$", name) else 0o644


def linked(page: str, place=lambda target: None) -> str:
    """A page for a package: `place` returns where the target of a link lies there, or None if it does not. Without its
    target a link becomes text."""
    def link(found) -> str:
        text, target, rest = found.groups()
        to = place(target)
        return re.sub(r"^!?\[|\]$", "", text) if to is None else f"{text}({to}{rest})"

    # Code has brackets, too.
    parts = re.split(r"(?ms)(^```.*?^```$)", page)
    parts[::2] = (re.sub(r"(!?\[[^]]*\])\((?!https?:|#)([^)#]+)([^)]*)\)", link, part) for part in parts[::2])
    return "".join(parts)


def unlinked(page: str, folder=None) -> str:
    """A page for a package that has no files to which the page links, or only those in the folder."""
    page = page.replace("[guide](../../examples/guide/README.md)",
                        "guide (`tapzoom-*-guide.zip` of the release, with the smallest viewers)")

    def place(target: str):
        inside = folder and not target.startswith("..") and (folder / target).exists()
        return target if inside else None

    return linked(page, place)


def tarred(top: str, files: dict, executable=()) -> bytes:
    """`executable` names more files with that mode."""
    stream = io.BytesIO()
    # In some versions of Python gzip.compress names the system.
    with gzip.GzipFile("", "wb", 9, stream, mtime=0) as gzipped, \
            tarfile.open(fileobj=gzipped, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for name, data in files.items():
            entry = tarfile.TarInfo(f"{top}/{name}")
            entry.mtime, entry.mode = TIME, 0o755 if name in executable else mode(name)
            if isinstance(data, str):
                entry.type, entry.linkname, entry.mode, data = tarfile.SYMTYPE, data, 0o777, b""
            entry.size = len(data)
            tar.addfile(entry, io.BytesIO(data))
    return stream.getvalue()


def zipped(top: str, files: dict) -> bytes:
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as zipper:
        for name, data in files.items():
            entry = zipfile.ZipInfo(f"{top}/{name}" if top else name, ZIP_TIME)
            entry.create_system, entry.external_attr = 3, (0o100000 | mode(name)) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            zipper.writestr(entry, data)
    return stream.getvalue()


def packed(top: str, form: str, files: dict) -> bytes:
    """The files below the folder of the release; an AAR and an XCFramework have no such folder."""
    read = contents(files)
    if form == "tar.gz":
        return tarred(top, read)
    return zipped(top if form == "zip" else "", read)
