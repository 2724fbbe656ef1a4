// SPDX-License-Identifier: MIT
//
// Touches each page of a large frame in order, because Windows grows the stack by its guard page. x15 has the size in
// units of 16 bytes and stays the same; x16 and x17 change. The code follows that of the library in one assembly file.

        .text
        .p2align 2
tapzoom.probe_stack:
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
