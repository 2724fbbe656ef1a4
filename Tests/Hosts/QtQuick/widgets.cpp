/*
 * widgets.cpp - a widget that zooms, with children, and a scene that zooms, with an item that moves.
 *
 * SPDX-License-Identifier: MIT
 *
 *     qtwidgets-scene widget [PICTURE]
 *     qtwidgets-scene graphics
 *
 * Without a picture it has a button at 40, 40, a label at 40, 140 and a widget that zooms at 40, 240, each of 120 x 60.
 * The scene has an item that moves at 400, 400.
 *
 * The key W has a pen hover over the middle, press there, move and lift, and press the button. 2 has a finger on the
 * view and one on a button land in one report, move and lift, with eight buttons. R gives the scene another viewport. D
 * sets points_per_unit to 3, and doubles the density of the widget.
 */
#include <QApplication>
#include <QKeyEvent>
#include <QGraphicsRectItem>
#include <QPainter>
#include <QPushButton>
#include <QTest>
#include <QWindow>
#include <cstdio>
#include <tapzoom_qtwidgets.h>

static void say(const char *text) {
    std::printf("%s\n", text);
    std::fflush(stdout);
}

// ---- A pen, whose events go to the window as those of the window system. Qt makes mouse events of ignored ones.

static void movePen(QWidget *window, QPointF place, QEvent::Type type, Qt::MouseButton button, Qt::MouseButtons down) {
    static const QPointingDevice pen("pen", 77, QInputDevice::DeviceType::Stylus, QPointingDevice::PointerType::Pen,
                                     QInputDevice::Capability::Position | QInputDevice::Capability::Hover, 1, 1);
    const QPointF global = window->mapToGlobal(place);
    QTabletEvent event(type, &pen, place, global, 0.5, 0, 0, 0, 0, 0, Qt::NoModifier, button, down);
    QCoreApplication::sendEvent(window->windowHandle(), &event);
    const bool isPress = type == QEvent::TabletPress, isRelease = type == QEvent::TabletRelease;
    if (event.isAccepted() || !(isPress || isRelease)) return;
    QMouseEvent mouse(isPress ? QEvent::MouseButtonPress : QEvent::MouseButtonRelease, place, place, global, button,
                      down, Qt::NoModifier, &pen);
    QCoreApplication::sendEvent(window->windowHandle(), &mouse);
}

static void usePen(QWidget *window) {
    const Qt::MouseButton none = Qt::NoButton, left = Qt::LeftButton;
    movePen(window, {600, 400}, QEvent::TabletMove, none, none);
    movePen(window, {600, 400}, QEvent::TabletPress, left, left);
    movePen(window, {500, 400}, QEvent::TabletMove, none, left);
    movePen(window, {500, 400}, QEvent::TabletRelease, left, none);
    movePen(window, {60, 50}, QEvent::TabletPress, left, left);
    movePen(window, {60, 50}, QEvent::TabletRelease, left, none);
    say("pen");
}

// ---- Two fingers of one report, whose parts Qt gives to their widgets in the order of a hash

static void land(QWidget *window, QWidget *target) {
    static QPointingDevice *const screen = QTest::createTouchDevice();
    QList<QPushButton *> buttons;
    for (int i = 0; i < 8; ++i) {
        buttons.append(new QPushButton("button", target));
        QObject::connect(buttons.last(), &QPushButton::clicked, [] { say("clicked"); });
        buttons.last()->setGeometry(1000, 40 + 80 * i, 120, 60);
        buttons.last()->show();
    }
    for (const QPushButton *button : buttons) {
        const QPoint place = button->geometry().center();
        QTest::touchEvent(window, screen).press(1, {600, 400}).press(2, place);
        QTest::touchEvent(window, screen).move(1, {500, 400}).move(2, place);
        QTest::touchEvent(window, screen).release(1, {500, 400}).release(2, place);
    }
    say("landed");
}

// ---- What zooms

class Picture : public QWidget {
public:
    explicit Picture(const QPixmap &pixmap, QWidget *parent = nullptr) : QWidget(parent), pixmap_(pixmap) {}

    void changeDensity() {
        tapzoom_config config{};
        config.struct_size = sizeof config;
        tapzoom_get_config(zoom_.view(), &config);
        config.points_per_unit = 3;
        if (tapzoom_set_config(zoom_.command(), &config, nullptr) == TAPZOOM_OK) density_ = 2;
        update();
    }

protected:
    int metric(PaintDeviceMetric metric) const override {
        return QWidget::metric(metric) * (metric == PdmDevicePixelRatioScaled ? density_ : 1);
    }
    void paintEvent(QPaintEvent *) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.setTransform(zoom_.transform());
        painter.drawPixmap(0, 0, pixmap_);
    }

private:
    int density_ = 1;
    QPixmap pixmap_;
    TapZoom zoom_{this, pixmap_.rect()};
};

static QPixmap filled(int width, int height, const char *color) {
    QPixmap pixmap(width, height);
    pixmap.fill(QColor(color));
    return pixmap;
}

static void addChildren(QWidget *target) {
    auto *button = new QPushButton("button", target);
    QObject::connect(button, &QPushButton::clicked, [] { say("clicked"); });
    button->setFocusPolicy(Qt::NoFocus); // a focus that goes to the view would release it
    button->setGeometry(40, 40, 120, 60);
    (new QLabel("label", target))->setGeometry(40, 140, 120, 60);
    (new Picture(filled(120, 60, "red"), target))->setGeometry(40, 240, 120, 60);
}

class Keys : public QObject {
public:
    explicit Keys(QWidget *window) : QObject(window), window_(window) { window->installEventFilter(this); }

protected:
    bool eventFilter(QObject *, QEvent *event) override {
        if (event->type() != QEvent::KeyPress) return false;
        auto *graphics = dynamic_cast<QGraphicsView *>(window_);
        auto *picture = dynamic_cast<Picture *>(window_);
        switch (static_cast<QKeyEvent *>(event)->key()) {
        case Qt::Key_W: usePen(window_); break;
        case Qt::Key_2: land(window_, graphics ? graphics->viewport() : window_); break;
        case Qt::Key_R: graphics->setViewport(new QWidget), say("viewport"); break;
        case Qt::Key_D: picture->changeDensity(); break;
        default: return false;
        }
        return true;
    }

private:
    QWidget *window_;
};

static int run(QWidget *window, QWidget *target) {
    new Keys(window);
    if (target) addChildren(target);
    window->resize(1280, 800);
    window->show();
    return QApplication::exec();
}

int main(int argc, char **argv) {
    QApplication application(argc, argv);
    const QString kind = argc > 1 ? argv[1] : "";
    if (kind == "widget") {
        Picture picture(argc > 2 ? QPixmap(argv[2]) : filled(1280, 800, "steelblue"));
        return run(&picture, argc > 2 ? nullptr : &picture);
    }
    if (kind != "graphics") return 2;
    QGraphicsScene scene;
    scene.addPixmap(filled(1280, 800, "steelblue"));
    QGraphicsRectItem *item = scene.addRect(400, 400, 50, 50, Qt::NoPen, Qt::green);
    item->setFlag(QGraphicsItem::ItemIsMovable);
    QObject::connect(&scene, &QGraphicsScene::changed, [item] {
        if (item->x() != 0) say(qPrintable(QString("item %1 %2").arg(item->x()).arg(item->y())));
    });
    QGraphicsView graphics(&scene);
    graphics.setFrameShape(QFrame::NoFrame);
    TapZoom zoom(&graphics);
    return run(&graphics, graphics.viewport());
}
