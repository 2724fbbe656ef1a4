// SPDX-License-Identifier: MIT

#include "ZoomCamera.h"

using namespace tapzoom;

static Expected<View> make(Rect world, Viewport viewport, double dpi) {
    Config config(Preset::maps);
    config.points_per_unit = 160 / dpi;
    return View::create(config, viewport, world);
}

ZoomCamera::ZoomCamera(Rect world, Viewport viewport, double dpi)
    : viewport_(viewport), view_(make(world, viewport, dpi)) {
    result_.transform = view_->transform();
}

void ZoomCamera::resize(Viewport viewport) {
    if (view_->set_viewport(viewport) == Result::ok) viewport_ = viewport;
}

void ZoomCamera::touch(double time, std::int64_t id, double x, double y, TouchPhase phase) {
    Touch one;
    one.time = time;
    one.id = id;
    one.x = x;
    one.y = y;
    one.phase = phase;
    touches_.push_back(one);
}

void ZoomCamera::cancel(double time) {
    touches_.clear();
    view_->cancel_touches(time);
}

Span<const Event> ZoomCamera::frame(double now) {
    const Result result = view_->frame(now, touches_, events_, result_);
    touches_.clear();
    return {events_.data(), result == Result::ok ? static_cast<std::size_t>(result_.event_count) : 0};
}

ZoomCamera::Pose ZoomCamera::pose() const {
    const Transform &shown = result_.transform;
    return {(viewport_.width / 2 - shown.x) / shown.scale, (viewport_.height / 2 - shown.y) / shown.scale,
            viewport_.width / shown.scale};
}
