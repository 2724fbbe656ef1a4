/*
 * drawing.c - a sheet of paper to draw on: the options, the window and its keys, and the loop.
 *
 * SPDX-License-Identifier: MIT
 *
 * Each pass of the loop handles the new touches, advances the sheet, and paints if something changed. Then it sleeps
 * until the next event or the view's next deadline.
 */
#include <SDL.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "boat.h"
#include "message.h"
#include "paint.h"
#include "palette.h"
#include "sheet.h"
#include "tapzoom_sdl2.h"

static const char usage[] =
    "usage: drawing [--empty] [--save FILE] [--record FILE]\n"
    "\n"
    "One finger or a pen draws. Two fingers move, zoom and turn the sheet. A tap of two fingers undoes the last\n"
    "stroke, a tap of three redoes it.\n"
    "Buttons at the left edge select the color and the width, and remove the last stroke.\n"
    "With a mouse, the left button draws, the other buttons move the sheet, and the wheel zooms.\n"
    "Keys: 1 to 4 select the color, w the next width; z undoes the last stroke, y redoes it, Delete removes all;\n"
    "arrows, + and - move and zoom; 0 shows the whole sheet; q or Escape leaves.\n"
    "\n"
    "  --empty        begin with an empty sheet\n"
    "  --save FILE    write the drawing to FILE at the end, as SVG\n"
    "  --record FILE  record the calls of the view into FILE, for a bug report\n";

static const char hint[] = "Drawing - one finger draws, two move the sheet; a tap of two undoes, of three redoes";

enum { RECORDER_SIZE = 1 << 20 };

static const Uint32 colors[PALETTE_COLORS] = {0x1d2733, 0xc8352b, 0x1f6fc4, 0x2c8a4b};
static const double widths[] = {4, 12, 32}; /* units of the sheet */

typedef struct options {
    SDL_bool empty;
    const char *save, *record;
} options;

typedef struct program {
    SDL_Window *window;
    SDL_Renderer *renderer;
    SDL_Texture *texture; /* the picture of the last frame */
    SDL_Point pixels;     /* of the picture */
    SDL_bool quit, stale, touched;
    palette palette;
    tapzoom_sdl2 glue;
    tapzoom_transform drawn;
    sheet sheet;
    painter painter;
    FILE *record;
    void *recorded;
} program;

/* ---- Options ---------------------------------------------------------------------------------------------------- */

static SDL_bool read_options(options *options, int argc, char **argv) {
    SDL_zerop(options);
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--empty") == 0) options->empty = SDL_TRUE;
        else if (strcmp(argv[i], "--save") == 0 && i + 1 < argc) options->save = argv[++i];
        else if (strcmp(argv[i], "--record") == 0 && i + 1 < argc) options->record = argv[++i];
        else return SDL_FALSE;
    }
    return SDL_TRUE;
}

/* ---- The recording, and the drawing ----------------------------------------------------------------------------- */

static int begin_recording(program *program, const char *path) {
    program->record = fopen(path, "wb");
    program->recorded = malloc(RECORDER_SIZE);
    if (program->record != NULL && program->recorded != NULL &&
        tapzoom_begin_recording(program->sheet.view, program->recorded, RECORDER_SIZE) == TAPZOOM_OK) return 0;
    say(path, program->record == NULL ? strerror(errno) : "cannot be recorded");
    return -1;
}

static void write_recording(program *program) {
    size_t count;
    if (program->record == NULL || tapzoom_fetch_recording(program->sheet.view, &count) != TAPZOOM_OK) return;
    if (fwrite(program->recorded, 1, count, program->record) == count && fflush(program->record) == 0) return;
    say("recording", strerror(errno));
    fclose(program->record); /* the file is a valid recording up to here */
    program->record = NULL;
}

static int save(const program *program, const char *path) {
    FILE *file = fopen(path, "w");
    int failed = file == NULL || ink_save(&program->sheet.ink, file, SHEET_WIDTH, SHEET_HEIGHT) != 0;
    if (file != NULL && fclose(file) != 0) failed = 1;
    if (failed) say(path, strerror(errno));
    return failed ? -1 : 0;
}

/* ---- Painting --------------------------------------------------------------------------------------------------- */

/* Device pixels per window unit. A window unit is a point of the system. */
static double density(const program *program) { return (double)program->pixels.x / program->glue.width; }

static void paint_frame(program *program, const canvas *canvas) {
    tapzoom_transform shown = sheet_transform(&program->sheet), to_pixels = shown;
    to_pixels.scale *= density(program);
    to_pixels.x *= density(program);
    to_pixels.y *= density(program);
    paint(&program->painter, &program->sheet.ink, &to_pixels, canvas);
    program->drawn = shown;
    program->stale = SDL_FALSE;
}

static int resize_picture(program *program, int width, int height) {
    program->pixels = (SDL_Point){width, height};
    program->painter.paper_width = SHEET_WIDTH;
    program->painter.paper_height = SHEET_HEIGHT;
    program->stale = SDL_TRUE;
    if (painter_resize(&program->painter, width, height) == 0) return 0;
    say("picture", "out of memory");
    return -1;
}

/* ---- The window ------------------------------------------------------------------------------------------------- */

static SDL_bool is_too_small(const program *program) { return program->glue.width < 2 || program->glue.height < 2; }

/* Makes the picture again, in the window's size or after the graphics card has lost it. */
static void make_picture(program *program) {
    int wide, high;
    if (is_too_small(program)) {
        say("window", "too small to draw; waiting for a larger size");
        return;
    }
    program->palette.height = program->glue.height;
    SDL_GetWindowSizeInPixels(program->window, &wide, &high);
    if (resize_picture(program, wide, high) != 0) return;
    if (program->texture != NULL) SDL_DestroyTexture(program->texture);
    program->texture = SDL_CreateTexture(program->renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STREAMING, wide,
                                         high);
    if (program->texture == NULL) say("picture", SDL_GetError());
}

static void next_width(sheet *sheet) {
    size_t i = 0;
    while (widths[i] != sheet->width) i++;
    sheet->width = widths[(i + 1) % SDL_arraysize(widths)];
}

/* The system repeats a held key; the animations add up. */
static void press(program *program, SDL_Keycode key) {
    static const tapzoom_options animated = {.struct_size = sizeof animated, .animated = 1};
    tapzoom_view *view = program->sheet.view;
    double width = program->glue.width, height = program->glue.height;
    switch (key) {
    case SDLK_1:
    case SDLK_2:
    case SDLK_3:
    case SDLK_4: program->sheet.color = colors[key - SDLK_1]; break;
    case SDLK_w: next_width(&program->sheet); break;
    case SDLK_z: ink_undo(&program->sheet.ink); break;
    case SDLK_y: ink_redo(&program->sheet.ink); break;
    case SDLK_DELETE:
    case SDLK_BACKSPACE: ink_clear(&program->sheet.ink); break;
    case SDLK_PLUS:
    case SDLK_EQUALS: /* + and = share a key where + needs Shift */
    case SDLK_KP_PLUS: tapzoom_zoom_by(view, 1.5, width / 2, height / 2, &animated); break;
    case SDLK_MINUS:
    case SDLK_KP_MINUS: tapzoom_zoom_by(view, 1 / 1.5, width / 2, height / 2, &animated); break;
    case SDLK_LEFT: tapzoom_pan_by(view, width / 4, 0, &animated); break;
    case SDLK_RIGHT: tapzoom_pan_by(view, -width / 4, 0, &animated); break;
    case SDLK_UP: tapzoom_pan_by(view, 0, height / 4, &animated); break;
    case SDLK_DOWN: tapzoom_pan_by(view, 0, -height / 4, &animated); break;
    case SDLK_0:
    case SDLK_KP_0: tapzoom_fit(view, &animated); break;
    case SDLK_q:
    case SDLK_ESCAPE: program->quit = SDL_TRUE; break;
    default: break;
    }
}

static void handle_touch(program *program, const tapzoom_touch *touch) {
    int button;
    program->touched = SDL_TRUE;
    if (!palette_touch(&program->palette, touch, &button)) sheet_touch(&program->sheet, touch);
    else if (button == PALETTE_WIDTH) next_width(&program->sheet);
    else if (button == PALETTE_UNDO) ink_undo(&program->sheet.ink);
    else if (button != PALETTE_NONE) program->sheet.color = colors[button];
}

static void cancel(program *program, double time) {
    sheet_cancel(&program->sheet, time);
    palette_cancel(&program->palette);
}

static void handle(program *program, const SDL_Event *event) {
    tapzoom_touch touch;
    if (tapzoom_sdl2_cancels(&program->glue, event)) cancel(program, tapzoom_sdl2_time(&program->glue, event));
    if (tapzoom_sdl2_touch(&program->glue, event, &touch)) handle_touch(program, &touch);
    else tapzoom_sdl2_event(&program->glue, event);
    switch (event->type) {
    case SDL_QUIT: program->quit = SDL_TRUE; break; /* SDL also sends it for SIGTERM and SIGINT */
    case SDL_WINDOWEVENT:
        if (event->window.event == SDL_WINDOWEVENT_SIZE_CHANGED) make_picture(program);
        break;
    case SDL_KEYDOWN: press(program, event->key.keysym.sym); break;
    case SDL_RENDER_TARGETS_RESET:
    case SDL_RENDER_DEVICE_RESET: make_picture(program); break;
    default: break;
    }
    program->stale = SDL_TRUE; /* for the ink; the transform shows whether the sheet has moved */
}

static void draw(program *program) {
    void *pixels;
    int pitch;
    char title[64];
    if (program->texture == NULL || SDL_LockTexture(program->texture, NULL, &pixels, &pitch) != 0) return;
    const canvas canvas = {pixels, program->pixels.x, program->pixels.y, pitch / 4};
    paint_frame(program, &canvas);
    palette_paint(&program->palette, &canvas, density(program), colors, program->sheet.color, program->sheet.width);
    SDL_UnlockTexture(program->texture);
    SDL_RenderCopy(program->renderer, program->texture, NULL, NULL);
    SDL_RenderPresent(program->renderer);
    SDL_snprintf(title, sizeof title, "Drawing - %.0f %%", 100 * program->drawn.scale);
    SDL_SetWindowTitle(program->window, program->touched ? title : hint);
}

static SDL_bool has_changed(const program *program) {
    tapzoom_transform shown = sheet_transform(&program->sheet);
    return program->stale || !painter_is_current(&program->painter, &program->sheet.ink) ||
           memcmp(&shown, &program->drawn, sizeof shown) != 0;
}

static void loop(program *program) {
    SDL_Event event;
    while (!program->quit) {
        SDL_WaitEventTimeout(NULL, program->stale ? 1 : tapzoom_sdl2_timeout(&program->glue));
        while (SDL_PollEvent(&event) != 0) handle(program, &event);
        sheet_advance(&program->sheet, tapzoom_sdl2_now(&program->glue));
        if (!is_too_small(program) && has_changed(program)) draw(program);
        write_recording(program);
    }
}

/* Without a display, SDL opens its windows off the screen. */
static SDL_bool has_display(void) { return strcmp(SDL_GetCurrentVideoDriver(), "offscreen") != 0; }

static int open_window(program *program) {
    tapzoom_sdl2_set_hints();
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
    if (SDL_Init(SDL_INIT_VIDEO) != 0) return -1;
    if (!has_display()) return SDL_SetError("there is no display to open a window on");
    program->window = SDL_CreateWindow("Drawing", SDL_WINDOWPOS_UNDEFINED, SDL_WINDOWPOS_UNDEFINED, 1280, 800,
                                       SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
    if (program->window == NULL) return -1;
    program->renderer = SDL_CreateRenderer(program->window, -1, SDL_RENDERER_PRESENTVSYNC);
    return program->renderer != NULL ? 0 : -1;
}

static int run_window(program *program, const options *options) {
    tapzoom_config config;
    if (open_window(program) != 0) {
        say("window", SDL_GetError());
        return -1;
    }
    check(tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_BOARD));
    program->glue = tapzoom_sdl2_open(program->window);
    tapzoom_sdl2_configure(&program->glue, &config);
    tapzoom_status status = sheet_open(&program->sheet, config, program->glue.width, program->glue.height);
    if (status != TAPZOOM_OK) {
        say("sheet", tapzoom_status_string(status));
        return -1;
    }
    program->glue.view = program->sheet.view;
    if (!options->empty) boat_draw(&program->sheet.ink);
    make_picture(program);
    if (options->record != NULL && begin_recording(program, options->record) != 0) return -1;
    loop(program);
    return 0;
}

static void close_program(program *program) {
    if (program->record != NULL) fclose(program->record);
    sheet_close(&program->sheet);
    free(program->recorded); /* after the view, which writes to it */
    painter_free(&program->painter);
    if (program->texture != NULL) SDL_DestroyTexture(program->texture);
    if (program->renderer != NULL) SDL_DestroyRenderer(program->renderer);
    if (program->window != NULL) SDL_DestroyWindow(program->window);
    SDL_Quit();
}

int main(int argc, char **argv) {
    static program program;
    options options;
    if (!read_options(&options, argc, argv)) {
        SDL_bool help = argc == 2 && (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0);
        fputs(usage, help ? stdout : stderr);
        return help ? EXIT_SUCCESS : EXIT_FAILURE;
    }
    int failed = run_window(&program, &options);
    if (!failed && options.save != NULL) failed = save(&program, options.save) != 0;
    close_program(&program);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
