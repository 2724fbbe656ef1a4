// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

/// A setting. The raw value is the offset of its field in tapzoom_config.
package enum SettingsField: UInt16 {
    case none = 0, gestures = 4, pointsPerUnit = 8, pixelsPerUnit = 16, fit = 24, bounds = 28, doubleTap = 80,
        wheel = 84, trackpad = 88, reducedMotion = 92, alignX = 96, alignY = 104, visiblePart = 112, visibleExtra = 120,
        alwaysBounceX = 128, alwaysBounceY = 132, twoFingerTap = 136, tapAnchor = 140, pinchAnchor = 144,
        tapAction = 148, pressAction = 152, fingerTaps = 156, snap = 160, levelCount = 164, zoomStep = 168,
        animationDuration = 176, snapTolerance = 184, momentum = 384, invertZoom = 388, wheelSpeed = 392,
        wheelSmoothing = 400, scrollEndTime = 408, flingDecay = 416, flingZoomDecay = 424, flingMinSpeed = 432,
        rubberBand = 440, rubberBandScale = 448, springFrequency = 456, doubleTapTime = 464, doubleTapDistance = 472,
        tapTime = 480, tapSlop = 488, pressTime = 496, twoFingerTapTime = 504, twoFingerLandTime = 512,
        twoFingerLiftTime = 520, panSlop = 528, axisLockRatio = 536, swipeSpeed = 544, pageOverscroll = 552,
        pinchSlop = 560, pinchSpeed = 568, pinchMinSpan = 576, rotateSlop = 584, rotateSnap = 592, rotateSnapStep = 600,
        quickZoomDistance = 608, events = 616, lenient = 624, minPanContacts = 628, pagerEdges = 632, hostTools = 636,
        hostButtons = 640, dragFingers = 644, palmSize = 648, penGuardTime = 656, tapDebounceTime = 664,
        tapIgnoreTime = 672, liftGraceTime = 680, flingMaxSpeed = 688, flingBoostSpeed = 696, rotateSlopSnapped = 704,
        predictTime = 712
}
