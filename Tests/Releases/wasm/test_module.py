# SPDX-License-Identifier: MIT
"""build/wasm/tapzoom.wasm alone, as a web page would load it, compared with the shared library of the same checkout."""

import ctypes
import json
import random
import re
import subprocess
import unittest
from pathlib import Path

import wasmtime

import tapzoom
from tapzoom import _abi

ROOT = Path(__file__).resolve().parents[3]
MODULE = ROOT / "build/wasm/tapzoom.wasm"
PAGE = 65536
ENGINE = wasmtime.Engine()
COMPILED = wasmtime.Module.from_file(ENGINE, str(MODULE))
VIEWPORT, CONTENT = (400.0, 600.0), (2000.0, 3000.0)


class Instance:
    """A loaded module; `at` is the type of addresses in its memory."""

    def __init__(self, memory_limit=-1):
        self.store = wasmtime.Store(ENGINE)
        self.store.set_limits(memory_size=memory_limit)
        self.exports = wasmtime.Instance(self.store, COMPILED, []).exports(self.store)
        self.memory = self.exports["memory"]

    def call(self, name, *arguments):
        return self.exports[name](self.store, *arguments)

    def size(self):
        return self.memory.data_len(self.store)

    def write(self, at, data):
        self.memory.write(self.store, bytes(data), at)

    def read(self, at, count):
        return bytes(self.memory.read(self.store, at, at + count))

    def word(self, at):
        return int.from_bytes(self.read(at, 4), "little")

    def new(self, size):
        at = self.call("malloc", size)
        assert at, size
        return at


class View:
    """A view in WebAssembly, with memory for its arguments and results."""

    def __init__(self, preset):
        self.instance = instance = Instance()
        size = ctypes.sizeof(_abi.CConfig)
        self.room = instance.new(8192)
        config = instance.new(size)
        self.statuses = [instance.call("tapzoom_config_init", config, size, preset)]
        self.config = instance.read(config, size)
        viewport, content = instance.new(ctypes.sizeof(_abi.CViewport)), instance.new(ctypes.sizeof(_abi.CRect))
        instance.write(viewport, _abi.CViewport(*VIEWPORT))
        instance.write(content, _abi.CRect(0, 0, *CONTENT))
        self.statuses.append(instance.call("tapzoom_create", config, viewport, content, self.room))
        self.view = instance.word(self.room)

    def call(self, name, *arguments):
        self.statuses.append(self.instance.call(name, self.view, *arguments))

    def touch(self, sample):
        self.instance.write(self.room, sample)
        self.call("tapzoom_push_touches", self.room, 1, 0)

    def transform(self):
        self.call("tapzoom_get_transform", self.room)
        return self.instance.read(self.room, ctypes.sizeof(_abi.CTransform))

    def events(self):
        self.call("tapzoom_poll_events", self.room, _abi.EVENT_CAPACITY, self.room + 8000)
        count = self.instance.word(self.room + 8000)
        return self.instance.read(self.room, count * ctypes.sizeof(_abi.CEvent))


class NativeView:
    """The same view with the shared library."""

    def __init__(self, preset):
        self.library = ctypes.CDLL(tapzoom._library.path)
        _abi.bind(self.library)
        config = _abi.CConfig()
        self.statuses = [self.library.tapzoom_config_init(config, ctypes.sizeof(config), preset)]
        self.config = bytes(config)
        self.view = ctypes.c_void_p()
        viewport, content = _abi.CViewport(*VIEWPORT), _abi.CRect(0, 0, *CONTENT)
        self.statuses.append(self.library.tapzoom_create(config, viewport, content, self.view))

    def call(self, name, *arguments):
        self.statuses.append(getattr(self.library, name)(self.view, *arguments))

    def touch(self, sample):
        self.call("tapzoom_push_touches", _abi.CTouch.from_buffer_copy(sample), 1, None)

    def transform(self):
        transform = _abi.CTransform()
        self.call("tapzoom_get_transform", transform)
        return bytes(transform)

    def events(self):
        events, count = (_abi.CEvent * _abi.EVENT_CAPACITY)(), ctypes.c_size_t()
        self.call("tapzoom_poll_events", events, len(events), count)
        return bytes(events)[: count.value * ctypes.sizeof(_abi.CEvent)]


class ModuleTest(unittest.TestCase):
    def test_size(self):
        self.assertLessEqual(len(MODULE.read_bytes()), 512 * 1024)

    def test_imports_nothing_and_exports_the_ledger(self):
        ledger = re.findall(r"^ +(tapzoom_\w+);", (ROOT / "Sources/TapZoomC/tapzoom.map").read_text(), re.MULTILINE)
        self.assertEqual([one.name for one in COMPILED.imports], [])
        self.assertEqual(sorted(one.name for one in COMPILED.exports), sorted([*ledger, "free", "malloc", "memory"]))

    def test_touches_give_the_same_bits(self):
        for path in sorted((ROOT / "examples/touches").glob("*.jsonl")):
            touches = [json.loads(line) for line in path.read_text().splitlines()[1:]]
            for preset in tapzoom.Preset:
                with self.subTest(path.name, preset=preset):
                    views = [View(preset.value), NativeView(preset.value)]
                    count = 0
                    for touch in touches:
                        phase = tapzoom.TouchPhase[touch["phase"].upper()].value
                        sample = bytes(_abi.CTouch(touch["time"], touch["id"], touch["x"], touch["y"], phase, 0))
                        for view in views:
                            view.touch(sample)
                        self.assertEqual(views[0].transform(), views[1].transform())
                    for frame in range(1, 121):
                        for view in views:
                            view.call("tapzoom_advance", touches[-1]["time"] + frame / 60)
                        ours, native = (view.transform() + view.events() for view in views)
                        self.assertEqual(ours, native)
                        count += len(ours) - ctypes.sizeof(_abi.CTransform)
                    self.assertGreater(count, 0)
                    self.assertEqual(views[0].statuses, views[1].statuses)
                    self.assertEqual(set(views[0].statuses), {0})
                    self.assertEqual(views[0].config, views[1].config)

    def test_recordings_of_the_golden_traces_replay(self):
        """A replay returns ERROR_DIVERGED when the transform or an event has other bits than the recorded ones."""
        recordings = ROOT / "build/wasm/recordings"
        recordings.mkdir(exist_ok=True)
        traces = sorted((ROOT / "Tests/Traces").glob("*.trace"))
        self.assertGreater(len(traces), 80)
        for trace in traces:
            path = recordings / trace.stem
            subprocess.run([ROOT / "build/tests/trace-shared", trace, path], check=True, stdout=subprocess.DEVNULL)
            data, view, calls = path.read_bytes(), View(0), 0
            instance = view.instance
            at, accepted = instance.new(len(data)), instance.new(8)
            instance.write(at, data)
            left = len(data)
            while left:
                status = instance.call("tapzoom_replay", view.view, at + len(data) - left, left, accepted, 0, 0)
                self.assertEqual(status, tapzoom.Status.OK, f"{path.name}: call {calls}")
                left -= instance.word(accepted)
                calls += 1
            self.assertGreater(calls, 1, path.name)

    def test_sizes_beyond_a_signed_word(self):
        """size_t has 32 bits here. A size above the largest Int is an error, as on other platforms."""
        view = View(0)
        instance, status = view.instance, tapzoom.Status
        self.assertEqual(instance.call("tapzoom_push_touches", view.view, view.room, -1, 0), status.RANGE)
        self.assertEqual(instance.call("tapzoom_push_touches", view.view, view.room, -(2**31), 0), status.RANGE)
        self.assertEqual(instance.call("tapzoom_config_init", view.room, -8, 0), status.STRUCT_SIZE)
        instance.write(view.room, b"\xf8\xff\xff\xff")
        self.assertEqual(instance.call("tapzoom_get_config", view.view, view.room), status.STRUCT_SIZE)
        self.assertEqual(instance.call("tapzoom_poll_events", view.view, view.room, -1, view.room + 8000), status.OK)
        self.assertEqual(instance.word(view.room + 8000), 0)

    def test_damaged_recordings_do_not_trap(self):
        view, status = View(0), tapzoom.Status
        instance, size = view.instance, 1 << 14
        memory = instance.new(size)
        view.call("tapzoom_begin_recording", memory, size)
        view.touch(bytes(_abi.CTouch(0, 1, 100, 100, tapzoom.TouchPhase.BEGAN.value, 0)))
        view.call("tapzoom_fetch_recording", view.room)
        recording = instance.read(memory, instance.word(view.room))
        self.assertEqual(set(view.statuses), {0})
        accepted, entry = instance.new(8), instance.new(ctypes.sizeof(_abi.CRecordEntry))

        def replay(damaged):
            instance.write(memory, damaged)
            return instance.call("tapzoom_replay", view.view, memory, len(damaged), accepted, entry, 0)

        # The first word of the settings from its lowest byte on: a lead, the size, and the gestures.
        first = b"\x85" + ctypes.sizeof(_abi.CConfig).to_bytes(4, "little")
        self.assertIn(first, recording)
        self.assertEqual(replay(recording), status.OK)
        for number in (0xFFFFFFFF, 0x80000000 + 8, 0x7FFFFFF8):
            damaged = recording.replace(first, b"\x85" + number.to_bytes(4, "little"), 1)
            self.assertEqual(replay(damaged), status.DATA, hex(number))
        for at in range(len(recording)):
            for byte in (0, 0x7F, 0x80, 0xFF):
                self.assertIn(replay(recording[:at] + bytes([byte]) + recording[at + 1:]),
                              (status.OK, status.DATA, status.DIVERGED))

    def test_lack_of_memory_is_a_status(self):
        instance = Instance(memory_limit=COMPILED.exports[0].type.limits.min * PAGE)
        self.assertEqual(instance.call("malloc", 16), 0)
        config = instance.size() - 1024  # No memory is left, so the config lies at the end of the existing memory.
        viewport = config + ctypes.sizeof(_abi.CConfig)
        content = viewport + ctypes.sizeof(_abi.CViewport)
        view = content + ctypes.sizeof(_abi.CRect)
        self.assertEqual(instance.call("tapzoom_config_init", config, ctypes.sizeof(_abi.CConfig), 0), 0)
        instance.write(viewport, _abi.CViewport(*VIEWPORT))
        instance.write(content, _abi.CRect(0, 0, *CONTENT))
        created = instance.call("tapzoom_create", config, viewport, content, view)
        self.assertEqual(created, tapzoom.Status.MEMORY)


class MemoryTest(unittest.TestCase):
    def test_blocks_are_aligned_and_apart(self):
        instance, chance = Instance(), random.Random(1)
        blocks = {}
        for step in range(4000):
            if blocks and chance.random() < 0.48:
                at = chance.choice(list(blocks))
                size, fill = blocks.pop(at)
                self.assertEqual(instance.read(at, size), bytes([fill]) * size)
                instance.call("free", at)
            else:
                size = chance.choice((0, 1, 15, 16, 17, 40, 500, 8000))
                at, fill = instance.new(size), step % 251
                self.assertEqual(at % 16, 0)
                instance.write(at, bytes([fill]) * size)
                blocks[at] = size, fill
        for at, (size, fill) in blocks.items():
            self.assertEqual(instance.read(at, size), bytes([fill]) * size)

    def test_freed_memory_is_used_again(self):
        instance, chance = Instance(), random.Random(1)
        for _ in range(200):
            blocks = [instance.new(size) for size in (100, 5000, 30000)]
            chance.shuffle(blocks)
            for at in blocks:
                instance.call("free", at)
        instance.call("free", instance.new(60000))  # The three blocks have become one.
        self.assertLessEqual(instance.size() - Instance().size(), PAGE)

    def test_too_large_block_is_null(self):
        instance = Instance()
        for size in (-1, -16, -(2**31)):
            self.assertEqual(instance.call("malloc", size), 0)
        instance.call("free", 0)
        self.assertEqual(instance.size(), Instance().size())


if __name__ == "__main__":
    unittest.main()
