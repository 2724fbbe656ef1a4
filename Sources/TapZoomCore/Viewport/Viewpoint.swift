// SPDX-License-Identifier: MIT

/// A transform that the user chose, with the sizes at which the view showed it. After a resize the bounds may force
/// another transform; every further resize starts from this one, so that a turn of the device and back restores it.
struct Viewpoint {
    private let chosen: Transform
    private let size: Vector
    private let content: Rect
    let insets: Insets
    /// The transform that shows this viewpoint now. When the view shows another one, the viewpoint is void.
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

    /// The viewport of its sizes.
    @_optimize(size)
    fileprivate func viewport(_ layout: Layout) -> Viewport {
        Viewport(size: size, content: content, insets: insets, layout: layout)
    }

    /// The transform that shows this viewpoint in a viewport.
    @inline(never) @_optimize(size)
    func transform(in viewport: Viewport) -> Transform {
        let old = self.viewport(viewport.layout)
        return old == viewport ? chosen : ViewportChange(from: old, to: viewport, .sizes).map(chosen)
    }
}

/// The viewpoints that the last change of the sizes has mapped. Flags rather than optionals: a load reads the
/// viewpoints in place, and may not take much of the stack.
struct Viewpoints {
    private var hasShown = false
    private var hasTarget = false
    /// Of the displayed transform.
    private var shown: Viewpoint
    /// Of the target of an animation.
    private var target: Viewpoint

    /// No viewpoints.
    init() {
        shown = .blank
        target = .blank
    }

    /// The viewpoint of a transform that `viewport` shows. `atRest`: content comes to rest there, so a viewpoint of
    /// content that was out of bounds does not count.
    @inline(never) @_optimize(size)
    func viewpoint(of transform: Transform, in viewport: Viewport, atRest: Bool) -> Viewpoint {
        if hasShown, shown.displayed == transform, !atRest || shown.isInside(viewport.layout) { return shown }
        if hasTarget, target.displayed == transform, !atRest || target.isInside(viewport.layout) { return target }
        return Viewpoint(of: transform, in: viewport)
    }

    /// Keeps two viewpoints as far as the view shows them.
    @inline(never) @_optimize(size)
    mutating func keep(
        _ shown: Viewpoint, as displayed: Transform, _ target: Viewpoint, as goal: Transform, in viewport: Viewport
    ) {
        self.shown = shown
        self.target = target
        hasShown = self.shown.show(displayed, in: viewport)
        hasTarget = displayed != goal && self.target.show(goal, in: viewport)
    }

    /// Forgets them.
    mutating func removeAll() { (hasShown, hasTarget) = (false, false) }
}

extension Viewpoint {
    /// Becomes the viewpoint of a displayed transform, if that shows it.
    @inline(never) @_optimize(size)
    fileprivate mutating func show(_ displayed: Transform, in viewport: Viewport) -> Bool {
        self.displayed = displayed
        return viewport.isSame(transform(in: viewport), displayed)
    }

    /// Whether the transform was within the bounds of its sizes.
    @inline(never) @_optimize(size)
    fileprivate func isInside(_ layout: Layout) -> Bool {
        let old = viewport(layout)
        return old.isSame(old.constrain(chosen), chosen)
    }

    fileprivate static var blank: Viewpoint {
        Viewpoint(
            chosen: .identity, size: Vector(1, 1), content: Rect(origin: .zero, size: Vector(1, 1)), insets: .zero,
            displayed: .identity)
    }
}

// MARK: - State

extension Viewpoint: BitCodable {
    /// The sizes of a forged state may be none that a host could pass.
    fileprivate var isSound: Bool {
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

extension Viewpoints {
    mutating func code(with coder: inout some StateCoder) {
        coder.code(&hasShown)
        if hasShown { shown.code(with: &coder) }
        coder.code(&hasTarget)
        if hasTarget { target.code(with: &coder) }
    }
}

extension Viewpoint {
    @inline(never) @_optimize(size)
    fileprivate mutating func code(with coder: inout some StateCoder) {
        coder.code(&self)
        if coder.isReading, !isSound { coder.fail() }
    }
}
