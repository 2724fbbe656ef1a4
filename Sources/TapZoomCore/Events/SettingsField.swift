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
        pinchMinSpan = 552, rotateSlop = 560, rotateSnap = 568, liftGraceTime = 576, swipeSpeed = 584,
        quickZoomDistance = 592, pageOverscroll = 600, flingMinSpeed = 608, flingMaxSpeed = 616, flingDecay = 624,
        flingBoostSpeed = 632, flingZoomDecay = 640, rubberBand = 648, rubberBandScale = 656, springFrequency = 664,
        alwaysBounceX = 672, alwaysBounceY = 676, momentum = 680, wheel = 684, trackpad = 688, invertZoom = 692,
        wheelSpeed = 696, wheelSmoothing = 704, scrollEndTime = 712, minPanContacts = 720, pagerEdges = 724,
        hostTools = 728, hostButtons = 732, fingerTaps = 736, dragFingers = 740, palmSize = 744, penGuardTime = 752,
        tapAction = 760, pressAction = 764, tapIgnoreTime = 768, rotateSnapStep = 776, rotateSlopSnapped = 784,
        predictTime = 792
}
