/*
 * pager.c - edges that hand over to the host's pager. The content and the pager together travel as far as the fingers,
 * to rounding errors, whatever else happens, and nothing jumps.
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

typedef struct finger {
    int64_t id;
    double x, y;
} finger;

/* A host with a pager, which it moves by the polled events. */
typedef struct host {
    tapzoom_view *view;
    double x, y; /* offset of the pager */
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
                CHECK(event->unconsumed_x == 0 && event->unconsumed_y == 0);
                continue;
            }
            CHECK(event->velocity.log_scale == 0 && event->velocity.rotation == 0);
            CHECK((event->limits & ~(uint32_t)ALL_EDGES) == 0);
            pans++;
            of->x += event->unconsumed_x, of->y += event->unconsumed_y;
        }
    } while (count == TAPZOOM_EVENT_CAPACITY);
    return pans;
}

static void open_host(host *of, const tapzoom_config *config, double width, double height) {
    of->view = view_of(config, WIDTH, HEIGHT, width, height);
    of->x = of->y = 0;
    of->events.count = 0;
}

/* Checks that the content is within its bounds at each edge that hands over. */
static void check_within(const tapzoom_view *view, uint32_t edges) {
    tapzoom_overscroll beyond = overscroll_of(view);
    double eps = 1e-9 * (DIAGONAL + fabs(place_of(view).x) + fabs(place_of(view).y));
    if (edges & TAPZOOM_LIMIT_LEFT) CHECK(beyond.x <= eps && beyond.raw_x <= eps);
    if (edges & TAPZOOM_LIMIT_RIGHT) CHECK(beyond.x >= -eps && beyond.raw_x >= -eps);
    if (edges & TAPZOOM_LIMIT_TOP) CHECK(beyond.y <= eps && beyond.raw_y <= eps);
    if (edges & TAPZOOM_LIMIT_BOTTOM) CHECK(beyond.y >= -eps && beyond.raw_y >= -eps);
}

/* ---- Random hands ---------------------------------------------------------------------------------------------- */

/* A second view, without bounds, receives the same touches. Its content travels with the fingers, and so as far as the
   content of the first view and the pager together. */
typedef struct trial {
    tapzoom_config config;
    host free;
    finger fingers[MAX_FINGERS];
    int count;
    int64_t last_id;
    double now, offset_x, offset_y; /* offset of the pager at the last poll */
    tapzoom_transform place;        /* transform at the last poll */
    uint32_t polls;                 /* the host polls in one step of this many */
    int is_single;                  /* only one finger has moved since the last poll */
} trial;

static trial hand;
static unsigned char bytes[SNAPSHOT_ROOM], others[SNAPSHOT_ROOM];

static uint32_t some_edges(void) {
    static const uint32_t usual[] = {SIDES, ALL_EDGES, ENDS};
    return below(3) ? usual[below(3)] : below(16);
}

static tapzoom_config handing_config(void) {
    tapzoom_config config = preset((int32_t)below(4));
    config.gestures &= ~(uint32_t)TAPZOOM_GESTURE_ROTATE;
    config.pager_edges = some_edges();
    config.bounds = below(4) ? TAPZOOM_BOUNDS_CONTENT : 1 + (int32_t)below(2);
    config.fit = TAPZOOM_FIT_CONTAIN;
    config.min_scale = CONTAIN(below(2) ? 1 : between(0.3, 1)), config.max_scale = CONTAIN(between(1.5, 6));
    config.rubber_band = below(3) ? 0.55 : 0;
    config.always_bounce_x = (int32_t)below(2), config.always_bounce_y = (int32_t)below(2);
    config.pan_slop = below(3) ? 10 : 0;
    /* The slop does not depend on whether the content can pan. */
    config.tap_slop = 10;
    config.axis_lock_ratio = below(4) ? 0 : 1.25;
    if (below(4) == 0) config.visible_part = between(0, 1);
    if (below(4) == 0) config.snap = (int32_t)below(3);
    if (below(8) == 0) config.lift_grace_time = 0;
    if (below(8) == 0) config.min_pan_contacts = 2;
    return config;
}

static void both_touch(int32_t phase, const finger *moved) {
    CHECK_OK(touch(pager.view, phase, moved->id, hand.now, moved->x, moved->y));
    CHECK_OK(touch(hand.free.view, phase, moved->id, hand.now, moved->x, moved->y));
}

/* Moves the free view to the sum of content and pager. */
static void follow(void) {
    tapzoom_transform place = place_of(pager.view), free = place_of(hand.free.view);
    CHECK_OK(tapzoom_pan_by(hand.free.view, place.x + pager.x - free.x, place.y + pager.y - free.y, NULL));
}

/* The number of contacts that move the view. */
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

static int stays(double before, double after) {
    return before * after > 0 && fabs(before) > 1e-6 && fabs(after) > 1e-6;
}

/* Polls and compares. Returns 0 while the polled events do not yet have the whole travel of the pager. */
static int compare(void) {
    size_t pans = poll(&pager);
    poll(&hand.free);
    tapzoom_transform place = place_of(pager.view), free = place_of(hand.free.view);
    double eps = 1e-9 * (DIAGONAL + fabs(free.x) + fabs(free.y));
    CHECK_NEAR(place.scale, free.scale, 1e-9 * free.scale);
    /* A pinch began while a pan waited for the end of lift_grace_time: the next PAN reports the travel. */
    if (pans == 0 && place.scale != hand.place.scale) return 0;
    if ((hand.config.pager_edges & SIDES) == SIDES) CHECK_NEAR(place.x + pager.x, free.x, eps);
    if ((hand.config.pager_edges & ENDS) == ENDS) CHECK_NEAR(place.y + pager.y, free.y, eps);
    check_within(pager.view, hand.config.pager_edges);
    if (hand.is_single && hand.polls == 1 && place.scale == hand.place.scale) {
        if (stays(hand.offset_x, pager.x)) CHECK_NEAR(place.x, hand.place.x, eps);
        if (stays(hand.offset_y, pager.y)) CHECK_NEAR(place.y, hand.place.y, eps);
    }
    remember();
    return 1;
}

/* The first finger lands while content and pager rest. */
static void begin_hand(void) {
    tapzoom_transform place;
    if (is_moving(pager.view)) hand.now += 30;
    CHECK_OK(tapzoom_advance(pager.view, hand.now));
    CHECK_OK(tapzoom_advance(hand.free.view, hand.now));
    poll(&pager);
    place = place_of(pager.view);
    place.x += pager.x, place.y += pager.y;
    CHECK_OK(tapzoom_stop_motion(hand.free.view));
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

/* The host moves its pager by the offset that it knows from its polls. */
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
    size_t size = save_to(bytes, pager.view);
    CHECK_OK(tapzoom_load_state(pager.view, bytes, size));
    CHECK(save_to(others, pager.view) == size && memcmp(bytes, others, size) == 0);
}

/* Between two hands the host moves the view and the pager. */
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
        /* No finger moves the view any more. It may move by itself, unlike the free view, so all fingers lift. */
        for (; hand.count > 0; hand.count--) both_touch(ENDED, &hand.fingers[hand.count - 1]);
    } else if (hand.count > 0 && below(hand.polls) == 0) {
        compare();
    }
}

/* Replays the recorded calls of the first view. */
static void replay(const unsigned char *recording, size_t size) {
    tapzoom_view *view = view_with(TAPZOOM_PRESET_PHOTOS);
    replay_all(view, recording, size);
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
        free.bounds = TAPZOOM_BOUNDS_NONE, free.pager_edges = 0;
        open_host(&pager, &hand.config, width, height);
        open_host(&hand.free, &free, width, height);
        if (below(3) == 0) {
            CHECK_OK(tapzoom_set_viewport(pager.view, VIEWPORT(WIDTH, HEIGHT, 20, 60, 40, 0)));
            CHECK_OK(tapzoom_set_viewport(hand.free.view, VIEWPORT(WIDTH, HEIGHT, 20, 60, 40, 0)));
        }
        int records = below(10) == 0;
        if (records) CHECK_OK(tapzoom_begin_recording(pager.view, recording, sizeof recording));
        for (int i = 0; i < 60; i++) {
            long failed = check_failed;
            snprintf(topic, sizeof topic, "random hand %d, step %d, %d fingers, edges %u", round, i, hand.count,
                     (unsigned)hand.config.pager_edges);
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

/* ---- Continuity ------------------------------------------------------------------------------------------------ */

#define STRIDE 0.05
#define GAIN 30
/* A spring that restarts skips a remaining distance up to this. */
#define STILL 1e-5

typedef struct moment {
    tapzoom_transform place;
    double x, y; /* offset of the pager */
} moment;

/* A second view, loaded from a snapshot of the first one, continues with the same bits. */
static host twin;
static int has_twin;
static double now, shifted; /* the sum of all rebase_time offsets */
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

/* Calls that move neither the content nor the pager. */
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
        hand.config.pager_edges = below(16);
        BOTH(tapzoom_set_config(view, &hand.config, NULL));
    } else if (choice == 12) {
        BOTH(tapzoom_rebase_time(view, 64));
        now += 64, shifted += 64;
    } else {
        size_t size = save_to(bytes, pager.view);
        if (has_twin) tapzoom_destroy(twin.view);
        twin.view = view_with(TAPZOOM_PRESET_PHOTOS);
        CHECK_OK(tapzoom_load_state(twin.view, bytes, size));
        CHECK(save_to(others, twin.view) == size && memcmp(bytes, others, size) == 0);
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

/* A small move of the fingers moves content and pager little, whether the fingers move together or each in its own
   direction. */
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

/* Fast moves of the fingers, and other calls of the host. */
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
            snprintf(topic, sizeof topic, "continuity, round %d, step %d, %d fingers", round, i, finger_count);
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

/* While the content does not reach the edge that hands over, the bits are the same as without such an edge. */
static void beside(int rounds) {
    static const uint32_t edges[] = {TAPZOOM_LIMIT_LEFT, TAPZOOM_LIMIT_TOP, TAPZOOM_LIMIT_RIGHT, TAPZOOM_LIMIT_BOTTOM};
    long frames = 0;
    check_topic = topic;
    for (int round = 0; round < rounds; round++) {
        host with, without;
        snprintf(topic, sizeof topic, "edges that do not hand over, round %d", round);
        seed = (uint64_t)round * 31 + 3;
        tapzoom_config config = preset((int32_t)below(4));
        config.rubber_band = below(3) ? 0.55 : 0;
        config.gestures = below(2) ? EVERY_GESTURE : EVERY_GESTURE & ~(uint32_t)TAPZOOM_GESTURE_ROTATE;
        config.pager_edges = 0, config.momentum = (int32_t)below(3);
        /* Another test covers PAGE. */
        config.events = ~EVENT_BIT(PAGE);
        open_host(&without, &config, 4000, 3000);
        config.pager_edges = edges[below(4)];
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
            if ((state_of(with.view).flags | state_of(without.view).flags) & config.pager_edges) break;
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

/* ---- Flings into an edge --------------------------------------------------------------------------------------- */

static tapzoom_config photo_config(uint32_t edges) {
    tapzoom_config config = preset(TAPZOOM_PRESET_PHOTOS);
    config.pager_edges = edges, config.pan_slop = 0;
    return config;
}

/* A view at scale 1, with content that reaches this far beyond the left and the upper edge. */
static void open_at(host *of, const tapzoom_config *config, double left, double above) {
    open_host(of, config, 4000, 3000);
    CHECK_OK(tapzoom_set_transform(of->view, &(tapzoom_transform){1, 0, -left, -above}, NULL));
    poll(of);
    of->events.count = 0;
}

/* A finger drags at a velocity for 0.1 s, then lifts. Returns the time of the lift. */
static double swing(tapzoom_view *view, double time, double dx, double dy) {
    drag(view, 1, time, 400, 300, 400 + 0.1 * dx, 300 + 0.1 * dy);
    CHECK_OK(touch(view, ENDED, 1, time + 0.1, 400 + 0.1 * dx, 300 + 0.1 * dy));
    return time + 0.1;
}

/* Checks the time and the velocity of the EDGE event at one edge against the closed form. Returns whether the event
   must exist. */
static int check_edge(const host *of, uint32_t edge, double distance, double velocity, double decay, double begin) {
    const tapzoom_event *found = NULL;
    int count = 0;
    for (size_t i = 0; i < of->events.count; i++) {
        const tapzoom_event *event = &of->events.events[i];
        if (event->kind != TAPZOOM_EVENT_EDGE || event->limits != edge) continue;
        found = event, count++;
    }
    double left = fabs(velocity) - decay * distance;
    /* Friction stops a fling at 4 points per second. */
    if (fabs(left - 4) < 1e-3) return 0;
    CHECK(count == (left > 4));
    if (left <= 4 || count != 1) return 0;
    int is_x = (edge & SIDES) != 0;
    double sign = velocity > 0 ? 1 : -1;
    CHECK(found->phase == TAPZOOM_PHASE_DISCRETE && found->contact_count == 0 && found->tap_count == 0);
    CHECK_NEAR(found->time, begin + log(fabs(velocity) / left) / decay, 1e-9);
    CHECK_NEAR(is_x ? found->velocity.x : found->velocity.y, sign * left, 1e-9 * fabs(velocity));
    CHECK((is_x ? found->velocity.y : found->velocity.x) == 0);
    CHECK(found->scale == 1 && found->rotation == 0 && found->unconsumed_x == 0 && found->unconsumed_y == 0);
    return 1;
}

static uint32_t pulled_x(double velocity) { return velocity > 0 ? TAPZOOM_LIMIT_LEFT : TAPZOOM_LIMIT_RIGHT; }
static uint32_t pulled_y(double velocity) { return velocity > 0 ? TAPZOOM_LIMIT_TOP : TAPZOOM_LIMIT_BOTTOM; }

static void flings(int rounds) {
    int hits = 0;
    check_topic = topic;
    for (int round = 0; round < rounds; round++) {
        host of, alone;
        snprintf(topic, sizeof topic, "fling %d", round);
        seed = (uint64_t)round * 17 + 11;
        tapzoom_config config = photo_config(ALL_EDGES);
        config.fling_decay = between(1, 8);
        config.rubber_band = below(3) ? 0.55 : 0;
        config.events = ~(below(2) ? 0 : EVENT_BIT(LIMIT));
        double dx = between(-3000, 3000), dy = between(-3000, 3000), time = 1, ticks = pow(10, between(-3, 1));
        double left = between(400, 2800), above = between(400, 2000);
        open_at(&of, &config, left, above);
        config.pager_edges = round % 2 ? SIDES : ENDS;
        open_at(&alone, &config, left, above);
        time = swing(of.view, time, dx, dy);
        swing(alone.view, 1, dx, dy);
        poll(&of), poll(&alone);
        const tapzoom_event *begin = find(&of.events, TAPZOOM_EVENT_FLING, TAPZOOM_PHASE_BEGAN, 0);
        if (begin) {
            tapzoom_transform start = place_of(of.view);
            double vx = begin->velocity.x, vy = begin->velocity.y, decay = config.fling_decay, was = begin->time;
            double way_x = vx > 0 ? -start.x : 3200 + start.x, way_y = vy > 0 ? -start.y : 2400 + start.y;
            int met_x = 0, met_y = 0;
            while (is_moving(of.view) || is_moving(alone.view)) {
                tapzoom_transform a, b;
                tapzoom_velocity v;
                time += ticks * between(0.5, 1);
                CHECK_OK(tapzoom_advance(of.view, time));
                poll(&of);
                a = place_of(of.view), b = place_at(alone.view, time);
                v = velocity_of(of.view);
                poll(&alone);
                /* The other axis moves as without the edge. */
                if (round % 2) CHECK(a.x == b.x);
                else CHECK(a.y == b.y);
                CHECK(a.x <= 0 && a.x >= -3200 && a.y <= 0 && a.y >= -2400);
                if (a.x == 0 || a.x == -3200) CHECK(v.x == 0), met_x = 1;
                else CHECK(!met_x);
                if (a.y == 0 || a.y == -2400) CHECK(v.y == 0), met_y = 1;
                else CHECK(!met_y);
            }
            hits += check_edge(&of, pulled_x(vx), way_x, vx, decay, was);
            hits += check_edge(&of, pulled_y(vy), way_y, vy, decay, was);
            CHECK(count_of(&of.events, TAPZOOM_EVENT_EDGE, -1) <= 2);
            CHECK(COUNT(&of.events, FLING, ENDED) == 1 && COUNT(&of.events, SETTLED, DISCRETE) == 1);
            const tapzoom_event *last = &of.events.events[of.events.count - 1];
            CHECK(last->kind == TAPZOOM_EVENT_SETTLED);
            const tapzoom_event *end = find(&of.events, TAPZOOM_EVENT_FLING, TAPZOOM_PHASE_ENDED, 0);
            CHECK(end && end->time == last->time);
            for (size_t i = 1; i < of.events.count; i++) {
                const tapzoom_event *event = &of.events.events[i];
                CHECK(event->time >= event[-1].time);
                if (event->kind == TAPZOOM_EVENT_EDGE) CHECK(end && event < end && event > begin);
            }
        }
        CHECK(of.x == 0 && of.y == 0);
        tapzoom_destroy(of.view);
        tapzoom_destroy(alone.view);
    }
    CHECK(hits > rounds / 5);
    check_topic = "";
}

/* With reduced motion there is no fling, and so no EDGE. */
static void reduced(void) {
    host of;
    tapzoom_config config = photo_config(SIDES);
    config.reduced_motion = 1;
    open_at(&of, &config, 500, 500);
    swing(of.view, 1, 3000, 0);
    CHECK_OK(tapzoom_advance(of.view, 20));
    poll(&of);
    CHECK(COUNT(&of.events, FLING, BEGAN) == 1 && COUNT(&of.events, FLING, ENDED) == 1);
    CHECK(count_of(&of.events, TAPZOOM_EVENT_EDGE, -1) == 0);
    tapzoom_destroy(of.view);
}

/* A fling that the library adds after a trackpad's scroll. */
static void momentum(double dx) {
    host of;
    tapzoom_config config = photo_config(SIDES);
    config.momentum = TAPZOOM_MOMENTUM_LIBRARY;
    open_at(&of, &config, 500, 500);
    push(of.view, trackpad_of(1, 400, 300, dx, 0, TAPZOOM_SCROLL_BEGAN));
    for (int i = 1; i <= 10; i++) push(of.view, trackpad_of(1 + 0.01 * i, 400, 300, dx, 0, TAPZOOM_SCROLL_CHANGED));
    push(of.view, trackpad_of(1.11, 400, 300, 0, 0, TAPZOOM_SCROLL_ENDED));
    poll(&of);
    double start = place_of(of.view).x;
    CHECK_OK(tapzoom_advance(of.view, 20));
    poll(&of);
    const tapzoom_event *begin = find(&of.events, TAPZOOM_EVENT_FLING, TAPZOOM_PHASE_BEGAN, 0);
    if (CHECK(begin != NULL)) {
        double v = begin->velocity.x;
        check_edge(&of, pulled_x(v), v > 0 ? -start : 3200 + start, v, config.fling_decay, begin->time);
        CHECK(v <= 0 || count_of(&of.events, TAPZOOM_EVENT_EDGE, -1) == 1);
    }
    CHECK(of.x == 0);
    tapzoom_destroy(of.view);
}

/* The lift beyond an edge reports the pager's velocity, and the content does not fling along that axis. */
static void lifts(void) {
    for (int i = 0; i < 4; i++) {
        host of;
        tapzoom_config config = photo_config(SIDES);
        double sign = i % 2 ? 1 : -1, dy = i < 2 ? 0 : 900;
        open_at(&of, &config, sign > 0 ? 20 : 3180, 1000);
        double time = swing(of.view, 1, sign * 2000, dy);
        poll(&of);
        const tapzoom_event *end = find(&of.events, TAPZOOM_EVENT_PAN, TAPZOOM_PHASE_ENDED, 0);
        CHECK(end && end->limits == pulled_x(sign));
        if (end) CHECK_NEAR(end->velocity.x, sign * 2000, 1e-6);
        if (end) CHECK_NEAR(end->velocity.y, dy, 1e-6);
        CHECK_NEAR(of.x, sign * 180, 1e-9);
        CHECK((place_of(of.view).x == 0) == (sign > 0) && fabs(velocity_of(of.view).x) == 0);
        CHECK(COUNT(&of.events, FLING, BEGAN) == (dy != 0));
        CHECK_OK(tapzoom_advance(of.view, time + 20));
        poll(&of);
        CHECK(count_of(&of.events, TAPZOOM_EVENT_EDGE, -1) == 0);
        CHECK_NEAR(place_of(of.view).x, sign > 0 ? 0 : -3200, 0);
        CHECK((place_of(of.view).y > -900) == (dy != 0));
        CHECK(count_of(&of.events, TAPZOOM_EVENT_PAGE, -1) == 0);
        tapzoom_destroy(of.view);
    }
}

/* ---- Reads ----------------------------------------------------------------------------------------------------- */

/* The host's readings at an edge that hands over: the content rests, whatever the finger does. */
static void readings(void) {
    host of;
    tapzoom_config config = photo_config(SIDES);
    tapzoom_transform displayed;
    open_at(&of, &config, 30, 1000);
    CHECK_OK(touch(of.view, BEGAN, 1, 1, 300, 300));
    for (int i = 1; i <= 20; i++) {
        double time = 1 + 0.01 * i, x = fmin(0, -30 + 5 * (double)i);
        CHECK_OK(touch(of.view, MOVED, 1, time, 300 + 5 * i, 300));
        CHECK_OK(tapzoom_advance(of.view, time));
        size_t size = save_to(bytes, of.view);
        for (double ahead = -0.005; ahead <= 0.03; ahead += 0.007) {
            CHECK_OK(tapzoom_get_transform_at(of.view, time + ahead, &displayed));
            CHECK(displayed.x <= 0 && displayed.scale == 1);
            if (i > 8) CHECK(displayed.x == 0);
        }
        tapzoom_velocity v = velocity_of(of.view);
        tapzoom_overscroll beyond = overscroll_of(of.view);
        CHECK(beyond.x == 0 && beyond.raw_x == 0 && beyond.y == 0);
        CHECK_NEAR(target_of(of.view).x, x, 1e-9);
        CHECK_NEAR(place_of(of.view).x, x, 1e-9);
        if (i > 7) CHECK_NEAR(v.x, 0, 1e-9);
        if (i > 2 && i < 5) CHECK_NEAR(v.x, 500, 1e-6);
        CHECK(state_of(of.view).flags & TAPZOOM_LIMIT_LEFT || x < 0);
        CHECK(save_to(others, of.view) == size && memcmp(bytes, others, size) == 0);
        poll(&of);
        CHECK_NEAR(place_of(of.view).x + of.x, -30 + 5 * i, 1e-9);
    }
    /* It does not bounce after a rest either. */
    CHECK_OK(touch(of.view, ENDED, 1, 2, 400, 300));
    CHECK_OK(tapzoom_get_transform_at(of.view, 2.001, &displayed));
    CHECK(displayed.x == 0 && place_of(of.view).x == 0 && !is_moving(of.view));
    tapzoom_destroy(of.view);
}

/* A trackpad and commands stop at an edge that hands over, and do not move the pager. */
static void host_moves(void) {
    for (int i = 0; i < 4; i++) {
        host of;
        tapzoom_config config = photo_config(ALL_EDGES);
        config.momentum = i & 1, config.rubber_band = i & 2 ? 0.55 : 0;
        open_at(&of, &config, 30, 30);
        for (int k = 0; k < 10; k++) {
            push(of.view, trackpad_of(1 + 0.01 * k, 400, 300, -20, -20,
                                      k ? TAPZOOM_SCROLL_CHANGED : TAPZOOM_SCROLL_BEGAN));
            CHECK_OK(tapzoom_pan_by(of.view, 3, 5, k % 2 ? OPTIONS(1) : NULL));
            CHECK_OK(tapzoom_advance(of.view, 1.005 + 0.01 * k));
            check_within(of.view, ALL_EDGES);
        }
        CHECK_OK(tapzoom_advance(of.view, 3));
        CHECK(place_of(of.view).x == 0 && place_of(of.view).y == 0);
        poll(&of);
        CHECK(of.x == 0 && of.y == 0);
        tapzoom_destroy(of.view);
    }
}

/* ---- Pages ----------------------------------------------------------------------------------------------------- */

static void pages(void) {
    for (uint32_t edges = 0; edges < 16; edges++) {
        for (int is_slow = 0; is_slow < 2; is_slow++) {
            host of;
            tapzoom_config config = photo_config(edges);
            open_host(&of, &config, 4000, 3000);
            if (is_slow) {
                drag(of.view, 1, 1, 600, 300, 300, 300);
                CHECK_OK(touch(of.view, ENDED, 1, 2, 300, 300));
            } else {
                swing(of.view, 1, -1500, 0);
            }
            poll(&of);
            CHECK(COUNT(&of.events, PAGE, DISCRETE) == ((edges & SIDES) == 0));
            CHECK(COUNT(&of.events, SWIPE, DISCRETE) == !is_slow);
            CHECK_NEAR(of.x, edges & TAPZOOM_LIMIT_RIGHT ? (is_slow ? -300 : -150) : 0, 1e-9);
            tapzoom_destroy(of.view);
        }
    }
}

/* ---- Hostile hosts --------------------------------------------------------------------------------------------- */

/* The view refuses bad offsets, and they change nothing. */
static void refusals(void) {
    static const double bad[] = {NAN, INFINITY, -INFINITY, 1.0000001e12, -1e13, 1e300};
    host of;
    tapzoom_config config = photo_config(SIDES);
    open_at(&of, &config, 30, 30);
    CHECK_OK(tapzoom_set_pager_offset(of.view, 40, 0));
    size_t size = save_to(bytes, of.view);
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        tapzoom_status want = isfinite(bad[i]) ? TAPZOOM_ERROR_RANGE : TAPZOOM_ERROR_NOT_FINITE;
        CHECK_STATUS(want, tapzoom_set_pager_offset(of.view, bad[i], 0));
        CHECK_STATUS(want, tapzoom_set_pager_offset(of.view, 0, bad[i]));
    }
    CHECK_STATUS(TAPZOOM_ERROR_NULL, tapzoom_set_pager_offset(NULL, 0, 0));
    CHECK_OK(tapzoom_set_pager_offset(of.view, 40, 0));
    CHECK(save_to(others, of.view) == size && memcmp(bytes, others, size) == 0);
    tapzoom_destroy(of.view);
}

/* A pager that is far away takes each drag, within the resolution of its numbers. */
static void far(void) {
    static const double offsets[] = {1e6, 1e9, 1e12, -1e12};
    for (int i = 0; i < 4; i++) {
        host of;
        tapzoom_config config = photo_config(SIDES);
        open_at(&of, &config, 300, 300);
        CHECK_OK(tapzoom_set_pager_offset(of.view, offsets[i], 0));
        of.x = offsets[i];
        drag(of.view, 1, 1, 400, 300, 500, 300);
        CHECK_OK(tapzoom_advance(of.view, 1.1));
        poll(&of);
        CHECK_NEAR(of.x - offsets[i], 100, 1e-9 + 1e-15 * fabs(offsets[i]));
        CHECK(place_of(of.view).x == -300);
        size_t size = save_to(bytes, of.view);
        CHECK_OK(tapzoom_load_state(of.view, bytes, size));
        CHECK_OK(tapzoom_set_pager_offset(of.view, 0, 0));
        CHECK(place_of(of.view).x == -300);
        CHECK_OK(touch(of.view, MOVED, 1, 1.2, 450, 300));
        CHECK_OK(tapzoom_advance(of.view, 1.2));
        CHECK_NEAR(place_of(of.view).x, -350, 1e-3);
        tapzoom_destroy(of.view);
    }
}

/* Wrong offsets in every frame do not move the content while the pager is displaced, and never make it jump. */
static void wrong_offsets(void) {
    for (int round = 0; round < 200; round++) {
        host of;
        tapzoom_config config = photo_config(ALL_EDGES);
        double x = 400, y = 300;
        seed = (uint64_t)round + 77;
        open_at(&of, &config, between(0, 50), between(0, 50));
        CHECK_OK(touch(of.view, BEGAN, 1, 1, x, y));
        for (int i = 0; i < 50; i++) {
            tapzoom_transform before, after;
            CHECK_OK(tapzoom_advance(of.view, 1 + 0.01 * i));
            poll(&of);
            before = place_of(of.view);
            CHECK_OK(tapzoom_set_pager_offset(of.view, between(-1, 1) * pow(10, between(-12, 6)), between(-50, 50)));
            after = place_of(of.view);
            CHECK_APART(before, after, 1e-9);
            x += between(-20, 20), y += between(-20, 20);
            CHECK_OK(touch(of.view, MOVED, 1, 1.005 + 0.01 * i, x, y));
            check_within(of.view, ALL_EDGES);
            CHECK_OK(tapzoom_advance(of.view, 1.005 + 0.01 * i));
            CHECK_NEAR(apart(after, place_of(of.view)), 0, 20 * sqrt(2) + 1e-9);
        }
        tapzoom_destroy(of.view);
    }
}

/* The example of the header: the host passes the sum of the polled offsets in every frame, which changes nothing. */
static void polled_offsets(void) {
    host of, silent;
    tapzoom_config config = photo_config(ALL_EDGES);
    double x = 400, y = 300;
    open_at(&of, &config, 100, 100);
    open_at(&silent, &config, 100, 100);
    CHECK_OK(touch(of.view, BEGAN, 1, 1, x, y));
    CHECK_OK(touch(silent.view, BEGAN, 1, 1, x, y));
    for (int i = 1; i < 2000; i++) {
        double time = 1 + 0.008 * i;
        x += between(-40, 40), y += between(-40, 40);
        CHECK_OK(touch(of.view, MOVED, 1, time, x, y));
        CHECK_OK(touch(silent.view, MOVED, 1, time, x, y));
        if (below(3)) poll(&of), poll(&silent);
        CHECK_OK(tapzoom_set_pager_offset(of.view, of.x, of.y));
        tapzoom_transform a = place_at(of.view, time), b = place_at(silent.view, time);
        CHECK_APART(a, b, 1e-9);
        poll(&of), poll(&silent);
        CHECK_NEAR(of.x, silent.x, 1e-9);
        CHECK_NEAR(a.x + of.x - x, -500, 1e-9);
        CHECK_NEAR(a.y + of.y - y, -400, 1e-9);
    }
    tapzoom_destroy(of.view);
    tapzoom_destroy(silent.view);
}

/* A host that does not poll PAN gets no offsets. When it starts to poll, it gets the travel from then on. */
static void late_polls(void) {
    host of;
    tapzoom_config config = photo_config(SIDES);
    config.events = ~EVENT_BIT(PAN);
    open_at(&of, &config, 0, 1000);
    drag(of.view, 1, 1, 300, 300, 400, 300);
    poll(&of);
    CHECK(of.x == 0 && place_of(of.view).x == 0);
    CHECK_OK(tapzoom_set_pager_offset(of.view, 100, 0));
    config.events = ~0u;
    CHECK_OK(tapzoom_set_config(of.view, &config, NULL));
    CHECK_OK(touch(of.view, MOVED, 1, 1.11, 430, 300));
    CHECK_OK(tapzoom_advance(of.view, 1.11));
    poll(&of);
    CHECK(place_of(of.view).x == 0);
    CHECK_OK(touch(of.view, ENDED, 1, 1.5, 430, 300));
    poll(&of);
    CHECK(of.events.count > 0 && count_of(&of.events, TAPZOOM_EVENT_PAN, -1) == 0);
    of.x = 0;
    CHECK_OK(tapzoom_set_pager_offset(of.view, 0, 0));
    /* The first event of the next pan has the rest of this one. */
    drag(of.view, 2, 2, 300, 300, 350, 300);
    CHECK_OK(tapzoom_advance(of.view, 2.11));
    poll(&of);
    CHECK_NEAR(of.x, 80, 1e-9);
    /* The host stops polling PAN while travel waits, then polls it again. */
    CHECK_OK(touch(of.view, MOVED, 2, 2.12, 370, 300));
    config.events = ~EVENT_BIT(PAN);
    CHECK_OK(tapzoom_set_config(of.view, &config, NULL));
    CHECK_OK(touch(of.view, MOVED, 2, 2.13, 390, 300));
    CHECK_OK(touch(of.view, ENDED, 2, 2.5, 390, 300));
    config.events = ~0u;
    CHECK_OK(tapzoom_set_config(of.view, &config, NULL));
    poll(&of);
    CHECK_OK(tapzoom_set_pager_offset(of.view, 0, 0));
    of.x = 0;
    drag(of.view, 3, 3, 300, 300, 350, 300);
    CHECK_OK(tapzoom_advance(of.view, 3.11));
    poll(&of);
    CHECK_NEAR(of.x, 50, 1e-9);
    tapzoom_destroy(of.view);
}

/* More events than the queue holds. The view drops some, but the sum of the offsets is right. */
static void overflow(int seldom) {
    host of;
    tapzoom_config config = photo_config(SIDES);
    double sum = 0, time = 1;
    open_at(&of, &config, 0, 1000);
    for (int i = 0; i < 200; i++) {
        double way = between(10, 60) * (i % 3 ? 1 : -1);
        /* The sum stays above 0, so that the pager stays displaced and takes all of each drag. */
        if (sum + way <= 0) way = fabs(way);
        drag(of.view, 1, time, 300, 300, 300 + way, 300);
        CHECK_OK(touch(of.view, i % 7 ? ENDED : TAPZOOM_TOUCH_CANCELLED, 1, time + 0.5, 300 + way, 300));
        sum += way, time += 1;
        if (i % 40 == seldom) {
            size_t size = save_to(bytes, of.view);
            CHECK_OK(tapzoom_load_state(of.view, bytes, size));
        }
        if ((int)below(60) >= seldom) continue;
        poll(&of);
        CHECK_NEAR(of.x, sum, 1e-9 * (1 + sum));
    }
    poll(&of);
    CHECK_NEAR(of.x, sum, 1e-9 * (1 + sum));
    tapzoom_destroy(of.view);
}

/* Taps zoom the content in place and do not move the pager. A quick zoom and a rotation do not jump when they end. */
static void other_gestures(void) {
    host of;
    tapzoom_config config = photo_config(SIDES);
    config.gestures = EVERY_GESTURE, config.rotate_slop = config.pinch_slop = 0;
    open_at(&of, &config, 500, 500);
    CHECK_OK(tapzoom_set_pager_offset(of.view, 60, 0));
    of.x = 60;
    tap(of.view, 1, 1, 400, 300);
    CHECK_OK(touch(of.view, BEGAN, 1, 1.15, 400, 300));
    tapzoom_transform before = place_of(of.view);
    double u, v, x, y;
    /* The pager displays the content further to the right. */
    content_at(before, 400 - of.x, 300, &u, &v);
    for (int i = 1; i <= 20; i++) {
        CHECK_OK(touch(of.view, MOVED, 1, 1.15 + 0.01 * i, 400, 300 + 5 * i));
        CHECK_OK(tapzoom_advance(of.view, 1.15 + 0.01 * i));
        view_at(place_of(of.view), u, v, &x, &y);
        CHECK_NEAR(x + of.x, 400, 1e-9);
    }
    CHECK(place_of(of.view).scale > 1.2);
    CHECK_OK(touch(of.view, ENDED, 1, 2, 400, 400));
    CHECK_OK(tapzoom_advance(of.view, 10));
    double_tap(of.view, 10, 400, 300);
    CHECK_OK(tapzoom_advance(of.view, 20));
    poll(&of);
    CHECK(of.x == 60);
    /* Two fingers rotate the content, then rotate it back to an angle of exactly 0, then move the pager again. */
    CHECK_OK(tapzoom_set_transform(of.view, &(tapzoom_transform){1, 0, -500, -500}, NULL));
    CHECK_OK(touch(of.view, BEGAN, 1, 21, 300, 300));
    CHECK_OK(touch(of.view, BEGAN, 2, 21, 500, 300));
    for (int i = 1; i <= 400; i++) {
        double angle = 1.2 * sin(0.00785398163397448 * i * 2), time = 21 + 0.01 * i;
        if (i % 200 == 0) angle = 0;
        tapzoom_transform old = place_of(of.view);
        double pushed = of.x;
        CHECK_OK(touch(of.view, MOVED, 1, time, 400 - 100 * cos(angle), 300 - 100 * sin(angle)));
        CHECK_OK(touch(of.view, MOVED, 2, time, 400 + 100 * cos(angle), 300 + 100 * sin(angle)));
        CHECK_OK(tapzoom_advance(of.view, time));
        poll(&of);
        CHECK_NEAR(apart(old, place_of(of.view)), 0, 60);
        CHECK_NEAR(of.x, pushed, 1e-9);
    }
    CHECK_OK(touch(of.view, ENDED, 2, 26, 500, 300));
    CHECK_OK(touch(of.view, ENDED, 1, 26, 300, 300));
    CHECK_OK(tapzoom_advance(of.view, 40));
    poll(&of);
    CHECK_NEAR(of.x, 60, 1e-9);
    CHECK(place_of(of.view).rotation == 0);
    double rest = place_of(of.view).x;
    drag(of.view, 3, 41, 400, 300, 350, 300);
    CHECK_OK(tapzoom_advance(of.view, 41.2));
    poll(&of);
    CHECK_NEAR(of.x, 10, 1e-9);
    CHECK_NEAR(place_of(of.view).x, rest, 1e-9);
    tapzoom_destroy(of.view);
}

/* The content grows and shrinks under a finger while the pager is displaced: the pager does not move. */
static void contents(void) {
    for (int round = 0; round < 300; round++) {
        host of;
        tapzoom_config config = photo_config(SIDES);
        double x = 400;
        seed = (uint64_t)round + 9;
        open_at(&of, &config, 0, 500);
        drag(of.view, 1, 1, 300, 300, x, 300);
        for (int i = 0; i < 10; i++) {
            CHECK_OK(tapzoom_advance(of.view, 1.2 + 0.1 * i));
            poll(&of);
            tapzoom_rect content = {0, 0, between(100, 9000), between(100, 9000)};
            double pushed = of.x;
            if (below(2)) CHECK_OK(tapzoom_set_content(of.view, &content, (int32_t)below(2)));
            else CHECK_OK(set_size(of.view, between(300, 1200), between(300, 1200)));
            CHECK_OK(tapzoom_advance(of.view, 1.2 + 0.1 * i));
            poll(&of);
            CHECK_NEAR(of.x, pushed, 1e-9);
            check_within(of.view, SIDES);
            double place = place_of(of.view).x, by = between(-9, 9);
            x += by;
            CHECK_OK(touch(of.view, MOVED, 1, 1.25 + 0.1 * i, x, 300));
            CHECK_OK(tapzoom_advance(of.view, 1.25 + 0.1 * i));
            poll(&of);
            CHECK_NEAR(place_of(of.view).x + of.x, place + pushed + by, 1e-6);
        }
        tapzoom_destroy(of.view);
    }
}

int test_pager(void) {
    random_hands((int)trial_argument(1, 10000));
    jumps((int)trial_argument(2, 3000));
    beside(2000);
    flings(1000);
    reduced();
    momentum(20), momentum(-20), momentum(4);
    lifts();
    readings();
    host_moves();
    pages();
    refusals();
    far();
    wrong_offsets();
    polled_offsets();
    late_polls();
    overflow(0), overflow(1), overflow(10);
    other_gestures();
    contents();
    return check_report();
}
