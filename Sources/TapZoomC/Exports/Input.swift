// SPDX-License-Identifier: MIT

public import CTapZoom
import TapZoomCore

// Samples and frames pass through as few functions and copies as possible, because this code runs many times in every
// frame.
@_cdecl("tapzoom_push_touches") @implementation
public func tapzoom_push_touches(
    _ view: OpaquePointer?, _ touches: UnsafePointer<tapzoom_touch>?, _ count: Int,
    _ accepted: UnsafeMutablePointer<Int>?
) -> tapzoom_status {
    var taken = 0
    let status = run(.changing, view) { view in
        guard let touches else { return count == 0 ? 0 : StatusError.null.status }
        // A size_t beyond the largest Int arrives as a negative number.
        guard count >= 0 else { return StatusError.range.status }
        return view.pointee.push(touches, count, &taken)
    }
    accepted?.pointee = taken
    return status
}

@_cdecl("tapzoom_push_scroll") @implementation
public func tapzoom_push_scroll(
    _ view: OpaquePointer?, _ scroll: UnsafePointer<tapzoom_scroll>?, _ consumed: UnsafeMutablePointer<Int32>?
) -> tapzoom_status {
    withStatus(changing: view) { (view) throws(StatusError) in
        let isUsed = try view.pointee.scroll(try scroll.required())
        consumed?.pointee = isUsed ? 1 : 0
    }
}

@_cdecl("tapzoom_set_contact_owner") @implementation
public func tapzoom_set_contact_owner(_ view: OpaquePointer?, _ id: Int64, _ owner: Int32) -> tapzoom_status {
    run(Command(id, owner: owner), on: view)
}

@_cdecl("tapzoom_cancel_touches") @implementation
public func tapzoom_cancel_touches(_ view: OpaquePointer?, _ time: Double) -> tapzoom_status {
    run(Command(.cancel, time), on: view)
}

@_cdecl("tapzoom_pen_near") @implementation
public func tapzoom_pen_near(_ view: OpaquePointer?, _ time: Double) -> tapzoom_status {
    run(Command(.penNear, time), on: view)
}

@_cdecl("tapzoom_advance") @implementation
public func tapzoom_advance(_ view: OpaquePointer?, _ time: Double) -> tapzoom_status {
    run(.changing, view) { view in
        guard abs(time) <= TAPZOOM_MAX_TIME else { return StatusError(of: time).status }
        return view.pointee.advance(to: time.plain)
    }
}

@_cdecl("tapzoom_rebase_time") @implementation
public func tapzoom_rebase_time(_ view: OpaquePointer?, _ offset: Double) -> tapzoom_status {
    run(Command(.rebaseTime, offset), on: view)
}

@_cdecl("tapzoom_frame") @implementation
public func tapzoom_frame(
    _ view: OpaquePointer?, _ time: Double, _ touches: UnsafePointer<tapzoom_touch>?, _ count: Int,
    _ events: UnsafeMutablePointer<tapzoom_event>?, _ capacity: Int,
    _ result: UnsafeMutablePointer<tapzoom_frame_result>?
) -> tapzoom_status {
    run(.changing, view) { view in
        guard let result, touches != nil || count == 0, events != nil || capacity == 0 else {
            return StatusError.null.status
        }
        guard count >= 0, count <= Int(Int32.max) else { return StatusError.range.status }
        var taken = 0
        var status: tapzoom_status = 0
        if let touches { status = view.pointee.push(touches, count, &taken) }
        if status == 0 {
            status =
                abs(time) <= TAPZOOM_MAX_TIME
                ? view.pointee.advance(to: time.plain) : StatusError(of: time).status
        }
        let hadLost = view.pointee.engine.hasLostEvents
        let polled = status == 0 ? view.pointee.take(capacity, into: events) : 0
        // The poll itself drops events if a full queue has no room for the CHANGED events of this frame.
        let hasLost = hadLost || view.pointee.engine.hasLostEvents
        let displayed = view.pointee.engine.transform
        result.pointee = tapzoom_frame_result(
            transform: tapzoom_transform(view.pointee.engine.drawn),
            state: view.pointee.engine.state(showing: displayed, hasLost: hasLost),
            accepted: Int32(truncatingIfNeeded: taken), event_count: Int32(truncatingIfNeeded: polled), reserved: 0)
        return status
    }
}

extension View {
    /// Pushes samples up to the first bad one, and records them.
    @inline(__always)
    mutating func push(_ touches: UnsafePointer<tapzoom_touch>, _ count: Int, _ taken: inout Int) -> tapzoom_status {
        if recorder.isOn {
            let (status, noted) = pushNoted(touches, count)
            taken = noted
            return status
        }
        var next = touches
        while taken < count {
            if !engine.move(next.pointee, near: taken) {
                let status = push(next)
                if status != 0 { return status }
            }
            next += 1
            taken &+= 1
        }
        return 0
    }

    /// Pushes samples to a view that records. It returns `taken`, because a variable that is passed by address does not
    /// stay in a register.
    @inline(never)
    private mutating func pushNoted(
        _ touches: UnsafePointer<tapzoom_touch>, _ count: Int
    ) -> (status: tapzoom_status, taken: Int) {
        var taken = 0
        while taken < count {
            let status = push(touches + taken)
            if status != 0 { return (status, taken) }
            taken &+= 1
        }
        return (0, taken)
    }

    /// Pushes any sample and records it unchanged; a bad one changes nothing.
    @inline(never)
    private mutating func push(_ sample: UnsafePointer<tapzoom_touch>) -> tapzoom_status {
        let checked: TouchSample
        do throws(StatusError) {
            checked = try TouchSample(checking: sample.pointee)
        } catch {
            return error.status
        }
        do throws(InputError) {
            try engine.push(checked)
        } catch {
            return StatusError(error).status
        }
        if recorder.isOn { note(Command(checked)) }
        return 0
    }

    /// Advances the clock to a time in its range, and records it.
    mutating func advance(to time: Double) -> tapzoom_status {
        do throws(InputError) {
            try engine.advance(to: time)
        } catch {
            return StatusError(error).status
        }
        if recorder.isOn { noteAdvance(to: time) }
        return 0
    }

    private mutating func noteAdvance(to time: Double) { note(Command(.advance, time)) }
}

extension Engine {
    /// Handles a valid move that shows no palm, the usual sample; returns false for any other sample and changes
    /// nothing.
    fileprivate mutating func move(_ sample: tapzoom_touch, near guess: Int) -> Bool {
        guard
            sample.phase == TAPZOOM_TOUCH_MOVED && UInt32(bitPattern: sample.tool) <= TAPZOOM_TOOL_MOUSE
                && sample.isInRange(flags: 3, size: palmLimit)
        else { return false }
        return move(sample.id, to: sample.position, at: sample.time.plain, near: guess)
    }
}
