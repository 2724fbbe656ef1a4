# SPDX-License-Identifier: MIT
#
# The functions of the C library for code with the convention of Unix. That of Windows takes its arguments from other
# registers and has room for them on the stack. The code follows that of the library in one assembly file.

        .text
tapzoom.malloc:
        leaq    malloc(%rip), %rax
        jmp     tapzoom.call
tapzoom.free:
        leaq    free(%rip), %rax
        jmp     tapzoom.call
tapzoom.memcpy:
        leaq    memcpy(%rip), %rax
        jmp     tapzoom.call
tapzoom.memset:
        leaq    memset(%rip), %rax
        jmp     tapzoom.call
tapzoom.memmove:
        leaq    memmove(%rip), %rax
tapzoom.call:
        movq    %rdi, %rcx
        movq    %rdx, %r8
        movq    %rsi, %rdx
        subq    $40, %rsp
        callq   *%rax
        addq    $40, %rsp
        retq
