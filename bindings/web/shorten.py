# SPDX-License-Identifier: MIT
"""Rewrites the functions of a WebAssembly module with fewer bytes and the same results.

    python3 shorten.py MODULE.wasm SHORTER.wasm

wasm-opt keeps the results of a call in locals of their own, and reads all of them to use one. This program removes
these reads and copies. It also moves constants that take more bytes than a global into immutable globals.
"""

import sys
from collections import Counter
from pathlib import Path

GLOBALS, CODE = 6, 10  # Sections.
UNREACHABLE, BLOCK, LOOP, IF, ELSE, END, BR, BR_IF, BR_TABLE, RETURN, DROP = 0, 2, 3, 4, 5, 11, 12, 13, 14, 15, 26
GET, SET, TEE, GLOBAL_GET, I64_CONST, F64_CONST = 32, 33, 34, 35, 66, 68
TYPES = {I64_CONST: 0x7E, F64_CONST: 0x7C}
# The numbers behind an opcode, besides those of OTHERS and BR_TABLE. All have the form LEB128.
NUMBERS = {BLOCK: 1, LOOP: 1, IF: 1, BR: 1, BR_IF: 1, 16: 1, 17: 2, GET: 1, SET: 1, TEE: 1, 35: 1, 36: 1,
           **dict.fromkeys(range(40, 63), 2), 63: 1, 64: 1, 65: 1, I64_CONST: 1}
BYTES = {67: 4, F64_CONST: 8}  # Floats.
WITHOUT = {*range(0x45, 0xC5), UNREACHABLE, 1, ELSE, END, RETURN, DROP, 27}
EXTENDED = {**dict.fromkeys(range(8), 0), 8: 2, 9: 1, 10: 2, 11: 1}  # Behind 0xFC: conversions and bulk memory.


def leb(number: int) -> bytes:
    """Encodes an unsigned number."""
    done = bytearray()
    while number > 127:
        done.append(number & 127 | 128)
        number >>= 7
    return bytes([*done, number])


def unleb(data: bytes, at: int) -> tuple[int, int]:
    """Decodes an unsigned number. Returns it and the place behind it."""
    number = shift = 0
    while True:
        number |= (data[at] & 127) << shift
        shift += 7
        at += 1
        if data[at - 1] < 128:
            return number, at


def instruction_end(data: bytes, at: int) -> int:
    """Returns the end of the instruction at a place."""
    code, at = data[at], at + 1
    if code in BYTES:
        return at + BYTES[code]
    count = 0
    if code == BR_TABLE:
        count, at = unleb(data, at)
        count += 1
    elif code == 0xFC:
        kind, at = unleb(data, at)
        count = EXTENDED[kind]
    elif code not in WITHOUT:
        count = NUMBERS[code]
    for _ in range(count):
        _, at = unleb(data, at)
    return at


def parse(data: bytes) -> dict[int, bytes]:
    """Returns the sections of a module by their number, in their order. Leaves out custom sections, such as names."""
    if data[:8] != b"\0asm\1\0\0\0":
        raise ValueError("not a WebAssembly module")
    sections, at = {}, 8
    while at < len(data):
        kind = data[at]
        size, at = unleb(data, at + 1)
        if kind:
            sections[kind] = data[at:at + size]
        at += size
    return sections


def vector(data: bytes) -> tuple[int, bytes]:
    """Returns the count of a section's items, and their bytes."""
    count, at = unleb(data, 0)
    return count, data[at:]


def parameters(sections: dict[int, bytes]) -> list[bytes]:
    """Returns the types of the parameters of each function."""
    data, at, types = sections[1], 0, []
    count, at = unleb(data, 0)
    for _ in range(count):
        both = []
        at += 1  # The form of a function type.
        for _ in range(2):
            size, at = unleb(data, at)
            both.append(data[at:at + size])
            at += size
        types.append(both[0])
    count, at = unleb(sections[3], 0)
    used = []
    for _ in range(count):
        number, at = unleb(sections[3], at)
        used.append(types[number])
    return used


class Function:
    """A function: the types of its parameters and locals, and its instructions as (opcode, local or bytes)."""

    def __init__(self, parameter_types: bytes, data: bytes):
        self.parameters = len(parameter_types)
        self.types = list(parameter_types)
        groups, at = unleb(data, 0)
        for _ in range(groups):
            size, at = unleb(data, at)
            self.types += [data[at]] * size
            at += 1
        self.code = []
        while at < len(data):
            end = instruction_end(data, at)
            code = data[at]
            self.code.append((code, unleb(data, at + 1)[0] if GET <= code <= TEE else data[at:end]))
            at = end

    # ---- Short sequences ----

    def simplify(self):
        """Removes reads that are dropped. Leaves no TEE before another read."""
        done = []
        for code, value in self.code:
            done.append((code, value))
            if code == TEE:
                done[-1:] = [(SET, value), (GET, value)]
            while self.shorten_end(done):
                pass
        self.code = done

    @staticmethod
    def shorten_end(done: list) -> bool:
        """Shortens the end of a sequence by one step, if it can."""
        if len(done) < 2 or done[-1][0] != DROP:
            return False
        if done[-2][0] == GET:
            del done[-2:]
        elif [code for code, _ in done[-4:-1]] == [GET, GET, SET]:  # The lower one is dropped.
            del done[-4], done[-1]
        else:
            return False
        return True

    def join(self):
        """Writes a SET before a GET of the same local as a TEE."""
        done = []
        for code, value in self.code:
            if code == GET and done and done[-1] == (SET, value):
                done[-1] = TEE, value
            else:
                done.append((code, value))
        self.code = done

    # ---- Copies ----

    def successors(self) -> list[list[int]]:
        """Returns where the function continues after each instruction."""
        ends, start_of, opened = {}, {}, []
        for index, (code, _) in enumerate(self.code):
            if code in (BLOCK, LOOP, IF):
                opened.append(index)
            elif code == ELSE:
                start_of[opened[-1]] = index
            elif code == END and opened:
                ends[opened.pop()] = index
        last = len(self.code) - 1
        result, opened = [], []
        for index, (code, value) in enumerate(self.code):
            next_ones = [] if code in (UNREACHABLE, RETURN, BR, BR_TABLE) or index == last else [index + 1]
            if code in (BR, BR_IF, BR_TABLE):
                depths, at = [], 1
                while at < len(value):
                    depth, at = unleb(value, at)
                    depths.append(depth)
                for depth in depths[code == BR_TABLE:]:
                    next_ones.append(opened[-1 - depth][1] if depth < len(opened) else last)
            elif code == IF:
                next_ones.append(start_of[index] + 1 if index in start_of else ends[index])
            elif code == ELSE:
                next_ones = [ends[opened[-1][0]]]
            if code in (BLOCK, LOOP, IF):
                opened.append((index, index if code == LOOP else ends[index]))
            elif code == END and opened:
                opened.pop()
            result.append(next_ones)
        return result

    def live_after(self) -> tuple[list[int], int]:
        """Returns the locals, as bits, whose value is read later: after each instruction, and at the start."""
        successors, before = self.successors(), [0] * len(self.code)
        after = list(before)
        changed = True
        while changed:
            changed = False
            for index in range(len(self.code) - 1, -1, -1):
                live = 0
                for following in successors[index]:
                    live |= before[following]
                after[index] = live
                code, value = self.code[index]
                if code == GET:
                    live |= 1 << value
                elif code in (SET, TEE):
                    live &= ~(1 << value)
                if live != before[index]:
                    before[index], changed = live, True
        return after, before[0]

    def conflicts(self) -> list[int]:
        """Returns for each local those, as bits, whose values are needed at the same time."""
        after, first = self.live_after()
        found = [0] * len(self.types)

        def add(local, others):
            found[local] |= others
            for other in range(len(found)):
                if others >> other & 1:
                    found[other] |= 1 << local

        for local in range(len(self.types)):  # At the start parameters have a value, and other locals are 0.
            if local < self.parameters or first >> local & 1:
                add(local, (first | (1 << self.parameters) - 1) & ~(1 << local))
        for index, (code, value) in enumerate(self.code):
            if code in (SET, TEE):
                others = after[index] & ~(1 << value)
                if index and self.code[index - 1][0] == GET:  # A copy has the same value.
                    others &= ~(1 << self.code[index - 1][1])
                add(value, others)
        return found

    def merge_copies(self):
        """Uses one local for a value and its copy, if neither changes while the other is needed."""
        found, name = self.conflicts(), list(range(len(self.types)))
        for (code, source), (next_code, copy) in zip(self.code, self.code[1:]):
            if code != GET or next_code not in (SET, TEE):
                continue
            one, other = sorted((name[source], name[copy]))
            if one == other or self.types[one] != self.types[other] or other < self.parameters:
                continue
            if found[one] >> other & 1:
                continue
            name = [one if each == other else each for each in name]
            found[one] |= found[other]
            for local in range(len(found)):
                if found[local] >> other & 1:
                    found[local] |= 1 << one
        done = []
        for code, value in self.code:
            if GET <= code <= TEE:
                value = name[value]
                if code != GET and done and done[-1] == (GET, value):
                    if code == SET:
                        del done[-1]
                    continue
            done.append((code, value))
        self.code = done

    def drop_unread(self):
        """Does not store values that nothing reads."""
        after, _ = self.live_after()
        done = []
        for (code, value), live in zip(self.code, after):
            if code in (SET, TEE) and not live >> value & 1:
                if code == SET:
                    done.append((DROP, bytes([DROP])))
            else:
                done.append((code, value))
        self.code = done

    # ---- Output ----

    def encode(self, constants: dict[bytes, bytes]) -> bytes:
        """Returns the function's bytes. The locals of each type are in the order of their uses."""
        uses = Counter(value for code, value in self.code if GET <= code <= TEE)
        order = sorted((local for local in uses if local >= self.parameters),
                       key=lambda local: (-self.types[local], -uses[local], local))
        number = {local: leb(local) for local in range(self.parameters)}
        number.update({local: leb(self.parameters + place) for place, local in enumerate(order)})
        groups = Counter(self.types[local] for local in order)
        done = bytearray(leb(len(groups)))
        for kind, size in groups.items():
            done += leb(size) + bytes([kind])
        for code, value in self.code:
            done += bytes([code]) + number[value] if GET <= code <= TEE else constants.get(value, value)
        return leb(len(done)) + done


def shared_constants(functions: list[Function], first: int) -> dict[bytes, bytes]:
    """Returns the constants that are shorter as globals, the most frequent one first, with their new instruction."""
    uses = Counter(value for one in functions for code, value in one.code if code in TYPES)
    chosen = {}
    for constant, count in sorted(uses.items(), key=lambda item: (-item[1], item[0])):
        read = bytes([GLOBAL_GET]) + leb(first + len(chosen))
        if count * len(constant) > count * len(read) + len(constant) + 3:
            chosen[constant] = read
    return chosen


def shorten(data: bytes) -> bytes:
    """Returns a shorter module. It imports no globals, which would be the first ones."""
    sections = parse(data)
    count, code = vector(sections[CODE])
    functions, at = [], 0
    for types in parameters(sections):
        size, at = unleb(code, at)
        functions.append(Function(types, code[at:at + size]))
        at += size
    if count != len(functions):
        raise ValueError("the module has functions without code")
    for one in functions:
        one.simplify()
        one.merge_copies()
        one.drop_unread()
        one.join()
    count, present = vector(sections[GLOBALS])
    constants = shared_constants(functions, count)
    added = b"".join(bytes([TYPES[constant[0]], 0]) + constant + bytes([END]) for constant in constants)
    sections[GLOBALS] = leb(count + len(constants)) + present + added
    sections[CODE] = leb(len(functions)) + b"".join(one.encode(constants) for one in functions)
    return data[:8] + b"".join(bytes([kind]) + leb(len(body)) + body for kind, body in sections.items())


if __name__ == "__main__":
    Path(sys.argv[2]).write_bytes(shorten(Path(sys.argv[1]).read_bytes()))
