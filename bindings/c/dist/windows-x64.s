# SPDX-License-Identifier: MIT
#
# Touches each page of a large frame in order, because Windows grows the stack by its guard page. MinGW and Visual
# Studio have it by different names. rax has the size and stays the same, as all registers do.

        .text
        .globl tapzoom_probe_stack
tapzoom_probe_stack:
        pushq   %rcx
        pushq   %rax
        leaq    24(%rsp), %rcx
1:      cmpq    $4096, %rax
        jbe     2f
        subq    $4096, %rcx
        testq   %rcx, (%rcx)
        subq    $4096, %rax
        jmp     1b
2:      subq    %rax, %rcx
        testq   %rcx, (%rcx)
        popq    %rax
        popq    %rcx
        retq
