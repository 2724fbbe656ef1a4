# SPDX-License-Identifier: MIT
"""bindings/web/shorten.py: a shortened module has the same results as before."""

import random
import struct
import sys
import unittest
from pathlib import Path

import wasmtime

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "bindings/web"))

import shorten  # noqa: E402

ENGINE = wasmtime.Engine()
PARAMETERS, LOCALS = 2, 7


def call(data: bytes, *arguments):
    """The results of the function f of a module; its bits, because NaN differs from itself."""
    store = wasmtime.Store(ENGINE)
    result = wasmtime.Instance(store, wasmtime.Module(ENGINE, data), []).exports(store)["f"](store, *arguments)
    return struct.pack("<d", result) if isinstance(result, float) else result


def binary(text: str) -> bytes:
    """A module from its text. The global is not used; the section must exist."""
    return bytes(wasmtime.wat2wasm(f"(module (global (mut i32) (i32.const 0)) {text})"))


class RandomFunction:
    """The text of a function with copies, dropped reads, blocks, branches and loops that end."""

    def __init__(self, seed):
        self.chance, self.depth, self.counters = random.Random(seed), 0, 0
        body = self.statements(12)
        counters = " i32" * self.counters
        self.text = (
            "(func $pair (param i32 i32) (result i32 i32) local.get 1 local.get 0 i32.const 3 i32.add)"
            f'(func (export "f") (param{" i32" * PARAMETERS}) (result i32) (local{" i32" * (LOCALS - PARAMETERS)})'
            f"(local{counters}) {body} {self.total()})")

    def local(self):
        return self.chance.randrange(LOCALS)

    def total(self):
        return "i32.const 0 " + " ".join(f"local.get {one} i32.add i32.const 5 i32.mul" for one in range(LOCALS))

    def statements(self, count):
        return " ".join(self.statement() for _ in range(count))

    def inner(self, label):
        self.depth += 1
        body = self.statements(self.chance.randrange(1, 4))
        leave = self.chance.choice(("", f"local.get {self.local()} i32.const 1 i32.and br_if {label}"))
        self.depth -= 1
        return f"{body} {leave} {self.statement()}"

    def statement(self):
        one, other, third = self.local(), self.local(), self.local()
        kinds = ["copy", "pair", "dropped", "add", "tee", "constant"] + ["block", "if", "loop"] * (self.depth < 3)
        kind = self.chance.choice(kinds)
        if kind == "copy":
            return f"local.get {one} local.set {other}"
        if kind == "pair":
            return f"local.get {one} local.get {other} call $pair local.set {third} local.set {self.local()}"
        if kind == "dropped":  # As wasm-opt reads one of several results.
            return f"local.get {one} local.get {other} local.get {third} local.set {self.local()} drop drop"
        if kind == "add":
            return f"local.get {one} local.get {other} i32.add local.set {third}"
        if kind == "tee":
            return f"local.get {one} local.tee {other} i32.const 7 i32.xor local.set {third}"
        if kind == "constant":
            return f"i32.const {self.chance.randrange(100)} local.set {one}"
        if kind == "block":
            return f"block {self.inner(0)} end"
        if kind == "if":
            other_part = f"else {self.inner(0)}" if self.chance.random() < 0.5 else ""
            return f"local.get {one} i32.const 1 i32.and if {self.inner(0)} {other_part} end"
        counter = LOCALS + self.counters
        self.counters += 1
        return (f"i32.const 3 local.set {counter} loop {self.inner(0).replace('br_if 0', 'drop')} local.get {counter} "
                f"i32.const 1 i32.sub local.tee {counter} br_if 0 end")


class ShortenTest(unittest.TestCase):
    def check(self, text, *cases):
        """Compares the results for each list of arguments. Returns the bytes saved."""
        before = binary(text)
        after = shorten.shorten(before)
        for arguments in cases:
            self.assertEqual(call(after, *arguments), call(before, *arguments), text)
        return len(before) - len(after)

    def test_random_functions_have_the_same_results(self):
        saved = sum(self.check(RandomFunction(seed).text, (0, 0), (-7, 12345)) for seed in range(120))
        self.assertGreater(saved, 0)

    def test_exchanged_values_stay_apart(self):
        text = '''(func (export "f") (param i32) (result i32) (local i32 i32 i32) i32.const 1 local.set 1
            loop local.get 1 local.set 3 local.get 2 local.set 1 local.get 3 local.set 2
            local.get 0 i32.const 1 i32.sub local.tee 0 br_if 0 end
            local.get 1 i32.const 10 i32.mul local.get 2 i32.add)'''
        self.assertEqual([call(shorten.shorten(binary(text)), rounds) for rounds in (1, 2, 3)], [1, 10, 1])

    def test_locals_that_begin_as_zero_are_not_parameters(self):
        text = '''(func (export "f") (param i32) (result i32) (local i32)
            local.get 0 if local.get 0 local.set 1 end local.get 1 i32.const 100 i32.add)'''
        self.check(text, (0,), (5,))
        self.check('(func (export "f") (param i32) (result i32) (local i32) local.get 1 local.set 0 local.get 0)', (9,))

    def test_a_merged_local_keeps_the_conflicts_of_both(self):
        """The third local has a copy of the first one, and another value while the second one is needed."""
        text = '''(func (export "f") (param i32) (result i32) (local i32 i32 i32)
            local.get 0 i32.const 5 i32.add local.set 1 local.get 1 local.set 2 i32.const 9 local.set 3
            local.get 2 local.get 3 i32.sub i32.const 7 local.set 1 local.get 1 local.set 3 local.get 3 i32.mul)'''
        self.check(text, (0,), (30,))

    def test_all_targets_of_a_table_count(self):
        """Only the last target reads the copy, whose source has changed."""
        text = '''(func (export "f") (param i32) (result i32) (local i32 i32) i32.const 8 local.set 1
            local.get 1 local.set 2 i32.const 4 local.set 1
            block block block local.get 0 br_table 0 1 2 end local.get 1 return end i32.const 3 return end
            local.get 1 local.get 2 i32.sub)'''
        self.check(text, (0,), (1,), (2,), (3,))

    def test_reads_and_copies_of_results_vanish(self):
        text = '''(func $pair (param f64) (result f64 f64) local.get 0 local.get 0 f64.neg)
            (func (export "f") (param f64) (result f64) (local f64 f64 f64 f64 f64) local.get 0 call $pair
            local.set 2 local.tee 1 local.get 2 local.set 5 drop local.get 5 local.set 3
            local.get 1 local.get 2 drop local.set 4 local.get 3 local.get 4 f64.div local.get 3 f64.add)'''
        self.assertGreaterEqual(self.check(text, (2.5,)), 12)

    def test_constants_keep_their_bits(self):
        numbers = "0x0p+0", "-0x0p+0", "nan:0x8000000000001", "-nan", "inf", "0x1.812f9cf7920e3p+119"
        for number in numbers:
            use = f"f64.const {number} f64.const {number} local.get 0 i32.const 1 i32.and select"
            text = f'(func (export "f") (param i32) (result f64) {use} drop {use} drop {use})'
            self.assertGreater(self.check(text, (1,)), 0)
        use = "i64.const -81985529216486896 i64.add"
        self.check(f'(func (export "f") (param i64) (result i64) local.get 0 {use} {use} {use})', (12,))

    def test_wrong_file(self):
        with self.assertRaisesRegex(ValueError, "not a WebAssembly module"):
            shorten.shorten(b"\x7fELF0000")


if __name__ == "__main__":
    unittest.main()
