// SPDX-License-Identifier: MIT
// The film of the first page plays unless people want less motion, and the playground starts in the page. On all pages
// keys can scroll wide tables and code.

const film = document.querySelector(".film");
if (film && !matchMedia("(prefers-reduced-motion: reduce)").matches) film.play().catch(() => {});

document.querySelector(".start")?.addEventListener("click", (event) => {
    event.preventDefault();
    const frame = document.createElement("iframe");
    frame.src = event.currentTarget.href;
    frame.title = "The playground of tapzoom";
    event.currentTarget.closest(".stage").replaceChildren(frame);
    frame.focus();
});

function reachable() {
    for (const one of document.querySelectorAll("pre > code, .md-typeset__scrollwrap")) {
        if (one.scrollWidth > one.clientWidth) one.tabIndex = 0;
    }
}
addEventListener("load", reachable);
addEventListener("resize", reachable);
