// SPDX-License-Identifier: MIT

using System;
using UnityEngine;
using UnityEngine.InputSystem.EnhancedTouch;
using Report = UnityEngine.InputSystem.EnhancedTouch.Touch;
using Finger = UnityEngine.InputSystem.EnhancedTouch.Finger;
using Phase = UnityEngine.InputSystem.TouchPhase;

namespace TapZoom.Unity
{
    /// <summary>Collects the touches of Unity's Input System between two frames, each with its own time. Positions are
    /// pixels of the screen with y up, from an origin.</summary>
    public sealed class TouchQueue : IDisposable
    {
        readonly Touch[] touches = new Touch[256];
        readonly View view;
        int count;

        /// <summary>The lower left corner of the viewport on the screen.</summary>
        public Vector2 Origin;

        /// <summary>Whether a finger that lands at a position of the screen is for the view. null: every one is. Use
        /// it for fingers that land on a button.</summary>
        public Func<Vector2, bool> Accepts;

        /// <summary>Begins to collect touches.</summary>
        /// <param name="view">The view that gets them. Leave its setting <c>Lenient</c> on: touches may be older than
        /// the last frame, and those of a finger that was not accepted have an unknown id.</param>
        public TouchQueue(View view)
        {
            this.view = view;
            EnhancedTouchSupport.Enable();
            Report.onFingerDown += Take;
            Report.onFingerMove += Take;
            Report.onFingerUp += Take;
        }

        /// <summary>Ends the collection.</summary>
        public void Dispose()
        {
            Report.onFingerDown -= Take;
            Report.onFingerMove -= Take;
            Report.onFingerUp -= Take;
            EnhancedTouchSupport.Disable();
        }

        /// <summary>Adds a touch, such as one of a mouse.</summary>
        /// <param name="touch">The touch, with its position on the screen.</param>
        public void Add(Touch touch)
        {
            if (touch.Phase == TouchPhase.Began && Accepts != null &&
                !Accepts(new Vector2((float)touch.X, (float)touch.Y)))
                return;
            if (count == touches.Length) Push();
            touch.X -= Origin.x;
            touch.Y -= Origin.y;
            touches[count++] = touch;
        }

        /// <summary>Pushes the touches since the last call. Call it in each frame, before the view advances.</summary>
        public void Push()
        {
            int accepted;
            Status status = view.TryPushTouches(new ReadOnlySpan<Touch>(touches, 0, count), out accepted);
            if (status != Status.Ok) Debug.LogWarning("touch " + accepted + ": " + status);
            count = 0;
        }

        void Take(Finger finger)
        {
            Report touch = finger.lastTouch;
            if (touch.phase == Phase.None) return;
            Add(new Touch
            {
                Time = touch.time, Id = touch.touchId, X = touch.screenPosition.x, Y = touch.screenPosition.y,
                Phase = touch.phase == Phase.Began ? TouchPhase.Began
                    : touch.phase == Phase.Ended ? TouchPhase.Ended
                    : touch.phase == Phase.Canceled ? TouchPhase.Cancelled : TouchPhase.Moved,
            });
        }
    }
}
