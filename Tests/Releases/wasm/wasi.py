# SPDX-License-Identifier: MIT
"""Runs a command that was compiled for WASI. The command can access only the current folder.

    python wasi.py PROGRAM.wasm ARGUMENT...
"""

import sys

import wasmtime


def main(arguments: list[str]) -> int:
    engine = wasmtime.Engine()
    linker = wasmtime.Linker(engine)
    linker.define_wasi()
    wasi = wasmtime.WasiConfig()
    wasi.argv = arguments
    wasi.inherit_stdout()
    wasi.inherit_stderr()
    wasi.preopen_dir(".", ".")
    store = wasmtime.Store(engine)
    store.set_wasi(wasi)
    program = linker.instantiate(store, wasmtime.Module.from_file(engine, arguments[0]))
    try:
        program.exports(store)["_start"](store)
    except wasmtime.ExitTrap as exit_trap:
        return exit_trap.code
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
