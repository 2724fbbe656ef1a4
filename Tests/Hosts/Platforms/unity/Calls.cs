// SPDX-License-Identifier: MIT
//
// Errors, snapshots, commands, and that a frame allocates nothing.

using System;
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
                            else if (mine == 1) view.Record(turn % 3 == 0 ? null : new byte[20000]);
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
            new View(config, Viewport, Content).Record(new byte[20000]); // Nobody disposes this one.
        }
        GC.Collect();
        GC.WaitForPendingFinalizers();
        return ended + " ended";
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
        Sample[] bad = { new Sample { Time = 2, Id = 7, Phase = TouchPhase.Moved } };
        FrameResult result = new FrameResult();
        Say("sample", Refusal(() => view.Frame(2, bad, 1, null, out result)) + ", accepted " + result.Accepted);
        int accepted;
        Say("push", view.PushTouches(bad, 1, out accepted) + ", accepted " + accepted);
        try { view.PushTouches(bad, 2, out accepted); } catch (ArgumentOutOfRangeException) { Say("count", "refused"); }
        Say("config", view.Config.DoubleTapTime == config.DoubleTapTime);

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
            () => view.Advance(11), () => view.Frame(11, null, 0, null, out result), () => view.Record(new byte[9]),
            () => view.Record(null), () => view.FetchRecording(), () => view.SaveState(), () => view.LoadState(before),
            () => view.PushTouches(bad, 1, out accepted), () => view.PushScroll(scroll), () => view.Fit(),
            () => view.SetConfig(config), () => view.PollEvents(new Event[1]), () => { State state = view.State; } };
        foreach (Action call in calls)
        {
            try { call(); } catch (ObjectDisposedException) { refused++; }
        }
        Say("disposed", refused + " of " + calls.Length);
        Say("null", Kind(() => new View(config, Viewport, Content).LoadState(null)));
        view.Dispose();

        view = new View(config, Viewport, Content);
        Sample[] samples = new Sample[1];
        Event[] events = new Event[Native.EventCapacity];
        int collections = 0;
        for (int frame = 0; frame < 200000; frame++)
        {
            if (frame == 1000) collections = GC.CollectionCount(0);
            double time = frame / 100.0;
            samples[0] = new Sample { Time = time, Id = 1, X = 200 + frame % 100, Y = 300,
                Phase = frame == 0 ? TouchPhase.Began : TouchPhase.Moved };
            view.Frame(time, samples, 1, events, out result);
            if (view.TransformAt(time).Scale != view.Transform.Scale) throw new Exception("one finger does not zoom");
            if (frame % 100 == 0) view.PanBy(0, 0, View.Animated());
        }
        Say("collections", GC.CollectionCount(0) - collections);
        Say("threads", Threads());
    }
}
