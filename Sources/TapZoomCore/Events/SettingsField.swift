// SPDX-License-Identifier: MIT
// bindings/generate.py writes this file from tapzoom.h.

/// A setting. The raw value is the offset of its field in tapzoom_config.
package enum SettingsField: UInt16 {
    case none = 0, gestures = 4, events = 8, lenient = 16, reducedMotion = 20, pointsPerUnit = 24, pixelsPerUnit = 32,
        fit = 40, bounds = 44, alignX = 48, alignY = 56, visiblePart = 64, visibleExtra = 72, doubleTap = 128,
        twoFingerTap = 132, tapAnchor = 136, pinchAnchor = 140, levelCount = 144, snap = 148, snapTolerance = 152,
        zoomStep = 160, animationDuration = 168, tapTime = 368, tapSlop = 376, tapDebounceTime = 384,
        doubleTapTime = 392, doubleTapDistance = 400, twoFingerTapTime = 408, twoFingerLandTime = 416,
        twoFingerLiftTime = 424, pressTime = 432, panSlop = 440, axisLockRatio = 448, pinchSlop = 456, pinchSpeed = 464,
        pinchMinSpan = 472, rotateSlop = 480, rotateSnap = 488, liftGraceTime = 496, swipeSpeed = 504,
        quickZoomDistance = 512, pageOverscroll = 520, flingMinSpeed = 528, flingMaxSpeed = 536, flingDecay = 544,
        flingBoostSpeed = 552, flingZoomDecay = 560, rubberBand = 568, rubberBandScale = 576, springFrequency = 584,
        alwaysBounceX = 592, alwaysBounceY = 596, momentum = 600, wheel = 604, trackpad = 608, invertZoom = 612,
        wheelSpeed = 616, wheelSmoothing = 624, scrollEndTime = 632, minPanContacts = 640, pagerEdges = 644,
        hostTools = 648, hostButtons = 652, fingerTaps = 656, dragFingers = 660, palmSize = 664, penGuardTime = 672,
        tapAction = 680, pressAction = 684, tapIgnoreTime = 688, rotateSnapStep = 696, rotateSlopSnapped = 704,
        predictTime = 712
}
