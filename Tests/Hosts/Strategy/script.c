/*
 * script.c - the game of examples/strategy without its window: plays scripts of input and checks the camera.
 *
 * SPDX-License-Identifier: MIT
 *
 * Time is an input of the camera, so a script of ten seconds runs in milliseconds, with the same outcome each time.
 */
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "paint.h"

static const char usage[] =
    "usage: strategy-script [--fps NUMBER] SCRIPT...\n"
    "\n"
    "Plays scripts of input and checks their expectations. A line of a script is a time in seconds and a command:\n"
    "  finger ID X Y               a finger lands, or moves there\n"
    "  slide ID X Y X Y SECONDS    it moves from the first to the second position, 120 samples per second\n"
    "  lift ID                     it lifts\n"
    "  tap X Y                     a finger lands and lifts\n"
    "  tap-unit N                  the same at the present position of a unit\n"
    "  key NAME down|up|press      left right up down + - base follow 1 2 3 4 5\n"
    "  stick X Y                   -1 to 1\n"
    "  pointer X Y | pointer out   the mouse without a pressed button\n"
    "  wheel X Y NOTCHES           positive: toward the user, which zooms out\n"
    "  trackpad X Y DX DY FACTOR   two fingers scroll and pinch\n"
    "  cancel                      the window loses its focus\n"
    "  resize WIDTH HEIGHT         the window changes its size\n"
    "  print                       prints the transform\n"
    "  picture FILE                writes a PPM file\n"
    "  expect scale S WITHIN       the scale; WITHIN is a part of it\n"
    "  expect middle X Y WITHIN    the world position in the middle; WITHIN is in pixels, as below\n"
    "  expect unit N X Y WITHIN    the position of a unit on the screen\n"
    "  expect place X Y X Y WITHIN the position of a world position on the screen\n"
    "  expect selected N           the selected unit\n"
    "  expect following 0|1        whether the camera follows it\n"
    "  expect bumps N              how often the view reached a limit, except by the minimap and the scroll bars\n"
    "  expect settled N            how often the view came to rest\n"
    "  expect limits NAMES         the limits at which it is: left top right bottom, or none\n"
    "  expect thumb x|y A B WITHIN start and length of a scroll bar's thumb, in pixels; 0 0: no bar\n"
    "  expect contacts N           the number of touches that the camera follows\n"
    "An expectation with two times, as in 1-2.5, must hold in each frame between them.\n"
    "Lines without a time are comments. The window has 1280 x 800 pixels; the lowest 168 are the HUD.\n";

enum { MAX_ACTIONS = 20000, MAX_FINGERS = 10, WIDTH = 1280, HEIGHT = 800 };

typedef struct action {
    double time, until;
    int line;
    char text[120];
    int failed; /* Only the first failure is reported. */
} action;

typedef struct script {
    const char *path;
    action actions[MAX_ACTIONS];
    int count, failed, checked;
    game game;
    int bumps, settled; /* how often the view has reached a limit and come to rest */
    camera_point fingers[MAX_FINGERS];
    int down[MAX_FINGERS];
} script;

static void fail(script *script, action *action, const char *what) {
    if (action->failed++ > 0) return;
    fprintf(stderr, "%s:%d: at %.4f s: %s: %s\n", script->path, action->line, script->game.time, action->text, what);
    script->failed++;
}

/* ---- Reading ---------------------------------------------------------------------------------------------------- */

/* Inserts an action after all that are not later. */
static void add(script *script, double time, double until, int line, const char *text) {
    if (script->count == MAX_ACTIONS) return;
    int i = script->count++;
    for (; i > 0 && script->actions[i - 1].time > time; i--) script->actions[i] = script->actions[i - 1];
    script->actions[i] = (action){.time = time, .until = until, .line = line};
    snprintf(script->actions[i].text, sizeof script->actions[i].text, "%s", text);
}

static void add_line(script *script, int line, const char *text) {
    char *rest, step[120];
    double time = strtod(text, &rest), x0, y0, x1, y1, seconds;
    int id;
    if (rest == text) return;
    double until = *rest == '-' ? strtod(rest + 1, &rest) : time;
    rest += strspn(rest, " ");
    if (sscanf(rest, "slide %d %lf %lf %lf %lf %lf", &id, &x0, &y0, &x1, &y1, &seconds) == 6) {
        int count = (int)ceil(seconds * 120);
        for (int i = 0; i <= count; i++) {
            double part = (double)i / count;
            snprintf(step, sizeof step, "finger %d %.9g %.9g", id, x0 + (x1 - x0) * part, y0 + (y1 - y0) * part);
            add(script, time + seconds * part, time, line, step);
        }
        return;
    }
    add(script, time, until, line, rest);
    if (strncmp(rest, "tap", 3) == 0) add(script, time + 0.06, time, line, "lift 9");
}

static int read_script(script *script, const char *path) {
    char line[200];
    FILE *file = fopen(path, "r");
    memset(script, 0, sizeof *script);
    script->path = path;
    if (file == NULL) {
        fprintf(stderr, "%s: %s\n", path, strerror(errno));
        return -1;
    }
    for (int number = 1; fgets(line, sizeof line, file) != NULL; number++) {
        line[strcspn(line, "\r\n")] = '\0';
        add_line(script, number, line);
    }
    fclose(file);
    return 0;
}

/* ---- Expecting -------------------------------------------------------------------------------------------------- */

static void compare(script *script, action *action, const double *is, const double *wanted, int count,
                    double within) {
    char text[160];
    for (int i = 0; i < count; i++)
        if (!(fabs(is[i] - wanted[i]) <= within)) {
            snprintf(text, sizeof text, count == 1 ? "measured %.6f" : "measured %.4f %.4f", is[0], is[count - 1]);
            fail(script, action, text);
            return;
        }
}

static void expect_limits(script *script, action *action, const char *wanted) {
    static const char *const names[] = {"left", "top", "right", "bottom"};
    static const uint32_t bits[] = {TAPZOOM_LIMIT_LEFT, TAPZOOM_LIMIT_TOP, TAPZOOM_LIMIT_RIGHT, TAPZOOM_LIMIT_BOTTOM};
    tapzoom_state state;
    char measured[60] = "measured";
    tapzoom_get_state(script->game.camera.view, &state);
    for (int i = 0; i < 4; i++)
        if (state.flags & bits[i]) strcat(strcat(measured, " "), names[i]);
    if (strlen(measured) == 8) strcat(measured, " none");
    if (strcmp(wanted, measured + 9) != 0) fail(script, action, measured);
}

static void expect(script *script, action *action, const char *what) {
    const game *game = &script->game;
    const camera *camera = &game->camera;
    const tapzoom_transform *transform = &camera->transform;
    double a[5];
    char axis;
    int n, down = 0;
    for (int i = 0; i < MAX_FINGERS; i++) down += script->down[i];
    script->checked++;
    if (sscanf(what, "scale %lf %lf", &a[0], &a[1]) == 2) {
        compare(script, action, &transform->scale, a, 1, a[1] * a[0]);
    } else if (sscanf(what, "middle %lf %lf %lf", &a[0], &a[1], &a[2]) == 3) {
        camera_point at = camera_to_window(camera, a[0], a[1]), middle = camera_middle(camera);
        if (hypot(at.x - middle.x, at.y - middle.y) <= a[2]) return;
        tapzoom_view_to_content(transform, middle.x, middle.y, &at.x, &at.y);
        compare(script, action, (double[]){at.x, at.y}, a, 2, 0);
    } else if (sscanf(what, "unit %d %lf %lf %lf", &n, &a[0], &a[1], &a[2]) == 4) {
        camera_point unit = world_unit(n, game->time), at = camera_to_window(camera, unit.x, unit.y);
        compare(script, action, (double[]){at.x, at.y}, a, 2, a[2]);
    } else if (sscanf(what, "place %lf %lf %lf %lf %lf", &a[0], &a[1], &a[2], &a[3], &a[4]) == 5) {
        camera_point at = camera_to_window(camera, a[0], a[1]);
        compare(script, action, (double[]){at.x, at.y}, a + 2, 2, a[4]);
    } else if (sscanf(what, "selected %lf", a) == 1) {
        compare(script, action, (double[]){game->selected}, a, 1, 0);
    } else if (sscanf(what, "following %lf", a) == 1) {
        compare(script, action, (double[]){camera->following}, a, 1, 0);
    } else if (sscanf(what, "bumps %lf", a) == 1) {
        compare(script, action, (double[]){script->bumps}, a, 1, 0);
    } else if (sscanf(what, "settled %lf", a) == 1) {
        compare(script, action, (double[]){script->settled}, a, 1, 0);
    } else if (sscanf(what, "thumb %c %lf %lf %lf", &axis, &a[0], &a[1], &a[2]) == 4) {
        const bar *bar = &game->bars[axis == 'x' ? BAR_X : BAR_Y];
        compare(script, action, (double[]){bar->thumb, bar->length}, a, 2, a[2]);
    } else if (strncmp(what, "limits ", 7) == 0) {
        expect_limits(script, action, what + 7);
    } else if (sscanf(what, "contacts %lf", a) == 1) {
        tapzoom_state state;
        tapzoom_get_state(camera->view, &state);
        compare(script, action, (double[]){state.contact_count}, a, 1, 0);
    } else {
        fail(script, action, "unknown expectation");
    }
}

static void save_picture(script *script, action *action, const char *path) {
    static uint32_t pixels[WIDTH * HEIGHT];
    canvas canvas = {pixels, (int)script->game.camera.window.width, (int)script->game.camera.window.height, 0};
    canvas.stride = canvas.width;
    FILE *file = canvas.width * canvas.height <= WIDTH * HEIGHT ? fopen(path, "wb") : NULL;
    if (file == NULL) {
        fail(script, action, "the picture cannot be written");
        return;
    }
    paint(&script->game, &canvas);
    fprintf(file, "P6\n%d %d\n255\n", canvas.width, canvas.height);
    for (int i = 0; i < canvas.width * canvas.height; i++)
        for (int shift = 16; shift >= 0; shift -= 8) fputc((int)(pixels[i] >> shift & 255), file);
    if (fclose(file) != 0) fail(script, action, "the picture cannot be written");
}

static void read_frame(script *script, action *action) {
    const tapzoom_transform *transform = &script->game.camera.transform;
    if (strcmp(action->text, "print") == 0)
        printf("%.4f: scale %.9g, x %.9g, y %.9g\n", script->game.time, transform->scale, transform->x, transform->y);
    else if (strncmp(action->text, "picture ", 8) == 0) save_picture(script, action, action->text + 8);
    else expect(script, action, action->text + 7);
}

/* ---- Playing ---------------------------------------------------------------------------------------------------- */

static void touch(script *script, double time, int id, int phase) {
    script->down[id] = phase != TAPZOOM_TOUCH_ENDED;
    game_touch(&script->game, &(tapzoom_touch){.time = time, .id = id, .phase = phase, .x = script->fingers[id].x,
                                                .y = script->fingers[id].y});
}

static void put_finger(script *script, double time, int id, double x, double y) {
    script->fingers[id] = (camera_point){x, y};
    touch(script, time, id, script->down[id] ? TAPZOOM_TOUCH_MOVED : TAPZOOM_TOUCH_BEGAN);
}

static int key_of(const char *name) {
    static const char *const names[KEY_COUNT] = {"left", "right", "up", "down", "+", "-", "base", "follow",
                                                 "1", "2", "3", "4", "5"};
    for (int i = 0; i < KEY_COUNT; i++)
        if (strcmp(names[i], name) == 0) return i;
    return -1;
}

static void press(script *script, action *action, const char *name, const char *how) {
    int key = key_of(name), pressed = strcmp(how, "press") == 0;
    if (key < 0) fail(script, action, "no such key");
    else if (pressed || strcmp(how, "down") == 0) game_key(&script->game, key, 1);
    if (key >= 0 && (pressed || strcmp(how, "up") == 0)) game_key(&script->game, key, 0);
}

static void act(script *script, action *action) {
    game *game = &script->game;
    const char *text = action->text;
    char name[20], how[20];
    double x, y, dx, dy, factor;
    int id;
    if (sscanf(text, "finger %1d %lf %lf", &id, &x, &y) == 3) {
        put_finger(script, action->time, id, x, y);
    } else if (sscanf(text, "lift %1d", &id) == 1) {
        touch(script, action->time, id, TAPZOOM_TOUCH_ENDED);
    } else if (sscanf(text, "tap %lf %lf", &x, &y) == 2) {
        put_finger(script, action->time, 9, x, y);
    } else if (sscanf(text, "tap-unit %d", &id) == 1) {
        camera_point unit = world_unit(id, game->time), at = camera_to_window(&game->camera, unit.x, unit.y);
        put_finger(script, action->time, 9, at.x, at.y);
    } else if (sscanf(text, "key %9s %9s", name, how) == 2) {
        press(script, action, name, how);
    } else if (sscanf(text, "stick %lf %lf", &x, &y) == 2) {
        game->stick = (camera_point){x, y};
    } else if (sscanf(text, "pointer %lf %lf", &x, &y) == 2) {
        game->has_pointer = 1;
        game->pointer = (camera_point){x, y};
    } else if (strcmp(text, "pointer out") == 0) {
        game->has_pointer = 0;
    } else if (sscanf(text, "wheel %lf %lf %lf", &x, &y, &dy) == 3) {
        game_scroll(game, &(tapzoom_scroll){.time = action->time, .x = x, .y = y, .dy = 120 * dy,
                                                       .unit = TAPZOOM_UNIT_NOTCH120, .source = TAPZOOM_SOURCE_WHEEL});
    } else if (sscanf(text, "trackpad %lf %lf %lf %lf %lf", &x, &y, &dx, &dy, &factor) == 5) {
        game_scroll(game, &(tapzoom_scroll){.time = action->time, .x = x, .y = y, .dx = dx, .dy = dy,
                                                       .factor = factor, .source = TAPZOOM_SOURCE_TRACKPAD});
    } else if (strcmp(text, "cancel") == 0) {
        game_cancel(game, action->time);
    } else if (sscanf(text, "resize %lf %lf", &x, &y) == 2) {
        game_resize(game, x, y);
    } else {
        fail(script, action, "unknown command");
    }
}

/* Whether an action reads the result of a frame instead of changing it. */
static int is_reading(action *action) {
    return strncmp(action->text, "expect ", 7) == 0 || strncmp(action->text, "picture ", 8) == 0 ||
           strcmp(action->text, "print") == 0;
}

/* Runs all frames: first the input since the last frame, then the frame, then its expectations. */
static void play(script *script, double fps) {
    const double margin = 1e-9;
    int next = 0;
    double end = 0;
    for (int i = 0; i < script->count; i++) end = fmax(end, fmax(script->actions[i].time, script->actions[i].until));
    for (double frame = 0, now = 0; now <= end + 1 / fps; now = ++frame / fps) {
        for (; next < script->count && script->actions[next].time <= now + margin; next++)
            if (!is_reading(&script->actions[next])) act(script, &script->actions[next]);
        game_frame(&script->game, now);
        script->bumps += script->game.camera.bumped != 0;
        script->settled += script->game.camera.settled;
        for (int i = 0; i < script->count; i++) {
            action *action = &script->actions[i];
            double last = fmax(action->until, action->time + 1 / fps - 2 * margin); /* at least one frame */
            if (is_reading(action) && now >= action->time - margin && now < last + margin) read_frame(script, action);
        }
    }
}

static int run(const char *path, double fps) {
    static script script;
    if (read_script(&script, path) != 0) return -1;
    if (game_open(&script.game, WIDTH, HEIGHT, 1) != TAPZOOM_OK) return -1;
    play(&script, fps);
    game_close(&script.game);
    if (script.failed == 0) printf("%s: %d expectations hold at %g frames per second\n", path, script.checked, fps);
    return script.failed == 0 ? 0 : -1;
}

int main(int argc, char **argv) {
    int i = 1, failed = 0;
    double fps = 60;
    if (argc > 2 && strcmp(argv[1], "--fps") == 0) {
        fps = strtod(argv[2], NULL);
        i = 3;
    }
    if (i >= argc || argv[i][0] == '-' || !(fps >= 1 && fps <= 1000)) {
        fputs(usage, argc == 2 && strcmp(argv[1], "--help") == 0 ? stdout : stderr);
        return argc == 2 && strcmp(argv[1], "--help") == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
    }
    for (; i < argc; i++) failed |= run(argv[i], fps) != 0;
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
