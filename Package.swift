// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

// The shipped library is Embedded Swift (the trait Embedded), which the Makefile compiles and optimizes as a whole.
// Without the trait the same sources are ordinary Swift, for the tests and for Swift hosts. Violations of the rules of
// Embedded Swift are errors in both.
let settings: [SwiftSetting] = [
    .enableExperimentalFeature("Embedded", .when(traits: ["Embedded"])),
    .treatWarning("EmbeddedRestrictions", as: .error),
    .define("TAPZOOM_CHECKS", .when(traits: ["Checks"])),
]

let package = Package(
    name: "tapzoom",
    // The first systems whose Swift runtime has InlineArray.
    platforms: [.macOS(.v26), .iOS(.v26), .tvOS(.v26), .watchOS(.v26), .visionOS(.v26)],
    products: [
        .library(name: "TapZoom", targets: ["TapZoom"]),
        .library(name: "tapzoom", type: .dynamic, targets: ["TapZoomC"]),
    ],
    traits: [
        .trait(name: "Embedded", description: "Compile as Embedded Swift, which needs libc alone."),
        .trait(name: "Checks", description: "Check the invariants at every call; for fuzzing."),
    ],
    targets: [
        .systemLibrary(name: "CTapZoom", path: "include"),
        .systemLibrary(name: "CMemory"),
        // Square roots of debug builds are calls.
        .target(
            name: "TapZoomCore", swiftSettings: settings,
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android]))]),
        .target(
            name: "TapZoomC", dependencies: ["CTapZoom", "CMemory", "TapZoomCore"],
            exclude: ["tapzoom.map"],
            swiftSettings: settings),
        // The module for Swift hosts calls the same exported functions as other languages.
        .target(name: "TapZoom", dependencies: ["CTapZoom", "CMemory", "TapZoomC"]),
        .testTarget(
            name: "TapZoomCoreTests", dependencies: ["TapZoomCore"], path: "Tests/Units/TapZoomCoreTests"),
        .testTarget(
            name: "TapZoomTests", dependencies: ["CTapZoom", "TapZoom"], path: "Tests/Units/TapZoomTests"),
    ]
)
