# SPDX-License-Identifier: MIT
"""The library under the address sanitizer, the thread sanitizer and valgrind, in C programs and in CPython. Each of
them also reports its faults when a host makes the library commit them."""

import os
import sys
import unittest

from support import BUILD, PYTHON_TESTS, SHARED, errors_in_library, python_environment, run


def program(name, build):
    return BUILD / "tests" / f"{name}-{build}"


class Case(unittest.TestCase):
    def succeeds(self, done, text):
        self.assertEqual(done.returncode, 0, done.stdout)
        self.assertIn(text, done.stdout)

    def reports(self, done, text):
        self.assertNotEqual(done.returncode, 0, done.stdout)
        self.assertIn(text, done.stdout)


class AddressTest(Case):
    def test_c_programs(self):
        # The fuzzer, too, has this sanitizer: it saves, loads, records and replays.
        for name, *parts in (("smoke",), ("calls", "config", "errors"), ("frames", "frame")):
            with self.subTest(name):
                self.succeeds(run(program(name, "address"), *parts), " 0 failed")

    def test_inside_python(self):
        self.succeeds(self.python("-m", "unittest", *PYTHON_TESTS), "\nOK")

    def test_reports_inside_python(self):
        # The host has room for one event; the view sends three.
        done = self.python("-c", """if True:
            import ctypes, tapzoom
            lib = tapzoom._library.lib
            view = tapzoom.View((400, 600), (2000, 3000))
            view.zoom_by(2, (100, 100), animated=False)
            events = (tapzoom._abi.CEvent * 1)()
            lib.tapzoom_poll_events(view._handle, events, tapzoom.EVENT_CAPACITY, ctypes.c_size_t())
            """)
        self.reports(done, "AddressSanitizer: heap-buffer-overflow")

    def test_reports(self):
        for fault, text in (
            ("overflow", "AddressSanitizer: heap-buffer-overflow"), ("freed", "AddressSanitizer: heap-use-after-free"),
            ("leak", "LeakSanitizer: detected memory leaks")):
            with self.subTest(fault):
                done = run(program("faults", "address"), fault)
                self.reports(done, text)
                self.assertIn("tapzoom_", done.stdout.split(text)[1])

    def python(self, *arguments):
        """Runs Python with the library of this test, and loads the sanitizer first. Python's own blocks that live until
        the end are not leaks."""
        return run(
            sys.executable, *arguments, LD_PRELOAD=os.environ["ASAN_RUNTIME"],
            LD_LIBRARY_PATH=os.environ["SWIFT_RUNTIME"], ASAN_OPTIONS="detect_leaks=0",
            **python_environment(BUILD / "swift-address" / "release" / "libtapzoom.so"))


class ThreadTest(Case):
    def test_eight_views(self):
        self.succeeds(run(program("threads", "thread"), "1"), " 0 failed")

    def test_reports(self):
        self.reports(run(program("faults", "thread"), "race"), "WARNING: ThreadSanitizer")


class ValgrindTest(Case):
    STRICT = ("-q", "--leak-check=full", "--errors-for-leak-kinds=definite,possible", "--error-exitcode=9")

    # `make valgrind` plays all laws and programs.
    LAWS = ("twins", "forgeries", "drives", "resize", "failures")

    def test_smoke(self):
        self.succeeds(run("valgrind", *self.STRICT, program("smoke", "shared")), " 0 failed")

    def test_random_scripts(self):
        done = run("sh", "Tests/Fuzz/valgrind.sh", " ".join(self.LAWS), "20", "20")
        self.succeeds(done, "failures: 0 of 20 scripts failed")

    def test_inside_python(self):
        done, errors = errors_in_library(
            sys.executable, "-m", "unittest", *PYTHON_TESTS, **python_environment(SHARED))
        self.succeeds(done, "\nOK")
        self.assertEqual(errors, [])

    def test_reports_inside_python(self):
        # A touch of uninitialized bytes.
        done, errors = errors_in_library(sys.executable, "-c", """if True:
            import ctypes, tapzoom
            lib, libc = tapzoom._library.lib, ctypes.CDLL(None)
            libc.malloc.restype = ctypes.POINTER(tapzoom._abi.CTouch)
            view = tapzoom.View((400, 600), (2000, 3000))
            lib.tapzoom_push_touches(view._handle, libc.malloc(ctypes.sizeof(tapzoom._abi.CTouch)), 1, None)
            """, **python_environment(SHARED))
        self.assertEqual(done.returncode, 0, done.stdout)
        self.assertNotEqual(errors, [])

    def test_reports(self):
        for fault, text in (
            ("uninitialized", "uninitialised value"), ("overflow", "Invalid write"), ("freed", "Invalid read"),
            ("leak", "definitely lost")):
            with self.subTest(fault):
                self.reports(run("valgrind", *self.STRICT, BUILD / "tests" / "faults-shared", fault), text)


if __name__ == "__main__":
    unittest.main()
