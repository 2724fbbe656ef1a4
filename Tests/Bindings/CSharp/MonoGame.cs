// SPDX-License-Identifier: MIT
//
// The types of MonoGame that the adapter of the README uses, and a program that plays fingers into it.

using System;
using System.Collections.Generic;
using Microsoft.Xna.Framework;
using Microsoft.Xna.Framework.Input.Touch;

namespace Microsoft.Xna.Framework
{
    public struct Vector2 { public float X, Y; }
    public class GameTime { public TimeSpan TotalGameTime { get; set; } }

    /// <summary>A scale and a translation: nothing rotates here.</summary>
    public struct Matrix
    {
        public float Scale, X, Y;
        public static Matrix CreateRotationZ(float angle)
        {
            if (angle != 0) throw new NotSupportedException();
            return new Matrix { Scale = 1 };
        }
        public static Matrix CreateScale(float scale) { return new Matrix { Scale = scale }; }
        public static Matrix CreateTranslation(float x, float y, float z)
        {
            return new Matrix { Scale = 1, X = x, Y = y };
        }
        // Row vectors: the left one applies first.
        public static Matrix operator *(Matrix one, Matrix other)
        {
            return new Matrix { Scale = one.Scale * other.Scale, X = one.X * other.Scale + other.X,
                Y = one.Y * other.Scale + other.Y };
        }
    }
}

namespace Microsoft.Xna.Framework.Input.Touch
{
    public enum TouchLocationState { Invalid, Moved, Pressed, Released }

    public struct TouchLocation
    {
        public int Id { get; set; }
        public TouchLocationState State { get; set; }
        public Vector2 Position { get; set; }
    }

    public static class TouchPanel
    {
        public static List<TouchLocation> Fingers = new List<TouchLocation>();
        public static List<TouchLocation> GetState() { return Fingers; }
    }
}

static class Play
{
    static void Main()
    {
        using (ZoomCamera camera = new ZoomCamera(
            800, 600, new TapZoom.ContentRect { Width = 1600, Height = 1200 }))
        {
            Matrix shown = new Matrix();
            for (int step = 0; step <= 30; step++)
            {
                TouchPanel.Fingers.Clear();
                for (int finger = 0; finger < 2; finger++)
                    TouchPanel.Fingers.Add(new TouchLocation
                    {
                        Id = finger + 1,
                        State = step == 0 ? TouchLocationState.Pressed : TouchLocationState.Moved,
                        Position = new Vector2 { X = 400 + (finger * 2 - 1) * (50 + 5 * step), Y = 300 },
                    });
                shown = camera.Update(new GameTime { TotalGameTime = TimeSpan.FromSeconds(step / 60.0) });
            }
            Console.WriteLine("pinched {0:F6} at {1:F6} {2:F6}", shown.Scale, shown.X, shown.Y);
        }
    }
}
