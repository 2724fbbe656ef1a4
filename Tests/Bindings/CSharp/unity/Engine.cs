// SPDX-License-Identifier: MIT
//
// The types of Unity that the Unity package and its examples use, with the names and signatures of Unity's
// documentation.

using System;

namespace UnityEngine
{
    public struct Vector2
    {
        public float x, y;
        public Vector2(float x, float y) { this.x = x; this.y = y; }
        public float magnitude { get { return (float)Math.Sqrt(x * x + y * y); } }
        public static Vector2 operator -(Vector2 one, Vector2 other)
        {
            return new Vector2(one.x - other.x, one.y - other.y);
        }
    }
    public struct Vector3
    {
        public float x, y, z;
        public Vector3(float x, float y, float z) { this.x = x; this.y = y; this.z = z; }
    }
    public struct Quaternion
    {
        public float z;
        public static Quaternion identity { get { return new Quaternion(); } }
        public static Quaternion Euler(float x, float y, float z) { return new Quaternion { z = z }; }
    }
    public struct Rect
    {
        public float x { get; set; }
        public float y { get; set; }
        public float width { get; set; }
        public float height { get; set; }
        public Rect(float x, float y, float width, float height) : this()
        {
            this.x = x; this.y = y; this.width = width; this.height = height;
        }
        public Vector2 position { get { return new Vector2(x, y); } }
        public Vector2 size { get { return new Vector2(width, height); } }
        public static bool operator ==(Rect one, Rect other)
        {
            return one.x == other.x && one.y == other.y && one.width == other.width && one.height == other.height;
        }
        public static bool operator !=(Rect one, Rect other) { return !(one == other); }
        public override bool Equals(object other) { return other is Rect && this == (Rect)other; }
        public override int GetHashCode() { return width.GetHashCode(); }
    }
    public class SerializeField : Attribute { }
    public class TooltipAttribute : Attribute { public TooltipAttribute(string tooltip) { } }
    public class RequireComponent : Attribute { public RequireComponent(Type type) { } }
    public class AddComponentMenu : Attribute { public AddComponentMenu(string name) { } }
    public class Object
    {
        public static T Instantiate<T>(T original, Vector3 position, Quaternion rotation) where T : Object
        {
            Console.WriteLine("pin at {0:F1} {1:F1}", position.x, position.y);
            return original;
        }
    }
    public class GameObject : Object { }
    public class Component : Object
    {
        public static Camera Camera;
        public T GetComponent<T>() where T : class { return Camera as T; }
    }
    public class MonoBehaviour : Component { }
    public class Transform : Component
    {
        public Vector3 position { get; set; }
        public Quaternion rotation { get; set; }
    }
    public class Camera : Component
    {
        public bool orthographic { get; set; }
        public float orthographicSize { get; set; }
        public Rect pixelRect { get; set; }
        public Transform transform { get; } = new Transform();
    }
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

namespace UnityEngine.Events
{
    public delegate void UnityAction();
    public delegate void UnityAction<T>(T argument);
    public class UnityEvent
    {
        event UnityAction Listeners;
        public void AddListener(UnityAction call) { Listeners += call; }
        public void Invoke() { if (Listeners != null) Listeners(); }
    }
    public class UnityEvent<T>
    {
        event UnityAction<T> Listeners;
        public void AddListener(UnityAction<T> call) { Listeners += call; }
        public void RemoveListener(UnityAction<T> call) { Listeners -= call; }
        public void Invoke(T argument) { if (Listeners != null) Listeners(argument); }
    }
}

namespace UnityEngine.InputSystem
{
    public class ButtonControl { public bool isPressed { get; set; } }
    public class Vector2Control
    {
        public Vector2 Value;
        public Vector2 ReadValue() { return Value; }
    }
    public class Mouse
    {
        public static Mouse current { get; set; }
        public ButtonControl leftButton { get; } = new ButtonControl();
        public Vector2Control position { get; } = new Vector2Control();
        public Vector2Control scroll { get; } = new Vector2Control();
    }
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
