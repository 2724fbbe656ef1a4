// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
    name: "tapzoom",
    platforms: [.macOS(.v11), .iOS(.v13)],
    products: [.library(name: "TapZoom", targets: ["TapZoom"])],
    targets: [
        .binaryTarget(name: "CTapZoom", path: "tapzoom.xcframework"),
        .systemLibrary(name: "CMemory"),
        .target(name: "TapZoom", dependencies: ["CTapZoom", "CMemory"]),
    ]
)
