/*
 * claims.c - each contact that is down has one owner at each instant, by the rules of tapzoom_get_contact_owner. A
 * claim and a release do not move the content. The host's contacts do not move it either, but they tap.
 *
 *     owners claims [HANDS [SEED]]    the number of random hands
 *
 * SPDX-License-Identifier: MIT
 */
#include "player.h"

enum { VIEW = TAPZOOM_OWNER_VIEW, HOST = TAPZOOM_OWNER_HOST, UNDECIDED = TAPZOOM_OWNER_UNDECIDED };

static char topic[120];

/* ---- The model: who owns which contact ------------------------------------------------------------------------- */

typedef struct finger {
    tapzoom_touch landed;
    double x, y, until; /* `until`: the end of its time as undecided */
    int32_t owner;
} finger;

/* A change of an owner that the view reports. */
typedef struct report {
    double time;
    finger of;
    int32_t owner;
} report;

enum { IDS = 1024, REPORTS = 64 };

typedef struct model {
    tapzoom_config config;
    double time;
    finger fingers[TAPZOOM_MAX_CONTACTS];
    int count;
    report reports[REPORTS];
    int report_count;
} model;

static finger *finger_of(model *of, int64_t id) {
    for (int i = 0; i < of->count; i++)
        if (of->fingers[i].landed.id == id) return &of->fingers[i];
    return NULL;
}

static int counts(const model *of, int32_t owner) {
    int count = 0;
    for (int i = 0; i < of->count; i++) count += of->fingers[i].owner == owner;
    return count;
}

/* The view gives all undecided contacts to an owner. */
static void decide(model *of, int32_t owner, double time) {
    for (int i = 0; i < of->count; i++) {
        if (of->fingers[i].owner != UNDECIDED) continue;
        of->fingers[i].owner = owner;
        if (of->report_count < REPORTS) of->reports[of->report_count++] = (report){time, of->fingers[i], owner};
    }
}

static void pass_time(model *of, double time) {
    for (int i = 0; i < of->count; i++)
        if (of->fingers[i].owner == UNDECIDED && of->fingers[i].until <= time)
            decide(of, HOST, fmax(of->fingers[i].until, of->time));
    of->time = time;
}

static int32_t owner_of_landing(const model *of, const tapzoom_touch *landing) {
    if (of->config.host_tools >> landing->tool & 1 || of->config.host_buttons & landing->buttons) return HOST;
    if (of->config.min_pan_contacts == 1) return VIEW;
    if (counts(of, HOST) > 0) return HOST;
    return of->count == 0 ? UNDECIDED : VIEW;
}

/* `time` is not before the time of the sample. */
static void land(model *of, tapzoom_touch landing, double time) {
    pass_time(of, time);
    int32_t owner = owner_of_landing(of, &landing);
    if (of->count > 0) decide(of, owner, time);
    of->fingers[of->count++] =
        (finger){landing, landing.x, landing.y, landing.time + of->config.two_finger_land_time, owner};
    pass_time(of, time);
}

static void lift(model *of, int64_t id, double time) {
    pass_time(of, time);
    finger *gone = finger_of(of, id);
    *gone = of->fingers[of->count - 1];
    of->count--;
}

static void give(model *of, int64_t id, int32_t owner) {
    finger *given = finger_of(of, id);
    given->owner = owner;
    if (owner == VIEW) decide(of, VIEW, of->time);
}

/* ---- A view and its model -------------------------------------------------------------------------------------- */

/* Views that receive the same calls; the times of the second are larger by `offset`. */
typedef struct hand {
    tapzoom_view *views[2];
    int view_count;
    double offset;
    model model;
    int64_t next_id;
    unsigned char has_no_tap[IDS]; /* indexed by id */
    double lateness;
} hand;

static unsigned char bytes[2][SNAPSHOT_ROOM];
static tapzoom_view *probe;
static long moves, equal_moves; /* the number of claims and releases, and of those after which all bits are equal */

static int is_touch_kind(int32_t kind) {
    return kind == TAPZOOM_EVENT_TAP_PENDING || kind == TAPZOOM_EVENT_TAP || kind == TAPZOOM_EVENT_DOUBLE_TAP ||
           kind == TAPZOOM_EVENT_DOUBLE_TAP || kind == TAPZOOM_EVENT_FINGERS_TAP || kind == TAPZOOM_EVENT_LONG_PRESS;
}

static void check_report_of(const report *want, const tapzoom_event *event, double offset) {
    const tapzoom_touch *landed = &want->of.landed;
    if (offset == 0) CHECK(event->time == want->time);
    else CHECK_NEAR(event->time, want->time + offset, 1e-9);
    CHECK(event->contact == landed->id && event->owner == want->owner);
    CHECK(event->phase == TAPZOOM_PHASE_DISCRETE && event->contact_count == 1 && event->tap_count == 0);
    CHECK(event->tool == landed->tool && event->buttons == landed->buttons);
    CHECK(event->landing_view_x == landed->x && event->landing_view_y == landed->y);
    CHECK(event->velocity.x == 0 && event->velocity.y == 0 && event->limits == 0);
}

/* The view sends OWNER for each change that the host has not made, at its instant and in order, and no other OWNER. */
static void check_events(hand *of, int which) {
    tapzoom_event events[TAPZOOM_EVENT_CAPACITY];
    size_t count = 0;
    int reported = 0;
    CHECK_OK(tapzoom_poll_events(of->views[which], events, TAPZOOM_EVENT_CAPACITY, &count));
    for (size_t i = 0; i < count; i++) {
        const tapzoom_event *event = &events[i];
        if (event->kind == TAPZOOM_EVENT_OWNER) {
            if (CHECK(reported < of->model.report_count))
                check_report_of(&of->model.reports[reported++], event, which ? of->offset : 0);
        } else {
            CHECK(event->owner == 0);
        }
        int begins = event->phase == TAPZOOM_PHASE_BEGAN || event->phase == TAPZOOM_PHASE_DISCRETE;
        if (is_touch_kind(event->kind) && begins) CHECK(!of->has_no_tap[event->contact]);
    }
    CHECK(reported == of->model.report_count);
}

static void check_owners(hand *of, int which) {
    const tapzoom_view *view = of->views[which];
    tapzoom_state state = state_of(view);
    int32_t owner = 77;
    for (int i = 0; i < of->model.count; i++)
        CHECK(owner_in(view, of->model.fingers[i].landed.id) == of->model.fingers[i].owner);
    CHECK_STATUS(TAPZOOM_ERROR_CONTACT_UNKNOWN, tapzoom_get_contact_owner(view, of->next_id, &owner));
    CHECK_STATUS(TAPZOOM_ERROR_CONTACT_UNKNOWN, tapzoom_get_contact_owner(view, of->next_id - IDS, &owner));
    CHECK(owner == 77);
    CHECK(state.contact_count == of->model.count);
    CHECK(!(state.flags & TAPZOOM_STATE_TOUCHED) == (of->model.count == 0));
    if (counts(&of->model, UNDECIDED) > 0)
        CHECK(of->model.count == 1 &&
              state.next_deadline <= of->model.fingers[0].until + (which ? of->offset : 0) + 1e-9);
}

/* The twin has the same bits, in a snapshot as well. */
static void check_twin(hand *of) {
    tapzoom_transform one = place_of(of->views[0]), other = place_of(of->views[1]);
    if (of->offset == 0) {
        size_t size = save_to(bytes[0], of->views[0]);
        CHECK(save_to(bytes[1], of->views[1]) == size && memcmp(bytes[0], bytes[1], size) == 0);
    } else {
        CHECK_NEAR(other.scale, one.scale, 1e-9 * one.scale);
        CHECK_APART(one, other, 1e-6);
    }
}

static void check_hand(hand *of) {
    for (int i = 0; i < of->view_count; i++) check_owners(of, i);
    for (int i = 0; i < of->view_count; i++) check_events(of, i);
    of->model.report_count = 0;
    if (of->view_count == 2) check_twin(of);
}

/* ---- Calls, to all views and the model ------------------------------------------------------------------------- */

#define EACH(of, view, offset) \
    for (int each = 0; each < (of)->view_count; each++) \
        for (tapzoom_view *view = (of)->views[each]; view != NULL; view = NULL) \
            for (double offset = each ? (of)->offset : 0, once = 1; once > 0; once = 0)

static void push_samples(hand *of, const tapzoom_touch *samples, size_t count) {
    EACH(of, view, offset) {
        tapzoom_touch later[TAPZOOM_MAX_CONTACTS];
        for (size_t i = 0; i < count; i++) later[i] = samples[i], later[i].time += offset;
        CHECK_OK(tapzoom_push_touches(view, later, count, NULL));
    }
}

static void advance_to(hand *of, double time) {
    EACH(of, view, offset) CHECK_OK(tapzoom_advance(view, time + offset));
    pass_time(&of->model, time);
}

static void land_one(hand *of, double time) {
    tapzoom_touch landing = sample(TAPZOOM_TOUCH_BEGAN, of->next_id++, time, between(0, WIDTH), between(0, HEIGHT));
    landing.tool = below(3) ? TAPZOOM_TOOL_FINGER : (int32_t)below(3);
    if (landing.tool != TAPZOOM_TOOL_FINGER) landing.buttons = below(3) ? 1u << below(6) : below(64);
    if (below(8) == 0) landing.flags |= TAPZOOM_CONTACT_NO_TAP;
    if (below(8) == 0) landing.flags |= TAPZOOM_CONTACT_NO_SLOP;
    if (of->lateness > 0) landing.time -= below(2) ? between(0, of->lateness) : 0;
    if (landing.flags & TAPZOOM_CONTACT_NO_TAP) of->has_no_tap[landing.id] = 1;
    push_samples(of, &landing, 1);
    land(&of->model, landing, fmax(landing.time, of->model.time));
}

static void move_some(hand *of, double time) {
    tapzoom_touch samples[TAPZOOM_MAX_CONTACTS];
    size_t count = 0;
    double size = below(3) ? 4 : below(3) ? 40 : 0;
    for (int i = 0; i < of->model.count; i++) {
        finger *one = &of->model.fingers[i];
        if (below(4) == 0) continue;
        one->x += between(-size, 2 * size), one->y += between(-size, size);
        samples[count++] = sample(TAPZOOM_TOUCH_MOVED, one->landed.id, time, one->x, one->y);
    }
    if (count == 0) return;
    push_samples(of, samples, count);
    pass_time(&of->model, time);
}

static void lift_one(hand *of, double time) {
    const finger *one = &of->model.fingers[below((uint32_t)of->model.count)];
    tapzoom_touch lifted = sample(below(5) ? TAPZOOM_TOUCH_ENDED : TAPZOOM_TOUCH_CANCELLED, one->landed.id, time,
                                   one->x, one->y);
    push_samples(of, &lifted, 1);
    lift(&of->model, lifted.id, time);
}

static void cancel_all(hand *of, double time) {
    EACH(of, view, offset) CHECK_OK(tapzoom_cancel_touches(view, time + offset));
    pass_time(&of->model, time);
    of->model.count = 0;
}

/* The content does not move right after the change, and fingers that rest do not move it later. */
static void give_one(hand *of, int64_t id, int32_t owner) {
    tapzoom_view *view = of->views[0];
    const model *m = &of->model;
    finger given = *finger_of(&of->model, id);
    tapzoom_transform before = place_of(view), lifted = before;
    if (given.owner != owner) {
        copy_view(probe, view);
        CHECK_OK(touch(probe, TAPZOOM_TOUCH_CANCELLED, id, m->time, given.x, given.y));
        lifted = place_of(probe);
        /* The moves of this frame take effect before the change. */
        copy_view(probe, view);
        before = place_at(probe, m->time);
    }
    EACH(of, other, offset) {
        (void)offset;
        CHECK_OK(tapzoom_set_contact_owner(other, id, owner));
    }
    tapzoom_transform after = place_of(view);
    /* Without a spring or a rubber band, content that no finger holds is within its limits at once. */
    int is_held = counts(m, VIEW) > 1 || (!m->config.reduced_motion && m->config.rubber_band > 0);
    if (is_held) CHECK_APART(before, after, EXACT);
    else if (given.owner == VIEW && owner == HOST) CHECK_SAME(lifted, after);
    moves++;
    equal_moves += memcmp(&before, &after, sizeof before) == 0;
    give(&of->model, id, owner);
    if (owner == HOST) of->has_no_tap[id] = 1;

    tapzoom_transform places[2];
    for (int rests = 0; rests < 2; rests++) {
        copy_view(probe, view);
        double time = of->model.time + 0.004;
        for (int i = 0; rests && i < of->model.count; i++) {
            const finger *one = &of->model.fingers[i];
            CHECK_OK(touch(probe, TAPZOOM_TOUCH_MOVED, one->landed.id, time, one->x, one->y));
        }
        places[rests] = place_at(probe, time);
    }
    CHECK_APART(places[0], places[1], EXACT);
}

static void give_some(hand *of) {
    int32_t owner = below(2) ? HOST : VIEW;
    EACH(of, view, offset) {
        (void)offset;
        CHECK_STATUS(TAPZOOM_ERROR_CONTACT_UNKNOWN, tapzoom_set_contact_owner(view, of->next_id, owner));
        CHECK_STATUS(TAPZOOM_ERROR_ENUM, tapzoom_set_contact_owner(view, of->next_id - 1, UNDECIDED));
    }
    if (of->model.count == 0) return;
    /* Changes one contact or all of them, and sometimes back in the same frame. */
    int first = (int)below((uint32_t)of->model.count), end = below(6) ? first + 1 : of->model.count;
    if (end == of->model.count && below(2)) first = 0;
    /* A tap that is due belongs to the contact; later ones do not. */
    advance_to(of, of->model.time);
    check_hand(of);
    for (int i = first; i < end; i++) give_one(of, of->model.fingers[i].landed.id, owner);
    if (below(4) == 0)
        for (int i = first; i < end; i++) give_one(of, of->model.fingers[i].landed.id, owner == HOST ? VIEW : HOST);
}

static void share(tapzoom_config *config) {
    static const double times[] = {0, 0.05, 0.15, 0.15, 0.15, 0.6, 10};
    config->min_pan_contacts = 1 + (int32_t)below(2);
    config->host_tools = below(2) ? 0 : below(8);
    config->host_buttons = below(2) ? 0 : below(64);
    config->two_finger_land_time = times[below(7)];
}

static void configure(hand *of) {
    if (below(3)) {
        share(&of->model.config);
    } else {
        of->model.config.gestures ^= 4u << below(11) & EVERY_GESTURE;
    }
    EACH(of, view, offset) {
        (void)offset;
        CHECK_OK(tapzoom_set_config(view, &of->model.config, NULL));
    }
}

static void command_some(hand *of, double time) {
    player host = {.time = time, .has_absolute = 1};
    call next;
    memset(&next, 0, sizeof next);
    next.time = time;
    if (below(3) == 0) some_scroll(&host, &next);
    else some_command(&host, &next);
    if (next.kind == CALL_CANCEL) {
        cancel_all(of, time);
        return;
    }
    EACH(of, view, offset) {
        call later = next;
        later.time += offset, later.scroll.time += offset;
        perform(view, &later);
    }
    pass_time(&of->model, time);
}

/* Reads change no bit. */
static void read_all(hand *of) {
    const tapzoom_view *view = of->views[0];
    size_t size = save_to(bytes[0], view);
    for (int64_t id = 0; id < of->next_id + 3; id++) {
        int32_t owner = -9;
        tapzoom_status status = tapzoom_get_contact_owner(view, id, &owner);
        CHECK(finger_of(&of->model, id) ? status == TAPZOOM_OK : status == TAPZOOM_ERROR_CONTACT_UNKNOWN);
        CHECK((owner == -9) == (status != TAPZOOM_OK));
    }
    CHECK_STATUS(TAPZOOM_ERROR_NULL, tapzoom_get_contact_owner(view, 1, NULL));
    CHECK(save_to(bytes[1], view) == size && memcmp(bytes[0], bytes[1], size) == 0);
}

/* From here on a second view gets the same input, loaded from a snapshot or with shifted times. */
static void add_twin(hand *of, tapzoom_view *twin) {
    advance_to(of, of->model.time);
    check_hand(of);
    copy_view(twin, of->views[0]);
    of->views[of->view_count++] = twin;
    /* A deadline within rounding of the clock may be due at the clock. */
    if (below(2) == 0 || of->lateness > 0 || state_of(twin).next_deadline - of->model.time < 1e-6) return;
    of->offset = (double)below(2048) - 1024 + below(4096) / 4096.0;
    CHECK_OK(tapzoom_rebase_time(twin, of->offset));
}

/* ---- Random hands ---------------------------------------------------------------------------------------------- */

static unsigned char memory[1 << 18];

static double next_time(const hand *of) {
    double wait = below(3) == 0 ? 0 : below(8) ? below(80) / 4096.0 : below(4096) / 4096.0;
    const model *m = &of->model;
    /* At the exact deadline, or just before it. A lenient view rounds the times of contacts. */
    if (of->offset == 0 && of->lateness == 0 && m->count == 1 && m->fingers[0].owner == UNDECIDED && below(6) == 0)
        return fmax(m->time, below(2) ? m->fingers[0].until : nextafter(m->fingers[0].until, 0));
    return m->time + wait;
}

static void act(hand *of, int most) {
    double time = next_time(of);
    uint32_t choice = below(40);
    if (choice < 10 && of->model.count < most && of->next_id < IDS) land_one(of, time);
    else if (choice < 24) move_some(of, time);
    else if (choice < 29 && of->model.count > 0) lift_one(of, time);
    else if (choice < 33) give_some(of);
    else if (choice < 36) advance_to(of, time);
    else if (choice < 38) command_some(of, time);
    else if (choice < 39) configure(of);
    else read_all(of);
    check_hand(of);
}

static void replay_hand(hand *of, tapzoom_view *twin) {
    size_t count = 0;
    CHECK_OK(tapzoom_fetch_recording(of->views[0], &count));
    CHECK(count > 0);
    replay_all(twin, memory, count);
    check_same_state(of->views[0], twin);
}

static void random_hand(long number) {
    static hand of;
    tapzoom_config config = some_config();
    of = (hand){.view_count = 1, .next_id = 1};
    share(&config);
    config.lenient = below(4) == 0;
    if (config.lenient) of.lateness = below(3) ? 0.05 : 0.5;
    snprintf(topic, sizeof topic, "hand %ld", number);
    check_topic = topic;
    int is_recorded = below(4) == 0, most = 1 + (int)below(6), steps = 30 + (int)below(40);
    int twins = below(2) ? (int)below((uint32_t)steps) : -1;
    /* While the host moves a view under fingers, a snapshot does not record at which frame the view next checks its
       limits. */
    if (twins >= 0) config.events &= ~EVENT_BIT(LIMIT);
    of.model.config = config;
    of.model.time = 1;
    tapzoom_view *twin = view_of(&config, WIDTH, HEIGHT, 4000, 3000);
    of.views[0] = view_of(&config, WIDTH, HEIGHT, 4000, 3000);
    CHECK_OK(tapzoom_advance(of.views[0], 1));
    if (is_recorded) CHECK_OK(tapzoom_begin_recording(of.views[0], memory, sizeof memory));
    for (int step = 0; step < steps && check_failed == 0; step++) {
        if (step == twins && !is_recorded) add_twin(&of, twin);
        act(&of, most);
    }
    if (is_recorded) replay_hand(&of, twin);
    tapzoom_destroy(of.views[0]);
    tapzoom_destroy(twin);
}

/* ---- Contacts of the host -------------------------------------------------------------------------------------- */

static tapzoom_config sharing(int32_t preset_id) {
    tapzoom_config config = preset(preset_id);
    config.gestures = EVERY_GESTURE;
    config.min_pan_contacts = 2;
    return config;
}

static double tap_time(double now) { return now + below(4096) / 4096.0 * (below(3) ? 0.4 : 1.5); }

/* Single fingers tap and press as with min_pan_contacts 1: the events are the same to the last bit. */
static void single_taps(void) {
    check_topic = "taps of a single finger";
    uint64_t kinds = 0;
    for (int trial = 0; trial < 1000 && check_failed == 0; trial++) {
        tapzoom_config config = sharing((int32_t)below(4));
        tapzoom_view *views[2];
        double now = 1;
        static const double times[] = {0, 0.05, 0.15, 10};
        for (int i = 0; i < 2; i++) {
            config.min_pan_contacts = 1 + i;
            if (i) config.two_finger_land_time = times[below(4)];
            views[i] = view_of(&config, WIDTH, HEIGHT, 4000, 3000);
            CHECK_OK(tapzoom_center_on(views[i], 2000, 1500, 0.8, NULL));
        }
        for (int tap = 0; tap < 8; tap++) {
            double x = 400 + between(-15, 15), y = 300 + between(-15, 15), end = tap_time(now);
            double dx = between(-3, 3), dy = between(-3, 3);
            tapzoom_event events[2][TAPZOOM_EVENT_CAPACITY];
            size_t counts[2], kept[2] = {0, 0};
            for (int i = 0; i < 2; i++) {
                CHECK_OK(touch(views[i], TAPZOOM_TOUCH_BEGAN, tap, now, x, y));
                CHECK_OK(touch(views[i], TAPZOOM_TOUCH_MOVED, tap, now + 0.01 * (end - now), x + dx, y + dy));
                CHECK_OK(touch(views[i], TAPZOOM_TOUCH_ENDED, tap, end, x + dx, y + dy));
                CHECK_OK(tapzoom_poll_events(views[i], events[i], TAPZOOM_EVENT_CAPACITY, &counts[i]));
                for (size_t k = 0; k < counts[i]; k++)
                    if (events[i][k].kind != TAPZOOM_EVENT_OWNER) events[i][kept[i]++] = events[i][k];
            }
            CHECK(kept[0] == kept[1] && memcmp(events[0], events[1], kept[0] * sizeof events[0][0]) == 0);
            for (size_t k = 0; k < kept[0]; k++) kinds |= TAPZOOM_BIT(events[0][k].kind);
            tapzoom_transform one = place_of(views[0]), other = place_of(views[1]);
            CHECK_SAME(one, other);
            now = below(3) ? end + 0.02 + below(4096) / 4096.0 * 0.2 : tap_time(end);
        }
        tapzoom_destroy(views[0]);
        tapzoom_destroy(views[1]);
    }
    const uint64_t all = EVENT_BIT(TAP_PENDING) | EVENT_BIT(TAP) | EVENT_BIT(DOUBLE_TAP) | EVENT_BIT(LONG_PRESS);
    CHECK((kinds & all) == all);
}

/* The host's contacts and undecided ones never move the content. */
static void host_moves_nothing(void) {
    check_topic = "contacts of the host alone";
    for (int trial = 0; trial < 500 && check_failed == 0; trial++) {
        tapzoom_config config = sharing((int32_t)below(4));
        config.double_tap = config.two_finger_tap = TAPZOOM_ZOOM_NONE;
        config.host_tools = 1u << TAPZOOM_TOOL_PEN;
        tapzoom_view *view = view_of(&config, WIDTH, HEIGHT, 4000, 3000);
        CHECK_OK(tapzoom_set_transform(view, &(tapzoom_transform){between(0.3, 2), between(-3, 3), between(-900, 0),
                                                                  between(-900, 0)}, NULL));
        CHECK_OK(tapzoom_advance(view, 1));
        tapzoom_transform start = place_of(view);
        int is_down[6] = {0};
        double x[6], y[6], now = 1;
        for (int step = 0; step < 120; step++) {
            int id = (int)below(6), other = 0;
            now += below(2) ? below(80) / 4096.0 : 0;
            CHECK_OK(tapzoom_advance(view, now));
            while (other < 6 && !is_down[other]) other++;
            /* A second finger beside an undecided one would belong to the view. */
            if (!is_down[id] && id >= 3 && other < 6 && owner_in(view, other) == UNDECIDED) continue;
            int32_t phase = below(10) ? TAPZOOM_TOUCH_MOVED : TAPZOOM_TOUCH_ENDED;
            if (!is_down[id]) phase = TAPZOOM_TOUCH_BEGAN;
            if (phase == TAPZOOM_TOUCH_BEGAN) x[id] = between(0, WIDTH), y[id] = between(0, HEIGHT);
            if (phase == TAPZOOM_TOUCH_MOVED) x[id] += between(-40, 40), y[id] += between(-40, 40);
            tapzoom_touch one = sample(phase, id, now, x[id], y[id]);
            if (id < 3) one.tool = TAPZOOM_TOOL_PEN;
            CHECK_OK(tapzoom_push_touches(view, &one, 1, NULL));
            is_down[id] = phase != TAPZOOM_TOUCH_ENDED;
            if (is_down[id]) CHECK(owner_in(view, id) != VIEW);
            tapzoom_transform here = place_of(view);
            CHECK_SAME(start, here);
        }
        CHECK_OK(tapzoom_cancel_touches(view, now));
        CHECK_OK(tapzoom_advance(view, now + 5));
        tapzoom_transform end = place_of(view);
        CHECK_SAME(start, end);
        tapzoom_destroy(view);
    }
}

/* Pens of the host that land beside the view's fingers, stay and lift, change no bit of the fingers' effect. */
static void pens_beside(void) {
    static journal events[2];
    long pushed = 0;
    for (int trial = 0; trial < 1500 && check_failed == 0; trial++) {
        tapzoom_config config = some_config();
        tapzoom_view *views[2];
        player host = {.time = 1, .has_absolute = 1};
        int is_down[4] = {0}, most = below(2) ? 1 : 4;
        config.host_tools = 1u << TAPZOOM_TOOL_PEN;
        snprintf(topic, sizeof topic, "pens beside fingers, hand %d", trial);
        check_topic = topic;
        for (int i = 0; i < 2; i++) views[i] = view_of(&config, WIDTH, HEIGHT, 4000, 3000), events[i].count = 0;
        for (int step = 0; step < 60; step++) {
            call next = next_call(&host);
            if (next.kind == CALL_CANCEL) memset(is_down, 0, sizeof is_down);
            perform(views[0], &next);
            perform(views[1], &next);
            for (int i = 0; i < 4; i++) {
                int id = (int)below((uint32_t)most);
                int32_t phase = below(6) ? TAPZOOM_TOUCH_MOVED : TAPZOOM_TOUCH_ENDED;
                if (!is_down[id]) phase = TAPZOOM_TOUCH_BEGAN;
                /* A pen that lands while the view has no contact stops the motion, like any landing. */
                if (phase == TAPZOOM_TOUCH_BEGAN && host.fingers == 0) continue;
                tapzoom_touch pen = sample(phase, 100 + id, host.time, between(0, WIDTH), between(0, HEIGHT));
                pen.tool = TAPZOOM_TOOL_PEN;
                CHECK_OK(tapzoom_push_touches(views[1], &pen, 1, NULL));
                is_down[id] = phase != TAPZOOM_TOUCH_ENDED;
                if (is_down[id]) CHECK(owner_in(views[1], 100 + id) == HOST);
                pushed++;
            }
            CHECK_OK(tapzoom_advance(views[0], host.time));
            CHECK_OK(tapzoom_advance(views[1], host.time));
            tapzoom_transform one = place_of(views[0]), other = place_of(views[1]);
            CHECK_SAME(one, other);
            for (int i = 0; i < 2; i++) keep_events(views[i], &events[i]);
        }
        size_t kept[2] = {0, 0};
        for (int i = 0; i < 2; i++)
            for (size_t k = 0; k < events[i].count; k++)
                if (events[i].events[k].phase != TAPZOOM_PHASE_CHANGED)
                    events[i].events[kept[i]++] = events[i].events[k];
        CHECK(kept[0] == kept[1] &&
              memcmp(events[0].events, events[1].events, kept[0] * sizeof events[0].events[0]) == 0);
        for (int i = 0; i < 2; i++) tapzoom_destroy(views[i]);
    }
    CHECK(pushed > 10000);
}

/* ---- Claims and releases --------------------------------------------------------------------------------------- */

/* A view without limits nearby, in which a single finger belongs to the host. */
static tapzoom_view *shared_view(int32_t min_pan_contacts) {
    tapzoom_config config = boundless();
    config.min_pan_contacts = min_pan_contacts;
    config.double_tap = config.two_finger_tap = TAPZOOM_ZOOM_NONE;
    return roomy_view(config, 0);
}

/* Content points stay under their fingers when the host claims or releases another finger. */
static void keeps_fingers_on_content(void) {
    check_topic = "fingers keep their content";
    for (int trial = 0; trial < 500 && check_failed == 0; trial++) {
        tapzoom_config config = boundless();
        config.pan_slop = config.pinch_slop = config.rotate_slop = config.rotate_snap = config.pinch_min_span = 0;
        tapzoom_view *view = roomy_view(config, 0);
        double x[3], y[3], now = 1;
        int is_mine[3] = {1, 1, 1};
        for (int i = 0; i < 3; i++) {
            x[i] = 200 + 200 * i + between(-50, 50), y[i] = between(100, 500);
            CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, i, now, x[i], y[i]));
        }
        for (int step = 0; step < 40; step++) {
            int id = (int)below(3), mine = is_mine[0] + is_mine[1] + is_mine[2];
            tapzoom_transform before = place_at(view, now);
            if (below(4) == 0 && (mine > 1 || !is_mine[id])) {
                is_mine[id] = !is_mine[id];
                mine += is_mine[id] ? 1 : -1;
                CHECK_OK(tapzoom_set_contact_owner(view, id, is_mine[id] ? VIEW : HOST));
                tapzoom_transform after = place_of(view);
                CHECK_SAME(before, after);
            }
            now += 0.01;
            double old_x[3], old_y[3];
            for (int i = 0; i < 3; i++) {
                old_x[i] = x[i], old_y[i] = y[i];
                x[i] += between(-6, 6), y[i] += between(-6, 6);
                CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, i, now, x[i], y[i]));
            }
            tapzoom_transform after = place_at(view, now);
            for (int i = 0; i < 3; i++) {
                double u, v, a, b;
                content_at(before, old_x[i], old_y[i], &u, &v);
                view_at(after, u, v, &a, &b);
                /* One or two fingers determine the transform exactly. Three do so on average. */
                if (is_mine[i] && mine < 3) CHECK_NEAR(hypot(a - x[i], b - y[i]), 0, EXACT);
            }
        }
        CHECK_OK(tapzoom_cancel_touches(view, now));
        tapzoom_destroy(view);
    }
}

static void check_pans(tapzoom_view *view, int64_t id, double time, double x, double y, double dx, double dy) {
    tapzoom_transform before = place_at(view, time);
    for (int i = 1; i <= 5; i++) {
        CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, id, time + 0.01 * i, x + dx * i, y + dy * i));
        CHECK_APART(place_at(view, time + 0.01 * i), changed(before, PANNED(dx * i, dy * i)), EXACT);
    }
}

/* A contact with NO_SLOP pans from its first move. So does one that the host releases beyond its slop. */
static void pans_at_once(void) {
    check_topic = "NO_SLOP";
    for (int32_t min_pan_contacts = 1; min_pan_contacts <= 2; min_pan_contacts++) {
        tapzoom_view *view = shared_view(min_pan_contacts);
        tapzoom_touch landing = sample(TAPZOOM_TOUCH_BEGAN, 1, 1, 300, 300);
        landing.flags = TAPZOOM_CONTACT_NO_SLOP;
        CHECK_OK(tapzoom_push_touches(view, &landing, 1, NULL));
        if (min_pan_contacts == 2) CHECK_OK(tapzoom_set_contact_owner(view, 1, VIEW));
        check_pans(view, 1, 1, 300, 300, 0.25, -0.5);
        tapzoom_destroy(view);
    }
    /* The flag applies to its own contact only. */
    tapzoom_view *view = shared_view(1);
    tapzoom_touch landing = sample(TAPZOOM_TOUCH_BEGAN, 1, 1, 300, 300);
    landing.flags = TAPZOOM_CONTACT_NO_SLOP;
    CHECK_OK(tapzoom_push_touches(view, &landing, 1, NULL));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 1.1, 300, 300));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 2, 2, 300, 300));
    tapzoom_transform before = place_at(view, 2);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 2, 2.1, 302, 300));
    CHECK_APART(place_at(view, 2.1), before, 0);
    tapzoom_destroy(view);

    /* How the contact became the host's: claimed as the last one, claimed beside another, by the time, undecided. */
    for (int how = 0; how < 4; how++) {
        snprintf(topic, sizeof topic, "a released finger, %d", how);
        check_topic = topic;
        view = shared_view(how < 2 ? 1 : 2);
        CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, 1, 300, 300));
        if (how == 1) CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 2, 1, 500, 300));
        if (how < 2) CHECK_OK(tapzoom_set_contact_owner(view, 1, HOST));
        double end = how == 3 ? 1.1 : 1.3;
        CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 1, end, 340, 300));
        if (how == 1) CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 2, end, 500, 300));
        CHECK(owner_in(view, 1) == (how == 3 ? UNDECIDED : HOST));
        CHECK_OK(tapzoom_set_contact_owner(view, 1, VIEW));
        check_pans(view, 1, end + 0.01, 340, 300, 0.5, 1);
        tapzoom_destroy(view);
    }
}

/* A released finger stops a motion as a landing does, however it became the host's. */
static void release_stops_motion(void) {
    for (int how = 0; how < 2; how++)
        for (int what = 0; what < 3; what++) {
            snprintf(topic, sizeof topic, "a release in motion %d, %d", what, how);
            check_topic = topic;
            tapzoom_view *view = shared_view(how ? 2 : 1);
            CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, 1, 300, 300));
            if (how == 0) CHECK_OK(tapzoom_set_contact_owner(view, 1, HOST));
            CHECK_OK(tapzoom_advance(view, 2));
            CHECK(owner_in(view, 1) == HOST);
            if (what == 0) CHECK_OK(tapzoom_zoom_to(view, 0.4, 100, 200, OPTIONS(1)));
            if (what == 1) CHECK_OK(tapzoom_center_on(view, 2500, 1700, 0, OPTIONS(1)));
            if (what == 2) {
                tapzoom_options options = *OPTIONS(1);
                options.duration = 2;
                CHECK_OK(tapzoom_rotate_to(view, 1, 300, 200, &options));
            }
            CHECK_OK(tapzoom_advance(view, 2.1));
            CHECK(is_moving(view));
            tapzoom_transform before = place_of(view);
            CHECK_OK(tapzoom_set_contact_owner(view, 1, VIEW));
            tapzoom_transform after = place_of(view), later = place_at(view, 2.3);
            CHECK_APART(before, after, EXACT);
            CHECK_SAME(after, later);
            CHECK(!is_moving(view));
            tapzoom_destroy(view);
        }
}

/* A claim cancels the gesture of its last contact, which makes no tap, at any time of the touch. */
static void claims_end_gestures(void) {
    static journal seen;
    check_topic = "a claim ends a gesture";
    tapzoom_view *view = shared_view(1);
    drag(view, 1, 1, 300, 300, 420, 330);
    CHECK_OK(tapzoom_advance(view, 1.1));
    CHECK_OK(tapzoom_set_contact_owner(view, 1, HOST));
    seen.count = 0;
    keep_events(view, &seen);
    CHECK(COUNT(&seen, PAN, BEGAN) == 1 && COUNT(&seen, PAN, CANCELLED) == 1 && COUNT(&seen, OWNER, DISCRETE) == 0);
    tapzoom_transform there = place_of(view);
    CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 1, 1.2, 100, 100));
    CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 1.3, 100, 100));
    CHECK_APART(there, place_at(view, 3), 0);
    keep_events(view, &seen);
    CHECK(COUNT(&seen, PAN, ENDED) == 0 && COUNT(&seen, FLING, BEGAN) == 0);
    tapzoom_destroy(view);

    for (int i = 0; i < 200; i++) {
        /* A claim of a contact that already belongs to the host also ends its tap or press. */
        view = shared_view(1 + i % 2);
        double claim = 1 + 0.005 * i;
        int presses = claim >= 1.45;
        CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, 1, 300, 300));
        CHECK_OK(tapzoom_advance(view, claim));
        CHECK_OK(tapzoom_set_contact_owner(view, 1, HOST));
        CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, 2, 300, 300));
        CHECK_OK(tapzoom_advance(view, 3));
        seen.count = 0;
        keep_events(view, &seen);
        CHECK(COUNT(&seen, TAP_PENDING, BEGAN) == 0 && COUNT(&seen, TAP, DISCRETE) == 0);
        CHECK(COUNT(&seen, LONG_PRESS, BEGAN) == presses && COUNT(&seen, LONG_PRESS, CANCELLED) == presses);
        tapzoom_destroy(view);
    }
}

/* ---- Extremes -------------------------------------------------------------------------------------------------- */

static void all_contacts(void) {
    check_topic = "sixteen contacts";
    for (int trial = 0; trial < 300 && check_failed == 0; trial++) {
        tapzoom_config config = some_config();
        share(&config);
        static hand of;
        of = (hand){.view_count = 1, .next_id = 1};
        of.model.config = config, of.model.time = 1;
        of.views[0] = view_of(&config, WIDTH, HEIGHT, 4000, 3000);
        CHECK_OK(tapzoom_advance(of.views[0], 1));
        for (int i = 0; i < TAPZOOM_MAX_CONTACTS; i++) land_one(&of, of.model.time + 0.01 * below(2)), check_hand(&of);
        CHECK_STATUS(TAPZOOM_ERROR_CONTACT_LIMIT, touch(of.views[0], TAPZOOM_TOUCH_BEGAN, 99, of.model.time, 1, 1));
        for (int round = 0; round < 40 && check_failed == 0; round++) {
            int32_t owner = below(2) ? HOST : VIEW;
            int first = (int)below(TAPZOOM_MAX_CONTACTS), end = below(2) ? first + 1 : TAPZOOM_MAX_CONTACTS;
            for (int i = below(3) ? first : 0; i < end; i++) give_one(&of, of.model.fingers[i].landed.id, owner);
            if (below(2)) move_some(&of, of.model.time + 0.01);
            if (below(9) == 0) configure(&of);
            check_hand(&of);
        }
        while (of.model.count > 0) lift_one(&of, of.model.time + 0.01), check_hand(&of);
        tapzoom_destroy(of.views[0]);
    }
}

/* Times and positions at the ends of their ranges. */
static void ends_of_ranges(void) {
    static journal seen;
    check_topic = "times and positions at the ends of their ranges";
    for (int i = 0; i < 4; i++) {
        tapzoom_config config = sharing(TAPZOOM_PRESET_BOARD);
        double start = i == 0 ? -TAPZOOM_MAX_TIME : i == 1 ? TAPZOOM_MAX_TIME - 1 : i == 2 ? TAPZOOM_MAX_TIME : 0;
        double length = i == 3 ? TAPZOOM_MAX_LENGTH : 1e6, later = fmin(start + 0.5, TAPZOOM_MAX_TIME);
        tapzoom_view *view = view_of(&config, WIDTH, HEIGHT, 4000, 3000);
        CHECK_OK(touch(view, TAPZOOM_TOUCH_BEGAN, 1, start, -length, length));
        CHECK(owner_in(view, 1) == UNDECIDED);
        double due = state_of(view).next_deadline;
        CHECK(due <= TAPZOOM_MAX_TIME || isinf(due));
        tapzoom_transform before = place_of(view);
        CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 1, start, length, length));
        CHECK_OK(tapzoom_advance(view, later));
        CHECK(owner_in(view, 1) == (i == 2 ? UNDECIDED : HOST));
        CHECK_OK(tapzoom_set_contact_owner(view, 1, VIEW));
        CHECK_APART(before, place_of(view), 0);
        CHECK_OK(touch(view, TAPZOOM_TOUCH_MOVED, 1, later, -length, -length));
        CHECK_OK(tapzoom_set_contact_owner(view, 1, HOST));
        CHECK_OK(touch(view, TAPZOOM_TOUCH_ENDED, 1, later, 0, 0));
        tapzoom_transform place = place_of(view);
        CHECK(isfinite(place.scale) && isfinite(place.x) && isfinite(place.y));
        seen.count = 0;
        keep_events(view, &seen);
        CHECK(COUNT(&seen, OWNER, DISCRETE) == (i != 2));
        if (i != 2) CHECK(find(&seen, TAPZOOM_EVENT_OWNER, TAPZOOM_PHASE_DISCRETE, 0)->time == start + 0.15);
        tapzoom_destroy(view);
    }
}

int test_claims(void) {
    long hands = trial_argument(1, 10000);
    tapzoom_config config = preset(TAPZOOM_PRESET_MAPS);
    seed = (uint64_t)number_argument(2, (long)seed);
    probe = view_of(&config, WIDTH, HEIGHT, 4000, 3000);
    single_taps();
    host_moves_nothing();
    pens_beside();
    keeps_fingers_on_content();
    pans_at_once();
    release_stops_motion();
    claims_end_gestures();
    all_contacts();
    ends_of_ranges();
    for (long i = 0; i < hands && check_failed == 0; i++) random_hand(i);
    check_topic = "";
    CHECK(moves > hands && equal_moves > 0.9 * (double)moves);
    printf("%ld claims and releases, %ld with equal bits\n", moves, equal_moves);
    tapzoom_destroy(probe);
    return check_report();
}
