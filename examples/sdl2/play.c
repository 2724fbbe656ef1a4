/*
 * play.c - see play.h.
 *
 * SPDX-License-Identifier: MIT
 */
#include "play.h"

#include <errno.h>
#include <inttypes.h>
#include <math.h>
#include <string.h>

#include "message.h"

static const double fade = 0.2; /* seconds in which a lifted finger fades, because a tap is short */
#define DIAMETER 56 /* of a finger, in view units */

/* Reads the next touch, and skips other lines. The first line may have the size of the viewport. */
static SDL_bool read_touch(play *play) {
    static const char *const phases[] = {"", "began", "moved", "ended", "cancelled"};
    tapzoom_touch *touch = &play->next;
    char line[1024], phase[16];
    while (fgets(line, sizeof line, play->file) != NULL) {
        const char *viewport = strstr(line, "\"viewport\"");
        if (viewport != NULL) sscanf(viewport, "\"viewport\": [%d, %d]", &play->width, &play->height);
        memset(touch, 0, sizeof *touch);
        if (sscanf(line, "{\"time\": %lf, \"id\": %" SCNd64 ", \"phase\": \"%15[a-z]\", \"x\": %lf, \"y\": %lf",
                   &touch->time, &touch->id, phase, &touch->x, &touch->y) != 5) continue;
        for (int32_t i = TAPZOOM_TOUCH_BEGAN; i <= TAPZOOM_TOUCH_CANCELLED; i++)
            if (strcmp(phase, phases[i]) == 0) touch->phase = i;
        if (touch->phase != 0) return SDL_TRUE;
    }
    return SDL_FALSE;
}

int play_open(play *play, const char *path) {
    SDL_zerop(play);
    play->width = 1280;
    play->height = 800;
    play->file = fopen(path, "r");
    play->more = play->file != NULL && read_touch(play);
    if (play->more && play->width > 0 && play->height > 0) return 0;
    say(path, play->file == NULL ? strerror(errno) : "the file has no touches");
    play_close(play);
    return -1;
}

void play_close(play *play) {
    if (play->file != NULL) fclose(play->file);
    if (play->circle != NULL) SDL_DestroyTexture(play->circle);
    SDL_zerop(play);
}

/* Removes the circles of fingers that lifted long ago. */
static void forget(play *play, double now) {
    int kept = 0;
    for (int i = 0; i < play->finger_count; i++)
        if (now < play->fingers[i].lifted + fade) play->fingers[kept++] = play->fingers[i];
    play->finger_count = kept;
}

static void see(play *play, const tapzoom_touch *touch) {
    int i = 0;
    while (i < play->finger_count && (play->fingers[i].id != touch->id || !isinf(play->fingers[i].lifted))) i++;
    if (i == TAPZOOM_MAX_CONTACTS) return;
    if (i == play->finger_count) play->finger_count++;
    SDL_bool up = touch->phase == TAPZOOM_TOUCH_ENDED || touch->phase == TAPZOOM_TOUCH_CANCELLED;
    play->fingers[i] = (seen){touch->id, touch->x, touch->y, up ? touch->time : INFINITY};
}

void play_push(play *play, tapzoom_view *view, double now) {
    for (; play->more && play->next.time <= now; play->more = read_touch(play)) {
        tapzoom_status status = tapzoom_push_touches(view, &play->next, 1, NULL);
        if (status != TAPZOOM_OK) say("touches", tapzoom_status_string(status));
        else see(play, &play->next);
    }
    forget(play, now);
}

/* White with a soft rim, and a shade around it that is visible on white pictures. */
static SDL_Texture *make_circle(SDL_Renderer *renderer) {
    static Uint32 pixels[DIAMETER][DIAMETER];
    for (int y = 0; y < DIAMETER; y++)
        for (int x = 0; x < DIAMETER; x++) {
            double r = hypot(x + 0.5 - DIAMETER / 2.0, y + 0.5 - DIAMETER / 2.0) / (DIAMETER / 2.0);
            double inside = fmin(fmax((0.8 - r) / 0.12, 0), 1), shade = fmin(fmax((1 - r) / 0.3, 0), 1);
            Uint32 gray = (Uint32)(255 * inside), alpha = (Uint32)(fmax(150 * inside, 70 * shade));
            pixels[y][x] = alpha << 24 | gray << 16 | gray << 8 | gray;
        }
    SDL_Texture *circle =
        SDL_CreateTexture(renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STATIC, DIAMETER, DIAMETER);
    if (circle == NULL || SDL_UpdateTexture(circle, NULL, pixels, sizeof pixels[0]) != 0) return circle;
    SDL_SetTextureBlendMode(circle, SDL_BLENDMODE_BLEND);
    return circle;
}

void play_draw(play *play, SDL_Renderer *renderer, double now) {
    if (play->circle == NULL) play->circle = make_circle(renderer);
    for (int i = 0; play->circle != NULL && i < play->finger_count; i++) {
        const seen *finger = &play->fingers[i];
        double seen_still = fmin(1, 1 - (now - finger->lifted) / fade);
        SDL_Rect at = {(int)floor(finger->x - DIAMETER / 2.0 + 0.5), (int)floor(finger->y - DIAMETER / 2.0 + 0.5),
                       DIAMETER, DIAMETER};
        SDL_SetTextureAlphaMod(play->circle, (Uint8)(255 * fmax(0, seen_still)));
        SDL_RenderCopy(renderer, play->circle, NULL, &at);
    }
}

SDL_bool play_over(const play *play) { return !play->more && play->finger_count == 0; }
