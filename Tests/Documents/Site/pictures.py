# SPDX-License-Identifier: MIT
"""pictures.py FOLDER [PATH ...] - pictures of the pages of the site for people to look at, on a phone upright
and turned, and on a desktop, light and dark; by default of one page of each kind."""

import sys
import time
from pathlib import Path

from served import DESKTOP, KINDS, LANDSCAPE, PHONE, Site


def main(folder: str, *paths: str) -> None:
    site = Site()
    try:
        for path in paths or KINDS:
            for size in (PHONE, LANDSCAPE, DESKTOP):
                for dark in (False, True):
                    page = site.open(path, size, dark=dark, reduced=True)
                    time.sleep(0.5)
                    name = f"{path.strip('/').replace('/', '-') or 'index'}-{size[0]}{'-dark' if dark else ''}.png"
                    page.picture(Path(folder) / name)
                    page.close()
    finally:
        site.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
