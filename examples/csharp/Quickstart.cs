// SPDX-License-Identifier: MIT
//
// Plays touches into a map view at 60 frames a second, and tells what happens.
//
//     dotnet run ../touches/double-tap.jsonl ../touches/pinch.jsonl ../touches/fling.jsonl

using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Text.RegularExpressions;
using TapZoom;

static class Quickstart
{
    const double Rate = 60;

    static readonly Dictionary<EventKind, string> Stories = new Dictionary<EventKind, string>
    {
        { EventKind.Tap, "One tap, and no second one in time." },
        { EventKind.DoubleTap, "Two quick taps: the view zooms in about them." },
        { EventKind.FingersTap, "Two fingers tap: the view zooms out." },
        { EventKind.LongPress, "A finger rests: a long press." },
        { EventKind.Pan, "Fingers move: the content follows them." },
        { EventKind.Pinch, "Their distance changes: the scale follows it." },
        { EventKind.QuickZoom, "A tap and a drag: the scale follows the finger." },
        { EventKind.Fling, "A finger lifts in motion: the content glides on." },
        { EventKind.Settled, "The view is at rest." },
    };

    static readonly Regex Line = new Regex(
        "{\"time\": (.+?), \"id\": (.+?), \"phase\": \"(.+?)\", \"x\": (.+?), \"y\": (.+?)[,}]");

    /// <summary>The frames so far.</summary>
    static int frames;

    /// <summary>The touches of a file, from a time on. Skips other lines, such as the header of the file.</summary>
    static List<Touch> Read(string path, double start)
    {
        List<Touch> touches = new List<Touch>();
        foreach (string line in File.ReadAllLines(path))
        {
            Match found = Line.Match(line);
            if (!found.Success) continue;
            Func<int, double> number = index => double.Parse(found.Groups[index].Value, CultureInfo.InvariantCulture);
            touches.Add(new Touch
            {
                Time = start + number(1), Id = (long)number(2), X = number(4), Y = number(5),
                Phase = (TouchPhase)Enum.Parse(typeof(TouchPhase), found.Groups[3].Value, true),
            });
        }
        return touches;
    }

    static void Print(string format, params object[] values)
    {
        Console.WriteLine(string.Format(CultureInfo.InvariantCulture, format, values));
    }

    /// <summary>Prints a line for an event that begins something. A host reacts to the kinds that it needs.</summary>
    static void Tell(GestureEvent gesture)
    {
        if (gesture.Phase != EventPhase.Discrete && gesture.Phase != EventPhase.Began) return;
        if (Stories.TryGetValue(gesture.Kind, out string story))
            Print("{0,6:F3}  {1,6:F1} {2,6:F1}  {3,6:F4}  {4}", gesture.Time, gesture.ContentX, gesture.ContentY,
                gesture.Scale, story);
    }

    /// <summary>Plays a file until the view is at rest.</summary>
    static void Play(View view, string path)
    {
        List<Touch> all = Read(path, frames / Rate);
        Touch[] touches = new Touch[64]; // more than any device sends in a frame
        GestureEvent[] events = new GestureEvent[View.EventCapacity];
        double deadline = 0;
        for (int next = 0; next < all.Count || deadline < double.PositiveInfinity;)
        {
            double now = frames / Rate;
            int count = 0;
            while (next < all.Count && all[next].Time <= now && count < touches.Length) touches[count++] = all[next++];
            FrameResult frame = view.Frame(now, touches.AsSpan(0, count), events);
            for (int i = 0; i < frame.EventCount; i++) Tell(events[i]);
            frames++; // a real host would draw here, with frame.Transform
            deadline = frame.State.NextDeadline;
        }
    }

    static int Main(string[] paths)
    {
        if (paths.Length == 0)
        {
            Console.Error.WriteLine("usage: quickstart TOUCHES...");
            return 1;
        }
        using (View view = new View(
            new Config(Preset.Maps), new Viewport { Width = 400, Height = 600 },
            new ContentRect { Width = 2000, Height = 3000 }))
        {
            Print("  time   map x  map y   scale");
            foreach (string path in paths) Play(view, path);
        }
        return 0;
    }
}
