/*
 * tapzoom_qt.h - events of Qt 6 as touches and scrolls of a view, for glue of your own.
 *
 * SPDX-License-Identifier: MIT
 * Copyright (c) 2026 tapzoom contributors
 *
 * Needs Qt 6.2 or later and C++17; a header alone, with Qt's GUI module. A program with widgets includes
 * tapzoom_qtwidgets.h, one with Qt Quick tapzoom_qtquick.h: both use this file.
 */
#ifndef TAPZOOM_QT_H
#define TAPZOOM_QT_H

#include <QtCore/qlist.h>
#include <QtCore/qmath.h>
#include <QtCore/qvarlengtharray.h>
#include <QtGui/qevent.h>
#include <QtGui/qpointingdevice.h>
#include <QtGui/qscreen.h>
#include <algorithm>
#include <chrono>
#include <tapzoom.h>

/** What the glue keeps of the events of one widget or item. View units are those of Qt. */
class TapZoomGlue {
public:
    /** Ids of the mouse and a pen. Fingers have ids from 0 on. */
    enum : qint64 { Mouse = -1, Pen = -2 };
    /** Whose an event is: not the view's; the view's and others'; the view's alone. */
    enum Use { NotMine, Shared, Mine };
    using Touches = QVarLengthArray<tapzoom_touch, TAPZOOM_MAX_CONTACTS>;

    virtual ~TapZoomGlue() = default;

    /** The current time on the clock of time(), in seconds. */
    static double now() {
        return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
    }

    /** Sets pixels_per_unit and, if the screen knows the size of a pixel, points_per_unit. The screen may be null. */
    static void configure(tapzoom_config *config, double devicePixelRatio, const QScreen *screen) {
        const double dpi = screen ? screen->physicalDotsPerInch() : 0;
        config->pixels_per_unit = devicePixelRatio;
        if (dpi >= 60 && dpi <= 1000) config->points_per_unit = 160 / dpi; // some screens report nonsense
    }

    /** Whether two transforms are equal, so that resampled fingers rest. */
    static bool same(const tapzoom_transform &a, const tapzoom_transform &b) {
        return a.scale == b.scale && a.rotation == b.rotation && a.x == b.x && a.y == b.y;
    }

    /** The time of an event in seconds, at most now. Qt's milliseconds have any origin, and are 0 for an event that a
        program makes. The event with the least delay so far gives the difference. */
    double time(const QInputEvent *event) {
        const double present = now(), stamp = double(event->timestamp()) / 1000;
        if (stamp == 0) return present;
        // An event cannot be late by a minute: its clock has wrapped, or it is that of another device.
        if (stamp + offset_ > present || stamp + offset_ < present - 60) offset_ = present - stamp;
        return stamp + offset_;
    }

    /** Whether somebody else takes a contact that lands at a position, such as a child. `further`: other fingers are
        down on the view. */
    virtual bool leaves([[maybe_unused]] QPointF place, [[maybe_unused]] bool further) const { return false; }

    /** The touches of an event of fingers, the mouse or a pen, moves before lifts; none for other events. The mouse and
        a pen are contacts while the left button is down. Call it once for an event. */
    Touches touches(QEvent *event) {
        switch (event->type()) {
        case QEvent::TouchBegin:
        case QEvent::TouchUpdate:
        case QEvent::TouchEnd: return fingers(static_cast<QTouchEvent *>(event));
        case QEvent::MouseButtonPress:
        case QEvent::MouseButtonDblClick: // the second press
        case QEvent::TabletPress: return pointer(static_cast<QSinglePointEvent *>(event), TAPZOOM_TOUCH_BEGAN);
        case QEvent::MouseMove:
        case QEvent::TabletMove: return pointer(static_cast<QSinglePointEvent *>(event), TAPZOOM_TOUCH_MOVED);
        case QEvent::MouseButtonRelease:
        case QEvent::TabletRelease: return pointer(static_cast<QSinglePointEvent *>(event), TAPZOOM_TOUCH_ENDED);
        default: return {};
        }
    }

    /** Whether an event is one of a wheel or a trackpad, and gives its scroll. */
    bool scroll(QEvent *event, tapzoom_scroll *scroll) {
        *scroll = {};
        if (event->type() == QEvent::Wheel) return wheel(static_cast<QWheelEvent *>(event), scroll);
        return event->type() == QEvent::NativeGesture && gesture(static_cast<QNativeGestureEvent *>(event), scroll);
    }

    /** Whether lifts of contacts may be missed: Qt cancels touches, the widget was hidden, or its window lost the focus
        or is blocked by a dialog. */
    bool cancels(const QEvent *event) {
        const QEvent::Type type = event->type();
        if (type != QEvent::TouchCancel && type != QEvent::Hide && type != QEvent::WindowDeactivate &&
            type != QEvent::WindowBlocked)
            return false;
        forget();
        return true;
    }

    /** Nothing is down any more. */
    void forget() {
        down_.clear();
        fingers_.clear();
    }

    /** Calls tapzoom_pen_near for a pen that hovers, which guards against palms. event() does so, too. */
    void hover(tapzoom_view *view, QEvent *event) {
        if (event->type() != QEvent::TabletMove && event->type() != QEvent::MouseMove) return;
        auto *move = static_cast<QSinglePointEvent *>(event);
        if (isPen(move) && move->buttons() == Qt::NoButton) tapzoom_pen_near(view, time(move));
    }

    /** Handles an event of the widget or the item for its view. Unless it is NotMine, a frame is due. */
    Use event(tapzoom_view *view, QEvent *event) {
        tapzoom_scroll scroll;
        int32_t consumed = 0;
        if (cancels(event)) {
            tapzoom_cancel_touches(view, now());
            return event->type() == QEvent::TouchCancel ? Mine : Shared;
        }
        // Two fingers of one report are two such events, if one lands on a child. Qt ends the first sequence if the
        // view refuses the second one.
        const bool further = event->type() == QEvent::TouchBegin && !fingers_.isEmpty();
        const Touches touches = this->touches(event);
        if (!touches.isEmpty()) {
            tapzoom_push_touches(view, touches.constData(), size_t(touches.size()), nullptr);
        } else if (this->scroll(event, &scroll)) {
            tapzoom_push_scroll(view, &scroll, &consumed);
            // Qt gives the rest of a scroll to the receiver of its beginning.
            if (!consumed && scroll.phase == TAPZOOM_SCROLL_UNPHASED) return Shared;
        } else if (!further) {
            return hover(view, event), NotMine;
        }
        event->accept();
        return Mine;
    }

private:
    static bool isPen(const QPointerEvent *event) {
        return event->pointerType() == QPointingDevice::PointerType::Pen ||
               event->pointerType() == QPointingDevice::PointerType::Eraser;
    }

    Touches fingers(QTouchEvent *event) {
        Touches touches;
        // The fingers of a trackpad, on macOS: its scrolls and pinches come as wheels and native gestures.
        if (event->deviceType() == QInputDevice::DeviceType::TouchPad) return touches;
        const bool begins = event->type() == QEvent::TouchBegin && fingers_.isEmpty();
        // Qt then gives all of the sequence to the other one, the first finger as a mouse.
        if (begins && leaves(event->points().first().position(), false)) return touches;
        for (const QEventPoint &point : event->points()) {
            tapzoom_touch touch{};
            switch (point.state()) {
            case QEventPoint::Pressed: touch.phase = TAPZOOM_TOUCH_BEGAN; break;
            case QEventPoint::Updated: touch.phase = TAPZOOM_TOUCH_MOVED; break;
            case QEventPoint::Released: touch.phase = TAPZOOM_TOUCH_ENDED; break;
            default: continue;
            }
            if (touch.phase == TAPZOOM_TOUCH_BEGAN && (begins || !leaves(point.position(), true)))
                fingers_.append(point.id());
            if (!fingers_.contains(point.id())) continue; // it landed on somebody else
            if (touch.phase == TAPZOOM_TOUCH_ENDED) fingers_.removeAll(point.id());
            touch.time = time(event);
            touch.id = point.id();
            touch.x = point.position().x();
            touch.y = point.position().y();
            touch.size = std::max(point.ellipseDiameters().width(), point.ellipseDiameters().height());
            touches.append(touch);
        }
        std::stable_partition(touches.begin(), touches.end(), [](const tapzoom_touch &touch) {
            return touch.phase == TAPZOOM_TOUCH_MOVED;
        });
        return touches;
    }

    Touches pointer(QSinglePointEvent *event, int32_t phase) {
        const bool pen = isPen(event);
        const qint64 id = pen ? Pen : Mouse;
        const bool isDown = down_.contains(id), isLeft = event->button() == Qt::LeftButton;
        // Qt makes mouse events of touches that nobody accepts.
        if (event->deviceType() == QInputDevice::DeviceType::TouchScreen) return {};
        if (phase == TAPZOOM_TOUCH_BEGAN ? isDown || !isLeft || leaves(event->position(), false)
                                         : !isDown || (phase == TAPZOOM_TOUCH_ENDED && !isLeft))
            return {};
        if (phase == TAPZOOM_TOUCH_BEGAN) down_.append(id);
        if (phase == TAPZOOM_TOUCH_ENDED) down_.removeOne(id);
        tapzoom_touch touch{};
        touch.time = time(event);
        touch.id = id;
        touch.phase = phase;
        touch.x = event->position().x();
        touch.y = event->position().y();
        touch.tool = pen ? TAPZOOM_TOOL_PEN : TAPZOOM_TOOL_MOUSE;
        touch.buttons = event->pointerType() == QPointingDevice::PointerType::Eraser ? TAPZOOM_BUTTON_ERASER
                                                                                     : TAPZOOM_BUTTON_PRIMARY;
        Touches touches;
        touches.append(touch);
        return touches;
    }

    bool place(QSinglePointEvent *event, tapzoom_scroll *scroll) {
        scroll->time = time(event);
        scroll->x = event->position().x();
        scroll->y = event->position().y();
        return true;
    }

    // A wheel has pixels on X11, too: the device tells a trackpad. There it has no phases, and its deltas are parts of
    // a notch, by which libinput's driver divides the travel of the fingers. With Control it zooms like a wheel.
    bool wheel(QWheelEvent *event, tapzoom_scroll *scroll) {
        switch (event->phase()) {
        case Qt::ScrollBegin: scroll->phase = TAPZOOM_SCROLL_BEGAN; break;
        case Qt::ScrollUpdate: scroll->phase = TAPZOOM_SCROLL_CHANGED; break;
        case Qt::ScrollEnd: scroll->phase = TAPZOOM_SCROLL_ENDED; break;
        case Qt::ScrollMomentum: scroll->phase = TAPZOOM_SCROLL_MOMENTUM; break;
        default: scroll->phase = TAPZOOM_SCROLL_UNPHASED;
        }
        const bool hasPhases = scroll->phase != TAPZOOM_SCROLL_UNPHASED;
        const bool isTrackpad = hasPhases || event->deviceType() == QInputDevice::DeviceType::TouchPad;
        QPointF delta = event->angleDelta();
        scroll->unit = TAPZOOM_UNIT_NOTCH120;
        if (isTrackpad && !hasPhases) {
            delta *= 15.0 / 120;
            scroll->unit = TAPZOOM_UNIT_PIXEL;
        } else if (isTrackpad && event->hasPixelDelta()) {
            delta = event->pixelDelta();
            scroll->unit = TAPZOOM_UNIT_PIXEL;
        }
        if (delta.isNull() && !hasPhases) return false; // X11 sends one after each
        scroll->dx = -delta.x();
        scroll->dy = -delta.y();
        const bool zooms = event->modifiers() & Qt::ControlModifier;
        scroll->source = isTrackpad && !zooms ? TAPZOOM_SOURCE_TRACKPAD : TAPZOOM_SOURCE_WHEEL;
        return place(event, scroll);
    }

    // Two fingers on a trackpad spread, turn and move. Three or more swipe, for the program.
    bool gesture(QNativeGestureEvent *event, tapzoom_scroll *scroll) {
        if (event->fingerCount() > 2) return false;
        scroll->source = TAPZOOM_SOURCE_TRACKPAD;
        scroll->phase = TAPZOOM_SCROLL_CHANGED;
        const double scale = std::max(pinched_ + event->value(), 1e-3);
        switch (event->gestureType()) {
        case Qt::BeginNativeGesture:
            scroll->phase = TAPZOOM_SCROLL_BEGAN;
            pinched_ = 1;
            break;
        case Qt::EndNativeGesture: scroll->phase = TAPZOOM_SCROLL_ENDED; break;
        case Qt::ZoomNativeGesture:
            scroll->factor = scale / pinched_;
#ifndef Q_OS_MACOS
            pinched_ = scale; // the value is a difference of scales; on macOS it is the factor less 1
#endif
            break;
        case Qt::RotateNativeGesture: scroll->rotation = qDegreesToRadians(event->value()); break;
        case Qt::PanNativeGesture:
            scroll->dx = -event->delta().x(); // the content follows the fingers
            scroll->dy = -event->delta().y();
            break;
        default: return false;
        }
        return place(event, scroll);
    }

    QList<qint64> down_;     // ids of the mouse and the pen while they are contacts
    QList<int> fingers_;     // ids of the fingers that are contacts
    double offset_ = -1e300; // from the times of events to now(); at first none
    double pinched_ = 1;     // scale of a trackpad's pinch so far
};

#endif
