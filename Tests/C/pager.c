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

int main(int count, char **arguments) {
    random_hands(count > 1 ? atoi(arguments[1]) : 10000);
    return check_report();
}
