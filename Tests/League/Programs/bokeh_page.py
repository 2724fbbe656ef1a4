# SPDX-License-Identifier: MIT
"""Bokeh: a plot without axes that fills the page and shows the picture."""

from pathlib import Path

from bokeh.embed import file_html
from bokeh.models import Range1d
from bokeh.plotting import figure
from bokeh.resources import INLINE


def write(picture: Path, page: Path) -> None:
    """Writes the page of a picture of 1600 x 1000 pixels."""
    plot = figure(
        sizing_mode="stretch_both", match_aspect=True, min_border=0, outline_line_color=None, toolbar_location=None,
        context_menu=None,
        tools="pan,wheel_zoom", active_drag="pan", active_scroll="wheel_zoom",
        x_range=Range1d(0, 1600, bounds="auto", min_interval=1600 / 6),
        y_range=Range1d(1000, 0, bounds="auto", min_interval=1000 / 6))
    plot.axis.visible = False
    plot.grid.visible = False
    plot.image_url(url=[picture.as_uri()], x=0, y=0, w=1600, h=1000, anchor="top_left")
    page.write_text(file_html(plot, INLINE, "Bokeh"), encoding="utf-8")
