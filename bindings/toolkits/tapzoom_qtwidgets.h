/*
 * tapzoom_qtwidgets.h - touch, mouse, pen, wheel and trackpad zoom, pan and turn what a widget of Qt 6 shows.
 *
 * SPDX-License-Identifier: MIT
 * Copyright (c) 2026 tapzoom contributors
 *
 * Needs Qt 6.2 or later, C++17 and tapzoom_qt.h beside it; no moc, no source. Link with Qt6::Widgets and tapzoom.
 *
 *     QGraphicsView graphics(&scene);
 *     TapZoom zoom(&graphics);
 *
 * A widget that paints itself draws at the transform:
 *
 *     class Picture : public QWidget {
 *         QPixmap pixmap{"photo.jpg"};
 *         TapZoom zoom{this, pixmap.rect()};
 *         void paintEvent(QPaintEvent *) override {
 *             QPainter painter(this);
 *             painter.setTransform(zoom.transform());
 *             painter.drawPixmap(0, 0, pixmap);
 *         }
 *     };
 *
 * A child of the widget, such as a button, takes what lands on it. A child that is no more than a QWidget, QFrame or
 * QLabel does not, nor one with WA_TransparentForMouseEvents. In a QGraphicsView, items that move, can be selected or
 * focused, or accept touches take what lands on them, unless the view is not interactive.
 *
 * Qt gives a further finger on a child to the widget that has one already. It moves nothing, unless the child accepts
 * touches, as a widget that zooms does.
 */
#ifndef TAPZOOM_QTWIDGETS_H
#define TAPZOOM_QTWIDGETS_H

#include <QtCore/qpointer.h>
#include <QtCore/qtimer.h>
#include <QtGui/qguiapplication.h>
#include <QtGui/qtransform.h>
#include <QtWidgets/qgraphicsitem.h>
#include <QtWidgets/qgraphicsview.h>
#include <QtWidgets/qlabel.h>
#include <cmath>
#include <functional>
#include <tapzoom_qt.h>
#include <typeinfo>
#include <utility>

/** Zooms what a widget shows: gives its events and sizes to a view, and runs the frames, one per refresh of the screen
    while something moves and none at rest. It is a child of the widget, and may be deleted before it. */
class TapZoom : public QObject, public TapZoomGlue {
public:
    /** Zooms what the widget paints. content: where it lies, in units of the painter, or empty and known later. preset:
        TAPZOOM_PRESET_*; another number ends the program. */
    TapZoom(QWidget *widget, const QRectF &content, int preset = TAPZOOM_PRESET_PHOTOS)
        : TapZoom(widget, nullptr, preset) {
        setContent(content);
    }

    /** Zooms the scene of a QGraphicsView, now and after a change of its rectangle. The view shows no scroll bars, and
        its sceneRect and transform are those of the zoom. Call setScene before; another scene needs another TapZoom. */
    explicit TapZoom(QGraphicsView *graphics, int preset = TAPZOOM_PRESET_PHOTOS)
        : TapZoom(graphics, graphics, preset) {
        graphics->setTransformationAnchor(QGraphicsView::NoAnchor);
        graphics->setResizeAnchor(QGraphicsView::NoAnchor);
        graphics->setAlignment(Qt::AlignLeft | Qt::AlignTop);
        graphics->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        graphics->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        graphics->setViewportUpdateMode(QGraphicsView::FullViewportUpdate);
        if (!graphics->scene()) return;
        connect(graphics->scene(), &QGraphicsScene::sceneRectChanged, this, [this](const QRectF &rect) {
            setContent(rect, TAPZOOM_KEEP_COORDINATES);
        });
        setContent(graphics->scene()->sceneRect());
    }

    ~TapZoom() override { tapzoom_destroy(view_); }

    /** Called after the transform has changed, also in a resize: it must not delete the widget, which is repainted by
        itself. */
    std::function<void()> moved;
    /** Called for each event of the view, such as a tap, after the transform has changed. It may open a dialog, and
        delete the widget. */
    std::function<void(const tapzoom_event &)> gesture;

    /** The transform to draw with: that of the last frame. */
    const QTransform &transform() const { return transform_; }

    /** The view, for reading. */
    const tapzoom_view *view() const { return view_; }

    /** The view, advanced to now, for commands, settings and insets: tapzoom_fit(zoom.command(), nullptr). A frame
        follows. */
    tapzoom_view *command() {
        tapzoom_advance(view_, now());
        request();
        return view_;
    }

    /** Another place or size of the content; the first one is fitted. An empty one changes nothing. keep:
        TAPZOOM_KEEP_*. */
    void setContent(const QRectF &content, int keep = TAPZOOM_KEEP_PICTURE) {
        const tapzoom_rect rect{content.x(), content.y(), content.width(), content.height()};
        if (content.isEmpty() || tapzoom_set_content(command(), &rect, keep) != TAPZOOM_OK) return;
        if (!std::exchange(hasContent_, true)) tapzoom_fit(view_, nullptr);
    }

    /** Leaves contacts as the comment of this file says. Override it for rules of your own. */
    bool leaves(QPointF place, bool further) const override {
        const QWidget *child = target_->childAt(place.toPoint());
        while (child && child != target_ && isPassive(child)) child = child->parentWidget();
        if (child && child != target_) return !further || !child->testAttribute(Qt::WA_AcceptTouchEvents);
        if (!graphics_ || !graphics_->isInteractive() || further) return false;
        const QList<QGraphicsItem *> items = graphics_->items(place.toPoint());
        return std::any_of(items.begin(), items.end(), [](const QGraphicsItem *item) {
            const auto active = QGraphicsItem::ItemIsMovable | QGraphicsItem::ItemIsSelectable |
                                QGraphicsItem::ItemIsFocusable;
            return item->isEnabled() && (item->flags() & active || item->acceptTouchEvents());
        });
    }

protected:
    bool eventFilter(QObject *target, QEvent *event) override {
        if (target != target_) return false;
        if (event->type() == QEvent::Resize || event->type() == QEvent::Paint) resize();
        const Use use = TapZoomGlue::event(view_, event);
        if (use != NotMine) request();
        return use == Mine;
    }

private:
    TapZoom(QWidget *widget, QGraphicsView *graphics, int preset)
        : QObject(widget), widget_(widget), graphics_(graphics), timer_(this) {
        const tapzoom_rect content{0, 0, 1, 1};
        const tapzoom_viewport viewport{1, 1, 0, 0, 0, 0};
        tapzoom_config config;
        if (tapzoom_config_init(&config, sizeof config, preset) != TAPZOOM_OK) qFatal("TapZoom: %d: no preset", preset);
        configure(&config, pixels_ = widget->devicePixelRatioF(), widget->screen());
        points_ = config.points_per_unit;
        if (tapzoom_create(&config, &viewport, &content, &view_) != TAPZOOM_OK) qBadAlloc();
        timer_.setSingleShot(true);
        timer_.setTimerType(Qt::PreciseTimer);
        connect(&timer_, &QTimer::timeout, this, [this] { frame(); });
        connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
            if (state != Qt::ApplicationActive) forget(), tapzoom_cancel_touches(command(), now());
        });
        follow();
    }

    // A QGraphicsView that gets another viewport deletes the one before.
    void follow() {
        target_ = graphics_ ? graphics_->viewport() : widget_;
        target_->setAttribute(Qt::WA_AcceptTouchEvents);
        target_->setAttribute(Qt::WA_TabletTracking);
        target_->installEventFilter(this);
        resize();
        if (!graphics_) return;
        target_->ungrabGesture(Qt::PanGesture); // it takes further fingers, while one is on a child
        connect(target_, &QObject::destroyed, this, [this] {
            forget();
            tapzoom_cancel_touches(command(), now());
            follow();
        }, Qt::QueuedConnection);
    }

    static bool isPassive(const QWidget *widget) {
        const std::type_info &type = typeid(*widget);
        return type == typeid(QWidget) || type == typeid(QFrame) || type == typeid(QLabel);
    }

    // The size of the widget, and the density of its screen, which a repaint follows if it changes. A points_per_unit
    // of the program keeps its ratio to that of the screen.
    void resize() {
        const double width = target_->width(), height = target_->height(), pixels = widget_->devicePixelRatioF();
        tapzoom_viewport viewport;
        tapzoom_get_viewport(view_, &viewport);
        if ((viewport.width != width || viewport.height != height) && width > 0 && height > 0) {
            viewport.width = width, viewport.height = height;
            tapzoom_set_viewport(command(), &viewport);
            show(now());
        }
        if (pixels == pixels_) return;
        tapzoom_config config{};
        config.struct_size = sizeof config;
        tapzoom_get_config(view_, &config);
        const double chosen = config.points_per_unit / points_;
        config.points_per_unit = points_;
        configure(&config, pixels, widget_->screen());
        const double points = config.points_per_unit;
        config.points_per_unit *= chosen;
        if (tapzoom_set_config(command(), &config, nullptr) == TAPZOOM_OK) pixels_ = pixels, points_ = points;
    }

    // Seconds from one refresh of the screen to the next.
    double refresh() const {
        const QScreen *screen = widget_->screen();
        return 1 / std::max(screen ? screen->refreshRate() : 60, 1.0);
    }

    // Runs a frame at once, or a refresh after the last one.
    void request() { timer_.start(int(1000 * std::max(begun_ + refresh() - now(), 0.0))); }

    // One event at a time: a handler may open a dialog, in which further frames continue with the next one.
    void frame() {
        const QPointer<TapZoom> alive(this);
        size_t count = 0;
        tapzoom_event event;
        tapzoom_advance(view_, begun_ = now());
        show(begun_);
        while (alive && tapzoom_poll_events(view_, &event, 1, &count) == TAPZOOM_OK && count > 0)
            if (const auto tell = gesture) tell(event); // it may delete itself
    }

    // Takes the smooth transform, and starts the timer for the next frame if one is due.
    void show(double time) {
        tapzoom_state state;
        tapzoom_transform exact, shown;
        tapzoom_get_state(view_, &state);
        tapzoom_get_transform(view_, &exact);
        tapzoom_get_transform_at(view_, std::max(time, state.time), &shown);
        const double due = same(shown, exact) ? state.next_deadline - now() : 0;
        if (due < 1e6) timer_.start(std::max(int(std::ceil(1000 * due)), int(1000 * refresh())));
        const QTransform transform = QTransform::fromTranslate(shown.x, shown.y).rotateRadians(shown.rotation)
                                                .scale(shown.scale, shown.scale);
        if (transform == transform_) return;
        transform_ = transform;
        if (graphics_) place();
        if (target_) target_->update();
        if (moved) moved();
    }

    // With a sceneRect without a size at the corner of the viewport, the view neither scrolls nor rounds.
    void place() {
        const QPointF corner = transform_.inverted().map(QPointF());
        graphics_->setSceneRect(QRectF(corner, QSizeF(1e-9, 1e-9)));
        graphics_->setTransform(transform_);
    }

    QWidget *widget_;
    QPointer<QWidget> target_; // it, or its viewport: it gets the events
    QGraphicsView *graphics_;
    tapzoom_view *view_ = nullptr;
    QTransform transform_;
    QTimer timer_;
    double pixels_ = 1, points_ = 1; // of the screen
    double begun_ = 0;               // the time of the last frame
    bool hasContent_ = false;
};

#endif
