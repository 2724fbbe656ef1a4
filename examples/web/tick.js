// SPDX-License-Identifier: MIT
/** A tick at a detent: a short vibration, where there is one, and a flash of a note. */

export function tick(note) {
    // Before the first tap on a page browsers refuse to vibrate, and complain.
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(12);
    const { backgroundColor, color } = getComputedStyle(document.querySelector(".segments input:checked + span"));
    const flash = { backgroundColor, color };
    note.animate([{ ...flash, transform: "scale(1.25)" }, { ...flash, offset: 0.6 }, {}], 350);
}
