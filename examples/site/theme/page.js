// SPDX-License-Identifier: MIT
// The film of the first page plays unless people want less motion, and the playground starts when half of it is on the
// screen. On all pages keys can scroll wide tables, tabs and code.

const film = document.querySelector(".film");
if (film && !matchMedia("(prefers-reduced-motion: reduce)").matches) film.play().catch(() => {});

// Fingers and wheel scroll the page over the playground, until a click takes it.
const stage = document.querySelector(".stage");
if (stage) {
    const start = stage.querySelector(".start"), frame = document.createElement("iframe");
    const load = () => { if (!frame.isConnected) stage.prepend(frame); };
    Object.assign(frame, { src: start.href, title: "The playground of tapzoom", inert: true });
    start.addEventListener("click", (event) => {
        event.preventDefault();
        load();
        frame.inert = false;
        frame.focus();
        start.remove();
    });
    const near = new IntersectionObserver(([{ isIntersecting }]) => {
        if (!isIntersecting) return;
        near.disconnect();
        load();
    }, { threshold: 0.5 });
    if (!navigator.connection?.saveData) near.observe(stage);
}

function reachable() {
    for (const one of document.querySelectorAll("pre > code, .md-typeset__scrollwrap, .tabbed-labels")) {
        if (one.scrollWidth > one.clientWidth) one.tabIndex = 0;
    }
}
addEventListener("load", reachable);
addEventListener("resize", reachable);
