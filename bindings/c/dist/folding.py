# SPDX-License-Identifier: MIT
"""Folds what repeats in assembly: sequences of instructions that occur more than once remain once.

Three forms leave the results of the code as they are, registers and flags included:
- A sequence that ends with a return or a jump stays where it occurs first. The others become a jump into it.
- A sequence that ends with a call becomes a call of a copy that ends with a jump instead.
- Any other becomes a call of a copy that ends with a return.
On x86 the address of the return is on the stack, so that copies access the stack one word further from its top. Code
that pushes, pops, or keeps values below the top stays where it is, if it does not end with a return. On arm64 the
address is in a register. The third form overwrites it, so another call must follow before any branch."""

import heapq
import re
import subprocess

LONGEST = 64  # instructions
ROUNDS = 3
SEPARATOR, PLAIN, ENDS_ONLY, CALL, END = range(5)


class Machine:
    """What the text of an instruction means."""

    def __init__(self, triple: str):
        self.arm = not re.match(r"x86_64|i\d86", triple)
        self.word = 4 if triple.startswith("i") else 8
        self.label = "L" if "apple" in triple else ".L"
        self.jump, self.jump_size = ("b", 4) if self.arm else ("jmp", 5)
        self.call, self.back = ("bl", "ret") if self.arm else ("calll", "retl") if self.word == 4 else ("callq", "retq")
        self.calls = re.compile(r"\tbl\t" if self.arm else r"\tcall\w?\t")
        self.any_call, self.link = re.compile(r"\tblr?\t"), re.compile(r"\b[xw]30\b|\blr\b")
        self.top = "sp" if self.arm else "%esp" if self.word == 4 else "%rsp"
        self.tops = re.compile(r"%[er]?spl?\b")  # Each part of the register on x86.
        self.slot = re.compile(rf"\t[^()]*?(-?\w*)\({self.top}[,)]")
        self.below = re.compile(rf"\t.*\W-\d+\({self.top}\W")
        ends = r"ret|br?" if self.arm else r"ret\w*|jmp\w*"
        # Instructions that sign, check or skip the address of the return may not name its register.
        signed = r"hint|bti|pac\w*|aut\w*|xpac\w*|ret\w+|blra\w+|bra\w+"
        others = rf"b\.\w+|[ct]bn?z|blr|brk|{signed}" if self.arm else r"j\w+|ud2|loop\w*"
        self.ends, self.others = re.compile(rf"\t({ends})(\t|$)"), re.compile(rf"\t({others})(\t|$)")

    def deeper(self, line: str):
        """The instruction where the top of the stack is one word further; None where it cannot be."""
        if self.arm or not self.tops.search(line):
            return line
        found = self.slot.match(line)
        if not found or len(self.tops.findall(line)) > 1 or not re.fullmatch(r"\d*", found[1]):
            return None
        return line[:found.start(1)] + str(int(found[1] or 0) + self.word) + line[found.end(1):]

    def kind(self, line: str, calls: bool) -> int:
        if self.ends.match(line):
            return END
        if self.others.match(line):
            return SEPARATOR
        if self.calls.match(line):
            return CALL if calls and self.deeper(line) is not None else SEPARATOR
        if not calls or self.arm and self.link.search(line):
            return ENDS_ONLY
        return ENDS_ONLY if re.match(r"\t(push|pop|leave)", line) or self.deeper(line) is None else PLAIN


def is_instruction(line: str) -> bool:
    return re.match(r"\t[a-z]", line) is not None


def sizes(lines, clang, names, path) -> list:
    """The size of each line, by labels before and after each instruction in the assembled file."""
    labelled, before = [], False
    for number, line in enumerate([*lines, ""]):
        if before or is_instruction(line):
            labelled.append(f"tapzoom.line.{number}:")
        before = is_instruction(line)
        labelled.append(line)
    source, assembled = path.with_suffix(".lines.s"), path.with_suffix(".lines.o")
    source.write_text("\n".join(labelled) + "\n")
    subprocess.run([*clang, "-c", source, "-o", assembled], check=True)
    listed = subprocess.run([names, assembled], check=True, stdout=subprocess.PIPE, text=True).stdout
    places = {int(name): int(place, 16) for place, name in re.findall(r"^(\w+) . tapzoom\.line\.(\d+)$", listed, re.M)}
    return [places[number + 1] - places[number] if is_instruction(line) else 0 for number, line in enumerate(lines)]


def repeats(sequence) -> list:
    """(length, starts) of the maximal repeats, by the array of sorted suffixes. Negative numbers occur once."""
    order = sorted(range(len(sequence)), key=lambda start: sequence[start:start + LONGEST])

    def common(first: int, second: int) -> int:
        length = 0
        while (length < LONGEST and max(first, second) + length < len(sequence)
               and sequence[first + length] == sequence[second + length]):
            length += 1
        return length

    shared = [0, *(common(*pair) for pair in zip(order, order[1:])), 0]
    found, stack = [], [(0, 0)]
    for place in range(1, len(shared)):
        first = place - 1
        while stack[-1][0] > shared[place]:
            length, first = stack.pop()
            found.append((length, sorted(order[first:place])))
        if stack[-1][0] < shared[place]:
            stack.append((shared[place], first))
    return found


class Round:
    def __init__(self, machine: Machine, lines: list, measured: list, name: str):
        self.machine, self.lines, self.measured, self.name = machine, lines, measured, name
        self.count, self.copies, self.labels, self.replaced = 0, [], {}, {}
        self.kinds, self.places, sequence, numbers = [], [], [], {}
        calls = self.functions_with_calls()
        for place, line in enumerate(lines):
            kind = machine.kind(line, calls[place]) if is_instruction(line) else SEPARATOR
            number = numbers.setdefault((kind, line), len(numbers)) if kind != SEPARATOR else -1 - len(sequence)
            for each in (number, -2 - len(sequence)) if kind in (CALL, END) else (number,):
                sequence.append(each)
                self.kinds.append(kind)
                self.places.append(place)
        self.candidates = repeats(sequence)
        self.free = self.places_with_free_link()

    def places_with_free_link(self) -> list:
        """For each place in the sequence whether a call may be added before it: always on x86."""
        machine, free, follows = self.machine, [], False
        for place in reversed(self.places):
            line = self.lines[place]
            if not is_instruction(line) or machine.ends.match(line) or machine.others.match(line):
                follows = machine.any_call.match(line) is not None and not machine.link.search(line)
            elif machine.any_call.match(line):
                follows = True
            elif machine.link.search(line):
                follows = False
            free.append(follows or not machine.arm)
        return [*reversed(free), False]

    def usable(self, length: int, starts: list) -> list:
        """The starts at which the sequence may be replaced."""
        if self.kind_of(starts[0], length) != PLAIN:
            return starts
        return [start for start in starts if self.free[start + length]]

    def functions_with_calls(self) -> list:
        """For each line whether calls may be added: not in a function that keeps values below the top of the stack."""
        starts = [place for place, line in enumerate(self.lines) if re.match(r"[^\s.L][^:]*:|\"", line)]
        allowed = [True] * len(self.lines)
        for start, end in zip([0, *starts], [*starts, len(self.lines)]):
            allowed[start:end] = [not any(map(self.machine.below.match, self.lines[start:end]))] * (end - start)
        return allowed

    def kind_of(self, start: int, length: int) -> int:
        last = self.kinds[start + length - 1]
        inner = self.kinds[start:start + length - 1] if last == CALL else self.kinds[start:start + length]
        return last if last == END else ENDS_ONLY if ENDS_ONLY in inner else last

    def gain(self, length: int, starts: list) -> int:
        machine, first = self.machine, starts[0]
        kind = self.kind_of(first, length)
        size = sum(self.measured[place] for place in self.places[first:first + length])
        if kind == END:
            return (len(starts) - 1) * (size - machine.jump_size)
        if kind == ENDS_ONLY:
            return 0
        grown = 0 if kind == CALL else 4 if machine.arm else 1
        for place in [] if machine.arm else self.places[first:first + length]:
            slot = machine.slot.match(self.lines[place])
            if slot:
                offset = int(slot[1] or 0)
                grown += 1 if not offset else 3 if offset < 128 <= offset + machine.word else 0
        return len(starts) * (size - machine.jump_size) - size - grown

    def fold(self) -> list:
        taken, heap, todo = bytearray(len(self.places)), [], []
        for length, starts in self.candidates:
            apart, end = [], 0
            for start in self.usable(length, starts):
                if start >= end:
                    apart.append(start)
                    end = start + length
            if len(apart) > 1:
                todo.append((length, apart))
                heap.append((-self.gain(length, apart), -length, len(todo) - 1))
        heap = [entry for entry in heap if entry[0] < 0]
        heapq.heapify(heap)
        while heap:
            gain, _, index = heapq.heappop(heap)
            length, starts = todo[index]
            free = [start for start in starts if not any(taken[start:start + length])]
            if len(free) < len(starts):
                gain = -self.gain(length, free) if len(free) > 1 else 0
                if gain < 0:
                    todo[index] = (length, free)
                    heapq.heappush(heap, (gain, -length, index))
                continue
            for start in free:
                taken[start:start + length] = b"\1" * length
            self.replace(length, free)
        return self.text()

    def replace(self, length: int, starts: list):
        machine, name = self.machine, f"{self.machine.label}{self.name}.{self.count}"
        self.count += 1
        kind = self.kind_of(starts[0], length)
        if kind == END:
            self.labels.setdefault(self.places[starts[0]], []).append(f"{name}:")
            others, instruction = starts[1:], f"\t{machine.jump}\t{name}"
        else:
            others, instruction = starts, f"\t{machine.call}\t{name}"
            self.copies.append(f"{name}:")
            for start in range(starts[0], starts[0] + length):
                line = machine.deeper(self.lines[self.places[start]])
                is_call = self.kinds[start] == CALL
                self.copies.append(machine.calls.sub(f"\t{machine.jump}\t", line) if is_call else line)
            if kind != CALL:
                self.copies.append(f"\t{machine.back}")
        for start in others:
            for place in self.places[start:start + length]:
                self.replaced[place] = []
            self.replaced[self.places[start]] = [instruction]

    def text(self) -> list:
        lines = []
        for place, line in enumerate(self.lines):
            lines += self.labels.get(place, [])
            lines += self.replaced.get(place, [line])
        return [*lines, "\t.text", f"{self.name}:", *self.copies] if self.copies else lines


def with_names_once(text: str) -> str:
    """Equal constants have one name, so that code that uses them is equal. The linker removes the others."""
    first, same = {}, {}
    for name, value in re.findall(r"^(\.?[Ll]CPI\w+):\n((?:\t\.(?!p2align|section|text)\w+\t.*\n)+)", text, re.M):
        same[name] = first.setdefault(value, name)
    use = re.compile(r"\.?\b[Ll]CPI\w+")
    return re.sub(r"^\t.*", lambda line: use.sub(lambda name: same.get(name[0], name[0]), line[0]), text, flags=re.M)


def folded(text: str, triple: str, clang: list, names, path) -> str:
    """The text of an assembly file without comments. `names` lists the symbols of an object."""
    machine, lines = Machine(triple), with_names_once(text).splitlines()
    for number in range(ROUNDS):
        lines = Round(machine, lines, sizes(lines, clang, names, path), f"tapzoom.folded.{number}").fold()
    # A linker that removes or moves single functions does not see what folded code shares.
    return "\n".join(line for line in lines if ".subsections_via_symbols" not in line) + "\n"
