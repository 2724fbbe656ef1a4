// SPDX-License-Identifier: MIT

// An ordinary Swift library that makes real use of the Swift runtime: the neighbor that libtapzoom must not disturb.

class Animal {
    let name: String
    init(name: String) { self.name = name }
    var sound: String { "..." }
}

final class Dog: Animal {
    override var sound: String { "woof" }
}

protocol Shape {
    var area: Int { get }
}

struct Square: Shape, Hashable {
    var side: Int
    var area: Int { side * side }
}

struct Odd: Error {
    var number: Int
}

func even(_ number: Int) throws -> Int {
    guard number % 2 == 0 else { throw Odd(number: number) }
    return number
}

func total<Numbers: Sequence>(_ numbers: Numbers) -> Numbers.Element where Numbers.Element: AdditiveArithmetic {
    numbers.reduce(.zero, +)
}

/// Classes, strings, dictionaries, generics, casts of existentials, closures and errors; 1234 when all of them worked.
@_cdecl("neighbor_work")
public func neighborWork() -> Int32 {
    let animals: [Animal] = (0..<100).map { $0 % 2 == 0 ? Dog(name: "dog \($0)") : Animal(name: "animal \($0)") }
    let dogs = animals.compactMap { $0 as? Dog }
    guard dogs.count == 50, animals.map(\.sound).joined().count == 50 * 4 + 50 * 3 else { return 1 }

    var lengths: [String: Int] = [:]
    for animal in animals { lengths[animal.name, default: 0] += animal.name.utf8.count }
    guard lengths.count == 100, total(lengths.values) == 5 * 5 + 45 * 6 + 5 * 8 + 45 * 9 else { return 2 }

    let things: [Any] = [Square(side: 3), "text", 7, Dog(name: "rex"), Optional<Int>.none as Any]
    let shapes = things.compactMap { $0 as? any Shape }
    guard shapes.count == 1, shapes[0].area == 9, things.contains(where: { $0 is Animal }) else { return 3 }
    guard Set((0..<50).map { Square(side: $0 % 5) }).count == 5 else { return 4 }

    var refused = 0
    for number in 0..<10 {
        do { _ = try even(number) } catch let odd as Odd { refused += odd.number } catch { return 5 }
    }
    guard refused == 25 else { return 6 }

    weak var forgotten: Animal?
    do {
        let kept = Animal(name: "short-lived")
        forgotten = kept
        guard forgotten?.name == "short-lived" else { return 7 }
    }
    return forgotten == nil ? 1234 : 8
}
