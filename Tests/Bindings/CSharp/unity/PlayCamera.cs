// SPDX-License-Identifier: MIT
//
// Plays fingers, a mouse and a wheel into TapZoomCamera of the Unity package and the sample above it, and prints where
// the camera is.

using System;
using System.Reflection;
using TapZoom.Unity;
using UnityEngine;
using UnityEngine.InputSystem;
using UnityEngine.InputSystem.EnhancedTouch;

class MapCamera : TapZoomCamera
{
    protected override void Configure(ref TapZoom.Config config) { config.MaxScale.Factor = 100; }
    protected override bool Accepts(Vector2 position) { return position.y < 650; }
}

static class Play
{
    static readonly MapCamera Script = new MapCamera();
    static readonly Camera Shown = new Camera { pixelRect = new UnityEngine.Rect(100, 50, 800, 600) };
    static readonly Mouse Device = new Mouse();
    static double now;

    static void Call(object target, string method, params object[] arguments)
    {
        Type type = target is TapZoomCamera ? typeof(TapZoomCamera) : target.GetType();
        type.GetMethod(method, BindingFlags.NonPublic | BindingFlags.Instance).Invoke(target, arguments);
    }

    static void Set(string field, object value)
    {
        typeof(TapZoomCamera).GetField(field, BindingFlags.NonPublic | BindingFlags.Instance).SetValue(Script, value);
    }

    static void Touch(int id, float x, float y, UnityEngine.InputSystem.TouchPhase phase)
    {
        UnityEngine.InputSystem.EnhancedTouch.Touch.Send(new UnityEngine.InputSystem.EnhancedTouch.Touch
            { touchId = id, time = now - 0.01, screenPosition = new Vector2(x, y), phase = phase });
    }

    static void Frame()
    {
        UnityEngine.Time.realtimeSinceStartupAsDouble = now;
        Call(Script, "Update");
        now += 1 / 60.0;
    }

    static void Wait(double seconds)
    {
        for (double end = now + seconds; now < end;) Frame();
    }

    static void Show(string name)
    {
        Vector3 place = Shown.transform.position;
        Console.WriteLine("{0} {1:F4} at {2:F3} {3:F3} {4} turned {5:F3}", name, Shown.orthographicSize, place.x,
            place.y, place.z, Shown.transform.rotation.z);
    }

    static void Main()
    {
        Screen.dpi = 160;
        Component.Camera = Shown;
        Shown.transform.position = new Vector3(5, 5, -10);
        Set("rotates", true);
        Script.Gesture += gesture =>
        {
            if (gesture.Phase != TapZoom.EventPhase.Changed) Console.WriteLine(
                "event {0} {1}", gesture.Kind, gesture.Phase);
        };
        Script.onSettled.AddListener(() => Console.WriteLine("settled"));
        Pins pins = new Pins { map = Script, pin = new GameObject() };
        Call(Script, "OnEnable");
        Call(pins, "OnEnable");
        Frame();
        Show("fitted");
        for (int step = 0; step <= 20; step++)
        {
            for (int finger = 0; finger < 2; finger++)
                Touch(finger + 1, 500 + (finger * 2 - 1) * (50 + 10 * step), 350, step == 0
                    ? UnityEngine.InputSystem.TouchPhase.Began : UnityEngine.InputSystem.TouchPhase.Moved);
            Frame();
        }
        Frame();
        Show("pinched");
        // A quarter turn against the clock, as y grows up: the camera turns the other way.
        for (int step = 1; step <= 20; step++)
        {
            for (int finger = 0; finger < 2; finger++)
            {
                double angle = Math.PI * (step / 40.0 + finger);
                Touch(2 - finger, 500 + (float)(250 * Math.Cos(angle)), 350 + (float)(250 * Math.Sin(angle)),
                    UnityEngine.InputSystem.TouchPhase.Moved);
            }
            Frame();
        }
        Frame();
        Show("turned");
        Call(Script, "OnApplicationFocus", false);
        Wait(1);
        Script.View.RotateTo(0, 400, 300);
        Script.View.Fit();
        Frame();
        Show("fitted again");
        // The mouse drags the content by 80 pixels; the wheel zooms in about it.
        Mouse.current = Device;
        Script.View.ZoomBy(2, 400, 300);
        Frame();
        Show("zoomed");
        Device.position.Value = new Vector2(500, 350);
        Device.leftButton.isPressed = true;
        Frame();
        for (int step = 1; step <= 20; step++)
        {
            Device.position.Value = new Vector2(500 + 4 * step, 350);
            Frame();
        }
        Wait(0.5);
        Device.leftButton.isPressed = false;
        Wait(1);
        Show("dragged");
        Device.position.Value = new Vector2(500, 350);
        Device.scroll.Value = new Vector2(0, 120);
        Frame();
        Device.scroll.Value = new Vector2(0, 0);
        Wait(1);
        Show("wheeled");
        Touch(7, 500, 660, UnityEngine.InputSystem.TouchPhase.Began); // on a button above the camera
        Touch(7, 300, 660, UnityEngine.InputSystem.TouchPhase.Moved);
        Touch(7, 300, 660, UnityEngine.InputSystem.TouchPhase.Ended);
        Wait(0.5);
        Show("elsewhere");
        Touch(8, 500, 350, UnityEngine.InputSystem.TouchPhase.Began);
        Wait(1);
        Touch(8, 500, 350, UnityEngine.InputSystem.TouchPhase.Ended);
        Wait(0.5);
        Shown.pixelRect = new UnityEngine.Rect(0, 0, 1600, 1200);
        Frame();
        Show("resized");
        Touch(9, 800, 600, UnityEngine.InputSystem.TouchPhase.Began); // the middle of the new window
        Wait(1);
        Touch(9, 800, 600, UnityEngine.InputSystem.TouchPhase.Ended);
        Wait(0.5);
        Script.Content = new UnityEngine.Rect(-10, -10, 40, 40);
        Call(Script, "OnDisable");
        Call(pins, "OnDisable");
        Console.WriteLine("enabled {0} {1}", EnhancedTouchSupport.Enabled, Script.View == null);
    }
}
