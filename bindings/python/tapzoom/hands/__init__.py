# SPDX-License-Identifier: MIT
"""Fingers for every program: a private X server with a touchscreen, and scripts of fingers. `python -m tapzoom hands`."""
