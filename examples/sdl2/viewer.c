/*
 * viewer.c - an image viewer: the options, the window and its keys, and the loop.
 *
 * SPDX-License-Identifier: MIT
 *
 * Each pass of the loop pushes the new touches into the view, advances its clock, handles its events, and draws if
 * something changed. Then it sleeps until the next event or the view's next deadline.
 */
#include <SDL.h>
#include <SDL_image.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "album.h"
#include "devices.h"
#include "keys.h"
#include "message.h"
#include "play.h"
#include "recorder.h"
#include "touches.h"

static const char usage[] =
    "usage: viewer [--rtl] [--slop POINTS] [--exact] [--record FILE] [--play FILE --frames FOLDER] PICTURE...\n"
    "\n"
    "Shows PNG and JPEG pictures. Pinch, double tap, or tap and drag to zoom. Drag to turn to the next picture. Tap\n"
    "to show the bar. Drag a whole picture up or down to leave.\n"
    "Keys: arrows, + and - move and zoom while held; 0 shows the whole picture, 1 shows it pixel by pixel; Page Up\n"
    "and Page Down turn the page; f toggles the full screen; q or Escape leaves.\n"
    "\n"
    "  --rtl            order the pictures from right to left\n"
    "  --slop POINTS    distance that fingers move before the picture follows; 0: none\n"
    "  --exact          show the newest touches, which judder, instead of resampled ones\n"
    "  --record FILE    record the calls of the view into FILE, for a bug report\n"
    "  --play FILE      play the touches in FILE without a window, 30 frames per second\n"
    "  --frames FOLDER  folder for the played frames: 0000.bmp, 0001.bmp, ...\n";

typedef struct options {
    album_options album;
    const char *record, *play, *frames;
    char **paths;
    int count;
} options;

typedef struct viewer {
    SDL_Window *window;
    album album;
    recorder recorder;
    keys keys;
    SDL_Point size; /* of the window in its units, as of the last handled event */
    int touch_devices;
    SDL_bool quit, too_small;
} viewer;

/* ---- Options ----------------------------------------------------------------------------------------------------- */

static SDL_bool is_slop(const char *text, double *slop) {
    char *end;
    *slop = strtod(text, &end);
    return end != text && *end == '\0' && *slop >= 0 && *slop <= 1e4;
}

/* Every other argument is a picture, and so is every argument after "--". */
static SDL_bool read_options(options *options, int argc, char **argv) {
    *options = (struct options){.album = {.slop = -1}};
    int i = 1;
    for (; i < argc && argv[i][0] == '-'; i++) {
        if (strcmp(argv[i], "--") == 0) {
            i++;
            break;
        }
        const char *value = argv[i + 1]; /* NULL at the end */
        if (value != NULL && strcmp(argv[i], "--slop") == 0 && is_slop(value, &options->album.slop)) i++;
        else if (strcmp(argv[i], "--exact") == 0) options->album.exact = SDL_TRUE;
        else if (strcmp(argv[i], "--rtl") == 0) options->album.right_to_left = SDL_TRUE;
        else if (value != NULL && strcmp(argv[i], "--record") == 0) options->record = argv[++i];
        else if (value != NULL && strcmp(argv[i], "--play") == 0) options->play = argv[++i];
        else if (value != NULL && strcmp(argv[i], "--frames") == 0) options->frames = argv[++i];
        else {
            say(argv[i], "unknown option, or invalid value");
            return SDL_FALSE;
        }
    }
    options->paths = argv + i;
    options->count = argc - i;
    return options->count > 0 && (options->play == NULL) == (options->frames == NULL);
}

static int open_album(album *album, recorder *recorder, SDL_Renderer *renderer, const options *options, int width,
                      int height) {
    if (album_open(album, renderer, options->paths, options->count, width, height, &options->album) != 0) return -1;
    return options->record != NULL ? recorder_open(recorder, album->view, options->record) : 0;
}

/* ---- A file of touches instead of a window ----------------------------------------------------------------------- */

static int save_frame(SDL_Surface *frame, const char *folder, int number) {
    char path[4096];
    SDL_snprintf(path, sizeof path, "%s/%04d.bmp", folder, number);
    if (SDL_SaveBMP(frame, path) == 0) return 0;
    say(path, SDL_GetError());
    return -1;
}

/* Time is an input of the view, so the time that a frame takes does not change it. */
static int play_frames(album *album, recorder *recorder, play *play, SDL_Surface *frame, const char *folder) {
    double now = 0;
    for (int i = 0; !album->closed && (!play_over(play) || album_next_deadline(album, now) < INFINITY); i++) {
        now = i / 30.0;
        play_push(play, album->view, now);
        album_advance(album, now);
        album_draw(album, now);
        play_draw(play, album->renderer, now);
        recorder_write(recorder);
        if (SDL_RenderFlush(album->renderer) != 0 || save_frame(frame, folder, i) != 0) return EXIT_FAILURE;
    }
    return EXIT_SUCCESS;
}

static int run_file(const options *options) {
    play play;
    album album = {0};
    recorder recorder = {0};
    int exit_status = EXIT_FAILURE;
    if (play_open(&play, options->play) != 0) return EXIT_FAILURE;
    SDL_Surface *frame = SDL_CreateRGBSurfaceWithFormat(0, play.width, play.height, 32, SDL_PIXELFORMAT_RGB888);
    SDL_Renderer *renderer = frame != NULL ? SDL_CreateSoftwareRenderer(frame) : NULL;
    if (renderer == NULL) say("renderer", SDL_GetError());
    else if (open_album(&album, &recorder, renderer, options, play.width, play.height) == 0)
        exit_status = play_frames(&album, &recorder, &play, frame, options->frames);
    album_close(&album);
    recorder_close(&recorder);
    play_close(&play);
    if (renderer != NULL) SDL_DestroyRenderer(renderer);
    SDL_FreeSurface(frame);
    return exit_status;
}

/* ---- The window -------------------------------------------------------------------------------------------------- */

/* A window that is too small keeps the last size of the view. SDL puts its fingers at 0, so the viewer cancels them. */
static void resize(viewer *viewer, int width, int height) {
    viewer->size = (SDL_Point){width, height};
    SDL_bool was = viewer->too_small;
    viewer->too_small = width < 2 || height < 2;
    if (viewer->too_small) touches_cancel(viewer->album.view);
    if (!viewer->too_small) album_resize(&viewer->album, width, height);
    else if (!was) say("window", "too small to draw; waiting for a larger size");
}

static void handle_window(viewer *viewer, const SDL_WindowEvent *event) {
    switch (event->event) {
    case SDL_WINDOWEVENT_SIZE_CHANGED: resize(viewer, event->data1, event->data2); break;
    case SDL_WINDOWEVENT_EXPOSED: viewer->album.stale = SDL_TRUE; break;
    case SDL_WINDOWEVENT_FOCUS_LOST: /* the window may miss the lifts */
    case SDL_WINDOWEVENT_HIDDEN:
    case SDL_WINDOWEVENT_MINIMIZED: touches_cancel(viewer->album.view); break;
    default: break;
    }
}

static void toggle_full_screen(SDL_Window *window) {
    SDL_bool full = (SDL_GetWindowFlags(window) & SDL_WINDOW_FULLSCREEN_DESKTOP) != 0;
    if (SDL_SetWindowFullscreen(window, full ? 0 : SDL_WINDOW_FULLSCREEN_DESKTOP) != 0)
        say("full screen", SDL_GetError());
}

static const tapzoom_options animated = {.struct_size = sizeof animated, .animated = 1};

/* An arrow key turns the page unless the picture is zoomed in. */
static SDL_bool turns_page(const viewer *viewer, const SDL_KeyboardEvent *event) {
    tapzoom_state state;
    check(tapzoom_get_state(viewer->album.view, &state));
    SDL_Keycode key = event->keysym.sym;
    return event->type == SDL_KEYDOWN && (key == SDLK_LEFT || key == SDLK_RIGHT) &&
           (state.flags & TAPZOOM_STATE_ZOOMED) == 0;
}

static void press(viewer *viewer, SDL_Keycode key) {
    tapzoom_view *view = viewer->album.view;
    double x = viewer->size.x / 2.0, y = viewer->size.y / 2.0;
    switch (key) {
    case SDLK_0:
    case SDLK_KP_0: check(tapzoom_fit(view, &animated)); break;
    case SDLK_1:
    case SDLK_KP_1:
        check(tapzoom_zoom_to(view, album_sharp_scale(&viewer->album), x, y, &animated));
        break;
    case SDLK_PAGEUP: album_turn(&viewer->album, -1); break;
    case SDLK_PAGEDOWN: album_turn(&viewer->album, 1); break;
    case SDLK_f: toggle_full_screen(viewer->window); break;
    case SDLK_q:
    case SDLK_ESCAPE: viewer->quit = SDL_TRUE; break;
    default: break;
    }
}

static void handle_key(viewer *viewer, const SDL_KeyboardEvent *event) {
    touches_catch_up(viewer->album.view, event->timestamp);
    if (turns_page(viewer, event)) album_turn_to_side(&viewer->album, event->keysym.sym == SDLK_LEFT ? -1 : 1);
    else if (!keys_handle(&viewer->keys, viewer->album.view, viewer->size, event) && event->type == SDL_KEYDOWN)
        press(viewer, event->keysym.sym);
}

/* An unplugged device lifts its fingers on X11. On Wayland they vanish without an event. */
static void watch_devices(viewer *viewer) {
    int devices = devices_count(viewer->window);
    if (devices < viewer->touch_devices) {
        say("touch", "a touch device was unplugged");
        touches_cancel(viewer->album.view);
    }
    viewer->touch_devices = devices;
}

static void handle(viewer *viewer, const SDL_Event *event) {
    if (devices_may_have_changed(event)) watch_devices(viewer);
    switch (event->type) {
    case SDL_QUIT: viewer->quit = SDL_TRUE; break; /* SDL also sends it for SIGTERM and SIGINT */
    case SDL_WINDOWEVENT: handle_window(viewer, &event->window); break;
    case SDL_KEYDOWN:
    case SDL_KEYUP: handle_key(viewer, &event->key); break;
    case SDL_RENDER_TARGETS_RESET:
    case SDL_RENDER_DEVICE_RESET: album_reload(&viewer->album); break;
    default:
        if (!viewer->too_small) touches_handle(viewer->album.view, viewer->size, event);
        break;
    }
}

/* Waits for an event, at most until the view's next deadline. */
static SDL_bool wait_for_event(SDL_Event *event, double deadline) {
    if (deadline == INFINITY) return SDL_WaitEvent(event) != 0;
    return SDL_WaitEventTimeout(event, (int)fmin(fmax(1, ceil((deadline - touches_now()) * 1000)), 1e6)) != 0;
}

static void loop(viewer *viewer) {
    SDL_Event event;
    double now = touches_now();
    while (!viewer->quit) {
        if (wait_for_event(&event, album_next_deadline(&viewer->album, now)))
            do handle(viewer, &event);
            while (SDL_PollEvent(&event) != 0);
        now = touches_now();
        album_advance(&viewer->album, now);
        if (viewer->album.closed) viewer->quit = SDL_TRUE;
        if (!viewer->too_small && album_changed(&viewer->album)) {
            album_draw(&viewer->album, touches_now());
            SDL_RenderPresent(viewer->album.renderer);
        }
        recorder_write(&viewer->recorder);
    }
}

/* Without a display, SDL opens its windows off the screen. */
static SDL_bool has_display(void) { return strcmp(SDL_GetCurrentVideoDriver(), "offscreen") != 0; }

static int run_window(const options *options) {
    viewer viewer = {0};
    int width = 1280, height = 800, exit_status = EXIT_FAILURE;
    touches_set_hints();
    SDL_SetHint(SDL_HINT_WINDOWS_DPI_SCALING, "1"); /* so that a window unit is a point there too */
    /* A viewer is not a game: the compositor and the screen saver stay on. */
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
    if (SDL_Init(SDL_INIT_VIDEO) != 0) {
        say("SDL", SDL_GetError());
        return EXIT_FAILURE;
    }
    if (!has_display()) {
        say("display", "none found, so no window can open");
        SDL_Quit();
        return EXIT_FAILURE;
    }
    viewer.window = SDL_CreateWindow("viewer", SDL_WINDOWPOS_UNDEFINED, SDL_WINDOWPOS_UNDEFINED, width, height,
                                     SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
    SDL_Renderer *renderer =
        viewer.window != NULL ? SDL_CreateRenderer(viewer.window, -1, SDL_RENDERER_PRESENTVSYNC) : NULL;
    if (renderer == NULL) say("window", SDL_GetError());
    else if (open_album(&viewer.album, &viewer.recorder, renderer, options, width, height) == 0) {
        devices_watch();
        viewer.touch_devices = devices_count(viewer.window);
        if (viewer.touch_devices == 0) say("touch", "no touch device found; the mouse works");
        SDL_GetWindowSize(viewer.window, &width, &height);
        resize(&viewer, width, height);
        loop(&viewer);
        exit_status = EXIT_SUCCESS;
    }
    album_close(&viewer.album);
    recorder_close(&viewer.recorder);
    if (renderer != NULL) SDL_DestroyRenderer(renderer);
    if (viewer.window != NULL) SDL_DestroyWindow(viewer.window);
    SDL_Quit();
    return exit_status;
}

int main(int argc, char **argv) {
    options options;
    if (argc == 2 && (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0)) {
        fputs(usage, stdout);
        return EXIT_SUCCESS;
    }
    if (!read_options(&options, argc, argv)) {
        fputs(usage, stderr);
        return EXIT_FAILURE;
    }
    return options.play != NULL ? run_file(&options) : run_window(&options);
}
