// SPDX-License-Identifier: MIT
#pragma once

enum class EScreenPhysicalAccuracy { Unknown, Approximation, Truth };
struct FPlatformApplicationMisc {
    static EScreenPhysicalAccuracy GetPhysicalScreenDensity(int &density) {
        density = 320;
        return EScreenPhysicalAccuracy::Truth;
    }
};
