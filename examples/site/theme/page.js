// SPDX-License-Identifier: MIT
// The film of the first page plays unless people want less motion. The playground starts when half of it is on the
// screen, and stops off the screen. On all pages keys can scroll wide tables, tabs and code.

const film = document.querySelector(".film");
if (film && !matchMedia("(prefers-reduced-motion: reduce)").matches) film.play().catch(() => {});

// Fingers and wheel scroll the page over the playground, until a click takes it.
const stage = document.querySelector(".stage");
if (stage) {
    const start = stage.querySelector(".start"), frame = document.createElement("iframe");
    const load = () => { if (!frame.isConnected) stage.prepend(frame); };
    Object.assign(frame, { src: start.href, title: "The playground of tapzoom", inert: true });
    const near = new IntersectionObserver((changes) => {
        const { isIntersecting, intersectionRatio } = changes.at(-1);
        if (!isIntersecting) frame.remove();
        else if (intersectionRatio >= 0.5) load();
    }, { threshold: [0, 0.5] });
    start.addEventListener("click", (event) => {
        event.preventDefault();
        near.disconnect();
        load();
        frame.inert = false;
        frame.focus();
        start.remove();
    });
    if (!navigator.connection?.saveData) near.observe(stage);
}

function reachable() {
    for (const one of document.querySelectorAll("pre > code, .md-typeset__scrollwrap, .tabbed-labels")) {
        if (one.scrollWidth > one.clientWidth) one.tabIndex = 0;
    }
}
addEventListener("load", reachable);
addEventListener("resize", reachable);
