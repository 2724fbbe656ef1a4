# SPDX-License-Identifier: MIT
"""An image viewer with pygame-ce."""
import sys

import pygame
import tapzoom
import tapzoom.pygame
from pygame._sdl2.video import Renderer, Texture

tapzoom.pygame.set_hints()
pygame.display.init()
window = pygame.Window("viewer", (1280, 800), resizable=True)
renderer = Renderer(window, vsync=True)
picture = Texture.from_surface(renderer, pygame.image.load(sys.argv[1]))
glue = tapzoom.pygame.Glue(window)
view = tapzoom.View(glue.viewport, (picture.width, picture.height), config=tapzoom.Config("photos"))
is_open = True
while is_open:
    for event, time in glue.wait(view.state.next_deadline):
        glue.event(view, event, time)
        is_open &= event.type not in (pygame.QUIT, pygame.WINDOWCLOSE)
    scale, _, x, y = view.frame(glue.now()).transform
    renderer.clear()
    picture.draw(dstrect=(x, y, picture.width * scale, picture.height * scale))
    renderer.present()
