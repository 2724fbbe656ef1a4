/*
 * memory.cpp - snapshots, recordings, and the ownership of a view.
 *
 * SPDX-License-Identifier: MIT
 */
#include <malloc.h>

#include <vector>

#include <tapzoom.hpp>

#include "../../C/check.h"
#include "suite.h"

using namespace tapzoom;

namespace {

/* Memory for create_at. */
struct alignas(16) Cell {
    std::byte bytes[16];
};

View photos() {
    auto view = View::create(Config(Preset::photos), {800, 600}, {0, 0, 4000, 3000});
    CHECK(view.result() == Result::ok);
    return *std::move(view);
}

void double_tap(View &view, double time) {
    CHECK(view.push_touches(
              {{time, 1, 200, 150, TouchPhase::began}, {time + 0.05, 1, 200, 150, TouchPhase::ended},
               {time + 0.15, 1, 200, 150, TouchPhase::began}, {time + 0.2, 1, 200, 150, TouchPhase::ended}}) ==
          Result::ok);
    CHECK(view.advance(time + 0.3) == Result::ok);
}

void snapshots() {
    View view = photos(), other = photos();
    double_tap(view, 1);
    std::vector<std::byte> memory(view.snapshot_capacity());
    const auto snapshot = view.save_state(memory);
    CHECK(snapshot && snapshot->data() == memory.data() && !snapshot->empty() && snapshot->size() < memory.size());
    CHECK(other.load_state(*snapshot) == Result::ok);
    const Transform a = view.transform(), b = other.transform();
    CHECK_SAME(a, b);
    CHECK(view.save_state(Memory(memory).first(9)).result() == Result::error_buffer_too_small);
    memory[20] ^= std::byte{1};
    CHECK(other.load_state(*snapshot) == Result::error_data);
}

/* Without a transform the displayed one counts. */
void displayed() {
    View view = photos();
    CHECK(view.zoom_to(0.7, {30, 40}) == Result::ok);
    const Rect part = view.visible_rect(), same_part = *view.visible_rect(view.transform());
    CHECK_SAME(part, same_part);
    const Rect range = view.pan_range(), same_range = *view.pan_range(view.transform());
    CHECK_SAME(range, same_range);
    const Transform raster = view.raster_transform(), same_raster = *view.raster_transform(view.transform());
    CHECK_SAME(raster, same_raster);
    CHECK(view.state().limits() == Limit{} && view.fit() == Result::ok && has(view.state().limits(), Limit::min_scale));
}

void recordings() {
    View view = photos();
    std::vector<unsigned char> memory(view.snapshot_capacity() + 65536), recording;
    CHECK(view.begin_recording(memory) == Result::ok);
    EventBuffer events;
    std::size_t polled = 0;
    for (int i = 0; i < 3; i++) {
        double_tap(view, 1 + i);
        polled += view.poll_events(events).size();
        const auto part = view.fetch_recording();
        CHECK(part && *part > 0);
        recording.insert(recording.end(), memory.data(), memory.data() + *part);
    }
    CHECK(view.end_recording() == Result::ok && *view.fetch_recording() == 0);
    CHECK(view.end_recording() == Result::ok);

    View again = photos();
    Bytes rest = recording;
    std::size_t calls = 0, replayed_events = 0;
    EventKind first = EventKind::none;
    for (Replayed step; !rest.empty(); rest = rest.subspan(step.accepted)) {
        step = again.replay(rest, &events);
        CHECK(step.result == Result::ok && step.accepted > 0);
        if (step.accepted == 0) break;
        CHECK(step.entry.number == static_cast<std::int64_t>(calls++));
        CHECK(calls > 1 || step.entry.kind == RecordKind::start);
        replayed_events += static_cast<std::size_t>(step.entry.event_count);
        if (first == EventKind::none && step.entry.event_count > 0) first = events[0].kind;
    }
    CHECK(rest.empty() && calls > 10 && replayed_events == polled && polled > 3 && first == EventKind::tap_pending);
    const Transform a = view.transform(), b = again.transform();
    CHECK_SAME(a, b);
    CHECK(again.end_recording() == Result::ok && again.end_recording() == Result::ok);
    CHECK(again.fit() == Result::ok && view.fit() == Result::ok);
    const Transform c = view.transform(), d = again.transform();
    CHECK_SAME(c, d);

    // After the end of a replay the next calls of the recording are no longer part of it.
    const Bytes after_start = Bytes(recording).subspan(again.replay(recording).accepted);
    const Bytes later = after_start.subspan(again.replay(after_start).accepted);
    CHECK(again.end_recording() == Result::ok && again.replay(later).result == Result::error_data);

    const Replayed damaged = again.replay("no recording");
    CHECK(damaged.result == Result::error_data && damaged.accepted == 0);
    recording.back() ^= 1;
    Result last = Result::ok;
    rest = recording;
    for (Replayed step; (step = again.replay(rest)).accepted > 0; rest = rest.subspan(step.accepted))
        last = step.result;
    CHECK(last == Result::error_diverged || !rest.empty());
}

void ownership() {
    View view = photos();
    tapzoom_view *const raw = view.get();
    View moved = std::move(view);
    CHECK(moved && moved.get() == raw);
    View target = photos();
    target = std::move(moved);
    CHECK(target.get() == raw && target.advance(1) == Result::ok);
    CHECK(target.release() == raw && !target);
    View adopted(raw), &itself = adopted;
    adopted = std::move(itself);
    CHECK(adopted.state().time == 1);
}

/* A view in the caller's memory: moves leave it there, and its destructor does not free it. */
void in_place() {
    const std::size_t size = View::view_size();
    CHECK(size > 0 && size == tapzoom_view_size());
    std::vector<Cell> arena(2 * (size / sizeof(Cell) + 1));
    const Memory whole(reinterpret_cast<std::byte *>(arena.data()), arena.size() * sizeof(Cell));
    const Memory half = whole.subspan(whole.size() / 2);
    CHECK(whole.size() / 2 % 16 == 0);
    {
        auto made = View::create_at(whole.first(size), Config(), {800, 600}, {0, 0, 4000, 3000});
        auto other = View::create_at(half, Config(), {800, 600}, {0, 0, 4000, 3000});
        CHECK(made.result() == Result::ok && static_cast<void *>(made->get()) == whole.data());
        CHECK(other.result() == Result::ok && static_cast<void *>(other->get()) == half.data());
        View usual = photos(), moved = std::move(*made);
        CHECK(!*made && static_cast<void *>(moved.get()) == whole.data());
        double_tap(usual, 1);
        double_tap(moved, 1);
        const Transform a = usual.transform(), b = moved.transform(), fitted = other->transform();
        CHECK_SAME(a, b);
        CHECK(fitted.scale < b.scale);
        *other = std::move(moved); // destroys one view of the arena, and keeps the other
        const Transform c = other->transform();
        CHECK_SAME(a, c);
        usual = std::move(*other); // destroys a view of create
        CHECK(static_cast<void *>(usual.get()) == whole.data() && usual.stop_motion() == Result::ok);
    }
    for (int i = 0; i < 3; i++) // the memory is free for another view
        CHECK(View::create_at(whole, Config(), {800, 600}, {0, 0, 4000, 3000}).result() == Result::ok);

    const auto refused = [](Memory memory, const Viewport &viewport = {800, 600}) {
        const auto view = View::create_at(memory, Config(), viewport, {0, 0, 4000, 3000});
        CHECK(!*view);
        return view.result();
    };
    CHECK(refused({}) == Result::error_null && refused(whole.subspan(8)) == Result::error_range);
    CHECK(refused(whole.first(size - 1)) == Result::error_buffer_too_small);
    CHECK(refused(whole.first(0)) == Result::error_buffer_too_small);
    CHECK(refused(whole, {0, 600}) == Result::error_range);
}

/* Each View is freed once, also after moves. The C library aborts a program that frees twice. */
void freed() {
    const std::size_t before = mallinfo2().uordblks;
    for (int i = 0; i < 100; i++) {
        std::vector<View> views;
        for (int j = 0; j < 5; j++) views.push_back(photos());
        views[0] = std::move(views[1]);
        views[2] = View();
        views.erase(views.begin());
        std::swap(views[0], views[3]);
        tapzoom_destroy(views[0].release());
        photos();
    }
    CHECK(mallinfo2().uordblks < before + 100 * sizeof(tapzoom_config));
}

} // namespace

int memory() {
    check_topic = "memory.cpp";
    snapshots();
    displayed();
    recordings();
    ownership();
    in_place();
    freed();
    return check_report();
}
