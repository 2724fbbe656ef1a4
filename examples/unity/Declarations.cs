// SPDX-License-Identifier: MIT
//
// The constants, structs and functions of tapzoom.h, which is their manual.
// bindings/generate.py writes this file.

using System;
using System.Runtime.InteropServices;

namespace TapZoom
{
    public enum Status : int
    {
        Ok = 0,
        /// <summary>A required pointer is NULL.</summary>
        ErrorNull = -1,
        /// <summary>The struct_size is wrong, or bytes beyond the known fields are not 0.</summary>
        ErrorStructSize = -2,
        /// <summary>A number is NaN or infinite.</summary>
        ErrorNotFinite = -3,
        /// <summary>A number is outside its range, or a reserved field is not 0.</summary>
        ErrorRange = -4,
        /// <summary>A value is not in its enumeration, or a mask has an unknown bit.</summary>
        ErrorEnum = -5,
        /// <summary>The time is before the view's clock.</summary>
        ErrorTime = -6,
        /// <summary>BEGAN has the id of a contact that is down.</summary>
        ErrorContactInUse = -7,
        /// <summary>No contact with this id is down.</summary>
        ErrorContactUnknown = -8,
        /// <summary>TAPZOOM_MAX_CONTACTS contacts are already down.</summary>
        ErrorContactLimit = -9,
        /// <summary>The system has no memory for a view.</summary>
        ErrorMemory = -10,
        /// <summary>The host's memory is too small.</summary>
        ErrorBufferTooSmall = -11,
        /// <summary>The bytes are damaged, or not a snapshot or recording of this format.</summary>
        ErrorData = -12,
        /// <summary>The replayed call ran, but its outcome differs from the recorded one, or its bytes
        /// are damaged.</summary>
        ErrorDiverged = -13,
        /// <summary>Another call on the view is under way: see THREADS.</summary>
        ErrorBusy = -14,
    }

    /// <summary>Phase of a touch.</summary>
    public enum TouchPhase : int
    {
        /// <summary>The contact landed.</summary>
        Began = 1,
        /// <summary>The contact moved, or the device repeated its position.</summary>
        Moved = 2,
        /// <summary>The contact lifted.</summary>
        Ended = 3,
        /// <summary>The system took the contact, such as a palm.</summary>
        Cancelled = 4,
    }

    /// <summary>Kind of contact.</summary>
    public enum Tool : int
    {
        Finger = 0,
        Pen = 1,
        /// <summary>A pointer while a button is down; the host does not push hover moves.</summary>
        Mouse = 2,
    }

    /// <summary>Flags of a contact.</summary>
    [Flags]
    public enum ContactFlags : uint
    {
        None = 0,
        /// <summary>It makes no tap, long press or quick zoom: for a contact that has already acted
        /// elsewhere.</summary>
        NoTap = 1,
        /// <summary>A pan with it begins at the first move: for a contact that another view hands over
        /// in motion.</summary>
        NoSlop = 2,
    }

    /// <summary>Buttons of a mouse or a pen.</summary>
    [Flags]
    public enum Buttons : uint
    {
        None = 0,
        /// <summary>The left button of a mouse, or the tip of a pen.</summary>
        Primary = 1,
        Secondary = 2,
        Middle = 4,
        Back = 8,
        Forward = 16,
        /// <summary>The other end of a pen.</summary>
        Eraser = 32,
    }

    /// <summary>Unit of the dx and dy of a scroll.</summary>
    public enum ScrollUnit : int
    {
        /// <summary>View units.</summary>
        Pixel = 0,
        /// <summary>Lines of 40 view units.</summary>
        Line = 1,
        /// <summary>Heights of the viewport.</summary>
        Page = 2,
        /// <summary>1/120 of a wheel notch, as in Windows and Wayland.</summary>
        Notch120 = 3,
    }

    /// <summary>Device of a scroll.</summary>
    public enum ScrollSource : int
    {
        /// <summary>The view smooths the delta (wheel_smoothing) and stops at the limits.</summary>
        Wheel = 0,
        /// <summary>The content moves at once, as under fingers; beyond the limits it follows the rubber
        /// band.</summary>
        Trackpad = 1,
    }

    /// <summary>Phase of a scroll, as the window system reports it.</summary>
    public enum ScrollPhase : int
    {
        /// <summary>No phases: the scroll ends after scroll_end_time without a report.</summary>
        Unphased = 0,
        /// <summary>Fingers rest on the trackpad.</summary>
        Began = 1,
        /// <summary>The scroll continues until ENDED, however long.</summary>
        Changed = 2,
        /// <summary>The fingers have lifted, after the delta of this report.</summary>
        Ended = 3,
        /// <summary>The system continues the scroll after the lift: see tapzoom_config.momentum.</summary>
        Momentum = 4,
    }

    /// <summary>Presets for tapzoom_config_init, which the host may then change. tapzoom_config lists
    /// the defaults of each.</summary>
    public enum Preset : int
    {
        /// <summary>The fitted view shows the whole photo, and does not enlarge a small one.</summary>
        Photos = 0,
        /// <summary>The fitted view covers the safe area.</summary>
        Maps = 1,
        /// <summary>The content has the width of the safe area and begins at its top.</summary>
        Reader = 2,
        /// <summary>An object that moves without bounds, at 0.1 to 10 times its fitted scale.</summary>
        Board = 3,
    }

    /// <summary>Gestures to recognize, bits of tapzoom_config.gestures.</summary>
    [Flags]
    public enum Gestures : uint
    {
        None = 0,
        Tap = 4,
        DoubleTap = 8,
        /// <summary>Two fingers tap together.</summary>
        FingersTap = 32,
        LongPress = 64,
        /// <summary>One or more fingers drag the content.</summary>
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
    }

    /// <summary>A scale that depends on the sizes of the upright content and of the safe area.</summary>
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
        /// <summary>One content unit is one device pixel</summary>
        OneToOne = 5,
        /// <summary>CONTAIN, but never larger than ONE_TO_ONE.</summary>
        ScaleDown = 6,
    }

    /// <summary>Choice between the two terms of a level.</summary>
    public enum LevelChoice : int
    {
        /// <summary>The first term; the second is unused.</summary>
        First = 0,
        /// <summary>The larger term.</summary>
        Larger = 1,
    }

    /// <summary>Effect of a double tap, which zooms in, or a two-finger tap, which zooms out.</summary>
    public enum Zoom : int
    {
        /// <summary>Nothing; the event still comes.</summary>
        None = 0,
        /// <summary>In: multiplies by zoom_step.</summary>
        Step = 1,
        /// <summary>In: from the fitted scale to levels[0], from any other to the fitted scale.</summary>
        Toggle = 2,
        /// <summary>In: multiplies by zoom_step up to the largest scale, then goes to the fitted scale.</summary>
        Cycle = 3,
        /// <summary>In: to the next larger level, from the largest to the fitted scale.</summary>
        Levels = 4,
        /// <summary>To the fitted view, upright.</summary>
        Fit = 5,
    }

    /// <summary>Where a zoom puts the tapped content point, within the bounds.</summary>
    public enum Anchor : int
    {
        /// <summary>It stays under the finger.</summary>
        Point = 0,
        /// <summary>It moves to the center of the safe area.</summary>
        Center = 1,
    }

    /// <summary>Scales to which the view snaps after a pinch, a quick zoom or a scroll.</summary>
    public enum Snap : int
    {
        /// <summary>No snapping.</summary>
        None = 0,
        /// <summary>tapzoom_config.levels and the fitted scale.</summary>
        Levels = 1,
        /// <summary>The fitted scale times whole powers of zoom_step, as the levels of a map.</summary>
        Steps = 2,
    }

    /// <summary>Effect of a scroll.</summary>
    public enum ScrollAction : int
    {
        /// <summary>Nothing.</summary>
        None = 0,
        /// <summary>The content moves by (-dx, -dy).</summary>
        Pan = 1,
        /// <summary>The view zooms by dy about the pointer; dx has no effect.</summary>
        Zoom = 2,
    }

    /// <summary>Source of the momentum after a trackpad's scroll that ends in motion.</summary>
    public enum Momentum : int
    {
        /// <summary>The system: the host pushes TAPZOOM_SCROLL_MOMENTUM.</summary>
        Host = 0,
        /// <summary>The view flings at TAPZOOM_SCROLL_ENDED, not when scroll_end_time ends the scroll.</summary>
        Library = 1,
    }

    /// <summary>Limits of the translation.</summary>
    public enum Bounds : int
    {
        /// <summary>Content that is larger than the safe area leaves no gap in it, also when it is
        /// rotated.</summary>
        Content = 0,
        /// <summary>As CONTENT, but smaller content moves freely within the safe area.</summary>
        Inside = 1,
        /// <summary>No bounds: visible_part and visible_extra have no effect.</summary>
        None = 2,
    }

    /// <summary>Limits of the transform: bits of tapzoom_state.flags, tapzoom_event.limits and
    /// tapzoom_config.pager_edges.</summary>
    [Flags]
    public enum Limits : uint
    {
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
    }

    /// <summary>Kinds of events.</summary>
    public enum EventKind : int
    {
        None = 0,
        /// <summary>A possible single tap, for example to highlight a button.</summary>
        TapPending = 1,
        /// <summary>DISCRETE.</summary>
        Tap = 2,
        /// <summary>DISCRETE.</summary>
        DoubleTap = 3,
        /// <summary>DISCRETE.</summary>
        FingersTap = 5,
        /// <summary>A finger rests.</summary>
        LongPress = 6,
        /// <summary>Fingers drag the content.</summary>
        Pan = 7,
        /// <summary>Fingers zoom by their distance.</summary>
        Pinch = 8,
        /// <summary>Fingers rotate the content.</summary>
        Rotate = 9,
        /// <summary>A contact that lands right after a tap zooms by the vertical part of its drag, about
        /// its landing.</summary>
        QuickZoom = 10,
        /// <summary>DISCRETE.</summary>
        Swipe = 11,
        /// <summary>The view moves on after fingers have lifted in motion, or with the momentum of a
        /// trackpad.</summary>
        Fling = 12,
        /// <summary>A wheel or a trackpad moves the view.</summary>
        Scroll = 13,
        /// <summary>The view animates for a tap, a command or new settings.</summary>
        Animation = 14,
        /// <summary>DISCRETE.</summary>
        Settled = 15,
        /// <summary>The view has reached the limit in `limits`, for a click or a vibration.</summary>
        Limit = 16,
        /// <summary>DISCRETE.</summary>
        Page = 17,
        /// <summary>DISCRETE.</summary>
        Owner = 18,
        /// <summary>DISCRETE.</summary>
        Edge = 19,
    }

    /// <summary>Direction of a movement in the view.</summary>
    public enum Direction : int
    {
        None = 0,
        Left = 1,
        Up = 2,
        Right = 3,
        Down = 4,
    }

    /// <summary>Phase of an event.</summary>
    public enum Phase : int
    {
        Discrete = 0,
        Began = 1,
        Changed = 2,
        Ended = 3,
        Cancelled = 4,
    }

    /// <summary>Owner of a contact: see tapzoom_get_contact_owner.</summary>
    public enum Owner : int
    {
        /// <summary>The contact moves the view.</summary>
        View = 0,
        /// <summary>The host draws or drags with it.</summary>
        Host = 1,
        /// <summary>The view waits for a second finger; the host may draw meanwhile.</summary>
        Undecided = 2,
    }

    /// <summary>Flags of tapzoom_state, which also has the TAPZOOM_LIMIT_* that the displayed content
    /// has reached.</summary>
    [Flags]
    public enum StateFlags : uint
    {
        None = 0,
        /// <summary>A contact is down.</summary>
        Touched = 256,
        /// <summary>The view moves by itself: draw every frame.</summary>
        Moving = 512,
        /// <summary>The scale is more than 0.1 % above that of the fitted view.</summary>
        Zoomed = 1024,
        /// <summary>Events were dropped; see tapzoom_poll_events.</summary>
        EventsLost = 2048,
    }

    /// <summary>Easing curve of an animation from rest.</summary>
    public enum Curve : int
    {
        /// <summary>Starts and ends slowly: t * t * (3 - 2 * t).</summary>
        Standard = 0,
        /// <summary>Starts fast and ends slowly: t * (2 - t).</summary>
        EaseOut = 1,
    }

    /// <summary>Path of an animation.</summary>
    public enum Path : int
    {
        /// <summary>Straight to the target.</summary>
        Direct = 0,
        /// <summary>Zooms out, travels and zooms in, with a constant perceived speed (van Wijk and Nuij,
        /// 2003), within the bounds.</summary>
        Fly = 1,
    }

    /// <summary>Properties that the view keeps when its content changes.</summary>
    public enum Keep : int
    {
        /// <summary>The visible part of the content: for a full image that replaces its preview.</summary>
        Picture = 0,
        /// <summary>The transform: for a world that grows.</summary>
        Coordinates = 1,
    }

    /// <summary>Kinds of recorded calls, by the names of their functions. tapzoom_record_entry has the
    /// arguments in their order, a struct as its fields without struct_size: real ones in numbers, the
    /// others in integers.</summary>
    public enum RecordKind : int
    {
        /// <summary>The view when its recording began: viewport and content.</summary>
        Start = 1,
        /// <summary>tapzoom_load_state; or the rest of the view when its recording began.</summary>
        LoadState = 2,
        /// <summary>tapzoom_set_config; tapzoom_get_config has the settings.</summary>
        Config = 3,
        /// <summary>tapzoom_set_viewport.</summary>
        Viewport = 4,
        /// <summary>tapzoom_set_content.</summary>
        Content = 5,
        /// <summary>tapzoom_set_pager_offset.</summary>
        PagerOffset = 6,
        /// <summary>One touch of tapzoom_push_touches.</summary>
        Touch = 7,
        /// <summary>tapzoom_push_scroll.</summary>
        Scroll = 8,
        /// <summary>tapzoom_set_contact_owner.</summary>
        Owner = 9,
        CancelTouches = 10,
        Advance = 11,
        RebaseTime = 12,
        SetTransform = 13,
        ZoomTo = 14,
        ZoomToRect = 15,
        CenterOn = 16,
        RotateTo = 17,
        Fit = 18,
        PanBy = 19,
        ZoomBy = 20,
        RotateBy = 21,
        SetVelocity = 22,
        StopMotion = 23,
        /// <summary>tapzoom_poll_events that took events, and their number.</summary>
        Poll = 24,
    }

    /// <summary>Maps content to the view, by rotation and scale about content point (0, 0) and then a
    /// translation: view_x = scale * (cos(rotation) * content_x - sin(rotation) * content_y) + x view_y
    /// = scale * (sin(rotation) * content_x + cos(rotation) * content_y) + y As an argument, scale is
    /// 1e-40 to 1e40, and the other numbers are at most 1e40 from 0.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Transform
    {
        /// <summary>View units per content unit, above 0.</summary>
        public double Scale;
        /// <summary>Radians, from the x axis toward the y axis.</summary>
        public double Rotation;
        /// <summary>Position of content point (0, 0) in view units.</summary>
        public double X;
        /// <summary>Position of content point (0, 0) in view units.</summary>
        public double Y;
    }

    /// <summary>Velocity of the content at one point of the view.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Velocity
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
    }

    /// <summary>How far the content is beyond its limits: see tapzoom_get_overscroll.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Overscroll
    {
        /// <summary>Displayed, view units: positive beyond LEFT or TOP, negative beyond RIGHT or BOTTOM.</summary>
        public double X;
        /// <summary>Displayed, view units: positive beyond LEFT or TOP, negative beyond RIGHT or BOTTOM.</summary>
        public double Y;
        /// <summary>The same before the rubber band.</summary>
        public double RawX;
        /// <summary>The same before the rubber band.</summary>
        public double RawY;
        /// <summary>Displayed excess in ln(scale); negative below the smallest scale.</summary>
        public double LogScale;
        /// <summary>The same before the rubber band.</summary>
        public double RawLogScale;
    }

    /// <summary>An upright rectangle.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Rect
    {
        /// <summary>Smallest coordinates, at most TAPZOOM_MAX_LENGTH from 0.</summary>
        public double X;
        /// <summary>Smallest coordinates, at most TAPZOOM_MAX_LENGTH from 0.</summary>
        public double Y;
        /// <summary>Sizes, TAPZOOM_MIN_SIZE to TAPZOOM_MAX_LENGTH.</summary>
        public double Width;
        /// <summary>Sizes, TAPZOOM_MIN_SIZE to TAPZOOM_MAX_LENGTH.</summary>
        public double Height;
    }

    /// <summary>The host's area for the content, in view units, and the bars that cover its sides
    /// (insets).</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Viewport
    {
        /// <summary>Size, TAPZOOM_MIN_SIZE to TAPZOOM_MAX_LENGTH.</summary>
        public double Width;
        /// <summary>Size, TAPZOOM_MIN_SIZE to TAPZOOM_MAX_LENGTH.</summary>
        public double Height;
        /// <summary>Insets, 0 to TAPZOOM_MAX_LENGTH.</summary>
        public double Left;
        /// <summary>Insets, 0 to TAPZOOM_MAX_LENGTH.</summary>
        public double Top;
        /// <summary>Insets, 0 to TAPZOOM_MAX_LENGTH.</summary>
        public double Right;
        /// <summary>Insets, 0 to TAPZOOM_MAX_LENGTH.</summary>
        public double Bottom;
    }

    /// <summary>A touch: one contact at one instant.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Touch
    {
        /// <summary>Seconds, not before the view's clock.</summary>
        public double Time;
        /// <summary>Any number, unique among the contacts that are down.</summary>
        public long Id;
        /// <summary>Position in view units; it may lie outside the viewport.</summary>
        public double X;
        /// <summary>Position in view units; it may lie outside the viewport.</summary>
        public double Y;
        /// <summary>TAPZOOM_TOUCH_*.</summary>
        public TouchPhase Phase;
        /// <summary>TAPZOOM_TOOL_*; the one at BEGAN counts.</summary>
        public Tool Tool;
        /// <summary>TAPZOOM_CONTACT_* bits; those at BEGAN count.</summary>
        public ContactFlags Flags;
        /// <summary>TAPZOOM_BUTTON_* bits; those at BEGAN count.</summary>
        public Buttons Buttons;
        /// <summary>Longer axis of the contact's area, view units, 0 to TAPZOOM_MAX_LENGTH; 0 if
        /// unknown.</summary>
        public double Size;
        /// <summary>0.</summary>
        public double Reserved;
    }

    /// <summary>One report of a wheel or a trackpad.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Scroll
    {
        /// <summary>Seconds, not before the view's clock.</summary>
        public double Time;
        /// <summary>Position of the pointer in view units.</summary>
        public double X;
        /// <summary>Position of the pointer in view units.</summary>
        public double Y;
        /// <summary>Delta since the last report, in `unit`, each -TAPZOOM_MAX_LENGTH to
        /// TAPZOOM_MAX_LENGTH.</summary>
        public double Dx;
        /// <summary>Delta since the last report, in `unit`, each -TAPZOOM_MAX_LENGTH to
        /// TAPZOOM_MAX_LENGTH.</summary>
        public double Dy;
        /// <summary>Factor of a pinch since the last report, 0, or 1e-6 to 1e6; 0 and 1 mean no pinch.</summary>
        public double Factor;
        /// <summary>Rotation by a trackpad since the last report, radians, -1000 to 1000.</summary>
        public double Rotation;
        /// <summary>TAPZOOM_UNIT_*.</summary>
        public ScrollUnit Unit;
        /// <summary>TAPZOOM_SOURCE_*.</summary>
        public ScrollSource Source;
        /// <summary>TAPZOOM_SCROLL_*.</summary>
        public ScrollPhase Phase;
        /// <summary>0.</summary>
        public int Reserved;
    }

    /// <summary>A scale that keeps its meaning after a resize: a factor times the scale of a fit, or the
    /// larger of two such terms.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Level
    {
        /// <summary>Factor of the first term, 1e-6 to 1e6.</summary>
        public double Factor;
        /// <summary>Factor of the second term, 1e-6 to 1e6; 0 with FIRST.</summary>
        public double OtherFactor;
        /// <summary>TAPZOOM_FIT_* of the first term.</summary>
        public Fit Fit;
        /// <summary>TAPZOOM_FIT_* of the second term; 0 with FIRST.</summary>
        public Fit OtherFit;
        /// <summary>TAPZOOM_LEVEL_*.</summary>
        public LevelChoice Choice;
        /// <summary>0.</summary>
        public int Reserved;
    }

    /// <summary>Every setting. tapzoom_config_init fills the struct; the host changes fields and passes
    /// it to tapzoom_create or tapzoom_set_config.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Config
    {
        /// <summary>sizeof(tapzoom_config); tapzoom_config_init sets it.</summary>
        public uint StructSize;
        /// <summary>TAPZOOM_GESTURE_* bits to recognize [all but ROTATE; MAPS: all but ROTATE, SWIPE;
        /// BOARD: all but ROTATE, SWIPE].</summary>
        public Gestures Gestures;
        /// <summary>Bit 1 &lt;&lt; TAPZOOM_EVENT_* for each kind that the host polls [all].</summary>
        public ulong Events;
        /// <summary>1: the view corrects late, doubled and unknown touches instead of refusing them: see
        /// tapzoom_push_touches.</summary>
        public int Lenient;
        /// <summary>1: animations, wheels and returns into the limits take effect at once, and flings do
        /// not move.</summary>
        public int ReducedMotion;
        /// <summary>Points per view unit, 1e-3 to 1e3 [1].</summary>
        public double PointsPerUnit;
        /// <summary>Device pixels per view unit, for ONE_TO_ONE and rasters, 1e-3 to 1e3 [1].</summary>
        public double PixelsPerUnit;
        /// <summary>TAPZOOM_FIT_* of the fitted view [CONTAIN; PHOTOS: SCALE_DOWN; MAPS: COVER; READER:
        /// WIDTH].</summary>
        public Fit Fit;
        /// <summary>TAPZOOM_BOUNDS_* [CONTENT; BOARD: NONE].</summary>
        public Bounds Bounds;
        /// <summary>Place of the content in the fitted view, and of content that the bounds align</summary>
        public double AlignX;
        /// <summary>The same along y</summary>
        public double AlignY;
        /// <summary>Part of the content that stays visible: see TAPZOOM_BOUNDS_CONTENT.</summary>
        public double VisiblePart;
        /// <summary>Length added to that part, view units, -1e12 to 1e12 [0].</summary>
        public double VisibleExtra;
        /// <summary>Smallest scale, at any rotation [1 x CONTAIN; PHOTOS: 1 x SCALE_DOWN; MAPS: 1 x
        /// COVER; READER: 1 x WIDTH; BOARD: 0.1 x CONTAIN].</summary>
        public Level MinScale;
        /// <summary>Largest scale, at least min_scale [6 x CONTAIN; PHOTOS: larger of 2 x ONE_TO_ONE and
        /// 6 x SCALE_DOWN; MAPS: 64 x COVER; READER: 5 x WIDTH; BOARD: 10 x CONTAIN].</summary>
        public Level MaxScale;
        /// <summary>TAPZOOM_ZOOM_* [TOGGLE; MAPS: STEP; BOARD: FIT].</summary>
        public Zoom DoubleTap;
        /// <summary>TAPZOOM_ANCHOR_* of the lift of the second tap [POINT; READER: CENTER].</summary>
        public Anchor DoubleTapAnchor;
        /// <summary>TAPZOOM_ZOOM_* [NONE; MAPS: STEP; READER: FIT].</summary>
        public Zoom TwoFingerTap;
        /// <summary>TAPZOOM_ANCHOR_* of the midpoint of the two fingers [POINT].</summary>
        public Anchor TwoFingerTapAnchor;
        /// <summary>Entries of levels in use, 0 to 8 [0; PHOTOS: 1; READER: 1].</summary>
        public int LevelCount;
        /// <summary>TAPZOOM_SNAP_*: scales to which the view snaps [NONE].</summary>
        public Snap Snap;
        /// <summary>Largest distance in ln(scale) over which the view snaps, 0 to 10 [0.35].</summary>
        public double SnapTolerance;
        /// <summary>Factor of a step, 1.01 to 100 [1.5; MAPS: 2].</summary>
        public double ZoomStep;
        /// <summary>Duration of the animation of a tap or a command, seconds, 0, or 0.001 to 10 [0.30].</summary>
        public double AnimationDuration;
        /// <summary>Scales of TOGGLE and LEVELS, in any order [none; PHOTOS: 2.5 x SCALE_DOWN; READER: 2
        /// x WIDTH].</summary>
        public LevelArray8 Levels;
        /// <summary>Longest tap if LONG_PRESS is off or not polled, seconds, 0.01 to 10 [1].</summary>
        public double TapTime;
        /// <summary>Travel that a finger's tap and long press allow, points, 0 to 1e4 [18].</summary>
        public double TapSlop;
        /// <summary>Travel after which a pen pans, if the content can pan, points, 0 to 1e4 [6].</summary>
        public double TapSlopPen;
        /// <summary>The same for a mouse, points, 0 to 1e4 [3].</summary>
        public double TapSlopMouse;
        /// <summary>A landing sooner than this after a lift is a bounce and continues the same tap or
        /// motion, seconds, 0 to double_tap_time [0.04].</summary>
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
        /// <summary>Travel of the contacts' center before a pan or a quick zoom, points, 0 to 1e4 [10].</summary>
        public double PanSlop;
        /// <summary>Ratio of the longer to the shorter axis of travel, above which a beginning
        /// one-finger pan keeps to the longer axis, 0, or 1 to 100 [0].</summary>
        public double AxisLockRatio;
        /// <summary>Change of the fingers' mean radius before a pinch, points, 0 to 1e4 [6].</summary>
        public double PinchSlop;
        /// <summary>Exponent of the pinch: the scale is proportional to the fingers' distance to this
        /// power, 0.01 to 10 [1].</summary>
        public double PinchSpeed;
        /// <summary>Distance of the fingers below which a pinch zooms less and less, without a jump,
        /// points, 0 to 1e4 [50].</summary>
        public double PinchMinSpan;
        /// <summary>Arc before a rotation, points, 0 to 1e4 [25].</summary>
        public double RotateSlop;
        /// <summary>Largest angle to a quarter turn at which the rotation snaps to it when the fingers
        /// lift, radians, 0 to 0.785 [0.122].</summary>
        public double RotateSnap;
        /// <summary>Grace period after the first of several fingers lifts, in which the view discards
        /// the movement of the others, seconds, 0 to 1 [0.08].</summary>
        public double LiftGraceTime;
        /// <summary>Slowest swipe, points per second, 0 to 1e6 [300].</summary>
        public double SwipeSpeed;
        /// <summary>Largest angle of a swipe to an axis, radians, 0 to 0.785 [0.524].</summary>
        public double SwipeAngle;
        /// <summary>Drag beyond the slop that doubles the scale, points, 1 to 1e4, or -1e4 to -1 for
        /// upward drags [140].</summary>
        public double QuickZoomDistance;
        /// <summary>Least overscroll at the end of a pan that sends PAGE, if the pan began at the edge;
        /// part of the safe area's width, 0 to 10 [0.25].</summary>
        public double PageOverscroll;
        /// <summary>Slowest pan that flings, points per second, 0 to 1e6 [200].</summary>
        public double FlingMinSpeed;
        /// <summary>Fastest fling, points per second, fling_min_speed to 1e6 [20000].</summary>
        public double FlingMaxSpeed;
        /// <summary>Decay of the velocity, v' = -decay v, 1/s, 0.01 to 1000 [2].</summary>
        public double FlingDecay;
        /// <summary>Least speed at which a new fling adds to the one that its finger stopped at the
        /// landing, points per second, 0 to 1e6 [350].</summary>
        public double FlingBoostSpeed;
        /// <summary>Decay of the velocities of zoom and rotation when fingers lift, v' = -decay v, 1/s,
        /// 0, or 0.1 to 1000 [13].</summary>
        public double FlingZoomDecay;
        /// <summary>Stiffness c of the rubber band, 0 to 1 [0.55].</summary>
        public double RubberBand;
        /// <summary>Factor by which a pinch can exceed a scale limit at most, 1 to 100 [2].</summary>
        public double RubberBandScale;
        /// <summary>Frequency of the spring that returns content into its bounds, radians per second,
        /// 0.1 to 1000 [12].</summary>
        public double SpringFrequency;
        /// <summary>A drag along the x axis of content that cannot scroll along it.</summary>
        public int AlwaysBounceX;
        /// <summary>The same along its y axis.</summary>
        public int AlwaysBounceY;
        /// <summary>TAPZOOM_MOMENTUM_* [HOST].</summary>
        public Momentum Momentum;
        /// <summary>TAPZOOM_ACTION_* of a wheel [ZOOM; READER: PAN].</summary>
        public ScrollAction Wheel;
        /// <summary>TAPZOOM_ACTION_* of a trackpad's scroll; its pinch always zooms [PAN].</summary>
        public ScrollAction Trackpad;
        /// <summary>1: dy zooms in the opposite direction.</summary>
        public int InvertZoom;
        /// <summary>Exponent of the zoom by dy</summary>
        public double WheelSpeed;
        /// <summary>Decay of the remaining zoom or pan of a wheel, exp(-wheel_smoothing t), 1/s, 0, or 1
        /// to 1000 [23].</summary>
        public double WheelSmoothing;
        /// <summary>Time without a report after which a scroll without phases, or a system's momentum,
        /// ends, seconds, 0.01 to 10 [0.15].</summary>
        public double ScrollEndTime;
        /// <summary>Number of contacts needed to move the view, 1 to 2 [1].</summary>
        public int MinPanContacts;
        /// <summary>TAPZOOM_LIMIT_LEFT..BOTTOM bits of the edges beyond which a drag or a fling moves
        /// the host's pager, without a rubber band [0].</summary>
        public Limits PagerEdges;
        /// <summary>Bit 1 &lt;&lt; TAPZOOM_TOOL_* for each tool whose contacts belong to the host, such
        /// as a pen that draws [0].</summary>
        public uint HostTools;
        /// <summary>TAPZOOM_BUTTON_* bits: contacts that land with one of them belong to the host [0].</summary>
        public Buttons HostButtons;
    }

    /// <summary>One event.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Event
    {
        /// <summary>The true instant in seconds, not the time of the call that noticed it.</summary>
        public double Time;
        /// <summary>Id of the contact, of several the one that landed first; 0 with contact_count 0.</summary>
        public long Contact;
        /// <summary>TAPZOOM_EVENT_*.</summary>
        public EventKind Kind;
        /// <summary>TAPZOOM_PHASE_*.</summary>
        public Phase Phase;
        /// <summary>Contacts that take part; 0 if the view moves by itself.</summary>
        public int ContactCount;
        /// <summary>Taps of the quick series up to now.</summary>
        public int TapCount;
        /// <summary>Place in view units: the finger, or the center of the fingers or of the zoom.</summary>
        public double ViewX;
        /// <summary>Place in view units: the finger, or the center of the fingers or of the zoom.</summary>
        public double ViewY;
        /// <summary>The content point at that place and time.</summary>
        public double ContentX;
        /// <summary>The content point at that place and time.</summary>
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
        /// <summary>Velocity of the fingers, otherwise of the content, at that place.</summary>
        public Velocity Velocity;
        /// <summary>PAN: travel that the content did not use since the last polled PAN event, for the
        /// host's pager, view units.</summary>
        public double UnconsumedX;
        /// <summary>PAN: travel that the content did not use since the last polled PAN event, for the
        /// host's pager, view units.</summary>
        public double UnconsumedY;
        /// <summary>TAPZOOM_TOOL_* of the first contact.</summary>
        public Tool Tool;
        /// <summary>TAPZOOM_BUTTON_* bits of that contact at its landing.</summary>
        public Buttons Buttons;
        /// <summary>TAPZOOM_LIMIT_* bits: one for LIMIT, EDGE, SWIPE and PAGE.</summary>
        public Limits Limits;
        /// <summary>TAPZOOM_DIRECTION_* of SWIPE, PAGE and EDGE.</summary>
        public Direction Direction;
        /// <summary>OWNER</summary>
        public Owner Owner;
        /// <summary>0.</summary>
        public IntArray11 Reserved;
    }

    /// <summary>A contact that is down.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Contact
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
        /// <summary>TAPZOOM_OWNER_*.</summary>
        public Owner Owner;
        /// <summary>TAPZOOM_TOOL_*.</summary>
        public Tool Tool;
        /// <summary>TAPZOOM_BUTTON_* bits at its landing.</summary>
        public Buttons Buttons;
        /// <summary>0.</summary>
        public IntArray5 Reserved;
    }

    /// <summary>The state that a host checks each frame.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct State
    {
        /// <summary>The view's clock in seconds; -INFINITY before it starts.</summary>
        public double Time;
        /// <summary>When the host must call tapzoom_advance next, in seconds: the time of the next event
        /// that needs no input, such as a long press.</summary>
        public double NextDeadline;
        /// <summary>TAPZOOM_STATE_* and TAPZOOM_LIMIT_* bits.</summary>
        public uint Flags;
        /// <summary>Contacts that are down.</summary>
        public int ContactCount;
        /// <summary>Events that wait for the poll, which may drop some of a full queue.</summary>
        public int WaitingCount;
        /// <summary>0.</summary>
        public IntArray3 Reserved;
    }

    /// <summary>Result of tapzoom_frame.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct FrameResult
    {
        /// <summary>The displayed transform at the view's clock.</summary>
        public Transform Transform;
        /// <summary>The state after the call.</summary>
        public State State;
        /// <summary>Touches that the view took.</summary>
        public int Accepted;
        /// <summary>Events that the call wrote.</summary>
        public int EventCount;
        /// <summary>0.</summary>
        public double Reserved;
    }

    /// <summary>Options of a command.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Options
    {
        /// <summary>sizeof(tapzoom_options).</summary>
        public uint StructSize;
        /// <summary>0: at once; 1: animated. curve, path, duration and the fields of FLY count only with
        /// animation.</summary>
        public int Animated;
        /// <summary>TAPZOOM_CURVE_*.</summary>
        public Curve Curve;
        /// <summary>TAPZOOM_PATH_*.</summary>
        public Path Path;
        /// <summary>Duration of the animation in seconds, 0, or 0.001 to 10.</summary>
        public double Duration;
        /// <summary>Padding of tapzoom_zoom_to_rect at the sides of the safe area, view units, 0 to
        /// TAPZOOM_MAX_LENGTH each.</summary>
        public double Left;
        /// <summary>Padding of tapzoom_zoom_to_rect at the sides of the safe area, view units, 0 to
        /// TAPZOOM_MAX_LENGTH each.</summary>
        public double Top;
        /// <summary>Padding of tapzoom_zoom_to_rect at the sides of the safe area, view units, 0 to
        /// TAPZOOM_MAX_LENGTH each.</summary>
        public double Right;
        /// <summary>Padding of tapzoom_zoom_to_rect at the sides of the safe area, view units, 0 to
        /// TAPZOOM_MAX_LENGTH each.</summary>
        public double Bottom;
        /// <summary>Largest scale of the target, 1e-40 to 1e40, or 0: that of the view.</summary>
        public double MaxScale;
        /// <summary>FLY: curvature, 0.001 to 1000, or 0: sqrt 2.</summary>
        public double FlyRho;
        /// <summary>FLY with duration 0: rho-screenfuls per second, 0.001 to 1000, or 0</summary>
        public double FlySpeed;
    }

    /// <summary>One replayed call.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public partial struct RecordEntry
    {
        /// <summary>Index of the call; START is 0.</summary>
        public long Number;
        /// <summary>Hash of all calls since START, their transforms and their polled events.</summary>
        public ulong Hash;
        /// <summary>The view's clock after the call; -INFINITY before it starts.</summary>
        public double Time;
        /// <summary>TAPZOOM_RECORD_*.</summary>
        public RecordKind Kind;
        /// <summary>Events that the call polled.</summary>
        public int EventCount;
        /// <summary>Its real arguments: see TAPZOOM_RECORD_*.</summary>
        public DoubleArray16 Numbers;
        /// <summary>Its integer arguments in the same way.</summary>
        public LongArray12 Integers;
    }

    /// <summary>8 values in place, without an object on the heap.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public struct LevelArray8
    {
        Level _0, _1, _2, _3, _4, _5, _6, _7;

        public Level this[int index]
        {
            get
            {
                switch (index)
                {
                    case 0: return _0;
                    case 1: return _1;
                    case 2: return _2;
                    case 3: return _3;
                    case 4: return _4;
                    case 5: return _5;
                    case 6: return _6;
                    case 7: return _7;
                    default: throw new IndexOutOfRangeException();
                }
            }
            set
            {
                switch (index)
                {
                    case 0: _0 = value; return;
                    case 1: _1 = value; return;
                    case 2: _2 = value; return;
                    case 3: _3 = value; return;
                    case 4: _4 = value; return;
                    case 5: _5 = value; return;
                    case 6: _6 = value; return;
                    case 7: _7 = value; return;
                    default: throw new IndexOutOfRangeException();
                }
            }
        }
    }

    /// <summary>11 values in place, without an object on the heap.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public struct IntArray11
    {
        int _0, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10;

        public int this[int index]
        {
            get
            {
                switch (index)
                {
                    case 0: return _0;
                    case 1: return _1;
                    case 2: return _2;
                    case 3: return _3;
                    case 4: return _4;
                    case 5: return _5;
                    case 6: return _6;
                    case 7: return _7;
                    case 8: return _8;
                    case 9: return _9;
                    case 10: return _10;
                    default: throw new IndexOutOfRangeException();
                }
            }
            set
            {
                switch (index)
                {
                    case 0: _0 = value; return;
                    case 1: _1 = value; return;
                    case 2: _2 = value; return;
                    case 3: _3 = value; return;
                    case 4: _4 = value; return;
                    case 5: _5 = value; return;
                    case 6: _6 = value; return;
                    case 7: _7 = value; return;
                    case 8: _8 = value; return;
                    case 9: _9 = value; return;
                    case 10: _10 = value; return;
                    default: throw new IndexOutOfRangeException();
                }
            }
        }
    }

    /// <summary>5 values in place, without an object on the heap.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public struct IntArray5
    {
        int _0, _1, _2, _3, _4;

        public int this[int index]
        {
            get
            {
                switch (index)
                {
                    case 0: return _0;
                    case 1: return _1;
                    case 2: return _2;
                    case 3: return _3;
                    case 4: return _4;
                    default: throw new IndexOutOfRangeException();
                }
            }
            set
            {
                switch (index)
                {
                    case 0: _0 = value; return;
                    case 1: _1 = value; return;
                    case 2: _2 = value; return;
                    case 3: _3 = value; return;
                    case 4: _4 = value; return;
                    default: throw new IndexOutOfRangeException();
                }
            }
        }
    }

    /// <summary>3 values in place, without an object on the heap.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public struct IntArray3
    {
        int _0, _1, _2;

        public int this[int index]
        {
            get
            {
                switch (index)
                {
                    case 0: return _0;
                    case 1: return _1;
                    case 2: return _2;
                    default: throw new IndexOutOfRangeException();
                }
            }
            set
            {
                switch (index)
                {
                    case 0: _0 = value; return;
                    case 1: _1 = value; return;
                    case 2: _2 = value; return;
                    default: throw new IndexOutOfRangeException();
                }
            }
        }
    }

    /// <summary>16 values in place, without an object on the heap.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public struct DoubleArray16
    {
        double _0, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11, _12, _13, _14, _15;

        public double this[int index]
        {
            get
            {
                switch (index)
                {
                    case 0: return _0;
                    case 1: return _1;
                    case 2: return _2;
                    case 3: return _3;
                    case 4: return _4;
                    case 5: return _5;
                    case 6: return _6;
                    case 7: return _7;
                    case 8: return _8;
                    case 9: return _9;
                    case 10: return _10;
                    case 11: return _11;
                    case 12: return _12;
                    case 13: return _13;
                    case 14: return _14;
                    case 15: return _15;
                    default: throw new IndexOutOfRangeException();
                }
            }
            set
            {
                switch (index)
                {
                    case 0: _0 = value; return;
                    case 1: _1 = value; return;
                    case 2: _2 = value; return;
                    case 3: _3 = value; return;
                    case 4: _4 = value; return;
                    case 5: _5 = value; return;
                    case 6: _6 = value; return;
                    case 7: _7 = value; return;
                    case 8: _8 = value; return;
                    case 9: _9 = value; return;
                    case 10: _10 = value; return;
                    case 11: _11 = value; return;
                    case 12: _12 = value; return;
                    case 13: _13 = value; return;
                    case 14: _14 = value; return;
                    case 15: _15 = value; return;
                    default: throw new IndexOutOfRangeException();
                }
            }
        }
    }

    /// <summary>12 values in place, without an object on the heap.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public struct LongArray12
    {
        long _0, _1, _2, _3, _4, _5, _6, _7, _8, _9, _10, _11;

        public long this[int index]
        {
            get
            {
                switch (index)
                {
                    case 0: return _0;
                    case 1: return _1;
                    case 2: return _2;
                    case 3: return _3;
                    case 4: return _4;
                    case 5: return _5;
                    case 6: return _6;
                    case 7: return _7;
                    case 8: return _8;
                    case 9: return _9;
                    case 10: return _10;
                    case 11: return _11;
                    default: throw new IndexOutOfRangeException();
                }
            }
            set
            {
                switch (index)
                {
                    case 0: _0 = value; return;
                    case 1: _1 = value; return;
                    case 2: _2 = value; return;
                    case 3: _3 = value; return;
                    case 4: _4 = value; return;
                    case 5: _5 = value; return;
                    case 6: _6 = value; return;
                    case 7: _7 = value; return;
                    case 8: _8 = value; return;
                    case 9: _9 = value; return;
                    case 10: _10 = value; return;
                    case 11: _11 = value; return;
                    default: throw new IndexOutOfRangeException();
                }
            }
        }
    }

    public static partial class Native
    {
        public const int VersionMajor = 1;
        public const int VersionMinor = 0;
        public const int VersionPatch = 0;
        public const int MaxContacts = 16;
        public const int MaxLevels = 8;
        public const int EventCapacity = 32;
        public const double MaxLength = 1000000000000.0;
        public const double MinSize = 1e-06;
        public const double MaxTime = 1000000000000.0;

        /// <summary>Returns the version of the library at run time, which may be newer than the
        /// header's: major * 10000 + minor * 100 + patch.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern int tapzoom_version();

        /// <summary>Returns an English phrase for logs, with the meaning of a status and often with a
        /// remedy; "unknown status" for other numbers.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern IntPtr tapzoom_status_string(Status status);

        /// <summary>Fills a config with a preset.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_config_init(ref Config config, UIntPtr structSize, Preset preset);

        /// <summary>Checks a config as tapzoom_create and tapzoom_set_config do, for example after a
        /// host has read settings from a file.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_config_check(ref Config config, out IntPtr field);

        /// <summary>Creates a view, which shows the fitted view of its content.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_create(ref Config config, ref Viewport viewport, ref Rect content,
            out IntPtr view);

        /// <summary>Returns the size of a view in bytes, for tapzoom_create_at.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern UIntPtr tapzoom_view_size();

        /// <summary>Creates a view in memory of the host, for example in an arena.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_create_at(IntPtr memory, UIntPtr size, ref Config config,
            ref Viewport viewport, ref Rect content, out IntPtr view);

        /// <summary>Ends a view, and frees the memory of tapzoom_create; NULL is allowed.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern void tapzoom_destroy(IntPtr view);

        /// <summary>Changes the settings.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_set_config(ViewHandle view, ref Config config, [In] Options[] options);

        /// <summary>Reads the settings as the host has set them, for example to change one and pass them
        /// to tapzoom_set_config.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_get_config(ViewHandle view, ref Config config);

        /// <summary>Changes the size and insets of the viewport.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_set_viewport(ViewHandle view, ref Viewport viewport);

        /// <summary>Reads the size and insets of the viewport, as the host has set them.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_get_viewport(ViewHandle view, out Viewport viewport);

        /// <summary>Changes the content rectangle; the new bounds and scale limits apply.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_set_content(ViewHandle view, ref Rect content, Keep keep);

        /// <summary>Reads the rectangle of the content, as the host has set it.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_get_content(ViewHandle view, out Rect content);

        /// <summary>Sets how far the host's pager is displaced, in each frame in which the host moves
        /// it.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_set_pager_offset(ViewHandle view, double x, double y);

        /// <summary>Pushes touches in the order in which they happened.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_push_touches(ViewHandle view, [In] Touch[] touches, UIntPtr count,
            out UIntPtr accepted);

        /// <summary>Pushes one report of a wheel or a trackpad, in order with the touches.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_push_scroll(ViewHandle view, ref Scroll scroll, out int consumed);

        /// <summary>Reads the owner of a contact that is down, so that the host knows whether to draw or
        /// drag with it.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_get_contact_owner(ViewHandle view, long id, out Owner owner);

        /// <summary>Reads the contacts that are down, in any order, for example after a loss of events.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_get_contacts(ViewHandle view, [Out] Contact[] contacts,
            UIntPtr capacity, out UIntPtr count);

        /// <summary>Gives a contact that is down to the host (a claim), or to the view (a release).</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_set_contact_owner(ViewHandle view, long id, Owner owner);

        /// <summary>Forgets all contacts, for example because the system took them or the window lost
        /// its focus.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_cancel_touches(ViewHandle view, double time);

        /// <summary>Advances the view's clock.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_advance(ViewHandle view, double time);

        /// <summary>Runs one frame: tapzoom_push_touches, tapzoom_advance and tapzoom_poll_events.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_frame(ViewHandle view, double time, [In] Touch[] touches, UIntPtr count,
            [Out] Event[] events, UIntPtr capacity, out FrameResult result);

        /// <summary>Adds offset seconds to every stored time.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_rebase_time(ViewHandle view, double offset);

        /// <summary>Reads the clock, the next deadline, flags and counts.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_get_state(ViewHandle view, out State state);

        /// <summary>Reads the displayed transform at the view's clock.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_get_transform(ViewHandle view, out Transform transform);

        /// <summary>Reads the transform for the time at which a frame is displayed, with resampled
        /// fingers.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_get_transform_at(ViewHandle view, double time, out Transform transform);

        /// <summary>Reads the transform at which the view will rest: the end of the animation, fling or
        /// smoothed scroll.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_get_target_transform(ViewHandle view, out Transform transform);

        /// <summary>Reads the velocity of the displayed content at the view's clock, for example to load
        /// content ahead of the motion.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_get_velocity(ViewHandle view, out Velocity velocity);

        /// <summary>Reads how far the displayed content is beyond its limits at the view's clock.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_get_overscroll(ViewHandle view, out Overscroll overscroll);

        /// <summary>Reads the scale limits and the fitted scale at the current sizes, for example for a
        /// zoom slider.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_get_scale_range(ViewHandle view, out double min, out double max,
            out double fitted);

        /// <summary>Reads the scale at which the host draws its content into a raster (a bitmap or
        /// texture), in device pixels per content unit.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_get_raster_scale(ViewHandle view, out double scale);

        /// <summary>Computes the transform with which the host shows a raster of
        /// tapzoom_get_raster_scale until it draws it again.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_get_raster_transform(ViewHandle view, ref Transform transform,
            out Transform residual);

        /// <summary>Reads the part of the content plane that the whole viewport, insets included, shows
        /// under a transform, such as the target.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_get_visible_rect(ViewHandle view, ref Transform transform, out Rect rect);

        /// <summary>Computes the transform to which a tap on a block of content, such as a column of
        /// text, should zoom.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_get_smart_zoom(ViewHandle view, ref Rect block, double contentX,
            double contentY, double maxScale, out Transform transform);

        /// <summary>Takes the oldest events out of the view.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_poll_events(ViewHandle view, [Out] Event[] events, UIntPtr capacity,
            out UIntPtr count);

        /// <summary>Converts a view point to content units, for example to find the object under a tap.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_view_to_content(ref Transform transform, double viewX, double viewY,
            out double contentX, out double contentY);

        /// <summary>Converts a content point to view units, for example to place a label.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_content_to_view(ref Transform transform, double contentX,
            double contentY, out double viewX, out double viewY);

        /// <summary>Computes the transform that applies `inner` and then `outer`, for example of a
        /// picture on a page and of the page in the view.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_transform_compose(ref Transform outer, ref Transform inner,
            out Transform result);

        /// <summary>Computes the inverse transform, from the view to the content.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_transform_invert(ref Transform transform, out Transform result);

        /// <summary>Computes a transform between two others, for a host that animates by itself.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_transform_interpolate(ref Transform from, ref Transform to, double t,
            out Transform result);

        /// <summary>Converts a transform to the matrix of Canvas, Cairo, Core Graphics and SVG: a, b, c,
        /// d, x, y.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_transform_to_affine(ref Transform transform, [Out] double[] matrix);

        /// <summary>Converts a transform to a matrix for graphics libraries</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_transform_to_matrix(ref Transform transform, double originX,
            double originY, [Out] float[] matrix);

        /// <summary>Goes to a transform, such as a saved one.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_set_transform(ViewHandle view, ref Transform transform,
            [In] Options[] options);

        /// <summary>Zooms to a scale (1e-40 to 1e40) and keeps the content point under (view_x, view_y),
        /// for example for a zoom slider.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_zoom_to(ViewHandle view, double scale, double viewX, double viewY,
            [In] Options[] options);

        /// <summary>Shows a rectangle of content, such as a search result, centered and as large as
        /// possible in the safe area minus the padding.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_zoom_to_rect(ViewHandle view, ref Rect rect, [In] Options[] options);

        /// <summary>Moves a content point, such as a place on a map, to the center of the safe area.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_center_on(ViewHandle view, double contentX, double contentY,
            double scale, [In] Options[] options);

        /// <summary>Rotates to an angle (radians, -1e40 to 1e40), such as north up, also without
        /// TAPZOOM_GESTURE_ROTATE.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_rotate_to(ViewHandle view, double rotation, double viewX, double viewY,
            [In] Options[] options);

        /// <summary>Goes to the fitted view, for example for a Home key.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_fit(ViewHandle view, [In] Options[] options);

        /// <summary>Moves the content by (dx, dy) view units, each -TAPZOOM_MAX_LENGTH to
        /// TAPZOOM_MAX_LENGTH.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_pan_by(ViewHandle view, double dx, double dy, [In] Options[] options);

        /// <summary>Multiplies the scale by a factor (1e-6 to 1e6) about (view_x, view_y), for example
        /// for a zoom key or button.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_zoom_by(ViewHandle view, double factor, double viewX, double viewY,
            [In] Options[] options);

        /// <summary>Rotates by an angle (radians, -1000 to 1000) about (view_x, view_y), for example for
        /// a key or button.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_rotate_by(ViewHandle view, double angle, double viewX, double viewY,
            [In] Options[] options);

        /// <summary>Moves the content with a velocity until the next call with another one: for held
        /// keys, sticks and edge scrolling.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_set_velocity(ViewHandle view, ref Velocity velocity);

        /// <summary>Stops the animation, the fling, the scroll and the host's velocity, for example
        /// before a dialog.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_stop_motion(ViewHandle view);

        /// <summary>Writes a snapshot of the view.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_save_state(ViewHandle view, byte[] memory, UIntPtr capacity,
            out UIntPtr size);

        /// <summary>Restores a view from a snapshot, which replaces its whole state.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_load_state(ViewHandle view, byte[] bytes, UIntPtr size);

        /// <summary>Begins a recording: from now on the view writes every call that changes it and
        /// succeeds into the host's memory.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_begin_recording(ViewHandle view, IntPtr memory, UIntPtr size);

        /// <summary>Ends a part of the recording: the bytes since the last fetch are at the beginning of
        /// the memory.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_fetch_recording(ViewHandle view, out UIntPtr count);

        /// <summary>Ends the recording.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_end_recording(ViewHandle view);

        /// <summary>Replays the next call of a recording on a view.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_replay(ViewHandle view, ref byte bytes, UIntPtr size,
            out UIntPtr accepted, out RecordEntry entry, [Out] Event[] events);

        /// <summary>Ends the replay: the view continues as the host's own.</summary>
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status tapzoom_end_replay(ViewHandle view);
    }
}
