# SPDX-License-Identifier: MIT
"""Each layer of the sources uses only itself and the layers above it, and no chain of types leads back to its file."""

import shutil
import tempfile
import unittest
from fnmatch import fnmatch
from pathlib import Path

import layers

TESTS = Path(__file__).resolve().parent
SOURCES = TESTS.parents[1] / "Sources"

# The top layer first.
CORE = ["Numerics", "Serialization", "Geometry", "Touch", "Events", "Settings", "Admission", "Viewport", "Animation",
        "Gestures", "Camera", "Engine*.swift"]
# Uses that the order of the layers allows, but not the rules of the house: gestures do not know owners.
STRANGERS = [("Gestures/*", "Admission/*"), ("Gestures/*", "Touch/ContactOwner.swift")]
FACADE = ["Boundary", "Recording", "Handle*.swift", "Exports"]
MODULE = ["Enumerations.swift", "TapZoomError.swift", "Points.swift", "Values.swift", "Config.swift",
          "Config+Preset.swift", "Transform+*.swift", "ZoomView*.swift"]
TARGETS = {"TapZoomCore": CORE, "TapZoomC": FACADE, "TapZoom": MODULE}
FOLDERS = {target: TESTS / f"{target}Tests" for target in TARGETS}


class Sources(unittest.TestCase):
    def test_layers(self):
        for target, names in TARGETS.items():
            with self.subTest(target):
                faults = list(layers.faults(SOURCES / target, names))
                self.assertEqual(faults, [], "\n" + "\n".join(faults))

    def test_strangers(self):
        found = layers.uses(layers.sources(SOURCES / "TapZoomCore"))
        self.assertEqual([use for use in found for one, other in STRANGERS
                          if fnmatch(use.file, one) and fnmatch(use.declared_in, other)], [])

    def test_all_files_are_read(self):
        for target, names in TARGETS.items():
            files = layers.sources(SOURCES / target)
            with self.subTest(target):
                self.assertGreater(len(files), len(names))
                self.assertGreater(len(layers.uses(files)), len(files))

    def test_tests_are_in_the_folders_of_their_sources(self):
        for target in TARGETS:
            with self.subTest(target):
                faults = list(layers.misplaced(SOURCES / target, FOLDERS[target]))
                self.assertEqual(faults, [], "\n" + "\n".join(faults))


class Planted(unittest.TestCase):
    """The tests find a fault that they plant into a copy of the core."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name, "core")
        shutil.copytree(SOURCES / "TapZoomCore", self.root)
        self.before = set(layers.faults(self.root, CORE))

    def plant(self, file, text):
        place = self.root / file
        place.parent.mkdir(exist_ok=True)
        place.write_text(text)

    def found(self):
        return sorted(set(layers.faults(self.root, CORE)) - self.before)

    def test_an_upward_reference(self):
        self.plant("Numerics/Planted.swift", "struct Planted { var engine: Engine }")
        self.assertEqual(self.found(), [
            "Numerics/Planted.swift uses Engine of Engine.swift, but Engine*.swift comes after Numerics"])

    def test_an_upward_extension(self):
        self.plant("Camera/PlantedCamera.swift", "struct PlantedCamera {}")
        self.plant("Geometry/Planted.swift", "extension PlantedCamera { private var planted: Int { 0 } }")
        self.assertEqual(self.found(), [
            "Geometry/Planted.swift uses PlantedCamera of Camera/PlantedCamera.swift, but Camera comes after Geometry"])

    def test_a_cycle_of_files(self):
        self.plant("Camera/PlantedOne.swift", "struct PlantedOne { var two: PlantedTwo? }")
        self.plant("Camera/PlantedTwo.swift", "struct PlantedTwo { enum PlantedThree { case one, two } }")
        self.plant("Camera/PlantedFour.swift", "extension PlantedOne { func four(_: PlantedThree) -> Int { 0 } }")
        self.assertEqual(self.found(), [])
        self.plant("Camera/PlantedTwo.swift", "struct PlantedTwo { let one: InlineList<2, PlantedOne> }")
        self.assertEqual(self.found(), [
            "a cycle: Camera/PlantedOne.swift uses PlantedTwo of Camera/PlantedTwo.swift; "
            "Camera/PlantedTwo.swift uses PlantedOne of Camera/PlantedOne.swift"])

    def test_a_cycle_through_another_type_of_a_file(self):
        self.plant("Camera/PlantedOne.swift", "struct PlantedOne { var two: PlantedTwo? }")
        self.plant("Camera/PlantedTwo.swift", "struct PlantedThree { let one: PlantedOne } struct PlantedTwo {}")
        self.assertEqual(self.found(), [])
        self.plant("Camera/PlantedTwo.swift", """
            struct PlantedThree { let one: PlantedOne }
            enum PlantedTwo { case three(PlantedThree) }
            """)
        (fault,) = self.found()
        self.assertIn("Camera/PlantedTwo.swift uses PlantedThree of Camera/PlantedTwo.swift", fault)

    def test_an_extension_in_another_folder(self):
        self.plant("Geometry/Planted.swift", "struct Planted { struct Inner {} } protocol PlantedWay {}")
        self.plant("Camera/PlantedUse.swift", """
            extension Planted {
                fileprivate var one: Int { 1 }
                private mutating func two() { func inner() {} }
            }
            extension Planted.Inner where Element == Int { var three: Int { 3 } }
            extension PlantedWay { var four: Int { 4 } }
            extension Double { var five: Int { 5 } }
            """)
        self.assertEqual(self.found(), [])
        self.plant("Camera/PlantedUse.swift", """
            extension Planted {
                var one: Int { 1 }
                @inline(__always)
                static func two<Value>(_ value: Value) {}
            }
            extension Planted.Inner { init(one: Int) {} }
            """)
        self.assertEqual(self.found(), [
            "Camera/PlantedUse.swift extends Planted of Geometry with one, which is not private",
            "Camera/PlantedUse.swift extends Planted of Geometry with two, which is not private",
            "Camera/PlantedUse.swift extends Planted.Inner of Geometry with init, which is not private"])

    def test_a_longer_cycle(self):
        for name, other in (("A", "B"), ("B", "C"), ("C", "A")):
            self.plant(f"Touch/Planted{name}.swift", f"enum Planted{name} {{ case one(Planted{other}) }}")
        (fault,) = self.found()
        for name in "ABC":
            self.assertIn(f"Touch/Planted{name}.swift uses Planted", fault)

    def test_a_file_in_no_layer(self):
        self.plant("Leftover/Planted.swift", "struct Planted {}")
        self.plant("Planted.swift", "struct Other {}")
        self.assertEqual(self.found(), ["Leftover/Planted.swift is in no layer", "Planted.swift is in no layer"])

    def test_a_misplaced_test(self):
        self.plant("Camera/Planted+Two.swift", "struct PlantedType {}")
        tests = self.root.parent / "tests"
        (tests / "Camera").mkdir(parents=True)
        for name in ("PlantedTwoTests", "OfNoSourceTests", "Camera/PlantedTwoMoreTests", "Camera/OfNoneTests",
                     "Camera/PlantedTypeTests"):
            (tests / f"{name}.swift").write_text("")
        self.assertEqual(list(layers.misplaced(self.root, tests)), [
            "Camera/OfNoneTests.swift tests no source, so it belongs in the root",
            "PlantedTwoTests.swift tests PlantedTwo, so it belongs in Camera"])

    def test_comments_strings_and_own_types_are_no_references(self):
        self.plant("Numerics/Planted.swift", r'''
            /// Engine, /* and Camera
            /* Engine /* nested Engine */ Engine */
            struct Planted<Camera> {
                enum Engine { case one }
                let text = "Arbiter \" Arbiter", raw = #"Arbiter " Arbiter"#
                let long = """
                    Arbiter "quoted" Arbiter
                    """
                let engine: Engine, camera: Camera
            }
            ''')
        self.assertEqual(self.found(), [])


class Reading(unittest.TestCase):
    """The uses between small sources."""

    def uses(self, **texts):
        return [tuple(use) for use in layers.uses({name: layers.code(text) for name, text in texts.items()})]

    def test_code_behind_comments_and_strings_is_read(self):
        self.assertEqual(layers.code('a /* b /* c */ d */ e // f\n"g \\" h" i #"j" k"# l'), "a   e  \n  i   l")
        self.assertEqual(layers.code('a """\n"b" c\n""" d'), "a   d")

    def test_every_sort_of_type(self):
        for word in ("struct", "enum", "protocol", "typealias"):
            with self.subTest(word):
                self.assertEqual(self.uses(a=f"package {word} Name", b="let x: [Name?]"), [("b", "Name", "a")])

    def test_nested_types_by_their_last_name(self):
        one = {"a": "struct Outer { enum Inner {} }", "b": "var x = Outer.Inner.one", "c": "let y: Inner"}
        self.assertEqual(self.uses(**one), [("b", "Inner", "a"), ("b", "Outer", "a"), ("c", "Inner", "a")])

    def test_an_ambiguous_nested_name_is_no_use(self):
        states = {"a": "struct One { enum State {} }", "b": "struct Two { enum State {} }", "c": "let s: State"}
        self.assertEqual(self.uses(**states), [])
        self.assertEqual(self.uses(**states, d="enum State {}"), [("c", "State", "d")])


if __name__ == "__main__":
    unittest.main()
