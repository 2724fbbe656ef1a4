/*
 * sheet.h - a sheet of paper: which touches draw and which move the sheet.
 *
 * SPDX-License-Identifier: MIT
 *
 * Copy sheet.h, sheet.c and ink.h, ink.c. They need tapzoom and the C library only.
 */
#ifndef SHEET_H
#define SHEET_H

#include "ink.h"
#include "tapzoom.h"

#define SHEET_WIDTH 1600.0 /* units of the sheet, each about a pixel at the start */
#define SHEET_HEIGHT 1000.0

typedef struct sheet {
    tapzoom_view *view;
    ink ink;
    uint32_t color; /* of the next stroke */
    double width;
} sheet;

/* config: of TAPZOOM_PRESET_BOARD, with what the window needs. Returns OK, or the reason why there is no view. */
tapzoom_status sheet_open(sheet *sheet, tapzoom_config config, double width, double height);
void sheet_close(sheet *sheet);

/* Handles a touch of a finger, a pen or the mouse. */
void sheet_touch(sheet *sheet, const tapzoom_touch *touch);

/* Cancels all touches and drops their strokes, for example when the window loses its focus. */
void sheet_cancel(sheet *sheet, double time);

/* Advances the view's clock to the time of a frame. */
void sheet_advance(sheet *sheet, double now);

/* The transform for the frame at the view's clock. */
tapzoom_transform sheet_transform(const sheet *sheet);

#endif
