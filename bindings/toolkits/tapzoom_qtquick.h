/*
 * tapzoom_qtquick.h - a Qt Quick item whose content touch, mouse, pen, trackpad and wheel zoom, pan and turn.
 *
 * SPDX-License-Identifier: MIT
 * Copyright (c) 2026 tapzoom contributors
 *
 * Needs Qt 6.2 or later and C++17. Compile tapzoom_qtquick.cpp with the program: list both files in qt_add_qml_module,
 * or call qmlRegisterType<TapZoomItem>("TapZoom", 1, 0, "TapZoomItem"). Link with Qt6::Quick and tapzoom.
 *
 *     TapZoomItem {
 *         contentWidth: photo.implicitWidth; contentHeight: photo.implicitHeight
 *         Image { id: photo; source: "photo.jpg" }
 *     }
 *
 * A view unit is a unit of the item, a content unit one of contentItem.
 */
#ifndef TAPZOOM_QTQUICK_H
#define TAPZOOM_QTQUICK_H

#include <QtCore/qmath.h>
#include <QtCore/qtimer.h>
#include <QtCore/qvariant.h>
#include <QtQml/qqmllist.h>
#include <QtQml/qqmlregistration.h>
#include <QtQuick/qquickitem.h>
#include <array>
#include <memory>
#include <tapzoom.h>

/** An event: tapzoom_event for QML, with names in camel case, points, and angles in degrees. */
class TapZoomEvent {
    Q_GADGET
    QML_VALUE_TYPE(tapZoomEvent)
    // generate.py begins: event
    Q_PROPERTY(double time READ time)
    Q_PROPERTY(qint64 contact READ contact)
    Q_PROPERTY(int kind READ kind)
    Q_PROPERTY(int phase READ phase)
    Q_PROPERTY(int contactCount READ contactCount)
    Q_PROPERTY(int tapCount READ tapCount)
    Q_PROPERTY(QPointF view READ view)
    Q_PROPERTY(QPointF content READ content)
    Q_PROPERTY(QPointF landingView READ landingView)
    Q_PROPERTY(QPointF landingContent READ landingContent)
    Q_PROPERTY(double scale READ scale)
    Q_PROPERTY(double rotation READ rotation)
    Q_PROPERTY(QPointF velocity READ velocity)
    Q_PROPERTY(double logScaleVelocity READ logScaleVelocity)
    Q_PROPERTY(double rotationVelocity READ rotationVelocity)
    Q_PROPERTY(QPointF unconsumed READ unconsumed)
    Q_PROPERTY(int tool READ tool)
    Q_PROPERTY(quint32 buttons READ buttons)
    Q_PROPERTY(quint32 limits READ limits)
    Q_PROPERTY(int direction READ direction)
    Q_PROPERTY(int owner READ owner)
    Q_PROPERTY(int gesture READ gesture)
    Q_PROPERTY(int reason READ reason)
    Q_PROPERTY(QString setting READ setting)
    Q_PROPERTY(double measured READ measured)
    Q_PROPERTY(double allowed READ allowed)
    Q_PROPERTY(int cause READ cause)
public:
    double time() const { return event.time; }
    qint64 contact() const { return event.contact; }
    int kind() const { return event.kind; }
    int phase() const { return event.phase; }
    int contactCount() const { return event.contact_count; }
    int tapCount() const { return event.tap_count; }
    QPointF view() const { return {event.view_x, event.view_y}; }
    QPointF content() const { return {event.content_x, event.content_y}; }
    QPointF landingView() const { return {event.landing_view_x, event.landing_view_y}; }
    QPointF landingContent() const { return {event.landing_content_x, event.landing_content_y}; }
    double scale() const { return event.scale; }
    double rotation() const { return qRadiansToDegrees(event.rotation); }
    QPointF velocity() const { return {event.velocity.x, event.velocity.y}; }
    double logScaleVelocity() const { return event.velocity.log_scale; }
    double rotationVelocity() const { return qRadiansToDegrees(event.velocity.rotation); }
    QPointF unconsumed() const { return {event.unconsumed_x, event.unconsumed_y}; }
    int tool() const { return event.tool; }
    quint32 buttons() const { return event.buttons; }
    quint32 limits() const { return event.limits; }
    int direction() const { return event.direction; }
    int owner() const { return event.owner; }
    int gesture() const { return event.gesture; }
    int reason() const { return event.reason; }
    QString setting() const;
    double measured() const { return event.measured; }
    double allowed() const { return event.allowed; }
    int cause() const { return event.cause; }
    // generate.py ends
public:
    tapzoom_event event{};
};

/** The item. Its children are those of contentItem. */
class TapZoomItem : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_CLASSINFO("DefaultProperty", "contentData")
    Q_CLASSINFO("RegisterEnumClassesUnscoped", "false")
    Q_PROPERTY(QQmlListProperty<QObject> contentData READ contentData DESIGNABLE false)
    /** The parent of the content. Its x, y, scale and rotation (degrees) are the displayed transform. */
    Q_PROPERTY(QQuickItem *contentItem READ contentItem CONSTANT)
    /** Size of the content, content units. Until both are above 0 there is no view, and the content does not move. */
    Q_PROPERTY(qreal contentWidth MEMBER contentWidth_ NOTIFY contentSizeChanged)
    Q_PROPERTY(qreal contentHeight MEMBER contentHeight_ NOTIFY contentSizeChanged)
    /** What stays when that size changes: see tapzoom_set_content. */
    Q_PROPERTY(Keep keep MEMBER keep_ NOTIFY contentSizeChanged)
    /** The settings of the preset and, by the names of tapzoom_config, those that differ:
        settings: ({ pan_slop: 4, fit: TapZoomItem.Fit.Cover, levels: [{ factor: 2 }] })
        The item sets pixels_per_unit. A warning names a wrong setting; then none
        changes, or there is no view yet. */
    Q_PROPERTY(Preset preset MEMBER preset_ NOTIFY settingsChanged)
    Q_PROPERTY(QVariantMap settings MEMBER settings_ NOTIFY settingsChanged)
    /** Widths of bars that cover the item's sides. */
    Q_PROPERTY(qreal leftInset MEMBER leftInset_ NOTIFY insetsChanged)
    Q_PROPERTY(qreal topInset MEMBER topInset_ NOTIFY insetsChanged)
    Q_PROPERTY(qreal rightInset MEMBER rightInset_ NOTIFY insetsChanged)
    Q_PROPERTY(qreal bottomInset MEMBER bottomInset_ NOTIFY insetsChanged)
    /** Whether frames show resampled touches [true]. Otherwise they show the newest touches, and the content judders if
        touches and frames have different rates. */
    Q_PROPERTY(bool resampling MEMBER resampling_ NOTIFY resamplingChanged)
    /** The state of the last frame: whether contacts are down, whether the view moves by itself, whether it is zoomed
        in, and which limits (Limit bits) it has reached. */
    Q_PROPERTY(bool touched READ isTouched NOTIFY flagsChanged)
    Q_PROPERTY(bool moving READ isMoving NOTIFY flagsChanged)
    Q_PROPERTY(bool zoomed READ isZoomed NOTIFY flagsChanged)
    Q_PROPERTY(int limits READ limits NOTIFY flagsChanged)
    /** Scales of tapzoom_get_scale_range; 0 without a view. */
    Q_PROPERTY(qreal minimumScale READ minimumScale NOTIFY scaleRangeChanged)
    Q_PROPERTY(qreal maximumScale READ maximumScale NOTIFY scaleRangeChanged)
    Q_PROPERTY(qreal fittedScale READ fittedScale NOTIFY scaleRangeChanged)
public:
    // generate.py begins: enumerations
    /** Kind of contact. */
    enum class Tool {
        Finger = TAPZOOM_TOOL_FINGER,
        Pen = TAPZOOM_TOOL_PEN,
        Mouse = TAPZOOM_TOOL_MOUSE
    };
    Q_ENUM(Tool)
    /** Presets, which you then change. */
    enum class Preset {
        Photos = TAPZOOM_PRESET_PHOTOS,
        Maps = TAPZOOM_PRESET_MAPS,
        Reader = TAPZOOM_PRESET_READER,
        Board = TAPZOOM_PRESET_BOARD
    };
    Q_ENUM(Preset)
    /** Buttons of a mouse or a pen. */
    enum class Button {
        Primary = TAPZOOM_BUTTON_PRIMARY,
        Secondary = TAPZOOM_BUTTON_SECONDARY,
        Middle = TAPZOOM_BUTTON_MIDDLE,
        Back = TAPZOOM_BUTTON_BACK,
        Forward = TAPZOOM_BUTTON_FORWARD,
        Eraser = TAPZOOM_BUTTON_ERASER
    };
    Q_ENUM(Button)
    /** Kinds of events. */
    enum class EventKind {
        None = TAPZOOM_EVENT_NONE,
        TapPending = TAPZOOM_EVENT_TAP_PENDING,
        Tap = TAPZOOM_EVENT_TAP,
        DoubleTap = TAPZOOM_EVENT_DOUBLE_TAP,
        FingersTap = TAPZOOM_EVENT_FINGERS_TAP,
        LongPress = TAPZOOM_EVENT_LONG_PRESS,
        Pan = TAPZOOM_EVENT_PAN,
        Pinch = TAPZOOM_EVENT_PINCH,
        Rotate = TAPZOOM_EVENT_ROTATE,
        QuickZoom = TAPZOOM_EVENT_QUICK_ZOOM,
        Swipe = TAPZOOM_EVENT_SWIPE,
        Fling = TAPZOOM_EVENT_FLING,
        Scroll = TAPZOOM_EVENT_SCROLL,
        Animation = TAPZOOM_EVENT_ANIMATION,
        Settled = TAPZOOM_EVENT_SETTLED,
        Limit = TAPZOOM_EVENT_LIMIT,
        Page = TAPZOOM_EVENT_PAGE,
        Owner = TAPZOOM_EVENT_OWNER,
        Edge = TAPZOOM_EVENT_EDGE,
        FingersDrag = TAPZOOM_EVENT_FINGERS_DRAG,
        Failed = TAPZOOM_EVENT_FAILED,
        Snap = TAPZOOM_EVENT_SNAP
    };
    Q_ENUM(EventKind)
    /** Phase of an event. */
    enum class Phase {
        Discrete = TAPZOOM_PHASE_DISCRETE,
        Began = TAPZOOM_PHASE_BEGAN,
        Changed = TAPZOOM_PHASE_CHANGED,
        Ended = TAPZOOM_PHASE_ENDED,
        Cancelled = TAPZOOM_PHASE_CANCELLED
    };
    Q_ENUM(Phase)
    /** Limits of the transform: the content is there or beyond, in motion or at rest. */
    enum class Limit {
        Left = TAPZOOM_LIMIT_LEFT,
        Top = TAPZOOM_LIMIT_TOP,
        Right = TAPZOOM_LIMIT_RIGHT,
        Bottom = TAPZOOM_LIMIT_BOTTOM,
        MinScale = TAPZOOM_LIMIT_MIN_SCALE,
        MaxScale = TAPZOOM_LIMIT_MAX_SCALE
    };
    Q_ENUM(Limit)
    /** Direction of a movement in the view. */
    enum class Direction {
        None = TAPZOOM_DIRECTION_NONE,
        Left = TAPZOOM_DIRECTION_LEFT,
        Up = TAPZOOM_DIRECTION_UP,
        Right = TAPZOOM_DIRECTION_RIGHT,
        Down = TAPZOOM_DIRECTION_DOWN
    };
    Q_ENUM(Direction)
    /** What moves the view at an event. */
    enum class Cause {
        User = TAPZOOM_CAUSE_USER,
        Command = TAPZOOM_CAUSE_COMMAND,
        Driven = TAPZOOM_CAUSE_DRIVEN
    };
    Q_ENUM(Cause)
    /** Reason of FAILED. */
    enum class FailureReason {
        None = TAPZOOM_REASON_NONE,
        Moved = TAPZOOM_REASON_MOVED,
        Held = TAPZOOM_REASON_HELD,
        TooEarly = TAPZOOM_REASON_TOO_EARLY,
        TooLate = TAPZOOM_REASON_TOO_LATE,
        TooFar = TAPZOOM_REASON_TOO_FAR,
        TooShort = TAPZOOM_REASON_TOO_SHORT,
        TooSlow = TAPZOOM_REASON_TOO_SLOW,
        Angle = TAPZOOM_REASON_ANGLE,
        Tool = TAPZOOM_REASON_TOOL,
        Count = TAPZOOM_REASON_COUNT,
        Off = TAPZOOM_REASON_OFF,
        Limit = TAPZOOM_REASON_LIMIT,
        Lost = TAPZOOM_REASON_LOST,
        Claimed = TAPZOOM_REASON_CLAIMED,
        Cancelled = TAPZOOM_REASON_CANCELLED,
        Stopped = TAPZOOM_REASON_STOPPED
    };
    Q_ENUM(FailureReason)
    /** Easing curve. */
    enum class Curve {
        Standard = TAPZOOM_CURVE_STANDARD,
        EaseOut = TAPZOOM_CURVE_EASE_OUT
    };
    Q_ENUM(Curve)
    /** Path of an animation. */
    enum class Path {
        Direct = TAPZOOM_PATH_DIRECT,
        Fly = TAPZOOM_PATH_FLY
    };
    Q_ENUM(Path)
    /** Steps of keys, buttons and switches, about the center of the safe area. */
    enum class Step {
        ZoomIn = TAPZOOM_STEP_ZOOM_IN,
        ZoomOut = TAPZOOM_STEP_ZOOM_OUT,
        Left = TAPZOOM_STEP_LEFT,
        Up = TAPZOOM_STEP_UP,
        Right = TAPZOOM_STEP_RIGHT,
        Down = TAPZOOM_STEP_DOWN,
        Clockwise = TAPZOOM_STEP_CLOCKWISE,
        Counterclockwise = TAPZOOM_STEP_COUNTERCLOCKWISE,
        Fit = TAPZOOM_STEP_FIT
    };
    Q_ENUM(Step)
    /** Gestures to recognize: the bits of their events. */
    enum class Gesture {
        Tap = TAPZOOM_GESTURE_TAP,
        DoubleTap = TAPZOOM_GESTURE_DOUBLE_TAP,
        FingersTap = TAPZOOM_GESTURE_FINGERS_TAP,
        LongPress = TAPZOOM_GESTURE_LONG_PRESS,
        Pan = TAPZOOM_GESTURE_PAN,
        Pinch = TAPZOOM_GESTURE_PINCH,
        Rotate = TAPZOOM_GESTURE_ROTATE,
        QuickZoom = TAPZOOM_GESTURE_QUICK_ZOOM,
        Swipe = TAPZOOM_GESTURE_SWIPE,
        Fling = TAPZOOM_GESTURE_FLING
    };
    Q_ENUM(Gesture)
    /** A scale that depends on the sizes of the content and the safe area. */
    enum class Fit {
        None = TAPZOOM_FIT_NONE,
        Contain = TAPZOOM_FIT_CONTAIN,
        Cover = TAPZOOM_FIT_COVER,
        Width = TAPZOOM_FIT_WIDTH,
        Height = TAPZOOM_FIT_HEIGHT,
        OneToOne = TAPZOOM_FIT_ONE_TO_ONE,
        ScaleDown = TAPZOOM_FIT_SCALE_DOWN
    };
    Q_ENUM(Fit)
    /** Limits of the translation. */
    enum class Bounds {
        Content = TAPZOOM_BOUNDS_CONTENT,
        Inside = TAPZOOM_BOUNDS_INSIDE,
        None = TAPZOOM_BOUNDS_NONE
    };
    Q_ENUM(Bounds)
    /** Zoom of a tap or press. */
    enum class Zoom {
        None = TAPZOOM_ZOOM_NONE,
        Step = TAPZOOM_ZOOM_STEP,
        Toggle = TAPZOOM_ZOOM_TOGGLE,
        Cycle = TAPZOOM_ZOOM_CYCLE,
        Levels = TAPZOOM_ZOOM_LEVELS,
        Fit = TAPZOOM_ZOOM_FIT,
        Center = TAPZOOM_ZOOM_CENTER
    };
    Q_ENUM(Zoom)
    /** Effect of a scroll. */
    enum class ScrollAction {
        None = TAPZOOM_ACTION_NONE,
        Pan = TAPZOOM_ACTION_PAN,
        Zoom = TAPZOOM_ACTION_ZOOM
    };
    Q_ENUM(ScrollAction)
    /** Where the zoom of a tap puts the tapped point. */
    enum class Anchor {
        Point = TAPZOOM_ANCHOR_POINT,
        Center = TAPZOOM_ANCHOR_CENTER
    };
    Q_ENUM(Anchor)
    /** Point about which fingers and scrolls zoom. */
    enum class PinchAnchor {
        Centroid = TAPZOOM_PINCH_CENTROID,
        Center = TAPZOOM_PINCH_CENTER
    };
    Q_ENUM(PinchAnchor)
    /** Scales to which a zoom snaps, in its direction and within snap_tolerance. */
    enum class Snap {
        None = TAPZOOM_SNAP_NONE,
        Levels = TAPZOOM_SNAP_LEVELS,
        Steps = TAPZOOM_SNAP_STEPS
    };
    Q_ENUM(Snap)
    /** Source of the momentum after a trackpad's scroll that ends in motion. */
    enum class Momentum {
        Host = TAPZOOM_MOMENTUM_HOST,
        Library = TAPZOOM_MOMENTUM_LIBRARY,
        Auto = TAPZOOM_MOMENTUM_AUTO
    };
    Q_ENUM(Momentum)
    /** Numbers of fingers. */
    enum class FingerCount {
        Two = TAPZOOM_FINGERS_TWO,
        Three = TAPZOOM_FINGERS_THREE,
        Four = TAPZOOM_FINGERS_FOUR,
        Five = TAPZOOM_FINGERS_FIVE
    };
    Q_ENUM(FingerCount)
    /** What the view keeps when its content changes. */
    enum class Keep {
        Picture = TAPZOOM_KEEP_PICTURE,
        Coordinates = TAPZOOM_KEEP_COORDINATES
    };
    Q_ENUM(Keep)
    /** Owner of a contact. */
    enum class Owner {
        View = TAPZOOM_OWNER_VIEW,
        Host = TAPZOOM_OWNER_HOST,
        Undecided = TAPZOOM_OWNER_UNDECIDED,
        Ignored = TAPZOOM_OWNER_IGNORED
    };
    Q_ENUM(Owner)
    // generate.py ends

    explicit TapZoomItem(QQuickItem *parent = nullptr);
    ~TapZoomItem() override;

    /** The view, for reading. It is null until the item and its content have a size. */
    const tapzoom_view *view() const { return view_.get(); }
    /** The view, advanced to now, for commands and recordings. The next frame shows the effect. */
    tapzoom_view *change();

    QQmlListProperty<QObject> contentData();
    QQuickItem *contentItem() const { return content_; }
    bool isTouched() const { return flags_ & TAPZOOM_STATE_TOUCHED; }
    bool isMoving() const { return flags_ & TAPZOOM_STATE_MOVING; }
    bool isZoomed() const { return flags_ & TAPZOOM_STATE_ZOOMED; }
    int limits() const { return int(flags_ & 0xff); }
    qreal minimumScale() const { return range_[0]; }
    qreal maximumScale() const { return range_[1]; }
    qreal fittedScale() const { return range_[2]; }

    /** The commands of the header. Points are in view units unless named otherwise, angles are in degrees. Options have
        the names of tapzoom_options: { animated: true, duration: 0.5 }. */
    Q_INVOKABLE void zoomTo(qreal scale, QPointF point, const QVariantMap &options = {});
    Q_INVOKABLE void zoomBy(qreal factor, QPointF point, const QVariantMap &options = {});
    Q_INVOKABLE void zoomToRect(QRectF contentRect, const QVariantMap &options = {});
    Q_INVOKABLE void centerOn(QPointF contentPoint, qreal scale = 0, const QVariantMap &options = {});
    Q_INVOKABLE void rotateTo(qreal angle, QPointF point, const QVariantMap &options = {});
    Q_INVOKABLE void rotateBy(qreal angle, QPointF point, const QVariantMap &options = {});
    /** Moves the target by a step; actions() has those that would change it. */
    Q_INVOKABLE void step(Step action, const QVariantMap &options = {});
    Q_INVOKABLE int actions() const;
    Q_INVOKABLE void panBy(qreal dx, qreal dy, const QVariantMap &options = {});
    Q_INVOKABLE void fit(const QVariantMap &options = {});
    Q_INVOKABLE void stopMotion();
    /** A snapshot, for this version of the library; empty without a view. */
    Q_INVOKABLE QByteArray saveState() const;
    /** Returns whether the bytes are a snapshot. */
    Q_INVOKABLE bool loadState(const QByteArray &bytes);

Q_SIGNALS:
    /** A confirmed tap (count 1), or each further tap of a quick series at its lift. */
    void tapped(QPointF point, QPointF contentPoint, int count);
    /** A finger rests. */
    void longPressed(QPointF point, QPointF contentPoint);
    /** The view is at rest after it moved. */
    void settled();
    /** Every event, also those of the signals above. */
    void gesture(const TapZoomEvent &event);
    void contentSizeChanged();
    void settingsChanged();
    void insetsChanged();
    void resamplingChanged();
    void flagsChanged();
    void scaleRangeChanged();

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void touchEvent(QTouchEvent *event) override;
    void touchUngrabEvent() override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void mouseUngrabEvent() override;
    void wheelEvent(QWheelEvent *event) override;
    void geometryChange(const QRectF &now, const QRectF &before) override;
    void itemChange(ItemChange change, const ItemChangeData &data) override;
    void updatePolish() override;

private:
    void check(const char *what, tapzoom_status status) const;
    bool configure(tapzoom_config *config) const;
    void apply();
    void applySizes();
    void applySettings();
    double eventTime(quint64 stamp);
    void push(const tapzoom_touch *touches, size_t count);
    void pushMouse(QMouseEvent *event, int32_t phase);
    bool pushScroll(QSinglePointEvent *event, tapzoom_scroll scroll);
    void pushGesture(QNativeGestureEvent *event);
    void cancel();
    void sendEvents();
    void show(double time);
    template <class Command> void command(const char *name, const QVariantMap &options, Command run);

    struct Destroy {
        void operator()(tapzoom_view *view) const { tapzoom_destroy(view); }
    };
    std::unique_ptr<tapzoom_view, Destroy> view_;
    QQuickItem *content_;
    QTimer timer_; // requests the next frame
    qreal contentWidth_ = 0, contentHeight_ = 0, leftInset_ = 0, topInset_ = 0, rightInset_ = 0, bottomInset_ = 0;
    Keep keep_ = Keep::Picture;
    Preset preset_ = Preset::Photos;
    QVariantMap settings_;
    bool resampling_ = true, sizesChanged_ = false, newSettings_ = false;
    quint32 flags_ = 0;
    std::array<double, 3> range_{};
    quint32 stamp_ = 0;                        // Qt's time of the last event
    double stampClock_ = 0, clockOffset_ = 0;  // the same in seconds without wrapping, and its offset to our clock
    double pinched_ = 1;                       // scale of a trackpad's pinch so far
    bool mouseDown_ = false;
};

#endif
