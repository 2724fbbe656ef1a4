// SPDX-License-Identifier: MIT
//
// Zooms its children by touches, in Godot 4 with .NET. View units are units of the viewport, content units those of the
// children. It needs the NuGet package of bindings/csharp.

using Godot;
using TapZoom;
using Touch = TapZoom.Touch;

public partial class ZoomNode : Node2D
{
    /// <summary>The rectangle of the children that the view shows.</summary>
    [Export] public Rect2 Content = new Rect2(0, 0, 1024, 768);

    readonly Touch[] one = new Touch[1];
    readonly GestureEvent[] events = new GestureEvent[View.EventCapacity];
    View view;
    Vector2 size;

    static double Now { get { return Time.GetTicksUsec() / 1e6; } }

    public override void _EnterTree()
    {
        Config config = new Config(Preset.Photos);
        config.PointsPerUnit = 160.0 / DisplayServer.ScreenGetDpi();
        size = GetViewport().GetVisibleRect().Size;
        view = new View(config, new TapZoom.Viewport { Width = size.X, Height = size.Y }, new ContentRect {
            X = Content.Position.X, Y = Content.Position.Y, Width = Content.Size.X, Height = Content.Size.Y });
        Input.UseAccumulatedInput = false; // each move, not the last one of a frame
    }

    public override void _ExitTree()
    {
        if (view != null) view.Dispose();
        view = null;
    }

    public override void _UnhandledInput(InputEvent input)
    {
        InputEventScreenTouch touch = input as InputEventScreenTouch;
        InputEventScreenDrag drag = input as InputEventScreenDrag;
        if (touch != null)
            Push(touch.Index, touch.Position,
                touch.Canceled ? TouchPhase.Cancelled
                : touch.Pressed ? TouchPhase.Began : TouchPhase.Ended);
        else if (drag != null)
            Push(drag.Index, drag.Position, TouchPhase.Moved);
    }

    // Godot reports no times of touches.
    void Push(int index, Vector2 place, TouchPhase phase)
    {
        int accepted;
        one[0] = new Touch { Time = Now, Id = index, X = place.X, Y = place.Y, Phase = phase };
        Status status = view.TryPushTouches(one, out accepted);
        if (status != Status.Ok) GD.PushWarning("touch " + index + ": " + status);
    }

    public override void _Process(double delta)
    {
        Vector2 now = GetViewport().GetVisibleRect().Size;
        if (now != size) view.SetViewport(new TapZoom.Viewport { Width = now.X, Height = now.Y });
        size = now;
        view.Advance(Now);
        int count = view.PollEvents(events);
        for (int i = 0; i < count && view != null; i++) OnGesture(events[i]);
        if (view == null) return; // a gesture removed the node from the tree
        Transform shown = view.Transform;
        Position = new Vector2((float)shown.X, (float)shown.Y);
        Rotation = (float)shown.Rotation;
        Scale = new Vector2((float)shown.Scale, (float)shown.Scale);
    }

    public override void _Notification(int what)
    {
        if (what == NotificationWMWindowFocusOut && view != null) view.CancelTouches(Now);
    }

    /// <summary>Override it for taps and presses.</summary>
    protected virtual void OnGesture(GestureEvent gesture) { }
}
