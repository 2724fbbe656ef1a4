// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

// What ships is Embedded Swift (the trait Embedded), which the Makefile compiles and optimizes as a whole; without the
// trait the same sources are ordinary Swift, for the tests and for Swift hosts. The restrictions of the subset are
// errors in both. AddressableParameters (`@_addressable`) is not for good in Swift, and nothing but speed depends on
// it: without it the compiler copies what it hands on.
let settings: [SwiftSetting] = [
    .enableExperimentalFeature("Embedded", .when(traits: ["Embedded"])),
    .enableExperimentalFeature("AddressableParameters"),
    .treatWarning("EmbeddedRestrictions", as: .error),
    .define("TAPZOOM_CHECKS", .when(traits: ["Checks"])),
]

let package = Package(
    name: "tapzoom",
    products: [
        .library(name: "tapzoom", type: .dynamic, targets: ["TapZoom"])
    ],
    traits: [
        .trait(name: "Embedded", description: "Compile as Embedded Swift, which needs libc alone."),
        .trait(name: "Checks", description: "Check the invariants at every call; for fuzzing."),
    ],
    targets: [
        .systemLibrary(name: "CTapZoom", path: "include"),
        .systemLibrary(name: "CMemory"),
        .target(name: "TapZoomCore", swiftSettings: settings),
        .target(
            name: "TapZoom", dependencies: ["CTapZoom", "CMemory", "TapZoomCore"],
            exclude: ["tapzoom.map"],
            swiftSettings: settings),
        .testTarget(name: "TapZoomCoreTests", dependencies: ["TapZoomCore"]),
        .testTarget(name: "TapZoomTests", dependencies: ["CTapZoom", "TapZoom", "TapZoomCore"]),
    ]
)
