// SPDX-License-Identifier: MIT
//
// Two fingers spread from 100 to 500 units. Prints the transforms and the events, and writes the recording to a file.

using System;
using System.IO;
using TapZoom;

static class Pinch
{
    static string Hex(double value) { return BitConverter.DoubleToInt64Bits(value).ToString("x16"); }

    static void Main(string[] arguments)
    {
        Config config = new Config(Preset.Maps);
        config.PinchSlop = 0;
        config.PanSlop = 0;
        config.PinchMinSpan = 0;
        config.Levels = new[] {
            new ScaleLevel(Fit.Cover, 2), new ScaleLevel(Fit.Cover, 3) };
        using (View view = new View(config, new Viewport { Width = 800, Height = 600 },
            new ContentRect { Width = 4000, Height = 3000 }))
        using (FileStream file = File.Create(arguments[0]))
        {
            byte[] buffer = new byte[1 << 16];
            view.BeginRecording(buffer);
            GC.Collect(); // the buffer may not move
            double fitted = view.Transform.Scale;
            GestureEvent[] events = new GestureEvent[View.EventCapacity];
            Touch[] touches = new Touch[2];
            for (int step = 0; step <= 21; step++)
            {
                double time = step / 60.0, half = 50 + 10 * Math.Min(step, 20);
                TouchPhase phase = step == 0 ? TouchPhase.Began : step == 21 ? TouchPhase.Ended : TouchPhase.Moved;
                for (int finger = 0; finger < 2; finger++)
                    touches[finger] = new Touch
                        { Time = time, Id = finger, X = 400 + (finger * 2 - 1) * half, Y = 300, Phase = phase };
                FrameResult result = view.Frame(time, touches, events);
                for (int i = 0; i < result.EventCount; i++)
                    if (events[i].Phase != EventPhase.Changed)
                        Console.WriteLine("event {0} {1}", events[i].Kind, events[i].Phase);
                int count = view.FetchRecording();
                file.Write(buffer, 0, count);
                GC.Collect();
                Transform shown = result.Transform;
                Console.WriteLine("frame {0} {1} {2}", Hex(shown.Scale), Hex(shown.X), Hex(shown.Y));
                if (step == 20)
                    Console.WriteLine("zoom {0:F9}", shown.Scale / fitted);
            }
        }
    }
}
