# SPDX-License-Identifier: MIT
"""Each layer of the sources uses only itself and the layers above it, and no chain of types leads back to its file."""

import shutil
import tempfile
import unittest
from pathlib import Path

import layers

TESTS = Path(__file__).resolve().parent
SOURCES = TESTS.parents[1] / "Sources"

# The top layer first. Observers and corrections of the display see the motions, which do not see them.
CORE = ["Numerics", "Serialization", "Geometry", "Touch", "Events", "Settings", "Viewport", "Rules", "Admission",
        "Gestures", "Motion", "Watch", "Camera", "Display", "Engine*.swift"]
# What else a layer does not know. A motion returns what began and ended, and the engine emits the events. A recognizer
# receives only contacts that concern it.
APART = {"Viewport": ["Events"], "Motion": ["Events", "Gestures"],
         "Gestures": ["Admission", "*Owner"]}
# Units test pure functions, and with them the values that they take.
PURE = ["Numerics", "Geometry", "Settings", "Viewport", "Rules", "Motion"]
# What else tests know of the core.
KNOWN = {
    "Units/TapZoomCoreTests/Settings/SettingsTests.swift": {"EventKind", "Thresholds", "Tool"},
    "Units/TapZoomCoreTests/Settings/SharingSettingsTests.swift": {"Tool"},
    # Files that are generated.
    "Bindings/test_bindings.py": {"Settings/Settings.swift", "Settings/SettingsTable.swift"},
    "Releases/growth/test_growth.py": {"Settings/Settings.swift"},
    # The elementary functions, compared with MPFR.
    "Numerics/numerics.swift": {"Math"},
    # The benchmark measures the parts of a view.
    "Benchmarks/layout.swift": {"Arbiter", "Camera", "ContactTable", "Engine", "Rect", "Settings", "Thresholds",
                                "Vector"},
}
FACADE = ["Boundary", "Recording", "Handle*.swift", "Exports"]
MODULE = ["Ranges.swift", "Enumerations.swift", "TapZoomError.swift", "Points.swift", "Values.swift", "Wrong.swift",
          "Config.swift", "Config+Preset.swift", "Transform+*.swift", "ZoomView*.swift"]
TARGETS = {"TapZoomCore": CORE, "TapZoomC": FACADE, "TapZoom": MODULE}
RULES = {"TapZoomCore": APART, "TapZoomC": {}, "TapZoom": {}}
FOLDERS = {target: TESTS / f"{target}Tests" for target in TARGETS}


class Sources(unittest.TestCase):
    def test_layers(self):
        for target, names in TARGETS.items():
            with self.subTest(target):
                faults = list(layers.faults(SOURCES / target, names, RULES[target]))
                self.assertEqual(faults, [], "\n" + "\n".join(faults))

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

    def test_only_units_know_the_inside_of_the_core(self):
        faults = list(layers.insiders(SOURCES / "TapZoomCore", TESTS.parent, PURE, KNOWN))
        self.assertEqual(faults, [], "\n" + "\n".join(faults))


class Planted(unittest.TestCase):
    """The tests find a fault that they plant into a copy of the core."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name, "core")
        shutil.copytree(SOURCES / "TapZoomCore", self.root)
        self.before = set(layers.faults(self.root, CORE, APART))

    def plant(self, file, text):
        place = self.root / file
        place.parent.mkdir(exist_ok=True)
        place.write_text(text)

    def found(self):
        return sorted(set(layers.faults(self.root, CORE, APART)) - self.before)

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

    def test_a_motion_that_sees_an_observer(self):
        self.plant("Watch/PlantedWatch.swift", "struct PlantedWatch { let motion: PlantedMotion }")
        self.plant("Display/PlantedDisplay.swift", "struct PlantedDisplay { let motion: PlantedMotion }")
        self.plant("Motion/PlantedMotion.swift", "struct PlantedMotion {}")
        self.assertEqual(self.found(), [])
        self.plant("Motion/Planted.swift", "struct Planted { var watch: PlantedWatch, display: PlantedDisplay }")
        self.assertEqual(self.found(), [
            "Motion/Planted.swift uses PlantedDisplay of Display/PlantedDisplay.swift, but Display comes after Motion",
            "Motion/Planted.swift uses PlantedWatch of Watch/PlantedWatch.swift, but Watch comes after Motion"])

    def test_a_motion_that_knows_events(self):
        self.plant("Motion/Planted.swift", "struct Planted { func emit(_ place: Viewport, _: inout EventQueue) {} }")
        self.assertEqual(self.found(), [
            "Motion/Planted.swift uses EventQueue of Events/EventQueue.swift, but Motion does not know Events"])

    def test_a_gesture_that_knows_owners(self):
        self.plant("Admission/PlantedVerdict.swift", "enum PlantedVerdict { case contact(Contact, of: ContactOwner) }")
        self.assertEqual(self.found(), [])
        self.plant("Gestures/Planted.swift", "struct Planted { var of: PlantedVerdict, owner: ContactOwner }")
        self.assertEqual(self.found(), [
            "Gestures/Planted.swift uses ContactOwner of Touch/ContactOwner.swift, but Gestures does not know *Owner",
            "Gestures/Planted.swift uses PlantedVerdict of Admission/PlantedVerdict.swift, "
            "but Gestures does not know Admission"])

    def test_an_admission_that_knows_gestures(self):
        self.plant("Admission/Planted.swift", "struct Planted { var arbiter: Arbiter }")
        self.assertEqual(self.found(), [
            "Admission/Planted.swift uses Arbiter of Gestures/Arbiter.swift, but Gestures comes after Admission"])

    def test_a_test_that_knows_the_core(self):
        tests = self.root.parent / "Tests"
        core = self.root.rename(self.root.with_name("TapZoomCore"))
        texts = {"Hosts/use.swift": "import TapZoom\nlet engine: Engine",
                 "Hosts/test.swift": "@testable import TapZoomCore\nlet (engine, pose): (Engine, PointerPose)",
                 "Hosts/test.py": f"Path('{core}/Engine.swift')",
                 "Units/TapZoomCoreTests/EngineTests.swift": "import TapZoomCore\nlet (a, b): (Vector, Engine)"}
        for file, text in texts.items():
            (tests / file).parent.mkdir(parents=True, exist_ok=True)
            (tests / file).write_text(text)
        self.assertEqual(list(layers.insiders(core, tests, PURE, {"Hosts/test.swift": {"PointerPose"}})), [
            "Hosts/test.swift knows Engine of Engine.swift",
            "Units/TapZoomCoreTests/EngineTests.swift knows Engine of Engine.swift",
            "Hosts/test.py knows the file Engine.swift"])

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
