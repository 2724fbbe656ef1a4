// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

#pragma warning disable 169, 649
using System;
using System.Runtime.InteropServices;

namespace TapZoom
{
    /// <summary>Phase of a touch. 0 is an error.</summary>
    public enum TouchPhase : int
    {
        /// <summary>The contact landed.</summary>
        Began = 1,
        /// <summary>The contact moved.</summary>
        Moved = 2,
        /// <summary>The contact lifted. Its last position counts for taps, but does not pan or zoom.</summary>
        Ended = 3,
        /// <summary>The system took it: no tap, press, swipe or fling. Other contacts go on.</summary>
        Cancelled = 4,
    }

    /// <summary>Kind of contact.</summary>
    public enum Tool : int
    {
        /// <summary>A finger.</summary>
        Finger = 0,
        /// <summary>A pen.</summary>
        Pen = 1,
        /// <summary>A pointer while a button is down. Do not push hover moves.</summary>
        Mouse = 2,
    }

    /// <summary>A set of <c>Tool</c>.</summary>
    [Flags]
    public enum Tools : uint
    {
        /// <summary>The empty set.</summary>
        None = 0,
        /// <summary>The bit of <c>Tool.Finger</c>.</summary>
        Finger = 1,
        /// <summary>The bit of <c>Tool.Pen</c>.</summary>
        Pen = 2,
        /// <summary>The bit of <c>Tool.Mouse</c>.</summary>
        Mouse = 4,
        /// <summary>All members.</summary>
        All = 7,
    }

    /// <summary>Presets, which you then change.</summary>
    public enum Preset : int
    {
        /// <summary>Shows the whole photo, and does not enlarge a small one. The wheel zooms.</summary>
        Photos = 0,
        /// <summary>Covers the safe area. Double taps zoom by 2. The wheel zooms.</summary>
        Maps = 1,
        /// <summary>Fits the width, and begins at the top. The wheel pans.</summary>
        Reader = 2,
        /// <summary>An object that moves without bounds, at 0.1 to 10 times its fitted scale.</summary>
        Board = 3,
    }

    /// <summary>Unit of <c>Dx</c> and <c>Dy</c>.</summary>
    public enum ScrollUnit : int
    {
        /// <summary>View units.</summary>
        Pixel = 0,
        /// <summary>Lines of 40 view units.</summary>
        Line = 1,
        /// <summary>Heights of the viewport.</summary>
        Page = 2,
        /// <summary>1/120 of a wheel notch, as in Windows and Wayland. A notch is 100 view units, and zooms by
        /// 1.26.</summary>
        Notch120 = 3,
    }

    /// <summary>Device of a scroll.</summary>
    public enum ScrollSource : int
    {
        /// <summary>The view smooths the delta, and stops at the limits.</summary>
        Wheel = 0,
        /// <summary>The content moves at once, as under fingers, with a rubber band.</summary>
        Trackpad = 1,
    }

    /// <summary>Phase of a scroll, as the window system reports it.</summary>
    public enum ScrollPhase : int
    {
        /// <summary>No phase. The scroll ends after <c>ScrollEndTime</c> without a report.</summary>
        Unphased = 0,
        /// <summary>Fingers rest on the trackpad, which stops a motion.</summary>
        Began = 1,
        /// <summary>The fingers move on the trackpad.</summary>
        Changed = 2,
        /// <summary>The fingers have lifted.</summary>
        Ended = 3,
        /// <summary>The system continues the scroll after the lift. It only pans.</summary>
        Momentum = 4,
    }

    /// <summary>Outcome of a call: Ok, or why the library refused it.</summary>
    public enum Status : int
    {
        /// <summary>The call succeeded.</summary>
        Ok = 0,
        /// <summary>A required address is missing. A missing array is an ArgumentNullException.</summary>
        Null = -1,
        /// <summary>A config has no settings: make it by new Config(Preset). Or unknown bytes are not 0.</summary>
        StructSize = -2,
        /// <summary>A number is NaN or infinite.</summary>
        NotFinite = -3,
        /// <summary>A number is outside its range.</summary>
        Range = -4,
        /// <summary>A value or a bit is not in its enumeration.</summary>
        Enum = -5,
        /// <summary>Without lenient: the time is before the view's clock.</summary>
        Time = -6,
        /// <summary>Without lenient: <c>Began</c> has the id of a contact that is down.</summary>
        ContactInUse = -7,
        /// <summary>No contact with this id is down.</summary>
        ContactUnknown = -8,
        /// <summary>Without lenient: <c>View.MaxContacts</c> are already down.</summary>
        ContactLimit = -9,
        /// <summary>The system has no memory.</summary>
        Memory = -10,
        /// <summary>The given memory is too small.</summary>
        BufferTooSmall = -11,
        /// <summary>The bytes are damaged, or of another format.</summary>
        Data = -12,
        /// <summary>A replayed call had another outcome.</summary>
        Diverged = -13,
        /// <summary>Another call on the view is under way.</summary>
        Busy = -14,
    }

    /// <summary>Flags of a contact.</summary>
    [Flags]
    public enum ContactFlags : uint
    {
        /// <summary>The empty set.</summary>
        None = 0,
        /// <summary>The contact makes no tap, long press or quick zoom.</summary>
        NoTap = 1,
        /// <summary>The contact's pan begins at the first move.</summary>
        NoSlop = 2,
        /// <summary>The system takes it for a palm.</summary>
        Palm = 4,
        /// <summary>All members.</summary>
        All = 7,
    }

    /// <summary>Buttons of a mouse or a pen. All act alike.</summary>
    [Flags]
    public enum Buttons : uint
    {
        /// <summary>The empty set.</summary>
        None = 0,
        /// <summary>The left one, or the tip of a pen.</summary>
        Primary = 1,
        /// <summary>The secondary button.</summary>
        Secondary = 2,
        /// <summary>The middle button.</summary>
        Middle = 4,
        /// <summary>The button that goes back.</summary>
        Back = 8,
        /// <summary>The button that goes forward.</summary>
        Forward = 16,
        /// <summary>The other end of a pen.</summary>
        Eraser = 32,
        /// <summary>All members.</summary>
        All = 63,
    }

    /// <summary>Flags of <c>ViewState</c>.</summary>
    [Flags]
    public enum StateFlags : uint
    {
        /// <summary>The empty set.</summary>
        None = 0,
        /// <summary>A contact is down.</summary>
        Touched = 256,
        /// <summary>The content moves without fingers. <c>NextDeadline</c> tells when to draw.</summary>
        Moving = 512,
        /// <summary>The scale is more than 0.1 % above that of the fitted view.</summary>
        Zoomed = 1024,
        /// <summary>Events were dropped; see <c>View.PollEvents</c>.</summary>
        EventsLost = 2048,
        /// <summary>Quiet commands move the view; it has not settled.</summary>
        Driven = 4096,
        /// <summary>All members.</summary>
        All = 7936,
    }

    /// <summary>Kinds of events. A gesture without duration sends one <c>Discrete</c> event. Any other sends
    /// <c>Began</c>, perhaps <c>Changed</c>, and exactly one <c>Ended</c> or <c>Cancelled</c>. Skip kinds that you do
    /// not know.</summary>
    public enum EventKind : int
    {
        /// <summary>No event.</summary>
        None = 0,
        /// <summary>A possible single tap, for a highlight. <c>Began</c> at the lift; <c>Ended</c> with <c>Tap</c>;
        /// <c>Cancelled</c> by a second tap.</summary>
        TapPending = 1,
        /// <summary><c>Discrete</c>. A single tap: <c>DoubleTapTime</c> after the lift, or at once if <c>DoubleTap</c>
        /// is off, or has neither a zoom nor a bit in <c>Events</c>. The place is that of the lift.</summary>
        Tap = 2,
        /// <summary><c>Discrete</c>. The lift of the second and each further tap of a quick series: <c>TapCount</c> is
        /// 2, 3, ... Even ones zoom.</summary>
        DoubleTap = 3,
        /// <summary><c>Discrete</c>. Two to five fingers tapped together (<c>FingerTaps</c>): at the last lift.
        /// <c>ContactCount</c> is their number.</summary>
        FingersTap = 5,
        /// <summary>A finger rests. <c>Began</c> after <c>PressTime</c>; <c>Ended</c> when all fingers have lifted. The
        /// finger may still pan.</summary>
        LongPress = 6,
        /// <summary>Fingers drag the content. <c>Ended</c> at the last lift, with the velocity that flings: 0 after a
        /// rest. <c>Pan</c> encloses <c>Pinch</c> and <c>Rotate</c>.</summary>
        Pan = 7,
        /// <summary>Fingers zoom by their distance. <c>Ended</c> when one finger is left.</summary>
        Pinch = 8,
        /// <summary>Fingers rotate the content. <c>Ended</c> when one finger is left.</summary>
        Rotate = 9,
        /// <summary>A finger or a pen that lands right after a tap zooms by the vertical part of its drag, about its
        /// landing.</summary>
        QuickZoom = 10,
        /// <summary><c>Discrete</c>. One finger dragged fast on content that is not zoomed in and cannot move that way.
        /// <c>Limits</c> has the edge opposite to its direction: <c>Right</c> for a swipe to the <c>Left</c>.</summary>
        Swipe = 11,
        /// <summary>The content glides on after fingers lifted in motion, until rest. <c>Cancelled</c> when anything
        /// but a relative command moves the view. A finger that stops a fast fling makes no tap.</summary>
        Fling = 12,
        /// <summary>A wheel or a trackpad moves the view. The place is the pointer.</summary>
        Scroll = 13,
        /// <summary>The view animates for a tap, a command or new settings.</summary>
        Animation = 14,
        /// <summary><c>Discrete</c>. The view is at rest after it moved: draw sharp content now.</summary>
        Settled = 15,
        /// <summary>The view has reached the limit in <c>Limits</c>, for a click or a vibration. <c>Ended</c> when it
        /// is away from it.</summary>
        Limit = 16,
        /// <summary><c>Discrete</c>. The user asks for the page beyond the edge in <c>Limits</c>: <c>Right</c> is the
        /// next page, <c>Left</c> the one before. It follows a <c>Swipe</c>, or a <c>Pan</c> that began at the edge and
        /// went <c>PageOverscroll</c> beyond it.</summary>
        Page = 17,
        /// <summary><c>Discrete</c>. The owner of a contact changed, not by your call. If it is now <c>View</c> or
        /// <c>Ignored</c>, discard what it drew.</summary>
        Owner = 18,
        /// <summary><c>Discrete</c>. A fling has met the edge in <c>Limits</c>, one of <c>PagerEdges</c>: the pager
        /// goes on with this velocity.</summary>
        Edge = 19,
        /// <summary>Three to five fingers (<c>DragFingers</c>) drag for the host, by <c>UnconsumedX</c> and
        /// <c>UnconsumedY</c> since the last polled event. The view stands still.</summary>
        FingersDrag = 20,
        /// <summary><c>Discrete</c>. A gesture does not come: <c>Reason</c> says why. It needs its bit in
        /// <c>Events</c>.</summary>
        Failed = 21,
        /// <summary><c>Discrete</c>. Lifting the fingers now would snap, for a click or a vibration. It needs its bit
        /// in <c>Events</c>.</summary>
        Snap = 22,
    }

    /// <summary>A set of <c>EventKind</c>.</summary>
    [Flags]
    public enum EventKinds : ulong
    {
        /// <summary>The empty set.</summary>
        None = 0,
        /// <summary>The bit of <c>EventKind.TapPending</c>.</summary>
        TapPending = 2,
        /// <summary>The bit of <c>EventKind.Tap</c>.</summary>
        Tap = 4,
        /// <summary>The bit of <c>EventKind.DoubleTap</c>.</summary>
        DoubleTap = 8,
        /// <summary>The bit of <c>EventKind.FingersTap</c>.</summary>
        FingersTap = 32,
        /// <summary>The bit of <c>EventKind.LongPress</c>.</summary>
        LongPress = 64,
        /// <summary>The bit of <c>EventKind.Pan</c>.</summary>
        Pan = 128,
        /// <summary>The bit of <c>EventKind.Pinch</c>.</summary>
        Pinch = 256,
        /// <summary>The bit of <c>EventKind.Rotate</c>.</summary>
        Rotate = 512,
        /// <summary>The bit of <c>EventKind.QuickZoom</c>.</summary>
        QuickZoom = 1024,
        /// <summary>The bit of <c>EventKind.Swipe</c>.</summary>
        Swipe = 2048,
        /// <summary>The bit of <c>EventKind.Fling</c>.</summary>
        Fling = 4096,
        /// <summary>The bit of <c>EventKind.Scroll</c>.</summary>
        Scroll = 8192,
        /// <summary>The bit of <c>EventKind.Animation</c>.</summary>
        Animation = 16384,
        /// <summary>The bit of <c>EventKind.Settled</c>.</summary>
        Settled = 32768,
        /// <summary>The bit of <c>EventKind.Limit</c>.</summary>
        Limit = 65536,
        /// <summary>The bit of <c>EventKind.Page</c>.</summary>
        Page = 131072,
        /// <summary>The bit of <c>EventKind.Owner</c>.</summary>
        Owner = 262144,
        /// <summary>The bit of <c>EventKind.Edge</c>.</summary>
        Edge = 524288,
        /// <summary>The bit of <c>EventKind.FingersDrag</c>.</summary>
        FingersDrag = 1048576,
        /// <summary>The bit of <c>EventKind.Failed</c>.</summary>
        Failed = 2097152,
        /// <summary>The bit of <c>EventKind.Snap</c>.</summary>
        Snap = 4194304,
        /// <summary>All kinds, also those of later versions.</summary>
        All = ulong.MaxValue,
    }

    /// <summary>Phase of an event.</summary>
    public enum EventPhase : int
    {
        /// <summary>The only event of a gesture without duration.</summary>
        Discrete = 0,
        /// <summary>The first event of a gesture with duration.</summary>
        Began = 1,
        /// <summary>New values of the gesture.</summary>
        Changed = 2,
        /// <summary>The gesture has ended.</summary>
        Ended = 3,
        /// <summary>The gesture was broken off.</summary>
        Cancelled = 4,
    }

    /// <summary>Limits of the transform: the content is there or beyond, in motion or at rest. Content that cannot move
    /// is at both edges.</summary>
    [Flags]
    public enum Limits : uint
    {
        /// <summary>The empty set.</summary>
        None = 0,
        /// <summary>The content can move no further toward larger x of the view.</summary>
        Left = 1,
        /// <summary>The content can move no further toward larger y.</summary>
        Top = 2,
        /// <summary>The content can move no further toward smaller x.</summary>
        Right = 4,
        /// <summary>The content can move no further toward smaller y.</summary>
        Bottom = 8,
        /// <summary>The smallest scale, within 0.1 %.</summary>
        MinScale = 16,
        /// <summary>The largest scale, within 0.1 %.</summary>
        MaxScale = 32,
        /// <summary>All members.</summary>
        All = 63,
    }

    /// <summary>Direction of a movement in the view. <c>Left</c> and <c>Up</c> are toward smaller x and y.</summary>
    public enum Direction : int
    {
        /// <summary>No direction.</summary>
        None = 0,
        /// <summary>Toward smaller x.</summary>
        Left = 1,
        /// <summary>Toward smaller y.</summary>
        Up = 2,
        /// <summary>Toward larger x.</summary>
        Right = 3,
        /// <summary>Toward larger y.</summary>
        Down = 4,
    }

    /// <summary>What moves the view at an event.</summary>
    public enum Cause : int
    {
        /// <summary>Fingers, scrolls and what follows.</summary>
        User = 0,
        /// <summary>Commands, sizes and settings.</summary>
        Command = 1,
        /// <summary>Quiet commands.</summary>
        Driven = 2,
    }

    /// <summary>Reason of <c>Failed</c>. To let the gesture pass, set the setting that <c>Setting</c> names just beyond
    /// <c>Measured</c>.</summary>
    public enum FailureReason : int
    {
        /// <summary>No reason.</summary>
        None = 0,
        /// <summary>A contact moved too far.</summary>
        Moved = 1,
        /// <summary>A contact stayed down or rested for too long.</summary>
        Held = 2,
        /// <summary>The lift came too early.</summary>
        TooEarly = 3,
        /// <summary>A landing or a lift came too late.</summary>
        TooLate = 4,
        /// <summary>Too far from the last landing.</summary>
        TooFar = 5,
        /// <summary>The movement was too short.</summary>
        TooShort = 6,
        /// <summary>The movement was too slow.</summary>
        TooSlow = 7,
        /// <summary>The movement was not along an axis.</summary>
        Angle = 8,
        /// <summary>A pen and a finger took part.</summary>
        Tool = 9,
        /// <summary>Too few or too many contacts.</summary>
        Count = 10,
        /// <summary>Off in the settings: <c>Allowed</c> is the mask.</summary>
        Off = 11,
        /// <summary>The content can still move there, or it is zoomed in.</summary>
        Limit = 12,
        /// <summary>Lost to another gesture: <c>Measured</c> is its <c>EventKind</c>.</summary>
        Lost = 13,
        /// <summary>Claimed by the host, or <c>Ignored</c>.</summary>
        Claimed = 14,
        /// <summary>Cancelled by the system or the host.</summary>
        Cancelled = 15,
        /// <summary>The contact stopped a motion.</summary>
        Stopped = 16,
    }

    /// <summary>Easing curve. An animation that replaces a motion starts with its velocity.</summary>
    public enum AnimationCurve : int
    {
        /// <summary>Starts and ends slowly.</summary>
        Standard = 0,
        /// <summary>Starts fast, ends slowly.</summary>
        EaseOut = 1,
    }

    /// <summary>Path of an animation.</summary>
    public enum AnimationPath : int
    {
        /// <summary>Straight to the target.</summary>
        Direct = 0,
        /// <summary>Zooms out, travels and zooms in (van Wijk and Nuij, 2003).</summary>
        Fly = 1,
    }

    /// <summary>Steps of keys, buttons and switches, about the center of the safe area.</summary>
    [Flags]
    public enum Steps : uint
    {
        /// <summary>The empty set.</summary>
        None = 0,
        /// <summary>Multiplies the scale by <c>ZoomStep</c>.</summary>
        ZoomIn = 1,
        /// <summary>Divides the scale by <c>ZoomStep</c>.</summary>
        ZoomOut = 2,
        /// <summary>Looks left by a quarter of the safe area.</summary>
        Left = 4,
        /// <summary>As <c>Left</c>, but upward.</summary>
        Up = 8,
        /// <summary>As <c>Left</c>, but to the right.</summary>
        Right = 16,
        /// <summary>As <c>Left</c>, but downward.</summary>
        Down = 32,
        /// <summary>Rotates by 15 degrees, from x to y.</summary>
        Clockwise = 64,
        /// <summary>As <c>Clockwise</c>, but from y to x.</summary>
        Counterclockwise = 128,
        /// <summary>Goes to the fitted view.</summary>
        Fit = 256,
        /// <summary>All members.</summary>
        All = 511,
    }

    /// <summary>Gestures to recognize: the bits of their events. One that is off delays no other.</summary>
    [Flags]
    public enum Gestures : uint
    {
        /// <summary>The empty set.</summary>
        None = 0,
        /// <summary>One finger taps.</summary>
        Tap = 4,
        /// <summary>One finger taps twice.</summary>
        DoubleTap = 8,
        /// <summary>Two to five fingers tap together.</summary>
        FingersTap = 32,
        /// <summary>One finger rests.</summary>
        LongPress = 64,
        /// <summary>Fingers move the content.</summary>
        Pan = 128,
        /// <summary>Fingers zoom by their distance.</summary>
        Pinch = 256,
        /// <summary>Fingers rotate the content.</summary>
        Rotate = 512,
        /// <summary>One finger taps, lands again and drags to zoom.</summary>
        QuickZoom = 1024,
        /// <summary>One finger drags fast.</summary>
        Swipe = 2048,
        /// <summary>The content glides on after a lift.</summary>
        Fling = 4096,
        /// <summary>All members.</summary>
        All = 8172,
    }

    /// <summary>A scale that depends on the sizes of the content and the safe area.</summary>
    public enum Fit : int
    {
        /// <summary>Scale 1.</summary>
        None = 0,
        /// <summary>The safe area shows all of the content.</summary>
        Contain = 1,
        /// <summary>The content covers the safe area.</summary>
        Cover = 2,
        /// <summary>The content is as wide as the safe area.</summary>
        Width = 3,
        /// <summary>The content is as tall as the safe area.</summary>
        Height = 4,
        /// <summary>One content unit is one device pixel: 1 / <c>PixelsPerUnit</c>.</summary>
        OneToOne = 5,
        /// <summary><c>Contain</c>, but never larger than <c>OneToOne</c>.</summary>
        ScaleDown = 6,
    }

    /// <summary>Limits of the translation.</summary>
    public enum PanBounds : int
    {
        /// <summary>Larger content leaves no gap in the safe area; smaller content is aligned.</summary>
        Content = 0,
        /// <summary>As <c>Content</c>, but smaller content moves freely in the safe area.</summary>
        Inside = 1,
        /// <summary>The content moves without bounds.</summary>
        None = 2,
    }

    /// <summary>Zoom of a tap or press. Two-finger taps zoom out, the others in.</summary>
    public enum ZoomAction : int
    {
        /// <summary>Only the event comes.</summary>
        None = 0,
        /// <summary>Zooms by a factor of <c>ZoomStep</c>, up to the limits.</summary>
        Step = 1,
        /// <summary>Zooms from the fitted scale to levels[0] (or by <c>ZoomStep</c>), from any other one
        /// back.</summary>
        Toggle = 2,
        /// <summary>As <c>Step</c>, but from the largest scale back to the fitted one.</summary>
        Cycle = 3,
        /// <summary>Zooms to the next of levels, from the largest back to the fitted scale.</summary>
        Levels = 4,
        /// <summary>Zooms to the fitted view, upright.</summary>
        Fit = 5,
        /// <summary>The tapped point moves to the center, without zoom.</summary>
        Center = 6,
    }

    /// <summary>Effect of a scroll.</summary>
    public enum ScrollEffect : int
    {
        /// <summary>Nothing.</summary>
        None = 0,
        /// <summary>The content moves by (-<c>Dx</c>, -<c>Dy</c>).</summary>
        Pan = 1,
        /// <summary>The view zooms by <c>Dy</c>.</summary>
        Zoom = 2,
    }

    /// <summary>Where the zoom of a tap puts the tapped point.</summary>
    public enum ZoomAnchor : int
    {
        /// <summary>The tapped point stays in place.</summary>
        Point = 0,
        /// <summary>The tapped point moves to the center of the safe area.</summary>
        Center = 1,
    }

    /// <summary>Point about which fingers and scrolls zoom.</summary>
    public enum PinchAnchor : int
    {
        /// <summary>The center of the fingers, or the pointer.</summary>
        Centroid = 0,
        /// <summary>The center of the safe area. Two fingers then do not pan.</summary>
        Center = 1,
    }

    /// <summary>Scales to which a zoom snaps, in its direction and within <c>SnapTolerance</c>.</summary>
    public enum Snap : int
    {
        /// <summary>Nothing snaps.</summary>
        None = 0,
        /// <summary><c>Config.Levels</c> and the fitted scale.</summary>
        Levels = 1,
        /// <summary>The fitted scale times whole powers of <c>ZoomStep</c>, as the levels of a map.</summary>
        Steps = 2,
    }

    /// <summary>Source of the momentum after a trackpad's scroll that ends in motion.</summary>
    public enum Momentum : int
    {
        /// <summary><c>ScrollPhase.Momentum</c> reports move the view; it never flings.</summary>
        Host = 0,
        /// <summary>The view flings at <c>Ended</c>, and ignores momentum reports.</summary>
        Library = 1,
        /// <summary>The view flings at <c>Ended</c>; momentum reports, if they come, continue that fling.</summary>
        Auto = 2,
    }

    /// <summary>Numbers of fingers.</summary>
    [Flags]
    public enum FingerCounts : uint
    {
        /// <summary>The empty set.</summary>
        None = 0,
        /// <summary>Two fingers.</summary>
        Two = 4,
        /// <summary>Three fingers.</summary>
        Three = 8,
        /// <summary>Four fingers.</summary>
        Four = 16,
        /// <summary>Five fingers.</summary>
        Five = 32,
        /// <summary>All members.</summary>
        All = 60,
    }

    /// <summary>What the view keeps when its content changes.</summary>
    public enum Keep : int
    {
        /// <summary>The visible part: for a full image that replaces its preview.</summary>
        Picture = 0,
        /// <summary>The transform: for a world that grows.</summary>
        Coordinates = 1,
    }

    /// <summary>Owner of a contact. Those of <c>HostTools</c> and <c>HostButtons</c> are <c>Host</c> from their
    /// landing. With <c>MinPanContacts</c> 2 a lone finger is <c>Undecided</c> for <c>TwoFingerLandTime</c>, then
    /// <c>Host</c>; or <c>View</c> if a second one lands by then.</summary>
    public enum ContactOwner : int
    {
        /// <summary>Moves the view.</summary>
        View = 0,
        /// <summary>You draw or drag with it. It still taps, unless claimed.</summary>
        Host = 1,
        /// <summary>You may draw with it until <c>Owner</c>.</summary>
        Undecided = 2,
        /// <summary>A palm, or a finger beside a pen.</summary>
        Ignored = 3,
    }

    /// <summary>Kinds of recorded calls, by the names of their functions.</summary>
    public enum RecordKind : int
    {
        /// <summary>The beginning of the recording.</summary>
        Start = 1,
        /// <summary>A call of <c>View.LoadState</c>.</summary>
        LoadState = 2,
        /// <summary>A call of <c>View.SetConfig</c>.</summary>
        Config = 3,
        /// <summary>A call of <c>View.SetViewport</c>.</summary>
        Viewport = 4,
        /// <summary>A call of <c>View.SetContent</c>.</summary>
        Content = 5,
        /// <summary>A call of <c>View.SetPagerOffset</c>.</summary>
        PagerOffset = 6,
        /// <summary>A call of <c>View.PushTouches</c>.</summary>
        Touch = 7,
        /// <summary>A call of <c>View.PushScroll</c>.</summary>
        Scroll = 8,
        /// <summary>A call of <c>View.SetContactOwner</c>.</summary>
        Owner = 9,
        /// <summary>A call of <c>View.CancelTouches</c>.</summary>
        CancelTouches = 10,
        /// <summary>A call of <c>View.Advance</c>.</summary>
        Advance = 11,
        /// <summary>A call of <c>View.RebaseTime</c>.</summary>
        RebaseTime = 12,
        /// <summary>A call of <c>View.SetTransform</c>.</summary>
        SetTransform = 13,
        /// <summary>A call of <c>View.ZoomTo</c>.</summary>
        ZoomTo = 14,
        /// <summary>A call of <c>View.ZoomToRect</c>.</summary>
        ZoomToRect = 15,
        /// <summary>A call of <c>View.CenterOn</c>.</summary>
        CenterOn = 16,
        /// <summary>A call of <c>View.RotateTo</c>.</summary>
        RotateTo = 17,
        /// <summary>A call of <c>View.Fit</c>.</summary>
        Fit = 18,
        /// <summary>A call of <c>View.PanBy</c>.</summary>
        PanBy = 19,
        /// <summary>A call of <c>View.ZoomBy</c>.</summary>
        ZoomBy = 20,
        /// <summary>A call of <c>View.RotateBy</c>.</summary>
        RotateBy = 21,
        /// <summary>A call of <c>View.SetVelocity</c>.</summary>
        SetVelocity = 22,
        /// <summary>A call of <c>View.StopMotion</c>.</summary>
        StopMotion = 23,
        /// <summary>A call of <c>View.PollEvents</c>.</summary>
        Poll = 24,
        /// <summary>A call of <c>View.PenNear</c>.</summary>
        PenNear = 25,
        /// <summary>A call of <c>View.Step</c>.</summary>
        Step = 26,
    }

    /// <summary>
    /// Maps content to the view, by rotation and scale about content point (0, 0) and then a translation:
    /// <code>
    /// ViewX = scale * (cos(rotation) * ContentX - sin(rotation) * ContentY) + x
    /// ViewY = scale * (sin(rotation) * ContentX + cos(rotation) * ContentY) + y
    /// </code>
    /// <para>As an argument, scale is 1e-40 to 1e40, and the other numbers are -1e40 to 1e40.</para>
    /// </summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Transform
    {
        /// <summary>View units per content unit, above 0.</summary>
        public double Scale;

        /// <summary>Radians.</summary>
        public double Rotation;

        /// <summary>Position of content point (0, 0) in view units.</summary>
        public double X;

        /// <summary>Position of content point (0, 0) in view units.</summary>
        public double Y;

        /// <summary>The fields by name and value.</summary>
        public override string ToString()
        {
            return Text.Of("Transform", "Scale", Scale, "Rotation", Rotation, "X", X, "Y", Y);
        }
    }

    /// <summary>An upright rectangle, such as that of the content.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct ContentRect
    {
        /// <summary>Smallest coordinates, at most <c>View.MaxLength</c> from 0.</summary>
        public double X;

        /// <summary>Smallest coordinates, at most <c>View.MaxLength</c> from 0.</summary>
        public double Y;

        /// <summary>Sizes, <c>View.MinSize</c> to <c>View.MaxLength</c>.</summary>
        public double Width;

        /// <summary>Sizes, <c>View.MinSize</c> to <c>View.MaxLength</c>.</summary>
        public double Height;

        /// <summary>The fields by name and value.</summary>
        public override string ToString()
        {
            return Text.Of("ContentRect", "X", X, "Y", Y, "Width", Width, "Height", Height);
        }
    }

    /// <summary>The area for the content, in view units. The safe area is what the bars on its sides leave free, and at
    /// least 1/64 of each size.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Viewport
    {
        /// <summary>Size, <c>View.MinSize</c> to <c>View.MaxLength</c>.</summary>
        public double Width;

        /// <summary>Size, <c>View.MinSize</c> to <c>View.MaxLength</c>.</summary>
        public double Height;

        /// <summary>Insets: the widths of the bars, 0 to <c>View.MaxLength</c>.</summary>
        public double Left;

        /// <summary>Insets: the widths of the bars, 0 to <c>View.MaxLength</c>.</summary>
        public double Top;

        /// <summary>Insets: the widths of the bars, 0 to <c>View.MaxLength</c>.</summary>
        public double Right;

        /// <summary>Insets: the widths of the bars, 0 to <c>View.MaxLength</c>.</summary>
        public double Bottom;

        /// <summary>The fields by name and value.</summary>
        public override string ToString()
        {
            return Text.Of("Viewport", "Width", Width, "Height", Height, "Left", Left, "Top", Top, "Right", Right,
                "Bottom", Bottom);
        }
    }

    /// <summary>One contact at one instant.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Touch
    {
        /// <summary>Seconds.</summary>
        public double Time;

        /// <summary>Any number, unique among the contacts that are down.</summary>
        public long Id;

        /// <summary>Position in view units; it may lie outside the viewport.</summary>
        public double X;

        /// <summary>Position in view units; it may lie outside the viewport.</summary>
        public double Y;

        /// <summary>Phase of a touch.</summary>
        public TouchPhase Phase;

        /// <summary><c>Tool</c>; the one at <c>Began</c> counts.</summary>
        public Tool Tool;

        /// <summary><c>ContactFlags</c> bits; those at <c>Began</c> count, and <c>Palm</c> at any touch.</summary>
        public ContactFlags Flags;

        /// <summary><c>Buttons</c> bits at <c>Began</c>, or 0.</summary>
        public Buttons Buttons;

        /// <summary>Longer axis of the contact's area, view units, 0 to <c>View.MaxLength</c>; 0 if unknown.</summary>
        public double Size;

        internal double reserved;

        /// <summary>The fields by name and value.</summary>
        public override string ToString()
        {
            return Text.Of("Touch", "Time", Time, "Id", Id, "X", X, "Y", Y, "Phase", Phase, "Tool", Tool,
                "Flags", Flags, "Buttons", Buttons, "Size", Size);
        }
    }

    /// <summary>What a host checks each frame.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct ViewState
    {
        /// <summary>The view's clock in seconds; -infinity before the first time.</summary>
        public double Time;

        /// <summary>A host that sleeps calls <c>View.Advance</c> at this time, in seconds. It is <c>Time</c> (or 0 for
        /// -infinity) while the picture moves or touches wait to act, and infinity if nothing is due.</summary>
        public double NextDeadline;

        internal uint flags;

        /// <summary>Flags of <c>ViewState</c>.</summary>
        public StateFlags Flags
        {
            get { return (StateFlags)(flags & 7936); }
        }

        /// <summary>Limits of the transform: the content is there or beyond, in motion or at rest. Content that cannot
        /// move is at both edges.</summary>
        public Limits Limits
        {
            get { return (Limits)(flags & 63); }
        }

        /// <summary>Contacts that are down.</summary>
        public int ContactCount;

        /// <summary>Events that wait for the poll.</summary>
        public int WaitingCount;

        internal fixed int reserved[3];

        /// <summary>The fields by name and value.</summary>
        public override string ToString()
        {
            return Text.Of("ViewState", "Time", Time, "NextDeadline", NextDeadline, "Flags", Flags, "Limits", Limits,
                "ContactCount", ContactCount, "WaitingCount", WaitingCount);
        }
    }

    /// <summary>Result of <c>View.Frame</c>.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct FrameResult
    {
        /// <summary>Draw the content with it.</summary>
        public Transform Transform;

        /// <summary>The state after the call.</summary>
        public ViewState State;

        /// <summary>Touches that the view took.</summary>
        public int Accepted;

        /// <summary>Events that the call wrote.</summary>
        public int EventCount;

        internal double reserved;

        /// <summary>The fields by name and value.</summary>
        public override string ToString()
        {
            return Text.Of("FrameResult", "Transform", Transform, "State", State, "Accepted", Accepted,
                "EventCount", EventCount);
        }
    }

    /// <summary>One report of a wheel or a trackpad.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Scroll
    {
        /// <summary>Seconds.</summary>
        public double Time;

        /// <summary>Position of the pointer in view units.</summary>
        public double X;

        /// <summary>Position of the pointer in view units.</summary>
        public double Y;

        /// <summary>Delta since the last report, in <c>Unit</c>, each -<c>View.MaxLength</c> to <c>View.MaxLength</c>.
        /// A positive <c>Dy</c> scrolls the page down, or zooms out, as in the DOM.</summary>
        public double Dx;

        /// <summary>Delta since the last report, in <c>Unit</c>, each -<c>View.MaxLength</c> to <c>View.MaxLength</c>.
        /// A positive <c>Dy</c> scrolls the page down, or zooms out, as in the DOM.</summary>
        public double Dy;

        /// <summary>Zoom factor of a trackpad's pinch or of Ctrl and a wheel (pass 1.26 a notch), 0, or 1e-6 to 1e6; 0
        /// is none. It zooms even if <c>Wheel</c> or <c>Trackpad</c> pans.</summary>
        public double Factor;

        /// <summary>Rotation by a trackpad since the last report, radians, -1000 to 1000.</summary>
        public double Rotation;

        /// <summary>Unit of <c>Dx</c> and <c>Dy</c>.</summary>
        public ScrollUnit Unit;

        /// <summary>Device of a scroll.</summary>
        public ScrollSource Source;

        /// <summary>Phase of a scroll, as the window system reports it.</summary>
        public ScrollPhase Phase;

        internal int reserved;

        /// <summary>The fields by name and value.</summary>
        public override string ToString()
        {
            return Text.Of("Scroll", "Time", Time, "X", X, "Y", Y, "Dx", Dx, "Dy", Dy, "Factor", Factor,
                "Rotation", Rotation, "Unit", Unit, "Source", Source, "Phase", Phase);
        }
    }

    /// <summary>Velocity of the content at one point of the view, about which it scales and rotates.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Velocity
    {
        /// <summary>View units per second.</summary>
        public double X;

        /// <summary>View units per second.</summary>
        public double Y;

        /// <summary>Velocity of ln(scale), 1/s.</summary>
        public double LogScale;

        /// <summary>Radians per second.</summary>
        public double Rotation;

        /// <summary>The point in view units.</summary>
        public double ViewX;

        /// <summary>The point in view units.</summary>
        public double ViewY;

        /// <summary>The fields by name and value.</summary>
        public override string ToString()
        {
            return Text.Of("Velocity", "X", X, "Y", Y, "LogScale", LogScale, "Rotation", Rotation, "ViewX", ViewX,
                "ViewY", ViewY);
        }
    }

    /// <summary>One event. Fields that a kind does not use are 0.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct GestureEvent
    {
        /// <summary>The true instant in seconds.</summary>
        public double Time;

        /// <summary>Id of the contact, of several the one that landed first.</summary>
        public long Contact;

        /// <summary>Kinds of events.</summary>
        public EventKind Kind;

        /// <summary>Phase of an event.</summary>
        public EventPhase Phase;

        /// <summary>Contacts that take part.</summary>
        public int ContactCount;

        /// <summary>Taps of the quick series up to now.</summary>
        public int TapCount;

        /// <summary>Place in view units: the center of the fingers, the pointer of a scroll, otherwise the center of
        /// the safe area.</summary>
        public double ViewX;

        /// <summary>Place in view units: the center of the fingers, the pointer of a scroll, otherwise the center of
        /// the safe area.</summary>
        public double ViewY;

        /// <summary>The content point at that place and time.</summary>
        public double ContentX;

        /// <summary>The content point at that place and time.</summary>
        public double ContentY;

        /// <summary>Where that contact landed, view units.</summary>
        public double LandingViewX;

        /// <summary>Where that contact landed, view units.</summary>
        public double LandingViewY;

        /// <summary>The content point on which it landed.</summary>
        public double LandingContentX;

        /// <summary>The content point on which it landed.</summary>
        public double LandingContentY;

        /// <summary>As in the displayed transform at that time.</summary>
        public double Scale;

        /// <summary>As in the displayed transform at that time.</summary>
        public double Rotation;

        /// <summary>Velocity of the fingers, otherwise of the content, at that place; 0 in <c>Changed</c>.</summary>
        public Velocity Velocity;

        /// <summary><c>Pan</c>, <c>FingersDrag</c>: travel for the host since the last polled one, view
        /// units.</summary>
        public double UnconsumedX;

        /// <summary><c>Pan</c>, <c>FingersDrag</c>: travel for the host since the last polled one, view
        /// units.</summary>
        public double UnconsumedY;

        /// <summary><c>Tool</c> of the contact.</summary>
        public Tool Tool;

        /// <summary><c>Buttons</c> bits at its landing.</summary>
        public Buttons Buttons;

        /// <summary><c>Limits</c> bits. <c>Pan</c>: the edges beyond which the pager is displaced.</summary>
        public Limits Limits;

        /// <summary><c>Direction</c> of <c>Swipe</c>, <c>Page</c> and <c>Edge</c>.</summary>
        public Direction Direction;

        /// <summary><c>Owner</c>: <c>ContactOwner</c> from now on.</summary>
        public ContactOwner Owner;

        /// <summary><c>Failed</c>: <c>EventKind</c>.</summary>
        public EventKind Gesture;

        /// <summary><c>Failed</c>: <c>FailureReason</c>.</summary>
        public FailureReason Reason;

        internal int setting;

        /// <summary><c>Failed</c>: name of the setting that decided, such as "tap_slop"; "" if none did.</summary>
        public string Setting
        {
            get { return Config.SettingAt(setting); }
        }

        /// <summary><c>Failed</c>: the number measured, in its unit.</summary>
        public double Measured;

        /// <summary><c>Failed</c>: the bound that it missed.</summary>
        public double Allowed;

        /// <summary><c>Animation</c>, <c>Fling</c>, <c>Settled</c> and <c>Limit</c>: <c>Cause</c>.</summary>
        public Cause Cause;

        internal fixed int reserved[3];

        /// <summary>The fields by name and value.</summary>
        public override string ToString()
        {
            return Text.Of("GestureEvent", "Time", Time, "Contact", Contact, "Kind", Kind, "Phase", Phase,
                "ContactCount", ContactCount, "TapCount", TapCount, "ViewX", ViewX, "ViewY", ViewY,
                "ContentX", ContentX, "ContentY", ContentY, "LandingViewX", LandingViewX, "LandingViewY", LandingViewY,
                "LandingContentX", LandingContentX, "LandingContentY", LandingContentY, "Scale", Scale,
                "Rotation", Rotation, "Velocity", Velocity, "UnconsumedX", UnconsumedX, "UnconsumedY", UnconsumedY,
                "Tool", Tool, "Buttons", Buttons, "Limits", Limits, "Direction", Direction, "Owner", Owner,
                "Gesture", Gesture, "Reason", Reason, "Setting", Setting, "Measured", Measured, "Allowed", Allowed,
                "Cause", Cause);
        }
    }

    /// <summary>Options of a command: how it moves the view. The default moves it at once. Example: new CommandOptions
    /// { Animated = true }.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct CommandOptions
    {
        internal uint structSize;

        internal int animated;

        /// <summary>false: at once; true: animated.</summary>
        public bool Animated
        {
            get { return animated != 0; }
            set { animated = value ? 1 : 0; }
        }

        /// <summary>Easing curve.</summary>
        public AnimationCurve Curve;

        /// <summary>Path of an animation.</summary>
        public AnimationPath Path;

        /// <summary>Duration of the animation in seconds, 0, or 0.001 to 10. 0 means <c>Config.AnimationDuration</c>,
        /// or with <c>Fly</c> that of <c>FlySpeed</c>, at most 60 seconds.</summary>
        public double Duration;

        /// <summary>Padding of <c>View.ZoomToRect</c> in the safe area, view units, 0 to <c>View.MaxLength</c>
        /// each.</summary>
        public double Left;

        /// <summary>Padding of <c>View.ZoomToRect</c> in the safe area, view units, 0 to <c>View.MaxLength</c>
        /// each.</summary>
        public double Top;

        /// <summary>Padding of <c>View.ZoomToRect</c> in the safe area, view units, 0 to <c>View.MaxLength</c>
        /// each.</summary>
        public double Right;

        /// <summary>Padding of <c>View.ZoomToRect</c> in the safe area, view units, 0 to <c>View.MaxLength</c>
        /// each.</summary>
        public double Bottom;

        /// <summary>Largest scale of the target, 1e-40 to 1e40, or 0: that of the view.</summary>
        public double MaxScale;

        /// <summary><c>Fly</c>: curvature, 0.001 to 1000, or 0: sqrt 2.</summary>
        public double FlyRho;

        /// <summary><c>Fly</c> without duration: rho-screenfuls per second, 0.001 to 1000, or 0: 1.2.</summary>
        public double FlySpeed;

        internal int quiet;

        /// <summary>true: for following another camera, even in each frame. Sends only <c>Limit</c> and, after a pause,
        /// <c>Settled</c>; no effect while the user moves the view. Not with <c>Animated</c>.</summary>
        public bool Quiet
        {
            get { return quiet != 0; }
            set { quiet = value ? 1 : 0; }
        }

        internal int reserved;

        /// <summary>The fields by name and value.</summary>
        public override string ToString()
        {
            return Text.Of("CommandOptions", "Animated", Animated, "Curve", Curve, "Path", Path, "Duration", Duration,
                "Left", Left, "Top", Top, "Right", Right, "Bottom", Bottom, "MaxScale", MaxScale, "FlyRho", FlyRho,
                "FlySpeed", FlySpeed, "Quiet", Quiet);
        }
    }

    /// <summary>
    /// A scale that keeps its meaning after a resize: a factor times the scale of a fit, or the larger of two such
    /// terms. Examples:
    /// <list type="bullet">
    /// <item><description>new ScaleLevel(Fit.Contain, 2.5): 2.5 times the scale that shows all
    /// content.</description></item>
    /// <item><description>2.5: the plain scale 2.5.</description></item>
    /// <item><description>ScaleLevel.Larger(Fit.OneToOne, 2, Fit.Contain, 6): two device pixels for each content unit,
    /// or six times the scale of the whole content.</description></item>
    /// </list>
    /// </summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct ScaleLevel
    {
        /// <summary>A scale that depends on the sizes of the content and the safe area.</summary>
        public Fit Fit;

        /// <summary><c>Fit</c> of the second term; <c>Fit.None</c> without one.</summary>
        public Fit OtherFit;

        /// <summary>Factor, 1e-6 to 1e6.</summary>
        public double Factor;

        /// <summary>Factor of the second term, 1e-6 to 1e6; 0 without one.</summary>
        public double OtherFactor;

        /// <summary>The fields by name and value.</summary>
        public override string ToString()
        {
            return Text.Of("ScaleLevel", "Fit", Fit, "OtherFit", OtherFit, "Factor", Factor,
                "OtherFactor", OtherFactor);
        }
    }

    /// <summary>Every setting of a view. The constructor fills it with a preset, and the host changes fields. Brackets
    /// hold the default, and the presets with another default.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Config
    {
        internal uint structSize;

        /// <summary><c>Gestures</c> bits [all but <c>Rotate</c>; <c>Maps</c>: all but <c>Rotate</c>, <c>Swipe</c>;
        /// <c>Board</c>: all but <c>Rotate</c>, <c>Swipe</c>].</summary>
        public Gestures Gestures;

        /// <summary>Points per view unit, 1e-3 to 1e3 [1]. 160 / dpi if a view unit is a pixel.</summary>
        public double PointsPerUnit;

        /// <summary>Device pixels per view unit, for <c>OneToOne</c> and rasters, 1e-3 to 1e3 [1].</summary>
        public double PixelsPerUnit;

        /// <summary><c>Fit</c> of the fitted view [<c>Contain</c>; <c>Photos</c>: <c>ScaleDown</c>; <c>Maps</c>:
        /// <c>Cover</c>; <c>Reader</c>: <c>Width</c>].</summary>
        public Fit Fit;

        /// <summary><c>PanBounds</c> [<c>Content</c>; <c>Board</c>: <c>None</c>].</summary>
        public PanBounds Bounds;

        /// <summary>Smallest scale [1 x <c>Contain</c>; <c>Photos</c>: 1 x <c>ScaleDown</c>; <c>Maps</c>: 1 x
        /// <c>Cover</c>; <c>Reader</c>: 1 x <c>Width</c>; <c>Board</c>: 0.1 x <c>Contain</c>].</summary>
        public ScaleLevel MinScale;

        /// <summary>Largest scale, never less than <c>MinScale</c> [6 x <c>Contain</c>; <c>Photos</c>: larger of 2 x
        /// <c>OneToOne</c> and 6 x <c>ScaleDown</c>; <c>Maps</c>: 64 x <c>Cover</c>; <c>Reader</c>: 5 x <c>Width</c>;
        /// <c>Board</c>: 10 x <c>Contain</c>].</summary>
        public ScaleLevel MaxScale;

        /// <summary><c>ZoomAction</c> [<c>Toggle</c>; <c>Maps</c>: <c>Step</c>; <c>Board</c>: <c>Fit</c>].</summary>
        public ZoomAction DoubleTap;

        /// <summary><c>ScrollEffect</c> of a wheel [<c>Zoom</c>; <c>Reader</c>: <c>Pan</c>].</summary>
        public ScrollEffect Wheel;

        /// <summary><c>ScrollEffect</c> of a trackpad's scroll; its pinch always zooms [<c>Pan</c>].</summary>
        public ScrollEffect Trackpad;

        internal int reducedMotion;

        /// <summary>true: nothing animates or flings; the same events come [false].</summary>
        public bool ReducedMotion
        {
            get { return reducedMotion != 0; }
            set { reducedMotion = value ? 1 : 0; }
        }

        /// <summary>Where smaller content lies: 0 is left, 1 is right. A part, 0 to 1 [0.5].</summary>
        public double AlignX;

        /// <summary>Place of the content that the view aligns along y: 0 is <c>Top</c>, 1 is <c>Bottom</c>. A part, 0
        /// to 1 [0.5; <c>Reader</c>: 0].</summary>
        public double AlignY;

        /// <summary>Least part of the safe area that content covers, or of smaller content that stays there, 0 to 1
        /// [1].</summary>
        public double VisiblePart;

        /// <summary>Length added to the part of the content that stays visible, view units, -1e12 to 1e12 [0]. -40
        /// allows a margin of 40.</summary>
        public double VisibleExtra;

        internal int alwaysBounceX;

        /// <summary>true: content that cannot scroll along x follows a drag elastically [false; <c>Photos</c>:
        /// true].</summary>
        public bool AlwaysBounceX
        {
            get { return alwaysBounceX != 0; }
            set { alwaysBounceX = value ? 1 : 0; }
        }

        internal int alwaysBounceY;

        /// <summary>Whether content that cannot scroll along y follows a drag elastically [false].</summary>
        public bool AlwaysBounceY
        {
            get { return alwaysBounceY != 0; }
            set { alwaysBounceY = value ? 1 : 0; }
        }

        /// <summary><c>ZoomAction</c> [<c>None</c>; <c>Maps</c>: <c>Step</c>; <c>Reader</c>: <c>Fit</c>].</summary>
        public ZoomAction TwoFingerTap;

        /// <summary><c>ZoomAnchor</c> of all taps and presses [<c>Point</c>; <c>Reader</c>: <c>Center</c>].</summary>
        public ZoomAnchor TapAnchor;

        /// <summary><c>PinchAnchor</c> [<c>Centroid</c>].</summary>
        public PinchAnchor PinchAnchor;

        /// <summary><c>ZoomAction</c> of <c>Tap</c> [<c>None</c>].</summary>
        public ZoomAction TapAction;

        /// <summary><c>ZoomAction</c> of <c>LongPress</c> [<c>None</c>].</summary>
        public ZoomAction PressAction;

        /// <summary><c>FingerCounts</c> bits of the numbers of fingers that tap together [<c>Two</c>].</summary>
        public FingerCounts FingerTaps;

        /// <summary><c>Snap</c> [<c>None</c>].</summary>
        public Snap Snap;

        internal int levelCount;

        /// <summary>Factor of a step, 1.01 to 100 [1.5; <c>Maps</c>: 2].</summary>
        public double ZoomStep;

        /// <summary>Duration of an animation, seconds, 0, or 0.001 to 10 [0.30].</summary>
        public double AnimationDuration;

        /// <summary>Largest distance in ln(scale) over which the view snaps, 0 to 10 [0.35].</summary>
        public double SnapTolerance;

        internal ScaleLevel levels0, levels1, levels2, levels3, levels4, levels5, levels6, levels7;

        /// <summary>Scales of <c>Levels</c>, in any order, and of <c>Toggle</c>: the first [none; <c>Photos</c>: 2.5 x
        /// <c>ScaleDown</c>; <c>Reader</c>: 2 x <c>Width</c>].</summary>
        public ScaleLevel[] Levels
        {
            get
            {
                ScaleLevel[] values = new ScaleLevel[Math.Max(0, Math.Min(levelCount, View.MaxLevels))];
                fixed (ScaleLevel* place = &levels0)
                    for (int i = 0; i < values.Length; i++) values[i] = place[i];
                return values;
            }
            set
            {
                if (value == null) throw new ArgumentNullException(nameof(value));
                if (value.Length > View.MaxLevels)
                    throw new ArgumentException("There may be at most " + View.MaxLevels + " levels.", nameof(value));
                fixed (ScaleLevel* place = &levels0)
                    for (int i = 0; i < View.MaxLevels; i++)
                        place[i] = i < value.Length ? value[i] : default(ScaleLevel);
                levelCount = value.Length;
            }
        }

        /// <summary><c>Momentum</c> [<c>Auto</c>].</summary>
        public Momentum Momentum;

        internal int invertZoom;

        /// <summary>true: <c>Dy</c> zooms in the opposite direction [false].</summary>
        public bool InvertZoom
        {
            get { return invertZoom != 0; }
            set { invertZoom = value ? 1 : 0; }
        }

        /// <summary>Exponent of the zoom: 3 notches zoom by 2 to this power, 0.01 to 10 [1].</summary>
        public double WheelSpeed;

        /// <summary>Rate at which a wheel's remaining motion decays, 1/s, 0, or 1 to 1000 [23].</summary>
        public double WheelSmoothing;

        /// <summary>Silence after which a scroll without phases ends, seconds, 0.01 to 10 [0.15].</summary>
        public double ScrollEndTime;

        /// <summary>Decay of the velocity, 1/s, 0.01 to 1000 [2].</summary>
        public double FlingDecay;

        /// <summary>Decay of the velocity of zoom and rotation, 1/s, 0, or 0.1 to 1000 [13]. 0 is off.</summary>
        public double FlingZoomDecay;

        /// <summary>Slowest pan that flings, points per second, 0 to 1e6 [200].</summary>
        public double FlingMinSpeed;

        /// <summary>Factor by which content gives beyond its bounds, 0 to 1 [0.55]. 0 is a hard stop.</summary>
        public double RubberBand;

        /// <summary>Factor by which a pinch can exceed a scale limit, 1 to 100 [2].</summary>
        public double RubberBandScale;

        /// <summary>Frequency of the spring that returns content, radians per second, 0.1 to 1000 [12].</summary>
        public double SpringFrequency;

        /// <summary>Longest pause from a lift to the next landing, seconds, 0.01 to 10 [0.30].</summary>
        public double DoubleTapTime;

        /// <summary>Largest distance between two taps, points, 0 to 1e4 [40].</summary>
        public double DoubleTapDistance;

        /// <summary>Longest tap if <c>LongPress</c> is off, seconds, 0.01 to 10 [1].</summary>
        public double TapTime;

        /// <summary>Travel that a finger's tap allows where nothing can pan, points, 10 to 1e4 [18]. Elsewhere, and for
        /// a pen and a mouse, it is 10.</summary>
        public double TapSlop;

        /// <summary>Rest after which a long press begins, seconds, 0.01 to 10 [0.45].</summary>
        public double PressTime;

        /// <summary>Longest contact of a two-finger tap, seconds, 0.01 to 10 [0.35].</summary>
        public double TwoFingerTapTime;

        /// <summary>Longest time between the landings, seconds, 0 to 10 [0.15].</summary>
        public double TwoFingerLandTime;

        /// <summary>Longest time between the lifts, seconds, 0 to 10 [0.15].</summary>
        public double TwoFingerLiftTime;

        /// <summary>Travel of the fingers before a pan, points, 0 to 1e4 [10]. It is taken off the motion. A pen needs
        /// 0.6 of it, a mouse 0.3.</summary>
        public double PanSlop;

        /// <summary>Ratio of travel along the axes above which a pan keeps to one, 0, or 1 to 100 [0]. 1.25 is
        /// usual.</summary>
        public double AxisLockRatio;

        /// <summary>Slowest swipe, within 30 degrees of an axis, points per second, 0 to 1e6 [300].</summary>
        public double SwipeSpeed;

        /// <summary>Least overscroll that sends <c>Page</c>, part of the safe area's width, 0 to 10 [0.25].</summary>
        public double PageOverscroll;

        /// <summary>Change of the fingers' mean radius before a pinch, points, 0 to 1e4 [6]. It is taken off the
        /// motion: two fingers that spread from 100 to 212 points zoom by 212 / (100 + 12).</summary>
        public double PinchSlop;

        /// <summary>Exponent of the zoom by a pinch, 0.01 to 10 [1].</summary>
        public double PinchSpeed;

        /// <summary>Distance of the fingers below which a pinch zooms less and less, points, 0 to 1e4 [50].</summary>
        public double PinchMinSpan;

        /// <summary>Arc before a rotation, points, 0 to 1e4 [25]. It grows while fingers spread.</summary>
        public double RotateSlop;

        /// <summary>Angle from a detent within which a rotation snaps, radians, 0 to 0.785 [0.122].</summary>
        public double RotateSnap;

        /// <summary>Angle from one detent to the next, radians, 0.01 to 6.284 [1.5707963267948966; <c>Maps</c>:
        /// 6.283185307179586]. A full turn has one detent: north.</summary>
        public double RotateSnapStep;

        /// <summary>Drag that doubles the scale, points, 1 to 1e4, or -1e4 to -1 for upward drags [140].</summary>
        public double QuickZoomDistance;

        /// <summary><c>EventKind</c> of each kind to send [all but <c>Failed</c>, <c>Snap</c>].</summary>
        public EventKinds Events;

        internal int lenient;

        /// <summary>true: corrects late times, and doubled and unknown touches: see <c>View.PushTouches</c>
        /// [true].</summary>
        public bool Lenient
        {
            get { return lenient != 0; }
            set { lenient = value ? 1 : 0; }
        }

        /// <summary>Contacts needed to move the view, 1 to 2 [1]. With 2 a single finger is the host's.</summary>
        public int MinPanContacts;

        /// <summary><c>Limits.Left</c>..<c>Bottom</c> bits of the edges beyond which a drag or a fling moves the host's
        /// pager [0].</summary>
        public Limits PagerEdges;

        /// <summary><c>Tool</c> of each tool of the host, such as a pen that draws [0].</summary>
        public Tools HostTools;

        /// <summary><c>Buttons</c> bits: contacts that land with one of them are the host's [0].</summary>
        public Buttons HostButtons;

        /// <summary><c>FingerCounts.Three</c>..<c>Five</c> bits of the numbers of fingers that send <c>FingersDrag</c>
        /// [0].</summary>
        public FingerCounts DragFingers;

        /// <summary>Size of a finger above which it is a palm, points, 0 to 1e12; 0 is off [0]. 125 (20 mm) suits
        /// drawing.</summary>
        public double PalmSize;

        /// <summary>Fingers that land while a pen is down, or this long after it, are ignored, seconds, 0 to 1e12; 0 is
        /// off [0]. 0.5 suits drawing.</summary>
        public double PenGuardTime;

        /// <summary>A landing sooner than this after a lift continues the contact, seconds, 0 to <c>DoubleTapTime</c>
        /// [0.04].</summary>
        public double TapDebounceTime;

        /// <summary>Time after a tap in which landings are ignored, for hands that tremble, seconds, 0 to 10; 0 is off
        /// [0].</summary>
        public double TapIgnoreTime;

        /// <summary>Time after the first lift of several fingers in which the others move nothing, unless they go
        /// beyond 9 points, seconds, 0 to 1 [0.08].</summary>
        public double LiftGraceTime;

        /// <summary>Fastest fling, points per second, <c>FlingMinSpeed</c> to 1e6 [20000].</summary>
        public double FlingMaxSpeed;

        /// <summary>Speed above which flings add up, points per second, 0 to 1e6 [350].</summary>
        public double FlingBoostSpeed;

        /// <summary>Least arc before a rotation away from a detent, points, 0 to 1e4 [0]. 45 keeps a map at
        /// north.</summary>
        public double RotateSlopSnapped;

        /// <summary>Longest prediction of fingers for drawing, seconds, 0 to 0.025; 0 is off [0].</summary>
        public double PredictTime;

        internal static string SettingAt(int offset)
        {
            switch (offset)
            {
                case 4: return "gestures";
                case 8: return "points_per_unit";
                case 16: return "pixels_per_unit";
                case 24: return "fit";
                case 28: return "bounds";
                case 32: return "min_scale";
                case 56: return "max_scale";
                case 80: return "double_tap";
                case 84: return "wheel";
                case 88: return "trackpad";
                case 92: return "reduced_motion";
                case 96: return "align_x";
                case 104: return "align_y";
                case 112: return "visible_part";
                case 120: return "visible_extra";
                case 128: return "always_bounce_x";
                case 132: return "always_bounce_y";
                case 136: return "two_finger_tap";
                case 140: return "tap_anchor";
                case 144: return "pinch_anchor";
                case 148: return "tap_action";
                case 152: return "press_action";
                case 156: return "finger_taps";
                case 160: return "snap";
                case 168: return "zoom_step";
                case 176: return "animation_duration";
                case 184: return "snap_tolerance";
                case 192: return "levels";
                case 384: return "momentum";
                case 388: return "invert_zoom";
                case 392: return "wheel_speed";
                case 400: return "wheel_smoothing";
                case 408: return "scroll_end_time";
                case 416: return "fling_decay";
                case 424: return "fling_zoom_decay";
                case 432: return "fling_min_speed";
                case 440: return "rubber_band";
                case 448: return "rubber_band_scale";
                case 456: return "spring_frequency";
                case 464: return "double_tap_time";
                case 472: return "double_tap_distance";
                case 480: return "tap_time";
                case 488: return "tap_slop";
                case 496: return "press_time";
                case 504: return "two_finger_tap_time";
                case 512: return "two_finger_land_time";
                case 520: return "two_finger_lift_time";
                case 528: return "pan_slop";
                case 536: return "axis_lock_ratio";
                case 544: return "swipe_speed";
                case 552: return "page_overscroll";
                case 560: return "pinch_slop";
                case 568: return "pinch_speed";
                case 576: return "pinch_min_span";
                case 584: return "rotate_slop";
                case 592: return "rotate_snap";
                case 600: return "rotate_snap_step";
                case 608: return "quick_zoom_distance";
                case 616: return "events";
                case 624: return "lenient";
                case 628: return "min_pan_contacts";
                case 632: return "pager_edges";
                case 636: return "host_tools";
                case 640: return "host_buttons";
                case 644: return "drag_fingers";
                case 648: return "palm_size";
                case 656: return "pen_guard_time";
                case 664: return "tap_debounce_time";
                case 672: return "tap_ignore_time";
                case 680: return "lift_grace_time";
                case 688: return "fling_max_speed";
                case 696: return "fling_boost_speed";
                case 704: return "rotate_slop_snapped";
                case 712: return "predict_time";
                default: return "";
            }
        }
    }

    /// <summary>How far the content is beyond its limits.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Overscroll
    {
        /// <summary>Displayed, view units: positive beyond <c>Left</c> or <c>Top</c>.</summary>
        public double X;

        /// <summary>Displayed, view units: positive beyond <c>Left</c> or <c>Top</c>.</summary>
        public double Y;

        /// <summary>Excess before the rubber band.</summary>
        public double RawX;

        /// <summary>Excess before the rubber band.</summary>
        public double RawY;

        /// <summary>Displayed excess in ln(scale); negative below the smallest scale.</summary>
        public double LogScale;

        /// <summary>Excess before the rubber band.</summary>
        public double RawLogScale;

        /// <summary>The fields by name and value.</summary>
        public override string ToString()
        {
            return Text.Of("Overscroll", "X", X, "Y", Y, "RawX", RawX, "RawY", RawY, "LogScale", LogScale,
                "RawLogScale", RawLogScale);
        }
    }

    /// <summary>A contact that is down.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Contact
    {
        /// <summary>Its id.</summary>
        public long Id;

        /// <summary>View units.</summary>
        public double X;

        /// <summary>View units.</summary>
        public double Y;

        /// <summary>Seconds.</summary>
        public double LandingTime;

        /// <summary>View units.</summary>
        public double LandingViewX;

        /// <summary>View units.</summary>
        public double LandingViewY;

        /// <summary>Content units.</summary>
        public double LandingContentX;

        /// <summary>Content units.</summary>
        public double LandingContentY;

        /// <summary>Owner of a contact.</summary>
        public ContactOwner Owner;

        /// <summary>Kind of contact.</summary>
        public Tool Tool;

        /// <summary><c>Buttons</c> bits at its landing.</summary>
        public Buttons Buttons;

        internal fixed int reserved[5];

        /// <summary>The fields by name and value.</summary>
        public override string ToString()
        {
            return Text.Of("Contact", "Id", Id, "X", X, "Y", Y, "LandingTime", LandingTime,
                "LandingViewX", LandingViewX, "LandingViewY", LandingViewY, "LandingContentX", LandingContentX,
                "LandingContentY", LandingContentY, "Owner", Owner, "Tool", Tool, "Buttons", Buttons);
        }
    }

    /// <summary>One replayed call.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct RecordEntry
    {
        /// <summary>Index of the call; <c>Start</c> is 0.</summary>
        public long Number;

        /// <summary>Hash of all calls and outcomes since <c>Start</c>.</summary>
        public ulong Hash;

        /// <summary>The view's clock after the call.</summary>
        public double Time;

        /// <summary>Kinds of recorded calls, by the names of their functions.</summary>
        public RecordKind Kind;

        /// <summary>Events that the call polled.</summary>
        public int EventCount;

        internal fixed double numbers[16];

        /// <summary>Its real arguments in order.</summary>
        public double[] Numbers
        {
            get
            {
                double[] values = new double[16];
                fixed (double* place = numbers)
                    for (int i = 0; i < values.Length; i++) values[i] = place[i];
                return values;
            }
        }

        internal fixed long integers[12];

        /// <summary>Its integer arguments.</summary>
        public long[] Integers
        {
            get
            {
                long[] values = new long[12];
                fixed (long* place = integers)
                    for (int i = 0; i < values.Length; i++) values[i] = place[i];
                return values;
            }
        }

        /// <summary>The fields by name and value.</summary>
        public override string ToString()
        {
            return Text.Of("RecordEntry", "Number", Number, "Hash", Hash, "Time", Time, "Kind", Kind,
                "EventCount", EventCount);
        }
    }
}
