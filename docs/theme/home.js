// SPDX-License-Identifier: MIT
// The first page: the film plays unless people want less motion, and the playground starts in the page.

const film = document.querySelector(".film");
if (film && !matchMedia("(prefers-reduced-motion: reduce)").matches) film.play().catch(() => {});

document.querySelector(".start")?.addEventListener("click", (event) => {
    event.preventDefault();
    const frame = document.createElement("iframe");
    frame.src = event.currentTarget.href;
    frame.title = "The playground of tapzoom";
    event.currentTarget.parentElement.replaceChildren(frame);
    frame.focus();
});
