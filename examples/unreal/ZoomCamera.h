// SPDX-License-Identifier: MIT
//
// A camera above a plane, moved by touches: the part that needs no engine. Content units are world units; the view is
// the viewport in pixels, y down.
#pragma once

#include <vector>

#include "tapzoom.hpp"

class ZoomCamera {
public:
    /// The world that the camera may show.
    ZoomCamera(tapzoom::Rect world, tapzoom::Viewport viewport, double dpi);

    [[nodiscard]] bool valid() const { return static_cast<bool>(view_); }
    void resize(tapzoom::Viewport viewport);

    /// Keeps a touch until the next frame.
    void touch(double time, std::int64_t id, double x, double y, tapzoom::TouchPhase phase);
    /// The window has lost its focus.
    void cancel(double time);

    /// Runs a frame. The events are valid until the next one.
    tapzoom::Span<const tapzoom::Event> frame(double now);

    /// The place of the camera, and the width of the world that it shows: OrthoWidth.
    struct Pose {
        double x, y, width;
    };
    [[nodiscard]] Pose pose() const;

private:
    tapzoom::Viewport viewport_;
    tapzoom::Expected<tapzoom::View> view_;
    std::vector<tapzoom::Touch> touches_;
    tapzoom::EventBuffer events_{};
    tapzoom::FrameResult result_{};
};
