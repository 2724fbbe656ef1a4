// SPDX-License-Identifier: MIT
#include <QGuiApplication>
#include <QQmlApplicationEngine>

int main(int argc, char **argv) {
    QGuiApplication application(argc, argv);
    QQmlApplicationEngine engine;
    engine.addImportPath(":/"); // where CMakeLists.txt puts the module
    engine.load(QUrl("qrc:/Viewer/main.qml"));
    return engine.rootObjects().isEmpty() ? 1 : application.exec();
}
