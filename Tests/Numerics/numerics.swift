// SPDX-License-Identifier: MIT
//
// numerics NAME: reads doubles from the standard input and writes the values of an elementary function, both as bytes
// of the machine. atan2 reads pairs. It uses the debug build, because the functions are internal; they give the same
// bits in every build.

import Glibc

@testable import TapZoomCore

let functions: [String: (Double) -> Double] = [
    "exp": Math.exp, "log": Math.log, "sin": Math.sin, "cos": Math.cos,
    "sincos.sin": { Math.sincos($0).sin }, "sincos.cos": { Math.sincos($0).cos },
    "sinh": Math.sinh, "cosh": Math.cosh, "asinh": Math.asinh,
]

func next() -> Double? {
    var value = 0.0
    return fread(&value, MemoryLayout<Double>.size, 1, stdin) == 1 ? value : nil
}

func write(_ value: Double) {
    var value = value
    fwrite(&value, MemoryLayout<Double>.size, 1, stdout)
}

let name = CommandLine.arguments.last ?? ""
if name == "atan2" {
    while let y = next(), let x = next() { write(Math.atan2(y, x)) }
} else if let function = functions[name] {
    while let x = next() { write(function(x)) }
} else {
    exit(2)
}
