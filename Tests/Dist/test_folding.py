# SPDX-License-Identifier: MIT
"""bindings/c/dist/folding.py: folded code has the instructions that it had, and what cannot move stays."""

import random
import re
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "bindings/c/dist"))

import folding  # noqa: E402

X86_64, I686, ARM64 = "x86_64-w64-windows-gnu", "i686-unknown-linux-gnu", "aarch64-unknown-linux-gnu"
NAME = re.compile(r"\.Ltapzoom\.folded\.0\.\d+")


def folded(triple: str, lines: list) -> list:
    """The lines after a round in which each instruction has 4 bytes on arm64, and 6 on x86."""
    measured = [(4 if triple == ARM64 else 6) if folding.is_instruction(line) else 0 for line in lines]
    return folding.Round(folding.Machine(triple), lines, measured, "tapzoom.folded.0").fold()


def functions(*body, own="movl\t${}, %eax", ends=("ud2",)) -> list:
    """Four functions with this body, each with an instruction of its own behind it."""
    return [line for number in range(4) for line in (
        f"f{number}:", *(f"\t{each}" for each in (*body, own.format(number), *ends)))]


def unfolded(lines: list, top: str, word: int) -> list:
    """The lines with each copy in place of its call, and each shared end in place of the jump to it."""
    copies, name, jumped = {}, None, {}
    end = lines.index("tapzoom.folded.0:") - 1 if "tapzoom.folded.0:" in lines else len(lines)
    for line in lines[end + 2:]:
        if NAME.fullmatch(line[:-1]):
            name = line[:-1]
            copies[name] = []
        else:
            copies[name].append(line)
    for place, line in enumerate(lines[:end]):
        if NAME.fullmatch(line[:-1]):
            jumped[line[:-1]] = place

    def raised(line: str) -> str:
        return re.sub(rf"(\d+)\({top}", lambda found: f"{int(found[1]) - word or ''}({top}", line)

    def tail(place: int) -> list:
        rest = []
        while True:
            line = lines[place]
            if re.match(r"\t(ret|jmp|b\t)", line):
                target = line.split("\t")[-1]
                return [*rest, *(tail(jumped[target]) if target in jumped else [line])]
            rest += [] if line[:-1] in jumped else [line]
            place += 1

    result = []
    for line in lines[:end]:
        target = line.split("\t")[-1]
        if target in copies:
            *body, last = map(raised, copies[target])
            result += body
            if not last.startswith("\tret"):
                result.append(re.sub(r"\t(jmp|b)\t", f"\t{line.split()[0]}\t", last))
        elif target in jumped:
            result += tail(jumped[target])
        elif line[:-1] not in jumped:
            result.append(line)
    return result


class Folding(unittest.TestCase):
    def stays(self, triple: str, lines: list):
        self.assertEqual(folded(triple, lines), lines)

    def test_copies_access_the_stack_one_word_further(self):
        lines = functions("movq\t%rax, (%rsp)", "leaq\t8(%rsp,%rcx,4), %rdx", "movq\t%rdx, %rsi")
        done = folded(X86_64, lines)
        self.assertEqual(done[-4:], ["\tmovq\t%rax, 8(%rsp)", "\tleaq\t16(%rsp,%rcx,4), %rdx", "\tmovq\t%rdx, %rsi",
                                     "\tretq"])
        self.assertEqual(unfolded(done, "%rsp", 8), lines)

    def test_a_call_through_the_stack_reads_the_same_place(self):
        lines = functions("movq\t%rax, %rcx", "movq\t%rdx, %rsi", "movq\t%r8, %rdi", "callq\t*16(%rsp)")
        self.assertEqual(folded(X86_64, lines)[-1], "\tjmp\t*24(%rsp)")

    def test_what_depends_on_the_top_of_the_stack_stays(self):
        for line in ("pushq\t%rax", "popq\t%rax", "movq\t%rsp, %rax", "movl\t%esp, %eax", "testb\t$15, %spl",
                     "leaq\tname(%rsp), %rax", "movq\t%rsp, 8(%rsp)", "subq\t$8, %rsp"):
            with self.subTest(line):
                self.stays(X86_64, functions("movq\t%rdx, %rsi", line, "movq\t%r8, %rdi"))

    def test_functions_with_values_below_the_top_have_no_new_calls(self):
        self.stays(X86_64, functions("movq\t%rdx, %rsi", "movq\t%r9, %rcx", "movq\t%r8, %rdi",
                                     ends=("movq\t%rsi, -8(%rsp)", "ud2")))

    def test_the_address_of_the_return_survives_on_arm64(self):
        body = "mov\tx0, x1", "mov\tx2, x3", "mov\tx4, x5"
        for ends in (("ret",), ("b\tother",), ("blr\tx30", "ret"), ("str\tx30, [sp, #-16]!", "bl\tother", "ret"),
                     ("cbz\tx0, .L1", "bl\tother"), ("paciasp", "bl\tother"), ("retaa",)):
            with self.subTest(ends):
                self.stays(ARM64, functions(*body, own="mov\tw9, #{}", ends=ends))
        done = folded(ARM64, functions(*body, own="mov\tw9, #{}", ends=("bl\tother", "brk\t#1")))
        self.assertEqual(done[-4:], [*(f"\t{each}" for each in body), "\tret"])

    def test_random_code_unfolds_to_itself(self):
        kinds = {X86_64: ("%rsp", 8, ("movq\t%rax, (%rsp)", "movq\t16(%rsp), %rcx", "pushq\t%rbx", "popq\t%rbx",
                                      "callq\tf", "callq\t*8(%rsp)", "movq\t%rcx, %rdx", "jmp\tg", "retq")),
                 I686: ("%esp", 4, ("movl\t%eax, (%esp)", "movl\t16(%esp), %ecx", "leal\t4(%esp), %edx", "calll\tf",
                                    "pushl\t%ebx", "movl\t%ecx, %edx", "jmp\tg", "retl")),
                 ARM64: ("sp", 8, ("mov\tx0, x1", "str\tx0, [sp, #8]", "add\tx2, x0, x1", "bl\tf", "ret", "b\tg",
                                   "ldp\tx29, x30, [sp], #16", "blr\tx8"))}
        folds = 0
        for seed in range(60):
            chance = random.Random(seed)
            for triple, (top, word, texts) in kinds.items():
                lines = [line for number in range(20) for line in (
                    f"f{number}:", *(f"\t{chance.choice(texts)}" for _ in range(chance.randrange(3, 30))))]
                lines.append(f"\t{texts[-1]}" if "ret" in texts[-1] else "\tret")
                done = folded(triple, lines)
                self.assertEqual(unfolded(done, top, word), lines, (triple, seed))
                folds += len(NAME.findall("\n".join(done)))
        self.assertGreater(folds, 1000)


if __name__ == "__main__":
    unittest.main()
