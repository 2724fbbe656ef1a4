// SPDX-License-Identifier: MIT
//
// Zooms a RectTransform of a canvas in "Screen Space - Overlay" by touches of Unity's Input System. View units are
// pixels of the screen with y up, content units are units of the RectTransform from its lower left corner.

using UnityEngine;
using UnityEngine.InputSystem.EnhancedTouch;
using Finger = UnityEngine.InputSystem.EnhancedTouch.Finger;
using Phase = UnityEngine.InputSystem.TouchPhase;
using Touch = UnityEngine.InputSystem.EnhancedTouch.Touch;

public class Zoomable : MonoBehaviour
{
    public RectTransform content; // its pivot is (0, 0)
    public Canvas canvas;

    readonly TapZoom.Touch[] touches = new TapZoom.Touch[256];
    readonly TapZoom.Event[] events = new TapZoom.Event[TapZoom.Native.EventCapacity];
    TapZoom.View view;
    int count, width, height;

    void OnEnable()
    {
        TapZoom.Config config = TapZoom.Config.Of(TapZoom.Preset.Photos);
        if (Screen.dpi > 0) config.PointsPerUnit = 160 / Screen.dpi;
        config.QuickZoomDistance = -config.QuickZoomDistance; // y grows up
        config.Lenient = 1; // touches may be older than the last frame
        Vector2 size = content.rect.size;
        view = new TapZoom.View(config, Viewport(), new TapZoom.Rect { Width = size.x, Height = size.y });
        EnhancedTouchSupport.Enable();
        Touch.onFingerDown += Push;
        Touch.onFingerMove += Push;
        Touch.onFingerUp += Push;
    }

    void OnDisable()
    {
        Touch.onFingerDown -= Push;
        Touch.onFingerMove -= Push;
        Touch.onFingerUp -= Push;
        EnhancedTouchSupport.Disable();
        if (view != null) view.Dispose();
        view = null;
        count = 0;
    }

    void Push(Finger finger)
    {
        Touch touch = finger.lastTouch;
        if (touch.phase == Phase.None) return;
        if (count == touches.Length) Flush();
        touches[count++] = new TapZoom.Touch
        {
            Time = touch.time, Id = touch.touchId, X = touch.screenPosition.x, Y = touch.screenPosition.y,
            Phase = touch.phase == Phase.Began ? TapZoom.TouchPhase.Began
                : touch.phase == Phase.Ended ? TapZoom.TouchPhase.Ended
                : touch.phase == Phase.Canceled ? TapZoom.TouchPhase.Cancelled : TapZoom.TouchPhase.Moved,
        };
    }

    void Flush()
    {
        int accepted;
        TapZoom.Status status = view.PushTouches(touches, count, out accepted);
        if (status != TapZoom.Status.Ok) Debug.LogWarning("touch " + accepted + ": " + status);
        count = 0;
    }

    void Update()
    {
        if (Screen.width != width || Screen.height != height) view.SetViewport(Viewport());
        Flush();
        view.Advance(Time.realtimeSinceStartupAsDouble);
        int polled = view.PollEvents(events);
        for (int i = 0; i < polled && view != null; i++) OnGesture(ref events[i]);
        if (view != null) Show(view.Transform); // a gesture may disable the component
    }

    void OnApplicationFocus(bool focused)
    {
        if (focused || view == null) return;
        Flush(); // a touch that waits must not land after this
        view.CancelTouches(Time.realtimeSinceStartupAsDouble);
    }

    /// <summary>Override it for taps and presses. The content point is in units of the RectTransform.</summary>
    protected virtual void OnGesture(ref TapZoom.Event gesture) { }

    void Show(TapZoom.Transform shown)
    {
        float scale = (float)shown.Scale / canvas.scaleFactor;
        content.position = new Vector3((float)shown.X, (float)shown.Y, 0);
        content.localRotation = Quaternion.Euler(0, 0, (float)(shown.Rotation * 180 / System.Math.PI));
        content.localScale = new Vector3(scale, scale, 1);
    }

    TapZoom.Viewport Viewport()
    {
        width = Screen.width;
        height = Screen.height;
        return new TapZoom.Viewport { Width = width, Height = height };
    }
}
