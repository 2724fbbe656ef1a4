// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

package io.tapzoom;

/** Name, offset in the struct, type and range of each number that a host passes. */
final class Ranges {
    static final String TEXT =
        "viewport.width 0 d 1e-6 to 1e12\nviewport.height 8 d 1e-6 to 1e12\nviewport.left 16 d 0 to 1e12\n" +
        "viewport.top 24 d 0 to 1e12\nviewport.right 32 d 0 to 1e12\nviewport.bottom 40 d 0 to 1e12\n" +
        "rect.x 0 d -1e12 to 1e12\nrect.y 8 d -1e12 to 1e12\nrect.width 16 d 1e-6 to 1e12\n" +
        "rect.height 24 d 1e-6 to 1e12\ntransform.scale 0 d 1e-40 to 1e40\ntransform.rotation 8 d -1e40 to 1e40\n" +
        "transform.x 16 d -1e40 to 1e40\ntransform.y 24 d -1e40 to 1e40\ntouch.time 0 d -1e12 to 1e12\n" +
        "touch.x 16 d -1e12 to 1e12\ntouch.y 24 d -1e12 to 1e12\ntouch.phase 32 i 1 to 4 (TouchPhase)\n" +
        "touch.tool 36 i 0 to 2 (Tool)\ntouch.flags 40 u 0 to 7 (ContactFlags)\n" +
        "touch.buttons 44 u 0 to 63 (Buttons)\ntouch.size 48 d 0 to 1e12\nscroll.time 0 d -1e12 to 1e12\n" +
        "scroll.x 8 d -1e12 to 1e12\nscroll.y 16 d -1e12 to 1e12\nscroll.dx 24 d -1e12 to 1e12\n" +
        "scroll.dy 32 d -1e12 to 1e12\nscroll.factor 40 d 0, or 1e-6 to 1e6\nscroll.rotation 48 d -1000 to 1000\n" +
        "scroll.unit 56 i 0 to 3 (ScrollUnit)\nscroll.source 60 i 0 to 1 (ScrollSource)\n" +
        "scroll.phase 64 i 0 to 4 (ScrollPhase)\nvelocity.x 0 d -1e12 to 1e12\nvelocity.y 8 d -1e12 to 1e12\n" +
        "velocity.logScale 16 d -1000 to 1000\nvelocity.rotation 24 d -1000 to 1000\n" +
        "velocity.viewX 32 d -1e12 to 1e12\nvelocity.viewY 40 d -1e12 to 1e12\noptions.animated 4 i 0 to 1\n" +
        "options.curve 8 i 0 to 1 (AnimationCurve)\noptions.path 12 i 0 to 1 (AnimationPath)\n" +
        "options.duration 16 d 0, or 0.001 to 10\noptions.left 24 d 0 to 1e12\noptions.top 32 d 0 to 1e12\n" +
        "options.right 40 d 0 to 1e12\noptions.bottom 48 d 0 to 1e12\noptions.maxScale 56 d 0, or 1e-40 to 1e40\n" +
        "options.flyRho 64 d 0, or 0.001 to 1000\noptions.flySpeed 72 d 0, or 0.001 to 1000\n" +
        "options.quiet 80 i 0 (1 only without animated)\nlevel.fit 0 i 0 to 6 (Fit)\n" +
        "level.otherFit 4 i 0 to 6 (Fit)\nlevel.factor 8 d 1e-6 to 1e6\nlevel.otherFactor 16 d 0, or 1e-6 to 1e6\n" +
        "config.gestures 4 u the bits of Gestures\nconfig.pointsPerUnit 8 d 0.001 to 1000\n" +
        "config.pixelsPerUnit 16 d 0.001 to 1000\nconfig.fit 24 i 0 to 6 (Fit)\n" +
        "config.bounds 28 i 0 to 2 (PanBounds)\nconfig.minScale 32 l a level\nconfig.maxScale 56 l a level\n" +
        "config.doubleTap 80 i 0 to 6 (ZoomAction)\nconfig.wheel 84 i 0 to 2 (ScrollEffect)\n" +
        "config.trackpad 88 i 0 to 2 (ScrollEffect)\nconfig.reducedMotion 92 i 0 to 1\nconfig.alignX 96 d 0 to 1\n" +
        "config.alignY 104 d 0 to 1\nconfig.visiblePart 112 d 0 to 1\nconfig.visibleExtra 120 d -1e12 to 1e12\n" +
        "config.alwaysBounceX 128 i 0 to 1\nconfig.alwaysBounceY 132 i 0 to 1\n" +
        "config.twoFingerTap 136 i 0 to 6 (ZoomAction)\nconfig.tapAnchor 140 i 0 to 1 (ZoomAnchor)\n" +
        "config.pinchAnchor 144 i 0 to 1 (PinchAnchor)\nconfig.tapAction 148 i 0 to 6 (ZoomAction)\n" +
        "config.pressAction 152 i 0 to 6 (ZoomAction)\nconfig.fingerTaps 156 u the bits of FingerCounts\n" +
        "config.snap 160 i 0 to 2 (Snap)\nconfig.levelCount 164 i 0 to 8\nconfig.zoomStep 168 d 1.01 to 100\n" +
        "config.animationDuration 176 d 0, or 0.001 to 10\nconfig.snapTolerance 184 d 0 to 10\n" +
        "config.levels 192 l a level\nconfig.momentum 384 i 0 to 2 (Momentum)\nconfig.invertZoom 388 i 0 to 1\n" +
        "config.wheelSpeed 392 d 0.01 to 10\nconfig.wheelSmoothing 400 d 0, or 1 to 1000\n" +
        "config.scrollEndTime 408 d 0.01 to 10\nconfig.flingDecay 416 d 0.01 to 1000\n" +
        "config.flingZoomDecay 424 d 0, or 0.1 to 1000\nconfig.flingMinSpeed 432 d 0 to 1e6\n" +
        "config.rubberBand 440 d 0 to 1\nconfig.rubberBandScale 448 d 1 to 100\n" +
        "config.springFrequency 456 d 0.1 to 1000\nconfig.doubleTapTime 464 d 0.01 to 10\n" +
        "config.doubleTapDistance 472 d 0 to 1e4\nconfig.tapTime 480 d 0.01 to 10\nconfig.tapSlop 488 d 10 to 1e4\n" +
        "config.pressTime 496 d 0.01 to 10\nconfig.twoFingerTapTime 504 d 0.01 to 10\n" +
        "config.twoFingerLandTime 512 d 0 to 10\nconfig.twoFingerLiftTime 520 d 0 to 10\n" +
        "config.panSlop 528 d 0 to 1e4\nconfig.axisLockRatio 536 d 0, or 1 to 100\nconfig.swipeSpeed 544 d 0 to 1e6\n" +
        "config.pageOverscroll 552 d 0 to 10\nconfig.pinchSlop 560 d 0 to 1e4\nconfig.pinchSpeed 568 d 0.01 to 10\n" +
        "config.pinchMinSpan 576 d 0 to 1e4\nconfig.rotateSlop 584 d 0 to 1e4\nconfig.rotateSnap 592 d 0 to 0.785\n" +
        "config.rotateSnapStep 600 d 0.01 to 6.284\nconfig.quickZoomDistance 608 d -1e4 to -1, or 1 to 1e4\n" +
        "config.events 616 q the bits of EventKind\nconfig.lenient 624 i 0 to 1\nconfig.minPanContacts 628 i 1 to 2\n" +
        "config.pagerEdges 632 u the bits of Limits\nconfig.hostTools 636 u the bits of Tool\n" +
        "config.hostButtons 640 u the bits of Buttons\nconfig.dragFingers 644 u the bits of FingerCounts\n" +
        "config.palmSize 648 d 0 to 1e12\nconfig.penGuardTime 656 d 0 to 1e12\n" +
        "config.tapDebounceTime 664 d 0 to doubleTapTime\nconfig.tapIgnoreTime 672 d 0 to 10\n" +
        "config.liftGraceTime 680 d 0 to 1\nconfig.flingMaxSpeed 688 d flingMinSpeed to 1e6\n" +
        "config.flingBoostSpeed 696 d 0 to 1e6\nconfig.rotateSlopSnapped 704 d 0 to 1e4\n" +
        "config.predictTime 712 d 0 to 0.025\ntime 0 d -1e12 to 1e12\nviewX 0 d -1e12 to 1e12\n" +
        "viewY 0 d -1e12 to 1e12\ncontentX 0 d -1e12 to 1e12\ncontentY 0 d -1e12 to 1e12\noffset 0 d -1e12 to 1e12\n" +
        "scale 0 d 1e-40 to 1e40\nkeptScale 0 d 0, or 1e-40 to 1e40\nrotation 0 d -1e40 to 1e40\n" +
        "dx 0 d -1e12 to 1e12\ndy 0 d -1e12 to 1e12\nfactor 0 d 1e-6 to 1e6\nangle 0 d -1000 to 1000\n" +
        "action 0 u 1, or 2, or 4, or 8, or 16, or 32, or 64, or 128, or 256 (one of Steps)\nkeep 0 i 0 to 1 (Keep)\n" +
        "maxScale 0 d 0, or 1e-40 to 1e40\nt 0 d 0 to 1\noriginX 0 d -1e12 to 1e12\noriginY 0 d -1e12 to 1e12\n" +
        "owner 0 i 0 to 1 (ContactOwner)\nx 0 d -1e12 to 1e12\ny 0 d -1e12 to 1e12\n";

    private Ranges() { }
}
