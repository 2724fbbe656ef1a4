/*
 * tapzoom_qtquick.cpp - the item of tapzoom_qtquick.h: Qt's events as touches and scrolls, and the window's frames.
 *
 * SPDX-License-Identifier: MIT
 * Copyright (c) 2026 tapzoom contributors
 */
#include <tapzoom_qtquick.h>

#include <QtQml/qqmlinfo.h>
#include <QtQuick/qquickwindow.h>
#include <algorithm>
#include <cmath>
#include <cstring>
#include <initializer_list>
#include <utility>

void TapZoomItem::check(const char *what, tapzoom_status status) const {
    if (status != TAPZOOM_OK) qmlWarning(this) << what << ": " << tapzoom_status_string(status);
}

// ---- Names ---------------------------------------------------------------------------------------------------------

struct Name {
    const char *name;
    quint32 value;
};
using Names = std::initializer_list<Name>;

// generate.py begins: names
static const Names TOOL = {{"finger", 0}, {"pen", 1}, {"mouse", 2}};
static const Names PRESET = {{"photos", 0}, {"maps", 1}, {"reader", 2}, {"board", 3}};
static const Names BUTTON = {{"primary", 1}, {"secondary", 2}, {"middle", 4}, {"back", 8}, {"forward", 16},
    {"eraser", 32}};
static const Names EVENT = {{"none", 0}, {"tap_pending", 1}, {"tap", 2}, {"double_tap", 3}, {"fingers_tap", 5},
    {"long_press", 6}, {"pan", 7}, {"pinch", 8}, {"rotate", 9}, {"quick_zoom", 10}, {"swipe", 11}, {"fling", 12},
    {"scroll", 13}, {"animation", 14}, {"settled", 15}, {"limit", 16}, {"page", 17}, {"owner", 18}, {"edge", 19},
    {"fingers_drag", 20}, {"failed", 21}, {"snap", 22}};
static const Names PHASE = {{"discrete", 0}, {"began", 1}, {"changed", 2}, {"ended", 3}, {"cancelled", 4}};
static const Names LIMIT = {{"left", 1}, {"top", 2}, {"right", 4}, {"bottom", 8}, {"min_scale", 16}, {"max_scale", 32}};
static const Names DIRECTION = {{"none", 0}, {"left", 1}, {"up", 2}, {"right", 3}, {"down", 4}};
static const Names CAUSE = {{"user", 0}, {"command", 1}, {"driven", 2}};
static const Names REASON = {{"none", 0}, {"moved", 1}, {"held", 2}, {"too_early", 3}, {"too_late", 4}, {"too_far", 5},
    {"too_short", 6}, {"too_slow", 7}, {"angle", 8}, {"tool", 9}, {"count", 10}, {"off", 11}, {"limit", 12},
    {"lost", 13}, {"claimed", 14}, {"cancelled", 15}, {"stopped", 16}};
static const Names CURVE = {{"standard", 0}, {"ease_out", 1}};
static const Names PATH = {{"direct", 0}, {"fly", 1}};
static const Names STEP = {{"zoom_in", 1}, {"zoom_out", 2}, {"left", 4}, {"up", 8}, {"right", 16}, {"down", 32},
    {"clockwise", 64}, {"counterclockwise", 128}, {"fit", 256}};
static const Names GESTURE = {{"tap", 4}, {"double_tap", 8}, {"fingers_tap", 32}, {"long_press", 64}, {"pan", 128},
    {"pinch", 256}, {"rotate", 512}, {"quick_zoom", 1024}, {"swipe", 2048}, {"fling", 4096}};
static const Names FIT = {{"none", 0}, {"contain", 1}, {"cover", 2}, {"width", 3}, {"height", 4}, {"one_to_one", 5},
    {"scale_down", 6}};
static const Names BOUNDS = {{"content", 0}, {"inside", 1}, {"none", 2}};
static const Names ZOOM = {{"none", 0}, {"step", 1}, {"toggle", 2}, {"cycle", 3}, {"levels", 4}, {"fit", 5},
    {"center", 6}};
static const Names ACTION = {{"none", 0}, {"pan", 1}, {"zoom", 2}};
static const Names ANCHOR = {{"point", 0}, {"center", 1}};
static const Names PINCH = {{"centroid", 0}, {"center", 1}};
static const Names SNAP = {{"none", 0}, {"levels", 1}, {"steps", 2}};
static const Names MOMENTUM = {{"host", 0}, {"library", 1}, {"auto", 2}};
static const Names FINGERS = {{"two", 4}, {"three", 8}, {"four", 16}, {"five", 32}};
static const Names KEEP = {{"picture", 0}, {"coordinates", 1}};
static const Names OWNER = {{"view", 0}, {"host", 1}, {"undecided", 2}, {"ignored", 3}};
// generate.py ends

static QString nameOf(const Names &names, int value) {
    for (const Name &one : names)
        if (one.value == quint32(value)) return QString::fromLatin1(one.name);
    return QString::number(value); // of a later version
}

static QStringList namesOf(const Names &names, quint32 bits) {
    QStringList found;
    for (const Name &one : names)
        if (one.value & bits) found.append(QString::fromLatin1(one.name));
    return found;
}

// How many letters to insert, remove or replace between two words.
static int distance(const QString &one, const QString &other) {
    QList<int> row(other.size() + 1);
    for (int i = 0; i < row.size(); i++) row[i] = i;
    for (const QChar letter : one) {
        int diagonal = row[0]++;
        for (int i = 1; i < row.size(); i++) {
            const int change = diagonal + (letter != other[i - 1]);
            diagonal = row[i];
            row[i] = std::min({change, row[i] + 1, row[i - 1] + 1});
        }
    }
    return row.last();
}

// ", did you mean NAME?" if a name is like the given one.
template <class Range> static QString meant(const QString &given, const Range &names) {
    QString best;
    int least = std::max(int(given.size()) / 3, 2) + 1;
    for (const auto &one : names) {
        const QString name = QString::fromLatin1(one.name);
        if (const int found = distance(given, name); found < least) least = found, best = name;
    }
    return best.isEmpty() ? QString() : QStringLiteral(", did you mean %1?").arg(best);
}

// ---- Maps of QML ---------------------------------------------------------------------------------------------------

enum Kind { Number, Integer, Choice, Flags, Kinds, WideKinds, Level, Levels };

struct Field {
    const char *name;
    quint32 offset;
    Kind kind;
    const Names *names = nullptr;
    const char *range = nullptr;
    quint32 bits = ~0u; // the allowed flags
};

// generate.py begins: fields
static const Field CONFIG_FIELDS[] = {
    {"gestures", 4, Flags, &GESTURE},
    {"points_per_unit", 8, Number, nullptr, "1e-3 to 1e3"},
    {"pixels_per_unit", 16, Number, nullptr, "1e-3 to 1e3"},
    {"fit", 24, Choice, &FIT},
    {"bounds", 28, Choice, &BOUNDS},
    {"min_scale", 32, Level},
    {"max_scale", 56, Level},
    {"double_tap", 80, Choice, &ZOOM},
    {"wheel", 84, Choice, &ACTION},
    {"trackpad", 88, Choice, &ACTION},
    {"reduced_motion", 92, Integer, nullptr, "0 to 1"},
    {"align_x", 96, Number, nullptr, "0 to 1"},
    {"align_y", 104, Number, nullptr, "0 to 1"},
    {"visible_part", 112, Number, nullptr, "0 to 1"},
    {"visible_extra", 120, Number, nullptr, "-1e12 to 1e12"},
    {"always_bounce_x", 128, Integer, nullptr, "0 to 1"},
    {"always_bounce_y", 132, Integer, nullptr, "0 to 1"},
    {"two_finger_tap", 136, Choice, &ZOOM},
    {"tap_anchor", 140, Choice, &ANCHOR},
    {"pinch_anchor", 144, Choice, &PINCH},
    {"tap_action", 148, Choice, &ZOOM},
    {"press_action", 152, Choice, &ZOOM},
    {"finger_taps", 156, Flags, &FINGERS},
    {"snap", 160, Choice, &SNAP},
    {"zoom_step", 168, Number, nullptr, "1.01 to 100"},
    {"animation_duration", 176, Number, nullptr, "0, or 1e-3 to 10"},
    {"snap_tolerance", 184, Number, nullptr, "0 to 10"},
    {"levels", 192, Levels},
    {"momentum", 384, Choice, &MOMENTUM},
    {"invert_zoom", 388, Integer, nullptr, "0 to 1"},
    {"wheel_speed", 392, Number, nullptr, "0.01 to 10"},
    {"wheel_smoothing", 400, Number, nullptr, "0, or 1 to 1e3"},
    {"scroll_end_time", 408, Number, nullptr, "0.01 to 10"},
    {"fling_decay", 416, Number, nullptr, "0.01 to 1e3"},
    {"fling_zoom_decay", 424, Number, nullptr, "0, or 0.1 to 1e3"},
    {"fling_min_speed", 432, Number, nullptr, "0 to 1e6"},
    {"rubber_band", 440, Number, nullptr, "0 to 1"},
    {"rubber_band_scale", 448, Number, nullptr, "1 to 100"},
    {"spring_frequency", 456, Number, nullptr, "0.1 to 1e3"},
    {"double_tap_time", 464, Number, nullptr, "0.01 to 10"},
    {"double_tap_distance", 472, Number, nullptr, "0 to 1e4"},
    {"tap_time", 480, Number, nullptr, "0.01 to 10"},
    {"tap_slop", 488, Number, nullptr, "10 to 1e4"},
    {"press_time", 496, Number, nullptr, "0.01 to 10"},
    {"two_finger_tap_time", 504, Number, nullptr, "0.01 to 10"},
    {"two_finger_land_time", 512, Number, nullptr, "0 to 10"},
    {"two_finger_lift_time", 520, Number, nullptr, "0 to 10"},
    {"pan_slop", 528, Number, nullptr, "0 to 1e4"},
    {"axis_lock_ratio", 536, Number, nullptr, "0, or 1 to 100"},
    {"swipe_speed", 544, Number, nullptr, "0 to 1e6"},
    {"page_overscroll", 552, Number, nullptr, "0 to 10"},
    {"pinch_slop", 560, Number, nullptr, "0 to 1e4"},
    {"pinch_speed", 568, Number, nullptr, "0.01 to 10"},
    {"pinch_min_span", 576, Number, nullptr, "0 to 1e4"},
    {"rotate_slop", 584, Number, nullptr, "0 to 1e4"},
    {"rotate_snap", 592, Number, nullptr, "0 to 0.785"},
    {"rotate_snap_step", 600, Number, nullptr, "0.01 to 6.284"},
    {"quick_zoom_distance", 608, Number, nullptr, "-1e4 to -1, or 1 to 1e4"},
    {"events", 616, WideKinds, &EVENT},
    {"lenient", 624, Integer, nullptr, "0 to 1"},
    {"min_pan_contacts", 628, Integer, nullptr, "1 to 2"},
    {"pager_edges", 632, Flags, &LIMIT, nullptr, 15},
    {"host_tools", 636, Kinds, &TOOL},
    {"host_buttons", 640, Flags, &BUTTON},
    {"drag_fingers", 644, Flags, &FINGERS, nullptr, 56},
    {"palm_size", 648, Number, nullptr, "0 to 1e12"},
    {"pen_guard_time", 656, Number, nullptr, "0 to 1e12"},
    {"tap_debounce_time", 664, Number, nullptr, "0 to double_tap_time"},
    {"tap_ignore_time", 672, Number, nullptr, "0 to 10"},
    {"lift_grace_time", 680, Number, nullptr, "0 to 1"},
    {"fling_max_speed", 688, Number, nullptr, "fling_min_speed to 1e6"},
    {"fling_boost_speed", 696, Number, nullptr, "0 to 1e6"},
    {"rotate_slop_snapped", 704, Number, nullptr, "0 to 1e4"},
    {"predict_time", 712, Number, nullptr, "0 to 0.025"}
};
static const Field OPTIONS_FIELDS[] = {
    {"animated", 4, Integer, nullptr, "0 to 1"},
    {"curve", 8, Choice, &CURVE},
    {"path", 12, Choice, &PATH},
    {"duration", 16, Number, nullptr, "0, or 1e-3 to 10"},
    {"left", 24, Number, nullptr, "0 to 1e12"},
    {"top", 32, Number, nullptr, "0 to 1e12"},
    {"right", 40, Number, nullptr, "0 to 1e12"},
    {"bottom", 48, Number, nullptr, "0 to 1e12"},
    {"max_scale", 56, Number, nullptr, "0, or 1e-40 to 1e40"},
    {"fly_rho", 64, Number, nullptr, "0, or 1e-3 to 1e3"},
    {"fly_speed", 72, Number, nullptr, "0, or 1e-3 to 1e3"},
    {"quiet", 80, Integer, nullptr, "0 to 1"}
};
// generate.py ends

static QString nameOfSetting(int offset) {
    for (const Field &one : CONFIG_FIELDS)
        if (int(one.offset) == offset) return QString::fromLatin1(one.name);
    return QString();
}

// generate.py begins: names of an event
QString TapZoomEvent::kind() const { return nameOf(EVENT, event.kind); }
QString TapZoomEvent::phase() const { return nameOf(PHASE, event.phase); }
QString TapZoomEvent::tool() const { return nameOf(TOOL, event.tool); }
QStringList TapZoomEvent::buttons() const { return namesOf(BUTTON, event.buttons); }
QStringList TapZoomEvent::limits() const { return namesOf(LIMIT, event.limits); }
QString TapZoomEvent::direction() const { return nameOf(DIRECTION, event.direction); }
QString TapZoomEvent::owner() const { return nameOf(OWNER, event.owner); }
QString TapZoomEvent::gesture() const { return nameOf(EVENT, event.gesture); }
QString TapZoomEvent::reason() const { return nameOf(REASON, event.reason); }
QString TapZoomEvent::setting() const { return nameOfSetting(event.setting); }
QString TapZoomEvent::cause() const { return nameOf(CAUSE, event.cause); }
// generate.py ends

// A value as QML writes it.
static QString written(const QVariant &value) {
    if (value.canConvert<QVariantList>() && value.typeId() != QMetaType::QString) {
        QStringList parts;
        for (const QVariant &one : value.toList()) parts.append(written(one));
        return QStringLiteral("[%1]").arg(parts.join(QStringLiteral(", ")));
    }
    return value.typeId() == QMetaType::QString ? QStringLiteral("\"%1\"").arg(value.toString()) : value.toString();
}

// Each function below returns what is wrong with a value, to follow the name of its field; empty if nothing is.

static QString wrongKind(const QString &wanted, const QVariant &value) {
    return QStringLiteral(": %1; not %2").arg(wanted, written(value));
}

// A range is a text such as "0, or 0.001 to 10". One with a name of a setting is left to tapzoom_config_check.
static bool isInside(double value, const char *range) {
    const QStringList parts = QString::fromLatin1(range).split(QStringLiteral(", or "));
    return std::any_of(parts.begin(), parts.end(), [value](const QString &part) {
        bool hasLow = true, hasHigh = true;
        const QStringList ends = part.split(QStringLiteral(" to "));
        const double low = ends.first().toDouble(&hasLow), high = ends.last().toDouble(&hasHigh);
        return !hasLow || !hasHigh || (value >= low && value <= high);
    });
}

static QString read(const QVariant &value, const char *range, double *number) {
    bool isNumber = value.typeId() != QMetaType::QString;
    if (isNumber) *number = value.toDouble(&isNumber);
    if (!isNumber || !std::isfinite(*number)) return wrongKind(QStringLiteral("a number"), value);
    if (range && !isInside(*number, range))
        return QStringLiteral("=%1: outside %2").arg(written(value), QString::fromLatin1(range));
    return {};
}

static QString read(const QVariant &value, const Names &names, quint32 *found) {
    const QString given = value.toString();
    const auto one = std::find_if(names.begin(), names.end(), [&](const Name &name) {
        return given == QLatin1String(name.name);
    });
    if (one != names.end()) return *found = one->value, QString();
    QStringList known;
    for (const Name &name : names) known.append(QString::fromLatin1(name.name));
    return wrongKind(QStringLiteral("one of ") + known.join(QStringLiteral(", ")), value) + meant(given, names);
}

static QString readFlags(const QVariant &value, const Field &field, quint64 *bits) {
    if (value.typeId() != QMetaType::QString && !value.canConvert<QVariantList>())
        return wrongKind(QStringLiteral("a list of names"), value);
    const QVariantList list = value.typeId() == QMetaType::QString ? QVariantList{value} : value.toList();
    for (const QVariant &one : list) {
        quint32 found = 0;
        const QString wrong = read(one, *field.names, &found);
        if (!wrong.isEmpty()) return wrong;
        if (field.kind == Flags && !(found & field.bits)) return wrongKind(QStringLiteral("other names"), one);
        *bits |= field.kind == Flags ? found : quint64(1) << found;
    }
    return {};
}

static QString read(const QVariant &value, tapzoom_level *level) {
    static const char WHAT[] = "a level is [fit, factor], such as [\"contain\", 8], or a plain scale, such as 2.5";
    const bool isList = value.canConvert<QVariantList>() && value.typeId() != QMetaType::QString;
    const QVariantList list = isList ? value.toList() : QVariantList{QStringLiteral("none"), value};
    *level = {};
    if (list.size() != 2 && list.size() != 4) return wrongKind(QString::fromLatin1(WHAT), value);
    for (int i = 0; i < list.size(); i += 2) {
        quint32 fit = 0;
        double factor = 0;
        if (!read(list[i], FIT, &fit).isEmpty() || !read(list[i + 1], nullptr, &factor).isEmpty())
            return wrongKind(QString::fromLatin1(WHAT), value);
        const QString wrong = read(list[i + 1], "1e-6 to 1e6", &factor);
        if (!wrong.isEmpty()) return wrong;
        (i == 0 ? level->fit : level->other_fit) = int32_t(fit);
        (i == 0 ? level->factor : level->other_factor) = factor;
    }
    return {};
}

static QString readLevels(const QVariant &value, tapzoom_config *config) {
    const QVariantList list = value.toList();
    if (value.typeId() == QMetaType::QString || !value.canConvert<QVariantList>() || list.size() > TAPZOOM_MAX_LEVELS)
        return wrongKind(QStringLiteral("a list of at most %1 levels").arg(TAPZOOM_MAX_LEVELS), value);
    config->level_count = int32_t(list.size());
    for (int i = 0; i < list.size(); i++) {
        const QString wrong = read(list[i], &config->levels[i]);
        if (!wrong.isEmpty()) return QStringLiteral("[%1]").arg(i) + wrong;
    }
    return {};
}

template <class Value> static void put(char *place, Value value) { std::memcpy(place, &value, sizeof value); }

// Writes a value into the field of a struct.
static QString read(const QVariant &value, const Field &field, char *target) {
    char *place = target + field.offset;
    double number = 0;
    quint32 constant = 0;
    quint64 bits = 0;
    QString wrong;
    switch (field.kind) {
    case Number:
        wrong = read(value, field.range, &number);
        if (wrong.isEmpty()) put(place, number);
        return wrong;
    case Integer:
        wrong = read(value, field.range, &number);
        if (wrong.isEmpty() && number != std::floor(number)) wrong = wrongKind(QStringLiteral("a whole number"), value);
        if (wrong.isEmpty()) put(place, int32_t(number));
        return wrong;
    case Choice:
        wrong = read(value, *field.names, &constant);
        if (wrong.isEmpty()) put(place, int32_t(constant));
        return wrong;
    case Flags:
    case Kinds:
    case WideKinds:
        wrong = readFlags(value, field, &bits);
        if (wrong.isEmpty()) field.kind == WideKinds ? put(place, bits) : put(place, quint32(bits));
        return wrong;
    case Level: return read(value, reinterpret_cast<tapzoom_level *>(place));
    case Levels: return readLevels(value, reinterpret_cast<tapzoom_config *>(target));
    }
    return {};
}

// Fills a struct, and returns the first thing that is wrong, with its name; empty if nothing is.
template <class Struct, size_t count>
static QString fill(Struct &target, const Field (&fields)[count], const QVariantMap &map) {
    for (auto one = map.begin(); one != map.end(); ++one) {
        const auto field = std::find_if(fields, fields + count, [&](const Field &field) {
            return one.key() == QLatin1String(field.name);
        });
        if (field == fields + count) return one.key() + QStringLiteral(": unknown") + meant(one.key(), fields);
        const QString wrong = read(one.value(), *field, reinterpret_cast<char *>(&target));
        if (!wrong.isEmpty()) return one.key() + wrong;
    }
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
    connect(content_, &QQuickItem::childrenRectChanged, this, resize);
    connect(this, &TapZoomItem::insetsChanged, this, resize);
    connect(this, &TapZoomItem::settingsChanged, this, [this] { newSettings_ = true, polish(); });
}

TapZoomItem::~TapZoomItem() = default;

QQmlListProperty<QObject> TapZoomItem::contentData() {
    return content_->property("data").value<QQmlListProperty<QObject>>();
}

// Warns of what is wrong, and then returns false.
bool TapZoomItem::configure(tapzoom_config *config) const {
    const char *field = "";
    quint32 preset = 0;
    const QString wrongPreset = read(preset_, PRESET, &preset);
    if (!wrongPreset.isEmpty()) return qmlWarning(this) << "preset" << wrongPreset, false;
    if (tapzoom_config_init(config, sizeof *config, int32_t(preset)) != TAPZOOM_OK) return false;
    if (window())
        TapZoomGlue::configure(config, window()->effectiveDevicePixelRatio(), window()->screen());
    const QString wrong = fill(*config, CONFIG_FIELDS, settings_);
    if (!wrong.isEmpty()) return qmlWarning(this) << "settings: " << wrong, false;
    if (tapzoom_config_check(config, &field) == TAPZOOM_OK) return true;
    // A bound that another setting gives.
    const auto one = std::find_if(std::begin(CONFIG_FIELDS), std::end(CONFIG_FIELDS), [&](const Field &one) {
        return qstrcmp(one.name, field) == 0 && one.range;
    });
    qmlWarning(this) << "settings: " << field << '=' << written(settings_.value(QString::fromLatin1(field)))
                     << ": outside " << (one == std::end(CONFIG_FIELDS) ? "its range" : one->range);
    return false;
}

void TapZoomItem::applySettings() {
    newSettings_ = false;
    tapzoom_config config;
    if (configure(&config)) check("settings", tapzoom_set_config(view_.get(), &config, nullptr));
}

QSizeF TapZoomItem::contentSize() const {
    const QRectF children = content_->childrenRect();
    return {contentWidth_ > 0 ? contentWidth_ : children.right(),
            contentHeight_ > 0 ? contentHeight_ : children.bottom()};
}

// Creates the view as soon as both sizes are known.
void TapZoomItem::applySizes() {
    const QSizeF size = contentSize();
    quint32 keep = 0;
    sizesChanged_ = false;
    if (!(width() > 0 && height() > 0) || size.isEmpty()) return;
    const QString wrong = read(keep_, KEEP, &keep);
    if (!wrong.isEmpty()) return void(qmlWarning(this) << "keep" << wrong);
    const tapzoom_viewport viewport{width(), height(), leftInset_, topInset_, rightInset_, bottomInset_};
    const tapzoom_rect content{0, 0, size.width(), size.height()};
    content_->setSize(size);
    if (view_) {
        check("size", tapzoom_set_viewport(view_.get(), &viewport));
        check("content", tapzoom_set_content(view_.get(), &content, int32_t(keep)));
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

tapzoom_view *TapZoomItem::command() {
    if (view_) check("time", tapzoom_advance(view_.get(), TapZoomGlue::now()));
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
        switch (event.event.kind) {
        case TAPZOOM_EVENT_TAP:
        case TAPZOOM_EVENT_DOUBLE_TAP: Q_EMIT tapped(event.view(), event.content(), event.tapCount()); break;
        case TAPZOOM_EVENT_LONG_PRESS:
            if (event.event.phase == TAPZOOM_PHASE_BEGAN) Q_EMIT longPressed(event.view(), event.content());
            break;
        case TAPZOOM_EVENT_SETTLED: Q_EMIT settled(); break;
        }
    } while (--state.waiting_count > 0);
}

// Moves the content, and requests the next frame if one is due.
void TapZoomItem::show(double time) {
    tapzoom_transform exact, shown;
    tapzoom_state state;
    std::array<double, 3> range;
    tapzoom_get_state(view_.get(), &state);
    tapzoom_get_transform(view_.get(), &exact);
    tapzoom_get_scale_range(view_.get(), &range[0], &range[1], &range[2]);
    check("show", tapzoom_get_transform_at(view_.get(), std::max(time, state.time), &shown));
    content_->setPosition({shown.x, shown.y});
    content_->setScale(shown.scale);
    content_->setRotation(qRadiansToDegrees(shown.rotation));
    // Until resampled touches rest.
    const bool moves = state.next_deadline <= state.time || !TapZoomGlue::same(shown, exact);
    if (moves || !std::isinf(state.next_deadline))
        timer_.start(moves ? 0 : int(std::ceil(std::clamp(state.next_deadline - TapZoomGlue::now(), 0.0, 1e6) * 1000)));
    if (std::exchange(flags_, state.flags) != state.flags) Q_EMIT flagsChanged();
    if (std::exchange(range_, range) != range) Q_EMIT scaleRangeChanged();
}

void TapZoomItem::updatePolish() {
    const double time = TapZoomGlue::now();
    timer_.stop();
    if (view_) check("frame", tapzoom_advance(view_.get(), time));
    apply();
    if (!view_) return;
    show(time);
    sendEvents(); // handlers find the content where the event left it
}

// ---- Events --------------------------------------------------------------------------------------------------------

bool TapZoomItem::event(QEvent *event) {
    const TapZoomGlue::Use use = view_ ? glue_.event(view_.get(), event) : TapZoomGlue::NotMine;
    if (use != TapZoomGlue::NotMine) polish();
    if (use == TapZoomGlue::Mine) return true;
    if (event->type() == QEvent::MouseButtonDblClick) return event->accept(), true; // the press came before
    return QQuickItem::event(event);
}

// Only the window gets the events of a pen that hovers.
bool TapZoomItem::eventFilter(QObject *watched, QEvent *event) {
    if (watched == window() && view_) glue_.hover(view_.get(), event);
    return false;
}

void TapZoomItem::touchUngrabEvent() { cancel(); }
void TapZoomItem::mouseUngrabEvent() { cancel(); }

// Qt also ends a grab after the last lift. Then no contact is down, and a tap may still wait for a second one.
void TapZoomItem::cancel() {
    tapzoom_state state;
    glue_.forget();
    if (!view_ || tapzoom_get_state(view_.get(), &state) != TAPZOOM_OK || state.contact_count == 0) return;
    check("cancel", tapzoom_cancel_touches(view_.get(), std::max(TapZoomGlue::now(), state.time)));
    polish();
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

template <class Command> void TapZoomItem::run(const char *name, const QVariantMap &map, Command command) {
    tapzoom_options options{};
    options.struct_size = sizeof options;
    const QString wrong = fill(options, OPTIONS_FIELDS, map);
    if (!wrong.isEmpty())
        qmlWarning(this) << name << ": " << wrong;
    else if (tapzoom_view *view = this->command())
        check(name, command(view, &options));
}

using Options = const tapzoom_options *;

void TapZoomItem::zoomTo(qreal scale, QPointF point, const QVariantMap &options) {
    run("zoomTo", options, [=](tapzoom_view *view, Options given) {
        return tapzoom_zoom_to(view, scale, point.x(), point.y(), given);
    });
}

void TapZoomItem::zoomBy(qreal factor, QPointF point, const QVariantMap &options) {
    run("zoomBy", options, [=](tapzoom_view *view, Options given) {
        return tapzoom_zoom_by(view, factor, point.x(), point.y(), given);
    });
}

void TapZoomItem::zoomToRect(QRectF contentRect, const QVariantMap &options) {
    const tapzoom_rect rect{contentRect.x(), contentRect.y(), contentRect.width(), contentRect.height()};
    run("zoomToRect", options, [=](tapzoom_view *view, Options given) {
        return tapzoom_zoom_to_rect(view, &rect, given);
    });
}

void TapZoomItem::centerOn(QPointF contentPoint, qreal scale, const QVariantMap &options) {
    run("centerOn", options, [=](tapzoom_view *view, Options given) {
        return tapzoom_center_on(view, contentPoint.x(), contentPoint.y(), scale, given);
    });
}

void TapZoomItem::rotateTo(qreal angle, QPointF point, const QVariantMap &options) {
    run("rotateTo", options, [=](tapzoom_view *view, Options given) {
        return tapzoom_rotate_to(view, qDegreesToRadians(angle), point.x(), point.y(), given);
    });
}

void TapZoomItem::rotateBy(qreal angle, QPointF point, const QVariantMap &options) {
    run("rotateBy", options, [=](tapzoom_view *view, Options given) {
        return tapzoom_rotate_by(view, qDegreesToRadians(angle), point.x(), point.y(), given);
    });
}

void TapZoomItem::step(const QString &action, const QVariantMap &options) {
    quint32 step = 0;
    const QString wrong = read(action, STEP, &step);
    if (!wrong.isEmpty()) return void(qmlWarning(this) << "step: action" << wrong);
    run("step", options, [=](tapzoom_view *view, Options given) { return tapzoom_step(view, step, given); });
}

QStringList TapZoomItem::actions() const {
    uint32_t found = 0;
    if (view_) check("actions", tapzoom_get_actions(view_.get(), &found));
    return namesOf(STEP, found);
}

QStringList TapZoomItem::limits() const { return namesOf(LIMIT, flags_); }

void TapZoomItem::panBy(qreal dx, qreal dy, const QVariantMap &options) {
    run("panBy", options, [=](tapzoom_view *view, Options given) { return tapzoom_pan_by(view, dx, dy, given); });
}

void TapZoomItem::fit(const QVariantMap &options) {
    run("fit", options, [](tapzoom_view *view, Options given) { return tapzoom_fit(view, given); });
}

void TapZoomItem::stopMotion() {
    if (tapzoom_view *view = command()) check("stopMotion", tapzoom_stop_motion(view));
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
    tapzoom_view *view = command();
    tapzoom_state state;
    if (!view || tapzoom_load_state(view, bytes.constData(), size_t(bytes.size())) != TAPZOOM_OK) return false;
    tapzoom_get_state(view, &state);
    if (std::isfinite(state.time)) check("loadState", tapzoom_rebase_time(view, TapZoomGlue::now() - state.time));
    sizesChanged_ = newSettings_ = true; // those of the item
    return true;
}
