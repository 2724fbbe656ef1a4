// SPDX-License-Identifier: MIT
//
// Errors, snapshots, commands, and that a frame allocates nothing.

using System;
using System.Runtime.InteropServices;
using System.Threading;
using TapZoom;

static class Calls
{
    static readonly Viewport Viewport = new Viewport { Width = 400, Height = 600 };
    static readonly Rect Content = new Rect { Width = 2000, Height = 3000 };

    static void Say(string name, object value) { Console.WriteLine(name + ": " + value); }

    static string Refusal(Action call)
    {
        try { call(); } catch (TapZoomException error) { return error.Status + ", " + error.Message; }
        return "none";
    }

    static string Kind(Action call)
    {
        try { call(); } catch (Exception error) { return error.GetType().Name + ", " + error.Message.Split('\n')[0]; }
        return "none";
    }

    /// <summary>Views that other threads dispose, and that the garbage collector finalizes, while calls run and
    /// recordings grow.</summary>
    static string Threads()
    {
        Config config = Config.Of(Preset.Maps);
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
                            if (mine == 0) view.ZoomBy(1.001, 5, 5, View.Animated());
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
            Thread.Sleep(round % 4);
            if (round % 10 == 0) GC.Collect();
            view.Dispose();
            foreach (Thread thread in threads) thread.Join();
            new View(config, Viewport, Content).BeginRecording(new byte[20000]); // Nobody disposes this one.
        }
        GC.Collect();
        GC.WaitForPendingFinalizers();
        return ended + " ended";
    }

    static void Reads(Config config)
    {
        using (View view = new View(config, new Viewport { Width = 400, Height = 600, Top = 20 }, Content))
        {
            Say("viewport read", view.Viewport.Width + " " + view.Viewport.Top);
            Say("content read", view.Content.Width + " " + view.Content.Height);
            Touch[] touches = {
                new Touch { Time = 1, Id = 7, X = 100, Y = 300, Phase = TouchPhase.Began, Tool = Tool.Pen },
                new Touch { Time = 1, Id = 3, X = 200, Y = 320, Phase = TouchPhase.Began, Size = 9 } };
            int accepted;
            view.PushTouches(touches, 2, out accepted);
            Contact[] contacts = new Contact[1];
            Say("contacts", view.Contacts(contacts) + " " + contacts[0].Id + " " + contacts[0].Tool + " " +
                contacts[0].LandingViewX + " " + contacts[0].Owner + " " + view.Contacts(null));
            view.CancelTouches(2);
            Say("no contacts", view.Contacts(contacts));
            Transform half = view.Transform;
            half.Scale /= 2;
            Say("raster", view.RasterScale + " " + view.RasterTransform(view.Transform).Scale + " " +
                view.RasterTransform(half).Scale);
            Say("raster of none", Refusal(() => view.RasterTransform(new Transform())));
        }
    }

    static void Transforms()
    {
        Transform outer = new Transform { Scale = 2, X = 10, Y = 20 };
        Transform inner = new Transform { Scale = 3, X = 1, Y = 2 };
        double x, y, back, up;
        Transform both = outer.Compose(inner);
        Say("compose", both.Scale + " " + both.X + " " + both.Y);
        both.ToView(5, 6, out x, out y);
        both.Invert().ToView(x, y, out back, out up);
        Say("invert", x + " " + y + " " + back + " " + up);
        both.ToContent(x, y, out back, out up);
        Say("to content", back + " " + up);
        Transform middle = new Transform { Scale = 1 }.Interpolate(new Transform { Scale = 4, X = -300 }, 0.5);
        Say("interpolate", middle.Scale + " " + middle.X); // about 100, which both show in one place
        double[] affine = new double[6];
        float[] matrix = new float[16];
        outer.ToAffine(affine);
        outer.ToMatrix(1, 2, matrix);
        Say("affine", string.Join(" ", affine));
        Say("matrix", matrix[0] + " " + matrix[12] + " " + matrix[13]);
        Transform none = new Transform();
        int refused = 0;
        foreach (Action call in new Action[] {
            () => none.Invert(), () => none.Compose(outer), () => outer.Interpolate(outer, 2),
            () => none.Interpolate(outer, 0), () => none.ToAffine(affine), () => none.ToMatrix(0, 0, matrix) })
            if (Refusal(call).StartsWith("ErrorRange")) refused++;
        Say("no transform", refused);
        Say("short", Kind(() => outer.ToAffine(new double[5])) + Kind(() => outer.ToMatrix(0, 0, null)));
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
            int accepted, offset = 0, calls = 0;
            RecordEntry entry = new RecordEntry();
            for (; offset < bytes.Length; offset += accepted, calls++)
                if (other.Replay(bytes, offset, out accepted, out entry) != Status.Ok) throw new Exception("replay");
            Say("replayed", calls + " " + entry.Kind + " " + other.Transform.Scale);
            Say("past the end", Kind(() => other.Replay(bytes, offset, out accepted, out entry)));
            bytes[bytes.Length - 1] ^= 1;
            other.EndReplay();
            Say("no beginning", other.Replay(bytes, bytes.Length - 1, out accepted, out entry));
        }
    }

    static void Memory(Config config)
    {
        IntPtr block = Marshal.AllocHGlobal((IntPtr)(View.ViewSize + 16));
        IntPtr memory = (IntPtr)(((long)block + 15) / 16 * 16);
        using (View view = new View(memory, View.ViewSize, config, Viewport, Content))
            Say("memory", view.Transform.Scale);
        Say("small", Refusal(() => new View(memory, View.ViewSize - 1, config, Viewport, Content)));
        Say("odd", Refusal(() => new View(memory + 8, View.ViewSize, config, Viewport, Content)));
        Say("nowhere", Refusal(() => new View(IntPtr.Zero, View.ViewSize, config, Viewport, Content)));
        Say("negative", Kind(() => new View(memory, -1, config, Viewport, Content)));
        config.TapSlop = -1;
        Say("memory setting", Refusal(() => new View(memory, View.ViewSize, config, Viewport, Content)));
        Marshal.FreeHGlobal(block);
    }

    /// <summary>A view of which nothing remains but the garbage, and a recording that nobody ends.</summary>
    static void Drop(Config config, IntPtr memory)
    {
        new View(memory, View.ViewSize, config, Viewport, Content).BeginRecording(new byte[20000]);
    }

    /// <summary>The host uses the memory of its views again, before the garbage collector finds the views.</summary>
    static void Dropped(Config config)
    {
        int bytes = (int)View.ViewSize + 32;
        IntPtr block = Marshal.AllocHGlobal(bytes);
        IntPtr memory = (IntPtr)(((long)block + 31) / 16 * 16); // inside the block, which nobody can free by it
        for (int index = 0; index < 20; index++) Drop(config, memory);
        View last = new View(memory, View.ViewSize, config, Viewport, Content);
        for (int index = 0; index < bytes; index++) Marshal.WriteByte(block, index, 1);
        last.Dispose();
        GC.Collect();
        GC.WaitForPendingFinalizers();
        int changed = 0;
        for (int index = 0; index < bytes; index++) if (Marshal.ReadByte(block, index) != 1) changed++;
        Say("dropped", changed);
        Marshal.FreeHGlobal(block);
    }

    static void Main()
    {
        Config config = Config.Of(Preset.Photos);
        config.TapSlop = -1;
        Say("setting", Refusal(() => new View(config, Viewport, Content)));
        config = Config.Of(Preset.Photos);
        Say("viewport", Refusal(() => new View(config, new Viewport(), Content)));
        View view = new View(config, Viewport, Content);
        view.Advance(1);
        Say("time", Refusal(() => view.Advance(0)));
        Touch[] bad = { new Touch { Time = 2, Id = 7, Phase = TouchPhase.Moved } };
        FrameResult result = new FrameResult();
        Say("touch", Refusal(() => view.Frame(2, bad, 1, null, out result)) + ", accepted " + result.Accepted);
        int accepted;
        Say("push", view.PushTouches(bad, 1, out accepted) + ", accepted " + accepted);
        try { view.PushTouches(bad, 2, out accepted); } catch (ArgumentOutOfRangeException) { Say("count", "refused"); }
        Say("config", view.Config.DoubleTapTime == config.DoubleTapTime);

        RecordEntry entry;
        byte[] before = view.SaveState();
        view.ZoomBy(2, 200, 300);
        Say("zoomed", view.Transform.Scale);
        view.LoadState(before);
        Say("loaded", view.Transform.Scale);
        view.ZoomTo(0.8, 200, 300, View.Animated(0.5));
        view.Advance(10);
        Say("animated", view.Transform.Scale);
        Scroll scroll = new Scroll { Time = 10, X = 200, Y = 300, Dy = -120, Unit = ScrollUnit.Pixel };
        Say("consumed", view.PushScroll(scroll));
        Say("owner", Refusal(() => view.ContactOwner(1)));
        view.Dispose();
        int refused = 0;
        Action[] calls = {
            () => view.Advance(11), () => view.Frame(11, null, 0, null, out result),
            () => view.BeginRecording(new byte[9]), () => view.EndRecording(), () => view.FetchRecording(),
            () => view.SaveState(), () => view.LoadState(before),
            () => view.PushTouches(bad, 1, out accepted), () => view.PushScroll(scroll), () => view.Fit(),
            () => view.SetConfig(config), () => view.PollEvents(new Event[1]), () => { State state = view.State; },
            () => view.Contacts(null), () => { Viewport size = view.Viewport; }, () => { Rect content = view.Content; },
            () => { double scale = view.RasterScale; }, () => view.RasterTransform(new Transform()),
            () => view.Replay(before, 0, out accepted, out entry), () => view.EndReplay() };
        foreach (Action call in calls)
        {
            try { call(); } catch (ObjectDisposedException) { refused++; }
        }
        Say("disposed", refused + " of " + calls.Length);
        Say("null", Kind(() => new View(config, Viewport, Content).LoadState(null)));
        view.Dispose();
        Reads(config);
        Transforms();
        Recordings(config);
        Memory(config);
        Dropped(config);

        view = new View(config, Viewport, Content);
        Touch[] touches = new Touch[1];
        Event[] events = new Event[Native.EventCapacity];
        int collections = 0;
        for (int frame = 0; frame < 200000; frame++)
        {
            if (frame == 1000) collections = GC.CollectionCount(0);
            double time = frame / 100.0;
            touches[0] = new Touch { Time = time, Id = 1, X = 200 + frame % 100, Y = 300,
                Phase = frame == 0 ? TouchPhase.Began : TouchPhase.Moved };
            view.Frame(time, touches, 1, events, out result);
            if (view.TransformAt(time).Scale != view.Transform.Scale) throw new Exception("one finger does not zoom");
            if (frame % 100 == 0) view.PanBy(0, 0, View.Animated());
        }
        Say("collections", GC.CollectionCount(0) - collections);
        Say("threads", Threads());
    }
}
