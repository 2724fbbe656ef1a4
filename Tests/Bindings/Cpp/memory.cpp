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

void recordings() {
    View view = photos();
    std::vector<unsigned char> memory(view.snapshot_capacity() + 65536), recording;
    CHECK(view.record(memory) == Result::ok);
    EventBuffer events;
    std::size_t polled = 0;
    for (int i = 0; i < 3; i++) {
        double_tap(view, 1 + i);
        polled += view.poll_events(events).size();
        const auto part = view.fetch_recording();
        CHECK(part && *part > 0);
        recording.insert(recording.end(), memory.data(), memory.data() + *part);
    }
    CHECK(view.record({}) == Result::ok && *view.fetch_recording() == 0);

    View again = photos();
    Bytes rest = recording;
    std::size_t calls = 0, replayed_events = 0;
    EventKind first = EventKind::none;
    for (Replayed step; (step = again.replay(rest, &events)).used > 0; rest = rest.subspan(step.used)) {
        CHECK(step.result == Result::ok);
        CHECK(step.entry.number == static_cast<std::int64_t>(calls++));
        CHECK(calls > 1 || step.entry.kind == RecordKind::start);
        replayed_events += static_cast<std::size_t>(step.entry.event_count);
        if (first == EventKind::none && step.entry.event_count > 0) first = events[0].kind;
    }
    CHECK(rest.empty() && calls > 10 && replayed_events == polled && polled > 3 && first == EventKind::tap_pending);
    const Transform a = view.transform(), b = again.transform();
    CHECK_SAME(a, b);

    const Replayed damaged = again.replay("no recording");
    CHECK(damaged.result == Result::error_data && damaged.used == 0);
    recording.back() ^= 1;
    Result last = Result::ok;
    rest = recording;
    for (Replayed step; (step = again.replay(rest)).used > 0; rest = rest.subspan(step.used)) last = step.result;
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
    recordings();
    ownership();
    freed();
    return check_report();
}
