// SPDX-License-Identifier: MIT
//
// Trace FILE [RECORDING [SNAPSHOTS]]: plays a golden trace, as Tests/Traces/trace.c does in C. That file explains the
// format.

using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Reflection;
using System.Text;
using TapZoom;

class Trace
{
    static readonly CultureInfo Plain = CultureInfo.InvariantCulture;
    static readonly Dictionary<string, TouchPhase> Phases = new Dictionary<string, TouchPhase> {
        { "down", TouchPhase.Began }, { "move", TouchPhase.Moved }, { "up", TouchPhase.Ended },
        { "gone", TouchPhase.Cancelled } };

    readonly StringBuilder printed = new StringBuilder();
    readonly byte[] recording = new byte[1 << 20];
    readonly Stream recordings, snapshots;
    readonly double[] fingerX = new double[100], fingerY = new double[100];
    readonly List<GestureEvent> waiting = new List<GestureEvent>();
    Queue<string> words = new Queue<string>();
    Config config;
    Viewport viewport;
    View view;
    CommandOptions given;
    double now;
    bool printsContacts;

    Trace(Stream recordings, Stream snapshots)
    {
        this.recordings = recordings;
        this.snapshots = snapshots;
    }

    // ---- Reading

    string Word() { return words.Count > 0 ? words.Dequeue() : null; }

    double Number()
    {
        if (words.Count == 0) throw new FormatException("a number is missing");
        string word = words.Dequeue();
        return word == "nan" ? double.NaN : word == "inf" ? double.PositiveInfinity
            : double.Parse(word, NumberStyles.Float, Plain);
    }

    double Optional() { return words.Count > 0 ? Number() : 0; }

    static bool Find<T>(string word, out T value) where T : struct
    {
        value = default(T);
        return word != null && char.IsLetter(word[0]) && Enum.TryParse(word.Replace("_", ""), true, out value);
    }

    T One<T>() where T : struct
    {
        T value;
        string word = Word();
        if (!Find(word, out value)) throw new FormatException("unknown name " + word);
        return value;
    }

    /// <summary>A set of named members; "none" stands alone.</summary>
    uint Set<T>() where T : struct
    {
        uint bits = 0;
        while (words.Count > 0) bits |= Convert.ToUInt32(One<T>());
        return bits;
    }

    ScaleLevel Level()
    {
        ScaleLevel level = new ScaleLevel();
        if (words.Peek() == "LARGER")
        {
            Word();
            level.Choice = LevelChoice.Larger;
        }
        level.Fit = One<Fit>();
        level.Factor = Number();
        if (level.Choice == LevelChoice.First) return level;
        level.OtherFit = One<Fit>();
        level.OtherFactor = Number();
        return level;
    }

    void SetField()
    {
        string name = Word();
        if (name == "events")
        {
            EventKinds mask = EventKinds.All & ~(EventKinds.Failed | EventKinds.Snap);
            while (words.Count > 0)
            {
                string word = Word();
                EventKinds kind;
                if (word == "none") mask = EventKinds.None;
                else if (!Find(word.Substring(1), out kind)) throw new FormatException(word);
                else if (word[0] == '+') mask |= kind;
                else mask &= ~kind;
            }
            config.Events = mask;
        }
        else if (name == "gestures")
        {
            while (words.Count > 0)
            {
                string word = Word();
                Gestures gesture;
                if (word == "none") config.Gestures = Gestures.None;
                else if (!Find(word.Substring(1), out gesture)) throw new FormatException(word);
                else if (word[0] == '+') config.Gestures |= gesture;
                else config.Gestures &= ~gesture;
            }
        }
        else if (name == "pager_edges") config.PagerEdges = (Limits)Set<Limits>();
        else if (name == "host_tools") config.HostTools = (Tools)Set<Tools>();
        else if (name == "host_buttons") config.HostButtons = (Buttons)Set<Buttons>();
        else if (name == "finger_taps") config.FingerTaps = (FingerCounts)Set<FingerCounts>();
        else if (name == "drag_fingers") config.DragFingers = (FingerCounts)Set<FingerCounts>();
        else if (name == "no_levels") config.Levels = new ScaleLevel[0];
        else if (name == "level")
        {
            List<ScaleLevel> levels = new List<ScaleLevel>(config.Levels) { Level() };
            config.Levels = levels.ToArray();
        }
        else SetMember(Pascal(name));
    }

    /// <summary>A setting by the C# name of its field or property.</summary>
    void SetMember(string name)
    {
        object boxed = config;
        FieldInfo field = typeof(Config).GetField(name);
        PropertyInfo property = typeof(Config).GetProperty(name);
        if (property != null) property.SetValue(boxed, Number() != 0, null);
        else if (field.FieldType == typeof(double)) field.SetValue(boxed, Number());
        else if (field.FieldType == typeof(int)) field.SetValue(boxed, (int)Number());
        else if (field.FieldType == typeof(ScaleLevel)) field.SetValue(boxed, Level());
        else
        {
            string word = Word().Replace("_", "");
            if (word == "RESET") word = "Fit"; // the effect of a tap
            field.SetValue(boxed, Enum.Parse(field.FieldType, word, true));
        }
        config = (Config)boxed;
    }

    static string Pascal(string name)
    {
        StringBuilder text = new StringBuilder();
        foreach (string part in name.Split('_')) text.Append(char.ToUpperInvariant(part[0])).Append(part.Substring(1));
        return text.ToString();
    }

    // ---- Printing

    static string Snake(object value)
    {
        StringBuilder text = new StringBuilder();
        foreach (char letter in value.ToString())
        {
            if (char.IsUpper(letter) && text.Length > 0) text.Append('_');
            text.Append(char.ToLowerInvariant(letter));
        }
        return text.ToString();
    }

    /// <summary>The form %.10g of C.</summary>
    static string G(double value)
    {
        if (double.IsInfinity(value)) return value > 0 ? "inf" : "-inf";
        string digits = value.ToString("E9", Plain);
        int power = int.Parse(digits.Substring(digits.IndexOf('E') + 1), Plain);
        if (power >= -4 && power < 10)
        {
            string text = value.ToString("F" + (9 - power), Plain);
            return text.IndexOf('.') < 0 ? text : text.TrimEnd('0').TrimEnd('.');
        }
        string mantissa = digits.Substring(0, digits.IndexOf('E')).TrimEnd('0').TrimEnd('.');
        return mantissa + "e" + (power < 0 ? "-" : "+") + Math.Abs(power).ToString("00", Plain);
    }

    /// <summary>The form %.6f of C.</summary>
    static string F(double value)
    {
        return double.IsInfinity(value) ? value > 0 ? "inf" : "-inf" : value.ToString("F6", Plain);
    }

    /// <summary>Rounding errors near 0 as 0.</summary>
    static double Tidy(double value) { return Math.Abs(value) < 1e-10 ? 0 : value; }

    static string T(double value) { return G(Tidy(value)); }

    void Print(string format, params object[] values) { printed.AppendFormat(Plain, format, values); }

    /// <summary>Makes a call, and prints why the library refused it.</summary>
    bool Try(Action call)
    {
        try
        {
            call();
            return true;
        }
        catch (TapZoomException error)
        {
            Print("| error: {0}\n", new TapZoomException(error.Status).Message);
            return false;
        }
    }

    void CollectEvents()
    {
        GestureEvent[] some = new GestureEvent[7];
        int count = 0;
        do
        {
            Try(() => count = view.PollEvents(some));
            for (int i = 0; i < count; i++) waiting.Add(some[i]);
        } while (count == 7);
    }

    static string Bits<T>(T value) where T : struct
    {
        string text = "";
        foreach (T member in Enum.GetValues(typeof(T)))
        {
            uint bits = Convert.ToUInt32(member);
            bool isOne = bits != 0 && (bits & bits - 1) == 0;
            if (isOne && (Convert.ToUInt32(value) & bits) != 0) text += " " + Snake(member);
        }
        return text;
    }

    void PrintFailure(GestureEvent e)
    {
        Print("| {0} failed {1} {2}", F(e.Time), Snake(e.Gesture), Snake(e.Reason));
        if (e.Reason == FailureReason.Lost) Print(" to {0}", Snake((EventKind)e.Measured));
        else if (e.Measured != 0 || e.Allowed != 0) Print(" {0}, allowed {1}", T(e.Measured), G(e.Allowed));
        if (e.Setting.Length > 0) Print(" by {0}", e.Setting);
        Print(" at ({0}, {1}) fingers {2}", T(e.ViewX), T(e.ViewY), e.ContactCount);
        if (e.Tool != Tool.Finger) Print(" {0}", Snake(e.Tool));
        if (printsContacts) Print(" contact {0}", e.Contact);
        Print("\n");
    }

    void PrintEvent(GestureEvent e, int changes)
    {
        if (e.Kind == EventKind.Failed)
        {
            PrintFailure(e);
            return;
        }
        Velocity v = e.Velocity;
        Print("| {0} {1} {2} at ({3}, {4}) on ({5}, {6}) scale {7}", F(e.Time), Snake(e.Kind), Snake(e.Phase),
            T(e.ViewX), T(e.ViewY), T(e.ContentX), T(e.ContentY), G(e.Scale));
        if (Tidy(e.Rotation) != 0) Print(" rotation {0}", G(e.Rotation));
        if (Tidy(v.X) != 0 || Tidy(v.Y) != 0) Print(" velocity ({0}, {1})", T(v.X), T(v.Y));
        if (Tidy(v.LogScale) != 0) Print(" log_scale_velocity {0}", G(v.LogScale));
        if (Tidy(v.Rotation) != 0) Print(" rotation_velocity {0}", G(v.Rotation));
        if (Tidy(e.UnconsumedX) != 0 || Tidy(e.UnconsumedY) != 0)
            Print(" unconsumed ({0}, {1})", T(e.UnconsumedX), T(e.UnconsumedY));
        Print("{0}", Bits(e.Limits));
        if (e.Direction != Direction.None) Print(" going {0}", Snake(e.Direction));
        if (e.Kind == EventKind.Owner) Print(" of the {0}", Snake(e.Owner));
        if (e.ContactCount != 0) Print(" fingers {0}", e.ContactCount);
        if (e.TapCount != 0) Print(" taps {0}", e.TapCount);
        if (e.Tool != Tool.Finger) Print(" {0}", Snake(e.Tool));
        Print("{0}", Bits(e.Buttons));
        if (printsContacts && e.ContactCount != 0)
            Print(" contact {0} landed ({1}, {2}) on ({3}, {4})", e.Contact, G(e.LandingViewX), G(e.LandingViewY),
                T(e.LandingContentX), T(e.LandingContentY));
        if (changes > 1) Print(" changes {0}", changes);
        Print("\n");
    }

    /// <summary>Prints the last of several Changed in a row, with their count and the sum of their travel.</summary>
    void PrintEvents()
    {
        Dictionary<EventKind, int> changes = new Dictionary<EventKind, int>();
        double unconsumedX = 0, unconsumedY = 0;
        CollectEvents();
        for (int i = 0; i < waiting.Count; i++)
        {
            GestureEvent e = waiting[i];
            if (e.Phase != EventPhase.Changed)
            {
                PrintEvent(e, 0);
                continue;
            }
            int before;
            changes.TryGetValue(e.Kind, out before);
            changes[e.Kind] = before + 1;
            unconsumedX += e.UnconsumedX;
            unconsumedY += e.UnconsumedY;
            int next = i + 1;
            while (next < waiting.Count && waiting[next].Kind != e.Kind && waiting[next].Phase == EventPhase.Changed)
                next++;
            if (next < waiting.Count && waiting[next].Phase == EventPhase.Changed) continue;
            if (e.Kind == EventKind.Pan || e.Kind == EventKind.FingersDrag)
            {
                e.UnconsumedX = unconsumedX;
                e.UnconsumedY = unconsumedY;
                unconsumedX = unconsumedY = 0;
            }
            PrintEvent(e, changes[e.Kind]);
            changes[e.Kind] = 0;
        }
        waiting.Clear();
    }

    void PrintTransform(string what, Transform t)
    {
        Print("| {0} scale {1} offset ({2}, {3})", what, G(t.Scale), T(t.X), T(t.Y));
        if (t.Rotation != 0) Print(" rotation {0}", G(t.Rotation));
        Print("\n");
    }

    static long Bits(double value) { return BitConverter.DoubleToInt64Bits(value); }

    void PrintView()
    {
        Transform shown = view.Transform, target = view.TargetTransform;
        PrintTransform("is", shown);
        if (Bits(shown.Scale) != Bits(target.Scale) || Bits(shown.Rotation) != Bits(target.Rotation) ||
            Bits(shown.X) != Bits(target.X) || Bits(shown.Y) != Bits(target.Y))
            PrintTransform("will be", target);
    }

    void PrintRect(string what, ContentRect r)
    {
        Print("| {0} ({1}, {2}) {3} x {4}\n", what, T(r.X), T(r.Y), G(r.Width), G(r.Height));
    }

    void PrintTarget()
    {
        Transform target = view.TargetTransform;
        PrintTransform("will be", target);
        PrintRect("will show", view.GetVisibleRect(target));
    }

    void PrintVelocity()
    {
        Velocity v = view.Velocity;
        Print("| velocity ({0}, {1}) log_scale {2} rotation {3} at ({4}, {5})\n", T(v.X), T(v.Y), T(v.LogScale),
            T(v.Rotation), T(v.ViewX), T(v.ViewY));
    }

    void PrintOverscroll()
    {
        Overscroll o = view.Overscroll;
        Print("| overscroll ({0}, {1}) raw ({2}, {3}) log_scale {4} raw {5}\n", T(o.X), T(o.Y), T(o.RawX), T(o.RawY),
            T(o.LogScale), T(o.RawLogScale));
    }

    void PrintState()
    {
        ViewState state = view.State;
        Print("| state time {0} deadline {1} contacts {2}{3}{4}\n", F(state.Time), F(state.NextDeadline),
            state.ContactCount, Bits(state.Limits), Bits(state.Flags));
    }

    // ---- Commands

    void Push(TouchPhase phase)
    {
        Touch touch = new Touch { Time = now, Phase = phase, Id = (long)Number() };
        touch.X = fingerX[touch.Id] = Number();
        touch.Y = fingerY[touch.Id] = Number();
        while (words.Count > 0)
        {
            string word = Word();
            Tool tool;
            ContactFlags flag;
            Buttons button;
            if (Find(word, out tool)) touch.Tool = tool;
            else if (Find(word, out flag)) touch.Flags |= flag;
            else if (Find(word, out button)) touch.Buttons |= button;
            else if (word == "size") touch.Size = Number();
            else throw new FormatException(word);
        }
        Try(() => view.PushTouches(new[] { touch }));
    }

    void Frames(double from)
    {
        double rate = Number();
        for (int frame = 1; from + frame / rate < now; frame++)
        {
            double time = from + frame / rate;
            Try(() => view.Advance(time));
        }
        Try(() => view.Advance(now));
    }

    void MoveFingers(Touch[] touches, double time)
    {
        GestureEvent[] some = new GestureEvent[4096];
        Try(() =>
        {
            FrameResult result = view.Frame(time, touches, some);
            for (int i = 0; i < result.EventCount; i++) waiting.Add(some[i]);
        });
    }

    static double Rounded(double value) { return Math.Floor(value * (1 << 20) + 0.5) / (1 << 20); }

    void Go(double from, bool turns)
    {
        double rate = Number(), degrees = turns ? Number() : 0, x = turns ? Number() : 0, y = turns ? Number() : 0;
        List<int> ids = new List<int>();
        List<double> startX = new List<double>(), startY = new List<double>();
        List<double> endX = new List<double>(), endY = new List<double>();
        while (words.Count > 0)
        {
            int id = int.Parse(Word(), Plain);
            ids.Add(id);
            startX.Add(fingerX[id]);
            startY.Add(fingerY[id]);
            endX.Add(turns ? 0 : Number());
            endY.Add(turns ? 0 : Number());
        }
        int last = (int)Math.Ceiling((now - from) * rate - 1e-6);
        for (int frame = 1; frame <= last; frame++)
        {
            double time = frame == last ? now : from + frame / rate, part = (double)frame / last;
            double angle = part * degrees * (Math.PI / 180), c = Math.Cos(angle), s = Math.Sin(angle);
            Touch[] touches = new Touch[ids.Count];
            for (int i = 0; i < touches.Length; i++)
            {
                double dx = startX[i] - x, dy = startY[i] - y;
                double toX = turns ? Rounded(x + c * dx - s * dy) : startX[i] + part * (endX[i] - startX[i]);
                double toY = turns ? Rounded(y + s * dx + c * dy) : startY[i] + part * (endY[i] - startY[i]);
                fingerX[ids[i]] = toX;
                fingerY[ids[i]] = toY;
                touches[i] = new Touch { Time = time, Id = ids[i], X = toX, Y = toY, Phase = TouchPhase.Moved };
            }
            MoveFingers(touches, time);
        }
    }

    void EndView()
    {
        if (view == null) return;
        int size = view.FetchRecording(), used = 0;
        if (recordings != null) recordings.Write(recording, 0, size);
        byte[] bytes = new byte[size];
        Array.Copy(recording, bytes, size);
        RecordEntry entry = new RecordEntry();
        Try(() => view.EndRecording());
        Try(() =>
        {
            for (int at = 0; at < size; at += used)
                view.Replay(new ReadOnlySpan<byte>(bytes, at, size - at), out used, out entry);
        });
        Print("| hash {0:x16}\n", entry.Hash);
        view.Dispose();
        view = null;
        now = 0;
        printsContacts = false;
    }

    ContentRect ReadContent()
    {
        ContentRect rect = new ContentRect { Width = Number(), Height = Number() };
        rect.X = Optional();
        rect.Y = Optional();
        return rect;
    }

    void Create()
    {
        double width = Number(), height = Number();
        ContentRect content = ReadContent();
        viewport = new Viewport { Width = width, Height = height };
        EndView();
        Try(() => view = new View(config, viewport, content));
        if (view == null) throw new FormatException("no view");
        Try(() => view.BeginRecording(recording));
    }

    void GiveOptions()
    {
        given.Curve = One<AnimationCurve>();
        given.Path = One<AnimationPath>();
        given.Left = Optional();
        given.Top = Optional();
        given.Right = Optional();
        given.Bottom = Optional();
        given.MaxScale = Optional();
        given.FlyRho = Optional();
        given.FlySpeed = Optional();
    }

    CommandOptions Options(double animated)
    {
        CommandOptions made = given;
        made.Animated = animated != 0;
        made.Duration = Optional();
        return made;
    }

    void PushScroll(ScrollSource source)
    {
        Scroll scroll = new Scroll { Time = now, Factor = 1, Source = source };
        bool consumed = false;
        scroll.X = Number();
        scroll.Y = Number();
        scroll.Dx = Number();
        scroll.Dy = Number();
        if (source == ScrollSource.Wheel) scroll.Unit = One<ScrollUnit>();
        else
        {
            scroll.Phase = One<ScrollPhase>();
            scroll.Factor = Optional();
            scroll.Rotation = Optional();
        }
        Try(() => consumed = view.PushScroll(scroll));
        if (!consumed) Print("| not consumed\n");
    }

    Velocity ReadVelocity()
    {
        return new Velocity {
            X = Number(), Y = Number(), LogScale = Number(), Rotation = Number(), ViewX = Number(), ViewY = Number() };
    }

    void PrintOwner()
    {
        long id = (long)Number();
        ContactOwner owner = ContactOwner.View;
        if (Try(() => owner = view.GetContactOwner(id))) Print("| contact {0}: {1}\n", id, Snake(owner));
    }

    void Command(string verb, bool isTimed, double before)
    {
        const string Timed = " cancel advance frames glide turn wheel trackpad near ";
        TouchPhase phase;
        bool isTouch = Phases.TryGetValue(verb, out phase);
        if (isTimed && !isTouch && !Timed.Contains(" " + verb + " ")) Try(() => view.Advance(now));
        if (isTouch)
        {
            Push(phase);
            return;
        }
        switch (verb)
        {
            case "preset": EndView(); config = new Config(One<Preset>()); break;
            case "set": case "animate":
                SetField();
                CommandOptions options = verb == "animate" ? Options(1) : default(CommandOptions);
                if (view != null) Try(() => view.SetConfig(config, options));
                break;
            case "view": Create(); break;
            case "show": PrintView(); break;
            case "at":
                double time = Number();
                Transform shown = new Transform();
                if (Try(() => shown = view.GetTransformAt(time))) PrintTransform("shows", shown);
                break;
            case "target": PrintTarget(); break;
            case "raster":
                Print("| raster {0}\n", G(view.RasterScale));
                PrintTransform("residual", view.GetRasterTransform(view.Transform));
                break;
            case "velocity": PrintVelocity(); break;
            case "overscroll": PrintOverscroll(); break;
            case "glide": Go(before, false); break;
            case "turn": Go(before, true); break;
            case "visible":
                PrintRect("rect", view.GetVisibleRect(new Transform {
                    Scale = Number(), Rotation = Number(), X = Number(), Y = Number() }));
                break;
            case "state": PrintState(); break;
            case "deadline": Print("| deadline {0}\n", F(view.State.NextDeadline)); break;
            case "actions": Print("| actions {0}\n", (uint)view.Actions); break;
            case "clock": Print("| clock {0}\n", F(view.State.Time)); break;
            case "rebase":
                double offset = Number();
                Try(() => view.RebaseTime(offset));
                now += offset;
                break;
            case "contacts": printsContacts = true; break;
            case "owner": PrintOwner(); break;
            case "claim": Try(() => view.SetContactOwner((long)Number(), ContactOwner.Host)); break;
            case "release": Try(() => view.SetContactOwner((long)Number(), ContactOwner.View)); break;
            case "pager": Try(() => view.SetPagerOffset(Number(), Number())); break;
            case "cancel": Try(() => view.CancelTouches(now)); break;
            case "near": Try(() => view.PenNear(now)); break;
            case "advance": Try(() => view.Advance(now)); break;
            case "frames": Frames(before); break;
            case "options": GiveOptions(); break;
            case "quiet": given.Quiet = Number() != 0; break;
            case "resize":
                viewport.Width = Number();
                viewport.Height = Number();
                Try(() => view.SetViewport(viewport));
                break;
            case "insets":
                viewport.Left = Number();
                viewport.Top = Number();
                viewport.Right = Number();
                viewport.Bottom = Number();
                Try(() => view.SetViewport(viewport));
                break;
            case "content":
                ContentRect content = ReadContent();
                Keep keep = words.Count > 0 ? One<Keep>() : Keep.Picture;
                Try(() => view.SetContent(content, keep));
                break;
            case "wheel": PushScroll(ScrollSource.Wheel); break;
            case "trackpad": PushScroll(ScrollSource.Trackpad); break;
            case "set_velocity": Try(() => view.SetVelocity(ReadVelocity())); break;
            case "zoom_to": Try(() => view.ZoomTo(Number(), Number(), Number(), Options(Number()))); break;
            case "zoom_by": Try(() => view.ZoomBy(Number(), Number(), Number(), Options(Number()))); break;
            case "pan_by": Try(() => view.PanBy(Number(), Number(), Options(Number()))); break;
            case "step": Try(() => view.Step((Steps)(uint)Number(), Options(Number()))); break;
            case "rotate_by": Try(() => view.RotateBy(Number(), Number(), Number(), Options(Number()))); break;
            case "rotate_to": Try(() => view.RotateTo(Number(), Number(), Number(), Options(Number()))); break;
            case "center_on": Try(() => view.CenterOn(Number(), Number(), Number(), Options(Number()))); break;
            case "smart_zoom":
                ContentRect block = new ContentRect {
                    X = Number(), Y = Number(), Width = Number(), Height = Number() };
                Transform smart = new Transform();
                if (Try(() => smart = view.GetSmartZoom(block, Number(), Number(), Number())))
                    PrintTransform("smart", smart);
                break;
            case "zoom_to_rect":
                ContentRect rect = new ContentRect {
                    X = Number(), Y = Number(), Width = Number(), Height = Number() };
                Try(() => view.ZoomToRect(rect, Options(1)));
                break;
            case "set_transform":
                Transform wanted = new Transform {
                    Scale = Number(), Rotation = Number(), X = Number(), Y = Number() };
                Try(() => view.SetTransform(wanted, Options(1)));
                break;
            case "reset": Try(() => view.Fit(Options(1))); break;
            case "stop": Try(() => view.StopMotion()); break;
            default: throw new FormatException(verb);
        }
    }

    void Play(string line)
    {
        double before = now, time;
        words = new Queue<string>(line.Split(new[] { ' ', '\t' }, StringSplitOptions.RemoveEmptyEntries));
        string verb = Word();
        if (verb == null) return;
        bool isTimed = double.TryParse(verb, NumberStyles.Float, Plain, out time);
        if (isTimed)
        {
            now = time;
            verb = Word();
        }
        Command(verb, isTimed, before);
        if (words.Count > 0) throw new FormatException("too many words");
        if (view == null) return;
        if (snapshots != null)
        {
            byte[] state = view.SaveState();
            snapshots.Write(state, 0, state.Length);
        }
        PrintEvents();
    }

    static void Main(string[] arguments)
    {
        using (Stream recordings = arguments.Length > 1 ? File.Create(arguments[1]) : null)
        using (Stream snapshots = arguments.Length > 2 ? File.Create(arguments[2]) : null)
        using (Stream output = Console.OpenStandardOutput())
        {
            Trace trace = new Trace(recordings, snapshots);
            foreach (string line in File.ReadAllLines(arguments[0]))
            {
                if (line.StartsWith("|", StringComparison.Ordinal)) continue;
                trace.printed.Append(line).Append('\n');
                if (!line.StartsWith("#", StringComparison.Ordinal)) trace.Play(line);
            }
            trace.EndView();
            byte[] bytes = new UTF8Encoding(false).GetBytes(trace.printed.ToString());
            output.Write(bytes, 0, bytes.Length);
        }
    }
}
