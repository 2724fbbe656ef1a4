# SPDX-License-Identifier: MIT
"""A widget of Qt in Python, with children. test_viewers.py has the viewers."""

import sys
from typing import Dict, List, Sequence

import children
from comparing import ROOT


class QtChildren(children.Children):
    loads = "TAPZOOM_LIBRARY"

    def command(self, options: Sequence[object]) -> List[object]:
        return [sys.executable, ROOT / "Tests/Hosts/QtQuick/widgets.py"]

    def environment(self) -> Dict[str, str]:
        return {**super().environment(), "PYTHONPATH": str(ROOT / "bindings/python")}
