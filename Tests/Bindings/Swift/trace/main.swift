// SPDX-License-Identifier: MIT
//
// trace FILE [RECORDING [SNAPSHOTS]] - plays a golden trace through the module TapZoom, as Tests/Traces/trace.c does
// through the C functions. It must print the same text, and write the same recordings and snapshots.

@preconcurrency import Glibc
import TapZoom

func giveUp(_ why: String) -> Never {
    fputs("trace: \(why)\n", stderr)
    exit(2)
}

// ---- Names ----

let presets: [String: Preset] = ["PHOTOS": .photos, "MAPS": .maps, "READER": .reader, "BOARD": .board]
let touchPhases: [String: TouchPhase] = ["down": .began, "move": .moved, "up": .ended, "gone": .cancelled]
let tools: [String: Tool] = ["finger": .finger, "pen": .pen, "mouse": .mouse]
let toolSets: [String: Tools] = ["finger": .finger, "pen": .pen, "mouse": .mouse]
let contactFlags: [String: ContactFlags] = ["no_tap": .noTap, "no_slop": .noSlop, "palm": .palm]
let buttons: [(String, Buttons)] = [
    ("primary", .primary), ("secondary", .secondary), ("middle", .middle), ("back", .back), ("forward", .forward),
    ("eraser", .eraser),
]
let buttonSets = Dictionary(uniqueKeysWithValues: buttons)
let owners: [ContactOwner: String] = [.view: "view", .host: "host", .undecided: "undecided", .ignored: "ignored"]
let kinds: [(String, EventKind, EventKinds)] = [
    ("tap_pending", .tapPending, .tapPending), ("tap", .tap, .tap), ("double_tap", .doubleTap, .doubleTap),
    ("fingers_tap", .fingersTap, .fingersTap), ("long_press", .longPress, .longPress), ("pan", .pan, .pan),
    ("pinch", .pinch, .pinch), ("rotate", .rotate, .rotate), ("quick_zoom", .quickZoom, .quickZoom),
    ("swipe", .swipe, .swipe), ("fling", .fling, .fling), ("scroll", .scroll, .scroll),
    ("animation", .animation, .animation), ("settled", .settled, .settled), ("limit", .limit, .limit),
    ("page", .page, .page), ("owner", .owner, .owner), ("edge", .edge, .edge),
    ("fingers_drag", .fingersDrag, .fingersDrag), ("failed", .failed, .failed),
    ("snap", .snap, .snap),
]
let kindNames = Dictionary(uniqueKeysWithValues: kinds.map { ($0.1, $0.0) })
let kindSets = Dictionary(uniqueKeysWithValues: kinds.map { ($0.0, $0.2) })
let reasons: [FailureReason: String] = [
    .moved: "moved", .held: "held", .tooEarly: "too_early", .tooLate: "too_late", .tooFar: "too_far",
    .tooShort: "too_short", .tooSlow: "too_slow", .angle: "angle", .tool: "tool", .count: "count", .off: "off",
    .limit: "limit", .lost: "lost", .claimed: "claimed", .cancelled: "cancelled", .stopped: "stopped",
]
let fingerCounts: [String: FingerCounts] = ["TWO": .two, "THREE": .three, "FOUR": .four, "FIVE": .five]
let gestures: [String: Gestures] = [
    "tap": .tap, "double_tap": .doubleTap, "fingers_tap": .fingersTap, "long_press": .longPress, "pan": .pan,
    "pinch": .pinch, "rotate": .rotate, "quick_zoom": .quickZoom, "swipe": .swipe, "fling": .fling,
]
let limits: [(String, Limits)] = [
    ("left", .left), ("top", .top), ("right", .right), ("bottom", .bottom), ("min_scale", .minScale),
    ("max_scale", .maxScale),
]
let limitSets = Dictionary(uniqueKeysWithValues: limits)
let stateFlags: [(String, StateFlags)] = [
    ("touched", .touched), ("moving", .moving), ("zoomed", .zoomed), ("events_lost", .eventsLost),
    ("driven", .driven),
]
let directions: [Direction: String] = [.left: "left", .up: "up", .right: "right", .down: "down"]
let phases: [EventPhase: String] = [
    .discrete: "discrete", .began: "began", .changed: "changed", .ended: "ended", .cancelled: "cancelled",
]
let curves: [String: AnimationCurve] = ["STANDARD": .standard, "EASE_OUT": .easeOut]
let paths: [String: AnimationPath] = ["DIRECT": .direct, "FLY": .fly]
let keeps: [String: Keep] = ["PICTURE": .picture, "COORDINATES": .coordinates]
let fits: [String: Fit] = [
    "NONE": .none, "CONTAIN": .contain, "COVER": .cover, "WIDTH": .width, "HEIGHT": .height, "ONE_TO_ONE": .oneToOne,
    "SCALE_DOWN": .scaleDown,
]
let zooms: [String: ZoomAction] = [
    "NONE": .none, "STEP": .step, "TOGGLE": .toggle, "CYCLE": .cycle, "LEVELS": .levels, "RESET": .fit,
    "CENTER": .center,
]
let pinchAnchors: [String: PinchAnchor] = ["CENTROID": .centroid, "CENTER": .center]
let anchors: [String: ZoomAnchor] = ["POINT": .point, "CENTER": .center]
let bounds: [String: PanBounds] = ["CONTENT": .content, "INSIDE": .inside, "NONE": .none]
let snaps: [String: Snap] = ["NONE": .none, "LEVELS": .levels, "STEPS": .steps]
let effects: [String: ScrollEffect] = ["NONE": .none, "PAN": .pan, "ZOOM": .zoom]
let momenta: [String: Momentum] = ["HOST": .host, "LIBRARY": .library]
let units: [String: ScrollUnit] = ["pixel": .pixel, "line": .line, "page": .page, "notch120": .notch120]
let scrollPhases: [String: ScrollPhase] = [
    "unphased": .unphased, "began": .began, "changed": .changed, "ended": .ended, "momentum": .momentum,
]

/// The settings that are numbers.
nonisolated(unsafe) let numbers: [String: WritableKeyPath<Config, Double>] = [
    "points_per_unit": \.pointsPerUnit, "pixels_per_unit": \.pixelsPerUnit, "align_x": \.alignX, "align_y": \.alignY,
    "visible_part": \.visiblePart, "visible_extra": \.visibleExtra, "snap_tolerance": \.snapTolerance,
    "zoom_step": \.zoomStep, "animation_duration": \.animationDuration, "tap_time": \.tapTime, "tap_slop": \.tapSlop,
    "tap_slop_pen": \.tapSlopPen, "tap_slop_mouse": \.tapSlopMouse, "tap_debounce_time": \.tapDebounceTime,
    "double_tap_time": \.doubleTapTime, "double_tap_distance": \.doubleTapDistance,
    "two_finger_tap_time": \.twoFingerTapTime, "two_finger_land_time": \.twoFingerLandTime,
    "two_finger_lift_time": \.twoFingerLiftTime, "press_time": \.pressTime, "pan_slop": \.panSlop,
    "axis_lock_ratio": \.axisLockRatio, "pinch_slop": \.pinchSlop, "pinch_speed": \.pinchSpeed,
    "pinch_min_span": \.pinchMinSpan, "rotate_slop": \.rotateSlop, "rotate_snap": \.rotateSnap,
    "lift_grace_time": \.liftGraceTime, "swipe_speed": \.swipeSpeed, "swipe_angle": \.swipeAngle,
    "quick_zoom_distance": \.quickZoomDistance, "page_overscroll": \.pageOverscroll,
    "fling_min_speed": \.flingMinSpeed, "fling_max_speed": \.flingMaxSpeed, "fling_decay": \.flingDecay,
    "fling_boost_speed": \.flingBoostSpeed, "fling_zoom_decay": \.flingZoomDecay, "rubber_band": \.rubberBand,
    "rubber_band_scale": \.rubberBandScale, "spring_frequency": \.springFrequency, "wheel_speed": \.wheelSpeed,
    "wheel_smoothing": \.wheelSmoothing, "scroll_end_time": \.scrollEndTime, "palm_size": \.palmSize,
    "pen_guard_time": \.penGuardTime, "tap_ignore_time": \.tapIgnoreTime,
    "rotate_snap_step": \.rotateSnapStep, "rotate_snap_origin": \.rotateSnapOrigin,
    "rotate_slop_snapped": \.rotateSlopSnapped, "predict_time": \.predictTime, "jitter_cutoff": \.jitterCutoff,
    "jitter_beta": \.jitterBeta,
]
nonisolated(unsafe) let switches: [String: WritableKeyPath<Config, Bool>] = [
    "lenient": \.lenient, "reduced_motion": \.reducedMotion, "always_bounce_x": \.alwaysBounceX,
    "always_bounce_y": \.alwaysBounceY, "invert_zoom": \.invertZoom,
]

// ---- Printing ----

func format(_ format: String, _ numbers: any CVarArg...) -> String {
    var text = [CChar](repeating: 0, count: 400)
    _ = withVaList(numbers) { vsnprintf(&text, text.count, format, $0) }
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
}

/// Rounding errors near 0 are 0; ten digits hide those of other numbers.
func tidy(_ value: Double) -> Double { abs(value) < 1e-10 ? 0 : value }

func g(_ value: Double) -> String { format("%.10g", value) }
func t(_ value: Double) -> String { g(tidy(value)) }
func f(_ value: Double) -> String { format("%.6f", value) }

func names<Bits: OptionSet>(_ table: [(String, Bits)], _ bits: Bits) -> String where Bits.Element == Bits {
    table.filter { bits.contains($0.1) }.map { " " + $0.0 }.joined()
}

func sayFailure(_ event: GestureEvent, contacts: Bool) {
    let (place, measured, allowed) = (event.viewPoint, event.measured, event.allowed)
    var line = "| \(f(event.time)) failed \(kindNames[event.gesture] ?? "?") \(reasons[event.reason] ?? "?")"
    if event.reason == .lost {
        line += " to \(EventKind(rawValue: Int32(measured)).flatMap { kindNames[$0] } ?? "?")"
    } else if measured != 0 || allowed != 0 {
        line += " \(t(measured)), allowed \(g(allowed))"
    }
    if !event.setting.isEmpty { line += " by \(event.setting)" }
    line += " at (\(t(place.x)), \(t(place.y))) fingers \(event.contactCount)"
    if event.tool != .finger { line += " \(event.tool == .pen ? "pen" : "mouse")" }
    if contacts { line += " contact \(event.contact)" }
    print(line)
}

func say(_ event: GestureEvent, changes: Int, contacts: Bool) {
    if event.kind == .failed { return sayFailure(event, contacts: contacts) }
    let (place, content, velocity) = (event.viewPoint, event.contentPoint, event.velocity)
    var line = "| \(f(event.time)) \(kindNames[event.kind] ?? "?") \(phases[event.phase]!) at (\(t(place.x)), "
    line += "\(t(place.y))) on (\(t(content.x)), \(t(content.y))) scale \(g(event.scale))"
    if tidy(event.rotation) != 0 { line += " rotation \(g(event.rotation))" }
    if tidy(velocity.x) != 0 || tidy(velocity.y) != 0 { line += " velocity (\(t(velocity.x)), \(t(velocity.y)))" }
    if tidy(velocity.logScale) != 0 { line += " log_scale_velocity \(g(velocity.logScale))" }
    if tidy(velocity.rotation) != 0 { line += " rotation_velocity \(g(velocity.rotation))" }
    if tidy(event.unconsumedX) != 0 || tidy(event.unconsumedY) != 0 {
        line += " unconsumed (\(t(event.unconsumedX)), \(t(event.unconsumedY)))"
    }
    line += names(limits, event.limits)
    if event.direction != .none { line += " going \(directions[event.direction]!)" }
    if event.kind == .owner { line += " of the \(owners[event.owner]!)" }
    if event.contactCount != 0 { line += " fingers \(event.contactCount)" }
    if event.tapCount != 0 { line += " taps \(event.tapCount)" }
    if event.tool != .finger { line += " \(event.tool == .pen ? "pen" : "mouse")" }
    line += names(buttons, event.buttons)
    if contacts && event.contactCount != 0 {
        let (view, content) = (event.landingViewPoint, event.landingContentPoint)
        line += " contact \(event.contact) landed (\(g(view.x)), \(g(view.y))) on (\(t(content.x)), \(t(content.y)))"
    }
    if changes > 1 { line += " changes \(changes)" }
    print(line)
}

func say(_ what: String, _ transform: Transform) {
    let rotation = transform.rotation != 0 ? " rotation \(g(transform.rotation))" : ""
    print("| \(what) scale \(g(transform.scale)) offset (\(t(transform.x)), \(t(transform.y)))\(rotation)")
}

func say(_ what: String, _ rect: ContentRect) {
    print("| \(what) (\(t(rect.x)), \(t(rect.y))) \(g(rect.width)) x \(g(rect.height))")
}

/// Prints the error of a call, if there is one. Returns whether there is none.
@discardableResult
func attempt(_ body: () throws(TapZoomError) -> Void) -> Bool {
    do throws(TapZoomError) {
        try body()
        return true
    } catch {
        print("| error: \(error.message)")
        return false
    }
}

// ---- Playing ----

struct Player: ~Copyable {
    var config = Config(.photos)
    var viewport = Viewport(width: 1, height: 1)
    var view: ZoomView
    var hasView = false
    var words: [Substring] = []
    var now = 0.0
    var events: [GestureEvent] = []
    var polled: [GestureEvent] = []
    var showsContacts = false
    var given = CommandOptions()
    var fingers: [Int64: (x: Double, y: Double)] = [:]
    let recordings: UnsafeMutablePointer<FILE>?, snapshots: UnsafeMutablePointer<FILE>?

    init(recordings: UnsafeMutablePointer<FILE>?, snapshots: UnsafeMutablePointer<FILE>?) throws {
        (self.recordings, self.snapshots) = (recordings, snapshots)
        view = try ZoomView(config, viewport: viewport, content: ContentRect(width: 1, height: 1))
    }

    // ---- Reading ----

    mutating func word() -> String? { words.isEmpty ? nil : String(words.removeFirst()) }

    mutating func number() -> Double {
        guard let text = word(), let value = Double(text) else { giveUp("a number is missing") }
        return value
    }

    mutating func optionalNumber() -> Double { words.isEmpty ? 0 : number() }

    mutating func one<Value>(of names: [String: Value]) -> Value {
        guard let found = names[word() ?? ""] else { giveUp("unknown name") }
        return found
    }

    mutating func set<Bits: OptionSet>(of names: [String: Bits]) -> Bits where Bits.Element == Bits {
        var found: Bits = []
        while let text = word() {
            if let bits = names[text] { found.insert(bits) } else if text != "none" { giveUp("unknown name") }
        }
        return found
    }

    mutating func point() -> ViewPoint { ViewPoint(x: number(), y: number()) }

    /// "FIT FACTOR" or "LARGER FIT FACTOR FIT FACTOR".
    mutating func level() -> ScaleLevel {
        guard words.first == "LARGER" else {
            let fit = one(of: fits)
            return ScaleLevel(factor: number(), fit: fit)
        }
        words.removeFirst()
        let fit = one(of: fits)
        let factor = number()
        let other = one(of: fits)
        return ScaleLevel(factor: factor, otherFactor: number(), fit: fit, otherFit: other, choice: .larger)
    }

    mutating func setField() {
        let name = word() ?? ""
        if let number = numbers[name] { return config[keyPath: number] = self.number() }
        if let flag = switches[name] { return config[keyPath: flag] = number() != 0 }
        switch name {
        case "events":
            config.events = .all.subtracting([.failed, .snap])
            while let text = word() {
                guard text != "none" else { config.events = []; continue }
                let kind = kindSets[String(text.dropFirst())]!
                if text.first == "+" { config.events.insert(kind) } else { config.events.remove(kind) }
            }
        case "gestures":
            while let text = word() {
                guard text != "none" else { config.gestures = []; continue }
                let gesture = gestures[String(text.dropFirst())]!
                if text.first == "+" { config.gestures.insert(gesture) } else { config.gestures.remove(gesture) }
            }
        case "fit": config.fit = one(of: fits)
        case "bounds": config.bounds = one(of: bounds)
        case "snap": config.snap = one(of: snaps)
        case "wheel": config.wheel = one(of: effects)
        case "trackpad": config.trackpad = one(of: effects)
        case "momentum": config.momentum = one(of: momenta)
        case "pager_edges": config.pagerEdges = set(of: limitSets)
        case "host_tools": config.hostTools = set(of: toolSets)
        case "host_buttons": config.hostButtons = set(of: buttonSets)
        case "finger_taps": config.fingerTaps = set(of: fingerCounts)
        case "drag_fingers": config.dragFingers = set(of: fingerCounts)
        case "min_pan_contacts": config.minPanContacts = Int(number())
        case "double_tap": config.doubleTap = one(of: zooms)
        case "two_finger_tap": config.twoFingerTap = one(of: zooms)
        case "tap_action": config.tapAction = one(of: zooms)
        case "press_action": config.pressAction = one(of: zooms)
        case "pinch_anchor": config.pinchAnchor = one(of: pinchAnchors)
        case "double_tap_anchor": config.doubleTapAnchor = one(of: anchors)
        case "two_finger_tap_anchor": config.twoFingerTapAnchor = one(of: anchors)
        case "min_scale": config.minScale = level()
        case "max_scale": config.maxScale = level()
        case "level": config.levels.append(level())
        case "no_levels": config.levels = []
        default: giveUp("unknown field \(name)")
        }
    }

    // ---- Events ----

    mutating func printEvents() {
        repeat {
            view.pollEvents(into: &polled, atMost: 7)
            events += polled
        } while polled.count == 7
        var (changes, unconsumed) = ([EventKind: Int](), (x: 0.0, y: 0.0))
        for (index, event) in events.enumerated() {
            guard event.phase == .changed else {
                say(event, changes: 0, contacts: showsContacts)
                continue
            }
            changes[event.kind, default: 0] += 1
            unconsumed = (unconsumed.x + event.unconsumedX, unconsumed.y + event.unconsumedY)
            // Of several CHANGED in a row, the last one counts.
            let next = events[(index + 1)...].first { $0.kind == event.kind || $0.phase != .changed }
            if next?.phase == .changed { continue }
            var last = event
            if event.kind == .pan || event.kind == .fingersDrag {
                (last.unconsumedX, last.unconsumedY) = unconsumed
                unconsumed = (0, 0)
            }
            say(last, changes: changes[event.kind]!, contacts: showsContacts)
            changes[event.kind] = 0
        }
        events.removeAll()
    }

    // ---- Commands ----

    /// ID X Y [TOOL] [FLAG ...] [BUTTON ...]
    mutating func touch(_ phase: TouchPhase) {
        let id = Int64(number())
        var touch = Touch(time: now, id: id, phase: phase, x: number(), y: number())
        fingers[id] = (touch.x, touch.y)
        while let text = word() {
            if let tool = tools[text] {
                touch.tool = tool
            } else if let flag = contactFlags[text] {
                touch.flags.insert(flag)
            } else if let button = buttonSets[text] {
                touch.buttons.insert(button)
            } else if text == "size" {
                touch.size = number()
            } else {
                giveUp("unknown tool, flag or button")
            }
        }
        attempt { () throws(TapZoomError) in try view.push(touch) }
    }

    /// Moves fingers at a rate from a time to now: straight to new positions (glide RATE ID X Y ...), or by an angle
    /// about a point (turn RATE DEGREES X Y ID ...).
    mutating func go(from: Double, turns: Bool) {
        let rate = number()
        let (degrees, x, y) = turns ? (number(), number(), number()) : (0, 0, 0)
        var moves: [(id: Int64, start: (x: Double, y: Double), end: (x: Double, y: Double))] = []
        while let text = word() {
            let start = fingers[Int64(text)!] ?? (0, 0)
            moves.append((Int64(text)!, start, turns ? start : (number(), number())))
        }
        let last = Int(ceil((now - from) * rate - 1e-6))
        guard last > 0 else { return }
        for frame in 1...last {
            let time = frame == last ? now : from + Double(frame) / rate
            let part = Double(frame) / Double(last)
            let angle = part * degrees * (3.14159265358979323846 / 180)
            let (c, s) = (cos(angle), sin(angle))
            let touches = moves.map { move in
                let (dx, dy) = (move.start.x - x, move.start.y - y)
                var place = (
                    x: move.start.x + part * (move.end.x - move.start.x),
                    y: move.start.y + part * (move.end.y - move.start.y)
                )
                if turns {
                    place = (x + c * dx - s * dy, y + s * dx + c * dy)
                    // Rounds away the last bits of libm.
                    place = (floor(place.x * 0x1p20 + 0.5) * 0x1p-20, floor(place.y * 0x1p20 + 0.5) * 0x1p-20)
                }
                return Touch(time: time, id: move.id, phase: .moved, x: place.x, y: place.y)
            }
            for touch in touches { fingers[touch.id] = (touch.x, touch.y) }
            attempt { () throws(TapZoomError) in
                _ = try view.frame(at: time, touches: touches, into: &polled)
                events += polled
            }
        }
    }

    /// The options with the rest of the command, [DURATION].
    mutating func options(_ isAnimated: Bool = true) -> CommandOptions {
        var options = given
        options.animated = isAnimated
        options.duration = optionalNumber()
        return options
    }

    mutating func endView() {
        guard hasView else { return }
        do {
            var rest = try view.fetchRecording()[...]
            if let recordings { rest.withUnsafeBytes { _ = fwrite($0.baseAddress, 1, $0.count, recordings) } }
            view.endRecording()
            var entry = RecordEntry()
            while !rest.isEmpty { rest.removeFirst(try view.replay(rest, into: &entry, events: &polled)) }
            print("| hash \(format("%016lx", entry.hash))")
        } catch {
            giveUp("the recording: \(error)")
        }
        (hasView, now, showsContacts) = (false, 0, false)
    }

    mutating func contentRect() -> ContentRect {
        let (width, height) = (number(), number())
        return ContentRect(width: width, height: height, x: optionalNumber(), y: optionalNumber())
    }

    mutating func create() {
        viewport = Viewport(width: number(), height: number())
        let content = contentRect()
        endView()
        do {
            view = try ZoomView(config, viewport: viewport, content: content)
            try view.beginRecording(capacity: 1 << 20)
            hasView = true
        } catch {
            giveUp("no view: \(error)")
        }
    }

    mutating func scroll(_ source: ScrollSource) {
        var scroll = Scroll(time: now, x: number(), y: number(), dx: number(), dy: number(), factor: 1, source: source)
        if source == .wheel {
            scroll.unit = one(of: units)
        } else {
            scroll.phase = one(of: scrollPhases)
            (scroll.factor, scroll.rotation) = (optionalNumber(), optionalNumber())
        }
        var isConsumed = false
        attempt { () throws(TapZoomError) in isConsumed = try view.push(scroll) }
        if !isConsumed { print("| not consumed") }
    }

    mutating func show(_ verb: String) {
        let state = view.state
        switch verb {
        case "show":
            let (shown, target) = (view.transform, view.targetTransform)
            say("is", shown)
            if shown != target { say("will be", target) }
        case "target":
            let target = view.targetTransform
            say("will be", target)
            attempt { () throws(TapZoomError) in say("will show", try view.visibleRect(under: target)) }
        case "at":
            let time = number()
            attempt { () throws(TapZoomError) in say("shows", try view.transform(at: time)) }
        case "raster":
            print("| raster \(g(view.rasterScale))")
            attempt { () throws(TapZoomError) in
                say("residual", try view.rasterTransform(showing: view.transform))
            }
        case "visible":
            let transform = Transform(scale: number(), x: 0, y: 0)
            var turned = transform
            (turned.rotation, turned.x, turned.y) = (number(), number(), number())
            attempt { () throws(TapZoomError) in say("rect", try view.visibleRect(under: turned)) }
        case "velocity":
            let velocity = view.velocity
            print(
                "| velocity (\(t(velocity.x)), \(t(velocity.y))) log_scale \(t(velocity.logScale)) rotation "
                    + "\(t(velocity.rotation)) at (\(t(velocity.viewPoint.x)), \(t(velocity.viewPoint.y)))")
        case "overscroll":
            let over = view.overscroll
            print(
                "| overscroll (\(t(over.x)), \(t(over.y))) raw (\(t(over.rawX)), \(t(over.rawY))) log_scale "
                    + "\(t(over.logScale)) raw \(t(over.rawLogScale))")
        case "state":
            print(
                "| state time \(f(state.time)) deadline \(f(state.nextDeadline)) contacts \(state.contactCount)"
                    + names(limits, state.limits) + names(stateFlags, state.flags))
        case "actions": print("| actions \(view.actions.rawValue)")
        case "clock": print("| clock \(f(state.time))")
        case "deadline": print("| deadline \(f(state.nextDeadline))")
        case "smart_zoom":
            let (x, y) = (number(), number())
            let block = ContentRect(width: number(), height: number(), x: x, y: y)
            let (point, most) = (ContentPoint(x: number(), y: number()), number())
            attempt { () throws(TapZoomError) in say("smart", try view.smartZoom(to: block, at: point, maxScale: most))
            }
        case "owner":
            let id = Int64(number())
            attempt { () throws(TapZoomError) in print("| contact \(id): \(owners[try view.owner(of: id)]!)") }
        default: giveUp(verb)
        }
    }

    /// The commands that change the view.
    mutating func change(_ verb: String) {
        switch verb {
        case "zoom_to":
            let (scale, point) = (number(), point())
            let options = options(number() != 0)
            attempt { () throws(TapZoomError) in try view.zoom(to: scale, about: point, options: options) }
        case "zoom_by":
            let (factor, point) = (number(), point())
            let options = options(number() != 0)
            attempt { () throws(TapZoomError) in try view.zoom(by: factor, about: point, options: options) }
        case "rotate_to":
            let (angle, point) = (number(), point())
            let options = options(number() != 0)
            attempt { () throws(TapZoomError) in try view.rotate(to: angle, about: point, options: options) }
        case "rotate_by":
            let (angle, point) = (number(), point())
            let options = options(number() != 0)
            attempt { () throws(TapZoomError) in try view.rotate(by: angle, about: point, options: options) }
        case "pan_by":
            let (dx, dy) = (number(), number())
            let options = options(number() != 0)
            attempt { () throws(TapZoomError) in try view.pan(byX: dx, y: dy, options: options) }
        case "step":
            let step = Steps(rawValue: UInt32(number()))
            let options = options(number() != 0)
            attempt { () throws(TapZoomError) in try view.step(step, options: options) }
        case "center_on":
            let (point, scale) = (ContentPoint(x: number(), y: number()), number())
            let options = options(number() != 0)
            attempt { () throws(TapZoomError) in try view.center(on: point, scale: scale, options: options) }
        case "zoom_to_rect":
            let (x, y) = (number(), number())
            let rect = ContentRect(width: number(), height: number(), x: x, y: y)
            let options = options()
            attempt { () throws(TapZoomError) in try view.zoom(to: rect, options: options) }
        case "set_transform":
            let (scale, rotation) = (number(), number())
            let transform = Transform(scale: scale, x: number(), y: number(), rotation: rotation)
            let options = options()
            attempt { () throws(TapZoomError) in try view.setTransform(transform, options: options) }
        case "reset":
            let options = options()
            attempt { () throws(TapZoomError) in try view.fit(options: options) }
        case "set_velocity":
            let velocity = Velocity(
                x: number(), y: number(), logScale: number(), rotation: number(), viewPoint: point())
            attempt { () throws(TapZoomError) in try view.setVelocity(velocity) }
        case "claim", "release":
            let id = Int64(number())
            attempt { () throws(TapZoomError) in try view.setOwner(verb == "claim" ? .host : .view, of: id) }
        case "pager":
            let (x, y) = (number(), number())
            attempt { () throws(TapZoomError) in try view.setPagerOffset(x: x, y: y) }
        case "resize", "insets":
            if verb == "resize" {
                (viewport.width, viewport.height) = (number(), number())
            } else {
                (viewport.left, viewport.top, viewport.right, viewport.bottom) = (
                    number(), number(), number(), number()
                )
            }
            attempt { () throws(TapZoomError) in try view.setViewport(viewport) }
        case "content":
            let rect = contentRect()
            let keep = words.isEmpty ? .picture : one(of: keeps)
            attempt { () throws(TapZoomError) in try view.setContent(rect, keep: keep) }
        case "stop": view.stopMotion()
        default: show(verb)
        }
    }

    mutating func command(_ verb: String, isTimed: Bool, before: Double) {
        let phase = touchPhases[verb]
        let takesTime = ["cancel", "advance", "frames", "glide", "turn", "wheel", "trackpad", "near"].contains(verb)
        if isTimed && phase == nil && !takesTime { attempt { () throws(TapZoomError) in try view.advance(to: now) } }
        if let phase { return touch(phase) }
        switch verb {
        case "preset":
            endView()
            config = Config(one(of: presets))
        case "set", "animate":
            setField()
            guard hasView else { return }
            let options = verb == "set" ? CommandOptions() : options()
            attempt { () throws(TapZoomError) in try view.setConfig(config, options: options) }
        case "view": create()
        case "glide", "turn": go(from: before, turns: verb == "turn")
        case "rebase":
            let offset = number()
            attempt { () throws(TapZoomError) in try view.rebaseTime(by: offset) }
            now += offset
        case "contacts": showsContacts = true
        case "cancel": attempt { () throws(TapZoomError) in try view.cancelTouches(at: now) }
        case "near": attempt { () throws(TapZoomError) in try view.penNear(at: now) }
        case "advance": attempt { () throws(TapZoomError) in try view.advance(to: now) }
        case "frames":
            let rate = number()
            var frame = 1.0
            while before + frame / rate < now {
                attempt { () throws(TapZoomError) in try view.advance(to: before + frame / rate) }
                frame += 1
            }
            attempt { () throws(TapZoomError) in try view.advance(to: now) }
        case "options":
            given.curve = one(of: curves)
            given.path = one(of: paths)
            (given.left, given.top, given.right, given.bottom) = (
                optionalNumber(), optionalNumber(), optionalNumber(), optionalNumber()
            )
            (given.maxScale, given.flyRho, given.flySpeed) = (optionalNumber(), optionalNumber(), optionalNumber())
        case "quiet": given.quiet = number() != 0
        case "wheel": scroll(.wheel)
        case "trackpad": scroll(.trackpad)
        default: change(verb)
        }
    }

    mutating func play(_ line: String) {
        let before = now
        words = line.split(whereSeparator: \.isWhitespace)
        guard var verb = word() else { return }
        let time = Double(verb)
        if let time {
            now = time
            guard let next = word() else { giveUp("a time without a command") }
            verb = next
        }
        command(verb, isTimed: time != nil, before: before)
        if !words.isEmpty { giveUp("too many words: \(line)") }
        guard hasView else { return }
        if let snapshots {
            let snapshot = view.saveState()
            if fwrite(snapshot, 1, snapshot.count, snapshots) != snapshot.count { giveUp("snapshots") }
        }
        printEvents()
    }
}

let arguments = CommandLine.arguments
guard (2...4).contains(arguments.count), freopen(arguments[1], "r", stdin) != nil else {
    giveUp("usage: trace FILE [RECORDING [SNAPSHOTS]]")
}
let recordings = arguments.count > 2 ? fopen(arguments[2], "wb") : nil
let snapshots = arguments.count > 3 ? fopen(arguments[3], "wb") : nil
setvbuf(stdout, nil, _IOFBF, 1 << 16)
var player = try Player(recordings: recordings, snapshots: snapshots)
while let line = readLine(strippingNewline: false) {
    if line.hasPrefix("|") { continue }
    print(line, terminator: "")
    if !line.hasPrefix("#") { player.play(line) }
}
player.endView()
if let recordings { fclose(recordings) }
if let snapshots { fclose(snapshots) }
