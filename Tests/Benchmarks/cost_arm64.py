# SPDX-License-Identifier: MIT
"""Counts the instructions of some rows on arm64 under qemu, and compares them with the accepted ones.

    python3 cost_arm64.py            fails if a row takes over 3 % more than accepted
    python3 cost_arm64.py --accept   rewrites instructions-aarch64.txt

qemu translates one instruction at a time, and logs the address of each that it runs. The program is linked statically:
its own code, then the library, then libc. The count has the instructions of the last two, like that of cost.py.
"""

import os
import subprocess
import sys

from cost import FOLDER, ROOT, Pins, compare

ROWS = ("hands-photos", "hands-photos-rotate", "hands-land-or-lift", "pinch", "frame-polled", "frame-by-calls",
        "pan-read", "wheel-read", "config-init", "create")
PROGRAM = "build/bench/cost-arm64"
# libc has several ways to copy, and takes one for this processor.
QEMU = ["qemu-aarch64", "-cpu", "cortex-a72"]
# The names of one switch in earlier and later versions of qemu.
ONE_BY_ONE = {"QEMU_SINGLESTEP": "1", "QEMU_ONE_INSN_PER_TB": "1"}


def output(*command: str) -> str:
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout


def functions() -> dict[str, tuple[int, int]]:
    """The address and the end of each function of the program."""
    listed = [line.split() for line in output("aarch64-linux-gnu-nm", "-S", PROGRAM).splitlines()]
    return {name: (int(address, 16), int(address, 16) + int(size, 16))
            for address, size, kind, name in (words for words in listed if len(words) == 4) if kind in "tT"}


def instructions(name: str) -> int:
    """The instructions of one run of a row outside of the program that runs it."""
    known = functions()
    first = min(start for function, (start, _) in known.items() if function.startswith("tapzoom_"))
    # The library's internal functions have no names. They begin where the program's functions end.
    library = max(end for start, end in known.values() if start < first)
    begin, end = (known[function][0] for function in ("counted", "counted_end"))
    logged = f"{begin:#x}+4,{end:#x}+4,{library:#x}..{2 ** 63:#x}"
    command = [*QEMU, "-d", "exec,nochain", "-dfilter", logged, PROGRAM, name]
    total, counts = 0, False
    # A line of the log: Trace 0: 0x7f0c640f1a40 [0000000001009331/000000000041da04/00000001/00000201]
    library, begin, end = (b"%016x" % address for address in (library, begin, end))
    with subprocess.Popen(command, cwd=ROOT, env={**os.environ, **ONE_BY_ONE}, stderr=subprocess.PIPE) as run:
        for line in run.stderr:
            address = line.partition(b"/")[2][:16]
            if address >= library:
                total += counts
            elif address:
                counts = address == begin
    if run.returncode:
        sys.exit(f"{name} did not measure what its name says")
    return total


def main(arguments: list[str]) -> int:
    operations = dict(map(str.split, output(*QEMU, PROGRAM).splitlines()))
    counted = {name: round(instructions(name) / int(operations[name]), 1) for name in ROWS}
    pins = Pins(FOLDER / "instructions-aarch64.txt", "aarch64", "cost-accept-arm64")
    if arguments == ["--accept"]:
        pins.write(counted)
    return 1 if compare(pins.read(), counted) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
