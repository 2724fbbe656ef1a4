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

int main(void) {
#include "ledger.h"
    return check_report();
}
