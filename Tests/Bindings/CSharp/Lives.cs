// SPDX-License-Identifier: MIT
//
// Errors, hostile arguments, memory of the host, and views that other threads and the garbage collector end. The script
// of Tests/Bindings/calls passes each field.

using System;
using System.Globalization;
using System.Runtime.InteropServices;
using System.Threading;
using TapZoom;

static class Lives
{
    static readonly Viewport Viewport = new Viewport { Width = 400, Height = 600 };
    static readonly ContentRect Content = new ContentRect { Width = 2000, Height = 3000 };

    static readonly CommandOptions Animated = new CommandOptions { Animated = true };

    static void Say(string name, object value) { Console.WriteLine(name + ": " + value); }

    static string Refusal(Action call)
    {
        try { call(); }
        catch (TapZoomException error)
        {
            return error.Status + ", " + error.Message + (error.Field == "" ? "" : ", field " + error.Field);
        }
        return "none";
    }

    static string Kind(Action call)
    {
        try { call(); } catch (Exception error) { return error.GetType().Name + ", " + error.Message.Split('\n')[0]; }
        return "none";
    }

    /// <summary>The argument that an error names, and its text without that name.</summary>
    static string Argument(Action call)
    {
        try { call(); }
        catch (ArgumentException error)
        {
            return error.GetType().Name + " " + error.ParamName + ": " +
                error.Message.Split('\n')[0].Replace(" (Parameter '" + error.ParamName + "')", "");
        }
        return "none";
    }

    static void Nulls(Config config)
    {
        int byteCount;
        RecordEntry entry;
        double[] affine = null;
        Transform transform = new Transform { Scale = 1 };
        using (View view = new View(config, Viewport, Content))
            foreach (Action call in new Action[] {
                () => view.LoadState(null), () => view.Replay(null, out byteCount, out entry),
                () => view.BeginRecording(null), () => transform.ToAffine(affine),
                () => transform.ToMatrix(0, 0, null), () => config.Levels = null,
                () => new View(IntPtr.Zero, View.Size, config, Viewport, Content) })
                Console.WriteLine("null " + Argument(call));
    }

    /// <summary>A snapshot in a process whose clock began again.</summary>
    static void Restored(Config config)
    {
        using (View saved = new View(config, Viewport, Content), view = new View(config, Viewport, Content))
        {
            saved.Frame(5000, new[] { new Touch { Time = 5000, Id = 1, Phase = TouchPhase.Began } }, null);
            view.LoadState(saved.SaveState());
            string before = view.State.Time + " " + view.State.ContactCount;
            view.RebaseTime(0.7 - view.State.Time);
            view.CancelTouches(view.State.Time);
            view.Advance(0.8);
            Say("restored", before + ", " + view.State.Time + " " + view.State.ContactCount);
        }
    }

    /// <summary>The text of a struct is the same in every country.</summary>
    static void Texts()
    {
        Thread.CurrentThread.CurrentCulture = new CultureInfo("") { NumberFormat = { NumberDecimalSeparator = "," } };
        Console.WriteLine("text " + new Transform { Scale = 2.5, X = -1 });
        Console.WriteLine("text " + new Touch { Time = 1, Id = 7, Phase = TouchPhase.Moved, Buttons = Buttons.Middle });
        Console.WriteLine("text " + new GestureEvent { Kind = EventKind.Tap, ContentX = 0.5 });
        Console.WriteLine("text " + new ViewState { ContactCount = 3 });
        Console.WriteLine("text " + new CommandOptions { Animated = true });
        Thread.CurrentThread.CurrentCulture = CultureInfo.InvariantCulture;
    }

    /// <summary>Views that other threads dispose, and that the garbage collector finalizes, while calls run and
    /// recordings grow.</summary>
    static string Threads()
    {
        Config config = new Config(Preset.Maps);
        int ended = 0;
        for (int round = 0; round < 200; round++)
        {
            View view = new View(config, Viewport, Content);
            Thread[] threads = new Thread[3];
            for (int index = 0; index < threads.Length; index++)
            {
                int mine = index;
                threads[index] = new Thread(() =>
                {
                    for (int turn = 0; turn < 1000000; turn++)
                    {
                        try
                        {
                            if (mine == 0) view.ZoomBy(1.001, 5, 5, Animated);
                            else if (mine == 1 && turn % 3 == 0) view.EndRecording();
                            else if (mine == 1) view.BeginRecording(new byte[20000]);
                            else view.SaveState();
                        }
                        // Two threads at once are a mistake with a status.
                        catch (TapZoomException) { }
                        catch (ObjectDisposedException) { Interlocked.Increment(ref ended); return; }
                    }
                });
                threads[index].Start();
            }
            Thread.Yield();
            if (round % 10 == 0) GC.Collect();
            view.Dispose();
            foreach (Thread thread in threads) thread.Join();
            new View(config, Viewport, Content).BeginRecording(new byte[20000]); // Nobody disposes this one.
        }
        GC.Collect();
        GC.WaitForPendingFinalizers();
        return ended + " ended";
    }

    static void Transforms()
    {
        Transform transform = new Transform { Scale = 2 };
        Say("short affine", Argument(() => transform.ToAffine(new double[5])));
        Say("short matrix", Argument(() => transform.ToMatrix(0, 0, new float[15])));
    }

    static void Recordings(Config config)
    {
        byte[] buffer = new byte[1 << 16];
        using (View view = new View(config, Viewport, Content), other = new View(config, Viewport, Content))
        {
            view.EndRecording(); // without one nothing changes
            Say("no recording", Kind(() => view.BeginRecording(null)) + ", " +
                Refusal(() => view.BeginRecording(new byte[9])));
            view.BeginRecording(buffer);
            view.Advance(1);
            view.ZoomBy(2, 200, 300);
            byte[] bytes = new byte[view.FetchRecording()];
            Array.Copy(buffer, bytes, bytes.Length);
            view.EndRecording();
            view.Advance(2);
            Say("ended", view.FetchRecording());
            int byteCount;
            RecordEntry entry;
            Say("past the end", Refusal(() => other.Replay(new byte[0], out byteCount, out entry)));
            Say("short events", Argument(() => other.Replay(bytes, out byteCount, out entry, new GestureEvent[31])));
            other.EndRecording();
            Say("no beginning", Refusal(() => other.Replay(new byte[] { 1 }, out byteCount, out entry)));
            other.Replay(bytes, out byteCount, out entry);
            Say("diverged", Diverged(other, bytes, byteCount));
            System.Random chance = new System.Random(1);
            int refused = 0, lost = 0;
            byte[] garbage = new byte[400];
            for (int i = 0; i < 2000; i++)
            {
                chance.NextBytes(garbage);
                if (i % 2 == 0) Array.Copy(bytes, garbage, 200);
                try { other.Replay(garbage, out byteCount, out entry); lost += byteCount; }
                catch (TapZoomException) { refused++; }
                try { other.LoadState(garbage); } catch (TapZoomException) { refused++; }
            }
            Say("garbage", refused > 2000 && other.State.Time > double.NegativeInfinity);
        }
    }

    static string Diverged(View view, byte[] bytes, int offset)
    {
        int byteCount;
        RecordEntry entry = new RecordEntry();
        view.PanBy(1, 0); // a call that was not recorded
        string said = "";
        while (offset < bytes.Length && said == "")
        {
            byte[] rest = new byte[bytes.Length - offset];
            Array.Copy(bytes, offset, rest, 0, rest.Length);
            byteCount = 0;
            try { view.Replay(rest, byteCount: out byteCount, entry: out entry); }
            catch (TapZoomException error) { said = error.Status + " " + (byteCount > 0) + " " + entry.Kind; }
            offset += byteCount;
        }
        return said;
    }

    static void Memory(Config config)
    {
        IntPtr block = Marshal.AllocHGlobal((IntPtr)(View.Size + 16));
        IntPtr memory = (IntPtr)(((long)block + 15) / 16 * 16);
        using (View view = new View(memory, View.Size, config, Viewport, Content))
            Say("memory", view.Transform.Scale);
        Say("small", Refusal(() => new View(memory, View.Size - 1, config, Viewport, Content)));
        Say("odd", Refusal(() => new View(memory + 8, View.Size, config, Viewport, Content)));
        Say("memory viewport", Refusal(() => new View(memory, View.Size, config, new Viewport(), Content)));
        Say("negative", Kind(() => new View(memory, -1, config, Viewport, Content)));
        config.TapSlop = -1;
        Say("memory setting", Refusal(() => new View(memory, View.Size, config, Viewport, Content)));
        Marshal.FreeHGlobal(block);
    }

    /// <summary>A view of which nothing remains but the garbage, and a recording that nobody ends.</summary>
    static void Drop(Config config, IntPtr memory)
    {
        new View(memory, View.Size, config, Viewport, Content).BeginRecording(new byte[20000]);
    }

    /// <summary>The host uses the memory of its views again, before the garbage collector finds the views.</summary>
    static void Dropped(Config config)
    {
        int bytes = (int)View.Size + 32;
        IntPtr block = Marshal.AllocHGlobal(bytes);
        IntPtr memory = (IntPtr)(((long)block + 31) / 16 * 16); // inside the block, which nobody can free by it
        for (int index = 0; index < 20; index++) Drop(config, memory);
        View last = new View(memory, View.Size, config, Viewport, Content);
        for (int index = 0; index < bytes; index++) Marshal.WriteByte(block, index, 1);
        last.Dispose();
        GC.Collect();
        GC.WaitForPendingFinalizers();
        int changed = 0;
        for (int index = 0; index < bytes; index++) if (Marshal.ReadByte(block, index) != 1) changed++;
        Say("dropped", changed);
        Marshal.FreeHGlobal(block);
    }

    /// <summary>Numbers, values and bits that no setting and no argument may have.</summary>
    static void Hostile(Config config)
    {
        GestureEvent[] events = new GestureEvent[View.EventCapacity];
        using (View view = new View(config, Viewport, Content))
        {
            view.Advance(1);
            byte[] before = view.SaveState();
            int refused = 0;
            Config wrong = config, empty = new Config();
            wrong.Fit = (Fit)99;
            Config bits = config;
            bits.Gestures = (Gestures)1;
            Config last = config;
            last.Levels = new[] { new ScaleLevel(Fit.None, 2), new ScaleLevel { Factor = double.NaN } };
            Action[] calls = {
                () => view.Advance(double.NaN), () => view.Advance(double.PositiveInfinity), () => view.Advance(-1e300),
                () => view.ZoomBy(0, 1, 1), () => view.ZoomBy(2, double.NaN, 1), () => view.PanBy(1e300, 0),
                () => view.ZoomTo(-1, 0, 0), () => view.CenterOn(0, 0, -1), () => view.RotateTo(double.NaN, 0, 0),
                () => view.RotateBy(1e9, 0, 0), () => view.ZoomToRect(new ContentRect()),
                () => view.SetTransform(new Transform()), () => view.SetVelocity(new Velocity { X = double.NaN }),
                () => view.SetContent(new ContentRect(), Keep.Picture), () => view.SetContent(Content, (Keep)7),
                () => view.SetViewport(new Viewport { Width = -1, Height = 1 }), () => view.SetConfig(wrong),
                () => view.SetConfig(empty), () => view.SetConfig(bits), () => view.SetConfig(last),
                () => view.Fit(new CommandOptions { Animated = true, Curve = (AnimationCurve)9 }),
                () => view.Fit(new CommandOptions { Duration = double.NaN, Animated = true }),
                () => view.SetContactOwner(4, ContactOwner.Host), () => view.GetContactOwner(long.MinValue),
                () => view.PushScroll(new Scroll { Time = 1, Unit = (ScrollUnit)9 }), () => view.RebaseTime(1e300),
                () => view.PushScroll(new Scroll { Time = double.NaN }), () => view.SetPagerOffset(double.NaN, 0),
                () => view.GetTransformAt(0), () => view.GetVisibleRect(new Transform()),
                () => view.GetSmartZoom(new ContentRect(), 0, 0, 0), () => view.LoadState(new byte[0]),
                () => view.CancelTouches(0), () => view.SaveState(new byte[3]),
                () => view.PushTouches(new[] { new Touch { Time = 1, Phase = (TouchPhase)9 } }),
                () => view.Frame(1, new[] { new Touch { Time = double.NaN, Phase = TouchPhase.Began } }, events),
                () => new Config((Preset)9), () => empty.Check(), () => new View(empty, Viewport, Content) };
            foreach (Action call in calls)
                try { call(); Say("accepted", refused); } catch (TapZoomException) { refused++; }
            byte[] after = view.SaveState();
            bool isSame = before.Length == after.Length;
            for (int i = 0; isSame && i < before.Length; i++) isSame = before[i] == after[i];
            Say("hostile", refused + " of " + calls.Length + " " + isSame);
            Say("last level", Refusal(() => last.Check()));
            Say("many levels", Argument(() => last.Levels = new ScaleLevel[9]));
            Say("empty", Refusal(() => new View(empty, Viewport, Content)));
            Say("empty check", Refusal(() => empty.Check()));
            Say("empty set", Refusal(() => view.SetConfig(empty)));
            Config maps = new Config(Preset.Maps);
            Say("levels", last.Levels.Length + " " + last.Levels[0].Factor + " " + maps.Levels.Length);
            Say("no room", view.PollEvents(null) + " " + view.Frame(1, null, null).EventCount);
        }
    }

    /// <summary>The message names the wrong number, its value and its range.</summary>
    static void Messages()
    {
        Config config = new Config(Preset.Photos) { ZoomStep = 0.5 }, late = config, level = config, bits = config;
        late.ZoomStep = level.ZoomStep = bits.ZoomStep = 2;
        Config lone = new Config(Preset.Maps) { MaxScale = new ScaleLevel(Fit.Contain, 1) { OtherFit = Fit.Width } };
        late.TapDebounceTime = 9;
        level.MinScale = new ScaleLevel(Fit.Contain, 1) { OtherFit = (Fit)9 };
        level.MaxScale = 2.5;
        Say("plain scale", level.MaxScale);
        level.Levels = new ScaleLevel[] { 1, 2.5 };
        bits.Gestures = (Gestures)1;
        Config second = bits;
        second.Gestures = Gestures.All;
        second.Levels = new ScaleLevel[] { 1, 1e9 };
        CommandOptions odd = new CommandOptions { Animated = true, Quiet = true };
        Transform flat = new Transform();
        Touch touch = new Touch { Phase = TouchPhase.Began, X = double.NegativeInfinity };
        using (View view = new View(new Config(Preset.Photos), Viewport, Content))
            foreach (Action call in new Action[] {
                () => config.Check(), () => view.SetConfig(late), () => view.SetConfig(level),
                () => lone.Check(), () => new Config((Preset)9), () => view.Step((Steps)3),
                () => new View(bits, Viewport, Content), () => second.Check(),
                () => new View(late, new Viewport(), Content), () => view.SetViewport(new Viewport { Height = 1 }),
                () => view.ZoomBy(double.NaN, 0, 0), () => view.ZoomBy(2, 0, 2e12), () => view.CenterOn(0, 0, -1),
                () => view.Fit(new CommandOptions { Duration = 20 }), () => view.Fit(odd),
                () => view.SetConfig(new Config(Preset.Maps), odd), () => view.SetContent(Content, (Keep)7),
                () => view.PushScroll(new Scroll { Unit = (ScrollUnit)9 }), () => view.GetPanRange(flat),
                () => view.PushTouches(new[] { new Touch { Phase = TouchPhase.Began }, touch }),
                () => view.Frame(0, new[] { touch }, null), () => view.Frame(-1e13, null, null),
                () => flat.Invert(), () => flat.Interpolate(flat, 2), () => view.RebaseTime(1e12),
                () => view.RebaseTime(1e12) })
                Console.WriteLine("message " + Refusal(call));
    }

    static void Main()
    {
        Messages();
        Config config = new Config(Preset.Photos);
        config.TapSlop = -1;
        Say("setting", Refusal(() => new View(config, Viewport, Content)));
        config = new Config(Preset.Photos);
        Say("viewport", Refusal(() => new View(config, new Viewport(), Content)));
        Say("viewport NaN", Refusal(() => new View(
            config, new Viewport { Width = double.NaN, Height = 1 }, new ContentRect())));
        Say("content", Refusal(() => new View(config, Viewport, new ContentRect { X = double.NaN })));
        Say("content 0", Refusal(() => new View(config, Viewport, new ContentRect())));
        config.Lenient = false;
        View view = new View(config, Viewport, Content);
        view.Advance(1);
        Say("time", Refusal(() => view.Advance(0)));
        Touch[] bad = {
            new Touch { Time = 2, Id = 6, Phase = TouchPhase.Began },
            new Touch { Time = 2, Id = 7, Phase = TouchPhase.Moved } };
        try { view.Frame(2, bad, null); }
        catch (TapZoomException error) { Say("touch", error.Status + ", accepted " + error.AcceptedTouches); }
        view.CancelTouches(2);
        try { view.PushTouches(bad); }
        catch (TapZoomException error) { Say("push", error.Status + ", accepted " + error.AcceptedTouches); }
        Say("unused touch", Refusal(() => view.PushTouches(new Touch[1])));
        view.CancelTouches(2);
        try { view.Frame(1, new Touch[0], null); }
        catch (TapZoomException error) { Say("late frame", error.Status + ", accepted " + error.AcceptedTouches); }
        int accepted;
        Say("try", view.TryPushTouches(bad, out accepted) + ", accepted " + accepted);
        view.CancelTouches(2);
        RecordEntry entry;
        byte[] before = view.SaveState();
        Scroll scroll = new Scroll();
        view.Dispose();
        int refused = 0;
        Action[] calls = {
            () => view.Advance(11), () => view.Frame(11, null, null), () => view.BeginRecording(new byte[9]),
            () => view.EndRecording(), () => view.FetchRecording(), () => view.SaveState(),
            () => view.LoadState(before), () => view.PushTouches(bad), () => view.TryPushTouches(bad, out accepted),
            () => view.PushScroll(scroll), () => view.Fit(), () => view.SetConfig(config), () => view.PollEvents(null),
            () => { ViewState state = view.State; }, () => view.GetContacts(null),
            () => { Viewport size = view.Viewport; }, () => { ContentRect content = view.Content; },
            () => { double scale = view.RasterScale; }, () => view.GetRasterTransform(new Transform()),
            () => { Config settings = view.Config; }, () => view.GetTransformAt(1), () => view.RebaseTime(1),
            () => view.Replay(before, out accepted, out entry), () => view.StopMotion() };
        foreach (Action call in calls)
        {
            try { call(); } catch (ObjectDisposedException error) { if (error.ObjectName == "TapZoom.View") refused++; }
        }
        Say("disposed", refused + " of " + calls.Length);
        view.Dispose();
        Transforms();
        Recordings(config);
        Memory(config);
        Nulls(config);
        Texts();
        Restored(config);
        Dropped(config);
        Hostile(config);
        Say("version", View.LibraryVersion);
        Say("threads", Threads());
    }
}
