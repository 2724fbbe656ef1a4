// SPDX-License-Identifier: MIT

internal import CMemory
internal import CTapZoom

extension ZoomView {
    // ---- Snapshots ----

    /// Returns a snapshot of the whole view: settings, sizes, time, contacts, gestures, animations, waiting events. A
    /// view that loads it continues to the last bit. Only this version of the library, on a machine with the same byte
    /// order, can load it. It does not contain the recording.
    public mutating func saveState() -> [UInt8] {
        var size = 0
        _ = tapzoom_save_state(pointer, nil, 0, &size)
        return Array(unsafeUninitializedCapacity: size) { bytes, count in
            if tapzoom_save_state(pointer, bytes.baseAddress, bytes.count, &count) != 0 { count = 0 }
        }
    }

    /// Restores the view from a snapshot, which replaces its whole state.
    ///
    /// Throws `data` for bytes that are not a snapshot of this version.
    public mutating func loadState(_ snapshot: [UInt8]) throws(TapZoomError) {
        try check(tapzoom_load_state(pointer, snapshot, snapshot.count))
    }

    // ---- Recording and replay ----

    /// Begins a recording: from now on the view keeps every call that changes it and succeeds. This discards recorded
    /// bytes that you have not fetched, and ends a replay on this view.
    ///
    /// - Parameter capacity: Bytes between two fetches. The beginning takes up to 1,024 more than the largest snapshot;
    ///   64 KiB hold seconds of touches.
    ///
    /// Throws `bufferTooSmall` if the beginning does not fit, and then no recording runs; `range`; `memory`.
    public mutating func beginRecording(capacity: Int = 1 << 16) throws(TapZoomError) {
        guard capacity >= 0 else { throw TapZoomError(tapzoom_status(TAPZOOM_ERROR_RANGE)) }
        guard let memory = malloc(max(capacity, 1)) else { throw TapZoomError(tapzoom_status(TAPZOOM_ERROR_MEMORY)) }
        let status = tapzoom_begin_recording(pointer, memory, capacity)
        guard status == 0 else {
            free(memory)
            throw TapZoomError(status)
        }
        free(recording)
        recording = memory
    }

    /// Ends a part of the recording, and appends its bytes. All parts in a row form the recording.
    ///
    /// Throws `bufferTooSmall` if a call did not fit: the recording ended before it. The first fetch after that still
    /// succeeds, with the calls that did fit.
    public mutating func fetchRecording(appendingTo bytes: inout [UInt8]) throws(TapZoomError) {
        var count = 0
        try check(tapzoom_fetch_recording(pointer, &count))
        bytes.append(contentsOf: UnsafeRawBufferPointer(start: recording, count: count))
    }

    /// Ends a part of the recording, and returns its bytes, as the method for an array does.
    public mutating func fetchRecording() throws(TapZoomError) -> [UInt8] {
        var bytes: [UInt8] = []
        try fetchRecording(appendingTo: &bytes)
        return bytes
    }

    /// Ends the recording or the replay. Fetch first: the call discards the bytes that you have not fetched.
    public mutating func endRecording() {
        _ = tapzoom_end_recording(pointer)
        free(recording)
        recording = nil
    }

    /// Replays the next call of a recording. The first one makes the view equal to the recorded one.
    ///
    ///     var (entry, events, rest) = (RecordEntry(), [GestureEvent](), recording[...])
    ///     while !rest.isEmpty { rest.removeFirst(try view.replay(rest, into: &entry, events: &events)) }
    ///
    /// - Parameters:
    ///   - bytes: The rest of the recording.
    ///   - entry: Receives the call.
    ///   - events: Receives the events that the host polled, in place of its old elements.
    ///
    /// Throws `data` if the bytes do not begin with a whole valid call, and nothing ran; `diverged` if the call ran but
    /// its outcome differs from the recorded one: `entry` and `events` are those of the call.
    ///
    /// - Returns: How many bytes the call took.
    public mutating func replay(
        _ bytes: ArraySlice<UInt8>, into entry: inout RecordEntry, events: inout [GestureEvent]
    ) throws(TapZoomError) -> Int {
        var (status, accepted) = (tapzoom_status(0), 0)
        let pointer = pointer
        events.removeAll(keepingCapacity: true)
        events.append(addingCapacity: TapZoomLimits.eventCapacity) { added in
            unsafe added.withUnsafeMutableBufferPointer { events, count in
                bytes.withUnsafeBytes { bytes in
                    status = tapzoom_replay(
                        pointer, bytes.baseAddress, bytes.count, &accepted, &entry.c, events.c)
                }
                // Other errors than a divergence leave the entry as it was.
                let hasRun = status == 0 || status == TAPZOOM_ERROR_DIVERGED
                count = hasRun ? Int(entry.c.event_count) : 0
            }
        }
        try check(status)
        return accepted
    }
}
