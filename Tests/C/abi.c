/*
 * abi.c - checks the layout of every struct and the value of every constant. They never change within an ABI version,
 * except that tapzoom_config and tapzoom_options may grow at their ends.
 *
 * SPDX-License-Identifier: MIT
 */
#include "check.h"

#define SIZE(type, size) CHECK(sizeof(type) == (size));
#define AT(type, field, offset, size) \
    CHECK(offsetof(type, field) == (offset) && sizeof(((type *)0)->field) == (size));
#define VALUE(name, value) CHECK((name) == (value));

/* A gesture has the bit of its event kind; the compiler checks it, too. */
#define SAME_BIT(kind) \
    CHECK(sizeof(char[TAPZOOM_GESTURE_##kind == 1 << TAPZOOM_EVENT_##kind ? 1 : -1]) == 1); \
    CHECK(TAPZOOM_BIT(TAPZOOM_EVENT_##kind) == TAPZOOM_GESTURE_##kind);

int main(void) {
    SAME_BIT(TAP) SAME_BIT(DOUBLE_TAP) SAME_BIT(FINGERS_TAP) SAME_BIT(LONG_PRESS) SAME_BIT(PAN) SAME_BIT(PINCH)
    SAME_BIT(ROTATE) SAME_BIT(QUICK_ZOOM) SAME_BIT(SWIPE) SAME_BIT(FLING)
    CHECK(TAPZOOM_BIT(63) == UINT64_C(0x8000000000000000) && TAPZOOM_BIT(TAPZOOM_TOOL_PEN) == 2);
#include "ledger.h"
    return check_report();
}
