// SPDX-License-Identifier: MIT
//
// The types of Godot 4 that examples/godot/ZoomNode.cs uses, with the names and signatures of Godot's documentation,
// and a program that plays fingers.

using System;

namespace Godot
{
    public struct Vector2
    {
        public float X, Y;
        public Vector2(float x, float y) { X = x; Y = y; }
        public static bool operator ==(Vector2 one, Vector2 other) { return one.X == other.X && one.Y == other.Y; }
        public static bool operator !=(Vector2 one, Vector2 other) { return !(one == other); }
        public override bool Equals(object other) { return other is Vector2 && this == (Vector2)other; }
        public override int GetHashCode() { return X.GetHashCode() ^ Y.GetHashCode(); }
    }
    public struct Rect2
    {
        public Vector2 Position, Size;
        public Rect2(float x, float y, float width, float height)
        {
            Position = new Vector2(x, y);
            Size = new Vector2(width, height);
        }
    }
    public class ExportAttribute : Attribute { }
    public class Viewport
    {
        public static Vector2 Size = new Vector2(800, 600);
        public Rect2 GetVisibleRect() { return new Rect2(0, 0, Size.X, Size.Y); }
    }
    public class Node2D
    {
        public const long NotificationWMWindowFocusOut = 1005;
        public Vector2 Position { get; set; }
        public Vector2 Scale { get; set; }
        public float Rotation { get; set; }
        public Viewport GetViewport() { return new Viewport(); }
        public virtual void _EnterTree() { }
        public virtual void _ExitTree() { }
        public virtual void _UnhandledInput(InputEvent input) { }
        public virtual void _Process(double delta) { }
        public virtual void _Notification(int what) { }
    }
    public class InputEvent { }
    public class InputEventScreenTouch : InputEvent
    {
        public int Index { get; set; }
        public Vector2 Position { get; set; }
        public bool Pressed { get; set; }
        public bool Canceled { get; set; }
    }
    public class InputEventScreenDrag : InputEvent
    {
        public int Index { get; set; }
        public Vector2 Position { get; set; }
    }
    public static class Input { public static bool UseAccumulatedInput { get; set; } = true; }
    public static class DisplayServer { public static int ScreenGetDpi(int screen = -1) { return 320; } }
    public static class Time
    {
        public static double Now;
        public static ulong GetTicksUsec() { return (ulong)Math.Round(Now * 1e6); }
    }
    public static class GD { public static void PushWarning(string text) { Console.WriteLine("warning " + text); } }
}

class Listener : ZoomNode
{
    protected override void OnGesture(TapZoom.GestureEvent gesture)
    {
        if (gesture.Phase == TapZoom.EventPhase.Changed) return;
        Console.WriteLine("event {0} {1}", gesture.Kind, gesture.Phase);
    }
}

static class Play
{
    static void Main()
    {
        Listener node = new Listener { Content = new Godot.Rect2(-100, 0, 1600, 1200) };
        Action<string> show = name => Console.WriteLine("{0} {1:F4} at {2:F3} {3:F3}", name, node.Scale.X,
            node.Position.X, node.Position.Y);
        node._EnterTree();
        node._Process(0);
        show("fitted");
        for (int step = 0; step <= 20; step++)
        {
            Godot.Time.Now = 1 + step / 60.0;
            for (int finger = 0; finger < 2; finger++)
            {
                Godot.Vector2 place = new Godot.Vector2(400 + (finger * 2 - 1) * (50 + 10 * step), 300);
                if (step == 0)
                    node._UnhandledInput(new Godot.InputEventScreenTouch
                        { Index = finger, Position = place, Pressed = true });
                else
                    node._UnhandledInput(new Godot.InputEventScreenDrag { Index = finger, Position = place });
            }
            node._Process(0);
        }
        show("pinched");
        node._UnhandledInput(new Godot.InputEventScreenTouch { Index = 0, Canceled = true });
        node._Process(0);
        node._Notification(1005);
        node._UnhandledInput(new Godot.InputEventScreenTouch { Index = 1 });
        Godot.Viewport.Size = new Godot.Vector2(400, 300);
        node._Process(0);
        show("resized");
        node._ExitTree();
        node._Notification(1005);
        Console.WriteLine("accumulated {0}", Godot.Input.UseAccumulatedInput);
    }
}
