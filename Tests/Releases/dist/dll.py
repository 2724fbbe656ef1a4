# SPDX-License-Identifier: MIT
"""Windows libraries: imports, exports, what protects the process, import libraries and the database of symbols."""

import re
from pathlib import Path
from uuid import UUID

from common import FROM_LIBC, TOOLS, debian_tool, export_faults, path_faults, read, unwind_faults

MACHINES = {"AMD64": b"\x64\x86", "ARM64": b"\x64\xaa"}
PROTECTIONS = ("DYNAMIC_BASE", "HIGH_ENTROPY_VA", "NX_COMPAT")
# The linker's own name, and stand-ins for the folder of the checkout.
PDB_PATHS = re.compile(r"names /(lld-link|build|(build|Sources)/.*)$")

def dll_faults(path: Path, machine: str) -> list:
    text = read(debian_tool("llvm-readobj"), "--file-headers", "--sections", "--coff-imports", "--coff-exports",
                "--coff-debug-directory", path)
    exports, rest = text.split("Export {", 1)[1], text.split("Export {", 1)[0]
    faults = export_faults(set(re.findall(r"\bName: (\S+)", exports))) + path_faults(path.read_bytes())
    needed = set(re.findall(r"Name: (\S+\.dll)", text))
    if not needed or not all(name.startswith("api-ms-win-crt-") for name in needed):
        faults.append(f"needs {sorted(needed)}")
    if not set(re.findall(r"Symbol: (\w+)", text)) <= FROM_LIBC:
        faults.append("imports more functions")
    if f"IMAGE_FILE_MACHINE_{machine}" not in rest or "IMAGE_FILE_DLL " not in rest:
        faults.append(f"not a library for {machine}")
    faults += [f"without {name}" for name in PROTECTIONS if f"IMAGE_DLL_CHARACTERISTICS_{name} " not in rest]
    if not re.search(r"Type: (Repro|Unknown) \(0x10\)", text):
        faults.append("its time stamp is a time")
    faults += unwind_faults(int(re.search(r"ExceptionTableSize: (\w+)", rest)[1], 16))
    for section in re.findall(r"Section \{(.*?)\n  \}", text, re.DOTALL):
        if "IMAGE_SCN_MEM_EXECUTE" in section and "IMAGE_SCN_MEM_WRITE" in section:
            faults.append("writable code")
    return faults

def import_library_faults(path: Path, machine: str) -> list:
    """Each member for a function has a header of 20 bytes with the processor, its name and that of the library."""
    members = re.findall(rb"\0\0\xff\xff\0\0(..).{12}([^\0]+)\0([^\0]+)\0", path.read_bytes(), re.DOTALL)
    faults = export_faults({name.decode() for _, name, _ in members}) + path_faults(path.read_bytes())
    if {library for _, _, library in members} != {b"tapzoom.dll"}:
        faults.append("imports from another library")
    if {found for found, _, _ in members} != {MACHINES[machine]}:
        faults.append(f"not for {machine}")
    return faults


def archive_faults(path: Path, machine: str) -> list:
    """The object of a static library: its external symbols are the functions of the ledger."""
    rows = [line.split() for line in read(debian_tool("llvm-nm"), "-g", path).splitlines()]
    own = {"tapzoom_probe_stack", "__chkstk"}  # A member of its own, see windows-x64.s.
    faults = export_faults({row[2] for row in rows if len(row) == 3} - own) + path_faults(path.read_bytes())
    imports = {row[1] for row in rows if len(row) == 2 and row[0] in "Uw"}
    if not imports <= FROM_LIBC | own:
        faults.append(f"imports {sorted(imports - FROM_LIBC - own)}")
    if f"IMAGE_FILE_MACHINE_{machine}" not in read(debian_tool("llvm-readobj"), "--file-headers", path):
        faults.append(f"not for {machine}")
    return faults

def pdb_faults(symbols: Path, library: Path) -> list:
    """The database is of this library: its identity, and the addresses of its functions."""
    directory = read(debian_tool("llvm-readobj"), "--coff-debug-directory", library)
    summary = read(debian_tool("llvm-pdbutil"), "dump", "-summary", "-publics", symbols)
    faults = [fault for fault in path_faults(symbols.read_bytes()) if not PDB_PATHS.match(fault)]
    if re.findall(r"PDBFileName: (.*)", directory) != ["tapzoom.pdb"]:
        faults.append("the library does not name tapzoom.pdb")
    identity = bytes.fromhex("".join(re.findall(r"PDBGUID: \((.*)\)", directory)))
    if UUID(bytes_le=identity) != UUID(re.search(r"GUID: \{(.*)\}", summary)[1]):
        faults.append("identity of another library")
    names = re.findall(r"S_PUB32.*`(.*)`\n.*addr = 0001:(\d+)", summary)
    functions = re.findall(r"S_[GL]PROC32.*`(.*)`", read(debian_tool("llvm-pdbutil"), "dump", "-symbols", symbols))
    text = read(TOOLS / "llvm-objdump", "-h", library)
    start = int(re.search(r"\.text\s+\w+ (\w+)", text)[1], 16)
    if exported_addresses(library) - {(name, start + int(offset)) for name, offset in names}:
        faults.append("exports at other addresses")
    if sum("TapZoom" in name for name in functions) < 100:
        faults.append("no internal functions")
    return faults

def guid_bytes(text: str) -> str:
    return re.sub(r"[^0-9A-F]", "", text.upper())

def exported_addresses(library: Path) -> set:
    text = read(debian_tool("llvm-readobj"), "--file-headers", "--coff-exports", library)
    base = int(re.search(r"ImageBase: (\w+)", text)[1], 16)
    return {(name, base + int(rva, 16)) for name, rva in re.findall(r"Name: (tapzoom_\w+)\n\s*RVA: (\w+)", text)}

