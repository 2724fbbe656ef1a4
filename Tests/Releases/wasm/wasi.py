# SPDX-License-Identifier: MIT
"""Runs a command that was compiled for WASI. The command can access only the current folder.

    python wasi.py PROGRAM.wasm ARGUMENT...
"""

import sys

import wasmtime


class Command:
    """A compiled command, which runs any number of times."""

    def __init__(self, program: str):
        self.engine, self.program = wasmtime.Engine(), program
        self.linker = wasmtime.Linker(self.engine)
        self.linker.define_wasi()
        self.module = wasmtime.Module.from_file(self.engine, program)

    def run(self, arguments: list, printed: str = "") -> int:
        """Returns the exit code. The output goes to the file `printed`, or to that of this program."""
        wasi = wasmtime.WasiConfig()
        wasi.argv = [self.program, *arguments]
        wasi.inherit_stderr()
        if printed:
            wasi.stdout_file = printed
        else:
            wasi.inherit_stdout()
        wasi.preopen_dir(".", ".")
        store = wasmtime.Store(self.engine)
        store.set_wasi(wasi)
        try:
            self.linker.instantiate(store, self.module).exports(store)["_start"](store)
        except wasmtime.ExitTrap as exit_trap:
            return exit_trap.code
        return 0


if __name__ == "__main__":
    sys.exit(Command(sys.argv[1]).run(sys.argv[2:]))
