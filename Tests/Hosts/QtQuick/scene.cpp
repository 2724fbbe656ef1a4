/*
 * scene.cpp - shows a QML file with a TapZoomItem, and may play the same touches to a PinchHandler.
 *
 * SPDX-License-Identifier: MIT
 *
 *     qtquick-scene FILE.qml
 *
 * If the file has a PinchHandler with the objectName "pinch", the item is disabled, and the program passes it the same
 * events. After each one it prints the handler's activeScale, and the scale of the item since the handler became
 * active. The file may call scene.run(milliseconds), which handles events for so long, as a dialog does, and
 * scene.movePen(buttons), which moves a pen over the window.
 */
#include <QEventLoop>
#include <QGuiApplication>
#include <QQmlContext>
#include <QQmlEngine>
#include <QQuickView>
#include <cstdio>
#include <tapzoom_qtquick.h>

class Scene : public QQuickView {
    Q_OBJECT
public:
    Q_INVOKABLE void run(int milliseconds) {
        QEventLoop loop;
        QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
        loop.exec();
    }
    Q_INVOKABLE void movePen(int buttons) {
        static const QPointingDevice pen("pen", 77, QInputDevice::DeviceType::Stylus, QPointingDevice::PointerType::Pen,
                                         QInputDevice::Capability::Hover, 1, 1);
        QTabletEvent move(QEvent::TabletMove, &pen, {9, 9}, {9, 9}, 0, 0, 0, 0, 0, 0, Qt::NoModifier, Qt::NoButton,
                          Qt::MouseButtons(buttons));
        QCoreApplication::sendEvent(this, &move);
    }

protected:
    bool event(QEvent *event) override {
        const bool handled = QQuickView::event(event);
        const QEvent::Type type = event->type();
        if (type == QEvent::TouchBegin || type == QEvent::TouchUpdate || type == QEvent::TouchEnd) compare(event);
        return handled;
    }

private:
    void compare(QEvent *event) {
        auto *item = rootObject()->findChild<TapZoomItem *>();
        auto *pinch = rootObject()->findChild<QObject *>("pinch");
        tapzoom_transform shown;
        if (!pinch) return;
        QCoreApplication::sendEvent(item, event);
        if (tapzoom_get_transform(item->command(), &shown) != TAPZOOM_OK) return;
        if (!pinch->property("active").toBool()) return void(start = 0);
        if (start == 0) start = shown.scale;
        std::printf("%.9f %.9f\n", pinch->property("activeScale").toDouble(), shown.scale / start);
        std::fflush(stdout);
    }

    double start = 0; // scale of the item when the handler became active
};

int main(int argc, char **argv) {
    QGuiApplication application(argc, argv);
    qmlRegisterType<TapZoomItem>("TapZoom", 1, 0, "TapZoomItem");
    Scene scene;
    scene.rootContext()->setContextProperty("scene", &scene);
    scene.setResizeMode(QQuickView::SizeRootObjectToView);
    scene.resize(1280, 800);
    scene.setSource(QUrl::fromLocalFile(argv[1]));
    QObject::connect(scene.engine(), &QQmlEngine::quit, &application, [] { QCoreApplication::exit(); });
    scene.show();
    return application.exec();
}

#include "scene.moc"
