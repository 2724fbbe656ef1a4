# SPDX-License-Identifier: MIT
"""Steps on the assembly of clang, which has no comments."""

import re


def with_one_base(text: str) -> str:
    """i686: each function computes the address of the global offset table for itself, by a call of the next
    instruction. One function for each register is shorter. `leal` keeps the flags; `addl` changed them, so that none
    are used there."""
    text, count = re.subn(r"\tcalll\t(\.L\d+\$pb)\n\1:\n((?:\.L\w+:\n)*)\tpopl\t%(\w+)\n",
                          r"\tcalll\ttapzoom.base.\3\n\2", text)
    text, added = re.subn(r"\taddl\t\$_GLOBAL_OFFSET_TABLE_\+\(\.Ltmp\d+-\.L\d+\$pb\), %\w+\n", "", text)
    if not count or count != added or "$pb" in text:
        raise SystemExit(f"i686: {count} calls, but {added} additions for the global offset table")
    for register in sorted(set(re.findall(r"\ttapzoom\.base\.(\w+)\n", text))):
        text += (f"\t.text\ntapzoom.base.{register}:\n\tcalll\t1f\n1:\tpopl\t%{register}\n"
                 f"2:\tleal\t_GLOBAL_OFFSET_TABLE_+(2b-1b)(%{register}), %{register}\n\tretl\n")
    return text


def coff(text: str) -> str:
    """x86-64: the assembly of an ELF file as that of a COFF file. Each constant remains once, because linkers do not
    merge those of COFF files. The C library has the convention of Windows; see windows-x64.s."""
    edits = ((r"^\t\.section\t\"?\.text.*", "\t.text"), (r"^\t\.section\t\"?\.rodata.*", '\t.section .rdata,"dr"'),
             (r"^\t\.(type|size|file|ident|section\t(\.deplibs|\"?\.note|\.llvm)).*\n", ""),
             (r"\b(malloc|free|memcpy|memmove|memset)@PLT", r"tapzoom.\1"))
    text = with_constants_once(text)
    for pattern, replacement in edits:
        text = re.sub(pattern, replacement, text, flags=re.M)
    return text


def with_constants_once(text: str) -> str:
    constants, same = {}, {}

    def kept(found) -> str:
        size, lines = int(found[1]), ""
        for name, value in re.findall(r"^(\S.*):\n((?:\t\.(?!p2align).*\n)+)", found[2], re.M):
            first = constants.setdefault((size, value), name) if name.startswith(".LCPI") else name
            same[name] = first
            if first == name:
                lines += f"\t.p2align\t{size.bit_length() - 1}\n{name}:\n{value}"
        return f'\t.section .rdata,"dr"\n{lines}'

    text = re.sub(r"^\t\.section\t\.rodata\.cst(\d+),.*\n((?:(?!\t\.(?:section|text)).*\n)*)", kept, text, flags=re.M)
    return re.sub(r"\.LCPI\w+", lambda found: same.get(found[0], found[0]), text)
