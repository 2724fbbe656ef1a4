// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

/// Name, offset in the struct, type and range of each number that a host passes.
let ranges = """
    viewport.width 0 d 1e-6 to 1e12\nviewport.height 8 d 1e-6 to 1e12\nviewport.left 16 d 0 to 1e12\n\
    viewport.top 24 d 0 to 1e12\nviewport.right 32 d 0 to 1e12\nviewport.bottom 40 d 0 to 1e12\n\
    rect.x 0 d -1e12 to 1e12\nrect.y 8 d -1e12 to 1e12\nrect.width 16 d 1e-6 to 1e12\nrect.height 24 d 1e-6 to 1e12\n\
    transform.scale 0 d 1e-40 to 1e40\ntransform.rotation 8 d -1e40 to 1e40\ntransform.x 16 d -1e40 to 1e40\n\
    transform.y 24 d -1e40 to 1e40\ntouch.time 0 d -1e12 to 1e12\ntouch.x 16 d -1e12 to 1e12\n\
    touch.y 24 d -1e12 to 1e12\ntouch.phase 32 i 1 to 4 (TouchPhase)\ntouch.tool 36 i 0 to 2 (Tool)\n\
    touch.flags 40 u 0 to 7 (ContactFlags)\ntouch.buttons 44 u 0 to 63 (Buttons)\ntouch.size 48 d 0 to 1e12\n\
    scroll.time 0 d -1e12 to 1e12\nscroll.x 8 d -1e12 to 1e12\nscroll.y 16 d -1e12 to 1e12\n\
    scroll.dx 24 d -1e12 to 1e12\nscroll.dy 32 d -1e12 to 1e12\nscroll.factor 40 d 0, or 1e-6 to 1e6\n\
    scroll.rotation 48 d -1000 to 1000\nscroll.unit 56 i 0 to 3 (ScrollUnit)\n\
    scroll.source 60 i 0 to 1 (ScrollSource)\nscroll.phase 64 i 0 to 4 (ScrollPhase)\nvelocity.x 0 d -1e12 to 1e12\n\
    velocity.y 8 d -1e12 to 1e12\nvelocity.logScale 16 d -1000 to 1000\nvelocity.rotation 24 d -1000 to 1000\n\
    velocity.viewX 32 d -1e12 to 1e12\nvelocity.viewY 40 d -1e12 to 1e12\noptions.animated 4 i 0 to 1\n\
    options.curve 8 i 0 to 1 (AnimationCurve)\noptions.path 12 i 0 to 1 (AnimationPath)\n\
    options.duration 16 d 0, or 0.001 to 10\noptions.left 24 d 0 to 1e12\noptions.top 32 d 0 to 1e12\n\
    options.right 40 d 0 to 1e12\noptions.bottom 48 d 0 to 1e12\noptions.maxScale 56 d 0, or 1e-40 to 1e40\n\
    options.flyRho 64 d 0, or 0.001 to 1000\noptions.flySpeed 72 d 0, or 0.001 to 1000\n\
    options.quiet 80 i 0 (1 only without animated)\nlevel.fit 0 i 0 to 6 (Fit)\nlevel.otherFit 4 i 0 to 6 (Fit)\n\
    level.factor 8 d 1e-6 to 1e6\nlevel.otherFactor 16 d 0, or 1e-6 to 1e6\nconfig.gestures 4 u the bits of Gestures\n\
    config.pointsPerUnit 8 d 0.001 to 1000\nconfig.pixelsPerUnit 16 d 0.001 to 1000\nconfig.fit 24 i 0 to 6 (Fit)\n\
    config.bounds 28 i 0 to 2 (PanBounds)\nconfig.minScale 32 l a level\nconfig.maxScale 56 l a level\n\
    config.doubleTap 80 i 0 to 6 (ZoomAction)\nconfig.wheel 84 i 0 to 2 (ScrollEffect)\n\
    config.trackpad 88 i 0 to 2 (ScrollEffect)\nconfig.reducedMotion 92 i 0 to 1\nconfig.alignX 96 d 0 to 1\n\
    config.alignY 104 d 0 to 1\nconfig.visiblePart 112 d 0 to 1\nconfig.visibleExtra 120 d -1e12 to 1e12\n\
    config.alwaysBounceX 128 i 0 to 1\nconfig.alwaysBounceY 132 i 0 to 1\n\
    config.twoFingerTap 136 i 0 to 6 (ZoomAction)\nconfig.tapAnchor 140 i 0 to 1 (ZoomAnchor)\n\
    config.pinchAnchor 144 i 0 to 1 (PinchAnchor)\nconfig.tapAction 148 i 0 to 6 (ZoomAction)\n\
    config.pressAction 152 i 0 to 6 (ZoomAction)\nconfig.fingerTaps 156 u the bits of FingerCounts\n\
    config.snap 160 i 0 to 2 (Snap)\nconfig.levelCount 164 i 0 to 8\nconfig.zoomStep 168 d 1.01 to 100\n\
    config.animationDuration 176 d 0, or 0.001 to 10\nconfig.snapTolerance 184 d 0 to 10\nconfig.levels 192 l a level\n\
    config.momentum 384 i 0 to 2 (Momentum)\nconfig.invertZoom 388 i 0 to 1\nconfig.wheelSpeed 392 d 0.01 to 10\n\
    config.wheelSmoothing 400 d 0, or 1 to 1000\nconfig.scrollEndTime 408 d 0.01 to 10\n\
    config.flingDecay 416 d 0.01 to 1000\nconfig.flingZoomDecay 424 d 0, or 0.1 to 1000\n\
    config.flingMinSpeed 432 d 0 to 1e6\nconfig.rubberBand 440 d 0 to 1\nconfig.rubberBandScale 448 d 1 to 100\n\
    config.springFrequency 456 d 0.1 to 1000\nconfig.doubleTapTime 464 d 0.01 to 10\n\
    config.doubleTapDistance 472 d 0 to 1e4\nconfig.tapTime 480 d 0.01 to 10\nconfig.tapSlop 488 d 10 to 1e4\n\
    config.pressTime 496 d 0.01 to 10\nconfig.twoFingerTapTime 504 d 0.01 to 10\n\
    config.twoFingerLandTime 512 d 0 to 10\nconfig.twoFingerLiftTime 520 d 0 to 10\nconfig.panSlop 528 d 0 to 1e4\n\
    config.axisLockRatio 536 d 0, or 1 to 100\nconfig.swipeSpeed 544 d 0 to 1e6\nconfig.pageOverscroll 552 d 0 to 10\n\
    config.pinchSlop 560 d 0 to 1e4\nconfig.pinchSpeed 568 d 0.01 to 10\nconfig.pinchMinSpan 576 d 0 to 1e4\n\
    config.rotateSlop 584 d 0 to 1e4\nconfig.rotateSnap 592 d 0 to 0.785\nconfig.rotateSnapStep 600 d 0.01 to 6.284\n\
    config.quickZoomDistance 608 d -1e4 to -1, or 1 to 1e4\nconfig.events 616 q the bits of EventKinds\n\
    config.lenient 624 i 0 to 1\nconfig.minPanContacts 628 i 1 to 2\nconfig.pagerEdges 632 u the bits of Limits\n\
    config.hostTools 636 u the bits of Tools\nconfig.hostButtons 640 u the bits of Buttons\n\
    config.dragFingers 644 u the bits of FingerCounts\nconfig.palmSize 648 d 0 to 1e12\n\
    config.penGuardTime 656 d 0 to 1e12\nconfig.tapDebounceTime 664 d 0 to doubleTapTime\n\
    config.tapIgnoreTime 672 d 0 to 10\nconfig.liftGraceTime 680 d 0 to 1\n\
    config.flingMaxSpeed 688 d flingMinSpeed to 1e6\nconfig.flingBoostSpeed 696 d 0 to 1e6\n\
    config.rotateSlopSnapped 704 d 0 to 1e4\nconfig.predictTime 712 d 0 to 0.025\ntime 0 d -1e12 to 1e12\n\
    viewX 0 d -1e12 to 1e12\nviewY 0 d -1e12 to 1e12\ncontentX 0 d -1e12 to 1e12\ncontentY 0 d -1e12 to 1e12\n\
    offset 0 d -1e12 to 1e12\nscale 0 d 1e-40 to 1e40\nkeptScale 0 d 0, or 1e-40 to 1e40\nrotation 0 d -1e40 to 1e40\n\
    dx 0 d -1e12 to 1e12\ndy 0 d -1e12 to 1e12\nfactor 0 d 1e-6 to 1e6\nangle 0 d -1000 to 1000\n\
    action 0 u 1, or 2, or 4, or 8, or 16, or 32, or 64, or 128, or 256 (one of Steps)\nkeep 0 i 0 to 1 (Keep)\n\
    maxScale 0 d 0, or 1e-40 to 1e40\nt 0 d 0 to 1\noriginX 0 d -1e12 to 1e12\noriginY 0 d -1e12 to 1e12\n\
    owner 0 i 0 to 1 (ContactOwner)\nx 0 d -1e12 to 1e12\ny 0 d -1e12 to 1e12\n
    """
