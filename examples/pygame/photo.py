# SPDX-License-Identifier: MIT
"""A photo on the table: its view and its drawing."""

from __future__ import annotations

import math
from typing import Optional, Tuple

import pygame
import tapzoom
from pygame._sdl2.video import Renderer, Texture

BORDER = 0.035  # width of the white paper around the picture, as a part of its longer side
LARGEST = 4096  # pixels: a size of a texture that every graphics card supports
REACH = 60.0  # view units of a photo that stay on the table, so that a hand can reach it
EDGE = 36.0  # view units along the sides of a photo in which one finger turns it; less in a small photo

# Two fingers also turn a photo. A photo much smaller than its place would be hard to touch.
CONFIG = tapzoom.Config("board", min_scale=("contain", 0.3))
CONFIG = CONFIG.replace(gestures=CONFIG.gestures | tapzoom.Gesture.ROTATE)


class Photo:
    """A picture and its view. The viewport is the window, the content is the picture.

    The view's insets leave the photo's own place on the table. So the fitted view, to which a double tap returns, shows
    the photo upright in that place.
    """

    def __init__(self, picture: pygame.Surface, view: tapzoom.View) -> None:
        self.view = view
        self._picture = picture
        self._border = BORDER * max(picture.get_size())
        self._print: Optional[Texture] = None
        self._print_scale = 0.0

    def place(self, table: Tuple[int, int], place: pygame.FRect) -> None:
        """Sets the photo's own place on a table of that size."""
        insets = place.left, place.top, table[0] - place.right, table[1] - place.bottom
        self.view.set_viewport(tapzoom.Viewport(*table, *insets))

    def tilt(self, angle: float) -> None:
        """Turns the photo about its center, at once."""
        self.view.rotate_to(angle, self.middle)

    @property
    def center(self) -> Tuple[float, float]:
        """The middle of the picture, in content units."""
        width, height = self._picture.get_size()
        return width / 2, height / 2

    @property
    def middle(self) -> tapzoom.Point:
        """The middle of the picture on the table."""
        return self.view.transform.to_view(self.center)

    @property
    def held(self) -> bool:
        return bool(self.view.state.flags & tapzoom.StateFlag.TOUCHED)

    @property
    def shown(self) -> tapzoom.Transform:
        """The transform for a frame at the view's clock. Resampled touches keep the photo from juddering."""
        time = self.view.state.time
        return self.view.transform_at(time) if math.isfinite(time) else self.view.transform

    @property
    def settled(self) -> bool:
        """Whether the next frame is the same without more input. Resampled touches come to rest after some frames."""
        return self.shown == self.view.transform

    @property
    def look(self) -> Tuple[object, ...]:
        """All values on which the drawing depends."""
        return self, self.shown, self.view.raster_scale, self.held

    def covers(self, place: Tuple[float, float]) -> bool:
        """Whether the photo with its border covers a position."""
        x, y = self.view.transform.to_content(place)
        width, height = self._picture.get_size()
        return -self._border <= x <= width + self._border and -self._border <= y <= height + self._border

    def has_edge_at(self, place: Tuple[float, float]) -> bool:
        """Whether a position on the photo is near one of its sides."""
        transform = self.view.transform
        x, y = transform.to_content(place)
        width, height = self._picture.get_size()
        inside = min(x, y, width - x, height - y) + self._border
        return inside < min(EDGE / transform.scale, 0.2 * min(width, height))

    def pull_round(self, start: Tuple[float, float], end: Tuple[float, float]) -> None:
        """Turns the photo about its middle by the angle of the finger's move, and moves it by the rest, so that the
        picture stays under the finger."""
        x, y = self.middle
        point = self.view.transform.to_content(start)
        angle = math.atan2(end[1] - y, end[0] - x) - math.atan2(start[1] - y, start[0] - x)
        self.view.rotate_by(math.remainder(angle, math.tau), (x, y))
        turned = self.view.transform.to_view(point)
        self.view.pan_by(end[0] - turned.x, end[1] - turned.y)

    def stay_on(self, table: Tuple[int, int]) -> None:
        """Brings the photo back if it would come to rest out of reach."""
        if self.held:
            return
        target = self.view.target_transform
        # The point of the photo nearest to the middle of the table must stay on the table.
        nearest = target.to_content((table[0] / 2, table[1] / 2))
        width, height = self._picture.get_size()
        x, y = target.to_view((clamp(nearest.x, 0, width), clamp(nearest.y, 0, height)))
        dx = clamp(x, min(REACH, table[0] / 2), max(table[0] - REACH, table[0] / 2)) - x
        dy = clamp(y, min(REACH, table[1] / 2), max(table[1] - REACH, table[1] / 2)) - y
        if math.hypot(dx, dy) > 0.5:  # so that this animation does not start another one
            place = (target.scale, target.rotation, target.x + dx, target.y + dy)
            self.view.set_transform(place, animated=True)

    def draw(self, renderer: Renderer, shadow: Texture) -> None:
        """Draws the photo and its shadow at the transform of its view."""
        # A texture is sharp only at about its own size. So the photo makes a new print for each scale of the view's
        # raster, which at rest is the displayed scale. A print larger than the picture would gain nothing.
        advised, residual = self.view.raster_scale, self.view.raster_transform(self.shown)
        scale = min(advised, 1.0, LARGEST / max(self._picture.get_size()))
        if self._print is None or scale != self._print_scale:
            self._print = make_print(renderer, self._picture, scale, self._border)
            self._print_scale = scale
        # The residual maps pixels of a print at the raster scale to pixels of the window, at rest to whole ones.
        width, height = (side * advised / scale for side in (self._print.width, self._print.height))
        edge = print_edge(self._border, scale) * advised / scale
        paper = pygame.FRect(-edge, -edge, width, height)
        depth = 12.0 if self.held else 5.0
        fade = 1.2 * self._border * advised
        draw_turned(shadow, paper.inflate(2 * fade, 2 * fade), residual, (0.4 * depth, depth))
        draw_turned(self._print, paper, residual)


def draw_turned(
    texture: Texture, area: pygame.FRect, transform: tapzoom.Transform, offset: Tuple[float, float] = (0.0, 0.0)
) -> None:
    """Draws a texture over an area under a transform, moved by an offset."""
    scale, rotation, x, y = transform
    moved = tapzoom.Transform(scale, rotation, x + offset[0], y + offset[1])
    texture.draw_quad(
        moved.to_view(area.topleft), moved.to_view(area.topright),
        moved.to_view(area.bottomright), moved.to_view(area.bottomleft))


def print_edge(border: float, scale: float) -> int:
    """The pixels of a print around its picture: the border, and one empty pixel. Textures are smoothed, so the empty
    pixel smooths the paper's edges at every angle."""
    return math.ceil(border * scale) + 1


def make_print(renderer: Renderer, picture: pygame.Surface, scale: float, border: float) -> Texture:
    """The picture on white paper, at a scale."""
    width, height = (max(1, round(side * scale)) for side in picture.get_size())
    edge = print_edge(border, scale)
    paper = pygame.Surface((width + 2 * edge, height + 2 * edge), pygame.SRCALPHA)
    paper.fill((255, 255, 255, 0))
    paper.fill((250, 249, 246, 255), paper.get_rect().inflate(-2, -2))
    paper.blit(pygame.transform.smoothscale(picture, (width, height)), (edge, edge))
    return Texture.from_surface(renderer, paper)


def make_shadow(renderer: Renderer) -> Texture:
    """A soft shadow for photos of any size. It is blurred, so it can be stretched."""
    sheet = pygame.Surface((128, 128), pygame.SRCALPHA)
    sheet.fill((0, 0, 0, 150), (9, 9, 110, 110))
    return Texture.from_surface(renderer, pygame.transform.gaussian_blur(sheet, 4))


def clamp(value: float, low: float, high: float) -> float:
    return min(max(value, low), high)
