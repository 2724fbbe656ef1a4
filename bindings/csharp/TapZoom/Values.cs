// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

#pragma warning disable 169, 649
using System;
using System.Runtime.InteropServices;

namespace TapZoom
{
    /// <summary>Outcome of a call: Ok, or why the library refused it.</summary>
    public enum Status : int
    {
        /// <summary>The call succeeded.</summary>
        Ok = 0,
        /// <summary>A required array or address is missing. C# throws an ArgumentNullException instead.</summary>
        Null = -1,
        /// <summary>A <c>Config</c> has no settings: make it by new Config(Preset). Or bytes beyond the known fields
        /// are not 0.</summary>
        StructSize = -2,
        /// <summary>A number is NaN or infinite.</summary>
        NotFinite = -3,
        /// <summary>A number is outside its range, or a reserved field is not 0.</summary>
        Range = -4,
        /// <summary>A value is not in its enumeration, or a mask has an unknown bit.</summary>
        Enum = -5,
        /// <summary>Without <c>Lenient</c>: the time is before the view's clock.</summary>
        Time = -6,
        /// <summary>Without <c>Lenient</c>: <c>Began</c> has the id of a contact that is down.</summary>
        ContactInUse = -7,
        /// <summary>No contact with this id is down; for a touch only without <c>Lenient</c>.</summary>
        ContactUnknown = -8,
        /// <summary>Without <c>Lenient</c>: <c>View.MaxContacts</c> contacts are already down.</summary>
        ContactLimit = -9,
        /// <summary>The system has no memory for a view.</summary>
        Memory = -10,
        /// <summary>The host's memory is too small.</summary>
        BufferTooSmall = -11,
        /// <summary>The bytes are damaged, or not a snapshot or recording of this format.</summary>
        Data = -12,
        /// <summary>The replayed call ran, but its outcome differs from the recorded one, or its bytes are
        /// damaged.</summary>
        Diverged = -13,
        /// <summary>Another call on the view is under way.</summary>
        Busy = -14,
    }

    /// <summary>Phase of a touch. 0 is an error.</summary>
    public enum TouchPhase : int
    {
        /// <summary>The contact landed.</summary>
        Began = 1,
        /// <summary>The contact moved, or the device repeated its position.</summary>
        Moved = 2,
        /// <summary>The contact lifted. Its last position counts toward <c>TapSlop</c> but does not pan or zoom; see
        /// <c>EventKind.Pan</c> for a contact without moves.</summary>
        Ended = 3,
        /// <summary>The system took the contact, such as a palm. It makes no tap, press, swipe or fling. Gestures
        /// continue with the remaining contacts; a gesture that needs more is <c>Cancelled</c>.</summary>
        Cancelled = 4,
    }

    /// <summary>Kind of contact.</summary>
    public enum Tool : int
    {
        /// <summary>A finger.</summary>
        Finger = 0,
        /// <summary>A pen.</summary>
        Pen = 1,
        /// <summary>A pointer while a button is down; the host does not push hover moves.</summary>
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

    /// <summary>Flags of a contact.</summary>
    [Flags]
    public enum ContactFlags : uint
    {
        /// <summary>The empty set.</summary>
        None = 0,
        /// <summary>It makes no tap, long press or quick zoom: for a contact that has already acted
        /// elsewhere.</summary>
        NoTap = 1,
        /// <summary>A pan with it begins at the first move: for a contact that another view hands over in
        /// motion.</summary>
        NoSlop = 2,
        /// <summary>The system takes it for a palm, at its landing or later. It becomes <c>ContactOwner.Ignored</c>,
        /// whatever <c>PalmSize</c> is.</summary>
        Palm = 4,
        /// <summary>All members.</summary>
        All = 7,
    }

    /// <summary>Buttons of a mouse or a pen. All act alike, unless <c>HostButtons</c> gives some to the host; an event
    /// tells which.</summary>
    [Flags]
    public enum Buttons : uint
    {
        /// <summary>The empty set.</summary>
        None = 0,
        /// <summary>The left button of a mouse, or the tip of a pen.</summary>
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

    /// <summary>Unit of the <c>Dx</c> and <c>Dy</c> of a scroll.</summary>
    public enum ScrollUnit : int
    {
        /// <summary>View units.</summary>
        Pixel = 0,
        /// <summary>Lines of 40 view units.</summary>
        Line = 1,
        /// <summary>Heights of the viewport.</summary>
        Page = 2,
        /// <summary>1/120 of a wheel notch, as in Windows and Wayland. A notch is 100 view units.</summary>
        Notch120 = 3,
    }

    /// <summary>Device of a scroll.</summary>
    public enum ScrollSource : int
    {
        /// <summary>The view smooths the delta (<c>WheelSmoothing</c>) and stops at the limits.</summary>
        Wheel = 0,
        /// <summary>The content moves at once, as under fingers; beyond the limits it follows the rubber
        /// band.</summary>
        Trackpad = 1,
    }

    /// <summary>Phase of a scroll, as the window system reports it.</summary>
    public enum ScrollPhase : int
    {
        /// <summary>No phases: the scroll ends after <c>ScrollEndTime</c> without a report. Deltas of a trackpad that
        /// decay evenly act as <c>Momentum</c>, and so do the zooms into which a key turns the rest of them.</summary>
        Unphased = 0,
        /// <summary>Fingers rest on the trackpad. This stops a motion, unless <c>Config.Trackpad</c> is
        /// <c>None</c>.</summary>
        Began = 1,
        /// <summary>The scroll continues until <c>Ended</c>, however long.</summary>
        Changed = 2,
        /// <summary>The fingers have lifted, after the delta of this report.</summary>
        Ended = 3,
        /// <summary>The system continues the scroll after the lift: see <c>Config.Momentum</c>. It only pans, and not
        /// while a contact is down.</summary>
        Momentum = 4,
    }

    /// <summary>Presets for <c>Config</c>, which the host may then change. <c>Config</c> lists the defaults of
    /// each.</summary>
    public enum Preset : int
    {
        /// <summary>The fitted view shows the whole photo, and does not enlarge a small one.</summary>
        Photos = 0,
        /// <summary>The fitted view covers the safe area. Taps zoom by a factor of 2.</summary>
        Maps = 1,
        /// <summary>The content has the width of the safe area and begins at its top.</summary>
        Reader = 2,
        /// <summary>An object that moves without bounds, at 0.1 to 10 times its fitted scale.</summary>
        Board = 3,
    }

    /// <summary>Gestures to recognize, bits of <c>Config.Gestures</c>. <c>Gestures.Pan</c> is 1 &lt;&lt;
    /// <c>EventKind.Pan</c>, and so on. A gesture that is off costs no time and delays no other gesture.</summary>
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
        /// <summary>One or more fingers drag the content. Scrolls pan without it.</summary>
        Pan = 128,
        /// <summary>Two or more fingers zoom by the distance between them.</summary>
        Pinch = 256,
        /// <summary>Two or more fingers rotate the content.</summary>
        Rotate = 512,
        /// <summary>A tap, then a finger that stays down and drags: down zooms in.</summary>
        QuickZoom = 1024,
        /// <summary>One finger drags fast in a direction in which the content cannot move.</summary>
        Swipe = 2048,
        /// <summary>The view moves on when fingers lift in motion.</summary>
        Fling = 4096,
        /// <summary>All members.</summary>
        All = 8172,
    }

    /// <summary>A scale that depends on the sizes of the upright content and of the safe area. At <c>Cover</c>, rotated
    /// content may leave gaps.</summary>
    public enum Fit : int
    {
        /// <summary>Scale 1.</summary>
        None = 0,
        /// <summary>The largest scale at which the safe area shows all of the content.</summary>
        Contain = 1,
        /// <summary>The smallest scale at which the content covers the safe area.</summary>
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

    /// <summary>Effect of a tap, a double tap or a long press, which zooms in, or of a two-finger tap, which zooms
    /// out.</summary>
    public enum ZoomAction : int
    {
        /// <summary>Nothing; the event still comes.</summary>
        None = 0,
        /// <summary>In: multiplies by <c>ZoomStep</c>. Out: divides by it. Both stop at the limits.</summary>
        Step = 1,
        /// <summary>In: from the fitted scale to levels[0], from any other to the fitted scale. Out: to the fitted
        /// scale. If levels[0] is not above the fitted scale, <c>ZoomStep</c> times the fitted scale takes its place;
        /// if tall content would then cover at most half of the width, the scale of <c>Width</c>.</summary>
        Toggle = 2,
        /// <summary>In: multiplies by <c>ZoomStep</c> up to the largest scale, then goes to the fitted scale. Out:
        /// divides by <c>ZoomStep</c>, not below the fitted scale.</summary>
        Cycle = 3,
        /// <summary>In: to the next larger level, from the largest to the fitted scale. Out: to the next smaller level.
        /// The fitted scale counts as a level.</summary>
        Levels = 4,
        /// <summary>To the fitted view, upright.</summary>
        Fit = 5,
        /// <summary>Does not zoom: the tapped content point moves to the center of the safe area.</summary>
        Center = 6,
    }

    /// <summary>Where a zoom puts the tapped content point, within the bounds.</summary>
    public enum ZoomAnchor : int
    {
        /// <summary>It stays under the finger.</summary>
        Point = 0,
        /// <summary>It moves to the center of the safe area.</summary>
        Center = 1,
    }

    /// <summary>Point about which pinches, rotations, quick zooms, wheels and a trackpad's pinch zoom or
    /// turn.</summary>
    public enum PinchAnchor : int
    {
        /// <summary>The center of the fingers, the landing of a quick zoom, or the pointer.</summary>
        Centroid = 0,
        /// <summary>The center of the safe area. Fingers that can pinch or rotate do not pan; <c>Pan</c> still encloses
        /// their gestures.</summary>
        Center = 1,
    }

    /// <summary>Scales to which the view snaps after a pinch, a quick zoom or a scroll. Of those beyond the scale at
    /// which the zoom began, it goes to the one nearest to the scale at which the motion would end, if that lies within
    /// <c>SnapTolerance</c>.</summary>
    public enum Snap : int
    {
        /// <summary>No snapping.</summary>
        None = 0,
        /// <summary><c>Config.Levels</c> and the fitted scale.</summary>
        Levels = 1,
        /// <summary>The fitted scale times whole powers of <c>ZoomStep</c>, as the levels of a map.</summary>
        Steps = 2,
    }

    /// <summary>Effect of a scroll.</summary>
    public enum ScrollEffect : int
    {
        /// <summary>Nothing.</summary>
        None = 0,
        /// <summary>The content moves by (-<c>Dx</c>, -<c>Dy</c>).</summary>
        Pan = 1,
        /// <summary>The view zooms by <c>Dy</c> about the pointer; <c>Dx</c> has no effect.</summary>
        Zoom = 2,
    }

    /// <summary>Source of the momentum after a trackpad's scroll that ends in motion.</summary>
    public enum Momentum : int
    {
        /// <summary>The system alone: the host pushes <c>ScrollPhase.Momentum</c>. At an edge the content bounces once;
        /// the view ignores the rest.</summary>
        Host = 0,
        /// <summary>The view alone: it flings at <c>ScrollPhase.Ended</c> as after fingers, not when
        /// <c>ScrollEndTime</c> ends the scroll. It ignores <c>ScrollPhase.Momentum</c>.</summary>
        Library = 1,
        /// <summary>The system if it sends momentum, otherwise the view. It flings at <c>ScrollPhase.Ended</c>; a
        /// <c>ScrollPhase.Momentum</c> within <c>ScrollEndTime</c> takes this <c>Fling</c> over without a
        /// jump.</summary>
        Auto = 2,
    }

    /// <summary>Limits of the translation. Other numbers are reserved.</summary>
    public enum PanBounds : int
    {
        /// <summary>
        /// Content that is larger than the safe area leaves no gap in it, also when it is rotated. Smaller content is
        /// aligned (<c>AlignX</c>, <c>AlignY</c>).
        /// <para>A <c>VisiblePart</c> below 1 or a <c>VisibleExtra</c> below 0 lets content leave the safe area in
        /// part. Along each axis of the content, m is the length of the content or of the safe area, whichever is
        /// smaller. At least clamp(<c>VisiblePart</c> * m + <c>VisibleExtra</c>, 0, m) of the content stays within the
        /// safe area. Smaller content then moves freely. Content always touches the safe area.</para>
        /// </summary>
        Content = 0,
        /// <summary>As <c>Content</c>, but smaller content moves freely within the safe area.</summary>
        Inside = 1,
        /// <summary>No bounds: <c>VisiblePart</c> and <c>VisibleExtra</c> have no effect.</summary>
        None = 2,
    }

    /// <summary>Limits of the transform: bits of <c>ViewState.Flags</c>, <c>GestureEvent.Limits</c> and
    /// <c>Config.PagerEdges</c>. The view has reached a limit when it is at the limit or beyond it, in motion or at
    /// rest. Aligned content has reached both edges of its axis.</summary>
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

    /// <summary>
    /// Kinds of events. A gesture without duration sends one <c>Discrete</c> event. A gesture with duration sends
    /// <c>Began</c>, then <c>Changed</c>, then exactly one <c>Ended</c> or <c>Cancelled</c>. Numbers that are not
    /// listed are reserved.
    /// <para><c>Pan</c>, <c>Pinch</c>, <c>Rotate</c>, <c>QuickZoom</c> and <c>Scroll</c> are also <c>Cancelled</c> by
    /// an absolute command, by <c>View.CancelTouches</c>, and by an animated <c>View.SetConfig</c> that moves the view.
    /// Settings that switch the gesture off cancel them, too, and a claim of the last contact.</para>
    /// </summary>
    public enum EventKind : int
    {
        /// <summary>No event.</summary>
        None = 0,
        /// <summary>A possible single tap, for example to highlight a button. <c>Began</c> when the finger lifts;
        /// <c>Ended</c> together with <c>Tap</c>; <c>Cancelled</c> when the next contact makes it a double tap or a
        /// quick zoom, or by <c>View.CancelTouches</c>.</summary>
        TapPending = 1,
        /// <summary>
        /// <c>Discrete</c>. A confirmed single tap: <c>DoubleTapTime</c> after the lift, or sooner if the next contact
        /// cannot be the second tap. The place and the content point are those of the lift.
        /// <para><c>Tap</c> comes at the lift if <c>DoubleTap</c> is off, or if the host does not poll it and it would
        /// not change the transform. <c>TapCount</c> then counts the taps of a quick series.</para>
        /// </summary>
        Tap = 2,
        /// <summary><c>Discrete</c>. The second and each further tap of a quick series with one tool and the same
        /// buttons, when its finger lifts. <c>TapCount</c> is 2, 3, 4, ...; at even numbers the view zooms (see
        /// <c>Config.DoubleTap</c>).</summary>
        DoubleTap = 3,
        /// <summary><c>Discrete</c>. Two to five fingers tapped together: when all have lifted, at their center.
        /// <c>ContactCount</c> is their number; <c>TapCount</c> counts such taps of a quick series. Each finger beyond
        /// two adds 0.05 s to the limits. Two fingers that exceed a limit, or land 300 points apart, tap one by one.
        /// Three or more that are down at once and do not tap together make no tap until all have lifted.</summary>
        FingersTap = 5,
        /// <summary>A finger rests. <c>Began</c> after <c>PressTime</c>, while the finger is down; <c>Ended</c> when
        /// all fingers have lifted. <c>Cancelled</c> when a second finger lands before a pan, when the system takes the
        /// last contact, or with the <c>Pan</c> of its finger. Another finger taps and double taps beside it, and its
        /// own drag pans and flings, as without it; a host that picks something up claims the contact.</summary>
        LongPress = 6,
        /// <summary>
        /// Fingers drag the content. <c>Began</c> past the slop; <c>Ended</c> when the last finger lifts, with the
        /// velocity that would fling; <c>Cancelled</c> when the system takes the last contact. <c>Pan</c> encloses
        /// <c>Pinch</c> and <c>Rotate</c> if it is on: its <c>Began</c> comes before theirs, its <c>Ended</c> after
        /// theirs. The place is the center of the fingers.
        /// <para>The velocity at <c>Ended</c> is that of the first lift within <c>LiftGraceTime</c>. It is 0 after a
        /// pinch in which the fingers moved against each other or one rested, and after a rest: 0.04 s without a touch
        /// frame, or up to 0.12 s in a slow stream. A lone contact that lifts 40 points or more from its landing,
        /// without a move and before a long press, drags with its lift; right after a tap it only swipes.</para>
        /// </summary>
        Pan = 7,
        /// <summary>Fingers zoom by their distance. <c>Began</c> past <c>PinchSlop</c>; <c>Ended</c> when one finger is
        /// left, with the velocity at the first lift; <c>Cancelled</c> when the system takes one of the last two
        /// contacts.</summary>
        Pinch = 8,
        /// <summary>Fingers rotate the content. <c>Began</c> past <c>RotateSlop</c>; otherwise as
        /// <c>Pinch</c>.</summary>
        Rotate = 9,
        /// <summary>A finger or a pen that lands right after a tap zooms by the vertical part of its drag, about its
        /// landing. <c>Began</c> past the slop; <c>Ended</c> when the finger lifts; <c>Cancelled</c> when the system
        /// takes the contact. The view ignores other fingers until all have lifted. A finger that does not move makes a
        /// double tap, however long it stays down.</summary>
        QuickZoom = 10,
        /// <summary><c>Discrete</c>. One finger dragged fast, when it lifts, on a view that is not zoomed in. direction
        /// is that of the finger. limits has the opposite edge, at which the content was at the landing: <c>Right</c>
        /// for a swipe to the <c>Left</c>.</summary>
        Swipe = 11,
        /// <summary>
        /// The view moves on after fingers have lifted in motion, or with the momentum of a trackpad. <c>Began</c> at
        /// the last lift, after <c>Pan</c> <c>Ended</c>, <c>Swipe</c> and <c>Page</c>; <c>Ended</c> at rest, with
        /// <c>Settled</c>. <c>Cancelled</c> by a contact that lands, a new scroll, <c>View.SetVelocity</c>,
        /// <c>View.StopMotion</c>, and an absolute or animated command. Other sizes or limits also send
        /// <c>Cancelled</c>, but the content still goes to the end of the fling. A contact that stops a fling of at
        /// least <c>FlingMinSpeed</c> makes no tap or press.
        /// <para>A fling with zoom or rotation is a glide: pan, zoom and rotation continue as one motion, after a pinch
        /// about the point between the fingers that stood still. It follows a zoom of at least 2 in ln(scale) per
        /// second or a rotation of at least 2 radians per second. Any fling ends within 1,400 s.</para>
        /// </summary>
        Fling = 12,
        /// <summary>A wheel or a trackpad moves the view. <c>Began</c> with a report of phase <c>Began</c> or, without
        /// one or within <c>Animation</c>, the first delta that moves the view; <c>Ended</c> by the phase of the
        /// scroll, or after <c>ScrollEndTime</c> without a report; <c>Cancelled</c> by <c>View.StopMotion</c>. The
        /// place is the pointer. A wheel's smoothed motion, and the system's momentum as a <c>Fling</c>, follow after
        /// <c>Ended</c>.</summary>
        Scroll = 13,
        /// <summary>The view animates for a tap, a command or new settings. <c>Began</c> at the start; <c>Ended</c> at
        /// the end, then <c>Settled</c> once no finger is down. <c>Cancelled</c> when a contact lands, or a command
        /// replaces or stops the animation. If the contacts lift without moving the view, it begins again. A scroll or
        /// <c>View.SetVelocity</c> also sends <c>Cancelled</c>, and moves the view on from where it is.</summary>
        Animation = 14,
        /// <summary><c>Discrete</c>. The view is at rest after it moved: draw sharp content now. The place is the
        /// center of the safe area. It does not wait for predicted fingers.</summary>
        Settled = 15,
        /// <summary>
        /// The view has reached the limit in <c>Limits</c>, for a click or a vibration. <c>Began</c> when something
        /// moves the view to it; <c>Ended</c> when the view is more than a point, or 1 % of the scale, away from it;
        /// never <c>Cancelled</c>. The place is the center of the fingers that move the view, otherwise of the safe
        /// area.
        /// <para>Each event has one limit. An edge counts only while the content can move along its axis; one that a
        /// <c>View.Step</c> meets counts in any case. A view that is at a limit after <c>View</c> or a change of sizes
        /// or settings sends <c>Began</c> only when something pushes it beyond.</para>
        /// </summary>
        Limit = 16,
        /// <summary><c>Discrete</c>. The user asks for the page beyond the edge in <c>Limits</c>: <c>Right</c> for the
        /// next page, <c>Left</c> for the one before. direction is that of the finger. It comes after a <c>Swipe</c> to
        /// the left or right, or a <c>Pan</c> by <c>PageOverscroll</c> beyond the edge at which it began, further to
        /// the side than up or down. It does not come if <c>PagerEdges</c> has <c>Left</c> or <c>Right</c>, even if
        /// <c>Pan</c> is off.</summary>
        Page = 17,
        /// <summary><c>Discrete</c>. The owner of a contact changed while it was down, but not by
        /// <c>View.SetContactOwner</c> with this contact; or the contact landed as <c>Ignored</c>. If owner is
        /// <c>View</c> or <c>Ignored</c>, discard what the contact has drawn.</summary>
        Owner = 18,
        /// <summary><c>Discrete</c>. A fling after a pan has met the edge in <c>Limits</c>, one of
        /// <c>Config.PagerEdges</c>: the host's pager continues with this velocity. direction is that of the content,
        /// which continues along the other axis.</summary>
        Edge = 19,
        /// <summary>
        /// Three to five fingers drag for the host, such as to change a tool: see <c>Config.DragFingers</c>. The view
        /// stands still, also after it until all fingers have lifted. <c>Began</c> past <c>PanSlop</c>, <c>Changed</c>,
        /// <c>Ended</c> at the first lift, with the velocity, and the direction if a swipe would have one;
        /// <c>Cancelled</c> when the system or the host takes one of the contacts, and by <c>View.CancelTouches</c>.
        /// <c>ContactCount</c> is the number of fingers, and <c>UnconsumedX</c> and <c>UnconsumedY</c> are their travel
        /// since the last polled event of this kind.
        /// <para>A finger that lands within 0.15 s of the one before changes the number, and cancels a <c>Pan</c> or
        /// <c>Pinch</c> of fewer fingers. A later one does neither, but its lift ends the drag, too. Settings end a
        /// drag only if <c>DragFingers</c> becomes 0.</para>
        /// </summary>
        FingersDrag = 20,
        /// <summary><c>Discrete</c>. A gesture does not come: <c>Gesture</c> is its kind, <c>Reason</c> says why, at
        /// the instant of the decision. Not polled unless the host sets its bit in <c>Config.Events</c>; a full queue
        /// drops it before any other kind. A gesture that has no effect, because the host does not poll it, does not
        /// fail. See failures.md in the guide.</summary>
        Failed = 21,
        /// <summary><c>Discrete</c>. Fingers have turned the content into a detent (see <c>RotateSnap</c>), or zoomed
        /// it into a snap scale (see snap): a lift at rest would snap to it. It comes once, for a click or a vibration,
        /// and again after the fingers have left the detent. Not polled unless the host sets its bit in
        /// <c>Config.Events</c>.</summary>
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

    /// <summary>Reason of <c>Failed</c>, in <c>GestureEvent.Reason</c>. measured is the number at the instant of the
    /// decision, and allowed the bound that it missed, in the unit of the setting. Setting the field to a value just
    /// beyond measured lets the gesture pass. Both are 0 where nothing was measured. A tap of n fingers has 0.05 (n -
    /// 2) s more than its settings, which measured leaves out.</summary>
    public enum FailureReason : int
    {
        /// <summary>No reason.</summary>
        None = 0,
        /// <summary>A contact moved too far.</summary>
        Moved = 1,
        /// <summary>A contact stayed down or rested too long.</summary>
        Held = 2,
        /// <summary>A contact lifted too early.</summary>
        TooEarly = 3,
        /// <summary>A landing or a lift came too late after the one before.</summary>
        TooLate = 4,
        /// <summary>A contact landed too far from the one before.</summary>
        TooFar = 5,
        /// <summary>The contacts did not move far enough.</summary>
        TooShort = 6,
        /// <summary>The contacts were too slow.</summary>
        TooSlow = 7,
        /// <summary>The direction is too oblique.</summary>
        Angle = 8,
        /// <summary>Another tool than before, or one that cannot make the gesture.</summary>
        Tool = 9,
        /// <summary>Too few or too many contacts.</summary>
        Count = 10,
        /// <summary>The settings switch it off: allowed is the mask, measured the mask with its bit.</summary>
        Off = 11,
        /// <summary>The content can still move there, or it is zoomed in.</summary>
        Limit = 12,
        /// <summary>Another gesture came first: measured is its <c>EventKind</c>.</summary>
        Lost = 13,
        /// <summary>The host owns the contact, or it is <c>Ignored</c>: measured is its size, or the time since the
        /// pen.</summary>
        Claimed = 14,
        /// <summary>The system or the host took the contact, or a command the view.</summary>
        Cancelled = 15,
        /// <summary>The contact stopped a motion, or it has <c>ContactFlags.NoTap</c>.</summary>
        Stopped = 16,
    }

    /// <summary>Numbers of fingers: bits of <c>Config.FingerTaps</c> and <c>DragFingers</c>.</summary>
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

    /// <summary>Direction of a movement in the view. <c>Left</c> and UP are toward smaller x and y.</summary>
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

    /// <summary>Owner of a contact: see <c>View.GetContactOwner</c>.</summary>
    public enum ContactOwner : int
    {
        /// <summary>The contact moves the view.</summary>
        View = 0,
        /// <summary>The host draws or drags with it. It may still tap and press.</summary>
        Host = 1,
        /// <summary>The view waits for a second finger; the host may draw meanwhile.</summary>
        Undecided = 2,
        /// <summary>A palm, a finger beside a pen, or a contact within <c>TapIgnoreTime</c>. It does nothing in the
        /// view, and the host must not use it either, until it lifts.</summary>
        Ignored = 3,
    }

    /// <summary>Mover of the view at an event. A host that copies one view to another follows the events of all causes
    /// but <c>Driven</c>, so that no copy comes back: see commands.md in the guide.</summary>
    public enum Cause : int
    {
        /// <summary>Fingers, a scroll, a fling or the animation of a tap; also with a command.</summary>
        User = 0,
        /// <summary>A command, <c>View.SetVelocity</c>, other sizes or settings.</summary>
        Command = 1,
        /// <summary>Quiet commands: see <c>CommandOptions.Quiet</c>.</summary>
        Driven = 2,
    }

    /// <summary>Flags of <c>ViewState</c>, which also has the <c>Limits</c> that the displayed content has
    /// reached.</summary>
    [Flags]
    public enum StateFlags : uint
    {
        /// <summary>The empty set.</summary>
        None = 0,
        /// <summary>A contact is down.</summary>
        Touched = 256,
        /// <summary>The view moves by itself: draw every frame.</summary>
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

    /// <summary>Easing curve of an animation from rest. One that replaces a motion starts with the velocity of that
    /// motion.</summary>
    public enum AnimationCurve : int
    {
        /// <summary>Starts and ends slowly: t * t * (3 - 2 * t).</summary>
        Standard = 0,
        /// <summary>Starts fast and ends slowly: t * (2 - t).</summary>
        EaseOut = 1,
    }

    /// <summary>Path of an animation.</summary>
    public enum AnimationPath : int
    {
        /// <summary>Straight to the target.</summary>
        Direct = 0,
        /// <summary>Zooms out, travels and zooms in, with a constant perceived speed (van Wijk and Nuij, 2003), within
        /// the bounds.</summary>
        Fly = 1,
    }

    /// <summary>Steps of keys, buttons and switches: see <c>View.Step</c>. Zooms and rotations are about the center of
    /// the safe area.</summary>
    [Flags]
    public enum Steps : uint
    {
        /// <summary>The empty set.</summary>
        None = 0,
        /// <summary>Multiplies the scale by <c>ZoomStep</c>.</summary>
        ZoomIn = 1,
        /// <summary>Divides the scale by <c>ZoomStep</c>.</summary>
        ZoomOut = 2,
        /// <summary>Shows content further toward smaller x of the view, by a quarter of the safe area.</summary>
        Left = 4,
        /// <summary>The same toward smaller y.</summary>
        Up = 8,
        /// <summary>The same toward larger x.</summary>
        Right = 16,
        /// <summary>The same toward larger y.</summary>
        Down = 32,
        /// <summary>Rotates by 15 degrees from the x axis toward the y axis, also without
        /// <c>Gestures.Rotate</c>.</summary>
        Clockwise = 64,
        /// <summary>Rotates by 15 degrees in the other direction.</summary>
        Counterclockwise = 128,
        /// <summary>Goes to the fitted view.</summary>
        Fit = 256,
        /// <summary>All members.</summary>
        All = 511,
    }

    /// <summary>Properties that the view keeps when its content changes.</summary>
    public enum Keep : int
    {
        /// <summary>The visible part of the content: for a full image that replaces its preview. A fitted view stays
        /// fitted.</summary>
        Picture = 0,
        /// <summary>The transform: for a world that grows. Limits that depend on the content change with it, such as 64
        /// x <c>Cover</c> of <c>Maps</c>.</summary>
        Coordinates = 1,
    }

    /// <summary>Kinds of recorded calls, by the names of their functions. <c>RecordEntry</c> has the arguments in their
    /// order, a struct as its fields: real ones in <c>Numbers</c>, the others in <c>Integers</c>. Options come last, as
    /// zeros for none. Other kinds are reserved.</summary>
    public enum RecordKind : int
    {
        /// <summary>The view when its recording began: viewport and content.</summary>
        Start = 1,
        /// <summary><c>View.LoadState</c>; or the rest of the view when its recording began.</summary>
        LoadState = 2,
        /// <summary><c>View.SetConfig</c>; <c>View.Config</c> has the settings.</summary>
        Config = 3,
        /// <summary><c>View.SetViewport</c>.</summary>
        Viewport = 4,
        /// <summary><c>View.SetContent</c>.</summary>
        Content = 5,
        /// <summary><c>View.SetPagerOffset</c>.</summary>
        PagerOffset = 6,
        /// <summary>One touch of <c>View.PushTouches</c>.</summary>
        Touch = 7,
        /// <summary><c>View.PushScroll</c>.</summary>
        Scroll = 8,
        /// <summary><c>View.SetContactOwner</c>.</summary>
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
        /// <summary><c>View.PollEvents</c> that took events, and their number.</summary>
        Poll = 24,
        /// <summary>A call of <c>View.PenNear</c>.</summary>
        PenNear = 25,
        /// <summary><c>View.Step</c>.</summary>
        Step = 26,
    }

    /// <summary>
    /// Maps content to the view, by rotation and scale about content point (0, 0) and then a translation:
    /// <code>
    /// <c>ViewX</c> = scale * (cos(rotation) * <c>ContentX</c> - sin(rotation) * <c>ContentY</c>) + x
    /// <c>ViewY</c> = scale * (sin(rotation) * <c>ContentX</c> + cos(rotation) * <c>ContentY</c>) + y
    /// </code>
    /// <para>As an argument, scale is 1e-40 to 1e40, and the other numbers are at most 1e40 from 0. Every displayed and
    /// every target transform is a valid argument.</para>
    /// </summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Transform
    {
        /// <summary>View units per content unit, above 0.</summary>
        public double Scale;

        /// <summary>Radians, from the x axis toward the y axis.</summary>
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

    /// <summary>Velocity of the content at one point of the view. The content scales and rotates about that
    /// point.</summary>
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

    /// <summary>How far the content is beyond its limits: see <c>View.Overscroll</c>.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Overscroll
    {
        /// <summary>Displayed, view units: positive beyond <c>Left</c> or <c>Top</c>, negative beyond <c>Right</c> or
        /// <c>Bottom</c>.</summary>
        public double X;

        /// <summary>Displayed, view units: positive beyond <c>Left</c> or <c>Top</c>, negative beyond <c>Right</c> or
        /// <c>Bottom</c>.</summary>
        public double Y;

        /// <summary>The same before the rubber band.</summary>
        public double RawX;

        /// <summary>The same before the rubber band.</summary>
        public double RawY;

        /// <summary>Displayed excess in ln(scale); negative below the smallest scale.</summary>
        public double LogScale;

        /// <summary>The same before the rubber band.</summary>
        public double RawLogScale;

        /// <summary>The fields by name and value.</summary>
        public override string ToString()
        {
            return Text.Of("Overscroll", "X", X, "Y", Y, "RawX", RawX, "RawY", RawY, "LogScale", LogScale,
                "RawLogScale", RawLogScale);
        }
    }

    /// <summary>An upright rectangle. The ranges are those of an argument.</summary>
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

    /// <summary>The host's area for the content, in view units, and the bars that cover its sides (insets). The view
    /// fits, aligns and clamps content within the safe area, the viewport without its insets. That is at least 1/64 of
    /// the viewport along each axis.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Viewport
    {
        /// <summary>Size, <c>View.MinSize</c> to <c>View.MaxLength</c>.</summary>
        public double Width;

        /// <summary>Size, <c>View.MinSize</c> to <c>View.MaxLength</c>.</summary>
        public double Height;

        /// <summary>Insets, 0 to <c>View.MaxLength</c>.</summary>
        public double Left;

        /// <summary>Insets, 0 to <c>View.MaxLength</c>.</summary>
        public double Top;

        /// <summary>Insets, 0 to <c>View.MaxLength</c>.</summary>
        public double Right;

        /// <summary>Insets, 0 to <c>View.MaxLength</c>.</summary>
        public double Bottom;

        /// <summary>The fields by name and value.</summary>
        public override string ToString()
        {
            return Text.Of("Viewport", "Width", Width, "Height", Height, "Left", Left, "Top", Top, "Right", Right,
                "Bottom", Bottom);
        }
    }

    /// <summary>A touch: one contact at one instant.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Touch
    {
        /// <summary>Seconds; see <c>Lenient</c> for a time before the view's clock.</summary>
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

        /// <summary><c>Buttons</c> bits; those at <c>Began</c> count. Usually 0 or <c>Primary</c> for a
        /// finger.</summary>
        public Buttons Buttons;

        /// <summary>Longer axis of the contact's area, view units, 0 to <c>View.MaxLength</c>; 0 if unknown. A finger
        /// above <c>Config.PalmSize</c> is a palm.</summary>
        public double Size;

        internal double reserved;

        /// <summary>The fields by name and value.</summary>
        public override string ToString()
        {
            return Text.Of("Touch", "Time", Time, "Id", Id, "X", X, "Y", Y, "Phase", Phase, "Tool", Tool,
                "Flags", Flags, "Buttons", Buttons, "Size", Size);
        }
    }

    /// <summary>One report of a wheel or a trackpad.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Scroll
    {
        /// <summary>Seconds; see <c>Lenient</c> for a time before the view's clock.</summary>
        public double Time;

        /// <summary>Position of the pointer in view units.</summary>
        public double X;

        /// <summary>Position of the pointer in view units.</summary>
        public double Y;

        /// <summary>Delta since the last report, in <c>Unit</c>, each -<c>View.MaxLength</c> to <c>View.MaxLength</c>.
        /// With a positive <c>Dy</c> the page scrolls down, or the view zooms out, as in the DOM.</summary>
        public double Dx;

        /// <summary>Delta since the last report, in <c>Unit</c>, each -<c>View.MaxLength</c> to <c>View.MaxLength</c>.
        /// With a positive <c>Dy</c> the page scrolls down, or the view zooms out, as in the DOM.</summary>
        public double Dy;

        /// <summary>Factor of a pinch since the last report, 0, or 1e-6 to 1e6; 0 and 1 mean no pinch. With
        /// <c>Gestures.Pinch</c> it zooms about the pointer, whatever <c>Wheel</c> and <c>Trackpad</c> are, but not
        /// while two contacts of the view are down.</summary>
        public double Factor;

        /// <summary>Rotation by a trackpad since the last report, radians, -1000 to 1000. It counts with
        /// <c>Gestures.Rotate</c>.</summary>
        public double Rotation;

        /// <summary>Unit of the <c>Dx</c> and <c>Dy</c> of a scroll.</summary>
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

    /// <summary>
    /// A scale that keeps its meaning after a resize: a factor times the scale of a fit, or the larger of two such
    /// terms. Examples:
    /// <list type="bullet">
    /// <item><description>new ScaleLevel(Fit.None, 2.5): the scale 2.5.</description></item>
    /// <item><description>ScaleLevel.Larger(Fit.OneToOne, 2, Fit.Contain, 6): two device pixels for each content unit,
    /// or six times the scale of the whole content.</description></item>
    /// </list>
    /// </summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct ScaleLevel
    {
        /// <summary><c>Fit</c> of the first term.</summary>
        public Fit Fit;

        /// <summary><c>Fit</c> of the second term; 0 without one.</summary>
        public Fit OtherFit;

        /// <summary>Factor of the first term, 1e-6 to 1e6.</summary>
        public double Factor;

        /// <summary>Factor of the second term, 1e-6 to 1e6; 0: there is none. With one the larger scale
        /// counts.</summary>
        public double OtherFactor;

        /// <summary>The fields by name and value.</summary>
        public override string ToString()
        {
            return Text.Of("ScaleLevel", "Fit", Fit, "OtherFit", OtherFit, "Factor", Factor,
                "OtherFactor", OtherFactor);
        }
    }

    /// <summary>
    /// Every setting of a view. The constructor fills it with a preset, and the host changes fields. Brackets hold the
    /// default, and the presets with another default.
    /// <para>0 turns off what these settings do: <c>AnimationDuration</c>, <c>TapDebounceTime</c>,
    /// <c>AxisLockRatio</c>, <c>RotateSnap</c>, <c>LiftGraceTime</c>, <c>PageOverscroll</c>, <c>FlingBoostSpeed</c>,
    /// <c>FlingZoomDecay</c>, <c>RubberBand</c> and <c>WheelSmoothing</c>.</para>
    /// </summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Config
    {
        internal uint structSize;

        /// <summary><c>Gestures</c> bits to recognize [all but <c>Rotate</c>; <c>Maps</c>: all but <c>Rotate</c>,
        /// <c>Swipe</c>; <c>Board</c>: all but <c>Rotate</c>, <c>Swipe</c>].</summary>
        public Gestures Gestures;

        /// <summary><c>EventKind</c> for each kind that the host polls [all but <c>Failed</c>, <c>Snap</c>]. Bits
        /// without a kind are allowed.</summary>
        public EventKinds Events;

        internal int lenient;

        /// <summary>true: the view corrects times before its clock, and doubled and unknown touches: see
        /// <c>View.PushTouches</c>. false: they are errors, which a host wants while it tests its own times
        /// [true].</summary>
        public bool Lenient
        {
            get { return lenient != 0; }
            set { lenient = value ? 1 : 0; }
        }

        internal int reducedMotion;

        /// <summary>true: animations, wheels and returns into the limits take effect at once, and flings do not move.
        /// The same events come in order [false].</summary>
        public bool ReducedMotion
        {
            get { return reducedMotion != 0; }
            set { reducedMotion = value ? 1 : 0; }
        }

        /// <summary>Points per view unit, 1e-3 to 1e3 [1]. 160 / dpi if a view unit is a pixel.</summary>
        public double PointsPerUnit;

        /// <summary>Device pixels per view unit, for <c>OneToOne</c> and rasters, 1e-3 to 1e3 [1].</summary>
        public double PixelsPerUnit;

        /// <summary><c>Fit</c> of the fitted view [<c>Contain</c>; <c>Photos</c>: <c>ScaleDown</c>; <c>Maps</c>:
        /// <c>Cover</c>; <c>Reader</c>: <c>Width</c>].</summary>
        public Fit Fit;

        /// <summary><c>PanBounds</c> [<c>Content</c>; <c>Board</c>: <c>None</c>].</summary>
        public PanBounds Bounds;

        /// <summary>Place of the content in the fitted view, and of content that the bounds align: 0 is left, 1 is
        /// right. A part, 0 to 1 [0.5].</summary>
        public double AlignX;

        /// <summary>The same along y: 0 is <c>Top</c>, 1 is <c>Bottom</c>. A part, 0 to 1 [0.5; <c>Reader</c>:
        /// 0].</summary>
        public double AlignY;

        /// <summary>Part of the content that stays visible: see <c>PanBounds.Content</c>. 0 to 1 [1].</summary>
        public double VisiblePart;

        /// <summary>Length added to that part, view units, -1e12 to 1e12 [0]. A negative one is a margin that content
        /// may leave at each side.</summary>
        public double VisibleExtra;

        /// <summary>Smallest scale, at any rotation [1 x <c>Contain</c>; <c>Photos</c>: 1 x <c>ScaleDown</c>;
        /// <c>Maps</c>: 1 x <c>Cover</c>; <c>Reader</c>: 1 x <c>Width</c>; <c>Board</c>: 0.1 x
        /// <c>Contain</c>].</summary>
        public ScaleLevel MinScale;

        /// <summary>Largest scale; below <c>MinScale</c> it acts as <c>MinScale</c> [6 x <c>Contain</c>; <c>Photos</c>:
        /// larger of 2 x <c>OneToOne</c> and 6 x <c>ScaleDown</c>; <c>Maps</c>: 64 x <c>Cover</c>; <c>Reader</c>: 5 x
        /// <c>Width</c>; <c>Board</c>: 10 x <c>Contain</c>].</summary>
        public ScaleLevel MaxScale;

        /// <summary><c>ZoomAction</c> [<c>Toggle</c>; <c>Maps</c>: <c>Step</c>; <c>Board</c>: <c>Fit</c>].</summary>
        public ZoomAction DoubleTap;

        /// <summary><c>ZoomAction</c> [<c>None</c>; <c>Maps</c>: <c>Step</c>; <c>Reader</c>: <c>Fit</c>].</summary>
        public ZoomAction TwoFingerTap;

        /// <summary><c>ZoomAnchor</c>: where the zoom of any tap puts the content under the lift, or between two
        /// fingers [<c>Point</c>; <c>Reader</c>: <c>Center</c>].</summary>
        public ZoomAnchor TapAnchor;

        /// <summary><c>PinchAnchor</c> [<c>Centroid</c>].</summary>
        public PinchAnchor PinchAnchor;

        internal int levelCount;

        /// <summary><c>Snap</c>: scales to which the view snaps [<c>None</c>].</summary>
        public Snap Snap;

        /// <summary>Largest distance in ln(scale) over which the view snaps, 0 to 10 [0.35].</summary>
        public double SnapTolerance;

        /// <summary>Factor of a step, 1.01 to 100 [1.5; <c>Maps</c>: 2].</summary>
        public double ZoomStep;

        /// <summary>Duration of the animation of a tap or a command, seconds, 0, or 0.001 to 10 [0.30].</summary>
        public double AnimationDuration;

        internal ScaleLevel levels0, levels1, levels2, levels3, levels4, levels5, levels6, levels7;

        /// <summary>Scales of <c>Toggle</c> and <c>Levels</c>, in any order [none; <c>Photos</c>: 2.5 x
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

        /// <summary>Longest tap if <c>LongPress</c> is off or not polled, seconds, 0.01 to 10 [1]. Otherwise a tap
        /// lifts before <c>PressTime</c>.</summary>
        public double TapTime;

        /// <summary>Travel that a finger's tap and long press allow where nothing can pan, points, 10 to 1e4 [18].
        /// Travel is the largest distance from the landing. Where the content can pan, and for a pen and a mouse, it is
        /// 10.</summary>
        public double TapSlop;

        /// <summary>A landing sooner than this after a lift is a bounce and continues the same tap or motion, seconds,
        /// 0 to <c>DoubleTapTime</c> [0.04]. A landing of the same tool at the very time of the lift is not a
        /// bounce.</summary>
        public double TapDebounceTime;

        /// <summary>Longest pause from one lift to the next landing, seconds, 0.01 to 10 [0.30].</summary>
        public double DoubleTapTime;

        /// <summary>Largest distance between two taps, points, 0 to 1e4 [40].</summary>
        public double DoubleTapDistance;

        /// <summary>Longest contact of a two-finger tap, seconds, 0.01 to 10 [0.35].</summary>
        public double TwoFingerTapTime;

        /// <summary>Longest time between the landings of two fingers, seconds, 0 to 10 [0.15].</summary>
        public double TwoFingerLandTime;

        /// <summary>Longest time between their lifts, seconds, 0 to 10 [0.15].</summary>
        public double TwoFingerLiftTime;

        /// <summary>Rest after which a long press begins, seconds, 0.01 to 10 [0.45].</summary>
        public double PressTime;

        /// <summary>Travel of the contacts' center before a pan or a quick zoom, points, 0 to 1e4 [10]. The view
        /// subtracts it from the motion. A pen needs 0.6 of it, a mouse 0.3. Where the content cannot pan, at least the
        /// travel of a tap counts. During a pinch the slop is 0.</summary>
        public double PanSlop;

        /// <summary>Ratio of the longer to the shorter axis of travel, above which a beginning one-finger pan keeps to
        /// the longer axis, 0, or 1 to 100 [0]. 1.25 is usual. Enough travel across the axis unlocks it, without a
        /// jump.</summary>
        public double AxisLockRatio;

        /// <summary>Change of the fingers' mean radius before a pinch, points, 0 to 1e4 [6]. The view subtracts it from
        /// the motion.</summary>
        public double PinchSlop;

        /// <summary>Exponent of the pinch: the scale is proportional to the fingers' distance to this power, 0.01 to 10
        /// [1].</summary>
        public double PinchSpeed;

        /// <summary>Distance of the fingers below which a pinch zooms less and less, without a jump, points, 0 to 1e4
        /// [50].</summary>
        public double PinchMinSpan;

        /// <summary>Arc before a rotation, points, 0 to 1e4 [25]. The arc is the angle x half the smallest distance of
        /// the fingers, at least <c>PinchMinSpan</c> / 2. The view subtracts the slop from the motion. The slop grows
        /// up to twice this while the fingers also spread or travel.</summary>
        public double RotateSlop;

        /// <summary>Largest angle to a detent at which the rotation snaps to it when the fingers lift, radians, 0 to
        /// 0.785 [0.122]. 0.122 is 7 degrees. Above half of <c>RotateSnapStep</c> every rotation snaps.</summary>
        public double RotateSnap;

        /// <summary>Grace period after the first of several fingers lifts, in which the view discards the movement of
        /// the others, seconds, 0 to 1 [0.08]. If all lift in it, the view flings with the velocity of the first lift.
        /// Movement of more than 9 points ends it, and the fingers move the view again. After a pinch the way that the
        /// last finger makes at its old speed does not count.</summary>
        public double LiftGraceTime;

        /// <summary>Slowest swipe, within 30 degrees of an axis, points per second, 0 to 1e6 [300].</summary>
        public double SwipeSpeed;

        /// <summary>Drag beyond the slop that doubles the scale, points, 1 to 1e4, or -1e4 to -1 for upward drags
        /// [140].</summary>
        public double QuickZoomDistance;

        /// <summary>Least overscroll at the end of a pan that sends <c>Page</c>, if the pan began at the edge; part of
        /// the safe area's width, 0 to 10 [0.25].</summary>
        public double PageOverscroll;

        /// <summary>Slowest pan that flings, points per second, 0 to 1e6 [200]. Only axes along which a drag moves the
        /// content count.</summary>
        public double FlingMinSpeed;

        /// <summary>Fastest fling, points per second, <c>FlingMinSpeed</c> to 1e6 [20000].</summary>
        public double FlingMaxSpeed;

        /// <summary>Decay of the velocity, v' = -decay v, 1/s, 0.01 to 1000 [2].</summary>
        public double FlingDecay;

        /// <summary>Least speed at which a new fling adds to the one that its finger stopped at the landing, points per
        /// second, 0 to 1e6 [350]. Both must be at least this fast, with less than 90 degrees between them. The sum is
        /// at most <c>FlingMaxSpeed</c>.</summary>
        public double FlingBoostSpeed;

        /// <summary>Decay of the velocities of zoom and rotation when fingers lift, v' = -decay v, 1/s, 0, or 0.1 to
        /// 1000 [13].</summary>
        public double FlingZoomDecay;

        /// <summary>Stiffness c of the rubber band, 0 to 1 [0.55]. Content pulled x beyond its bounds moves (1 - 1 / (c
        /// x / d + 1)) d; d is the length of the safe area. 0 is a hard stop without bounces.</summary>
        public double RubberBand;

        /// <summary>Factor by which a pinch can exceed a scale limit at most, 1 to 100 [2].</summary>
        public double RubberBandScale;

        /// <summary>Frequency of the spring that returns content into its bounds, radians per second, 0.1 to 1000
        /// [12].</summary>
        public double SpringFrequency;

        internal int alwaysBounceX;

        /// <summary>A drag along the x axis of content that cannot scroll along it. true: pulls the content against the
        /// rubber band. false: does not move it, nor does a fling [false; <c>Photos</c>: true].</summary>
        public bool AlwaysBounceX
        {
            get { return alwaysBounceX != 0; }
            set { alwaysBounceX = value ? 1 : 0; }
        }

        internal int alwaysBounceY;

        /// <summary>The same along its y axis [false].</summary>
        public bool AlwaysBounceY
        {
            get { return alwaysBounceY != 0; }
            set { alwaysBounceY = value ? 1 : 0; }
        }

        /// <summary><c>Momentum</c> [<c>Auto</c>].</summary>
        public Momentum Momentum;

        /// <summary><c>ScrollEffect</c> of a wheel [<c>Zoom</c>; <c>Reader</c>: <c>Pan</c>].</summary>
        public ScrollEffect Wheel;

        /// <summary><c>ScrollEffect</c> of a trackpad's scroll; its pinch always zooms [<c>Pan</c>].</summary>
        public ScrollEffect Trackpad;

        internal int invertZoom;

        /// <summary>true: <c>Dy</c> zooms in the opposite direction [false].</summary>
        public bool InvertZoom
        {
            get { return invertZoom != 0; }
            set { invertZoom = value ? 1 : 0; }
        }

        /// <summary>Exponent of the zoom by <c>Dy</c>: 300 view units zoom by 2 to this power, 0.01 to 10
        /// [1].</summary>
        public double WheelSpeed;

        /// <summary>Decay of the remaining zoom or pan of a wheel, exp(-<c>WheelSmoothing</c> t), 1/s, 0, or 1 to 1000
        /// [23].</summary>
        public double WheelSmoothing;

        /// <summary>Time without a report after which a scroll without phases, or a system's momentum, ends, seconds,
        /// 0.01 to 10 [0.15].</summary>
        public double ScrollEndTime;

        /// <summary>Number of contacts needed to move the view, 1 to 2 [1]. With 2 a single finger belongs to the host;
        /// it still taps.</summary>
        public int MinPanContacts;

        /// <summary><c>Limits.Left</c>..<c>Bottom</c> bits of the edges beyond which a drag or a fling moves the host's
        /// pager, without a rubber band [0].</summary>
        public Limits PagerEdges;

        /// <summary><c>Tool</c> for each tool whose contacts belong to the host, such as a pen that draws
        /// [0].</summary>
        public Tools HostTools;

        /// <summary><c>Buttons</c> bits: contacts that land with one of them belong to the host [0].</summary>
        public Buttons HostButtons;

        /// <summary><c>FingerCounts</c> bits of the numbers of fingers that tap together [<c>Two</c>]. Three or more
        /// fingers that are not in it do nothing.</summary>
        public FingerCounts FingerTaps;

        /// <summary><c>FingerCounts.Three</c>..<c>Five</c> bits of the numbers of fingers that drag for the host: see
        /// <c>EventKind.FingersDrag</c> [0].</summary>
        public FingerCounts DragFingers;

        /// <summary>Size of a finger above which it is a palm, points, 0 to 1e12; 0 is off [0]. 125 points, 20 mm, suit
        /// a drawing program. A palm belongs to nobody until it lifts, also if it shrinks:
        /// <c>ContactOwner.Ignored</c>.</summary>
        public double PalmSize;

        /// <summary>Time after the lift of a pen, or after <c>View.PenNear</c>, in which a finger that lands is
        /// ignored, seconds, 0 to 1e12; 0 is off [0]. 0.5 suits a drawing program. While the pen is down, fingers that
        /// land are ignored, too. So are those that landed at most 0.15 s before the pen, unless they are beyond their
        /// slop.</summary>
        public double PenGuardTime;

        /// <summary><c>ZoomAction</c> of <c>Tap</c>, at the place and content point of the event [<c>None</c>]. It does
        /// nothing if fingers move the view.</summary>
        public ZoomAction TapAction;

        /// <summary><c>ZoomAction</c> of <c>LongPress</c>, when it begins [<c>None</c>]. It does nothing if fingers
        /// move the view.</summary>
        public ZoomAction PressAction;

        /// <summary>Time after the lift of a tap in which a contact that lands is ignored, for hands that tremble,
        /// seconds, 0 to 10; 0 is off [0]. It belongs to nobody: <c>ContactOwner.Ignored</c>. Above
        /// <c>DoubleTapTime</c> there are no double taps and no quick zooms, and <c>Tap</c> comes at the
        /// lift.</summary>
        public double TapIgnoreTime;

        /// <summary>Angle from one detent of the rotation to the next, radians, 0.01 to 6.284 [1.5707963267948966;
        /// <c>Maps</c>: 6.283185307179586]. The first is at 0, so a full turn has one detent, north.</summary>
        public double RotateSnapStep;

        /// <summary>Least arc before a rotation of content that is at a detent, points, 0 to 1e4 [0]. It acts where it
        /// exceeds <c>RotateSlop</c>: 45 keeps a map at north through most pinches.</summary>
        public double RotateSlopSnapped;

        /// <summary>Longest time after the newest touch for which the fingers are predicted, seconds, 0 to 0.025; 0 is
        /// off [0]. With more than the time between two frames, content steps back visibly at a lift.</summary>
        public double PredictTime;

        internal static string SettingAt(int offset)
        {
            switch (offset)
            {
                case 4: return "gestures";
                case 8: return "events";
                case 16: return "lenient";
                case 20: return "reduced_motion";
                case 24: return "points_per_unit";
                case 32: return "pixels_per_unit";
                case 40: return "fit";
                case 44: return "bounds";
                case 48: return "align_x";
                case 56: return "align_y";
                case 64: return "visible_part";
                case 72: return "visible_extra";
                case 80: return "min_scale";
                case 104: return "max_scale";
                case 128: return "double_tap";
                case 132: return "two_finger_tap";
                case 136: return "tap_anchor";
                case 140: return "pinch_anchor";
                case 148: return "snap";
                case 152: return "snap_tolerance";
                case 160: return "zoom_step";
                case 168: return "animation_duration";
                case 176: return "levels";
                case 368: return "tap_time";
                case 376: return "tap_slop";
                case 384: return "tap_debounce_time";
                case 392: return "double_tap_time";
                case 400: return "double_tap_distance";
                case 408: return "two_finger_tap_time";
                case 416: return "two_finger_land_time";
                case 424: return "two_finger_lift_time";
                case 432: return "press_time";
                case 440: return "pan_slop";
                case 448: return "axis_lock_ratio";
                case 456: return "pinch_slop";
                case 464: return "pinch_speed";
                case 472: return "pinch_min_span";
                case 480: return "rotate_slop";
                case 488: return "rotate_snap";
                case 496: return "lift_grace_time";
                case 504: return "swipe_speed";
                case 512: return "quick_zoom_distance";
                case 520: return "page_overscroll";
                case 528: return "fling_min_speed";
                case 536: return "fling_max_speed";
                case 544: return "fling_decay";
                case 552: return "fling_boost_speed";
                case 560: return "fling_zoom_decay";
                case 568: return "rubber_band";
                case 576: return "rubber_band_scale";
                case 584: return "spring_frequency";
                case 592: return "always_bounce_x";
                case 596: return "always_bounce_y";
                case 600: return "momentum";
                case 604: return "wheel";
                case 608: return "trackpad";
                case 612: return "invert_zoom";
                case 616: return "wheel_speed";
                case 624: return "wheel_smoothing";
                case 632: return "scroll_end_time";
                case 640: return "min_pan_contacts";
                case 644: return "pager_edges";
                case 648: return "host_tools";
                case 652: return "host_buttons";
                case 656: return "finger_taps";
                case 660: return "drag_fingers";
                case 664: return "palm_size";
                case 672: return "pen_guard_time";
                case 680: return "tap_action";
                case 684: return "press_action";
                case 688: return "tap_ignore_time";
                case 696: return "rotate_snap_step";
                case 704: return "rotate_slop_snapped";
                case 712: return "predict_time";
                default: return "";
            }
        }
    }

    /// <summary>One event. Fields that a kind does not use are 0.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct GestureEvent
    {
        /// <summary>The true instant in seconds, not the time of the call that noticed it.</summary>
        public double Time;

        /// <summary>Id of the contact, of several the one that landed first; 0 with <c>ContactCount</c> 0.</summary>
        public long Contact;

        /// <summary>Kinds of events.</summary>
        public EventKind Kind;

        /// <summary>Phase of an event.</summary>
        public EventPhase Phase;

        /// <summary>Contacts that take part; 0 if the view moves by itself.</summary>
        public int ContactCount;

        /// <summary>Taps of the quick series up to now.</summary>
        public int TapCount;

        /// <summary>Place in view units: the finger, or the center of the fingers or of the zoom.</summary>
        public double ViewX;

        /// <summary>Place in view units: the finger, or the center of the fingers or of the zoom.</summary>
        public double ViewY;

        /// <summary>The content point at that place and time. <c>TapPending</c> and <c>Tap</c>: at the lift, which may
        /// be earlier.</summary>
        public double ContentX;

        /// <summary>The content point at that place and time. <c>TapPending</c> and <c>Tap</c>: at the lift, which may
        /// be earlier.</summary>
        public double ContentY;

        /// <summary>Where that contact landed, view units.</summary>
        public double LandingViewX;

        /// <summary>Where that contact landed, view units.</summary>
        public double LandingViewY;

        /// <summary>The content point on which it landed, as of the landing.</summary>
        public double LandingContentX;

        /// <summary>The content point on which it landed, as of the landing.</summary>
        public double LandingContentY;

        /// <summary>Those of the displayed transform at that time.</summary>
        public double Scale;

        /// <summary>Those of the displayed transform at that time.</summary>
        public double Rotation;

        /// <summary>Velocity of the fingers, otherwise of the content, at that place. It is 0 in <c>Changed</c> (see
        /// <c>View.Velocity</c>), and in taps and presses unless the content moves; its <c>ViewX</c> and <c>ViewY</c>
        /// are always those of the event.</summary>
        public Velocity Velocity;

        /// <summary><c>Pan</c>: travel that the content did not use since the last polled <c>Pan</c> event, for the
        /// host's pager, view units.</summary>
        public double UnconsumedX;

        /// <summary><c>Pan</c>: travel that the content did not use since the last polled <c>Pan</c> event, for the
        /// host's pager, view units.</summary>
        public double UnconsumedY;

        /// <summary><c>Tool</c> of the first contact.</summary>
        public Tool Tool;

        /// <summary><c>Buttons</c> bits of that contact at its landing.</summary>
        public Buttons Buttons;

        /// <summary><c>Limits</c> bits: one for <c>Limit</c>, <c>Edge</c>, <c>Swipe</c> and <c>Page</c>. <c>Pan</c>:
        /// the edges beyond which the pager is displaced. At <c>Pan</c> <c>Ended</c>, the velocity along these axes is
        /// that of the pager.</summary>
        public Limits Limits;

        /// <summary><c>Direction</c> of <c>Swipe</c>, <c>Page</c> and <c>Edge</c>.</summary>
        public Direction Direction;

        /// <summary><c>Owner</c>: <c>ContactOwner</c> of the contact from now on.</summary>
        public ContactOwner Owner;

        /// <summary><c>Failed</c>: <c>EventKind</c> of the gesture that does not come.</summary>
        public EventKind Gesture;

        /// <summary><c>Failed</c>: <c>FailureReason</c>.</summary>
        public FailureReason Reason;

        internal int setting;

        /// <summary>FAILED: name of the setting that decided, such as "tap_slop"; "" if none did.</summary>
        public string Setting
        {
            get { return Config.SettingAt(setting); }
        }

        /// <summary><c>Failed</c>: the number measured, in the unit of the setting.</summary>
        public double Measured;

        /// <summary><c>Failed</c>: the bound that it missed, in the same unit.</summary>
        public double Allowed;

        /// <summary><c>Animation</c>, <c>Fling</c>, <c>Settled</c> and <c>Limit</c>: <c>Cause</c> of the mover of the
        /// view. Other kinds: <c>User</c>.</summary>
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

    /// <summary>A contact that is down.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Contact
    {
        /// <summary>Its id.</summary>
        public long Id;

        /// <summary>Its position in view units.</summary>
        public double X;

        /// <summary>Its position in view units.</summary>
        public double Y;

        /// <summary>When it landed, seconds.</summary>
        public double LandingTime;

        /// <summary>Where it landed, view units.</summary>
        public double LandingViewX;

        /// <summary>Where it landed, view units.</summary>
        public double LandingViewY;

        /// <summary>The content point on which it landed, as of the landing.</summary>
        public double LandingContentX;

        /// <summary>The content point on which it landed, as of the landing.</summary>
        public double LandingContentY;

        /// <summary>Owner of a contact: see <c>View.GetContactOwner</c>.</summary>
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

    /// <summary>The state that a host checks each frame.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct ViewState
    {
        /// <summary>The view's clock in seconds; -infinity before it starts.</summary>
        public double Time;

        /// <summary>When the host must call <c>View.Advance</c> next, in seconds: the time of the next event that needs
        /// no input, such as a long press. It is <c>Time</c> while the view moves or a touch frame is open (0 without a
        /// clock), and infinity if nothing is due.</summary>
        public double NextDeadline;

        internal uint flags;

        /// <summary>Flags of <c>ViewState</c>, which also has the <c>Limits</c> that the displayed content has
        /// reached.</summary>
        public StateFlags Flags
        {
            get { return (StateFlags)(flags & 7936); }
        }

        /// <summary>Limits of the transform: bits of <c>ViewState.Flags</c>, <c>GestureEvent.Limits</c> and
        /// <c>Config.PagerEdges</c>. The view has reached a limit when it is at the limit or beyond it, in motion or at
        /// rest. Aligned content has reached both edges of its axis.</summary>
        public Limits Limits
        {
            get { return (Limits)(flags & 63); }
        }

        /// <summary>Contacts that are down.</summary>
        public int ContactCount;

        /// <summary>Events that wait for the poll, which may drop some of a full queue.</summary>
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
        /// <summary>The displayed transform at the view's clock.</summary>
        public Transform Transform;

        /// <summary>The state after the call. <c>EventsLost</c> is set if events were dropped before or by the poll of
        /// this call.</summary>
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

    /// <summary>Options of a command: how it moves the view. The default moves it at once. Example: new CommandOptions
    /// { Animated = true }.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct CommandOptions
    {
        internal uint structSize;

        internal int animated;

        /// <summary>false: at once; true: animated. curve, path, duration and the fields of <c>Fly</c> count only with
        /// animation.</summary>
        public bool Animated
        {
            get { return animated != 0; }
            set { animated = value ? 1 : 0; }
        }

        /// <summary>Easing curve of an animation from rest.</summary>
        public AnimationCurve Curve;

        /// <summary><c>AnimationPath</c>. Relative commands, <c>View.Step</c> and <c>View.SetConfig</c> always take
        /// <c>Direct</c>.</summary>
        public AnimationPath Path;

        /// <summary>Duration of the animation in seconds, 0, or 0.001 to 10. 0 means <c>Config.AnimationDuration</c>;
        /// with <c>Fly</c> the time that follows from <c>FlySpeed</c>, at least <c>AnimationDuration</c> and at most 60
        /// seconds.</summary>
        public double Duration;

        /// <summary>Padding of <c>View.ZoomToRect</c> at the sides of the safe area, view units, 0 to
        /// <c>View.MaxLength</c> each. It leaves at least 1/64 of the safe area.</summary>
        public double Left;

        /// <summary>Padding of <c>View.ZoomToRect</c> at the sides of the safe area, view units, 0 to
        /// <c>View.MaxLength</c> each. It leaves at least 1/64 of the safe area.</summary>
        public double Top;

        /// <summary>Padding of <c>View.ZoomToRect</c> at the sides of the safe area, view units, 0 to
        /// <c>View.MaxLength</c> each. It leaves at least 1/64 of the safe area.</summary>
        public double Right;

        /// <summary>Padding of <c>View.ZoomToRect</c> at the sides of the safe area, view units, 0 to
        /// <c>View.MaxLength</c> each. It leaves at least 1/64 of the safe area.</summary>
        public double Bottom;

        /// <summary>Largest scale of the target, 1e-40 to 1e40, or 0: that of the view. It limits absolute commands and
        /// <c>View.ZoomBy</c>, which never zooms out because of it.</summary>
        public double MaxScale;

        /// <summary><c>Fly</c>: curvature, 0.001 to 1000, or 0: sqrt 2. A larger one zooms out further, but not below
        /// the view's smallest scale.</summary>
        public double FlyRho;

        /// <summary><c>Fly</c> with duration 0: rho-screenfuls per second, 0.001 to 1000, or 0: 1.2.</summary>
        public double FlySpeed;

        internal int quiet;

        /// <summary>true: the command follows another camera, and yields to the user: see QUIET COMMANDS. 0 or 1; 1
        /// with <c>Animated</c> is <c>Status.Range</c>. <c>View.SetConfig</c> does not use it.</summary>
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

    /// <summary>One replayed call.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct RecordEntry
    {
        /// <summary>Index of the call; <c>Start</c> is 0.</summary>
        public long Number;

        /// <summary>Hash of all calls since <c>Start</c>, their transforms and their polled events.</summary>
        public ulong Hash;

        /// <summary>The view's clock after the call; -infinity before it starts.</summary>
        public double Time;

        /// <summary>Kinds of recorded calls, by the names of their functions. <c>RecordEntry</c> has the arguments in
        /// their order, a struct as its fields: real ones in <c>Numbers</c>, the others in <c>Integers</c>.</summary>
        public RecordKind Kind;

        /// <summary>Events that the call polled.</summary>
        public int EventCount;

        internal fixed double numbers[16];

        /// <summary>Its real arguments: see <c>RecordKind</c>. The rest are 0.</summary>
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

        /// <summary>Its integer arguments in the same way.</summary>
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
