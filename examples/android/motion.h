/*
 * motion.h - touches of the NDK.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef MOTION_H
#define MOTION_H

#include <android/input.h>
#include <tapzoom.h>

/** Pushes a motion event of the touchscreen, or of a pen that hovers over it. */
tapzoom_status push_motion(tapzoom_view *view, const AInputEvent *event);

#endif
