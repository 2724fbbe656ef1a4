/* ---- The words of the structs ---- generate.py begins: layouts */
#define WORDS_transform "\10\4"
#define WORDS_rect "\10\4"
#define WORDS_viewport "\10\6"
#define WORDS_touch "\10\4\4\4\10\2"
#define WORDS_state "\10\2\4\6"
#define WORDS_frame_result "\10\6\4\10\10\1"
#define WORDS_scroll "\10\7\4\4"
#define WORDS_velocity "\10\6"
#define WORDS_event "\10\2\4\4\10\22\4\10\10\2\4\4"
#define WORDS_options "\4\4\10\10\4\2"
#define WORDS_level "\4\2\10\2"
#define WORDS_config "\4\2\10\2\4\4\10\2\4\2\10\2\4\4\10\4\4\12\10\3\4\2\10\2\4\2\10\2\4\2\10\2\4\2\10\2\4\2" \
    "\10\2\4\2\10\2\4\2\10\2\4\2\10\2\4\2\10\35\4\6\10\11"
#define WORDS_overscroll "\10\6"
#define WORDS_contact "\10\10\4\10"
#define WORDS_record_entry "\10\3\4\2\10\34"
#define OLDEST_CONFIG 720 /* Its size in 1.0. */
#define OLDEST_OPTIONS 88 /* Its size in 1.0. */
/* generate.py ends */

/* ---- The memory of a view ------------------------------------------------------------------------------------------
 *
 * A module of WebAssembly addresses one block of memory, from 0. Here each view is such a block:
 *
 *     0       struct tapzoom_view
 *     HEAD    the constants of the module
 *     ARGS    structs of the host: arguments before a call, results after it
 *     BULK    a snapshot or a record of the host. The call then writes its own records over it, when it has read all
 *     SAMPLES touches
 *     EVENTS  events and contacts for the host
 *     VIEW    the module's view
 *     ...     its stack, downward from the end
 *
 * A call without a view uses a shorter block on the stack of the host: up to BULK, and a small stack. */

enum {
    ARGS_SIZE = 1024,
    BULK_SIZE = 13312, /* A recording begins with at most 914 bytes of START and 12,294 of LOAD. */
    TOUCHES = 16, /* Touches that a call of the module takes. */
    VIEW_STACK = 20480,
    SPARE_STACK = 6144,

    ARGS = HEAD + DATA_SIZE,
    BULK = ARGS + ARGS_SIZE,
    SAMPLES = BULK + BULK_SIZE,
    EVENTS = SAMPLES + TOUCHES * 64,
    VIEW = EVENTS + TAPZOOM_EVENT_CAPACITY * 240,
    BLOCK = VIEW + VIEW_SIZE + VIEW_STACK,
    SPARE = BULK + SPARE_STACK
};

typedef union spare {
    tapzoom_view view;
    u64 words[SPARE / 8];
} spare;

typedef char fits[sizeof(struct tapzoom_view) <= HEAD && VIEW % 16 == 0 && BLOCK % 16 == 0 && SPARE % 16 == 0 ? 1 : -1];

/* Makes a block of `size` bytes with the module's constants. */
static tapzoom_view *start(void *block, u32 size) {
    tapzoom_view *v = (tapzoom_view *)block;
    memset(v, 0, sizeof *v);
    v->stack_end = size == SPARE ? BULK : VIEW + VIEW_SIZE;
    memcpy(AT(v, HEAD), constants, DATA_SIZE);
    v->stack = size;
    return v;
}

/* A pointer to a constant of the module. */
static const char *constant(u32 address) { return (const char *)constants + (address - HEAD); }

/* Copies words between the host and the module, whose words have the lowest byte first. `words`: pairs of the size of a
 * word and the number of such words. */
static void copy(void *to, const void *from, size_t size, const char *words) {
#if TAPZOOM_BIG_ENDIAN
    u8 *target = (u8 *)to;
    const u8 *source = (const u8 *)from, *end = source + size;
    while (source < end) {
        const char *pair = words;
        for (; *pair != 0 && source < end; pair += 2) {
            size_t width = (size_t)pair[0], count = (size_t)(u8)pair[1], i;
            for (; count > 0 && source < end; count--, source += width, target += width)
                for (i = 0; i < width; i++) target[i] = source[width - 1 - i];
        }
    }
#else
    (void)words;
    memcpy(to, from, size);
#endif
}

/* Copies an argument to the module. Returns its address; that of NULL is 0. */
static u32 put(tapzoom_view *v, u32 at, const void *from, size_t size, const char *words) {
    if (!from) return 0;
    copy(AT(v, at), from, size, words);
    return at;
}

/* The size of a host's struct that begins with its size, as the module knows it; 0 if no release can have it. */
static u32 known_size(size_t size, u32 own) {
    return size <= own ? (u32)size : size <= 4096 && size % 8 == 0 ? own : 0;
}

static int is_zero(const u8 *bytes, u32 count) {
    for (; count > 0; count--, bytes++)
        if (*bytes != 0) return 0;
    return 1;
}

/* As `put`, for a struct that begins with its size. That of a newer host may be longer, if the rest is 0. */
static u32 put_grown(tapzoom_view *v, u32 at, const void *from, u32 own, u32 oldest, const char *words) {
    u32 given, size;
    if (!from) return 0;
    memcpy(&given, from, sizeof given);
    size = known_size(given, own);
    if (size == own && !is_zero((const u8 *)from + own, given - own)) size = 0;
    if (size >= oldest && size % 8 == 0) copy(AT(v, at), from, size, words);
    i32_store(v, at, 0, size);
    return at;
}

/* Copies a result to the host, if it wants it. */
static void get(void *to, tapzoom_view *v, u32 at, size_t size, const char *words) {
    if (to) copy(to, AT(v, at), size, words);
}

/* A size for the module, whose numbers have 32 bits. One beyond PTRDIFF_MAX stays negative. */
static u32 size32(size_t size) {
    return size <= 0x7FFFFFFF ? (u32)size : size > SIZE_MAX / 2 ? 0x80000000 : 0x7FFFFFFF;
}

/* ---- Calls on a view --------------------------------------------------------------------------------------------- */

/* The module records the running call to its window, which has as much room as the host's memory. */
static void open_window(tapzoom_view *v) {
    size_t left = v->room - v->recorded;
    in_move_recording(v, VIEW, BULK, left < BULK_SIZE ? (u32)left : (u32)BULK_SIZE);
}

/* Moves the records of the running call to the host. */
static void close_window(tapzoom_view *v) {
    u32 count;
    if (in_fetch_recording(v, VIEW, ARGS) != TAPZOOM_OK) return; /* The recording has ended before this call. */
    count = i32_load(v, ARGS, 0);
    memcpy(v->recording + v->recorded, AT(v, BULK), count);
    v->recorded += count;
}

static tapzoom_status enter(const tapzoom_view *view) {
    tapzoom_view *v = (tapzoom_view *)view;
    if (!v) return TAPZOOM_ERROR_NULL;
    if (LOAD_RELAXED(v->is_used)) return TAPZOOM_ERROR_BUSY;
    STORE_RELAXED(v->is_used, 1);
    FENCE;
    if (v->recording) open_window(v);
    return TAPZOOM_OK;
}

static tapzoom_status leave(tapzoom_view *v, tapzoom_status status) {
    if (v->recording) close_window(v);
    FENCE;
    STORE_RELAXED(v->is_used, 0);
    return status;
}

/* ---- The functions of tapzoom.h ------------------------------------------------------------------------------------
 *
 * Those whose arguments are more than structs and numbers. */

int32_t tapzoom_version(void) {
    return TAPZOOM_VERSION_MAJOR * 10000 + TAPZOOM_VERSION_MINOR * 100 + TAPZOOM_VERSION_PATCH;
}

size_t tapzoom_view_size(void) {
    return BLOCK;
}

const char *tapzoom_status_string(tapzoom_status status) {
    spare memory;
    return constant(in_status_string(start(&memory, SPARE), (u32)status));
}

/* Copies a config to a host whose struct has `room` bytes. */
static void get_config(tapzoom_config *config, tapzoom_view *v, u32 size, size_t room) {
    get(config, v, ARGS, size, WORDS_config);
    memset((u8 *)config + size, 0, room - size);
    config->struct_size = (u32)room;
}

tapzoom_status tapzoom_config_init(tapzoom_config *config, size_t struct_size, int32_t preset) {
    spare memory;
    tapzoom_view *v = start(&memory, SPARE);
    u32 size = known_size(struct_size, sizeof *config);
    tapzoom_status status = (tapzoom_status)in_config_init(v, config ? ARGS : 0, size, (u32)preset);
    if (status == TAPZOOM_OK) get_config(config, v, size, struct_size);
    return status;
}

tapzoom_status tapzoom_config_check(const tapzoom_config *config, const char **field) {
    spare memory;
    tapzoom_view *v = start(&memory, SPARE);
    u32 own = put_grown(v, ARGS + 16, config, sizeof *config, OLDEST_CONFIG, WORDS_config);
    tapzoom_status status = (tapzoom_status)in_config_check(v, own, field ? ARGS : 0);
    if (config && field) *field = constant(i32_load(v, ARGS, 0));
    return status;
}

/* Creates a view in memory of the host, or in new memory. */
static tapzoom_status create(void *block, size_t size, u32 is_owned, const tapzoom_config *config,
                             const tapzoom_viewport *viewport, const tapzoom_rect *content, tapzoom_view **view) {
    spare memory;
    tapzoom_view *v = start(&memory, SPARE), *made;
    u32 out = view ? ARGS : 0, p = put(v, ARGS + 16, viewport, sizeof *viewport, WORDS_viewport);
    u32 r = put(v, ARGS + 64, content, sizeof *content, WORDS_rect);
    u32 c = put_grown(v, ARGS + 96, config, sizeof *config, OLDEST_CONFIG, WORDS_config);
    /* In no memory at all, the module only checks the arguments. */
    tapzoom_status status = (tapzoom_status)in_create_at(v, VIEW, 0, c, p, r, out);
    if (status != TAPZOOM_ERROR_BUFFER_TOO_SMALL) return status;
    if (is_owned) {
        block = malloc(BLOCK);
        if (!block) return TAPZOOM_ERROR_MEMORY;
    } else if ((uintptr_t)block % 16 != 0) {
        return TAPZOOM_ERROR_RANGE;
    } else if (size < BLOCK) {
        return TAPZOOM_ERROR_BUFFER_TOO_SMALL;
    }
    made = start(block, BLOCK);
    made->is_owned = is_owned;
    memcpy(AT(made, ARGS), AT(v, ARGS), ARGS_SIZE);
    status = (tapzoom_status)in_create_at(made, VIEW, VIEW_SIZE, c, p, r, out);
    *view = made;
    return status;
}

tapzoom_status tapzoom_create(const tapzoom_config *config, const tapzoom_viewport *viewport,
                              const tapzoom_rect *content, tapzoom_view **view) {
    return create(NULL, 0, 1, config, viewport, content, view);
}

tapzoom_status tapzoom_create_at(void *memory, size_t size, const tapzoom_config *config,
                                 const tapzoom_viewport *viewport, const tapzoom_rect *content, tapzoom_view **view) {
    return memory ? create(memory, size, 0, config, viewport, content, view) : TAPZOOM_ERROR_NULL;
}

void tapzoom_destroy(tapzoom_view *view) {
    if (view && view->is_owned) free(view);
}

tapzoom_status tapzoom_get_config(const tapzoom_view *view, tapzoom_config *config) {
    tapzoom_view *v = (tapzoom_view *)view;
    u32 size;
    tapzoom_status status = enter(v);
    if (status != TAPZOOM_OK) return status;
    size = config ? known_size(config->struct_size, sizeof *config) : 0;
    i32_store(v, ARGS, 0, size);
    status = (tapzoom_status)in_get_config(v, VIEW, config ? ARGS : 0);
    if (status == TAPZOOM_OK) get_config(config, v, size, config->struct_size);
    return leave(v, status);
}

/* Pushes touches until one is refused. */
static tapzoom_status push(tapzoom_view *v, const tapzoom_touch *touches, size_t count, size_t *done) {
    tapzoom_status status = TAPZOOM_OK;
    while (status == TAPZOOM_OK && *done < count) {
        u32 part = count - *done < TOUCHES ? (u32)(count - *done) : (u32)TOUCHES;
        put(v, SAMPLES, touches + *done, part * sizeof *touches, WORDS_touch);
        status = (tapzoom_status)in_push_touches(v, VIEW, SAMPLES, part, ARGS);
        *done += i32_load(v, ARGS, 0);
        if (v->recording) {
            close_window(v);
            open_window(v);
        }
    }
    return status;
}

tapzoom_status tapzoom_push_touches(tapzoom_view *view, const tapzoom_touch *touches, size_t count, size_t *accepted) {
    size_t done = 0;
    tapzoom_status status = enter(view);
    if (status == TAPZOOM_OK) {
        if (!touches) status = count == 0 ? TAPZOOM_OK : TAPZOOM_ERROR_NULL;
        else if (count > SIZE_MAX / 2) status = TAPZOOM_ERROR_RANGE;
        else status = push(view, touches, count, &done);
        leave(view, status);
    }
    if (accepted) *accepted = done;
    return status;
}

tapzoom_status tapzoom_frame(tapzoom_view *view, double time, const tapzoom_touch *touches, size_t count,
                             tapzoom_event *events, size_t capacity, tapzoom_frame_result *result) {
    size_t done = 0, rest;
    tapzoom_status status = enter(view);
    if (status != TAPZOOM_OK) return status;
    if (!result || (!touches && count > 0) || (!events && capacity > 0)) return leave(view, TAPZOOM_ERROR_NULL);
    if (count > INT32_MAX) return leave(view, TAPZOOM_ERROR_RANGE);
    /* The module refuses a refused touch once more, and reports it. */
    if (count > TOUCHES) push(view, touches, count - TOUCHES, &done);
    rest = count - done;
    if (rest > TOUCHES) rest = TOUCHES;
    if (rest > 0) put(view, SAMPLES, touches + done, rest * sizeof *touches, WORDS_touch);
    if (capacity > TAPZOOM_EVENT_CAPACITY) capacity = TAPZOOM_EVENT_CAPACITY;
    status = (tapzoom_status)in_frame(view, VIEW, time, touches ? SAMPLES : 0, (u32)rest, events ? EVENTS : 0,
                                      (u32)capacity, ARGS);
    get(events, view, EVENTS, i32_load(view, ARGS, 76) * sizeof *events, WORDS_event);
    get(result, view, ARGS, sizeof *result, WORDS_frame_result);
    result->accepted += (int32_t)done;
    return leave(view, status);
}

tapzoom_status tapzoom_poll_events(tapzoom_view *view, tapzoom_event *events, size_t capacity, size_t *count) {
    tapzoom_status status = enter(view);
    if (status != TAPZOOM_OK) return status;
    if (capacity > TAPZOOM_EVENT_CAPACITY) capacity = TAPZOOM_EVENT_CAPACITY;
    status = (tapzoom_status)in_poll_events(view, VIEW, events ? EVENTS : 0, (u32)capacity, count ? ARGS : 0);
    if (status == TAPZOOM_OK) {
        get(events, view, EVENTS, i32_load(view, ARGS, 0) * sizeof *events, WORDS_event);
        *count = i32_load(view, ARGS, 0);
    }
    return leave(view, status);
}

tapzoom_status tapzoom_get_contacts(const tapzoom_view *view, tapzoom_contact *contacts, size_t capacity,
                                    size_t *count) {
    tapzoom_view *v = (tapzoom_view *)view;
    tapzoom_status status = enter(v);
    if (status != TAPZOOM_OK) return status;
    if (capacity > TAPZOOM_MAX_CONTACTS) capacity = TAPZOOM_MAX_CONTACTS;
    status = (tapzoom_status)in_get_contacts(v, VIEW, contacts ? EVENTS : 0, (u32)capacity, count ? ARGS : 0);
    if (status == TAPZOOM_OK) {
        size_t total = i32_load(v, ARGS, 0);
        get(contacts, v, EVENTS, (total < capacity ? total : capacity) * sizeof *contacts, WORDS_contact);
        *count = total;
    }
    return leave(v, status);
}

tapzoom_status tapzoom_save_state(const tapzoom_view *view, void *memory, size_t capacity, size_t *size) {
    tapzoom_view *v = (tapzoom_view *)view;
    tapzoom_status status = enter(v);
    if (status != TAPZOOM_OK) return status;
    status = (tapzoom_status)in_save_state(v, VIEW, memory ? BULK : 0, size32(capacity), size ? ARGS : 0);
    if (status == TAPZOOM_OK) {
        size_t written = i32_load(v, ARGS, 0);
        if (memory) memcpy(memory, AT(v, BULK), written);
        *size = written;
    }
    return leave(v, status);
}

/* Copies the bytes of a snapshot or of recordings, of which the module reads at most BULK_SIZE. */
static u32 put_bytes(tapzoom_view *v, const void *bytes, u32 *size) {
    if (!bytes) return 0;
    if (*size <= 0x7FFFFFFF) {
        if (*size > BULK_SIZE) *size = BULK_SIZE;
        memcpy(AT(v, BULK), bytes, *size);
    }
    return BULK;
}

tapzoom_status tapzoom_load_state(tapzoom_view *view, const void *bytes, size_t size) {
    u32 from, own = size32(size);
    tapzoom_status status = enter(view);
    if (status != TAPZOOM_OK) return status;
    from = put_bytes(view, bytes, &own);
    return leave(view, (tapzoom_status)in_load_state(view, VIEW, from, own));
}

tapzoom_status tapzoom_replay(tapzoom_view *view, const void *bytes, size_t size, size_t *accepted,
                              tapzoom_record_entry *entry, tapzoom_event *events) {
    enum { ENTRY = ARGS + 16, COUNT = ENTRY + 28 };
    u32 from, own = size32(size);
    tapzoom_status status = enter(view);
    if (status != TAPZOOM_OK) return status;
    from = put_bytes(view, bytes, &own);
    status = (tapzoom_status)in_replay(view, VIEW, from, own, accepted ? ARGS : 0, ENTRY, events ? EVENTS : 0);
    if (status == TAPZOOM_OK || status == TAPZOOM_ERROR_DIVERGED) {
        get(events, view, EVENTS, i32_load(view, COUNT, 0) * sizeof *events, WORDS_event);
        *accepted = i32_load(view, ARGS, 0);
        get(entry, view, ENTRY, sizeof *entry, WORDS_record_entry);
    }
    return leave(view, status);
}

tapzoom_status tapzoom_begin_recording(tapzoom_view *view, void *memory, size_t size) {
    u32 own = size32(size);
    tapzoom_status status = enter(view);
    if (status != TAPZOOM_OK) return status;
    if (own <= 0x7FFFFFFF && own > BULK_SIZE) own = BULK_SIZE;
    status = (tapzoom_status)in_begin_recording(view, VIEW, memory ? BULK : 0, own);
    if (status == TAPZOOM_OK || status == TAPZOOM_ERROR_BUFFER_TOO_SMALL) {
        view->recording = status == TAPZOOM_OK ? (u8 *)memory : NULL;
        view->room = size;
        view->recorded = 0;
    }
    return leave(view, status);
}

tapzoom_status tapzoom_fetch_recording(tapzoom_view *view, size_t *count) {
    tapzoom_status status = enter(view);
    if (status != TAPZOOM_OK) return status;
    /* The module's own part is empty: each call has moved it. */
    if (!count) status = TAPZOOM_ERROR_NULL;
    else if (view->recorded == 0) status = (tapzoom_status)in_fetch_recording(view, VIEW, ARGS);
    if (status == TAPZOOM_OK) {
        *count = view->recorded;
        view->recorded = 0;
    }
    return leave(view, status);
}

tapzoom_status tapzoom_end_recording(tapzoom_view *view) {
    tapzoom_status status = enter(view);
    if (status != TAPZOOM_OK) return status;
    view->recording = NULL;
    view->recorded = 0;
    return leave(view, (tapzoom_status)in_end_recording(view, VIEW));
}

/* All others. generate.py begins: functions */
tapzoom_status tapzoom_set_viewport(tapzoom_view *view, const tapzoom_viewport *viewport) {
    tapzoom_view *v = (tapzoom_view *)view;
    tapzoom_status status = enter(v);
    if (status != TAPZOOM_OK) return status;
    status = (tapzoom_status)in_set_viewport(v, VIEW, put(v, ARGS, viewport, sizeof *viewport, WORDS_viewport));
    return leave(v, status);
}

tapzoom_status tapzoom_push_scroll(tapzoom_view *view, const tapzoom_scroll *scroll, int32_t *consumed) {
    tapzoom_view *v = (tapzoom_view *)view;
    tapzoom_status status = enter(v);
    if (status != TAPZOOM_OK) return status;
    status = (tapzoom_status)in_push_scroll(v, VIEW, put(v, ARGS, scroll, sizeof *scroll, WORDS_scroll), consumed ? ARGS
        + 72 : 0);
    if (status == TAPZOOM_OK) get(consumed, v, ARGS + 72, sizeof *consumed, "\4\1");
    return leave(v, status);
}

tapzoom_status tapzoom_cancel_touches(tapzoom_view *view, double time) {
    tapzoom_view *v = (tapzoom_view *)view;
    tapzoom_status status = enter(v);
    if (status != TAPZOOM_OK) return status;
    status = (tapzoom_status)in_cancel_touches(v, VIEW, time);
    return leave(v, status);
}

tapzoom_status tapzoom_view_to_content(const tapzoom_transform *transform, double view_x, double view_y,
                                       double *content_x, double *content_y) {
    spare memory;
    tapzoom_view *v = start(&memory, SPARE);
    tapzoom_status status;
    status = (tapzoom_status)in_view_to_content(v, put(v, ARGS, transform, sizeof *transform, WORDS_transform), view_x,
        view_y, content_x ? ARGS + 32 : 0, content_y ? ARGS + 40 : 0);
    if (status == TAPZOOM_OK) get(content_x, v, ARGS + 32, sizeof *content_x, "\10\1");
    if (status == TAPZOOM_OK) get(content_y, v, ARGS + 40, sizeof *content_y, "\10\1");
    return status;
}

tapzoom_status tapzoom_content_to_view(const tapzoom_transform *transform, double content_x, double content_y,
                                       double *view_x, double *view_y) {
    spare memory;
    tapzoom_view *v = start(&memory, SPARE);
    tapzoom_status status;
    status = (tapzoom_status)in_content_to_view(v, put(v, ARGS, transform, sizeof *transform, WORDS_transform),
        content_x, content_y, view_x ? ARGS + 32 : 0, view_y ? ARGS + 40 : 0);
    if (status == TAPZOOM_OK) get(view_x, v, ARGS + 32, sizeof *view_x, "\10\1");
    if (status == TAPZOOM_OK) get(view_y, v, ARGS + 40, sizeof *view_y, "\10\1");
    return status;
}

tapzoom_status tapzoom_advance(tapzoom_view *view, double time) {
    tapzoom_view *v = (tapzoom_view *)view;
    tapzoom_status status = enter(v);
    if (status != TAPZOOM_OK) return status;
    status = (tapzoom_status)in_advance(v, VIEW, time);
    return leave(v, status);
}

tapzoom_status tapzoom_get_state(const tapzoom_view *view, tapzoom_state *state) {
    tapzoom_view *v = (tapzoom_view *)view;
    tapzoom_status status = enter(v);
    if (status != TAPZOOM_OK) return status;
    status = (tapzoom_status)in_get_state(v, VIEW, state ? ARGS : 0);
    if (status == TAPZOOM_OK) get(state, v, ARGS, sizeof *state, WORDS_state);
    return leave(v, status);
}

tapzoom_status tapzoom_get_transform(const tapzoom_view *view, tapzoom_transform *transform) {
    tapzoom_view *v = (tapzoom_view *)view;
    tapzoom_status status = enter(v);
    if (status != TAPZOOM_OK) return status;
    status = (tapzoom_status)in_get_transform(v, VIEW, transform ? ARGS : 0);
    if (status == TAPZOOM_OK) get(transform, v, ARGS, sizeof *transform, WORDS_transform);
    return leave(v, status);
}

tapzoom_status tapzoom_get_transform_at(const tapzoom_view *view, double time, tapzoom_transform *transform) {
    tapzoom_view *v = (tapzoom_view *)view;
    tapzoom_status status = enter(v);
    if (status != TAPZOOM_OK) return status;
    status = (tapzoom_status)in_get_transform_at(v, VIEW, time, transform ? ARGS : 0);
    if (status == TAPZOOM_OK) get(transform, v, ARGS, sizeof *transform, WORDS_transform);
    return leave(v, status);
}

tapzoom_status tapzoom_rebase_time(tapzoom_view *view, double offset) {
    tapzoom_view *v = (tapzoom_view *)view;
    tapzoom_status status = enter(v);
    if (status != TAPZOOM_OK) return status;
    status = (tapzoom_status)in_rebase_time(v, VIEW, offset);
    return leave(v, status);
}

tapzoom_status tapzoom_set_transform(tapzoom_view *view, const tapzoom_transform *transform,
                                     const tapzoom_options *options) {
    tapzoom_view *v = (tapzoom_view *)view;
    tapzoom_status status = enter(v);
    if (status != TAPZOOM_OK) return status;
    status = (tapzoom_status)in_set_transform(v, VIEW, put(v, ARGS, transform, sizeof *transform, WORDS_transform),
        put_grown(v, ARGS + 32, options, sizeof *options, OLDEST_OPTIONS, WORDS_options));
    return leave(v, status);
}

tapzoom_status tapzoom_zoom_to(tapzoom_view *view, double scale, double view_x, double view_y,
                               const tapzoom_options *options) {
    tapzoom_view *v = (tapzoom_view *)view;
    tapzoom_status status = enter(v);
    if (status != TAPZOOM_OK) return status;
    status = (tapzoom_status)in_zoom_to(v, VIEW, scale, view_x, view_y, put_grown(v, ARGS, options, sizeof *options,
        OLDEST_OPTIONS, WORDS_options));
    return leave(v, status);
}

tapzoom_status tapzoom_zoom_to_rect(tapzoom_view *view, const tapzoom_rect *rect, const tapzoom_options *options) {
    tapzoom_view *v = (tapzoom_view *)view;
    tapzoom_status status = enter(v);
    if (status != TAPZOOM_OK) return status;
    status = (tapzoom_status)in_zoom_to_rect(v, VIEW, put(v, ARGS, rect, sizeof *rect, WORDS_rect), put_grown(v, ARGS +
        32, options, sizeof *options, OLDEST_OPTIONS, WORDS_options));
    return leave(v, status);
}

tapzoom_status tapzoom_center_on(tapzoom_view *view, double content_x, double content_y, double scale,
                                 const tapzoom_options *options) {
    tapzoom_view *v = (tapzoom_view *)view;
    tapzoom_status status = enter(v);
    if (status != TAPZOOM_OK) return status;
    status = (tapzoom_status)in_center_on(v, VIEW, content_x, content_y, scale, put_grown(v, ARGS, options, sizeof
        *options, OLDEST_OPTIONS, WORDS_options));
    return leave(v, status);
}

tapzoom_status tapzoom_rotate_to(tapzoom_view *view, double rotation, double view_x, double view_y,
                                 const tapzoom_options *options) {
    tapzoom_view *v = (tapzoom_view *)view;
    tapzoom_status status = enter(v);
    if (status != TAPZOOM_OK) return status;
    status = (tapzoom_status)in_rotate_to(v, VIEW, rotation, view_x, view_y, put_grown(v, ARGS, options, sizeof
        *options, OLDEST_OPTIONS, WORDS_options));
    return leave(v, status);
}

tapzoom_status tapzoom_fit(tapzoom_view *view, const tapzoom_options *options) {
    tapzoom_view *v = (tapzoom_view *)view;
    tapzoom_status status = enter(v);
    if (status != TAPZOOM_OK) return status;
    status = (tapzoom_status)in_fit(v, VIEW, put_grown(v, ARGS, options, sizeof *options, OLDEST_OPTIONS,
        WORDS_options));
    return leave(v, status);
}

tapzoom_status tapzoom_pan_by(tapzoom_view *view, double dx, double dy, const tapzoom_options *options) {
    tapzoom_view *v = (tapzoom_view *)view;
    tapzoom_status status = enter(v);
    if (status != TAPZOOM_OK) return status;
    status = (tapzoom_status)in_pan_by(v, VIEW, dx, dy, put_grown(v, ARGS, options, sizeof *options, OLDEST_OPTIONS,
        WORDS_options));
    return leave(v, status);
}

tapzoom_status tapzoom_zoom_by(tapzoom_view *view, double factor, double view_x, double view_y,
                               const tapzoom_options *options) {
    tapzoom_view *v = (tapzoom_view *)view;
    tapzoom_status status = enter(v);
    if (status != TAPZOOM_OK) return status;
    status = (tapzoom_status)in_zoom_by(v, VIEW, factor, view_x, view_y, put_grown(v, ARGS, options, sizeof *options,
        OLDEST_OPTIONS, WORDS_options));
    return leave(v, status);
}

tapzoom_status tapzoom_rotate_by(tapzoom_view *view, double angle, double view_x, double view_y,
                                 const tapzoom_options *options) {
    tapzoom_view *v = (tapzoom_view *)view;
    tapzoom_status status = enter(v);
    if (status != TAPZOOM_OK) return status;
    status = (tapzoom_status)in_rotate_by(v, VIEW, angle, view_x, view_y, put_grown(v, ARGS, options, sizeof *options,
        OLDEST_OPTIONS, WORDS_options));
    return leave(v, status);
}

tapzoom_status tapzoom_step(tapzoom_view *view, uint32_t action, const tapzoom_options *options) {
    tapzoom_view *v = (tapzoom_view *)view;
    tapzoom_status status = enter(v);
    if (status != TAPZOOM_OK) return status;
    status = (tapzoom_status)in_step(v, VIEW, action, put_grown(v, ARGS, options, sizeof *options, OLDEST_OPTIONS,
        WORDS_options));
    return leave(v, status);
}

tapzoom_status tapzoom_get_actions(const tapzoom_view *view, uint32_t *actions) {
    tapzoom_view *v = (tapzoom_view *)view;
    tapzoom_status status = enter(v);
    if (status != TAPZOOM_OK) return status;
    status = (tapzoom_status)in_get_actions(v, VIEW, actions ? ARGS : 0);
    if (status == TAPZOOM_OK) get(actions, v, ARGS, sizeof *actions, "\4\1");
    return leave(v, status);
}

tapzoom_status tapzoom_set_velocity(tapzoom_view *view, const tapzoom_velocity *velocity) {
    tapzoom_view *v = (tapzoom_view *)view;
    tapzoom_status status = enter(v);
    if (status != TAPZOOM_OK) return status;
    status = (tapzoom_status)in_set_velocity(v, VIEW, put(v, ARGS, velocity, sizeof *velocity, WORDS_velocity));
    return leave(v, status);
}

tapzoom_status tapzoom_stop_motion(tapzoom_view *view) {
    tapzoom_view *v = (tapzoom_view *)view;
    tapzoom_status status = enter(v);
    if (status != TAPZOOM_OK) return status;
    status = (tapzoom_status)in_stop_motion(v, VIEW);
    return leave(v, status);
}

tapzoom_status tapzoom_set_config(tapzoom_view *view, const tapzoom_config *config, const tapzoom_options *options) {
    tapzoom_view *v = (tapzoom_view *)view;
    tapzoom_status status = enter(v);
    if (status != TAPZOOM_OK) return status;
    status = (tapzoom_status)in_set_config(v, VIEW, put_grown(v, ARGS, config, sizeof *config, OLDEST_CONFIG,
        WORDS_config), put_grown(v, ARGS + 720, options, sizeof *options, OLDEST_OPTIONS, WORDS_options));
    return leave(v, status);
}

tapzoom_status tapzoom_set_content(tapzoom_view *view, const tapzoom_rect *content, int32_t keep) {
    tapzoom_view *v = (tapzoom_view *)view;
    tapzoom_status status = enter(v);
    if (status != TAPZOOM_OK) return status;
    status = (tapzoom_status)in_set_content(v, VIEW, put(v, ARGS, content, sizeof *content, WORDS_rect), (u32)keep);
    return leave(v, status);
}

tapzoom_status tapzoom_get_content(const tapzoom_view *view, tapzoom_rect *content) {
    tapzoom_view *v = (tapzoom_view *)view;
    tapzoom_status status = enter(v);
    if (status != TAPZOOM_OK) return status;
    status = (tapzoom_status)in_get_content(v, VIEW, content ? ARGS : 0);
    if (status == TAPZOOM_OK) get(content, v, ARGS, sizeof *content, WORDS_rect);
    return leave(v, status);
}

tapzoom_status tapzoom_get_viewport(const tapzoom_view *view, tapzoom_viewport *viewport) {
    tapzoom_view *v = (tapzoom_view *)view;
    tapzoom_status status = enter(v);
    if (status != TAPZOOM_OK) return status;
    status = (tapzoom_status)in_get_viewport(v, VIEW, viewport ? ARGS : 0);
    if (status == TAPZOOM_OK) get(viewport, v, ARGS, sizeof *viewport, WORDS_viewport);
    return leave(v, status);
}

tapzoom_status tapzoom_get_target_transform(const tapzoom_view *view, tapzoom_transform *transform) {
    tapzoom_view *v = (tapzoom_view *)view;
    tapzoom_status status = enter(v);
    if (status != TAPZOOM_OK) return status;
    status = (tapzoom_status)in_get_target_transform(v, VIEW, transform ? ARGS : 0);
    if (status == TAPZOOM_OK) get(transform, v, ARGS, sizeof *transform, WORDS_transform);
    return leave(v, status);
}

tapzoom_status tapzoom_get_velocity(const tapzoom_view *view, tapzoom_velocity *velocity) {
    tapzoom_view *v = (tapzoom_view *)view;
    tapzoom_status status = enter(v);
    if (status != TAPZOOM_OK) return status;
    status = (tapzoom_status)in_get_velocity(v, VIEW, velocity ? ARGS : 0);
    if (status == TAPZOOM_OK) get(velocity, v, ARGS, sizeof *velocity, WORDS_velocity);
    return leave(v, status);
}

tapzoom_status tapzoom_get_overscroll(const tapzoom_view *view, tapzoom_overscroll *overscroll) {
    tapzoom_view *v = (tapzoom_view *)view;
    tapzoom_status status = enter(v);
    if (status != TAPZOOM_OK) return status;
    status = (tapzoom_status)in_get_overscroll(v, VIEW, overscroll ? ARGS : 0);
    if (status == TAPZOOM_OK) get(overscroll, v, ARGS, sizeof *overscroll, WORDS_overscroll);
    return leave(v, status);
}

tapzoom_status tapzoom_get_scale_range(const tapzoom_view *view, double *min, double *max, double *fitted) {
    tapzoom_view *v = (tapzoom_view *)view;
    tapzoom_status status = enter(v);
    if (status != TAPZOOM_OK) return status;
    status = (tapzoom_status)in_get_scale_range(v, VIEW, min ? ARGS : 0, max ? ARGS + 8 : 0, fitted ? ARGS + 16 : 0);
    if (status == TAPZOOM_OK) get(min, v, ARGS, sizeof *min, "\10\1");
    if (status == TAPZOOM_OK) get(max, v, ARGS + 8, sizeof *max, "\10\1");
    if (status == TAPZOOM_OK) get(fitted, v, ARGS + 16, sizeof *fitted, "\10\1");
    return leave(v, status);
}

tapzoom_status tapzoom_get_visible_rect(const tapzoom_view *view, const tapzoom_transform *transform,
                                        tapzoom_rect *rect) {
    tapzoom_view *v = (tapzoom_view *)view;
    tapzoom_status status = enter(v);
    if (status != TAPZOOM_OK) return status;
    status = (tapzoom_status)in_get_visible_rect(v, VIEW, put(v, ARGS, transform, sizeof *transform, WORDS_transform),
        rect ? ARGS + 32 : 0);
    if (status == TAPZOOM_OK) get(rect, v, ARGS + 32, sizeof *rect, WORDS_rect);
    return leave(v, status);
}

tapzoom_status tapzoom_get_pan_range(const tapzoom_view *view, const tapzoom_transform *transform, tapzoom_rect *rect) {
    tapzoom_view *v = (tapzoom_view *)view;
    tapzoom_status status = enter(v);
    if (status != TAPZOOM_OK) return status;
    status = (tapzoom_status)in_get_pan_range(v, VIEW, put(v, ARGS, transform, sizeof *transform, WORDS_transform), rect
        ? ARGS + 32 : 0);
    if (status == TAPZOOM_OK) get(rect, v, ARGS + 32, sizeof *rect, WORDS_rect);
    return leave(v, status);
}

tapzoom_status tapzoom_get_raster_scale(const tapzoom_view *view, double *scale) {
    tapzoom_view *v = (tapzoom_view *)view;
    tapzoom_status status = enter(v);
    if (status != TAPZOOM_OK) return status;
    status = (tapzoom_status)in_get_raster_scale(v, VIEW, scale ? ARGS : 0);
    if (status == TAPZOOM_OK) get(scale, v, ARGS, sizeof *scale, "\10\1");
    return leave(v, status);
}

tapzoom_status tapzoom_get_raster_transform(const tapzoom_view *view, const tapzoom_transform *transform,
                                            tapzoom_transform *residual) {
    tapzoom_view *v = (tapzoom_view *)view;
    tapzoom_status status = enter(v);
    if (status != TAPZOOM_OK) return status;
    status = (tapzoom_status)in_get_raster_transform(v, VIEW, put(v, ARGS, transform, sizeof *transform,
        WORDS_transform), residual ? ARGS + 32 : 0);
    if (status == TAPZOOM_OK) get(residual, v, ARGS + 32, sizeof *residual, WORDS_transform);
    return leave(v, status);
}

tapzoom_status tapzoom_get_smart_zoom(const tapzoom_view *view, const tapzoom_rect *block, double content_x,
                                      double content_y, double max_scale, tapzoom_transform *transform) {
    tapzoom_view *v = (tapzoom_view *)view;
    tapzoom_status status = enter(v);
    if (status != TAPZOOM_OK) return status;
    status = (tapzoom_status)in_get_smart_zoom(v, VIEW, put(v, ARGS, block, sizeof *block, WORDS_rect), content_x,
        content_y, max_scale, transform ? ARGS + 32 : 0);
    if (status == TAPZOOM_OK) get(transform, v, ARGS + 32, sizeof *transform, WORDS_transform);
    return leave(v, status);
}

tapzoom_status tapzoom_transform_compose(const tapzoom_transform *outer, const tapzoom_transform *inner,
                                         tapzoom_transform *result) {
    spare memory;
    tapzoom_view *v = start(&memory, SPARE);
    tapzoom_status status;
    status = (tapzoom_status)in_transform_compose(v, put(v, ARGS, outer, sizeof *outer, WORDS_transform), put(v, ARGS +
        32, inner, sizeof *inner, WORDS_transform), result ? ARGS + 64 : 0);
    if (status == TAPZOOM_OK) get(result, v, ARGS + 64, sizeof *result, WORDS_transform);
    return status;
}

tapzoom_status tapzoom_transform_invert(const tapzoom_transform *transform, tapzoom_transform *result) {
    spare memory;
    tapzoom_view *v = start(&memory, SPARE);
    tapzoom_status status;
    status = (tapzoom_status)in_transform_invert(v, put(v, ARGS, transform, sizeof *transform, WORDS_transform), result
        ? ARGS + 32 : 0);
    if (status == TAPZOOM_OK) get(result, v, ARGS + 32, sizeof *result, WORDS_transform);
    return status;
}

tapzoom_status tapzoom_transform_interpolate(const tapzoom_transform *from, const tapzoom_transform *to, double t,
                                             tapzoom_transform *result) {
    spare memory;
    tapzoom_view *v = start(&memory, SPARE);
    tapzoom_status status;
    status = (tapzoom_status)in_transform_interpolate(v, put(v, ARGS, from, sizeof *from, WORDS_transform), put(v, ARGS
        + 32, to, sizeof *to, WORDS_transform), t, result ? ARGS + 64 : 0);
    if (status == TAPZOOM_OK) get(result, v, ARGS + 64, sizeof *result, WORDS_transform);
    return status;
}

tapzoom_status tapzoom_transform_to_affine(const tapzoom_transform *transform, double matrix[6]) {
    spare memory;
    tapzoom_view *v = start(&memory, SPARE);
    tapzoom_status status;
    status = (tapzoom_status)in_transform_to_affine(v, put(v, ARGS, transform, sizeof *transform, WORDS_transform),
        matrix ? ARGS + 32 : 0);
    if (status == TAPZOOM_OK) get(matrix, v, ARGS + 32, 6 * sizeof *matrix, "\10\1");
    return status;
}

tapzoom_status tapzoom_transform_to_matrix(const tapzoom_transform *transform, double origin_x, double origin_y,
                                           float matrix[16]) {
    spare memory;
    tapzoom_view *v = start(&memory, SPARE);
    tapzoom_status status;
    status = (tapzoom_status)in_transform_to_matrix(v, put(v, ARGS, transform, sizeof *transform, WORDS_transform),
        origin_x, origin_y, matrix ? ARGS + 32 : 0);
    if (status == TAPZOOM_OK) get(matrix, v, ARGS + 32, 16 * sizeof *matrix, "\4\1");
    return status;
}

tapzoom_status tapzoom_get_contact_owner(const tapzoom_view *view, int64_t id, int32_t *owner) {
    tapzoom_view *v = (tapzoom_view *)view;
    tapzoom_status status = enter(v);
    if (status != TAPZOOM_OK) return status;
    status = (tapzoom_status)in_get_contact_owner(v, VIEW, (u64)id, owner ? ARGS : 0);
    if (status == TAPZOOM_OK) get(owner, v, ARGS, sizeof *owner, "\4\1");
    return leave(v, status);
}

tapzoom_status tapzoom_set_contact_owner(tapzoom_view *view, int64_t id, int32_t owner) {
    tapzoom_view *v = (tapzoom_view *)view;
    tapzoom_status status = enter(v);
    if (status != TAPZOOM_OK) return status;
    status = (tapzoom_status)in_set_contact_owner(v, VIEW, (u64)id, (u32)owner);
    return leave(v, status);
}

tapzoom_status tapzoom_pen_near(tapzoom_view *view, double time) {
    tapzoom_view *v = (tapzoom_view *)view;
    tapzoom_status status = enter(v);
    if (status != TAPZOOM_OK) return status;
    status = (tapzoom_status)in_pen_near(v, VIEW, time);
    return leave(v, status);
}

tapzoom_status tapzoom_set_pager_offset(tapzoom_view *view, double x, double y) {
    tapzoom_view *v = (tapzoom_view *)view;
    tapzoom_status status = enter(v);
    if (status != TAPZOOM_OK) return status;
    status = (tapzoom_status)in_set_pager_offset(v, VIEW, x, y);
    return leave(v, status);
}
/* generate.py ends */

#if defined(__clang__)
#pragma GCC diagnostic pop
#elif defined(__GNUC__)
#pragma GCC diagnostic pop
#pragma GCC pop_options
#endif
