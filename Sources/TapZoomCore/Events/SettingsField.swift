// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

/// A setting. The raw value is the offset of its field in tapzoom_config.
package enum SettingsField: UInt16 {
    case none = 0, gestures = 4, events = 8, lenient = 16, reducedMotion = 20, pointsPerUnit = 24, pixelsPerUnit = 32,
        fit = 40, bounds = 44, alignX = 48, alignY = 56, visiblePart = 64, visibleExtra = 72, doubleTap = 144,
        twoFingerTap = 148, tapAnchor = 152, pinchAnchor = 156, levelCount = 160, snap = 164, snapTolerance = 168,
        zoomStep = 176, animationDuration = 184, tapTime = 448, tapSlop = 456, tapDebounceTime = 464,
        doubleTapTime = 472, doubleTapDistance = 480, twoFingerTapTime = 488, twoFingerLandTime = 496,
        twoFingerLiftTime = 504, pressTime = 512, panSlop = 520, axisLockRatio = 528, pinchSlop = 536, pinchSpeed = 544,
        pinchMinSpan = 552, rotateSlop = 560, rotateSnap = 568, liftGraceTime = 576, swipeSpeed = 584, swipeAngle = 592,
        quickZoomDistance = 600, pageOverscroll = 608, flingMinSpeed = 616, flingMaxSpeed = 624, flingDecay = 632,
        flingBoostSpeed = 640, flingZoomDecay = 648, rubberBand = 656, rubberBandScale = 664, springFrequency = 672,
        alwaysBounceX = 680, alwaysBounceY = 684, momentum = 688, wheel = 692, trackpad = 696, invertZoom = 700,
        wheelSpeed = 704, wheelSmoothing = 712, scrollEndTime = 720, minPanContacts = 728, pagerEdges = 732,
        hostTools = 736, hostButtons = 740, fingerTaps = 744, dragFingers = 748, palmSize = 752, penGuardTime = 760,
        tapAction = 768, pressAction = 772, tapIgnoreTime = 776, rotateSnapStep = 784, rotateSlopSnapped = 792,
        predictTime = 800
}
