/*
 * drawing.c - plays a script of touches to the sheet of examples/drawing, without its window.
 *
 * SPDX-License-Identifier: MIT
 *
 *     played-drawing TOUCHES FOLDER DRAWING.svg
 *
 * There are 30 frames for each second of the script. They become FOLDER/0000.bmp, 0001.bmp, ... unless FOLDER is "-".
 * Tests/Hosts/record.c records the view.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "message.h"
#include "paint.h"
#include "sheet.h"
#include "touches.h"

int main(int argc, char **argv) {
    static sheet sheet;
    painter painter = {.paper_width = SHEET_WIDTH, .paper_height = SHEET_HEIGHT};
    tapzoom_config config;
    if (argc != 4) return EXIT_FAILURE;
    touches script = touches_open(argv[1]);
    canvas canvas = {NULL, script.width, script.height, script.width};
    canvas.pixels = calloc((size_t)script.width * (size_t)script.height, sizeof *canvas.pixels);
    check(tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_BOARD));
    check(sheet_open(&sheet, config, script.width, script.height));
    if (canvas.pixels == NULL || painter_resize(&painter, script.width, script.height) != 0) return EXIT_FAILURE;
    tapzoom_state state = {0};
    for (int i = 0; script.more || state.next_deadline < INFINITY; i++) {
        tapzoom_touch touch;
        const double now = i / 30.0;
        while (touches_take(&script, now, &touch)) sheet_touch(&sheet, &touch);
        sheet_advance(&sheet, now);
        check(tapzoom_get_state(sheet.view, &state));
        if (strcmp(argv[2], "-") == 0) continue;
        const tapzoom_transform shown = sheet_transform(&sheet);
        paint(&painter, &sheet.ink, &shown, &canvas);
        write_frame(argv[2], i, canvas.pixels, canvas.width, canvas.height);
    }
    FILE *saved = fopen(argv[3], "w");
    int failed = saved == NULL || ink_save(&sheet.ink, saved, SHEET_WIDTH, SHEET_HEIGHT) != 0 || fclose(saved) != 0;
    sheet_close(&sheet);
    painter_free(&painter);
    free(canvas.pixels);
    return failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
