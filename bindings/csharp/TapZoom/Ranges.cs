// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

namespace TapZoom
{
    static class Ranges
    {
        // Name, offset in the struct, type and range of each number that a host passes.
        internal const string Text =
            "viewport.Width 0 d 1e-6 to 1e12\nviewport.Height 8 d 1e-6 to 1e12\nviewport.Left 16 d 0 to 1e12\n" +
            "viewport.Top 24 d 0 to 1e12\nviewport.Right 32 d 0 to 1e12\nviewport.Bottom 40 d 0 to 1e12\n" +
            "rect.X 0 d -1e12 to 1e12\nrect.Y 8 d -1e12 to 1e12\nrect.Width 16 d 1e-6 to 1e12\n" +
            "rect.Height 24 d 1e-6 to 1e12\ntransform.Scale 0 d 1e-40 to 1e40\ntransform.Rotation 8 d -1e40 to 1e40\n" +
            "transform.X 16 d -1e40 to 1e40\ntransform.Y 24 d -1e40 to 1e40\ntouch.Time 0 d -1e12 to 1e12\n" +
            "touch.X 16 d -1e12 to 1e12\ntouch.Y 24 d -1e12 to 1e12\ntouch.Phase 32 i 1 to 4 (TouchPhase)\n" +
            "touch.Tool 36 i 0 to 2 (Tool)\ntouch.Flags 40 u 0 to 7 (ContactFlags)\n" +
            "touch.Buttons 44 u 0 to 63 (Buttons)\ntouch.Size 48 d 0 to 1e12\nscroll.Time 0 d -1e12 to 1e12\n" +
            "scroll.X 8 d -1e12 to 1e12\nscroll.Y 16 d -1e12 to 1e12\nscroll.Dx 24 d -1e12 to 1e12\n" +
            "scroll.Dy 32 d -1e12 to 1e12\nscroll.Factor 40 d 0, or 1e-6 to 1e6\nscroll.Rotation 48 d -1000 to 1000\n" +
            "scroll.Unit 56 i 0 to 3 (ScrollUnit)\nscroll.Source 60 i 0 to 1 (ScrollSource)\n" +
            "scroll.Phase 64 i 0 to 4 (ScrollPhase)\nvelocity.X 0 d -1e12 to 1e12\nvelocity.Y 8 d -1e12 to 1e12\n" +
            "velocity.LogScale 16 d -1000 to 1000\nvelocity.Rotation 24 d -1000 to 1000\n" +
            "velocity.ViewX 32 d -1e12 to 1e12\nvelocity.ViewY 40 d -1e12 to 1e12\noptions.Animated 4 i 0 to 1\n" +
            "options.Curve 8 i 0 to 1 (AnimationCurve)\noptions.Path 12 i 0 to 1 (AnimationPath)\n" +
            "options.Duration 16 d 0, or 0.001 to 10\noptions.Left 24 d 0 to 1e12\noptions.Top 32 d 0 to 1e12\n" +
            "options.Right 40 d 0 to 1e12\noptions.Bottom 48 d 0 to 1e12\noptions.MaxScale 56 d 0, or 1e-40 to 1e40\n" +
            "options.FlyRho 64 d 0, or 0.001 to 1000\noptions.FlySpeed 72 d 0, or 0.001 to 1000\n" +
            "options.Quiet 80 i 0 (1 only without animated)\nlevel.Fit 0 i 0 to 6 (Fit)\n" +
            "level.OtherFit 4 i 0 to 6 (Fit)\nlevel.Factor 8 d 1e-6 to 1e6\n" +
            "level.OtherFactor 16 d 0, or 1e-6 to 1e6\nconfig.Gestures 4 u the bits of Gestures\n" +
            "config.PointsPerUnit 8 d 0.001 to 1000\nconfig.PixelsPerUnit 16 d 0.001 to 1000\n" +
            "config.Fit 24 i 0 to 6 (Fit)\nconfig.Bounds 28 i 0 to 2 (PanBounds)\nconfig.MinScale 32 l a level\n" +
            "config.MaxScale 56 l a level\nconfig.DoubleTap 80 i 0 to 6 (ZoomAction)\n" +
            "config.Wheel 84 i 0 to 2 (ScrollEffect)\nconfig.Trackpad 88 i 0 to 2 (ScrollEffect)\n" +
            "config.ReducedMotion 92 i 0 to 1\nconfig.AlignX 96 d 0 to 1\nconfig.AlignY 104 d 0 to 1\n" +
            "config.VisiblePart 112 d 0 to 1\nconfig.VisibleExtra 120 d -1e12 to 1e12\n" +
            "config.AlwaysBounceX 128 i 0 to 1\nconfig.AlwaysBounceY 132 i 0 to 1\n" +
            "config.TwoFingerTap 136 i 0 to 6 (ZoomAction)\nconfig.TapAnchor 140 i 0 to 1 (ZoomAnchor)\n" +
            "config.PinchAnchor 144 i 0 to 1 (PinchAnchor)\nconfig.TapAction 148 i 0 to 6 (ZoomAction)\n" +
            "config.PressAction 152 i 0 to 6 (ZoomAction)\nconfig.FingerTaps 156 u the bits of FingerCounts\n" +
            "config.Snap 160 i 0 to 2 (Snap)\nconfig.LevelCount 164 i 0 to 8\nconfig.ZoomStep 168 d 1.01 to 100\n" +
            "config.AnimationDuration 176 d 0, or 0.001 to 10\nconfig.SnapTolerance 184 d 0 to 10\n" +
            "config.Levels 192 l a level\nconfig.Momentum 384 i 0 to 2 (Momentum)\nconfig.InvertZoom 388 i 0 to 1\n" +
            "config.WheelSpeed 392 d 0.01 to 10\nconfig.WheelSmoothing 400 d 0, or 1 to 1000\n" +
            "config.ScrollEndTime 408 d 0.01 to 10\nconfig.FlingDecay 416 d 0.01 to 1000\n" +
            "config.FlingZoomDecay 424 d 0, or 0.1 to 1000\nconfig.FlingMinSpeed 432 d 0 to 1e6\n" +
            "config.RubberBand 440 d 0 to 1\nconfig.RubberBandScale 448 d 1 to 100\n" +
            "config.SpringFrequency 456 d 0.1 to 1000\nconfig.DoubleTapTime 464 d 0.01 to 10\n" +
            "config.DoubleTapDistance 472 d 0 to 1e4\nconfig.TapTime 480 d 0.01 to 10\n" +
            "config.TapSlop 488 d 10 to 1e4\nconfig.PressTime 496 d 0.01 to 10\n" +
            "config.TwoFingerTapTime 504 d 0.01 to 10\nconfig.TwoFingerLandTime 512 d 0 to 10\n" +
            "config.TwoFingerLiftTime 520 d 0 to 10\nconfig.PanSlop 528 d 0 to 1e4\n" +
            "config.AxisLockRatio 536 d 0, or 1 to 100\nconfig.SwipeSpeed 544 d 0 to 1e6\n" +
            "config.PageOverscroll 552 d 0 to 10\nconfig.PinchSlop 560 d 0 to 1e4\n" +
            "config.PinchSpeed 568 d 0.01 to 10\nconfig.PinchMinSpan 576 d 0 to 1e4\n" +
            "config.RotateSlop 584 d 0 to 1e4\nconfig.RotateSnap 592 d 0 to 0.785\n" +
            "config.RotateSnapStep 600 d 0.01 to 6.284\nconfig.QuickZoomDistance 608 d -1e4 to -1, or 1 to 1e4\n" +
            "config.Events 616 q the bits of EventKinds\nconfig.Lenient 624 i 0 to 1\n" +
            "config.MinPanContacts 628 i 1 to 2\nconfig.PagerEdges 632 u the bits of Limits\n" +
            "config.HostTools 636 u the bits of Tools\nconfig.HostButtons 640 u the bits of Buttons\n" +
            "config.DragFingers 644 u the bits of FingerCounts\nconfig.PalmSize 648 d 0 to 1e12\n" +
            "config.PenGuardTime 656 d 0 to 1e12\nconfig.TapDebounceTime 664 d 0 to DoubleTapTime\n" +
            "config.TapIgnoreTime 672 d 0 to 10\nconfig.LiftGraceTime 680 d 0 to 1\n" +
            "config.FlingMaxSpeed 688 d FlingMinSpeed to 1e6\nconfig.FlingBoostSpeed 696 d 0 to 1e6\n" +
            "config.RotateSlopSnapped 704 d 0 to 1e4\nconfig.PredictTime 712 d 0 to 0.025\ntime 0 d -1e12 to 1e12\n" +
            "viewX 0 d -1e12 to 1e12\nviewY 0 d -1e12 to 1e12\ncontentX 0 d -1e12 to 1e12\n" +
            "contentY 0 d -1e12 to 1e12\noffset 0 d -1e12 to 1e12\nscale 0 d 1e-40 to 1e40\n" +
            "keptScale 0 d 0, or 1e-40 to 1e40\nrotation 0 d -1e40 to 1e40\ndx 0 d -1e12 to 1e12\n" +
            "dy 0 d -1e12 to 1e12\nfactor 0 d 1e-6 to 1e6\nangle 0 d -1000 to 1000\n" +
            "action 0 u 1, or 2, or 4, or 8, or 16, or 32, or 64, or 128, or 256 (one of Steps)\n" +
            "keep 0 i 0 to 1 (Keep)\nmaxScale 0 d 0, or 1e-40 to 1e40\nt 0 d 0 to 1\noriginX 0 d -1e12 to 1e12\n" +
            "originY 0 d -1e12 to 1e12\nowner 0 i 0 to 1 (ContactOwner)\nx 0 d -1e12 to 1e12\ny 0 d -1e12 to 1e12\n";
    }
}
