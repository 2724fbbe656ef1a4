/*
 * noise.c - any function of the header, in any order, with any values: most of them plausible, the rest as bad as can
 * be. What is refused must change neither the view nor what the out pointers point to.
 *
 * SPDX-License-Identifier: MIT
 */
#include <float.h>
#include <sanitizer/asan_interface.h>

#include "code.h"
#include "fuzz.h"

enum { MOST_CALLS = 1000 }; /* of an input, so that none takes too long */

#define COUNT(list) (sizeof(list) / sizeof *(list))

/* ---- Values -------------------------------------------------------------------------------------------------- */

static const double hostile[] = {0, -0.0, NAN, INFINITY, -INFINITY, 4.9e-324, -4.9e-324, DBL_MIN, DBL_EPSILON,
                                 DBL_MAX, -DBL_MAX, 1e300, 1e-300, 1e100, -1e100, 1e18, 1e-18, 1e13, 0x1p53, 0x1p63,
                                 -0x1p63, 0x1p31, 1, -1, 6.283185307179586, -3.141592653589793};
/* One unit in the last place to both sides of these is taken as well. */
static const double limits[] = {1e12, -1e12, 1e-6, 1e6, -1e6, 1e18, 1e-18, 1e4, 1e5, 1e3, 1e-3, 100, 10, 1, 0, 0.785,
                                0.01, 0.001, 0.1, 1.01};

static double exact(input *in) {
    double value;
    take_all(in, &value, sizeof value);
    return value;
}

static double some_number(input *in, double low, double high) {
    uint8_t code = take(in);
    if (code == CODE_EXACT) return exact(in);
    if (code < 160) return low + (high - low) * code / 159;
    if (code < 200) return low + (high - low) * (code - 160 + take(in) / 256.0) / 40;
    if (code < 226) return hostile[code - 200];
    if (code >= 240) return pow(10, take(in) % 31 - 18); /* of any magnitude */
    double limit = limits[take(in) % COUNT(limits)];
    return code < 231 ? limit : nextafter(limit, code < 236 ? -INFINITY : INFINITY);
}

static double some_time(input *in, const watch *w) {
    static const double steps[] = {0, 0.001, 0.008, 0.016, 0.05, 0.1, 0.3, 0.5, 2, -0.001, 1e-9, 60};
    uint8_t code = take(in);
    double now = isfinite(w->last.time) ? w->last.time : 0;
    if (code == CODE_EXACT) return exact(in);
    if (code < 200) return now + steps[code % COUNT(steps)];
    double wake;
    if (code < 220 && tapzoom_next_wake(w->view, &wake) == TAPZOOM_OK && isfinite(wake)) return wake;
    return some_number(in, 0, 100);
}

static int32_t some_choice(input *in, int32_t count) {
    static const int32_t odd[] = {-1, INT32_MIN, INT32_MAX, 256, 65536, 0x100, 7, 16};
    uint8_t code = take(in);
    int32_t value;
    if (code < 240) return code % count;
    if (code < CODE_EXACT) return odd[code % COUNT(odd)];
    take_all(in, &value, sizeof value);
    return value;
}

static int64_t some_id(input *in) {
    static const int64_t odd[] = {-1, INT64_MIN, INT64_MAX, INT64_C(1) << 32, 288};
    uint8_t code = take(in);
    int64_t value;
    if (code < 200) return code % 5;
    if (code < 245) return code % 20;
    if (code < CODE_EXACT) return odd[code % COUNT(odd)];
    take_all(in, &value, sizeof value);
    return value;
}

/* What may stand where at most `most` are there. More than half of all numbers is more than there can be. */
static size_t some_count(input *in, size_t most) {
    static const size_t odd[] = {SIZE_MAX, SIZE_MAX / 2 + 1, SIZE_MAX - 7};
    uint8_t code = take(in);
    return code < 250 ? code % (most + 1) : odd[code % COUNT(odd)];
}

/* ---- Structs: what lies behind their end must not be touched ------------------------------------------------- */

static union {
    tapzoom_config config;
    unsigned char bytes[4104];
} room;

static uint32_t some_config_size(input *in) {
    static const uint32_t odd[] = {0,   1,   4,    496,  503,  504,  505,        512,
                                   513, 520, 1024, 4095, 4096, 4097, UINT32_MAX, 0x80000000};
    uint8_t code = take(in);
    return code < 200 ? sizeof(tapzoom_config) : odd[code % COUNT(odd)];
}

/* Keeps the library to the size it was told; of a size that it should refuse, to the size itself. */
static void fence(uint32_t size) {
    size_t readable = size >= 496 && size <= 4096 && size % 8 == 0 ? size : sizeof room.config.struct_size;
    ASAN_POISON_MEMORY_REGION(room.bytes + readable, sizeof room - readable);
}

static void unfence(void) { ASAN_UNPOISON_MEMORY_REGION(room.bytes, sizeof room); }

static void change_config(input *in) {
    uint8_t where = take(in);
    if (where < 128) {
        double value = some_number(in, 0, 10);
        memcpy(room.bytes + 8 * (where % (sizeof room.config / 8)), &value, sizeof value);
    } else {
        int32_t value = some_choice(in, 8);
        memcpy(room.bytes + 4 * (where % (sizeof room.config / 4)), &value, sizeof value);
    }
}

static tapzoom_config *some_config(input *in) {
    uint8_t code = take(in);
    memset(room.bytes, 0, sizeof room);
    if (code == CODE_EXACT) {
        take_all(in, &room.config, sizeof room.config);
    } else {
        EXPECT(tapzoom_config_init(&room.config, sizeof room.config, code % 4) == TAPZOOM_OK);
        if (code & 4) room.config.gestures = 1023;
        for (int changes = code >> 3 & 7; changes > 0; changes--) change_config(in);
        room.config.struct_size = some_config_size(in);
    }
    fence(room.config.struct_size);
    return &room.config;
}

static void create(input *in, watch *w, int nulls) {
    tapzoom_view *view = NULL;
    tapzoom_config *config = some_config(in);
    double a = some_number(in, 100, 2000), b = some_number(in, 100, 2000);
    double c = some_number(in, 10, 8000), d = some_number(in, 10, 8000);
    tapzoom_status status = tapzoom_create(nulls & 1 ? NULL : config, a, b, c, d, nulls & 2 ? NULL : &view);
    unfence();
    totals.calls++;
    EXPECT((status == TAPZOOM_OK) == (view != NULL));
    if (!view) return;
    if (w->view) {
        end_recording(in);
        watch_end(w);
    }
    watch_begin(w, view, config);
}

/* For inputs that do not begin with a view of their own. */
static void create_usual(watch *w) {
    tapzoom_config config = {.struct_size = sizeof config};
    tapzoom_view *view = usual_view();
    EXPECT(tapzoom_get_config(view, &config) == TAPZOOM_OK);
    watch_begin(w, view, &config);
}

/* ---- Calls --------------------------------------------------------------------------------------------------- */

static void touches(input *in, watch *w, int nulls) {
    tapzoom_sample list[16];
    size_t there = take(in) % 17, count = some_count(in, there), accepted = SIZE_MAX;
    if (there > 0 && count == 0) count = there;
    for (size_t i = 0; i < there; i++) {
        list[i].time = i > 0 && take(in) % 4 ? list[i - 1].time : some_time(in, w);
        list[i].id = some_id(in);
        list[i].x = some_number(in, 0, 800);
        list[i].y = some_number(in, 0, 600);
        list[i].phase = some_choice(in, 4) + 1;
        list[i].tool = some_choice(in, 3);
    }
    ASAN_POISON_MEMORY_REGION(list + there, sizeof list - there * sizeof *list);
    tapzoom_status status =
        tapzoom_push_touches(nulls & 1 ? NULL : w->view, nulls & 2 ? NULL : list, count, nulls & 4 ? NULL : &accepted);
    ASAN_UNPOISON_MEMORY_REGION(list, sizeof list);
    if (nulls & 4) accepted = 0;
    EXPECT(accepted <= count && (status == TAPZOOM_OK || accepted == 0 || accepted < count));
    if (status == TAPZOOM_OK && !(nulls & 4)) EXPECT(accepted == count);
    totals.samples += accepted;
    watch_call(w, status, accepted == 0 && !(nulls & 4));
}

/* What was refused is as it was. */
static void check_out(tapzoom_status status, const void *out, size_t size) {
    const unsigned char *bytes = out;
    if (status == TAPZOOM_OK) return;
    for (size_t i = 0; i < size; i++) EXPECT(bytes[i] == 0xA5);
}

static void poll(input *in, watch *w, int nulls) {
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY + 8];
    size_t capacity = take(in) % (TAPZOOM_EVENT_CAPACITY + 8), count;
    if (!(nulls & 7)) {
        watch_poll(w, capacity);
        return;
    }
    memset(&count, 0xA5, sizeof count);
    tapzoom_status status = tapzoom_poll_events(nulls & 1 ? NULL : w->view, nulls & 2 ? NULL : events,
                                                capacity, nulls & 4 ? NULL : &count);
    if (nulls & 5 || capacity > 0) EXPECT(status == TAPZOOM_ERROR_NULL);
    check_out(status, &count, sizeof count);
    watch_call(w, status, 1);
}

static tapzoom_status change(input *in, watch *w, enum call call, int nulls) {
    tapzoom_view *view = nulls & 1 ? NULL : w->view;
    tapzoom_transform transform;
    double a, b, c, d;
#define NUMBER(name, low, high) name = some_number(in, low, high)
    switch (call) {
    case CALL_ADVANCE: return tapzoom_advance(view, some_time(in, w));
    case CALL_CANCEL: return tapzoom_cancel(view, some_time(in, w));
    case CALL_SET_VIEWPORT_SIZE:
        NUMBER(a, 100, 2000), NUMBER(b, 100, 2000);
        return tapzoom_set_viewport_size(view, a, b);
    case CALL_SET_CONTENT_SIZE:
        NUMBER(a, 10, 8000), NUMBER(b, 10, 8000);
        return tapzoom_set_content_size(view, a, b);
    case CALL_SET_INSETS:
        NUMBER(a, 0, 500), NUMBER(b, 0, 500), NUMBER(c, 0, 500), NUMBER(d, 0, 500);
        return tapzoom_set_insets(view, a, b, c, d);
    case CALL_ZOOM_TO_RECT:
        NUMBER(a, 0, 4000), NUMBER(b, 0, 3000), NUMBER(c, 1, 4000), NUMBER(d, 1, 3000);
        return tapzoom_zoom_to_rect(view, a, b, c, d, some_choice(in, 2));
    case CALL_ZOOM_TO:
        NUMBER(a, 0, 10), NUMBER(b, 0, 800), NUMBER(c, 0, 600);
        return tapzoom_zoom_to(view, a, b, c, some_choice(in, 2));
    case CALL_ZOOM_BY:
        NUMBER(a, 0, 10), NUMBER(b, 0, 800), NUMBER(c, 0, 600);
        return tapzoom_zoom_by(view, a, b, c, some_choice(in, 2));
    case CALL_SET_TRANSFORM:
        NUMBER(transform.scale, 0, 10), NUMBER(transform.rotation, -7, 7);
        NUMBER(transform.x, -4000, 4000), NUMBER(transform.y, -4000, 4000);
        return tapzoom_set_transform(view, nulls & 2 ? NULL : &transform, some_choice(in, 2));
    case CALL_RESET: return tapzoom_reset(view, some_choice(in, 2));
    default: return tapzoom_stop(view);
    }
}

static void set_config(input *in, watch *w, int nulls) {
    tapzoom_config *config = some_config(in);
    tapzoom_status status = tapzoom_set_config(nulls & 1 ? NULL : w->view, nulls & 2 ? NULL : config);
    unfence();
    if (status == TAPZOOM_OK) watch_config(w, config);
    watch_call(w, status, 1);
}

/* Written up to the given size, and not at all when refused. */
static void read_config(input *in, watch *w, enum call call, int nulls) {
    uint32_t size = some_config_size(in);
    tapzoom_status status;
    memset(room.bytes, 0xA5, sizeof room);
    if (call == CALL_GET_CONFIG) room.config.struct_size = size;
    fence(size);
    tapzoom_config *config = nulls & 2 ? NULL : &room.config;
    if (call == CALL_GET_CONFIG) status = tapzoom_get_config(nulls & 1 ? NULL : w->view, config);
    else status = tapzoom_config_init(config, size, some_choice(in, 4));
    unfence();
    check_out(status, room.bytes + 4, sizeof room - 4);
    if (status == TAPZOOM_OK) EXPECT(room.config.struct_size == size);
    watch_call(w, status, 1);
}

static void ask(input *in, watch *w, enum call call, int nulls) {
    const tapzoom_view *view = nulls & 1 ? NULL : w->view;
    struct { double a, b, c; } numbers;
    tapzoom_transform transform;
    tapzoom_rect rect;
    float matrix[16];
    uint32_t state;
    size_t size;
    tapzoom_status status;
    double x, y, scale;
#define NULLED(bit, pointer) (nulls & (bit) ? NULL : (pointer))
#define ASK(out, ...)                         \
    do {                                      \
        memset(&out, 0xA5, sizeof out);       \
        status = __VA_ARGS__;                 \
        check_out(status, &out, sizeof out);  \
    } while (0)
    switch (call) {
    case CALL_GET_TIME: ASK(numbers, tapzoom_get_time(view, NULLED(2, &numbers.a))); break;
    case CALL_NEXT_WAKE: ASK(numbers, tapzoom_next_wake(view, NULLED(2, &numbers.a))); break;
    case CALL_GET_TRANSFORM: ASK(transform, tapzoom_get_transform(view, NULLED(2, &transform))); break;
    case CALL_GET_TARGET_TRANSFORM: ASK(transform, tapzoom_get_target_transform(view, NULLED(2, &transform))); break;
    case CALL_GET_MATRIX:
        ASK(matrix, tapzoom_get_matrix(view, NULLED(2, matrix)));
        if (status == TAPZOOM_OK) for (int i = 0; i < 16; i++) EXPECT(!isnan(matrix[i]));
        break;
    case CALL_GET_VISIBLE_RECT: case CALL_GET_TARGET_RECT:
        if (call == CALL_GET_VISIBLE_RECT) ASK(rect, tapzoom_get_visible_rect(view, NULLED(2, &rect)));
        else ASK(rect, tapzoom_get_target_rect(view, NULLED(2, &rect)));
        if (status == TAPZOOM_OK) EXPECT(isfinite(rect.x) && isfinite(rect.y) && rect.width >= 0 && rect.height >= 0);
        break;
    case CALL_GET_RASTER:
        memset(&numbers, 0xA5, sizeof numbers);
        ASK(transform, tapzoom_get_raster(view, NULLED(2, &numbers.a), NULLED(4, &transform)));
        check_out(status, &numbers, sizeof numbers);
        if (status == TAPZOOM_OK && !(nulls & 2)) EXPECT(isfinite(numbers.a) && numbers.a > 0);
        break;
    case CALL_GET_ZOOM_RECT:
        NUMBER(scale, 0, 10), NUMBER(x, 0, 4000), NUMBER(y, 0, 3000);
        ASK(rect, tapzoom_get_zoom_rect(view, scale, x, y, NULLED(2, &rect)));
        if (status == TAPZOOM_OK) EXPECT(isfinite(rect.x) && isfinite(rect.y) && rect.width > 0 && rect.height > 0);
        break;
    case CALL_GET_SCALE_RANGE:
        ASK(numbers, tapzoom_get_scale_range(view, NULLED(2, &numbers.a), NULLED(4, &numbers.b), &numbers.c));
        if (status == TAPZOOM_OK && !nulls) EXPECT(numbers.a <= numbers.c && numbers.c <= numbers.b);
        break;
    case CALL_SNAPSHOT_SIZE: ASK(size, tapzoom_snapshot_size(view, NULLED(2, &size))); break;
    case CALL_GET_STATE: ASK(state, tapzoom_get_state(view, NULLED(2, &state))); break;
    case CALL_VIEW_TO_CONTENT: case CALL_CONTENT_TO_VIEW:
        NUMBER(x, 0, 4000), NUMBER(y, 0, 3000);
        if (call == CALL_VIEW_TO_CONTENT)
            ASK(numbers, tapzoom_view_to_content(view, x, y, NULLED(2, &numbers.a), NULLED(4, &numbers.b)));
        else ASK(numbers, tapzoom_content_to_view(view, x, y, NULLED(2, &numbers.a), NULLED(4, &numbers.b)));
        if (status == TAPZOOM_OK) EXPECT(isfinite(numbers.a) && isfinite(numbers.b));
        break;
    default:
        status = some_choice(in, 16);
        EXPECT(tapzoom_status_string(status)[0] != 0);
        EXPECT(tapzoom_version() >= 10000 && tapzoom_abi_version() == TAPZOOM_ABI_VERSION);
        tapzoom_destroy(NULL);
        return;
    }
    watch_call(w, status, 1);
}

static void play_call(input *in, watch *w) {
    uint8_t code = take(in);
    int nulls = code >= 0xC0 ? take(in) : 0;
    enum call call = (enum call)((code & 0x3F) % CALL_COUNT);
    tapzoom_status status;
    switch (call) {
    case CALL_TOUCHES: touches(in, w, nulls); break;
    case CALL_POLL: poll(in, w, nulls); break;
    case CALL_CREATE: create(in, w, nulls); break;
    case CALL_SET_CONFIG: set_config(in, w, nulls); break;
    case CALL_CONFIG_INIT: case CALL_GET_CONFIG: read_config(in, w, call, nulls); break;
    case CALL_ADVANCE: case CALL_CANCEL: case CALL_SET_VIEWPORT_SIZE: case CALL_SET_CONTENT_SIZE:
    case CALL_SET_INSETS: case CALL_ZOOM_TO_RECT: case CALL_ZOOM_TO: case CALL_ZOOM_BY: case CALL_SET_TRANSFORM:
    case CALL_RESET: case CALL_STOP:
        status = change(in, w, call, nulls);
        watch_call(w, status, 1);
        break;
    case CALL_SAVE: call_save(in, w, nulls); break;
    case CALL_LOAD: call_load(in, w, nulls); break;
    case CALL_RECORD: call_record(in, w, nulls); break;
    case CALL_POLL_RECORD: call_poll_record(w, nulls); break;
    case CALL_REPLAY: call_replay(in, w, nulls); break;
    default: ask(in, w, call, nulls);
    }
}

void play_noise(input *in) {
    watch w = {0};
    forget_snapshots();
    if (in->next < in->end && *in->next == CALL_CREATE) play_call(in, &w);
    if (!w.view) create_usual(&w);
    for (int left = MOST_CALLS; left > 0 && in->next < in->end; left--) play_call(in, &w);
    end_recording(in);
    watch_end(&w);
}
