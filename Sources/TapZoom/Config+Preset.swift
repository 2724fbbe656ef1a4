// SPDX-License-Identifier: MIT

internal import CTapZoom

/// The version of the library: major * 10000 + minor * 100 + patch.
public var libraryVersion: Int { Int(tapzoom_version()) }

extension Config {
    /// Creates the settings of a preset.
    public init(_ preset: Preset) {
        c = tapzoom_config()
        // The size and the preset are valid.
        _ = tapzoom_config_init(&c, MemoryLayout<tapzoom_config>.size, preset.rawValue)
    }

    /// Checks the settings as `ZoomView.init` and `ZoomView.setConfig` do, for example after you have read them from a
    /// file.
    ///
    /// Throws `notFinite`, `range` and `enum` with the name of the first wrong setting.
    public func check() throws(TapZoomError) {
        if let error = error() { throw error }
    }

    /// The error of `check`, if it has the status of another call.
    func error(_ other: tapzoom_status? = nil) -> TapZoomError? {
        var (c, field) = (c, UnsafePointer<CChar>?.none)
        let status = tapzoom_config_check(&c, &field)
        guard status != 0, other == nil || other == status else { return nil }
        guard let field else { return TapZoomError(status) }
        return TapZoomError(status, setting: String(cString: field), of: c)
    }

    /// The levels in use. Of more levels than the library has the first stay, and `check` refuses their number.
    var storedLevels: [ScaleLevel] {
        get {
            withUnsafeBytes(of: c.levels) { bytes in
                let count = min(max(Int(c.level_count), 0), TapZoomLimits.maxLevels)
                return bytes.bindMemory(to: tapzoom_level.self).prefix(count).map { ScaleLevel($0) }
            }
        }
        set {
            c.level_count = Int32(clamping: newValue.count)
            withUnsafeMutableBytes(of: &c.levels) { bytes in
                let levels = bytes.bindMemory(to: tapzoom_level.self)
                for index in levels.indices {
                    levels[index] = index < newValue.count ? newValue[index].c : tapzoom_level()
                }
            }
        }
    }
}

extension CommandOptions {
    /// Options of an animated command with all defaults.
    public static var animated: CommandOptions { CommandOptions(animated: true) }

    /// Options of an animated command.
    ///
    /// - Parameters:
    ///   - duration: Seconds, 0.001 to 10; 0 is the default of the settings.
    ///   - curve: The easing curve of an animation from rest.
    ///   - path: The path of an absolute command.
    public static func animated(
        duration: Double = 0, curve: AnimationCurve = .standard, path: AnimationPath = .direct
    ) -> CommandOptions {
        CommandOptions(animated: true, curve: curve, path: path, duration: duration)
    }

    /// The options as the library takes them.
    var sized: tapzoom_options {
        var sized = c
        sized.struct_size = UInt32(MemoryLayout<tapzoom_options>.size)
        return sized
    }
}

/// Copies numbers to a field of a record entry; the rest becomes 0.
func copy<Number: FixedWidthInteger>(_ numbers: [Number], to field: UnsafeMutableRawBufferPointer) {
    let places = field.bindMemory(to: Number.self)
    for index in places.indices { places[index] = index < numbers.count ? numbers[index] : 0 }
}

/// Copies numbers to a field of a record entry; the rest becomes 0.
func copy(_ numbers: [Double], to field: UnsafeMutableRawBufferPointer) {
    copy(numbers.map(\.bitPattern), to: field)
}

extension ScaleLevel: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// A plain scale: `8` is `ScaleLevel(fit: .none, factor: 8)`.
    public init(floatLiteral scale: Double) { self.init(factor: scale) }

    /// A plain scale.
    public init(integerLiteral scale: Int) { self.init(factor: Double(scale)) }

    /// Returns a level of two terms, each a fit and a factor: the larger scale counts.
    public static func larger(_ one: (Fit, Double), _ other: (Fit, Double)) -> ScaleLevel {
        ScaleLevel(fit: one.0, factor: one.1, otherFit: other.0, otherFactor: other.1)
    }
}
