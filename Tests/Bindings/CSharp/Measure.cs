// SPDX-License-Identifier: MIT
//
// Measure frames: allocated bytes in 100,000 frames with polled events, on .NET.
// Measure disposed, Measure lost: plays 1,000 views, which the program ends or loses; count.c counts them.
// Measure speed: nanoseconds of a frame; Tests/Bindings/speed.c plays the same frames in C.

using System;
using System.Diagnostics;
using System.Reflection;
using TapZoom;

/// <summary>Plays cycles of a second: two fingers land, pinch, and lift in motion.</summary>
class Hands : IDisposable
{
    public readonly View View = new View(
        new Config(Preset.Maps), new Viewport { Width = 400, Height = 600 },
        new ContentRect { Width = 2000, Height = 3000 });
    public long EventCount;
    public double Scales;
    readonly Touch[] both = new Touch[2], none = new Touch[0];
    readonly GestureEvent[] events = new GestureEvent[View.EventCapacity];

    public void Play(int first, int count)
    {
        for (int frame = first; frame < first + count; frame++)
        {
            int step = frame % 60;
            double time = frame / 60.0;
            if (step <= 40)
            {
                TouchPhase phase = step == 0 ? TouchPhase.Began : step < 40 ? TouchPhase.Moved : TouchPhase.Ended;
                double distance = 50 + 2 * (frame / 60 % 2 == 0 ? step : 40 - step);
                both[0] = new Touch { Time = time, Id = 1, X = 200 - distance, Y = 300, Phase = phase };
                both[1] = new Touch { Time = time, Id = 2, X = 200 + distance, Y = 310, Phase = phase };
            }
            FrameResult result = View.Frame(time, step <= 40 ? both : none, events);
            for (int i = 0; i < result.EventCount; i++)
                if (events[i].Kind == EventKind.Pinch || events[i].Kind == EventKind.Pan) EventCount++;
            Scales += result.Transform.Scale;
        }
    }

    public void Dispose() { View.Dispose(); }
}

static class Measure
{
    // Bytes that this thread has allocated, where the runtime can tell.
    static readonly MethodInfo Allocated = typeof(GC).GetMethod("GetAllocatedBytesForCurrentThread");

    static long Bytes() { return Allocated == null ? 0 : (long)Allocated.Invoke(null, null); }

    static void Frames()
    {
        using (Hands hands = new Hands())
        {
            hands.Play(0, 60);
            GC.Collect();
            long call = Bytes();
            call = Bytes() - call;
            long before = Bytes();
            hands.Play(60, 100000);
            long bytes = Bytes() - before - call;
            Console.WriteLine("{0} bytes, {1}", bytes, hands.EventCount > 100000);
        }
    }

    static void Play(bool disposes)
    {
        Hands hands = new Hands();
        hands.View.BeginRecording(new byte[40000]);
        hands.Play(0, 3);
        hands.View.SaveState();
        try { hands.View.Advance(double.NaN); }
        catch (TapZoomException)
        {
            if (disposes) hands.Dispose();
            return;
        }
        throw new InvalidOperationException("NaN is a time");
    }

    static void Views(bool disposes)
    {
        for (int i = 0; i < 1000; i++) Play(disposes);
        for (int round = 0; round < 10; round++)
        {
            GC.Collect();
            GC.WaitForPendingFinalizers();
        }
    }

    static void Speed()
    {
        double best = double.MaxValue;
        using (Hands hands = new Hands())
        {
            for (int round = 0; round < 40; round++)
            {
                Stopwatch watch = Stopwatch.StartNew();
                hands.Play(round * 6000, 6000);
                best = Math.Min(best, watch.Elapsed.TotalMilliseconds * 1e6 / 6000);
            }
            Console.WriteLine("{0} ns, {1} events, scales {2:R}", best, hands.EventCount, hands.Scales);
        }
    }

    static void Main(string[] arguments)
    {
        if (arguments[0] == "frames") Frames();
        else if (arguments[0] != "speed") Views(arguments[0] == "disposed");
        else Speed();
    }
}
