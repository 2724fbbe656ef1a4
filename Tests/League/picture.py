# SPDX-License-Identifier: MIT
"""The test picture, and its place on a screenshot: a grid of ArUco markers, which OpenCV finds."""

from typing import List, Optional, Tuple

import cv2
import numpy
from PIL import Image
from places import Place

WIDTH, HEIGHT = 1600, 1000
#: The paper between the markers, a color that windows rarely have.
PAPER = (255, 236, 200)
_CELL, _MARK = 100, 72
_DICTIONARY = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_4X4_250)
_NEAR = 24  # of a channel to that of PAPER, in smoothed pictures


def _corners() -> List[Tuple[float, float]]:
    """The left upper corner of each marker."""
    margin = (_CELL - _MARK) / 2
    return [(x + margin, y + margin) for y in range(0, HEIGHT, _CELL) for x in range(0, WIDTH, _CELL)]


def draw() -> Image.Image:
    image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    for number, (x, y) in enumerate(_corners()):
        marker = cv2.aruco.generateImageMarker(_DICTIONARY, number, _MARK)
        image.paste(Image.fromarray(marker).convert("RGB"), (round(x), round(y)))
    return image


def _detector() -> cv2.aruco.ArucoDetector:
    options = cv2.aruco.DetectorParameters()
    options.cornerRefinementMethod = cv2.aruco.CORNER_REFINE_SUBPIX
    options.adaptiveThreshWinSizeMax = 53
    options.minMarkerPerimeterRate = 0.02
    return cv2.aruco.ArucoDetector(_DICTIONARY, options)


_DETECTOR = _detector()


def find(shot: Image.Image) -> Optional[Place]:
    """The place of the picture on a screenshot; None if fewer than two markers show. A smaller copy does not count,
    such as a preview or an icon that is dragged."""
    found, numbers, _ = _DETECTOR.detectMarkers(cv2.cvtColor(numpy.asarray(shot.convert("RGB")), cv2.COLOR_RGB2GRAY))
    sides = [cv2.arcLength(corner, True) for corner in found]
    large = [i for i, side in enumerate(sides) if side > 0.9 * max(sides)]
    if len(large) < 2:
        return None
    found, numbers = [found[i] for i in large], numbers[large]
    origins = numpy.array(_corners())[numpy.minimum(numbers.ravel(), len(_corners()) - 1)]
    square = numpy.array([(0, 0), (_MARK, 0), (_MARK, _MARK), (0, _MARK)])
    content = (origins[:, None, :] + square).reshape(-1, 2)
    # OpenCV counts from the middle of a pixel.
    shown = numpy.concatenate([corner.reshape(4, 2) for corner in found]) + 0.5
    return _fit(content, shown)


def _fit(content: numpy.ndarray, shown: numpy.ndarray) -> Place:
    """The similarity with the least sum of squares, without the corners that are far from it."""
    for _ in range(3):
        u, v = content.T
        one, zero = numpy.ones_like(u), numpy.zeros_like(u)
        rows = numpy.concatenate([numpy.stack([u, -v, one, zero], 1), numpy.stack([v, u, zero, one], 1)])
        (cos, sin, x, y), *_ = numpy.linalg.lstsq(rows, shown.T.ravel(), rcond=None)
        off = numpy.hypot(cos * u - sin * v + x - shown[:, 0], sin * u + cos * v + y - shown[:, 1])
        near = off <= max(3 * numpy.median(off), 0.2)
        if near.all():
            break
        content, shown = content[near], shown[near]
    return Place(float(numpy.hypot(cos, sin)), float(numpy.degrees(numpy.arctan2(sin, cos))), float(x), float(y))


def area(shot: Image.Image) -> Tuple[int, int, int, int]:
    """The rectangle (left, top, right, bottom) in which a screenshot shows paper: that of a picture which fills it."""
    pixels = numpy.asarray(shot.convert("RGB")).astype(int)
    paper = (abs(pixels - numpy.array(PAPER)) <= _NEAR).all(2)
    columns, rows = numpy.flatnonzero(paper.any(0)), numpy.flatnonzero(paper.any(1))
    if not len(columns):
        return 0, 0, shot.width, shot.height
    return int(columns[0]), int(rows[0]), int(columns[-1]) + 1, int(rows[-1]) + 1
