# SPDX-License-Identifier: MIT
"""Gives a wheel that ships the library the tag of its platform; any Python 3 can use it."""

import sysconfig
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PlatformTag(BuildHookInterface):
    def initialize(self, version, build_data):
        if Path(self.root, "tapzoom", "libtapzoom.so").exists():
            platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
            build_data["pure_python"] = False
            build_data["tag"] = f"py3-none-{platform}"
