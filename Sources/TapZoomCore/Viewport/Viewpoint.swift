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

    init(of transform: Transform, in viewport: Viewport) {
        chosen = transform
        size = viewport.size
        content = viewport.content
        insets = viewport.insets
        displayed = transform
    }

    /// The transform that shows this viewpoint in a viewport.
    func transform(in viewport: Viewport) -> Transform {
        let old = Viewport(size: size, content: content, insets: insets, layout: viewport.layout)
        return old == viewport ? chosen : ViewportChange(from: old, to: viewport, .sizes).map(chosen)
    }
}

/// The viewpoints that the last change of the sizes has mapped.
struct Viewpoints {
    /// Of the displayed transform.
    private var shown: Viewpoint?
    /// Of the target of an animation.
    private var target: Viewpoint?

    static var none: Viewpoints { Viewpoints() }
    private init() {}

    /// The viewpoint of a transform that `viewport` shows.
    func viewpoint(of transform: Transform, in viewport: Viewport) -> Viewpoint {
        if let shown, shown.displayed == transform { return shown }
        if let target, target.displayed == transform { return target }
        return Viewpoint(of: transform, in: viewport)
    }

    /// Keeps two viewpoints as far as the view shows them.
    mutating func keep(
        _ shown: Viewpoint, as displayed: Transform, _ target: Viewpoint, as goal: Transform, in viewport: Viewport
    ) {
        self.shown = shown.showing(displayed, in: viewport)
        self.target = displayed == goal ? nil : target.showing(goal, in: viewport)
    }
}

extension Viewpoint {
    fileprivate func showing(_ displayed: Transform, in viewport: Viewport) -> Viewpoint? {
        if !viewport.isSame(transform(in: viewport), displayed) { return nil }
        var viewpoint = self
        viewpoint.displayed = displayed
        return viewpoint
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
    mutating func code(with coder: inout some StateCoder, in viewport: Viewport) {
        let blank = Viewpoint(of: .identity, in: viewport)
        coder.code(&shown, blank: blank)
        coder.code(&target, blank: blank)
        if let shown, !shown.isSound { coder.fail() }
        if let target, !target.isSound { coder.fail() }
    }
}
