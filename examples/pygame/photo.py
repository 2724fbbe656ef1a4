# SPDX-License-Identifier: MIT
"""A photo on the table: a view of its own, and how it is drawn."""

from __future__ import annotations

import math
from typing import Optional, Tuple

import pygame
import tapzoom
from pygame._sdl2.video import Renderer, Texture

BORDER = 0.035  # of the longer side: the white paper around the picture
LARGEST = 4096  # pixels: as large as a texture may be anywhere
REACH = 60.0  # view units of a photo that stay on the table, so that a hand can get at it

# Photos are turned by two fingers. One that is no larger than a fingertip would be hard to touch.
CONFIG = tapzoom.Config("board", min_scale=("all", 0.3))
CONFIG = CONFIG.replace(gestures=CONFIG.gestures | tapzoom.Gesture.ROTATE)


class Photo:
    """A picture, and the view that moves, zooms and turns it: the viewport is the window, the content the picture.

    The view's insets leave free the photo's own place on the table: so its full view, to which a double tap takes it
    back, is upright in that place.
    """

    def __init__(self, picture: pygame.Surface, view: tapzoom.View) -> None:
        self.view = view
        self._picture = picture
        self._border = BORDER * max(picture.get_size())
        self._print: Optional[Texture] = None
        self._print_scale = 0.0
        self._print_edge = 0.0

    def place(self, table: Tuple[int, int], place: pygame.FRect) -> None:
        """Gives it its own place on a table of that size."""
        self.view.resize(*table)
        self.view.set_insets(place.left, place.top, table[0] - place.right, table[1] - place.bottom)

    def tilt(self, angle: float) -> None:
        """Turns it about its center, at once."""
        scale = self.view.transform.scale
        center_x, center_y = self.view.content_to_view(self.center)
        x, y = tapzoom.Transform(scale, angle, 0, 0).apply(self.center)
        self.view.set_transform((scale, angle, center_x - x, center_y - y), animated=False)

    @property
    def center(self) -> Tuple[float, float]:
        """The middle of the picture, in content units."""
        width, height = self._picture.get_size()
        return width / 2, height / 2

    @property
    def held(self) -> bool:
        return bool(self.view.state & tapzoom.State.TOUCHED)

    @property
    def look(self) -> Tuple[object, ...]:
        """What it is drawn from: while that is the same, it looks the same."""
        return self, self.view.transform, self.view.raster.scale, self.held

    def covers(self, place: Tuple[float, float]) -> bool:
        """Whether it is there, with its border."""
        x, y = self.view.view_to_content(place)
        width, height = self._picture.get_size()
        return -self._border <= x <= width + self._border and -self._border <= y <= height + self._border

    def stay_on(self, table: Tuple[int, int]) -> None:
        """Leads it back where it was let go, or thrown, so that it would come to lie out of reach."""
        if self.held:
            return
        target = self.view.target_transform
        # What of it will be nearest to the middle of the table has to lie on the table.
        nearest = target.invert((table[0] / 2, table[1] / 2))
        width, height = self._picture.get_size()
        x, y = target.apply((clamp(nearest.x, 0, width), clamp(nearest.y, 0, height)))
        dx = clamp(x, min(REACH, table[0] / 2), max(table[0] - REACH, table[0] / 2)) - x
        dy = clamp(y, min(REACH, table[1] / 2), max(table[1] - REACH, table[1] / 2)) - y
        if math.hypot(dx, dy) > 0.5:  # what it then does is not judged again
            self.view.set_transform((target.scale, target.rotation, target.x + dx, target.y + dy))

    def draw(self, renderer: Renderer, shadow: Texture) -> None:
        """Draws it, with its shadow, where its view says."""
        # A texture is shown smooth at about its own size only. So the print is made anew for the scale that the view
        # advises, which is exactly the one shown when all is at rest; beyond the picture's own size that gains nothing.
        scale = min(self.view.raster.scale, 1.0, LARGEST / max(self._picture.get_size()))
        if self._print is None or scale != self._print_scale:
            self._print, self._print_edge = make_print(renderer, self._picture, scale, self._border)
            self._print_scale = scale
        depth = 12.0 if self.held else 5.0
        self._draw_quad(shadow, 2.2 * self._border, (0.4 * depth, depth))
        self._draw_quad(self._print, self._print_edge, (0.0, 0.0))

    def _draw_quad(self, texture: Texture, edge: float, offset: Tuple[float, float]) -> None:
        """Stretches a texture over the picture and an edge of so many content units around it."""
        scale, rotation, x, y = self.view.transform
        transform = tapzoom.Transform(scale, rotation, x + offset[0], y + offset[1])
        right, bottom = (side + edge for side in self._picture.get_size())
        corners = (-edge, -edge), (right, -edge), (right, bottom), (-edge, bottom)
        top_left, top_right, bottom_right, bottom_left = map(transform.apply, corners)
        texture.draw_quad(top_left, top_right, bottom_right, bottom_left)


def make_print(renderer: Renderer, picture: pygame.Surface, scale: float, border: float) -> Tuple[Texture, float]:
    """The picture on white paper at a scale, and how many content units of it are around the picture."""
    size = tuple(max(1, round(side * scale)) for side in picture.get_size())
    # One pixel more that is empty: filtered, it makes the paper's edges smooth however it is turned.
    edge = math.ceil(border * scale) + 1
    paper = pygame.Surface((size[0] + 2 * edge, size[1] + 2 * edge), pygame.SRCALPHA)
    paper.fill((255, 255, 255, 0))
    paper.fill((250, 249, 246, 255), paper.get_rect().inflate(-2, -2))
    paper.blit(pygame.transform.smoothscale(picture, size), (edge, edge))
    return Texture.from_surface(renderer, paper), edge / scale


def make_shadow(renderer: Renderer) -> Texture:
    """A soft shadow for photos of any size: it is blurred, so it may be stretched."""
    sheet = pygame.Surface((128, 128), pygame.SRCALPHA)
    sheet.fill((0, 0, 0, 150), (9, 9, 110, 110))
    return Texture.from_surface(renderer, pygame.transform.gaussian_blur(sheet, 4))


def clamp(value: float, low: float, high: float) -> float:
    return min(max(value, low), high)
