# SPDX-License-Identifier: MIT
"""C, for tests: the ledger of the ABI, which a test compares with the compiler on each target, and the settings."""

from .description import WRITTEN, Description, kind, number


def outputs(api: Description) -> dict[str, object]:
    lines = [
        "/* SPDX-License-Identifier: MIT", f" * {WRITTEN}", " *",
        " * The ledger of the ABI: the layout of every struct and the value of every constant, the same on machines of "
        "32 and", " * of 64 bits. The file that includes it defines SIZE, AT and VALUE. */"]
    for struct in api.structs.values():
        lines.append(f"SIZE({struct['name']}, {struct['size']})")
        lines += [f"AT({struct['name']}, {one['name']}, {one['offset']}, {one['size']})" for one in struct["fields"]]
    lines += [f"VALUE({one['name']}, {number(one['value'])})" for one in api.constants]
    lines += [f"VALUE({name}, {value})" for name, value in api.values.items()]
    fields = [
        "/* SPDX-License-Identifier: MIT", f" * {WRITTEN}", " *",
        " * The settings. The file that includes it defines a macro for each kind: NUMBER, COUNT, SWITCH, CHOICE,",
        " * FLAGS, KINDS (bits 1 << value), STRUCT and LIST. */"]
    fields += [f"{kind(one).upper()}({one['name']})" for one in api.settings]
    return {"Tests/C/ledger.h": "\n".join(lines) + "\n", "Tests/C/fields.h": "\n".join(fields) + "\n"}
