/*
 * pager.c - edges that hand over to the host's pager: what the fingers move is the content and the pager together, to
 * the last digits, whatever happens; and nothing jumps.
 *
 * SPDX-License-Identifier: MIT
 */
#include "host.h"
#include "random.h"

enum { BEGAN = TAPZOOM_TOUCH_BEGAN, MOVED = TAPZOOM_TOUCH_MOVED, ENDED = TAPZOOM_TOUCH_ENDED };

#define SIDES (TAPZOOM_LIMIT_LEFT | TAPZOOM_LIMIT_RIGHT)
#define ENDS (TAPZOOM_LIMIT_TOP | TAPZOOM_LIMIT_BOTTOM)
#define ALL_EDGES (SIDES | ENDS)
#define MAX_FINGERS 5
#define SNAPSHOT 65536

typedef struct finger {
    int64_t id;
    double x, y;
} finger;

/* A host with a pager: it sums up what it polls. */
typedef struct host {
    tapzoom_view *view;
    double x, y; /* of the pager */
    journal events;
} host;

static host pager;
static char topic[120];

/* Polls everything and moves the pager. Returns the number of PAN events. */
static size_t poll(host *of) {
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t count, pans = 0;
    do {
        CHECK_OK(tapzoom_poll_events(of->view, events, TAPZOOM_EVENT_CAPACITY, &count));
        for (size_t i = 0; i < count; i++) {
            const tapzoom_event *event = &events[i];
            if (of->events.count < 4096) of->events.events[of->events.count++] = *event;
            if (event->kind != TAPZOOM_EVENT_PAN) {
                CHECK(event->unused_x == 0 && event->unused_y == 0);
                continue;
            }
            CHECK(event->scale_velocity == 0 && event->rotation_velocity == 0);
            CHECK((event->limits & ~(uint32_t)ALL_EDGES) == 0);
            pans++;
            of->x += event->unused_x, of->y += event->unused_y;
        }
    } while (count == TAPZOOM_EVENT_CAPACITY);
    return pans;
}

static void open_host(host *of, const tapzoom_config *config, double width, double height) {
    of->view = view_of(config, WIDTH, HEIGHT, width, height);
    of->x = of->y = 0;
    of->events.count = 0;
}

static tapzoom_overscroll overscroll_of(const tapzoom_view *view) {
    tapzoom_overscroll overscroll;
    memset(&overscroll, 0, sizeof overscroll);
    CHECK_OK(tapzoom_get_overscroll(view, &overscroll));
    return overscroll;
}

static size_t saved(const tapzoom_view *view, unsigned char *bytes) {
    size_t size = 0;
    CHECK_OK(tapzoom_save(view, bytes, SNAPSHOT, &size));
    return size;
}

/* Content lies within its bounds at each edge that hands over. */
static void check_within(const tapzoom_view *view, uint32_t edges) {
    tapzoom_overscroll beyond = overscroll_of(view);
    double eps = 1e-9 * (DIAGONAL + fabs(place_of(view).x) + fabs(place_of(view).y));
    if (edges & TAPZOOM_LIMIT_LEFT) CHECK(beyond.x <= eps && beyond.raw_x <= eps);
    if (edges & TAPZOOM_LIMIT_RIGHT) CHECK(beyond.x >= -eps && beyond.raw_x >= -eps);
    if (edges & TAPZOOM_LIMIT_TOP) CHECK(beyond.y <= eps && beyond.raw_y <= eps);
    if (edges & TAPZOOM_LIMIT_BOTTOM) CHECK(beyond.y >= -eps && beyond.raw_y >= -eps);
}

/* ---- Random hands ---------------------------------------------------------------------------------------------- */

/*
 * A second view without bounds receives the same touches. Its content goes where the fingers bring it, so that it is
 * where the content of the first view and the pager are together.
 */
typedef struct trial {
    tapzoom_config config;
    host free;
    finger fingers[MAX_FINGERS];
    int count;
    int64_t last_id;
    double now, offset_x, offset_y; /* of the pager at the last poll */
    tapzoom_transform place;        /* of the content there */
    uint32_t polls;                 /* one step in as many */
    int is_single;                  /* since the last poll only one finger moved */
} trial;

static trial hand;
static unsigned char bytes[SNAPSHOT], others[SNAPSHOT];

static uint32_t some_edges(void) {
    static const uint32_t usual[] = {SIDES, ALL_EDGES, ENDS};
    return below(3) ? usual[below(3)] : below(16);
}

static tapzoom_config handing_config(void) {
    tapzoom_config config = preset((int32_t)below(4));
    config.gestures &= ~(uint32_t)TAPZOOM_GESTURE_ROTATE;
    config.edges = some_edges();
    config.bounds = below(4) ? TAPZOOM_BOUNDS_CONTENT : TAPZOOM_BOUNDS_INSIDE;
    config.fit = TAPZOOM_FIT_CONTAIN;
    config.min_scale = CONTAIN(below(2) ? 1 : between(0.3, 1)), config.max_scale = CONTAIN(between(1.5, 6));
    config.rubber_band = below(3) ? 0.55 : 0;
    config.bounce_x = (int32_t)below(2), config.bounce_y = (int32_t)below(2);
    config.pan_slop = below(3) ? 10 : 0;
    /* The same slop whether or not the content can pan. */
    config.press_slop = 0, config.tap_slop = config.tap_slop_pannable = config.pan_slop;
    config.axis_lock_ratio = below(4) ? 0 : 1.25;
    if (below(4) == 0) config.visible_part = between(0, 1);
    if (below(4) == 0) config.snap = (int32_t)below(3);
    if (below(8) == 0) config.lift_grace_time = 0;
    if (below(8) == 0) config.pan_contacts = 2;
    return config;
}

static void both_touch(int32_t phase, const finger *moved) {
    CHECK_OK(touch(pager.view, phase, moved->id, hand.now, moved->x, moved->y));
    CHECK_OK(touch(hand.free.view, phase, moved->id, hand.now, moved->x, moved->y));
}

/* The free view goes to where content and pager are. */
static void follow(void) {
    tapzoom_transform place = place_of(pager.view), free = place_of(hand.free.view);
    CHECK_OK(tapzoom_pan_by(hand.free.view, place.x + pager.x - free.x, place.y + pager.y - free.y, NULL));
}

/* The contacts that move the view. */
static int movers(void) {
    int count = 0;
    for (int i = 0; i < hand.count; i++) {
        int32_t owner = -1;
        CHECK_OK(tapzoom_get_contact_owner(pager.view, hand.fingers[i].id, &owner));
        count += owner == TAPZOOM_OWNER_VIEW;
    }
    return count;
}

static void remember(void) {
    hand.place = place_of(pager.view);
    hand.offset_x = pager.x, hand.offset_y = pager.y;
    hand.is_single = movers() > 0;
}

static int stays(double before, double after) { return before * after > 0 && fabs(before) > 1e-6 && fabs(after) > 1e-6; }

/* Polls, and compares. Returns 0 where the host does not know yet how far the pager is. */
static int compare(void) {
    size_t pans = poll(&pager);
    poll(&hand.free);
    tapzoom_transform place = place_of(pager.view), free = place_of(hand.free.view);
    double eps = 1e-9 * (DIAGONAL + fabs(free.x) + fabs(free.y));
    CHECK_NEAR(place.scale, free.scale, 1e-9 * free.scale);
    /* A pinch that begins while a pan waits for the end of lift_grace_time: the next PAN reports the travel. */
    if (pans == 0 && place.scale != hand.place.scale) return 0;
    if ((hand.config.edges & SIDES) == SIDES) CHECK_NEAR(place.x + pager.x, free.x, eps);
    if ((hand.config.edges & ENDS) == ENDS) CHECK_NEAR(place.y + pager.y, free.y, eps);
    check_within(pager.view, hand.config.edges);
    if (hand.is_single && hand.polls == 1 && place.scale == hand.place.scale) {
        if (stays(hand.offset_x, pager.x)) CHECK_NEAR(place.x, hand.place.x, eps);
        if (stays(hand.offset_y, pager.y)) CHECK_NEAR(place.y, hand.place.y, eps);
    }
    remember();
    return 1;
}

/* The first finger lands on content and pager that rest. */
static void begin_hand(void) {
    tapzoom_transform place;
    if (is_moving(pager.view)) hand.now += 30;
    CHECK_OK(tapzoom_advance(pager.view, hand.now));
    CHECK_OK(tapzoom_advance(hand.free.view, hand.now));
    poll(&pager);
    place = place_of(pager.view);
    place.x += pager.x, place.y += pager.y;
    CHECK_OK(tapzoom_stop(hand.free.view));
    CHECK_OK(tapzoom_set_transform(hand.free.view, &place, NULL));
    tapzoom_transform free = place_of(hand.free.view);
    CHECK_APART(free, place, EXACT);
    remember();
}

static void land(void) {
    finger *made = &hand.fingers[hand.count];
    if (hand.count == 0) begin_hand();
    *made = (finger){++hand.last_id, between(50, 750), between(50, 550)};
    both_touch(BEGAN, made);
    hand.count++;
}

static void lift(void) {
    int index = (int)below((uint32_t)hand.count);
    finger gone = hand.fingers[index];
    compare();
    hand.fingers[index] = hand.fingers[--hand.count];
    both_touch(ENDED, &gone);
    if (hand.count == 0) poll(&pager), poll(&hand.free);
}

static void move(void) {
    double stride = below(3) ? 10 : 120;
    for (int i = 0; i < hand.count; i++) {
        if (i > 0 && below(3) == 0) continue;
        hand.fingers[i].x += between(-stride, stride), hand.fingers[i].y += between(-stride, stride);
        both_touch(MOVED, &hand.fingers[i]);
    }
    if (hand.count > 1) hand.is_single = 0;
}

/* The host moves its pager, of which it knows what it has polled. */
static void move_pager(void) {
    double dx = below(2) ? between(-80, 80) : 0, dy = below(2) ? between(-80, 80) : 0;
    if (below(3) == 0) dx = -pager.x, dy = -pager.y;
    hand.is_single = 0;
    if (dx == 0 && dy == 0) {
        CHECK_OK(tapzoom_set_pager_offset(pager.view, pager.x, pager.y));
    } else {
        pager.x += dx, pager.y += dy;
        CHECK_OK(tapzoom_set_pager_offset(pager.view, pager.x, pager.y));
        if (below(2)) CHECK_OK(tapzoom_set_pager_offset(pager.view, pager.x, pager.y));
    }
    CHECK_OK(tapzoom_pan_by(hand.free.view, dx, dy, NULL));
}

static void zoom(double factor, double x, double y) {
    CHECK_OK(tapzoom_zoom_by(pager.view, factor, x, y, NULL));
    CHECK_OK(tapzoom_zoom_by(hand.free.view, factor, x, y, NULL));
}

static void command(void) {
    CHECK_OK(tapzoom_advance(pager.view, hand.now));
    CHECK_OK(tapzoom_advance(hand.free.view, hand.now));
    if (!compare()) return;
    if (below(2)) CHECK_OK(tapzoom_pan_by(pager.view, between(-99, 99), between(-99, 99), NULL));
    else if (below(3)) push(pager.view, trackpad_of(hand.now, 400, 300, between(-99, 99), 9, TAPZOOM_SCROLL_UNPHASED));
    else zoom(between(0.6, 1.6), between(0, 800), between(0, 600));
    poll(&pager);
    follow();
    remember();
}

static void claim(void) {
    finger *some = &hand.fingers[below((uint32_t)hand.count)];
    int32_t owner = below(2) ? TAPZOOM_OWNER_HOST : TAPZOOM_OWNER_VIEW;
    compare();
    CHECK_OK(tapzoom_set_contact_owner(pager.view, some->id, owner));
    CHECK_OK(tapzoom_set_contact_owner(hand.free.view, some->id, owner));
}

static void save_and_load(void) {
    size_t size = saved(pager.view, bytes);
    CHECK_OK(tapzoom_load(pager.view, bytes, size));
    CHECK(saved(pager.view, others) == size && memcmp(bytes, others, size) == 0);
}

/* Between two hands the host moves view and pager. */
static void between_hands(void) {
    hand.now += between(0.5, 2);
    CHECK_OK(tapzoom_advance(pager.view, hand.now));
    CHECK_OK(tapzoom_advance(hand.free.view, hand.now));
    poll(&pager);
    if (below(2)) pager.x = pager.y = 0;
    if (below(4) == 0) pager.x = between(-300, 300), pager.y = between(-300, 300);
    CHECK_OK(tapzoom_set_pager_offset(pager.view, pager.x, pager.y));
    if (below(3) == 0) CHECK_OK(tapzoom_zoom_by(pager.view, between(0.3, 4), 400, 300, NULL));
    if (below(3) == 0) CHECK_OK(tapzoom_pan_by(pager.view, between(-500, 500), between(-500, 500), NULL));
}

static void step(void) {
    uint32_t choice = below(100);
    int old = movers();
    hand.now += 0.002 + 0.02 * between(0, 1);
    if (hand.count == 0) {
        between_hands();
        land();
    } else if (choice < 6 && hand.count < MAX_FINGERS) {
        compare();
        land();
    } else if (choice < 14) {
        lift();
    } else if (choice < 20) {
        move_pager();
    } else if (choice < 24) {
        command();
    } else if (choice < 28) {
        claim();
    } else if (choice < 30) {
        save_and_load();
    } else {
        move();
    }
    if (old > 0 && movers() == 0) {
        /* The content goes its own way. */
        for (; hand.count > 0; hand.count--) both_touch(ENDED, &hand.fingers[hand.count - 1]);
    } else if (hand.count > 0 && below(hand.polls) == 0) {
        compare();
    }
}

/* Replays what the first view was told. */
static void replay(const unsigned char *recording, size_t size) {
    tapzoom_view *view = view_with(TAPZOOM_PRESET_PHOTOS);
    tapzoom_status status;
    size_t used = 0;
    while ((status = tapzoom_replay(view, recording, size, &used, NULL, NULL)) == TAPZOOM_OK && used > 0)
        recording += used, size -= used;
    CHECK_STATUS(TAPZOOM_OK, status);
    CHECK(size == 0);
    tapzoom_transform played = place_of(view), place = place_of(pager.view);
    CHECK_SAME(played, place);
    tapzoom_destroy(view);
}

static void random_hands(int rounds) {
    static unsigned char recording[1 << 20];
    check_topic = topic;
    for (int round = 0; round < rounds; round++) {
        static const uint32_t rates[] = {1, 1, 3, 20};
        seed = (uint64_t)round * 7919 + 1;
        double width = between(60, 3000), height = between(60, 3000);
        memset(&hand, 0, sizeof hand);
        hand.config = handing_config();
        hand.now = 1;
        hand.polls = rates[below(4)];
        tapzoom_config free = hand.config;
        free.bounds = TAPZOOM_BOUNDS_NONE, free.edges = 0;
        open_host(&pager, &hand.config, width, height);
        open_host(&hand.free, &free, width, height);
        if (below(3) == 0) {
            CHECK_OK(tapzoom_set_viewport(pager.view, VIEWPORT(WIDTH, HEIGHT, 20, 60, 40, 0)));
            CHECK_OK(tapzoom_set_viewport(hand.free.view, VIEWPORT(WIDTH, HEIGHT, 20, 60, 40, 0)));
        }
        int records = below(10) == 0;
        if (records) CHECK_OK(tapzoom_record(pager.view, recording, sizeof recording));
        for (int i = 0; i < 60; i++) {
            long failed = check_failed;
            snprintf(topic, sizeof topic, "hand %d, step %d, %d fingers, edges %u", round, i, hand.count,
                     (unsigned)hand.config.edges);
            pager.events.count = hand.free.events.count = 0;
            step();
            if (check_failed > failed) break;
        }
        if (records) {
            size_t size = 0;
            CHECK_OK(tapzoom_fetch_recording(pager.view, &size));
            replay(recording, size);
        }
        tapzoom_destroy(pager.view);
        tapzoom_destroy(hand.free.view);
    }
    check_topic = "";
}

/* ---- Nothing jumps --------------------------------------------------------------------------------------------- */

#define STRIDE 0.05
#define GAIN 30
#define STILL 1e-6

typedef struct moment {
    tapzoom_transform place;
    double x, y; /* of the pager */
} moment;

/* A second view goes on from a snapshot of the first one, and must do the same to the last bit. */
static host twin;
static int has_twin;
static double now, shifted; /* by rebase_time */
static finger fingers[MAX_FINGERS];
static int finger_count;
static int64_t last_id;

static moment look(void) {
    CHECK_OK(tapzoom_advance(pager.view, now));
    poll(&pager);
    moment seen = {place_of(pager.view), pager.x, pager.y};
    if (has_twin) {
        twin.events.count = 0;
        CHECK_OK(tapzoom_advance(twin.view, now));
        poll(&twin);
        tapzoom_transform place = place_of(twin.view);
        CHECK_SAME(place, seen.place);
        CHECK_NEAR(twin.x, pager.x, 1e-9 * (1 + fabs(pager.x)));
        CHECK_NEAR(twin.y, pager.y, 1e-9 * (1 + fabs(pager.y)));
    }
    return seen;
}

#define BOTH(call)                                           \
    do {                                                     \
        tapzoom_view *view = pager.view;                     \
        CHECK_OK(call);                                      \
        if (has_twin) view = twin.view, CHECK_OK(call);      \
    } while (0)

static void touch_all(int32_t phase, const finger *of) { BOTH(touch(view, phase, of->id, now, of->x, of->y)); }

static void pager_to(double x, double y) {
    pager.x = x, pager.y = y;
    if (has_twin) twin.x = x, twin.y = y;
    BOTH(tapzoom_set_pager_offset(view, x, y));
}

static void check_still(moment before, double distance, double travel) {
    moment after = look();
    CHECK_NEAR(apart(before.place, after.place), 0, distance);
    CHECK_NEAR(after.x, before.x, travel);
    CHECK_NEAR(after.y, before.y, travel);
}

/* What moves nothing. */
static void stand(void) {
    moment before = look();
    uint32_t choice = below(14);
    if (choice < 4 && finger_count < MAX_FINGERS) {
        finger *made = &fingers[finger_count++];
        *made = (finger){++last_id, between(100, 700), between(100, 500)};
        touch_all(BEGAN, made);
    } else if (choice < 6 && finger_count > 0) {
        touch_all(below(5) ? ENDED : TAPZOOM_TOUCH_CANCELLED, &fingers[--finger_count]);
    } else if (choice < 7 && finger_count > 0) {
        int64_t id = fingers[below((uint32_t)finger_count)].id;
        int32_t owner = below(2) ? TAPZOOM_OWNER_HOST : TAPZOOM_OWNER_VIEW;
        BOTH(tapzoom_set_contact_owner(view, id, owner));
    } else if (choice < 10) {
        double dx = below(2) ? between(-50, 50) : 0, dy = below(2) ? between(-50, 50) : 0;
        if (below(3) == 0) dx = -pager.x, dy = -pager.y;
        pager_to(pager.x + dx, pager.y + dy);
        before.x = pager.x, before.y = pager.y;
    } else if (choice < 12) {
        hand.config.edges = below(16);
        BOTH(tapzoom_set_config(view, &hand.config, NULL));
    } else if (choice == 12) {
        BOTH(tapzoom_rebase_time(view, 64));
        now += 64, shifted += 64;
    } else {
        size_t size = saved(pager.view, bytes);
        if (has_twin) tapzoom_destroy(twin.view);
        twin.view = view_with(TAPZOOM_PRESET_PHOTOS);
        CHECK_OK(tapzoom_load(twin.view, bytes, size));
        CHECK(saved(twin.view, others) == size && memcmp(bytes, others, size) == 0);
        twin.x = pager.x, twin.y = pager.y;
        has_twin = 1;
    }
    check_still(before, STILL, STILL);
}

static int are_apart(void) {
    for (int i = 0; i < finger_count; i++)
        for (int j = 0; j < i; j++)
            if (hypot(fingers[i].x - fingers[j].x, fingers[i].y - fingers[j].y) < 60) return 0;
    return 1;
}

/* Fingers that move a little move content and pager by little, all of them to the same side, or each for itself. */
static void creep(int steps, double dx, double dy) {
    for (int i = 0; i < steps; i++) {
        int was_moving = is_moving(pager.view);
        moment before = look();
        int was_apart = are_apart();
        now += 0.001;
        for (int k = 0; k < finger_count; k++) {
            fingers[k].x += dx * (k % 2 ? 0.4 : 1), fingers[k].y += dy * (k % 3 ? -0.5 : 1);
            touch_all(MOVED, &fingers[k]);
        }
        if (was_moving || is_moving(pager.view) || !was_apart || !are_apart()) look();
        else check_still(before, GAIN * STRIDE, GAIN * STRIDE);
    }
}

/* Fast moves, whatever they do, and what else the host may do. */
static void stir(void) {
    int moves = 1 + (int)below(6);
    switch (below(6)) {
    case 0: BOTH(tapzoom_zoom_by(view, 1.25, 300, 200, NULL)); break;
    case 1: {
        tapzoom_scroll scroll = trackpad_of(now, 400, 300, between(-50, 50), between(-50, 50), TAPZOOM_SCROLL_UNPHASED);
        BOTH(tapzoom_push_scroll(view, &scroll, NULL));
        break;
    }
    case 2: {
        double width = between(700, 900);
        BOTH(tapzoom_set_viewport(view, VIEWPORT(width, HEIGHT, 0, 0, 0, 0)));
        break;
    }
    case 3: {
        tapzoom_rect content = {0, 0, between(100, 3000), between(100, 3000)};
        int32_t keep = (int32_t)below(2);
        BOTH(tapzoom_set_content(view, &content, keep));
        break;
    }
    default:
        for (int i = 0; i < moves; i++) {
            double dx = between(-60, 60), dy = between(-60, 60);
            now += 0.01;
            for (int k = 0; k < finger_count; k++) {
                fingers[k].x += dx + between(-20, 20), fingers[k].y += dy + between(-20, 20);
                touch_all(MOVED, &fingers[k]);
            }
        }
    }
    look();
}

static void jumps(int rounds) {
    check_topic = topic;
    for (int round = 0; round < rounds; round++) {
        seed = (uint64_t)round * 104729 + 5;
        hand.config = handing_config();
        if (below(2)) hand.config.gestures |= TAPZOOM_GESTURE_ROTATE;
        hand.config.events &= ~(below(4) ? 0 : EVENT_BIT(LIMIT));
        hand.config.lenient = (int32_t)below(2);
        open_host(&pager, &hand.config, between(100, 3000), between(100, 3000));
        now = 1, shifted = 0, has_twin = 0, finger_count = 0, last_id = 0;
        for (int i = 0; i < 40; i++) {
            long failed = check_failed;
            pager.events.count = 0;
            snprintf(topic, sizeof topic, "jump %d, step %d, %d fingers", round, i, finger_count);
            now += between(0.001, 0.1);
            uint32_t choice = below(10);
            if (choice < 5) stand();
            else if (choice < 8) creep(8, between(-STRIDE, STRIDE) / 2, between(-STRIDE, STRIDE) / 2);
            else stir();
            if (check_failed > failed) break;
        }
        tapzoom_destroy(pager.view);
        if (has_twin) tapzoom_destroy(twin.view);
    }
    has_twin = 0;
    check_topic = "";
}

/* ---- Edges that do not hand over ------------------------------------------------------------------------------- */

/* While the content does not come to the edge that hands over, everything is as without one, to the last bit. */
static void beside(int rounds) {
    static const uint32_t edges[] = {TAPZOOM_LIMIT_LEFT, TAPZOOM_LIMIT_TOP, TAPZOOM_LIMIT_RIGHT, TAPZOOM_LIMIT_BOTTOM};
    long frames = 0;
    check_topic = topic;
    for (int round = 0; round < rounds; round++) {
        host with, without;
        snprintf(topic, sizeof topic, "beside %d", round);
        seed = (uint64_t)round * 31 + 3;
        tapzoom_config config = preset((int32_t)below(4));
        config.rubber_band = below(3) ? 0.55 : 0;
        config.gestures = below(2) ? 1023 : 1023 & ~(uint32_t)TAPZOOM_GESTURE_ROTATE;
        config.edges = 0, config.momentum = (int32_t)below(2);
        /* That PAGE does not come is another law. */
        config.events = ~EVENT_BIT(PAGE);
        open_host(&without, &config, 4000, 3000);
        config.edges = edges[below(4)];
        open_host(&with, &config, 4000, 3000);
        double time = 1, x = 0, y = 0;
        int is_down = 0;
        CHECK_OK(tapzoom_zoom_to(with.view, 0.5, 400, 300, NULL));
        CHECK_OK(tapzoom_zoom_to(without.view, 0.5, 400, 300, NULL));
        for (int i = 0; i < 60; i++) {
            int32_t phase = !is_down ? BEGAN : below(8) ? MOVED : ENDED;
            if (phase == BEGAN) x = between(100, 700), y = between(100, 500), time += between(0, 0.6);
            if (phase == MOVED) x += between(-60, 60), y += between(-60, 60);
            is_down = phase != ENDED;
            time += between(0.004, 0.016);
            CHECK_OK(touch(with.view, phase, 1, time, x, y));
            CHECK_OK(touch(without.view, phase, 1, time, x, y));
            tapzoom_transform a = place_at(with.view, time), b = place_at(without.view, time);
            if ((state_of(with.view).flags | state_of(without.view).flags) & config.edges) break;
            size_t old = with.events.count;
            poll(&with), poll(&without);
            for (size_t k = old; k < with.events.count; k++) old |= with.events.events[k].kind == TAPZOOM_EVENT_EDGE;
            frames++;
            if (!CHECK_SAME(a, b)) break;
            if (!CHECK(with.events.count == without.events.count)) break;
            if (!CHECK(memcmp(with.events.events, without.events.events, with.events.count * sizeof *with.events.events)
                       == 0)) break;
            CHECK(with.x == 0 && with.y == 0);
            tapzoom_overscroll p = overscroll_of(with.view), q = overscroll_of(without.view);
            tapzoom_velocity v = velocity_of(with.view), w = velocity_of(without.view);
            CHECK_SAME(p, q);
            CHECK_SAME(v, w);
        }
        tapzoom_destroy(with.view);
        tapzoom_destroy(without.view);
    }
    CHECK(frames > 10 * rounds);
    check_topic = "";
}

int main(int count, char **arguments) {
    random_hands(count > 1 ? atoi(arguments[1]) : 10000);
    jumps(count > 2 ? atoi(arguments[2]) : 3000);
    beside(2000);
    return check_report();
}
