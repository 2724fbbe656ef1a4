// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

/// A setting. The raw value is the offset of its field in tapzoom_config.
package enum SettingsField: UInt16 {
    case none = 0, gestures = 4, events = 8, lenient = 16, reducedMotion = 20, pointsPerUnit = 24, pixelsPerUnit = 32,
        fit = 40, bounds = 44, alignX = 48, alignY = 56, visiblePart = 64, visibleExtra = 72, doubleTap = 144,
        doubleTapAnchor = 148, twoFingerTap = 152, twoFingerTapAnchor = 156, levelCount = 160, snap = 164,
        snapTolerance = 168, zoomStep = 176, animationDuration = 184, tapTime = 448, tapSlop = 456, tapSlopPen = 464,
        tapSlopMouse = 472, tapDebounceTime = 480, doubleTapTime = 488, doubleTapDistance = 496, twoFingerTapTime = 504,
        twoFingerLandTime = 512, twoFingerLiftTime = 520, pressTime = 528, panSlop = 536, axisLockRatio = 544,
        pinchSlop = 552, pinchSpeed = 560, pinchMinSpan = 568, rotateSlop = 576, rotateSnap = 584, liftGraceTime = 592,
        swipeSpeed = 600, swipeAngle = 608, quickZoomDistance = 616, pageOverscroll = 624, flingMinSpeed = 632,
        flingMaxSpeed = 640, flingDecay = 648, flingBoostSpeed = 656, flingZoomDecay = 664, rubberBand = 672,
        rubberBandScale = 680, springFrequency = 688, alwaysBounceX = 696, alwaysBounceY = 700, momentum = 704,
        wheel = 708, trackpad = 712, invertZoom = 716, wheelSpeed = 720, wheelSmoothing = 728, scrollEndTime = 736,
        minPanContacts = 744, pagerEdges = 748, hostTools = 752, hostButtons = 756, fingerTaps = 760, dragFingers = 764,
        palmSize = 768, penGuardTime = 776, tapAction = 784, pressAction = 788, tapIgnoreTime = 792,
        rotateSnapStep = 800, rotateSnapOrigin = 808, rotateSlopSnapped = 816, pinchAnchor = 824, predictTime = 832
}
