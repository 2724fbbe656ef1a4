# SPDX-License-Identifier: MIT
"""C: the ledger of the ABI, for the test that compares it with the compiler on each target."""

from .description import Description, number


def outputs(api: Description) -> dict[str, object]:
    lines = [
        "/* SPDX-License-Identifier: MIT", " * bindings/generate.py writes this file from tapzoom.h.", " *",
        " * The ledger of the ABI: the layout of every struct and the value of every constant, the same on machines of "
        "32 and", " * of 64 bits. The file that includes it defines SIZE, AT and VALUE. */"]
    for struct in api.structs.values():
        lines.append(f"SIZE({struct['name']}, {struct['size']})")
        lines += [f"AT({struct['name']}, {one['name']}, {one['offset']}, {one['size']})" for one in struct["fields"]]
    lines += [f"VALUE({one['name']}, {number(one['value'])})" for one in api.constants]
    lines += [f"VALUE({name}, {value})" for name, value in api.values.items()]
    return {"Tests/C/ledger.h": "\n".join(lines) + "\n"}
