/*
 * viewer.c - plays a script of touches to the album of examples/sdl2, without its window.
 *
 * SPDX-License-Identifier: MIT
 *
 *     played-viewer [--rtl] TOUCHES FOLDER PICTURE...
 *
 * Time is an input of a view, so the time that a frame takes does not matter: there are 30 frames for each second of
 * the script, and each run gives the same bytes. The frames become FOLDER/0000.bmp, 0001.bmp, ... unless FOLDER is "-".
 * It prints "closed" if a drag has closed the album. Tests/Hosts/record.c gives the view another slop and records it.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "album.h"
#include "message.h"
#include "touches.h"

int main(int argc, char **argv) {
    album album;
    album_options options = {.right_to_left = argc > 1 && strcmp(argv[1], "--rtl") == 0};
    char **arguments = argv + 1 + options.right_to_left;
    if (argv + argc < arguments + 3) return EXIT_FAILURE;
    touches script = touches_open(arguments[0]);
    const char *folder = arguments[1];
    SDL_Surface *frame = SDL_CreateRGBSurfaceWithFormat(0, script.width, script.height, 32, SDL_PIXELFORMAT_RGB888);
    SDL_Renderer *renderer = SDL_CreateSoftwareRenderer(frame);
    check(tapzoom_config_init(&options.config, sizeof options.config, TAPZOOM_PRESET_PHOTOS));
    if (renderer == NULL || album_open(&album, renderer, arguments + 2, (int)(argv + argc - arguments) - 2,
                                       script.width, script.height, &options) != 0)
        return EXIT_FAILURE;
    double now = 0;
    for (int i = 0; !album.closed && (script.more || album_next_deadline(&album, now) < INFINITY); i++) {
        tapzoom_touch touch;
        now = i / 30.0;
        while (touches_take(&script, now, &touch)) check(tapzoom_push_touches(album.view, &touch, 1, NULL));
        album_advance(&album, now);
        album_draw(&album, now);
        if (SDL_RenderFlush(renderer) != 0) return EXIT_FAILURE;
        if (strcmp(folder, "-") != 0) write_frame(folder, i, frame->pixels, frame->w, frame->h);
    }
    if (album.closed) puts("closed");
    album_close(&album);
    SDL_DestroyRenderer(renderer);
    SDL_FreeSurface(frame);
    return EXIT_SUCCESS;
}
