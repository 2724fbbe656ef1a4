// SPDX-License-Identifier: MIT
//
// The types of Unity that examples/unity/Zoomable.cs uses, with the names and signatures of Unity's documentation.

using System;

namespace UnityEngine
{
    public struct Vector2 { public float x, y; public Vector2(float x, float y) { this.x = x; this.y = y; } }
    public struct Vector3
    {
        public float x, y, z;
        public Vector3(float x, float y, float z) { this.x = x; this.y = y; this.z = z; }
    }
    public struct Quaternion
    {
        public float z;
        public static Quaternion Euler(float x, float y, float z) { return new Quaternion { z = z }; }
    }
    public struct Rect { public Vector2 size { get; set; } }
    public class MonoBehaviour { }
    public class Canvas { public float scaleFactor { get; set; } }
    public class RectTransform
    {
        public Rect rect { get; set; }
        public Vector3 position { get; set; }
        public Vector3 localScale { get; set; }
        public Quaternion localRotation { get; set; }
    }
    public static class Screen
    {
        public static int width { get; set; }
        public static int height { get; set; }
        public static float dpi { get; set; }
    }
    public static class Time { public static double realtimeSinceStartupAsDouble { get; set; } }
    public static class Debug
    {
        public static void LogWarning(object message) { Console.WriteLine("warning " + message); }
    }
}

namespace UnityEngine.InputSystem
{
    public enum TouchPhase { None, Began, Moved, Ended, Canceled, Stationary }
}

namespace UnityEngine.InputSystem.EnhancedTouch
{
    public static class EnhancedTouchSupport
    {
        public static int Enabled;
        public static void Enable() { Enabled++; }
        public static void Disable() { Enabled--; }
    }

    public class Finger { public Touch lastTouch { get; set; } }

    public struct Touch
    {
        public int touchId { get; set; }
        public TouchPhase phase { get; set; }
        public Vector2 screenPosition { get; set; }
        public double time { get; set; }
        public static event Action<Finger> onFingerDown, onFingerMove, onFingerUp;

        public static void Send(Touch touch)
        {
            Action<Finger> listeners = touch.phase == TouchPhase.Began ? onFingerDown
                : touch.phase == TouchPhase.Moved ? onFingerMove : onFingerUp;
            if (listeners != null) listeners(new Finger { lastTouch = touch });
        }
    }
}
