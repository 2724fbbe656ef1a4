/*
 * noise.c - any function of the header, in any order, with any values. Most values are plausible, the rest as bad as
 * possible. A refused call changes neither the view nor its outputs.
 *
 * SPDX-License-Identifier: MIT
 */
#include <float.h>
#include <sanitizer/asan_interface.h>

#include "code.h"
#include "fuzz.h"

enum { MOST_CALLS = 1000 }; /* limit for one input, so that none takes too long */

#define COUNT(list) (sizeof(list) / sizeof *(list))

/* ---- Values -------------------------------------------------------------------------------------------------- */

static const double hostile[] = {0, -0.0, NAN, INFINITY, -INFINITY, 4.9e-324, -4.9e-324, DBL_MIN, DBL_EPSILON,
                                 DBL_MAX, -DBL_MAX, 1e300, 1e-300, 1e100, -1e100, 1e40, 1e-40, 1e13, 0x1p53, 0x1p63,
                                 -0x1p63, 0x1p31, 1, -1, 6.283185307179586, -3.141592653589793};
/* Also their neighbors, one unit in the last place to each side. */
static const double limits[] = {1e12, -1e12, 1e-6, 1e6, -1e6, 1e40, 1e-40, 1e4, 1e5, 1e3, 1e-3, 100, 10, 1, 0, 0.785,
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
    if (code >= 240) return pow(10, take(in) % 84 - 42); /* of any magnitude */
    double limit = limits[take(in) % COUNT(limits)];
    return code < 231 ? limit : nextafter(limit, code < 236 ? -INFINITY : INFINITY);
}

static double some_time(input *in, const harness *w) {
    static const double steps[] = {0, 0.001, 0.008, 0.016, 0.05, 0.1, 0.3, 0.5, 2, -0.001, 1e-9, 60};
    uint8_t code = take(in);
    const tapzoom_state *state = &w->last.state;
    double now = isfinite(state->time) ? state->time : 0;
    if (code == CODE_EXACT) return exact(in);
    if (code < 200) return now + steps[code % COUNT(steps)];
    if (code < 220 && isfinite(state->next_deadline)) return state->next_deadline;
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

/* A count for an array of at most `most` elements. No array is larger than half of the address space. */
static size_t some_count(input *in, size_t most) {
    static const size_t odd[] = {SIZE_MAX, SIZE_MAX / 2 + 1, SIZE_MAX - 7};
    uint8_t code = take(in);
    return code < 250 ? code % (most + 1) : odd[code % COUNT(odd)];
}

/* ---- Structs with a size: the library must not access the memory beyond them ---------------------------------- */

enum { MOST_BYTES = 4096 };

typedef union room {
    uint32_t struct_size;
    tapzoom_config config;
    tapzoom_options options;
    unsigned char bytes[MOST_BYTES + 8];
} room;

static room config_room, options_room;

/* The size by this header, or an odd one near the known sizes. */
static uint32_t some_size(input *in, uint32_t usual) {
    static const int32_t near[] = {-8, -4, -1, 1, 4, 8, 16, 200};
    static const uint32_t odd[] = {0, 1, 4, 8, 496, 504, MOST_BYTES - 1, MOST_BYTES, MOST_BYTES + 1, MOST_BYTES + 8,
                                   UINT32_MAX, 0x80000000};
    uint8_t code = take(in);
    if (code < 200) return usual;
    return code < 228 ? usual + (uint32_t)near[code % COUNT(near)] : odd[code % COUNT(odd)];
}

/* Lets the library access the bytes of a valid size. Of a size that it must refuse, it may read only struct_size. */
static void fence(room *of, uint32_t size, uint32_t least) {
    size_t readable = size >= least && size <= MOST_BYTES && size % 8 == 0 ? size : sizeof of->struct_size;
    ASAN_POISON_MEMORY_REGION(of->bytes + readable, sizeof *of - readable);
}

static void unfence(room *of) { ASAN_UNPOISON_MEMORY_REGION(of->bytes, sizeof *of); }

/* Curve, path, the numbers of a flight, and a padding. */
static void some_flight(input *in, tapzoom_options *options) {
    options->curve = some_choice(in, 2), options->path = some_choice(in, 2);
    options->left = some_number(in, 0, 800), options->bottom = some_number(in, 0, 600);
    options->max_scale = some_number(in, 0, 10), options->fly_rho = some_number(in, 0, 10);
    options->fly_speed = some_number(in, 0, 10), options->quiet = some_choice(in, 2);
}

/* NULL, or options, sometimes with random bytes in any field, also in reserved ones and beyond the known ones. */
static const tapzoom_options *some_options(input *in) {
    uint8_t code = take(in);
    if (code < 64) return NULL;
    memset(options_room.bytes, 0, sizeof options_room);
    if (code == CODE_EXACT) {
        take_all(in, &options_room.options, sizeof options_room.options);
    } else {
        options_room.options.animated = code < 240 ? code & 1 : some_choice(in, 2);
        if (code & 2) options_room.options.duration = some_number(in, 0, 2);
        if (code & 4) some_flight(in, &options_room.options);
        if (code >= 224) options_room.bytes[take(in) % 100] = take(in);
        options_room.struct_size = code < 208 ? sizeof(tapzoom_options) : some_size(in, sizeof(tapzoom_options));
    }
    fence(&options_room, options_room.struct_size, sizeof(tapzoom_options));
    return &options_room.options;
}

/* Changes any field, also a reserved one. */
static void change_config(input *in) {
    int is_real = take(in) < 128;
    size_t where = take(in), words = sizeof(tapzoom_config) / 8;
    if (is_real) {
        double value = some_number(in, 0, 10);
        memcpy(config_room.bytes + 8 * (where % words), &value, sizeof value);
    } else {
        int32_t value = some_choice(in, 8);
        memcpy(config_room.bytes + 4 * (where % (2 * words)), &value, sizeof value);
    }
}

static tapzoom_config *some_config(input *in) {
    tapzoom_config *config = &config_room.config;
    uint8_t code = take(in);
    memset(config_room.bytes, 0, sizeof config_room);
    if (code == CODE_EXACT) {
        take_all(in, config, sizeof *config);
    } else {
        EXPECT(tapzoom_config_init(config, sizeof *config, code % 4) == TAPZOOM_OK);
        if (code & 4) config->gestures = EVERY_GESTURE;
        config->lenient = code >= 192;
        for (int changes = code >> 3 & 7; changes > 0; changes--) change_config(in);
        config->struct_size = some_size(in, sizeof *config);
    }
    fence(&config_room, config->struct_size, sizeof *config);
    return config;
}

#define NUMBER(name, low, high) name = some_number(in, low, high)

static tapzoom_viewport some_viewport(input *in) {
    tapzoom_viewport viewport;
    NUMBER(viewport.width, 100, 2000), NUMBER(viewport.height, 100, 2000);
    NUMBER(viewport.left, 0, 500), NUMBER(viewport.top, 0, 500);
    NUMBER(viewport.right, 0, 500), NUMBER(viewport.bottom, 0, 500);
    return viewport;
}

static tapzoom_rect some_rect(input *in) {
    tapzoom_rect rect;
    NUMBER(rect.x, -4000, 4000), NUMBER(rect.y, -4000, 4000);
    NUMBER(rect.width, 10, 8000), NUMBER(rect.height, 10, 8000);
    return rect;
}

static tapzoom_transform some_transform(input *in) {
    tapzoom_transform transform;
    NUMBER(transform.scale, 0, 10), NUMBER(transform.rotation, -7, 7);
    NUMBER(transform.x, -4000, 4000), NUMBER(transform.y, -4000, 4000);
    return transform;
}

static tapzoom_velocity some_velocity(input *in) {
    tapzoom_velocity velocity = {0, 0, 0, 0, 0, 0};
    if (take(in) < 64) return velocity; /* no motion */
    NUMBER(velocity.x, -900, 900), NUMBER(velocity.y, -900, 900), NUMBER(velocity.log_scale, -5, 5);
    NUMBER(velocity.rotation, -5, 5), NUMBER(velocity.view_x, 0, 800), NUMBER(velocity.view_y, 0, 600);
    return velocity;
}

static void create(input *in, harness *w, int nulls) {
    tapzoom_view *view = NULL;
    tapzoom_config *config = some_config(in);
    tapzoom_viewport viewport = some_viewport(in);
    tapzoom_rect content = some_rect(in);
    tapzoom_status status = tapzoom_create(nulls & 1 ? NULL : config, nulls & 2 ? NULL : &viewport,
                                           nulls & 4 ? NULL : &content, nulls & 8 ? NULL : &view);
    unfence(&config_room);
    totals.calls++;
    EXPECT((status == TAPZOOM_OK) == (view != NULL));
    if (!view) return;
    if (w->view) {
        end_recording(in);
        harness_end(w);
    }
    harness_begin(w, view, config);
}

/* Memory of the host for a view. The library may not access the bytes beyond the size that it reports. */
static union {
    long double aligned; /* to 16 bytes */
    unsigned char bytes[1 << 15];
} view_room;

/* A view in memory of the host equals one of tapzoom_create. */
static void create_at(input *in, harness *w, int nulls) {
    static snapshot ours, theirs;
    size_t need = tapzoom_view_size(), size = take(in) < 192 ? need : some_count(in, need), offset = take(in) & 31;
    tapzoom_config *config = some_config(in);
    tapzoom_viewport viewport = some_viewport(in);
    tapzoom_rect content = some_rect(in);
    tapzoom_view *view = NULL, *other = NULL;
    if (offset < 16) offset = 0;
    EXPECT(need + 32 <= sizeof view_room);
    ASAN_POISON_MEMORY_REGION(view_room.bytes + offset + need, sizeof view_room - offset - need);
    tapzoom_status status =
        tapzoom_create_at(nulls & 1 ? NULL : view_room.bytes + offset, size, nulls & 2 ? NULL : config,
                          nulls & 4 ? NULL : &viewport, nulls & 8 ? NULL : &content, nulls & 16 ? NULL : &view);
    tapzoom_status usual = tapzoom_create(nulls & 2 ? NULL : config, nulls & 4 ? NULL : &viewport,
                                          nulls & 8 ? NULL : &content, nulls & 16 ? NULL : &other);
    if (nulls & 1) usual = TAPZOOM_ERROR_NULL;
    else if (usual == TAPZOOM_OK && offset % 16) usual = TAPZOOM_ERROR_RANGE;
    else if (usual == TAPZOOM_OK && size < need) usual = TAPZOOM_ERROR_BUFFER_TOO_SMALL;
    unfence(&config_room);
    EXPECT(status == usual && (status == TAPZOOM_OK) == (view != NULL));
    if (view) {
        EXPECT(other != NULL);
        save(view, &ours), save(other, &theirs);
        EXPECT(same(&ours, &theirs));
    }
    tapzoom_destroy(view);
    tapzoom_destroy(other);
    ASAN_UNPOISON_MEMORY_REGION(view_room.bytes, sizeof view_room);
    totals.calls += 2;
    (void)w;
}

/* For inputs that do not begin with CREATE. */
static void create_usual(harness *w) {
    tapzoom_config config = {.struct_size = sizeof config};
    tapzoom_view *view = usual_view();
    EXPECT(tapzoom_get_config(view, &config) == TAPZOOM_OK);
    harness_begin(w, view, &config);
}

/* ---- Calls --------------------------------------------------------------------------------------------------- */

/* A refused call does not change its outputs. */
static void check_out(tapzoom_status status, const void *out, size_t size) {
    const unsigned char *bytes = out;
    if (status == TAPZOOM_OK) return;
    for (size_t i = 0; i < size; i++) EXPECT(bytes[i] == 0xA5);
}

/* Fills a list of 16 samples and returns how many of them exist. */
static size_t some_samples(input *in, harness *w, tapzoom_touch *list) {
    size_t there = take(in) % 17;
    for (size_t i = 0; i < there; i++) {
        list[i].time = i > 0 && take(in) % 4 ? list[i - 1].time : some_time(in, w);
        list[i].id = some_id(in);
        list[i].x = some_number(in, 0, 800);
        list[i].y = some_number(in, 0, 600);
        list[i].phase = some_choice(in, 4) + 1;
        list[i].tool = some_choice(in, 3);
        uint8_t code = take(in);
        list[i].size = code < CODE_FLAGS || !(code & CODE_SIZE) ? 0 : some_number(in, 0, 300);
        list[i].reserved = code >= CODE_FLAGS && (code & 48) == CODE_RESERVED;
        list[i].flags = code < CODE_FLAGS ? 0 : (code & 3) | (code & CODE_PALM ? TAPZOOM_CONTACT_PALM : 0);
        list[i].buttons = code < CODE_FLAGS ? 0 : take(in);
        if (list[i].buttons < 192) list[i].buttons &= 63; /* otherwise an unknown bit is set */
    }
    return there;
}

/* Whether the view accepts a late time: only a lenient one does. */
static int mends(const harness *w, double late) {
    tapzoom_config config = {.struct_size = sizeof config};
    EXPECT(tapzoom_get_config(w->view, &config) == TAPZOOM_OK);
    return config.lenient && late > 0;
}

static void frame(input *in, harness *w, int nulls) {
    tapzoom_touch list[16];
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY + 8];
    tapzoom_frame_result result;
    size_t there = some_samples(in, w, list), count = some_count(in, there), capacity = take(in) % 40;
    double time = some_time(in, w);
    memset(&result, 0xA5, sizeof result);
    ASAN_POISON_MEMORY_REGION(list + there, sizeof list - there * sizeof *list);
    ASAN_POISON_MEMORY_REGION(events + capacity, sizeof events - capacity * sizeof *events);
    if (count > there) count = there;
    tapzoom_status status = tapzoom_frame(nulls & 1 ? NULL : w->view, time, nulls & 2 ? NULL : list, count,
                                          nulls & 4 ? NULL : events, capacity, nulls & 8 ? NULL : &result);
    ASAN_UNPOISON_MEMORY_REGION(list, sizeof list);
    ASAN_UNPOISON_MEMORY_REGION(events, sizeof events);
    int is_null = nulls & 9 || (nulls & 2 && count > 0) || (nulls & 4 && capacity > 0);
    EXPECT(!is_null || status == TAPZOOM_ERROR_NULL);
    if (is_null) {
        EXPECT(status != TAPZOOM_OK);
        check_out(status, &result, sizeof result);
        harness_call(w, status, 1);
        return;
    }
    size_t accepted = (size_t)result.accepted, polled = (size_t)result.event_count;
    EXPECT(accepted <= count && polled <= capacity && result.reserved == 0);
    if (status == TAPZOOM_OK && result.state.time != time) EXPECT(mends(w, result.state.time - time));
    if (status == TAPZOOM_OK) EXPECT(accepted == count);
    else EXPECT(polled == 0);
    /* Then the time is bad. */
    if (status != TAPZOOM_OK && accepted == count)
        EXPECT(status == TAPZOOM_ERROR_TIME || !(fabs(time) <= TAPZOOM_MAX_TIME));
    totals.samples += accepted;
    if (polled > 0) harness_events(w, events, polled);
    harness_call(w, status, 0);
    result.state.flags &= ~(uint32_t)TAPZOOM_STATE_EVENTS_LOST;
    tapzoom_state state = w->last.state;
    state.flags &= ~(uint32_t)TAPZOOM_STATE_EVENTS_LOST;
    tapzoom_transform drawn = w->last.transform;
    if (isfinite(state.time)) EXPECT(tapzoom_get_transform_at(w->view, state.time, &drawn) == TAPZOOM_OK);
    EXPECT(memcmp(&result.transform, &drawn, sizeof drawn) == 0);
    EXPECT(memcmp(&result.state, &state, sizeof state) == 0);
}

static void touches(input *in, harness *w, int nulls) {
    tapzoom_touch list[16];
    size_t there = some_samples(in, w, list), count = some_count(in, there), accepted = SIZE_MAX;
    if (there > 0 && count == 0) count = there;
    ASAN_POISON_MEMORY_REGION(list + there, sizeof list - there * sizeof *list);
    tapzoom_status status =
        tapzoom_push_touches(nulls & 1 ? NULL : w->view, nulls & 2 ? NULL : list, count, nulls & 4 ? NULL : &accepted);
    ASAN_UNPOISON_MEMORY_REGION(list, sizeof list);
    if (nulls & 4) accepted = 0;
    EXPECT(accepted <= count && (status == TAPZOOM_OK || accepted == 0 || accepted < count));
    if (status == TAPZOOM_OK && !(nulls & 4)) EXPECT(accepted == count);
    totals.samples += accepted;
    harness_call(w, status, accepted == 0 && !(nulls & 4));
}

static void poll(input *in, harness *w, int nulls) {
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY + 8];
    size_t capacity = take(in) % (TAPZOOM_EVENT_CAPACITY + 8), count;
    if (!(nulls & 7)) {
        harness_poll(w, capacity);
        return;
    }
    memset(&count, 0xA5, sizeof count);
    tapzoom_status status = tapzoom_poll_events(nulls & 1 ? NULL : w->view, nulls & 2 ? NULL : events,
                                                capacity, nulls & 4 ? NULL : &count);
    if (nulls & 5 || capacity > 0) EXPECT(status == TAPZOOM_ERROR_NULL);
    check_out(status, &count, sizeof count);
    harness_call(w, status, 1);
}

static tapzoom_status change(input *in, harness *w, enum call call, int nulls) {
    tapzoom_view *view = nulls & 1 ? NULL : w->view;
    const tapzoom_options *options;
    tapzoom_transform transform;
    tapzoom_velocity velocity;
    tapzoom_viewport viewport;
    tapzoom_rect rect;
    double a, b, c;
    switch (call) {
    case CALL_ADVANCE: return tapzoom_advance(view, some_time(in, w));
    case CALL_CANCEL: return tapzoom_cancel_touches(view, some_time(in, w));
    case CALL_PEN_NEAR: return tapzoom_pen_near(view, some_time(in, w));
    case CALL_SET_VIEWPORT:
        viewport = some_viewport(in);
        return tapzoom_set_viewport(view, nulls & 2 ? NULL : &viewport);
    case CALL_SET_CONTENT:
        rect = some_rect(in);
        return tapzoom_set_content(view, nulls & 2 ? NULL : &rect, some_choice(in, 2));
    case CALL_SET_PAGER_OFFSET:
        NUMBER(a, -800, 800), NUMBER(b, -600, 600);
        return tapzoom_set_pager_offset(view, a, b);
    case CALL_SET_TRANSFORM:
        transform = some_transform(in), options = some_options(in);
        return tapzoom_set_transform(view, nulls & 2 ? NULL : &transform, options);
    case CALL_ZOOM_TO:
        NUMBER(a, 0, 10), NUMBER(b, 0, 800), NUMBER(c, 0, 600), options = some_options(in);
        return tapzoom_zoom_to(view, a, b, c, options);
    case CALL_ZOOM_TO_RECT:
        rect = some_rect(in), options = some_options(in);
        return tapzoom_zoom_to_rect(view, nulls & 2 ? NULL : &rect, options);
    case CALL_CENTER_ON:
        NUMBER(a, 0, 4000), NUMBER(b, 0, 3000), NUMBER(c, 0, 10), options = some_options(in);
        return tapzoom_center_on(view, a, b, c, options);
    case CALL_ROTATE_TO:
        NUMBER(a, -7, 7), NUMBER(b, 0, 800), NUMBER(c, 0, 600), options = some_options(in);
        return tapzoom_rotate_to(view, a, b, c, options);
    case CALL_RESET: return tapzoom_fit(view, some_options(in));
    case CALL_ZOOM_BY:
        NUMBER(a, 0, 10), NUMBER(b, 0, 800), NUMBER(c, 0, 600), options = some_options(in);
        w->is_on_way = 1; /* at once it moves an animation with its target, also from beyond the limits */
        return tapzoom_zoom_by(view, a, b, c, options);
    case CALL_PAN_BY:
        NUMBER(a, -500, 500), NUMBER(b, -500, 500), options = some_options(in);
        return tapzoom_pan_by(view, a, b, options);
    case CALL_ROTATE_BY:
        NUMBER(a, -7, 7), NUMBER(b, 0, 800), NUMBER(c, 0, 600), options = some_options(in);
        return tapzoom_rotate_by(view, a, b, c, options);
    case CALL_STEP:
        options = some_options(in);
        w->is_on_way = 1;
        return tapzoom_step(view, nulls & 2 ? take(in) : (uint32_t)1 << take(in) % 9, options);
    case CALL_SET_VELOCITY:
        velocity = some_velocity(in);
        return tapzoom_set_velocity(view, nulls & 2 ? NULL : &velocity);
    default: return tapzoom_stop_motion(view);
    }
}

/* A contact that is down gets the owner that the call names, unless it is ignored. */
static void set_owner(input *in, harness *w, int nulls) {
    int64_t id = some_id(in);
    int32_t given = some_choice(in, 2), before, after;
    tapzoom_status known = tapzoom_get_contact_owner(w->view, id, &before);
    EXPECT(known == TAPZOOM_OK || known == TAPZOOM_ERROR_CONTACT_UNKNOWN);
    tapzoom_status status = tapzoom_set_contact_owner(nulls & 1 ? NULL : w->view, id, given);
    if (nulls & 1) EXPECT(status == TAPZOOM_ERROR_NULL);
    else EXPECT(status == (given == TAPZOOM_OWNER_VIEW || given == TAPZOOM_OWNER_HOST ? known : TAPZOOM_ERROR_ENUM));
    if (status == TAPZOOM_OK) {
        EXPECT(tapzoom_get_contact_owner(w->view, id, &after) == TAPZOOM_OK);
        EXPECT(after == (before == TAPZOOM_OWNER_IGNORED ? before : given));
    }
    harness_call(w, status, 1);
}

/* The contacts that are down, in memory with room for some of them. */
static void contacts(input *in, harness *w, int nulls) {
    tapzoom_contact list[TAPZOOM_MAX_CONTACTS];
    size_t capacity = take(in) % (TAPZOOM_MAX_CONTACTS + 1), count;
    int32_t owner;
    memset(&count, 0xA5, sizeof count);
    ASAN_POISON_MEMORY_REGION(list + capacity, sizeof list - capacity * sizeof *list);
    tapzoom_status status = tapzoom_get_contacts(nulls & 1 ? NULL : w->view, nulls & 2 ? NULL : list, capacity,
                                                 nulls & 4 ? NULL : &count);
    ASAN_UNPOISON_MEMORY_REGION(list, sizeof list);
    EXPECT(status == (nulls & 5 || (nulls & 2 && capacity > 0) ? TAPZOOM_ERROR_NULL : TAPZOOM_OK));
    check_out(status, &count, sizeof count);
    if (status == TAPZOOM_OK) EXPECT(count == (size_t)w->last.state.contact_count);
    for (size_t i = 0; status == TAPZOOM_OK && i < count && i < capacity; i++) {
        EXPECT(tapzoom_get_contact_owner(w->view, list[i].id, &owner) == TAPZOOM_OK && owner == list[i].owner);
        EXPECT(isfinite(list[i].x + list[i].y + list[i].landing_view_x + list[i].landing_view_y));
        EXPECT(isfinite(list[i].landing_content_x + list[i].landing_content_y));
        for (int k = 0; k < 5; k++) EXPECT(list[i].reserved[k] == 0);
        EXPECT(list[i].tool >= TAPZOOM_TOOL_FINGER && list[i].tool <= TAPZOOM_TOOL_MOUSE && list[i].buttons < 64);
        EXPECT(isfinite(list[i].landing_time));
    }
    harness_call(w, status, 1);
}

/* One report of a wheel or a trackpad. */
static void scroll(input *in, harness *w, int nulls) {
    tapzoom_scroll scroll;
    int32_t consumed;
    scroll.time = some_time(in, w);
    NUMBER(scroll.x, 0, 800), NUMBER(scroll.y, 0, 600), NUMBER(scroll.dx, -200, 200), NUMBER(scroll.dy, -200, 200);
    scroll.factor = take(in) < 128 ? 1 : some_number(in, 0.5, 2);
    scroll.rotation = take(in) < 192 ? 0 : some_number(in, -1, 1);
    scroll.unit = some_choice(in, 4), scroll.source = some_choice(in, 2), scroll.phase = some_choice(in, 5);
    scroll.reserved = take(in) < 250 ? 0 : (int32_t)take(in);
    memset(&consumed, 0xA5, sizeof consumed);
    tapzoom_status status = tapzoom_push_scroll(nulls & 1 ? NULL : w->view, nulls & 2 ? NULL : &scroll,
                                                nulls & 4 ? NULL : &consumed);
    if (nulls & 3) EXPECT(status == TAPZOOM_ERROR_NULL);
    check_out(status, &consumed, sizeof consumed);
    if (status == TAPZOOM_OK && !(nulls & 4)) EXPECT(consumed == 0 || consumed == 1);
    harness_call(w, status, 1);
}

static void change_and_check(input *in, harness *w, enum call call, int nulls) {
    tapzoom_status status = change(in, w, call, nulls);
    unfence(&options_room);
    harness_call(w, status, 1);
}

static void rebase_time(input *in, harness *w, int nulls) {
    double time = w->last.state.time, offset = take(in) < 64 ? -time : some_number(in, -100, 100);
    tapzoom_status status = tapzoom_rebase_time(nulls & 1 ? NULL : w->view, offset);
    if (nulls & 1) EXPECT(status == TAPZOOM_ERROR_NULL);
    if (status == TAPZOOM_OK) harness_rebased(w, offset);
    harness_call(w, status, 1);
    if (status == TAPZOOM_OK) EXPECT(w->last.state.time == (time > -INFINITY ? time + offset : time));
}

/* tapzoom_config_check returns the status of tapzoom_create, and names the field. */
static void config_check(input *in, int nulls) {
    static const tapzoom_viewport viewport = {8, 6, 0, 0, 0, 0};
    static const tapzoom_rect content = {0, 0, 8, 6};
    const tapzoom_config *config = nulls & 2 ? NULL : some_config(in);
    const char *unchanged = "unchanged", *field = unchanged;
    tapzoom_view *view = NULL;
    tapzoom_status status = tapzoom_config_check(config, nulls & 4 ? NULL : &field);
    EXPECT(tapzoom_create(config, &viewport, &content, &view) == status);
    tapzoom_destroy(view);
    unfence(&config_room);
    if (nulls & 6) EXPECT(field == unchanged);
    else EXPECT((field[0] == 0) == (status == TAPZOOM_OK) && strlen(field) < 40);
    if (!(nulls & 6)) EXPECT((strcmp(field, "struct_size") == 0) == (status == TAPZOOM_ERROR_STRUCT_SIZE));
    totals.calls += 2;
}

static void smart_zoom(input *in, harness *w, int nulls) {
    tapzoom_transform found;
    tapzoom_rect block = some_rect(in);
    double a, b, c;
    NUMBER(a, 0, 4000), NUMBER(b, 0, 3000), NUMBER(c, 0, 10);
    memset(&found, 0xA5, sizeof found);
    tapzoom_status status = tapzoom_get_smart_zoom(nulls & 1 ? NULL : w->view, nulls & 2 ? NULL : &block, a, b, c,
                                                   nulls & 4 ? NULL : &found);
    if (nulls & 7) EXPECT(status == TAPZOOM_ERROR_NULL);
    check_out(status, &found, sizeof found);
    if (status == TAPZOOM_OK) EXPECT(isfinite(found.x) && isfinite(found.y) && found.scale > 0);
    harness_call(w, status, 1);
}

static void set_config(input *in, harness *w, int nulls) {
    tapzoom_config *config = some_config(in);
    const tapzoom_options *options = some_options(in);
    tapzoom_status status = tapzoom_set_config(nulls & 1 ? NULL : w->view, nulls & 2 ? NULL : config, options);
    unfence(&config_room);
    unfence(&options_room);
    if (status == TAPZOOM_OK) harness_config(w, config);
    if (status == TAPZOOM_OK && options && options->animated) w->is_on_way = 1; /* from the old limits to the new */
    harness_call(w, status, 1);
}

/* The library writes up to the given size, and nothing if it refuses the size. */
static void read_config(input *in, harness *w, enum call call, int nulls) {
    uint32_t size = some_size(in, sizeof(tapzoom_config));
    tapzoom_status status;
    memset(config_room.bytes, 0xA5, sizeof config_room);
    if (call == CALL_GET_CONFIG) config_room.struct_size = size;
    fence(&config_room, size, sizeof(tapzoom_config));
    tapzoom_config *config = nulls & 2 ? NULL : &config_room.config;
    if (call == CALL_GET_CONFIG) status = tapzoom_get_config(nulls & 1 ? NULL : w->view, config);
    else status = tapzoom_config_init(config, size, some_choice(in, 4));
    unfence(&config_room);
    check_out(status, config_room.bytes + 4, sizeof config_room - 4);
    if (status == TAPZOOM_OK) EXPECT(config_room.struct_size == size);
    harness_call(w, status, 1);
}

#define NULLED(bit, pointer) (nulls & (bit) ? NULL : (pointer))
#define ASK(out, ...)                         \
    do {                                      \
        memset(&out, 0xA5, sizeof out);       \
        status = __VA_ARGS__;                 \
        check_out(status, &out, sizeof out);  \
    } while (0)

static void ask(input *in, harness *w, enum call call, int nulls) {
    const tapzoom_view *view = nulls & 1 ? NULL : w->view;
    struct { double a, b, c; } numbers;
    int32_t owner;
    tapzoom_transform transform;
    tapzoom_velocity velocity;
    tapzoom_overscroll overscroll;
    tapzoom_viewport viewport;
    tapzoom_rect rect;
    tapzoom_state state;
    tapzoom_status status;
    switch (call) {
    case CALL_GET_STATE: ASK(state, tapzoom_get_state(view, NULLED(2, &state))); break;
    case CALL_GET_TRANSFORM: ASK(transform, tapzoom_get_transform(view, NULLED(2, &transform))); break;
    case CALL_GET_TARGET_TRANSFORM: ASK(transform, tapzoom_get_target_transform(view, NULLED(2, &transform))); break;
    case CALL_GET_TRANSFORM_AT:
        ASK(transform, tapzoom_get_transform_at(view, some_time(in, w), NULLED(2, &transform)));
        if (status == TAPZOOM_OK && !nulls) EXPECT(transform.scale > 0 && isfinite(transform.x + transform.y));
        break;
    case CALL_GET_VELOCITY: ASK(velocity, tapzoom_get_velocity(view, NULLED(2, &velocity))); break;
    case CALL_GET_OVERSCROLL: ASK(overscroll, tapzoom_get_overscroll(view, NULLED(2, &overscroll))); break;
    case CALL_GET_CONTACT_OWNER:
        ASK(owner, tapzoom_get_contact_owner(view, some_id(in), NULLED(2, &owner)));
        if (status == TAPZOOM_OK) EXPECT(owner >= TAPZOOM_OWNER_VIEW && owner <= TAPZOOM_OWNER_IGNORED);
        break;
    case CALL_GET_VIEWPORT: ASK(viewport, tapzoom_get_viewport(view, NULLED(2, &viewport))); break;
    case CALL_GET_CONTENT: ASK(rect, tapzoom_get_content(view, NULLED(2, &rect))); break;
    case CALL_GET_ACTIONS: {
        uint32_t actions;
        ASK(actions, tapzoom_get_actions(view, NULLED(2, &actions)));
        if (status == TAPZOOM_OK) EXPECT(actions < 2 * TAPZOOM_STEP_FIT);
        break;
    }
    case CALL_GET_RASTER_SCALE:
        ASK(numbers.a, tapzoom_get_raster_scale(view, NULLED(2, &numbers.a)));
        if (status == TAPZOOM_OK) EXPECT(isfinite(numbers.a) && numbers.a > 0);
        break;
    case CALL_GET_SCALE_RANGE:
        ASK(numbers, tapzoom_get_scale_range(view, NULLED(2, &numbers.a), NULLED(4, &numbers.b), &numbers.c));
        if (status == TAPZOOM_OK && !nulls) EXPECT(numbers.a <= numbers.c && numbers.c <= numbers.b);
        break;
    default:
        status = some_choice(in, 16);
        EXPECT(tapzoom_status_string(status)[0] != 0);
        EXPECT(tapzoom_version() >= 10000 && tapzoom_version() / 10000 == TAPZOOM_VERSION_MAJOR);
        tapzoom_destroy(NULL);
        return;
    }
    harness_call(w, status, 1);
}

/* Reads under a transform: that of the view, that of its target, or any other. */
static void ask_of_transform(input *in, harness *w, enum call call, int nulls) {
    const tapzoom_view *view = nulls & 1 ? NULL : w->view;
    tapzoom_transform any, other, residual;
    double affine[6];
    struct { double a, b; } numbers;
    tapzoom_rect rect;
    float matrix[16];
    tapzoom_status status;
    double x, y;
    uint8_t which = take(in);
    if (which < 80) any = w->last.transform;
    else if (which < 160) EXPECT(tapzoom_get_target_transform(w->view, &any) == TAPZOOM_OK);
    else any = some_transform(in);
    const tapzoom_transform *transform = NULLED(2, &any);
    switch (call) {
    case CALL_GET_VISIBLE_RECT:
        ASK(rect, tapzoom_get_visible_rect(view, transform, NULLED(4, &rect)));
        if (status == TAPZOOM_OK) EXPECT(isfinite(rect.x) && isfinite(rect.y) && rect.width >= 0 && rect.height >= 0);
        break;
    case CALL_GET_PAN_RANGE:
        ASK(rect, tapzoom_get_pan_range(view, which & 1 ? NULL : &any, NULLED(2, &rect)));
        if (status == TAPZOOM_OK) EXPECT(isfinite(rect.x) && isfinite(rect.y) && rect.width >= 0 && rect.height >= 0);
        break;
    case CALL_GET_RASTER_TRANSFORM:
        ASK(residual, tapzoom_get_raster_transform(view, transform, NULLED(4, &residual)));
        if (status == TAPZOOM_OK) EXPECT(isfinite(residual.x) && isfinite(residual.y));
        break;
    case CALL_TRANSFORM_COMPOSE:
        other = some_transform(in);
        ASK(residual, tapzoom_transform_compose(transform, NULLED(8, &other), NULLED(4, &residual)));
        break;
    case CALL_TRANSFORM_INVERT: ASK(residual, tapzoom_transform_invert(transform, NULLED(4, &residual))); break;
    case CALL_TRANSFORM_INTERPOLATE:
        other = some_transform(in), x = some_number(in, 0, 1);
        ASK(residual, tapzoom_transform_interpolate(transform, NULLED(8, &other), x, NULLED(4, &residual)));
        break;
    case CALL_TRANSFORM_TO_AFFINE:
        ASK(affine, tapzoom_transform_to_affine(transform, NULLED(4, affine)));
        if (status == TAPZOOM_OK) for (int i = 0; i < 6; i++) EXPECT(isfinite(affine[i]));
        break;
    case CALL_TRANSFORM_TO_MATRIX:
        NUMBER(x, 0, 4000), NUMBER(y, 0, 3000);
        ASK(matrix, tapzoom_transform_to_matrix(transform, x, y, NULLED(4, matrix)));
        if (status == TAPZOOM_OK) for (int i = 0; i < 16; i++) EXPECT(!isnan(matrix[i]));
        break;
    default:
        NUMBER(x, 0, 4000), NUMBER(y, 0, 3000);
        if (call == CALL_VIEW_TO_CONTENT)
            ASK(numbers, tapzoom_view_to_content(transform, x, y, NULLED(8, &numbers.a), NULLED(4, &numbers.b)));
        else ASK(numbers, tapzoom_content_to_view(transform, x, y, NULLED(8, &numbers.a), NULLED(4, &numbers.b)));
        if (status == TAPZOOM_OK) EXPECT(isfinite(numbers.a) && isfinite(numbers.b));
    }
    /* The library accepts the transforms that it returned. */
    if (which < 160 && !nulls && (call == CALL_GET_VISIBLE_RECT || call == CALL_GET_RASTER_TRANSFORM))
        EXPECT(status == TAPZOOM_OK);
    int is_made = call == CALL_TRANSFORM_COMPOSE || call == CALL_TRANSFORM_INVERT || call == CALL_TRANSFORM_INTERPOLATE;
    if (status == TAPZOOM_OK && is_made) EXPECT(tapzoom_transform_to_affine(&residual, affine) == TAPZOOM_OK);
    harness_call(w, status, 1);
}

static void play_call(input *in, harness *w) {
    uint8_t code = take(in);
    int nulls = code >= 0xC0 ? take(in) : 0;
    enum call call = (enum call)((code & 0x3F) % CALL_COUNT);
    switch (call) {
    case CALL_PUSH_TOUCHES: touches(in, w, nulls); break;
    case CALL_FRAME: frame(in, w, nulls); break;
    case CALL_CREATE_AT: create_at(in, w, nulls); break;
    case CALL_GET_CONTACTS: contacts(in, w, nulls); break;
    case CALL_END_RECORDING: call_end_recording(in, w, nulls); break;
    case CALL_POLL: poll(in, w, nulls); break;
    case CALL_CREATE: create(in, w, nulls); break;
    case CALL_SET_CONFIG: set_config(in, w, nulls); break;
    case CALL_CONFIG_INIT: case CALL_GET_CONFIG: read_config(in, w, call, nulls); break;
    case CALL_ADVANCE: case CALL_CANCEL: case CALL_SET_VIEWPORT: case CALL_SET_CONTENT: case CALL_SET_TRANSFORM:
    case CALL_ZOOM_TO: case CALL_ZOOM_TO_RECT: case CALL_CENTER_ON: case CALL_ROTATE_TO: case CALL_RESET:
    case CALL_ZOOM_BY: case CALL_STOP: case CALL_PAN_BY: case CALL_ROTATE_BY: case CALL_SET_VELOCITY:
    case CALL_SET_PAGER_OFFSET: case CALL_PEN_NEAR: case CALL_STEP:
        change_and_check(in, w, call, nulls);
        break;
    case CALL_GET_VISIBLE_RECT: case CALL_GET_PAN_RANGE: case CALL_GET_RASTER_TRANSFORM: case CALL_VIEW_TO_CONTENT:
    case CALL_CONTENT_TO_VIEW: case CALL_TRANSFORM_TO_MATRIX: case CALL_TRANSFORM_TO_AFFINE:
    case CALL_TRANSFORM_COMPOSE: case CALL_TRANSFORM_INVERT: case CALL_TRANSFORM_INTERPOLATE:
        ask_of_transform(in, w, call, nulls);
        break;
    case CALL_SET_CONTACT_OWNER: set_owner(in, w, nulls); break;
    case CALL_PUSH_SCROLL: scroll(in, w, nulls); break;
    case CALL_GET_SMART_ZOOM: smart_zoom(in, w, nulls); break;
    case CALL_REBASE_TIME: rebase_time(in, w, nulls); break;
    case CALL_CONFIG_CHECK: config_check(in, nulls); break;
    case CALL_SAVE: call_save(in, w, nulls); break;
    case CALL_LOAD: call_load(in, w, nulls); break;
    case CALL_BEGIN_RECORDING: call_record(in, w, nulls); break;
    case CALL_FETCH_RECORDING: call_fetch_recording(w, nulls); break;
    case CALL_REPLAY: call_replay(in, w, nulls); break;
    default: ask(in, w, call, nulls);
    }
}

void play_noise(input *in) {
    harness w = {0};
    forget_snapshots();
    if (in->next < in->end && *in->next == CALL_CREATE) play_call(in, &w);
    if (!w.view) create_usual(&w);
    for (int left = MOST_CALLS; left > 0 && in->next < in->end; left--) play_call(in, &w);
    end_recording(in);
    harness_end(&w);
}
