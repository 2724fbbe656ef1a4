/*
 * code.h - how the bytes of an input encode calls and numbers. The fuzzer decodes them; seed.c and still.c encode them.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef CODE_H
#define CODE_H

/* A call is one byte; its lower six bits choose the function. If both upper bits are set, the next byte chooses which
   pointers are NULL. New functions go to the end, so that old inputs keep their meaning. */
enum call {
    CALL_PUSH_TOUCHES, CALL_ADVANCE, CALL_CANCEL, CALL_POLL, CALL_CREATE, CALL_SET_CONFIG, CALL_GET_CONFIG,
    CALL_CONFIG_INIT, CALL_SET_VIEWPORT, CALL_SET_CONTENT, CALL_SET_TRANSFORM, CALL_ZOOM_TO, CALL_ZOOM_TO_RECT,
    CALL_CENTER_ON, CALL_RESET, CALL_ZOOM_BY, CALL_STOP, CALL_GET_STATE, CALL_GET_TRANSFORM,
    CALL_GET_TARGET_TRANSFORM, CALL_GET_VISIBLE_RECT, CALL_GET_RASTER_TRANSFORM, CALL_GET_SCALE_RANGE,
    CALL_VIEW_TO_CONTENT, CALL_CONTENT_TO_VIEW, CALL_TRANSFORM_TO_MATRIX, CALL_LIBRARY, CALL_SAVE, CALL_LOAD,
    CALL_BEGIN_RECORDING, CALL_FETCH_RECORDING, CALL_REPLAY, CALL_GET_VELOCITY, CALL_FRAME, CALL_ROTATE_TO,
    CALL_GET_SMART_ZOOM, CALL_REBASE_TIME, CALL_CONFIG_CHECK, CALL_GET_CONTACTS, CALL_PUSH_SCROLL, CALL_PAN_BY,
    CALL_ROTATE_BY, CALL_SET_VELOCITY, CALL_GET_OVERSCROLL, CALL_GET_TRANSFORM_AT, CALL_GET_CONTACT_OWNER,
    CALL_SET_CONTACT_OWNER, CALL_SET_PAGER_OFFSET, CALL_CREATE_AT, CALL_GET_VIEWPORT, CALL_GET_CONTENT,
    CALL_GET_RASTER_SCALE, CALL_TRANSFORM_COMPOSE, CALL_TRANSFORM_INVERT, CALL_TRANSFORM_INTERPOLATE,
    CALL_TRANSFORM_TO_AFFINE, CALL_END_RECORDING, CALL_PEN_NEAR, CALL_STEP,
    CALL_GET_ACTIONS, CALL_GET_PAN_RANGE, CALL_COUNT
};

/* A value is one byte, which chooses a plausible or a hostile value. After the byte CODE_EXACT come the bytes of the
   value itself. Options are a value; 0 is NULL. */
#define CODE_EXACT 255

/* From this byte on a touch has flags, in the lower two bits, and another byte with its buttons. With CODE_SIZE its
   size follows, with CODE_PALM it has that flag, with CODE_RESERVED its reserved field is not 0. */
enum { CODE_FLAGS = 192, CODE_SIZE = 4, CODE_PALM = 8, CODE_RESERVED = 32 };

/* The first byte of an input chooses how to read the rest: as touch scripts by default, as scripts of laws from
   CODE_LAWS on. The bit CODE_GOES_ON continues scripts with random bytes after the end of the input. */
enum { CODE_NOISE = 0, CODE_SCRIPTS = 1, CODE_BYTES = 2, CODE_LAWS = 12, CODE_WAYS = 16, CODE_GOES_ON = 0x80 };

#endif
