# SPDX-License-Identifier: MIT
"""C: the exported functions, and for tests the ledger of the ABI, which they compare with the compiler on each target,
and the settings."""

from .description import WRITTEN, Description, kind, number


def exports(api: Description) -> list[str]:
    """A version node for each release that has new functions. Each node inherits from the one before it."""
    versions = sorted({one["since"] for one in api.functions}, key=lambda text: [int(part) for part in text.split(".")])
    lines, before = [], ""
    for version in versions:
        names = sorted(one["name"] for one in api.functions if one["since"] == version)
        rest = f" TAPZOOM_{before}" if before else "    local:\n        *;"
        lines += [f"TAPZOOM_{version} {{", "    global:", *(f"        {name};" for name in names),
                  *([] if before else [rest]), f"}}{rest if before else ''};"]
        before = version
    return lines


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
    ledger = [
        "/* SPDX-License-Identifier: MIT", f" * {WRITTEN}", " *",
        " * The exported symbols. Each release has one version node, which never changes after the release. */",
        *exports(api)]
    files = {"Sources/TapZoomC/tapzoom.map": ledger, "Tests/C/ledger.h": lines, "Tests/C/fields.h": fields}
    return {name: "\n".join(text) + "\n" for name, text in files.items()}
