/*
 * registers.c - calls a function with known values in the registers that it must preserve, and ends the program if one
 * has changed. By the System V ABI these are rbx, rbp and r12 to r15 on x86-64. On other machines it checks nothing.
 *
 * Inside the library, functions preserve fewer registers than the ABI demands. The exported functions must preserve
 * all.
 *
 * SPDX-License-Identifier: MIT
 */
#include <stdio.h>
#include <stdlib.h>

#ifdef __x86_64__

/* Loads the function and its name into registers that hold no arguments. */
#define EXPORT(function)                                  \
    __asm__(".globl checked_" #function "\n"              \
            "checked_" #function ":\n"                    \
            "    movq " #function "@GOTPCREL(%rip), %r11\n" \
            "    leaq 1f(%rip), %r10\n"                   \
            "    jmp checked_call\n"                      \
            "1:  .asciz \"" #function "\"\n");

/* Pops the return address, so that the call finds the arguments where the caller put them. */
__asm__(".local saved\n"
        ".comm saved, 64, 8\n"
        ".text\n"
        "checked_call:\n"
        "    popq saved(%rip)\n"
        "    movq %rbx, 8 + saved(%rip)\n"
        "    movq %rbp, 16 + saved(%rip)\n"
        "    movq %r12, 24 + saved(%rip)\n"
        "    movq %r13, 32 + saved(%rip)\n"
        "    movq %r14, 40 + saved(%rip)\n"
        "    movq %r15, 48 + saved(%rip)\n"
        "    movq %r10, 56 + saved(%rip)\n"
        "    movq $0x1001, %rbx\n"
        "    movq $0x2002, %rbp\n"
        "    movq $0x3003, %r12\n"
        "    movq $0x4004, %r13\n"
        "    movq $0x5005, %r14\n"
        "    movq $0x6006, %r15\n"
        "    call *%r11\n"
        "    subq $0x1001, %rbx\n"
        "    jne 1f\n"
        "    subq $0x2002, %rbp\n"
        "    jne 1f\n"
        "    subq $0x3003, %r12\n"
        "    jne 1f\n"
        "    subq $0x4004, %r13\n"
        "    jne 1f\n"
        "    subq $0x5005, %r14\n"
        "    jne 1f\n"
        "    subq $0x6006, %r15\n"
        "    jne 1f\n"
        "    movq 8 + saved(%rip), %rbx\n"
        "    movq 16 + saved(%rip), %rbp\n"
        "    movq 24 + saved(%rip), %r12\n"
        "    movq 32 + saved(%rip), %r13\n"
        "    movq 40 + saved(%rip), %r14\n"
        "    movq 48 + saved(%rip), %r15\n"
        "    pushq saved(%rip)\n"
        "    ret\n"
        "1:  movq 56 + saved(%rip), %rdi\n"
        "    andq $-16, %rsp\n"
        "    call lost_register\n");

void lost_register(const char *function);

void lost_register(const char *function) {
    printf("FAILED: %s did not preserve a register of its caller\n", function);
    fflush(stdout);
    _Exit(1);
}

#else

#define EXPORT(function) __asm__(".set checked_" #function ", " #function);

#endif

#include "registers-exports.h"
