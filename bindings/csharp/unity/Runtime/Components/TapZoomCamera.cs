// SPDX-License-Identifier: MIT

using System;
using UnityEngine;
using UnityEngine.Events;
using UnityEngine.InputSystem;

namespace TapZoom.Unity
{
    /// <summary>A method that hears of an event of the view. Points of the content are points of the world.</summary>
    /// <param name="gesture">The event.</param>
    public delegate void GestureHandler(GestureEvent gesture);

    /// <summary>Pans, zooms and rotates an orthographic camera by touches, a mouse and a wheel. Content units are units
    /// of the world in the plane z = 0; view units are pixels of the screen, with y up. The camera looks along z.
    /// </summary>
    [RequireComponent(typeof(Camera))]
    [AddComponentMenu("TapZoom/TapZoom Camera")]
    public class TapZoomCamera : MonoBehaviour
    {
        /// <summary>An event with a point of the world.</summary>
        [Serializable]
        public class PointEvent : UnityEvent<Vector2> { }

        const long MouseId = -1;

        [Tooltip("The part of the world that the camera shows, in units.")]
        [SerializeField] UnityEngine.Rect content = new UnityEngine.Rect(-10, -10, 20, 20);
        [Tooltip("The settings to begin with.")]
        [SerializeField] Preset preset = Preset.Maps;
        [Tooltip("Whether two fingers rotate the camera.")]
        [SerializeField] bool rotates = false;
        [Tooltip("Largest zoom, in times the scale at which the whole content fits. 0: that of the preset.")]
        [SerializeField] float maxZoom = 0;
        [Tooltip("Whether the left button of the mouse drags.")]
        [SerializeField] bool mouse = true;
        [Tooltip("What the wheel does.")]
        [SerializeField] ScrollEffect wheel = ScrollEffect.Zoom;
        [Tooltip("What the Input System reports for a notch of the wheel: 120, or 1 in newer versions.")]
        [SerializeField] float wheelNotch = 120;

        /// <summary>A tap that no second one followed.</summary>
        public PointEvent onTap = new PointEvent();
        /// <summary>A long press.</summary>
        public PointEvent onLongPress = new PointEvent();
        /// <summary>The camera came to rest.</summary>
        public UnityEvent onSettled = new UnityEvent();
        /// <summary>Every event of the view.</summary>
        public event GestureHandler Gesture;

        readonly GestureEvent[] events = new GestureEvent[View.EventCapacity];
        Camera target;
        View view;
        TouchQueue touches;
        UnityEngine.Rect shown;
        bool isPressed;

        /// <summary>The view, while the component is enabled: for commands such as <c>view.Fit(options)</c>.</summary>
        public View View { get { return view; } }

        /// <summary>The part of the world that the camera shows, in units.</summary>
        public UnityEngine.Rect Content
        {
            get { return content; }
            set
            {
                content = value;
                if (view != null) view.SetContent(World(value), Keep.Coordinates);
            }
        }

        /// <summary>Override it to change settings that the inspector does not have.</summary>
        /// <param name="config">The settings of the view that is about to be created.</param>
        protected virtual void Configure(ref Config config) { }

        /// <summary>Override it to leave fingers that land on the user interface.</summary>
        /// <param name="position">A position on the screen.</param>
        /// <returns>Whether the finger is for the camera.</returns>
        protected virtual bool Accepts(Vector2 position) { return true; }

        static double Now { get { return Time.realtimeSinceStartupAsDouble; } }

        static ContentRect World(UnityEngine.Rect rect)
        {
            return new ContentRect { X = rect.x, Y = rect.y, Width = rect.width, Height = rect.height };
        }

        void OnEnable()
        {
            target = GetComponent<Camera>();
            target.orthographic = true;
            Config config = new Config(preset);
            if (Screen.dpi > 0) config.PointsPerUnit = 160 / Screen.dpi;
            config.QuickZoomDistance = -config.QuickZoomDistance; // y grows up
            config.Wheel = wheel;
            if (rotates) config.Gestures |= Gestures.Rotate;
            if (maxZoom > 0) config.MaxScale = new ScaleLevel(Fit.Contain, maxZoom);
            Configure(ref config);
            shown = target.pixelRect;
            view = new View(config, Viewport(), World(content));
            touches = new TouchQueue(view) { Accepts = Accepts, Origin = shown.position };
            isPressed = false;
        }

        void OnDisable()
        {
            if (view == null) return;
            touches.Dispose();
            view.Dispose();
            touches = null;
            view = null;
        }

        void Update()
        {
            if (view == null) return;
            if (target.pixelRect != shown)
            {
                shown = target.pixelRect;
                touches.Origin = shown.position;
                view.SetViewport(Viewport());
            }
            if (mouse && Mouse.current != null) AddMouse(Mouse.current);
            touches.Push();
            if (Mouse.current != null) PushWheel(Mouse.current);
            view.Advance(Now);
            int count = view.PollEvents(events);
            for (int i = 0; i < count && view != null; i++) Tell(events[i]); // a listener may disable the component
            if (view != null) Show(view.GetTransformAt(Now));
        }

        void OnApplicationFocus(bool focused)
        {
            if (focused || view == null) return;
            touches.Push(); // a touch that waits must not land after this
            view.CancelTouches(Now);
            isPressed = false;
        }

        void AddMouse(Mouse device)
        {
            bool wasPressed = isPressed;
            isPressed = device.leftButton.isPressed;
            if (!wasPressed && !isPressed) return;
            Vector2 position = device.position.ReadValue();
            touches.Add(new Touch
            {
                Time = Now, Id = MouseId, X = position.x, Y = position.y, Tool = Tool.Mouse, Buttons = Buttons.Primary,
                Phase = !wasPressed ? TouchPhase.Began : isPressed ? TouchPhase.Moved : TouchPhase.Ended,
            });
        }

        void PushWheel(Mouse device)
        {
            float notches = device.scroll.ReadValue().y / wheelNotch;
            if (notches == 0) return;
            Vector2 position = device.position.ReadValue() - shown.position;
            // Turned away from the user, the wheel zooms in, or scrolls up: then content moves toward smaller y.
            double dy = 120 * (wheel == ScrollEffect.Pan ? notches : -notches);
            view.PushScroll(new Scroll
                { Time = Now, X = position.x, Y = position.y, Dy = dy, Unit = ScrollUnit.Notch120 });
        }

        void Tell(GestureEvent gesture)
        {
            Vector2 point = new Vector2((float)gesture.ContentX, (float)gesture.ContentY);
            if (gesture.Kind == EventKind.Tap) onTap.Invoke(point);
            else if (gesture.Kind == EventKind.LongPress && gesture.Phase == EventPhase.Began)
                onLongPress.Invoke(point);
            else if (gesture.Kind == EventKind.Settled) onSettled.Invoke();
            if (Gesture != null) Gesture(gesture);
        }

        Viewport Viewport() { return new Viewport { Width = shown.width, Height = shown.height }; }

        void Show(Transform displayed)
        {
            double x, y;
            displayed.ToContent(shown.width / 2, shown.height / 2, out x, out y);
            target.orthographicSize = (float)(shown.height / 2 / displayed.Scale);
            UnityEngine.Transform place = target.transform;
            place.position = new Vector3((float)x, (float)y, place.position.z);
            place.rotation = Quaternion.Euler(0, 0, (float)(-displayed.Rotation * 180 / Math.PI));
        }
    }
}
