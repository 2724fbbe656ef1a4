# SPDX-License-Identifier: MIT
"""Makes the fixtures again: recordings of golden traces, and a snapshot from the middle of each. Until the release this
happens with a reason, which the commit states; from then on those that exist stay.

    python3 Tests/Releases/growth/fixtures.py
"""

import subprocess
from pathlib import Path

import tapzoom

ROOT = Path(__file__).resolve().parents[3]
FOLDER = Path(__file__).parent / "fixtures"
#: Touches, taps, scrolls, commands, owners, pages, lenient input, resizes: each kind of call and of state.
NAMES = ("o02-double-tap", "o10-pages", "pinch", "rotate", "f18-limits", "scroll-ends", "commands-compose",
         "owners", "lenient", "resize")


def due(changelog: str) -> list:
    """The fixtures to make: all until the changelog has a release, then those that are missing."""
    released = "\n## [1." in changelog
    return [name for name in NAMES if not (released and (FOLDER / f"{name}.snapshot").exists())]


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in due((ROOT / "CHANGELOG.md").read_text("utf-8")):
        recording = FOLDER / f"{name}.tapzoom"
        subprocess.run([ROOT / "build/tests/trace-shared", ROOT / f"Tests/Traces/{name}.trace", recording], check=True,
                       stdout=subprocess.DEVNULL)
        data = recording.read_bytes()
        calls = sum(1 for _ in tapzoom.replay(data))
        with tapzoom.View((1, 1), (1, 1)) as view:
            for entry in tapzoom.replay(data, view):
                if entry.number >= calls // 2:
                    break
            (FOLDER / f"{name}.snapshot").write_bytes(view.save_state())


if __name__ == "__main__":
    main()
