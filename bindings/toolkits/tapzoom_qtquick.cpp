/*
 * tapzoom_qtquick.cpp - the item of tapzoom_qtquick.h: Qt's events as touches and scrolls, and the window's frames.
 *
 * SPDX-License-Identifier: MIT
 * Copyright (c) 2026 tapzoom contributors
 */
#include <tapzoom_qtquick.h>

#include <QtCore/qvarlengtharray.h>
#include <QtGui/qevent.h>
#include <QtGui/qguiapplication.h>
#include <QtGui/qpointingdevice.h>
#include <QtQml/qqmlinfo.h>
#include <QtQuick/qquickwindow.h>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>
#include <utility>

static const qint64 MOUSE_ID = -1;       // touch points have ids from 0 on
static const double LATEST_EVENT = 60.0; // seconds of lateness; a later event uses another clock

static const double X11_NOTCH = 15;      // pixels: libinput's X driver divides a trackpad's travel by it
#ifdef Q_OS_LINUX
static const bool ON_LINUX = true;
#else
static const bool ON_LINUX = false;
#endif

static double seconds() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

void TapZoomItem::check(const char *what, tapzoom_status status) const {
    if (status != TAPZOOM_OK) qmlWarning(this) << what << ": " << tapzoom_status_string(status);
}

// ---- Maps of QML: each function returns whether the value fits the field -------------------------------------------

template <class Struct> static QString fill(Struct &target, const QVariantMap &map);

static bool read(const QVariant &value, double &field) {
    bool isNumber = false;
    field = value.toDouble(&isNumber);
    return isNumber;
}

template <class Integer> static bool read(const QVariant &value, Integer &field) {
    double number = 0;
    // The largest value of 64 bits is no double; the next one is.
    const double above = std::ldexp(1.0, std::numeric_limits<Integer>::digits);
    if (!read(value, number) || number != std::floor(number) || number >= above ||
        number < double(std::numeric_limits<Integer>::min()))
        return false;
    field = Integer(number);
    return true;
}

static bool read(const QVariant &value, tapzoom_level &field) {
    field = {};
    return value.canConvert<QVariantMap>() && fill(field, value.toMap()).isEmpty();
}

static bool read(const QVariant &value, tapzoom_level (&field)[TAPZOOM_MAX_LEVELS], int32_t &count) {
    const QVariantList list = value.toList();
    if (!value.canConvert<QVariantList>() || list.size() > TAPZOOM_MAX_LEVELS) return false;
    count = int32_t(list.size());
    return std::equal(list.begin(), list.end(), field, [](const QVariant &one, tapzoom_level &level) {
        return read(one, level);
    });
}

// generate.py begins: fields
static bool set(tapzoom_level &level, const QString &name, const QVariant &value) {
    if (name == u"fit") return read(value, level.fit);
    if (name == u"other_fit") return read(value, level.other_fit);
    if (name == u"factor") return read(value, level.factor);
    if (name == u"other_factor") return read(value, level.other_factor);
    return false;
}

static bool set(tapzoom_config &config, const QString &name, const QVariant &value) {
    if (name == u"gestures") return read(value, config.gestures);
    if (name == u"points_per_unit") return read(value, config.points_per_unit);
    if (name == u"pixels_per_unit") return read(value, config.pixels_per_unit);
    if (name == u"fit") return read(value, config.fit);
    if (name == u"bounds") return read(value, config.bounds);
    if (name == u"min_scale") return read(value, config.min_scale);
    if (name == u"max_scale") return read(value, config.max_scale);
    if (name == u"double_tap") return read(value, config.double_tap);
    if (name == u"wheel") return read(value, config.wheel);
    if (name == u"trackpad") return read(value, config.trackpad);
    if (name == u"reduced_motion") return read(value, config.reduced_motion);
    if (name == u"align_x") return read(value, config.align_x);
    if (name == u"align_y") return read(value, config.align_y);
    if (name == u"visible_part") return read(value, config.visible_part);
    if (name == u"visible_extra") return read(value, config.visible_extra);
    if (name == u"always_bounce_x") return read(value, config.always_bounce_x);
    if (name == u"always_bounce_y") return read(value, config.always_bounce_y);
    if (name == u"two_finger_tap") return read(value, config.two_finger_tap);
    if (name == u"tap_anchor") return read(value, config.tap_anchor);
    if (name == u"pinch_anchor") return read(value, config.pinch_anchor);
    if (name == u"tap_action") return read(value, config.tap_action);
    if (name == u"press_action") return read(value, config.press_action);
    if (name == u"finger_taps") return read(value, config.finger_taps);
    if (name == u"snap") return read(value, config.snap);
    if (name == u"zoom_step") return read(value, config.zoom_step);
    if (name == u"animation_duration") return read(value, config.animation_duration);
    if (name == u"snap_tolerance") return read(value, config.snap_tolerance);
    if (name == u"levels") return read(value, config.levels, config.level_count);
    if (name == u"momentum") return read(value, config.momentum);
    if (name == u"invert_zoom") return read(value, config.invert_zoom);
    if (name == u"wheel_speed") return read(value, config.wheel_speed);
    if (name == u"wheel_smoothing") return read(value, config.wheel_smoothing);
    if (name == u"scroll_end_time") return read(value, config.scroll_end_time);
    if (name == u"fling_decay") return read(value, config.fling_decay);
    if (name == u"fling_zoom_decay") return read(value, config.fling_zoom_decay);
    if (name == u"fling_min_speed") return read(value, config.fling_min_speed);
    if (name == u"rubber_band") return read(value, config.rubber_band);
    if (name == u"rubber_band_scale") return read(value, config.rubber_band_scale);
    if (name == u"spring_frequency") return read(value, config.spring_frequency);
    if (name == u"double_tap_time") return read(value, config.double_tap_time);
    if (name == u"double_tap_distance") return read(value, config.double_tap_distance);
    if (name == u"tap_time") return read(value, config.tap_time);
    if (name == u"tap_slop") return read(value, config.tap_slop);
    if (name == u"press_time") return read(value, config.press_time);
    if (name == u"two_finger_tap_time") return read(value, config.two_finger_tap_time);
    if (name == u"two_finger_land_time") return read(value, config.two_finger_land_time);
    if (name == u"two_finger_lift_time") return read(value, config.two_finger_lift_time);
    if (name == u"pan_slop") return read(value, config.pan_slop);
    if (name == u"axis_lock_ratio") return read(value, config.axis_lock_ratio);
    if (name == u"swipe_speed") return read(value, config.swipe_speed);
    if (name == u"page_overscroll") return read(value, config.page_overscroll);
    if (name == u"pinch_slop") return read(value, config.pinch_slop);
    if (name == u"pinch_speed") return read(value, config.pinch_speed);
    if (name == u"pinch_min_span") return read(value, config.pinch_min_span);
    if (name == u"rotate_slop") return read(value, config.rotate_slop);
    if (name == u"rotate_snap") return read(value, config.rotate_snap);
    if (name == u"rotate_snap_step") return read(value, config.rotate_snap_step);
    if (name == u"quick_zoom_distance") return read(value, config.quick_zoom_distance);
    if (name == u"events") return read(value, config.events);
    if (name == u"lenient") return read(value, config.lenient);
    if (name == u"min_pan_contacts") return read(value, config.min_pan_contacts);
    if (name == u"pager_edges") return read(value, config.pager_edges);
    if (name == u"host_tools") return read(value, config.host_tools);
    if (name == u"host_buttons") return read(value, config.host_buttons);
    if (name == u"drag_fingers") return read(value, config.drag_fingers);
    if (name == u"palm_size") return read(value, config.palm_size);
    if (name == u"pen_guard_time") return read(value, config.pen_guard_time);
    if (name == u"tap_debounce_time") return read(value, config.tap_debounce_time);
    if (name == u"tap_ignore_time") return read(value, config.tap_ignore_time);
    if (name == u"lift_grace_time") return read(value, config.lift_grace_time);
    if (name == u"fling_max_speed") return read(value, config.fling_max_speed);
    if (name == u"fling_boost_speed") return read(value, config.fling_boost_speed);
    if (name == u"rotate_slop_snapped") return read(value, config.rotate_slop_snapped);
    if (name == u"predict_time") return read(value, config.predict_time);
    return false;
}

static bool set(tapzoom_options &options, const QString &name, const QVariant &value) {
    if (name == u"animated") return read(value, options.animated);
    if (name == u"curve") return read(value, options.curve);
    if (name == u"path") return read(value, options.path);
    if (name == u"duration") return read(value, options.duration);
    if (name == u"left") return read(value, options.left);
    if (name == u"top") return read(value, options.top);
    if (name == u"right") return read(value, options.right);
    if (name == u"bottom") return read(value, options.bottom);
    if (name == u"max_scale") return read(value, options.max_scale);
    if (name == u"fly_rho") return read(value, options.fly_rho);
    if (name == u"fly_speed") return read(value, options.fly_speed);
    if (name == u"quiet") return read(value, options.quiet);
    return false;
}
// generate.py ends

// generate.py begins: names of settings
QString TapZoomEvent::setting() const {
    switch (event.setting) {
    case 4: return QStringLiteral("gestures");
    case 8: return QStringLiteral("points_per_unit");
    case 16: return QStringLiteral("pixels_per_unit");
    case 24: return QStringLiteral("fit");
    case 28: return QStringLiteral("bounds");
    case 32: return QStringLiteral("min_scale");
    case 56: return QStringLiteral("max_scale");
    case 80: return QStringLiteral("double_tap");
    case 84: return QStringLiteral("wheel");
    case 88: return QStringLiteral("trackpad");
    case 92: return QStringLiteral("reduced_motion");
    case 96: return QStringLiteral("align_x");
    case 104: return QStringLiteral("align_y");
    case 112: return QStringLiteral("visible_part");
    case 120: return QStringLiteral("visible_extra");
    case 128: return QStringLiteral("always_bounce_x");
    case 132: return QStringLiteral("always_bounce_y");
    case 136: return QStringLiteral("two_finger_tap");
    case 140: return QStringLiteral("tap_anchor");
    case 144: return QStringLiteral("pinch_anchor");
    case 148: return QStringLiteral("tap_action");
    case 152: return QStringLiteral("press_action");
    case 156: return QStringLiteral("finger_taps");
    case 160: return QStringLiteral("snap");
    case 168: return QStringLiteral("zoom_step");
    case 176: return QStringLiteral("animation_duration");
    case 184: return QStringLiteral("snap_tolerance");
    case 192: return QStringLiteral("levels");
    case 384: return QStringLiteral("momentum");
    case 388: return QStringLiteral("invert_zoom");
    case 392: return QStringLiteral("wheel_speed");
    case 400: return QStringLiteral("wheel_smoothing");
    case 408: return QStringLiteral("scroll_end_time");
    case 416: return QStringLiteral("fling_decay");
    case 424: return QStringLiteral("fling_zoom_decay");
    case 432: return QStringLiteral("fling_min_speed");
    case 440: return QStringLiteral("rubber_band");
    case 448: return QStringLiteral("rubber_band_scale");
    case 456: return QStringLiteral("spring_frequency");
    case 464: return QStringLiteral("double_tap_time");
    case 472: return QStringLiteral("double_tap_distance");
    case 480: return QStringLiteral("tap_time");
    case 488: return QStringLiteral("tap_slop");
    case 496: return QStringLiteral("press_time");
    case 504: return QStringLiteral("two_finger_tap_time");
    case 512: return QStringLiteral("two_finger_land_time");
    case 520: return QStringLiteral("two_finger_lift_time");
    case 528: return QStringLiteral("pan_slop");
    case 536: return QStringLiteral("axis_lock_ratio");
    case 544: return QStringLiteral("swipe_speed");
    case 552: return QStringLiteral("page_overscroll");
    case 560: return QStringLiteral("pinch_slop");
    case 568: return QStringLiteral("pinch_speed");
    case 576: return QStringLiteral("pinch_min_span");
    case 584: return QStringLiteral("rotate_slop");
    case 592: return QStringLiteral("rotate_snap");
    case 600: return QStringLiteral("rotate_snap_step");
    case 608: return QStringLiteral("quick_zoom_distance");
    case 616: return QStringLiteral("events");
    case 624: return QStringLiteral("lenient");
    case 628: return QStringLiteral("min_pan_contacts");
    case 632: return QStringLiteral("pager_edges");
    case 636: return QStringLiteral("host_tools");
    case 640: return QStringLiteral("host_buttons");
    case 644: return QStringLiteral("drag_fingers");
    case 648: return QStringLiteral("palm_size");
    case 656: return QStringLiteral("pen_guard_time");
    case 664: return QStringLiteral("tap_debounce_time");
    case 672: return QStringLiteral("tap_ignore_time");
    case 680: return QStringLiteral("lift_grace_time");
    case 688: return QStringLiteral("fling_max_speed");
    case 696: return QStringLiteral("fling_boost_speed");
    case 704: return QStringLiteral("rotate_slop_snapped");
    case 712: return QStringLiteral("predict_time");
    default: return QString();
    }
}
// generate.py ends

// Returns the first name that is unknown or has a value of another type; empty if there is none.
template <class Struct> static QString fill(Struct &target, const QVariantMap &map) {
    for (auto one = map.begin(); one != map.end(); ++one)
        if (!set(target, one.key(), one.value())) return one.key();
    return {};
}

// ---- The view ------------------------------------------------------------------------------------------------------

TapZoomItem::TapZoomItem(QQuickItem *parent) : QQuickItem(parent), content_(new QQuickItem(this)) {
    content_->setTransformOrigin(TopLeft);
    setClip(true);
    setAcceptTouchEvents(true);
    setAcceptedMouseButtons(Qt::LeftButton);
    setKeepTouchGrab(true); // a Flickable around the item would take both
    setKeepMouseGrab(true);
    timer_.setSingleShot(true);
    timer_.setTimerType(Qt::PreciseTimer);
    connect(&timer_, &QTimer::timeout, this, &QQuickItem::polish);
    const auto resize = [this] { sizesChanged_ = true, polish(); };
    connect(this, &TapZoomItem::contentSizeChanged, this, resize);
    connect(this, &TapZoomItem::insetsChanged, this, resize);
    connect(this, &TapZoomItem::settingsChanged, this, [this] { newSettings_ = true, polish(); });
    connect(this, &TapZoomItem::resamplingChanged, this, &QQuickItem::polish);
}

TapZoomItem::~TapZoomItem() = default;

QQmlListProperty<QObject> TapZoomItem::contentData() {
    return content_->property("data").value<QQmlListProperty<QObject>>();
}

// Warns of what is wrong, and then returns false.
bool TapZoomItem::configure(tapzoom_config *config) const {
    const char *field = "";
    tapzoom_status status = tapzoom_config_init(config, sizeof *config, int32_t(preset_));
    if (status != TAPZOOM_OK) return check("preset", status), false;
    config->pixels_per_unit = window() ? window()->effectiveDevicePixelRatio() : 1;
    const QString wrong = fill(*config, settings_);
    if (!wrong.isEmpty()) return qmlWarning(this) << "settings: " << wrong << " is unknown or has another type", false;
    status = tapzoom_config_check(config, &field);
    if (status != TAPZOOM_OK)
        qmlWarning(this) << "settings: " << field << ": " << tapzoom_status_string(status);
    return status == TAPZOOM_OK;
}

void TapZoomItem::applySettings() {
    newSettings_ = false;
    tapzoom_config config;
    if (configure(&config)) check("settings", tapzoom_set_config(view_.get(), &config, nullptr));
}

// Creates the view as soon as both sizes are known.
void TapZoomItem::applySizes() {
    sizesChanged_ = false;
    if (!(width() > 0 && height() > 0 && contentWidth_ > 0 && contentHeight_ > 0)) return;
    const tapzoom_viewport viewport{width(), height(), leftInset_, topInset_, rightInset_, bottomInset_};
    const tapzoom_rect content{0, 0, contentWidth_, contentHeight_};
    content_->setSize({contentWidth_, contentHeight_});
    if (view_) {
        check("size", tapzoom_set_viewport(view_.get(), &viewport));
        check("content", tapzoom_set_content(view_.get(), &content, int32_t(keep_)));
        return;
    }
    tapzoom_config config;
    tapzoom_view *view = nullptr;
    newSettings_ = false;
    if (configure(&config)) check("view", tapzoom_create(&config, &viewport, &content, &view));
    view_.reset(view);
}

// Without a view, new settings may be those with which it can be created.
void TapZoomItem::apply() {
    if (sizesChanged_ || (newSettings_ && !view_)) applySizes();
    if (newSettings_ && view_) applySettings();
}

tapzoom_view *TapZoomItem::change() {
    if (view_) check("time", tapzoom_advance(view_.get(), seconds()));
    apply();
    polish();
    return view_.get();
}

// ---- Frames: one per refresh in motion, one at a deadline, none at rest --------------------------------------------

// One at a time: a handler may open a dialog, in which further frames continue with the oldest event. The events of its
// commands are told in the next frame.
void TapZoomItem::sendEvents() {
    tapzoom_state state;
    tapzoom_get_state(view_.get(), &state);
    do {
        TapZoomEvent event;
        size_t count = 0;
        check("events", tapzoom_poll_events(view_.get(), &event.event, 1, &count));
        if (count == 0) return;
        Q_EMIT gesture(event);
        switch (event.kind()) {
        case TAPZOOM_EVENT_TAP:
        case TAPZOOM_EVENT_DOUBLE_TAP: Q_EMIT tapped(event.view(), event.content(), event.tapCount()); break;
        case TAPZOOM_EVENT_LONG_PRESS:
            if (event.phase() == TAPZOOM_PHASE_BEGAN) Q_EMIT longPressed(event.view(), event.content());
            break;
        case TAPZOOM_EVENT_SETTLED: Q_EMIT settled(); break;
        }
    } while (--state.waiting_count > 0);
}

static bool same(const tapzoom_transform &a, const tapzoom_transform &b) {
    return a.scale == b.scale && a.rotation == b.rotation && a.x == b.x && a.y == b.y;
}

// Moves the content, and requests the next frame if one is due.
void TapZoomItem::show(double time) {
    tapzoom_transform exact, shown;
    tapzoom_state state;
    std::array<double, 3> range;
    tapzoom_get_state(view_.get(), &state);
    tapzoom_get_transform(view_.get(), &exact);
    tapzoom_get_scale_range(view_.get(), &range[0], &range[1], &range[2]);
    shown = exact;
    if (resampling_) check("show", tapzoom_get_transform_at(view_.get(), std::max(time, state.time), &shown));
    content_->setPosition({shown.x, shown.y});
    content_->setScale(shown.scale);
    content_->setRotation(qRadiansToDegrees(shown.rotation));
    const bool moves = state.next_deadline <= state.time || !same(shown, exact); // until resampled touches rest
    if (moves || !std::isinf(state.next_deadline))
        timer_.start(moves ? 0 : int(std::ceil(std::clamp(state.next_deadline - seconds(), 0.0, 1e6) * 1000)));
    if (std::exchange(flags_, state.flags) != state.flags) Q_EMIT flagsChanged();
    if (std::exchange(range_, range) != range) Q_EMIT scaleRangeChanged();
}

void TapZoomItem::updatePolish() {
    const double time = seconds();
    timer_.stop();
    if (view_) check("frame", tapzoom_advance(view_.get(), time));
    apply();
    if (!view_) return;
    show(time);
    sendEvents(); // handlers find the content where the event left it
}

// ---- Touches -------------------------------------------------------------------------------------------------------

// Qt reports milliseconds of the window system's clock, which has any origin and may wrap after 49 days. Only
// differences are meaningful. The event with the least latency so far defines the offset to our clock.
double TapZoomItem::eventTime(quint64 stamp) {
    if (stamp == 0) return seconds(); // of a program's own event
    stampClock_ += qint32(quint32(stamp) - stamp_) / 1000.0;
    stamp_ = quint32(stamp);
    const double lateness = seconds() - (stampClock_ + clockOffset_);
    if (lateness < 0 || lateness > LATEST_EVENT) clockOffset_ += lateness;
    return stampClock_ + clockOffset_;
}

void TapZoomItem::push(const tapzoom_touch *touches, size_t count) {
    if (!view_) return;
    check("touch", tapzoom_push_touches(view_.get(), touches, count, nullptr));
    polish();
}

void TapZoomItem::touchEvent(QTouchEvent *event) {
    if (event->type() == QEvent::TouchCancel) return cancel();
    QVarLengthArray<tapzoom_touch, TAPZOOM_MAX_CONTACTS> touches;
    for (const QEventPoint &point : event->points()) {
        tapzoom_touch touch{};
        switch (point.state()) {
        case QEventPoint::Pressed: touch.phase = TAPZOOM_TOUCH_BEGAN; break;
        case QEventPoint::Updated: touch.phase = TAPZOOM_TOUCH_MOVED; break;
        case QEventPoint::Released: touch.phase = TAPZOOM_TOUCH_ENDED; break;
        default: continue;
        }
        touch.id = point.id();
        touch.x = point.position().x();
        touch.y = point.position().y();
        touch.size = std::max(point.ellipseDiameters().width(), point.ellipseDiameters().height());
        touches.append(touch);
    }
    // The moves of an event happened before its lifts.
    std::stable_partition(touches.begin(), touches.end(), [](const tapzoom_touch &touch) {
        return touch.phase == TAPZOOM_TOUCH_MOVED;
    });
    const double time = eventTime(event->timestamp());
    for (tapzoom_touch &touch : touches) touch.time = time;
    push(touches.constData(), size_t(touches.size()));
    event->accept();
}

// Qt also calls this after the last lift. Then no contact is down, and a tap may still wait for a second one.
void TapZoomItem::touchUngrabEvent() {
    cancel();
}

void TapZoomItem::cancel() {
    tapzoom_state state;
    mouseDown_ = false;
    if (!view_ || tapzoom_get_state(view_.get(), &state) != TAPZOOM_OK || state.contact_count == 0) return;
    check("cancel", tapzoom_cancel_touches(view_.get(), std::max(seconds(), state.time)));
    polish();
}

// Qt sends a pen as a mouse of the pen's device.
void TapZoomItem::pushMouse(QMouseEvent *event, int32_t phase) {
    const bool isPen = event->pointerType() == QPointingDevice::PointerType::Pen;
    const bool isEraser = event->pointerType() == QPointingDevice::PointerType::Eraser;
    tapzoom_touch touch{};
    touch.time = eventTime(event->timestamp());
    touch.id = MOUSE_ID;
    touch.x = event->position().x();
    touch.y = event->position().y();
    touch.phase = phase;
    touch.tool = isPen || isEraser ? TAPZOOM_TOOL_PEN : TAPZOOM_TOOL_MOUSE;
    touch.buttons = isEraser ? TAPZOOM_BUTTON_ERASER : TAPZOOM_BUTTON_PRIMARY;
    push(&touch, 1);
}

void TapZoomItem::mousePressEvent(QMouseEvent *event) {
    if (event->deviceType() == QInputDevice::DeviceType::TouchScreen) return event->ignore(); // a touch was sent, too
    mouseDown_ = true;
    pushMouse(event, TAPZOOM_TOUCH_BEGAN);
}

void TapZoomItem::mouseMoveEvent(QMouseEvent *event) {
    if (mouseDown_) pushMouse(event, TAPZOOM_TOUCH_MOVED);
}

void TapZoomItem::mouseReleaseEvent(QMouseEvent *event) {
    if (std::exchange(mouseDown_, false)) pushMouse(event, TAPZOOM_TOUCH_ENDED);
}

void TapZoomItem::mouseDoubleClickEvent(QMouseEvent *event) {
    event->accept(); // the press came before
}

void TapZoomItem::mouseUngrabEvent() {
    if (mouseDown_) cancel();
}

// Only the window gets the events of a pen that hovers. The pen guards against palms.
bool TapZoomItem::eventFilter(QObject *watched, QEvent *event) {
    if (event->type() != QEvent::TabletMove || watched != window() || !view_) return false;
    auto *pen = static_cast<QTabletEvent *>(event);
    if (pen->buttons() == Qt::NoButton) check("pen", tapzoom_pen_near(view_.get(), eventTime(pen->timestamp())));
    return false;
}

// ---- Wheels and trackpads ------------------------------------------------------------------------------------------

bool TapZoomItem::pushScroll(QSinglePointEvent *event, tapzoom_scroll scroll) {
    int32_t consumed = 0;
    if (!view_) return false;
    scroll.time = eventTime(event->timestamp());
    scroll.x = event->position().x();
    scroll.y = event->position().y();
    check("scroll", tapzoom_push_scroll(view_.get(), &scroll, &consumed));
    polish();
    return consumed;
}

static int32_t phaseOf(Qt::ScrollPhase phase) {
    switch (phase) {
    case Qt::ScrollBegin: return TAPZOOM_SCROLL_BEGAN;
    case Qt::ScrollUpdate: return TAPZOOM_SCROLL_CHANGED;
    case Qt::ScrollEnd: return TAPZOOM_SCROLL_ENDED;
    case Qt::ScrollMomentum: return TAPZOOM_SCROLL_MOMENTUM;
    default: return TAPZOOM_SCROLL_UNPHASED;
    }
}

// Only the device tells a trackpad from a wheel: on X11 both have pixels, and no phase. With Control a trackpad zooms
// like a wheel.
void TapZoomItem::wheelEvent(QWheelEvent *event) {
    const bool isTrackpad = event->deviceType() == QInputDevice::DeviceType::TouchPad;
    tapzoom_scroll scroll{};
    QPointF delta = event->angleDelta();
    scroll.unit = TAPZOOM_UNIT_NOTCH120;
    if (isTrackpad && QGuiApplication::platformName() == u"xcb") {
        delta *= X11_NOTCH / 120; // its pixels are parts of a notch
        scroll.unit = TAPZOOM_UNIT_PIXEL;
    } else if (isTrackpad && event->hasPixelDelta()) {
        delta = event->pixelDelta();
        scroll.unit = TAPZOOM_UNIT_PIXEL;
    }
    scroll.dx = -delta.x();
    scroll.dy = -delta.y();
    if (isTrackpad && !(event->modifiers() & Qt::ControlModifier)) scroll.source = TAPZOOM_SOURCE_TRACKPAD;
    scroll.phase = phaseOf(event->phase());
    if (delta.isNull() && scroll.phase == TAPZOOM_SCROLL_UNPHASED) return event->ignore(); // X11 sends one after each
    event->setAccepted(pushScroll(event, scroll));
}

// Two fingers on a trackpad spread, turn and move. Three or more swipe, for the program.
void TapZoomItem::pushGesture(QNativeGestureEvent *event) {
    tapzoom_scroll scroll{};
    scroll.source = TAPZOOM_SOURCE_TRACKPAD;
    scroll.phase = TAPZOOM_SCROLL_CHANGED;
    if (event->fingerCount() > 2) return event->ignore();
    switch (event->gestureType()) {
    case Qt::BeginNativeGesture:
        scroll.phase = TAPZOOM_SCROLL_BEGAN;
        pinched_ = 1;
        break;
    case Qt::EndNativeGesture: scroll.phase = TAPZOOM_SCROLL_ENDED; break;
    case Qt::ZoomNativeGesture:
        if (pinched_ + event->value() <= 0) return;
        scroll.factor = (pinched_ + event->value()) / pinched_;
        if (ON_LINUX) pinched_ += event->value(); // a difference of scales; elsewhere the factor less 1
        break;
    case Qt::RotateNativeGesture: scroll.rotation = qDegreesToRadians(event->value()); break;
    case Qt::PanNativeGesture:
        scroll.dx = -event->delta().x(); // the content follows the fingers
        scroll.dy = -event->delta().y();
        break;
    default: return event->ignore();
    }
    pushScroll(event, scroll);
    event->accept();
}

bool TapZoomItem::event(QEvent *event) {
    if (event->type() != QEvent::NativeGesture) return QQuickItem::event(event);
    pushGesture(static_cast<QNativeGestureEvent *>(event));
    return event->isAccepted();
}

// ---- Changes of the item and its screen ----------------------------------------------------------------------------

void TapZoomItem::geometryChange(const QRectF &now, const QRectF &before) {
    QQuickItem::geometryChange(now, before);
    if (now.size() == before.size()) return;
    sizesChanged_ = true;
    polish();
}

// Qt ends all grabs when the item is hidden, disabled or removed, or its window loses the focus.
void TapZoomItem::itemChange(ItemChange change, const ItemChangeData &data) {
    QQuickItem::itemChange(change, data);
    if (change != ItemSceneChange && change != ItemDevicePixelRatioHasChanged) return;
    if (change == ItemSceneChange && data.window) data.window->installEventFilter(this);
    newSettings_ = true;
    polish();
}

// ---- Commands ------------------------------------------------------------------------------------------------------

template <class Command> void TapZoomItem::command(const char *name, const QVariantMap &map, Command run) {
    tapzoom_options options{};
    options.struct_size = sizeof options;
    const QString wrong = fill(options, map);
    if (!wrong.isEmpty())
        qmlWarning(this) << name << ": " << wrong << " is unknown or has another type";
    else if (tapzoom_view *view = change())
        check(name, run(view, &options));
}

using Options = const tapzoom_options *;

void TapZoomItem::zoomTo(qreal scale, QPointF point, const QVariantMap &options) {
    command("zoomTo", options, [=](tapzoom_view *view, Options given) {
        return tapzoom_zoom_to(view, scale, point.x(), point.y(), given);
    });
}

void TapZoomItem::zoomBy(qreal factor, QPointF point, const QVariantMap &options) {
    command("zoomBy", options, [=](tapzoom_view *view, Options given) {
        return tapzoom_zoom_by(view, factor, point.x(), point.y(), given);
    });
}

void TapZoomItem::zoomToRect(QRectF contentRect, const QVariantMap &options) {
    const tapzoom_rect rect{contentRect.x(), contentRect.y(), contentRect.width(), contentRect.height()};
    command("zoomToRect", options, [=](tapzoom_view *view, Options given) {
        return tapzoom_zoom_to_rect(view, &rect, given);
    });
}

void TapZoomItem::centerOn(QPointF contentPoint, qreal scale, const QVariantMap &options) {
    command("centerOn", options, [=](tapzoom_view *view, Options given) {
        return tapzoom_center_on(view, contentPoint.x(), contentPoint.y(), scale, given);
    });
}

void TapZoomItem::rotateTo(qreal angle, QPointF point, const QVariantMap &options) {
    command("rotateTo", options, [=](tapzoom_view *view, Options given) {
        return tapzoom_rotate_to(view, qDegreesToRadians(angle), point.x(), point.y(), given);
    });
}

void TapZoomItem::rotateBy(qreal angle, QPointF point, const QVariantMap &options) {
    command("rotateBy", options, [=](tapzoom_view *view, Options given) {
        return tapzoom_rotate_by(view, qDegreesToRadians(angle), point.x(), point.y(), given);
    });
}

void TapZoomItem::step(Step action, const QVariantMap &options) {
    command("step", options, [=](tapzoom_view *view, Options given) {
        return tapzoom_step(view, static_cast<uint32_t>(action), given);
    });
}

int TapZoomItem::actions() const {
    uint32_t found = 0;
    if (view_) check("actions", tapzoom_get_actions(view_.get(), &found));
    return int(found);
}

void TapZoomItem::panBy(qreal dx, qreal dy, const QVariantMap &options) {
    command("panBy", options, [=](tapzoom_view *view, Options given) { return tapzoom_pan_by(view, dx, dy, given); });
}

void TapZoomItem::fit(const QVariantMap &options) {
    command("fit", options, [](tapzoom_view *view, Options given) { return tapzoom_fit(view, given); });
}

void TapZoomItem::stopMotion() {
    if (tapzoom_view *view = change()) check("stopMotion", tapzoom_stop_motion(view));
}

QByteArray TapZoomItem::saveState() const {
    size_t size = 0;
    if (!view_ || tapzoom_save_state(view_.get(), nullptr, 0, &size) != TAPZOOM_OK) return {};
    QByteArray bytes(qsizetype(size), Qt::Uninitialized);
    check("saveState", tapzoom_save_state(view_.get(), bytes.data(), size, &size));
    bytes.truncate(qsizetype(size));
    return bytes;
}

bool TapZoomItem::loadState(const QByteArray &bytes) {
    tapzoom_view *view = change();
    tapzoom_state state;
    if (!view || tapzoom_load_state(view, bytes.constData(), size_t(bytes.size())) != TAPZOOM_OK) return false;
    tapzoom_get_state(view, &state);
    if (std::isfinite(state.time)) check("loadState", tapzoom_rebase_time(view, seconds() - state.time));
    sizesChanged_ = newSettings_ = true; // those of the item
    return true;
}
