// SPDX-License-Identifier: MIT
//
// Plays a pinch and a double tap into examples/unity/Zoomable.cs, and prints where it puts the content.

using System;
using System.Reflection;
using UnityEngine;
using UnityEngine.InputSystem;
using UnityEngine.InputSystem.EnhancedTouch;

class Listener : Zoomable
{
    protected override void OnGesture(TapZoom.GestureEvent gesture)
    {
        if (gesture.Phase == TapZoom.EventPhase.Changed) return;
        Console.WriteLine("event {0} {1}", gesture.Kind, gesture.Phase);
    }
}

static class Play
{
    static Listener script;

    static void Call(string method, params object[] arguments)
    {
        typeof(Zoomable).GetMethod(method, BindingFlags.NonPublic | BindingFlags.Instance).Invoke(script, arguments);
    }

    static void Touch(int id, double time, float x, float y, TouchPhase phase)
    {
        UnityEngine.InputSystem.EnhancedTouch.Touch.Send(new UnityEngine.InputSystem.EnhancedTouch.Touch
            { touchId = id, time = time, screenPosition = new Vector2(x, y), phase = phase });
    }

    static void Frame(double time)
    {
        Time.realtimeSinceStartupAsDouble = time;
        Call("Update");
    }

    static void Show(string name)
    {
        RectTransform shown = script.content;
        Console.WriteLine("{0} {1:F4} at {2:F2} {3:F2}", name, shown.localScale.x * script.canvas.scaleFactor,
            shown.position.x, shown.position.y);
    }

    static void Main()
    {
        Screen.width = 800;
        Screen.height = 600;
        Screen.dpi = 320;
        script = new Listener { canvas = new Canvas { scaleFactor = 2 }, content = new RectTransform {
            rect = new UnityEngine.Rect(0, 0, 1600, 1200) } };
        Call("OnEnable");
        Frame(0);
        Show("fitted");
        for (int step = 0; step <= 20; step++)
        {
            // Both fingers are older than the frame before: the script takes them as late touches.
            for (int finger = 0; finger < 2; finger++)
                Touch(finger + 1, step / 60.0 - 0.02, 400 + (finger * 2 - 1) * (50 + 10 * step), 300,
                    step == 0 ? TouchPhase.Began : TouchPhase.Moved);
            Frame(step / 60.0);
        }
        Show("pinched");
        Touch(1, 0.4, 150, 300, TouchPhase.Canceled);
        Touch(2, 0.4, 650, 300, TouchPhase.Canceled);
        Frame(0.5);
        Touch(3, 0.6, 400, 300, TouchPhase.Began);
        Call("OnApplicationFocus", false);
        Frame(5);
        Screen.width = 1600;
        Screen.height = 1200;
        Frame(6);
        Show("resized");
        Call("OnDisable");
        Touch(4, 7, 400, 300, TouchPhase.Began);
        Console.WriteLine("enabled {0}", EnhancedTouchSupport.Enabled);
    }
}
