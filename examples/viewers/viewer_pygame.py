# SPDX-License-Identifier: MIT
"""An image viewer with pygame-ce."""
import sys

import pygame
import tapzoom.pygame
from pygame._sdl2.video import Renderer, Texture

pygame.display.init()
window = pygame.Window("viewer", (1280, 800), resizable=True)
renderer = Renderer(window, vsync=True)
picture = Texture.from_surface(renderer, pygame.image.load(sys.argv[1]))
zoom = tapzoom.pygame.Zoom((picture.width, picture.height), window=window)
running = True
while running:
    for event in zoom.wait():
        zoom.event(event)
        if event.type in (pygame.QUIT, pygame.WINDOWCLOSE):
            running = False
    scale, rotation, x, y = zoom.frame()
    renderer.clear()
    picture.draw(dstrect=(x, y, picture.width * scale, picture.height * scale))
    renderer.present()
