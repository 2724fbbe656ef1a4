/*
 * boat.h - the drawing with which the sheet opens.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef BOAT_H
#define BOAT_H

#include "ink.h"

void boat_draw(ink *ink);

#endif
