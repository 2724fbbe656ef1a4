# SPDX-License-Identifier: MIT
"""The links of the pages in a package."""

import posixpath
import re
from typing import Dict, List


def dead_links(files: Dict[str, bytes]) -> List[str]:
    """The relative links that lead to no file or folder of the package, whose files these are by their names."""
    dead = []
    for name, data in files.items():
        if not re.search(r"\.md$|(^|/)(METADATA|PKG-INFO)$", name):
            continue
        page = re.sub(r"(?ms)^```.*?^```$", "", data.decode())
        for link in re.findall(r"\]\((?!https?:|mailto:|#)([^)#]+)", page):
            to = posixpath.normpath(posixpath.join(posixpath.dirname(name), link))
            if not any(file == to or file.startswith(f"{to}/") for file in files):
                dead.append(f"{name}: {link}")
    return dead
