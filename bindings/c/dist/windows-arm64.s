// SPDX-License-Identifier: MIT
//
// Touches each page of a large frame in order, because Windows grows the stack by its guard page. The DLL has no other
// library with it. x15 has the size in units of 16 bytes and stays the same; x16 and x17 change.

        .text
        .globl __chkstk
        .p2align 2
__chkstk:
        lsl     x16, x15, #4
        mov     x17, sp
1:      cmp     x16, #4096
        b.ls    2f
        sub     x17, x17, #4096
        ldr     xzr, [x17]
        sub     x16, x16, #4096
        b       1b
2:      sub     x17, x17, x16
        ldr     xzr, [x17]
        ret
