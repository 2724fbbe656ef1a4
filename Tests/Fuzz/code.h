/*
 * code.h - how the bytes of an input stand for calls and numbers: the fuzzer reads them, seed.c and still.c write them.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CODE_H
#define CODE_H

/* A call is one byte, of which the lower six bits choose the function. Where both upper bits are set, a byte follows
   that says which of the pointers are NULL. New functions go to the end, so that old inputs keep their meaning. */
enum call {
    CALL_TOUCHES, CALL_ADVANCE, CALL_CANCEL, CALL_POLL, CALL_CREATE, CALL_SET_CONFIG, CALL_GET_CONFIG,
    CALL_CONFIG_INIT, CALL_SET_VIEWPORT_SIZE, CALL_SET_CONTENT_SIZE, CALL_SET_INSETS, CALL_ZOOM_TO_RECT, CALL_ZOOM_TO,
    CALL_ZOOM_BY, CALL_SET_TRANSFORM, CALL_RESET, CALL_STOP, CALL_GET_TIME, CALL_NEXT_WAKE, CALL_GET_TRANSFORM,
    CALL_GET_TARGET_TRANSFORM, CALL_GET_MATRIX, CALL_GET_VISIBLE_RECT, CALL_GET_TARGET_RECT, CALL_GET_RASTER,
    CALL_GET_ZOOM_RECT, CALL_GET_SCALE_RANGE, CALL_GET_STATE, CALL_VIEW_TO_CONTENT, CALL_CONTENT_TO_VIEW,
    CALL_LIBRARY, CALL_SNAPSHOT_SIZE, CALL_SAVE, CALL_LOAD, CALL_RECORD, CALL_POLL_RECORD, CALL_REPLAY, CALL_COUNT
};

/* A value is one byte, which stands for a plausible or a hostile one; behind this one stand its own bytes. */
#define CODE_EXACT 255

/* The first byte of an input: how the rest is read, hands if no other way; and that hands go on behind its end. */
enum { CODE_NOISE = 0, CODE_HANDS = 1, CODE_BYTES = 2, CODE_WAYS = 16, CODE_GOES_ON = 0x80 };

#endif
