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
 *         anchors.fill: parent
 *         Image { source: "photo.jpg" }
 *     }
 *
 * A view unit is a unit of the item, a content unit one of contentItem. Constants are strings, by the names of
 * tapzoom.h in lower case: "one_to_one" is TAPZOOM_FIT_ONE_TO_ONE. register_qml() of the Python package registers the
 * same item.
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
#include <tapzoom_qt.h>

/** An event: tapzoom_event for QML, with names in camel case, points, angles in degrees, and constants as strings. */
class TapZoomEvent {
    Q_GADGET
    QML_VALUE_TYPE(tapZoomEvent)
    // generate.py begins: event
    Q_PROPERTY(double time READ time)
    Q_PROPERTY(qint64 contact READ contact)
    Q_PROPERTY(QString kind READ kind)
    Q_PROPERTY(QString phase READ phase)
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
    Q_PROPERTY(QString tool READ tool)
    Q_PROPERTY(QStringList buttons READ buttons)
    Q_PROPERTY(QStringList limits READ limits)
    Q_PROPERTY(QString direction READ direction)
    Q_PROPERTY(QString owner READ owner)
    Q_PROPERTY(QString gesture READ gesture)
    Q_PROPERTY(QString reason READ reason)
    Q_PROPERTY(QString setting READ setting)
    Q_PROPERTY(double measured READ measured)
    Q_PROPERTY(double allowed READ allowed)
    Q_PROPERTY(QString cause READ cause)
public:
    double time() const { return event.time; }
    qint64 contact() const { return event.contact; }
    QString kind() const;
    QString phase() const;
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
    QString tool() const;
    QStringList buttons() const;
    QStringList limits() const;
    QString direction() const;
    QString owner() const;
    QString gesture() const;
    QString reason() const;
    QString setting() const;
    double measured() const { return event.measured; }
    double allowed() const { return event.allowed; }
    QString cause() const;
    // generate.py ends
public:
    tapzoom_event event{};
};

/** The item. Its children are those of contentItem. */
class TapZoomItem : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_CLASSINFO("DefaultProperty", "contentData")
    Q_PROPERTY(QQmlListProperty<QObject> contentData READ contentData DESIGNABLE false)
    /** The parent of the content. Its x, y, scale and rotation (degrees) are the displayed transform. */
    Q_PROPERTY(QQuickItem *contentItem READ contentItem CONSTANT)
    /** Size of the content, content units; 0: up to the right and bottom edges of the children [0]. While one is
        unknown there is no view, and the content does not move. */
    Q_PROPERTY(qreal contentWidth MEMBER contentWidth_ NOTIFY contentSizeChanged)
    Q_PROPERTY(qreal contentHeight MEMBER contentHeight_ NOTIFY contentSizeChanged)
    /** What stays when that size changes: "picture" or "coordinates", as for tapzoom_set_content ["picture"]. */
    Q_PROPERTY(QString keep MEMBER keep_ NOTIFY contentSizeChanged)
    /** The settings of the preset ["photos"] and, by the names of tapzoom_config, those that differ:
        settings: ({ pan_slop: 4, fit: "cover", gestures: ["pan", "pinch"], max_scale: ["contain", 8], levels: [1, 2] })
        A level is [fit, factor], or a number for a plain scale; [fit, factor, other_fit, other_factor] is the larger of
        two. Flags are lists of names. The item sets pixels_per_unit and points_per_unit. A warning names a wrong
        setting; then none changes, or there is no view yet. */
    Q_PROPERTY(QString preset MEMBER preset_ NOTIFY settingsChanged)
    Q_PROPERTY(QVariantMap settings MEMBER settings_ NOTIFY settingsChanged)
    /** Widths of bars that cover the item's sides [0]. */
    Q_PROPERTY(qreal leftInset MEMBER leftInset_ NOTIFY insetsChanged)
    Q_PROPERTY(qreal topInset MEMBER topInset_ NOTIFY insetsChanged)
    Q_PROPERTY(qreal rightInset MEMBER rightInset_ NOTIFY insetsChanged)
    Q_PROPERTY(qreal bottomInset MEMBER bottomInset_ NOTIFY insetsChanged)
    /** The state of the last frame: whether contacts are down, whether the view moves by itself, whether it is zoomed
        in, and which limits it has reached, such as ["left", "max_scale"]. */
    Q_PROPERTY(bool touched READ isTouched NOTIFY flagsChanged)
    Q_PROPERTY(bool moving READ isMoving NOTIFY flagsChanged)
    Q_PROPERTY(bool zoomed READ isZoomed NOTIFY flagsChanged)
    Q_PROPERTY(QStringList limits READ limits NOTIFY flagsChanged)
    /** Scales of tapzoom_get_scale_range; 0 without a view. */
    Q_PROPERTY(qreal minimumScale READ minimumScale NOTIFY scaleRangeChanged)
    Q_PROPERTY(qreal maximumScale READ maximumScale NOTIFY scaleRangeChanged)
    Q_PROPERTY(qreal fittedScale READ fittedScale NOTIFY scaleRangeChanged)
public:
    explicit TapZoomItem(QQuickItem *parent = nullptr);
    ~TapZoomItem() override;

    /** The view, for reading. It is null until the item and its content have a size. */
    const tapzoom_view *view() const { return view_.get(); }
    /** The view, advanced to now, for commands and recordings. The next frame shows the effect. */
    tapzoom_view *command();

    QQmlListProperty<QObject> contentData();
    QQuickItem *contentItem() const { return content_; }
    bool isTouched() const { return flags_ & TAPZOOM_STATE_TOUCHED; }
    bool isMoving() const { return flags_ & TAPZOOM_STATE_MOVING; }
    bool isZoomed() const { return flags_ & TAPZOOM_STATE_ZOOMED; }
    QStringList limits() const;
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
    /** Moves by a step, such as "zoom_in"; actions() has those that would change something. */
    Q_INVOKABLE void step(const QString &action, const QVariantMap &options = {});
    Q_INVOKABLE QStringList actions() const;
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
    void flagsChanged();
    void scaleRangeChanged();

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void touchUngrabEvent() override;
    void mouseUngrabEvent() override;
    void geometryChange(const QRectF &now, const QRectF &before) override;
    void itemChange(ItemChange change, const ItemChangeData &data) override;
    void updatePolish() override;

private:
    void check(const char *what, tapzoom_status status) const;
    bool configure(tapzoom_config *config) const;
    void apply();
    QSizeF contentSize() const;
    void applySizes();
    void applySettings();
    void cancel();
    void sendEvents();
    void show(double time);
    template <class Command> void run(const char *name, const QVariantMap &options, Command command);

    struct Destroy {
        void operator()(tapzoom_view *view) const { tapzoom_destroy(view); }
    };
    std::unique_ptr<tapzoom_view, Destroy> view_;
    QQuickItem *content_;
    QTimer timer_; // requests the next frame
    qreal contentWidth_ = 0, contentHeight_ = 0, leftInset_ = 0, topInset_ = 0, rightInset_ = 0, bottomInset_ = 0;
    QString keep_ = QStringLiteral("picture"), preset_ = QStringLiteral("photos");
    QVariantMap settings_;
    bool sizesChanged_ = false, newSettings_ = false;
    quint32 flags_ = 0;
    std::array<double, 3> range_{};
    TapZoomGlue glue_;
};

#endif
