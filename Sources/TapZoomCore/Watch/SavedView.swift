// SPDX-License-Identifier: MIT

/// A transform that the user chose, with the sizes at which the view showed it. After a resize the bounds may force
/// another transform. Later resizes start from the chosen one, so that a turn of the device and back restores it.
struct SavedView {
    private let chosen: Transform
    private let size: Vector
    private let content: Rect
    let insets: Insets
    /// The transform that shows this viewpoint now. Once the view shows another one, the viewpoint is void.
    var displayed: Transform

    private init(chosen: Transform, size: Vector, content: Rect, insets: Insets, displayed: Transform) {
        self.chosen = chosen
        self.size = size
        self.content = content
        self.insets = insets
        self.displayed = displayed
    }

    init(of transform: Transform, in viewport: Viewport) {
        self.init(
            chosen: transform, size: viewport.size, content: viewport.content, insets: viewport.insets,
            displayed: transform)
    }

    /// The viewport with the sizes of this viewpoint.
    fileprivate func viewport(_ layout: Layout) -> Viewport {
        Viewport(size: size, content: content, insets: insets, layout: layout)
    }

    /// Returns the transform that shows this viewpoint in a viewport.
    func transform(in viewport: Viewport) -> Transform {
        let old = self.viewport(viewport.layout)
        return old == viewport ? chosen : ViewportChange(from: old, to: viewport, .sizes).map(chosen)
    }
}

/// The viewpoints that the last change of sizes has mapped. They have flags in place of optionals, so that a load reads
/// them in place and takes little of the stack.
struct SavedViews {
    private var hasShown = false
    private var hasTarget = false
    /// The viewpoint of the displayed transform.
    private var shown: SavedView
    /// The viewpoint of the target of an animation.
    private var target: SavedView

    /// Creates an empty set of viewpoints.
    init() {
        shown = .blank
        target = .blank
    }

    /// The viewpoint of a transform that `viewport` shows. With `atRest` the content comes to rest there, so viewpoints
    /// with content out of bounds are ignored.
    func savedView(of transform: Transform, in viewport: Viewport, atRest: Bool) -> SavedView {
        if hasShown, shown.displayed == transform, !atRest || shown.isInside(viewport.layout) { return shown }
        if hasTarget, target.displayed == transform, !atRest || target.isInside(viewport.layout) { return target }
        return SavedView(of: transform, in: viewport)
    }

    /// Keeps each of two viewpoints that the view shows. `isHeld`: a session holds the content where the rubber bands
    /// allow. That may be another place than that of the viewpoint, which they keep nevertheless.
    mutating func keep(
        _ shown: SavedView, as displayed: Transform, _ target: SavedView, as goal: Transform, in viewport: Viewport,
        isHeld: Bool
    ) {
        self.shown = shown
        self.target = target
        hasShown = self.shown.show(displayed, in: viewport) || isHeld
        hasTarget = displayed != goal && self.target.show(goal, in: viewport)
    }

    /// Discards both viewpoints.
    mutating func removeAll() { (hasShown, hasTarget) = (false, false) }
}

extension SavedView {
    /// Sets the displayed transform. Returns whether it shows this viewpoint.
    fileprivate mutating func show(_ displayed: Transform, in viewport: Viewport) -> Bool {
        self.displayed = displayed
        return viewport.isSame(transform(in: viewport), displayed)
    }

    /// Whether the chosen transform was within its bounds, at the sizes of this viewpoint.
    fileprivate func isInside(_ layout: Layout) -> Bool {
        let old = viewport(layout)
        return old.isSame(old.constrain(chosen), chosen)
    }

    fileprivate static var blank: SavedView {
        SavedView(
            chosen: .identity, size: Vector(1, 1), content: Rect(origin: .zero, size: Vector(1, 1)), insets: .zero,
            displayed: .identity)
    }
}

// MARK: - State

extension SavedView: BitCodable {
    /// Whether a host could have passed these sizes. A forged state may have others.
    fileprivate var isValid: Bool {
        func isSize(_ size: Vector) -> Bool { Sizes.all.contains(size.x) && Sizes.all.contains(size.y) }
        func isInset(_ x: Double) -> Bool { (0...Sizes.all.upperBound).contains(x) }
        return isSize(size) && isSize(content.size) && content.origin.length <= 2 * Sizes.all.upperBound
            && isInset(insets.left) && isInset(insets.top) && isInset(insets.right) && isInset(insets.bottom)
            && chosen.isShowable && displayed.isShowable
    }

    private enum Sizes {
        /// The sizes that the C header allows.
        static var all: ClosedRange<Double> { 1e-6...1e12 }
    }
}

extension SavedViews {
    mutating func serialize(with coder: inout some StateCoder) {
        coder.code(&hasShown)
        if hasShown { shown.serialize(with: &coder) }
        coder.code(&hasTarget)
        if hasTarget { target.serialize(with: &coder) }
    }
}

extension SavedView {
    fileprivate mutating func serialize(with coder: inout some StateCoder) {
        coder.code(&self)
        if coder.isReading, !isValid { coder.fail() }
    }
}
