/*
 * words.h - scale, place and limits of a view in words, for those who do not see the picture.
 *
 * SPDX-License-Identifier: MIT
 */
#ifndef WORDS_H
#define WORDS_H

#include <stddef.h>

#include "tapzoom.h"

/*
 * Writes words such as "250 %, 40 across, 30 down, left edge" into a text of that size. percent: the scale. The place
 * is the content point in the middle of the viewport, in percent of the content.
 */
void words_write(char *text, size_t size, const tapzoom_view *view, double percent);

#endif
