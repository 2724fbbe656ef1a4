// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
    name: "Zoom",
    platforms: [.iOS(.v13)],
    products: [.library(name: "Zoom", targets: ["Zoom"])],
    dependencies: [.package(name: "tapzoom", path: "../tapzoom")],
    targets: [
        .target(
            name: "Zoom",
            dependencies: [.product(name: "TapZoom", package: "tapzoom")],
            path: ".",
            sources: [
                "ZoomingView.swift", "DisplayLink.swift", "PencilHover.swift",
            ])
    ]
)
