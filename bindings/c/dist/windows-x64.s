# SPDX-License-Identifier: MIT
#
# Touches each page of a large frame in order, because Windows grows the stack by its guard page. The size is in rax;
# all registers stay the same. The code follows that of the library in one assembly file.

        .text
tapzoom.probe_stack:
        pushq   %rcx
        pushq   %rax
        leaq    24(%rsp), %rcx
        cmpq    $4096, %rax
        jb      2f
1:      subq    $4096, %rcx
        orq     $0, (%rcx)
        subq    $4096, %rax
        cmpq    $4096, %rax
        ja      1b
2:      subq    %rax, %rcx
        orq     $0, (%rcx)
        popq    %rax
        popq    %rcx
        retq
