// swift-tools-version: 5.9
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
    name: "Zoom",
    platforms: [.iOS(.v13)],
    products: [.library(name: "Zoom", targets: ["Zoom"])],
    targets: [
        .binaryTarget(name: "tapzoom", path: "tapzoom.xcframework"),
        .target(name: "Zoom", dependencies: ["tapzoom"], path: ".", sources: ["ZoomView.swift", "DisplayLink.swift"]),
    ]
)
