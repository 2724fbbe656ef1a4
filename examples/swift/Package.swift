// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
    name: "quickstart",
    dependencies: [.package(name: "tapzoom", path: "../..")],
    targets: [.executableTarget(name: "quickstart", dependencies: [.product(name: "TapZoom", package: "tapzoom")])]
)
