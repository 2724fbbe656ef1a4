# SPDX-License-Identifier: MIT
#
# For sed -E: replaces x86-64 instructions by shorter ones with the same result. LLVM emits the longer ones for
# processors of 2008. The assembly for other processors contains none of them.

# Functions need no alignment.
/^[[:blank:]]\.p2align[[:blank:]]1([[:blank:]]|$)/d

# Moves and bitwise operations on a whole register: the instruction for floats has the same result for other types.
s/^([[:blank:]])(mov[auhl]|xor|andn?|or)pd([[:blank:]])/\1\2ps\3/
s/^([[:blank:]])p(xor|andn?|or)([[:blank:]].*%xmm)/\1\2ps\3/
s/^([[:blank:]])movdq([au])([[:blank:]])/\1mov\2ps\3/

# Stores of the low half.
s/^([[:blank:]])mov(sd|q)([[:blank:]]%xmm[0-9]+, [^%])/\1movlps\3/

# Permutations of halves and quarters.
s/^([[:blank:]])shufpd([[:blank:]])\$1,/\1shufps\2$78,/
s/^([[:blank:]])shufpd([[:blank:]])\$2,/\1shufps\2$228,/
s/^([[:blank:]])pshufd([[:blank:]]\$[0-9]+, )(%xmm[0-9]+), \3([[:blank:]]|$)/\1shufps\2\3, \3\4/

# Interleaving of both low halves, then of both high halves of one register, or of two that a copy has made equal.
s/^([[:blank:]])p?unpckl(pd|qdq)([[:blank:]]%)/\1movlhps\3/
s/^([[:blank:]])p?unpckh(pd|qdq)([[:blank:]])(%xmm[0-9]+), \4([[:blank:]]|$)/\1movhlps\3\4, \4\5/
$!N
s/^([[:blank:]]movaps[[:blank:]])(%xmm[0-9]+, %xmm[0-9]+)(\n[[:blank:]])p?unpckh(pd|qdq)([[:blank:]]\2)([[:blank:]]|$)/\1\2\3movhlps\5\6/
P
D
