// SPDX-License-Identifier: MIT
/** The panel: it opens and closes, and has tabs. */

import { showLinks } from "./links.js";

export function setUpPanel() {
    const panel = document.getElementById("panel"), toggle = document.getElementById("toggle");
    const tabs = [...panel.querySelectorAll("[role=tab]")];
    const open = (shown) => {
        panel.hidden = !shown;
        document.body.classList.toggle("with-panel", shown);
        toggle.setAttribute("aria-expanded", shown);
    };
    const select = (tab) => {
        for (const one of tabs) {
            const chosen = one === tab;
            one.setAttribute("aria-selected", chosen);
            one.tabIndex = chosen ? 0 : -1;
            document.getElementById(one.getAttribute("aria-controls")).hidden = !chosen;
        }
    };
    toggle.addEventListener("click", () => open(panel.hidden));
    showLinks();
    document.querySelector(".skip").addEventListener("click", (event) => {
        event.preventDefault(); // The fragment of the address has the settings.
        open(true);
        panel.focus();
    });
    for (const [index, tab] of tabs.entries()) {
        tab.addEventListener("click", () => select(tab));
        tab.addEventListener("keydown", ({ key }) => {
            const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
            if (!step) return;
            const next = tabs[(index + step + tabs.length) % tabs.length];
            select(next);
            next.focus();
        });
    }
    panel.addEventListener("keydown", ({ key, target }) => {
        if (key !== "Escape" || target.type === "search") return;
        open(false);
        toggle.focus();
    });
}
