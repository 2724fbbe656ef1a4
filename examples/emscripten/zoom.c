/* SPDX-License-Identifier: MIT
 *
 * A canvas that zooms a picture by touches, with the events of emscripten's html5.h.
 */
#include <emscripten.h>
#include <emscripten/html5.h>
#include <stdio.h>
#include <tapzoom.h>

#define CANVAS "#canvas"
#define CONTENT_SIZE 2000

static tapzoom_view *view;

static void check(const char *what, tapzoom_status status) {
    if (status != TAPZOOM_OK) fprintf(stderr, "%s: %s\n", what, tapzoom_status_string(status));
}

/* A view unit is a CSS pixel, as in the events. The browser multiplies with devicePixelRatio. */
static tapzoom_viewport canvas_size(void) {
    tapzoom_viewport size = {0};
    emscripten_get_element_css_size(CANVAS, &size.width, &size.height);
    return size;
}

static EM_BOOL on_touch(int type, const EmscriptenTouchEvent *event, void *data) {
    const int32_t phase = type == EMSCRIPTEN_EVENT_TOUCHSTART  ? TAPZOOM_TOUCH_BEGAN
                          : type == EMSCRIPTEN_EVENT_TOUCHMOVE ? TAPZOOM_TOUCH_MOVED
                          : type == EMSCRIPTEN_EVENT_TOUCHEND  ? TAPZOOM_TOUCH_ENDED
                                                               : TAPZOOM_TOUCH_CANCELLED;
    tapzoom_touch touches[32];
    size_t count = 0;
    for (int i = 0; i < event->numTouches; i++) {
        const EmscriptenTouchPoint *point = &event->touches[i];
        if (!point->isChanged) continue; /* another finger moved, or this one touches another element */
        touches[count++] = (tapzoom_touch){.time = event->timestamp / 1000, .id = point->identifier,
                                           .x = point->targetX, .y = point->targetY, .phase = phase};
    }
    tapzoom_push_touches(view, touches, count, NULL);
    return EM_TRUE; /* the browser does nothing else with the touches */
}

static EM_BOOL on_wheel(int type, const EmscriptenWheelEvent *event, void *data) {
    const tapzoom_scroll scroll = {
        .time = event->mouse.timestamp / 1000, .x = event->mouse.targetX, .y = event->mouse.targetY,
        .dx = event->deltaX, .dy = event->deltaY, .source = TAPZOOM_SOURCE_WHEEL, .phase = TAPZOOM_SCROLL_UNPHASED,
        .unit = (int32_t)event->deltaMode, /* the header has the numbers of the DOM */
    };
    tapzoom_push_scroll(view, &scroll, NULL);
    return EM_TRUE;
}

static EM_BOOL on_resize(int type, const EmscriptenUiEvent *event, void *data) {
    const tapzoom_viewport size = canvas_size();
    tapzoom_set_viewport(view, &size);
    return EM_FALSE;
}

static EM_BOOL on_frame(double now, void *data) {
    tapzoom_frame_result frame;
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    tapzoom_frame(view, now / 1000, NULL, 0, events, TAPZOOM_EVENT_CAPACITY, &frame);
    for (int32_t i = 0; i < frame.event_count; i++)
        if (events[i].kind == TAPZOOM_EVENT_PINCH && events[i].phase == TAPZOOM_PHASE_ENDED)
            printf("pinched, scale %g\n", frame.transform.scale);
    double m[6];
    tapzoom_transform_to_affine(&frame.transform, m);
    EM_ASM({ draw($0, $1, $2, $3, $4, $5); }, m[0], m[1], m[2], m[3], m[4], m[5]);
    return EM_TRUE; /* the next frame, too */
}

int main(void) {
    tapzoom_config config;
    const tapzoom_viewport size = canvas_size();
    const tapzoom_rect content = {.width = CONTENT_SIZE, .height = CONTENT_SIZE};
    check("settings", tapzoom_config_init(&config, sizeof config, TAPZOOM_PRESET_PHOTOS));
    config.pixels_per_unit = emscripten_get_device_pixel_ratio();
    check("view", tapzoom_create(&config, &size, &content, &view));
    emscripten_set_touchstart_callback(CANVAS, NULL, EM_FALSE, on_touch);
    emscripten_set_touchmove_callback(CANVAS, NULL, EM_FALSE, on_touch);
    emscripten_set_touchend_callback(CANVAS, NULL, EM_FALSE, on_touch);
    emscripten_set_touchcancel_callback(CANVAS, NULL, EM_FALSE, on_touch);
    emscripten_set_wheel_callback(CANVAS, NULL, EM_FALSE, on_wheel);
    emscripten_set_resize_callback(EMSCRIPTEN_EVENT_TARGET_WINDOW, NULL, EM_FALSE, on_resize);
    emscripten_request_animation_frame_loop(on_frame, NULL);
    return 0;
}
