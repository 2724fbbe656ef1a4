// SPDX-License-Identifier: MIT
// An image viewer with Qt widgets.
#include <QApplication>
#include <QGraphicsPixmapItem>
#include <QGraphicsScene>
#include <QPushButton>
#include <tapzoom_qtwidgets.h>

int main(int argc, char **argv) {
    QApplication application(argc, argv);
    QGraphicsScene scene;
    QGraphicsPixmapItem *picture = scene.addPixmap(QPixmap(argv[1]));
    picture->setTransformationMode(Qt::SmoothTransformation);
    QGraphicsView graphics(&scene);
    graphics.setFrameShape(QFrame::NoFrame);
    TapZoom zoom(&graphics);
    QPushButton fit("Fit", &graphics);
    QObject::connect(&fit, &QPushButton::clicked,
                     [&] { tapzoom_fit(zoom.command(), nullptr); });
    graphics.resize(1280, 800);
    graphics.show();
    return application.exec();
}
