/*
 * sheet.c - see sheet.h.
 *
 * SPDX-License-Identifier: MIT
 *
 * The view decides who owns a contact. A contact that lands as the view's moves the paper; any other contact draws from
 * its landing on. If the view then takes it, because a second finger has landed, the sheet drops its stroke. So it does
 * if the view ignores the contact, because it is a palm or the hand beside a pen.
 */
#include "sheet.h"

#include <math.h>
#include <string.h>

#include "message.h"

tapzoom_status sheet_open(sheet *sheet, tapzoom_config config, double width, double height) {
    tapzoom_viewport viewport = {.width = width, .height = height};
    tapzoom_rect content = {0, 0, SHEET_WIDTH, SHEET_HEIGHT};
    memset(sheet, 0, sizeof *sheet);
    sheet->color = 0x1d2733;
    sheet->width = 4;
    config.min_pan_contacts = 2;                    /* one finger draws, two move the sheet */
    config.host_tools = TAPZOOM_BIT(TAPZOOM_TOOL_PEN); /* a pen draws, even while fingers move the sheet */
    config.palm_size = 125;                         /* points, 20 mm */
    config.pen_guard_time = 0.5;                    /* the hand lands before the pen and lifts after it */
    config.finger_taps = TAPZOOM_FINGERS_TWO | TAPZOOM_FINGERS_THREE; /* undo, redo */
    /* A tap is a dot and needs no event. Two quick taps are two dots, so double taps are off. */
    config.gestures = TAPZOOM_GESTURE_PAN | TAPZOOM_GESTURE_PINCH | TAPZOOM_GESTURE_ROTATE | TAPZOOM_GESTURE_FLING |
                      TAPZOOM_GESTURE_FINGERS_TAP;
    config.events = TAPZOOM_BIT(TAPZOOM_EVENT_OWNER) | TAPZOOM_BIT(TAPZOOM_EVENT_FINGERS_TAP);
    config.bounds = TAPZOOM_BOUNDS_CONTENT;         /* the sheet moves freely, but a quarter of it stays visible */
    config.visible_part = 0.25;
    config.min_scale = TAPZOOM_LEVEL(CONTAIN, 0.25);
    config.max_scale = TAPZOOM_LEVEL(CONTAIN, 40);
    return tapzoom_create(&config, &viewport, &content, &sheet->view);
}

void sheet_close(sheet *sheet) {
    tapzoom_destroy(sheet->view);
    ink_free(&sheet->ink);
    sheet->view = NULL;
}

/* ---- Touches ---------------------------------------------------------------------------------------------------- */

static int draws(int32_t owner) { return owner == TAPZOOM_OWNER_HOST || owner == TAPZOOM_OWNER_UNDECIDED; }

/* Two fingers that tap undo a stroke, three redo it. */
static void obey_events(sheet *sheet) {
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t count;
    tapzoom_poll_events(sheet->view, events, TAPZOOM_EVENT_CAPACITY, &count);
    for (size_t i = 0; i < count; i++)
        if (events[i].kind == TAPZOOM_EVENT_OWNER && !draws(events[i].owner))
            ink_drop(&sheet->ink, events[i].contact);
        else if (events[i].kind == TAPZOOM_EVENT_FINGERS_TAP && events[i].tool == TAPZOOM_TOOL_FINGER)
            (events[i].contact_count == 2 ? ink_undo : ink_redo)(&sheet->ink);
}

/* The second and the middle button of a mouse or a pen move the sheet. */
static int lands_to_pan(const tapzoom_touch *touch) {
    return touch->phase == TAPZOOM_TOUCH_BEGAN &&
           (touch->buttons & (TAPZOOM_BUTTON_SECONDARY | TAPZOOM_BUTTON_MIDDLE)) != 0;
}

static void begin_stroke(sheet *sheet, const tapzoom_touch *touch, ink_point at) {
    ink_stroke pen = {.id = touch->id, .color = sheet->color, .width = sheet->width};
    int32_t owner = TAPZOOM_OWNER_VIEW; /* also for a contact beyond TAPZOOM_MAX_CONTACTS */
    tapzoom_get_contact_owner(sheet->view, touch->id, &owner);
    if (draws(owner)) ink_begin(&sheet->ink, &pen, at);
}

void sheet_touch(sheet *sheet, const tapzoom_touch *touch) {
    tapzoom_transform transform;
    ink_point at;
    tapzoom_push_touches(sheet->view, touch, 1, NULL);
    if (lands_to_pan(touch)) tapzoom_set_contact_owner(sheet->view, touch->id, TAPZOOM_OWNER_VIEW);
    /* After each touch, so that the sheet drops a stroke before the next touch can finish it. */
    obey_events(sheet);
    tapzoom_get_transform(sheet->view, &transform);
    tapzoom_view_to_content(&transform, touch->x, touch->y, &at.x, &at.y);
    switch (touch->phase) {
    case TAPZOOM_TOUCH_BEGAN:
        ink_drop(&sheet->ink, touch->id); /* an id that lands again has lost its lift */
        begin_stroke(sheet, touch, at);
        break;
    case TAPZOOM_TOUCH_CANCELLED: ink_drop(&sheet->ink, touch->id); break;
    default:
        ink_extend(&sheet->ink, touch->id, at);
        if (touch->phase == TAPZOOM_TOUCH_ENDED) ink_finish(&sheet->ink, touch->id);
        break;
    }
}

void sheet_cancel(sheet *sheet, double time) {
    tapzoom_cancel_touches(sheet->view, time);
    ink_drop_open(&sheet->ink);
}

/* ---- Frames ----------------------------------------------------------------------------------------------------- */

void sheet_advance(sheet *sheet, double now) {
    tapzoom_advance(sheet->view, now);
    obey_events(sheet);
}

tapzoom_transform sheet_transform(const sheet *sheet) {
    tapzoom_state state;
    tapzoom_transform transform;
    tapzoom_get_state(sheet->view, &state);
    if (state.time == -INFINITY) tapzoom_get_transform(sheet->view, &transform);
    else tapzoom_get_transform_at(sheet->view, state.time, &transform);
    return transform;
}
