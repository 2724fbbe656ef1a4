# SPDX-License-Identifier: MIT
"""Shows a picture in a Scatter of Kivy. Prints its place in each frame."""

import json
import math
import os
import sys
import time

os.environ["KIVY_NO_ARGS"] = "1"

from kivy.config import Config  # noqa: E402

Config.set("graphics", "width", 1280)
Config.set("graphics", "height", 800)
Config.set("graphics", "multisamples", 0)
Config.remove_option("input", "mouse")

from kivy.app import App  # noqa: E402
from kivy.core.window import Window, window_sdl2  # noqa: E402
from kivy.uix.floatlayout import FloatLayout  # noqa: E402
from kivy.uix.image import Image  # noqa: E402
from kivy.uix.scatter import Scatter  # noqa: E402

#: On Linux Kivy reads fingers from the kernel, and leaves those of SDL alone, which it takes on phones.
window_sdl2.platform = "android"


class Viewer(App):
    def build(self):
        picture = Image(source=sys.argv[1])
        picture.size = picture.texture_size
        self.scatter = Scatter(size_hint=(None, None), size=picture.size, scale_min=0.1, scale_max=20)
        self.scatter.add_widget(picture)
        self.scatter.scale = min(1280 / picture.width, 800 / picture.height)
        self.scatter.pos = 0, 0
        Window.bind(on_flip=self.report)
        layout = FloatLayout()
        layout.add_widget(self.scatter)
        return layout

    def report(self, window):
        """Kivy counts upwards."""
        top = self.scatter.height
        (x, y), (right, up) = (self.scatter.to_parent(x, top) for x in (0, self.scatter.width))
        print(json.dumps({
            "time": time.monotonic(), "scale": math.hypot(right - x, up - y) / self.scatter.width,
            "angle": math.degrees(math.atan2(y - up, right - x)), "x": x, "y": window.height - y}), flush=True)


Viewer().run()
