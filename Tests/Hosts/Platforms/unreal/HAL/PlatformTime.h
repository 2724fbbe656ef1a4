// SPDX-License-Identifier: MIT
#pragma once

struct FPlatformTime {
    static inline double now = 0;
    static double Seconds() { return now; }
};
