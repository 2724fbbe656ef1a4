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
#include <stdlib.h>
#include <string.h>

#include "actions.h"
#include "album.h"
#include "buttons.h"
#include "keys.h"
#include "message.h"
#include "recorder.h"
#include "tapzoom_sdl2.h"

static const char usage[] =
    "usage: viewer [--rtl] [--reduced-motion] [--record FILE] PICTURE...\n"
    "\n"
    "Shows PNG and JPEG pictures. Pinch, double tap, or tap and drag to zoom. Drag to turn to the next picture. Tap\n"
    "to show the bar and buttons for all that. Drag a whole picture up or down to leave.\n"
    "Keys: arrows, + and - move and zoom while held; 0 shows the whole picture, 1 shows it pixel by pixel; Page Up\n"
    "and Page Down turn the page; f toggles the full screen; q or Escape leaves. Five keys are enough: the arrows,\n"
    "and Return or Space, which zooms in and from the largest scale back to the whole picture. Or two: Tab walks\n"
    "through the buttons, and Return presses the marked one.\n"
    "\n"
    "  --rtl            order the pictures from right to left\n"
    "  --reduced-motion nothing moves by itself\n"
    "  --record FILE    record the calls of the view into FILE, for a bug report\n";

typedef struct options {
    album_options album;
    const char *record;
    char **paths;
    int count;
} options;

typedef struct viewer {
    SDL_Window *window;
    album album;
    recorder recorder;
    keys keys;
    buttons buttons;
    tapzoom_sdl2 glue;
    SDL_bool quit;
} viewer;

/* ---- Options ----------------------------------------------------------------------------------------------------- */

/* Every other argument is a picture, and so is every argument after "--". */
static SDL_bool read_options(options *options, int argc, char **argv) {
    SDL_zerop(options);
    check(tapzoom_config_init(&options->album.config, sizeof options->album.config, TAPZOOM_PRESET_PHOTOS));
    int i = 1;
    for (; i < argc && argv[i][0] == '-'; i++) {
        if (strcmp(argv[i], "--") == 0) {
            i++;
            break;
        }
        if (strcmp(argv[i], "--reduced-motion") == 0) options->album.config.reduced_motion = 1;
        else if (strcmp(argv[i], "--rtl") == 0) options->album.right_to_left = SDL_TRUE;
        else if (strcmp(argv[i], "--record") == 0 && i + 1 < argc) options->record = argv[++i];
        else {
            say(argv[i], "unknown option, or invalid value");
            return SDL_FALSE;
        }
    }
    options->paths = argv + i;
    options->count = argc - i;
    return options->count > 0;
}

/* ---- The window -------------------------------------------------------------------------------------------------- */

/* A window that is too small keeps the last size of the view. */
static SDL_bool is_too_small(const viewer *viewer) { return viewer->glue.width < 2 || viewer->glue.height < 2; }

static void handle_window(viewer *viewer, const SDL_WindowEvent *event) {
    if (event->event == SDL_WINDOWEVENT_EXPOSED) viewer->album.stale = SDL_TRUE;
    if (event->event != SDL_WINDOWEVENT_SIZE_CHANGED) return;
    if (is_too_small(viewer)) say("window", "too small to draw; waiting for a larger size");
    else album_resize(&viewer->album, event->data1, event->data2);
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
    tapzoom_get_state(viewer->album.view, &state);
    SDL_Keycode key = event->keysym.sym;
    return event->type == SDL_KEYDOWN && (key == SDLK_LEFT || key == SDLK_RIGHT) &&
           (state.flags & TAPZOOM_STATE_ZOOMED) == 0;
}

/* Tab shows the buttons and marks the next one, Shift+Tab the one before. */
static void walk(viewer *viewer, int direction) {
    viewer->album.bar = SDL_TRUE;
    viewer->album.stale = SDL_TRUE;
    buttons_walk(&viewer->buttons, &viewer->album, direction);
    viewer->album.marked = action_name(viewer->buttons.marked);
}

static void press(viewer *viewer, SDL_Keycode key) {
    tapzoom_view *view = viewer->album.view;
    double x = viewer->glue.width / 2.0, y = viewer->glue.height / 2.0;
    switch (key) {
    case SDLK_0:
    case SDLK_KP_0: tapzoom_fit(view, &animated); break;
    case SDLK_1:
    case SDLK_KP_1:
        tapzoom_zoom_to(view, album_sharp_scale(&viewer->album), x, y, &animated);
        break;
    case SDLK_PAGEUP: album_turn(&viewer->album, -1); break;
    case SDLK_PAGEDOWN: album_turn(&viewer->album, 1); break;
    case SDLK_RETURN:
    case SDLK_KP_ENTER:
    case SDLK_SPACE:
        action_perform(&viewer->album,
                       viewer->buttons.marked != ACTION_NONE ? viewer->buttons.marked : action_around(&viewer->album));
        break;
    case SDLK_f: toggle_full_screen(viewer->window); break;
    case SDLK_q:
    case SDLK_ESCAPE: viewer->quit = SDL_TRUE; break;
    default: break;
    }
}

static void handle_key(viewer *viewer, const SDL_KeyboardEvent *event) {
    SDL_Point size = {viewer->glue.width, viewer->glue.height};
    if (turns_page(viewer, event)) album_turn_to_side(&viewer->album, event->keysym.sym == SDLK_LEFT ? -1 : 1);
    else if (event->type == SDL_KEYDOWN && event->keysym.sym == SDLK_TAB)
        walk(viewer, event->keysym.mod & KMOD_SHIFT ? -1 : 1);
    else if (!keys_handle(&viewer->keys, viewer->album.view, size, event) && event->type == SDL_KEYDOWN)
        press(viewer, event->keysym.sym);
}

/* A contact on a button is not the view's. */
static void handle_touch(viewer *viewer, const tapzoom_touch *touch) {
    action pressed;
    if (!buttons_touch(&viewer->buttons, &viewer->album, touch, &pressed)) {
        tapzoom_push_touches(viewer->album.view, touch, 1, NULL);
        return;
    }
    viewer->album.stale = SDL_TRUE;
    tapzoom_advance(viewer->album.view, touch->time);
    if (pressed != ACTION_NONE) action_perform(&viewer->album, pressed);
}

static void cancel(viewer *viewer, double time) {
    buttons_cancel(&viewer->buttons);
    tapzoom_cancel_touches(viewer->album.view, time);
}

static void handle(viewer *viewer, const SDL_Event *event) {
    tapzoom_touch touch;
    if (tapzoom_sdl2_cancels(&viewer->glue, event)) cancel(viewer, tapzoom_sdl2_time(&viewer->glue, event));
    if (tapzoom_sdl2_touch(&viewer->glue, event, &touch)) handle_touch(viewer, &touch);
    else tapzoom_sdl2_event(&viewer->glue, event);
    switch (event->type) {
    case SDL_QUIT: viewer->quit = SDL_TRUE; break; /* SDL also sends it for SIGTERM and SIGINT */
    case SDL_WINDOWEVENT: handle_window(viewer, &event->window); break;
    case SDL_KEYDOWN:
    case SDL_KEYUP: handle_key(viewer, &event->key); break;
    case SDL_RENDER_TARGETS_RESET:
    case SDL_RENDER_DEVICE_RESET: album_reload(&viewer->album); break;
    default: break;
    }
}

static void loop(viewer *viewer) {
    SDL_Event event;
    double now = tapzoom_sdl2_now(&viewer->glue);
    while (!viewer->quit) {
        double deadline = album_next_deadline(&viewer->album, now);
        if (SDL_WaitEventTimeout(&event, tapzoom_sdl2_timeout_at(&viewer->glue, deadline)) != 0)
            do handle(viewer, &event);
            while (SDL_PollEvent(&event) != 0);
        now = tapzoom_sdl2_now(&viewer->glue);
        album_advance(&viewer->album, now);
        if (viewer->album.closed) viewer->quit = SDL_TRUE;
        if (!is_too_small(viewer) && album_changed(&viewer->album)) {
            album_draw(&viewer->album, tapzoom_sdl2_now(&viewer->glue));
            buttons_draw(&viewer->buttons, &viewer->album);
            SDL_RenderPresent(viewer->album.renderer);
        }
        recorder_write(&viewer->recorder);
    }
}

/* Without a display, SDL opens its windows off the screen. */
static SDL_bool has_display(void) { return strcmp(SDL_GetCurrentVideoDriver(), "offscreen") != 0; }

static int show(viewer *viewer, SDL_Renderer *renderer, options *options) {
    viewer->glue = tapzoom_sdl2_open(viewer->window);
    tapzoom_sdl2_configure(&viewer->glue, &options->album.config);
    viewer->buttons = buttons_new(options->album.config.points_per_unit);
    if (album_open(&viewer->album, renderer, options->paths, options->count, viewer->glue.width, viewer->glue.height,
                   &options->album) != 0)
        return EXIT_FAILURE;
    if (options->record != NULL && recorder_open(&viewer->recorder, viewer->album.view, options->record) != 0)
        return EXIT_FAILURE;
    viewer->glue.view = viewer->album.view;
    if (viewer->glue.devices == 0) say("touch", "no touch device found; the mouse works");
    loop(viewer);
    return EXIT_SUCCESS;
}

static int run_window(options *options) {
    viewer viewer = {0};
    int exit_status = EXIT_FAILURE;
    tapzoom_sdl2_set_hints();
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
    viewer.window = SDL_CreateWindow("viewer", SDL_WINDOWPOS_UNDEFINED, SDL_WINDOWPOS_UNDEFINED, 1280, 800,
                                     SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
    SDL_Renderer *renderer =
        viewer.window != NULL ? SDL_CreateRenderer(viewer.window, -1, SDL_RENDERER_PRESENTVSYNC) : NULL;
    if (renderer == NULL) say("window", SDL_GetError());
    else exit_status = show(&viewer, renderer, options);
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
    return run_window(&options);
}
