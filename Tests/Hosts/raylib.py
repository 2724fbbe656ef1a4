# SPDX-License-Identifier: MIT
"""Runs a program that uses raylib and was linked as a shared library: raylib from PyPI is a module of Python, whose
symbols it needs.

    python raylib.py RAYLIB PROGRAM [ARGUMENT...]
"""

import ctypes
import sys

# All symbols are global, so that the library that records a view finds those of tapzoom.
_, program = (ctypes.CDLL(file, ctypes.RTLD_GLOBAL) for file in sys.argv[1:3])
words = [word.encode() for word in sys.argv[2:]]
sys.exit(program.main(len(words), (ctypes.c_char_p * (len(words) + 1))(*words)))
