// SPDX-License-Identifier: MIT
//
// Zooms a RectTransform of a canvas in "Screen Space - Overlay" by touches. It uses the Unity package of
// bindings/csharp. View units are pixels of the screen with y up, content units are units of the RectTransform from its
// lower left corner.

using TapZoom;
using TapZoom.Unity;
using UnityEngine;

public class Zoomable : MonoBehaviour
{
    public RectTransform content; // its pivot is (0, 0)
    public Canvas canvas;

    readonly GestureEvent[] events = new GestureEvent[View.EventCapacity];
    View view;
    TouchQueue touches;
    int width, height;

    void OnEnable()
    {
        Config config = new Config(Preset.Photos);
        if (Screen.dpi > 0) config.PointsPerUnit = 160 / Screen.dpi;
        config.QuickZoomDistance = -config.QuickZoomDistance; // y grows up
        Vector2 size = content.rect.size;
        view = new View(config, Viewport(), new ContentRect { Width = size.x, Height = size.y });
        touches = new TouchQueue(view);
    }

    void OnDisable()
    {
        if (view == null) return;
        touches.Dispose();
        view.Dispose();
        view = null;
    }

    void Update()
    {
        if (Screen.width != width || Screen.height != height) view.SetViewport(Viewport());
        touches.Push();
        view.Advance(Time.realtimeSinceStartupAsDouble);
        int count = view.PollEvents(events);
        for (int i = 0; i < count && view != null; i++) OnGesture(events[i]);
        if (view != null) Show(view.Transform); // a gesture may disable the component
    }

    void OnApplicationFocus(bool focused)
    {
        if (focused || view == null) return;
        touches.Push(); // a touch that waits must not land after this
        view.CancelTouches(Time.realtimeSinceStartupAsDouble);
    }

    /// <summary>Override it for taps and presses. The content point is in units of the RectTransform.</summary>
    protected virtual void OnGesture(GestureEvent gesture) { }

    void Show(TapZoom.Transform shown)
    {
        float scale = (float)shown.Scale / canvas.scaleFactor;
        content.position = new Vector3((float)shown.X, (float)shown.Y, 0);
        content.localRotation = Quaternion.Euler(0, 0, (float)(shown.Rotation * 180 / System.Math.PI));
        content.localScale = new Vector3(scale, scale, 1);
    }

    Viewport Viewport()
    {
        width = Screen.width;
        height = Screen.height;
        return new Viewport { Width = width, Height = height };
    }
}
