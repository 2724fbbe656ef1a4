/*
 * SPDX-License-Identifier: MIT
 *
 * drop_in.c - a double tap by the functions of the library alone, without a C library: for linkers of systems whose
 * headers are not here. It prints the bits of the transform. With LOADED it finds the functions by their names.
 */
#include <stddef.h>
#include <stdint.h>
#include <tapzoom.h>

#if defined(_WIN32)
#define API __stdcall
__declspec(dllimport) void *API GetStdHandle(uint32_t kind);
__declspec(dllimport) int API WriteFile(void *file, const void *data, uint32_t size, uint32_t *written, void *more);
__declspec(dllimport) void API ExitProcess(uint32_t status);
__declspec(dllimport) void *API LoadLibraryA(const char *name);
__declspec(dllimport) void *API GetProcAddress(void *module, const char *name);
static void print(const char *text, uint32_t size) {
    uint32_t written;
    WriteFile(GetStdHandle((uint32_t)-11), text, size, &written, NULL);
}
static void leave(int status) { ExitProcess((uint32_t)status); }
#else
#include <stdio.h>
#include <stdlib.h>
static void print(const char *text, uint32_t size) { fwrite(text, 1, size, stdout); }
static void leave(int status) { exit(status); }
#endif

#ifdef LOADED
static void *library;
#define CALL(name) ((__typeof__(&name))GetProcAddress(library, #name))
#else
#define CALL(name) name
#endif

static void print_bits(double value) {
    char text[17];
    union {
        double value;
        uint64_t bits;
    } word = {value};
    for (int digit = 0; digit < 16; digit++) text[digit] = "0123456789abcdef"[word.bits >> (60 - 4 * digit) & 15];
    text[16] = '\n';
    print(text, sizeof text);
}

static int play(void) {
    static const tapzoom_viewport viewport = {400, 600, 0, 0, 0, 0};
    static const tapzoom_rect content = {0, 0, 2000, 3000};
    static const tapzoom_touch touches[] = {
        {.time = 0.00, .id = 1, .x = 100, .y = 120, .phase = TAPZOOM_TOUCH_BEGAN},
        {.time = 0.06, .id = 1, .x = 100, .y = 120, .phase = TAPZOOM_TOUCH_ENDED},
        {.time = 0.14, .id = 2, .x = 104, .y = 118, .phase = TAPZOOM_TOUCH_BEGAN},
        {.time = 0.20, .id = 2, .x = 104, .y = 118, .phase = TAPZOOM_TOUCH_ENDED},
    };
    tapzoom_config config;
    tapzoom_view *view;
    tapzoom_frame_result frame;
    if (CALL(tapzoom_config_init)(&config, sizeof config, TAPZOOM_PRESET_MAPS) != TAPZOOM_OK) return 1;
    if (CALL(tapzoom_create)(&config, &viewport, &content, &view) != TAPZOOM_OK) return 2;
    if (CALL(tapzoom_frame)(view, 0.31, touches, 4, NULL, 0, &frame) != TAPZOOM_OK) return 3;
    print_bits(frame.transform.scale);
    print_bits(frame.transform.x);
    print_bits(frame.transform.y);
    CALL(tapzoom_destroy)(view);
    return 0;
}

#ifdef _WIN32
/* A frame of Swift code and of this program may need these. */
int _fltused;
void start(void) {
#ifdef LOADED
    library = LoadLibraryA("tapzoom.dll");
    if (!library) leave(9);
#endif
    leave(play());
}
#else
int main(void) {
    leave(play());
    return 0;
}
#endif
